"""jobs.py TRACE-RUN CHILD DIR SLOW - signals, process groups and a terminal, as a launcher and a shell use them

SLOW: a library with which processes take their time to leave their group."""
import os, pty, re, select, signal, subprocess, sys, time

run, child, where, slow = sys.argv[1:5]
failed = False
def told(name, good, why=""):
    global failed
    print(f"ok {name}" if good else f"not ok {name}: {why}", flush=True)
    failed |= not good

count = 0
def start(**how):
    global count
    count += 1
    p = subprocess.Popen([run, "-q", "-n", "-o", f"{where}/jobs{count}", "--", child, "signals"], stdout=subprocess.PIPE, text=True, **how)
    pid = int(p.stdout.readline().split()[1])
    return p, pid

def state_of(pid):
    try:
        return open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return "X"

def comes_to(pids, state):
    """The states of the processes, as soon as all are in that one, or at last."""
    for _ in range(200):
        states = [state_of(p) for p in pids]
        if all(s == state for s in states): break
        time.sleep(0.05)
    return states

def outlives(pid):
    for _ in range(100):
        if state_of(pid) in "XZ": return None
        time.sleep(0.05)
    return state_of(pid)

def finish(p, pid):
    os.kill(pid, signal.SIGUSR2)
    text = p.stdout.read()
    return text.replace("seen\n", "").strip(), p.wait(20) # a line for each signal, which it waits for

for name, how in (("", dict(process_group=0) if sys.version_info >= (3, 11) else dict(preexec_fn=os.setpgrp)),
                  (", session leader", dict(start_new_session=True)), (", no group of its own", {})):
    p, pid = start(**how)
    for k in range(3):
        p.send_signal(signal.SIGUSR1)
        p.stdout.readline()
    p.send_signal(signal.SIGRTMIN + 3)
    p.stdout.readline()
    # whoever stops the program alone, and lets it go on, knows of nothing else
    os.kill(pid, signal.SIGSTOP)
    told("a stopped program stays stopped, and trace-run stops" + name, *(lambda s: (s == ["T", "T"], s))(comes_to([pid, p.pid], "T")))
    os.kill(pid, signal.SIGCONT)
    p.stdout.readline()
    told("the program goes on, and so does trace-run" + name, *(lambda s: ("T" not in s, s))(comes_to([p.pid], "S")))
    told("signals to trace-run reach the program once" + name, *(lambda r: (r == ("USR1 3 TERM 0 INT 0 RT 1", 9), r))(finish(p, pid)))
    if not how: continue
    p, pid = start(**how)
    for k in range(3):
        os.killpg(p.pid, signal.SIGTERM)
        p.stdout.readline()
    told("signals to the group reach the program once" + name, *(lambda r: (r == ("USR1 0 TERM 3 INT 0 RT 0", 9), r))(finish(p, pid)))
    p, pid = start(**how)
    os.killpg(p.pid, signal.SIGKILL)
    told("a killed group ends as killed" + name, p.wait(20) == -signal.SIGKILL, p.returncode)
    told("the program does not outlive the group" + name, *(lambda state: (not state, state))(outlives(pid)))
    p, pid = start(**how)
    p.kill()
    p.wait(20)
    told("the program does not outlive trace-run" + name, *(lambda state: (not state, state))(outlives(pid)))

p, pid = start(start_new_session=True, env=dict(os.environ, LD_PRELOAD=slow))
os.killpg(p.pid, signal.SIGKILL)
p.wait(20)
told("the program does not outlive the group, killed at its start", *(lambda state: (not state, state))(outlives(pid)))

# A shell with job control on a terminal.
pid, tty = pty.fork()
if pid == 0:
    os.environ["PS1"] = "PROMPT "
    os.execvp("bash", ["bash", "--norc", "--noprofile", "-i"])
seen = ""
def expect(pattern, seconds=float(os.environ["PATIENCE"])):
    global seen
    end = time.time() + seconds
    while time.time() < end:
        m = re.search(pattern, seen)
        if m:
            seen = seen[m.end():]
            return m
        if select.select([tty], [], [], 0.2)[0]:
            try: seen += os.read(tty, 4096).decode(errors="replace")
            except OSError: return None
    return None
def type_(text): os.write(tty, text.encode())

expect("PROMPT ")
type_(f"stty -echo; {run} -q -n -o {where}/tty1 -- sh -c 'echo u""p; exec cat'; echo ended $?\n")
expect("up\r?\n")
type_("typed\n")
told("terminal: input arrives", expect("typed") is not None, seen)
type_("\x1a")
told("terminal: ^Z stops it", expect("Stopped") is not None, seen)
type_("fg\n")
type_("again\n")
told("terminal: fg goes on", expect("again") is not None, seen)
type_("\x04")
told("terminal: ^D ends it", expect("PROMPT ") is not None, seen)
type_(f"{run} -q -n -o {where}/tty2 -- sh -c 'echo u""p; exec sleep 100'; echo ended $?\n")
expect("up\r?\n")
type_("\x03")
expect("PROMPT ") # what is typed before may be thrown away with the signal
type_("echo status $?\n")
told("terminal: ^C ends it as SIGINT does", expect("status 130") is not None, seen)
type_("exit\n")
sys.exit(failed)

# shellcheck shell=bash
# words.sh - sourced: fuzz_words_of FOLDER makes FOLDER/TARGET, inputs for TOOL.args and env, and FOLDER/TARGET.dict, the
# words they know

fuzz_words_of() {
    local to=$1 tool name line k=0
    local values='0 1 -1 99999999999999999999 0x10 1e400 nan 20us 1.5s 14:03:12.5 2min 0-3 3-0 , a,,b ^[a-m].*[a-z]$ [ @ -
        -- - . /dev/null 64M 1T all name rank where %s%n p99'
    mkdir -p "$to" || return 1
    for tool in $fuzz_tools trace-run; do
        mkdir -p "$to/$tool.args"
        { "$BUILD/$tool" --help-all | grep -oE -- '(^|[ ,(])--?[a-zA-Z][a-z-]*' | tr -d ' ,('
            # shellcheck disable=SC2086 # words
            printf '%s\n' $values; } | sort -u | sed 's/\\/\\\\/g; s/.*/"&"/' >"$to/$tool.args.dict"
        name=${tool//-/_}
        while read -r line; do
            k=$((k + 1))
            # shellcheck disable=SC2086 # words
            printf '%s\n' $line @ >"$to/$tool.args/$k"
        done < <(sed -n "/defined FUZZ_$name\$/,/};/s/^ *\"\(.*\)\",\$/\1/p; /defined FUZZ_$name /,/};/s/^ *\"\(.*\)\",\$/\1/p" \
            "$ROOT/tests/fuzz/views.h")
        printf -- '--help\n' >"$to/$tool.args/help"
        printf -- '--help-all\n' >"$to/$tool.args/help-all"
        printf -- '--version\n' >"$to/$tool.args/version"
    done
    mkdir -p "$to/env"
    grep -ohE '"TRACE_[A-Z_]+"' "$ROOT/src/public/options.gen.h" | sort -u |
        sed 's/"\(.*\)"/"\\x0a\1="/' >"$to/env.dict"
    printf '"%s"\n' '\x0aPMIX_RANK=' '\x0aPMIX_NAMESPACE=' '\x0aSLURM_JOB_ID=' every= length= after= for= range= signal= \
        SIGUSR1 off release hold minimal default full all stream ring user=full -user ,kernels ,buffer= 4294967296 \
        9223372036854775808 -1 0-3 1e300s 0x1p99s 664 channels plan,times >>"$to/env.dict"
    printf 'TRACE_%s\n' WHEN=every=10,length=2,after=5,for=100,range=Step\*\|It?r,signal=USR2 RANKS=0,4-7 RUN=+abc \
        APIS=user,all=full,-mpi CHUNK=64 DEVICES=every=60s,length=2s,off >"$to/env/one"
    printf '%s\n' TRACE_MODE=ring TRACE_RING=16384 TRACE_BUFER=3 TRACE_NCCL=plan,times TRACE_MODE_BITS=664 TRACE_OUT=x/y \
        SLURM_JOB_ID=12 SLURM_STEP_ID=1 PMIX_RANK=3 PMIX_NAMESPACE=prterun-h-12@1 TRACE_COMMAND=name >"$to/env/two"
    printf '17,kernels,buffer=64\t--password=x\tTOKEN=abc\thttps://user:pw@host/x?sig=12' >"$to/env/three"
}

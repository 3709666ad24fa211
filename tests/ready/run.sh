#!/bin/bash
# Ready wrappers of other libraries: trace-run -a API, on programs that people use. What is recorded is what an independent witness
# counts and what the programs say themselves.
# clang: each witness is a library
set -u
. "$(dirname "$0")/../lib.sh"
need gcc g++ clang python3 sqlite3 h5dump ncgen ncdump fftw-wisdom openssl fi_pingpong ucx_perftest ibv_devinfo
cd "$WORK" || exit 1
RUN=$BUILD/trace-run

lacks() { if grep -Eq -- "$3" "$2"; then fail "$1" "$2 has '$3'"; else ok "$1"; fi; }
witness() { # API LIBRARY...: a library that counts the calls of all functions that are wrapped
    local api=$1 lib file
    shift
    sed -n 's/^TRACE__[A-Z_]*(trace__[a-z0-9_]*, [0-9]*, [0-9], [^,]*, trace__[A-Za-z0-9_]*, "\([A-Za-z0-9_]*\)".*/X(\1)/p' "$BUILD/$api-trace.c" >names.h
    check "$api: witness of $(wc -l <names.h) functions" $CC -O0 -shared -fPIC -I . "$ROOT/tests/count.c" -o "$api-count.so"
    files=
    for lib; do
        file=$(ldconfig -p | sed -n "s,.*=> \(.*/$lib\)\$,\1,p" | head -n 1)
        files=$files:$file # the program may load it late: the witness must find it at once
    done
}
# NAME API COMMAND...: the run prints and ends as without us, and what is recorded is what the witness counts. The witness stands before
# the wrappers, which ask the libraries some questions themselves.
compare() {
    local name=$1 api=$2 alone
    shift 2
    "$@" >alone 2>alone.errors
    alone=$?
    rm -rf out counts
    COUNT_OUT=$WORK/counts "$RUN" -n -q -a "$api=full,$api" -o out -- sh -c 'LD_PRELOAD=$0:$LD_PRELOAD$1; shift; exec "$@"' "$WORK/$api-count.so" "$files" "$@" >printed 2>errors
    same "$name: ends as alone" "$alone" $?
    same_file "$name: prints what it prints alone" alone printed
    sort counts >counted
    calls "$api" out | sort >tallied
    same_file "$name: $(wc -l <counted) functions, $(awk '{ s += $2 } END { print s + 0 }' counted) calls as the witness counts them" counted tallied
    "$BUILD/trace-print" out >events
    "$BUILD/trace-tally" --sizes out >sizes
}
# --- which there are

"$RUN" -a list >listed
has 'list' listed '^recorded if --apis names them:.* sqlite'
refuse 'a wrong word' "$RUN" -a sqlit -- true
"$RUN" -a sqlit -- true 2>said
has 'a wrong word: what was meant' said 'did you mean sqlite'
for word in sqlite sqlite=full all,sqlite -- -sqlite -mpi,sqlite=minimal; do
    [ "$word" = -- ] && continue
    rm -rf out
    "$RUN" -n -q -a "$word" -o out -- sh -c 'echo "$TRACE_APIS ${LD_PRELOAD##*/}"'
done >words
printf '%s\n' 'custom libtrace-h-sqlite.so' 'custom=full libtrace-h-sqlite.so' 'all,custom libtrace-h-sqlite.so' " ${RUN:+libtrace-h.so.0}" '-mpi,custom=minimal libtrace-h-sqlite.so' >want
same_file 'lists of APIs' want words
rm -rf out
TRACE_APIS=sqlite "$RUN" -n -q -o out -- sh -c 'echo "$TRACE_APIS ${LD_PRELOAD##*/}"' >words
same 'the variable' 'custom libtrace-h-sqlite.so' "$(cat words)"

# --- SQLite

cat >z.py <<'P'
import sqlite3
db = sqlite3.connect(":memory:")
db.execute("create table t(a integer, b text)")
db.executemany("insert into t values(?,?)", [(i, str(i)) for i in range(500)])
print(db.execute("select count(*), sum(a), max(b) from t").fetchall())
db.execute("create table b(x blob)")
db.execute("insert into b values(zeroblob(1000))")
if hasattr(db, "blobopen"):
    with db.blobopen("b", "x", 1) as blob:
        blob.write(b"x" * 300)
        blob.seek(0)
        assert len(blob.read(500)) == 500
try: db.execute("select * from nope")
except sqlite3.OperationalError as e: print(e)
P
witness sqlite libsqlite3.so.0
compare 'sqlite: python3' sqlite /usr/bin/python3 z.py
has 'sqlite: results by name' events 'sqlite3_step exit result=SQLITE_DONE'
same 'sqlite: one statement failed' 1 "$("$BUILD/trace-print" --errors out | grep -c 'sqlite3_prepare_v2 exit')"
sqlite3 t.db 'create table t(a integer, b text); insert into t values(1, "one"), (2, "two");'
compare 'sqlite: its shell' sqlite sqlite3 t.db 'select max(a) from t; select b from t order by 1;'
has 'sqlite: types by name' events 'sqlite3_column_type exit result=SQLITE_(TEXT|INTEGER)'
rm -rf out
"$RUN" -n -q -a sqlite -o out -- sqlite3 t.db 'select count(*) from t' >printed
calls sqlite out >got
has 'sqlite: statements at level default' got '^sqlite3_step [0-9]+$'
lacks 'sqlite: not each value' got '^sqlite3_column_'

# --- HDF5

cat >h.py <<'P'
import h5py, numpy
with h5py.File("t.h5", "w") as f:
    d = f.create_dataset("x", data=numpy.arange(1000.).reshape(10, 100))
    d.attrs["units"] = "m"
    f.create_dataset("y", data=numpy.arange(50, dtype="i2"))
with h5py.File("t.h5") as f:
    print(f["x"][:].sum(), f["x"][2:4].sum(), f["y"][10:20].sum())
    try: f["nope"]
    except KeyError as e: print(e)
P
witness hdf5 'libhdf5_serial.so[.0-9]*'
compare 'hdf5: h5py' hdf5 /usr/bin/python3 h.py
has 'hdf5: 8100 bytes written by two calls' sizes ' Total \| +2 \| +8.10kB'
has 'hdf5: 9620 bytes read by three' sizes ' Total \|[^|]*\|[^|]*\| +3 \| +9.62kB'
has 'hdf5: extents' events 'H5Screate_simple entry rank=2, dims=\[10, 100\], maxdims='
has 'hdf5: names' events 'H5Dcreate2 entry .*name="x"'
compare 'hdf5: h5dump' hdf5 h5dump t.h5
has 'hdf5: read by h5dump' sizes ' Total \|[^|]*\|[^|]*\| +2 \| +8.10kB'
compare 'hdf5: h5ls without the file' hdf5 h5ls nope.h5
has 'hdf5: a negative id is an error' events 'H5Fopen exit result=H5I_INVALID_HID'
"$BUILD/trace-print" --errors out >failed
has 'hdf5: and no other id' failed 'H5Fopen exit'
lacks 'hdf5: ids are no errors' failed 'result=[0-9]'

# --- netCDF

cat >n.cdl <<'C'
netcdf t {
dimensions: x = 3 ; time = UNLIMITED ;
variables: int a(x) ; double b(time, x) ; b:units = "m" ;
data: a = 1,2,3 ; b = 1,2,3,4,5,6 ;
}
C
witness netcdf 'libnetcdf.so[.0-9]*'
compare 'netcdf: ncgen' netcdf ncgen -o n.nc n.cdl
has 'netcdf: 60 bytes written by three calls' sizes ' Total \| +3 \| +60B'
has 'netcdf: a name, and a size of 0' events 'nc_def_dim entry .*name="time", len=0'
compare 'netcdf: ncdump' netcdf ncdump n.nc
has 'netcdf: read by ncdump' sizes ' Total \|[^|]*\|[^|]*\| +[0-9]+ \| +60B'
compare 'netcdf: ncdump of nothing' netcdf ncdump nope.nc
has 'netcdf: errors' events 'nc_open exit .*result=(2|NC_E[A-Z]*)'

# --- FFTW

witness fftw 'libfftw3.so[.0-9]*' 'libfftw3f.so[.0-9]*'
compare 'fftw: fftw-wisdom' fftw fftw-wisdom -e -n cof64 rib32x16
has 'fftw: sizes, signs and flags' events 'fftw_plan_dft_1d entry n=64, .*sign=FFTW_FORWARD, flags=.*FFTW_ESTIMATE'

# --- OpenSSL

witness openssl 'libcrypto.so.3' 'libssl.so.3'
head -c 100000 /dev/zero >plain
rm -rf out
"$RUN" -n -q -a openssl -o out -- openssl speed -seconds 1 -bytes 1024 -evp sha256 >printed 2>said
n=$(sed -n 's/.*: \([0-9]*\) sha256.s in.*/\1/p' said)
calls openssl out >got
has "openssl: speed counts $n digests itself" got "^EVP_Digest $n\$"
compare 'openssl: enc' openssl env WORD=correct-horse-battery openssl enc -aes-256-cbc -pbkdf2 -S 0001020304050607 -pass env:WORD -in plain
has 'openssl: bytes' events 'EVP_EncryptUpdate entry .*bytes=[0-9]+'
same 'openssl: 100000 bytes were encrypted' 100000 "$(sed -n 's/.*EVP_CipherUpdate entry .*bytes=\([0-9]*\) B.*/\1/p' events | awk '{ s += $1 } END { print s }')"
lacks 'openssl: no password' events correct-horse
if cat out/*.bin | grep -aq correct-horse; then fail 'openssl: no password in the file' 'it is there'; else ok 'openssl: no password in the file'; fi
# --- tables of functions that objects carry

check 'tables: library' gcc -O1 -shared -fPIC "$HERE/tables.c" -o libtables.so
check 'tables: program' gcc -O1 -I "$HERE" "$HERE/tables_main.c" -o tables -L. -ltables -Wl,-rpath,"$WORK" -pthread
check 'tables: wrap' "$BUILD/trace-gen" --header "$HERE/tables.h" --lib ./libtables.so --tables 'box_ops=box_*,shop_ops=shop_*' --rules "$HERE/tables.rules" --api tables
check 'tables: compiles' $CC -O1 -std=c11 -Wall -Wextra -Wpedantic -Werror -shared -fPIC -I "$ROOT" tables-trace.c -o libtables-trace.so -pthread -ldl
check 'tables: compiles as C++' g++ -O0 -std=c++11 -Wall -Wextra -Werror -fsyntax-only -x c++ -I "$ROOT" tables-trace.c
./tables >alone
rm -rf out
TRACE_OUT=$WORK/out TRACE_LEVEL=full LD_PRELOAD=$WORK/libtables-trace.so ./tables >printed 2>errors
same_file 'tables: the program does what it did; a closed object has its own table' alone printed
calls tables out >got
printf '%s\n' 'box_close 2002' 'box_get 2001' 'box_mode 2000' 'box_put 4002' 'shop_box 2002' 'shop_close 1' 'shop_count 1' 'shop_open 1' 'shop_same 1' >want
same_file 'tables: every call, through tables that are shared, changed, copied and in the object' want got
rm -rf out
TRACE_OUT=$WORK/out TRACE_APIS=-custom LD_PRELOAD=$WORK/libtables-trace.so ./tables >printed 2>errors
same_file 'tables: off' alone printed
"$BUILD/trace-gen" --header "$HERE/tables.h" --lib ./libtables.so --api tables 2>said
has 'inline functions are listed' said '^  inline in the header'
has 'inline functions: by name' said '^    box_put box_get$'

# --- libfabric: two endpoints in a process, by each provider of messages that needs no device; a program of its authors

check 'libfabric: program' gcc -O1 "$HERE/fabric.c" -o fabric -lfabric
for provider in shm tcp 'udp;ofi_rxd'; do
    rm -rf out
    "$RUN" -n -q -a libfabric=full,libfabric -o out -- ./fabric "$provider" >counted 2>said
    same "libfabric, $provider: ends well" 0 $?
    calls libfabric out | grep -E '^fi_(close|cq_read|trecv|tsend) ' >got
    same_file "libfabric, $provider: $(awk '{ s += $2 } END { print s + 0 }' counted) calls as the program counts them" counted got
    rm -rf out
    "$RUN" -n -q -a libfabric -o out -- ./fabric "$provider" >counted 2>said
    "$BUILD/trace-tally" --sizes out >sizes
    has "libfabric, $provider: bytes at level default" sizes ' Total \| +[0-9]+ \| +1.23MB \| +[0-9]+ \| +1.23MB'
    calls libfabric out >got
    lacks "libfabric, $provider: no polls at level default" got '^fi_cq_read '
done
port=$((20000 + $$ % 20000))
rm -rf out
"$RUN" -n -q -a libfabric -o out -- fi_pingpong -p tcp -e msg -I 30 -B $port >printed 2>said &
for _ in $(seq 100); do
    timeout 60 fi_pingpong -p tcp -e msg -I 30 -P $port 127.0.0.1 >client 2>&1 && break
    sleep 0.2
done
wait $!
sent=$(awk '$2 == 30 { n += $2 } END { print n + 0 }' printed)
calls libfabric out >got
same "libfabric: fi_pingpong says that it sent $sent" "$sent" "$(awk '/^fi_(send|inject) / { n += $2 } END { print n }' got)"
# --- UCX: a program of its authors, over TCP and over shared memory

witness ucx 'libucp.so.0'
perftest() { # TRANSPORTS TEST OPTIONS...: the server is recorded; 500 messages of 1000 bytes
    local tls=$1 test=$2
    shift 2
    port=$((20000 + RANDOM % 20000))
    rm -rf out counts
    UCX_TLS=$tls UCX_NET_DEVICES=lo COUNT_OUT=$WORK/counts timeout 200 "$RUN" -n -q "$@" -o out -- \
        sh -c 'LD_PRELOAD=$0:$LD_PRELOAD$1; shift; exec "$@"' "$WORK/ucx-count.so" "$files" ucx_perftest -t "$test" -n 500 -w 0 -s 1000 -p $port >printed 2>said &
    for _ in $(seq 100); do
        UCX_TLS=$tls UCX_NET_DEVICES=lo timeout 100 ucx_perftest -t "$test" -n 500 -w 0 -s 1000 -p $port 127.0.0.1 >client 2>&1 && break
        sleep 0.2
    done
    wait $!
    sort counts >counted
    calls ucx out >got
    "$BUILD/trace-tally" --sizes out >sizes
}
for tls in tcp,self posix,sysv,tcp,self; do
    perftest $tls tag_lat -a ucx=full,ucx
    grep -v '^ucp_recv_completion ' got >tallied
    same_file "ucx, $tls: $(awk '{ s += $2 } END { print s + 0 }' counted) calls as the witness counts them" counted tallied
    perftest $tls tag_lat -a ucx
    has "ucx, $tls: 500 messages of 1000 bytes each way" sizes ' Total \| +500 \| +500.00kB \| +500 \| +500.00kB'
    lacks "ucx, $tls: no polls at level default" got '^ucp_worker_progress '
done
"$BUILD/trace-print" out >events
has 'ucx: pointers that are a status' events 'ucp_tag_send_nbx exit .*status=UCS_(OK|INPROGRESS)'

# --- ibverbs: without a device, and with a library that stands for one

witness ibverbs 'libibverbs.so.1'
compare 'ibverbs: ibv_devinfo' ibverbs ibv_devinfo
mkdir -p verbs.d
check 'ibverbs: a device' gcc -O1 -w -shared -fPIC -Wl,-soname,libibverbs.so.1 "$HERE/verbs_fake.c" -o verbs.d/libibverbs.so.1
check 'ibverbs: program' gcc -O1 -w "$HERE/verbs.c" -o verbs verbs.d/libibverbs.so.1 -Wl,-rpath,"$WORK/verbs.d"
rm -rf out
"$RUN" -n -q -a ibverbs=full,ibverbs -o out -- ./verbs >counted 2>said
same 'ibverbs: the table was its own again when the device was closed' 0 $?
calls ibverbs out | grep -E '^ibv_(close_device|poll_cq|post_recv|post_send) ' >got
same_file 'ibverbs: calls through the context, as the program counts them' counted got
rm -rf out
"$RUN" -n -q -a ibverbs -o out -- ./verbs >counted 2>said
has 'ibverbs: the program' said '^400 completions, 5950 bytes'
"$BUILD/trace-tally" --sizes out >sizes
has 'ibverbs: bytes at level default' sizes ' Total \| +100 \| +5.95kB \| +[0-9]+ \| +5.95kB'
"$BUILD/trace-print" out >events
same 'ibverbs: completions' 400 "$(sed -n 's/.*ibv_completion instant .*count=\([0-9]*\),.*/\1/p' events | awk '{ s += $1 } END { print s }')"
# --- cuBLAS and cuDNN: libraries that stand for them, and pointers of a device

check 'gpu: libraries' sh -c "gcc -O0 -shared -fPIC -DCUBLAS -Wl,-soname,libcublas.so.13 '$HERE/gpu_fake.c' -o libcublas.so.13 && gcc -O0 -shared -fPIC -Wl,-soname,libcudnn.so.9 '$HERE/gpu_fake.c' -o libcudnn.so.9"
check 'gpu: program' gcc -O0 "$HERE/gpu.c" -o gpu ./libcublas.so.13 ./libcudnn.so.9 -Wl,-rpath,"$WORK"
rm -rf out
"$RUN" -n -q -a cublas,cudnn -o out -- ./gpu >printed 2>errors
same 'gpu: nothing is read that is not there' '0 0' "$? $(cat printed)"
{ calls cublas out; calls cudnn out; } >got
printf '%s\n' 'cublasCreate_v2 1' 'cublasDestroy_v2 1' 'cublasDgemmGroupedBatched 1' 'cublasSetMatrix 1' 'cublasSgemm_v2 10' 'cudnnBackendSetAttribute 2' \
    'cudnnConvolutionForward 1' 'cudnnCreate 1' 'cudnnSetTensorNdDescriptor 1' >want
same_file 'gpu: calls' want got
"$BUILD/trace-print" out >events
has 'gpu: sizes of a product' events 'cublasSgemm_v2 entry .*transa=CUBLAS_OP_N, transb=CUBLAS_OP_T, m=1280, n=64, k=32, '
has 'gpu: sizes of groups' events 'cublasDgemmGroupedBatched entry .*m_array=\[2, 3\]'
has 'gpu: bytes' events 'cublasSetMatrix entry .*bytes=8000 B'
has 'gpu: sizes of a tensor' events 'cudnnSetTensorNdDescriptor entry .*dataType=CUDNN_DATA_FLOAT, nbDims=4, dimA=\[8, 64, 28, 28\]'
has 'gpu: attributes' events 'cudnnBackendSetAttribute entry .*attributeType=CUDNN_TYPE_INT64, elementCount=3'
"$BUILD/trace-print" --errors out >failed
has 'gpu: errors' failed 'cudnnConvolutionForward exit result=CUDNN_STATUS_BAD_PARAM'
finish

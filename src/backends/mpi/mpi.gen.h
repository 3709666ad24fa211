/* Generated: trace-gen emit --rules mpi.rules --part calls mpich-4.0.2.model openmpi-4.1.4.model
 * Change the rules, not this file. */
#define trace__mpi_loaded(X) X("libmpi")
#define trace__mpi_open(X)
#define trace__mpi_absent 16 /* what a caller gets of a function that no library has */
#define trace__mpi_symbol(name) name
#ifdef TRACE__INJECT
#define trace__mpi_static 0
#define trace__mpi_declare_linked(id, name)
#define trace__mpi_linked(id) NULL
#else
#define trace__mpi_static 1
#define trace__mpi_declare_linked(id, name) extern void id##_linked(void) __asm__("P" name "");
#define trace__mpi_linked(id) id##_linked
#endif
#define trace__mpi_layered 0
#define trace__mpi_shown TRACE__WRAPPER
#define trace__mpi_source_id TRACE_SOURCE_MPI
#define trace__mpi_model trace__mpi_model
#define trace__mpi_read trace__mpi_handle_of
#define trace__mpi_first trace__mpi_first
#define trace__mpi_error trace__mpi_class
#define trace__mpi_links NULL

static const trace__script trace__mpi_enums[] = {
    {"MPI_COMBINER", 0 | 1 << 8, "MPI_COMBINER_NAMED=1 MPI_COMBINER_DUP MPI_COMBINER_CONTIGUOUS MPI_COMBINER_VECTOR MPI_COMBINER_HVECTOR_INTEGER "
        "MPI_COMBINER_HVECTOR MPI_COMBINER_INDEXED MPI_COMBINER_HINDEXED_INTEGER MPI_COMBINER_HINDEXED MPI_COMBINER_INDEXED_BLOCK "
        "MPI_COMBINER_STRUCT_INTEGER MPI_COMBINER_STRUCT MPI_COMBINER_SUBARRAY MPI_COMBINER_DARRAY MPI_COMBINER_F90_REAL MPI_COMBINER_F90_COMPLEX "
        "MPI_COMBINER_F90_INTEGER MPI_COMBINER_RESIZED MPI_COMBINER_HINDEXED_BLOCK"},
    {"MPI_COMBINER", 0 | 2 << 8, "MPI_COMBINER_NAMED=0 MPI_COMBINER_DUP MPI_COMBINER_CONTIGUOUS MPI_COMBINER_VECTOR MPI_COMBINER_HVECTOR=5 "
    "MPI_COMBINER_INDEXED "
        "MPI_COMBINER_HINDEXED=8 MPI_COMBINER_INDEXED_BLOCK MPI_COMBINER_STRUCT=11 MPI_COMBINER_SUBARRAY MPI_COMBINER_DARRAY "
        "MPI_COMBINER_F90_REAL MPI_COMBINER_F90_COMPLEX MPI_COMBINER_F90_INTEGER MPI_COMBINER_RESIZED MPI_COMBINER_HINDEXED_BLOCK"},
    {"MPI_COMM_TYPE", 0 | 1 << 8, "MPI_COMM_TYPE_SHARED=1 MPI_COMM_TYPE_HW_GUIDED MPI_COMM_TYPE_HW_UNGUIDED"},
    {"MPI_COMM_TYPE", 0 | 2 << 8, "MPI_COMM_TYPE_SHARED=0"},
    {"MPI_COMPARE", 0 | 1 << 8, "MPI_IDENT=0 MPI_CONGRUENT MPI_SIMILAR MPI_UNEQUAL"},
    {"MPI_COMPARE", 0 | 2 << 8, "MPI_IDENT=0 MPI_CONGRUENT MPI_SIMILAR MPI_UNEQUAL"},
    {"MPI_ERR", 0 | 1 << 8, "MPI_SUCCESS!=0 MPI_ERR_BUFFER MPI_ERR_COUNT MPI_ERR_TYPE MPI_ERR_TAG MPI_ERR_COMM MPI_ERR_RANK MPI_ERR_ROOT "
        "MPI_ERR_GROUP MPI_ERR_OP MPI_ERR_TOPOLOGY MPI_ERR_DIMS MPI_ERR_ARG MPI_ERR_UNKNOWN MPI_ERR_TRUNCATE MPI_ERR_OTHER "
        "MPI_ERR_INTERN MPI_ERR_IN_STATUS MPI_ERR_PENDING MPI_ERR_REQUEST MPI_ERR_ACCESS MPI_ERR_AMODE MPI_ERR_BAD_FILE MPI_ERR_CONVERSION "
        "MPI_ERR_DUP_DATAREP MPI_ERR_FILE_EXISTS MPI_ERR_FILE_IN_USE MPI_ERR_FILE MPI_ERR_INFO MPI_ERR_INFO_KEY MPI_ERR_INFO_VALUE "
        "MPI_ERR_INFO_NOKEY MPI_ERR_IO MPI_ERR_NAME MPI_ERR_NO_MEM MPI_ERR_NOT_SAME MPI_ERR_NO_SPACE MPI_ERR_NO_SUCH_FILE MPI_ERR_PORT "
        "MPI_ERR_QUOTA MPI_ERR_READ_ONLY MPI_ERR_SERVICE MPI_ERR_SPAWN MPI_ERR_UNSUPPORTED_DATAREP MPI_ERR_UNSUPPORTED_OPERATION "
        "MPI_ERR_WIN MPI_ERR_BASE MPI_ERR_LOCKTYPE MPI_ERR_KEYVAL MPI_ERR_RMA_CONFLICT MPI_ERR_RMA_SYNC MPI_ERR_SIZE MPI_ERR_DISP "
        "MPI_ERR_ASSERT MPI_ERR_RMA_RANGE=55 MPI_ERR_RMA_ATTACH MPI_ERR_RMA_SHARED MPI_ERR_RMA_FLAVOR MPI_T_ERR_MEMORY MPI_T_ERR_NOT_INITIALIZED "
        "MPI_T_ERR_CANNOT_INIT MPI_T_ERR_INVALID_INDEX MPI_T_ERR_INVALID_ITEM MPI_T_ERR_INVALID_HANDLE MPI_T_ERR_OUT_OF_HANDLES "
        "MPI_T_ERR_OUT_OF_SESSIONS MPI_T_ERR_INVALID_SESSION MPI_T_ERR_CVAR_SET_NOT_NOW MPI_T_ERR_CVAR_SET_NEVER MPI_T_ERR_PVAR_NO_STARTSTOP "
        "MPI_T_ERR_PVAR_NO_WRITE MPI_T_ERR_PVAR_NO_ATOMIC MPI_T_ERR_INVALID_NAME MPI_T_ERR_INVALID MPI_ERR_SESSION MPI_ERR_PROC_ABORTED "
        "MPI_ERR_VALUE_TOO_LARGE MPI_T_ERR_NOT_SUPPORTED MPIX_ERR_PROC_FAILED=101 MPIX_ERR_PROC_FAILED_PENDING MPIX_ERR_REVOKED "
        "MPIX_ERR_EAGAIN MPIX_ERR_NOREQ MPI_ERR_LASTCODE=1073741823"},
    {"MPI_ERR", 0 | 2 << 8, "MPI_SUCCESS!=0 MPI_ERR_BUFFER MPI_ERR_COUNT MPI_ERR_TYPE MPI_ERR_TAG MPI_ERR_COMM MPI_ERR_RANK MPI_ERR_REQUEST "
        "MPI_ERR_ROOT MPI_ERR_GROUP MPI_ERR_OP MPI_ERR_TOPOLOGY MPI_ERR_DIMS MPI_ERR_ARG MPI_ERR_UNKNOWN MPI_ERR_TRUNCATE "
        "MPI_ERR_OTHER MPI_ERR_INTERN MPI_ERR_IN_STATUS MPI_ERR_PENDING MPI_ERR_ACCESS MPI_ERR_AMODE MPI_ERR_ASSERT MPI_ERR_BAD_FILE "
        "MPI_ERR_BASE MPI_ERR_CONVERSION MPI_ERR_DISP MPI_ERR_DUP_DATAREP MPI_ERR_FILE_EXISTS MPI_ERR_FILE_IN_USE MPI_ERR_FILE "
        "MPI_ERR_INFO_KEY MPI_ERR_INFO_NOKEY MPI_ERR_INFO_VALUE MPI_ERR_INFO MPI_ERR_IO MPI_ERR_KEYVAL MPI_ERR_LOCKTYPE MPI_ERR_NAME "
        "MPI_ERR_NO_MEM MPI_ERR_NOT_SAME MPI_ERR_NO_SPACE MPI_ERR_NO_SUCH_FILE MPI_ERR_PORT MPI_ERR_QUOTA MPI_ERR_READ_ONLY "
        "MPI_ERR_RMA_CONFLICT MPI_ERR_RMA_SYNC MPI_ERR_SERVICE MPI_ERR_SIZE MPI_ERR_SPAWN MPI_ERR_UNSUPPORTED_DATAREP MPI_ERR_UNSUPPORTED_OPERATION "
        "MPI_ERR_WIN MPI_T_ERR_MEMORY MPI_T_ERR_NOT_INITIALIZED MPI_T_ERR_CANNOT_INIT MPI_T_ERR_INVALID_INDEX MPI_T_ERR_INVALID_ITEM "
        "MPI_T_ERR_INVALID_HANDLE MPI_T_ERR_OUT_OF_HANDLES MPI_T_ERR_OUT_OF_SESSIONS MPI_T_ERR_INVALID_SESSION MPI_T_ERR_CVAR_SET_NOT_NOW "
        "MPI_T_ERR_CVAR_SET_NEVER MPI_T_ERR_PVAR_NO_STARTSTOP MPI_T_ERR_PVAR_NO_WRITE MPI_T_ERR_PVAR_NO_ATOMIC MPI_ERR_RMA_RANGE "
        "MPI_ERR_RMA_ATTACH MPI_ERR_RMA_FLAVOR MPI_ERR_RMA_SHARED MPI_T_ERR_INVALID MPI_T_ERR_INVALID_NAME MPI_ERR_LASTCODE=92"},
    {"MPI_LOCK", 0 | 1 << 8, "MPI_LOCK_EXCLUSIVE=234 MPI_LOCK_SHARED"},
    {"MPI_LOCK", 0 | 2 << 8, "MPI_LOCK_EXCLUSIVE=1 MPI_LOCK_SHARED"},
    {"MPI_MODE_RMA", 0 | 1 << 8, "MPI_MODE_NOCHECK=1024 MPI_MODE_NOSTORE=2048 MPI_MODE_NOPUT=4096 MPI_MODE_NOPRECEDE=8192 MPI_MODE_NOSUCCEED=16384"},
    {"MPI_MODE_RMA", 0 | 2 << 8, "MPI_MODE_NOCHECK=1 MPI_MODE_NOPRECEDE MPI_MODE_NOPUT=4 MPI_MODE_NOSTORE=8 MPI_MODE_NOSUCCEED=16"},
    {"MPI_ORDER", 0 | 1 << 8, "MPI_ORDER_C=56 MPI_ORDER_FORTRAN"},
    {"MPI_ORDER", 0 | 2 << 8, "MPI_ORDER_C=0 MPI_ORDER_FORTRAN"},
    {"MPI_RANK", 0 | 1 << 8, "MPI_ROOT=-3 MPI_ANY_SOURCE MPI_PROC_NULL"},
    {"MPI_RANK", 0 | 2 << 8, "MPI_ROOT=-4 MPI_PROC_NULL=-2 MPI_ANY_SOURCE"},
    {"MPI_SEEK", 0 | 1 << 8, "MPI_SEEK_SET=600 MPI_SEEK_CUR=602 MPI_SEEK_END=604"},
    {"MPI_SEEK", 0 | 2 << 8, "MPI_SEEK_SET=600 MPI_SEEK_CUR=602 MPI_SEEK_END=604"},
    {"MPI_TAG", 0 | 1 << 8, "MPI_ANY_TAG=-1"},
    {"MPI_TAG", 0 | 2 << 8, "MPI_ANY_TAG=-1"},
    {"MPI_THREAD", 0 | 1 << 8, "MPI_THREAD_SINGLE=0 MPI_THREAD_FUNNELED MPI_THREAD_SERIALIZED MPI_THREAD_MULTIPLE"},
    {"MPI_THREAD", 0 | 2 << 8, "MPI_THREAD_SINGLE=0 MPI_THREAD_FUNNELED MPI_THREAD_SERIALIZED MPI_THREAD_MULTIPLE"},
    {"MPI_TOPO", 0 | 1 << 8, "MPI_UNDEFINED=-32766 MPI_GRAPH=1 MPI_CART MPI_DIST_GRAPH"},
    {"MPI_TOPO", 0 | 2 << 8, "MPI_UNDEFINED=-32766 MPI_CART=1 MPI_GRAPH MPI_DIST_GRAPH"},
    {"MPI_TYPECLASS", 0 | 1 << 8, "MPI_TYPECLASS_REAL=1 MPI_TYPECLASS_INTEGER MPI_TYPECLASS_COMPLEX"},
    {"MPI_TYPECLASS", 0 | 2 << 8, "MPI_TYPECLASS_INTEGER=1 MPI_TYPECLASS_REAL MPI_TYPECLASS_COMPLEX"},
    {"MPI_T_BIND", 0 | 1 << 8, "MPI_T_BIND_INVALID=0 MPI_T_BIND_NO_OBJECT=9700 MPI_T_BIND_MPI_COMM MPI_T_BIND_MPI_DATATYPE MPI_T_BIND_MPI_ERRHANDLER "
        "MPI_T_BIND_MPI_FILE MPI_T_BIND_MPI_GROUP MPI_T_BIND_MPI_OP MPI_T_BIND_MPI_REQUEST MPI_T_BIND_MPI_WIN MPI_T_BIND_MPI_MESSAGE "
        "MPI_T_BIND_MPI_INFO"},
    {"MPI_T_BIND", 0 | 2 << 8, "MPI_T_BIND_NO_OBJECT=0 MPI_T_BIND_MPI_COMM MPI_T_BIND_MPI_DATATYPE MPI_T_BIND_MPI_ERRHANDLER MPI_T_BIND_MPI_FILE "
        "MPI_T_BIND_MPI_GROUP MPI_T_BIND_MPI_OP MPI_T_BIND_MPI_REQUEST MPI_T_BIND_MPI_WIN MPI_T_BIND_MPI_MESSAGE MPI_T_BIND_MPI_INFO"},
    {"MPI_T_CB", 0 | 1 << 8, "MPI_T_CB_REQUIRE_NONE=0 MPI_T_CB_REQUIRE_MPI_RESTRICTED MPI_T_CB_REQUIRE_THREAD_SAFE MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE"},
    {"MPI_T_PVAR_CLASS", 0 | 1 << 8, "MPI_T_PVAR_CLASS_INVALID=0 MPI_T_PVAR_CLASS_STATE=240 MPI_T_PVAR_CLASS_LEVEL MPI_T_PVAR_CLASS_SIZE "
    "MPI_T_PVAR_CLASS_PERCENTAGE "
        "MPI_T_PVAR_CLASS_HIGHWATERMARK MPI_T_PVAR_CLASS_LOWWATERMARK MPI_T_PVAR_CLASS_COUNTER MPI_T_PVAR_CLASS_AGGREGATE MPI_T_PVAR_CLASS_TIMER "
        "MPI_T_PVAR_CLASS_GENERIC"},
    {"MPI_T_PVAR_CLASS", 0 | 2 << 8, "MPI_T_PVAR_CLASS_STATE=0 MPI_T_PVAR_CLASS_LEVEL MPI_T_PVAR_CLASS_SIZE MPI_T_PVAR_CLASS_PERCENTAGE "
    "MPI_T_PVAR_CLASS_HIGHWATERMARK "
        "MPI_T_PVAR_CLASS_LOWWATERMARK MPI_T_PVAR_CLASS_COUNTER MPI_T_PVAR_CLASS_AGGREGATE MPI_T_PVAR_CLASS_TIMER MPI_T_PVAR_CLASS_GENERIC"},
    {"MPI_T_SCOPE", 0 | 1 << 8, "MPI_T_SCOPE_INVALID=0 MPI_T_SCOPE_CONSTANT=60438 MPI_T_SCOPE_READONLY MPI_T_SCOPE_LOCAL MPI_T_SCOPE_GROUP "
    "MPI_T_SCOPE_GROUP_EQ "
        "MPI_T_SCOPE_ALL MPI_T_SCOPE_ALL_EQ"},
    {"MPI_T_SCOPE", 0 | 2 << 8, "MPI_T_SCOPE_CONSTANT=0 MPI_T_SCOPE_READONLY MPI_T_SCOPE_LOCAL MPI_T_SCOPE_GROUP MPI_T_SCOPE_GROUP_EQ MPI_T_SCOPE_ALL "
        "MPI_T_SCOPE_ALL_EQ"},
    {"MPI_T_VERBOSITY", 0 | 1 << 8, "MPI_T_VERBOSITY_INVALID=0 MPI_T_VERBOSITY_USER_BASIC=221 MPI_T_VERBOSITY_USER_DETAIL MPI_T_VERBOSITY_USER_ALL "
        "MPI_T_VERBOSITY_TUNER_BASIC MPI_T_VERBOSITY_TUNER_DETAIL MPI_T_VERBOSITY_TUNER_ALL MPI_T_VERBOSITY_MPIDEV_BASIC MPI_T_VERBOSITY_MPIDEV_DETAIL "
        "MPI_T_VERBOSITY_MPIDEV_ALL"},
    {"MPI_T_VERBOSITY", 0 | 2 << 8, "MPI_T_VERBOSITY_USER_BASIC=0 MPI_T_VERBOSITY_USER_DETAIL MPI_T_VERBOSITY_USER_ALL MPI_T_VERBOSITY_TUNER_BASIC "
        "MPI_T_VERBOSITY_TUNER_DETAIL MPI_T_VERBOSITY_TUNER_ALL MPI_T_VERBOSITY_MPIDEV_BASIC MPI_T_VERBOSITY_MPIDEV_DETAIL MPI_T_VERBOSITY_MPIDEV_ALL"},
    {"MPI_UNDEFINED", 0 | 1 << 8, "MPI_UNDEFINED=-32766"},
    {"MPI_UNDEFINED", 0 | 2 << 8, "MPI_UNDEFINED=-32766"},
    {0, 0, 0},
};

static const trace__derive trace__mpi_derived[] = {
    trace__mpi_derive_comm,
    trace__mpi_derive_comm_from,
    trace__mpi_derive_comm_made,
    trace__mpi_derive_final_flush,
    trace__mpi_derive_type,
    trace__mpi_derive_win,
    trace__mpi_derive_world,
    trace__mpi_derive_op,
    trace__mpi_derive_bytes,
    trace__mpi_derive_type_unless,
    trace__mpi_derive_seq,
    trace__mpi_derive_unless,
    trace__mpi_derive_peers,
    trace__mpi_derive_times,
    trace__mpi_derive_both,
    trace__mpi_derive_key,
    trace__mpi_derive_plan,
    trace__mpi_derive_track_collective,
    trace__mpi_derive_own32,
    trace__mpi_derive_sum32,
    trace__mpi_derive_own64,
    trace__mpi_derive_sum64,
    trace__mpi_derive_whole_allreduce,
    trace__mpi_derive_allreduce,
    trace__mpi_derive_peers_unless,
    trace__mpi_derive_sumw32,
    trace__mpi_derive_sumw64,
    trace__mpi_derive_whole_bcast,
    trace__mpi_derive_bcast,
    trace__mpi_derive_send,
    trace__mpi_derive_track_send,
    trace__mpi_derive_comm_from_none,
    trace__mpi_derive_comm_over,
    trace__mpi_derive_comm_at,
    trace__mpi_derive_comm_later,
    trace__mpi_derive_spawned,
    trace__mpi_derive_new_type,
    trace__mpi_derive_track_io,
    trace__mpi_derive_pointer,
    trace__mpi_derive_lend,
    trace__mpi_derive_moved,
    trace__mpi_derive_does_stop,
    trace__mpi_derive_root_type,
    trace__mpi_derive_sent,
    trace__mpi_derive_gather,
    trace__mpi_derive_peers_at_root,
    trace__mpi_derive_type_where,
    trace__mpi_derive_triple,
    trace__mpi_derive_polls,
    trace__mpi_derive_matched_by,
    trace__mpi_derive_probed_matching,
    trace__mpi_derive_probe_if,
    trace__mpi_derive_message_from,
    trace__mpi_derive_track_message,
    trace__mpi_derive_outdegree,
    trace__mpi_derive_indegree,
    trace__mpi_derive_did_start,
    trace__mpi_derive_probed,
    trace__mpi_derive_receive,
    trace__mpi_derive_posted,
    trace__mpi_derive_reduce,
    trace__mpi_derive_scatter,
    trace__mpi_derive_sent_bytes,
    trace__mpi_derive_probe,
    trace__mpi_derive_received_by,
    trace__mpi_derive_op_over,
    trace__mpi_derive_polled_part,
    trace__mpi_derive_track_receive,
    trace__mpi_derive_track_parts,
    trace__mpi_derive_message,
    trace__mpi_derive_forget_request,
    trace__mpi_derive_polled_status,
    trace__mpi_derive_session_over,
    trace__mpi_derive_session,
    trace__mpi_derive_handle,
    trace__mpi_derive_start,
    trace__mpi_derive_start_all,
    trace__mpi_derive_wait_for_one,
    trace__mpi_derive_polled_one,
    trace__mpi_derive_tested_all,
    trace__mpi_derive_wait_for_all,
    trace__mpi_derive_polled_all,
    trace__mpi_derive_wait_for_any,
    trace__mpi_derive_polled_any,
    trace__mpi_derive_tested_any,
    trace__mpi_derive_polled_some,
    trace__mpi_derive_waited_for_some,
    trace__mpi_derive_type_at,
    trace__mpi_derive_type_over,
    trace__mpi_derive_type_renamed,
    trace__mpi_derive_waited_for_all,
    trace__mpi_derive_waited_for_any,
    trace__mpi_derive_win_from,
    trace__mpi_derive_win_over,
    trace__mpi_derive_polled_window,
};
TRACE__LIBRARY(trace__mpi, "MPI")

/*: MPI_Pcontrol: level:i32 -> return:status@MPI_ERR */
#define trace__mpi_MPI_Pcontrol_steps "\5\1\1\14\14\10\10\1 Flevel\0\6Aresult\0\6a\4\0Fa\4\1\0E"

#if TRACE__MPI_3_1

/*: MPI_Allgather: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) $unless=unless(sendbuf,$bytes,$bytes_2) */
/*:     $peers=peers($comm) $times=times($bytes_2,$peers) $both=both($unless,$times) sendbuf:ptr sendcount:i32 */
/*:     sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype recvtype=$type:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 7, 15, 1, 1, 0, trace__mpi_MPI_Allgather, "MPI_Allgather",
    (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm),
    (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, type_unless, 8, 2, 0) /* $type_unless=type_unless(sendtype,sendbuf) */
        TRACE__DERIVE(trace__mpi, type, 10, 5) /* $type=type(recvtype) */
        TRACE__DERIVE(trace__mpi, comm, 12, 6) /* $comm=comm(comm) */
        TRACE__DERIVE(trace__mpi, seq, 15, 12) /* $seq=seq($comm) */
        TRACE__DERIVE(trace__mpi, bytes, 16, 1, 8) /* $bytes=bytes(sendcount,$type_unless) */
        TRACE__DERIVE(trace__mpi, bytes, 17, 4, 10) /* $bytes_2=bytes(recvcount,$type) */
        TRACE__DERIVE(trace__mpi, unless, 18, 0, 16, 17) /* $unless=unless(sendbuf,$bytes,$bytes_2) */
        TRACE__DERIVE(trace__mpi, peers, 19, 12) /* $peers=peers($comm) */
        TRACE__DERIVE(trace__mpi, times, 20, 17, 19) /* $times=times($bytes_2,$peers) */
        TRACE__DERIVE(trace__mpi, both, 21, 18, 20) /* $both=both($unless,$times) */),
    (), (),
    (),
    72, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuf) TRACE__GIVEN32(sendcount) TRACE__GIVEN32(trace__v.at[8]) /* sendtype */
        TRACE__GIVEN64(recvbuf) TRACE__GIVEN32(recvcount)
        TRACE__GIVEN32(trace__v.at[10]) /* recvtype */ TRACE__GIVEN64(trace__v.at[12]) /* comm */
        TRACE__GIVEN32(trace__v.at[13]) /* comm_size */ TRACE__GIVEN64(trace__v.at[15]) /* seq */
        TRACE__GIVEN64(trace__v.at[21]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[22]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\15\13\1L\14 \10\7 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13D\0A\14\0B\1\10\10\14\3\20\4\30\12\34\14 \15(\17,\0254\26<\0AD\0Ca\4\7\0E\11\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M\10\0G\21\4\12\0M\13\0G\22\0A\20\21\0L\14\0G\23\14\0N\15\0G\24\21\23\0M\16\0G\25\22\24\0M")

/*: MPI_Allreduce: $whole_allreduce=whole_allreduce(comm,op,count,datatype) sendbuf:ptr recvbuf:ptr count:i32 */
/*:     datatype datatype=$whole_allreduce.type:strid op op=$whole_allreduce.op:strid comm */
/*:     comm=$whole_allreduce.comm:u64/COMM comm_size=$whole_allreduce.comm.size:u32/COMM_SIZE */
/*:     seq=$whole_allreduce.seq:u64/COLL_SEQ bytes_sent=$whole_allreduce.allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_allreduce.allreduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 6, 9, 1, 1, 0, trace__mpi_MPI_Allreduce, "MPI_Allreduce",
    (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm),
    (sendbuf, recvbuf, count, datatype, op, comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)comm), (sendbuf, recvbuf, count, datatype, op, comm),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, whole_allreduce, 7, 5, 4, 2, 3) /* $whole_allreduce=whole_allreduce(comm,op,count,datatype) */),
    (), (),
    (),
    68, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuf) TRACE__GIVEN64(recvbuf) TRACE__GIVEN32(count)
        TRACE__GIVEN32(trace__v.at[10]) /* datatype */ TRACE__GIVEN32(trace__v.at[12]) /* op */
        TRACE__GIVEN64(trace__v.at[7]) /* comm */ TRACE__GIVEN32(trace__v.at[8]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[13]) /* seq */ TRACE__GIVEN64(trace__v.at[14]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[15]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6)),
    "\15\12\1H\14 \10\6 \0\0\0\1\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\12\24\14\30\7\34\10$\15(\0160\178\0Ga\4\6\0E\26\0G\7\5\4\2\3\0K")

/*: MPI_Alltoall: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) $unless=unless(sendbuf,$bytes,$bytes_2) */
/*:     $peers=peers($comm) $times=times($unless,$peers) $times_2=times($bytes_2,$peers) $both=both($times,$times_2) */
/*:     sendbuf:ptr sendcount:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 7, 16, 1, 1, 0, trace__mpi_MPI_Alltoall, "MPI_Alltoall",
    (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm),
    (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, type_unless, 8, 2, 0) /* $type_unless=type_unless(sendtype,sendbuf) */
        TRACE__DERIVE(trace__mpi, type, 10, 5) /* $type=type(recvtype) */
        TRACE__DERIVE(trace__mpi, comm, 12, 6) /* $comm=comm(comm) */
        TRACE__DERIVE(trace__mpi, seq, 15, 12) /* $seq=seq($comm) */
        TRACE__DERIVE(trace__mpi, bytes, 16, 1, 8) /* $bytes=bytes(sendcount,$type_unless) */
        TRACE__DERIVE(trace__mpi, bytes, 17, 4, 10) /* $bytes_2=bytes(recvcount,$type) */
        TRACE__DERIVE(trace__mpi, unless, 18, 0, 16, 17) /* $unless=unless(sendbuf,$bytes,$bytes_2) */
        TRACE__DERIVE(trace__mpi, peers, 19, 12) /* $peers=peers($comm) */
        TRACE__DERIVE(trace__mpi, times, 20, 18, 19) /* $times=times($unless,$peers) */
        TRACE__DERIVE(trace__mpi, times, 21, 17, 19) /* $times_2=times($bytes_2,$peers) */
        TRACE__DERIVE(trace__mpi, both, 22, 20, 21) /* $both=both($times,$times_2) */),
    (), (),
    (),
    72, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuf) TRACE__GIVEN32(sendcount) TRACE__GIVEN32(trace__v.at[8]) /* sendtype */
        TRACE__GIVEN64(recvbuf) TRACE__GIVEN32(recvcount)
        TRACE__GIVEN32(trace__v.at[10]) /* recvtype */ TRACE__GIVEN64(trace__v.at[12]) /* comm */
        TRACE__GIVEN32(trace__v.at[13]) /* comm_size */ TRACE__GIVEN64(trace__v.at[15]) /* seq */
        TRACE__GIVEN64(trace__v.at[22]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[23]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\15\13\1L\14 \10\7 \0\0\0\13\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13D\0A\14\0B\1\10\10\14\3\20\4\30\12\34\14 \15(\17,\0264\27<\0AD\0Ca\4\7\0E\11\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M\10\0G\21\4\12\0M\13\0G\22\0A\20\21\0L\14\0G\23\14\0N\15\0G\24\22\23\0M\15\0G\25\21\23\0M\16\0G\26\24\25\0M")

/*: MPI_Barrier: $comm=comm(comm) $seq=seq($comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     seq=$seq:u64/COLL_SEQ -> return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 1, 4, 1, 1, 0, trace__mpi_MPI_Barrier, "MPI_Barrier",
    (uint64_t comm),
    (comm), ((uint64_t)comm), (comm),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, comm, 2, 0) /* $comm=comm(comm) */
        TRACE__DERIVE(trace__mpi, seq, 5, 2) /* $seq=seq($comm) */),
    (), (),
    (),
    24, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(trace__v.at[2]) /* comm */ TRACE__GIVEN32(trace__v.at[3]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[5]) /* seq */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(1)),
    "\15\3\1\34\14\20\10\1 \0\0\0\2\0\0\0\7\10comm\0\5\11\4_size\0\7\12seq\0\6Aresult\0\6c\3\24\0A\4\2\0A\3\10\5\14\0A\24\0Ca\4\1\0M\2\0O\12\0G\5\2\0"
    "N")

/*: MPI_Bcast: $whole_bcast=whole_bcast(comm,root,count,datatype) buffer:ptr count:i32 datatype */
/*:     datatype=$whole_bcast.type:strid root:i32@MPI_RANK root_world=$whole_bcast.world:i32/ROOT comm */
/*:     comm=$whole_bcast.comm:u64/COMM comm_size=$whole_bcast.comm.size:u32/COMM_SIZE */
/*:     seq=$whole_bcast.seq:u64/COLL_SEQ bytes_sent=$whole_bcast.bcast:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_bcast.bcast.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 5, 9, 1, 1, 0, trace__mpi_MPI_Bcast, "MPI_Bcast",
    (void *buffer, int32_t count, uint64_t datatype, int32_t root, uint64_t comm),
    (buffer, count, datatype, root, comm), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm), (buffer, count,
    datatype, root, comm),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, whole_bcast, 6, 4, 3, 1, 2) /* $whole_bcast=whole_bcast(comm,root,count,datatype) */),
    (), (),
    (),
    64, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(buffer) TRACE__GIVEN32(count) TRACE__GIVEN32(trace__v.at[9]) /* datatype */
        TRACE__GIVEN32(root) TRACE__GIVEN32(trace__v.at[11]) /* root_world */
        TRACE__GIVEN64(trace__v.at[6]) /* comm */ TRACE__GIVEN32(trace__v.at[7]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[12]) /* seq */ TRACE__GIVEN64(trace__v.at[13]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[14]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(5)),
    "\15\12\1D\14 \10\5 \0\0\0\1\0\0\0Lbuffer\0Fcount\0Odatatype\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B"
    "\0\7\204\6recv\0B\0\6Aresult\0\6c\12<\0A\12\0B\1\10\11\14\3\20\13\24\6\30\7 \14$\15,\0164\0Ga\4\5\0E\33\0G\6\4\3\1\2\0K")

/*: MPI_Comm_rank: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE rank -> *rank:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 2, 3, 3, 3, 0, trace__mpi_MPI_Comm_rank, "MPI_Comm_rank",
    (uint64_t comm, void *rank),
    (comm, rank), ((uint64_t)comm, (uintptr_t)rank), (comm, rank),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, comm, 3, 0) /* $comm=comm(comm) */),
    (), (),
    (),
    20, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(trace__v.at[3]) /* comm */ TRACE__GIVEN32(trace__v.at[4]) /* comm_size */),
    (/* end */ TRACE__AT32(rank) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(1) TRACE__KEEP(2)),
    "\15\2\2\24\20\20\20\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Frank\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gb\4\1\2\0Da\4\2\0M\3\0O")

/*: MPI_Comm_size: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE size -> *size:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 2, 3, 3, 3, 0, trace__mpi_MPI_Comm_size, "MPI_Comm_size",
    (uint64_t comm, void *size),
    (comm, size), ((uint64_t)comm, (uintptr_t)size), (comm, size),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, comm, 3, 0) /* $comm=comm(comm) */),
    (), (),
    (),
    20, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(trace__v.at[3]) /* comm */ TRACE__GIVEN32(trace__v.at[4]) /* comm_size */),
    (/* end */ TRACE__AT32(size) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(1) TRACE__KEEP(2)),
    "\15\2\2\24\20\20\20\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fsize\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gb\4\1\2\0Da\4\2\0M\3\0O")

/*: MPI_Iallreduce: $whole_allreduce=whole_allreduce(comm,op,count,datatype) sendbuf:ptr recvbuf:ptr count:i32 */
/*:     datatype datatype=$whole_allreduce.type:strid op op=$whole_allreduce.op:strid comm */
/*:     comm=$whole_allreduce.comm:u64/COMM comm_size=$whole_allreduce.comm.size:u32/COMM_SIZE request */
/*:     seq=$whole_allreduce.seq:u64/COLL_SEQ bytes_sent=$whole_allreduce.allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_allreduce.allreduce.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 7, 9, 1, 1, 0, trace__mpi_MPI_Iallreduce, "MPI_Iallreduce",
    (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm, void *request),
    (sendbuf, recvbuf, count, datatype, op, comm, request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)comm, (uintptr_t)request), (sendbuf, recvbuf, count, datatype, op, comm, request),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, whole_allreduce, 8, 5, 4, 2, 3) /* $whole_allreduce=whole_allreduce(comm,op,count,datatype) */),
    (), (),
    (),
    76, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuf) TRACE__GIVEN64(recvbuf) TRACE__GIVEN32(count)
        TRACE__GIVEN32(trace__v.at[11]) /* datatype */ TRACE__GIVEN32(trace__v.at[13]) /* op */
        TRACE__GIVEN64(trace__v.at[8]) /* comm */ TRACE__GIVEN32(trace__v.at[9]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[14]) /* seq */ TRACE__GIVEN64(trace__v.at[15]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[16]) /* bytes_recv */),
    (/* end */ TRACE__HANDLE_AT(trace__mpi, request) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6) TRACE__KEEP(7)),
    "\15\12\2H\24 0\7 \0\0\0\1\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6rec"
    "v\0B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\13\24\15\30\10\34\11$\16(\0170\208\0Gm\10\6\0U\10\0Oa\4\7\0E\26\0G\10\5\4\2\3\0K")

/*: MPI_Ibarrier: $comm=comm(comm) $seq=seq($comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     request seq=$seq:u64/COLL_SEQ -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 2, 4, 1, 1, 0, trace__mpi_MPI_Ibarrier, "MPI_Ibarrier",
    (uint64_t comm, void *request),
    (comm, request), ((uint64_t)comm, (uintptr_t)request), (comm, request),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, comm, 3, 0) /* $comm=comm(comm) */
        TRACE__DERIVE(trace__mpi, seq, 6, 3) /* $seq=seq($comm) */),
    (), (),
    (),
    32, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(trace__v.at[3]) /* comm */ TRACE__GIVEN32(trace__v.at[4]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[6]) /* seq */),
    (/* end */ TRACE__HANDLE_AT(trace__mpi, request) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(1) TRACE__KEEP(2)),
    "\15\3\2\34\24\0200\2 \0\0\0\2\0\0\0\7\10comm\0\5\11\4_size\0\7\12seq\0\15\14request\0\6Aresult\0\6c\3\24\0A\4\3\0A\4\10\6\14\0A\24\0Cm\10\1\0U"
    "\10\0Oa\4\2\0M\3\0O\12\0G\6\3\0N")

/*: MPI_Ibcast: $whole_bcast=whole_bcast(comm,root,count,datatype) buffer:ptr count:i32 datatype */
/*:     datatype=$whole_bcast.type:strid root:i32@MPI_RANK root_world=$whole_bcast.world:i32/ROOT comm */
/*:     comm=$whole_bcast.comm:u64/COMM comm_size=$whole_bcast.comm.size:u32/COMM_SIZE request */
/*:     seq=$whole_bcast.seq:u64/COLL_SEQ bytes_sent=$whole_bcast.bcast:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_bcast.bcast.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 6, 9, 1, 1, 0, trace__mpi_MPI_Ibcast, "MPI_Ibcast",
    (void *buffer, int32_t count, uint64_t datatype, int32_t root, uint64_t comm, void *request),
    (buffer, count, datatype, root, comm, request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm,
    (uintptr_t)request), (buffer, count, datatype, root, comm, request),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, whole_bcast, 7, 4, 3, 1, 2) /* $whole_bcast=whole_bcast(comm,root,count,datatype) */),
    (), (),
    (),
    72, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(buffer) TRACE__GIVEN32(count) TRACE__GIVEN32(trace__v.at[10]) /* datatype */
        TRACE__GIVEN32(root) TRACE__GIVEN32(trace__v.at[12]) /* root_world */
        TRACE__GIVEN64(trace__v.at[7]) /* comm */ TRACE__GIVEN32(trace__v.at[8]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[13]) /* seq */ TRACE__GIVEN64(trace__v.at[14]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[15]) /* bytes_recv */),
    (/* end */ TRACE__HANDLE_AT(trace__mpi, request) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(5) TRACE__KEEP(6)),
    "\15\12\2D\24 0\6 \0\0\0\1\0\0\0Lbuffer\0Fcount\0Odatatype\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7"
    "\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\12<\0A\12\0B\1\10\12\14\3\20\14\24\7\30\10 \15$\16,\0174\0Gm\10\5\0U\10\0Oa\4\6\0E\33\0G\7\4\3\1\2"
    "\0K")

/*: MPI_Iprobe: [always]status=lend(status,room) [call]polls() $comm=comm(comm) source:i32@MPI_RANK tag:i32@MPI_TAG */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE flag status ; room -> */
/*:     [always]probed(comm,source) $probe_if=probe_if($comm,status,return,flag) *flag:truth */
/*:     source_world=$probe_if.source:i32 source_tag=$probe_if.tag:i32 bytes=$probe_if.bytes:u64 */
/*:     return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 5, 7, 3, 1, 6, trace__mpi_MPI_Iprobe, "MPI_Iprobe",
    (int32_t source, int32_t tag, uint64_t comm, void *flag, void *status),
    (source, tag, comm, flag, status), ((uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)flag, (uintptr_t)status), (source, tag, comm, flag,
    (__typeof__(status))trace__v.at[4]),
    (/* always */ TRACE__ROOM_AT(6) TRACE__DERIVE(trace__mpi, lend, 4, 4, 6) /* status=lend(status,room) */),
    (/* derived */ TRACE__DERIVE(trace__mpi, comm, 7, 2) /* $comm=comm(comm) */),
    (/* around */ TRACE__DERIVE(trace__mpi, polls, 0) /* polls() */), (/* after */ TRACE__DERIVE(trace__mpi, probed, 0, 2, 0) /* probed(comm,source) */),
    (/* derived */ TRACE__DERIVE(trace__mpi, probe_if, 10, 7, 4, 5, 3) /* $probe_if=probe_if($comm,status,return,flag) */),
    41, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN32(source) TRACE__GIVEN32(tag) TRACE__GIVEN64(trace__v.at[7]) /* comm */
        TRACE__GIVEN32(trace__v.at[8]) /* comm_size */),
    (/* end */ TRACE__TRUTH_AT(flag) TRACE__GIVEN32(trace__v.at[10]) /* source_world */
        TRACE__GIVEN32(trace__v.at[11]) /* source_tag */
        TRACE__GIVEN64(trace__v.at[12]) /* bytes */ TRACE__GIVEN32(trace__r) TRACE__PADDED),
    (/* kept */ TRACE__KEEP(3) TRACE__KEEP(10) TRACE__KEEP(11) TRACE__KEEP(12) TRACE__KEEP(5)),
    "\15\4\5\34\35\208\5 \0\0\1\1\1\1\1\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0Kflag\0Fsource_world\0F\7tag\0Gbytes\0\6Aresult\0\6c\4\24\0"
    "A\4\0B\1\4\7\10\10\20\0Cj\1\3\0U\1\0Oc\4\24\0A\4\12\0A\13\4\14\10\5\20\0C'\0G\4\4\6\0U\7\2\0N0\0W9\0H\2\0N3\0G\12\7\4\5\3\0K")

/*: MPI_Irecv: $receive=receive(comm,datatype) buf:ptr count:i32 datatype datatype=$receive.type:strid */
/*:     source:i32@MPI_RANK tag:i32@MPI_TAG comm comm=$receive.comm:u64/COMM */
/*:     comm_size=$receive.comm.size:u32/COMM_SIZE request -> [always]posted(request,return,comm,source) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 7, 5, 1, 1, 0, trace__mpi_MPI_Irecv, "MPI_Irecv",
    (void *buf, int32_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *request),
    (buf, count, datatype, source, tag, comm, request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag,
    (uint64_t)comm, (uintptr_t)request), (buf, count, datatype, source, tag, comm, request),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, receive, 8, 5, 2) /* $receive=receive(comm,datatype) */),
    (), (/* after */ TRACE__DERIVE(trace__mpi, posted, 0, 6, 7, 5, 3) /* posted(request,return,comm,source) */),
    (),
    48, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(buf) TRACE__GIVEN32(count) TRACE__GIVEN32(trace__v.at[11]) /* datatype */
        TRACE__GIVEN32(source) TRACE__GIVEN32(tag) TRACE__GIVEN64(trace__v.at[8]) /* comm */
        TRACE__GIVEN32(trace__v.at[9]) /* comm_size */),
    (/* end */ TRACE__HANDLE_AT(trace__mpi, request) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6) TRACE__KEEP(7)),
    "\15\7\2,\24\0300\7 \0\0\0\1\0\1\0Lbuf\0Fcount\0Odatatype\0\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6c\7$\0A"
    "\10\0B\1\10\13\14\3\20\4\24\10\30\11 \0A$\0Cm\10\6\0U\10\0Oa\4\7\0E:\0G\10\5\2\0M;\0H\6\7\5\3\0K")

/*: MPI_Isend: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 7, 7, 1, 1, 0, trace__mpi_MPI_Isend, "MPI_Isend",
    (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request),
    (buf, count, datatype, dest, tag, comm, request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request), (buf, count, datatype, dest, tag, comm, request),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, send, 8, 5, 3, 1, 2) /* $send=send(comm,dest,count,datatype) */),
    (), (),
    (),
    60, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(buf) TRACE__GIVEN32(count) TRACE__GIVEN32(trace__v.at[11]) /* datatype */
        TRACE__GIVEN32(dest) TRACE__GIVEN32(trace__v.at[13]) /* dest_world */ TRACE__GIVEN32(tag)
        TRACE__GIVEN64(trace__v.at[8]) /* comm */ TRACE__GIVEN32(trace__v.at[9]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[14]) /* bytes */),
    (/* end */ TRACE__HANDLE_AT(trace__mpi, request) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6) TRACE__KEEP(7)),
    "\15\11\28\24 0\7 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0110\0A\12\0B\1\10\13\14\3\20\15\24\4\30\10\34\11$\16(\0A0\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

/*: MPI_Recv: [always]status=lend(status,room) $receive=receive(comm,datatype) buf:ptr count:i32 datatype */
/*:     datatype=$receive.type:strid source:i32@MPI_RANK tag:i32@MPI_TAG comm comm=$receive.comm:u64/COMM */
/*:     comm_size=$receive.comm.size:u32/COMM_SIZE status ; room -> $message=message($receive.comm,status,return) */
/*:     comm=$message:u64/COMM source_world=$message.source:i32/SRC tag=$message.tag:i32/TAG */
/*:     bytes=$message.bytes:u64/BYTES_RECV/B return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 7, 10, 1, 1, 8, trace__mpi_MPI_Recv, "MPI_Recv",
    (void *buf, int32_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *status),
    (buf, count, datatype, source, tag, comm, status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag,
    (uint64_t)comm, (uintptr_t)status), (buf, count, datatype, source, tag, comm, (__typeof__(status))trace__v.at[6]),
    (/* always */ TRACE__ROOM_AT(8) TRACE__DERIVE(trace__mpi, lend, 6, 6, 8) /* status=lend(status,room) */),
    (/* derived */ TRACE__DERIVE(trace__mpi, receive, 9, 5, 2) /* $receive=receive(comm,datatype) */),
    (), (),
    (/* derived */ TRACE__DERIVE(trace__mpi, message, 14, 9, 6, 7) /* $message=message($receive.comm,status,return) */),
    64, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(buf) TRACE__GIVEN32(count) TRACE__GIVEN32(trace__v.at[12]) /* datatype */
        TRACE__GIVEN32(source) TRACE__GIVEN32(tag) TRACE__GIVEN64(trace__v.at[9]) /* comm */
        TRACE__GIVEN32(trace__v.at[10]) /* comm_size */),
    (/* end */ TRACE__GIVEN64(trace__v.at[14]) /* comm */ TRACE__GIVEN32(trace__v.at[15]) /* source_world */
        TRACE__GIVEN32(trace__v.at[16]) /* tag */ TRACE__GIVEN64(trace__v.at[17]) /* bytes */
        TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(14) TRACE__KEEP(15) TRACE__KEEP(16) TRACE__KEEP(17) TRACE__KEEP(7)),
    "\15\7\5,$\30\30\7 \0\0\1\1\0\0\1Lbuf\0Fcount\0Odatatype\0\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0\7\10\4\0\6\6source_world\0\6\7tag\0"
    "\7\204bytes\0B\0\6Aresult\0\6c\7$\0A\10\0B\1\10\14\14\3\20\4\24\11\30\12 \0A$\0Cc\5\34\0A\6\16\0A\17\10\20\14\21\20\7\30\0A\34\0G'\0G\6\6\10\0M"
    ":\0G\11\5\2\0ME\0G\16\11\6\7\0L")

/*: MPI_Reduce: $type=type(datatype) $op=op(op) $comm=comm(comm) $world=world($comm,root) $seq=seq($comm) */
/*:     $reduce=reduce($comm,root,count,$type) sendbuf:ptr recvbuf:ptr count:i32 datatype datatype=$type:strid op */
/*:     op=$op:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$reduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$reduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 7, 10, 1, 1, 0, trace__mpi_MPI_Reduce, "MPI_Reduce",
    (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, int32_t root, uint64_t comm),
    (sendbuf, recvbuf, count, datatype, op, root, comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)root, (uint64_t)comm), (sendbuf, recvbuf, count, datatype, op, root, comm),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, type, 8, 3) /* $type=type(datatype) */
        TRACE__DERIVE(trace__mpi, op, 10, 4) /* $op=op(op) */
        TRACE__DERIVE(trace__mpi, comm, 11, 6) /* $comm=comm(comm) */
        TRACE__DERIVE(trace__mpi, world, 14, 11, 5) /* $world=world($comm,root) */
        TRACE__DERIVE(trace__mpi, seq, 15, 11) /* $seq=seq($comm) */
        TRACE__DERIVE(trace__mpi, reduce, 16, 11, 5, 2, 8) /* $reduce=reduce($comm,root,count,$type) */),
    (), (),
    (),
    76, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuf) TRACE__GIVEN64(recvbuf) TRACE__GIVEN32(count)
        TRACE__GIVEN32(trace__v.at[8]) /* datatype */ TRACE__GIVEN32(trace__v.at[10]) /* op */
        TRACE__GIVEN32(root) TRACE__GIVEN32(trace__v.at[14]) /* root_world */
        TRACE__GIVEN64(trace__v.at[11]) /* comm */ TRACE__GIVEN32(trace__v.at[12]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[15]) /* seq */ TRACE__GIVEN64(trace__v.at[16]) /* bytes_sent */
        TRACE__GIVEN64(trace__v.at[17]) /* bytes_recv */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(7)),
    "\15\14\1P\14 \10\7 \0\0\0\6\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203"
    "bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\14H\0A\14\0B\1\10\2\20\10\24\12\30\5\34\16 \13$\14,\0170\208\21@\0Ca\4\7\0E\4\0G\10\3\0N\7\0G\12\4"
    "\0V\13\6\0N\6\0G\16\13\5\0M\12\0G\17\13\0N<\0G\20\13\5\2\10\0K")

/*: MPI_Send: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 6, 7, 1, 1, 0, trace__mpi_MPI_Send, "MPI_Send",
    (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm),
    (buf, count, datatype, dest, tag, comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm), (buf,
    count, datatype, dest, tag, comm),
    (),
    (/* derived */ TRACE__DERIVE(trace__mpi, send, 7, 5, 3, 1, 2) /* $send=send(comm,dest,count,datatype) */),
    (), (),
    (),
    52, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(buf) TRACE__GIVEN32(count) TRACE__GIVEN32(trace__v.at[10]) /* datatype */
        TRACE__GIVEN32(dest) TRACE__GIVEN32(trace__v.at[12]) /* dest_world */ TRACE__GIVEN32(tag)
        TRACE__GIVEN64(trace__v.at[7]) /* comm */ TRACE__GIVEN32(trace__v.at[8]) /* comm_size */
        TRACE__GIVEN64(trace__v.at[13]) /* bytes */),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(6)),
    "\15\11\18\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0110\0A\12\0B\1\10\12\14\3\20\14\24\4\30\7\34\10$\15(\0A0\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

/*: MPI_Sendrecv: [always]status=lend(status,room) $type=type(sendtype) $comm=comm(comm) $world=world($comm,dest) */
/*:     $type_2=type(recvtype) $sent_bytes=sent_bytes(dest,sendcount,$type) sendbuf:ptr sendcount:i32 sendtype */
/*:     sendtype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32/DST sendtag:i32/TAG recvbuf:ptr recvcount:i32 */
/*:     recvtype recvtype=$type_2:strid source:i32@MPI_RANK recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE status bytes=$sent_bytes:u64/BYTES_SENT/B ; room -> */
/*:     $message=message($comm,status,return) comm=$message:u64/COMM source_world=$message.source:i32/SRC */
/*:     tag=$message.tag:i32/TAG bytes=$message.bytes:u64/BYTES_RECV/B return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 12, 14, 1, 1, 13, trace__mpi_MPI_Sendrecv, "MPI_Sendrecv",
    (const void *sendbuf, int32_t sendcount, uint64_t sendtype, int32_t dest, int32_t sendtag, void *recvbuf, int32_t recvcount, uint64_t recvtype,
    int32_t source, int32_t recvtag, uint64_t comm, void *status),
    (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)source,
    (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag,
    comm, (__typeof__(status))trace__v.at[11]),
    (/* always */ TRACE__ROOM_AT(13) TRACE__DERIVE(trace__mpi, lend, 11, 11, 13) /* status=lend(status,room) */),
    (/* derived */ TRACE__DERIVE(trace__mpi, type, 14, 2) /* $type=type(sendtype) */
        TRACE__DERIVE(trace__mpi, comm, 16, 10) /* $comm=comm(comm) */
        TRACE__DERIVE(trace__mpi, world, 19, 16, 3) /* $world=world($comm,dest) */
        TRACE__DERIVE(trace__mpi, type, 20, 7) /* $type_2=type(recvtype) */
        TRACE__DERIVE(trace__mpi, sent_bytes, 22, 3, 1, 14) /* $sent_bytes=sent_bytes(dest,sendcount,$type) */),
    (), (),
    (/* derived */ TRACE__DERIVE(trace__mpi, message, 23, 16, 11, 12) /* $message=message($comm,status,return) */),
    100, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN64(sendbuf) TRACE__GIVEN32(sendcount) TRACE__GIVEN32(trace__v.at[14]) /* sendtype */
        TRACE__GIVEN32(dest) TRACE__GIVEN32(trace__v.at[19]) /* dest_world */
        TRACE__GIVEN32(sendtag) TRACE__GIVEN64(recvbuf) TRACE__GIVEN32(recvcount)
        TRACE__GIVEN32(trace__v.at[20]) /* recvtype */ TRACE__GIVEN32(source)
        TRACE__GIVEN32(recvtag) TRACE__GIVEN64(trace__v.at[16]) /* comm */
        TRACE__GIVEN32(trace__v.at[17]) /* comm_size */ TRACE__GIVEN64(trace__v.at[22]) /* bytes */),
    (/* end */ TRACE__GIVEN64(trace__v.at[23]) /* comm */ TRACE__GIVEN32(trace__v.at[24]) /* source_world */
        TRACE__GIVEN32(trace__v.at[25]) /* tag */ TRACE__GIVEN64(trace__v.at[26]) /* bytes */
        TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(23) TRACE__KEEP(24) TRACE__KEEP(25) TRACE__KEEP(26) TRACE__KEEP(12)),
    "\15\16\5P$(\30\14 \0\0\1\5\0\0\1Lsendbuf\0F\4count\0O\4type\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0Lrecvbuf\0F\4count\0O\4type\0\6@source\0\16\6"
    "@recvtag\0\22\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\7\10comm\0\6\6source_world\0\6\7tag\0\7\204bytes\0B\0\6Aresult\0\6c\16H\0A\16\0B\1\10\16\14"
    "\3\20\23\24\4\30\5\34\6$\24(\10,\0110\0204\21<\26@\0Gc\5\34\0A\6\27\0A\30\10\31\14\32\20\14\30\0A\34\0G'\0G\13\13\15\0M\4\0G\16\2\0V\20\12\0N\6"
    "\0G\23\20\3\0M\4\0G\24\7\0N>\0G\26\3\1\16\0LE\0G\27\20\13\14\0L")

/*: MPI_Test: [always]status=wait_for_one(room,request,status) [call]polls() *request:object/REQUEST flag status ; */
/*:     room -> [always]polled_one(room,flag,request) [always]tested_all(room,return,flag) *flag:truth */
/*:     return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 3, 1, 3, 1, 4, trace__mpi_MPI_Test, "MPI_Test",
    (void *request, void *flag, void *status),
    (request, flag, status), ((uintptr_t)request, (uintptr_t)flag, (uintptr_t)status), (request, flag, (__typeof__(status))trace__v.at[2]),
    (/* always */ TRACE__ROOM_AT(4) TRACE__DERIVE(trace__mpi, wait_for_one, 2, 4, 0, 2) /* status=wait_for_one(room,request,status) */),
    (),
    (/* around */ TRACE__DERIVE(trace__mpi, polls, 0) /* polls() */), (/* after */ TRACE__DERIVE(trace__mpi, polled_one, 0, 4, 1,
    0) /* polled_one(room,flag,request) */
        TRACE__DERIVE(trace__mpi, tested_all, 0, 4, 3, 1) /* tested_all(room,return,flag) */),
    (),
    13, !(uint32_t)trace__r,
    (/* begin */ TRACE__HANDLE_AT(trace__mpi, request)),
    (/* end */ TRACE__TRUTH_AT(flag) TRACE__GIVEN32(trace__r) TRACE__PADDED),
    (/* kept */ TRACE__KEEP(1) TRACE__KEEP(3)),
    "\15\1\2\20\15(0\3 \0\0\1\0\1\2\0\15\14request\0Kflag\0\6Aresult\0\6m\10\0V\10\0Oj\1\1\0U\1\0Oa\4\3\0EM\0G\2\4\0A\2\0L0\0WN\0H\4\1\0MO\0H\4\3\1\0"
    "L")

/*: MPI_Testall: [always]array_of_statuses=wait_for_all(room,array_of_requests,count,array_of_statuses) */
/*:     [call]polls() count:i32 array_of_requests[count]:object/REQUEST flag array_of_statuses ; room -> */
/*:     [always]polled_all(room,flag,array_of_requests,count) [always]tested_all(room,return,flag) *flag:truth */
/*:     return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 4, 1, 3, 1, 5, trace__mpi_MPI_Testall, "MPI_Testall",
    (int32_t count, void *array_of_requests, void *flag, void *array_of_statuses),
    (count, array_of_requests, flag, array_of_statuses), ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)flag, (uintptr_t)array_of_statuses),
    (count, array_of_requests, flag, (__typeof__(array_of_statuses))trace__v.at[3]),
    (/* always */ TRACE__ROOM_AT(5) TRACE__DERIVE(trace__mpi, wait_for_all, 3, 5, 1, 0,
    3) /* array_of_statuses=wait_for_all(room,array_of_requests,count,array_of_statuses) */),
    (),
    (/* around */ TRACE__DERIVE(trace__mpi, polls, 0) /* polls() */), (/* after */ TRACE__DERIVE(trace__mpi, polled_all, 0, 5, 2, 1,
    0) /* polled_all(room,flag,array_of_requests,count) */
        TRACE__DERIVE(trace__mpi, tested_all, 0, 5, 4, 2) /* tested_all(room,return,flag) */),
    (),
    527, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN32(count) TRACE__HANDLES_AT(trace__mpi, array_of_requests, count) TRACE__PADDED),
    (/* end */ TRACE__TRUTH_AT(flag) TRACE__GIVEN32(trace__r) TRACE__PADDED),
    (/* kept */ TRACE__KEEP(2) TRACE__KEEP(4)),
    "\15\2\2\222\4\01500\4 \0\0\1\0\1\2\0Fcount\0-\14array_of_requests\0Kflag\0\6Aresult\0\6a\4\0Fq\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oj\1\2\0U\1\0O"
    "a\4\4\0EP\0G\3\5\1\0A\3\0K0\0WQ\0H\5\2\1\0LO\0H\5\4\2\0L")

/*: MPI_Wait: [always]status=wait_for_one(room,request,status) *request:object/REQUEST status ; room -> */
/*:     [always]waited_for_all(room,return) return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 2, 1, 1, 1, 3, trace__mpi_MPI_Wait, "MPI_Wait",
    (void *request, void *status),
    (request, status), ((uintptr_t)request, (uintptr_t)status), (request, (__typeof__(status))trace__v.at[1]),
    (/* always */ TRACE__ROOM_AT(3) TRACE__DERIVE(trace__mpi, wait_for_one, 1, 3, 0, 1) /* status=wait_for_one(room,request,status) */),
    (),
    (), (/* after */ TRACE__DERIVE(trace__mpi, waited_for_all, 0, 3, 2) /* waited_for_all(room,return) */),
    (),
    12, !(uint32_t)trace__r,
    (/* begin */ TRACE__HANDLE_AT(trace__mpi, request)),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(2)),
    "\15\1\1\20\14(\10\2 \0\0\1\0\0\1\0\15\14request\0\6Aresult\0\6m\10\0V\10\0Oa\4\2\0EM\0G\1\3\0A\1\0LZ\0H\3\2\0M")

/*: MPI_Waitall: [always]array_of_statuses=wait_for_all(room,array_of_requests,count,array_of_statuses) count:i32 */
/*:     array_of_requests[count]:object/REQUEST array_of_statuses ; room -> [always]waited_for_all(room,return) */
/*:     return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 3, 1, 1, 1, 4, trace__mpi_MPI_Waitall, "MPI_Waitall",
    (int32_t count, void *array_of_requests, void *array_of_statuses),
    (count, array_of_requests, array_of_statuses), ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)array_of_statuses), (count,
    array_of_requests, (__typeof__(array_of_statuses))trace__v.at[2]),
    (/* always */ TRACE__ROOM_AT(4) TRACE__DERIVE(trace__mpi, wait_for_all, 2, 4, 1, 0,
    2) /* array_of_statuses=wait_for_all(room,array_of_requests,count,array_of_statuses) */),
    (),
    (), (/* after */ TRACE__DERIVE(trace__mpi, waited_for_all, 0, 4, 3) /* waited_for_all(room,return) */),
    (),
    526, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN32(count) TRACE__HANDLES_AT(trace__mpi, array_of_requests, count) TRACE__PADDED),
    (/* end */ TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(3)),
    "\15\2\1\222\4\0140\10\3 \0\0\1\0\0\1\0Fcount\0-\14array_of_requests\0\6Aresult\0\6a\4\0Fq\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\4\3\0EP\0G\2\4\1"
    "\0A\2\0KZ\0H\4\3\0M")

/*: MPI_Waitany: [always]status=wait_for_any(room,array_of_requests,count,status) count:i32 */
/*:     array_of_requests[count]:object/REQUEST indx status ; room -> [always]waited_for_any(room,return,indx) */
/*:     *indx:i32@MPI_UNDEFINED return:status@MPI_ERR */
TRACE__PASS_INLINE(trace__mpi, 4, 1, 1, 1, 5, trace__mpi_MPI_Waitany, "MPI_Waitany",
    (int32_t count, void *array_of_requests, void *indx, void *status),
    (count, array_of_requests, indx, status), ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)indx, (uintptr_t)status), (count,
    array_of_requests, indx, (__typeof__(status))trace__v.at[3]),
    (/* always */ TRACE__ROOM_AT(5) TRACE__DERIVE(trace__mpi, wait_for_any, 3, 5, 1, 0, 3) /* status=wait_for_any(room,array_of_requests,count,status) */),
    (),
    (), (/* after */ TRACE__DERIVE(trace__mpi, waited_for_any, 0, 5, 4, 2) /* waited_for_any(room,return,indx) */),
    (),
    530, !(uint32_t)trace__r,
    (/* begin */ TRACE__GIVEN32(count) TRACE__HANDLES_AT(trace__mpi, array_of_requests, count) TRACE__PADDED),
    (/* end */ TRACE__AT32(indx) TRACE__GIVEN32(trace__r)),
    (/* kept */ TRACE__KEEP(2) TRACE__KEEP(4)),
    "\15\2\2\222\4\0200\20\4 \0\0\1\0\0\1\0Fcount\0-\14array_of_requests\0\6@indx\0#\6Aresult\0\6a\4\0Fq\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Ob\4\2\2\0"
    "Da\4\4\0ER\0G\3\5\1\0A\3\0K[\0H\5\4\2\0L")

/*: MPI_Wtick: () -> return:f64 */
TRACE__CALL(trace__mpi, 0, 3, double, trace__mpi_MPI_Wtick, "MPI_Wtick", (void), (), (0),
    "\4\0\1\10\20\0\10\0Jresult\0a\10\0F")

/*: MPI_Wtime: () -> return:f64 */
TRACE__CALL(trace__mpi, 0, 3, double, trace__mpi_MPI_Wtime, "MPI_Wtime", (void), (), (0),
    "\4\0\1\10\20\0\10\0Jresult\0a\10\0F")

#endif

TRACE__FORWARDING_BEGIN

#if TRACE__MPI_ONLY_MPICH

/*: MPIX_Comm_agree: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE flag -> */
/*:     *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPIX_Comm_agree, "MPIX_Comm_agree", (uint64_t comm, void *flag), ((uint64_t)comm, (uintptr_t)flag,),
    "\15\2\2\24\15\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Kflag\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gj\1\1\0U\1\0Oa\4\2\0M\3\0O")

/*: MPIX_Comm_failure_ack: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Comm_failure_ack, "MPIX_Comm_failure_ack", (uint64_t comm), ((uint64_t)comm,),
    "\15\2\1\24\14\20\10\1 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0\6Aresult\0\6c\2\14\0A\2\2\0A\3\10\0Ga\4\1\0M\2\0O")

/*: MPIX_Comm_failure_get_acked: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     failedgrp -> *failedgrp:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPIX_Comm_failure_get_acked, "MPIX_Comm_failure_get_acked", (uint64_t comm, void *failedgrp),
    ((uint64_t)comm, (uintptr_t)failedgrp,),
    "\15\2\2\24\24\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Mfailedgrp\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gm\10\1\0U\10\0Oa\4\2\0M\3\0O")

/*: MPIX_Comm_revoke: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Comm_revoke, "MPIX_Comm_revoke", (uint64_t comm), ((uint64_t)comm,),
    "\15\2\1\24\14\20\10\1 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0\6Aresult\0\6c\2\14\0A\2\2\0A\3\10\0Ga\4\1\0M\2\0O")

/*: MPIX_Comm_shrink: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE newcomm -> */
/*:     [always]comm_from(newcomm,return,comm) $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM */
/*:     newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 1, 0, trace__mpi_MPIX_Comm_shrink, "MPIX_Comm_shrink", (uint64_t comm, void *newcomm), ((uint64_t)comm, (uintptr_t)newcomm,),
    "\15\2\3\24\30\20\20\2 \0\0\0\1\0\1\1\7\10comm\0\5\11\4_size\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gc\3\20\0A\4\6\0A"
    "\7\10\2\14\0A\20\0K\3\0O\1\0H\1\2\0M\2\0G\6\1\2\0M")

/*: MPIX_Delete_error_class: errorclass:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Delete_error_class, "MPIX_Delete_error_class", (int32_t errorclass), ((uint64_t)errorclass,),
    "\5\1\1\14\14\10\10\1 Ferrorclass\0\6Aresult\0\6a\4\0Fa\4\1\0E")

/*: MPIX_Delete_error_code: errorcode:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Delete_error_code, "MPIX_Delete_error_code", (int32_t errorcode), ((uint64_t)errorcode,),
    "\5\1\1\14\14\10\10\1 Ferrorcode\0\6Aresult\0\6a\4\0Fa\4\1\0E")

/*: MPIX_Delete_error_string: errorcode:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Delete_error_string, "MPIX_Delete_error_string", (int32_t errorcode), ((uint64_t)errorcode,),
    "\5\1\1\14\14\10\10\1 Ferrorcode\0\6Aresult\0\6a\4\0Fa\4\1\0E")

/*: MPIX_GPU_query_support: gpu_type:i32 is_supported -> *is_supported:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPIX_GPU_query_support, "MPIX_GPU_query_support", (int32_t gpu_type, void *is_supported),
    ((uint64_t)gpu_type, (uintptr_t)is_supported,),
    "\5\1\2\14\15\0100\2 Fgpu_type\0Kis_supported\0\6Aresult\0\6a\4\0Fj\1\1\0U\1\0Oa\4\2\0E")

/*: MPIX_Grequest_class_allocate: greq_class:i32 extra_state:ptr request -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPIX_Grequest_class_allocate, "MPIX_Grequest_class_allocate", (int32_t greq_class, void *extra_state,
    void *request), ((uint64_t)greq_class, (uintptr_t)extra_state, (uintptr_t)request,),
    "\5\2\2\24\24\0200\3 Fgreq_class\0Lextra_state\0\15\14request\0\6Aresult\0\6c\2\14\0A\2\0B\1\4\0Gm\10\2\0U\10\0Oa\4\3\0E")

/*: MPIX_Grequest_class_create: query_fn:ptr free_fn:ptr cancel_fn:ptr poll_fn:ptr wait_fn:ptr greq_class -> */
/*:     *greq_class:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 2, 0, trace__mpi_MPIX_Grequest_class_create, "MPIX_Grequest_class_create", (void *query_fn, void *free_fn, void *cancel_fn,
    void *poll_fn, void *wait_fn, void *greq_class), ((uintptr_t)query_fn, (uintptr_t)free_fn, (uintptr_t)cancel_fn, (uintptr_t)poll_fn,
    (uintptr_t)wait_fn, (uintptr_t)greq_class,),
    "\5\5\0020\20\30\20\6 Lquery_fn\0Lfree_fn\0Lcancel_fn\0Lpoll_fn\0Lwait_fn\0Fgreq_class\0\6Aresult\0\6c\5(\0A\6\0B\1\10\2\20\3\30\4 \0A(\0Gb\4\5\2"
    "\0Da\4\6\0E")

/*: MPIX_Grequest_start: query_fn:ptr free_fn:ptr cancel_fn:ptr poll_fn:ptr wait_fn:ptr extra_state:ptr request -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPIX_Grequest_start, "MPIX_Grequest_start", (void *query_fn, void *free_fn, void *cancel_fn, void *poll_fn,
    void *wait_fn, void *extra_state, void *request), ((uintptr_t)query_fn, (uintptr_t)free_fn, (uintptr_t)cancel_fn, (uintptr_t)poll_fn,
    (uintptr_t)wait_fn, (uintptr_t)extra_state, (uintptr_t)request,),
    "\5\6\28\24\0300\7 Lquery_fn\0Lfree_fn\0Lcancel_fn\0Lpoll_fn\0Lwait_fn\0Lextra_state\0\15\14request\0\6Aresult\0\6c\0060\0A\6\0B\1\10\2\20\3\30\4"
    " \5(\0Gm\10\6\0U\10\0Oa\4\7\0E")

/*: MPIX_Query_cuda_support: () -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 0, 3, 3, 0, trace__mpi_MPIX_Query_cuda_support, "MPIX_Query_cuda_support", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\6a\4\0F")

/*: MPIX_Query_hip_support: () -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 0, 3, 3, 0, trace__mpi_MPIX_Query_hip_support, "MPIX_Query_hip_support", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\6a\4\0F")

/*: MPIX_Query_ze_support: () -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 0, 3, 3, 0, trace__mpi_MPIX_Query_ze_support, "MPIX_Query_ze_support", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\6a\4\0F")

#endif

#if TRACE__MPI_3_1

/*: MPI_Abort: [call]final_flush() $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     errorcode:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Abort, "MPI_Abort", (uint64_t comm, int32_t errorcode), ((uint64_t)comm, (uint64_t)errorcode,),
    "\15\3\1\30\14\20\10\2 \0\0\0\1\1\0\0\7\10comm\0\5\11\4_size\0Ferrorcode\0\6Aresult\0\6c\3\20\0A\4\3\0A\4\10\1\14\0A\20\0Ca\4\2\0M\3\0O\3\0W")

/*: MPI_Accumulate: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $op=op(op) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i32 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i32 target_datatype target_datatype=$type_2:strid op op=$op:strid win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     bytes=$bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Accumulate, "MPI_Accumulate", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)op, (uint64_t)win,),
    "\15\15\1P\14(\10\11 \0\0\0\6\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0F\7count\0O\7datatype\0Oop\0Mwi"
    "n\0\7\10comm\0\5\11win_size\0\7\203bytes\0B\0\6Aresult\0\6c\15H\0A\16\0B\1\10\12\14\3\20\20\24\4\30\5 \21$\23(\14,\0174\15<\24@\0AH\0Ga\4\11\0E"
    "\4\0G\12\2\0N\5\0G\14\10\0N\6\0G\20\14\3\0M\4\0G\21\6\0N\7\0G\23\7\0N\10\0G\24\1\12\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Accumulate_c: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $op=op(op) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i64 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid op op=$op:strid win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     bytes=$bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Accumulate_c, "MPI_Accumulate_c", (const void *origin_addr, int64_t origin_count,
    uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win),
    ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count,
    (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win,),
    "\15\15\1X\14(\10\11 \0\0\0\6\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0H\7count\0O\7datatype\0Oop\0Mwi"
    "n\0\7\10comm\0\5\11win_size\0\7\203bytes\0B\0\6Aresult\0\6c\15P\0A\16\0B\1\10\12\20\3\24\20\30\4\34\5$\21,\0230\0144\17<\15D\24H\0AP\0Ga\4\11\0"
    "E\4\0G\12\2\0N\5\0G\14\10\0N\6\0G\20\14\3\0M\4\0G\21\6\0N\7\0G\23\7\0N\10\0G\24\1\12\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Add_error_class: errorclass -> *errorclass:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Add_error_class, "MPI_Add_error_class", (void *errorclass), ((uintptr_t)errorclass,),
    "\5\0\2\10\20\0\20\1 Ferrorclass\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_Add_error_code: errorclass:i32 errorcode -> *errorcode:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Add_error_code, "MPI_Add_error_code", (int32_t errorclass, void *errorcode), ((uint64_t)errorclass,
    (uintptr_t)errorcode,),
    "\5\1\2\14\20\10\20\2 Ferrorclass\0F\6ode\0\6Aresult\0\6a\4\0Fb\4\1\2\0Da\4\2\0E")

/*: MPI_Add_error_string: errorcode:i32 string:string -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Add_error_string, "MPI_Add_error_string", (int32_t errorcode, const void *string), ((uint64_t)errorcode,
    (uintptr_t)string,),
    "\5\2\1\222\2\0140\10\2 Ferrorcode\0Nstring\0\6Aresult\0\6a\4\0Fe\10\1\0U\10\0Oa\4\2\0E")

#endif

#if TRACE__MPI_ONLY_MPICH

/*: MPI_Address: location:ptr address -> *address:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Address, "MPI_Address", (void *location, void *address), ((uintptr_t)location, (uintptr_t)address,),
    "\5\1\2\20\24\10\20\2 Llocation\0Haddress\0\6Aresult\0\6a\10\0Fb\10\1\2\0Da\4\2\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Aint_add: base:i64 disp:i64 -> return:i64 */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Aint_add, "MPI_Aint_add", (int64_t base, int64_t disp), ((uint64_t)base, (uint64_t)disp,),
    "\4\2\1\30\20\20\10\0Hbase\0Hdisp\0Hresult\0c\2\20\0A\2\0B\1\10\0Ga\10\2\0E")

/*: MPI_Aint_diff: addr1:i64 addr2:i64 -> return:i64 */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Aint_diff, "MPI_Aint_diff", (int64_t addr1, int64_t addr2), ((uint64_t)addr1, (uint64_t)addr2,),
    "\4\2\1\30\20\20\10\0Haddr1\0H\0042\0Hresult\0c\2\20\0A\2\0B\1\10\0Ga\10\2\0E")

/*: MPI_Allgather_c: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) */
/*:     $seq=seq($comm) $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) */
/*:     $unless=unless(sendbuf,$bytes,$bytes_2) $peers=peers($comm) $times=times($bytes_2,$peers) */
/*:     $both=both($unless,$times) sendbuf:ptr sendcount:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Allgather_c, "MPI_Allgather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\13\1T\14 \10\7 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13L\0A\14\0B\1\10\10\20\3\24\4\34\12$\14(\0150\0174\25<\26D\0AL\0Ca\4\7\0E\11\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M\10\0G\21\4\12\0M\13\0G\22\0A\20\21\0L\14\0G\23\14\0N\15\0G\24\21\23\0M\16\0G\25\22\24\0M")

/*: MPI_Allgather_init: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) */
/*:     $key=key(info) $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) */
/*:     $unless=unless(sendbuf,$bytes,$bytes_2) $peers=peers($comm) $times=times($bytes_2,$peers) */
/*:     $both=both($unless,$times) $plan=plan($both) sendbuf:ptr sendcount:i32 sendtype sendtype=$type_unless:strid */
/*:     recvbuf:ptr recvcount:i32 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Allgather_init, "MPI_Allgather_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\13\2L\24 0\11 \0\0\0\13\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B"
    "\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\12\14\3\20\4\30\14\34\16 \17(\21,\0314\32<\0AD\0Cm\10\10\0U\10\0Oa\4\11\0E\11"
    "\0G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\10\0G\22\1\12\0M\10\0G\23\4\14\0M\13\0G\24\0A\22\23\0L\14\0G\25\16\0N\15\0G\26\23\25\0M\16\0G\27\24"
    "\26\0M\20\0G\31\27\0N\21\0H\10\11\6\0L")

/*: MPI_Allgather_init_c: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) */
/*:     $key=key(info) $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) */
/*:     $unless=unless(sendbuf,$bytes,$bytes_2) $peers=peers($comm) $times=times($bytes_2,$peers) */
/*:     $both=both($unless,$times) $plan=plan($both) sendbuf:ptr sendcount:i64 sendtype sendtype=$type_unless:strid */
/*:     recvbuf:ptr recvcount:i64 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Allgather_init_c, "MPI_Allgather_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\13\2T\24 0\11 \0\0\0\13\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B"
    "\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\13L\0A\14\0B\1\10\12\20\3\24\4\34\14$\16(\0170\0214\31<\32D\0AL\0Cm\10\10\0U\10\0Oa\4\11\0E\11\0"
    "G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\10\0G\22\1\12\0M\10\0G\23\4\14\0M\13\0G\24\0A\22\23\0L\14\0G\25\16\0N\15\0G\26\23\25\0M\16\0G\27\24"
    "\26\0M\20\0G\31\27\0N\21\0H\10\11\6\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Allgatherv: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) $peers=peers($comm) */
/*:     $type=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type_unless) */
/*:     $own32=own32(recvcounts,$comm,$type) $unless=unless(sendbuf,$bytes,$own32) */
/*:     $sum32=sum32(recvcounts,$peers,$type) $both=both($unless,$sum32) sendbuf:ptr sendcount:i32 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers]:i32 displs[$peers]:i32 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Allgatherv, "MPI_Allgatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\14\1\324\4\14x\10\10 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12se"
    "q\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\11\14\3\20\0Ch\4\4\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\4\5\0E\1\10\0H@\0A"
    "\4\0C\4\0C\16\0Kc\6(\0A\6\17\0A\13\4\14\14\21\20\26\30\27 \0Ga\4\10\0E\11\0G\11\2\0V\13\7\0N\14\0G\16\13\0N\4\0G\17\6\0N\12\0G\21\13\0N\10\0G\22"
    "\1\11\0M\22\0G\23\4\13\17\0L\13\0G\24\0A\22\23\0L\23\0G\25\4\16\17\0L\16\0G\26\24\25\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Allgatherv_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) $peers=peers($comm) */
/*:     $type=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type_unless) */
/*:     $own64=own64(recvcounts,$comm,$type) $unless=unless(sendbuf,$bytes,$own64) */
/*:     $sum64=sum64(recvcounts,$peers,$type) $both=both($unless,$sum64) sendbuf:ptr sendcount:i64 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers]:i64 displs[$peers]:i64 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Allgatherv_c, "MPI_Allgatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\14\1\330\10\14x\10\10 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12s"
    "eq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\11\20\3\24\0Ch\10\4\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\5\0E\1\10\0"
    "H@\0A\10\0C\10\0C\16\0Kc\6(\0A\6\17\0A\13\4\14\14\21\20\26\30\27 \0Ga\4\10\0E\11\0G\11\2\0V\13\7\0N\14\0G\16\13\0N\4\0G\17\6\0N\12\0G\21\13\0N"
    "\10\0G\22\1\11\0M\24\0G\23\4\13\17\0L\13\0G\24\0A\22\23\0L\25\0G\25\4\16\17\0L\16\0G\26\24\25\0M")

/*: MPI_Allgatherv_init: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) $peers=peers($comm) */
/*:     $type=type(recvtype) $key=key(info) $bytes=bytes(sendcount,$type_unless) */
/*:     $own32=own32(recvcounts,$comm,$type) $unless=unless(sendbuf,$bytes,$own32) */
/*:     $sum32=sum32(recvcounts,$peers,$type) $both=both($unless,$sum32) $plan=plan($both) sendbuf:ptr sendcount:i32 */
/*:     sendtype sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers]:i32 displs[$peers]:i32 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle */
/*:     request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Allgatherv_init, "MPI_Allgatherv_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,
    (uint64_t)info, (uintptr_t)request,),
    "\15\14\2\324\4\24x0\12 \0\0\0\13\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200"
    "bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\13\14\3\20\0Ch\4\4\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kh\4\5\0E\1\10\0"
    "H@\0A\4\0C\4\0C\20\0Kc\6(\0A\6\21\0A\15\4\16\14\23\20\32\30\33 \0Gm\10\11\0U\10\0Oa\4\12\0E\11\0G\13\2\0V\15\7\0N\14\0G\20\15\0N\4\0G\21\6\0N\17"
    "\0G\23\10\0N\10\0G\24\1\13\0M\22\0G\25\4\15\21\0L\13\0G\26\0A\24\25\0L\23\0G\27\4\20\21\0L\16\0G\30\26\27\0M\20\0G\32\30\0N\21\0H\11\12\7\0L")

/*: MPI_Allgatherv_init_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) $peers=peers($comm) */
/*:     $type=type(recvtype) $key=key(info) $bytes=bytes(sendcount,$type_unless) */
/*:     $own64=own64(recvcounts,$comm,$type) $unless=unless(sendbuf,$bytes,$own64) */
/*:     $sum64=sum64(recvcounts,$peers,$type) $both=both($unless,$sum64) $plan=plan($both) sendbuf:ptr sendcount:i64 */
/*:     sendtype sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers]:i64 displs[$peers]:i64 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle */
/*:     request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Allgatherv_init_c, "MPI_Allgatherv_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,
    (uint64_t)info, (uintptr_t)request,),
    "\15\14\2\330\10\24x0\12 \0\0\0\13\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0Minfo\0\7"
    "\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\13\20\3\24\0Ch\10\4\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kh\10\5\0"
    "E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\6(\0A\6\21\0A\15\4\16\14\23\20\32\30\33 \0Gm\10\11\0U\10\0Oa\4\12\0E\11\0G\13\2\0V\15\7\0N\14\0G\20\15\0N\4\0G"
    "\21\6\0N\17\0G\23\10\0N\10\0G\24\1\13\0M\24\0G\25\4\15\21\0L\13\0G\26\0A\24\25\0L\25\0G\27\4\20\21\0L\16\0G\30\26\27\0M\20\0G\32\30\0N\21\0H\11\12"
    "\7\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Alloc_mem: $key=key(info) size:i64 info info=$key:handle baseptr:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Alloc_mem, "MPI_Alloc_mem", (int64_t size, uint64_t info, void *baseptr), ((uint64_t)size,
    (uint64_t)info, (uintptr_t)baseptr,),
    "\15\3\1 \14\20\10\3 \0\0\0\1\0\0\0Hsize\0Minfo\0Lbaseptr\0\6Aresult\0\6c\3\30\0A\4\0B\4\10\2\20\0A\30\0Ca\4\3\0E\17\0G\4\1\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Allreduce_c: $whole_allreduce=whole_allreduce(comm,op,count,datatype) sendbuf:ptr recvbuf:ptr count:i64 */
/*:     datatype datatype=$whole_allreduce.type:strid op op=$whole_allreduce.op:strid comm */
/*:     comm=$whole_allreduce.comm:u64/COMM comm_size=$whole_allreduce.comm.size:u32/COMM_SIZE */
/*:     seq=$whole_allreduce.seq:u64/COLL_SEQ bytes_sent=$whole_allreduce.allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_allreduce.allreduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Allreduce_c, "MPI_Allreduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "\15\12\1L\14 \10\6 \0\0\0\1\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\12\30\14\34\7 \10(\15,\0164\17<\0Ga\4\6\0E\26\0G\7\5\4\2\3\0K")

/*: MPI_Allreduce_init: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) */
/*:     $allreduce=allreduce(count,$type) $plan=plan($allreduce) sendbuf:ptr recvbuf:ptr count:i32 datatype */
/*:     datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info */
/*:     info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Allreduce_init, "MPI_Allreduce_init", (const void *sendbuf, void *recvbuf, int32_t count,
    uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2H\24 0\10 \0\0\0\6\0\1\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0"
    "B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\11\24\13\30\14\34\15$\17(\0220\238\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V"
    "\14\5\0N\17\0G\17\6\0N\27\0G\20\2\11\0M\20\0G\22\20\0N\21\0H\7\10\5\0L")

/*: MPI_Allreduce_init_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) */
/*:     $allreduce=allreduce(count,$type) $plan=plan($allreduce) sendbuf:ptr recvbuf:ptr count:i64 datatype */
/*:     datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info */
/*:     info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Allreduce_init_c, "MPI_Allreduce_init_c", (const void *sendbuf, void *recvbuf, int64_t count,
    uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2L\24 0\10 \0\0\0\6\0\1\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0"
    "B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\11\30\13\34\14 \15(\17,\0224\23<\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V\14"
    "\5\0N\17\0G\17\6\0N\27\0G\20\2\11\0M\20\0G\22\20\0N\21\0H\7\10\5\0L")

/*: MPI_Alltoall_c: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) $unless=unless(sendbuf,$bytes,$bytes_2) */
/*:     $peers=peers($comm) $times=times($unless,$peers) $times_2=times($bytes_2,$peers) $both=both($times,$times_2) */
/*:     sendbuf:ptr sendcount:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i64 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Alltoall_c, "MPI_Alltoall_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf,
    int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\13\1T\14 \10\7 \0\0\0\13\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13L\0A\14\0B\1\10\10\20\3\24\4\34\12$\14(\0150\0174\26<\27D\0AL\0Ca\4\7\0E\11\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M\10\0G\21\4\12\0M\13\0G\22\0A\20\21\0L\14\0G\23\14\0N\15\0G\24\22\23\0M\15\0G\25\21\23\0M\16\0G\26\24\25\0M")

/*: MPI_Alltoall_init: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) */
/*:     $key=key(info) $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) */
/*:     $unless=unless(sendbuf,$bytes,$bytes_2) $peers=peers($comm) $times=times($unless,$peers) */
/*:     $times_2=times($bytes_2,$peers) $both=both($times,$times_2) $plan=plan($both) sendbuf:ptr sendcount:i32 */
/*:     sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype recvtype=$type:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Alltoall_init, "MPI_Alltoall_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\13\2L\24 0\11 \0\0\0\14\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B"
    "\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\12\14\3\20\4\30\14\34\16 \17(\21,\0324\33<\0AD\0Cm\10\10\0U\10\0Oa\4\11\0E\11"
    "\0G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\10\0G\22\1\12\0M\10\0G\23\4\14\0M\13\0G\24\0A\22\23\0L\14\0G\25\16\0N\15\0G\26\24\25\0M\15\0G\27\23"
    "\25\0M\16\0G\30\26\27\0M\20\0G\32\30\0N\21\0H\10\11\6\0L")

/*: MPI_Alltoall_init_c: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) */
/*:     $key=key(info) $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) */
/*:     $unless=unless(sendbuf,$bytes,$bytes_2) $peers=peers($comm) $times=times($unless,$peers) */
/*:     $times_2=times($bytes_2,$peers) $both=both($times,$times_2) $plan=plan($both) sendbuf:ptr sendcount:i64 */
/*:     sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i64 recvtype recvtype=$type:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Alltoall_init_c, "MPI_Alltoall_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\13\2T\24 0\11 \0\0\0\14\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B"
    "\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\13L\0A\14\0B\1\10\12\20\3\24\4\34\14$\16(\0170\0214\32<\33D\0AL\0Cm\10\10\0U\10\0Oa\4\11\0E\11\0"
    "G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\10\0G\22\1\12\0M\10\0G\23\4\14\0M\13\0G\24\0A\22\23\0L\14\0G\25\16\0N\15\0G\26\24\25\0M\15\0G\27\23"
    "\25\0M\16\0G\30\26\27\0M\20\0G\32\30\0N\21\0H\10\11\6\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Alltoallv: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) */
/*:     $type_unless=type_unless(sendtype,sendbuf) $peers=peers($comm) $type=type(recvtype) $seq=seq($comm) */
/*:     $sum32=sum32(sendcounts,$peers_unless,$type_unless) $sum32_2=sum32(recvcounts,$peers,$type) */
/*:     $unless=unless(sendbuf,$sum32,$sum32_2) $both=both($unless,$sum32_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i32 sdispls[$peers_unless]:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcounts[$peers]:i32 rdispls[$peers]:i32 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallv, "MPI_Alltoallv", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype,
    (uint64_t)comm,),
    "\15\15\1\334\10\14\320\1\10\11 \0\0\0\12\0\0\0Lsendbuf\0f\4counts\0fsdispls\0Osendtype\0Lrecvbuf\0f\4counts\0frdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\15\0Kh\4\2\0E\1\10\0H@\0A\4\0C\4"
    "\0C\15\0Kc\2\14\0A\2\16\0A\4\4\0Gh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kc\6(\0A\6\21\0A\12\4\13\14\23\20\27\30\30"
    " \0Ga\4\11\0M\12\10\0N\30\0G\15\0A\12\0M\11\0G\16\3\0N\14\0G\20\12\0N\4\0G\21\7\0N\12\0G\23\12\0N\23\0G\24\1\15\16\0L\23\0G\25\5\20\21\0L\13\0G"
    "\26\0A\24\25\0L\16\0G\27\26\25\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Alltoallv_c: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) */
/*:     $type_unless=type_unless(sendtype,sendbuf) $peers=peers($comm) $type=type(recvtype) $seq=seq($comm) */
/*:     $sum64=sum64(sendcounts,$peers_unless,$type_unless) $sum64_2=sum64(recvcounts,$peers,$type) */
/*:     $unless=unless(sendbuf,$sum64,$sum64_2) $both=both($unless,$sum64_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i64 sdispls[$peers_unless]:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcounts[$peers]:i64 rdispls[$peers]:i64 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallv_c, "MPI_Alltoallv_c", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype,
    (uint64_t)comm,),
    "\15\15\1\334\20\14\320\1\10\11 \0\0\0\12\0\0\0Lsendbuf\0h\4counts\0hsdispls\0Osendtype\0Lrecvbuf\0h\4counts\0hrdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\15\0Kh\10\2\0E\1\10\0H@\0A\10\0"
    "C\10\0C\15\0Kc\2\14\0A\2\16\0A\4\4\0Gh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\6(\0A\6\21\0A\12\4\13\14\23"
    "\20\27\30\30 \0Ga\4\11\0M\12\10\0N\30\0G\15\0A\12\0M\11\0G\16\3\0N\14\0G\20\12\0N\4\0G\21\7\0N\12\0G\23\12\0N\25\0G\24\1\15\16\0L\25\0G\25\5\20\21"
    "\0L\13\0G\26\0A\24\25\0L\16\0G\27\26\25\0M")

/*: MPI_Alltoallv_init: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) */
/*:     $type_unless=type_unless(sendtype,sendbuf) $peers=peers($comm) $type=type(recvtype) $key=key(info) */
/*:     $sum32=sum32(sendcounts,$peers_unless,$type_unless) $sum32_2=sum32(recvcounts,$peers,$type) */
/*:     $unless=unless(sendbuf,$sum32,$sum32_2) $both=both($unless,$sum32_2) $plan=plan($both) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i32 sdispls[$peers_unless]:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcounts[$peers]:i32 rdispls[$peers]:i32 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallv_init, "MPI_Alltoallv_init", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, uint64_t info,
    void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts,
    (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\15\2\334\10\24\320\0010\13 \0\0\0\13\0\1\0Lsendbuf\0f\4counts\0fsdispls\0Osendtype\0Lrecvbuf\0f\4counts\0frdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\4\2\0E\1\10\0"
    "H@\0A\4\0C\4\0C\17\0Kc\2\14\0A\2\20\0A\4\4\0Gh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\22\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\22\0Kc\6(\0A\6\23\0A\14\4\15\14\25"
    "\20\33\30\34 \0Gm\10\12\0U\10\0Oa\4\13\0M\14\10\0N\30\0G\17\0A\14\0M\11\0G\20\3\0N\14\0G\22\14\0N\4\0G\23\7\0N\17\0G\25\11\0N\23\0G\26\1\17\20\0"
    "L\23\0G\27\5\22\23\0L\13\0G\30\0A\26\27\0L\16\0G\31\30\27\0M\20\0G\33\31\0N\21\0H\12\13\10\0L")

/*: MPI_Alltoallv_init_c: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) */
/*:     $type_unless=type_unless(sendtype,sendbuf) $peers=peers($comm) $type=type(recvtype) $key=key(info) */
/*:     $sum64=sum64(sendcounts,$peers_unless,$type_unless) $sum64_2=sum64(recvcounts,$peers,$type) */
/*:     $unless=unless(sendbuf,$sum64,$sum64_2) $both=both($unless,$sum64_2) $plan=plan($both) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i64 sdispls[$peers_unless]:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcounts[$peers]:i64 rdispls[$peers]:i64 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallv_init_c, "MPI_Alltoallv_init_c", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, uint64_t info,
    void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts,
    (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\15\2\334\20\24\320\0010\13 \0\0\0\13\0\1\0Lsendbuf\0h\4counts\0hsdispls\0Osendtype\0Lrecvbuf\0h\4counts\0hrdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh\10\2\0E\1\10"
    "\0H@\0A\10\0C\10\0C\17\0Kc\2\14\0A\2\20\0A\4\4\0Gh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\22\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\22\0Kc\6(\0A\6\23\0A"
    "\14\4\15\14\25\20\33\30\34 \0Gm\10\12\0U\10\0Oa\4\13\0M\14\10\0N\30\0G\17\0A\14\0M\11\0G\20\3\0N\14\0G\22\14\0N\4\0G\23\7\0N\17\0G\25\11\0N\25\0"
    "G\26\1\17\20\0L\25\0G\27\5\22\23\0L\13\0G\30\0A\26\27\0L\16\0G\31\30\27\0M\20\0G\33\31\0N\21\0H\12\13\10\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Alltoallw: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) $peers=peers($comm) $seq=seq($comm) */
/*:     $sumw32=sumw32(sendcounts,sendtypes,$peers_unless) $sumw32_2=sumw32(recvcounts,recvtypes,$peers) */
/*:     $unless=unless(sendbuf,$sumw32,$sumw32_2) $both=both($unless,$sumw32_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i32 sdispls[$peers_unless]:i32 sendtypes[$peers_unless]:object recvbuf:ptr */
/*:     recvcounts[$peers]:i32 rdispls[$peers]:i32 recvtypes[$peers]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallw, "MPI_Alltoallw", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes,
    (uint64_t)comm,),
    "\15\15\1\340\20\14\230\2\10\11 \0\0\0\10\0\0\0Lsendbuf\0f\4counts\0fsdispls\0msendtypes\0Lrecvbuf\0f\4counts\0frdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\15\0Kh\4\2\0E\1\10\0H@\0A\4\0C"
    "\4\0C\15\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\15\0Ka\10\4\0Eh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kq\10\7\0E\1\10"
    "\0H@\0A\10\0C\10\0C\16\0Kc\5$\0A\6\12\0A\13\10\17\14\23\24\24\34\0A$\0Ga\4\11\0M\12\10\0N\30\0G\15\0A\12\0M\14\0G\16\12\0N\12\0G\17\12\0N\31\0G"
    "\20\1\3\15\0L\31\0G\21\5\7\16\0L\13\0G\22\0A\20\21\0L\16\0G\23\22\21\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Alltoallw_c: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) $peers=peers($comm) $seq=seq($comm) */
/*:     $sumw64=sumw64(sendcounts,sendtypes,$peers_unless) $sumw64_2=sumw64(recvcounts,recvtypes,$peers) */
/*:     $unless=unless(sendbuf,$sumw64,$sumw64_2) $both=both($unless,$sumw64_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i64 sdispls[$peers_unless]:i64 sendtypes[$peers_unless]:object recvbuf:ptr */
/*:     recvcounts[$peers]:i64 rdispls[$peers]:i64 recvtypes[$peers]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallw_c, "MPI_Alltoallw_c", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes,
    (uint64_t)comm,),
    "\15\15\1\340\30\14\230\2\10\11 \0\0\0\10\0\0\0Lsendbuf\0h\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0h\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\15\0Kh\10\2\0E\1\10\0H@\0A"
    "\10\0C\10\0C\15\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\15\0Ka\10\4\0Eh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\16\0"
    "Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kc\5$\0A\6\12\0A\13\10\17\14\23\24\24\34\0A$\0Ga\4\11\0M\12\10\0N\30\0G\15\0A\12\0M\14\0G\16\12\0N\12\0G"
    "\17\12\0N\32\0G\20\1\3\15\0L\32\0G\21\5\7\16\0L\13\0G\22\0A\20\21\0L\16\0G\23\22\21\0M")

/*: MPI_Alltoallw_init: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) $peers=peers($comm) */
/*:     $key=key(info) $sumw32=sumw32(sendcounts,sendtypes,$peers_unless) */
/*:     $sumw32_2=sumw32(recvcounts,recvtypes,$peers) $unless=unless(sendbuf,$sumw32,$sumw32_2) */
/*:     $both=both($unless,$sumw32_2) $plan=plan($both) sendbuf:ptr sendcounts[$peers_unless]:i32 */
/*:     sdispls[$peers_unless]:i32 sendtypes[$peers_unless]:object recvbuf:ptr recvcounts[$peers]:i32 */
/*:     rdispls[$peers]:i32 recvtypes[$peers]:object comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     info info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallw_init, "MPI_Alltoallw_init", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm,
    uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf,
    (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\15\2\340\20\24\230\0020\13 \0\0\0\11\0\1\0Lsendbuf\0f\4counts\0fsdispls\0msendtypes\0Lrecvbuf\0f\4counts\0frdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\4\2\0E\1\10\0"
    "H@\0A\4\0C\4\0C\17\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\17\0Ka\10\4\0Eh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kq"
    "\10\7\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\5$\0A\6\14\0A\15\10\21\14\27\24\30\34\0A$\0Gm\10\12\0U\10\0Oa\4\13\0M\14\10\0N\30\0G\17\0A\14\0M\14\0G"
    "\20\14\0N\17\0G\21\11\0N\31\0G\22\1\3\17\0L\31\0G\23\5\7\20\0L\13\0G\24\0A\22\23\0L\16\0G\25\24\23\0M\20\0G\27\25\0N\21\0H\12\13\10\0L")

/*: MPI_Alltoallw_init_c: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) $peers=peers($comm) */
/*:     $key=key(info) $sumw64=sumw64(sendcounts,sendtypes,$peers_unless) */
/*:     $sumw64_2=sumw64(recvcounts,recvtypes,$peers) $unless=unless(sendbuf,$sumw64,$sumw64_2) */
/*:     $both=both($unless,$sumw64_2) $plan=plan($both) sendbuf:ptr sendcounts[$peers_unless]:i64 */
/*:     sdispls[$peers_unless]:i64 sendtypes[$peers_unless]:object recvbuf:ptr recvcounts[$peers]:i64 */
/*:     rdispls[$peers]:i64 recvtypes[$peers]:object comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     info info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallw_init_c, "MPI_Alltoallw_init_c", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm,
    uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf,
    (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\15\2\340\30\24\230\0020\13 \0\0\0\11\0\1\0Lsendbuf\0h\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0h\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh\10\2\0E"
    "\1\10\0H@\0A\10\0C\10\0C\17\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\17\0Ka\10\4\0Eh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kh\10\6\0E\1\10\0H@\0A\10\0"
    "C\10\0C\20\0Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\5$\0A\6\14\0A\15\10\21\14\27\24\30\34\0A$\0Gm\10\12\0U\10\0Oa\4\13\0M\14\10\0N\30\0G\17\0"
    "A\14\0M\14\0G\20\14\0N\17\0G\21\11\0N\32\0G\22\1\3\17\0L\32\0G\23\5\7\20\0L\13\0G\24\0A\22\23\0L\16\0G\25\24\23\0M\20\0G\27\25\0N\21\0H\12\13\10"
    "\0L")

#endif

#if TRACE__MPI_OLD

/*: MPI_Attr_delete: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE keyval:i32 -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Attr_delete, "MPI_Attr_delete", (uint64_t comm, int32_t keyval), ((uint64_t)comm, (uint64_t)keyval,),
    "\15\3\1\30\14\20\10\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fkeyval\0\6Aresult\0\6c\3\20\0A\4\3\0A\4\10\1\14\0A\20\0Ca\4\2\0M\3\0O")

/*: MPI_Attr_get: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE keyval:i32 */
/*:     attribute_val:ptr flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Attr_get, "MPI_Attr_get", (uint64_t comm, int32_t keyval, void *attribute_val, void *flag),
    ((uint64_t)comm, (uint64_t)keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "\15\4\2 \15\0200\4 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fkeyval\0Lattribute_val\0Kflag\0\6Aresult\0\6c\4\30\0A\4\5\0A\6\10\1\14\2\20\0Cj\1\3\0"
    "U\1\0Oa\4\4\0M\5\0O")

/*: MPI_Attr_put: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE keyval:i32 */
/*:     attribute_val:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Attr_put, "MPI_Attr_put", (uint64_t comm, int32_t keyval, void *attribute_val), ((uint64_t)comm,
    (uint64_t)keyval, (uintptr_t)attribute_val,),
    "\15\4\1 \14\20\10\3 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fkeyval\0Lattribute_val\0\6Aresult\0\6c\4\30\0A\4\4\0A\5\10\1\14\2\20\0Ca\4\3\0M\4\0"
    "O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Barrier_init: $comm=comm(comm) $key=key(info) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     info info=$key:handle request -> [always]track_collective(request,return,comm) *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Barrier_init, "MPI_Barrier_init", (uint64_t comm, uint64_t info, void *request), ((uint64_t)comm,
    (uint64_t)info, (uintptr_t)request,),
    "\15\3\2\34\24\0200\3 \0\0\0\2\0\1\0\7\10comm\0\5\11\4_size\0Minfo\0\15\14request\0\6Aresult\0\6c\3\24\0A\4\4\0A\5\10\7\14\0A\24\0Cm\10\2\0U\10\0"
    "Oa\4\3\0M\4\0O\17\0G\7\1\0N\21\0H\2\3\0M")

/*: MPI_Bcast_c: $whole_bcast=whole_bcast(comm,root,count,datatype) buffer:ptr count:i64 datatype */
/*:     datatype=$whole_bcast.type:strid root:i32@MPI_RANK root_world=$whole_bcast.world:i32/ROOT comm */
/*:     comm=$whole_bcast.comm:u64/COMM comm_size=$whole_bcast.comm.size:u32/COMM_SIZE */
/*:     seq=$whole_bcast.seq:u64/COLL_SEQ bytes_sent=$whole_bcast.bcast:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_bcast.bcast.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_Bcast_c, "MPI_Bcast_c", (void *buffer, int64_t count, uint64_t datatype, int32_t root, uint64_t comm),
    ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm,),
    "\15\12\1H\14 \10\5 \0\0\0\1\0\0\0Lbuffer\0Hcount\0Odatatype\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B"
    "\0\7\204\6recv\0B\0\6Aresult\0\6c\12@\0A\12\0B\1\10\11\20\3\24\13\30\6\34\7$\14(\0150\168\0Ga\4\5\0E\33\0G\6\4\3\1\2\0K")

/*: MPI_Bcast_init: $type=type(datatype) $comm=comm(comm) $world=world($comm,root) $key=key(info) */
/*:     $bcast=bcast($comm,root,count,$type) $plan=plan($bcast) buffer:ptr count:i32 datatype datatype=$type:strid */
/*:     root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     info info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bcast_init, "MPI_Bcast_init", (void *buffer, int32_t count, uint64_t datatype, int32_t root,
    uint64_t comm, uint64_t info, void *request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\12\2D\24 0\7 \0\0\0\6\0\1\0Lbuffer\0Fcount\0Odatatype\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200"
    "\6recv\0B\0\15\14request\0\6Aresult\0\6c\12<\0A\12\0B\1\10\10\14\3\20\15\24\12\30\13 \16$\21,\0224\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\4\0"
    "N\6\0G\15\12\3\0M\17\0G\16\5\0N\34\0G\17\12\3\1\10\0K\20\0G\21\17\0N\21\0H\6\7\4\0L")

/*: MPI_Bcast_init_c: $type=type(datatype) $comm=comm(comm) $world=world($comm,root) $key=key(info) */
/*:     $bcast=bcast($comm,root,count,$type) $plan=plan($bcast) buffer:ptr count:i64 datatype datatype=$type:strid */
/*:     root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     info info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bcast_init_c, "MPI_Bcast_init_c", (void *buffer, int64_t count, uint64_t datatype, int32_t root,
    uint64_t comm, uint64_t info, void *request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\12\2H\24 0\7 \0\0\0\6\0\1\0Lbuffer\0Hcount\0Odatatype\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200"
    "\6recv\0B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\10\20\3\24\15\30\12\34\13$\16(\0210\228\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\4\0"
    "N\6\0G\15\12\3\0M\17\0G\16\5\0N\34\0G\17\12\3\1\10\0K\20\0G\21\17\0N\21\0H\6\7\4\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Bsend: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Bsend, "MPI_Bsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "\15\11\18\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0110\0A\12\0B\1\10\12\14\3\20\14\24\4\30\7\34\10$\15(\0A0\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Bsend_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Bsend_c, "MPI_Bsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "\15\11\1<\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0114\0A\12\0B\1\10\12\20\3\24\14\30\4\34\7 \10(\15,\0A4\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Bsend_init: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i32 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bsend_init, "MPI_Bsend_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0020\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10(\0A\10\0B\1\10\10\14\3\20\15\24\4\30\12\34\13$\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

#endif

#if TRACE__MPI_4_0

/*: MPI_Bsend_init_c: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i64 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bsend_init_c, "MPI_Bsend_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0024\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10,\0A\10\0B\1\10\10\20\3\24\15\30\4\34\12 \13(\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

#endif

#if TRACE__MPI_3_1

/*: MPI_Buffer_attach: buffer:ptr size:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_attach, "MPI_Buffer_attach", (void *buffer, int32_t size), ((uintptr_t)buffer, (uint64_t)size,),
    "\5\2\1\24\14\20\10\2 Lbuffer\0Fsize\0\6Aresult\0\6c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Buffer_attach_c: buffer:ptr size:i64 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_attach_c, "MPI_Buffer_attach_c", (void *buffer, int64_t size), ((uintptr_t)buffer,
    (uint64_t)size,),
    "\5\2\1\30\14\20\10\2 Lbuffer\0Hsize\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_Buffer_detach: buffer_addr:ptr size -> *size:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_detach, "MPI_Buffer_detach", (void *buffer_addr, void *size), ((uintptr_t)buffer_addr,
    (uintptr_t)size,),
    "\5\1\2\20\20\10\20\2 Lbuffer_addr\0Fsize\0\6Aresult\0\6a\10\0Fb\4\1\2\0Da\4\2\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Buffer_detach_c: buffer_addr:ptr size -> *size:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_detach_c, "MPI_Buffer_detach_c", (void *buffer_addr, void *size), ((uintptr_t)buffer_addr,
    (uintptr_t)size,),
    "\5\1\2\20\24\10\20\2 Lbuffer_addr\0Hsize\0\6Aresult\0\6a\10\0Fb\10\1\2\0Da\4\2\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_Cancel: *request:object/REQUEST -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Cancel, "MPI_Cancel", (void *request), ((uintptr_t)request,),
    "\5\1\1\20\14(\10\1 \15\14request\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0E")

/*: MPI_Cart_coords: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE rank:i32 */
/*:     maxdims:i32 coords -> coords[maxdims]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Cart_coords, "MPI_Cart_coords", (uint64_t comm, int32_t rank, int32_t maxdims, void *coords),
    ((uint64_t)comm, (uint64_t)rank, (uint64_t)maxdims, (uintptr_t)coords,),
    "\15\4\2\34\222\2\0200\4 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Frank\0Fmaxdims\0fcoords\0\6Aresult\0\6c\4\24\0A\4\5\0A\6\10\1\14\2\20\0Ch\4\3\0"
    "E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Ka\4\4\0M\5\0O")

/*: MPI_Cart_create: $comm=comm(comm_old) $seq=seq($comm) comm_old comm_old=$comm:u64/COMM */
/*:     comm_old_size=$comm.size:u32/COMM_SIZE ndims:i32 dims[ndims]:i32 periods[ndims]:i32 reorder:truth comm_cart */
/*:     seq=$seq:u64/COLL_SEQ -> [always]comm_from(comm_cart,return,comm_old) $comm_made=comm_made(comm_cart,return) */
/*:     comm_cart=$comm_made:u64/COMM comm_cart_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Cart_create, "MPI_Cart_create", (uint64_t comm_old, int32_t ndims, const void *dims,
    const void *periods, int32_t reorder, void *comm_cart), ((uint64_t)comm_old, (uint64_t)ndims, (uintptr_t)dims, (uintptr_t)periods, (uint64_t)reorder,
    (uintptr_t)comm_cart,),
    "\15\7\3\255\4\30\220\1\20\6 \0\0\0\2\0\1\1\7\10comm_old\0\5\11\10_size\0Fndims\0fdims\0fperiods\0Kreorder\0\7\12seq\0\7\10comm_cart\0\5\11\11_"
    "size\0\6Aresult\0\6c\3\20\0A\4\7\0A\10\10\1\14\0A\20\0Ch\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kj\1\4\1\0T"
    "\1\0Oa\10\12\0Ec\3\20\0A\4\13\0A\14\10\6\14\0A\20\0K\7\0O\12\0G\12\7\0N\1\0H\5\6\0M\2\0G\13\5\6\0M")

/*: MPI_Cart_get: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE maxdims:i32 dims */
/*:     periods coords -> dims[maxdims]:i32 periods[maxdims]:i32 coords[maxdims]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Cart_get, "MPI_Cart_get", (uint64_t comm, int32_t maxdims, void *dims, void *periods, void *coords),
    ((uint64_t)comm, (uint64_t)maxdims, (uintptr_t)dims, (uintptr_t)periods, (uintptr_t)coords,),
    "\15\3\4\30\236\6\20\200\1\5 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fmaxdims\0fdims\0fperiods\0fcoords\0\6Aresult\0\6c\3\20\0A\4\6\0A\7\10\1\14\0"
    "A\20\0Ch\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\4\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\5\0M\6\0O")

/*: MPI_Cart_map: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE ndims:i32 */
/*:     dims[ndims]:i32 periods[ndims]:i32 newrank -> *newrank:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Cart_map, "MPI_Cart_map", (uint64_t comm, int32_t ndims, const void *dims, const void *periods,
    void *newrank), ((uint64_t)comm, (uint64_t)ndims, (uintptr_t)dims, (uintptr_t)periods, (uintptr_t)newrank,),
    "\15\5\2\244\4\20`\20\5 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fndims\0fdims\0fperiods\0Fnewrank\0\6Aresult\0\6c\3\20\0A\4\6\0A\7\10\1\14\0A\20\0"
    "Ch\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kb\4\4\2\0Da\4\5\0M\6\0O")

/*: MPI_Cart_rank: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE coords rank -> */
/*:     *rank:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Cart_rank, "MPI_Cart_rank", (uint64_t comm, const void *coords, void *rank), ((uint64_t)comm,
    (uintptr_t)coords, (uintptr_t)rank,),
    "\15\2\2\24\20\20\20\3 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Frank\0\6Aresult\0\6c\2\14\0A\2\4\0A\5\10\0Gb\4\2\2\0Da\4\3\0M\4\0O")

/*: MPI_Cart_shift: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE direction:i32 */
/*:     disp:i32 rank_source rank_dest -> *rank_source:i32 *rank_dest:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Cart_shift, "MPI_Cart_shift", (uint64_t comm, int32_t direction, int32_t disp, void *rank_source,
    void *rank_dest), ((uint64_t)comm, (uint64_t)direction, (uint64_t)disp, (uintptr_t)rank_source, (uintptr_t)rank_dest,),
    "\15\4\3\34\24\20\30\5 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fdirection\0Fdisp\0Frank_source\0F\5dest\0\6Aresult\0\6c\4\24\0A\4\6\0A\7\10\1\14\2"
    "\20\0Cb\4\3\2\0Db\4\4\2\0Da\4\5\0M\6\0O")

/*: MPI_Cart_sub: $comm=comm(comm) $seq=seq($comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     remain_dims newcomm seq=$seq:u64/COLL_SEQ -> [always]comm_from(newcomm,return,comm) */
/*:     $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM newcomm_size=$comm_made.size:u32/COMM_SIZE */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Cart_sub, "MPI_Cart_sub", (uint64_t comm, const void *remain_dims, void *newcomm), ((uint64_t)comm,
    (uintptr_t)remain_dims, (uintptr_t)newcomm,),
    "\15\3\3\34\30\20\20\3 \0\0\0\2\0\1\1\7\10comm\0\5\11\4_size\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\3\24\0A\4\4\0A\5\10\7\14\0A\24"
    "\0Cc\3\20\0A\4\10\0A\11\10\3\14\0A\20\0K\4\0O\12\0G\7\4\0N\1\0H\2\3\0M\2\0G\10\2\3\0M")

/*: MPI_Cartdim_get: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE ndims -> */
/*:     *ndims:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Cartdim_get, "MPI_Cartdim_get", (uint64_t comm, void *ndims), ((uint64_t)comm, (uintptr_t)ndims,),
    "\15\2\2\24\20\20\20\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fndims\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gb\4\1\2\0Da\4\2\0M\3\0O")

/*: MPI_Close_port: port_name:string -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Close_port, "MPI_Close_port", (const void *port_name), ((uintptr_t)port_name,),
    "\5\1\1\216\2\14(\10\1 Nport_name\0\6Aresult\0\6e\10\0V\10\0Oa\4\1\0E")

/*: MPI_Comm_accept: $key=key(info) $comm=comm(comm) $world=world($comm,root) port_name:string info info=$key:handle */
/*:     root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     newcomm -> $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM */
/*:     newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Comm_accept, "MPI_Comm_accept", (const void *port_name, uint64_t info, int32_t root, uint64_t comm,
    void *newcomm), ((uintptr_t)port_name, (uint64_t)info, (uint64_t)root, (uint64_t)comm, (uintptr_t)newcomm,),
    "\15\6\3\252\2\30@\20\5 \0\0\0\3\0\0\1Nport_name\0Minfo\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\10newcomm\0\5\11\7_size\0\6Ares"
    "ult\0\6e\10\0V\10\0Oc\5\34\0A\6\6\0A\2\10\12\14\7\20\10\30\0A\34\0Gc\3\20\0A\4\13\0A\14\10\5\14\0A\20\0C\17\0G\6\1\0V\7\3\0N\6\0G\12\7\2\0M\2\0"
    "G\13\4\5\0M")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Comm_c2f: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Comm_c2f, "MPI_Comm_c2f", (uint64_t comm), ((uint64_t)comm,),
    "\14\2\1\24\14\20\10\0\0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fresult\0c\2\14\0A\2\2\0A\3\10\0Ga\4\1\0M\2\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Comm_call_errhandler: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     errorcode:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_call_errhandler, "MPI_Comm_call_errhandler", (uint64_t comm, int32_t errorcode), ((uint64_t)comm,
    (uint64_t)errorcode,),
    "\15\3\1\30\14\20\10\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Ferrorcode\0\6Aresult\0\6c\3\20\0A\4\3\0A\4\10\1\14\0A\20\0Ca\4\2\0M\3\0O")

/*: MPI_Comm_compare: $comm=comm(comm1) $comm_2=comm(comm2) comm1 comm1=$comm:u64/COMM */
/*:     comm1_size=$comm.size:u32/COMM_SIZE comm2 comm2=$comm_2:u64 result -> comparison=*result:i32@MPI_COMPARE */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Comm_compare, "MPI_Comm_compare", (uint64_t comm1, uint64_t comm2, void *result), ((uint64_t)comm1,
    (uint64_t)comm2, (uintptr_t)result,),
    "\15\3\2\34\20\20\20\3 \0\0\0\2\0\0\0\7\10comm1\0\5\11\5_size\0G\0042\0\6@\3parison\0\4\6Aresult\0\6c\3\24\0A\4\4\0A\5\10\7\14\0A\24\0Cb\4\2\2\0"
    "Da\4\3\0M\4\0W\7\1\0N")

/*: MPI_Comm_connect: $key=key(info) $comm=comm(comm) $world=world($comm,root) port_name:string info */
/*:     info=$key:handle root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE newcomm -> $comm_made=comm_made(newcomm,return) */
/*:     newcomm=$comm_made:u64/COMM newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Comm_connect, "MPI_Comm_connect", (const void *port_name, uint64_t info, int32_t root, uint64_t comm,
    void *newcomm), ((uintptr_t)port_name, (uint64_t)info, (uint64_t)root, (uint64_t)comm, (uintptr_t)newcomm,),
    "\15\6\3\252\2\30@\20\5 \0\0\0\3\0\0\1Nport_name\0Minfo\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\10newcomm\0\5\11\7_size\0\6Ares"
    "ult\0\6e\10\0V\10\0Oc\5\34\0A\6\6\0A\2\10\12\14\7\20\10\30\0A\34\0Gc\3\20\0A\4\13\0A\14\10\5\14\0A\20\0C\17\0G\6\1\0V\7\3\0N\6\0G\12\7\2\0M\2\0"
    "G\13\4\5\0M")

/*: MPI_Comm_create: $comm=comm(comm) $key=key(group) $seq=seq($comm) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE group group=$key:handle newcomm seq=$seq:u64/COLL_SEQ -> */
/*:     [always]comm_from(newcomm,return,comm) $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM */
/*:     newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Comm_create, "MPI_Comm_create", (uint64_t comm, uint64_t group, void *newcomm), ((uint64_t)comm,
    (uint64_t)group, (uintptr_t)newcomm,),
    "\15\4\3$\30\20\20\3 \0\0\0\3\0\1\1\7\10comm\0\5\11\4_size\0Mgroup\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\4\34\0A\4\4\0A\5\10\7\14"
    "\10\24\0Cc\3\20\0A\4\11\0A\12\10\3\14\0A\20\0K\4\0O\17\0G\7\1\0N\12\0G\10\4\0N\1\0H\2\3\0M\2\0G\11\2\3\0M")

/*: MPI_Comm_create_errhandler: comm_errhandler_fn:ptr errhandler -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_create_errhandler, "MPI_Comm_create_errhandler", (void *comm_errhandler_fn, void *errhandler),
    ((uintptr_t)comm_errhandler_fn, (uintptr_t)errhandler,),
    "\5\1\2\20\24\0100\2 Lcomm_errhandler_fn\0Merrhandler\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Comm_create_from_group: $key=key(group) $key_2=key(info) $key_3=key(errhandler) group group=$key:handle */
/*:     stringtag:string info info=$key_2:handle errhandler errhandler=$key_3:handle newcomm -> */
/*:     [always]comm_from_none(newcomm,return) $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM */
/*:     newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 1, 0, trace__mpi_MPI_Comm_create_from_group, "MPI_Comm_create_from_group", (uint64_t group, const void *stringtag,
    uint64_t info, uint64_t errhandler, void *newcomm), ((uint64_t)group, (uintptr_t)stringtag, (uint64_t)info, (uint64_t)errhandler, (uintptr_t)newcomm,),
    "\15\4\3\246\2\30@\20\5 \0\0\0\3\0\1\1Mgroup\0Nstringtag\0Minfo\0Merrhandler\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6a\10\6\0Ee\10\1\0U\10\0O"
    "c\2\20\0A\2\7\0A\10\10\0Gc\3\20\0A\4\11\0A\12\10\5\14\0A\20\0C\17\0G\6\0O\17\0G\7\2\0N\17\0G\10\3\0N\37\0H\4\5\0M\2\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Comm_create_group: $comm=comm(comm) $key=key(group) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE group group=$key:handle tag:i32 newcomm -> */
/*:     [always]comm_from(newcomm,return,comm) $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM */
/*:     newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 1, 0, trace__mpi_MPI_Comm_create_group, "MPI_Comm_create_group", (uint64_t comm, uint64_t group, int32_t tag, void *newcomm),
    ((uint64_t)comm, (uint64_t)group, (uint64_t)tag, (uintptr_t)newcomm,),
    "\15\4\3 \30\20\20\4 \0\0\0\2\0\1\1\7\10comm\0\5\11\4_size\0Mgroup\0Ftag\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\4\30\0A\4\5\0A\6\10\10\14\2"
    "\24\0Cc\3\20\0A\4\11\0A\12\10\4\14\0A\20\0K\5\0O\17\0G\10\1\0N\1\0H\3\4\0M\2\0G\11\3\4\0M")

/*: MPI_Comm_create_keyval: comm_copy_attr_fn:ptr comm_delete_attr_fn:ptr comm_keyval extra_state:ptr -> */
/*:     *comm_keyval:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Comm_create_keyval, "MPI_Comm_create_keyval", (void *comm_copy_attr_fn, void *comm_delete_attr_fn,
    void *comm_keyval, void *extra_state), ((uintptr_t)comm_copy_attr_fn, (uintptr_t)comm_delete_attr_fn, (uintptr_t)comm_keyval, (uintptr_t)extra_state,),
    "\5\3\2 \20\20\20\4 Lcomm_copy_attr_fn\0L\5delete_attr_fn\0Lextra_state\0Fcomm_keyval\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\3\20\0A\30\0Cb\4\2\2\0D"
    "a\4\4\0E")

/*: MPI_Comm_delete_attr: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     comm_keyval:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_delete_attr, "MPI_Comm_delete_attr", (uint64_t comm, int32_t comm_keyval), ((uint64_t)comm,
    (uint64_t)comm_keyval,),
    "\15\3\1\30\14\20\10\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0F\5keyval\0\6Aresult\0\6c\3\20\0A\4\3\0A\4\10\1\14\0A\20\0Ca\4\2\0M\3\0O")

/*: MPI_Comm_disconnect: [call]comm_over(comm) $comm_at=comm_at(comm) comm comm=$comm_at:u64/COMM */
/*:     comm_size=$comm_at.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Comm_disconnect, "MPI_Comm_disconnect", (void *comm), ((uintptr_t)comm,),
    "\15\2\1\24\14\20\10\1 \0\0\0\1\1\0\0\7\10comm\0\5\11\4_size\0\6Aresult\0\6c\2\14\0A\2\2\0A\3\10\0Ga\4\1\0E!\0G\2\0O \0W")

/*: MPI_Comm_dup: $comm=comm(comm) $seq=seq($comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     newcomm seq=$seq:u64/COLL_SEQ -> [always]comm_from(newcomm,return,comm) $comm_made=comm_made(newcomm,return) */
/*:     newcomm=$comm_made:u64/COMM newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 1, 0, trace__mpi_MPI_Comm_dup, "MPI_Comm_dup", (uint64_t comm, void *newcomm), ((uint64_t)comm, (uintptr_t)newcomm,),
    "\15\3\3\34\30\20\20\2 \0\0\0\2\0\1\1\7\10comm\0\5\11\4_size\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\3\24\0A\4\3\0A\4\10\6\14\0A\24"
    "\0Cc\3\20\0A\4\7\0A\10\10\2\14\0A\20\0K\3\0O\12\0G\6\3\0N\1\0H\1\2\0M\2\0G\7\1\2\0M")

/*: MPI_Comm_dup_with_info: $comm=comm(comm) $key=key(info) $seq=seq($comm) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle newcomm seq=$seq:u64/COLL_SEQ -> */
/*:     [always]comm_from(newcomm,return,comm) $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM */
/*:     newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Comm_dup_with_info, "MPI_Comm_dup_with_info", (uint64_t comm, uint64_t info, void *newcomm),
    ((uint64_t)comm, (uint64_t)info, (uintptr_t)newcomm,),
    "\15\4\3$\30\20\20\3 \0\0\0\3\0\1\1\7\10comm\0\5\11\4_size\0Minfo\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\4\34\0A\4\4\0A\5\10\7\14\10"
    "\24\0Cc\3\20\0A\4\11\0A\12\10\3\14\0A\20\0K\4\0O\17\0G\7\1\0N\12\0G\10\4\0N\1\0H\2\3\0M\2\0G\11\2\3\0M")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Comm_f2c: comm:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Comm_f2c, "MPI_Comm_f2c", (int32_t comm), ((uint64_t)comm,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Fcomm\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Comm_free: [call]comm_over(comm) $comm_at=comm_at(comm) comm comm=$comm_at:u64/COMM */
/*:     comm_size=$comm_at.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Comm_free, "MPI_Comm_free", (void *comm), ((uintptr_t)comm,),
    "\15\2\1\24\14\20\10\1 \0\0\0\1\1\0\0\7\10comm\0\5\11\4_size\0\6Aresult\0\6c\2\14\0A\2\2\0A\3\10\0Ga\4\1\0E!\0G\2\0O \0W")

/*: MPI_Comm_free_keyval: *comm_keyval:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Comm_free_keyval, "MPI_Comm_free_keyval", (void *comm_keyval), ((uintptr_t)comm_keyval,),
    "\5\1\1\14\14\10\10\1 Fcomm_keyval\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_Comm_get_attr: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE comm_keyval:i32 */
/*:     attribute_val:ptr flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Comm_get_attr, "MPI_Comm_get_attr", (uint64_t comm, int32_t comm_keyval, void *attribute_val,
    void *flag), ((uint64_t)comm, (uint64_t)comm_keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "\15\4\2 \15\0200\4 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0F\5keyval\0Lattribute_val\0Kflag\0\6Aresult\0\6c\4\30\0A\4\5\0A\6\10\1\14\2\20\0Cj\1\3"
    "\0U\1\0Oa\4\4\0M\5\0O")

/*: MPI_Comm_get_errhandler: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE errhandler */
/*:     -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_get_errhandler, "MPI_Comm_get_errhandler", (uint64_t comm, void *errhandler), ((uint64_t)comm,
    (uintptr_t)errhandler,),
    "\15\2\2\24\24\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Merrhandler\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gm\10\1\0U\10\0Oa\4\2\0M\3\0O")

/*: MPI_Comm_get_info: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info_used -> */
/*:     *info_used:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_get_info, "MPI_Comm_get_info", (uint64_t comm, void *info_used), ((uint64_t)comm,
    (uintptr_t)info_used,),
    "\15\2\2\24\24\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Minfo_used\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gm\10\1\0U\10\0Oa\4\2\0M\3\0O")

/*: MPI_Comm_get_name: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE comm_name */
/*:     resultlen -> comm_name[256]:chars *resultlen:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Comm_get_name, "MPI_Comm_get_name", (uint64_t comm, void *comm_name, void *resultlen), ((uint64_t)comm,
    (uintptr_t)comm_name, (uintptr_t)resultlen,),
    "\15\2\3\24\226\2\208\3 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0N\5name\0Fresultlen\0\6A\6\0\6c\2\14\0A\2\4\0A\5\10\0Gg\1\1\0F\10\0H@\0A\1\0D\1\0"
    "C\1\0Jb\4\2\2\0Da\4\3\0M\4\0O")

/*: MPI_Comm_get_parent: parent -> $comm_made=comm_made(parent,return) parent=$comm_made:u64/COMM */
/*:     parent_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Comm_get_parent, "MPI_Comm_get_parent", (void *parent), ((uintptr_t)parent,),
    "\15\0\3\10\30\0\20\1 \0\0\0\0\0\0\1\7\10parent\0\5\11\6_size\0\6Aresult\0\6c\3\20\0A\4\2\0A\3\10\1\14\0A\20\0C\2\0G\2\0A\1\0M")

/*: MPI_Comm_group: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE group -> */
/*:     *group:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_group, "MPI_Comm_group", (uint64_t comm, void *group), ((uint64_t)comm, (uintptr_t)group,),
    "\15\2\2\24\24\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Mgroup\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gm\10\1\0U\10\0Oa\4\2\0M\3\0O")

/*: MPI_Comm_idup: $comm=comm(comm) $seq=seq($comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     newcomm request seq=$seq:u64/COLL_SEQ -> [always]comm_later(newcomm,request,return,comm) */
/*:     $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM newcomm_size=$comm_made.size:u32/COMM_SIZE */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Comm_idup, "MPI_Comm_idup", (uint64_t comm, void *newcomm, void *request), ((uint64_t)comm,
    (uintptr_t)newcomm, (uintptr_t)request,),
    "\15\3\4\34 \20@\3 \0\0\0\2\0\1\1\7\10comm\0\5\11\4_size\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\15\14request\0\6Aresult\0\6c\3\24\0A\4\4\0A\5\10"
    "\7\14\0A\24\0Cc\2\14\0A\2\10\0A\11\10\0Gm\10\2\0U\10\0Oa\4\3\0M\4\0O\12\0G\7\4\0N\42\0H\1\2\3\0L\2\0G\10\1\3\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Comm_idup_with_info: $comm=comm(comm) $key=key(info) $seq=seq($comm) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle newcomm request seq=$seq:u64/COLL_SEQ -> */
/*:     [always]comm_later(newcomm,request,return,comm) $comm_made=comm_made(newcomm,return) */
/*:     newcomm=$comm_made:u64/COMM newcomm_size=$comm_made.size:u32/COMM_SIZE *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 1, 0, trace__mpi_MPI_Comm_idup_with_info, "MPI_Comm_idup_with_info", (uint64_t comm, uint64_t info, void *newcomm,
    void *request), ((uint64_t)comm, (uint64_t)info, (uintptr_t)newcomm, (uintptr_t)request,),
    "\15\4\4$ \20@\4 \0\0\0\3\0\1\1\7\10comm\0\5\11\4_size\0Minfo\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\5\0"
    "A\6\10\10\14\11\24\0Cc\2\14\0A\2\12\0A\13\10\0Gm\10\3\0U\10\0Oa\4\4\0M\5\0O\17\0G\10\1\0N\12\0G\11\5\0N\42\0H\2\3\4\0L\2\0G\12\2\4\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Comm_join: fd:i32 intercomm -> $comm_made=comm_made(intercomm,return) intercomm=$comm_made:u64/COMM */
/*:     intercomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_join, "MPI_Comm_join", (int32_t fd, void *intercomm), ((uint64_t)fd, (uintptr_t)intercomm,),
    "\15\1\3\14\30\10\20\2 \0\0\0\0\0\0\1Ffd\0\7\10intercomm\0\5\11\11_size\0\6Aresult\0\6a\4\0Fc\3\20\0A\4\3\0A\4\10\2\14\0A\20\0C\2\0G\3\1\2\0M")

/*: MPI_Comm_remote_group: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE group -> */
/*:     *group:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_remote_group, "MPI_Comm_remote_group", (uint64_t comm, void *group), ((uint64_t)comm,
    (uintptr_t)group,),
    "\15\2\2\24\24\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Mgroup\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gm\10\1\0U\10\0Oa\4\2\0M\3\0O")

/*: MPI_Comm_remote_size: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE size -> */
/*:     *size:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_remote_size, "MPI_Comm_remote_size", (uint64_t comm, void *size), ((uint64_t)comm,
    (uintptr_t)size,),
    "\15\2\2\24\20\20\20\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fsize\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gb\4\1\2\0Da\4\2\0M\3\0O")

/*: MPI_Comm_set_attr: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE comm_keyval:i32 */
/*:     attribute_val:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Comm_set_attr, "MPI_Comm_set_attr", (uint64_t comm, int32_t comm_keyval, void *attribute_val),
    ((uint64_t)comm, (uint64_t)comm_keyval, (uintptr_t)attribute_val,),
    "\15\4\1 \14\20\10\3 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0F\5keyval\0Lattribute_val\0\6Aresult\0\6c\4\30\0A\4\4\0A\5\10\1\14\2\20\0Ca\4\3\0M\4"
    "\0O")

/*: MPI_Comm_set_errhandler: $comm=comm(comm) $key=key(errhandler) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE errhandler errhandler=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_set_errhandler, "MPI_Comm_set_errhandler", (uint64_t comm, uint64_t errhandler), ((uint64_t)comm,
    (uint64_t)errhandler,),
    "\15\3\1\34\14\20\10\2 \0\0\0\2\0\0\0\7\10comm\0\5\11\4_size\0Merrhandler\0\6Aresult\0\6c\3\24\0A\4\3\0A\4\10\6\14\0A\24\0Ca\4\2\0M\3\0O\17\0G\6"
    "\1\0N")

/*: MPI_Comm_set_info: $comm=comm(comm) $key=key(info) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     info info=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_set_info, "MPI_Comm_set_info", (uint64_t comm, uint64_t info), ((uint64_t)comm, (uint64_t)info,),
    "\15\3\1\34\14\20\10\2 \0\0\0\2\0\0\0\7\10comm\0\5\11\4_size\0Minfo\0\6Aresult\0\6c\3\24\0A\4\3\0A\4\10\6\14\0A\24\0Ca\4\2\0M\3\0O\17\0G\6\1\0N")

/*: MPI_Comm_set_name: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE comm_name:string */
/*:     -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_set_name, "MPI_Comm_set_name", (uint64_t comm, const void *comm_name), ((uint64_t)comm,
    (uintptr_t)comm_name,),
    "\15\3\1\232\2\148\10\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0N\5name\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Ge\10\1\0U\10\0Oa\4\2\0M\3\0O")

/*: MPI_Comm_spawn: $key=key(info) $comm=comm(comm) $world=world($comm,root) command:string argv:ptr maxprocs:i32 */
/*:     info info=$key:handle root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE intercomm array_of_errcodes -> [always]spawned(intercomm,return) */
/*:     $comm_made=comm_made(intercomm,return) intercomm=$comm_made:u64/COMM */
/*:     intercomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Comm_spawn, "MPI_Comm_spawn", (const void *command, void *argv, int32_t maxprocs, uint64_t info,
    int32_t root, uint64_t comm, void *intercomm, void *array_of_errcodes), ((uintptr_t)command, (uintptr_t)argv, (uint64_t)maxprocs, (uint64_t)info,
    (uint64_t)root, (uint64_t)comm, (uintptr_t)intercomm, (uintptr_t)array_of_errcodes,),
    "\15\10\3\266\2\30@\20\10 \0\0\0\3\0\1\1Ncommand\0Largv\0Fmaxprocs\0Minfo\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\10intercomm\0\5"
    "\11\11_size\0\6Aresult\0\6e\10\0V\10\0Oc\7(\0A\10\1\0A\2\10\11\14\4\24\15\30\12\34\13$\0A(\0Cc\3\20\0A\4\16\0A\17\10\10\14\0A\20\0C\17\0G\11\3\0"
    "V\12\5\0N\6\0G\15\12\4\0M#\0H\6\10\0M\2\0G\16\6\10\0M")

/*: MPI_Comm_spawn_multiple: $comm=comm(comm) $world=world($comm,root) count:i32 array_of_commands:ptr */
/*:     array_of_argv:ptr array_of_maxprocs[count]:i32 array_of_info:ptr root:i32@MPI_RANK */
/*:     root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE intercomm */
/*:     array_of_errcodes -> [always]spawned(intercomm,return) $comm_made=comm_made(intercomm,return) */
/*:     intercomm=$comm_made:u64/COMM intercomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Comm_spawn_multiple, "MPI_Comm_spawn_multiple", (int32_t count, void *array_of_commands,
    void *array_of_argv, const void *array_of_maxprocs, const void *array_of_info, int32_t root, uint64_t comm, void *intercomm, void *array_of_errcodes),
    ((uint64_t)count, (uintptr_t)array_of_commands, (uintptr_t)array_of_argv, (uintptr_t)array_of_maxprocs, (uintptr_t)array_of_info, (uint64_t)root,
    (uint64_t)comm, (uintptr_t)intercomm, (uintptr_t)array_of_errcodes,),
    "\15\11\3\276\2\30P\20\11 \0\0\0\2\0\1\1Fcount\0Larray_of_commands\0L\11argv\0f\11maxprocs\0L\11info\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11"
    "\4_size\0\7\10intercomm\0\5\11\11_size\0\6Aresult\0\6c\3\24\0A\4\0B\1\4\2\14\0A\24\0Ch\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0Oc\5\34\0A\6\4\0A\5\10\15\14"
    "\12\20\13\30\0A\34\0Gc\3\20\0A\4\16\0A\17\10\11\14\0A\20\0K\12\6\0N\6\0G\15\12\5\0M#\0H\7\11\0M\2\0G\16\7\11\0M")

/*: MPI_Comm_split: $comm=comm(comm) $seq=seq($comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     color:i32@MPI_UNDEFINED key:i32 newcomm seq=$seq:u64/COLL_SEQ -> [always]comm_from(newcomm,return,comm) */
/*:     $comm_made=comm_made(newcomm,return) newcomm=$comm_made:u64/COMM newcomm_size=$comm_made.size:u32/COMM_SIZE */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 1, 0, trace__mpi_MPI_Comm_split, "MPI_Comm_split", (uint64_t comm, int32_t color, int32_t key, void *newcomm),
    ((uint64_t)comm, (uint64_t)color, (uint64_t)key, (uintptr_t)newcomm,),
    "\15\5\3$\30\30\20\4 \0\0\0\2\0\1\1\7\10comm\0\5\11\4_size\0\6@color\0#Fkey\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\5\34\0A\6\5\0A"
    "\6\10\1\14\2\20\10\24\0A\34\0Gc\3\20\0A\4\11\0A\12\10\4\14\0A\20\0K\5\0O\12\0G\10\5\0N\1\0H\3\4\0M\2\0G\11\3\4\0M")

/*: MPI_Comm_split_type: $comm=comm(comm) $key=key(info) $seq=seq($comm) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE split_type:i32@MPI_COMM_TYPE key:i32 info info=$key:handle newcomm */
/*:     seq=$seq:u64/COLL_SEQ -> [always]comm_from(newcomm,return,comm) $comm_made=comm_made(newcomm,return) */
/*:     newcomm=$comm_made:u64/COMM newcomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 1, 0, trace__mpi_MPI_Comm_split_type, "MPI_Comm_split_type", (uint64_t comm, int32_t split_type, int32_t key, uint64_t info,
    void *newcomm), ((uint64_t)comm, (uint64_t)split_type, (uint64_t)key, (uint64_t)info, (uintptr_t)newcomm,),
    "\15\6\3,\30\30\20\5 \0\0\0\3\0\1\1\7\10comm\0\5\11\4_size\0\6@split_type\0\2Fkey\0Minfo\0\7\12seq\0\7\10newcomm\0\5\11\7_size\0\6Aresult\0\6c\6"
    "$\0A\6\6\0A\7\10\1\14\2\20\11\24\12\34\0Gc\3\20\0A\4\13\0A\14\10\5\14\0A\20\0K\6\0O\17\0G\11\3\0N\12\0G\12\6\0N\1\0H\4\5\0M\2\0G\13\4\5\0M")

/*: MPI_Comm_test_inter: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE flag -> */
/*:     *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_test_inter, "MPI_Comm_test_inter", (uint64_t comm, void *flag), ((uint64_t)comm, (uintptr_t)flag,),
    "\15\2\2\24\15\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Kflag\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gj\1\1\0U\1\0Oa\4\2\0M\3\0O")

/*: MPI_Compare_and_swap: $type=type(datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $both=both($type.size,$type.size) origin_addr:ptr compare_addr:ptr result_addr:ptr datatype */
/*:     datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 target_disp:i64 win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Compare_and_swap, "MPI_Compare_and_swap", (const void *origin_addr, const void *compare_addr,
    void *result_addr, uint64_t datatype, int32_t target_rank, int64_t target_disp, uint64_t win), ((uintptr_t)origin_addr, (uintptr_t)compare_addr,
    (uintptr_t)result_addr, (uint64_t)datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)win,),
    "\15\14\1X\14 \10\7 \0\0\0\4\0\0\0Lorigin_addr\0Lcompare_addr\0Lresult_addr\0Odatatype\0\6@target_rank\0\16F\13_world\0H\7disp\0Mwin\0\7\10comm"
    "\0\5\11win_size\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\14P\0A\14\0B\1\10\2\20\10\30\4\34\16 \5$\12,\0154\13<\17@\20H\0Ca\4\7\0E"
    "\4\0G\10\3\0N\5\0G\12\6\0N\6\0G\16\12\4\0M\16\0G\17\11\11\0M")

/*: MPI_Dims_create: nnodes:i32 ndims:i32 dims[ndims]:i32 -> dims[ndims]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Dims_create, "MPI_Dims_create", (int32_t nnodes, int32_t ndims, void *dims), ((uint64_t)nnodes,
    (uint64_t)ndims, (uintptr_t)dims,),
    "\5\3\2\226\2\222\280\3 Fnnodes\0Fndims\0fdims\0f\4\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\2\0E\1\4\0C\1\0"
    "D@\0A\4\0C\4\0C\1\0Ka\4\3\0E")

/*: MPI_Dist_graph_create: $comm=comm(comm_old) $key=key(info) $seq=seq($comm) comm_old comm_old=$comm:u64/COMM */
/*:     comm_old_size=$comm.size:u32/COMM_SIZE n:i32 sources[n]:i32 degrees[n]:i32 destinations:ptr weights:ptr info */
/*:     info=$key:handle reorder:truth comm_dist_graph seq=$seq:u64/COLL_SEQ -> */
/*:     [always]comm_from(comm_dist_graph,return,comm_old) $comm_made=comm_made(comm_dist_graph,return) */
/*:     comm_dist_graph=$comm_made:u64/COMM comm_dist_graph_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Dist_graph_create, "MPI_Dist_graph_create", (uint64_t comm_old, int32_t n, const void *sources,
    const void *degrees, const void *destinations, const void *weights, uint64_t info, int32_t reorder, void *comm_dist_graph), ((uint64_t)comm_old,
    (uint64_t)n, (uintptr_t)sources, (uintptr_t)degrees, (uintptr_t)destinations, (uintptr_t)weights, (uint64_t)info, (uint64_t)reorder,
    (uintptr_t)comm_dist_graph,),
    "\15\12\3\305\4\30\240\1\20\11 \0\0\0\3\0\1\1\7\10comm_old\0\5\11\10_size\0Fn\0fsources\0fdegrees\0Ldestinations\0Lweights\0Minfo\0Kreorder\0\7\12"
    "seq\0\7\10comm_dist_graph\0\5\11\17_size\0\6Aresult\0\6c\3\20\0A\4\12\0A\13\10\1\14\0A\20\0Ch\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\3\0E\1\4"
    "\0C\1\0D@\0A\4\0C\4\0C\1\0Kc\3\30\0A\4\4\0A\5\10\15\20\0A\30\0Cj\1\7\1\0T\1\0Oa\10\16\0Ec\3\20\0A\4\17\0A\20\10\11\14\0A\20\0K\12\0O\17\0G\15\6"
    "\0N\12\0G\16\12\0N\1\0H\10\11\0M\2\0G\17\10\11\0M")

/*: MPI_Dist_graph_create_adjacent: $comm=comm(comm_old) $key=key(info) $seq=seq($comm) comm_old */
/*:     comm_old=$comm:u64/COMM comm_old_size=$comm.size:u32/COMM_SIZE indegree:i32 sources[indegree]:i32 */
/*:     sourceweights:ptr outdegree:i32 destinations[outdegree]:i32 destweights:ptr info info=$key:handle */
/*:     reorder:truth comm_dist_graph seq=$seq:u64/COLL_SEQ -> [always]comm_from(comm_dist_graph,return,comm_old) */
/*:     $comm_made=comm_made(comm_dist_graph,return) comm_dist_graph=$comm_made:u64/COMM */
/*:     comm_dist_graph_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Dist_graph_create_adjacent, "MPI_Dist_graph_create_adjacent", (uint64_t comm_old, int32_t indegree,
    const void *sources, const void *sourceweights, int32_t outdegree, const void *destinations, const void *destweights, uint64_t info, int32_t reorder,
    void *comm_dist_graph), ((uint64_t)comm_old, (uint64_t)indegree, (uintptr_t)sources, (uintptr_t)sourceweights, (uint64_t)outdegree,
    (uintptr_t)destinations, (uintptr_t)destweights, (uint64_t)info, (uint64_t)reorder, (uintptr_t)comm_dist_graph,),
    "\15\13\3\311\4\30\260\1\20\12 \0\0\0\3\0\1\1\7\10comm_old\0\5\11\10_size\0Findegree\0fsources\0L\6weights\0Foutdegree\0fdestinations\0L\4weigh"
    "ts\0Minfo\0Kreorder\0\7\12seq\0\7\10comm_dist_graph\0\5\11\17_size\0\6Aresult\0\6c\3\20\0A\4\13\0A\14\10\1\14\0A\20\0Ch\4\2\0E\1\4\0C\1\0D@\0A"
    "\4\0C\4\0C\1\0Kc\2\14\0A\2\3\0A\4\10\0Gh\4\5\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\4\0Kc\2\20\0A\2\6\0A\16\10\0Gj\1\10\1\0T\1\0Oa\10\17\0Ec\3\20\0A\4\20\0"
    "A\21\10\12\14\0A\20\0K\13\0O\17\0G\16\7\0N\12\0G\17\13\0N\1\0H\11\12\0M\2\0G\20\11\12\0M")

/*: MPI_Dist_graph_neighbors: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     maxindegree:i32 sources sourceweights:ptr maxoutdegree:i32 destinations destweights:ptr -> */
/*:     sources[maxindegree]:i32 destinations[maxoutdegree]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 3, 3, 0, trace__mpi_MPI_Dist_graph_neighbors, "MPI_Dist_graph_neighbors", (uint64_t comm, int32_t maxindegree, void *sources,
    void *sourceweights, int32_t maxoutdegree, void *destinations, void *destweights), ((uint64_t)comm, (uint64_t)maxindegree, (uintptr_t)sources,
    (uintptr_t)sourceweights, (uint64_t)maxoutdegree, (uintptr_t)destinations, (uintptr_t)destweights,),
    "\15\6\3,\230\4\30X\7 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fmaxindegree\0Lsourceweights\0Fmaxoutdegree\0Ldestweights\0fsources\0fdestinations"
    "\0\6Aresult\0\6c\6$\0A\6\10\0A\11\10\1\14\3\20\4\30\6\34\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\5\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\4\0Ka\4\7\0"
    "M\10\0O")

/*: MPI_Dist_graph_neighbors_count: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     indegree outdegree weighted -> *indegree:i32 *outdegree:i32 *weighted:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Dist_graph_neighbors_count, "MPI_Dist_graph_neighbors_count", (uint64_t comm, void *indegree,
    void *outdegree, void *weighted), ((uint64_t)comm, (uintptr_t)indegree, (uintptr_t)outdegree, (uintptr_t)weighted,),
    "\15\2\4\24\25\20@\4 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Findegree\0Foutdegree\0Kweighted\0\6Aresult\0\6c\2\14\0A\2\5\0A\6\10\0Gb\4\1\2\0Db\4"
    "\2\2\0Dj\1\3\0U\1\0Oa\4\4\0M\5\0O")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Errhandler_c2f: $key=key(errhandler) errhandler errhandler=$key:handle -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Errhandler_c2f, "MPI_Errhandler_c2f", (uint64_t errhandler), ((uint64_t)errhandler,),
    "\14\1\1\20\14\10\10\0\0\0\0\1\0\0\0Merrhandler\0Fresult\0a\10\2\0Ea\4\1\0E\17\0G\2\0O")

#endif

#if TRACE__MPI_ONLY_MPICH

/*: MPI_Errhandler_create: comm_errhandler_fn:ptr errhandler -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Errhandler_create, "MPI_Errhandler_create", (void *comm_errhandler_fn, void *errhandler),
    ((uintptr_t)comm_errhandler_fn, (uintptr_t)errhandler,),
    "\5\1\2\20\24\0100\2 Lcomm_errhandler_fn\0Merrhandler\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Errhandler_f2c: errhandler:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Errhandler_f2c, "MPI_Errhandler_f2c", (int32_t errhandler), ((uint64_t)errhandler,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Ferrhandler\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Errhandler_free: *errhandler:object -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Errhandler_free, "MPI_Errhandler_free", (void *errhandler), ((uintptr_t)errhandler,),
    "\5\1\1\20\14(\10\1 Merrhandler\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0E")

#endif

#if TRACE__MPI_ONLY_MPICH

/*: MPI_Errhandler_get: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE errhandler -> */
/*:     *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Errhandler_get, "MPI_Errhandler_get", (uint64_t comm, void *errhandler), ((uint64_t)comm,
    (uintptr_t)errhandler,),
    "\15\2\2\24\24\0200\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Merrhandler\0\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gm\10\1\0U\10\0Oa\4\2\0M\3\0O")

/*: MPI_Errhandler_set: $comm=comm(comm) $key=key(errhandler) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE errhandler errhandler=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Errhandler_set, "MPI_Errhandler_set", (uint64_t comm, uint64_t errhandler), ((uint64_t)comm,
    (uint64_t)errhandler,),
    "\15\3\1\34\14\20\10\2 \0\0\0\2\0\0\0\7\10comm\0\5\11\4_size\0Merrhandler\0\6Aresult\0\6c\3\24\0A\4\3\0A\4\10\6\14\0A\24\0Ca\4\2\0M\3\0O\17\0G\6"
    "\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Error_class: errorcode:i32 errorclass -> *errorclass:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Error_class, "MPI_Error_class", (int32_t errorcode, void *errorclass), ((uint64_t)errorcode,
    (uintptr_t)errorclass,),
    "\5\1\2\14\20\10\20\2 Ferrorcode\0F\6lass\0\6Aresult\0\6a\4\0Fb\4\1\2\0Da\4\2\0E")

/*: MPI_Error_string: errorcode:i32 string resultlen -> string[256]:chars *resultlen:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Error_string, "MPI_Error_string", (int32_t errorcode, void *string, void *resultlen),
    ((uint64_t)errorcode, (uintptr_t)string, (uintptr_t)resultlen,),
    "\5\1\3\14\226\2\108\3 Ferrorcode\0Nstring\0Fresultlen\0\6A\6\0\6a\4\0Fg\1\1\0F\10\0H@\0A\1\0D\1\0C\1\0Jb\4\2\2\0Da\4\3\0E")

/*: MPI_Exscan: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) $allreduce=allreduce(count,$type) */
/*:     sendbuf:ptr recvbuf:ptr count:i32 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Exscan, "MPI_Exscan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype,
    uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "\15\12\1H\14 \10\6 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\7\24\11\30\12\34\13$\15(\0160\178\0Ga\4\6\0E\4\0G\7\3\0N\7\0G\11\4\0V\12\5\0N\12\0G\15\12\0N\27\0"
    "G\16\2\7\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Exscan_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) $allreduce=allreduce(count,$type) */
/*:     sendbuf:ptr recvbuf:ptr count:i64 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Exscan_c, "MPI_Exscan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "\15\12\1L\14 \10\6 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\7\30\11\34\12 \13(\15,\0164\17<\0Ga\4\6\0E\4\0G\7\3\0N\7\0G\11\4\0V\12\5\0N\12\0G\15\12\0N\27\0G"
    "\16\2\7\0M")

/*: MPI_Exscan_init: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) */
/*:     $allreduce=allreduce(count,$type) $plan=plan($allreduce) sendbuf:ptr recvbuf:ptr count:i32 datatype */
/*:     datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info */
/*:     info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Exscan_init, "MPI_Exscan_init", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype,
    uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2H\24 0\10 \0\0\0\6\0\1\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0"
    "B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\11\24\13\30\14\34\15$\17(\0220\238\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V"
    "\14\5\0N\17\0G\17\6\0N\27\0G\20\2\11\0M\20\0G\22\20\0N\21\0H\7\10\5\0L")

/*: MPI_Exscan_init_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) */
/*:     $allreduce=allreduce(count,$type) $plan=plan($allreduce) sendbuf:ptr recvbuf:ptr count:i64 datatype */
/*:     datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info */
/*:     info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Exscan_init_c, "MPI_Exscan_init_c", (const void *sendbuf, void *recvbuf, int64_t count,
    uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2L\24 0\10 \0\0\0\6\0\1\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0"
    "B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\11\30\13\34\14 \15(\17,\0224\23<\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V\14"
    "\5\0N\17\0G\17\6\0N\27\0G\20\2\11\0M\20\0G\22\20\0N\21\0H\7\10\5\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Fetch_and_op: $type=type(datatype) $win=win(win) $world=world($win,target_rank) $op=op(op) */
/*:     $both=both($type.size,$type.size) origin_addr:ptr result_addr:ptr datatype datatype=$type:strid */
/*:     target_rank:i32@MPI_RANK target_rank_world=$world:i32 target_disp:i64 op op=$op:strid win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Fetch_and_op, "MPI_Fetch_and_op", (const void *origin_addr, void *result_addr, uint64_t datatype,
    int32_t target_rank, int64_t target_disp, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uintptr_t)result_addr, (uint64_t)datatype,
    (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)op, (uint64_t)win,),
    "\15\14\1T\14 \10\7 \0\0\0\5\0\0\0Lorigin_addr\0Lresult_addr\0Odatatype\0\6@target_rank\0\16F\13_world\0H\7disp\0Oop\0Mwin\0\7\10comm\0\5\11win"
    "_size\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\14L\0A\14\0B\1\10\10\20\3\24\16\30\4\34\17$\12(\0150\138\20<\21D\0Ca\4\7\0E\4\0G\10\2"
    "\0N\5\0G\12\6\0N\6\0G\16\12\3\0M\7\0G\17\5\0N\16\0G\20\11\11\0M")

#endif

#if TRACE__MPI_OLD

/*: MPI_File_c2f: file:handle -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_File_c2f, "MPI_File_c2f", (void *file), ((uintptr_t)file,),
    "\4\1\1\20\14\10\10\0Mfile\0Fresult\0a\10\0Fa\4\1\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_call_errhandler: fh:handle errorcode:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_call_errhandler, "MPI_File_call_errhandler", (void *fh, int32_t errorcode), ((uintptr_t)fh,
    (uint64_t)errorcode,),
    "\5\2\1\24\14\20\10\2 Mfh\0Ferrorcode\0\6Aresult\0\6c\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_File_close: fh:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_File_close, "MPI_File_close", (void *fh), ((uintptr_t)fh,),
    "\5\1\1\20\14\10\10\1 Mfh\0\6Aresult\0\6a\10\0Fa\4\1\0E")

/*: MPI_File_create_errhandler: file_errhandler_fn:ptr errhandler -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_create_errhandler, "MPI_File_create_errhandler", (void *file_errhandler_fn, void *errhandler),
    ((uintptr_t)file_errhandler_fn, (uintptr_t)errhandler,),
    "\5\1\2\20\24\0100\2 Lfile_errhandler_fn\0Merrhandler\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

/*: MPI_File_delete: $key=key(info) filename:string info info=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_delete, "MPI_File_delete", (const void *filename, uint64_t info), ((uintptr_t)filename,
    (uint64_t)info,),
    "\15\2\1\226\2\0140\10\2 \0\0\0\1\0\0\0Nfilename\0Minfo\0\6Aresult\0\6e\10\0V\10\0Oa\10\3\0Ea\4\2\0E\17\0G\3\1\0N")

#endif

#if TRACE__MPI_OLD

/*: MPI_File_f2c: file:i32 -> return:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_File_f2c, "MPI_File_f2c", (int32_t file), ((uint64_t)file,),
    "\4\1\1\14\20\10\10\0Ffile\0Mresult\0a\4\0Fa\10\1\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_get_amode: fh:handle amode -> *amode:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_amode, "MPI_File_get_amode", (void *fh, void *amode), ((uintptr_t)fh, (uintptr_t)amode,),
    "\5\1\2\20\20\10\20\2 Mfh\0Famode\0\6Aresult\0\6a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: MPI_File_get_atomicity: fh:handle flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_atomicity, "MPI_File_get_atomicity", (void *fh, void *flag), ((uintptr_t)fh, (uintptr_t)flag,),
    "\5\1\2\20\15\0100\2 Mfh\0Kflag\0\6Aresult\0\6a\10\0Fj\1\1\0U\1\0Oa\4\2\0E")

/*: MPI_File_get_byte_offset: fh:handle offset:i64 disp -> *disp:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_File_get_byte_offset, "MPI_File_get_byte_offset", (void *fh, int64_t offset, void *disp),
    ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)disp,),
    "\5\2\2\30\24\20\20\3 Mfh\0Hoffset\0Hdisp\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

/*: MPI_File_get_errhandler: file:handle errhandler -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_errhandler, "MPI_File_get_errhandler", (void *file, void *errhandler), ((uintptr_t)file,
    (uintptr_t)errhandler,),
    "\5\1\2\20\24\0100\2 Mfile\0Merrhandler\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

/*: MPI_File_get_group: fh:handle group -> *group:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_get_group, "MPI_File_get_group", (void *fh, void *group), ((uintptr_t)fh, (uintptr_t)group,),
    "\5\1\2\20\24\0100\2 Mfh\0Mgroup\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

/*: MPI_File_get_info: fh:handle info_used -> *info_used:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_get_info, "MPI_File_get_info", (void *fh, void *info_used), ((uintptr_t)fh, (uintptr_t)info_used,),
    "\5\1\2\20\24\0100\2 Mfh\0Minfo_used\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

/*: MPI_File_get_position: fh:handle offset -> *offset:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_position, "MPI_File_get_position", (void *fh, void *offset), ((uintptr_t)fh,
    (uintptr_t)offset,),
    "\5\1\2\20\24\10\20\2 Mfh\0Hoffset\0\6Aresult\0\6a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: MPI_File_get_position_shared: fh:handle offset -> *offset:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_position_shared, "MPI_File_get_position_shared", (void *fh, void *offset), ((uintptr_t)fh,
    (uintptr_t)offset,),
    "\5\1\2\20\24\10\20\2 Mfh\0Hoffset\0\6Aresult\0\6a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: MPI_File_get_size: fh:handle size -> *size:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_size, "MPI_File_get_size", (void *fh, void *size), ((uintptr_t)fh, (uintptr_t)size,),
    "\5\1\2\20\24\10\20\2 Mfh\0Hsize\0\6Aresult\0\6a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: MPI_File_get_type_extent: $type=type(datatype) fh:handle datatype datatype=$type:strid extent -> *extent:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_File_get_type_extent, "MPI_File_get_type_extent", (void *fh, uint64_t datatype, void *extent),
    ((uintptr_t)fh, (uint64_t)datatype, (uintptr_t)extent,),
    "\15\2\2\24\24\20\20\3 \0\0\0\1\0\0\0Mfh\0Odatatype\0Hextent\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gb\10\2\2\0Da\4\3\0E\4\0G\4\1\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_get_type_extent_c: $type=type(datatype) fh:handle datatype datatype=$type:strid extent -> *extent:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_File_get_type_extent_c, "MPI_File_get_type_extent_c", (void *fh, uint64_t datatype, void *extent),
    ((uintptr_t)fh, (uint64_t)datatype, (uintptr_t)extent,),
    "\15\2\2\24\24\20\20\3 \0\0\0\1\0\0\0Mfh\0Odatatype\0Hextent\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gb\10\2\2\0Da\4\3\0E\4\0G\4\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_get_view: fh:handle disp etype filetype datarep -> $new_type=new_type(etype,return) */
/*:     $new_type_2=new_type(filetype,return) *disp:i64 etype=$new_type:strid filetype=$new_type_2:strid */
/*:     datarep[256]:chars return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_File_get_view, "MPI_File_get_view", (void *fh, void *disp, void *etype, void *filetype, void *datarep),
    ((uintptr_t)fh, (uintptr_t)disp, (uintptr_t)etype, (uintptr_t)filetype, (uintptr_t)datarep,),
    "\15\1\5\20\242\2\10H\5 \0\0\0\0\0\0\2Mfh\0Hdisp\0Oetype\0Ofiletype\0Ndatarep\0\6Aresult\0\6a\10\0Fb\10\1\2\0Dc\2\10\0A\2\6\0A\10\4\0Gg\1\4\0F\10"
    "\0H@\0A\1\0D\1\0C\1\0Ja\4\5\0E$\0G\6\2\5\0M$\0G\10\3\5\0M")

/*: MPI_File_iread: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread, "MPI_File_iread", (void *fh, void *buf, int32_t count, uint64_t datatype, void *request),
    ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2 \24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\6\24\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

/*: MPI_File_iread_all: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_all, "MPI_File_iread_all", (void *fh, void *buf, int32_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2 \24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\6\24\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_iread_all_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_all_c, "MPI_File_iread_all_c", (void *fh, void *buf, int64_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2$\24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_iread_at: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 datatype datatype=$type:strid */
/*:     request -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at, "MPI_File_iread_at", (void *fh, int64_t offset, void *buf, int32_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\5\2(\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\7\34\0A \0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

/*: MPI_File_iread_at_all: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 datatype datatype=$type:strid */
/*:     request -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at_all, "MPI_File_iread_at_all", (void *fh, int64_t offset, void *buf, int32_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\5\2(\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\7\34\0A \0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_iread_at_all_c: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i64 datatype */
/*:     datatype=$type:strid request -> [always]track_io(request,return) *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at_all_c, "MPI_File_iread_at_all_c", (void *fh, int64_t offset, void *buf, int64_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\5\2,\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\7 \0A$\0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

/*: MPI_File_iread_at_c: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i64 datatype datatype=$type:strid */
/*:     request -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at_c, "MPI_File_iread_at_c", (void *fh, int64_t offset, void *buf, int64_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\5\2,\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\7 \0A$\0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

/*: MPI_File_iread_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_c, "MPI_File_iread_c", (void *fh, void *buf, int64_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2$\24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_iread_shared: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_shared, "MPI_File_iread_shared", (void *fh, void *buf, int32_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2 \24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\6\24\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_iread_shared_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid request */
/*:     -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_shared_c, "MPI_File_iread_shared_c", (void *fh, void *buf, int64_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2$\24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_iwrite: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite, "MPI_File_iwrite", (void *fh, const void *buf, int32_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2 \24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\6\24\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

/*: MPI_File_iwrite_all: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_all, "MPI_File_iwrite_all", (void *fh, const void *buf, int32_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2 \24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\6\24\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_iwrite_all_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_all_c, "MPI_File_iwrite_all_c", (void *fh, const void *buf, int64_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2$\24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_iwrite_at: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 datatype datatype=$type:strid */
/*:     request -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at, "MPI_File_iwrite_at", (void *fh, int64_t offset, const void *buf, int32_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\5\2(\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\7\34\0A \0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

/*: MPI_File_iwrite_at_all: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 datatype */
/*:     datatype=$type:strid request -> [always]track_io(request,return) *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at_all, "MPI_File_iwrite_at_all", (void *fh, int64_t offset, const void *buf, int32_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\5\2(\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\7\34\0A \0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_iwrite_at_all_c: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i64 datatype */
/*:     datatype=$type:strid request -> [always]track_io(request,return) *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at_all_c, "MPI_File_iwrite_at_all_c", (void *fh, int64_t offset, const void *buf,
    int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,
    (uintptr_t)request,),
    "\15\5\2,\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\7 \0A$\0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

/*: MPI_File_iwrite_at_c: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i64 datatype datatype=$type:strid */
/*:     request -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at_c, "MPI_File_iwrite_at_c", (void *fh, int64_t offset, const void *buf, int64_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\5\2,\24\0300\6 \0\0\0\1\0\1\0Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\7 \0A$\0Gm\10\5"
    "\0U\10\0Oa\4\6\0E\4\0G\7\4\0N%\0H\5\6\0M")

/*: MPI_File_iwrite_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid request -> */
/*:     [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_c, "MPI_File_iwrite_c", (void *fh, const void *buf, int64_t count, uint64_t datatype,
    void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2$\24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_iwrite_shared: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid request */
/*:     -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_shared, "MPI_File_iwrite_shared", (void *fh, const void *buf, int32_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2 \24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Fcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\6\24\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_iwrite_shared_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid request */
/*:     -> [always]track_io(request,return) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_shared_c, "MPI_File_iwrite_shared_c", (void *fh, const void *buf, int64_t count,
    uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "\15\4\2$\24\0200\5 \0\0\0\1\0\1\0Mfh\0Lbuf\0Hcount\0Odatatype\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E\4\0G\6\3\0N%\0H\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_open: $comm=comm(comm) $key=key(info) $seq=seq($comm) comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE filename:string amode:i32 info info=$key:handle fh seq=$seq:u64/COLL_SEQ */
/*:     -> $pointer=pointer(fh,return) fh=$pointer:ptr return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_open, "MPI_File_open", (uint64_t comm, const void *filename, int32_t amode, uint64_t info,
    void *fh), ((uint64_t)comm, (uintptr_t)filename, (uint64_t)amode, (uint64_t)info, (uintptr_t)fh,),
    "\15\6\2\256\2\24H\20\5 \0\0\0\3\0\0\1\7\10comm\0\5\11\4_size\0Nfilename\0Famode\0Minfo\0\7\12seq\0Lfh\0\6Aresult\0\6c\2\14\0A\2\6\0A\7\10\0Ge\10"
    "\1\0U\10\0Oc\3\24\0A\4\2\0A\11\4\12\14\0A\24\0Cc\2\14\0A\2\13\0A\5\10\0O\6\0O\17\0G\11\3\0N\12\0G\12\6\0N&\0G\13\4\5\0M")

/*: MPI_File_preallocate: fh:handle size:i64 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_preallocate, "MPI_File_preallocate", (void *fh, int64_t size), ((uintptr_t)fh, (uint64_t)size,),
    "\5\2\1\30\14\20\10\2 Mfh\0Hsize\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_File_read: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read, "MPI_File_read", (void *fh, void *buf, int32_t count, uint64_t datatype, void *status),
    ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

/*: MPI_File_read_all: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_all, "MPI_File_read_all", (void *fh, void *buf, int32_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

/*: MPI_File_read_all_begin: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_all_begin, "MPI_File_read_all_begin", (void *fh, void *buf, int32_t count, uint64_t datatype),
    ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1 \14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Fcount\0Odatatype\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\5\24\0Ca\4\4\0E\4\0G\5\3\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_read_all_begin_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_all_begin_c, "MPI_File_read_all_begin_c", (void *fh, void *buf, int64_t count,
    uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1$\14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Hcount\0Odatatype\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\5\30\0Ca\4\4\0E\4\0G\5\3\0N")

/*: MPI_File_read_all_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_all_c, "MPI_File_read_all_c", (void *fh, void *buf, int64_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_read_all_end: [always]status=lend(status,room) fh:handle buf:ptr status ; room -> */
/*:     $moved=moved(status,return) bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_read_all_end, "MPI_File_read_all_end", (void *fh, void *buf, void *status), ((uintptr_t)fh,
    (uintptr_t)buf, (uintptr_t)status,),
    "\15\2\2\30\24\20\20\3 \0\0\1\0\0\0\1Mfh\0Lbuf\0\7\202bytes\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gc\2\14\0A\2\5\0A\3\10\0G'\0G\2\2\4\0M(\0G\5\2"
    "\3\0M")

/*: MPI_File_read_at: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at, "MPI_File_read_at", (void *fh, int64_t offset, void *buf, int32_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\5\2(\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\10\34\0A \0G"
    "c\2\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

/*: MPI_File_read_at_all: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr */
/*:     count:i32 datatype datatype=$type:strid status ; room -> $moved=moved(status,return) */
/*:     bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at_all, "MPI_File_read_at_all", (void *fh, int64_t offset, void *buf, int32_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\5\2(\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\10\34\0A \0G"
    "c\2\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

/*: MPI_File_read_at_all_begin: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 datatype */
/*:     datatype=$type:strid -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_read_at_all_begin, "MPI_File_read_at_all_begin", (void *fh, int64_t offset, void *buf,
    int32_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\5\1(\14\30\10\5 \0\0\0\1\0\0\0Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\6\34\0A \0Ga\4\5\0E\4\0G\6\4\0"
    "N")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_read_at_all_begin_c: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i64 datatype */
/*:     datatype=$type:strid -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_read_at_all_begin_c, "MPI_File_read_at_all_begin_c", (void *fh, int64_t offset, void *buf,
    int64_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\5\1,\14\30\10\5 \0\0\0\1\0\0\0Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\6 \0A$\0Ga\4\5\0E\4\0G\6\4\0N")

/*: MPI_File_read_at_all_c: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr */
/*:     count:i64 datatype datatype=$type:strid status ; room -> $moved=moved(status,return) */
/*:     bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at_all_c, "MPI_File_read_at_all_c", (void *fh, int64_t offset, void *buf, int64_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\5\2,\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\10 \0A$\0Gc\2"
    "\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_read_at_all_end: [always]status=lend(status,room) fh:handle buf:ptr status ; room -> */
/*:     $moved=moved(status,return) bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_read_at_all_end, "MPI_File_read_at_all_end", (void *fh, void *buf, void *status), ((uintptr_t)fh,
    (uintptr_t)buf, (uintptr_t)status,),
    "\15\2\2\30\24\20\20\3 \0\0\1\0\0\0\1Mfh\0Lbuf\0\7\202bytes\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gc\2\14\0A\2\5\0A\3\10\0G'\0G\2\2\4\0M(\0G\5\2"
    "\3\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_read_at_c: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr count:i64 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at_c, "MPI_File_read_at_c", (void *fh, int64_t offset, void *buf, int64_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\5\2,\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\10 \0A$\0Gc\2"
    "\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

/*: MPI_File_read_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_c, "MPI_File_read_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *status),
    ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_read_ordered: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_ordered, "MPI_File_read_ordered", (void *fh, void *buf, int32_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

/*: MPI_File_read_ordered_begin: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_ordered_begin, "MPI_File_read_ordered_begin", (void *fh, void *buf, int32_t count,
    uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1 \14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Fcount\0Odatatype\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\5\24\0Ca\4\4\0E\4\0G\5\3\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_read_ordered_begin_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_ordered_begin_c, "MPI_File_read_ordered_begin_c", (void *fh, void *buf, int64_t count,
    uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1$\14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Hcount\0Odatatype\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\5\30\0Ca\4\4\0E\4\0G\5\3\0N")

/*: MPI_File_read_ordered_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_ordered_c, "MPI_File_read_ordered_c", (void *fh, void *buf, int64_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_read_ordered_end: [always]status=lend(status,room) fh:handle buf:ptr status ; room -> */
/*:     $moved=moved(status,return) bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_read_ordered_end, "MPI_File_read_ordered_end", (void *fh, void *buf, void *status), ((uintptr_t)fh,
    (uintptr_t)buf, (uintptr_t)status,),
    "\15\2\2\30\24\20\20\3 \0\0\1\0\0\0\1Mfh\0Lbuf\0\7\202bytes\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gc\2\14\0A\2\5\0A\3\10\0G'\0G\2\2\4\0M(\0G\5\2"
    "\3\0M")

/*: MPI_File_read_shared: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_shared, "MPI_File_read_shared", (void *fh, void *buf, int32_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_read_shared_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_shared_c, "MPI_File_read_shared_c", (void *fh, void *buf, int64_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_seek: fh:handle offset:i64 whence:i32@MPI_SEEK -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_File_seek, "MPI_File_seek", (void *fh, int64_t offset, int32_t whence), ((uintptr_t)fh,
    (uint64_t)offset, (uint64_t)whence,),
    "\5\3\1\34\14\20\10\3 Mfh\0Hoffset\0\6@whence\0\20\6Aresult\0\6c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: MPI_File_seek_shared: fh:handle offset:i64 whence:i32@MPI_SEEK -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_File_seek_shared, "MPI_File_seek_shared", (void *fh, int64_t offset, int32_t whence), ((uintptr_t)fh,
    (uint64_t)offset, (uint64_t)whence,),
    "\5\3\1\34\14\20\10\3 Mfh\0Hoffset\0\6@whence\0\20\6Aresult\0\6c\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: MPI_File_set_atomicity: fh:handle flag:truth -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_atomicity, "MPI_File_set_atomicity", (void *fh, int32_t flag), ((uintptr_t)fh, (uint64_t)flag,),
    "\5\2\1\21\0140\10\2 Mfh\0Kflag\0\6Aresult\0\6a\10\0Fj\1\1\1\0T\1\0Oa\4\2\0E")

/*: MPI_File_set_errhandler: $key=key(errhandler) file:handle errhandler errhandler=$key:handle -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_errhandler, "MPI_File_set_errhandler", (void *file, uint64_t errhandler), ((uintptr_t)file,
    (uint64_t)errhandler,),
    "\15\2\1\30\14\20\10\2 \0\0\0\1\0\0\0Mfile\0Merrhandler\0\6Aresult\0\6c\2\20\0A\2\0B\3\10\0Ga\4\2\0E\17\0G\3\1\0N")

/*: MPI_File_set_info: $key=key(info) fh:handle info info=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_info, "MPI_File_set_info", (void *fh, uint64_t info), ((uintptr_t)fh, (uint64_t)info,),
    "\15\2\1\30\14\20\10\2 \0\0\0\1\0\0\0Mfh\0Minfo\0\6Aresult\0\6c\2\20\0A\2\0B\3\10\0Ga\4\2\0E\17\0G\3\1\0N")

/*: MPI_File_set_size: fh:handle size:i64 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_size, "MPI_File_set_size", (void *fh, int64_t size), ((uintptr_t)fh, (uint64_t)size,),
    "\5\2\1\30\14\20\10\2 Mfh\0Hsize\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_File_set_view: $type=type(etype) $type_2=type(filetype) $key=key(info) fh:handle disp:i64 etype */
/*:     etype=$type:strid filetype filetype=$type_2:strid datarep:string info info=$key:handle -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 2, 0, trace__mpi_MPI_File_set_view, "MPI_File_set_view", (void *fh, int64_t disp, uint64_t etype, uint64_t filetype,
    const void *datarep, uint64_t info), ((uintptr_t)fh, (uint64_t)disp, (uint64_t)etype, (uint64_t)filetype, (uintptr_t)datarep, (uint64_t)info,),
    "\15\6\1\256\2\14@\10\6 \0\0\0\3\0\0\0Mfh\0Hdisp\0Oetype\0Ofiletype\0Ndatarep\0Minfo\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\7\20\11\24\0Ce\10\4\0U\10\0"
    "Oa\10\13\0Ea\4\6\0E\4\0G\7\2\0N\4\0G\11\3\0N\17\0G\13\5\0N")

/*: MPI_File_sync: fh:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_File_sync, "MPI_File_sync", (void *fh), ((uintptr_t)fh,),
    "\5\1\1\20\14\10\10\1 Mfh\0\6Aresult\0\6a\10\0Fa\4\1\0E")

/*: MPI_File_write: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write, "MPI_File_write", (void *fh, const void *buf, int32_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

/*: MPI_File_write_all: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_all, "MPI_File_write_all", (void *fh, const void *buf, int32_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

/*: MPI_File_write_all_begin: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_all_begin, "MPI_File_write_all_begin", (void *fh, const void *buf, int32_t count,
    uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1 \14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Fcount\0Odatatype\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\5\24\0Ca\4\4\0E\4\0G\5\3\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_write_all_begin_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_all_begin_c, "MPI_File_write_all_begin_c", (void *fh, const void *buf, int64_t count,
    uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1$\14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Hcount\0Odatatype\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\5\30\0Ca\4\4\0E\4\0G\5\3\0N")

/*: MPI_File_write_all_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_all_c, "MPI_File_write_all_c", (void *fh, const void *buf, int64_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_write_all_end: [always]status=lend(status,room) fh:handle buf:ptr status ; room -> */
/*:     $moved=moved(status,return) bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_write_all_end, "MPI_File_write_all_end", (void *fh, const void *buf, void *status), ((uintptr_t)fh,
    (uintptr_t)buf, (uintptr_t)status,),
    "\15\2\2\30\24\20\20\3 \0\0\1\0\0\0\1Mfh\0Lbuf\0\7\202bytes\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gc\2\14\0A\2\5\0A\3\10\0G'\0G\2\2\4\0M(\0G\5\2"
    "\3\0M")

/*: MPI_File_write_at: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at, "MPI_File_write_at", (void *fh, int64_t offset, const void *buf, int32_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\5\2(\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\10\34\0A \0G"
    "c\2\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

/*: MPI_File_write_at_all: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr */
/*:     count:i32 datatype datatype=$type:strid status ; room -> $moved=moved(status,return) */
/*:     bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at_all, "MPI_File_write_at_all", (void *fh, int64_t offset, const void *buf, int32_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\5\2(\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\10\34\0A \0G"
    "c\2\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

/*: MPI_File_write_at_all_begin: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i32 datatype */
/*:     datatype=$type:strid -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_write_at_all_begin, "MPI_File_write_at_all_begin", (void *fh, int64_t offset, const void *buf,
    int32_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\5\1(\14\30\10\5 \0\0\0\1\0\0\0Mfh\0Hoffset\0Lbuf\0Fcount\0Odatatype\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\3\30\6\34\0A \0Ga\4\5\0E\4\0G\6\4\0"
    "N")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_write_at_all_begin_c: $type=type(datatype) fh:handle offset:i64 buf:ptr count:i64 datatype */
/*:     datatype=$type:strid -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_write_at_all_begin_c, "MPI_File_write_at_all_begin_c", (void *fh, int64_t offset, const void *buf,
    int64_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\5\1,\14\30\10\5 \0\0\0\1\0\0\0Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\6 \0A$\0Ga\4\5\0E\4\0G\6\4\0N")

/*: MPI_File_write_at_all_c: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr */
/*:     count:i64 datatype datatype=$type:strid status ; room -> $moved=moved(status,return) */
/*:     bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at_all_c, "MPI_File_write_at_all_c", (void *fh, int64_t offset, const void *buf,
    int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,
    (uintptr_t)status,),
    "\15\5\2,\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\10 \0A$\0Gc\2"
    "\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_write_at_all_end: [always]status=lend(status,room) fh:handle buf:ptr status ; room -> */
/*:     $moved=moved(status,return) bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_write_at_all_end, "MPI_File_write_at_all_end", (void *fh, const void *buf, void *status),
    ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "\15\2\2\30\24\20\20\3 \0\0\1\0\0\0\1Mfh\0Lbuf\0\7\202bytes\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gc\2\14\0A\2\5\0A\3\10\0G'\0G\2\2\4\0M(\0G\5\2"
    "\3\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_write_at_c: [always]status=lend(status,room) $type=type(datatype) fh:handle offset:i64 buf:ptr */
/*:     count:i64 datatype datatype=$type:strid status ; room -> $moved=moved(status,return) */
/*:     bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at_c, "MPI_File_write_at_c", (void *fh, int64_t offset, const void *buf, int64_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\5\2,\24\30\20\6 \0\0\1\1\0\0\1Mfh\0Hoffset\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\5$\0A\6\0B\1\10\2\20\3\30\10 \0A$\0Gc\2"
    "\14\0A\2\12\0A\6\10\0G'\0G\5\5\7\0M\4\0G\10\4\0N(\0G\12\5\6\0M")

/*: MPI_File_write_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 datatype */
/*:     datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_c, "MPI_File_write_c", (void *fh, const void *buf, int64_t count, uint64_t datatype,
    void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_write_ordered: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_ordered, "MPI_File_write_ordered", (void *fh, const void *buf, int32_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

/*: MPI_File_write_ordered_begin: $type=type(datatype) fh:handle buf:ptr count:i32 datatype datatype=$type:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_ordered_begin, "MPI_File_write_ordered_begin", (void *fh, const void *buf, int32_t count,
    uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1 \14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Fcount\0Odatatype\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\5\24\0Ca\4\4\0E\4\0G\5\3\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_write_ordered_begin_c: $type=type(datatype) fh:handle buf:ptr count:i64 datatype datatype=$type:strid */
/*:     -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_ordered_begin_c, "MPI_File_write_ordered_begin_c", (void *fh, const void *buf, int64_t count,
    uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "\15\4\1$\14\20\10\4 \0\0\0\1\0\0\0Mfh\0Lbuf\0Hcount\0Odatatype\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\5\30\0Ca\4\4\0E\4\0G\5\3\0N")

/*: MPI_File_write_ordered_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_ordered_c, "MPI_File_write_ordered_c", (void *fh, const void *buf, int64_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_File_write_ordered_end: [always]status=lend(status,room) fh:handle buf:ptr status ; room -> */
/*:     $moved=moved(status,return) bytes=$moved:u64/BYTES/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_write_ordered_end, "MPI_File_write_ordered_end", (void *fh, const void *buf, void *status),
    ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "\15\2\2\30\24\20\20\3 \0\0\1\0\0\0\1Mfh\0Lbuf\0\7\202bytes\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gc\2\14\0A\2\5\0A\3\10\0G'\0G\2\2\4\0M(\0G\5\2"
    "\3\0M")

/*: MPI_File_write_shared: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i32 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_shared, "MPI_File_write_shared", (void *fh, const void *buf, int32_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2 \24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Fcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\2\20\7\24\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_File_write_shared_c: [always]status=lend(status,room) $type=type(datatype) fh:handle buf:ptr count:i64 */
/*:     datatype datatype=$type:strid status ; room -> $moved=moved(status,return) bytes=$moved:u64/BYTES/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_shared_c, "MPI_File_write_shared_c", (void *fh, const void *buf, int64_t count,
    uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "\15\4\2$\24\20\20\5 \0\0\1\1\0\0\1Mfh\0Lbuf\0Hcount\0Odatatype\0\7\202bytes\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\7\30\0Cc\2\14\0A\2\11\0A"
    "\5\10\0G'\0G\4\4\6\0M\4\0G\7\3\0N(\0G\11\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Finalize: [call]does_stop() -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 0, 1, 1, 0, trace__mpi_MPI_Finalize, "MPI_Finalize", (void), (),
    "\15\0\1\10\14\0\10\0\0\0\0\0\1\0\0\6Aresult\0\6a\4\0F)\0W")

/*: MPI_Finalized: flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Finalized, "MPI_Finalized", (void *flag), ((uintptr_t)flag,),
    "\5\0\2\10\15\0000\1 Kflag\0\6Aresult\0\6j\1\0V\1\0Oa\4\1\0E")

/*: MPI_Free_mem: base:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Free_mem, "MPI_Free_mem", (void *base), ((uintptr_t)base,),
    "\5\1\1\20\14\10\10\1 Lbase\0\6Aresult\0\6a\10\0Fa\4\1\0E")

/*: MPI_Gather: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) $seq=seq($comm) */
/*:     $sent=sent(sendbuf,sendcount,$type_unless) $bytes=bytes(recvcount,$root_type) $peers=peers($comm) */
/*:     $times=times($bytes,$peers) $gather=gather($comm,root,$sent,$times) sendbuf:ptr sendcount:i32 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype recvtype=$root_type:strid root:i32@MPI_RANK */
/*:     root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Gather, "MPI_Gather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\15\1T\14(\10\10 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_siz"
    "e\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\15L\0A\16\0B\1\10\11\14\3\20\4\30\16\34\6 \20$\13(\0140\0214\26<\27D\0AL\0Ga"
    "\4\10\0E\11\0G\11\2\0V\13\7\0N*\0G\16\5\13\6\0L\6\0G\20\13\6\0M\12\0G\21\13\0N+\0G\22\0A\1\11\0L\10\0G\23\4\16\0M\14\0G\24\13\0N\15\0G\25\23\24\0"
    "M,\0G\26\13\6\22\25\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Gather_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) $seq=seq($comm) */
/*:     $sent=sent(sendbuf,sendcount,$type_unless) $bytes=bytes(recvcount,$root_type) $peers=peers($comm) */
/*:     $times=times($bytes,$peers) $gather=gather($comm,root,$sent,$times) sendbuf:ptr sendcount:i64 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcount:i64 recvtype recvtype=$root_type:strid root:i32@MPI_RANK */
/*:     root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Gather_c, "MPI_Gather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf,
    int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\15\1\134\14(\10\10 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_"
    "size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\15T\0A\16\0B\1\10\11\20\3\24\4\34\16$\6(\20,\0130\148\21<\26D\27L\0AT\0Ga"
    "\4\10\0E\11\0G\11\2\0V\13\7\0N*\0G\16\5\13\6\0L\6\0G\20\13\6\0M\12\0G\21\13\0N+\0G\22\0A\1\11\0L\10\0G\23\4\16\0M\14\0G\24\13\0N\15\0G\25\23\24\0"
    "M,\0G\26\13\6\22\25\0K")

/*: MPI_Gather_init: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) $key=key(info) */
/*:     $sent=sent(sendbuf,sendcount,$type_unless) $bytes=bytes(recvcount,$root_type) $peers=peers($comm) */
/*:     $times=times($bytes,$peers) $gather=gather($comm,root,$sent,$times) $plan=plan($gather) sendbuf:ptr */
/*:     sendcount:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype */
/*:     recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Gather_init, "MPI_Gather_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\15\2T\24(0\12 \0\0\0\13\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0"
    "Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\15L\0A\16\0B\1\10\13\14\3\20\4\30\20\34\6 \22$\15(\0160\0234\32<\33D"
    "\0AL\0Gm\10\11\0U\10\0Oa\4\12\0E\11\0G\13\2\0V\15\7\0N*\0G\20\5\15\6\0L\6\0G\22\15\6\0M\17\0G\23\10\0N+\0G\24\0A\1\13\0L\10\0G\25\4\20\0M\14\0G"
    "\26\15\0N\15\0G\27\25\26\0M,\0G\30\15\6\24\27\0K\20\0G\32\30\0N\21\0H\11\12\7\0L")

/*: MPI_Gather_init_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) $key=key(info) */
/*:     $sent=sent(sendbuf,sendcount,$type_unless) $bytes=bytes(recvcount,$root_type) $peers=peers($comm) */
/*:     $times=times($bytes,$peers) $gather=gather($comm,root,$sent,$times) $plan=plan($gather) sendbuf:ptr */
/*:     sendcount:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i64 recvtype */
/*:     recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Gather_init_c, "MPI_Gather_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\15\2\134\24(0\12 \0\0\0\13\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_si"
    "ze\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\15T\0A\16\0B\1\10\13\20\3\24\4\34\20$\6(\22,\0150\168\23<\32D\33L"
    "\0AT\0Gm\10\11\0U\10\0Oa\4\12\0E\11\0G\13\2\0V\15\7\0N*\0G\20\5\15\6\0L\6\0G\22\15\6\0M\17\0G\23\10\0N+\0G\24\0A\1\13\0L\10\0G\25\4\20\0M\14\0G"
    "\26\15\0N\15\0G\27\25\26\0M,\0G\30\15\6\24\27\0K\20\0G\32\30\0N\21\0H\11\12\7\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Gatherv: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $peers_at_root=peers_at_root($comm,root) $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) */
/*:     $seq=seq($comm) $sent=sent(sendbuf,sendcount,$type_unless) */
/*:     $sum32=sum32(recvcounts,$peers_at_root,$root_type) $gather=gather($comm,root,$sent,$sum32) sendbuf:ptr */
/*:     sendcount:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers_at_root]:i32 */
/*:     displs[$peers_at_root]:i32 recvtype recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Gatherv, "MPI_Gatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\16\1\334\4\14x\10\11 \0\0\0\11\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\12\14\3\20\0Ch\4\4\0E\1\10\0H@\0A\4\0C\4\0C"
    "\17\0Kh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kc\0100\0A\10\20\0A\7\4\22\10\14\14\15\24\23\30\26 \27(\0Ca\4\11\0E\11\0G\12\2\0V\14\10\0N-\0G\17\14\7"
    "\0M*\0G\20\6\14\7\0L\6\0G\22\14\7\0M\12\0G\23\14\0N+\0G\24\0A\1\12\0L\23\0G\25\4\17\20\0L,\0G\26\14\7\24\25\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Gatherv_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $peers_at_root=peers_at_root($comm,root) $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) */
/*:     $seq=seq($comm) $sent=sent(sendbuf,sendcount,$type_unless) */
/*:     $sum64=sum64(recvcounts,$peers_at_root,$root_type) $gather=gather($comm,root,$sent,$sum64) sendbuf:ptr */
/*:     sendcount:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers_at_root]:i64 */
/*:     displs[$peers_at_root]:i64 recvtype recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Gatherv_c, "MPI_Gatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf,
    const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\16\1\340\10\14x\10\11 \0\0\0\11\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\12\20\3\24\0Ch\10\4\0E\1\10\0H@\0A\10\0C\10\0"
    "C\17\0Kh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\0100\0A\10\20\0A\7\4\22\10\14\14\15\24\23\30\26 \27(\0Ca\4\11\0E\11\0G\12\2\0V\14\10\0N-\0G\17\14"
    "\7\0M*\0G\20\6\14\7\0L\6\0G\22\14\7\0M\12\0G\23\14\0N+\0G\24\0A\1\12\0L\25\0G\25\4\17\20\0L,\0G\26\14\7\24\25\0K")

/*: MPI_Gatherv_init: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $peers_at_root=peers_at_root($comm,root) $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) */
/*:     $key=key(info) $sent=sent(sendbuf,sendcount,$type_unless) $sum32=sum32(recvcounts,$peers_at_root,$root_type) */
/*:     $gather=gather($comm,root,$sent,$sum32) $plan=plan($gather) sendbuf:ptr sendcount:i32 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers_at_root]:i32 displs[$peers_at_root]:i32 recvtype */
/*:     recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Gatherv_init, "MPI_Gatherv_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request),
    ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype,
    (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\16\2\334\4\24x0\13 \0\0\0\12\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\6@root\0\16\6\13\4_world\0\7\10co"
    "mm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\14\14\3\20\0Ch\4\4\0E\1\10\0H@\0"
    "A\4\0C\4\0C\21\0Kh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\21\0Kc\0100\0A\10\22\0A\7\4\24\10\16\14\17\24\25\30\32 \33(\0Cm\10\12\0U\10\0Oa\4\13\0E\11\0G\14"
    "\2\0V\16\10\0N-\0G\21\16\7\0M*\0G\22\6\16\7\0L\6\0G\24\16\7\0M\17\0G\25\11\0N+\0G\26\0A\1\14\0L\23\0G\27\4\21\22\0L,\0G\30\16\7\26\27\0K\20\0G"
    "\32\30\0N\21\0H\12\13\10\0L")

/*: MPI_Gatherv_init_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $peers_at_root=peers_at_root($comm,root) $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) */
/*:     $key=key(info) $sent=sent(sendbuf,sendcount,$type_unless) $sum64=sum64(recvcounts,$peers_at_root,$root_type) */
/*:     $gather=gather($comm,root,$sent,$sum64) $plan=plan($gather) sendbuf:ptr sendcount:i64 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers_at_root]:i64 displs[$peers_at_root]:i64 recvtype */
/*:     recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Gatherv_init_c, "MPI_Gatherv_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request),
    ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype,
    (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\16\2\340\10\24x0\13 \0\0\0\12\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\14\20\3\24\0Ch\10\4\0E\1\10\0H"
    "@\0A\10\0C\10\0C\21\0Kh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\21\0Kc\0100\0A\10\22\0A\7\4\24\10\16\14\17\24\25\30\32 \33(\0Cm\10\12\0U\10\0Oa\4\13\0E"
    "\11\0G\14\2\0V\16\10\0N-\0G\21\16\7\0M*\0G\22\6\16\7\0L\6\0G\24\16\7\0M\17\0G\25\11\0N+\0G\26\0A\1\14\0L\25\0G\27\4\21\22\0L,\0G\30\16\7\26\27\0"
    "K\20\0G\32\30\0N\21\0H\12\13\10\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Get: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) */
/*:     $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i32 origin_datatype */
/*:     origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 target_disp:i64 */
/*:     target_count:i32 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE bytes=$bytes:u64/BYTES_RECV/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Get, "MPI_Get", (void *origin_addr, int32_t origin_count, uint64_t origin_datatype, int32_t target_rank,
    int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count,
    (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win,),
    "\15\14\1L\14 \10\10 \0\0\0\5\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0F\7count\0O\7datatype\0Mwin\0\7\10"
    "comm\0\5\11win_size\0\7\204bytes\0B\0\6Aresult\0\6c\14D\0A\14\0B\1\10\11\14\3\20\17\24\4\30\5 \20$\13(\0160\148\22<\0Ca\4\10\0E\4\0G\11\2\0N\5\0"
    "G\13\7\0N\6\0G\17\13\3\0M\4\0G\20\6\0N\10\0G\22\1\11\0M")

/*: MPI_Get_accumulate: $type_where=type_where(origin_datatype,origin_count) $type=type(result_datatype) */
/*:     $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) $op=op(op) */
/*:     $bytes=bytes(origin_count,$type_where) $bytes_2=bytes(result_count,$type) $both=both($bytes,$bytes_2) */
/*:     origin_addr:ptr origin_count:i32 origin_datatype origin_datatype=$type_where:strid result_addr:ptr */
/*:     result_count:i32 result_datatype result_datatype=$type:strid target_rank:i32@MPI_RANK */
/*:     target_rank_world=$world:i32 target_disp:i64 target_count:i32 target_datatype target_datatype=$type_2:strid */
/*:     op op=$op:strid win win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Get_accumulate, "MPI_Get_accumulate", (const void *origin_addr, int32_t origin_count,
    uint64_t origin_datatype, void *result_addr, int32_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp,
    int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype,
    (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count,
    (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win,),
    "\15\21\1h\148\10\14 \0\0\0\11\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0Lresult_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7"
    "disp\0F\7count\0O\7datatype\0Oop\0Mwin\0\7\10comm\0\5\11win_size\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\16L\0A\16\0B\1\10\15\14\3"
    "\20\4\30\17\34\6 \25$\7(\0100\0264\308\21<\24D\0Gc\3\24\0A\4\22\0A\33\4\34\14\0A\24\0Ca\4\14\0E.\0G\15\2\1\0M\4\0G\17\5\0N\5\0G\21\13\0N\6\0G\25"
    "\21\6\0M\4\0G\26\11\0N\7\0G\30\12\0N\10\0G\31\1\15\0M\10\0G\32\4\17\0M\16\0G\33\31\32\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Get_accumulate_c: $type_where=type_where(origin_datatype,origin_count) $type=type(result_datatype) */
/*:     $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) $op=op(op) */
/*:     $bytes=bytes(origin_count,$type_where) $bytes_2=bytes(result_count,$type) $both=both($bytes,$bytes_2) */
/*:     origin_addr:ptr origin_count:i64 origin_datatype origin_datatype=$type_where:strid result_addr:ptr */
/*:     result_count:i64 result_datatype result_datatype=$type:strid target_rank:i32@MPI_RANK */
/*:     target_rank_world=$world:i32 target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid */
/*:     op op=$op:strid win win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Get_accumulate_c, "MPI_Get_accumulate_c", (const void *origin_addr, int64_t origin_count,
    uint64_t origin_datatype, void *result_addr, int64_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp,
    int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype,
    (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count,
    (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win,),
    "\15\21\1t\148\10\14 \0\0\0\11\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0Lresult_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7"
    "disp\0H\7count\0O\7datatype\0Oop\0Mwin\0\7\10comm\0\5\11win_size\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\16X\0A\16\0B\1\10\15\20\3"
    "\24\4\34\17$\6(\25,\0070\108\26@\30D\21H\24P\0Gc\3\24\0A\4\22\0A\33\4\34\14\0A\24\0Ca\4\14\0E.\0G\15\2\1\0M\4\0G\17\5\0N\5\0G\21\13\0N\6\0G\25\21"
    "\6\0M\4\0G\26\11\0N\7\0G\30\12\0N\10\0G\31\1\15\0M\10\0G\32\4\17\0M\16\0G\33\31\32\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Get_address: location:ptr address -> *address:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_address, "MPI_Get_address", (const void *location, void *address), ((uintptr_t)location,
    (uintptr_t)address,),
    "\5\1\2\20\24\10\20\2 Llocation\0Haddress\0\6Aresult\0\6a\10\0Fb\10\1\2\0Da\4\2\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Get_c: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i64 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE bytes=$bytes:u64/BYTES_RECV/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Get_c, "MPI_Get_c", (void *origin_addr, int64_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)win,),
    "\15\14\1T\14 \10\10 \0\0\0\5\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0H\7count\0O\7datatype\0Mwin\0\7\10"
    "comm\0\5\11win_size\0\7\204bytes\0B\0\6Aresult\0\6c\14L\0A\14\0B\1\10\11\20\3\24\17\30\4\34\5$\20,\0130\168\14@\22D\0Ca\4\10\0E\4\0G\11\2\0N\5\0"
    "G\13\7\0N\6\0G\17\13\3\0M\4\0G\20\6\0N\10\0G\22\1\11\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Get_count: $type=type(datatype) status:ptr datatype datatype=$type:strid count -> *count:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_count, "MPI_Get_count", (const void *status, uint64_t datatype, void *count), ((uintptr_t)status,
    (uint64_t)datatype, (uintptr_t)count,),
    "\15\2\2\24\20\20\20\3 \0\0\0\1\0\0\0Lstatus\0Odatatype\0Fcount\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gb\4\2\2\0Da\4\3\0E\4\0G\4\1\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Get_count_c: $type=type(datatype) status:ptr datatype datatype=$type:strid count -> *count:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_count_c, "MPI_Get_count_c", (const void *status, uint64_t datatype, void *count),
    ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "\15\2\2\24\24\20\20\3 \0\0\0\1\0\0\0Lstatus\0Odatatype\0Hcount\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gb\10\2\2\0Da\4\3\0E\4\0G\4\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Get_elements: $type=type(datatype) status:ptr datatype datatype=$type:strid count -> *count:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_elements, "MPI_Get_elements", (const void *status, uint64_t datatype, void *count),
    ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "\15\2\2\24\20\20\20\3 \0\0\0\1\0\0\0Lstatus\0Odatatype\0Fcount\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gb\4\2\2\0Da\4\3\0E\4\0G\4\1\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Get_elements_c: $type=type(datatype) status:ptr datatype datatype=$type:strid count -> *count:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_elements_c, "MPI_Get_elements_c", (const void *status, uint64_t datatype, void *count),
    ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "\15\2\2\24\24\20\20\3 \0\0\0\1\0\0\0Lstatus\0Odatatype\0Hcount\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gb\10\2\2\0Da\4\3\0E\4\0G\4\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Get_elements_x: $type=type(datatype) status:ptr datatype datatype=$type:strid count -> *count:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_elements_x, "MPI_Get_elements_x", (const void *status, uint64_t datatype, void *count),
    ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "\15\2\2\24\24\20\20\3 \0\0\0\1\0\0\0Lstatus\0Odatatype\0Hcount\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gb\10\2\2\0Da\4\3\0E\4\0G\4\1\0N")

/*: MPI_Get_library_version: version resultlen -> version[256]:chars *resultlen:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_library_version, "MPI_Get_library_version", (void *version, void *resultlen), ((uintptr_t)version,
    (uintptr_t)resultlen,),
    "\5\0\3\10\226\2\08\2 Nversion\0Fresultlen\0\6A\6\0\6g\1\0G\10\0H@\0A\1\0D\1\0C\1\0Jb\4\1\2\0Da\4\2\0E")

/*: MPI_Get_processor_name: name resultlen -> name[256]:chars *resultlen:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_processor_name, "MPI_Get_processor_name", (void *name, void *resultlen), ((uintptr_t)name,
    (uintptr_t)resultlen,),
    "\5\0\3\10\226\2\08\2 Nname\0Fresultlen\0\6A\6\0\6g\1\0G\10\0H@\0A\1\0D\1\0C\1\0Jb\4\1\2\0Da\4\2\0E")

/*: MPI_Get_version: version subversion -> *version:i32 *subversion:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_version, "MPI_Get_version", (void *version, void *subversion), ((uintptr_t)version,
    (uintptr_t)subversion,),
    "\5\0\3\10\24\0\30\2 Fversion\0Fsubversion\0\6Aresult\0\6b\4\0A\2\0Db\4\1\2\0Da\4\2\0E")

/*: MPI_Graph_create: $comm=comm(comm_old) $seq=seq($comm) comm_old comm_old=$comm:u64/COMM */
/*:     comm_old_size=$comm.size:u32/COMM_SIZE nnodes:i32 indx[nnodes]:i32 edges reorder:truth comm_graph */
/*:     seq=$seq:u64/COLL_SEQ -> [always]comm_from(comm_graph,return,comm_old) */
/*:     $comm_made=comm_made(comm_graph,return) comm_graph=$comm_made:u64/COMM */
/*:     comm_graph_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Graph_create, "MPI_Graph_create", (uint64_t comm_old, int32_t nnodes, const void *indx,
    const void *edges, int32_t reorder, void *comm_graph), ((uint64_t)comm_old, (uint64_t)nnodes, (uintptr_t)indx, (uintptr_t)edges, (uint64_t)reorder,
    (uintptr_t)comm_graph,),
    "\15\6\3\247\2\30h\20\6 \0\0\0\2\0\1\1\7\10comm_old\0\5\11\10_size\0Fnnodes\0findx\0Kreorder\0\7\12seq\0\7\10comm_graph\0\5\11\12_size\0\6Aresu"
    "lt\0\6c\3\20\0A\4\7\0A\10\10\1\14\0A\20\0Ch\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kj\1\4\1\0T\1\0Oa\10\12\0Ec\3\20\0A\4\13\0A\14\10\6\14\0A\20\0K"
    "\7\0O\12\0G\12\7\0N\1\0H\5\6\0M\2\0G\13\5\6\0M")

/*: MPI_Graph_get: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE maxindex:i32 */
/*:     maxedges:i32 indx edges -> indx[maxindex]:i32 edges[maxedges]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Graph_get, "MPI_Graph_get", (uint64_t comm, int32_t maxindex, int32_t maxedges, void *indx,
    void *edges), ((uint64_t)comm, (uint64_t)maxindex, (uint64_t)maxedges, (uintptr_t)indx, (uintptr_t)edges,),
    "\15\4\3\34\230\4\20X\5 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fmaxindex\0F\3edges\0findx\0fedges\0\6Aresult\0\6c\4\24\0A\4\6\0A\7\10\1\14\2\20\0"
    "Ch\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\4\4\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Ka\4\5\0M\6\0O")

/*: MPI_Graph_map: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE nnodes:i32 */
/*:     indx[nnodes]:i32 edges newrank -> *newrank:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Graph_map, "MPI_Graph_map", (uint64_t comm, int32_t nnodes, const void *indx, const void *edges,
    void *newrank), ((uint64_t)comm, (uint64_t)nnodes, (uintptr_t)indx, (uintptr_t)edges, (uintptr_t)newrank,),
    "\15\4\2\236\2\208\20\5 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fnnodes\0findx\0Fnewrank\0\6Aresult\0\6c\3\20\0A\4\6\0A\7\10\1\14\0A\20\0Ch\4\2\0"
    "E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kb\4\4\2\0Da\4\5\0M\6\0O")

/*: MPI_Graph_neighbors: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE rank:i32 */
/*:     maxneighbors:i32 neighbors -> neighbors[maxneighbors]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Graph_neighbors, "MPI_Graph_neighbors", (uint64_t comm, int32_t rank, int32_t maxneighbors,
    void *neighbors), ((uint64_t)comm, (uint64_t)rank, (uint64_t)maxneighbors, (uintptr_t)neighbors,),
    "\15\4\2\34\222\2\0200\4 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Frank\0Fmaxneighbors\0fneighbors\0\6Aresult\0\6c\4\24\0A\4\5\0A\6\10\1\14\2\20\0"
    "Ch\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Ka\4\4\0M\5\0O")

/*: MPI_Graph_neighbors_count: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE rank:i32 */
/*:     nneighbors -> *nneighbors:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Graph_neighbors_count, "MPI_Graph_neighbors_count", (uint64_t comm, int32_t rank, void *nneighbors),
    ((uint64_t)comm, (uint64_t)rank, (uintptr_t)nneighbors,),
    "\15\3\2\30\20\20\20\3 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Frank\0Fnneighbors\0\6Aresult\0\6c\3\20\0A\4\4\0A\5\10\1\14\0A\20\0Cb\4\2\2\0Da\4\3"
    "\0M\4\0O")

/*: MPI_Graphdims_get: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE nnodes nedges -> */
/*:     *nnodes:i32 *nedges:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Graphdims_get, "MPI_Graphdims_get", (uint64_t comm, void *nnodes, void *nedges), ((uint64_t)comm,
    (uintptr_t)nnodes, (uintptr_t)nedges,),
    "\15\2\3\24\24\20\30\3 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0Fnnodes\0Fnedges\0\6Aresult\0\6c\2\14\0A\2\4\0A\5\10\0Gb\4\1\2\0Db\4\2\2\0Da\4\3\0"
    "M\4\0O")

/*: MPI_Grequest_complete: $key=key(request) request request=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Grequest_complete, "MPI_Grequest_complete", (uint64_t request), ((uint64_t)request,),
    "\15\1\1\20\14\10\10\1 \0\0\0\1\0\0\0Mrequest\0\6Aresult\0\6a\10\2\0Ea\4\1\0E\17\0G\2\0O")

/*: MPI_Grequest_start: query_fn:ptr free_fn:ptr cancel_fn:ptr extra_state:ptr request -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Grequest_start, "MPI_Grequest_start", (void *query_fn, void *free_fn, void *cancel_fn,
    void *extra_state, void *request), ((uintptr_t)query_fn, (uintptr_t)free_fn, (uintptr_t)cancel_fn, (uintptr_t)extra_state, (uintptr_t)request,),
    "\5\4\2(\24\0200\5 Lquery_fn\0Lfree_fn\0Lcancel_fn\0Lextra_state\0\15\14request\0\6Aresult\0\6c\4 \0A\4\0B\1\10\2\20\3\30\0Cm\10\4\0U\10\0Oa\4\5"
    "\0E")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Group_c2f: $key=key(group) group group=$key:handle -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Group_c2f, "MPI_Group_c2f", (uint64_t group), ((uint64_t)group,),
    "\14\1\1\20\14\10\10\0\0\0\0\1\0\0\0Mgroup\0Fresult\0a\10\2\0Ea\4\1\0E\17\0G\2\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Group_compare: $key=key(group1) $key_2=key(group2) group1 group1=$key:handle group2 group2=$key_2:handle */
/*:     result -> comparison=*result:i32@MPI_COMPARE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Group_compare, "MPI_Group_compare", (uint64_t group1, uint64_t group2, void *result), ((uint64_t)group1,
    (uint64_t)group2, (uintptr_t)result,),
    "\15\2\2\30\20\20\20\3 \0\0\0\2\0\0\0Mgroup1\0M\0052\0\6@comparison\0\4\6Aresult\0\6c\2\20\0A\2\4\0A\5\10\0Gb\4\2\2\0Da\4\3\0E\17\0G\4\0O\17\0G"
    "\5\1\0N")

/*: MPI_Group_difference: $key=key(group1) $key_2=key(group2) group1 group1=$key:handle group2 group2=$key_2:handle */
/*:     newgroup -> *newgroup:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_difference, "MPI_Group_difference", (uint64_t group1, uint64_t group2, void *newgroup),
    ((uint64_t)group1, (uint64_t)group2, (uintptr_t)newgroup,),
    "\15\2\2\30\24\0200\3 \0\0\0\2\0\0\0Mgroup1\0M\0052\0Mnewgroup\0\6Aresult\0\6c\2\20\0A\2\4\0A\5\10\0Gm\10\2\0U\10\0Oa\4\3\0E\17\0G\4\0O\17\0G\5\1"
    "\0N")

/*: MPI_Group_excl: $key=key(group) group group=$key:handle n:i32 ranks[n]:i32 newgroup -> *newgroup:object */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_excl, "MPI_Group_excl", (uint64_t group, int32_t n, const void *ranks, void *newgroup),
    ((uint64_t)group, (uint64_t)n, (uintptr_t)ranks, (uintptr_t)newgroup,),
    "\15\3\2\232\2\2480\4 \0\0\0\1\0\0\0Mgroup\0Fn\0franks\0Mnewgroup\0\6Aresult\0\6c\2\14\0A\2\5\0A\1\10\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0K"
    "m\10\3\0U\10\0Oa\4\4\0E\17\0G\5\0O")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Group_f2c: group:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Group_f2c, "MPI_Group_f2c", (int32_t group), ((uint64_t)group,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Fgroup\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Group_free: *group:object -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Group_free, "MPI_Group_free", (void *group), ((uintptr_t)group,),
    "\5\1\1\20\14(\10\1 Mgroup\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Group_from_session_pset: $key=key(session) session session=$key:handle pset_name:string newgroup -> */
/*:     *newgroup:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_from_session_pset, "MPI_Group_from_session_pset", (uint64_t session, const void *pset_name,
    void *newgroup), ((uint64_t)session, (uintptr_t)pset_name, (uintptr_t)newgroup,),
    "\15\2\2\226\2\02400\3 \0\0\0\1\0\0\0Msession\0Npset_name\0Mnewgroup\0\6Aresult\0\6a\10\4\0Ee\10\1\0U\10\0Om\10\2\0U\10\0Oa\4\3\0E\17\0G\4\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Group_incl: $key=key(group) group group=$key:handle n:i32 ranks[n]:i32 newgroup -> *newgroup:object */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_incl, "MPI_Group_incl", (uint64_t group, int32_t n, const void *ranks, void *newgroup),
    ((uint64_t)group, (uint64_t)n, (uintptr_t)ranks, (uintptr_t)newgroup,),
    "\15\3\2\232\2\2480\4 \0\0\0\1\0\0\0Mgroup\0Fn\0franks\0Mnewgroup\0\6Aresult\0\6c\2\14\0A\2\5\0A\1\10\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0K"
    "m\10\3\0U\10\0Oa\4\4\0E\17\0G\5\0O")

/*: MPI_Group_intersection: $key=key(group1) $key_2=key(group2) group1 group1=$key:handle group2 */
/*:     group2=$key_2:handle newgroup -> *newgroup:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_intersection, "MPI_Group_intersection", (uint64_t group1, uint64_t group2, void *newgroup),
    ((uint64_t)group1, (uint64_t)group2, (uintptr_t)newgroup,),
    "\15\2\2\30\24\0200\3 \0\0\0\2\0\0\0Mgroup1\0M\0052\0Mnewgroup\0\6Aresult\0\6c\2\20\0A\2\4\0A\5\10\0Gm\10\2\0U\10\0Oa\4\3\0E\17\0G\4\0O\17\0G\5\1"
    "\0N")

/*: MPI_Group_range_excl: $key=key(group) $triple=triple(n) group group=$key:handle n:i32 ranges[$triple]:i32 */
/*:     newgroup -> *newgroup:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_range_excl, "MPI_Group_range_excl", (uint64_t group, int32_t n, void *ranges, void *newgroup),
    ((uint64_t)group, (uint64_t)n, (uintptr_t)ranges, (uintptr_t)newgroup,),
    "\15\3\2\232\2\2480\4 \0\0\0\2\0\0\0Mgroup\0Fn\0franges\0Mnewgroup\0\6Aresult\0\6c\2\14\0A\2\5\0A\1\10\0Gh\4\2\0E\1\10\0H@\0A\4\0C\4\0C\6\0Km\10\3"
    "\0U\10\0Oa\4\4\0E\17\0G\5\0O/\0G\6\1\0N")

/*: MPI_Group_range_incl: $key=key(group) $triple=triple(n) group group=$key:handle n:i32 ranges[$triple]:i32 */
/*:     newgroup -> *newgroup:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_range_incl, "MPI_Group_range_incl", (uint64_t group, int32_t n, void *ranges, void *newgroup),
    ((uint64_t)group, (uint64_t)n, (uintptr_t)ranges, (uintptr_t)newgroup,),
    "\15\3\2\232\2\2480\4 \0\0\0\2\0\0\0Mgroup\0Fn\0franges\0Mnewgroup\0\6Aresult\0\6c\2\14\0A\2\5\0A\1\10\0Gh\4\2\0E\1\10\0H@\0A\4\0C\4\0C\6\0Km\10\3"
    "\0U\10\0Oa\4\4\0E\17\0G\5\0O/\0G\6\1\0N")

/*: MPI_Group_rank: $key=key(group) group group=$key:handle rank -> *rank:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Group_rank, "MPI_Group_rank", (uint64_t group, void *rank), ((uint64_t)group, (uintptr_t)rank,),
    "\15\1\2\20\20\10\20\2 \0\0\0\1\0\0\0Mgroup\0Frank\0\6Aresult\0\6a\10\3\0Eb\4\1\2\0Da\4\2\0E\17\0G\3\0O")

/*: MPI_Group_size: $key=key(group) group group=$key:handle size -> *size:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Group_size, "MPI_Group_size", (uint64_t group, void *size), ((uint64_t)group, (uintptr_t)size,),
    "\15\1\2\20\20\10\20\2 \0\0\0\1\0\0\0Mgroup\0Fsize\0\6Aresult\0\6a\10\3\0Eb\4\1\2\0Da\4\2\0E\17\0G\3\0O")

/*: MPI_Group_translate_ranks: $key=key(group1) $key_2=key(group2) group1 group1=$key:handle n:i32 ranks1[n]:i32 */
/*:     group2 group2=$key_2:handle ranks2 -> ranks2[n]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Group_translate_ranks, "MPI_Group_translate_ranks", (uint64_t group1, int32_t n, const void *ranks1,
    uint64_t group2, void *ranks2), ((uint64_t)group1, (uint64_t)n, (uintptr_t)ranks1, (uint64_t)group2, (uintptr_t)ranks2,),
    "\15\4\2\242\2\222\2@0\5 \0\0\0\2\0\0\0Mgroup1\0Fn\0franks1\0Mgroup2\0franks2\0\6Aresult\0\6c\2\14\0A\2\6\0A\1\10\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0"
    "C\4\0C\1\0Ka\10\7\0Eh\4\4\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\5\0E\17\0G\6\0O\17\0G\7\3\0N")

/*: MPI_Group_union: $key=key(group1) $key_2=key(group2) group1 group1=$key:handle group2 group2=$key_2:handle */
/*:     newgroup -> *newgroup:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_union, "MPI_Group_union", (uint64_t group1, uint64_t group2, void *newgroup), ((uint64_t)group1,
    (uint64_t)group2, (uintptr_t)newgroup,),
    "\15\2\2\30\24\0200\3 \0\0\0\2\0\0\0Mgroup1\0M\0052\0Mnewgroup\0\6Aresult\0\6c\2\20\0A\2\4\0A\5\10\0Gm\10\2\0U\10\0Oa\4\3\0E\17\0G\4\0O\17\0G\5\1"
    "\0N")

/*: MPI_Iallgather: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) $unless=unless(sendbuf,$bytes,$bytes_2) */
/*:     $peers=peers($comm) $times=times($bytes_2,$peers) $both=both($unless,$times) sendbuf:ptr sendcount:i32 */
/*:     sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype recvtype=$type:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Iallgather, "MPI_Iallgather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2L\24 0\10 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\11\14\3\20\4\30\13\34\15 \16(\20,\0264\27<\0AD\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\11\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M\10\0G\22\4\13\0M\13\0G\23\0A\21\22\0L\14\0G\24\15\0N\15\0G\25\22\24\0M\16\0"
    "G\26\23\25\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Iallgather_c: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) */
/*:     $seq=seq($comm) $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) */
/*:     $unless=unless(sendbuf,$bytes,$bytes_2) $peers=peers($comm) $times=times($bytes_2,$peers) */
/*:     $both=both($unless,$times) sendbuf:ptr sendcount:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B */
/*:     -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Iallgather_c, "MPI_Iallgather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2T\24 0\10 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13L\0A\14\0B\1\10\11\20\3\24\4\34\13$\15(\0160\0204\26<\27D\0AL\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\11\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M\10\0G\22\4\13\0M\13\0G\23\0A\21\22\0L\14\0G\24\15\0N\15\0G\25\22\24\0M\16\0"
    "G\26\23\25\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Iallgatherv: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) $peers=peers($comm) */
/*:     $type=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type_unless) */
/*:     $own32=own32(recvcounts,$comm,$type) $unless=unless(sendbuf,$bytes,$own32) */
/*:     $sum32=sum32(recvcounts,$peers,$type) $both=both($unless,$sum32) sendbuf:ptr sendcount:i32 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers]:i32 displs[$peers]:i32 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iallgatherv, "MPI_Iallgatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\14\2\324\4\24x0\11 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12seq\0"
    "\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\12\14\3\20\0Ch\4\4\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\4\5\0E"
    "\1\10\0H@\0A\4\0C\4\0C\17\0Kc\6(\0A\6\20\0A\14\4\15\14\22\20\27\30\30 \0Gm\10\10\0U\10\0Oa\4\11\0E\11\0G\12\2\0V\14\7\0N\14\0G\17\14\0N\4\0G\20\6"
    "\0N\12\0G\22\14\0N\10\0G\23\1\12\0M\22\0G\24\4\14\20\0L\13\0G\25\0A\23\24\0L\23\0G\26\4\17\20\0L\16\0G\27\25\26\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Iallgatherv_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) $peers=peers($comm) */
/*:     $type=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type_unless) */
/*:     $own64=own64(recvcounts,$comm,$type) $unless=unless(sendbuf,$bytes,$own64) */
/*:     $sum64=sum64(recvcounts,$peers,$type) $both=both($unless,$sum64) sendbuf:ptr sendcount:i64 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers]:i64 displs[$peers]:i64 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iallgatherv_c, "MPI_Iallgatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\14\2\330\10\24x0\11 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12seq"
    "\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\12\20\3\24\0Ch\10\4\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh\10"
    "\5\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\6(\0A\6\20\0A\14\4\15\14\22\20\27\30\30 \0Gm\10\10\0U\10\0Oa\4\11\0E\11\0G\12\2\0V\14\7\0N\14\0G\17\14\0N"
    "\4\0G\20\6\0N\12\0G\22\14\0N\10\0G\23\1\12\0M\24\0G\24\4\14\20\0L\13\0G\25\0A\23\24\0L\25\0G\26\4\17\20\0L\16\0G\27\25\26\0M")

/*: MPI_Iallreduce_c: $whole_allreduce=whole_allreduce(comm,op,count,datatype) sendbuf:ptr recvbuf:ptr count:i64 */
/*:     datatype datatype=$whole_allreduce.type:strid op op=$whole_allreduce.op:strid comm */
/*:     comm=$whole_allreduce.comm:u64/COMM comm_size=$whole_allreduce.comm.size:u32/COMM_SIZE request */
/*:     seq=$whole_allreduce.seq:u64/COLL_SEQ bytes_sent=$whole_allreduce.allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_allreduce.allreduce.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iallreduce_c, "MPI_Iallreduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\12\2L\24 0\7 \0\0\0\1\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6rec"
    "v\0B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\13\30\15\34\10 \11(\16,\0174\20<\0Gm\10\6\0U\10\0Oa\4\7\0E\26\0G\10\5\4\2\3\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ialltoall: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) $unless=unless(sendbuf,$bytes,$bytes_2) */
/*:     $peers=peers($comm) $times=times($unless,$peers) $times_2=times($bytes_2,$peers) $both=both($times,$times_2) */
/*:     sendbuf:ptr sendcount:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype */
/*:     recvtype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ialltoall, "MPI_Ialltoall", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2L\24 0\10 \0\0\0\13\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\11\14\3\20\4\30\13\34\15 \16(\20,\0274\30<\0AD\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\11\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M\10\0G\22\4\13\0M\13\0G\23\0A\21\22\0L\14\0G\24\15\0N\15\0G\25\23\24\0M\15\0"
    "G\26\22\24\0M\16\0G\27\25\26\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ialltoall_c: $type_unless=type_unless(sendtype,sendbuf) $type=type(recvtype) $comm=comm(comm) */
/*:     $seq=seq($comm) $bytes=bytes(sendcount,$type_unless) $bytes_2=bytes(recvcount,$type) */
/*:     $unless=unless(sendbuf,$bytes,$bytes_2) $peers=peers($comm) $times=times($unless,$peers) */
/*:     $times_2=times($bytes_2,$peers) $both=both($times,$times_2) sendbuf:ptr sendcount:i64 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcount:i64 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ialltoall_c, "MPI_Ialltoall_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2T\24 0\10 \0\0\0\13\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13L\0A\14\0B\1\10\11\20\3\24\4\34\13$\15(\0160\0204\27<\30D\0AL\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\11\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M\10\0G\22\4\13\0M\13\0G\23\0A\21\22\0L\14\0G\24\15\0N\15\0G\25\23\24\0M\15\0"
    "G\26\22\24\0M\16\0G\27\25\26\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ialltoallv: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) */
/*:     $type_unless=type_unless(sendtype,sendbuf) $peers=peers($comm) $type=type(recvtype) $seq=seq($comm) */
/*:     $sum32=sum32(sendcounts,$peers_unless,$type_unless) $sum32_2=sum32(recvcounts,$peers,$type) */
/*:     $unless=unless(sendbuf,$sum32,$sum32_2) $both=both($unless,$sum32_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i32 sdispls[$peers_unless]:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcounts[$peers]:i32 rdispls[$peers]:i32 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallv, "MPI_Ialltoallv", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype,
    (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\334\10\24\320\0010\12 \0\0\0\12\0\0\0Lsendbuf\0f\4counts\0fsdispls\0Osendtype\0Lrecvbuf\0f\4counts\0frdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\4\2\0E\1\10"
    "\0H@\0A\4\0C\4\0C\16\0Kc\2\14\0A\2\17\0A\4\4\0Gh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\21\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\21\0Kc\6(\0A\6\22\0A\13\4\14\14"
    "\24\20\30\30\31 \0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N\30\0G\16\0A\13\0M\11\0G\17\3\0N\14\0G\21\13\0N\4\0G\22\7\0N\12\0G\24\13\0N\23\0G\25\1\16\17"
    "\0L\23\0G\26\5\21\22\0L\13\0G\27\0A\25\26\0L\16\0G\30\27\26\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ialltoallv_c: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) */
/*:     $type_unless=type_unless(sendtype,sendbuf) $peers=peers($comm) $type=type(recvtype) $seq=seq($comm) */
/*:     $sum64=sum64(sendcounts,$peers_unless,$type_unless) $sum64_2=sum64(recvcounts,$peers,$type) */
/*:     $unless=unless(sendbuf,$sum64,$sum64_2) $both=both($unless,$sum64_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i64 sdispls[$peers_unless]:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr */
/*:     recvcounts[$peers]:i64 rdispls[$peers]:i64 recvtype recvtype=$type:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallv_c, "MPI_Ialltoallv_c", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype,
    (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\334\20\24\320\0010\12 \0\0\0\12\0\0\0Lsendbuf\0h\4counts\0hsdispls\0Osendtype\0Lrecvbuf\0h\4counts\0hrdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\2\0E"
    "\1\10\0H@\0A\10\0C\10\0C\16\0Kc\2\14\0A\2\17\0A\4\4\0Gh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\21\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\21\0Kc\6(\0A\6\22"
    "\0A\13\4\14\14\24\20\30\30\31 \0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N\30\0G\16\0A\13\0M\11\0G\17\3\0N\14\0G\21\13\0N\4\0G\22\7\0N\12\0G\24\13\0N"
    "\25\0G\25\1\16\17\0L\25\0G\26\5\21\22\0L\13\0G\27\0A\25\26\0L\16\0G\30\27\26\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ialltoallw: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) $peers=peers($comm) $seq=seq($comm) */
/*:     $sumw32=sumw32(sendcounts,sendtypes,$peers_unless) $sumw32_2=sumw32(recvcounts,recvtypes,$peers) */
/*:     $unless=unless(sendbuf,$sumw32,$sumw32_2) $both=both($unless,$sumw32_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i32 sdispls[$peers_unless]:i32 sendtypes[$peers_unless]:object recvbuf:ptr */
/*:     recvcounts[$peers]:i32 rdispls[$peers]:i32 recvtypes[$peers]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallw, "MPI_Ialltoallw", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, void *request),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\340\20\24\230\0020\12 \0\0\0\10\0\0\0Lsendbuf\0f\4counts\0fsdispls\0msendtypes\0Lrecvbuf\0f\4counts\0frdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\4\2\0E\1"
    "\10\0H@\0A\4\0C\4\0C\16\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\16\0Ka\10\4\0Eh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\17\0"
    "Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\5$\0A\6\13\0A\14\10\20\14\24\24\25\34\0A$\0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N\30\0G\16\0A\13\0M\14\0"
    "G\17\13\0N\12\0G\20\13\0N\31\0G\21\1\3\16\0L\31\0G\22\5\7\17\0L\13\0G\23\0A\21\22\0L\16\0G\24\23\22\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ialltoallw_c: $comm=comm(comm) $peers_unless=peers_unless(sendbuf,$comm) $peers=peers($comm) $seq=seq($comm) */
/*:     $sumw64=sumw64(sendcounts,sendtypes,$peers_unless) $sumw64_2=sumw64(recvcounts,recvtypes,$peers) */
/*:     $unless=unless(sendbuf,$sumw64,$sumw64_2) $both=both($unless,$sumw64_2) sendbuf:ptr */
/*:     sendcounts[$peers_unless]:i64 sdispls[$peers_unless]:i64 sendtypes[$peers_unless]:object recvbuf:ptr */
/*:     recvcounts[$peers]:i64 rdispls[$peers]:i64 recvtypes[$peers]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallw_c, "MPI_Ialltoallw_c", (const void *sendbuf, const void *sendcounts, const void *sdispls,
    const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, void *request),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\340\30\24\230\0020\12 \0\0\0\10\0\0\0Lsendbuf\0h\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0h\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\2\0"
    "E\1\10\0H@\0A\10\0C\10\0C\16\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\16\0Ka\10\4\0Eh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh\10\6\0E\1\10\0H@\0A\10\0"
    "C\10\0C\17\0Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\5$\0A\6\13\0A\14\10\20\14\24\24\25\34\0A$\0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N\30\0G\16\0"
    "A\13\0M\14\0G\17\13\0N\12\0G\20\13\0N\32\0G\21\1\3\16\0L\32\0G\22\5\7\17\0L\13\0G\23\0A\21\22\0L\16\0G\24\23\22\0M")

/*: MPI_Ibcast_c: $whole_bcast=whole_bcast(comm,root,count,datatype) buffer:ptr count:i64 datatype */
/*:     datatype=$whole_bcast.type:strid root:i32@MPI_RANK root_world=$whole_bcast.world:i32/ROOT comm */
/*:     comm=$whole_bcast.comm:u64/COMM comm_size=$whole_bcast.comm.size:u32/COMM_SIZE request */
/*:     seq=$whole_bcast.seq:u64/COLL_SEQ bytes_sent=$whole_bcast.bcast:u64/BYTES_SENT/B */
/*:     bytes_recv=$whole_bcast.bcast.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Ibcast_c, "MPI_Ibcast_c", (void *buffer, int64_t count, uint64_t datatype, int32_t root, uint64_t comm,
    void *request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "\15\12\2H\24 0\6 \0\0\0\1\0\0\0Lbuffer\0Hcount\0Odatatype\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7"
    "\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\12\20\3\24\14\30\7\34\10$\15(\0160\178\0Gm\10\5\0U\10\0Oa\4\6\0E\33\0G\7\4\3\1\2"
    "\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ibsend: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ibsend, "MPI_Ibsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\11\28\24 0\7 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0110\0A\12\0B\1\10\13\14\3\20\15\24\4\30\10\34\11$\16(\0A0\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ibsend_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ibsend_c, "MPI_Ibsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\11\2<\24 0\7 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0114\0A\12\0B\1\10\13\20\3\24\15\30\4\34\10 \11(\16,\0A4\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Iexscan: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) $allreduce=allreduce(count,$type) */
/*:     sendbuf:ptr recvbuf:ptr count:i32 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iexscan, "MPI_Iexscan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype,
    uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\12\2H\24 0\7 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6rec"
    "v\0B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\10\24\12\30\13\34\14$\16(\0170\208\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\3\0N\7\0G\12\4\0"
    "V\13\5\0N\12\0G\16\13\0N\27\0G\17\2\10\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Iexscan_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) */
/*:     $allreduce=allreduce(count,$type) sendbuf:ptr recvbuf:ptr count:i64 datatype datatype=$type:strid op */
/*:     op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$allreduce:u64/BYTES_SENT/B bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iexscan_c, "MPI_Iexscan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\12\2L\24 0\7 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6rec"
    "v\0B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\10\30\12\34\13 \14(\16,\0174\20<\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\3\0N\7\0G\12\4\0V"
    "\13\5\0N\12\0G\16\13\0N\27\0G\17\2\10\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Igather: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) $seq=seq($comm) */
/*:     $sent=sent(sendbuf,sendcount,$type_unless) $bytes=bytes(recvcount,$root_type) $peers=peers($comm) */
/*:     $times=times($bytes,$peers) $gather=gather($comm,root,$sent,$times) sendbuf:ptr sendcount:i32 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcount:i32 recvtype recvtype=$root_type:strid root:i32@MPI_RANK */
/*:     root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Igather, "MPI_Igather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2T\24(0\11 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0"
    "\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\15L\0A\16\0B\1\10\12\14\3\20\4\30\17\34\6 \21$\14(\0150\0224\27<"
    "\30D\0AL\0Gm\10\10\0U\10\0Oa\4\11\0E\11\0G\12\2\0V\14\7\0N*\0G\17\5\14\6\0L\6\0G\21\14\6\0M\12\0G\22\14\0N+\0G\23\0A\1\12\0L\10\0G\24\4\17\0M\14"
    "\0G\25\14\0N\15\0G\26\24\25\0M,\0G\27\14\6\23\26\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Igather_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) $seq=seq($comm) */
/*:     $sent=sent(sendbuf,sendcount,$type_unless) $bytes=bytes(recvcount,$root_type) $peers=peers($comm) */
/*:     $times=times($bytes,$peers) $gather=gather($comm,root,$sent,$times) sendbuf:ptr sendcount:i64 sendtype */
/*:     sendtype=$type_unless:strid recvbuf:ptr recvcount:i64 recvtype recvtype=$root_type:strid root:i32@MPI_RANK */
/*:     root_world=$world:i32/ROOT comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Igather_c, "MPI_Igather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf,
    int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\134\24(0\11 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_si"
    "ze\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\15T\0A\16\0B\1\10\12\20\3\24\4\34\17$\6(\21,\0140\158\22<\27D"
    "\30L\0AT\0Gm\10\10\0U\10\0Oa\4\11\0E\11\0G\12\2\0V\14\7\0N*\0G\17\5\14\6\0L\6\0G\21\14\6\0M\12\0G\22\14\0N+\0G\23\0A\1\12\0L\10\0G\24\4\17\0M\14"
    "\0G\25\14\0N\15\0G\26\24\25\0M,\0G\27\14\6\23\26\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Igatherv: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $peers_at_root=peers_at_root($comm,root) $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) */
/*:     $seq=seq($comm) $sent=sent(sendbuf,sendcount,$type_unless) */
/*:     $sum32=sum32(recvcounts,$peers_at_root,$root_type) $gather=gather($comm,root,$sent,$sum32) sendbuf:ptr */
/*:     sendcount:i32 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers_at_root]:i32 */
/*:     displs[$peers_at_root]:i32 recvtype recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Igatherv, "MPI_Igatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\16\2\334\4\24x0\12 \0\0\0\11\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\6@root\0\16\6\13\4_world\0\7\10co"
    "mm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\13\14\3\20\0Ch\4\4\0E\1\10\0H"
    "@\0A\4\0C\4\0C\20\0Kh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kc\0100\0A\10\21\0A\7\4\23\10\15\14\16\24\24\30\27 \30(\0Cm\10\11\0U\10\0Oa\4\12\0E\11\0"
    "G\13\2\0V\15\10\0N-\0G\20\15\7\0M*\0G\21\6\15\7\0L\6\0G\23\15\7\0M\12\0G\24\15\0N+\0G\25\0A\1\13\0L\23\0G\26\4\20\21\0L,\0G\27\15\7\25\26\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Igatherv_c: $type_unless=type_unless(sendtype,sendbuf) $comm=comm(comm) */
/*:     $peers_at_root=peers_at_root($comm,root) $root_type=root_type(recvtype,$comm,root) $world=world($comm,root) */
/*:     $seq=seq($comm) $sent=sent(sendbuf,sendcount,$type_unless) */
/*:     $sum64=sum64(recvcounts,$peers_at_root,$root_type) $gather=gather($comm,root,$sent,$sum64) sendbuf:ptr */
/*:     sendcount:i64 sendtype sendtype=$type_unless:strid recvbuf:ptr recvcounts[$peers_at_root]:i64 */
/*:     displs[$peers_at_root]:i64 recvtype recvtype=$root_type:strid root:i32@MPI_RANK root_world=$world:i32/ROOT */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$gather:u64/BYTES_SENT/B bytes_recv=$gather.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Igatherv_c, "MPI_Igatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root,
    (uint64_t)comm, (uintptr_t)request,),
    "\15\16\2\340\10\24x0\12 \0\0\0\11\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\13\20\3\24\0Ch\10\4\0E\1\10\0"
    "H@\0A\10\0C\10\0C\20\0Kh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\0100\0A\10\21\0A\7\4\23\10\15\14\16\24\24\30\27 \30(\0Cm\10\11\0U\10\0Oa\4\12\0"
    "E\11\0G\13\2\0V\15\10\0N-\0G\20\15\7\0M*\0G\21\6\15\7\0L\6\0G\23\15\7\0M\12\0G\24\15\0N+\0G\25\0A\1\13\0L\25\0G\26\4\20\21\0L,\0G\27\15\7\25\26\0"
    "K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Improbe: [always]status=lend(status,room) [call]polls() $comm=comm(comm) source:i32@MPI_RANK tag:i32@MPI_TAG */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE flag message status ; room -> */
/*:     [always]matched_by(message,return,comm) [always]probed_matching(comm,source) */
/*:     $probe_if=probe_if($comm,status,return,flag) *flag:truth *message:object source_world=$probe_if.source:i32 */
/*:     source_tag=$probe_if.tag:i32 bytes=$probe_if.bytes:u64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 3, 1, 7, trace__mpi_MPI_Improbe, "MPI_Improbe", (int32_t source, int32_t tag, uint64_t comm, void *flag, void *message,
    void *status), ((uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)flag, (uintptr_t)message, (uintptr_t)status,),
    "\15\4\6\34%\20`\6 \0\0\1\1\1\2\1\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0Kflag\0Mmessage\0Fsource_world\0F\7tag\0Gbytes\0\6Aresult\0\6"
    "c\4\24\0A\4\0B\1\4\10\10\11\20\0Cj\1\3\0U\1\0Om\10\4\0U\10\0Oc\4\24\0A\4\13\0A\14\4\15\10\6\20\0C'\0G\5\5\7\0U\10\2\0N0\0W1\0H\4\6\2\0L2\0H\2\0"
    "N3\0G\13\10\5\6\3\0K")

/*: MPI_Imrecv: [always]from=message_from(message) $type=type(datatype) buf:ptr count:i32 datatype */
/*:     datatype=$type:strid *message:object request -> [always]track_message(request,return,from) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_Imrecv, "MPI_Imrecv", (void *buf, int32_t count, uint64_t datatype, void *message, void *request),
    ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)request,),
    "\15\4\2 \2480\5 \0\0\1\1\0\1\0Lbuf\0Fcount\0Odatatype\0Mmessage\0\15\14request\0\6Aresult\0\6c\3\20\0A\4\0B\1\10\7\14\0A\20\0Cm\10\3\0U\10\0Om"
    "\10\4\0U\10\0Oa\4\5\0E4\0G\6\3\0N\4\0G\7\2\0N5\0H\4\5\6\0L")

#endif

#if TRACE__MPI_4_0

/*: MPI_Imrecv_c: [always]from=message_from(message) $type=type(datatype) buf:ptr count:i64 datatype */
/*:     datatype=$type:strid *message:object request -> [always]track_message(request,return,from) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_Imrecv_c, "MPI_Imrecv_c", (void *buf, int64_t count, uint64_t datatype, void *message, void *request),
    ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)request,),
    "\15\4\2$\2480\5 \0\0\1\1\0\1\0Lbuf\0Hcount\0Odatatype\0Mmessage\0\15\14request\0\6Aresult\0\6c\3\24\0A\4\0B\1\10\7\20\0A\24\0Cm\10\3\0U\10\0Om"
    "\10\4\0U\10\0Oa\4\5\0E4\0G\6\3\0N\4\0G\7\2\0N5\0H\4\5\6\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ineighbor_allgather: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B */
/*:     -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgather, "MPI_Ineighbor_allgather", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2L\24 0\10 \0\0\0\13\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\11\14\3\20\4\30\13\34\15 \16(\20,\0274\30<\0AD\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\4\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M6\0G\22\15\6\0M\15\0G\23\21\22\0M\10\0G\24\4\13\0M7\0G\25\15\6\0M\15\0G\26\24\25"
    "\0M\16\0G\27\23\26\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ineighbor_allgather_c: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B */
/*:     -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgather_c, "MPI_Ineighbor_allgather_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2T\24 0\10 \0\0\0\13\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13L\0A\14\0B\1\10\11\20\3\24\4\34\13$\15(\0160\0204\27<\30D\0AL\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\4\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M6\0G\22\15\6\0M\15\0G\23\21\22\0M\10\0G\24\4\13\0M7\0G\25\15\6\0M\15\0G\26\24\25"
    "\0M\16\0G\27\23\26\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ineighbor_allgatherv: $type=type(sendtype) $comm=comm(comm) $indegree=indegree($comm,comm) */
/*:     $type_2=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) */
/*:     $times=times($bytes,$outdegree) $sum32=sum32(recvcounts,$indegree,$type_2) $both=both($times,$sum32) */
/*:     sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i32 */
/*:     displs[$indegree]:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgatherv, "MPI_Ineighbor_allgatherv", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\14\2\324\4\24x0\11 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12seq\0"
    "\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\12\14\3\20\0Ch\4\4\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\4\5\0E"
    "\1\10\0H@\0A\4\0C\4\0C\17\0Kc\6(\0A\6\20\0A\14\4\15\14\22\20\27\30\30 \0Gm\10\10\0U\10\0Oa\4\11\0E\4\0G\12\2\0V\14\7\0N7\0G\17\14\7\0M\4\0G\20\6"
    "\0N\12\0G\22\14\0N\10\0G\23\1\12\0M6\0G\24\14\7\0M\15\0G\25\23\24\0M\23\0G\26\4\17\20\0L\16\0G\27\25\26\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ineighbor_allgatherv_c: $type=type(sendtype) $comm=comm(comm) $indegree=indegree($comm,comm) */
/*:     $type_2=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) */
/*:     $times=times($bytes,$outdegree) $sum64=sum64(recvcounts,$indegree,$type_2) $both=both($times,$sum64) */
/*:     sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i64 */
/*:     displs[$indegree]:i64 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgatherv_c, "MPI_Ineighbor_allgatherv_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\14\2\330\10\24x0\11 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12seq"
    "\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\12\20\3\24\0Ch\10\4\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh\10"
    "\5\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\6(\0A\6\20\0A\14\4\15\14\22\20\27\30\30 \0Gm\10\10\0U\10\0Oa\4\11\0E\4\0G\12\2\0V\14\7\0N7\0G\17\14\7\0M\4"
    "\0G\20\6\0N\12\0G\22\14\0N\10\0G\23\1\12\0M6\0G\24\14\7\0M\15\0G\25\23\24\0M\25\0G\26\4\17\20\0L\16\0G\27\25\26\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ineighbor_alltoall: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B */
/*:     -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoall, "MPI_Ineighbor_alltoall", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2L\24 0\10 \0\0\0\13\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\11\14\3\20\4\30\13\34\15 \16(\20,\0274\30<\0AD\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\4\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M6\0G\22\15\6\0M\15\0G\23\21\22\0M\10\0G\24\4\13\0M7\0G\25\15\6\0M\15\0G\26\24\25"
    "\0M\16\0G\27\23\26\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ineighbor_alltoall_c: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B */
/*:     -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoall_c, "MPI_Ineighbor_alltoall_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount,
    (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2T\24 0\10 \0\0\0\13\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent"
    "\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\13L\0A\14\0B\1\10\11\20\3\24\4\34\13$\15(\0160\0204\27<\30D\0AL\0Cm\10\7\0U\10\0Oa\4\10\0E"
    "\4\0G\11\2\0N\4\0G\13\5\0V\15\6\0N\12\0G\20\15\0N\10\0G\21\1\11\0M6\0G\22\15\6\0M\15\0G\23\21\22\0M\10\0G\24\4\13\0M7\0G\25\15\6\0M\15\0G\26\24\25"
    "\0M\16\0G\27\23\26\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ineighbor_alltoallv: $comm=comm(comm) $outdegree=outdegree($comm,comm) $type=type(sendtype) */
/*:     $indegree=indegree($comm,comm) $type_2=type(recvtype) $seq=seq($comm) */
/*:     $sum32=sum32(sendcounts,$outdegree,$type) $sum32_2=sum32(recvcounts,$indegree,$type_2) */
/*:     $both=both($sum32,$sum32_2) sendbuf:ptr sendcounts[$outdegree]:i32 sdispls[$outdegree]:i32 sendtype */
/*:     sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i32 rdispls[$indegree]:i32 recvtype */
/*:     recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallv, "MPI_Ineighbor_alltoallv", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\334\10\24\320\0010\12 \0\0\0\11\0\0\0Lsendbuf\0f\4counts\0fsdispls\0Osendtype\0Lrecvbuf\0f\4counts\0frdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\4\2\0E\1\10"
    "\0H@\0A\4\0C\4\0C\16\0Kc\2\14\0A\2\17\0A\4\4\0Gh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\21\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\21\0Kc\6(\0A\6\22\0A\13\4\14\14"
    "\24\20\27\30\30 \0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N6\0G\16\13\10\0M\4\0G\17\3\0N7\0G\21\13\10\0M\4\0G\22\7\0N\12\0G\24\13\0N\23\0G\25\1\16\17\0"
    "L\23\0G\26\5\21\22\0L\16\0G\27\25\26\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ineighbor_alltoallv_c: $comm=comm(comm) $outdegree=outdegree($comm,comm) $type=type(sendtype) */
/*:     $indegree=indegree($comm,comm) $type_2=type(recvtype) $seq=seq($comm) */
/*:     $sum64=sum64(sendcounts,$outdegree,$type) $sum64_2=sum64(recvcounts,$indegree,$type_2) */
/*:     $both=both($sum64,$sum64_2) sendbuf:ptr sendcounts[$outdegree]:i64 sdispls[$outdegree]:i64 sendtype */
/*:     sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i64 rdispls[$indegree]:i64 recvtype */
/*:     recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallv_c, "MPI_Ineighbor_alltoallv_c", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\334\20\24\320\0010\12 \0\0\0\11\0\0\0Lsendbuf\0h\4counts\0hsdispls\0Osendtype\0Lrecvbuf\0h\4counts\0hrdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\2\0E"
    "\1\10\0H@\0A\10\0C\10\0C\16\0Kc\2\14\0A\2\17\0A\4\4\0Gh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\21\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\21\0Kc\6(\0A\6\22"
    "\0A\13\4\14\14\24\20\27\30\30 \0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N6\0G\16\13\10\0M\4\0G\17\3\0N7\0G\21\13\10\0M\4\0G\22\7\0N\12\0G\24\13\0N\25\0"
    "G\25\1\16\17\0L\25\0G\26\5\21\22\0L\16\0G\27\25\26\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ineighbor_alltoallw: $comm=comm(comm) $outdegree=outdegree($comm,comm) $indegree=indegree($comm,comm) */
/*:     $seq=seq($comm) $sumw32=sumw32(sendcounts,sendtypes,$outdegree) */
/*:     $sumw32_2=sumw32(recvcounts,recvtypes,$indegree) $both=both($sumw32,$sumw32_2) sendbuf:ptr */
/*:     sendcounts[$outdegree]:i32 sdispls[$outdegree]:i64 sendtypes[$outdegree]:object recvbuf:ptr */
/*:     recvcounts[$indegree]:i32 rdispls[$indegree]:i64 recvtypes[$indegree]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallw, "MPI_Ineighbor_alltoallw", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm,
    void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts,
    (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\340\24\24\230\0020\12 \0\0\0\7\0\0\0Lsendbuf\0f\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0f\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\10\2\0E\1\10"
    "\0H@\0A\10\0C\10\0C\16\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\16\0Ka\10\4\0Eh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C"
    "\17\0Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\5$\0A\6\13\0A\14\10\20\14\23\24\24\34\0A$\0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N6\0G\16\13\10\0M7"
    "\0G\17\13\10\0M\12\0G\20\13\0N\31\0G\21\1\3\16\0L\31\0G\22\5\7\17\0L\16\0G\23\21\22\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ineighbor_alltoallw_c: $comm=comm(comm) $outdegree=outdegree($comm,comm) $indegree=indegree($comm,comm) */
/*:     $seq=seq($comm) $sumw64=sumw64(sendcounts,sendtypes,$outdegree) */
/*:     $sumw64_2=sumw64(recvcounts,recvtypes,$indegree) $both=both($sumw64,$sumw64_2) sendbuf:ptr */
/*:     sendcounts[$outdegree]:i64 sdispls[$outdegree]:i64 sendtypes[$outdegree]:object recvbuf:ptr */
/*:     recvcounts[$indegree]:i64 rdispls[$indegree]:i64 recvtypes[$indegree]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallw_c, "MPI_Ineighbor_alltoallw_c", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm,
    void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts,
    (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\340\30\24\230\0020\12 \0\0\0\7\0\0\0Lsendbuf\0h\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0h\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\2\0E"
    "\1\10\0H@\0A\10\0C\10\0C\16\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\16\0Ka\10\4\0Eh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh\10\6\0E\1\10\0H@\0A\10\0"
    "C\10\0C\17\0Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\5$\0A\6\13\0A\14\10\20\14\23\24\24\34\0A$\0Gm\10\11\0U\10\0Oa\4\12\0M\13\10\0N6\0G\16\13\10"
    "\0M7\0G\17\13\10\0M\12\0G\20\13\0N\32\0G\21\1\3\16\0L\32\0G\22\5\7\17\0L\16\0G\23\21\22\0M")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Info_c2f: $key=key(info) info info=$key:handle -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Info_c2f, "MPI_Info_c2f", (uint64_t info), ((uint64_t)info,),
    "\14\1\1\20\14\10\10\0\0\0\0\1\0\0\0Minfo\0Fresult\0a\10\2\0Ea\4\1\0E\17\0G\2\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Info_create: info -> *info:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Info_create, "MPI_Info_create", (void *info), ((uintptr_t)info,),
    "\5\0\2\10\24\0000\1 Minfo\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Info_create_env: argc:i32 argv:ptr info -> *info:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Info_create_env, "MPI_Info_create_env", (int32_t argc, void *argv, void *info), ((uint64_t)argc,
    (uintptr_t)argv, (uintptr_t)info,),
    "\5\2\2\24\24\0200\3 Fargc\0L\3v\0Minfo\0\6Aresult\0\6c\2\14\0A\2\0B\1\4\0Gm\10\2\0U\10\0Oa\4\3\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_Info_delete: $key=key(info) info info=$key:handle key:string -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Info_delete, "MPI_Info_delete", (uint64_t info, const void *key), ((uint64_t)info, (uintptr_t)key,),
    "\15\2\1\226\2\0140\10\2 \0\0\0\1\0\0\0Minfo\0Nkey\0\6Aresult\0\6a\10\3\0Ee\10\1\0U\10\0Oa\4\2\0E\17\0G\3\0O")

/*: MPI_Info_dup: $key=key(info) info info=$key:handle newinfo -> *newinfo:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Info_dup, "MPI_Info_dup", (uint64_t info, void *newinfo), ((uint64_t)info, (uintptr_t)newinfo,),
    "\15\1\2\20\24\0100\2 \0\0\0\1\0\0\0Minfo\0Mnewinfo\0\6Aresult\0\6a\10\3\0Em\10\1\0U\10\0Oa\4\2\0E\17\0G\3\0O")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Info_f2c: info:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Info_f2c, "MPI_Info_f2c", (int32_t info), ((uint64_t)info,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Finfo\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Info_free: *info:object -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Info_free, "MPI_Info_free", (void *info), ((uintptr_t)info,),
    "\5\1\1\20\14(\10\1 Minfo\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0E")

/*: MPI_Info_get: $key=key(info) info info=$key:handle key:string valuelen:i32 value flag -> value[256]:chars */
/*:     *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Info_get, "MPI_Info_get", (uint64_t info, const void *key, int32_t valuelen, void *value, void *flag),
    ((uint64_t)info, (uintptr_t)key, (uint64_t)valuelen, (uintptr_t)value, (uintptr_t)flag,),
    "\15\3\3\232\2\223\28X\5 \0\0\0\1\0\0\0Minfo\0Nkey\0Fvaluelen\0N\5\0Kflag\0\6Aresult\0\6a\10\6\0Ee\10\1\0U\10\0Oa\4\2\0Eg\1\3\0F\10\0H@\0A\1\0D"
    "\1\0C\1\0Jj\1\4\0U\1\0Oa\4\5\0E\17\0G\6\0O")

/*: MPI_Info_get_nkeys: $key=key(info) info info=$key:handle nkeys -> *nkeys:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Info_get_nkeys, "MPI_Info_get_nkeys", (uint64_t info, void *nkeys), ((uint64_t)info, (uintptr_t)nkeys,),
    "\15\1\2\20\20\10\20\2 \0\0\0\1\0\0\0Minfo\0Fnkeys\0\6Aresult\0\6a\10\3\0Eb\4\1\2\0Da\4\2\0E\17\0G\3\0O")

/*: MPI_Info_get_nthkey: $key=key(info) info info=$key:handle n:i32 key -> key[256]:chars return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Info_get_nthkey, "MPI_Info_get_nthkey", (uint64_t info, int32_t n, void *key), ((uint64_t)info,
    (uint64_t)n, (uintptr_t)key,),
    "\15\2\2\24\222\2\0200\3 \0\0\0\1\0\0\0Minfo\0Fn\0Nkey\0\6Aresult\0\6c\2\14\0A\2\4\0A\1\10\0Gg\1\2\0F\10\0H@\0A\1\0D\1\0C\1\0Ja\4\3\0E\17\0G\4\0"
    "O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Info_get_string: $key=key(info) info info=$key:handle key:string *buflen:i32 value flag -> *buflen:i32 */
/*:     value[256]:chars *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Info_get_string, "MPI_Info_get_string", (uint64_t info, const void *key, void *buflen, void *value,
    void *flag), ((uint64_t)info, (uintptr_t)key, (uintptr_t)buflen, (uintptr_t)value, (uintptr_t)flag,),
    "\15\3\4\232\2\227\28`\5 \0\0\0\1\0\0\0Minfo\0Nkey\0Fbuflen\0F\6\0Nvalue\0Kflag\0\6Aresult\0\6a\10\6\0Ee\10\1\0U\10\0Ob\4\2\2\0Db\4\2\2\0Dg\1\3\0"
    "F\10\0H@\0A\1\0D\1\0C\1\0Jj\1\4\0U\1\0Oa\4\5\0E\17\0G\6\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Info_get_valuelen: $key=key(info) info info=$key:handle key:string valuelen flag -> *valuelen:i32 */
/*:     *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Info_get_valuelen, "MPI_Info_get_valuelen", (uint64_t info, const void *key, void *valuelen,
    void *flag), ((uint64_t)info, (uintptr_t)key, (uintptr_t)valuelen, (uintptr_t)flag,),
    "\15\2\3\226\2\02108\4 \0\0\0\1\0\0\0Minfo\0Nkey\0Fvaluelen\0Kflag\0\6Aresult\0\6a\10\5\0Ee\10\1\0U\10\0Ob\4\2\2\0Dj\1\3\0U\1\0Oa\4\4\0E\17\0G\5"
    "\0O")

/*: MPI_Info_set: $key=key(info) info info=$key:handle key:string value:string -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Info_set, "MPI_Info_set", (uint64_t info, const void *key, const void *value), ((uint64_t)info,
    (uintptr_t)key, (uintptr_t)value,),
    "\15\3\1\234\4\14X\10\3 \0\0\0\1\0\0\0Minfo\0Nkey\0Nvalue\0\6Aresult\0\6a\10\4\0Ee\10\1\0U\10\0Oe\10\2\0U\10\0Oa\4\3\0E\17\0G\4\0O")

/*: MPI_Init: argc argv -> [always]did_start(return) return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Init, "MPI_Init", (void *argc, void *argv), ((uintptr_t)argc, (uintptr_t)argv,),
    "\15\0\1\10\14\0\10\2 \0\0\0\0\0\1\0\6Aresult\0\6a\4\2\0E8\0H\2\0N")

/*: MPI_Init_thread: argc argv required:i32@MPI_THREAD provided -> [always]did_start(return) */
/*:     *provided:i32@MPI_THREAD return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_Init_thread, "MPI_Init_thread", (void *argc, void *argv, int32_t required, void *provided),
    ((uintptr_t)argc, (uintptr_t)argv, (uint64_t)required, (uintptr_t)provided,),
    "\15\1\2\14\20\10\20\4 \0\0\0\0\0\1\0\6@required\0\24\6@provided\0\24\6Aresult\0\6a\4\2\0Eb\4\3\2\0Da\4\4\0E8\0H\4\0N")

/*: MPI_Initialized: flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Initialized, "MPI_Initialized", (void *flag), ((uintptr_t)flag,),
    "\5\0\2\10\15\0000\1 Kflag\0\6Aresult\0\6j\1\0V\1\0Oa\4\1\0E")

/*: MPI_Intercomm_create: $comm=comm(local_comm) $comm_2=comm(peer_comm) local_comm local_comm=$comm:u64/COMM */
/*:     local_comm_size=$comm.size:u32/COMM_SIZE local_leader:i32 peer_comm peer_comm=$comm_2:u64 remote_leader:i32 */
/*:     tag:i32 newintercomm -> [always]comm_from_none(newintercomm,return) */
/*:     $comm_made=comm_made(newintercomm,return) newintercomm=$comm_made:u64/COMM */
/*:     newintercomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Intercomm_create, "MPI_Intercomm_create", (uint64_t local_comm, int32_t local_leader,
    uint64_t peer_comm, int32_t remote_leader, int32_t tag, void *newintercomm), ((uint64_t)local_comm, (uint64_t)local_leader, (uint64_t)peer_comm,
    (uint64_t)remote_leader, (uint64_t)tag, (uintptr_t)newintercomm,),
    "\15\6\3(\30\30\20\6 \0\0\0\2\0\1\1\7\10local_comm\0\5\11\12_size\0F\6leader\0Gpeer_comm\0Fremote_leader\0Ftag\0\7\10newintercomm\0\5\11\14_siz"
    "e\0\6Aresult\0\6c\6 \0A\6\7\0A\10\10\1\14\12\20\3\30\4\34\0Gc\3\20\0A\4\15\0A\16\10\6\14\0A\20\0K\7\0W\12\2\0N\37\0H\5\6\0M\2\0G\15\5\6\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Intercomm_create_from_groups: $key=key(local_group) $key_2=key(remote_group) $key_3=key(info) */
/*:     $key_4=key(errhandler) local_group local_group=$key:handle local_leader:i32 remote_group */
/*:     remote_group=$key_2:handle remote_leader:i32 stringtag:string info info=$key_3:handle errhandler */
/*:     errhandler=$key_4:handle newintercomm -> $comm_made=comm_made(newintercomm,return) */
/*:     newintercomm=$comm_made:u64/COMM newintercomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 2, 0, trace__mpi_MPI_Intercomm_create_from_groups, "MPI_Intercomm_create_from_groups", (uint64_t local_group,
    int32_t local_leader, uint64_t remote_group, int32_t remote_leader, const void *stringtag, uint64_t info, uint64_t errhandler, void *newintercomm),
    ((uint64_t)local_group, (uint64_t)local_leader, (uint64_t)remote_group, (uint64_t)remote_leader, (uintptr_t)stringtag, (uint64_t)info,
    (uint64_t)errhandler, (uintptr_t)newintercomm,),
    "\15\7\3\266\2\30H\20\10 \0\0\0\4\0\0\1Mlocal_group\0F\6leader\0Mremote_group\0F\7leader\0Nstringtag\0Minfo\0Merrhandler\0\7\10newintercomm\0\5\11"
    "\14_size\0\6Aresult\0\6c\4\30\0A\4\11\0A\1\10\12\14\3\24\0Ce\10\4\0U\10\0Oc\2\20\0A\2\13\0A\14\10\0Gc\3\20\0A\4\15\0A\16\10\10\14\0A\20\0C\17\0"
    "G\11\0O\17\0G\12\2\0N\17\0G\13\5\0N\17\0G\14\6\0N\2\0G\15\7\10\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Intercomm_merge: $comm=comm(intercomm) intercomm intercomm=$comm:u64/COMM */
/*:     intercomm_size=$comm.size:u32/COMM_SIZE high:truth newintracomm -> */
/*:     [always]comm_from(newintracomm,return,intercomm) $comm_made=comm_made(newintracomm,return) */
/*:     newintracomm=$comm_made:u64/COMM newintracomm_size=$comm_made.size:u32/COMM_SIZE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Intercomm_merge, "MPI_Intercomm_merge", (uint64_t intercomm, int32_t high, void *newintracomm),
    ((uint64_t)intercomm, (uint64_t)high, (uintptr_t)newintracomm,),
    "\15\3\3\25\308\20\3 \0\0\0\1\0\1\1\7\10intercomm\0\5\11\11_size\0Khigh\0\7\10newintracomm\0\5\11\14_size\0\6Aresult\0\6c\2\14\0A\2\4\0A\5\10\0G"
    "j\1\1\1\0T\1\0Oc\3\20\0A\4\7\0A\10\10\3\14\0A\20\0K\4\0O\1\0H\2\3\0M\2\0G\7\2\3\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Irecv_c: $receive=receive(comm,datatype) buf:ptr count:i64 datatype datatype=$receive.type:strid */
/*:     source:i32@MPI_RANK tag:i32@MPI_TAG comm comm=$receive.comm:u64/COMM */
/*:     comm_size=$receive.comm.size:u32/COMM_SIZE request -> [always]posted(request,return,comm,source) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Irecv_c, "MPI_Irecv_c", (void *buf, int64_t count, uint64_t datatype, int32_t source, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\7\0020\24\0300\7 \0\0\0\1\0\1\0Lbuf\0Hcount\0Odatatype\0\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6c\7("
    "\0A\10\0B\1\10\13\20\3\24\4\30\10\34\11$\0A(\0Cm\10\6\0U\10\0Oa\4\7\0E:\0G\10\5\2\0M;\0H\6\7\5\3\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ireduce: $type=type(datatype) $op=op(op) $comm=comm(comm) $world=world($comm,root) $seq=seq($comm) */
/*:     $reduce=reduce($comm,root,count,$type) sendbuf:ptr recvbuf:ptr count:i32 datatype datatype=$type:strid op */
/*:     op=$op:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$reduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$reduce.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ireduce, "MPI_Ireduce", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype,
    uint64_t op, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "\15\14\2P\24 0\10 \0\0\0\6\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203b"
    "ytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\14H\0A\14\0B\1\10\2\20\11\24\13\30\5\34\17 \14$\15,\0200\218\22@\0Cm\10\7\0U\10\0O"
    "a\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V\14\6\0N\6\0G\17\14\5\0M\12\0G\20\14\0N<\0G\21\14\5\2\11\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ireduce_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $world=world($comm,root) $seq=seq($comm) */
/*:     $reduce=reduce($comm,root,count,$type) sendbuf:ptr recvbuf:ptr count:i64 datatype datatype=$type:strid op */
/*:     op=$op:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$reduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$reduce.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ireduce_c, "MPI_Ireduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "\15\14\2T\24 0\10 \0\0\0\6\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203b"
    "ytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\14L\0A\14\0B\1\10\2\20\11\30\13\34\5 \17$\14(\0150\0204\21<\22D\0Cm\10\7\0U\10\0O"
    "a\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V\14\6\0N\6\0G\17\14\5\0M\12\0G\20\14\0N<\0G\21\14\5\2\11\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ireduce_scatter: $comm=comm(comm) $peers=peers($comm) $type=type(datatype) $op=op(op) $seq=seq($comm) */
/*:     $sum32=sum32(recvcounts,$comm.size,$type) $own32=own32(recvcounts,$comm,$type) $both=both($sum32,$own32) */
/*:     sendbuf:ptr recvbuf:ptr recvcounts[$peers]:i32 datatype datatype=$type:strid op op=$op:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter, "MPI_Ireduce_scatter", (const void *sendbuf, void *recvbuf, const void *recvcounts,
    uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype,
    (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "\15\12\2\312\2\24P0\7 \0\0\0\10\0\0\0Lsendbuf\0Lrecvbuf\0f\4counts\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204"
    "\6recv\0B\0\15\14request\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\4\2\0E\1\10\0H@\0A\4\0C\4\0C\13\0Kc\7,\0A\10\14\0A\16\4\10\10\11\20\17\24\22\34\23"
    "$\0A,\0Cm\10\6\0U\10\0Oa\4\7\0M\10\5\0N\14\0G\13\10\0N\4\0G\14\3\0N\7\0G\16\4\0N\12\0G\17\10\0N\23\0G\20\2\11\14\0L\22\0G\21\2\10\14\0L\16\0G\22"
    "\20\21\0M")

/*: MPI_Ireduce_scatter_block: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(recvcount,$type) $times=times($bytes,$comm.size) $both=both($times,$bytes) sendbuf:ptr */
/*:     recvbuf:ptr recvcount:i32 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter_block, "MPI_Ireduce_scatter_block", (const void *sendbuf, void *recvbuf,
    int32_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "\15\12\2H\24 0\7 \0\0\0\7\0\0\0Lsendbuf\0Lrecvbuf\0F\4count\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\10\24\12\30\13\34\14$\16(\0210\228\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\3\0N\7\0G\12\4"
    "\0V\13\5\0N\12\0G\16\13\0N\10\0G\17\2\10\0M\15\0G\20\17\14\0M\16\0G\21\20\17\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ireduce_scatter_block_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(recvcount,$type) $times=times($bytes,$comm.size) $both=both($times,$bytes) sendbuf:ptr */
/*:     recvbuf:ptr recvcount:i64 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter_block_c, "MPI_Ireduce_scatter_block_c", (const void *sendbuf, void *recvbuf,
    int64_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "\15\12\2L\24 0\7 \0\0\0\7\0\0\0Lsendbuf\0Lrecvbuf\0H\4count\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\10\30\12\34\13 \14(\16,\0214\22<\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\3\0N\7\0G\12\4\0"
    "V\13\5\0N\12\0G\16\13\0N\10\0G\17\2\10\0M\15\0G\20\17\14\0M\16\0G\21\20\17\0M")

/*: MPI_Ireduce_scatter_c: $comm=comm(comm) $peers=peers($comm) $type=type(datatype) $op=op(op) $seq=seq($comm) */
/*:     $sum64=sum64(recvcounts,$comm.size,$type) $own64=own64(recvcounts,$comm,$type) $both=both($sum64,$own64) */
/*:     sendbuf:ptr recvbuf:ptr recvcounts[$peers]:i64 datatype datatype=$type:strid op op=$op:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter_c, "MPI_Ireduce_scatter_c", (const void *sendbuf, void *recvbuf, const void *recvcounts,
    uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype,
    (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "\15\12\2\312\4\24P0\7 \0\0\0\10\0\0\0Lsendbuf\0Lrecvbuf\0h\4counts\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204"
    "\6recv\0B\0\15\14request\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\13\0Kc\7,\0A\10\14\0A\16\4\10\10\11\20\17\24\22\34"
    "\23$\0A,\0Cm\10\6\0U\10\0Oa\4\7\0M\10\5\0N\14\0G\13\10\0N\4\0G\14\3\0N\7\0G\16\4\0N\12\0G\17\10\0N\25\0G\20\2\11\14\0L\24\0G\21\2\10\14\0L\16\0"
    "G\22\20\21\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Irsend: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Irsend, "MPI_Irsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\11\28\24 0\7 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0110\0A\12\0B\1\10\13\14\3\20\15\24\4\30\10\34\11$\16(\0A0\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Irsend_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Irsend_c, "MPI_Irsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\11\2<\24 0\7 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0114\0A\12\0B\1\10\13\20\3\24\15\30\4\34\10 \11(\16,\0A4\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Is_thread_main: flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Is_thread_main, "MPI_Is_thread_main", (void *flag), ((uintptr_t)flag,),
    "\5\0\2\10\15\0000\1 Kflag\0\6Aresult\0\6j\1\0V\1\0Oa\4\1\0E")

/*: MPI_Iscan: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) $allreduce=allreduce(count,$type) */
/*:     sendbuf:ptr recvbuf:ptr count:i32 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iscan, "MPI_Iscan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op,
    uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\12\2H\24 0\7 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6rec"
    "v\0B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\10\24\12\30\13\34\14$\16(\0170\208\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\3\0N\7\0G\12\4\0"
    "V\13\5\0N\12\0G\16\13\0N\27\0G\17\2\10\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Iscan_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) $allreduce=allreduce(count,$type) */
/*:     sendbuf:ptr recvbuf:ptr count:i64 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iscan_c, "MPI_Iscan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\12\2L\24 0\7 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6rec"
    "v\0B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\10\30\12\34\13 \14(\16,\0174\20<\0Gm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\3\0N\7\0G\12\4\0V"
    "\13\5\0N\12\0G\16\13\0N\27\0G\17\2\10\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Iscatter: $comm=comm(comm) $root_type=root_type(sendtype,$comm,root) */
/*:     $type_unless=type_unless(recvtype,recvbuf) $world=world($comm,root) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$root_type) $peers=peers($comm) $times=times($bytes,$peers) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$times,$sent) sendbuf:ptr */
/*:     sendcount:i32 sendtype sendtype=$root_type:strid recvbuf:ptr recvcount:i32 recvtype */
/*:     recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$scatter:u64/BYTES_SENT/B */
/*:     bytes_recv=$scatter.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iscatter, "MPI_Iscatter", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2T\24(0\11 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0"
    "\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\15L\0A\16\0B\1\10\15\14\3\20\4\30\17\34\6 \21$\12(\0130\0224\27<"
    "\30D\0AL\0Gm\10\10\0U\10\0Oa\4\11\0M\12\7\0N*\0G\15\2\12\6\0L\11\0G\17\5\3\0M\6\0G\21\12\6\0M\12\0G\22\12\0N\10\0G\23\1\15\0M\14\0G\24\12\0N\15\0"
    "G\25\23\24\0M+\0G\26\3\4\17\0L=\0G\27\12\6\25\26\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Iscatter_c: $comm=comm(comm) $root_type=root_type(sendtype,$comm,root) */
/*:     $type_unless=type_unless(recvtype,recvbuf) $world=world($comm,root) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$root_type) $peers=peers($comm) $times=times($bytes,$peers) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$times,$sent) sendbuf:ptr */
/*:     sendcount:i64 sendtype sendtype=$root_type:strid recvbuf:ptr recvcount:i64 recvtype */
/*:     recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ bytes_sent=$scatter:u64/BYTES_SENT/B */
/*:     bytes_recv=$scatter.received:u64/BYTES_RECV/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iscatter_c, "MPI_Iscatter_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf,
    int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "\15\15\2\134\24(0\11 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_si"
    "ze\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\15T\0A\16\0B\1\10\15\20\3\24\4\34\17$\6(\21,\0120\138\22<\27D"
    "\30L\0AT\0Gm\10\10\0U\10\0Oa\4\11\0M\12\7\0N*\0G\15\2\12\6\0L\11\0G\17\5\3\0M\6\0G\21\12\6\0M\12\0G\22\12\0N\10\0G\23\1\15\0M\14\0G\24\12\0N\15\0"
    "G\25\23\24\0M+\0G\26\3\4\17\0L=\0G\27\12\6\25\26\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Iscatterv: $comm=comm(comm) $peers_at_root=peers_at_root($comm,root) */
/*:     $root_type=root_type(sendtype,$comm,root) $type_unless=type_unless(recvtype,recvbuf) */
/*:     $world=world($comm,root) $seq=seq($comm) $sum32=sum32(sendcounts,$peers_at_root,$root_type) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$sum32,$sent) sendbuf:ptr */
/*:     sendcounts[$peers_at_root]:i32 displs[$peers_at_root]:i32 sendtype sendtype=$root_type:strid recvbuf:ptr */
/*:     recvcount:i32 recvtype recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$scatter:u64/BYTES_SENT/B bytes_recv=$scatter.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Iscatterv, "MPI_Iscatterv", (const void *sendbuf, const void *sendcounts, const void *displs,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root,
    (uint64_t)comm, (uintptr_t)request,),
    "\15\16\2\334\4\24x0\12 \0\0\0\11\0\0\0Lsendbuf\0f\4counts\0fdispls\0Osendtype\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10co"
    "mm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\4\2\0"
    "E\1\10\0H@\0A\4\0C\4\0C\16\0Kc\13@\0A\14\17\0A\4\4\5\14\21\20\7\24\23\30\13\34\14$\24(\0270\308\0A@\0Cm\10\11\0U\10\0Oa\4\12\0M\13\10\0N-\0G\16\13"
    "\7\0M*\0G\17\3\13\7\0L\11\0G\21\6\4\0M\6\0G\23\13\7\0M\12\0G\24\13\0N\23\0G\25\1\16\17\0L+\0G\26\4\5\21\0L=\0G\27\13\7\25\26\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Iscatterv_c: $comm=comm(comm) $peers_at_root=peers_at_root($comm,root) */
/*:     $root_type=root_type(sendtype,$comm,root) $type_unless=type_unless(recvtype,recvbuf) */
/*:     $world=world($comm,root) $seq=seq($comm) $sum64=sum64(sendcounts,$peers_at_root,$root_type) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$sum64,$sent) sendbuf:ptr */
/*:     sendcounts[$peers_at_root]:i64 displs[$peers_at_root]:i64 sendtype sendtype=$root_type:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$scatter:u64/BYTES_SENT/B bytes_recv=$scatter.received:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Iscatterv_c, "MPI_Iscatterv_c", (const void *sendbuf, const void *sendcounts, const void *displs,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf,
    (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root,
    (uint64_t)comm, (uintptr_t)request,),
    "\15\16\2\340\10\24x0\12 \0\0\0\11\0\0\0Lsendbuf\0h\4counts\0hdispls\0Osendtype\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh"
    "\10\2\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kc\13D\0A\14\17\0A\4\4\5\14\21\24\7\30\23\34\13 \14(\24,\0274\30<\0AD\0Cm\10\11\0U\10\0Oa\4\12\0M\13\10\0N"
    "-\0G\16\13\7\0M*\0G\17\3\13\7\0L\11\0G\21\6\4\0M\6\0G\23\13\7\0M\12\0G\24\13\0N\25\0G\25\1\16\17\0L+\0G\26\4\5\21\0L=\0G\27\13\7\25\26\0K")

/*: MPI_Isend_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Isend_c, "MPI_Isend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\11\2<\24 0\7 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0114\0A\12\0B\1\10\13\20\3\24\15\30\4\34\10 \11(\16,\0A4\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

/*: MPI_Isendrecv: $type=type(sendtype) $comm=comm(comm) $world=world($comm,dest) $type_2=type(recvtype) */
/*:     $sent_bytes=sent_bytes(dest,sendcount,$type) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid */
/*:     dest:i32@MPI_RANK dest_world=$world:i32/DST sendtag:i32/TAG recvbuf:ptr recvcount:i32 recvtype */
/*:     recvtype=$type_2:strid source:i32@MPI_RANK recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request bytes=$sent_bytes:u64/BYTES_SENT/B -> */
/*:     [always]posted(request,return,comm,source) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Isendrecv, "MPI_Isendrecv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, int32_t dest,
    int32_t sendtag, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t source, int32_t recvtag, uint64_t comm, void *request),
    ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount,
    (uint64_t)recvtype, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "\15\16\2P\24(0\14 \0\0\0\5\0\1\0Lsendbuf\0F\4count\0O\4type\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0Lrecvbuf\0F\4count\0O\4type\0\6@source\0\16\6"
    "@recvtag\0\22\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\16H\0A\16\0B\1\10\15\14\3\20\22\24\4\30\5\34\6$\23(\10,\0110"
    "\0174\20<\25@\0Gm\10\13\0U\10\0Oa\4\14\0E\4\0G\15\2\0V\17\12\0N\6\0G\22\17\3\0M\4\0G\23\7\0N>\0G\25\3\1\15\0L;\0H\13\14\12\10\0K")

/*: MPI_Isendrecv_c: $type=type(sendtype) $comm=comm(comm) $world=world($comm,dest) $type_2=type(recvtype) */
/*:     $sent_bytes=sent_bytes(dest,sendcount,$type) sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid */
/*:     dest:i32@MPI_RANK dest_world=$world:i32/DST sendtag:i32/TAG recvbuf:ptr recvcount:i64 recvtype */
/*:     recvtype=$type_2:strid source:i32@MPI_RANK recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request bytes=$sent_bytes:u64/BYTES_SENT/B -> */
/*:     [always]posted(request,return,comm,source) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Isendrecv_c, "MPI_Isendrecv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    int32_t dest, int32_t sendtag, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t source, int32_t recvtag, uint64_t comm, void *request),
    ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount,
    (uint64_t)recvtype, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "\15\16\2X\24(0\14 \0\0\0\5\0\1\0Lsendbuf\0H\4count\0O\4type\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0Lrecvbuf\0H\4count\0O\4type\0\6@source\0\16\6"
    "@recvtag\0\22\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\16P\0A\16\0B\1\10\15\20\3\24\22\30\4\34\5 \6(\0230\0104\118"
    "\17<\20D\25H\0Gm\10\13\0U\10\0Oa\4\14\0E\4\0G\15\2\0V\17\12\0N\6\0G\22\17\3\0M\4\0G\23\7\0N>\0G\25\3\1\15\0L;\0H\13\14\12\10\0K")

/*: MPI_Isendrecv_replace: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) */
/*:     $sent_bytes=sent_bytes(dest,count,$type) buf:ptr count:i32 datatype datatype=$type:strid dest:i32@MPI_RANK */
/*:     dest_world=$world:i32/DST sendtag:i32/TAG source:i32@MPI_RANK recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request bytes=$sent_bytes:u64/BYTES_SENT/B -> */
/*:     [always]posted(request,return,comm,source) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Isendrecv_replace, "MPI_Isendrecv_replace", (void *buf, int32_t count, uint64_t datatype, int32_t dest,
    int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest,
    (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2@\24 0\11 \0\0\0\4\0\1\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0\6@source\0\16\6@recvtag\0\22\7\10comm\0\5\11\4"
    "_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\138\0A\14\0B\1\10\12\14\3\20\17\24\4\30\5\34\6 \14$\15,\0200\0A8\0Cm\10\10\0U\10\0Oa\4\11\0"
    "E\4\0G\12\2\0V\14\7\0N\6\0G\17\14\3\0M>\0G\20\3\1\12\0L;\0H\10\11\7\5\0K")

/*: MPI_Isendrecv_replace_c: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) */
/*:     $sent_bytes=sent_bytes(dest,count,$type) buf:ptr count:i64 datatype datatype=$type:strid dest:i32@MPI_RANK */
/*:     dest_world=$world:i32/DST sendtag:i32/TAG source:i32@MPI_RANK recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request bytes=$sent_bytes:u64/BYTES_SENT/B -> */
/*:     [always]posted(request,return,comm,source) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Isendrecv_replace_c, "MPI_Isendrecv_replace_c", (void *buf, int64_t count, uint64_t datatype,
    int32_t dest, int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)dest, (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "\15\13\2D\24 0\11 \0\0\0\4\0\1\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0\6@source\0\16\6@recvtag\0\22\7\10comm\0\5\11\4"
    "_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\13<\0A\14\0B\1\10\12\20\3\24\17\30\4\34\5 \6$\14(\0150\0204\0A<\0Cm\10\10\0U\10\0Oa\4\11\0"
    "E\4\0G\12\2\0V\14\7\0N\6\0G\17\14\3\0M>\0G\20\3\1\12\0L;\0H\10\11\7\5\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Issend: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Issend, "MPI_Issend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\11\28\24 0\7 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0110\0A\12\0B\1\10\13\14\3\20\15\24\4\30\10\34\11$\16(\0A0\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Issend_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE request bytes=$send.sent_bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Issend_c, "MPI_Issend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\11\2<\24 0\7 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\15\14requ"
    "est\0\6Aresult\0\6c\0114\0A\12\0B\1\10\13\20\3\24\15\30\4\34\10 \11(\16,\0A4\0Gm\10\6\0U\10\0Oa\4\7\0E\35\0G\10\5\3\1\2\0K")

#endif

#if TRACE__MPI_OLD

/*: MPI_Keyval_create: copy_fn:ptr delete_fn:ptr keyval extra_state:ptr -> *keyval:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Keyval_create, "MPI_Keyval_create", (void *copy_fn, void *delete_fn, void *keyval, void *extra_state),
    ((uintptr_t)copy_fn, (uintptr_t)delete_fn, (uintptr_t)keyval, (uintptr_t)extra_state,),
    "\5\3\2 \20\20\20\4 Lcopy_fn\0Ldelete_fn\0Lextra_state\0Fkeyval\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\3\20\0A\30\0Cb\4\2\2\0Da\4\4\0E")

/*: MPI_Keyval_free: *keyval:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Keyval_free, "MPI_Keyval_free", (void *keyval), ((uintptr_t)keyval,),
    "\5\1\1\14\14\10\10\1 Fkeyval\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_Lookup_name: $key=key(info) service_name:string info info=$key:handle port_name -> port_name[256]:chars */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Lookup_name, "MPI_Lookup_name", (const void *service_name, uint64_t info, void *port_name),
    ((uintptr_t)service_name, (uint64_t)info, (uintptr_t)port_name,),
    "\15\2\2\226\2\222\00200\3 \0\0\0\1\0\0\0Nservice_name\0Minfo\0Nport_name\0\6Aresult\0\6e\10\0V\10\0Oa\10\4\0Eg\1\2\0F\10\0H@\0A\1\0D\1\0C\1\0J"
    "a\4\3\0E\17\0G\4\1\0N")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Message_c2f: $key=key(message) message message=$key:handle -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Message_c2f, "MPI_Message_c2f", (uint64_t message), ((uint64_t)message,),
    "\14\1\1\20\14\10\10\0\0\0\0\1\0\0\0Mmessage\0Fresult\0a\10\2\0Ea\4\1\0E\17\0G\2\0O")

/*: MPI_Message_f2c: message:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Message_f2c, "MPI_Message_f2c", (int32_t message), ((uint64_t)message,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Fmessage\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Mprobe: [always]status=lend(status,room) $comm=comm(comm) source:i32@MPI_RANK tag:i32@MPI_TAG comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE message status ; room -> */
/*:     [always]matched_by(message,return,comm) $probe=probe($comm,status,return) *message:object */
/*:     source_world=$probe.source:i32 source_tag=$probe.tag:i32 bytes=$probe.bytes:u64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Mprobe, "MPI_Mprobe", (int32_t source, int32_t tag, uint64_t comm, void *message, void *status),
    ((uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)message, (uintptr_t)status,),
    "\15\4\5\34$\208\5 \0\0\1\1\0\1\1\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0Mmessage\0Fsource_world\0F\7tag\0Gbytes\0\6Aresult\0\6c\4\24\0"
    "A\4\0B\1\4\7\10\10\20\0Cm\10\3\0U\10\0Oc\4\24\0A\4\12\0A\13\4\14\10\5\20\0C'\0G\4\4\6\0U\7\2\0N1\0H\3\5\2\0L\77\0G\12\7\4\5\0L")

/*: MPI_Mrecv: [always]status=lend(status,room) [always]from=message_from(message) $type=type(datatype) buf:ptr */
/*:     count:i32 datatype datatype=$type:strid *message:object status ; room -> */
/*:     [always]received_by(from,status,return) return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Mrecv, "MPI_Mrecv", (void *buf, int32_t count, uint64_t datatype, void *message, void *status),
    ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)status,),
    "\15\4\1 \148\10\5 \0\0\2\1\0\1\0Lbuf\0Fcount\0Odatatype\0Mmessage\0\6Aresult\0\6c\3\20\0A\4\0B\1\10\10\14\0A\20\0Cm\10\3\0U\10\0Oa\4\5\0E'\0G\4"
    "\4\6\0M4\0G\7\3\0N\4\0G\10\2\0N@\0H\7\4\5\0L")

#endif

#if TRACE__MPI_4_0

/*: MPI_Mrecv_c: [always]status=lend(status,room) [always]from=message_from(message) $type=type(datatype) buf:ptr */
/*:     count:i64 datatype datatype=$type:strid *message:object status ; room -> */
/*:     [always]received_by(from,status,return) return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Mrecv_c, "MPI_Mrecv_c", (void *buf, int64_t count, uint64_t datatype, void *message, void *status),
    ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)status,),
    "\15\4\1$\148\10\5 \0\0\2\1\0\1\0Lbuf\0Hcount\0Odatatype\0Mmessage\0\6Aresult\0\6c\3\24\0A\4\0B\1\10\10\20\0A\24\0Cm\10\3\0U\10\0Oa\4\5\0E'\0G\4"
    "\4\6\0M4\0G\7\3\0N\4\0G\10\2\0N@\0H\7\4\5\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Neighbor_allgather: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_allgather, "MPI_Neighbor_allgather", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\13\1L\14 \10\7 \0\0\0\13\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13D\0A\14\0B\1\10\10\14\3\20\4\30\12\34\14 \15(\17,\0264\27<\0AD\0Ca\4\7\0E\4\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M6\0G\21\14\6\0M\15\0G\22\20\21\0M\10\0G\23\4\12\0M7\0G\24\14\6\0M\15\0G\25\23\24\0M\16\0G\26\22\25\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Neighbor_allgather_c: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_allgather_c, "MPI_Neighbor_allgather_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\13\1T\14 \10\7 \0\0\0\13\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13L\0A\14\0B\1\10\10\20\3\24\4\34\12$\14(\0150\0174\26<\27D\0AL\0Ca\4\7\0E\4\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M6\0G\21\14\6\0M\15\0G\22\20\21\0M\10\0G\23\4\12\0M7\0G\24\14\6\0M\15\0G\25\23\24\0M\16\0G\26\22\25\0M")

/*: MPI_Neighbor_allgather_init: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $key=key(info) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) $plan=plan($both) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid */
/*:     recvbuf:ptr recvcount:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_allgather_init, "MPI_Neighbor_allgather_init", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\13\2L\24 0\11 \0\0\0\14\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B"
    "\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\12\14\3\20\4\30\14\34\16 \17(\21,\0324\33<\0AD\0Cm\10\10\0U\10\0Oa\4\11\0E\4"
    "\0G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\10\0G\22\1\12\0M6\0G\23\16\6\0M\15\0G\24\22\23\0M\10\0G\25\4\14\0M7\0G\26\16\6\0M\15\0G\27\25\26\0"
    "M\16\0G\30\24\27\0M\20\0G\32\30\0N\21\0H\10\11\6\0L")

/*: MPI_Neighbor_allgather_init_c: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $key=key(info) */
/*:     $seq=seq($comm) $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) */
/*:     $times=times($bytes,$outdegree) $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) */
/*:     $times_2=times($bytes_2,$indegree) $both=both($times,$times_2) $plan=plan($both) sendbuf:ptr sendcount:i64 */
/*:     sendtype sendtype=$type:strid recvbuf:ptr recvcount:i64 recvtype recvtype=$type_2:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_allgather_init_c, "MPI_Neighbor_allgather_init_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\14\2\134\24 0\11 \0\0\0\15\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\12seq\0\7\200b"
    "ytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\14T\0A\14\0B\1\10\12\20\3\24\4\34\14$\16(\0170\0214\22<\33D\34L\0Cm\10\10\0U\10\0O"
    "a\4\11\0E\4\0G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\12\0G\22\16\0N\10\0G\23\1\12\0M6\0G\24\16\6\0M\15\0G\25\23\24\0M\10\0G\26\4\14\0M7\0G"
    "\27\16\6\0M\15\0G\30\26\27\0M\16\0G\31\25\30\0M\20\0G\33\31\0N\21\0H\10\11\6\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Neighbor_allgatherv: $type=type(sendtype) $comm=comm(comm) $indegree=indegree($comm,comm) */
/*:     $type_2=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) */
/*:     $times=times($bytes,$outdegree) $sum32=sum32(recvcounts,$indegree,$type_2) $both=both($times,$sum32) */
/*:     sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i32 */
/*:     displs[$indegree]:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Neighbor_allgatherv, "MPI_Neighbor_allgatherv", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\14\1\324\4\14x\10\10 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12se"
    "q\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\11\14\3\20\0Ch\4\4\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\4\5\0E\1\10\0H@\0A"
    "\4\0C\4\0C\16\0Kc\6(\0A\6\17\0A\13\4\14\14\21\20\26\30\27 \0Ga\4\10\0E\4\0G\11\2\0V\13\7\0N7\0G\16\13\7\0M\4\0G\17\6\0N\12\0G\21\13\0N\10\0G\22\1"
    "\11\0M6\0G\23\13\7\0M\15\0G\24\22\23\0M\23\0G\25\4\16\17\0L\16\0G\26\24\25\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Neighbor_allgatherv_c: $type=type(sendtype) $comm=comm(comm) $indegree=indegree($comm,comm) */
/*:     $type_2=type(recvtype) $seq=seq($comm) $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) */
/*:     $times=times($bytes,$outdegree) $sum64=sum64(recvcounts,$indegree,$type_2) $both=both($times,$sum64) */
/*:     sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i64 */
/*:     displs[$indegree]:i64 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Neighbor_allgatherv_c, "MPI_Neighbor_allgatherv_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\14\1\330\10\14x\10\10 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0\7\12s"
    "eq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\11\20\3\24\0Ch\10\4\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\5\0E\1\10\0"
    "H@\0A\10\0C\10\0C\16\0Kc\6(\0A\6\17\0A\13\4\14\14\21\20\26\30\27 \0Ga\4\10\0E\4\0G\11\2\0V\13\7\0N7\0G\16\13\7\0M\4\0G\17\6\0N\12\0G\21\13\0N\10"
    "\0G\22\1\11\0M6\0G\23\13\7\0M\15\0G\24\22\23\0M\25\0G\25\4\16\17\0L\16\0G\26\24\25\0M")

/*: MPI_Neighbor_allgatherv_init: $type=type(sendtype) $comm=comm(comm) $indegree=indegree($comm,comm) */
/*:     $type_2=type(recvtype) $key=key(info) $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) */
/*:     $times=times($bytes,$outdegree) $sum32=sum32(recvcounts,$indegree,$type_2) $both=both($times,$sum32) */
/*:     $plan=plan($both) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcounts[$indegree]:i32 displs[$indegree]:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Neighbor_allgatherv_init, "MPI_Neighbor_allgatherv_init", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request),
    ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype,
    (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\14\2\324\4\24x0\12 \0\0\0\13\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0f\4counts\0fdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200"
    "bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\30\0A\4\0B\1\10\13\14\3\20\0Ch\4\4\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kh\4\5\0E\1\10\0"
    "H@\0A\4\0C\4\0C\20\0Kc\6(\0A\6\21\0A\15\4\16\14\23\20\32\30\33 \0Gm\10\11\0U\10\0Oa\4\12\0E\4\0G\13\2\0V\15\7\0N7\0G\20\15\7\0M\4\0G\21\6\0N\17\0"
    "G\23\10\0N\10\0G\24\1\13\0M6\0G\25\15\7\0M\15\0G\26\24\25\0M\23\0G\27\4\20\21\0L\16\0G\30\26\27\0M\20\0G\32\30\0N\21\0H\11\12\7\0L")

/*: MPI_Neighbor_allgatherv_init_c: $type=type(sendtype) $comm=comm(comm) $indegree=indegree($comm,comm) */
/*:     $type_2=type(recvtype) $key=key(info) $seq=seq($comm) $bytes=bytes(sendcount,$type) */
/*:     $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) $sum64=sum64(recvcounts,$indegree,$type_2) */
/*:     $both=both($times,$sum64) $plan=plan($both) sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid */
/*:     recvbuf:ptr recvcounts[$indegree]:i64 displs[$indegree]:i64 recvtype recvtype=$type_2:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Neighbor_allgatherv_init_c, "MPI_Neighbor_allgatherv_init_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request),
    ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype,
    (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\15\2\340\10\24x0\12 \0\0\0\14\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0h\4counts\0hdispls\0Orecvtype\0\7\10comm\0\5\11\4_size\0Minfo\0\7"
    "\12seq\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\13\20\3\24\0Ch\10\4\0E\1\10\0H@\0A\10\0C\10\0C\20\0"
    "Kh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\0070\0A\10\21\0A\15\4\16\14\23\20\24\30\33 \34(\0A0\0Cm\10\11\0U\10\0Oa\4\12\0E\4\0G\13\2\0V\15\7\0N"
    "7\0G\20\15\7\0M\4\0G\21\6\0N\17\0G\23\10\0N\12\0G\24\15\0N\10\0G\25\1\13\0M6\0G\26\15\7\0M\15\0G\27\25\26\0M\25\0G\30\4\20\21\0L\16\0G\31\27\30\0"
    "M\20\0G\33\31\0N\21\0H\11\12\7\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Neighbor_alltoall: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoall, "MPI_Neighbor_alltoall", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\13\1L\14 \10\7 \0\0\0\13\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13D\0A\14\0B\1\10\10\14\3\20\4\30\12\34\14 \15(\17,\0264\27<\0AD\0Ca\4\7\0E\4\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M6\0G\21\14\6\0M\15\0G\22\20\21\0M\10\0G\23\4\12\0M7\0G\24\14\6\0M\15\0G\25\23\24\0M\16\0G\26\22\25\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Neighbor_alltoall_c: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) sendbuf:ptr sendcount:i64 sendtype sendtype=$type:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE */
/*:     seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoall_c, "MPI_Neighbor_alltoall_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype,
    (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "\15\13\1T\14 \10\7 \0\0\0\13\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sen"
    "t\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\13L\0A\14\0B\1\10\10\20\3\24\4\34\12$\14(\0150\0174\26<\27D\0AL\0Ca\4\7\0E\4\0G\10\2\0N\4\0G\12\5\0V\14\6"
    "\0N\12\0G\17\14\0N\10\0G\20\1\10\0M6\0G\21\14\6\0M\15\0G\22\20\21\0M\10\0G\23\4\12\0M7\0G\24\14\6\0M\15\0G\25\23\24\0M\16\0G\26\22\25\0M")

/*: MPI_Neighbor_alltoall_init: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $key=key(info) */
/*:     $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) $times=times($bytes,$outdegree) */
/*:     $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) $times_2=times($bytes_2,$indegree) */
/*:     $both=both($times,$times_2) $plan=plan($both) sendbuf:ptr sendcount:i32 sendtype sendtype=$type:strid */
/*:     recvbuf:ptr recvcount:i32 recvtype recvtype=$type_2:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoall_init, "MPI_Neighbor_alltoall_init", (const void *sendbuf, int32_t sendcount,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\13\2L\24 0\11 \0\0\0\14\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B"
    "\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\13D\0A\14\0B\1\10\12\14\3\20\4\30\14\34\16 \17(\21,\0324\33<\0AD\0Cm\10\10\0U\10\0Oa\4\11\0E\4"
    "\0G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\10\0G\22\1\12\0M6\0G\23\16\6\0M\15\0G\24\22\23\0M\10\0G\25\4\14\0M7\0G\26\16\6\0M\15\0G\27\25\26\0"
    "M\16\0G\30\24\27\0M\20\0G\32\30\0N\21\0H\10\11\6\0L")

/*: MPI_Neighbor_alltoall_init_c: $type=type(sendtype) $type_2=type(recvtype) $comm=comm(comm) $key=key(info) */
/*:     $seq=seq($comm) $bytes=bytes(sendcount,$type) $outdegree=outdegree($comm,comm) */
/*:     $times=times($bytes,$outdegree) $bytes_2=bytes(recvcount,$type_2) $indegree=indegree($comm,comm) */
/*:     $times_2=times($bytes_2,$indegree) $both=both($times,$times_2) $plan=plan($both) sendbuf:ptr sendcount:i64 */
/*:     sendtype sendtype=$type:strid recvbuf:ptr recvcount:i64 recvtype recvtype=$type_2:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoall_init_c, "MPI_Neighbor_alltoall_init_c", (const void *sendbuf, int64_t sendcount,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\14\2\134\24 0\11 \0\0\0\15\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\7\10comm\0\5\11\4_size\0Minfo\0\7\12seq\0\7\200b"
    "ytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\14T\0A\14\0B\1\10\12\20\3\24\4\34\14$\16(\0170\0214\22<\33D\34L\0Cm\10\10\0U\10\0O"
    "a\4\11\0E\4\0G\12\2\0N\4\0G\14\5\0V\16\6\0N\17\0G\21\7\0N\12\0G\22\16\0N\10\0G\23\1\12\0M6\0G\24\16\6\0M\15\0G\25\23\24\0M\10\0G\26\4\14\0M7\0G"
    "\27\16\6\0M\15\0G\30\26\27\0M\16\0G\31\25\30\0M\20\0G\33\31\0N\21\0H\10\11\6\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Neighbor_alltoallv: $comm=comm(comm) $outdegree=outdegree($comm,comm) $type=type(sendtype) */
/*:     $indegree=indegree($comm,comm) $type_2=type(recvtype) $seq=seq($comm) */
/*:     $sum32=sum32(sendcounts,$outdegree,$type) $sum32_2=sum32(recvcounts,$indegree,$type_2) */
/*:     $both=both($sum32,$sum32_2) sendbuf:ptr sendcounts[$outdegree]:i32 sdispls[$outdegree]:i32 sendtype */
/*:     sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i32 rdispls[$indegree]:i32 recvtype */
/*:     recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallv, "MPI_Neighbor_alltoallv", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uint64_t)recvtype, (uint64_t)comm,),
    "\15\15\1\334\10\14\320\1\10\11 \0\0\0\11\0\0\0Lsendbuf\0f\4counts\0fsdispls\0Osendtype\0Lrecvbuf\0f\4counts\0frdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\15\0Kh\4\2\0E\1\10\0H@\0A\4\0C\4"
    "\0C\15\0Kc\2\14\0A\2\16\0A\4\4\0Gh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kc\6(\0A\6\21\0A\12\4\13\14\23\20\26\30\27"
    " \0Ga\4\11\0M\12\10\0N6\0G\15\12\10\0M\4\0G\16\3\0N7\0G\20\12\10\0M\4\0G\21\7\0N\12\0G\23\12\0N\23\0G\24\1\15\16\0L\23\0G\25\5\20\21\0L\16\0G\26"
    "\24\25\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Neighbor_alltoallv_c: $comm=comm(comm) $outdegree=outdegree($comm,comm) $type=type(sendtype) */
/*:     $indegree=indegree($comm,comm) $type_2=type(recvtype) $seq=seq($comm) */
/*:     $sum64=sum64(sendcounts,$outdegree,$type) $sum64_2=sum64(recvcounts,$indegree,$type_2) */
/*:     $both=both($sum64,$sum64_2) sendbuf:ptr sendcounts[$outdegree]:i64 sdispls[$outdegree]:i64 sendtype */
/*:     sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i64 rdispls[$indegree]:i64 recvtype */
/*:     recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallv_c, "MPI_Neighbor_alltoallv_c", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uint64_t)recvtype, (uint64_t)comm,),
    "\15\15\1\334\20\14\320\1\10\11 \0\0\0\11\0\0\0Lsendbuf\0h\4counts\0hsdispls\0Osendtype\0Lrecvbuf\0h\4counts\0hrdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\15\0Kh\10\2\0E\1\10\0H@\0A\10\0"
    "C\10\0C\15\0Kc\2\14\0A\2\16\0A\4\4\0Gh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\6(\0A\6\21\0A\12\4\13\14\23"
    "\20\26\30\27 \0Ga\4\11\0M\12\10\0N6\0G\15\12\10\0M\4\0G\16\3\0N7\0G\20\12\10\0M\4\0G\21\7\0N\12\0G\23\12\0N\25\0G\24\1\15\16\0L\25\0G\25\5\20\21"
    "\0L\16\0G\26\24\25\0M")

/*: MPI_Neighbor_alltoallv_init: $comm=comm(comm) $outdegree=outdegree($comm,comm) $type=type(sendtype) */
/*:     $indegree=indegree($comm,comm) $type_2=type(recvtype) $key=key(info) */
/*:     $sum32=sum32(sendcounts,$outdegree,$type) $sum32_2=sum32(recvcounts,$indegree,$type_2) */
/*:     $both=both($sum32,$sum32_2) $plan=plan($both) sendbuf:ptr sendcounts[$outdegree]:i32 sdispls[$outdegree]:i32 */
/*:     sendtype sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i32 rdispls[$indegree]:i32 recvtype */
/*:     recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle */
/*:     request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallv_init, "MPI_Neighbor_alltoallv_init", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, uint64_t info,
    void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts,
    (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\15\2\334\10\24\320\0010\13 \0\0\0\12\0\1\0Lsendbuf\0f\4counts\0fsdispls\0Osendtype\0Lrecvbuf\0f\4counts\0frdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\4\2\0E\1\10\0"
    "H@\0A\4\0C\4\0C\17\0Kc\2\14\0A\2\20\0A\4\4\0Gh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\22\0Kh\4\6\0E\1\10\0H@\0A\4\0C\4\0C\22\0Kc\6(\0A\6\23\0A\14\4\15\14\25"
    "\20\32\30\33 \0Gm\10\12\0U\10\0Oa\4\13\0M\14\10\0N6\0G\17\14\10\0M\4\0G\20\3\0N7\0G\22\14\10\0M\4\0G\23\7\0N\17\0G\25\11\0N\23\0G\26\1\17\20\0L"
    "\23\0G\27\5\22\23\0L\16\0G\30\26\27\0M\20\0G\32\30\0N\21\0H\12\13\10\0L")

/*: MPI_Neighbor_alltoallv_init_c: $comm=comm(comm) $outdegree=outdegree($comm,comm) $type=type(sendtype) */
/*:     $indegree=indegree($comm,comm) $type_2=type(recvtype) $key=key(info) $seq=seq($comm) */
/*:     $sum64=sum64(sendcounts,$outdegree,$type) $sum64_2=sum64(recvcounts,$indegree,$type_2) */
/*:     $both=both($sum64,$sum64_2) $plan=plan($both) sendbuf:ptr sendcounts[$outdegree]:i64 sdispls[$outdegree]:i64 */
/*:     sendtype sendtype=$type:strid recvbuf:ptr recvcounts[$indegree]:i64 rdispls[$indegree]:i64 recvtype */
/*:     recvtype=$type_2:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle */
/*:     request seq=$seq:u64/COLL_SEQ bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallv_init_c, "MPI_Neighbor_alltoallv_init_c", (const void *sendbuf,
    const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype,
    uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\16\2\344\20\24\320\0010\13 \0\0\0\13\0\1\0Lsendbuf\0h\4counts\0hsdispls\0Osendtype\0Lrecvbuf\0h\4counts\0hrdispls\0Orecvtype\0\7\10comm\0\5"
    "\11\4_size\0Minfo\0\7\12seq\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh"
    "\10\2\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\2\14\0A\2\20\0A\4\4\0Gh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\22\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\22\0Kc\7"
    "0\0A\10\23\0A\14\4\15\14\25\20\26\30\33 \34(\0A0\0Cm\10\12\0U\10\0Oa\4\13\0M\14\10\0N6\0G\17\14\10\0M\4\0G\20\3\0N7\0G\22\14\10\0M\4\0G\23\7\0N"
    "\17\0G\25\11\0N\12\0G\26\14\0N\25\0G\27\1\17\20\0L\25\0G\30\5\22\23\0L\16\0G\31\27\30\0M\20\0G\33\31\0N\21\0H\12\13\10\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Neighbor_alltoallw: $comm=comm(comm) $outdegree=outdegree($comm,comm) $indegree=indegree($comm,comm) */
/*:     $seq=seq($comm) $sumw32=sumw32(sendcounts,sendtypes,$outdegree) */
/*:     $sumw32_2=sumw32(recvcounts,recvtypes,$indegree) $both=both($sumw32,$sumw32_2) sendbuf:ptr */
/*:     sendcounts[$outdegree]:i32 sdispls[$outdegree]:i64 sendtypes[$outdegree]:object recvbuf:ptr */
/*:     recvcounts[$indegree]:i32 rdispls[$indegree]:i64 recvtypes[$indegree]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallw, "MPI_Neighbor_alltoallw", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uintptr_t)recvtypes, (uint64_t)comm,),
    "\15\15\1\340\24\14\230\2\10\11 \0\0\0\7\0\0\0Lsendbuf\0f\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0f\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\15\0Kh\10\2\0E\1\10\0H@\0A\10\0C"
    "\10\0C\15\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\15\0Ka\10\4\0Eh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\16\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kq\10\7\0"
    "E\1\10\0H@\0A\10\0C\10\0C\16\0Kc\5$\0A\6\12\0A\13\10\17\14\22\24\23\34\0A$\0Ga\4\11\0M\12\10\0N6\0G\15\12\10\0M7\0G\16\12\10\0M\12\0G\17\12\0N"
    "\31\0G\20\1\3\15\0L\31\0G\21\5\7\16\0L\16\0G\22\20\21\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Neighbor_alltoallw_c: $comm=comm(comm) $outdegree=outdegree($comm,comm) $indegree=indegree($comm,comm) */
/*:     $seq=seq($comm) $sumw64=sumw64(sendcounts,sendtypes,$outdegree) */
/*:     $sumw64_2=sumw64(recvcounts,recvtypes,$indegree) $both=both($sumw64,$sumw64_2) sendbuf:ptr */
/*:     sendcounts[$outdegree]:i64 sdispls[$outdegree]:i64 sendtypes[$outdegree]:object recvbuf:ptr */
/*:     recvcounts[$indegree]:i64 rdispls[$indegree]:i64 recvtypes[$indegree]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallw_c, "MPI_Neighbor_alltoallw_c", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls,
    (uintptr_t)recvtypes, (uint64_t)comm,),
    "\15\15\1\340\30\14\230\2\10\11 \0\0\0\7\0\0\0Lsendbuf\0h\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0h\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0\5"
    "\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\15\0Kh\10\2\0E\1\10\0H@\0A\10\0"
    "C\10\0C\15\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\15\0Ka\10\4\0Eh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kq\10\7"
    "\0E\1\10\0H@\0A\10\0C\10\0C\16\0Kc\5$\0A\6\12\0A\13\10\17\14\22\24\23\34\0A$\0Ga\4\11\0M\12\10\0N6\0G\15\12\10\0M7\0G\16\12\10\0M\12\0G\17\12\0"
    "N\32\0G\20\1\3\15\0L\32\0G\21\5\7\16\0L\16\0G\22\20\21\0M")

/*: MPI_Neighbor_alltoallw_init: $comm=comm(comm) $outdegree=outdegree($comm,comm) $indegree=indegree($comm,comm) */
/*:     $key=key(info) $sumw32=sumw32(sendcounts,sendtypes,$outdegree) */
/*:     $sumw32_2=sumw32(recvcounts,recvtypes,$indegree) $both=both($sumw32,$sumw32_2) $plan=plan($both) sendbuf:ptr */
/*:     sendcounts[$outdegree]:i32 sdispls[$outdegree]:i64 sendtypes[$outdegree]:object recvbuf:ptr */
/*:     recvcounts[$indegree]:i32 rdispls[$indegree]:i64 recvtypes[$indegree]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallw_init, "MPI_Neighbor_alltoallw_init", (const void *sendbuf, const void *sendcounts,
    const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm,
    uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf,
    (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\15\2\340\24\24\230\0020\13 \0\0\0\10\0\1\0Lsendbuf\0f\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0f\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\10\2\0E\1\10"
    "\0H@\0A\10\0C\10\0C\17\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\17\0Ka\10\4\0Eh\4\5\0E\1\10\0H@\0A\4\0C\4\0C\20\0Kh\10\6\0E\1\10\0H@\0A\10\0C\10\0C"
    "\20\0Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\5$\0A\6\14\0A\15\10\21\14\26\24\27\34\0A$\0Gm\10\12\0U\10\0Oa\4\13\0M\14\10\0N6\0G\17\14\10\0M7"
    "\0G\20\14\10\0M\17\0G\21\11\0N\31\0G\22\1\3\17\0L\31\0G\23\5\7\20\0L\16\0G\24\22\23\0M\20\0G\26\24\0N\21\0H\12\13\10\0L")

/*: MPI_Neighbor_alltoallw_init_c: $comm=comm(comm) $outdegree=outdegree($comm,comm) $indegree=indegree($comm,comm) */
/*:     $key=key(info) $seq=seq($comm) $sumw64=sumw64(sendcounts,sendtypes,$outdegree) */
/*:     $sumw64_2=sumw64(recvcounts,recvtypes,$indegree) $both=both($sumw64,$sumw64_2) $plan=plan($both) sendbuf:ptr */
/*:     sendcounts[$outdegree]:i64 sdispls[$outdegree]:i64 sendtypes[$outdegree]:object recvbuf:ptr */
/*:     recvcounts[$indegree]:i64 rdispls[$indegree]:i64 recvtypes[$indegree]:object comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallw_init_c, "MPI_Neighbor_alltoallw_init_c", (const void *sendbuf,
    const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes,
    uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf,
    (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\16\2\350\30\24\230\0020\13 \0\0\0\11\0\1\0Lsendbuf\0h\4counts\0hsdispls\0msendtypes\0Lrecvbuf\0h\4counts\0hrdispls\0mrecvtypes\0\7\10comm\0"
    "\5\11\4_size\0Minfo\0\7\12seq\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\17\0K"
    "h\10\2\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kq\10\3\0E\1\10\0H@\0A\10\0C\10\0C\17\0Ka\10\4\0Eh\10\5\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kh\10\6\0E\1\10\0H"
    "@\0A\10\0C\10\0C\20\0Kq\10\7\0E\1\10\0H@\0A\10\0C\10\0C\20\0Kc\6,\0A\6\14\0A\15\10\21\14\22\24\27\34\30$\0Gm\10\12\0U\10\0Oa\4\13\0M\14\10\0N6"
    "\0G\17\14\10\0M7\0G\20\14\10\0M\17\0G\21\11\0N\12\0G\22\14\0N\32\0G\23\1\3\17\0L\32\0G\24\5\7\20\0L\16\0G\25\23\24\0M\20\0G\27\25\0N\21\0H\12\13"
    "\10\0L")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Op_c2f: $op=op(op) op op=$op:strid -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Op_c2f, "MPI_Op_c2f", (uint64_t op), ((uint64_t)op,),
    "\14\1\1\14\14\10\10\0\0\0\0\1\0\0\0Oop\0Fresult\0a\4\2\0Ea\4\1\0E\7\0G\2\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Op_commutative: $op=op(op) op op=$op:strid commute -> *commute:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Op_commutative, "MPI_Op_commutative", (uint64_t op, void *commute), ((uint64_t)op, (uintptr_t)commute,),
    "\15\1\2\14\15\0100\2 \0\0\0\1\0\0\0Oop\0Kcommute\0\6Aresult\0\6a\4\3\0Ej\1\1\0U\1\0Oa\4\2\0E\7\0G\3\0O")

/*: MPI_Op_create: user_fn:ptr commute:truth op -> *op:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Op_create, "MPI_Op_create", (void *user_fn, int32_t commute, void *op), ((uintptr_t)user_fn,
    (uint64_t)commute, (uintptr_t)op,),
    "\5\2\2\21\02400\3 Luser_fn\0Kcommute\0Mop\0\6Aresult\0\6a\10\0Fj\1\1\1\0T\1\0Om\10\2\0U\10\0Oa\4\3\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Op_create_c: user_fn:ptr commute:truth op -> *op:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Op_create_c, "MPI_Op_create_c", (void *user_fn, int32_t commute, void *op), ((uintptr_t)user_fn,
    (uint64_t)commute, (uintptr_t)op,),
    "\5\2\2\21\02400\3 Luser_fn\0Kcommute\0Mop\0\6Aresult\0\6a\10\0Fj\1\1\1\0T\1\0Om\10\2\0U\10\0Oa\4\3\0E")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Op_f2c: op:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Op_f2c, "MPI_Op_f2c", (int32_t op), ((uint64_t)op,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Fop\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Op_free: [call]op_over(op) *op:object -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Op_free, "MPI_Op_free", (void *op), ((uintptr_t)op,),
    "\15\1\1\20\14(\10\1 \0\0\0\0\1\0\0Mop\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0EA\0W")

/*: MPI_Open_port: $key=key(info) info info=$key:handle port_name -> port_name[256]:chars return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Open_port, "MPI_Open_port", (uint64_t info, void *port_name), ((uint64_t)info, (uintptr_t)port_name,),
    "\15\1\2\20\222\2\0100\2 \0\0\0\1\0\0\0Minfo\0Nport_name\0\6Aresult\0\6a\10\3\0Eg\1\1\0F\10\0H@\0A\1\0D\1\0C\1\0Ja\4\2\0E\17\0G\3\0O")

/*: MPI_Pack: $type=type(datatype) $comm=comm(comm) inbuf:ptr incount:i32 datatype datatype=$type:strid outbuf:ptr */
/*:     outsize:i32 *position:i32 comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE -> *position:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack, "MPI_Pack", (const void *inbuf, int32_t incount, uint64_t datatype, void *outbuf, int32_t outsize,
    void *position, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)outbuf, (uint64_t)outsize, (uintptr_t)position,
    (uint64_t)comm,),
    "\15\10\0024\0200\20\7 \0\0\0\2\0\0\0Linbuf\0Fincount\0Odatatype\0Loutbuf\0F\3size\0Fposition\0\7\10comm\0\5\11\4_size\0Fposition\0\6Aresult\0\6"
    "c\5\34\0A\6\0B\1\10\10\14\3\20\4\30\0A\34\0Gb\4\5\2\0Dc\2\14\0A\2\12\0A\13\10\0Gb\4\5\2\0Da\4\7\0E\4\0G\10\2\0V\12\6\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Pack_c: $type=type(datatype) $comm=comm(comm) inbuf:ptr incount:i64 datatype datatype=$type:strid outbuf:ptr */
/*:     outsize:i64 *position:i64 comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE -> *position:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack_c, "MPI_Pack_c", (const void *inbuf, int64_t incount, uint64_t datatype, void *outbuf,
    int64_t outsize, void *position, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)outbuf, (uint64_t)outsize,
    (uintptr_t)position, (uint64_t)comm,),
    "\15\10\2@\0240\20\7 \0\0\0\2\0\0\0Linbuf\0Hincount\0Odatatype\0Loutbuf\0H\3size\0Hposition\0\7\10comm\0\5\11\4_size\0Hposition\0\6Aresult\0\6c"
    "\5$\0A\6\0B\1\10\10\20\3\24\4\34\0A$\0Gb\10\5\2\0Dc\2\14\0A\2\12\0A\13\10\0Gb\10\5\2\0Da\4\7\0E\4\0G\10\2\0V\12\6\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Pack_external: $type=type(datatype) datarep:string inbuf:ptr incount:i32 datatype datatype=$type:strid */
/*:     outbuf:ptr outsize:i64 *position:i64 -> *position:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack_external, "MPI_Pack_external", (const void *datarep, const void *inbuf, int32_t incount,
    uint64_t datatype, void *outbuf, int64_t outsize, void *position), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype,
    (uintptr_t)outbuf, (uint64_t)outsize, (uintptr_t)position,),
    "\15\7\2\266\2\24H\20\7 \0\0\0\1\0\0\0Ndatarep\0Linbuf\0Fincount\0Odatatype\0Loutbuf\0H\3size\0Hposition\0H\10\0\6Aresult\0\6e\10\0V\10\0Oc\5 \0"
    "A\6\1\0A\2\10\10\14\4\20\5\30\0A \0Gb\10\6\2\0Db\10\6\2\0Da\4\7\0E\4\0G\10\3\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Pack_external_c: $type=type(datatype) datarep:string inbuf:ptr incount:i64 datatype datatype=$type:strid */
/*:     outbuf:ptr outsize:i64 *position:i64 -> *position:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack_external_c, "MPI_Pack_external_c", (const void *datarep, const void *inbuf, int64_t incount,
    uint64_t datatype, void *outbuf, int64_t outsize, void *position), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype,
    (uintptr_t)outbuf, (uint64_t)outsize, (uintptr_t)position,),
    "\15\7\2\272\2\24H\20\7 \0\0\0\1\0\0\0Ndatarep\0Linbuf\0Hincount\0Odatatype\0Loutbuf\0H\3size\0Hposition\0H\10\0\6Aresult\0\6e\10\0V\10\0Oc\5$\0"
    "A\6\1\0A\2\10\10\20\4\24\5\34\0A$\0Gb\10\6\2\0Db\10\6\2\0Da\4\7\0E\4\0G\10\3\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Pack_external_size: $type=type(datatype) datarep:string incount:i32 datatype datatype=$type:strid size -> */
/*:     *size:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_external_size, "MPI_Pack_external_size", (const void *datarep, int32_t incount, uint64_t datatype,
    void *size), ((uintptr_t)datarep, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)size,),
    "\15\3\2\226\2\248\20\4 \0\0\0\1\0\0\0Ndatarep\0Fincount\0Odatatype\0Hsize\0\6Aresult\0\6e\10\0V\10\0Oc\2\10\0A\2\1\0A\5\4\0Gb\10\3\2\0Da\4\4\0E"
    "\4\0G\5\2\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Pack_external_size_c: $type=type(datatype) datarep:string incount:i64 datatype datatype=$type:strid size -> */
/*:     *size:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_external_size_c, "MPI_Pack_external_size_c", (const void *datarep, int64_t incount,
    uint64_t datatype, void *size), ((uintptr_t)datarep, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)size,),
    "\15\3\2\232\2\248\20\4 \0\0\0\1\0\0\0Ndatarep\0Hincount\0Odatatype\0Hsize\0\6Aresult\0\6e\10\0V\10\0Oc\2\14\0A\2\1\0A\5\10\0Gb\10\3\2\0Da\4\4\0"
    "E\4\0G\5\2\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Pack_size: $type=type(datatype) $comm=comm(comm) incount:i32 datatype datatype=$type:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE size -> *size:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_size, "MPI_Pack_size", (int32_t incount, uint64_t datatype, uint64_t comm, void *size),
    ((uint64_t)incount, (uint64_t)datatype, (uint64_t)comm, (uintptr_t)size,),
    "\15\4\2\34\20\20\20\4 \0\0\0\2\0\0\0Fincount\0Odatatype\0\7\10comm\0\5\11\4_size\0Fsize\0\6Aresult\0\6c\4\24\0A\4\0B\5\4\7\10\10\20\0Cb\4\3\2\0"
    "Da\4\4\0E\4\0G\5\1\0V\7\2\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Pack_size_c: $type=type(datatype) $comm=comm(comm) incount:i64 datatype datatype=$type:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE size -> *size:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_size_c, "MPI_Pack_size_c", (int64_t incount, uint64_t datatype, uint64_t comm, void *size),
    ((uint64_t)incount, (uint64_t)datatype, (uint64_t)comm, (uintptr_t)size,),
    "\15\4\2 \24\20\20\4 \0\0\0\2\0\0\0Hincount\0Odatatype\0\7\10comm\0\5\11\4_size\0Hsize\0\6Aresult\0\6c\4\30\0A\4\0B\5\10\7\14\10\24\0Cb\10\3\2\0"
    "Da\4\4\0E\4\0G\5\1\0V\7\2\0N")

/*: MPI_Parrived: [call]polls() $key=key(request) request request=$key:handle partition:i32 flag -> */
/*:     [always]polled_part() *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 1, 0, trace__mpi_MPI_Parrived, "MPI_Parrived", (uint64_t request, int32_t partition, void *flag), ((uint64_t)request,
    (uint64_t)partition, (uintptr_t)flag,),
    "\15\2\2\24\15\0200\3 \0\0\0\1\1\1\0Mrequest\0Fpartition\0Kflag\0\6Aresult\0\6c\2\14\0A\2\4\0A\1\10\0Gj\1\2\0U\1\0Oa\4\3\0E\17\0G\4\0O0\0WB\0W")

/*: MPI_Pready: $key=key(request) partition:i32 request request=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Pready, "MPI_Pready", (int32_t partition, uint64_t request), ((uint64_t)partition, (uint64_t)request,),
    "\15\2\1\24\14\20\10\2 \0\0\0\1\0\0\0Fpartition\0Mrequest\0\6Aresult\0\6c\2\14\0A\2\0B\3\4\0Ga\4\2\0E\17\0G\3\1\0N")

#endif

#if TRACE__MPI_READY_LIST

/*: MPI_Pready_list: $key=key(request) length:i32 array_of_partitions[length]:i32 request request=$key:handle -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Pready_list, "MPI_Pready_list", (int32_t length, void *array_of_partitions, uint64_t request),
    ((uint64_t)length, (uintptr_t)array_of_partitions, (uint64_t)request,),
    "\15\3\1\232\2\148\10\3 \0\0\0\1\0\0\0Flength\0farray_of_partitions\0Mrequest\0\6Aresult\0\6a\4\0Fh\4\1\0E\1\4\0C\1\0D@\0A\4\0C\4\0Oa\10\4\0Ea\4"
    "\3\0E\17\0G\4\2\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Pready_range: $key=key(request) partition_low:i32 partition_high:i32 request request=$key:handle -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Pready_range, "MPI_Pready_range", (int32_t partition_low, int32_t partition_high, uint64_t request),
    ((uint64_t)partition_low, (uint64_t)partition_high, (uint64_t)request,),
    "\15\3\1\30\14\20\10\3 \0\0\0\1\0\0\0Fpartition_low\0F\12high\0Mrequest\0\6Aresult\0\6c\3\20\0A\4\0B\1\4\4\10\0A\20\0Ca\4\3\0E\17\0G\4\2\0N")

/*: MPI_Precv_init: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) $key=key(info) buf:ptr */
/*:     partitions:i32 count:i64 datatype datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32/DST */
/*:     tag:i32@MPI_TAG comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request -> */
/*:     [always]track_receive(request,return,comm,dest) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Precv_init, "MPI_Precv_init", (void *buf, int32_t partitions, int64_t count, uint64_t datatype,
    int32_t dest, int32_t tag, uint64_t comm, uint64_t info, void *request), ((uintptr_t)buf, (uint64_t)partitions, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2@\24 0\11 \0\0\0\4\0\1\0Lbuf\0Fpartitions\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6@tag\0\22\7\10comm\0\5\11\4_size\0Minfo\0\15\14"
    "request\0\6Aresult\0\6c\128\0A\12\0B\1\10\2\14\12\24\4\30\17\34\5 \14$\15,\0200\0Gm\10\10\0U\10\0Oa\4\11\0E\4\0G\12\3\0V\14\6\0N\6\0G\17\14\4\0"
    "M\17\0G\20\7\0NC\0H\10\11\6\4\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Probe: [always]status=lend(status,room) $comm=comm(comm) source:i32@MPI_RANK tag:i32@MPI_TAG comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE status ; room -> $probe=probe($comm,status,return) */
/*:     source_world=$probe.source:i32 source_tag=$probe.tag:i32 bytes=$probe.bytes:u64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 5, trace__mpi_MPI_Probe, "MPI_Probe", (int32_t source, int32_t tag, uint64_t comm, void *status), ((uint64_t)source,
    (uint64_t)tag, (uint64_t)comm, (uintptr_t)status,),
    "\15\4\4\34\34\20\20\4 \0\0\1\1\0\0\1\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0Fsource_world\0F\7tag\0Gbytes\0\6Aresult\0\6c\4\24\0A\4\0"
    "B\1\4\6\10\7\20\0Cc\4\24\0A\4\11\0A\12\4\13\10\4\20\0C'\0G\3\3\5\0U\6\2\0N\77\0G\11\6\3\4\0L")

#endif

#if TRACE__MPI_4_0

/*: MPI_Psend_init: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) $key=key(info) buf:ptr */
/*:     partitions:i32 count:i64 datatype datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request -> */
/*:     [always]track_parts(request,return,comm,dest,tag,count,datatype,partitions) *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Psend_init, "MPI_Psend_init", (const void *buf, int32_t partitions, int64_t count, uint64_t datatype,
    int32_t dest, int32_t tag, uint64_t comm, uint64_t info, void *request), ((uintptr_t)buf, (uint64_t)partitions, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2@\24 0\11 \0\0\0\4\0\1\0Lbuf\0Fpartitions\0Hcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0Minfo\0\15\14reque"
    "st\0\6Aresult\0\6c\128\0A\12\0B\1\10\2\14\12\24\4\30\17\34\5 \14$\15,\0200\0Gm\10\10\0U\10\0Oa\4\11\0E\4\0G\12\3\0V\14\6\0N\6\0G\17\14\4\0M\17\0"
    "G\20\7\0ND\0H\10\11\6\4\5\2\3\1\0G")

#endif

#if TRACE__MPI_3_1

/*: MPI_Publish_name: $key=key(info) service_name:string info info=$key:handle port_name:string -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Publish_name, "MPI_Publish_name", (const void *service_name, uint64_t info, const void *port_name),
    ((uintptr_t)service_name, (uint64_t)info, (uintptr_t)port_name,),
    "\15\3\1\234\4\14X\10\3 \0\0\0\1\0\0\0Nservice_name\0Minfo\0Nport_name\0\6Aresult\0\6e\10\0V\10\0Oa\10\4\0Ee\10\2\0U\10\0Oa\4\3\0E\17\0G\4\1\0N")

/*: MPI_Put: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) */
/*:     $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i32 origin_datatype */
/*:     origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 target_disp:i64 */
/*:     target_count:i32 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE bytes=$bytes:u64/BYTES_SENT/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Put, "MPI_Put", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)win,),
    "\15\14\1L\14 \10\10 \0\0\0\5\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0F\7count\0O\7datatype\0Mwin\0\7\10"
    "comm\0\5\11win_size\0\7\203bytes\0B\0\6Aresult\0\6c\14D\0A\14\0B\1\10\11\14\3\20\17\24\4\30\5 \20$\13(\0160\148\22<\0Ca\4\10\0E\4\0G\11\2\0N\5\0"
    "G\13\7\0N\6\0G\17\13\3\0M\4\0G\20\6\0N\10\0G\22\1\11\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Put_c: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i64 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE bytes=$bytes:u64/BYTES_SENT/B -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Put_c, "MPI_Put_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)win,),
    "\15\14\1T\14 \10\10 \0\0\0\5\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0H\7count\0O\7datatype\0Mwin\0\7\10"
    "comm\0\5\11win_size\0\7\203bytes\0B\0\6Aresult\0\6c\14L\0A\14\0B\1\10\11\20\3\24\17\30\4\34\5$\20,\0130\168\14@\22D\0Ca\4\10\0E\4\0G\11\2\0N\5\0"
    "G\13\7\0N\6\0G\17\13\3\0M\4\0G\20\6\0N\10\0G\22\1\11\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Query_thread: provided -> *provided:i32@MPI_THREAD return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Query_thread, "MPI_Query_thread", (void *provided), ((uintptr_t)provided,),
    "\5\0\2\10\20\0\20\1 \6@provided\0\24\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_Raccumulate: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $op=op(op) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i32 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i32 target_datatype target_datatype=$type_2:strid op op=$op:strid win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request */
/*:     bytes=$bytes:u64/BYTES_SENT/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Raccumulate, "MPI_Raccumulate", (const void *origin_addr, int32_t origin_count,
    uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win,
    void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp,
    (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "\15\15\2P\24(0\12 \0\0\0\6\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0F\7count\0O\7datatype\0Oop\0Mwin\0"
    "\7\10comm\0\5\11win_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\15H\0A\16\0B\1\10\13\14\3\20\21\24\4\30\5 \22$\24(\15,\0204\16<\25@\0A"
    "H\0Gm\10\11\0U\10\0Oa\4\12\0E\4\0G\13\2\0N\5\0G\15\10\0N\6\0G\21\15\3\0M\4\0G\22\6\0N\7\0G\24\7\0N\10\0G\25\1\13\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Raccumulate_c: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $op=op(op) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i64 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid op op=$op:strid win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request */
/*:     bytes=$bytes:u64/BYTES_SENT/B -> *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Raccumulate_c, "MPI_Raccumulate_c", (const void *origin_addr, int64_t origin_count,
    uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win,
    void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp,
    (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "\15\15\2X\24(0\12 \0\0\0\6\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0H\7count\0O\7datatype\0Oop\0Mwin\0"
    "\7\10comm\0\5\11win_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\15P\0A\16\0B\1\10\13\20\3\24\21\30\4\34\5$\22,\0240\0154\20<\16D\25H\0A"
    "P\0Gm\10\11\0U\10\0Oa\4\12\0E\4\0G\13\2\0N\5\0G\15\10\0N\6\0G\21\15\3\0M\4\0G\22\6\0N\7\0G\24\7\0N\10\0G\25\1\13\0M")

/*: MPI_Recv_c: [always]status=lend(status,room) $receive=receive(comm,datatype) buf:ptr count:i64 datatype */
/*:     datatype=$receive.type:strid source:i32@MPI_RANK tag:i32@MPI_TAG comm comm=$receive.comm:u64/COMM */
/*:     comm_size=$receive.comm.size:u32/COMM_SIZE status ; room -> $message=message($receive.comm,status,return) */
/*:     comm=$message:u64/COMM source_world=$message.source:i32/SRC tag=$message.tag:i32/TAG */
/*:     bytes=$message.bytes:u64/BYTES_RECV/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 8, trace__mpi_MPI_Recv_c, "MPI_Recv_c", (void *buf, int64_t count, uint64_t datatype, int32_t source, int32_t tag,
    uint64_t comm, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)status,),
    "\15\7\0050$\30\30\7 \0\0\1\1\0\0\1Lbuf\0Hcount\0Odatatype\0\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0\7\10\4\0\6\6source_world\0\6\7ta"
    "g\0\7\204bytes\0B\0\6Aresult\0\6c\7(\0A\10\0B\1\10\14\20\3\24\4\30\11\34\12$\0A(\0Cc\5\34\0A\6\16\0A\17\10\20\14\21\20\7\30\0A\34\0G'\0G\6\6\10\0"
    "M:\0G\11\5\2\0ME\0G\16\11\6\7\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Recv_init: $type=type(datatype) $comm=comm(comm) buf:ptr count:i32 datatype datatype=$type:strid */
/*:     source:i32@MPI_RANK tag:i32@MPI_TAG comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request -> */
/*:     [always]track_receive(request,return,comm,source) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Recv_init, "MPI_Recv_init", (void *buf, int32_t count, uint64_t datatype, int32_t source, int32_t tag,
    uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\7\2,\24\0300\7 \0\0\0\2\0\1\0Lbuf\0Fcount\0Odatatype\0\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6c\7$\0A"
    "\10\0B\1\10\10\14\3\20\4\24\12\30\13 \0A$\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0NC\0H\6\7\5\3\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Recv_init_c: $type=type(datatype) $comm=comm(comm) buf:ptr count:i64 datatype datatype=$type:strid */
/*:     source:i32@MPI_RANK tag:i32@MPI_TAG comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE request -> */
/*:     [always]track_receive(request,return,comm,source) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Recv_init_c, "MPI_Recv_init_c", (void *buf, int64_t count, uint64_t datatype, int32_t source,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\7\0020\24\0300\7 \0\0\0\2\0\1\0Lbuf\0Hcount\0Odatatype\0\6@source\0\16\6@tag\0\22\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6c\7("
    "\0A\10\0B\1\10\10\20\3\24\4\30\12\34\13$\0A(\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0NC\0H\6\7\5\3\0K")

/*: MPI_Reduce_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $world=world($comm,root) $seq=seq($comm) */
/*:     $reduce=reduce($comm,root,count,$type) sendbuf:ptr recvbuf:ptr count:i64 datatype datatype=$type:strid op */
/*:     op=$op:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$reduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$reduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Reduce_c, "MPI_Reduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)root,
    (uint64_t)comm,),
    "\15\14\1T\14 \10\7 \0\0\0\6\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203"
    "bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\14L\0A\14\0B\1\10\2\20\10\30\12\34\5 \16$\13(\0140\0174\20<\21D\0Ca\4\7\0E\4\0G\10\3\0N\7\0G\12\4"
    "\0V\13\6\0N\6\0G\16\13\5\0M\12\0G\17\13\0N<\0G\20\13\5\2\10\0K")

/*: MPI_Reduce_init: $type=type(datatype) $op=op(op) $comm=comm(comm) $world=world($comm,root) $key=key(info) */
/*:     $reduce=reduce($comm,root,count,$type) $plan=plan($reduce) sendbuf:ptr recvbuf:ptr count:i32 datatype */
/*:     datatype=$type:strid op op=$op:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Reduce_init, "MPI_Reduce_init", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype,
    uint64_t op, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)op, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\14\2P\24 0\11 \0\0\0\7\0\1\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200b"
    "ytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\14H\0A\14\0B\1\10\2\20\12\24\14\30\5\34\20 \15$\16,\0210\248\25@\0Cm\10\10\0U\10\0"
    "Oa\4\11\0E\4\0G\12\3\0N\7\0G\14\4\0V\15\6\0N\6\0G\20\15\5\0M\17\0G\21\7\0N<\0G\22\15\5\2\12\0K\20\0G\24\22\0N\21\0H\10\11\6\0L")

/*: MPI_Reduce_init_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $world=world($comm,root) $key=key(info) */
/*:     $reduce=reduce($comm,root,count,$type) $plan=plan($reduce) sendbuf:ptr recvbuf:ptr count:i64 datatype */
/*:     datatype=$type:strid op op=$op:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Reduce_init_c, "MPI_Reduce_init_c", (const void *sendbuf, void *recvbuf, int64_t count,
    uint64_t datatype, uint64_t op, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count,
    (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\14\2T\24 0\11 \0\0\0\7\0\1\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200b"
    "ytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\14L\0A\14\0B\1\10\2\20\12\30\14\34\5 \20$\15(\0160\0214\24<\25D\0Cm\10\10\0U\10\0O"
    "a\4\11\0E\4\0G\12\3\0N\7\0G\14\4\0V\15\6\0N\6\0G\20\15\5\0M\17\0G\21\7\0N<\0G\22\15\5\2\12\0K\20\0G\24\22\0N\21\0H\10\11\6\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Reduce_local: $type=type(datatype) $op=op(op) inbuf:ptr inoutbuf:ptr count:i32 datatype datatype=$type:strid */
/*:     op op=$op:strid -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Reduce_local, "MPI_Reduce_local", (const void *inbuf, void *inoutbuf, int32_t count, uint64_t datatype,
    uint64_t op), ((uintptr_t)inbuf, (uintptr_t)inoutbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,),
    "\15\5\1$\14\30\10\5 \0\0\0\2\0\0\0Linbuf\0Linoutbuf\0Fcount\0Odatatype\0Oop\0\6Aresult\0\6c\5\34\0A\6\0B\1\10\2\20\6\24\10\30\0A\34\0Ga\4\5\0E"
    "\4\0G\6\3\0N\7\0G\10\4\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Reduce_local_c: $type=type(datatype) $op=op(op) inbuf:ptr inoutbuf:ptr count:i64 datatype */
/*:     datatype=$type:strid op op=$op:strid -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Reduce_local_c, "MPI_Reduce_local_c", (const void *inbuf, void *inoutbuf, int64_t count,
    uint64_t datatype, uint64_t op), ((uintptr_t)inbuf, (uintptr_t)inoutbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,),
    "\15\5\1(\14\30\10\5 \0\0\0\2\0\0\0Linbuf\0Linoutbuf\0Hcount\0Odatatype\0Oop\0\6Aresult\0\6c\5 \0A\6\0B\1\10\2\20\6\30\10\34\0A \0Ga\4\5\0E\4\0G"
    "\6\3\0N\7\0G\10\4\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Reduce_scatter: $comm=comm(comm) $peers=peers($comm) $type=type(datatype) $op=op(op) $seq=seq($comm) */
/*:     $sum32=sum32(recvcounts,$comm.size,$type) $own32=own32(recvcounts,$comm,$type) $both=both($sum32,$own32) */
/*:     sendbuf:ptr recvbuf:ptr recvcounts[$peers]:i32 datatype datatype=$type:strid op op=$op:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter, "MPI_Reduce_scatter", (const void *sendbuf, void *recvbuf, const void *recvcounts,
    uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)comm,),
    "\15\12\1\312\2\14P\10\6 \0\0\0\10\0\0\0Lsendbuf\0Lrecvbuf\0f\4counts\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7"
    "\204\6recv\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\4\2\0E\1\10\0H@\0A\4\0C\4\0C\12\0Kc\7,\0A\10\13\0A\15\4\7\10\10\20\16\24\21\34\22$\0A,\0Ca"
    "\4\6\0M\7\5\0N\14\0G\12\7\0N\4\0G\13\3\0N\7\0G\15\4\0N\12\0G\16\7\0N\23\0G\17\2\10\13\0L\22\0G\20\2\7\13\0L\16\0G\21\17\20\0M")

/*: MPI_Reduce_scatter_block: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(recvcount,$type) $times=times($bytes,$comm.size) $both=both($times,$bytes) sendbuf:ptr */
/*:     recvbuf:ptr recvcount:i32 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter_block, "MPI_Reduce_scatter_block", (const void *sendbuf, void *recvbuf,
    int32_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype,
    (uint64_t)op, (uint64_t)comm,),
    "\15\12\1H\14 \10\6 \0\0\0\7\0\0\0Lsendbuf\0Lrecvbuf\0F\4count\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6"
    "recv\0B\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\7\24\11\30\12\34\13$\15(\0200\218\0Ga\4\6\0E\4\0G\7\3\0N\7\0G\11\4\0V\12\5\0N\12\0G\15\12\0N\10\0"
    "G\16\2\7\0M\15\0G\17\16\13\0M\16\0G\20\17\16\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Reduce_scatter_block_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) */
/*:     $bytes=bytes(recvcount,$type) $times=times($bytes,$comm.size) $both=both($times,$bytes) sendbuf:ptr */
/*:     recvbuf:ptr recvcount:i64 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$both:u64/BYTES_SENT/B */
/*:     bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter_block_c, "MPI_Reduce_scatter_block_c", (const void *sendbuf, void *recvbuf,
    int64_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype,
    (uint64_t)op, (uint64_t)comm,),
    "\15\12\1L\14 \10\6 \0\0\0\7\0\0\0Lsendbuf\0Lrecvbuf\0H\4count\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6"
    "recv\0B\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\7\30\11\34\12 \13(\15,\0204\21<\0Ga\4\6\0E\4\0G\7\3\0N\7\0G\11\4\0V\12\5\0N\12\0G\15\12\0N\10\0G"
    "\16\2\7\0M\15\0G\17\16\13\0M\16\0G\20\17\16\0M")

/*: MPI_Reduce_scatter_block_init: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) */
/*:     $bytes=bytes(recvcount,$type) $times=times($bytes,$comm.size) $both=both($times,$bytes) $plan=plan($both) */
/*:     sendbuf:ptr recvbuf:ptr recvcount:i32 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_block_init, "MPI_Reduce_scatter_block_init", (const void *sendbuf, void *recvbuf,
    int32_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2H\24 0\10 \0\0\0\10\0\1\0Lsendbuf\0Lrecvbuf\0F\4count\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6re"
    "cv\0B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\11\24\13\30\14\34\15$\17(\0240\258\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4"
    "\0V\14\5\0N\17\0G\17\6\0N\10\0G\20\2\11\0M\15\0G\21\20\15\0M\16\0G\22\21\20\0M\20\0G\24\22\0N\21\0H\7\10\5\0L")

/*: MPI_Reduce_scatter_block_init_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) */
/*:     $bytes=bytes(recvcount,$type) $times=times($bytes,$comm.size) $both=both($times,$bytes) $plan=plan($both) */
/*:     sendbuf:ptr recvbuf:ptr recvcount:i64 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_block_init_c, "MPI_Reduce_scatter_block_init_c", (const void *sendbuf, void *recvbuf,
    int64_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2L\24 0\10 \0\0\0\10\0\1\0Lsendbuf\0Lrecvbuf\0H\4count\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6re"
    "cv\0B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\11\30\13\34\14 \15(\17,\0244\25<\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0"
    "V\14\5\0N\17\0G\17\6\0N\10\0G\20\2\11\0M\15\0G\21\20\15\0M\16\0G\22\21\20\0M\20\0G\24\22\0N\21\0H\7\10\5\0L")

/*: MPI_Reduce_scatter_c: $comm=comm(comm) $peers=peers($comm) $type=type(datatype) $op=op(op) $seq=seq($comm) */
/*:     $sum64=sum64(recvcounts,$comm.size,$type) $own64=own64(recvcounts,$comm,$type) $both=both($sum64,$own64) */
/*:     sendbuf:ptr recvbuf:ptr recvcounts[$peers]:i64 datatype datatype=$type:strid op op=$op:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter_c, "MPI_Reduce_scatter_c", (const void *sendbuf, void *recvbuf, const void *recvcounts,
    uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)comm,),
    "\15\12\1\312\4\14P\10\6 \0\0\0\10\0\0\0Lsendbuf\0Lrecvbuf\0h\4counts\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7"
    "\204\6recv\0B\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\12\0Kc\7,\0A\10\13\0A\15\4\7\10\10\20\16\24\21\34\22$\0A,\0"
    "Ca\4\6\0M\7\5\0N\14\0G\12\7\0N\4\0G\13\3\0N\7\0G\15\4\0N\12\0G\16\7\0N\25\0G\17\2\10\13\0L\24\0G\20\2\7\13\0L\16\0G\21\17\20\0M")

/*: MPI_Reduce_scatter_init: $comm=comm(comm) $peers=peers($comm) $type=type(datatype) $op=op(op) $key=key(info) */
/*:     $sum32=sum32(recvcounts,$comm.size,$type) $own32=own32(recvcounts,$comm,$type) $both=both($sum32,$own32) */
/*:     $plan=plan($both) sendbuf:ptr recvbuf:ptr recvcounts[$peers]:i32 datatype datatype=$type:strid op */
/*:     op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_init, "MPI_Reduce_scatter_init", (const void *sendbuf, void *recvbuf,
    const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf,
    (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2\312\2\24P0\10 \0\0\0\11\0\1\0Lsendbuf\0Lrecvbuf\0f\4counts\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6"
    "recv\0B\0\15\14request\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\4\2\0E\1\10\0H@\0A\4\0C\4\0C\14\0Kc\7,\0A\10\15\0A\17\4\11\10\12\20\20\24\25\34\26$"
    "\0A,\0Cm\10\7\0U\10\0Oa\4\10\0M\11\5\0N\14\0G\14\11\0N\4\0G\15\3\0N\7\0G\17\4\0N\17\0G\20\6\0N\23\0G\21\2\12\15\0L\22\0G\22\2\11\15\0L\16\0G\23\21"
    "\22\0M\20\0G\25\23\0N\21\0H\7\10\5\0L")

/*: MPI_Reduce_scatter_init_c: $comm=comm(comm) $peers=peers($comm) $type=type(datatype) $op=op(op) $key=key(info) */
/*:     $sum64=sum64(recvcounts,$comm.size,$type) $own64=own64(recvcounts,$comm,$type) $both=both($sum64,$own64) */
/*:     $plan=plan($both) sendbuf:ptr recvbuf:ptr recvcounts[$peers]:i64 datatype datatype=$type:strid op */
/*:     op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_init_c, "MPI_Reduce_scatter_init_c", (const void *sendbuf, void *recvbuf,
    const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf,
    (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2\312\4\24P0\10 \0\0\0\11\0\1\0Lsendbuf\0Lrecvbuf\0h\4counts\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6"
    "recv\0B\0\15\14request\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\10\2\0E\1\10\0H@\0A\10\0C\10\0C\14\0Kc\7,\0A\10\15\0A\17\4\11\10\12\20\20\24\25\34\26"
    "$\0A,\0Cm\10\7\0U\10\0Oa\4\10\0M\11\5\0N\14\0G\14\11\0N\4\0G\15\3\0N\7\0G\17\4\0N\17\0G\20\6\0N\25\0G\21\2\12\15\0L\24\0G\22\2\11\15\0L\16\0G\23"
    "\21\22\0M\20\0G\25\23\0N\21\0H\7\10\5\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Register_datarep: datarep:string read_conversion_fn:ptr write_conversion_fn:ptr dtype_file_extent_fn:ptr */
/*:     extra_state:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Register_datarep, "MPI_Register_datarep", (const void *datarep, void *read_conversion_fn,
    void *write_conversion_fn, void *dtype_file_extent_fn, void *extra_state), ((uintptr_t)datarep, (uintptr_t)read_conversion_fn,
    (uintptr_t)write_conversion_fn, (uintptr_t)dtype_file_extent_fn, (uintptr_t)extra_state,),
    "\5\5\1\256\2\148\10\5 Ndatarep\0Lread_conversion_fn\0Lwrite_conversion_fn\0Ldtype_file_extent_fn\0Lextra_state\0\6Aresult\0\6e\10\0V\10\0Oc\4 "
    "\0A\4\1\0A\2\10\3\20\4\30\0Ca\4\5\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_Register_datarep_c: datarep:string read_conversion_fn:ptr write_conversion_fn:ptr dtype_file_extent_fn:ptr */
/*:     extra_state:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Register_datarep_c, "MPI_Register_datarep_c", (const void *datarep, void *read_conversion_fn,
    void *write_conversion_fn, void *dtype_file_extent_fn, void *extra_state), ((uintptr_t)datarep, (uintptr_t)read_conversion_fn,
    (uintptr_t)write_conversion_fn, (uintptr_t)dtype_file_extent_fn, (uintptr_t)extra_state,),
    "\5\5\1\256\2\148\10\5 Ndatarep\0Lread_conversion_fn\0Lwrite_conversion_fn\0Ldtype_file_extent_fn\0Lextra_state\0\6Aresult\0\6e\10\0V\10\0Oc\4 "
    "\0A\4\1\0A\2\10\3\20\4\30\0Ca\4\5\0E")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Request_c2f: $key=key(request) request request=$key:handle -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Request_c2f, "MPI_Request_c2f", (uint64_t request), ((uint64_t)request,),
    "\14\1\1\20\14\10\10\0\0\0\0\1\0\0\0Mrequest\0Fresult\0a\10\2\0Ea\4\1\0E\17\0G\2\0O")

/*: MPI_Request_f2c: request:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Request_f2c, "MPI_Request_f2c", (int32_t request), ((uint64_t)request,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Frequest\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Request_free: [call]forget_request(request) *request:object/REQUEST -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Request_free, "MPI_Request_free", (void *request), ((uintptr_t)request,),
    "\15\1\1\20\14(\10\1 \0\0\0\0\1\0\0\15\14request\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0EF\0W")

/*: MPI_Request_get_status: [call]polls() $key=key(request) request request=$key:handle flag status -> */
/*:     [always]polled_status() *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 1, 0, trace__mpi_MPI_Request_get_status, "MPI_Request_get_status", (uint64_t request, void *flag, void *status),
    ((uint64_t)request, (uintptr_t)flag, (uintptr_t)status,),
    "\15\1\2\20\15\0100\3 \0\0\0\1\1\1\0Mrequest\0Kflag\0\6Aresult\0\6a\10\4\0Ej\1\1\0U\1\0Oa\4\3\0E\17\0G\4\0O0\0WG\0W")

/*: MPI_Rget: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) */
/*:     $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i32 origin_datatype */
/*:     origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 target_disp:i64 */
/*:     target_count:i32 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request bytes=$bytes:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rget, "MPI_Rget", (void *origin_addr, int32_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)win, (uintptr_t)request,),
    "\15\14\2L\24 0\11 \0\0\0\5\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0F\7count\0O\7datatype\0Mwin\0\7\10c"
    "omm\0\5\11win_size\0\7\204bytes\0B\0\15\14request\0\6Aresult\0\6c\14D\0A\14\0B\1\10\12\14\3\20\20\24\4\30\5 \21$\14(\0170\158\23<\0Cm\10\10\0U"
    "\10\0Oa\4\11\0E\4\0G\12\2\0N\5\0G\14\7\0N\6\0G\20\14\3\0M\4\0G\21\6\0N\10\0G\23\1\12\0M")

/*: MPI_Rget_accumulate: $type_where=type_where(origin_datatype,origin_count) $type=type(result_datatype) */
/*:     $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) $op=op(op) */
/*:     $bytes=bytes(origin_count,$type_where) $bytes_2=bytes(result_count,$type) $both=both($bytes,$bytes_2) */
/*:     origin_addr:ptr origin_count:i32 origin_datatype origin_datatype=$type_where:strid result_addr:ptr */
/*:     result_count:i32 result_datatype result_datatype=$type:strid target_rank:i32@MPI_RANK */
/*:     target_rank_world=$world:i32 target_disp:i64 target_count:i32 target_datatype target_datatype=$type_2:strid */
/*:     op op=$op:strid win win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 13, 1, 1, 0, trace__mpi_MPI_Rget_accumulate, "MPI_Rget_accumulate", (const void *origin_addr, int32_t origin_count,
    uint64_t origin_datatype, void *result_addr, int32_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp,
    int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count,
    (uint64_t)origin_datatype, (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp,
    (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "\15\21\2h\2480\15 \0\0\0\11\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0Lresult_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7d"
    "isp\0F\7count\0O\7datatype\0Oop\0Mwin\0\7\10comm\0\5\11win_size\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\16L\0A\16\0"
    "B\1\10\16\14\3\20\4\30\20\34\6 \26$\7(\0100\0274\318\22<\25D\0Gc\3\24\0A\4\23\0A\34\4\35\14\0A\24\0Cm\10\14\0U\10\0Oa\4\15\0E.\0G\16\2\1\0M\4\0"
    "G\20\5\0N\5\0G\22\13\0N\6\0G\26\22\6\0M\4\0G\27\11\0N\7\0G\31\12\0N\10\0G\32\1\16\0M\10\0G\33\4\20\0M\16\0G\34\32\33\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Rget_accumulate_c: $type_where=type_where(origin_datatype,origin_count) $type=type(result_datatype) */
/*:     $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) $op=op(op) */
/*:     $bytes=bytes(origin_count,$type_where) $bytes_2=bytes(result_count,$type) $both=both($bytes,$bytes_2) */
/*:     origin_addr:ptr origin_count:i64 origin_datatype origin_datatype=$type_where:strid result_addr:ptr */
/*:     result_count:i64 result_datatype result_datatype=$type:strid target_rank:i32@MPI_RANK */
/*:     target_rank_world=$world:i32 target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid */
/*:     op op=$op:strid win win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request */
/*:     bytes_sent=$both:u64/BYTES_SENT/B bytes_recv=$both.received:u64/BYTES_RECV/B -> *request:object/REQUEST */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 13, 1, 1, 0, trace__mpi_MPI_Rget_accumulate_c, "MPI_Rget_accumulate_c", (const void *origin_addr, int64_t origin_count,
    uint64_t origin_datatype, void *result_addr, int64_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp,
    int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count,
    (uint64_t)origin_datatype, (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp,
    (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "\15\21\2t\2480\15 \0\0\0\11\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0Lresult_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7d"
    "isp\0H\7count\0O\7datatype\0Oop\0Mwin\0\7\10comm\0\5\11win_size\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\15\14request\0\6Aresult\0\6c\16X\0A\16\0"
    "B\1\10\16\20\3\24\4\34\20$\6(\26,\0070\108\27@\31D\22H\25P\0Gc\3\24\0A\4\23\0A\34\4\35\14\0A\24\0Cm\10\14\0U\10\0Oa\4\15\0E.\0G\16\2\1\0M\4\0G"
    "\20\5\0N\5\0G\22\13\0N\6\0G\26\22\6\0M\4\0G\27\11\0N\7\0G\31\12\0N\10\0G\32\1\16\0M\10\0G\33\4\20\0M\16\0G\34\32\33\0M")

/*: MPI_Rget_c: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i64 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request bytes=$bytes:u64/BYTES_RECV/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rget_c, "MPI_Rget_c", (void *origin_addr, int64_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)win, (uintptr_t)request,),
    "\15\14\2T\24 0\11 \0\0\0\5\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0H\7count\0O\7datatype\0Mwin\0\7\10c"
    "omm\0\5\11win_size\0\7\204bytes\0B\0\15\14request\0\6Aresult\0\6c\14L\0A\14\0B\1\10\12\20\3\24\20\30\4\34\5$\21,\0140\178\15@\23D\0Cm\10\10\0U"
    "\10\0Oa\4\11\0E\4\0G\12\2\0N\5\0G\14\7\0N\6\0G\20\14\3\0M\4\0G\21\6\0N\10\0G\23\1\12\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Rput: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) $type_2=type(target_datatype) */
/*:     $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i32 origin_datatype */
/*:     origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 target_disp:i64 */
/*:     target_count:i32 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request bytes=$bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rput, "MPI_Rput", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)win, (uintptr_t)request,),
    "\15\14\2L\24 0\11 \0\0\0\5\0\0\0Lorigin_addr\0F\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0F\7count\0O\7datatype\0Mwin\0\7\10c"
    "omm\0\5\11win_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\14D\0A\14\0B\1\10\12\14\3\20\20\24\4\30\5 \21$\14(\0170\158\23<\0Cm\10\10\0U"
    "\10\0Oa\4\11\0E\4\0G\12\2\0N\5\0G\14\7\0N\6\0G\20\14\3\0M\4\0G\21\6\0N\10\0G\23\1\12\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Rput_c: $type=type(origin_datatype) $win=win(win) $world=world($win,target_rank) */
/*:     $type_2=type(target_datatype) $bytes=bytes(origin_count,$type) origin_addr:ptr origin_count:i64 */
/*:     origin_datatype origin_datatype=$type:strid target_rank:i32@MPI_RANK target_rank_world=$world:i32 */
/*:     target_disp:i64 target_count:i64 target_datatype target_datatype=$type_2:strid win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE request bytes=$bytes:u64/BYTES_SENT/B -> */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rput_c, "MPI_Rput_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype,
    int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr,
    (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype,
    (uint64_t)win, (uintptr_t)request,),
    "\15\14\2T\24 0\11 \0\0\0\5\0\0\0Lorigin_addr\0H\7count\0O\7datatype\0\6@target_rank\0\16F\13_world\0H\7disp\0H\7count\0O\7datatype\0Mwin\0\7\10c"
    "omm\0\5\11win_size\0\7\203bytes\0B\0\15\14request\0\6Aresult\0\6c\14L\0A\14\0B\1\10\12\20\3\24\20\30\4\34\5$\21,\0140\178\15@\23D\0Cm\10\10\0U"
    "\10\0Oa\4\11\0E\4\0G\12\2\0N\5\0G\14\7\0N\6\0G\20\14\3\0M\4\0G\21\6\0N\10\0G\23\1\12\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Rsend: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Rsend, "MPI_Rsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "\15\11\18\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0110\0A\12\0B\1\10\12\14\3\20\14\24\4\30\7\34\10$\15(\0A0\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Rsend_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Rsend_c, "MPI_Rsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "\15\11\1<\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0114\0A\12\0B\1\10\12\20\3\24\14\30\4\34\7 \10(\15,\0A4\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Rsend_init: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i32 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Rsend_init, "MPI_Rsend_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0020\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10(\0A\10\0B\1\10\10\14\3\20\15\24\4\30\12\34\13$\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

#endif

#if TRACE__MPI_4_0

/*: MPI_Rsend_init_c: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i64 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Rsend_init_c, "MPI_Rsend_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0024\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10,\0A\10\0B\1\10\10\20\3\24\15\30\4\34\12 \13(\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

#endif

#if TRACE__MPI_3_1

/*: MPI_Scan: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) $allreduce=allreduce(count,$type) */
/*:     sendbuf:ptr recvbuf:ptr count:i32 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Scan, "MPI_Scan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op,
    uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "\15\12\1H\14 \10\6 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\7\24\11\30\12\34\13$\15(\0160\178\0Ga\4\6\0E\4\0G\7\3\0N\7\0G\11\4\0V\12\5\0N\12\0G\15\12\0N\27\0"
    "G\16\2\7\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Scan_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $seq=seq($comm) $allreduce=allreduce(count,$type) */
/*:     sendbuf:ptr recvbuf:ptr count:i64 datatype datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$allreduce:u64/BYTES_SENT/B */
/*:     bytes_recv=$allreduce.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Scan_c, "MPI_Scan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "\15\12\1L\14 \10\6 \0\0\0\5\0\0\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6r"
    "ecv\0B\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\7\30\11\34\12 \13(\15,\0164\17<\0Ga\4\6\0E\4\0G\7\3\0N\7\0G\11\4\0V\12\5\0N\12\0G\15\12\0N\27\0G"
    "\16\2\7\0M")

/*: MPI_Scan_init: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) $allreduce=allreduce(count,$type) */
/*:     $plan=plan($allreduce) sendbuf:ptr recvbuf:ptr count:i32 datatype datatype=$type:strid op op=$op:strid comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Scan_init, "MPI_Scan_init", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype,
    uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2H\24 0\10 \0\0\0\6\0\1\0Lsendbuf\0Lrecvbuf\0Fcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0"
    "B\0\15\14request\0\6Aresult\0\6c\12@\0A\12\0B\1\10\2\20\11\24\13\30\14\34\15$\17(\0220\238\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V"
    "\14\5\0N\17\0G\17\6\0N\27\0G\20\2\11\0M\20\0G\22\20\0N\21\0H\7\10\5\0L")

/*: MPI_Scan_init_c: $type=type(datatype) $op=op(op) $comm=comm(comm) $key=key(info) */
/*:     $allreduce=allreduce(count,$type) $plan=plan($allreduce) sendbuf:ptr recvbuf:ptr count:i64 datatype */
/*:     datatype=$type:strid op op=$op:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info */
/*:     info=$key:handle request bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Scan_init_c, "MPI_Scan_init_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype,
    uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,
    (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\12\2L\24 0\10 \0\0\0\6\0\1\0Lsendbuf\0Lrecvbuf\0Hcount\0Odatatype\0Oop\0\7\10comm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0"
    "B\0\15\14request\0\6Aresult\0\6c\12D\0A\12\0B\1\10\2\20\11\30\13\34\14 \15(\17,\0224\23<\0Gm\10\7\0U\10\0Oa\4\10\0E\4\0G\11\3\0N\7\0G\13\4\0V\14"
    "\5\0N\17\0G\17\6\0N\27\0G\20\2\11\0M\20\0G\22\20\0N\21\0H\7\10\5\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Scatter: $comm=comm(comm) $root_type=root_type(sendtype,$comm,root) */
/*:     $type_unless=type_unless(recvtype,recvbuf) $world=world($comm,root) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$root_type) $peers=peers($comm) $times=times($bytes,$peers) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$times,$sent) sendbuf:ptr */
/*:     sendcount:i32 sendtype sendtype=$root_type:strid recvbuf:ptr recvcount:i32 recvtype */
/*:     recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$scatter:u64/BYTES_SENT/B */
/*:     bytes_recv=$scatter.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Scatter, "MPI_Scatter", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf,
    int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\15\1T\14(\10\10 \0\0\0\12\0\0\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_siz"
    "e\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\15L\0A\16\0B\1\10\14\14\3\20\4\30\16\34\6 \20$\11(\0120\0214\26<\27D\0AL\0Ga"
    "\4\10\0M\11\7\0N*\0G\14\2\11\6\0L\11\0G\16\5\3\0M\6\0G\20\11\6\0M\12\0G\21\11\0N\10\0G\22\1\14\0M\14\0G\23\11\0N\15\0G\24\22\23\0M+\0G\25\3\4\16"
    "\0L=\0G\26\11\6\24\25\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Scatter_c: $comm=comm(comm) $root_type=root_type(sendtype,$comm,root) */
/*:     $type_unless=type_unless(recvtype,recvbuf) $world=world($comm,root) $seq=seq($comm) */
/*:     $bytes=bytes(sendcount,$root_type) $peers=peers($comm) $times=times($bytes,$peers) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$times,$sent) sendbuf:ptr */
/*:     sendcount:i64 sendtype sendtype=$root_type:strid recvbuf:ptr recvcount:i64 recvtype */
/*:     recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ bytes_sent=$scatter:u64/BYTES_SENT/B */
/*:     bytes_recv=$scatter.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Scatter_c, "MPI_Scatter_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf,
    int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf,
    (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\15\1\134\14(\10\10 \0\0\0\12\0\0\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_"
    "size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6c\15T\0A\16\0B\1\10\14\20\3\24\4\34\16$\6(\20,\0110\128\21<\26D\27L\0AT\0Ga"
    "\4\10\0M\11\7\0N*\0G\14\2\11\6\0L\11\0G\16\5\3\0M\6\0G\20\11\6\0M\12\0G\21\11\0N\10\0G\22\1\14\0M\14\0G\23\11\0N\15\0G\24\22\23\0M+\0G\25\3\4\16"
    "\0L=\0G\26\11\6\24\25\0K")

/*: MPI_Scatter_init: $comm=comm(comm) $root_type=root_type(sendtype,$comm,root) */
/*:     $type_unless=type_unless(recvtype,recvbuf) $world=world($comm,root) $key=key(info) */
/*:     $bytes=bytes(sendcount,$root_type) $peers=peers($comm) $times=times($bytes,$peers) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$times,$sent) $plan=plan($scatter) */
/*:     sendbuf:ptr sendcount:i32 sendtype sendtype=$root_type:strid recvbuf:ptr recvcount:i32 recvtype */
/*:     recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Scatter_init, "MPI_Scatter_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype,
    void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\15\2T\24(0\12 \0\0\0\13\0\1\0Lsendbuf\0F\4count\0O\4type\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_size\0"
    "Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\15L\0A\16\0B\1\10\16\14\3\20\4\30\20\34\6 \22$\13(\0140\0234\32<\33D"
    "\0AL\0Gm\10\11\0U\10\0Oa\4\12\0M\13\7\0N*\0G\16\2\13\6\0L\11\0G\20\5\3\0M\6\0G\22\13\6\0M\17\0G\23\10\0N\10\0G\24\1\16\0M\14\0G\25\13\0N\15\0G"
    "\26\24\25\0M+\0G\27\3\4\20\0L=\0G\30\13\6\26\27\0K\20\0G\32\30\0N\21\0H\11\12\7\0L")

/*: MPI_Scatter_init_c: $comm=comm(comm) $root_type=root_type(sendtype,$comm,root) */
/*:     $type_unless=type_unless(recvtype,recvbuf) $world=world($comm,root) $key=key(info) */
/*:     $bytes=bytes(sendcount,$root_type) $peers=peers($comm) $times=times($bytes,$peers) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$times,$sent) $plan=plan($scatter) */
/*:     sendbuf:ptr sendcount:i64 sendtype sendtype=$root_type:strid recvbuf:ptr recvcount:i64 recvtype */
/*:     recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request bytes_sent=$plan:u64/NONE/B */
/*:     bytes_recv=$plan.received:u64/NONE/B -> [always]track_collective(request,return,comm) */
/*:     *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Scatter_init_c, "MPI_Scatter_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf,
    (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info,
    (uintptr_t)request,),
    "\15\15\2\134\24(0\12 \0\0\0\13\0\1\0Lsendbuf\0H\4count\0O\4type\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10comm\0\5\11\4_si"
    "ze\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6c\15T\0A\16\0B\1\10\16\20\3\24\4\34\20$\6(\22,\0130\148\23<\32D\33L"
    "\0AT\0Gm\10\11\0U\10\0Oa\4\12\0M\13\7\0N*\0G\16\2\13\6\0L\11\0G\20\5\3\0M\6\0G\22\13\6\0M\17\0G\23\10\0N\10\0G\24\1\16\0M\14\0G\25\13\0N\15\0G"
    "\26\24\25\0M+\0G\27\3\4\20\0L=\0G\30\13\6\26\27\0K\20\0G\32\30\0N\21\0H\11\12\7\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Scatterv: $comm=comm(comm) $peers_at_root=peers_at_root($comm,root) */
/*:     $root_type=root_type(sendtype,$comm,root) $type_unless=type_unless(recvtype,recvbuf) */
/*:     $world=world($comm,root) $seq=seq($comm) $sum32=sum32(sendcounts,$peers_at_root,$root_type) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$sum32,$sent) sendbuf:ptr */
/*:     sendcounts[$peers_at_root]:i32 displs[$peers_at_root]:i32 sendtype sendtype=$root_type:strid recvbuf:ptr */
/*:     recvcount:i32 recvtype recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$scatter:u64/BYTES_SENT/B bytes_recv=$scatter.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Scatterv, "MPI_Scatterv", (const void *sendbuf, const void *sendcounts, const void *displs,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts,
    (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\16\1\334\4\14x\10\11 \0\0\0\11\0\0\0Lsendbuf\0f\4counts\0fdispls\0Osendtype\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\15\0Kh\4\2\0E\1\10\0H@\0A"
    "\4\0C\4\0C\15\0Kc\13@\0A\14\16\0A\4\4\5\14\20\20\7\24\22\30\12\34\13$\23(\0260\278\0A@\0Ca\4\11\0M\12\10\0N-\0G\15\12\7\0M*\0G\16\3\12\7\0L\11\0"
    "G\20\6\4\0M\6\0G\22\12\7\0M\12\0G\23\12\0N\23\0G\24\1\15\16\0L+\0G\25\4\5\20\0L=\0G\26\12\7\24\25\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Scatterv_c: $comm=comm(comm) $peers_at_root=peers_at_root($comm,root) */
/*:     $root_type=root_type(sendtype,$comm,root) $type_unless=type_unless(recvtype,recvbuf) */
/*:     $world=world($comm,root) $seq=seq($comm) $sum64=sum64(sendcounts,$peers_at_root,$root_type) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$sum64,$sent) sendbuf:ptr */
/*:     sendcounts[$peers_at_root]:i64 displs[$peers_at_root]:i64 sendtype sendtype=$root_type:strid recvbuf:ptr */
/*:     recvcount:i64 recvtype recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ */
/*:     bytes_sent=$scatter:u64/BYTES_SENT/B bytes_recv=$scatter.received:u64/BYTES_RECV/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Scatterv_c, "MPI_Scatterv_c", (const void *sendbuf, const void *sendcounts, const void *displs,
    uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts,
    (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "\15\16\1\340\10\14x\10\11 \0\0\0\11\0\0\0Lsendbuf\0h\4counts\0hdispls\0Osendtype\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0\7\12seq\0\7\203bytes_sent\0B\0\7\204\6recv\0B\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\15\0Kh\10\2\0E\1\10\0H"
    "@\0A\10\0C\10\0C\15\0Kc\13D\0A\14\16\0A\4\4\5\14\20\24\7\30\22\34\12 \13(\23,\0264\27<\0AD\0Ca\4\11\0M\12\10\0N-\0G\15\12\7\0M*\0G\16\3\12\7\0L"
    "\11\0G\20\6\4\0M\6\0G\22\12\7\0M\12\0G\23\12\0N\25\0G\24\1\15\16\0L+\0G\25\4\5\20\0L=\0G\26\12\7\24\25\0K")

/*: MPI_Scatterv_init: $comm=comm(comm) $peers_at_root=peers_at_root($comm,root) */
/*:     $root_type=root_type(sendtype,$comm,root) $type_unless=type_unless(recvtype,recvbuf) */
/*:     $world=world($comm,root) $key=key(info) $sum32=sum32(sendcounts,$peers_at_root,$root_type) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$sum32,$sent) $plan=plan($scatter) */
/*:     sendbuf:ptr sendcounts[$peers_at_root]:i32 displs[$peers_at_root]:i32 sendtype sendtype=$root_type:strid */
/*:     recvbuf:ptr recvcount:i32 recvtype recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Scatterv_init, "MPI_Scatterv_init", (const void *sendbuf, const void *sendcounts, const void *displs,
    uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype,
    (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\16\2\334\4\24x0\13 \0\0\0\12\0\1\0Lsendbuf\0f\4counts\0fdispls\0Osendtype\0Lrecvbuf\0F\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10co"
    "mm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\4\1\0E\1\10\0H@\0A\4\0C\4\0C\17\0Kh\4\2\0E"
    "\1\10\0H@\0A\4\0C\4\0C\17\0Kc\13@\0A\14\20\0A\4\4\5\14\22\20\7\24\24\30\14\34\15$\25(\0320\338\0A@\0Cm\10\12\0U\10\0Oa\4\13\0M\14\10\0N-\0G\17\14"
    "\7\0M*\0G\20\3\14\7\0L\11\0G\22\6\4\0M\6\0G\24\14\7\0M\17\0G\25\11\0N\23\0G\26\1\17\20\0L+\0G\27\4\5\22\0L=\0G\30\14\7\26\27\0K\20\0G\32\30\0N"
    "\21\0H\12\13\10\0L")

/*: MPI_Scatterv_init_c: $comm=comm(comm) $peers_at_root=peers_at_root($comm,root) */
/*:     $root_type=root_type(sendtype,$comm,root) $type_unless=type_unless(recvtype,recvbuf) */
/*:     $world=world($comm,root) $key=key(info) $sum64=sum64(sendcounts,$peers_at_root,$root_type) */
/*:     $sent=sent(recvbuf,recvcount,$type_unless) $scatter=scatter($comm,root,$sum64,$sent) $plan=plan($scatter) */
/*:     sendbuf:ptr sendcounts[$peers_at_root]:i64 displs[$peers_at_root]:i64 sendtype sendtype=$root_type:strid */
/*:     recvbuf:ptr recvcount:i64 recvtype recvtype=$type_unless:strid root:i32@MPI_RANK root_world=$world:i32/ROOT */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE info info=$key:handle request */
/*:     bytes_sent=$plan:u64/NONE/B bytes_recv=$plan.received:u64/NONE/B -> */
/*:     [always]track_collective(request,return,comm) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Scatterv_init_c, "MPI_Scatterv_init_c", (const void *sendbuf, const void *sendcounts,
    const void *displs, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request),
    ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype,
    (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "\15\16\2\340\10\24x0\13 \0\0\0\12\0\1\0Lsendbuf\0h\4counts\0hdispls\0Osendtype\0Lrecvbuf\0H\4count\0O\4type\0\6@root\0\16\6\13\4_world\0\7\10c"
    "omm\0\5\11\4_size\0Minfo\0\7\200bytes_sent\0B\0\7\200\6recv\0B\0\15\14request\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kh\10\2"
    "\0E\1\10\0H@\0A\10\0C\10\0C\17\0Kc\13D\0A\14\20\0A\4\4\5\14\22\24\7\30\24\34\14 \15(\25,\0324\33<\0AD\0Cm\10\12\0U\10\0Oa\4\13\0M\14\10\0N-\0G"
    "\17\14\7\0M*\0G\20\3\14\7\0L\11\0G\22\6\4\0M\6\0G\24\14\7\0M\17\0G\25\11\0N\25\0G\26\1\17\20\0L+\0G\27\4\5\22\0L=\0G\30\14\7\26\27\0K\20\0G\32\30"
    "\0N\21\0H\12\13\10\0L")

/*: MPI_Send_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Send_c, "MPI_Send_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "\15\11\1<\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0114\0A\12\0B\1\10\12\20\3\24\14\30\4\34\7 \10(\15,\0A4\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Send_init: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i32 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Send_init, "MPI_Send_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0020\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10(\0A\10\0B\1\10\10\14\3\20\15\24\4\30\12\34\13$\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

#endif

#if TRACE__MPI_4_0

/*: MPI_Send_init_c: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i64 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Send_init_c, "MPI_Send_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0024\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10,\0A\10\0B\1\10\10\20\3\24\15\30\4\34\12 \13(\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

/*: MPI_Sendrecv_c: [always]status=lend(status,room) $type=type(sendtype) $comm=comm(comm) $world=world($comm,dest) */
/*:     $type_2=type(recvtype) $sent_bytes=sent_bytes(dest,sendcount,$type) sendbuf:ptr sendcount:i64 sendtype */
/*:     sendtype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32/DST sendtag:i32/TAG recvbuf:ptr recvcount:i64 */
/*:     recvtype recvtype=$type_2:strid source:i32@MPI_RANK recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE status bytes=$sent_bytes:u64/BYTES_SENT/B ; room -> */
/*:     $message=message($comm,status,return) comm=$message:u64/COMM source_world=$message.source:i32/SRC */
/*:     tag=$message.tag:i32/TAG bytes=$message.bytes:u64/BYTES_RECV/B return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 12, 1, 1, 13, trace__mpi_MPI_Sendrecv_c, "MPI_Sendrecv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype,
    int32_t dest, int32_t sendtag, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t source, int32_t recvtag, uint64_t comm, void *status),
    ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount,
    (uint64_t)recvtype, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status,),
    "\15\16\5X$(\30\14 \0\0\1\5\0\0\1Lsendbuf\0H\4count\0O\4type\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0Lrecvbuf\0H\4count\0O\4type\0\6@source\0\16\6"
    "@recvtag\0\22\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\7\10comm\0\6\6source_world\0\6\7tag\0\7\204bytes\0B\0\6Aresult\0\6c\16P\0A\16\0B\1\10\16\20"
    "\3\24\23\30\4\34\5 \6(\0240\0104\118\20<\21D\26H\0Gc\5\34\0A\6\27\0A\30\10\31\14\32\20\14\30\0A\34\0G'\0G\13\13\15\0M\4\0G\16\2\0V\20\12\0N\6\0"
    "G\23\20\3\0M\4\0G\24\7\0N>\0G\26\3\1\16\0LE\0G\27\20\13\14\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Sendrecv_replace: [always]status=lend(status,room) $type=type(datatype) $comm=comm(comm) */
/*:     $world=world($comm,dest) $sent_bytes=sent_bytes(dest,count,$type) buf:ptr count:i32 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32/DST sendtag:i32/TAG source:i32@MPI_RANK */
/*:     recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE status */
/*:     bytes=$sent_bytes:u64/BYTES_SENT/B ; room -> $message=message($comm,status,return) comm=$message:u64/COMM */
/*:     source_world=$message.source:i32/SRC tag=$message.tag:i32/TAG bytes=$message.bytes:u64/BYTES_RECV/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 10, trace__mpi_MPI_Sendrecv_replace, "MPI_Sendrecv_replace", (void *buf, int32_t count, uint64_t datatype, int32_t dest,
    int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest,
    (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status,),
    "\15\13\5@$ \30\11 \0\0\1\4\0\0\1Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0\6@source\0\16\6@recvtag\0\22\7\10comm\0\5\11\4"
    "_size\0\7\203bytes\0B\0\7\10comm\0\6\6source_world\0\6\7tag\0\7\204bytes\0B\0\6Aresult\0\6c\138\0A\14\0B\1\10\13\14\3\20\20\24\4\30\5\34\6 \15$"
    "\16,\0210\0A8\0Cc\5\34\0A\6\22\0A\23\10\24\14\25\20\11\30\0A\34\0G'\0G\10\10\12\0M\4\0G\13\2\0V\15\7\0N\6\0G\20\15\3\0M>\0G\21\3\1\13\0LE\0G\22\15"
    "\10\11\0L")

#endif

#if TRACE__MPI_4_0

/*: MPI_Sendrecv_replace_c: [always]status=lend(status,room) $type=type(datatype) $comm=comm(comm) */
/*:     $world=world($comm,dest) $sent_bytes=sent_bytes(dest,count,$type) buf:ptr count:i64 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32/DST sendtag:i32/TAG source:i32@MPI_RANK */
/*:     recvtag:i32@MPI_TAG comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE status */
/*:     bytes=$sent_bytes:u64/BYTES_SENT/B ; room -> $message=message($comm,status,return) comm=$message:u64/COMM */
/*:     source_world=$message.source:i32/SRC tag=$message.tag:i32/TAG bytes=$message.bytes:u64/BYTES_RECV/B */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 1, 1, 10, trace__mpi_MPI_Sendrecv_replace_c, "MPI_Sendrecv_replace_c", (void *buf, int64_t count, uint64_t datatype,
    int32_t dest, int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,
    (uint64_t)dest, (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status,),
    "\15\13\5D$ \30\11 \0\0\1\4\0\0\1Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7sendtag\0\6@source\0\16\6@recvtag\0\22\7\10comm\0\5\11\4"
    "_size\0\7\203bytes\0B\0\7\10comm\0\6\6source_world\0\6\7tag\0\7\204bytes\0B\0\6Aresult\0\6c\13<\0A\14\0B\1\10\13\20\3\24\20\30\4\34\5 \6$\15(\16"
    "0\0214\0A<\0Cc\5\34\0A\6\22\0A\23\10\24\14\25\20\11\30\0A\34\0G'\0G\10\10\12\0M\4\0G\13\2\0V\15\7\0N\6\0G\20\15\3\0M>\0G\21\3\1\13\0LE\0G\22\15\10"
    "\11\0L")

/*: MPI_Session_call_errhandler: $key=key(session) session session=$key:handle errorcode:i32 -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_call_errhandler, "MPI_Session_call_errhandler", (uint64_t session, int32_t errorcode),
    ((uint64_t)session, (uint64_t)errorcode,),
    "\15\2\1\24\14\20\10\2 \0\0\0\1\0\0\0Msession\0Ferrorcode\0\6Aresult\0\6c\2\14\0A\2\3\0A\1\10\0Ga\4\2\0E\17\0G\3\0O")

/*: MPI_Session_create_errhandler: session_errhandler_fn:ptr errhandler -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_create_errhandler, "MPI_Session_create_errhandler", (void *session_errhandler_fn,
    void *errhandler), ((uintptr_t)session_errhandler_fn, (uintptr_t)errhandler,),
    "\5\1\2\20\24\0100\2 Lsession_errhandler_fn\0Merrhandler\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

/*: MPI_Session_finalize: [call]session_over(session) *session:object -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Session_finalize, "MPI_Session_finalize", (void *session), ((uintptr_t)session,),
    "\15\1\1\20\14(\10\1 \0\0\0\0\1\0\0Msession\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0EH\0W")

/*: MPI_Session_get_errhandler: $key=key(session) session session=$key:handle errhandler -> *errhandler:object */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Session_get_errhandler, "MPI_Session_get_errhandler", (uint64_t session, void *errhandler),
    ((uint64_t)session, (uintptr_t)errhandler,),
    "\15\1\2\20\24\0100\2 \0\0\0\1\0\0\0Msession\0Merrhandler\0\6Aresult\0\6a\10\3\0Em\10\1\0U\10\0Oa\4\2\0E\17\0G\3\0O")

/*: MPI_Session_get_info: $key=key(session) session session=$key:handle info_used -> *info_used:object */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_get_info, "MPI_Session_get_info", (uint64_t session, void *info_used), ((uint64_t)session,
    (uintptr_t)info_used,),
    "\15\1\2\20\24\0100\2 \0\0\0\1\0\0\0Msession\0Minfo_used\0\6Aresult\0\6a\10\3\0Em\10\1\0U\10\0Oa\4\2\0E\17\0G\3\0O")

/*: MPI_Session_get_nth_pset: $key=key(session) $key_2=key(info) session session=$key:handle info info=$key_2:handle */
/*:     n:i32 pset_len pset_name -> *pset_len:i32 pset_name[256]:chars return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Session_get_nth_pset, "MPI_Session_get_nth_pset", (uint64_t session, uint64_t info, int32_t n,
    void *pset_len, void *pset_name), ((uint64_t)session, (uint64_t)info, (uint64_t)n, (uintptr_t)pset_len, (uintptr_t)pset_name,),
    "\15\3\3\34\226\2\208\5 \0\0\0\2\0\0\0Msession\0Minfo\0Fn\0Fpset_len\0N\5name\0\6Aresult\0\6c\3\24\0A\4\6\0A\7\10\2\20\0A\24\0Cb\4\3\2\0Dg\1\4\0"
    "F\10\0H@\0A\1\0D\1\0C\1\0Ja\4\5\0E\17\0G\6\0O\17\0G\7\1\0N")

/*: MPI_Session_get_num_psets: $key=key(session) $key_2=key(info) session session=$key:handle info */
/*:     info=$key_2:handle npset_names -> *npset_names:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Session_get_num_psets, "MPI_Session_get_num_psets", (uint64_t session, uint64_t info,
    void *npset_names), ((uint64_t)session, (uint64_t)info, (uintptr_t)npset_names,),
    "\15\2\2\30\20\20\20\3 \0\0\0\2\0\0\0Msession\0Minfo\0Fnpset_names\0\6Aresult\0\6c\2\20\0A\2\4\0A\5\10\0Gb\4\2\2\0Da\4\3\0E\17\0G\4\0O\17\0G\5\1"
    "\0N")

/*: MPI_Session_get_pset_info: $key=key(session) session session=$key:handle pset_name:string info -> *info:object */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Session_get_pset_info, "MPI_Session_get_pset_info", (uint64_t session, const void *pset_name,
    void *info), ((uint64_t)session, (uintptr_t)pset_name, (uintptr_t)info,),
    "\15\2\2\226\2\02400\3 \0\0\0\1\0\0\0Msession\0Npset_name\0Minfo\0\6Aresult\0\6a\10\4\0Ee\10\1\0U\10\0Om\10\2\0U\10\0Oa\4\3\0E\17\0G\4\0O")

/*: MPI_Session_init: $key=key(info) $key_2=key(errhandler) info info=$key:handle errhandler */
/*:     errhandler=$key_2:handle session -> [always]session(session,return) *session:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 0, trace__mpi_MPI_Session_init, "MPI_Session_init", (uint64_t info, uint64_t errhandler, void *session), ((uint64_t)info,
    (uint64_t)errhandler, (uintptr_t)session,),
    "\15\2\2\30\24\0200\3 \0\0\0\2\0\1\0Minfo\0Merrhandler\0Msession\0\6Aresult\0\6c\2\20\0A\2\4\0A\5\10\0Gm\10\2\0U\10\0Oa\4\3\0E\17\0G\4\0O\17\0G"
    "\5\1\0NI\0H\2\3\0M")

/*: MPI_Session_set_errhandler: $key=key(session) $key_2=key(errhandler) session session=$key:handle errhandler */
/*:     errhandler=$key_2:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_set_errhandler, "MPI_Session_set_errhandler", (uint64_t session, uint64_t errhandler),
    ((uint64_t)session, (uint64_t)errhandler,),
    "\15\2\1\30\14\20\10\2 \0\0\0\2\0\0\0Msession\0Merrhandler\0\6Aresult\0\6c\2\20\0A\2\3\0A\4\10\0Ga\4\2\0E\17\0G\3\0O\17\0G\4\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ssend: $send=send(comm,dest,count,datatype) buf:ptr count:i32 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Ssend, "MPI_Ssend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "\15\11\18\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0110\0A\12\0B\1\10\12\14\3\20\14\24\4\30\7\34\10$\15(\0A0\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ssend_c: $send=send(comm,dest,count,datatype) buf:ptr count:i64 datatype datatype=$send.type:strid */
/*:     dest:i32@MPI_RANK dest_world=$send.world:i32/DST tag:i32/TAG comm comm=$send.comm:u64/COMM */
/*:     comm_size=$send.comm.size:u32/COMM_SIZE bytes=$send.sent_bytes:u64/BYTES_SENT/B -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Ssend_c, "MPI_Ssend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag,
    uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "\15\11\1<\14 \10\6 \0\0\0\1\0\0\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16\6\5\4_world\0\6\7tag\0\7\10comm\0\5\11\4_size\0\7\203bytes\0B\0\6Aresul"
    "t\0\6c\0114\0A\12\0B\1\10\12\20\3\24\14\30\4\34\7 \10(\15,\0A4\0Ga\4\6\0E\35\0G\7\5\3\1\2\0K")

#endif

#if TRACE__MPI_3_1

/*: MPI_Ssend_init: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i32 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Ssend_init, "MPI_Ssend_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0020\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Fcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10(\0A\10\0B\1\10\10\14\3\20\15\24\4\30\12\34\13$\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

#endif

#if TRACE__MPI_4_0

/*: MPI_Ssend_init_c: $type=type(datatype) $comm=comm(comm) $world=world($comm,dest) buf:ptr count:i64 datatype */
/*:     datatype=$type:strid dest:i32@MPI_RANK dest_world=$world:i32 tag:i32 comm comm=$comm:u64/COMM */
/*:     comm_size=$comm.size:u32/COMM_SIZE request -> [alway */
/*:     s]track_send(request,return,comm,dest,tag,count,datatype) *request:object/REQUEST return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Ssend_init_c, "MPI_Ssend_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest,
    int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,
    (uintptr_t)request,),
    "\15\10\0024\24\0300\7 \0\0\0\3\0\1\0Lbuf\0Hcount\0Odatatype\0\6@dest\0\16F\4_world\0Ftag\0\7\10comm\0\5\11\4_size\0\15\14request\0\6Aresult\0\6"
    "c\10,\0A\10\0B\1\10\10\20\3\24\15\30\4\34\12 \13(\0Cm\10\6\0U\10\0Oa\4\7\0E\4\0G\10\2\0V\12\5\0N\6\0G\15\12\3\0M\36\0H\6\7\5\3\4\1\2\0H")

#endif

#if TRACE__MPI_3_1

/*: MPI_Start: [always]started=handle(request) *request:object/REQUEST -> [always]start(started,return) */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Start, "MPI_Start", (void *request), ((uintptr_t)request,),
    "\15\1\1\20\14(\10\1 \0\0\1\0\0\1\0\15\14request\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0EJ\0G\2\0OK\0H\2\1\0M")

/*: MPI_Startall: count:i32 array_of_requests[count]:object/REQUEST -> */
/*:     [always]start_all(array_of_requests,count,return) return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Startall, "MPI_Startall", (int32_t count, void *array_of_requests), ((uint64_t)count,
    (uintptr_t)array_of_requests,),
    "\15\2\1\222\4\0140\10\2 \0\0\0\0\0\1\0Fcount\0-\14array_of_requests\0\6Aresult\0\6a\4\0Fq\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\4\2\0EL\0H\1\0A"
    "\2\0L")

#endif

#if TRACE__MPI_OLD

/*: MPI_Status_c2f: c_status:ptr f_status:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Status_c2f, "MPI_Status_c2f", (const void *c_status, void *f_status), ((uintptr_t)c_status,
    (uintptr_t)f_status,),
    "\5\2\1\30\14\20\10\2 Lc_status\0Lf_status\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_Status_f2c: f_status:ptr c_status -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Status_f2c, "MPI_Status_f2c", (const void *f_status, void *c_status), ((uintptr_t)f_status,
    (uintptr_t)c_status,),
    "\5\1\1\20\14\10\10\2 Lf_status\0\6Aresult\0\6a\10\0Fa\4\2\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_Status_set_cancelled: status flag:truth -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Status_set_cancelled, "MPI_Status_set_cancelled", (void *status, int32_t flag), ((uintptr_t)status,
    (uint64_t)flag,),
    "\5\1\1\11\14(\10\2 Kflag\0\6Aresult\0\6j\1\1\1\0T\1\0Oa\4\2\0E")

/*: MPI_Status_set_elements: $type=type(datatype) status datatype datatype=$type:strid count:i32 -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Status_set_elements, "MPI_Status_set_elements", (void *status, uint64_t datatype, int32_t count),
    ((uintptr_t)status, (uint64_t)datatype, (uint64_t)count,),
    "\15\2\1\20\14\20\10\3 \0\0\0\1\0\0\0Odatatype\0Fcount\0\6Aresult\0\6c\2\10\0A\2\4\0A\2\4\0Ga\4\3\0E\4\0G\4\1\0N")

/*: MPI_Status_set_elements_x: $type=type(datatype) status datatype datatype=$type:strid count:i64 -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Status_set_elements_x, "MPI_Status_set_elements_x", (void *status, uint64_t datatype, int64_t count),
    ((uintptr_t)status, (uint64_t)datatype, (uint64_t)count,),
    "\15\2\1\24\14\20\10\3 \0\0\0\1\0\0\0Odatatype\0Hcount\0\6Aresult\0\6c\2\14\0A\2\4\0A\2\4\0Ga\4\3\0E\4\0G\4\1\0N")

/*: MPI_T_category_changed: update_number -> *update_number:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_category_changed, "MPI_T_category_changed", (void *update_number), ((uintptr_t)update_number,),
    "\5\0\2\10\20\0\20\1 Fupdate_number\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_T_category_get_categories: cat_index:i32 len:i32 indices -> indices[len]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_categories, "MPI_T_category_get_categories", (int32_t cat_index, int32_t len,
    void *indices), ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "\5\2\2\20\222\2\0200\3 Fcat_index\0Flen\0findices\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\3\0E")

/*: MPI_T_category_get_cvars: cat_index:i32 len:i32 indices -> indices[len]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_cvars, "MPI_T_category_get_cvars", (int32_t cat_index, int32_t len, void *indices),
    ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "\5\2\2\20\222\2\0200\3 Fcat_index\0Flen\0findices\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\3\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_T_category_get_events: cat_index:i32 len:i32 indices -> indices[len]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_events, "MPI_T_category_get_events", (int32_t cat_index, int32_t len, void *indices),
    ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "\5\2\2\20\222\2\0200\3 Fcat_index\0Flen\0findices\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\3\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_T_category_get_index: name:string cat_index -> *cat_index:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_category_get_index, "MPI_T_category_get_index", (const void *name, void *cat_index), ((uintptr_t)name,
    (uintptr_t)cat_index,),
    "\5\1\2\216\2\20(\20\2 Nname\0Fcat_index\0\6Aresult\0\6e\10\0V\10\0Ob\4\1\2\0Da\4\2\0E")

/*: MPI_T_category_get_info: cat_index:i32 name name_len desc desc_len num_cvars num_pvars num_categories -> */
/*:     *name_len:i32 *desc_len:i32 *num_cvars:i32 *num_pvars:i32 *num_categories:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 8, 3, 3, 0, trace__mpi_MPI_T_category_get_info, "MPI_T_category_get_info", (int32_t cat_index, void *name, void *name_len,
    void *desc, void *desc_len, void *num_cvars, void *num_pvars, void *num_categories), ((uint64_t)cat_index, (uintptr_t)name, (uintptr_t)name_len,
    (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)num_cvars, (uintptr_t)num_pvars, (uintptr_t)num_categories,),
    "\5\1\6\14 \0100\10 Fcat_index\0Fname_len\0Fdesc_len\0Fnum_cvars\0F\4pvars\0F\4categories\0\6Aresult\0\6a\4\0Fb\4\2\2\0Db\4\4\2\0Db\4\5\2\0Db\4\6"
    "\2\0Db\4\7\2\0Da\4\10\0E")

/*: MPI_T_category_get_num: num_cat -> *num_cat:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_category_get_num, "MPI_T_category_get_num", (void *num_cat), ((uintptr_t)num_cat,),
    "\5\0\2\10\20\0\20\1 Fnum_cat\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_T_category_get_num_events: cat_index:i32 num_events -> *num_events:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_category_get_num_events, "MPI_T_category_get_num_events", (int32_t cat_index, void *num_events),
    ((uint64_t)cat_index, (uintptr_t)num_events,),
    "\5\1\2\14\20\10\20\2 Fcat_index\0Fnum_events\0\6Aresult\0\6a\4\0Fb\4\1\2\0Da\4\2\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_T_category_get_pvars: cat_index:i32 len:i32 indices -> indices[len]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_pvars, "MPI_T_category_get_pvars", (int32_t cat_index, int32_t len, void *indices),
    ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "\5\2\2\20\222\2\0200\3 Fcat_index\0Flen\0findices\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Ka\4\3\0E")

/*: MPI_T_cvar_get_index: name:string cvar_index -> *cvar_index:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_cvar_get_index, "MPI_T_cvar_get_index", (const void *name, void *cvar_index), ((uintptr_t)name,
    (uintptr_t)cvar_index,),
    "\5\1\2\216\2\20(\20\2 Nname\0Fcvar_index\0\6Aresult\0\6e\10\0V\10\0Ob\4\1\2\0Da\4\2\0E")

/*: MPI_T_cvar_get_info: cvar_index:i32 name name_len verbosity datatype enumtype desc desc_len bind scope -> */
/*:     $new_type=new_type(datatype,return) $pointer=pointer(enumtype,return) *name_len:i32 */
/*:     *verbosity:i32@MPI_T_VERBOSITY datatype=$new_type:strid enumtype=$pointer:ptr *desc_len:i32 */
/*:     *bind:i32@MPI_T_BIND *scope:i32@MPI_T_SCOPE return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 3, 3, 0, trace__mpi_MPI_T_cvar_get_info, "MPI_T_cvar_get_info", (int32_t cvar_index, void *name, void *name_len,
    void *verbosity, void *datatype, void *enumtype, void *desc, void *desc_len, void *bind, void *scope), ((uint64_t)cvar_index, (uintptr_t)name,
    (uintptr_t)name_len, (uintptr_t)verbosity, (uintptr_t)datatype, (uintptr_t)enumtype, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)bind,
    (uintptr_t)scope,),
    "\15\1\10\14,\10@\12 \0\0\0\0\0\0\2Fcvar_index\0Fname_len\0\6@verbosity\0!Odatatype\0Lenumtype\0Fdesc_len\0\6@bind\0\32\6@scope\0\37\6Aresult\0\6"
    "a\4\0Fb\4\2\2\0Db\4\3\2\0Dc\2\14\0A\2\13\0A\15\4\0Gb\4\7\2\0Db\4\10\2\0Db\4\11\2\0Da\4\12\0E$\0G\13\4\12\0M&\0G\15\5\12\0M")

/*: MPI_T_cvar_get_num: num_cvar -> *num_cvar:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_cvar_get_num, "MPI_T_cvar_get_num", (void *num_cvar), ((uintptr_t)num_cvar,),
    "\5\0\2\10\20\0\20\1 Fnum_cvar\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_T_cvar_handle_alloc: cvar_index:i32 obj_handle:ptr handle count -> $pointer=pointer(handle,return) */
/*:     handle=$pointer:ptr *count:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_T_cvar_handle_alloc, "MPI_T_cvar_handle_alloc", (int32_t cvar_index, void *obj_handle, void *handle,
    void *count), ((uint64_t)cvar_index, (uintptr_t)obj_handle, (uintptr_t)handle, (uintptr_t)count,),
    "\15\2\3\24\30\20\30\4 \0\0\0\0\0\0\1Fcvar_index\0Lobj_handle\0Lhandle\0Fcount\0\6Aresult\0\6c\2\14\0A\2\0B\1\4\0Ga\10\5\0Eb\4\3\2\0Da\4\4\0E&\0"
    "G\5\2\4\0M")

/*: MPI_T_cvar_handle_free: handle:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_T_cvar_handle_free, "MPI_T_cvar_handle_free", (void *handle), ((uintptr_t)handle,),
    "\5\1\1\20\14\10\10\1 Lhandle\0\6Aresult\0\6a\10\0Fa\4\1\0E")

/*: MPI_T_cvar_read: handle:handle buf:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_cvar_read, "MPI_T_cvar_read", (void *handle, void *buf), ((uintptr_t)handle, (uintptr_t)buf,),
    "\5\2\1\30\14\20\10\2 Mhandle\0Lbuf\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_T_cvar_write: handle:handle buf:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_cvar_write, "MPI_T_cvar_write", (void *handle, const void *buf), ((uintptr_t)handle, (uintptr_t)buf,),
    "\5\2\1\30\14\20\10\2 Mhandle\0Lbuf\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_T_enum_get_info: enumtype:handle num name name_len -> *num:i32 *name_len:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_T_enum_get_info, "MPI_T_enum_get_info", (void *enumtype, void *num, void *name, void *name_len),
    ((uintptr_t)enumtype, (uintptr_t)num, (uintptr_t)name, (uintptr_t)name_len,),
    "\5\1\3\20\24\10\30\4 Menumtype\0Fnum\0Fname_len\0\6Aresult\0\6a\10\0Fb\4\1\2\0Db\4\3\2\0Da\4\4\0E")

/*: MPI_T_enum_get_item: enumtype:handle indx:i32 value name name_len -> *value:i32 *name_len:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_T_enum_get_item, "MPI_T_enum_get_item", (void *enumtype, int32_t indx, void *value, void *name,
    void *name_len), ((uintptr_t)enumtype, (uint64_t)indx, (uintptr_t)value, (uintptr_t)name, (uintptr_t)name_len,),
    "\5\2\3\24\24\20\30\5 Menumtype\0Findx\0Fvalue\0Fname_len\0\6Aresult\0\6c\2\14\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\4\2\0Da\4\5\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_T_event_callback_get_info: event_registration:handle cb_safety:i32@MPI_T_CB info_used -> *info_used:object */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_event_callback_get_info, "MPI_T_event_callback_get_info", (void *event_registration, int cb_safety,
    void *info_used), ((uintptr_t)event_registration, (uint64_t)cb_safety, (uintptr_t)info_used,),
    "\5\2\2\24\24\0200\3 Mevent_registration\0\6@cb_safety\0\34Minfo_used\0\6Aresult\0\6c\2\14\0A\2\0B\1\10\0Gm\10\2\0U\10\0Oa\4\3\0E")

/*: MPI_T_event_callback_set_info: $key=key(info) event_registration:handle cb_safety:i32@MPI_T_CB info */
/*:     info=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_event_callback_set_info, "MPI_T_event_callback_set_info", (void *event_registration, int cb_safety,
    uint64_t info), ((uintptr_t)event_registration, (uint64_t)cb_safety, (uint64_t)info,),
    "\15\3\1\34\14\20\10\3 \0\0\0\1\0\0\0Mevent_registration\0\6@cb_safety\0\34Minfo\0\6Aresult\0\6c\3\24\0A\4\0B\1\10\4\14\0A\24\0Ca\4\3\0E\17\0G\4"
    "\2\0N")

/*: MPI_T_event_copy: event_instance:handle buffer:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_copy, "MPI_T_event_copy", (void *event_instance, void *buffer), ((uintptr_t)event_instance,
    (uintptr_t)buffer,),
    "\5\2\1\30\14\20\10\2 Mevent_instance\0Lbuffer\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_T_event_get_index: name:string event_index -> *event_index:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_event_get_index, "MPI_T_event_get_index", (const void *name, void *event_index), ((uintptr_t)name,
    (uintptr_t)event_index,),
    "\5\1\2\216\2\20(\20\2 Nname\0Fevent_index\0\6Aresult\0\6e\10\0V\10\0Ob\4\1\2\0Da\4\2\0E")

/*: MPI_T_event_get_info: event_index:i32 name name_len verbosity array_of_datatypes array_of_displacements */
/*:     num_elements enumtype info desc desc_len bind -> $pointer=pointer(enumtype,return) *name_len:i32 */
/*:     *verbosity:i32@MPI_T_VERBOSITY *num_elements:i32 enumtype=$pointer:ptr *info:object *desc_len:i32 */
/*:     *bind:i32@MPI_T_BIND return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 12, 3, 3, 0, trace__mpi_MPI_T_event_get_info, "MPI_T_event_get_info", (int32_t event_index, void *name, void *name_len,
    void *verbosity, void *array_of_datatypes, void *array_of_displacements, void *num_elements, void *enumtype, void *info, void *desc, void *desc_len,
    void *bind), ((uint64_t)event_index, (uintptr_t)name, (uintptr_t)name_len, (uintptr_t)verbosity, (uintptr_t)array_of_datatypes,
    (uintptr_t)array_of_displacements, (uintptr_t)num_elements, (uintptr_t)enumtype, (uintptr_t)info, (uintptr_t)desc, (uintptr_t)desc_len,
    (uintptr_t)bind,),
    "\15\1\10\0140\10`\14 \0\0\0\0\0\0\1Fevent_index\0Fname_len\0\6@verbosity\0!Fnum_elements\0Lenumtype\0Minfo\0Fdesc_len\0\6@bind\0\32\6Aresult\0\6"
    "a\4\0Fb\4\2\2\0Db\4\3\2\0Db\4\6\2\0Da\10\15\0Em\10\10\0U\10\0Ob\4\12\2\0Db\4\13\2\0Da\4\14\0E&\0G\15\7\14\0M")

/*: MPI_T_event_get_num: num_events -> *num_events:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_event_get_num, "MPI_T_event_get_num", (void *num_events), ((uintptr_t)num_events,),
    "\5\0\2\10\20\0\20\1 Fnum_events\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_T_event_get_source: event_instance:handle source_index -> *source_index:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_event_get_source, "MPI_T_event_get_source", (void *event_instance, void *source_index),
    ((uintptr_t)event_instance, (uintptr_t)source_index,),
    "\5\1\2\20\20\10\20\2 Mevent_instance\0Fsource_index\0\6Aresult\0\6a\10\0Fb\4\1\2\0Da\4\2\0E")

/*: MPI_T_event_get_timestamp: event_instance:handle event_timestamp -> *event_timestamp:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_event_get_timestamp, "MPI_T_event_get_timestamp", (void *event_instance, void *event_timestamp),
    ((uintptr_t)event_instance, (uintptr_t)event_timestamp,),
    "\5\1\2\20\24\10\20\2 Mevent_instance\0H\6timestamp\0\6Aresult\0\6a\10\0Fb\10\1\2\0Da\4\2\0E")

/*: MPI_T_event_handle_alloc: $key=key(info) event_index:i32 obj_handle:ptr info info=$key:handle event_registration */
/*:     -> $pointer=pointer(event_registration,return) event_registration=$pointer:ptr return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_T_event_handle_alloc, "MPI_T_event_handle_alloc", (int32_t event_index, void *obj_handle, uint64_t info,
    void *event_registration), ((uint64_t)event_index, (uintptr_t)obj_handle, (uint64_t)info, (uintptr_t)event_registration,),
    "\15\3\2\34\24\20\20\4 \0\0\0\1\0\0\1Fevent_index\0Lobj_handle\0Minfo\0Levent_registration\0\6Aresult\0\6c\3\24\0A\4\0B\1\4\5\14\0A\24\0Cc\2\14\0"
    "A\2\6\0A\4\10\0G\17\0G\5\2\0N&\0G\6\3\4\0M")

/*: MPI_T_event_handle_free: event_registration:handle user_data:ptr free_cb_function:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_event_handle_free, "MPI_T_event_handle_free", (void *event_registration, void *user_data,
    void *free_cb_function), ((uintptr_t)event_registration, (uintptr_t)user_data, (uintptr_t)free_cb_function,),
    "\5\3\1 \14\20\10\3 Mevent_registration\0Luser_data\0Lfree_cb_function\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: MPI_T_event_handle_get_info: event_registration:handle info_used -> *info_used:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_handle_get_info, "MPI_T_event_handle_get_info", (void *event_registration, void *info_used),
    ((uintptr_t)event_registration, (uintptr_t)info_used,),
    "\5\1\2\20\24\0100\2 Mevent_registration\0Minfo_used\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

/*: MPI_T_event_handle_set_info: $key=key(info) event_registration:handle info info=$key:handle -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_handle_set_info, "MPI_T_event_handle_set_info", (void *event_registration, uint64_t info),
    ((uintptr_t)event_registration, (uint64_t)info,),
    "\15\2\1\30\14\20\10\2 \0\0\0\1\0\0\0Mevent_registration\0Minfo\0\6Aresult\0\6c\2\20\0A\2\0B\3\10\0Ga\4\2\0E\17\0G\3\1\0N")

/*: MPI_T_event_read: event_instance:handle element_index:i32 buffer:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_event_read, "MPI_T_event_read", (void *event_instance, int32_t element_index, void *buffer),
    ((uintptr_t)event_instance, (uint64_t)element_index, (uintptr_t)buffer,),
    "\5\3\1\34\14\20\10\3 Mevent_instance\0Felement_index\0Lbuffer\0\6Aresult\0\6c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: MPI_T_event_register_callback: $key=key(info) event_registration:handle cb_safety:i32@MPI_T_CB info */
/*:     info=$key:handle user_data:ptr event_cb_function:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_T_event_register_callback, "MPI_T_event_register_callback", (void *event_registration, int cb_safety,
    uint64_t info, void *user_data, void *event_cb_function), ((uintptr_t)event_registration, (uint64_t)cb_safety, (uint64_t)info, (uintptr_t)user_data,
    (uintptr_t)event_cb_function,),
    "\15\5\1,\14\30\10\5 \0\0\0\1\0\0\0Mevent_registration\0\6@cb_safety\0\34Minfo\0Luser_data\0Levent_cb_function\0\6Aresult\0\6c\5$\0A\6\0B\1\10\6"
    "\14\3\24\4\34\0A$\0Ga\4\5\0E\17\0G\6\2\0N")

/*: MPI_T_event_set_dropped_handler: event_registration:handle dropped_cb_function:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_set_dropped_handler, "MPI_T_event_set_dropped_handler", (void *event_registration,
    void *dropped_cb_function), ((uintptr_t)event_registration, (uintptr_t)dropped_cb_function,),
    "\5\2\1\30\14\20\10\2 Mevent_registration\0Ldropped_cb_function\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_T_finalize: () -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 0, 2, 2, 0, trace__mpi_MPI_T_finalize, "MPI_T_finalize", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0\6a\4\0F")

/*: MPI_T_init_thread: required:i32@MPI_THREAD provided -> *provided:i32@MPI_THREAD return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_init_thread, "MPI_T_init_thread", (int32_t required, void *provided), ((uint64_t)required,
    (uintptr_t)provided,),
    "\5\1\2\14\20\10\20\2 \6@required\0\24\6@provided\0\24\6Aresult\0\6a\4\0Fb\4\1\2\0Da\4\2\0E")

/*: MPI_T_pvar_get_index: name:string var_class:i32@MPI_T_PVAR_CLASS pvar_index -> *pvar_index:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_pvar_get_index, "MPI_T_pvar_get_index", (const void *name, int32_t var_class, void *pvar_index),
    ((uintptr_t)name, (uint64_t)var_class, (uintptr_t)pvar_index,),
    "\5\2\2\222\2\0200\20\3 Nname\0\6@var_class\0\35Fpvar_index\0\6Aresult\0\6e\10\0V\10\0Oa\4\1\0Eb\4\2\2\0Da\4\3\0E")

/*: MPI_T_pvar_get_info: pvar_index:i32 name name_len verbosity var_class datatype enumtype desc desc_len bind */
/*:     readonly continuous atomic -> $new_type=new_type(datatype,return) $pointer=pointer(enumtype,return) */
/*:     *name_len:i32 *verbosity:i32@MPI_T_VERBOSITY *var_class:i32@MPI_T_PVAR_CLASS datatype=$new_type:strid */
/*:     enumtype=$pointer:ptr *desc_len:i32 *bind:i32@MPI_T_BIND *readonly:truth *continuous:truth *atomic:truth */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 13, 3, 3, 0, trace__mpi_MPI_T_pvar_get_info, "MPI_T_pvar_get_info", (int32_t pvar_index, void *name, void *name_len,
    void *verbosity, void *var_class, void *datatype, void *enumtype, void *desc, void *desc_len, void *bind, void *readonly, void *continuous,
    void *atomic), ((uint64_t)pvar_index, (uintptr_t)name, (uintptr_t)name_len, (uintptr_t)verbosity, (uintptr_t)var_class, (uintptr_t)datatype,
    (uintptr_t)enumtype, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)bind, (uintptr_t)readonly, (uintptr_t)continuous, (uintptr_t)atomic,),
    "\15\1\13\14/\10\270\1\15 \0\0\0\0\0\0\2Fpvar_index\0Fname_len\0\6@verbosity\0!\6@var_class\0\35Odatatype\0Lenumtype\0Fdesc_len\0\6@bind\0\32Kr"
    "eadonly\0Kcontinuous\0Katomic\0\6Aresult\0\6a\4\0Fb\4\2\2\0Db\4\3\2\0Db\4\4\2\0Dc\2\14\0A\2\16\0A\20\4\0Gb\4\10\2\0Db\4\11\2\0Dj\1\12\0U\1\0Oj"
    "\1\13\0U\1\0Oj\1\14\0U\1\0Oa\4\15\0E$\0G\16\5\15\0M&\0G\20\6\15\0M")

/*: MPI_T_pvar_get_num: num_pvar -> *num_pvar:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_pvar_get_num, "MPI_T_pvar_get_num", (void *num_pvar), ((uintptr_t)num_pvar,),
    "\5\0\2\10\20\0\20\1 Fnum_pvar\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_T_pvar_handle_alloc: session:handle pvar_index:i32 obj_handle:ptr handle count -> */
/*:     $pointer=pointer(handle,return) handle=$pointer:ptr *count:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_T_pvar_handle_alloc, "MPI_T_pvar_handle_alloc", (void *session, int32_t pvar_index, void *obj_handle,
    void *handle, void *count), ((uintptr_t)session, (uint64_t)pvar_index, (uintptr_t)obj_handle, (uintptr_t)handle, (uintptr_t)count,),
    "\15\3\3\34\30\20\30\5 \0\0\0\0\0\0\1Msession\0Fpvar_index\0Lobj_handle\0Lhandle\0Fcount\0\6Aresult\0\6c\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\10\6\0"
    "Eb\4\4\2\0Da\4\5\0E&\0G\6\3\5\0M")

/*: MPI_T_pvar_handle_free: session:handle handle:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_handle_free, "MPI_T_pvar_handle_free", (void *session, void *handle), ((uintptr_t)session,
    (uintptr_t)handle,),
    "\5\2\1\30\14\20\10\2 Msession\0Lhandle\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_T_pvar_read: session:handle handle:handle buf:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_pvar_read, "MPI_T_pvar_read", (void *session, void *handle, void *buf), ((uintptr_t)session,
    (uintptr_t)handle, (uintptr_t)buf,),
    "\5\3\1 \14\20\10\3 Msession\0Mhandle\0Lbuf\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: MPI_T_pvar_readreset: session:handle handle:handle buf:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_pvar_readreset, "MPI_T_pvar_readreset", (void *session, void *handle, void *buf), ((uintptr_t)session,
    (uintptr_t)handle, (uintptr_t)buf,),
    "\5\3\1 \14\20\10\3 Msession\0Mhandle\0Lbuf\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: MPI_T_pvar_reset: session:handle handle:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_reset, "MPI_T_pvar_reset", (void *session, void *handle), ((uintptr_t)session,
    (uintptr_t)handle,),
    "\5\2\1\30\14\20\10\2 Msession\0Mhandle\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_T_pvar_session_create: session -> $pointer=pointer(session,return) session=$pointer:ptr */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_T_pvar_session_create, "MPI_T_pvar_session_create", (void *session), ((uintptr_t)session,),
    "\15\0\2\10\24\0\20\1 \0\0\0\0\0\0\1Lsession\0\6Aresult\0\6c\2\14\0A\2\2\0A\1\10\0G&\0G\2\0A\1\0M")

/*: MPI_T_pvar_session_free: session:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_T_pvar_session_free, "MPI_T_pvar_session_free", (void *session), ((uintptr_t)session,),
    "\5\1\1\20\14\10\10\1 Lsession\0\6Aresult\0\6a\10\0Fa\4\1\0E")

/*: MPI_T_pvar_start: session:handle handle:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_start, "MPI_T_pvar_start", (void *session, void *handle), ((uintptr_t)session,
    (uintptr_t)handle,),
    "\5\2\1\30\14\20\10\2 Msession\0Mhandle\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_T_pvar_stop: session:handle handle:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_stop, "MPI_T_pvar_stop", (void *session, void *handle), ((uintptr_t)session, (uintptr_t)handle,),
    "\5\2\1\30\14\20\10\2 Msession\0Mhandle\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: MPI_T_pvar_write: session:handle handle:handle buf:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_pvar_write, "MPI_T_pvar_write", (void *session, void *handle, const void *buf), ((uintptr_t)session,
    (uintptr_t)handle, (uintptr_t)buf,),
    "\5\3\1 \14\20\10\3 Msession\0Mhandle\0Lbuf\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

#endif

#if TRACE__MPI_4_0

/*: MPI_T_source_get_info: source_index:i32 name name_len desc desc_len ordering ticks_per_second max_ticks info -> */
/*:     $pointer=pointer(ordering,return) *name_len:i32 *desc_len:i32 ordering=$pointer:ptr *ticks_per_second:i64 */
/*:     *max_ticks:i64 *info:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 3, 3, 0, trace__mpi_MPI_T_source_get_info, "MPI_T_source_get_info", (int32_t source_index, void *name, void *name_len,
    void *desc, void *desc_len, void *ordering, void *ticks_per_second, void *max_ticks, void *info), ((uint64_t)source_index, (uintptr_t)name,
    (uintptr_t)name_len, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)ordering, (uintptr_t)ticks_per_second, (uintptr_t)max_ticks, (uintptr_t)info,),
    "\15\1\7\0144\10X\11 \0\0\0\0\0\0\1Fsource_index\0Fname_len\0Fdesc_len\0Lordering\0Hticks_per_second\0Hmax_ticks\0Minfo\0\6Aresult\0\6a\4\0Fb\4\2"
    "\2\0Db\4\4\2\0Da\10\12\0Eb\10\6\2\0Db\10\7\2\0Dm\10\10\0U\10\0Oa\4\11\0E&\0G\12\5\11\0M")

/*: MPI_T_source_get_num: num_sources -> *num_sources:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_source_get_num, "MPI_T_source_get_num", (void *num_sources), ((uintptr_t)num_sources,),
    "\5\0\2\10\20\0\20\1 Fnum_sources\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_T_source_get_timestamp: source_index:i32 timestamp -> *timestamp:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_source_get_timestamp, "MPI_T_source_get_timestamp", (int32_t source_index, void *timestamp),
    ((uint64_t)source_index, (uintptr_t)timestamp,),
    "\5\1\2\14\24\10\20\2 Fsource_index\0Htimestamp\0\6Aresult\0\6a\4\0Fb\10\1\2\0Da\4\2\0E")

#endif

#if TRACE__MPI_3_1

/*: MPI_Test_cancelled: status:ptr flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Test_cancelled, "MPI_Test_cancelled", (const void *status, void *flag), ((uintptr_t)status,
    (uintptr_t)flag,),
    "\5\1\2\20\15\0100\2 Lstatus\0Kflag\0\6Aresult\0\6a\10\0Fj\1\1\0U\1\0Oa\4\2\0E")

/*: MPI_Testany: [always]status=wait_for_any(room,array_of_requests,count,status) [call]polls() count:i32 */
/*:     array_of_requests[count]:object/REQUEST indx flag status ; room -> */
/*:     [always]polled_any(room,flag,array_of_requests,count) [always]tested_any(room,return,indx,flag) */
/*:     *indx:i32@MPI_UNDEFINED *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 1, 6, trace__mpi_MPI_Testany, "MPI_Testany", (int32_t count, void *array_of_requests, void *indx, void *flag, void *status),
    ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)indx, (uintptr_t)flag, (uintptr_t)status,),
    "\15\2\3\222\4\02108\5 \0\0\1\0\1\2\0Fcount\0-\14array_of_requests\0\6@indx\0#Kflag\0\6Aresult\0\6a\4\0Fq\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Ob\4"
    "\2\2\0Dj\1\3\0U\1\0Oa\4\5\0ER\0G\4\6\1\0A\4\0K0\0WS\0H\6\3\1\0LT\0H\6\5\2\3\0K")

/*: MPI_Testsome: [always]array_of_statuses=wait_for_all(room,array_of_requests,incount,array_of_statuses) */
/*:     [call]polls() incount:i32 array_of_requests[incount]:object/REQUEST outcount array_of_indices */
/*:     array_of_statuses ; room -> [always]polled_some(room,outcount,array_of_requests,incount) */
/*:     [always]waited_for_some(room,return,outcount,array_of_indices) *outcount:i32 */
/*:     array_of_indices[*outcount:i32]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 1, 6, trace__mpi_MPI_Testsome, "MPI_Testsome", (int32_t incount, void *array_of_requests, void *outcount,
    void *array_of_indices, void *array_of_statuses), ((uint64_t)incount, (uintptr_t)array_of_requests, (uintptr_t)outcount, (uintptr_t)array_of_indices,
    (uintptr_t)array_of_statuses,),
    "\15\2\3\222\4\226\00208\5 \0\0\1\0\1\2\0Fincount\0-\14array_of_requests\0Foutcount\0farray_of_indices\0\6Aresult\0\6a\4\0Fq\10\1\0E\1\4\0C\1\0D"
    "@\0A\10\0C\10\0Ob\4\2\2\0Dh\4\3\0E\2\4\0C\1\0D@\0A\4\0C\4\0C\2\0Ka\4\5\0EP\0G\4\6\1\0A\4\0K0\0WU\0H\6\2\1\0LV\0H\6\5\2\3\0K")

/*: MPI_Topo_test: $comm=comm(comm) comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE status -> */
/*:     *status:i32@MPI_TOPO return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Topo_test, "MPI_Topo_test", (uint64_t comm, void *status), ((uint64_t)comm, (uintptr_t)status,),
    "\15\2\2\24\20\20\20\2 \0\0\0\1\0\0\0\7\10comm\0\5\11\4_size\0\6@status\0\26\6Aresult\0\6c\2\14\0A\2\3\0A\4\10\0Gb\4\1\2\0Da\4\2\0M\3\0O")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Type_c2f: $type=type(datatype) datatype datatype=$type:strid -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Type_c2f, "MPI_Type_c2f", (uint64_t datatype), ((uint64_t)datatype,),
    "\14\1\1\14\14\10\10\0\0\0\0\1\0\0\0Odatatype\0Fresult\0a\4\2\0Ea\4\1\0E\4\0G\2\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_commit: $type_at=type_at(datatype) datatype datatype=$type_at:strid -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Type_commit, "MPI_Type_commit", (void *datatype), ((uintptr_t)datatype,),
    "\15\1\1\14\14\10\10\1 \0\0\0\1\0\0\0Odatatype\0\6Aresult\0\6a\4\2\0Ea\4\1\0EW\0G\2\0O")

/*: MPI_Type_contiguous: $type=type(oldtype) count:i32 oldtype oldtype=$type:strid newtype -> */
/*:     $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_contiguous, "MPI_Type_contiguous", (int32_t count, uint64_t oldtype, void *newtype),
    ((uint64_t)count, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\2\2\20\20\20\20\3 \0\0\0\1\0\0\1Fcount\0Ooldtype\0Onewtype\0\6Aresult\0\6c\2\10\0A\2\0B\4\4\0Gc\2\10\0A\2\6\0A\3\4\0G\4\0G\4\1\0N$\0G\6\2\3"
    "\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_contiguous_c: $type=type(oldtype) count:i64 oldtype oldtype=$type:strid newtype -> */
/*:     $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_contiguous_c, "MPI_Type_contiguous_c", (int64_t count, uint64_t oldtype, void *newtype),
    ((uint64_t)count, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\2\2\24\20\20\20\3 \0\0\0\1\0\0\1Hcount\0Ooldtype\0Onewtype\0\6Aresult\0\6c\2\14\0A\2\0B\4\10\0Gc\2\10\0A\2\6\0A\3\4\0G\4\0G\4\1\0N$\0G\6\2\3"
    "\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_create_darray: $type=type(oldtype) size:i32 rank:i32 ndims:i32 array_of_gsizes[ndims]:i32 */
/*:     array_of_distribs[ndims]:i32 array_of_dargs[ndims]:i32 array_of_psizes[ndims]:i32 order:i32@MPI_ORDER */
/*:     oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 2, 0, trace__mpi_MPI_Type_create_darray, "MPI_Type_create_darray", (int32_t size, int32_t rank, int32_t ndims,
    const void *array_of_gsizes, const void *array_of_distribs, const void *array_of_dargs, const void *array_of_psizes, int32_t order, uint64_t oldtype,
    void *newtype), ((uint64_t)size, (uint64_t)rank, (uint64_t)ndims, (uintptr_t)array_of_gsizes, (uintptr_t)array_of_distribs, (uintptr_t)array_of_dargs,
    (uintptr_t)array_of_psizes, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\11\2\264\10\20\300\1\20\12 \0\0\0\1\0\0\1Fsize\0Frank\0Fndims\0farray_of_gsizes\0f\11distribs\0f\12args\0f\11psizes\0\6@order\0\14Ooldtype"
    "\0Onewtype\0\6Aresult\0\6c\3\14\0A\4\0B\1\4\2\10\0A\14\0Ch\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Kh\4\4\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Kh\4\5\0E"
    "\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Kh\4\6\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Kc\2\10\0A\2\7\0A\13\4\0Gc\2\10\0A\2\15\0A\12\4\0G\4\0G\13\10\0N$\0G\15\11\12"
    "\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_create_darray_c: $type=type(oldtype) size:i32 rank:i32 ndims:i32 array_of_gsizes[ndims]:i64 */
/*:     array_of_distribs[ndims]:i32 array_of_dargs[ndims]:i32 array_of_psizes[ndims]:i32 order:i32@MPI_ORDER */
/*:     oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 10, 2, 2, 0, trace__mpi_MPI_Type_create_darray_c, "MPI_Type_create_darray_c", (int32_t size, int32_t rank, int32_t ndims,
    const void *array_of_gsizes, const void *array_of_distribs, const void *array_of_dargs, const void *array_of_psizes, int32_t order, uint64_t oldtype,
    void *newtype), ((uint64_t)size, (uint64_t)rank, (uint64_t)ndims, (uintptr_t)array_of_gsizes, (uintptr_t)array_of_distribs, (uintptr_t)array_of_dargs,
    (uintptr_t)array_of_psizes, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\11\2\264\12\20\300\1\20\12 \0\0\0\1\0\0\1Fsize\0Frank\0Fndims\0harray_of_gsizes\0f\11distribs\0f\12args\0f\11psizes\0\6@order\0\14Ooldtype"
    "\0Onewtype\0\6Aresult\0\6c\3\14\0A\4\0B\1\4\2\10\0A\14\0Ch\10\3\0E\1\4\0C\1\0D@\0A\10\0C\10\0C\2\0Kh\4\4\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Kh\4\5"
    "\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Kh\4\6\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\2\0Kc\2\10\0A\2\7\0A\13\4\0Gc\2\10\0A\2\15\0A\12\4\0G\4\0G\13\10\0N$\0G\15\11"
    "\12\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_create_f90_complex: p:i32 r:i32 newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_create_f90_complex, "MPI_Type_create_f90_complex", (int32_t p, int32_t r, void *newtype),
    ((uint64_t)p, (uint64_t)r, (uintptr_t)newtype,),
    "\15\2\2\20\20\20\20\3 \0\0\0\0\0\0\1Fp\0Fr\0Onewtype\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gc\2\10\0A\2\4\0A\3\4\0G$\0G\4\2\3\0M")

/*: MPI_Type_create_f90_integer: r:i32 newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Type_create_f90_integer, "MPI_Type_create_f90_integer", (int32_t r, void *newtype), ((uint64_t)r,
    (uintptr_t)newtype,),
    "\15\1\2\14\20\10\20\2 \0\0\0\0\0\0\1Fr\0Onewtype\0\6Aresult\0\6a\4\0Fc\2\10\0A\2\3\0A\2\4\0G$\0G\3\1\2\0M")

/*: MPI_Type_create_f90_real: p:i32 r:i32 newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_create_f90_real, "MPI_Type_create_f90_real", (int32_t p, int32_t r, void *newtype), ((uint64_t)p,
    (uint64_t)r, (uintptr_t)newtype,),
    "\15\2\2\20\20\20\20\3 \0\0\0\0\0\0\1Fp\0Fr\0Onewtype\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gc\2\10\0A\2\4\0A\3\4\0G$\0G\4\2\3\0M")

/*: MPI_Type_create_hindexed: $type=type(oldtype) count:i32 array_of_blocklengths[count]:i32 */
/*:     array_of_displacements[count]:i64 oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) */
/*:     newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed, "MPI_Type_create_hindexed", (int32_t count, const void *array_of_blocklengths,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths,
    (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\234\6\20`\20\5 \0\0\0\1\0\0\1Fcount\0farray_of_blocklengths\0h\11displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6a\4\0Fh\4\1\0E\1\4\0C"
    "\1\0D@\0A\4\0C\4\0Oh\10\2\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

/*: MPI_Type_create_hindexed_block: $type=type(oldtype) count:i32 blocklength:i32 array_of_displacements[count]:i64 */
/*:     oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed_block, "MPI_Type_create_hindexed_block", (int32_t count, int32_t blocklength,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements,
    (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\232\4\20@\20\5 \0\0\0\1\0\0\1Fcount\0Fblocklength\0harray_of_displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gh\10\2"
    "\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_create_hindexed_block_c: $type=type(oldtype) count:i64 blocklength:i64 */
/*:     array_of_displacements[count]:i64 oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) */
/*:     newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed_block_c, "MPI_Type_create_hindexed_block_c", (int64_t count, int64_t blocklength,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements,
    (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\242\4\20@\20\5 \0\0\0\1\0\0\1Hcount\0Hblocklength\0harray_of_displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\10\2"
    "\0E\1\10\0C\1\0D@\0A\10\0C\10\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

/*: MPI_Type_create_hindexed_c: $type=type(oldtype) count:i64 array_of_blocklengths[count]:i64 */
/*:     array_of_displacements[count]:i64 oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) */
/*:     newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed_c, "MPI_Type_create_hindexed_c", (int64_t count, const void *array_of_blocklengths,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths,
    (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\240\10\20`\20\5 \0\0\0\1\0\0\1Hcount\0harray_of_blocklengths\0h\11displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0"
    "C\1\0D@\0A\10\0C\10\0Oh\10\2\0E\1\10\0C\1\0D@\0A\10\0C\10\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_create_hvector: $type=type(oldtype) count:i32 blocklength:i32 stride:i64 oldtype oldtype=$type:strid */
/*:     newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hvector, "MPI_Type_create_hvector", (int32_t count, int32_t blocklength, int64_t stride,
    uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\34\20\20\20\5 \0\0\0\1\0\0\1Fcount\0Fblocklength\0Hstride\0Ooldtype\0Onewtype\0\6Aresult\0\6c\4\24\0A\4\0B\1\4\2\10\6\20\0Cc\2\10\0A\2\10"
    "\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_create_hvector_c: $type=type(oldtype) count:i64 blocklength:i64 stride:i64 oldtype oldtype=$type:strid */
/*:     newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hvector_c, "MPI_Type_create_hvector_c", (int64_t count, int64_t blocklength, int64_t stride,
    uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2$\20\20\20\5 \0\0\0\1\0\0\1Hcount\0Hblocklength\0Hstride\0Ooldtype\0Onewtype\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cc\2\10\0A\2\10"
    "\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_create_indexed_block: $type=type(oldtype) count:i32 blocklength:i32 array_of_displacements[count]:i32 */
/*:     oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_indexed_block, "MPI_Type_create_indexed_block", (int32_t count, int32_t blocklength,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements,
    (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\232\2\20@\20\5 \0\0\0\1\0\0\1Fcount\0Fblocklength\0farray_of_displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gh\4\2"
    "\0E\1\4\0C\1\0D@\0A\4\0C\4\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_create_indexed_block_c: $type=type(oldtype) count:i64 blocklength:i64 array_of_displacements[count]:i64 */
/*:     oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_indexed_block_c, "MPI_Type_create_indexed_block_c", (int64_t count, int64_t blocklength,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements,
    (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\242\4\20@\20\5 \0\0\0\1\0\0\1Hcount\0Hblocklength\0harray_of_displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6c\2\20\0A\2\0B\1\10\0Gh\10\2"
    "\0E\1\10\0C\1\0D@\0A\10\0C\10\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_create_keyval: type_copy_attr_fn:ptr type_delete_attr_fn:ptr type_keyval extra_state:ptr -> */
/*:     *type_keyval:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Type_create_keyval, "MPI_Type_create_keyval", (void *type_copy_attr_fn, void *type_delete_attr_fn,
    void *type_keyval, void *extra_state), ((uintptr_t)type_copy_attr_fn, (uintptr_t)type_delete_attr_fn, (uintptr_t)type_keyval, (uintptr_t)extra_state,),
    "\5\3\2 \20\20\20\4 Ltype_copy_attr_fn\0L\5delete_attr_fn\0Lextra_state\0Ftype_keyval\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\3\20\0A\30\0Cb\4\2\2\0D"
    "a\4\4\0E")

/*: MPI_Type_create_resized: $type=type(oldtype) oldtype oldtype=$type:strid lb:i64 extent:i64 newtype -> */
/*:     $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Type_create_resized, "MPI_Type_create_resized", (uint64_t oldtype, int64_t lb, int64_t extent,
    void *newtype), ((uint64_t)oldtype, (uint64_t)lb, (uint64_t)extent, (uintptr_t)newtype,),
    "\15\3\2\34\20\20\20\4 \0\0\0\1\0\0\1Ooldtype\0Hlb\0Hextent\0Onewtype\0\6Aresult\0\6c\3\24\0A\4\5\0A\1\4\2\14\0A\24\0Cc\2\10\0A\2\7\0A\4\4\0G\4\0"
    "G\5\0O$\0G\7\3\4\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_create_resized_c: $type=type(oldtype) oldtype oldtype=$type:strid lb:i64 extent:i64 newtype -> */
/*:     $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Type_create_resized_c, "MPI_Type_create_resized_c", (uint64_t oldtype, int64_t lb, int64_t extent,
    void *newtype), ((uint64_t)oldtype, (uint64_t)lb, (uint64_t)extent, (uintptr_t)newtype,),
    "\15\3\2\34\20\20\20\4 \0\0\0\1\0\0\1Ooldtype\0Hlb\0Hextent\0Onewtype\0\6Aresult\0\6c\3\24\0A\4\5\0A\1\4\2\14\0A\24\0Cc\2\10\0A\2\7\0A\4\4\0G\4\0"
    "G\5\0O$\0G\7\3\4\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_create_struct: count:i32 array_of_blocklengths[count]:i32 array_of_displacements[count]:i64 */
/*:     array_of_types[count]:object newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_struct, "MPI_Type_create_struct", (int32_t count, const void *array_of_blocklengths,
    const void *array_of_displacements, const void *array_of_types, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths,
    (uintptr_t)array_of_displacements, (uintptr_t)array_of_types, (uintptr_t)newtype,),
    "\15\4\2\236\12\20\200\1\20\5 \0\0\0\0\0\0\1Fcount\0farray_of_blocklengths\0h\11displacements\0m\11types\0Onewtype\0\6Aresult\0\6a\4\0Fh\4\1\0E"
    "\1\4\0C\1\0D@\0A\4\0C\4\0Oh\10\2\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oq\10\3\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oc\2\10\0A\2\6\0A\5\4\0G$\0G\6\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_create_struct_c: count:i64 array_of_blocklengths[count]:i64 array_of_displacements[count]:i64 */
/*:     array_of_types[count]:object newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_struct_c, "MPI_Type_create_struct_c", (int64_t count, const void *array_of_blocklengths,
    const void *array_of_displacements, const void *array_of_types, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths,
    (uintptr_t)array_of_displacements, (uintptr_t)array_of_types, (uintptr_t)newtype,),
    "\15\4\2\242\14\20\200\1\20\5 \0\0\0\0\0\0\1Hcount\0harray_of_blocklengths\0h\11displacements\0m\11types\0Onewtype\0\6Aresult\0\6a\10\0Fh\10\1\0"
    "E\1\10\0C\1\0D@\0A\10\0C\10\0Oh\10\2\0E\1\10\0C\1\0D@\0A\10\0C\10\0Oq\10\3\0E\1\10\0C\1\0D@\0A\10\0C\10\0Oc\2\10\0A\2\6\0A\5\4\0G$\0G\6\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_create_subarray: $type=type(oldtype) ndims:i32 array_of_sizes[ndims]:i32 array_of_subsizes[ndims]:i32 */
/*:     array_of_starts[ndims]:i32 order:i32@MPI_ORDER oldtype oldtype=$type:strid newtype -> */
/*:     $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Type_create_subarray, "MPI_Type_create_subarray", (int32_t ndims, const void *array_of_sizes,
    const void *array_of_subsizes, const void *array_of_starts, int32_t order, uint64_t oldtype, void *newtype), ((uint64_t)ndims,
    (uintptr_t)array_of_sizes, (uintptr_t)array_of_subsizes, (uintptr_t)array_of_starts, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\6\2\246\6\20\220\1\20\7 \0\0\0\1\0\0\1Fndims\0farray_of_sizes\0f\12ubsizes\0f\12tarts\0\6@order\0\14Ooldtype\0Onewtype\0\6Aresult\0\6a\4\0F"
    "h\4\1\0E\1\4\0C\1\0D@\0A\4\0C\4\0Oh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0Oh\4\3\0E\1\4\0C\1\0D@\0A\4\0C\4\0Oc\2\10\0A\2\4\0A\10\4\0Gc\2\10\0A\2\12\0A"
    "\7\4\0G\4\0G\10\5\0N$\0G\12\6\7\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_create_subarray_c: $type=type(oldtype) ndims:i32 array_of_sizes[ndims]:i64 array_of_subsizes[ndims]:i64 */
/*:     array_of_starts[ndims]:i64 order:i32@MPI_ORDER oldtype oldtype=$type:strid newtype -> */
/*:     $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Type_create_subarray_c, "MPI_Type_create_subarray_c", (int32_t ndims, const void *array_of_sizes,
    const void *array_of_subsizes, const void *array_of_starts, int32_t order, uint64_t oldtype, void *newtype), ((uint64_t)ndims,
    (uintptr_t)array_of_sizes, (uintptr_t)array_of_subsizes, (uintptr_t)array_of_starts, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\6\2\246\14\20\220\1\20\7 \0\0\0\1\0\0\1Fndims\0harray_of_sizes\0h\12ubsizes\0h\12tarts\0\6@order\0\14Ooldtype\0Onewtype\0\6Aresult\0\6a\4\0"
    "Fh\10\1\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oh\10\2\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oh\10\3\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oc\2\10\0A\2\4\0A\10\4\0Gc\2\10\0"
    "A\2\12\0A\7\4\0G\4\0G\10\5\0N$\0G\12\6\7\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_delete_attr: $type=type(datatype) datatype datatype=$type:strid type_keyval:i32 -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Type_delete_attr, "MPI_Type_delete_attr", (uint64_t datatype, int32_t type_keyval), ((uint64_t)datatype,
    (uint64_t)type_keyval,),
    "\15\2\1\20\14\20\10\2 \0\0\0\1\0\0\0Odatatype\0Ftype_keyval\0\6Aresult\0\6c\2\10\0A\2\3\0A\1\4\0Ga\4\2\0E\4\0G\3\0O")

/*: MPI_Type_dup: $type=type(oldtype) oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) */
/*:     newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Type_dup, "MPI_Type_dup", (uint64_t oldtype, void *newtype), ((uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\1\2\14\20\10\20\2 \0\0\0\1\0\0\1Ooldtype\0Onewtype\0\6Aresult\0\6a\4\3\0Ec\2\10\0A\2\5\0A\2\4\0G\4\0G\3\0O$\0G\5\1\2\0M")

#endif

#if TRACE__MPI_ONLY_MPICH

/*: MPI_Type_extent: $type=type(datatype) datatype datatype=$type:strid extent -> *extent:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_extent, "MPI_Type_extent", (uint64_t datatype, void *extent), ((uint64_t)datatype,
    (uintptr_t)extent,),
    "\15\1\2\14\24\10\20\2 \0\0\0\1\0\0\0Odatatype\0Hextent\0\6Aresult\0\6a\4\3\0Eb\10\1\2\0Da\4\2\0E\4\0G\3\0O")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Type_f2c: datatype:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Type_f2c, "MPI_Type_f2c", (int32_t datatype), ((uint64_t)datatype,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Fdatatype\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_free: [call]type_over(datatype) $type_at=type_at(datatype) datatype datatype=$type_at:strid -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Type_free, "MPI_Type_free", (void *datatype), ((uintptr_t)datatype,),
    "\15\1\1\14\14\10\10\1 \0\0\0\1\1\0\0Odatatype\0\6Aresult\0\6a\4\2\0Ea\4\1\0EW\0G\2\0OX\0W")

/*: MPI_Type_free_keyval: *type_keyval:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Type_free_keyval, "MPI_Type_free_keyval", (void *type_keyval), ((uintptr_t)type_keyval,),
    "\5\1\1\14\14\10\10\1 Ftype_keyval\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_Type_get_attr: $type=type(datatype) datatype datatype=$type:strid type_keyval:i32 attribute_val:ptr flag -> */
/*:     *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Type_get_attr, "MPI_Type_get_attr", (uint64_t datatype, int32_t type_keyval, void *attribute_val,
    void *flag), ((uint64_t)datatype, (uint64_t)type_keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "\15\3\2\30\15\0200\4 \0\0\0\1\0\0\0Odatatype\0Ftype_keyval\0Lattribute_val\0Kflag\0\6Aresult\0\6c\3\20\0A\4\5\0A\1\4\2\10\0A\20\0Cj\1\3\0U\1\0O"
    "a\4\4\0E\4\0G\5\0O")

/*: MPI_Type_get_contents: $type=type(datatype) datatype datatype=$type:strid max_integers:i32 max_addresses:i32 */
/*:     max_datatypes:i32 array_of_integers array_of_addresses array_of_datatypes -> */
/*:     array_of_integers[max_integers]:i32 array_of_addresses[max_addresses]:i64 */
/*:     array_of_datatypes[max_datatypes]:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 3, 3, 0, trace__mpi_MPI_Type_get_contents, "MPI_Type_get_contents", (uint64_t datatype, int32_t max_integers,
    int32_t max_addresses, int32_t max_datatypes, void *array_of_integers, void *array_of_addresses, void *array_of_datatypes), ((uint64_t)datatype,
    (uint64_t)max_integers, (uint64_t)max_addresses, (uint64_t)max_datatypes, (uintptr_t)array_of_integers, (uintptr_t)array_of_addresses,
    (uintptr_t)array_of_datatypes,),
    "\15\4\4\30\236\12\20\200\1\7 \0\0\0\1\0\0\0Odatatype\0Fmax_integers\0F\4addresses\0F\4datatypes\0farray_of_integers\0h\11addresses\0m\11dataty"
    "pes\0\6Aresult\0\6c\4\20\0A\4\10\0A\1\4\2\10\3\14\0Ch\4\4\0E\1\4\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\10\5\0E\1\4\0C\1\0D@\0A\10\0C\10\0C\2\0Kq\10\6\0E"
    "\1\4\0C\1\0D@\0A\10\0C\10\0C\3\0Ka\4\7\0E\4\0G\10\0O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_get_contents_c: $type=type(datatype) datatype datatype=$type:strid max_integers:i64 max_addresses:i64 */
/*:     max_large_counts:i64 max_datatypes:i64 array_of_integers array_of_addresses array_of_large_counts */
/*:     array_of_datatypes -> array_of_integers[max_integers]:i32 array_of_addresses[max_addresses]:i64 */
/*:     array_of_large_counts[max_large_counts]:i64 array_of_datatypes[max_datatypes]:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 9, 3, 3, 0, trace__mpi_MPI_Type_get_contents_c, "MPI_Type_get_contents_c", (uint64_t datatype, int64_t max_integers,
    int64_t max_addresses, int64_t max_large_counts, int64_t max_datatypes, void *array_of_integers, void *array_of_addresses, void *array_of_large_counts,
    void *array_of_datatypes), ((uint64_t)datatype, (uint64_t)max_integers, (uint64_t)max_addresses, (uint64_t)max_large_counts, (uint64_t)max_datatypes,
    (uintptr_t)array_of_integers, (uintptr_t)array_of_addresses, (uintptr_t)array_of_large_counts, (uintptr_t)array_of_datatypes,),
    "\15\5\5,\244\16\30\250\1\11 \0\0\0\1\0\0\0Odatatype\0Hmax_integers\0H\4addresses\0H\4large_counts\0H\4datatypes\0farray_of_integers\0h\11addre"
    "sses\0h\11large_counts\0m\11datatypes\0\6Aresult\0\6c\5$\0A\6\12\0A\1\4\2\14\3\24\4\34\0A$\0Gh\4\5\0E\1\10\0C\1\0D@\0A\4\0C\4\0C\1\0Kh\10\6\0E"
    "\1\10\0C\1\0D@\0A\10\0C\10\0C\2\0Kh\10\7\0E\1\10\0C\1\0D@\0A\10\0C\10\0C\3\0Kq\10\10\0E\1\10\0C\1\0D@\0A\10\0C\10\0C\4\0Ka\4\11\0E\4\0G\12\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_get_envelope: $type=type(datatype) datatype datatype=$type:strid num_integers num_addresses */
/*:     num_datatypes combiner -> *num_integers:i32 *num_addresses:i32 *num_datatypes:i32 *combiner:i32@MPI_COMBINER */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Type_get_envelope, "MPI_Type_get_envelope", (uint64_t datatype, void *num_integers, void *num_addresses,
    void *num_datatypes, void *combiner), ((uint64_t)datatype, (uintptr_t)num_integers, (uintptr_t)num_addresses, (uintptr_t)num_datatypes,
    (uintptr_t)combiner,),
    "\15\1\5\14\34\10(\5 \0\0\0\1\0\0\0Odatatype\0Fnum_integers\0F\4addresses\0F\4datatypes\0\6@combiner\0\0\6Aresult\0\6a\4\6\0Eb\4\1\2\0Db\4\2\2\0"
    "Db\4\3\2\0Db\4\4\2\0Da\4\5\0E\4\0G\6\0O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_get_envelope_c: $type=type(datatype) datatype datatype=$type:strid num_integers num_addresses */
/*:     num_large_counts num_datatypes combiner -> *num_integers:i64 *num_addresses:i64 *num_large_counts:i64 */
/*:     *num_datatypes:i64 *combiner:i32@MPI_COMBINER return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 3, 3, 0, trace__mpi_MPI_Type_get_envelope_c, "MPI_Type_get_envelope_c", (uint64_t datatype, void *num_integers,
    void *num_addresses, void *num_large_counts, void *num_datatypes, void *combiner), ((uint64_t)datatype, (uintptr_t)num_integers,
    (uintptr_t)num_addresses, (uintptr_t)num_large_counts, (uintptr_t)num_datatypes, (uintptr_t)combiner,),
    "\15\1\6\0140\0100\6 \0\0\0\1\0\0\0Odatatype\0Hnum_integers\0H\4addresses\0H\4large_counts\0H\4datatypes\0\6@combiner\0\0\6Aresult\0\6a\4\7\0Eb"
    "\10\1\2\0Db\10\2\2\0Db\10\3\2\0Db\10\4\2\0Db\4\5\2\0Da\4\6\0E\4\0G\7\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_get_extent: $type=type(datatype) datatype datatype=$type:strid lb extent -> *lb:i64 *extent:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_extent, "MPI_Type_get_extent", (uint64_t datatype, void *lb, void *extent),
    ((uint64_t)datatype, (uintptr_t)lb, (uintptr_t)extent,),
    "\15\1\3\14\34\10\30\3 \0\0\0\1\0\0\0Odatatype\0Hlb\0Hextent\0\6Aresult\0\6a\4\4\0Eb\10\1\2\0Db\10\2\2\0Da\4\3\0E\4\0G\4\0O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_get_extent_c: $type=type(datatype) datatype datatype=$type:strid lb extent -> *lb:i64 *extent:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_extent_c, "MPI_Type_get_extent_c", (uint64_t datatype, void *lb, void *extent),
    ((uint64_t)datatype, (uintptr_t)lb, (uintptr_t)extent,),
    "\15\1\3\14\34\10\30\3 \0\0\0\1\0\0\0Odatatype\0Hlb\0Hextent\0\6Aresult\0\6a\4\4\0Eb\10\1\2\0Db\10\2\2\0Da\4\3\0E\4\0G\4\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_get_extent_x: $type=type(datatype) datatype datatype=$type:strid lb extent -> *lb:i64 *extent:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_extent_x, "MPI_Type_get_extent_x", (uint64_t datatype, void *lb, void *extent),
    ((uint64_t)datatype, (uintptr_t)lb, (uintptr_t)extent,),
    "\15\1\3\14\34\10\30\3 \0\0\0\1\0\0\0Odatatype\0Hlb\0Hextent\0\6Aresult\0\6a\4\4\0Eb\10\1\2\0Db\10\2\2\0Da\4\3\0E\4\0G\4\0O")

/*: MPI_Type_get_name: $type=type(datatype) datatype datatype=$type:strid type_name resultlen -> */
/*:     type_name[256]:chars *resultlen:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_name, "MPI_Type_get_name", (uint64_t datatype, void *type_name, void *resultlen),
    ((uint64_t)datatype, (uintptr_t)type_name, (uintptr_t)resultlen,),
    "\15\1\3\14\226\2\108\3 \0\0\0\1\0\0\0Odatatype\0Ntype_name\0Fresultlen\0\6A\6\0\6a\4\4\0Eg\1\1\0F\10\0H@\0A\1\0D\1\0C\1\0Jb\4\2\2\0Da\4\3\0E\4\0"
    "G\4\0O")

/*: MPI_Type_get_true_extent: $type=type(datatype) datatype datatype=$type:strid true_lb true_extent -> *true_lb:i64 */
/*:     *true_extent:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_true_extent, "MPI_Type_get_true_extent", (uint64_t datatype, void *true_lb, void *true_extent),
    ((uint64_t)datatype, (uintptr_t)true_lb, (uintptr_t)true_extent,),
    "\15\1\3\14\34\10\30\3 \0\0\0\1\0\0\0Odatatype\0Htrue_lb\0H\5extent\0\6Aresult\0\6a\4\4\0Eb\10\1\2\0Db\10\2\2\0Da\4\3\0E\4\0G\4\0O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_get_true_extent_c: $type=type(datatype) datatype datatype=$type:strid true_lb true_extent -> */
/*:     *true_lb:i64 *true_extent:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_true_extent_c, "MPI_Type_get_true_extent_c", (uint64_t datatype, void *true_lb,
    void *true_extent), ((uint64_t)datatype, (uintptr_t)true_lb, (uintptr_t)true_extent,),
    "\15\1\3\14\34\10\30\3 \0\0\0\1\0\0\0Odatatype\0Htrue_lb\0H\5extent\0\6Aresult\0\6a\4\4\0Eb\10\1\2\0Db\10\2\2\0Da\4\3\0E\4\0G\4\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_get_true_extent_x: $type=type(datatype) datatype datatype=$type:strid true_lb true_extent -> */
/*:     *true_lb:i64 *true_extent:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_true_extent_x, "MPI_Type_get_true_extent_x", (uint64_t datatype, void *true_lb,
    void *true_extent), ((uint64_t)datatype, (uintptr_t)true_lb, (uintptr_t)true_extent,),
    "\15\1\3\14\34\10\30\3 \0\0\0\1\0\0\0Odatatype\0Htrue_lb\0H\5extent\0\6Aresult\0\6a\4\4\0Eb\10\1\2\0Db\10\2\2\0Da\4\3\0E\4\0G\4\0O")

#endif

#if TRACE__MPI_ONLY_MPICH

/*: MPI_Type_hindexed: $type=type(oldtype) count:i32 array_of_blocklengths[count]:i32 */
/*:     array_of_displacements[count]:i64 oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) */
/*:     newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_hindexed, "MPI_Type_hindexed", (int32_t count, void *array_of_blocklengths,
    void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements,
    (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\234\6\20`\20\5 \0\0\0\1\0\0\1Fcount\0farray_of_blocklengths\0h\11displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6a\4\0Fh\4\1\0E\1\4\0C"
    "\1\0D@\0A\4\0C\4\0Oh\10\2\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

/*: MPI_Type_hvector: $type=type(oldtype) count:i32 blocklength:i32 stride:i64 oldtype oldtype=$type:strid newtype */
/*:     -> $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_hvector, "MPI_Type_hvector", (int32_t count, int32_t blocklength, int64_t stride, uint64_t oldtype,
    void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\34\20\20\20\5 \0\0\0\1\0\0\1Fcount\0Fblocklength\0Hstride\0Ooldtype\0Onewtype\0\6Aresult\0\6c\4\24\0A\4\0B\1\4\2\10\6\20\0Cc\2\10\0A\2\10"
    "\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_indexed: $type=type(oldtype) count:i32 array_of_blocklengths[count]:i32 */
/*:     array_of_displacements[count]:i32 oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) */
/*:     newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_indexed, "MPI_Type_indexed", (int32_t count, const void *array_of_blocklengths,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths,
    (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\234\4\20`\20\5 \0\0\0\1\0\0\1Fcount\0farray_of_blocklengths\0f\11displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6a\4\0Fh\4\1\0E\1\4\0C"
    "\1\0D@\0A\4\0C\4\0Oh\4\2\0E\1\4\0C\1\0D@\0A\4\0C\4\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_indexed_c: $type=type(oldtype) count:i64 array_of_blocklengths[count]:i64 */
/*:     array_of_displacements[count]:i64 oldtype oldtype=$type:strid newtype -> $new_type=new_type(newtype,return) */
/*:     newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_indexed_c, "MPI_Type_indexed_c", (int64_t count, const void *array_of_blocklengths,
    const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths,
    (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\240\10\20`\20\5 \0\0\0\1\0\0\1Hcount\0harray_of_blocklengths\0h\11displacements\0Ooldtype\0Onewtype\0\6Aresult\0\6a\10\0Fh\10\1\0E\1\10\0"
    "C\1\0D@\0A\10\0C\10\0Oh\10\2\0E\1\10\0C\1\0D@\0A\10\0C\10\0Oa\4\6\0Ec\2\10\0A\2\10\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_ONLY_MPICH

/*: MPI_Type_lb: $type=type(datatype) datatype datatype=$type:strid displacement -> *displacement:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_lb, "MPI_Type_lb", (uint64_t datatype, void *displacement), ((uint64_t)datatype,
    (uintptr_t)displacement,),
    "\15\1\2\14\24\10\20\2 \0\0\0\1\0\0\0Odatatype\0Hdisplacement\0\6Aresult\0\6a\4\3\0Eb\10\1\2\0Da\4\2\0E\4\0G\3\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_match_size: typeclass:i32@MPI_TYPECLASS size:i32 datatype -> $new_type=new_type(datatype,return) */
/*:     datatype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_match_size, "MPI_Type_match_size", (int32_t typeclass, int32_t size, void *datatype),
    ((uint64_t)typeclass, (uint64_t)size, (uintptr_t)datatype,),
    "\15\2\2\20\20\20\20\3 \0\0\0\0\0\0\1\6@typeclass\0\30Fsize\0Odatatype\0\6Aresult\0\6c\2\10\0A\2\0B\1\4\0Gc\2\10\0A\2\4\0A\3\4\0G$\0G\4\2\3\0M")

/*: MPI_Type_set_attr: $type=type(datatype) datatype datatype=$type:strid type_keyval:i32 attribute_val:ptr -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_set_attr, "MPI_Type_set_attr", (uint64_t datatype, int32_t type_keyval, void *attribute_val),
    ((uint64_t)datatype, (uint64_t)type_keyval, (uintptr_t)attribute_val,),
    "\15\3\1\30\14\20\10\3 \0\0\0\1\0\0\0Odatatype\0Ftype_keyval\0Lattribute_val\0\6Aresult\0\6c\3\20\0A\4\4\0A\1\4\2\10\0A\20\0Ca\4\3\0E\4\0G\4\0O")

/*: MPI_Type_set_name: $type=type(datatype) datatype datatype=$type:strid type_name:string -> */
/*:     [always]type_renamed(datatype) return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 1, 0, trace__mpi_MPI_Type_set_name, "MPI_Type_set_name", (uint64_t datatype, const void *type_name), ((uint64_t)datatype,
    (uintptr_t)type_name,),
    "\15\2\1\222\2\0140\10\2 \0\0\0\1\0\1\0Odatatype\0Ntype_name\0\6Aresult\0\6a\4\3\0Ee\10\1\0U\10\0Oa\4\2\0E\4\0G\3\0OY\0W")

/*: MPI_Type_size: $type=type(datatype) datatype datatype=$type:strid size -> *size:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_size, "MPI_Type_size", (uint64_t datatype, void *size), ((uint64_t)datatype, (uintptr_t)size,),
    "\15\1\2\14\20\10\20\2 \0\0\0\1\0\0\0Odatatype\0Fsize\0\6Aresult\0\6a\4\3\0Eb\4\1\2\0Da\4\2\0E\4\0G\3\0O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_size_c: $type=type(datatype) datatype datatype=$type:strid size -> *size:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_size_c, "MPI_Type_size_c", (uint64_t datatype, void *size), ((uint64_t)datatype, (uintptr_t)size,),
    "\15\1\2\14\24\10\20\2 \0\0\0\1\0\0\0Odatatype\0Hsize\0\6Aresult\0\6a\4\3\0Eb\10\1\2\0Da\4\2\0E\4\0G\3\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_size_x: $type=type(datatype) datatype datatype=$type:strid size -> *size:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_size_x, "MPI_Type_size_x", (uint64_t datatype, void *size), ((uint64_t)datatype, (uintptr_t)size,),
    "\15\1\2\14\24\10\20\2 \0\0\0\1\0\0\0Odatatype\0Hsize\0\6Aresult\0\6a\4\3\0Eb\10\1\2\0Da\4\2\0E\4\0G\3\0O")

#endif

#if TRACE__MPI_ONLY_MPICH

/*: MPI_Type_struct: count:i32 array_of_blocklengths[count]:i32 array_of_displacements[count]:i64 */
/*:     array_of_types[count]:object newtype -> $new_type=new_type(newtype,return) newtype=$new_type:strid */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_struct, "MPI_Type_struct", (int32_t count, void *array_of_blocklengths,
    void *array_of_displacements, void *array_of_types, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths,
    (uintptr_t)array_of_displacements, (uintptr_t)array_of_types, (uintptr_t)newtype,),
    "\15\4\2\236\12\20\200\1\20\5 \0\0\0\0\0\0\1Fcount\0farray_of_blocklengths\0h\11displacements\0m\11types\0Onewtype\0\6Aresult\0\6a\4\0Fh\4\1\0E"
    "\1\4\0C\1\0D@\0A\4\0C\4\0Oh\10\2\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oq\10\3\0E\1\4\0C\1\0D@\0A\10\0C\10\0Oc\2\10\0A\2\6\0A\5\4\0G$\0G\6\4\5\0M")

/*: MPI_Type_ub: $type=type(datatype) datatype datatype=$type:strid displacement -> *displacement:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_ub, "MPI_Type_ub", (uint64_t datatype, void *displacement), ((uint64_t)datatype,
    (uintptr_t)displacement,),
    "\15\1\2\14\24\10\20\2 \0\0\0\1\0\0\0Odatatype\0Hdisplacement\0\6Aresult\0\6a\4\3\0Eb\10\1\2\0Da\4\2\0E\4\0G\3\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Type_vector: $type=type(oldtype) count:i32 blocklength:i32 stride:i32 oldtype oldtype=$type:strid newtype -> */
/*:     $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_vector, "MPI_Type_vector", (int32_t count, int32_t blocklength, int32_t stride, uint64_t oldtype,
    void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2\30\20\20\20\5 \0\0\0\1\0\0\1Fcount\0Fblocklength\0Fstride\0Ooldtype\0Onewtype\0\6Aresult\0\6c\4\20\0A\4\0B\1\4\2\10\6\14\0Cc\2\10\0A\2\10"
    "\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_4_0

/*: MPI_Type_vector_c: $type=type(oldtype) count:i64 blocklength:i64 stride:i64 oldtype oldtype=$type:strid newtype */
/*:     -> $new_type=new_type(newtype,return) newtype=$new_type:strid return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_vector_c, "MPI_Type_vector_c", (int64_t count, int64_t blocklength, int64_t stride,
    uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "\15\4\2$\20\20\20\5 \0\0\0\1\0\0\1Hcount\0Hblocklength\0Hstride\0Ooldtype\0Onewtype\0\6Aresult\0\6c\4\34\0A\4\0B\1\10\2\20\6\30\0Cc\2\10\0A\2\10"
    "\0A\5\4\0G\4\0G\6\3\0N$\0G\10\4\5\0M")

#endif

#if TRACE__MPI_3_1

/*: MPI_Unpack: $type=type(datatype) $comm=comm(comm) inbuf:ptr insize:i32 *position:i32 outbuf:ptr outcount:i32 */
/*:     datatype datatype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE -> *position:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack, "MPI_Unpack", (const void *inbuf, int32_t insize, void *position, void *outbuf,
    int32_t outcount, uint64_t datatype, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position, (uintptr_t)outbuf, (uint64_t)outcount,
    (uint64_t)datatype, (uint64_t)comm,),
    "\15\10\0024\0200\20\7 \0\0\0\2\0\0\0Linbuf\0Finsize\0Fposition\0Loutbuf\0F\3count\0Odatatype\0\7\10comm\0\5\11\4_size\0Fposition\0\6Aresult\0\6"
    "c\2\14\0A\2\0B\1\10\0Gb\4\2\2\0Dc\5\34\0A\6\3\0A\4\10\10\14\12\20\13\30\0A\34\0Gb\4\2\2\0Da\4\7\0E\4\0G\10\5\0V\12\6\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Unpack_c: $type=type(datatype) $comm=comm(comm) inbuf:ptr insize:i64 *position:i64 outbuf:ptr outcount:i64 */
/*:     datatype datatype=$type:strid comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE -> *position:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack_c, "MPI_Unpack_c", (const void *inbuf, int64_t insize, void *position, void *outbuf,
    int64_t outcount, uint64_t datatype, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position, (uintptr_t)outbuf, (uint64_t)outcount,
    (uint64_t)datatype, (uint64_t)comm,),
    "\15\10\2@\0240\20\7 \0\0\0\2\0\0\0Linbuf\0Hinsize\0Hposition\0Loutbuf\0H\3count\0Odatatype\0\7\10comm\0\5\11\4_size\0Hposition\0\6Aresult\0\6c"
    "\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Dc\5 \0A\6\3\0A\4\10\10\20\12\24\13\34\0A \0Gb\10\2\2\0Da\4\7\0E\4\0G\10\5\0V\12\6\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Unpack_external: $type=type(datatype) datarep:string inbuf:ptr insize:i64 *position:i64 outbuf:ptr */
/*:     outcount:i32 datatype datatype=$type:strid -> *position:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack_external, "MPI_Unpack_external", (const void *datarep, const void *inbuf, int64_t insize,
    void *position, void *outbuf, int32_t outcount, uint64_t datatype), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position,
    (uintptr_t)outbuf, (uint64_t)outcount, (uint64_t)datatype,),
    "\15\7\2\266\2\24P\20\7 \0\0\0\1\0\0\0Ndatarep\0Linbuf\0Hinsize\0Hposition\0Loutbuf\0F\3count\0Odatatype\0Hposition\0\6Aresult\0\6e\10\0V\10\0O"
    "c\2\20\0A\2\1\0A\2\10\0Gb\10\3\2\0Dc\3\20\0A\4\4\0A\5\10\10\14\0A\20\0Cb\10\3\2\0Da\4\7\0E\4\0G\10\6\0N")

#endif

#if TRACE__MPI_4_0

/*: MPI_Unpack_external_c: $type=type(datatype) datarep:string inbuf:ptr insize:i64 *position:i64 outbuf:ptr */
/*:     outcount:i64 datatype datatype=$type:strid -> *position:i64 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack_external_c, "MPI_Unpack_external_c", (const void *datarep, const void *inbuf, int64_t insize,
    void *position, void *outbuf, int64_t outcount, uint64_t datatype), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position,
    (uintptr_t)outbuf, (uint64_t)outcount, (uint64_t)datatype,),
    "\15\7\2\272\2\24P\20\7 \0\0\0\1\0\0\0Ndatarep\0Linbuf\0Hinsize\0Hposition\0Loutbuf\0H\3count\0Odatatype\0Hposition\0\6Aresult\0\6e\10\0V\10\0O"
    "c\2\20\0A\2\1\0A\2\10\0Gb\10\3\2\0Dc\3\24\0A\4\4\0A\5\10\10\20\0A\24\0Cb\10\3\2\0Da\4\7\0E\4\0G\10\6\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Unpublish_name: $key=key(info) service_name:string info info=$key:handle port_name:string -> */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Unpublish_name, "MPI_Unpublish_name", (const void *service_name, uint64_t info, const void *port_name),
    ((uintptr_t)service_name, (uint64_t)info, (uintptr_t)port_name,),
    "\15\3\1\234\4\14X\10\3 \0\0\0\1\0\0\0Nservice_name\0Minfo\0Nport_name\0\6Aresult\0\6e\10\0V\10\0Oa\10\4\0Ee\10\2\0U\10\0Oa\4\3\0E\17\0G\4\1\0N")

/*: MPI_Waitsome: [always]array_of_statuses=wait_for_all(room,array_of_requests,incount,array_of_statuses) */
/*:     incount:i32 array_of_requests[incount]:object/REQUEST outcount array_of_indices array_of_statuses ; room -> */
/*:     [always]waited_for_some(room,return,outcount,array_of_indices) *outcount:i32 */
/*:     array_of_indices[*outcount:i32]:i32 return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Waitsome, "MPI_Waitsome", (int32_t incount, void *array_of_requests, void *outcount,
    void *array_of_indices, void *array_of_statuses), ((uint64_t)incount, (uintptr_t)array_of_requests, (uintptr_t)outcount, (uintptr_t)array_of_indices,
    (uintptr_t)array_of_statuses,),
    "\15\2\3\222\4\226\00208\5 \0\0\1\0\0\1\0Fincount\0-\14array_of_requests\0Foutcount\0farray_of_indices\0\6Aresult\0\6a\4\0Fq\10\1\0E\1\4\0C\1\0D"
    "@\0A\10\0C\10\0Ob\4\2\2\0Dh\4\3\0E\2\4\0C\1\0D@\0A\4\0C\4\0C\2\0Ka\4\5\0EP\0G\4\6\1\0A\4\0KV\0H\6\5\2\3\0K")

/*: MPI_Win_allocate: $key=key(info) $comm=comm(comm) $seq=seq($comm) size:i64 disp_unit:i32 info info=$key:handle */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE baseptr:ptr win seq=$seq:u64/COLL_SEQ -> */
/*:     [always]win_from(win,return,comm) *win:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate, "MPI_Win_allocate", (int64_t size, int32_t disp_unit, uint64_t info, uint64_t comm,
    void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "\15\7\28\24\0300\6 \0\0\0\3\0\1\0Hsize\0Fdisp_unit\0Minfo\0\7\10comm\0\5\11\4_size\0Lbaseptr\0\7\12seq\0Mwin\0\6Aresult\0\6c\0070\0A\10\0B\1\10\7"
    "\14\10\24\11\34\4 \13(\0A0\0Cm\10\5\0U\10\0Oa\4\6\0E\17\0G\7\2\0V\10\3\0N\12\0G\13\10\0N\134\0H\5\6\3\0L")

#endif

#if TRACE__MPI_4_0

/*: MPI_Win_allocate_c: $key=key(info) $comm=comm(comm) $seq=seq($comm) size:i64 disp_unit:i64 info info=$key:handle */
/*:     comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE baseptr:ptr win seq=$seq:u64/COLL_SEQ -> */
/*:     [always]win_from(win,return,comm) *win:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate_c, "MPI_Win_allocate_c", (int64_t size, int64_t disp_unit, uint64_t info, uint64_t comm,
    void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "\15\7\2<\24\0300\6 \0\0\0\3\0\1\0Hsize\0Hdisp_unit\0Minfo\0\7\10comm\0\5\11\4_size\0Lbaseptr\0\7\12seq\0Mwin\0\6Aresult\0\6c\0074\0A\10\0B\1\10\7"
    "\20\10\30\11 \4$\13,\0A4\0Cm\10\5\0U\10\0Oa\4\6\0E\17\0G\7\2\0V\10\3\0N\12\0G\13\10\0N\134\0H\5\6\3\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Win_allocate_shared: $key=key(info) $comm=comm(comm) $seq=seq($comm) size:i64 disp_unit:i32 info */
/*:     info=$key:handle comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE baseptr:ptr win */
/*:     seq=$seq:u64/COLL_SEQ -> [always]win_from(win,return,comm) *win:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate_shared, "MPI_Win_allocate_shared", (int64_t size, int32_t disp_unit, uint64_t info,
    uint64_t comm, void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "\15\7\28\24\0300\6 \0\0\0\3\0\1\0Hsize\0Fdisp_unit\0Minfo\0\7\10comm\0\5\11\4_size\0Lbaseptr\0\7\12seq\0Mwin\0\6Aresult\0\6c\0070\0A\10\0B\1\10\7"
    "\14\10\24\11\34\4 \13(\0A0\0Cm\10\5\0U\10\0Oa\4\6\0E\17\0G\7\2\0V\10\3\0N\12\0G\13\10\0N\134\0H\5\6\3\0L")

#endif

#if TRACE__MPI_4_0

/*: MPI_Win_allocate_shared_c: $key=key(info) $comm=comm(comm) $seq=seq($comm) size:i64 disp_unit:i64 info */
/*:     info=$key:handle comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE baseptr:ptr win */
/*:     seq=$seq:u64/COLL_SEQ -> [always]win_from(win,return,comm) *win:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate_shared_c, "MPI_Win_allocate_shared_c", (int64_t size, int64_t disp_unit, uint64_t info,
    uint64_t comm, void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "\15\7\2<\24\0300\6 \0\0\0\3\0\1\0Hsize\0Hdisp_unit\0Minfo\0\7\10comm\0\5\11\4_size\0Lbaseptr\0\7\12seq\0Mwin\0\6Aresult\0\6c\0074\0A\10\0B\1\10\7"
    "\20\10\30\11 \4$\13,\0A4\0Cm\10\5\0U\10\0Oa\4\6\0E\17\0G\7\2\0V\10\3\0N\12\0G\13\10\0N\134\0H\5\6\3\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Win_attach: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE base:ptr size:i64 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Win_attach, "MPI_Win_attach", (uint64_t win, void *base, int64_t size), ((uint64_t)win, (uintptr_t)base,
    (uint64_t)size,),
    "\15\5\1,\14\30\10\3 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Lbase\0Hsize\0\6Aresult\0\6c\5$\0A\6\4\0A\7\10\5\20\1\24\2\34\0A$\0Ga\4\3\0E"
    "\5\0G\4\0O")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Win_c2f: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     -> return:i32 */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Win_c2f, "MPI_Win_c2f", (uint64_t win), ((uint64_t)win,),
    "\14\3\1\34\14\20\10\0\0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Fresult\0c\3\24\0A\4\2\0A\5\10\3\20\0A\24\0Ca\4\1\0E\5\0G\2\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Win_call_errhandler: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE errorcode:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_call_errhandler, "MPI_Win_call_errhandler", (uint64_t win, int32_t errorcode), ((uint64_t)win,
    (uint64_t)errorcode,),
    "\15\4\1 \14\20\10\2 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Ferrorcode\0\6Aresult\0\6c\4\30\0A\4\3\0A\6\10\4\20\1\24\0Ca\4\2\0E\5\0G\3\0O")

/*: MPI_Win_complete: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_complete, "MPI_Win_complete", (uint64_t win), ((uint64_t)win,),
    "\15\3\1\34\14\20\10\1 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\3\24\0A\4\2\0A\5\10\3\20\0A\24\0Ca\4\1\0E\5\0G\2\0O")

/*: MPI_Win_create: $key=key(info) $comm=comm(comm) $seq=seq($comm) base:ptr size:i64 disp_unit:i32 info */
/*:     info=$key:handle comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE win seq=$seq:u64/COLL_SEQ -> */
/*:     [always]win_from(win,return,comm) *win:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_create, "MPI_Win_create", (void *base, int64_t size, int32_t disp_unit, uint64_t info,
    uint64_t comm, void *win), ((uintptr_t)base, (uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)win,),
    "\15\7\28\24\0300\6 \0\0\0\3\0\1\0Lbase\0Hsize\0Fdisp_unit\0Minfo\0\7\10comm\0\5\11\4_size\0\7\12seq\0Mwin\0\6Aresult\0\6c\0070\0A\10\0B\1\10\2\20"
    "\7\24\10\34\11$\13(\0A0\0Cm\10\5\0U\10\0Oa\4\6\0E\17\0G\7\3\0V\10\4\0N\12\0G\13\10\0N\134\0H\5\6\4\0L")

#endif

#if TRACE__MPI_4_0

/*: MPI_Win_create_c: $key=key(info) $comm=comm(comm) $seq=seq($comm) base:ptr size:i64 disp_unit:i64 info */
/*:     info=$key:handle comm comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE win seq=$seq:u64/COLL_SEQ -> */
/*:     [always]win_from(win,return,comm) *win:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_create_c, "MPI_Win_create_c", (void *base, int64_t size, int64_t disp_unit, uint64_t info,
    uint64_t comm, void *win), ((uintptr_t)base, (uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)win,),
    "\15\7\2<\24\0300\6 \0\0\0\3\0\1\0Lbase\0Hsize\0Hdisp_unit\0Minfo\0\7\10comm\0\5\11\4_size\0\7\12seq\0Mwin\0\6Aresult\0\6c\0074\0A\10\0B\1\10\2\20"
    "\7\30\10 \11(\13,\0A4\0Cm\10\5\0U\10\0Oa\4\6\0E\17\0G\7\3\0V\10\4\0N\12\0G\13\10\0N\134\0H\5\6\4\0L")

#endif

#if TRACE__MPI_3_1

/*: MPI_Win_create_dynamic: $key=key(info) $comm=comm(comm) $seq=seq($comm) info info=$key:handle comm */
/*:     comm=$comm:u64/COMM comm_size=$comm.size:u32/COMM_SIZE win seq=$seq:u64/COLL_SEQ -> */
/*:     [always]win_from(win,return,comm) *win:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Win_create_dynamic, "MPI_Win_create_dynamic", (uint64_t info, uint64_t comm, void *win),
    ((uint64_t)info, (uint64_t)comm, (uintptr_t)win,),
    "\15\4\2$\24\0200\3 \0\0\0\3\0\1\0Minfo\0\7\10comm\0\5\11\4_size\0\7\12seq\0Mwin\0\6Aresult\0\6c\4\34\0A\4\4\0A\5\10\6\20\10\24\0Cm\10\2\0U\10\0"
    "Oa\4\3\0E\17\0G\4\0W\5\1\0N\12\0G\10\5\0N\134\0H\2\3\1\0L")

/*: MPI_Win_create_errhandler: win_errhandler_fn:ptr errhandler -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_create_errhandler, "MPI_Win_create_errhandler", (void *win_errhandler_fn, void *errhandler),
    ((uintptr_t)win_errhandler_fn, (uintptr_t)errhandler,),
    "\5\1\2\20\24\0100\2 Lwin_errhandler_fn\0Merrhandler\0\6Aresult\0\6a\10\0Fm\10\1\0U\10\0Oa\4\2\0E")

/*: MPI_Win_create_keyval: win_copy_attr_fn:ptr win_delete_attr_fn:ptr win_keyval extra_state:ptr -> *win_keyval:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Win_create_keyval, "MPI_Win_create_keyval", (void *win_copy_attr_fn, void *win_delete_attr_fn,
    void *win_keyval, void *extra_state), ((uintptr_t)win_copy_attr_fn, (uintptr_t)win_delete_attr_fn, (uintptr_t)win_keyval, (uintptr_t)extra_state,),
    "\5\3\2 \20\20\20\4 Lwin_copy_attr_fn\0L\4delete_attr_fn\0Lextra_state\0Fwin_keyval\0\6Aresult\0\6c\3\30\0A\4\0B\1\10\3\20\0A\30\0Cb\4\2\2\0Da\4"
    "\4\0E")

/*: MPI_Win_delete_attr: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE win_keyval:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_delete_attr, "MPI_Win_delete_attr", (uint64_t win, int32_t win_keyval), ((uint64_t)win,
    (uint64_t)win_keyval,),
    "\15\4\1 \14\20\10\2 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0F\4keyval\0\6Aresult\0\6c\4\30\0A\4\3\0A\6\10\4\20\1\24\0Ca\4\2\0E\5\0G\3\0O")

/*: MPI_Win_detach: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE base:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_detach, "MPI_Win_detach", (uint64_t win, const void *base), ((uint64_t)win, (uintptr_t)base,),
    "\15\4\1$\14\20\10\2 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Lbase\0\6Aresult\0\6c\4\34\0A\4\3\0A\6\10\4\20\1\24\0Ca\4\2\0E\5\0G\3\0O")

#endif

#if TRACE__MPI_ONLY_OPENMPI

/*: MPI_Win_f2c: win:i32 -> $key=key(return) result=$key:handle */
TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Win_f2c, "MPI_Win_f2c", (int32_t win), ((uint64_t)win,),
    "\14\1\1\14\20\10\10\0\0\0\0\0\0\0\1Fwin\0Mresult\0a\4\0Fa\10\2\0E\17\0G\2\1\0N")

#endif

#if TRACE__MPI_3_1

/*: MPI_Win_fence: $win=win(win) $seq=seq($win) assert:i32@MPI_MODE_RMA win win=$win.handle:handle */
/*:     comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE seq=$seq:u64/COLL_SEQ -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_fence, "MPI_Win_fence", (int32_t assert, uint64_t win), ((uint64_t)assert, (uint64_t)win,),
    "\15\5\1(\14\30\10\2 \0\0\0\2\0\0\0\6@assert\0\12Mwin\0\7\10comm\0\5\11win_size\0\7\12seq\0\6Aresult\0\6c\5 \0A\6\0B\3\4\6\14\4\24\7\30\0A \0Ga"
    "\4\2\0E\5\0G\3\1\0N\12\0G\7\3\0N")

/*: MPI_Win_flush: $win=win(win) $world=world($win,rank) rank:i32@MPI_RANK rank_world=$world:i32 win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_flush, "MPI_Win_flush", (int32_t rank, uint64_t win), ((uint64_t)rank, (uint64_t)win,),
    "\15\5\1$\14\30\10\2 \0\0\0\2\0\0\0\6@rank\0\16F\4_world\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\5\34\0A\6\0B\7\4\3\10\6\20\4\30\0A\34\0"
    "Ga\4\2\0E\5\0G\3\1\0N\6\0G\7\3\0N")

/*: MPI_Win_flush_all: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_flush_all, "MPI_Win_flush_all", (uint64_t win), ((uint64_t)win,),
    "\15\3\1\34\14\20\10\1 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\3\24\0A\4\2\0A\5\10\3\20\0A\24\0Ca\4\1\0E\5\0G\2\0O")

/*: MPI_Win_flush_local: $win=win(win) $world=world($win,rank) rank:i32@MPI_RANK rank_world=$world:i32 win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_flush_local, "MPI_Win_flush_local", (int32_t rank, uint64_t win), ((uint64_t)rank, (uint64_t)win,),
    "\15\5\1$\14\30\10\2 \0\0\0\2\0\0\0\6@rank\0\16F\4_world\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\5\34\0A\6\0B\7\4\3\10\6\20\4\30\0A\34\0"
    "Ga\4\2\0E\5\0G\3\1\0N\6\0G\7\3\0N")

/*: MPI_Win_flush_local_all: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_flush_local_all, "MPI_Win_flush_local_all", (uint64_t win), ((uint64_t)win,),
    "\15\3\1\34\14\20\10\1 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\3\24\0A\4\2\0A\5\10\3\20\0A\24\0Ca\4\1\0E\5\0G\2\0O")

/*: MPI_Win_free: [call]win_over(win) *win:object -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Win_free, "MPI_Win_free", (void *win), ((uintptr_t)win,),
    "\15\1\1\20\14(\10\1 \0\0\0\0\1\0\0Mwin\0\6Aresult\0\6m\10\0V\10\0Oa\4\1\0E]\0W")

/*: MPI_Win_free_keyval: *win_keyval:i32 -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Win_free_keyval, "MPI_Win_free_keyval", (void *win_keyval), ((uintptr_t)win_keyval,),
    "\5\1\1\14\14\10\10\1 Fwin_keyval\0\6Aresult\0\6b\4\0A\2\0Da\4\1\0E")

/*: MPI_Win_get_attr: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE win_keyval:i32 attribute_val:ptr flag -> *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Win_get_attr, "MPI_Win_get_attr", (uint64_t win, int32_t win_keyval, void *attribute_val, void *flag),
    ((uint64_t)win, (uint64_t)win_keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "\15\5\2(\15\0300\4 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0F\4keyval\0Lattribute_val\0Kflag\0\6Aresult\0\6c\5 \0A\6\5\0A\10\10\6\20\1\24\2"
    "\30\0A \0Gj\1\3\0U\1\0Oa\4\4\0E\5\0G\5\0O")

/*: MPI_Win_get_errhandler: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE errhandler -> *errhandler:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Win_get_errhandler, "MPI_Win_get_errhandler", (uint64_t win, void *errhandler), ((uint64_t)win,
    (uintptr_t)errhandler,),
    "\15\3\2\34\24\0200\2 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Merrhandler\0\6Aresult\0\6c\3\24\0A\4\3\0A\6\10\4\20\0A\24\0Cm\10\1\0U\10\0O"
    "a\4\2\0E\5\0G\3\0O")

/*: MPI_Win_get_group: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE group -> *group:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_get_group, "MPI_Win_get_group", (uint64_t win, void *group), ((uint64_t)win, (uintptr_t)group,),
    "\15\3\2\34\24\0200\2 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Mgroup\0\6Aresult\0\6c\3\24\0A\4\3\0A\6\10\4\20\0A\24\0Cm\10\1\0U\10\0Oa\4\2"
    "\0E\5\0G\3\0O")

/*: MPI_Win_get_info: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE info_used -> *info_used:object return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_get_info, "MPI_Win_get_info", (uint64_t win, void *info_used), ((uint64_t)win,
    (uintptr_t)info_used,),
    "\15\3\2\34\24\0200\2 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Minfo_used\0\6Aresult\0\6c\3\24\0A\4\3\0A\6\10\4\20\0A\24\0Cm\10\1\0U\10\0O"
    "a\4\2\0E\5\0G\3\0O")

/*: MPI_Win_get_name: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE win_name resultlen -> win_name[256]:chars *resultlen:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Win_get_name, "MPI_Win_get_name", (uint64_t win, void *win_name, void *resultlen), ((uint64_t)win,
    (uintptr_t)win_name, (uintptr_t)resultlen,),
    "\15\3\3\34\226\2\208\3 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0N\4name\0Fresultlen\0\6A\6\0\6c\3\24\0A\4\4\0A\7\10\5\20\0A\24\0Cg\1\1\0F"
    "\10\0H@\0A\1\0D\1\0C\1\0Jb\4\2\2\0Da\4\3\0E\5\0G\4\0O")

/*: MPI_Win_lock: $win=win(win) $world=world($win,rank) lock_type:i32@MPI_LOCK rank:i32@MPI_RANK */
/*:     rank_world=$world:i32 assert:i32@MPI_MODE_RMA win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_Win_lock, "MPI_Win_lock", (int32_t lock_type, int32_t rank, int32_t assert, uint64_t win),
    ((uint64_t)lock_type, (uint64_t)rank, (uint64_t)assert, (uint64_t)win,),
    "\15\7\1,\14\30\10\4 \0\0\0\2\0\0\0\6@lock_type\0\10\6@rank\0\16F\4_world\0\6@assert\0\12Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\7$\0A\10\0"
    "B\1\4\11\10\2\14\5\20\10\30\6 \0A$\0Ca\4\4\0E\5\0G\5\3\0N\6\0G\11\5\1\0M")

/*: MPI_Win_lock_all: $win=win(win) assert:i32@MPI_MODE_RMA win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_lock_all, "MPI_Win_lock_all", (int32_t assert, uint64_t win), ((uint64_t)assert, (uint64_t)win,),
    "\15\4\1 \14\20\10\2 \0\0\0\1\0\0\0\6@assert\0\12Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\4\30\0A\4\0B\3\4\6\14\4\24\0Ca\4\2\0E\5\0G\3\1\0"
    "N")

/*: MPI_Win_post: $key=key(group) $win=win(win) group group=$key:handle assert:i32@MPI_MODE_RMA win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 0, trace__mpi_MPI_Win_post, "MPI_Win_post", (uint64_t group, int32_t assert, uint64_t win), ((uint64_t)group,
    (uint64_t)assert, (uint64_t)win,),
    "\15\5\1(\14\30\10\3 \0\0\0\2\0\0\0Mgroup\0\6@assert\0\12Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\5 \0A\6\4\0A\1\10\5\14\10\24\6\34\0A \0G"
    "a\4\3\0E\17\0G\4\0O\5\0G\5\2\0N")

/*: MPI_Win_set_attr: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE win_keyval:i32 attribute_val:ptr -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Win_set_attr, "MPI_Win_set_attr", (uint64_t win, int32_t win_keyval, void *attribute_val),
    ((uint64_t)win, (uint64_t)win_keyval, (uintptr_t)attribute_val,),
    "\15\5\1(\14\30\10\3 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0F\4keyval\0Lattribute_val\0\6Aresult\0\6c\5 \0A\6\4\0A\7\10\5\20\1\24\2\30\0A"
    " \0Ga\4\3\0E\5\0G\4\0O")

/*: MPI_Win_set_errhandler: $win=win(win) $key=key(errhandler) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE errhandler errhandler=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_set_errhandler, "MPI_Win_set_errhandler", (uint64_t win, uint64_t errhandler), ((uint64_t)win,
    (uint64_t)errhandler,),
    "\15\4\1$\14\20\10\2 \0\0\0\2\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Merrhandler\0\6Aresult\0\6c\4\34\0A\4\3\0A\6\10\4\20\7\24\0Ca\4\2\0E\5\0G\3\0"
    "O\17\0G\7\1\0N")

/*: MPI_Win_set_info: $win=win(win) $key=key(info) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE info info=$key:handle -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_set_info, "MPI_Win_set_info", (uint64_t win, uint64_t info), ((uint64_t)win, (uint64_t)info,),
    "\15\4\1$\14\20\10\2 \0\0\0\2\0\0\0Mwin\0\7\10comm\0\5\11win_size\0Minfo\0\6Aresult\0\6c\4\34\0A\4\3\0A\6\10\4\20\7\24\0Ca\4\2\0E\5\0G\3\0O\17\0"
    "G\7\1\0N")

/*: MPI_Win_set_name: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE win_name:string -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_set_name, "MPI_Win_set_name", (uint64_t win, const void *win_name), ((uint64_t)win,
    (uintptr_t)win_name,),
    "\15\4\1\242\2\148\10\2 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0N\4name\0\6Aresult\0\6c\3\24\0A\4\3\0A\6\10\4\20\0A\24\0Ce\10\1\0U\10\0Oa"
    "\4\2\0E\5\0G\3\0O")

/*: MPI_Win_shared_query: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE rank:i32@MPI_RANK size disp_unit baseptr:ptr -> *size:i64 *disp_unit:i32 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Win_shared_query, "MPI_Win_shared_query", (uint64_t win, int32_t rank, void *size, void *disp_unit,
    void *baseptr), ((uint64_t)win, (uint64_t)rank, (uintptr_t)size, (uintptr_t)disp_unit, (uintptr_t)baseptr,),
    "\15\5\3(\30\30\30\5 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6@rank\0\16Lbaseptr\0Hsize\0Fdisp_unit\0\6Aresult\0\6c\5 \0A\6\6\0A\11\10\7\20"
    "\1\24\4\30\0A \0Gb\10\2\2\0Db\4\3\2\0Da\4\5\0E\5\0G\6\0O")

#endif

#if TRACE__MPI_4_0

/*: MPI_Win_shared_query_c: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE rank:i32@MPI_RANK size disp_unit baseptr:ptr -> *size:i64 *disp_unit:i64 */
/*:     return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Win_shared_query_c, "MPI_Win_shared_query_c", (uint64_t win, int32_t rank, void *size, void *disp_unit,
    void *baseptr), ((uint64_t)win, (uint64_t)rank, (uintptr_t)size, (uintptr_t)disp_unit, (uintptr_t)baseptr,),
    "\15\5\3(\34\30\30\5 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6@rank\0\16Lbaseptr\0Hsize\0Hdisp_unit\0\6Aresult\0\6c\5 \0A\6\6\0A\11\10\7\20"
    "\1\24\4\30\0A \0Gb\10\2\2\0Db\10\3\2\0Da\4\5\0E\5\0G\6\0O")

#endif

#if TRACE__MPI_3_1

/*: MPI_Win_start: $key=key(group) $win=win(win) group group=$key:handle assert:i32@MPI_MODE_RMA win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 3, 1, 1, 0, trace__mpi_MPI_Win_start, "MPI_Win_start", (uint64_t group, int32_t assert, uint64_t win), ((uint64_t)group,
    (uint64_t)assert, (uint64_t)win,),
    "\15\5\1(\14\30\10\3 \0\0\0\2\0\0\0Mgroup\0\6@assert\0\12Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\5 \0A\6\4\0A\1\10\5\14\10\24\6\34\0A \0G"
    "a\4\3\0E\17\0G\4\0O\5\0G\5\2\0N")

/*: MPI_Win_sync: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_sync, "MPI_Win_sync", (uint64_t win), ((uint64_t)win,),
    "\15\3\1\34\14\20\10\1 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\3\24\0A\4\2\0A\5\10\3\20\0A\24\0Ca\4\1\0E\5\0G\2\0O")

/*: MPI_Win_test: [call]polls() $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE flag -> [always]polled_window() *flag:truth return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 3, 1, 0, trace__mpi_MPI_Win_test, "MPI_Win_test", (uint64_t win, void *flag), ((uint64_t)win, (uintptr_t)flag,),
    "\15\3\2\34\15\0200\2 \0\0\0\1\1\1\0Mwin\0\7\10comm\0\5\11win_size\0Kflag\0\6Aresult\0\6c\3\24\0A\4\3\0A\6\10\4\20\0A\24\0Cj\1\1\0U\1\0Oa\4\2\0E"
    "\5\0G\3\0O0\0W^\0W")

/*: MPI_Win_unlock: $win=win(win) $world=world($win,rank) rank:i32@MPI_RANK rank_world=$world:i32 win */
/*:     win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_unlock, "MPI_Win_unlock", (int32_t rank, uint64_t win), ((uint64_t)rank, (uint64_t)win,),
    "\15\5\1$\14\30\10\2 \0\0\0\2\0\0\0\6@rank\0\16F\4_world\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\5\34\0A\6\0B\7\4\3\10\6\20\4\30\0A\34\0"
    "Ga\4\2\0E\5\0G\3\1\0N\6\0G\7\3\0N")

/*: MPI_Win_unlock_all: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM */
/*:     win_size=$win.size:u32/COMM_SIZE -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_unlock_all, "MPI_Win_unlock_all", (uint64_t win), ((uint64_t)win,),
    "\15\3\1\34\14\20\10\1 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\3\24\0A\4\2\0A\5\10\3\20\0A\24\0Ca\4\1\0E\5\0G\2\0O")

/*: MPI_Win_wait: $win=win(win) win win=$win.handle:handle comm=$win.comm:u64/COMM win_size=$win.size:u32/COMM_SIZE */
/*:     -> return:status@MPI_ERR */
TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_wait, "MPI_Win_wait", (uint64_t win), ((uint64_t)win,),
    "\15\3\1\34\14\20\10\1 \0\0\0\1\0\0\0Mwin\0\7\10comm\0\5\11win_size\0\6Aresult\0\6c\3\24\0A\4\2\0A\5\10\3\20\0A\24\0Ca\4\1\0E\5\0G\2\0O")

#endif

TRACE__FORWARDING_END

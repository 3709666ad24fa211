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

static const trace__script trace__mpi_structs[] = {
    {0, 0, 0},
};

static const trace__script trace__mpi_enums[] = {
    {"MPI_COMBINER", 0 | 1 << 8, "MPI_COMBINER_NAMED=1 MPI_COMBINER_DUP MPI_COMBINER_CONTIGUOUS MPI_COMBINER_VECTOR MPI_COMBINER_HVECTOR_INTEGER "
        "MPI_COMBINER_HVECTOR MPI_COMBINER_INDEXED MPI_COMBINER_HINDEXED_INTEGER MPI_COMBINER_HINDEXED MPI_COMBINER_INDEXED_BLOCK "
        "MPI_COMBINER_STRUCT_INTEGER MPI_COMBINER_STRUCT MPI_COMBINER_SUBARRAY MPI_COMBINER_DARRAY MPI_COMBINER_F90_REAL MPI_COMBINER_F90_COMPLEX "
        "MPI_COMBINER_F90_INTEGER MPI_COMBINER_RESIZED MPI_COMBINER_HINDEXED_BLOCK"},
    {"MPI_COMBINER", 0 | 2 << 8, "MPI_COMBINER_NAMED=0 MPI_COMBINER_DUP MPI_COMBINER_CONTIGUOUS MPI_COMBINER_VECTOR MPI_COMBINER_HVECTOR=5 MPI_COMBINER_INDEXED "
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
    {"MPI_T_PVAR_CLASS", 0 | 1 << 8, "MPI_T_PVAR_CLASS_INVALID=0 MPI_T_PVAR_CLASS_STATE=240 MPI_T_PVAR_CLASS_LEVEL MPI_T_PVAR_CLASS_SIZE MPI_T_PVAR_CLASS_PERCENTAGE "
        "MPI_T_PVAR_CLASS_HIGHWATERMARK MPI_T_PVAR_CLASS_LOWWATERMARK MPI_T_PVAR_CLASS_COUNTER MPI_T_PVAR_CLASS_AGGREGATE MPI_T_PVAR_CLASS_TIMER "
        "MPI_T_PVAR_CLASS_GENERIC"},
    {"MPI_T_PVAR_CLASS", 0 | 2 << 8, "MPI_T_PVAR_CLASS_STATE=0 MPI_T_PVAR_CLASS_LEVEL MPI_T_PVAR_CLASS_SIZE MPI_T_PVAR_CLASS_PERCENTAGE MPI_T_PVAR_CLASS_HIGHWATERMARK "
        "MPI_T_PVAR_CLASS_LOWWATERMARK MPI_T_PVAR_CLASS_COUNTER MPI_T_PVAR_CLASS_AGGREGATE MPI_T_PVAR_CLASS_TIMER MPI_T_PVAR_CLASS_GENERIC"},
    {"MPI_T_SCOPE", 0 | 1 << 8, "MPI_T_SCOPE_INVALID=0 MPI_T_SCOPE_CONSTANT=60438 MPI_T_SCOPE_READONLY MPI_T_SCOPE_LOCAL MPI_T_SCOPE_GROUP MPI_T_SCOPE_GROUP_EQ "
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

/* what texts name by number */
static const trace__derive trace__mpi_derived[] = {
    trace__mpi_derive_comm, /* 0 */
    trace__mpi_derive_comm_from, /* 1 */
    trace__mpi_derive_comm_made, /* 2 */
    trace__mpi_derive_last_look, /* 3 */
    trace__mpi_derive_type, /* 4 */
    trace__mpi_derive_win, /* 5 */
    trace__mpi_derive_world, /* 6 */
    trace__mpi_derive_op, /* 7 */
    trace__mpi_derive_bytes, /* 8 */
    trace__mpi_derive_type_unless, /* 9 */
    trace__mpi_derive_seq, /* 10 */
    trace__mpi_derive_unless, /* 11 */
    trace__mpi_derive_peers, /* 12 */
    trace__mpi_derive_times, /* 13 */
    trace__mpi_derive_both, /* 14 */
    trace__mpi_derive_key, /* 15 */
    trace__mpi_derive_plan, /* 16 */
    trace__mpi_derive_track_collective, /* 17 */
    trace__mpi_derive_own32, /* 18 */
    trace__mpi_derive_sum32, /* 19 */
    trace__mpi_derive_own64, /* 20 */
    trace__mpi_derive_sum64, /* 21 */
    trace__mpi_derive_whole_allreduce, /* 22 */
    trace__mpi_derive_allreduce, /* 23 */
    trace__mpi_derive_peers_unless, /* 24 */
    trace__mpi_derive_sumw32, /* 25 */
    trace__mpi_derive_sumw64, /* 26 */
    trace__mpi_derive_whole_bcast, /* 27 */
    trace__mpi_derive_bcast, /* 28 */
    trace__mpi_derive_send, /* 29 */
    trace__mpi_derive_sent_bytes, /* 30 */
    trace__mpi_derive_track_send, /* 31 */
    trace__mpi_derive_comm_from_none, /* 32 */
    trace__mpi_derive_comm_over, /* 33 */
    trace__mpi_derive_comm_at, /* 34 */
    trace__mpi_derive_comm_later, /* 35 */
    trace__mpi_derive_new_type, /* 36 */
    trace__mpi_derive_track_io, /* 37 */
    trace__mpi_derive_pointer, /* 38 */
    trace__mpi_derive_lend, /* 39 */
    trace__mpi_derive_moved, /* 40 */
    trace__mpi_derive_does_stop, /* 41 */
    trace__mpi_derive_root_type, /* 42 */
    trace__mpi_derive_sent, /* 43 */
    trace__mpi_derive_gather, /* 44 */
    trace__mpi_derive_peers_at_root, /* 45 */
    trace__mpi_derive_type_where, /* 46 */
    trace__mpi_derive_triple, /* 47 */
    trace__mpi_derive_matched_by, /* 48 */
    trace__mpi_derive_probe_if, /* 49 */
    trace__mpi_derive_message_from, /* 50 */
    trace__mpi_derive_track_message, /* 51 */
    trace__mpi_derive_outdegree, /* 52 */
    trace__mpi_derive_indegree, /* 53 */
    trace__mpi_derive_did_start, /* 54 */
    trace__mpi_derive_receive, /* 55 */
    trace__mpi_derive_posted, /* 56 */
    trace__mpi_derive_reduce, /* 57 */
    trace__mpi_derive_scatter, /* 58 */
    trace__mpi_derive_probe, /* 59 */
    trace__mpi_derive_received_by, /* 60 */
    trace__mpi_derive_op_over, /* 61 */
    trace__mpi_derive_track_receive, /* 62 */
    trace__mpi_derive_track_parts, /* 63 */
    trace__mpi_derive_message, /* 64 */
    trace__mpi_derive_forget_request, /* 65 */
    trace__mpi_derive_session_over, /* 66 */
    trace__mpi_derive_session, /* 67 */
    trace__mpi_derive_handle, /* 68 */
    trace__mpi_derive_start, /* 69 */
    trace__mpi_derive_start_all, /* 70 */
    trace__mpi_derive_wait_for_one, /* 71 */
    trace__mpi_derive_tested_all, /* 72 */
    trace__mpi_derive_wait_for_all, /* 73 */
    trace__mpi_derive_wait_for_any, /* 74 */
    trace__mpi_derive_tested_any, /* 75 */
    trace__mpi_derive_waited_for_some, /* 76 */
    trace__mpi_derive_type_at, /* 77 */
    trace__mpi_derive_type_over, /* 78 */
    trace__mpi_derive_type_renamed, /* 79 */
    trace__mpi_derive_waited_for_all, /* 80 */
    trace__mpi_derive_waited_for_any, /* 81 */
    trace__mpi_derive_win_from, /* 82 */
    trace__mpi_derive_win_over, /* 83 */
};
TRACE__LIBRARY(trace__mpi, "MPI")

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPIX_Comm_agree, "MPIX_Comm_agree", (uint64_t comm, void *flag), ((uint64_t)comm, (uintptr_t)flag,),
    "comm,flag\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*T 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Comm_failure_ack, "MPIX_Comm_failure_ack", (uint64_t comm), ((uint64_t)comm,),
    "comm\0" "2<0(0) 2L=comm/COMM 3I=comm_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPIX_Comm_failure_get_acked, "MPIX_Comm_failure_get_acked", (uint64_t comm, void *failedgrp), ((uint64_t)comm, (uintptr_t)failedgrp,),
    "comm,failedgrp\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Comm_revoke, "MPIX_Comm_revoke", (uint64_t comm), ((uint64_t)comm,),
    "comm\0" "2<0(0) 2L=comm/COMM 3I=comm_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 1, 0, trace__mpi_MPIX_Comm_shrink, "MPIX_Comm_shrink", (uint64_t comm, void *newcomm), ((uint64_t)comm, (uintptr_t)newcomm,),
    "comm,newcomm\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 0<<1(1,2,0) 6<2(1,2) 6L=newcomm/COMM 7I=newcomm_size/COMM_SIZE 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Delete_error_class, "MPIX_Delete_error_class", (int32_t errorclass), ((uint64_t)errorclass,),
    "errorclass\0" "0i\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Delete_error_code, "MPIX_Delete_error_code", (int32_t errorcode), ((uint64_t)errorcode,),
    "errorcode\0" "0i\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPIX_Delete_error_string, "MPIX_Delete_error_string", (int32_t errorcode), ((uint64_t)errorcode,),
    "errorcode\0" "0i\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPIX_GPU_query_support, "MPIX_GPU_query_support", (int32_t gpu_type, void *is_supported), ((uint64_t)gpu_type, (uintptr_t)is_supported,),
    "gpu_type,is_supported\0" "0i\0" "!2 1*T 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPIX_Grequest_class_allocate, "MPIX_Grequest_class_allocate", (int32_t greq_class, void *extra_state, void *request), ((uint64_t)greq_class, (uintptr_t)extra_state, (uintptr_t)request,),
    "greq_class,extra_state,request\0" "0i 1p\0" "!3 2*X/REQUEST 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 2, 2, 0, trace__mpi_MPIX_Grequest_class_create, "MPIX_Grequest_class_create", (void *query_fn, void *free_fn, void *cancel_fn, void *poll_fn, void *wait_fn, void *greq_class), ((uintptr_t)query_fn, (uintptr_t)free_fn, (uintptr_t)cancel_fn, (uintptr_t)poll_fn, (uintptr_t)wait_fn, (uintptr_t)greq_class,),
    "query_fn,free_fn,cancel_fn,poll_fn,wait_fn,greq_class\0" "0p 1p 2p 3p 4p\0" "!6 5*i 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPIX_Grequest_start, "MPIX_Grequest_start", (void *query_fn, void *free_fn, void *cancel_fn, void *poll_fn, void *wait_fn, void *extra_state, void *request), ((uintptr_t)query_fn, (uintptr_t)free_fn, (uintptr_t)cancel_fn, (uintptr_t)poll_fn, (uintptr_t)wait_fn, (uintptr_t)extra_state, (uintptr_t)request,),
    "query_fn,free_fn,cancel_fn,poll_fn,wait_fn,extra_state,request\0" "0p 1p 2p 3p 4p 5p\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 0, 3, 3, 0, trace__mpi_MPIX_Query_cuda_support, "MPIX_Query_cuda_support", (void), (),
    "\0" "\0" "!0 0i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 0, 3, 3, 0, trace__mpi_MPIX_Query_hip_support, "MPIX_Query_hip_support", (void), (),
    "\0" "\0" "!0 0i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 0, 3, 3, 0, trace__mpi_MPIX_Query_ze_support, "MPIX_Query_ze_support", (void), (),
    "\0" "\0" "!0 0i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Abort, "MPI_Abort", (uint64_t comm, int32_t errorcode), ((uint64_t)comm, (uint64_t)errorcode,),
    "comm,errorcode\0" "0<!3() 3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Accumulate, "MPI_Accumulate", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op,win\0" "10<4(2) 12<5(8) 15<6(12,3) 16<4(6) 18<7(7) 19<8(1,10) 0p 1i 10t=origin_datatype 3i@MPI_RANK 15i=target_rank_world 4l 5i 16t=target_datatype 18t=op 12x=win 13I=win_size/COMM_SIZE 19L=bytes/BYTES_SENT/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Accumulate_c, "MPI_Accumulate_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op,win\0" "10<4(2) 12<5(8) 15<6(12,3) 16<4(6) 18<7(7) 19<8(1,10) 0p 1l 10t=origin_datatype 3i@MPI_RANK 15i=target_rank_world 4l 5l 16t=target_datatype 18t=op 12x=win 13I=win_size/COMM_SIZE 19L=bytes/BYTES_SENT/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Add_error_class, "MPI_Add_error_class", (void *errorclass), ((uintptr_t)errorclass,),
    "errorclass\0" "\0" "!1 0*i 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Add_error_code, "MPI_Add_error_code", (int32_t errorclass, void *errorcode), ((uint64_t)errorclass, (uintptr_t)errorcode,),
    "errorclass,errorcode\0" "0i\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Add_error_string, "MPI_Add_error_string", (int32_t errorcode, const void *string), ((uint64_t)errorcode, (uintptr_t)string,),
    "errorcode,string\0" "0i 1s\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Address, "MPI_Address", (void *location, void *address), ((uintptr_t)location, (uintptr_t)address,),
    "location,address\0" "0p\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Aint_add, "MPI_Aint_add", (int64_t base, int64_t disp), ((uint64_t)base, (uint64_t)disp,),
    "base,disp\0" "0l 1l\0" "2l=result")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Aint_diff, "MPI_Aint_diff", (int64_t addr1, int64_t addr2), ((uint64_t)addr1, (uint64_t)addr2,),
    "addr1,addr2\0" "0l 1l\0" "2l=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Allgather, "MPI_Allgather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<9(2,0) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<8(4,10) 18<11(0,16,17) 19<12(12) 20<13(17,19) 21<14(18,20) 0p 1i 8t=sendtype 3p 4i 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 21L=bytes_sent/BYTES_SENT/B 22L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Allgather_c, "MPI_Allgather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<9(2,0) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<8(4,10) 18<11(0,16,17) 19<12(12) 20<13(17,19) 21<14(18,20) 0p 1l 8t=sendtype 3p 4l 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 21L=bytes_sent/BYTES_SENT/B 22L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Allgather_init, "MPI_Allgather_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<9(2,0) 12<4(5) 14<0(6) 17<15(7) 18<8(1,10) 19<8(4,12) 20<11(0,18,19) 21<12(14) 22<13(19,21) 23<14(20,22) 25<16(23) 0p 1i 10t=sendtype 3p 4i 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 25L=bytes_sent/NONE/B 26L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Allgather_init_c, "MPI_Allgather_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<9(2,0) 12<4(5) 14<0(6) 17<15(7) 18<8(1,10) 19<8(4,12) 20<11(0,18,19) 21<12(14) 22<13(19,21) 23<14(20,22) 25<16(23) 0p 1l 10t=sendtype 3p 4l 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 25L=bytes_sent/NONE/B 26L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Allgatherv, "MPI_Allgatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm\0" "9<9(2,0) 11<0(7) 14<12(11) 15<4(6) 17<10(11) 18<8(1,9) 19<18(4,11,15) 20<11(0,18,19) 21<19(4,14,15) 22<14(20,21) 0p 1i 9t=sendtype 3p 4[14]i 5[14]i 15t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Allgatherv_c, "MPI_Allgatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm\0" "9<9(2,0) 11<0(7) 14<12(11) 15<4(6) 17<10(11) 18<8(1,9) 19<20(4,11,15) 20<11(0,18,19) 21<21(4,14,15) 22<14(20,21) 0p 1l 9t=sendtype 3p 4[14]l 5[14]l 15t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Allgatherv_init, "MPI_Allgatherv_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request\0" "11<9(2,0) 13<0(7) 16<12(13) 17<4(6) 19<15(8) 20<8(1,11) 21<18(4,13,17) 22<11(0,20,21) 23<19(4,16,17) 24<14(22,23) 26<16(24) 0p 1i 11t=sendtype 3p 4[16]i 5[16]i 17t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 19x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Allgatherv_init_c, "MPI_Allgatherv_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request\0" "11<9(2,0) 13<0(7) 16<12(13) 17<4(6) 19<15(8) 20<8(1,11) 21<20(4,13,17) 22<11(0,20,21) 23<21(4,16,17) 24<14(22,23) 26<16(24) 0p 1l 11t=sendtype 3p 4[16]l 5[16]l 17t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 19x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Alloc_mem, "MPI_Alloc_mem", (int64_t size, uint64_t info, void *baseptr), ((uint64_t)size, (uint64_t)info, (uintptr_t)baseptr,),
    "size,info,baseptr\0" "4<15(1) 0l 4x=info 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Allreduce, "MPI_Allreduce", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,comm\0" "7<22(5,4,2,3) 0p 1p 2i 10t=datatype 12t=op 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Allreduce_c, "MPI_Allreduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,comm\0" "7<22(5,4,2,3) 0p 1p 2l 10t=datatype 12t=op 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Allreduce_init, "MPI_Allreduce_init", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<23(2,9) 18<16(16) 0p 1p 2i 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 18L=bytes_sent/NONE/B 19L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Allreduce_init_c, "MPI_Allreduce_init_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<23(2,9) 18<16(16) 0p 1p 2l 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 18L=bytes_sent/NONE/B 19L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Alltoall, "MPI_Alltoall", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<9(2,0) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<8(4,10) 18<11(0,16,17) 19<12(12) 20<13(18,19) 21<13(17,19) 22<14(20,21) 0p 1i 8t=sendtype 3p 4i 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Alltoall_c, "MPI_Alltoall_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<9(2,0) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<8(4,10) 18<11(0,16,17) 19<12(12) 20<13(18,19) 21<13(17,19) 22<14(20,21) 0p 1l 8t=sendtype 3p 4l 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Alltoall_init, "MPI_Alltoall_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<9(2,0) 12<4(5) 14<0(6) 17<15(7) 18<8(1,10) 19<8(4,12) 20<11(0,18,19) 21<12(14) 22<13(20,21) 23<13(19,21) 24<14(22,23) 26<16(24) 0p 1i 10t=sendtype 3p 4i 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Alltoall_init_c, "MPI_Alltoall_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<9(2,0) 12<4(5) 14<0(6) 17<15(7) 18<8(1,10) 19<8(4,12) 20<11(0,18,19) 21<12(14) 22<13(20,21) 23<13(19,21) 24<14(22,23) 26<16(24) 0p 1l 10t=sendtype 3p 4l 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallv, "MPI_Alltoallv", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm\0" "10<0(8) 13<24(0,10) 14<9(3,0) 16<12(10) 17<4(7) 19<10(10) 20<19(1,13,14) 21<19(5,16,17) 22<11(0,20,21) 23<14(22,21) 0p 1[13]i 2[13]i 14t=sendtype 4p 5[16]i 6[16]i 17t=recvtype 10L=comm/COMM 11I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallv_c, "MPI_Alltoallv_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm\0" "10<0(8) 13<24(0,10) 14<9(3,0) 16<12(10) 17<4(7) 19<10(10) 20<21(1,13,14) 21<21(5,16,17) 22<11(0,20,21) 23<14(22,21) 0p 1[13]l 2[13]l 14t=sendtype 4p 5[16]l 6[16]l 17t=recvtype 10L=comm/COMM 11I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallv_init, "MPI_Alltoallv_init", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info,request\0" "12<0(8) 15<24(0,12) 16<9(3,0) 18<12(12) 19<4(7) 21<15(9) 22<19(1,15,16) 23<19(5,18,19) 24<11(0,22,23) 25<14(24,23) 27<16(25) 0p 1[15]i 2[15]i 16t=sendtype 4p 5[18]i 6[18]i 19t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 21x=info 27L=bytes_sent/NONE/B 28L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallv_init_c, "MPI_Alltoallv_init_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info,request\0" "12<0(8) 15<24(0,12) 16<9(3,0) 18<12(12) 19<4(7) 21<15(9) 22<21(1,15,16) 23<21(5,18,19) 24<11(0,22,23) 25<14(24,23) 27<16(25) 0p 1[15]l 2[15]l 16t=sendtype 4p 5[18]l 6[18]l 19t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 21x=info 27L=bytes_sent/NONE/B 28L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallw, "MPI_Alltoallw", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm\0" "10<0(8) 13<24(0,10) 14<12(10) 15<10(10) 16<25(1,3,13) 17<25(5,7,14) 18<11(0,16,17) 19<14(18,17) 0p 1[13]i 2[13]i 3[13]X 4p 5[14]i 6[14]i 7[14]X 10L=comm/COMM 11I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 19L=bytes_sent/BYTES_SENT/B 20L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Alltoallw_c, "MPI_Alltoallw_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm\0" "10<0(8) 13<24(0,10) 14<12(10) 15<10(10) 16<26(1,3,13) 17<26(5,7,14) 18<11(0,16,17) 19<14(18,17) 0p 1[13]l 2[13]l 3[13]X 4p 5[14]l 6[14]l 7[14]X 10L=comm/COMM 11I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 19L=bytes_sent/BYTES_SENT/B 20L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallw_init, "MPI_Alltoallw_init", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info,request\0" "12<0(8) 15<24(0,12) 16<12(12) 17<15(9) 18<25(1,3,15) 19<25(5,7,16) 20<11(0,18,19) 21<14(20,19) 23<16(21) 0p 1[15]i 2[15]i 3[15]X 4p 5[16]i 6[16]i 7[16]X 12L=comm/COMM 13I=comm_size/COMM_SIZE 17x=info 23L=bytes_sent/NONE/B 24L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Alltoallw_init_c, "MPI_Alltoallw_init_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info,request\0" "12<0(8) 15<24(0,12) 16<12(12) 17<15(9) 18<26(1,3,15) 19<26(5,7,16) 20<11(0,18,19) 21<14(20,19) 23<16(21) 0p 1[15]l 2[15]l 3[15]X 4p 5[16]l 6[16]l 7[16]X 12L=comm/COMM 13I=comm_size/COMM_SIZE 17x=info 23L=bytes_sent/NONE/B 24L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_OLD

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Attr_delete, "MPI_Attr_delete", (uint64_t comm, int32_t keyval), ((uint64_t)comm, (uint64_t)keyval,),
    "comm,keyval\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Attr_get, "MPI_Attr_get", (uint64_t comm, int32_t keyval, void *attribute_val, void *flag), ((uint64_t)comm, (uint64_t)keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "comm,keyval,attribute_val,flag\0" "5<0(0) 5L=comm/COMM 6I=comm_size/COMM_SIZE 1i 2p\0" "!4 3*T 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Attr_put, "MPI_Attr_put", (uint64_t comm, int32_t keyval, void *attribute_val), ((uint64_t)comm, (uint64_t)keyval, (uintptr_t)attribute_val,),
    "comm,keyval,attribute_val\0" "4<0(0) 4L=comm/COMM 5I=comm_size/COMM_SIZE 1i 2p\0" "!3 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Barrier, "MPI_Barrier", (uint64_t comm), ((uint64_t)comm,),
    "comm\0" "2<0(0) 5<10(2) 2L=comm/COMM 3I=comm_size/COMM_SIZE 5L=seq/COLL_SEQ\0" "!1 1i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Barrier_init, "MPI_Barrier_init", (uint64_t comm, uint64_t info, void *request), ((uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "comm,info,request\0" "4<0(0) 7<15(1) 4L=comm/COMM 5I=comm_size/COMM_SIZE 7x=info\0" "!3 0<<17(2,3,0) 2*X/REQUEST 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_Bcast, "MPI_Bcast", (void *buffer, int32_t count, uint64_t datatype, int32_t root, uint64_t comm), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm,),
    "buffer,count,datatype,root,comm\0" "6<27(4,3,1,2) 0p 1i 9t=datatype 3i@MPI_RANK 11i=root_world/ROOT 6L=comm/COMM 7I=comm_size/COMM_SIZE 12L=seq/COLL_SEQ 13L=bytes_sent/BYTES_SENT/B 14L=bytes_recv/BYTES_RECV/B\0" "!5 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_Bcast_c, "MPI_Bcast_c", (void *buffer, int64_t count, uint64_t datatype, int32_t root, uint64_t comm), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm,),
    "buffer,count,datatype,root,comm\0" "6<27(4,3,1,2) 0p 1l 9t=datatype 3i@MPI_RANK 11i=root_world/ROOT 6L=comm/COMM 7I=comm_size/COMM_SIZE 12L=seq/COLL_SEQ 13L=bytes_sent/BYTES_SENT/B 14L=bytes_recv/BYTES_RECV/B\0" "!5 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bcast_init, "MPI_Bcast_init", (void *buffer, int32_t count, uint64_t datatype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "buffer,count,datatype,root,comm,info,request\0" "8<4(2) 10<0(4) 13<6(10,3) 14<15(5) 15<28(10,3,1,8) 17<16(15) 0p 1i 8t=datatype 3i@MPI_RANK 13i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE 14x=info 17L=bytes_sent/NONE/B 18L=bytes_recv/NONE/B\0" "!7 0<<17(6,7,4) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bcast_init_c, "MPI_Bcast_init_c", (void *buffer, int64_t count, uint64_t datatype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "buffer,count,datatype,root,comm,info,request\0" "8<4(2) 10<0(4) 13<6(10,3) 14<15(5) 15<28(10,3,1,8) 17<16(15) 0p 1l 8t=datatype 3i@MPI_RANK 13i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE 14x=info 17L=bytes_sent/NONE/B 18L=bytes_recv/NONE/B\0" "!7 0<<17(6,7,4) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Bsend, "MPI_Bsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1i 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Bsend_c, "MPI_Bsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1l 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bsend_init, "MPI_Bsend_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1i 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Bsend_init_c, "MPI_Bsend_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1l 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_attach, "MPI_Buffer_attach", (void *buffer, int32_t size), ((uintptr_t)buffer, (uint64_t)size,),
    "buffer,size\0" "0p 1i\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_attach_c, "MPI_Buffer_attach_c", (void *buffer, int64_t size), ((uintptr_t)buffer, (uint64_t)size,),
    "buffer,size\0" "0p 1l\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_detach, "MPI_Buffer_detach", (void *buffer_addr, void *size), ((uintptr_t)buffer_addr, (uintptr_t)size,),
    "buffer_addr,size\0" "0p\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Buffer_detach_c, "MPI_Buffer_detach_c", (void *buffer_addr, void *size), ((uintptr_t)buffer_addr, (uintptr_t)size,),
    "buffer_addr,size\0" "0p\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Cancel, "MPI_Cancel", (void *request), ((uintptr_t)request,),
    "request\0" "0*X/REQUEST\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Cart_coords, "MPI_Cart_coords", (uint64_t comm, int32_t rank, int32_t maxdims, void *coords), ((uint64_t)comm, (uint64_t)rank, (uint64_t)maxdims, (uintptr_t)coords,),
    "comm,rank,maxdims,coords\0" "5<0(0) 5L=comm/COMM 6I=comm_size/COMM_SIZE 1i 2i\0" "!4 3[2]i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Cart_create, "MPI_Cart_create", (uint64_t comm_old, int32_t ndims, const void *dims, const void *periods, int32_t reorder, void *comm_cart), ((uint64_t)comm_old, (uint64_t)ndims, (uintptr_t)dims, (uintptr_t)periods, (uint64_t)reorder, (uintptr_t)comm_cart,),
    "comm_old,ndims,dims,periods,reorder,comm_cart\0" "7<0(0) 10<10(7) 7L=comm_old/COMM 8I=comm_old_size/COMM_SIZE 1i 2[1]i 3[1]i 4T 10L=seq/COLL_SEQ\0" "!6 0<<1(5,6,0) 11<2(5,6) 11L=comm_cart/COMM 12I=comm_cart_size/COMM_SIZE 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Cart_get, "MPI_Cart_get", (uint64_t comm, int32_t maxdims, void *dims, void *periods, void *coords), ((uint64_t)comm, (uint64_t)maxdims, (uintptr_t)dims, (uintptr_t)periods, (uintptr_t)coords,),
    "comm,maxdims,dims,periods,coords\0" "6<0(0) 6L=comm/COMM 7I=comm_size/COMM_SIZE 1i\0" "!5 2[1]i 3[1]i 4[1]i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Cart_map, "MPI_Cart_map", (uint64_t comm, int32_t ndims, const void *dims, const void *periods, void *newrank), ((uint64_t)comm, (uint64_t)ndims, (uintptr_t)dims, (uintptr_t)periods, (uintptr_t)newrank,),
    "comm,ndims,dims,periods,newrank\0" "6<0(0) 6L=comm/COMM 7I=comm_size/COMM_SIZE 1i 2[1]i 3[1]i\0" "!5 4*i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Cart_rank, "MPI_Cart_rank", (uint64_t comm, const void *coords, void *rank), ((uint64_t)comm, (uintptr_t)coords, (uintptr_t)rank,),
    "comm,coords,rank\0" "4<0(0) 4L=comm/COMM 5I=comm_size/COMM_SIZE\0" "!3 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Cart_shift, "MPI_Cart_shift", (uint64_t comm, int32_t direction, int32_t disp, void *rank_source, void *rank_dest), ((uint64_t)comm, (uint64_t)direction, (uint64_t)disp, (uintptr_t)rank_source, (uintptr_t)rank_dest,),
    "comm,direction,disp,rank_source,rank_dest\0" "6<0(0) 6L=comm/COMM 7I=comm_size/COMM_SIZE 1i 2i\0" "!5 3*i 4*i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Cart_sub, "MPI_Cart_sub", (uint64_t comm, const void *remain_dims, void *newcomm), ((uint64_t)comm, (uintptr_t)remain_dims, (uintptr_t)newcomm,),
    "comm,remain_dims,newcomm\0" "4<0(0) 7<10(4) 4L=comm/COMM 5I=comm_size/COMM_SIZE 7L=seq/COLL_SEQ\0" "!3 0<<1(2,3,0) 8<2(2,3) 8L=newcomm/COMM 9I=newcomm_size/COMM_SIZE 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Cartdim_get, "MPI_Cartdim_get", (uint64_t comm, void *ndims), ((uint64_t)comm, (uintptr_t)ndims,),
    "comm,ndims\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Close_port, "MPI_Close_port", (const void *port_name), ((uintptr_t)port_name,),
    "port_name\0" "0s\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Comm_accept, "MPI_Comm_accept", (const void *port_name, uint64_t info, int32_t root, uint64_t comm, void *newcomm), ((uintptr_t)port_name, (uint64_t)info, (uint64_t)root, (uint64_t)comm, (uintptr_t)newcomm,),
    "port_name,info,root,comm,newcomm\0" "6<15(1) 7<0(3) 10<6(7,2) 0s 6x=info 2i@MPI_RANK 10i=root_world/ROOT 7L=comm/COMM 8I=comm_size/COMM_SIZE\0" "!5 11<2(4,5) 11L=newcomm/COMM 12I=newcomm_size/COMM_SIZE 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Comm_c2f, "MPI_Comm_c2f", (uint64_t comm), ((uint64_t)comm,),
    "comm\0" "2<0(0) 2L=comm/COMM 3I=comm_size/COMM_SIZE\0" "1i=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_call_errhandler, "MPI_Comm_call_errhandler", (uint64_t comm, int32_t errorcode), ((uint64_t)comm, (uint64_t)errorcode,),
    "comm,errorcode\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Comm_compare, "MPI_Comm_compare", (uint64_t comm1, uint64_t comm2, void *result), ((uint64_t)comm1, (uint64_t)comm2, (uintptr_t)result,),
    "comm1,comm2,result\0" "4<0(0) 7<0(1) 4L=comm1/COMM 5I=comm1_size/COMM_SIZE 7L=comm2\0" "!3 2*i@MPI_COMPARE=comparison 2i@MPI_ERR/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Comm_connect, "MPI_Comm_connect", (const void *port_name, uint64_t info, int32_t root, uint64_t comm, void *newcomm), ((uintptr_t)port_name, (uint64_t)info, (uint64_t)root, (uint64_t)comm, (uintptr_t)newcomm,),
    "port_name,info,root,comm,newcomm\0" "6<15(1) 7<0(3) 10<6(7,2) 0s 6x=info 2i@MPI_RANK 10i=root_world/ROOT 7L=comm/COMM 8I=comm_size/COMM_SIZE\0" "!5 11<2(4,5) 11L=newcomm/COMM 12I=newcomm_size/COMM_SIZE 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Comm_create, "MPI_Comm_create", (uint64_t comm, uint64_t group, void *newcomm), ((uint64_t)comm, (uint64_t)group, (uintptr_t)newcomm,),
    "comm,group,newcomm\0" "4<0(0) 7<15(1) 8<10(4) 4L=comm/COMM 5I=comm_size/COMM_SIZE 7x=group 8L=seq/COLL_SEQ\0" "!3 0<<1(2,3,0) 9<2(2,3) 9L=newcomm/COMM 10I=newcomm_size/COMM_SIZE 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_create_errhandler, "MPI_Comm_create_errhandler", (void *comm_errhandler_fn, void *errhandler), ((uintptr_t)comm_errhandler_fn, (uintptr_t)errhandler,),
    "comm_errhandler_fn,errhandler\0" "0p\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 1, 0, trace__mpi_MPI_Comm_create_from_group, "MPI_Comm_create_from_group", (uint64_t group, const void *stringtag, uint64_t info, uint64_t errhandler, void *newcomm), ((uint64_t)group, (uintptr_t)stringtag, (uint64_t)info, (uint64_t)errhandler, (uintptr_t)newcomm,),
    "group,stringtag,info,errhandler,newcomm\0" "6<15(0) 7<15(2) 8<15(3) 6x=group 1s 7x=info 8x=errhandler\0" "!5 0<<32(4,5) 9<2(4,5) 9L=newcomm/COMM 10I=newcomm_size/COMM_SIZE 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 4, 2, 1, 0, trace__mpi_MPI_Comm_create_group, "MPI_Comm_create_group", (uint64_t comm, uint64_t group, int32_t tag, void *newcomm), ((uint64_t)comm, (uint64_t)group, (uint64_t)tag, (uintptr_t)newcomm,),
    "comm,group,tag,newcomm\0" "5<0(0) 8<15(1) 5L=comm/COMM 6I=comm_size/COMM_SIZE 8x=group 2i\0" "!4 0<<1(3,4,0) 9<2(3,4) 9L=newcomm/COMM 10I=newcomm_size/COMM_SIZE 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Comm_create_keyval, "MPI_Comm_create_keyval", (void *comm_copy_attr_fn, void *comm_delete_attr_fn, void *comm_keyval, void *extra_state), ((uintptr_t)comm_copy_attr_fn, (uintptr_t)comm_delete_attr_fn, (uintptr_t)comm_keyval, (uintptr_t)extra_state,),
    "comm_copy_attr_fn,comm_delete_attr_fn,comm_keyval,extra_state\0" "0p 1p 3p\0" "!4 2*i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_delete_attr, "MPI_Comm_delete_attr", (uint64_t comm, int32_t comm_keyval), ((uint64_t)comm, (uint64_t)comm_keyval,),
    "comm,comm_keyval\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Comm_disconnect, "MPI_Comm_disconnect", (void *comm), ((uintptr_t)comm,),
    "comm\0" "0<!33(0) 2<34(0) 2L=comm/COMM 3I=comm_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 1, 0, trace__mpi_MPI_Comm_dup, "MPI_Comm_dup", (uint64_t comm, void *newcomm), ((uint64_t)comm, (uintptr_t)newcomm,),
    "comm,newcomm\0" "3<0(0) 6<10(3) 3L=comm/COMM 4I=comm_size/COMM_SIZE 6L=seq/COLL_SEQ\0" "!2 0<<1(1,2,0) 7<2(1,2) 7L=newcomm/COMM 8I=newcomm_size/COMM_SIZE 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Comm_dup_with_info, "MPI_Comm_dup_with_info", (uint64_t comm, uint64_t info, void *newcomm), ((uint64_t)comm, (uint64_t)info, (uintptr_t)newcomm,),
    "comm,info,newcomm\0" "4<0(0) 7<15(1) 8<10(4) 4L=comm/COMM 5I=comm_size/COMM_SIZE 7x=info 8L=seq/COLL_SEQ\0" "!3 0<<1(2,3,0) 9<2(2,3) 9L=newcomm/COMM 10I=newcomm_size/COMM_SIZE 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Comm_f2c, "MPI_Comm_f2c", (int32_t comm), ((uint64_t)comm,),
    "comm\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Comm_free, "MPI_Comm_free", (void *comm), ((uintptr_t)comm,),
    "comm\0" "0<!33(0) 2<34(0) 2L=comm/COMM 3I=comm_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Comm_free_keyval, "MPI_Comm_free_keyval", (void *comm_keyval), ((uintptr_t)comm_keyval,),
    "comm_keyval\0" "0*i\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Comm_get_attr, "MPI_Comm_get_attr", (uint64_t comm, int32_t comm_keyval, void *attribute_val, void *flag), ((uint64_t)comm, (uint64_t)comm_keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "comm,comm_keyval,attribute_val,flag\0" "5<0(0) 5L=comm/COMM 6I=comm_size/COMM_SIZE 1i 2p\0" "!4 3*T 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_get_errhandler, "MPI_Comm_get_errhandler", (uint64_t comm, void *errhandler), ((uint64_t)comm, (uintptr_t)errhandler,),
    "comm,errhandler\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_get_info, "MPI_Comm_get_info", (uint64_t comm, void *info_used), ((uint64_t)comm, (uintptr_t)info_used,),
    "comm,info_used\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Comm_get_name, "MPI_Comm_get_name", (uint64_t comm, void *comm_name, void *resultlen), ((uint64_t)comm, (uintptr_t)comm_name, (uintptr_t)resultlen,),
    "comm,comm_name,resultlen\0" "4<0(0) 4L=comm/COMM 5I=comm_size/COMM_SIZE\0" "!3 1[#256]c 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Comm_get_parent, "MPI_Comm_get_parent", (void *parent), ((uintptr_t)parent,),
    "parent\0" "\0" "!1 2<2(0,1) 2L=parent/COMM 3I=parent_size/COMM_SIZE 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_group, "MPI_Comm_group", (uint64_t comm, void *group), ((uint64_t)comm, (uintptr_t)group,),
    "comm,group\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Comm_idup, "MPI_Comm_idup", (uint64_t comm, void *newcomm, void *request), ((uint64_t)comm, (uintptr_t)newcomm, (uintptr_t)request,),
    "comm,newcomm,request\0" "4<0(0) 7<10(4) 4L=comm/COMM 5I=comm_size/COMM_SIZE 7L=seq/COLL_SEQ\0" "!3 0<<35(1,2,3,0) 8<2(1,3) 8L=newcomm/COMM 9I=newcomm_size/COMM_SIZE 2*X/REQUEST 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 2, 1, 0, trace__mpi_MPI_Comm_idup_with_info, "MPI_Comm_idup_with_info", (uint64_t comm, uint64_t info, void *newcomm, void *request), ((uint64_t)comm, (uint64_t)info, (uintptr_t)newcomm, (uintptr_t)request,),
    "comm,info,newcomm,request\0" "5<0(0) 8<15(1) 9<10(5) 5L=comm/COMM 6I=comm_size/COMM_SIZE 8x=info 9L=seq/COLL_SEQ\0" "!4 0<<35(2,3,4,0) 10<2(2,4) 10L=newcomm/COMM 11I=newcomm_size/COMM_SIZE 3*X/REQUEST 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_join, "MPI_Comm_join", (int32_t fd, void *intercomm), ((uint64_t)fd, (uintptr_t)intercomm,),
    "fd,intercomm\0" "0i\0" "!2 3<2(1,2) 3L=intercomm/COMM 4I=intercomm_size/COMM_SIZE 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_rank, "MPI_Comm_rank", (uint64_t comm, void *rank), ((uint64_t)comm, (uintptr_t)rank,),
    "comm,rank\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_remote_group, "MPI_Comm_remote_group", (uint64_t comm, void *group), ((uint64_t)comm, (uintptr_t)group,),
    "comm,group\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_remote_size, "MPI_Comm_remote_size", (uint64_t comm, void *size), ((uint64_t)comm, (uintptr_t)size,),
    "comm,size\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Comm_set_attr, "MPI_Comm_set_attr", (uint64_t comm, int32_t comm_keyval, void *attribute_val), ((uint64_t)comm, (uint64_t)comm_keyval, (uintptr_t)attribute_val,),
    "comm,comm_keyval,attribute_val\0" "4<0(0) 4L=comm/COMM 5I=comm_size/COMM_SIZE 1i 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_set_errhandler, "MPI_Comm_set_errhandler", (uint64_t comm, uint64_t errhandler), ((uint64_t)comm, (uint64_t)errhandler,),
    "comm,errhandler\0" "3<0(0) 6<15(1) 3L=comm/COMM 4I=comm_size/COMM_SIZE 6x=errhandler\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_set_info, "MPI_Comm_set_info", (uint64_t comm, uint64_t info), ((uint64_t)comm, (uint64_t)info,),
    "comm,info\0" "3<0(0) 6<15(1) 3L=comm/COMM 4I=comm_size/COMM_SIZE 6x=info\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Comm_set_name, "MPI_Comm_set_name", (uint64_t comm, const void *comm_name), ((uint64_t)comm, (uintptr_t)comm_name,),
    "comm,comm_name\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE 1s\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_size, "MPI_Comm_size", (uint64_t comm, void *size), ((uint64_t)comm, (uintptr_t)size,),
    "comm,size\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 2, 0, trace__mpi_MPI_Comm_spawn, "MPI_Comm_spawn", (const void *command, void *argv, int32_t maxprocs, uint64_t info, int32_t root, uint64_t comm, void *intercomm, void *array_of_errcodes), ((uintptr_t)command, (uintptr_t)argv, (uint64_t)maxprocs, (uint64_t)info, (uint64_t)root, (uint64_t)comm, (uintptr_t)intercomm, (uintptr_t)array_of_errcodes,),
    "command,argv,maxprocs,info,root,comm,intercomm,array_of_errcodes\0" "9<15(3) 10<0(5) 13<6(10,4) 0s 1p 2i 9x=info 4i@MPI_RANK 13i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!8 14<2(6,8) 14L=intercomm/COMM 15I=intercomm_size/COMM_SIZE 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 2, 0, trace__mpi_MPI_Comm_spawn_multiple, "MPI_Comm_spawn_multiple", (int32_t count, void *array_of_commands, void *array_of_argv, const void *array_of_maxprocs, const void *array_of_info, int32_t root, uint64_t comm, void *intercomm, void *array_of_errcodes), ((uint64_t)count, (uintptr_t)array_of_commands, (uintptr_t)array_of_argv, (uintptr_t)array_of_maxprocs, (uintptr_t)array_of_info, (uint64_t)root, (uint64_t)comm, (uintptr_t)intercomm, (uintptr_t)array_of_errcodes,),
    "count,array_of_commands,array_of_argv,array_of_maxprocs,array_of_info,root,comm,intercomm,array_of_errcodes\0" "10<0(6) 13<6(10,5) 0i 1p 2p 3[0]i 4p 5i@MPI_RANK 13i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!9 14<2(7,9) 14L=intercomm/COMM 15I=intercomm_size/COMM_SIZE 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 1, 0, trace__mpi_MPI_Comm_split, "MPI_Comm_split", (uint64_t comm, int32_t color, int32_t key, void *newcomm), ((uint64_t)comm, (uint64_t)color, (uint64_t)key, (uintptr_t)newcomm,),
    "comm,color,key,newcomm\0" "5<0(0) 8<10(5) 5L=comm/COMM 6I=comm_size/COMM_SIZE 1i@MPI_UNDEFINED 2i 8L=seq/COLL_SEQ\0" "!4 0<<1(3,4,0) 9<2(3,4) 9L=newcomm/COMM 10I=newcomm_size/COMM_SIZE 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 1, 0, trace__mpi_MPI_Comm_split_type, "MPI_Comm_split_type", (uint64_t comm, int32_t split_type, int32_t key, uint64_t info, void *newcomm), ((uint64_t)comm, (uint64_t)split_type, (uint64_t)key, (uint64_t)info, (uintptr_t)newcomm,),
    "comm,split_type,key,info,newcomm\0" "6<0(0) 9<15(3) 10<10(6) 6L=comm/COMM 7I=comm_size/COMM_SIZE 1i@MPI_COMM_TYPE 2i 9x=info 10L=seq/COLL_SEQ\0" "!5 0<<1(4,5,0) 11<2(4,5) 11L=newcomm/COMM 12I=newcomm_size/COMM_SIZE 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Comm_test_inter, "MPI_Comm_test_inter", (uint64_t comm, void *flag), ((uint64_t)comm, (uintptr_t)flag,),
    "comm,flag\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*T 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Compare_and_swap, "MPI_Compare_and_swap", (const void *origin_addr, const void *compare_addr, void *result_addr, uint64_t datatype, int32_t target_rank, int64_t target_disp, uint64_t win), ((uintptr_t)origin_addr, (uintptr_t)compare_addr, (uintptr_t)result_addr, (uint64_t)datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)win,),
    "origin_addr,compare_addr,result_addr,datatype,target_rank,target_disp,win\0" "8<4(3) 10<5(6) 13<6(10,4) 14<14(9,9) 0p 1p 2p 8t=datatype 4i@MPI_RANK 13i=target_rank_world 5l 10x=win 11I=win_size/COMM_SIZE 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Dims_create, "MPI_Dims_create", (int32_t nnodes, int32_t ndims, void *dims), ((uint64_t)nnodes, (uint64_t)ndims, (uintptr_t)dims,),
    "nnodes,ndims,dims\0" "0i 1i 2[1]i\0" "!3 2[1]i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Dist_graph_create, "MPI_Dist_graph_create", (uint64_t comm_old, int32_t n, const void *sources, const void *degrees, const void *destinations, const void *weights, uint64_t info, int32_t reorder, void *comm_dist_graph), ((uint64_t)comm_old, (uint64_t)n, (uintptr_t)sources, (uintptr_t)degrees, (uintptr_t)destinations, (uintptr_t)weights, (uint64_t)info, (uint64_t)reorder, (uintptr_t)comm_dist_graph,),
    "comm_old,n,sources,degrees,destinations,weights,info,reorder,comm_dist_graph\0" "10<0(0) 13<15(6) 14<10(10) 10L=comm_old/COMM 11I=comm_old_size/COMM_SIZE 1i 2[1]i 3[1]i 4p 5p 13x=info 7T 14L=seq/COLL_SEQ\0" "!9 0<<1(8,9,0) 15<2(8,9) 15L=comm_dist_graph/COMM 16I=comm_dist_graph_size/COMM_SIZE 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Dist_graph_create_adjacent, "MPI_Dist_graph_create_adjacent", (uint64_t comm_old, int32_t indegree, const void *sources, const void *sourceweights, int32_t outdegree, const void *destinations, const void *destweights, uint64_t info, int32_t reorder, void *comm_dist_graph), ((uint64_t)comm_old, (uint64_t)indegree, (uintptr_t)sources, (uintptr_t)sourceweights, (uint64_t)outdegree, (uintptr_t)destinations, (uintptr_t)destweights, (uint64_t)info, (uint64_t)reorder, (uintptr_t)comm_dist_graph,),
    "comm_old,indegree,sources,sourceweights,outdegree,destinations,destweights,info,reorder,comm_dist_graph\0" "11<0(0) 14<15(7) 15<10(11) 11L=comm_old/COMM 12I=comm_old_size/COMM_SIZE 1i 2[1]i 3p 4i 5[4]i 6p 14x=info 8T 15L=seq/COLL_SEQ\0" "!10 0<<1(9,10,0) 16<2(9,10) 16L=comm_dist_graph/COMM 17I=comm_dist_graph_size/COMM_SIZE 10i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 3, 3, 0, trace__mpi_MPI_Dist_graph_neighbors, "MPI_Dist_graph_neighbors", (uint64_t comm, int32_t maxindegree, void *sources, void *sourceweights, int32_t maxoutdegree, void *destinations, void *destweights), ((uint64_t)comm, (uint64_t)maxindegree, (uintptr_t)sources, (uintptr_t)sourceweights, (uint64_t)maxoutdegree, (uintptr_t)destinations, (uintptr_t)destweights,),
    "comm,maxindegree,sources,sourceweights,maxoutdegree,destinations,destweights\0" "8<0(0) 8L=comm/COMM 9I=comm_size/COMM_SIZE 1i 3p 4i 6p\0" "!7 2[1]i 5[4]i 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Dist_graph_neighbors_count, "MPI_Dist_graph_neighbors_count", (uint64_t comm, void *indegree, void *outdegree, void *weighted), ((uint64_t)comm, (uintptr_t)indegree, (uintptr_t)outdegree, (uintptr_t)weighted,),
    "comm,indegree,outdegree,weighted\0" "5<0(0) 5L=comm/COMM 6I=comm_size/COMM_SIZE\0" "!4 1*i 2*i 3*T 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Errhandler_c2f, "MPI_Errhandler_c2f", (uint64_t errhandler), ((uint64_t)errhandler,),
    "errhandler\0" "2<15(0) 2x=errhandler\0" "1i=result")

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Errhandler_create, "MPI_Errhandler_create", (void *comm_errhandler_fn, void *errhandler), ((uintptr_t)comm_errhandler_fn, (uintptr_t)errhandler,),
    "comm_errhandler_fn,errhandler\0" "0p\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Errhandler_f2c, "MPI_Errhandler_f2c", (int32_t errhandler), ((uint64_t)errhandler,),
    "errhandler\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Errhandler_free, "MPI_Errhandler_free", (void *errhandler), ((uintptr_t)errhandler,),
    "errhandler\0" "0*X\0" "!1 1i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Errhandler_get, "MPI_Errhandler_get", (uint64_t comm, void *errhandler), ((uint64_t)comm, (uintptr_t)errhandler,),
    "comm,errhandler\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Errhandler_set, "MPI_Errhandler_set", (uint64_t comm, uint64_t errhandler), ((uint64_t)comm, (uint64_t)errhandler,),
    "comm,errhandler\0" "3<0(0) 6<15(1) 3L=comm/COMM 4I=comm_size/COMM_SIZE 6x=errhandler\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Error_class, "MPI_Error_class", (int32_t errorcode, void *errorclass), ((uint64_t)errorcode, (uintptr_t)errorclass,),
    "errorcode,errorclass\0" "0i\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Error_string, "MPI_Error_string", (int32_t errorcode, void *string, void *resultlen), ((uint64_t)errorcode, (uintptr_t)string, (uintptr_t)resultlen,),
    "errorcode,string,resultlen\0" "0i\0" "!3 1[#256]c 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Exscan, "MPI_Exscan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,comm\0" "7<4(3) 9<7(4) 10<0(5) 13<10(10) 14<23(2,7) 0p 1p 2i 7t=datatype 9t=op 10L=comm/COMM 11I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Exscan_c, "MPI_Exscan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,comm\0" "7<4(3) 9<7(4) 10<0(5) 13<10(10) 14<23(2,7) 0p 1p 2l 7t=datatype 9t=op 10L=comm/COMM 11I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Exscan_init, "MPI_Exscan_init", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<23(2,9) 18<16(16) 0p 1p 2i 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 18L=bytes_sent/NONE/B 19L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Exscan_init_c, "MPI_Exscan_init_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<23(2,9) 18<16(16) 0p 1p 2l 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 18L=bytes_sent/NONE/B 19L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Fetch_and_op, "MPI_Fetch_and_op", (const void *origin_addr, void *result_addr, uint64_t datatype, int32_t target_rank, int64_t target_disp, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uintptr_t)result_addr, (uint64_t)datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)op, (uint64_t)win,),
    "origin_addr,result_addr,datatype,target_rank,target_disp,op,win\0" "8<4(2) 10<5(6) 13<6(10,3) 14<7(5) 15<14(9,9) 0p 1p 8t=datatype 3i@MPI_RANK 13i=target_rank_world 4l 14t=op 10x=win 11I=win_size/COMM_SIZE 15L=bytes_sent/BYTES_SENT/B 16L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_OLD

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_File_c2f, "MPI_File_c2f", (void *file), ((uintptr_t)file,),
    "file\0" "0x\0" "1i=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_call_errhandler, "MPI_File_call_errhandler", (void *fh, int32_t errorcode), ((uintptr_t)fh, (uint64_t)errorcode,),
    "fh,errorcode\0" "0x 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_File_close, "MPI_File_close", (void *fh), ((uintptr_t)fh,),
    "fh\0" "0x\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_create_errhandler, "MPI_File_create_errhandler", (void *file_errhandler_fn, void *errhandler), ((uintptr_t)file_errhandler_fn, (uintptr_t)errhandler,),
    "file_errhandler_fn,errhandler\0" "0p\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_delete, "MPI_File_delete", (const void *filename, uint64_t info), ((uintptr_t)filename, (uint64_t)info,),
    "filename,info\0" "3<15(1) 0s 3x=info\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_OLD

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_File_f2c, "MPI_File_f2c", (int32_t file), ((uint64_t)file,),
    "file\0" "0i\0" "1x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_amode, "MPI_File_get_amode", (void *fh, void *amode), ((uintptr_t)fh, (uintptr_t)amode,),
    "fh,amode\0" "0x\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_atomicity, "MPI_File_get_atomicity", (void *fh, void *flag), ((uintptr_t)fh, (uintptr_t)flag,),
    "fh,flag\0" "0x\0" "!2 1*T 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_File_get_byte_offset, "MPI_File_get_byte_offset", (void *fh, int64_t offset, void *disp), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)disp,),
    "fh,offset,disp\0" "0x 1l\0" "!3 2*l 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_errhandler, "MPI_File_get_errhandler", (void *file, void *errhandler), ((uintptr_t)file, (uintptr_t)errhandler,),
    "file,errhandler\0" "0x\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_get_group, "MPI_File_get_group", (void *fh, void *group), ((uintptr_t)fh, (uintptr_t)group,),
    "fh,group\0" "0x\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_get_info, "MPI_File_get_info", (void *fh, void *info_used), ((uintptr_t)fh, (uintptr_t)info_used,),
    "fh,info_used\0" "0x\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_position, "MPI_File_get_position", (void *fh, void *offset), ((uintptr_t)fh, (uintptr_t)offset,),
    "fh,offset\0" "0x\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_position_shared, "MPI_File_get_position_shared", (void *fh, void *offset), ((uintptr_t)fh, (uintptr_t)offset,),
    "fh,offset\0" "0x\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_File_get_size, "MPI_File_get_size", (void *fh, void *size), ((uintptr_t)fh, (uintptr_t)size,),
    "fh,size\0" "0x\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_File_get_type_extent, "MPI_File_get_type_extent", (void *fh, uint64_t datatype, void *extent), ((uintptr_t)fh, (uint64_t)datatype, (uintptr_t)extent,),
    "fh,datatype,extent\0" "4<4(1) 0x 4t=datatype\0" "!3 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_File_get_type_extent_c, "MPI_File_get_type_extent_c", (void *fh, uint64_t datatype, void *extent), ((uintptr_t)fh, (uint64_t)datatype, (uintptr_t)extent,),
    "fh,datatype,extent\0" "4<4(1) 0x 4t=datatype\0" "!3 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_File_get_view, "MPI_File_get_view", (void *fh, void *disp, void *etype, void *filetype, void *datarep), ((uintptr_t)fh, (uintptr_t)disp, (uintptr_t)etype, (uintptr_t)filetype, (uintptr_t)datarep,),
    "fh,disp,etype,filetype,datarep\0" "0x\0" "!5 6<36(2,5) 8<36(3,5) 1*l 6t=etype 8t=filetype 4[#256]c 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread, "MPI_File_iread", (void *fh, void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2i 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_all, "MPI_File_iread_all", (void *fh, void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2i 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_all_c, "MPI_File_iread_all_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2l 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at, "MPI_File_iread_at", (void *fh, int64_t offset, void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3i 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at_all, "MPI_File_iread_at_all", (void *fh, int64_t offset, void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3i 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at_all_c, "MPI_File_iread_at_all_c", (void *fh, int64_t offset, void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3l 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iread_at_c, "MPI_File_iread_at_c", (void *fh, int64_t offset, void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3l 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_c, "MPI_File_iread_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2l 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_shared, "MPI_File_iread_shared", (void *fh, void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2i 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iread_shared_c, "MPI_File_iread_shared_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2l 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite, "MPI_File_iwrite", (void *fh, const void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2i 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_all, "MPI_File_iwrite_all", (void *fh, const void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2i 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_all_c, "MPI_File_iwrite_all_c", (void *fh, const void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2l 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at, "MPI_File_iwrite_at", (void *fh, int64_t offset, const void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3i 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at_all, "MPI_File_iwrite_at_all", (void *fh, int64_t offset, const void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3i 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at_all_c, "MPI_File_iwrite_at_all_c", (void *fh, int64_t offset, const void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3l 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_File_iwrite_at_c, "MPI_File_iwrite_at_c", (void *fh, int64_t offset, const void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,offset,buf,count,datatype,request\0" "7<4(4) 0x 1l 2p 3l 7t=datatype\0" "!6 0<<37(5,6) 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_c, "MPI_File_iwrite_c", (void *fh, const void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2l 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_shared, "MPI_File_iwrite_shared", (void *fh, const void *buf, int32_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2i 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_iwrite_shared_c, "MPI_File_iwrite_shared_c", (void *fh, const void *buf, int64_t count, uint64_t datatype, void *request), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)request,),
    "fh,buf,count,datatype,request\0" "6<4(3) 0x 1p 2l 6t=datatype\0" "!5 0<<37(4,5) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_open, "MPI_File_open", (uint64_t comm, const void *filename, int32_t amode, uint64_t info, void *fh), ((uint64_t)comm, (uintptr_t)filename, (uint64_t)amode, (uint64_t)info, (uintptr_t)fh,),
    "comm,filename,amode,info,fh\0" "6<0(0) 9<15(3) 10<10(6) 6L=comm/COMM 7I=comm_size/COMM_SIZE 1s 2i 9x=info 10L=seq/COLL_SEQ\0" "!5 11<38(4,5) 11p=fh 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_preallocate, "MPI_File_preallocate", (void *fh, int64_t size), ((uintptr_t)fh, (uint64_t)size,),
    "fh,size\0" "0x 1l\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read, "MPI_File_read", (void *fh, void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_all, "MPI_File_read_all", (void *fh, void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_all_begin, "MPI_File_read_all_begin", (void *fh, void *buf, int32_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2i 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_all_begin_c, "MPI_File_read_all_begin_c", (void *fh, void *buf, int64_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2l 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_all_c, "MPI_File_read_all_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_read_all_end, "MPI_File_read_all_end", (void *fh, void *buf, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "fh,buf,status\0" "2<<39(2,4) 0x 1p\0" "!3 5<40(2,3) 5L=bytes/BYTES/B 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at, "MPI_File_read_at", (void *fh, int64_t offset, void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3i 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at_all, "MPI_File_read_at_all", (void *fh, int64_t offset, void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3i 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_read_at_all_begin, "MPI_File_read_at_all_begin", (void *fh, int64_t offset, void *buf, int32_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,offset,buf,count,datatype\0" "6<4(4) 0x 1l 2p 3i 6t=datatype\0" "!5 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_read_at_all_begin_c, "MPI_File_read_at_all_begin_c", (void *fh, int64_t offset, void *buf, int64_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,offset,buf,count,datatype\0" "6<4(4) 0x 1l 2p 3l 6t=datatype\0" "!5 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at_all_c, "MPI_File_read_at_all_c", (void *fh, int64_t offset, void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3l 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_read_at_all_end, "MPI_File_read_at_all_end", (void *fh, void *buf, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "fh,buf,status\0" "2<<39(2,4) 0x 1p\0" "!3 5<40(2,3) 5L=bytes/BYTES/B 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_read_at_c, "MPI_File_read_at_c", (void *fh, int64_t offset, void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3l 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_c, "MPI_File_read_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_ordered, "MPI_File_read_ordered", (void *fh, void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_ordered_begin, "MPI_File_read_ordered_begin", (void *fh, void *buf, int32_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2i 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_read_ordered_begin_c, "MPI_File_read_ordered_begin_c", (void *fh, void *buf, int64_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2l 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_ordered_c, "MPI_File_read_ordered_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_read_ordered_end, "MPI_File_read_ordered_end", (void *fh, void *buf, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "fh,buf,status\0" "2<<39(2,4) 0x 1p\0" "!3 5<40(2,3) 5L=bytes/BYTES/B 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_shared, "MPI_File_read_shared", (void *fh, void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_read_shared_c, "MPI_File_read_shared_c", (void *fh, void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_File_seek, "MPI_File_seek", (void *fh, int64_t offset, int32_t whence), ((uintptr_t)fh, (uint64_t)offset, (uint64_t)whence,),
    "fh,offset,whence\0" "0x 1l 2i@MPI_SEEK\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_File_seek_shared, "MPI_File_seek_shared", (void *fh, int64_t offset, int32_t whence), ((uintptr_t)fh, (uint64_t)offset, (uint64_t)whence,),
    "fh,offset,whence\0" "0x 1l 2i@MPI_SEEK\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_atomicity, "MPI_File_set_atomicity", (void *fh, int32_t flag), ((uintptr_t)fh, (uint64_t)flag,),
    "fh,flag\0" "0x 1T\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_errhandler, "MPI_File_set_errhandler", (void *file, uint64_t errhandler), ((uintptr_t)file, (uint64_t)errhandler,),
    "file,errhandler\0" "3<15(1) 0x 3x=errhandler\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_info, "MPI_File_set_info", (void *fh, uint64_t info), ((uintptr_t)fh, (uint64_t)info,),
    "fh,info\0" "3<15(1) 0x 3x=info\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_File_set_size, "MPI_File_set_size", (void *fh, int64_t size), ((uintptr_t)fh, (uint64_t)size,),
    "fh,size\0" "0x 1l\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 2, 2, 0, trace__mpi_MPI_File_set_view, "MPI_File_set_view", (void *fh, int64_t disp, uint64_t etype, uint64_t filetype, const void *datarep, uint64_t info), ((uintptr_t)fh, (uint64_t)disp, (uint64_t)etype, (uint64_t)filetype, (uintptr_t)datarep, (uint64_t)info,),
    "fh,disp,etype,filetype,datarep,info\0" "7<4(2) 9<4(3) 11<15(5) 0x 1l 7t=etype 9t=filetype 4s 11x=info\0" "!6 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_File_sync, "MPI_File_sync", (void *fh), ((uintptr_t)fh,),
    "fh\0" "0x\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write, "MPI_File_write", (void *fh, const void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_all, "MPI_File_write_all", (void *fh, const void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_all_begin, "MPI_File_write_all_begin", (void *fh, const void *buf, int32_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2i 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_all_begin_c, "MPI_File_write_all_begin_c", (void *fh, const void *buf, int64_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2l 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_all_c, "MPI_File_write_all_c", (void *fh, const void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_write_all_end, "MPI_File_write_all_end", (void *fh, const void *buf, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "fh,buf,status\0" "2<<39(2,4) 0x 1p\0" "!3 5<40(2,3) 5L=bytes/BYTES/B 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at, "MPI_File_write_at", (void *fh, int64_t offset, const void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3i 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at_all, "MPI_File_write_at_all", (void *fh, int64_t offset, const void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3i 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_write_at_all_begin, "MPI_File_write_at_all_begin", (void *fh, int64_t offset, const void *buf, int32_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,offset,buf,count,datatype\0" "6<4(4) 0x 1l 2p 3i 6t=datatype\0" "!5 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_File_write_at_all_begin_c, "MPI_File_write_at_all_begin_c", (void *fh, int64_t offset, const void *buf, int64_t count, uint64_t datatype), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,offset,buf,count,datatype\0" "6<4(4) 0x 1l 2p 3l 6t=datatype\0" "!5 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at_all_c, "MPI_File_write_at_all_c", (void *fh, int64_t offset, const void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3l 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_write_at_all_end, "MPI_File_write_at_all_end", (void *fh, const void *buf, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "fh,buf,status\0" "2<<39(2,4) 0x 1p\0" "!3 5<40(2,3) 5L=bytes/BYTES/B 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 7, trace__mpi_MPI_File_write_at_c, "MPI_File_write_at_c", (void *fh, int64_t offset, const void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uint64_t)offset, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,offset,buf,count,datatype,status\0" "5<<39(5,7) 8<4(4) 0x 1l 2p 3l 8t=datatype\0" "!6 10<40(5,6) 10L=bytes/BYTES/B 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_c, "MPI_File_write_c", (void *fh, const void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_ordered, "MPI_File_write_ordered", (void *fh, const void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_ordered_begin, "MPI_File_write_ordered_begin", (void *fh, const void *buf, int32_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2i 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_File_write_ordered_begin_c, "MPI_File_write_ordered_begin_c", (void *fh, const void *buf, int64_t count, uint64_t datatype), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype,),
    "fh,buf,count,datatype\0" "5<4(3) 0x 1p 2l 5t=datatype\0" "!4 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_ordered_c, "MPI_File_write_ordered_c", (void *fh, const void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_File_write_ordered_end, "MPI_File_write_ordered_end", (void *fh, const void *buf, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uintptr_t)status,),
    "fh,buf,status\0" "2<<39(2,4) 0x 1p\0" "!3 5<40(2,3) 5L=bytes/BYTES/B 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_shared, "MPI_File_write_shared", (void *fh, const void *buf, int32_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2i 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_File_write_shared_c, "MPI_File_write_shared_c", (void *fh, const void *buf, int64_t count, uint64_t datatype, void *status), ((uintptr_t)fh, (uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)status,),
    "fh,buf,count,datatype,status\0" "4<<39(4,6) 7<4(3) 0x 1p 2l 7t=datatype\0" "!5 9<40(4,5) 9L=bytes/BYTES/B 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 0, 1, 1, 0, trace__mpi_MPI_Finalize, "MPI_Finalize", (void), (),
    "\0" "0<!41()\0" "!0 0i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Finalized, "MPI_Finalized", (void *flag), ((uintptr_t)flag,),
    "flag\0" "\0" "!1 0*T 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Free_mem, "MPI_Free_mem", (void *base), ((uintptr_t)base,),
    "base\0" "0p\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Gather, "MPI_Gather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm\0" "9<9(2,0) 11<0(7) 14<42(5,11,6) 16<6(11,6) 17<10(11) 18<43(0,1,9) 19<8(4,14) 20<12(11) 21<13(19,20) 22<44(11,6,18,21) 0p 1i 9t=sendtype 3p 4i 14t=recvtype 6i@MPI_RANK 16i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Gather_c, "MPI_Gather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm\0" "9<9(2,0) 11<0(7) 14<42(5,11,6) 16<6(11,6) 17<10(11) 18<43(0,1,9) 19<8(4,14) 20<12(11) 21<13(19,20) 22<44(11,6,18,21) 0p 1l 9t=sendtype 3p 4l 14t=recvtype 6i@MPI_RANK 16i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Gather_init, "MPI_Gather_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request\0" "11<9(2,0) 13<0(7) 16<42(5,13,6) 18<6(13,6) 19<15(8) 20<43(0,1,11) 21<8(4,16) 22<12(13) 23<13(21,22) 24<44(13,6,20,23) 26<16(24) 0p 1i 11t=sendtype 3p 4i 16t=recvtype 6i@MPI_RANK 18i=root_world/ROOT 13L=comm/COMM 14I=comm_size/COMM_SIZE 19x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Gather_init_c, "MPI_Gather_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request\0" "11<9(2,0) 13<0(7) 16<42(5,13,6) 18<6(13,6) 19<15(8) 20<43(0,1,11) 21<8(4,16) 22<12(13) 23<13(21,22) 24<44(13,6,20,23) 26<16(24) 0p 1l 11t=sendtype 3p 4l 16t=recvtype 6i@MPI_RANK 18i=root_world/ROOT 13L=comm/COMM 14I=comm_size/COMM_SIZE 19x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Gatherv, "MPI_Gatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm\0" "10<9(2,0) 12<0(8) 15<45(12,7) 16<42(6,12,7) 18<6(12,7) 19<10(12) 20<43(0,1,10) 21<19(4,15,16) 22<44(12,7,20,21) 0p 1i 10t=sendtype 3p 4[15]i 5[15]i 16t=recvtype 7i@MPI_RANK 18i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Gatherv_c, "MPI_Gatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm\0" "10<9(2,0) 12<0(8) 15<45(12,7) 16<42(6,12,7) 18<6(12,7) 19<10(12) 20<43(0,1,10) 21<21(4,15,16) 22<44(12,7,20,21) 0p 1l 10t=sendtype 3p 4[15]l 5[15]l 16t=recvtype 7i@MPI_RANK 18i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Gatherv_init, "MPI_Gatherv_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,info,request\0" "12<9(2,0) 14<0(8) 17<45(14,7) 18<42(6,14,7) 20<6(14,7) 21<15(9) 22<43(0,1,12) 23<19(4,17,18) 24<44(14,7,22,23) 26<16(24) 0p 1i 12t=sendtype 3p 4[17]i 5[17]i 18t=recvtype 7i@MPI_RANK 20i=root_world/ROOT 14L=comm/COMM 15I=comm_size/COMM_SIZE 21x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Gatherv_init_c, "MPI_Gatherv_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,info,request\0" "12<9(2,0) 14<0(8) 17<45(14,7) 18<42(6,14,7) 20<6(14,7) 21<15(9) 22<43(0,1,12) 23<21(4,17,18) 24<44(14,7,22,23) 26<16(24) 0p 1l 12t=sendtype 3p 4[17]l 5[17]l 18t=recvtype 7i@MPI_RANK 20i=root_world/ROOT 14L=comm/COMM 15I=comm_size/COMM_SIZE 21x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Get, "MPI_Get", (void *origin_addr, int32_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win\0" "9<4(2) 11<5(7) 14<6(11,3) 15<4(6) 17<8(1,9) 0p 1i 9t=origin_datatype 3i@MPI_RANK 14i=target_rank_world 4l 5i 15t=target_datatype 11x=win 12I=win_size/COMM_SIZE 17L=bytes/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Get_accumulate, "MPI_Get_accumulate", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype, void *result_addr, int32_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank,target_disp,target_count,target_datatype,op,win\0" "13<46(2,1) 15<4(5) 17<5(11) 20<6(17,6) 21<4(9) 23<7(10) 24<8(1,13) 25<8(4,15) 26<14(24,25) 0p 1i 13t=origin_datatype 3p 4i 15t=result_datatype 6i@MPI_RANK 20i=target_rank_world 7l 8i 21t=target_datatype 23t=op 17x=win 18I=win_size/COMM_SIZE 26L=bytes_sent/BYTES_SENT/B 27L=bytes_recv/BYTES_RECV/B\0" "!12 12i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Get_accumulate_c, "MPI_Get_accumulate_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype, void *result_addr, int64_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank,target_disp,target_count,target_datatype,op,win\0" "13<46(2,1) 15<4(5) 17<5(11) 20<6(17,6) 21<4(9) 23<7(10) 24<8(1,13) 25<8(4,15) 26<14(24,25) 0p 1l 13t=origin_datatype 3p 4l 15t=result_datatype 6i@MPI_RANK 20i=target_rank_world 7l 8l 21t=target_datatype 23t=op 17x=win 18I=win_size/COMM_SIZE 26L=bytes_sent/BYTES_SENT/B 27L=bytes_recv/BYTES_RECV/B\0" "!12 12i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_address, "MPI_Get_address", (const void *location, void *address), ((uintptr_t)location, (uintptr_t)address,),
    "location,address\0" "0p\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Get_c, "MPI_Get_c", (void *origin_addr, int64_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win\0" "9<4(2) 11<5(7) 14<6(11,3) 15<4(6) 17<8(1,9) 0p 1l 9t=origin_datatype 3i@MPI_RANK 14i=target_rank_world 4l 5l 15t=target_datatype 11x=win 12I=win_size/COMM_SIZE 17L=bytes/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_count, "MPI_Get_count", (const void *status, uint64_t datatype, void *count), ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "status,datatype,count\0" "4<4(1) 0p 4t=datatype\0" "!3 2*i 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_count_c, "MPI_Get_count_c", (const void *status, uint64_t datatype, void *count), ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "status,datatype,count\0" "4<4(1) 0p 4t=datatype\0" "!3 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_elements, "MPI_Get_elements", (const void *status, uint64_t datatype, void *count), ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "status,datatype,count\0" "4<4(1) 0p 4t=datatype\0" "!3 2*i 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_elements_c, "MPI_Get_elements_c", (const void *status, uint64_t datatype, void *count), ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "status,datatype,count\0" "4<4(1) 0p 4t=datatype\0" "!3 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Get_elements_x, "MPI_Get_elements_x", (const void *status, uint64_t datatype, void *count), ((uintptr_t)status, (uint64_t)datatype, (uintptr_t)count,),
    "status,datatype,count\0" "4<4(1) 0p 4t=datatype\0" "!3 2*l 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_library_version, "MPI_Get_library_version", (void *version, void *resultlen), ((uintptr_t)version, (uintptr_t)resultlen,),
    "version,resultlen\0" "\0" "!2 0[#256]c 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_processor_name, "MPI_Get_processor_name", (void *name, void *resultlen), ((uintptr_t)name, (uintptr_t)resultlen,),
    "name,resultlen\0" "\0" "!2 0[#256]c 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Get_version, "MPI_Get_version", (void *version, void *subversion), ((uintptr_t)version, (uintptr_t)subversion,),
    "version,subversion\0" "\0" "!2 0*i 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Graph_create, "MPI_Graph_create", (uint64_t comm_old, int32_t nnodes, const void *indx, const void *edges, int32_t reorder, void *comm_graph), ((uint64_t)comm_old, (uint64_t)nnodes, (uintptr_t)indx, (uintptr_t)edges, (uint64_t)reorder, (uintptr_t)comm_graph,),
    "comm_old,nnodes,indx,edges,reorder,comm_graph\0" "7<0(0) 10<10(7) 7L=comm_old/COMM 8I=comm_old_size/COMM_SIZE 1i 2[1]i 4T 10L=seq/COLL_SEQ\0" "!6 0<<1(5,6,0) 11<2(5,6) 11L=comm_graph/COMM 12I=comm_graph_size/COMM_SIZE 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Graph_get, "MPI_Graph_get", (uint64_t comm, int32_t maxindex, int32_t maxedges, void *indx, void *edges), ((uint64_t)comm, (uint64_t)maxindex, (uint64_t)maxedges, (uintptr_t)indx, (uintptr_t)edges,),
    "comm,maxindex,maxedges,indx,edges\0" "6<0(0) 6L=comm/COMM 7I=comm_size/COMM_SIZE 1i 2i\0" "!5 3[1]i 4[2]i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Graph_map, "MPI_Graph_map", (uint64_t comm, int32_t nnodes, const void *indx, const void *edges, void *newrank), ((uint64_t)comm, (uint64_t)nnodes, (uintptr_t)indx, (uintptr_t)edges, (uintptr_t)newrank,),
    "comm,nnodes,indx,edges,newrank\0" "6<0(0) 6L=comm/COMM 7I=comm_size/COMM_SIZE 1i 2[1]i\0" "!5 4*i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Graph_neighbors, "MPI_Graph_neighbors", (uint64_t comm, int32_t rank, int32_t maxneighbors, void *neighbors), ((uint64_t)comm, (uint64_t)rank, (uint64_t)maxneighbors, (uintptr_t)neighbors,),
    "comm,rank,maxneighbors,neighbors\0" "5<0(0) 5L=comm/COMM 6I=comm_size/COMM_SIZE 1i 2i\0" "!4 3[2]i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Graph_neighbors_count, "MPI_Graph_neighbors_count", (uint64_t comm, int32_t rank, void *nneighbors), ((uint64_t)comm, (uint64_t)rank, (uintptr_t)nneighbors,),
    "comm,rank,nneighbors\0" "4<0(0) 4L=comm/COMM 5I=comm_size/COMM_SIZE 1i\0" "!3 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Graphdims_get, "MPI_Graphdims_get", (uint64_t comm, void *nnodes, void *nedges), ((uint64_t)comm, (uintptr_t)nnodes, (uintptr_t)nedges,),
    "comm,nnodes,nedges\0" "4<0(0) 4L=comm/COMM 5I=comm_size/COMM_SIZE\0" "!3 1*i 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Grequest_complete, "MPI_Grequest_complete", (uint64_t request), ((uint64_t)request,),
    "request\0" "2<15(0) 2x=request\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Grequest_start, "MPI_Grequest_start", (void *query_fn, void *free_fn, void *cancel_fn, void *extra_state, void *request), ((uintptr_t)query_fn, (uintptr_t)free_fn, (uintptr_t)cancel_fn, (uintptr_t)extra_state, (uintptr_t)request,),
    "query_fn,free_fn,cancel_fn,extra_state,request\0" "0p 1p 2p 3p\0" "!5 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Group_c2f, "MPI_Group_c2f", (uint64_t group), ((uint64_t)group,),
    "group\0" "2<15(0) 2x=group\0" "1i=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Group_compare, "MPI_Group_compare", (uint64_t group1, uint64_t group2, void *result), ((uint64_t)group1, (uint64_t)group2, (uintptr_t)result,),
    "group1,group2,result\0" "4<15(0) 5<15(1) 4x=group1 5x=group2\0" "!3 2*i@MPI_COMPARE=comparison 2i@MPI_ERR/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_difference, "MPI_Group_difference", (uint64_t group1, uint64_t group2, void *newgroup), ((uint64_t)group1, (uint64_t)group2, (uintptr_t)newgroup,),
    "group1,group2,newgroup\0" "4<15(0) 5<15(1) 4x=group1 5x=group2\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_excl, "MPI_Group_excl", (uint64_t group, int32_t n, const void *ranks, void *newgroup), ((uint64_t)group, (uint64_t)n, (uintptr_t)ranks, (uintptr_t)newgroup,),
    "group,n,ranks,newgroup\0" "5<15(0) 5x=group 1i 2[1]i\0" "!4 3*X 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Group_f2c, "MPI_Group_f2c", (int32_t group), ((uint64_t)group,),
    "group\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Group_free, "MPI_Group_free", (void *group), ((uintptr_t)group,),
    "group\0" "0*X\0" "!1 1i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_from_session_pset, "MPI_Group_from_session_pset", (uint64_t session, const void *pset_name, void *newgroup), ((uint64_t)session, (uintptr_t)pset_name, (uintptr_t)newgroup,),
    "session,pset_name,newgroup\0" "4<15(0) 4x=session 1s\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_incl, "MPI_Group_incl", (uint64_t group, int32_t n, const void *ranks, void *newgroup), ((uint64_t)group, (uint64_t)n, (uintptr_t)ranks, (uintptr_t)newgroup,),
    "group,n,ranks,newgroup\0" "5<15(0) 5x=group 1i 2[1]i\0" "!4 3*X 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_intersection, "MPI_Group_intersection", (uint64_t group1, uint64_t group2, void *newgroup), ((uint64_t)group1, (uint64_t)group2, (uintptr_t)newgroup,),
    "group1,group2,newgroup\0" "4<15(0) 5<15(1) 4x=group1 5x=group2\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_range_excl, "MPI_Group_range_excl", (uint64_t group, int32_t n, void *ranges, void *newgroup), ((uint64_t)group, (uint64_t)n, (uintptr_t)ranges, (uintptr_t)newgroup,),
    "group,n,ranges,newgroup\0" "5<15(0) 6<47(1) 5x=group 1i 2[6]i\0" "!4 3*X 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Group_range_incl, "MPI_Group_range_incl", (uint64_t group, int32_t n, void *ranges, void *newgroup), ((uint64_t)group, (uint64_t)n, (uintptr_t)ranges, (uintptr_t)newgroup,),
    "group,n,ranges,newgroup\0" "5<15(0) 6<47(1) 5x=group 1i 2[6]i\0" "!4 3*X 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Group_rank, "MPI_Group_rank", (uint64_t group, void *rank), ((uint64_t)group, (uintptr_t)rank,),
    "group,rank\0" "3<15(0) 3x=group\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Group_size, "MPI_Group_size", (uint64_t group, void *size), ((uint64_t)group, (uintptr_t)size,),
    "group,size\0" "3<15(0) 3x=group\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Group_translate_ranks, "MPI_Group_translate_ranks", (uint64_t group1, int32_t n, const void *ranks1, uint64_t group2, void *ranks2), ((uint64_t)group1, (uint64_t)n, (uintptr_t)ranks1, (uint64_t)group2, (uintptr_t)ranks2,),
    "group1,n,ranks1,group2,ranks2\0" "6<15(0) 7<15(3) 6x=group1 1i 2[1]i 7x=group2\0" "!5 4[1]i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Group_union, "MPI_Group_union", (uint64_t group1, uint64_t group2, void *newgroup), ((uint64_t)group1, (uint64_t)group2, (uintptr_t)newgroup,),
    "group1,group2,newgroup\0" "4<15(0) 5<15(1) 4x=group1 5x=group2\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Iallgather, "MPI_Iallgather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<9(2,0) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<8(4,11) 19<11(0,17,18) 20<12(13) 21<13(18,20) 22<14(19,21) 0p 1i 9t=sendtype 3p 4i 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Iallgather_c, "MPI_Iallgather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<9(2,0) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<8(4,11) 19<11(0,17,18) 20<12(13) 21<13(18,20) 22<14(19,21) 0p 1l 9t=sendtype 3p 4l 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iallgatherv, "MPI_Iallgatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request\0" "10<9(2,0) 12<0(7) 15<12(12) 16<4(6) 18<10(12) 19<8(1,10) 20<18(4,12,16) 21<11(0,19,20) 22<19(4,15,16) 23<14(21,22) 0p 1i 10t=sendtype 3p 4[15]i 5[15]i 16t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iallgatherv_c, "MPI_Iallgatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request\0" "10<9(2,0) 12<0(7) 15<12(12) 16<4(6) 18<10(12) 19<8(1,10) 20<20(4,12,16) 21<11(0,19,20) 22<21(4,15,16) 23<14(21,22) 0p 1l 10t=sendtype 3p 4[15]l 5[15]l 16t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iallreduce, "MPI_Iallreduce", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,request\0" "8<22(5,4,2,3) 0p 1p 2i 11t=datatype 13t=op 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 15L=bytes_sent/BYTES_SENT/B 16L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iallreduce_c, "MPI_Iallreduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,request\0" "8<22(5,4,2,3) 0p 1p 2l 11t=datatype 13t=op 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 15L=bytes_sent/BYTES_SENT/B 16L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ialltoall, "MPI_Ialltoall", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<9(2,0) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<8(4,11) 19<11(0,17,18) 20<12(13) 21<13(19,20) 22<13(18,20) 23<14(21,22) 0p 1i 9t=sendtype 3p 4i 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ialltoall_c, "MPI_Ialltoall_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<9(2,0) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<8(4,11) 19<11(0,17,18) 20<12(13) 21<13(19,20) 22<13(18,20) 23<14(21,22) 0p 1l 9t=sendtype 3p 4l 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallv, "MPI_Ialltoallv", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request\0" "11<0(8) 14<24(0,11) 15<9(3,0) 17<12(11) 18<4(7) 20<10(11) 21<19(1,14,15) 22<19(5,17,18) 23<11(0,21,22) 24<14(23,22) 0p 1[14]i 2[14]i 15t=sendtype 4p 5[17]i 6[17]i 18t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 24L=bytes_sent/BYTES_SENT/B 25L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallv_c, "MPI_Ialltoallv_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request\0" "11<0(8) 14<24(0,11) 15<9(3,0) 17<12(11) 18<4(7) 20<10(11) 21<21(1,14,15) 22<21(5,17,18) 23<11(0,21,22) 24<14(23,22) 0p 1[14]l 2[14]l 15t=sendtype 4p 5[17]l 6[17]l 18t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 24L=bytes_sent/BYTES_SENT/B 25L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallw, "MPI_Ialltoallw", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request\0" "11<0(8) 14<24(0,11) 15<12(11) 16<10(11) 17<25(1,3,14) 18<25(5,7,15) 19<11(0,17,18) 20<14(19,18) 0p 1[14]i 2[14]i 3[14]X 4p 5[15]i 6[15]i 7[15]X 11L=comm/COMM 12I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 20L=bytes_sent/BYTES_SENT/B 21L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ialltoallw_c, "MPI_Ialltoallw_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request\0" "11<0(8) 14<24(0,11) 15<12(11) 16<10(11) 17<26(1,3,14) 18<26(5,7,15) 19<11(0,17,18) 20<14(19,18) 0p 1[14]l 2[14]l 3[14]X 4p 5[15]l 6[15]l 7[15]X 11L=comm/COMM 12I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 20L=bytes_sent/BYTES_SENT/B 21L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Ibarrier, "MPI_Ibarrier", (uint64_t comm, void *request), ((uint64_t)comm, (uintptr_t)request,),
    "comm,request\0" "3<0(0) 6<10(3) 3L=comm/COMM 4I=comm_size/COMM_SIZE 6L=seq/COLL_SEQ\0" "!2 1*X/REQUEST 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Ibcast, "MPI_Ibcast", (void *buffer, int32_t count, uint64_t datatype, int32_t root, uint64_t comm, void *request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "buffer,count,datatype,root,comm,request\0" "7<27(4,3,1,2) 0p 1i 10t=datatype 3i@MPI_RANK 12i=root_world/ROOT 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Ibcast_c, "MPI_Ibcast_c", (void *buffer, int64_t count, uint64_t datatype, int32_t root, uint64_t comm, void *request), ((uintptr_t)buffer, (uint64_t)count, (uint64_t)datatype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "buffer,count,datatype,root,comm,request\0" "7<27(4,3,1,2) 0p 1l 10t=datatype 3i@MPI_RANK 12i=root_world/ROOT 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 5*X/REQUEST 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ibsend, "MPI_Ibsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1i 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ibsend_c, "MPI_Ibsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1l 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iexscan, "MPI_Iexscan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,request\0" "8<4(3) 10<7(4) 11<0(5) 14<10(11) 15<23(2,8) 0p 1p 2i 8t=datatype 10t=op 11L=comm/COMM 12I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 15L=bytes_sent/BYTES_SENT/B 16L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iexscan_c, "MPI_Iexscan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,request\0" "8<4(3) 10<7(4) 11<0(5) 14<10(11) 15<23(2,8) 0p 1p 2l 8t=datatype 10t=op 11L=comm/COMM 12I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 15L=bytes_sent/BYTES_SENT/B 16L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Igather, "MPI_Igather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request\0" "10<9(2,0) 12<0(7) 15<42(5,12,6) 17<6(12,6) 18<10(12) 19<43(0,1,10) 20<8(4,15) 21<12(12) 22<13(20,21) 23<44(12,6,19,22) 0p 1i 10t=sendtype 3p 4i 15t=recvtype 6i@MPI_RANK 17i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Igather_c, "MPI_Igather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request\0" "10<9(2,0) 12<0(7) 15<42(5,12,6) 17<6(12,6) 18<10(12) 19<43(0,1,10) 20<8(4,15) 21<12(12) 22<13(20,21) 23<44(12,6,19,22) 0p 1l 10t=sendtype 3p 4l 15t=recvtype 6i@MPI_RANK 17i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Igatherv, "MPI_Igatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,request\0" "11<9(2,0) 13<0(8) 16<45(13,7) 17<42(6,13,7) 19<6(13,7) 20<10(13) 21<43(0,1,11) 22<19(4,16,17) 23<44(13,7,21,22) 0p 1i 11t=sendtype 3p 4[16]i 5[16]i 17t=recvtype 7i@MPI_RANK 19i=root_world/ROOT 13L=comm/COMM 14I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Igatherv_c, "MPI_Igatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,root,comm,request\0" "11<9(2,0) 13<0(8) 16<45(13,7) 17<42(6,13,7) 19<6(13,7) 20<10(13) 21<43(0,1,11) 22<21(4,16,17) 23<44(13,7,21,22) 0p 1l 11t=sendtype 3p 4[16]l 5[16]l 17t=recvtype 7i@MPI_RANK 19i=root_world/ROOT 13L=comm/COMM 14I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 3, 1, 7, trace__mpi_MPI_Improbe, "MPI_Improbe", (int32_t source, int32_t tag, uint64_t comm, void *flag, void *message, void *status), ((uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)flag, (uintptr_t)message, (uintptr_t)status,),
    "source,tag,comm,flag,message,status\0" "5<<39(5,7) 8<0(2) 0i@MPI_RANK 1i@MPI_TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE\0" "!6 0<<48(4,6,2) 11<49(8,5,6,3) 3*T 4*X 11i=source_world 12i=source_tag 13L=bytes 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_Imrecv, "MPI_Imrecv", (void *buf, int32_t count, uint64_t datatype, void *message, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)request,),
    "buf,count,datatype,message,request\0" "6<<50(3) 7<4(2) 0p 1i 7t=datatype 3*X\0" "!5 0<<51(4,5,6) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 0, trace__mpi_MPI_Imrecv_c, "MPI_Imrecv_c", (void *buf, int64_t count, uint64_t datatype, void *message, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)request,),
    "buf,count,datatype,message,request\0" "6<<50(3) 7<4(2) 0p 1l 7t=datatype 3*X\0" "!5 0<<51(4,5,6) 4*X/REQUEST 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgather, "MPI_Ineighbor_allgather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<4(2) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<52(13,6) 19<13(17,18) 20<8(4,11) 21<53(13,6) 22<13(20,21) 23<14(19,22) 0p 1i 9t=sendtype 3p 4i 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgather_c, "MPI_Ineighbor_allgather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<4(2) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<52(13,6) 19<13(17,18) 20<8(4,11) 21<53(13,6) 22<13(20,21) 23<14(19,22) 0p 1l 9t=sendtype 3p 4l 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgatherv, "MPI_Ineighbor_allgatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request\0" "10<4(2) 12<0(7) 15<53(12,7) 16<4(6) 18<10(12) 19<8(1,10) 20<52(12,7) 21<13(19,20) 22<19(4,15,16) 23<14(21,22) 0p 1i 10t=sendtype 3p 4[15]i 5[15]i 16t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Ineighbor_allgatherv_c, "MPI_Ineighbor_allgatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,request\0" "10<4(2) 12<0(7) 15<53(12,7) 16<4(6) 18<10(12) 19<8(1,10) 20<52(12,7) 21<13(19,20) 22<21(4,15,16) 23<14(21,22) 0p 1l 10t=sendtype 3p 4[15]l 5[15]l 16t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoall, "MPI_Ineighbor_alltoall", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<4(2) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<52(13,6) 19<13(17,18) 20<8(4,11) 21<53(13,6) 22<13(20,21) 23<14(19,22) 0p 1i 9t=sendtype 3p 4i 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoall_c, "MPI_Ineighbor_alltoall_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,request\0" "9<4(2) 11<4(5) 13<0(6) 16<10(13) 17<8(1,9) 18<52(13,6) 19<13(17,18) 20<8(4,11) 21<53(13,6) 22<13(20,21) 23<14(19,22) 0p 1l 9t=sendtype 3p 4l 11t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallv, "MPI_Ineighbor_alltoallv", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request\0" "11<0(8) 14<52(11,8) 15<4(3) 17<53(11,8) 18<4(7) 20<10(11) 21<19(1,14,15) 22<19(5,17,18) 23<14(21,22) 0p 1[14]i 2[14]i 15t=sendtype 4p 5[17]i 6[17]i 18t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallv_c, "MPI_Ineighbor_alltoallv_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,request\0" "11<0(8) 14<52(11,8) 15<4(3) 17<53(11,8) 18<4(7) 20<10(11) 21<21(1,14,15) 22<21(5,17,18) 23<14(21,22) 0p 1[14]l 2[14]l 15t=sendtype 4p 5[17]l 6[17]l 18t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallw, "MPI_Ineighbor_alltoallw", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request\0" "11<0(8) 14<52(11,8) 15<53(11,8) 16<10(11) 17<25(1,3,14) 18<25(5,7,15) 19<14(17,18) 0p 1[14]i 2[14]l 3[14]X 4p 5[15]i 6[15]l 7[15]X 11L=comm/COMM 12I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 19L=bytes_sent/BYTES_SENT/B 20L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Ineighbor_alltoallw_c, "MPI_Ineighbor_alltoallw_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,request\0" "11<0(8) 14<52(11,8) 15<53(11,8) 16<10(11) 17<26(1,3,14) 18<26(5,7,15) 19<14(17,18) 0p 1[14]l 2[14]l 3[14]X 4p 5[15]l 6[15]l 7[15]X 11L=comm/COMM 12I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 19L=bytes_sent/BYTES_SENT/B 20L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Info_c2f, "MPI_Info_c2f", (uint64_t info), ((uint64_t)info,),
    "info\0" "2<15(0) 2x=info\0" "1i=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Info_create, "MPI_Info_create", (void *info), ((uintptr_t)info,),
    "info\0" "\0" "!1 0*X 1i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Info_create_env, "MPI_Info_create_env", (int32_t argc, void *argv, void *info), ((uint64_t)argc, (uintptr_t)argv, (uintptr_t)info,),
    "argc,argv,info\0" "0i 1p\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Info_delete, "MPI_Info_delete", (uint64_t info, const void *key), ((uint64_t)info, (uintptr_t)key,),
    "info,key\0" "3<15(0) 3x=info 1s\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Info_dup, "MPI_Info_dup", (uint64_t info, void *newinfo), ((uint64_t)info, (uintptr_t)newinfo,),
    "info,newinfo\0" "3<15(0) 3x=info\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Info_f2c, "MPI_Info_f2c", (int32_t info), ((uint64_t)info,),
    "info\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Info_free, "MPI_Info_free", (void *info), ((uintptr_t)info,),
    "info\0" "0*X\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Info_get, "MPI_Info_get", (uint64_t info, const void *key, int32_t valuelen, void *value, void *flag), ((uint64_t)info, (uintptr_t)key, (uint64_t)valuelen, (uintptr_t)value, (uintptr_t)flag,),
    "info,key,valuelen,value,flag\0" "6<15(0) 6x=info 1s 2i\0" "!5 3[#256]c 4*T 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Info_get_nkeys, "MPI_Info_get_nkeys", (uint64_t info, void *nkeys), ((uint64_t)info, (uintptr_t)nkeys,),
    "info,nkeys\0" "3<15(0) 3x=info\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Info_get_nthkey, "MPI_Info_get_nthkey", (uint64_t info, int32_t n, void *key), ((uint64_t)info, (uint64_t)n, (uintptr_t)key,),
    "info,n,key\0" "4<15(0) 4x=info 1i\0" "!3 2[#256]c 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Info_get_string, "MPI_Info_get_string", (uint64_t info, const void *key, void *buflen, void *value, void *flag), ((uint64_t)info, (uintptr_t)key, (uintptr_t)buflen, (uintptr_t)value, (uintptr_t)flag,),
    "info,key,buflen,value,flag\0" "6<15(0) 6x=info 1s 2*i\0" "!5 2*i 3[#256]c 4*T 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Info_get_valuelen, "MPI_Info_get_valuelen", (uint64_t info, const void *key, void *valuelen, void *flag), ((uint64_t)info, (uintptr_t)key, (uintptr_t)valuelen, (uintptr_t)flag,),
    "info,key,valuelen,flag\0" "5<15(0) 5x=info 1s\0" "!4 2*i 3*T 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Info_set, "MPI_Info_set", (uint64_t info, const void *key, const void *value), ((uint64_t)info, (uintptr_t)key, (uintptr_t)value,),
    "info,key,value\0" "4<15(0) 4x=info 1s 2s\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Init, "MPI_Init", (void *argc, void *argv), ((uintptr_t)argc, (uintptr_t)argv,),
    "argc,argv\0" "\0" "!2 0<<54(2) 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_Init_thread, "MPI_Init_thread", (void *argc, void *argv, int32_t required, void *provided), ((uintptr_t)argc, (uintptr_t)argv, (uint64_t)required, (uintptr_t)provided,),
    "argc,argv,required,provided\0" "2i@MPI_THREAD\0" "!4 0<<54(4) 3*i@MPI_THREAD 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Initialized, "MPI_Initialized", (void *flag), ((uintptr_t)flag,),
    "flag\0" "\0" "!1 0*T 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Intercomm_create, "MPI_Intercomm_create", (uint64_t local_comm, int32_t local_leader, uint64_t peer_comm, int32_t remote_leader, int32_t tag, void *newintercomm), ((uint64_t)local_comm, (uint64_t)local_leader, (uint64_t)peer_comm, (uint64_t)remote_leader, (uint64_t)tag, (uintptr_t)newintercomm,),
    "local_comm,local_leader,peer_comm,remote_leader,tag,newintercomm\0" "7<0(0) 10<0(2) 7L=local_comm/COMM 8I=local_comm_size/COMM_SIZE 1i 10L=peer_comm 3i 4i\0" "!6 0<<32(5,6) 13<2(5,6) 13L=newintercomm/COMM 14I=newintercomm_size/COMM_SIZE 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 2, 2, 0, trace__mpi_MPI_Intercomm_create_from_groups, "MPI_Intercomm_create_from_groups", (uint64_t local_group, int32_t local_leader, uint64_t remote_group, int32_t remote_leader, const void *stringtag, uint64_t info, uint64_t errhandler, void *newintercomm), ((uint64_t)local_group, (uint64_t)local_leader, (uint64_t)remote_group, (uint64_t)remote_leader, (uintptr_t)stringtag, (uint64_t)info, (uint64_t)errhandler, (uintptr_t)newintercomm,),
    "local_group,local_leader,remote_group,remote_leader,stringtag,info,errhandler,newintercomm\0" "9<15(0) 10<15(2) 11<15(5) 12<15(6) 9x=local_group 1i 10x=remote_group 3i 4s 11x=info 12x=errhandler\0" "!8 13<2(7,8) 13L=newintercomm/COMM 14I=newintercomm_size/COMM_SIZE 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Intercomm_merge, "MPI_Intercomm_merge", (uint64_t intercomm, int32_t high, void *newintracomm), ((uint64_t)intercomm, (uint64_t)high, (uintptr_t)newintracomm,),
    "intercomm,high,newintracomm\0" "4<0(0) 4L=intercomm/COMM 5I=intercomm_size/COMM_SIZE 1T\0" "!3 0<<1(2,3,0) 7<2(2,3) 7L=newintracomm/COMM 8I=newintracomm_size/COMM_SIZE 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 3, 1, 6, trace__mpi_MPI_Iprobe, "MPI_Iprobe", (int32_t source, int32_t tag, uint64_t comm, void *flag, void *status), ((uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)flag, (uintptr_t)status,),
    "source,tag,comm,flag,status\0" "4<<39(4,6) 7<0(2) 0i@MPI_RANK 1i@MPI_TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE\0" "!5 10<49(7,4,5,3) 3*T 10i=source_world 11i=source_tag 12L=bytes 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Irecv, "MPI_Irecv", (void *buf, int32_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,source,tag,comm,request\0" "8<55(5,2) 0p 1i 11t=datatype 3i@MPI_RANK 4i@MPI_TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE\0" "!7 0<<56(6,7,5,3) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Irecv_c, "MPI_Irecv_c", (void *buf, int64_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,source,tag,comm,request\0" "8<55(5,2) 0p 1l 11t=datatype 3i@MPI_RANK 4i@MPI_TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE\0" "!7 0<<56(6,7,5,3) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ireduce, "MPI_Ireduce", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,root,comm,request\0" "9<4(3) 11<7(4) 12<0(6) 15<6(12,5) 16<10(12) 17<57(12,5,2,9) 0p 1p 2i 9t=datatype 11t=op 5i@MPI_RANK 15i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 17L=bytes_sent/BYTES_SENT/B 18L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Ireduce_c, "MPI_Ireduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,root,comm,request\0" "9<4(3) 11<7(4) 12<0(6) 15<6(12,5) 16<10(12) 17<57(12,5,2,9) 0p 1p 2l 9t=datatype 11t=op 5i@MPI_RANK 15i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 16L=seq/COLL_SEQ 17L=bytes_sent/BYTES_SENT/B 18L=bytes_recv/BYTES_RECV/B\0" "!8 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter, "MPI_Ireduce_scatter", (const void *sendbuf, void *recvbuf, const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcounts,datatype,op,comm,request\0" "8<0(5) 11<12(8) 12<4(3) 14<7(4) 15<10(8) 16<19(2,9,12) 17<18(2,8,12) 18<14(16,17) 0p 1p 2[11]i 12t=datatype 14t=op 8L=comm/COMM 9I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 18L=bytes_sent/BYTES_SENT/B 19L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter_block, "MPI_Ireduce_scatter_block", (const void *sendbuf, void *recvbuf, int32_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcount,datatype,op,comm,request\0" "8<4(3) 10<7(4) 11<0(5) 14<10(11) 15<8(2,8) 16<13(15,12) 17<14(16,15) 0p 1p 2i 8t=datatype 10t=op 11L=comm/COMM 12I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 17L=bytes_sent/BYTES_SENT/B 18L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter_block_c, "MPI_Ireduce_scatter_block_c", (const void *sendbuf, void *recvbuf, int64_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcount,datatype,op,comm,request\0" "8<4(3) 10<7(4) 11<0(5) 14<10(11) 15<8(2,8) 16<13(15,12) 17<14(16,15) 0p 1p 2l 8t=datatype 10t=op 11L=comm/COMM 12I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 17L=bytes_sent/BYTES_SENT/B 18L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Ireduce_scatter_c, "MPI_Ireduce_scatter_c", (const void *sendbuf, void *recvbuf, const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcounts,datatype,op,comm,request\0" "8<0(5) 11<12(8) 12<4(3) 14<7(4) 15<10(8) 16<21(2,9,12) 17<20(2,8,12) 18<14(16,17) 0p 1p 2[11]l 12t=datatype 14t=op 8L=comm/COMM 9I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 18L=bytes_sent/BYTES_SENT/B 19L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Irsend, "MPI_Irsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1i 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Irsend_c, "MPI_Irsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1l 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Is_thread_main, "MPI_Is_thread_main", (void *flag), ((uintptr_t)flag,),
    "flag\0" "\0" "!1 0*T 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iscan, "MPI_Iscan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,request\0" "8<4(3) 10<7(4) 11<0(5) 14<10(11) 15<23(2,8) 0p 1p 2i 8t=datatype 10t=op 11L=comm/COMM 12I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 15L=bytes_sent/BYTES_SENT/B 16L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Iscan_c, "MPI_Iscan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,request\0" "8<4(3) 10<7(4) 11<0(5) 14<10(11) 15<23(2,8) 0p 1p 2l 8t=datatype 10t=op 11L=comm/COMM 12I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 15L=bytes_sent/BYTES_SENT/B 16L=bytes_recv/BYTES_RECV/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iscatter, "MPI_Iscatter", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request\0" "10<0(7) 13<42(2,10,6) 15<9(5,3) 17<6(10,6) 18<10(10) 19<8(1,13) 20<12(10) 21<13(19,20) 22<43(3,4,15) 23<58(10,6,21,22) 0p 1i 13t=sendtype 3p 4i 15t=recvtype 6i@MPI_RANK 17i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Iscatter_c, "MPI_Iscatter_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,request\0" "10<0(7) 13<42(2,10,6) 15<9(5,3) 17<6(10,6) 18<10(10) 19<8(1,13) 20<12(10) 21<13(19,20) 22<43(3,4,15) 23<58(10,6,21,22) 0p 1l 13t=sendtype 3p 4l 15t=recvtype 6i@MPI_RANK 17i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE 18L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Iscatterv, "MPI_Iscatterv", (const void *sendbuf, const void *sendcounts, const void *displs, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,request\0" "11<0(8) 14<45(11,7) 15<42(3,11,7) 17<9(6,4) 19<6(11,7) 20<10(11) 21<19(1,14,15) 22<43(4,5,17) 23<58(11,7,21,22) 0p 1[14]i 2[14]i 15t=sendtype 4p 5i 17t=recvtype 7i@MPI_RANK 19i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Iscatterv_c, "MPI_Iscatterv_c", (const void *sendbuf, const void *sendcounts, const void *displs, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,request\0" "11<0(8) 14<45(11,7) 15<42(3,11,7) 17<9(6,4) 19<6(11,7) 20<10(11) 21<21(1,14,15) 22<43(4,5,17) 23<58(11,7,21,22) 0p 1[14]l 2[14]l 15t=sendtype 4p 5l 17t=recvtype 7i@MPI_RANK 19i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 20L=seq/COLL_SEQ 23L=bytes_sent/BYTES_SENT/B 24L=bytes_recv/BYTES_RECV/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Isend, "MPI_Isend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1i 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Isend_c, "MPI_Isend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1l 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Isendrecv, "MPI_Isendrecv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, int32_t dest, int32_t sendtag, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t source, int32_t recvtag, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,request\0" "13<4(2) 15<0(10) 18<6(15,3) 19<4(7) 21<30(3,1,13) 0p 1i 13t=sendtype 3i@MPI_RANK 18i=dest_world/DST 4i/TAG 5p 6i 19t=recvtype 8i@MPI_RANK 9i@MPI_TAG 15L=comm/COMM 16I=comm_size/COMM_SIZE 21L=bytes/BYTES_SENT/B\0" "!12 0<<56(11,12,10,8) 11*X/REQUEST 12i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 12, 1, 1, 0, trace__mpi_MPI_Isendrecv_c, "MPI_Isendrecv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, int32_t dest, int32_t sendtag, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t source, int32_t recvtag, uint64_t comm, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,request\0" "13<4(2) 15<0(10) 18<6(15,3) 19<4(7) 21<30(3,1,13) 0p 1l 13t=sendtype 3i@MPI_RANK 18i=dest_world/DST 4i/TAG 5p 6l 19t=recvtype 8i@MPI_RANK 9i@MPI_TAG 15L=comm/COMM 16I=comm_size/COMM_SIZE 21L=bytes/BYTES_SENT/B\0" "!12 0<<56(11,12,10,8) 11*X/REQUEST 12i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Isendrecv_replace, "MPI_Isendrecv_replace", (void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,sendtag,source,recvtag,comm,request\0" "10<4(2) 12<0(7) 15<6(12,3) 16<30(3,1,10) 0p 1i 10t=datatype 3i@MPI_RANK 15i=dest_world/DST 4i/TAG 5i@MPI_RANK 6i@MPI_TAG 12L=comm/COMM 13I=comm_size/COMM_SIZE 16L=bytes/BYTES_SENT/B\0" "!9 0<<56(8,9,7,5) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Isendrecv_replace_c, "MPI_Isendrecv_replace_c", (void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,sendtag,source,recvtag,comm,request\0" "10<4(2) 12<0(7) 15<6(12,3) 16<30(3,1,10) 0p 1l 10t=datatype 3i@MPI_RANK 15i=dest_world/DST 4i/TAG 5i@MPI_RANK 6i@MPI_TAG 12L=comm/COMM 13I=comm_size/COMM_SIZE 16L=bytes/BYTES_SENT/B\0" "!9 0<<56(8,9,7,5) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Issend, "MPI_Issend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1i 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Issend_c, "MPI_Issend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<29(5,3,1,2) 0p 1l 11t=datatype 3i@MPI_RANK 13i=dest_world/DST 4i/TAG 8L=comm/COMM 9I=comm_size/COMM_SIZE 14L=bytes/BYTES_SENT/B\0" "!7 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_OLD

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Keyval_create, "MPI_Keyval_create", (void *copy_fn, void *delete_fn, void *keyval, void *extra_state), ((uintptr_t)copy_fn, (uintptr_t)delete_fn, (uintptr_t)keyval, (uintptr_t)extra_state,),
    "copy_fn,delete_fn,keyval,extra_state\0" "0p 1p 3p\0" "!4 2*i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Keyval_free, "MPI_Keyval_free", (void *keyval), ((uintptr_t)keyval,),
    "keyval\0" "0*i\0" "!1 1i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Lookup_name, "MPI_Lookup_name", (const void *service_name, uint64_t info, void *port_name), ((uintptr_t)service_name, (uint64_t)info, (uintptr_t)port_name,),
    "service_name,info,port_name\0" "4<15(1) 0s 4x=info\0" "!3 2[#256]c 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Message_c2f, "MPI_Message_c2f", (uint64_t message), ((uint64_t)message,),
    "message\0" "2<15(0) 2x=message\0" "1i=result")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Message_f2c, "MPI_Message_f2c", (int32_t message), ((uint64_t)message,),
    "message\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Mprobe, "MPI_Mprobe", (int32_t source, int32_t tag, uint64_t comm, void *message, void *status), ((uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)message, (uintptr_t)status,),
    "source,tag,comm,message,status\0" "4<<39(4,6) 7<0(2) 0i@MPI_RANK 1i@MPI_TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE\0" "!5 0<<48(3,5,2) 10<59(7,4,5) 3*X 10i=source_world 11i=source_tag 12L=bytes 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Mrecv, "MPI_Mrecv", (void *buf, int32_t count, uint64_t datatype, void *message, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)status,),
    "buf,count,datatype,message,status\0" "4<<39(4,6) 7<<50(3) 8<4(2) 0p 1i 8t=datatype 3*X\0" "!5 0<<60(7,4,5) 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Mrecv_c, "MPI_Mrecv_c", (void *buf, int64_t count, uint64_t datatype, void *message, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uintptr_t)message, (uintptr_t)status,),
    "buf,count,datatype,message,status\0" "4<<39(4,6) 7<<50(3) 8<4(2) 0p 1l 8t=datatype 3*X\0" "!5 0<<60(7,4,5) 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_allgather, "MPI_Neighbor_allgather", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<4(2) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<52(12,6) 18<13(16,17) 19<8(4,10) 20<53(12,6) 21<13(19,20) 22<14(18,21) 0p 1i 8t=sendtype 3p 4i 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_allgather_c, "MPI_Neighbor_allgather_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<4(2) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<52(12,6) 18<13(16,17) 19<8(4,10) 20<53(12,6) 21<13(19,20) 22<14(18,21) 0p 1l 8t=sendtype 3p 4l 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_allgather_init, "MPI_Neighbor_allgather_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<4(2) 12<4(5) 14<0(6) 17<15(7) 18<8(1,10) 19<52(14,6) 20<13(18,19) 21<8(4,12) 22<53(14,6) 23<13(21,22) 24<14(20,23) 26<16(24) 0p 1i 10t=sendtype 3p 4i 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_allgather_init_c, "MPI_Neighbor_allgather_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<4(2) 12<4(5) 14<0(6) 17<15(7) 18<10(14) 19<8(1,10) 20<52(14,6) 21<13(19,20) 22<8(4,12) 23<53(14,6) 24<13(22,23) 25<14(21,24) 27<16(25) 0p 1l 10t=sendtype 3p 4l 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 18L=seq/COLL_SEQ 27L=bytes_sent/NONE/B 28L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Neighbor_allgatherv, "MPI_Neighbor_allgatherv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm\0" "9<4(2) 11<0(7) 14<53(11,7) 15<4(6) 17<10(11) 18<8(1,9) 19<52(11,7) 20<13(18,19) 21<19(4,14,15) 22<14(20,21) 0p 1i 9t=sendtype 3p 4[14]i 5[14]i 15t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Neighbor_allgatherv_c, "MPI_Neighbor_allgatherv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm\0" "9<4(2) 11<0(7) 14<53(11,7) 15<4(6) 17<10(11) 18<8(1,9) 19<52(11,7) 20<13(18,19) 21<21(4,14,15) 22<14(20,21) 0p 1l 9t=sendtype 3p 4[14]l 5[14]l 15t=recvtype 11L=comm/COMM 12I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Neighbor_allgatherv_init, "MPI_Neighbor_allgatherv_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request\0" "11<4(2) 13<0(7) 16<53(13,7) 17<4(6) 19<15(8) 20<8(1,11) 21<52(13,7) 22<13(20,21) 23<19(4,16,17) 24<14(22,23) 26<16(24) 0p 1i 11t=sendtype 3p 4[16]i 5[16]i 17t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 19x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Neighbor_allgatherv_init_c, "MPI_Neighbor_allgatherv_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *displs, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)displs, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcounts,displs,recvtype,comm,info,request\0" "11<4(2) 13<0(7) 16<53(13,7) 17<4(6) 19<15(8) 20<10(13) 21<8(1,11) 22<52(13,7) 23<13(21,22) 24<21(4,16,17) 25<14(23,24) 27<16(25) 0p 1l 11t=sendtype 3p 4[16]l 5[16]l 17t=recvtype 13L=comm/COMM 14I=comm_size/COMM_SIZE 19x=info 20L=seq/COLL_SEQ 27L=bytes_sent/NONE/B 28L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoall, "MPI_Neighbor_alltoall", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<4(2) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<52(12,6) 18<13(16,17) 19<8(4,10) 20<53(12,6) 21<13(19,20) 22<14(18,21) 0p 1i 8t=sendtype 3p 4i 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoall_c, "MPI_Neighbor_alltoall_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm\0" "8<4(2) 10<4(5) 12<0(6) 15<10(12) 16<8(1,8) 17<52(12,6) 18<13(16,17) 19<8(4,10) 20<53(12,6) 21<13(19,20) 22<14(18,21) 0p 1l 8t=sendtype 3p 4l 10t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoall_init, "MPI_Neighbor_alltoall_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<4(2) 12<4(5) 14<0(6) 17<15(7) 18<8(1,10) 19<52(14,6) 20<13(18,19) 21<8(4,12) 22<53(14,6) 23<13(21,22) 24<14(20,23) 26<16(24) 0p 1i 10t=sendtype 3p 4i 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoall_init_c, "MPI_Neighbor_alltoall_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,comm,info,request\0" "10<4(2) 12<4(5) 14<0(6) 17<15(7) 18<10(14) 19<8(1,10) 20<52(14,6) 21<13(19,20) 22<8(4,12) 23<53(14,6) 24<13(22,23) 25<14(21,24) 27<16(25) 0p 1l 10t=sendtype 3p 4l 12t=recvtype 14L=comm/COMM 15I=comm_size/COMM_SIZE 17x=info 18L=seq/COLL_SEQ 27L=bytes_sent/NONE/B 28L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallv, "MPI_Neighbor_alltoallv", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm\0" "10<0(8) 13<52(10,8) 14<4(3) 16<53(10,8) 17<4(7) 19<10(10) 20<19(1,13,14) 21<19(5,16,17) 22<14(20,21) 0p 1[13]i 2[13]i 14t=sendtype 4p 5[16]i 6[16]i 17t=recvtype 10L=comm/COMM 11I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallv_c, "MPI_Neighbor_alltoallv_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm\0" "10<0(8) 13<52(10,8) 14<4(3) 16<53(10,8) 17<4(7) 19<10(10) 20<21(1,13,14) 21<21(5,16,17) 22<14(20,21) 0p 1[13]l 2[13]l 14t=sendtype 4p 5[16]l 6[16]l 17t=recvtype 10L=comm/COMM 11I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallv_init, "MPI_Neighbor_alltoallv_init", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info,request\0" "12<0(8) 15<52(12,8) 16<4(3) 18<53(12,8) 19<4(7) 21<15(9) 22<19(1,15,16) 23<19(5,18,19) 24<14(22,23) 26<16(24) 0p 1[15]i 2[15]i 16t=sendtype 4p 5[18]i 6[18]i 19t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 21x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallv_init_c, "MPI_Neighbor_alltoallv_init_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, uint64_t sendtype, void *recvbuf, const void *recvcounts, const void *rdispls, uint64_t recvtype, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uint64_t)sendtype, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uint64_t)recvtype, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtype,recvbuf,recvcounts,rdispls,recvtype,comm,info,request\0" "12<0(8) 15<52(12,8) 16<4(3) 18<53(12,8) 19<4(7) 21<15(9) 22<10(12) 23<21(1,15,16) 24<21(5,18,19) 25<14(23,24) 27<16(25) 0p 1[15]l 2[15]l 16t=sendtype 4p 5[18]l 6[18]l 19t=recvtype 12L=comm/COMM 13I=comm_size/COMM_SIZE 21x=info 22L=seq/COLL_SEQ 27L=bytes_sent/NONE/B 28L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallw, "MPI_Neighbor_alltoallw", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm\0" "10<0(8) 13<52(10,8) 14<53(10,8) 15<10(10) 16<25(1,3,13) 17<25(5,7,14) 18<14(16,17) 0p 1[13]i 2[13]l 3[13]X 4p 5[14]i 6[14]l 7[14]X 10L=comm/COMM 11I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 18L=bytes_sent/BYTES_SENT/B 19L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Neighbor_alltoallw_c, "MPI_Neighbor_alltoallw_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm\0" "10<0(8) 13<52(10,8) 14<53(10,8) 15<10(10) 16<26(1,3,13) 17<26(5,7,14) 18<14(16,17) 0p 1[13]l 2[13]l 3[13]X 4p 5[14]l 6[14]l 7[14]X 10L=comm/COMM 11I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 18L=bytes_sent/BYTES_SENT/B 19L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallw_init, "MPI_Neighbor_alltoallw_init", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info,request\0" "12<0(8) 15<52(12,8) 16<53(12,8) 17<15(9) 18<25(1,3,15) 19<25(5,7,16) 20<14(18,19) 22<16(20) 0p 1[15]i 2[15]l 3[15]X 4p 5[16]i 6[16]l 7[16]X 12L=comm/COMM 13I=comm_size/COMM_SIZE 17x=info 22L=bytes_sent/NONE/B 23L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Neighbor_alltoallw_init_c, "MPI_Neighbor_alltoallw_init_c", (const void *sendbuf, const void *sendcounts, const void *sdispls, const void *sendtypes, void *recvbuf, const void *recvcounts, const void *rdispls, const void *recvtypes, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)sdispls, (uintptr_t)sendtypes, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uintptr_t)rdispls, (uintptr_t)recvtypes, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,sdispls,sendtypes,recvbuf,recvcounts,rdispls,recvtypes,comm,info,request\0" "12<0(8) 15<52(12,8) 16<53(12,8) 17<15(9) 18<10(12) 19<26(1,3,15) 20<26(5,7,16) 21<14(19,20) 23<16(21) 0p 1[15]l 2[15]l 3[15]X 4p 5[16]l 6[16]l 7[16]X 12L=comm/COMM 13I=comm_size/COMM_SIZE 17x=info 18L=seq/COLL_SEQ 23L=bytes_sent/NONE/B 24L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Op_c2f, "MPI_Op_c2f", (uint64_t op), ((uint64_t)op,),
    "op\0" "2<7(0) 2t=op\0" "1i=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Op_commutative, "MPI_Op_commutative", (uint64_t op, void *commute), ((uint64_t)op, (uintptr_t)commute,),
    "op,commute\0" "3<7(0) 3t=op\0" "!2 1*T 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Op_create, "MPI_Op_create", (void *user_fn, int32_t commute, void *op), ((uintptr_t)user_fn, (uint64_t)commute, (uintptr_t)op,),
    "user_fn,commute,op\0" "0p 1T\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Op_create_c, "MPI_Op_create_c", (void *user_fn, int32_t commute, void *op), ((uintptr_t)user_fn, (uint64_t)commute, (uintptr_t)op,),
    "user_fn,commute,op\0" "0p 1T\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Op_f2c, "MPI_Op_f2c", (int32_t op), ((uint64_t)op,),
    "op\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Op_free, "MPI_Op_free", (void *op), ((uintptr_t)op,),
    "op\0" "0<!61(0) 0*X\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Open_port, "MPI_Open_port", (uint64_t info, void *port_name), ((uint64_t)info, (uintptr_t)port_name,),
    "info,port_name\0" "3<15(0) 3x=info\0" "!2 1[#256]c 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack, "MPI_Pack", (const void *inbuf, int32_t incount, uint64_t datatype, void *outbuf, int32_t outsize, void *position, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)outbuf, (uint64_t)outsize, (uintptr_t)position, (uint64_t)comm,),
    "inbuf,incount,datatype,outbuf,outsize,position,comm\0" "8<4(2) 10<0(6) 0p 1i 8t=datatype 3p 4i 5*i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 5*i 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack_c, "MPI_Pack_c", (const void *inbuf, int64_t incount, uint64_t datatype, void *outbuf, int64_t outsize, void *position, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)outbuf, (uint64_t)outsize, (uintptr_t)position, (uint64_t)comm,),
    "inbuf,incount,datatype,outbuf,outsize,position,comm\0" "8<4(2) 10<0(6) 0p 1l 8t=datatype 3p 4l 5*l 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 5*l 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack_external, "MPI_Pack_external", (const void *datarep, const void *inbuf, int32_t incount, uint64_t datatype, void *outbuf, int64_t outsize, void *position), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)outbuf, (uint64_t)outsize, (uintptr_t)position,),
    "datarep,inbuf,incount,datatype,outbuf,outsize,position\0" "8<4(3) 0s 1p 2i 8t=datatype 4p 5l 6*l\0" "!7 6*l 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Pack_external_c, "MPI_Pack_external_c", (const void *datarep, const void *inbuf, int64_t incount, uint64_t datatype, void *outbuf, int64_t outsize, void *position), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)outbuf, (uint64_t)outsize, (uintptr_t)position,),
    "datarep,inbuf,incount,datatype,outbuf,outsize,position\0" "8<4(3) 0s 1p 2l 8t=datatype 4p 5l 6*l\0" "!7 6*l 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_external_size, "MPI_Pack_external_size", (const void *datarep, int32_t incount, uint64_t datatype, void *size), ((uintptr_t)datarep, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)size,),
    "datarep,incount,datatype,size\0" "5<4(2) 0s 1i 5t=datatype\0" "!4 3*l 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_external_size_c, "MPI_Pack_external_size_c", (const void *datarep, int64_t incount, uint64_t datatype, void *size), ((uintptr_t)datarep, (uint64_t)incount, (uint64_t)datatype, (uintptr_t)size,),
    "datarep,incount,datatype,size\0" "5<4(2) 0s 1l 5t=datatype\0" "!4 3*l 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_size, "MPI_Pack_size", (int32_t incount, uint64_t datatype, uint64_t comm, void *size), ((uint64_t)incount, (uint64_t)datatype, (uint64_t)comm, (uintptr_t)size,),
    "incount,datatype,comm,size\0" "5<4(1) 7<0(2) 0i 5t=datatype 7L=comm/COMM 8I=comm_size/COMM_SIZE\0" "!4 3*i 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Pack_size_c, "MPI_Pack_size_c", (int64_t incount, uint64_t datatype, uint64_t comm, void *size), ((uint64_t)incount, (uint64_t)datatype, (uint64_t)comm, (uintptr_t)size,),
    "incount,datatype,comm,size\0" "5<4(1) 7<0(2) 0l 5t=datatype 7L=comm/COMM 8I=comm_size/COMM_SIZE\0" "!4 3*l 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Parrived, "MPI_Parrived", (uint64_t request, int32_t partition, void *flag), ((uint64_t)request, (uint64_t)partition, (uintptr_t)flag,),
    "request,partition,flag\0" "4<15(0) 4x=request 1i\0" "!3 2*T 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Pready, "MPI_Pready", (int32_t partition, uint64_t request), ((uint64_t)partition, (uint64_t)request,),
    "partition,request\0" "3<15(1) 0i 3x=request\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_READY_LIST

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Pready_list, "MPI_Pready_list", (int32_t length, void *array_of_partitions, uint64_t request), ((uint64_t)length, (uintptr_t)array_of_partitions, (uint64_t)request,),
    "length,array_of_partitions,request\0" "4<15(2) 0i 1[0]i 4x=request\0" "!3 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Pready_range, "MPI_Pready_range", (int32_t partition_low, int32_t partition_high, uint64_t request), ((uint64_t)partition_low, (uint64_t)partition_high, (uint64_t)request,),
    "partition_low,partition_high,request\0" "4<15(2) 0i 1i 4x=request\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Precv_init, "MPI_Precv_init", (void *buf, int32_t partitions, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, uint64_t info, void *request), ((uintptr_t)buf, (uint64_t)partitions, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "buf,partitions,count,datatype,dest,tag,comm,info,request\0" "10<4(3) 12<0(6) 15<6(12,4) 16<15(7) 0p 1i 2l 10t=datatype 4i@MPI_RANK 15i=dest_world/DST 5i@MPI_TAG 12L=comm/COMM 13I=comm_size/COMM_SIZE 16x=info\0" "!9 0<<62(8,9,6,4) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 4, 1, 1, 5, trace__mpi_MPI_Probe, "MPI_Probe", (int32_t source, int32_t tag, uint64_t comm, void *status), ((uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)status,),
    "source,tag,comm,status\0" "3<<39(3,5) 6<0(2) 0i@MPI_RANK 1i@MPI_TAG 6L=comm/COMM 7I=comm_size/COMM_SIZE\0" "!4 9<59(6,3,4) 9i=source_world 10i=source_tag 11L=bytes 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Psend_init, "MPI_Psend_init", (const void *buf, int32_t partitions, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, uint64_t info, void *request), ((uintptr_t)buf, (uint64_t)partitions, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "buf,partitions,count,datatype,dest,tag,comm,info,request\0" "10<4(3) 12<0(6) 15<6(12,4) 16<15(7) 0p 1i 2l 10t=datatype 4i@MPI_RANK 15i=dest_world 5i 12L=comm/COMM 13I=comm_size/COMM_SIZE 16x=info\0" "!9 0<<63(8,9,6,4,5,2,3,1) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Publish_name, "MPI_Publish_name", (const void *service_name, uint64_t info, const void *port_name), ((uintptr_t)service_name, (uint64_t)info, (uintptr_t)port_name,),
    "service_name,info,port_name\0" "4<15(1) 0s 4x=info 2s\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Put, "MPI_Put", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win\0" "9<4(2) 11<5(7) 14<6(11,3) 15<4(6) 17<8(1,9) 0p 1i 9t=origin_datatype 3i@MPI_RANK 14i=target_rank_world 4l 5i 15t=target_datatype 11x=win 12I=win_size/COMM_SIZE 17L=bytes/BYTES_SENT/B\0" "!8 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Put_c, "MPI_Put_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win\0" "9<4(2) 11<5(7) 14<6(11,3) 15<4(6) 17<8(1,9) 0p 1l 9t=origin_datatype 3i@MPI_RANK 14i=target_rank_world 4l 5l 15t=target_datatype 11x=win 12I=win_size/COMM_SIZE 17L=bytes/BYTES_SENT/B\0" "!8 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Query_thread, "MPI_Query_thread", (void *provided), ((uintptr_t)provided,),
    "provided\0" "\0" "!1 0*i@MPI_THREAD 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Raccumulate, "MPI_Raccumulate", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op,win,request\0" "11<4(2) 13<5(8) 16<6(13,3) 17<4(6) 19<7(7) 20<8(1,11) 0p 1i 11t=origin_datatype 3i@MPI_RANK 16i=target_rank_world 4l 5i 17t=target_datatype 19t=op 13x=win 14I=win_size/COMM_SIZE 20L=bytes/BYTES_SENT/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 1, 1, 0, trace__mpi_MPI_Raccumulate_c, "MPI_Raccumulate_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,op,win,request\0" "11<4(2) 13<5(8) 16<6(13,3) 17<4(6) 19<7(7) 20<8(1,11) 0p 1l 11t=origin_datatype 3i@MPI_RANK 16i=target_rank_world 4l 5l 17t=target_datatype 19t=op 13x=win 14I=win_size/COMM_SIZE 20L=bytes/BYTES_SENT/B\0" "!10 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 8, trace__mpi_MPI_Recv, "MPI_Recv", (void *buf, int32_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)status,),
    "buf,count,datatype,source,tag,comm,status\0" "6<<39(6,8) 9<55(5,2) 0p 1i 12t=datatype 3i@MPI_RANK 4i@MPI_TAG 9L=comm/COMM 10I=comm_size/COMM_SIZE\0" "!7 14<64(9,6,7) 14L=comm/COMM 15i=source_world/SRC 16i=tag/TAG 17L=bytes/BYTES_RECV/B 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 8, trace__mpi_MPI_Recv_c, "MPI_Recv_c", (void *buf, int64_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)status,),
    "buf,count,datatype,source,tag,comm,status\0" "6<<39(6,8) 9<55(5,2) 0p 1l 12t=datatype 3i@MPI_RANK 4i@MPI_TAG 9L=comm/COMM 10I=comm_size/COMM_SIZE\0" "!7 14<64(9,6,7) 14L=comm/COMM 15i=source_world/SRC 16i=tag/TAG 17L=bytes/BYTES_RECV/B 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Recv_init, "MPI_Recv_init", (void *buf, int32_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,source,tag,comm,request\0" "8<4(2) 10<0(5) 0p 1i 8t=datatype 3i@MPI_RANK 4i@MPI_TAG 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<62(6,7,5,3) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Recv_init_c, "MPI_Recv_init_c", (void *buf, int64_t count, uint64_t datatype, int32_t source, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)source, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,source,tag,comm,request\0" "8<4(2) 10<0(5) 0p 1l 8t=datatype 3i@MPI_RANK 4i@MPI_TAG 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<62(6,7,5,3) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Reduce, "MPI_Reduce", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,root,comm\0" "8<4(3) 10<7(4) 11<0(6) 14<6(11,5) 15<10(11) 16<57(11,5,2,8) 0p 1p 2i 8t=datatype 10t=op 5i@MPI_RANK 14i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 16L=bytes_sent/BYTES_SENT/B 17L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 1, 1, 0, trace__mpi_MPI_Reduce_c, "MPI_Reduce_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,root,comm\0" "8<4(3) 10<7(4) 11<0(6) 14<6(11,5) 15<10(11) 16<57(11,5,2,8) 0p 1p 2l 8t=datatype 10t=op 5i@MPI_RANK 14i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 15L=seq/COLL_SEQ 16L=bytes_sent/BYTES_SENT/B 17L=bytes_recv/BYTES_RECV/B\0" "!7 7i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Reduce_init, "MPI_Reduce_init", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,root,comm,info,request\0" "10<4(3) 12<7(4) 13<0(6) 16<6(13,5) 17<15(7) 18<57(13,5,2,10) 20<16(18) 0p 1p 2i 10t=datatype 12t=op 5i@MPI_RANK 16i=root_world/ROOT 13L=comm/COMM 14I=comm_size/COMM_SIZE 17x=info 20L=bytes_sent/NONE/B 21L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 2, 1, 0, trace__mpi_MPI_Reduce_init_c, "MPI_Reduce_init_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,root,comm,info,request\0" "10<4(3) 12<7(4) 13<0(6) 16<6(13,5) 17<15(7) 18<57(13,5,2,10) 20<16(18) 0p 1p 2l 10t=datatype 12t=op 5i@MPI_RANK 16i=root_world/ROOT 13L=comm/COMM 14I=comm_size/COMM_SIZE 17x=info 20L=bytes_sent/NONE/B 21L=bytes_recv/NONE/B\0" "!9 0<<17(8,9,6) 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Reduce_local, "MPI_Reduce_local", (const void *inbuf, void *inoutbuf, int32_t count, uint64_t datatype, uint64_t op), ((uintptr_t)inbuf, (uintptr_t)inoutbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,),
    "inbuf,inoutbuf,count,datatype,op\0" "6<4(3) 8<7(4) 0p 1p 2i 6t=datatype 8t=op\0" "!5 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Reduce_local_c, "MPI_Reduce_local_c", (const void *inbuf, void *inoutbuf, int64_t count, uint64_t datatype, uint64_t op), ((uintptr_t)inbuf, (uintptr_t)inoutbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op,),
    "inbuf,inoutbuf,count,datatype,op\0" "6<4(3) 8<7(4) 0p 1p 2l 6t=datatype 8t=op\0" "!5 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter, "MPI_Reduce_scatter", (const void *sendbuf, void *recvbuf, const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,recvcounts,datatype,op,comm\0" "7<0(5) 10<12(7) 11<4(3) 13<7(4) 14<10(7) 15<19(2,8,11) 16<18(2,7,11) 17<14(15,16) 0p 1p 2[10]i 11t=datatype 13t=op 7L=comm/COMM 8I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 17L=bytes_sent/BYTES_SENT/B 18L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter_block, "MPI_Reduce_scatter_block", (const void *sendbuf, void *recvbuf, int32_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,recvcount,datatype,op,comm\0" "7<4(3) 9<7(4) 10<0(5) 13<10(10) 14<8(2,7) 15<13(14,11) 16<14(15,14) 0p 1p 2i 7t=datatype 9t=op 10L=comm/COMM 11I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 16L=bytes_sent/BYTES_SENT/B 17L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter_block_c, "MPI_Reduce_scatter_block_c", (const void *sendbuf, void *recvbuf, int64_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,recvcount,datatype,op,comm\0" "7<4(3) 9<7(4) 10<0(5) 13<10(10) 14<8(2,7) 15<13(14,11) 16<14(15,14) 0p 1p 2l 7t=datatype 9t=op 10L=comm/COMM 11I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 16L=bytes_sent/BYTES_SENT/B 17L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_block_init, "MPI_Reduce_scatter_block_init", (const void *sendbuf, void *recvbuf, int32_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcount,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<8(2,9) 17<13(16,13) 18<14(17,16) 20<16(18) 0p 1p 2i 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 20L=bytes_sent/NONE/B 21L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_block_init_c, "MPI_Reduce_scatter_block_init_c", (const void *sendbuf, void *recvbuf, int64_t recvcount, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcount,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<8(2,9) 17<13(16,13) 18<14(17,16) 20<16(18) 0p 1p 2l 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 20L=bytes_sent/NONE/B 21L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Reduce_scatter_c, "MPI_Reduce_scatter_c", (const void *sendbuf, void *recvbuf, const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,recvcounts,datatype,op,comm\0" "7<0(5) 10<12(7) 11<4(3) 13<7(4) 14<10(7) 15<21(2,8,11) 16<20(2,7,11) 17<14(15,16) 0p 1p 2[10]l 11t=datatype 13t=op 7L=comm/COMM 8I=comm_size/COMM_SIZE 14L=seq/COLL_SEQ 17L=bytes_sent/BYTES_SENT/B 18L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_init, "MPI_Reduce_scatter_init", (const void *sendbuf, void *recvbuf, const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcounts,datatype,op,comm,info,request\0" "9<0(5) 12<12(9) 13<4(3) 15<7(4) 16<15(6) 17<19(2,10,13) 18<18(2,9,13) 19<14(17,18) 21<16(19) 0p 1p 2[12]i 13t=datatype 15t=op 9L=comm/COMM 10I=comm_size/COMM_SIZE 16x=info 21L=bytes_sent/NONE/B 22L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Reduce_scatter_init_c, "MPI_Reduce_scatter_init_c", (const void *sendbuf, void *recvbuf, const void *recvcounts, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uintptr_t)recvcounts, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,recvcounts,datatype,op,comm,info,request\0" "9<0(5) 12<12(9) 13<4(3) 15<7(4) 16<15(6) 17<21(2,10,13) 18<20(2,9,13) 19<14(17,18) 21<16(19) 0p 1p 2[12]l 13t=datatype 15t=op 9L=comm/COMM 10I=comm_size/COMM_SIZE 16x=info 21L=bytes_sent/NONE/B 22L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Register_datarep, "MPI_Register_datarep", (const void *datarep, void *read_conversion_fn, void *write_conversion_fn, void *dtype_file_extent_fn, void *extra_state), ((uintptr_t)datarep, (uintptr_t)read_conversion_fn, (uintptr_t)write_conversion_fn, (uintptr_t)dtype_file_extent_fn, (uintptr_t)extra_state,),
    "datarep,read_conversion_fn,write_conversion_fn,dtype_file_extent_fn,extra_state\0" "0s 1p 2p 3p 4p\0" "!5 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Register_datarep_c, "MPI_Register_datarep_c", (const void *datarep, void *read_conversion_fn, void *write_conversion_fn, void *dtype_file_extent_fn, void *extra_state), ((uintptr_t)datarep, (uintptr_t)read_conversion_fn, (uintptr_t)write_conversion_fn, (uintptr_t)dtype_file_extent_fn, (uintptr_t)extra_state,),
    "datarep,read_conversion_fn,write_conversion_fn,dtype_file_extent_fn,extra_state\0" "0s 1p 2p 3p 4p\0" "!5 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Request_c2f, "MPI_Request_c2f", (uint64_t request), ((uint64_t)request,),
    "request\0" "2<15(0) 2x=request\0" "1i=result")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Request_f2c, "MPI_Request_f2c", (int32_t request), ((uint64_t)request,),
    "request\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Request_free, "MPI_Request_free", (void *request), ((uintptr_t)request,),
    "request\0" "0<!65(0) 0*X/REQUEST\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Request_get_status, "MPI_Request_get_status", (uint64_t request, void *flag, void *status), ((uint64_t)request, (uintptr_t)flag, (uintptr_t)status,),
    "request,flag,status\0" "4<15(0) 4x=request\0" "!3 1*T 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rget, "MPI_Rget", (void *origin_addr, int32_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request\0" "10<4(2) 12<5(7) 15<6(12,3) 16<4(6) 18<8(1,10) 0p 1i 10t=origin_datatype 3i@MPI_RANK 15i=target_rank_world 4l 5i 16t=target_datatype 12x=win 13I=win_size/COMM_SIZE 18L=bytes/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 13, 1, 1, 0, trace__mpi_MPI_Rget_accumulate, "MPI_Rget_accumulate", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype, void *result_addr, int32_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank,target_disp,target_count,target_datatype,op,win,request\0" "14<46(2,1) 16<4(5) 18<5(11) 21<6(18,6) 22<4(9) 24<7(10) 25<8(1,14) 26<8(4,16) 27<14(25,26) 0p 1i 14t=origin_datatype 3p 4i 16t=result_datatype 6i@MPI_RANK 21i=target_rank_world 7l 8i 22t=target_datatype 24t=op 18x=win 19I=win_size/COMM_SIZE 27L=bytes_sent/BYTES_SENT/B 28L=bytes_recv/BYTES_RECV/B\0" "!13 12*X/REQUEST 13i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 13, 1, 1, 0, trace__mpi_MPI_Rget_accumulate_c, "MPI_Rget_accumulate_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype, void *result_addr, int64_t result_count, uint64_t result_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t op, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uintptr_t)result_addr, (uint64_t)result_count, (uint64_t)result_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)op, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,result_addr,result_count,result_datatype,target_rank,target_disp,target_count,target_datatype,op,win,request\0" "14<46(2,1) 16<4(5) 18<5(11) 21<6(18,6) 22<4(9) 24<7(10) 25<8(1,14) 26<8(4,16) 27<14(25,26) 0p 1l 14t=origin_datatype 3p 4l 16t=result_datatype 6i@MPI_RANK 21i=target_rank_world 7l 8l 22t=target_datatype 24t=op 18x=win 19I=win_size/COMM_SIZE 27L=bytes_sent/BYTES_SENT/B 28L=bytes_recv/BYTES_RECV/B\0" "!13 12*X/REQUEST 13i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rget_c, "MPI_Rget_c", (void *origin_addr, int64_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request\0" "10<4(2) 12<5(7) 15<6(12,3) 16<4(6) 18<8(1,10) 0p 1l 10t=origin_datatype 3i@MPI_RANK 15i=target_rank_world 4l 5l 16t=target_datatype 12x=win 13I=win_size/COMM_SIZE 18L=bytes/BYTES_RECV/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rput, "MPI_Rput", (const void *origin_addr, int32_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int32_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request\0" "10<4(2) 12<5(7) 15<6(12,3) 16<4(6) 18<8(1,10) 0p 1i 10t=origin_datatype 3i@MPI_RANK 15i=target_rank_world 4l 5i 16t=target_datatype 12x=win 13I=win_size/COMM_SIZE 18L=bytes/BYTES_SENT/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Rput_c, "MPI_Rput_c", (const void *origin_addr, int64_t origin_count, uint64_t origin_datatype, int32_t target_rank, int64_t target_disp, int64_t target_count, uint64_t target_datatype, uint64_t win, void *request), ((uintptr_t)origin_addr, (uint64_t)origin_count, (uint64_t)origin_datatype, (uint64_t)target_rank, (uint64_t)target_disp, (uint64_t)target_count, (uint64_t)target_datatype, (uint64_t)win, (uintptr_t)request,),
    "origin_addr,origin_count,origin_datatype,target_rank,target_disp,target_count,target_datatype,win,request\0" "10<4(2) 12<5(7) 15<6(12,3) 16<4(6) 18<8(1,10) 0p 1l 10t=origin_datatype 3i@MPI_RANK 15i=target_rank_world 4l 5l 16t=target_datatype 12x=win 13I=win_size/COMM_SIZE 18L=bytes/BYTES_SENT/B\0" "!9 8*X/REQUEST 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Rsend, "MPI_Rsend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1i 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Rsend_c, "MPI_Rsend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1l 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Rsend_init, "MPI_Rsend_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1i 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Rsend_init_c, "MPI_Rsend_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1l 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Scan, "MPI_Scan", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,comm\0" "7<4(3) 9<7(4) 10<0(5) 13<10(10) 14<23(2,7) 0p 1p 2i 7t=datatype 9t=op 10L=comm/COMM 11I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Scan_c, "MPI_Scan_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm,),
    "sendbuf,recvbuf,count,datatype,op,comm\0" "7<4(3) 9<7(4) 10<0(5) 13<10(10) 14<23(2,7) 0p 1p 2l 7t=datatype 9t=op 10L=comm/COMM 11I=comm_size/COMM_SIZE 13L=seq/COLL_SEQ 14L=bytes_sent/BYTES_SENT/B 15L=bytes_recv/BYTES_RECV/B\0" "!6 6i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Scan_init, "MPI_Scan_init", (const void *sendbuf, void *recvbuf, int32_t count, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<23(2,9) 18<16(16) 0p 1p 2i 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 18L=bytes_sent/NONE/B 19L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 2, 1, 0, trace__mpi_MPI_Scan_init_c, "MPI_Scan_init_c", (const void *sendbuf, void *recvbuf, int64_t count, uint64_t datatype, uint64_t op, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)recvbuf, (uint64_t)count, (uint64_t)datatype, (uint64_t)op, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,recvbuf,count,datatype,op,comm,info,request\0" "9<4(3) 11<7(4) 12<0(5) 15<15(6) 16<23(2,9) 18<16(16) 0p 1p 2l 9t=datatype 11t=op 12L=comm/COMM 13I=comm_size/COMM_SIZE 15x=info 18L=bytes_sent/NONE/B 19L=bytes_recv/NONE/B\0" "!8 0<<17(7,8,5) 7*X/REQUEST 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Scatter, "MPI_Scatter", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm\0" "9<0(7) 12<42(2,9,6) 14<9(5,3) 16<6(9,6) 17<10(9) 18<8(1,12) 19<12(9) 20<13(18,19) 21<43(3,4,14) 22<58(9,6,20,21) 0p 1i 12t=sendtype 3p 4i 14t=recvtype 6i@MPI_RANK 16i=root_world/ROOT 9L=comm/COMM 10I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 8, 1, 1, 0, trace__mpi_MPI_Scatter_c, "MPI_Scatter_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm\0" "9<0(7) 12<42(2,9,6) 14<9(5,3) 16<6(9,6) 17<10(9) 18<8(1,12) 19<12(9) 20<13(18,19) 21<43(3,4,14) 22<58(9,6,20,21) 0p 1l 12t=sendtype 3p 4l 14t=recvtype 6i@MPI_RANK 16i=root_world/ROOT 9L=comm/COMM 10I=comm_size/COMM_SIZE 17L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!8 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Scatter_init, "MPI_Scatter_init", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request\0" "11<0(7) 14<42(2,11,6) 16<9(5,3) 18<6(11,6) 19<15(8) 20<8(1,14) 21<12(11) 22<13(20,21) 23<43(3,4,16) 24<58(11,6,22,23) 26<16(24) 0p 1i 14t=sendtype 3p 4i 16t=recvtype 6i@MPI_RANK 18i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 19x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 2, 1, 0, trace__mpi_MPI_Scatter_init_c, "MPI_Scatter_init_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcount,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request\0" "11<0(7) 14<42(2,11,6) 16<9(5,3) 18<6(11,6) 19<15(8) 20<8(1,14) 21<12(11) 22<13(20,21) 23<43(3,4,16) 24<58(11,6,22,23) 26<16(24) 0p 1l 14t=sendtype 3p 4l 16t=recvtype 6i@MPI_RANK 18i=root_world/ROOT 11L=comm/COMM 12I=comm_size/COMM_SIZE 19x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!10 0<<17(9,10,7) 9*X/REQUEST 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Scatterv, "MPI_Scatterv", (const void *sendbuf, const void *sendcounts, const void *displs, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm\0" "10<0(8) 13<45(10,7) 14<42(3,10,7) 16<9(6,4) 18<6(10,7) 19<10(10) 20<19(1,13,14) 21<43(4,5,16) 22<58(10,7,20,21) 0p 1[13]i 2[13]i 14t=sendtype 4p 5i 16t=recvtype 7i@MPI_RANK 18i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 0, trace__mpi_MPI_Scatterv_c, "MPI_Scatterv_c", (const void *sendbuf, const void *sendcounts, const void *displs, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm,),
    "sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm\0" "10<0(8) 13<45(10,7) 14<42(3,10,7) 16<9(6,4) 18<6(10,7) 19<10(10) 20<21(1,13,14) 21<43(4,5,16) 22<58(10,7,20,21) 0p 1[13]l 2[13]l 14t=sendtype 4p 5l 16t=recvtype 7i@MPI_RANK 18i=root_world/ROOT 10L=comm/COMM 11I=comm_size/COMM_SIZE 19L=seq/COLL_SEQ 22L=bytes_sent/BYTES_SENT/B 23L=bytes_recv/BYTES_RECV/B\0" "!9 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Scatterv_init, "MPI_Scatterv_init", (const void *sendbuf, const void *sendcounts, const void *displs, uint64_t sendtype, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request\0" "12<0(8) 15<45(12,7) 16<42(3,12,7) 18<9(6,4) 20<6(12,7) 21<15(9) 22<19(1,15,16) 23<43(4,5,18) 24<58(12,7,22,23) 26<16(24) 0p 1[15]i 2[15]i 16t=sendtype 4p 5i 18t=recvtype 7i@MPI_RANK 20i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 21x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 11, 2, 1, 0, trace__mpi_MPI_Scatterv_init_c, "MPI_Scatterv_init_c", (const void *sendbuf, const void *sendcounts, const void *displs, uint64_t sendtype, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t root, uint64_t comm, uint64_t info, void *request), ((uintptr_t)sendbuf, (uintptr_t)sendcounts, (uintptr_t)displs, (uint64_t)sendtype, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)root, (uint64_t)comm, (uint64_t)info, (uintptr_t)request,),
    "sendbuf,sendcounts,displs,sendtype,recvbuf,recvcount,recvtype,root,comm,info,request\0" "12<0(8) 15<45(12,7) 16<42(3,12,7) 18<9(6,4) 20<6(12,7) 21<15(9) 22<21(1,15,16) 23<43(4,5,18) 24<58(12,7,22,23) 26<16(24) 0p 1[15]l 2[15]l 16t=sendtype 4p 5l 18t=recvtype 7i@MPI_RANK 20i=root_world/ROOT 12L=comm/COMM 13I=comm_size/COMM_SIZE 21x=info 26L=bytes_sent/NONE/B 27L=bytes_recv/NONE/B\0" "!11 0<<17(10,11,8) 10*X/REQUEST 11i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Send, "MPI_Send", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1i 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Send_c, "MPI_Send_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1l 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Send_init, "MPI_Send_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1i 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Send_init_c, "MPI_Send_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1l 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 12, 1, 1, 13, trace__mpi_MPI_Sendrecv, "MPI_Sendrecv", (const void *sendbuf, int32_t sendcount, uint64_t sendtype, int32_t dest, int32_t sendtag, void *recvbuf, int32_t recvcount, uint64_t recvtype, int32_t source, int32_t recvtag, uint64_t comm, void *status), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status,),
    "sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,status\0" "11<<39(11,13) 14<4(2) 16<0(10) 19<6(16,3) 20<4(7) 22<30(3,1,14) 0p 1i 14t=sendtype 3i@MPI_RANK 19i=dest_world/DST 4i/TAG 5p 6i 20t=recvtype 8i@MPI_RANK 9i@MPI_TAG 16L=comm/COMM 17I=comm_size/COMM_SIZE 22L=bytes/BYTES_SENT/B\0" "!12 23<64(16,11,12) 23L=comm/COMM 24i=source_world/SRC 25i=tag/TAG 26L=bytes/BYTES_RECV/B 12i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 12, 1, 1, 13, trace__mpi_MPI_Sendrecv_c, "MPI_Sendrecv_c", (const void *sendbuf, int64_t sendcount, uint64_t sendtype, int32_t dest, int32_t sendtag, void *recvbuf, int64_t recvcount, uint64_t recvtype, int32_t source, int32_t recvtag, uint64_t comm, void *status), ((uintptr_t)sendbuf, (uint64_t)sendcount, (uint64_t)sendtype, (uint64_t)dest, (uint64_t)sendtag, (uintptr_t)recvbuf, (uint64_t)recvcount, (uint64_t)recvtype, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status,),
    "sendbuf,sendcount,sendtype,dest,sendtag,recvbuf,recvcount,recvtype,source,recvtag,comm,status\0" "11<<39(11,13) 14<4(2) 16<0(10) 19<6(16,3) 20<4(7) 22<30(3,1,14) 0p 1l 14t=sendtype 3i@MPI_RANK 19i=dest_world/DST 4i/TAG 5p 6l 20t=recvtype 8i@MPI_RANK 9i@MPI_TAG 16L=comm/COMM 17I=comm_size/COMM_SIZE 22L=bytes/BYTES_SENT/B\0" "!12 23<64(16,11,12) 23L=comm/COMM 24i=source_world/SRC 25i=tag/TAG 26L=bytes/BYTES_RECV/B 12i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 9, 1, 1, 10, trace__mpi_MPI_Sendrecv_replace, "MPI_Sendrecv_replace", (void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status,),
    "buf,count,datatype,dest,sendtag,source,recvtag,comm,status\0" "8<<39(8,10) 11<4(2) 13<0(7) 16<6(13,3) 17<30(3,1,11) 0p 1i 11t=datatype 3i@MPI_RANK 16i=dest_world/DST 4i/TAG 5i@MPI_RANK 6i@MPI_TAG 13L=comm/COMM 14I=comm_size/COMM_SIZE 17L=bytes/BYTES_SENT/B\0" "!9 18<64(13,8,9) 18L=comm/COMM 19i=source_world/SRC 20i=tag/TAG 21L=bytes/BYTES_RECV/B 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 1, 1, 10, trace__mpi_MPI_Sendrecv_replace_c, "MPI_Sendrecv_replace_c", (void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t sendtag, int32_t source, int32_t recvtag, uint64_t comm, void *status), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)sendtag, (uint64_t)source, (uint64_t)recvtag, (uint64_t)comm, (uintptr_t)status,),
    "buf,count,datatype,dest,sendtag,source,recvtag,comm,status\0" "8<<39(8,10) 11<4(2) 13<0(7) 16<6(13,3) 17<30(3,1,11) 0p 1l 11t=datatype 3i@MPI_RANK 16i=dest_world/DST 4i/TAG 5i@MPI_RANK 6i@MPI_TAG 13L=comm/COMM 14I=comm_size/COMM_SIZE 17L=bytes/BYTES_SENT/B\0" "!9 18<64(13,8,9) 18L=comm/COMM 19i=source_world/SRC 20i=tag/TAG 21L=bytes/BYTES_RECV/B 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_call_errhandler, "MPI_Session_call_errhandler", (uint64_t session, int32_t errorcode), ((uint64_t)session, (uint64_t)errorcode,),
    "session,errorcode\0" "3<15(0) 3x=session 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_create_errhandler, "MPI_Session_create_errhandler", (void *session_errhandler_fn, void *errhandler), ((uintptr_t)session_errhandler_fn, (uintptr_t)errhandler,),
    "session_errhandler_fn,errhandler\0" "0p\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Session_finalize, "MPI_Session_finalize", (void *session), ((uintptr_t)session,),
    "session\0" "0<!66(0) 0*X\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Session_get_errhandler, "MPI_Session_get_errhandler", (uint64_t session, void *errhandler), ((uint64_t)session, (uintptr_t)errhandler,),
    "session,errhandler\0" "3<15(0) 3x=session\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_get_info, "MPI_Session_get_info", (uint64_t session, void *info_used), ((uint64_t)session, (uintptr_t)info_used,),
    "session,info_used\0" "3<15(0) 3x=session\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Session_get_nth_pset, "MPI_Session_get_nth_pset", (uint64_t session, uint64_t info, int32_t n, void *pset_len, void *pset_name), ((uint64_t)session, (uint64_t)info, (uint64_t)n, (uintptr_t)pset_len, (uintptr_t)pset_name,),
    "session,info,n,pset_len,pset_name\0" "6<15(0) 7<15(1) 6x=session 7x=info 2i\0" "!5 3*i 4[#256]c 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Session_get_num_psets, "MPI_Session_get_num_psets", (uint64_t session, uint64_t info, void *npset_names), ((uint64_t)session, (uint64_t)info, (uintptr_t)npset_names,),
    "session,info,npset_names\0" "4<15(0) 5<15(1) 4x=session 5x=info\0" "!3 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Session_get_pset_info, "MPI_Session_get_pset_info", (uint64_t session, const void *pset_name, void *info), ((uint64_t)session, (uintptr_t)pset_name, (uintptr_t)info,),
    "session,pset_name,info\0" "4<15(0) 4x=session 1s\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 1, 1, 0, trace__mpi_MPI_Session_init, "MPI_Session_init", (uint64_t info, uint64_t errhandler, void *session), ((uint64_t)info, (uint64_t)errhandler, (uintptr_t)session,),
    "info,errhandler,session\0" "4<15(0) 5<15(1) 4x=info 5x=errhandler\0" "!3 0<<67(2,3) 2*X 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Session_set_errhandler, "MPI_Session_set_errhandler", (uint64_t session, uint64_t errhandler), ((uint64_t)session, (uint64_t)errhandler,),
    "session,errhandler\0" "3<15(0) 4<15(1) 3x=session 4x=errhandler\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Ssend, "MPI_Ssend", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1i 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 1, 1, 0, trace__mpi_MPI_Ssend_c, "MPI_Ssend_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm,),
    "buf,count,datatype,dest,tag,comm\0" "7<29(5,3,1,2) 0p 1l 10t=datatype 3i@MPI_RANK 12i=dest_world/DST 4i/TAG 7L=comm/COMM 8I=comm_size/COMM_SIZE 13L=bytes/BYTES_SENT/B\0" "!6 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Ssend_init, "MPI_Ssend_init", (const void *buf, int32_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1i 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 1, 0, trace__mpi_MPI_Ssend_init_c, "MPI_Ssend_init_c", (const void *buf, int64_t count, uint64_t datatype, int32_t dest, int32_t tag, uint64_t comm, void *request), ((uintptr_t)buf, (uint64_t)count, (uint64_t)datatype, (uint64_t)dest, (uint64_t)tag, (uint64_t)comm, (uintptr_t)request,),
    "buf,count,datatype,dest,tag,comm,request\0" "8<4(2) 10<0(5) 13<6(10,3) 0p 1l 8t=datatype 3i@MPI_RANK 13i=dest_world 4i 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 0<<31(6,7,5,3,4,1,2) 6*X/REQUEST 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Start, "MPI_Start", (void *request), ((uintptr_t)request,),
    "request\0" "2<<68(0) 0*X/REQUEST\0" "!1 0<<69(2,1) 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Startall, "MPI_Startall", (int32_t count, void *array_of_requests), ((uint64_t)count, (uintptr_t)array_of_requests,),
    "count,array_of_requests\0" "0i 1[0]X/REQUEST\0" "!2 0<<70(1,0,2) 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_OLD

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Status_c2f, "MPI_Status_c2f", (const void *c_status, void *f_status), ((uintptr_t)c_status, (uintptr_t)f_status,),
    "c_status,f_status\0" "0p 1p\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Status_f2c, "MPI_Status_f2c", (const void *f_status, void *c_status), ((uintptr_t)f_status, (uintptr_t)c_status,),
    "f_status,c_status\0" "0p\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Status_set_cancelled, "MPI_Status_set_cancelled", (void *status, int32_t flag), ((uintptr_t)status, (uint64_t)flag,),
    "status,flag\0" "1T\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Status_set_elements, "MPI_Status_set_elements", (void *status, uint64_t datatype, int32_t count), ((uintptr_t)status, (uint64_t)datatype, (uint64_t)count,),
    "status,datatype,count\0" "4<4(1) 4t=datatype 2i\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Status_set_elements_x, "MPI_Status_set_elements_x", (void *status, uint64_t datatype, int64_t count), ((uintptr_t)status, (uint64_t)datatype, (uint64_t)count,),
    "status,datatype,count\0" "4<4(1) 4t=datatype 2l\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_category_changed, "MPI_T_category_changed", (void *update_number), ((uintptr_t)update_number,),
    "update_number\0" "\0" "!1 0*i 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_categories, "MPI_T_category_get_categories", (int32_t cat_index, int32_t len, void *indices), ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "cat_index,len,indices\0" "0i 1i\0" "!3 2[1]i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_cvars, "MPI_T_category_get_cvars", (int32_t cat_index, int32_t len, void *indices), ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "cat_index,len,indices\0" "0i 1i\0" "!3 2[1]i 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_events, "MPI_T_category_get_events", (int32_t cat_index, int32_t len, void *indices), ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "cat_index,len,indices\0" "0i 1i\0" "!3 2[1]i 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_category_get_index, "MPI_T_category_get_index", (const void *name, void *cat_index), ((uintptr_t)name, (uintptr_t)cat_index,),
    "name,cat_index\0" "0s\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 8, 3, 3, 0, trace__mpi_MPI_T_category_get_info, "MPI_T_category_get_info", (int32_t cat_index, void *name, void *name_len, void *desc, void *desc_len, void *num_cvars, void *num_pvars, void *num_categories), ((uint64_t)cat_index, (uintptr_t)name, (uintptr_t)name_len, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)num_cvars, (uintptr_t)num_pvars, (uintptr_t)num_categories,),
    "cat_index,name,name_len,desc,desc_len,num_cvars,num_pvars,num_categories\0" "0i\0" "!8 2*i 4*i 5*i 6*i 7*i 8i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_category_get_num, "MPI_T_category_get_num", (void *num_cat), ((uintptr_t)num_cat,),
    "num_cat\0" "\0" "!1 0*i 1i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_category_get_num_events, "MPI_T_category_get_num_events", (int32_t cat_index, void *num_events), ((uint64_t)cat_index, (uintptr_t)num_events,),
    "cat_index,num_events\0" "0i\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_category_get_pvars, "MPI_T_category_get_pvars", (int32_t cat_index, int32_t len, void *indices), ((uint64_t)cat_index, (uint64_t)len, (uintptr_t)indices,),
    "cat_index,len,indices\0" "0i 1i\0" "!3 2[1]i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_cvar_get_index, "MPI_T_cvar_get_index", (const void *name, void *cvar_index), ((uintptr_t)name, (uintptr_t)cvar_index,),
    "name,cvar_index\0" "0s\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 10, 3, 3, 0, trace__mpi_MPI_T_cvar_get_info, "MPI_T_cvar_get_info", (int32_t cvar_index, void *name, void *name_len, void *verbosity, void *datatype, void *enumtype, void *desc, void *desc_len, void *bind, void *scope), ((uint64_t)cvar_index, (uintptr_t)name, (uintptr_t)name_len, (uintptr_t)verbosity, (uintptr_t)datatype, (uintptr_t)enumtype, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)bind, (uintptr_t)scope,),
    "cvar_index,name,name_len,verbosity,datatype,enumtype,desc,desc_len,bind,scope\0" "0i\0" "!10 11<36(4,10) 13<38(5,10) 2*i 3*i@MPI_T_VERBOSITY 11t=datatype 13p=enumtype 7*i 8*i@MPI_T_BIND 9*i@MPI_T_SCOPE 10i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_cvar_get_num, "MPI_T_cvar_get_num", (void *num_cvar), ((uintptr_t)num_cvar,),
    "num_cvar\0" "\0" "!1 0*i 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_T_cvar_handle_alloc, "MPI_T_cvar_handle_alloc", (int32_t cvar_index, void *obj_handle, void *handle, void *count), ((uint64_t)cvar_index, (uintptr_t)obj_handle, (uintptr_t)handle, (uintptr_t)count,),
    "cvar_index,obj_handle,handle,count\0" "0i 1p\0" "!4 5<38(2,4) 5p=handle 3*i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_T_cvar_handle_free, "MPI_T_cvar_handle_free", (void *handle), ((uintptr_t)handle,),
    "handle\0" "0p\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_cvar_read, "MPI_T_cvar_read", (void *handle, void *buf), ((uintptr_t)handle, (uintptr_t)buf,),
    "handle,buf\0" "0x 1p\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_cvar_write, "MPI_T_cvar_write", (void *handle, const void *buf), ((uintptr_t)handle, (uintptr_t)buf,),
    "handle,buf\0" "0x 1p\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_T_enum_get_info, "MPI_T_enum_get_info", (void *enumtype, void *num, void *name, void *name_len), ((uintptr_t)enumtype, (uintptr_t)num, (uintptr_t)name, (uintptr_t)name_len,),
    "enumtype,num,name,name_len\0" "0x\0" "!4 1*i 3*i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_T_enum_get_item, "MPI_T_enum_get_item", (void *enumtype, int32_t indx, void *value, void *name, void *name_len), ((uintptr_t)enumtype, (uint64_t)indx, (uintptr_t)value, (uintptr_t)name, (uintptr_t)name_len,),
    "enumtype,indx,value,name,name_len\0" "0x 1i\0" "!5 2*i 4*i 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_event_callback_get_info, "MPI_T_event_callback_get_info", (void *event_registration, int cb_safety, void *info_used), ((uintptr_t)event_registration, (uint64_t)cb_safety, (uintptr_t)info_used,),
    "event_registration,cb_safety,info_used\0" "0x 1i@MPI_T_CB\0" "!3 2*X 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_event_callback_set_info, "MPI_T_event_callback_set_info", (void *event_registration, int cb_safety, uint64_t info), ((uintptr_t)event_registration, (uint64_t)cb_safety, (uint64_t)info,),
    "event_registration,cb_safety,info\0" "4<15(2) 0x 1i@MPI_T_CB 4x=info\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_copy, "MPI_T_event_copy", (void *event_instance, void *buffer), ((uintptr_t)event_instance, (uintptr_t)buffer,),
    "event_instance,buffer\0" "0x 1p\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_event_get_index, "MPI_T_event_get_index", (const void *name, void *event_index), ((uintptr_t)name, (uintptr_t)event_index,),
    "name,event_index\0" "0s\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 12, 3, 3, 0, trace__mpi_MPI_T_event_get_info, "MPI_T_event_get_info", (int32_t event_index, void *name, void *name_len, void *verbosity, void *array_of_datatypes, void *array_of_displacements, void *num_elements, void *enumtype, void *info, void *desc, void *desc_len, void *bind), ((uint64_t)event_index, (uintptr_t)name, (uintptr_t)name_len, (uintptr_t)verbosity, (uintptr_t)array_of_datatypes, (uintptr_t)array_of_displacements, (uintptr_t)num_elements, (uintptr_t)enumtype, (uintptr_t)info, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)bind,),
    "event_index,name,name_len,verbosity,array_of_datatypes,array_of_displacements,num_elements,enumtype,info,desc,desc_len,bind\0" "0i\0" "!12 13<38(7,12) 2*i 3*i@MPI_T_VERBOSITY 6*i 13p=enumtype 8*X 10*i 11*i@MPI_T_BIND 12i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_event_get_num, "MPI_T_event_get_num", (void *num_events), ((uintptr_t)num_events,),
    "num_events\0" "\0" "!1 0*i 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_event_get_source, "MPI_T_event_get_source", (void *event_instance, void *source_index), ((uintptr_t)event_instance, (uintptr_t)source_index,),
    "event_instance,source_index\0" "0x\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_event_get_timestamp, "MPI_T_event_get_timestamp", (void *event_instance, void *event_timestamp), ((uintptr_t)event_instance, (uintptr_t)event_timestamp,),
    "event_instance,event_timestamp\0" "0x\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_T_event_handle_alloc, "MPI_T_event_handle_alloc", (int32_t event_index, void *obj_handle, uint64_t info, void *event_registration), ((uint64_t)event_index, (uintptr_t)obj_handle, (uint64_t)info, (uintptr_t)event_registration,),
    "event_index,obj_handle,info,event_registration\0" "5<15(2) 0i 1p 5x=info\0" "!4 6<38(3,4) 6p=event_registration 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_event_handle_free, "MPI_T_event_handle_free", (void *event_registration, void *user_data, void *free_cb_function), ((uintptr_t)event_registration, (uintptr_t)user_data, (uintptr_t)free_cb_function,),
    "event_registration,user_data,free_cb_function\0" "0x 1p 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_handle_get_info, "MPI_T_event_handle_get_info", (void *event_registration, void *info_used), ((uintptr_t)event_registration, (uintptr_t)info_used,),
    "event_registration,info_used\0" "0x\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_handle_set_info, "MPI_T_event_handle_set_info", (void *event_registration, uint64_t info), ((uintptr_t)event_registration, (uint64_t)info,),
    "event_registration,info\0" "3<15(1) 0x 3x=info\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_event_read, "MPI_T_event_read", (void *event_instance, int32_t element_index, void *buffer), ((uintptr_t)event_instance, (uint64_t)element_index, (uintptr_t)buffer,),
    "event_instance,element_index,buffer\0" "0x 1i 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_T_event_register_callback, "MPI_T_event_register_callback", (void *event_registration, int cb_safety, uint64_t info, void *user_data, void *event_cb_function), ((uintptr_t)event_registration, (uint64_t)cb_safety, (uint64_t)info, (uintptr_t)user_data, (uintptr_t)event_cb_function,),
    "event_registration,cb_safety,info,user_data,event_cb_function\0" "6<15(2) 0x 1i@MPI_T_CB 6x=info 3p 4p\0" "!5 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_event_set_dropped_handler, "MPI_T_event_set_dropped_handler", (void *event_registration, void *dropped_cb_function), ((uintptr_t)event_registration, (uintptr_t)dropped_cb_function,),
    "event_registration,dropped_cb_function\0" "0x 1p\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 0, 2, 2, 0, trace__mpi_MPI_T_finalize, "MPI_T_finalize", (void), (),
    "\0" "\0" "!0 0i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_init_thread, "MPI_T_init_thread", (int32_t required, void *provided), ((uint64_t)required, (uintptr_t)provided,),
    "required,provided\0" "0i@MPI_THREAD\0" "!2 1*i@MPI_THREAD 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_pvar_get_index, "MPI_T_pvar_get_index", (const void *name, int32_t var_class, void *pvar_index), ((uintptr_t)name, (uint64_t)var_class, (uintptr_t)pvar_index,),
    "name,var_class,pvar_index\0" "0s 1i@MPI_T_PVAR_CLASS\0" "!3 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 13, 3, 3, 0, trace__mpi_MPI_T_pvar_get_info, "MPI_T_pvar_get_info", (int32_t pvar_index, void *name, void *name_len, void *verbosity, void *var_class, void *datatype, void *enumtype, void *desc, void *desc_len, void *bind, void *readonly, void *continuous, void *atomic), ((uint64_t)pvar_index, (uintptr_t)name, (uintptr_t)name_len, (uintptr_t)verbosity, (uintptr_t)var_class, (uintptr_t)datatype, (uintptr_t)enumtype, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)bind, (uintptr_t)readonly, (uintptr_t)continuous, (uintptr_t)atomic,),
    "pvar_index,name,name_len,verbosity,var_class,datatype,enumtype,desc,desc_len,bind,readonly,continuous,atomic\0" "0i\0" "!13 14<36(5,13) 16<38(6,13) 2*i 3*i@MPI_T_VERBOSITY 4*i@MPI_T_PVAR_CLASS 14t=datatype 16p=enumtype 8*i 9*i@MPI_T_BIND 10*T 11*T 12*T 13i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_pvar_get_num, "MPI_T_pvar_get_num", (void *num_pvar), ((uintptr_t)num_pvar,),
    "num_pvar\0" "\0" "!1 0*i 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_T_pvar_handle_alloc, "MPI_T_pvar_handle_alloc", (void *session, int32_t pvar_index, void *obj_handle, void *handle, void *count), ((uintptr_t)session, (uint64_t)pvar_index, (uintptr_t)obj_handle, (uintptr_t)handle, (uintptr_t)count,),
    "session,pvar_index,obj_handle,handle,count\0" "0x 1i 2p\0" "!5 6<38(3,5) 6p=handle 4*i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_handle_free, "MPI_T_pvar_handle_free", (void *session, void *handle), ((uintptr_t)session, (uintptr_t)handle,),
    "session,handle\0" "0x 1p\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_pvar_read, "MPI_T_pvar_read", (void *session, void *handle, void *buf), ((uintptr_t)session, (uintptr_t)handle, (uintptr_t)buf,),
    "session,handle,buf\0" "0x 1x 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_T_pvar_readreset, "MPI_T_pvar_readreset", (void *session, void *handle, void *buf), ((uintptr_t)session, (uintptr_t)handle, (uintptr_t)buf,),
    "session,handle,buf\0" "0x 1x 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_reset, "MPI_T_pvar_reset", (void *session, void *handle), ((uintptr_t)session, (uintptr_t)handle,),
    "session,handle\0" "0x 1x\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_T_pvar_session_create, "MPI_T_pvar_session_create", (void *session), ((uintptr_t)session,),
    "session\0" "\0" "!1 2<38(0,1) 2p=session 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_T_pvar_session_free, "MPI_T_pvar_session_free", (void *session), ((uintptr_t)session,),
    "session\0" "0p\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_start, "MPI_T_pvar_start", (void *session, void *handle), ((uintptr_t)session, (uintptr_t)handle,),
    "session,handle\0" "0x 1x\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_T_pvar_stop, "MPI_T_pvar_stop", (void *session, void *handle), ((uintptr_t)session, (uintptr_t)handle,),
    "session,handle\0" "0x 1x\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_T_pvar_write, "MPI_T_pvar_write", (void *session, void *handle, const void *buf), ((uintptr_t)session, (uintptr_t)handle, (uintptr_t)buf,),
    "session,handle,buf\0" "0x 1x 2p\0" "!3 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 3, 3, 0, trace__mpi_MPI_T_source_get_info, "MPI_T_source_get_info", (int32_t source_index, void *name, void *name_len, void *desc, void *desc_len, void *ordering, void *ticks_per_second, void *max_ticks, void *info), ((uint64_t)source_index, (uintptr_t)name, (uintptr_t)name_len, (uintptr_t)desc, (uintptr_t)desc_len, (uintptr_t)ordering, (uintptr_t)ticks_per_second, (uintptr_t)max_ticks, (uintptr_t)info,),
    "source_index,name,name_len,desc,desc_len,ordering,ticks_per_second,max_ticks,info\0" "0i\0" "!9 10<38(5,9) 2*i 4*i 10p=ordering 6*l 7*l 8*X 9i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_T_source_get_num, "MPI_T_source_get_num", (void *num_sources), ((uintptr_t)num_sources,),
    "num_sources\0" "\0" "!1 0*i 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_T_source_get_timestamp, "MPI_T_source_get_timestamp", (int32_t source_index, void *timestamp), ((uint64_t)source_index, (uintptr_t)timestamp,),
    "source_index,timestamp\0" "0i\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 1, 4, trace__mpi_MPI_Test, "MPI_Test", (void *request, void *flag, void *status), ((uintptr_t)request, (uintptr_t)flag, (uintptr_t)status,),
    "request,flag,status\0" "2<<71(4,0,2) 0*X/REQUEST\0" "!3 0<<72(4,3,1) 1*T 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Test_cancelled, "MPI_Test_cancelled", (const void *status, void *flag), ((uintptr_t)status, (uintptr_t)flag,),
    "status,flag\0" "0p\0" "!2 1*T 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 1, 5, trace__mpi_MPI_Testall, "MPI_Testall", (int32_t count, void *array_of_requests, void *flag, void *array_of_statuses), ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)flag, (uintptr_t)array_of_statuses,),
    "count,array_of_requests,flag,array_of_statuses\0" "3<<73(5,1,0,3) 0i 1[0]X/REQUEST\0" "!4 0<<72(5,4,2) 2*T 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 3, 1, 6, trace__mpi_MPI_Testany, "MPI_Testany", (int32_t count, void *array_of_requests, void *indx, void *flag, void *status), ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)indx, (uintptr_t)flag, (uintptr_t)status,),
    "count,array_of_requests,indx,flag,status\0" "4<<74(6,1,0,4) 0i 1[0]X/REQUEST\0" "!5 0<<75(6,5,2,3) 2*i@MPI_UNDEFINED 3*T 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 3, 1, 6, trace__mpi_MPI_Testsome, "MPI_Testsome", (int32_t incount, void *array_of_requests, void *outcount, void *array_of_indices, void *array_of_statuses), ((uint64_t)incount, (uintptr_t)array_of_requests, (uintptr_t)outcount, (uintptr_t)array_of_indices, (uintptr_t)array_of_statuses,),
    "incount,array_of_requests,outcount,array_of_indices,array_of_statuses\0" "4<<73(6,1,0,4) 0i 1[0]X/REQUEST\0" "!5 0<<76(6,5,2,3) 2*i 3[*2i]i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Topo_test, "MPI_Topo_test", (uint64_t comm, void *status), ((uint64_t)comm, (uintptr_t)status,),
    "comm,status\0" "3<0(0) 3L=comm/COMM 4I=comm_size/COMM_SIZE\0" "!2 1*i@MPI_TOPO 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Type_c2f, "MPI_Type_c2f", (uint64_t datatype), ((uint64_t)datatype,),
    "datatype\0" "2<4(0) 2t=datatype\0" "1i=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Type_commit, "MPI_Type_commit", (void *datatype), ((uintptr_t)datatype,),
    "datatype\0" "2<77(0) 2t=datatype\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_contiguous, "MPI_Type_contiguous", (int32_t count, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,oldtype,newtype\0" "4<4(1) 0i 4t=oldtype\0" "!3 6<36(2,3) 6t=newtype 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_contiguous_c, "MPI_Type_contiguous_c", (int64_t count, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,oldtype,newtype\0" "4<4(1) 0l 4t=oldtype\0" "!3 6<36(2,3) 6t=newtype 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 10, 2, 2, 0, trace__mpi_MPI_Type_create_darray, "MPI_Type_create_darray", (int32_t size, int32_t rank, int32_t ndims, const void *array_of_gsizes, const void *array_of_distribs, const void *array_of_dargs, const void *array_of_psizes, int32_t order, uint64_t oldtype, void *newtype), ((uint64_t)size, (uint64_t)rank, (uint64_t)ndims, (uintptr_t)array_of_gsizes, (uintptr_t)array_of_distribs, (uintptr_t)array_of_dargs, (uintptr_t)array_of_psizes, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "size,rank,ndims,array_of_gsizes,array_of_distribs,array_of_dargs,array_of_psizes,order,oldtype,newtype\0" "11<4(8) 0i 1i 2i 3[2]i 4[2]i 5[2]i 6[2]i 7i@MPI_ORDER 11t=oldtype\0" "!10 13<36(9,10) 13t=newtype 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 10, 2, 2, 0, trace__mpi_MPI_Type_create_darray_c, "MPI_Type_create_darray_c", (int32_t size, int32_t rank, int32_t ndims, const void *array_of_gsizes, const void *array_of_distribs, const void *array_of_dargs, const void *array_of_psizes, int32_t order, uint64_t oldtype, void *newtype), ((uint64_t)size, (uint64_t)rank, (uint64_t)ndims, (uintptr_t)array_of_gsizes, (uintptr_t)array_of_distribs, (uintptr_t)array_of_dargs, (uintptr_t)array_of_psizes, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "size,rank,ndims,array_of_gsizes,array_of_distribs,array_of_dargs,array_of_psizes,order,oldtype,newtype\0" "11<4(8) 0i 1i 2i 3[2]l 4[2]i 5[2]i 6[2]i 7i@MPI_ORDER 11t=oldtype\0" "!10 13<36(9,10) 13t=newtype 10i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_create_f90_complex, "MPI_Type_create_f90_complex", (int32_t p, int32_t r, void *newtype), ((uint64_t)p, (uint64_t)r, (uintptr_t)newtype,),
    "p,r,newtype\0" "0i 1i\0" "!3 4<36(2,3) 4t=newtype 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Type_create_f90_integer, "MPI_Type_create_f90_integer", (int32_t r, void *newtype), ((uint64_t)r, (uintptr_t)newtype,),
    "r,newtype\0" "0i\0" "!2 3<36(1,2) 3t=newtype 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_create_f90_real, "MPI_Type_create_f90_real", (int32_t p, int32_t r, void *newtype), ((uint64_t)p, (uint64_t)r, (uintptr_t)newtype,),
    "p,r,newtype\0" "0i 1i\0" "!3 4<36(2,3) 4t=newtype 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed, "MPI_Type_create_hindexed", (int32_t count, const void *array_of_blocklengths, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,oldtype,newtype\0" "6<4(3) 0i 1[0]i 2[0]l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed_block, "MPI_Type_create_hindexed_block", (int32_t count, int32_t blocklength, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,array_of_displacements,oldtype,newtype\0" "6<4(3) 0i 1i 2[0]l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed_block_c, "MPI_Type_create_hindexed_block_c", (int64_t count, int64_t blocklength, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,array_of_displacements,oldtype,newtype\0" "6<4(3) 0l 1l 2[0]l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hindexed_c, "MPI_Type_create_hindexed_c", (int64_t count, const void *array_of_blocklengths, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,oldtype,newtype\0" "6<4(3) 0l 1[0]l 2[0]l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hvector, "MPI_Type_create_hvector", (int32_t count, int32_t blocklength, int64_t stride, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,stride,oldtype,newtype\0" "6<4(3) 0i 1i 2l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_hvector_c, "MPI_Type_create_hvector_c", (int64_t count, int64_t blocklength, int64_t stride, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,stride,oldtype,newtype\0" "6<4(3) 0l 1l 2l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_indexed_block, "MPI_Type_create_indexed_block", (int32_t count, int32_t blocklength, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,array_of_displacements,oldtype,newtype\0" "6<4(3) 0i 1i 2[0]i 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_indexed_block_c, "MPI_Type_create_indexed_block_c", (int64_t count, int64_t blocklength, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,array_of_displacements,oldtype,newtype\0" "6<4(3) 0l 1l 2[0]l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Type_create_keyval, "MPI_Type_create_keyval", (void *type_copy_attr_fn, void *type_delete_attr_fn, void *type_keyval, void *extra_state), ((uintptr_t)type_copy_attr_fn, (uintptr_t)type_delete_attr_fn, (uintptr_t)type_keyval, (uintptr_t)extra_state,),
    "type_copy_attr_fn,type_delete_attr_fn,type_keyval,extra_state\0" "0p 1p 3p\0" "!4 2*i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Type_create_resized, "MPI_Type_create_resized", (uint64_t oldtype, int64_t lb, int64_t extent, void *newtype), ((uint64_t)oldtype, (uint64_t)lb, (uint64_t)extent, (uintptr_t)newtype,),
    "oldtype,lb,extent,newtype\0" "5<4(0) 5t=oldtype 1l 2l\0" "!4 7<36(3,4) 7t=newtype 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Type_create_resized_c, "MPI_Type_create_resized_c", (uint64_t oldtype, int64_t lb, int64_t extent, void *newtype), ((uint64_t)oldtype, (uint64_t)lb, (uint64_t)extent, (uintptr_t)newtype,),
    "oldtype,lb,extent,newtype\0" "5<4(0) 5t=oldtype 1l 2l\0" "!4 7<36(3,4) 7t=newtype 4i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_struct, "MPI_Type_create_struct", (int32_t count, const void *array_of_blocklengths, const void *array_of_displacements, const void *array_of_types, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uintptr_t)array_of_types, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,array_of_types,newtype\0" "0i 1[0]i 2[0]l 3[0]X\0" "!5 6<36(4,5) 6t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_create_struct_c, "MPI_Type_create_struct_c", (int64_t count, const void *array_of_blocklengths, const void *array_of_displacements, const void *array_of_types, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uintptr_t)array_of_types, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,array_of_types,newtype\0" "0l 1[0]l 2[0]l 3[0]X\0" "!5 6<36(4,5) 6t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Type_create_subarray, "MPI_Type_create_subarray", (int32_t ndims, const void *array_of_sizes, const void *array_of_subsizes, const void *array_of_starts, int32_t order, uint64_t oldtype, void *newtype), ((uint64_t)ndims, (uintptr_t)array_of_sizes, (uintptr_t)array_of_subsizes, (uintptr_t)array_of_starts, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "ndims,array_of_sizes,array_of_subsizes,array_of_starts,order,oldtype,newtype\0" "8<4(5) 0i 1[0]i 2[0]i 3[0]i 4i@MPI_ORDER 8t=oldtype\0" "!7 10<36(6,7) 10t=newtype 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Type_create_subarray_c, "MPI_Type_create_subarray_c", (int32_t ndims, const void *array_of_sizes, const void *array_of_subsizes, const void *array_of_starts, int32_t order, uint64_t oldtype, void *newtype), ((uint64_t)ndims, (uintptr_t)array_of_sizes, (uintptr_t)array_of_subsizes, (uintptr_t)array_of_starts, (uint64_t)order, (uint64_t)oldtype, (uintptr_t)newtype,),
    "ndims,array_of_sizes,array_of_subsizes,array_of_starts,order,oldtype,newtype\0" "8<4(5) 0i 1[0]l 2[0]l 3[0]l 4i@MPI_ORDER 8t=oldtype\0" "!7 10<36(6,7) 10t=newtype 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Type_delete_attr, "MPI_Type_delete_attr", (uint64_t datatype, int32_t type_keyval), ((uint64_t)datatype, (uint64_t)type_keyval,),
    "datatype,type_keyval\0" "3<4(0) 3t=datatype 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Type_dup, "MPI_Type_dup", (uint64_t oldtype, void *newtype), ((uint64_t)oldtype, (uintptr_t)newtype,),
    "oldtype,newtype\0" "3<4(0) 3t=oldtype\0" "!2 5<36(1,2) 5t=newtype 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_extent, "MPI_Type_extent", (uint64_t datatype, void *extent), ((uint64_t)datatype, (uintptr_t)extent,),
    "datatype,extent\0" "3<4(0) 3t=datatype\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Type_f2c, "MPI_Type_f2c", (int32_t datatype), ((uint64_t)datatype,),
    "datatype\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Type_free, "MPI_Type_free", (void *datatype), ((uintptr_t)datatype,),
    "datatype\0" "0<!78(0) 2<77(0) 2t=datatype\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Type_free_keyval, "MPI_Type_free_keyval", (void *type_keyval), ((uintptr_t)type_keyval,),
    "type_keyval\0" "0*i\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Type_get_attr, "MPI_Type_get_attr", (uint64_t datatype, int32_t type_keyval, void *attribute_val, void *flag), ((uint64_t)datatype, (uint64_t)type_keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "datatype,type_keyval,attribute_val,flag\0" "5<4(0) 5t=datatype 1i 2p\0" "!4 3*T 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 7, 3, 3, 0, trace__mpi_MPI_Type_get_contents, "MPI_Type_get_contents", (uint64_t datatype, int32_t max_integers, int32_t max_addresses, int32_t max_datatypes, void *array_of_integers, void *array_of_addresses, void *array_of_datatypes), ((uint64_t)datatype, (uint64_t)max_integers, (uint64_t)max_addresses, (uint64_t)max_datatypes, (uintptr_t)array_of_integers, (uintptr_t)array_of_addresses, (uintptr_t)array_of_datatypes,),
    "datatype,max_integers,max_addresses,max_datatypes,array_of_integers,array_of_addresses,array_of_datatypes\0" "8<4(0) 8t=datatype 1i 2i 3i\0" "!7 4[1]i 5[2]l 6[3]X 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 9, 3, 3, 0, trace__mpi_MPI_Type_get_contents_c, "MPI_Type_get_contents_c", (uint64_t datatype, int64_t max_integers, int64_t max_addresses, int64_t max_large_counts, int64_t max_datatypes, void *array_of_integers, void *array_of_addresses, void *array_of_large_counts, void *array_of_datatypes), ((uint64_t)datatype, (uint64_t)max_integers, (uint64_t)max_addresses, (uint64_t)max_large_counts, (uint64_t)max_datatypes, (uintptr_t)array_of_integers, (uintptr_t)array_of_addresses, (uintptr_t)array_of_large_counts, (uintptr_t)array_of_datatypes,),
    "datatype,max_integers,max_addresses,max_large_counts,max_datatypes,array_of_integers,array_of_addresses,array_of_large_counts,array_of_datatypes\0" "10<4(0) 10t=datatype 1l 2l 3l 4l\0" "!9 5[1]i 6[2]l 7[3]l 8[4]X 9i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 3, 3, 0, trace__mpi_MPI_Type_get_envelope, "MPI_Type_get_envelope", (uint64_t datatype, void *num_integers, void *num_addresses, void *num_datatypes, void *combiner), ((uint64_t)datatype, (uintptr_t)num_integers, (uintptr_t)num_addresses, (uintptr_t)num_datatypes, (uintptr_t)combiner,),
    "datatype,num_integers,num_addresses,num_datatypes,combiner\0" "6<4(0) 6t=datatype\0" "!5 1*i 2*i 3*i 4*i@MPI_COMBINER 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 3, 3, 0, trace__mpi_MPI_Type_get_envelope_c, "MPI_Type_get_envelope_c", (uint64_t datatype, void *num_integers, void *num_addresses, void *num_large_counts, void *num_datatypes, void *combiner), ((uint64_t)datatype, (uintptr_t)num_integers, (uintptr_t)num_addresses, (uintptr_t)num_large_counts, (uintptr_t)num_datatypes, (uintptr_t)combiner,),
    "datatype,num_integers,num_addresses,num_large_counts,num_datatypes,combiner\0" "7<4(0) 7t=datatype\0" "!6 1*l 2*l 3*l 4*l 5*i@MPI_COMBINER 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_extent, "MPI_Type_get_extent", (uint64_t datatype, void *lb, void *extent), ((uint64_t)datatype, (uintptr_t)lb, (uintptr_t)extent,),
    "datatype,lb,extent\0" "4<4(0) 4t=datatype\0" "!3 1*l 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_extent_c, "MPI_Type_get_extent_c", (uint64_t datatype, void *lb, void *extent), ((uint64_t)datatype, (uintptr_t)lb, (uintptr_t)extent,),
    "datatype,lb,extent\0" "4<4(0) 4t=datatype\0" "!3 1*l 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_extent_x, "MPI_Type_get_extent_x", (uint64_t datatype, void *lb, void *extent), ((uint64_t)datatype, (uintptr_t)lb, (uintptr_t)extent,),
    "datatype,lb,extent\0" "4<4(0) 4t=datatype\0" "!3 1*l 2*l 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_name, "MPI_Type_get_name", (uint64_t datatype, void *type_name, void *resultlen), ((uint64_t)datatype, (uintptr_t)type_name, (uintptr_t)resultlen,),
    "datatype,type_name,resultlen\0" "4<4(0) 4t=datatype\0" "!3 1[#256]c 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_true_extent, "MPI_Type_get_true_extent", (uint64_t datatype, void *true_lb, void *true_extent), ((uint64_t)datatype, (uintptr_t)true_lb, (uintptr_t)true_extent,),
    "datatype,true_lb,true_extent\0" "4<4(0) 4t=datatype\0" "!3 1*l 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_true_extent_c, "MPI_Type_get_true_extent_c", (uint64_t datatype, void *true_lb, void *true_extent), ((uint64_t)datatype, (uintptr_t)true_lb, (uintptr_t)true_extent,),
    "datatype,true_lb,true_extent\0" "4<4(0) 4t=datatype\0" "!3 1*l 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Type_get_true_extent_x, "MPI_Type_get_true_extent_x", (uint64_t datatype, void *true_lb, void *true_extent), ((uint64_t)datatype, (uintptr_t)true_lb, (uintptr_t)true_extent,),
    "datatype,true_lb,true_extent\0" "4<4(0) 4t=datatype\0" "!3 1*l 2*l 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_hindexed, "MPI_Type_hindexed", (int32_t count, void *array_of_blocklengths, void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,oldtype,newtype\0" "6<4(3) 0i 1[0]i 2[0]l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_hvector, "MPI_Type_hvector", (int32_t count, int32_t blocklength, int64_t stride, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,stride,oldtype,newtype\0" "6<4(3) 0i 1i 2l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_indexed, "MPI_Type_indexed", (int32_t count, const void *array_of_blocklengths, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,oldtype,newtype\0" "6<4(3) 0i 1[0]i 2[0]i 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_indexed_c, "MPI_Type_indexed_c", (int64_t count, const void *array_of_blocklengths, const void *array_of_displacements, uint64_t oldtype, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,oldtype,newtype\0" "6<4(3) 0l 1[0]l 2[0]l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_lb, "MPI_Type_lb", (uint64_t datatype, void *displacement), ((uint64_t)datatype, (uintptr_t)displacement,),
    "datatype,displacement\0" "3<4(0) 3t=datatype\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_match_size, "MPI_Type_match_size", (int32_t typeclass, int32_t size, void *datatype), ((uint64_t)typeclass, (uint64_t)size, (uintptr_t)datatype,),
    "typeclass,size,datatype\0" "0i@MPI_TYPECLASS 1i\0" "!3 4<36(2,3) 4t=datatype 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Type_set_attr, "MPI_Type_set_attr", (uint64_t datatype, int32_t type_keyval, void *attribute_val), ((uint64_t)datatype, (uint64_t)type_keyval, (uintptr_t)attribute_val,),
    "datatype,type_keyval,attribute_val\0" "4<4(0) 4t=datatype 1i 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 1, 0, trace__mpi_MPI_Type_set_name, "MPI_Type_set_name", (uint64_t datatype, const void *type_name), ((uint64_t)datatype, (uintptr_t)type_name,),
    "datatype,type_name\0" "3<4(0) 3t=datatype 1s\0" "!2 0<<79(0) 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_size, "MPI_Type_size", (uint64_t datatype, void *size), ((uint64_t)datatype, (uintptr_t)size,),
    "datatype,size\0" "3<4(0) 3t=datatype\0" "!2 1*i 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_size_c, "MPI_Type_size_c", (uint64_t datatype, void *size), ((uint64_t)datatype, (uintptr_t)size,),
    "datatype,size\0" "3<4(0) 3t=datatype\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_size_x, "MPI_Type_size_x", (uint64_t datatype, void *size), ((uint64_t)datatype, (uintptr_t)size,),
    "datatype,size\0" "3<4(0) 3t=datatype\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_struct, "MPI_Type_struct", (int32_t count, void *array_of_blocklengths, void *array_of_displacements, void *array_of_types, void *newtype), ((uint64_t)count, (uintptr_t)array_of_blocklengths, (uintptr_t)array_of_displacements, (uintptr_t)array_of_types, (uintptr_t)newtype,),
    "count,array_of_blocklengths,array_of_displacements,array_of_types,newtype\0" "0i 1[0]i 2[0]l 3[0]X\0" "!5 6<36(4,5) 6t=newtype 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Type_ub, "MPI_Type_ub", (uint64_t datatype, void *displacement), ((uint64_t)datatype, (uintptr_t)displacement,),
    "datatype,displacement\0" "3<4(0) 3t=datatype\0" "!2 1*l 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_vector, "MPI_Type_vector", (int32_t count, int32_t blocklength, int32_t stride, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,stride,oldtype,newtype\0" "6<4(3) 0i 1i 2i 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Type_vector_c, "MPI_Type_vector_c", (int64_t count, int64_t blocklength, int64_t stride, uint64_t oldtype, void *newtype), ((uint64_t)count, (uint64_t)blocklength, (uint64_t)stride, (uint64_t)oldtype, (uintptr_t)newtype,),
    "count,blocklength,stride,oldtype,newtype\0" "6<4(3) 0l 1l 2l 6t=oldtype\0" "!5 8<36(4,5) 8t=newtype 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack, "MPI_Unpack", (const void *inbuf, int32_t insize, void *position, void *outbuf, int32_t outcount, uint64_t datatype, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position, (uintptr_t)outbuf, (uint64_t)outcount, (uint64_t)datatype, (uint64_t)comm,),
    "inbuf,insize,position,outbuf,outcount,datatype,comm\0" "8<4(5) 10<0(6) 0p 1i 2*i 3p 4i 8t=datatype 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 2*i 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack_c, "MPI_Unpack_c", (const void *inbuf, int64_t insize, void *position, void *outbuf, int64_t outcount, uint64_t datatype, uint64_t comm), ((uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position, (uintptr_t)outbuf, (uint64_t)outcount, (uint64_t)datatype, (uint64_t)comm,),
    "inbuf,insize,position,outbuf,outcount,datatype,comm\0" "8<4(5) 10<0(6) 0p 1l 2*l 3p 4l 8t=datatype 10L=comm/COMM 11I=comm_size/COMM_SIZE\0" "!7 2*l 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack_external, "MPI_Unpack_external", (const void *datarep, const void *inbuf, int64_t insize, void *position, void *outbuf, int32_t outcount, uint64_t datatype), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position, (uintptr_t)outbuf, (uint64_t)outcount, (uint64_t)datatype,),
    "datarep,inbuf,insize,position,outbuf,outcount,datatype\0" "8<4(6) 0s 1p 2l 3*l 4p 5i 8t=datatype\0" "!7 3*l 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 7, 2, 2, 0, trace__mpi_MPI_Unpack_external_c, "MPI_Unpack_external_c", (const void *datarep, const void *inbuf, int64_t insize, void *position, void *outbuf, int64_t outcount, uint64_t datatype), ((uintptr_t)datarep, (uintptr_t)inbuf, (uint64_t)insize, (uintptr_t)position, (uintptr_t)outbuf, (uint64_t)outcount, (uint64_t)datatype,),
    "datarep,inbuf,insize,position,outbuf,outcount,datatype\0" "8<4(6) 0s 1p 2l 3*l 4p 5l 8t=datatype\0" "!7 3*l 7i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Unpublish_name, "MPI_Unpublish_name", (const void *service_name, uint64_t info, const void *port_name), ((uintptr_t)service_name, (uint64_t)info, (uintptr_t)port_name,),
    "service_name,info,port_name\0" "4<15(1) 0s 4x=info 2s\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 1, 1, 3, trace__mpi_MPI_Wait, "MPI_Wait", (void *request, void *status), ((uintptr_t)request, (uintptr_t)status,),
    "request,status\0" "1<<71(3,0,1) 0*X/REQUEST\0" "!2 0<<80(3,2) 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 1, 1, 4, trace__mpi_MPI_Waitall, "MPI_Waitall", (int32_t count, void *array_of_requests, void *array_of_statuses), ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)array_of_statuses,),
    "count,array_of_requests,array_of_statuses\0" "2<<73(4,1,0,2) 0i 1[0]X/REQUEST\0" "!3 0<<80(4,3) 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 1, 1, 5, trace__mpi_MPI_Waitany, "MPI_Waitany", (int32_t count, void *array_of_requests, void *indx, void *status), ((uint64_t)count, (uintptr_t)array_of_requests, (uintptr_t)indx, (uintptr_t)status,),
    "count,array_of_requests,indx,status\0" "3<<74(5,1,0,3) 0i 1[0]X/REQUEST\0" "!4 0<<81(5,4,2) 2*i@MPI_UNDEFINED 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 1, 1, 6, trace__mpi_MPI_Waitsome, "MPI_Waitsome", (int32_t incount, void *array_of_requests, void *outcount, void *array_of_indices, void *array_of_statuses), ((uint64_t)incount, (uintptr_t)array_of_requests, (uintptr_t)outcount, (uintptr_t)array_of_indices, (uintptr_t)array_of_statuses,),
    "incount,array_of_requests,outcount,array_of_indices,array_of_statuses\0" "4<<73(6,1,0,4) 0i 1[0]X/REQUEST\0" "!5 0<<76(6,5,2,3) 2*i 3[*2i]i 5i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate, "MPI_Win_allocate", (int64_t size, int32_t disp_unit, uint64_t info, uint64_t comm, void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "size,disp_unit,info,comm,baseptr,win\0" "7<15(2) 8<0(3) 11<10(8) 0l 1i 7x=info 8L=comm/COMM 9I=comm_size/COMM_SIZE 4p 11L=seq/COLL_SEQ\0" "!6 0<<82(5,6,3) 5*X 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate_c, "MPI_Win_allocate_c", (int64_t size, int64_t disp_unit, uint64_t info, uint64_t comm, void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "size,disp_unit,info,comm,baseptr,win\0" "7<15(2) 8<0(3) 11<10(8) 0l 1l 7x=info 8L=comm/COMM 9I=comm_size/COMM_SIZE 4p 11L=seq/COLL_SEQ\0" "!6 0<<82(5,6,3) 5*X 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate_shared, "MPI_Win_allocate_shared", (int64_t size, int32_t disp_unit, uint64_t info, uint64_t comm, void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "size,disp_unit,info,comm,baseptr,win\0" "7<15(2) 8<0(3) 11<10(8) 0l 1i 7x=info 8L=comm/COMM 9I=comm_size/COMM_SIZE 4p 11L=seq/COLL_SEQ\0" "!6 0<<82(5,6,3) 5*X 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_allocate_shared_c, "MPI_Win_allocate_shared_c", (int64_t size, int64_t disp_unit, uint64_t info, uint64_t comm, void *baseptr, void *win), ((uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)baseptr, (uintptr_t)win,),
    "size,disp_unit,info,comm,baseptr,win\0" "7<15(2) 8<0(3) 11<10(8) 0l 1l 7x=info 8L=comm/COMM 9I=comm_size/COMM_SIZE 4p 11L=seq/COLL_SEQ\0" "!6 0<<82(5,6,3) 5*X 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Win_attach, "MPI_Win_attach", (uint64_t win, void *base, int64_t size), ((uint64_t)win, (uintptr_t)base, (uint64_t)size,),
    "win,base,size\0" "4<5(0) 4x=win 5I=win_size/COMM_SIZE 1p 2l\0" "!3 3i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Win_c2f, "MPI_Win_c2f", (uint64_t win), ((uint64_t)win,),
    "win\0" "2<5(0) 2x=win 3I=win_size/COMM_SIZE\0" "1i=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_call_errhandler, "MPI_Win_call_errhandler", (uint64_t win, int32_t errorcode), ((uint64_t)win, (uint64_t)errorcode,),
    "win,errorcode\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_complete, "MPI_Win_complete", (uint64_t win), ((uint64_t)win,),
    "win\0" "2<5(0) 2x=win 3I=win_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_create, "MPI_Win_create", (void *base, int64_t size, int32_t disp_unit, uint64_t info, uint64_t comm, void *win), ((uintptr_t)base, (uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)win,),
    "base,size,disp_unit,info,comm,win\0" "7<15(3) 8<0(4) 11<10(8) 0p 1l 2i 7x=info 8L=comm/COMM 9I=comm_size/COMM_SIZE 11L=seq/COLL_SEQ\0" "!6 0<<82(5,6,4) 5*X 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 6, 2, 1, 0, trace__mpi_MPI_Win_create_c, "MPI_Win_create_c", (void *base, int64_t size, int64_t disp_unit, uint64_t info, uint64_t comm, void *win), ((uintptr_t)base, (uint64_t)size, (uint64_t)disp_unit, (uint64_t)info, (uint64_t)comm, (uintptr_t)win,),
    "base,size,disp_unit,info,comm,win\0" "7<15(3) 8<0(4) 11<10(8) 0p 1l 2l 7x=info 8L=comm/COMM 9I=comm_size/COMM_SIZE 11L=seq/COLL_SEQ\0" "!6 0<<82(5,6,4) 5*X 6i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 2, 1, 0, trace__mpi_MPI_Win_create_dynamic, "MPI_Win_create_dynamic", (uint64_t info, uint64_t comm, void *win), ((uint64_t)info, (uint64_t)comm, (uintptr_t)win,),
    "info,comm,win\0" "4<15(0) 5<0(1) 8<10(5) 4x=info 5L=comm/COMM 6I=comm_size/COMM_SIZE 8L=seq/COLL_SEQ\0" "!3 0<<82(2,3,1) 2*X 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_create_errhandler, "MPI_Win_create_errhandler", (void *win_errhandler_fn, void *errhandler), ((uintptr_t)win_errhandler_fn, (uintptr_t)errhandler,),
    "win_errhandler_fn,errhandler\0" "0p\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 2, 2, 0, trace__mpi_MPI_Win_create_keyval, "MPI_Win_create_keyval", (void *win_copy_attr_fn, void *win_delete_attr_fn, void *win_keyval, void *extra_state), ((uintptr_t)win_copy_attr_fn, (uintptr_t)win_delete_attr_fn, (uintptr_t)win_keyval, (uintptr_t)extra_state,),
    "win_copy_attr_fn,win_delete_attr_fn,win_keyval,extra_state\0" "0p 1p 3p\0" "!4 2*i 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_delete_attr, "MPI_Win_delete_attr", (uint64_t win, int32_t win_keyval), ((uint64_t)win, (uint64_t)win_keyval,),
    "win,win_keyval\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE 1i\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_detach, "MPI_Win_detach", (uint64_t win, const void *base), ((uint64_t)win, (uintptr_t)base,),
    "win,base\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE 1p\0" "!2 2i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_ONLY_OPENMPI

TRACE__PASS(trace__mpi, 1, 3, 3, 0, trace__mpi_MPI_Win_f2c, "MPI_Win_f2c", (int32_t win), ((uint64_t)win,),
    "win\0" "0i\0" "2<15(1) 2x=result")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_fence, "MPI_Win_fence", (int32_t assert, uint64_t win), ((uint64_t)assert, (uint64_t)win,),
    "assert,win\0" "3<5(1) 0i@MPI_MODE_RMA 3x=win 4I=win_size/COMM_SIZE\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_flush, "MPI_Win_flush", (int32_t rank, uint64_t win), ((uint64_t)rank, (uint64_t)win,),
    "rank,win\0" "3<5(1) 6<6(3,0) 0i@MPI_RANK 6i=rank_world 3x=win 4I=win_size/COMM_SIZE\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_flush_all, "MPI_Win_flush_all", (uint64_t win), ((uint64_t)win,),
    "win\0" "2<5(0) 2x=win 3I=win_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_flush_local, "MPI_Win_flush_local", (int32_t rank, uint64_t win), ((uint64_t)rank, (uint64_t)win,),
    "rank,win\0" "3<5(1) 6<6(3,0) 0i@MPI_RANK 6i=rank_world 3x=win 4I=win_size/COMM_SIZE\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_flush_local_all, "MPI_Win_flush_local_all", (uint64_t win), ((uint64_t)win,),
    "win\0" "2<5(0) 2x=win 3I=win_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 1, 0, trace__mpi_MPI_Win_free, "MPI_Win_free", (void *win), ((uintptr_t)win,),
    "win\0" "0<!83(0) 0*X\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Win_free_keyval, "MPI_Win_free_keyval", (void *win_keyval), ((uintptr_t)win_keyval,),
    "win_keyval\0" "0*i\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 3, 3, 0, trace__mpi_MPI_Win_get_attr, "MPI_Win_get_attr", (uint64_t win, int32_t win_keyval, void *attribute_val, void *flag), ((uint64_t)win, (uint64_t)win_keyval, (uintptr_t)attribute_val, (uintptr_t)flag,),
    "win,win_keyval,attribute_val,flag\0" "5<5(0) 5x=win 6I=win_size/COMM_SIZE 1i 2p\0" "!4 3*T 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Win_get_errhandler, "MPI_Win_get_errhandler", (uint64_t win, void *errhandler), ((uint64_t)win, (uintptr_t)errhandler,),
    "win,errhandler\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_get_group, "MPI_Win_get_group", (uint64_t win, void *group), ((uint64_t)win, (uintptr_t)group,),
    "win,group\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_get_info, "MPI_Win_get_info", (uint64_t win, void *info_used), ((uint64_t)win, (uintptr_t)info_used,),
    "win,info_used\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE\0" "!2 1*X 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 3, 3, 0, trace__mpi_MPI_Win_get_name, "MPI_Win_get_name", (uint64_t win, void *win_name, void *resultlen), ((uint64_t)win, (uintptr_t)win_name, (uintptr_t)resultlen,),
    "win,win_name,resultlen\0" "4<5(0) 4x=win 5I=win_size/COMM_SIZE\0" "!3 1[#256]c 2*i 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 4, 1, 1, 0, trace__mpi_MPI_Win_lock, "MPI_Win_lock", (int32_t lock_type, int32_t rank, int32_t assert, uint64_t win), ((uint64_t)lock_type, (uint64_t)rank, (uint64_t)assert, (uint64_t)win,),
    "lock_type,rank,assert,win\0" "5<5(3) 8<6(5,1) 0i@MPI_LOCK 1i@MPI_RANK 8i=rank_world 2i@MPI_MODE_RMA 5x=win 6I=win_size/COMM_SIZE\0" "!4 4i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_lock_all, "MPI_Win_lock_all", (int32_t assert, uint64_t win), ((uint64_t)assert, (uint64_t)win,),
    "assert,win\0" "3<5(1) 0i@MPI_MODE_RMA 3x=win 4I=win_size/COMM_SIZE\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 1, 1, 0, trace__mpi_MPI_Win_post, "MPI_Win_post", (uint64_t group, int32_t assert, uint64_t win), ((uint64_t)group, (uint64_t)assert, (uint64_t)win,),
    "group,assert,win\0" "4<15(0) 5<5(2) 4x=group 1i@MPI_MODE_RMA 5x=win 6I=win_size/COMM_SIZE\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 3, 2, 2, 0, trace__mpi_MPI_Win_set_attr, "MPI_Win_set_attr", (uint64_t win, int32_t win_keyval, void *attribute_val), ((uint64_t)win, (uint64_t)win_keyval, (uintptr_t)attribute_val,),
    "win,win_keyval,attribute_val\0" "4<5(0) 4x=win 5I=win_size/COMM_SIZE 1i 2p\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_set_errhandler, "MPI_Win_set_errhandler", (uint64_t win, uint64_t errhandler), ((uint64_t)win, (uint64_t)errhandler,),
    "win,errhandler\0" "3<5(0) 6<15(1) 3x=win 4I=win_size/COMM_SIZE 6x=errhandler\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_set_info, "MPI_Win_set_info", (uint64_t win, uint64_t info), ((uint64_t)win, (uint64_t)info,),
    "win,info\0" "3<5(0) 6<15(1) 3x=win 4I=win_size/COMM_SIZE 6x=info\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 2, 2, 0, trace__mpi_MPI_Win_set_name, "MPI_Win_set_name", (uint64_t win, const void *win_name), ((uint64_t)win, (uintptr_t)win_name,),
    "win,win_name\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE 1s\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Win_shared_query, "MPI_Win_shared_query", (uint64_t win, int32_t rank, void *size, void *disp_unit, void *baseptr), ((uint64_t)win, (uint64_t)rank, (uintptr_t)size, (uintptr_t)disp_unit, (uintptr_t)baseptr,),
    "win,rank,size,disp_unit,baseptr\0" "6<5(0) 6x=win 7I=win_size/COMM_SIZE 1i@MPI_RANK 4p\0" "!5 2*l 3*i 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_4_0

TRACE__PASS(trace__mpi, 5, 2, 2, 0, trace__mpi_MPI_Win_shared_query_c, "MPI_Win_shared_query_c", (uint64_t win, int32_t rank, void *size, void *disp_unit, void *baseptr), ((uint64_t)win, (uint64_t)rank, (uintptr_t)size, (uintptr_t)disp_unit, (uintptr_t)baseptr,),
    "win,rank,size,disp_unit,baseptr\0" "6<5(0) 6x=win 7I=win_size/COMM_SIZE 1i@MPI_RANK 4p\0" "!5 2*l 3*l 5i@MPI_ERR=result/RESULT")

#endif

#if TRACE__MPI_3_1

TRACE__PASS(trace__mpi, 3, 1, 1, 0, trace__mpi_MPI_Win_start, "MPI_Win_start", (uint64_t group, int32_t assert, uint64_t win), ((uint64_t)group, (uint64_t)assert, (uint64_t)win,),
    "group,assert,win\0" "4<15(0) 5<5(2) 4x=group 1i@MPI_MODE_RMA 5x=win 6I=win_size/COMM_SIZE\0" "!3 3i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_sync, "MPI_Win_sync", (uint64_t win), ((uint64_t)win,),
    "win\0" "2<5(0) 2x=win 3I=win_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 3, 3, 0, trace__mpi_MPI_Win_test, "MPI_Win_test", (uint64_t win, void *flag), ((uint64_t)win, (uintptr_t)flag,),
    "win,flag\0" "3<5(0) 3x=win 4I=win_size/COMM_SIZE\0" "!2 1*T 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 2, 1, 1, 0, trace__mpi_MPI_Win_unlock, "MPI_Win_unlock", (int32_t rank, uint64_t win), ((uint64_t)rank, (uint64_t)win,),
    "rank,win\0" "3<5(1) 6<6(3,0) 0i@MPI_RANK 6i=rank_world 3x=win 4I=win_size/COMM_SIZE\0" "!2 2i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_unlock_all, "MPI_Win_unlock_all", (uint64_t win), ((uint64_t)win,),
    "win\0" "2<5(0) 2x=win 3I=win_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__PASS(trace__mpi, 1, 1, 1, 0, trace__mpi_MPI_Win_wait, "MPI_Win_wait", (uint64_t win), ((uint64_t)win,),
    "win\0" "2<5(0) 2x=win 3I=win_size/COMM_SIZE\0" "!1 1i@MPI_ERR=result/RESULT")

TRACE__CALL(trace__mpi, 0, 3, double, trace__mpi_MPI_Wtick, "MPI_Wtick", (void), (), (0),
    "\0" "\0" "0d=result")

TRACE__CALL(trace__mpi, 0, 3, double, trace__mpi_MPI_Wtime, "MPI_Wtime", (void), (), (0),
    "\0" "\0" "0d=result")

#endif

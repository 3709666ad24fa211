/* Generated: trace-gen emit --rules mpi.rules --part types mpich-4.0.2.model openmpi-4.1.4.model
 * Change the rules, not this file. */

#ifdef TRACE__INJECT /* no header is seen: what its types are on the machine */
typedef int MPIX_Grequest_class;
typedef void MPIX_Grequest_poll_function(void);
typedef void MPIX_Grequest_wait_function(void);
typedef int64_t MPI_Aint;
typedef uintptr_t MPI_Comm;
typedef void MPI_Comm_copy_attr_function(void);
typedef void MPI_Comm_delete_attr_function(void);
typedef void MPI_Comm_errhandler_fn(void);
typedef void MPI_Comm_errhandler_function(void);
typedef void MPI_Copy_function(void);
typedef int64_t MPI_Count;
typedef void MPI_Datarep_conversion_function(void);
typedef void MPI_Datarep_conversion_function_c(void);
typedef void MPI_Datarep_extent_function(void);
typedef uintptr_t MPI_Datatype;
typedef void MPI_Delete_function(void);
typedef uintptr_t MPI_Errhandler;
typedef struct MPI_F08_status MPI_F08_status;
typedef uintptr_t MPI_File;
typedef void MPI_File_errhandler_fn(void);
typedef void MPI_File_errhandler_function(void);
typedef int MPI_Fint;
typedef void MPI_Grequest_cancel_function(void);
typedef void MPI_Grequest_free_function(void);
typedef void MPI_Grequest_query_function(void);
typedef uintptr_t MPI_Group;
typedef void MPI_Handler_function(void);
typedef uintptr_t MPI_Info;
typedef uintptr_t MPI_Message;
typedef int64_t MPI_Offset;
typedef uintptr_t MPI_Op;
typedef uintptr_t MPI_Request;
typedef uintptr_t MPI_Session;
typedef void MPI_Session_errhandler_fn(void);
typedef void MPI_Session_errhandler_function(void);
typedef struct MPI_Status MPI_Status;
typedef int MPI_T_cb_safety;
typedef uintptr_t MPI_T_cvar_handle;
typedef uintptr_t MPI_T_enum;
typedef void MPI_T_event_cb_function(void);
typedef void MPI_T_event_dropped_cb_function(void);
typedef void MPI_T_event_free_cb_function(void);
typedef uintptr_t MPI_T_event_instance;
typedef uintptr_t MPI_T_event_registration;
typedef uintptr_t MPI_T_pvar_handle;
typedef uintptr_t MPI_T_pvar_session;
typedef int MPI_T_source_order;
typedef void MPI_Type_copy_attr_function(void);
typedef void MPI_Type_delete_attr_function(void);
typedef void MPI_User_function(void);
typedef void MPI_User_function_c(void);
typedef uintptr_t MPI_Win;
typedef void MPI_Win_copy_attr_function(void);
typedef void MPI_Win_delete_attr_function(void);
typedef void MPI_Win_errhandler_fn(void);
typedef void MPI_Win_errhandler_function(void);
#endif

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_ERR[] = {
    {104ll, 0, "MPIX_ERR_EAGAIN"},
    {105ll, 0, "MPIX_ERR_NOREQ"},
    {101ll, 0, "MPIX_ERR_PROC_FAILED"},
    {102ll, 0, "MPIX_ERR_PROC_FAILED_PENDING"},
    {103ll, 0, "MPIX_ERR_REVOKED"},
    {20ll, 0, "MPI_ERR_ACCESS"},
    {21ll, 0, "MPI_ERR_AMODE"},
    {12ll, 0, "MPI_ERR_ARG"},
    {53ll, 0, "MPI_ERR_ASSERT"},
    {22ll, 0, "MPI_ERR_BAD_FILE"},
    {46ll, 0, "MPI_ERR_BASE"},
    {1ll, 0, "MPI_ERR_BUFFER"},
    {5ll, 0, "MPI_ERR_COMM"},
    {23ll, 0, "MPI_ERR_CONVERSION"},
    {2ll, 0, "MPI_ERR_COUNT"},
    {11ll, 0, "MPI_ERR_DIMS"},
    {52ll, 0, "MPI_ERR_DISP"},
    {24ll, 0, "MPI_ERR_DUP_DATAREP"},
    {27ll, 0, "MPI_ERR_FILE"},
    {25ll, 0, "MPI_ERR_FILE_EXISTS"},
    {26ll, 0, "MPI_ERR_FILE_IN_USE"},
    {8ll, 0, "MPI_ERR_GROUP"},
    {28ll, 0, "MPI_ERR_INFO"},
    {29ll, 0, "MPI_ERR_INFO_KEY"},
    {31ll, 0, "MPI_ERR_INFO_NOKEY"},
    {30ll, 0, "MPI_ERR_INFO_VALUE"},
    {16ll, 0, "MPI_ERR_INTERN"},
    {17ll, 0, "MPI_ERR_IN_STATUS"},
    {32ll, 0, "MPI_ERR_IO"},
    {48ll, 0, "MPI_ERR_KEYVAL"},
    {1073741823ll, 0, "MPI_ERR_LASTCODE"},
    {47ll, 0, "MPI_ERR_LOCKTYPE"},
    {33ll, 0, "MPI_ERR_NAME"},
    {35ll, 0, "MPI_ERR_NOT_SAME"},
    {34ll, 0, "MPI_ERR_NO_MEM"},
    {36ll, 0, "MPI_ERR_NO_SPACE"},
    {37ll, 0, "MPI_ERR_NO_SUCH_FILE"},
    {9ll, 0, "MPI_ERR_OP"},
    {15ll, 0, "MPI_ERR_OTHER"},
    {18ll, 0, "MPI_ERR_PENDING"},
    {38ll, 0, "MPI_ERR_PORT"},
    {76ll, 0, "MPI_ERR_PROC_ABORTED"},
    {39ll, 0, "MPI_ERR_QUOTA"},
    {6ll, 0, "MPI_ERR_RANK"},
    {40ll, 0, "MPI_ERR_READ_ONLY"},
    {19ll, 0, "MPI_ERR_REQUEST"},
    {56ll, 0, "MPI_ERR_RMA_ATTACH"},
    {49ll, 0, "MPI_ERR_RMA_CONFLICT"},
    {58ll, 0, "MPI_ERR_RMA_FLAVOR"},
    {55ll, 0, "MPI_ERR_RMA_RANGE"},
    {57ll, 0, "MPI_ERR_RMA_SHARED"},
    {50ll, 0, "MPI_ERR_RMA_SYNC"},
    {7ll, 0, "MPI_ERR_ROOT"},
    {41ll, 0, "MPI_ERR_SERVICE"},
    {75ll, 0, "MPI_ERR_SESSION"},
    {51ll, 0, "MPI_ERR_SIZE"},
    {42ll, 0, "MPI_ERR_SPAWN"},
    {4ll, 0, "MPI_ERR_TAG"},
    {10ll, 0, "MPI_ERR_TOPOLOGY"},
    {14ll, 0, "MPI_ERR_TRUNCATE"},
    {3ll, 0, "MPI_ERR_TYPE"},
    {13ll, 0, "MPI_ERR_UNKNOWN"},
    {43ll, 0, "MPI_ERR_UNSUPPORTED_DATAREP"},
    {44ll, 0, "MPI_ERR_UNSUPPORTED_OPERATION"},
    {77ll, 0, "MPI_ERR_VALUE_TOO_LARGE"},
    {45ll, 0, "MPI_ERR_WIN"},
    {0ll, 1, "MPI_SUCCESS"},
    {61ll, 0, "MPI_T_ERR_CANNOT_INIT"},
    {69ll, 0, "MPI_T_ERR_CVAR_SET_NEVER"},
    {68ll, 0, "MPI_T_ERR_CVAR_SET_NOT_NOW"},
    {74ll, 0, "MPI_T_ERR_INVALID"},
    {64ll, 0, "MPI_T_ERR_INVALID_HANDLE"},
    {62ll, 0, "MPI_T_ERR_INVALID_INDEX"},
    {63ll, 0, "MPI_T_ERR_INVALID_ITEM"},
    {73ll, 0, "MPI_T_ERR_INVALID_NAME"},
    {67ll, 0, "MPI_T_ERR_INVALID_SESSION"},
    {59ll, 0, "MPI_T_ERR_MEMORY"},
    {60ll, 0, "MPI_T_ERR_NOT_INITIALIZED"},
    {78ll, 0, "MPI_T_ERR_NOT_SUPPORTED"},
    {65ll, 0, "MPI_T_ERR_OUT_OF_HANDLES"},
    {66ll, 0, "MPI_T_ERR_OUT_OF_SESSIONS"},
    {72ll, 0, "MPI_T_ERR_PVAR_NO_ATOMIC"},
    {70ll, 0, "MPI_T_ERR_PVAR_NO_STARTSTOP"},
    {71ll, 0, "MPI_T_ERR_PVAR_NO_WRITE"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_RANK[] = {
    {-2ll, 0, "MPI_ANY_SOURCE"},
    {-1ll, 0, "MPI_PROC_NULL"},
    {-3ll, 0, "MPI_ROOT"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_TAG[] = {
    {-1ll, 0, "MPI_ANY_TAG"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_THREAD[] = {
    {1ll, 0, "MPI_THREAD_FUNNELED"},
    {3ll, 0, "MPI_THREAD_MULTIPLE"},
    {2ll, 0, "MPI_THREAD_SERIALIZED"},
    {0ll, 0, "MPI_THREAD_SINGLE"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_LOCK[] = {
    {234ll, 0, "MPI_LOCK_EXCLUSIVE"},
    {235ll, 0, "MPI_LOCK_SHARED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_MODE_RMA[] = {
    {1024ll, 0, "MPI_MODE_NOCHECK"},
    {8192ll, 0, "MPI_MODE_NOPRECEDE"},
    {4096ll, 0, "MPI_MODE_NOPUT"},
    {2048ll, 0, "MPI_MODE_NOSTORE"},
    {16384ll, 0, "MPI_MODE_NOSUCCEED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_SEEK[] = {
    {602ll, 0, "MPI_SEEK_CUR"},
    {604ll, 0, "MPI_SEEK_END"},
    {600ll, 0, "MPI_SEEK_SET"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_COMPARE[] = {
    {1ll, 0, "MPI_CONGRUENT"},
    {0ll, 0, "MPI_IDENT"},
    {2ll, 0, "MPI_SIMILAR"},
    {3ll, 0, "MPI_UNEQUAL"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_COMM_TYPE[] = {
    {2ll, 0, "MPI_COMM_TYPE_HW_GUIDED"},
    {3ll, 0, "MPI_COMM_TYPE_HW_UNGUIDED"},
    {1ll, 0, "MPI_COMM_TYPE_SHARED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_COMBINER[] = {
    {1ll, 0, "MPI_COMBINER_NAMED"},
    {2ll, 0, "MPI_COMBINER_DUP"},
    {3ll, 0, "MPI_COMBINER_CONTIGUOUS"},
    {4ll, 0, "MPI_COMBINER_VECTOR"},
    {5ll, 0, "MPI_COMBINER_HVECTOR_INTEGER"},
    {6ll, 0, "MPI_COMBINER_HVECTOR"},
    {7ll, 0, "MPI_COMBINER_INDEXED"},
    {8ll, 0, "MPI_COMBINER_HINDEXED_INTEGER"},
    {9ll, 0, "MPI_COMBINER_HINDEXED"},
    {10ll, 0, "MPI_COMBINER_INDEXED_BLOCK"},
    {11ll, 0, "MPI_COMBINER_STRUCT_INTEGER"},
    {12ll, 0, "MPI_COMBINER_STRUCT"},
    {13ll, 0, "MPI_COMBINER_SUBARRAY"},
    {14ll, 0, "MPI_COMBINER_DARRAY"},
    {15ll, 0, "MPI_COMBINER_F90_REAL"},
    {16ll, 0, "MPI_COMBINER_F90_COMPLEX"},
    {17ll, 0, "MPI_COMBINER_F90_INTEGER"},
    {18ll, 0, "MPI_COMBINER_RESIZED"},
    {19ll, 0, "MPI_COMBINER_HINDEXED_BLOCK"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_TOPO[] = {
    {-32766ll, 0, "MPI_UNDEFINED"},
    {1ll, 0, "MPI_GRAPH"},
    {2ll, 0, "MPI_CART"},
    {3ll, 0, "MPI_DIST_GRAPH"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_ORDER[] = {
    {56ll, 0, "MPI_ORDER_C"},
    {57ll, 0, "MPI_ORDER_FORTRAN"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_TYPECLASS[] = {
    {3ll, 0, "MPI_TYPECLASS_COMPLEX"},
    {2ll, 0, "MPI_TYPECLASS_INTEGER"},
    {1ll, 0, "MPI_TYPECLASS_REAL"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_UNDEFINED[] = {
    {-32766ll, 0, "MPI_UNDEFINED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_T_VERBOSITY[] = {
    {0ll, 0, "MPI_T_VERBOSITY_INVALID"},
    {221ll, 0, "MPI_T_VERBOSITY_USER_BASIC"},
    {222ll, 0, "MPI_T_VERBOSITY_USER_DETAIL"},
    {223ll, 0, "MPI_T_VERBOSITY_USER_ALL"},
    {224ll, 0, "MPI_T_VERBOSITY_TUNER_BASIC"},
    {225ll, 0, "MPI_T_VERBOSITY_TUNER_DETAIL"},
    {226ll, 0, "MPI_T_VERBOSITY_TUNER_ALL"},
    {227ll, 0, "MPI_T_VERBOSITY_MPIDEV_BASIC"},
    {228ll, 0, "MPI_T_VERBOSITY_MPIDEV_DETAIL"},
    {229ll, 0, "MPI_T_VERBOSITY_MPIDEV_ALL"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_T_BIND[] = {
    {0ll, 0, "MPI_T_BIND_INVALID"},
    {9700ll, 0, "MPI_T_BIND_NO_OBJECT"},
    {9701ll, 0, "MPI_T_BIND_MPI_COMM"},
    {9702ll, 0, "MPI_T_BIND_MPI_DATATYPE"},
    {9703ll, 0, "MPI_T_BIND_MPI_ERRHANDLER"},
    {9704ll, 0, "MPI_T_BIND_MPI_FILE"},
    {9705ll, 0, "MPI_T_BIND_MPI_GROUP"},
    {9706ll, 0, "MPI_T_BIND_MPI_OP"},
    {9707ll, 0, "MPI_T_BIND_MPI_REQUEST"},
    {9708ll, 0, "MPI_T_BIND_MPI_WIN"},
    {9709ll, 0, "MPI_T_BIND_MPI_MESSAGE"},
    {9710ll, 0, "MPI_T_BIND_MPI_INFO"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_T_SCOPE[] = {
    {0ll, 0, "MPI_T_SCOPE_INVALID"},
    {60438ll, 0, "MPI_T_SCOPE_CONSTANT"},
    {60439ll, 0, "MPI_T_SCOPE_READONLY"},
    {60440ll, 0, "MPI_T_SCOPE_LOCAL"},
    {60441ll, 0, "MPI_T_SCOPE_GROUP"},
    {60442ll, 0, "MPI_T_SCOPE_GROUP_EQ"},
    {60443ll, 0, "MPI_T_SCOPE_ALL"},
    {60444ll, 0, "MPI_T_SCOPE_ALL_EQ"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_T_PVAR_CLASS[] = {
    {0ll, 0, "MPI_T_PVAR_CLASS_INVALID"},
    {240ll, 0, "MPI_T_PVAR_CLASS_STATE"},
    {241ll, 0, "MPI_T_PVAR_CLASS_LEVEL"},
    {242ll, 0, "MPI_T_PVAR_CLASS_SIZE"},
    {243ll, 0, "MPI_T_PVAR_CLASS_PERCENTAGE"},
    {244ll, 0, "MPI_T_PVAR_CLASS_HIGHWATERMARK"},
    {245ll, 0, "MPI_T_PVAR_CLASS_LOWWATERMARK"},
    {246ll, 0, "MPI_T_PVAR_CLASS_COUNTER"},
    {247ll, 0, "MPI_T_PVAR_CLASS_AGGREGATE"},
    {248ll, 0, "MPI_T_PVAR_CLASS_TIMER"},
    {249ll, 0, "MPI_T_PVAR_CLASS_GENERIC"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_mpich_4_0_2_MPI_T_CB[] = {
    {0ll, 0, "MPI_T_CB_REQUIRE_NONE"},
    {1ll, 0, "MPI_T_CB_REQUIRE_MPI_RESTRICTED"},
    {2ll, 0, "MPI_T_CB_REQUIRE_THREAD_SAFE"},
    {3ll, 0, "MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE"},
    {0, 0, 0},
};
static const trace__enum trace__mpi_enums_mpich_4_0_2[] = {
    {"MPI_ERR", 0, sizeof trace__mpi_mpich_4_0_2_MPI_ERR / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_ERR},
    {"MPI_RANK", 0, sizeof trace__mpi_mpich_4_0_2_MPI_RANK / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_RANK},
    {"MPI_TAG", 0, sizeof trace__mpi_mpich_4_0_2_MPI_TAG / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_TAG},
    {"MPI_THREAD", 0, sizeof trace__mpi_mpich_4_0_2_MPI_THREAD / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_THREAD},
    {"MPI_LOCK", 0, sizeof trace__mpi_mpich_4_0_2_MPI_LOCK / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_LOCK},
    {"MPI_MODE_RMA", 0, sizeof trace__mpi_mpich_4_0_2_MPI_MODE_RMA / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_MODE_RMA},
    {"MPI_SEEK", 0, sizeof trace__mpi_mpich_4_0_2_MPI_SEEK / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_SEEK},
    {"MPI_COMPARE", 0, sizeof trace__mpi_mpich_4_0_2_MPI_COMPARE / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_COMPARE},
    {"MPI_COMM_TYPE", 0, sizeof trace__mpi_mpich_4_0_2_MPI_COMM_TYPE / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_COMM_TYPE},
    {"MPI_COMBINER", 0, sizeof trace__mpi_mpich_4_0_2_MPI_COMBINER / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_COMBINER},
    {"MPI_TOPO", 0, sizeof trace__mpi_mpich_4_0_2_MPI_TOPO / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_TOPO},
    {"MPI_ORDER", 0, sizeof trace__mpi_mpich_4_0_2_MPI_ORDER / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_ORDER},
    {"MPI_TYPECLASS", 0, sizeof trace__mpi_mpich_4_0_2_MPI_TYPECLASS / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_TYPECLASS},
    {"MPI_UNDEFINED", 0, sizeof trace__mpi_mpich_4_0_2_MPI_UNDEFINED / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_UNDEFINED},
    {"MPI_T_VERBOSITY", 0, sizeof trace__mpi_mpich_4_0_2_MPI_T_VERBOSITY / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_T_VERBOSITY},
    {"MPI_T_BIND", 0, sizeof trace__mpi_mpich_4_0_2_MPI_T_BIND / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_T_BIND},
    {"MPI_T_SCOPE", 0, sizeof trace__mpi_mpich_4_0_2_MPI_T_SCOPE / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_T_SCOPE},
    {"MPI_T_PVAR_CLASS", 0, sizeof trace__mpi_mpich_4_0_2_MPI_T_PVAR_CLASS / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_T_PVAR_CLASS},
    {"MPI_T_CB", 0, sizeof trace__mpi_mpich_4_0_2_MPI_T_CB / sizeof(trace__enumerator) - 1, trace__mpi_mpich_4_0_2_MPI_T_CB},
    {0, 0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_ERR[] = {
    {20ll, 0, "MPI_ERR_ACCESS"},
    {21ll, 0, "MPI_ERR_AMODE"},
    {13ll, 0, "MPI_ERR_ARG"},
    {22ll, 0, "MPI_ERR_ASSERT"},
    {23ll, 0, "MPI_ERR_BAD_FILE"},
    {24ll, 0, "MPI_ERR_BASE"},
    {1ll, 0, "MPI_ERR_BUFFER"},
    {5ll, 0, "MPI_ERR_COMM"},
    {25ll, 0, "MPI_ERR_CONVERSION"},
    {2ll, 0, "MPI_ERR_COUNT"},
    {12ll, 0, "MPI_ERR_DIMS"},
    {26ll, 0, "MPI_ERR_DISP"},
    {27ll, 0, "MPI_ERR_DUP_DATAREP"},
    {30ll, 0, "MPI_ERR_FILE"},
    {28ll, 0, "MPI_ERR_FILE_EXISTS"},
    {29ll, 0, "MPI_ERR_FILE_IN_USE"},
    {9ll, 0, "MPI_ERR_GROUP"},
    {34ll, 0, "MPI_ERR_INFO"},
    {31ll, 0, "MPI_ERR_INFO_KEY"},
    {32ll, 0, "MPI_ERR_INFO_NOKEY"},
    {33ll, 0, "MPI_ERR_INFO_VALUE"},
    {17ll, 0, "MPI_ERR_INTERN"},
    {18ll, 0, "MPI_ERR_IN_STATUS"},
    {35ll, 0, "MPI_ERR_IO"},
    {36ll, 0, "MPI_ERR_KEYVAL"},
    {92ll, 0, "MPI_ERR_LASTCODE"},
    {37ll, 0, "MPI_ERR_LOCKTYPE"},
    {38ll, 0, "MPI_ERR_NAME"},
    {40ll, 0, "MPI_ERR_NOT_SAME"},
    {39ll, 0, "MPI_ERR_NO_MEM"},
    {41ll, 0, "MPI_ERR_NO_SPACE"},
    {42ll, 0, "MPI_ERR_NO_SUCH_FILE"},
    {10ll, 0, "MPI_ERR_OP"},
    {16ll, 0, "MPI_ERR_OTHER"},
    {19ll, 0, "MPI_ERR_PENDING"},
    {43ll, 0, "MPI_ERR_PORT"},
    {44ll, 0, "MPI_ERR_QUOTA"},
    {6ll, 0, "MPI_ERR_RANK"},
    {45ll, 0, "MPI_ERR_READ_ONLY"},
    {7ll, 0, "MPI_ERR_REQUEST"},
    {69ll, 0, "MPI_ERR_RMA_ATTACH"},
    {46ll, 0, "MPI_ERR_RMA_CONFLICT"},
    {70ll, 0, "MPI_ERR_RMA_FLAVOR"},
    {68ll, 0, "MPI_ERR_RMA_RANGE"},
    {71ll, 0, "MPI_ERR_RMA_SHARED"},
    {47ll, 0, "MPI_ERR_RMA_SYNC"},
    {8ll, 0, "MPI_ERR_ROOT"},
    {48ll, 0, "MPI_ERR_SERVICE"},
    {49ll, 0, "MPI_ERR_SIZE"},
    {50ll, 0, "MPI_ERR_SPAWN"},
    {4ll, 0, "MPI_ERR_TAG"},
    {11ll, 0, "MPI_ERR_TOPOLOGY"},
    {15ll, 0, "MPI_ERR_TRUNCATE"},
    {3ll, 0, "MPI_ERR_TYPE"},
    {14ll, 0, "MPI_ERR_UNKNOWN"},
    {51ll, 0, "MPI_ERR_UNSUPPORTED_DATAREP"},
    {52ll, 0, "MPI_ERR_UNSUPPORTED_OPERATION"},
    {53ll, 0, "MPI_ERR_WIN"},
    {0ll, 1, "MPI_SUCCESS"},
    {56ll, 0, "MPI_T_ERR_CANNOT_INIT"},
    {64ll, 0, "MPI_T_ERR_CVAR_SET_NEVER"},
    {63ll, 0, "MPI_T_ERR_CVAR_SET_NOT_NOW"},
    {72ll, 0, "MPI_T_ERR_INVALID"},
    {59ll, 0, "MPI_T_ERR_INVALID_HANDLE"},
    {57ll, 0, "MPI_T_ERR_INVALID_INDEX"},
    {58ll, 0, "MPI_T_ERR_INVALID_ITEM"},
    {73ll, 0, "MPI_T_ERR_INVALID_NAME"},
    {62ll, 0, "MPI_T_ERR_INVALID_SESSION"},
    {54ll, 0, "MPI_T_ERR_MEMORY"},
    {55ll, 0, "MPI_T_ERR_NOT_INITIALIZED"},
    {60ll, 0, "MPI_T_ERR_OUT_OF_HANDLES"},
    {61ll, 0, "MPI_T_ERR_OUT_OF_SESSIONS"},
    {67ll, 0, "MPI_T_ERR_PVAR_NO_ATOMIC"},
    {65ll, 0, "MPI_T_ERR_PVAR_NO_STARTSTOP"},
    {66ll, 0, "MPI_T_ERR_PVAR_NO_WRITE"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_RANK[] = {
    {-1ll, 0, "MPI_ANY_SOURCE"},
    {-2ll, 0, "MPI_PROC_NULL"},
    {-4ll, 0, "MPI_ROOT"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_TAG[] = {
    {-1ll, 0, "MPI_ANY_TAG"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_THREAD[] = {
    {1ll, 0, "MPI_THREAD_FUNNELED"},
    {3ll, 0, "MPI_THREAD_MULTIPLE"},
    {2ll, 0, "MPI_THREAD_SERIALIZED"},
    {0ll, 0, "MPI_THREAD_SINGLE"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_LOCK[] = {
    {1ll, 0, "MPI_LOCK_EXCLUSIVE"},
    {2ll, 0, "MPI_LOCK_SHARED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_MODE_RMA[] = {
    {1ll, 0, "MPI_MODE_NOCHECK"},
    {2ll, 0, "MPI_MODE_NOPRECEDE"},
    {4ll, 0, "MPI_MODE_NOPUT"},
    {8ll, 0, "MPI_MODE_NOSTORE"},
    {16ll, 0, "MPI_MODE_NOSUCCEED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_SEEK[] = {
    {602ll, 0, "MPI_SEEK_CUR"},
    {604ll, 0, "MPI_SEEK_END"},
    {600ll, 0, "MPI_SEEK_SET"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_COMPARE[] = {
    {1ll, 0, "MPI_CONGRUENT"},
    {0ll, 0, "MPI_IDENT"},
    {2ll, 0, "MPI_SIMILAR"},
    {3ll, 0, "MPI_UNEQUAL"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_COMM_TYPE[] = {
    {0ll, 0, "MPI_COMM_TYPE_SHARED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_COMBINER[] = {
    {2ll, 0, "MPI_COMBINER_CONTIGUOUS"},
    {13ll, 0, "MPI_COMBINER_DARRAY"},
    {1ll, 0, "MPI_COMBINER_DUP"},
    {15ll, 0, "MPI_COMBINER_F90_COMPLEX"},
    {16ll, 0, "MPI_COMBINER_F90_INTEGER"},
    {14ll, 0, "MPI_COMBINER_F90_REAL"},
    {8ll, 0, "MPI_COMBINER_HINDEXED"},
    {18ll, 0, "MPI_COMBINER_HINDEXED_BLOCK"},
    {5ll, 0, "MPI_COMBINER_HVECTOR"},
    {6ll, 0, "MPI_COMBINER_INDEXED"},
    {9ll, 0, "MPI_COMBINER_INDEXED_BLOCK"},
    {0ll, 0, "MPI_COMBINER_NAMED"},
    {17ll, 0, "MPI_COMBINER_RESIZED"},
    {11ll, 0, "MPI_COMBINER_STRUCT"},
    {12ll, 0, "MPI_COMBINER_SUBARRAY"},
    {3ll, 0, "MPI_COMBINER_VECTOR"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_TOPO[] = {
    {1ll, 0, "MPI_CART"},
    {3ll, 0, "MPI_DIST_GRAPH"},
    {2ll, 0, "MPI_GRAPH"},
    {-32766ll, 0, "MPI_UNDEFINED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_ORDER[] = {
    {0ll, 0, "MPI_ORDER_C"},
    {1ll, 0, "MPI_ORDER_FORTRAN"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_TYPECLASS[] = {
    {3ll, 0, "MPI_TYPECLASS_COMPLEX"},
    {1ll, 0, "MPI_TYPECLASS_INTEGER"},
    {2ll, 0, "MPI_TYPECLASS_REAL"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_UNDEFINED[] = {
    {-32766ll, 0, "MPI_UNDEFINED"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_T_VERBOSITY[] = {
    {8ll, 0, "MPI_T_VERBOSITY_MPIDEV_ALL"},
    {6ll, 0, "MPI_T_VERBOSITY_MPIDEV_BASIC"},
    {7ll, 0, "MPI_T_VERBOSITY_MPIDEV_DETAIL"},
    {5ll, 0, "MPI_T_VERBOSITY_TUNER_ALL"},
    {3ll, 0, "MPI_T_VERBOSITY_TUNER_BASIC"},
    {4ll, 0, "MPI_T_VERBOSITY_TUNER_DETAIL"},
    {2ll, 0, "MPI_T_VERBOSITY_USER_ALL"},
    {0ll, 0, "MPI_T_VERBOSITY_USER_BASIC"},
    {1ll, 0, "MPI_T_VERBOSITY_USER_DETAIL"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_T_BIND[] = {
    {1ll, 0, "MPI_T_BIND_MPI_COMM"},
    {2ll, 0, "MPI_T_BIND_MPI_DATATYPE"},
    {3ll, 0, "MPI_T_BIND_MPI_ERRHANDLER"},
    {4ll, 0, "MPI_T_BIND_MPI_FILE"},
    {5ll, 0, "MPI_T_BIND_MPI_GROUP"},
    {10ll, 0, "MPI_T_BIND_MPI_INFO"},
    {9ll, 0, "MPI_T_BIND_MPI_MESSAGE"},
    {6ll, 0, "MPI_T_BIND_MPI_OP"},
    {7ll, 0, "MPI_T_BIND_MPI_REQUEST"},
    {8ll, 0, "MPI_T_BIND_MPI_WIN"},
    {0ll, 0, "MPI_T_BIND_NO_OBJECT"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_T_SCOPE[] = {
    {5ll, 0, "MPI_T_SCOPE_ALL"},
    {6ll, 0, "MPI_T_SCOPE_ALL_EQ"},
    {0ll, 0, "MPI_T_SCOPE_CONSTANT"},
    {3ll, 0, "MPI_T_SCOPE_GROUP"},
    {4ll, 0, "MPI_T_SCOPE_GROUP_EQ"},
    {2ll, 0, "MPI_T_SCOPE_LOCAL"},
    {1ll, 0, "MPI_T_SCOPE_READONLY"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_T_PVAR_CLASS[] = {
    {7ll, 0, "MPI_T_PVAR_CLASS_AGGREGATE"},
    {6ll, 0, "MPI_T_PVAR_CLASS_COUNTER"},
    {9ll, 0, "MPI_T_PVAR_CLASS_GENERIC"},
    {4ll, 0, "MPI_T_PVAR_CLASS_HIGHWATERMARK"},
    {1ll, 0, "MPI_T_PVAR_CLASS_LEVEL"},
    {5ll, 0, "MPI_T_PVAR_CLASS_LOWWATERMARK"},
    {3ll, 0, "MPI_T_PVAR_CLASS_PERCENTAGE"},
    {2ll, 0, "MPI_T_PVAR_CLASS_SIZE"},
    {0ll, 0, "MPI_T_PVAR_CLASS_STATE"},
    {8ll, 0, "MPI_T_PVAR_CLASS_TIMER"},
    {0, 0, 0},
};

static const trace__enumerator trace__mpi_openmpi_4_1_4_MPI_T_CB[] = {
    {0, 0, 0},
};
static const trace__enum trace__mpi_enums_openmpi_4_1_4[] = {
    {"MPI_ERR", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_ERR / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_ERR},
    {"MPI_RANK", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_RANK / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_RANK},
    {"MPI_TAG", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_TAG / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_TAG},
    {"MPI_THREAD", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_THREAD / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_THREAD},
    {"MPI_LOCK", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_LOCK / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_LOCK},
    {"MPI_MODE_RMA", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_MODE_RMA / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_MODE_RMA},
    {"MPI_SEEK", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_SEEK / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_SEEK},
    {"MPI_COMPARE", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_COMPARE / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_COMPARE},
    {"MPI_COMM_TYPE", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_COMM_TYPE / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_COMM_TYPE},
    {"MPI_COMBINER", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_COMBINER / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_COMBINER},
    {"MPI_TOPO", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_TOPO / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_TOPO},
    {"MPI_ORDER", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_ORDER / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_ORDER},
    {"MPI_TYPECLASS", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_TYPECLASS / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_TYPECLASS},
    {"MPI_UNDEFINED", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_UNDEFINED / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_UNDEFINED},
    {"MPI_T_VERBOSITY", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_T_VERBOSITY / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_T_VERBOSITY},
    {"MPI_T_BIND", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_T_BIND / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_T_BIND},
    {"MPI_T_SCOPE", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_T_SCOPE / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_T_SCOPE},
    {"MPI_T_PVAR_CLASS", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_T_PVAR_CLASS / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_T_PVAR_CLASS},
    {"MPI_T_CB", 0, sizeof trace__mpi_openmpi_4_1_4_MPI_T_CB / sizeof(trace__enumerator) - 1, trace__mpi_openmpi_4_1_4_MPI_T_CB},
    {0, 0, 0, 0},
};

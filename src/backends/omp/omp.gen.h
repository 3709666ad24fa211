/* Generated: trace-gen emit --rules omp.rules --part callbacks ompt-6.0.model ompt-5.1.model
 * Change the rules, not this file. */
#define trace__omp_links NULL

static const trace__script trace__omp_enums[] = {
    {"ompt_cancel_flag_t", 1, "ompt_cancel_parallel=1 ompt_cancel_sections ompt_cancel_loop=4 ompt_cancel_taskgroup=8 ompt_cancel_activated=16 "
        "ompt_cancel_detected=32 ompt_cancel_discarded_task=64"},
    {"ompt_dependence_type_t", 0, "ompt_dependence_type_in=1 ompt_dependence_type_out ompt_dependence_type_inout ompt_dependence_type_mutexinoutset "
        "ompt_dependence_type_source ompt_dependence_type_sink ompt_dependence_type_inoutset ompt_dependence_type_out_all_memory=34 "
        "ompt_dependence_type_inout_all_memory"},
    {"ompt_dispatch_t", 0, "ompt_dispatch_iteration=1 ompt_dispatch_section ompt_dispatch_ws_loop_chunk ompt_dispatch_taskloop_chunk "
    "ompt_dispatch_distribute_chunk"},
    {"ompt_mutex_t", 0, "ompt_mutex_lock=1 ompt_mutex_test_lock ompt_mutex_nest_lock ompt_mutex_test_nest_lock ompt_mutex_critical ompt_mutex_atomic "
        "ompt_mutex_ordered"},
    {"ompt_parallel_flag_t", 1, "ompt_parallel_invoker_program=1 ompt_parallel_invoker_runtime ompt_parallel_league=1073741824 "
    "ompt_parallel_team=2147483648"},
    {"ompt_scope_endpoint_t", 0, "ompt_scope_begin=1 ompt_scope_end ompt_scope_beginend"},
    {"ompt_severity_t", 0, "ompt_warning=1 ompt_fatal"},
    {"ompt_sync_region_t", 0, "ompt_sync_region_barrier=1 ompt_sync_region_barrier_implicit ompt_sync_region_barrier_explicit "
    "ompt_sync_region_barrier_implementation "
        "ompt_sync_region_taskwait ompt_sync_region_taskgroup ompt_sync_region_reduction ompt_sync_region_barrier_implicit_workshare "
        "ompt_sync_region_barrier_implicit_parallel ompt_sync_region_barrier_teams"},
    {"ompt_target_data_op_t", 0, "ompt_target_data_alloc=1 ompt_target_data_transfer_to_device ompt_target_data_transfer_from_device "
    "ompt_target_data_delete "
        "ompt_target_data_associate ompt_target_data_disassociate ompt_target_data_transfer ompt_target_data_memset ompt_target_data_transfer_rect "
        "ompt_target_data_alloc_async=17 ompt_target_data_transfer_to_device_async ompt_target_data_transfer_from_device_async "
        "ompt_target_data_delete_async ompt_target_data_transfer_async=23 ompt_target_data_memset_async ompt_target_data_transfer_rect_async"},
    {"ompt_target_t", 0, "ompt_target=1 ompt_target_enter_data ompt_target_exit_data ompt_target_update ompt_target_nowait=9 ompt_target_enter_data_nowait "
        "ompt_target_exit_data_nowait ompt_target_update_nowait"},
    {"ompt_task_flag_t", 1, "ompt_task_initial=1 ompt_task_implicit ompt_task_explicit=4 ompt_task_target=8 ompt_task_taskwait=16 "
    "ompt_task_importing=33554432 "
        "ompt_task_exporting=67108864 ompt_task_undeferred=134217728 ompt_task_untied=268435456 ompt_task_final=536870912 ompt_task_mergeable=1073741824 "
        "ompt_task_merged=2147483648"},
    {"ompt_thread_t", 0, "ompt_thread_initial=1 ompt_thread_worker ompt_thread_other ompt_thread_unknown"},
    {"ompt_work_t", 0, "ompt_work_loop=1 ompt_work_sections ompt_work_single_executor ompt_work_single_other ompt_work_workshare ompt_work_distribute "
        "ompt_work_taskloop ompt_work_scope ompt_work_workdistribute ompt_work_loop_static ompt_work_loop_dynamic ompt_work_loop_guided "
        "ompt_work_loop_other"},
    {0, 0, 0},
};

static const trace__library trace__omp_library = {"OMP", TRACE_SOURCE_OMP, trace__omp_enums, NULL, NULL, NULL, NULL, false, false, NULL, NULL, NULL, NULL,
    NULL};

static trace__call trace__omp_cancel_events[] = {
/*: cancel: task_data flags:i32@ompt_cancel_flag_t codeptr_ra:ptr ; task:u64 where:strid -> instant */
    TRACE__EVENT(2, "cancel", "\24\4\0 \10\20\0\0\6@flags\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\30\0A\4\1\0A\2\4\4\14\5\24\0C"),
};

static trace__call trace__omp_control_tool_events[] = {
/*: control_tool: command:u64 modifier:u64 arg:ptr codeptr_ra:ptr -> instant */
    TRACE__EVENT(1, "control_tool", "\24\4\0(\10\20\0\0Gcommand\0Gmodifier\0Larg\0Lcodeptr_ra\0c\4 \0A\4\0B\1\10\2\20\3\30\0C"),
};

static trace__call trace__omp_dependences_events[] = {
/*: dependences: task_data deps[ndeps]:{ompt_dependence_t#16} ndeps:i32 ; task:u64 -> instant */
    TRACE__EVENT(3, "dependences", 
    "\24\4\0\340\1\10`\0\0gdeps.variable\0&@\5dependence_type\0\1Fndeps\0Gtask\0h\10\1\0E\1\4\0C\1\0D\20\0A\20\0C\10\0C\2\0Kh\4\1\0A\10\0C\1\4\0C\1\0"
    "D\20\0A\20\0C\14\0C\2\0Kc\2\14\0A\2\2\0A\4\4\0G"),
};

static trace__call trace__omp_device_finalize_events[] = {
/*: device_finalize: device_num:i32 -> instant */
    TRACE__EVENT(1, "device_finalize", "\24\1\0\14\10\10\0\0Fdevice_num\0a\4\0F"),
};

static trace__call trace__omp_device_initialize_events[] = {
/*: device_initialize: device_num:i32 type:string device:ptr lookup documentation:string -> instant */
    TRACE__EVENT(1, "device_initialize", "\24\4\0\240\4\10`\0\0Fdevice_num\0Ntype\0Ldevice\0Ndocumentation\0a\4\0Fe\10\1\0U\10\0Oa\10\2\0Ee\10\4\0U\10\0O"),
};

static trace__call trace__omp_device_load_events[] = {
/*: device_load: device_num:i32 filename:string offset_in_file:i64 vma_in_file:ptr bytes:u64 host_addr:ptr */
/*:     device_addr:ptr module_id:u64 -> instant */
    TRACE__EVENT(1, "device_load", 
    "\24\10\0\302\2\10H\0\0Fdevice_num\0Nfilename\0Hoffset_in_file\0Lvma_in_file\0Gbytes\0Lhost_addr\0Ldevice_addr\0Gmodule_id\0a\4\0Fe\10\1\0U\10\0"
    "Oc\0060\0A\6\2\0A\3\10\4\20\5\30\6 \7(\0G"),
};

static trace__call trace__omp_device_unload_events[] = {
/*: device_unload: device_num:i32 module_id:u64 -> instant */
    TRACE__EVENT(1, "device_unload", "\24\2\0\24\10\20\0\0Fdevice_num\0Gmodule_id\0c\2\14\0A\2\0B\1\4\0G"),
};

static trace__call trace__omp_dispatch_events[] = {
/*: dispatch:other: parallel_data task_data kind:i32@ompt_dispatch_t instance ; first:u64 iterations:u64 -> instant */
    TRACE__EVENT(3, "dispatch:other", "\24\3\0\34\10\20\0\0\6@kind\0\2Gfirst\0Giterations\0c\3\24\0A\4\2\0A\5\4\6\14\0A\24\0C"),
/*: dispatch:iteration: parallel_data task_data kind instance ; first:u64 iterations:u64 -> instant */
    TRACE__EVENT(3, "dispatch:iteration", "\24\2\0\30\10\20\0\0Gfirst\0Giterations\0c\2\20\0A\2\5\0A\6\10\0G"),
/*: dispatch:section: parallel_data task_data kind instance ; first:u64 iterations:u64 -> instant */
    TRACE__EVENT(3, "dispatch:section", "\24\2\0\30\10\20\0\0Gfirst\0Giterations\0c\2\20\0A\2\5\0A\6\10\0G"),
/*: dispatch:ws_loop_chunk: parallel_data task_data kind instance ; first:u64 iterations:u64 -> instant */
    TRACE__EVENT(3, "dispatch:ws_loop_chunk", "\24\2\0\30\10\20\0\0Gfirst\0Giterations\0c\2\20\0A\2\5\0A\6\10\0G"),
/*: dispatch:taskloop_chunk: parallel_data task_data kind instance ; first:u64 iterations:u64 -> instant */
    TRACE__EVENT(3, "dispatch:taskloop_chunk", "\24\2\0\30\10\20\0\0Gfirst\0Giterations\0c\2\20\0A\2\5\0A\6\10\0G"),
/*: dispatch:distribute_chunk: parallel_data task_data kind instance ; first:u64 iterations:u64 -> instant */
    TRACE__EVENT(3, "dispatch:distribute_chunk", "\24\2\0\30\10\20\0\0Gfirst\0Giterations\0c\2\20\0A\2\5\0A\6\10\0G"),
};

static trace__call trace__omp_error_events[] = {
/*: error: severity:i32@ompt_severity_t message[length]:chars length:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(1, "error", 
    "\24\5\0\246\2\10@\0\0\6@severity\0\6Nmessage\0Glength\0Lcodeptr_ra\0Owhere\0a\4\0Fg\1\1\0E\1\10\0H@\0A\1\0C\1\0C\2\0Kc\3\24\0A\4\2\0A\3\10\5\20\0"
    "A\24\0C"),
};

static trace__call trace__omp_flush_events[] = {
/*: flush: thread_data codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "flush", "\24\2\0\24\10\20\0\0Lcodeptr_ra\0Owhere\0c\2\14\0A\2\1\0A\3\10\0G"),
};

static trace__call trace__omp_implicit_task_events[] = {
/*: implicit_task: endpoint parallel_data task_data actual_parallelism:u32 index:u32 flags:i32@ompt_task_flag_t ; */
/*:     region:u64 -> () */
    TRACE__EVENT(2, "implicit_task", "\4\4\0\34\10\20\0\0Eactual_parallelism\0Eindex\0\6@flags\0\12Gregion\0c\4\24\0A\4\3\0A\4\4\5\10\7\14\0C"),
};

static trace__call trace__omp_lock_destroy_events[] = {
/*: destroy:other: kind:i32@ompt_mutex_t wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:other", "\24\4\0 \10\20\0\0\6@kind\0\3Gwait_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\0B\1\4\2\14\4\24\0C"),
/*: destroy:lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: destroy:test_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:test_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: destroy:nest_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:nest_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: destroy:test_nest_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:test_nest_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: destroy:critical: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:critical", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: destroy:atomic: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:atomic", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: destroy:ordered: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "destroy:ordered", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
};

static trace__call trace__omp_lock_init_events[] = {
/*: init:other: kind:i32@ompt_mutex_t hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:other", "\24\6\0(\10\30\0\0\6@kind\0\3Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\6 \0A\6\0B\1\4\2\10\3\14\4\24\6\34\0G"),
/*: init:lock: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:lock", "\24\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: init:test_lock: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:test_lock", "\24\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: init:nest_lock: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:nest_lock", "\24\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: init:test_nest_lock: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:test_nest_lock", "\24\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: init:critical: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:critical", "\24\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: init:atomic: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:atomic", "\24\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: init:ordered: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "init:ordered", "\24\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
};

static trace__call trace__omp_masked_events[] = {
/*: masked: endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "masked", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\3\0A\5\10\6\20\0A\24\0C"),
};

static trace__call trace__omp_mutex_acquire_events[] = {
    TRACE__NO_EVENT,
/*: acquire:lock: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(3, "acquire:lock", "\4\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: acquire:critical: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(3, "acquire:critical", "\4\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: acquire:atomic: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(3, "acquire:atomic", "\4\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
/*: acquire:ordered: kind hint:u32 impl:u32 wait_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(3, "acquire:ordered", "\4\5\0$\10\30\0\0Ehint\0Eimpl\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\1\0A\2\4\3\10\4\20\6\30\0A\34\0G"),
};

static trace__call trace__omp_mutex_acquired_events2[] = {
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: critical: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(3, "critical", "\4\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: atomic: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(3, "atomic", "\4\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: ordered: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(3, "ordered", "\4\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
};

static trace__call trace__omp_mutex_acquired_events3[] = {
/*: acquired:other: kind:i32@ompt_mutex_t wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "acquired:other", "\24\4\0 \10\20\0\0\6@kind\0\3Gwait_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\0B\1\4\2\14\4\24\0C"),
    TRACE__NO_EVENT,
/*: acquired:test_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "acquired:test_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: acquired:nest_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "acquired:nest_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: acquired:test_nest_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "acquired:test_nest_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
};

static trace__call trace__omp_mutex_released_events2[] = {
/*: released:other: kind:i32@ompt_mutex_t wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "released:other", "\24\4\0 \10\20\0\0\6@kind\0\3Gwait_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\0B\1\4\2\14\4\24\0C"),
/*: released:lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "released:lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: released:test_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "released:test_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: released:nest_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "released:nest_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
/*: released:test_nest_lock: kind wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "released:test_nest_lock", "\24\3\0\34\10\20\0\0Gwait_id\0Lcodeptr_ra\0Owhere\0c\3\24\0A\4\1\0A\2\10\4\20\0A\24\0C"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
};

static trace__call trace__omp_nest_lock_events[] = {
/*: nest_lock: endpoint:i32@ompt_scope_endpoint_t wait_id:u64 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "nest_lock", "\24\4\0 \10\20\0\0\6@endpoint\0\5Gwait_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\0B\1\4\2\14\4\24\0C"),
};

static trace__call trace__omp_parallel_begin_events[] = {
/*: parallel: encountering_task_data encountering_task_frame parallel_data requested_parallelism:u32 */
/*:     flags:i32@ompt_parallel_flag_t codeptr_ra:ptr ; region:u64 where:strid -> () */
    TRACE__EVENT(1, "parallel",
    "\4\5\0$\10\30\0\0Erequested_parallelism\0\6@flags\0\4Lcodeptr_ra\0Gregion\0Owhere\0c\5\34\0A\6\3\0A\4\4\5\10\7\20\10\30\0A\34\0G"),
};

static trace__call trace__omp_reduction_events[] = {
/*: reduction: kind:i32@ompt_sync_region_t endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> */
/*:     () */
    TRACE__EVENT(2, "reduction", "\4\4\0 \10\20\0\0\6@kind\0\7Lcodeptr_ra\0Gtask\0Owhere\0c\4\30\0A\4\0B\4\4\6\14\7\24\0C"),
};

static trace__call trace__omp_sync_region_events[] = {
/*: other: kind:i32@ompt_sync_region_t endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "other", "\4\4\0 \10\20\0\0\6@kind\0\7Lcodeptr_ra\0Gtask\0Owhere\0c\4\30\0A\4\0B\4\4\6\14\7\24\0C"),
/*: barrier: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "barrier", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: barrier_implicit: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "barrier_implicit", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: barrier_explicit: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "barrier_explicit", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: barrier_implementation: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "barrier_implementation", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: taskwait: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "taskwait", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: taskgroup: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "taskgroup", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: reduction: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "reduction", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: barrier_implicit_workshare: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "barrier_implicit_workshare", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: barrier_implicit_parallel: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "barrier_implicit_parallel", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: barrier_teams: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "barrier_teams", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
};

static trace__call trace__omp_sync_region_wait_events[] = {
/*: wait:other: kind:i32@ompt_sync_region_t endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid */
/*:     -> () */
    TRACE__EVENT(3, "wait:other", "\4\4\0 \10\20\0\0\6@kind\0\7Lcodeptr_ra\0Gtask\0Owhere\0c\4\30\0A\4\0B\4\4\6\14\7\24\0C"),
/*: wait:barrier: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:barrier", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:barrier_implicit: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:barrier_implicit", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:barrier_explicit: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:barrier_explicit", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:barrier_implementation: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:barrier_implementation", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:taskwait: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:taskwait", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:taskgroup: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:taskgroup", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:reduction: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:reduction", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:barrier_implicit_workshare: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> */
/*:     () */
    TRACE__EVENT(3, "wait:barrier_implicit_workshare", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:barrier_implicit_parallel: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> */
/*:     () */
    TRACE__EVENT(3, "wait:barrier_implicit_parallel", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
/*: wait:barrier_teams: kind endpoint parallel_data task_data codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(3, "wait:barrier_teams", "\4\3\0\34\10\20\0\0Lcodeptr_ra\0Gtask\0Owhere\0c\3\24\0A\4\4\0A\6\10\7\20\0A\24\0C"),
};

static trace__call trace__omp_target_events[] = {
/*: target:other: kind:i32@ompt_target_t endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; */
/*:     where:strid -> () */
    TRACE__EVENT(1, "target:other",
    "\4\5\0$\10\30\0\0\6@kind\0\11Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\5\34\0A\6\0B\2\4\4\10\5\20\7\30\0A\34\0G"),
/*: target: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(1, "target", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
/*: target:enter_data: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(1, "target:enter_data", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
/*: target:exit_data: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(1, "target:exit_data", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
/*: target:update: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(1, "target:update", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: target:nowait: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(1, "target:nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
/*: target:enter_data_nowait: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> */
/*:     () */
    TRACE__EVENT(1, "target:enter_data_nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
/*: target:exit_data_nowait: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(1, "target:exit_data_nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
/*: target:update_nowait: kind endpoint device_num:i32 task_data target_id:u64 codeptr_ra:ptr ; where:strid -> () */
    TRACE__EVENT(1, "target:update_nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Gtarget_id\0Lcodeptr_ra\0Owhere\0c\4\30\0A\4\2\0A\4\4\5\14\7\24\0C"),
};

static trace__call trace__omp_target_data_op_events[] = {
/*: target_data_op:other: target_id:u64 host_op_id optype:i32@ompt_target_data_op_t src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:other", 
    "\24\12\0B\10 \0\0Gtarget_id\0\6@optype\0\10Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0\3\33direction\0Owhere\0c"
    "\12:\0A\12\0B\2\10\3\14\4\24\5\30\6 \7$\10,\0124\0136\0G"),
/*: target_data_op:alloc: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:alloc", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0A\12\0B"
    "\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:transfer_to_device: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:transfer_to_device", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:transfer_from_device: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> */
/*:     instant */
    TRACE__EVENT(1, "target_data_op:transfer_from_device", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:delete: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:delete", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0A\12\0B"
    "\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:associate: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:associate", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0A\12\0B"
    "\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:disassociate: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:disassociate", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0A\12\0B"
    "\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:transfer: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:transfer", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:memset: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:memset", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:transfer_rect: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:transfer_rect", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: target_data_op:alloc_async: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:alloc_async", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0A\12\0B"
    "\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:transfer_to_device_async: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> */
/*:     instant */
    TRACE__EVENT(1, "target_data_op:transfer_to_device_async", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:transfer_from_device_async: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> */
/*:     instant */
    TRACE__EVENT(1, "target_data_op:transfer_from_device_async", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:delete_async: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:delete_async", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0A\12\0B"
    "\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: target_data_op:transfer_async: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:transfer_async", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:memset_async: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 dest_addr:ptr */
/*:     dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> instant */
    TRACE__EVENT(1, "target_data_op:memset_async", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
/*: target_data_op:transfer_rect_async: target_id:u64 host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; direction:u16/DIRECTION where:strid -> */
/*:     instant */
    TRACE__EVENT(1, "target_data_op:transfer_rect_async", 
    "\24\11\0>\10 \0\0Gtarget_id\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0\3\33direction\0Owhere\0c\0116\0"
    "A\12\0B\3\10\4\20\5\24\6\34\7 \10(\0120\0132\0A6\0G"),
};

static trace__call trace__omp_target_data_op_emi_events[] = {
/*: target_data_op:other: endpoint target_task_data target_data host_op_id optype:i32@ompt_target_data_op_t */
/*:     src_addr:ptr src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:other", 
    "\4\12\0B\10 \0\0\6@optype\0\10Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\12:"
    "\0A\12\4\0A\5\4\6\14\7\20\10\30\11\34\12$\14,\0154\0176\0G"),
/*: target_data_op:alloc: endpoint target_task_data target_data host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; target:u64 direction:u16/DIRECTION address */
/*:     where:strid -> address:ptr */
    TRACE__EVENT(1, "target_data_op:alloc", 
    "\4\11\1>\20 \10\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0Laddress\0c\0116\0A"
    "\12\5\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0Ga\10\16\0E"),
/*: target_data_op:transfer_to_device: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer_to_device", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:transfer_from_device: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer_from_device", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:delete: endpoint target_task_data target_data host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; target:u64 direction:u16/DIRECTION _ */
/*:     where:strid -> () */
    TRACE__EVENT(1, "target_data_op:delete", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5\0A\6\10"
    "\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:associate: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:associate", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5\0A\6\10"
    "\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:disassociate: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:disassociate", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5\0A\6\10"
    "\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:transfer: endpoint target_task_data target_data host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 direction:u16/DIRECTION _ */
/*:     where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:memset: endpoint target_task_data target_data host_op_id optype src_addr:ptr src_device_num:i32 */
/*:     dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 direction:u16/DIRECTION _ */
/*:     where:strid -> () */
    TRACE__EVENT(1, "target_data_op:memset", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:transfer_rect: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer_rect", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: target_data_op:alloc_async: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION address where:strid -> address:ptr */
    TRACE__EVENT(1, "target_data_op:alloc_async", 
    "\4\11\1>\20 \10\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0Laddress\0c\0116\0A"
    "\12\5\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0Ga\10\16\0E"),
/*: target_data_op:transfer_to_device_async: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer_to_device_async", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:transfer_from_device_async: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer_from_device_async", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:delete_async: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64 codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:delete_async", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0Gbytes\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5\0A\6\10"
    "\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: target_data_op:transfer_async: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer_async", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:memset_async: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:memset_async", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
/*: target_data_op:transfer_rect_async: endpoint target_task_data target_data host_op_id optype src_addr:ptr */
/*:     src_device_num:i32 dest_addr:ptr dest_device_num:i32 bytes:u64/BYTES/B codeptr_ra:ptr ; target:u64 */
/*:     direction:u16/DIRECTION _ where:strid -> () */
    TRACE__EVENT(1, "target_data_op:transfer_rect_async", 
    "\4\11\0>\10 \0\0Lsrc_addr\0F\4device_num\0Ldest_addr\0F\5device_num\0\7\202bytes\0B\0Lcodeptr_ra\0Gtarget\0\3\33direction\0Owhere\0c\0116\0A\12\5"
    "\0A\6\10\7\14\10\24\11\30\12 \14(\0150\0172\0A6\0G"),
};

static trace__call trace__omp_target_emi_events[] = {
/*: target:other: kind:i32@ompt_target_t endpoint device_num:i32 task_data target_task_data target_data */
/*:     codeptr_ra:ptr ; target:u64 where:strid -> () */
    TRACE__EVENT(1, "target:other", "\4\5\0$\10\30\0\0\6@kind\0\11Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\5\34\0A\6\0B\2\4\6\10\10\20\11\30\0A\34\0G"),
/*: target: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; target:u64 */
/*:     where:strid -> () */
    TRACE__EVENT(1, "target", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
/*: target:enter_data: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; */
/*:     target:u64 where:strid -> () */
    TRACE__EVENT(1, "target:enter_data", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
/*: target:exit_data: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; */
/*:     target:u64 where:strid -> () */
    TRACE__EVENT(1, "target:exit_data", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
/*: target:update: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; target:u64 */
/*:     where:strid -> () */
    TRACE__EVENT(1, "target:update", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
    TRACE__NO_EVENT,
/*: target:nowait: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; target:u64 */
/*:     where:strid -> () */
    TRACE__EVENT(1, "target:nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
/*: target:enter_data_nowait: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; */
/*:     target:u64 where:strid -> () */
    TRACE__EVENT(1, "target:enter_data_nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
/*: target:exit_data_nowait: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; */
/*:     target:u64 where:strid -> () */
    TRACE__EVENT(1, "target:exit_data_nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
/*: target:update_nowait: kind endpoint device_num:i32 task_data target_task_data target_data codeptr_ra:ptr ; */
/*:     target:u64 where:strid -> () */
    TRACE__EVENT(1, "target:update_nowait", "\4\4\0 \10\20\0\0Fdevice_num\0Lcodeptr_ra\0Gtarget\0Owhere\0c\4\30\0A\4\2\0A\6\4\10\14\11\24\0C"),
};

static trace__call trace__omp_target_map_events[] = {
/*: target_map: target_id:u64 nitems:u32 host_addr[nitems]:ptr device_addr[nitems]:ptr bytes[nitems]:u64 */
/*:     mapping_flags[nitems]:u32 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "target_map", 
    "\24\10\0\270\16\10\300\1\0\0Gtarget_id\0Enitems\0lhost_addr\0ldevice_addr\0gbytes\0emapping_flags\0Lcodeptr_ra\0Owhere\0c\2\14\0A\2\0B\1\10\0G"
    "h\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\10\4\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\4\5\0E\1\4\0H@\0A\4\0C\4\0C\1\0"
    "Kc\2\14\0A\2\6\0A\10\10\0G"),
};

static trace__call trace__omp_target_map_emi_events[] = {
/*: target_map: target_data nitems:u32 host_addr[nitems]:ptr device_addr[nitems]:ptr bytes[nitems]:u64 */
/*:     mapping_flags[nitems]:u32 codeptr_ra:ptr ; where:strid -> instant */
    TRACE__EVENT(3, "target_map", 
    "\24\7\0\260\16\10\270\1\0\0Enitems\0lhost_addr\0ldevice_addr\0gbytes\0emapping_flags\0Lcodeptr_ra\0Owhere\0a\4\1\0Eh\10\2\0E\1\4\0H@\0A\10\0C\10"
    "\0C\1\0Kh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\10\4\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\4\5\0E\1\4\0H@\0A\4\0C\4\0C\1\0Kc\2\14\0A\2\6\0A\10\10\0G"),
};

static trace__call trace__omp_target_submit_events[] = {
/*: target_submit: target_id:u64 host_op_id requested_num_teams:u32 -> instant */
    TRACE__EVENT(1, "target_submit", "\24\2\0\24\10\20\0\0Gtarget_id\0Erequested_num_teams\0c\2\14\0A\2\0B\2\10\0G"),
};

static trace__call trace__omp_target_submit_emi_events[] = {
/*: target_submit: endpoint target_data host_op_id requested_num_teams:u32 ; target:u64 -> () */
    TRACE__EVENT(1, "target_submit", "\4\2\0\24\10\20\0\0Erequested_num_teams\0Gtarget\0c\2\14\0A\2\3\0A\5\4\0G"),
};

static trace__call trace__omp_task_create_events[] = {
/*: task_create: encountering_task_data encountering_task_frame new_task_data flags:i32@ompt_task_flag_t */
/*:     has_dependences:i32 codeptr_ra:ptr ; task:u64 parent:u64 where:strid -> instant */
    TRACE__EVENT(2, "task_create",
    "\24\6\0,\10\30\0\0\6@flags\0\12Fhas_dependences\0Lcodeptr_ra\0Gtask\0Gparent\0Owhere\0c\6$\0A\6\3\0A\4\4\5\10\7\20\10\30\11 \0G"),
};

static trace__call trace__omp_task_dependence_events[] = {
/*: task_dependence: src_task_data sink_task_data ; source:u64 sink:u64 -> instant */
    TRACE__EVENT(3, "task_dependence", "\24\2\0\30\10\20\0\0Gsource\0Gsink\0c\2\20\0A\2\3\0A\4\10\0G"),
};

static trace__call trace__omp_thread_begin_events[] = {
/*: thread_begin: thread_type:i32@ompt_thread_t thread_data -> instant */
    TRACE__EVENT(2, "thread_begin", "\24\1\0\14\10\10\0\0\6@thread_type\0\13a\4\0F"),
};

static trace__call trace__omp_thread_end_events[] = {
/*: thread_end: thread_data -> instant */
    TRACE__EVENT(2, "thread_end", "\24\0\0\10\10\0\0\0"),
};

static trace__call trace__omp_work_events[] = {
/*: other: work_type:i32@ompt_work_t endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 */
/*:     where:strid -> () */
    TRACE__EVENT(2, "other", "\4\5\0(\10\30\0\0\6@work_type\0\14Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\5 \0A\6\0B\4\4\5\14\7\24\10\34\0A \0G"),
/*: loop: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "loop", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: sections: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "sections", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: single_executor: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> */
/*:     () */
    TRACE__EVENT(2, "single_executor", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: single_other: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "single_other", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: workshare: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "workshare", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: distribute: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "distribute", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: taskloop: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "taskloop", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: scope: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "scope", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: workdistribute: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "workdistribute", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: loop_static: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "loop_static", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: loop_dynamic: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "loop_dynamic", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: loop_guided: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "loop_guided", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
/*: loop_other: work_type endpoint parallel_data task_data count:u64 codeptr_ra:ptr ; task:u64 where:strid -> () */
    TRACE__EVENT(2, "loop_other", "\4\4\0$\10\20\0\0Gcount\0Lcodeptr_ra\0Gtask\0Owhere\0c\4\34\0A\4\4\0A\5\10\7\20\10\30\0C"),
};

static void trace__omp_on_cancel(void *task_data, int32_t flags, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)task_data, (uint64_t)flags, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_task_id(task_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_cancel_events, 0), 1, trace__v, trace__stamp);
    }
}

static int32_t trace__omp_on_control_tool(uint64_t command, uint64_t modifier, void *arg, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    int32_t result = 0;
    result = trace__omp_control(command);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {command, modifier, (uintptr_t)arg, (uintptr_t)codeptr_ra, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_control_tool_events, 0), 1, trace__v, trace__stamp);
    }
    return result;
}

static void trace__omp_on_dependences(void *task_data, const void *deps, int32_t ndeps)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)task_data, (uintptr_t)deps, (uint64_t)ndeps, 0,
            (uint64_t)(trace__omp_task_id(task_data))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_dependences_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_device_finalize(int32_t device_num)
{
    uint64_t trace__stamp = 0;
    trace__omp_device_end(device_num);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)device_num, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_device_finalize_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_device_initialize(int32_t device_num, const void *type, void *device, void *lookup, const void *documentation)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)device_num, (uintptr_t)type, (uintptr_t)device, (uintptr_t)lookup, (uintptr_t)documentation, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_device_initialize_events, 0), 1, trace__v, trace__stamp);
    }
    trace__omp_device_begin(device_num, (const char *)type, device, lookup);
}

static void trace__omp_on_device_load(int32_t device_num, const void *filename, int64_t offset_in_file, void *vma_in_file, uint64_t bytes, void *host_addr,
    void *device_addr, uint64_t module_id)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)device_num, (uintptr_t)filename, (uint64_t)offset_in_file, (uintptr_t)vma_in_file, bytes, (uintptr_t)host_addr,
    (uintptr_t)device_addr, module_id, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_device_load_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_device_unload(int32_t device_num, uint64_t module_id)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)device_num, module_id, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_device_unload_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_dispatch(void *parallel_data, void *task_data, int kind, uint64_t instance)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)parallel_data, (uintptr_t)task_data, (uint64_t)kind, instance, 0,
            (uint64_t)(trace__omp_chunk(kind, instance, 0)),
            (uint64_t)(trace__omp_chunk(kind, instance, 1))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_dispatch_events, kind), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_error(int severity, const void *message, uint64_t length, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)severity, (uintptr_t)message, length, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_error_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_flush(void *thread_data, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)thread_data, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_flush_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_implicit_task(int endpoint, void *parallel_data, void *task_data, uint32_t actual_parallelism, uint32_t index, int32_t flags)
{
    uint64_t trace__stamp = 0;
    if (trace__omp_implicit(endpoint, parallel_data, task_data, flags, &trace__stamp)) return;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)endpoint, (uintptr_t)parallel_data, (uintptr_t)task_data, (uint64_t)actual_parallelism, (uint64_t)index,
    (uint64_t)flags, 0,
            (uint64_t)(trace__omp_id(task_data))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_implicit_task_events, 0), endpoint, trace__v,
    trace__stamp);
    }
}

static void trace__omp_on_lock_destroy(int kind, uint64_t wait_id, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, wait_id, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_lock_destroy_events, kind), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_lock_init(int kind, uint32_t hint, uint32_t impl, uint64_t wait_id, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)hint, (uint64_t)impl, wait_id, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_lock_init_events, kind), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_masked(int endpoint, void *parallel_data, void *task_data, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)endpoint, (uintptr_t)parallel_data, (uintptr_t)task_data, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_task_id(task_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_masked_events, 0), endpoint, trace__v, trace__stamp);
    }
}

static void trace__omp_on_mutex_acquire(int kind, uint32_t hint, uint32_t impl, uint64_t wait_id, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)hint, (uint64_t)impl, wait_id, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_mutex_acquire_events, kind), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_mutex_acquired(int kind, uint64_t wait_id, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, wait_id, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_mutex_acquire_events, kind), 2, trace__v, trace__stamp);
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_mutex_acquired_events2, kind), 1, trace__v, trace__stamp);
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_mutex_acquired_events3, kind), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_mutex_released(int kind, uint64_t wait_id, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, wait_id, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_mutex_acquired_events2, kind), 2, trace__v, trace__stamp);
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_mutex_released_events2, kind), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_nest_lock(int endpoint, uint64_t wait_id, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)endpoint, wait_id, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_nest_lock_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_parallel_begin(void *encountering_task_data, const void *encountering_task_frame, void *parallel_data,
    uint32_t requested_parallelism, int32_t flags, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    trace__omp_region(parallel_data, codeptr_ra);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)encountering_task_data, (uintptr_t)encountering_task_frame, (uintptr_t)parallel_data,
    (uint64_t)requested_parallelism, (uint64_t)flags, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_id(parallel_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_parallel_begin_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_parallel_end(void *parallel_data, void *encountering_task_data, int32_t flags, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    trace__omp_region_over(parallel_data);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)parallel_data, (uintptr_t)encountering_task_data, (uint64_t)flags, (uintptr_t)codeptr_ra, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_parallel_begin_events, 0), 2, trace__v, trace__stamp);
    }
}

static void trace__omp_on_reduction(int kind, int endpoint, void *parallel_data, void *task_data, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)endpoint, (uintptr_t)parallel_data, (uintptr_t)task_data, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_task_id(task_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_reduction_events, 0), endpoint, trace__v, trace__stamp);
    }
}

static void trace__omp_on_sync_region(int kind, int endpoint, void *parallel_data, void *task_data, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    trace__stamp = trace__omp_synchronizes(kind, endpoint, parallel_data, task_data);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)endpoint, (uintptr_t)parallel_data, (uintptr_t)task_data, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_task_id(task_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_sync_region_events, kind), endpoint, trace__v,
    trace__stamp);
    }
}

static void trace__omp_on_sync_region_wait(int kind, int endpoint, void *parallel_data, void *task_data, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    trace__stamp = endpoint == 2 ? trace__omp_ended(parallel_data, task_data) : 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)endpoint, (uintptr_t)parallel_data, (uintptr_t)task_data, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_task_id(task_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_sync_region_wait_events, kind), endpoint, trace__v,
    trace__stamp);
    }
}

static void trace__omp_on_target(int kind, int endpoint, int32_t device_num, void *task_data, uint64_t target_id, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)endpoint, (uint64_t)device_num, (uintptr_t)task_data, target_id, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_events, kind), endpoint, trace__v, trace__stamp);
    }
}

static void trace__omp_on_target_data_op(uint64_t target_id, uint64_t host_op_id, int optype, void *src_addr, int32_t src_device_num, void *dest_addr,
    int32_t dest_device_num, uint64_t bytes, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {target_id, host_op_id, (uint64_t)optype, (uintptr_t)src_addr, (uint64_t)src_device_num, (uintptr_t)dest_addr,
    (uint64_t)dest_device_num, bytes, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_direction(optype, src_device_num, dest_device_num)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_data_op_events, optype), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_target_data_op_emi(int endpoint, void *target_task_data, void *target_data, void *host_op_id, int optype, void *src_addr,
    int32_t src_device_num, void *dest_addr, int32_t dest_device_num, uint64_t bytes, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (endpoint == 1) trace__omp_operation(host_op_id, target_data);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)endpoint, (uintptr_t)target_task_data, (uintptr_t)target_data, (uintptr_t)host_op_id, (uint64_t)optype,
    (uintptr_t)src_addr, (uint64_t)src_device_num, (uintptr_t)dest_addr, (uint64_t)dest_device_num, bytes, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_id(target_data)),
            (uint64_t)(trace__omp_direction(optype, src_device_num, dest_device_num)),
            (uint64_t)((uintptr_t)dest_addr),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_data_op_emi_events, optype), endpoint, trace__v,
    trace__stamp);
    }
    if (endpoint == 1) trace__omp_launch(host_op_id);
}

static void trace__omp_on_target_emi(int kind, int endpoint, int32_t device_num, void *task_data, void *target_task_data, void *target_data,
    const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (endpoint == 1) trace__omp_target(target_data, codeptr_ra);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)kind, (uint64_t)endpoint, (uint64_t)device_num, (uintptr_t)task_data, (uintptr_t)target_task_data,
    (uintptr_t)target_data, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_id(target_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_emi_events, kind), endpoint, trace__v,
    trace__stamp);
    }
}

static void trace__omp_on_target_map(uint64_t target_id, uint32_t nitems, void *host_addr, void *device_addr, void *bytes, void *mapping_flags,
    const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {target_id, (uint64_t)nitems, (uintptr_t)host_addr, (uintptr_t)device_addr, (uintptr_t)bytes, (uintptr_t)mapping_flags,
    (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_map_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_target_map_emi(void *target_data, uint32_t nitems, void *host_addr, void *device_addr, void *bytes, void *mapping_flags,
    const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)target_data, (uint64_t)nitems, (uintptr_t)host_addr, (uintptr_t)device_addr, (uintptr_t)bytes,
    (uintptr_t)mapping_flags, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_map_emi_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_target_submit(uint64_t target_id, uint64_t host_op_id, uint32_t requested_num_teams)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {target_id, host_op_id, (uint64_t)requested_num_teams, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_submit_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_target_submit_emi(int endpoint, void *target_data, void *host_op_id, uint32_t requested_num_teams)
{
    uint64_t trace__stamp = 0;
    if (endpoint == 1) trace__omp_operation(host_op_id, target_data);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)endpoint, (uintptr_t)target_data, (uintptr_t)host_op_id, (uint64_t)requested_num_teams, 0,
            (uint64_t)(trace__omp_id(target_data))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_target_submit_emi_events, 0), endpoint, trace__v,
    trace__stamp);
    }
    if (endpoint == 1) trace__omp_launch(host_op_id);
}

static void trace__omp_on_task_create(void *encountering_task_data, const void *encountering_task_frame, void *new_task_data, int32_t flags,
    int32_t has_dependences, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    trace__omp_task(new_task_data, codeptr_ra);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)encountering_task_data, (uintptr_t)encountering_task_frame, (uintptr_t)new_task_data, (uint64_t)flags,
    (uint64_t)has_dependences, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_task_id(new_task_data)),
            (uint64_t)(trace__omp_task_id(encountering_task_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_task_create_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_task_dependence(void *src_task_data, void *sink_task_data)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)src_task_data, (uintptr_t)sink_task_data, 0,
            (uint64_t)(trace__omp_task_id(src_task_data)),
            (uint64_t)(trace__omp_task_id(sink_task_data))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_task_dependence_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_task_schedule(void *prior_task_data, int prior_task_status, void *next_task_data)
{
    trace__omp_schedule(prior_task_data, prior_task_status, next_task_data);
}

static void trace__omp_on_thread_begin(int thread_type, void *thread_data)
{
    uint64_t trace__stamp = 0;
    trace__omp_thread(thread_type);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)thread_type, (uintptr_t)thread_data, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_thread_begin_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_thread_end(void *thread_data)
{
    uint64_t trace__stamp = 0;
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uintptr_t)thread_data, 0};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_thread_end_events, 0), 1, trace__v, trace__stamp);
    }
}

static void trace__omp_on_work(int work_type, int endpoint, void *parallel_data, void *task_data, uint64_t count, const void *codeptr_ra)
{
    uint64_t trace__stamp = 0;
    trace__omp_works(work_type, endpoint, task_data);
    if (TRACE__LEVEL(TRACE_SOURCE_OMP)) {
        uint64_t trace__v[] = {(uint64_t)work_type, (uint64_t)endpoint, (uintptr_t)parallel_data, (uintptr_t)task_data, count, (uintptr_t)codeptr_ra, 0,
            (uint64_t)(trace__omp_task_id(task_data)),
            (uint64_t)(trace__omp_where(codeptr_ra))};
        trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP, TRACE__EVENT_OF(trace__omp_work_events, work_type), endpoint, trace__v, trace__stamp);
    }
}

static const trace__callback trace__omp_callbacks[] = { /* number, level, function, name */
    {30, 2, (trace__function)trace__omp_on_cancel, "cancel"},
    {11, 1, (trace__function)trace__omp_on_control_tool, "control_tool"},
    {18, 3, (trace__function)trace__omp_on_dependences, "dependences"},
    {13, 1, (trace__function)trace__omp_on_device_finalize, "device_finalize"},
    {12, 1, (trace__function)trace__omp_on_device_initialize, "device_initialize"},
    {14, 1, (trace__function)trace__omp_on_device_load, "device_load"},
    {15, 1, (trace__function)trace__omp_on_device_unload, "device_unload"},
    {32, 3, (trace__function)trace__omp_on_dispatch, "dispatch"},
    {37, 1, (trace__function)trace__omp_on_error, "error"},
    {29, 3, (trace__function)trace__omp_on_flush, "flush"},
    {7, 2, (trace__function)trace__omp_on_implicit_task, "implicit_task"},
    {25, 3, (trace__function)trace__omp_on_lock_destroy, "lock_destroy"},
    {24, 3, (trace__function)trace__omp_on_lock_init, "lock_init"},
    {21, 2, (trace__function)trace__omp_on_masked, "masked"},
    {26, 3, (trace__function)trace__omp_on_mutex_acquire, "mutex_acquire"},
    {27, 3, (trace__function)trace__omp_on_mutex_acquired, "mutex_acquired"},
    {17, 3, (trace__function)trace__omp_on_mutex_released, "mutex_released"},
    {28, 3, (trace__function)trace__omp_on_nest_lock, "nest_lock"},
    {3, 1, (trace__function)trace__omp_on_parallel_begin, "parallel_begin"},
    {4, 1, (trace__function)trace__omp_on_parallel_end, "parallel_end"},
    {31, 2, (trace__function)trace__omp_on_reduction, "reduction"},
    {23, 2, (trace__function)trace__omp_on_sync_region, "sync_region"},
    {16, 3, (trace__function)trace__omp_on_sync_region_wait, "sync_region_wait"},
    {8, 1, (trace__function)trace__omp_on_target, "target"},
    {9, 1, (trace__function)trace__omp_on_target_data_op, "target_data_op"},
    {34, 1, (trace__function)trace__omp_on_target_data_op_emi, "target_data_op_emi"},
    {33, 1, (trace__function)trace__omp_on_target_emi, "target_emi"},
    {22, 3, (trace__function)trace__omp_on_target_map, "target_map"},
    {36, 3, (trace__function)trace__omp_on_target_map_emi, "target_map_emi"},
    {10, 1, (trace__function)trace__omp_on_target_submit, "target_submit"},
    {35, 1, (trace__function)trace__omp_on_target_submit_emi, "target_submit_emi"},
    {5, 2, (trace__function)trace__omp_on_task_create, "task_create"},
    {19, 3, (trace__function)trace__omp_on_task_dependence, "task_dependence"},
    {6, 2, (trace__function)trace__omp_on_task_schedule, "task_schedule"},
    {1, 2, (trace__function)trace__omp_on_thread_begin, "thread_begin"},
    {2, 2, (trace__function)trace__omp_on_thread_end, "thread_end"},
    {20, 2, (trace__function)trace__omp_on_work, "work"},
    {0, 0, NULL, NULL},
};

/* Generated: trace-gen emit --rules ze.rules --part calls ze-1.32.0.model
 * Change the rules, not this file. */
#define trace__ze_loaded(X) X("/libze_loader.so")
#define trace__ze_open(X) X("libze_loader.so.1")
#define trace__ze_absent 2013265921 /* what a caller gets of a function that no library has */
#define trace__ze_symbol(name) name
#define trace__ze_static 0
#define trace__ze_declare_linked(id, name)
#define trace__ze_linked(id) NULL
#define trace__ze_layered TRACE__LAYERED
#define trace__ze_shown TRACE__WRAPPER
#define trace__ze_source_id TRACE_SOURCE_ZE
#define trace__ze_model NULL
#define trace__ze_read NULL
#define trace__ze_first NULL
#define trace__ze_error NULL
#ifndef TRACE__BYTES12
#define TRACE__BYTES12
typedef struct trace__bytes12 { uint32_t b[3]; } trace__bytes12;
#endif
#ifndef TRACE__BYTES64
#define TRACE__BYTES64
typedef struct trace__bytes64 { uint32_t b[16]; } trace__bytes64;
#endif
#ifndef TRACE__BYTES16
#define TRACE__BYTES16
typedef struct trace__bytes16 { uint32_t b[4]; } trace__bytes16;
#endif

/* what hangs on structures, by the enumerator that it begins with */
static trace__link trace__ze_links[] = {
    {"ze_structure_type_t", 1, {"ze_driver_properties_t\0" "_:copy{_ze_driver_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 2, {"ze_driver_ipc_properties_t\0" "_:copy{_ze_driver_ipc_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 3, {"ze_device_properties_t\0" "_:copy{_ze_device_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 4, {"ze_device_compute_properties_t\0" "_:copy{_ze_device_compute_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 5, {"ze_device_module_properties_t\0" "_:copy{_ze_device_module_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 6, {"ze_command_queue_group_properties_t\0" "_:copy{_ze_command_queue_group_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 7, {"ze_device_memory_properties_t\0" "_:copy{_ze_device_memory_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 8, {"ze_device_memory_access_properties_t\0" "_:copy{_ze_device_memory_access_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 9, {"ze_device_cache_properties_t\0" "_:copy{_ze_device_cache_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 10, {"ze_device_image_properties_t\0" "_:copy{_ze_device_image_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 11, {"ze_device_p2p_properties_t\0" "_:copy{_ze_device_p2p_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 12, {"ze_device_external_memory_properties_t\0" "_:copy{_ze_device_external_memory_properties_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 13, {"ze_context_desc_t\0" "_:copy{_ze_context_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 14, {"ze_command_queue_desc_t\0" "_:copy{_ze_command_queue_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 15, {"ze_command_list_desc_t\0" "_:copy{_ze_command_list_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 16, {"ze_event_pool_desc_t\0" "_:copy{_ze_event_pool_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 17, {"ze_event_desc_t\0" "_:copy{_ze_event_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 18, {"ze_fence_desc_t\0" "_:copy{_ze_fence_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 19, {"ze_image_desc_t\0" "_:copy{_ze_image_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 20, {"ze_image_properties_t\0" "_:copy{_ze_image_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 21, {"ze_device_mem_alloc_desc_t\0" "_:copy{_ze_device_mem_alloc_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 22, {"ze_host_mem_alloc_desc_t\0" "_:copy{_ze_host_mem_alloc_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 23, {"ze_memory_allocation_properties_t\0" "_:copy{_ze_memory_allocation_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 24, {"ze_external_memory_export_desc_t\0" "_:copy{_ze_external_memory_export_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 25, {"ze_external_memory_import_fd_t\0" "_:copy{_ze_external_memory_import_fd_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 26, {"ze_external_memory_export_fd_t\0" "_:copy{_ze_external_memory_export_fd_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 27, {"ze_module_desc_t\0" "_:copy{_ze_module_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 28, {"ze_module_properties_t\0" "_:copy{_ze_module_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 29, {"ze_kernel_desc_t\0" "_:copy{_ze_kernel_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 30, {"ze_kernel_properties_t\0" "_:copy{_ze_kernel_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 31, {"ze_sampler_desc_t\0" "_:copy{_ze_sampler_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 32, {"ze_physical_mem_desc_t\0" "_:copy{_ze_physical_mem_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 33, {"ze_kernel_preferred_group_size_properties_t\0" "_:copy{_ze_kernel_preferred_group_size_properties_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 34, {"ze_external_memory_import_win32_handle_t\0" "_:copy{_ze_external_memory_import_win32_handle_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 35, {"ze_external_memory_export_win32_handle_t\0" "_:copy{_ze_external_memory_export_win32_handle_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65537, {"ze_device_raytracing_ext_properties_t\0" "_:copy{_ze_device_raytracing_ext_properties_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65538, {"ze_raytracing_mem_alloc_ext_desc_t\0" "_:copy{_ze_raytracing_mem_alloc_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65539, {"ze_float_atomic_ext_properties_t\0" "_:copy{_ze_float_atomic_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 65540, {"ze_cache_reservation_ext_desc_t\0" "_:copy{_ze_cache_reservation_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 65541, {"ze_eu_count_ext_t\0" "_:copy{_ze_eu_count_ext_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65542, {"ze_srgb_ext_desc_t\0" "_:copy{_ze_srgb_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65543, {"ze_linkage_inspection_ext_desc_t\0" "_:copy{_ze_linkage_inspection_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 65544, {"ze_pci_ext_properties_t\0" "_:copy{_ze_pci_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65545, {"ze_driver_memory_free_ext_properties_t\0" "_:copy{_ze_driver_memory_free_ext_properties_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65546, {"ze_memory_free_ext_desc_t\0" "_:copy{_ze_memory_free_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 65547, {"ze_memory_compression_hints_ext_desc_t\0" "_:copy{_ze_memory_compression_hints_ext_desc_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65548, {"ze_image_allocation_ext_properties_t\0" "_:copy{_ze_image_allocation_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65549, {"ze_device_luid_ext_properties_t\0" "_:copy{_ze_device_luid_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 65550, {"ze_device_memory_ext_properties_t\0" "_:copy{_ze_device_memory_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 65551, {"ze_device_ip_version_ext_t\0" "_:copy{_ze_device_ip_version_ext_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 65552, {"ze_image_view_planar_ext_desc_t\0" "_:copy{_ze_image_view_planar_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 65553,
    {"ze_event_query_kernel_timestamps_ext_properties_t\0" "_:copy{_ze_event_query_kernel_timestamps_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65554,
    {"ze_event_query_kernel_timestamps_results_ext_properties_t\0" "_:copy{_ze_event_query_kernel_timestamps_results_ext_properties_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65555, {"ze_kernel_max_group_size_properties_ext_t\0" "_:copy{_ze_kernel_max_group_size_properties_ext_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65556, {"ze_image_format_support_ext_properties_t\0" "_:copy{_ze_image_format_support_ext_properties_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65557, {"ze_device_readonly_memory_ext_properties_t\0" "_:copy{_ze_device_readonly_memory_ext_properties_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 65558, {"ze_relaxed_allocation_limits_ext_desc_t\0" "_:copy{_ze_relaxed_allocation_limits_ext_desc_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131073, {"ze_relaxed_allocation_limits_exp_desc_t\0" "_:copy{_ze_relaxed_allocation_limits_exp_desc_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131074, {"ze_module_program_exp_desc_t\0" "_:copy{_ze_module_program_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 131075, {"ze_scheduling_hint_exp_properties_t\0" "_:copy{_ze_scheduling_hint_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131076, {"ze_scheduling_hint_exp_desc_t\0" "_:copy{_ze_scheduling_hint_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 131077, {"ze_image_view_planar_exp_desc_t\0" "_:copy{_ze_image_view_planar_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131078, {"ze_device_properties_t\0" "_:copy{_ze_device_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131079, {"ze_image_memory_properties_exp_t\0" "_:copy{_ze_image_memory_properties_exp_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131080, {"ze_context_power_saving_hint_exp_desc_t\0" "_:copy{_ze_context_power_saving_hint_exp_desc_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131081, {"ze_copy_bandwidth_exp_properties_t\0" "_:copy{_ze_copy_bandwidth_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131082, {"ze_device_p2p_bandwidth_exp_properties_t\0" "_:copy{_ze_device_p2p_bandwidth_exp_properties_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131083, {"ze_fabric_vertex_exp_properties_t\0" "_:copy{_ze_fabric_vertex_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131084, {"ze_fabric_edge_exp_properties_t\0" "_:copy{_ze_fabric_edge_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131085, {"ze_memory_sub_allocations_exp_properties_t\0" "_:copy{_ze_memory_sub_allocations_exp_properties_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131086, {"ze_rtas_builder_exp_desc_t\0" "_:copy{_ze_rtas_builder_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 131087, {"ze_rtas_builder_build_op_exp_desc_t\0" "_:copy{_ze_rtas_builder_build_op_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131088, {"ze_rtas_builder_exp_properties_t\0" "_:copy{_ze_rtas_builder_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131089, {"ze_rtas_parallel_operation_exp_properties_t\0" "_:copy{_ze_rtas_parallel_operation_exp_properties_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131090, {"ze_rtas_device_exp_properties_t\0" "_:copy{_ze_rtas_device_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131091, {"ze_rtas_geometry_aabbs_exp_cb_params_t\0" "_:copy{_ze_rtas_geometry_aabbs_exp_cb_params_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131092, {"ze_event_pool_counter_based_exp_desc_t\0" "_:copy{_ze_event_pool_counter_based_exp_desc_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131093, {"ze_mutable_command_list_exp_properties_t\0" "_:copy{_ze_mutable_command_list_exp_properties_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131094, {"ze_mutable_command_list_exp_desc_t\0" "_:copy{_ze_mutable_command_list_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131095, {"ze_mutable_command_id_exp_desc_t\0" "_:copy{_ze_mutable_command_id_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131096, {"ze_mutable_commands_exp_desc_t\0" "_:copy{_ze_mutable_commands_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131097, {"ze_mutable_kernel_argument_exp_desc_t\0" "_:copy{_ze_mutable_kernel_argument_exp_desc_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131098, {"ze_mutable_group_count_exp_desc_t\0" "_:copy{_ze_mutable_group_count_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131099, {"ze_mutable_group_size_exp_desc_t\0" "_:copy{_ze_mutable_group_size_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131100, {"ze_mutable_global_offset_exp_desc_t\0" "_:copy{_ze_mutable_global_offset_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131101, {"ze_device_pitched_alloc_exp_properties_t\0" "_:copy{_ze_device_pitched_alloc_exp_properties_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131102, {"ze_image_bindless_exp_desc_t\0" "_:copy{_ze_image_bindless_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 131103, {"ze_image_pitched_exp_desc_t\0" "_:copy{_ze_image_pitched_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 131104, {"ze_mutable_graph_argument_exp_desc_t\0" "_:copy{_ze_mutable_graph_argument_exp_desc_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131105, {"ze_init_driver_type_desc_t\0" "_:copy{_ze_init_driver_type_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 131106, {"ze_external_semaphore_ext_desc_t\0" "_:copy{_ze_external_semaphore_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131107, {"ze_external_semaphore_win32_ext_desc_t\0" "_:copy{_ze_external_semaphore_win32_ext_desc_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131108, {"ze_external_semaphore_fd_ext_desc_t\0" "_:copy{_ze_external_semaphore_fd_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131109, {"ze_external_semaphore_signal_params_ext_t\0" "_:copy{_ze_external_semaphore_signal_params_ext_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131110, {"ze_external_semaphore_wait_params_ext_t\0" "_:copy{_ze_external_semaphore_wait_params_ext_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131111, {"ze_driver_ddi_handles_ext_properties_t\0" "_:copy{_ze_driver_ddi_handles_ext_properties_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131112, {"ze_device_cache_line_size_ext_t\0" "_:copy{_ze_device_cache_line_size_ext_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131113, {"ze_device_vector_width_properties_ext_t\0" "_:copy{_ze_device_vector_width_properties_ext_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131120, {"ze_rtas_builder_ext_desc_t\0" "_:copy{_ze_rtas_builder_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 131121, {"ze_rtas_builder_build_op_ext_desc_t\0" "_:copy{_ze_rtas_builder_build_op_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131122, {"ze_rtas_builder_ext_properties_t\0" "_:copy{_ze_rtas_builder_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131123, {"ze_rtas_parallel_operation_ext_properties_t\0" "_:copy{_ze_rtas_parallel_operation_ext_properties_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131124, {"ze_rtas_device_ext_properties_t\0" "_:copy{_ze_rtas_device_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131125, {"ze_rtas_geometry_aabbs_ext_cb_params_t\0" "_:copy{_ze_rtas_geometry_aabbs_ext_cb_params_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131126,
    {"ze_command_list_append_launch_kernel_param_cooperative_desc_t\0" "_:copy{_ze_command_list_append_launch_kernel_param_cooperative_desc_t}\0" "meta",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131127, {"ze_external_memmap_sysmem_ext_desc_t\0" "_:copy{_ze_external_memmap_sysmem_ext_desc_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131128,
    {"ze_pitched_alloc_2dimage_linear_pitch_exp_info_t\0" "_:copy{_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"ze_structure_type_t", 131129, {"ze_kernel_allocation_exp_properties_t\0" "_:copy{_ze_kernel_allocation_exp_properties_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131130, {"ze_event_counter_based_desc_t\0" "_:copy{_ze_event_counter_based_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 131131,
    {"ze_event_counter_based_external_sync_allocation_desc_t\0" "_:copy{_ze_event_counter_based_external_sync_allocation_desc_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131132, {"ze_event_sync_mode_desc_t\0" "_:copy{_ze_event_sync_mode_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 131133, {"ze_ipc_mem_handle_type_ext_desc_t\0" "_:copy{_ze_ipc_mem_handle_type_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131134, {"ze_device_event_properties_t\0" "_:copy{_ze_device_event_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 131135,
    {"ze_event_counter_based_external_aggregate_storage_desc_t\0" "_:copy{_ze_event_counter_based_external_aggregate_storage_desc_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131136, {"ze_physical_mem_properties_t\0" "_:copy{_ze_physical_mem_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"ze_structure_type_t", 131137, {"ze_device_usablemem_size_ext_properties_t\0" "_:copy{_ze_device_usablemem_size_ext_properties_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131138, {"ze_custom_pitch_exp_desc_t\0" "_:copy{_ze_custom_pitch_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"ze_structure_type_t", 131139, {"ze_device_compute_dotproduct_ext_properties_t\0" "_:copy{_ze_device_compute_dotproduct_ext_properties_t}\0" "meta",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131140, {"ze_runtime_requirements_module_desc_t\0" "_:copy{_ze_runtime_requirements_module_desc_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131141, {"ze_runtime_requirements_graph_desc_t\0" "_:copy{_ze_runtime_requirements_graph_desc_t}\0" "meta", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131142, {"ze_validate_runtime_requirements_output_t\0" "_:copy{_ze_validate_runtime_requirements_output_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131143, {"ze_record_replay_graph_ext_properties_t\0" "_:copy{_ze_record_replay_graph_ext_properties_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"ze_structure_type_t", 131144, {"ze_record_replay_graph_ext_dump_desc_t\0" "_:copy{_ze_record_replay_graph_ext_dump_desc_t}\0" "meta", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 1, {"zet_metric_group_properties_t\0" "_:copy{_zet_metric_group_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"zet_structure_type_t", 2, {"zet_metric_properties_t\0" "_:copy{_zet_metric_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 3, {"zet_metric_streamer_desc_t\0" "_:copy{_zet_metric_streamer_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zet_structure_type_t", 4, {"zet_metric_query_pool_desc_t\0" "_:copy{_zet_metric_query_pool_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zet_structure_type_t", 5, {"zet_profile_properties_t\0" "_:copy{_zet_profile_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 6, {"zet_device_debug_properties_t\0" "_:copy{_zet_device_debug_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"zet_structure_type_t", 7, {"zet_debug_memory_space_desc_t\0" "_:copy{_zet_debug_memory_space_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"zet_structure_type_t", 8, {"zet_debug_regset_properties_t\0" "_:copy{_zet_debug_regset_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"zet_structure_type_t", 9, {"zet_metric_global_timestamps_resolution_exp_t\0" "_:copy{_zet_metric_global_timestamps_resolution_exp_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 9, {"zet_metric_global_timestamps_resolution_exp_t\0" "_:copy{_zet_metric_global_timestamps_resolution_exp_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 65537, {"zet_tracer_exp_desc_t\0" "_:copy{_zet_tracer_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 65538, {"zet_metric_calculate_exp_desc_t\0" "_:copy{_zet_metric_calculate_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"zet_structure_type_t", 65538, {"zet_metric_calculate_exp_desc_t\0" "_:copy{_zet_metric_calculate_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"zet_structure_type_t", 65539, {"zet_metric_programmable_exp_properties_t\0" "_:copy{_zet_metric_programmable_exp_properties_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 65540, {"zet_metric_programmable_param_info_exp_t\0" "_:copy{_zet_metric_programmable_param_info_exp_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 65541, {"zet_metric_programmable_param_value_info_exp_t\0" "_:copy{_zet_metric_programmable_param_value_info_exp_t}\0" "meta",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 65542, {"zet_metric_group_type_exp_t\0" "_:copy{_zet_metric_group_type_exp_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"zet_structure_type_t", 65543, {"zet_export_dma_buf_exp_properties_t\0" "_:copy{_zet_export_dma_buf_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"zet_structure_type_t", 65544, {"zet_metric_tracer_exp_desc_t\0" "_:copy{_zet_metric_tracer_exp_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"zet_structure_type_t", 65545, {"zet_metric_source_id_exp_t\0" "_:copy{_zet_metric_source_id_exp_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 1, {"zes_device_properties_t\0" "_:copy{_zes_device_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 2, {"zes_pci_properties_t\0" "_:copy{_zes_pci_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 3, {"zes_pci_bar_properties_t\0" "_:copy{_zes_pci_bar_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 4, {"zes_diag_properties_t\0" "_:copy{_zes_diag_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 5, {"zes_engine_properties_t\0" "_:copy{_zes_engine_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 6, {"zes_fabric_port_properties_t\0" "_:copy{_zes_fabric_port_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 7, {"zes_fan_properties_t\0" "_:copy{_zes_fan_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 8, {"zes_firmware_properties_t\0" "_:copy{_zes_firmware_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 9, {"zes_freq_properties_t\0" "_:copy{_zes_freq_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 10, {"zes_led_properties_t\0" "_:copy{_zes_led_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 11, {"zes_mem_properties_t\0" "_:copy{_zes_mem_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 12, {"zes_perf_properties_t\0" "_:copy{_zes_perf_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 13, {"zes_power_properties_t\0" "_:copy{_zes_power_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 14, {"zes_psu_properties_t\0" "_:copy{_zes_psu_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 15, {"zes_ras_properties_t\0" "_:copy{_zes_ras_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 16, {"zes_sched_properties_t\0" "_:copy{_zes_sched_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 17, {"zes_sched_timeout_properties_t\0" "_:copy{_zes_sched_timeout_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
    {"zes_structure_type_t", 18, {"zes_sched_timeslice_properties_t\0" "_:copy{_zes_sched_timeslice_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"zes_structure_type_t", 19, {"zes_standby_properties_t\0" "_:copy{_zes_standby_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 20, {"zes_temp_properties_t\0" "_:copy{_zes_temp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 21, {"zes_device_state_t\0" "_:copy{_zes_device_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 22, {"zes_process_state_t\0" "_:copy{_zes_process_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 23, {"zes_pci_state_t\0" "_:copy{_zes_pci_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 24, {"zes_fabric_port_config_t\0" "_:copy{_zes_fabric_port_config_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 25, {"zes_fabric_port_state_t\0" "_:copy{_zes_fabric_port_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 26, {"zes_fan_config_t\0" "_:copy{_zes_fan_config_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 27, {"zes_freq_state_t\0" "_:copy{_zes_freq_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 28, {"zes_oc_capabilities_t\0" "_:copy{_zes_oc_capabilities_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 29, {"zes_led_state_t\0" "_:copy{_zes_led_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 30, {"zes_mem_state_t\0" "_:copy{_zes_mem_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 31, {"zes_psu_state_t\0" "_:copy{_zes_psu_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 32, {"zes_base_state_t\0" "_:copy{_zes_base_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 33, {"zes_ras_config_t\0" "_:copy{_zes_ras_config_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 34, {"zes_ras_state_t\0" "_:copy{_zes_ras_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 35, {"zes_temp_config_t\0" "_:copy{_zes_temp_config_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 36, {"zes_pci_bar_properties_1_2_t\0" "_:copy{_zes_pci_bar_properties_1_2_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 37, {"zes_device_ecc_desc_t\0" "_:copy{_zes_device_ecc_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 38, {"zes_device_ecc_properties_t\0" "_:copy{_zes_device_ecc_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 39, {"zes_power_limit_ext_desc_t\0" "_:copy{_zes_power_limit_ext_desc_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 40, {"zes_power_ext_properties_t\0" "_:copy{_zes_power_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 41, {"zes_overclock_properties_t\0" "_:copy{_zes_overclock_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 42, {"zes_fabric_port_error_counters_t\0" "_:copy{_zes_fabric_port_error_counters_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"zes_structure_type_t", 43, {"zes_engine_ext_properties_t\0" "_:copy{_zes_engine_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 44, {"zes_reset_properties_t\0" "_:copy{_zes_reset_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 45, {"zes_device_ext_properties_t\0" "_:copy{_zes_device_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 131073, {"zes_power_domain_exp_properties_t\0" "_:copy{_zes_power_domain_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131074,
    {"zes_mem_bandwidth_counter_bits_exp_properties_t\0" "_:copy{_zes_mem_bandwidth_counter_bits_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"zes_structure_type_t", 131075, {"zes_mem_page_offline_state_exp_t\0" "_:copy{_zes_mem_page_offline_state_exp_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"zes_structure_type_t", 131076, {"zes_subdevice_exp_properties_t\0" "_:copy{_zes_subdevice_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
    {"zes_structure_type_t", 131077, {"zes_vf_exp_properties_t\0" "_:copy{_zes_vf_exp_properties_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 131078, {"zes_vf_util_mem_exp_t\0" "_:copy{_zes_vf_util_mem_exp_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131079, {"zes_vf_util_engine_exp_t\0" "_:copy{_zes_vf_util_engine_exp_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 131080, {"zes_vf_exp_capabilities_t\0" "_:copy{_zes_vf_exp_capabilities_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 131081, {"zes_vf_util_mem_exp2_t\0" "_:copy{_zes_vf_util_mem_exp2_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131088, {"zes_vf_util_engine_exp2_t\0" "_:copy{_zes_vf_util_engine_exp2_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 131089, {"zes_vf_exp2_capabilities_t\0" "_:copy{_zes_vf_exp2_capabilities_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
    {"zes_structure_type_t", 131090, {"zes_device_ecc_default_properties_ext_t\0" "_:copy{_zes_device_ecc_default_properties_ext_t}\0" "meta", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131091, {"zes_pci_link_speed_downgrade_ext_state_t\0" "_:copy{_zes_pci_link_speed_downgrade_ext_state_t}\0" "meta", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131092, {"zes_pci_link_speed_downgrade_ext_properties_t\0" "_:copy{_zes_pci_link_speed_downgrade_ext_properties_t}\0" "meta",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131093, {"zes_ras_state_exp2_t\0" "_:copy{_zes_ras_state_exp2_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131094, {"zes_ras_config_exp_t\0" "_:copy{_zes_ras_config_exp_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131095, {"zes_oem_serial_id_ext_properties_t\0" "_:copy{_zes_oem_serial_id_ext_properties_t}\0" "meta", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {"zes_structure_type_t", 131096, {"zes_device_ext_state_t\0" "_:copy{_zes_device_ext_state_t}\0" "meta", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
    {0, 0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
};

static const trace__script trace__ze_structs[] = {
    {"_ze_cache_reservation_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr maxCacheReservationSize+16:u64"},
    {"_ze_callbacks_t", 0, "Global+0:{_ze_global_callbacks_t} Driver+8:{_ze_driver_callbacks_t} Device+48:{_ze_device_callbacks_t} "
    "Context+160:{_ze_context_callbacks_t} "
        "CommandQueue+224:{_ze_command_queue_callbacks_t} CommandList+256:{_ze_command_list_callbacks_t} Fence+464:{_ze_fence_callbacks_t} "
        "EventPool+504:{_ze_event_pool_callbacks_t} Event+544:{_ze_event_callbacks_t} Image+600:{_ze_image_callbacks_t} Module+624:{_ze_module_callbacks_t} "
    ""
        "ModuleBuildLog+688:{_ze_module_build_log_callbacks_t} Kernel+704:{_ze_kernel_callbacks_t} Sampler+800:{_ze_sampler_callbacks_t} "
        "PhysicalMem+816:{_ze_physical_mem_callbacks_t} Mem+832:{_ze_mem_callbacks_t} VirtualMem+904:{_ze_virtual_mem_callbacks_t}"},
    {"_ze_command_list_append_launch_kernel_param_cooperative_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr isCooperative+16:u8"},
    {"_ze_command_list_callbacks_t", 0, "pfnCreateCb+0:ptr pfnCreateImmediateCb+8:ptr pfnDestroyCb+16:ptr pfnCloseCb+24:ptr pfnResetCb+32:ptr "
    "pfnAppendWriteGlobalTimestampCb+40:ptr "
        "pfnAppendBarrierCb+48:ptr pfnAppendMemoryRangesBarrierCb+56:ptr pfnAppendMemoryCopyCb+64:ptr pfnAppendMemoryFillCb+72:ptr "
        "pfnAppendMemoryCopyRegionCb+80:ptr pfnAppendMemoryCopyFromContextCb+88:ptr pfnAppendImageCopyCb+96:ptr pfnAppendImageCopyRegionCb+104:ptr "
        "pfnAppendImageCopyToMemoryCb+112:ptr pfnAppendImageCopyFromMemoryCb+120:ptr pfnAppendMemoryPrefetchCb+128:ptr pfnAppendMemAdviseCb+136:ptr "
        "pfnAppendSignalEventCb+144:ptr pfnAppendWaitOnEventsCb+152:ptr pfnAppendEventResetCb+160:ptr pfnAppendQueryKernelTimestampsCb+168:ptr "
        "pfnAppendLaunchKernelCb+176:ptr pfnAppendLaunchCooperativeKernelCb+184:ptr pfnAppendLaunchKernelIndirectCb+192:ptr "
    "pfnAppendLaunchMultipleKernelsIndirectCb+200:ptr"},
    {"_ze_command_list_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr commandQueueGroupOrdinal+16:u32 flags+20:u32@ze_command_list_flag_t"},
    {"_ze_command_queue_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr pfnExecuteCommandListsCb+16:ptr pfnSynchronizeCb+24:ptr"},
    {"_ze_command_queue_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr ordinal+16:u32 index+20:u32 flags+24:u32@ze_command_queue_flag_t "
        "mode+28:i32@ze_command_queue_mode_t priority+32:i32@ze_command_queue_priority_t"},
    {"_ze_command_queue_group_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_command_queue_group_property_flag_t "
    "maxMemoryFillPatternSize+24:u64 "
        "numQueues+32:u32"},
    {"_ze_context_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr pfnGetStatusCb+16:ptr pfnSystemBarrierCb+24:ptr pfnMakeMemoryResidentCb+32:ptr "
        "pfnEvictMemoryCb+40:ptr pfnMakeImageResidentCb+48:ptr pfnEvictImageCb+56:ptr"},
    {"_ze_context_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_context_flag_t"},
    {"_ze_context_power_saving_hint_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr hint+16:u32"},
    {"_ze_copy_bandwidth_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr copyBandwidth+16:u32 "
    "copyBandwidthUnit+20:i32@ze_bandwidth_unit_t"},
    {"_ze_copy_region_t", 0, "originX+0:u32 originY+4:u32 originZ+8:u32 width+12:u32 height+16:u32 depth+20:u32"},
    {"_ze_custom_pitch_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr rowPitch+16:u64 slicePitch+24:u64"},
    {"_ze_device_cache_line_size_ext_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr cacheLineSize+16:u64"},
    {"_ze_device_cache_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_device_cache_property_flag_t cacheSize+24:u64"},
    {"_ze_device_callbacks_t", 0, "pfnGetCb+0:ptr pfnGetSubDevicesCb+8:ptr pfnGetPropertiesCb+16:ptr pfnGetComputePropertiesCb+24:ptr "
    "pfnGetModulePropertiesCb+32:ptr "
        "pfnGetCommandQueueGroupPropertiesCb+40:ptr pfnGetMemoryPropertiesCb+48:ptr pfnGetMemoryAccessPropertiesCb+56:ptr pfnGetCachePropertiesCb+64:ptr "
        "pfnGetImagePropertiesCb+72:ptr pfnGetExternalMemoryPropertiesCb+80:ptr pfnGetP2PPropertiesCb+88:ptr pfnCanAccessPeerCb+96:ptr "
        "pfnGetStatusCb+104:ptr"},
    {"_ze_device_compute_dotproduct_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr dp_caps+16:u32@ze_device_dp_capability_flag_t "
    "dpv4_input_types+20:u32@ze_device_input_data_type_flag_t "
        "dpv4_output_types+24:u32@ze_device_output_data_type_flag_t dpas_input_types+28:u32@ze_device_input_data_type_flag_t "
    "dpas_output_types+32:u32@ze_device_output_data_type_flag_t "
        "bdpas_input_types+36:u32@ze_device_input_data_type_flag_t bdpas_output_types+40:u32@ze_device_output_data_type_flag_t"},
    {"_ze_device_compute_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr maxTotalGroupSize+16:u32 maxGroupSizeX+20:u32 maxGroupSizeY+24:u32 "
        "maxGroupSizeZ+28:u32 maxGroupCountX+32:u32 maxGroupCountY+36:u32 maxGroupCountZ+40:u32 maxSharedLocalMemory+44:u32 numSubGroupSizes+48:u32 "
        "subGroupSizes+52[8]:u32"},
    {"_ze_device_event_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_device_event_properties_flag_t"},
    {"_ze_device_external_memory_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr "
    "memoryAllocationImportTypes+16:u32@ze_external_memory_type_flag_t memoryAllocationExportTypes+20:u32@ze_external_memory_type_flag_t "
        "imageImportTypes+24:u32@ze_external_memory_type_flag_t imageExportTypes+28:u32@ze_external_memory_type_flag_t"},
    {"_ze_device_image_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr maxImageDims1D+16:u32 maxImageDims2D+20:u32 maxImageDims3D+24:u32 "
        "maxImageBufferSize+32:u64 maxImageArraySlices+40:u32 maxSamplers+44:u32 maxReadImageArgs+48:u32 maxWriteImageArgs+52:u32"},
    {"_ze_device_ip_version_ext_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr ipVersion+16:u32"},
    {"_ze_device_luid_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr luid+16:{_ze_device_luid_ext_t} nodeMask+24:u32"},
    {"_ze_device_luid_ext_t", 0, "id+0[8]:bytes"},
    {"_ze_device_mem_alloc_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_device_mem_alloc_flag_t ordinal+20:u32"},
    {"_ze_device_memory_access_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr hostAllocCapabilities+16:u32@ze_memory_access_cap_flag_t "
    "deviceAllocCapabilities+20:u32@ze_memory_access_cap_flag_t "
        "sharedSingleDeviceAllocCapabilities+24:u32@ze_memory_access_cap_flag_t sharedCrossDeviceAllocCapabilities+28:u32@ze_memory_access_cap_flag_t "
        "sharedSystemAllocCapabilities+32:u32@ze_memory_access_cap_flag_t"},
    {"_ze_device_memory_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr type+16:i32@ze_device_memory_ext_type_t physicalSize+24:u64 "
    "readBandwidth+32:u32 "
        "writeBandwidth+36:u32 bandwidthUnit+40:i32@ze_bandwidth_unit_t"},
    {"_ze_device_memory_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_device_memory_property_flag_t maxClockRate+20:u32 "
        "maxBusWidth+24:u32 totalSize+32:u64 name+40[256]:chars"},
    {"_ze_device_module_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr spirvVersionSupported+16:u32 flags+20:u32@ze_device_module_flag_t "
        "fp16flags+24:u32@ze_device_fp_flag_t fp32flags+28:u32@ze_device_fp_flag_t fp64flags+32:u32@ze_device_fp_flag_t maxArgumentsSize+36:u32 "
        "printfBufferSize+40:u32 nativeKernelSupported+44:{_ze_native_kernel_uuid_t}"},
    {"_ze_device_p2p_bandwidth_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr logicalBandwidth+16:u32 physicalBandwidth+20:u32 "
    "bandwidthUnit+24:i32@ze_bandwidth_unit_t "
        "logicalLatency+28:u32 physicalLatency+32:u32 latencyUnit+36:i32@ze_latency_unit_t"},
    {"_ze_device_p2p_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_device_p2p_property_flag_t"},
    {"_ze_device_pitched_alloc_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr maxImageLinearWidth+16:u64 maxImageLinearHeight+24:u64"},
    {"_ze_device_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr type+16:i32@ze_device_type_t vendorId+20:u32 deviceId+24:u32 "
    "flags+28:u32@ze_device_property_flag_t "
        "subdeviceId+32:u32 coreClockRate+36:u32 maxMemAllocSize+40:u64 maxHardwareContexts+48:u32 maxCommandQueuePriority+52:u32 "
        "numThreadsPerEU+56:u32 physicalEUSimdWidth+60:u32 numEUsPerSubslice+64:u32 numSubslicesPerSlice+68:u32 numSlices+72:u32 "
        "timerResolution+80:u64 timestampValidBits+88:u32 kernelTimestampValidBits+92:u32 uuid+96:{_ze_device_uuid_t} name+112[256]:chars"},
    {"_ze_device_raytracing_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_device_raytracing_ext_flag_t "
    "maxBVHLevels+20:u32"},
    {"_ze_device_readonly_memory_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr "
    "readonlyCapability+16:i32@ze_device_readonly_memory_capability_t"},
    {"_ze_device_thread_t", 0, "slice+0:u32 subslice+4:u32 eu+8:u32 thread+12:u32"},
    {"_ze_device_usablemem_size_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr currUsableMemSize+16:u64"},
    {"_ze_device_uuid_t", 0, "id+0[16]:bytes"},
    {"_ze_device_vector_width_properties_ext_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr vector_width_size+16:u32 "
    "preferred_vector_width_char+20:u32 preferred_vector_width_short+24:u32 "
        "preferred_vector_width_int+28:u32 preferred_vector_width_long+32:u32 preferred_vector_width_float+36:u32 preferred_vector_width_double+40:u32 "
        "preferred_vector_width_half+44:u32 native_vector_width_char+48:u32 native_vector_width_short+52:u32 native_vector_width_int+56:u32 "
        "native_vector_width_long+60:u32 native_vector_width_float+64:u32 native_vector_width_double+68:u32 native_vector_width_half+72:u32"},
    {"_ze_driver_callbacks_t", 0, "pfnGetCb+0:ptr pfnGetApiVersionCb+8:ptr pfnGetPropertiesCb+16:ptr pfnGetIpcPropertiesCb+24:ptr "
    "pfnGetExtensionPropertiesCb+32:ptr"},
    {"_ze_driver_ddi_handles_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_driver_ddi_handle_ext_flag_t"},
    {"_ze_driver_extension_properties_t", 0, "name+0[256]:chars version+256:u32"},
    {"_ze_driver_ipc_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_ipc_property_flag_t"},
    {"_ze_driver_memory_free_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr "
    "freePolicies+16:u32@ze_driver_memory_free_policy_ext_flag_t"},
    {"_ze_driver_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr uuid+16:{_ze_driver_uuid_t} driverVersion+32:u32"},
    {"_ze_driver_uuid_t", 0, "id+0[16]:bytes"},
    {"_ze_eu_count_ext_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr numTotalEUs+16:u32"},
    {"_ze_event_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr pfnHostSignalCb+16:ptr pfnHostSynchronizeCb+24:ptr pfnQueryStatusCb+32:ptr "
        "pfnHostResetCb+40:ptr pfnQueryKernelTimestampCb+48:ptr"},
    {"_ze_event_counter_based_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_event_counter_based_flag_t "
    "signal+20:u32@ze_event_scope_flag_t "
        "wait+24:u32@ze_event_scope_flag_t"},
    {"_ze_event_counter_based_external_aggregate_storage_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr deviceAddress+16:ptr "
    "incrementValue+24:u64 completionValue+32:u64"},
    {"_ze_event_counter_based_external_sync_allocation_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr deviceAddress+16:ptr hostAddress+24:ptr "
    "completionValue+32:u64"},
    {"_ze_event_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr index+16:u32 signal+20:u32@ze_event_scope_flag_t "
    "wait+24:u32@ze_event_scope_flag_t"},
    {"_ze_event_pool_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr pfnGetIpcHandleCb+16:ptr pfnOpenIpcHandleCb+24:ptr pfnCloseIpcHandleCb+32:ptr"},
    {"_ze_event_pool_counter_based_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_event_pool_counter_based_exp_flag_t"},
    {"_ze_event_pool_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_event_pool_flag_t count+20:u32"},
    {"_ze_event_query_kernel_timestamps_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr "
    "flags+16:u32@ze_event_query_kernel_timestamps_ext_flag_t"},
    {"_ze_event_query_kernel_timestamps_results_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr pKernelTimestampsBuffer+16:ptr "
    "pSynchronizedTimestampsBuffer+24:ptr"},
    {"_ze_event_sync_mode_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr syncModeFlags+16:u32@ze_event_sync_mode_flag_t "
    "externalInterruptId+20:u32"},
    {"_ze_external_memmap_sysmem_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr pSystemMemory+16:ptr size+24:u64"},
    {"_ze_external_memory_export_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_external_memory_type_flag_t"},
    {"_ze_external_memory_export_fd_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_external_memory_type_flag_t fd+20:i32"},
    {"_ze_external_memory_export_win32_handle_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_external_memory_type_flag_t "
    "handle+24:ptr"},
    {"_ze_external_memory_import_fd_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_external_memory_type_flag_t fd+20:i32"},
    {"_ze_external_memory_import_win32_handle_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_external_memory_type_flag_t handle+24:ptr "
    "name+32:ptr"},
    {"_ze_external_semaphore_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_external_semaphore_ext_flag_t"},
    {"_ze_external_semaphore_fd_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr fd+16:i32"},
    {"_ze_external_semaphore_signal_params_ext_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr value+16:u64"},
    {"_ze_external_semaphore_wait_params_ext_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr value+16:u64"},
    {"_ze_external_semaphore_win32_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr handle+16:ptr name+24:string"},
    {"_ze_fabric_edge_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr uuid+16:{_ze_uuid_t} model+32[256]:chars bandwidth+288:u32 "
    "bandwidthUnit+292:i32@ze_bandwidth_unit_t "
        "latency+296:u32 latencyUnit+300:i32@ze_latency_unit_t duplexity+304:i32@ze_fabric_edge_exp_duplexity_t"},
    {"_ze_fabric_vertex_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr uuid+16:{_ze_uuid_t} type+32:i32@ze_fabric_vertex_exp_type_t "
    "remote+36:u8 "
        "address+40:{_ze_fabric_vertex_pci_exp_address_t}"},
    {"_ze_fabric_vertex_pci_exp_address_t", 0, "domain+0:u32 bus+4:u32 device+8:u32 function+12:u32"},
    {"_ze_fence_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr pfnHostSynchronizeCb+16:ptr pfnQueryStatusCb+24:ptr pfnResetCb+32:ptr"},
    {"_ze_fence_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_fence_flag_t"},
    {"_ze_float_atomic_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr fp16Flags+16:u32@ze_device_fp_atomic_ext_flag_t "
    "fp32Flags+20:u32@ze_device_fp_atomic_ext_flag_t "
        "fp64Flags+24:u32@ze_device_fp_atomic_ext_flag_t"},
    {"_ze_global_callbacks_t", 0, "pfnInitCb+0:ptr"},
    {"_ze_group_count_t", 0, "groupCountX+0:u32 groupCountY+4:u32 groupCountZ+8:u32"},
    {"_ze_group_size_t", 0, "groupSizeX+0:u32 groupSizeY+4:u32 groupSizeZ+8:u32"},
    {"_ze_host_mem_alloc_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_host_mem_alloc_flag_t"},
    {"_ze_image_allocation_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr id+16:u64"},
    {"_ze_image_bindless_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_image_bindless_exp_flag_t"},
    {"_ze_image_callbacks_t", 0, "pfnGetPropertiesCb+0:ptr pfnCreateCb+8:ptr pfnDestroyCb+16:ptr"},
    {"_ze_image_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_image_flag_t type+20:i32@ze_image_type_t "
    "format+24:{_ze_image_format_t} "
        "width+48:u64 height+56:u32 depth+60:u32 arraylevels+64:u32 miplevels+68:u32"},
    {"_ze_image_format_support_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr supported+16:u8"},
    {"_ze_image_format_t", 0, "layout+0:i32@ze_image_format_layout_t type+4:i32@ze_image_format_type_t x+8:i32@ze_image_format_swizzle_t "
    "y+12:i32@ze_image_format_swizzle_t "
        "z+16:i32@ze_image_format_swizzle_t w+20:i32@ze_image_format_swizzle_t"},
    {"_ze_image_memory_properties_exp_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr size+16:u64 rowPitch+24:u64 slicePitch+32:u64"},
    {"_ze_image_pitched_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr ptr+16:ptr"},
    {"_ze_image_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr samplerFilterFlags+16:u32@ze_image_sampler_filter_flag_t"},
    {"_ze_image_region_t", 0, "originX+0:u32 originY+4:u32 originZ+8:u32 width+12:u32 height+16:u32 depth+20:u32"},
    {"_ze_image_view_planar_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr planeIndex+16:u32"},
    {"_ze_image_view_planar_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr planeIndex+16:u32"},
    {"_ze_init_driver_type_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_init_driver_type_flag_t"},
    {"_ze_ipc_event_counter_based_handle_t", 0, "data+0[64]:bytes"},
    {"_ze_ipc_event_pool_handle_t", 0, "data+0[64]:bytes"},
    {"_ze_ipc_mem_handle_t", 0, "data+0[64]:bytes"},
    {"_ze_ipc_mem_handle_type_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr typeFlags+16:u32@ze_ipc_mem_handle_type_flag_t"},
    {"_ze_kernel_allocation_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr base+16:u64 size+24:u64 type+32:i32@ze_memory_type_t "
    "argIndex+36:u32"},
    {"_ze_kernel_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr pfnSetCacheConfigCb+16:ptr pfnSetGroupSizeCb+24:ptr pfnSuggestGroupSizeCb+32:ptr "
        "pfnSuggestMaxCooperativeGroupCountCb+40:ptr pfnSetArgumentValueCb+48:ptr pfnSetIndirectAccessCb+56:ptr pfnGetIndirectAccessCb+64:ptr "
        "pfnGetSourceAttributesCb+72:ptr pfnGetPropertiesCb+80:ptr pfnGetNameCb+88:ptr"},
    {"_ze_kernel_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_kernel_flag_t pKernelName+24:string"},
    {"_ze_kernel_max_group_size_properties_ext_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr maxGroupSize+16:u32"},
    {"_ze_kernel_preferred_group_size_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr preferredMultiple+16:u32"},
    {"_ze_kernel_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr numKernelArgs+16:u32 requiredGroupSizeX+20:u32 requiredGroupSizeY+24:u32 "
        "requiredGroupSizeZ+28:u32 requiredNumSubGroups+32:u32 requiredSubgroupSize+36:u32 maxSubgroupSize+40:u32 maxNumSubgroups+44:u32 "
        "localMemSize+48:u32 privateMemSize+52:u32 spillMemSize+56:u32 uuid+60:{_ze_kernel_uuid_t}"},
    {"_ze_kernel_timestamp_data_t", 0, "kernelStart+0:u64 kernelEnd+8:u64"},
    {"_ze_kernel_timestamp_result_t", 0, "global+0:{_ze_kernel_timestamp_data_t} context+16:{_ze_kernel_timestamp_data_t}"},
    {"_ze_kernel_uuid_t", 0, "kid+0[16]:bytes mid+16[16]:bytes"},
    {"_ze_linkage_inspection_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_linkage_inspection_ext_flag_t"},
    {"_ze_mem_callbacks_t", 0, "pfnAllocSharedCb+0:ptr pfnAllocDeviceCb+8:ptr pfnAllocHostCb+16:ptr pfnFreeCb+24:ptr pfnGetAllocPropertiesCb+32:ptr "
        "pfnGetAddressRangeCb+40:ptr pfnGetIpcHandleCb+48:ptr pfnOpenIpcHandleCb+56:ptr pfnCloseIpcHandleCb+64:ptr"},
    {"_ze_memory_allocation_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr type+16:i32@ze_memory_type_t id+24:u64 pageSize+32:u64"},
    {"_ze_memory_compression_hints_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_memory_compression_hints_ext_flag_t"},
    {"_ze_memory_free_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr freePolicy+16:u32@ze_driver_memory_free_policy_ext_flag_t"},
    {"_ze_memory_sub_allocations_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr pCount+16:ptr "
    "*pSubAllocations+24[pCount+16:u32]:{_ze_sub_allocation_t#16}"},
    {"_ze_module_build_log_callbacks_t", 0, "pfnDestroyCb+0:ptr pfnGetStringCb+8:ptr"},
    {"_ze_module_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr pfnDynamicLinkCb+16:ptr pfnGetNativeBinaryCb+24:ptr pfnGetGlobalPointerCb+32:ptr "
        "pfnGetKernelNamesCb+40:ptr pfnGetPropertiesCb+48:ptr pfnGetFunctionPointerCb+56:ptr"},
    {"_ze_module_constants_t", 0, "numConstants+0:u32 *pConstantIds+8[numConstants+0:u32]:u32 *pConstantValues+16[numConstants+0:u32]:ptr"},
    {"_ze_module_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr format+16:i32@ze_module_format_t inputSize+24:u64 "
    "*pInputModule+32[inputSize+24:u64]:bytes "
        "pBuildFlags+40:string *pConstants+48:{_ze_module_constants_t}"},
    {"_ze_module_program_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr count+16:u32 *inputSizes+24[count+16:u32]:u64 pInputModules+32:ptr "
        "*pBuildFlags+40[count+16:u32]:string pConstants+48:ptr"},
    {"_ze_module_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_module_property_flag_t"},
    {"_ze_mutable_command_id_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_mutable_command_exp_flag_t"},
    {"_ze_mutable_command_list_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_mutable_command_list_exp_flag_t"},
    {"_ze_mutable_command_list_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr "
    "mutableCommandListFlags+16:u32@ze_mutable_command_list_exp_flag_t mutableCommandFlags+20:u32@ze_mutable_command_exp_flag_t"},
    {"_ze_mutable_commands_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32"},
    {"_ze_mutable_global_offset_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr commandId+16:u64 offsetX+24:u32 offsetY+28:u32 "
    "offsetZ+32:u32"},
    {"_ze_mutable_graph_argument_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr commandId+16:u64 argIndex+24:u32 pArgValue+32:ptr"},
    {"_ze_mutable_group_count_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr commandId+16:u64 pGroupCount+24:ptr"},
    {"_ze_mutable_group_size_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr commandId+16:u64 groupSizeX+24:u32 groupSizeY+28:u32 "
    "groupSizeZ+32:u32"},
    {"_ze_mutable_kernel_argument_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr commandId+16:u64 argIndex+24:u32 argSize+32:u64 "
    "*pArgValue+40[argSize+32:u64]:bytes"},
    {"_ze_native_kernel_uuid_t", 0, "id+0[16]:bytes"},
    {"_ze_pci_address_ext_t", 0, "domain+0:u32 bus+4:u32 device+8:u32 function+12:u32"},
    {"_ze_pci_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr address+16:{_ze_pci_address_ext_t} maxSpeed+32:{_ze_pci_speed_ext_t}"},
    {"_ze_pci_speed_ext_t", 0, "genVersion+0:i32 width+4:i32 maxBandwidth+8:i64"},
    {"_ze_physical_mem_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr"},
    {"_ze_physical_mem_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_physical_mem_flag_t size+24:u64"},
    {"_ze_physical_mem_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr id+16:u64 size+24:u64"},
    {"_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr pitchAlign+16:u64 maxSupportedPitch+24:u64"},
    {"_ze_raytracing_mem_alloc_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_raytracing_mem_alloc_ext_flag_t"},
    {"_ze_record_replay_graph_ext_dump_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr mode+16:i32@ze_record_replay_graph_ext_dump_mode_t"},
    {"_ze_record_replay_graph_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr graphFlags+16:u32@ze_record_replay_graph_ext_flag_t"},
    {"_ze_relaxed_allocation_limits_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_relaxed_allocation_limits_exp_flag_t"},
    {"_ze_relaxed_allocation_limits_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_relaxed_allocation_limits_ext_flag_t"},
    {"_ze_rtas_aabb_exp_t", 0, "lower+0:{_ze_rtas_float3_exp_t} upper+12:{_ze_rtas_float3_exp_t}"},
    {"_ze_rtas_aabb_ext_t", 0, "lower+0:{_ze_rtas_float3_ext_t} upper+12:{_ze_rtas_float3_ext_t}"},
    {"_ze_rtas_builder_build_op_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr rtasFormat+16:i32@ze_rtas_format_exp_t "
    "buildQuality+20:i32@ze_rtas_builder_build_quality_hint_exp_t "
        "buildFlags+24:u32@ze_rtas_builder_build_op_exp_flag_t ppGeometries+32:ptr numGeometries+40:u32"},
    {"_ze_rtas_builder_build_op_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr rtasFormat+16:i32@ze_rtas_format_ext_t "
    "buildQuality+20:i32@ze_rtas_builder_build_quality_hint_ext_t "
        "buildFlags+24:u32@ze_rtas_builder_build_op_ext_flag_t ppGeometries+32:ptr numGeometries+40:u32"},
    {"_ze_rtas_builder_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr builderVersion+16:i32@ze_rtas_builder_exp_version_t"},
    {"_ze_rtas_builder_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_rtas_builder_exp_flag_t "
    "rtasBufferSizeBytesExpected+24:u64 "
        "rtasBufferSizeBytesMaxRequired+32:u64 scratchBufferSizeBytes+40:u64"},
    {"_ze_rtas_builder_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr builderVersion+16:i32@ze_rtas_builder_ext_version_t"},
    {"_ze_rtas_builder_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_rtas_builder_ext_flag_t "
    "rtasBufferSizeBytesExpected+24:u64 "
        "rtasBufferSizeBytesMaxRequired+32:u64 scratchBufferSizeBytes+40:u64"},
    {"_ze_rtas_device_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_rtas_device_exp_flag_t "
    "rtasFormat+20:i32@ze_rtas_format_exp_t "
        "rtasBufferAlignment+24:u32"},
    {"_ze_rtas_device_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_rtas_device_ext_flag_t "
    "rtasFormat+20:i32@ze_rtas_format_ext_t "
        "rtasBufferAlignment+24:u32"},
    {"_ze_rtas_float3_exp_t", 0, "x+0:f32 y+4:f32 z+8:f32"},
    {"_ze_rtas_float3_ext_t", 0, "x+0:f32 y+4:f32 z+8:f32"},
    {"_ze_rtas_geometry_aabbs_exp_cb_params_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr primID+16:u32 primIDCount+20:u32 pGeomUserPtr+24:ptr "
    "pBuildUserPtr+32:ptr "
        "pBoundsOut+40:ptr"},
    {"_ze_rtas_geometry_aabbs_ext_cb_params_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr primID+16:u32 primIDCount+20:u32 pGeomUserPtr+24:ptr "
    "pBuildUserPtr+32:ptr "
        "pBoundsOut+40:ptr"},
    {"_ze_rtas_parallel_operation_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_rtas_parallel_operation_exp_flag_t "
    "maxConcurrency+20:u32"},
    {"_ze_rtas_parallel_operation_ext_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_rtas_parallel_operation_ext_flag_t "
    "maxConcurrency+20:u32"},
    {"_ze_runtime_requirements_graph_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr requirementsSrc+16:handle"},
    {"_ze_runtime_requirements_module_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr requirementsSrc+16:handle"},
    {"_ze_sampler_callbacks_t", 0, "pfnCreateCb+0:ptr pfnDestroyCb+8:ptr"},
    {"_ze_sampler_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr addressMode+16:i32@ze_sampler_address_mode_t "
    "filterMode+20:i32@ze_sampler_filter_mode_t "
        "isNormalized+24:u8"},
    {"_ze_scheduling_hint_exp_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr flags+16:u32@ze_scheduling_hint_exp_flag_t"},
    {"_ze_scheduling_hint_exp_properties_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr schedulingHintFlags+16:u32@ze_scheduling_hint_exp_flag_t"},
    {"_ze_srgb_ext_desc_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr sRGB+16:u8"},
    {"_ze_sub_allocation_t", 0, "base+0:ptr size+8:u64"},
    {"_ze_uuid_t", 0, "id+0[16]:bytes"},
    {"_ze_validate_runtime_requirements_output_t", 0, "stype+0:i32@ze_structure_type_t pNext+8:ptr "
    "result+16:i32@ze_validate_runtime_requirements_result_t"},
    {"_ze_virtual_mem_callbacks_t", 0, "pfnReserveCb+0:ptr pfnFreeCb+8:ptr pfnQueryPageSizeCb+16:ptr pfnMapCb+24:ptr pfnUnmapCb+32:ptr "
    "pfnSetAccessAttributeCb+40:ptr "
        "pfnGetAccessAttributeCb+48:ptr"},
    {"_zel_tracer_desc_t", 0, "stype+0:i32@zel_structure_type_t pNext+8:ptr pUserData+16:ptr"},
    {"_zel_version", 0, "major+0:i32 minor+4:i32 patch+8:i32"},
    {"_zes_base_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr"},
    {"_zes_control_property_t", 0, "MinValue+0:f64 MaxValue+8:f64 StepValue+16:f64 RefValue+24:f64 DefaultValue+32:f64"},
    {"_zes_device_ecc_default_properties_ext_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr defaultState+16:i32@zes_device_ecc_state_t"},
    {"_zes_device_ecc_desc_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr state+16:i32@zes_device_ecc_state_t"},
    {"_zes_device_ecc_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr currentState+16:i32@zes_device_ecc_state_t "
    "pendingState+20:i32@zes_device_ecc_state_t "
        "pendingAction+24:i32@zes_device_action_t"},
    {"_zes_device_ext_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr uuid+16:{_zes_uuid_t} type+32:i32@zes_device_type_t "
    "flags+36:u32@zes_device_property_flag_t"},
    {"_zes_device_ext_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr flags+16:u32@zes_device_state_ext_flag_t"},
    {"_zes_device_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr core+16:{_ze_device_properties_t} numSubdevices+384:u32 "
    "serialNumber+388[64]:chars "
        "boardNumber+452[64]:chars brandName+516[64]:chars modelName+580[64]:chars vendorName+644[64]:chars driverVersion+708[64]:chars"},
    {"_zes_device_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr reset+16:u32@zes_reset_reason_flag_t repaired+20:i32@zes_repair_status_t"},
    {"_zes_diag_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 name+24[64]:chars haveTests+88:u8"},
    {"_zes_diag_test_t", 0, "index+0:u32 name+4[64]:chars"},
    {"_zes_driver_extension_properties_t", 0, "name+0[256]:chars version+256:u32"},
    {"_zes_energy_threshold_t", 0, "enable+0:u8 threshold+8:f64 processId+16:u32"},
    {"_zes_engine_ext_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr countOfVirtualFunctionInstance+16:u32"},
    {"_zes_engine_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_engine_group_t onSubdevice+20:u8 subdeviceId+24:u32"},
    {"_zes_engine_stats_t", 0, "activeTime+0:u64 timestamp+8:u64"},
    {"_zes_fabric_link_type_t", 0, "desc+0[256]:chars"},
    {"_zes_fabric_port_config_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr enabled+16:u8 beaconing+17:u8"},
    {"_zes_fabric_port_error_counters_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr linkFailureCount+16:u64 fwCommErrorCount+24:u64 "
    "fwErrorCount+32:u64 "
        "linkDegradeCount+40:u64"},
    {"_zes_fabric_port_id_t", 0, "fabricId+0:u32 attachId+4:u32 portNumber+8:u8"},
    {"_zes_fabric_port_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr model+16[256]:chars onSubdevice+272:u8 subdeviceId+276:u32 "
    "portId+280:{_zes_fabric_port_id_t} "
        "maxRxSpeed+296:{_zes_fabric_port_speed_t} maxTxSpeed+312:{_zes_fabric_port_speed_t}"},
    {"_zes_fabric_port_speed_t", 0, "bitRate+0:i64 width+8:i32"},
    {"_zes_fabric_port_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr status+16:i32@zes_fabric_port_status_t "
    "qualityIssues+20:u32@zes_fabric_port_qual_issue_flag_t "
        "failureReasons+24:u32@zes_fabric_port_failure_flag_t remotePortId+28:{_zes_fabric_port_id_t} rxSpeed+40:{_zes_fabric_port_speed_t} "
        "txSpeed+56:{_zes_fabric_port_speed_t}"},
    {"_zes_fabric_port_throughput_t", 0, "timestamp+0:u64 rxCounter+8:u64 txCounter+16:u64"},
    {"_zes_fan_config_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr mode+16:i32@zes_fan_speed_mode_t speedFixed+20:{_zes_fan_speed_t} "
        "speedTable+28:{_zes_fan_speed_table_t}"},
    {"_zes_fan_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 canControl+24:u8 supportedModes+28:u32 "
        "supportedUnits+32:u32 maxRPM+36:i32 maxPoints+40:i32"},
    {"_zes_fan_speed_t", 0, "speed+0:i32 units+4:i32@zes_fan_speed_units_t"},
    {"_zes_fan_speed_table_t", 0, "numPoints+0:i32 table+4[32]:{_zes_fan_temp_speed_t#12}"},
    {"_zes_fan_temp_speed_t", 0, "temperature+0:u32 speed+4:{_zes_fan_speed_t}"},
    {"_zes_firmware_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 canControl+24:u8 name+25[64]:chars "
    ""
        "version+89[64]:chars"},
    {"_zes_freq_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_freq_domain_t onSubdevice+20:u8 subdeviceId+24:u32 "
        "canControl+28:u8 isThrottleEventSupported+29:u8 min+32:f64 max+40:f64"},
    {"_zes_freq_range_t", 0, "min+0:f64 max+8:f64"},
    {"_zes_freq_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr currentVoltage+16:f64 request+24:f64 tdp+32:f64 efficient+40:f64 "
        "actual+48:f64 throttleReasons+56:u32@zes_freq_throttle_reason_flag_t"},
    {"_zes_freq_throttle_time_t", 0, "throttleTime+0:u64 timestamp+8:u64"},
    {"_zes_led_color_t", 0, "red+0:f64 green+8:f64 blue+16:f64"},
    {"_zes_led_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 canControl+24:u8 haveRGB+25:u8"},
    {"_zes_led_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr isOn+16:u8 color+24:{_zes_led_color_t}"},
    {"_zes_mem_bandwidth_counter_bits_exp_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr validBitsCount+16:u32"},
    {"_zes_mem_bandwidth_t", 0, "readCounter+0:u64 writeCounter+8:u64 maxBandwidth+16:u64 timestamp+24:u64"},
    {"_zes_mem_page_offline_state_exp_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr memoryPageOffline+16:u32 maxMemoryPageOffline+20:u32"},
    {"_zes_mem_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_mem_type_t onSubdevice+20:u8 subdeviceId+24:u32 "
        "location+28:i32@zes_mem_loc_t physicalSize+32:u64 busWidth+40:i32 numChannels+44:i32"},
    {"_zes_mem_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr health+16:i32@zes_mem_health_t free+24:u64 size+32:u64"},
    {"_zes_oc_capabilities_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr isOcSupported+16:u8 maxFactoryDefaultFrequency+24:f64 "
    "maxFactoryDefaultVoltage+32:f64 "
        "maxOcFrequency+40:f64 minOcVoltageOffset+48:f64 maxOcVoltageOffset+56:f64 maxOcVoltage+64:f64 isTjMaxSupported+72:u8 "
        "isIccMaxSupported+73:u8 isHighVoltModeCapable+74:u8 isHighVoltModeEnabled+75:u8 isExtendedModeSupported+76:u8 isFixedModeSupported+77:u8"},
    {"_zes_oem_serial_id_ext_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr length+16:u16 oemSerialId+18[1024]:chars"},
    {"_zes_overclock_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr domainType+16:i32@zes_overclock_domain_t AvailableControls+20:u32 "
        "VFProgramType+24:i32@zes_vf_program_type_t NumberOfVFPoints+28:u32"},
    {"_zes_pci_address_t", 0, "domain+0:u32 bus+4:u32 device+8:u32 function+12:u32"},
    {"_zes_pci_bar_properties_1_2_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_pci_bar_type_t index+20:u32 base+24:u64 size+32:u64 "
        "resizableBarSupported+40:u8 resizableBarEnabled+41:u8"},
    {"_zes_pci_bar_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_pci_bar_type_t index+20:u32 base+24:u64 size+32:u64"},
    {"_zes_pci_link_speed_downgrade_ext_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr pciLinkSpeedUpdateCapable+16:u8 "
    "maxPciGenSupported+20:i32"},
    {"_zes_pci_link_speed_downgrade_ext_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr pciLinkSpeedDowngradeStatus+16:u8"},
    {"_zes_pci_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr address+16:{_zes_pci_address_t} maxSpeed+32:{_zes_pci_speed_t} "
    "haveBandwidthCounters+48:u8 "
        "havePacketCounters+49:u8 haveReplayCounters+50:u8"},
    {"_zes_pci_speed_t", 0, "gen+0:i32 width+4:i32 maxBandwidth+8:i64"},
    {"_zes_pci_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr status+16:i32@zes_pci_link_status_t "
    "qualityIssues+20:u32@zes_pci_link_qual_issue_flag_t "
        "stabilityIssues+24:u32@zes_pci_link_stab_issue_flag_t speed+32:{_zes_pci_speed_t}"},
    {"_zes_pci_stats_t", 0, "timestamp+0:u64 replayCounter+8:u64 packetCounter+16:u64 rxCounter+24:u64 txCounter+32:u64 speed+40:{_zes_pci_speed_t}"},
    {"_zes_perf_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 "
    "engines+24:u32@zes_engine_type_flag_t"},
    {"_zes_power_burst_limit_t", 0, "enabled+0:u8 power+4:i32"},
    {"_zes_power_domain_exp_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr powerDomain+16:i32@zes_power_domain_t"},
    {"_zes_power_energy_counter_t", 0, "energy+0:u64 timestamp+8:u64"},
    {"_zes_power_ext_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr domain+16:i32@zes_power_domain_t defaultLimit+24:ptr"},
    {"_zes_power_limit_ext_desc_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr level+16:i32@zes_power_level_t source+20:i32@zes_power_source_t "
    "limitUnit+24:i32@zes_limit_unit_t "
        "enabledStateLocked+28:u8 enabled+29:u8 intervalValueLocked+30:u8 interval+32:i32 limitValueLocked+36:u8 limit+40:i32"},
    {"_zes_power_peak_limit_t", 0, "powerAC+0:i32 powerDC+4:i32"},
    {"_zes_power_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 canControl+24:u8 "
    "isEnergyThresholdSupported+25:u8 "
        "defaultLimit+28:i32 minLimit+32:i32 maxLimit+36:i32"},
    {"_zes_power_sustained_limit_t", 0, "enabled+0:u8 power+4:i32 interval+8:i32"},
    {"_zes_process_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr processId+16:u32 memSize+24:u64 sharedSize+32:u64 "
    "engines+40:u32@zes_engine_type_flag_t"},
    {"_zes_psu_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 haveFan+24:u8 ampLimit+28:i32"},
    {"_zes_psu_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr voltStatus+16:i32@zes_psu_voltage_status_t fanFailed+20:u8 temperature+24:i32 "
        "current+28:i32"},
    {"_zes_ras_config_exp_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr category+16:i32@zes_ras_error_category_exp_t threshold+24:u64"},
    {"_zes_ras_config_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr totalThreshold+16:u64 detailedThresholds+24:{_zes_ras_state_t}"},
    {"_zes_ras_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_ras_error_type_t onSubdevice+20:u8 subdeviceId+24:u32"},
    {"_zes_ras_state_exp2_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr errorCounter+16:u64"},
    {"_zes_ras_state_exp_t", 0, "category+0:i32@zes_ras_error_category_exp_t errorCounter+8:u64"},
    {"_zes_ras_state_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr category+16[7]:u64"},
    {"_zes_reset_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr force+16:u8 resetType+20:i32@zes_reset_type_t"},
    {"_zes_sched_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr onSubdevice+16:u8 subdeviceId+20:u32 canControl+24:u8 "
    "engines+28:u32@zes_engine_type_flag_t "
        "supportedModes+32:u32"},
    {"_zes_sched_timeout_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr watchdogTimeout+16:u64"},
    {"_zes_sched_timeslice_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr interval+16:u64 yieldTimeout+24:u64"},
    {"_zes_standby_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_standby_type_t onSubdevice+20:u8 subdeviceId+24:u32"},
    {"_zes_subdevice_exp_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr subdeviceId+16:u32 uuid+20:{_zes_uuid_t}"},
    {"_zes_temp_config_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr enableCritical+16:u8 threshold1+24:{_zes_temp_threshold_t} "
    "threshold2+40:{_zes_temp_threshold_t}"},
    {"_zes_temp_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_temp_sensors_t onSubdevice+20:u8 subdeviceId+24:u32 "
        "maxTemperature+32:f64 isCriticalTempSupported+40:u8 isThreshold1Supported+41:u8 isThreshold2Supported+42:u8"},
    {"_zes_temp_threshold_t", 0, "enableLowToHigh+0:u8 enableHighToLow+1:u8 threshold+8:f64"},
    {"_zes_uuid_t", 0, "id+0[16]:bytes"},
    {"_zes_vf_exp2_capabilities_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr address+16:{_zes_pci_address_t} vfDeviceMemSize+32:u64 vfID+40:u32"},
    {"_zes_vf_exp_capabilities_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr address+16:{_zes_pci_address_t} vfDeviceMemSize+32:u32 vfID+36:u32"},
    {"_zes_vf_exp_properties_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr address+16:{_zes_pci_address_t} uuid+32:{_zes_uuid_t} "
    "flags+48:u32@zes_vf_info_util_exp_flag_t"},
    {"_zes_vf_property_t", 0, "MinFreq+0:f64 MaxFreq+8:f64 StepFreq+16:f64 MinVolt+24:f64 MaxVolt+32:f64 StepVolt+40:f64"},
    {"_zes_vf_util_engine_exp2_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr vfEngineType+16:i32@zes_engine_group_t activeCounterValue+24:u64 "
        "samplingCounterValue+32:u64"},
    {"_zes_vf_util_engine_exp_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr type+16:i32@zes_engine_group_t activeCounterValue+24:u64 "
    "samplingCounterValue+32:u64 "
        "timestamp+40:u64"},
    {"_zes_vf_util_mem_exp2_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr vfMemLocation+16:i32@zes_mem_loc_t vfMemUtilized+24:u64"},
    {"_zes_vf_util_mem_exp_t", 0, "stype+0:i32@zes_structure_type_t pNext+8:ptr memTypeFlags+16:u32@zes_vf_info_mem_type_exp_flag_t free+24:u64 size+32:u64 "
    ""
        "timestamp+40:u64"},
    {"_zet_debug_config_t", 0, "pid+0:u32"},
    {"_zet_debug_event_info_detached_t", 0, "reason+0:i32@zet_debug_detach_reason_t"},
    {"_zet_debug_event_info_module_t", 0, "format+0:i32@zet_module_debug_info_format_t moduleBegin+8:u64 moduleEnd+16:u64 load+24:u64"},
    {"_zet_debug_event_info_page_fault_t", 0, "address+0:u64 mask+8:u64 reason+16:i32@zet_debug_page_fault_reason_t"},
    {"_zet_debug_event_info_t", 0, "detached+0:{_zet_debug_event_info_detached_t} module+0:{_zet_debug_event_info_module_t} "
    "thread+0:{_zet_debug_event_info_thread_stopped_t} "
        "page_fault+0:{_zet_debug_event_info_page_fault_t}"},
    {"_zet_debug_event_info_thread_stopped_t", 0, "thread+0:{_ze_device_thread_t}"},
    {"_zet_debug_event_t", 0, "type+0:i32@zet_debug_event_type_t flags+4:u32@zet_debug_event_flag_t info+8:{_zet_debug_event_info_t}"},
    {"_zet_debug_memory_space_desc_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr type+16:i32@zet_debug_memory_space_type_t address+24:u64"},
    {"_zet_debug_regset_properties_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr type+16:u32 version+20:u32 "
    "generalFlags+24:u32@zet_debug_regset_flag_t "
        "deviceFlags+28:u32 count+32:u32 bitSize+36:u32 byteSize+40:u32"},
    {"_zet_device_debug_properties_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr flags+16:u32@zet_device_debug_property_flag_t"},
    {"_zet_export_dma_buf_exp_properties_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr fd+16:i32 size+24:u64"},
    {"_zet_metric_calculate_exp_desc_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr rawReportSkipCount+16:u32"},
    {"_zet_metric_entry_exp_t", 0, "value+0[8]:bytes timeStamp+8:u64 metricIndex+16:u32 onSubdevice+20:u8 subdeviceId+24:u32"},
    {"_zet_metric_global_timestamps_resolution_exp_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr timerResolution+16:u64 timestampValidBits+24:u64"},
    {"_zet_metric_group_properties_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr name+16[256]:chars description+272[256]:chars "
    "samplingType+528:u32@zet_metric_group_sampling_type_flag_t "
        "domain+532:u32 metricCount+536:u32"},
    {"_zet_metric_group_type_exp_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr type+16:u32@zet_metric_group_type_exp_flag_t"},
    {"_zet_metric_programmable_exp_properties_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr name+16[128]:chars description+144[128]:chars "
    "component+272[128]:chars "
        "tierNumber+400:u32 domain+404:u32 parameterCount+408:u32 samplingType+412:u32@zet_metric_group_sampling_type_flag_t sourceId+416:u32"},
    {"_zet_metric_programmable_param_info_exp_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr type+16:i32@zet_metric_programmable_param_type_exp_t "
    "name+20[128]:chars "
        "valueInfoType+148:i32@zet_value_info_type_exp_t defaultValue+152[8]:bytes valueInfoCount+160:u32"},
    {"_zet_metric_programmable_param_value_exp_t", 0, "value+0[8]:bytes"},
    {"_zet_metric_programmable_param_value_info_exp_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr valueInfo+16[16]:bytes description+32[128]:chars"},
    {"_zet_metric_properties_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr name+16[256]:chars description+272[256]:chars component+528[256]:chars "
        "tierNumber+784:u32 metricType+788:i32@zet_metric_type_t resultType+792:i32@zet_value_type_t resultUnits+796[256]:chars"},
    {"_zet_metric_query_pool_desc_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr type+16:i32@zet_metric_query_pool_type_t count+20:u32"},
    {"_zet_metric_source_id_exp_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr sourceId+16:u32"},
    {"_zet_metric_streamer_desc_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr notifyEveryNReports+16:u32 samplingPeriod+20:u32"},
    {"_zet_metric_tracer_exp_desc_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr notifyEveryNBytes+16:u32"},
    {"_zet_profile_properties_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr flags+16:u32@zet_profile_flag_t numTokens+20:u32"},
    {"_zet_tracer_exp_desc_t", 0, "stype+0:i32@zet_structure_type_t pNext+8:ptr pUserData+16:ptr"},
    {"_zet_typed_value_t", 0, "type+0:i32@zet_value_type_t value+8:{_zet_value_t}"},
    {"_zet_value_t", 0, "ui32+0:u32 ui64+0:u64 fp32+0:f32 fp64+0:f64 b8+0:u8"},
    {"zel_component_version", 0, "component_name+0[64]:chars spec_version+64:i32@ze_api_version_t component_lib_version+68:{_zel_version}"},
    {0, 0, 0},
};

static const trace__script trace__ze_enums[] = {
    {"ze_api_version_t", 0, "ZE_API_VERSION_1_0=65536 ZE_API_VERSION_1_1 ZE_API_VERSION_1_2 ZE_API_VERSION_1_3 ZE_API_VERSION_1_4 ZE_API_VERSION_1_5 "
        "ZE_API_VERSION_1_6 ZE_API_VERSION_1_7 ZE_API_VERSION_1_8 ZE_API_VERSION_1_9 ZE_API_VERSION_1_10 ZE_API_VERSION_1_11 "
        "ZE_API_VERSION_1_12 ZE_API_VERSION_1_13 ZE_API_VERSION_1_14 ZE_API_VERSION_1_15 ZE_API_VERSION_1_16 ZE_API_VERSION_1_17 "
        "ZE_API_VERSION_FORCE_UINT32=2147483647"},
    {"ze_bandwidth_unit_t", 0, "ZE_BANDWIDTH_UNIT_UNKNOWN=0 ZE_BANDWIDTH_UNIT_BYTES_PER_NANOSEC ZE_BANDWIDTH_UNIT_BYTES_PER_CLOCK "
    "ZE_BANDWIDTH_UNIT_FORCE_UINT32=2147483647"},
    {"ze_cache_config_flag_t", 1, "ZE_CACHE_CONFIG_FLAG_LARGE_SLM=1 ZE_CACHE_CONFIG_FLAG_LARGE_DATA ZE_CACHE_CONFIG_FLAG_FORCE_UINT32=2147483647"},
    {"ze_cache_ext_region_t", 0, "ZE_CACHE_EXT_REGION_ZE_CACHE_REGION_DEFAULT=0 ZE_CACHE_EXT_REGION_ZE_CACHE_RESERVE_REGION "
    "ZE_CACHE_EXT_REGION_ZE_CACHE_NON_RESERVED_REGION "
        "ZE_CACHE_EXT_REGION_FORCE_UINT32=2147483647"},
    {"ze_command_list_flag_t", 1, "ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING=1 ZE_COMMAND_LIST_FLAG_MAXIMIZE_THROUGHPUT ZE_COMMAND_LIST_FLAG_EXPLICIT_ONLY=4 "
        "ZE_COMMAND_LIST_FLAG_IN_ORDER=8 ZE_COMMAND_LIST_FLAG_EXP_CLONEABLE=16 ZE_COMMAND_LIST_FLAG_COPY_OFFLOAD_HINT=32 "
    "ZE_COMMAND_LIST_FLAG_FORCE_UINT32=2147483647"},
    {"ze_command_queue_flag_t", 1, "ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY=1 ZE_COMMAND_QUEUE_FLAG_IN_ORDER ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT=4 "
        "ZE_COMMAND_QUEUE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_command_queue_group_property_flag_t", 1, "ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE=1 ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY "
    "ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS=4 "
        "ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_METRICS=8 ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_command_queue_mode_t", 0, "ZE_COMMAND_QUEUE_MODE_DEFAULT=0 ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS "
    "ZE_COMMAND_QUEUE_MODE_FORCE_UINT32=2147483647"},
    {"ze_command_queue_priority_t", 0, "ZE_COMMAND_QUEUE_PRIORITY_NORMAL=0 ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH "
        "ZE_COMMAND_QUEUE_PRIORITY_FORCE_UINT32=2147483647"},
    {"ze_context_flag_t", 1, "ZE_CONTEXT_FLAG_TBD=1 ZE_CONTEXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_cache_property_flag_t", 1, "ZE_DEVICE_CACHE_PROPERTY_FLAG_USER_CONTROL=1 ZE_DEVICE_CACHE_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_dp_capability_flag_t", 1, "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_NON_SYSTOLIC_DPA4_SIMD_ALL=1 "
    "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD8 "
        "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD16=4 ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_SIMD16=8 "
        "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH4=16 ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH8=32 "
        "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_DEPTH8=64 ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_UPTO8=128 "
        "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_FIXED8=256 ZE_DEVICE_DP_CAPABILITY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_event_properties_flag_t", 1, "ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE=1 "
    "ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_IPC "
        "ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION=4 ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_INTERRUPT_WAIT=8 "
        "ZE_DEVICE_EVENT_PROPERTIES_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_fp_atomic_ext_flag_t", 1, "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE=1 ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_ADD "
    "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_MIN_MAX=4 "
        "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_LOAD_STORE=65536 ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_ADD=131072 "
    "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_MIN_MAX=262144 "
        "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_fp_flag_t", 1, "ZE_DEVICE_FP_FLAG_DENORM=1 ZE_DEVICE_FP_FLAG_INF_NAN ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST=4 ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO=8 "
    ""
        "ZE_DEVICE_FP_FLAG_ROUND_TO_INF=16 ZE_DEVICE_FP_FLAG_FMA=32 ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT=64 ZE_DEVICE_FP_FLAG_SOFT_FLOAT=128 "
        "ZE_DEVICE_FP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_input_data_type_flag_t", 1, "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TYPE_NONE=1 "
    "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_ZE_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE "
        "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT4_PACK8_PER_SIMD_LANE=4 "
    "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT2_PACK8_PER_SIMD_LANE=8 "
        "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TF32_PACK1_PER_SIMD_LANE=16 "
    "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP16_PACK2_PER_SIMD_LANE=32 "
        "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF16_PACK2_PER_SIMD_LANE=64 "
    "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP8_PACK4_PER_SIMD_LANE=128 "
        "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF8_PACK4_PER_SIMD_LANE=256 "
    "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E2M1_PACK8_PER_SIMD_LANE=512 "
        "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E3M0_PACK8_PER_SIMD_LANE=1024 "
    "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE=2048 "
        "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UINT8=4096 ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE5M3=8192 "
        "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE4M3=16384 ZE_DEVICE_INPUT_DATA_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_mem_alloc_flag_t", 1, "ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_CACHED=1 ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_UNCACHED "
    "ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT=4 "
        "ZE_DEVICE_MEM_ALLOC_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_memory_ext_type_t", 0, "ZE_DEVICE_MEMORY_EXT_TYPE_HBM=0 ZE_DEVICE_MEMORY_EXT_TYPE_HBM2 ZE_DEVICE_MEMORY_EXT_TYPE_DDR "
    "ZE_DEVICE_MEMORY_EXT_TYPE_DDR2 "
        "ZE_DEVICE_MEMORY_EXT_TYPE_DDR3 ZE_DEVICE_MEMORY_EXT_TYPE_DDR4 ZE_DEVICE_MEMORY_EXT_TYPE_DDR5 ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR "
        "ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR3 ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR4 ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5 ZE_DEVICE_MEMORY_EXT_TYPE_SRAM "
        "ZE_DEVICE_MEMORY_EXT_TYPE_L1 ZE_DEVICE_MEMORY_EXT_TYPE_L3 ZE_DEVICE_MEMORY_EXT_TYPE_GRF ZE_DEVICE_MEMORY_EXT_TYPE_SLM "
        "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR4 ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5 ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5X ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6 "
        "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6X ZE_DEVICE_MEMORY_EXT_TYPE_GDDR7 ZE_DEVICE_MEMORY_EXT_TYPE_HBM2E ZE_DEVICE_MEMORY_EXT_TYPE_HBM3 "
        "ZE_DEVICE_MEMORY_EXT_TYPE_HBM3E ZE_DEVICE_MEMORY_EXT_TYPE_HBM4 ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5X ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR6 "
        "ZE_DEVICE_MEMORY_EXT_TYPE_FORCE_UINT32=2147483647"},
    {"ze_device_memory_property_flag_t", 1, "ZE_DEVICE_MEMORY_PROPERTY_FLAG_TBD=1 ZE_DEVICE_MEMORY_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_module_flag_t", 1, "ZE_DEVICE_MODULE_FLAG_FP16=1 ZE_DEVICE_MODULE_FLAG_FP64 ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS=4 "
    "ZE_DEVICE_MODULE_FLAG_DP4A=8 "
        "ZE_DEVICE_MODULE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_output_data_type_flag_t", 1, "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_INT32=1 "
    "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP32 "
        "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP16=4 ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_BF16=8 "
    "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_p2p_property_flag_t", 1, "ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS=1 ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS "
    "ZE_DEVICE_P2P_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_property_flag_t", 1, "ZE_DEVICE_PROPERTY_FLAG_INTEGRATED=1 ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE ZE_DEVICE_PROPERTY_FLAG_ECC=4 "
    "ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING=8 "
        "ZE_DEVICE_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_raytracing_ext_flag_t", 1, "ZE_DEVICE_RAYTRACING_EXT_FLAG_RAYQUERY=1 ZE_DEVICE_RAYTRACING_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_device_readonly_memory_capability_t", 0, "ZE_DEVICE_READONLY_MEMORY_CAPABILITY_NONE=0 ZE_DEVICE_READONLY_MEMORY_CAPABILITY_HINT "
    "ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED "
        "ZE_DEVICE_READONLY_MEMORY_CAPABILITY_FORCE_UINT32=2147483647"},
    {"ze_device_type_t", 0, "ZE_DEVICE_TYPE_GPU=1 ZE_DEVICE_TYPE_CPU ZE_DEVICE_TYPE_FPGA ZE_DEVICE_TYPE_MCA ZE_DEVICE_TYPE_VPU "
    "ZE_DEVICE_TYPE_FORCE_UINT32=2147483647"},
    {"ze_driver_ddi_handle_ext_flag_t", 1, "ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED=1 "
    "ZE_DRIVER_DDI_HANDLE_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_driver_memory_free_policy_ext_flag_t", 1, "ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE=1 ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE "
    "ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_event_counter_based_flag_t", 1, "ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE=1 ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE "
    "ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE=4 "
        "ZE_EVENT_COUNTER_BASED_FLAG_IPC=8 ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP=16 ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP=32 "
        "ZE_EVENT_COUNTER_BASED_FLAG_GRAPH_EXTERNAL=64 ZE_EVENT_COUNTER_BASED_FLAG_FORCE_UINT32=2147483647"},
    {"ze_event_pool_counter_based_exp_flag_t", 1, "ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_IMMEDIATE=1 ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_NON_IMMEDIATE "
    "ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_event_pool_flag_t", 1, "ZE_EVENT_POOL_FLAG_HOST_VISIBLE=1 ZE_EVENT_POOL_FLAG_IPC ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP=4 "
    "ZE_EVENT_POOL_FLAG_KERNEL_MAPPED_TIMESTAMP=8 "
        "ZE_EVENT_POOL_FLAG_FORCE_UINT32=2147483647"},
    {"ze_event_query_kernel_timestamps_ext_flag_t", 1, "ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_KERNEL=1 "
    "ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_SYNCHRONIZED ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_event_scope_flag_t", 1, "ZE_EVENT_SCOPE_FLAG_SUBDEVICE=1 ZE_EVENT_SCOPE_FLAG_DEVICE ZE_EVENT_SCOPE_FLAG_HOST=4 "
    "ZE_EVENT_SCOPE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_event_sync_mode_flag_t", 1, "ZE_EVENT_SYNC_MODE_FLAG_LOW_POWER_WAIT=1 ZE_EVENT_SYNC_MODE_FLAG_SIGNAL_INTERRUPT "
    "ZE_EVENT_SYNC_MODE_FLAG_EXTERNAL_INTERRUPT_WAIT=4 "
        "ZE_EVENT_SYNC_MODE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_external_memory_type_flag_t", 1, "ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD=1 ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF "
    "ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32=4 "
        "ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32_KMT=8 ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE=16 ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE_KMT=32 "
        "ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_HEAP=64 ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_RESOURCE=128 ZE_EXTERNAL_MEMORY_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_external_semaphore_ext_flag_t", 1, "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_FD=1 ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32 "
    "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32_KMT=4 "
        "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D12_FENCE=8 ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D11_FENCE=16 ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX=32 "
        "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX_KMT=64 ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_FD=128 "
    "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_WIN32=256 "
        "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_fabric_edge_exp_duplexity_t", 0, "ZE_FABRIC_EDGE_EXP_DUPLEXITY_UNKNOWN=0 ZE_FABRIC_EDGE_EXP_DUPLEXITY_HALF_DUPLEX "
    "ZE_FABRIC_EDGE_EXP_DUPLEXITY_FULL_DUPLEX "
        "ZE_FABRIC_EDGE_EXP_DUPLEXITY_FORCE_UINT32=2147483647"},
    {"ze_fabric_vertex_exp_type_t", 0, "ZE_FABRIC_VERTEX_EXP_TYPE_UNKNOWN=0 ZE_FABRIC_VERTEX_EXP_TYPE_DEVICE ZE_FABRIC_VERTEX_EXP_TYPE_SUBDEVICE "
    "ZE_FABRIC_VERTEX_EXP_TYPE_SWITCH "
        "ZE_FABRIC_VERTEX_EXP_TYPE_FORCE_UINT32=2147483647"},
    {"ze_fence_flag_t", 1, "ZE_FENCE_FLAG_SIGNALED=1 ZE_FENCE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_host_mem_alloc_flag_t", 1, "ZE_HOST_MEM_ALLOC_FLAG_BIAS_CACHED=1 ZE_HOST_MEM_ALLOC_FLAG_BIAS_UNCACHED ZE_HOST_MEM_ALLOC_FLAG_BIAS_WRITE_COMBINED=4 "
    ""
        "ZE_HOST_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT=8 ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY=16 ZE_HOST_MEM_ALLOC_FLAG_FORCE_UINT32=2147483647"},
    {"ze_image_bindless_exp_flag_t", 1, "ZE_IMAGE_BINDLESS_EXP_FLAG_BINDLESS=1 ZE_IMAGE_BINDLESS_EXP_FLAG_SAMPLED_IMAGE "
    "ZE_IMAGE_BINDLESS_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_image_flag_t", 1, "ZE_IMAGE_FLAG_KERNEL_WRITE=1 ZE_IMAGE_FLAG_BIAS_UNCACHED ZE_IMAGE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_image_format_layout_t", 0, "ZE_IMAGE_FORMAT_LAYOUT_8=0 ZE_IMAGE_FORMAT_LAYOUT_16 ZE_IMAGE_FORMAT_LAYOUT_32 ZE_IMAGE_FORMAT_LAYOUT_8_8 "
    "ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8 "
        "ZE_IMAGE_FORMAT_LAYOUT_16_16 ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16 ZE_IMAGE_FORMAT_LAYOUT_32_32 ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32 "
        "ZE_IMAGE_FORMAT_LAYOUT_10_10_10_2 ZE_IMAGE_FORMAT_LAYOUT_11_11_10 ZE_IMAGE_FORMAT_LAYOUT_5_6_5 ZE_IMAGE_FORMAT_LAYOUT_5_5_5_1 "
        "ZE_IMAGE_FORMAT_LAYOUT_4_4_4_4 ZE_IMAGE_FORMAT_LAYOUT_Y8 ZE_IMAGE_FORMAT_LAYOUT_NV12 ZE_IMAGE_FORMAT_LAYOUT_YUYV ZE_IMAGE_FORMAT_LAYOUT_VYUY "
        "ZE_IMAGE_FORMAT_LAYOUT_YVYU ZE_IMAGE_FORMAT_LAYOUT_UYVY ZE_IMAGE_FORMAT_LAYOUT_AYUV ZE_IMAGE_FORMAT_LAYOUT_P010 ZE_IMAGE_FORMAT_LAYOUT_Y410 "
        "ZE_IMAGE_FORMAT_LAYOUT_P012 ZE_IMAGE_FORMAT_LAYOUT_Y16 ZE_IMAGE_FORMAT_LAYOUT_P016 ZE_IMAGE_FORMAT_LAYOUT_Y216 ZE_IMAGE_FORMAT_LAYOUT_P216 "
        "ZE_IMAGE_FORMAT_LAYOUT_P8 ZE_IMAGE_FORMAT_LAYOUT_YUY2 ZE_IMAGE_FORMAT_LAYOUT_A8P8 ZE_IMAGE_FORMAT_LAYOUT_IA44 ZE_IMAGE_FORMAT_LAYOUT_AI44 "
        "ZE_IMAGE_FORMAT_LAYOUT_Y416 ZE_IMAGE_FORMAT_LAYOUT_Y210 ZE_IMAGE_FORMAT_LAYOUT_I420 ZE_IMAGE_FORMAT_LAYOUT_YV12 ZE_IMAGE_FORMAT_LAYOUT_400P "
        "ZE_IMAGE_FORMAT_LAYOUT_422H ZE_IMAGE_FORMAT_LAYOUT_422V ZE_IMAGE_FORMAT_LAYOUT_444P ZE_IMAGE_FORMAT_LAYOUT_RGBP ZE_IMAGE_FORMAT_LAYOUT_BRGP "
        "ZE_IMAGE_FORMAT_LAYOUT_8_8_8 ZE_IMAGE_FORMAT_LAYOUT_16_16_16 ZE_IMAGE_FORMAT_LAYOUT_32_32_32 ZE_IMAGE_FORMAT_LAYOUT_FORCE_UINT32=2147483647"},
    {"ze_image_format_swizzle_t", 0, "ZE_IMAGE_FORMAT_SWIZZLE_R=0 ZE_IMAGE_FORMAT_SWIZZLE_G ZE_IMAGE_FORMAT_SWIZZLE_B ZE_IMAGE_FORMAT_SWIZZLE_A "
    "ZE_IMAGE_FORMAT_SWIZZLE_0 "
        "ZE_IMAGE_FORMAT_SWIZZLE_1 ZE_IMAGE_FORMAT_SWIZZLE_X ZE_IMAGE_FORMAT_SWIZZLE_D ZE_IMAGE_FORMAT_SWIZZLE_FORCE_UINT32=2147483647"},
    {"ze_image_format_type_t", 0, "ZE_IMAGE_FORMAT_TYPE_UINT=0 ZE_IMAGE_FORMAT_TYPE_SINT ZE_IMAGE_FORMAT_TYPE_UNORM ZE_IMAGE_FORMAT_TYPE_SNORM "
    "ZE_IMAGE_FORMAT_TYPE_FLOAT "
        "ZE_IMAGE_FORMAT_TYPE_FORCE_UINT32=2147483647"},
    {"ze_image_sampler_filter_flag_t", 1, "ZE_IMAGE_SAMPLER_FILTER_FLAG_POINT=1 ZE_IMAGE_SAMPLER_FILTER_FLAG_LINEAR "
    "ZE_IMAGE_SAMPLER_FILTER_FLAG_FORCE_UINT32=2147483647"},
    {"ze_image_type_t", 0, "ZE_IMAGE_TYPE_1D=0 ZE_IMAGE_TYPE_1DARRAY ZE_IMAGE_TYPE_2D ZE_IMAGE_TYPE_2DARRAY ZE_IMAGE_TYPE_3D ZE_IMAGE_TYPE_BUFFER "
        "ZE_IMAGE_TYPE_FORCE_UINT32=2147483647"},
    {"ze_init_driver_type_flag_t", 1, "ZE_INIT_DRIVER_TYPE_FLAG_GPU=1 ZE_INIT_DRIVER_TYPE_FLAG_NPU ZE_INIT_DRIVER_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_init_flag_t", 1, "ZE_INIT_FLAG_GPU_ONLY=1 ZE_INIT_FLAG_VPU_ONLY ZE_INIT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_ipc_mem_handle_type_flag_t", 1, "ZE_IPC_MEM_HANDLE_TYPE_FLAG_DEFAULT=1 ZE_IPC_MEM_HANDLE_TYPE_FLAG_FABRIC_ACCESSIBLE "
    "ZE_IPC_MEM_HANDLE_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"ze_ipc_memory_flag_t", 1, "ZE_IPC_MEMORY_FLAG_BIAS_CACHED=1 ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED ZE_IPC_MEMORY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_ipc_property_flag_t", 1, "ZE_IPC_PROPERTY_FLAG_MEMORY=1 ZE_IPC_PROPERTY_FLAG_EVENT_POOL ZE_IPC_PROPERTY_FLAG_FABRIC_ACCESSIBLE=4 "
    "ZE_IPC_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_kernel_flag_t", 1, "ZE_KERNEL_FLAG_FORCE_RESIDENCY=1 ZE_KERNEL_FLAG_EXPLICIT_RESIDENCY ZE_KERNEL_FLAG_FORCE_UINT32=2147483647"},
    {"ze_kernel_indirect_access_flag_t", 1, "ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST=1 ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE "
    "ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED=4 "
        "ZE_KERNEL_INDIRECT_ACCESS_FLAG_FORCE_UINT32=2147483647"},
    {"ze_latency_unit_t", 0, "ZE_LATENCY_UNIT_UNKNOWN=0 ZE_LATENCY_UNIT_NANOSEC ZE_LATENCY_UNIT_CLOCK ZE_LATENCY_UNIT_HOP "
    "ZE_LATENCY_UNIT_FORCE_UINT32=2147483647"},
    {"ze_linkage_inspection_ext_flag_t", 1, "ZE_LINKAGE_INSPECTION_EXT_FLAG_IMPORTS=1 ZE_LINKAGE_INSPECTION_EXT_FLAG_UNRESOLVABLE_IMPORTS "
    "ZE_LINKAGE_INSPECTION_EXT_FLAG_EXPORTS=4 "
        "ZE_LINKAGE_INSPECTION_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_memory_access_attribute_t", 0, "ZE_MEMORY_ACCESS_ATTRIBUTE_NONE=0 ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY "
    "ZE_MEMORY_ACCESS_ATTRIBUTE_FORCE_UINT32=2147483647"},
    {"ze_memory_access_cap_flag_t", 1, "ZE_MEMORY_ACCESS_CAP_FLAG_RW=1 ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT=4 "
    "ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC=8 "
        "ZE_MEMORY_ACCESS_CAP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_memory_advice_t", 0, "ZE_MEMORY_ADVICE_SET_READ_MOSTLY=0 ZE_MEMORY_ADVICE_CLEAR_READ_MOSTLY ZE_MEMORY_ADVICE_SET_PREFERRED_LOCATION "
    "ZE_MEMORY_ADVICE_CLEAR_PREFERRED_LOCATION "
        "ZE_MEMORY_ADVICE_SET_NON_ATOMIC_MOSTLY ZE_MEMORY_ADVICE_CLEAR_NON_ATOMIC_MOSTLY ZE_MEMORY_ADVICE_BIAS_CACHED ZE_MEMORY_ADVICE_BIAS_UNCACHED "
        "ZE_MEMORY_ADVICE_SET_SYSTEM_MEMORY_PREFERRED_LOCATION ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION "
    "ZE_MEMORY_ADVICE_FORCE_UINT32=2147483647"},
    {"ze_memory_atomic_attr_exp_flag_t", 1, "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_ATOMICS=1 ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_HOST_ATOMICS "
    "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_HOST_ATOMICS=4 "
        "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_DEVICE_ATOMICS=8 ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_DEVICE_ATOMICS=16 "
    "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_SYSTEM_ATOMICS=32 "
        "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_SYSTEM_ATOMICS=64 ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_memory_compression_hints_ext_flag_t", 1, "ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_COMPRESSED=1 ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED "
    "ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_memory_type_t", 0, "ZE_MEMORY_TYPE_UNKNOWN=0 ZE_MEMORY_TYPE_HOST ZE_MEMORY_TYPE_DEVICE ZE_MEMORY_TYPE_SHARED ZE_MEMORY_TYPE_HOST_IMPORTED "
        "ZE_MEMORY_TYPE_FORCE_UINT32=2147483647"},
    {"ze_module_format_t", 0, "ZE_MODULE_FORMAT_IL_SPIRV=0 ZE_MODULE_FORMAT_NATIVE ZE_MODULE_FORMAT_FORCE_UINT32=2147483647"},
    {"ze_module_property_flag_t", 1, "ZE_MODULE_PROPERTY_FLAG_IMPORTS=1 ZE_MODULE_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"ze_mutable_command_exp_flag_t", 1, "ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS=1 ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT "
    "ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE=4 "
        "ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET=8 ZE_MUTABLE_COMMAND_EXP_FLAG_SIGNAL_EVENT=16 ZE_MUTABLE_COMMAND_EXP_FLAG_WAIT_EVENTS=32 "
        "ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_INSTRUCTION=64 ZE_MUTABLE_COMMAND_EXP_FLAG_GRAPH_ARGUMENTS=128 "
    "ZE_MUTABLE_COMMAND_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_mutable_command_list_exp_flag_t", 1, "ZE_MUTABLE_COMMAND_LIST_EXP_FLAG_RESERVED=1 ZE_MUTABLE_COMMAND_LIST_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_physical_mem_flag_t", 1, "ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE=1 ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_HOST "
    "ZE_PHYSICAL_MEM_FLAG_FORCE_UINT32=2147483647"},
    {"ze_raytracing_mem_alloc_ext_flag_t", 1, "ZE_RAYTRACING_MEM_ALLOC_EXT_FLAG_TBD=1 ZE_RAYTRACING_MEM_ALLOC_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_record_replay_graph_ext_dump_mode_t", 0, "ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_DETAILED=0 ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_SIMPLE "
    "ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_FORCE_UINT32=2147483647"},
    {"ze_record_replay_graph_ext_flag_t", 1, "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_IMMUTABLE_GRAPH=1 ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_MUTABLE_GRAPH "
    "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_SUBGRAPHS=4 "
        "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_APPEND_COMMANDLIST=8 ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_CB_EXTERNAL_IPC=16 "
    "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_relaxed_allocation_limits_exp_flag_t", 1, "ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE=1 "
    "ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_relaxed_allocation_limits_ext_flag_t", 1, "ZE_RELAXED_ALLOCATION_LIMITS_EXT_FLAG_MAX_SIZE=1 "
    "ZE_RELAXED_ALLOCATION_LIMITS_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_result_t", 0, "ZE_RESULT_SUCCESS!=0 ZE_RESULT_NOT_READY! ZE_RESULT_ERROR_DEVICE_LOST=1879048193 ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY "
        "ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ZE_RESULT_ERROR_MODULE_BUILD_FAILURE ZE_RESULT_ERROR_MODULE_LINK_FAILURE "
    "ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET "
        "ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS=1879113728 ZE_RESULT_ERROR_NOT_AVAILABLE "
        "ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE=1879179264 ZE_RESULT_WARNING_DROPPED_DATA ZE_RESULT_ERROR_UNINITIALIZED=2013265921 "
        "ZE_RESULT_ERROR_UNSUPPORTED_VERSION ZE_RESULT_ERROR_UNSUPPORTED_FEATURE ZE_RESULT_ERROR_INVALID_ARGUMENT ZE_RESULT_ERROR_INVALID_NULL_HANDLE "
        "ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE ZE_RESULT_ERROR_INVALID_NULL_POINTER ZE_RESULT_ERROR_INVALID_SIZE ZE_RESULT_ERROR_UNSUPPORTED_SIZE "
        "ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT ZE_RESULT_ERROR_INVALID_ENUMERATION "
        "ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT ZE_RESULT_ERROR_INVALID_NATIVE_BINARY "
        "ZE_RESULT_ERROR_INVALID_GLOBAL_NAME ZE_RESULT_ERROR_INVALID_KERNEL_NAME ZE_RESULT_ERROR_INVALID_FUNCTION_NAME "
    "ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION "
        "ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE "
        "ZE_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE "
        "ZE_RESULT_ERROR_OVERLAPPING_REGIONS ZE_RESULT_WARNING_ACTION_REQUIRED ZE_RESULT_ERROR_INVALID_KERNEL_HANDLE ZE_RESULT_EXT_RTAS_BUILD_RETRY "
        "ZE_RESULT_EXT_RTAS_BUILD_DEFERRED ZE_RESULT_EXT_ERROR_OPERANDS_INCOMPATIBLE ZE_RESULT_ERROR_SURVIVABILITY_MODE_DETECTED "
        "ZE_RESULT_ERROR_ADDRESS_NOT_FOUND ZE_RESULT_QUERY_TRUE ZE_RESULT_QUERY_FALSE ZE_RESULT_ERROR_INVALID_GRAPH "
    "ZE_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED "
        "ZE_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED ZE_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT ZE_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING "
        "ZE_RESULT_ERROR_GRAPH_UNJOINED_FORKS ZE_RESULT_ERROR_GRAPH_INTERNAL_EVENT ZE_RESULT_EXP_ERROR_DEVICE_IS_NOT_VERTEX=2146435073 "
        "ZE_RESULT_EXP_ERROR_VERTEX_IS_NOT_DEVICE ZE_RESULT_EXP_ERROR_REMOTE_DEVICE ZE_RESULT_EXP_ERROR_OPERANDS_INCOMPATIBLE "
    "ZE_RESULT_EXP_RTAS_BUILD_RETRY "
        "ZE_RESULT_EXP_RTAS_BUILD_DEFERRED ZE_RESULT_ERROR_UNKNOWN=2147483646 ZE_RESULT_FORCE_UINT32"},
    {"ze_rtas_builder_build_op_exp_flag_t", 1, "ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_COMPACT=1 "
    "ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_rtas_builder_build_op_ext_flag_t", 1, "ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_COMPACT=1 "
    "ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_rtas_builder_build_quality_hint_exp_t", 0, "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_LOW=0 ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_MEDIUM "
    "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_HIGH "
        "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_FORCE_UINT32=2147483647"},
    {"ze_rtas_builder_build_quality_hint_ext_t", 0, "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_LOW=0 ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_MEDIUM "
    "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_HIGH "
        "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_FORCE_UINT32=2147483647"},
    {"ze_rtas_builder_exp_flag_t", 1, "ZE_RTAS_BUILDER_EXP_FLAG_RESERVED=1 ZE_RTAS_BUILDER_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_rtas_builder_exp_version_t", 0, "ZE_RTAS_BUILDER_EXP_VERSION_1_0=65536 ZE_RTAS_BUILDER_EXP_VERSION_FORCE_UINT32=2147483647"},
    {"ze_rtas_builder_ext_flag_t", 1, "ZE_RTAS_BUILDER_EXT_FLAG_RESERVED=1 ZE_RTAS_BUILDER_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_rtas_builder_ext_version_t", 0, "ZE_RTAS_BUILDER_EXT_VERSION_1_0=65536 ZE_RTAS_BUILDER_EXT_VERSION_FORCE_UINT32=2147483647"},
    {"ze_rtas_device_exp_flag_t", 1, "ZE_RTAS_DEVICE_EXP_FLAG_RESERVED=1 ZE_RTAS_DEVICE_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_rtas_device_ext_flag_t", 1, "ZE_RTAS_DEVICE_EXT_FLAG_RESERVED=1 ZE_RTAS_DEVICE_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_rtas_format_exp_t", 0, "ZE_RTAS_FORMAT_EXP_INVALID=0 ZE_RTAS_FORMAT_EXP_MAX=2147483646 ZE_RTAS_FORMAT_EXP_FORCE_UINT32"},
    {"ze_rtas_format_ext_t", 0, "ZE_RTAS_FORMAT_EXT_INVALID=0 ZE_RTAS_FORMAT_EXT_MAX=2147483646 ZE_RTAS_FORMAT_EXT_FORCE_UINT32"},
    {"ze_rtas_parallel_operation_exp_flag_t", 1, "ZE_RTAS_PARALLEL_OPERATION_EXP_FLAG_RESERVED=1 "
    "ZE_RTAS_PARALLEL_OPERATION_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_rtas_parallel_operation_ext_flag_t", 1, "ZE_RTAS_PARALLEL_OPERATION_EXT_FLAG_RESERVED=1 "
    "ZE_RTAS_PARALLEL_OPERATION_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"ze_sampler_address_mode_t", 0, "ZE_SAMPLER_ADDRESS_MODE_NONE=0 ZE_SAMPLER_ADDRESS_MODE_REPEAT ZE_SAMPLER_ADDRESS_MODE_CLAMP "
    "ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER "
        "ZE_SAMPLER_ADDRESS_MODE_MIRROR ZE_SAMPLER_ADDRESS_MODE_FORCE_UINT32=2147483647"},
    {"ze_sampler_filter_mode_t", 0, "ZE_SAMPLER_FILTER_MODE_NEAREST=0 ZE_SAMPLER_FILTER_MODE_LINEAR ZE_SAMPLER_FILTER_MODE_FORCE_UINT32=2147483647"},
    {"ze_scheduling_hint_exp_flag_t", 1, "ZE_SCHEDULING_HINT_EXP_FLAG_OLDEST_FIRST=1 ZE_SCHEDULING_HINT_EXP_FLAG_ROUND_ROBIN "
    "ZE_SCHEDULING_HINT_EXP_FLAG_STALL_BASED_ROUND_ROBIN=4 "
        "ZE_SCHEDULING_HINT_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"ze_structure_type_t", 0, "ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES=1 ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES "
        "ZE_STRUCTURE_TYPE_CONTEXT_DESC ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC ZE_STRUCTURE_TYPE_EVENT_POOL_DESC "
        "ZE_STRUCTURE_TYPE_EVENT_DESC ZE_STRUCTURE_TYPE_FENCE_DESC ZE_STRUCTURE_TYPE_IMAGE_DESC ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES "
        "ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD "
        "ZE_STRUCTURE_TYPE_MODULE_DESC ZE_STRUCTURE_TYPE_MODULE_PROPERTIES ZE_STRUCTURE_TYPE_KERNEL_DESC ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES "
        "ZE_STRUCTURE_TYPE_SAMPLER_DESC ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES "
        "ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_WIN32 ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_WIN32 "
    "ZE_STRUCTURE_TYPE_DEVICE_RAYTRACING_EXT_PROPERTIES=65537 "
        "ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES ZE_STRUCTURE_TYPE_CACHE_RESERVATION_EXT_DESC "
        "ZE_STRUCTURE_TYPE_EU_COUNT_EXT ZE_STRUCTURE_TYPE_SRGB_EXT_DESC ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC "
        "ZE_STRUCTURE_TYPE_IMAGE_ALLOCATION_EXT_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_LUID_EXT_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXT_DESC "
    "ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_PROPERTIES "
        "ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_RESULTS_EXT_PROPERTIES ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES "
        "ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES "
    "ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC "
        "ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC=131073 ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC "
    "ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_PROPERTIES "
        "ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXP_DESC ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2 "
        "ZE_STRUCTURE_TYPE_IMAGE_MEMORY_EXP_PROPERTIES ZE_STRUCTURE_TYPE_POWER_SAVING_HINT_EXP_DESC ZE_STRUCTURE_TYPE_COPY_BANDWIDTH_EXP_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DEVICE_P2P_BANDWIDTH_EXP_PROPERTIES ZE_STRUCTURE_TYPE_FABRIC_VERTEX_EXP_PROPERTIES ZE_STRUCTURE_TYPE_FABRIC_EDGE_EXP_PROPERTIES "
        "ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_DESC ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXP_DESC "
        "ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_PROPERTIES ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXP_PROPERTIES "
    "ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXP_PROPERTIES "
        "ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXP_CB_PARAMS ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC "
    "ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES "
        "ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC"},
    {"ze_structure_type_t", 0, "ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC=131097 ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC "
    "ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC "
        "ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC ZE_STRUCTURE_TYPE_PITCHED_ALLOC_DEVICE_EXP_PROPERTIES ZE_STRUCTURE_TYPE_BINDLESS_IMAGE_EXP_DESC "
        "ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC ZE_STRUCTURE_TYPE_MUTABLE_GRAPH_ARGUMENT_EXP_DESC ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC "
        "ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_EXT_DESC ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WIN32_EXT_DESC ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_FD_EXT_DESC "
    ""
        "ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_EXT ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WAIT_PARAMS_EXT "
    "ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES "
        "ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT ZE_STRUCTURE_TYPE_DEVICE_VECTOR_WIDTH_PROPERTIES_EXT ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_DESC=131120 "
        "ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXT_DESC ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_PROPERTIES "
    "ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXT_PROPERTIES "
        "ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXT_PROPERTIES ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXT_CB_PARAMS "
    "ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC "
        "ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC ZE_STRUCTURE_TYPE_PITCHED_ALLOC_2DIMAGE_LINEAR_PITCH_EXP_INFO "
    "ZE_STRUCTURE_TYPE_KERNEL_ALLOCATION_PROPERTIES "
        "ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC "
    "ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC "
        "ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES "
    "ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC "
        "ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC "
        "ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_DOTPRODUCT_EXT_PROPERTIES ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_MODULE_DESC "
    "ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_GRAPH_DESC "
        "ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_OUTPUT ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_PROPERTIES "
    "ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_DUMP_DESC "
        "ZE_STRUCTURE_TYPE_FORCE_UINT32=2147483647"},
    {"ze_validate_runtime_requirements_result_t", 0, "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_NOT_APPLICABLE=0 "
    "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET "
        "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET_RECOMPILATION_ADVISABLE ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_NOT_MET "
        "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_FORCE_UINT32=2147483647"},
    {"zel_handle_type_t", 0, "ZEL_HANDLE_DRIVER=0 ZEL_HANDLE_DEVICE ZEL_HANDLE_CONTEXT ZEL_HANDLE_COMMAND_QUEUE ZEL_HANDLE_COMMAND_LIST ZEL_HANDLE_FENCE "
        "ZEL_HANDLE_EVENT_POOL ZEL_HANDLE_EVENT ZEL_HANDLE_IMAGE ZEL_HANDLE_MODULE ZEL_HANDLE_MODULE_BUILD_LOG ZEL_HANDLE_KERNEL "
        "ZEL_HANDLE_SAMPLER ZEL_HANDLE_PHYSICAL_MEM"},
    {"zel_structure_type_t", 0, "ZEL_STRUCTURE_TYPE_TRACER_DESC=1 ZEL_STRUCTURE_TYPE_FORCE_UINT32=2147483647"},
    {"zes_control_state_t", 0, "ZES_CONTROL_STATE_STATE_UNSET=0 ZES_CONTROL_STATE_STATE_ACTIVE=2 ZES_CONTROL_STATE_STATE_DISABLED "
    "ZES_CONTROL_STATE_FORCE_UINT32=2147483647"},
    {"zes_device_action_t", 0, "ZES_DEVICE_ACTION_NONE=0 ZES_DEVICE_ACTION_WARM_CARD_RESET ZES_DEVICE_ACTION_COLD_CARD_RESET "
    "ZES_DEVICE_ACTION_COLD_SYSTEM_REBOOT "
        "ZES_DEVICE_ACTION_FORCE_UINT32=2147483647"},
    {"zes_device_ecc_state_t", 0, "ZES_DEVICE_ECC_STATE_UNAVAILABLE=0 ZES_DEVICE_ECC_STATE_ENABLED ZES_DEVICE_ECC_STATE_DISABLED "
    "ZES_DEVICE_ECC_STATE_FORCE_UINT32=2147483647"},
    {"zes_device_property_flag_t", 1, "ZES_DEVICE_PROPERTY_FLAG_INTEGRATED=1 ZES_DEVICE_PROPERTY_FLAG_SUBDEVICE ZES_DEVICE_PROPERTY_FLAG_ECC=4 "
    "ZES_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING=8 "
        "ZES_DEVICE_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"zes_device_state_ext_flag_t", 1, "ZES_DEVICE_STATE_EXT_FLAG_NORMAL=1 ZES_DEVICE_STATE_EXT_FLAG_WEDGED ZES_DEVICE_STATE_EXT_FLAG_SURVIVABILITY=4 "
    "ZES_DEVICE_STATE_EXT_FLAG_FLASH_OVERRIDE=8 "
        "ZES_DEVICE_STATE_EXT_FLAG_FORCE_UINT32=2147483647"},
    {"zes_device_type_t", 0, "ZES_DEVICE_TYPE_GPU=1 ZES_DEVICE_TYPE_CPU ZES_DEVICE_TYPE_FPGA ZES_DEVICE_TYPE_MCA ZES_DEVICE_TYPE_VPU "
    "ZES_DEVICE_TYPE_FORCE_UINT32=2147483647"},
    {"zes_diag_result_t", 0, "ZES_DIAG_RESULT_NO_ERRORS=0 ZES_DIAG_RESULT_ABORT ZES_DIAG_RESULT_FAIL_CANT_REPAIR ZES_DIAG_RESULT_REBOOT_FOR_REPAIR "
        "ZES_DIAG_RESULT_FORCE_UINT32=2147483647"},
    {"zes_engine_group_t", 0, "ZES_ENGINE_GROUP_ALL=0 ZES_ENGINE_GROUP_COMPUTE_ALL ZES_ENGINE_GROUP_MEDIA_ALL ZES_ENGINE_GROUP_COPY_ALL "
    "ZES_ENGINE_GROUP_COMPUTE_SINGLE "
        "ZES_ENGINE_GROUP_RENDER_SINGLE ZES_ENGINE_GROUP_MEDIA_DECODE_SINGLE ZES_ENGINE_GROUP_MEDIA_ENCODE_SINGLE ZES_ENGINE_GROUP_COPY_SINGLE "
        "ZES_ENGINE_GROUP_MEDIA_ENHANCEMENT_SINGLE ZES_ENGINE_GROUP_3D_SINGLE ZES_ENGINE_GROUP_3D_RENDER_COMPUTE_ALL ZES_ENGINE_GROUP_RENDER_ALL "
        "ZES_ENGINE_GROUP_3D_ALL ZES_ENGINE_GROUP_MEDIA_CODEC_SINGLE ZES_ENGINE_GROUP_FORCE_UINT32=2147483647"},
    {"zes_engine_type_flag_t", 1, "ZES_ENGINE_TYPE_FLAG_OTHER=1 ZES_ENGINE_TYPE_FLAG_COMPUTE ZES_ENGINE_TYPE_FLAG_3D=4 ZES_ENGINE_TYPE_FLAG_MEDIA=8 "
        "ZES_ENGINE_TYPE_FLAG_DMA=16 ZES_ENGINE_TYPE_FLAG_RENDER=32 ZES_ENGINE_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"zes_event_type_flag_t", 1, "ZES_EVENT_TYPE_FLAG_DEVICE_DETACH=1 ZES_EVENT_TYPE_FLAG_DEVICE_ATTACH ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_ENTER=4 "
        "ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_EXIT=8 ZES_EVENT_TYPE_FLAG_FREQ_THROTTLED=16 ZES_EVENT_TYPE_FLAG_ENERGY_THRESHOLD_CROSSED=32 "
        "ZES_EVENT_TYPE_FLAG_TEMP_CRITICAL=64 ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD1=128 ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD2=256 "
    "ZES_EVENT_TYPE_FLAG_MEM_HEALTH=512 "
        "ZES_EVENT_TYPE_FLAG_FABRIC_PORT_HEALTH=1024 ZES_EVENT_TYPE_FLAG_PCI_LINK_HEALTH=2048 ZES_EVENT_TYPE_FLAG_RAS_CORRECTABLE_ERRORS=4096 "
        "ZES_EVENT_TYPE_FLAG_RAS_UNCORRECTABLE_ERRORS=8192 ZES_EVENT_TYPE_FLAG_DEVICE_RESET_REQUIRED=16384 "
    "ZES_EVENT_TYPE_FLAG_SURVIVABILITY_MODE_DETECTED=32768 "
        "ZES_EVENT_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"zes_fabric_port_failure_flag_t", 1, "ZES_FABRIC_PORT_FAILURE_FLAG_FAILED=1 ZES_FABRIC_PORT_FAILURE_FLAG_TRAINING_TIMEOUT "
    "ZES_FABRIC_PORT_FAILURE_FLAG_FLAPPING=4 "
        "ZES_FABRIC_PORT_FAILURE_FLAG_FORCE_UINT32=2147483647"},
    {"zes_fabric_port_qual_issue_flag_t", 1, "ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_LINK_ERRORS=1 ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_SPEED "
    "ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_FORCE_UINT32=2147483647"},
    {"zes_fabric_port_status_t", 0, "ZES_FABRIC_PORT_STATUS_UNKNOWN=0 ZES_FABRIC_PORT_STATUS_HEALTHY ZES_FABRIC_PORT_STATUS_DEGRADED "
    "ZES_FABRIC_PORT_STATUS_FAILED "
        "ZES_FABRIC_PORT_STATUS_DISABLED ZES_FABRIC_PORT_STATUS_FORCE_UINT32=2147483647"},
    {"zes_fan_speed_mode_t", 0, "ZES_FAN_SPEED_MODE_DEFAULT=0 ZES_FAN_SPEED_MODE_FIXED ZES_FAN_SPEED_MODE_TABLE "
    "ZES_FAN_SPEED_MODE_FORCE_UINT32=2147483647"},
    {"zes_fan_speed_units_t", 0, "ZES_FAN_SPEED_UNITS_RPM=0 ZES_FAN_SPEED_UNITS_PERCENT ZES_FAN_SPEED_UNITS_FORCE_UINT32=2147483647"},
    {"zes_freq_domain_t", 0, "ZES_FREQ_DOMAIN_GPU=0 ZES_FREQ_DOMAIN_MEMORY ZES_FREQ_DOMAIN_MEDIA ZES_FREQ_DOMAIN_FORCE_UINT32=2147483647"},
    {"zes_freq_throttle_reason_flag_t", 1, "ZES_FREQ_THROTTLE_REASON_FLAG_AVE_PWR_CAP=1 ZES_FREQ_THROTTLE_REASON_FLAG_BURST_PWR_CAP "
    "ZES_FREQ_THROTTLE_REASON_FLAG_CURRENT_LIMIT=4 "
        "ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL_LIMIT=8 ZES_FREQ_THROTTLE_REASON_FLAG_PSU_ALERT=16 ZES_FREQ_THROTTLE_REASON_FLAG_SW_RANGE=32 "
        "ZES_FREQ_THROTTLE_REASON_FLAG_HW_RANGE=64 ZES_FREQ_THROTTLE_REASON_FLAG_VOLTAGE=128 ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL=256 "
        "ZES_FREQ_THROTTLE_REASON_FLAG_POWER=512 ZES_FREQ_THROTTLE_REASON_FLAG_FORCE_UINT32=2147483647"},
    {"zes_init_flag_t", 1, "ZES_INIT_FLAG_PLACEHOLDER=1 ZES_INIT_FLAG_FORCE_UINT32=2147483647"},
    {"zes_limit_unit_t", 0, "ZES_LIMIT_UNIT_UNKNOWN=0 ZES_LIMIT_UNIT_CURRENT ZES_LIMIT_UNIT_POWER ZES_LIMIT_UNIT_FORCE_UINT32=2147483647"},
    {"zes_mem_health_t", 0, "ZES_MEM_HEALTH_UNKNOWN=0 ZES_MEM_HEALTH_OK ZES_MEM_HEALTH_DEGRADED ZES_MEM_HEALTH_CRITICAL ZES_MEM_HEALTH_REPLACE "
        "ZES_MEM_HEALTH_FORCE_UINT32=2147483647"},
    {"zes_mem_loc_t", 0, "ZES_MEM_LOC_SYSTEM=0 ZES_MEM_LOC_DEVICE ZES_MEM_LOC_FORCE_UINT32=2147483647"},
    {"zes_mem_type_t", 0, "ZES_MEM_TYPE_HBM=0 ZES_MEM_TYPE_DDR ZES_MEM_TYPE_DDR3 ZES_MEM_TYPE_DDR4 ZES_MEM_TYPE_DDR5 ZES_MEM_TYPE_LPDDR "
        "ZES_MEM_TYPE_LPDDR3 ZES_MEM_TYPE_LPDDR4 ZES_MEM_TYPE_LPDDR5 ZES_MEM_TYPE_SRAM ZES_MEM_TYPE_L1 ZES_MEM_TYPE_L3 ZES_MEM_TYPE_GRF "
        "ZES_MEM_TYPE_SLM ZES_MEM_TYPE_GDDR4 ZES_MEM_TYPE_GDDR5 ZES_MEM_TYPE_GDDR5X ZES_MEM_TYPE_GDDR6 ZES_MEM_TYPE_GDDR6X ZES_MEM_TYPE_GDDR7 "
        "ZES_MEM_TYPE_LPDDR5X ZES_MEM_TYPE_HBM2 ZES_MEM_TYPE_DDR2 ZES_MEM_TYPE_HBM2E ZES_MEM_TYPE_HBM3 ZES_MEM_TYPE_HBM3E ZES_MEM_TYPE_HBM4 "
        "ZES_MEM_TYPE_LPDDR6 ZES_MEM_TYPE_FORCE_UINT32=2147483647"},
    {"zes_oc_mode_t", 0, "ZES_OC_MODE_OFF=0 ZES_OC_MODE_OVERRIDE ZES_OC_MODE_INTERPOLATIVE ZES_OC_MODE_FIXED ZES_OC_MODE_FORCE_UINT32=2147483647"},
    {"zes_overclock_control_t", 0, "ZES_OVERCLOCK_CONTROL_VF=1 ZES_OVERCLOCK_CONTROL_FREQ_OFFSET ZES_OVERCLOCK_CONTROL_VMAX_OFFSET=4 "
    "ZES_OVERCLOCK_CONTROL_FREQ=8 "
        "ZES_OVERCLOCK_CONTROL_VOLT_LIMIT=16 ZES_OVERCLOCK_CONTROL_POWER_SUSTAINED_LIMIT=32 ZES_OVERCLOCK_CONTROL_POWER_BURST_LIMIT=64 "
        "ZES_OVERCLOCK_CONTROL_POWER_PEAK_LIMIT=128 ZES_OVERCLOCK_CONTROL_ICCMAX_LIMIT=256 ZES_OVERCLOCK_CONTROL_TEMP_LIMIT=512 "
        "ZES_OVERCLOCK_CONTROL_ITD_DISABLE=1024 ZES_OVERCLOCK_CONTROL_ACM_DISABLE=2048 ZES_OVERCLOCK_CONTROL_FORCE_UINT32=2147483647"},
    {"zes_overclock_domain_t", 0, "ZES_OVERCLOCK_DOMAIN_CARD=1 ZES_OVERCLOCK_DOMAIN_PACKAGE ZES_OVERCLOCK_DOMAIN_GPU_ALL=4 "
    "ZES_OVERCLOCK_DOMAIN_GPU_RENDER_COMPUTE=8 "
        "ZES_OVERCLOCK_DOMAIN_GPU_RENDER=16 ZES_OVERCLOCK_DOMAIN_GPU_COMPUTE=32 ZES_OVERCLOCK_DOMAIN_GPU_MEDIA=64 ZES_OVERCLOCK_DOMAIN_VRAM=128 "
        "ZES_OVERCLOCK_DOMAIN_ADM=256 ZES_OVERCLOCK_DOMAIN_FORCE_UINT32=2147483647"},
    {"zes_overclock_mode_t", 0, "ZES_OVERCLOCK_MODE_MODE_OFF=0 ZES_OVERCLOCK_MODE_MODE_STOCK=2 ZES_OVERCLOCK_MODE_MODE_ON "
    "ZES_OVERCLOCK_MODE_MODE_UNAVAILABLE "
        "ZES_OVERCLOCK_MODE_MODE_DISABLED ZES_OVERCLOCK_MODE_FORCE_UINT32=2147483647"},
    {"zes_pci_bar_type_t", 0, "ZES_PCI_BAR_TYPE_MMIO=0 ZES_PCI_BAR_TYPE_ROM ZES_PCI_BAR_TYPE_MEM ZES_PCI_BAR_TYPE_FORCE_UINT32=2147483647"},
    {"zes_pci_link_qual_issue_flag_t", 1, "ZES_PCI_LINK_QUAL_ISSUE_FLAG_REPLAYS=1 ZES_PCI_LINK_QUAL_ISSUE_FLAG_SPEED "
    "ZES_PCI_LINK_QUAL_ISSUE_FLAG_FORCE_UINT32=2147483647"},
    {"zes_pci_link_stab_issue_flag_t", 1, "ZES_PCI_LINK_STAB_ISSUE_FLAG_RETRAINING=1 ZES_PCI_LINK_STAB_ISSUE_FLAG_FORCE_UINT32=2147483647"},
    {"zes_pci_link_status_t", 0, "ZES_PCI_LINK_STATUS_UNKNOWN=0 ZES_PCI_LINK_STATUS_GOOD ZES_PCI_LINK_STATUS_QUALITY_ISSUES "
    "ZES_PCI_LINK_STATUS_STABILITY_ISSUES "
        "ZES_PCI_LINK_STATUS_FORCE_UINT32=2147483647"},
    {"zes_pending_action_t", 0, "ZES_PENDING_ACTION_PENDING_NONE=0 ZES_PENDING_ACTION_PENDING_IMMINENT ZES_PENDING_ACTION_PENDING_COLD_RESET "
    "ZES_PENDING_ACTION_PENDING_WARM_RESET "
        "ZES_PENDING_ACTION_FORCE_UINT32=2147483647"},
    {"zes_power_domain_t", 0, "ZES_POWER_DOMAIN_UNKNOWN=0 ZES_POWER_DOMAIN_CARD ZES_POWER_DOMAIN_PACKAGE ZES_POWER_DOMAIN_STACK ZES_POWER_DOMAIN_MEMORY "
        "ZES_POWER_DOMAIN_GPU ZES_POWER_DOMAIN_FORCE_UINT32=2147483647"},
    {"zes_power_level_t", 0, "ZES_POWER_LEVEL_UNKNOWN=0 ZES_POWER_LEVEL_SUSTAINED ZES_POWER_LEVEL_BURST ZES_POWER_LEVEL_PEAK ZES_POWER_LEVEL_INSTANTANEOUS "
        "ZES_POWER_LEVEL_FORCE_UINT32=2147483647"},
    {"zes_power_source_t", 0, "ZES_POWER_SOURCE_ANY=0 ZES_POWER_SOURCE_MAINS ZES_POWER_SOURCE_BATTERY ZES_POWER_SOURCE_FORCE_UINT32=2147483647"},
    {"zes_psu_voltage_status_t", 0, "ZES_PSU_VOLTAGE_STATUS_UNKNOWN=0 ZES_PSU_VOLTAGE_STATUS_NORMAL ZES_PSU_VOLTAGE_STATUS_OVER "
    "ZES_PSU_VOLTAGE_STATUS_UNDER "
        "ZES_PSU_VOLTAGE_STATUS_FORCE_UINT32=2147483647"},
    {"zes_ras_error_category_exp_t", 0, "ZES_RAS_ERROR_CATEGORY_EXP_RESET=0 ZES_RAS_ERROR_CATEGORY_EXP_PROGRAMMING_ERRORS "
    "ZES_RAS_ERROR_CATEGORY_EXP_DRIVER_ERRORS "
        "ZES_RAS_ERROR_CATEGORY_EXP_COMPUTE_ERRORS ZES_RAS_ERROR_CATEGORY_EXP_NON_COMPUTE_ERRORS ZES_RAS_ERROR_CATEGORY_EXP_CACHE_ERRORS "
        "ZES_RAS_ERROR_CATEGORY_EXP_DISPLAY_ERRORS ZES_RAS_ERROR_CATEGORY_EXP_MEMORY_ERRORS ZES_RAS_ERROR_CATEGORY_EXP_SCALE_ERRORS "
        "ZES_RAS_ERROR_CATEGORY_EXP_L3FABRIC_ERRORS ZES_RAS_ERROR_CATEGORY_EXP_PCIE_ERRORS ZES_RAS_ERROR_CATEGORY_EXP_FABRIC_ERRORS "
        "ZES_RAS_ERROR_CATEGORY_EXP_SOC_INTERNAL_ERRORS ZES_RAS_ERROR_CATEGORY_EXP_FORCE_UINT32=2147483647"},
    {"zes_ras_error_type_t", 0, "ZES_RAS_ERROR_TYPE_CORRECTABLE=0 ZES_RAS_ERROR_TYPE_UNCORRECTABLE ZES_RAS_ERROR_TYPE_FORCE_UINT32=2147483647"},
    {"zes_repair_status_t", 0, "ZES_REPAIR_STATUS_UNSUPPORTED=0 ZES_REPAIR_STATUS_NOT_PERFORMED ZES_REPAIR_STATUS_PERFORMED "
    "ZES_REPAIR_STATUS_FORCE_UINT32=2147483647"},
    {"zes_reset_reason_flag_t", 1, "ZES_RESET_REASON_FLAG_WEDGED=1 ZES_RESET_REASON_FLAG_REPAIR ZES_RESET_REASON_FLAG_FORCE_UINT32=2147483647"},
    {"zes_reset_type_t", 0, "ZES_RESET_TYPE_WARM=0 ZES_RESET_TYPE_COLD ZES_RESET_TYPE_FLR ZES_RESET_TYPE_FORCE_UINT32=2147483647"},
    {"zes_sched_mode_t", 0, "ZES_SCHED_MODE_TIMEOUT=0 ZES_SCHED_MODE_TIMESLICE ZES_SCHED_MODE_EXCLUSIVE ZES_SCHED_MODE_COMPUTE_UNIT_DEBUG "
    "ZES_SCHED_MODE_FORCE_UINT32=2147483647"},
    {"zes_standby_promo_mode_t", 0, "ZES_STANDBY_PROMO_MODE_DEFAULT=0 ZES_STANDBY_PROMO_MODE_NEVER ZES_STANDBY_PROMO_MODE_FORCE_UINT32=2147483647"},
    {"zes_standby_type_t", 0, "ZES_STANDBY_TYPE_GLOBAL=0 ZES_STANDBY_TYPE_FORCE_UINT32=2147483647"},
    {"zes_structure_type_t", 0, "ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES=1 ZES_STRUCTURE_TYPE_PCI_PROPERTIES ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES "
        "ZES_STRUCTURE_TYPE_DIAG_PROPERTIES ZES_STRUCTURE_TYPE_ENGINE_PROPERTIES ZES_STRUCTURE_TYPE_FABRIC_PORT_PROPERTIES "
    "ZES_STRUCTURE_TYPE_FAN_PROPERTIES "
        "ZES_STRUCTURE_TYPE_FIRMWARE_PROPERTIES ZES_STRUCTURE_TYPE_FREQ_PROPERTIES ZES_STRUCTURE_TYPE_LED_PROPERTIES ZES_STRUCTURE_TYPE_MEM_PROPERTIES "
        "ZES_STRUCTURE_TYPE_PERF_PROPERTIES ZES_STRUCTURE_TYPE_POWER_PROPERTIES ZES_STRUCTURE_TYPE_PSU_PROPERTIES ZES_STRUCTURE_TYPE_RAS_PROPERTIES "
        "ZES_STRUCTURE_TYPE_SCHED_PROPERTIES ZES_STRUCTURE_TYPE_SCHED_TIMEOUT_PROPERTIES ZES_STRUCTURE_TYPE_SCHED_TIMESLICE_PROPERTIES "
        "ZES_STRUCTURE_TYPE_STANDBY_PROPERTIES ZES_STRUCTURE_TYPE_TEMP_PROPERTIES ZES_STRUCTURE_TYPE_DEVICE_STATE ZES_STRUCTURE_TYPE_PROCESS_STATE "
        "ZES_STRUCTURE_TYPE_PCI_STATE ZES_STRUCTURE_TYPE_FABRIC_PORT_CONFIG ZES_STRUCTURE_TYPE_FABRIC_PORT_STATE ZES_STRUCTURE_TYPE_FAN_CONFIG "
        "ZES_STRUCTURE_TYPE_FREQ_STATE ZES_STRUCTURE_TYPE_OC_CAPABILITIES ZES_STRUCTURE_TYPE_LED_STATE ZES_STRUCTURE_TYPE_MEM_STATE "
        "ZES_STRUCTURE_TYPE_PSU_STATE ZES_STRUCTURE_TYPE_BASE_STATE ZES_STRUCTURE_TYPE_RAS_CONFIG ZES_STRUCTURE_TYPE_RAS_STATE "
        "ZES_STRUCTURE_TYPE_TEMP_CONFIG ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES_1_2 ZES_STRUCTURE_TYPE_DEVICE_ECC_DESC "
    "ZES_STRUCTURE_TYPE_DEVICE_ECC_PROPERTIES "
        "ZES_STRUCTURE_TYPE_POWER_LIMIT_EXT_DESC ZES_STRUCTURE_TYPE_POWER_EXT_PROPERTIES ZES_STRUCTURE_TYPE_OVERCLOCK_PROPERTIES "
        "ZES_STRUCTURE_TYPE_FABRIC_PORT_ERROR_COUNTERS ZES_STRUCTURE_TYPE_ENGINE_EXT_PROPERTIES ZES_STRUCTURE_TYPE_RESET_PROPERTIES "
        "ZES_STRUCTURE_TYPE_DEVICE_EXT_PROPERTIES ZES_STRUCTURE_TYPE_DEVICE_UUID ZES_STRUCTURE_TYPE_POWER_DOMAIN_EXP_PROPERTIES=131073 "
        "ZES_STRUCTURE_TYPE_MEM_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES ZES_STRUCTURE_TYPE_MEMORY_PAGE_OFFLINE_STATE_EXP "
    "ZES_STRUCTURE_TYPE_SUBDEVICE_EXP_PROPERTIES "
        "ZES_STRUCTURE_TYPE_VF_EXP_PROPERTIES ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP "
    "ZES_STRUCTURE_TYPE_VF_EXP_CAPABILITIES "
        "ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP2 ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP2=131088 ZES_STRUCTURE_TYPE_VF_EXP2_CAPABILITIES "
        "ZES_STRUCTURE_TYPE_DEVICE_ECC_DEFAULT_PROPERTIES_EXT ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_STATE "
    "ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_PROPERTIES "
        "ZES_STRUCTURE_TYPE_RAS_STATE_EXP2 ZES_STRUCTURE_TYPE_RAS_CONFIG_EXP ZES_STRUCTURE_TYPE_OEM_SERIAL_ID_EXT_PROPERTIES "
    "ZES_STRUCTURE_TYPE_DEVICE_EXT_STATE "
        "ZES_STRUCTURE_TYPE_FORCE_UINT32=2147483647"},
    {"zes_temp_sensors_t", 0, "ZES_TEMP_SENSORS_GLOBAL=0 ZES_TEMP_SENSORS_GPU ZES_TEMP_SENSORS_MEMORY ZES_TEMP_SENSORS_GLOBAL_MIN ZES_TEMP_SENSORS_GPU_MIN "
        "ZES_TEMP_SENSORS_MEMORY_MIN ZES_TEMP_SENSORS_GPU_BOARD ZES_TEMP_SENSORS_GPU_BOARD_MIN ZES_TEMP_SENSORS_VOLTAGE_REGULATOR "
        "ZES_TEMP_SENSORS_FORCE_UINT32=2147483647"},
    {"zes_vf_array_type_t", 0, "ZES_VF_ARRAY_TYPE_USER_VF_ARRAY=0 ZES_VF_ARRAY_TYPE_DEFAULT_VF_ARRAY ZES_VF_ARRAY_TYPE_LIVE_VF_ARRAY "
    "ZES_VF_ARRAY_TYPE_FORCE_UINT32=2147483647"},
    {"zes_vf_info_mem_type_exp_flag_t", 1, "ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_SYSTEM=1 ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_DEVICE "
    "ZES_VF_INFO_MEM_TYPE_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"zes_vf_info_util_exp_flag_t", 1, "ZES_VF_INFO_UTIL_EXP_FLAG_INFO_NONE=1 ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_CPU "
    "ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_GPU=4 "
        "ZES_VF_INFO_UTIL_EXP_FLAG_INFO_ENGINE=8 ZES_VF_INFO_UTIL_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"zes_vf_program_type_t", 0, "ZES_VF_PROGRAM_TYPE_VF_ARBITRARY=0 ZES_VF_PROGRAM_TYPE_VF_FREQ_FIXED ZES_VF_PROGRAM_TYPE_VF_VOLT_FIXED "
    "ZES_VF_PROGRAM_TYPE_FORCE_UINT32=2147483647"},
    {"zes_vf_type_t", 0, "ZES_VF_TYPE_VOLT=0 ZES_VF_TYPE_FREQ ZES_VF_TYPE_FORCE_UINT32=2147483647"},
    {"zet_debug_detach_reason_t", 0, "ZET_DEBUG_DETACH_REASON_INVALID=0 ZET_DEBUG_DETACH_REASON_HOST_EXIT ZET_DEBUG_DETACH_REASON_FORCE_UINT32=2147483647"},
    {"zet_debug_event_flag_t", 1, "ZET_DEBUG_EVENT_FLAG_NEED_ACK=1 ZET_DEBUG_EVENT_FLAG_FORCE_UINT32=2147483647"},
    {"zet_debug_event_type_t", 0, "ZET_DEBUG_EVENT_TYPE_INVALID=0 ZET_DEBUG_EVENT_TYPE_DETACHED ZET_DEBUG_EVENT_TYPE_PROCESS_ENTRY "
    "ZET_DEBUG_EVENT_TYPE_PROCESS_EXIT "
        "ZET_DEBUG_EVENT_TYPE_MODULE_LOAD ZET_DEBUG_EVENT_TYPE_MODULE_UNLOAD ZET_DEBUG_EVENT_TYPE_THREAD_STOPPED ZET_DEBUG_EVENT_TYPE_THREAD_UNAVAILABLE "
        "ZET_DEBUG_EVENT_TYPE_PAGE_FAULT ZET_DEBUG_EVENT_TYPE_FORCE_UINT32=2147483647"},
    {"zet_debug_memory_space_type_t", 0, "ZET_DEBUG_MEMORY_SPACE_TYPE_DEFAULT=0 ZET_DEBUG_MEMORY_SPACE_TYPE_SLM ZET_DEBUG_MEMORY_SPACE_TYPE_ELF "
    "ZET_DEBUG_MEMORY_SPACE_TYPE_BARRIER "
        "ZET_DEBUG_MEMORY_SPACE_TYPE_FORCE_UINT32=2147483647"},
    {"zet_debug_page_fault_reason_t", 0, "ZET_DEBUG_PAGE_FAULT_REASON_INVALID=0 ZET_DEBUG_PAGE_FAULT_REASON_MAPPING_ERROR "
    "ZET_DEBUG_PAGE_FAULT_REASON_PERMISSION_ERROR "
        "ZET_DEBUG_PAGE_FAULT_REASON_FORCE_UINT32=2147483647"},
    {"zet_debug_regset_flag_t", 1, "ZET_DEBUG_REGSET_FLAG_READABLE=1 ZET_DEBUG_REGSET_FLAG_WRITEABLE ZET_DEBUG_REGSET_FLAG_FORCE_UINT32=2147483647"},
    {"zet_device_debug_property_flag_t", 1, "ZET_DEVICE_DEBUG_PROPERTY_FLAG_ATTACH=1 ZET_DEVICE_DEBUG_PROPERTY_FLAG_FORCE_UINT32=2147483647"},
    {"zet_metric_group_calculation_type_t", 0, "ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES=0 ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES "
    "ZET_METRIC_GROUP_CALCULATION_TYPE_FORCE_UINT32=2147483647"},
    {"zet_metric_group_sampling_type_flag_t", 1, "ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EVENT_BASED=1 ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED "
    "ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EXP_TRACER_BASED=4 "
        "ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_FORCE_UINT32=2147483647"},
    {"zet_metric_group_type_exp_flag_t", 1, "ZET_METRIC_GROUP_TYPE_EXP_FLAG_EXPORT_DMA_BUF=1 ZET_METRIC_GROUP_TYPE_EXP_FLAG_USER_CREATED "
    "ZET_METRIC_GROUP_TYPE_EXP_FLAG_OTHER=4 "
        "ZET_METRIC_GROUP_TYPE_EXP_FLAG_MARKER=8 ZET_METRIC_GROUP_TYPE_EXP_FLAG_FORCE_UINT32=2147483647"},
    {"zet_metric_programmable_param_type_exp_t", 0, "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_DISAGGREGATION=0 ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_LATENCY "
    "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_UTILIZATION "
        "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_AVERAGE ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_RATE "
        "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_BYTES ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_GENERIC "
    "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_FORCE_UINT32=2147483647"},
    {"zet_metric_query_pool_type_t", 0, "ZET_METRIC_QUERY_POOL_TYPE_PERFORMANCE=0 ZET_METRIC_QUERY_POOL_TYPE_EXECUTION "
    "ZET_METRIC_QUERY_POOL_TYPE_FORCE_UINT32=2147483647"},
    {"zet_metric_type_t", 0, "ZET_METRIC_TYPE_DURATION=0 ZET_METRIC_TYPE_EVENT ZET_METRIC_TYPE_EVENT_WITH_RANGE ZET_METRIC_TYPE_THROUGHPUT "
    "ZET_METRIC_TYPE_TIMESTAMP "
        "ZET_METRIC_TYPE_FLAG ZET_METRIC_TYPE_RATIO ZET_METRIC_TYPE_RAW ZET_METRIC_TYPE_EVENT_EXP_TIMESTAMP=2147483641 ZET_METRIC_TYPE_EVENT_EXP_START "
        "ZET_METRIC_TYPE_EVENT_EXP_END ZET_METRIC_TYPE_EVENT_EXP_MONOTONIC_WRAPS_VALUE ZET_METRIC_TYPE_EXP_EXPORT_DMA_BUF ZET_METRIC_TYPE_IP_EXP "
        "ZET_METRIC_TYPE_FORCE_UINT32"},
    {"zet_module_debug_info_format_t", 0, "ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF=0 ZET_MODULE_DEBUG_INFO_FORMAT_FORCE_UINT32=2147483647"},
    {"zet_profile_flag_t", 1, "ZET_PROFILE_FLAG_REGISTER_REALLOCATION=1 ZET_PROFILE_FLAG_FREE_REGISTER_INFO ZET_PROFILE_FLAG_FORCE_UINT32=2147483647"},
    {"zet_structure_type_t", 0, "ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES=1 ZET_STRUCTURE_TYPE_METRIC_PROPERTIES ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC "
        "ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC ZET_STRUCTURE_TYPE_PROFILE_PROPERTIES ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES "
        "ZET_STRUCTURE_TYPE_DEBUG_MEMORY_SPACE_DESC ZET_STRUCTURE_TYPE_DEBUG_REGSET_PROPERTIES ZET_STRUCTURE_TYPE_GLOBAL_METRICS_TIMESTAMPS_EXP_PROPERTIES "
        "ZET_STRUCTURE_TYPE_TRACER_EXP_DESC=65537 ZET_STRUCTURE_TYPE_METRICS_CALCULATE_EXP_DESC ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_EXP_PROPERTIES "
        "ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_INFO_EXP ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_VALUE_INFO_EXP "
    "ZET_STRUCTURE_TYPE_METRIC_GROUP_TYPE_EXP "
        "ZET_STRUCTURE_TYPE_EXPORT_DMA_EXP_PROPERTIES ZET_STRUCTURE_TYPE_METRIC_TRACER_EXP_DESC ZET_STRUCTURE_TYPE_METRIC_SOURCE_ID_EXP "
        "ZET_STRUCTURE_TYPE_FORCE_UINT32=2147483647"},
    {"zet_value_info_type_exp_t", 0, "ZET_VALUE_INFO_TYPE_EXP_UINT32=0 ZET_VALUE_INFO_TYPE_EXP_UINT64 ZET_VALUE_INFO_TYPE_EXP_FLOAT32 "
    "ZET_VALUE_INFO_TYPE_EXP_FLOAT64 "
        "ZET_VALUE_INFO_TYPE_EXP_BOOL8 ZET_VALUE_INFO_TYPE_EXP_UINT8 ZET_VALUE_INFO_TYPE_EXP_UINT16 ZET_VALUE_INFO_TYPE_EXP_UINT64_RANGE "
        "ZET_VALUE_INFO_TYPE_EXP_FLOAT64_RANGE ZET_VALUE_INFO_TYPE_EXP_FORCE_UINT32=2147483647"},
    {"zet_value_type_t", 0, "ZET_VALUE_TYPE_UINT32=0 ZET_VALUE_TYPE_UINT64 ZET_VALUE_TYPE_FLOAT32 ZET_VALUE_TYPE_FLOAT64 ZET_VALUE_TYPE_BOOL8 "
        "ZET_VALUE_TYPE_STRING ZET_VALUE_TYPE_UINT8 ZET_VALUE_TYPE_UINT16 ZET_VALUE_TYPE_FORCE_UINT32=2147483647"},
    {0, 0, 0},
};
#define trace__ze_derived NULL
TRACE__LIBRARY(trace__ze, "ZE")

TRACE__CALL_HOOKED(trace__ze, 4, 1, int, trace__ze_zeCommandListAppendBarrier, "zeCommandListAppendBarrier", (void *hCommandList, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0, (),
    (trace__ze_taken(hSignalEvent);), (), (), (),
    "hCommandList:handle hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeCommandListAppendEventReset, "zeCommandListAppendEventReset", (void *hCommandList, void *hEvent),
    (hCommandList, hEvent), ((uintptr_t)hCommandList, (uintptr_t)hEvent), 0, (),
    (trace__ze_reset_ahead(hCommandList, hEvent);), (), (), (),
    "hCommandList:handle hEvent:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeCommandListAppendGraphExt_before)
{
    TRACE__HOOK_VALUE void *const hSignalEvent = (void *)(uintptr_t)trace__v[3];
    trace__ze_taken(hSignalEvent);
}

TRACE__HOOK(trace__ze_zeCommandListAppendHostFunction_before)
{
    TRACE__HOOK_VALUE void *const hSignalEvent = (void *)(uintptr_t)trace__v[4];
    trace__ze_taken(hSignalEvent);
}

TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendImageCopy, "zeCommandListAppendImageCopy", (void *hCommandList, void *hDstImage,
    void *hSrcImage, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage, hSrcImage, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hDstImage, (uintptr_t)hSrcImage, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION('A', 'A'),
    "zeCommandListAppendImageCopy");
        trace__v[7] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hDstImage:handle hSrcImage:handle hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; "
    "direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendImageCopyFromMemory, "zeCommandListAppendImageCopyFromMemory", (void *hCommandList,
    void *hDstImage, const void *srcptr, const void *pDstRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage,
    srcptr, pDstRegion, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hDstImage, (uintptr_t)srcptr,
    (uintptr_t)pDstRegion, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION(trace__ze_memory_letter(srcptr), 'A'),
    "zeCommandListAppendImageCopyFromMemory");
        trace__v[8] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hDstImage:handle srcptr:ptr pDstRegion:{_ze_image_region_t} hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 9, 1, int, trace__ze_zeCommandListAppendImageCopyFromMemoryExt, "zeCommandListAppendImageCopyFromMemoryExt",
    (void *hCommandList, void *hDstImage, const void *srcptr, const void *pDstRegion, uint32_t srcRowPitch, uint32_t srcSlicePitch, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage, srcptr, pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hDstImage, (uintptr_t)srcptr, (uintptr_t)pDstRegion, (uint64_t)srcRowPitch,
    (uint64_t)srcSlicePitch, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION(trace__ze_memory_letter(srcptr), 'A'),
    "zeCommandListAppendImageCopyFromMemory");
        trace__v[10] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hDstImage:handle srcptr:ptr pDstRegion:{_ze_image_region_t} srcRowPitch:u32 srcSlicePitch:u32 hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendImageCopyRegion, "zeCommandListAppendImageCopyRegion", (void *hCommandList,
    void *hDstImage, void *hSrcImage, const void *pDstRegion, const void *pSrcRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandList, hDstImage, hSrcImage, pDstRegion, pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)hDstImage, (uintptr_t)hSrcImage, (uintptr_t)pDstRegion, (uintptr_t)pSrcRegion, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION('A', 'A'),
    "zeCommandListAppendImageCopyRegion");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hDstImage:handle hSrcImage:handle pDstRegion:{_ze_image_region_t} pSrcRegion:{_ze_image_region_t} hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendImageCopyToMemory, "zeCommandListAppendImageCopyToMemory", (void *hCommandList,
    void *dstptr, void *hSrcImage, const void *pSrcRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr,
    hSrcImage, pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)hSrcImage,
    (uintptr_t)pSrcRegion, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION('A', trace__ze_memory_letter(dstptr)),
    "zeCommandListAppendImageCopyToMemory");
        trace__v[8] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr hSrcImage:handle pSrcRegion:{_ze_image_region_t} hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 9, 1, int, trace__ze_zeCommandListAppendImageCopyToMemoryExt, "zeCommandListAppendImageCopyToMemoryExt", (void *hCommandList,
    void *dstptr, void *hSrcImage, const void *pSrcRegion, uint32_t destRowPitch, uint32_t destSlicePitch, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, dstptr, hSrcImage, pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent, numWaitEvents, phWaitEvents),
    ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)hSrcImage, (uintptr_t)pSrcRegion, (uint64_t)destRowPitch, (uint64_t)destSlicePitch,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION('A', trace__ze_memory_letter(dstptr)),
    "zeCommandListAppendImageCopyToMemory");
        trace__v[10] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr hSrcImage:handle pSrcRegion:{_ze_image_region_t} destRowPitch:u32 destSlicePitch:u32 hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendLaunchCooperativeKernel, "zeCommandListAppendLaunchCooperativeKernel",
    (void *hCommandList, void *hKernel, const void *pLaunchFuncArgs, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList,
    hKernel, pLaunchFuncArgs, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pLaunchFuncArgs,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pLaunchFuncArgs, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hKernel:handle pLaunchFuncArgs:{_ze_group_count_t} hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendLaunchKernel, "zeCommandListAppendLaunchKernel", (void *hCommandList, void *hKernel,
    const void *pLaunchFuncArgs, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pLaunchFuncArgs, hSignalEvent,
    numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pLaunchFuncArgs, (uintptr_t)hSignalEvent,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pLaunchFuncArgs, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hKernel:handle pLaunchFuncArgs:{_ze_group_count_t} hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendLaunchKernelIndirect, "zeCommandListAppendLaunchKernelIndirect", (void *hCommandList,
    void *hKernel, const void *pLaunchArgumentsBuffer, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel,
    pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pLaunchArgumentsBuffer,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, NULL, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hKernel:handle pLaunchArgumentsBuffer:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 9, 1, int, trace__ze_zeCommandListAppendLaunchKernelWithArguments, "zeCommandListAppendLaunchKernelWithArguments",
    (void *hCommandList, void *hKernel, trace__bytes12 groupCounts, trace__bytes12 groupSizes, void *pArguments, const void *pNext, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, groupCounts, groupSizes, pArguments, pNext, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, TRACE__V(groupCounts), TRACE__V(groupSizes), (uintptr_t)pArguments, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, &groupCounts, &groupSizes);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hKernel:handle groupCounts:copy{_ze_group_count_t} groupSizes:copy{_ze_group_size_t} pArguments:ptr pNext->@ze_structure_type_t "
    "pNext:ptr hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendLaunchKernelWithParameters, "zeCommandListAppendLaunchKernelWithParameters",
    (void *hCommandList, void *hKernel, const void *pGroupCounts, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandList, hKernel, pGroupCounts, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel,
    (uintptr_t)pGroupCounts, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pGroupCounts, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hKernel:handle pGroupCounts:{_ze_group_count_t} pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendLaunchMultipleKernelsIndirect, "zeCommandListAppendLaunchMultipleKernelsIndirect",
    (void *hCommandList, uint32_t numKernels, void *phKernels, const void *pCountBuffer, const void *pLaunchArgumentsBuffer, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, numKernels, phKernels, pCountBuffer, pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numKernels, (uintptr_t)phKernels, (uintptr_t)pCountBuffer, (uintptr_t)pLaunchArgumentsBuffer,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, numKernels && phKernels ? *(void *const *)phKernels : NULL, NULL, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle numKernels:u32 phKernels[numKernels]:handle pCountBuffer:ptr pLaunchArgumentsBuffer:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendMemoryCopy, "zeCommandListAppendMemoryCopy", (void *hCommandList, void *dstptr,
    const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, srcptr, size, hSignalEvent,
    numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)hSignalEvent,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, size, trace__ze_direction(dstptr, srcptr),
    "zeCommandListAppendMemoryCopy");
        trace__v[8] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr srcptr:ptr size:u64/BYTES/B hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; "
    "direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendMemoryCopyFromContext, "zeCommandListAppendMemoryCopyFromContext",
    (void *hCommandList, void *dstptr, void *hContextSrc, const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, dstptr, hContextSrc, srcptr, size, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)dstptr, (uintptr_t)hContextSrc, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, size, trace__ze_direction(dstptr, srcptr),
    "zeCommandListAppendMemoryCopyFromContext");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr hContextSrc:handle srcptr:ptr size:u64/BYTES/B hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle "
    "; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 12, 1, int, trace__ze_zeCommandListAppendMemoryCopyRegion, "zeCommandListAppendMemoryCopyRegion", (void *hCommandList,
    void *dstptr, const void *dstRegion, uint32_t dstPitch, uint32_t dstSlicePitch, const void *srcptr, const void *srcRegion, uint32_t srcPitch,
    uint32_t srcSlicePitch, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, dstRegion, dstPitch, dstSlicePitch,
    srcptr, srcRegion, srcPitch, srcSlicePitch, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr,
    (uintptr_t)dstRegion, (uint64_t)dstPitch, (uint64_t)dstSlicePitch, (uintptr_t)srcptr, (uintptr_t)srcRegion, (uint64_t)srcPitch,
    (uint64_t)srcSlicePitch, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 2,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, trace__ze_region(dstRegion), trace__ze_direction(dstptr,
    srcptr), "zeCommandListAppendMemoryCopyRegion");
        trace__v[13] = (uint64_t)(trace__ze_region(dstRegion));
        trace__v[14] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr dstRegion:{_ze_copy_region_t} dstPitch:u32 dstSlicePitch:u32 srcptr:ptr srcRegion:{_ze_copy_region_t} srcPitch:u32 "
    "srcSlicePitch:u32 hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; bytes:u64/BYTES/B "
    "direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendMemoryCopyWithParameters, "zeCommandListAppendMemoryCopyWithParameters",
    (void *hCommandList, void *dstptr, const void *srcptr, uint64_t size, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, dstptr, srcptr, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, size, trace__ze_direction(dstptr, srcptr),
    "zeCommandListAppendMemoryCopyWithParameters");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr srcptr:ptr size:u64/BYTES/B pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendMemoryFill, "zeCommandListAppendMemoryFill", (void *hCommandList, void *ptr,
    const void *pattern, uint64_t pattern_size, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, ptr,
    pattern, pattern_size, size, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)ptr, (uintptr_t)pattern,
    (uint64_t)pattern_size, (uint64_t)size, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_FILL, size, TRACE__DIRECTION(0, trace__ze_memory_letter(ptr)),
    "zeCommandListAppendMemoryFill");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle ptr:ptr pattern[pattern_size]:bytes pattern_size:u64 size:u64/BYTES/B hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 9, 1, int, trace__ze_zeCommandListAppendMemoryFillWithParameters, "zeCommandListAppendMemoryFillWithParameters",
    (void *hCommandList, void *ptr, const void *pattern, uint64_t pattern_size, uint64_t size, const void *pNext, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, ptr, pattern, pattern_size, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents),
    ((uintptr_t)hCommandList, (uintptr_t)ptr, (uintptr_t)pattern, (uint64_t)pattern_size, (uint64_t)size, (uintptr_t)pNext, (uintptr_t)hSignalEvent,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_FILL, size, TRACE__DIRECTION(0, trace__ze_memory_letter(ptr)),
    "zeCommandListAppendMemoryFillWithParameters");
        trace__v[10] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle ptr:ptr pattern[pattern_size]:bytes pattern_size:u64 size:u64/BYTES/B pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeCommandListAppendQueryKernelTimestamps_before)
{
    TRACE__HOOK_VALUE void *const hSignalEvent = (void *)(uintptr_t)trace__v[5];
    trace__ze_taken(hSignalEvent);
}

TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeCommandListAppendSignalEvent, "zeCommandListAppendSignalEvent", (void *hCommandList, void *hEvent),
    (hCommandList, hEvent), ((uintptr_t)hCommandList, (uintptr_t)hEvent), 0, (),
    (trace__ze_taken(hEvent);), (), (), (),
    "hCommandList:handle hEvent:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeCommandListAppendWriteGlobalTimestamp_before)
{
    TRACE__HOOK_VALUE void *const hSignalEvent = (void *)(uintptr_t)trace__v[2];
    trace__ze_taken(hSignalEvent);
}

TRACE__HOOK(trace__ze_zeCommandListBeginCaptureIntoGraphExt_after)
{
    TRACE__HOOK_VALUE void *const hCommandList = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_list_captured(hCommandList, true, result);
}

TRACE__HOOK(trace__ze_zeCommandListBeginGraphCaptureExt_after)
{
    TRACE__HOOK_VALUE void *const hCommandList = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int result = (int)trace__v[2];
    trace__ze_list_captured(hCommandList, true, result);
}

TRACE__HOOK(trace__ze_zeCommandListClose_before)
{
    TRACE__HOOK_VALUE void *const hCommandList = (void *)(uintptr_t)trace__v[0];
    trace__ze_list_closing(hCommandList);
}

TRACE__HOOK(trace__ze_zeCommandListCreate_after)
{
    TRACE__HOOK_VALUE void *const hContext = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const hDevice = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const void *const desc = (const void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE void *const phCommandList = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_list_new(hContext, hDevice, desc, phCommandList, false, result);
}

TRACE__HOOK(trace__ze_zeCommandListCreateImmediate_after)
{
    TRACE__HOOK_VALUE void *const hContext = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const hDevice = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const void *const altdesc = (const void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE void *const phCommandList = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_list_new(hContext, hDevice, altdesc, phCommandList, true, result);
}

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeCommandListDestroy, "zeCommandListDestroy", (void *hCommandList), (hCommandList),
    ((uintptr_t)hCommandList), 0,
    (trace__ze_list_gone(hCommandList);), (), (), (), (),
    "hCommandList:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeCommandListEndGraphCaptureExt_after)
{
    TRACE__HOOK_VALUE void *const hCommandList = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_list_captured(hCommandList, false, result);
}

TRACE__HOOK(trace__ze_zeCommandListHostSynchronize_after)
{
    TRACE__HOOK_VALUE void *const hCommandList = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int result = (int)trace__v[2];
    if (result == 0) trace__ze_list_done(hCommandList);
}

TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListImmediateAppendCommandListsExp, "zeCommandListImmediateAppendCommandListsExp",
    (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandListImmediate, numCommandLists, phCommandLists, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate,
    (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "hCommandListImmediate:handle numCommandLists:u32 phCommandLists[numCommandLists]:handle hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListImmediateAppendCommandListsWithParameters,
    "zeCommandListImmediateAppendCommandListsWithParameters", (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists,
    const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandListImmediate, numCommandLists, phCommandLists, pNext,
    hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate, (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "hCommandListImmediate:handle numCommandLists:u32 phCommandLists[numCommandLists]:handle pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeCommandListReset, "zeCommandListReset", (void *hCommandList), (hCommandList),
    ((uintptr_t)hCommandList), 0,
    (trace__ze_list_reset(hCommandList);), (), (), (), (),
    "hCommandList:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeCommandQueueCreate_after)
{
    TRACE__HOOK_VALUE void *const hContext = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const hDevice = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const void *const desc = (const void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE void *const phCommandQueue = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_queue_new(hContext, hDevice, desc, phCommandQueue, result);
}

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeCommandQueueDestroy, "zeCommandQueueDestroy", (void *hCommandQueue), (hCommandQueue),
    ((uintptr_t)hCommandQueue), 0,
    (trace__ze_queue_gone(hCommandQueue);), (), (), (), (),
    "hCommandQueue:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 4, 1, int, trace__ze_zeCommandQueueExecuteCommandLists, "zeCommandQueueExecuteCommandLists", (void *hCommandQueue,
    uint32_t numCommandLists, void *phCommandLists, void *hFence), (hCommandQueue, numCommandLists, phCommandLists, hFence), ((uintptr_t)hCommandQueue,
    (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)hFence), 0,
    (trace__ze_execute trace__x;),
    (phCommandLists = trace__ze_execute_lists(&trace__x, hCommandQueue, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "hCommandQueue:handle numCommandLists:u32 phCommandLists[numCommandLists]:handle hFence:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeCommandQueueSynchronize_after)
{
    TRACE__HOOK_VALUE void *const hCommandQueue = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int result = (int)trace__v[2];
    if (result == 0) trace__ze_queue_done(hCommandQueue);
}

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeContextDestroy, "zeContextDestroy", (void *hContext), (hContext), ((uintptr_t)hContext), 0,
    (trace__ze_context_gone(hContext);), (), (), (), (),
    "hContext:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 3, 3, int, trace__ze_zeDeviceGet, "zeDeviceGet", (void *hDriver, void *pCount, void *phDevices), (hDriver, pCount,
    phDevices), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)phDevices), 1, (),
    (trace__v[4] = trace__load(pCount, 4);),
    (trace__ze_devices(phDevices, pCount, NULL, result);), (), (),
    "hDriver:handle *pCount:u32 phDevices ; pCount_max\0" "*pCount:u32 phDevices[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 3, 3, int, trace__ze_zeDeviceGetSubDevices, "zeDeviceGetSubDevices", (void *hDevice, void *pCount, void *phSubdevices),
    (hDevice, pCount, phSubdevices), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phSubdevices), 1, (),
    (trace__v[4] = trace__load(pCount, 4);),
    (trace__ze_devices(phSubdevices, pCount, hDevice, result);), (), (),
    "hDevice:handle *pCount:u32 phSubdevices ; pCount_max\0" "*pCount:u32 phSubdevices[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeDriverGetExtensionFunctionAddress_after)
{
    TRACE__HOOK_VALUE const void *const name = (const void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE void *const ppFunctionAddress = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_handed_out(name, ppFunctionAddress, result);
}

TRACE__CALL(trace__ze, 3, 2, int, trace__ze_zeEventCounterBasedOpenIpcHandle, "zeEventCounterBasedOpenIpcHandle", (void *hContext, trace__bytes64 hIpc,
    void *phEvent), (hContext, hIpc, phEvent), ((uintptr_t)hContext, TRACE__V(hIpc), (uintptr_t)phEvent),
    "hContext:handle hIpc:copy{_ze_ipc_event_counter_based_handle_t} phEvent\0" "*phEvent:handle return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 3, 2, int, trace__ze_zeEventCreate, "zeEventCreate", (void *hEventPool, const void *desc, void *phEvent), (hEventPool, desc,
    phEvent), ((uintptr_t)hEventPool, (uintptr_t)desc, (uintptr_t)phEvent), 0,
    (trace__ze_event_desc trace__own;),
    (desc = trace__ze_event_for_host(&trace__own, hEventPool, desc);),
    (trace__ze_event_new(hEventPool, phEvent, result);), (), (),
    "hEventPool:handle desc:{_ze_event_desc_t} desc->next@ze_structure_type_t phEvent\0" "*phEvent:handle return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeEventDestroy, "zeEventDestroy", (void *hEvent), (hEvent), ((uintptr_t)hEvent), 0,
    (trace__ze_event_gone(hEvent);), (), (), (), (),
    "hEvent:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeEventHostReset, "zeEventHostReset", (void *hEvent), (hEvent), ((uintptr_t)hEvent), 0,
    (trace__ze_event_reset(hEvent);), (), (), (), (),
    "hEvent:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeEventHostSignal_before)
{
    TRACE__HOOK_VALUE void *const hEvent = (void *)(uintptr_t)trace__v[0];
    trace__ze_taken(hEvent);
}

TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeEventHostSynchronize, "zeEventHostSynchronize", (void *hEvent, uint64_t timeout), (hEvent, timeout),
    ((uintptr_t)hEvent, (uint64_t)timeout), 0, (), (),
    (if (result == 0) trace__ze_event_done(hEvent);), (), (),
    "hEvent:handle timeout:u64\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 5, 2, int, trace__ze_zeEventPoolCreate, "zeEventPoolCreate", (void *hContext, const void *desc, uint32_t numDevices,
    void *phDevices, void *phEventPool), (hContext, desc, numDevices, phDevices, phEventPool), ((uintptr_t)hContext, (uintptr_t)desc, (uint64_t)numDevices,
    (uintptr_t)phDevices, (uintptr_t)phEventPool), 0,
    (trace__ze_pool_desc trace__own; const void *trace__asked = desc;),
    (desc = trace__ze_pool_with_times(&trace__own, desc);),
    (if (result != 0 && desc != trace__asked) result = trace__f(hContext, desc = trace__asked, numDevices, phDevices, phEventPool);
        trace__ze_pool_new(hContext, desc, phEventPool, result);), (), (),
    "hContext:handle desc:{_ze_event_pool_desc_t} desc->next@ze_structure_type_t numDevices:u32 phDevices[numDevices]:handle "
    "phEventPool\0" "*phEventPool:handle return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeEventPoolDestroy, "zeEventPoolDestroy", (void *hEventPool), (hEventPool), ((uintptr_t)hEventPool), 0,
    (trace__ze_pool_gone(hEventPool);), (), (), (), (),
    "hEventPool:handle\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 3, 2, int, trace__ze_zeEventPoolOpenIpcHandle, "zeEventPoolOpenIpcHandle", (void *hContext, trace__bytes64 hIpc, void *phEventPool),
    (hContext, hIpc, phEventPool), ((uintptr_t)hContext, TRACE__V(hIpc), (uintptr_t)phEventPool),
    "hContext:handle hIpc:copy{_ze_ipc_event_pool_handle_t} phEventPool\0" "*phEventPool:handle return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zeEventPoolPutIpcHandle, "zeEventPoolPutIpcHandle", (void *hContext, trace__bytes64 hIpc), (hContext, hIpc),
    ((uintptr_t)hContext, TRACE__V(hIpc)),
    "hContext:handle hIpc:copy{_ze_ipc_event_pool_handle_t}\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 1, 3, int, trace__ze_zeEventQueryStatus, "zeEventQueryStatus", (void *hEvent), (hEvent), ((uintptr_t)hEvent), 0, (), (),
    (if (result == 0) trace__ze_event_done(hEvent);), (), (),
    "hEvent:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeFenceCreate_after)
{
    TRACE__HOOK_VALUE void *const hCommandQueue = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const phFence = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_fence_new(hCommandQueue, phFence, result);
}

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeFenceDestroy, "zeFenceDestroy", (void *hFence), (hFence), ((uintptr_t)hFence), 0,
    (trace__ze_gone(hFence, TRACE__ZE_FENCE);), (), (), (), (),
    "hFence:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeFenceHostSynchronize, "zeFenceHostSynchronize", (void *hFence, uint64_t timeout), (hFence, timeout),
    ((uintptr_t)hFence, (uint64_t)timeout), 0, (), (),
    (if (result == 0) trace__ze_fence_done(hFence);), (), (),
    "hFence:handle timeout:u64\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 1, 3, int, trace__ze_zeFenceQueryStatus, "zeFenceQueryStatus", (void *hFence), (hFence), ((uintptr_t)hFence), 0, (), (),
    (if (result == 0) trace__ze_fence_done(hFence);), (), (),
    "hFence:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeKernelCreate_after)
{
    TRACE__HOOK_VALUE const void *const desc = (const void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE void *const phKernel = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_kernel_new(desc, phKernel, result);
}

TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeKernelDestroy, "zeKernelDestroy", (void *hKernel), (hKernel), ((uintptr_t)hKernel), 0,
    (trace__ze_gone(hKernel, TRACE__ZE_KERNEL);), (), (), (), (),
    "hKernel:handle\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeKernelSetGroupSize_after)
{
    TRACE__HOOK_VALUE void *const hKernel = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const uint32_t groupSizeX = (uint32_t)trace__v[1];
    TRACE__HOOK_VALUE const uint32_t groupSizeY = (uint32_t)trace__v[2];
    TRACE__HOOK_VALUE const uint32_t groupSizeZ = (uint32_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_kernel_size(hKernel, groupSizeX, groupSizeY, groupSizeZ, result);
}

TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeMemAllocDevice, "zeMemAllocDevice", (void *hContext, const void *device_desc, uint64_t size,
    uint64_t alignment, void *hDevice, void *pptr), (hContext, device_desc, size, alignment, hDevice, pptr), ((uintptr_t)hContext, (uintptr_t)device_desc,
    (uint64_t)size, (uint64_t)alignment, (uintptr_t)hDevice, (uintptr_t)pptr), 0, (), (),
    (trace__ze_memory_new(pptr, size, 'D', result);), (), (),
    "hContext:handle device_desc:{_ze_device_mem_alloc_desc_t} device_desc->next@ze_structure_type_t size:u64 alignment:u64 hDevice:handle "
    "pptr\0" "*pptr:ptr return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 5, 1, int, trace__ze_zeMemAllocHost, "zeMemAllocHost", (void *hContext, const void *host_desc, uint64_t size,
    uint64_t alignment, void *pptr), (hContext, host_desc, size, alignment, pptr), ((uintptr_t)hContext, (uintptr_t)host_desc, (uint64_t)size,
    (uint64_t)alignment, (uintptr_t)pptr), 0, (), (),
    (trace__ze_memory_new(pptr, size, 'H', result);), (), (),
    "hContext:handle host_desc:{_ze_host_mem_alloc_desc_t} host_desc->next@ze_structure_type_t size:u64 alignment:u64 pptr\0" "*pptr:ptr "
    "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeMemAllocShared, "zeMemAllocShared", (void *hContext, const void *device_desc, const void *host_desc,
    uint64_t size, uint64_t alignment, void *hDevice, void *pptr), (hContext, device_desc, host_desc, size, alignment, hDevice, pptr),
    ((uintptr_t)hContext, (uintptr_t)device_desc, (uintptr_t)host_desc, (uint64_t)size, (uint64_t)alignment, (uintptr_t)hDevice, (uintptr_t)pptr), 0, (),
    (),
    (trace__ze_memory_new(pptr, size, 'S', result);), (), (),
    "hContext:handle device_desc:{_ze_device_mem_alloc_desc_t} device_desc->next@ze_structure_type_t host_desc:{_ze_host_mem_alloc_desc_t} "
    "host_desc->next@ze_structure_type_t size:u64 alignment:u64 hDevice:handle pptr\0" "*pptr:ptr return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 2, 2, int, trace__ze_zeMemCloseIpcHandle, "zeMemCloseIpcHandle", (void *hContext, const void *ptr), (hContext, ptr),
    ((uintptr_t)hContext, (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "hContext:handle ptr:ptr\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeMemFree, "zeMemFree", (void *hContext, void *ptr), (hContext, ptr), ((uintptr_t)hContext,
    (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "hContext:handle ptr:ptr\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 3, 1, int, trace__ze_zeMemFreeExt, "zeMemFreeExt", (void *hContext, const void *pMemFreeDesc, void *ptr), (hContext,
    pMemFreeDesc, ptr), ((uintptr_t)hContext, (uintptr_t)pMemFreeDesc, (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "hContext:handle pMemFreeDesc:{_ze_memory_free_ext_desc_t} pMemFreeDesc->next@ze_structure_type_t ptr:ptr\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 3, 3, int, trace__ze_zeMemGetFileDescriptorFromIpcHandleExp, "zeMemGetFileDescriptorFromIpcHandleExp", (void *hContext,
    trace__bytes64 ipcHandle, void *pHandle), (hContext, ipcHandle, pHandle), ((uintptr_t)hContext, TRACE__V(ipcHandle), (uintptr_t)pHandle),
    "hContext:handle ipcHandle:copy{_ze_ipc_mem_handle_t} pHandle\0" "*pHandle:u64 return:status@ze_result_t")

TRACE__CALL(trace__ze, 5, 2, int, trace__ze_zeMemOpenIpcHandle, "zeMemOpenIpcHandle", (void *hContext, void *hDevice, trace__bytes64 handle,
    uint32_t flags, void *pptr), (hContext, hDevice, handle, flags, pptr), ((uintptr_t)hContext, (uintptr_t)hDevice, TRACE__V(handle), (uint64_t)flags,
    (uintptr_t)pptr),
    "hContext:handle hDevice:handle handle:copy{_ze_ipc_mem_handle_t} flags:u32@ze_ipc_memory_flag_t pptr\0" "*pptr:ptr return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zeMemPutIpcHandle, "zeMemPutIpcHandle", (void *hContext, trace__bytes64 handle), (hContext, handle),
    ((uintptr_t)hContext, TRACE__V(handle)),
    "hContext:handle handle:copy{_ze_ipc_mem_handle_t}\0" "return:status@ze_result_t")

TRACE__HOOK(trace__ze_zeModuleGetGlobalPointer_after)
{
    TRACE__HOOK_VALUE void *const pSize = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE void *const pptr = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_memory_new(pptr, trace__load(pSize, 8), 'D', result);
}

TRACE__CALL_HOOKED(trace__ze, 6, 2, int, trace__ze_zeVirtualMemMap, "zeVirtualMemMap", (void *hContext, const void *ptr, uint64_t size,
    void *hPhysicalMemory, uint64_t offset, int access), (hContext, ptr, size, hPhysicalMemory, offset, access), ((uintptr_t)hContext, (uintptr_t)ptr,
    (uint64_t)size, (uintptr_t)hPhysicalMemory, (uint64_t)offset, (uint64_t)access), 0, (), (),
    (trace__ze_memory_new(&ptr, size, 'D', result);), (), (),
    "hContext:handle ptr:ptr size:u64 hPhysicalMemory:handle offset:u64 access:i32@ze_memory_access_attribute_t\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze, 3, 2, int, trace__ze_zeVirtualMemUnmap, "zeVirtualMemUnmap", (void *hContext, const void *ptr, uint64_t size), (hContext,
    ptr, size), ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "hContext:handle ptr:ptr size:u64\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 5, 3, int, trace__ze_zesDriverGetDeviceByUuidExp, "zesDriverGetDeviceByUuidExp", (void *hDriver, trace__bytes16 uuid,
    void *phDevice, void *onSubdevice, void *subdeviceId), (hDriver, uuid, phDevice, onSubdevice, subdeviceId), ((uintptr_t)hDriver, TRACE__V(uuid),
    (uintptr_t)phDevice, (uintptr_t)onSubdevice, (uintptr_t)subdeviceId),
    "hDriver:handle uuid:copy{_zes_uuid_t} phDevice onSubdevice subdeviceId\0" "*phDevice:handle *onSubdevice:u8 *subdeviceId:u32 "
    "return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetFrequencyTarget, "zesFrequencyOcSetFrequencyTarget", (void *hFrequency,
    double CurrentOcFrequency), (hFrequency, CurrentOcFrequency), ((uintptr_t)hFrequency, TRACE__V(CurrentOcFrequency)),
    "hFrequency:handle CurrentOcFrequency:f64\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetIccMax, "zesFrequencyOcSetIccMax", (void *hFrequency, double ocIccMax), (hFrequency,
    ocIccMax), ((uintptr_t)hFrequency, TRACE__V(ocIccMax)),
    "hFrequency:handle ocIccMax:f64\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetTjMax, "zesFrequencyOcSetTjMax", (void *hFrequency, double ocTjMax), (hFrequency, ocTjMax),
    ((uintptr_t)hFrequency, TRACE__V(ocTjMax)),
    "hFrequency:handle ocTjMax:f64\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 3, 2, int, trace__ze_zesFrequencyOcSetVoltageTarget, "zesFrequencyOcSetVoltageTarget", (void *hFrequency,
    double CurrentVoltageTarget, double CurrentVoltageOffset), (hFrequency, CurrentVoltageTarget, CurrentVoltageOffset), ((uintptr_t)hFrequency,
    TRACE__V(CurrentVoltageTarget), TRACE__V(CurrentVoltageOffset)),
    "hFrequency:handle CurrentVoltageTarget:f64 CurrentVoltageOffset:f64\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 4, 2, int, trace__ze_zesOverclockSetControlUserValue, "zesOverclockSetControlUserValue", (void *hDomainHandle, int DomainControl,
    double pValue, void *pPendingAction), (hDomainHandle, DomainControl, pValue, pPendingAction), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl,
    TRACE__V(pValue), (uintptr_t)pPendingAction),
    "hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pValue:f64 pPendingAction\0" "*pPendingAction:i32@zes_pending_action_t "
    "return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesPerformanceFactorSetConfig, "zesPerformanceFactorSetConfig", (void *hPerf, double factor), (hPerf, factor),
    ((uintptr_t)hPerf, TRACE__V(factor)),
    "hPerf:handle factor:f64\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesPowerSetEnergyThreshold, "zesPowerSetEnergyThreshold", (void *hPower, double threshold), (hPower,
    threshold), ((uintptr_t)hPower, TRACE__V(threshold)),
    "hPower:handle threshold:f64\0" "return:status@ze_result_t")

TRACE__CALL_ROOM(trace__ze, 4, 3, int, trace__ze_zetDebugGetThreadRegisterSetProperties, "zetDebugGetThreadRegisterSetProperties", (void *hDebug,
    trace__bytes16 thread, void *pCount, void *pRegisterSetProperties), (hDebug, thread, pCount, pRegisterSetProperties), ((uintptr_t)hDebug,
    TRACE__V(thread), (uintptr_t)pCount, (uintptr_t)pRegisterSetProperties), 1,
    (trace__v[5] = trace__load(pCount, 4)),
    "hDebug:handle thread:copy{_ze_device_thread_t} *pCount:u32 pRegisterSetProperties ; pCount_max\0" "*pCount:u32 "
    "pRegisterSetProperties[*pCount:u32<pCount_max]:{_zet_debug_regset_properties_t#48} "
    "pRegisterSetProperties[*pCount:u32<pCount_max]->next@zet_structure_type_t#48 return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zetDebugInterrupt, "zetDebugInterrupt", (void *hDebug, trace__bytes16 thread), (hDebug, thread),
    ((uintptr_t)hDebug, TRACE__V(thread)),
    "hDebug:handle thread:copy{_ze_device_thread_t}\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 5, 3, int, trace__ze_zetDebugReadMemory, "zetDebugReadMemory", (void *hDebug, trace__bytes16 thread, const void *desc,
    uint64_t size, void *buffer), (hDebug, thread, desc, size, buffer), ((uintptr_t)hDebug, TRACE__V(thread), (uintptr_t)desc, (uint64_t)size,
    (uintptr_t)buffer),
    "hDebug:handle thread:copy{_ze_device_thread_t} desc:{_zet_debug_memory_space_desc_t} desc->next@zet_structure_type_t size:u64 "
    "buffer\0" "buffer[size]:bytes return:status@ze_result_t")

TRACE__CALL(trace__ze, 6, 3, int, trace__ze_zetDebugReadRegisters, "zetDebugReadRegisters", (void *hDebug, trace__bytes16 thread, uint32_t type,
    uint32_t start, uint32_t count, void *pRegisterValues), (hDebug, thread, type, start, count, pRegisterValues), ((uintptr_t)hDebug, TRACE__V(thread),
    (uint64_t)type, (uint64_t)start, (uint64_t)count, (uintptr_t)pRegisterValues),
    "hDebug:handle thread:copy{_ze_device_thread_t} type:u32 start:u32 count:u32 pRegisterValues:ptr\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zetDebugResume, "zetDebugResume", (void *hDebug, trace__bytes16 thread), (hDebug, thread), ((uintptr_t)hDebug,
    TRACE__V(thread)),
    "hDebug:handle thread:copy{_ze_device_thread_t}\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 5, 2, int, trace__ze_zetDebugWriteMemory, "zetDebugWriteMemory", (void *hDebug, trace__bytes16 thread, const void *desc,
    uint64_t size, const void *buffer), (hDebug, thread, desc, size, buffer), ((uintptr_t)hDebug, TRACE__V(thread), (uintptr_t)desc, (uint64_t)size,
    (uintptr_t)buffer),
    "hDebug:handle thread:copy{_ze_device_thread_t} desc:{_zet_debug_memory_space_desc_t} desc->next@zet_structure_type_t size:u64 "
    "buffer[size]:bytes\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze, 6, 2, int, trace__ze_zetDebugWriteRegisters, "zetDebugWriteRegisters", (void *hDebug, trace__bytes16 thread, uint32_t type,
    uint32_t start, uint32_t count, void *pRegisterValues), (hDebug, thread, type, start, count, pRegisterValues), ((uintptr_t)hDebug, TRACE__V(thread),
    (uint64_t)type, (uint64_t)start, (uint64_t)count, (uintptr_t)pRegisterValues),
    "hDebug:handle thread:copy{_ze_device_thread_t} type:u32 start:u32 count:u32 pRegisterValues:ptr\0" "return:status@ze_result_t")

#define trace__ze_given_symbol(name) "trace__ze_given_" name
#define trace__ze_given_declare_linked(id, name)
#define trace__ze_given_linked(id) NULL
#define trace__ze_given_source_id trace__ze_source_id
#define trace__ze_given_library trace__ze_library
#define trace__ze_given_shown __attribute__((visibility("hidden")))
#define trace__ze_given_layered 0

TRACE__CALL_HOOKED(trace__ze_given, 9, 1, int, trace__ze_given_zeCommandListAppendImageCopyFromMemoryExt, "zeCommandListAppendImageCopyFromMemoryExt",
    (void *hCommandList, void *hDstImage, const void *srcptr, const void *pDstRegion, uint32_t srcRowPitch, uint32_t srcSlicePitch, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage, srcptr, pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hDstImage, (uintptr_t)srcptr, (uintptr_t)pDstRegion, (uint64_t)srcRowPitch,
    (uint64_t)srcSlicePitch, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION(trace__ze_memory_letter(srcptr), 'A'),
    "zeCommandListAppendImageCopyFromMemory");
        trace__v[10] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hDstImage:handle srcptr:ptr pDstRegion:{_ze_image_region_t} srcRowPitch:u32 srcSlicePitch:u32 hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 9, 1, int, trace__ze_given_zeCommandListAppendImageCopyToMemoryExt, "zeCommandListAppendImageCopyToMemoryExt",
    (void *hCommandList, void *dstptr, void *hSrcImage, const void *pSrcRegion, uint32_t destRowPitch, uint32_t destSlicePitch, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, hSrcImage, pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)hSrcImage, (uintptr_t)pSrcRegion, (uint64_t)destRowPitch,
    (uint64_t)destSlicePitch, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION('A', trace__ze_memory_letter(dstptr)),
    "zeCommandListAppendImageCopyToMemory");
        trace__v[10] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr hSrcImage:handle pSrcRegion:{_ze_image_region_t} destRowPitch:u32 destSlicePitch:u32 hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 9, 1, int, trace__ze_given_zeCommandListAppendLaunchKernelWithArguments,
    "zeCommandListAppendLaunchKernelWithArguments", (void *hCommandList, void *hKernel, trace__bytes12 groupCounts, trace__bytes12 groupSizes,
    void *pArguments, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, groupCounts, groupSizes,
    pArguments, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, TRACE__V(groupCounts),
    TRACE__V(groupSizes), (uintptr_t)pArguments, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, &groupCounts, &groupSizes);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hKernel:handle groupCounts:copy{_ze_group_count_t} groupSizes:copy{_ze_group_size_t} pArguments:ptr pNext->@ze_structure_type_t "
    "pNext:ptr hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendLaunchKernelWithParameters,
    "zeCommandListAppendLaunchKernelWithParameters", (void *hCommandList, void *hKernel, const void *pGroupCounts, const void *pNext, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pGroupCounts, pNext, hSignalEvent, numWaitEvents, phWaitEvents),
    ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pGroupCounts, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pGroupCounts, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle hKernel:handle pGroupCounts:{_ze_group_count_t} pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 8, 1, int, trace__ze_given_zeCommandListAppendMemoryCopyWithParameters, "zeCommandListAppendMemoryCopyWithParameters",
    (void *hCommandList, void *dstptr, const void *srcptr, uint64_t size, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, dstptr, srcptr, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, size, trace__ze_direction(dstptr, srcptr),
    "zeCommandListAppendMemoryCopyWithParameters");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle dstptr:ptr srcptr:ptr size:u64/BYTES/B pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 9, 1, int, trace__ze_given_zeCommandListAppendMemoryFillWithParameters, "zeCommandListAppendMemoryFillWithParameters",
    (void *hCommandList, void *ptr, const void *pattern, uint64_t pattern_size, uint64_t size, const void *pNext, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, ptr, pattern, pattern_size, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents),
    ((uintptr_t)hCommandList, (uintptr_t)ptr, (uintptr_t)pattern, (uint64_t)pattern_size, (uint64_t)size, (uintptr_t)pNext, (uintptr_t)hSignalEvent,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_FILL, size, TRACE__DIRECTION(0, trace__ze_memory_letter(ptr)),
    "zeCommandListAppendMemoryFillWithParameters");
        trace__v[10] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "hCommandList:handle ptr:ptr pattern[pattern_size]:bytes pattern_size:u64 size:u64/BYTES/B pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 6, 1, int, trace__ze_given_zeCommandListImmediateAppendCommandListsExp, "zeCommandListImmediateAppendCommandListsExp",
    (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandListImmediate, numCommandLists, phCommandLists, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate,
    (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "hCommandListImmediate:handle numCommandLists:u32 phCommandLists[numCommandLists]:handle hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListImmediateAppendCommandListsWithParameters,
    "zeCommandListImmediateAppendCommandListsWithParameters", (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists,
    const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandListImmediate, numCommandLists, phCommandLists, pNext,
    hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate, (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "hCommandListImmediate:handle numCommandLists:u32 phCommandLists[numCommandLists]:handle pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle "
    "numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze_given, 3, 2, int, trace__ze_given_zeEventCounterBasedOpenIpcHandle, "zeEventCounterBasedOpenIpcHandle", (void *hContext,
    trace__bytes64 hIpc, void *phEvent), (hContext, hIpc, phEvent), ((uintptr_t)hContext, TRACE__V(hIpc), (uintptr_t)phEvent),
    "hContext:handle hIpc:copy{_ze_ipc_event_counter_based_handle_t} phEvent\0" "*phEvent:handle return:status@ze_result_t")

TRACE__CALL_HOOKED(trace__ze_given, 3, 1, int, trace__ze_given_zeMemFreeExt, "zeMemFreeExt", (void *hContext, const void *pMemFreeDesc, void *ptr),
    (hContext, pMemFreeDesc, ptr), ((uintptr_t)hContext, (uintptr_t)pMemFreeDesc, (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "hContext:handle pMemFreeDesc:{_ze_memory_free_ext_desc_t} pMemFreeDesc->next@ze_structure_type_t ptr:ptr\0" "return:status@ze_result_t")

TRACE__CALL(trace__ze_given, 3, 3, int, trace__ze_given_zeMemGetFileDescriptorFromIpcHandleExp, "zeMemGetFileDescriptorFromIpcHandleExp", (void *hContext,
    trace__bytes64 ipcHandle, void *pHandle), (hContext, ipcHandle, pHandle), ((uintptr_t)hContext, TRACE__V(ipcHandle), (uintptr_t)pHandle),
    "hContext:handle ipcHandle:copy{_ze_ipc_mem_handle_t} pHandle\0" "*pHandle:u64 return:status@ze_result_t")

TRACE__CALL(trace__ze_given, 5, 3, int, trace__ze_given_zesDriverGetDeviceByUuidExp, "zesDriverGetDeviceByUuidExp", (void *hDriver, trace__bytes16 uuid,
    void *phDevice, void *onSubdevice, void *subdeviceId), (hDriver, uuid, phDevice, onSubdevice, subdeviceId), ((uintptr_t)hDriver, TRACE__V(uuid),
    (uintptr_t)phDevice, (uintptr_t)onSubdevice, (uintptr_t)subdeviceId),
    "hDriver:handle uuid:copy{_zes_uuid_t} phDevice onSubdevice subdeviceId\0" "*phDevice:handle *onSubdevice:u8 *subdeviceId:u32 "
    "return:status@ze_result_t")

TRACE__FORWARDING_BEGIN

TRACE__FORWARD_AROUND(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendGraphExt, "zeCommandListAppendGraphExt", (void *hCommandList, void *hGraph,
    const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hGraph, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendGraphExt_before, NULL, (),
    "hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendHostFunction, "zeCommandListAppendHostFunction", (void *hCommandList,
    void *pfnHostFunction, void *pUserData, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)pfnHostFunction, (uintptr_t)pUserData, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle pfnHostFunction:ptr pUserData:ptr pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 1, int, trace__ze_zeCommandListAppendMemAdvise, "zeCommandListAppendMemAdvise", (void *hCommandList, void *hDevice,
    const void *ptr, uint64_t size, int advice), ((uintptr_t)hCommandList, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size, (uint64_t)advice,),
    "hCommandList:handle hDevice:handle ptr:ptr size:u64 advice:i32@ze_memory_advice_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zeCommandListAppendMemoryPrefetch, "zeCommandListAppendMemoryPrefetch", (void *hCommandList,
    const void *ptr, uint64_t size), ((uintptr_t)hCommandList, (uintptr_t)ptr, (uint64_t)size,),
    "hCommandList:handle ptr:ptr size:u64\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendMemoryRangesBarrier, "zeCommandListAppendMemoryRangesBarrier",
    (void *hCommandList, uint32_t numRanges, const void *pRangeSizes, void *pRanges, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)numRanges, (uintptr_t)pRangeSizes, (uintptr_t)pRanges, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle numRanges:u32 pRangeSizes[numRanges]:u64 pRanges[numRanges]:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendQueryKernelTimestamps, "zeCommandListAppendQueryKernelTimestamps",
    (void *hCommandList, uint32_t numEvents, void *phEvents, void *dstptr, const void *pOffsets, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numEvents, (uintptr_t)phEvents, (uintptr_t)dstptr, (uintptr_t)pOffsets,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendQueryKernelTimestamps_before, NULL, (),
    "hCommandList:handle numEvents:u32 phEvents[numEvents]:handle dstptr:ptr pOffsets[numEvents]:u64 hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendSignalExternalSemaphoreExt, "zeCommandListAppendSignalExternalSemaphoreExt",
    (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *signalParams, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores, (uintptr_t)signalParams, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle numSemaphores:u32 phSemaphores[numSemaphores]:handle signalParams[numSemaphores]:{_ze_external_semaphore_signal_params_ext_t#24} "
    "signalParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendWaitExternalSemaphoreExt, "zeCommandListAppendWaitExternalSemaphoreExt",
    (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *waitParams, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores, (uintptr_t)waitParams, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle numSemaphores:u32 phSemaphores[numSemaphores]:handle waitParams[numSemaphores]:{_ze_external_semaphore_wait_params_ext_t#24} "
    "waitParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zeCommandListAppendWaitOnEvents, "zeCommandListAppendWaitOnEvents", (void *hCommandList, uint32_t numEvents,
    void *phEvents), ((uintptr_t)hCommandList, (uint64_t)numEvents, (uintptr_t)phEvents,),
    "hCommandList:handle numEvents:u32 phEvents[numEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 5, 1, int, trace__ze_zeCommandListAppendWriteGlobalTimestamp, "zeCommandListAppendWriteGlobalTimestamp",
    (void *hCommandList, void *dstptr, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "hCommandList:handle dstptr hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "*dstptr:u64 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeCommandListBeginCaptureIntoGraphExt, "zeCommandListBeginCaptureIntoGraphExt", (void *hCommandList,
    void *hGraph, const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)hGraph, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginCaptureIntoGraphExt_after, (),
    "hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 2, 2, int, trace__ze_zeCommandListBeginGraphCaptureExt, "zeCommandListBeginGraphCaptureExt", (void *hCommandList,
    const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginGraphCaptureExt_after, (),
    "hCommandList:handle pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 1, 2, int, trace__ze_zeCommandListClose, "zeCommandListClose", (void *hCommandList), ((uintptr_t)hCommandList,),
    trace__ze_zeCommandListClose_before, NULL, (),
    "hCommandList:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeCommandListCreate, "zeCommandListCreate", (void *hContext, void *hDevice, const void *desc,
    void *phCommandList), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phCommandList,),
    NULL, trace__ze_zeCommandListCreate_after, (),
    "hContext:handle hDevice:handle desc:{_ze_command_list_desc_t} desc->next@ze_structure_type_t phCommandList\0" "*phCommandList:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeCommandListCreateCloneExp, "zeCommandListCreateCloneExp", (void *hCommandList, void *phClonedCommandList),
    ((uintptr_t)hCommandList, (uintptr_t)phClonedCommandList,),
    "hCommandList:handle phClonedCommandList\0" "*phClonedCommandList:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeCommandListCreateImmediate, "zeCommandListCreateImmediate", (void *hContext, void *hDevice,
    const void *altdesc, void *phCommandList), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)altdesc, (uintptr_t)phCommandList,),
    NULL, trace__ze_zeCommandListCreateImmediate_after, (),
    "hContext:handle hDevice:handle altdesc:{_ze_command_queue_desc_t} altdesc->next@ze_structure_type_t phCommandList\0" "*phCommandList:handle "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeCommandListEndGraphCaptureExt, "zeCommandListEndGraphCaptureExt", (void *hCommandList,
    const void *pNext, void *phGraph), ((uintptr_t)hCommandList, (uintptr_t)pNext, (uintptr_t)phGraph,),
    NULL, trace__ze_zeCommandListEndGraphCaptureExt_after, (),
    "hCommandList:handle pNext->@ze_structure_type_t pNext:ptr phGraph\0" "*phGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetContextHandle, "zeCommandListGetContextHandle", (void *hCommandList, void *phContext),
    ((uintptr_t)hCommandList, (uintptr_t)phContext,),
    "hCommandList:handle phContext\0" "*phContext:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetDeviceHandle, "zeCommandListGetDeviceHandle", (void *hCommandList, void *phDevice),
    ((uintptr_t)hCommandList, (uintptr_t)phDevice,),
    "hCommandList:handle phDevice\0" "*phDevice:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetFlags, "zeCommandListGetFlags", (void *hCommandList, void *pFlags),
    ((uintptr_t)hCommandList, (uintptr_t)pFlags,),
    "hCommandList:handle pFlags\0" "*pFlags:u32@ze_command_list_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetGraphExt, "zeCommandListGetGraphExt", (void *hCommandList, void *phGraph),
    ((uintptr_t)hCommandList, (uintptr_t)phGraph,),
    "hCommandList:handle phGraph\0" "*phGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeCommandListGetNextCommandIdExp, "zeCommandListGetNextCommandIdExp", (void *hCommandList, const void *desc,
    void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc, (uintptr_t)pCommandId,),
    "hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} desc->next@ze_structure_type_t pCommandId\0" "*pCommandId:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zeCommandListGetNextCommandIdWithKernelsExp, "zeCommandListGetNextCommandIdWithKernelsExp",
    (void *hCommandList, const void *desc, uint32_t numKernels, void *phKernels, void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc,
    (uint64_t)numKernels, (uintptr_t)phKernels, (uintptr_t)pCommandId,),
    "hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} desc->next@ze_structure_type_t numKernels:u32 phKernels[numKernels]:handle "
    "pCommandId\0" "*pCommandId:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetOrdinal, "zeCommandListGetOrdinal", (void *hCommandList, void *pOrdinal),
    ((uintptr_t)hCommandList, (uintptr_t)pOrdinal,),
    "hCommandList:handle pOrdinal\0" "*pOrdinal:u32 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 2, 1, int, trace__ze_zeCommandListHostSynchronize, "zeCommandListHostSynchronize", (void *hCommandList, uint64_t timeout),
    ((uintptr_t)hCommandList, (uint64_t)timeout,),
    NULL, trace__ze_zeCommandListHostSynchronize_after, (),
    "hCommandList:handle timeout:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetFlags, "zeCommandListImmediateGetFlags", (void *hCommandList, void *pFlags),
    ((uintptr_t)hCommandList, (uintptr_t)pFlags,),
    "hCommandList:handle pFlags\0" "*pFlags:u32@ze_command_queue_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetIndex, "zeCommandListImmediateGetIndex", (void *hCommandListImmediate,
    void *pIndex), ((uintptr_t)hCommandListImmediate, (uintptr_t)pIndex,),
    "hCommandListImmediate:handle pIndex\0" "*pIndex:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetMode, "zeCommandListImmediateGetMode", (void *hCommandList, void *pMode),
    ((uintptr_t)hCommandList, (uintptr_t)pMode,),
    "hCommandList:handle pMode\0" "*pMode:i32@ze_command_queue_mode_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetPriority, "zeCommandListImmediateGetPriority", (void *hCommandList,
    void *pPriority), ((uintptr_t)hCommandList, (uintptr_t)pPriority,),
    "hCommandList:handle pPriority\0" "*pPriority:i32@ze_command_queue_priority_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeCommandListIsGraphCaptureEnabledExt, "zeCommandListIsGraphCaptureEnabledExt", (void *hCommandList),
    ((uintptr_t)hCommandList,),
    "hCommandList:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListIsImmediate, "zeCommandListIsImmediate", (void *hCommandList, void *pIsImmediate),
    ((uintptr_t)hCommandList, (uintptr_t)pIsImmediate,),
    "hCommandList:handle pIsImmediate\0" "*pIsImmediate:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListIsMutableExp, "zeCommandListIsMutableExp", (void *hCommandList, void *pIsMutable),
    ((uintptr_t)hCommandList, (uintptr_t)pIsMutable,),
    "hCommandList:handle pIsMutable\0" "*pIsMutable:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeCommandListUpdateMutableCommandKernelsExp, "zeCommandListUpdateMutableCommandKernelsExp",
    (void *hCommandList, uint32_t numKernels, void *pCommandId, void *phKernels), ((uintptr_t)hCommandList, (uint64_t)numKernels, (uintptr_t)pCommandId,
    (uintptr_t)phKernels,),
    "hCommandList:handle numKernels:u32 pCommandId phKernels[numKernels]:handle\0" "*pCommandId:u64 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeCommandListUpdateMutableCommandSignalEventExp, "zeCommandListUpdateMutableCommandSignalEventExp",
    (void *hCommandList, uint64_t commandId, void *hSignalEvent), ((uintptr_t)hCommandList, (uint64_t)commandId, (uintptr_t)hSignalEvent,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "hCommandList:handle commandId:u64 hSignalEvent:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeCommandListUpdateMutableCommandWaitEventsExp, "zeCommandListUpdateMutableCommandWaitEventsExp",
    (void *hCommandList, uint64_t commandId, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)commandId,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    "hCommandList:handle commandId:u64 numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeCommandListUpdateMutableCommandsExp, "zeCommandListUpdateMutableCommandsExp", (void *hCommandList,
    const void *desc), ((uintptr_t)hCommandList, (uintptr_t)desc,),
    "hCommandList:handle desc:{_ze_mutable_commands_exp_desc_t} desc->next@ze_structure_type_t\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeCommandQueueCreate, "zeCommandQueueCreate", (void *hContext, void *hDevice, const void *desc,
    void *phCommandQueue), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phCommandQueue,),
    NULL, trace__ze_zeCommandQueueCreate_after, (),
    "hContext:handle hDevice:handle desc:{_ze_command_queue_desc_t} desc->next@ze_structure_type_t phCommandQueue\0" "*phCommandQueue:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetFlags, "zeCommandQueueGetFlags", (void *hCmdQueue, void *pFlags), ((uintptr_t)hCmdQueue,
    (uintptr_t)pFlags,),
    "hCmdQueue:handle pFlags\0" "*pFlags:u32@ze_command_queue_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetIndex, "zeCommandQueueGetIndex", (void *hCommandQueue, void *pIndex),
    ((uintptr_t)hCommandQueue, (uintptr_t)pIndex,),
    "hCommandQueue:handle pIndex\0" "*pIndex:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetMode, "zeCommandQueueGetMode", (void *hCmdQueue, void *pMode), ((uintptr_t)hCmdQueue,
    (uintptr_t)pMode,),
    "hCmdQueue:handle pMode\0" "*pMode:i32@ze_command_queue_mode_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetOrdinal, "zeCommandQueueGetOrdinal", (void *hCommandQueue, void *pOrdinal),
    ((uintptr_t)hCommandQueue, (uintptr_t)pOrdinal,),
    "hCommandQueue:handle pOrdinal\0" "*pOrdinal:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetPriority, "zeCommandQueueGetPriority", (void *hCmdQueue, void *pPriority),
    ((uintptr_t)hCmdQueue, (uintptr_t)pPriority,),
    "hCmdQueue:handle pPriority\0" "*pPriority:i32@ze_command_queue_priority_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 2, 1, int, trace__ze_zeCommandQueueSynchronize, "zeCommandQueueSynchronize", (void *hCommandQueue, uint64_t timeout),
    ((uintptr_t)hCommandQueue, (uint64_t)timeout,),
    NULL, trace__ze_zeCommandQueueSynchronize_after, (),
    "hCommandQueue:handle timeout:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeContextCreate, "zeContextCreate", (void *hDriver, const void *desc, void *phContext), ((uintptr_t)hDriver,
    (uintptr_t)desc, (uintptr_t)phContext,),
    "hDriver:handle desc:{_ze_context_desc_t} desc->next@ze_structure_type_t phContext\0" "*phContext:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeContextCreateEx, "zeContextCreateEx", (void *hDriver, const void *desc, uint32_t numDevices,
    void *phDevices, void *phContext), ((uintptr_t)hDriver, (uintptr_t)desc, (uint64_t)numDevices, (uintptr_t)phDevices, (uintptr_t)phContext,),
    "hDriver:handle desc:{_ze_context_desc_t} desc->next@ze_structure_type_t numDevices:u32 phDevices[numDevices]:handle phContext\0" "*phContext:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeContextEvictImage, "zeContextEvictImage", (void *hContext, void *hDevice, void *hImage),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hImage,),
    "hContext:handle hDevice:handle hImage:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeContextEvictMemory, "zeContextEvictMemory", (void *hContext, void *hDevice, void *ptr, uint64_t size),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,),
    "hContext:handle hDevice:handle ptr:ptr size:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zeContextGetStatus, "zeContextGetStatus", (void *hContext), ((uintptr_t)hContext,),
    "hContext:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeContextMakeImageResident, "zeContextMakeImageResident", (void *hContext, void *hDevice, void *hImage),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hImage,),
    "hContext:handle hDevice:handle hImage:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeContextMakeMemoryResident, "zeContextMakeMemoryResident", (void *hContext, void *hDevice, void *ptr,
    uint64_t size), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,),
    "hContext:handle hDevice:handle ptr:ptr size:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeContextSystemBarrier, "zeContextSystemBarrier", (void *hContext, void *hDevice), ((uintptr_t)hContext,
    (uintptr_t)hDevice,),
    "hContext:handle hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceCanAccessPeer, "zeDeviceCanAccessPeer", (void *hDevice, void *hPeerDevice, void *value),
    ((uintptr_t)hDevice, (uintptr_t)hPeerDevice, (uintptr_t)value,),
    "hDevice:handle hPeerDevice:handle value\0" "*value:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetAggregatedCopyOffloadIncrementValue, "zeDeviceGetAggregatedCopyOffloadIncrementValue",
    (void *hDevice, void *incrementValue), ((uintptr_t)hDevice, (uintptr_t)incrementValue,),
    "hDevice:handle incrementValue\0" "*incrementValue:u32 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetCacheProperties, "zeDeviceGetCacheProperties", (void *hDevice, void *pCount,
    void *pCacheProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pCacheProperties,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pCacheProperties ; pCount_max\0" "*pCount:u32 pCacheProperties[*pCount:u32<pCount_max]:{_ze_device_cache_properties_t#32} "
    "pCacheProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#32 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetCommandQueueGroupProperties, "zeDeviceGetCommandQueueGroupProperties", (void *hDevice,
    void *pCount, void *pCommandQueueGroupProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pCommandQueueGroupProperties,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pCommandQueueGroupProperties ; pCount_max\0" "*pCount:u32 "
    "pCommandQueueGroupProperties[*pCount:u32<pCount_max]:{_ze_command_queue_group_properties_t#40} "
    "pCommandQueueGroupProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetComputeProperties, "zeDeviceGetComputeProperties", (void *hDevice, void *pComputeProperties),
    ((uintptr_t)hDevice, (uintptr_t)pComputeProperties,),
    "hDevice:handle pComputeProperties\0" "pComputeProperties:{_ze_device_compute_properties_t} pComputeProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetCounterBasedEventMaxValue, "zeDeviceGetCounterBasedEventMaxValue", (void *hDevice,
    void *maxValue), ((uintptr_t)hDevice, (uintptr_t)maxValue,),
    "hDevice:handle maxValue\0" "*maxValue:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetExternalMemoryProperties, "zeDeviceGetExternalMemoryProperties", (void *hDevice,
    void *pExternalMemoryProperties), ((uintptr_t)hDevice, (uintptr_t)pExternalMemoryProperties,),
    "hDevice:handle pExternalMemoryProperties\0" "pExternalMemoryProperties:{_ze_device_external_memory_properties_t} "
    "pExternalMemoryProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetFabricVertexExp, "zeDeviceGetFabricVertexExp", (void *hDevice, void *phVertex),
    ((uintptr_t)hDevice, (uintptr_t)phVertex,),
    "hDevice:handle phVertex\0" "*phVertex:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceGetGlobalTimestamps, "zeDeviceGetGlobalTimestamps", (void *hDevice, void *hostTimestamp,
    void *deviceTimestamp), ((uintptr_t)hDevice, (uintptr_t)hostTimestamp, (uintptr_t)deviceTimestamp,),
    "hDevice:handle hostTimestamp deviceTimestamp\0" "*hostTimestamp:u64 *deviceTimestamp:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetImageProperties, "zeDeviceGetImageProperties", (void *hDevice, void *pImageProperties),
    ((uintptr_t)hDevice, (uintptr_t)pImageProperties,),
    "hDevice:handle pImageProperties\0" "pImageProperties:{_ze_device_image_properties_t} pImageProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetMemoryAccessProperties, "zeDeviceGetMemoryAccessProperties", (void *hDevice,
    void *pMemAccessProperties), ((uintptr_t)hDevice, (uintptr_t)pMemAccessProperties,),
    "hDevice:handle pMemAccessProperties\0" "pMemAccessProperties:{_ze_device_memory_access_properties_t} pMemAccessProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetMemoryProperties, "zeDeviceGetMemoryProperties", (void *hDevice, void *pCount,
    void *pMemProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pMemProperties,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pMemProperties ; pCount_max\0" "*pCount:u32 pMemProperties[*pCount:u32<pCount_max]:{_ze_device_memory_properties_t#296} "
    "pMemProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#296 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetModuleProperties, "zeDeviceGetModuleProperties", (void *hDevice, void *pModuleProperties),
    ((uintptr_t)hDevice, (uintptr_t)pModuleProperties,),
    "hDevice:handle pModuleProperties\0" "pModuleProperties:{_ze_device_module_properties_t} pModuleProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceGetP2PProperties, "zeDeviceGetP2PProperties", (void *hDevice, void *hPeerDevice,
    void *pP2PProperties), ((uintptr_t)hDevice, (uintptr_t)hPeerDevice, (uintptr_t)pP2PProperties,),
    "hDevice:handle hPeerDevice:handle pP2PProperties\0" "pP2PProperties:{_ze_device_p2p_properties_t} pP2PProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetProperties, "zeDeviceGetProperties", (void *hDevice, void *pDeviceProperties),
    ((uintptr_t)hDevice, (uintptr_t)pDeviceProperties,),
    "hDevice:handle pDeviceProperties\0" "pDeviceProperties:{_ze_device_properties_t} pDeviceProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetRootDevice, "zeDeviceGetRootDevice", (void *hDevice, void *phRootDevice), ((uintptr_t)hDevice,
    (uintptr_t)phRootDevice,),
    "hDevice:handle phRootDevice\0" "*phRootDevice:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeDeviceGetRuntimeRequirements, "zeDeviceGetRuntimeRequirements", (void *hDevice,
    const void *pObjDesc, void *pSize, void *pRequirements), ((uintptr_t)hDevice, (uintptr_t)pObjDesc, (uintptr_t)pSize, (uintptr_t)pRequirements,),
    NULL, NULL, (2, 8,),
    "hDevice:handle pObjDesc:ptr *pSize:u64 pRequirements ; pSize_max\0" "*pSize:u64 pRequirements[*pSize:u64<pSize_max]:chars return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetRuntimeRequirementsKey, "zeDeviceGetRuntimeRequirementsKey", (void *hDevice, void *pKey),
    ((uintptr_t)hDevice, (uintptr_t)pKey,),
    "hDevice:handle pKey\0" "*pKey:string return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zeDeviceGetStatus, "zeDeviceGetStatus", (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetVectorWidthPropertiesExt, "zeDeviceGetVectorWidthPropertiesExt", (void *hDevice,
    void *pCount, void *pVectorWidthProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pVectorWidthProperties,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pVectorWidthProperties ; pCount_max\0" "*pCount:u32 "
    "pVectorWidthProperties[*pCount:u32<pCount_max]:{_ze_device_vector_width_properties_ext_t#80} "
    "pVectorWidthProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#80 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDeviceImportExternalSemaphoreExt, "zeDeviceImportExternalSemaphoreExt", (void *hDevice, const void *desc,
    void *phSemaphore), ((uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phSemaphore,),
    "hDevice:handle desc:{_ze_external_semaphore_ext_desc_t} desc->next@ze_structure_type_t phSemaphore\0" "*phSemaphore:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDevicePciGetPropertiesExt, "zeDevicePciGetPropertiesExt", (void *hDevice, void *pPciProperties),
    ((uintptr_t)hDevice, (uintptr_t)pPciProperties,),
    "hDevice:handle pPciProperties\0" "pPciProperties:{_ze_pci_ext_properties_t} pPciProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeDeviceReleaseExternalSemaphoreExt, "zeDeviceReleaseExternalSemaphoreExt", (void *hSemaphore),
    ((uintptr_t)hSemaphore,),
    "hSemaphore:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDeviceReserveCacheExt, "zeDeviceReserveCacheExt", (void *hDevice, uint64_t cacheLevel,
    uint64_t cacheReservationSize), ((uintptr_t)hDevice, (uint64_t)cacheLevel, (uint64_t)cacheReservationSize,),
    "hDevice:handle cacheLevel:u64 cacheReservationSize:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeDeviceSetCacheAdviceExt, "zeDeviceSetCacheAdviceExt", (void *hDevice, void *ptr, uint64_t regionSize,
    int cacheRegion), ((uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)regionSize, (uint64_t)cacheRegion,),
    "hDevice:handle ptr:ptr regionSize:u64 cacheRegion:i32@ze_cache_ext_region_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeDeviceSynchronize, "zeDeviceSynchronize", (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceValidateRuntimeRequirements, "zeDeviceValidateRuntimeRequirements", (void *hDevice,
    const void *pRequirements, void *pOut), ((uintptr_t)hDevice, (uintptr_t)pRequirements, (uintptr_t)pOut,),
    "hDevice:handle pRequirements:string pOut\0" "pOut:{_ze_validate_runtime_requirements_output_t} pOut->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 2, 3, int, trace__ze_zeDriverGet, "zeDriverGet", (void *pCount, void *phDrivers), ((uintptr_t)pCount,
    (uintptr_t)phDrivers,),
    NULL, NULL, (0, 4,),
    "*pCount:u32 phDrivers ; pCount_max\0" "*pCount:u32 phDrivers[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetApiVersion, "zeDriverGetApiVersion", (void *hDriver, void *version), ((uintptr_t)hDriver,
    (uintptr_t)version,),
    "hDriver:handle version\0" "*version:i32@ze_api_version_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, void *, trace__ze_zeDriverGetDefaultContext, "zeDriverGetDefaultContext", (void *hDriver), ((uintptr_t)hDriver,),
    "hDriver:handle\0" "return:handle")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDriverGetExtensionFunctionAddress, "zeDriverGetExtensionFunctionAddress", (void *hDriver,
    const void *name, void *ppFunctionAddress), ((uintptr_t)hDriver, (uintptr_t)name, (uintptr_t)ppFunctionAddress,),
    NULL, trace__ze_zeDriverGetExtensionFunctionAddress_after, (),
    "hDriver:handle name:string ppFunctionAddress\0" "*ppFunctionAddress:ptr return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDriverGetExtensionProperties, "zeDriverGetExtensionProperties", (void *hDriver, void *pCount,
    void *pExtensionProperties), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)pExtensionProperties,),
    NULL, NULL, (1, 4,),
    "hDriver:handle *pCount:u32 pExtensionProperties ; pCount_max\0" "*pCount:u32 "
    "pExtensionProperties[*pCount:u32<pCount_max]:{_ze_driver_extension_properties_t#260} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetIpcProperties, "zeDriverGetIpcProperties", (void *hDriver, void *pIpcProperties),
    ((uintptr_t)hDriver, (uintptr_t)pIpcProperties,),
    "hDriver:handle pIpcProperties\0" "pIpcProperties:{_ze_driver_ipc_properties_t} pIpcProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetLastErrorDescription, "zeDriverGetLastErrorDescription", (void *hDriver, void *ppString),
    ((uintptr_t)hDriver, (uintptr_t)ppString,),
    "hDriver:handle ppString\0" "*ppString:string return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetProperties, "zeDriverGetProperties", (void *hDriver, void *pDriverProperties),
    ((uintptr_t)hDriver, (uintptr_t)pDriverProperties,),
    "hDriver:handle pDriverProperties\0" "pDriverProperties:{_ze_driver_properties_t} pDriverProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDriverRTASFormatCompatibilityCheckExp, "zeDriverRTASFormatCompatibilityCheckExp", (void *hDriver,
    int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "hDriver:handle rtasFormatA:i32@ze_rtas_format_exp_t rtasFormatB:i32@ze_rtas_format_exp_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDriverRTASFormatCompatibilityCheckExt, "zeDriverRTASFormatCompatibilityCheckExt", (void *hDriver,
    int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "hDriver:handle rtasFormatA:i32@ze_rtas_format_ext_t rtasFormatB:i32@ze_rtas_format_ext_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeEventCounterBasedCloseIpcHandle, "zeEventCounterBasedCloseIpcHandle", (void *hEvent), ((uintptr_t)hEvent,),
    "hEvent:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeEventCounterBasedCreate, "zeEventCounterBasedCreate", (void *hContext, void *hDevice, const void *desc,
    void *phEvent), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phEvent,),
    "hContext:handle hDevice:handle desc:{_ze_event_counter_based_desc_t} desc->next@ze_structure_type_t phEvent\0" "*phEvent:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeEventCounterBasedGetDeviceAddress, "zeEventCounterBasedGetDeviceAddress", (void *hEvent,
    void *completionValue, void *deviceAddress), ((uintptr_t)hEvent, (uintptr_t)completionValue, (uintptr_t)deviceAddress,),
    "hEvent:handle completionValue deviceAddress\0" "*completionValue:u64 *deviceAddress:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventCounterBasedGetIpcHandle, "zeEventCounterBasedGetIpcHandle", (void *hEvent, void *phIpc),
    ((uintptr_t)hEvent, (uintptr_t)phIpc,),
    "hEvent:handle phIpc\0" "phIpc:{_ze_ipc_event_counter_based_handle_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetCounterBasedFlags, "zeEventGetCounterBasedFlags", (void *hEvent, void *pFlags),
    ((uintptr_t)hEvent, (uintptr_t)pFlags,),
    "hEvent:handle pFlags\0" "*pFlags:u32@ze_event_counter_based_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetEventPool, "zeEventGetEventPool", (void *hEvent, void *phEventPool), ((uintptr_t)hEvent,
    (uintptr_t)phEventPool,),
    "hEvent:handle phEventPool\0" "*phEventPool:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetSignalScope, "zeEventGetSignalScope", (void *hEvent, void *pSignalScope), ((uintptr_t)hEvent,
    (uintptr_t)pSignalScope,),
    "hEvent:handle pSignalScope\0" "*pSignalScope:u32@ze_event_scope_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetWaitScope, "zeEventGetWaitScope", (void *hEvent, void *pWaitScope), ((uintptr_t)hEvent,
    (uintptr_t)pWaitScope,),
    "hEvent:handle pWaitScope\0" "*pWaitScope:u32@ze_event_scope_flag_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 1, 2, int, trace__ze_zeEventHostSignal, "zeEventHostSignal", (void *hEvent), ((uintptr_t)hEvent,),
    trace__ze_zeEventHostSignal_before, NULL, (),
    "hEvent:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeEventPoolCloseIpcHandle, "zeEventPoolCloseIpcHandle", (void *hEventPool), ((uintptr_t)hEventPool,),
    "hEventPool:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventPoolGetContextHandle, "zeEventPoolGetContextHandle", (void *hEventPool, void *phContext),
    ((uintptr_t)hEventPool, (uintptr_t)phContext,),
    "hEventPool:handle phContext\0" "*phContext:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventPoolGetFlags, "zeEventPoolGetFlags", (void *hEventPool, void *pFlags), ((uintptr_t)hEventPool,
    (uintptr_t)pFlags,),
    "hEventPool:handle pFlags\0" "*pFlags:u32@ze_event_pool_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventPoolGetIpcHandle, "zeEventPoolGetIpcHandle", (void *hEventPool, void *phIpc), ((uintptr_t)hEventPool,
    (uintptr_t)phIpc,),
    "hEventPool:handle phIpc\0" "phIpc:{_ze_ipc_event_pool_handle_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventQueryKernelTimestamp, "zeEventQueryKernelTimestamp", (void *hEvent, void *dstptr),
    ((uintptr_t)hEvent, (uintptr_t)dstptr,),
    "hEvent:handle dstptr\0" "dstptr:{_ze_kernel_timestamp_result_t} return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeEventQueryKernelTimestampsExt, "zeEventQueryKernelTimestampsExt", (void *hEvent, void *hDevice,
    void *pCount, void *pResults), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pResults,),
    NULL, NULL, (2, 4,),
    "hEvent:handle hDevice:handle *pCount:u32 pResults ; pCount_max\0" "*pCount:u32 "
    "pResults[*pCount:u32<pCount_max]:{_ze_event_query_kernel_timestamps_results_ext_properties_t#32} "
    "pResults[*pCount:u32<pCount_max]->next@ze_structure_type_t#32 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeEventQueryTimestampsExp, "zeEventQueryTimestampsExp", (void *hEvent, void *hDevice, void *pCount,
    void *pTimestamps), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pTimestamps,),
    NULL, NULL, (2, 4,),
    "hEvent:handle hDevice:handle *pCount:u32 pTimestamps ; pCount_max\0" "*pCount:u32 "
    "pTimestamps[*pCount:u32<pCount_max]:{_ze_kernel_timestamp_result_t#32} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeExecutableGraphDestroyExt, "zeExecutableGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "hGraph:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeExecutableGraphGetSourceGraphExt, "zeExecutableGraphGetSourceGraphExt", (void *hGraph,
    void *phSourceGraph), ((uintptr_t)hGraph, (uintptr_t)phSourceGraph,),
    "hGraph:handle phSourceGraph\0" "*phSourceGraph:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeFabricEdgeGetExp, "zeFabricEdgeGetExp", (void *hVertexA, void *hVertexB, void *pCount,
    void *phEdges), ((uintptr_t)hVertexA, (uintptr_t)hVertexB, (uintptr_t)pCount, (uintptr_t)phEdges,),
    NULL, NULL, (2, 4,),
    "hVertexA:handle hVertexB:handle *pCount:u32 phEdges ; pCount_max\0" "*pCount:u32 phEdges[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeFabricEdgeGetPropertiesExp, "zeFabricEdgeGetPropertiesExp", (void *hEdge, void *pEdgeProperties),
    ((uintptr_t)hEdge, (uintptr_t)pEdgeProperties,),
    "hEdge:handle pEdgeProperties\0" "pEdgeProperties:{_ze_fabric_edge_exp_properties_t} pEdgeProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeFabricEdgeGetVerticesExp, "zeFabricEdgeGetVerticesExp", (void *hEdge, void *phVertexA, void *phVertexB),
    ((uintptr_t)hEdge, (uintptr_t)phVertexA, (uintptr_t)phVertexB,),
    "hEdge:handle phVertexA phVertexB\0" "*phVertexA:handle *phVertexB:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeFabricVertexGetDeviceExp, "zeFabricVertexGetDeviceExp", (void *hVertex, void *phDevice),
    ((uintptr_t)hVertex, (uintptr_t)phDevice,),
    "hVertex:handle phDevice\0" "*phDevice:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeFabricVertexGetExp, "zeFabricVertexGetExp", (void *hDriver, void *pCount, void *phVertices),
    ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)phVertices,),
    NULL, NULL, (1, 4,),
    "hDriver:handle *pCount:u32 phVertices ; pCount_max\0" "*pCount:u32 phVertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeFabricVertexGetPropertiesExp, "zeFabricVertexGetPropertiesExp", (void *hVertex, void *pVertexProperties),
    ((uintptr_t)hVertex, (uintptr_t)pVertexProperties,),
    "hVertex:handle pVertexProperties\0" "pVertexProperties:{_ze_fabric_vertex_exp_properties_t} pVertexProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeFabricVertexGetSubVerticesExp, "zeFabricVertexGetSubVerticesExp", (void *hVertex, void *pCount,
    void *phSubvertices), ((uintptr_t)hVertex, (uintptr_t)pCount, (uintptr_t)phSubvertices,),
    NULL, NULL, (1, 4,),
    "hVertex:handle *pCount:u32 phSubvertices ; pCount_max\0" "*pCount:u32 phSubvertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeFenceCreate, "zeFenceCreate", (void *hCommandQueue, const void *desc, void *phFence),
    ((uintptr_t)hCommandQueue, (uintptr_t)desc, (uintptr_t)phFence,),
    NULL, trace__ze_zeFenceCreate_after, (),
    "hCommandQueue:handle desc:{_ze_fence_desc_t} desc->next@ze_structure_type_t phFence\0" "*phFence:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeFenceReset, "zeFenceReset", (void *hFence), ((uintptr_t)hFence,),
    "hFence:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeGraphCreateExt, "zeGraphCreateExt", (void *hContext, const void *pNext, void *phGraph),
    ((uintptr_t)hContext, (uintptr_t)pNext, (uintptr_t)phGraph,),
    "hContext:handle pNext->@ze_structure_type_t pNext:ptr phGraph\0" "*phGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeGraphDestroyExt, "zeGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "hGraph:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeGraphDumpContentsExt, "zeGraphDumpContentsExt", (void *hGraph, const void *filePath, const void *pNext),
    ((uintptr_t)hGraph, (uintptr_t)filePath, (uintptr_t)pNext,),
    "hGraph:handle filePath:string pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeGraphGetPrimaryCommandListExt, "zeGraphGetPrimaryCommandListExt", (void *hGraph, void *phCommandList),
    ((uintptr_t)hGraph, (uintptr_t)phCommandList,),
    "hGraph:handle phCommandList\0" "*phCommandList:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeGraphInstantiateExt, "zeGraphInstantiateExt", (void *hGraph, const void *pNext, void *phExecutableGraph),
    ((uintptr_t)hGraph, (uintptr_t)pNext, (uintptr_t)phExecutableGraph,),
    "hGraph:handle pNext->@ze_structure_type_t pNext:ptr phExecutableGraph\0" "*phExecutableGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeGraphIsEmptyExt, "zeGraphIsEmptyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "hGraph:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeGraphSetDestructionCallbackExt, "zeGraphSetDestructionCallbackExt", (void *hGraph, void *pfnCallback,
    void *pUserData, const void *pNext), ((uintptr_t)hGraph, (uintptr_t)pfnCallback, (uintptr_t)pUserData, (uintptr_t)pNext,),
    "hGraph:handle pfnCallback:ptr pUserData:ptr pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeImageCreate, "zeImageCreate", (void *hContext, void *hDevice, const void *desc, void *phImage),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phImage,),
    "hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t phImage\0" "*phImage:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeImageDestroy, "zeImageDestroy", (void *hImage), ((uintptr_t)hImage,),
    "hImage:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeImageGetAllocPropertiesExt, "zeImageGetAllocPropertiesExt", (void *hContext, void *hImage,
    void *pImageAllocProperties), ((uintptr_t)hContext, (uintptr_t)hImage, (uintptr_t)pImageAllocProperties,),
    "hContext:handle hImage:handle pImageAllocProperties\0" "pImageAllocProperties:{_ze_image_allocation_ext_properties_t} "
    "pImageAllocProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeImageGetDeviceOffsetExp, "zeImageGetDeviceOffsetExp", (void *hImage, void *pDeviceOffset),
    ((uintptr_t)hImage, (uintptr_t)pDeviceOffset,),
    "hImage:handle pDeviceOffset\0" "*pDeviceOffset:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeImageGetMemoryPropertiesExp, "zeImageGetMemoryPropertiesExp", (void *hImage, void *pMemoryProperties),
    ((uintptr_t)hImage, (uintptr_t)pMemoryProperties,),
    "hImage:handle pMemoryProperties\0" "pMemoryProperties:{_ze_image_memory_properties_exp_t} pMemoryProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeImageGetProperties, "zeImageGetProperties", (void *hDevice, const void *desc, void *pImageProperties),
    ((uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)pImageProperties,),
    "hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t pImageProperties\0" "pImageProperties:{_ze_image_properties_t} "
    "pImageProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeImageViewCreateExp, "zeImageViewCreateExp", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t hImage:handle phImageView\0" "*phImageView:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeImageViewCreateExt, "zeImageViewCreateExt", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t hImage:handle phImageView\0" "*phImageView:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 1, int, trace__ze_zeInit, "zeInit", (uint32_t flags), ((uint64_t)flags,),
    "flags:u32@ze_init_flag_t\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 1, int, trace__ze_zeInitDrivers, "zeInitDrivers", (void *pCount, void *phDrivers, void *desc), ((uintptr_t)pCount,
    (uintptr_t)phDrivers, (uintptr_t)desc,),
    NULL, NULL, (0, 4,),
    "*pCount:u32 phDrivers desc:{_ze_init_driver_type_desc_t} desc->next@ze_structure_type_t ; pCount_max\0" "*pCount:u32 "
    "phDrivers[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeKernelCreate, "zeKernelCreate", (void *hModule, const void *desc, void *phKernel),
    ((uintptr_t)hModule, (uintptr_t)desc, (uintptr_t)phKernel,),
    NULL, trace__ze_zeKernelCreate_after, (),
    "hModule:handle desc:{_ze_kernel_desc_t} desc->next@ze_structure_type_t phKernel\0" "*phKernel:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeKernelGetAllocationPropertiesExp, "zeKernelGetAllocationPropertiesExp", (void *hKernel,
    void *pCount, void *pAllocationProperties), ((uintptr_t)hKernel, (uintptr_t)pCount, (uintptr_t)pAllocationProperties,),
    NULL, NULL, (1, 4,),
    "hKernel:handle *pCount:u32 pAllocationProperties ; pCount_max\0" "*pCount:u32 "
    "pAllocationProperties[*pCount:u32<pCount_max]:{_ze_kernel_allocation_exp_properties_t#40} "
    "pAllocationProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeKernelGetBinaryExp, "zeKernelGetBinaryExp", (void *hKernel, void *pSize, void *pKernelBinary),
    ((uintptr_t)hKernel, (uintptr_t)pSize, (uintptr_t)pKernelBinary,),
    NULL, NULL, (1, 8,),
    "hKernel:handle *pSize:u64 pKernelBinary ; pSize_max\0" "*pSize:u64 pKernelBinary[*pSize:u64<pSize_max]:bytes return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeKernelGetIndirectAccess, "zeKernelGetIndirectAccess", (void *hKernel, void *pFlags), ((uintptr_t)hKernel,
    (uintptr_t)pFlags,),
    "hKernel:handle pFlags\0" "*pFlags:u32@ze_kernel_indirect_access_flag_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeKernelGetName, "zeKernelGetName", (void *hKernel, void *pSize, void *pName), ((uintptr_t)hKernel,
    (uintptr_t)pSize, (uintptr_t)pName,),
    NULL, NULL, (1, 8,),
    "hKernel:handle *pSize:u64 pName ; pSize_max\0" "*pSize:u64 pName[*pSize:u64<pSize_max]:chars return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeKernelGetProperties, "zeKernelGetProperties", (void *hKernel, void *pKernelProperties),
    ((uintptr_t)hKernel, (uintptr_t)pKernelProperties,),
    "hKernel:handle pKernelProperties\0" "pKernelProperties:{_ze_kernel_properties_t} pKernelProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeKernelGetSourceAttributes, "zeKernelGetSourceAttributes", (void *hKernel, void *pSize, void *pString),
    ((uintptr_t)hKernel, (uintptr_t)pSize, (uintptr_t)pString,),
    "hKernel:handle *pSize:u32 pString\0" "*pSize:u32 *pString:string return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeKernelSchedulingHintExp, "zeKernelSchedulingHintExp", (void *hKernel, void *pHint), ((uintptr_t)hKernel,
    (uintptr_t)pHint,),
    "hKernel:handle pHint\0" "pHint:{_ze_scheduling_hint_exp_desc_t} pHint->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeKernelSetArgumentValue, "zeKernelSetArgumentValue", (void *hKernel, uint32_t argIndex, uint64_t argSize,
    const void *pArgValue), ((uintptr_t)hKernel, (uint64_t)argIndex, (uint64_t)argSize, (uintptr_t)pArgValue,),
    "hKernel:handle argIndex:u32 argSize:u64 pArgValue[argSize]:bytes\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeKernelSetCacheConfig, "zeKernelSetCacheConfig", (void *hKernel, uint32_t flags), ((uintptr_t)hKernel,
    (uint64_t)flags,),
    "hKernel:handle flags:u32@ze_cache_config_flag_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeKernelSetGlobalOffsetExp, "zeKernelSetGlobalOffsetExp", (void *hKernel, uint32_t offsetX,
    uint32_t offsetY, uint32_t offsetZ), ((uintptr_t)hKernel, (uint64_t)offsetX, (uint64_t)offsetY, (uint64_t)offsetZ,),
    "hKernel:handle offsetX:u32 offsetY:u32 offsetZ:u32\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeKernelSetGroupSize, "zeKernelSetGroupSize", (void *hKernel, uint32_t groupSizeX,
    uint32_t groupSizeY, uint32_t groupSizeZ), ((uintptr_t)hKernel, (uint64_t)groupSizeX, (uint64_t)groupSizeY, (uint64_t)groupSizeZ,),
    NULL, trace__ze_zeKernelSetGroupSize_after, (),
    "hKernel:handle groupSizeX:u32 groupSizeY:u32 groupSizeZ:u32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeKernelSetIndirectAccess, "zeKernelSetIndirectAccess", (void *hKernel, uint32_t flags),
    ((uintptr_t)hKernel, (uint64_t)flags,),
    "hKernel:handle flags:u32@ze_kernel_indirect_access_flag_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 7, 3, int, trace__ze_zeKernelSuggestGroupSize, "zeKernelSuggestGroupSize", (void *hKernel, uint32_t globalSizeX,
    uint32_t globalSizeY, uint32_t globalSizeZ, void *groupSizeX, void *groupSizeY, void *groupSizeZ), ((uintptr_t)hKernel, (uint64_t)globalSizeX,
    (uint64_t)globalSizeY, (uint64_t)globalSizeZ, (uintptr_t)groupSizeX, (uintptr_t)groupSizeY, (uintptr_t)groupSizeZ,),
    "hKernel:handle globalSizeX:u32 globalSizeY:u32 globalSizeZ:u32 groupSizeX groupSizeY groupSizeZ\0" "*groupSizeX:u32 *groupSizeY:u32 *groupSizeZ:u32 "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeKernelSuggestMaxCooperativeGroupCount, "zeKernelSuggestMaxCooperativeGroupCount", (void *hKernel,
    void *totalGroupCount), ((uintptr_t)hKernel, (uintptr_t)totalGroupCount,),
    "hKernel:handle *totalGroupCount:u32\0" "*totalGroupCount:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zeMemGetAddressRange, "zeMemGetAddressRange", (void *hContext, const void *ptr, void *pBase, void *pSize),
    ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pBase, (uintptr_t)pSize,),
    "hContext:handle ptr:ptr pBase *pSize:u64\0" "*pBase:ptr *pSize:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zeMemGetAllocProperties, "zeMemGetAllocProperties", (void *hContext, const void *ptr,
    void *pMemAllocProperties, void *phDevice), ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pMemAllocProperties, (uintptr_t)phDevice,),
    "hContext:handle ptr:ptr pMemAllocProperties phDevice\0" "pMemAllocProperties:{_ze_memory_allocation_properties_t} "
    "pMemAllocProperties->next@ze_structure_type_t *phDevice:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zeMemGetAtomicAccessAttributeExp, "zeMemGetAtomicAccessAttributeExp", (void *hContext, void *hDevice,
    const void *ptr, uint64_t size, void *pAttr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size, (uintptr_t)pAttr,),
    "hContext:handle hDevice:handle ptr:ptr size:u64 pAttr\0" "*pAttr:u32@ze_memory_atomic_attr_exp_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeMemGetIpcHandle, "zeMemGetIpcHandle", (void *hContext, const void *ptr, void *pIpcHandle),
    ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pIpcHandle,),
    "hContext:handle ptr:ptr pIpcHandle\0" "pIpcHandle:{_ze_ipc_mem_handle_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeMemGetIpcHandleFromFileDescriptorExp, "zeMemGetIpcHandleFromFileDescriptorExp", (void *hContext,
    uint64_t handle, void *pIpcHandle), ((uintptr_t)hContext, (uint64_t)handle, (uintptr_t)pIpcHandle,),
    "hContext:handle handle:u64 pIpcHandle\0" "pIpcHandle:{_ze_ipc_mem_handle_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeMemGetIpcHandleWithProperties, "zeMemGetIpcHandleWithProperties", (void *hContext, const void *ptr,
    void *pNext, void *pIpcHandle), ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pNext, (uintptr_t)pIpcHandle,),
    "hContext:handle ptr:ptr pNext->@ze_structure_type_t pNext:ptr pIpcHandle\0" "pIpcHandle:{_ze_ipc_mem_handle_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 6, 3, int, trace__ze_zeMemGetPitchFor2dImage, "zeMemGetPitchFor2dImage", (void *hContext, void *hDevice, uint64_t imageWidth,
    uint64_t imageHeight, uint32_t elementSizeInBytes, void *rowPitch), ((uintptr_t)hContext, (uintptr_t)hDevice, (uint64_t)imageWidth,
    (uint64_t)imageHeight, (uint64_t)elementSizeInBytes, (uintptr_t)rowPitch,),
    "hContext:handle hDevice:handle imageWidth:u64 imageHeight:u64 elementSizeInBytes:u32 rowPitch\0" "*rowPitch:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeMemSetAtomicAccessAttributeExp, "zeMemSetAtomicAccessAttributeExp", (void *hContext, void *hDevice,
    const void *ptr, uint64_t size, uint32_t attr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size, (uint64_t)attr,),
    "hContext:handle hDevice:handle ptr:ptr size:u64 attr:u32@ze_memory_atomic_attr_exp_flag_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeModuleBuildLogDestroy, "zeModuleBuildLogDestroy", (void *hModuleBuildLog), ((uintptr_t)hModuleBuildLog,),
    "hModuleBuildLog:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeModuleBuildLogGetString, "zeModuleBuildLogGetString", (void *hModuleBuildLog, void *pSize,
    void *pBuildLog), ((uintptr_t)hModuleBuildLog, (uintptr_t)pSize, (uintptr_t)pBuildLog,),
    NULL, NULL, (1, 8,),
    "hModuleBuildLog:handle *pSize:u64 pBuildLog ; pSize_max\0" "*pSize:u64 pBuildLog[*pSize:u64<pSize_max]:chars return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeModuleCreate, "zeModuleCreate", (void *hContext, void *hDevice, const void *desc, void *phModule,
    void *phBuildLog), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phModule, (uintptr_t)phBuildLog,),
    "hContext:handle hDevice:handle desc:{_ze_module_desc_t} desc->next@ze_structure_type_t phModule phBuildLog\0" "*phModule:handle *phBuildLog:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeModuleDestroy, "zeModuleDestroy", (void *hModule), ((uintptr_t)hModule,),
    "hModule:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeModuleDynamicLink, "zeModuleDynamicLink", (uint32_t numModules, void *phModules, void *phLinkLog),
    ((uint64_t)numModules, (uintptr_t)phModules, (uintptr_t)phLinkLog,),
    "numModules:u32 phModules[numModules]:handle phLinkLog\0" "*phLinkLog:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeModuleGetFunctionPointer, "zeModuleGetFunctionPointer", (void *hModule, const void *pFunctionName,
    void *pfnFunction), ((uintptr_t)hModule, (uintptr_t)pFunctionName, (uintptr_t)pfnFunction,),
    "hModule:handle pFunctionName:string pfnFunction\0" "*pfnFunction:ptr return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeModuleGetGlobalPointer, "zeModuleGetGlobalPointer", (void *hModule, const void *pGlobalName,
    void *pSize, void *pptr), ((uintptr_t)hModule, (uintptr_t)pGlobalName, (uintptr_t)pSize, (uintptr_t)pptr,),
    NULL, trace__ze_zeModuleGetGlobalPointer_after, (),
    "hModule:handle pGlobalName:string *pSize:u64 pptr\0" "*pSize:u64 *pptr:ptr return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeModuleGetKernelNames, "zeModuleGetKernelNames", (void *hModule, void *pCount, void *pNames),
    ((uintptr_t)hModule, (uintptr_t)pCount, (uintptr_t)pNames,),
    NULL, NULL, (1, 4,),
    "hModule:handle *pCount:u32 pNames ; pCount_max\0" "*pCount:u32 pNames[*pCount:u32<pCount_max]:string return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeModuleGetNativeBinary, "zeModuleGetNativeBinary", (void *hModule, void *pSize,
    void *pModuleNativeBinary), ((uintptr_t)hModule, (uintptr_t)pSize, (uintptr_t)pModuleNativeBinary,),
    NULL, NULL, (1, 8,),
    "hModule:handle *pSize:u64 pModuleNativeBinary ; pSize_max\0" "*pSize:u64 pModuleNativeBinary[*pSize:u64<pSize_max]:bytes return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeModuleGetProperties, "zeModuleGetProperties", (void *hModule, void *pModuleProperties),
    ((uintptr_t)hModule, (uintptr_t)pModuleProperties,),
    "hModule:handle pModuleProperties\0" "pModuleProperties:{_ze_module_properties_t} pModuleProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zeModuleInspectLinkageExt, "zeModuleInspectLinkageExt", (void *pInspectDesc, uint32_t numModules,
    void *phModules, void *phLog), ((uintptr_t)pInspectDesc, (uint64_t)numModules, (uintptr_t)phModules, (uintptr_t)phLog,),
    "pInspectDesc:{_ze_linkage_inspection_ext_desc_t} pInspectDesc->next@ze_structure_type_t numModules:u32 phModules[numModules]:handle "
    "phLog\0" "*phLog:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zePhysicalMemCreate, "zePhysicalMemCreate", (void *hContext, void *hDevice, void *desc,
    void *phPhysicalMemory), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phPhysicalMemory,),
    "hContext:handle hDevice:handle desc:{_ze_physical_mem_desc_t} desc->next@ze_structure_type_t phPhysicalMemory\0" "*phPhysicalMemory:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zePhysicalMemDestroy, "zePhysicalMemDestroy", (void *hContext, void *hPhysicalMemory), ((uintptr_t)hContext,
    (uintptr_t)hPhysicalMemory,),
    "hContext:handle hPhysicalMemory:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zePhysicalMemGetProperties, "zePhysicalMemGetProperties", (void *hContext, void *hPhysicalMem,
    void *pMemProperties), ((uintptr_t)hContext, (uintptr_t)hPhysicalMem, (uintptr_t)pMemProperties,),
    "hContext:handle hPhysicalMem:handle pMemProperties\0" "pMemProperties:{_ze_physical_mem_properties_t} pMemProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 10, 2, int, trace__ze_zeRTASBuilderBuildExp, "zeRTASBuilderBuildExp", (void *hBuilder, const void *pBuildOpDescriptor,
    void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes, void *hParallelOperation, void *pBuildUserPtr,
    void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pScratchBuffer,
    (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation, (uintptr_t)pBuildUserPtr,
    (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr "
    "scratchBufferSizeBytes:u64 pRtasBuffer:ptr rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds "
    "pRtasBufferSizeBytes\0" "pBounds:{_ze_rtas_aabb_exp_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 10, 2, int, trace__ze_zeRTASBuilderBuildExt, "zeRTASBuilderBuildExt", (void *hBuilder, const void *pBuildOpDescriptor,
    void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes, void *hParallelOperation, void *pBuildUserPtr,
    void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pScratchBuffer,
    (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation, (uintptr_t)pBuildUserPtr,
    (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr "
    "scratchBufferSizeBytes:u64 pRtasBuffer:ptr rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds "
    "pRtasBufferSizeBytes\0" "pBounds:{_ze_rtas_aabb_ext_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeRTASBuilderCommandListAppendCopyExt, "zeRTASBuilderCommandListAppendCopyExt", (void *hCommandList,
    void *dstptr, const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle dstptr:ptr srcptr:ptr size:u64 hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeRTASBuilderCreateExp, "zeRTASBuilderCreateExp", (void *hDriver, const void *pDescriptor, void *phBuilder),
    ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "hDriver:handle pDescriptor:{_ze_rtas_builder_exp_desc_t} pDescriptor->next@ze_structure_type_t phBuilder\0" "*phBuilder:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeRTASBuilderCreateExt, "zeRTASBuilderCreateExt", (void *hDriver, const void *pDescriptor, void *phBuilder),
    ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "hDriver:handle pDescriptor:{_ze_rtas_builder_ext_desc_t} pDescriptor->next@ze_structure_type_t phBuilder\0" "*phBuilder:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASBuilderDestroyExp, "zeRTASBuilderDestroyExp", (void *hBuilder), ((uintptr_t)hBuilder,),
    "hBuilder:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASBuilderDestroyExt, "zeRTASBuilderDestroyExt", (void *hBuilder), ((uintptr_t)hBuilder,),
    "hBuilder:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeRTASBuilderGetBuildPropertiesExp, "zeRTASBuilderGetBuildPropertiesExp", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} pBuildOpDescriptor->next@ze_structure_type_t "
    "pProperties\0" "pProperties:{_ze_rtas_builder_exp_properties_t} pProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeRTASBuilderGetBuildPropertiesExt, "zeRTASBuilderGetBuildPropertiesExt", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} pBuildOpDescriptor->next@ze_structure_type_t "
    "pProperties\0" "pProperties:{_ze_rtas_builder_ext_properties_t} pProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeRTASParallelOperationCreateExp, "zeRTASParallelOperationCreateExp", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "hDriver:handle phParallelOperation\0" "*phParallelOperation:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeRTASParallelOperationCreateExt, "zeRTASParallelOperationCreateExt", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "hDriver:handle phParallelOperation\0" "*phParallelOperation:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationDestroyExp, "zeRTASParallelOperationDestroyExp", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationDestroyExt, "zeRTASParallelOperationDestroyExt", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeRTASParallelOperationGetPropertiesExp, "zeRTASParallelOperationGetPropertiesExp",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "hParallelOperation:handle pProperties\0" "pProperties:{_ze_rtas_parallel_operation_exp_properties_t} pProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeRTASParallelOperationGetPropertiesExt, "zeRTASParallelOperationGetPropertiesExt",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "hParallelOperation:handle pProperties\0" "pProperties:{_ze_rtas_parallel_operation_ext_properties_t} pProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationJoinExp, "zeRTASParallelOperationJoinExp", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationJoinExt, "zeRTASParallelOperationJoinExt", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeSamplerCreate, "zeSamplerCreate", (void *hContext, void *hDevice, const void *desc, void *phSampler),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phSampler,),
    "hContext:handle hDevice:handle desc:{_ze_sampler_desc_t} desc->next@ze_structure_type_t phSampler\0" "*phSampler:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeSamplerDestroy, "zeSamplerDestroy", (void *hSampler), ((uintptr_t)hSampler,),
    "hSampler:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeVirtualMemFree, "zeVirtualMemFree", (void *hContext, const void *ptr, uint64_t size),
    ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size,),
    "hContext:handle ptr:ptr size:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zeVirtualMemGetAccessAttribute, "zeVirtualMemGetAccessAttribute", (void *hContext, const void *ptr,
    uint64_t size, void *access, void *outSize), ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size, (uintptr_t)access, (uintptr_t)outSize,),
    "hContext:handle ptr:ptr size:u64 access outSize\0" "*access:i32@ze_memory_access_attribute_t *outSize:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeVirtualMemQueryPageSize, "zeVirtualMemQueryPageSize", (void *hContext, void *hDevice, uint64_t size,
    void *pagesize), ((uintptr_t)hContext, (uintptr_t)hDevice, (uint64_t)size, (uintptr_t)pagesize,),
    "hContext:handle hDevice:handle size:u64 pagesize\0" "*pagesize:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeVirtualMemReserve, "zeVirtualMemReserve", (void *hContext, const void *pStart, uint64_t size, void *pptr),
    ((uintptr_t)hContext, (uintptr_t)pStart, (uint64_t)size, (uintptr_t)pptr,),
    "hContext:handle pStart:ptr size:u64 pptr\0" "*pptr:ptr return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeVirtualMemSetAccessAttribute, "zeVirtualMemSetAccessAttribute", (void *hContext, const void *ptr,
    uint64_t size, int access), ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size, (uint64_t)access,),
    "hContext:handle ptr:ptr size:u64 access:i32@ze_memory_access_attribute_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 0, 3, uint8_t, trace__ze_zelCheckIsLoaderInTearDown, "zelCheckIsLoaderInTearDown", (void), (),
    "\0" "return:bool")

TRACE__FORWARD(trace__ze, 0, 3, int, trace__ze_zelDisableTracingLayer, "zelDisableTracingLayer", (void), (),
    "\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 0, 3, int, trace__ze_zelEnableTracingLayer, "zelEnableTracingLayer", (void), (),
    "\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelGetLoaderVersion, "zelGetLoaderVersion", (void *version), ((uintptr_t)version,),
    "version\0" "version:{zel_component_version} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelGetTracingLayerState, "zelGetTracingLayerState", (void *enabled), ((uintptr_t)enabled,),
    "enabled\0" "*enabled:bool return:status@ze_result_t")

TRACE__FORWARD_VOID(trace__ze, 0, 3, void, trace__ze_zelLoaderContextTeardown, "zelLoaderContextTeardown", (void), (),
    "\0" "")

TRACE__FORWARD_AROUND(trace__ze, 2, 3, int, trace__ze_zelLoaderGetVersions, "zelLoaderGetVersions", (void *num_elems, void *versions),
    ((uintptr_t)num_elems, (uintptr_t)versions,),
    NULL, NULL, (0, 8,),
    "*num_elems:u64 versions ; num_elems_max\0" "*num_elems:u64 versions[*num_elems:u64<num_elems_max]:{zel_component_version#80} "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zelLoaderTranslateHandle, "zelLoaderTranslateHandle", (int handleType, void *handleIn, void *handleOut),
    ((uint64_t)handleType, (uintptr_t)handleIn, (uintptr_t)handleOut,),
    "handleType:i32@zel_handle_type_t handleIn:ptr handleOut\0" "*handleOut:ptr return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zelRegisterTeardownCallback, "zelRegisterTeardownCallback", (void *application_callback,
    void *loader_callback, void *index), ((uintptr_t)application_callback, (uintptr_t)loader_callback, (uintptr_t)index,),
    "application_callback:ptr loader_callback:ptr index\0" "*index:u32 return:status@ze_result_t")

TRACE__FORWARD_VOID(trace__ze, 0, 3, void, trace__ze_zelSetDelayLoaderContextTeardown, "zelSetDelayLoaderContextTeardown", (void), (),
    "\0" "")

TRACE__FORWARD(trace__ze, 0, 3, int, trace__ze_zelSetDriverTeardown, "zelSetDriverTeardown", (void), (),
    "\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerCreate, "zelTracerCreate", (const void *desc, void *phTracer), ((uintptr_t)desc,
    (uintptr_t)phTracer,),
    "desc:{_zel_tracer_desc_t} phTracer\0" "*phTracer:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelTracerDestroy, "zelTracerDestroy", (void *hTracer), ((uintptr_t)hTracer,),
    "hTracer:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelTracerResetAllCallbacks, "zelTracerResetAllCallbacks", (void *hTracer), ((uintptr_t)hTracer,),
    "hTracer:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerSetEnabled, "zelTracerSetEnabled", (void *hTracer, uint8_t enable), ((uintptr_t)hTracer,
    (uint64_t)enable,),
    "hTracer:handle enable:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerSetEpilogues, "zelTracerSetEpilogues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "hTracer:handle pCoreCbs:{_ze_callbacks_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerSetPrologues, "zelTracerSetPrologues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "hTracer:handle pCoreCbs:{_ze_callbacks_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 0, 3, void *, trace__ze_zerGetDefaultContext, "zerGetDefaultContext", (void), (),
    "\0" "return:handle")

TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zerGetLastErrorDescription, "zerGetLastErrorDescription", (void *ppString), ((uintptr_t)ppString,),
    "ppString\0" "*ppString:string return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 3, uint32_t, trace__ze_zerTranslateDeviceHandleToIdentifier, "zerTranslateDeviceHandleToIdentifier", (void *hDevice),
    ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:u32")

TRACE__FORWARD(trace__ze, 1, 3, void *, trace__ze_zerTranslateIdentifierToDeviceHandle, "zerTranslateIdentifierToDeviceHandle", (uint32_t identifier),
    ((uint64_t)identifier,),
    "identifier:u32\0" "return:handle")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceEccAvailable, "zesDeviceEccAvailable", (void *hDevice, void *pAvailable), ((uintptr_t)hDevice,
    (uintptr_t)pAvailable,),
    "hDevice:handle pAvailable\0" "*pAvailable:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceEccConfigurable, "zesDeviceEccConfigurable", (void *hDevice, void *pConfigurable),
    ((uintptr_t)hDevice, (uintptr_t)pConfigurable,),
    "hDevice:handle pConfigurable\0" "*pConfigurable:u8 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumActiveVFExp, "zesDeviceEnumActiveVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phVFhandle ; pCount_max\0" "*pCount:u32 phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumDiagnosticTestSuites, "zesDeviceEnumDiagnosticTestSuites", (void *hDevice, void *pCount,
    void *phDiagnostics), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phDiagnostics,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phDiagnostics ; pCount_max\0" "*pCount:u32 phDiagnostics[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumEnabledVFExp, "zesDeviceEnumEnabledVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phVFhandle ; pCount_max\0" "*pCount:u32 phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumEngineGroups, "zesDeviceEnumEngineGroups", (void *hDevice, void *pCount,
    void *phEngine), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phEngine,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phEngine ; pCount_max\0" "*pCount:u32 phEngine[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFabricPorts, "zesDeviceEnumFabricPorts", (void *hDevice, void *pCount, void *phPort),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPort,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phPort ; pCount_max\0" "*pCount:u32 phPort[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFans, "zesDeviceEnumFans", (void *hDevice, void *pCount, void *phFan),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phFan,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phFan ; pCount_max\0" "*pCount:u32 phFan[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFirmwares, "zesDeviceEnumFirmwares", (void *hDevice, void *pCount, void *phFirmware),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phFirmware,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phFirmware ; pCount_max\0" "*pCount:u32 phFirmware[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFrequencyDomains, "zesDeviceEnumFrequencyDomains", (void *hDevice, void *pCount,
    void *phFrequency), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phFrequency,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phFrequency ; pCount_max\0" "*pCount:u32 phFrequency[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumLeds, "zesDeviceEnumLeds", (void *hDevice, void *pCount, void *phLed),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phLed,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phLed ; pCount_max\0" "*pCount:u32 phLed[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumMemoryModules, "zesDeviceEnumMemoryModules", (void *hDevice, void *pCount,
    void *phMemory), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMemory,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phMemory ; pCount_max\0" "*pCount:u32 phMemory[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumOverclockDomains, "zesDeviceEnumOverclockDomains", (void *hDevice, void *pCount,
    void *phDomainHandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phDomainHandle,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phDomainHandle ; pCount_max\0" "*pCount:u32 phDomainHandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumPerformanceFactorDomains, "zesDeviceEnumPerformanceFactorDomains", (void *hDevice,
    void *pCount, void *phPerf), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPerf,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phPerf ; pCount_max\0" "*pCount:u32 phPerf[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumPowerDomains, "zesDeviceEnumPowerDomains", (void *hDevice, void *pCount, void *phPower),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPower,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phPower ; pCount_max\0" "*pCount:u32 phPower[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumPsus, "zesDeviceEnumPsus", (void *hDevice, void *pCount, void *phPsu),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPsu,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phPsu ; pCount_max\0" "*pCount:u32 phPsu[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumRasErrorSets, "zesDeviceEnumRasErrorSets", (void *hDevice, void *pCount, void *phRas),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phRas,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phRas ; pCount_max\0" "*pCount:u32 phRas[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumSchedulers, "zesDeviceEnumSchedulers", (void *hDevice, void *pCount, void *phScheduler),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phScheduler,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phScheduler ; pCount_max\0" "*pCount:u32 phScheduler[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumStandbyDomains, "zesDeviceEnumStandbyDomains", (void *hDevice, void *pCount,
    void *phStandby), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phStandby,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phStandby ; pCount_max\0" "*pCount:u32 phStandby[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumTemperatureSensors, "zesDeviceEnumTemperatureSensors", (void *hDevice, void *pCount,
    void *phTemperature), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phTemperature,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phTemperature ; pCount_max\0" "*pCount:u32 phTemperature[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceEventRegister, "zesDeviceEventRegister", (void *hDevice, uint32_t events), ((uintptr_t)hDevice,
    (uint64_t)events,),
    "hDevice:handle events:u32@zes_event_type_flag_t\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceGet, "zesDeviceGet", (void *hDriver, void *pCount, void *phDevices), ((uintptr_t)hDriver,
    (uintptr_t)pCount, (uintptr_t)phDevices,),
    NULL, NULL, (1, 4,),
    "hDriver:handle *pCount:u32 phDevices ; pCount_max\0" "*pCount:u32 phDevices[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetCardPowerDomain, "zesDeviceGetCardPowerDomain", (void *hDevice, void *phPower),
    ((uintptr_t)hDevice, (uintptr_t)phPower,),
    "hDevice:handle phPower\0" "*phPower:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetEccState, "zesDeviceGetEccState", (void *hDevice, void *pState), ((uintptr_t)hDevice,
    (uintptr_t)pState,),
    "hDevice:handle pState\0" "pState:{_zes_device_ecc_properties_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDeviceGetOverclockControls, "zesDeviceGetOverclockControls", (void *hDevice, int domainType,
    void *pAvailableControls), ((uintptr_t)hDevice, (uint64_t)domainType, (uintptr_t)pAvailableControls,),
    "hDevice:handle domainType:i32@zes_overclock_domain_t pAvailableControls\0" "*pAvailableControls:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetOverclockDomains, "zesDeviceGetOverclockDomains", (void *hDevice, void *pOverclockDomains),
    ((uintptr_t)hDevice, (uintptr_t)pOverclockDomains,),
    "hDevice:handle pOverclockDomains\0" "*pOverclockDomains:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetProperties, "zesDeviceGetProperties", (void *hDevice, void *pProperties), ((uintptr_t)hDevice,
    (uintptr_t)pProperties,),
    "hDevice:handle pProperties\0" "pProperties:{_zes_device_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetState, "zesDeviceGetState", (void *hDevice, void *pState), ((uintptr_t)hDevice,
    (uintptr_t)pState,),
    "hDevice:handle pState\0" "pState:{_zes_device_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDeviceGetSubDevicePropertiesExp, "zesDeviceGetSubDevicePropertiesExp", (void *hDevice, void *pCount,
    void *pSubdeviceProps), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pSubdeviceProps,),
    "hDevice:handle pCount pSubdeviceProps\0" "pCount[*pCount:u32]:u32 pSubdeviceProps[*pCount:u32]:{_zes_subdevice_exp_properties_t#40} "
    "pSubdeviceProps[*pCount:u32]->next@zes_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDevicePciGetBars, "zesDevicePciGetBars", (void *hDevice, void *pCount, void *pProperties),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pProperties,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pProperties ; pCount_max\0" "*pCount:u32 pProperties[*pCount:u32<pCount_max]:{_zes_pci_bar_properties_t#40} "
    "pProperties[*pCount:u32<pCount_max]->next@zes_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDevicePciGetProperties, "zesDevicePciGetProperties", (void *hDevice, void *pProperties),
    ((uintptr_t)hDevice, (uintptr_t)pProperties,),
    "hDevice:handle pProperties\0" "pProperties:{_zes_pci_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDevicePciGetState, "zesDevicePciGetState", (void *hDevice, void *pState), ((uintptr_t)hDevice,
    (uintptr_t)pState,),
    "hDevice:handle pState\0" "pState:{_zes_pci_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDevicePciGetStats, "zesDevicePciGetStats", (void *hDevice, void *pStats), ((uintptr_t)hDevice,
    (uintptr_t)pStats,),
    "hDevice:handle pStats\0" "pStats:{_zes_pci_stats_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDevicePciLinkSpeedUpdateExt, "zesDevicePciLinkSpeedUpdateExt", (void *hDevice, uint8_t shouldDowngrade,
    void *pendingAction), ((uintptr_t)hDevice, (uint64_t)shouldDowngrade, (uintptr_t)pendingAction,),
    "hDevice:handle shouldDowngrade:u8 pendingAction\0" "*pendingAction:i32@zes_device_action_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceProcessesGetState, "zesDeviceProcessesGetState", (void *hDevice, void *pCount,
    void *pProcesses), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pProcesses,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pProcesses ; pCount_max\0" "*pCount:u32 pProcesses[*pCount:u32<pCount_max]:{_zes_process_state_t#48} "
    "pProcesses[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zesDeviceReadOverclockState, "zesDeviceReadOverclockState", (void *hDevice, void *pOverclockMode,
    void *pWaiverSetting, void *pOverclockState, void *pPendingAction, void *pPendingReset), ((uintptr_t)hDevice, (uintptr_t)pOverclockMode,
    (uintptr_t)pWaiverSetting, (uintptr_t)pOverclockState, (uintptr_t)pPendingAction, (uintptr_t)pPendingReset,),
    "hDevice:handle pOverclockMode pWaiverSetting pOverclockState pPendingAction pPendingReset\0" "*pOverclockMode:i32@zes_overclock_mode_t "
    "*pWaiverSetting:u8 *pOverclockState:u8 *pPendingAction:i32@zes_pending_action_t *pPendingReset:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceReset, "zesDeviceReset", (void *hDevice, uint8_t force), ((uintptr_t)hDevice, (uint64_t)force,),
    "hDevice:handle force:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceResetExt, "zesDeviceResetExt", (void *hDevice, void *pProperties), ((uintptr_t)hDevice,
    (uintptr_t)pProperties,),
    "hDevice:handle pProperties\0" "pProperties:{_zes_reset_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceResetOverclockSettings, "zesDeviceResetOverclockSettings", (void *hDevice, uint8_t onShippedState),
    ((uintptr_t)hDevice, (uint64_t)onShippedState,),
    "hDevice:handle onShippedState:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesDeviceSetEccState, "zesDeviceSetEccState", (void *hDevice, const void *newState, void *pState),
    ((uintptr_t)hDevice, (uintptr_t)newState, (uintptr_t)pState,),
    "hDevice:handle newState:{_zes_device_ecc_desc_t} newState->next@zes_structure_type_t pState\0" "pState:{_zes_device_ecc_properties_t} "
    "pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesDeviceSetOverclockWaiver, "zesDeviceSetOverclockWaiver", (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDiagnosticsGetProperties, "zesDiagnosticsGetProperties", (void *hDiagnostics, void *pProperties),
    ((uintptr_t)hDiagnostics, (uintptr_t)pProperties,),
    "hDiagnostics:handle pProperties\0" "pProperties:{_zes_diag_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDiagnosticsGetTests, "zesDiagnosticsGetTests", (void *hDiagnostics, void *pCount, void *pTests),
    ((uintptr_t)hDiagnostics, (uintptr_t)pCount, (uintptr_t)pTests,),
    NULL, NULL, (1, 4,),
    "hDiagnostics:handle *pCount:u32 pTests ; pCount_max\0" "*pCount:u32 pTests[*pCount:u32<pCount_max]:{_zes_diag_test_t#68} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zesDiagnosticsRunTests, "zesDiagnosticsRunTests", (void *hDiagnostics, uint32_t startIndex,
    uint32_t endIndex, void *pResult), ((uintptr_t)hDiagnostics, (uint64_t)startIndex, (uint64_t)endIndex, (uintptr_t)pResult,),
    "hDiagnostics:handle startIndex:u32 endIndex:u32 pResult\0" "*pResult:i32@zes_diag_result_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zesDriverEventListen, "zesDriverEventListen", (void *hDriver, uint32_t timeout, uint32_t count,
    void *phDevices, void *pNumDeviceEvents, void *pEvents), ((uintptr_t)hDriver, (uint64_t)timeout, (uint64_t)count, (uintptr_t)phDevices,
    (uintptr_t)pNumDeviceEvents, (uintptr_t)pEvents,),
    "hDriver:handle timeout:u32 count:u32 phDevices[count]:handle pNumDeviceEvents pEvents\0" "*pNumDeviceEvents:u32 "
    "pEvents[count]:u32@zes_event_type_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zesDriverEventListenEx, "zesDriverEventListenEx", (void *hDriver, uint64_t timeout, uint32_t count,
    void *phDevices, void *pNumDeviceEvents, void *pEvents), ((uintptr_t)hDriver, (uint64_t)timeout, (uint64_t)count, (uintptr_t)phDevices,
    (uintptr_t)pNumDeviceEvents, (uintptr_t)pEvents,),
    "hDriver:handle timeout:u64 count:u32 phDevices[count]:handle pNumDeviceEvents pEvents\0" "*pNumDeviceEvents:u32 "
    "pEvents[count]:u32@zes_event_type_flag_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 2, 3, int, trace__ze_zesDriverGet, "zesDriverGet", (void *pCount, void *phDrivers), ((uintptr_t)pCount,
    (uintptr_t)phDrivers,),
    NULL, NULL, (0, 4,),
    "*pCount:u32 phDrivers ; pCount_max\0" "*pCount:u32 phDrivers[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDriverGetExtensionFunctionAddress, "zesDriverGetExtensionFunctionAddress", (void *hDriver,
    const void *name, void *ppFunctionAddress), ((uintptr_t)hDriver, (uintptr_t)name, (uintptr_t)ppFunctionAddress,),
    "hDriver:handle name:string ppFunctionAddress\0" "*ppFunctionAddress:ptr return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDriverGetExtensionProperties, "zesDriverGetExtensionProperties", (void *hDriver, void *pCount,
    void *pExtensionProperties), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)pExtensionProperties,),
    NULL, NULL, (1, 4,),
    "hDriver:handle *pCount:u32 pExtensionProperties ; pCount_max\0" "*pCount:u32 "
    "pExtensionProperties[*pCount:u32<pCount_max]:{_zes_driver_extension_properties_t#260} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesEngineGetActivity, "zesEngineGetActivity", (void *hEngine, void *pStats), ((uintptr_t)hEngine,
    (uintptr_t)pStats,),
    "hEngine:handle pStats\0" "pStats:{_zes_engine_stats_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesEngineGetActivityExt, "zesEngineGetActivityExt", (void *hEngine, void *pCount, void *pStats),
    ((uintptr_t)hEngine, (uintptr_t)pCount, (uintptr_t)pStats,),
    "hEngine:handle pCount pStats\0" "pCount[*pCount:u32]:u32 pStats[*pCount:u32]:{_zes_engine_stats_t#16} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesEngineGetProperties, "zesEngineGetProperties", (void *hEngine, void *pProperties), ((uintptr_t)hEngine,
    (uintptr_t)pProperties,),
    "hEngine:handle pProperties\0" "pProperties:{_zes_engine_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetConfig, "zesFabricPortGetConfig", (void *hPort, void *pConfig), ((uintptr_t)hPort,
    (uintptr_t)pConfig,),
    "hPort:handle pConfig\0" "pConfig:{_zes_fabric_port_config_t} pConfig->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetFabricErrorCounters, "zesFabricPortGetFabricErrorCounters", (void *hPort, void *pErrors),
    ((uintptr_t)hPort, (uintptr_t)pErrors,),
    "hPort:handle pErrors\0" "pErrors:{_zes_fabric_port_error_counters_t} pErrors->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetLinkType, "zesFabricPortGetLinkType", (void *hPort, void *pLinkType), ((uintptr_t)hPort,
    (uintptr_t)pLinkType,),
    "hPort:handle pLinkType\0" "pLinkType:{_zes_fabric_link_type_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesFabricPortGetMultiPortThroughput, "zesFabricPortGetMultiPortThroughput", (void *hDevice,
    uint32_t numPorts, void *phPort, void *pThroughput), ((uintptr_t)hDevice, (uint64_t)numPorts, (uintptr_t)phPort, (uintptr_t)pThroughput,),
    "hDevice:handle numPorts:u32 phPort[numPorts]:handle pThroughput:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetProperties, "zesFabricPortGetProperties", (void *hPort, void *pProperties),
    ((uintptr_t)hPort, (uintptr_t)pProperties,),
    "hPort:handle pProperties\0" "pProperties:{_zes_fabric_port_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetState, "zesFabricPortGetState", (void *hPort, void *pState), ((uintptr_t)hPort,
    (uintptr_t)pState,),
    "hPort:handle pState\0" "pState:{_zes_fabric_port_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetThroughput, "zesFabricPortGetThroughput", (void *hPort, void *pThroughput),
    ((uintptr_t)hPort, (uintptr_t)pThroughput,),
    "hPort:handle pThroughput\0" "pThroughput:{_zes_fabric_port_throughput_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFabricPortSetConfig, "zesFabricPortSetConfig", (void *hPort, const void *pConfig), ((uintptr_t)hPort,
    (uintptr_t)pConfig,),
    "hPort:handle pConfig:{_zes_fabric_port_config_t} pConfig->next@zes_structure_type_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFanGetConfig, "zesFanGetConfig", (void *hFan, void *pConfig), ((uintptr_t)hFan, (uintptr_t)pConfig,),
    "hFan:handle pConfig\0" "pConfig:{_zes_fan_config_t} pConfig->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFanGetProperties, "zesFanGetProperties", (void *hFan, void *pProperties), ((uintptr_t)hFan,
    (uintptr_t)pProperties,),
    "hFan:handle pProperties\0" "pProperties:{_zes_fan_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesFanGetState, "zesFanGetState", (void *hFan, int units, void *pSpeed), ((uintptr_t)hFan, (uint64_t)units,
    (uintptr_t)pSpeed,),
    "hFan:handle units:i32@zes_fan_speed_units_t pSpeed\0" "*pSpeed:i32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesFanSetDefaultMode, "zesFanSetDefaultMode", (void *hFan), ((uintptr_t)hFan,),
    "hFan:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFanSetFixedSpeedMode, "zesFanSetFixedSpeedMode", (void *hFan, const void *speed), ((uintptr_t)hFan,
    (uintptr_t)speed,),
    "hFan:handle speed:{_zes_fan_speed_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFanSetSpeedTableMode, "zesFanSetSpeedTableMode", (void *hFan, const void *speedTable), ((uintptr_t)hFan,
    (uintptr_t)speedTable,),
    "hFan:handle speedTable:{_zes_fan_speed_table_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesFirmwareFlash, "zesFirmwareFlash", (void *hFirmware, void *pImage, uint32_t size), ((uintptr_t)hFirmware,
    (uintptr_t)pImage, (uint64_t)size,),
    "hFirmware:handle pImage:ptr size:u32\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesFirmwareGetConsoleLogs, "zesFirmwareGetConsoleLogs", (void *hFirmware, void *pSize,
    void *pFirmwareLog), ((uintptr_t)hFirmware, (uintptr_t)pSize, (uintptr_t)pFirmwareLog,),
    NULL, NULL, (1, 8,),
    "hFirmware:handle *pSize:u64 pFirmwareLog ; pSize_max\0" "*pSize:u64 pFirmwareLog[*pSize:u64<pSize_max]:chars return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFirmwareGetFlashProgress, "zesFirmwareGetFlashProgress", (void *hFirmware, void *pCompletionPercent),
    ((uintptr_t)hFirmware, (uintptr_t)pCompletionPercent,),
    "hFirmware:handle pCompletionPercent\0" "*pCompletionPercent:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFirmwareGetProperties, "zesFirmwareGetProperties", (void *hFirmware, void *pProperties),
    ((uintptr_t)hFirmware, (uintptr_t)pProperties,),
    "hFirmware:handle pProperties\0" "pProperties:{_zes_firmware_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFirmwareGetSecurityVersionExp, "zesFirmwareGetSecurityVersionExp", (void *hFirmware, void *pVersion),
    ((uintptr_t)hFirmware, (uintptr_t)pVersion,),
    "hFirmware:handle pVersion\0" "pVersion[64]:chars return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesFirmwareSetSecurityVersionExp, "zesFirmwareSetSecurityVersionExp", (void *hFirmware),
    ((uintptr_t)hFirmware,),
    "hFirmware:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesFrequencyGetAvailableClocks, "zesFrequencyGetAvailableClocks", (void *hFrequency, void *pCount,
    void *phFrequency), ((uintptr_t)hFrequency, (uintptr_t)pCount, (uintptr_t)phFrequency,),
    "hFrequency:handle pCount phFrequency\0" "pCount[*pCount:u32]:u32 phFrequency[*pCount:u32]:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetProperties, "zesFrequencyGetProperties", (void *hFrequency, void *pProperties),
    ((uintptr_t)hFrequency, (uintptr_t)pProperties,),
    "hFrequency:handle pProperties\0" "pProperties:{_zes_freq_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetRange, "zesFrequencyGetRange", (void *hFrequency, void *pLimits), ((uintptr_t)hFrequency,
    (uintptr_t)pLimits,),
    "hFrequency:handle pLimits\0" "pLimits:{_zes_freq_range_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetState, "zesFrequencyGetState", (void *hFrequency, void *pState), ((uintptr_t)hFrequency,
    (uintptr_t)pState,),
    "hFrequency:handle pState\0" "pState:{_zes_freq_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetThrottleTime, "zesFrequencyGetThrottleTime", (void *hFrequency, void *pThrottleTime),
    ((uintptr_t)hFrequency, (uintptr_t)pThrottleTime,),
    "hFrequency:handle pThrottleTime\0" "pThrottleTime:{_zes_freq_throttle_time_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetCapabilities, "zesFrequencyOcGetCapabilities", (void *hFrequency, void *pOcCapabilities),
    ((uintptr_t)hFrequency, (uintptr_t)pOcCapabilities,),
    "hFrequency:handle pOcCapabilities\0" "pOcCapabilities:{_zes_oc_capabilities_t} pOcCapabilities->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetFrequencyTarget, "zesFrequencyOcGetFrequencyTarget", (void *hFrequency,
    void *pCurrentOcFrequency), ((uintptr_t)hFrequency, (uintptr_t)pCurrentOcFrequency,),
    "hFrequency:handle pCurrentOcFrequency\0" "*pCurrentOcFrequency:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetIccMax, "zesFrequencyOcGetIccMax", (void *hFrequency, void *pOcIccMax),
    ((uintptr_t)hFrequency, (uintptr_t)pOcIccMax,),
    "hFrequency:handle pOcIccMax\0" "*pOcIccMax:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetMode, "zesFrequencyOcGetMode", (void *hFrequency, void *pCurrentOcMode),
    ((uintptr_t)hFrequency, (uintptr_t)pCurrentOcMode,),
    "hFrequency:handle pCurrentOcMode\0" "*pCurrentOcMode:i32@zes_oc_mode_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetTjMax, "zesFrequencyOcGetTjMax", (void *hFrequency, void *pOcTjMax),
    ((uintptr_t)hFrequency, (uintptr_t)pOcTjMax,),
    "hFrequency:handle pOcTjMax\0" "*pOcTjMax:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesFrequencyOcGetVoltageTarget, "zesFrequencyOcGetVoltageTarget", (void *hFrequency,
    void *pCurrentVoltageTarget, void *pCurrentVoltageOffset), ((uintptr_t)hFrequency, (uintptr_t)pCurrentVoltageTarget, (uintptr_t)pCurrentVoltageOffset,),
    "hFrequency:handle pCurrentVoltageTarget pCurrentVoltageOffset\0" "*pCurrentVoltageTarget:f64 *pCurrentVoltageOffset:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetMode, "zesFrequencyOcSetMode", (void *hFrequency, int CurrentOcMode),
    ((uintptr_t)hFrequency, (uint64_t)CurrentOcMode,),
    "hFrequency:handle CurrentOcMode:i32@zes_oc_mode_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFrequencySetRange, "zesFrequencySetRange", (void *hFrequency, const void *pLimits),
    ((uintptr_t)hFrequency, (uintptr_t)pLimits,),
    "hFrequency:handle pLimits:{_zes_freq_range_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesInit, "zesInit", (uint32_t flags), ((uint64_t)flags,),
    "flags:u32@zes_init_flag_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesLedGetProperties, "zesLedGetProperties", (void *hLed, void *pProperties), ((uintptr_t)hLed,
    (uintptr_t)pProperties,),
    "hLed:handle pProperties\0" "pProperties:{_zes_led_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesLedGetState, "zesLedGetState", (void *hLed, void *pState), ((uintptr_t)hLed, (uintptr_t)pState,),
    "hLed:handle pState\0" "pState:{_zes_led_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesLedSetColor, "zesLedSetColor", (void *hLed, const void *pColor), ((uintptr_t)hLed, (uintptr_t)pColor,),
    "hLed:handle pColor:{_zes_led_color_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesLedSetState, "zesLedSetState", (void *hLed, uint8_t enable), ((uintptr_t)hLed, (uint64_t)enable,),
    "hLed:handle enable:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesMemoryGetBandwidth, "zesMemoryGetBandwidth", (void *hMemory, void *pBandwidth), ((uintptr_t)hMemory,
    (uintptr_t)pBandwidth,),
    "hMemory:handle pBandwidth\0" "pBandwidth:{_zes_mem_bandwidth_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesMemoryGetProperties, "zesMemoryGetProperties", (void *hMemory, void *pProperties), ((uintptr_t)hMemory,
    (uintptr_t)pProperties,),
    "hMemory:handle pProperties\0" "pProperties:{_zes_mem_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesMemoryGetState, "zesMemoryGetState", (void *hMemory, void *pState), ((uintptr_t)hMemory,
    (uintptr_t)pState,),
    "hMemory:handle pState\0" "pState:{_zes_mem_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesOverclockGetControlCurrentValue, "zesOverclockGetControlCurrentValue", (void *hDomainHandle,
    int DomainControl, void *pValue), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pValue,),
    "hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pValue\0" "*pValue:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesOverclockGetControlPendingValue, "zesOverclockGetControlPendingValue", (void *hDomainHandle,
    int DomainControl, void *pValue), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pValue,),
    "hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pValue\0" "*pValue:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesOverclockGetControlState, "zesOverclockGetControlState", (void *hDomainHandle, int DomainControl,
    void *pControlState, void *pPendingAction), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pControlState, (uintptr_t)pPendingAction,),
    "hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pControlState pPendingAction\0" "*pControlState:i32@zes_control_state_t "
    "*pPendingAction:i32@zes_pending_action_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesOverclockGetDomainControlProperties, "zesOverclockGetDomainControlProperties", (void *hDomainHandle,
    int DomainControl, void *pControlProperties), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pControlProperties,),
    "hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pControlProperties\0" "pControlProperties:{_zes_control_property_t} "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesOverclockGetDomainProperties, "zesOverclockGetDomainProperties", (void *hDomainHandle,
    void *pDomainProperties), ((uintptr_t)hDomainHandle, (uintptr_t)pDomainProperties,),
    "hDomainHandle:handle pDomainProperties\0" "pDomainProperties:{_zes_overclock_properties_t} pDomainProperties->next@zes_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesOverclockGetDomainVFProperties, "zesOverclockGetDomainVFProperties", (void *hDomainHandle,
    void *pVFProperties), ((uintptr_t)hDomainHandle, (uintptr_t)pVFProperties,),
    "hDomainHandle:handle pVFProperties\0" "pVFProperties:{_zes_vf_property_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zesOverclockGetVFPointValues, "zesOverclockGetVFPointValues", (void *hDomainHandle, int VFType,
    int VFArrayType, uint32_t PointIndex, void *PointValue), ((uintptr_t)hDomainHandle, (uint64_t)VFType, (uint64_t)VFArrayType, (uint64_t)PointIndex,
    (uintptr_t)PointValue,),
    "hDomainHandle:handle VFType:i32@zes_vf_type_t VFArrayType:i32@zes_vf_array_type_t PointIndex:u32 PointValue\0" "*PointValue:u32 "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zesOverclockSetVFPointValues, "zesOverclockSetVFPointValues", (void *hDomainHandle, int VFType,
    uint32_t PointIndex, uint32_t PointValue), ((uintptr_t)hDomainHandle, (uint64_t)VFType, (uint64_t)PointIndex, (uint64_t)PointValue,),
    "hDomainHandle:handle VFType:i32@zes_vf_type_t PointIndex:u32 PointValue:u32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPerformanceFactorGetConfig, "zesPerformanceFactorGetConfig", (void *hPerf, void *pFactor),
    ((uintptr_t)hPerf, (uintptr_t)pFactor,),
    "hPerf:handle pFactor\0" "*pFactor:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPerformanceFactorGetProperties, "zesPerformanceFactorGetProperties", (void *hPerf, void *pProperties),
    ((uintptr_t)hPerf, (uintptr_t)pProperties,),
    "hPerf:handle pProperties\0" "pProperties:{_zes_perf_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetEnergyCounter, "zesPowerGetEnergyCounter", (void *hPower, void *pEnergy), ((uintptr_t)hPower,
    (uintptr_t)pEnergy,),
    "hPower:handle pEnergy\0" "pEnergy:{_zes_power_energy_counter_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetEnergyThreshold, "zesPowerGetEnergyThreshold", (void *hPower, void *pThreshold),
    ((uintptr_t)hPower, (uintptr_t)pThreshold,),
    "hPower:handle pThreshold\0" "pThreshold:{_zes_energy_threshold_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesPowerGetLimits, "zesPowerGetLimits", (void *hPower, void *pSustained, void *pBurst, void *pPeak),
    ((uintptr_t)hPower, (uintptr_t)pSustained, (uintptr_t)pBurst, (uintptr_t)pPeak,),
    "hPower:handle pSustained pBurst pPeak\0" "pSustained:{_zes_power_sustained_limit_t} pBurst:{_zes_power_burst_limit_t} pPeak:{_zes_power_peak_limit_t} "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesPowerGetLimitsExt, "zesPowerGetLimitsExt", (void *hPower, void *pCount, void *pSustained),
    ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    NULL, NULL, (1, 4,),
    "hPower:handle *pCount:u32 pSustained ; pCount_max\0" "*pCount:u32 pSustained[*pCount:u32<pCount_max]:{_zes_power_limit_ext_desc_t#48} "
    "pSustained[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetLimitsExt2, "zesPowerGetLimitsExt2", (void *hPower, void *pLimit), ((uintptr_t)hPower,
    (uintptr_t)pLimit,),
    "hPower:handle pLimit\0" "*pLimit:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetProperties, "zesPowerGetProperties", (void *hPower, void *pProperties), ((uintptr_t)hPower,
    (uintptr_t)pProperties,),
    "hPower:handle pProperties\0" "pProperties:{_zes_power_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesPowerGetUsage, "zesPowerGetUsage", (void *hPower, void *pInstantPower, void *pAveragePower),
    ((uintptr_t)hPower, (uintptr_t)pInstantPower, (uintptr_t)pAveragePower,),
    "hPower:handle pInstantPower pAveragePower\0" "*pInstantPower:u32 *pAveragePower:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zesPowerSetLimits, "zesPowerSetLimits", (void *hPower, const void *pSustained, const void *pBurst,
    const void *pPeak), ((uintptr_t)hPower, (uintptr_t)pSustained, (uintptr_t)pBurst, (uintptr_t)pPeak,),
    "hPower:handle pSustained:{_zes_power_sustained_limit_t} pBurst:{_zes_power_burst_limit_t} "
    "pPeak:{_zes_power_peak_limit_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesPowerSetLimitsExt, "zesPowerSetLimitsExt", (void *hPower, void *pCount, void *pSustained),
    ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    "hPower:handle *pCount:u32 pSustained[*pCount:u32]:{_zes_power_limit_ext_desc_t#48} "
    "pSustained[*pCount:u32]->next@zes_structure_type_t#48\0" "*pCount:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesPowerSetLimitsExt2, "zesPowerSetLimitsExt2", (void *hPower, uint32_t limit), ((uintptr_t)hPower,
    (uint64_t)limit,),
    "hPower:handle limit:u32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPsuGetProperties, "zesPsuGetProperties", (void *hPsu, void *pProperties), ((uintptr_t)hPsu,
    (uintptr_t)pProperties,),
    "hPsu:handle pProperties\0" "pProperties:{_zes_psu_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPsuGetState, "zesPsuGetState", (void *hPsu, void *pState), ((uintptr_t)hPsu, (uintptr_t)pState,),
    "hPsu:handle pState\0" "pState:{_zes_psu_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesRasClearStateExp, "zesRasClearStateExp", (void *hRas, int category), ((uintptr_t)hRas,
    (uint64_t)category,),
    "hRas:handle category:i32@zes_ras_error_category_exp_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesRasGetConfig, "zesRasGetConfig", (void *hRas, void *pConfig), ((uintptr_t)hRas, (uintptr_t)pConfig,),
    "hRas:handle pConfig\0" "pConfig:{_zes_ras_config_t} pConfig->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesRasGetConfigExp, "zesRasGetConfigExp", (void *hRas, uint32_t count, void *pConfig), ((uintptr_t)hRas,
    (uint64_t)count, (uintptr_t)pConfig,),
    "hRas:handle count:u32 pConfig\0" "pConfig[count]:{_zes_ras_config_exp_t#32} pConfig[count]->next@zes_structure_type_t#32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesRasGetProperties, "zesRasGetProperties", (void *hRas, void *pProperties), ((uintptr_t)hRas,
    (uintptr_t)pProperties,),
    "hRas:handle pProperties\0" "pProperties:{_zes_ras_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesRasGetState, "zesRasGetState", (void *hRas, uint8_t clear, void *pState), ((uintptr_t)hRas,
    (uint64_t)clear, (uintptr_t)pState,),
    "hRas:handle clear:u8 pState\0" "pState:{_zes_ras_state_t} pState->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesRasGetStateExp, "zesRasGetStateExp", (void *hRas, void *pCount, void *pState), ((uintptr_t)hRas,
    (uintptr_t)pCount, (uintptr_t)pState,),
    NULL, NULL, (1, 4,),
    "hRas:handle *pCount:u32 pState ; pCount_max\0" "*pCount:u32 pState[*pCount:u32<pCount_max]:{_zes_ras_state_exp_t#16} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesRasGetStateExp2, "zesRasGetStateExp2", (void *hRas, uint32_t count, const void *pCategories,
    void *pState), ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pCategories, (uintptr_t)pState,),
    "hRas:handle count:u32 pCategories[count]:i32@zes_ras_error_category_exp_t pState\0" "pState[count]:{_zes_ras_state_exp2_t#24} "
    "pState[count]->next@zes_structure_type_t#24 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesRasGetSupportedCategoriesExp, "zesRasGetSupportedCategoriesExp", (void *hRas, void *pCount,
    void *pCategories), ((uintptr_t)hRas, (uintptr_t)pCount, (uintptr_t)pCategories,),
    NULL, NULL, (1, 4,),
    "hRas:handle *pCount:u32 pCategories ; pCount_max\0" "*pCount:u32 pCategories[*pCount:u32<pCount_max]:i32@zes_ras_error_category_exp_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesRasSetConfig, "zesRasSetConfig", (void *hRas, const void *pConfig), ((uintptr_t)hRas,
    (uintptr_t)pConfig,),
    "hRas:handle pConfig:{_zes_ras_config_t} pConfig->next@zes_structure_type_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesRasSetConfigExp, "zesRasSetConfigExp", (void *hRas, uint32_t count, const void *pConfig),
    ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pConfig,),
    "hRas:handle count:u32 pConfig[count]:{_zes_ras_config_exp_t#32} pConfig[count]->next@zes_structure_type_t#32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesSchedulerGetCurrentMode, "zesSchedulerGetCurrentMode", (void *hScheduler, void *pMode),
    ((uintptr_t)hScheduler, (uintptr_t)pMode,),
    "hScheduler:handle pMode\0" "*pMode:i32@zes_sched_mode_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesSchedulerGetProperties, "zesSchedulerGetProperties", (void *hScheduler, void *pProperties),
    ((uintptr_t)hScheduler, (uintptr_t)pProperties,),
    "hScheduler:handle pProperties\0" "pProperties:{_zes_sched_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesSchedulerGetTimeoutModeProperties, "zesSchedulerGetTimeoutModeProperties", (void *hScheduler,
    uint8_t getDefaults, void *pConfig), ((uintptr_t)hScheduler, (uint64_t)getDefaults, (uintptr_t)pConfig,),
    "hScheduler:handle getDefaults:u8 pConfig\0" "pConfig:{_zes_sched_timeout_properties_t} pConfig->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesSchedulerGetTimesliceModeProperties, "zesSchedulerGetTimesliceModeProperties", (void *hScheduler,
    uint8_t getDefaults, void *pConfig), ((uintptr_t)hScheduler, (uint64_t)getDefaults, (uintptr_t)pConfig,),
    "hScheduler:handle getDefaults:u8 pConfig\0" "pConfig:{_zes_sched_timeslice_properties_t} pConfig->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesSchedulerSetComputeUnitDebugMode, "zesSchedulerSetComputeUnitDebugMode", (void *hScheduler,
    void *pNeedReload), ((uintptr_t)hScheduler, (uintptr_t)pNeedReload,),
    "hScheduler:handle pNeedReload\0" "*pNeedReload:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesSchedulerSetExclusiveMode, "zesSchedulerSetExclusiveMode", (void *hScheduler, void *pNeedReload),
    ((uintptr_t)hScheduler, (uintptr_t)pNeedReload,),
    "hScheduler:handle pNeedReload\0" "*pNeedReload:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesSchedulerSetTimeoutMode, "zesSchedulerSetTimeoutMode", (void *hScheduler, void *pProperties,
    void *pNeedReload), ((uintptr_t)hScheduler, (uintptr_t)pProperties, (uintptr_t)pNeedReload,),
    "hScheduler:handle pProperties:{_zes_sched_timeout_properties_t} pProperties->next@zes_structure_type_t pNeedReload\0" "*pNeedReload:u8 "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesSchedulerSetTimesliceMode, "zesSchedulerSetTimesliceMode", (void *hScheduler, void *pProperties,
    void *pNeedReload), ((uintptr_t)hScheduler, (uintptr_t)pProperties, (uintptr_t)pNeedReload,),
    "hScheduler:handle pProperties:{_zes_sched_timeslice_properties_t} pProperties->next@zes_structure_type_t pNeedReload\0" "*pNeedReload:u8 "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesStandbyGetMode, "zesStandbyGetMode", (void *hStandby, void *pMode), ((uintptr_t)hStandby,
    (uintptr_t)pMode,),
    "hStandby:handle pMode\0" "*pMode:i32@zes_standby_promo_mode_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesStandbyGetProperties, "zesStandbyGetProperties", (void *hStandby, void *pProperties),
    ((uintptr_t)hStandby, (uintptr_t)pProperties,),
    "hStandby:handle pProperties\0" "pProperties:{_zes_standby_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesStandbySetMode, "zesStandbySetMode", (void *hStandby, int mode), ((uintptr_t)hStandby, (uint64_t)mode,),
    "hStandby:handle mode:i32@zes_standby_promo_mode_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesTemperatureGetConfig, "zesTemperatureGetConfig", (void *hTemperature, void *pConfig),
    ((uintptr_t)hTemperature, (uintptr_t)pConfig,),
    "hTemperature:handle pConfig\0" "pConfig:{_zes_temp_config_t} pConfig->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesTemperatureGetProperties, "zesTemperatureGetProperties", (void *hTemperature, void *pProperties),
    ((uintptr_t)hTemperature, (uintptr_t)pProperties,),
    "hTemperature:handle pProperties\0" "pProperties:{_zes_temp_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesTemperatureGetState, "zesTemperatureGetState", (void *hTemperature, void *pTemperature),
    ((uintptr_t)hTemperature, (uintptr_t)pTemperature,),
    "hTemperature:handle pTemperature\0" "*pTemperature:f64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesTemperatureSetConfig, "zesTemperatureSetConfig", (void *hTemperature, const void *pConfig),
    ((uintptr_t)hTemperature, (uintptr_t)pConfig,),
    "hTemperature:handle pConfig:{_zes_temp_config_t} pConfig->next@zes_structure_type_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesVFManagementGetVFCapabilitiesExp, "zesVFManagementGetVFCapabilitiesExp", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "hVFhandle:handle pCapability\0" "pCapability:{_zes_vf_exp_capabilities_t} pCapability->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesVFManagementGetVFCapabilitiesExp2, "zesVFManagementGetVFCapabilitiesExp2", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "hVFhandle:handle pCapability\0" "pCapability:{_zes_vf_exp2_capabilities_t} pCapability->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFEngineUtilizationExp, "zesVFManagementGetVFEngineUtilizationExp",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max\0" "*pCount:u32 pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp_t#48} "
    "pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFEngineUtilizationExp2, "zesVFManagementGetVFEngineUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max\0" "*pCount:u32 pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp2_t#40} "
    "pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFMemoryUtilizationExp, "zesVFManagementGetVFMemoryUtilizationExp",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max\0" "*pCount:u32 pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp_t#48} "
    "pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFMemoryUtilizationExp2, "zesVFManagementGetVFMemoryUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max\0" "*pCount:u32 pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp2_t#32} "
    "pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesVFManagementGetVFPropertiesExp, "zesVFManagementGetVFPropertiesExp", (void *hVFhandle,
    void *pProperties), ((uintptr_t)hVFhandle, (uintptr_t)pProperties,),
    "hVFhandle:handle pProperties\0" "pProperties:{_zes_vf_exp_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesVFManagementSetVFTelemetryModeExp, "zesVFManagementSetVFTelemetryModeExp", (void *hVFhandle,
    uint32_t flags, uint8_t enable), ((uintptr_t)hVFhandle, (uint64_t)flags, (uint64_t)enable,),
    "hVFhandle:handle flags:u32@zes_vf_info_util_exp_flag_t enable:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesVFManagementSetVFTelemetrySamplingIntervalExp, "zesVFManagementSetVFTelemetrySamplingIntervalExp",
    (void *hVFhandle, uint32_t flag, uint64_t samplingInterval), ((uintptr_t)hVFhandle, (uint64_t)flag, (uint64_t)samplingInterval,),
    "hVFhandle:handle flag:u32@zes_vf_info_util_exp_flag_t samplingInterval:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zetCommandListAppendMarkerExp, "zetCommandListAppendMarkerExp", (void *hCommandList, void *hMetricGroup,
    uint32_t value), ((uintptr_t)hCommandList, (uintptr_t)hMetricGroup, (uint64_t)value,),
    "hCommandList:handle hMetricGroup:handle value:u32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 1, int, trace__ze_zetCommandListAppendMetricMemoryBarrier, "zetCommandListAppendMetricMemoryBarrier", (void *hCommandList),
    ((uintptr_t)hCommandList,),
    "hCommandList:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 1, int, trace__ze_zetCommandListAppendMetricQueryBegin, "zetCommandListAppendMetricQueryBegin", (void *hCommandList,
    void *hMetricQuery), ((uintptr_t)hCommandList, (uintptr_t)hMetricQuery,),
    "hCommandList:handle hMetricQuery:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 5, 1, int, trace__ze_zetCommandListAppendMetricQueryEnd, "zetCommandListAppendMetricQueryEnd", (void *hCommandList,
    void *hMetricQuery, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hMetricQuery,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "hCommandList:handle hMetricQuery:handle hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zetCommandListAppendMetricStreamerMarker, "zetCommandListAppendMetricStreamerMarker", (void *hCommandList,
    void *hMetricStreamer, uint32_t value), ((uintptr_t)hCommandList, (uintptr_t)hMetricStreamer, (uint64_t)value,),
    "hCommandList:handle hMetricStreamer:handle value:u32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zetContextActivateMetricGroups, "zetContextActivateMetricGroups", (void *hContext, void *hDevice,
    uint32_t count, void *phMetricGroups), ((uintptr_t)hContext, (uintptr_t)hDevice, (uint64_t)count, (uintptr_t)phMetricGroups,),
    "hContext:handle hDevice:handle count:u32 phMetricGroups[count]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetDebugAcknowledgeEvent, "zetDebugAcknowledgeEvent", (void *hDebug, const void *event), ((uintptr_t)hDebug,
    (uintptr_t)event,),
    "hDebug:handle event:{_zet_debug_event_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetDebugAttach, "zetDebugAttach", (void *hDevice, const void *config, void *phDebug), ((uintptr_t)hDevice,
    (uintptr_t)config, (uintptr_t)phDebug,),
    "hDevice:handle config:{_zet_debug_config_t} phDebug\0" "*phDebug:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetDebugDetach, "zetDebugDetach", (void *hDebug), ((uintptr_t)hDebug,),
    "hDebug:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetDebugGetRegisterSetProperties, "zetDebugGetRegisterSetProperties", (void *hDevice, void *pCount,
    void *pRegisterSetProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pRegisterSetProperties,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pRegisterSetProperties ; pCount_max\0" "*pCount:u32 "
    "pRegisterSetProperties[*pCount:u32<pCount_max]:{_zet_debug_regset_properties_t#48} "
    "pRegisterSetProperties[*pCount:u32<pCount_max]->next@zet_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetDebugReadEvent, "zetDebugReadEvent", (void *hDebug, uint64_t timeout, void *event), ((uintptr_t)hDebug,
    (uint64_t)timeout, (uintptr_t)event,),
    "hDebug:handle timeout:u64 event\0" "event:{_zet_debug_event_t} return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 2, int, trace__ze_zetDeviceCreateMetricGroupsFromMetricsExp, "zetDeviceCreateMetricGroupsFromMetricsExp",
    (void *hDevice, uint32_t metricCount, void *phMetrics, const void *pMetricGroupNamePrefix, const void *pDescription, void *pMetricGroupCount,
    void *phMetricGroup), ((uintptr_t)hDevice, (uint64_t)metricCount, (uintptr_t)phMetrics, (uintptr_t)pMetricGroupNamePrefix, (uintptr_t)pDescription,
    (uintptr_t)pMetricGroupCount, (uintptr_t)phMetricGroup,),
    NULL, NULL, (5, 4,),
    "hDevice:handle metricCount:u32 phMetrics[metricCount]:handle pMetricGroupNamePrefix:string pDescription:string *pMetricGroupCount:u32 phMetricGroup ; "
    "pMetricGroupCount_max\0" "*pMetricGroupCount:u32 phMetricGroup[*pMetricGroupCount:u32<pMetricGroupCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetDeviceDisableMetricsExp, "zetDeviceDisableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetDeviceEnableMetricsExp, "zetDeviceEnableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 5, 3, int, trace__ze_zetDeviceGetConcurrentMetricGroupsExp, "zetDeviceGetConcurrentMetricGroupsExp", (void *hDevice,
    uint32_t metricGroupCount, void *phMetricGroups, void *pMetricGroupsCountPerConcurrentGroup, void *pConcurrentGroupCount), ((uintptr_t)hDevice,
    (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)pMetricGroupsCountPerConcurrentGroup, (uintptr_t)pConcurrentGroupCount,),
    NULL, NULL, (4, 4,),
    "hDevice:handle metricGroupCount:u32 phMetricGroups[metricGroupCount]:handle pMetricGroupsCountPerConcurrentGroup *pConcurrentGroupCount:u32 ; "
    "pConcurrentGroupCount_max\0" "pMetricGroupsCountPerConcurrentGroup[*pConcurrentGroupCount:u32<pConcurrentGroupCount_max]:u32 "
    "*pConcurrentGroupCount:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetDeviceGetDebugProperties, "zetDeviceGetDebugProperties", (void *hDevice, void *pDebugProperties),
    ((uintptr_t)hDevice, (uintptr_t)pDebugProperties,),
    "hDevice:handle pDebugProperties\0" "pDebugProperties:{_zet_device_debug_properties_t} pDebugProperties->next@zet_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetKernelGetProfileInfo, "zetKernelGetProfileInfo", (void *hKernel, void *pProfileProperties),
    ((uintptr_t)hKernel, (uintptr_t)pProfileProperties,),
    "hKernel:handle pProfileProperties\0" "pProfileProperties:{_zet_profile_properties_t} pProfileProperties->next@zet_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 2, int, trace__ze_zetMetricCreateFromProgrammableExp, "zetMetricCreateFromProgrammableExp", (void *hMetricProgrammable,
    void *pParameterValues, uint32_t parameterCount, const void *pName, const void *pDescription, void *pMetricHandleCount, void *phMetricHandles),
    ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterValues, (uint64_t)parameterCount, (uintptr_t)pName, (uintptr_t)pDescription,
    (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "hMetricProgrammable:handle pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} parameterCount:u32 pName:string "
    "pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max\0" "*pMetricHandleCount:u32 "
    "phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 7, 2, int, trace__ze_zetMetricCreateFromProgrammableExp2, "zetMetricCreateFromProgrammableExp2",
    (void *hMetricProgrammable, uint32_t parameterCount, void *pParameterValues, const void *pName, const void *pDescription, void *pMetricHandleCount,
    void *phMetricHandles), ((uintptr_t)hMetricProgrammable, (uint64_t)parameterCount, (uintptr_t)pParameterValues, (uintptr_t)pName,
    (uintptr_t)pDescription, (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "hMetricProgrammable:handle parameterCount:u32 pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} pName:string "
    "pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max\0" "*pMetricHandleCount:u32 "
    "phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricDecoderCreateExp, "zetMetricDecoderCreateExp", (void *hMetricTracer, void *phMetricDecoder),
    ((uintptr_t)hMetricTracer, (uintptr_t)phMetricDecoder,),
    "hMetricTracer:handle phMetricDecoder\0" "*phMetricDecoder:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricDecoderDestroyExp, "zetMetricDecoderDestroyExp", (void *phMetricDecoder),
    ((uintptr_t)phMetricDecoder,),
    "phMetricDecoder:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricDecoderGetDecodableMetricsExp, "zetMetricDecoderGetDecodableMetricsExp",
    (void *hMetricDecoder, void *pCount, void *phMetrics), ((uintptr_t)hMetricDecoder, (uintptr_t)pCount, (uintptr_t)phMetrics,),
    NULL, NULL, (1, 4,),
    "hMetricDecoder:handle *pCount:u32 phMetrics ; pCount_max\0" "*pCount:u32 phMetrics[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricDestroyExp, "zetMetricDestroyExp", (void *hMetric), ((uintptr_t)hMetric,),
    "hMetric:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricGet, "zetMetricGet", (void *hMetricGroup, void *pCount, void *phMetrics),
    ((uintptr_t)hMetricGroup, (uintptr_t)pCount, (uintptr_t)phMetrics,),
    NULL, NULL, (1, 4,),
    "hMetricGroup:handle *pCount:u32 phMetrics ; pCount_max\0" "*pCount:u32 phMetrics[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetMetricGetProperties, "zetMetricGetProperties", (void *hMetric, void *pProperties), ((uintptr_t)hMetric,
    (uintptr_t)pProperties,),
    "hMetric:handle pProperties\0" "pProperties:{_zet_metric_properties_t} pProperties->next@zet_structure_type_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zetMetricGroupAddMetricExp, "zetMetricGroupAddMetricExp", (void *hMetricGroup, void *hMetric,
    void *pErrorStringSize, void *pErrorString), ((uintptr_t)hMetricGroup, (uintptr_t)hMetric, (uintptr_t)pErrorStringSize, (uintptr_t)pErrorString,),
    NULL, NULL, (2, 8,),
    "hMetricGroup:handle hMetric:handle *pErrorStringSize:u64 pErrorString ; pErrorStringSize_max\0" "*pErrorStringSize:u64 "
    "pErrorString[*pErrorStringSize:u64<pErrorStringSize_max]:chars return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 9, 3, int, trace__ze_zetMetricGroupCalculateMetricExportDataExp, "zetMetricGroupCalculateMetricExportDataExp",
    (void *hDriver, int type, uint64_t exportDataSize, const void *pExportData, void *pCalculateDescriptor, void *pSetCount, void *pTotalMetricValueCount,
    void *pMetricCounts, void *pMetricValues), ((uintptr_t)hDriver, (uint64_t)type, (uint64_t)exportDataSize, (uintptr_t)pExportData,
    (uintptr_t)pCalculateDescriptor, (uintptr_t)pSetCount, (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (5, 4, 6, 4,),
    "hDriver:handle type:i32@zet_metric_group_calculation_type_t exportDataSize:u64 pExportData[exportDataSize]:bytes "
    "pCalculateDescriptor:{_zet_metric_calculate_exp_desc_t} pCalculateDescriptor->next@zet_structure_type_t *pSetCount:u32 *pTotalMetricValueCount:u32 "
    "pMetricCounts pMetricValues ; pSetCount_max pTotalMetricValueCount_max\0" "*pSetCount:u32 *pTotalMetricValueCount:u32 "
    "pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMetricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 6, 3, int, trace__ze_zetMetricGroupCalculateMetricValues, "zetMetricGroupCalculateMetricValues", (void *hMetricGroup,
    int type, uint64_t rawDataSize, const void *pRawData, void *pMetricValueCount, void *pMetricValues), ((uintptr_t)hMetricGroup, (uint64_t)type,
    (uint64_t)rawDataSize, (uintptr_t)pRawData, (uintptr_t)pMetricValueCount, (uintptr_t)pMetricValues,),
    NULL, NULL, (4, 4,),
    "hMetricGroup:handle type:i32@zet_metric_group_calculation_type_t rawDataSize:u64 pRawData[rawDataSize]:bytes *pMetricValueCount:u32 pMetricValues ; "
    "pMetricValueCount_max\0" "*pMetricValueCount:u32 pMetricValues[*pMetricValueCount:u32<pMetricValueCount_max]:{_zet_typed_value_t#16} "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 8, 3, int, trace__ze_zetMetricGroupCalculateMultipleMetricValuesExp, "zetMetricGroupCalculateMultipleMetricValuesExp",
    (void *hMetricGroup, int type, uint64_t rawDataSize, const void *pRawData, void *pSetCount, void *pTotalMetricValueCount, void *pMetricCounts,
    void *pMetricValues), ((uintptr_t)hMetricGroup, (uint64_t)type, (uint64_t)rawDataSize, (uintptr_t)pRawData, (uintptr_t)pSetCount,
    (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (4, 4, 5, 4,),
    "hMetricGroup:handle type:i32@zet_metric_group_calculation_type_t rawDataSize:u64 pRawData[rawDataSize]:bytes *pSetCount:u32 "
    "*pTotalMetricValueCount:u32 pMetricCounts pMetricValues ; pSetCount_max pTotalMetricValueCount_max\0" "*pSetCount:u32 *pTotalMetricValueCount:u32 "
    "pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMetricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricGroupCloseExp, "zetMetricGroupCloseExp", (void *hMetricGroup), ((uintptr_t)hMetricGroup,),
    "hMetricGroup:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zetMetricGroupCreateExp, "zetMetricGroupCreateExp", (void *hDevice, const void *pName,
    const void *pDescription, uint32_t samplingType, void *phMetricGroup), ((uintptr_t)hDevice, (uintptr_t)pName, (uintptr_t)pDescription,
    (uint64_t)samplingType, (uintptr_t)phMetricGroup,),
    "hDevice:handle pName:string pDescription:string samplingType:u32@zet_metric_group_sampling_type_flag_t phMetricGroup\0" "*phMetricGroup:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricGroupDestroyExp, "zetMetricGroupDestroyExp", (void *hMetricGroup), ((uintptr_t)hMetricGroup,),
    "hMetricGroup:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricGroupGet, "zetMetricGroupGet", (void *hDevice, void *pCount, void *phMetricGroups),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMetricGroups,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phMetricGroups ; pCount_max\0" "*pCount:u32 phMetricGroups[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 5, 3, int, trace__ze_zetMetricGroupGetExportDataExp, "zetMetricGroupGetExportDataExp", (void *hMetricGroup,
    const void *pRawData, uint64_t rawDataSize, void *pExportDataSize, void *pExportData), ((uintptr_t)hMetricGroup, (uintptr_t)pRawData,
    (uint64_t)rawDataSize, (uintptr_t)pExportDataSize, (uintptr_t)pExportData,),
    NULL, NULL, (3, 8,),
    "hMetricGroup:handle pRawData[rawDataSize]:bytes rawDataSize:u64 *pExportDataSize:u64 pExportData ; pExportDataSize_max\0" "*pExportDataSize:u64 "
    "pExportData[*pExportDataSize:u64<pExportDataSize_max]:bytes return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zetMetricGroupGetGlobalTimestampsExp, "zetMetricGroupGetGlobalTimestampsExp", (void *hMetricGroup,
    uint8_t synchronizedWithHost, void *globalTimestamp, void *metricTimestamp), ((uintptr_t)hMetricGroup, (uint64_t)synchronizedWithHost,
    (uintptr_t)globalTimestamp, (uintptr_t)metricTimestamp,),
    "hMetricGroup:handle synchronizedWithHost:u8 globalTimestamp metricTimestamp\0" "*globalTimestamp:u64 *metricTimestamp:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetMetricGroupGetProperties, "zetMetricGroupGetProperties", (void *hMetricGroup, void *pProperties),
    ((uintptr_t)hMetricGroup, (uintptr_t)pProperties,),
    "hMetricGroup:handle pProperties\0" "pProperties:{_zet_metric_group_properties_t} pProperties->next@zet_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricGroupRemoveMetricExp, "zetMetricGroupRemoveMetricExp", (void *hMetricGroup, void *hMetric),
    ((uintptr_t)hMetricGroup, (uintptr_t)hMetric,),
    "hMetricGroup:handle hMetric:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricProgrammableGetExp, "zetMetricProgrammableGetExp", (void *hDevice, void *pCount,
    void *phMetricProgrammables), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMetricProgrammables,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phMetricProgrammables ; pCount_max\0" "*pCount:u32 phMetricProgrammables[*pCount:u32<pCount_max]:handle "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricProgrammableGetParamInfoExp, "zetMetricProgrammableGetParamInfoExp",
    (void *hMetricProgrammable, void *pParameterCount, void *pParameterInfo), ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterCount,
    (uintptr_t)pParameterInfo,),
    NULL, NULL, (1, 4,),
    "hMetricProgrammable:handle *pParameterCount:u32 pParameterInfo ; pParameterCount_max\0" "*pParameterCount:u32 "
    "pParameterInfo[*pParameterCount:u32<pParameterCount_max]:{_zet_metric_programmable_param_info_exp_t#168} "
    "pParameterInfo[*pParameterCount:u32<pParameterCount_max]->next@zet_structure_type_t#168 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zetMetricProgrammableGetParamValueInfoExp, "zetMetricProgrammableGetParamValueInfoExp",
    (void *hMetricProgrammable, uint32_t parameterOrdinal, void *pValueInfoCount, void *pValueInfo), ((uintptr_t)hMetricProgrammable,
    (uint64_t)parameterOrdinal, (uintptr_t)pValueInfoCount, (uintptr_t)pValueInfo,),
    NULL, NULL, (2, 4,),
    "hMetricProgrammable:handle parameterOrdinal:u32 *pValueInfoCount:u32 pValueInfo ; pValueInfoCount_max\0" "*pValueInfoCount:u32 "
    "pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]:{_zet_metric_programmable_param_value_info_exp_t#160} "
    "pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]->next@zet_structure_type_t#160 return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetMetricProgrammableGetPropertiesExp, "zetMetricProgrammableGetPropertiesExp", (void *hMetricProgrammable,
    void *pProperties), ((uintptr_t)hMetricProgrammable, (uintptr_t)pProperties,),
    "hMetricProgrammable:handle pProperties\0" "pProperties:{_zet_metric_programmable_exp_properties_t} pProperties->next@zet_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetMetricQueryCreate, "zetMetricQueryCreate", (void *hMetricQueryPool, uint32_t index, void *phMetricQuery),
    ((uintptr_t)hMetricQueryPool, (uint64_t)index, (uintptr_t)phMetricQuery,),
    "hMetricQueryPool:handle index:u32 phMetricQuery\0" "*phMetricQuery:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricQueryDestroy, "zetMetricQueryDestroy", (void *hMetricQuery), ((uintptr_t)hMetricQuery,),
    "hMetricQuery:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricQueryGetData, "zetMetricQueryGetData", (void *hMetricQuery, void *pRawDataSize,
    void *pRawData), ((uintptr_t)hMetricQuery, (uintptr_t)pRawDataSize, (uintptr_t)pRawData,),
    NULL, NULL, (1, 8,),
    "hMetricQuery:handle *pRawDataSize:u64 pRawData ; pRawDataSize_max\0" "*pRawDataSize:u64 pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zetMetricQueryPoolCreate, "zetMetricQueryPoolCreate", (void *hContext, void *hDevice, void *hMetricGroup,
    const void *desc, void *phMetricQueryPool), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hMetricGroup, (uintptr_t)desc,
    (uintptr_t)phMetricQueryPool,),
    "hContext:handle hDevice:handle hMetricGroup:handle desc:{_zet_metric_query_pool_desc_t} desc->next@zet_structure_type_t "
    "phMetricQueryPool\0" "*phMetricQueryPool:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricQueryPoolDestroy, "zetMetricQueryPoolDestroy", (void *hMetricQueryPool),
    ((uintptr_t)hMetricQueryPool,),
    "hMetricQueryPool:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricQueryReset, "zetMetricQueryReset", (void *hMetricQuery), ((uintptr_t)hMetricQuery,),
    "hMetricQuery:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricStreamerClose, "zetMetricStreamerClose", (void *hMetricStreamer), ((uintptr_t)hMetricStreamer,),
    "hMetricStreamer:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zetMetricStreamerOpen, "zetMetricStreamerOpen", (void *hContext, void *hDevice, void *hMetricGroup,
    void *desc, void *hNotificationEvent, void *phMetricStreamer), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hMetricGroup, (uintptr_t)desc,
    (uintptr_t)hNotificationEvent, (uintptr_t)phMetricStreamer,),
    "hContext:handle hDevice:handle hMetricGroup:handle desc:{_zet_metric_streamer_desc_t} desc->next@zet_structure_type_t hNotificationEvent:handle "
    "phMetricStreamer\0" "*phMetricStreamer:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zetMetricStreamerReadData, "zetMetricStreamerReadData", (void *hMetricStreamer,
    uint32_t maxReportCount, void *pRawDataSize, void *pRawData), ((uintptr_t)hMetricStreamer, (uint64_t)maxReportCount, (uintptr_t)pRawDataSize,
    (uintptr_t)pRawData,),
    NULL, NULL, (2, 8,),
    "hMetricStreamer:handle maxReportCount:u32 *pRawDataSize:u64 pRawData ; pRawDataSize_max\0" "*pRawDataSize:u64 "
    "pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 7, 2, int, trace__ze_zetMetricTracerCreateExp, "zetMetricTracerCreateExp", (void *hContext, void *hDevice,
    uint32_t metricGroupCount, void *phMetricGroups, void *desc, void *hNotificationEvent, void *phMetricTracer), ((uintptr_t)hContext, (uintptr_t)hDevice,
    (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)desc, (uintptr_t)hNotificationEvent, (uintptr_t)phMetricTracer,),
    "hContext:handle hDevice:handle metricGroupCount:u32 phMetricGroups[metricGroupCount]:handle desc:{_zet_metric_tracer_exp_desc_t} "
    "desc->next@zet_structure_type_t hNotificationEvent:handle phMetricTracer\0" "*phMetricTracer:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 9, 2, int, trace__ze_zetMetricTracerDecodeExp, "zetMetricTracerDecodeExp", (void *phMetricDecoder, void *pRawDataSize,
    void *pRawData, uint32_t metricsCount, void *phMetrics, void *pSetCount, void *pMetricEntriesCountPerSet, void *pMetricEntriesCount,
    void *pMetricEntries), ((uintptr_t)phMetricDecoder, (uintptr_t)pRawDataSize, (uintptr_t)pRawData, (uint64_t)metricsCount, (uintptr_t)phMetrics,
    (uintptr_t)pSetCount, (uintptr_t)pMetricEntriesCountPerSet, (uintptr_t)pMetricEntriesCount, (uintptr_t)pMetricEntries,),
    NULL, NULL, (1, 8, 5, 4, 7, 4,),
    "phMetricDecoder:handle *pRawDataSize:u64 pRawData metricsCount:u32 phMetrics[metricsCount]:handle *pSetCount:u32 pMetricEntriesCountPerSet "
    "*pMetricEntriesCount:u32 pMetricEntries ; pRawDataSize_max pSetCount_max pMetricEntriesCount_max\0" "*pRawDataSize:u64 "
    "pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes *pSetCount:u32 pMetricEntriesCountPerSet[*pSetCount:u32<pSetCount_max]:u32 *pMetricEntriesCount:u32 "
    "pMetricEntries[*pMetricEntriesCount:u32<pMetricEntriesCount_max]:{_zet_metric_entry_exp_t#32} return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricTracerDestroyExp, "zetMetricTracerDestroyExp", (void *hMetricTracer), ((uintptr_t)hMetricTracer,),
    "hMetricTracer:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricTracerDisableExp, "zetMetricTracerDisableExp", (void *hMetricTracer, uint8_t synchronous),
    ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "hMetricTracer:handle synchronous:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricTracerEnableExp, "zetMetricTracerEnableExp", (void *hMetricTracer, uint8_t synchronous),
    ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "hMetricTracer:handle synchronous:u8\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricTracerReadDataExp, "zetMetricTracerReadDataExp", (void *hMetricTracer, void *pRawDataSize,
    void *pRawData), ((uintptr_t)hMetricTracer, (uintptr_t)pRawDataSize, (uintptr_t)pRawData,),
    NULL, NULL, (1, 8,),
    "hMetricTracer:handle *pRawDataSize:u64 pRawData ; pRawDataSize_max\0" "*pRawDataSize:u64 pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zetModuleGetDebugInfo, "zetModuleGetDebugInfo", (void *hModule, int format, void *pSize,
    void *pDebugInfo), ((uintptr_t)hModule, (uint64_t)format, (uintptr_t)pSize, (uintptr_t)pDebugInfo,),
    NULL, NULL, (2, 8,),
    "hModule:handle format:i32@zet_module_debug_info_format_t *pSize:u64 pDebugInfo ; pSize_max\0" "*pSize:u64 pDebugInfo[*pSize:u64<pSize_max]:bytes "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetTracerExpCreate, "zetTracerExpCreate", (void *hContext, const void *desc, void *phTracer),
    ((uintptr_t)hContext, (uintptr_t)desc, (uintptr_t)phTracer,),
    "hContext:handle desc:{_zet_tracer_exp_desc_t} desc->next@zet_structure_type_t phTracer\0" "*phTracer:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetTracerExpDestroy, "zetTracerExpDestroy", (void *hTracer), ((uintptr_t)hTracer,),
    "hTracer:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetTracerExpSetEnabled, "zetTracerExpSetEnabled", (void *hTracer, uint8_t enable), ((uintptr_t)hTracer,
    (uint64_t)enable,),
    "hTracer:handle enable:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetTracerExpSetEpilogues, "zetTracerExpSetEpilogues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "hTracer:handle pCoreCbs:{_ze_callbacks_t}\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetTracerExpSetPrologues, "zetTracerExpSetPrologues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "hTracer:handle pCoreCbs:{_ze_callbacks_t}\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 6, 1, int, trace__ze_given_zeCommandListAppendGraphExt, "zeCommandListAppendGraphExt", (void *hCommandList,
    void *hGraph, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hGraph,
    (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendGraphExt_before, NULL, (),
    "hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendHostFunction, "zeCommandListAppendHostFunction", (void *hCommandList,
    void *pfnHostFunction, void *pUserData, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)pfnHostFunction, (uintptr_t)pUserData, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle pfnHostFunction:ptr pUserData:ptr pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendSignalExternalSemaphoreExt,
    "zeCommandListAppendSignalExternalSemaphoreExt", (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *signalParams,
    void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores,
    (uintptr_t)signalParams, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle numSemaphores:u32 phSemaphores[numSemaphores]:handle signalParams[numSemaphores]:{_ze_external_semaphore_signal_params_ext_t#24} "
    "signalParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendWaitExternalSemaphoreExt,
    "zeCommandListAppendWaitExternalSemaphoreExt", (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *waitParams, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores, (uintptr_t)waitParams,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle numSemaphores:u32 phSemaphores[numSemaphores]:handle waitParams[numSemaphores]:{_ze_external_semaphore_wait_params_ext_t#24} "
    "waitParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 2, int, trace__ze_given_zeCommandListBeginCaptureIntoGraphExt, "zeCommandListBeginCaptureIntoGraphExt",
    (void *hCommandList, void *hGraph, const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)hGraph, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginCaptureIntoGraphExt_after, (),
    "hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 2, 2, int, trace__ze_given_zeCommandListBeginGraphCaptureExt, "zeCommandListBeginGraphCaptureExt",
    (void *hCommandList, const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginGraphCaptureExt_after, (),
    "hCommandList:handle pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeCommandListCreateCloneExp, "zeCommandListCreateCloneExp", (void *hCommandList,
    void *phClonedCommandList), ((uintptr_t)hCommandList, (uintptr_t)phClonedCommandList,),
    "hCommandList:handle phClonedCommandList\0" "*phClonedCommandList:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 2, int, trace__ze_given_zeCommandListEndGraphCaptureExt, "zeCommandListEndGraphCaptureExt", (void *hCommandList,
    const void *pNext, void *phGraph), ((uintptr_t)hCommandList, (uintptr_t)pNext, (uintptr_t)phGraph,),
    NULL, trace__ze_zeCommandListEndGraphCaptureExt_after, (),
    "hCommandList:handle pNext->@ze_structure_type_t pNext:ptr phGraph\0" "*phGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeCommandListGetGraphExt, "zeCommandListGetGraphExt", (void *hCommandList, void *phGraph),
    ((uintptr_t)hCommandList, (uintptr_t)phGraph,),
    "hCommandList:handle phGraph\0" "*phGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeCommandListGetNextCommandIdExp, "zeCommandListGetNextCommandIdExp", (void *hCommandList,
    const void *desc, void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc, (uintptr_t)pCommandId,),
    "hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} desc->next@ze_structure_type_t pCommandId\0" "*pCommandId:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 5, 3, int, trace__ze_given_zeCommandListGetNextCommandIdWithKernelsExp, "zeCommandListGetNextCommandIdWithKernelsExp",
    (void *hCommandList, const void *desc, uint32_t numKernels, void *phKernels, void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc,
    (uint64_t)numKernels, (uintptr_t)phKernels, (uintptr_t)pCommandId,),
    "hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} desc->next@ze_structure_type_t numKernels:u32 phKernels[numKernels]:handle "
    "pCommandId\0" "*pCommandId:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeCommandListIsGraphCaptureEnabledExt, "zeCommandListIsGraphCaptureEnabledExt",
    (void *hCommandList), ((uintptr_t)hCommandList,),
    "hCommandList:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeCommandListIsMutableExp, "zeCommandListIsMutableExp", (void *hCommandList, void *pIsMutable),
    ((uintptr_t)hCommandList, (uintptr_t)pIsMutable,),
    "hCommandList:handle pIsMutable\0" "*pIsMutable:u8 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandKernelsExp, "zeCommandListUpdateMutableCommandKernelsExp",
    (void *hCommandList, uint32_t numKernels, void *pCommandId, void *phKernels), ((uintptr_t)hCommandList, (uint64_t)numKernels, (uintptr_t)pCommandId,
    (uintptr_t)phKernels,),
    "hCommandList:handle numKernels:u32 pCommandId phKernels[numKernels]:handle\0" "*pCommandId:u64 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandSignalEventExp,
    "zeCommandListUpdateMutableCommandSignalEventExp", (void *hCommandList, uint64_t commandId, void *hSignalEvent), ((uintptr_t)hCommandList,
    (uint64_t)commandId, (uintptr_t)hSignalEvent,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "hCommandList:handle commandId:u64 hSignalEvent:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandWaitEventsExp,
    "zeCommandListUpdateMutableCommandWaitEventsExp", (void *hCommandList, uint64_t commandId, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)commandId, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    "hCommandList:handle commandId:u64 numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandsExp, "zeCommandListUpdateMutableCommandsExp",
    (void *hCommandList, const void *desc), ((uintptr_t)hCommandList, (uintptr_t)desc,),
    "hCommandList:handle desc:{_ze_mutable_commands_exp_desc_t} desc->next@ze_structure_type_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeDeviceGetFabricVertexExp, "zeDeviceGetFabricVertexExp", (void *hDevice, void *phVertex),
    ((uintptr_t)hDevice, (uintptr_t)phVertex,),
    "hDevice:handle phVertex\0" "*phVertex:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeDeviceGetVectorWidthPropertiesExt, "zeDeviceGetVectorWidthPropertiesExt",
    (void *hDevice, void *pCount, void *pVectorWidthProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pVectorWidthProperties,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 pVectorWidthProperties ; pCount_max\0" "*pCount:u32 "
    "pVectorWidthProperties[*pCount:u32<pCount_max]:{_ze_device_vector_width_properties_ext_t#80} "
    "pVectorWidthProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#80 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDeviceImportExternalSemaphoreExt, "zeDeviceImportExternalSemaphoreExt", (void *hDevice,
    const void *desc, void *phSemaphore), ((uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phSemaphore,),
    "hDevice:handle desc:{_ze_external_semaphore_ext_desc_t} desc->next@ze_structure_type_t phSemaphore\0" "*phSemaphore:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeDevicePciGetPropertiesExt, "zeDevicePciGetPropertiesExt", (void *hDevice,
    void *pPciProperties), ((uintptr_t)hDevice, (uintptr_t)pPciProperties,),
    "hDevice:handle pPciProperties\0" "pPciProperties:{_ze_pci_ext_properties_t} pPciProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeDeviceReleaseExternalSemaphoreExt, "zeDeviceReleaseExternalSemaphoreExt", (void *hSemaphore),
    ((uintptr_t)hSemaphore,),
    "hSemaphore:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDeviceReserveCacheExt, "zeDeviceReserveCacheExt", (void *hDevice, uint64_t cacheLevel,
    uint64_t cacheReservationSize), ((uintptr_t)hDevice, (uint64_t)cacheLevel, (uint64_t)cacheReservationSize,),
    "hDevice:handle cacheLevel:u64 cacheReservationSize:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeDeviceSetCacheAdviceExt, "zeDeviceSetCacheAdviceExt", (void *hDevice, void *ptr,
    uint64_t regionSize, int cacheRegion), ((uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)regionSize, (uint64_t)cacheRegion,),
    "hDevice:handle ptr:ptr regionSize:u64 cacheRegion:i32@ze_cache_ext_region_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 3, void *, trace__ze_given_zeDriverGetDefaultContext, "zeDriverGetDefaultContext", (void *hDriver),
    ((uintptr_t)hDriver,),
    "hDriver:handle\0" "return:handle")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDriverRTASFormatCompatibilityCheckExp, "zeDriverRTASFormatCompatibilityCheckExp",
    (void *hDriver, int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "hDriver:handle rtasFormatA:i32@ze_rtas_format_exp_t rtasFormatB:i32@ze_rtas_format_exp_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDriverRTASFormatCompatibilityCheckExt, "zeDriverRTASFormatCompatibilityCheckExt",
    (void *hDriver, int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "hDriver:handle rtasFormatA:i32@ze_rtas_format_ext_t rtasFormatB:i32@ze_rtas_format_ext_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeEventCounterBasedCloseIpcHandle, "zeEventCounterBasedCloseIpcHandle", (void *hEvent),
    ((uintptr_t)hEvent,),
    "hEvent:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeEventCounterBasedCreate, "zeEventCounterBasedCreate", (void *hContext, void *hDevice,
    const void *desc, void *phEvent), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phEvent,),
    "hContext:handle hDevice:handle desc:{_ze_event_counter_based_desc_t} desc->next@ze_structure_type_t phEvent\0" "*phEvent:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeEventCounterBasedGetDeviceAddress, "zeEventCounterBasedGetDeviceAddress", (void *hEvent,
    void *completionValue, void *deviceAddress), ((uintptr_t)hEvent, (uintptr_t)completionValue, (uintptr_t)deviceAddress,),
    "hEvent:handle completionValue deviceAddress\0" "*completionValue:u64 *deviceAddress:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeEventCounterBasedGetIpcHandle, "zeEventCounterBasedGetIpcHandle", (void *hEvent, void *phIpc),
    ((uintptr_t)hEvent, (uintptr_t)phIpc,),
    "hEvent:handle phIpc\0" "phIpc:{_ze_ipc_event_counter_based_handle_t} return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zeEventQueryKernelTimestampsExt, "zeEventQueryKernelTimestampsExt", (void *hEvent,
    void *hDevice, void *pCount, void *pResults), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pResults,),
    NULL, NULL, (2, 4,),
    "hEvent:handle hDevice:handle *pCount:u32 pResults ; pCount_max\0" "*pCount:u32 "
    "pResults[*pCount:u32<pCount_max]:{_ze_event_query_kernel_timestamps_results_ext_properties_t#32} "
    "pResults[*pCount:u32<pCount_max]->next@ze_structure_type_t#32 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zeEventQueryTimestampsExp, "zeEventQueryTimestampsExp", (void *hEvent, void *hDevice,
    void *pCount, void *pTimestamps), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pTimestamps,),
    NULL, NULL, (2, 4,),
    "hEvent:handle hDevice:handle *pCount:u32 pTimestamps ; pCount_max\0" "*pCount:u32 "
    "pTimestamps[*pCount:u32<pCount_max]:{_ze_kernel_timestamp_result_t#32} return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeExecutableGraphDestroyExt, "zeExecutableGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "hGraph:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeExecutableGraphGetSourceGraphExt, "zeExecutableGraphGetSourceGraphExt", (void *hGraph,
    void *phSourceGraph), ((uintptr_t)hGraph, (uintptr_t)phSourceGraph,),
    "hGraph:handle phSourceGraph\0" "*phSourceGraph:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zeFabricEdgeGetExp, "zeFabricEdgeGetExp", (void *hVertexA, void *hVertexB, void *pCount,
    void *phEdges), ((uintptr_t)hVertexA, (uintptr_t)hVertexB, (uintptr_t)pCount, (uintptr_t)phEdges,),
    NULL, NULL, (2, 4,),
    "hVertexA:handle hVertexB:handle *pCount:u32 phEdges ; pCount_max\0" "*pCount:u32 phEdges[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeFabricEdgeGetPropertiesExp, "zeFabricEdgeGetPropertiesExp", (void *hEdge,
    void *pEdgeProperties), ((uintptr_t)hEdge, (uintptr_t)pEdgeProperties,),
    "hEdge:handle pEdgeProperties\0" "pEdgeProperties:{_ze_fabric_edge_exp_properties_t} pEdgeProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeFabricEdgeGetVerticesExp, "zeFabricEdgeGetVerticesExp", (void *hEdge, void *phVertexA,
    void *phVertexB), ((uintptr_t)hEdge, (uintptr_t)phVertexA, (uintptr_t)phVertexB,),
    "hEdge:handle phVertexA phVertexB\0" "*phVertexA:handle *phVertexB:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeFabricVertexGetDeviceExp, "zeFabricVertexGetDeviceExp", (void *hVertex, void *phDevice),
    ((uintptr_t)hVertex, (uintptr_t)phDevice,),
    "hVertex:handle phDevice\0" "*phDevice:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeFabricVertexGetExp, "zeFabricVertexGetExp", (void *hDriver, void *pCount,
    void *phVertices), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)phVertices,),
    NULL, NULL, (1, 4,),
    "hDriver:handle *pCount:u32 phVertices ; pCount_max\0" "*pCount:u32 phVertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeFabricVertexGetPropertiesExp, "zeFabricVertexGetPropertiesExp", (void *hVertex,
    void *pVertexProperties), ((uintptr_t)hVertex, (uintptr_t)pVertexProperties,),
    "hVertex:handle pVertexProperties\0" "pVertexProperties:{_ze_fabric_vertex_exp_properties_t} pVertexProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeFabricVertexGetSubVerticesExp, "zeFabricVertexGetSubVerticesExp", (void *hVertex,
    void *pCount, void *phSubvertices), ((uintptr_t)hVertex, (uintptr_t)pCount, (uintptr_t)phSubvertices,),
    NULL, NULL, (1, 4,),
    "hVertex:handle *pCount:u32 phSubvertices ; pCount_max\0" "*pCount:u32 phSubvertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeGraphCreateExt, "zeGraphCreateExt", (void *hContext, const void *pNext, void *phGraph),
    ((uintptr_t)hContext, (uintptr_t)pNext, (uintptr_t)phGraph,),
    "hContext:handle pNext->@ze_structure_type_t pNext:ptr phGraph\0" "*phGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeGraphDestroyExt, "zeGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "hGraph:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeGraphDumpContentsExt, "zeGraphDumpContentsExt", (void *hGraph, const void *filePath,
    const void *pNext), ((uintptr_t)hGraph, (uintptr_t)filePath, (uintptr_t)pNext,),
    "hGraph:handle filePath:string pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeGraphGetPrimaryCommandListExt, "zeGraphGetPrimaryCommandListExt", (void *hGraph,
    void *phCommandList), ((uintptr_t)hGraph, (uintptr_t)phCommandList,),
    "hGraph:handle phCommandList\0" "*phCommandList:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeGraphInstantiateExt, "zeGraphInstantiateExt", (void *hGraph, const void *pNext,
    void *phExecutableGraph), ((uintptr_t)hGraph, (uintptr_t)pNext, (uintptr_t)phExecutableGraph,),
    "hGraph:handle pNext->@ze_structure_type_t pNext:ptr phExecutableGraph\0" "*phExecutableGraph:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeGraphIsEmptyExt, "zeGraphIsEmptyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "hGraph:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeGraphSetDestructionCallbackExt, "zeGraphSetDestructionCallbackExt", (void *hGraph,
    void *pfnCallback, void *pUserData, const void *pNext), ((uintptr_t)hGraph, (uintptr_t)pfnCallback, (uintptr_t)pUserData, (uintptr_t)pNext,),
    "hGraph:handle pfnCallback:ptr pUserData:ptr pNext->@ze_structure_type_t pNext:ptr\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeImageGetAllocPropertiesExt, "zeImageGetAllocPropertiesExt", (void *hContext, void *hImage,
    void *pImageAllocProperties), ((uintptr_t)hContext, (uintptr_t)hImage, (uintptr_t)pImageAllocProperties,),
    "hContext:handle hImage:handle pImageAllocProperties\0" "pImageAllocProperties:{_ze_image_allocation_ext_properties_t} "
    "pImageAllocProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeImageGetDeviceOffsetExp, "zeImageGetDeviceOffsetExp", (void *hImage, void *pDeviceOffset),
    ((uintptr_t)hImage, (uintptr_t)pDeviceOffset,),
    "hImage:handle pDeviceOffset\0" "*pDeviceOffset:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeImageGetMemoryPropertiesExp, "zeImageGetMemoryPropertiesExp", (void *hImage,
    void *pMemoryProperties), ((uintptr_t)hImage, (uintptr_t)pMemoryProperties,),
    "hImage:handle pMemoryProperties\0" "pMemoryProperties:{_ze_image_memory_properties_exp_t} pMemoryProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zeImageViewCreateExp, "zeImageViewCreateExp", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t hImage:handle phImageView\0" "*phImageView:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zeImageViewCreateExt, "zeImageViewCreateExt", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t hImage:handle phImageView\0" "*phImageView:handle "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeKernelGetAllocationPropertiesExp, "zeKernelGetAllocationPropertiesExp", (void *hKernel,
    void *pCount, void *pAllocationProperties), ((uintptr_t)hKernel, (uintptr_t)pCount, (uintptr_t)pAllocationProperties,),
    NULL, NULL, (1, 4,),
    "hKernel:handle *pCount:u32 pAllocationProperties ; pCount_max\0" "*pCount:u32 "
    "pAllocationProperties[*pCount:u32<pCount_max]:{_ze_kernel_allocation_exp_properties_t#40} "
    "pAllocationProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeKernelGetBinaryExp, "zeKernelGetBinaryExp", (void *hKernel, void *pSize,
    void *pKernelBinary), ((uintptr_t)hKernel, (uintptr_t)pSize, (uintptr_t)pKernelBinary,),
    NULL, NULL, (1, 8,),
    "hKernel:handle *pSize:u64 pKernelBinary ; pSize_max\0" "*pSize:u64 pKernelBinary[*pSize:u64<pSize_max]:bytes return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeKernelSchedulingHintExp, "zeKernelSchedulingHintExp", (void *hKernel, void *pHint),
    ((uintptr_t)hKernel, (uintptr_t)pHint,),
    "hKernel:handle pHint\0" "pHint:{_ze_scheduling_hint_exp_desc_t} pHint->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeKernelSetGlobalOffsetExp, "zeKernelSetGlobalOffsetExp", (void *hKernel, uint32_t offsetX,
    uint32_t offsetY, uint32_t offsetZ), ((uintptr_t)hKernel, (uint64_t)offsetX, (uint64_t)offsetY, (uint64_t)offsetZ,),
    "hKernel:handle offsetX:u32 offsetY:u32 offsetZ:u32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 5, 3, int, trace__ze_given_zeMemGetAtomicAccessAttributeExp, "zeMemGetAtomicAccessAttributeExp", (void *hContext,
    void *hDevice, const void *ptr, uint64_t size, void *pAttr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,
    (uintptr_t)pAttr,),
    "hContext:handle hDevice:handle ptr:ptr size:u64 pAttr\0" "*pAttr:u32@ze_memory_atomic_attr_exp_flag_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeMemGetIpcHandleFromFileDescriptorExp, "zeMemGetIpcHandleFromFileDescriptorExp",
    (void *hContext, uint64_t handle, void *pIpcHandle), ((uintptr_t)hContext, (uint64_t)handle, (uintptr_t)pIpcHandle,),
    "hContext:handle handle:u64 pIpcHandle\0" "pIpcHandle:{_ze_ipc_mem_handle_t} return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zeMemSetAtomicAccessAttributeExp, "zeMemSetAtomicAccessAttributeExp", (void *hContext,
    void *hDevice, const void *ptr, uint64_t size, uint32_t attr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,
    (uint64_t)attr,),
    "hContext:handle hDevice:handle ptr:ptr size:u64 attr:u32@ze_memory_atomic_attr_exp_flag_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 3, int, trace__ze_given_zeModuleInspectLinkageExt, "zeModuleInspectLinkageExt", (void *pInspectDesc,
    uint32_t numModules, void *phModules, void *phLog), ((uintptr_t)pInspectDesc, (uint64_t)numModules, (uintptr_t)phModules, (uintptr_t)phLog,),
    "pInspectDesc:{_ze_linkage_inspection_ext_desc_t} pInspectDesc->next@ze_structure_type_t numModules:u32 phModules[numModules]:handle "
    "phLog\0" "*phLog:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 10, 2, int, trace__ze_given_zeRTASBuilderBuildExp, "zeRTASBuilderBuildExp", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes,
    void *hParallelOperation, void *pBuildUserPtr, void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor,
    (uintptr_t)pScratchBuffer, (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation,
    (uintptr_t)pBuildUserPtr, (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr "
    "scratchBufferSizeBytes:u64 pRtasBuffer:ptr rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds "
    "pRtasBufferSizeBytes\0" "pBounds:{_ze_rtas_aabb_exp_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 10, 2, int, trace__ze_given_zeRTASBuilderBuildExt, "zeRTASBuilderBuildExt", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes,
    void *hParallelOperation, void *pBuildUserPtr, void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor,
    (uintptr_t)pScratchBuffer, (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation,
    (uintptr_t)pBuildUserPtr, (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr "
    "scratchBufferSizeBytes:u64 pRtasBuffer:ptr rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds "
    "pRtasBufferSizeBytes\0" "pBounds:{_ze_rtas_aabb_ext_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeRTASBuilderCommandListAppendCopyExt, "zeRTASBuilderCommandListAppendCopyExt",
    (void *hCommandList, void *dstptr, const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "hCommandList:handle dstptr:ptr srcptr:ptr size:u64 hSignalEvent:handle numWaitEvents:u32 "
    "phWaitEvents[numWaitEvents]:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeRTASBuilderCreateExp, "zeRTASBuilderCreateExp", (void *hDriver, const void *pDescriptor,
    void *phBuilder), ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "hDriver:handle pDescriptor:{_ze_rtas_builder_exp_desc_t} pDescriptor->next@ze_structure_type_t phBuilder\0" "*phBuilder:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeRTASBuilderCreateExt, "zeRTASBuilderCreateExt", (void *hDriver, const void *pDescriptor,
    void *phBuilder), ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "hDriver:handle pDescriptor:{_ze_rtas_builder_ext_desc_t} pDescriptor->next@ze_structure_type_t phBuilder\0" "*phBuilder:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASBuilderDestroyExp, "zeRTASBuilderDestroyExp", (void *hBuilder), ((uintptr_t)hBuilder,),
    "hBuilder:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASBuilderDestroyExt, "zeRTASBuilderDestroyExt", (void *hBuilder), ((uintptr_t)hBuilder,),
    "hBuilder:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeRTASBuilderGetBuildPropertiesExp, "zeRTASBuilderGetBuildPropertiesExp", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} pBuildOpDescriptor->next@ze_structure_type_t "
    "pProperties\0" "pProperties:{_ze_rtas_builder_exp_properties_t} pProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeRTASBuilderGetBuildPropertiesExt, "zeRTASBuilderGetBuildPropertiesExt", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} pBuildOpDescriptor->next@ze_structure_type_t "
    "pProperties\0" "pProperties:{_ze_rtas_builder_ext_properties_t} pProperties->next@ze_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeRTASParallelOperationCreateExp, "zeRTASParallelOperationCreateExp", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "hDriver:handle phParallelOperation\0" "*phParallelOperation:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeRTASParallelOperationCreateExt, "zeRTASParallelOperationCreateExt", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "hDriver:handle phParallelOperation\0" "*phParallelOperation:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationDestroyExp, "zeRTASParallelOperationDestroyExp",
    (void *hParallelOperation), ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationDestroyExt, "zeRTASParallelOperationDestroyExt",
    (void *hParallelOperation), ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeRTASParallelOperationGetPropertiesExp, "zeRTASParallelOperationGetPropertiesExp",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "hParallelOperation:handle pProperties\0" "pProperties:{_ze_rtas_parallel_operation_exp_properties_t} pProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeRTASParallelOperationGetPropertiesExt, "zeRTASParallelOperationGetPropertiesExt",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "hParallelOperation:handle pProperties\0" "pProperties:{_ze_rtas_parallel_operation_ext_properties_t} pProperties->next@ze_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationJoinExp, "zeRTASParallelOperationJoinExp", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationJoinExt, "zeRTASParallelOperationJoinExt", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "hParallelOperation:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 0, 3, void *, trace__ze_given_zerGetDefaultContext, "zerGetDefaultContext", (void), (),
    "\0" "return:handle")

TRACE__FORWARD(trace__ze_given, 1, 3, int, trace__ze_given_zerGetLastErrorDescription, "zerGetLastErrorDescription", (void *ppString),
    ((uintptr_t)ppString,),
    "ppString\0" "*ppString:string return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 3, uint32_t, trace__ze_given_zerTranslateDeviceHandleToIdentifier, "zerTranslateDeviceHandleToIdentifier",
    (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:u32")

TRACE__FORWARD(trace__ze_given, 1, 3, void *, trace__ze_given_zerTranslateIdentifierToDeviceHandle, "zerTranslateIdentifierToDeviceHandle",
    (uint32_t identifier), ((uint64_t)identifier,),
    "identifier:u32\0" "return:handle")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesDeviceEnumActiveVFExp, "zesDeviceEnumActiveVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phVFhandle ; pCount_max\0" "*pCount:u32 phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesDeviceEnumEnabledVFExp, "zesDeviceEnumEnabledVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phVFhandle ; pCount_max\0" "*pCount:u32 phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesDeviceGetSubDevicePropertiesExp, "zesDeviceGetSubDevicePropertiesExp", (void *hDevice,
    void *pCount, void *pSubdeviceProps), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pSubdeviceProps,),
    "hDevice:handle pCount pSubdeviceProps\0" "pCount[*pCount:u32]:u32 pSubdeviceProps[*pCount:u32]:{_zes_subdevice_exp_properties_t#40} "
    "pSubdeviceProps[*pCount:u32]->next@zes_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesDevicePciLinkSpeedUpdateExt, "zesDevicePciLinkSpeedUpdateExt", (void *hDevice,
    uint8_t shouldDowngrade, void *pendingAction), ((uintptr_t)hDevice, (uint64_t)shouldDowngrade, (uintptr_t)pendingAction,),
    "hDevice:handle shouldDowngrade:u8 pendingAction\0" "*pendingAction:i32@zes_device_action_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zesDeviceResetExt, "zesDeviceResetExt", (void *hDevice, void *pProperties), ((uintptr_t)hDevice,
    (uintptr_t)pProperties,),
    "hDevice:handle pProperties\0" "pProperties:{_zes_reset_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesEngineGetActivityExt, "zesEngineGetActivityExt", (void *hEngine, void *pCount, void *pStats),
    ((uintptr_t)hEngine, (uintptr_t)pCount, (uintptr_t)pStats,),
    "hEngine:handle pCount pStats\0" "pCount[*pCount:u32]:u32 pStats[*pCount:u32]:{_zes_engine_stats_t#16} return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesFirmwareGetSecurityVersionExp, "zesFirmwareGetSecurityVersionExp", (void *hFirmware,
    void *pVersion), ((uintptr_t)hFirmware, (uintptr_t)pVersion,),
    "hFirmware:handle pVersion\0" "pVersion[64]:chars return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zesFirmwareSetSecurityVersionExp, "zesFirmwareSetSecurityVersionExp", (void *hFirmware),
    ((uintptr_t)hFirmware,),
    "hFirmware:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesPowerGetLimitsExt, "zesPowerGetLimitsExt", (void *hPower, void *pCount,
    void *pSustained), ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    NULL, NULL, (1, 4,),
    "hPower:handle *pCount:u32 pSustained ; pCount_max\0" "*pCount:u32 pSustained[*pCount:u32<pCount_max]:{_zes_power_limit_ext_desc_t#48} "
    "pSustained[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesPowerGetLimitsExt2, "zesPowerGetLimitsExt2", (void *hPower, void *pLimit),
    ((uintptr_t)hPower, (uintptr_t)pLimit,),
    "hPower:handle pLimit\0" "*pLimit:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesPowerSetLimitsExt, "zesPowerSetLimitsExt", (void *hPower, void *pCount, void *pSustained),
    ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    "hPower:handle *pCount:u32 pSustained[*pCount:u32]:{_zes_power_limit_ext_desc_t#48} "
    "pSustained[*pCount:u32]->next@zes_structure_type_t#48\0" "*pCount:u32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zesPowerSetLimitsExt2, "zesPowerSetLimitsExt2", (void *hPower, uint32_t limit),
    ((uintptr_t)hPower, (uint64_t)limit,),
    "hPower:handle limit:u32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zesRasClearStateExp, "zesRasClearStateExp", (void *hRas, int category), ((uintptr_t)hRas,
    (uint64_t)category,),
    "hRas:handle category:i32@zes_ras_error_category_exp_t\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesRasGetConfigExp, "zesRasGetConfigExp", (void *hRas, uint32_t count, void *pConfig),
    ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pConfig,),
    "hRas:handle count:u32 pConfig\0" "pConfig[count]:{_zes_ras_config_exp_t#32} pConfig[count]->next@zes_structure_type_t#32 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesRasGetStateExp, "zesRasGetStateExp", (void *hRas, void *pCount, void *pState),
    ((uintptr_t)hRas, (uintptr_t)pCount, (uintptr_t)pState,),
    NULL, NULL, (1, 4,),
    "hRas:handle *pCount:u32 pState ; pCount_max\0" "*pCount:u32 pState[*pCount:u32<pCount_max]:{_zes_ras_state_exp_t#16} return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 3, int, trace__ze_given_zesRasGetStateExp2, "zesRasGetStateExp2", (void *hRas, uint32_t count, const void *pCategories,
    void *pState), ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pCategories, (uintptr_t)pState,),
    "hRas:handle count:u32 pCategories[count]:i32@zes_ras_error_category_exp_t pState\0" "pState[count]:{_zes_ras_state_exp2_t#24} "
    "pState[count]->next@zes_structure_type_t#24 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesRasGetSupportedCategoriesExp, "zesRasGetSupportedCategoriesExp", (void *hRas,
    void *pCount, void *pCategories), ((uintptr_t)hRas, (uintptr_t)pCount, (uintptr_t)pCategories,),
    NULL, NULL, (1, 4,),
    "hRas:handle *pCount:u32 pCategories ; pCount_max\0" "*pCount:u32 pCategories[*pCount:u32<pCount_max]:i32@zes_ras_error_category_exp_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesRasSetConfigExp, "zesRasSetConfigExp", (void *hRas, uint32_t count, const void *pConfig),
    ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pConfig,),
    "hRas:handle count:u32 pConfig[count]:{_zes_ras_config_exp_t#32} pConfig[count]->next@zes_structure_type_t#32\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesVFManagementGetVFCapabilitiesExp, "zesVFManagementGetVFCapabilitiesExp", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "hVFhandle:handle pCapability\0" "pCapability:{_zes_vf_exp_capabilities_t} pCapability->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesVFManagementGetVFCapabilitiesExp2, "zesVFManagementGetVFCapabilitiesExp2", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "hVFhandle:handle pCapability\0" "pCapability:{_zes_vf_exp2_capabilities_t} pCapability->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFEngineUtilizationExp, "zesVFManagementGetVFEngineUtilizationExp",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max\0" "*pCount:u32 pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp_t#48} "
    "pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFEngineUtilizationExp2, "zesVFManagementGetVFEngineUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max\0" "*pCount:u32 pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp2_t#40} "
    "pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#40 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp, "zesVFManagementGetVFMemoryUtilizationExp",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max\0" "*pCount:u32 pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp_t#48} "
    "pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp2, "zesVFManagementGetVFMemoryUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max\0" "*pCount:u32 pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp2_t#32} "
    "pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#32 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesVFManagementGetVFPropertiesExp, "zesVFManagementGetVFPropertiesExp", (void *hVFhandle,
    void *pProperties), ((uintptr_t)hVFhandle, (uintptr_t)pProperties,),
    "hVFhandle:handle pProperties\0" "pProperties:{_zes_vf_exp_properties_t} pProperties->next@zes_structure_type_t return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesVFManagementSetVFTelemetryModeExp, "zesVFManagementSetVFTelemetryModeExp", (void *hVFhandle,
    uint32_t flags, uint8_t enable), ((uintptr_t)hVFhandle, (uint64_t)flags, (uint64_t)enable,),
    "hVFhandle:handle flags:u32@zes_vf_info_util_exp_flag_t enable:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesVFManagementSetVFTelemetrySamplingIntervalExp,
    "zesVFManagementSetVFTelemetrySamplingIntervalExp", (void *hVFhandle, uint32_t flag, uint64_t samplingInterval), ((uintptr_t)hVFhandle, (uint64_t)flag,
    (uint64_t)samplingInterval,),
    "hVFhandle:handle flag:u32@zes_vf_info_util_exp_flag_t samplingInterval:u64\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 3, 1, int, trace__ze_given_zetCommandListAppendMarkerExp, "zetCommandListAppendMarkerExp", (void *hCommandList,
    void *hMetricGroup, uint32_t value), ((uintptr_t)hCommandList, (uintptr_t)hMetricGroup, (uint64_t)value,),
    "hCommandList:handle hMetricGroup:handle value:u32\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 7, 2, int, trace__ze_given_zetDeviceCreateMetricGroupsFromMetricsExp, "zetDeviceCreateMetricGroupsFromMetricsExp",
    (void *hDevice, uint32_t metricCount, void *phMetrics, const void *pMetricGroupNamePrefix, const void *pDescription, void *pMetricGroupCount,
    void *phMetricGroup), ((uintptr_t)hDevice, (uint64_t)metricCount, (uintptr_t)phMetrics, (uintptr_t)pMetricGroupNamePrefix, (uintptr_t)pDescription,
    (uintptr_t)pMetricGroupCount, (uintptr_t)phMetricGroup,),
    NULL, NULL, (5, 4,),
    "hDevice:handle metricCount:u32 phMetrics[metricCount]:handle pMetricGroupNamePrefix:string pDescription:string *pMetricGroupCount:u32 phMetricGroup ; "
    "pMetricGroupCount_max\0" "*pMetricGroupCount:u32 phMetricGroup[*pMetricGroupCount:u32<pMetricGroupCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetDeviceDisableMetricsExp, "zetDeviceDisableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetDeviceEnableMetricsExp, "zetDeviceEnableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "hDevice:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 5, 3, int, trace__ze_given_zetDeviceGetConcurrentMetricGroupsExp, "zetDeviceGetConcurrentMetricGroupsExp",
    (void *hDevice, uint32_t metricGroupCount, void *phMetricGroups, void *pMetricGroupsCountPerConcurrentGroup, void *pConcurrentGroupCount),
    ((uintptr_t)hDevice, (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)pMetricGroupsCountPerConcurrentGroup,
    (uintptr_t)pConcurrentGroupCount,),
    NULL, NULL, (4, 4,),
    "hDevice:handle metricGroupCount:u32 phMetricGroups[metricGroupCount]:handle pMetricGroupsCountPerConcurrentGroup *pConcurrentGroupCount:u32 ; "
    "pConcurrentGroupCount_max\0" "pMetricGroupsCountPerConcurrentGroup[*pConcurrentGroupCount:u32<pConcurrentGroupCount_max]:u32 "
    "*pConcurrentGroupCount:u32 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 7, 2, int, trace__ze_given_zetMetricCreateFromProgrammableExp, "zetMetricCreateFromProgrammableExp",
    (void *hMetricProgrammable, void *pParameterValues, uint32_t parameterCount, const void *pName, const void *pDescription, void *pMetricHandleCount,
    void *phMetricHandles), ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterValues, (uint64_t)parameterCount, (uintptr_t)pName,
    (uintptr_t)pDescription, (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "hMetricProgrammable:handle pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} parameterCount:u32 pName:string "
    "pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max\0" "*pMetricHandleCount:u32 "
    "phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 7, 2, int, trace__ze_given_zetMetricCreateFromProgrammableExp2, "zetMetricCreateFromProgrammableExp2",
    (void *hMetricProgrammable, uint32_t parameterCount, void *pParameterValues, const void *pName, const void *pDescription, void *pMetricHandleCount,
    void *phMetricHandles), ((uintptr_t)hMetricProgrammable, (uint64_t)parameterCount, (uintptr_t)pParameterValues, (uintptr_t)pName,
    (uintptr_t)pDescription, (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "hMetricProgrammable:handle parameterCount:u32 pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} pName:string "
    "pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max\0" "*pMetricHandleCount:u32 "
    "phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricDecoderCreateExp, "zetMetricDecoderCreateExp", (void *hMetricTracer,
    void *phMetricDecoder), ((uintptr_t)hMetricTracer, (uintptr_t)phMetricDecoder,),
    "hMetricTracer:handle phMetricDecoder\0" "*phMetricDecoder:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricDecoderDestroyExp, "zetMetricDecoderDestroyExp", (void *phMetricDecoder),
    ((uintptr_t)phMetricDecoder,),
    "phMetricDecoder:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricDecoderGetDecodableMetricsExp, "zetMetricDecoderGetDecodableMetricsExp",
    (void *hMetricDecoder, void *pCount, void *phMetrics), ((uintptr_t)hMetricDecoder, (uintptr_t)pCount, (uintptr_t)phMetrics,),
    NULL, NULL, (1, 4,),
    "hMetricDecoder:handle *pCount:u32 phMetrics ; pCount_max\0" "*pCount:u32 phMetrics[*pCount:u32<pCount_max]:handle return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricDestroyExp, "zetMetricDestroyExp", (void *hMetric), ((uintptr_t)hMetric,),
    "hMetric:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 4, 2, int, trace__ze_given_zetMetricGroupAddMetricExp, "zetMetricGroupAddMetricExp", (void *hMetricGroup,
    void *hMetric, void *pErrorStringSize, void *pErrorString), ((uintptr_t)hMetricGroup, (uintptr_t)hMetric, (uintptr_t)pErrorStringSize,
    (uintptr_t)pErrorString,),
    NULL, NULL, (2, 8,),
    "hMetricGroup:handle hMetric:handle *pErrorStringSize:u64 pErrorString ; pErrorStringSize_max\0" "*pErrorStringSize:u64 "
    "pErrorString[*pErrorStringSize:u64<pErrorStringSize_max]:chars return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 9, 3, int, trace__ze_given_zetMetricGroupCalculateMetricExportDataExp, "zetMetricGroupCalculateMetricExportDataExp",
    (void *hDriver, int type, uint64_t exportDataSize, const void *pExportData, void *pCalculateDescriptor, void *pSetCount, void *pTotalMetricValueCount,
    void *pMetricCounts, void *pMetricValues), ((uintptr_t)hDriver, (uint64_t)type, (uint64_t)exportDataSize, (uintptr_t)pExportData,
    (uintptr_t)pCalculateDescriptor, (uintptr_t)pSetCount, (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (5, 4, 6, 4,),
    "hDriver:handle type:i32@zet_metric_group_calculation_type_t exportDataSize:u64 pExportData[exportDataSize]:bytes "
    "pCalculateDescriptor:{_zet_metric_calculate_exp_desc_t} pCalculateDescriptor->next@zet_structure_type_t *pSetCount:u32 *pTotalMetricValueCount:u32 "
    "pMetricCounts pMetricValues ; pSetCount_max pTotalMetricValueCount_max\0" "*pSetCount:u32 *pTotalMetricValueCount:u32 "
    "pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMetricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 8, 3, int, trace__ze_given_zetMetricGroupCalculateMultipleMetricValuesExp,
    "zetMetricGroupCalculateMultipleMetricValuesExp", (void *hMetricGroup, int type, uint64_t rawDataSize, const void *pRawData, void *pSetCount,
    void *pTotalMetricValueCount, void *pMetricCounts, void *pMetricValues), ((uintptr_t)hMetricGroup, (uint64_t)type, (uint64_t)rawDataSize,
    (uintptr_t)pRawData, (uintptr_t)pSetCount, (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (4, 4, 5, 4,),
    "hMetricGroup:handle type:i32@zet_metric_group_calculation_type_t rawDataSize:u64 pRawData[rawDataSize]:bytes *pSetCount:u32 "
    "*pTotalMetricValueCount:u32 pMetricCounts pMetricValues ; pSetCount_max pTotalMetricValueCount_max\0" "*pSetCount:u32 *pTotalMetricValueCount:u32 "
    "pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMetricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricGroupCloseExp, "zetMetricGroupCloseExp", (void *hMetricGroup),
    ((uintptr_t)hMetricGroup,),
    "hMetricGroup:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zetMetricGroupCreateExp, "zetMetricGroupCreateExp", (void *hDevice, const void *pName,
    const void *pDescription, uint32_t samplingType, void *phMetricGroup), ((uintptr_t)hDevice, (uintptr_t)pName, (uintptr_t)pDescription,
    (uint64_t)samplingType, (uintptr_t)phMetricGroup,),
    "hDevice:handle pName:string pDescription:string samplingType:u32@zet_metric_group_sampling_type_flag_t phMetricGroup\0" "*phMetricGroup:handle "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricGroupDestroyExp, "zetMetricGroupDestroyExp", (void *hMetricGroup),
    ((uintptr_t)hMetricGroup,),
    "hMetricGroup:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 5, 3, int, trace__ze_given_zetMetricGroupGetExportDataExp, "zetMetricGroupGetExportDataExp", (void *hMetricGroup,
    const void *pRawData, uint64_t rawDataSize, void *pExportDataSize, void *pExportData), ((uintptr_t)hMetricGroup, (uintptr_t)pRawData,
    (uint64_t)rawDataSize, (uintptr_t)pExportDataSize, (uintptr_t)pExportData,),
    NULL, NULL, (3, 8,),
    "hMetricGroup:handle pRawData[rawDataSize]:bytes rawDataSize:u64 *pExportDataSize:u64 pExportData ; pExportDataSize_max\0" "*pExportDataSize:u64 "
    "pExportData[*pExportDataSize:u64<pExportDataSize_max]:bytes return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 4, 3, int, trace__ze_given_zetMetricGroupGetGlobalTimestampsExp, "zetMetricGroupGetGlobalTimestampsExp",
    (void *hMetricGroup, uint8_t synchronizedWithHost, void *globalTimestamp, void *metricTimestamp), ((uintptr_t)hMetricGroup,
    (uint64_t)synchronizedWithHost, (uintptr_t)globalTimestamp, (uintptr_t)metricTimestamp,),
    "hMetricGroup:handle synchronizedWithHost:u8 globalTimestamp metricTimestamp\0" "*globalTimestamp:u64 *metricTimestamp:u64 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricGroupRemoveMetricExp, "zetMetricGroupRemoveMetricExp", (void *hMetricGroup,
    void *hMetric), ((uintptr_t)hMetricGroup, (uintptr_t)hMetric,),
    "hMetricGroup:handle hMetric:handle\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricProgrammableGetExp, "zetMetricProgrammableGetExp", (void *hDevice, void *pCount,
    void *phMetricProgrammables), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMetricProgrammables,),
    NULL, NULL, (1, 4,),
    "hDevice:handle *pCount:u32 phMetricProgrammables ; pCount_max\0" "*pCount:u32 phMetricProgrammables[*pCount:u32<pCount_max]:handle "
    "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricProgrammableGetParamInfoExp, "zetMetricProgrammableGetParamInfoExp",
    (void *hMetricProgrammable, void *pParameterCount, void *pParameterInfo), ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterCount,
    (uintptr_t)pParameterInfo,),
    NULL, NULL, (1, 4,),
    "hMetricProgrammable:handle *pParameterCount:u32 pParameterInfo ; pParameterCount_max\0" "*pParameterCount:u32 "
    "pParameterInfo[*pParameterCount:u32<pParameterCount_max]:{_zet_metric_programmable_param_info_exp_t#168} "
    "pParameterInfo[*pParameterCount:u32<pParameterCount_max]->next@zet_structure_type_t#168 return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zetMetricProgrammableGetParamValueInfoExp, "zetMetricProgrammableGetParamValueInfoExp",
    (void *hMetricProgrammable, uint32_t parameterOrdinal, void *pValueInfoCount, void *pValueInfo), ((uintptr_t)hMetricProgrammable,
    (uint64_t)parameterOrdinal, (uintptr_t)pValueInfoCount, (uintptr_t)pValueInfo,),
    NULL, NULL, (2, 4,),
    "hMetricProgrammable:handle parameterOrdinal:u32 *pValueInfoCount:u32 pValueInfo ; pValueInfoCount_max\0" "*pValueInfoCount:u32 "
    "pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]:{_zet_metric_programmable_param_value_info_exp_t#160} "
    "pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]->next@zet_structure_type_t#160 return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zetMetricProgrammableGetPropertiesExp, "zetMetricProgrammableGetPropertiesExp",
    (void *hMetricProgrammable, void *pProperties), ((uintptr_t)hMetricProgrammable, (uintptr_t)pProperties,),
    "hMetricProgrammable:handle pProperties\0" "pProperties:{_zet_metric_programmable_exp_properties_t} pProperties->next@zet_structure_type_t "
    "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 7, 2, int, trace__ze_given_zetMetricTracerCreateExp, "zetMetricTracerCreateExp", (void *hContext, void *hDevice,
    uint32_t metricGroupCount, void *phMetricGroups, void *desc, void *hNotificationEvent, void *phMetricTracer), ((uintptr_t)hContext, (uintptr_t)hDevice,
    (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)desc, (uintptr_t)hNotificationEvent, (uintptr_t)phMetricTracer,),
    "hContext:handle hDevice:handle metricGroupCount:u32 phMetricGroups[metricGroupCount]:handle desc:{_zet_metric_tracer_exp_desc_t} "
    "desc->next@zet_structure_type_t hNotificationEvent:handle phMetricTracer\0" "*phMetricTracer:handle return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 9, 2, int, trace__ze_given_zetMetricTracerDecodeExp, "zetMetricTracerDecodeExp", (void *phMetricDecoder,
    void *pRawDataSize, void *pRawData, uint32_t metricsCount, void *phMetrics, void *pSetCount, void *pMetricEntriesCountPerSet,
    void *pMetricEntriesCount, void *pMetricEntries), ((uintptr_t)phMetricDecoder, (uintptr_t)pRawDataSize, (uintptr_t)pRawData, (uint64_t)metricsCount,
    (uintptr_t)phMetrics, (uintptr_t)pSetCount, (uintptr_t)pMetricEntriesCountPerSet, (uintptr_t)pMetricEntriesCount, (uintptr_t)pMetricEntries,),
    NULL, NULL, (1, 8, 5, 4, 7, 4,),
    "phMetricDecoder:handle *pRawDataSize:u64 pRawData metricsCount:u32 phMetrics[metricsCount]:handle *pSetCount:u32 pMetricEntriesCountPerSet "
    "*pMetricEntriesCount:u32 pMetricEntries ; pRawDataSize_max pSetCount_max pMetricEntriesCount_max\0" "*pRawDataSize:u64 "
    "pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes *pSetCount:u32 pMetricEntriesCountPerSet[*pSetCount:u32<pSetCount_max]:u32 *pMetricEntriesCount:u32 "
    "pMetricEntries[*pMetricEntriesCount:u32<pMetricEntriesCount_max]:{_zet_metric_entry_exp_t#32} return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricTracerDestroyExp, "zetMetricTracerDestroyExp", (void *hMetricTracer),
    ((uintptr_t)hMetricTracer,),
    "hMetricTracer:handle\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricTracerDisableExp, "zetMetricTracerDisableExp", (void *hMetricTracer,
    uint8_t synchronous), ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "hMetricTracer:handle synchronous:u8\0" "return:status@ze_result_t")

TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricTracerEnableExp, "zetMetricTracerEnableExp", (void *hMetricTracer,
    uint8_t synchronous), ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "hMetricTracer:handle synchronous:u8\0" "return:status@ze_result_t")

TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricTracerReadDataExp, "zetMetricTracerReadDataExp", (void *hMetricTracer,
    void *pRawDataSize, void *pRawData), ((uintptr_t)hMetricTracer, (uintptr_t)pRawDataSize, (uintptr_t)pRawData,),
    NULL, NULL, (1, 8,),
    "hMetricTracer:handle *pRawDataSize:u64 pRawData ; pRawDataSize_max\0" "*pRawDataSize:u64 pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes "
    "return:status@ze_result_t")

TRACE__FORWARDING_END

static const trace__entry trace__ze_given[] = {
    {"zeCommandListAppendGraphExt", 0, 0, &trace__ze_given_zeCommandListAppendGraphExt_call, (trace__function)trace__ze_given_zeCommandListAppendGraphExt},
    {"zeCommandListAppendHostFunction", 0, 0, &trace__ze_given_zeCommandListAppendHostFunction_call,
    (trace__function)trace__ze_given_zeCommandListAppendHostFunction},
    {"zeCommandListAppendImageCopyFromMemoryExt", 0, 0, &trace__ze_given_zeCommandListAppendImageCopyFromMemoryExt_call,
    (trace__function)trace__ze_given_zeCommandListAppendImageCopyFromMemoryExt},
    {"zeCommandListAppendImageCopyToMemoryExt", 0, 0, &trace__ze_given_zeCommandListAppendImageCopyToMemoryExt_call,
    (trace__function)trace__ze_given_zeCommandListAppendImageCopyToMemoryExt},
    {"zeCommandListAppendLaunchKernelWithArguments", 0, 0, &trace__ze_given_zeCommandListAppendLaunchKernelWithArguments_call,
    (trace__function)trace__ze_given_zeCommandListAppendLaunchKernelWithArguments},
    {"zeCommandListAppendLaunchKernelWithParameters", 0, 0, &trace__ze_given_zeCommandListAppendLaunchKernelWithParameters_call,
    (trace__function)trace__ze_given_zeCommandListAppendLaunchKernelWithParameters},
    {"zeCommandListAppendMemoryCopyWithParameters", 0, 0, &trace__ze_given_zeCommandListAppendMemoryCopyWithParameters_call,
    (trace__function)trace__ze_given_zeCommandListAppendMemoryCopyWithParameters},
    {"zeCommandListAppendMemoryFillWithParameters", 0, 0, &trace__ze_given_zeCommandListAppendMemoryFillWithParameters_call,
    (trace__function)trace__ze_given_zeCommandListAppendMemoryFillWithParameters},
    {"zeCommandListAppendSignalExternalSemaphoreExt", 0, 0, &trace__ze_given_zeCommandListAppendSignalExternalSemaphoreExt_call,
    (trace__function)trace__ze_given_zeCommandListAppendSignalExternalSemaphoreExt},
    {"zeCommandListAppendWaitExternalSemaphoreExt", 0, 0, &trace__ze_given_zeCommandListAppendWaitExternalSemaphoreExt_call,
    (trace__function)trace__ze_given_zeCommandListAppendWaitExternalSemaphoreExt},
    {"zeCommandListBeginCaptureIntoGraphExt", 0, 0, &trace__ze_given_zeCommandListBeginCaptureIntoGraphExt_call,
    (trace__function)trace__ze_given_zeCommandListBeginCaptureIntoGraphExt},
    {"zeCommandListBeginGraphCaptureExt", 0, 0, &trace__ze_given_zeCommandListBeginGraphCaptureExt_call,
    (trace__function)trace__ze_given_zeCommandListBeginGraphCaptureExt},
    {"zeCommandListCreateCloneExp", 0, 0, &trace__ze_given_zeCommandListCreateCloneExp_call, (trace__function)trace__ze_given_zeCommandListCreateCloneExp},
    {"zeCommandListEndGraphCaptureExt", 0, 0, &trace__ze_given_zeCommandListEndGraphCaptureExt_call,
    (trace__function)trace__ze_given_zeCommandListEndGraphCaptureExt},
    {"zeCommandListGetGraphExt", 0, 0, &trace__ze_given_zeCommandListGetGraphExt_call, (trace__function)trace__ze_given_zeCommandListGetGraphExt},
    {"zeCommandListGetNextCommandIdExp", 0, 0, &trace__ze_given_zeCommandListGetNextCommandIdExp_call,
    (trace__function)trace__ze_given_zeCommandListGetNextCommandIdExp},
    {"zeCommandListGetNextCommandIdWithKernelsExp", 0, 0, &trace__ze_given_zeCommandListGetNextCommandIdWithKernelsExp_call,
    (trace__function)trace__ze_given_zeCommandListGetNextCommandIdWithKernelsExp},
    {"zeCommandListImmediateAppendCommandListsExp", 0, 0, &trace__ze_given_zeCommandListImmediateAppendCommandListsExp_call,
    (trace__function)trace__ze_given_zeCommandListImmediateAppendCommandListsExp},
    {"zeCommandListImmediateAppendCommandListsWithParameters", 0, 0, &trace__ze_given_zeCommandListImmediateAppendCommandListsWithParameters_call,
    (trace__function)trace__ze_given_zeCommandListImmediateAppendCommandListsWithParameters},
    {"zeCommandListIsGraphCaptureEnabledExt", 0, 0, &trace__ze_given_zeCommandListIsGraphCaptureEnabledExt_call,
    (trace__function)trace__ze_given_zeCommandListIsGraphCaptureEnabledExt},
    {"zeCommandListIsMutableExp", 0, 0, &trace__ze_given_zeCommandListIsMutableExp_call, (trace__function)trace__ze_given_zeCommandListIsMutableExp},
    {"zeCommandListUpdateMutableCommandKernelsExp", 0, 0, &trace__ze_given_zeCommandListUpdateMutableCommandKernelsExp_call,
    (trace__function)trace__ze_given_zeCommandListUpdateMutableCommandKernelsExp},
    {"zeCommandListUpdateMutableCommandSignalEventExp", 0, 0, &trace__ze_given_zeCommandListUpdateMutableCommandSignalEventExp_call,
    (trace__function)trace__ze_given_zeCommandListUpdateMutableCommandSignalEventExp},
    {"zeCommandListUpdateMutableCommandWaitEventsExp", 0, 0, &trace__ze_given_zeCommandListUpdateMutableCommandWaitEventsExp_call,
    (trace__function)trace__ze_given_zeCommandListUpdateMutableCommandWaitEventsExp},
    {"zeCommandListUpdateMutableCommandsExp", 0, 0, &trace__ze_given_zeCommandListUpdateMutableCommandsExp_call,
    (trace__function)trace__ze_given_zeCommandListUpdateMutableCommandsExp},
    {"zeDeviceGetFabricVertexExp", 0, 0, &trace__ze_given_zeDeviceGetFabricVertexExp_call, (trace__function)trace__ze_given_zeDeviceGetFabricVertexExp},
    {"zeDeviceGetVectorWidthPropertiesExt", 0, 0, &trace__ze_given_zeDeviceGetVectorWidthPropertiesExt_call,
    (trace__function)trace__ze_given_zeDeviceGetVectorWidthPropertiesExt},
    {"zeDeviceImportExternalSemaphoreExt", 0, 0, &trace__ze_given_zeDeviceImportExternalSemaphoreExt_call,
    (trace__function)trace__ze_given_zeDeviceImportExternalSemaphoreExt},
    {"zeDevicePciGetPropertiesExt", 0, 0, &trace__ze_given_zeDevicePciGetPropertiesExt_call, (trace__function)trace__ze_given_zeDevicePciGetPropertiesExt},
    {"zeDeviceReleaseExternalSemaphoreExt", 0, 0, &trace__ze_given_zeDeviceReleaseExternalSemaphoreExt_call,
    (trace__function)trace__ze_given_zeDeviceReleaseExternalSemaphoreExt},
    {"zeDeviceReserveCacheExt", 0, 0, &trace__ze_given_zeDeviceReserveCacheExt_call, (trace__function)trace__ze_given_zeDeviceReserveCacheExt},
    {"zeDeviceSetCacheAdviceExt", 0, 0, &trace__ze_given_zeDeviceSetCacheAdviceExt_call, (trace__function)trace__ze_given_zeDeviceSetCacheAdviceExt},
    {"zeDriverGetDefaultContext", 0, 0, &trace__ze_given_zeDriverGetDefaultContext_call, (trace__function)trace__ze_given_zeDriverGetDefaultContext},
    {"zeDriverRTASFormatCompatibilityCheckExp", 0, 0, &trace__ze_given_zeDriverRTASFormatCompatibilityCheckExp_call,
    (trace__function)trace__ze_given_zeDriverRTASFormatCompatibilityCheckExp},
    {"zeDriverRTASFormatCompatibilityCheckExt", 0, 0, &trace__ze_given_zeDriverRTASFormatCompatibilityCheckExt_call,
    (trace__function)trace__ze_given_zeDriverRTASFormatCompatibilityCheckExt},
    {"zeEventCounterBasedCloseIpcHandle", 0, 0, &trace__ze_given_zeEventCounterBasedCloseIpcHandle_call,
    (trace__function)trace__ze_given_zeEventCounterBasedCloseIpcHandle},
    {"zeEventCounterBasedCreate", 0, 0, &trace__ze_given_zeEventCounterBasedCreate_call, (trace__function)trace__ze_given_zeEventCounterBasedCreate},
    {"zeEventCounterBasedGetDeviceAddress", 0, 0, &trace__ze_given_zeEventCounterBasedGetDeviceAddress_call,
    (trace__function)trace__ze_given_zeEventCounterBasedGetDeviceAddress},
    {"zeEventCounterBasedGetIpcHandle", 0, 0, &trace__ze_given_zeEventCounterBasedGetIpcHandle_call,
    (trace__function)trace__ze_given_zeEventCounterBasedGetIpcHandle},
    {"zeEventCounterBasedOpenIpcHandle", 0, 0, &trace__ze_given_zeEventCounterBasedOpenIpcHandle_call,
    (trace__function)trace__ze_given_zeEventCounterBasedOpenIpcHandle},
    {"zeEventQueryKernelTimestampsExt", 0, 0, &trace__ze_given_zeEventQueryKernelTimestampsExt_call,
    (trace__function)trace__ze_given_zeEventQueryKernelTimestampsExt},
    {"zeEventQueryTimestampsExp", 0, 0, &trace__ze_given_zeEventQueryTimestampsExp_call, (trace__function)trace__ze_given_zeEventQueryTimestampsExp},
    {"zeExecutableGraphDestroyExt", 0, 0, &trace__ze_given_zeExecutableGraphDestroyExt_call, (trace__function)trace__ze_given_zeExecutableGraphDestroyExt},
    {"zeExecutableGraphGetSourceGraphExt", 0, 0, &trace__ze_given_zeExecutableGraphGetSourceGraphExt_call,
    (trace__function)trace__ze_given_zeExecutableGraphGetSourceGraphExt},
    {"zeFabricEdgeGetExp", 0, 0, &trace__ze_given_zeFabricEdgeGetExp_call, (trace__function)trace__ze_given_zeFabricEdgeGetExp},
    {"zeFabricEdgeGetPropertiesExp", 0, 0, &trace__ze_given_zeFabricEdgeGetPropertiesExp_call,
    (trace__function)trace__ze_given_zeFabricEdgeGetPropertiesExp},
    {"zeFabricEdgeGetVerticesExp", 0, 0, &trace__ze_given_zeFabricEdgeGetVerticesExp_call, (trace__function)trace__ze_given_zeFabricEdgeGetVerticesExp},
    {"zeFabricVertexGetDeviceExp", 0, 0, &trace__ze_given_zeFabricVertexGetDeviceExp_call, (trace__function)trace__ze_given_zeFabricVertexGetDeviceExp},
    {"zeFabricVertexGetExp", 0, 0, &trace__ze_given_zeFabricVertexGetExp_call, (trace__function)trace__ze_given_zeFabricVertexGetExp},
    {"zeFabricVertexGetPropertiesExp", 0, 0, &trace__ze_given_zeFabricVertexGetPropertiesExp_call,
    (trace__function)trace__ze_given_zeFabricVertexGetPropertiesExp},
    {"zeFabricVertexGetSubVerticesExp", 0, 0, &trace__ze_given_zeFabricVertexGetSubVerticesExp_call,
    (trace__function)trace__ze_given_zeFabricVertexGetSubVerticesExp},
    {"zeGraphCreateExt", 0, 0, &trace__ze_given_zeGraphCreateExt_call, (trace__function)trace__ze_given_zeGraphCreateExt},
    {"zeGraphDestroyExt", 0, 0, &trace__ze_given_zeGraphDestroyExt_call, (trace__function)trace__ze_given_zeGraphDestroyExt},
    {"zeGraphDumpContentsExt", 0, 0, &trace__ze_given_zeGraphDumpContentsExt_call, (trace__function)trace__ze_given_zeGraphDumpContentsExt},
    {"zeGraphGetPrimaryCommandListExt", 0, 0, &trace__ze_given_zeGraphGetPrimaryCommandListExt_call,
    (trace__function)trace__ze_given_zeGraphGetPrimaryCommandListExt},
    {"zeGraphInstantiateExt", 0, 0, &trace__ze_given_zeGraphInstantiateExt_call, (trace__function)trace__ze_given_zeGraphInstantiateExt},
    {"zeGraphIsEmptyExt", 0, 0, &trace__ze_given_zeGraphIsEmptyExt_call, (trace__function)trace__ze_given_zeGraphIsEmptyExt},
    {"zeGraphSetDestructionCallbackExt", 0, 0, &trace__ze_given_zeGraphSetDestructionCallbackExt_call,
    (trace__function)trace__ze_given_zeGraphSetDestructionCallbackExt},
    {"zeImageGetAllocPropertiesExt", 0, 0, &trace__ze_given_zeImageGetAllocPropertiesExt_call,
    (trace__function)trace__ze_given_zeImageGetAllocPropertiesExt},
    {"zeImageGetDeviceOffsetExp", 0, 0, &trace__ze_given_zeImageGetDeviceOffsetExp_call, (trace__function)trace__ze_given_zeImageGetDeviceOffsetExp},
    {"zeImageGetMemoryPropertiesExp", 0, 0, &trace__ze_given_zeImageGetMemoryPropertiesExp_call,
    (trace__function)trace__ze_given_zeImageGetMemoryPropertiesExp},
    {"zeImageViewCreateExp", 0, 0, &trace__ze_given_zeImageViewCreateExp_call, (trace__function)trace__ze_given_zeImageViewCreateExp},
    {"zeImageViewCreateExt", 0, 0, &trace__ze_given_zeImageViewCreateExt_call, (trace__function)trace__ze_given_zeImageViewCreateExt},
    {"zeKernelGetAllocationPropertiesExp", 0, 0, &trace__ze_given_zeKernelGetAllocationPropertiesExp_call,
    (trace__function)trace__ze_given_zeKernelGetAllocationPropertiesExp},
    {"zeKernelGetBinaryExp", 0, 0, &trace__ze_given_zeKernelGetBinaryExp_call, (trace__function)trace__ze_given_zeKernelGetBinaryExp},
    {"zeKernelSchedulingHintExp", 0, 0, &trace__ze_given_zeKernelSchedulingHintExp_call, (trace__function)trace__ze_given_zeKernelSchedulingHintExp},
    {"zeKernelSetGlobalOffsetExp", 0, 0, &trace__ze_given_zeKernelSetGlobalOffsetExp_call, (trace__function)trace__ze_given_zeKernelSetGlobalOffsetExp},
    {"zeMemFreeExt", 0, 0, &trace__ze_given_zeMemFreeExt_call, (trace__function)trace__ze_given_zeMemFreeExt},
    {"zeMemGetAtomicAccessAttributeExp", 0, 0, &trace__ze_given_zeMemGetAtomicAccessAttributeExp_call,
    (trace__function)trace__ze_given_zeMemGetAtomicAccessAttributeExp},
    {"zeMemGetFileDescriptorFromIpcHandleExp", 0, 0, &trace__ze_given_zeMemGetFileDescriptorFromIpcHandleExp_call,
    (trace__function)trace__ze_given_zeMemGetFileDescriptorFromIpcHandleExp},
    {"zeMemGetIpcHandleFromFileDescriptorExp", 0, 0, &trace__ze_given_zeMemGetIpcHandleFromFileDescriptorExp_call,
    (trace__function)trace__ze_given_zeMemGetIpcHandleFromFileDescriptorExp},
    {"zeMemSetAtomicAccessAttributeExp", 0, 0, &trace__ze_given_zeMemSetAtomicAccessAttributeExp_call,
    (trace__function)trace__ze_given_zeMemSetAtomicAccessAttributeExp},
    {"zeModuleInspectLinkageExt", 0, 0, &trace__ze_given_zeModuleInspectLinkageExt_call, (trace__function)trace__ze_given_zeModuleInspectLinkageExt},
    {"zeRTASBuilderBuildExp", 0, 0, &trace__ze_given_zeRTASBuilderBuildExp_call, (trace__function)trace__ze_given_zeRTASBuilderBuildExp},
    {"zeRTASBuilderBuildExt", 0, 0, &trace__ze_given_zeRTASBuilderBuildExt_call, (trace__function)trace__ze_given_zeRTASBuilderBuildExt},
    {"zeRTASBuilderCommandListAppendCopyExt", 0, 0, &trace__ze_given_zeRTASBuilderCommandListAppendCopyExt_call,
    (trace__function)trace__ze_given_zeRTASBuilderCommandListAppendCopyExt},
    {"zeRTASBuilderCreateExp", 0, 0, &trace__ze_given_zeRTASBuilderCreateExp_call, (trace__function)trace__ze_given_zeRTASBuilderCreateExp},
    {"zeRTASBuilderCreateExt", 0, 0, &trace__ze_given_zeRTASBuilderCreateExt_call, (trace__function)trace__ze_given_zeRTASBuilderCreateExt},
    {"zeRTASBuilderDestroyExp", 0, 0, &trace__ze_given_zeRTASBuilderDestroyExp_call, (trace__function)trace__ze_given_zeRTASBuilderDestroyExp},
    {"zeRTASBuilderDestroyExt", 0, 0, &trace__ze_given_zeRTASBuilderDestroyExt_call, (trace__function)trace__ze_given_zeRTASBuilderDestroyExt},
    {"zeRTASBuilderGetBuildPropertiesExp", 0, 0, &trace__ze_given_zeRTASBuilderGetBuildPropertiesExp_call,
    (trace__function)trace__ze_given_zeRTASBuilderGetBuildPropertiesExp},
    {"zeRTASBuilderGetBuildPropertiesExt", 0, 0, &trace__ze_given_zeRTASBuilderGetBuildPropertiesExt_call,
    (trace__function)trace__ze_given_zeRTASBuilderGetBuildPropertiesExt},
    {"zeRTASParallelOperationCreateExp", 0, 0, &trace__ze_given_zeRTASParallelOperationCreateExp_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationCreateExp},
    {"zeRTASParallelOperationCreateExt", 0, 0, &trace__ze_given_zeRTASParallelOperationCreateExt_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationCreateExt},
    {"zeRTASParallelOperationDestroyExp", 0, 0, &trace__ze_given_zeRTASParallelOperationDestroyExp_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationDestroyExp},
    {"zeRTASParallelOperationDestroyExt", 0, 0, &trace__ze_given_zeRTASParallelOperationDestroyExt_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationDestroyExt},
    {"zeRTASParallelOperationGetPropertiesExp", 0, 0, &trace__ze_given_zeRTASParallelOperationGetPropertiesExp_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationGetPropertiesExp},
    {"zeRTASParallelOperationGetPropertiesExt", 0, 0, &trace__ze_given_zeRTASParallelOperationGetPropertiesExt_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationGetPropertiesExt},
    {"zeRTASParallelOperationJoinExp", 0, 0, &trace__ze_given_zeRTASParallelOperationJoinExp_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationJoinExp},
    {"zeRTASParallelOperationJoinExt", 0, 0, &trace__ze_given_zeRTASParallelOperationJoinExt_call,
    (trace__function)trace__ze_given_zeRTASParallelOperationJoinExt},
    {"zerGetDefaultContext", 0, 0, &trace__ze_given_zerGetDefaultContext_call, (trace__function)trace__ze_given_zerGetDefaultContext},
    {"zerGetLastErrorDescription", 0, 0, &trace__ze_given_zerGetLastErrorDescription_call, (trace__function)trace__ze_given_zerGetLastErrorDescription},
    {"zerTranslateDeviceHandleToIdentifier", 0, 0, &trace__ze_given_zerTranslateDeviceHandleToIdentifier_call,
    (trace__function)trace__ze_given_zerTranslateDeviceHandleToIdentifier},
    {"zerTranslateIdentifierToDeviceHandle", 0, 0, &trace__ze_given_zerTranslateIdentifierToDeviceHandle_call,
    (trace__function)trace__ze_given_zerTranslateIdentifierToDeviceHandle},
    {"zesDeviceEnumActiveVFExp", 0, 0, &trace__ze_given_zesDeviceEnumActiveVFExp_call, (trace__function)trace__ze_given_zesDeviceEnumActiveVFExp},
    {"zesDeviceEnumEnabledVFExp", 0, 0, &trace__ze_given_zesDeviceEnumEnabledVFExp_call, (trace__function)trace__ze_given_zesDeviceEnumEnabledVFExp},
    {"zesDeviceGetSubDevicePropertiesExp", 0, 0, &trace__ze_given_zesDeviceGetSubDevicePropertiesExp_call,
    (trace__function)trace__ze_given_zesDeviceGetSubDevicePropertiesExp},
    {"zesDevicePciLinkSpeedUpdateExt", 0, 0, &trace__ze_given_zesDevicePciLinkSpeedUpdateExt_call,
    (trace__function)trace__ze_given_zesDevicePciLinkSpeedUpdateExt},
    {"zesDeviceResetExt", 0, 0, &trace__ze_given_zesDeviceResetExt_call, (trace__function)trace__ze_given_zesDeviceResetExt},
    {"zesDriverGetDeviceByUuidExp", 0, 0, &trace__ze_given_zesDriverGetDeviceByUuidExp_call, (trace__function)trace__ze_given_zesDriverGetDeviceByUuidExp},
    {"zesEngineGetActivityExt", 0, 0, &trace__ze_given_zesEngineGetActivityExt_call, (trace__function)trace__ze_given_zesEngineGetActivityExt},
    {"zesFirmwareGetSecurityVersionExp", 0, 0, &trace__ze_given_zesFirmwareGetSecurityVersionExp_call,
    (trace__function)trace__ze_given_zesFirmwareGetSecurityVersionExp},
    {"zesFirmwareSetSecurityVersionExp", 0, 0, &trace__ze_given_zesFirmwareSetSecurityVersionExp_call,
    (trace__function)trace__ze_given_zesFirmwareSetSecurityVersionExp},
    {"zesPowerGetLimitsExt", 0, 0, &trace__ze_given_zesPowerGetLimitsExt_call, (trace__function)trace__ze_given_zesPowerGetLimitsExt},
    {"zesPowerGetLimitsExt2", 0, 0, &trace__ze_given_zesPowerGetLimitsExt2_call, (trace__function)trace__ze_given_zesPowerGetLimitsExt2},
    {"zesPowerSetLimitsExt", 0, 0, &trace__ze_given_zesPowerSetLimitsExt_call, (trace__function)trace__ze_given_zesPowerSetLimitsExt},
    {"zesPowerSetLimitsExt2", 0, 0, &trace__ze_given_zesPowerSetLimitsExt2_call, (trace__function)trace__ze_given_zesPowerSetLimitsExt2},
    {"zesRasClearStateExp", 0, 0, &trace__ze_given_zesRasClearStateExp_call, (trace__function)trace__ze_given_zesRasClearStateExp},
    {"zesRasGetConfigExp", 0, 0, &trace__ze_given_zesRasGetConfigExp_call, (trace__function)trace__ze_given_zesRasGetConfigExp},
    {"zesRasGetStateExp", 0, 0, &trace__ze_given_zesRasGetStateExp_call, (trace__function)trace__ze_given_zesRasGetStateExp},
    {"zesRasGetStateExp2", 0, 0, &trace__ze_given_zesRasGetStateExp2_call, (trace__function)trace__ze_given_zesRasGetStateExp2},
    {"zesRasGetSupportedCategoriesExp", 0, 0, &trace__ze_given_zesRasGetSupportedCategoriesExp_call,
    (trace__function)trace__ze_given_zesRasGetSupportedCategoriesExp},
    {"zesRasSetConfigExp", 0, 0, &trace__ze_given_zesRasSetConfigExp_call, (trace__function)trace__ze_given_zesRasSetConfigExp},
    {"zesVFManagementGetVFCapabilitiesExp", 0, 0, &trace__ze_given_zesVFManagementGetVFCapabilitiesExp_call,
    (trace__function)trace__ze_given_zesVFManagementGetVFCapabilitiesExp},
    {"zesVFManagementGetVFCapabilitiesExp2", 0, 0, &trace__ze_given_zesVFManagementGetVFCapabilitiesExp2_call,
    (trace__function)trace__ze_given_zesVFManagementGetVFCapabilitiesExp2},
    {"zesVFManagementGetVFEngineUtilizationExp", 0, 0, &trace__ze_given_zesVFManagementGetVFEngineUtilizationExp_call,
    (trace__function)trace__ze_given_zesVFManagementGetVFEngineUtilizationExp},
    {"zesVFManagementGetVFEngineUtilizationExp2", 0, 0, &trace__ze_given_zesVFManagementGetVFEngineUtilizationExp2_call,
    (trace__function)trace__ze_given_zesVFManagementGetVFEngineUtilizationExp2},
    {"zesVFManagementGetVFMemoryUtilizationExp", 0, 0, &trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp_call,
    (trace__function)trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp},
    {"zesVFManagementGetVFMemoryUtilizationExp2", 0, 0, &trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp2_call,
    (trace__function)trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp2},
    {"zesVFManagementGetVFPropertiesExp", 0, 0, &trace__ze_given_zesVFManagementGetVFPropertiesExp_call,
    (trace__function)trace__ze_given_zesVFManagementGetVFPropertiesExp},
    {"zesVFManagementSetVFTelemetryModeExp", 0, 0, &trace__ze_given_zesVFManagementSetVFTelemetryModeExp_call,
    (trace__function)trace__ze_given_zesVFManagementSetVFTelemetryModeExp},
    {"zesVFManagementSetVFTelemetrySamplingIntervalExp", 0, 0, &trace__ze_given_zesVFManagementSetVFTelemetrySamplingIntervalExp_call,
    (trace__function)trace__ze_given_zesVFManagementSetVFTelemetrySamplingIntervalExp},
    {"zetCommandListAppendMarkerExp", 0, 0, &trace__ze_given_zetCommandListAppendMarkerExp_call,
    (trace__function)trace__ze_given_zetCommandListAppendMarkerExp},
    {"zetDeviceCreateMetricGroupsFromMetricsExp", 0, 0, &trace__ze_given_zetDeviceCreateMetricGroupsFromMetricsExp_call,
    (trace__function)trace__ze_given_zetDeviceCreateMetricGroupsFromMetricsExp},
    {"zetDeviceDisableMetricsExp", 0, 0, &trace__ze_given_zetDeviceDisableMetricsExp_call, (trace__function)trace__ze_given_zetDeviceDisableMetricsExp},
    {"zetDeviceEnableMetricsExp", 0, 0, &trace__ze_given_zetDeviceEnableMetricsExp_call, (trace__function)trace__ze_given_zetDeviceEnableMetricsExp},
    {"zetDeviceGetConcurrentMetricGroupsExp", 0, 0, &trace__ze_given_zetDeviceGetConcurrentMetricGroupsExp_call,
    (trace__function)trace__ze_given_zetDeviceGetConcurrentMetricGroupsExp},
    {"zetMetricCreateFromProgrammableExp", 0, 0, &trace__ze_given_zetMetricCreateFromProgrammableExp_call,
    (trace__function)trace__ze_given_zetMetricCreateFromProgrammableExp},
    {"zetMetricCreateFromProgrammableExp2", 0, 0, &trace__ze_given_zetMetricCreateFromProgrammableExp2_call,
    (trace__function)trace__ze_given_zetMetricCreateFromProgrammableExp2},
    {"zetMetricDecoderCreateExp", 0, 0, &trace__ze_given_zetMetricDecoderCreateExp_call, (trace__function)trace__ze_given_zetMetricDecoderCreateExp},
    {"zetMetricDecoderDestroyExp", 0, 0, &trace__ze_given_zetMetricDecoderDestroyExp_call, (trace__function)trace__ze_given_zetMetricDecoderDestroyExp},
    {"zetMetricDecoderGetDecodableMetricsExp", 0, 0, &trace__ze_given_zetMetricDecoderGetDecodableMetricsExp_call,
    (trace__function)trace__ze_given_zetMetricDecoderGetDecodableMetricsExp},
    {"zetMetricDestroyExp", 0, 0, &trace__ze_given_zetMetricDestroyExp_call, (trace__function)trace__ze_given_zetMetricDestroyExp},
    {"zetMetricGroupAddMetricExp", 0, 0, &trace__ze_given_zetMetricGroupAddMetricExp_call, (trace__function)trace__ze_given_zetMetricGroupAddMetricExp},
    {"zetMetricGroupCalculateMetricExportDataExp", 0, 0, &trace__ze_given_zetMetricGroupCalculateMetricExportDataExp_call,
    (trace__function)trace__ze_given_zetMetricGroupCalculateMetricExportDataExp},
    {"zetMetricGroupCalculateMultipleMetricValuesExp", 0, 0, &trace__ze_given_zetMetricGroupCalculateMultipleMetricValuesExp_call,
    (trace__function)trace__ze_given_zetMetricGroupCalculateMultipleMetricValuesExp},
    {"zetMetricGroupCloseExp", 0, 0, &trace__ze_given_zetMetricGroupCloseExp_call, (trace__function)trace__ze_given_zetMetricGroupCloseExp},
    {"zetMetricGroupCreateExp", 0, 0, &trace__ze_given_zetMetricGroupCreateExp_call, (trace__function)trace__ze_given_zetMetricGroupCreateExp},
    {"zetMetricGroupDestroyExp", 0, 0, &trace__ze_given_zetMetricGroupDestroyExp_call, (trace__function)trace__ze_given_zetMetricGroupDestroyExp},
    {"zetMetricGroupGetExportDataExp", 0, 0, &trace__ze_given_zetMetricGroupGetExportDataExp_call,
    (trace__function)trace__ze_given_zetMetricGroupGetExportDataExp},
    {"zetMetricGroupGetGlobalTimestampsExp", 0, 0, &trace__ze_given_zetMetricGroupGetGlobalTimestampsExp_call,
    (trace__function)trace__ze_given_zetMetricGroupGetGlobalTimestampsExp},
    {"zetMetricGroupRemoveMetricExp", 0, 0, &trace__ze_given_zetMetricGroupRemoveMetricExp_call,
    (trace__function)trace__ze_given_zetMetricGroupRemoveMetricExp},
    {"zetMetricProgrammableGetExp", 0, 0, &trace__ze_given_zetMetricProgrammableGetExp_call, (trace__function)trace__ze_given_zetMetricProgrammableGetExp},
    {"zetMetricProgrammableGetParamInfoExp", 0, 0, &trace__ze_given_zetMetricProgrammableGetParamInfoExp_call,
    (trace__function)trace__ze_given_zetMetricProgrammableGetParamInfoExp},
    {"zetMetricProgrammableGetParamValueInfoExp", 0, 0, &trace__ze_given_zetMetricProgrammableGetParamValueInfoExp_call,
    (trace__function)trace__ze_given_zetMetricProgrammableGetParamValueInfoExp},
    {"zetMetricProgrammableGetPropertiesExp", 0, 0, &trace__ze_given_zetMetricProgrammableGetPropertiesExp_call,
    (trace__function)trace__ze_given_zetMetricProgrammableGetPropertiesExp},
    {"zetMetricTracerCreateExp", 0, 0, &trace__ze_given_zetMetricTracerCreateExp_call, (trace__function)trace__ze_given_zetMetricTracerCreateExp},
    {"zetMetricTracerDecodeExp", 0, 0, &trace__ze_given_zetMetricTracerDecodeExp_call, (trace__function)trace__ze_given_zetMetricTracerDecodeExp},
    {"zetMetricTracerDestroyExp", 0, 0, &trace__ze_given_zetMetricTracerDestroyExp_call, (trace__function)trace__ze_given_zetMetricTracerDestroyExp},
    {"zetMetricTracerDisableExp", 0, 0, &trace__ze_given_zetMetricTracerDisableExp_call, (trace__function)trace__ze_given_zetMetricTracerDisableExp},
    {"zetMetricTracerEnableExp", 0, 0, &trace__ze_given_zetMetricTracerEnableExp_call, (trace__function)trace__ze_given_zetMetricTracerEnableExp},
    {"zetMetricTracerReadDataExp", 0, 0, &trace__ze_given_zetMetricTracerReadDataExp_call, (trace__function)trace__ze_given_zetMetricTracerReadDataExp},
    {0, 0, 0, 0, 0},
};

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
/*: ze_driver_properties_t: _:copy{_ze_driver_properties_t} -> meta */
    {"ze_structure_type_t", 1, {"ze_driver_properties_t\0" 
    "$\4\0\236\2\10\200\1\0\0\6@stype\0ZLpNext\0Puuid.id\0EdriverVersion\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kh\1\0B\20\0D\10\0I\1\1\0C"
    " \0C\20\0Kb\4\0A\2 \0C", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_driver_ipc_properties_t: _:copy{_ze_driver_ipc_properties_t} -> meta */
    {"ze_structure_type_t", 2,
    {"ze_driver_ipc_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0003d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_properties_t: _:copy{_ze_device_properties_t} -> meta */
    {"ze_structure_type_t", 3, {"ze_device_properties_t\0" 
    "$\25\0\354\4\10\310\1\0\0\6@stype\0ZLpNext\0\6@type\0\31EvendorId\0EdeviceId\0\5@flags\0\26EsubdeviceId\0EcoreClockRate\0GmaxMemAllocSize\0E\3H"
    "ardwareContexts\0E\3CommandQueuePriority\0EnumThreadsPerEU\0EphysicalEUSimdWidth\0EnumEUsPerSubslice\0E\3SubslicesPerSlice\0E\4lices\0GtimerRe"
    "solution\0E\4stampValidBits\0EkernelTimestampValidBits\0Puuid.id\0Nname\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0SL\0CD\0Kd\10\0A\6P\0S`\0C\20\0Kh\1"
    "\0B`\0D\10\0I\1\1\0Cp\0C\20\0Kg\1\0Bp\0D\10\0H@\0A\1\0Cp\1\0C\1\0J", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_compute_properties_t: _:copy{_ze_device_compute_properties_t} -> meta */
    {"ze_structure_type_t", 4, {"ze_device_compute_properties_t\0" 
    "$\14\0\276\2\10x\0\0\6@stype\0ZLpNext\0EmaxTotalGroupSize\0E\3GroupSizeX\0E\14Y\0E\14Z\0E\10CountX\0E\15Y\0E\15Z\0E\3SharedLocalMemory\0EnumSu"
    "bGroupSizes\0esubGroupSizes\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S4\0C,\0Kh\4\0B4\0D\10\0H@\0A\4\0CT\0C\10\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: ze_device_module_properties_t: _:copy{_ze_device_module_properties_t} -> meta */
    {"ze_structure_type_t", 5, {"ze_device_module_properties_t\0" 
    "$\12\0\266\2\10x\0\0\6@stype\0ZLpNext\0EspirvVersionSupported\0\5@flags\0\23\5@fp16flags\0\16\5@fp32flags\0\16\5@fp64flags\0\16EmaxArgumentsSi"
    "ze\0EprintfBufferSize\0PnativeKernelSupported.id\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S,\0C$\0Kh\1\0B,\0D\10\0I\1\1\0C<\0C\20\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_command_queue_group_properties_t: _:copy{_ze_command_queue_group_properties_t} -> meta */
    {"ze_structure_type_t", 6, {"ze_command_queue_group_properties_t\0" 
    "$\5\0$\10x\0\0\6@stype\0ZLpNext\0\5@flags\0\6GmaxMemoryFillPatternSize\0EnumQueues\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30"
    "\0S$\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_memory_properties_t: _:copy{_ze_device_memory_properties_t} -> meta */
    {"ze_structure_type_t", 7, {"ze_device_memory_properties_t\0" 
    "$\7\0\256\2\10\240\1\0\0\6@stype\0ZLpNext\0\5@flags\0\22EmaxClockRate\0E\3BusWidth\0GtotalSize\0Nname\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0"
    "C\24\0Kd\10\0A\6 \0S(\0C\10\0Kg\1\0B(\0D\10\0H@\0A\1\0C(\1\0C\1\0J", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_memory_access_properties_t: _:copy{_ze_device_memory_access_properties_t} -> meta */
    {"ze_structure_type_t", 8, {"ze_device_memory_access_properties_t\0" 
    "$\7\0(\10P\0\0\6@stype\0ZLpNext\0\5@hostAllocCapabilities\09\5@deviceAllocCapabilities\09\5@sharedSingleDeviceAllocCapabilities\09\5@\6CrossDe"
    "viceAllocCapabilities\09\5@\6SystemAllocCapabilities\09d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S$\0C\34\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_cache_properties_t: _:copy{_ze_device_cache_properties_t} -> meta */
    {"ze_structure_type_t", 9, {"ze_device_cache_properties_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0ZLpNext\0\5@flags\0\12GcacheSize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_device_image_properties_t: _:copy{_ze_device_image_properties_t} -> meta */
    {"ze_structure_type_t", 10, {"ze_device_image_properties_t\0" 
    "$\12\08\10x\0\0\6@stype\0ZLpNext\0EmaxImageDims1D\0E\0142D\0E\0143D\0G\10BufferSize\0E\10ArraySlices\0E\3Samplers\0E\3ReadImageArgs\0E\3WriteI"
    "mageArgs\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0Kd\10\0A\6 \0S8\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_p2p_properties_t: _:copy{_ze_device_p2p_properties_t} -> meta */
    {"ze_structure_type_t", 11,
    {"ze_device_p2p_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\25d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_external_memory_properties_t: _:copy{_ze_device_external_memory_properties_t} -> meta */
    {"ze_structure_type_t", 12, {"ze_device_external_memory_properties_t\0" 
    "$\6\0$\10P\0\0\6@stype\0ZLpNext\0\5@memoryAllocationImportTypes\0\42\5@\20ExportTypes\0\42\5@imageImportTypes\0\42\5@\5ExportTypes\0\42d\4\0A\2"
    "\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_context_desc_t: _:copy{_ze_context_desc_t} -> meta */
    {"ze_structure_type_t", 13, {"ze_context_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\11d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_command_queue_desc_t: _:copy{_ze_command_queue_desc_t} -> meta */
    {"ze_structure_type_t", 14,
    {"ze_command_queue_desc_t\0"
    "$\7\0(\10P\0\0\6@stype\0ZLpNext\0Eordinal\0Eindex\0\5@flags\0\5\6@mode\0\7\6@priority\0\10d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S$\0C\34\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_command_list_desc_t: _:copy{_ze_command_list_desc_t} -> meta */
    {"ze_structure_type_t", 15,
    {"ze_command_list_desc_t\0"
    "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0EcommandQueueGroupOrdinal\0\5@flags\0\4d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_event_pool_desc_t: _:copy{_ze_event_pool_desc_t} -> meta */
    {"ze_structure_type_t", 16,
    {"ze_event_pool_desc_t\0" "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\36Ecount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_event_desc_t: _:copy{_ze_event_desc_t} -> meta */
    {"ze_structure_type_t", 17, {"ze_event_desc_t\0" "$\5\0 \10P\0\0\6@stype\0ZLpNext\0Eindex\0\5@signal\0 \5@wait\0 "
    "d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_fence_desc_t: _:copy{_ze_fence_desc_t} -> meta */
    {"ze_structure_type_t", 18, {"ze_fence_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0&d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_desc_t: _:copy{_ze_image_desc_t} -> meta */
    {"ze_structure_type_t", 19, {"ze_image_desc_t\0" 
    "$\17\0L\10P\0\0\6@stype\0ZLpNext\0\5@flags\0)\6@type\0.\6@format.layout\0*\6@\7type\0,\6@\7x\0+\6@\7y\0+\6@\7z\0+\6@\7w\0+Gwidth\0Eheight\0Ede"
    "pth\0Earraylevels\0Emiplevels\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0SH\0C@\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_properties_t: _:copy{_ze_image_properties_t} -> meta */
    {"ze_structure_type_t", 20,
    {"ze_image_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@samplerFilterFlags\0-d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_mem_alloc_desc_t: _:copy{_ze_device_mem_alloc_desc_t} -> meta */
    {"ze_structure_type_t", 21,
    {"ze_device_mem_alloc_desc_t\0" "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\20Eordinal\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_host_mem_alloc_desc_t: _:copy{_ze_host_mem_alloc_desc_t} -> meta */
    {"ze_structure_type_t", 22,
    {"ze_host_mem_alloc_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0'd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_memory_allocation_properties_t: _:copy{_ze_memory_allocation_properties_t} -> meta */
    {"ze_structure_type_t", 23,
    {"ze_memory_allocation_properties_t\0"
    "$\5\0(\10x\0\0\6@stype\0ZLpNext\0\6@type\0=Gid\0GpageSize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S(\0C\20\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_memory_export_desc_t: _:copy{_ze_external_memory_export_desc_t} -> meta */
    {"ze_structure_type_t", 24,
    {"ze_external_memory_export_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\42d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_memory_import_fd_t: _:copy{_ze_external_memory_import_fd_t} -> meta */
    {"ze_structure_type_t", 25,
    {"ze_external_memory_import_fd_t\0" "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\42Ffd\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_memory_export_fd_t: _:copy{_ze_external_memory_export_fd_t} -> meta */
    {"ze_structure_type_t", 26,
    {"ze_external_memory_export_fd_t\0" "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\42Ffd\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_module_desc_t: _:copy{_ze_module_desc_t} -> meta */
    {"ze_structure_type_t", 27, {"ze_module_desc_t\0" 
    "$\7\0\260\4\10\360\1\0\0\6@stype\0ZLpNext\0\6@format\0>GinputSize\0PpInputModule\0NpBuildFlags\0EpConstants.numConstants\0d\4\0A\2\0T\4\0C\4\0K"
    "d\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0Kh\1\0F\3\10\0A\1\0B \0D\1\1\0C(\0C\30\0Kf\10\0B(\0S0\0Od\4\0I\1\0B0\0I8\0C\4\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_module_properties_t: _:copy{_ze_module_properties_t} -> meta */
    {"ze_structure_type_t", 28,
    {"ze_module_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\77d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_kernel_desc_t: _:copy{_ze_kernel_desc_t} -> meta */
    {"ze_structure_type_t", 29,
    {"ze_kernel_desc_t\0" "$\4\0\236\2\10x\0\0\6@stype\0ZLpNext\0\5@flags\0004NpKernelName\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kf\10\0B\30\0S "
    "\0O", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_kernel_properties_t: _:copy{_ze_kernel_properties_t} -> meta */
    {"ze_structure_type_t", 30, {"ze_kernel_properties_t\0" 
    "$\17\0\314\4\10\240\1\0\0\6@stype\0ZLpNext\0EnumKernelArgs\0ErequiredGroupSizeX\0E\21Y\0E\21Z\0E\10NumSubGroups\0E\10SubgroupSize\0EmaxSubgrou"
    "pSize\0E\3NumSubgroups\0ElocalMemSize\0EprivateMemSize\0EspillMemSize\0Puuid.kid\0P\5mid\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S<\0C4\0Kh\1\0B<\0"
    "D\10\0I\1\1\0CL\0C\20\0Kh\1\0BL\0D\10\0I\1\1\0C\134\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_sampler_desc_t: _:copy{_ze_sampler_desc_t} -> meta */
    {"ze_structure_type_t", 31,
    {"ze_sampler_desc_t\0"
    "$\5\0\35\10P\0\0\6@stype\0ZLpNext\0\6@addressMode\0W\6@filterMode\0XAisNormalized\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\31\0C\21\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_physical_mem_desc_t: _:copy{_ze_physical_mem_desc_t} -> meta */
    {"ze_structure_type_t", 32, {"ze_physical_mem_desc_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0ZLpNext\0\5@flags\0BGsize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: ze_kernel_preferred_group_size_properties_t: _:copy{_ze_kernel_preferred_group_size_properties_t} -> meta */
    {"ze_structure_type_t", 33,
    {"ze_kernel_preferred_group_size_properties_t\0"
    "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0EpreferredMultiple\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: ze_external_memory_import_win32_handle_t: _:copy{_ze_external_memory_import_win32_handle_t} -> meta */
    {"ze_structure_type_t", 34,
    {"ze_external_memory_import_win32_handle_t\0"
    "$\5\0(\10x\0\0\6@stype\0ZLpNext\0\5@flags\0\42Lhandle\0Lname\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S(\0C\20\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_memory_export_win32_handle_t: _:copy{_ze_external_memory_export_win32_handle_t} -> meta */
    {"ze_structure_type_t", 35, {"ze_external_memory_export_win32_handle_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0ZLpNext\0\5@flags\0\42Lhandle\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_device_raytracing_ext_properties_t: _:copy{_ze_device_raytracing_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65537,
    {"ze_device_raytracing_ext_properties_t\0"
    "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\27EmaxBVHLevels\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: ze_raytracing_mem_alloc_ext_desc_t: _:copy{_ze_raytracing_mem_alloc_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65538,
    {"ze_raytracing_mem_alloc_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0Cd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_float_atomic_ext_properties_t: _:copy{_ze_float_atomic_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65539, {"ze_float_atomic_ext_properties_t\0" "$\5\0 "
    "\10P\0\0\6@stype\0ZLpNext\0\5@fp16Flags\0\15\5@fp32Flags\0\15\5@fp64Flags\0\15d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_cache_reservation_ext_desc_t: _:copy{_ze_cache_reservation_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65540,
    {"ze_cache_reservation_ext_desc_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0GmaxCacheReservationSize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_eu_count_ext_t: _:copy{_ze_eu_count_ext_t} -> meta */
    {"ze_structure_type_t", 65541,
    {"ze_eu_count_ext_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0EnumTotalEUs\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: ze_srgb_ext_desc_t: _:copy{_ze_srgb_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65542, {"ze_srgb_ext_desc_t\0" "$\3\0\25\10P\0\0\6@stype\0ZLpNext\0AsRGB\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_linkage_inspection_ext_desc_t: _:copy{_ze_linkage_inspection_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65543,
    {"ze_linkage_inspection_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0007d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_pci_ext_properties_t: _:copy{_ze_pci_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65544, {"ze_pci_ext_properties_t\0" 
    "$\11\0004\10P\0\0\6@stype\0ZLpNext\0Eaddress.domain\0E\10bus\0E\10device\0E\10function\0FmaxSpeed.genVersion\0F\11width\0H\11maxBandwidth\0d\4\0"
    "A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S0\0C(\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_driver_memory_free_ext_properties_t: _:copy{_ze_driver_memory_free_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65545,
    {"ze_driver_memory_free_ext_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@freePolicies\0\33d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_memory_free_ext_desc_t: _:copy{_ze_memory_free_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65546,
    {"ze_memory_free_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@freePolicy\0\33d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_memory_compression_hints_ext_desc_t: _:copy{_ze_memory_compression_hints_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65547,
    {"ze_memory_compression_hints_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0<d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_allocation_ext_properties_t: _:copy{_ze_image_allocation_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65548,
    {"ze_image_allocation_ext_properties_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0Gid\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_luid_ext_properties_t: _:copy{_ze_device_luid_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65549, {"ze_device_luid_ext_properties_t\0" 
    "$\4\0\236\2\10\200\1\0\0\6@stype\0ZLpNext\0Pluid.id\0EnodeMask\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kh\1\0B\20\0D\10\0I\1\1\0C\30\0C"
    "\10\0Kb\4\0A\2\30\0C", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_memory_ext_properties_t: _:copy{_ze_device_memory_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65550, {"ze_device_memory_ext_properties_t\0" 
    "$\7\0,\10x\0\0\6@stype\0ZLpNext\0\6@type\0\21GphysicalSize\0EreadBandwidth\0EwriteBandwidth\0\6@bandwidthUnit\0\1d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6"
    "\10\0S\24\0C\14\0Kd\10\0A\6\30\0S,\0C\24\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_ip_version_ext_t: _:copy{_ze_device_ip_version_ext_t} -> meta */
    {"ze_structure_type_t", 65551,
    {"ze_device_ip_version_ext_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0EipVersion\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_image_view_planar_ext_desc_t: _:copy{_ze_image_view_planar_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65552,
    {"ze_image_view_planar_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0EplaneIndex\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_event_query_kernel_timestamps_ext_properties_t: _:copy{_ze_event_query_kernel_timestamps_ext_properties_t} -> */
/*:     meta */
    {"ze_structure_type_t", 65553,
    {"ze_event_query_kernel_timestamps_ext_properties_t\0"
    "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\37d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_event_query_kernel_timestamps_results_ext_properties_t: */
/*:     _:copy{_ze_event_query_kernel_timestamps_results_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65554,
    {"ze_event_query_kernel_timestamps_results_ext_properties_t\0"
    "$\4\0$\10P\0\0\6@stype\0ZLpNext\0LpKernelTimestampsBuffer\0LpSynchronizedTimestampsBuffer\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_kernel_max_group_size_properties_ext_t: _:copy{_ze_kernel_max_group_size_properties_ext_t} -> meta */
    {"ze_structure_type_t", 65555,
    {"ze_kernel_max_group_size_properties_ext_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0EmaxGroupSize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_format_support_ext_properties_t: _:copy{_ze_image_format_support_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65556,
    {"ze_image_format_support_ext_properties_t\0" "$\3\0\25\10P\0\0\6@stype\0ZLpNext\0Asupported\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_readonly_memory_ext_properties_t: _:copy{_ze_device_readonly_memory_ext_properties_t} -> meta */
    {"ze_structure_type_t", 65557,
    {"ze_device_readonly_memory_ext_properties_t\0"
    "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\6@readonlyCapability\0\30d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: ze_relaxed_allocation_limits_ext_desc_t: _:copy{_ze_relaxed_allocation_limits_ext_desc_t} -> meta */
    {"ze_structure_type_t", 65558,
    {"ze_relaxed_allocation_limits_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0Gd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_relaxed_allocation_limits_exp_desc_t: _:copy{_ze_relaxed_allocation_limits_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131073,
    {"ze_relaxed_allocation_limits_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0Fd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_module_program_exp_desc_t: _:copy{_ze_module_program_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131074, {"ze_module_program_exp_desc_t\0" 
    "$\7\0\264\14\10\260\1\0\0\6@stype\0ZLpNext\0Ecount\0ginputSizes\0LpInputModules\0NpBuildFlags\0LpConstants\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0"
    "S\24\0C\14\0Kh\10\0F\3\4\0A\1\0B\30\0C@\0A\10\0C \0C\20\0Kb\10\0A\2 \0Ci\10\0F\3\4\0A\1\0B(\0E\10\0G\20\0Kb\10\0A\0020\0C", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: ze_scheduling_hint_exp_properties_t: _:copy{_ze_scheduling_hint_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131075,
    {"ze_scheduling_hint_exp_properties_t\0"
    "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@schedulingHintFlags\0Yd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: ze_scheduling_hint_exp_desc_t: _:copy{_ze_scheduling_hint_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131076,
    {"ze_scheduling_hint_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0Yd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_view_planar_exp_desc_t: _:copy{_ze_image_view_planar_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131077,
    {"ze_image_view_planar_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0EplaneIndex\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_properties_t: _:copy{_ze_device_properties_t} -> meta */
    {"ze_structure_type_t", 131078, {"ze_device_properties_t\0" 
    "$\25\0\354\4\10\310\1\0\0\6@stype\0ZLpNext\0\6@type\0\31EvendorId\0EdeviceId\0\5@flags\0\26EsubdeviceId\0EcoreClockRate\0GmaxMemAllocSize\0E\3H"
    "ardwareContexts\0E\3CommandQueuePriority\0EnumThreadsPerEU\0EphysicalEUSimdWidth\0EnumEUsPerSubslice\0E\3SubslicesPerSlice\0E\4lices\0GtimerRe"
    "solution\0E\4stampValidBits\0EkernelTimestampValidBits\0Puuid.id\0Nname\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0SL\0CD\0Kd\10\0A\6P\0S`\0C\20\0Kh\1"
    "\0B`\0D\10\0I\1\1\0Cp\0C\20\0Kg\1\0Bp\0D\10\0H@\0A\1\0Cp\1\0C\1\0J", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_memory_properties_exp_t: _:copy{_ze_image_memory_properties_exp_t} -> meta */
    {"ze_structure_type_t", 131079,
    {"ze_image_memory_properties_exp_t\0" "$\5\0,\10P\0\0\6@stype\0ZLpNext\0Gsize\0GrowPitch\0GslicePitch\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S(\0C \0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_context_power_saving_hint_exp_desc_t: _:copy{_ze_context_power_saving_hint_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131080,
    {"ze_context_power_saving_hint_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0Ehint\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_copy_bandwidth_exp_properties_t: _:copy{_ze_copy_bandwidth_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131081,
    {"ze_copy_bandwidth_exp_properties_t\0"
    "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0EcopyBandwidth\0\6@\15Unit\0\1d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: ze_device_p2p_bandwidth_exp_properties_t: _:copy{_ze_device_p2p_bandwidth_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131082, {"ze_device_p2p_bandwidth_exp_properties_t\0" 
    "$\10\0,\10P\0\0\6@stype\0ZLpNext\0ElogicalBandwidth\0EphysicalBandwidth\0\6@bandwidthUnit\0\1ElogicalLatency\0EphysicalLatency\0\6@latencyUnit"
    "\0006d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S(\0C \0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_fabric_vertex_exp_properties_t: _:copy{_ze_fabric_vertex_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131083, {"ze_fabric_vertex_exp_properties_t\0" 
    "$\11\0\257\2\10\310\1\0\0\6@stype\0ZLpNext\0Puuid.id\0\6@type\0%Aremote\0Eaddress.domain\0E\10bus\0E\10device\0E\10function\0d\4\0A\2\0T\4\0C\4"
    "\0Kd\10\0A\6\10\0S\20\0C\10\0Kh\1\0B\20\0D\10\0I\1\1\0C \0C\20\0Kd\4\0A\2 \0S%\0C\5\0Kd\4\0A\6(\0S8\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: ze_fabric_edge_exp_properties_t: _:copy{_ze_fabric_edge_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131084, {"ze_fabric_edge_exp_properties_t\0" 
    "$\11\0\264\4\10\310\1\0\0\6@stype\0ZLpNext\0Puuid.id\0Nmodel\0Ebandwidth\0\6@\11Unit\0\1Elatency\0\6@\7Unit\0006\6@duplexity\0$d\4\0A\2\0T\4\0C"
    "\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kh\1\0B\20\0D\10\0I\1\1\0C \0C\20\0Kg\1\0B \0D\10\0H@\0A\1\0C \1\0C\1\0Jd\4\0A\2 \1\0R4\1\0B\24\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_memory_sub_allocations_exp_properties_t: _:copy{_ze_memory_sub_allocations_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131085, {"ze_memory_sub_allocations_exp_properties_t\0" 
    "$\5\0\250\2\10\240\1\0\0\6@stype\0ZLpNext\0LpCount\0lpSubAllocations.base\0g\20size\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0Kh\10\0F\3\4"
    "\0A\1\0B\30\0C\20\0A\20\0C \0C\20\0Kh\10\0B\10\0C\3\4\0A\1\0B\30\0C\20\0A\20\0C \0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_builder_exp_desc_t: _:copy{_ze_rtas_builder_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131086,
    {"ze_rtas_builder_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\6@builderVersion\0Nd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_builder_build_op_exp_desc_t: _:copy{_ze_rtas_builder_build_op_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131087, {"ze_rtas_builder_build_op_exp_desc_t\0" 
    "$\7\0,\10x\0\0\6@stype\0ZLpNext\0\6@rtasFormat\0S\6@buildQuality\0K\5@\5Flags\0ILppGeometries\0EnumGeometries\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10"
    "\0S\34\0C\24\0Kd\10\0A\6 \0S,\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_builder_exp_properties_t: _:copy{_ze_rtas_builder_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131088, {"ze_rtas_builder_exp_properties_t\0" 
    "$\6\0000\10x\0\0\6@stype\0ZLpNext\0\5@flags\0MGrtasBufferSizeBytesExpected\0G\23MaxRequired\0GscratchBufferSizeBytes\0d\4\0A\2\0T\4\0C\4\0Kd\10\0"
    "A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S0\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_parallel_operation_exp_properties_t: _:copy{_ze_rtas_parallel_operation_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131089,
    {"ze_rtas_parallel_operation_exp_properties_t\0"
    "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@flags\0UEmaxConcurrency\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: ze_rtas_device_exp_properties_t: _:copy{_ze_rtas_device_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131090, {"ze_rtas_device_exp_properties_t\0" "$\5\0 "
    "\10P\0\0\6@stype\0ZLpNext\0\5@flags\0Q\6@rtasFormat\0SE\4BufferAlignment\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_rtas_geometry_aabbs_exp_cb_params_t: _:copy{_ze_rtas_geometry_aabbs_exp_cb_params_t} -> meta */
    {"ze_structure_type_t", 131091,
    {"ze_rtas_geometry_aabbs_exp_cb_params_t\0"
    "$\7\0004\10P\0\0\6@stype\0ZLpNext\0EprimID\0E\6Count\0LpGeomUserPtr\0LpBuildUserPtr\0LpBoundsOut\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S0\0C(\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_event_pool_counter_based_exp_desc_t: _:copy{_ze_event_pool_counter_based_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131092,
    {"ze_event_pool_counter_based_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\35d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_mutable_command_list_exp_properties_t: _:copy{_ze_mutable_command_list_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131093,
    {"ze_mutable_command_list_exp_properties_t\0"
    "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@mutableCommandListFlags\0A\5@\16Flags\0@d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_mutable_command_list_exp_desc_t: _:copy{_ze_mutable_command_list_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131094,
    {"ze_mutable_command_list_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0Ad\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_mutable_command_id_exp_desc_t: _:copy{_ze_mutable_command_id_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131095,
    {"ze_mutable_command_id_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0@d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_mutable_commands_exp_desc_t: _:copy{_ze_mutable_commands_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131096,
    {"ze_mutable_commands_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0Eflags\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_mutable_kernel_argument_exp_desc_t: _:copy{_ze_mutable_kernel_argument_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131097, {"ze_mutable_kernel_argument_exp_desc_t\0" 
    "$\6\0\256\2\10\240\1\0\0\6@stype\0ZLpNext\0GcommandId\0EargIndex\0G\3Size\0PpArgValue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0Kd\10\0A"
    "\6 \0S(\0C\10\0Kh\1\0F\3\10\0A\1\0B(\0D\1\1\0C0\0C \0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_mutable_group_count_exp_desc_t: _:copy{_ze_mutable_group_count_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131098,
    {"ze_mutable_group_count_exp_desc_t\0" "$\4\0$\10P\0\0\6@stype\0ZLpNext\0GcommandId\0LpGroupCount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_mutable_group_size_exp_desc_t: _:copy{_ze_mutable_group_size_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131099,
    {"ze_mutable_group_size_exp_desc_t\0"
    "$\6\0(\10P\0\0\6@stype\0ZLpNext\0GcommandId\0EgroupSizeX\0E\11Y\0E\11Z\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S$\0C\34\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: ze_mutable_global_offset_exp_desc_t: _:copy{_ze_mutable_global_offset_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131100,
    {"ze_mutable_global_offset_exp_desc_t\0"
    "$\6\0(\10P\0\0\6@stype\0ZLpNext\0GcommandId\0EoffsetX\0E\6Y\0E\6Z\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S$\0C\34\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: ze_device_pitched_alloc_exp_properties_t: _:copy{_ze_device_pitched_alloc_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131101,
    {"ze_device_pitched_alloc_exp_properties_t\0" "$\4\0$\10P\0\0\6@stype\0ZLpNext\0GmaxImageLinearWidth\0G\16Height\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S "
    "\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_bindless_exp_desc_t: _:copy{_ze_image_bindless_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131102,
    {"ze_image_bindless_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0(d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_image_pitched_exp_desc_t: _:copy{_ze_image_pitched_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131103,
    {"ze_image_pitched_exp_desc_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0Lptr\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_mutable_graph_argument_exp_desc_t: _:copy{_ze_mutable_graph_argument_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131104,
    {"ze_mutable_graph_argument_exp_desc_t\0"
    "$\5\0(\10x\0\0\6@stype\0ZLpNext\0GcommandId\0EargIndex\0LpArgValue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0Kd\10\0A\6 \0S(\0C\10\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_init_driver_type_desc_t: _:copy{_ze_init_driver_type_desc_t} -> meta */
    {"ze_structure_type_t", 131105,
    {"ze_init_driver_type_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0/d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_external_semaphore_ext_desc_t: _:copy{_ze_external_semaphore_ext_desc_t} -> meta */
    {"ze_structure_type_t", 131106,
    {"ze_external_semaphore_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0#d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_semaphore_win32_ext_desc_t: _:copy{_ze_external_semaphore_win32_ext_desc_t} -> meta */
    {"ze_structure_type_t", 131107,
    {"ze_external_semaphore_win32_ext_desc_t\0"
    "$\4\0\242\2\10x\0\0\6@stype\0ZLpNext\0Lhandle\0Nname\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0Kf\10\0B\30\0S \0O", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: ze_external_semaphore_fd_ext_desc_t: _:copy{_ze_external_semaphore_fd_ext_desc_t} -> meta */
    {"ze_structure_type_t", 131108,
    {"ze_external_semaphore_fd_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0Ffd\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_semaphore_signal_params_ext_t: _:copy{_ze_external_semaphore_signal_params_ext_t} -> meta */
    {"ze_structure_type_t", 131109,
    {"ze_external_semaphore_signal_params_ext_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0Gvalue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_semaphore_wait_params_ext_t: _:copy{_ze_external_semaphore_wait_params_ext_t} -> meta */
    {"ze_structure_type_t", 131110,
    {"ze_external_semaphore_wait_params_ext_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0Gvalue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_driver_ddi_handles_ext_properties_t: _:copy{_ze_driver_ddi_handles_ext_properties_t} -> meta */
    {"ze_structure_type_t", 131111,
    {"ze_driver_ddi_handles_ext_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\32d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_cache_line_size_ext_t: _:copy{_ze_device_cache_line_size_ext_t} -> meta */
    {"ze_structure_type_t", 131112,
    {"ze_device_cache_line_size_ext_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0GcacheLineSize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_vector_width_properties_ext_t: _:copy{_ze_device_vector_width_properties_ext_t} -> meta */
    {"ze_structure_type_t", 131113, {"ze_device_vector_width_properties_ext_t\0" 
    "$\21\0P\10P\0\0\6@stype\0ZLpNext\0Evector_width_size\0Epreferred_vector_width_char\0E\27short\0E\27int\0E\27long\0E\27float\0E\27double\0E\27h"
    "alf\0Enative_vector_width_char\0E\24short\0E\24int\0E\24long\0E\24float\0E\24double\0E\24half\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0SL\0CD\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_builder_ext_desc_t: _:copy{_ze_rtas_builder_ext_desc_t} -> meta */
    {"ze_structure_type_t", 131120,
    {"ze_rtas_builder_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\6@builderVersion\0Pd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_builder_build_op_ext_desc_t: _:copy{_ze_rtas_builder_build_op_ext_desc_t} -> meta */
    {"ze_structure_type_t", 131121, {"ze_rtas_builder_build_op_ext_desc_t\0" 
    "$\7\0,\10x\0\0\6@stype\0ZLpNext\0\6@rtasFormat\0T\6@buildQuality\0L\5@\5Flags\0JLppGeometries\0EnumGeometries\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10"
    "\0S\34\0C\24\0Kd\10\0A\6 \0S,\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_builder_ext_properties_t: _:copy{_ze_rtas_builder_ext_properties_t} -> meta */
    {"ze_structure_type_t", 131122, {"ze_rtas_builder_ext_properties_t\0" 
    "$\6\0000\10x\0\0\6@stype\0ZLpNext\0\5@flags\0OGrtasBufferSizeBytesExpected\0G\23MaxRequired\0GscratchBufferSizeBytes\0d\4\0A\2\0T\4\0C\4\0Kd\10\0"
    "A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S0\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_rtas_parallel_operation_ext_properties_t: _:copy{_ze_rtas_parallel_operation_ext_properties_t} -> meta */
    {"ze_structure_type_t", 131123,
    {"ze_rtas_parallel_operation_ext_properties_t\0"
    "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@flags\0VEmaxConcurrency\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: ze_rtas_device_ext_properties_t: _:copy{_ze_rtas_device_ext_properties_t} -> meta */
    {"ze_structure_type_t", 131124, {"ze_rtas_device_ext_properties_t\0" "$\5\0 "
    "\10P\0\0\6@stype\0ZLpNext\0\5@flags\0R\6@rtasFormat\0TE\4BufferAlignment\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_rtas_geometry_aabbs_ext_cb_params_t: _:copy{_ze_rtas_geometry_aabbs_ext_cb_params_t} -> meta */
    {"ze_structure_type_t", 131125,
    {"ze_rtas_geometry_aabbs_ext_cb_params_t\0"
    "$\7\0004\10P\0\0\6@stype\0ZLpNext\0EprimID\0E\6Count\0LpGeomUserPtr\0LpBuildUserPtr\0LpBoundsOut\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S0\0C(\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_command_list_append_launch_kernel_param_cooperative_desc_t: */
/*:     _:copy{_ze_command_list_append_launch_kernel_param_cooperative_desc_t} -> meta */
    {"ze_structure_type_t", 131126,
    {"ze_command_list_append_launch_kernel_param_cooperative_desc_t\0"
    "$\3\0\25\10P\0\0\6@stype\0ZLpNext\0AisCooperative\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_external_memmap_sysmem_ext_desc_t: _:copy{_ze_external_memmap_sysmem_ext_desc_t} -> meta */
    {"ze_structure_type_t", 131127,
    {"ze_external_memmap_sysmem_ext_desc_t\0" "$\4\0$\10P\0\0\6@stype\0ZLpNext\0LpSystemMemory\0Gsize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_pitched_alloc_2dimage_linear_pitch_exp_info_t: _:copy{_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t} -> */
/*:     meta */
    {"ze_structure_type_t", 131128,
    {"ze_pitched_alloc_2dimage_linear_pitch_exp_info_t\0"
    "$\4\0$\10P\0\0\6@stype\0ZLpNext\0GpitchAlign\0GmaxSupportedPitch\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: ze_kernel_allocation_exp_properties_t: _:copy{_ze_kernel_allocation_exp_properties_t} -> meta */
    {"ze_structure_type_t", 131129,
    {"ze_kernel_allocation_exp_properties_t\0"
    "$\6\0,\10P\0\0\6@stype\0ZLpNext\0Gbase\0Gsize\0\6@type\0=EargIndex\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S(\0C \0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: ze_event_counter_based_desc_t: _:copy{_ze_event_counter_based_desc_t} -> meta */
    {"ze_structure_type_t", 131130, {"ze_event_counter_based_desc_t\0" "$\5\0 \10P\0\0\6@stype\0ZLpNext\0\5@flags\0\34\5@signal\0 \5@wait\0 "
    "d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_event_counter_based_external_sync_allocation_desc_t:  */
/*:     _:copy{_ze_event_counter_based_external_sync_allocation_desc_t} -> meta */
    {"ze_structure_type_t", 131131,
    {"ze_event_counter_based_external_sync_allocation_desc_t\0"
    "$\5\0,\10P\0\0\6@stype\0ZLpNext\0LdeviceAddress\0LhostAddress\0GcompletionValue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S(\0C \0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: ze_event_sync_mode_desc_t: _:copy{_ze_event_sync_mode_desc_t} -> meta */
    {"ze_structure_type_t", 131132,
    {"ze_event_sync_mode_desc_t\0"
    "$\4\0\34\10P\0\0\6@stype\0ZLpNext\0\5@syncModeFlags\0!EexternalInterruptId\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0,
    0, NULL, NULL, NULL}},
/*: ze_ipc_mem_handle_type_ext_desc_t: _:copy{_ze_ipc_mem_handle_type_ext_desc_t} -> meta */
    {"ze_structure_type_t", 131133,
    {"ze_ipc_mem_handle_type_ext_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@typeFlags\0001d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_event_properties_t: _:copy{_ze_device_event_properties_t} -> meta */
    {"ze_structure_type_t", 131134,
    {"ze_device_event_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@flags\0\14d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_event_counter_based_external_aggregate_storage_desc_t: */
/*:     _:copy{_ze_event_counter_based_external_aggregate_storage_desc_t} -> meta */
    {"ze_structure_type_t", 131135,
    {"ze_event_counter_based_external_aggregate_storage_desc_t\0"
    "$\5\0,\10P\0\0\6@stype\0ZLpNext\0LdeviceAddress\0GincrementValue\0GcompletionValue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S(\0C \0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: ze_physical_mem_properties_t: _:copy{_ze_physical_mem_properties_t} -> meta */
    {"ze_structure_type_t", 131136, {"ze_physical_mem_properties_t\0" "$\4\0$\10P\0\0\6@stype\0ZLpNext\0Gid\0Gsize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S "
    "\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_usablemem_size_ext_properties_t: _:copy{_ze_device_usablemem_size_ext_properties_t} -> meta */
    {"ze_structure_type_t", 131137,
    {"ze_device_usablemem_size_ext_properties_t\0"
    "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0GcurrUsableMemSize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: ze_custom_pitch_exp_desc_t: _:copy{_ze_custom_pitch_exp_desc_t} -> meta */
    {"ze_structure_type_t", 131138,
    {"ze_custom_pitch_exp_desc_t\0" "$\4\0$\10P\0\0\6@stype\0ZLpNext\0GrowPitch\0GslicePitch\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_device_compute_dotproduct_ext_properties_t: _:copy{_ze_device_compute_dotproduct_ext_properties_t} -> meta */
    {"ze_structure_type_t", 131139, {"ze_device_compute_dotproduct_ext_properties_t\0" 
    "$\11\0000\10P\0\0\6@stype\0ZLpNext\0\5@dp_caps\0\13\5@dpv4_input_types\0\17\5@\5output_types\0\24\5@dpas_input_types\0\17\5@\5output_types\0\24\5"
    "@bdpas_input_types\0\17\5@\6output_types\0\24d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S,\0C$\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_runtime_requirements_module_desc_t: _:copy{_ze_runtime_requirements_module_desc_t} -> meta */
    {"ze_structure_type_t", 131140,
    {"ze_runtime_requirements_module_desc_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0MrequirementsSrc\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_runtime_requirements_graph_desc_t: _:copy{_ze_runtime_requirements_graph_desc_t} -> meta */
    {"ze_structure_type_t", 131141,
    {"ze_runtime_requirements_graph_desc_t\0" "$\3\0\34\10P\0\0\6@stype\0ZLpNext\0MrequirementsSrc\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_validate_runtime_requirements_output_t: _:copy{_ze_validate_runtime_requirements_output_t} -> meta */
    {"ze_structure_type_t", 131142,
    {"ze_validate_runtime_requirements_output_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\6@result\0\134d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_record_replay_graph_ext_properties_t: _:copy{_ze_record_replay_graph_ext_properties_t} -> meta */
    {"ze_structure_type_t", 131143,
    {"ze_record_replay_graph_ext_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\5@graphFlags\0Ed\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: ze_record_replay_graph_ext_dump_desc_t: _:copy{_ze_record_replay_graph_ext_dump_desc_t} -> meta */
    {"ze_structure_type_t", 131144,
    {"ze_record_replay_graph_ext_dump_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0ZLpNext\0\6@mode\0Dd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_group_properties_t: _:copy{_zet_metric_group_properties_t} -> meta */
    {"zet_structure_type_t", 1, {"zet_metric_group_properties_t\0" 
    "$\7\0\254\4\10\310\1\0\0\6@stype\0\240\1LpNext\0Nname\0Ndescription\0\5@samplingType\0\231\1Edomain\0EmetricCount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A"
    "\6\10\0S\20\0C\10\0Kg\1\0B\20\0D\10\0H@\0A\1\0C\20\1\0C\1\0Jg\1\0B\20\1\0C\10\0H@\0A\1\0C\20\2\0C\1\0Jd\4\0A\2\20\2\0R\34\2\0B\14\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_properties_t: _:copy{_zet_metric_properties_t} -> meta */
    {"zet_structure_type_t", 2, {"zet_metric_properties_t\0" 
    "$\11\0\270\10\10\230\2\0\0\6@stype\0\240\1LpNext\0Nname\0Ndescription\0Ncomponent\0EtierNumber\0\6@metricType\0\235\1\6@resultType\0\242\1N\6U"
    "nits\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kg\1\0B\20\0D\10\0H@\0A\1\0C\20\1\0C\1\0Jg\1\0B\20\1\0C\10\0H@\0A\1\0C\20\2\0C\1\0Jg\1\0B"
    "\20\2\0C\10\0H@\0A\1\0C\20\3\0C\1\0Jd\4\0A\2\20\3\0R\34\3\0B\14\0Kg\1\0B\34\3\0C\10\0H@\0A\1\0C\34\4\0C\1\0J", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: zet_metric_streamer_desc_t: _:copy{_zet_metric_streamer_desc_t} -> meta */
    {"zet_structure_type_t", 3,
    {"zet_metric_streamer_desc_t\0"
    "$\4\0\34\10P\0\0\6@stype\0\240\1LpNext\0EnotifyEveryNReports\0EsamplingPeriod\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: zet_metric_query_pool_desc_t: _:copy{_zet_metric_query_pool_desc_t} -> meta */
    {"zet_structure_type_t", 4,
    {"zet_metric_query_pool_desc_t\0" "$\4\0\34\10P\0\0\6@stype\0\240\1LpNext\0\6@type\0\234\1Ecount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_profile_properties_t: _:copy{_zet_profile_properties_t} -> meta */
    {"zet_structure_type_t", 5,
    {"zet_profile_properties_t\0" "$\4\0\34\10P\0\0\6@stype\0\240\1LpNext\0\5@flags\0\237\1EnumTokens\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_device_debug_properties_t: _:copy{_zet_device_debug_properties_t} -> meta */
    {"zet_structure_type_t", 6,
    {"zet_device_debug_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0\240\1LpNext\0\5@flags\0\227\1d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_debug_memory_space_desc_t: _:copy{_zet_debug_memory_space_desc_t} -> meta */
    {"zet_structure_type_t", 7, {"zet_debug_memory_space_desc_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0\240\1LpNext\0\6@type\0\224\1Gaddress\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: zet_debug_regset_properties_t: _:copy{_zet_debug_regset_properties_t} -> meta */
    {"zet_structure_type_t", 8, {"zet_debug_regset_properties_t\0" 
    "$\11\0000\10P\0\0\6@stype\0\240\1LpNext\0Etype\0Eversion\0\5@generalFlags\0\226\1EdeviceFlags\0Ecount\0EbitSize\0EbyteSize\0d\4\0A\2\0T\4\0C\4\0"
    "Kd\10\0A\6\10\0S,\0C$\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_global_timestamps_resolution_exp_t: _:copy{_zet_metric_global_timestamps_resolution_exp_t} -> meta */
    {"zet_structure_type_t", 9,
    {"zet_metric_global_timestamps_resolution_exp_t\0"
    "$\4\0$\10P\0\0\6@stype\0\240\1LpNext\0GtimerResolution\0G\4stampValidBits\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: zet_metric_global_timestamps_resolution_exp_t: _:copy{_zet_metric_global_timestamps_resolution_exp_t} -> meta */
    {"zet_structure_type_t", 9,
    {"zet_metric_global_timestamps_resolution_exp_t\0"
    "$\4\0$\10P\0\0\6@stype\0\240\1LpNext\0GtimerResolution\0G\4stampValidBits\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: zet_tracer_exp_desc_t: _:copy{_zet_tracer_exp_desc_t} -> meta */
    {"zet_structure_type_t", 65537,
    {"zet_tracer_exp_desc_t\0" "$\3\0\34\10P\0\0\6@stype\0\240\1LpNext\0LpUserData\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: zet_metric_calculate_exp_desc_t: _:copy{_zet_metric_calculate_exp_desc_t} -> meta */
    {"zet_structure_type_t", 65538,
    {"zet_metric_calculate_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0\240\1LpNext\0ErawReportSkipCount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_calculate_exp_desc_t: _:copy{_zet_metric_calculate_exp_desc_t} -> meta */
    {"zet_structure_type_t", 65538,
    {"zet_metric_calculate_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0\240\1LpNext\0ErawReportSkipCount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_programmable_exp_properties_t: _:copy{_zet_metric_programmable_exp_properties_t} -> meta */
    {"zet_structure_type_t", 65539, {"zet_metric_programmable_exp_properties_t\0" 
    "$\12\0\272\6\10\360\1\0\0\6@stype\0\240\1LpNext\0Nname\0Ndescription\0Ncomponent\0EtierNumber\0Edomain\0EparameterCount\0\5@samplingType\0\231\1"
    "EsourceId\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kg\1\0B\20\0D\10\0H@\0A\1\0C\220\0C\200\0Kg\1\0B\220\0D\10\0H@\0A\1\0C\20\1\0B\200\0K"
    "g\1\0B\20\1\0C\10\0H@\0A\1\0C\220\1\0B\200\0Kd\4\0A\2\220\1\0R\244\1\0B\24\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_programmable_param_info_exp_t: _:copy{_zet_metric_programmable_param_info_exp_t} -> meta */
    {"zet_structure_type_t", 65540, {"zet_metric_programmable_param_info_exp_t\0" 
    "$\7\0\254\4\10\260\1\0\0\6@stype\0\240\1LpNext\0\6@type\0\233\1Nname\0\6@valueInfoType\0\241\1PdefaultValue\0EvalueInfoCount\0d\4\0A\2\0T\4\0C"
    "\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kg\1\0B\24\0D\10\0H@\0A\1\0C\224\0C\200\0Kb\4\0A\2\224\0Ch\1\0B\230\0D\10\0I\1\1\0C\240\0C\10\0Kb\4\0A\2\240\0C", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_programmable_param_value_info_exp_t: _:copy{_zet_metric_programmable_param_value_info_exp_t} -> meta */
    {"zet_structure_type_t", 65541, {"zet_metric_programmable_param_value_info_exp_t\0" 
    "$\4\0\240\4\10\240\1\0\0\6@stype\0\240\1LpNext\0PvalueInfo\0Ndescription\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kh\1\0B\20\0D\10\0I\1\1"
    "\0C \0C\20\0Kg\1\0B \0D\10\0H@\0A\1\0C\240\0C\200\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_group_type_exp_t: _:copy{_zet_metric_group_type_exp_t} -> meta */
    {"zet_structure_type_t", 65542,
    {"zet_metric_group_type_exp_t\0" "$\3\0\30\10P\0\0\6@stype\0\240\1LpNext\0\5@type\0\232\1d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_export_dma_buf_exp_properties_t: _:copy{_zet_export_dma_buf_exp_properties_t} -> meta */
    {"zet_structure_type_t", 65543, {"zet_export_dma_buf_exp_properties_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0\240\1LpNext\0Ffd\0Gsize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: zet_metric_tracer_exp_desc_t: _:copy{_zet_metric_tracer_exp_desc_t} -> meta */
    {"zet_structure_type_t", 65544,
    {"zet_metric_tracer_exp_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0\240\1LpNext\0EnotifyEveryNBytes\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zet_metric_source_id_exp_t: _:copy{_zet_metric_source_id_exp_t} -> meta */
    {"zet_structure_type_t", 65545,
    {"zet_metric_source_id_exp_t\0" "$\3\0\30\10P\0\0\6@stype\0\240\1LpNext\0EsourceId\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_device_properties_t: _:copy{_zes_device_properties_t} -> meta */
    {"zes_structure_type_t", 1, {"zes_device_properties_t\0" 
    "$\36\0\240\21\10\350\3\0\0\6@stype\0\212\1LpNext\0\6@core.stype\0ZL\5pNext\0\6@\5type\0\31E\5vendorId\0E\5deviceId\0\5@\5flags\0\26E\5subdevic"
    "eId\0E\5coreClockRate\0G\5maxMemAllocSize\0E\10HardwareContexts\0E\10CommandQueuePriority\0E\5numThreadsPerEU\0E\5physicalEUSimdWidth\0E\5numE"
    "UsPerSubslice\0E\10SubslicesPerSlice\0E\11lices\0G\5timerResolution\0E\11stampValidBits\0E\5kernelTimestampValidBits\0P\5uuid.id\0N\5name\0Enu"
    "mSubdevices\0NserialNumber\0NboardNumber\0NbrandName\0NmodelName\0NvendorName\0NdriverVersion\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K"
    "d\10\0A\6\30\0S\134\0CD\0Kd\10\0A\6`\0Sp\0C\20\0Kh\1\0Bp\0D\10\0I\1\1\0C\200\0C\20\0Kg\1\0B\200\0D\10\0H@\0A\1\0C\200\1\0C\1\0Jb\4\0A\2\200\1\0"
    "Bg\1\0B\204\1\0C\10\0H@\0A\1\0C\304\1\0B@\0Kg\1\0B\304\1\0C\10\0H@\0A\1\0C\4\2\0B@\0Kg\1\0B\4\2\0C\10\0H@\0A\1\0CD\2\0B@\0Kg\1\0BD\2\0C\10\0H@"
    "\0A\1\0C\204\2\0B@\0Kg\1\0B\204\2\0C\10\0H@\0A\1\0C\304\2\0B@\0Kg\1\0B\304\2\0C\10\0H@\0A\1\0C\4\3\0B@\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: zes_pci_properties_t: _:copy{_zes_pci_properties_t} -> meta */
    {"zes_structure_type_t", 2, {"zes_pci_properties_t\0" 
    "$\14\0007\10P\0\0\6@stype\0\212\1LpNext\0Eaddress.domain\0E\10bus\0E\10device\0E\10function\0FmaxSpeed.gen\0F\11width\0H\11maxBandwidth\0Ahave"
    "BandwidthCounters\0A\4PacketCounters\0A\4ReplayCounters\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S3\0C+\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_pci_bar_properties_t: _:copy{_zes_pci_bar_properties_t} -> meta */
    {"zes_structure_type_t", 3,
    {"zes_pci_bar_properties_t\0" "$\6\0,\10P\0\0\6@stype\0\212\1LpNext\0\6@type\0yEindex\0Gbase\0Gsize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S(\0C \0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_diag_properties_t: _:copy{_zes_diag_properties_t} -> meta */
    {"zes_structure_type_t", 4, {"zes_diag_properties_t\0" 
    "$\6\0\240\2\10\310\1\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0Nname\0AhaveTests\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0K"
    "d\4\0A\6\24\0S\30\0C\4\0Kg\1\0B\30\0D\10\0H@\0A\1\0CX\0C@\0Kd\1\0A\2X\0SY\0C\1\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_engine_properties_t: _:copy{_zes_engine_properties_t} -> meta */
    {"zes_structure_type_t", 5, {"zes_engine_properties_t\0" 
    "$\5\0\35\10x\0\0\6@stype\0\212\1LpNext\0\6@type\0fAonSubdevice\0EsubdeviceId\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\25\0C\15\0Kd\4\0A\6\30\0S\34\0"
    "C\4\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_fabric_port_properties_t: _:copy{_zes_fabric_port_properties_t} -> meta */
    {"zes_structure_type_t", 6, {"zes_fabric_port_properties_t\0" 
    "$\14\0\300\2\10\230\2\0\0\6@stype\0\212\1LpNext\0Nmodel\0AonSubdevice\0EsubdeviceId\0EportId.fabricId\0E\7attachId\0A\7portNumber\0HmaxRxSpeed"
    ".bitRate\0F\13width\0H\3TxSpeed.bitRate\0F\13width\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kg\1\0B\20\0D\10\0H@\0A\1\0C\20\1\0C\1\0Jd\1"
    "\0A\2\20\1\0R\21\1\0B\1\0Kd\4\0A\6\24\1\0R!\1\0B\15\0Kd\10\0A\6(\1\0R4\1\0B\14\0Kd\10\0A\68\1\0RD\1\0B\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: zes_fan_properties_t: _:copy{_zes_fan_properties_t} -> meta */
    {"zes_structure_type_t", 7, {"zes_fan_properties_t\0" 
    "$\11\0*\10\240\1\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0AcanControl\0EsupportedModes\0E\11Units\0FmaxRPM\0F\3Points\0d\4\0A\2\0"
    "T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\4\0A\6\24\0S\31\0C\5\0Kd\4\0A\6\34\0S,\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_firmware_properties_t: _:copy{_zes_firmware_properties_t} -> meta */
    {"zes_structure_type_t", 8, {"zes_firmware_properties_t\0" 
    "$\7\0\246\4\10\310\1\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0AcanControl\0Nname\0Nversion\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S"
    "\21\0C\11\0Kd\4\0A\6\24\0S\31\0C\5\0Kg\1\0B\31\0D\10\0H@\0A\1\0CY\0C@\0Kg\1\0BY\0D\10\0H@\0A\1\0C\231\0C@\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: zes_freq_properties_t: _:copy{_zes_freq_properties_t} -> meta */
    {"zes_structure_type_t", 9, {"zes_freq_properties_t\0" 
    "$\11\0/\10\240\1\0\0\6@stype\0\212\1LpNext\0\6@type\0nAonSubdevice\0EsubdeviceId\0AcanControl\0AisThrottleEventSupported\0Jmin\0Jmax\0d\4\0A\2\0"
    "T\4\0C\4\0Kd\10\0A\6\10\0S\25\0C\15\0Kd\4\0A\6\30\0S\36\0C\6\0Kd\10\0A\6 \0S0\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_led_properties_t: _:copy{_zes_led_properties_t} -> meta */
    {"zes_structure_type_t", 10, {"zes_led_properties_t\0" 
    "$\6\0\33\10x\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0AcanControl\0AhaveRGB\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\4\0"
    "A\6\24\0S\32\0C\6\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_mem_properties_t: _:copy{_zes_mem_properties_t} -> meta */
    {"zes_structure_type_t", 11, {"zes_mem_properties_t\0" 
    "$\11\0001\10x\0\0\6@stype\0\212\1LpNext\0\6@type\0tAonSubdevice\0EsubdeviceId\0\6@location\0sGphysicalSize\0FbusWidth\0FnumChannels\0d\4\0A\2\0"
    "T\4\0C\4\0Kd\10\0A\6\10\0S\25\0C\15\0Kd\4\0A\6\30\0S0\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_perf_properties_t: _:copy{_zes_perf_properties_t} -> meta */
    {"zes_structure_type_t", 12, {"zes_perf_properties_t\0" 
    "$\5\0\35\10x\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0\5@engines\0gd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\4\0A\6\24\0S"
    "\34\0C\10\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_power_properties_t: _:copy{_zes_power_properties_t} -> meta */
    {"zes_structure_type_t", 13, {"zes_power_properties_t\0" 
    "$\11\0'\10\240\1\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0AcanControl\0AisEnergyThresholdSupported\0FdefaultLimit\0FminLimit\0Fm"
    "axLimit\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\4\0A\6\24\0S\32\0C\6\0Kd\4\0A\6\34\0S(\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: zes_psu_properties_t: _:copy{_zes_psu_properties_t} -> meta */
    {"zes_structure_type_t", 14, {"zes_psu_properties_t\0" 
    "$\6\0\36\10\240\1\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0AhaveFan\0FampLimit\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0K"
    "d\4\0A\6\24\0S\31\0C\5\0Kd\4\0A\6\34\0S \0C\4\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_ras_properties_t: _:copy{_zes_ras_properties_t} -> meta */
    {"zes_structure_type_t", 15, {"zes_ras_properties_t\0" 
    "$\5\0\35\10x\0\0\6@stype\0\212\1LpNext\0\6@type\0\203\1AonSubdevice\0EsubdeviceId\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\25\0C\15\0Kd\4\0A\6\30\0"
    "S\34\0C\4\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_sched_properties_t: _:copy{_zes_sched_properties_t} -> meta */
    {"zes_structure_type_t", 16, {"zes_sched_properties_t\0" 
    "$\7\0\42\10\240\1\0\0\6@stype\0\212\1LpNext\0AonSubdevice\0EsubdeviceId\0AcanControl\0\5@engines\0gEsupportedModes\0d\4\0A\2\0T\4\0C\4\0Kd\10\0"
    "A\6\10\0S\21\0C\11\0Kd\4\0A\6\24\0S\31\0C\5\0Kd\4\0A\6\34\0S$\0C\10\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_sched_timeout_properties_t: _:copy{_zes_sched_timeout_properties_t} -> meta */
    {"zes_structure_type_t", 17,
    {"zes_sched_timeout_properties_t\0" "$\3\0\34\10P\0\0\6@stype\0\212\1LpNext\0GwatchdogTimeout\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_sched_timeslice_properties_t: _:copy{_zes_sched_timeslice_properties_t} -> meta */
    {"zes_structure_type_t", 18,
    {"zes_sched_timeslice_properties_t\0" "$\4\0$\10P\0\0\6@stype\0\212\1LpNext\0Ginterval\0GyieldTimeout\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_standby_properties_t: _:copy{_zes_standby_properties_t} -> meta */
    {"zes_structure_type_t", 19, {"zes_standby_properties_t\0" 
    "$\5\0\35\10x\0\0\6@stype\0\212\1LpNext\0\6@type\0\211\1AonSubdevice\0EsubdeviceId\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\25\0C\15\0Kd\4\0A\6\30\0"
    "S\34\0C\4\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_temp_properties_t: _:copy{_zes_temp_properties_t} -> meta */
    {"zes_structure_type_t", 20, {"zes_temp_properties_t\0" 
    "$\11\0(\10\240\1\0\0\6@stype\0\212\1LpNext\0\6@type\0\213\1AonSubdevice\0EsubdeviceId\0JmaxTemperature\0AisCriticalTempSupported\0AisThreshold"
    "1Supported\0A\0132Supported\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\25\0C\15\0Kd\4\0A\6\30\0S\34\0C\4\0Kd\10\0A\6 \0S+\0C\13\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: zes_device_state_t: _:copy{_zes_device_state_t} -> meta */
    {"zes_structure_type_t", 21,
    {"zes_device_state_t\0" "$\4\0\34\10P\0\0\6@stype\0\212\1LpNext\0\5@reset\0\205\1\6@repaired\0\204\1d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_process_state_t: _:copy{_zes_process_state_t} -> meta */
    {"zes_structure_type_t", 22, {"zes_process_state_t\0" 
    "$\6\0,\10x\0\0\6@stype\0\212\1LpNext\0EprocessId\0GmemSize\0GsharedSize\0\5@engines\0gd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6"
    "\30\0S,\0C\24\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_pci_state_t: _:copy{_zes_pci_state_t} -> meta */
    {"zes_structure_type_t", 23, {"zes_pci_state_t\0" 
    "$\10\0000\10x\0\0\6@stype\0\212\1LpNext\0\6@status\0|\5@qualityIssues\0z\5@stabilityIssues\0{Fspeed.gen\0F\6width\0H\6maxBandwidth\0d\4\0A\2\0T"
    "\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0Kd\4\0A\6 \0S0\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_fabric_port_config_t: _:copy{_zes_fabric_port_config_t} -> meta */
    {"zes_structure_type_t", 24,
    {"zes_fabric_port_config_t\0" "$\4\0\26\10P\0\0\6@stype\0\212\1LpNext\0Aenabled\0Abeaconing\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\22\0C\12\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_fabric_port_state_t: _:copy{_zes_fabric_port_state_t} -> meta */
    {"zes_structure_type_t", 25, {"zes_fabric_port_state_t\0" 
    "$\14\0A\10\240\1\0\0\6@stype\0\212\1LpNext\0\6@status\0k\5@qualityIssues\0j\5@failureReasons\0iEremotePortId.fabricId\0E\15attachId\0A\15portN"
    "umber\0HrxSpeed.bitRate\0F\10width\0HtxSpeed.bitRate\0F\10width\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S%\0C\35\0Kd\10\0A\6(\0S4\0C\14\0Kd\10\0A\6"
    "8\0SD\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_fan_config_t: _:copy{_zes_fan_config_t} -> meta */
    {"zes_structure_type_t", 26, {"zes_fan_config_t\0" 
    "$\11\0\366\1\10\310\1\0\0\6@stype\0\212\1LpNext\0\6@mode\0lFspeedFixed.speed\0\6@\13units\0mF\5Table.numPoints\0e\13table.temperature\0f\21spe"
    "ed.speed\0&@\27units\0md\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S \0C\30\0Kh\4\0B \0D\10\0H\20\0A\14\0C$\0C \0Kh\4\0B$\0D\10\0H\20\0A\14\0C(\0C \0Kh"
    "\4\0B(\0D\10\0H\20\0A\14\0C,\0C \0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_freq_state_t: _:copy{_zes_freq_state_t} -> meta */
    {"zes_structure_type_t", 27, {"zes_freq_state_t\0" 
    "$\10\0@\10P\0\0\6@stype\0\212\1LpNext\0JcurrentVoltage\0Jrequest\0Jtdp\0Jefficient\0Jactual\0\5@throttleReasons\0od\4\0A\2\0T\4\0C\4\0Kd\10\0A"
    "\6\10\0S<\0C4\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_oc_capabilities_t: _:copy{_zes_oc_capabilities_t} -> meta */
    {"zes_structure_type_t", 28, {"zes_oc_capabilities_t\0" 
    "$\17\0K\10x\0\0\6@stype\0\212\1LpNext\0AisOcSupported\0JmaxFactoryDefaultFrequency\0J\21Voltage\0J\3OcFrequency\0JminOcVoltageOffset\0JmaxOcVo"
    "ltageOffset\0J\14\0AisTjMaxSupported\0AisIccMaxSupported\0AisHighVoltModeCapable\0A\16Enabled\0AisExtendedModeSupported\0AisFixedModeSupported"
    "\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\10\0A\6\30\0SN\0C6\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_led_state_t: _:copy{_zes_led_state_t} -> meta */
    {"zes_structure_type_t", 29, {"zes_led_state_t\0" 
    "$\6\0-\10x\0\0\6@stype\0\212\1LpNext\0AisOn\0Jcolor.red\0J\6green\0J\6blue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\10\0A\6\30\0S0\0C"
    "\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_mem_state_t: _:copy{_zes_mem_state_t} -> meta */
    {"zes_structure_type_t", 30,
    {"zes_mem_state_t\0"
    "$\5\0(\10x\0\0\6@stype\0\212\1LpNext\0\6@health\0rGfree\0Gsize\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S(\0C\20\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_psu_state_t: _:copy{_zes_psu_state_t} -> meta */
    {"zes_structure_type_t", 31, {"zes_psu_state_t\0" 
    "$\6\0!\10x\0\0\6@stype\0\212\1LpNext\0\6@voltStatus\0\201\1AfanFailed\0Ftemperature\0Fcurrent\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\25\0C\15\0K"
    "d\4\0A\6\30\0S \0C\10\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_base_state_t: _:copy{_zes_base_state_t} -> meta */
    {"zes_structure_type_t", 32, {"zes_base_state_t\0" "$\2\0\24\10P\0\0\6@stype\0\212\1LpNext\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_ras_config_t: _:copy{_zes_ras_config_t} -> meta */
    {"zes_structure_type_t", 33, {"zes_ras_config_t\0" 
    "$\6\0\256\4\10\240\1\0\0\6@stype\0\212\1LpNext\0GtotalThreshold\0\6@detailedThresholds.stype\0\212\1L\23pNext\0g\23category\0d\4\0A\2\0T\4\0C\4"
    "\0Kd\10\0A\6\10\0S\34\0C\24\0Kd\10\0A\6 \0S(\0C\10\0Kh\10\0B(\0D\10\0H@\0A\10\0C`\0C\7\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_ras_state_t: _:copy{_zes_ras_state_t} -> meta */
    {"zes_structure_type_t", 34,
    {"zes_ras_state_t\0"
    "$\3\0\232\4\10x\0\0\6@stype\0\212\1LpNext\0gcategory\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kh\10\0B\20\0D\10\0H@\0A\10\0CH\0C\7\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_temp_config_t: _:copy{_zes_temp_config_t} -> meta */
    {"zes_structure_type_t", 35, {"zes_temp_config_t\0" 
    "$\11\0)\10\310\1\0\0\6@stype\0\212\1LpNext\0AenableCritical\0Athreshold1.enableLowToHigh\0A\21HighToLow\0J\13threshold\0A\0112.enableLowToHigh"
    "\0A\21HighToLow\0J\13threshold\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\1\0A\6\30\0S\32\0C\2\0Kd\10\0A\6 \0S*\0C\12\0Kd\10\0A\0060\0S"
    "8\0C\10\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_pci_bar_properties_1_2_t: _:copy{_zes_pci_bar_properties_1_2_t} -> meta */
    {"zes_structure_type_t", 36, {"zes_pci_bar_properties_1_2_t\0" 
    "$\10\0.\10P\0\0\6@stype\0\212\1LpNext\0\6@type\0yEindex\0Gbase\0Gsize\0AresizableBarSupported\0A\14Enabled\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0"
    "S*\0C\42\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_device_ecc_desc_t: _:copy{_zes_device_ecc_desc_t} -> meta */
    {"zes_structure_type_t", 37,
    {"zes_device_ecc_desc_t\0" "$\3\0\30\10P\0\0\6@stype\0\212\1LpNext\0\6@state\0ad\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
/*: zes_device_ecc_properties_t: _:copy{_zes_device_ecc_properties_t} -> meta */
    {"zes_structure_type_t", 38, {"zes_device_ecc_properties_t\0" "$\5\0 "
    "\10P\0\0\6@stype\0\212\1LpNext\0\6@currentState\0a\6@pendingState\0a\6@\7Action\0`d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\34\0C\24\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: zes_power_limit_ext_desc_t: _:copy{_zes_power_limit_ext_desc_t} -> meta */
    {"zes_structure_type_t", 39, {"zes_power_limit_ext_desc_t\0" 
    "$\13\0,\10\240\1\0\0\6@stype\0\212\1LpNext\0\6@level\0\177\6@source\0\200\1\6@limitUnit\0qAenabledStateLocked\0A\7\0AintervalValueLocked\0F\10\0"
    "AlimitValueLocked\0F\5\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\37\0C\27\0Kd\4\0A\6 \0S%\0C\5\0Kd\4\0A\6(\0S,\0C\4\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL,
    NULL, NULL}},
/*: zes_power_ext_properties_t: _:copy{_zes_power_ext_properties_t} -> meta */
    {"zes_structure_type_t", 40, {"zes_power_ext_properties_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0\212\1LpNext\0\6@domain\0~LdefaultLimit\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_overclock_properties_t: _:copy{_zes_overclock_properties_t} -> meta */
    {"zes_structure_type_t", 41, {"zes_overclock_properties_t\0" 
    "$\6\0$\10P\0\0\6@stype\0\212\1LpNext\0\6@domainType\0wEAvailableControls\0\6@VFProgramType\0\217\1ENumberOfVFPoints\0d\4\0A\2\0T\4\0C\4\0Kd\10\0"
    "A\6\10\0S \0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_fabric_port_error_counters_t: _:copy{_zes_fabric_port_error_counters_t} -> meta */
    {"zes_structure_type_t", 42, {"zes_fabric_port_error_counters_t\0" 
    "$\6\0004\10P\0\0\6@stype\0\212\1LpNext\0GlinkFailureCount\0GfwCommErrorCount\0GfwErrorCount\0GlinkDegradeCount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10"
    "\0S0\0C(\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_engine_ext_properties_t: _:copy{_zes_engine_ext_properties_t} -> meta */
    {"zes_structure_type_t", 43,
    {"zes_engine_ext_properties_t\0"
    "$\3\0\30\10P\0\0\6@stype\0\212\1LpNext\0EcountOfVirtualFunctionInstance\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: zes_reset_properties_t: _:copy{_zes_reset_properties_t} -> meta */
    {"zes_structure_type_t", 44,
    {"zes_reset_properties_t\0"
    "$\4\0\31\10x\0\0\6@stype\0\212\1LpNext\0Aforce\0\6@resetType\0\206\1d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\4\0A\6\24\0S\30\0C\4\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_device_ext_properties_t: _:copy{_zes_device_ext_properties_t} -> meta */
    {"zes_structure_type_t", 45, {"zes_device_ext_properties_t\0" 
    "$\5\0\242\2\10\200\1\0\0\6@stype\0\212\1LpNext\0Puuid.id\0\6@type\0d\5@flags\0bd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\20\0C\10\0Kh\1\0B\20\0D\10\0"
    "I\1\1\0C \0C\20\0Kb\10\0A\2 \0C", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_power_domain_exp_properties_t: _:copy{_zes_power_domain_exp_properties_t} -> meta */
    {"zes_structure_type_t", 131073,
    {"zes_power_domain_exp_properties_t\0" "$\3\0\30\10P\0\0\6@stype\0\212\1LpNext\0\6@powerDomain\0~d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K",
    NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_mem_bandwidth_counter_bits_exp_properties_t: _:copy{_zes_mem_bandwidth_counter_bits_exp_properties_t} -> */
/*:     meta */
    {"zes_structure_type_t", 131074,
    {"zes_mem_bandwidth_counter_bits_exp_properties_t\0"
    "$\3\0\30\10P\0\0\6@stype\0\212\1LpNext\0EvalidBitsCount\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: zes_mem_page_offline_state_exp_t: _:copy{_zes_mem_page_offline_state_exp_t} -> meta */
    {"zes_structure_type_t", 131075,
    {"zes_mem_page_offline_state_exp_t\0"
    "$\4\0\34\10P\0\0\6@stype\0\212\1LpNext\0EmemoryPageOffline\0EmaxMemoryPageOffline\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0,
    0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_subdevice_exp_properties_t: _:copy{_zes_subdevice_exp_properties_t} -> meta */
    {"zes_structure_type_t", 131076, {"zes_subdevice_exp_properties_t\0" 
    "$\4\0\236\2\10x\0\0\6@stype\0\212\1LpNext\0EsubdeviceId\0Puuid.id\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kh\1\0B\24\0D\10\0I\1\1\0C$\0"
    "C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_vf_exp_properties_t: _:copy{_zes_vf_exp_properties_t} -> meta */
    {"zes_structure_type_t", 131077, {"zes_vf_exp_properties_t\0" 
    "$\10\0\256\2\10\200\1\0\0\6@stype\0\212\1LpNext\0Eaddress.domain\0E\10bus\0E\10device\0E\10function\0Puuid.id\0\5@flags\0\216\1d\4\0A\2\0T\4\0C"
    "\4\0Kd\10\0A\6\10\0S \0C\30\0Kh\1\0B \0D\10\0I\1\1\0C0\0C\20\0Kb\4\0A\0020\0C", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_vf_util_mem_exp_t: _:copy{_zes_vf_util_mem_exp_t} -> meta */
    {"zes_structure_type_t", 131078, {"zes_vf_util_mem_exp_t\0" 
    "$\6\0000\10x\0\0\6@stype\0\212\1LpNext\0\5@memTypeFlags\0\215\1Gfree\0Gsize\0Gtimestamp\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0"
    "A\6\30\0S0\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_vf_util_engine_exp_t: _:copy{_zes_vf_util_engine_exp_t} -> meta */
    {"zes_structure_type_t", 131079, {"zes_vf_util_engine_exp_t\0" 
    "$\6\0000\10x\0\0\6@stype\0\212\1LpNext\0\6@type\0fGactiveCounterValue\0GsamplingCounterValue\0Gtimestamp\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S"
    "\24\0C\14\0Kd\10\0A\6\30\0S0\0C\30\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_vf_exp_capabilities_t: _:copy{_zes_vf_exp_capabilities_t} -> meta */
    {"zes_structure_type_t", 131080, {"zes_vf_exp_capabilities_t\0" 
    "$\10\0,\10P\0\0\6@stype\0\212\1LpNext\0Eaddress.domain\0E\10bus\0E\10device\0E\10function\0EvfDeviceMemSize\0EvfID\0d\4\0A\2\0T\4\0C\4\0Kd\10\0"
    "A\6\10\0S(\0C \0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_vf_util_mem_exp2_t: _:copy{_zes_vf_util_mem_exp2_t} -> meta */
    {"zes_structure_type_t", 131081, {"zes_vf_util_mem_exp2_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0\212\1LpNext\0\6@vfMemLocation\0sG\5Utilized\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL,
    NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_vf_util_engine_exp2_t: _:copy{_zes_vf_util_engine_exp2_t} -> meta */
    {"zes_structure_type_t", 131088, {"zes_vf_util_engine_exp2_t\0" 
    "$\5\0(\10x\0\0\6@stype\0\212\1LpNext\0\6@vfEngineType\0fGactiveCounterValue\0GsamplingCounterValue\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C"
    "\14\0Kd\10\0A\6\30\0S(\0C\20\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_vf_exp2_capabilities_t: _:copy{_zes_vf_exp2_capabilities_t} -> meta */
    {"zes_structure_type_t", 131089, {"zes_vf_exp2_capabilities_t\0" 
    "$\10\0000\10P\0\0\6@stype\0\212\1LpNext\0Eaddress.domain\0E\10bus\0E\10device\0E\10function\0GvfDeviceMemSize\0EvfID\0d\4\0A\2\0T\4\0C\4\0Kd\10\0"
    "A\6\10\0S,\0C$\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_device_ecc_default_properties_ext_t: _:copy{_zes_device_ecc_default_properties_ext_t} -> meta */
    {"zes_structure_type_t", 131090,
    {"zes_device_ecc_default_properties_ext_t\0"
    "$\3\0\30\10P\0\0\6@stype\0\212\1LpNext\0\6@defaultState\0ad\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL,
    NULL}},
/*: zes_pci_link_speed_downgrade_ext_state_t: _:copy{_zes_pci_link_speed_downgrade_ext_state_t} -> meta */
    {"zes_structure_type_t", 131091,
    {"zes_pci_link_speed_downgrade_ext_state_t\0"
    "$\3\0\25\10P\0\0\6@stype\0\212\1LpNext\0ApciLinkSpeedDowngradeStatus\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0K", NULL, NULL, 0, 0, 1, 0, 0,
    NULL, NULL, NULL}},
/*: zes_pci_link_speed_downgrade_ext_properties_t: _:copy{_zes_pci_link_speed_downgrade_ext_properties_t} -> meta */
    {"zes_structure_type_t", 131092, {"zes_pci_link_speed_downgrade_ext_properties_t\0" 
    "$\4\0\31\10x\0\0\6@stype\0\212\1LpNext\0ApciLinkSpeedUpdateCapable\0FmaxPciGenSupported\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\21\0C\11\0Kd\4\0A"
    "\6\24\0S\30\0C\4\0K", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_ras_state_exp2_t: _:copy{_zes_ras_state_exp2_t} -> meta */
    {"zes_structure_type_t", 131093,
    {"zes_ras_state_exp2_t\0" "$\3\0\34\10P\0\0\6@stype\0\212\1LpNext\0GerrorCounter\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0K", NULL, NULL, 0, 0,
    1, 0, 0, NULL, NULL, NULL}},
/*: zes_ras_config_exp_t: _:copy{_zes_ras_config_exp_t} -> meta */
    {"zes_structure_type_t", 131094, {"zes_ras_config_exp_t\0" "$\4\0 "
    "\10x\0\0\6@stype\0\212\1LpNext\0\6@category\0\202\1Gthreshold\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Kd\10\0A\6\30\0S \0C\10\0K", NULL, NULL,
    0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_oem_serial_id_ext_properties_t: _:copy{_zes_oem_serial_id_ext_properties_t} -> meta */
    {"zes_structure_type_t", 131095, {"zes_oem_serial_id_ext_properties_t\0" 
    "$\4\0\234\2\10x\0\0\6@stype\0\212\1LpNext\0Clength\0NoemSerialId\0d\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\22\0C\12\0Kg\1\0B\22\0D\10\0H@\0A\1\0C\22"
    "\4\0C\4\0J", NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},
/*: zes_device_ext_state_t: _:copy{_zes_device_ext_state_t} -> meta */
    {"zes_structure_type_t", 131096,
    {"zes_device_ext_state_t\0" "$\3\0\30\10P\0\0\6@stype\0\212\1LpNext\0\5@flags\0cd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0K", NULL, NULL, 0, 0, 1,
    0, 0, NULL, NULL, NULL}},
    {0, 0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
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

/*: zeCommandListAppendBarrier: hCommandList:handle hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 4, 1, int, trace__ze_zeCommandListAppendBarrier, "zeCommandListAppendBarrier", (void *hCommandList, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0, (),
    (trace__ze_taken(hSignalEvent);), (), (), (),
    "\5\4\1\242\4\148\10\4 MhCommandList\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ch\10\3\0E\1\4\0"
    "H@\0A\10\0C\10\0C\2\0Ka\4\4\0E")

/*: zeCommandListAppendEventReset: hCommandList:handle hEvent:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeCommandListAppendEventReset, "zeCommandListAppendEventReset", (void *hCommandList, void *hEvent),
    (hCommandList, hEvent), ((uintptr_t)hCommandList, (uintptr_t)hEvent), 0, (),
    (trace__ze_reset_ahead(hCommandList, hEvent);), (), (), (),
    "\5\2\1\30\14\20\10\2 MhCommandList\0MhEvent\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

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

/*: zeCommandListAppendImageCopy: hCommandList:handle hDstImage:handle hSrcImage:handle hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendImageCopy, "zeCommandListAppendImageCopy", (void *hCommandList, void *hDstImage,
    void *hSrcImage, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage, hSrcImage, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hDstImage, (uintptr_t)hSrcImage, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION('A', 'A'),
    "zeCommandListAppendImageCopy");
        trace__v[7] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\7\1\264\4\14H\10\6 MhCommandList\0MhDstImage\0MhSrcImage\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult\0Hc\5$\0A"
    "\6\0B\1\10\2\20\3\30\4 \0A$\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\2\7\0Ea\4\6\0E")

/*: zeCommandListAppendImageCopyFromMemory: hCommandList:handle hDstImage:handle srcptr:ptr */
/*:     pDstRegion:{_ze_image_region_t} hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; */
/*:     direction:u16/DIRECTION -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendImageCopyFromMemory, "zeCommandListAppendImageCopyFromMemory", (void *hCommandList,
    void *hDstImage, const void *srcptr, const void *pDstRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hDstImage,
    srcptr, pDstRegion, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hDstImage, (uintptr_t)srcptr,
    (uintptr_t)pDstRegion, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION(trace__ze_memory_letter(srcptr), 'A'),
    "zeCommandListAppendImageCopyFromMemory");
        trace__v[8] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\16\1\324\4\14x\10\7 MhCommandList\0MhDstImage\0Lsrcptr\0LpDstRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0MhSignal"
    "Event\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\30\0C\30\0Kc\2\14\0A\2\4\0A\5\10\0G"
    "h\10\6\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\2\10\0Ea\4\7\0E")

/*: zeCommandListAppendImageCopyFromMemoryExt: hCommandList:handle hDstImage:handle srcptr:ptr */
/*:     pDstRegion:{_ze_image_region_t} srcRowPitch:u32 srcSlicePitch:u32 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\5\20\1\334\4\14x\10\11 MhCommandList\0MhDstImage\0Lsrcptr\0LpDstRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0EsrcRow"
    "Pitch\0E\3SlicePitch\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\30\0C"
    "\30\0Kc\4\24\0A\4\4\0A\5\4\6\10\7\20\0Ch\10\10\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\2\12\0Ea\4\11\0E")

/*: zeCommandListAppendImageCopyRegion: hCommandList:handle hDstImage:handle hSrcImage:handle */
/*:     pDstRegion:{_ze_image_region_t} pSrcRegion:{_ze_image_region_t} hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\5\25\1\364\4\14\250\1\10\10 MhCommandList\0MhDstImage\0MhSrcImage\0LpDstRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0"
    "LpSrcRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Are"
    "sult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\30\0C\30\0Ka\10\4\0Ed\4\4\2\0T\30\0C\30\0Kc\2\14\0A\2\5\0A\6\10\0Gh\10\7\0E\1\4\0H@\0A\10\0C\10\0"
    "C\6\0Ka\2\11\0Ea\4\10\0E")

/*: zeCommandListAppendImageCopyToMemory: hCommandList:handle dstptr:ptr hSrcImage:handle */
/*:     pSrcRegion:{_ze_image_region_t} hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; */
/*:     direction:u16/DIRECTION -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendImageCopyToMemory, "zeCommandListAppendImageCopyToMemory", (void *hCommandList,
    void *dstptr, void *hSrcImage, const void *pSrcRegion, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr,
    hSrcImage, pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)hSrcImage,
    (uintptr_t)pSrcRegion, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, 0, TRACE__DIRECTION('A', trace__ze_memory_letter(dstptr)),
    "zeCommandListAppendImageCopyToMemory");
        trace__v[8] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\16\1\324\4\14x\10\7 MhCommandList\0Ldstptr\0MhSrcImage\0LpSrcRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0MhSignal"
    "Event\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\30\0C\30\0Kc\2\14\0A\2\4\0A\5\10\0G"
    "h\10\6\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\2\10\0Ea\4\7\0E")

/*: zeCommandListAppendImageCopyToMemoryExt: hCommandList:handle dstptr:ptr hSrcImage:handle */
/*:     pSrcRegion:{_ze_image_region_t} destRowPitch:u32 destSlicePitch:u32 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\5\20\1\334\4\14x\10\11 MhCommandList\0Ldstptr\0MhSrcImage\0LpSrcRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0EdestRo"
    "wPitch\0E\4SlicePitch\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\30\0C"
    "\30\0Kc\4\24\0A\4\4\0A\5\4\6\10\7\20\0Ch\10\10\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\2\12\0Ea\4\11\0E")

/*: zeCommandListAppendLaunchCooperativeKernel: hCommandList:handle hKernel:handle */
/*:     pLaunchFuncArgs:{_ze_group_count_t} hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle */
/*:     -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendLaunchCooperativeKernel, "zeCommandListAppendLaunchCooperativeKernel",
    (void *hCommandList, void *hKernel, const void *pLaunchFuncArgs, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList,
    hKernel, pLaunchFuncArgs, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pLaunchFuncArgs,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pLaunchFuncArgs, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\11\1\276\4\14p\10\6 MhCommandList\0MhKernel\0LpLaunchFuncArgs\0E\17.groupCountX\0E\32Y\0E\32Z\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents"
    "\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\14\0C\14\0Kc\2\14\0A\2\3\0A\4\10\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\6\0E")

/*: zeCommandListAppendLaunchKernel: hCommandList:handle hKernel:handle pLaunchFuncArgs:{_ze_group_count_t} */
/*:     hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendLaunchKernel, "zeCommandListAppendLaunchKernel", (void *hCommandList, void *hKernel,
    const void *pLaunchFuncArgs, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pLaunchFuncArgs, hSignalEvent,
    numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pLaunchFuncArgs, (uintptr_t)hSignalEvent,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pLaunchFuncArgs, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\11\1\276\4\14p\10\6 MhCommandList\0MhKernel\0LpLaunchFuncArgs\0E\17.groupCountX\0E\32Y\0E\32Z\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents"
    "\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\14\0C\14\0Kc\2\14\0A\2\3\0A\4\10\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\6\0E")

/*: zeCommandListAppendLaunchKernelIndirect: hCommandList:handle hKernel:handle pLaunchArgumentsBuffer:ptr */
/*:     hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendLaunchKernelIndirect, "zeCommandListAppendLaunchKernelIndirect", (void *hCommandList,
    void *hKernel, const void *pLaunchArgumentsBuffer, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel,
    pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pLaunchArgumentsBuffer,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, NULL, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\6\1\262\4\14@\10\6 MhCommandList\0MhKernel\0LpLaunchArgumentsBuffer\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\5$\0A\6\0B"
    "\1\10\2\20\3\30\4 \0A$\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\6\0E")

/*: zeCommandListAppendLaunchKernelWithArguments: hCommandList:handle hKernel:handle */
/*:     groupCounts:copy{_ze_group_count_t} groupSizes:copy{_ze_group_size_t} pArguments:ptr */
/*:     pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 9, 1, int, trace__ze_zeCommandListAppendLaunchKernelWithArguments, "zeCommandListAppendLaunchKernelWithArguments",
    (void *hCommandList, void *hKernel, trace__bytes12 groupCounts, trace__bytes12 groupSizes, void *pArguments, const void *pNext, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, groupCounts, groupSizes, pArguments, pNext, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, TRACE__V(groupCounts), TRACE__V(groupSizes), (uintptr_t)pArguments, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, &groupCounts, &groupSizes);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\15\15\1\322\4\14\230\1\10\11 \1\0\0\0\0\0\0MhCommandList\0MhKernel\0EgroupCounts.groupCountX\0E\26Y\0E\26Z\0E\5Sizes.groupSizeX\0E\24Y\0E\24Z"
    "\0LpArguments\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\2\2\0T\14\0C\14\0Kd\4\3\2\0T\14\0C\14"
    "\0Kc\4\34\0A\4\4\0A\5\10\6\20\7\30\0Ch\10\10\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\4\11\0G\5\0e")

/*: zeCommandListAppendLaunchKernelWithParameters: hCommandList:handle hKernel:handle */
/*:     pGroupCounts:{_ze_group_count_t} pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendLaunchKernelWithParameters, "zeCommandListAppendLaunchKernelWithParameters",
    (void *hCommandList, void *hKernel, const void *pGroupCounts, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandList, hKernel, pGroupCounts, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel,
    (uintptr_t)pGroupCounts, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pGroupCounts, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\15\12\1\306\4\14p\10\7 \1\0\0\0\0\0\0MhCommandList\0MhKernel\0LpGroupCounts\0E\14.groupCountX\0E\27Y\0E\27Z\0LpNext\0MhSignalEvent\0EnumWaitE"
    "vents\0mphWaitEvents\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\14\0C\14\0Kc\3\24\0A\4\3\0A\4\10\5\20\0A\24\0Ch\10\6\0E\1\4\0H@\0"
    "A\10\0C\10\0C\5\0Ka\4\7\0G\3\0e")

/*: zeCommandListAppendLaunchMultipleKernelsIndirect: hCommandList:handle numKernels:u32 */
/*:     phKernels[numKernels]:handle pCountBuffer:ptr pLaunchArgumentsBuffer:ptr hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendLaunchMultipleKernelsIndirect, "zeCommandListAppendLaunchMultipleKernelsIndirect",
    (void *hCommandList, uint32_t numKernels, void *phKernels, const void *pCountBuffer, const void *pLaunchArgumentsBuffer, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, numKernels, phKernels, pCountBuffer, pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents,
    phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numKernels, (uintptr_t)phKernels, (uintptr_t)pCountBuffer, (uintptr_t)pLaunchArgumentsBuffer,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, numKernels && phKernels ? *(void *const *)phKernels : NULL, NULL, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\10\1\274\10\14p\10\10 MhCommandList\0EnumKernels\0mphKernels\0LpCountBuffer\0LpLaunchArgumentsBuffer\0MhSignalEvent\0EnumWaitEvents\0mphWai"
    "tEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kc\4\34\0A\4\3\0A\4\10\5\20\6\30\0Ch\10\7\0E\1\4\0H@\0A\10\0C\10\0"
    "C\6\0Ka\4\10\0E")

/*: zeCommandListAppendMemoryCopy: hCommandList:handle dstptr:ptr srcptr:ptr size:u64/BYTES/B hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendMemoryCopy, "zeCommandListAppendMemoryCopy", (void *hCommandList, void *dstptr,
    const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, dstptr, srcptr, size, hSignalEvent,
    numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)hSignalEvent,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, size, trace__ze_direction(dstptr, srcptr),
    "zeCommandListAppendMemoryCopy");
        trace__v[8] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\10\1\274\4\14H\10\7 MhCommandList\0Ldstptr\0Lsrcptr\0\7\202size\0B\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult"
    "\0Hc\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\2\10\0Ea\4\7\0E")

/*: zeCommandListAppendMemoryCopyFromContext: hCommandList:handle dstptr:ptr hContextSrc:handle srcptr:ptr */
/*:     size:u64/BYTES/B hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; */
/*:     direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\5\11\1\304\4\14H\10\10 MhCommandList\0Ldstptr\0MhContextSrc\0Lsrcptr\0\7\202size\0B\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direc"
    "tion\0\6Aresult\0Hc\0074\0A\10\0B\1\10\2\20\3\30\4 \5(\0060\0A4\0Ch\10\7\0E\1\4\0H@\0A\10\0C\10\0C\6\0Ka\2\11\0Ea\4\10\0E")

/*: zeCommandListAppendMemoryCopyRegion: hCommandList:handle dstptr:ptr dstRegion:{_ze_copy_region_t} dstPitch:u32 */
/*:     dstSlicePitch:u32 srcptr:ptr srcRegion:{_ze_copy_region_t} srcPitch:u32 srcSlicePitch:u32 */
/*:     hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; bytes:u64/BYTES/B */
/*:     direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\5\32\1\214\5\14\270\1\10\14 MhCommandList\0Ldstptr\0L\3Region\0E\11.originX\0E\20Y\0E\20Z\0E\12width\0E\12height\0E\12depth\0E\3Pitch\0E\3Sli"
    "cePitch\0Lsrcptr\0L\3Region\0E\11.originX\0E\20Y\0E\20Z\0E\12width\0E\12height\0E\12depth\0E\3Pitch\0E\3SlicePitch\0MhSignalEvent\0EnumWaitEve"
    "nts\0mphWaitEvents\0\7\202bytes\0B\0\3\33direction\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\30\0C\30\0Kc\4\30\0A\4\3\0A\4\4\5\10"
    "\6\20\0Cd\4\6\2\0T\30\0C\30\0Kc\4\24\0A\4\7\0A\10\4\11\10\12\20\0Ch\10\13\0E\1\4\0H@\0A\10\0C\10\0C\12\0Kc\2\12\0A\2\15\0A\16\10\0Ga\4\14\0E")

/*: zeCommandListAppendMemoryCopyWithParameters: hCommandList:handle dstptr:ptr srcptr:ptr size:u64/BYTES/B */
/*:     pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendMemoryCopyWithParameters, "zeCommandListAppendMemoryCopyWithParameters",
    (void *hCommandList, void *dstptr, const void *srcptr, uint64_t size, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, dstptr, srcptr, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, size, trace__ze_direction(dstptr, srcptr),
    "zeCommandListAppendMemoryCopyWithParameters");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\15\11\1\304\4\14H\10\10 \1\0\0\0\0\0\0MhCommandList\0Ldstptr\0Lsrcptr\0\7\202size\0B\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3"
    "\33direction\0\6Aresult\0Hc\0074\0A\10\0B\1\10\2\20\3\30\4 \5(\0060\0A4\0Ch\10\7\0E\1\4\0H@\0A\10\0C\10\0C\6\0Ka\2\11\0Ea\4\10\0G\4\0e")

/*: zeCommandListAppendMemoryFill: hCommandList:handle ptr:ptr pattern[pattern_size]:bytes pattern_size:u64 */
/*:     size:u64/BYTES/B hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; */
/*:     direction:u16/DIRECTION -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendMemoryFill, "zeCommandListAppendMemoryFill", (void *hCommandList, void *ptr,
    const void *pattern, uint64_t pattern_size, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, ptr,
    pattern, pattern_size, size, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)ptr, (uintptr_t)pattern,
    (uint64_t)pattern_size, (uint64_t)size, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_FILL, size, TRACE__DIRECTION(0, trace__ze_memory_letter(ptr)),
    "zeCommandListAppendMemoryFill");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\5\11\1\302\6\14x\10\10 MhCommandList\0Lptr\0Ppattern\0G\7_size\0\7\202size\0B\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6"
    "Aresult\0Hc\2\20\0A\2\0B\1\10\0Gh\1\2\0E\1\10\0I\1\1\0C\1\0C\3\0Kc\4\34\0A\4\3\0A\4\10\5\20\6\30\0Ch\10\7\0E\1\4\0H@\0A\10\0C\10\0C\6\0Ka\2\11\0"
    "Ea\4\10\0E")

/*: zeCommandListAppendMemoryFillWithParameters: hCommandList:handle ptr:ptr pattern[pattern_size]:bytes */
/*:     pattern_size:u64 size:u64/BYTES/B pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\15\12\1\312\6\14\200\1\10\11 \1\0\0\0\0\0\0MhCommandList\0Lptr\0Ppattern\0G\7_size\0\7\202size\0B\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mph"
    "WaitEvents\0\3\33direction\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gh\1\2\0E\1\10\0I\1\1\0C\1\0C\3\0Kc\5$\0A\6\3\0A\4\10\5\20\6\30\7 \0A$\0Gh\10\10\0"
    "E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\2\12\0Ea\4\11\0G\5\0e")

TRACE__HOOK(trace__ze_zeCommandListAppendQueryKernelTimestamps_before)
{
    TRACE__HOOK_VALUE void *const hSignalEvent = (void *)(uintptr_t)trace__v[5];
    trace__ze_taken(hSignalEvent);
}

/*: zeCommandListAppendSignalEvent: hCommandList:handle hEvent:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeCommandListAppendSignalEvent, "zeCommandListAppendSignalEvent", (void *hCommandList, void *hEvent),
    (hCommandList, hEvent), ((uintptr_t)hCommandList, (uintptr_t)hEvent), 0, (),
    (trace__ze_taken(hEvent);), (), (), (),
    "\5\2\1\30\14\20\10\2 MhCommandList\0MhEvent\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

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

/*: zeCommandListDestroy: hCommandList:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeCommandListDestroy, "zeCommandListDestroy", (void *hCommandList), (hCommandList),
    ((uintptr_t)hCommandList), 0,
    (trace__ze_list_gone(hCommandList);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhCommandList\0\6Aresult\0Ha\10\0Fa\4\1\0E")

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

/*: zeCommandListImmediateAppendCommandListsExp: hCommandListImmediate:handle numCommandLists:u32 */
/*:     phCommandLists[numCommandLists]:handle hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeCommandListImmediateAppendCommandListsExp, "zeCommandListImmediateAppendCommandListsExp",
    (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandListImmediate, numCommandLists, phCommandLists, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate,
    (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "\5\6\1\254\10\14p\10\6 MhCommandListImmediate\0EnumCommandLists\0mphCommandLists\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2"
    "\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kc\2\14\0A\2\3\0A\4\10\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\6\0E")

/*: zeCommandListImmediateAppendCommandListsWithParameters: hCommandListImmediate:handle numCommandLists:u32 */
/*:     phCommandLists[numCommandLists]:handle pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeCommandListImmediateAppendCommandListsWithParameters,
    "zeCommandListImmediateAppendCommandListsWithParameters", (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists,
    const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandListImmediate, numCommandLists, phCommandLists, pNext,
    hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate, (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "\15\7\1\264\10\14p\10\7 \1\0\0\0\0\0\0MhCommandListImmediate\0EnumCommandLists\0mphCommandLists\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWai"
    "tEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kc\3\24\0A\4\3\0A\4\10\5\20\0A\24\0Ch\10\6\0E\1\4\0H@\0A\10\0C\10"
    "\0C\5\0Ka\4\7\0G\3\0e")

/*: zeCommandListReset: hCommandList:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeCommandListReset, "zeCommandListReset", (void *hCommandList), (hCommandList),
    ((uintptr_t)hCommandList), 0,
    (trace__ze_list_reset(hCommandList);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhCommandList\0\6Aresult\0Ha\10\0Fa\4\1\0E")

TRACE__HOOK(trace__ze_zeCommandQueueCreate_after)
{
    TRACE__HOOK_VALUE void *const hContext = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const hDevice = (void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE const void *const desc = (const void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE void *const phCommandQueue = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_queue_new(hContext, hDevice, desc, phCommandQueue, result);
}

/*: zeCommandQueueDestroy: hCommandQueue:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeCommandQueueDestroy, "zeCommandQueueDestroy", (void *hCommandQueue), (hCommandQueue),
    ((uintptr_t)hCommandQueue), 0,
    (trace__ze_queue_gone(hCommandQueue);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhCommandQueue\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeCommandQueueExecuteCommandLists: hCommandQueue:handle numCommandLists:u32 */
/*:     phCommandLists[numCommandLists]:handle hFence:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 4, 1, int, trace__ze_zeCommandQueueExecuteCommandLists, "zeCommandQueueExecuteCommandLists", (void *hCommandQueue,
    uint32_t numCommandLists, void *phCommandLists, void *hFence), (hCommandQueue, numCommandLists, phCommandLists, hFence), ((uintptr_t)hCommandQueue,
    (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)hFence), 0,
    (trace__ze_execute trace__x;),
    (phCommandLists = trace__ze_execute_lists(&trace__x, hCommandQueue, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "\5\4\1\242\4\14@\10\4 MhCommandQueue\0EnumCommandLists\0mphCommandLists\0MhFence\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C"
    "\10\0C\1\0Ka\10\3\0Ea\4\4\0E")

TRACE__HOOK(trace__ze_zeCommandQueueSynchronize_after)
{
    TRACE__HOOK_VALUE void *const hCommandQueue = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const int result = (int)trace__v[2];
    if (result == 0) trace__ze_queue_done(hCommandQueue);
}

/*: zeContextDestroy: hContext:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeContextDestroy, "zeContextDestroy", (void *hContext), (hContext), ((uintptr_t)hContext), 0,
    (trace__ze_context_gone(hContext);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhContext\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeDeviceGet: hDriver:handle *pCount:u32 phDevices ; pCount_max -> *pCount:u32 */
/*:     phDevices[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 3, 3, int, trace__ze_zeDeviceGet, "zeDeviceGet", (void *hDriver, void *pCount, void *phDevices), (hDriver, pCount,
    phDevices), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)phDevices), 1, (),
    (trace__v[4] = trace__load(pCount, 4);),
    (trace__ze_devices(phDevices, pCount, NULL, result);), (), (),
    "\5\2\3\24\226\4\208\3 MhDriver\0EpCount\0E\6\0mphDevices\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zeDeviceGetSubDevices: hDevice:handle *pCount:u32 phSubdevices ; pCount_max -> *pCount:u32 */
/*:     phSubdevices[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 3, 3, int, trace__ze_zeDeviceGetSubDevices, "zeDeviceGetSubDevices", (void *hDevice, void *pCount, void *phSubdevices),
    (hDevice, pCount, phSubdevices), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phSubdevices), 1, (),
    (trace__v[4] = trace__load(pCount, 4);),
    (trace__ze_devices(phSubdevices, pCount, hDevice, result);), (), (),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphSubdevices\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3"
    "\0E")

TRACE__HOOK(trace__ze_zeDriverGetExtensionFunctionAddress_after)
{
    TRACE__HOOK_VALUE const void *const name = (const void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE void *const ppFunctionAddress = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_handed_out(name, ppFunctionAddress, result);
}

/*: zeEventCounterBasedOpenIpcHandle: hContext:handle hIpc:copy{_ze_ipc_event_counter_based_handle_t} phEvent -> */
/*:     *phEvent:handle return:status@ze_result_t */
TRACE__CALL(trace__ze, 3, 2, int, trace__ze_zeEventCounterBasedOpenIpcHandle, "zeEventCounterBasedOpenIpcHandle", (void *hContext, trace__bytes64 hIpc,
    void *phEvent), (hContext, hIpc, phEvent), ((uintptr_t)hContext, TRACE__V(hIpc), (uintptr_t)phEvent),
    "\5\2\2\226\2\0240\20\3 MhContext\0PhIpc.data\0MphEvent\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C@\0C@\0Kb\10\2\2\0Da\4\3\0E")

/*: zeEventCreate: hEventPool:handle desc:{_ze_event_desc_t} desc->next@ze_structure_type_t phEvent -> */
/*:     *phEvent:handle return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 3, 2, int, trace__ze_zeEventCreate, "zeEventCreate", (void *hEventPool, const void *desc, void *phEvent), (hEventPool, desc,
    phEvent), ((uintptr_t)hEventPool, (uintptr_t)desc, (uintptr_t)phEvent), 0,
    (trace__ze_event_desc trace__own;),
    (desc = trace__ze_event_for_host(&trace__own, hEventPool, desc);),
    (trace__ze_event_new(hEventPool, phEvent, result);), (), (),
    "\15\7\0020\24`\20\3 \1\0\0\0\0\0\0MhEventPool\0Ldesc\0\6@\4.stype\0ZL\5pNext\0E\5index\0\5@\5signal\0 \5@\5wait\0 MphEvent\0\6Aresult\0Hc\2\20\0"
    "A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeEventDestroy: hEvent:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeEventDestroy, "zeEventDestroy", (void *hEvent), (hEvent), ((uintptr_t)hEvent), 0,
    (trace__ze_event_gone(hEvent);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhEvent\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeEventHostReset: hEvent:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeEventHostReset, "zeEventHostReset", (void *hEvent), (hEvent), ((uintptr_t)hEvent), 0,
    (trace__ze_event_reset(hEvent);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhEvent\0\6Aresult\0Ha\10\0Fa\4\1\0E")

TRACE__HOOK(trace__ze_zeEventHostSignal_before)
{
    TRACE__HOOK_VALUE void *const hEvent = (void *)(uintptr_t)trace__v[0];
    trace__ze_taken(hEvent);
}

/*: zeEventHostSynchronize: hEvent:handle timeout:u64 -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeEventHostSynchronize, "zeEventHostSynchronize", (void *hEvent, uint64_t timeout), (hEvent, timeout),
    ((uintptr_t)hEvent, (uint64_t)timeout), 0, (), (),
    (if (result == 0) trace__ze_event_done(hEvent);), (), (),
    "\5\2\1\30\14\20\10\2 MhEvent\0Gtimeout\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeEventPoolCreate: hContext:handle desc:{_ze_event_pool_desc_t} desc->next@ze_structure_type_t numDevices:u32 */
/*:     phDevices[numDevices]:handle phEventPool -> *phEventPool:handle return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 5, 2, int, trace__ze_zeEventPoolCreate, "zeEventPoolCreate", (void *hContext, const void *desc, uint32_t numDevices,
    void *phDevices, void *phEventPool), (hContext, desc, numDevices, phDevices, phEventPool), ((uintptr_t)hContext, (uintptr_t)desc, (uint64_t)numDevices,
    (uintptr_t)phDevices, (uintptr_t)phEventPool), 0,
    (trace__ze_pool_desc trace__own; const void *trace__asked = desc;),
    (desc = trace__ze_pool_with_times(&trace__own, desc);),
    (if (result != 0 && desc != trace__asked) result = trace__f(hContext, desc = trace__asked, numDevices, phDevices, phEventPool);
        trace__ze_pool_new(hContext, desc, phEventPool, result);), (), (),
    "\15\10\2\266\4\24\220\1\20\5 \1\0\0\0\0\0\0MhContext\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0\36E\5count\0EnumDevices\0mphDevices\0MphEven"
    "tPool\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Ka\4\2\0Eh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\2\0Kb\10\4\2\0D"
    "a\4\5\0G\1\0A\10\0c")

/*: zeEventPoolDestroy: hEventPool:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeEventPoolDestroy, "zeEventPoolDestroy", (void *hEventPool), (hEventPool), ((uintptr_t)hEventPool), 0,
    (trace__ze_pool_gone(hEventPool);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhEventPool\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeEventPoolOpenIpcHandle: hContext:handle hIpc:copy{_ze_ipc_event_pool_handle_t} phEventPool -> */
/*:     *phEventPool:handle return:status@ze_result_t */
TRACE__CALL(trace__ze, 3, 2, int, trace__ze_zeEventPoolOpenIpcHandle, "zeEventPoolOpenIpcHandle", (void *hContext, trace__bytes64 hIpc, void *phEventPool),
    (hContext, hIpc, phEventPool), ((uintptr_t)hContext, TRACE__V(hIpc), (uintptr_t)phEventPool),
    "\5\2\2\226\2\0240\20\3 MhContext\0PhIpc.data\0MphEventPool\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C@\0C@\0Kb\10\2\2\0Da\4\3\0E")

/*: zeEventPoolPutIpcHandle: hContext:handle hIpc:copy{_ze_ipc_event_pool_handle_t} -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zeEventPoolPutIpcHandle, "zeEventPoolPutIpcHandle", (void *hContext, trace__bytes64 hIpc), (hContext, hIpc),
    ((uintptr_t)hContext, TRACE__V(hIpc)),
    "\5\2\1\226\2\0140\10\2 MhContext\0PhIpc.data\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: zeEventQueryStatus: hEvent:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 3, int, trace__ze_zeEventQueryStatus, "zeEventQueryStatus", (void *hEvent), (hEvent), ((uintptr_t)hEvent), 0, (), (),
    (if (result == 0) trace__ze_event_done(hEvent);), (), (),
    "\5\1\1\20\14\10\10\1 MhEvent\0\6Aresult\0Ha\10\0Fa\4\1\0E")

TRACE__HOOK(trace__ze_zeFenceCreate_after)
{
    TRACE__HOOK_VALUE void *const hCommandQueue = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE void *const phFence = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_fence_new(hCommandQueue, phFence, result);
}

/*: zeFenceDestroy: hFence:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeFenceDestroy, "zeFenceDestroy", (void *hFence), (hFence), ((uintptr_t)hFence), 0,
    (trace__ze_gone(hFence, TRACE__ZE_FENCE);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhFence\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeFenceHostSynchronize: hFence:handle timeout:u64 -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeFenceHostSynchronize, "zeFenceHostSynchronize", (void *hFence, uint64_t timeout), (hFence, timeout),
    ((uintptr_t)hFence, (uint64_t)timeout), 0, (), (),
    (if (result == 0) trace__ze_fence_done(hFence);), (), (),
    "\5\2\1\30\14\20\10\2 MhFence\0Gtimeout\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeFenceQueryStatus: hFence:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 3, int, trace__ze_zeFenceQueryStatus, "zeFenceQueryStatus", (void *hFence), (hFence), ((uintptr_t)hFence), 0, (), (),
    (if (result == 0) trace__ze_fence_done(hFence);), (), (),
    "\5\1\1\20\14\10\10\1 MhFence\0\6Aresult\0Ha\10\0Fa\4\1\0E")

TRACE__HOOK(trace__ze_zeKernelCreate_after)
{
    TRACE__HOOK_VALUE const void *const desc = (const void *)(uintptr_t)trace__v[1];
    TRACE__HOOK_VALUE void *const phKernel = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE const int result = (int)trace__v[3];
    trace__ze_kernel_new(desc, phKernel, result);
}

/*: zeKernelDestroy: hKernel:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 1, 2, int, trace__ze_zeKernelDestroy, "zeKernelDestroy", (void *hKernel), (hKernel), ((uintptr_t)hKernel), 0,
    (trace__ze_gone(hKernel, TRACE__ZE_KERNEL);), (), (), (), (),
    "\5\1\1\20\14\10\10\1 MhKernel\0\6Aresult\0Ha\10\0Fa\4\1\0E")

TRACE__HOOK(trace__ze_zeKernelSetGroupSize_after)
{
    TRACE__HOOK_VALUE void *const hKernel = (void *)(uintptr_t)trace__v[0];
    TRACE__HOOK_VALUE const uint32_t groupSizeX = (uint32_t)trace__v[1];
    TRACE__HOOK_VALUE const uint32_t groupSizeY = (uint32_t)trace__v[2];
    TRACE__HOOK_VALUE const uint32_t groupSizeZ = (uint32_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_kernel_size(hKernel, groupSizeX, groupSizeY, groupSizeZ, result);
}

/*: zeMemAllocDevice: hContext:handle device_desc:{_ze_device_mem_alloc_desc_t} */
/*:     device_desc->next@ze_structure_type_t size:u64 alignment:u64 hDevice:handle pptr -> *pptr:ptr */
/*:     return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 6, 1, int, trace__ze_zeMemAllocDevice, "zeMemAllocDevice", (void *hContext, const void *device_desc, uint64_t size,
    uint64_t alignment, void *hDevice, void *pptr), (hContext, device_desc, size, alignment, hDevice, pptr), ((uintptr_t)hContext, (uintptr_t)device_desc,
    (uint64_t)size, (uint64_t)alignment, (uintptr_t)hDevice, (uintptr_t)pptr), 0, (), (),
    (trace__ze_memory_new(pptr, size, 'D', result);), (), (),
    "\15\11\2D\24p\20\6 \1\0\0\0\0\0\0MhContext\0Ldevice_desc\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0\20E\14ordinal\0Gsize\0Galignment\0MhDevice\0L"
    "pptr\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Kc\3\30\0A\4\2\0A\3\10\4\20\0A\30\0Cb\10\5\2\0Da\4\6\0G\1\0"
    "A\10\0c")

/*: zeMemAllocHost: hContext:handle host_desc:{_ze_host_mem_alloc_desc_t} host_desc->next@ze_structure_type_t */
/*:     size:u64 alignment:u64 pptr -> *pptr:ptr return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 5, 1, int, trace__ze_zeMemAllocHost, "zeMemAllocHost", (void *hContext, const void *host_desc, uint64_t size,
    uint64_t alignment, void *pptr), (hContext, host_desc, size, alignment, pptr), ((uintptr_t)hContext, (uintptr_t)host_desc, (uint64_t)size,
    (uint64_t)alignment, (uintptr_t)pptr), 0, (), (),
    (trace__ze_memory_new(pptr, size, 'H', result);), (), (),
    "\15\7\28\24p\20\5 \1\0\0\0\0\0\0MhContext\0Lhost_desc\0\6@\11.stype\0ZL\12pNext\0\5@\12flags\0'Gsize\0Galignment\0Lpptr\0\6Aresult\0Hc\2\20\0A"
    "\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kc\2\20\0A\2\2\0A\3\10\0Gb\10\4\2\0Da\4\5\0G\1\0A\10\0c")

/*: zeMemAllocShared: hContext:handle device_desc:{_ze_device_mem_alloc_desc_t} */
/*:     device_desc->next@ze_structure_type_t host_desc:{_ze_host_mem_alloc_desc_t} */
/*:     host_desc->next@ze_structure_type_t size:u64 alignment:u64 hDevice:handle pptr -> *pptr:ptr */
/*:     return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 7, 1, int, trace__ze_zeMemAllocShared, "zeMemAllocShared", (void *hContext, const void *device_desc, const void *host_desc,
    uint64_t size, uint64_t alignment, void *hDevice, void *pptr), (hContext, device_desc, host_desc, size, alignment, hDevice, pptr),
    ((uintptr_t)hContext, (uintptr_t)device_desc, (uintptr_t)host_desc, (uint64_t)size, (uint64_t)alignment, (uintptr_t)hDevice, (uintptr_t)pptr), 0, (),
    (),
    (trace__ze_memory_new(pptr, size, 'S', result);), (), (),
    "\15\15\2\134\24\310\1\20\7 \2\0\0\0\0\0\0MhContext\0Ldevice_desc\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0\20E\14ordinal\0Lhost_desc\0\6@\11.st"
    "ype\0ZL\12pNext\0\5@\12flags\0'Gsize\0Galignment\0MhDevice\0Lpptr\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20"
    "\0Ka\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kc\3\30\0A\4\3\0A\4\10\5\20\0A\30\0Cb\10\6\2\0Da\4\7\0G\1\0A\10\0e\2\0A\10\0c")

/*: zeMemCloseIpcHandle: hContext:handle ptr:ptr -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 2, 2, int, trace__ze_zeMemCloseIpcHandle, "zeMemCloseIpcHandle", (void *hContext, const void *ptr), (hContext, ptr),
    ((uintptr_t)hContext, (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "\5\2\1\30\14\20\10\2 MhContext\0Lptr\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeMemFree: hContext:handle ptr:ptr -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 2, 1, int, trace__ze_zeMemFree, "zeMemFree", (void *hContext, void *ptr), (hContext, ptr), ((uintptr_t)hContext,
    (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "\5\2\1\30\14\20\10\2 MhContext\0Lptr\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeMemFreeExt: hContext:handle pMemFreeDesc:{_ze_memory_free_ext_desc_t} pMemFreeDesc->next@ze_structure_type_t */
/*:     ptr:ptr -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 3, 1, int, trace__ze_zeMemFreeExt, "zeMemFreeExt", (void *hContext, const void *pMemFreeDesc, void *ptr), (hContext,
    pMemFreeDesc, ptr), ((uintptr_t)hContext, (uintptr_t)pMemFreeDesc, (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "\15\6\0010\14h\10\3 \1\0\0\0\0\0\0MhContext\0LpMemFreeDesc\0\6@\14.stype\0ZL\15pNext\0\5@\15freePolicy\0\33Lptr\0\6Aresult\0Hc\2\20\0A\2\0B\1\10"
    "\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\10\2\0Ea\4\3\0G\1\0A\10\0c")

/*: zeMemGetFileDescriptorFromIpcHandleExp: hContext:handle ipcHandle:copy{_ze_ipc_mem_handle_t} pHandle -> */
/*:     *pHandle:u64 return:status@ze_result_t */
TRACE__CALL(trace__ze, 3, 3, int, trace__ze_zeMemGetFileDescriptorFromIpcHandleExp, "zeMemGetFileDescriptorFromIpcHandleExp", (void *hContext,
    trace__bytes64 ipcHandle, void *pHandle), (hContext, ipcHandle, pHandle), ((uintptr_t)hContext, TRACE__V(ipcHandle), (uintptr_t)pHandle),
    "\5\2\2\226\2\0240\20\3 MhContext\0PipcHandle.data\0GpHandle\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C@\0C@\0Kb\10\2\2\0Da\4\3\0E")

/*: zeMemOpenIpcHandle: hContext:handle hDevice:handle handle:copy{_ze_ipc_mem_handle_t} */
/*:     flags:u32@ze_ipc_memory_flag_t pptr -> *pptr:ptr return:status@ze_result_t */
TRACE__CALL(trace__ze, 5, 2, int, trace__ze_zeMemOpenIpcHandle, "zeMemOpenIpcHandle", (void *hContext, void *hDevice, trace__bytes64 handle,
    uint32_t flags, void *pptr), (hContext, hDevice, handle, flags, pptr), ((uintptr_t)hContext, (uintptr_t)hDevice, TRACE__V(handle), (uint64_t)flags,
    (uintptr_t)pptr),
    "\5\4\2\242\2\24@\20\5 MhContext\0MhDevice\0Phandle.data\0\5@flags\0002Lpptr\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gh\1\2\0F\10\0I\1\1\0C@\0C@\0Ka\4"
    "\3\0Eb\10\4\2\0Da\4\5\0E")

/*: zeMemPutIpcHandle: hContext:handle handle:copy{_ze_ipc_mem_handle_t} -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zeMemPutIpcHandle, "zeMemPutIpcHandle", (void *hContext, trace__bytes64 handle), (hContext, handle),
    ((uintptr_t)hContext, TRACE__V(handle)),
    "\5\2\1\226\2\0140\10\2 MhContext\0Phandle.data\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

TRACE__HOOK(trace__ze_zeModuleGetGlobalPointer_after)
{
    TRACE__HOOK_VALUE void *const pSize = (void *)(uintptr_t)trace__v[2];
    TRACE__HOOK_VALUE void *const pptr = (void *)(uintptr_t)trace__v[3];
    TRACE__HOOK_VALUE const int result = (int)trace__v[4];
    trace__ze_memory_new(pptr, trace__load(pSize, 8), 'D', result);
}

/*: zeVirtualMemMap: hContext:handle ptr:ptr size:u64 hPhysicalMemory:handle offset:u64 */
/*:     access:i32@ze_memory_access_attribute_t -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 6, 2, int, trace__ze_zeVirtualMemMap, "zeVirtualMemMap", (void *hContext, const void *ptr, uint64_t size,
    void *hPhysicalMemory, uint64_t offset, int access), (hContext, ptr, size, hPhysicalMemory, offset, access), ((uintptr_t)hContext, (uintptr_t)ptr,
    (uint64_t)size, (uintptr_t)hPhysicalMemory, (uint64_t)offset, (uint64_t)access), 0, (), (),
    (trace__ze_memory_new(&ptr, size, 'D', result);), (), (),
    "\5\6\0014\14\30\10\6 MhContext\0Lptr\0Gsize\0MhPhysicalMemory\0Goffset\0\6@access\08\6Aresult\0Hc\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Ga\4\6\0E")

/*: zeVirtualMemUnmap: hContext:handle ptr:ptr size:u64 -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze, 3, 2, int, trace__ze_zeVirtualMemUnmap, "zeVirtualMemUnmap", (void *hContext, const void *ptr, uint64_t size), (hContext,
    ptr, size), ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "\5\3\1 \14\20\10\3 MhContext\0Lptr\0Gsize\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zesDriverGetDeviceByUuidExp: hDriver:handle uuid:copy{_zes_uuid_t} phDevice onSubdevice subdeviceId -> */
/*:     *phDevice:handle *onSubdevice:u8 *subdeviceId:u32 return:status@ze_result_t */
TRACE__CALL(trace__ze, 5, 3, int, trace__ze_zesDriverGetDeviceByUuidExp, "zesDriverGetDeviceByUuidExp", (void *hDriver, trace__bytes16 uuid,
    void *phDevice, void *onSubdevice, void *subdeviceId), (hDriver, uuid, phDevice, onSubdevice, subdeviceId), ((uintptr_t)hDriver, TRACE__V(uuid),
    (uintptr_t)phDevice, (uintptr_t)onSubdevice, (uintptr_t)subdeviceId),
    "\5\2\4\226\2\0310@\5 MhDriver\0Puuid.id\0MphDevice\0AonSubdevice\0EsubdeviceId\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C\20\0C\20\0Kb\10\2\2\0D"
    "d\1\3\2\0T\1\0C\1\0Kb\4\4\2\0Da\4\5\0E")

/*: zesFrequencyOcSetFrequencyTarget: hFrequency:handle CurrentOcFrequency:f64 -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetFrequencyTarget, "zesFrequencyOcSetFrequencyTarget", (void *hFrequency,
    double CurrentOcFrequency), (hFrequency, CurrentOcFrequency), ((uintptr_t)hFrequency, TRACE__V(CurrentOcFrequency)),
    "\5\2\1\30\14\20\10\2 MhFrequency\0JCurrentOcFrequency\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesFrequencyOcSetIccMax: hFrequency:handle ocIccMax:f64 -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetIccMax, "zesFrequencyOcSetIccMax", (void *hFrequency, double ocIccMax), (hFrequency,
    ocIccMax), ((uintptr_t)hFrequency, TRACE__V(ocIccMax)),
    "\5\2\1\30\14\20\10\2 MhFrequency\0JocIccMax\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesFrequencyOcSetTjMax: hFrequency:handle ocTjMax:f64 -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetTjMax, "zesFrequencyOcSetTjMax", (void *hFrequency, double ocTjMax), (hFrequency, ocTjMax),
    ((uintptr_t)hFrequency, TRACE__V(ocTjMax)),
    "\5\2\1\30\14\20\10\2 MhFrequency\0JocTjMax\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesFrequencyOcSetVoltageTarget: hFrequency:handle CurrentVoltageTarget:f64 CurrentVoltageOffset:f64 -> */
/*:     return:status@ze_result_t */
TRACE__CALL(trace__ze, 3, 2, int, trace__ze_zesFrequencyOcSetVoltageTarget, "zesFrequencyOcSetVoltageTarget", (void *hFrequency,
    double CurrentVoltageTarget, double CurrentVoltageOffset), (hFrequency, CurrentVoltageTarget, CurrentVoltageOffset), ((uintptr_t)hFrequency,
    TRACE__V(CurrentVoltageTarget), TRACE__V(CurrentVoltageOffset)),
    "\5\3\1 \14\20\10\3 MhFrequency\0JCurrentVoltageTarget\0J\16Offset\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zesOverclockSetControlUserValue: hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pValue:f64 */
/*:     pPendingAction -> *pPendingAction:i32@zes_pending_action_t return:status@ze_result_t */
TRACE__CALL(trace__ze, 4, 2, int, trace__ze_zesOverclockSetControlUserValue, "zesOverclockSetControlUserValue", (void *hDomainHandle, int DomainControl,
    double pValue, void *pPendingAction), (hDomainHandle, DomainControl, pValue, pPendingAction), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl,
    TRACE__V(pValue), (uintptr_t)pPendingAction),
    "\5\3\2\34\20\20\20\4 MhDomainHandle\0\6@DomainControl\0vJpValue\0\6@pPendingAction\0}\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14\0A\24\0Cb\4\3\2\0Da\4"
    "\4\0E")

/*: zesPerformanceFactorSetConfig: hPerf:handle factor:f64 -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesPerformanceFactorSetConfig, "zesPerformanceFactorSetConfig", (void *hPerf, double factor), (hPerf, factor),
    ((uintptr_t)hPerf, TRACE__V(factor)),
    "\5\2\1\30\14\20\10\2 MhPerf\0Jfactor\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesPowerSetEnergyThreshold: hPower:handle threshold:f64 -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zesPowerSetEnergyThreshold, "zesPowerSetEnergyThreshold", (void *hPower, double threshold), (hPower,
    threshold), ((uintptr_t)hPower, TRACE__V(threshold)),
    "\5\2\1\30\14\20\10\2 MhPower\0Jthreshold\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetDebugGetThreadRegisterSetProperties: hDebug:handle thread:copy{_ze_device_thread_t} *pCount:u32 */
/*:     pRegisterSetProperties ; pCount_max -> *pCount:u32 p */
/*:     RegisterSetProperties[*pCount:u32<pCount_max]:{_zet_debug_regset_properties_t#48} */
/*:     pRegisterSetProperties[*pCount:u32<pCount_max]->next@zet_structure_type_t#48 return:status@ze_result_t */
TRACE__CALL_ROOM(trace__ze, 4, 3, int, trace__ze_zetDebugGetThreadRegisterSetProperties, "zetDebugGetThreadRegisterSetProperties", (void *hDebug,
    trace__bytes16 thread, void *pCount, void *pRegisterSetProperties), (hDebug, thread, pCount, pRegisterSetProperties), ((uintptr_t)hDebug,
    TRACE__V(thread), (uintptr_t)pCount, (uintptr_t)pRegisterSetProperties), 1,
    (trace__v[5] = trace__load(pCount, 4)),
    "\15\6\13$\306\58\370\2\4 \0\1\0\0\0\0\0MhDebug\0Ethread.slice\0E\10ubslice\0E\7eu\0E\7thread\0EpCount\0E\6\0&@pRegisterSetProperties.stype\0\240\1"
    "l\27pNext\0e\27type\0e\27version\0%@\27generalFlags\0\226\1e\27deviceFlags\0e\27count\0e\27bitSize\0e\30yteSize\0\6Aresult\0Ha\10\0Fd\4\1\2\0T"
    "\20\0C\20\0Kb\4\2\2\0Db\4\2\2\0Dh\4\3\0E\2\4\5\0G\20\0A0\0C\4\0C\2\0Kh\10\3\0A\10\0C\2\4\5\0G\20\0A0\0C\20\0C\2\0Kh\4\3\0A\20\0C\2\4\5\0G\20\0A"
    "0\0C\24\0C\2\0Kh\4\3\0A\24\0C\2\4\5\0G\20\0A0\0C\30\0C\2\0Kh\4\3\0A\30\0C\2\4\5\0G\20\0A0\0C\34\0C\2\0Kh\4\3\0A\34\0C\2\4\5\0G\20\0A0\0C \0C\2\0"
    "Kh\4\3\0A \0C\2\4\5\0G\20\0A0\0C$\0C\2\0Kh\4\3\0A$\0C\2\4\5\0G\20\0A0\0C(\0C\2\0Kh\4\3\0A(\0C\2\4\5\0G\20\0A0\0C,\0C\2\0Ka\4\4\0G\3\0A\10\0C\2\4"
    "\5\0C{\0E0\0G\2\0K")

/*: zetDebugInterrupt: hDebug:handle thread:copy{_ze_device_thread_t} -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zetDebugInterrupt, "zetDebugInterrupt", (void *hDebug, trace__bytes16 thread), (hDebug, thread),
    ((uintptr_t)hDebug, TRACE__V(thread)),
    "\5\5\1 \0140\10\2 MhDebug\0Ethread.slice\0E\10ubslice\0E\7eu\0E\7thread\0\6Aresult\0Ha\10\0Fd\4\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: zetDebugReadMemory: hDebug:handle thread:copy{_ze_device_thread_t} desc:{_zet_debug_memory_space_desc_t} */
/*:     desc->next@zet_structure_type_t size:u64 buffer -> buffer[size]:bytes return:status@ze_result_t */
TRACE__CALL(trace__ze, 5, 3, int, trace__ze_zetDebugReadMemory, "zetDebugReadMemory", (void *hDebug, trace__bytes16 thread, const void *desc,
    uint64_t size, void *buffer), (hDebug, thread, desc, size, buffer), ((uintptr_t)hDebug, TRACE__V(thread), (uintptr_t)desc, (uint64_t)size,
    (uintptr_t)buffer),
    "\15\13\2H\222\2\270\0010\5 \1\0\0\0\0\0\0MhDebug\0Ethread.slice\0E\10ubslice\0E\7eu\0E\7thread\0Ldesc\0\6@\4.stype\0\240\1L\5pNext\0\6@\5type\0"
    "\224\1G\5address\0Gsize\0Pbuffer\0\6Aresult\0Ha\10\0Fd\4\1\2\0T\20\0C\20\0Ka\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30\0"
    "S \0C\10\0Ka\10\3\0Eh\1\4\0E\1\10\0I\1\1\0C\1\0C\3\0Ka\4\5\0G\2\0A\10\0I{\0Y")

/*: zetDebugReadRegisters: hDebug:handle thread:copy{_ze_device_thread_t} type:u32 start:u32 count:u32 */
/*:     pRegisterValues:ptr -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 6, 3, int, trace__ze_zetDebugReadRegisters, "zetDebugReadRegisters", (void *hDebug, trace__bytes16 thread, uint32_t type,
    uint32_t start, uint32_t count, void *pRegisterValues), (hDebug, thread, type, start, count, pRegisterValues), ((uintptr_t)hDebug, TRACE__V(thread),
    (uint64_t)type, (uint64_t)start, (uint64_t)count, (uintptr_t)pRegisterValues),
    "\5\11\0014\14@\10\6 MhDebug\0Ethread.slice\0E\10ubslice\0E\7eu\0E\7thread\0Etype\0Estart\0Ecount\0LpRegisterValues\0\6Aresult\0Ha\10\0Fd\4\1\2\0"
    "T\20\0C\20\0Kc\4\24\0A\4\2\0A\3\4\4\10\5\14\0Ca\4\6\0E")

/*: zetDebugResume: hDebug:handle thread:copy{_ze_device_thread_t} -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 2, 2, int, trace__ze_zetDebugResume, "zetDebugResume", (void *hDebug, trace__bytes16 thread), (hDebug, thread), ((uintptr_t)hDebug,
    TRACE__V(thread)),
    "\5\5\1 \0140\10\2 MhDebug\0Ethread.slice\0E\10ubslice\0E\7eu\0E\7thread\0\6Aresult\0Ha\10\0Fd\4\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: zetDebugWriteMemory: hDebug:handle thread:copy{_ze_device_thread_t} desc:{_zet_debug_memory_space_desc_t} */
/*:     desc->next@zet_structure_type_t size:u64 buffer[size]:bytes -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 5, 2, int, trace__ze_zetDebugWriteMemory, "zetDebugWriteMemory", (void *hDebug, trace__bytes16 thread, const void *desc,
    uint64_t size, const void *buffer), (hDebug, thread, desc, size, buffer), ((uintptr_t)hDebug, TRACE__V(thread), (uintptr_t)desc, (uint64_t)size,
    (uintptr_t)buffer),
    "\15\14\1\316\2\14\340\1\10\5 \1\0\0\0\0\0\0MhDebug\0Ethread.slice\0E\10ubslice\0E\7eu\0E\7thread\0Ldesc\0\6@\4.stype\0\240\1L\5pNext\0\6@\5typ"
    "e\0\224\1G\5address\0Gsize\0Pbuffer\0\6Aresult\0Ha\10\0Fd\4\1\2\0T\20\0C\20\0Ka\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30"
    "\0S \0C\10\0Ka\10\3\0Eh\1\4\0E\1\10\0I\1\1\0C\1\0C\3\0Ka\4\5\0G\2\0A\10\0I{\0Y")

/*: zetDebugWriteRegisters: hDebug:handle thread:copy{_ze_device_thread_t} type:u32 start:u32 count:u32 */
/*:     pRegisterValues:ptr -> return:status@ze_result_t */
TRACE__CALL(trace__ze, 6, 2, int, trace__ze_zetDebugWriteRegisters, "zetDebugWriteRegisters", (void *hDebug, trace__bytes16 thread, uint32_t type,
    uint32_t start, uint32_t count, void *pRegisterValues), (hDebug, thread, type, start, count, pRegisterValues), ((uintptr_t)hDebug, TRACE__V(thread),
    (uint64_t)type, (uint64_t)start, (uint64_t)count, (uintptr_t)pRegisterValues),
    "\5\11\0014\14@\10\6 MhDebug\0Ethread.slice\0E\10ubslice\0E\7eu\0E\7thread\0Etype\0Estart\0Ecount\0LpRegisterValues\0\6Aresult\0Ha\10\0Fd\4\1\2\0"
    "T\20\0C\20\0Kc\4\24\0A\4\2\0A\3\4\4\10\5\14\0Ca\4\6\0E")

#define trace__ze_given_symbol(name) "trace__ze_given_" name
#define trace__ze_given_declare_linked(id, name)
#define trace__ze_given_linked(id) NULL
#define trace__ze_given_source_id trace__ze_source_id
#define trace__ze_given_library trace__ze_library
#define trace__ze_given_shown __attribute__((visibility("hidden")))
#define trace__ze_given_layered 0

/*: zeCommandListAppendImageCopyFromMemoryExt: hCommandList:handle hDstImage:handle srcptr:ptr */
/*:     pDstRegion:{_ze_image_region_t} srcRowPitch:u32 srcSlicePitch:u32 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\5\20\1\334\4\14x\10\11 MhCommandList\0MhDstImage\0Lsrcptr\0LpDstRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0EsrcRow"
    "Pitch\0E\3SlicePitch\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\30\0C"
    "\30\0Kc\4\24\0A\4\4\0A\5\4\6\10\7\20\0Ch\10\10\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\2\12\0Ea\4\11\0E")

/*: zeCommandListAppendImageCopyToMemoryExt: hCommandList:handle dstptr:ptr hSrcImage:handle */
/*:     pSrcRegion:{_ze_image_region_t} destRowPitch:u32 destSlicePitch:u32 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\5\20\1\334\4\14x\10\11 MhCommandList\0Ldstptr\0MhSrcImage\0LpSrcRegion\0E\12.originX\0E\21Y\0E\21Z\0E\13width\0E\13height\0E\13depth\0EdestRo"
    "wPitch\0E\4SlicePitch\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3\33direction\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\30\0C"
    "\30\0Kc\4\24\0A\4\4\0A\5\4\6\10\7\20\0Ch\10\10\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\2\12\0Ea\4\11\0E")

/*: zeCommandListAppendLaunchKernelWithArguments: hCommandList:handle hKernel:handle */
/*:     groupCounts:copy{_ze_group_count_t} groupSizes:copy{_ze_group_size_t} pArguments:ptr */
/*:     pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze_given, 9, 1, int, trace__ze_given_zeCommandListAppendLaunchKernelWithArguments,
    "zeCommandListAppendLaunchKernelWithArguments", (void *hCommandList, void *hKernel, trace__bytes12 groupCounts, trace__bytes12 groupSizes,
    void *pArguments, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, groupCounts, groupSizes,
    pArguments, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hKernel, TRACE__V(groupCounts),
    TRACE__V(groupSizes), (uintptr_t)pArguments, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, &groupCounts, &groupSizes);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\15\15\1\322\4\14\230\1\10\11 \1\0\0\0\0\0\0MhCommandList\0MhKernel\0EgroupCounts.groupCountX\0E\26Y\0E\26Z\0E\5Sizes.groupSizeX\0E\24Y\0E\24Z"
    "\0LpArguments\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\2\2\0T\14\0C\14\0Kd\4\3\2\0T\14\0C\14"
    "\0Kc\4\34\0A\4\4\0A\5\10\6\20\7\30\0Ch\10\10\0E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\4\11\0G\5\0e")

/*: zeCommandListAppendLaunchKernelWithParameters: hCommandList:handle hKernel:handle */
/*:     pGroupCounts:{_ze_group_count_t} pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendLaunchKernelWithParameters,
    "zeCommandListAppendLaunchKernelWithParameters", (void *hCommandList, void *hKernel, const void *pGroupCounts, const void *pNext, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), (hCommandList, hKernel, pGroupCounts, pNext, hSignalEvent, numWaitEvents, phWaitEvents),
    ((uintptr_t)hCommandList, (uintptr_t)hKernel, (uintptr_t)pGroupCounts, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents), 0,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_kernel(&trace__a, hCommandList, hSignalEvent, hKernel, pGroupCounts, NULL);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\15\12\1\306\4\14p\10\7 \1\0\0\0\0\0\0MhCommandList\0MhKernel\0LpGroupCounts\0E\14.groupCountX\0E\27Y\0E\27Z\0LpNext\0MhSignalEvent\0EnumWaitE"
    "vents\0mphWaitEvents\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\14\0C\14\0Kc\3\24\0A\4\3\0A\4\10\5\20\0A\24\0Ch\10\6\0E\1\4\0H@\0"
    "A\10\0C\10\0C\5\0Ka\4\7\0G\3\0e")

/*: zeCommandListAppendMemoryCopyWithParameters: hCommandList:handle dstptr:ptr srcptr:ptr size:u64/BYTES/B */
/*:     pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze_given, 8, 1, int, trace__ze_given_zeCommandListAppendMemoryCopyWithParameters, "zeCommandListAppendMemoryCopyWithParameters",
    (void *hCommandList, void *dstptr, const void *srcptr, uint64_t size, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), (hCommandList, dstptr, srcptr, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 1,
    (trace__ze_append trace__a;),
    (hSignalEvent = trace__ze_ask_bytes(&trace__a, hCommandList, hSignalEvent, TRACE__ZE_COPY, size, trace__ze_direction(dstptr, srcptr),
    "zeCommandListAppendMemoryCopyWithParameters");
        trace__v[9] = (uint64_t)(trace__a.direction);),
    (trace__ze_asked(&trace__a, result);), (), (),
    "\15\11\1\304\4\14H\10\10 \1\0\0\0\0\0\0MhCommandList\0Ldstptr\0Lsrcptr\0\7\202size\0B\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\3"
    "\33direction\0\6Aresult\0Hc\0074\0A\10\0B\1\10\2\20\3\30\4 \5(\0060\0A4\0Ch\10\7\0E\1\4\0H@\0A\10\0C\10\0C\6\0Ka\2\11\0Ea\4\10\0G\4\0e")

/*: zeCommandListAppendMemoryFillWithParameters: hCommandList:handle ptr:ptr pattern[pattern_size]:bytes */
/*:     pattern_size:u64 size:u64/BYTES/B pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle ; direction:u16/DIRECTION -> return:status@ze_result_t */
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
    "\15\12\1\312\6\14\200\1\10\11 \1\0\0\0\0\0\0MhCommandList\0Lptr\0Ppattern\0G\7_size\0\7\202size\0B\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mph"
    "WaitEvents\0\3\33direction\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gh\1\2\0E\1\10\0I\1\1\0C\1\0C\3\0Kc\5$\0A\6\3\0A\4\10\5\20\6\30\7 \0A$\0Gh\10\10\0"
    "E\1\4\0H@\0A\10\0C\10\0C\7\0Ka\2\12\0Ea\4\11\0G\5\0e")

/*: zeCommandListImmediateAppendCommandListsExp: hCommandListImmediate:handle numCommandLists:u32 */
/*:     phCommandLists[numCommandLists]:handle hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze_given, 6, 1, int, trace__ze_given_zeCommandListImmediateAppendCommandListsExp, "zeCommandListImmediateAppendCommandListsExp",
    (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    (hCommandListImmediate, numCommandLists, phCommandLists, hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate,
    (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "\5\6\1\254\10\14p\10\6 MhCommandListImmediate\0EnumCommandLists\0mphCommandLists\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2"
    "\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kc\2\14\0A\2\3\0A\4\10\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\6\0E")

/*: zeCommandListImmediateAppendCommandListsWithParameters: hCommandListImmediate:handle numCommandLists:u32 */
/*:     phCommandLists[numCommandLists]:handle pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListImmediateAppendCommandListsWithParameters,
    "zeCommandListImmediateAppendCommandListsWithParameters", (void *hCommandListImmediate, uint32_t numCommandLists, void *phCommandLists,
    const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), (hCommandListImmediate, numCommandLists, phCommandLists, pNext,
    hSignalEvent, numWaitEvents, phWaitEvents), ((uintptr_t)hCommandListImmediate, (uint64_t)numCommandLists, (uintptr_t)phCommandLists, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents), 0,
    (trace__ze_execute trace__x;),
    (trace__ze_taken(hSignalEvent);
        phCommandLists = trace__ze_execute_lists(&trace__x, hCommandListImmediate, phCommandLists, &numCommandLists);),
    (trace__ze_executed(&trace__x, result);), (), (),
    "\15\7\1\264\10\14p\10\7 \1\0\0\0\0\0\0MhCommandListImmediate\0EnumCommandLists\0mphCommandLists\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWai"
    "tEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kc\3\24\0A\4\3\0A\4\10\5\20\0A\24\0Ch\10\6\0E\1\4\0H@\0A\10\0C\10"
    "\0C\5\0Ka\4\7\0G\3\0e")

/*: zeEventCounterBasedOpenIpcHandle: hContext:handle hIpc:copy{_ze_ipc_event_counter_based_handle_t} phEvent -> */
/*:     *phEvent:handle return:status@ze_result_t */
TRACE__CALL(trace__ze_given, 3, 2, int, trace__ze_given_zeEventCounterBasedOpenIpcHandle, "zeEventCounterBasedOpenIpcHandle", (void *hContext,
    trace__bytes64 hIpc, void *phEvent), (hContext, hIpc, phEvent), ((uintptr_t)hContext, TRACE__V(hIpc), (uintptr_t)phEvent),
    "\5\2\2\226\2\0240\20\3 MhContext\0PhIpc.data\0MphEvent\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C@\0C@\0Kb\10\2\2\0Da\4\3\0E")

/*: zeMemFreeExt: hContext:handle pMemFreeDesc:{_ze_memory_free_ext_desc_t} pMemFreeDesc->next@ze_structure_type_t */
/*:     ptr:ptr -> return:status@ze_result_t */
TRACE__CALL_HOOKED(trace__ze_given, 3, 1, int, trace__ze_given_zeMemFreeExt, "zeMemFreeExt", (void *hContext, const void *pMemFreeDesc, void *ptr),
    (hContext, pMemFreeDesc, ptr), ((uintptr_t)hContext, (uintptr_t)pMemFreeDesc, (uintptr_t)ptr), 0,
    (trace__ze_memory_gone(ptr);), (), (), (), (),
    "\15\6\0010\14h\10\3 \1\0\0\0\0\0\0MhContext\0LpMemFreeDesc\0\6@\14.stype\0ZL\15pNext\0\5@\15freePolicy\0\33Lptr\0\6Aresult\0Hc\2\20\0A\2\0B\1\10"
    "\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\10\2\0Ea\4\3\0G\1\0A\10\0c")

/*: zeMemGetFileDescriptorFromIpcHandleExp: hContext:handle ipcHandle:copy{_ze_ipc_mem_handle_t} pHandle -> */
/*:     *pHandle:u64 return:status@ze_result_t */
TRACE__CALL(trace__ze_given, 3, 3, int, trace__ze_given_zeMemGetFileDescriptorFromIpcHandleExp, "zeMemGetFileDescriptorFromIpcHandleExp", (void *hContext,
    trace__bytes64 ipcHandle, void *pHandle), (hContext, ipcHandle, pHandle), ((uintptr_t)hContext, TRACE__V(ipcHandle), (uintptr_t)pHandle),
    "\5\2\2\226\2\0240\20\3 MhContext\0PipcHandle.data\0GpHandle\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C@\0C@\0Kb\10\2\2\0Da\4\3\0E")

/*: zesDriverGetDeviceByUuidExp: hDriver:handle uuid:copy{_zes_uuid_t} phDevice onSubdevice subdeviceId -> */
/*:     *phDevice:handle *onSubdevice:u8 *subdeviceId:u32 return:status@ze_result_t */
TRACE__CALL(trace__ze_given, 5, 3, int, trace__ze_given_zesDriverGetDeviceByUuidExp, "zesDriverGetDeviceByUuidExp", (void *hDriver, trace__bytes16 uuid,
    void *phDevice, void *onSubdevice, void *subdeviceId), (hDriver, uuid, phDevice, onSubdevice, subdeviceId), ((uintptr_t)hDriver, TRACE__V(uuid),
    (uintptr_t)phDevice, (uintptr_t)onSubdevice, (uintptr_t)subdeviceId),
    "\5\2\4\226\2\0310@\5 MhDriver\0Puuid.id\0MphDevice\0AonSubdevice\0EsubdeviceId\0\6Aresult\0Ha\10\0Fh\1\1\0F\10\0I\1\1\0C\20\0C\20\0Kb\10\2\2\0D"
    "d\1\3\2\0T\1\0C\1\0Kb\4\4\2\0Da\4\5\0E")

TRACE__FORWARDING_BEGIN

/*: zeCommandListAppendGraphExt: hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr */
/*:     hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 6, 1, int, trace__ze_zeCommandListAppendGraphExt, "zeCommandListAppendGraphExt", (void *hCommandList, void *hGraph,
    const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hGraph, (uintptr_t)pNext,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendGraphExt_before, NULL, (),
    "\15\6\1\262\4\14@\10\6 \1\0\0\0\0\0\0MhCommandList\0MhGraph\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\5$\0A\6\0B\1\10"
    "\2\20\3\30\4 \0A$\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\6\0G\2\0e")

/*: zeCommandListAppendHostFunction: hCommandList:handle pfnHostFunction:ptr pUserData:ptr */
/*:     pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendHostFunction, "zeCommandListAppendHostFunction", (void *hCommandList,
    void *pfnHostFunction, void *pUserData, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)pfnHostFunction, (uintptr_t)pUserData, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\15\7\1\272\4\14@\10\7 \1\0\0\0\0\0\0MhCommandList\0LpfnHostFunction\0LpUserData\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Ares"
    "ult\0Hc\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\4\7\0G\3\0e")

/*: zeCommandListAppendMemAdvise: hCommandList:handle hDevice:handle ptr:ptr size:u64 advice:i32@ze_memory_advice_t */
/*:     -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 1, int, trace__ze_zeCommandListAppendMemAdvise, "zeCommandListAppendMemAdvise", (void *hCommandList, void *hDevice,
    const void *ptr, uint64_t size, int advice), ((uintptr_t)hCommandList, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size, (uint64_t)advice,),
    "\5\5\1,\14\30\10\5 MhCommandList\0MhDevice\0Lptr\0Gsize\0\6@advice\0:\6Aresult\0Hc\5$\0A\6\0B\1\10\2\20\3\30\4 \0A$\0Ga\4\5\0E")

/*: zeCommandListAppendMemoryPrefetch: hCommandList:handle ptr:ptr size:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zeCommandListAppendMemoryPrefetch, "zeCommandListAppendMemoryPrefetch", (void *hCommandList,
    const void *ptr, uint64_t size), ((uintptr_t)hCommandList, (uintptr_t)ptr, (uint64_t)size,),
    "\5\3\1 \14\20\10\3 MhCommandList\0Lptr\0Gsize\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeCommandListAppendMemoryRangesBarrier: hCommandList:handle numRanges:u32 pRangeSizes[numRanges]:u64 */
/*:     pRanges[numRanges]:ptr hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendMemoryRangesBarrier, "zeCommandListAppendMemoryRangesBarrier",
    (void *hCommandList, uint32_t numRanges, const void *pRangeSizes, void *pRanges, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)numRanges, (uintptr_t)pRangeSizes, (uintptr_t)pRanges, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\5\7\1\262\14\14\230\1\10\7 MhCommandList\0EnumRanges\0gpRangeSizes\0l\6s\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2\14\0A"
    "\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kc\2\14\0A\2\4\0A\5\10\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10\0C"
    "\5\0Ka\4\7\0E")

/*: zeCommandListAppendQueryKernelTimestamps: hCommandList:handle numEvents:u32 phEvents[numEvents]:handle */
/*:     dstptr:ptr pOffsets[numEvents]:u64 hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle */
/*:     -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 8, 1, int, trace__ze_zeCommandListAppendQueryKernelTimestamps, "zeCommandListAppendQueryKernelTimestamps",
    (void *hCommandList, uint32_t numEvents, void *phEvents, void *dstptr, const void *pOffsets, void *hSignalEvent, uint32_t numWaitEvents,
    void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numEvents, (uintptr_t)phEvents, (uintptr_t)dstptr, (uintptr_t)pOffsets,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendQueryKernelTimestamps_before, NULL, (),
    "\5\10\1\272\14\14\240\1\10\10 MhCommandList\0EnumEvents\0mphEvents\0Ldstptr\0gpOffsets\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresul"
    "t\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Ka\10\3\0Eh\10\4\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kc\2\14\0A\2\5\0A\6\10\0Gh\10\7\0E"
    "\1\4\0H@\0A\10\0C\10\0C\6\0Ka\4\10\0E")

/*: zeCommandListAppendSignalExternalSemaphoreExt: hCommandList:handle numSemaphores:u32 */
/*:     phSemaphores[numSemaphores]:handle signalParams[numS */
/*:     emaphores]:{_ze_external_semaphore_signal_params_ext_t#24} */
/*:     signalParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendSignalExternalSemaphoreExt, "zeCommandListAppendSignalExternalSemaphoreExt",
    (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *signalParams, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores, (uintptr_t)signalParams, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\15\11\1\376\12\14\350\1\10\7 \1\0\0\0\0\0\0MhCommandList\0EnumSemaphores\0mphSemaphores\0&@signalParams.stype\0Zl\15pNext\0g\15value\0MhSigna"
    "lEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\4\3\0E\1\4\0H\20\0A\30\0C\4\0C"
    "\1\0Kh\10\3\0A\10\0C\1\4\0H\20\0A\30\0C\20\0C\1\0Kh\10\3\0A\20\0C\1\4\0H\20\0A\30\0C\30\0C\1\0Kc\2\14\0A\2\4\0A\5\10\0Gh\10\6\0E\1\4\0H@\0A\10\0"
    "C\10\0C\5\0Ka\4\7\0G\3\0A\10\0C\1\4\0J\30\0G\1\0K")

/*: zeCommandListAppendWaitExternalSemaphoreExt: hCommandList:handle numSemaphores:u32 */
/*:     phSemaphores[numSemaphores]:handle waitParams[numSemaphores]:{_ze_external_semaphore_wait_params_ext_t#24} */
/*:     waitParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeCommandListAppendWaitExternalSemaphoreExt, "zeCommandListAppendWaitExternalSemaphoreExt",
    (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *waitParams, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores, (uintptr_t)waitParams, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\15\11\1\376\12\14\350\1\10\7 \1\0\0\0\0\0\0MhCommandList\0EnumSemaphores\0mphSemaphores\0&@waitParams.stype\0Zl\13pNext\0g\13value\0MhSignalE"
    "vent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\4\3\0E\1\4\0H\20\0A\30\0C\4\0C\1\0"
    "Kh\10\3\0A\10\0C\1\4\0H\20\0A\30\0C\20\0C\1\0Kh\10\3\0A\20\0C\1\4\0H\20\0A\30\0C\30\0C\1\0Kc\2\14\0A\2\4\0A\5\10\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10"
    "\0C\5\0Ka\4\7\0G\3\0A\10\0C\1\4\0J\30\0G\1\0K")

/*: zeCommandListAppendWaitOnEvents: hCommandList:handle numEvents:u32 phEvents[numEvents]:handle -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zeCommandListAppendWaitOnEvents, "zeCommandListAppendWaitOnEvents", (void *hCommandList, uint32_t numEvents,
    void *phEvents), ((uintptr_t)hCommandList, (uint64_t)numEvents, (uintptr_t)phEvents,),
    "\5\3\1\232\4\148\10\3 MhCommandList\0EnumEvents\0mphEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zeCommandListAppendWriteGlobalTimestamp: hCommandList:handle dstptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> *dstptr:u64 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 5, 1, int, trace__ze_zeCommandListAppendWriteGlobalTimestamp, "zeCommandListAppendWriteGlobalTimestamp",
    (void *hCommandList, void *dstptr, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)dstptr,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "\5\4\2\242\4\248\20\5 MhCommandList\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0Gdstptr\0\6Aresult\0Hc\3\24\0A\4\0B\2\10\3\20\0A\24\0Ch\10\4"
    "\0E\1\4\0H@\0A\10\0C\10\0C\3\0Kb\10\1\2\0Da\4\5\0E")

/*: zeCommandListBeginCaptureIntoGraphExt: hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr */
/*:     -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeCommandListBeginCaptureIntoGraphExt, "zeCommandListBeginCaptureIntoGraphExt", (void *hCommandList,
    void *hGraph, const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)hGraph, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginCaptureIntoGraphExt_after, (),
    "\15\3\1 \14\20\10\3 \1\0\0\0\0\0\0MhCommandList\0MhGraph\0LpNext\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0G\2\0e")

/*: zeCommandListBeginGraphCaptureExt: hCommandList:handle pNext->@ze_structure_type_t pNext:ptr -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 2, 2, int, trace__ze_zeCommandListBeginGraphCaptureExt, "zeCommandListBeginGraphCaptureExt", (void *hCommandList,
    const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginGraphCaptureExt_after, (),
    "\15\2\1\30\14\20\10\2 \1\0\0\0\0\0\0MhCommandList\0LpNext\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0G\1\0e")

/*: zeCommandListClose: hCommandList:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 1, 2, int, trace__ze_zeCommandListClose, "zeCommandListClose", (void *hCommandList), ((uintptr_t)hCommandList,),
    trace__ze_zeCommandListClose_before, NULL, (),
    "\5\1\1\20\14\10\10\1 MhCommandList\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeCommandListCreate: hContext:handle hDevice:handle desc:{_ze_command_list_desc_t} */
/*:     desc->next@ze_structure_type_t phCommandList -> *phCommandList:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeCommandListCreate, "zeCommandListCreate", (void *hContext, void *hDevice, const void *desc,
    void *phCommandList), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phCommandList,),
    NULL, trace__ze_zeCommandListCreate_after, (),
    "\15\7\0024\24`\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0E\5commandQueueGroupOrdinal\0\5@\5flags\0\4MphCommandLis"
    "t\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\30\0C\20\0Kb\10\3\2\0Da\4\4\0G\2\0A\10\0c")

/*: zeCommandListCreateCloneExp: hCommandList:handle phClonedCommandList -> *phClonedCommandList:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeCommandListCreateCloneExp, "zeCommandListCreateCloneExp", (void *hCommandList, void *phClonedCommandList),
    ((uintptr_t)hCommandList, (uintptr_t)phClonedCommandList,),
    "\5\1\2\20\24\10\20\2 MhCommandList\0MphClonedCommandList\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeCommandListCreateImmediate: hContext:handle hDevice:handle altdesc:{_ze_command_queue_desc_t} */
/*:     altdesc->next@ze_structure_type_t phCommandList -> *phCommandList:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeCommandListCreateImmediate, "zeCommandListCreateImmediate", (void *hContext, void *hDevice,
    const void *altdesc, void *phCommandList), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)altdesc, (uintptr_t)phCommandList,),
    NULL, trace__ze_zeCommandListCreateImmediate_after, (),
    "\15\12\2@\24`\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Laltdesc\0\6@\7.stype\0ZL\10pNext\0E\10ordinal\0E\10index\0\5@\10flags\0\5\6@\10mode\0\7\6"
    "@\10priority\0\10MphCommandList\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S$\0C\34\0Kb\10\3\2\0Da\4\4\0G\2"
    "\0A\10\0c")

/*: zeCommandListEndGraphCaptureExt: hCommandList:handle pNext->@ze_structure_type_t pNext:ptr phGraph -> */
/*:     *phGraph:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeCommandListEndGraphCaptureExt, "zeCommandListEndGraphCaptureExt", (void *hCommandList,
    const void *pNext, void *phGraph), ((uintptr_t)hCommandList, (uintptr_t)pNext, (uintptr_t)phGraph,),
    NULL, trace__ze_zeCommandListEndGraphCaptureExt_after, (),
    "\15\2\2\30\24\20\20\3 \1\0\0\0\0\0\0MhCommandList\0LpNext\0MphGraph\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0G\1\0e")

/*: zeCommandListGetContextHandle: hCommandList:handle phContext -> *phContext:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetContextHandle, "zeCommandListGetContextHandle", (void *hCommandList, void *phContext),
    ((uintptr_t)hCommandList, (uintptr_t)phContext,),
    "\5\1\2\20\24\10\20\2 MhCommandList\0MphContext\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeCommandListGetDeviceHandle: hCommandList:handle phDevice -> *phDevice:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetDeviceHandle, "zeCommandListGetDeviceHandle", (void *hCommandList, void *phDevice),
    ((uintptr_t)hCommandList, (uintptr_t)phDevice,),
    "\5\1\2\20\24\10\20\2 MhCommandList\0MphDevice\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeCommandListGetFlags: hCommandList:handle pFlags -> *pFlags:u32@ze_command_list_flag_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetFlags, "zeCommandListGetFlags", (void *hCommandList, void *pFlags),
    ((uintptr_t)hCommandList, (uintptr_t)pFlags,),
    "\5\1\2\20\20\10\20\2 MhCommandList\0\5@pFlags\0\4\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandListGetGraphExt: hCommandList:handle phGraph -> *phGraph:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetGraphExt, "zeCommandListGetGraphExt", (void *hCommandList, void *phGraph),
    ((uintptr_t)hCommandList, (uintptr_t)phGraph,),
    "\5\1\2\20\24\10\20\2 MhCommandList\0MphGraph\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeCommandListGetNextCommandIdExp: hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} */
/*:     desc->next@ze_structure_type_t pCommandId -> *pCommandId:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeCommandListGetNextCommandIdExp, "zeCommandListGetNextCommandIdExp", (void *hCommandList, const void *desc,
    void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc, (uintptr_t)pCommandId,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhCommandList\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0@GpCommandId\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1"
    "\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeCommandListGetNextCommandIdWithKernelsExp: hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} */
/*:     desc->next@ze_structure_type_t numKernels:u32 phKernels[numKernels]:handle pCommandId -> *pCommandId:u64 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zeCommandListGetNextCommandIdWithKernelsExp, "zeCommandListGetNextCommandIdWithKernelsExp",
    (void *hCommandList, const void *desc, uint32_t numKernels, void *phKernels, void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc,
    (uint64_t)numKernels, (uintptr_t)phKernels, (uintptr_t)pCommandId,),
    "\15\7\2\262\4\24\220\1\20\5 \1\0\0\0\0\0\0MhCommandList\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0@EnumKernels\0mphKernels\0GpCommandId\0\6A"
    "result\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\4\2\0Eh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\2\0Kb\10\4\2\0Da\4\5\0G\1"
    "\0A\10\0c")

/*: zeCommandListGetOrdinal: hCommandList:handle pOrdinal -> *pOrdinal:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListGetOrdinal, "zeCommandListGetOrdinal", (void *hCommandList, void *pOrdinal),
    ((uintptr_t)hCommandList, (uintptr_t)pOrdinal,),
    "\5\1\2\20\20\10\20\2 MhCommandList\0EpOrdinal\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandListHostSynchronize: hCommandList:handle timeout:u64 -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 2, 1, int, trace__ze_zeCommandListHostSynchronize, "zeCommandListHostSynchronize", (void *hCommandList, uint64_t timeout),
    ((uintptr_t)hCommandList, (uint64_t)timeout,),
    NULL, trace__ze_zeCommandListHostSynchronize_after, (),
    "\5\2\1\30\14\20\10\2 MhCommandList\0Gtimeout\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeCommandListImmediateGetFlags: hCommandList:handle pFlags -> *pFlags:u32@ze_command_queue_flag_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetFlags, "zeCommandListImmediateGetFlags", (void *hCommandList, void *pFlags),
    ((uintptr_t)hCommandList, (uintptr_t)pFlags,),
    "\5\1\2\20\20\10\20\2 MhCommandList\0\5@pFlags\0\5\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandListImmediateGetIndex: hCommandListImmediate:handle pIndex -> *pIndex:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetIndex, "zeCommandListImmediateGetIndex", (void *hCommandListImmediate,
    void *pIndex), ((uintptr_t)hCommandListImmediate, (uintptr_t)pIndex,),
    "\5\1\2\20\20\10\20\2 MhCommandListImmediate\0EpIndex\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandListImmediateGetMode: hCommandList:handle pMode -> *pMode:i32@ze_command_queue_mode_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetMode, "zeCommandListImmediateGetMode", (void *hCommandList, void *pMode),
    ((uintptr_t)hCommandList, (uintptr_t)pMode,),
    "\5\1\2\20\20\10\20\2 MhCommandList\0\6@pMode\0\7\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandListImmediateGetPriority: hCommandList:handle pPriority -> *pPriority:i32@ze_command_queue_priority_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListImmediateGetPriority, "zeCommandListImmediateGetPriority", (void *hCommandList,
    void *pPriority), ((uintptr_t)hCommandList, (uintptr_t)pPriority,),
    "\5\1\2\20\20\10\20\2 MhCommandList\0\6@pPriority\0\10\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandListIsGraphCaptureEnabledExt: hCommandList:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeCommandListIsGraphCaptureEnabledExt, "zeCommandListIsGraphCaptureEnabledExt", (void *hCommandList),
    ((uintptr_t)hCommandList,),
    "\5\1\1\20\14\10\10\1 MhCommandList\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeCommandListIsImmediate: hCommandList:handle pIsImmediate -> *pIsImmediate:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListIsImmediate, "zeCommandListIsImmediate", (void *hCommandList, void *pIsImmediate),
    ((uintptr_t)hCommandList, (uintptr_t)pIsImmediate,),
    "\5\1\2\20\15\0100\2 MhCommandList\0ApIsImmediate\0\6Aresult\0Ha\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: zeCommandListIsMutableExp: hCommandList:handle pIsMutable -> *pIsMutable:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandListIsMutableExp, "zeCommandListIsMutableExp", (void *hCommandList, void *pIsMutable),
    ((uintptr_t)hCommandList, (uintptr_t)pIsMutable,),
    "\5\1\2\20\15\0100\2 MhCommandList\0ApIsMutable\0\6Aresult\0Ha\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: zeCommandListUpdateMutableCommandKernelsExp: hCommandList:handle numKernels:u32 pCommandId */
/*:     phKernels[numKernels]:handle -> *pCommandId:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeCommandListUpdateMutableCommandKernelsExp, "zeCommandListUpdateMutableCommandKernelsExp",
    (void *hCommandList, uint32_t numKernels, void *pCommandId, void *phKernels), ((uintptr_t)hCommandList, (uint64_t)numKernels, (uintptr_t)pCommandId,
    (uintptr_t)phKernels,),
    "\5\3\2\232\4\248\20\4 MhCommandList\0EnumKernels\0mphKernels\0GpCommandId\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\1"
    "\0Kb\10\2\2\0Da\4\4\0E")

/*: zeCommandListUpdateMutableCommandSignalEventExp: hCommandList:handle commandId:u64 hSignalEvent:handle -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeCommandListUpdateMutableCommandSignalEventExp, "zeCommandListUpdateMutableCommandSignalEventExp",
    (void *hCommandList, uint64_t commandId, void *hSignalEvent), ((uintptr_t)hCommandList, (uint64_t)commandId, (uintptr_t)hSignalEvent,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "\5\3\1 \14\20\10\3 MhCommandList\0GcommandId\0MhSignalEvent\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeCommandListUpdateMutableCommandWaitEventsExp: hCommandList:handle commandId:u64 numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeCommandListUpdateMutableCommandWaitEventsExp, "zeCommandListUpdateMutableCommandWaitEventsExp",
    (void *hCommandList, uint64_t commandId, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)commandId,
    (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    "\5\4\1\242\4\148\10\4 MhCommandList\0GcommandId\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ch\10\3\0E\1\4\0H@"
    "\0A\10\0C\10\0C\2\0Ka\4\4\0E")

/*: zeCommandListUpdateMutableCommandsExp: hCommandList:handle desc:{_ze_mutable_commands_exp_desc_t} */
/*:     desc->next@ze_structure_type_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeCommandListUpdateMutableCommandsExp, "zeCommandListUpdateMutableCommandsExp", (void *hCommandList,
    const void *desc), ((uintptr_t)hCommandList, (uintptr_t)desc,),
    "\15\5\1(\14`\10\2 \1\0\0\0\0\0\0MhCommandList\0Ldesc\0\6@\4.stype\0ZL\5pNext\0E\5flags\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0K"
    "d\10\1\6\10\0S\24\0C\14\0Ka\4\2\0G\1\0A\10\0c")

/*: zeCommandQueueCreate: hContext:handle hDevice:handle desc:{_ze_command_queue_desc_t} */
/*:     desc->next@ze_structure_type_t phCommandQueue -> *phCommandQueue:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeCommandQueueCreate, "zeCommandQueueCreate", (void *hContext, void *hDevice, const void *desc,
    void *phCommandQueue), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phCommandQueue,),
    NULL, trace__ze_zeCommandQueueCreate_after, (),
    "\15\12\2@\24`\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0E\5ordinal\0E\5index\0\5@\5flags\0\5\6@\5mode\0\7\6@\5pri"
    "ority\0\10MphCommandQueue\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S$\0C\34\0Kb\10\3\2\0Da\4\4\0G\2\0A\10\0"
    "c")

/*: zeCommandQueueGetFlags: hCmdQueue:handle pFlags -> *pFlags:u32@ze_command_queue_flag_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetFlags, "zeCommandQueueGetFlags", (void *hCmdQueue, void *pFlags), ((uintptr_t)hCmdQueue,
    (uintptr_t)pFlags,),
    "\5\1\2\20\20\10\20\2 MhCmdQueue\0\5@pFlags\0\5\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandQueueGetIndex: hCommandQueue:handle pIndex -> *pIndex:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetIndex, "zeCommandQueueGetIndex", (void *hCommandQueue, void *pIndex),
    ((uintptr_t)hCommandQueue, (uintptr_t)pIndex,),
    "\5\1\2\20\20\10\20\2 MhCommandQueue\0EpIndex\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandQueueGetMode: hCmdQueue:handle pMode -> *pMode:i32@ze_command_queue_mode_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetMode, "zeCommandQueueGetMode", (void *hCmdQueue, void *pMode), ((uintptr_t)hCmdQueue,
    (uintptr_t)pMode,),
    "\5\1\2\20\20\10\20\2 MhCmdQueue\0\6@pMode\0\7\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandQueueGetOrdinal: hCommandQueue:handle pOrdinal -> *pOrdinal:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetOrdinal, "zeCommandQueueGetOrdinal", (void *hCommandQueue, void *pOrdinal),
    ((uintptr_t)hCommandQueue, (uintptr_t)pOrdinal,),
    "\5\1\2\20\20\10\20\2 MhCommandQueue\0EpOrdinal\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandQueueGetPriority: hCmdQueue:handle pPriority -> *pPriority:i32@ze_command_queue_priority_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeCommandQueueGetPriority, "zeCommandQueueGetPriority", (void *hCmdQueue, void *pPriority),
    ((uintptr_t)hCmdQueue, (uintptr_t)pPriority,),
    "\5\1\2\20\20\10\20\2 MhCmdQueue\0\6@pPriority\0\10\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeCommandQueueSynchronize: hCommandQueue:handle timeout:u64 -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 2, 1, int, trace__ze_zeCommandQueueSynchronize, "zeCommandQueueSynchronize", (void *hCommandQueue, uint64_t timeout),
    ((uintptr_t)hCommandQueue, (uint64_t)timeout,),
    NULL, trace__ze_zeCommandQueueSynchronize_after, (),
    "\5\2\1\30\14\20\10\2 MhCommandQueue\0Gtimeout\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeContextCreate: hDriver:handle desc:{_ze_context_desc_t} desc->next@ze_structure_type_t phContext -> */
/*:     *phContext:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeContextCreate, "zeContextCreate", (void *hDriver, const void *desc, void *phContext), ((uintptr_t)hDriver,
    (uintptr_t)desc, (uintptr_t)phContext,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhDriver\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0\11MphContext\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0"
    "T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeContextCreateEx: hDriver:handle desc:{_ze_context_desc_t} desc->next@ze_structure_type_t numDevices:u32 */
/*:     phDevices[numDevices]:handle phContext -> *phContext:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeContextCreateEx, "zeContextCreateEx", (void *hDriver, const void *desc, uint32_t numDevices,
    void *phDevices, void *phContext), ((uintptr_t)hDriver, (uintptr_t)desc, (uint64_t)numDevices, (uintptr_t)phDevices, (uintptr_t)phContext,),
    "\15\7\2\262\4\24\220\1\20\5 \1\0\0\0\0\0\0MhDriver\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0\11EnumDevices\0mphDevices\0MphContext\0\6Aresu"
    "lt\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\4\2\0Eh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\2\0Kb\10\4\2\0Da\4\5\0G\1\0A"
    "\10\0c")

/*: zeContextEvictImage: hContext:handle hDevice:handle hImage:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeContextEvictImage, "zeContextEvictImage", (void *hContext, void *hDevice, void *hImage),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hImage,),
    "\5\3\1 \14\20\10\3 MhContext\0MhDevice\0MhImage\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeContextEvictMemory: hContext:handle hDevice:handle ptr:ptr size:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeContextEvictMemory, "zeContextEvictMemory", (void *hContext, void *hDevice, void *ptr, uint64_t size),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,),
    "\5\4\1(\14\20\10\4 MhContext\0MhDevice\0Lptr\0Gsize\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: zeContextGetStatus: hContext:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zeContextGetStatus, "zeContextGetStatus", (void *hContext), ((uintptr_t)hContext,),
    "\5\1\1\20\14\10\10\1 MhContext\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeContextMakeImageResident: hContext:handle hDevice:handle hImage:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeContextMakeImageResident, "zeContextMakeImageResident", (void *hContext, void *hDevice, void *hImage),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hImage,),
    "\5\3\1 \14\20\10\3 MhContext\0MhDevice\0MhImage\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeContextMakeMemoryResident: hContext:handle hDevice:handle ptr:ptr size:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeContextMakeMemoryResident, "zeContextMakeMemoryResident", (void *hContext, void *hDevice, void *ptr,
    uint64_t size), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,),
    "\5\4\1(\14\20\10\4 MhContext\0MhDevice\0Lptr\0Gsize\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: zeContextSystemBarrier: hContext:handle hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeContextSystemBarrier, "zeContextSystemBarrier", (void *hContext, void *hDevice), ((uintptr_t)hContext,
    (uintptr_t)hDevice,),
    "\5\2\1\30\14\20\10\2 MhContext\0MhDevice\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeDeviceCanAccessPeer: hDevice:handle hPeerDevice:handle value -> *value:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceCanAccessPeer, "zeDeviceCanAccessPeer", (void *hDevice, void *hPeerDevice, void *value),
    ((uintptr_t)hDevice, (uintptr_t)hPeerDevice, (uintptr_t)value,),
    "\5\2\2\30\15\0200\3 MhDevice\0MhPeerDevice\0Avalue\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\1\2\2\0T\1\0C\1\0Ka\4\3\0E")

/*: zeDeviceGetAggregatedCopyOffloadIncrementValue: hDevice:handle incrementValue -> *incrementValue:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetAggregatedCopyOffloadIncrementValue, "zeDeviceGetAggregatedCopyOffloadIncrementValue",
    (void *hDevice, void *incrementValue), ((uintptr_t)hDevice, (uintptr_t)incrementValue,),
    "\5\1\2\20\20\10\20\2 MhDevice\0EincrementValue\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeDeviceGetCacheProperties: hDevice:handle *pCount:u32 pCacheProperties ; pCount_max -> *pCount:u32 */
/*:     pCacheProperties[*pCount:u32<pCount_max]:{_ze_device_cache_properties_t#32} */
/*:     pCacheProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#32 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetCacheProperties, "zeDeviceGetCacheProperties", (void *hDevice, void *pCount,
    void *pCacheProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pCacheProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\6\24\250\3\20\260\1\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@pCacheProperties.stype\0Zl\21pNext\0%@\21flags\0\12g\21cacheSize\0\6Aresul"
    "t\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A \0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A \0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A"
    " \0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A \0C \0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0I \0G\1\0K")

/*: zeDeviceGetCommandQueueGroupProperties: hDevice:handle *pCount:u32 pCommandQueueGroupProperties ; pCount_max -> */
/*:     *pCount:u32 pCommandQueueGroupProperties[*pCount:u32<pCount_max]:{_ze_command_queue_group_properties_t#40} */
/*:     pCommandQueueGroupProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetCommandQueueGroupProperties, "zeDeviceGetCommandQueueGroupProperties", (void *hDevice,
    void *pCount, void *pCommandQueueGroupProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pCommandQueueGroupProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\7\24\356\3\20\330\1\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@\3mmandQueueGroupProperties.stype\0Zl\35pNext\0%@\35flags\0\6g\35maxMemory"
    "FillPatternSize\0e\35numQueues\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A(\0C"
    "\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A(\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A(\0C \0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0A(\0C$\0C\1\0Ka\4\3"
    "\0G\2\0A\10\0C\2\4\4\0I(\0G\1\0K")

/*: zeDeviceGetComputeProperties: hDevice:handle pComputeProperties -> */
/*:     pComputeProperties:{_ze_device_compute_properties_t} pComputeProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetComputeProperties, "zeDeviceGetComputeProperties", (void *hDevice, void *pComputeProperties),
    ((uintptr_t)hDevice, (uintptr_t)pComputeProperties,),
    "\15\1\16\20\312\2\10\210\1\2 \0\1\0\0\0\0\0MhDevice\0LpComputeProperties\0\6@\22.stype\0ZL\23pNext\0E\23maxTotalGroupSize\0E\26GroupSizeX\0E\37Y"
    "\0E\37Z\0E\33CountX\0E\37tY\0E\37tZ\0E\26SharedLocalMemory\0E\23numSubGroupSizes\0e\23subGroupSizes\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0"
    "C\4\0Kd\10\1\6\10\0S4\0C,\0Kh\4\1\0A4\0D\10\0H@\0A\4\0CT\0C\10\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceGetCounterBasedEventMaxValue: hDevice:handle maxValue -> *maxValue:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetCounterBasedEventMaxValue, "zeDeviceGetCounterBasedEventMaxValue", (void *hDevice,
    void *maxValue), ((uintptr_t)hDevice, (uintptr_t)maxValue,),
    "\5\1\2\20\24\10\20\2 MhDevice\0GmaxValue\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeDeviceGetExternalMemoryProperties: hDevice:handle pExternalMemoryProperties -> */
/*:     pExternalMemoryProperties:{_ze_device_external_memory_properties_t} */
/*:     pExternalMemoryProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetExternalMemoryProperties, "zeDeviceGetExternalMemoryProperties", (void *hDevice,
    void *pExternalMemoryProperties), ((uintptr_t)hDevice, (uintptr_t)pExternalMemoryProperties,),
    "\15\1\10\0200\10`\2 \0\1\0\0\0\0\0MhDevice\0LpExternalMemoryProperties\0\6@\31.stype\0ZL\32pNext\0\5@\32memoryAllocationImportTypes\0\42\5@\37y"
    "AllocationExportTypes\0\42\5@\32imageImportTypes\0\42\5@\37ExportTypes\0\42\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S \0C\30"
    "\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceGetFabricVertexExp: hDevice:handle phVertex -> *phVertex:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetFabricVertexExp, "zeDeviceGetFabricVertexExp", (void *hDevice, void *phVertex),
    ((uintptr_t)hDevice, (uintptr_t)phVertex,),
    "\5\1\2\20\24\10\20\2 MhDevice\0MphVertex\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeDeviceGetGlobalTimestamps: hDevice:handle hostTimestamp deviceTimestamp -> *hostTimestamp:u64 */
/*:     *deviceTimestamp:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceGetGlobalTimestamps, "zeDeviceGetGlobalTimestamps", (void *hDevice, void *hostTimestamp,
    void *deviceTimestamp), ((uintptr_t)hDevice, (uintptr_t)hostTimestamp, (uintptr_t)deviceTimestamp,),
    "\5\1\3\20\34\10\30\3 MhDevice\0GhostTimestamp\0GdeviceTimestamp\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: zeDeviceGetImageProperties: hDevice:handle pImageProperties -> pImageProperties:{_ze_device_image_properties_t} */
/*:     pImageProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetImageProperties, "zeDeviceGetImageProperties", (void *hDevice, void *pImageProperties),
    ((uintptr_t)hDevice, (uintptr_t)pImageProperties,),
    "\15\1\14\20D\10\210\1\2 \0\1\0\0\0\0\0MhDevice\0LpImageProperties\0\6@\20.stype\0ZL\21pNext\0E\21maxImageDims1D\0E\0352D\0E\0353D\0G\31BufferS"
    "ize\0E\31ArraySlices\0E\24Samplers\0E\24ReadImageArgs\0E\24WriteImageArgs\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C"
    "\24\0Kd\10\1\6 \0S8\0C\30\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceGetMemoryAccessProperties: hDevice:handle pMemAccessProperties -> */
/*:     pMemAccessProperties:{_ze_device_memory_access_properties_t} pMemAccessProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetMemoryAccessProperties, "zeDeviceGetMemoryAccessProperties", (void *hDevice,
    void *pMemAccessProperties), ((uintptr_t)hDevice, (uintptr_t)pMemAccessProperties,),
    "\15\1\11\0204\10`\2 \0\1\0\0\0\0\0MhDevice\0LpMemAccessProperties\0\6@\24.stype\0ZL\25pNext\0\5@\25hostAllocCapabilities\09\5@\25deviceAllocCa"
    "pabilities\09\5@\25sharedSingleDeviceAllocCapabilities\09\5@\33CrossDeviceAllocCapabilities\09\5@\33SystemAllocCapabilities\09\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S$\0C\34\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceGetMemoryProperties: hDevice:handle *pCount:u32 pMemProperties ; pCount_max -> *pCount:u32 */
/*:     pMemProperties[*pCount:u32<pCount_max]:{_ze_device_memory_properties_t#296} */
/*:     pMemProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#296 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetMemoryProperties, "zeDeviceGetMemoryProperties", (void *hDevice, void *pCount,
    void *pMemProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pMemProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\11\24\272\14\20\250\2\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@pMemProperties.stype\0Zl\17pNext\0%@\17flags\0\22e\17maxClockRate\0e\22B"
    "usWidth\0g\17totalSize\0N\17name\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A(\1\0B\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A"
    "(\1\0B\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A(\1\0B\24\0C\1\0Kh\4\2\0A\24\0C\2\4\4\0G\20\0A(\1\0B\30\0C\1\0Kh\4\2\0A\30\0C\2\4\4\0G\20\0A(\1\0"
    "B\34\0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A(\1\0B(\0C\1\0Ki\1\2\0A(\0C\2\4\4\0G\20\0A(\1\0C\1\0B\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0I(\1\0F\1\0K")

/*: zeDeviceGetModuleProperties: hDevice:handle pModuleProperties -> */
/*:     pModuleProperties:{_ze_device_module_properties_t} pModuleProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetModuleProperties, "zeDeviceGetModuleProperties", (void *hDevice, void *pModuleProperties),
    ((uintptr_t)hDevice, (uintptr_t)pModuleProperties,),
    "\15\1\14\20\302\2\10\210\1\2 \0\1\0\0\0\0\0MhDevice\0LpModuleProperties\0\6@\21.stype\0ZL\22pNext\0E\22spirvVersionSupported\0\5@\22flags\0\23\5"
    "@\23p16flags\0\16\5@\02432flags\0\16\5@\02464flags\0\16E\22maxArgumentsSize\0E\22printfBufferSize\0P\22nativeKernelSupported.id\0\6Aresult\0Ha"
    "\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S,\0C$\0Kh\1\1\0A,\0D\10\0I\1\1\0C<\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceGetP2PProperties: hDevice:handle hPeerDevice:handle pP2PProperties -> */
/*:     pP2PProperties:{_ze_device_p2p_properties_t} pP2PProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceGetP2PProperties, "zeDeviceGetP2PProperties", (void *hDevice, void *hPeerDevice,
    void *pP2PProperties), ((uintptr_t)hDevice, (uintptr_t)hPeerDevice, (uintptr_t)pP2PProperties,),
    "\15\2\5\30$\20`\3 \0\1\0\0\0\0\0MhDevice\0MhPeerDevice\0LpP2PProperties\0\6@\16.stype\0ZL\17pNext\0\5@\17flags\0\25\6Aresult\0Hc\2\20\0A\2\0B\1"
    "\10\0Ga\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Ka\4\3\0G\2\0A\10\0c")

/*: zeDeviceGetProperties: hDevice:handle pDeviceProperties -> pDeviceProperties:{_ze_device_properties_t} */
/*:     pDeviceProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetProperties, "zeDeviceGetProperties", (void *hDevice, void *pDeviceProperties),
    ((uintptr_t)hDevice, (uintptr_t)pDeviceProperties,),
    "\15\1\27\20\370\4\10\330\1\2 \0\1\0\0\0\0\0MhDevice\0LpDeviceProperties\0\6@\21.stype\0ZL\22pNext\0\6@\22type\0\31E\22vendorId\0E\22deviceId\0\5"
    "@\22flags\0\26E\22subdeviceId\0E\22coreClockRate\0G\22maxMemAllocSize\0E\25HardwareContexts\0E\25CommandQueuePriority\0E\22numThreadsPerEU\0E\22"
    "physicalEUSimdWidth\0E\22numEUsPerSubslice\0E\25SubslicesPerSlice\0E\26lices\0G\22timerResolution\0E\26stampValidBits\0E\22kernelTimestampVali"
    "dBits\0P\22uuid.id\0N\22name\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0SL\0CD\0Kd\10\1\6P\0S`\0C\20\0Kh\1\1\0A`\0D\10\0I\1\1"
    "\0Cp\0C\20\0Kg\1\1\0Ap\0D\10\0H@\0A\1\0Cp\1\0C\1\0Ja\4\2\0G\1\0A\10\0c")

/*: zeDeviceGetRootDevice: hDevice:handle phRootDevice -> *phRootDevice:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetRootDevice, "zeDeviceGetRootDevice", (void *hDevice, void *phRootDevice), ((uintptr_t)hDevice,
    (uintptr_t)phRootDevice,),
    "\5\1\2\20\24\10\20\2 MhDevice\0MphRootDevice\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeDeviceGetRuntimeRequirements: hDevice:handle pObjDesc:ptr *pSize:u64 pRequirements ; pSize_max -> *pSize:u64 */
/*:     pRequirements[*pSize:u64<pSize_max]:chars return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeDeviceGetRuntimeRequirements, "zeDeviceGetRuntimeRequirements", (void *hDevice,
    const void *pObjDesc, void *pSize, void *pRequirements), ((uintptr_t)hDevice, (uintptr_t)pObjDesc, (uintptr_t)pSize, (uintptr_t)pRequirements,),
    NULL, NULL, (2, 8,),
    "\5\3\3 \232\2\308\4 MhDevice\0LpObjDesc\0GpSize\0G\5\0NpRequirements\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Db\10\2\2\0Dg\1\3\0E\2\10\5\0"
    "G@\0A\1\0C\1\0C\2\0Ka\4\4\0E")

/*: zeDeviceGetRuntimeRequirementsKey: hDevice:handle pKey -> *pKey:string return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDeviceGetRuntimeRequirementsKey, "zeDeviceGetRuntimeRequirementsKey", (void *hDevice, void *pKey),
    ((uintptr_t)hDevice, (uintptr_t)pKey,),
    "\5\1\2\20\222\2\0100\2 MhDevice\0NpKey\0\6Aresult\0Ha\10\0Ff\10\1\0U\10\0Oa\4\2\0E")

/*: zeDeviceGetStatus: hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zeDeviceGetStatus, "zeDeviceGetStatus", (void *hDevice), ((uintptr_t)hDevice,),
    "\5\1\1\20\14\10\10\1 MhDevice\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeDeviceGetVectorWidthPropertiesExt: hDevice:handle *pCount:u32 pVectorWidthProperties ; pCount_max -> */
/*:     *pCount:u32 pVectorWidthProperties[*pCount:u32<pCount_max]:{_ze_device_vector_width_properties_ext_t#80} */
/*:     pVectorWidthProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#80 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDeviceGetVectorWidthPropertiesExt, "zeDeviceGetVectorWidthPropertiesExt", (void *hDevice,
    void *pCount, void *pVectorWidthProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pVectorWidthProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\23\24\366\11\20\270\5\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@pVectorWidthProperties.stype\0Zl\27pNext\0e\27vector_width_size\0e\27pre"
    "ferred_vector_width_char\0e\37d_vector_width_short\0e\37d_vector_width_int\0e\37d_vector_width_long\0e\37d_vector_width_float\0e\37d_vector_wi"
    "dth_double\0e\37d_vector_width_half\0e\27native_vector_width_char\0e\37ector_width_short\0e\37ector_width_int\0e\37ector_width_long\0e\37ector"
    "_width_float\0e\37ector_width_double\0e\37ector_width_half\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0AP\0C\4\0C\1\0Kh\10\2\0"
    "A\10\0C\2\4\4\0G\20\0AP\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0AP\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\4\0G\20\0AP\0C\30\0C\1\0Kh\4\2\0A\30\0C\2\4"
    "\4\0G\20\0AP\0C\34\0C\1\0Kh\4\2\0A\34\0C\2\4\4\0G\20\0AP\0C \0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0AP\0C$\0C\1\0Kh\4\2\0A$\0C\2\4\4\0G\20\0AP\0C(\0C"
    "\1\0Kh\4\2\0A(\0C\2\4\4\0G\20\0AP\0C,\0C\1\0Kh\4\2\0A,\0C\2\4\4\0G\20\0AP\0C0\0C\1\0Kh\4\2\0A0\0C\2\4\4\0G\20\0AP\0C4\0C\1\0Kh\4\2\0A4\0C\2\4\4"
    "\0G\20\0AP\0C8\0C\1\0Kh\4\2\0A8\0C\2\4\4\0G\20\0AP\0C<\0C\1\0Kh\4\2\0A<\0C\2\4\4\0G\20\0AP\0C@\0C\1\0Kh\4\2\0A@\0C\2\4\4\0G\20\0AP\0CD\0C\1\0K"
    "h\4\2\0AD\0C\2\4\4\0G\20\0AP\0CH\0C\1\0Kh\4\2\0AH\0C\2\4\4\0G\20\0AP\0CL\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0IP\0G\1\0K")

/*: zeDeviceImportExternalSemaphoreExt: hDevice:handle desc:{_ze_external_semaphore_ext_desc_t} */
/*:     desc->next@ze_structure_type_t phSemaphore -> *phSemaphore:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDeviceImportExternalSemaphoreExt, "zeDeviceImportExternalSemaphoreExt", (void *hDevice, const void *desc,
    void *phSemaphore), ((uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phSemaphore,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0#MphSemaphore\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0"
    "T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeDevicePciGetPropertiesExt: hDevice:handle pPciProperties -> pPciProperties:{_ze_pci_ext_properties_t} */
/*:     pPciProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDevicePciGetPropertiesExt, "zeDevicePciGetPropertiesExt", (void *hDevice, void *pPciProperties),
    ((uintptr_t)hDevice, (uintptr_t)pPciProperties,),
    "\15\1\13\20@\10`\2 \0\1\0\0\0\0\0MhDevice\0LpPciProperties\0\6@\16.stype\0ZL\17pNext\0E\17address.domain\0E\27bus\0E\27device\0E\27function\0F"
    "\17maxSpeed.genVersion\0F\30width\0H\30maxBandwidth\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S0\0C(\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceReleaseExternalSemaphoreExt: hSemaphore:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeDeviceReleaseExternalSemaphoreExt, "zeDeviceReleaseExternalSemaphoreExt", (void *hSemaphore),
    ((uintptr_t)hSemaphore,),
    "\5\1\1\20\14\10\10\1 MhSemaphore\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeDeviceReserveCacheExt: hDevice:handle cacheLevel:u64 cacheReservationSize:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDeviceReserveCacheExt, "zeDeviceReserveCacheExt", (void *hDevice, uint64_t cacheLevel,
    uint64_t cacheReservationSize), ((uintptr_t)hDevice, (uint64_t)cacheLevel, (uint64_t)cacheReservationSize,),
    "\5\3\1 \14\20\10\3 MhDevice\0GcacheLevel\0G\5ReservationSize\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeDeviceSetCacheAdviceExt: hDevice:handle ptr:ptr regionSize:u64 cacheRegion:i32@ze_cache_ext_region_t -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeDeviceSetCacheAdviceExt, "zeDeviceSetCacheAdviceExt", (void *hDevice, void *ptr, uint64_t regionSize,
    int cacheRegion), ((uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)regionSize, (uint64_t)cacheRegion,),
    "\5\4\1$\14\20\10\4 MhDevice\0Lptr\0GregionSize\0\6@cacheRegion\0\3\6Aresult\0Hc\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: zeDeviceSynchronize: hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeDeviceSynchronize, "zeDeviceSynchronize", (void *hDevice), ((uintptr_t)hDevice,),
    "\5\1\1\20\14\10\10\1 MhDevice\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeDeviceValidateRuntimeRequirements: hDevice:handle pRequirements:string pOut -> */
/*:     pOut:{_ze_validate_runtime_requirements_output_t} pOut->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeDeviceValidateRuntimeRequirements, "zeDeviceValidateRuntimeRequirements", (void *hDevice,
    const void *pRequirements, void *pOut), ((uintptr_t)hDevice, (uintptr_t)pRequirements, (uintptr_t)pOut,),
    "\15\2\5\226\2$0`\3 \0\1\0\0\0\0\0MhDevice\0NpRequirements\0LpOut\0\6@\4.stype\0ZL\5pNext\0\6@\5result\0\134\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Oa"
    "\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Ka\4\3\0G\2\0A\10\0c")

/*: zeDriverGet: *pCount:u32 phDrivers ; pCount_max -> *pCount:u32 phDrivers[*pCount:u32<pCount_max]:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 2, 3, int, trace__ze_zeDriverGet, "zeDriverGet", (void *pCount, void *phDrivers), ((uintptr_t)pCount,
    (uintptr_t)phDrivers,),
    NULL, NULL, (0, 4,),
    "\5\1\3\14\226\4\108\2 EpCount\0E\6\0mphDrivers\0\6Aresult\0Hb\4\0A\2\0Db\4\0A\2\0Dh\10\1\0E\2\4\3\0G@\0A\10\0C\10\0Oa\4\2\0E")

/*: zeDriverGetApiVersion: hDriver:handle version -> *version:i32@ze_api_version_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetApiVersion, "zeDriverGetApiVersion", (void *hDriver, void *version), ((uintptr_t)hDriver,
    (uintptr_t)version,),
    "\5\1\2\20\20\10\20\2 MhDriver\0\6@version\0\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeDriverGetDefaultContext: hDriver:handle -> return:handle */
TRACE__FORWARD(trace__ze, 1, 3, void *, trace__ze_zeDriverGetDefaultContext, "zeDriverGetDefaultContext", (void *hDriver), ((uintptr_t)hDriver,),
    "\4\1\1\20\20\10\10\0MhDriver\0Mresult\0a\10\0Fa\10\1\0E")

/*: zeDriverGetExtensionFunctionAddress: hDriver:handle name:string ppFunctionAddress -> *ppFunctionAddress:ptr */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDriverGetExtensionFunctionAddress, "zeDriverGetExtensionFunctionAddress", (void *hDriver,
    const void *name, void *ppFunctionAddress), ((uintptr_t)hDriver, (uintptr_t)name, (uintptr_t)ppFunctionAddress,),
    NULL, trace__ze_zeDriverGetExtensionFunctionAddress_after, (),
    "\5\2\2\226\2\0240\20\3 MhDriver\0Nname\0LppFunctionAddress\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Ob\10\2\2\0Da\4\3\0E")

/*: zeDriverGetExtensionProperties: hDriver:handle *pCount:u32 pExtensionProperties ; pCount_max -> *pCount:u32 */
/*:     pExtensionProperties[*pCount:u32<pCount_max]:{_ze_driver_extension_properties_t#260} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeDriverGetExtensionProperties, "zeDriverGetExtensionProperties", (void *hDriver, void *pCount,
    void *pExtensionProperties), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)pExtensionProperties,),
    NULL, NULL, (1, 4,),
    "\5\2\4\24\334\10\20`\3 MhDriver\0EpCount\0E\6\0NpExtensionProperties.name\0e\25version\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Di\1\2\0E\2\4\4\0"
    "G\20\0A\4\1\0C\1\0B\1\0Kh\4\2\0B\1\0B\2\4\4\0G\20\0A\4\1\0B\4\1\0B\1\0Ka\4\3\0E")

/*: zeDriverGetIpcProperties: hDriver:handle pIpcProperties -> pIpcProperties:{_ze_driver_ipc_properties_t} */
/*:     pIpcProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetIpcProperties, "zeDriverGetIpcProperties", (void *hDriver, void *pIpcProperties),
    ((uintptr_t)hDriver, (uintptr_t)pIpcProperties,),
    "\15\1\5\20$\10`\2 \0\1\0\0\0\0\0MhDriver\0LpIpcProperties\0\6@\16.stype\0ZL\17pNext\0\5@\17flags\0003\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0"
    "C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDriverGetLastErrorDescription: hDriver:handle ppString -> *ppString:string return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetLastErrorDescription, "zeDriverGetLastErrorDescription", (void *hDriver, void *ppString),
    ((uintptr_t)hDriver, (uintptr_t)ppString,),
    "\5\1\2\20\222\2\0100\2 MhDriver\0NppString\0\6Aresult\0Ha\10\0Ff\10\1\0U\10\0Oa\4\2\0E")

/*: zeDriverGetProperties: hDriver:handle pDriverProperties -> pDriverProperties:{_ze_driver_properties_t} */
/*:     pDriverProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeDriverGetProperties, "zeDriverGetProperties", (void *hDriver, void *pDriverProperties),
    ((uintptr_t)hDriver, (uintptr_t)pDriverProperties,),
    "\15\1\6\20\252\2\10\220\1\2 \0\1\0\0\0\0\0MhDriver\0LpDriverProperties\0\6@\21.stype\0ZL\22pNext\0P\22uuid.id\0E\22driverVersion\0\6Aresult\0H"
    "a\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C\10\0Kh\1\1\0A\20\0D\10\0I\1\1\0C \0C\20\0Kb\4\1\2 \0Ca\4\2\0G\1\0A\10\0c")

/*: zeDriverRTASFormatCompatibilityCheckExp: hDriver:handle rtasFormatA:i32@ze_rtas_format_exp_t */
/*:     rtasFormatB:i32@ze_rtas_format_exp_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDriverRTASFormatCompatibilityCheckExp, "zeDriverRTASFormatCompatibilityCheckExp", (void *hDriver,
    int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "\5\3\1\30\14\20\10\3 MhDriver\0\6@rtasFormatA\0S\6@\12B\0S\6Aresult\0Hc\3\20\0A\4\0B\1\10\2\14\0A\20\0Ca\4\3\0E")

/*: zeDriverRTASFormatCompatibilityCheckExt: hDriver:handle rtasFormatA:i32@ze_rtas_format_ext_t */
/*:     rtasFormatB:i32@ze_rtas_format_ext_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeDriverRTASFormatCompatibilityCheckExt, "zeDriverRTASFormatCompatibilityCheckExt", (void *hDriver,
    int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "\5\3\1\30\14\20\10\3 MhDriver\0\6@rtasFormatA\0T\6@\12B\0T\6Aresult\0Hc\3\20\0A\4\0B\1\10\2\14\0A\20\0Ca\4\3\0E")

/*: zeEventCounterBasedCloseIpcHandle: hEvent:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeEventCounterBasedCloseIpcHandle, "zeEventCounterBasedCloseIpcHandle", (void *hEvent), ((uintptr_t)hEvent,),
    "\5\1\1\20\14\10\10\1 MhEvent\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeEventCounterBasedCreate: hContext:handle hDevice:handle desc:{_ze_event_counter_based_desc_t} */
/*:     desc->next@ze_structure_type_t phEvent -> *phEvent:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeEventCounterBasedCreate, "zeEventCounterBasedCreate", (void *hContext, void *hDevice, const void *desc,
    void *phEvent), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phEvent,),
    "\15\10\28\24`\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0\34\5@\5signal\0 \5@\5wait\0 MphEvent\0\6Ares"
    "ult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\34\0C\24\0Kb\10\3\2\0Da\4\4\0G\2\0A\10\0c")

/*: zeEventCounterBasedGetDeviceAddress: hEvent:handle completionValue deviceAddress -> *completionValue:u64 */
/*:     *deviceAddress:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeEventCounterBasedGetDeviceAddress, "zeEventCounterBasedGetDeviceAddress", (void *hEvent,
    void *completionValue, void *deviceAddress), ((uintptr_t)hEvent, (uintptr_t)completionValue, (uintptr_t)deviceAddress,),
    "\5\1\3\20\34\10\30\3 MhEvent\0GcompletionValue\0GdeviceAddress\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: zeEventCounterBasedGetIpcHandle: hEvent:handle phIpc -> phIpc:{_ze_ipc_event_counter_based_handle_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventCounterBasedGetIpcHandle, "zeEventCounterBasedGetIpcHandle", (void *hEvent, void *phIpc),
    ((uintptr_t)hEvent, (uintptr_t)phIpc,),
    "\5\1\3\20\232\2\108\2 MhEvent\0LphIpc\0P\5.data\0\6Aresult\0Ha\10\0Fa\10\1\0Eh\1\1\0F\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: zeEventGetCounterBasedFlags: hEvent:handle pFlags -> *pFlags:u32@ze_event_counter_based_flag_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetCounterBasedFlags, "zeEventGetCounterBasedFlags", (void *hEvent, void *pFlags),
    ((uintptr_t)hEvent, (uintptr_t)pFlags,),
    "\5\1\2\20\20\10\20\2 MhEvent\0\5@pFlags\0\34\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeEventGetEventPool: hEvent:handle phEventPool -> *phEventPool:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetEventPool, "zeEventGetEventPool", (void *hEvent, void *phEventPool), ((uintptr_t)hEvent,
    (uintptr_t)phEventPool,),
    "\5\1\2\20\24\10\20\2 MhEvent\0MphEventPool\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeEventGetSignalScope: hEvent:handle pSignalScope -> *pSignalScope:u32@ze_event_scope_flag_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetSignalScope, "zeEventGetSignalScope", (void *hEvent, void *pSignalScope), ((uintptr_t)hEvent,
    (uintptr_t)pSignalScope,),
    "\5\1\2\20\20\10\20\2 MhEvent\0\5@pSignalScope\0 \6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeEventGetWaitScope: hEvent:handle pWaitScope -> *pWaitScope:u32@ze_event_scope_flag_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventGetWaitScope, "zeEventGetWaitScope", (void *hEvent, void *pWaitScope), ((uintptr_t)hEvent,
    (uintptr_t)pWaitScope,),
    "\5\1\2\20\20\10\20\2 MhEvent\0\5@pWaitScope\0 \6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeEventHostSignal: hEvent:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 1, 2, int, trace__ze_zeEventHostSignal, "zeEventHostSignal", (void *hEvent), ((uintptr_t)hEvent,),
    trace__ze_zeEventHostSignal_before, NULL, (),
    "\5\1\1\20\14\10\10\1 MhEvent\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeEventPoolCloseIpcHandle: hEventPool:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeEventPoolCloseIpcHandle, "zeEventPoolCloseIpcHandle", (void *hEventPool), ((uintptr_t)hEventPool,),
    "\5\1\1\20\14\10\10\1 MhEventPool\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeEventPoolGetContextHandle: hEventPool:handle phContext -> *phContext:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventPoolGetContextHandle, "zeEventPoolGetContextHandle", (void *hEventPool, void *phContext),
    ((uintptr_t)hEventPool, (uintptr_t)phContext,),
    "\5\1\2\20\24\10\20\2 MhEventPool\0MphContext\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeEventPoolGetFlags: hEventPool:handle pFlags -> *pFlags:u32@ze_event_pool_flag_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventPoolGetFlags, "zeEventPoolGetFlags", (void *hEventPool, void *pFlags), ((uintptr_t)hEventPool,
    (uintptr_t)pFlags,),
    "\5\1\2\20\20\10\20\2 MhEventPool\0\5@pFlags\0\36\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeEventPoolGetIpcHandle: hEventPool:handle phIpc -> phIpc:{_ze_ipc_event_pool_handle_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventPoolGetIpcHandle, "zeEventPoolGetIpcHandle", (void *hEventPool, void *phIpc), ((uintptr_t)hEventPool,
    (uintptr_t)phIpc,),
    "\5\1\3\20\232\2\108\2 MhEventPool\0LphIpc\0P\5.data\0\6Aresult\0Ha\10\0Fa\10\1\0Eh\1\1\0F\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: zeEventQueryKernelTimestamp: hEvent:handle dstptr -> dstptr:{_ze_kernel_timestamp_result_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeEventQueryKernelTimestamp, "zeEventQueryKernelTimestamp", (void *hEvent, void *dstptr),
    ((uintptr_t)hEvent, (uintptr_t)dstptr,),
    "\5\1\6\0204\108\2 MhEvent\0Ldstptr\0G\6.global.kernelStart\0G\24End\0G\7context.kernelStart\0G\25End\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1\2\0T "
    "\0C \0Ka\4\2\0E")

/*: zeEventQueryKernelTimestampsExt: hEvent:handle hDevice:handle *pCount:u32 pResults ; pCount_max -> *pCount:u32 */
/*:     pResults[*pCount:u32<pCount_max]:{_ze_event_query_kernel_timestamps_results_ext_properties_t#32} */
/*:     pResults[*pCount:u32<pCount_max]->next@ze_structure_type_t#32 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeEventQueryKernelTimestampsExt, "zeEventQueryKernelTimestampsExt", (void *hEvent, void *hDevice,
    void *pCount, void *pResults), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pResults,),
    NULL, NULL, (2, 4,),
    "\15\3\6\34\350\3\30\260\1\4 \0\1\0\0\0\0\0MhEvent\0MhDevice\0EpCount\0E\6\0&@pResults.stype\0Zl\11pNext\0l\12KernelTimestampsBuffer\0l\12Synch"
    "ronizedTimestampsBuffer\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\4\3\0E\2\4\5\0G\20\0A \0C\4\0C\2\0Kh\10\3\0A\10\0C\2\4\5\0G\20\0"
    "A \0C\20\0C\2\0Kh\10\3\0A\20\0C\2\4\5\0G\20\0A \0C\30\0C\2\0Kh\10\3\0A\30\0C\2\4\5\0G\20\0A \0C \0C\2\0Ka\4\4\0G\3\0A\10\0C\2\4\5\0I \0G\2\0K")

/*: zeEventQueryTimestampsExp: hEvent:handle hDevice:handle *pCount:u32 pTimestamps ; pCount_max -> *pCount:u32 */
/*:     pTimestamps[*pCount:u32<pCount_max]:{_ze_kernel_timestamp_result_t#32} return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeEventQueryTimestampsExp, "zeEventQueryTimestampsExp", (void *hEvent, void *hDevice, void *pCount,
    void *pTimestamps), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pTimestamps,),
    NULL, NULL, (2, 4,),
    "\5\3\6\34\250\4\30\260\1\4 MhEvent\0MhDevice\0EpCount\0E\6\0gpTimestamps.global.kernelStart\0g\31End\0g\14context.kernelStart\0g\32End\0\6Ares"
    "ult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\10\3\0E\2\4\5\0G\20\0A \0C\10\0C\2\0Kh\10\3\0A\10\0C\2\4\5\0G\20\0A \0C\20\0C\2\0Kh\10\3\0A\20"
    "\0C\2\4\5\0G\20\0A \0C\30\0C\2\0Kh\10\3\0A\30\0C\2\4\5\0G\20\0A \0C \0C\2\0Ka\4\4\0E")

/*: zeExecutableGraphDestroyExt: hGraph:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeExecutableGraphDestroyExt, "zeExecutableGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "\5\1\1\20\14\10\10\1 MhGraph\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeExecutableGraphGetSourceGraphExt: hGraph:handle phSourceGraph -> *phSourceGraph:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeExecutableGraphGetSourceGraphExt, "zeExecutableGraphGetSourceGraphExt", (void *hGraph,
    void *phSourceGraph), ((uintptr_t)hGraph, (uintptr_t)phSourceGraph,),
    "\5\1\2\20\24\10\20\2 MhGraph\0MphSourceGraph\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeFabricEdgeGetExp: hVertexA:handle hVertexB:handle *pCount:u32 phEdges ; pCount_max -> *pCount:u32 */
/*:     phEdges[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeFabricEdgeGetExp, "zeFabricEdgeGetExp", (void *hVertexA, void *hVertexB, void *pCount,
    void *phEdges), ((uintptr_t)hVertexA, (uintptr_t)hVertexB, (uintptr_t)pCount, (uintptr_t)phEdges,),
    NULL, NULL, (2, 4,),
    "\5\3\3\34\226\4\308\4 MhVertexA\0M\7B\0EpCount\0E\6\0mphEdges\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\10\3\0E\2\4\5\0G@\0A\10\0"
    "C\10\0C\2\0Ka\4\4\0E")

/*: zeFabricEdgeGetPropertiesExp: hEdge:handle pEdgeProperties -> pEdgeProperties:{_ze_fabric_edge_exp_properties_t} */
/*:     pEdgeProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeFabricEdgeGetPropertiesExp, "zeFabricEdgeGetPropertiesExp", (void *hEdge, void *pEdgeProperties),
    ((uintptr_t)hEdge, (uintptr_t)pEdgeProperties,),
    "\15\1\13\20\300\4\10\330\1\2 \0\1\0\0\0\0\0MhEdge\0LpEdgeProperties\0\6@\17.stype\0ZL\20pNext\0P\20uuid.id\0N\20model\0E\20bandwidth\0\6@\31Un"
    "it\0\1E\20latency\0\6@\27Unit\0006\6@\20duplexity\0$\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C\10\0Kh\1\1\0A\20\0D\10\0"
    "I\1\1\0C \0C\20\0Kg\1\1\0A \0D\10\0H@\0A\1\0C \1\0C\1\0Jd\4\1\2 \1\0R4\1\0B\24\0Ka\4\2\0G\1\0A\10\0c")

/*: zeFabricEdgeGetVerticesExp: hEdge:handle phVertexA phVertexB -> *phVertexA:handle *phVertexB:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeFabricEdgeGetVerticesExp, "zeFabricEdgeGetVerticesExp", (void *hEdge, void *phVertexA, void *phVertexB),
    ((uintptr_t)hEdge, (uintptr_t)phVertexA, (uintptr_t)phVertexB,),
    "\5\1\3\20\34\10\30\3 MhEdge\0MphVertexA\0M\10B\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: zeFabricVertexGetDeviceExp: hVertex:handle phDevice -> *phDevice:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeFabricVertexGetDeviceExp, "zeFabricVertexGetDeviceExp", (void *hVertex, void *phDevice),
    ((uintptr_t)hVertex, (uintptr_t)phDevice,),
    "\5\1\2\20\24\10\20\2 MhVertex\0MphDevice\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeFabricVertexGetExp: hDriver:handle *pCount:u32 phVertices ; pCount_max -> *pCount:u32 */
/*:     phVertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeFabricVertexGetExp, "zeFabricVertexGetExp", (void *hDriver, void *pCount, void *phVertices),
    ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)phVertices,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDriver\0EpCount\0E\6\0mphVertices\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zeFabricVertexGetPropertiesExp: hVertex:handle pVertexProperties -> */
/*:     pVertexProperties:{_ze_fabric_vertex_exp_properties_t} pVertexProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeFabricVertexGetPropertiesExp, "zeFabricVertexGetPropertiesExp", (void *hVertex, void *pVertexProperties),
    ((uintptr_t)hVertex, (uintptr_t)pVertexProperties,),
    "\15\1\13\20\273\2\10\330\1\2 \0\1\0\0\0\0\0MhVertex\0LpVertexProperties\0\6@\21.stype\0ZL\22pNext\0P\22uuid.id\0\6@\22type\0%A\22remote\0E\22a"
    "ddress.domain\0E\32bus\0E\32device\0E\32function\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C\10\0Kh\1\1\0A\20\0D\10\0"
    "I\1\1\0C \0C\20\0Kd\4\1\2 \0S%\0C\5\0Kd\4\1\6(\0S8\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeFabricVertexGetSubVerticesExp: hVertex:handle *pCount:u32 phSubvertices ; pCount_max -> *pCount:u32 */
/*:     phSubvertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeFabricVertexGetSubVerticesExp, "zeFabricVertexGetSubVerticesExp", (void *hVertex, void *pCount,
    void *phSubvertices), ((uintptr_t)hVertex, (uintptr_t)pCount, (uintptr_t)phSubvertices,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhVertex\0EpCount\0E\6\0mphSubvertices\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4"
    "\3\0E")

/*: zeFenceCreate: hCommandQueue:handle desc:{_ze_fence_desc_t} desc->next@ze_structure_type_t phFence -> */
/*:     *phFence:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeFenceCreate, "zeFenceCreate", (void *hCommandQueue, const void *desc, void *phFence),
    ((uintptr_t)hCommandQueue, (uintptr_t)desc, (uintptr_t)phFence,),
    NULL, trace__ze_zeFenceCreate_after, (),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhCommandQueue\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0&MphFence\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2"
    "\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeFenceReset: hFence:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeFenceReset, "zeFenceReset", (void *hFence), ((uintptr_t)hFence,),
    "\5\1\1\20\14\10\10\1 MhFence\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeGraphCreateExt: hContext:handle pNext->@ze_structure_type_t pNext:ptr phGraph -> *phGraph:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeGraphCreateExt, "zeGraphCreateExt", (void *hContext, const void *pNext, void *phGraph),
    ((uintptr_t)hContext, (uintptr_t)pNext, (uintptr_t)phGraph,),
    "\15\2\2\30\24\20\20\3 \1\0\0\0\0\0\0MhContext\0LpNext\0MphGraph\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0G\1\0e")

/*: zeGraphDestroyExt: hGraph:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeGraphDestroyExt, "zeGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "\5\1\1\20\14\10\10\1 MhGraph\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeGraphDumpContentsExt: hGraph:handle filePath:string pNext->@ze_structure_type_t pNext:ptr -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeGraphDumpContentsExt, "zeGraphDumpContentsExt", (void *hGraph, const void *filePath, const void *pNext),
    ((uintptr_t)hGraph, (uintptr_t)filePath, (uintptr_t)pNext,),
    "\15\3\1\236\2\148\10\3 \1\0\0\0\0\0\0MhGraph\0NfilePath\0LpNext\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Oa\10\2\0Ea\4\3\0G\2\0e")

/*: zeGraphGetPrimaryCommandListExt: hGraph:handle phCommandList -> *phCommandList:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeGraphGetPrimaryCommandListExt, "zeGraphGetPrimaryCommandListExt", (void *hGraph, void *phCommandList),
    ((uintptr_t)hGraph, (uintptr_t)phCommandList,),
    "\5\1\2\20\24\10\20\2 MhGraph\0MphCommandList\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeGraphInstantiateExt: hGraph:handle pNext->@ze_structure_type_t pNext:ptr phExecutableGraph -> */
/*:     *phExecutableGraph:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeGraphInstantiateExt, "zeGraphInstantiateExt", (void *hGraph, const void *pNext, void *phExecutableGraph),
    ((uintptr_t)hGraph, (uintptr_t)pNext, (uintptr_t)phExecutableGraph,),
    "\15\2\2\30\24\20\20\3 \1\0\0\0\0\0\0MhGraph\0LpNext\0MphExecutableGraph\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0G\1\0e")

/*: zeGraphIsEmptyExt: hGraph:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeGraphIsEmptyExt, "zeGraphIsEmptyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "\5\1\1\20\14\10\10\1 MhGraph\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeGraphSetDestructionCallbackExt: hGraph:handle pfnCallback:ptr pUserData:ptr pNext->@ze_structure_type_t */
/*:     pNext:ptr -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeGraphSetDestructionCallbackExt, "zeGraphSetDestructionCallbackExt", (void *hGraph, void *pfnCallback,
    void *pUserData, const void *pNext), ((uintptr_t)hGraph, (uintptr_t)pfnCallback, (uintptr_t)pUserData, (uintptr_t)pNext,),
    "\15\4\1(\14\20\10\4 \1\0\0\0\0\0\0MhGraph\0LpfnCallback\0LpUserData\0LpNext\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0G\3\0e")

/*: zeImageCreate: hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t phImage -> */
/*:     *phImage:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeImageCreate, "zeImageCreate", (void *hContext, void *hDevice, const void *desc, void *phImage),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phImage,),
    "\15\22\2d\24`\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0)\6@\5type\0.\6@\5format.layout\0*\6@\14type\0"
    ",\6@\14x\0+\6@\14y\0+\6@\14z\0+\6@\14w\0+G\5width\0E\5height\0E\5depth\0E\5arraylevels\0E\5miplevels\0MphImage\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2"
    "\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0SH\0C@\0Kb\10\3\2\0Da\4\4\0G\2\0A\10\0c")

/*: zeImageDestroy: hImage:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeImageDestroy, "zeImageDestroy", (void *hImage), ((uintptr_t)hImage,),
    "\5\1\1\20\14\10\10\1 MhImage\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeImageGetAllocPropertiesExt: hContext:handle hImage:handle pImageAllocProperties -> */
/*:     pImageAllocProperties:{_ze_image_allocation_ext_properties_t} */
/*:     pImageAllocProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeImageGetAllocPropertiesExt, "zeImageGetAllocPropertiesExt", (void *hContext, void *hImage,
    void *pImageAllocProperties), ((uintptr_t)hContext, (uintptr_t)hImage, (uintptr_t)pImageAllocProperties,),
    "\15\2\5\30(\20`\3 \0\1\0\0\0\0\0MhContext\0MhImage\0LpImageAllocProperties\0\6@\25.stype\0ZL\26pNext\0G\26id\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0"
    "Ga\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\30\0C\20\0Ka\4\3\0G\2\0A\10\0c")

/*: zeImageGetDeviceOffsetExp: hImage:handle pDeviceOffset -> *pDeviceOffset:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeImageGetDeviceOffsetExp, "zeImageGetDeviceOffsetExp", (void *hImage, void *pDeviceOffset),
    ((uintptr_t)hImage, (uintptr_t)pDeviceOffset,),
    "\5\1\2\20\24\10\20\2 MhImage\0GpDeviceOffset\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeImageGetMemoryPropertiesExp: hImage:handle pMemoryProperties -> */
/*:     pMemoryProperties:{_ze_image_memory_properties_exp_t} pMemoryProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeImageGetMemoryPropertiesExp, "zeImageGetMemoryPropertiesExp", (void *hImage, void *pMemoryProperties),
    ((uintptr_t)hImage, (uintptr_t)pMemoryProperties,),
    "\15\1\7\208\10`\2 \0\1\0\0\0\0\0MhImage\0LpMemoryProperties\0\6@\21.stype\0ZL\22pNext\0G\22size\0G\22rowPitch\0G\22slicePitch\0\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S(\0C \0Ka\4\2\0G\1\0A\10\0c")

/*: zeImageGetProperties: hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t pImageProperties -> */
/*:     pImageProperties:{_ze_image_properties_t} pImageProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeImageGetProperties, "zeImageGetProperties", (void *hDevice, const void *desc, void *pImageProperties),
    ((uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)pImageProperties,),
    "\15\21\5\134$``\3 \1\1\0\0\0\0\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0)\6@\5type\0.\6@\5format.layout\0*\6@\14type\0,\6@\14x\0+"
    "\6@\14y\0+\6@\14z\0+\6@\14w\0+G\5width\0E\5height\0E\5depth\0E\5arraylevels\0E\5miplevels\0LpImageProperties\0\6@\20.stype\0ZL\21pNext\0\5@\21s"
    "amplerFilterFlags\0-\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0SH\0C@\0Ka\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0"
    "C\14\0Ka\4\3\0G\1\0A\10\0e\2\0A\10\0c")

/*: zeImageViewCreateExp: hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t */
/*:     hImage:handle phImageView -> *phImageView:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeImageViewCreateExp, "zeImageViewCreateExp", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "\15\23\2l\24h\20\5 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0)\6@\5type\0.\6@\5format.layout\0*\6@\14type\0"
    ",\6@\14x\0+\6@\14y\0+\6@\14z\0+\6@\14w\0+G\5width\0E\5height\0E\5depth\0E\5arraylevels\0E\5miplevels\0MhImage\0MphImageView\0\6Aresult\0Hc\3\30\0"
    "A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0SH\0C@\0Ka\10\3\0Eb\10\4\2\0Da\4\5\0G\2\0A\10\0c")

/*: zeImageViewCreateExt: hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t */
/*:     hImage:handle phImageView -> *phImageView:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeImageViewCreateExt, "zeImageViewCreateExt", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "\15\23\2l\24h\20\5 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0)\6@\5type\0.\6@\5format.layout\0*\6@\14type\0"
    ",\6@\14x\0+\6@\14y\0+\6@\14z\0+\6@\14w\0+G\5width\0E\5height\0E\5depth\0E\5arraylevels\0E\5miplevels\0MhImage\0MphImageView\0\6Aresult\0Hc\3\30\0"
    "A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0SH\0C@\0Ka\10\3\0Eb\10\4\2\0Da\4\5\0G\2\0A\10\0c")

/*: zeInit: flags:u32@ze_init_flag_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 1, int, trace__ze_zeInit, "zeInit", (uint32_t flags), ((uint64_t)flags,),
    "\5\1\1\14\14\10\10\1 \5@flags\0000\6Aresult\0Ha\4\0Fa\4\1\0E")

/*: zeInitDrivers: *pCount:u32 phDrivers desc:{_ze_init_driver_type_desc_t} desc->next@ze_structure_type_t ; */
/*:     pCount_max -> *pCount:u32 phDrivers[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 1, int, trace__ze_zeInitDrivers, "zeInitDrivers", (void *pCount, void *phDrivers, void *desc), ((uintptr_t)pCount,
    (uintptr_t)phDrivers, (uintptr_t)desc,),
    NULL, NULL, (0, 4,),
    "\15\5\3$\226\4`8\3 \1\0\0\0\0\0\0EpCount\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0/EpCount\0mphDrivers\0\6Aresult\0Hb\4\0A\2\0Da\10\2\0Ed\4\2"
    "\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kb\4\0A\2\0Dh\10\1\0E\2\4\4\0G@\0A\10\0C\10\0Oa\4\3\0G\2\0A\10\0c")

/*: zeKernelCreate: hModule:handle desc:{_ze_kernel_desc_t} desc->next@ze_structure_type_t phKernel -> */
/*:     *phKernel:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 2, int, trace__ze_zeKernelCreate, "zeKernelCreate", (void *hModule, const void *desc, void *phKernel),
    ((uintptr_t)hModule, (uintptr_t)desc, (uintptr_t)phKernel,),
    NULL, trace__ze_zeKernelCreate_after, (),
    "\15\6\2\256\2\24\210\1\20\3 \1\0\0\0\0\0\0MhModule\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0004N\5pKernelName\0MphKernel\0\6Aresult\0Hc\2\20\0"
    "A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kf\10\1\0A\30\0S \0Ob\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeKernelGetAllocationPropertiesExp: hKernel:handle *pCount:u32 pAllocationProperties ; pCount_max -> *pCount:u32 */
/*:     pAllocationProperties[*pCount:u32<pCount_max]:{_ze_kernel_allocation_exp_properties_t#40} */
/*:     pAllocationProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeKernelGetAllocationPropertiesExp, "zeKernelGetAllocationPropertiesExp", (void *hKernel,
    void *pCount, void *pAllocationProperties), ((uintptr_t)hKernel, (uintptr_t)pCount, (uintptr_t)pAllocationProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\364\4\20\200\2\3 \0\1\0\0\0\0\0MhKernel\0EpCount\0E\6\0&@pAllocationProperties.stype\0Zl\26pNext\0g\26base\0g\26size\0&@\26type\0="
    "e\26argIndex\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A(\0C\20\0C\1\0Kh\10\2\0"
    "A\20\0C\2\4\4\0G\20\0A(\0C\30\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A(\0C \0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0A(\0C$\0C\1\0Kh\4\2\0A$\0C\2\4\4\0G\20"
    "\0A(\0C(\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0I(\0G\1\0K")

/*: zeKernelGetBinaryExp: hKernel:handle *pSize:u64 pKernelBinary ; pSize_max -> *pSize:u64 */
/*:     pKernelBinary[*pSize:u64<pSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeKernelGetBinaryExp, "zeKernelGetBinaryExp", (void *hKernel, void *pSize, void *pKernelBinary),
    ((uintptr_t)hKernel, (uintptr_t)pSize, (uintptr_t)pKernelBinary,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhKernel\0GpSize\0G\5\0PpKernelBinary\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dh\1\2\0E\2\10\4\0H\1\1\0C\1\0C\1\0Ka\4\3\0"
    "E")

/*: zeKernelGetIndirectAccess: hKernel:handle pFlags -> *pFlags:u32@ze_kernel_indirect_access_flag_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeKernelGetIndirectAccess, "zeKernelGetIndirectAccess", (void *hKernel, void *pFlags), ((uintptr_t)hKernel,
    (uintptr_t)pFlags,),
    "\5\1\2\20\20\10\20\2 MhKernel\0\5@pFlags\0005\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zeKernelGetName: hKernel:handle *pSize:u64 pName ; pSize_max -> *pSize:u64 pName[*pSize:u64<pSize_max]:chars */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeKernelGetName, "zeKernelGetName", (void *hKernel, void *pSize, void *pName), ((uintptr_t)hKernel,
    (uintptr_t)pSize, (uintptr_t)pName,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhKernel\0GpSize\0G\5\0NpName\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dg\1\2\0E\2\10\4\0G@\0A\1\0C\1\0C\1\0Ka\4\3\0E")

/*: zeKernelGetProperties: hKernel:handle pKernelProperties -> pKernelProperties:{_ze_kernel_properties_t} */
/*:     pKernelProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeKernelGetProperties, "zeKernelGetProperties", (void *hKernel, void *pKernelProperties),
    ((uintptr_t)hKernel, (uintptr_t)pKernelProperties,),
    "\15\1\21\20\330\4\10\260\1\2 \0\1\0\0\0\0\0MhKernel\0LpKernelProperties\0\6@\21.stype\0ZL\22pNext\0E\22numKernelArgs\0E\22requiredGroupSizeX\0E"
    "\37SizeY\0E\37SizeZ\0E\32NumSubGroups\0E\32SubgroupSize\0E\22maxSubgroupSize\0E\25NumSubgroups\0E\22localMemSize\0E\22privateMemSize\0E\22spil"
    "lMemSize\0P\22uuid.kid\0P\27mid\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S<\0C4\0Kh\1\1\0A<\0D\10\0I\1\1\0CL\0C\20\0Kh\1\1"
    "\0AL\0D\10\0I\1\1\0C\134\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeKernelGetSourceAttributes: hKernel:handle *pSize:u32 pString -> *pSize:u32 *pString:string */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeKernelGetSourceAttributes, "zeKernelGetSourceAttributes", (void *hKernel, void *pSize, void *pString),
    ((uintptr_t)hKernel, (uintptr_t)pSize, (uintptr_t)pString,),
    "\5\2\3\24\226\2\208\3 MhKernel\0EpSize\0E\5\0NpString\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Df\10\2\0U\10\0Oa\4\3\0E")

/*: zeKernelSchedulingHintExp: hKernel:handle pHint -> pHint:{_ze_scheduling_hint_exp_desc_t} */
/*:     pHint->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeKernelSchedulingHintExp, "zeKernelSchedulingHintExp", (void *hKernel, void *pHint), ((uintptr_t)hKernel,
    (uintptr_t)pHint,),
    "\15\1\5\20$\10`\2 \0\1\0\0\0\0\0MhKernel\0LpHint\0\6@\5.stype\0ZL\6pNext\0\5@\6flags\0Y\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6"
    "\10\0S\24\0C\14\0Ka\4\2\0G\1\0A\10\0c")

/*: zeKernelSetArgumentValue: hKernel:handle argIndex:u32 argSize:u64 pArgValue[argSize]:bytes -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeKernelSetArgumentValue, "zeKernelSetArgumentValue", (void *hKernel, uint32_t argIndex, uint64_t argSize,
    const void *pArgValue), ((uintptr_t)hKernel, (uint64_t)argIndex, (uint64_t)argSize, (uintptr_t)pArgValue,),
    "\5\4\1\242\2\148\10\4 MhKernel\0EargIndex\0G\3Size\0PpArgValue\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14\0A\24\0Ch\1\3\0E\1\10\0I\1\1\0C\1\0C\2\0K"
    "a\4\4\0E")

/*: zeKernelSetCacheConfig: hKernel:handle flags:u32@ze_cache_config_flag_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeKernelSetCacheConfig, "zeKernelSetCacheConfig", (void *hKernel, uint32_t flags), ((uintptr_t)hKernel,
    (uint64_t)flags,),
    "\5\2\1\24\14\20\10\2 MhKernel\0\5@flags\0\2\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeKernelSetGlobalOffsetExp: hKernel:handle offsetX:u32 offsetY:u32 offsetZ:u32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeKernelSetGlobalOffsetExp, "zeKernelSetGlobalOffsetExp", (void *hKernel, uint32_t offsetX,
    uint32_t offsetY, uint32_t offsetZ), ((uintptr_t)hKernel, (uint64_t)offsetX, (uint64_t)offsetY, (uint64_t)offsetZ,),
    "\5\4\1\34\14\20\10\4 MhKernel\0EoffsetX\0E\6Y\0E\6Z\0\6Aresult\0Hc\4\24\0A\4\0B\1\10\2\14\3\20\0Ca\4\4\0E")

/*: zeKernelSetGroupSize: hKernel:handle groupSizeX:u32 groupSizeY:u32 groupSizeZ:u32 -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zeKernelSetGroupSize, "zeKernelSetGroupSize", (void *hKernel, uint32_t groupSizeX,
    uint32_t groupSizeY, uint32_t groupSizeZ), ((uintptr_t)hKernel, (uint64_t)groupSizeX, (uint64_t)groupSizeY, (uint64_t)groupSizeZ,),
    NULL, trace__ze_zeKernelSetGroupSize_after, (),
    "\5\4\1\34\14\20\10\4 MhKernel\0EgroupSizeX\0E\11Y\0E\11Z\0\6Aresult\0Hc\4\24\0A\4\0B\1\10\2\14\3\20\0Ca\4\4\0E")

/*: zeKernelSetIndirectAccess: hKernel:handle flags:u32@ze_kernel_indirect_access_flag_t -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeKernelSetIndirectAccess, "zeKernelSetIndirectAccess", (void *hKernel, uint32_t flags),
    ((uintptr_t)hKernel, (uint64_t)flags,),
    "\5\2\1\24\14\20\10\2 MhKernel\0\5@flags\0005\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zeKernelSuggestGroupSize: hKernel:handle globalSizeX:u32 globalSizeY:u32 globalSizeZ:u32 groupSizeX groupSizeY */
/*:     groupSizeZ -> *groupSizeX:u32 *groupSizeY:u32 *groupSizeZ:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 7, 3, int, trace__ze_zeKernelSuggestGroupSize, "zeKernelSuggestGroupSize", (void *hKernel, uint32_t globalSizeX,
    uint32_t globalSizeY, uint32_t globalSizeZ, void *groupSizeX, void *groupSizeY, void *groupSizeZ), ((uintptr_t)hKernel, (uint64_t)globalSizeX,
    (uint64_t)globalSizeY, (uint64_t)globalSizeZ, (uintptr_t)groupSizeX, (uintptr_t)groupSizeY, (uintptr_t)groupSizeZ,),
    "\5\4\4\34\30\20 \7 MhKernel\0EglobalSizeX\0E\12Y\0E\12Z\0EgroupSizeX\0E\11Y\0E\11Z\0\6Aresult\0Hc\4\24\0A\4\0B\1\10\2\14\3\20\0Cb\4\4\2\0Db\4\5"
    "\2\0Db\4\6\2\0Da\4\7\0E")

/*: zeKernelSuggestMaxCooperativeGroupCount: hKernel:handle *totalGroupCount:u32 -> *totalGroupCount:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeKernelSuggestMaxCooperativeGroupCount, "zeKernelSuggestMaxCooperativeGroupCount", (void *hKernel,
    void *totalGroupCount), ((uintptr_t)hKernel, (uintptr_t)totalGroupCount,),
    "\5\2\2\24\20\20\20\2 MhKernel\0EtotalGroupCount\0E\17\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Da\4\2\0E")

/*: zeMemGetAddressRange: hContext:handle ptr:ptr pBase *pSize:u64 -> *pBase:ptr *pSize:u64 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zeMemGetAddressRange, "zeMemGetAddressRange", (void *hContext, const void *ptr, void *pBase, void *pSize),
    ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pBase, (uintptr_t)pSize,),
    "\5\3\3 \34\30\30\4 MhContext\0Lptr\0GpSize\0LpBase\0GpSize\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\3\2\0Db\10\2\2\0Db\10\3\2\0Da\4\4\0E")

/*: zeMemGetAllocProperties: hContext:handle ptr:ptr pMemAllocProperties phDevice -> */
/*:     pMemAllocProperties:{_ze_memory_allocation_properties_t} pMemAllocProperties->next@ze_structure_type_t */
/*:     *phDevice:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zeMemGetAllocProperties, "zeMemGetAllocProperties", (void *hContext, const void *ptr,
    void *pMemAllocProperties, void *phDevice), ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pMemAllocProperties, (uintptr_t)phDevice,),
    "\15\2\10\30<\20\220\1\4 \0\1\0\0\0\0\0MhContext\0Lptr\0LpMemAllocProperties\0\6@\23.stype\0ZL\24pNext\0\6@\24type\0=G\24id\0G\24pageSize\0MphD"
    "evice\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30\0S(\0C\20\0Kb\10\3\2\0Da\4\4\0G\2\0"
    "A\10\0c")

/*: zeMemGetAtomicAccessAttributeExp: hContext:handle hDevice:handle ptr:ptr size:u64 pAttr -> */
/*:     *pAttr:u32@ze_memory_atomic_attr_exp_flag_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zeMemGetAtomicAccessAttributeExp, "zeMemGetAtomicAccessAttributeExp", (void *hContext, void *hDevice,
    const void *ptr, uint64_t size, void *pAttr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size, (uintptr_t)pAttr,),
    "\5\4\2(\20\20\20\5 MhContext\0MhDevice\0Lptr\0Gsize\0\5@pAttr\0;\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cb\4\4\2\0Da\4\5\0E")

/*: zeMemGetIpcHandle: hContext:handle ptr:ptr pIpcHandle -> pIpcHandle:{_ze_ipc_mem_handle_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeMemGetIpcHandle, "zeMemGetIpcHandle", (void *hContext, const void *ptr, void *pIpcHandle),
    ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pIpcHandle,),
    "\5\2\3\30\232\2\208\3 MhContext\0Lptr\0LpIpcHandle\0P\12.data\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\10\2\0Eh\1\2\0F\10\0I\1\1\0C@\0C@\0Ka\4\3\0E")

/*: zeMemGetIpcHandleFromFileDescriptorExp: hContext:handle handle:u64 pIpcHandle -> */
/*:     pIpcHandle:{_ze_ipc_mem_handle_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeMemGetIpcHandleFromFileDescriptorExp, "zeMemGetIpcHandleFromFileDescriptorExp", (void *hContext,
    uint64_t handle, void *pIpcHandle), ((uintptr_t)hContext, (uint64_t)handle, (uintptr_t)pIpcHandle,),
    "\5\2\3\30\232\2\208\3 MhContext\0Ghandle\0LpIpcHandle\0P\12.data\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\10\2\0Eh\1\2\0F\10\0I\1\1\0C@\0C@\0Ka\4\3"
    "\0E")

/*: zeMemGetIpcHandleWithProperties: hContext:handle ptr:ptr pNext->@ze_structure_type_t pNext:ptr pIpcHandle -> */
/*:     pIpcHandle:{_ze_ipc_mem_handle_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeMemGetIpcHandleWithProperties, "zeMemGetIpcHandleWithProperties", (void *hContext, const void *ptr,
    void *pNext, void *pIpcHandle), ((uintptr_t)hContext, (uintptr_t)ptr, (uintptr_t)pNext, (uintptr_t)pIpcHandle,),
    "\15\3\3 \232\2\208\4 \1\0\0\0\0\0\0MhContext\0Lptr\0LpNext\0LpIpcHandle\0P\12.data\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\10\3\0Eh\1\3"
    "\0F\10\0I\1\1\0C@\0C@\0Ka\4\4\0G\2\0e")

/*: zeMemGetPitchFor2dImage: hContext:handle hDevice:handle imageWidth:u64 imageHeight:u64 elementSizeInBytes:u32 */
/*:     rowPitch -> *rowPitch:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 6, 3, int, trace__ze_zeMemGetPitchFor2dImage, "zeMemGetPitchFor2dImage", (void *hContext, void *hDevice, uint64_t imageWidth,
    uint64_t imageHeight, uint32_t elementSizeInBytes, void *rowPitch), ((uintptr_t)hContext, (uintptr_t)hDevice, (uint64_t)imageWidth,
    (uint64_t)imageHeight, (uint64_t)elementSizeInBytes, (uintptr_t)rowPitch,),
    "\5\5\2,\24\30\20\6 MhContext\0MhDevice\0GimageWidth\0G\5Height\0EelementSizeInBytes\0GrowPitch\0\6Aresult\0Hc\5$\0A\6\0B\1\10\2\20\3\30\4 \0A$"
    "\0Gb\10\5\2\0Da\4\6\0E")

/*: zeMemSetAtomicAccessAttributeExp: hContext:handle hDevice:handle ptr:ptr size:u64 */
/*:     attr:u32@ze_memory_atomic_attr_exp_flag_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeMemSetAtomicAccessAttributeExp, "zeMemSetAtomicAccessAttributeExp", (void *hContext, void *hDevice,
    const void *ptr, uint64_t size, uint32_t attr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size, (uint64_t)attr,),
    "\5\5\1,\14\30\10\5 MhContext\0MhDevice\0Lptr\0Gsize\0\5@attr\0;\6Aresult\0Hc\5$\0A\6\0B\1\10\2\20\3\30\4 \0A$\0Ga\4\5\0E")

/*: zeModuleBuildLogDestroy: hModuleBuildLog:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeModuleBuildLogDestroy, "zeModuleBuildLogDestroy", (void *hModuleBuildLog), ((uintptr_t)hModuleBuildLog,),
    "\5\1\1\20\14\10\10\1 MhModuleBuildLog\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeModuleBuildLogGetString: hModuleBuildLog:handle *pSize:u64 pBuildLog ; pSize_max -> *pSize:u64 */
/*:     pBuildLog[*pSize:u64<pSize_max]:chars return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeModuleBuildLogGetString, "zeModuleBuildLogGetString", (void *hModuleBuildLog, void *pSize,
    void *pBuildLog), ((uintptr_t)hModuleBuildLog, (uintptr_t)pSize, (uintptr_t)pBuildLog,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhModuleBuildLog\0GpSize\0G\5\0NpBuildLog\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dg\1\2\0E\2\10\4\0G@\0A\1\0C\1\0C\1\0K"
    "a\4\3\0E")

/*: zeModuleCreate: hContext:handle hDevice:handle desc:{_ze_module_desc_t} desc->next@ze_structure_type_t phModule */
/*:     phBuildLog -> *phModule:handle *phBuildLog:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zeModuleCreate, "zeModuleCreate", (void *hContext, void *hDevice, const void *desc, void *phModule,
    void *phBuildLog), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phModule, (uintptr_t)phBuildLog,),
    "\15\12\3\310\4\34\200\2\30\5 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\6@\5format\0>G\5inputSize\0P\5pInputModule\0N\6"
    "BuildFlags\0E\6Constants.numConstants\0MphModule\0MphBuildLog\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S"
    "\24\0C\14\0Kd\10\2\6\30\0S \0C\10\0Kh\1\2\0E\3\10\0A\1\0B \0D\1\1\0C(\0C\30\0Kf\10\2\0A(\0S0\0Od\4\2\0H\1\0B0\0I8\0C\4\0Kb\10\3\2\0Db\10\4\2\0D"
    "a\4\5\0G\2\0A\10\0c")

/*: zeModuleDestroy: hModule:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeModuleDestroy, "zeModuleDestroy", (void *hModule), ((uintptr_t)hModule,),
    "\5\1\1\20\14\10\10\1 MhModule\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeModuleDynamicLink: numModules:u32 phModules[numModules]:handle phLinkLog -> *phLinkLog:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeModuleDynamicLink, "zeModuleDynamicLink", (uint32_t numModules, void *phModules, void *phLinkLog),
    ((uint64_t)numModules, (uintptr_t)phModules, (uintptr_t)phLinkLog,),
    "\5\2\2\222\4\0240\20\3 EnumModules\0mphModules\0MphLinkLog\0\6Aresult\0Ha\4\0Fh\10\1\0E\1\4\0H@\0A\10\0C\10\0Ob\10\2\2\0Da\4\3\0E")

/*: zeModuleGetFunctionPointer: hModule:handle pFunctionName:string pfnFunction -> *pfnFunction:ptr */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeModuleGetFunctionPointer, "zeModuleGetFunctionPointer", (void *hModule, const void *pFunctionName,
    void *pfnFunction), ((uintptr_t)hModule, (uintptr_t)pFunctionName, (uintptr_t)pfnFunction,),
    "\5\2\2\226\2\0240\20\3 MhModule\0NpFunctionName\0LpfnFunction\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Ob\10\2\2\0Da\4\3\0E")

/*: zeModuleGetGlobalPointer: hModule:handle pGlobalName:string *pSize:u64 pptr -> *pSize:u64 *pptr:ptr */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zeModuleGetGlobalPointer, "zeModuleGetGlobalPointer", (void *hModule, const void *pGlobalName,
    void *pSize, void *pptr), ((uintptr_t)hModule, (uintptr_t)pGlobalName, (uintptr_t)pSize, (uintptr_t)pptr,),
    NULL, trace__ze_zeModuleGetGlobalPointer_after, (),
    "\5\3\3\236\2\348\30\4 MhModule\0NpGlobalName\0GpSize\0G\5\0Lpptr\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Ob\10\2\2\0Db\10\2\2\0Db\10\3\2\0Da\4\4\0E")

/*: zeModuleGetKernelNames: hModule:handle *pCount:u32 pNames ; pCount_max -> *pCount:u32 */
/*:     pNames[*pCount:u32<pCount_max]:string return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeModuleGetKernelNames, "zeModuleGetKernelNames", (void *hModule, void *pCount, void *pNames),
    ((uintptr_t)hModule, (uintptr_t)pCount, (uintptr_t)pNames,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\10\208\3 MhModule\0EpCount\0E\6\0NpNames\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Di\10\2\0E\2\4\4\0I\10\0G\1\0Ka\4\3\0E")

/*: zeModuleGetNativeBinary: hModule:handle *pSize:u64 pModuleNativeBinary ; pSize_max -> *pSize:u64 */
/*:     pModuleNativeBinary[*pSize:u64<pSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zeModuleGetNativeBinary, "zeModuleGetNativeBinary", (void *hModule, void *pSize,
    void *pModuleNativeBinary), ((uintptr_t)hModule, (uintptr_t)pSize, (uintptr_t)pModuleNativeBinary,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhModule\0GpSize\0G\5\0PpModuleNativeBinary\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dh\1\2\0E\2\10\4\0H\1\1\0C\1\0C\1\0K"
    "a\4\3\0E")

/*: zeModuleGetProperties: hModule:handle pModuleProperties -> pModuleProperties:{_ze_module_properties_t} */
/*:     pModuleProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeModuleGetProperties, "zeModuleGetProperties", (void *hModule, void *pModuleProperties),
    ((uintptr_t)hModule, (uintptr_t)pModuleProperties,),
    "\15\1\5\20$\10`\2 \0\1\0\0\0\0\0MhModule\0LpModuleProperties\0\6@\21.stype\0ZL\22pNext\0\5@\22flags\0\77\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T"
    "\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\4\2\0G\1\0A\10\0c")

/*: zeModuleInspectLinkageExt: pInspectDesc:{_ze_linkage_inspection_ext_desc_t} */
/*:     pInspectDesc->next@ze_structure_type_t numModules:u32 phModules[numModules]:handle phLog -> *phLog:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zeModuleInspectLinkageExt, "zeModuleInspectLinkageExt", (void *pInspectDesc, uint32_t numModules,
    void *phModules, void *phLog), ((uintptr_t)pInspectDesc, (uint64_t)numModules, (uintptr_t)phModules, (uintptr_t)phLog,),
    "\15\6\2\252\4\24\210\1\20\4 \1\0\0\0\0\0\0LpInspectDesc\0\6@\14.stype\0ZL\15pNext\0\5@\15flags\0007EnumModules\0mphModules\0MphLog\0\6Aresult\0"
    "Ha\10\0Fd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Ka\4\1\0Eh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kb\10\3\2\0Da\4\4\0I\10\0c")

/*: zePhysicalMemCreate: hContext:handle hDevice:handle desc:{_ze_physical_mem_desc_t} */
/*:     desc->next@ze_structure_type_t phPhysicalMemory -> *phPhysicalMemory:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zePhysicalMemCreate, "zePhysicalMemCreate", (void *hContext, void *hDevice, void *desc,
    void *phPhysicalMemory), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phPhysicalMemory,),
    "\15\7\28\24\210\1\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0BG\5size\0MphPhysicalMemory\0\6Aresult\0H"
    "c\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30\0S \0C\10\0Kb\10\3\2\0Da\4\4\0G\2\0A\10\0c")

/*: zePhysicalMemDestroy: hContext:handle hPhysicalMemory:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zePhysicalMemDestroy, "zePhysicalMemDestroy", (void *hContext, void *hPhysicalMemory), ((uintptr_t)hContext,
    (uintptr_t)hPhysicalMemory,),
    "\5\2\1\30\14\20\10\2 MhContext\0MhPhysicalMemory\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zePhysicalMemGetProperties: hContext:handle hPhysicalMem:handle pMemProperties -> */
/*:     pMemProperties:{_ze_physical_mem_properties_t} pMemProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zePhysicalMemGetProperties, "zePhysicalMemGetProperties", (void *hContext, void *hPhysicalMem,
    void *pMemProperties), ((uintptr_t)hContext, (uintptr_t)hPhysicalMem, (uintptr_t)pMemProperties,),
    "\15\2\6\0300\20`\3 \0\1\0\0\0\0\0MhContext\0MhPhysicalMem\0LpMemProperties\0\6@\16.stype\0ZL\17pNext\0G\17id\0G\17size\0\6Aresult\0Hc\2\20\0A\2"
    "\0B\1\10\0Ga\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S \0C\30\0Ka\4\3\0G\2\0A\10\0c")

/*: zeRTASBuilderBuildExp: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr scratchBufferSizeBytes:u64 pRtasBuffer:ptr */
/*:     rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds pRtasBufferSizeBytes -> */
/*:     pBounds:{_ze_rtas_aabb_exp_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 10, 2, int, trace__ze_zeRTASBuilderBuildExp, "zeRTASBuilderBuildExp", (void *hBuilder, const void *pBuildOpDescriptor,
    void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes, void *hParallelOperation, void *pBuildUserPtr,
    void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pScratchBuffer,
    (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation, (uintptr_t)pBuildUserPtr,
    (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "\15\17\11l4\240\1@\12 \1\0\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0S\6@\23buildQuality\0K\5@\30Fl"
    "ags\0IL\23ppGeometries\0E\23numGeometries\0LpScratchBuffer\0GscratchBufferSizeBytes\0LpRtasBuffer\0GrtasBufferSizeBytes\0MhParallelOperation\0L"
    "pBuildUserPtr\0LpBounds\0I\7.lower.x\0I\16y\0I\16z\0I\10upper.x\0I\16y\0I\16z\0GpRtasBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2"
    "\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Kc\0060\0A\6\2\0A\3\10\4\20\5\30\6 \7(\0Ga\10\10\0Ed\4\10\2\0T\30\0C\30\0Kb\10\11\2"
    "\0Da\4\12\0G\1\0A\10\0c")

/*: zeRTASBuilderBuildExt: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr scratchBufferSizeBytes:u64 pRtasBuffer:ptr */
/*:     rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds pRtasBufferSizeBytes -> */
/*:     pBounds:{_ze_rtas_aabb_ext_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 10, 2, int, trace__ze_zeRTASBuilderBuildExt, "zeRTASBuilderBuildExt", (void *hBuilder, const void *pBuildOpDescriptor,
    void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes, void *hParallelOperation, void *pBuildUserPtr,
    void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pScratchBuffer,
    (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation, (uintptr_t)pBuildUserPtr,
    (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "\15\17\11l4\240\1@\12 \1\0\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0T\6@\23buildQuality\0L\5@\30Fl"
    "ags\0JL\23ppGeometries\0E\23numGeometries\0LpScratchBuffer\0GscratchBufferSizeBytes\0LpRtasBuffer\0GrtasBufferSizeBytes\0MhParallelOperation\0L"
    "pBuildUserPtr\0LpBounds\0I\7.lower.x\0I\16y\0I\16z\0I\10upper.x\0I\16y\0I\16z\0GpRtasBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2"
    "\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Kc\0060\0A\6\2\0A\3\10\4\20\5\30\6 \7(\0Ga\10\10\0Ed\4\10\2\0T\30\0C\30\0Kb\10\11\2"
    "\0Da\4\12\0G\1\0A\10\0c")

/*: zeRTASBuilderCommandListAppendCopyExt: hCommandList:handle dstptr:ptr srcptr:ptr size:u64 hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 1, int, trace__ze_zeRTASBuilderCommandListAppendCopyExt, "zeRTASBuilderCommandListAppendCopyExt", (void *hCommandList,
    void *dstptr, const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\5\7\1\272\4\14@\10\7 MhCommandList\0Ldstptr\0Lsrcptr\0Gsize\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\6,\0A\6\0B\1\10\2\20\3"
    "\30\4 \5(\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zeRTASBuilderCreateExp: hDriver:handle pDescriptor:{_ze_rtas_builder_exp_desc_t} */
/*:     pDescriptor->next@ze_structure_type_t phBuilder -> *phBuilder:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeRTASBuilderCreateExp, "zeRTASBuilderCreateExp", (void *hDriver, const void *pDescriptor, void *phBuilder),
    ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhDriver\0LpDescriptor\0\6@\13.stype\0ZL\14pNext\0\6@\14builderVersion\0NMphBuilder\0\6Aresult\0Hc\2\20\0A\2\0B"
    "\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeRTASBuilderCreateExt: hDriver:handle pDescriptor:{_ze_rtas_builder_ext_desc_t} */
/*:     pDescriptor->next@ze_structure_type_t phBuilder -> *phBuilder:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeRTASBuilderCreateExt, "zeRTASBuilderCreateExt", (void *hDriver, const void *pDescriptor, void *phBuilder),
    ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhDriver\0LpDescriptor\0\6@\13.stype\0ZL\14pNext\0\6@\14builderVersion\0PMphBuilder\0\6Aresult\0Hc\2\20\0A\2\0B"
    "\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeRTASBuilderDestroyExp: hBuilder:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASBuilderDestroyExp, "zeRTASBuilderDestroyExp", (void *hBuilder), ((uintptr_t)hBuilder,),
    "\5\1\1\20\14\10\10\1 MhBuilder\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASBuilderDestroyExt: hBuilder:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASBuilderDestroyExt, "zeRTASBuilderDestroyExt", (void *hBuilder), ((uintptr_t)hBuilder,),
    "\5\1\1\20\14\10\10\1 MhBuilder\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASBuilderGetBuildPropertiesExp: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pProperties -> pProperties:{_ze_rtas_builder_exp_properties_t} */
/*:     pProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeRTASBuilderGetBuildPropertiesExp, "zeRTASBuilderGetBuildPropertiesExp", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "\15\11\10<<\210\1\210\1\3 \1\1\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0S\6@\23buildQuality\0K\5@\30"
    "Flags\0IL\23ppGeometries\0E\23numGeometries\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0MG\14rtasBufferSizeBytesExpected\0G\37MaxReq"
    "uired\0G\14scratchBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Ka\10\2"
    "\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30\0S0\0C\30\0Ka\4\3\0G\1\0A\10\0e\2\0A\10\0c")

/*: zeRTASBuilderGetBuildPropertiesExt: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pProperties -> pProperties:{_ze_rtas_builder_ext_properties_t} */
/*:     pProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zeRTASBuilderGetBuildPropertiesExt, "zeRTASBuilderGetBuildPropertiesExt", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "\15\11\10<<\210\1\210\1\3 \1\1\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0T\6@\23buildQuality\0L\5@\30"
    "Flags\0JL\23ppGeometries\0E\23numGeometries\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0OG\14rtasBufferSizeBytesExpected\0G\37MaxReq"
    "uired\0G\14scratchBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Ka\10\2"
    "\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30\0S0\0C\30\0Ka\4\3\0G\1\0A\10\0e\2\0A\10\0c")

/*: zeRTASParallelOperationCreateExp: hDriver:handle phParallelOperation -> *phParallelOperation:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeRTASParallelOperationCreateExp, "zeRTASParallelOperationCreateExp", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "\5\1\2\20\24\10\20\2 MhDriver\0MphParallelOperation\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeRTASParallelOperationCreateExt: hDriver:handle phParallelOperation -> *phParallelOperation:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zeRTASParallelOperationCreateExt, "zeRTASParallelOperationCreateExt", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "\5\1\2\20\24\10\20\2 MhDriver\0MphParallelOperation\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeRTASParallelOperationDestroyExp: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationDestroyExp, "zeRTASParallelOperationDestroyExp", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASParallelOperationDestroyExt: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationDestroyExt, "zeRTASParallelOperationDestroyExt", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASParallelOperationGetPropertiesExp: hParallelOperation:handle pProperties -> */
/*:     pProperties:{_ze_rtas_parallel_operation_exp_properties_t} pProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeRTASParallelOperationGetPropertiesExp, "zeRTASParallelOperationGetPropertiesExp",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "\15\1\6\20(\10`\2 \0\1\0\0\0\0\0MhParallelOperation\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0UE\14maxConcurrency\0\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeRTASParallelOperationGetPropertiesExt: hParallelOperation:handle pProperties -> */
/*:     pProperties:{_ze_rtas_parallel_operation_ext_properties_t} pProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zeRTASParallelOperationGetPropertiesExt, "zeRTASParallelOperationGetPropertiesExt",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "\15\1\6\20(\10`\2 \0\1\0\0\0\0\0MhParallelOperation\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0VE\14maxConcurrency\0\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeRTASParallelOperationJoinExp: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationJoinExp, "zeRTASParallelOperationJoinExp", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASParallelOperationJoinExt: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeRTASParallelOperationJoinExt, "zeRTASParallelOperationJoinExt", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeSamplerCreate: hContext:handle hDevice:handle desc:{_ze_sampler_desc_t} desc->next@ze_structure_type_t */
/*:     phSampler -> *phSampler:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeSamplerCreate, "zeSamplerCreate", (void *hContext, void *hDevice, const void *desc, void *phSampler),
    ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phSampler,),
    "\15\10\0025\24`\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\6@\5addressMode\0W\6@\5filterMode\0XA\5isNormalized\0M"
    "phSampler\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\31\0C\21\0Kb\10\3\2\0Da\4\4\0G\2\0A\10\0c")

/*: zeSamplerDestroy: hSampler:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zeSamplerDestroy, "zeSamplerDestroy", (void *hSampler), ((uintptr_t)hSampler,),
    "\5\1\1\20\14\10\10\1 MhSampler\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeVirtualMemFree: hContext:handle ptr:ptr size:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zeVirtualMemFree, "zeVirtualMemFree", (void *hContext, const void *ptr, uint64_t size),
    ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size,),
    "\5\3\1 \14\20\10\3 MhContext\0Lptr\0Gsize\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeVirtualMemGetAccessAttribute: hContext:handle ptr:ptr size:u64 access outSize -> */
/*:     *access:i32@ze_memory_access_attribute_t *outSize:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zeVirtualMemGetAccessAttribute, "zeVirtualMemGetAccessAttribute", (void *hContext, const void *ptr,
    uint64_t size, void *access, void *outSize), ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size, (uintptr_t)access, (uintptr_t)outSize,),
    "\5\3\3 \30\20\30\5 MhContext\0Lptr\0Gsize\0\6@access\08GoutSize\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cb\4\3\2\0Db\10\4\2\0Da\4\5\0E")

/*: zeVirtualMemQueryPageSize: hContext:handle hDevice:handle size:u64 pagesize -> *pagesize:u64 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeVirtualMemQueryPageSize, "zeVirtualMemQueryPageSize", (void *hContext, void *hDevice, uint64_t size,
    void *pagesize), ((uintptr_t)hContext, (uintptr_t)hDevice, (uint64_t)size, (uintptr_t)pagesize,),
    "\5\3\2 \24\20\20\4 MhContext\0MhDevice\0Gsize\0Gpagesize\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cb\10\3\2\0Da\4\4\0E")

/*: zeVirtualMemReserve: hContext:handle pStart:ptr size:u64 pptr -> *pptr:ptr return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeVirtualMemReserve, "zeVirtualMemReserve", (void *hContext, const void *pStart, uint64_t size, void *pptr),
    ((uintptr_t)hContext, (uintptr_t)pStart, (uint64_t)size, (uintptr_t)pptr,),
    "\5\3\2 \24\20\20\4 MhContext\0LpStart\0Gsize\0Lpptr\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cb\10\3\2\0Da\4\4\0E")

/*: zeVirtualMemSetAccessAttribute: hContext:handle ptr:ptr size:u64 access:i32@ze_memory_access_attribute_t -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zeVirtualMemSetAccessAttribute, "zeVirtualMemSetAccessAttribute", (void *hContext, const void *ptr,
    uint64_t size, int access), ((uintptr_t)hContext, (uintptr_t)ptr, (uint64_t)size, (uint64_t)access,),
    "\5\4\1$\14\20\10\4 MhContext\0Lptr\0Gsize\0\6@access\08\6Aresult\0Hc\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: zelCheckIsLoaderInTearDown: () -> return:bool */
TRACE__FORWARD(trace__ze, 0, 3, uint8_t, trace__ze_zelCheckIsLoaderInTearDown, "zelCheckIsLoaderInTearDown", (void), (),
    "\4\0\1\10\11\0\10\0Kresult\0a\1\0F")

/*: zelDisableTracingLayer: () -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 0, 3, int, trace__ze_zelDisableTracingLayer, "zelDisableTracingLayer", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0Ha\4\0F")

/*: zelEnableTracingLayer: () -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 0, 3, int, trace__ze_zelEnableTracingLayer, "zelEnableTracingLayer", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0Ha\4\0F")

/*: zelGetLoaderVersion: version -> version:{zel_component_version} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelGetLoaderVersion, "zelGetLoaderVersion", (void *version), ((uintptr_t)version,),
    "\5\0\7\10\252\2\0`\1 Lversion\0N\7.component_name\0\6@\10spec_version\0\0F\10component_lib_version.major\0F\37inor\0F\36patch\0\6Aresult\0Ha\10\0"
    "Fg\1\0G\10\0H@\0A\1\0C@\0C@\0Kd\4\0A\2@\0SP\0C\20\0Ka\4\1\0E")

/*: zelGetTracingLayerState: enabled -> *enabled:bool return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelGetTracingLayerState, "zelGetTracingLayerState", (void *enabled), ((uintptr_t)enabled,),
    "\5\0\2\10\15\0000\1 Kenabled\0\6Aresult\0Hd\1\0A\2\0T\1\0C\1\0Ka\4\1\0E")

/*: zelLoaderContextTeardown: () -> () */
TRACE__FORWARD_VOID(trace__ze, 0, 3, void, trace__ze_zelLoaderContextTeardown, "zelLoaderContextTeardown", (void), (),
    "\4\0\0\10\10\0\0\0")

/*: zelLoaderGetVersions: *num_elems:u64 versions ; num_elems_max -> *num_elems:u64 */
/*:     versions[*num_elems:u64<num_elems_max]:{zel_component_version#80} return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 2, 3, int, trace__ze_zelLoaderGetVersions, "zelLoaderGetVersions", (void *num_elems, void *versions),
    ((uintptr_t)num_elems, (uintptr_t)versions,),
    NULL, NULL, (0, 8,),
    "\5\1\7\20\262\12\10\330\1\2 Gnum_elems\0G\11\0Nversions.component_name\0&@\11spec_version\0\0f\11component_lib_version.major\0f\37minor\0f\37p"
    "atch\0\6Aresult\0Hb\10\0A\2\0Db\10\0A\2\0Di\1\1\0E\2\10\3\0G\20\0AP\0C@\0Oh\4\1\0A@\0C\2\10\3\0G\20\0AP\0CD\0Oh\4\1\0AD\0C\2\10\3\0G\20\0AP\0C"
    "H\0Oh\4\1\0AH\0C\2\10\3\0G\20\0AP\0CL\0Oh\4\1\0AL\0C\2\10\3\0G\20\0AP\0CP\0Oa\4\2\0E")

/*: zelLoaderTranslateHandle: handleType:i32@zel_handle_type_t handleIn:ptr handleOut -> *handleOut:ptr */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zelLoaderTranslateHandle, "zelLoaderTranslateHandle", (int handleType, void *handleIn, void *handleOut),
    ((uint64_t)handleType, (uintptr_t)handleIn, (uintptr_t)handleOut,),
    "\5\2\2\24\24\20\20\3 \6@handleType\0]L\6In\0L\6Out\0\6Aresult\0Hc\2\14\0A\2\0B\1\4\0Gb\10\2\2\0Da\4\3\0E")

/*: zelRegisterTeardownCallback: application_callback:ptr loader_callback:ptr index -> *index:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zelRegisterTeardownCallback, "zelRegisterTeardownCallback", (void *application_callback,
    void *loader_callback, void *index), ((uintptr_t)application_callback, (uintptr_t)loader_callback, (uintptr_t)index,),
    "\5\2\2\30\20\20\20\3 Lapplication_callback\0Lloader_callback\0Eindex\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Da\4\3\0E")

/*: zelSetDelayLoaderContextTeardown: () -> () */
TRACE__FORWARD_VOID(trace__ze, 0, 3, void, trace__ze_zelSetDelayLoaderContextTeardown, "zelSetDelayLoaderContextTeardown", (void), (),
    "\4\0\0\10\10\0\0\0")

/*: zelSetDriverTeardown: () -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 0, 3, int, trace__ze_zelSetDriverTeardown, "zelSetDriverTeardown", (void), (),
    "\5\0\1\10\14\0\10\0\6Aresult\0Ha\4\0F")

/*: zelTracerCreate: desc:{_zel_tracer_desc_t} phTracer -> *phTracer:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerCreate, "zelTracerCreate", (const void *desc, void *phTracer), ((uintptr_t)desc,
    (uintptr_t)phTracer,),
    "\5\4\2$\24X\20\2 Ldesc\0\6@\4.stype\0^L\5pNext\0L\6UserData\0MphTracer\0\6Aresult\0Ha\10\0Fd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\30\0C\20\0Kb\10\1"
    "\2\0Da\4\2\0E")

/*: zelTracerDestroy: hTracer:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelTracerDestroy, "zelTracerDestroy", (void *hTracer), ((uintptr_t)hTracer,),
    "\5\1\1\20\14\10\10\1 MhTracer\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zelTracerResetAllCallbacks: hTracer:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zelTracerResetAllCallbacks, "zelTracerResetAllCallbacks", (void *hTracer), ((uintptr_t)hTracer,),
    "\5\1\1\20\14\10\10\1 MhTracer\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zelTracerSetEnabled: hTracer:handle enable:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerSetEnabled, "zelTracerSetEnabled", (void *hTracer, uint8_t enable), ((uintptr_t)hTracer,
    (uint64_t)enable,),
    "\5\2\1\21\14\20\10\2 MhTracer\0Aenable\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zelTracerSetEpilogues: hTracer:handle pCoreCbs:{_ze_callbacks_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerSetEpilogues, "zelTracerSetEpilogues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "\5z\1\330\7\148\10\2 MhTracer\0LpCoreCbs\0L\10.Global.pfnInitCb\0L\11Driver.pfnGetCb\0L\26ApiVersionCb\0L\26PropertiesCb\0L\26IpcPropertiesCb\0"
    "L\26ExtensionPropertiesCb\0L\12evice.pfnGetCb\0L\26SubDevicesCb\0L\26PropertiesCb\0L\26ComputePropertiesCb\0L\26ModulePropertiesCb\0L\26Comman"
    "dQueueGroupPropertiesCb\0L\26MemoryPropertiesCb\0L\34AccessPropertiesCb\0L\26CachePropertiesCb\0L\26ImagePropertiesCb\0L\26ExternalMemoryPrope"
    "rtiesCb\0L\26P2PPropertiesCb\0L\23CanAccessPeerCb\0L\23GetStatusCb\0L\11Context.pfnCreateCb\0L\24DestroyCb\0L\24GetStatusCb\0L\24SystemBarrier"
    "Cb\0L\24MakeMemoryResidentCb\0L\24EvictMemoryCb\0L\24MakeImageResidentCb\0L\24EvictImageCb\0L\13mmandQueue.pfnCreateCb\0L\31DestroyCb\0L\31Exe"
    "cuteCommandListsCb\0L\31SynchronizeCb\0L\20List.pfnCreateCb\0L\36ImmediateCb\0L\30DestroyCb\0L\30CloseCb\0L\30ResetCb\0L\30AppendWriteGlobalTi"
    "mestampCb\0L\36BarrierCb\0L\36MemoryRangesBarrierCb\0L\37emoryCopyCb\0L\37emoryFillCb\0L\37emoryCopyRegionCb\0L\37emoryCopyFromContextCb\0L\36I"
    "mageCopyCb\0L\37mageCopyRegionCb\0L\37mageCopyToMemoryCb\0L\37mageCopyFromMemoryCb\0L\36MemoryPrefetchCb\0L\37emAdviseCb\0L\36SignalEventCb\0L"
    "\36WaitOnEventsCb\0L\36EventResetCb\0L\36QueryKernelTimestampsCb\0L\36LaunchKernelCb\0L\37aunchCooperativeKernelCb\0L\37aunchKernelIndirectCb\0"
    "L\37aunchMultipleKernelsIndirectCb\0L\11Fence.pfnCreateCb\0L\22DestroyCb\0L\22HostSynchronizeCb\0L\22QueryStatusCb\0L\22ResetCb\0L\11EventPool"
    ".pfnCreateCb\0L\26DestroyCb\0L\26GetIpcHandleCb\0L\26OpenIpcHandleCb\0L\26CloseIpcHandleCb\0L\16.pfnCreateCb\0L\22DestroyCb\0L\22HostSignalCb\0"
    "L\27ynchronizeCb\0L\22QueryStatusCb\0L\22HostResetCb\0L\22QueryKernelTimestampCb\0L\11Image.pfnGetPropertiesCb\0L\22CreateCb\0L\22DestroyCb\0L"
    "\11Module.pfnCreateCb\0L\23DestroyCb\0L\24ynamicLinkCb\0L\23GetNativeBinaryCb\0L\26GlobalPointerCb\0L\26KernelNamesCb\0L\26PropertiesCb\0L\26F"
    "unctionPointerCb\0L\17BuildLog.pfnDestroyCb\0L\33GetStringCb\0L\11Kernel.pfnCreateCb\0L\23DestroyCb\0L\23SetCacheConfigCb\0L\26GroupSizeCb\0L\24"
    "uggestGroupSizeCb\0L\32MaxCooperativeGroupCountCb\0L\24etArgumentValueCb\0L\26IndirectAccessCb\0L\23GetIndirectAccessCb\0L\26SourceAttributesC"
    "b\0L\26PropertiesCb\0L\26NameCb\0L\11Sampler.pfnCreateCb\0L\24DestroyCb\0L\11PhysicalMem.pfnCreateCb\0L\30DestroyCb\0L\11Mem.pfnAllocSharedCb\0"
    "L\25DeviceCb\0L\25HostCb\0L\20FreeCb\0L\20GetAllocPropertiesCb\0L\24ddressRangeCb\0L\23IpcHandleCb\0L\20OpenIpcHandleCb\0L\20CloseIpcHandleCb\0"
    "L\11VirtualMem.pfnReserveCb\0L\27FreeCb\0L\27QueryPageSizeCb\0L\27MapCb\0L\27UnmapCb\0L\27SetAccessAttributeCb\0L\27GetAccessAttributeCb\0\6Ar"
    "esult\0Hc\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\300\3\0B\300\3\0Ja\4\2\0E")

/*: zelTracerSetPrologues: hTracer:handle pCoreCbs:{_ze_callbacks_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zelTracerSetPrologues, "zelTracerSetPrologues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "\5z\1\330\7\148\10\2 MhTracer\0LpCoreCbs\0L\10.Global.pfnInitCb\0L\11Driver.pfnGetCb\0L\26ApiVersionCb\0L\26PropertiesCb\0L\26IpcPropertiesCb\0"
    "L\26ExtensionPropertiesCb\0L\12evice.pfnGetCb\0L\26SubDevicesCb\0L\26PropertiesCb\0L\26ComputePropertiesCb\0L\26ModulePropertiesCb\0L\26Comman"
    "dQueueGroupPropertiesCb\0L\26MemoryPropertiesCb\0L\34AccessPropertiesCb\0L\26CachePropertiesCb\0L\26ImagePropertiesCb\0L\26ExternalMemoryPrope"
    "rtiesCb\0L\26P2PPropertiesCb\0L\23CanAccessPeerCb\0L\23GetStatusCb\0L\11Context.pfnCreateCb\0L\24DestroyCb\0L\24GetStatusCb\0L\24SystemBarrier"
    "Cb\0L\24MakeMemoryResidentCb\0L\24EvictMemoryCb\0L\24MakeImageResidentCb\0L\24EvictImageCb\0L\13mmandQueue.pfnCreateCb\0L\31DestroyCb\0L\31Exe"
    "cuteCommandListsCb\0L\31SynchronizeCb\0L\20List.pfnCreateCb\0L\36ImmediateCb\0L\30DestroyCb\0L\30CloseCb\0L\30ResetCb\0L\30AppendWriteGlobalTi"
    "mestampCb\0L\36BarrierCb\0L\36MemoryRangesBarrierCb\0L\37emoryCopyCb\0L\37emoryFillCb\0L\37emoryCopyRegionCb\0L\37emoryCopyFromContextCb\0L\36I"
    "mageCopyCb\0L\37mageCopyRegionCb\0L\37mageCopyToMemoryCb\0L\37mageCopyFromMemoryCb\0L\36MemoryPrefetchCb\0L\37emAdviseCb\0L\36SignalEventCb\0L"
    "\36WaitOnEventsCb\0L\36EventResetCb\0L\36QueryKernelTimestampsCb\0L\36LaunchKernelCb\0L\37aunchCooperativeKernelCb\0L\37aunchKernelIndirectCb\0"
    "L\37aunchMultipleKernelsIndirectCb\0L\11Fence.pfnCreateCb\0L\22DestroyCb\0L\22HostSynchronizeCb\0L\22QueryStatusCb\0L\22ResetCb\0L\11EventPool"
    ".pfnCreateCb\0L\26DestroyCb\0L\26GetIpcHandleCb\0L\26OpenIpcHandleCb\0L\26CloseIpcHandleCb\0L\16.pfnCreateCb\0L\22DestroyCb\0L\22HostSignalCb\0"
    "L\27ynchronizeCb\0L\22QueryStatusCb\0L\22HostResetCb\0L\22QueryKernelTimestampCb\0L\11Image.pfnGetPropertiesCb\0L\22CreateCb\0L\22DestroyCb\0L"
    "\11Module.pfnCreateCb\0L\23DestroyCb\0L\24ynamicLinkCb\0L\23GetNativeBinaryCb\0L\26GlobalPointerCb\0L\26KernelNamesCb\0L\26PropertiesCb\0L\26F"
    "unctionPointerCb\0L\17BuildLog.pfnDestroyCb\0L\33GetStringCb\0L\11Kernel.pfnCreateCb\0L\23DestroyCb\0L\23SetCacheConfigCb\0L\26GroupSizeCb\0L\24"
    "uggestGroupSizeCb\0L\32MaxCooperativeGroupCountCb\0L\24etArgumentValueCb\0L\26IndirectAccessCb\0L\23GetIndirectAccessCb\0L\26SourceAttributesC"
    "b\0L\26PropertiesCb\0L\26NameCb\0L\11Sampler.pfnCreateCb\0L\24DestroyCb\0L\11PhysicalMem.pfnCreateCb\0L\30DestroyCb\0L\11Mem.pfnAllocSharedCb\0"
    "L\25DeviceCb\0L\25HostCb\0L\20FreeCb\0L\20GetAllocPropertiesCb\0L\24ddressRangeCb\0L\23IpcHandleCb\0L\20OpenIpcHandleCb\0L\20CloseIpcHandleCb\0"
    "L\11VirtualMem.pfnReserveCb\0L\27FreeCb\0L\27QueryPageSizeCb\0L\27MapCb\0L\27UnmapCb\0L\27SetAccessAttributeCb\0L\27GetAccessAttributeCb\0\6Ar"
    "esult\0Hc\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\300\3\0B\300\3\0Ja\4\2\0E")

/*: zerGetDefaultContext: () -> return:handle */
TRACE__FORWARD(trace__ze, 0, 3, void *, trace__ze_zerGetDefaultContext, "zerGetDefaultContext", (void), (),
    "\4\0\1\10\20\0\10\0Mresult\0a\10\0F")

/*: zerGetLastErrorDescription: ppString -> *ppString:string return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 3, int, trace__ze_zerGetLastErrorDescription, "zerGetLastErrorDescription", (void *ppString), ((uintptr_t)ppString,),
    "\5\0\2\10\222\2\0000\1 NppString\0\6Aresult\0Hf\10\0V\10\0Oa\4\1\0E")

/*: zerTranslateDeviceHandleToIdentifier: hDevice:handle -> return:u32 */
TRACE__FORWARD(trace__ze, 1, 3, uint32_t, trace__ze_zerTranslateDeviceHandleToIdentifier, "zerTranslateDeviceHandleToIdentifier", (void *hDevice),
    ((uintptr_t)hDevice,),
    "\4\1\1\20\14\10\10\0MhDevice\0Eresult\0a\10\0Fa\4\1\0E")

/*: zerTranslateIdentifierToDeviceHandle: identifier:u32 -> return:handle */
TRACE__FORWARD(trace__ze, 1, 3, void *, trace__ze_zerTranslateIdentifierToDeviceHandle, "zerTranslateIdentifierToDeviceHandle", (uint32_t identifier),
    ((uint64_t)identifier,),
    "\4\1\1\14\20\10\10\0Eidentifier\0Mresult\0a\4\0Fa\10\1\0E")

/*: zesDeviceEccAvailable: hDevice:handle pAvailable -> *pAvailable:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceEccAvailable, "zesDeviceEccAvailable", (void *hDevice, void *pAvailable), ((uintptr_t)hDevice,
    (uintptr_t)pAvailable,),
    "\5\1\2\20\15\0100\2 MhDevice\0ApAvailable\0\6Aresult\0Ha\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: zesDeviceEccConfigurable: hDevice:handle pConfigurable -> *pConfigurable:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceEccConfigurable, "zesDeviceEccConfigurable", (void *hDevice, void *pConfigurable),
    ((uintptr_t)hDevice, (uintptr_t)pConfigurable,),
    "\5\1\2\20\15\0100\2 MhDevice\0ApConfigurable\0\6Aresult\0Ha\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: zesDeviceEnumActiveVFExp: hDevice:handle *pCount:u32 phVFhandle ; pCount_max -> *pCount:u32 */
/*:     phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumActiveVFExp, "zesDeviceEnumActiveVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphVFhandle\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zesDeviceEnumDiagnosticTestSuites: hDevice:handle *pCount:u32 phDiagnostics ; pCount_max -> *pCount:u32 */
/*:     phDiagnostics[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumDiagnosticTestSuites, "zesDeviceEnumDiagnosticTestSuites", (void *hDevice, void *pCount,
    void *phDiagnostics), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phDiagnostics,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphDiagnostics\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4"
    "\3\0E")

/*: zesDeviceEnumEnabledVFExp: hDevice:handle *pCount:u32 phVFhandle ; pCount_max -> *pCount:u32 */
/*:     phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumEnabledVFExp, "zesDeviceEnumEnabledVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphVFhandle\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zesDeviceEnumEngineGroups: hDevice:handle *pCount:u32 phEngine ; pCount_max -> *pCount:u32 */
/*:     phEngine[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumEngineGroups, "zesDeviceEnumEngineGroups", (void *hDevice, void *pCount,
    void *phEngine), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phEngine,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphEngine\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumFabricPorts: hDevice:handle *pCount:u32 phPort ; pCount_max -> *pCount:u32 */
/*:     phPort[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFabricPorts, "zesDeviceEnumFabricPorts", (void *hDevice, void *pCount, void *phPort),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPort,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphPort\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumFans: hDevice:handle *pCount:u32 phFan ; pCount_max -> *pCount:u32 */
/*:     phFan[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFans, "zesDeviceEnumFans", (void *hDevice, void *pCount, void *phFan),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phFan,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphFan\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumFirmwares: hDevice:handle *pCount:u32 phFirmware ; pCount_max -> *pCount:u32 */
/*:     phFirmware[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFirmwares, "zesDeviceEnumFirmwares", (void *hDevice, void *pCount, void *phFirmware),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phFirmware,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphFirmware\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zesDeviceEnumFrequencyDomains: hDevice:handle *pCount:u32 phFrequency ; pCount_max -> *pCount:u32 */
/*:     phFrequency[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumFrequencyDomains, "zesDeviceEnumFrequencyDomains", (void *hDevice, void *pCount,
    void *phFrequency), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phFrequency,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphFrequency\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3"
    "\0E")

/*: zesDeviceEnumLeds: hDevice:handle *pCount:u32 phLed ; pCount_max -> *pCount:u32 */
/*:     phLed[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumLeds, "zesDeviceEnumLeds", (void *hDevice, void *pCount, void *phLed),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phLed,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphLed\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumMemoryModules: hDevice:handle *pCount:u32 phMemory ; pCount_max -> *pCount:u32 */
/*:     phMemory[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumMemoryModules, "zesDeviceEnumMemoryModules", (void *hDevice, void *pCount,
    void *phMemory), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMemory,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphMemory\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumOverclockDomains: hDevice:handle *pCount:u32 phDomainHandle ; pCount_max -> *pCount:u32 */
/*:     phDomainHandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumOverclockDomains, "zesDeviceEnumOverclockDomains", (void *hDevice, void *pCount,
    void *phDomainHandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phDomainHandle,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphDomainHandle\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka"
    "\4\3\0E")

/*: zesDeviceEnumPerformanceFactorDomains: hDevice:handle *pCount:u32 phPerf ; pCount_max -> *pCount:u32 */
/*:     phPerf[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumPerformanceFactorDomains, "zesDeviceEnumPerformanceFactorDomains", (void *hDevice,
    void *pCount, void *phPerf), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPerf,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphPerf\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumPowerDomains: hDevice:handle *pCount:u32 phPower ; pCount_max -> *pCount:u32 */
/*:     phPower[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumPowerDomains, "zesDeviceEnumPowerDomains", (void *hDevice, void *pCount, void *phPower),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPower,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphPower\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumPsus: hDevice:handle *pCount:u32 phPsu ; pCount_max -> *pCount:u32 */
/*:     phPsu[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumPsus, "zesDeviceEnumPsus", (void *hDevice, void *pCount, void *phPsu),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phPsu,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphPsu\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumRasErrorSets: hDevice:handle *pCount:u32 phRas ; pCount_max -> *pCount:u32 */
/*:     phRas[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumRasErrorSets, "zesDeviceEnumRasErrorSets", (void *hDevice, void *pCount, void *phRas),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phRas,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphRas\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0E")

/*: zesDeviceEnumSchedulers: hDevice:handle *pCount:u32 phScheduler ; pCount_max -> *pCount:u32 */
/*:     phScheduler[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumSchedulers, "zesDeviceEnumSchedulers", (void *hDevice, void *pCount, void *phScheduler),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phScheduler,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphScheduler\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3"
    "\0E")

/*: zesDeviceEnumStandbyDomains: hDevice:handle *pCount:u32 phStandby ; pCount_max -> *pCount:u32 */
/*:     phStandby[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumStandbyDomains, "zesDeviceEnumStandbyDomains", (void *hDevice, void *pCount,
    void *phStandby), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phStandby,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphStandby\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zesDeviceEnumTemperatureSensors: hDevice:handle *pCount:u32 phTemperature ; pCount_max -> *pCount:u32 */
/*:     phTemperature[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceEnumTemperatureSensors, "zesDeviceEnumTemperatureSensors", (void *hDevice, void *pCount,
    void *phTemperature), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phTemperature,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphTemperature\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4"
    "\3\0E")

/*: zesDeviceEventRegister: hDevice:handle events:u32@zes_event_type_flag_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceEventRegister, "zesDeviceEventRegister", (void *hDevice, uint32_t events), ((uintptr_t)hDevice,
    (uint64_t)events,),
    "\5\2\1\24\14\20\10\2 MhDevice\0\5@events\0h\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesDeviceGet: hDriver:handle *pCount:u32 phDevices ; pCount_max -> *pCount:u32 */
/*:     phDevices[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceGet, "zesDeviceGet", (void *hDriver, void *pCount, void *phDevices), ((uintptr_t)hDriver,
    (uintptr_t)pCount, (uintptr_t)phDevices,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDriver\0EpCount\0E\6\0mphDevices\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zesDeviceGetCardPowerDomain: hDevice:handle phPower -> *phPower:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetCardPowerDomain, "zesDeviceGetCardPowerDomain", (void *hDevice, void *phPower),
    ((uintptr_t)hDevice, (uintptr_t)phPower,),
    "\5\1\2\20\24\10\20\2 MhDevice\0MphPower\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zesDeviceGetEccState: hDevice:handle pState -> pState:{_zes_device_ecc_properties_t} */
/*:     pState->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetEccState, "zesDeviceGetEccState", (void *hDevice, void *pState), ((uintptr_t)hDevice,
    (uintptr_t)pState,),
    "\15\1\7\20,\10`\2 \0\1\0\0\0\0\0MhDevice\0LpState\0\6@\6.stype\0\212\1L\7pNext\0\6@\7currentState\0a\6@\7pendingState\0a\6@\16Action\0`\6Aresu"
    "lt\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesDeviceGetOverclockControls: hDevice:handle domainType:i32@zes_overclock_domain_t pAvailableControls -> */
/*:     *pAvailableControls:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDeviceGetOverclockControls, "zesDeviceGetOverclockControls", (void *hDevice, int domainType,
    void *pAvailableControls), ((uintptr_t)hDevice, (uint64_t)domainType, (uintptr_t)pAvailableControls,),
    "\5\2\2\24\20\20\20\3 MhDevice\0\6@domainType\0wEpAvailableControls\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\4\2\2\0Da\4\3\0E")

/*: zesDeviceGetOverclockDomains: hDevice:handle pOverclockDomains -> *pOverclockDomains:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetOverclockDomains, "zesDeviceGetOverclockDomains", (void *hDevice, void *pOverclockDomains),
    ((uintptr_t)hDevice, (uintptr_t)pOverclockDomains,),
    "\5\1\2\20\20\10\20\2 MhDevice\0EpOverclockDomains\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zesDeviceGetProperties: hDevice:handle pProperties -> pProperties:{_zes_device_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetProperties, "zesDeviceGetProperties", (void *hDevice, void *pProperties), ((uintptr_t)hDevice,
    (uintptr_t)pProperties,),
    "\15\1 \20\254\21\10\370\3\2 \0\1\0\0\0\0\0MhDevice\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0\6@\14core.stype\0ZL\21pNext\0\6@\21type\0\31E"
    "\21vendorId\0E\21deviceId\0\5@\21flags\0\26E\21subdeviceId\0E\21coreClockRate\0G\21maxMemAllocSize\0E\24HardwareContexts\0E\24CommandQueuePrio"
    "rity\0E\21numThreadsPerEU\0E\21physicalEUSimdWidth\0E\21numEUsPerSubslice\0E\24SubslicesPerSlice\0E\25lices\0G\21timerResolution\0E\25stampVal"
    "idBits\0E\21kernelTimestampValidBits\0P\21uuid.id\0N\21name\0E\14numSubdevices\0N\14serialNumber\0N\14boardNumber\0N\15randName\0N\14modelName"
    "\0N\14vendorName\0N\14driverVersion\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kd\10\1\6\30\0S\134\0CD\0Kd\10\1\6"
    "`\0Sp\0C\20\0Kh\1\1\0Ap\0D\10\0I\1\1\0C\200\0C\20\0Kg\1\1\0A\200\0D\10\0H@\0A\1\0C\200\1\0C\1\0Jb\4\1\2\200\1\0Bg\1\1\0A\204\1\0C\10\0H@\0A\1\0"
    "C\304\1\0B@\0Kg\1\1\0A\304\1\0C\10\0H@\0A\1\0C\4\2\0B@\0Kg\1\1\0A\4\2\0C\10\0H@\0A\1\0CD\2\0B@\0Kg\1\1\0AD\2\0C\10\0H@\0A\1\0C\204\2\0B@\0Kg\1\1"
    "\0A\204\2\0C\10\0H@\0A\1\0C\304\2\0B@\0Kg\1\1\0A\304\2\0C\10\0H@\0A\1\0C\4\3\0B@\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesDeviceGetState: hDevice:handle pState -> pState:{_zes_device_state_t} pState->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDeviceGetState, "zesDeviceGetState", (void *hDevice, void *pState), ((uintptr_t)hDevice,
    (uintptr_t)pState,),
    "\15\1\6\20(\10`\2 \0\1\0\0\0\0\0MhDevice\0LpState\0\6@\6.stype\0\212\1L\7pNext\0\5@\7reset\0\205\1\6@\11paired\0\204\1\6Aresult\0Ha\10\0Fa\10\1"
    "\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesDeviceGetSubDevicePropertiesExp: hDevice:handle pCount pSubdeviceProps -> pCount[*pCount:u32]:u32 */
/*:     pSubdeviceProps[*pCount:u32]:{_zes_subdevice_exp_properties_t#40} */
/*:     pSubdeviceProps[*pCount:u32]->next@zes_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDeviceGetSubDevicePropertiesExp, "zesDeviceGetSubDevicePropertiesExp", (void *hDevice, void *pCount,
    void *pSubdeviceProps), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pSubdeviceProps,),
    "\15\1\5\20\244\4\10\250\1\3 \0\1\0\0\0\0\0MhDevice\0epCount\0&@pSubdeviceProps.stype\0\212\1l\20pNext\0e\20subdeviceId\0\6Aresult\0Ha\10\0Fh\4\1"
    "\0E\2\4\0H@\0A\4\0C\4\0C\1\0Kh\4\2\0E\2\4\0H\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\0H\20\0A(\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\0H\20\0A(\0C\24\0"
    "C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\0D\217\0E(\0G\1\0K")

/*: zesDevicePciGetBars: hDevice:handle *pCount:u32 pProperties ; pCount_max -> *pCount:u32 */
/*:     pProperties[*pCount:u32<pCount_max]:{_zes_pci_bar_properties_t#40} */
/*:     pProperties[*pCount:u32<pCount_max]->next@zes_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDevicePciGetBars, "zesDevicePciGetBars", (void *hDevice, void *pCount, void *pProperties),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\364\4\20\200\2\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@pProperties.stype\0\212\1l\14pNext\0&@\14type\0ye\14index\0g\14base\0g\14s"
    "ize\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A(\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4"
    "\4\0G\20\0A(\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\4\0G\20\0A(\0C\30\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A(\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A("
    "\0C(\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E(\0G\1\0K")

/*: zesDevicePciGetProperties: hDevice:handle pProperties -> pProperties:{_zes_pci_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDevicePciGetProperties, "zesDevicePciGetProperties", (void *hDevice, void *pProperties),
    ((uintptr_t)hDevice, (uintptr_t)pProperties,),
    "\15\1\16\20C\10`\2 \0\1\0\0\0\0\0MhDevice\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0E\14address.domain\0E\24bus\0E\24device\0E\24function\0"
    "F\14maxSpeed.gen\0F\25width\0H\25maxBandwidth\0A\14haveBandwidthCounters\0A\20PacketCounters\0A\20ReplayCounters\0\6Aresult\0Ha\10\0Fa\10\1\0E"
    "d\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S3\0C+\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesDevicePciGetState: hDevice:handle pState -> pState:{_zes_pci_state_t} pState->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDevicePciGetState, "zesDevicePciGetState", (void *hDevice, void *pState), ((uintptr_t)hDevice,
    (uintptr_t)pState,),
    "\15\1\12\20<\10\210\1\2 \0\1\0\0\0\0\0MhDevice\0LpState\0\6@\6.stype\0\212\1L\7pNext\0\6@\7status\0|\5@\7qualityIssues\0z\5@\7stabilityIssues\0"
    "{F\10peed.gen\0F\15width\0H\15maxBandwidth\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\4\1\6 \0S0\0C\20\0Ka\4\2"
    "\0G\1\0A\10\0I\217\0Y")

/*: zesDevicePciGetStats: hDevice:handle pStats -> pStats:{_zes_pci_stats_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDevicePciGetStats, "zesDevicePciGetStats", (void *hDevice, void *pStats), ((uintptr_t)hDevice,
    (uintptr_t)pStats,),
    "\5\1\12\20L\108\2 MhDevice\0LpStats\0G\6.timestamp\0G\7replayCounter\0G\7packetCounter\0G\7rxCounter\0G\7txCounter\0F\7speed.gen\0F\15width\0H"
    "\15maxBandwidth\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1\2\0T8\0C8\0Ka\4\2\0E")

/*: zesDevicePciLinkSpeedUpdateExt: hDevice:handle shouldDowngrade:u8 pendingAction -> */
/*:     *pendingAction:i32@zes_device_action_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDevicePciLinkSpeedUpdateExt, "zesDevicePciLinkSpeedUpdateExt", (void *hDevice, uint8_t shouldDowngrade,
    void *pendingAction), ((uintptr_t)hDevice, (uint64_t)shouldDowngrade, (uintptr_t)pendingAction,),
    "\5\2\2\21\20\20\20\3 MhDevice\0AshouldDowngrade\0\6@pendingAction\0`\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Gb\4\2\2\0Da\4\3\0E")

/*: zesDeviceProcessesGetState: hDevice:handle *pCount:u32 pProcesses ; pCount_max -> *pCount:u32 */
/*:     pProcesses[*pCount:u32<pCount_max]:{_zes_process_state_t#48} */
/*:     pProcesses[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDeviceProcessesGetState, "zesDeviceProcessesGetState", (void *hDevice, void *pCount,
    void *pProcesses), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pProcesses,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\364\4\20\200\2\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@pProcesses.stype\0\212\1l\13pNext\0e\14rocessId\0g\13memSize\0g\13sharedS"
    "ize\0%@\13engines\0g\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A0\0C\20\0C\1\0Kh"
    "\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A0\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A0\0C(\0C\1\0Kh\4\2\0A(\0C\2\4"
    "\4\0G\20\0A0\0C,\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E0\0G\1\0K")

/*: zesDeviceReadOverclockState: hDevice:handle pOverclockMode pWaiverSetting pOverclockState pPendingAction */
/*:     pPendingReset -> *pOverclockMode:i32@zes_overclock_mode_t *pWaiverSetting:u8 *pOverclockState:u8 */
/*:     *pPendingAction:i32@zes_pending_action_t *pPendingReset:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zesDeviceReadOverclockState, "zesDeviceReadOverclockState", (void *hDevice, void *pOverclockMode,
    void *pWaiverSetting, void *pOverclockState, void *pPendingAction, void *pPendingReset), ((uintptr_t)hDevice, (uintptr_t)pOverclockMode,
    (uintptr_t)pWaiverSetting, (uintptr_t)pOverclockState, (uintptr_t)pPendingAction, (uintptr_t)pPendingReset,),
    "\5\1\6\20\27\10\220\1\6 MhDevice\0\6@pOverclockMode\0xApWaiverSetting\0ApOverclockState\0\6@pPendingAction\0}A\10Reset\0\6Aresult\0Ha\10\0Fb\4\1"
    "\2\0Dd\1\2\2\0T\1\0C\1\0Kd\1\3\2\0T\1\0C\1\0Kb\4\4\2\0Dd\1\5\2\0T\1\0C\1\0Ka\4\6\0E")

/*: zesDeviceReset: hDevice:handle force:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceReset, "zesDeviceReset", (void *hDevice, uint8_t force), ((uintptr_t)hDevice, (uint64_t)force,),
    "\5\2\1\21\14\20\10\2 MhDevice\0Aforce\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesDeviceResetExt: hDevice:handle pProperties -> pProperties:{_zes_reset_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceResetExt, "zesDeviceResetExt", (void *hDevice, void *pProperties), ((uintptr_t)hDevice,
    (uintptr_t)pProperties,),
    "\15\1\6\20%\10\210\1\2 \0\1\0\0\0\0\0MhDevice\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14force\0\6@\14resetType\0\206\1\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\30\0C\4\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesDeviceResetOverclockSettings: hDevice:handle onShippedState:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesDeviceResetOverclockSettings, "zesDeviceResetOverclockSettings", (void *hDevice, uint8_t onShippedState),
    ((uintptr_t)hDevice, (uint64_t)onShippedState,),
    "\5\2\1\21\14\20\10\2 MhDevice\0AonShippedState\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesDeviceSetEccState: hDevice:handle newState:{_zes_device_ecc_desc_t} newState->next@zes_structure_type_t */
/*:     pState -> pState:{_zes_device_ecc_properties_t} pState->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesDeviceSetEccState, "zesDeviceSetEccState", (void *hDevice, const void *newState, void *pState),
    ((uintptr_t)hDevice, (uintptr_t)newState, (uintptr_t)pState,),
    "\15\5\7(,``\3 \1\1\0\0\0\0\0MhDevice\0LnewState\0\6@\10.stype\0\212\1L\11pNext\0\6@\11state\0aLpState\0\6@\6.stype\0\212\1L\7pNext\0\6@\7curre"
    "ntState\0a\6@\7pendingState\0a\6@\16Action\0`\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\10\2\0Ed\4\2\2\0"
    "T\4\0C\4\0Kd\10\2\6\10\0S\34\0C\24\0Ka\4\3\0G\1\0A\10\0I\217\0[\2\0A\10\0I\217\0Y")

/*: zesDeviceSetOverclockWaiver: hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesDeviceSetOverclockWaiver, "zesDeviceSetOverclockWaiver", (void *hDevice), ((uintptr_t)hDevice,),
    "\5\1\1\20\14\10\10\1 MhDevice\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zesDiagnosticsGetProperties: hDiagnostics:handle pProperties -> pProperties:{_zes_diag_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesDiagnosticsGetProperties, "zesDiagnosticsGetProperties", (void *hDiagnostics, void *pProperties),
    ((uintptr_t)hDiagnostics, (uintptr_t)pProperties,),
    "\15\1\10\20\254\2\10\330\1\2 \0\1\0\0\0\0\0MhDiagnostics\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0N\14n"
    "ame\0A\14haveTests\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\30\0C\4\0Kg\1\1\0A\30\0D\10\0H@\0A"
    "\1\0CX\0C@\0Kd\1\1\2X\0SY\0C\1\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesDiagnosticsGetTests: hDiagnostics:handle *pCount:u32 pTests ; pCount_max -> *pCount:u32 */
/*:     pTests[*pCount:u32<pCount_max]:{_zes_diag_test_t#68} return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDiagnosticsGetTests, "zesDiagnosticsGetTests", (void *hDiagnostics, void *pCount, void *pTests),
    ((uintptr_t)hDiagnostics, (uintptr_t)pCount, (uintptr_t)pTests,),
    NULL, NULL, (1, 4,),
    "\5\2\4\24\334\10\20`\3 MhDiagnostics\0EpCount\0E\6\0epTests.index\0N\7name\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0AD\0C"
    "\4\0C\1\0Ki\1\2\0A\4\0C\2\4\4\0G\20\0AD\0C@\0C\1\0Ka\4\3\0E")

/*: zesDiagnosticsRunTests: hDiagnostics:handle startIndex:u32 endIndex:u32 pResult -> */
/*:     *pResult:i32@zes_diag_result_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zesDiagnosticsRunTests, "zesDiagnosticsRunTests", (void *hDiagnostics, uint32_t startIndex,
    uint32_t endIndex, void *pResult), ((uintptr_t)hDiagnostics, (uint64_t)startIndex, (uint64_t)endIndex, (uintptr_t)pResult,),
    "\5\3\2\30\20\20\20\4 MhDiagnostics\0EstartIndex\0EendIndex\0\6@pResult\0e\6Aresult\0Hc\3\20\0A\4\0B\1\10\2\14\0A\20\0Cb\4\3\2\0Da\4\4\0E")

/*: zesDriverEventListen: hDriver:handle timeout:u32 count:u32 phDevices[count]:handle pNumDeviceEvents pEvents -> */
/*:     *pNumDeviceEvents:u32 pEvents[count]:u32@zes_event_type_flag_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zesDriverEventListen, "zesDriverEventListen", (void *hDriver, uint32_t timeout, uint32_t count,
    void *phDevices, void *pNumDeviceEvents, void *pEvents), ((uintptr_t)hDriver, (uint64_t)timeout, (uint64_t)count, (uintptr_t)phDevices,
    (uintptr_t)pNumDeviceEvents, (uintptr_t)pEvents,),
    "\5\4\3\236\4\226\288\6 MhDriver\0Etimeout\0Ecount\0mphDevices\0EpNumDeviceEvents\0%@pEvents\0h\6Aresult\0Hc\3\20\0A\4\0B\1\10\2\14\0A\20\0Ch\10\3"
    "\0E\1\4\0H@\0A\10\0C\10\0C\2\0Kb\4\4\2\0Dh\4\5\0E\1\4\0H@\0A\4\0C\4\0C\2\0Ka\4\6\0E")

/*: zesDriverEventListenEx: hDriver:handle timeout:u64 count:u32 phDevices[count]:handle pNumDeviceEvents pEvents -> */
/*:     *pNumDeviceEvents:u32 pEvents[count]:u32@zes_event_type_flag_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zesDriverEventListenEx, "zesDriverEventListenEx", (void *hDriver, uint64_t timeout, uint32_t count,
    void *phDevices, void *pNumDeviceEvents, void *pEvents), ((uintptr_t)hDriver, (uint64_t)timeout, (uint64_t)count, (uintptr_t)phDevices,
    (uintptr_t)pNumDeviceEvents, (uintptr_t)pEvents,),
    "\5\4\3\242\4\226\288\6 MhDriver\0Gtimeout\0Ecount\0mphDevices\0EpNumDeviceEvents\0%@pEvents\0h\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ch\10\3"
    "\0E\1\4\0H@\0A\10\0C\10\0C\2\0Kb\4\4\2\0Dh\4\5\0E\1\4\0H@\0A\4\0C\4\0C\2\0Ka\4\6\0E")

/*: zesDriverGet: *pCount:u32 phDrivers ; pCount_max -> *pCount:u32 phDrivers[*pCount:u32<pCount_max]:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 2, 3, int, trace__ze_zesDriverGet, "zesDriverGet", (void *pCount, void *phDrivers), ((uintptr_t)pCount,
    (uintptr_t)phDrivers,),
    NULL, NULL, (0, 4,),
    "\5\1\3\14\226\4\108\2 EpCount\0E\6\0mphDrivers\0\6Aresult\0Hb\4\0A\2\0Db\4\0A\2\0Dh\10\1\0E\2\4\3\0G@\0A\10\0C\10\0Oa\4\2\0E")

/*: zesDriverGetExtensionFunctionAddress: hDriver:handle name:string ppFunctionAddress -> *ppFunctionAddress:ptr */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesDriverGetExtensionFunctionAddress, "zesDriverGetExtensionFunctionAddress", (void *hDriver,
    const void *name, void *ppFunctionAddress), ((uintptr_t)hDriver, (uintptr_t)name, (uintptr_t)ppFunctionAddress,),
    "\5\2\2\226\2\0240\20\3 MhDriver\0Nname\0LppFunctionAddress\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Ob\10\2\2\0Da\4\3\0E")

/*: zesDriverGetExtensionProperties: hDriver:handle *pCount:u32 pExtensionProperties ; pCount_max -> *pCount:u32 */
/*:     pExtensionProperties[*pCount:u32<pCount_max]:{_zes_driver_extension_properties_t#260} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesDriverGetExtensionProperties, "zesDriverGetExtensionProperties", (void *hDriver, void *pCount,
    void *pExtensionProperties), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)pExtensionProperties,),
    NULL, NULL, (1, 4,),
    "\5\2\4\24\334\10\20`\3 MhDriver\0EpCount\0E\6\0NpExtensionProperties.name\0e\25version\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Di\1\2\0E\2\4\4\0"
    "G\20\0A\4\1\0C\1\0B\1\0Kh\4\2\0B\1\0B\2\4\4\0G\20\0A\4\1\0B\4\1\0B\1\0Ka\4\3\0E")

/*: zesEngineGetActivity: hEngine:handle pStats -> pStats:{_zes_engine_stats_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesEngineGetActivity, "zesEngineGetActivity", (void *hEngine, void *pStats), ((uintptr_t)hEngine,
    (uintptr_t)pStats,),
    "\5\1\4\20$\108\2 MhEngine\0LpStats\0G\6.activeTime\0G\7timestamp\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: zesEngineGetActivityExt: hEngine:handle pCount pStats -> pCount[*pCount:u32]:u32 */
/*:     pStats[*pCount:u32]:{_zes_engine_stats_t#16} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesEngineGetActivityExt, "zesEngineGetActivityExt", (void *hEngine, void *pCount, void *pStats),
    ((uintptr_t)hEngine, (uintptr_t)pCount, (uintptr_t)pStats,),
    "\5\1\4\20\236\4\10\200\1\3 MhEngine\0epCount\0gpStats.activeTime\0g\7timestamp\0\6Aresult\0Ha\10\0Fh\4\1\0E\2\4\0H@\0A\4\0C\4\0C\1\0Kh\10\2\0E"
    "\2\4\0H\20\0A\20\0C\10\0C\1\0Kh\10\2\0A\10\0C\2\4\0H\20\0A\20\0C\20\0C\1\0Ka\4\3\0E")

/*: zesEngineGetProperties: hEngine:handle pProperties -> pProperties:{_zes_engine_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesEngineGetProperties, "zesEngineGetProperties", (void *hEngine, void *pProperties), ((uintptr_t)hEngine,
    (uintptr_t)pProperties,),
    "\15\1\7\20)\10\210\1\2 \0\1\0\0\0\0\0MhEngine\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0\6@\14type\0fA\14onSubdevice\0E\14subdeviceId\0\6A"
    "result\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\25\0C\15\0Kd\4\1\6\30\0S\34\0C\4\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFabricPortGetConfig: hPort:handle pConfig -> pConfig:{_zes_fabric_port_config_t} */
/*:     pConfig->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetConfig, "zesFabricPortGetConfig", (void *hPort, void *pConfig), ((uintptr_t)hPort,
    (uintptr_t)pConfig,),
    "\15\1\6\20\42\10`\2 \0\1\0\0\0\0\0MhPort\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0A\10enabled\0A\10beaconing\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1"
    "\2\0T\4\0C\4\0Kd\10\1\6\10\0S\22\0C\12\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFabricPortGetFabricErrorCounters: hPort:handle pErrors -> pErrors:{_zes_fabric_port_error_counters_t} */
/*:     pErrors->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetFabricErrorCounters, "zesFabricPortGetFabricErrorCounters", (void *hPort, void *pErrors),
    ((uintptr_t)hPort, (uintptr_t)pErrors,),
    "\15\1\10\20@\10`\2 \0\1\0\0\0\0\0MhPort\0LpErrors\0\6@\7.stype\0\212\1L\10pNext\0G\10linkFailureCount\0G\10fwCommErrorCount\0G\12ErrorCount\0G"
    "\10linkDegradeCount\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S0\0C(\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFabricPortGetLinkType: hPort:handle pLinkType -> pLinkType:{_zes_fabric_link_type_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetLinkType, "zesFabricPortGetLinkType", (void *hPort, void *pLinkType), ((uintptr_t)hPort,
    (uintptr_t)pLinkType,),
    "\5\1\3\20\232\2\108\2 MhPort\0LpLinkType\0N\11.desc\0\6Aresult\0Ha\10\0Fa\10\1\0Eg\1\1\0F\10\0H@\0A\1\0D\1\0C\1\0Ja\4\2\0E")

/*: zesFabricPortGetMultiPortThroughput: hDevice:handle numPorts:u32 phPort[numPorts]:handle pThroughput:ptr -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesFabricPortGetMultiPortThroughput, "zesFabricPortGetMultiPortThroughput", (void *hDevice,
    uint32_t numPorts, void *phPort, void *pThroughput), ((uintptr_t)hDevice, (uint64_t)numPorts, (uintptr_t)phPort, (uintptr_t)pThroughput,),
    "\5\4\1\242\4\14@\10\4 MhDevice\0EnumPorts\0mphPort\0LpThroughput\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Ka\10\3"
    "\0Ea\4\4\0E")

/*: zesFabricPortGetProperties: hPort:handle pProperties -> pProperties:{_zes_fabric_port_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetProperties, "zesFabricPortGetProperties", (void *hPort, void *pProperties),
    ((uintptr_t)hPort, (uintptr_t)pProperties,),
    "\15\1\16\20\314\2\10\250\2\2 \0\1\0\0\0\0\0MhPort\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0N\14model\0A\14onSubdevice\0E\14subdeviceId\0E"
    "\14portId.fabricId\0E\23attachId\0A\23portNumber\0H\14maxRxSpeed.bitRate\0F\27width\0H\17TxSpeed.bitRate\0F\27width\0\6Aresult\0Ha\10\0Fa\10\1\0"
    "Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C\10\0Kg\1\1\0A\20\0D\10\0H@\0A\1\0C\20\1\0C\1\0Jd\1\1\2\20\1\0R\21\1\0B\1\0Kd\4\1\6\24\1\0R!\1\0B\15\0"
    "Kd\10\1\6(\1\0R4\1\0B\14\0Kd\10\1\68\1\0RD\1\0B\14\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFabricPortGetState: hPort:handle pState -> pState:{_zes_fabric_port_state_t} */
/*:     pState->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetState, "zesFabricPortGetState", (void *hPort, void *pState), ((uintptr_t)hPort,
    (uintptr_t)pState,),
    "\15\1\16\20M\10\260\1\2 \0\1\0\0\0\0\0MhPort\0LpState\0\6@\6.stype\0\212\1L\7pNext\0\6@\7status\0k\5@\7qualityIssues\0j\5@\7failureReasons\0iE"
    "\7remotePortId.fabricId\0E\24attachId\0A\24portNumber\0H\10xSpeed.bitRate\0F\17width\0H\7txSpeed.bitRate\0F\17width\0\6Aresult\0Ha\10\0Fa\10\1\0"
    "Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S%\0C\35\0Kd\10\1\6(\0S4\0C\14\0Kd\10\1\68\0SD\0C\14\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFabricPortGetThroughput: hPort:handle pThroughput -> pThroughput:{_zes_fabric_port_throughput_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFabricPortGetThroughput, "zesFabricPortGetThroughput", (void *hPort, void *pThroughput),
    ((uintptr_t)hPort, (uintptr_t)pThroughput,),
    "\5\1\5\20,\108\2 MhPort\0LpThroughput\0G\13.timestamp\0G\14rxCounter\0G\14txCounter\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1\2\0T\30\0C\30\0Ka\4\2\0"
    "E")

/*: zesFabricPortSetConfig: hPort:handle pConfig:{_zes_fabric_port_config_t} pConfig->next@zes_structure_type_t -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFabricPortSetConfig, "zesFabricPortSetConfig", (void *hPort, const void *pConfig), ((uintptr_t)hPort,
    (uintptr_t)pConfig,),
    "\15\6\1&\14`\10\2 \1\0\0\0\0\0\0MhPort\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0A\10enabled\0A\10beaconing\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0G"
    "d\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\22\0C\12\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFanGetConfig: hFan:handle pConfig -> pConfig:{_zes_fan_config_t} pConfig->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFanGetConfig, "zesFanGetConfig", (void *hFan, void *pConfig), ((uintptr_t)hFan, (uintptr_t)pConfig,),
    "\15\1\13\20\202\2\10\330\1\2 \0\1\0\0\0\0\0MhFan\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0\6@\10mode\0lF\10speedFixed.speed\0\6@\23units\0mF\15T"
    "able.numPoints\0e\23table.temperature\0f\31speed.speed\0&@\37units\0m\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S \0C\30\0Kh"
    "\4\1\0A \0D\10\0H\20\0A\14\0C$\0C \0Kh\4\1\0A$\0D\10\0H\20\0A\14\0C(\0C \0Kh\4\1\0A(\0D\10\0H\20\0A\14\0C,\0C \0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFanGetProperties: hFan:handle pProperties -> pProperties:{_zes_fan_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFanGetProperties, "zesFanGetProperties", (void *hFan, void *pProperties), ((uintptr_t)hFan,
    (uintptr_t)pProperties,),
    "\15\1\13\0206\10\260\1\2 \0\1\0\0\0\0\0MhFan\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0A\14canControl\0E"
    "\14supportedModes\0E\25Units\0F\14maxRPM\0F\17Points\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\31"
    "\0C\5\0Kd\4\1\6\34\0S,\0C\20\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFanGetState: hFan:handle units:i32@zes_fan_speed_units_t pSpeed -> *pSpeed:i32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesFanGetState, "zesFanGetState", (void *hFan, int units, void *pSpeed), ((uintptr_t)hFan, (uint64_t)units,
    (uintptr_t)pSpeed,),
    "\5\2\2\24\20\20\20\3 MhFan\0\6@units\0mFpSpeed\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\4\2\2\0Da\4\3\0E")

/*: zesFanSetDefaultMode: hFan:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesFanSetDefaultMode, "zesFanSetDefaultMode", (void *hFan), ((uintptr_t)hFan,),
    "\5\1\1\20\14\10\10\1 MhFan\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zesFanSetFixedSpeedMode: hFan:handle speed:{_zes_fan_speed_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFanSetFixedSpeedMode, "zesFanSetFixedSpeedMode", (void *hFan, const void *speed), ((uintptr_t)hFan,
    (uintptr_t)speed,),
    "\5\4\1 \14\30\10\2 MhFan\0Lspeed\0F\5.speed\0\6@\6units\0m\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\1\2\0Da\4\2\0E")

/*: zesFanSetSpeedTableMode: hFan:handle speedTable:{_zes_fan_speed_table_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFanSetSpeedTableMode, "zesFanSetSpeedTableMode", (void *hFan, const void *speedTable), ((uintptr_t)hFan,
    (uintptr_t)speedTable,),
    "\5\6\1\356\1\14\220\1\10\2 MhFan\0LspeedTable\0F\12.numPoints\0e\13table.temperature\0f\21speed.speed\0&@\27units\0m\6Aresult\0Hc\2\20\0A\2\0B"
    "\1\10\0Gb\4\1\2\0Dh\4\1\0A\4\0D\10\0H\20\0A\14\0C\10\0C \0Kh\4\1\0A\10\0D\10\0H\20\0A\14\0C\14\0C \0Kh\4\1\0A\14\0D\10\0H\20\0A\14\0C\20\0C \0K"
    "a\4\2\0E")

/*: zesFirmwareFlash: hFirmware:handle pImage:ptr size:u32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesFirmwareFlash, "zesFirmwareFlash", (void *hFirmware, void *pImage, uint32_t size), ((uintptr_t)hFirmware,
    (uintptr_t)pImage, (uint64_t)size,),
    "\5\3\1\34\14\20\10\3 MhFirmware\0LpImage\0Esize\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: zesFirmwareGetConsoleLogs: hFirmware:handle *pSize:u64 pFirmwareLog ; pSize_max -> *pSize:u64 */
/*:     pFirmwareLog[*pSize:u64<pSize_max]:chars return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesFirmwareGetConsoleLogs, "zesFirmwareGetConsoleLogs", (void *hFirmware, void *pSize,
    void *pFirmwareLog), ((uintptr_t)hFirmware, (uintptr_t)pSize, (uintptr_t)pFirmwareLog,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhFirmware\0GpSize\0G\5\0NpFirmwareLog\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dg\1\2\0E\2\10\4\0G@\0A\1\0C\1\0C\1\0Ka\4"
    "\3\0E")

/*: zesFirmwareGetFlashProgress: hFirmware:handle pCompletionPercent -> *pCompletionPercent:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFirmwareGetFlashProgress, "zesFirmwareGetFlashProgress", (void *hFirmware, void *pCompletionPercent),
    ((uintptr_t)hFirmware, (uintptr_t)pCompletionPercent,),
    "\5\1\2\20\20\10\20\2 MhFirmware\0EpCompletionPercent\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zesFirmwareGetProperties: hFirmware:handle pProperties -> pProperties:{_zes_firmware_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFirmwareGetProperties, "zesFirmwareGetProperties", (void *hFirmware, void *pProperties),
    ((uintptr_t)hFirmware, (uintptr_t)pProperties,),
    "\15\1\11\20\262\4\10\330\1\2 \0\1\0\0\0\0\0MhFirmware\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0A\14canC"
    "ontrol\0N\14name\0N\14version\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\31\0C\5\0Kg\1\1\0A\31\0D"
    "\10\0H@\0A\1\0CY\0C@\0Kg\1\1\0AY\0D\10\0H@\0A\1\0C\231\0C@\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFirmwareGetSecurityVersionExp: hFirmware:handle pVersion -> pVersion[64]:chars return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFirmwareGetSecurityVersionExp, "zesFirmwareGetSecurityVersionExp", (void *hFirmware, void *pVersion),
    ((uintptr_t)hFirmware, (uintptr_t)pVersion,),
    "\5\1\2\20\222\2\0100\2 MhFirmware\0NpVersion\0\6Aresult\0Ha\10\0Fg\1\1\0F\10\0H@\0A\1\0C@\0C@\0Ka\4\2\0E")

/*: zesFirmwareSetSecurityVersionExp: hFirmware:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesFirmwareSetSecurityVersionExp, "zesFirmwareSetSecurityVersionExp", (void *hFirmware),
    ((uintptr_t)hFirmware,),
    "\5\1\1\20\14\10\10\1 MhFirmware\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zesFrequencyGetAvailableClocks: hFrequency:handle pCount phFrequency -> pCount[*pCount:u32]:u32 */
/*:     phFrequency[*pCount:u32]:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesFrequencyGetAvailableClocks, "zesFrequencyGetAvailableClocks", (void *hFrequency, void *pCount,
    void *phFrequency), ((uintptr_t)hFrequency, (uintptr_t)pCount, (uintptr_t)phFrequency,),
    "\5\1\3\20\230\6\10X\3 MhFrequency\0epCount\0jphFrequency\0\6Aresult\0Ha\10\0Fh\4\1\0E\2\4\0H@\0A\4\0C\4\0C\1\0Kh\10\2\0E\2\4\0H@\0A\10\0C\10\0C"
    "\1\0Ka\4\3\0E")

/*: zesFrequencyGetProperties: hFrequency:handle pProperties -> pProperties:{_zes_freq_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetProperties, "zesFrequencyGetProperties", (void *hFrequency, void *pProperties),
    ((uintptr_t)hFrequency, (uintptr_t)pProperties,),
    "\15\1\13\20;\10\260\1\2 \0\1\0\0\0\0\0MhFrequency\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0\6@\14type\0nA\14onSubdevice\0E\14subdeviceId\0"
    "A\14canControl\0A\14isThrottleEventSupported\0J\14min\0J\15ax\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\25\0C\15\0Kd\4\1\6"
    "\30\0S\36\0C\6\0Kd\10\1\6 \0S0\0C\20\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFrequencyGetRange: hFrequency:handle pLimits -> pLimits:{_zes_freq_range_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetRange, "zesFrequencyGetRange", (void *hFrequency, void *pLimits), ((uintptr_t)hFrequency,
    (uintptr_t)pLimits,),
    "\5\1\4\20$\108\2 MhFrequency\0LpLimits\0J\7.min\0J\11ax\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: zesFrequencyGetState: hFrequency:handle pState -> pState:{_zes_freq_state_t} pState->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetState, "zesFrequencyGetState", (void *hFrequency, void *pState), ((uintptr_t)hFrequency,
    (uintptr_t)pState,),
    "\15\1\12\20L\10`\2 \0\1\0\0\0\0\0MhFrequency\0LpState\0\6@\6.stype\0\212\1L\7pNext\0J\7currentVoltage\0J\7request\0J\7tdp\0J\7efficient\0J\7ac"
    "tual\0\5@\7throttleReasons\0o\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S<\0C4\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFrequencyGetThrottleTime: hFrequency:handle pThrottleTime -> pThrottleTime:{_zes_freq_throttle_time_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyGetThrottleTime, "zesFrequencyGetThrottleTime", (void *hFrequency, void *pThrottleTime),
    ((uintptr_t)hFrequency, (uintptr_t)pThrottleTime,),
    "\5\1\4\20$\108\2 MhFrequency\0LpThrottleTime\0G\15.throttleTime\0G\17imestamp\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: zesFrequencyOcGetCapabilities: hFrequency:handle pOcCapabilities -> pOcCapabilities:{_zes_oc_capabilities_t} */
/*:     pOcCapabilities->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetCapabilities, "zesFrequencyOcGetCapabilities", (void *hFrequency, void *pOcCapabilities),
    ((uintptr_t)hFrequency, (uintptr_t)pOcCapabilities,),
    "\15\1\21\20W\10\210\1\2 \0\1\0\0\0\0\0MhFrequency\0LpOcCapabilities\0\6@\17.stype\0\212\1L\20pNext\0A\20isOcSupported\0J\20maxFactoryDefaultFr"
    "equency\0J\37ltVoltage\0J\23OcFrequency\0J\21inOcVoltageOffset\0J\21axOcVoltageOffset\0J\34\0A\20isTjMaxSupported\0A\22IccMaxSupported\0A\22Hi"
    "ghVoltModeCapable\0A\36Enabled\0A\22ExtendedModeSupported\0A\22FixedModeSupported\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0"
    "S\21\0C\11\0Kd\10\1\6\30\0SN\0C6\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesFrequencyOcGetFrequencyTarget: hFrequency:handle pCurrentOcFrequency -> *pCurrentOcFrequency:f64 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetFrequencyTarget, "zesFrequencyOcGetFrequencyTarget", (void *hFrequency,
    void *pCurrentOcFrequency), ((uintptr_t)hFrequency, (uintptr_t)pCurrentOcFrequency,),
    "\5\1\2\20\24\10\20\2 MhFrequency\0JpCurrentOcFrequency\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zesFrequencyOcGetIccMax: hFrequency:handle pOcIccMax -> *pOcIccMax:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetIccMax, "zesFrequencyOcGetIccMax", (void *hFrequency, void *pOcIccMax),
    ((uintptr_t)hFrequency, (uintptr_t)pOcIccMax,),
    "\5\1\2\20\24\10\20\2 MhFrequency\0JpOcIccMax\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zesFrequencyOcGetMode: hFrequency:handle pCurrentOcMode -> *pCurrentOcMode:i32@zes_oc_mode_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetMode, "zesFrequencyOcGetMode", (void *hFrequency, void *pCurrentOcMode),
    ((uintptr_t)hFrequency, (uintptr_t)pCurrentOcMode,),
    "\5\1\2\20\20\10\20\2 MhFrequency\0\6@pCurrentOcMode\0u\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zesFrequencyOcGetTjMax: hFrequency:handle pOcTjMax -> *pOcTjMax:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesFrequencyOcGetTjMax, "zesFrequencyOcGetTjMax", (void *hFrequency, void *pOcTjMax),
    ((uintptr_t)hFrequency, (uintptr_t)pOcTjMax,),
    "\5\1\2\20\24\10\20\2 MhFrequency\0JpOcTjMax\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zesFrequencyOcGetVoltageTarget: hFrequency:handle pCurrentVoltageTarget pCurrentVoltageOffset -> */
/*:     *pCurrentVoltageTarget:f64 *pCurrentVoltageOffset:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesFrequencyOcGetVoltageTarget, "zesFrequencyOcGetVoltageTarget", (void *hFrequency,
    void *pCurrentVoltageTarget, void *pCurrentVoltageOffset), ((uintptr_t)hFrequency, (uintptr_t)pCurrentVoltageTarget, (uintptr_t)pCurrentVoltageOffset,),
    "\5\1\3\20\34\10\30\3 MhFrequency\0JpCurrentVoltageTarget\0J\17Offset\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: zesFrequencyOcSetMode: hFrequency:handle CurrentOcMode:i32@zes_oc_mode_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFrequencyOcSetMode, "zesFrequencyOcSetMode", (void *hFrequency, int CurrentOcMode),
    ((uintptr_t)hFrequency, (uint64_t)CurrentOcMode,),
    "\5\2\1\24\14\20\10\2 MhFrequency\0\6@CurrentOcMode\0u\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesFrequencySetRange: hFrequency:handle pLimits:{_zes_freq_range_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesFrequencySetRange, "zesFrequencySetRange", (void *hFrequency, const void *pLimits),
    ((uintptr_t)hFrequency, (uintptr_t)pLimits,),
    "\5\4\1(\148\10\2 MhFrequency\0LpLimits\0J\7.min\0J\11ax\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: zesInit: flags:u32@zes_init_flag_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zesInit, "zesInit", (uint32_t flags), ((uint64_t)flags,),
    "\5\1\1\14\14\10\10\1 \5@flags\0p\6Aresult\0Ha\4\0Fa\4\1\0E")

/*: zesLedGetProperties: hLed:handle pProperties -> pProperties:{_zes_led_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesLedGetProperties, "zesLedGetProperties", (void *hLed, void *pProperties), ((uintptr_t)hLed,
    (uintptr_t)pProperties,),
    "\15\1\10\20'\10\210\1\2 \0\1\0\0\0\0\0MhLed\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0A\14canControl\0A\14"
    "haveRGB\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\32\0C\6\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesLedGetState: hLed:handle pState -> pState:{_zes_led_state_t} pState->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesLedGetState, "zesLedGetState", (void *hLed, void *pState), ((uintptr_t)hLed, (uintptr_t)pState,),
    "\15\1\10\209\10\210\1\2 \0\1\0\0\0\0\0MhLed\0LpState\0\6@\6.stype\0\212\1L\7pNext\0A\7isOn\0J\7color.red\0J\15green\0J\15blue\0\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\10\1\6\30\0S0\0C\30\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesLedSetColor: hLed:handle pColor:{_zes_led_color_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesLedSetColor, "zesLedSetColor", (void *hLed, const void *pColor), ((uintptr_t)hLed, (uintptr_t)pColor,),
    "\5\5\0010\148\10\2 MhLed\0LpColor\0J\6.red\0J\7green\0J\7blue\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\30\0C\30\0Ka\4\2\0E")

/*: zesLedSetState: hLed:handle enable:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesLedSetState, "zesLedSetState", (void *hLed, uint8_t enable), ((uintptr_t)hLed, (uint64_t)enable,),
    "\5\2\1\21\14\20\10\2 MhLed\0Aenable\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesMemoryGetBandwidth: hMemory:handle pBandwidth -> pBandwidth:{_zes_mem_bandwidth_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesMemoryGetBandwidth, "zesMemoryGetBandwidth", (void *hMemory, void *pBandwidth), ((uintptr_t)hMemory,
    (uintptr_t)pBandwidth,),
    "\5\1\6\0204\108\2 MhMemory\0LpBandwidth\0G\12.readCounter\0G\13writeCounter\0G\13maxBandwidth\0G\13timestamp\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1"
    "\2\0T \0C \0Ka\4\2\0E")

/*: zesMemoryGetProperties: hMemory:handle pProperties -> pProperties:{_zes_mem_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesMemoryGetProperties, "zesMemoryGetProperties", (void *hMemory, void *pProperties), ((uintptr_t)hMemory,
    (uintptr_t)pProperties,),
    "\15\1\13\20=\10\210\1\2 \0\1\0\0\0\0\0MhMemory\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0\6@\14type\0tA\14onSubdevice\0E\14subdeviceId\0\6@"
    "\14location\0sG\14physicalSize\0F\14busWidth\0F\14numChannels\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\25\0C\15\0Kd\4\1\6"
    "\30\0S0\0C\30\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesMemoryGetState: hMemory:handle pState -> pState:{_zes_mem_state_t} pState->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesMemoryGetState, "zesMemoryGetState", (void *hMemory, void *pState), ((uintptr_t)hMemory,
    (uintptr_t)pState,),
    "\15\1\7\0204\10\210\1\2 \0\1\0\0\0\0\0MhMemory\0LpState\0\6@\6.stype\0\212\1L\7pNext\0\6@\7health\0rG\7free\0G\7size\0\6Aresult\0Ha\10\0Fa\10\1"
    "\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kd\10\1\6\30\0S(\0C\20\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesOverclockGetControlCurrentValue: hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pValue -> */
/*:     *pValue:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesOverclockGetControlCurrentValue, "zesOverclockGetControlCurrentValue", (void *hDomainHandle,
    int DomainControl, void *pValue), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pValue,),
    "\5\2\2\24\24\20\20\3 MhDomainHandle\0\6@DomainControl\0vJpValue\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

/*: zesOverclockGetControlPendingValue: hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pValue -> */
/*:     *pValue:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesOverclockGetControlPendingValue, "zesOverclockGetControlPendingValue", (void *hDomainHandle,
    int DomainControl, void *pValue), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pValue,),
    "\5\2\2\24\24\20\20\3 MhDomainHandle\0\6@DomainControl\0vJpValue\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

/*: zesOverclockGetControlState: hDomainHandle:handle DomainControl:i32@zes_overclock_control_t pControlState */
/*:     pPendingAction -> *pControlState:i32@zes_control_state_t *pPendingAction:i32@zes_pending_action_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesOverclockGetControlState, "zesOverclockGetControlState", (void *hDomainHandle, int DomainControl,
    void *pControlState, void *pPendingAction), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pControlState, (uintptr_t)pPendingAction,),
    "\5\2\3\24\24\20\30\4 MhDomainHandle\0\6@DomainControl\0v\6@pControlState\0_\6@pPendingAction\0}\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\3"
    "\2\0Da\4\4\0E")

/*: zesOverclockGetDomainControlProperties: hDomainHandle:handle DomainControl:i32@zes_overclock_control_t */
/*:     pControlProperties -> pControlProperties:{_zes_control_property_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesOverclockGetDomainControlProperties, "zesOverclockGetDomainControlProperties", (void *hDomainHandle,
    int DomainControl, void *pControlProperties), ((uintptr_t)hDomainHandle, (uint64_t)DomainControl, (uintptr_t)pControlProperties,),
    "\5\2\7\24<\208\3 MhDomainHandle\0\6@DomainControl\0vLpControlProperties\0J\22.MinValue\0J\24axValue\0J\23StepValue\0J\23RefValue\0J\23DefaultV"
    "alue\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\10\2\0Ed\10\2\2\0T(\0C(\0Ka\4\3\0E")

/*: zesOverclockGetDomainProperties: hDomainHandle:handle pDomainProperties -> */
/*:     pDomainProperties:{_zes_overclock_properties_t} pDomainProperties->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesOverclockGetDomainProperties, "zesOverclockGetDomainProperties", (void *hDomainHandle,
    void *pDomainProperties), ((uintptr_t)hDomainHandle, (uintptr_t)pDomainProperties,),
    "\15\1\10\0200\10`\2 \0\1\0\0\0\0\0MhDomainHandle\0LpDomainProperties\0\6@\21.stype\0\212\1L\22pNext\0\6@\22domainType\0wE\22AvailableControls\0"
    "\6@\22VFProgramType\0\217\1E\22NumberOfVFPoints\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S \0C\30\0Ka\4\2\0G\1\0A\10\0I\217\0"
    "Y")

/*: zesOverclockGetDomainVFProperties: hDomainHandle:handle pVFProperties -> pVFProperties:{_zes_vf_property_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesOverclockGetDomainVFProperties, "zesOverclockGetDomainVFProperties", (void *hDomainHandle,
    void *pVFProperties), ((uintptr_t)hDomainHandle, (uintptr_t)pVFProperties,),
    "\5\1\10\20D\108\2 MhDomainHandle\0LpVFProperties\0J\15.MinFreq\0J\17axFreq\0J\16StepFreq\0J\16MinVolt\0J\17axVolt\0J\16StepVolt\0\6Aresult\0Ha"
    "\10\0Fa\10\1\0Ed\10\1\2\0T0\0C0\0Ka\4\2\0E")

/*: zesOverclockGetVFPointValues: hDomainHandle:handle VFType:i32@zes_vf_type_t VFArrayType:i32@zes_vf_array_type_t */
/*:     PointIndex:u32 PointValue -> *PointValue:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 3, int, trace__ze_zesOverclockGetVFPointValues, "zesOverclockGetVFPointValues", (void *hDomainHandle, int VFType,
    int VFArrayType, uint32_t PointIndex, void *PointValue), ((uintptr_t)hDomainHandle, (uint64_t)VFType, (uint64_t)VFArrayType, (uint64_t)PointIndex,
    (uintptr_t)PointValue,),
    "\5\4\2\34\20\20\20\5 MhDomainHandle\0\6@VFType\0\220\1\6@VFArrayType\0\214\1EPointIndex\0E\5Value\0\6Aresult\0Hc\4\24\0A\4\0B\1\10\2\14\3\20\0C"
    "b\4\4\2\0Da\4\5\0E")

/*: zesOverclockSetVFPointValues: hDomainHandle:handle VFType:i32@zes_vf_type_t PointIndex:u32 PointValue:u32 -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zesOverclockSetVFPointValues, "zesOverclockSetVFPointValues", (void *hDomainHandle, int VFType,
    uint32_t PointIndex, uint32_t PointValue), ((uintptr_t)hDomainHandle, (uint64_t)VFType, (uint64_t)PointIndex, (uint64_t)PointValue,),
    "\5\4\1\34\14\20\10\4 MhDomainHandle\0\6@VFType\0\220\1EPointIndex\0E\5Value\0\6Aresult\0Hc\4\24\0A\4\0B\1\10\2\14\3\20\0Ca\4\4\0E")

/*: zesPerformanceFactorGetConfig: hPerf:handle pFactor -> *pFactor:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPerformanceFactorGetConfig, "zesPerformanceFactorGetConfig", (void *hPerf, void *pFactor),
    ((uintptr_t)hPerf, (uintptr_t)pFactor,),
    "\5\1\2\20\24\10\20\2 MhPerf\0JpFactor\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zesPerformanceFactorGetProperties: hPerf:handle pProperties -> pProperties:{_zes_perf_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPerformanceFactorGetProperties, "zesPerformanceFactorGetProperties", (void *hPerf, void *pProperties),
    ((uintptr_t)hPerf, (uintptr_t)pProperties,),
    "\15\1\7\20)\10\210\1\2 \0\1\0\0\0\0\0MhPerf\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0\5@\14engines\0g\6A"
    "result\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\34\0C\10\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesPowerGetEnergyCounter: hPower:handle pEnergy -> pEnergy:{_zes_power_energy_counter_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetEnergyCounter, "zesPowerGetEnergyCounter", (void *hPower, void *pEnergy), ((uintptr_t)hPower,
    (uintptr_t)pEnergy,),
    "\5\1\4\20$\108\2 MhPower\0LpEnergy\0G\7.energy\0G\10timestamp\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\10\1\2\0T\20\0C\20\0Ka\4\2\0E")

/*: zesPowerGetEnergyThreshold: hPower:handle pThreshold -> pThreshold:{_zes_energy_threshold_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetEnergyThreshold, "zesPowerGetEnergyThreshold", (void *hPower, void *pThreshold),
    ((uintptr_t)hPower, (uintptr_t)pThreshold,),
    "\5\1\5\20!\10`\2 MhPower\0LpThreshold\0A\12.enable\0J\13threshold\0E\13processId\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\1\1\2\0T\1\0C\1\0Kd\10\1\6\10\0"
    "S\24\0C\14\0Ka\4\2\0E")

/*: zesPowerGetLimits: hPower:handle pSustained pBurst pPeak -> pSustained:{_zes_power_sustained_limit_t} */
/*:     pBurst:{_zes_power_burst_limit_t} pPeak:{_zes_power_peak_limit_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesPowerGetLimits, "zesPowerGetLimits", (void *hPower, void *pSustained, void *pBurst, void *pPeak),
    ((uintptr_t)hPower, (uintptr_t)pSustained, (uintptr_t)pBurst, (uintptr_t)pPeak,),
    "\5\1\13\20:\10\310\1\4 MhPower\0LpSustained\0A\12.enabled\0F\13power\0F\13interval\0LpBurst\0A\6.enabled\0F\7power\0LpPeak\0F\5.powerAC\0F\13D"
    "C\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\1\1\2\0T\1\0C\1\0Kd\4\1\6\4\0S\14\0C\10\0Ka\10\2\0Ed\1\2\2\0T\1\0C\1\0Kd\4\2\6\4\0S\10\0C\4\0Ka\10\3\0Eb\10\3\2"
    "\0Da\4\4\0E")

/*: zesPowerGetLimitsExt: hPower:handle *pCount:u32 pSustained ; pCount_max -> *pCount:u32 */
/*:     pSustained[*pCount:u32<pCount_max]:{_zes_power_limit_ext_desc_t#48} */
/*:     pSustained[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesPowerGetLimitsExt, "zesPowerGetLimitsExt", (void *hPower, void *pCount, void *pSustained),
    ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    NULL, NULL, (1, 4,),
    "\15\2\15\24\222\5\20\310\3\3 \0\1\0\0\0\0\0MhPower\0EpCount\0E\6\0&@pSustained.stype\0\212\1l\13pNext\0&@\13level\0\177&@\13source\0\200\1&@\13l"
    "imitUnit\0qa\13enabledStateLocked\0a\22\0a\13intervalValueLocked\0f\23\0a\13limitValueLocked\0f\20\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2"
    "\0E\2\4\4\0G\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A0\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\4\0"
    "G\20\0A0\0C\30\0C\1\0Kh\4\2\0A\30\0C\2\4\4\0G\20\0A0\0C\34\0C\1\0Kh\1\2\0A\34\0C\2\4\4\0G\20\0A0\0C\35\0C\1\0Kh\1\2\0A\35\0C\2\4\4\0G\20\0A0\0C"
    "\36\0C\1\0Kh\1\2\0A\36\0C\2\4\4\0G\20\0A0\0C\37\0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0A0\0C$\0C\1\0Kh\1\2\0A$\0C\2\4\4\0G\20\0A0\0C%\0C\1\0Kh\4\2\0A"
    "(\0C\2\4\4\0G\20\0A0\0C,\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E0\0G\1\0K")

/*: zesPowerGetLimitsExt2: hPower:handle pLimit -> *pLimit:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetLimitsExt2, "zesPowerGetLimitsExt2", (void *hPower, void *pLimit), ((uintptr_t)hPower,
    (uintptr_t)pLimit,),
    "\5\1\2\20\20\10\20\2 MhPower\0EpLimit\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zesPowerGetProperties: hPower:handle pProperties -> pProperties:{_zes_power_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPowerGetProperties, "zesPowerGetProperties", (void *hPower, void *pProperties), ((uintptr_t)hPower,
    (uintptr_t)pProperties,),
    "\15\1\13\0203\10\260\1\2 \0\1\0\0\0\0\0MhPower\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0A\14canControl\0"
    "A\14isEnergyThresholdSupported\0F\14defaultLimit\0F\14minLimit\0F\15axLimit\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0"
    "C\11\0Kd\4\1\6\24\0S\32\0C\6\0Kd\4\1\6\34\0S(\0C\14\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesPowerGetUsage: hPower:handle pInstantPower pAveragePower -> *pInstantPower:u32 *pAveragePower:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesPowerGetUsage, "zesPowerGetUsage", (void *hPower, void *pInstantPower, void *pAveragePower),
    ((uintptr_t)hPower, (uintptr_t)pInstantPower, (uintptr_t)pAveragePower,),
    "\5\1\3\20\24\10\30\3 MhPower\0EpInstantPower\0EpAveragePower\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\2\2\0Da\4\3\0E")

/*: zesPowerSetLimits: hPower:handle pSustained:{_zes_power_sustained_limit_t} pBurst:{_zes_power_burst_limit_t} */
/*:     pPeak:{_zes_power_peak_limit_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zesPowerSetLimits, "zesPowerSetLimits", (void *hPower, const void *pSustained, const void *pBurst,
    const void *pPeak), ((uintptr_t)hPower, (uintptr_t)pSustained, (uintptr_t)pBurst, (uintptr_t)pPeak,),
    "\5\13\1>\14\310\1\10\4 MhPower\0LpSustained\0A\12.enabled\0F\13power\0F\13interval\0LpBurst\0A\6.enabled\0F\7power\0LpPeak\0F\5.powerAC\0F\13D"
    "C\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\1\1\2\0T\1\0C\1\0Kd\4\1\6\4\0S\14\0C\10\0Ka\10\2\0Ed\1\2\2\0T\1\0C\1\0Kd\4\2\6\4\0S\10\0C\4\0Ka\10\3\0E"
    "b\10\3\2\0Da\4\4\0E")

/*: zesPowerSetLimitsExt: hPower:handle *pCount:u32 pSustained[*pCount:u32]:{_zes_power_limit_ext_desc_t#48} */
/*:     pSustained[*pCount:u32]->next@zes_structure_type_t#48 -> *pCount:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesPowerSetLimitsExt, "zesPowerSetLimitsExt", (void *hPower, void *pCount, void *pSustained),
    ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    "\15\15\2\226\5\20\310\3\20\3 \1\0\0\0\0\0\0MhPower\0EpCount\0&@pSustained.stype\0\212\1l\13pNext\0&@\13level\0\177&@\13source\0\200\1&@\13limi"
    "tUnit\0qa\13enabledStateLocked\0a\22\0a\13intervalValueLocked\0f\23\0a\13limitValueLocked\0f\20\0EpCount\0\6Aresult\0Ha\10\0Fb\4\1\2\0Dh\4\2\0E"
    "\2\4\0H\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\0H\20\0A0\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\0H\20\0A0\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\0H\20\0A0\0C"
    "\30\0C\1\0Kh\4\2\0A\30\0C\2\4\0H\20\0A0\0C\34\0C\1\0Kh\1\2\0A\34\0C\2\4\0H\20\0A0\0C\35\0C\1\0Kh\1\2\0A\35\0C\2\4\0H\20\0A0\0C\36\0C\1\0Kh\1\2\0"
    "A\36\0C\2\4\0H\20\0A0\0C\37\0C\1\0Kh\4\2\0A \0C\2\4\0H\20\0A0\0C$\0C\1\0Kh\1\2\0A$\0C\2\4\0H\20\0A0\0C%\0C\1\0Kh\4\2\0A(\0C\2\4\0H\20\0A0\0C,\0"
    "C\1\0Kb\4\1\2\0Da\4\3\0G\2\0A\10\0C\2\4\0D\217\0E0\0G\1\0K")

/*: zesPowerSetLimitsExt2: hPower:handle limit:u32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesPowerSetLimitsExt2, "zesPowerSetLimitsExt2", (void *hPower, uint32_t limit), ((uintptr_t)hPower,
    (uint64_t)limit,),
    "\5\2\1\24\14\20\10\2 MhPower\0Elimit\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesPsuGetProperties: hPsu:handle pProperties -> pProperties:{_zes_psu_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPsuGetProperties, "zesPsuGetProperties", (void *hPsu, void *pProperties), ((uintptr_t)hPsu,
    (uintptr_t)pProperties,),
    "\15\1\10\20*\10\260\1\2 \0\1\0\0\0\0\0MhPsu\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0A\14haveFan\0F\14a"
    "mpLimit\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\31\0C\5\0Kd\4\1\6\34\0S \0C\4\0Ka\4\2\0G\1\0A"
    "\10\0I\217\0Y")

/*: zesPsuGetState: hPsu:handle pState -> pState:{_zes_psu_state_t} pState->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesPsuGetState, "zesPsuGetState", (void *hPsu, void *pState), ((uintptr_t)hPsu, (uintptr_t)pState,),
    "\15\1\10\20-\10\210\1\2 \0\1\0\0\0\0\0MhPsu\0LpState\0\6@\6.stype\0\212\1L\7pNext\0\6@\7voltStatus\0\201\1A\7fanFailed\0F\7temperature\0F\7cur"
    "rent\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\25\0C\15\0Kd\4\1\6\30\0S \0C\10\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesRasClearStateExp: hRas:handle category:i32@zes_ras_error_category_exp_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesRasClearStateExp, "zesRasClearStateExp", (void *hRas, int category), ((uintptr_t)hRas,
    (uint64_t)category,),
    "\5\2\1\24\14\20\10\2 MhRas\0\6@category\0\202\1\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesRasGetConfig: hRas:handle pConfig -> pConfig:{_zes_ras_config_t} pConfig->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesRasGetConfig, "zesRasGetConfig", (void *hRas, void *pConfig), ((uintptr_t)hRas, (uintptr_t)pConfig,),
    "\15\1\10\20\272\4\10\260\1\2 \0\1\0\0\0\0\0MhRas\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0G\10totalThreshold\0\6@\10detailedThresholds.stype\0\212"
    "\1L\33pNext\0g\33category\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S(\0C\10\0Kh\10\1\0A(\0D\10\0H"
    "@\0A\10\0C`\0C\7\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesRasGetConfigExp: hRas:handle count:u32 pConfig -> pConfig[count]:{_zes_ras_config_exp_t#32} */
/*:     pConfig[count]->next@zes_structure_type_t#32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesRasGetConfigExp, "zesRasGetConfigExp", (void *hRas, uint32_t count, void *pConfig), ((uintptr_t)hRas,
    (uint64_t)count, (uintptr_t)pConfig,),
    "\15\2\5\24\244\3\20\250\1\3 \0\1\0\0\0\0\0MhRas\0Ecount\0&@pConfig.stype\0\212\1l\10pNext\0&@\10category\0\202\1g\10threshold\0\6Aresult\0Hc\2\14"
    "\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H\20\0A \0C\4\0C\1\0Kh\10\2\0A\10\0C\1\4\0H\20\0A \0C\20\0C\1\0Kh\4\2\0A\20\0C\1\4\0H\20\0A \0C\24\0C\1\0Kh\10\2\0"
    "A\30\0C\1\4\0H\20\0A \0C \0C\1\0Ka\4\3\0G\2\0A\10\0C\1\4\0D\217\0E \0G\1\0K")

/*: zesRasGetProperties: hRas:handle pProperties -> pProperties:{_zes_ras_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesRasGetProperties, "zesRasGetProperties", (void *hRas, void *pProperties), ((uintptr_t)hRas,
    (uintptr_t)pProperties,),
    "\15\1\7\20)\10\210\1\2 \0\1\0\0\0\0\0MhRas\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0\6@\14type\0\203\1A\14onSubdevice\0E\14subdeviceId\0\6"
    "Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\25\0C\15\0Kd\4\1\6\30\0S\34\0C\4\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesRasGetState: hRas:handle clear:u8 pState -> pState:{_zes_ras_state_t} pState->next@zes_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesRasGetState, "zesRasGetState", (void *hRas, uint8_t clear, void *pState), ((uintptr_t)hRas,
    (uint64_t)clear, (uintptr_t)pState,),
    "\15\2\5\21\246\4\20\210\1\3 \0\1\0\0\0\0\0MhRas\0Aclear\0LpState\0\6@\6.stype\0\212\1L\7pNext\0g\7category\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0G"
    "a\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\20\0C\10\0Kh\10\2\0A\20\0D\10\0H@\0A\10\0CH\0C\7\0Ka\4\3\0G\2\0A\10\0I\217\0Y")

/*: zesRasGetStateExp: hRas:handle *pCount:u32 pState ; pCount_max -> *pCount:u32 */
/*:     pState[*pCount:u32<pCount_max]:{_zes_ras_state_exp_t#16} return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesRasGetStateExp, "zesRasGetStateExp", (void *hRas, void *pCount, void *pState), ((uintptr_t)hRas,
    (uintptr_t)pCount, (uintptr_t)pState,),
    NULL, NULL, (1, 4,),
    "\5\2\4\24\334\1\20`\3 MhRas\0EpCount\0E\6\0&@pState.category\0\202\1g\7errorCounter\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20"
    "\0A\20\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A\20\0C\20\0C\1\0Ka\4\3\0E")

/*: zesRasGetStateExp2: hRas:handle count:u32 pCategories[count]:i32@zes_ras_error_category_exp_t pState -> */
/*:     pState[count]:{_zes_ras_state_exp2_t#24} pState[count]->next@zes_structure_type_t#24 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zesRasGetStateExp2, "zesRasGetStateExp2", (void *hRas, uint32_t count, const void *pCategories,
    void *pState), ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pCategories, (uintptr_t)pState,),
    "\15\3\4\232\2\336\28\200\1\4 \0\1\0\0\0\0\0MhRas\0Ecount\0&@pCategories\0\202\1&@pState.stype\0\212\1l\7pNext\0g\7errorCounter\0\6Aresult\0Hc\2"
    "\14\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\1\0Kh\4\3\0E\1\4\0H\20\0A\30\0C\4\0C\1\0Kh\10\3\0A\10\0C\1\4\0H\20\0A\30\0C\20\0C\1\0Kh\10\3\0"
    "A\20\0C\1\4\0H\20\0A\30\0C\30\0C\1\0Ka\4\4\0G\3\0A\10\0C\1\4\0D\217\0E\30\0G\1\0K")

/*: zesRasGetSupportedCategoriesExp: hRas:handle *pCount:u32 pCategories ; pCount_max -> *pCount:u32 */
/*:     pCategories[*pCount:u32<pCount_max]:i32@zes_ras_error_category_exp_t return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesRasGetSupportedCategoriesExp, "zesRasGetSupportedCategoriesExp", (void *hRas, void *pCount,
    void *pCategories), ((uintptr_t)hRas, (uintptr_t)pCount, (uintptr_t)pCategories,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\2\208\3 MhRas\0EpCount\0E\6\0&@pCategories\0\202\1\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G@\0A\4\0C\4\0C\1\0Ka\4\3"
    "\0E")

/*: zesRasSetConfig: hRas:handle pConfig:{_zes_ras_config_t} pConfig->next@zes_structure_type_t -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesRasSetConfig, "zesRasSetConfig", (void *hRas, const void *pConfig), ((uintptr_t)hRas,
    (uintptr_t)pConfig,),
    "\15\10\1\276\4\14\260\1\10\2 \1\0\0\0\0\0\0MhRas\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0G\10totalThreshold\0\6@\10detailedThresholds.stype\0\212"
    "\1L\33pNext\0g\33category\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S(\0C\10\0Kh\10\1\0A(\0D"
    "\10\0H@\0A\10\0C`\0C\7\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesRasSetConfigExp: hRas:handle count:u32 pConfig[count]:{_zes_ras_config_exp_t#32} */
/*:     pConfig[count]->next@zes_structure_type_t#32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesRasSetConfigExp, "zesRasSetConfigExp", (void *hRas, uint32_t count, const void *pConfig),
    ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pConfig,),
    "\15\6\1\254\3\14\260\1\10\3 \1\0\0\0\0\0\0MhRas\0Ecount\0&@pConfig.stype\0\212\1l\10pNext\0&@\10category\0\202\1g\10threshold\0\6Aresult\0Hc\2\14"
    "\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H\20\0A \0C\4\0C\1\0Kh\10\2\0A\10\0C\1\4\0H\20\0A \0C\20\0C\1\0Kh\4\2\0A\20\0C\1\4\0H\20\0A \0C\24\0C\1\0Kh\10\2\0"
    "A\30\0C\1\4\0H\20\0A \0C \0C\1\0Ka\4\3\0G\2\0A\10\0C\1\4\0D\217\0E \0G\1\0K")

/*: zesSchedulerGetCurrentMode: hScheduler:handle pMode -> *pMode:i32@zes_sched_mode_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesSchedulerGetCurrentMode, "zesSchedulerGetCurrentMode", (void *hScheduler, void *pMode),
    ((uintptr_t)hScheduler, (uintptr_t)pMode,),
    "\5\1\2\20\20\10\20\2 MhScheduler\0\6@pMode\0\207\1\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zesSchedulerGetProperties: hScheduler:handle pProperties -> pProperties:{_zes_sched_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesSchedulerGetProperties, "zesSchedulerGetProperties", (void *hScheduler, void *pProperties),
    ((uintptr_t)hScheduler, (uintptr_t)pProperties,),
    "\15\1\11\20.\10\260\1\2 \0\1\0\0\0\0\0MhScheduler\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14onSubdevice\0E\14subdeviceId\0A\14canContr"
    "ol\0\5@\14engines\0gE\14supportedModes\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\31\0C\5\0Kd\4\1"
    "\6\34\0S$\0C\10\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesSchedulerGetTimeoutModeProperties: hScheduler:handle getDefaults:u8 pConfig -> */
/*:     pConfig:{_zes_sched_timeout_properties_t} pConfig->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesSchedulerGetTimeoutModeProperties, "zesSchedulerGetTimeoutModeProperties", (void *hScheduler,
    uint8_t getDefaults, void *pConfig), ((uintptr_t)hScheduler, (uint64_t)getDefaults, (uintptr_t)pConfig,),
    "\15\2\5\21(\20`\3 \0\1\0\0\0\0\0MhScheduler\0AgetDefaults\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0G\10watchdogTimeout\0\6Aresult\0Hc\2\11\0A\2"
    "\0B\1\10\0Ga\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\30\0C\20\0Ka\4\3\0G\2\0A\10\0I\217\0Y")

/*: zesSchedulerGetTimesliceModeProperties: hScheduler:handle getDefaults:u8 pConfig -> */
/*:     pConfig:{_zes_sched_timeslice_properties_t} pConfig->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 3, int, trace__ze_zesSchedulerGetTimesliceModeProperties, "zesSchedulerGetTimesliceModeProperties", (void *hScheduler,
    uint8_t getDefaults, void *pConfig), ((uintptr_t)hScheduler, (uint64_t)getDefaults, (uintptr_t)pConfig,),
    "\15\2\6\0210\20`\3 \0\1\0\0\0\0\0MhScheduler\0AgetDefaults\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0G\10interval\0G\10yieldTimeout\0\6Aresult\0"
    "Hc\2\11\0A\2\0B\1\10\0Ga\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S \0C\30\0Ka\4\3\0G\2\0A\10\0I\217\0Y")

/*: zesSchedulerSetComputeUnitDebugMode: hScheduler:handle pNeedReload -> *pNeedReload:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesSchedulerSetComputeUnitDebugMode, "zesSchedulerSetComputeUnitDebugMode", (void *hScheduler,
    void *pNeedReload), ((uintptr_t)hScheduler, (uintptr_t)pNeedReload,),
    "\5\1\2\20\15\0100\2 MhScheduler\0ApNeedReload\0\6Aresult\0Ha\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: zesSchedulerSetExclusiveMode: hScheduler:handle pNeedReload -> *pNeedReload:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesSchedulerSetExclusiveMode, "zesSchedulerSetExclusiveMode", (void *hScheduler, void *pNeedReload),
    ((uintptr_t)hScheduler, (uintptr_t)pNeedReload,),
    "\5\1\2\20\15\0100\2 MhScheduler\0ApNeedReload\0\6Aresult\0Ha\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: zesSchedulerSetTimeoutMode: hScheduler:handle pProperties:{_zes_sched_timeout_properties_t} */
/*:     pProperties->next@zes_structure_type_t pNeedReload -> *pNeedReload:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesSchedulerSetTimeoutMode, "zesSchedulerSetTimeoutMode", (void *hScheduler, void *pProperties,
    void *pNeedReload), ((uintptr_t)hScheduler, (uintptr_t)pProperties, (uintptr_t)pNeedReload,),
    "\15\5\2,\15`0\3 \1\0\0\0\0\0\0MhScheduler\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0G\14watchdogTimeout\0ApNeedReload\0\6Aresult\0Hc\2\20\0"
    "A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Kd\1\2\2\0T\1\0C\1\0Ka\4\3\0G\1\0A\10\0I\217\0Y")

/*: zesSchedulerSetTimesliceMode: hScheduler:handle pProperties:{_zes_sched_timeslice_properties_t} */
/*:     pProperties->next@zes_structure_type_t pNeedReload -> *pNeedReload:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesSchedulerSetTimesliceMode, "zesSchedulerSetTimesliceMode", (void *hScheduler, void *pProperties,
    void *pNeedReload), ((uintptr_t)hScheduler, (uintptr_t)pProperties, (uintptr_t)pNeedReload,),
    "\15\6\0024\15`0\3 \1\0\0\0\0\0\0MhScheduler\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0G\14interval\0G\14yieldTimeout\0ApNeedReload\0\6Ares"
    "ult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S \0C\30\0Kd\1\2\2\0T\1\0C\1\0Ka\4\3\0G\1\0A\10\0I\217\0Y")

/*: zesStandbyGetMode: hStandby:handle pMode -> *pMode:i32@zes_standby_promo_mode_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesStandbyGetMode, "zesStandbyGetMode", (void *hStandby, void *pMode), ((uintptr_t)hStandby,
    (uintptr_t)pMode,),
    "\5\1\2\20\20\10\20\2 MhStandby\0\6@pMode\0\210\1\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zesStandbyGetProperties: hStandby:handle pProperties -> pProperties:{_zes_standby_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesStandbyGetProperties, "zesStandbyGetProperties", (void *hStandby, void *pProperties),
    ((uintptr_t)hStandby, (uintptr_t)pProperties,),
    "\15\1\7\20)\10\210\1\2 \0\1\0\0\0\0\0MhStandby\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0\6@\14type\0\211\1A\14onSubdevice\0E\14subdeviceI"
    "d\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\25\0C\15\0Kd\4\1\6\30\0S\34\0C\4\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesStandbySetMode: hStandby:handle mode:i32@zes_standby_promo_mode_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesStandbySetMode, "zesStandbySetMode", (void *hStandby, int mode), ((uintptr_t)hStandby, (uint64_t)mode,),
    "\5\2\1\24\14\20\10\2 MhStandby\0\6@mode\0\210\1\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesTemperatureGetConfig: hTemperature:handle pConfig -> pConfig:{_zes_temp_config_t} */
/*:     pConfig->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesTemperatureGetConfig, "zesTemperatureGetConfig", (void *hTemperature, void *pConfig),
    ((uintptr_t)hTemperature, (uintptr_t)pConfig,),
    "\15\1\13\0205\10\330\1\2 \0\1\0\0\0\0\0MhTemperature\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0A\10enableCritical\0A\10threshold1.enableLowToHi"
    "gh\0A\31HighToLow\0J\23threshold\0A\0212.enableLowToHigh\0A\31HighToLow\0J\23threshold\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6"
    "\10\0S\21\0C\11\0Kd\1\1\6\30\0S\32\0C\2\0Kd\10\1\6 \0S*\0C\12\0Kd\10\1\0060\0S8\0C\10\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesTemperatureGetProperties: hTemperature:handle pProperties -> pProperties:{_zes_temp_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesTemperatureGetProperties, "zesTemperatureGetProperties", (void *hTemperature, void *pProperties),
    ((uintptr_t)hTemperature, (uintptr_t)pProperties,),
    "\15\1\13\0204\10\260\1\2 \0\1\0\0\0\0\0MhTemperature\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0\6@\14type\0\213\1A\14onSubdevice\0E\14subd"
    "eviceId\0J\14maxTemperature\0A\14isCriticalTempSupported\0A\16Threshold1Supported\0A\0272Supported\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C"
    "\4\0Kd\10\1\6\10\0S\25\0C\15\0Kd\4\1\6\30\0S\34\0C\4\0Kd\10\1\6 \0S+\0C\13\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesTemperatureGetState: hTemperature:handle pTemperature -> *pTemperature:f64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesTemperatureGetState, "zesTemperatureGetState", (void *hTemperature, void *pTemperature),
    ((uintptr_t)hTemperature, (uintptr_t)pTemperature,),
    "\5\1\2\20\24\10\20\2 MhTemperature\0JpTemperature\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zesTemperatureSetConfig: hTemperature:handle pConfig:{_zes_temp_config_t} pConfig->next@zes_structure_type_t -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zesTemperatureSetConfig, "zesTemperatureSetConfig", (void *hTemperature, const void *pConfig),
    ((uintptr_t)hTemperature, (uintptr_t)pConfig,),
    "\15\13\19\14\330\1\10\2 \1\0\0\0\0\0\0MhTemperature\0LpConfig\0\6@\7.stype\0\212\1L\10pNext\0A\10enableCritical\0A\10threshold1.enableLowToHig"
    "h\0A\31HighToLow\0J\23threshold\0A\0212.enableLowToHigh\0A\31HighToLow\0J\23threshold\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd"
    "\10\1\6\10\0S\21\0C\11\0Kd\1\1\6\30\0S\32\0C\2\0Kd\10\1\6 \0S*\0C\12\0Kd\10\1\0060\0S8\0C\10\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesVFManagementGetVFCapabilitiesExp: hVFhandle:handle pCapability -> pCapability:{_zes_vf_exp_capabilities_t} */
/*:     pCapability->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesVFManagementGetVFCapabilitiesExp, "zesVFManagementGetVFCapabilitiesExp", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "\15\1\12\208\10`\2 \0\1\0\0\0\0\0MhVFhandle\0LpCapability\0\6@\13.stype\0\212\1L\14pNext\0E\14address.domain\0E\24bus\0E\24device\0E\24functio"
    "n\0E\14vfDeviceMemSize\0E\16ID\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S(\0C \0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesVFManagementGetVFCapabilitiesExp2: hVFhandle:handle pCapability -> pCapability:{_zes_vf_exp2_capabilities_t} */
/*:     pCapability->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesVFManagementGetVFCapabilitiesExp2, "zesVFManagementGetVFCapabilitiesExp2", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "\15\1\12\20<\10`\2 \0\1\0\0\0\0\0MhVFhandle\0LpCapability\0\6@\13.stype\0\212\1L\14pNext\0E\14address.domain\0E\24bus\0E\24device\0E\24functio"
    "n\0G\14vfDeviceMemSize\0E\16ID\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S,\0C$\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesVFManagementGetVFEngineUtilizationExp: hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max -> *pCount:u32 */
/*:     pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp_t#48} */
/*:     pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFEngineUtilizationExp, "zesVFManagementGetVFEngineUtilizationExp",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\264\5\20\200\2\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pEngineUtil.stype\0\212\1l\14pNext\0&@\14type\0fg\14activeCounterValue\0"
    "g\14samplingCounterValue\0g\14timestamp\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20"
    "\0A0\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A0\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A0\0C(\0C\1"
    "\0Kh\10\2\0A(\0C\2\4\4\0G\20\0A0\0C0\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E0\0G\1\0K")

/*: zesVFManagementGetVFEngineUtilizationExp2: hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max -> *pCount:u32 */
/*:     pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp2_t#40} */
/*:     pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFEngineUtilizationExp2, "zesVFManagementGetVFEngineUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\7\24\256\4\20\330\1\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pEngineUtil.stype\0\212\1l\14pNext\0&@\14vfEngineType\0fg\14activeCounte"
    "rValue\0g\14samplingCounterValue\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A(\0"
    "C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A(\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A(\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A(\0C(\0C\1\0Ka\4"
    "\3\0G\2\0A\10\0C\2\4\4\0C\217\0E(\0G\1\0K")

/*: zesVFManagementGetVFMemoryUtilizationExp: hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max -> *pCount:u32 */
/*:     pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp_t#48} */
/*:     pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFMemoryUtilizationExp, "zesVFManagementGetVFMemoryUtilizationExp",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\264\5\20\200\2\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pMemUtil.stype\0\212\1l\11pNext\0%@\11memTypeFlags\0\215\1g\11free\0g\11s"
    "ize\0g\11timestamp\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A0\0C\20\0C\1\0Kh"
    "\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A0\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A0\0C(\0C\1\0Kh\10\2\0A(\0C\2\4"
    "\4\0G\20\0A0\0C0\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E0\0G\1\0K")

/*: zesVFManagementGetVFMemoryUtilizationExp2: hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max -> *pCount:u32 */
/*:     pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp2_t#32} */
/*:     pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#32 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zesVFManagementGetVFMemoryUtilizationExp2, "zesVFManagementGetVFMemoryUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\6\24\250\3\20\260\1\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pMemUtil.stype\0\212\1l\11pNext\0&@\11vfMemLocation\0sg\16Utilized\0\6Ar"
    "esult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A \0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A \0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0"
    "A \0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A \0C \0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E \0G\1\0K")

/*: zesVFManagementGetVFPropertiesExp: hVFhandle:handle pProperties -> pProperties:{_zes_vf_exp_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zesVFManagementGetVFPropertiesExp, "zesVFManagementGetVFPropertiesExp", (void *hVFhandle,
    void *pProperties), ((uintptr_t)hVFhandle, (uintptr_t)pProperties,),
    "\15\1\12\20\272\2\10\220\1\2 \0\1\0\0\0\0\0MhVFhandle\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0E\14address.domain\0E\24bus\0E\24device\0E"
    "\24function\0P\14uuid.id\0\5@\14flags\0\216\1\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S \0C\30\0Kh\1\1\0A \0D\10\0I\1\1\0C"
    "0\0C\20\0Kb\4\1\0020\0Ca\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesVFManagementSetVFTelemetryModeExp: hVFhandle:handle flags:u32@zes_vf_info_util_exp_flag_t enable:u8 -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesVFManagementSetVFTelemetryModeExp, "zesVFManagementSetVFTelemetryModeExp", (void *hVFhandle,
    uint32_t flags, uint8_t enable), ((uintptr_t)hVFhandle, (uint64_t)flags, (uint64_t)enable,),
    "\5\3\1\25\14\20\10\3 MhVFhandle\0\5@flags\0\216\1Aenable\0\6Aresult\0Hc\3\15\0A\4\0B\1\10\2\14\0A\15\0Ca\4\3\0E")

/*: zesVFManagementSetVFTelemetrySamplingIntervalExp: hVFhandle:handle flag:u32@zes_vf_info_util_exp_flag_t */
/*:     samplingInterval:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zesVFManagementSetVFTelemetrySamplingIntervalExp, "zesVFManagementSetVFTelemetrySamplingIntervalExp",
    (void *hVFhandle, uint32_t flag, uint64_t samplingInterval), ((uintptr_t)hVFhandle, (uint64_t)flag, (uint64_t)samplingInterval,),
    "\5\3\1\34\14\20\10\3 MhVFhandle\0\5@flag\0\216\1GsamplingInterval\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: zetCommandListAppendMarkerExp: hCommandList:handle hMetricGroup:handle value:u32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zetCommandListAppendMarkerExp, "zetCommandListAppendMarkerExp", (void *hCommandList, void *hMetricGroup,
    uint32_t value), ((uintptr_t)hCommandList, (uintptr_t)hMetricGroup, (uint64_t)value,),
    "\5\3\1\34\14\20\10\3 MhCommandList\0MhMetricGroup\0Evalue\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: zetCommandListAppendMetricMemoryBarrier: hCommandList:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 1, int, trace__ze_zetCommandListAppendMetricMemoryBarrier, "zetCommandListAppendMetricMemoryBarrier", (void *hCommandList),
    ((uintptr_t)hCommandList,),
    "\5\1\1\20\14\10\10\1 MhCommandList\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetCommandListAppendMetricQueryBegin: hCommandList:handle hMetricQuery:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 1, int, trace__ze_zetCommandListAppendMetricQueryBegin, "zetCommandListAppendMetricQueryBegin", (void *hCommandList,
    void *hMetricQuery), ((uintptr_t)hCommandList, (uintptr_t)hMetricQuery,),
    "\5\2\1\30\14\20\10\2 MhCommandList\0MhMetricQuery\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetCommandListAppendMetricQueryEnd: hCommandList:handle hMetricQuery:handle hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 5, 1, int, trace__ze_zetCommandListAppendMetricQueryEnd, "zetCommandListAppendMetricQueryEnd", (void *hCommandList,
    void *hMetricQuery, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hMetricQuery,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "\5\5\1\252\4\148\10\5 MhCommandList\0MhMetricQuery\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\4\34\0A\4\0B\1\10\2\20\3\30\0C"
    "h\10\4\0E\1\4\0H@\0A\10\0C\10\0C\3\0Ka\4\5\0E")

/*: zetCommandListAppendMetricStreamerMarker: hCommandList:handle hMetricStreamer:handle value:u32 -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 1, int, trace__ze_zetCommandListAppendMetricStreamerMarker, "zetCommandListAppendMetricStreamerMarker", (void *hCommandList,
    void *hMetricStreamer, uint32_t value), ((uintptr_t)hCommandList, (uintptr_t)hMetricStreamer, (uint64_t)value,),
    "\5\3\1\34\14\20\10\3 MhCommandList\0MhMetricStreamer\0Evalue\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: zetContextActivateMetricGroups: hContext:handle hDevice:handle count:u32 phMetricGroups[count]:handle -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 2, int, trace__ze_zetContextActivateMetricGroups, "zetContextActivateMetricGroups", (void *hContext, void *hDevice,
    uint32_t count, void *phMetricGroups), ((uintptr_t)hContext, (uintptr_t)hDevice, (uint64_t)count, (uintptr_t)phMetricGroups,),
    "\5\4\1\242\4\148\10\4 MhContext\0MhDevice\0Ecount\0mphMetricGroups\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ch\10\3\0E\1\4\0H@\0A\10\0C\10\0"
    "C\2\0Ka\4\4\0E")

/*: zetDebugAcknowledgeEvent: hDebug:handle event:{_zet_debug_event_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetDebugAcknowledgeEvent, "zetDebugAcknowledgeEvent", (void *hDebug, const void *event), ((uintptr_t)hDebug,
    (uintptr_t)event,),
    "\5\20\1d\14\330\1\10\2 MhDebug\0Levent\0\6@\5.type\0\223\1\5@\6flags\0\222\1\6@\6info.detached.reason\0\221\1\6@\13module.format\0\236\1G\22mo"
    "duleBegin\0G\30End\0G\22load\0E\13thread.thread.slice\0E\32ubslice\0E\31eu\0E\31thread\0G\13page_fault.address\0G\26mask\0\6@\26reason\0\225\1\6"
    "Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\14\0C\14\0Kd\4\1\6\10\0S\14\0C\4\0Kd\10\1\6\20\0S(\0C\30\0Kd\4\1\6\10\0S\30\0C\20\0Kd\10\1\6\10\0S\34"
    "\0C\24\0Ka\4\2\0E")

/*: zetDebugAttach: hDevice:handle config:{_zet_debug_config_t} phDebug -> *phDebug:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetDebugAttach, "zetDebugAttach", (void *hDevice, const void *config, void *phDebug), ((uintptr_t)hDevice,
    (uintptr_t)config, (uintptr_t)phDebug,),
    "\5\3\2\34\24\30\20\3 MhDevice\0Lconfig\0E\6.pid\0MphDebug\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: zetDebugDetach: hDebug:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetDebugDetach, "zetDebugDetach", (void *hDebug), ((uintptr_t)hDebug,),
    "\5\1\1\20\14\10\10\1 MhDebug\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetDebugGetRegisterSetProperties: hDevice:handle *pCount:u32 pRegisterSetProperties ; pCount_max -> *pCount:u32 */
/*:     pRegisterSetProperties[*pCount:u32<pCount_max]:{_zet_debug_regset_properties_t#48} */
/*:     pRegisterSetProperties[*pCount:u32<pCount_max]->next@zet_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetDebugGetRegisterSetProperties, "zetDebugGetRegisterSetProperties", (void *hDevice, void *pCount,
    void *pRegisterSetProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pRegisterSetProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\13\24\306\5\20\370\2\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@pRegisterSetProperties.stype\0\240\1l\27pNext\0e\27type\0e\27version\0%@\27"
    "generalFlags\0\226\1e\27deviceFlags\0e\27count\0e\27bitSize\0e\30yteSize\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A0\0C\4\0"
    "C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A0\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\4\0G\20\0A0\0C\30\0C\1\0Kh\4\2"
    "\0A\30\0C\2\4\4\0G\20\0A0\0C\34\0C\1\0Kh\4\2\0A\34\0C\2\4\4\0G\20\0A0\0C \0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0A0\0C$\0C\1\0Kh\4\2\0A$\0C\2\4\4\0G"
    "\20\0A0\0C(\0C\1\0Kh\4\2\0A(\0C\2\4\4\0G\20\0A0\0C,\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C{\0E0\0G\1\0K")

/*: zetDebugReadEvent: hDebug:handle timeout:u64 event -> event:{_zet_debug_event_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetDebugReadEvent, "zetDebugReadEvent", (void *hDebug, uint64_t timeout, void *event), ((uintptr_t)hDebug,
    (uint64_t)timeout, (uintptr_t)event,),
    "\5\2\20\30`\20\330\1\3 MhDebug\0Gtimeout\0Levent\0\6@\5.type\0\223\1\5@\6flags\0\222\1\6@\6info.detached.reason\0\221\1\6@\13module.format\0\236\1"
    "G\22moduleBegin\0G\30End\0G\22load\0E\13thread.thread.slice\0E\32ubslice\0E\31eu\0E\31thread\0G\13page_fault.address\0G\26mask\0\6@\26reason\0\225"
    "\1\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\10\2\0Ed\4\2\2\0T\14\0C\14\0Kd\4\2\6\10\0S\14\0C\4\0Kd\10\2\6\20\0S(\0C\30\0Kd\4\2\6\10\0S\30\0C\20\0Kd\10"
    "\2\6\10\0S\34\0C\24\0Ka\4\3\0E")

/*: zetDeviceCreateMetricGroupsFromMetricsExp: hDevice:handle metricCount:u32 phMetrics[metricCount]:handle */
/*:     pMetricGroupNamePrefix:string pDescription:string *pMetricGroupCount:u32 phMetricGroup ; */
/*:     pMetricGroupCount_max -> *pMetricGroupCount:u32 phMe */
/*:     tricGroup[*pMetricGroupCount:u32<pMetricGroupCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 2, int, trace__ze_zetDeviceCreateMetricGroupsFromMetricsExp, "zetDeviceCreateMetricGroupsFromMetricsExp",
    (void *hDevice, uint32_t metricCount, void *phMetrics, const void *pMetricGroupNamePrefix, const void *pDescription, void *pMetricGroupCount,
    void *phMetricGroup), ((uintptr_t)hDevice, (uint64_t)metricCount, (uintptr_t)phMetrics, (uintptr_t)pMetricGroupNamePrefix, (uintptr_t)pDescription,
    (uintptr_t)pMetricGroupCount, (uintptr_t)phMetricGroup,),
    NULL, NULL, (5, 4,),
    "\5\6\3\252\10\226\4\220\18\7 MhDevice\0EmetricCount\0mphMetrics\0NpMetricGroupNamePrefix\0NpDescription\0EpMetricGroupCount\0E\21\0mphMetricGr"
    "oup\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Ke\10\3\0U\10\0Oe\10\4\0U\10\0Ob\4\5\2\0Db\4\5\2\0Dh\10\6\0E\2\4\10\0"
    "G@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zetDeviceDisableMetricsExp: hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetDeviceDisableMetricsExp, "zetDeviceDisableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "\5\1\1\20\14\10\10\1 MhDevice\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetDeviceEnableMetricsExp: hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetDeviceEnableMetricsExp, "zetDeviceEnableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "\5\1\1\20\14\10\10\1 MhDevice\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetDeviceGetConcurrentMetricGroupsExp: hDevice:handle metricGroupCount:u32 */
/*:     phMetricGroups[metricGroupCount]:handle pMetricGroupsCountPerConcurrentGroup *pConcurrentGroupCount:u32 ; */
/*:     pConcurrentGroupCount_max -> pMetricGroupsCountPerCo */
/*:     ncurrentGroup[*pConcurrentGroupCount:u32<pConcurrentGroupCount_max]:u32 *pConcurrentGroupCount:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 5, 3, int, trace__ze_zetDeviceGetConcurrentMetricGroupsExp, "zetDeviceGetConcurrentMetricGroupsExp", (void *hDevice,
    uint32_t metricGroupCount, void *phMetricGroups, void *pMetricGroupsCountPerConcurrentGroup, void *pConcurrentGroupCount), ((uintptr_t)hDevice,
    (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)pMetricGroupsCountPerConcurrentGroup, (uintptr_t)pConcurrentGroupCount,),
    NULL, NULL, (4, 4,),
    "\5\4\3\236\4\226\2@8\5 MhDevice\0EmetricGroupCount\0mphMetricGroups\0EpConcurrentGroupCount\0epMetricGroupsCountPerConcurrentGroup\0EpConcurre"
    "ntGroupCount\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kb\4\4\2\0Dh\4\3\0E\2\4\6\0G@\0A\4\0C\4\0C\4\0Kb\4\4\2\0Da"
    "\4\5\0E")

/*: zetDeviceGetDebugProperties: hDevice:handle pDebugProperties -> */
/*:     pDebugProperties:{_zet_device_debug_properties_t} pDebugProperties->next@zet_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetDeviceGetDebugProperties, "zetDeviceGetDebugProperties", (void *hDevice, void *pDebugProperties),
    ((uintptr_t)hDevice, (uintptr_t)pDebugProperties,),
    "\15\1\5\20$\10`\2 \0\1\0\0\0\0\0MhDevice\0LpDebugProperties\0\6@\20.stype\0\240\1L\21pNext\0\5@\21flags\0\227\1\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1"
    "\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\4\2\0G\1\0A\10\0I{\0Y")

/*: zetKernelGetProfileInfo: hKernel:handle pProfileProperties -> pProfileProperties:{_zet_profile_properties_t} */
/*:     pProfileProperties->next@zet_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetKernelGetProfileInfo, "zetKernelGetProfileInfo", (void *hKernel, void *pProfileProperties),
    ((uintptr_t)hKernel, (uintptr_t)pProfileProperties,),
    "\15\1\6\20(\10`\2 \0\1\0\0\0\0\0MhKernel\0LpProfileProperties\0\6@\22.stype\0\240\1L\23pNext\0\5@\23flags\0\237\1E\23numTokens\0\6Aresult\0Ha\10"
    "\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Ka\4\2\0G\1\0A\10\0I{\0Y")

/*: zetMetricCreateFromProgrammableExp: hMetricProgrammable:handle */
/*:     pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} parameterCount:u32 */
/*:     pName:string pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max -> */
/*:     *pMetricHandleCount:u32 phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 2, int, trace__ze_zetMetricCreateFromProgrammableExp, "zetMetricCreateFromProgrammableExp", (void *hMetricProgrammable,
    void *pParameterValues, uint32_t parameterCount, const void *pName, const void *pDescription, void *pMetricHandleCount, void *phMetricHandles),
    ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterValues, (uint64_t)parameterCount, (uintptr_t)pName, (uintptr_t)pDescription,
    (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "\5\5\3\244\4\226\4h8\7 MhMetricProgrammable\0EparameterCount\0NpName\0NpDescription\0EpMetricHandleCount\0E\22\0mphMetricHandles\0\6Aresult\0H"
    "c\2\14\0A\2\0B\2\10\0Ge\10\3\0U\10\0Oe\10\4\0U\10\0Ob\4\5\2\0Db\4\5\2\0Dh\10\6\0E\2\4\10\0G@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zetMetricCreateFromProgrammableExp2: hMetricProgrammable:handle parameterCount:u32 */
/*:     pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} pName:string */
/*:     pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max -> */
/*:     *pMetricHandleCount:u32 phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 7, 2, int, trace__ze_zetMetricCreateFromProgrammableExp2, "zetMetricCreateFromProgrammableExp2",
    (void *hMetricProgrammable, uint32_t parameterCount, void *pParameterValues, const void *pName, const void *pDescription, void *pMetricHandleCount,
    void *phMetricHandles), ((uintptr_t)hMetricProgrammable, (uint64_t)parameterCount, (uintptr_t)pParameterValues, (uintptr_t)pName,
    (uintptr_t)pDescription, (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "\5\5\3\244\4\226\4h8\7 MhMetricProgrammable\0EparameterCount\0NpName\0NpDescription\0EpMetricHandleCount\0E\22\0mphMetricHandles\0\6Aresult\0H"
    "c\2\14\0A\2\0B\1\10\0Ge\10\3\0U\10\0Oe\10\4\0U\10\0Ob\4\5\2\0Db\4\5\2\0Dh\10\6\0E\2\4\10\0G@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zetMetricDecoderCreateExp: hMetricTracer:handle phMetricDecoder -> *phMetricDecoder:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricDecoderCreateExp, "zetMetricDecoderCreateExp", (void *hMetricTracer, void *phMetricDecoder),
    ((uintptr_t)hMetricTracer, (uintptr_t)phMetricDecoder,),
    "\5\1\2\20\24\10\20\2 MhMetricTracer\0MphMetricDecoder\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zetMetricDecoderDestroyExp: phMetricDecoder:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricDecoderDestroyExp, "zetMetricDecoderDestroyExp", (void *phMetricDecoder),
    ((uintptr_t)phMetricDecoder,),
    "\5\1\1\20\14\10\10\1 MphMetricDecoder\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricDecoderGetDecodableMetricsExp: hMetricDecoder:handle *pCount:u32 phMetrics ; pCount_max -> *pCount:u32 */
/*:     phMetrics[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricDecoderGetDecodableMetricsExp, "zetMetricDecoderGetDecodableMetricsExp",
    (void *hMetricDecoder, void *pCount, void *phMetrics), ((uintptr_t)hMetricDecoder, (uintptr_t)pCount, (uintptr_t)phMetrics,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhMetricDecoder\0EpCount\0E\6\0mphMetrics\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0K"
    "a\4\3\0E")

/*: zetMetricDestroyExp: hMetric:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricDestroyExp, "zetMetricDestroyExp", (void *hMetric), ((uintptr_t)hMetric,),
    "\5\1\1\20\14\10\10\1 MhMetric\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricGet: hMetricGroup:handle *pCount:u32 phMetrics ; pCount_max -> *pCount:u32 */
/*:     phMetrics[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricGet, "zetMetricGet", (void *hMetricGroup, void *pCount, void *phMetrics),
    ((uintptr_t)hMetricGroup, (uintptr_t)pCount, (uintptr_t)phMetrics,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhMetricGroup\0EpCount\0E\6\0mphMetrics\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka"
    "\4\3\0E")

/*: zetMetricGetProperties: hMetric:handle pProperties -> pProperties:{_zet_metric_properties_t} */
/*:     pProperties->next@zet_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetMetricGetProperties, "zetMetricGetProperties", (void *hMetric, void *pProperties), ((uintptr_t)hMetric,
    (uintptr_t)pProperties,),
    "\15\1\13\20\304\10\10\250\2\2 \0\1\0\0\0\0\0MhMetric\0LpProperties\0\6@\13.stype\0\240\1L\14pNext\0N\14name\0N\14description\0N\14component\0E"
    "\14tierNumber\0\6@\14metricType\0\235\1\6@\14resultType\0\242\1N\22Units\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C"
    "\10\0Kg\1\1\0A\20\0D\10\0H@\0A\1\0C\20\1\0C\1\0Jg\1\1\0A\20\1\0C\10\0H@\0A\1\0C\20\2\0C\1\0Jg\1\1\0A\20\2\0C\10\0H@\0A\1\0C\20\3\0C\1\0Jd\4\1\2"
    "\20\3\0R\34\3\0B\14\0Kg\1\1\0A\34\3\0C\10\0H@\0A\1\0C\34\4\0C\1\0Ja\4\2\0G\1\0A\10\0I{\0Y")

/*: zetMetricGroupAddMetricExp: hMetricGroup:handle hMetric:handle *pErrorStringSize:u64 pErrorString ; */
/*:     pErrorStringSize_max -> *pErrorStringSize:u64 pErrorString[*pErrorStringSize:u64<pErrorStringSize_max]:chars */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 2, int, trace__ze_zetMetricGroupAddMetricExp, "zetMetricGroupAddMetricExp", (void *hMetricGroup, void *hMetric,
    void *pErrorStringSize, void *pErrorString), ((uintptr_t)hMetricGroup, (uintptr_t)hMetric, (uintptr_t)pErrorStringSize, (uintptr_t)pErrorString,),
    NULL, NULL, (2, 8,),
    "\5\3\3 \232\2\308\4 MhMetricGroup\0M\7\0GpErrorStringSize\0G\20\0N\14\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Db\10\2\2\0Dg\1\3\0E\2\10\5\0"
    "G@\0A\1\0C\1\0C\2\0Ka\4\4\0E")

/*: zetMetricGroupCalculateMetricExportDataExp: hDriver:handle type:i32@zet_metric_group_calculation_type_t */
/*:     exportDataSize:u64 pExportData[exportDataSize]:bytes pCalculateDescriptor:{_zet_metric_calculate_exp_desc_t} */
/*:     pCalculateDescriptor->next@zet_structure_type_t *pSetCount:u32 *pTotalMetricValueCount:u32 pMetricCounts */
/*:     pMetricValues ; pSetCount_max pTotalMetricValueCount_max -> *pSetCount:u32 *pTotalMetricValueCount:u32 */
/*:     pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMet */
/*:     ricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 9, 3, int, trace__ze_zetMetricGroupCalculateMetricExportDataExp, "zetMetricGroupCalculateMetricExportDataExp",
    (void *hDriver, int type, uint64_t exportDataSize, const void *pExportData, void *pCalculateDescriptor, void *pSetCount, void *pTotalMetricValueCount,
    void *pMetricCounts, void *pMetricValues), ((uintptr_t)hDriver, (uint64_t)type, (uint64_t)exportDataSize, (uintptr_t)pExportData,
    (uintptr_t)pCalculateDescriptor, (uintptr_t)pSetCount, (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (5, 4, 6, 4,),
    "\15\12\12\302\2\216\6\240\1\260\2\11 \1\0\0\0\0\0\0MhDriver\0\6@type\0\230\1GexportDataSize\0PpExportData\0LpCalculateDescriptor\0\6@\24.stype"
    "\0\240\1L\25pNext\0E\25rawReportSkipCount\0EpSetCount\0EpTotalMetricValueCount\0EpSetCount\0EpTotalMetricValueCount\0epMetricCounts\0&@\7Value"
    "s.type\0\242\1e\16value.ui32\0g\02664\0i\24fp32\0j\02664\0a\24b8\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14\0A\24\0Ch\1\3\0E\1\10\0I\1\1\0C\1\0C\2\0"
    "Ka\10\4\0Ed\4\4\2\0T\4\0C\4\0Kd\10\4\6\10\0S\24\0C\14\0Kb\4\5\2\0Db\4\6\2\0Db\4\5\2\0Db\4\6\2\0Dh\4\7\0E\2\4\12\0G@\0A\4\0C\4\0C\5\0Kh\4\10\0E"
    "\2\4\13\0G\20\0A\20\0C\4\0C\6\0Kh\4\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\14\0C\6\0Kh\10\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\20\0C\6\0Kh\4\10\0A\10\0"
    "C\2\4\13\0G\20\0A\20\0C\14\0C\6\0Kh\10\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\20\0C\6\0Kh\1\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\11\0C\6\0Ka\4\11\0G\4\0"
    "A\10\0I{\0Y")

/*: zetMetricGroupCalculateMetricValues: hMetricGroup:handle type:i32@zet_metric_group_calculation_type_t */
/*:     rawDataSize:u64 pRawData[rawDataSize]:bytes *pMetricValueCount:u32 pMetricValues ; pMetricValueCount_max -> */
/*:     *pMetricValueCount:u32 pMetricValues[*pMetricValueCount:u32<pMetricValueCount_max]:{_zet_typed_value_t#16} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 6, 3, int, trace__ze_zetMetricGroupCalculateMetricValues, "zetMetricGroupCalculateMetricValues", (void *hMetricGroup,
    int type, uint64_t rawDataSize, const void *pRawData, void *pMetricValueCount, void *pMetricValues), ((uintptr_t)hMetricGroup, (uint64_t)type,
    (uint64_t)rawDataSize, (uintptr_t)pRawData, (uintptr_t)pMetricValueCount, (uintptr_t)pMetricValues,),
    NULL, NULL, (4, 4,),
    "\5\5\10\246\2\204\4@\200\2\6 MhMetricGroup\0\6@type\0\230\1GrawDataSize\0PpRawData\0EpMetricValueCount\0E\21\0&@\14s.type\0\242\1e\16value.ui3"
    "2\0g\02664\0i\24fp32\0j\02664\0a\24b8\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14\0A\24\0Ch\1\3\0E\1\10\0I\1\1\0C\1\0C\2\0Kb\4\4\2\0Db\4\4\2\0Dh\4\5\0"
    "E\2\4\7\0G\20\0A\20\0C\4\0C\4\0Kh\4\5\0A\10\0C\2\4\7\0G\20\0A\20\0C\14\0C\4\0Kh\10\5\0A\10\0C\2\4\7\0G\20\0A\20\0C\20\0C\4\0Kh\4\5\0A\10\0C\2\4"
    "\7\0G\20\0A\20\0C\14\0C\4\0Kh\10\5\0A\10\0C\2\4\7\0G\20\0A\20\0C\20\0C\4\0Kh\1\5\0A\10\0C\2\4\7\0G\20\0A\20\0C\11\0C\4\0Ka\4\6\0E")

/*: zetMetricGroupCalculateMultipleMetricValuesExp: hMetricGroup:handle type:i32@zet_metric_group_calculation_type_t */
/*:     rawDataSize:u64 pRawData[rawDataSize]:bytes *pSetCount:u32 *pTotalMetricValueCount:u32 pMetricCounts */
/*:     pMetricValues ; pSetCount_max pTotalMetricValueCount_max -> *pSetCount:u32 *pTotalMetricValueCount:u32 */
/*:     pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMet */
/*:     ricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 8, 3, int, trace__ze_zetMetricGroupCalculateMultipleMetricValuesExp, "zetMetricGroupCalculateMultipleMetricValuesExp",
    (void *hMetricGroup, int type, uint64_t rawDataSize, const void *pRawData, void *pSetCount, void *pTotalMetricValueCount, void *pMetricCounts,
    void *pMetricValues), ((uintptr_t)hMetricGroup, (uint64_t)type, (uint64_t)rawDataSize, (uintptr_t)pRawData, (uintptr_t)pSetCount,
    (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (4, 4, 5, 4,),
    "\5\6\12\252\2\216\6H\260\2\10 MhMetricGroup\0\6@type\0\230\1GrawDataSize\0PpRawData\0EpSetCount\0EpTotalMetricValueCount\0EpSetCount\0EpTotalM"
    "etricValueCount\0epMetricCounts\0&@\7Values.type\0\242\1e\16value.ui32\0g\02664\0i\24fp32\0j\02664\0a\24b8\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14"
    "\0A\24\0Ch\1\3\0E\1\10\0I\1\1\0C\1\0C\2\0Kb\4\4\2\0Db\4\5\2\0Db\4\4\2\0Db\4\5\2\0Dh\4\6\0E\2\4\11\0G@\0A\4\0C\4\0C\4\0Kh\4\7\0E\2\4\12\0G\20\0A"
    "\20\0C\4\0C\5\0Kh\4\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\14\0C\5\0Kh\10\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\20\0C\5\0Kh\4\7\0A\10\0C\2\4\12\0G\20\0A\20"
    "\0C\14\0C\5\0Kh\10\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\20\0C\5\0Kh\1\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\11\0C\5\0Ka\4\10\0E")

/*: zetMetricGroupCloseExp: hMetricGroup:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricGroupCloseExp, "zetMetricGroupCloseExp", (void *hMetricGroup), ((uintptr_t)hMetricGroup,),
    "\5\1\1\20\14\10\10\1 MhMetricGroup\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricGroupCreateExp: hDevice:handle pName:string pDescription:string */
/*:     samplingType:u32@zet_metric_group_sampling_type_flag_t phMetricGroup -> *phMetricGroup:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zetMetricGroupCreateExp, "zetMetricGroupCreateExp", (void *hDevice, const void *pName,
    const void *pDescription, uint32_t samplingType, void *phMetricGroup), ((uintptr_t)hDevice, (uintptr_t)pName, (uintptr_t)pDescription,
    (uint64_t)samplingType, (uintptr_t)phMetricGroup,),
    "\5\4\2\240\4\24`\20\5 MhDevice\0NpName\0NpDescription\0\5@samplingType\0\231\1MphMetricGroup\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Oe\10\2\0U\10\0O"
    "a\4\3\0Eb\10\4\2\0Da\4\5\0E")

/*: zetMetricGroupDestroyExp: hMetricGroup:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricGroupDestroyExp, "zetMetricGroupDestroyExp", (void *hMetricGroup), ((uintptr_t)hMetricGroup,),
    "\5\1\1\20\14\10\10\1 MhMetricGroup\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricGroupGet: hDevice:handle *pCount:u32 phMetricGroups ; pCount_max -> *pCount:u32 */
/*:     phMetricGroups[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricGroupGet, "zetMetricGroupGet", (void *hDevice, void *pCount, void *phMetricGroups),
    ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMetricGroups,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphMetricGroups\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka"
    "\4\3\0E")

/*: zetMetricGroupGetExportDataExp: hMetricGroup:handle pRawData[rawDataSize]:bytes rawDataSize:u64 */
/*:     *pExportDataSize:u64 pExportData ; pExportDataSize_max -> *pExportDataSize:u64 */
/*:     pExportData[*pExportDataSize:u64<pExportDataSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 5, 3, int, trace__ze_zetMetricGroupGetExportDataExp, "zetMetricGroupGetExportDataExp", (void *hMetricGroup,
    const void *pRawData, uint64_t rawDataSize, void *pExportDataSize, void *pExportData), ((uintptr_t)hMetricGroup, (uintptr_t)pRawData,
    (uint64_t)rawDataSize, (uintptr_t)pExportDataSize, (uintptr_t)pExportData,),
    NULL, NULL, (3, 8,),
    "\5\4\3\246\2\232\2@8\5 MhMetricGroup\0PpRawData\0GrawDataSize\0GpExportDataSize\0G\17\0P\13\0\6Aresult\0Ha\10\0Fh\1\1\0E\1\10\0I\1\1\0C\1\0C\2\0"
    "Ka\10\2\0Eb\10\3\2\0Db\10\3\2\0Dh\1\4\0E\2\10\6\0H\1\1\0C\1\0C\3\0Ka\4\5\0E")

/*: zetMetricGroupGetGlobalTimestampsExp: hMetricGroup:handle synchronizedWithHost:u8 globalTimestamp */
/*:     metricTimestamp -> *globalTimestamp:u64 *metricTimestamp:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 4, 3, int, trace__ze_zetMetricGroupGetGlobalTimestampsExp, "zetMetricGroupGetGlobalTimestampsExp", (void *hMetricGroup,
    uint8_t synchronizedWithHost, void *globalTimestamp, void *metricTimestamp), ((uintptr_t)hMetricGroup, (uint64_t)synchronizedWithHost,
    (uintptr_t)globalTimestamp, (uintptr_t)metricTimestamp,),
    "\5\2\3\21\34\20\30\4 MhMetricGroup\0AsynchronizedWithHost\0GglobalTimestamp\0GmetricTimestamp\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Gb\10\2\2\0Db\10"
    "\3\2\0Da\4\4\0E")

/*: zetMetricGroupGetProperties: hMetricGroup:handle pProperties -> pProperties:{_zet_metric_group_properties_t} */
/*:     pProperties->next@zet_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetMetricGroupGetProperties, "zetMetricGroupGetProperties", (void *hMetricGroup, void *pProperties),
    ((uintptr_t)hMetricGroup, (uintptr_t)pProperties,),
    "\15\1\11\20\270\4\10\330\1\2 \0\1\0\0\0\0\0MhMetricGroup\0LpProperties\0\6@\13.stype\0\240\1L\14pNext\0N\14name\0N\14description\0\5@\14sampli"
    "ngType\0\231\1E\14domain\0E\14metricCount\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C\10\0Kg\1\1\0A\20\0D\10\0H@\0A\1"
    "\0C\20\1\0C\1\0Jg\1\1\0A\20\1\0C\10\0H@\0A\1\0C\20\2\0C\1\0Jd\4\1\2\20\2\0R\34\2\0B\14\0Ka\4\2\0G\1\0A\10\0I{\0Y")

/*: zetMetricGroupRemoveMetricExp: hMetricGroup:handle hMetric:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricGroupRemoveMetricExp, "zetMetricGroupRemoveMetricExp", (void *hMetricGroup, void *hMetric),
    ((uintptr_t)hMetricGroup, (uintptr_t)hMetric,),
    "\5\2\1\30\14\20\10\2 MhMetricGroup\0M\7\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetMetricProgrammableGetExp: hDevice:handle *pCount:u32 phMetricProgrammables ; pCount_max -> *pCount:u32 */
/*:     phMetricProgrammables[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricProgrammableGetExp, "zetMetricProgrammableGetExp", (void *hDevice, void *pCount,
    void *phMetricProgrammables), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMetricProgrammables,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphMetricProgrammables\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C"
    "\1\0Ka\4\3\0E")

/*: zetMetricProgrammableGetParamInfoExp: hMetricProgrammable:handle *pParameterCount:u32 pParameterInfo ; */
/*:     pParameterCount_max -> *pParameterCount:u32 pParamet */
/*:     erInfo[*pParameterCount:u32<pParameterCount_max]:{_zet_metric_programmable_param_info_exp_t#168} */
/*:     pParameterInfo[*pParameterCount:u32<pParameterCount_max]->next@zet_structure_type_t#168 */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricProgrammableGetParamInfoExp, "zetMetricProgrammableGetParamInfoExp",
    (void *hMetricProgrammable, void *pParameterCount, void *pParameterInfo), ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterCount,
    (uintptr_t)pParameterInfo,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\264\13\20\200\2\3 \0\1\0\0\0\0\0MhMetricProgrammable\0EpParameterCount\0E\17\0&@\12Info.stype\0\240\1l\17pNext\0&@\17type\0\233\1N"
    "\17name\0&@\17valueInfoType\0\241\1e\30Count\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A\250\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4"
    "\4\0G\20\0A\250\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A\250\0C\24\0C\1\0Ki\1\2\0A\24\0C\2\4\4\0G\20\0A\250\0C\200\0C\1\0Kh\4\2\0A\224\0C\2\4"
    "\4\0G\20\0A\250\0C\230\0C\1\0Kh\4\2\0A\240\0C\2\4\4\0G\20\0A\250\0C\244\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C{\0E\250\0G\1\0K")

/*: zetMetricProgrammableGetParamValueInfoExp: hMetricProgrammable:handle parameterOrdinal:u32 *pValueInfoCount:u32 */
/*:     pValueInfo ; pValueInfoCount_max -> *pValueInfoCount:u32 */
/*:     pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]:{_zet_metric_programmable_param_value_info_exp_t#160} */
/*:     pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]->next@zet_structure_type_t#160 */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zetMetricProgrammableGetParamValueInfoExp, "zetMetricProgrammableGetParamValueInfoExp",
    (void *hMetricProgrammable, uint32_t parameterOrdinal, void *pValueInfoCount, void *pValueInfo), ((uintptr_t)hMetricProgrammable,
    (uint64_t)parameterOrdinal, (uintptr_t)pValueInfoCount, (uintptr_t)pValueInfo,),
    NULL, NULL, (2, 4,),
    "\15\3\5\30\342\11\30\210\1\4 \0\1\0\0\0\0\0MhMetricProgrammable\0EparameterOrdinal\0EpValueInfoCount\0E\17\0&@\12.stype\0\240\1l\13pNext\0N\13d"
    "escription\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\4\3\0E\2\4\5\0G\20\0A\240\0C\4\0C\2\0Kh\10\3\0A\10\0C\2\4\5\0G\20\0A\240\0C"
    "\20\0C\2\0Ki\1\3\0A \0C\2\4\5\0G\20\0A\240\0C\200\0C\2\0Ka\4\4\0G\3\0A\10\0C\2\4\5\0C{\0E\240\0G\2\0K")

/*: zetMetricProgrammableGetPropertiesExp: hMetricProgrammable:handle pProperties -> */
/*:     pProperties:{_zet_metric_programmable_exp_properties_t} pProperties->next@zet_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 3, int, trace__ze_zetMetricProgrammableGetPropertiesExp, "zetMetricProgrammableGetPropertiesExp", (void *hMetricProgrammable,
    void *pProperties), ((uintptr_t)hMetricProgrammable, (uintptr_t)pProperties,),
    "\15\1\14\20\306\6\10\200\2\2 \0\1\0\0\0\0\0MhMetricProgrammable\0LpProperties\0\6@\13.stype\0\240\1L\14pNext\0N\14name\0N\14description\0N\14c"
    "omponent\0E\14tierNumber\0E\14domain\0E\14parameterCount\0\5@\14samplingType\0\231\1E\15ourceId\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0"
    "Kd\10\1\6\10\0S\20\0C\10\0Kg\1\1\0A\20\0D\10\0H@\0A\1\0C\220\0C\200\0Kg\1\1\0A\220\0D\10\0H@\0A\1\0C\20\1\0B\200\0Kg\1\1\0A\20\1\0C\10\0H@\0A\1"
    "\0C\220\1\0B\200\0Kd\4\1\2\220\1\0R\244\1\0B\24\0Ka\4\2\0G\1\0A\10\0I{\0Y")

/*: zetMetricQueryCreate: hMetricQueryPool:handle index:u32 phMetricQuery -> *phMetricQuery:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetMetricQueryCreate, "zetMetricQueryCreate", (void *hMetricQueryPool, uint32_t index, void *phMetricQuery),
    ((uintptr_t)hMetricQueryPool, (uint64_t)index, (uintptr_t)phMetricQuery,),
    "\5\2\2\24\24\20\20\3 MhMetricQueryPool\0Eindex\0MphMetricQuery\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0E")

/*: zetMetricQueryDestroy: hMetricQuery:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricQueryDestroy, "zetMetricQueryDestroy", (void *hMetricQuery), ((uintptr_t)hMetricQuery,),
    "\5\1\1\20\14\10\10\1 MhMetricQuery\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricQueryGetData: hMetricQuery:handle *pRawDataSize:u64 pRawData ; pRawDataSize_max -> *pRawDataSize:u64 */
/*:     pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricQueryGetData, "zetMetricQueryGetData", (void *hMetricQuery, void *pRawDataSize,
    void *pRawData), ((uintptr_t)hMetricQuery, (uintptr_t)pRawDataSize, (uintptr_t)pRawData,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhMetricQuery\0GpRawDataSize\0G\14\0P\10\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dh\1\2\0E\2\10\4\0H\1\1\0C\1\0C\1\0Ka\4"
    "\3\0E")

/*: zetMetricQueryPoolCreate: hContext:handle hDevice:handle hMetricGroup:handle */
/*:     desc:{_zet_metric_query_pool_desc_t} desc->next@zet_structure_type_t phMetricQueryPool -> */
/*:     *phMetricQueryPool:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 5, 2, int, trace__ze_zetMetricQueryPoolCreate, "zetMetricQueryPoolCreate", (void *hContext, void *hDevice, void *hMetricGroup,
    const void *desc, void *phMetricQueryPool), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hMetricGroup, (uintptr_t)desc,
    (uintptr_t)phMetricQueryPool,),
    "\15\10\2<\24`\20\5 \1\0\0\0\0\0\0MhContext\0MhDevice\0MhMetricGroup\0Ldesc\0\6@\4.stype\0\240\1L\5pNext\0\6@\5type\0\234\1E\5count\0MphMetricQ"
    "ueryPool\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\4\0C\4\0Kd\10\3\6\10\0S\30\0C\20\0Kb\10\4\2\0Da\4\5\0G\3\0A\10\0I{\0Y")

/*: zetMetricQueryPoolDestroy: hMetricQueryPool:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricQueryPoolDestroy, "zetMetricQueryPoolDestroy", (void *hMetricQueryPool),
    ((uintptr_t)hMetricQueryPool,),
    "\5\1\1\20\14\10\10\1 MhMetricQueryPool\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricQueryReset: hMetricQuery:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricQueryReset, "zetMetricQueryReset", (void *hMetricQuery), ((uintptr_t)hMetricQuery,),
    "\5\1\1\20\14\10\10\1 MhMetricQuery\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricStreamerClose: hMetricStreamer:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricStreamerClose, "zetMetricStreamerClose", (void *hMetricStreamer), ((uintptr_t)hMetricStreamer,),
    "\5\1\1\20\14\10\10\1 MhMetricStreamer\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricStreamerOpen: hContext:handle hDevice:handle hMetricGroup:handle desc:{_zet_metric_streamer_desc_t} */
/*:     desc->next@zet_structure_type_t hNotificationEvent:handle phMetricStreamer -> *phMetricStreamer:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 6, 2, int, trace__ze_zetMetricStreamerOpen, "zetMetricStreamerOpen", (void *hContext, void *hDevice, void *hMetricGroup,
    void *desc, void *hNotificationEvent, void *phMetricStreamer), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)hMetricGroup, (uintptr_t)desc,
    (uintptr_t)hNotificationEvent, (uintptr_t)phMetricStreamer,),
    "\15\11\2D\24h\20\6 \1\0\0\0\0\0\0MhContext\0MhDevice\0MhMetricGroup\0Ldesc\0\6@\4.stype\0\240\1L\5pNext\0E\5notifyEveryNReports\0E\5samplingPe"
    "riod\0MhNotificationEvent\0MphMetricStreamer\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cd\4\3\2\0T\4\0C\4\0Kd\10\3\6\10\0S\30\0C\20\0Ka\10\4\0E"
    "b\10\5\2\0Da\4\6\0G\3\0A\10\0I{\0Y")

/*: zetMetricStreamerReadData: hMetricStreamer:handle maxReportCount:u32 *pRawDataSize:u64 pRawData ; */
/*:     pRawDataSize_max -> *pRawDataSize:u64 pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zetMetricStreamerReadData, "zetMetricStreamerReadData", (void *hMetricStreamer,
    uint32_t maxReportCount, void *pRawDataSize, void *pRawData), ((uintptr_t)hMetricStreamer, (uint64_t)maxReportCount, (uintptr_t)pRawDataSize,
    (uintptr_t)pRawData,),
    NULL, NULL, (2, 8,),
    "\5\3\3\34\232\2\308\4 MhMetricStreamer\0EmaxReportCount\0GpRawDataSize\0G\14\0P\10\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\10\2\2\0Db\10\2\2\0Dh\1"
    "\3\0E\2\10\5\0H\1\1\0C\1\0C\2\0Ka\4\4\0E")

/*: zetMetricTracerCreateExp: hContext:handle hDevice:handle metricGroupCount:u32 */
/*:     phMetricGroups[metricGroupCount]:handle desc:{_zet_metric_tracer_exp_desc_t} desc->next@zet_structure_type_t */
/*:     hNotificationEvent:handle phMetricTracer -> *phMetricTracer:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 7, 2, int, trace__ze_zetMetricTracerCreateExp, "zetMetricTracerCreateExp", (void *hContext, void *hDevice,
    uint32_t metricGroupCount, void *phMetricGroups, void *desc, void *hNotificationEvent, void *phMetricTracer), ((uintptr_t)hContext, (uintptr_t)hDevice,
    (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)desc, (uintptr_t)hNotificationEvent, (uintptr_t)phMetricTracer,),
    "\15\11\2\302\4\24\230\1\20\7 \1\0\0\0\0\0\0MhContext\0MhDevice\0EmetricGroupCount\0mphMetricGroups\0Ldesc\0\6@\4.stype\0\240\1L\5pNext\0E\5not"
    "ifyEveryNBytes\0MhNotificationEvent\0MphMetricTracer\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ch\10\3\0E\1\4\0H@\0A\10\0C\10\0C\2\0Ka\10\4\0"
    "Ed\4\4\2\0T\4\0C\4\0Kd\10\4\6\10\0S\24\0C\14\0Ka\10\5\0Eb\10\6\2\0Da\4\7\0G\4\0A\10\0I{\0Y")

/*: zetMetricTracerDecodeExp: phMetricDecoder:handle *pRawDataSize:u64 pRawData metricsCount:u32 */
/*:     phMetrics[metricsCount]:handle *pSetCount:u32 pMetricEntriesCountPerSet *pMetricEntriesCount:u32 */
/*:     pMetricEntries ; pRawDataSize_max pSetCount_max pMetricEntriesCount_max -> *pRawDataSize:u64 */
/*:     pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes *pSetCount:u32 */
/*:     pMetricEntriesCountPerSet[*pSetCount:u32<pSetCount_max]:u32 *pMetricEntriesCount:u32 */
/*:     pMetricEntries[*pMetricEntriesCount:u32<pMetricEntriesCount_max]:{_zet_metric_entry_exp_t#32} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 9, 2, int, trace__ze_zetMetricTracerDecodeExp, "zetMetricTracerDecodeExp", (void *phMetricDecoder, void *pRawDataSize,
    void *pRawData, uint32_t metricsCount, void *phMetrics, void *pSetCount, void *pMetricEntriesCountPerSet, void *pMetricEntriesCount,
    void *pMetricEntries), ((uintptr_t)phMetricDecoder, (uintptr_t)pRawDataSize, (uintptr_t)pRawData, (uint64_t)metricsCount, (uintptr_t)phMetrics,
    (uintptr_t)pSetCount, (uintptr_t)pMetricEntriesCountPerSet, (uintptr_t)pMetricEntriesCount, (uintptr_t)pMetricEntries,),
    NULL, NULL, (1, 8, 5, 4, 7, 4,),
    "\5\6\12\252\4\320\6P\220\2\11 MphMetricDecoder\0GpRawDataSize\0EmetricsCount\0mphMetrics\0EpSetCount\0EpMetricEntriesCount\0GpRawDataSize\0P\10\0"
    "EpSetCount\0epMetricEntriesCountPerSet\0E\23\0g\16.timeStamp\0e\17metricIndex\0a\17onSubdevice\0e\17subdeviceId\0\6Aresult\0Ha\10\0Fb\10\1\2\0D"
    "a\4\3\0Eh\10\4\0E\1\4\0H@\0A\10\0C\10\0C\3\0Kb\4\5\2\0Db\4\7\2\0Db\10\1\2\0Dh\1\2\0E\2\10\12\0H\1\1\0C\1\0C\1\0Kb\4\5\2\0Dh\4\6\0E\2\4\13\0G@\0"
    "A\4\0C\4\0C\5\0Kb\4\7\2\0Dh\10\10\0A\10\0C\2\4\14\0G\20\0A \0C\20\0C\7\0Kh\4\10\0A\20\0C\2\4\14\0G\20\0A \0C\24\0C\7\0Kh\1\10\0A\24\0C\2\4\14\0"
    "G\20\0A \0C\25\0C\7\0Kh\4\10\0A\30\0C\2\4\14\0G\20\0A \0C\34\0C\7\0Ka\4\11\0E")

/*: zetMetricTracerDestroyExp: hMetricTracer:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetMetricTracerDestroyExp, "zetMetricTracerDestroyExp", (void *hMetricTracer), ((uintptr_t)hMetricTracer,),
    "\5\1\1\20\14\10\10\1 MhMetricTracer\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricTracerDisableExp: hMetricTracer:handle synchronous:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricTracerDisableExp, "zetMetricTracerDisableExp", (void *hMetricTracer, uint8_t synchronous),
    ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "\5\2\1\21\14\20\10\2 MhMetricTracer\0Asynchronous\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetMetricTracerEnableExp: hMetricTracer:handle synchronous:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetMetricTracerEnableExp, "zetMetricTracerEnableExp", (void *hMetricTracer, uint8_t synchronous),
    ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "\5\2\1\21\14\20\10\2 MhMetricTracer\0Asynchronous\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetMetricTracerReadDataExp: hMetricTracer:handle *pRawDataSize:u64 pRawData ; pRawDataSize_max -> */
/*:     *pRawDataSize:u64 pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 3, 3, int, trace__ze_zetMetricTracerReadDataExp, "zetMetricTracerReadDataExp", (void *hMetricTracer, void *pRawDataSize,
    void *pRawData), ((uintptr_t)hMetricTracer, (uintptr_t)pRawDataSize, (uintptr_t)pRawData,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhMetricTracer\0GpRawDataSize\0G\14\0P\10\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dh\1\2\0E\2\10\4\0H\1\1\0C\1\0C\1\0Ka"
    "\4\3\0E")

/*: zetModuleGetDebugInfo: hModule:handle format:i32@zet_module_debug_info_format_t *pSize:u64 pDebugInfo ; */
/*:     pSize_max -> *pSize:u64 pDebugInfo[*pSize:u64<pSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze, 4, 3, int, trace__ze_zetModuleGetDebugInfo, "zetModuleGetDebugInfo", (void *hModule, int format, void *pSize,
    void *pDebugInfo), ((uintptr_t)hModule, (uint64_t)format, (uintptr_t)pSize, (uintptr_t)pDebugInfo,),
    NULL, NULL, (2, 8,),
    "\5\3\3\34\232\2\308\4 MhModule\0\6@format\0\236\1GpSize\0G\5\0PpDebugInfo\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\10\2\2\0Db\10\2\2\0Dh\1\3\0E\2\10"
    "\5\0H\1\1\0C\1\0C\2\0Ka\4\4\0E")

/*: zetTracerExpCreate: hContext:handle desc:{_zet_tracer_exp_desc_t} desc->next@zet_structure_type_t phTracer -> */
/*:     *phTracer:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 3, 2, int, trace__ze_zetTracerExpCreate, "zetTracerExpCreate", (void *hContext, const void *desc, void *phTracer),
    ((uintptr_t)hContext, (uintptr_t)desc, (uintptr_t)phTracer,),
    "\15\5\2,\24`\20\3 \1\0\0\0\0\0\0MhContext\0Ldesc\0\6@\4.stype\0\240\1L\5pNext\0L\6UserData\0MphTracer\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2"
    "\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0I{\0Y")

/*: zetTracerExpDestroy: hTracer:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 1, 2, int, trace__ze_zetTracerExpDestroy, "zetTracerExpDestroy", (void *hTracer), ((uintptr_t)hTracer,),
    "\5\1\1\20\14\10\10\1 MhTracer\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetTracerExpSetEnabled: hTracer:handle enable:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetTracerExpSetEnabled, "zetTracerExpSetEnabled", (void *hTracer, uint8_t enable), ((uintptr_t)hTracer,
    (uint64_t)enable,),
    "\5\2\1\21\14\20\10\2 MhTracer\0Aenable\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetTracerExpSetEpilogues: hTracer:handle pCoreCbs:{_ze_callbacks_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetTracerExpSetEpilogues, "zetTracerExpSetEpilogues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "\5z\1\330\7\148\10\2 MhTracer\0LpCoreCbs\0L\10.Global.pfnInitCb\0L\11Driver.pfnGetCb\0L\26ApiVersionCb\0L\26PropertiesCb\0L\26IpcPropertiesCb\0"
    "L\26ExtensionPropertiesCb\0L\12evice.pfnGetCb\0L\26SubDevicesCb\0L\26PropertiesCb\0L\26ComputePropertiesCb\0L\26ModulePropertiesCb\0L\26Comman"
    "dQueueGroupPropertiesCb\0L\26MemoryPropertiesCb\0L\34AccessPropertiesCb\0L\26CachePropertiesCb\0L\26ImagePropertiesCb\0L\26ExternalMemoryPrope"
    "rtiesCb\0L\26P2PPropertiesCb\0L\23CanAccessPeerCb\0L\23GetStatusCb\0L\11Context.pfnCreateCb\0L\24DestroyCb\0L\24GetStatusCb\0L\24SystemBarrier"
    "Cb\0L\24MakeMemoryResidentCb\0L\24EvictMemoryCb\0L\24MakeImageResidentCb\0L\24EvictImageCb\0L\13mmandQueue.pfnCreateCb\0L\31DestroyCb\0L\31Exe"
    "cuteCommandListsCb\0L\31SynchronizeCb\0L\20List.pfnCreateCb\0L\36ImmediateCb\0L\30DestroyCb\0L\30CloseCb\0L\30ResetCb\0L\30AppendWriteGlobalTi"
    "mestampCb\0L\36BarrierCb\0L\36MemoryRangesBarrierCb\0L\37emoryCopyCb\0L\37emoryFillCb\0L\37emoryCopyRegionCb\0L\37emoryCopyFromContextCb\0L\36I"
    "mageCopyCb\0L\37mageCopyRegionCb\0L\37mageCopyToMemoryCb\0L\37mageCopyFromMemoryCb\0L\36MemoryPrefetchCb\0L\37emAdviseCb\0L\36SignalEventCb\0L"
    "\36WaitOnEventsCb\0L\36EventResetCb\0L\36QueryKernelTimestampsCb\0L\36LaunchKernelCb\0L\37aunchCooperativeKernelCb\0L\37aunchKernelIndirectCb\0"
    "L\37aunchMultipleKernelsIndirectCb\0L\11Fence.pfnCreateCb\0L\22DestroyCb\0L\22HostSynchronizeCb\0L\22QueryStatusCb\0L\22ResetCb\0L\11EventPool"
    ".pfnCreateCb\0L\26DestroyCb\0L\26GetIpcHandleCb\0L\26OpenIpcHandleCb\0L\26CloseIpcHandleCb\0L\16.pfnCreateCb\0L\22DestroyCb\0L\22HostSignalCb\0"
    "L\27ynchronizeCb\0L\22QueryStatusCb\0L\22HostResetCb\0L\22QueryKernelTimestampCb\0L\11Image.pfnGetPropertiesCb\0L\22CreateCb\0L\22DestroyCb\0L"
    "\11Module.pfnCreateCb\0L\23DestroyCb\0L\24ynamicLinkCb\0L\23GetNativeBinaryCb\0L\26GlobalPointerCb\0L\26KernelNamesCb\0L\26PropertiesCb\0L\26F"
    "unctionPointerCb\0L\17BuildLog.pfnDestroyCb\0L\33GetStringCb\0L\11Kernel.pfnCreateCb\0L\23DestroyCb\0L\23SetCacheConfigCb\0L\26GroupSizeCb\0L\24"
    "uggestGroupSizeCb\0L\32MaxCooperativeGroupCountCb\0L\24etArgumentValueCb\0L\26IndirectAccessCb\0L\23GetIndirectAccessCb\0L\26SourceAttributesC"
    "b\0L\26PropertiesCb\0L\26NameCb\0L\11Sampler.pfnCreateCb\0L\24DestroyCb\0L\11PhysicalMem.pfnCreateCb\0L\30DestroyCb\0L\11Mem.pfnAllocSharedCb\0"
    "L\25DeviceCb\0L\25HostCb\0L\20FreeCb\0L\20GetAllocPropertiesCb\0L\24ddressRangeCb\0L\23IpcHandleCb\0L\20OpenIpcHandleCb\0L\20CloseIpcHandleCb\0"
    "L\11VirtualMem.pfnReserveCb\0L\27FreeCb\0L\27QueryPageSizeCb\0L\27MapCb\0L\27UnmapCb\0L\27SetAccessAttributeCb\0L\27GetAccessAttributeCb\0\6Ar"
    "esult\0Hc\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\300\3\0B\300\3\0Ja\4\2\0E")

/*: zetTracerExpSetPrologues: hTracer:handle pCoreCbs:{_ze_callbacks_t} -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze, 2, 2, int, trace__ze_zetTracerExpSetPrologues, "zetTracerExpSetPrologues", (void *hTracer, void *pCoreCbs), ((uintptr_t)hTracer,
    (uintptr_t)pCoreCbs,),
    "\5z\1\330\7\148\10\2 MhTracer\0LpCoreCbs\0L\10.Global.pfnInitCb\0L\11Driver.pfnGetCb\0L\26ApiVersionCb\0L\26PropertiesCb\0L\26IpcPropertiesCb\0"
    "L\26ExtensionPropertiesCb\0L\12evice.pfnGetCb\0L\26SubDevicesCb\0L\26PropertiesCb\0L\26ComputePropertiesCb\0L\26ModulePropertiesCb\0L\26Comman"
    "dQueueGroupPropertiesCb\0L\26MemoryPropertiesCb\0L\34AccessPropertiesCb\0L\26CachePropertiesCb\0L\26ImagePropertiesCb\0L\26ExternalMemoryPrope"
    "rtiesCb\0L\26P2PPropertiesCb\0L\23CanAccessPeerCb\0L\23GetStatusCb\0L\11Context.pfnCreateCb\0L\24DestroyCb\0L\24GetStatusCb\0L\24SystemBarrier"
    "Cb\0L\24MakeMemoryResidentCb\0L\24EvictMemoryCb\0L\24MakeImageResidentCb\0L\24EvictImageCb\0L\13mmandQueue.pfnCreateCb\0L\31DestroyCb\0L\31Exe"
    "cuteCommandListsCb\0L\31SynchronizeCb\0L\20List.pfnCreateCb\0L\36ImmediateCb\0L\30DestroyCb\0L\30CloseCb\0L\30ResetCb\0L\30AppendWriteGlobalTi"
    "mestampCb\0L\36BarrierCb\0L\36MemoryRangesBarrierCb\0L\37emoryCopyCb\0L\37emoryFillCb\0L\37emoryCopyRegionCb\0L\37emoryCopyFromContextCb\0L\36I"
    "mageCopyCb\0L\37mageCopyRegionCb\0L\37mageCopyToMemoryCb\0L\37mageCopyFromMemoryCb\0L\36MemoryPrefetchCb\0L\37emAdviseCb\0L\36SignalEventCb\0L"
    "\36WaitOnEventsCb\0L\36EventResetCb\0L\36QueryKernelTimestampsCb\0L\36LaunchKernelCb\0L\37aunchCooperativeKernelCb\0L\37aunchKernelIndirectCb\0"
    "L\37aunchMultipleKernelsIndirectCb\0L\11Fence.pfnCreateCb\0L\22DestroyCb\0L\22HostSynchronizeCb\0L\22QueryStatusCb\0L\22ResetCb\0L\11EventPool"
    ".pfnCreateCb\0L\26DestroyCb\0L\26GetIpcHandleCb\0L\26OpenIpcHandleCb\0L\26CloseIpcHandleCb\0L\16.pfnCreateCb\0L\22DestroyCb\0L\22HostSignalCb\0"
    "L\27ynchronizeCb\0L\22QueryStatusCb\0L\22HostResetCb\0L\22QueryKernelTimestampCb\0L\11Image.pfnGetPropertiesCb\0L\22CreateCb\0L\22DestroyCb\0L"
    "\11Module.pfnCreateCb\0L\23DestroyCb\0L\24ynamicLinkCb\0L\23GetNativeBinaryCb\0L\26GlobalPointerCb\0L\26KernelNamesCb\0L\26PropertiesCb\0L\26F"
    "unctionPointerCb\0L\17BuildLog.pfnDestroyCb\0L\33GetStringCb\0L\11Kernel.pfnCreateCb\0L\23DestroyCb\0L\23SetCacheConfigCb\0L\26GroupSizeCb\0L\24"
    "uggestGroupSizeCb\0L\32MaxCooperativeGroupCountCb\0L\24etArgumentValueCb\0L\26IndirectAccessCb\0L\23GetIndirectAccessCb\0L\26SourceAttributesC"
    "b\0L\26PropertiesCb\0L\26NameCb\0L\11Sampler.pfnCreateCb\0L\24DestroyCb\0L\11PhysicalMem.pfnCreateCb\0L\30DestroyCb\0L\11Mem.pfnAllocSharedCb\0"
    "L\25DeviceCb\0L\25HostCb\0L\20FreeCb\0L\20GetAllocPropertiesCb\0L\24ddressRangeCb\0L\23IpcHandleCb\0L\20OpenIpcHandleCb\0L\20CloseIpcHandleCb\0"
    "L\11VirtualMem.pfnReserveCb\0L\27FreeCb\0L\27QueryPageSizeCb\0L\27MapCb\0L\27UnmapCb\0L\27SetAccessAttributeCb\0L\27GetAccessAttributeCb\0\6Ar"
    "esult\0Hc\2\20\0A\2\0B\1\10\0Gd\10\1\2\0T\300\3\0B\300\3\0Ja\4\2\0E")

/*: zeCommandListAppendGraphExt: hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr */
/*:     hSignalEvent:handle numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 6, 1, int, trace__ze_given_zeCommandListAppendGraphExt, "zeCommandListAppendGraphExt", (void *hCommandList,
    void *hGraph, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uintptr_t)hGraph,
    (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendGraphExt_before, NULL, (),
    "\15\6\1\262\4\14@\10\6 \1\0\0\0\0\0\0MhCommandList\0MhGraph\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\5$\0A\6\0B\1\10"
    "\2\20\3\30\4 \0A$\0Gh\10\5\0E\1\4\0H@\0A\10\0C\10\0C\4\0Ka\4\6\0G\2\0e")

/*: zeCommandListAppendHostFunction: hCommandList:handle pfnHostFunction:ptr pUserData:ptr */
/*:     pNext->@ze_structure_type_t pNext:ptr hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendHostFunction, "zeCommandListAppendHostFunction", (void *hCommandList,
    void *pfnHostFunction, void *pUserData, const void *pNext, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList,
    (uintptr_t)pfnHostFunction, (uintptr_t)pUserData, (uintptr_t)pNext, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\15\7\1\272\4\14@\10\7 \1\0\0\0\0\0\0MhCommandList\0LpfnHostFunction\0LpUserData\0LpNext\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Ares"
    "ult\0Hc\6,\0A\6\0B\1\10\2\20\3\30\4 \5(\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\4\7\0G\3\0e")

/*: zeCommandListAppendSignalExternalSemaphoreExt: hCommandList:handle numSemaphores:u32 */
/*:     phSemaphores[numSemaphores]:handle signalParams[numS */
/*:     emaphores]:{_ze_external_semaphore_signal_params_ext_t#24} */
/*:     signalParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendSignalExternalSemaphoreExt,
    "zeCommandListAppendSignalExternalSemaphoreExt", (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *signalParams,
    void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores,
    (uintptr_t)signalParams, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\15\11\1\376\12\14\350\1\10\7 \1\0\0\0\0\0\0MhCommandList\0EnumSemaphores\0mphSemaphores\0&@signalParams.stype\0Zl\15pNext\0g\15value\0MhSigna"
    "lEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\4\3\0E\1\4\0H\20\0A\30\0C\4\0C"
    "\1\0Kh\10\3\0A\10\0C\1\4\0H\20\0A\30\0C\20\0C\1\0Kh\10\3\0A\20\0C\1\4\0H\20\0A\30\0C\30\0C\1\0Kc\2\14\0A\2\4\0A\5\10\0Gh\10\6\0E\1\4\0H@\0A\10\0"
    "C\10\0C\5\0Ka\4\7\0G\3\0A\10\0C\1\4\0J\30\0G\1\0K")

/*: zeCommandListAppendWaitExternalSemaphoreExt: hCommandList:handle numSemaphores:u32 */
/*:     phSemaphores[numSemaphores]:handle waitParams[numSemaphores]:{_ze_external_semaphore_wait_params_ext_t#24} */
/*:     waitParams[numSemaphores]->next@ze_structure_type_t#24 hSignalEvent:handle numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeCommandListAppendWaitExternalSemaphoreExt,
    "zeCommandListAppendWaitExternalSemaphoreExt", (void *hCommandList, uint32_t numSemaphores, void *phSemaphores, void *waitParams, void *hSignalEvent,
    uint32_t numWaitEvents, void *phWaitEvents), ((uintptr_t)hCommandList, (uint64_t)numSemaphores, (uintptr_t)phSemaphores, (uintptr_t)waitParams,
    (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\15\11\1\376\12\14\350\1\10\7 \1\0\0\0\0\0\0MhCommandList\0EnumSemaphores\0mphSemaphores\0&@waitParams.stype\0Zl\13pNext\0g\13value\0MhSignalE"
    "vent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kh\4\3\0E\1\4\0H\20\0A\30\0C\4\0C\1\0"
    "Kh\10\3\0A\10\0C\1\4\0H\20\0A\30\0C\20\0C\1\0Kh\10\3\0A\20\0C\1\4\0H\20\0A\30\0C\30\0C\1\0Kc\2\14\0A\2\4\0A\5\10\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10"
    "\0C\5\0Ka\4\7\0G\3\0A\10\0C\1\4\0J\30\0G\1\0K")

/*: zeCommandListBeginCaptureIntoGraphExt: hCommandList:handle hGraph:handle pNext->@ze_structure_type_t pNext:ptr */
/*:     -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 2, int, trace__ze_given_zeCommandListBeginCaptureIntoGraphExt, "zeCommandListBeginCaptureIntoGraphExt",
    (void *hCommandList, void *hGraph, const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)hGraph, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginCaptureIntoGraphExt_after, (),
    "\15\3\1 \14\20\10\3 \1\0\0\0\0\0\0MhCommandList\0MhGraph\0LpNext\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0G\2\0e")

/*: zeCommandListBeginGraphCaptureExt: hCommandList:handle pNext->@ze_structure_type_t pNext:ptr -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 2, 2, int, trace__ze_given_zeCommandListBeginGraphCaptureExt, "zeCommandListBeginGraphCaptureExt",
    (void *hCommandList, const void *pNext), ((uintptr_t)hCommandList, (uintptr_t)pNext,),
    NULL, trace__ze_zeCommandListBeginGraphCaptureExt_after, (),
    "\15\2\1\30\14\20\10\2 \1\0\0\0\0\0\0MhCommandList\0LpNext\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0G\1\0e")

/*: zeCommandListCreateCloneExp: hCommandList:handle phClonedCommandList -> *phClonedCommandList:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeCommandListCreateCloneExp, "zeCommandListCreateCloneExp", (void *hCommandList,
    void *phClonedCommandList), ((uintptr_t)hCommandList, (uintptr_t)phClonedCommandList,),
    "\5\1\2\20\24\10\20\2 MhCommandList\0MphClonedCommandList\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeCommandListEndGraphCaptureExt: hCommandList:handle pNext->@ze_structure_type_t pNext:ptr phGraph -> */
/*:     *phGraph:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 2, int, trace__ze_given_zeCommandListEndGraphCaptureExt, "zeCommandListEndGraphCaptureExt", (void *hCommandList,
    const void *pNext, void *phGraph), ((uintptr_t)hCommandList, (uintptr_t)pNext, (uintptr_t)phGraph,),
    NULL, trace__ze_zeCommandListEndGraphCaptureExt_after, (),
    "\15\2\2\30\24\20\20\3 \1\0\0\0\0\0\0MhCommandList\0LpNext\0MphGraph\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0G\1\0e")

/*: zeCommandListGetGraphExt: hCommandList:handle phGraph -> *phGraph:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeCommandListGetGraphExt, "zeCommandListGetGraphExt", (void *hCommandList, void *phGraph),
    ((uintptr_t)hCommandList, (uintptr_t)phGraph,),
    "\5\1\2\20\24\10\20\2 MhCommandList\0MphGraph\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeCommandListGetNextCommandIdExp: hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} */
/*:     desc->next@ze_structure_type_t pCommandId -> *pCommandId:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeCommandListGetNextCommandIdExp, "zeCommandListGetNextCommandIdExp", (void *hCommandList,
    const void *desc, void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc, (uintptr_t)pCommandId,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhCommandList\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0@GpCommandId\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1"
    "\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeCommandListGetNextCommandIdWithKernelsExp: hCommandList:handle desc:{_ze_mutable_command_id_exp_desc_t} */
/*:     desc->next@ze_structure_type_t numKernels:u32 phKernels[numKernels]:handle pCommandId -> *pCommandId:u64 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 5, 3, int, trace__ze_given_zeCommandListGetNextCommandIdWithKernelsExp, "zeCommandListGetNextCommandIdWithKernelsExp",
    (void *hCommandList, const void *desc, uint32_t numKernels, void *phKernels, void *pCommandId), ((uintptr_t)hCommandList, (uintptr_t)desc,
    (uint64_t)numKernels, (uintptr_t)phKernels, (uintptr_t)pCommandId,),
    "\15\7\2\262\4\24\220\1\20\5 \1\0\0\0\0\0\0MhCommandList\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0@EnumKernels\0mphKernels\0GpCommandId\0\6A"
    "result\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Ka\4\2\0Eh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\2\0Kb\10\4\2\0Da\4\5\0G\1"
    "\0A\10\0c")

/*: zeCommandListIsGraphCaptureEnabledExt: hCommandList:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeCommandListIsGraphCaptureEnabledExt, "zeCommandListIsGraphCaptureEnabledExt",
    (void *hCommandList), ((uintptr_t)hCommandList,),
    "\5\1\1\20\14\10\10\1 MhCommandList\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeCommandListIsMutableExp: hCommandList:handle pIsMutable -> *pIsMutable:u8 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeCommandListIsMutableExp, "zeCommandListIsMutableExp", (void *hCommandList, void *pIsMutable),
    ((uintptr_t)hCommandList, (uintptr_t)pIsMutable,),
    "\5\1\2\20\15\0100\2 MhCommandList\0ApIsMutable\0\6Aresult\0Ha\10\0Fd\1\1\2\0T\1\0C\1\0Ka\4\2\0E")

/*: zeCommandListUpdateMutableCommandKernelsExp: hCommandList:handle numKernels:u32 pCommandId */
/*:     phKernels[numKernels]:handle -> *pCommandId:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandKernelsExp, "zeCommandListUpdateMutableCommandKernelsExp",
    (void *hCommandList, uint32_t numKernels, void *pCommandId, void *phKernels), ((uintptr_t)hCommandList, (uint64_t)numKernels, (uintptr_t)pCommandId,
    (uintptr_t)phKernels,),
    "\5\3\2\232\4\248\20\4 MhCommandList\0EnumKernels\0mphKernels\0GpCommandId\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\3\0E\1\4\0H@\0A\10\0C\10\0C\1"
    "\0Kb\10\2\2\0Da\4\4\0E")

/*: zeCommandListUpdateMutableCommandSignalEventExp: hCommandList:handle commandId:u64 hSignalEvent:handle -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandSignalEventExp,
    "zeCommandListUpdateMutableCommandSignalEventExp", (void *hCommandList, uint64_t commandId, void *hSignalEvent), ((uintptr_t)hCommandList,
    (uint64_t)commandId, (uintptr_t)hSignalEvent,),
    trace__ze_zeCommandListAppendWriteGlobalTimestamp_before, NULL, (),
    "\5\3\1 \14\20\10\3 MhCommandList\0GcommandId\0MhSignalEvent\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeCommandListUpdateMutableCommandWaitEventsExp: hCommandList:handle commandId:u64 numWaitEvents:u32 */
/*:     phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandWaitEventsExp,
    "zeCommandListUpdateMutableCommandWaitEventsExp", (void *hCommandList, uint64_t commandId, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uint64_t)commandId, (uint64_t)numWaitEvents, (uintptr_t)phWaitEvents,),
    "\5\4\1\242\4\148\10\4 MhCommandList\0GcommandId\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ch\10\3\0E\1\4\0H@"
    "\0A\10\0C\10\0C\2\0Ka\4\4\0E")

/*: zeCommandListUpdateMutableCommandsExp: hCommandList:handle desc:{_ze_mutable_commands_exp_desc_t} */
/*:     desc->next@ze_structure_type_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeCommandListUpdateMutableCommandsExp, "zeCommandListUpdateMutableCommandsExp",
    (void *hCommandList, const void *desc), ((uintptr_t)hCommandList, (uintptr_t)desc,),
    "\15\5\1(\14`\10\2 \1\0\0\0\0\0\0MhCommandList\0Ldesc\0\6@\4.stype\0ZL\5pNext\0E\5flags\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0K"
    "d\10\1\6\10\0S\24\0C\14\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceGetFabricVertexExp: hDevice:handle phVertex -> *phVertex:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeDeviceGetFabricVertexExp, "zeDeviceGetFabricVertexExp", (void *hDevice, void *phVertex),
    ((uintptr_t)hDevice, (uintptr_t)phVertex,),
    "\5\1\2\20\24\10\20\2 MhDevice\0MphVertex\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeDeviceGetVectorWidthPropertiesExt: hDevice:handle *pCount:u32 pVectorWidthProperties ; pCount_max -> */
/*:     *pCount:u32 pVectorWidthProperties[*pCount:u32<pCount_max]:{_ze_device_vector_width_properties_ext_t#80} */
/*:     pVectorWidthProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#80 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeDeviceGetVectorWidthPropertiesExt, "zeDeviceGetVectorWidthPropertiesExt",
    (void *hDevice, void *pCount, void *pVectorWidthProperties), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pVectorWidthProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\23\24\366\11\20\270\5\3 \0\1\0\0\0\0\0MhDevice\0EpCount\0E\6\0&@pVectorWidthProperties.stype\0Zl\27pNext\0e\27vector_width_size\0e\27pre"
    "ferred_vector_width_char\0e\37d_vector_width_short\0e\37d_vector_width_int\0e\37d_vector_width_long\0e\37d_vector_width_float\0e\37d_vector_wi"
    "dth_double\0e\37d_vector_width_half\0e\27native_vector_width_char\0e\37ector_width_short\0e\37ector_width_int\0e\37ector_width_long\0e\37ector"
    "_width_float\0e\37ector_width_double\0e\37ector_width_half\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0AP\0C\4\0C\1\0Kh\10\2\0"
    "A\10\0C\2\4\4\0G\20\0AP\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0AP\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\4\0G\20\0AP\0C\30\0C\1\0Kh\4\2\0A\30\0C\2\4"
    "\4\0G\20\0AP\0C\34\0C\1\0Kh\4\2\0A\34\0C\2\4\4\0G\20\0AP\0C \0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0AP\0C$\0C\1\0Kh\4\2\0A$\0C\2\4\4\0G\20\0AP\0C(\0C"
    "\1\0Kh\4\2\0A(\0C\2\4\4\0G\20\0AP\0C,\0C\1\0Kh\4\2\0A,\0C\2\4\4\0G\20\0AP\0C0\0C\1\0Kh\4\2\0A0\0C\2\4\4\0G\20\0AP\0C4\0C\1\0Kh\4\2\0A4\0C\2\4\4"
    "\0G\20\0AP\0C8\0C\1\0Kh\4\2\0A8\0C\2\4\4\0G\20\0AP\0C<\0C\1\0Kh\4\2\0A<\0C\2\4\4\0G\20\0AP\0C@\0C\1\0Kh\4\2\0A@\0C\2\4\4\0G\20\0AP\0CD\0C\1\0K"
    "h\4\2\0AD\0C\2\4\4\0G\20\0AP\0CH\0C\1\0Kh\4\2\0AH\0C\2\4\4\0G\20\0AP\0CL\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0IP\0G\1\0K")

/*: zeDeviceImportExternalSemaphoreExt: hDevice:handle desc:{_ze_external_semaphore_ext_desc_t} */
/*:     desc->next@ze_structure_type_t phSemaphore -> *phSemaphore:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDeviceImportExternalSemaphoreExt, "zeDeviceImportExternalSemaphoreExt", (void *hDevice,
    const void *desc, void *phSemaphore), ((uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phSemaphore,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0#MphSemaphore\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0"
    "T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeDevicePciGetPropertiesExt: hDevice:handle pPciProperties -> pPciProperties:{_ze_pci_ext_properties_t} */
/*:     pPciProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeDevicePciGetPropertiesExt, "zeDevicePciGetPropertiesExt", (void *hDevice,
    void *pPciProperties), ((uintptr_t)hDevice, (uintptr_t)pPciProperties,),
    "\15\1\13\20@\10`\2 \0\1\0\0\0\0\0MhDevice\0LpPciProperties\0\6@\16.stype\0ZL\17pNext\0E\17address.domain\0E\27bus\0E\27device\0E\27function\0F"
    "\17maxSpeed.genVersion\0F\30width\0H\30maxBandwidth\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S0\0C(\0Ka\4\2\0G\1\0A\10\0c")

/*: zeDeviceReleaseExternalSemaphoreExt: hSemaphore:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeDeviceReleaseExternalSemaphoreExt, "zeDeviceReleaseExternalSemaphoreExt", (void *hSemaphore),
    ((uintptr_t)hSemaphore,),
    "\5\1\1\20\14\10\10\1 MhSemaphore\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeDeviceReserveCacheExt: hDevice:handle cacheLevel:u64 cacheReservationSize:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDeviceReserveCacheExt, "zeDeviceReserveCacheExt", (void *hDevice, uint64_t cacheLevel,
    uint64_t cacheReservationSize), ((uintptr_t)hDevice, (uint64_t)cacheLevel, (uint64_t)cacheReservationSize,),
    "\5\3\1 \14\20\10\3 MhDevice\0GcacheLevel\0G\5ReservationSize\0\6Aresult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Ca\4\3\0E")

/*: zeDeviceSetCacheAdviceExt: hDevice:handle ptr:ptr regionSize:u64 cacheRegion:i32@ze_cache_ext_region_t -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeDeviceSetCacheAdviceExt, "zeDeviceSetCacheAdviceExt", (void *hDevice, void *ptr,
    uint64_t regionSize, int cacheRegion), ((uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)regionSize, (uint64_t)cacheRegion,),
    "\5\4\1$\14\20\10\4 MhDevice\0Lptr\0GregionSize\0\6@cacheRegion\0\3\6Aresult\0Hc\4\34\0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0E")

/*: zeDriverGetDefaultContext: hDriver:handle -> return:handle */
TRACE__FORWARD(trace__ze_given, 1, 3, void *, trace__ze_given_zeDriverGetDefaultContext, "zeDriverGetDefaultContext", (void *hDriver),
    ((uintptr_t)hDriver,),
    "\4\1\1\20\20\10\10\0MhDriver\0Mresult\0a\10\0Fa\10\1\0E")

/*: zeDriverRTASFormatCompatibilityCheckExp: hDriver:handle rtasFormatA:i32@ze_rtas_format_exp_t */
/*:     rtasFormatB:i32@ze_rtas_format_exp_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDriverRTASFormatCompatibilityCheckExp, "zeDriverRTASFormatCompatibilityCheckExp",
    (void *hDriver, int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "\5\3\1\30\14\20\10\3 MhDriver\0\6@rtasFormatA\0S\6@\12B\0S\6Aresult\0Hc\3\20\0A\4\0B\1\10\2\14\0A\20\0Ca\4\3\0E")

/*: zeDriverRTASFormatCompatibilityCheckExt: hDriver:handle rtasFormatA:i32@ze_rtas_format_ext_t */
/*:     rtasFormatB:i32@ze_rtas_format_ext_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeDriverRTASFormatCompatibilityCheckExt, "zeDriverRTASFormatCompatibilityCheckExt",
    (void *hDriver, int rtasFormatA, int rtasFormatB), ((uintptr_t)hDriver, (uint64_t)rtasFormatA, (uint64_t)rtasFormatB,),
    "\5\3\1\30\14\20\10\3 MhDriver\0\6@rtasFormatA\0T\6@\12B\0T\6Aresult\0Hc\3\20\0A\4\0B\1\10\2\14\0A\20\0Ca\4\3\0E")

/*: zeEventCounterBasedCloseIpcHandle: hEvent:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeEventCounterBasedCloseIpcHandle, "zeEventCounterBasedCloseIpcHandle", (void *hEvent),
    ((uintptr_t)hEvent,),
    "\5\1\1\20\14\10\10\1 MhEvent\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeEventCounterBasedCreate: hContext:handle hDevice:handle desc:{_ze_event_counter_based_desc_t} */
/*:     desc->next@ze_structure_type_t phEvent -> *phEvent:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeEventCounterBasedCreate, "zeEventCounterBasedCreate", (void *hContext, void *hDevice,
    const void *desc, void *phEvent), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)phEvent,),
    "\15\10\28\24`\20\4 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0\34\5@\5signal\0 \5@\5wait\0 MphEvent\0\6Ares"
    "ult\0Hc\3\30\0A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\34\0C\24\0Kb\10\3\2\0Da\4\4\0G\2\0A\10\0c")

/*: zeEventCounterBasedGetDeviceAddress: hEvent:handle completionValue deviceAddress -> *completionValue:u64 */
/*:     *deviceAddress:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeEventCounterBasedGetDeviceAddress, "zeEventCounterBasedGetDeviceAddress", (void *hEvent,
    void *completionValue, void *deviceAddress), ((uintptr_t)hEvent, (uintptr_t)completionValue, (uintptr_t)deviceAddress,),
    "\5\1\3\20\34\10\30\3 MhEvent\0GcompletionValue\0GdeviceAddress\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: zeEventCounterBasedGetIpcHandle: hEvent:handle phIpc -> phIpc:{_ze_ipc_event_counter_based_handle_t} */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeEventCounterBasedGetIpcHandle, "zeEventCounterBasedGetIpcHandle", (void *hEvent, void *phIpc),
    ((uintptr_t)hEvent, (uintptr_t)phIpc,),
    "\5\1\3\20\232\2\108\2 MhEvent\0LphIpc\0P\5.data\0\6Aresult\0Ha\10\0Fa\10\1\0Eh\1\1\0F\10\0I\1\1\0C@\0C@\0Ka\4\2\0E")

/*: zeEventQueryKernelTimestampsExt: hEvent:handle hDevice:handle *pCount:u32 pResults ; pCount_max -> *pCount:u32 */
/*:     pResults[*pCount:u32<pCount_max]:{_ze_event_query_kernel_timestamps_results_ext_properties_t#32} */
/*:     pResults[*pCount:u32<pCount_max]->next@ze_structure_type_t#32 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zeEventQueryKernelTimestampsExt, "zeEventQueryKernelTimestampsExt", (void *hEvent,
    void *hDevice, void *pCount, void *pResults), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pResults,),
    NULL, NULL, (2, 4,),
    "\15\3\6\34\350\3\30\260\1\4 \0\1\0\0\0\0\0MhEvent\0MhDevice\0EpCount\0E\6\0&@pResults.stype\0Zl\11pNext\0l\12KernelTimestampsBuffer\0l\12Synch"
    "ronizedTimestampsBuffer\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\4\3\0E\2\4\5\0G\20\0A \0C\4\0C\2\0Kh\10\3\0A\10\0C\2\4\5\0G\20\0"
    "A \0C\20\0C\2\0Kh\10\3\0A\20\0C\2\4\5\0G\20\0A \0C\30\0C\2\0Kh\10\3\0A\30\0C\2\4\5\0G\20\0A \0C \0C\2\0Ka\4\4\0G\3\0A\10\0C\2\4\5\0I \0G\2\0K")

/*: zeEventQueryTimestampsExp: hEvent:handle hDevice:handle *pCount:u32 pTimestamps ; pCount_max -> *pCount:u32 */
/*:     pTimestamps[*pCount:u32<pCount_max]:{_ze_kernel_timestamp_result_t#32} return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zeEventQueryTimestampsExp, "zeEventQueryTimestampsExp", (void *hEvent, void *hDevice,
    void *pCount, void *pTimestamps), ((uintptr_t)hEvent, (uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pTimestamps,),
    NULL, NULL, (2, 4,),
    "\5\3\6\34\250\4\30\260\1\4 MhEvent\0MhDevice\0EpCount\0E\6\0gpTimestamps.global.kernelStart\0g\31End\0g\14context.kernelStart\0g\32End\0\6Ares"
    "ult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\10\3\0E\2\4\5\0G\20\0A \0C\10\0C\2\0Kh\10\3\0A\10\0C\2\4\5\0G\20\0A \0C\20\0C\2\0Kh\10\3\0A\20"
    "\0C\2\4\5\0G\20\0A \0C\30\0C\2\0Kh\10\3\0A\30\0C\2\4\5\0G\20\0A \0C \0C\2\0Ka\4\4\0E")

/*: zeExecutableGraphDestroyExt: hGraph:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeExecutableGraphDestroyExt, "zeExecutableGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "\5\1\1\20\14\10\10\1 MhGraph\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeExecutableGraphGetSourceGraphExt: hGraph:handle phSourceGraph -> *phSourceGraph:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeExecutableGraphGetSourceGraphExt, "zeExecutableGraphGetSourceGraphExt", (void *hGraph,
    void *phSourceGraph), ((uintptr_t)hGraph, (uintptr_t)phSourceGraph,),
    "\5\1\2\20\24\10\20\2 MhGraph\0MphSourceGraph\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeFabricEdgeGetExp: hVertexA:handle hVertexB:handle *pCount:u32 phEdges ; pCount_max -> *pCount:u32 */
/*:     phEdges[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zeFabricEdgeGetExp, "zeFabricEdgeGetExp", (void *hVertexA, void *hVertexB, void *pCount,
    void *phEdges), ((uintptr_t)hVertexA, (uintptr_t)hVertexB, (uintptr_t)pCount, (uintptr_t)phEdges,),
    NULL, NULL, (2, 4,),
    "\5\3\3\34\226\4\308\4 MhVertexA\0M\7B\0EpCount\0E\6\0mphEdges\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\10\3\0E\2\4\5\0G@\0A\10\0"
    "C\10\0C\2\0Ka\4\4\0E")

/*: zeFabricEdgeGetPropertiesExp: hEdge:handle pEdgeProperties -> pEdgeProperties:{_ze_fabric_edge_exp_properties_t} */
/*:     pEdgeProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeFabricEdgeGetPropertiesExp, "zeFabricEdgeGetPropertiesExp", (void *hEdge,
    void *pEdgeProperties), ((uintptr_t)hEdge, (uintptr_t)pEdgeProperties,),
    "\15\1\13\20\300\4\10\330\1\2 \0\1\0\0\0\0\0MhEdge\0LpEdgeProperties\0\6@\17.stype\0ZL\20pNext\0P\20uuid.id\0N\20model\0E\20bandwidth\0\6@\31Un"
    "it\0\1E\20latency\0\6@\27Unit\0006\6@\20duplexity\0$\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C\10\0Kh\1\1\0A\20\0D\10\0"
    "I\1\1\0C \0C\20\0Kg\1\1\0A \0D\10\0H@\0A\1\0C \1\0C\1\0Jd\4\1\2 \1\0R4\1\0B\24\0Ka\4\2\0G\1\0A\10\0c")

/*: zeFabricEdgeGetVerticesExp: hEdge:handle phVertexA phVertexB -> *phVertexA:handle *phVertexB:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeFabricEdgeGetVerticesExp, "zeFabricEdgeGetVerticesExp", (void *hEdge, void *phVertexA,
    void *phVertexB), ((uintptr_t)hEdge, (uintptr_t)phVertexA, (uintptr_t)phVertexB,),
    "\5\1\3\20\34\10\30\3 MhEdge\0MphVertexA\0M\10B\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\2\2\0Da\4\3\0E")

/*: zeFabricVertexGetDeviceExp: hVertex:handle phDevice -> *phDevice:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeFabricVertexGetDeviceExp, "zeFabricVertexGetDeviceExp", (void *hVertex, void *phDevice),
    ((uintptr_t)hVertex, (uintptr_t)phDevice,),
    "\5\1\2\20\24\10\20\2 MhVertex\0MphDevice\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeFabricVertexGetExp: hDriver:handle *pCount:u32 phVertices ; pCount_max -> *pCount:u32 */
/*:     phVertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeFabricVertexGetExp, "zeFabricVertexGetExp", (void *hDriver, void *pCount,
    void *phVertices), ((uintptr_t)hDriver, (uintptr_t)pCount, (uintptr_t)phVertices,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDriver\0EpCount\0E\6\0mphVertices\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zeFabricVertexGetPropertiesExp: hVertex:handle pVertexProperties -> */
/*:     pVertexProperties:{_ze_fabric_vertex_exp_properties_t} pVertexProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeFabricVertexGetPropertiesExp, "zeFabricVertexGetPropertiesExp", (void *hVertex,
    void *pVertexProperties), ((uintptr_t)hVertex, (uintptr_t)pVertexProperties,),
    "\15\1\13\20\273\2\10\330\1\2 \0\1\0\0\0\0\0MhVertex\0LpVertexProperties\0\6@\21.stype\0ZL\22pNext\0P\22uuid.id\0\6@\22type\0%A\22remote\0E\22a"
    "ddress.domain\0E\32bus\0E\32device\0E\32function\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\20\0C\10\0Kh\1\1\0A\20\0D\10\0"
    "I\1\1\0C \0C\20\0Kd\4\1\2 \0S%\0C\5\0Kd\4\1\6(\0S8\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeFabricVertexGetSubVerticesExp: hVertex:handle *pCount:u32 phSubvertices ; pCount_max -> *pCount:u32 */
/*:     phSubvertices[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeFabricVertexGetSubVerticesExp, "zeFabricVertexGetSubVerticesExp", (void *hVertex,
    void *pCount, void *phSubvertices), ((uintptr_t)hVertex, (uintptr_t)pCount, (uintptr_t)phSubvertices,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhVertex\0EpCount\0E\6\0mphSubvertices\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4"
    "\3\0E")

/*: zeGraphCreateExt: hContext:handle pNext->@ze_structure_type_t pNext:ptr phGraph -> *phGraph:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeGraphCreateExt, "zeGraphCreateExt", (void *hContext, const void *pNext, void *phGraph),
    ((uintptr_t)hContext, (uintptr_t)pNext, (uintptr_t)phGraph,),
    "\15\2\2\30\24\20\20\3 \1\0\0\0\0\0\0MhContext\0LpNext\0MphGraph\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0G\1\0e")

/*: zeGraphDestroyExt: hGraph:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeGraphDestroyExt, "zeGraphDestroyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "\5\1\1\20\14\10\10\1 MhGraph\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeGraphDumpContentsExt: hGraph:handle filePath:string pNext->@ze_structure_type_t pNext:ptr -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeGraphDumpContentsExt, "zeGraphDumpContentsExt", (void *hGraph, const void *filePath,
    const void *pNext), ((uintptr_t)hGraph, (uintptr_t)filePath, (uintptr_t)pNext,),
    "\15\3\1\236\2\148\10\3 \1\0\0\0\0\0\0MhGraph\0NfilePath\0LpNext\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Oa\10\2\0Ea\4\3\0G\2\0e")

/*: zeGraphGetPrimaryCommandListExt: hGraph:handle phCommandList -> *phCommandList:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeGraphGetPrimaryCommandListExt, "zeGraphGetPrimaryCommandListExt", (void *hGraph,
    void *phCommandList), ((uintptr_t)hGraph, (uintptr_t)phCommandList,),
    "\5\1\2\20\24\10\20\2 MhGraph\0MphCommandList\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeGraphInstantiateExt: hGraph:handle pNext->@ze_structure_type_t pNext:ptr phExecutableGraph -> */
/*:     *phExecutableGraph:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeGraphInstantiateExt, "zeGraphInstantiateExt", (void *hGraph, const void *pNext,
    void *phExecutableGraph), ((uintptr_t)hGraph, (uintptr_t)pNext, (uintptr_t)phExecutableGraph,),
    "\15\2\2\30\24\20\20\3 \1\0\0\0\0\0\0MhGraph\0LpNext\0MphExecutableGraph\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Da\4\3\0G\1\0e")

/*: zeGraphIsEmptyExt: hGraph:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeGraphIsEmptyExt, "zeGraphIsEmptyExt", (void *hGraph), ((uintptr_t)hGraph,),
    "\5\1\1\20\14\10\10\1 MhGraph\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeGraphSetDestructionCallbackExt: hGraph:handle pfnCallback:ptr pUserData:ptr pNext->@ze_structure_type_t */
/*:     pNext:ptr -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeGraphSetDestructionCallbackExt, "zeGraphSetDestructionCallbackExt", (void *hGraph,
    void *pfnCallback, void *pUserData, const void *pNext), ((uintptr_t)hGraph, (uintptr_t)pfnCallback, (uintptr_t)pUserData, (uintptr_t)pNext,),
    "\15\4\1(\14\20\10\4 \1\0\0\0\0\0\0MhGraph\0LpfnCallback\0LpUserData\0LpNext\0\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Ca\4\4\0G\3\0e")

/*: zeImageGetAllocPropertiesExt: hContext:handle hImage:handle pImageAllocProperties -> */
/*:     pImageAllocProperties:{_ze_image_allocation_ext_properties_t} */
/*:     pImageAllocProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeImageGetAllocPropertiesExt, "zeImageGetAllocPropertiesExt", (void *hContext, void *hImage,
    void *pImageAllocProperties), ((uintptr_t)hContext, (uintptr_t)hImage, (uintptr_t)pImageAllocProperties,),
    "\15\2\5\30(\20`\3 \0\1\0\0\0\0\0MhContext\0MhImage\0LpImageAllocProperties\0\6@\25.stype\0ZL\26pNext\0G\26id\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0"
    "Ga\10\2\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\30\0C\20\0Ka\4\3\0G\2\0A\10\0c")

/*: zeImageGetDeviceOffsetExp: hImage:handle pDeviceOffset -> *pDeviceOffset:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeImageGetDeviceOffsetExp, "zeImageGetDeviceOffsetExp", (void *hImage, void *pDeviceOffset),
    ((uintptr_t)hImage, (uintptr_t)pDeviceOffset,),
    "\5\1\2\20\24\10\20\2 MhImage\0GpDeviceOffset\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeImageGetMemoryPropertiesExp: hImage:handle pMemoryProperties -> */
/*:     pMemoryProperties:{_ze_image_memory_properties_exp_t} pMemoryProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeImageGetMemoryPropertiesExp, "zeImageGetMemoryPropertiesExp", (void *hImage,
    void *pMemoryProperties), ((uintptr_t)hImage, (uintptr_t)pMemoryProperties,),
    "\15\1\7\208\10`\2 \0\1\0\0\0\0\0MhImage\0LpMemoryProperties\0\6@\21.stype\0ZL\22pNext\0G\22size\0G\22rowPitch\0G\22slicePitch\0\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S(\0C \0Ka\4\2\0G\1\0A\10\0c")

/*: zeImageViewCreateExp: hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t */
/*:     hImage:handle phImageView -> *phImageView:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zeImageViewCreateExp, "zeImageViewCreateExp", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "\15\23\2l\24h\20\5 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0)\6@\5type\0.\6@\5format.layout\0*\6@\14type\0"
    ",\6@\14x\0+\6@\14y\0+\6@\14z\0+\6@\14w\0+G\5width\0E\5height\0E\5depth\0E\5arraylevels\0E\5miplevels\0MhImage\0MphImageView\0\6Aresult\0Hc\3\30\0"
    "A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0SH\0C@\0Ka\10\3\0Eb\10\4\2\0Da\4\5\0G\2\0A\10\0c")

/*: zeImageViewCreateExt: hContext:handle hDevice:handle desc:{_ze_image_desc_t} desc->next@ze_structure_type_t */
/*:     hImage:handle phImageView -> *phImageView:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zeImageViewCreateExt, "zeImageViewCreateExt", (void *hContext, void *hDevice, const void *desc,
    void *hImage, void *phImageView), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)desc, (uintptr_t)hImage, (uintptr_t)phImageView,),
    "\15\23\2l\24h\20\5 \1\0\0\0\0\0\0MhContext\0MhDevice\0Ldesc\0\6@\4.stype\0ZL\5pNext\0\5@\5flags\0)\6@\5type\0.\6@\5format.layout\0*\6@\14type\0"
    ",\6@\14x\0+\6@\14y\0+\6@\14z\0+\6@\14w\0+G\5width\0E\5height\0E\5depth\0E\5arraylevels\0E\5miplevels\0MhImage\0MphImageView\0\6Aresult\0Hc\3\30\0"
    "A\4\0B\1\10\2\20\0A\30\0Cd\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0SH\0C@\0Ka\10\3\0Eb\10\4\2\0Da\4\5\0G\2\0A\10\0c")

/*: zeKernelGetAllocationPropertiesExp: hKernel:handle *pCount:u32 pAllocationProperties ; pCount_max -> *pCount:u32 */
/*:     pAllocationProperties[*pCount:u32<pCount_max]:{_ze_kernel_allocation_exp_properties_t#40} */
/*:     pAllocationProperties[*pCount:u32<pCount_max]->next@ze_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeKernelGetAllocationPropertiesExp, "zeKernelGetAllocationPropertiesExp", (void *hKernel,
    void *pCount, void *pAllocationProperties), ((uintptr_t)hKernel, (uintptr_t)pCount, (uintptr_t)pAllocationProperties,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\364\4\20\200\2\3 \0\1\0\0\0\0\0MhKernel\0EpCount\0E\6\0&@pAllocationProperties.stype\0Zl\26pNext\0g\26base\0g\26size\0&@\26type\0="
    "e\26argIndex\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A(\0C\20\0C\1\0Kh\10\2\0"
    "A\20\0C\2\4\4\0G\20\0A(\0C\30\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A(\0C \0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0A(\0C$\0C\1\0Kh\4\2\0A$\0C\2\4\4\0G\20"
    "\0A(\0C(\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0I(\0G\1\0K")

/*: zeKernelGetBinaryExp: hKernel:handle *pSize:u64 pKernelBinary ; pSize_max -> *pSize:u64 */
/*:     pKernelBinary[*pSize:u64<pSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zeKernelGetBinaryExp, "zeKernelGetBinaryExp", (void *hKernel, void *pSize,
    void *pKernelBinary), ((uintptr_t)hKernel, (uintptr_t)pSize, (uintptr_t)pKernelBinary,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhKernel\0GpSize\0G\5\0PpKernelBinary\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dh\1\2\0E\2\10\4\0H\1\1\0C\1\0C\1\0Ka\4\3\0"
    "E")

/*: zeKernelSchedulingHintExp: hKernel:handle pHint -> pHint:{_ze_scheduling_hint_exp_desc_t} */
/*:     pHint->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeKernelSchedulingHintExp, "zeKernelSchedulingHintExp", (void *hKernel, void *pHint),
    ((uintptr_t)hKernel, (uintptr_t)pHint,),
    "\15\1\5\20$\10`\2 \0\1\0\0\0\0\0MhKernel\0LpHint\0\6@\5.stype\0ZL\6pNext\0\5@\6flags\0Y\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6"
    "\10\0S\24\0C\14\0Ka\4\2\0G\1\0A\10\0c")

/*: zeKernelSetGlobalOffsetExp: hKernel:handle offsetX:u32 offsetY:u32 offsetZ:u32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 2, int, trace__ze_given_zeKernelSetGlobalOffsetExp, "zeKernelSetGlobalOffsetExp", (void *hKernel, uint32_t offsetX,
    uint32_t offsetY, uint32_t offsetZ), ((uintptr_t)hKernel, (uint64_t)offsetX, (uint64_t)offsetY, (uint64_t)offsetZ,),
    "\5\4\1\34\14\20\10\4 MhKernel\0EoffsetX\0E\6Y\0E\6Z\0\6Aresult\0Hc\4\24\0A\4\0B\1\10\2\14\3\20\0Ca\4\4\0E")

/*: zeMemGetAtomicAccessAttributeExp: hContext:handle hDevice:handle ptr:ptr size:u64 pAttr -> */
/*:     *pAttr:u32@ze_memory_atomic_attr_exp_flag_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 5, 3, int, trace__ze_given_zeMemGetAtomicAccessAttributeExp, "zeMemGetAtomicAccessAttributeExp", (void *hContext,
    void *hDevice, const void *ptr, uint64_t size, void *pAttr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,
    (uintptr_t)pAttr,),
    "\5\4\2(\20\20\20\5 MhContext\0MhDevice\0Lptr\0Gsize\0\5@pAttr\0;\6Aresult\0Hc\4 \0A\4\0B\1\10\2\20\3\30\0Cb\4\4\2\0Da\4\5\0E")

/*: zeMemGetIpcHandleFromFileDescriptorExp: hContext:handle handle:u64 pIpcHandle -> */
/*:     pIpcHandle:{_ze_ipc_mem_handle_t} return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeMemGetIpcHandleFromFileDescriptorExp, "zeMemGetIpcHandleFromFileDescriptorExp",
    (void *hContext, uint64_t handle, void *pIpcHandle), ((uintptr_t)hContext, (uint64_t)handle, (uintptr_t)pIpcHandle,),
    "\5\2\3\30\232\2\208\3 MhContext\0Ghandle\0LpIpcHandle\0P\12.data\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\10\2\0Eh\1\2\0F\10\0I\1\1\0C@\0C@\0Ka\4\3"
    "\0E")

/*: zeMemSetAtomicAccessAttributeExp: hContext:handle hDevice:handle ptr:ptr size:u64 */
/*:     attr:u32@ze_memory_atomic_attr_exp_flag_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zeMemSetAtomicAccessAttributeExp, "zeMemSetAtomicAccessAttributeExp", (void *hContext,
    void *hDevice, const void *ptr, uint64_t size, uint32_t attr), ((uintptr_t)hContext, (uintptr_t)hDevice, (uintptr_t)ptr, (uint64_t)size,
    (uint64_t)attr,),
    "\5\5\1,\14\30\10\5 MhContext\0MhDevice\0Lptr\0Gsize\0\5@attr\0;\6Aresult\0Hc\5$\0A\6\0B\1\10\2\20\3\30\4 \0A$\0Ga\4\5\0E")

/*: zeModuleInspectLinkageExt: pInspectDesc:{_ze_linkage_inspection_ext_desc_t} */
/*:     pInspectDesc->next@ze_structure_type_t numModules:u32 phModules[numModules]:handle phLog -> *phLog:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 3, int, trace__ze_given_zeModuleInspectLinkageExt, "zeModuleInspectLinkageExt", (void *pInspectDesc,
    uint32_t numModules, void *phModules, void *phLog), ((uintptr_t)pInspectDesc, (uint64_t)numModules, (uintptr_t)phModules, (uintptr_t)phLog,),
    "\15\6\2\252\4\24\210\1\20\4 \1\0\0\0\0\0\0LpInspectDesc\0\6@\14.stype\0ZL\15pNext\0\5@\15flags\0007EnumModules\0mphModules\0MphLog\0\6Aresult\0"
    "Ha\10\0Fd\4\0A\2\0T\4\0C\4\0Kd\10\0A\6\10\0S\24\0C\14\0Ka\4\1\0Eh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kb\10\3\2\0Da\4\4\0I\10\0c")

/*: zeRTASBuilderBuildExp: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr scratchBufferSizeBytes:u64 pRtasBuffer:ptr */
/*:     rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds pRtasBufferSizeBytes -> */
/*:     pBounds:{_ze_rtas_aabb_exp_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 10, 2, int, trace__ze_given_zeRTASBuilderBuildExp, "zeRTASBuilderBuildExp", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes,
    void *hParallelOperation, void *pBuildUserPtr, void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor,
    (uintptr_t)pScratchBuffer, (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation,
    (uintptr_t)pBuildUserPtr, (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "\15\17\11l4\240\1@\12 \1\0\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0S\6@\23buildQuality\0K\5@\30Fl"
    "ags\0IL\23ppGeometries\0E\23numGeometries\0LpScratchBuffer\0GscratchBufferSizeBytes\0LpRtasBuffer\0GrtasBufferSizeBytes\0MhParallelOperation\0L"
    "pBuildUserPtr\0LpBounds\0I\7.lower.x\0I\16y\0I\16z\0I\10upper.x\0I\16y\0I\16z\0GpRtasBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2"
    "\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Kc\0060\0A\6\2\0A\3\10\4\20\5\30\6 \7(\0Ga\10\10\0Ed\4\10\2\0T\30\0C\30\0Kb\10\11\2"
    "\0Da\4\12\0G\1\0A\10\0c")

/*: zeRTASBuilderBuildExt: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pScratchBuffer:ptr scratchBufferSizeBytes:u64 pRtasBuffer:ptr */
/*:     rtasBufferSizeBytes:u64 hParallelOperation:handle pBuildUserPtr:ptr pBounds pRtasBufferSizeBytes -> */
/*:     pBounds:{_ze_rtas_aabb_ext_t} *pRtasBufferSizeBytes:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 10, 2, int, trace__ze_given_zeRTASBuilderBuildExt, "zeRTASBuilderBuildExt", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pScratchBuffer, uint64_t scratchBufferSizeBytes, void *pRtasBuffer, uint64_t rtasBufferSizeBytes,
    void *hParallelOperation, void *pBuildUserPtr, void *pBounds, void *pRtasBufferSizeBytes), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor,
    (uintptr_t)pScratchBuffer, (uint64_t)scratchBufferSizeBytes, (uintptr_t)pRtasBuffer, (uint64_t)rtasBufferSizeBytes, (uintptr_t)hParallelOperation,
    (uintptr_t)pBuildUserPtr, (uintptr_t)pBounds, (uintptr_t)pRtasBufferSizeBytes,),
    "\15\17\11l4\240\1@\12 \1\0\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0T\6@\23buildQuality\0L\5@\30Fl"
    "ags\0JL\23ppGeometries\0E\23numGeometries\0LpScratchBuffer\0GscratchBufferSizeBytes\0LpRtasBuffer\0GrtasBufferSizeBytes\0MhParallelOperation\0L"
    "pBuildUserPtr\0LpBounds\0I\7.lower.x\0I\16y\0I\16z\0I\10upper.x\0I\16y\0I\16z\0GpRtasBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2"
    "\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Kc\0060\0A\6\2\0A\3\10\4\20\5\30\6 \7(\0Ga\10\10\0Ed\4\10\2\0T\30\0C\30\0Kb\10\11\2"
    "\0Da\4\12\0G\1\0A\10\0c")

/*: zeRTASBuilderCommandListAppendCopyExt: hCommandList:handle dstptr:ptr srcptr:ptr size:u64 hSignalEvent:handle */
/*:     numWaitEvents:u32 phWaitEvents[numWaitEvents]:handle -> return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 7, 1, int, trace__ze_given_zeRTASBuilderCommandListAppendCopyExt, "zeRTASBuilderCommandListAppendCopyExt",
    (void *hCommandList, void *dstptr, const void *srcptr, uint64_t size, void *hSignalEvent, uint32_t numWaitEvents, void *phWaitEvents),
    ((uintptr_t)hCommandList, (uintptr_t)dstptr, (uintptr_t)srcptr, (uint64_t)size, (uintptr_t)hSignalEvent, (uint64_t)numWaitEvents,
    (uintptr_t)phWaitEvents,),
    trace__ze_zeCommandListAppendHostFunction_before, NULL, (),
    "\5\7\1\272\4\14@\10\7 MhCommandList\0Ldstptr\0Lsrcptr\0Gsize\0MhSignalEvent\0EnumWaitEvents\0mphWaitEvents\0\6Aresult\0Hc\6,\0A\6\0B\1\10\2\20\3"
    "\30\4 \5(\0Gh\10\6\0E\1\4\0H@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zeRTASBuilderCreateExp: hDriver:handle pDescriptor:{_ze_rtas_builder_exp_desc_t} */
/*:     pDescriptor->next@ze_structure_type_t phBuilder -> *phBuilder:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeRTASBuilderCreateExp, "zeRTASBuilderCreateExp", (void *hDriver, const void *pDescriptor,
    void *phBuilder), ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhDriver\0LpDescriptor\0\6@\13.stype\0ZL\14pNext\0\6@\14builderVersion\0NMphBuilder\0\6Aresult\0Hc\2\20\0A\2\0B"
    "\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeRTASBuilderCreateExt: hDriver:handle pDescriptor:{_ze_rtas_builder_ext_desc_t} */
/*:     pDescriptor->next@ze_structure_type_t phBuilder -> *phBuilder:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zeRTASBuilderCreateExt, "zeRTASBuilderCreateExt", (void *hDriver, const void *pDescriptor,
    void *phBuilder), ((uintptr_t)hDriver, (uintptr_t)pDescriptor, (uintptr_t)phBuilder,),
    "\15\5\2(\24`\20\3 \1\0\0\0\0\0\0MhDriver\0LpDescriptor\0\6@\13.stype\0ZL\14pNext\0\6@\14builderVersion\0PMphBuilder\0\6Aresult\0Hc\2\20\0A\2\0B"
    "\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\24\0C\14\0Kb\10\2\2\0Da\4\3\0G\1\0A\10\0c")

/*: zeRTASBuilderDestroyExp: hBuilder:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASBuilderDestroyExp, "zeRTASBuilderDestroyExp", (void *hBuilder), ((uintptr_t)hBuilder,),
    "\5\1\1\20\14\10\10\1 MhBuilder\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASBuilderDestroyExt: hBuilder:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASBuilderDestroyExt, "zeRTASBuilderDestroyExt", (void *hBuilder), ((uintptr_t)hBuilder,),
    "\5\1\1\20\14\10\10\1 MhBuilder\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASBuilderGetBuildPropertiesExp: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_exp_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pProperties -> pProperties:{_ze_rtas_builder_exp_properties_t} */
/*:     pProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeRTASBuilderGetBuildPropertiesExp, "zeRTASBuilderGetBuildPropertiesExp", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "\15\11\10<<\210\1\210\1\3 \1\1\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0S\6@\23buildQuality\0K\5@\30"
    "Flags\0IL\23ppGeometries\0E\23numGeometries\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0MG\14rtasBufferSizeBytesExpected\0G\37MaxReq"
    "uired\0G\14scratchBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Ka\10\2"
    "\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30\0S0\0C\30\0Ka\4\3\0G\1\0A\10\0e\2\0A\10\0c")

/*: zeRTASBuilderGetBuildPropertiesExt: hBuilder:handle pBuildOpDescriptor:{_ze_rtas_builder_build_op_ext_desc_t} */
/*:     pBuildOpDescriptor->next@ze_structure_type_t pProperties -> pProperties:{_ze_rtas_builder_ext_properties_t} */
/*:     pProperties->next@ze_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zeRTASBuilderGetBuildPropertiesExt, "zeRTASBuilderGetBuildPropertiesExt", (void *hBuilder,
    const void *pBuildOpDescriptor, void *pProperties), ((uintptr_t)hBuilder, (uintptr_t)pBuildOpDescriptor, (uintptr_t)pProperties,),
    "\15\11\10<<\210\1\210\1\3 \1\1\0\0\0\0\0MhBuilder\0LpBuildOpDescriptor\0\6@\22.stype\0ZL\23pNext\0\6@\23rtasFormat\0T\6@\23buildQuality\0L\5@\30"
    "Flags\0JL\23ppGeometries\0E\23numGeometries\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0OG\14rtasBufferSizeBytesExpected\0G\37MaxReq"
    "uired\0G\14scratchBufferSizeBytes\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gd\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\34\0C\24\0Kd\10\1\6 \0S,\0C\14\0Ka\10\2"
    "\0Ed\4\2\2\0T\4\0C\4\0Kd\10\2\6\10\0S\24\0C\14\0Kd\10\2\6\30\0S0\0C\30\0Ka\4\3\0G\1\0A\10\0e\2\0A\10\0c")

/*: zeRTASParallelOperationCreateExp: hDriver:handle phParallelOperation -> *phParallelOperation:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeRTASParallelOperationCreateExp, "zeRTASParallelOperationCreateExp", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "\5\1\2\20\24\10\20\2 MhDriver\0MphParallelOperation\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeRTASParallelOperationCreateExt: hDriver:handle phParallelOperation -> *phParallelOperation:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zeRTASParallelOperationCreateExt, "zeRTASParallelOperationCreateExt", (void *hDriver,
    void *phParallelOperation), ((uintptr_t)hDriver, (uintptr_t)phParallelOperation,),
    "\5\1\2\20\24\10\20\2 MhDriver\0MphParallelOperation\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zeRTASParallelOperationDestroyExp: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationDestroyExp, "zeRTASParallelOperationDestroyExp",
    (void *hParallelOperation), ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASParallelOperationDestroyExt: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationDestroyExt, "zeRTASParallelOperationDestroyExt",
    (void *hParallelOperation), ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASParallelOperationGetPropertiesExp: hParallelOperation:handle pProperties -> */
/*:     pProperties:{_ze_rtas_parallel_operation_exp_properties_t} pProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeRTASParallelOperationGetPropertiesExp, "zeRTASParallelOperationGetPropertiesExp",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "\15\1\6\20(\10`\2 \0\1\0\0\0\0\0MhParallelOperation\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0UE\14maxConcurrency\0\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeRTASParallelOperationGetPropertiesExt: hParallelOperation:handle pProperties -> */
/*:     pProperties:{_ze_rtas_parallel_operation_ext_properties_t} pProperties->next@ze_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zeRTASParallelOperationGetPropertiesExt, "zeRTASParallelOperationGetPropertiesExt",
    (void *hParallelOperation, void *pProperties), ((uintptr_t)hParallelOperation, (uintptr_t)pProperties,),
    "\15\1\6\20(\10`\2 \0\1\0\0\0\0\0MhParallelOperation\0LpProperties\0\6@\13.stype\0ZL\14pNext\0\5@\14flags\0VE\14maxConcurrency\0\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\30\0C\20\0Ka\4\2\0G\1\0A\10\0c")

/*: zeRTASParallelOperationJoinExp: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationJoinExp, "zeRTASParallelOperationJoinExp", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zeRTASParallelOperationJoinExt: hParallelOperation:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zeRTASParallelOperationJoinExt, "zeRTASParallelOperationJoinExt", (void *hParallelOperation),
    ((uintptr_t)hParallelOperation,),
    "\5\1\1\20\14\10\10\1 MhParallelOperation\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zerGetDefaultContext: () -> return:handle */
TRACE__FORWARD(trace__ze_given, 0, 3, void *, trace__ze_given_zerGetDefaultContext, "zerGetDefaultContext", (void), (),
    "\4\0\1\10\20\0\10\0Mresult\0a\10\0F")

/*: zerGetLastErrorDescription: ppString -> *ppString:string return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 3, int, trace__ze_given_zerGetLastErrorDescription, "zerGetLastErrorDescription", (void *ppString),
    ((uintptr_t)ppString,),
    "\5\0\2\10\222\2\0000\1 NppString\0\6Aresult\0Hf\10\0V\10\0Oa\4\1\0E")

/*: zerTranslateDeviceHandleToIdentifier: hDevice:handle -> return:u32 */
TRACE__FORWARD(trace__ze_given, 1, 3, uint32_t, trace__ze_given_zerTranslateDeviceHandleToIdentifier, "zerTranslateDeviceHandleToIdentifier",
    (void *hDevice), ((uintptr_t)hDevice,),
    "\4\1\1\20\14\10\10\0MhDevice\0Eresult\0a\10\0Fa\4\1\0E")

/*: zerTranslateIdentifierToDeviceHandle: identifier:u32 -> return:handle */
TRACE__FORWARD(trace__ze_given, 1, 3, void *, trace__ze_given_zerTranslateIdentifierToDeviceHandle, "zerTranslateIdentifierToDeviceHandle",
    (uint32_t identifier), ((uint64_t)identifier,),
    "\4\1\1\14\20\10\10\0Eidentifier\0Mresult\0a\4\0Fa\10\1\0E")

/*: zesDeviceEnumActiveVFExp: hDevice:handle *pCount:u32 phVFhandle ; pCount_max -> *pCount:u32 */
/*:     phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesDeviceEnumActiveVFExp, "zesDeviceEnumActiveVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphVFhandle\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zesDeviceEnumEnabledVFExp: hDevice:handle *pCount:u32 phVFhandle ; pCount_max -> *pCount:u32 */
/*:     phVFhandle[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesDeviceEnumEnabledVFExp, "zesDeviceEnumEnabledVFExp", (void *hDevice, void *pCount,
    void *phVFhandle), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phVFhandle,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphVFhandle\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0Ka\4\3\0"
    "E")

/*: zesDeviceGetSubDevicePropertiesExp: hDevice:handle pCount pSubdeviceProps -> pCount[*pCount:u32]:u32 */
/*:     pSubdeviceProps[*pCount:u32]:{_zes_subdevice_exp_properties_t#40} */
/*:     pSubdeviceProps[*pCount:u32]->next@zes_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesDeviceGetSubDevicePropertiesExp, "zesDeviceGetSubDevicePropertiesExp", (void *hDevice,
    void *pCount, void *pSubdeviceProps), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)pSubdeviceProps,),
    "\15\1\5\20\244\4\10\250\1\3 \0\1\0\0\0\0\0MhDevice\0epCount\0&@pSubdeviceProps.stype\0\212\1l\20pNext\0e\20subdeviceId\0\6Aresult\0Ha\10\0Fh\4\1"
    "\0E\2\4\0H@\0A\4\0C\4\0C\1\0Kh\4\2\0E\2\4\0H\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\0H\20\0A(\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\0H\20\0A(\0C\24\0"
    "C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\0D\217\0E(\0G\1\0K")

/*: zesDevicePciLinkSpeedUpdateExt: hDevice:handle shouldDowngrade:u8 pendingAction -> */
/*:     *pendingAction:i32@zes_device_action_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesDevicePciLinkSpeedUpdateExt, "zesDevicePciLinkSpeedUpdateExt", (void *hDevice,
    uint8_t shouldDowngrade, void *pendingAction), ((uintptr_t)hDevice, (uint64_t)shouldDowngrade, (uintptr_t)pendingAction,),
    "\5\2\2\21\20\20\20\3 MhDevice\0AshouldDowngrade\0\6@pendingAction\0`\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Gb\4\2\2\0Da\4\3\0E")

/*: zesDeviceResetExt: hDevice:handle pProperties -> pProperties:{_zes_reset_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zesDeviceResetExt, "zesDeviceResetExt", (void *hDevice, void *pProperties), ((uintptr_t)hDevice,
    (uintptr_t)pProperties,),
    "\15\1\6\20%\10\210\1\2 \0\1\0\0\0\0\0MhDevice\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0A\14force\0\6@\14resetType\0\206\1\6Aresult\0Ha\10\0"
    "Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S\21\0C\11\0Kd\4\1\6\24\0S\30\0C\4\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesEngineGetActivityExt: hEngine:handle pCount pStats -> pCount[*pCount:u32]:u32 */
/*:     pStats[*pCount:u32]:{_zes_engine_stats_t#16} return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesEngineGetActivityExt, "zesEngineGetActivityExt", (void *hEngine, void *pCount, void *pStats),
    ((uintptr_t)hEngine, (uintptr_t)pCount, (uintptr_t)pStats,),
    "\5\1\4\20\236\4\10\200\1\3 MhEngine\0epCount\0gpStats.activeTime\0g\7timestamp\0\6Aresult\0Ha\10\0Fh\4\1\0E\2\4\0H@\0A\4\0C\4\0C\1\0Kh\10\2\0E"
    "\2\4\0H\20\0A\20\0C\10\0C\1\0Kh\10\2\0A\10\0C\2\4\0H\20\0A\20\0C\20\0C\1\0Ka\4\3\0E")

/*: zesFirmwareGetSecurityVersionExp: hFirmware:handle pVersion -> pVersion[64]:chars return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesFirmwareGetSecurityVersionExp, "zesFirmwareGetSecurityVersionExp", (void *hFirmware,
    void *pVersion), ((uintptr_t)hFirmware, (uintptr_t)pVersion,),
    "\5\1\2\20\222\2\0100\2 MhFirmware\0NpVersion\0\6Aresult\0Ha\10\0Fg\1\1\0F\10\0H@\0A\1\0C@\0C@\0Ka\4\2\0E")

/*: zesFirmwareSetSecurityVersionExp: hFirmware:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zesFirmwareSetSecurityVersionExp, "zesFirmwareSetSecurityVersionExp", (void *hFirmware),
    ((uintptr_t)hFirmware,),
    "\5\1\1\20\14\10\10\1 MhFirmware\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zesPowerGetLimitsExt: hPower:handle *pCount:u32 pSustained ; pCount_max -> *pCount:u32 */
/*:     pSustained[*pCount:u32<pCount_max]:{_zes_power_limit_ext_desc_t#48} */
/*:     pSustained[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesPowerGetLimitsExt, "zesPowerGetLimitsExt", (void *hPower, void *pCount,
    void *pSustained), ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    NULL, NULL, (1, 4,),
    "\15\2\15\24\222\5\20\310\3\3 \0\1\0\0\0\0\0MhPower\0EpCount\0E\6\0&@pSustained.stype\0\212\1l\13pNext\0&@\13level\0\177&@\13source\0\200\1&@\13l"
    "imitUnit\0qa\13enabledStateLocked\0a\22\0a\13intervalValueLocked\0f\23\0a\13limitValueLocked\0f\20\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2"
    "\0E\2\4\4\0G\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A0\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\4\0"
    "G\20\0A0\0C\30\0C\1\0Kh\4\2\0A\30\0C\2\4\4\0G\20\0A0\0C\34\0C\1\0Kh\1\2\0A\34\0C\2\4\4\0G\20\0A0\0C\35\0C\1\0Kh\1\2\0A\35\0C\2\4\4\0G\20\0A0\0C"
    "\36\0C\1\0Kh\1\2\0A\36\0C\2\4\4\0G\20\0A0\0C\37\0C\1\0Kh\4\2\0A \0C\2\4\4\0G\20\0A0\0C$\0C\1\0Kh\1\2\0A$\0C\2\4\4\0G\20\0A0\0C%\0C\1\0Kh\4\2\0A"
    "(\0C\2\4\4\0G\20\0A0\0C,\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E0\0G\1\0K")

/*: zesPowerGetLimitsExt2: hPower:handle pLimit -> *pLimit:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesPowerGetLimitsExt2, "zesPowerGetLimitsExt2", (void *hPower, void *pLimit),
    ((uintptr_t)hPower, (uintptr_t)pLimit,),
    "\5\1\2\20\20\10\20\2 MhPower\0EpLimit\0\6Aresult\0Ha\10\0Fb\4\1\2\0Da\4\2\0E")

/*: zesPowerSetLimitsExt: hPower:handle *pCount:u32 pSustained[*pCount:u32]:{_zes_power_limit_ext_desc_t#48} */
/*:     pSustained[*pCount:u32]->next@zes_structure_type_t#48 -> *pCount:u32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesPowerSetLimitsExt, "zesPowerSetLimitsExt", (void *hPower, void *pCount, void *pSustained),
    ((uintptr_t)hPower, (uintptr_t)pCount, (uintptr_t)pSustained,),
    "\15\15\2\226\5\20\310\3\20\3 \1\0\0\0\0\0\0MhPower\0EpCount\0&@pSustained.stype\0\212\1l\13pNext\0&@\13level\0\177&@\13source\0\200\1&@\13limi"
    "tUnit\0qa\13enabledStateLocked\0a\22\0a\13intervalValueLocked\0f\23\0a\13limitValueLocked\0f\20\0EpCount\0\6Aresult\0Ha\10\0Fb\4\1\2\0Dh\4\2\0E"
    "\2\4\0H\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\0H\20\0A0\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\0H\20\0A0\0C\24\0C\1\0Kh\4\2\0A\24\0C\2\4\0H\20\0A0\0C"
    "\30\0C\1\0Kh\4\2\0A\30\0C\2\4\0H\20\0A0\0C\34\0C\1\0Kh\1\2\0A\34\0C\2\4\0H\20\0A0\0C\35\0C\1\0Kh\1\2\0A\35\0C\2\4\0H\20\0A0\0C\36\0C\1\0Kh\1\2\0"
    "A\36\0C\2\4\0H\20\0A0\0C\37\0C\1\0Kh\4\2\0A \0C\2\4\0H\20\0A0\0C$\0C\1\0Kh\1\2\0A$\0C\2\4\0H\20\0A0\0C%\0C\1\0Kh\4\2\0A(\0C\2\4\0H\20\0A0\0C,\0"
    "C\1\0Kb\4\1\2\0Da\4\3\0G\2\0A\10\0C\2\4\0D\217\0E0\0G\1\0K")

/*: zesPowerSetLimitsExt2: hPower:handle limit:u32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zesPowerSetLimitsExt2, "zesPowerSetLimitsExt2", (void *hPower, uint32_t limit),
    ((uintptr_t)hPower, (uint64_t)limit,),
    "\5\2\1\24\14\20\10\2 MhPower\0Elimit\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesRasClearStateExp: hRas:handle category:i32@zes_ras_error_category_exp_t -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zesRasClearStateExp, "zesRasClearStateExp", (void *hRas, int category), ((uintptr_t)hRas,
    (uint64_t)category,),
    "\5\2\1\24\14\20\10\2 MhRas\0\6@category\0\202\1\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zesRasGetConfigExp: hRas:handle count:u32 pConfig -> pConfig[count]:{_zes_ras_config_exp_t#32} */
/*:     pConfig[count]->next@zes_structure_type_t#32 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 3, int, trace__ze_given_zesRasGetConfigExp, "zesRasGetConfigExp", (void *hRas, uint32_t count, void *pConfig),
    ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pConfig,),
    "\15\2\5\24\244\3\20\250\1\3 \0\1\0\0\0\0\0MhRas\0Ecount\0&@pConfig.stype\0\212\1l\10pNext\0&@\10category\0\202\1g\10threshold\0\6Aresult\0Hc\2\14"
    "\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H\20\0A \0C\4\0C\1\0Kh\10\2\0A\10\0C\1\4\0H\20\0A \0C\20\0C\1\0Kh\4\2\0A\20\0C\1\4\0H\20\0A \0C\24\0C\1\0Kh\10\2\0"
    "A\30\0C\1\4\0H\20\0A \0C \0C\1\0Ka\4\3\0G\2\0A\10\0C\1\4\0D\217\0E \0G\1\0K")

/*: zesRasGetStateExp: hRas:handle *pCount:u32 pState ; pCount_max -> *pCount:u32 */
/*:     pState[*pCount:u32<pCount_max]:{_zes_ras_state_exp_t#16} return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesRasGetStateExp, "zesRasGetStateExp", (void *hRas, void *pCount, void *pState),
    ((uintptr_t)hRas, (uintptr_t)pCount, (uintptr_t)pState,),
    NULL, NULL, (1, 4,),
    "\5\2\4\24\334\1\20`\3 MhRas\0EpCount\0E\6\0&@pState.category\0\202\1g\7errorCounter\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20"
    "\0A\20\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A\20\0C\20\0C\1\0Ka\4\3\0E")

/*: zesRasGetStateExp2: hRas:handle count:u32 pCategories[count]:i32@zes_ras_error_category_exp_t pState -> */
/*:     pState[count]:{_zes_ras_state_exp2_t#24} pState[count]->next@zes_structure_type_t#24 */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 3, int, trace__ze_given_zesRasGetStateExp2, "zesRasGetStateExp2", (void *hRas, uint32_t count, const void *pCategories,
    void *pState), ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pCategories, (uintptr_t)pState,),
    "\15\3\4\232\2\336\28\200\1\4 \0\1\0\0\0\0\0MhRas\0Ecount\0&@pCategories\0\202\1&@pState.stype\0\212\1l\7pNext\0g\7errorCounter\0\6Aresult\0Hc\2"
    "\14\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H@\0A\4\0C\4\0C\1\0Kh\4\3\0E\1\4\0H\20\0A\30\0C\4\0C\1\0Kh\10\3\0A\10\0C\1\4\0H\20\0A\30\0C\20\0C\1\0Kh\10\3\0"
    "A\20\0C\1\4\0H\20\0A\30\0C\30\0C\1\0Ka\4\4\0G\3\0A\10\0C\1\4\0D\217\0E\30\0G\1\0K")

/*: zesRasGetSupportedCategoriesExp: hRas:handle *pCount:u32 pCategories ; pCount_max -> *pCount:u32 */
/*:     pCategories[*pCount:u32<pCount_max]:i32@zes_ras_error_category_exp_t return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesRasGetSupportedCategoriesExp, "zesRasGetSupportedCategoriesExp", (void *hRas,
    void *pCount, void *pCategories), ((uintptr_t)hRas, (uintptr_t)pCount, (uintptr_t)pCategories,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\2\208\3 MhRas\0EpCount\0E\6\0&@pCategories\0\202\1\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G@\0A\4\0C\4\0C\1\0Ka\4\3"
    "\0E")

/*: zesRasSetConfigExp: hRas:handle count:u32 pConfig[count]:{_zes_ras_config_exp_t#32} */
/*:     pConfig[count]->next@zes_structure_type_t#32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesRasSetConfigExp, "zesRasSetConfigExp", (void *hRas, uint32_t count, const void *pConfig),
    ((uintptr_t)hRas, (uint64_t)count, (uintptr_t)pConfig,),
    "\15\6\1\254\3\14\260\1\10\3 \1\0\0\0\0\0\0MhRas\0Ecount\0&@pConfig.stype\0\212\1l\10pNext\0&@\10category\0\202\1g\10threshold\0\6Aresult\0Hc\2\14"
    "\0A\2\0B\1\10\0Gh\4\2\0E\1\4\0H\20\0A \0C\4\0C\1\0Kh\10\2\0A\10\0C\1\4\0H\20\0A \0C\20\0C\1\0Kh\4\2\0A\20\0C\1\4\0H\20\0A \0C\24\0C\1\0Kh\10\2\0"
    "A\30\0C\1\4\0H\20\0A \0C \0C\1\0Ka\4\3\0G\2\0A\10\0C\1\4\0D\217\0E \0G\1\0K")

/*: zesVFManagementGetVFCapabilitiesExp: hVFhandle:handle pCapability -> pCapability:{_zes_vf_exp_capabilities_t} */
/*:     pCapability->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesVFManagementGetVFCapabilitiesExp, "zesVFManagementGetVFCapabilitiesExp", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "\15\1\12\208\10`\2 \0\1\0\0\0\0\0MhVFhandle\0LpCapability\0\6@\13.stype\0\212\1L\14pNext\0E\14address.domain\0E\24bus\0E\24device\0E\24functio"
    "n\0E\14vfDeviceMemSize\0E\16ID\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S(\0C \0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesVFManagementGetVFCapabilitiesExp2: hVFhandle:handle pCapability -> pCapability:{_zes_vf_exp2_capabilities_t} */
/*:     pCapability->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesVFManagementGetVFCapabilitiesExp2, "zesVFManagementGetVFCapabilitiesExp2", (void *hVFhandle,
    void *pCapability), ((uintptr_t)hVFhandle, (uintptr_t)pCapability,),
    "\15\1\12\20<\10`\2 \0\1\0\0\0\0\0MhVFhandle\0LpCapability\0\6@\13.stype\0\212\1L\14pNext\0E\14address.domain\0E\24bus\0E\24device\0E\24functio"
    "n\0G\14vfDeviceMemSize\0E\16ID\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S,\0C$\0Ka\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesVFManagementGetVFEngineUtilizationExp: hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max -> *pCount:u32 */
/*:     pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp_t#48} */
/*:     pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFEngineUtilizationExp, "zesVFManagementGetVFEngineUtilizationExp",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\264\5\20\200\2\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pEngineUtil.stype\0\212\1l\14pNext\0&@\14type\0fg\14activeCounterValue\0"
    "g\14samplingCounterValue\0g\14timestamp\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20"
    "\0A0\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A0\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A0\0C(\0C\1"
    "\0Kh\10\2\0A(\0C\2\4\4\0G\20\0A0\0C0\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E0\0G\1\0K")

/*: zesVFManagementGetVFEngineUtilizationExp2: hVFhandle:handle *pCount:u32 pEngineUtil ; pCount_max -> *pCount:u32 */
/*:     pEngineUtil[*pCount:u32<pCount_max]:{_zes_vf_util_engine_exp2_t#40} */
/*:     pEngineUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#40 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFEngineUtilizationExp2, "zesVFManagementGetVFEngineUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pEngineUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pEngineUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\7\24\256\4\20\330\1\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pEngineUtil.stype\0\212\1l\14pNext\0&@\14vfEngineType\0fg\14activeCounte"
    "rValue\0g\14samplingCounterValue\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A(\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A(\0"
    "C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A(\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A(\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A(\0C(\0C\1\0Ka\4"
    "\3\0G\2\0A\10\0C\2\4\4\0C\217\0E(\0G\1\0K")

/*: zesVFManagementGetVFMemoryUtilizationExp: hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max -> *pCount:u32 */
/*:     pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp_t#48} */
/*:     pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#48 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp, "zesVFManagementGetVFMemoryUtilizationExp",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\264\5\20\200\2\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pMemUtil.stype\0\212\1l\11pNext\0%@\11memTypeFlags\0\215\1g\11free\0g\11s"
    "ize\0g\11timestamp\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A0\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A0\0C\20\0C\1\0Kh"
    "\4\2\0A\20\0C\2\4\4\0G\20\0A0\0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A0\0C \0C\1\0Kh\10\2\0A \0C\2\4\4\0G\20\0A0\0C(\0C\1\0Kh\10\2\0A(\0C\2\4"
    "\4\0G\20\0A0\0C0\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E0\0G\1\0K")

/*: zesVFManagementGetVFMemoryUtilizationExp2: hVFhandle:handle *pCount:u32 pMemUtil ; pCount_max -> *pCount:u32 */
/*:     pMemUtil[*pCount:u32<pCount_max]:{_zes_vf_util_mem_exp2_t#32} */
/*:     pMemUtil[*pCount:u32<pCount_max]->next@zes_structure_type_t#32 return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zesVFManagementGetVFMemoryUtilizationExp2, "zesVFManagementGetVFMemoryUtilizationExp2",
    (void *hVFhandle, void *pCount, void *pMemUtil), ((uintptr_t)hVFhandle, (uintptr_t)pCount, (uintptr_t)pMemUtil,),
    NULL, NULL, (1, 4,),
    "\15\2\6\24\250\3\20\260\1\3 \0\1\0\0\0\0\0MhVFhandle\0EpCount\0E\6\0&@pMemUtil.stype\0\212\1l\11pNext\0&@\11vfMemLocation\0sg\16Utilized\0\6Ar"
    "esult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A \0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4\4\0G\20\0A \0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0"
    "A \0C\24\0C\1\0Kh\10\2\0A\30\0C\2\4\4\0G\20\0A \0C \0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C\217\0E \0G\1\0K")

/*: zesVFManagementGetVFPropertiesExp: hVFhandle:handle pProperties -> pProperties:{_zes_vf_exp_properties_t} */
/*:     pProperties->next@zes_structure_type_t return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zesVFManagementGetVFPropertiesExp, "zesVFManagementGetVFPropertiesExp", (void *hVFhandle,
    void *pProperties), ((uintptr_t)hVFhandle, (uintptr_t)pProperties,),
    "\15\1\12\20\272\2\10\220\1\2 \0\1\0\0\0\0\0MhVFhandle\0LpProperties\0\6@\13.stype\0\212\1L\14pNext\0E\14address.domain\0E\24bus\0E\24device\0E"
    "\24function\0P\14uuid.id\0\5@\14flags\0\216\1\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0Kd\10\1\6\10\0S \0C\30\0Kh\1\1\0A \0D\10\0I\1\1\0C"
    "0\0C\20\0Kb\4\1\0020\0Ca\4\2\0G\1\0A\10\0I\217\0Y")

/*: zesVFManagementSetVFTelemetryModeExp: hVFhandle:handle flags:u32@zes_vf_info_util_exp_flag_t enable:u8 -> */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesVFManagementSetVFTelemetryModeExp, "zesVFManagementSetVFTelemetryModeExp", (void *hVFhandle,
    uint32_t flags, uint8_t enable), ((uintptr_t)hVFhandle, (uint64_t)flags, (uint64_t)enable,),
    "\5\3\1\25\14\20\10\3 MhVFhandle\0\5@flags\0\216\1Aenable\0\6Aresult\0Hc\3\15\0A\4\0B\1\10\2\14\0A\15\0Ca\4\3\0E")

/*: zesVFManagementSetVFTelemetrySamplingIntervalExp: hVFhandle:handle flag:u32@zes_vf_info_util_exp_flag_t */
/*:     samplingInterval:u64 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 2, int, trace__ze_given_zesVFManagementSetVFTelemetrySamplingIntervalExp,
    "zesVFManagementSetVFTelemetrySamplingIntervalExp", (void *hVFhandle, uint32_t flag, uint64_t samplingInterval), ((uintptr_t)hVFhandle, (uint64_t)flag,
    (uint64_t)samplingInterval,),
    "\5\3\1\34\14\20\10\3 MhVFhandle\0\5@flag\0\216\1GsamplingInterval\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14\0A\24\0Ca\4\3\0E")

/*: zetCommandListAppendMarkerExp: hCommandList:handle hMetricGroup:handle value:u32 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 3, 1, int, trace__ze_given_zetCommandListAppendMarkerExp, "zetCommandListAppendMarkerExp", (void *hCommandList,
    void *hMetricGroup, uint32_t value), ((uintptr_t)hCommandList, (uintptr_t)hMetricGroup, (uint64_t)value,),
    "\5\3\1\34\14\20\10\3 MhCommandList\0MhMetricGroup\0Evalue\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ca\4\3\0E")

/*: zetDeviceCreateMetricGroupsFromMetricsExp: hDevice:handle metricCount:u32 phMetrics[metricCount]:handle */
/*:     pMetricGroupNamePrefix:string pDescription:string *pMetricGroupCount:u32 phMetricGroup ; */
/*:     pMetricGroupCount_max -> *pMetricGroupCount:u32 phMe */
/*:     tricGroup[*pMetricGroupCount:u32<pMetricGroupCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 7, 2, int, trace__ze_given_zetDeviceCreateMetricGroupsFromMetricsExp, "zetDeviceCreateMetricGroupsFromMetricsExp",
    (void *hDevice, uint32_t metricCount, void *phMetrics, const void *pMetricGroupNamePrefix, const void *pDescription, void *pMetricGroupCount,
    void *phMetricGroup), ((uintptr_t)hDevice, (uint64_t)metricCount, (uintptr_t)phMetrics, (uintptr_t)pMetricGroupNamePrefix, (uintptr_t)pDescription,
    (uintptr_t)pMetricGroupCount, (uintptr_t)phMetricGroup,),
    NULL, NULL, (5, 4,),
    "\5\6\3\252\10\226\4\220\18\7 MhDevice\0EmetricCount\0mphMetrics\0NpMetricGroupNamePrefix\0NpDescription\0EpMetricGroupCount\0E\21\0mphMetricGr"
    "oup\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Ke\10\3\0U\10\0Oe\10\4\0U\10\0Ob\4\5\2\0Db\4\5\2\0Dh\10\6\0E\2\4\10\0"
    "G@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zetDeviceDisableMetricsExp: hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetDeviceDisableMetricsExp, "zetDeviceDisableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "\5\1\1\20\14\10\10\1 MhDevice\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetDeviceEnableMetricsExp: hDevice:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetDeviceEnableMetricsExp, "zetDeviceEnableMetricsExp", (void *hDevice), ((uintptr_t)hDevice,),
    "\5\1\1\20\14\10\10\1 MhDevice\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetDeviceGetConcurrentMetricGroupsExp: hDevice:handle metricGroupCount:u32 */
/*:     phMetricGroups[metricGroupCount]:handle pMetricGroupsCountPerConcurrentGroup *pConcurrentGroupCount:u32 ; */
/*:     pConcurrentGroupCount_max -> pMetricGroupsCountPerCo */
/*:     ncurrentGroup[*pConcurrentGroupCount:u32<pConcurrentGroupCount_max]:u32 *pConcurrentGroupCount:u32 */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 5, 3, int, trace__ze_given_zetDeviceGetConcurrentMetricGroupsExp, "zetDeviceGetConcurrentMetricGroupsExp",
    (void *hDevice, uint32_t metricGroupCount, void *phMetricGroups, void *pMetricGroupsCountPerConcurrentGroup, void *pConcurrentGroupCount),
    ((uintptr_t)hDevice, (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)pMetricGroupsCountPerConcurrentGroup,
    (uintptr_t)pConcurrentGroupCount,),
    NULL, NULL, (4, 4,),
    "\5\4\3\236\4\226\2@8\5 MhDevice\0EmetricGroupCount\0mphMetricGroups\0EpConcurrentGroupCount\0epMetricGroupsCountPerConcurrentGroup\0EpConcurre"
    "ntGroupCount\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gh\10\2\0E\1\4\0H@\0A\10\0C\10\0C\1\0Kb\4\4\2\0Dh\4\3\0E\2\4\6\0G@\0A\4\0C\4\0C\4\0Kb\4\4\2\0Da"
    "\4\5\0E")

/*: zetMetricCreateFromProgrammableExp: hMetricProgrammable:handle */
/*:     pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} parameterCount:u32 */
/*:     pName:string pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max -> */
/*:     *pMetricHandleCount:u32 phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 7, 2, int, trace__ze_given_zetMetricCreateFromProgrammableExp, "zetMetricCreateFromProgrammableExp",
    (void *hMetricProgrammable, void *pParameterValues, uint32_t parameterCount, const void *pName, const void *pDescription, void *pMetricHandleCount,
    void *phMetricHandles), ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterValues, (uint64_t)parameterCount, (uintptr_t)pName,
    (uintptr_t)pDescription, (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "\5\5\3\244\4\226\4h8\7 MhMetricProgrammable\0EparameterCount\0NpName\0NpDescription\0EpMetricHandleCount\0E\22\0mphMetricHandles\0\6Aresult\0H"
    "c\2\14\0A\2\0B\2\10\0Ge\10\3\0U\10\0Oe\10\4\0U\10\0Ob\4\5\2\0Db\4\5\2\0Dh\10\6\0E\2\4\10\0G@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zetMetricCreateFromProgrammableExp2: hMetricProgrammable:handle parameterCount:u32 */
/*:     pParameterValues[parameterCount]:{_zet_metric_programmable_param_value_exp_t#8} pName:string */
/*:     pDescription:string *pMetricHandleCount:u32 phMetricHandles ; pMetricHandleCount_max -> */
/*:     *pMetricHandleCount:u32 phMetricHandles[*pMetricHandleCount:u32<pMetricHandleCount_max]:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 7, 2, int, trace__ze_given_zetMetricCreateFromProgrammableExp2, "zetMetricCreateFromProgrammableExp2",
    (void *hMetricProgrammable, uint32_t parameterCount, void *pParameterValues, const void *pName, const void *pDescription, void *pMetricHandleCount,
    void *phMetricHandles), ((uintptr_t)hMetricProgrammable, (uint64_t)parameterCount, (uintptr_t)pParameterValues, (uintptr_t)pName,
    (uintptr_t)pDescription, (uintptr_t)pMetricHandleCount, (uintptr_t)phMetricHandles,),
    NULL, NULL, (5, 4,),
    "\5\5\3\244\4\226\4h8\7 MhMetricProgrammable\0EparameterCount\0NpName\0NpDescription\0EpMetricHandleCount\0E\22\0mphMetricHandles\0\6Aresult\0H"
    "c\2\14\0A\2\0B\1\10\0Ge\10\3\0U\10\0Oe\10\4\0U\10\0Ob\4\5\2\0Db\4\5\2\0Dh\10\6\0E\2\4\10\0G@\0A\10\0C\10\0C\5\0Ka\4\7\0E")

/*: zetMetricDecoderCreateExp: hMetricTracer:handle phMetricDecoder -> *phMetricDecoder:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricDecoderCreateExp, "zetMetricDecoderCreateExp", (void *hMetricTracer,
    void *phMetricDecoder), ((uintptr_t)hMetricTracer, (uintptr_t)phMetricDecoder,),
    "\5\1\2\20\24\10\20\2 MhMetricTracer\0MphMetricDecoder\0\6Aresult\0Ha\10\0Fb\10\1\2\0Da\4\2\0E")

/*: zetMetricDecoderDestroyExp: phMetricDecoder:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricDecoderDestroyExp, "zetMetricDecoderDestroyExp", (void *phMetricDecoder),
    ((uintptr_t)phMetricDecoder,),
    "\5\1\1\20\14\10\10\1 MphMetricDecoder\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricDecoderGetDecodableMetricsExp: hMetricDecoder:handle *pCount:u32 phMetrics ; pCount_max -> *pCount:u32 */
/*:     phMetrics[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricDecoderGetDecodableMetricsExp, "zetMetricDecoderGetDecodableMetricsExp",
    (void *hMetricDecoder, void *pCount, void *phMetrics), ((uintptr_t)hMetricDecoder, (uintptr_t)pCount, (uintptr_t)phMetrics,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhMetricDecoder\0EpCount\0E\6\0mphMetrics\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C\1\0K"
    "a\4\3\0E")

/*: zetMetricDestroyExp: hMetric:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricDestroyExp, "zetMetricDestroyExp", (void *hMetric), ((uintptr_t)hMetric,),
    "\5\1\1\20\14\10\10\1 MhMetric\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricGroupAddMetricExp: hMetricGroup:handle hMetric:handle *pErrorStringSize:u64 pErrorString ; */
/*:     pErrorStringSize_max -> *pErrorStringSize:u64 pErrorString[*pErrorStringSize:u64<pErrorStringSize_max]:chars */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 4, 2, int, trace__ze_given_zetMetricGroupAddMetricExp, "zetMetricGroupAddMetricExp", (void *hMetricGroup,
    void *hMetric, void *pErrorStringSize, void *pErrorString), ((uintptr_t)hMetricGroup, (uintptr_t)hMetric, (uintptr_t)pErrorStringSize,
    (uintptr_t)pErrorString,),
    NULL, NULL, (2, 8,),
    "\5\3\3 \232\2\308\4 MhMetricGroup\0M\7\0GpErrorStringSize\0G\20\0N\14\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Gb\10\2\2\0Db\10\2\2\0Dg\1\3\0E\2\10\5\0"
    "G@\0A\1\0C\1\0C\2\0Ka\4\4\0E")

/*: zetMetricGroupCalculateMetricExportDataExp: hDriver:handle type:i32@zet_metric_group_calculation_type_t */
/*:     exportDataSize:u64 pExportData[exportDataSize]:bytes pCalculateDescriptor:{_zet_metric_calculate_exp_desc_t} */
/*:     pCalculateDescriptor->next@zet_structure_type_t *pSetCount:u32 *pTotalMetricValueCount:u32 pMetricCounts */
/*:     pMetricValues ; pSetCount_max pTotalMetricValueCount_max -> *pSetCount:u32 *pTotalMetricValueCount:u32 */
/*:     pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMet */
/*:     ricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 9, 3, int, trace__ze_given_zetMetricGroupCalculateMetricExportDataExp, "zetMetricGroupCalculateMetricExportDataExp",
    (void *hDriver, int type, uint64_t exportDataSize, const void *pExportData, void *pCalculateDescriptor, void *pSetCount, void *pTotalMetricValueCount,
    void *pMetricCounts, void *pMetricValues), ((uintptr_t)hDriver, (uint64_t)type, (uint64_t)exportDataSize, (uintptr_t)pExportData,
    (uintptr_t)pCalculateDescriptor, (uintptr_t)pSetCount, (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (5, 4, 6, 4,),
    "\15\12\12\302\2\216\6\240\1\260\2\11 \1\0\0\0\0\0\0MhDriver\0\6@type\0\230\1GexportDataSize\0PpExportData\0LpCalculateDescriptor\0\6@\24.stype"
    "\0\240\1L\25pNext\0E\25rawReportSkipCount\0EpSetCount\0EpTotalMetricValueCount\0EpSetCount\0EpTotalMetricValueCount\0epMetricCounts\0&@\7Value"
    "s.type\0\242\1e\16value.ui32\0g\02664\0i\24fp32\0j\02664\0a\24b8\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14\0A\24\0Ch\1\3\0E\1\10\0I\1\1\0C\1\0C\2\0"
    "Ka\10\4\0Ed\4\4\2\0T\4\0C\4\0Kd\10\4\6\10\0S\24\0C\14\0Kb\4\5\2\0Db\4\6\2\0Db\4\5\2\0Db\4\6\2\0Dh\4\7\0E\2\4\12\0G@\0A\4\0C\4\0C\5\0Kh\4\10\0E"
    "\2\4\13\0G\20\0A\20\0C\4\0C\6\0Kh\4\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\14\0C\6\0Kh\10\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\20\0C\6\0Kh\4\10\0A\10\0"
    "C\2\4\13\0G\20\0A\20\0C\14\0C\6\0Kh\10\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\20\0C\6\0Kh\1\10\0A\10\0C\2\4\13\0G\20\0A\20\0C\11\0C\6\0Ka\4\11\0G\4\0"
    "A\10\0I{\0Y")

/*: zetMetricGroupCalculateMultipleMetricValuesExp: hMetricGroup:handle type:i32@zet_metric_group_calculation_type_t */
/*:     rawDataSize:u64 pRawData[rawDataSize]:bytes *pSetCount:u32 *pTotalMetricValueCount:u32 pMetricCounts */
/*:     pMetricValues ; pSetCount_max pTotalMetricValueCount_max -> *pSetCount:u32 *pTotalMetricValueCount:u32 */
/*:     pMetricCounts[*pSetCount:u32<pSetCount_max]:u32 pMet */
/*:     ricValues[*pTotalMetricValueCount:u32<pTotalMetricValueCount_max]:{_zet_typed_value_t#16} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 8, 3, int, trace__ze_given_zetMetricGroupCalculateMultipleMetricValuesExp,
    "zetMetricGroupCalculateMultipleMetricValuesExp", (void *hMetricGroup, int type, uint64_t rawDataSize, const void *pRawData, void *pSetCount,
    void *pTotalMetricValueCount, void *pMetricCounts, void *pMetricValues), ((uintptr_t)hMetricGroup, (uint64_t)type, (uint64_t)rawDataSize,
    (uintptr_t)pRawData, (uintptr_t)pSetCount, (uintptr_t)pTotalMetricValueCount, (uintptr_t)pMetricCounts, (uintptr_t)pMetricValues,),
    NULL, NULL, (4, 4, 5, 4,),
    "\5\6\12\252\2\216\6H\260\2\10 MhMetricGroup\0\6@type\0\230\1GrawDataSize\0PpRawData\0EpSetCount\0EpTotalMetricValueCount\0EpSetCount\0EpTotalM"
    "etricValueCount\0epMetricCounts\0&@\7Values.type\0\242\1e\16value.ui32\0g\02664\0i\24fp32\0j\02664\0a\24b8\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\14"
    "\0A\24\0Ch\1\3\0E\1\10\0I\1\1\0C\1\0C\2\0Kb\4\4\2\0Db\4\5\2\0Db\4\4\2\0Db\4\5\2\0Dh\4\6\0E\2\4\11\0G@\0A\4\0C\4\0C\4\0Kh\4\7\0E\2\4\12\0G\20\0A"
    "\20\0C\4\0C\5\0Kh\4\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\14\0C\5\0Kh\10\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\20\0C\5\0Kh\4\7\0A\10\0C\2\4\12\0G\20\0A\20"
    "\0C\14\0C\5\0Kh\10\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\20\0C\5\0Kh\1\7\0A\10\0C\2\4\12\0G\20\0A\20\0C\11\0C\5\0Ka\4\10\0E")

/*: zetMetricGroupCloseExp: hMetricGroup:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricGroupCloseExp, "zetMetricGroupCloseExp", (void *hMetricGroup),
    ((uintptr_t)hMetricGroup,),
    "\5\1\1\20\14\10\10\1 MhMetricGroup\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricGroupCreateExp: hDevice:handle pName:string pDescription:string */
/*:     samplingType:u32@zet_metric_group_sampling_type_flag_t phMetricGroup -> *phMetricGroup:handle */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 5, 2, int, trace__ze_given_zetMetricGroupCreateExp, "zetMetricGroupCreateExp", (void *hDevice, const void *pName,
    const void *pDescription, uint32_t samplingType, void *phMetricGroup), ((uintptr_t)hDevice, (uintptr_t)pName, (uintptr_t)pDescription,
    (uint64_t)samplingType, (uintptr_t)phMetricGroup,),
    "\5\4\2\240\4\24`\20\5 MhDevice\0NpName\0NpDescription\0\5@samplingType\0\231\1MphMetricGroup\0\6Aresult\0Ha\10\0Fe\10\1\0U\10\0Oe\10\2\0U\10\0O"
    "a\4\3\0Eb\10\4\2\0Da\4\5\0E")

/*: zetMetricGroupDestroyExp: hMetricGroup:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricGroupDestroyExp, "zetMetricGroupDestroyExp", (void *hMetricGroup),
    ((uintptr_t)hMetricGroup,),
    "\5\1\1\20\14\10\10\1 MhMetricGroup\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricGroupGetExportDataExp: hMetricGroup:handle pRawData[rawDataSize]:bytes rawDataSize:u64 */
/*:     *pExportDataSize:u64 pExportData ; pExportDataSize_max -> *pExportDataSize:u64 */
/*:     pExportData[*pExportDataSize:u64<pExportDataSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 5, 3, int, trace__ze_given_zetMetricGroupGetExportDataExp, "zetMetricGroupGetExportDataExp", (void *hMetricGroup,
    const void *pRawData, uint64_t rawDataSize, void *pExportDataSize, void *pExportData), ((uintptr_t)hMetricGroup, (uintptr_t)pRawData,
    (uint64_t)rawDataSize, (uintptr_t)pExportDataSize, (uintptr_t)pExportData,),
    NULL, NULL, (3, 8,),
    "\5\4\3\246\2\232\2@8\5 MhMetricGroup\0PpRawData\0GrawDataSize\0GpExportDataSize\0G\17\0P\13\0\6Aresult\0Ha\10\0Fh\1\1\0E\1\10\0I\1\1\0C\1\0C\2\0"
    "Ka\10\2\0Eb\10\3\2\0Db\10\3\2\0Dh\1\4\0E\2\10\6\0H\1\1\0C\1\0C\3\0Ka\4\5\0E")

/*: zetMetricGroupGetGlobalTimestampsExp: hMetricGroup:handle synchronizedWithHost:u8 globalTimestamp */
/*:     metricTimestamp -> *globalTimestamp:u64 *metricTimestamp:u64 return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 4, 3, int, trace__ze_given_zetMetricGroupGetGlobalTimestampsExp, "zetMetricGroupGetGlobalTimestampsExp",
    (void *hMetricGroup, uint8_t synchronizedWithHost, void *globalTimestamp, void *metricTimestamp), ((uintptr_t)hMetricGroup,
    (uint64_t)synchronizedWithHost, (uintptr_t)globalTimestamp, (uintptr_t)metricTimestamp,),
    "\5\2\3\21\34\20\30\4 MhMetricGroup\0AsynchronizedWithHost\0GglobalTimestamp\0GmetricTimestamp\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Gb\10\2\2\0Db\10"
    "\3\2\0Da\4\4\0E")

/*: zetMetricGroupRemoveMetricExp: hMetricGroup:handle hMetric:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricGroupRemoveMetricExp, "zetMetricGroupRemoveMetricExp", (void *hMetricGroup,
    void *hMetric), ((uintptr_t)hMetricGroup, (uintptr_t)hMetric,),
    "\5\2\1\30\14\20\10\2 MhMetricGroup\0M\7\0\6Aresult\0Hc\2\20\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetMetricProgrammableGetExp: hDevice:handle *pCount:u32 phMetricProgrammables ; pCount_max -> *pCount:u32 */
/*:     phMetricProgrammables[*pCount:u32<pCount_max]:handle return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricProgrammableGetExp, "zetMetricProgrammableGetExp", (void *hDevice, void *pCount,
    void *phMetricProgrammables), ((uintptr_t)hDevice, (uintptr_t)pCount, (uintptr_t)phMetricProgrammables,),
    NULL, NULL, (1, 4,),
    "\5\2\3\24\226\4\208\3 MhDevice\0EpCount\0E\6\0mphMetricProgrammables\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\10\2\0E\2\4\4\0G@\0A\10\0C\10\0C"
    "\1\0Ka\4\3\0E")

/*: zetMetricProgrammableGetParamInfoExp: hMetricProgrammable:handle *pParameterCount:u32 pParameterInfo ; */
/*:     pParameterCount_max -> *pParameterCount:u32 pParamet */
/*:     erInfo[*pParameterCount:u32<pParameterCount_max]:{_zet_metric_programmable_param_info_exp_t#168} */
/*:     pParameterInfo[*pParameterCount:u32<pParameterCount_max]->next@zet_structure_type_t#168 */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricProgrammableGetParamInfoExp, "zetMetricProgrammableGetParamInfoExp",
    (void *hMetricProgrammable, void *pParameterCount, void *pParameterInfo), ((uintptr_t)hMetricProgrammable, (uintptr_t)pParameterCount,
    (uintptr_t)pParameterInfo,),
    NULL, NULL, (1, 4,),
    "\15\2\10\24\264\13\20\200\2\3 \0\1\0\0\0\0\0MhMetricProgrammable\0EpParameterCount\0E\17\0&@\12Info.stype\0\240\1l\17pNext\0&@\17type\0\233\1N"
    "\17name\0&@\17valueInfoType\0\241\1e\30Count\0\6Aresult\0Ha\10\0Fb\4\1\2\0Db\4\1\2\0Dh\4\2\0E\2\4\4\0G\20\0A\250\0C\4\0C\1\0Kh\10\2\0A\10\0C\2\4"
    "\4\0G\20\0A\250\0C\20\0C\1\0Kh\4\2\0A\20\0C\2\4\4\0G\20\0A\250\0C\24\0C\1\0Ki\1\2\0A\24\0C\2\4\4\0G\20\0A\250\0C\200\0C\1\0Kh\4\2\0A\224\0C\2\4"
    "\4\0G\20\0A\250\0C\230\0C\1\0Kh\4\2\0A\240\0C\2\4\4\0G\20\0A\250\0C\244\0C\1\0Ka\4\3\0G\2\0A\10\0C\2\4\4\0C{\0E\250\0G\1\0K")

/*: zetMetricProgrammableGetParamValueInfoExp: hMetricProgrammable:handle parameterOrdinal:u32 *pValueInfoCount:u32 */
/*:     pValueInfo ; pValueInfoCount_max -> *pValueInfoCount:u32 */
/*:     pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]:{_zet_metric_programmable_param_value_info_exp_t#160} */
/*:     pValueInfo[*pValueInfoCount:u32<pValueInfoCount_max]->next@zet_structure_type_t#160 */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 4, 3, int, trace__ze_given_zetMetricProgrammableGetParamValueInfoExp, "zetMetricProgrammableGetParamValueInfoExp",
    (void *hMetricProgrammable, uint32_t parameterOrdinal, void *pValueInfoCount, void *pValueInfo), ((uintptr_t)hMetricProgrammable,
    (uint64_t)parameterOrdinal, (uintptr_t)pValueInfoCount, (uintptr_t)pValueInfo,),
    NULL, NULL, (2, 4,),
    "\15\3\5\30\342\11\30\210\1\4 \0\1\0\0\0\0\0MhMetricProgrammable\0EparameterOrdinal\0EpValueInfoCount\0E\17\0&@\12.stype\0\240\1l\13pNext\0N\13d"
    "escription\0\6Aresult\0Hc\2\14\0A\2\0B\1\10\0Gb\4\2\2\0Db\4\2\2\0Dh\4\3\0E\2\4\5\0G\20\0A\240\0C\4\0C\2\0Kh\10\3\0A\10\0C\2\4\5\0G\20\0A\240\0C"
    "\20\0C\2\0Ki\1\3\0A \0C\2\4\5\0G\20\0A\240\0C\200\0C\2\0Ka\4\4\0G\3\0A\10\0C\2\4\5\0C{\0E\240\0G\2\0K")

/*: zetMetricProgrammableGetPropertiesExp: hMetricProgrammable:handle pProperties -> */
/*:     pProperties:{_zet_metric_programmable_exp_properties_t} pProperties->next@zet_structure_type_t */
/*:     return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 3, int, trace__ze_given_zetMetricProgrammableGetPropertiesExp, "zetMetricProgrammableGetPropertiesExp",
    (void *hMetricProgrammable, void *pProperties), ((uintptr_t)hMetricProgrammable, (uintptr_t)pProperties,),
    "\15\1\14\20\306\6\10\200\2\2 \0\1\0\0\0\0\0MhMetricProgrammable\0LpProperties\0\6@\13.stype\0\240\1L\14pNext\0N\14name\0N\14description\0N\14c"
    "omponent\0E\14tierNumber\0E\14domain\0E\14parameterCount\0\5@\14samplingType\0\231\1E\15ourceId\0\6Aresult\0Ha\10\0Fa\10\1\0Ed\4\1\2\0T\4\0C\4\0"
    "Kd\10\1\6\10\0S\20\0C\10\0Kg\1\1\0A\20\0D\10\0H@\0A\1\0C\220\0C\200\0Kg\1\1\0A\220\0D\10\0H@\0A\1\0C\20\1\0B\200\0Kg\1\1\0A\20\1\0C\10\0H@\0A\1"
    "\0C\220\1\0B\200\0Kd\4\1\2\220\1\0R\244\1\0B\24\0Ka\4\2\0G\1\0A\10\0I{\0Y")

/*: zetMetricTracerCreateExp: hContext:handle hDevice:handle metricGroupCount:u32 */
/*:     phMetricGroups[metricGroupCount]:handle desc:{_zet_metric_tracer_exp_desc_t} desc->next@zet_structure_type_t */
/*:     hNotificationEvent:handle phMetricTracer -> *phMetricTracer:handle return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 7, 2, int, trace__ze_given_zetMetricTracerCreateExp, "zetMetricTracerCreateExp", (void *hContext, void *hDevice,
    uint32_t metricGroupCount, void *phMetricGroups, void *desc, void *hNotificationEvent, void *phMetricTracer), ((uintptr_t)hContext, (uintptr_t)hDevice,
    (uint64_t)metricGroupCount, (uintptr_t)phMetricGroups, (uintptr_t)desc, (uintptr_t)hNotificationEvent, (uintptr_t)phMetricTracer,),
    "\15\11\2\302\4\24\230\1\20\7 \1\0\0\0\0\0\0MhContext\0MhDevice\0EmetricGroupCount\0mphMetricGroups\0Ldesc\0\6@\4.stype\0\240\1L\5pNext\0E\5not"
    "ifyEveryNBytes\0MhNotificationEvent\0MphMetricTracer\0\6Aresult\0Hc\3\24\0A\4\0B\1\10\2\20\0A\24\0Ch\10\3\0E\1\4\0H@\0A\10\0C\10\0C\2\0Ka\10\4\0"
    "Ed\4\4\2\0T\4\0C\4\0Kd\10\4\6\10\0S\24\0C\14\0Ka\10\5\0Eb\10\6\2\0Da\4\7\0G\4\0A\10\0I{\0Y")

/*: zetMetricTracerDecodeExp: phMetricDecoder:handle *pRawDataSize:u64 pRawData metricsCount:u32 */
/*:     phMetrics[metricsCount]:handle *pSetCount:u32 pMetricEntriesCountPerSet *pMetricEntriesCount:u32 */
/*:     pMetricEntries ; pRawDataSize_max pSetCount_max pMetricEntriesCount_max -> *pRawDataSize:u64 */
/*:     pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes *pSetCount:u32 */
/*:     pMetricEntriesCountPerSet[*pSetCount:u32<pSetCount_max]:u32 *pMetricEntriesCount:u32 */
/*:     pMetricEntries[*pMetricEntriesCount:u32<pMetricEntriesCount_max]:{_zet_metric_entry_exp_t#32} */
/*:     return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 9, 2, int, trace__ze_given_zetMetricTracerDecodeExp, "zetMetricTracerDecodeExp", (void *phMetricDecoder,
    void *pRawDataSize, void *pRawData, uint32_t metricsCount, void *phMetrics, void *pSetCount, void *pMetricEntriesCountPerSet,
    void *pMetricEntriesCount, void *pMetricEntries), ((uintptr_t)phMetricDecoder, (uintptr_t)pRawDataSize, (uintptr_t)pRawData, (uint64_t)metricsCount,
    (uintptr_t)phMetrics, (uintptr_t)pSetCount, (uintptr_t)pMetricEntriesCountPerSet, (uintptr_t)pMetricEntriesCount, (uintptr_t)pMetricEntries,),
    NULL, NULL, (1, 8, 5, 4, 7, 4,),
    "\5\6\12\252\4\320\6P\220\2\11 MphMetricDecoder\0GpRawDataSize\0EmetricsCount\0mphMetrics\0EpSetCount\0EpMetricEntriesCount\0GpRawDataSize\0P\10\0"
    "EpSetCount\0epMetricEntriesCountPerSet\0E\23\0g\16.timeStamp\0e\17metricIndex\0a\17onSubdevice\0e\17subdeviceId\0\6Aresult\0Ha\10\0Fb\10\1\2\0D"
    "a\4\3\0Eh\10\4\0E\1\4\0H@\0A\10\0C\10\0C\3\0Kb\4\5\2\0Db\4\7\2\0Db\10\1\2\0Dh\1\2\0E\2\10\12\0H\1\1\0C\1\0C\1\0Kb\4\5\2\0Dh\4\6\0E\2\4\13\0G@\0"
    "A\4\0C\4\0C\5\0Kb\4\7\2\0Dh\10\10\0A\10\0C\2\4\14\0G\20\0A \0C\20\0C\7\0Kh\4\10\0A\20\0C\2\4\14\0G\20\0A \0C\24\0C\7\0Kh\1\10\0A\24\0C\2\4\14\0"
    "G\20\0A \0C\25\0C\7\0Kh\4\10\0A\30\0C\2\4\14\0G\20\0A \0C\34\0C\7\0Ka\4\11\0E")

/*: zetMetricTracerDestroyExp: hMetricTracer:handle -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 1, 2, int, trace__ze_given_zetMetricTracerDestroyExp, "zetMetricTracerDestroyExp", (void *hMetricTracer),
    ((uintptr_t)hMetricTracer,),
    "\5\1\1\20\14\10\10\1 MhMetricTracer\0\6Aresult\0Ha\10\0Fa\4\1\0E")

/*: zetMetricTracerDisableExp: hMetricTracer:handle synchronous:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricTracerDisableExp, "zetMetricTracerDisableExp", (void *hMetricTracer,
    uint8_t synchronous), ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "\5\2\1\21\14\20\10\2 MhMetricTracer\0Asynchronous\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetMetricTracerEnableExp: hMetricTracer:handle synchronous:u8 -> return:status@ze_result_t */
TRACE__FORWARD(trace__ze_given, 2, 2, int, trace__ze_given_zetMetricTracerEnableExp, "zetMetricTracerEnableExp", (void *hMetricTracer,
    uint8_t synchronous), ((uintptr_t)hMetricTracer, (uint64_t)synchronous,),
    "\5\2\1\21\14\20\10\2 MhMetricTracer\0Asynchronous\0\6Aresult\0Hc\2\11\0A\2\0B\1\10\0Ga\4\2\0E")

/*: zetMetricTracerReadDataExp: hMetricTracer:handle *pRawDataSize:u64 pRawData ; pRawDataSize_max -> */
/*:     *pRawDataSize:u64 pRawData[*pRawDataSize:u64<pRawDataSize_max]:bytes return:status@ze_result_t */
TRACE__FORWARD_AROUND(trace__ze_given, 3, 3, int, trace__ze_given_zetMetricTracerReadDataExp, "zetMetricTracerReadDataExp", (void *hMetricTracer,
    void *pRawDataSize, void *pRawData), ((uintptr_t)hMetricTracer, (uintptr_t)pRawDataSize, (uintptr_t)pRawData,),
    NULL, NULL, (1, 8,),
    "\5\2\3\30\232\2\208\3 MhMetricTracer\0GpRawDataSize\0G\14\0P\10\0\6Aresult\0Ha\10\0Fb\10\1\2\0Db\10\1\2\0Dh\1\2\0E\2\10\4\0H\1\1\0C\1\0C\1\0Ka"
    "\4\3\0E")

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

/* layout.c - holds src/backends/nvtx/abi.h and the numbers of our functions against NVIDIA's own headers. Compiling it
 * is the test. */
#define TRACE_IMPL
#define TRACE_NVTX
#include "trace.in.h"
#include "../layout.h"
#include <nvtx3/nvToolsExt.h>
#include <nvtx3/nvToolsExtSync.h>
#include <nvtx3/nvToolsExtPayload.h>
#include <nvtx3/nvToolsExtCounters.h>
#include <nvtx3/nvToolsExtSemanticsCounters.h>

VALUE(TRACE__NVTX_CORE, NVTX_CB_MODULE_CORE);
VALUE(TRACE__NVTX_CUDA, NVTX_CB_MODULE_CUDA);
VALUE(TRACE__NVTX_OPENCL, NVTX_CB_MODULE_OPENCL);
VALUE(TRACE__NVTX_CUDART, NVTX_CB_MODULE_CUDART);
VALUE(TRACE__NVTX_CORE2, NVTX_CB_MODULE_CORE2);
VALUE(TRACE__NVTX_SYNC, NVTX_CB_MODULE_SYNC);
VALUE(TRACE__NVTX_ETID_CALLBACKS, NVTX_ETID_CALLBACKS);
#define NUMBER(module, number, function) VALUE(number, NVTX_CBID_##module##_##function);
TRACE__NVTX_TABLE(NUMBER)
/* clang-format off */
#define NAME_NUMBERS(module, number, kind, type) \
    VALUE(number, NVTX_CBID_##module##_Name##kind##A); \
    VALUE(number + 1, NVTX_CBID_##module##_Name##kind##W);
/* clang-format on */
TRACE__NVTX_NAMES(NAME_NUMBERS)
#define EXTENSION_NUMBER(module, number, function) VALUE(number, NVTX3EXT_CBID_nvtx##function);
TRACE__NVTX_EXTENSIONS(EXTENSION_NUMBER)
/* no function of the core is forgotten: each module's last one is ours */
VALUE(NVTX_CBID_CORE_SIZE, 16);
VALUE(NVTX_CBID_CORE2_SIZE, 16);
VALUE(NVTX_CBID_SYNC_SIZE, 7);
VALUE(NVTX_CBID_CUDA_SIZE, 9);
VALUE(NVTX_CBID_CUDART_SIZE, 7);
VALUE(NVTX_CBID_OPENCL_SIZE, 15);
VALUE(sizeof trace__nvtx_rows / sizeof trace__nvtx_rows[0], 15 + 15 + 6 + 8 + 6 + 14);

SIZE(trace__nvtx_callbacks, NvtxExportTableCallbacks);
MEMBERS(trace__nvtx_callbacks, NvtxExportTableCallbacks, size, struct_size, module_table, GetModuleFunctionTable);

SIZE(trace__nvtx_attributes, nvtxEventAttributes_t);
MEMBERS(trace__nvtx_attributes, nvtxEventAttributes_t, size, size, category, category, color_type, colorType, color,
        color, payload_type, payloadType, reserved, reserved0, payload, payload, message_type, messageType, message,
        message);
VALUE(1, NVTX_COLOR_ARGB);
VALUE(TRACE__NVTX_ASCII, NVTX_MESSAGE_TYPE_ASCII);
VALUE(TRACE__NVTX_UNICODE, NVTX_MESSAGE_TYPE_UNICODE);
VALUE(TRACE__NVTX_REGISTERED, NVTX_MESSAGE_TYPE_REGISTERED);
VALUE(1, NVTX_PAYLOAD_TYPE_UNSIGNED_INT64);
VALUE(2, NVTX_PAYLOAD_TYPE_INT64);
VALUE(3, NVTX_PAYLOAD_TYPE_DOUBLE);
VALUE(4, NVTX_PAYLOAD_TYPE_UNSIGNED_INT32);
VALUE(5, NVTX_PAYLOAD_TYPE_INT32);
VALUE(6, NVTX_PAYLOAD_TYPE_FLOAT);
VALUE(TRACE__NVTX_PAYLOAD_EXT, NVTX_PAYLOAD_TYPE_EXT);

SIZE(trace__nvtx_resource, nvtxResourceAttributes_t);
MEMBERS(trace__nvtx_resource, nvtxResourceAttributes_t, type, identifierType, id, identifier, message_type, messageType,
        message, message);
VALUE(TRACE__NVTX_THREAD_NATIVE, NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE);
VALUE(TRACE__NVTX_THREAD_POSIX, NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX);
SIZE(trace__nvtx_lock_attributes, nvtxSyncUserAttributes_t);
MEMBERS(trace__nvtx_lock_attributes, nvtxSyncUserAttributes_t, message_type, messageType, message, message);

SIZE(trace__nvtx_segment, nvtxExtModuleSegment_t);
MEMBERS(trace__nvtx_segment, nvtxExtModuleSegment_t, slots, slotCount, functions, functionSlots);
SIZE(trace__nvtx_module, nvtxExtModuleInfo_t);
MEMBERS(trace__nvtx_module, nvtxExtModuleInfo_t, module, moduleId, nsegments, segmentsCount, segments, segments, info,
        extInfo);
VALUE(TRACE__NVTX_EXT_PAYLOAD, NVTX_EXT_PAYLOAD_MODULEID);
VALUE(TRACE__NVTX_EXT_COUNTERS, NVTX_EXT_COUNTERS_MODULEID);

SIZE(trace__nvtx_payload, nvtxPayloadData_t);
MEMBERS(trace__nvtx_payload, nvtxPayloadData_t, schema, schemaId, data, payload);
SIZE(trace__nvtx_entry, nvtxPayloadSchemaEntry_t);
MEMBERS(trace__nvtx_entry, nvtxPayloadSchemaEntry_t, type, type, length, arrayOrUnionDetail, offset, offset);
SIZE(trace__nvtx_schema, nvtxPayloadSchemaAttr_t);
MEMBERS(trace__nvtx_schema, nvtxPayloadSchemaAttr_t, entries, entries, size, payloadStaticSize, alignment, packAlign,
        id, schemaId);
VALUE(TRACE__NVTX_HAS_ID, NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID);
VALUE(TRACE__NVTX_FIXED_ARRAY, NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE);
VALUE(TRACE__NVTX_ZERO_TERMINATED, NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED);
VALUE(TRACE__NVTX_INDIRECT, NVTX_PAYLOAD_ENTRY_FLAG_POINTER | NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE |
                                NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE);
VALUE(TRACE__NVTX_IS_MESSAGE, NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE);
VALUE(2, NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC);
VALUE(28, NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE);
VALUE(32, NVTX_PAYLOAD_ENTRY_TYPE_BYTE);
VALUE(43, NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32);
VALUE(68, NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY);
VALUE(74, NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64);
VALUE(75, NVTX_PAYLOAD_ENTRY_TYPE_CSTRING);
VALUE(76, NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8);
VALUE(80, NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE);
VALUE(1022, NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED);
SIZE(trace__nvtx_enumerator, nvtxPayloadEnum_t);
SAME(trace__nvtx_enumerator, is_flag, nvtxPayloadEnum_t, isFlag);
SIZE(trace__nvtx_enum, nvtxPayloadEnumAttr_t);
MEMBERS(trace__nvtx_enum, nvtxPayloadEnumAttr_t, size, sizeOfEnum, id, schemaId);
VALUE(TRACE__NVTX_ENUM_HAS_ID, NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID);
SIZE(trace__nvtx_counter_attributes, nvtxCounterAttr_t);
MEMBERS(trace__nvtx_counter_attributes, nvtxCounterAttr_t, schema, schemaId, semantics, semantics, id, counterId);
MEMBERS(trace__nvtx_semantics, nvtxSemanticsHeader_t, id, semanticId, next, next);
SAME(trace__nvtx_semantics, unit, nvtxSemanticsCounter_t, unit);
VALUE(5, NVTX_SEMANTIC_ID_COUNTERS_V1);
VALUE(0, NVTX_COUNTER_SAMPLE_ZERO);

/* layout.c - compiles when the structures of src/backends/cuda/pc_sampling/abi.h are those of the vendor's headers */
#include <cupti.h>
#include <cupti_pcsampling.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "backends/cuda/cupti/abi.h"
#include "backends/cuda/pc_sampling/abi.h"

#define SAME(ours, theirs) _Static_assert((ours) == (theirs), #theirs)
/* clang-format off */
#define PLACE(structure, ours, theirs_structure, theirs) \
    SAME(offsetof(structure, ours), offsetof(theirs_structure, theirs)); \
    SAME(sizeof ((structure *)0)->ours, sizeof((theirs_structure *)0)->theirs)
/* clang-format on */

#define MODULE(ours, theirs) PLACE(trace__pc_module, ours, CUpti_ModuleResourceData, theirs)
MODULE(id, moduleId);
MODULE(bytes, cubinSize);
MODULE(cubin, pCubin);
PLACE(trace__pc_resource_data, context, CUpti_ResourceData, context);
PLACE(trace__pc_resource_data, module, CUpti_ResourceData, resourceDescriptor);
PLACE(trace__pc_reason, index, CUpti_PCSamplingStallReason, pcSamplingStallReasonIndex);
PLACE(trace__pc_reason, samples, CUpti_PCSamplingStallReason, samples);
SAME(sizeof(trace__pc_reason), sizeof(CUpti_PCSamplingStallReason));

#define RECORD(ours, theirs) PLACE(trace__pc_record, ours, CUpti_PCSamplingPCData, theirs)
RECORD(bytes, size);
RECORD(cubin, cubinCrc);
RECORD(offset, pcOffset);
RECORD(function, functionIndex);
RECORD(name, functionName);
RECORD(nreasons, stallReasonCount);
RECORD(reasons, stallReason);
RECORD(correlation, correlationId);
SAME(sizeof(trace__pc_record), sizeof(CUpti_PCSamplingPCData));

#define DATA(ours, theirs) PLACE(trace__pc_data, ours, CUpti_PCSamplingData, theirs)
DATA(bytes, size);
DATA(room, collectNumPcs);
DATA(samples, totalSamples);
DATA(dropped, droppedSamples);
DATA(n, totalNumPcs);
DATA(remaining, remainingNumPcs);
DATA(range, rangeId);
DATA(records, pPcData);
DATA(elsewhere, nonUsrKernelsTotalSamples);
DATA(full, hardwareBufferFull);
SAME(sizeof(trace__pc_data), sizeof(CUpti_PCSamplingData));

#define SETTING(ours, theirs) PLACE(trace__pc_setting, ours, CUpti_PCSamplingConfigurationInfo, theirs)
SETTING(what, attributeType);
SETTING(result, attributeStatus);
SETTING(value.number, attributeData.samplingPeriodData.samplingPeriod);
SETTING(value.number, attributeData.collectionModeData.collectionMode);
SETTING(value.number, attributeData.enableStartStopControlData.enableStartStopControl);
SETTING(value.size, attributeData.hardwareBufferSizeData.hardwareBufferSize);
SETTING(value.pointer, attributeData.samplingDataBufferData.samplingDataBuffer);
SETTING(value.reasons.n, attributeData.stallReasonData.stallReasonCount);
SETTING(value.reasons.indexes, attributeData.stallReasonData.pStallReasonIndex);
SAME(sizeof(trace__pc_setting), sizeof(CUpti_PCSamplingConfigurationInfo));

#define CALL(ours, structure, theirs) PLACE(trace__pc_call, ours, structure, theirs)
CALL(context, CUpti_PCSamplingEnableParams, ctx);
SAME(TRACE__PC_CALL_CONTEXT, CUpti_PCSamplingEnableParamsSize);
SAME(TRACE__PC_CALL_CONTEXT, CUpti_PCSamplingDisableParamsSize);
SAME(TRACE__PC_CALL_CONTEXT, CUpti_PCSamplingStartParamsSize);
SAME(TRACE__PC_CALL_CONTEXT, CUpti_PCSamplingStopParamsSize);
CALL(what.data, CUpti_PCSamplingGetDataParams, pcSamplingData);
SAME(TRACE__PC_CALL_DATA, CUpti_PCSamplingGetDataParamsSize);
CALL(what.n_at, CUpti_PCSamplingGetNumStallReasonsParams, numStallReasons);
SAME(TRACE__PC_CALL_DATA, CUpti_PCSamplingGetNumStallReasonsParamsSize);
CALL(what.n, CUpti_PCSamplingConfigurationInfoParams, numAttributes);
CALL(list, CUpti_PCSamplingConfigurationInfoParams, pPCSamplingConfigurationInfo);
SAME(TRACE__PC_CALL_SETTINGS, CUpti_PCSamplingConfigurationInfoParamsSize);
CALL(what.n, CUpti_PCSamplingGetStallReasonsParams, numStallReasons);
CALL(list, CUpti_PCSamplingGetStallReasonsParams, stallReasonIndex);
CALL(names, CUpti_PCSamplingGetStallReasonsParams, stallReasons);
SAME(TRACE__PC_CALL_NAMES, CUpti_PCSamplingGetStallReasonsParamsSize);

#define LINE(ours, theirs) PLACE(trace__pc_line, ours, CUpti_GetSassToSourceCorrelationParams, theirs)
LINE(cubin, cubin);
LINE(function, functionName);
LINE(cubin_bytes, cubinSize);
LINE(line, lineNumber);
LINE(offset, pcOffset);
LINE(file, fileName);
LINE(directory, dirName);
SAME(sizeof(trace__pc_line), CUpti_GetSassToSourceCorrelationParamsSize);
PLACE(trace__pc_crc, cubin_bytes, CUpti_GetCubinCrcParams, cubinSize);
PLACE(trace__pc_crc, cubin, CUpti_GetCubinCrcParams, cubin);
PLACE(trace__pc_crc, crc, CUpti_GetCubinCrcParams, cubinCrc);
SAME(sizeof(trace__pc_crc), CUpti_GetCubinCrcParamsSize);

SAME(TRACE__CUPTI_NO_MEMORY, CUPTI_ERROR_OUT_OF_MEMORY);
SAME(TRACE__CUPTI_BUSY, CUPTI_ERROR_HARDWARE_BUSY);
SAME(TRACE__CUPTI_NO_RIGHTS, CUPTI_ERROR_INSUFFICIENT_PRIVILEGES);
SAME(TRACE__CUPTI_NO_RIGHTS_GUEST, CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES);
SAME(TRACE__CUPTI_RESOURCE, CUPTI_CB_DOMAIN_RESOURCE);
SAME(TRACE__CUPTI_CONTEXT_MADE, CUPTI_CBID_RESOURCE_CONTEXT_CREATED);
SAME(TRACE__CUPTI_CONTEXT_ENDS, CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING);
SAME(TRACE__CUPTI_MODULE_LOADED, CUPTI_CBID_RESOURCE_MODULE_LOADED);
SAME(TRACE__CUPTI_MODULE_UNLOADS, CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING);
SAME(TRACE__PC_PERIOD, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD);
SAME(TRACE__PC_REASONS_WANTED, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON);
SAME(TRACE__PC_DEVICE_BYTES, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE);
SAME(TRACE__PC_START_STOP, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL);
SAME(TRACE__PC_MODE, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE);
SAME(TRACE__PC_BUFFER, CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER);
SAME(TRACE__PC_CONTINUOUS, CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS);
SAME(TRACE__PC_REASON_NAME, CUPTI_STALL_REASON_STRING_SIZE);

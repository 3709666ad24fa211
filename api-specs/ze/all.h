/* what the models of Level Zero are made from: core, tools, sysman, runtime, loader, tracing layer, and the tables
 * between loader and driver */
#include <stdbool.h>
#include <level_zero/ze_api.h>
#include <level_zero/zet_api.h>
#include <level_zero/zes_api.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zet_ddi.h>
#include <level_zero/zes_ddi.h>
#if __has_include(<level_zero/zer_ddi.h>)
#include <level_zero/zer_api.h>
#include <level_zero/zer_ddi.h>
#endif
#include <level_zero/loader/ze_loader.h>
#include <level_zero/layers/zel_tracing_api.h>
#if __has_include(<level_zero/layers/zel_tracing_register_cb.h>)
#include <level_zero/layers/zel_tracing_register_cb.h>
#endif

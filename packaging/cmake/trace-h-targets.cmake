# The targets of trace.h, for an installed copy (trace-h-config.cmake) and for the sources (/CMakeLists.txt). Before it is included:
#   trace-h_INCLUDE_DIR   the folder of trace.h
#   trace-h_EXPORTS_DIR   the folder of the lists of what an executable shows to the libraries it loads
#   trace-h_LIBRARY       libtrace-h.so, or empty
if(TARGET trace-h::header)
  return()
endif()

add_library(trace-h::header INTERFACE IMPORTED GLOBAL)
set_target_properties(trace-h::header PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${trace-h_INCLUDE_DIR}")
if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
  set_property(TARGET trace-h::header PROPERTY INTERFACE_COMPILE_DEFINITIONS "TRACE_COMPILE_OUT=")
endif()

# What the unit with TRACE_IMPL needs. An executable shows the recorder, and what libraries look for by name, to the libraries that it loads:
# the part of -rdynamic that counts. A library shows them anyway.
function(trace_h_impl target list)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  set_target_properties(${target} PROPERTIES
    INTERFACE_LINK_LIBRARIES "trace-h::header;-lpthread;-ldl"
    INTERFACE_LINK_OPTIONS "$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:LINKER:--dynamic-list=${trace-h_EXPORTS_DIR}/${list}.list>")
endfunction()
trace_h_impl(trace-h::impl recorder)
file(GLOB trace_h_lists RELATIVE "${trace-h_EXPORTS_DIR}" "${trace-h_EXPORTS_DIR}/*.list")
list(REMOVE_ITEM trace_h_lists recorder.list)
foreach(list ${trace_h_lists})
  string(REPLACE ".list" "" api ${list})
  trace_h_impl(trace-h::impl_${api} ${api})
  string(TOUPPER "TRACE_${api}" macro)
  set_property(TARGET trace-h::impl_${api} PROPERTY INTERFACE_COMPILE_DEFINITIONS "${macro}=")
endforeach()
# mpi.h is the program's own: where find_package(MPI) found it, here it is; with mpicc as the compiler nothing is needed.
set_property(TARGET trace-h::impl_mpi APPEND PROPERTY INTERFACE_LINK_LIBRARIES "$<$<TARGET_EXISTS:MPI::MPI_C>:MPI::MPI_C>")

if(trace-h_LIBRARY)
  add_library(trace-h::libtrace SHARED IMPORTED GLOBAL)
  set_target_properties(trace-h::libtrace PROPERTIES IMPORTED_LOCATION "${trace-h_LIBRARY}" INTERFACE_LINK_LIBRARIES trace-h::header)
endif()

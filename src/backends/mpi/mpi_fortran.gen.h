/* Generated: trace-gen emit --rules mpi.rules --part fortran mpich-4.0.2.model openmpi-4.1.4.model
 * Change the rules, not this file. */

TRACE__FORWARDING_BEGIN

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Abort, mpi_abort, MPI_ABORT, 2, "hAi")
TRACE__FORTRAN(trace__mpi, MPI_Accumulate, mpi_accumulate, MPI_ACCUMULATE, 9, "bihBilihBhChG")
TRACE__FORTRAN(trace__mpi, MPI_Add_error_class, mpi_add_error_class, MPI_ADD_ERROR_CLASS, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Add_error_code, mpi_add_error_code, MPI_ADD_ERROR_CODE, 2, "ip")
TRACE__FORTRAN(trace__mpi, MPI_Add_error_string, mpi_add_error_string, MPI_ADD_ERROR_STRING, 3, "it")

#endif

#if TRACE__MPI_ONLY_MPICH
TRACE__FORTRAN(trace__mpi, MPI_Address, mpi_address, MPI_ADDRESS, 2, "bp")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Allgather, mpi_allgather, MPI_ALLGATHER, 7, "bihBbihBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Allgather_init, mpi_allgather_init, MPI_ALLGATHER_INIT, 9, "bihBbihBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Allgatherv, mpi_allgatherv, MPI_ALLGATHERV, 8, "bihBbpphBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Allgatherv_init, mpi_allgatherv_init, MPI_ALLGATHERV_INIT, 10, "bihBbpphBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Alloc_mem, mpi_alloc_mem, MPI_ALLOC_MEM, 3, "lhDb")
TRACE__FORTRAN(trace__mpi, MPI_Allreduce, mpi_allreduce, MPI_ALLREDUCE, 6, "bbihBhChA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Allreduce_init, mpi_allreduce_init, MPI_ALLREDUCE_INIT, 8, "bbihBhChAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Alltoall, mpi_alltoall, MPI_ALLTOALL, 7, "bihBbihBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Alltoall_init, mpi_alltoall_init, MPI_ALLTOALL_INIT, 9, "bihBbihBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Alltoallv, mpi_alltoallv, MPI_ALLTOALLV, 9, "bpphBbpphBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Alltoallv_init, mpi_alltoallv_init, MPI_ALLTOALLV_INIT, 11, "bpphBbpphBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Alltoallw, mpi_alltoallw, MPI_ALLTOALLW, 9, "bppmBbppmBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Alltoallw_init, mpi_alltoallw_init, MPI_ALLTOALLW_INIT, 11, "bppmBbppmBhAhDmI")

#endif

#if TRACE__MPI_OLD
TRACE__FORTRAN(trace__mpi, MPI_Attr_delete, mpi_attr_delete, MPI_ATTR_DELETE, 2, "hAi")
TRACE__FORTRAN(trace__mpi, MPI_Attr_get, mpi_attr_get, MPI_ATTR_GET, 4, "hAibp")
TRACE__FORTRAN(trace__mpi, MPI_Attr_put, mpi_attr_put, MPI_ATTR_PUT, 3, "hAib")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Barrier, mpi_barrier, MPI_BARRIER, 1, "hA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Barrier_init, mpi_barrier_init, MPI_BARRIER_INIT, 3, "hAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Bcast, mpi_bcast, MPI_BCAST, 5, "bihBihA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Bcast_init, mpi_bcast_init, MPI_BCAST_INIT, 7, "bihBihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Bsend, mpi_bsend, MPI_BSEND, 6, "bihBiihA")
TRACE__FORTRAN(trace__mpi, MPI_Bsend_init, mpi_bsend_init, MPI_BSEND_INIT, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Buffer_attach, mpi_buffer_attach, MPI_BUFFER_ATTACH, 2, "bi")
TRACE__FORTRAN(trace__mpi, MPI_Buffer_detach, mpi_buffer_detach, MPI_BUFFER_DETACH, 2, "bp")
TRACE__FORTRAN(trace__mpi, MPI_Cancel, mpi_cancel, MPI_CANCEL, 1, "mI")
TRACE__FORTRAN(trace__mpi, MPI_Cart_coords, mpi_cart_coords, MPI_CART_COORDS, 4, "hAiip")
TRACE__FORTRAN(trace__mpi, MPI_Cart_create, mpi_cart_create, MPI_CART_CREATE, 6, "hAippimA")
TRACE__FORTRAN(trace__mpi, MPI_Cart_get, mpi_cart_get, MPI_CART_GET, 5, "hAippp")
TRACE__FORTRAN(trace__mpi, MPI_Cart_map, mpi_cart_map, MPI_CART_MAP, 5, "hAippp")
TRACE__FORTRAN(trace__mpi, MPI_Cart_rank, mpi_cart_rank, MPI_CART_RANK, 3, "hApp")
TRACE__FORTRAN(trace__mpi, MPI_Cart_shift, mpi_cart_shift, MPI_CART_SHIFT, 5, "hAiipp")
TRACE__FORTRAN(trace__mpi, MPI_Cart_sub, mpi_cart_sub, MPI_CART_SUB, 3, "hApmA")
TRACE__FORTRAN(trace__mpi, MPI_Cartdim_get, mpi_cartdim_get, MPI_CARTDIM_GET, 2, "hAp")
TRACE__FORTRAN(trace__mpi, MPI_Close_port, mpi_close_port, MPI_CLOSE_PORT, 2, "t")
TRACE__FORTRAN(trace__mpi, MPI_Comm_accept, mpi_comm_accept, MPI_COMM_ACCEPT, 6, "thDihAmA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_call_errhandler, mpi_comm_call_errhandler, MPI_COMM_CALL_ERRHANDLER, 2, "hAi")
TRACE__FORTRAN(trace__mpi, MPI_Comm_compare, mpi_comm_compare, MPI_COMM_COMPARE, 3, "hAhAp")
TRACE__FORTRAN(trace__mpi, MPI_Comm_connect, mpi_comm_connect, MPI_COMM_CONNECT, 6, "thDihAmA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_create, mpi_comm_create, MPI_COMM_CREATE, 3, "hAhEmA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_errhandler, mpi_comm_create_errhandler, MPI_COMM_CREATE_ERRHANDLER, 2, "pmF")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_from_group, mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP, 6, "hEthDhFmA")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_group, mpi_comm_create_group, MPI_COMM_CREATE_GROUP, 4, "hAhEimA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_keyval, mpi_comm_create_keyval, MPI_COMM_CREATE_KEYVAL, 4, "pppb")
TRACE__FORTRAN(trace__mpi, MPI_Comm_delete_attr, mpi_comm_delete_attr, MPI_COMM_DELETE_ATTR, 2, "hAi")
TRACE__FORTRAN(trace__mpi, MPI_Comm_disconnect, mpi_comm_disconnect, MPI_COMM_DISCONNECT, 1, "mA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_dup, mpi_comm_dup, MPI_COMM_DUP, 2, "hAmA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_dup_with_info, mpi_comm_dup_with_info, MPI_COMM_DUP_WITH_INFO, 3, "hAhDmA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_free, mpi_comm_free, MPI_COMM_FREE, 1, "mA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_free_keyval, mpi_comm_free_keyval, MPI_COMM_FREE_KEYVAL, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_attr, mpi_comm_get_attr, MPI_COMM_GET_ATTR, 4, "hAibp")
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_errhandler, mpi_comm_get_errhandler, MPI_COMM_GET_ERRHANDLER, 2, "hAmF")
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_info, mpi_comm_get_info, MPI_COMM_GET_INFO, 2, "hAmD")
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_name, mpi_comm_get_name, MPI_COMM_GET_NAME, 4, "hAop")
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_parent, mpi_comm_get_parent, MPI_COMM_GET_PARENT, 1, "mA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_group, mpi_comm_group, MPI_COMM_GROUP, 2, "hAmE")
TRACE__FORTRAN(trace__mpi, MPI_Comm_idup, mpi_comm_idup, MPI_COMM_IDUP, 3, "hAmAmI")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Comm_idup_with_info, mpi_comm_idup_with_info, MPI_COMM_IDUP_WITH_INFO, 4, "hAhDmAmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Comm_join, mpi_comm_join, MPI_COMM_JOIN, 2, "imA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_rank, mpi_comm_rank, MPI_COMM_RANK, 2, "hAp")
TRACE__FORTRAN(trace__mpi, MPI_Comm_remote_group, mpi_comm_remote_group, MPI_COMM_REMOTE_GROUP, 2, "hAmE")
TRACE__FORTRAN(trace__mpi, MPI_Comm_remote_size, mpi_comm_remote_size, MPI_COMM_REMOTE_SIZE, 2, "hAp")
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_attr, mpi_comm_set_attr, MPI_COMM_SET_ATTR, 3, "hAib")
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_errhandler, mpi_comm_set_errhandler, MPI_COMM_SET_ERRHANDLER, 2, "hAhF")
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_info, mpi_comm_set_info, MPI_COMM_SET_INFO, 2, "hAhD")
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_name, mpi_comm_set_name, MPI_COMM_SET_NAME, 3, "hAt")
TRACE__FORTRAN(trace__mpi, MPI_Comm_size, mpi_comm_size, MPI_COMM_SIZE, 2, "hAp")
TRACE__FORTRAN(trace__mpi, MPI_Comm_split, mpi_comm_split, MPI_COMM_SPLIT, 4, "hAiimA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_split_type, mpi_comm_split_type, MPI_COMM_SPLIT_TYPE, 5, "hAiihDmA")
TRACE__FORTRAN(trace__mpi, MPI_Comm_test_inter, mpi_comm_test_inter, MPI_COMM_TEST_INTER, 2, "hAp")
TRACE__FORTRAN(trace__mpi, MPI_Compare_and_swap, mpi_compare_and_swap, MPI_COMPARE_AND_SWAP, 7, "bbbhBilhG")
TRACE__FORTRAN(trace__mpi, MPI_Dims_create, mpi_dims_create, MPI_DIMS_CREATE, 3, "iip")
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_create, mpi_dist_graph_create, MPI_DIST_GRAPH_CREATE, 9, "hAipppphDimA")
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_create_adjacent, mpi_dist_graph_create_adjacent, MPI_DIST_GRAPH_CREATE_ADJACENT, 10, "hAippipphDimA")
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_neighbors, mpi_dist_graph_neighbors, MPI_DIST_GRAPH_NEIGHBORS, 7, "hAippipp")
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_neighbors_count, mpi_dist_graph_neighbors_count, MPI_DIST_GRAPH_NEIGHBORS_COUNT, 4, "hAppp")

#endif

#if TRACE__MPI_ONLY_MPICH
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_create, mpi_errhandler_create, MPI_ERRHANDLER_CREATE, 2, "pmF")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_free, mpi_errhandler_free, MPI_ERRHANDLER_FREE, 1, "mF")

#endif

#if TRACE__MPI_ONLY_MPICH
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_get, mpi_errhandler_get, MPI_ERRHANDLER_GET, 2, "hAmF")
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_set, mpi_errhandler_set, MPI_ERRHANDLER_SET, 2, "hAhF")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Error_class, mpi_error_class, MPI_ERROR_CLASS, 2, "ip")
TRACE__FORTRAN(trace__mpi, MPI_Error_string, mpi_error_string, MPI_ERROR_STRING, 4, "iop")
TRACE__FORTRAN(trace__mpi, MPI_Exscan, mpi_exscan, MPI_EXSCAN, 6, "bbihBhChA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Exscan_init, mpi_exscan_init, MPI_EXSCAN_INIT, 8, "bbihBhChAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Fetch_and_op, mpi_fetch_and_op, MPI_FETCH_AND_OP, 7, "bbhBilhChG")
TRACE__FORTRAN(trace__mpi, MPI_File_call_errhandler, mpi_file_call_errhandler, MPI_FILE_CALL_ERRHANDLER, 2, "hHi")
TRACE__FORTRAN(trace__mpi, MPI_File_close, mpi_file_close, MPI_FILE_CLOSE, 1, "mH")
TRACE__FORTRAN(trace__mpi, MPI_File_create_errhandler, mpi_file_create_errhandler, MPI_FILE_CREATE_ERRHANDLER, 2, "pmF")
TRACE__FORTRAN(trace__mpi, MPI_File_delete, mpi_file_delete, MPI_FILE_DELETE, 3, "thD")
TRACE__FORTRAN(trace__mpi, MPI_File_get_amode, mpi_file_get_amode, MPI_FILE_GET_AMODE, 2, "hHp")
TRACE__FORTRAN(trace__mpi, MPI_File_get_atomicity, mpi_file_get_atomicity, MPI_FILE_GET_ATOMICITY, 2, "hHp")
TRACE__FORTRAN(trace__mpi, MPI_File_get_byte_offset, mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET, 3, "hHlp")
TRACE__FORTRAN(trace__mpi, MPI_File_get_errhandler, mpi_file_get_errhandler, MPI_FILE_GET_ERRHANDLER, 2, "hHmF")
TRACE__FORTRAN(trace__mpi, MPI_File_get_group, mpi_file_get_group, MPI_FILE_GET_GROUP, 2, "hHmE")
TRACE__FORTRAN(trace__mpi, MPI_File_get_info, mpi_file_get_info, MPI_FILE_GET_INFO, 2, "hHmD")
TRACE__FORTRAN(trace__mpi, MPI_File_get_position, mpi_file_get_position, MPI_FILE_GET_POSITION, 2, "hHp")
TRACE__FORTRAN(trace__mpi, MPI_File_get_position_shared, mpi_file_get_position_shared, MPI_FILE_GET_POSITION_SHARED, 2, "hHp")
TRACE__FORTRAN(trace__mpi, MPI_File_get_size, mpi_file_get_size, MPI_FILE_GET_SIZE, 2, "hHp")
TRACE__FORTRAN(trace__mpi, MPI_File_get_type_extent, mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT, 3, "hHhBp")
TRACE__FORTRAN(trace__mpi, MPI_File_get_view, mpi_file_get_view, MPI_FILE_GET_VIEW, 6, "hHpmBmBo")
TRACE__FORTRAN(trace__mpi, MPI_File_iread, mpi_file_iread, MPI_FILE_IREAD, 5, "hHbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iread_all, mpi_file_iread_all, MPI_FILE_IREAD_ALL, 5, "hHbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iread_at, mpi_file_iread_at, MPI_FILE_IREAD_AT, 6, "hHlbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iread_at_all, mpi_file_iread_at_all, MPI_FILE_IREAD_AT_ALL, 6, "hHlbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iread_shared, mpi_file_iread_shared, MPI_FILE_IREAD_SHARED, 5, "hHbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite, mpi_file_iwrite, MPI_FILE_IWRITE, 5, "hHbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_all, mpi_file_iwrite_all, MPI_FILE_IWRITE_ALL, 5, "hHbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_at, mpi_file_iwrite_at, MPI_FILE_IWRITE_AT, 6, "hHlbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_at_all, mpi_file_iwrite_at_all, MPI_FILE_IWRITE_AT_ALL, 6, "hHlbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_shared, mpi_file_iwrite_shared, MPI_FILE_IWRITE_SHARED, 5, "hHbihBmI")
TRACE__FORTRAN(trace__mpi, MPI_File_open, mpi_file_open, MPI_FILE_OPEN, 6, "hAtihDmH")
TRACE__FORTRAN(trace__mpi, MPI_File_preallocate, mpi_file_preallocate, MPI_FILE_PREALLOCATE, 2, "hHl")
TRACE__FORTRAN(trace__mpi, MPI_File_read, mpi_file_read, MPI_FILE_READ, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_all, mpi_file_read_all, MPI_FILE_READ_ALL, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_all_begin, mpi_file_read_all_begin, MPI_FILE_READ_ALL_BEGIN, 4, "hHbihB")
TRACE__FORTRAN(trace__mpi, MPI_File_read_all_end, mpi_file_read_all_end, MPI_FILE_READ_ALL_END, 3, "hHbs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_at, mpi_file_read_at, MPI_FILE_READ_AT, 6, "hHlbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_at_all, mpi_file_read_at_all, MPI_FILE_READ_AT_ALL, 6, "hHlbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_at_all_begin, mpi_file_read_at_all_begin, MPI_FILE_READ_AT_ALL_BEGIN, 5, "hHlbihB")
TRACE__FORTRAN(trace__mpi, MPI_File_read_at_all_end, mpi_file_read_at_all_end, MPI_FILE_READ_AT_ALL_END, 3, "hHbs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_ordered, mpi_file_read_ordered, MPI_FILE_READ_ORDERED, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_ordered_begin, mpi_file_read_ordered_begin, MPI_FILE_READ_ORDERED_BEGIN, 4, "hHbihB")
TRACE__FORTRAN(trace__mpi, MPI_File_read_ordered_end, mpi_file_read_ordered_end, MPI_FILE_READ_ORDERED_END, 3, "hHbs")
TRACE__FORTRAN(trace__mpi, MPI_File_read_shared, mpi_file_read_shared, MPI_FILE_READ_SHARED, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_seek, mpi_file_seek, MPI_FILE_SEEK, 3, "hHli")
TRACE__FORTRAN(trace__mpi, MPI_File_seek_shared, mpi_file_seek_shared, MPI_FILE_SEEK_SHARED, 3, "hHli")
TRACE__FORTRAN(trace__mpi, MPI_File_set_atomicity, mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY, 2, "hHi")
TRACE__FORTRAN(trace__mpi, MPI_File_set_errhandler, mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER, 2, "hHhF")
TRACE__FORTRAN(trace__mpi, MPI_File_set_info, mpi_file_set_info, MPI_FILE_SET_INFO, 2, "hHhD")
TRACE__FORTRAN(trace__mpi, MPI_File_set_size, mpi_file_set_size, MPI_FILE_SET_SIZE, 2, "hHl")
TRACE__FORTRAN(trace__mpi, MPI_File_set_view, mpi_file_set_view, MPI_FILE_SET_VIEW, 7, "hHlhBhBthD")
TRACE__FORTRAN(trace__mpi, MPI_File_sync, mpi_file_sync, MPI_FILE_SYNC, 1, "hH")
TRACE__FORTRAN(trace__mpi, MPI_File_write, mpi_file_write, MPI_FILE_WRITE, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_all, mpi_file_write_all, MPI_FILE_WRITE_ALL, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_all_begin, mpi_file_write_all_begin, MPI_FILE_WRITE_ALL_BEGIN, 4, "hHbihB")
TRACE__FORTRAN(trace__mpi, MPI_File_write_all_end, mpi_file_write_all_end, MPI_FILE_WRITE_ALL_END, 3, "hHbs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_at, mpi_file_write_at, MPI_FILE_WRITE_AT, 6, "hHlbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_at_all, mpi_file_write_at_all, MPI_FILE_WRITE_AT_ALL, 6, "hHlbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_at_all_begin, mpi_file_write_at_all_begin, MPI_FILE_WRITE_AT_ALL_BEGIN, 5, "hHlbihB")
TRACE__FORTRAN(trace__mpi, MPI_File_write_at_all_end, mpi_file_write_at_all_end, MPI_FILE_WRITE_AT_ALL_END, 3, "hHbs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_ordered, mpi_file_write_ordered, MPI_FILE_WRITE_ORDERED, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_ordered_begin, mpi_file_write_ordered_begin, MPI_FILE_WRITE_ORDERED_BEGIN, 4, "hHbihB")
TRACE__FORTRAN(trace__mpi, MPI_File_write_ordered_end, mpi_file_write_ordered_end, MPI_FILE_WRITE_ORDERED_END, 3, "hHbs")
TRACE__FORTRAN(trace__mpi, MPI_File_write_shared, mpi_file_write_shared, MPI_FILE_WRITE_SHARED, 5, "hHbihBs")
TRACE__FORTRAN(trace__mpi, MPI_Finalize, mpi_finalize, MPI_FINALIZE, 0, "")
TRACE__FORTRAN(trace__mpi, MPI_Finalized, mpi_finalized, MPI_FINALIZED, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Free_mem, mpi_free_mem, MPI_FREE_MEM, 1, "b")
TRACE__FORTRAN(trace__mpi, MPI_Gather, mpi_gather, MPI_GATHER, 8, "bihBbihBihA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Gather_init, mpi_gather_init, MPI_GATHER_INIT, 10, "bihBbihBihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Gatherv, mpi_gatherv, MPI_GATHERV, 9, "bihBbpphBihA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Gatherv_init, mpi_gatherv_init, MPI_GATHERV_INIT, 11, "bihBbpphBihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Get, mpi_get, MPI_GET, 8, "bihBilihBhG")
TRACE__FORTRAN(trace__mpi, MPI_Get_accumulate, mpi_get_accumulate, MPI_GET_ACCUMULATE, 12, "bihBbihBilihBhChG")
TRACE__FORTRAN(trace__mpi, MPI_Get_address, mpi_get_address, MPI_GET_ADDRESS, 2, "bp")
TRACE__FORTRAN(trace__mpi, MPI_Get_count, mpi_get_count, MPI_GET_COUNT, 3, "phBp")
TRACE__FORTRAN(trace__mpi, MPI_Get_elements, mpi_get_elements, MPI_GET_ELEMENTS, 3, "phBp")
TRACE__FORTRAN(trace__mpi, MPI_Get_elements_x, mpi_get_elements_x, MPI_GET_ELEMENTS_X, 3, "phBp")
TRACE__FORTRAN(trace__mpi, MPI_Get_library_version, mpi_get_library_version, MPI_GET_LIBRARY_VERSION, 3, "op")
TRACE__FORTRAN(trace__mpi, MPI_Get_processor_name, mpi_get_processor_name, MPI_GET_PROCESSOR_NAME, 3, "op")
TRACE__FORTRAN(trace__mpi, MPI_Get_version, mpi_get_version, MPI_GET_VERSION, 2, "pp")
TRACE__FORTRAN(trace__mpi, MPI_Graph_create, mpi_graph_create, MPI_GRAPH_CREATE, 6, "hAippimA")
TRACE__FORTRAN(trace__mpi, MPI_Graph_get, mpi_graph_get, MPI_GRAPH_GET, 5, "hAiipp")
TRACE__FORTRAN(trace__mpi, MPI_Graph_map, mpi_graph_map, MPI_GRAPH_MAP, 5, "hAippp")
TRACE__FORTRAN(trace__mpi, MPI_Graph_neighbors, mpi_graph_neighbors, MPI_GRAPH_NEIGHBORS, 4, "hAiip")
TRACE__FORTRAN(trace__mpi, MPI_Graph_neighbors_count, mpi_graph_neighbors_count, MPI_GRAPH_NEIGHBORS_COUNT, 3, "hAip")
TRACE__FORTRAN(trace__mpi, MPI_Graphdims_get, mpi_graphdims_get, MPI_GRAPHDIMS_GET, 3, "hApp")
TRACE__FORTRAN(trace__mpi, MPI_Grequest_complete, mpi_grequest_complete, MPI_GREQUEST_COMPLETE, 1, "hI")
TRACE__FORTRAN(trace__mpi, MPI_Grequest_start, mpi_grequest_start, MPI_GREQUEST_START, 5, "pppbmI")
TRACE__FORTRAN(trace__mpi, MPI_Group_compare, mpi_group_compare, MPI_GROUP_COMPARE, 3, "hEhEp")
TRACE__FORTRAN(trace__mpi, MPI_Group_difference, mpi_group_difference, MPI_GROUP_DIFFERENCE, 3, "hEhEmE")
TRACE__FORTRAN(trace__mpi, MPI_Group_excl, mpi_group_excl, MPI_GROUP_EXCL, 4, "hEipmE")
TRACE__FORTRAN(trace__mpi, MPI_Group_free, mpi_group_free, MPI_GROUP_FREE, 1, "mE")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Group_from_session_pset, mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET, 4, "hKtmE")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Group_incl, mpi_group_incl, MPI_GROUP_INCL, 4, "hEipmE")
TRACE__FORTRAN(trace__mpi, MPI_Group_intersection, mpi_group_intersection, MPI_GROUP_INTERSECTION, 3, "hEhEmE")
TRACE__FORTRAN(trace__mpi, MPI_Group_range_excl, mpi_group_range_excl, MPI_GROUP_RANGE_EXCL, 4, "hEipmE")
TRACE__FORTRAN(trace__mpi, MPI_Group_range_incl, mpi_group_range_incl, MPI_GROUP_RANGE_INCL, 4, "hEipmE")
TRACE__FORTRAN(trace__mpi, MPI_Group_rank, mpi_group_rank, MPI_GROUP_RANK, 2, "hEp")
TRACE__FORTRAN(trace__mpi, MPI_Group_size, mpi_group_size, MPI_GROUP_SIZE, 2, "hEp")
TRACE__FORTRAN(trace__mpi, MPI_Group_translate_ranks, mpi_group_translate_ranks, MPI_GROUP_TRANSLATE_RANKS, 5, "hEiphEp")
TRACE__FORTRAN(trace__mpi, MPI_Group_union, mpi_group_union, MPI_GROUP_UNION, 3, "hEhEmE")
TRACE__FORTRAN(trace__mpi, MPI_Iallgather, mpi_iallgather, MPI_IALLGATHER, 8, "bihBbihBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Iallgatherv, mpi_iallgatherv, MPI_IALLGATHERV, 9, "bihBbpphBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Iallreduce, mpi_iallreduce, MPI_IALLREDUCE, 7, "bbihBhChAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ialltoall, mpi_ialltoall, MPI_IALLTOALL, 8, "bihBbihBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ialltoallv, mpi_ialltoallv, MPI_IALLTOALLV, 10, "bpphBbpphBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ialltoallw, mpi_ialltoallw, MPI_IALLTOALLW, 10, "bppmBbppmBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ibarrier, mpi_ibarrier, MPI_IBARRIER, 2, "hAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ibcast, mpi_ibcast, MPI_IBCAST, 6, "bihBihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ibsend, mpi_ibsend, MPI_IBSEND, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Iexscan, mpi_iexscan, MPI_IEXSCAN, 7, "bbihBhChAmI")
TRACE__FORTRAN(trace__mpi, MPI_Igather, mpi_igather, MPI_IGATHER, 9, "bihBbihBihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Igatherv, mpi_igatherv, MPI_IGATHERV, 10, "bihBbpphBihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Improbe, mpi_improbe, MPI_IMPROBE, 6, "iihApmJs")
TRACE__FORTRAN(trace__mpi, MPI_Imrecv, mpi_imrecv, MPI_IMRECV, 5, "bihBmJmI")
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_allgather, mpi_ineighbor_allgather, MPI_INEIGHBOR_ALLGATHER, 8, "bihBbihBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_allgatherv, mpi_ineighbor_allgatherv, MPI_INEIGHBOR_ALLGATHERV, 9, "bihBbpphBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_alltoall, mpi_ineighbor_alltoall, MPI_INEIGHBOR_ALLTOALL, 8, "bihBbihBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_alltoallv, mpi_ineighbor_alltoallv, MPI_INEIGHBOR_ALLTOALLV, 10, "bpphBbpphBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_alltoallw, mpi_ineighbor_alltoallw, MPI_INEIGHBOR_ALLTOALLW, 10, "bppmBbppmBhAmI")
TRACE__FORTRAN(trace__mpi, MPI_Info_create, mpi_info_create, MPI_INFO_CREATE, 1, "mD")
TRACE__FORTRAN(trace__mpi, MPI_Info_delete, mpi_info_delete, MPI_INFO_DELETE, 3, "hDt")
TRACE__FORTRAN(trace__mpi, MPI_Info_dup, mpi_info_dup, MPI_INFO_DUP, 2, "hDmD")
TRACE__FORTRAN(trace__mpi, MPI_Info_free, mpi_info_free, MPI_INFO_FREE, 1, "mD")
TRACE__FORTRAN(trace__mpi, MPI_Info_get, mpi_info_get, MPI_INFO_GET, 7, "hDtiop")
TRACE__FORTRAN(trace__mpi, MPI_Info_get_nkeys, mpi_info_get_nkeys, MPI_INFO_GET_NKEYS, 2, "hDp")
TRACE__FORTRAN(trace__mpi, MPI_Info_get_nthkey, mpi_info_get_nthkey, MPI_INFO_GET_NTHKEY, 4, "hDio")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Info_get_string, mpi_info_get_string, MPI_INFO_GET_STRING, 7, "hDtpop")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Info_get_valuelen, mpi_info_get_valuelen, MPI_INFO_GET_VALUELEN, 5, "hDtpp")
TRACE__FORTRAN(trace__mpi, MPI_Info_set, mpi_info_set, MPI_INFO_SET, 5, "hDtt")
TRACE__FORTRAN(trace__mpi, MPI_Init, mpi_init, MPI_INIT, 0, "--")
TRACE__FORTRAN(trace__mpi, MPI_Init_thread, mpi_init_thread, MPI_INIT_THREAD, 2, "--ip")
TRACE__FORTRAN(trace__mpi, MPI_Initialized, mpi_initialized, MPI_INITIALIZED, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Intercomm_create, mpi_intercomm_create, MPI_INTERCOMM_CREATE, 6, "hAihAiimA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Intercomm_create_from_groups, mpi_intercomm_create_from_groups, MPI_INTERCOMM_CREATE_FROM_GROUPS, 9, "hEihEithDhFmA")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Intercomm_merge, mpi_intercomm_merge, MPI_INTERCOMM_MERGE, 3, "hAimA")
TRACE__FORTRAN(trace__mpi, MPI_Iprobe, mpi_iprobe, MPI_IPROBE, 5, "iihAps")
TRACE__FORTRAN(trace__mpi, MPI_Irecv, mpi_irecv, MPI_IRECV, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ireduce, mpi_ireduce, MPI_IREDUCE, 8, "bbihBhCihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ireduce_scatter, mpi_ireduce_scatter, MPI_IREDUCE_SCATTER, 7, "bbphBhChAmI")
TRACE__FORTRAN(trace__mpi, MPI_Ireduce_scatter_block, mpi_ireduce_scatter_block, MPI_IREDUCE_SCATTER_BLOCK, 7, "bbihBhChAmI")
TRACE__FORTRAN(trace__mpi, MPI_Irsend, mpi_irsend, MPI_IRSEND, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Is_thread_main, mpi_is_thread_main, MPI_IS_THREAD_MAIN, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Iscan, mpi_iscan, MPI_ISCAN, 7, "bbihBhChAmI")
TRACE__FORTRAN(trace__mpi, MPI_Iscatter, mpi_iscatter, MPI_ISCATTER, 9, "bihBbihBihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Iscatterv, mpi_iscatterv, MPI_ISCATTERV, 10, "bpphBbihBihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Isend, mpi_isend, MPI_ISEND, 7, "bihBiihAmI")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Isendrecv, mpi_isendrecv, MPI_ISENDRECV, 12, "bihBiibihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Isendrecv_replace, mpi_isendrecv_replace, MPI_ISENDRECV_REPLACE, 9, "bihBiiiihAmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Issend, mpi_issend, MPI_ISSEND, 7, "bihBiihAmI")

#endif

#if TRACE__MPI_OLD
TRACE__FORTRAN(trace__mpi, MPI_Keyval_create, mpi_keyval_create, MPI_KEYVAL_CREATE, 4, "pppb")
TRACE__FORTRAN(trace__mpi, MPI_Keyval_free, mpi_keyval_free, MPI_KEYVAL_FREE, 1, "p")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Lookup_name, mpi_lookup_name, MPI_LOOKUP_NAME, 5, "thDo")
TRACE__FORTRAN(trace__mpi, MPI_Mprobe, mpi_mprobe, MPI_MPROBE, 5, "iihAmJs")
TRACE__FORTRAN(trace__mpi, MPI_Mrecv, mpi_mrecv, MPI_MRECV, 5, "bihBmJs")
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgather, mpi_neighbor_allgather, MPI_NEIGHBOR_ALLGATHER, 7, "bihBbihBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgather_init, mpi_neighbor_allgather_init, MPI_NEIGHBOR_ALLGATHER_INIT, 9, "bihBbihBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgatherv, mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV, 8, "bihBbpphBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgatherv_init, mpi_neighbor_allgatherv_init, MPI_NEIGHBOR_ALLGATHERV_INIT, 10, "bihBbpphBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoall, mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL, 7, "bihBbihBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoall_init, mpi_neighbor_alltoall_init, MPI_NEIGHBOR_ALLTOALL_INIT, 9, "bihBbihBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallv, mpi_neighbor_alltoallv, MPI_NEIGHBOR_ALLTOALLV, 9, "bpphBbpphBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallv_init, mpi_neighbor_alltoallv_init, MPI_NEIGHBOR_ALLTOALLV_INIT, 11, "bpphBbpphBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallw, mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW, 9, "bppmBbppmBhA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallw_init, mpi_neighbor_alltoallw_init, MPI_NEIGHBOR_ALLTOALLW_INIT, 11, "bppmBbppmBhAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Op_commutative, mpi_op_commutative, MPI_OP_COMMUTATIVE, 2, "hCp")
TRACE__FORTRAN(trace__mpi, MPI_Op_create, mpi_op_create, MPI_OP_CREATE, 3, "pimC")
TRACE__FORTRAN(trace__mpi, MPI_Op_free, mpi_op_free, MPI_OP_FREE, 1, "mC")
TRACE__FORTRAN(trace__mpi, MPI_Open_port, mpi_open_port, MPI_OPEN_PORT, 3, "hDo")
TRACE__FORTRAN(trace__mpi, MPI_Pack, mpi_pack, MPI_PACK, 7, "bihBbiphA")
TRACE__FORTRAN(trace__mpi, MPI_Pack_external, mpi_pack_external, MPI_PACK_EXTERNAL, 8, "tbihBblp")
TRACE__FORTRAN(trace__mpi, MPI_Pack_external_size, mpi_pack_external_size, MPI_PACK_EXTERNAL_SIZE, 5, "tihBp")
TRACE__FORTRAN(trace__mpi, MPI_Pack_size, mpi_pack_size, MPI_PACK_SIZE, 4, "ihBhAp")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Parrived, mpi_parrived, MPI_PARRIVED, 3, "hIip")
TRACE__FORTRAN(trace__mpi, MPI_Pready, mpi_pready, MPI_PREADY, 2, "ihI")

#endif

#if TRACE__MPI_READY_LIST
TRACE__FORTRAN(trace__mpi, MPI_Pready_list, mpi_pready_list, MPI_PREADY_LIST, 3, "iphI")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Pready_range, mpi_pready_range, MPI_PREADY_RANGE, 3, "iihI")
TRACE__FORTRAN(trace__mpi, MPI_Precv_init, mpi_precv_init, MPI_PRECV_INIT, 9, "bilhBiihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Probe, mpi_probe, MPI_PROBE, 4, "iihAs")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Psend_init, mpi_psend_init, MPI_PSEND_INIT, 9, "bilhBiihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Publish_name, mpi_publish_name, MPI_PUBLISH_NAME, 5, "thDt")
TRACE__FORTRAN(trace__mpi, MPI_Put, mpi_put, MPI_PUT, 8, "bihBilihBhG")
TRACE__FORTRAN(trace__mpi, MPI_Query_thread, mpi_query_thread, MPI_QUERY_THREAD, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Raccumulate, mpi_raccumulate, MPI_RACCUMULATE, 10, "bihBilihBhChGmI")
TRACE__FORTRAN(trace__mpi, MPI_Recv, mpi_recv, MPI_RECV, 7, "bihBiihAs")
TRACE__FORTRAN(trace__mpi, MPI_Recv_init, mpi_recv_init, MPI_RECV_INIT, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Reduce, mpi_reduce, MPI_REDUCE, 7, "bbihBhCihA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Reduce_init, mpi_reduce_init, MPI_REDUCE_INIT, 9, "bbihBhCihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Reduce_local, mpi_reduce_local, MPI_REDUCE_LOCAL, 5, "bbihBhC")
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter, mpi_reduce_scatter, MPI_REDUCE_SCATTER, 6, "bbphBhChA")
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter_block, mpi_reduce_scatter_block, MPI_REDUCE_SCATTER_BLOCK, 6, "bbihBhChA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter_block_init, mpi_reduce_scatter_block_init, MPI_REDUCE_SCATTER_BLOCK_INIT, 8, "bbihBhChAhDmI")
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter_init, mpi_reduce_scatter_init, MPI_REDUCE_SCATTER_INIT, 8, "bbphBhChAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Register_datarep, mpi_register_datarep, MPI_REGISTER_DATAREP, 6, "tpppb")
TRACE__FORTRAN(trace__mpi, MPI_Request_free, mpi_request_free, MPI_REQUEST_FREE, 1, "mI")
TRACE__FORTRAN(trace__mpi, MPI_Request_get_status, mpi_request_get_status, MPI_REQUEST_GET_STATUS, 3, "hIps")
TRACE__FORTRAN(trace__mpi, MPI_Rget, mpi_rget, MPI_RGET, 9, "bihBilihBhGmI")
TRACE__FORTRAN(trace__mpi, MPI_Rget_accumulate, mpi_rget_accumulate, MPI_RGET_ACCUMULATE, 13, "bihBbihBilihBhChGmI")
TRACE__FORTRAN(trace__mpi, MPI_Rput, mpi_rput, MPI_RPUT, 9, "bihBilihBhGmI")
TRACE__FORTRAN(trace__mpi, MPI_Rsend, mpi_rsend, MPI_RSEND, 6, "bihBiihA")
TRACE__FORTRAN(trace__mpi, MPI_Rsend_init, mpi_rsend_init, MPI_RSEND_INIT, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Scan, mpi_scan, MPI_SCAN, 6, "bbihBhChA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Scan_init, mpi_scan_init, MPI_SCAN_INIT, 8, "bbihBhChAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Scatter, mpi_scatter, MPI_SCATTER, 8, "bihBbihBihA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Scatter_init, mpi_scatter_init, MPI_SCATTER_INIT, 10, "bihBbihBihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Scatterv, mpi_scatterv, MPI_SCATTERV, 9, "bpphBbihBihA")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Scatterv_init, mpi_scatterv_init, MPI_SCATTERV_INIT, 11, "bpphBbihBihAhDmI")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Send, mpi_send, MPI_SEND, 6, "bihBiihA")
TRACE__FORTRAN(trace__mpi, MPI_Send_init, mpi_send_init, MPI_SEND_INIT, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Sendrecv, mpi_sendrecv, MPI_SENDRECV, 12, "bihBiibihBiihAs")
TRACE__FORTRAN(trace__mpi, MPI_Sendrecv_replace, mpi_sendrecv_replace, MPI_SENDRECV_REPLACE, 9, "bihBiiiihAs")

#endif

#if TRACE__MPI_4_0
TRACE__FORTRAN(trace__mpi, MPI_Session_call_errhandler, mpi_session_call_errhandler, MPI_SESSION_CALL_ERRHANDLER, 2, "hKi")
TRACE__FORTRAN(trace__mpi, MPI_Session_finalize, mpi_session_finalize, MPI_SESSION_FINALIZE, 1, "mK")
TRACE__FORTRAN(trace__mpi, MPI_Session_get_errhandler, mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER, 2, "hKmF")
TRACE__FORTRAN(trace__mpi, MPI_Session_get_info, mpi_session_get_info, MPI_SESSION_GET_INFO, 2, "hKmD")
TRACE__FORTRAN(trace__mpi, MPI_Session_get_nth_pset, mpi_session_get_nth_pset, MPI_SESSION_GET_NTH_PSET, 6, "hKhDipo")
TRACE__FORTRAN(trace__mpi, MPI_Session_get_num_psets, mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS, 3, "hKhDp")
TRACE__FORTRAN(trace__mpi, MPI_Session_get_pset_info, mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO, 4, "hKtmD")
TRACE__FORTRAN(trace__mpi, MPI_Session_init, mpi_session_init, MPI_SESSION_INIT, 3, "hDhFmK")
TRACE__FORTRAN(trace__mpi, MPI_Session_set_errhandler, mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER, 2, "hKhF")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Ssend, mpi_ssend, MPI_SSEND, 6, "bihBiihA")
TRACE__FORTRAN(trace__mpi, MPI_Ssend_init, mpi_ssend_init, MPI_SSEND_INIT, 7, "bihBiihAmI")
TRACE__FORTRAN(trace__mpi, MPI_Start, mpi_start, MPI_START, 1, "mI")
TRACE__FORTRAN(trace__mpi, MPI_Startall, mpi_startall, MPI_STARTALL, 2, "imI")
TRACE__FORTRAN(trace__mpi, MPI_Status_set_cancelled, mpi_status_set_cancelled, MPI_STATUS_SET_CANCELLED, 2, "si")
TRACE__FORTRAN(trace__mpi, MPI_Status_set_elements, mpi_status_set_elements, MPI_STATUS_SET_ELEMENTS, 3, "shBi")
TRACE__FORTRAN(trace__mpi, MPI_Status_set_elements_x, mpi_status_set_elements_x, MPI_STATUS_SET_ELEMENTS_X, 3, "shBl")
TRACE__FORTRAN(trace__mpi, MPI_Test, mpi_test, MPI_TEST, 3, "mIps")
TRACE__FORTRAN(trace__mpi, MPI_Test_cancelled, mpi_test_cancelled, MPI_TEST_CANCELLED, 2, "pp")
TRACE__FORTRAN(trace__mpi, MPI_Testall, mpi_testall, MPI_TESTALL, 4, "imIps")
TRACE__FORTRAN(trace__mpi, MPI_Testany, mpi_testany, MPI_TESTANY, 5, "imIpps")
TRACE__FORTRAN(trace__mpi, MPI_Testsome, mpi_testsome, MPI_TESTSOME, 5, "imIpps")
TRACE__FORTRAN(trace__mpi, MPI_Topo_test, mpi_topo_test, MPI_TOPO_TEST, 2, "hAp")
TRACE__FORTRAN(trace__mpi, MPI_Type_commit, mpi_type_commit, MPI_TYPE_COMMIT, 1, "mB")
TRACE__FORTRAN(trace__mpi, MPI_Type_contiguous, mpi_type_contiguous, MPI_TYPE_CONTIGUOUS, 3, "ihBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_darray, mpi_type_create_darray, MPI_TYPE_CREATE_DARRAY, 10, "iiippppihBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_f90_complex, mpi_type_create_f90_complex, MPI_TYPE_CREATE_F90_COMPLEX, 3, "iimB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_f90_integer, mpi_type_create_f90_integer, MPI_TYPE_CREATE_F90_INTEGER, 2, "imB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_f90_real, mpi_type_create_f90_real, MPI_TYPE_CREATE_F90_REAL, 3, "iimB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_hindexed, mpi_type_create_hindexed, MPI_TYPE_CREATE_HINDEXED, 5, "ipphBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_hindexed_block, mpi_type_create_hindexed_block, MPI_TYPE_CREATE_HINDEXED_BLOCK, 5, "iiphBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_hvector, mpi_type_create_hvector, MPI_TYPE_CREATE_HVECTOR, 5, "iilhBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_indexed_block, mpi_type_create_indexed_block, MPI_TYPE_CREATE_INDEXED_BLOCK, 5, "iiphBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_keyval, mpi_type_create_keyval, MPI_TYPE_CREATE_KEYVAL, 4, "pppb")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_resized, mpi_type_create_resized, MPI_TYPE_CREATE_RESIZED, 4, "hBllmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_struct, mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT, 5, "ippmBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_create_subarray, mpi_type_create_subarray, MPI_TYPE_CREATE_SUBARRAY, 7, "ipppihBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_delete_attr, mpi_type_delete_attr, MPI_TYPE_DELETE_ATTR, 2, "hBi")
TRACE__FORTRAN(trace__mpi, MPI_Type_dup, mpi_type_dup, MPI_TYPE_DUP, 2, "hBmB")

#endif

#if TRACE__MPI_ONLY_MPICH
TRACE__FORTRAN(trace__mpi, MPI_Type_extent, mpi_type_extent, MPI_TYPE_EXTENT, 2, "hBp")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Type_free, mpi_type_free, MPI_TYPE_FREE, 1, "mB")
TRACE__FORTRAN(trace__mpi, MPI_Type_free_keyval, mpi_type_free_keyval, MPI_TYPE_FREE_KEYVAL, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_attr, mpi_type_get_attr, MPI_TYPE_GET_ATTR, 4, "hBibp")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_contents, mpi_type_get_contents, MPI_TYPE_GET_CONTENTS, 7, "hBiiippmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_envelope, mpi_type_get_envelope, MPI_TYPE_GET_ENVELOPE, 5, "hBpppp")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_extent, mpi_type_get_extent, MPI_TYPE_GET_EXTENT, 3, "hBpp")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_extent_x, mpi_type_get_extent_x, MPI_TYPE_GET_EXTENT_X, 3, "hBpp")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_name, mpi_type_get_name, MPI_TYPE_GET_NAME, 4, "hBop")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_true_extent, mpi_type_get_true_extent, MPI_TYPE_GET_TRUE_EXTENT, 3, "hBpp")
TRACE__FORTRAN(trace__mpi, MPI_Type_get_true_extent_x, mpi_type_get_true_extent_x, MPI_TYPE_GET_TRUE_EXTENT_X, 3, "hBpp")

#endif

#if TRACE__MPI_ONLY_MPICH
TRACE__FORTRAN(trace__mpi, MPI_Type_hindexed, mpi_type_hindexed, MPI_TYPE_HINDEXED, 5, "ipphBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_hvector, mpi_type_hvector, MPI_TYPE_HVECTOR, 5, "iilhBmB")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Type_indexed, mpi_type_indexed, MPI_TYPE_INDEXED, 5, "ipphBmB")

#endif

#if TRACE__MPI_ONLY_MPICH
TRACE__FORTRAN(trace__mpi, MPI_Type_lb, mpi_type_lb, MPI_TYPE_LB, 2, "hBp")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Type_match_size, mpi_type_match_size, MPI_TYPE_MATCH_SIZE, 3, "iimB")
TRACE__FORTRAN(trace__mpi, MPI_Type_set_attr, mpi_type_set_attr, MPI_TYPE_SET_ATTR, 3, "hBib")
TRACE__FORTRAN(trace__mpi, MPI_Type_set_name, mpi_type_set_name, MPI_TYPE_SET_NAME, 3, "hBt")
TRACE__FORTRAN(trace__mpi, MPI_Type_size, mpi_type_size, MPI_TYPE_SIZE, 2, "hBp")
TRACE__FORTRAN(trace__mpi, MPI_Type_size_x, mpi_type_size_x, MPI_TYPE_SIZE_X, 2, "hBp")

#endif

#if TRACE__MPI_ONLY_MPICH
TRACE__FORTRAN(trace__mpi, MPI_Type_struct, mpi_type_struct, MPI_TYPE_STRUCT, 5, "ippmBmB")
TRACE__FORTRAN(trace__mpi, MPI_Type_ub, mpi_type_ub, MPI_TYPE_UB, 2, "hBp")

#endif

#if TRACE__MPI_3_1
TRACE__FORTRAN(trace__mpi, MPI_Type_vector, mpi_type_vector, MPI_TYPE_VECTOR, 5, "iiihBmB")
TRACE__FORTRAN(trace__mpi, MPI_Unpack, mpi_unpack, MPI_UNPACK, 7, "bipbihBhA")
TRACE__FORTRAN(trace__mpi, MPI_Unpack_external, mpi_unpack_external, MPI_UNPACK_EXTERNAL, 8, "tblpbihB")
TRACE__FORTRAN(trace__mpi, MPI_Unpublish_name, mpi_unpublish_name, MPI_UNPUBLISH_NAME, 5, "thDt")
TRACE__FORTRAN(trace__mpi, MPI_Wait, mpi_wait, MPI_WAIT, 2, "mIs")
TRACE__FORTRAN(trace__mpi, MPI_Waitall, mpi_waitall, MPI_WAITALL, 3, "imIs")
TRACE__FORTRAN(trace__mpi, MPI_Waitany, mpi_waitany, MPI_WAITANY, 4, "imIps")
TRACE__FORTRAN(trace__mpi, MPI_Waitsome, mpi_waitsome, MPI_WAITSOME, 5, "imIpps")
TRACE__FORTRAN(trace__mpi, MPI_Win_allocate, mpi_win_allocate, MPI_WIN_ALLOCATE, 6, "lihDhAbmG")
TRACE__FORTRAN(trace__mpi, MPI_Win_allocate_shared, mpi_win_allocate_shared, MPI_WIN_ALLOCATE_SHARED, 6, "lihDhAbmG")
TRACE__FORTRAN(trace__mpi, MPI_Win_attach, mpi_win_attach, MPI_WIN_ATTACH, 3, "hGbl")
TRACE__FORTRAN(trace__mpi, MPI_Win_call_errhandler, mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER, 2, "hGi")
TRACE__FORTRAN(trace__mpi, MPI_Win_complete, mpi_win_complete, MPI_WIN_COMPLETE, 1, "hG")
TRACE__FORTRAN(trace__mpi, MPI_Win_create, mpi_win_create, MPI_WIN_CREATE, 6, "blihDhAmG")
TRACE__FORTRAN(trace__mpi, MPI_Win_create_dynamic, mpi_win_create_dynamic, MPI_WIN_CREATE_DYNAMIC, 3, "hDhAmG")
TRACE__FORTRAN(trace__mpi, MPI_Win_create_errhandler, mpi_win_create_errhandler, MPI_WIN_CREATE_ERRHANDLER, 2, "pmF")
TRACE__FORTRAN(trace__mpi, MPI_Win_create_keyval, mpi_win_create_keyval, MPI_WIN_CREATE_KEYVAL, 4, "pppb")
TRACE__FORTRAN(trace__mpi, MPI_Win_delete_attr, mpi_win_delete_attr, MPI_WIN_DELETE_ATTR, 2, "hGi")
TRACE__FORTRAN(trace__mpi, MPI_Win_detach, mpi_win_detach, MPI_WIN_DETACH, 2, "hGb")
TRACE__FORTRAN(trace__mpi, MPI_Win_fence, mpi_win_fence, MPI_WIN_FENCE, 2, "ihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_flush, mpi_win_flush, MPI_WIN_FLUSH, 2, "ihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_flush_all, mpi_win_flush_all, MPI_WIN_FLUSH_ALL, 1, "hG")
TRACE__FORTRAN(trace__mpi, MPI_Win_flush_local, mpi_win_flush_local, MPI_WIN_FLUSH_LOCAL, 2, "ihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_flush_local_all, mpi_win_flush_local_all, MPI_WIN_FLUSH_LOCAL_ALL, 1, "hG")
TRACE__FORTRAN(trace__mpi, MPI_Win_free, mpi_win_free, MPI_WIN_FREE, 1, "mG")
TRACE__FORTRAN(trace__mpi, MPI_Win_free_keyval, mpi_win_free_keyval, MPI_WIN_FREE_KEYVAL, 1, "p")
TRACE__FORTRAN(trace__mpi, MPI_Win_get_attr, mpi_win_get_attr, MPI_WIN_GET_ATTR, 4, "hGibp")
TRACE__FORTRAN(trace__mpi, MPI_Win_get_errhandler, mpi_win_get_errhandler, MPI_WIN_GET_ERRHANDLER, 2, "hGmF")
TRACE__FORTRAN(trace__mpi, MPI_Win_get_group, mpi_win_get_group, MPI_WIN_GET_GROUP, 2, "hGmE")
TRACE__FORTRAN(trace__mpi, MPI_Win_get_info, mpi_win_get_info, MPI_WIN_GET_INFO, 2, "hGmD")
TRACE__FORTRAN(trace__mpi, MPI_Win_get_name, mpi_win_get_name, MPI_WIN_GET_NAME, 4, "hGop")
TRACE__FORTRAN(trace__mpi, MPI_Win_lock, mpi_win_lock, MPI_WIN_LOCK, 4, "iiihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_lock_all, mpi_win_lock_all, MPI_WIN_LOCK_ALL, 2, "ihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_post, mpi_win_post, MPI_WIN_POST, 3, "hEihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_set_attr, mpi_win_set_attr, MPI_WIN_SET_ATTR, 3, "hGib")
TRACE__FORTRAN(trace__mpi, MPI_Win_set_errhandler, mpi_win_set_errhandler, MPI_WIN_SET_ERRHANDLER, 2, "hGhF")
TRACE__FORTRAN(trace__mpi, MPI_Win_set_info, mpi_win_set_info, MPI_WIN_SET_INFO, 2, "hGhD")
TRACE__FORTRAN(trace__mpi, MPI_Win_set_name, mpi_win_set_name, MPI_WIN_SET_NAME, 3, "hGt")
TRACE__FORTRAN(trace__mpi, MPI_Win_shared_query, mpi_win_shared_query, MPI_WIN_SHARED_QUERY, 5, "hGippb")
TRACE__FORTRAN(trace__mpi, MPI_Win_start, mpi_win_start, MPI_WIN_START, 3, "hEihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_sync, mpi_win_sync, MPI_WIN_SYNC, 1, "hG")
TRACE__FORTRAN(trace__mpi, MPI_Win_test, mpi_win_test, MPI_WIN_TEST, 2, "hGp")
TRACE__FORTRAN(trace__mpi, MPI_Win_unlock, mpi_win_unlock, MPI_WIN_UNLOCK, 2, "ihG")
TRACE__FORTRAN(trace__mpi, MPI_Win_unlock_all, mpi_win_unlock_all, MPI_WIN_UNLOCK_ALL, 1, "hG")
TRACE__FORTRAN(trace__mpi, MPI_Win_wait, mpi_win_wait, MPI_WIN_WAIT, 1, "hG")

#endif

TRACE__FORWARDING_END

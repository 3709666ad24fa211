/* Generated: trace-gen emit --rules mpi.rules --part fortran mpich-4.0.2.model openmpi-4.1.4.model
 * Change the rules, not this file. */

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Abort(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int errorcode = *f_errorcode;
    (void)comm, (void)errorcode;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Abort(comm, errorcode);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_errorcode, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Abort(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Abort, mpi_abort, MPI_ABORT, (const MPI_Fint *f_comm, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror), (f_comm, f_errorcode, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Accumulate(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)op, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Accumulate(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Accumulate, mpi_accumulate, MPI_ACCUMULATE, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Add_error_class(int on, void *real, MPI_Fint *f_errorclass, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *errorclass = f_errorclass;
    (void)errorclass;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Add_error_class();
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_errorclass, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Add_error_class(id, result, errorclass);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Add_error_class, mpi_add_error_class, MPI_ADD_ERROR_CLASS, (MPI_Fint *f_errorclass, MPI_Fint *f_ierror), (f_errorclass, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Add_error_code(int on, void *real, const MPI_Fint *f_errorclass, MPI_Fint *f_errorcode, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int errorclass = *f_errorclass;
    int *errorcode = f_errorcode;
    (void)errorclass, (void)errorcode;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Add_error_code(errorclass);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_errorclass, f_errorcode, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Add_error_code(id, result, errorcode);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Add_error_code, mpi_add_error_code, MPI_ADD_ERROR_CODE, (const MPI_Fint *f_errorclass, MPI_Fint *f_errorcode, MPI_Fint *f_ierror), (f_errorclass, f_errorcode, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Add_error_string(int on, void *real, const MPI_Fint *f_errorcode, char *f_string, MPI_Fint *f_ierror, size_t f_string_length)
{
    MPI_Fint status_ = 0;
    int result;
    int errorcode = *f_errorcode;
    char text_string[260];
    const char *string  = trace__mpi_fortran_text(text_string, f_string, f_string_length);
    (void)errorcode, (void)string;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Add_error_string(errorcode, string);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_errorcode, f_string, &status_, f_string_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Add_error_string(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Add_error_string, mpi_add_error_string, MPI_ADD_ERROR_STRING, (const MPI_Fint *f_errorcode, char *f_string, MPI_Fint *f_ierror, size_t f_string_length), (f_errorcode, f_string, f_ierror, f_string_length))

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__RARE static void trace__mpi_fortran_MPI_Address(int on, void *real, void *f_location, MPI_Aint *f_address, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *location = trace__mpi_fortran_buffer(f_location);
    MPI_Aint *address = f_address;
    (void)location, (void)address;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Address(location);
    ((void (*)(void *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_location, f_address, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Address(id, result, address);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Address, mpi_address, MPI_ADDRESS, (void *f_location, MPI_Aint *f_address, MPI_Fint *f_ierror), (f_location, f_address, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Allgather(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Allgather(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Allgather, mpi_allgather, MPI_ALLGATHER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Allgather_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Allgather_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Allgather_init, mpi_allgather_init, MPI_ALLGATHER_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Allgatherv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Allgatherv(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Allgatherv, mpi_allgatherv, MPI_ALLGATHERV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Allgatherv_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Allgatherv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Allgatherv_init, mpi_allgatherv_init, MPI_ALLGATHERV_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Alloc_mem(int on, void *real, const MPI_Aint *f_size, const MPI_Fint *f_info, void *f_baseptr, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Aint size = *f_size;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    void *baseptr = trace__mpi_fortran_buffer(f_baseptr);
    (void)size, (void)info, (void)baseptr;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Alloc_mem(size, info, baseptr);
    ((void (*)(const MPI_Aint *, const MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_size, f_info, f_baseptr, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Alloc_mem(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Alloc_mem, mpi_alloc_mem, MPI_ALLOC_MEM, (const MPI_Aint *f_size, const MPI_Fint *f_info, void *f_baseptr, MPI_Fint *f_ierror), (f_size, f_info, f_baseptr, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Allreduce(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Allreduce(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Allreduce, mpi_allreduce, MPI_ALLREDUCE, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Allreduce_init(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Allreduce_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Allreduce_init, mpi_allreduce_init, MPI_ALLREDUCE_INIT, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Alltoall(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Alltoall(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Alltoall, mpi_alltoall, MPI_ALLTOALL, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Alltoall_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Alltoall_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Alltoall_init, mpi_alltoall_init, MPI_ALLTOALL_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Alltoallv(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Alltoallv(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Alltoallv, mpi_alltoallv, MPI_ALLTOALLV, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Alltoallv_init(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Alltoallv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Alltoallv_init, mpi_alltoallv_init, MPI_ALLTOALLV_INIT, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Alltoallw(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    const MPI_Datatype *sendtypes = (const MPI_Datatype *)trace__mpi_marked(f_sendtypes, TRACE__MPI_F_Datatype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    const MPI_Datatype *recvtypes = (const MPI_Datatype *)trace__mpi_marked(f_recvtypes, TRACE__MPI_F_Datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtypes, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Alltoallw(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Alltoallw, mpi_alltoallw, MPI_ALLTOALLW, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Alltoallw_init(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    const MPI_Datatype *sendtypes = (const MPI_Datatype *)trace__mpi_marked(f_sendtypes, TRACE__MPI_F_Datatype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    const MPI_Datatype *recvtypes = (const MPI_Datatype *)trace__mpi_marked(f_recvtypes, TRACE__MPI_F_Datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtypes, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Alltoallw_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Alltoallw_init, mpi_alltoallw_init, MPI_ALLTOALLW_INIT, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_OLD

TRACE__RARE static void trace__mpi_fortran_MPI_Attr_delete(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int keyval = *f_keyval;
    (void)comm, (void)keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Attr_delete(comm, keyval);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Attr_delete(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Attr_delete, mpi_attr_delete, MPI_ATTR_DELETE, (const MPI_Fint *f_comm, const MPI_Fint *f_keyval, MPI_Fint *f_ierror), (f_comm, f_keyval, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Attr_get(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int keyval = *f_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    int *flag = f_flag;
    (void)comm, (void)keyval, (void)attribute_val, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Attr_get(comm, keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_keyval, f_attribute_val, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Attr_get(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Attr_get, mpi_attr_get, MPI_ATTR_GET, (const MPI_Fint *f_comm, const MPI_Fint *f_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_comm, f_keyval, f_attribute_val, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Attr_put(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_keyval, void *f_attribute_val, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int keyval = *f_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    (void)comm, (void)keyval, (void)attribute_val;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Attr_put(comm, keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_comm, f_keyval, f_attribute_val, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Attr_put(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Attr_put, mpi_attr_put, MPI_ATTR_PUT, (const MPI_Fint *f_comm, const MPI_Fint *f_keyval, void *f_attribute_val, MPI_Fint *f_ierror), (f_comm, f_keyval, f_attribute_val, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Barrier(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Barrier(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Barrier(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Barrier, mpi_barrier, MPI_BARRIER, (const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Barrier_init(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Barrier_init(comm, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Barrier_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Barrier_init, mpi_barrier_init, MPI_BARRIER_INIT, (const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Bcast(int on, void *real, void *f_buffer, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buffer = trace__mpi_fortran_buffer(f_buffer);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Bcast(buffer, count, datatype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buffer, f_count, f_datatype, f_root, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Bcast(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Bcast, mpi_bcast, MPI_BCAST, (void *f_buffer, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_buffer, f_count, f_datatype, f_root, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Bcast_init(int on, void *real, void *f_buffer, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buffer = trace__mpi_fortran_buffer(f_buffer);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Bcast_init(buffer, count, datatype, root, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buffer, f_count, f_datatype, f_root, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Bcast_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Bcast_init, mpi_bcast_init, MPI_BCAST_INIT, (void *f_buffer, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buffer, f_count, f_datatype, f_root, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Bsend(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Bsend(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Bsend(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Bsend, mpi_bsend, MPI_BSEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Bsend_init(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Bsend_init(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_send_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), dest, tag, (int64_t)count, TRACE__MPI_KEY(datatype));
    }
    if (id)
        trace__mpi_end_MPI_Bsend_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Bsend_init, mpi_bsend_init, MPI_BSEND_INIT, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Buffer_attach(int on, void *real, void *f_buffer, const MPI_Fint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buffer = trace__mpi_fortran_buffer(f_buffer);
    int size = *f_size;
    (void)buffer, (void)size;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Buffer_attach(buffer, size);
    ((void (*)(void *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buffer, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Buffer_attach(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Buffer_attach, mpi_buffer_attach, MPI_BUFFER_ATTACH, (void *f_buffer, const MPI_Fint *f_size, MPI_Fint *f_ierror), (f_buffer, f_size, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Buffer_detach(int on, void *real, void *f_buffer_addr, MPI_Fint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buffer_addr = trace__mpi_fortran_buffer(f_buffer_addr);
    int *size = f_size;
    (void)buffer_addr, (void)size;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Buffer_detach(buffer_addr);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buffer_addr, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Buffer_detach(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Buffer_detach, mpi_buffer_detach, MPI_BUFFER_DETACH, (void *f_buffer_addr, MPI_Fint *f_size, MPI_Fint *f_ierror), (f_buffer_addr, f_size, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Cancel(int on, void *real, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Cancel(request);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Cancel(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cancel, mpi_cancel, MPI_CANCEL, (MPI_Fint *f_request, MPI_Fint *f_ierror), (f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cart_coords(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_rank, const MPI_Fint *f_maxdims, MPI_Fint *f_coords, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int rank = *f_rank;
    int maxdims = *f_maxdims;
    int *coords = f_coords;
    (void)comm, (void)rank, (void)maxdims, (void)coords;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Cart_coords(comm, rank, maxdims);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_rank, f_maxdims, f_coords, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Cart_coords(id, result, maxdims, coords);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cart_coords, mpi_cart_coords, MPI_CART_COORDS, (const MPI_Fint *f_comm, const MPI_Fint *f_rank, const MPI_Fint *f_maxdims, MPI_Fint *f_coords, MPI_Fint *f_ierror), (f_comm, f_rank, f_maxdims, f_coords, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cart_create(int on, void *real, const MPI_Fint *f_comm_old, const MPI_Fint *f_ndims, MPI_Fint *f_dims, MPI_Fint *f_periods, const MPI_Fint *f_reorder, MPI_Fint *f_comm_cart, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm_old = TRACE__MPI_F2C(Comm, *f_comm_old);
    int ndims = *f_ndims;
    const int *dims = f_dims;
    const int *periods = f_periods;
    int reorder = *f_reorder;
    MPI_Comm *comm_cart = (MPI_Comm *)trace__mpi_marked(f_comm_cart, TRACE__MPI_F_Comm);
    (void)comm_old, (void)ndims, (void)dims, (void)periods, (void)reorder, (void)comm_cart;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Cart_create(comm_old, ndims, dims, periods, reorder);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm_old, f_ndims, f_dims, f_periods, f_reorder, f_comm_cart, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(comm_cart, result), TRACE__MPI_KEY(comm_old));
    }
    if (id)
        trace__mpi_end_MPI_Cart_create(id, result, comm_cart);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cart_create, mpi_cart_create, MPI_CART_CREATE, (const MPI_Fint *f_comm_old, const MPI_Fint *f_ndims, MPI_Fint *f_dims, MPI_Fint *f_periods, const MPI_Fint *f_reorder, MPI_Fint *f_comm_cart, MPI_Fint *f_ierror), (f_comm_old, f_ndims, f_dims, f_periods, f_reorder, f_comm_cart, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cart_get(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_maxdims, MPI_Fint *f_dims, MPI_Fint *f_periods, MPI_Fint *f_coords, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int maxdims = *f_maxdims;
    int *dims = f_dims;
    int *periods = f_periods;
    int *coords = f_coords;
    (void)comm, (void)maxdims, (void)dims, (void)periods, (void)coords;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Cart_get(comm, maxdims);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_maxdims, f_dims, f_periods, f_coords, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Cart_get(id, result, maxdims, dims, periods, coords);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cart_get, mpi_cart_get, MPI_CART_GET, (const MPI_Fint *f_comm, const MPI_Fint *f_maxdims, MPI_Fint *f_dims, MPI_Fint *f_periods, MPI_Fint *f_coords, MPI_Fint *f_ierror), (f_comm, f_maxdims, f_dims, f_periods, f_coords, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cart_map(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_ndims, MPI_Fint *f_dims, MPI_Fint *f_periods, MPI_Fint *f_newrank, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int ndims = *f_ndims;
    const int *dims = f_dims;
    const int *periods = f_periods;
    int *newrank = f_newrank;
    (void)comm, (void)ndims, (void)dims, (void)periods, (void)newrank;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Cart_map(comm, ndims, dims, periods);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_ndims, f_dims, f_periods, f_newrank, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Cart_map(id, result, newrank);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cart_map, mpi_cart_map, MPI_CART_MAP, (const MPI_Fint *f_comm, const MPI_Fint *f_ndims, MPI_Fint *f_dims, MPI_Fint *f_periods, MPI_Fint *f_newrank, MPI_Fint *f_ierror), (f_comm, f_ndims, f_dims, f_periods, f_newrank, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cart_rank(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_coords, MPI_Fint *f_rank, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    const int *coords = f_coords;
    int *rank = f_rank;
    (void)comm, (void)coords, (void)rank;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Cart_rank(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_coords, f_rank, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Cart_rank(id, result, rank);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cart_rank, mpi_cart_rank, MPI_CART_RANK, (const MPI_Fint *f_comm, MPI_Fint *f_coords, MPI_Fint *f_rank, MPI_Fint *f_ierror), (f_comm, f_coords, f_rank, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cart_shift(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_direction, const MPI_Fint *f_disp, MPI_Fint *f_rank_source, MPI_Fint *f_rank_dest, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int direction = *f_direction;
    int disp = *f_disp;
    int *rank_source = f_rank_source;
    int *rank_dest = f_rank_dest;
    (void)comm, (void)direction, (void)disp, (void)rank_source, (void)rank_dest;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Cart_shift(comm, direction, disp);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_direction, f_disp, f_rank_source, f_rank_dest, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Cart_shift(id, result, rank_source, rank_dest);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cart_shift, mpi_cart_shift, MPI_CART_SHIFT, (const MPI_Fint *f_comm, const MPI_Fint *f_direction, const MPI_Fint *f_disp, MPI_Fint *f_rank_source, MPI_Fint *f_rank_dest, MPI_Fint *f_ierror), (f_comm, f_direction, f_disp, f_rank_source, f_rank_dest, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cart_sub(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_remain_dims, MPI_Fint *f_newcomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    const int *remain_dims = f_remain_dims;
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)comm, (void)remain_dims, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Cart_sub(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_remain_dims, f_newcomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Cart_sub(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cart_sub, mpi_cart_sub, MPI_CART_SUB, (const MPI_Fint *f_comm, MPI_Fint *f_remain_dims, MPI_Fint *f_newcomm, MPI_Fint *f_ierror), (f_comm, f_remain_dims, f_newcomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Cartdim_get(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_ndims, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *ndims = f_ndims;
    (void)comm, (void)ndims;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Cartdim_get(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_ndims, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Cartdim_get(id, result, ndims);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Cartdim_get, mpi_cartdim_get, MPI_CARTDIM_GET, (const MPI_Fint *f_comm, MPI_Fint *f_ndims, MPI_Fint *f_ierror), (f_comm, f_ndims, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Close_port(int on, void *real, char *f_port_name, MPI_Fint *f_ierror, size_t f_port_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_port_name[260];
    const char *port_name  = trace__mpi_fortran_text(text_port_name, f_port_name, f_port_name_length);
    (void)port_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Close_port(port_name);
    ((void (*)(char *, MPI_Fint *, size_t))(uintptr_t)real)(f_port_name, &status_, f_port_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Close_port(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Close_port, mpi_close_port, MPI_CLOSE_PORT, (char *f_port_name, MPI_Fint *f_ierror, size_t f_port_name_length), (f_port_name, f_ierror, f_port_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_accept(int on, void *real, char *f_port_name, const MPI_Fint *f_info, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_ierror, size_t f_port_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_port_name[260];
    const char *port_name  = trace__mpi_fortran_text(text_port_name, f_port_name, f_port_name_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)port_name, (void)info, (void)root, (void)comm, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_accept(port_name, info, root, comm);
    ((void (*)(char *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_port_name, f_info, f_root, f_comm, f_newcomm, &status_, f_port_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_accept(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_accept, mpi_comm_accept, MPI_COMM_ACCEPT, (char *f_port_name, const MPI_Fint *f_info, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_ierror, size_t f_port_name_length), (f_port_name, f_info, f_root, f_comm, f_newcomm, f_ierror, f_port_name_length))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_call_errhandler(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int errorcode = *f_errorcode;
    (void)comm, (void)errorcode;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_call_errhandler(comm, errorcode);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_errorcode, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_call_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_call_errhandler, mpi_comm_call_errhandler, MPI_COMM_CALL_ERRHANDLER, (const MPI_Fint *f_comm, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror), (f_comm, f_errorcode, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_compare(int on, void *real, const MPI_Fint *f_comm1, const MPI_Fint *f_comm2, MPI_Fint *f_result_, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm1 = TRACE__MPI_F2C(Comm, *f_comm1);
    MPI_Comm comm2 = TRACE__MPI_F2C(Comm, *f_comm2);
    int *result_ = f_result_;
    (void)comm1, (void)comm2, (void)result_;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_compare(comm1, comm2);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm1, f_comm2, f_result_, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_compare(id, result, result_);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_compare, mpi_comm_compare, MPI_COMM_COMPARE, (const MPI_Fint *f_comm1, const MPI_Fint *f_comm2, MPI_Fint *f_result_, MPI_Fint *f_ierror), (f_comm1, f_comm2, f_result_, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_connect(int on, void *real, char *f_port_name, const MPI_Fint *f_info, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_ierror, size_t f_port_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_port_name[260];
    const char *port_name  = trace__mpi_fortran_text(text_port_name, f_port_name, f_port_name_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)port_name, (void)info, (void)root, (void)comm, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_connect(port_name, info, root, comm);
    ((void (*)(char *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_port_name, f_info, f_root, f_comm, f_newcomm, &status_, f_port_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_connect(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_connect, mpi_comm_connect, MPI_COMM_CONNECT, (char *f_port_name, const MPI_Fint *f_info, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_ierror, size_t f_port_name_length), (f_port_name, f_info, f_root, f_comm, f_newcomm, f_ierror, f_port_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_create(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_group, MPI_Fint *f_newcomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)comm, (void)group, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_create(comm, group);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_group, f_newcomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_create(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_create, mpi_comm_create, MPI_COMM_CREATE, (const MPI_Fint *f_comm, const MPI_Fint *f_group, MPI_Fint *f_newcomm, MPI_Fint *f_ierror), (f_comm, f_group, f_newcomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_create_errhandler(int on, void *real, void *f_comm_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm_errhandler_function *comm_errhandler_fn = (MPI_Comm_errhandler_function *)(uintptr_t)f_comm_errhandler_fn;
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)comm_errhandler_fn, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_create_errhandler(comm_errhandler_fn);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm_errhandler_fn, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_create_errhandler(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_errhandler, mpi_comm_create_errhandler, MPI_COMM_CREATE_ERRHANDLER, (void *f_comm_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_comm_errhandler_fn, f_errhandler, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_create_from_group(int on, void *real, const MPI_Fint *f_group, char *f_stringtag, const MPI_Fint *f_info, const MPI_Fint *f_errhandler, MPI_Fint *f_newcomm, MPI_Fint *f_ierror, size_t f_stringtag_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    char text_stringtag[260];
    const char *stringtag  = trace__mpi_fortran_text(text_stringtag, f_stringtag, f_stringtag_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)group, (void)stringtag, (void)info, (void)errhandler, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_create_from_group(group, stringtag, info, errhandler);
    ((void (*)(const MPI_Fint *, char *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_group, f_stringtag, f_info, f_errhandler, f_newcomm, &status_, f_stringtag_length);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), 0);
    }
    if (id)
        trace__mpi_end_MPI_Comm_create_from_group(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_from_group, mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP, (const MPI_Fint *f_group, char *f_stringtag, const MPI_Fint *f_info, const MPI_Fint *f_errhandler, MPI_Fint *f_newcomm, MPI_Fint *f_ierror, size_t f_stringtag_length), (f_group, f_stringtag, f_info, f_errhandler, f_newcomm, f_ierror, f_stringtag_length))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_create_group(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_group, const MPI_Fint *f_tag, MPI_Fint *f_newcomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int tag = *f_tag;
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)comm, (void)group, (void)tag, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_create_group(comm, group, tag);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_group, f_tag, f_newcomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_create_group(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_group, mpi_comm_create_group, MPI_COMM_CREATE_GROUP, (const MPI_Fint *f_comm, const MPI_Fint *f_group, const MPI_Fint *f_tag, MPI_Fint *f_newcomm, MPI_Fint *f_ierror), (f_comm, f_group, f_tag, f_newcomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_create_keyval(int on, void *real, void *f_comm_copy_attr_fn, void *f_comm_delete_attr_fn, MPI_Fint *f_comm_keyval, void *f_extra_state, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm_copy_attr_function *comm_copy_attr_fn = (MPI_Comm_copy_attr_function *)(uintptr_t)f_comm_copy_attr_fn;
    MPI_Comm_delete_attr_function *comm_delete_attr_fn = (MPI_Comm_delete_attr_function *)(uintptr_t)f_comm_delete_attr_fn;
    int *comm_keyval = f_comm_keyval;
    void *extra_state = trace__mpi_fortran_buffer(f_extra_state);
    (void)comm_copy_attr_fn, (void)comm_delete_attr_fn, (void)comm_keyval, (void)extra_state;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, extra_state);
    ((void (*)(void *, void *, MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_comm_copy_attr_fn, f_comm_delete_attr_fn, f_comm_keyval, f_extra_state, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_create_keyval(id, result, comm_keyval);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_create_keyval, mpi_comm_create_keyval, MPI_COMM_CREATE_KEYVAL, (void *f_comm_copy_attr_fn, void *f_comm_delete_attr_fn, MPI_Fint *f_comm_keyval, void *f_extra_state, MPI_Fint *f_ierror), (f_comm_copy_attr_fn, f_comm_delete_attr_fn, f_comm_keyval, f_extra_state, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_delete_attr(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_comm_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int comm_keyval = *f_comm_keyval;
    (void)comm, (void)comm_keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_delete_attr(comm, comm_keyval);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_comm_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_delete_attr(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_delete_attr, mpi_comm_delete_attr, MPI_COMM_DELETE_ATTR, (const MPI_Fint *f_comm, const MPI_Fint *f_comm_keyval, MPI_Fint *f_ierror), (f_comm, f_comm_keyval, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_disconnect(int on, void *real, MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm *comm = (MPI_Comm *)trace__mpi_marked(f_comm, TRACE__MPI_F_Comm);
    (void)comm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_disconnect(comm);
    if (on) {
        trace__mpi_comm_gone(TRACE__MPI_LOAD(comm));
    }
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_disconnect(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_disconnect, mpi_comm_disconnect, MPI_COMM_DISCONNECT, (MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_comm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_dup(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)comm, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_dup(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_newcomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_dup(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_dup, mpi_comm_dup, MPI_COMM_DUP, (const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_ierror), (f_comm, f_newcomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_dup_with_info(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_newcomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)comm, (void)info, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_dup_with_info(comm, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_info, f_newcomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_dup_with_info(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_dup_with_info, mpi_comm_dup_with_info, MPI_COMM_DUP_WITH_INFO, (const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_newcomm, MPI_Fint *f_ierror), (f_comm, f_info, f_newcomm, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_free(int on, void *real, MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm *comm = (MPI_Comm *)trace__mpi_marked(f_comm, TRACE__MPI_F_Comm);
    (void)comm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_free(comm);
    if (on) {
        trace__mpi_comm_gone(TRACE__MPI_LOAD(comm));
    }
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_free, mpi_comm_free, MPI_COMM_FREE, (MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_comm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_free_keyval(int on, void *real, MPI_Fint *f_comm_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *comm_keyval = f_comm_keyval;
    (void)comm_keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_free_keyval(comm_keyval);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_free_keyval(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_free_keyval, mpi_comm_free_keyval, MPI_COMM_FREE_KEYVAL, (MPI_Fint *f_comm_keyval, MPI_Fint *f_ierror), (f_comm_keyval, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_get_attr(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_comm_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int comm_keyval = *f_comm_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    int *flag = f_flag;
    (void)comm, (void)comm_keyval, (void)attribute_val, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_get_attr(comm, comm_keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_comm_keyval, f_attribute_val, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_get_attr(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_attr, mpi_comm_get_attr, MPI_COMM_GET_ATTR, (const MPI_Fint *f_comm, const MPI_Fint *f_comm_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_comm, f_comm_keyval, f_attribute_val, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_get_errhandler(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)comm, (void)errhandler;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_get_errhandler(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_get_errhandler(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_errhandler, mpi_comm_get_errhandler, MPI_COMM_GET_ERRHANDLER, (const MPI_Fint *f_comm, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_comm, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_get_info(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_info_used, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info *info_used = (MPI_Info *)trace__mpi_marked(f_info_used, TRACE__MPI_F_Info);
    (void)comm, (void)info_used;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_get_info(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_info_used, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_get_info(id, result, info_used);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_info, mpi_comm_get_info, MPI_COMM_GET_INFO, (const MPI_Fint *f_comm, MPI_Fint *f_info_used, MPI_Fint *f_ierror), (f_comm, f_info_used, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_get_name(int on, void *real, const MPI_Fint *f_comm, char *f_comm_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_comm_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    char *comm_name = NULL;
    int *resultlen = f_resultlen;
    (void)comm, (void)comm_name, (void)resultlen;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_get_name(comm);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_comm, f_comm_name, f_resultlen, &status_, f_comm_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_get_name(id, result, comm_name, resultlen);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_name, mpi_comm_get_name, MPI_COMM_GET_NAME, (const MPI_Fint *f_comm, char *f_comm_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_comm_name_length), (f_comm, f_comm_name, f_resultlen, f_ierror, f_comm_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_get_parent(int on, void *real, MPI_Fint *f_parent, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm *parent = (MPI_Comm *)trace__mpi_marked(f_parent, TRACE__MPI_F_Comm);
    (void)parent;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_get_parent();
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_parent, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_get_parent(id, result, parent);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_get_parent, mpi_comm_get_parent, MPI_COMM_GET_PARENT, (MPI_Fint *f_parent, MPI_Fint *f_ierror), (f_parent, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_group(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_group, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Group *group = (MPI_Group *)trace__mpi_marked(f_group, TRACE__MPI_F_Group);
    (void)comm, (void)group;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_group(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_group, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_group(id, result, group);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_group, mpi_comm_group, MPI_COMM_GROUP, (const MPI_Fint *f_comm, MPI_Fint *f_group, MPI_Fint *f_ierror), (f_comm, f_group, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_idup(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)comm, (void)newcomm, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_idup(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_newcomm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_idup(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_idup(id, result, newcomm, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_idup, mpi_comm_idup, MPI_COMM_IDUP, (const MPI_Fint *f_comm, MPI_Fint *f_newcomm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_comm, f_newcomm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_idup_with_info(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_newcomm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)comm, (void)info, (void)newcomm, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_idup_with_info(comm, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_info, f_newcomm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_idup(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_idup_with_info(id, result, newcomm, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_idup_with_info, mpi_comm_idup_with_info, MPI_COMM_IDUP_WITH_INFO, (const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_newcomm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_comm, f_info, f_newcomm, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_join(int on, void *real, const MPI_Fint *f_fd, MPI_Fint *f_intercomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int fd = *f_fd;
    MPI_Comm *intercomm = (MPI_Comm *)trace__mpi_marked(f_intercomm, TRACE__MPI_F_Comm);
    (void)fd, (void)intercomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_join(fd);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fd, f_intercomm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_join(id, result, intercomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_join, mpi_comm_join, MPI_COMM_JOIN, (const MPI_Fint *f_fd, MPI_Fint *f_intercomm, MPI_Fint *f_ierror), (f_fd, f_intercomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_rank(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_rank, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *rank = f_rank;
    (void)comm, (void)rank;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_rank(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_rank, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_rank(id, result, rank);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_rank, mpi_comm_rank, MPI_COMM_RANK, (const MPI_Fint *f_comm, MPI_Fint *f_rank, MPI_Fint *f_ierror), (f_comm, f_rank, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_remote_group(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_group, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Group *group = (MPI_Group *)trace__mpi_marked(f_group, TRACE__MPI_F_Group);
    (void)comm, (void)group;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_remote_group(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_group, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_remote_group(id, result, group);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_remote_group, mpi_comm_remote_group, MPI_COMM_REMOTE_GROUP, (const MPI_Fint *f_comm, MPI_Fint *f_group, MPI_Fint *f_ierror), (f_comm, f_group, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_remote_size(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *size = f_size;
    (void)comm, (void)size;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_remote_size(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_remote_size(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_remote_size, mpi_comm_remote_size, MPI_COMM_REMOTE_SIZE, (const MPI_Fint *f_comm, MPI_Fint *f_size, MPI_Fint *f_ierror), (f_comm, f_size, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_set_attr(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_comm_keyval, void *f_attribute_val, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int comm_keyval = *f_comm_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    (void)comm, (void)comm_keyval, (void)attribute_val;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_set_attr(comm, comm_keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_comm, f_comm_keyval, f_attribute_val, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_set_attr(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_attr, mpi_comm_set_attr, MPI_COMM_SET_ATTR, (const MPI_Fint *f_comm, const MPI_Fint *f_comm_keyval, void *f_attribute_val, MPI_Fint *f_ierror), (f_comm, f_comm_keyval, f_attribute_val, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_set_errhandler(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    (void)comm, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_set_errhandler(comm, errhandler);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_set_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_errhandler, mpi_comm_set_errhandler, MPI_COMM_SET_ERRHANDLER, (const MPI_Fint *f_comm, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_comm, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_set_info(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    (void)comm, (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_set_info(comm, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_info, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_set_info(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_info, mpi_comm_set_info, MPI_COMM_SET_INFO, (const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_ierror), (f_comm, f_info, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_set_name(int on, void *real, const MPI_Fint *f_comm, char *f_comm_name, MPI_Fint *f_ierror, size_t f_comm_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    char text_comm_name[260];
    const char *comm_name  = trace__mpi_fortran_text(text_comm_name, f_comm_name, f_comm_name_length);
    (void)comm, (void)comm_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_set_name(comm, comm_name);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_comm, f_comm_name, &status_, f_comm_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_set_name(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_set_name, mpi_comm_set_name, MPI_COMM_SET_NAME, (const MPI_Fint *f_comm, char *f_comm_name, MPI_Fint *f_ierror, size_t f_comm_name_length), (f_comm, f_comm_name, f_ierror, f_comm_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_size(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *size = f_size;
    (void)comm, (void)size;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_size(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_size(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_size, mpi_comm_size, MPI_COMM_SIZE, (const MPI_Fint *f_comm, MPI_Fint *f_size, MPI_Fint *f_ierror), (f_comm, f_size, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_split(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_color, const MPI_Fint *f_key, MPI_Fint *f_newcomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int color = *f_color;
    int key = *f_key;
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)comm, (void)color, (void)key, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_split(comm, color, key);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_color, f_key, f_newcomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_split(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_split, mpi_comm_split, MPI_COMM_SPLIT, (const MPI_Fint *f_comm, const MPI_Fint *f_color, const MPI_Fint *f_key, MPI_Fint *f_newcomm, MPI_Fint *f_ierror), (f_comm, f_color, f_key, f_newcomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_split_type(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_split_type, const MPI_Fint *f_key, const MPI_Fint *f_info, MPI_Fint *f_newcomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int split_type = *f_split_type;
    int key = *f_key;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Comm *newcomm = (MPI_Comm *)trace__mpi_marked(f_newcomm, TRACE__MPI_F_Comm);
    (void)comm, (void)split_type, (void)key, (void)info, (void)newcomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Comm_split_type(comm, split_type, key, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_split_type, f_key, f_info, f_newcomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newcomm, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Comm_split_type(id, result, newcomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_split_type, mpi_comm_split_type, MPI_COMM_SPLIT_TYPE, (const MPI_Fint *f_comm, const MPI_Fint *f_split_type, const MPI_Fint *f_key, const MPI_Fint *f_info, MPI_Fint *f_newcomm, MPI_Fint *f_ierror), (f_comm, f_split_type, f_key, f_info, f_newcomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Comm_test_inter(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *flag = f_flag;
    (void)comm, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Comm_test_inter(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Comm_test_inter(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Comm_test_inter, mpi_comm_test_inter, MPI_COMM_TEST_INTER, (const MPI_Fint *f_comm, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_comm, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Compare_and_swap(int on, void *real, void *f_origin_addr, void *f_compare_addr, void *f_result_addr, const MPI_Fint *f_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    const void *compare_addr = trace__mpi_fortran_buffer(f_compare_addr);
    void *result_addr = trace__mpi_fortran_buffer(f_result_addr);
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)origin_addr, (void)compare_addr, (void)result_addr, (void)datatype, (void)target_rank, (void)target_disp, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
    ((void (*)(void *, void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_compare_addr, f_result_addr, f_datatype, f_target_rank, f_target_disp, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Compare_and_swap(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Compare_and_swap, mpi_compare_and_swap, MPI_COMPARE_AND_SWAP, (void *f_origin_addr, void *f_compare_addr, void *f_result_addr, const MPI_Fint *f_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_origin_addr, f_compare_addr, f_result_addr, f_datatype, f_target_rank, f_target_disp, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Dims_create(int on, void *real, const MPI_Fint *f_nnodes, const MPI_Fint *f_ndims, MPI_Fint *f_dims, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int nnodes = *f_nnodes;
    int ndims = *f_ndims;
    int *dims = f_dims;
    (void)nnodes, (void)ndims, (void)dims;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Dims_create(nnodes, ndims, dims);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_nnodes, f_ndims, f_dims, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Dims_create(id, result, ndims, dims);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Dims_create, mpi_dims_create, MPI_DIMS_CREATE, (const MPI_Fint *f_nnodes, const MPI_Fint *f_ndims, MPI_Fint *f_dims, MPI_Fint *f_ierror), (f_nnodes, f_ndims, f_dims, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Dist_graph_create(int on, void *real, const MPI_Fint *f_comm_old, const MPI_Fint *f_n, MPI_Fint *f_sources, MPI_Fint *f_degrees, MPI_Fint *f_destinations, MPI_Fint *f_weights, const MPI_Fint *f_info, const MPI_Fint *f_reorder, MPI_Fint *f_comm_dist_graph, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm_old = TRACE__MPI_F2C(Comm, *f_comm_old);
    int n = *f_n;
    const int *sources = f_sources;
    const int *degrees = f_degrees;
    const int *destinations = f_destinations;
    const int *weights = f_weights;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int reorder = *f_reorder;
    MPI_Comm *comm_dist_graph = (MPI_Comm *)trace__mpi_marked(f_comm_dist_graph, TRACE__MPI_F_Comm);
    (void)comm_old, (void)n, (void)sources, (void)degrees, (void)destinations, (void)weights, (void)info, (void)reorder, (void)comm_dist_graph;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm_old, f_n, f_sources, f_degrees, f_destinations, f_weights, f_info, f_reorder, f_comm_dist_graph, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(comm_dist_graph, result), TRACE__MPI_KEY(comm_old));
    }
    if (id)
        trace__mpi_end_MPI_Dist_graph_create(id, result, comm_dist_graph);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_create, mpi_dist_graph_create, MPI_DIST_GRAPH_CREATE, (const MPI_Fint *f_comm_old, const MPI_Fint *f_n, MPI_Fint *f_sources, MPI_Fint *f_degrees, MPI_Fint *f_destinations, MPI_Fint *f_weights, const MPI_Fint *f_info, const MPI_Fint *f_reorder, MPI_Fint *f_comm_dist_graph, MPI_Fint *f_ierror), (f_comm_old, f_n, f_sources, f_degrees, f_destinations, f_weights, f_info, f_reorder, f_comm_dist_graph, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Dist_graph_create_adjacent(int on, void *real, const MPI_Fint *f_comm_old, const MPI_Fint *f_indegree, MPI_Fint *f_sources, MPI_Fint *f_sourceweights, const MPI_Fint *f_outdegree, MPI_Fint *f_destinations, MPI_Fint *f_destweights, const MPI_Fint *f_info, const MPI_Fint *f_reorder, MPI_Fint *f_comm_dist_graph, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm_old = TRACE__MPI_F2C(Comm, *f_comm_old);
    int indegree = *f_indegree;
    const int *sources = f_sources;
    const int *sourceweights = f_sourceweights;
    int outdegree = *f_outdegree;
    const int *destinations = f_destinations;
    const int *destweights = f_destweights;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int reorder = *f_reorder;
    MPI_Comm *comm_dist_graph = (MPI_Comm *)trace__mpi_marked(f_comm_dist_graph, TRACE__MPI_F_Comm);
    (void)comm_old, (void)indegree, (void)sources, (void)sourceweights, (void)outdegree, (void)destinations, (void)destweights, (void)info, (void)reorder, (void)comm_dist_graph;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm_old, f_indegree, f_sources, f_sourceweights, f_outdegree, f_destinations, f_destweights, f_info, f_reorder, f_comm_dist_graph, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(comm_dist_graph, result), TRACE__MPI_KEY(comm_old));
    }
    if (id)
        trace__mpi_end_MPI_Dist_graph_create_adjacent(id, result, comm_dist_graph);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_create_adjacent, mpi_dist_graph_create_adjacent, MPI_DIST_GRAPH_CREATE_ADJACENT, (const MPI_Fint *f_comm_old, const MPI_Fint *f_indegree, MPI_Fint *f_sources, MPI_Fint *f_sourceweights, const MPI_Fint *f_outdegree, MPI_Fint *f_destinations, MPI_Fint *f_destweights, const MPI_Fint *f_info, const MPI_Fint *f_reorder, MPI_Fint *f_comm_dist_graph, MPI_Fint *f_ierror), (f_comm_old, f_indegree, f_sources, f_sourceweights, f_outdegree, f_destinations, f_destweights, f_info, f_reorder, f_comm_dist_graph, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Dist_graph_neighbors(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_maxindegree, MPI_Fint *f_sources, MPI_Fint *f_sourceweights, const MPI_Fint *f_maxoutdegree, MPI_Fint *f_destinations, MPI_Fint *f_destweights, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int maxindegree = *f_maxindegree;
    int *sources = f_sources;
    int *sourceweights = f_sourceweights;
    int maxoutdegree = *f_maxoutdegree;
    int *destinations = f_destinations;
    int *destweights = f_destweights;
    (void)comm, (void)maxindegree, (void)sources, (void)sourceweights, (void)maxoutdegree, (void)destinations, (void)destweights;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Dist_graph_neighbors(comm, maxindegree, sourceweights, maxoutdegree, destweights);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_maxindegree, f_sources, f_sourceweights, f_maxoutdegree, f_destinations, f_destweights, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Dist_graph_neighbors(id, result, maxindegree, sources, maxoutdegree, destinations);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_neighbors, mpi_dist_graph_neighbors, MPI_DIST_GRAPH_NEIGHBORS, (const MPI_Fint *f_comm, const MPI_Fint *f_maxindegree, MPI_Fint *f_sources, MPI_Fint *f_sourceweights, const MPI_Fint *f_maxoutdegree, MPI_Fint *f_destinations, MPI_Fint *f_destweights, MPI_Fint *f_ierror), (f_comm, f_maxindegree, f_sources, f_sourceweights, f_maxoutdegree, f_destinations, f_destweights, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Dist_graph_neighbors_count(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_indegree, MPI_Fint *f_outdegree, MPI_Fint *f_weighted, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *indegree = f_indegree;
    int *outdegree = f_outdegree;
    int *weighted = f_weighted;
    (void)comm, (void)indegree, (void)outdegree, (void)weighted;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Dist_graph_neighbors_count(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_indegree, f_outdegree, f_weighted, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Dist_graph_neighbors_count(id, result, indegree, outdegree, weighted);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Dist_graph_neighbors_count, mpi_dist_graph_neighbors_count, MPI_DIST_GRAPH_NEIGHBORS_COUNT, (const MPI_Fint *f_comm, MPI_Fint *f_indegree, MPI_Fint *f_outdegree, MPI_Fint *f_weighted, MPI_Fint *f_ierror), (f_comm, f_indegree, f_outdegree, f_weighted, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__RARE static void trace__mpi_fortran_MPI_Errhandler_create(int on, void *real, void *f_comm_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm_errhandler_function *comm_errhandler_fn = (MPI_Comm_errhandler_function *)(uintptr_t)f_comm_errhandler_fn;
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)comm_errhandler_fn, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Errhandler_create(comm_errhandler_fn);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm_errhandler_fn, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Errhandler_create(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_create, mpi_errhandler_create, MPI_ERRHANDLER_CREATE, (void *f_comm_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_comm_errhandler_fn, f_errhandler, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Errhandler_free(int on, void *real, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Errhandler_free(errhandler);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Errhandler_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_free, mpi_errhandler_free, MPI_ERRHANDLER_FREE, (MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_errhandler, f_ierror))

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__RARE static void trace__mpi_fortran_MPI_Errhandler_get(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)comm, (void)errhandler;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Errhandler_get(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Errhandler_get(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_get, mpi_errhandler_get, MPI_ERRHANDLER_GET, (const MPI_Fint *f_comm, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_comm, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Errhandler_set(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    (void)comm, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Errhandler_set(comm, errhandler);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Errhandler_set(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Errhandler_set, mpi_errhandler_set, MPI_ERRHANDLER_SET, (const MPI_Fint *f_comm, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_comm, f_errhandler, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Error_class(int on, void *real, const MPI_Fint *f_errorcode, MPI_Fint *f_errorclass, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int errorcode = *f_errorcode;
    int *errorclass = f_errorclass;
    (void)errorcode, (void)errorclass;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Error_class(errorcode);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_errorcode, f_errorclass, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Error_class(id, result, errorclass);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Error_class, mpi_error_class, MPI_ERROR_CLASS, (const MPI_Fint *f_errorcode, MPI_Fint *f_errorclass, MPI_Fint *f_ierror), (f_errorcode, f_errorclass, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Error_string(int on, void *real, const MPI_Fint *f_errorcode, char *f_string, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_string_length)
{
    MPI_Fint status_ = 0;
    int result;
    int errorcode = *f_errorcode;
    char *string = NULL;
    int *resultlen = f_resultlen;
    (void)errorcode, (void)string, (void)resultlen;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Error_string(errorcode);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_errorcode, f_string, f_resultlen, &status_, f_string_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Error_string(id, result, string, resultlen);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Error_string, mpi_error_string, MPI_ERROR_STRING, (const MPI_Fint *f_errorcode, char *f_string, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_string_length), (f_errorcode, f_string, f_resultlen, f_ierror, f_string_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Exscan(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Exscan(sendbuf, recvbuf, count, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Exscan(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Exscan, mpi_exscan, MPI_EXSCAN, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Exscan_init(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Exscan_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Exscan_init, mpi_exscan_init, MPI_EXSCAN_INIT, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Fetch_and_op(int on, void *real, void *f_origin_addr, void *f_result_addr, const MPI_Fint *f_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    void *result_addr = trace__mpi_fortran_buffer(f_result_addr);
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)origin_addr, (void)result_addr, (void)datatype, (void)target_rank, (void)target_disp, (void)op, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_result_addr, f_datatype, f_target_rank, f_target_disp, f_op, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Fetch_and_op(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Fetch_and_op, mpi_fetch_and_op, MPI_FETCH_AND_OP, (void *f_origin_addr, void *f_result_addr, const MPI_Fint *f_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_origin_addr, f_result_addr, f_datatype, f_target_rank, f_target_disp, f_op, f_win, f_ierror))

#endif

#if TRACE__MPI_OLD

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_call_errhandler(int on, void *real, const MPI_Fint *f_fh, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    int errorcode = *f_errorcode;
    (void)fh, (void)errorcode;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_call_errhandler(fh, errorcode);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_errorcode, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_call_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_call_errhandler, mpi_file_call_errhandler, MPI_FILE_CALL_ERRHANDLER, (const MPI_Fint *f_fh, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror), (f_fh, f_errorcode, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_close(int on, void *real, MPI_Fint *f_fh, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File *fh = (MPI_File *)trace__mpi_marked(f_fh, TRACE__MPI_F_File);
    (void)fh;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_close(fh);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_close(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_close, mpi_file_close, MPI_FILE_CLOSE, (MPI_Fint *f_fh, MPI_Fint *f_ierror), (f_fh, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_create_errhandler(int on, void *real, void *f_file_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File_errhandler_function *file_errhandler_fn = (MPI_File_errhandler_function *)(uintptr_t)f_file_errhandler_fn;
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)file_errhandler_fn, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_create_errhandler(file_errhandler_fn);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_file_errhandler_fn, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_create_errhandler(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_create_errhandler, mpi_file_create_errhandler, MPI_FILE_CREATE_ERRHANDLER, (void *f_file_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_file_errhandler_fn, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_delete(int on, void *real, char *f_filename, const MPI_Fint *f_info, MPI_Fint *f_ierror, size_t f_filename_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_filename[260];
    const char *filename  = trace__mpi_fortran_text(text_filename, f_filename, f_filename_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    (void)filename, (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_delete(filename, info);
    ((void (*)(char *, const MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_filename, f_info, &status_, f_filename_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_delete(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_delete, mpi_file_delete, MPI_FILE_DELETE, (char *f_filename, const MPI_Fint *f_info, MPI_Fint *f_ierror, size_t f_filename_length), (f_filename, f_info, f_ierror, f_filename_length))

#endif

#if TRACE__MPI_OLD

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_amode(int on, void *real, const MPI_Fint *f_fh, MPI_Fint *f_amode, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    int *amode = f_amode;
    (void)fh, (void)amode;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_amode(fh);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_amode, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_amode(id, result, amode);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_amode, mpi_file_get_amode, MPI_FILE_GET_AMODE, (const MPI_Fint *f_fh, MPI_Fint *f_amode, MPI_Fint *f_ierror), (f_fh, f_amode, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_atomicity(int on, void *real, const MPI_Fint *f_fh, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    int *flag = f_flag;
    (void)fh, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_atomicity(fh);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_atomicity(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_atomicity, mpi_file_get_atomicity, MPI_FILE_GET_ATOMICITY, (const MPI_Fint *f_fh, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_fh, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_byte_offset(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, MPI_Offset *f_disp, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    MPI_Offset *disp = f_disp;
    (void)fh, (void)offset, (void)disp;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_byte_offset(fh, offset);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, MPI_Offset *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_disp, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_byte_offset(id, result, disp);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_byte_offset, mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, MPI_Offset *f_disp, MPI_Fint *f_ierror), (f_fh, f_offset, f_disp, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_errhandler(int on, void *real, const MPI_Fint *f_file, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File file = TRACE__MPI_F2C(File, *f_file);
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)file, (void)errhandler;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_errhandler(file);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_file, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_errhandler(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_errhandler, mpi_file_get_errhandler, MPI_FILE_GET_ERRHANDLER, (const MPI_Fint *f_file, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_file, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_group(int on, void *real, const MPI_Fint *f_fh, MPI_Fint *f_group, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Group *group = (MPI_Group *)trace__mpi_marked(f_group, TRACE__MPI_F_Group);
    (void)fh, (void)group;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_get_group(fh);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_group, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_group(id, result, group);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_group, mpi_file_get_group, MPI_FILE_GET_GROUP, (const MPI_Fint *f_fh, MPI_Fint *f_group, MPI_Fint *f_ierror), (f_fh, f_group, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_info(int on, void *real, const MPI_Fint *f_fh, MPI_Fint *f_info_used, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Info *info_used = (MPI_Info *)trace__mpi_marked(f_info_used, TRACE__MPI_F_Info);
    (void)fh, (void)info_used;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_get_info(fh);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_info_used, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_info(id, result, info_used);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_info, mpi_file_get_info, MPI_FILE_GET_INFO, (const MPI_Fint *f_fh, MPI_Fint *f_info_used, MPI_Fint *f_ierror), (f_fh, f_info_used, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_position(int on, void *real, const MPI_Fint *f_fh, MPI_Offset *f_offset, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset *offset = f_offset;
    (void)fh, (void)offset;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_position(fh);
    ((void (*)(const MPI_Fint *, MPI_Offset *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_position(id, result, offset);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_position, mpi_file_get_position, MPI_FILE_GET_POSITION, (const MPI_Fint *f_fh, MPI_Offset *f_offset, MPI_Fint *f_ierror), (f_fh, f_offset, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_position_shared(int on, void *real, const MPI_Fint *f_fh, MPI_Offset *f_offset, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset *offset = f_offset;
    (void)fh, (void)offset;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_position_shared(fh);
    ((void (*)(const MPI_Fint *, MPI_Offset *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_position_shared(id, result, offset);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_position_shared, mpi_file_get_position_shared, MPI_FILE_GET_POSITION_SHARED, (const MPI_Fint *f_fh, MPI_Offset *f_offset, MPI_Fint *f_ierror), (f_fh, f_offset, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_size(int on, void *real, const MPI_Fint *f_fh, MPI_Offset *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset *size = f_size;
    (void)fh, (void)size;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_size(fh);
    ((void (*)(const MPI_Fint *, MPI_Offset *, MPI_Fint *))(uintptr_t)real)(f_fh, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_size(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_size, mpi_file_get_size, MPI_FILE_GET_SIZE, (const MPI_Fint *f_fh, MPI_Offset *f_size, MPI_Fint *f_ierror), (f_fh, f_size, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_type_extent(int on, void *real, const MPI_Fint *f_fh, const MPI_Fint *f_datatype, MPI_Aint *f_extent, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Aint *extent = f_extent;
    (void)fh, (void)datatype, (void)extent;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_type_extent(fh, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_datatype, f_extent, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_type_extent(id, result, extent);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_type_extent, mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT, (const MPI_Fint *f_fh, const MPI_Fint *f_datatype, MPI_Aint *f_extent, MPI_Fint *f_ierror), (f_fh, f_datatype, f_extent, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_get_view(int on, void *real, const MPI_Fint *f_fh, MPI_Offset *f_disp, MPI_Fint *f_etype, MPI_Fint *f_filetype, char *f_datarep, MPI_Fint *f_ierror, size_t f_datarep_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset *disp = f_disp;
    MPI_Datatype *etype = (MPI_Datatype *)trace__mpi_marked(f_etype, TRACE__MPI_F_Datatype);
    MPI_Datatype *filetype = (MPI_Datatype *)trace__mpi_marked(f_filetype, TRACE__MPI_F_Datatype);
    char *datarep = NULL;
    (void)fh, (void)disp, (void)etype, (void)filetype, (void)datarep;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_File_get_view(fh);
    ((void (*)(const MPI_Fint *, MPI_Offset *, MPI_Fint *, MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_fh, f_disp, f_etype, f_filetype, f_datarep, &status_, f_datarep_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_get_view(id, result, disp, etype, filetype, datarep);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_get_view, mpi_file_get_view, MPI_FILE_GET_VIEW, (const MPI_Fint *f_fh, MPI_Offset *f_disp, MPI_Fint *f_etype, MPI_Fint *f_filetype, char *f_datarep, MPI_Fint *f_ierror, size_t f_datarep_length), (f_fh, f_disp, f_etype, f_filetype, f_datarep, f_ierror, f_datarep_length))

TRACE__RARE static void trace__mpi_fortran_MPI_File_iread(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iread(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iread(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iread, mpi_file_iread, MPI_FILE_IREAD, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_iread_all(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iread_all(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iread_all(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iread_all, mpi_file_iread_all, MPI_FILE_IREAD_ALL, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_iread_at(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iread_at(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iread_at(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iread_at, mpi_file_iread_at, MPI_FILE_IREAD_AT, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_iread_at_all(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iread_at_all(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iread_at_all(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iread_at_all, mpi_file_iread_at_all, MPI_FILE_IREAD_AT_ALL, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_iread_shared(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iread_shared(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iread_shared(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iread_shared, mpi_file_iread_shared, MPI_FILE_IREAD_SHARED, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_iwrite(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iwrite(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iwrite(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite, mpi_file_iwrite, MPI_FILE_IWRITE, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_iwrite_all(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iwrite_all(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iwrite_all(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_all, mpi_file_iwrite_all, MPI_FILE_IWRITE_ALL, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_iwrite_at(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iwrite_at(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iwrite_at(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_at, mpi_file_iwrite_at, MPI_FILE_IWRITE_AT, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_iwrite_at_all(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iwrite_at_all(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iwrite_at_all(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_at_all, mpi_file_iwrite_at_all, MPI_FILE_IWRITE_AT_ALL, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_iwrite_shared(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_iwrite_shared(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_File_iwrite_shared(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_iwrite_shared, mpi_file_iwrite_shared, MPI_FILE_IWRITE_SHARED, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_open(int on, void *real, const MPI_Fint *f_comm, char *f_filename, const MPI_Fint *f_amode, const MPI_Fint *f_info, MPI_Fint *f_fh, MPI_Fint *f_ierror, size_t f_filename_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    char text_filename[260];
    const char *filename  = trace__mpi_fortran_text(text_filename, f_filename, f_filename_length);
    int amode = *f_amode;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_File *fh = (MPI_File *)trace__mpi_marked(f_fh, TRACE__MPI_F_File);
    (void)comm, (void)filename, (void)amode, (void)info, (void)fh;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_open(comm, filename, amode, info);
    ((void (*)(const MPI_Fint *, char *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_comm, f_filename, f_amode, f_info, f_fh, &status_, f_filename_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_open(id, result, fh);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_open, mpi_file_open, MPI_FILE_OPEN, (const MPI_Fint *f_comm, char *f_filename, const MPI_Fint *f_amode, const MPI_Fint *f_info, MPI_Fint *f_fh, MPI_Fint *f_ierror, size_t f_filename_length), (f_comm, f_filename, f_amode, f_info, f_fh, f_ierror, f_filename_length))

TRACE__RARE static void trace__mpi_fortran_MPI_File_preallocate(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset size = *f_size;
    (void)fh, (void)size;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_preallocate(fh, size);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, MPI_Fint *))(uintptr_t)real)(f_fh, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_preallocate(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_preallocate, mpi_file_preallocate, MPI_FILE_PREALLOCATE, (const MPI_Fint *f_fh, const MPI_Offset *f_size, MPI_Fint *f_ierror), (f_fh, f_size, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read, mpi_file_read, MPI_FILE_READ, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_all(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_all(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_all(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_all, mpi_file_read_all, MPI_FILE_READ_ALL, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_all_begin(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    (void)fh, (void)buf, (void)count, (void)datatype;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_all_begin(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_all_begin(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_all_begin, mpi_file_read_all_begin, MPI_FILE_READ_ALL_BEGIN, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_all_end(int on, void *real, const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_all_end(fh, buf);
    ((void (*)(const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_all_end(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_all_end, mpi_file_read_all_end, MPI_FILE_READ_ALL_END, (const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_at(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_at(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_at(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_at, mpi_file_read_at, MPI_FILE_READ_AT, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_at_all(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_at_all(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_at_all(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_at_all, mpi_file_read_at_all, MPI_FILE_READ_AT_ALL, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_at_all_begin(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_at_all_begin(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_at_all_begin(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_at_all_begin, mpi_file_read_at_all_begin, MPI_FILE_READ_AT_ALL_BEGIN, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_at_all_end(int on, void *real, const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_at_all_end(fh, buf);
    ((void (*)(const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_at_all_end(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_at_all_end, mpi_file_read_at_all_end, MPI_FILE_READ_AT_ALL_END, (const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_ordered(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_ordered(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_ordered(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_ordered, mpi_file_read_ordered, MPI_FILE_READ_ORDERED, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_ordered_begin(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    (void)fh, (void)buf, (void)count, (void)datatype;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_ordered_begin(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_ordered_begin(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_ordered_begin, mpi_file_read_ordered_begin, MPI_FILE_READ_ORDERED_BEGIN, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_ordered_end(int on, void *real, const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_ordered_end(fh, buf);
    ((void (*)(const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_ordered_end(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_ordered_end, mpi_file_read_ordered_end, MPI_FILE_READ_ORDERED_END, (const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_read_shared(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_read_shared(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_read_shared(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_read_shared, mpi_file_read_shared, MPI_FILE_READ_SHARED, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_seek(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, const MPI_Fint *f_whence, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    int whence = *f_whence;
    (void)fh, (void)offset, (void)whence;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_seek(fh, offset, whence);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_whence, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_seek(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_seek, mpi_file_seek, MPI_FILE_SEEK, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, const MPI_Fint *f_whence, MPI_Fint *f_ierror), (f_fh, f_offset, f_whence, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_seek_shared(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, const MPI_Fint *f_whence, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    int whence = *f_whence;
    (void)fh, (void)offset, (void)whence;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_seek_shared(fh, offset, whence);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_whence, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_seek_shared(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_seek_shared, mpi_file_seek_shared, MPI_FILE_SEEK_SHARED, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, const MPI_Fint *f_whence, MPI_Fint *f_ierror), (f_fh, f_offset, f_whence, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_set_atomicity(int on, void *real, const MPI_Fint *f_fh, const MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    int flag = *f_flag;
    (void)fh, (void)flag;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_set_atomicity(fh, flag);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_set_atomicity(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_set_atomicity, mpi_file_set_atomicity, MPI_FILE_SET_ATOMICITY, (const MPI_Fint *f_fh, const MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_fh, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_set_errhandler(int on, void *real, const MPI_Fint *f_file, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File file = TRACE__MPI_F2C(File, *f_file);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    (void)file, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_set_errhandler(file, errhandler);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_file, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_set_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_set_errhandler, mpi_file_set_errhandler, MPI_FILE_SET_ERRHANDLER, (const MPI_Fint *f_file, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_file, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_set_info(int on, void *real, const MPI_Fint *f_fh, const MPI_Fint *f_info, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    (void)fh, (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_set_info(fh, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_info, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_set_info(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_set_info, mpi_file_set_info, MPI_FILE_SET_INFO, (const MPI_Fint *f_fh, const MPI_Fint *f_info, MPI_Fint *f_ierror), (f_fh, f_info, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_set_size(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset size = *f_size;
    (void)fh, (void)size;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_set_size(fh, size);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, MPI_Fint *))(uintptr_t)real)(f_fh, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_set_size(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_set_size, mpi_file_set_size, MPI_FILE_SET_SIZE, (const MPI_Fint *f_fh, const MPI_Offset *f_size, MPI_Fint *f_ierror), (f_fh, f_size, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_set_view(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_disp, const MPI_Fint *f_etype, const MPI_Fint *f_filetype, char *f_datarep, const MPI_Fint *f_info, MPI_Fint *f_ierror, size_t f_datarep_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset disp = *f_disp;
    MPI_Datatype etype = TRACE__MPI_F2C(Datatype, *f_etype);
    MPI_Datatype filetype = TRACE__MPI_F2C(Datatype, *f_filetype);
    char text_datarep[260];
    const char *datarep  = trace__mpi_fortran_text(text_datarep, f_datarep, f_datarep_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    (void)fh, (void)disp, (void)etype, (void)filetype, (void)datarep, (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_File_set_view(fh, disp, etype, filetype, datarep, info);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, const MPI_Fint *, const MPI_Fint *, char *, const MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_fh, f_disp, f_etype, f_filetype, f_datarep, f_info, &status_, f_datarep_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_set_view(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_set_view, mpi_file_set_view, MPI_FILE_SET_VIEW, (const MPI_Fint *f_fh, const MPI_Offset *f_disp, const MPI_Fint *f_etype, const MPI_Fint *f_filetype, char *f_datarep, const MPI_Fint *f_info, MPI_Fint *f_ierror, size_t f_datarep_length), (f_fh, f_disp, f_etype, f_filetype, f_datarep, f_info, f_ierror, f_datarep_length))

TRACE__RARE static void trace__mpi_fortran_MPI_File_sync(int on, void *real, const MPI_Fint *f_fh, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    (void)fh;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_sync(fh);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_sync(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_sync, mpi_file_sync, MPI_FILE_SYNC, (const MPI_Fint *f_fh, MPI_Fint *f_ierror), (f_fh, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write, mpi_file_write, MPI_FILE_WRITE, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_all(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_all(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_all(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_all, mpi_file_write_all, MPI_FILE_WRITE_ALL, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_all_begin(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    (void)fh, (void)buf, (void)count, (void)datatype;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_all_begin(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_all_begin(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_all_begin, mpi_file_write_all_begin, MPI_FILE_WRITE_ALL_BEGIN, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_all_end(int on, void *real, const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_all_end(fh, buf);
    ((void (*)(const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_all_end(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_all_end, mpi_file_write_all_end, MPI_FILE_WRITE_ALL_END, (const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_at(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_at(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_at(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_at, mpi_file_write_at, MPI_FILE_WRITE_AT, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_at_all(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_at_all(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_at_all(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_at_all, mpi_file_write_at_all, MPI_FILE_WRITE_AT_ALL, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_at_all_begin(int on, void *real, const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    MPI_Offset offset = *f_offset;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    (void)fh, (void)offset, (void)buf, (void)count, (void)datatype;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_at_all_begin(fh, offset, buf, count, datatype);
    ((void (*)(const MPI_Fint *, const MPI_Offset *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_offset, f_buf, f_count, f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_at_all_begin(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_at_all_begin, mpi_file_write_at_all_begin, MPI_FILE_WRITE_AT_ALL_BEGIN, (const MPI_Fint *f_fh, const MPI_Offset *f_offset, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_fh, f_offset, f_buf, f_count, f_datatype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_at_all_end(int on, void *real, const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_at_all_end(fh, buf);
    ((void (*)(const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_at_all_end(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_at_all_end, mpi_file_write_at_all_end, MPI_FILE_WRITE_AT_ALL_END, (const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_ordered(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_ordered(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_ordered(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_ordered, mpi_file_write_ordered, MPI_FILE_WRITE_ORDERED, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_ordered_begin(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    (void)fh, (void)buf, (void)count, (void)datatype;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_ordered_begin(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_ordered_begin(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_ordered_begin, mpi_file_write_ordered_begin, MPI_FILE_WRITE_ORDERED_BEGIN, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_ordered_end(int on, void *real, const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_ordered_end(fh, buf);
    ((void (*)(const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_ordered_end(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_ordered_end, mpi_file_write_ordered_end, MPI_FILE_WRITE_ORDERED_END, (const MPI_Fint *f_fh, void *f_buf, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_File_write_shared(int on, void *real, const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_File fh = TRACE__MPI_F2C(File, *f_fh);
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)fh, (void)buf, (void)count, (void)datatype, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_File_write_shared(fh, buf, count, datatype);
    ((void (*)(const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_fh, f_buf, f_count, f_datatype, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_File_write_shared(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_File_write_shared, mpi_file_write_shared, MPI_FILE_WRITE_SHARED, (const MPI_Fint *f_fh, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_fh, f_buf, f_count, f_datatype, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Finalize(int on, void *real, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Finalize();
    if (on) {
        trace__mpi_stopping();
    }
    ((void (*)(MPI_Fint *))(uintptr_t)real)(&status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Finalize(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Finalize, mpi_finalize, MPI_FINALIZE, (MPI_Fint *f_ierror), (f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Finalized(int on, void *real, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *flag = f_flag;
    (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Finalized();
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Finalized(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Finalized, mpi_finalized, MPI_FINALIZED, (MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Free_mem(int on, void *real, void *f_base, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *base = trace__mpi_fortran_buffer(f_base);
    (void)base;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Free_mem(base);
    ((void (*)(void *, MPI_Fint *))(uintptr_t)real)(f_base, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Free_mem(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Free_mem, mpi_free_mem, MPI_FREE_MEM, (void *f_base, MPI_Fint *f_ierror), (f_base, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Gather(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Gather(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Gather, mpi_gather, MPI_GATHER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Gather_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Gather_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Gather_init, mpi_gather_init, MPI_GATHER_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Gatherv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)root, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_root, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Gatherv(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Gatherv, mpi_gatherv, MPI_GATHERV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_root, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Gatherv_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)root, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_root, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Gatherv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Gatherv_init, mpi_gatherv_init, MPI_GATHERV_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_root, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Get(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get, mpi_get, MPI_GET, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Get_accumulate(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, void *f_result_addr, const MPI_Fint *f_result_count, const MPI_Fint *f_result_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    void *result_addr = trace__mpi_fortran_buffer(f_result_addr);
    int result_count = *f_result_count;
    MPI_Datatype result_datatype = TRACE__MPI_F2C(Datatype, *f_result_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count, (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)op, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_result_addr, f_result_count, f_result_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_accumulate(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_accumulate, mpi_get_accumulate, MPI_GET_ACCUMULATE, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, void *f_result_addr, const MPI_Fint *f_result_count, const MPI_Fint *f_result_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_result_addr, f_result_count, f_result_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Get_address(int on, void *real, void *f_location, MPI_Aint *f_address, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *location = trace__mpi_fortran_buffer(f_location);
    MPI_Aint *address = f_address;
    (void)location, (void)address;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Get_address(location);
    ((void (*)(void *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_location, f_address, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_address(id, result, address);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_address, mpi_get_address, MPI_GET_ADDRESS, (void *f_location, MPI_Aint *f_address, MPI_Fint *f_ierror), (f_location, f_address, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Get_count(int on, void *real, MPI_Fint *f_status, const MPI_Fint *f_datatype, MPI_Fint *f_count, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const MPI_Status *status = (const MPI_Status *)(const void *)f_status;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int *count = f_count;
    (void)status, (void)datatype, (void)count;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Get_count(status, datatype);
    ((void (*)(MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_status, f_datatype, f_count, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_count(id, result, count);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_count, mpi_get_count, MPI_GET_COUNT, (MPI_Fint *f_status, const MPI_Fint *f_datatype, MPI_Fint *f_count, MPI_Fint *f_ierror), (f_status, f_datatype, f_count, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Get_elements(int on, void *real, MPI_Fint *f_status, const MPI_Fint *f_datatype, MPI_Fint *f_count, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const MPI_Status *status = (const MPI_Status *)(const void *)f_status;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int *count = f_count;
    (void)status, (void)datatype, (void)count;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Get_elements(status, datatype);
    ((void (*)(MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_status, f_datatype, f_count, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_elements(id, result, count);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_elements, mpi_get_elements, MPI_GET_ELEMENTS, (MPI_Fint *f_status, const MPI_Fint *f_datatype, MPI_Fint *f_count, MPI_Fint *f_ierror), (f_status, f_datatype, f_count, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Get_elements_x(int on, void *real, MPI_Fint *f_status, const MPI_Fint *f_datatype, MPI_Count *f_count, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const MPI_Status *status = (const MPI_Status *)(const void *)f_status;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Count *count = f_count;
    (void)status, (void)datatype, (void)count;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Get_elements_x(status, datatype);
    ((void (*)(MPI_Fint *, const MPI_Fint *, MPI_Count *, MPI_Fint *))(uintptr_t)real)(f_status, f_datatype, f_count, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_elements_x(id, result, count);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_elements_x, mpi_get_elements_x, MPI_GET_ELEMENTS_X, (MPI_Fint *f_status, const MPI_Fint *f_datatype, MPI_Count *f_count, MPI_Fint *f_ierror), (f_status, f_datatype, f_count, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Get_library_version(int on, void *real, char *f_version, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_version_length)
{
    MPI_Fint status_ = 0;
    int result;
    char *version = NULL;
    int *resultlen = f_resultlen;
    (void)version, (void)resultlen;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Get_library_version();
    ((void (*)(char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_version, f_resultlen, &status_, f_version_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_library_version(id, result, version, resultlen);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_library_version, mpi_get_library_version, MPI_GET_LIBRARY_VERSION, (char *f_version, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_version_length), (f_version, f_resultlen, f_ierror, f_version_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Get_processor_name(int on, void *real, char *f_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    char *name = NULL;
    int *resultlen = f_resultlen;
    (void)name, (void)resultlen;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Get_processor_name();
    ((void (*)(char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_name, f_resultlen, &status_, f_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_processor_name(id, result, name, resultlen);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_processor_name, mpi_get_processor_name, MPI_GET_PROCESSOR_NAME, (char *f_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_name_length), (f_name, f_resultlen, f_ierror, f_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Get_version(int on, void *real, MPI_Fint *f_version, MPI_Fint *f_subversion, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *version = f_version;
    int *subversion = f_subversion;
    (void)version, (void)subversion;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Get_version();
    ((void (*)(MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_version, f_subversion, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Get_version(id, result, version, subversion);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Get_version, mpi_get_version, MPI_GET_VERSION, (MPI_Fint *f_version, MPI_Fint *f_subversion, MPI_Fint *f_ierror), (f_version, f_subversion, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Graph_create(int on, void *real, const MPI_Fint *f_comm_old, const MPI_Fint *f_nnodes, MPI_Fint *f_indx, MPI_Fint *f_edges, const MPI_Fint *f_reorder, MPI_Fint *f_comm_graph, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm_old = TRACE__MPI_F2C(Comm, *f_comm_old);
    int nnodes = *f_nnodes;
    const int *indx = f_indx;
    const int *edges = f_edges;
    int reorder = *f_reorder;
    MPI_Comm *comm_graph = (MPI_Comm *)trace__mpi_marked(f_comm_graph, TRACE__MPI_F_Comm);
    (void)comm_old, (void)nnodes, (void)indx, (void)edges, (void)reorder, (void)comm_graph;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Graph_create(comm_old, nnodes, indx, reorder);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm_old, f_nnodes, f_indx, f_edges, f_reorder, f_comm_graph, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(comm_graph, result), TRACE__MPI_KEY(comm_old));
    }
    if (id)
        trace__mpi_end_MPI_Graph_create(id, result, comm_graph);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Graph_create, mpi_graph_create, MPI_GRAPH_CREATE, (const MPI_Fint *f_comm_old, const MPI_Fint *f_nnodes, MPI_Fint *f_indx, MPI_Fint *f_edges, const MPI_Fint *f_reorder, MPI_Fint *f_comm_graph, MPI_Fint *f_ierror), (f_comm_old, f_nnodes, f_indx, f_edges, f_reorder, f_comm_graph, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Graph_get(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_maxindex, const MPI_Fint *f_maxedges, MPI_Fint *f_indx, MPI_Fint *f_edges, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int maxindex = *f_maxindex;
    int maxedges = *f_maxedges;
    int *indx = f_indx;
    int *edges = f_edges;
    (void)comm, (void)maxindex, (void)maxedges, (void)indx, (void)edges;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Graph_get(comm, maxindex, maxedges);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_maxindex, f_maxedges, f_indx, f_edges, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Graph_get(id, result, maxindex, maxedges, indx, edges);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Graph_get, mpi_graph_get, MPI_GRAPH_GET, (const MPI_Fint *f_comm, const MPI_Fint *f_maxindex, const MPI_Fint *f_maxedges, MPI_Fint *f_indx, MPI_Fint *f_edges, MPI_Fint *f_ierror), (f_comm, f_maxindex, f_maxedges, f_indx, f_edges, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Graph_map(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_nnodes, MPI_Fint *f_indx, MPI_Fint *f_edges, MPI_Fint *f_newrank, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int nnodes = *f_nnodes;
    const int *indx = f_indx;
    const int *edges = f_edges;
    int *newrank = f_newrank;
    (void)comm, (void)nnodes, (void)indx, (void)edges, (void)newrank;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Graph_map(comm, nnodes, indx);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_nnodes, f_indx, f_edges, f_newrank, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Graph_map(id, result, newrank);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Graph_map, mpi_graph_map, MPI_GRAPH_MAP, (const MPI_Fint *f_comm, const MPI_Fint *f_nnodes, MPI_Fint *f_indx, MPI_Fint *f_edges, MPI_Fint *f_newrank, MPI_Fint *f_ierror), (f_comm, f_nnodes, f_indx, f_edges, f_newrank, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Graph_neighbors(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_rank, const MPI_Fint *f_maxneighbors, MPI_Fint *f_neighbors, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int rank = *f_rank;
    int maxneighbors = *f_maxneighbors;
    int *neighbors = f_neighbors;
    (void)comm, (void)rank, (void)maxneighbors, (void)neighbors;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Graph_neighbors(comm, rank, maxneighbors);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_rank, f_maxneighbors, f_neighbors, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Graph_neighbors(id, result, maxneighbors, neighbors);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Graph_neighbors, mpi_graph_neighbors, MPI_GRAPH_NEIGHBORS, (const MPI_Fint *f_comm, const MPI_Fint *f_rank, const MPI_Fint *f_maxneighbors, MPI_Fint *f_neighbors, MPI_Fint *f_ierror), (f_comm, f_rank, f_maxneighbors, f_neighbors, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Graph_neighbors_count(int on, void *real, const MPI_Fint *f_comm, const MPI_Fint *f_rank, MPI_Fint *f_nneighbors, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int rank = *f_rank;
    int *nneighbors = f_nneighbors;
    (void)comm, (void)rank, (void)nneighbors;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Graph_neighbors_count(comm, rank);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_rank, f_nneighbors, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Graph_neighbors_count(id, result, nneighbors);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Graph_neighbors_count, mpi_graph_neighbors_count, MPI_GRAPH_NEIGHBORS_COUNT, (const MPI_Fint *f_comm, const MPI_Fint *f_rank, MPI_Fint *f_nneighbors, MPI_Fint *f_ierror), (f_comm, f_rank, f_nneighbors, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Graphdims_get(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_nnodes, MPI_Fint *f_nedges, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *nnodes = f_nnodes;
    int *nedges = f_nedges;
    (void)comm, (void)nnodes, (void)nedges;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Graphdims_get(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_nnodes, f_nedges, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Graphdims_get(id, result, nnodes, nedges);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Graphdims_get, mpi_graphdims_get, MPI_GRAPHDIMS_GET, (const MPI_Fint *f_comm, MPI_Fint *f_nnodes, MPI_Fint *f_nedges, MPI_Fint *f_ierror), (f_comm, f_nnodes, f_nedges, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Grequest_complete(int on, void *real, const MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request request = TRACE__MPI_F2C(Request, *f_request);
    (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Grequest_complete(request);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Grequest_complete(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Grequest_complete, mpi_grequest_complete, MPI_GREQUEST_COMPLETE, (const MPI_Fint *f_request, MPI_Fint *f_ierror), (f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Grequest_start(int on, void *real, void *f_query_fn, void *f_free_fn, void *f_cancel_fn, void *f_extra_state, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Grequest_query_function *query_fn = (MPI_Grequest_query_function *)(uintptr_t)f_query_fn;
    MPI_Grequest_free_function *free_fn = (MPI_Grequest_free_function *)(uintptr_t)f_free_fn;
    MPI_Grequest_cancel_function *cancel_fn = (MPI_Grequest_cancel_function *)(uintptr_t)f_cancel_fn;
    void *extra_state = trace__mpi_fortran_buffer(f_extra_state);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)query_fn, (void)free_fn, (void)cancel_fn, (void)extra_state, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Grequest_start(query_fn, free_fn, cancel_fn, extra_state);
    ((void (*)(void *, void *, void *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_query_fn, f_free_fn, f_cancel_fn, f_extra_state, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Grequest_start(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Grequest_start, mpi_grequest_start, MPI_GREQUEST_START, (void *f_query_fn, void *f_free_fn, void *f_cancel_fn, void *f_extra_state, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_query_fn, f_free_fn, f_cancel_fn, f_extra_state, f_request, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Group_compare(int on, void *real, const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_result_, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group1 = TRACE__MPI_F2C(Group, *f_group1);
    MPI_Group group2 = TRACE__MPI_F2C(Group, *f_group2);
    int *result_ = f_result_;
    (void)group1, (void)group2, (void)result_;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Group_compare(group1, group2);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group1, f_group2, f_result_, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_compare(id, result, result_);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_compare, mpi_group_compare, MPI_GROUP_COMPARE, (const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_result_, MPI_Fint *f_ierror), (f_group1, f_group2, f_result_, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_difference(int on, void *real, const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_newgroup, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group1 = TRACE__MPI_F2C(Group, *f_group1);
    MPI_Group group2 = TRACE__MPI_F2C(Group, *f_group2);
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)group1, (void)group2, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_difference(group1, group2);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group1, f_group2, f_newgroup, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_difference(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_difference, mpi_group_difference, MPI_GROUP_DIFFERENCE, (const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_newgroup, MPI_Fint *f_ierror), (f_group1, f_group2, f_newgroup, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_excl(int on, void *real, const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranks, MPI_Fint *f_newgroup, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int n = *f_n;
    const int *ranks = f_ranks;
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)group, (void)n, (void)ranks, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_excl(group, n, ranks);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_n, f_ranks, f_newgroup, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_excl(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_excl, mpi_group_excl, MPI_GROUP_EXCL, (const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranks, MPI_Fint *f_newgroup, MPI_Fint *f_ierror), (f_group, f_n, f_ranks, f_newgroup, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Group_free(int on, void *real, MPI_Fint *f_group, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group *group = (MPI_Group *)trace__mpi_marked(f_group, TRACE__MPI_F_Group);
    (void)group;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_free(group);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_free, mpi_group_free, MPI_GROUP_FREE, (MPI_Fint *f_group, MPI_Fint *f_ierror), (f_group, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Group_from_session_pset(int on, void *real, const MPI_Fint *f_session, char *f_pset_name, MPI_Fint *f_newgroup, MPI_Fint *f_ierror, size_t f_pset_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    char text_pset_name[260];
    const char *pset_name  = trace__mpi_fortran_text(text_pset_name, f_pset_name, f_pset_name_length);
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)session, (void)pset_name, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_from_session_pset(session, pset_name);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_session, f_pset_name, f_newgroup, &status_, f_pset_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_from_session_pset(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_from_session_pset, mpi_group_from_session_pset, MPI_GROUP_FROM_SESSION_PSET, (const MPI_Fint *f_session, char *f_pset_name, MPI_Fint *f_newgroup, MPI_Fint *f_ierror, size_t f_pset_name_length), (f_session, f_pset_name, f_newgroup, f_ierror, f_pset_name_length))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Group_incl(int on, void *real, const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranks, MPI_Fint *f_newgroup, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int n = *f_n;
    const int *ranks = f_ranks;
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)group, (void)n, (void)ranks, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_incl(group, n, ranks);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_n, f_ranks, f_newgroup, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_incl(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_incl, mpi_group_incl, MPI_GROUP_INCL, (const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranks, MPI_Fint *f_newgroup, MPI_Fint *f_ierror), (f_group, f_n, f_ranks, f_newgroup, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_intersection(int on, void *real, const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_newgroup, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group1 = TRACE__MPI_F2C(Group, *f_group1);
    MPI_Group group2 = TRACE__MPI_F2C(Group, *f_group2);
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)group1, (void)group2, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_intersection(group1, group2);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group1, f_group2, f_newgroup, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_intersection(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_intersection, mpi_group_intersection, MPI_GROUP_INTERSECTION, (const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_newgroup, MPI_Fint *f_ierror), (f_group1, f_group2, f_newgroup, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_range_excl(int on, void *real, const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranges, MPI_Fint *f_newgroup, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int n = *f_n;
    int (*ranges)[3] = (int (*)[3])f_ranges;
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)group, (void)n, (void)ranges, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_range_excl(group, n, ranges);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_n, f_ranges, f_newgroup, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_range_excl(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_range_excl, mpi_group_range_excl, MPI_GROUP_RANGE_EXCL, (const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranges, MPI_Fint *f_newgroup, MPI_Fint *f_ierror), (f_group, f_n, f_ranges, f_newgroup, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_range_incl(int on, void *real, const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranges, MPI_Fint *f_newgroup, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int n = *f_n;
    int (*ranges)[3] = (int (*)[3])f_ranges;
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)group, (void)n, (void)ranges, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_range_incl(group, n, ranges);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_n, f_ranges, f_newgroup, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_range_incl(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_range_incl, mpi_group_range_incl, MPI_GROUP_RANGE_INCL, (const MPI_Fint *f_group, const MPI_Fint *f_n, MPI_Fint *f_ranges, MPI_Fint *f_newgroup, MPI_Fint *f_ierror), (f_group, f_n, f_ranges, f_newgroup, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_rank(int on, void *real, const MPI_Fint *f_group, MPI_Fint *f_rank, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int *rank = f_rank;
    (void)group, (void)rank;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Group_rank(group);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_rank, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_rank(id, result, rank);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_rank, mpi_group_rank, MPI_GROUP_RANK, (const MPI_Fint *f_group, MPI_Fint *f_rank, MPI_Fint *f_ierror), (f_group, f_rank, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_size(int on, void *real, const MPI_Fint *f_group, MPI_Fint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int *size = f_size;
    (void)group, (void)size;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Group_size(group);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_size(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_size, mpi_group_size, MPI_GROUP_SIZE, (const MPI_Fint *f_group, MPI_Fint *f_size, MPI_Fint *f_ierror), (f_group, f_size, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_translate_ranks(int on, void *real, const MPI_Fint *f_group1, const MPI_Fint *f_n, MPI_Fint *f_ranks1, const MPI_Fint *f_group2, MPI_Fint *f_ranks2, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group1 = TRACE__MPI_F2C(Group, *f_group1);
    int n = *f_n;
    const int *ranks1 = f_ranks1;
    MPI_Group group2 = TRACE__MPI_F2C(Group, *f_group2);
    int *ranks2 = f_ranks2;
    (void)group1, (void)n, (void)ranks1, (void)group2, (void)ranks2;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_translate_ranks(group1, n, ranks1, group2);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group1, f_n, f_ranks1, f_group2, f_ranks2, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_translate_ranks(id, result, n, ranks2);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_translate_ranks, mpi_group_translate_ranks, MPI_GROUP_TRANSLATE_RANKS, (const MPI_Fint *f_group1, const MPI_Fint *f_n, MPI_Fint *f_ranks1, const MPI_Fint *f_group2, MPI_Fint *f_ranks2, MPI_Fint *f_ierror), (f_group1, f_n, f_ranks1, f_group2, f_ranks2, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Group_union(int on, void *real, const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_newgroup, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group1 = TRACE__MPI_F2C(Group, *f_group1);
    MPI_Group group2 = TRACE__MPI_F2C(Group, *f_group2);
    MPI_Group *newgroup = (MPI_Group *)trace__mpi_marked(f_newgroup, TRACE__MPI_F_Group);
    (void)group1, (void)group2, (void)newgroup;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Group_union(group1, group2);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group1, f_group2, f_newgroup, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Group_union(id, result, newgroup);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Group_union, mpi_group_union, MPI_GROUP_UNION, (const MPI_Fint *f_group1, const MPI_Fint *f_group2, MPI_Fint *f_newgroup, MPI_Fint *f_ierror), (f_group1, f_group2, f_newgroup, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Iallgather(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iallgather(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iallgather, mpi_iallgather, MPI_IALLGATHER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Iallgatherv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iallgatherv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iallgatherv, mpi_iallgatherv, MPI_IALLGATHERV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Iallreduce(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iallreduce(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iallreduce, mpi_iallreduce, MPI_IALLREDUCE, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ialltoall(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ialltoall(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ialltoall, mpi_ialltoall, MPI_IALLTOALL, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ialltoallv(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ialltoallv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ialltoallv, mpi_ialltoallv, MPI_IALLTOALLV, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ialltoallw(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    const MPI_Datatype *sendtypes = (const MPI_Datatype *)trace__mpi_marked(f_sendtypes, TRACE__MPI_F_Datatype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    const MPI_Datatype *recvtypes = (const MPI_Datatype *)trace__mpi_marked(f_recvtypes, TRACE__MPI_F_Datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtypes, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ialltoallw(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ialltoallw, mpi_ialltoallw, MPI_IALLTOALLW, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ibarrier(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ibarrier(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ibarrier(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ibarrier, mpi_ibarrier, MPI_IBARRIER, (const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_comm, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Ibcast(int on, void *real, void *f_buffer, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buffer = trace__mpi_fortran_buffer(f_buffer);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buffer, (void)count, (void)datatype, (void)root, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ibcast(buffer, count, datatype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buffer, f_count, f_datatype, f_root, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ibcast(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ibcast, mpi_ibcast, MPI_IBCAST, (void *f_buffer, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buffer, f_count, f_datatype, f_root, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ibsend(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ibsend(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ibsend(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ibsend, mpi_ibsend, MPI_IBSEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Iexscan(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Iexscan(sendbuf, recvbuf, count, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iexscan(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iexscan, mpi_iexscan, MPI_IEXSCAN, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Igather(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Igather(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Igather, mpi_igather, MPI_IGATHER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Igatherv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)root, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_root, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Igatherv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Igatherv, mpi_igatherv, MPI_IGATHERV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_root, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Improbe(int on, void *real, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_flag, MPI_Fint *f_message, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int source = *f_source;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *flag = f_flag;
    MPI_Message *message = (MPI_Message *)trace__mpi_marked(f_message, TRACE__MPI_F_Message);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)source, (void)tag, (void)comm, (void)flag, (void)message, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 3)
        id = trace__mpi_begin_MPI_Improbe(source, tag, comm);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_source, f_tag, f_comm, f_flag, f_message, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (on) {
        trace__mpi_matched(TRACE__MPI_OUT_HANDLE(message, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Improbe(id, result, comm, flag, message, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Improbe, mpi_improbe, MPI_IMPROBE, (const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_flag, MPI_Fint *f_message, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_source, f_tag, f_comm, f_flag, f_message, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Imrecv(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_message, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Message *message = (MPI_Message *)trace__mpi_marked(f_message, TRACE__MPI_F_Message);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)message, (void)request;
    uint32_t id = 0;
    trace__mpi_comm *from = &trace__mpi_nothing;
    if (on) {
        from = trace__mpi_message_of(TRACE__MPI_LOAD(message));
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Imrecv(buf, count, datatype, message);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_message, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_track(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_RECV, from, 0, 0, 0);
    }
    if (id)
        trace__mpi_end_MPI_Imrecv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Imrecv, mpi_imrecv, MPI_IMRECV, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_message, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_message, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ineighbor_allgather(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ineighbor_allgather(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_allgather, mpi_ineighbor_allgather, MPI_INEIGHBOR_ALLGATHER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ineighbor_allgatherv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ineighbor_allgatherv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_allgatherv, mpi_ineighbor_allgatherv, MPI_INEIGHBOR_ALLGATHERV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ineighbor_alltoall(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ineighbor_alltoall(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_alltoall, mpi_ineighbor_alltoall, MPI_INEIGHBOR_ALLTOALL, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ineighbor_alltoallv(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtype, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ineighbor_alltoallv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_alltoallv, mpi_ineighbor_alltoallv, MPI_INEIGHBOR_ALLTOALLV, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ineighbor_alltoallw(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Aint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Aint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const MPI_Aint *sdispls = f_sdispls;
    const MPI_Datatype *sendtypes = (const MPI_Datatype *)trace__mpi_marked(f_sendtypes, TRACE__MPI_F_Datatype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const MPI_Aint *rdispls = f_rdispls;
    const MPI_Datatype *recvtypes = (const MPI_Datatype *)trace__mpi_marked(f_recvtypes, TRACE__MPI_F_Datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtypes, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Aint *, MPI_Fint *, void *, MPI_Fint *, MPI_Aint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ineighbor_alltoallw(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ineighbor_alltoallw, mpi_ineighbor_alltoallw, MPI_INEIGHBOR_ALLTOALLW, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Aint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Aint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Info_create(int on, void *real, MPI_Fint *f_info, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info *info = (MPI_Info *)trace__mpi_marked(f_info, TRACE__MPI_F_Info);
    (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Info_create();
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_info, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_create(id, result, info);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_create, mpi_info_create, MPI_INFO_CREATE, (MPI_Fint *f_info, MPI_Fint *f_ierror), (f_info, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Info_delete(int on, void *real, const MPI_Fint *f_info, char *f_key, MPI_Fint *f_ierror, size_t f_key_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char text_key[260];
    const char *key  = trace__mpi_fortran_text(text_key, f_key, f_key_length);
    (void)info, (void)key;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Info_delete(info, key);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_info, f_key, &status_, f_key_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_delete(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_delete, mpi_info_delete, MPI_INFO_DELETE, (const MPI_Fint *f_info, char *f_key, MPI_Fint *f_ierror, size_t f_key_length), (f_info, f_key, f_ierror, f_key_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Info_dup(int on, void *real, const MPI_Fint *f_info, MPI_Fint *f_newinfo, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Info *newinfo = (MPI_Info *)trace__mpi_marked(f_newinfo, TRACE__MPI_F_Info);
    (void)info, (void)newinfo;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Info_dup(info);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_info, f_newinfo, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_dup(id, result, newinfo);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_dup, mpi_info_dup, MPI_INFO_DUP, (const MPI_Fint *f_info, MPI_Fint *f_newinfo, MPI_Fint *f_ierror), (f_info, f_newinfo, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Info_free(int on, void *real, MPI_Fint *f_info, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info *info = (MPI_Info *)trace__mpi_marked(f_info, TRACE__MPI_F_Info);
    (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Info_free(info);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_info, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_free, mpi_info_free, MPI_INFO_FREE, (MPI_Fint *f_info, MPI_Fint *f_ierror), (f_info, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Info_get(int on, void *real, const MPI_Fint *f_info, char *f_key, const MPI_Fint *f_valuelen, char *f_value, MPI_Fint *f_flag, MPI_Fint *f_ierror, size_t f_key_length, size_t f_value_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char text_key[260];
    const char *key  = trace__mpi_fortran_text(text_key, f_key, f_key_length);
    int valuelen = *f_valuelen;
    char *value = NULL;
    int *flag = f_flag;
    (void)info, (void)key, (void)valuelen, (void)value, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Info_get(info, key, valuelen);
    ((void (*)(const MPI_Fint *, char *, const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t, size_t))(uintptr_t)real)(f_info, f_key, f_valuelen, f_value, f_flag, &status_, f_key_length, f_value_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_get(id, result, value, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_get, mpi_info_get, MPI_INFO_GET, (const MPI_Fint *f_info, char *f_key, const MPI_Fint *f_valuelen, char *f_value, MPI_Fint *f_flag, MPI_Fint *f_ierror, size_t f_key_length, size_t f_value_length), (f_info, f_key, f_valuelen, f_value, f_flag, f_ierror, f_key_length, f_value_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Info_get_nkeys(int on, void *real, const MPI_Fint *f_info, MPI_Fint *f_nkeys, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int *nkeys = f_nkeys;
    (void)info, (void)nkeys;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Info_get_nkeys(info);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_info, f_nkeys, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_get_nkeys(id, result, nkeys);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_get_nkeys, mpi_info_get_nkeys, MPI_INFO_GET_NKEYS, (const MPI_Fint *f_info, MPI_Fint *f_nkeys, MPI_Fint *f_ierror), (f_info, f_nkeys, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Info_get_nthkey(int on, void *real, const MPI_Fint *f_info, const MPI_Fint *f_n, char *f_key, MPI_Fint *f_ierror, size_t f_key_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int n = *f_n;
    char *key = NULL;
    (void)info, (void)n, (void)key;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Info_get_nthkey(info, n);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_info, f_n, f_key, &status_, f_key_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_get_nthkey(id, result, key);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_get_nthkey, mpi_info_get_nthkey, MPI_INFO_GET_NTHKEY, (const MPI_Fint *f_info, const MPI_Fint *f_n, char *f_key, MPI_Fint *f_ierror, size_t f_key_length), (f_info, f_n, f_key, f_ierror, f_key_length))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Info_get_string(int on, void *real, const MPI_Fint *f_info, char *f_key, MPI_Fint *f_buflen, char *f_value, MPI_Fint *f_flag, MPI_Fint *f_ierror, size_t f_key_length, size_t f_value_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char text_key[260];
    const char *key  = trace__mpi_fortran_text(text_key, f_key, f_key_length);
    int *buflen = f_buflen;
    char *value = NULL;
    int *flag = f_flag;
    (void)info, (void)key, (void)buflen, (void)value, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Info_get_string(info, key, buflen);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t, size_t))(uintptr_t)real)(f_info, f_key, f_buflen, f_value, f_flag, &status_, f_key_length, f_value_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_get_string(id, result, buflen, value, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_get_string, mpi_info_get_string, MPI_INFO_GET_STRING, (const MPI_Fint *f_info, char *f_key, MPI_Fint *f_buflen, char *f_value, MPI_Fint *f_flag, MPI_Fint *f_ierror, size_t f_key_length, size_t f_value_length), (f_info, f_key, f_buflen, f_value, f_flag, f_ierror, f_key_length, f_value_length))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Info_get_valuelen(int on, void *real, const MPI_Fint *f_info, char *f_key, MPI_Fint *f_valuelen, MPI_Fint *f_flag, MPI_Fint *f_ierror, size_t f_key_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char text_key[260];
    const char *key  = trace__mpi_fortran_text(text_key, f_key, f_key_length);
    int *valuelen = f_valuelen;
    int *flag = f_flag;
    (void)info, (void)key, (void)valuelen, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Info_get_valuelen(info, key);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_info, f_key, f_valuelen, f_flag, &status_, f_key_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_get_valuelen(id, result, valuelen, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_get_valuelen, mpi_info_get_valuelen, MPI_INFO_GET_VALUELEN, (const MPI_Fint *f_info, char *f_key, MPI_Fint *f_valuelen, MPI_Fint *f_flag, MPI_Fint *f_ierror, size_t f_key_length), (f_info, f_key, f_valuelen, f_flag, f_ierror, f_key_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Info_set(int on, void *real, const MPI_Fint *f_info, char *f_key, char *f_value, MPI_Fint *f_ierror, size_t f_key_length, size_t f_value_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char text_key[260];
    const char *key  = trace__mpi_fortran_text(text_key, f_key, f_key_length);
    char text_value[260];
    const char *value  = trace__mpi_fortran_text(text_value, f_value, f_value_length);
    (void)info, (void)key, (void)value;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Info_set(info, key, value);
    ((void (*)(const MPI_Fint *, char *, char *, MPI_Fint *, size_t, size_t))(uintptr_t)real)(f_info, f_key, f_value, &status_, f_key_length, f_value_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Info_set(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Info_set, mpi_info_set, MPI_INFO_SET, (const MPI_Fint *f_info, char *f_key, char *f_value, MPI_Fint *f_ierror, size_t f_key_length, size_t f_value_length), (f_info, f_key, f_value, f_ierror, f_key_length, f_value_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Init(int on, void *real, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *argc = NULL;
    char ***argv = NULL;
    (void)argc, (void)argv;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Init();
    ((void (*)(MPI_Fint *))(uintptr_t)real)(&status_);
    result = status_;
    if (on) {
        trace__mpi_started(result);
    }
    if (id)
        trace__mpi_end_MPI_Init(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Init, mpi_init, MPI_INIT, (MPI_Fint *f_ierror), (f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Init_thread(int on, void *real, const MPI_Fint *f_required, MPI_Fint *f_provided, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *argc = NULL;
    char ***argv = NULL;
    int required = *f_required;
    int *provided = f_provided;
    (void)argc, (void)argv, (void)required, (void)provided;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Init_thread(required);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_required, f_provided, &status_);
    result = status_;
    if (on) {
        trace__mpi_started(result);
    }
    if (id)
        trace__mpi_end_MPI_Init_thread(id, result, provided);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Init_thread, mpi_init_thread, MPI_INIT_THREAD, (const MPI_Fint *f_required, MPI_Fint *f_provided, MPI_Fint *f_ierror), (f_required, f_provided, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Initialized(int on, void *real, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *flag = f_flag;
    (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Initialized();
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Initialized(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Initialized, mpi_initialized, MPI_INITIALIZED, (MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Intercomm_create(int on, void *real, const MPI_Fint *f_local_comm, const MPI_Fint *f_local_leader, const MPI_Fint *f_peer_comm, const MPI_Fint *f_remote_leader, const MPI_Fint *f_tag, MPI_Fint *f_newintercomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm local_comm = TRACE__MPI_F2C(Comm, *f_local_comm);
    int local_leader = *f_local_leader;
    MPI_Comm peer_comm = TRACE__MPI_F2C(Comm, *f_peer_comm);
    int remote_leader = *f_remote_leader;
    int tag = *f_tag;
    MPI_Comm *newintercomm = (MPI_Comm *)trace__mpi_marked(f_newintercomm, TRACE__MPI_F_Comm);
    (void)local_comm, (void)local_leader, (void)peer_comm, (void)remote_leader, (void)tag, (void)newintercomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_local_comm, f_local_leader, f_peer_comm, f_remote_leader, f_tag, f_newintercomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newintercomm, result), 0);
    }
    if (id)
        trace__mpi_end_MPI_Intercomm_create(id, result, newintercomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Intercomm_create, mpi_intercomm_create, MPI_INTERCOMM_CREATE, (const MPI_Fint *f_local_comm, const MPI_Fint *f_local_leader, const MPI_Fint *f_peer_comm, const MPI_Fint *f_remote_leader, const MPI_Fint *f_tag, MPI_Fint *f_newintercomm, MPI_Fint *f_ierror), (f_local_comm, f_local_leader, f_peer_comm, f_remote_leader, f_tag, f_newintercomm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Intercomm_create_from_groups(int on, void *real, const MPI_Fint *f_local_group, const MPI_Fint *f_local_leader, const MPI_Fint *f_remote_group, const MPI_Fint *f_remote_leader, char *f_stringtag, const MPI_Fint *f_info, const MPI_Fint *f_errhandler, MPI_Fint *f_newintercomm, MPI_Fint *f_ierror, size_t f_stringtag_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group local_group = TRACE__MPI_F2C(Group, *f_local_group);
    int local_leader = *f_local_leader;
    MPI_Group remote_group = TRACE__MPI_F2C(Group, *f_remote_group);
    int remote_leader = *f_remote_leader;
    char text_stringtag[260];
    const char *stringtag  = trace__mpi_fortran_text(text_stringtag, f_stringtag, f_stringtag_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    MPI_Comm *newintercomm = (MPI_Comm *)trace__mpi_marked(f_newintercomm, TRACE__MPI_F_Comm);
    (void)local_group, (void)local_leader, (void)remote_group, (void)remote_leader, (void)stringtag, (void)info, (void)errhandler, (void)newintercomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, char *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_local_group, f_local_leader, f_remote_group, f_remote_leader, f_stringtag, f_info, f_errhandler, f_newintercomm, &status_, f_stringtag_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Intercomm_create_from_groups(id, result, newintercomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Intercomm_create_from_groups, mpi_intercomm_create_from_groups, MPI_INTERCOMM_CREATE_FROM_GROUPS, (const MPI_Fint *f_local_group, const MPI_Fint *f_local_leader, const MPI_Fint *f_remote_group, const MPI_Fint *f_remote_leader, char *f_stringtag, const MPI_Fint *f_info, const MPI_Fint *f_errhandler, MPI_Fint *f_newintercomm, MPI_Fint *f_ierror, size_t f_stringtag_length), (f_local_group, f_local_leader, f_remote_group, f_remote_leader, f_stringtag, f_info, f_errhandler, f_newintercomm, f_ierror, f_stringtag_length))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Intercomm_merge(int on, void *real, const MPI_Fint *f_intercomm, const MPI_Fint *f_high, MPI_Fint *f_newintracomm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm intercomm = TRACE__MPI_F2C(Comm, *f_intercomm);
    int high = *f_high;
    MPI_Comm *newintracomm = (MPI_Comm *)trace__mpi_marked(f_newintracomm, TRACE__MPI_F_Comm);
    (void)intercomm, (void)high, (void)newintracomm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Intercomm_merge(intercomm, high);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_intercomm, f_high, f_newintracomm, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_comm(TRACE__MPI_OUT_HANDLE(newintracomm, result), TRACE__MPI_KEY(intercomm));
    }
    if (id)
        trace__mpi_end_MPI_Intercomm_merge(id, result, newintracomm);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Intercomm_merge, mpi_intercomm_merge, MPI_INTERCOMM_MERGE, (const MPI_Fint *f_intercomm, const MPI_Fint *f_high, MPI_Fint *f_newintracomm, MPI_Fint *f_ierror), (f_intercomm, f_high, f_newintracomm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Iprobe(int on, void *real, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int source = *f_source;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *flag = f_flag;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)source, (void)tag, (void)comm, (void)flag, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 3)
        id = trace__mpi_begin_MPI_Iprobe(source, tag, comm);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_source, f_tag, f_comm, f_flag, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iprobe(id, result, comm, flag, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iprobe, mpi_iprobe, MPI_IPROBE, (const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_source, f_tag, f_comm, f_flag, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Irecv(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int source = *f_source;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Irecv(buf, count, datatype, source, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_source, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_posted(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), source);
    }
    if (id)
        trace__mpi_end_MPI_Irecv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Irecv, mpi_irecv, MPI_IRECV, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_source, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ireduce(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_root, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ireduce(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ireduce, mpi_ireduce, MPI_IREDUCE, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_root, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ireduce_scatter(int on, void *real, void *f_sendbuf, void *f_recvbuf, MPI_Fint *f_recvcounts, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
    ((void (*)(void *, void *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_recvcounts, f_datatype, f_op, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ireduce_scatter(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ireduce_scatter, mpi_ireduce_scatter, MPI_IREDUCE_SCATTER, (void *f_sendbuf, void *f_recvbuf, MPI_Fint *f_recvcounts, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_recvcounts, f_datatype, f_op, f_comm, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Ireduce_scatter_block(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_recvcount, f_datatype, f_op, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ireduce_scatter_block(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ireduce_scatter_block, mpi_ireduce_scatter_block, MPI_IREDUCE_SCATTER_BLOCK, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_recvcount, f_datatype, f_op, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Irsend(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Irsend(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Irsend(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Irsend, mpi_irsend, MPI_IRSEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Is_thread_main(int on, void *real, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *flag = f_flag;
    (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Is_thread_main();
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Is_thread_main(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Is_thread_main, mpi_is_thread_main, MPI_IS_THREAD_MAIN, (MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Iscan(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Iscan(sendbuf, recvbuf, count, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iscan(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iscan, mpi_iscan, MPI_ISCAN, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Iscatter(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iscatter(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iscatter, mpi_iscatter, MPI_ISCATTER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Iscatterv(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_displs, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *displs = f_displs;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_displs, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Iscatterv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Iscatterv, mpi_iscatterv, MPI_ISCATTERV, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_displs, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_displs, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Isend(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Isend(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Isend(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Isend, mpi_isend, MPI_ISEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Isendrecv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    int dest = *f_dest;
    int sendtag = *f_sendtag;
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int source = *f_source;
    int recvtag = *f_recvtag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount, (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_dest, f_sendtag, f_recvbuf, f_recvcount, f_recvtype, f_source, f_recvtag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_posted(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), source);
    }
    if (id)
        trace__mpi_end_MPI_Isendrecv(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Isendrecv, mpi_isendrecv, MPI_ISENDRECV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_dest, f_sendtag, f_recvbuf, f_recvcount, f_recvtype, f_source, f_recvtag, f_comm, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Isendrecv_replace(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int sendtag = *f_sendtag;
    int source = *f_source;
    int recvtag = *f_recvtag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_sendtag, f_source, f_recvtag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_posted(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), source);
    }
    if (id)
        trace__mpi_end_MPI_Isendrecv_replace(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Isendrecv_replace, mpi_isendrecv_replace, MPI_ISENDRECV_REPLACE, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_sendtag, f_source, f_recvtag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Issend(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Issend(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Issend(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Issend, mpi_issend, MPI_ISSEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_OLD

TRACE__RARE static void trace__mpi_fortran_MPI_Keyval_create(int on, void *real, void *f_copy_fn, void *f_delete_fn, MPI_Fint *f_keyval, void *f_extra_state, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Copy_function *copy_fn = (MPI_Copy_function *)(uintptr_t)f_copy_fn;
    MPI_Delete_function *delete_fn = (MPI_Delete_function *)(uintptr_t)f_delete_fn;
    int *keyval = f_keyval;
    void *extra_state = trace__mpi_fortran_buffer(f_extra_state);
    (void)copy_fn, (void)delete_fn, (void)keyval, (void)extra_state;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Keyval_create(copy_fn, delete_fn, extra_state);
    ((void (*)(void *, void *, MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_copy_fn, f_delete_fn, f_keyval, f_extra_state, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Keyval_create(id, result, keyval);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Keyval_create, mpi_keyval_create, MPI_KEYVAL_CREATE, (void *f_copy_fn, void *f_delete_fn, MPI_Fint *f_keyval, void *f_extra_state, MPI_Fint *f_ierror), (f_copy_fn, f_delete_fn, f_keyval, f_extra_state, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Keyval_free(int on, void *real, MPI_Fint *f_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *keyval = f_keyval;
    (void)keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Keyval_free(keyval);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Keyval_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Keyval_free, mpi_keyval_free, MPI_KEYVAL_FREE, (MPI_Fint *f_keyval, MPI_Fint *f_ierror), (f_keyval, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Lookup_name(int on, void *real, char *f_service_name, const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_service_name_length, size_t f_port_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_service_name[260];
    const char *service_name  = trace__mpi_fortran_text(text_service_name, f_service_name, f_service_name_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char *port_name = NULL;
    (void)service_name, (void)info, (void)port_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Lookup_name(service_name, info);
    ((void (*)(char *, const MPI_Fint *, char *, MPI_Fint *, size_t, size_t))(uintptr_t)real)(f_service_name, f_info, f_port_name, &status_, f_service_name_length, f_port_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Lookup_name(id, result, port_name);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Lookup_name, mpi_lookup_name, MPI_LOOKUP_NAME, (char *f_service_name, const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_service_name_length, size_t f_port_name_length), (f_service_name, f_info, f_port_name, f_ierror, f_service_name_length, f_port_name_length))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Mprobe(int on, void *real, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_message, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int source = *f_source;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Message *message = (MPI_Message *)trace__mpi_marked(f_message, TRACE__MPI_F_Message);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)source, (void)tag, (void)comm, (void)message, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Mprobe(source, tag, comm);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_source, f_tag, f_comm, f_message, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (on) {
        trace__mpi_matched(TRACE__MPI_OUT_HANDLE(message, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Mprobe(id, result, comm, message, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Mprobe, mpi_mprobe, MPI_MPROBE, (const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_message, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_source, f_tag, f_comm, f_message, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Mrecv(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_message, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Message *message = (MPI_Message *)trace__mpi_marked(f_message, TRACE__MPI_F_Message);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)buf, (void)count, (void)datatype, (void)message, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    trace__mpi_comm *from = &trace__mpi_nothing;
    if (on) {
        status = trace__mpi_status(status, &own);
        from = trace__mpi_message_of(TRACE__MPI_LOAD(message));
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Mrecv(buf, count, datatype, message);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_message, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (on) {
        trace__mpi_received_from(from, status, result);
    }
    if (id)
        trace__mpi_end_MPI_Mrecv(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Mrecv, mpi_mrecv, MPI_MRECV, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, MPI_Fint *f_message, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_message, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_allgather(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Neighbor_allgather(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgather, mpi_neighbor_allgather, MPI_NEIGHBOR_ALLGATHER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_allgather_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Neighbor_allgather_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgather_init, mpi_neighbor_allgather_init, MPI_NEIGHBOR_ALLGATHER_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_allgatherv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Neighbor_allgatherv(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgatherv, mpi_neighbor_allgatherv, MPI_NEIGHBOR_ALLGATHERV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_allgatherv_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *displs = f_displs;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)displs, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Neighbor_allgatherv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_allgatherv_init, mpi_neighbor_allgatherv_init, MPI_NEIGHBOR_ALLGATHERV_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_displs, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcounts, f_displs, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_alltoall(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Neighbor_alltoall(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoall, mpi_neighbor_alltoall, MPI_NEIGHBOR_ALLTOALL, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_alltoall_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Neighbor_alltoall_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoall_init, mpi_neighbor_alltoall_init, MPI_NEIGHBOR_ALLTOALL_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_alltoallv(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtype, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Neighbor_alltoallv(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallv, mpi_neighbor_alltoallv, MPI_NEIGHBOR_ALLTOALLV, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_alltoallv_init(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *sdispls = f_sdispls;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const int *rdispls = f_rdispls;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtype, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtype, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Neighbor_alltoallv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallv_init, mpi_neighbor_alltoallv_init, MPI_NEIGHBOR_ALLTOALLV_INIT, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_sdispls, const MPI_Fint *f_sendtype, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Fint *f_rdispls, const MPI_Fint *f_recvtype, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtype, f_recvbuf, f_recvcounts, f_rdispls, f_recvtype, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_alltoallw(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Aint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Aint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const MPI_Aint *sdispls = f_sdispls;
    const MPI_Datatype *sendtypes = (const MPI_Datatype *)trace__mpi_marked(f_sendtypes, TRACE__MPI_F_Datatype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const MPI_Aint *rdispls = f_rdispls;
    const MPI_Datatype *recvtypes = (const MPI_Datatype *)trace__mpi_marked(f_recvtypes, TRACE__MPI_F_Datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtypes, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Aint *, MPI_Fint *, void *, MPI_Fint *, MPI_Aint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Neighbor_alltoallw(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallw, mpi_neighbor_alltoallw, MPI_NEIGHBOR_ALLTOALLW, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Aint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Aint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Neighbor_alltoallw_init(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Aint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Aint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const MPI_Aint *sdispls = f_sdispls;
    const MPI_Datatype *sendtypes = (const MPI_Datatype *)trace__mpi_marked(f_sendtypes, TRACE__MPI_F_Datatype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    const MPI_Aint *rdispls = f_rdispls;
    const MPI_Datatype *recvtypes = (const MPI_Datatype *)trace__mpi_marked(f_recvtypes, TRACE__MPI_F_Datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)sdispls, (void)sendtypes, (void)recvbuf, (void)recvcounts, (void)rdispls, (void)recvtypes, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info);
    ((void (*)(void *, MPI_Fint *, MPI_Aint *, MPI_Fint *, void *, MPI_Fint *, MPI_Aint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Neighbor_alltoallw_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Neighbor_alltoallw_init, mpi_neighbor_alltoallw_init, MPI_NEIGHBOR_ALLTOALLW_INIT, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Aint *f_sdispls, MPI_Fint *f_sendtypes, void *f_recvbuf, MPI_Fint *f_recvcounts, MPI_Aint *f_rdispls, MPI_Fint *f_recvtypes, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_sdispls, f_sendtypes, f_recvbuf, f_recvcounts, f_rdispls, f_recvtypes, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Op_commutative(int on, void *real, const MPI_Fint *f_op, MPI_Fint *f_commute, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    int *commute = f_commute;
    (void)op, (void)commute;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Op_commutative(op);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_op, f_commute, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Op_commutative(id, result, commute);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Op_commutative, mpi_op_commutative, MPI_OP_COMMUTATIVE, (const MPI_Fint *f_op, MPI_Fint *f_commute, MPI_Fint *f_ierror), (f_op, f_commute, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Op_create(int on, void *real, void *f_user_fn, const MPI_Fint *f_commute, MPI_Fint *f_op, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_User_function *user_fn = (MPI_User_function *)(uintptr_t)f_user_fn;
    int commute = *f_commute;
    MPI_Op *op = (MPI_Op *)trace__mpi_marked(f_op, TRACE__MPI_F_Op);
    (void)user_fn, (void)commute, (void)op;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Op_create(user_fn, commute);
    ((void (*)(void *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_user_fn, f_commute, f_op, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Op_create(id, result, op);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Op_create, mpi_op_create, MPI_OP_CREATE, (void *f_user_fn, const MPI_Fint *f_commute, MPI_Fint *f_op, MPI_Fint *f_ierror), (f_user_fn, f_commute, f_op, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Op_free(int on, void *real, MPI_Fint *f_op, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Op *op = (MPI_Op *)trace__mpi_marked(f_op, TRACE__MPI_F_Op);
    (void)op;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Op_free(op);
    if (on) {
        trace__mpi_op_gone(TRACE__MPI_LOAD(op));
    }
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_op, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Op_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Op_free, mpi_op_free, MPI_OP_FREE, (MPI_Fint *f_op, MPI_Fint *f_ierror), (f_op, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Open_port(int on, void *real, const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_port_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char *port_name = NULL;
    (void)info, (void)port_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Open_port(info);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_info, f_port_name, &status_, f_port_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Open_port(id, result, port_name);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Open_port, mpi_open_port, MPI_OPEN_PORT, (const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_port_name_length), (f_info, f_port_name, f_ierror, f_port_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Pack(int on, void *real, void *f_inbuf, const MPI_Fint *f_incount, const MPI_Fint *f_datatype, void *f_outbuf, const MPI_Fint *f_outsize, MPI_Fint *f_position, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *inbuf = trace__mpi_fortran_buffer(f_inbuf);
    int incount = *f_incount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    void *outbuf = trace__mpi_fortran_buffer(f_outbuf);
    int outsize = *f_outsize;
    int *position = f_position;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position, (void)comm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Pack(inbuf, incount, datatype, outbuf, outsize, position, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_inbuf, f_incount, f_datatype, f_outbuf, f_outsize, f_position, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Pack(id, result, position);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Pack, mpi_pack, MPI_PACK, (void *f_inbuf, const MPI_Fint *f_incount, const MPI_Fint *f_datatype, void *f_outbuf, const MPI_Fint *f_outsize, MPI_Fint *f_position, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_inbuf, f_incount, f_datatype, f_outbuf, f_outsize, f_position, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Pack_external(int on, void *real, char *f_datarep, void *f_inbuf, const MPI_Fint *f_incount, const MPI_Fint *f_datatype, void *f_outbuf, const MPI_Aint *f_outsize, MPI_Aint *f_position, MPI_Fint *f_ierror, size_t f_datarep_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_datarep[260];
    const char *datarep  = trace__mpi_fortran_text(text_datarep, f_datarep, f_datarep_length);
    const void *inbuf = trace__mpi_fortran_buffer(f_inbuf);
    int incount = *f_incount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    void *outbuf = trace__mpi_fortran_buffer(f_outbuf);
    MPI_Aint outsize = *f_outsize;
    MPI_Aint *position = f_position;
    (void)datarep, (void)inbuf, (void)incount, (void)datatype, (void)outbuf, (void)outsize, (void)position;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position);
    ((void (*)(char *, void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Aint *, MPI_Aint *, MPI_Fint *, size_t))(uintptr_t)real)(f_datarep, f_inbuf, f_incount, f_datatype, f_outbuf, f_outsize, f_position, &status_, f_datarep_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Pack_external(id, result, position);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Pack_external, mpi_pack_external, MPI_PACK_EXTERNAL, (char *f_datarep, void *f_inbuf, const MPI_Fint *f_incount, const MPI_Fint *f_datatype, void *f_outbuf, const MPI_Aint *f_outsize, MPI_Aint *f_position, MPI_Fint *f_ierror, size_t f_datarep_length), (f_datarep, f_inbuf, f_incount, f_datatype, f_outbuf, f_outsize, f_position, f_ierror, f_datarep_length))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Pack_external_size(int on, void *real, char *f_datarep, const MPI_Fint *f_incount, const MPI_Fint *f_datatype, MPI_Aint *f_size, MPI_Fint *f_ierror, size_t f_datarep_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_datarep[260];
    const char *datarep  = trace__mpi_fortran_text(text_datarep, f_datarep, f_datarep_length);
    int incount = *f_incount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Aint *size = f_size;
    (void)datarep, (void)incount, (void)datatype, (void)size;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Pack_external_size(datarep, incount, datatype);
    ((void (*)(char *, const MPI_Fint *, const MPI_Fint *, MPI_Aint *, MPI_Fint *, size_t))(uintptr_t)real)(f_datarep, f_incount, f_datatype, f_size, &status_, f_datarep_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Pack_external_size(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Pack_external_size, mpi_pack_external_size, MPI_PACK_EXTERNAL_SIZE, (char *f_datarep, const MPI_Fint *f_incount, const MPI_Fint *f_datatype, MPI_Aint *f_size, MPI_Fint *f_ierror, size_t f_datarep_length), (f_datarep, f_incount, f_datatype, f_size, f_ierror, f_datarep_length))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Pack_size(int on, void *real, const MPI_Fint *f_incount, const MPI_Fint *f_datatype, const MPI_Fint *f_comm, MPI_Fint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int incount = *f_incount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *size = f_size;
    (void)incount, (void)datatype, (void)comm, (void)size;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Pack_size(incount, datatype, comm);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_incount, f_datatype, f_comm, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Pack_size(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Pack_size, mpi_pack_size, MPI_PACK_SIZE, (const MPI_Fint *f_incount, const MPI_Fint *f_datatype, const MPI_Fint *f_comm, MPI_Fint *f_size, MPI_Fint *f_ierror), (f_incount, f_datatype, f_comm, f_size, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Parrived(int on, void *real, const MPI_Fint *f_request, const MPI_Fint *f_partition, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request request = TRACE__MPI_F2C(Request, *f_request);
    int partition = *f_partition;
    int *flag = f_flag;
    (void)request, (void)partition, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Parrived(request, partition);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, f_partition, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Parrived(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Parrived, mpi_parrived, MPI_PARRIVED, (const MPI_Fint *f_request, const MPI_Fint *f_partition, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_request, f_partition, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Pready(int on, void *real, const MPI_Fint *f_partition, const MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int partition = *f_partition;
    MPI_Request request = TRACE__MPI_F2C(Request, *f_request);
    (void)partition, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Pready(partition, request);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_partition, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Pready(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Pready, mpi_pready, MPI_PREADY, (const MPI_Fint *f_partition, const MPI_Fint *f_request, MPI_Fint *f_ierror), (f_partition, f_request, f_ierror))

#endif

#if TRACE__MPI_READY_LIST

TRACE__RARE static void trace__mpi_fortran_MPI_Pready_list(int on, void *real, const MPI_Fint *f_length, MPI_Fint *f_array_of_partitions, const MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int length = *f_length;
    int *array_of_partitions = f_array_of_partitions;
    MPI_Request request = TRACE__MPI_F2C(Request, *f_request);
    (void)length, (void)array_of_partitions, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Pready_list(length, array_of_partitions, request);
    ((void (*)(const MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_length, f_array_of_partitions, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Pready_list(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Pready_list, mpi_pready_list, MPI_PREADY_LIST, (const MPI_Fint *f_length, MPI_Fint *f_array_of_partitions, const MPI_Fint *f_request, MPI_Fint *f_ierror), (f_length, f_array_of_partitions, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Pready_range(int on, void *real, const MPI_Fint *f_partition_low, const MPI_Fint *f_partition_high, const MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int partition_low = *f_partition_low;
    int partition_high = *f_partition_high;
    MPI_Request request = TRACE__MPI_F2C(Request, *f_request);
    (void)partition_low, (void)partition_high, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Pready_range(partition_low, partition_high, request);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_partition_low, f_partition_high, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Pready_range(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Pready_range, mpi_pready_range, MPI_PREADY_RANGE, (const MPI_Fint *f_partition_low, const MPI_Fint *f_partition_high, const MPI_Fint *f_request, MPI_Fint *f_ierror), (f_partition_low, f_partition_high, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Precv_init(int on, void *real, void *f_buf, const MPI_Fint *f_partitions, const MPI_Count *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int partitions = *f_partitions;
    MPI_Count count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)partitions, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Precv_init(buf, partitions, count, datatype, dest, tag, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Count *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_partitions, f_count, f_datatype, f_dest, f_tag, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_recv_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), dest);
    }
    if (id)
        trace__mpi_end_MPI_Precv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Precv_init, mpi_precv_init, MPI_PRECV_INIT, (void *f_buf, const MPI_Fint *f_partitions, const MPI_Count *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_partitions, f_count, f_datatype, f_dest, f_tag, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Probe(int on, void *real, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int source = *f_source;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)source, (void)tag, (void)comm, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Probe(source, tag, comm);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_source, f_tag, f_comm, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Probe(id, result, comm, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Probe, mpi_probe, MPI_PROBE, (const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_source, f_tag, f_comm, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Psend_init(int on, void *real, void *f_buf, const MPI_Fint *f_partitions, const MPI_Count *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int partitions = *f_partitions;
    MPI_Count count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)partitions, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Count *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_partitions, f_count, f_datatype, f_dest, f_tag, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_send_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), dest, tag, (int64_t)count * partitions, TRACE__MPI_KEY(datatype));
    }
    if (id)
        trace__mpi_end_MPI_Psend_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Psend_init, mpi_psend_init, MPI_PSEND_INIT, (void *f_buf, const MPI_Fint *f_partitions, const MPI_Count *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_partitions, f_count, f_datatype, f_dest, f_tag, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Publish_name(int on, void *real, char *f_service_name, const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_service_name_length, size_t f_port_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_service_name[260];
    const char *service_name  = trace__mpi_fortran_text(text_service_name, f_service_name, f_service_name_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char text_port_name[260];
    const char *port_name  = trace__mpi_fortran_text(text_port_name, f_port_name, f_port_name_length);
    (void)service_name, (void)info, (void)port_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Publish_name(service_name, info, port_name);
    ((void (*)(char *, const MPI_Fint *, char *, MPI_Fint *, size_t, size_t))(uintptr_t)real)(f_service_name, f_info, f_port_name, &status_, f_service_name_length, f_port_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Publish_name(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Publish_name, mpi_publish_name, MPI_PUBLISH_NAME, (char *f_service_name, const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_service_name_length, size_t f_port_name_length), (f_service_name, f_info, f_port_name, f_ierror, f_service_name_length, f_port_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Put(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Put(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Put, mpi_put, MPI_PUT, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Query_thread(int on, void *real, MPI_Fint *f_provided, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *provided = f_provided;
    (void)provided;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Query_thread();
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_provided, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Query_thread(id, result, provided);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Query_thread, mpi_query_thread, MPI_QUERY_THREAD, (MPI_Fint *f_provided, MPI_Fint *f_ierror), (f_provided, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Raccumulate(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)op, (void)win, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Raccumulate(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Raccumulate, mpi_raccumulate, MPI_RACCUMULATE, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Recv(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int source = *f_source;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Recv(buf, count, datatype, source, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_source, f_tag, f_comm, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Recv(id, result, comm, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Recv, mpi_recv, MPI_RECV, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_source, f_tag, f_comm, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Recv_init(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int source = *f_source;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Recv_init(buf, count, datatype, source, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_source, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_recv_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), source);
    }
    if (id)
        trace__mpi_end_MPI_Recv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Recv_init, mpi_recv_init, MPI_RECV_INIT, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_source, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_source, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Reduce(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_root, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Reduce(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Reduce, mpi_reduce, MPI_REDUCE, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_root, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Reduce_init(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)root, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_root, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Reduce_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Reduce_init, mpi_reduce_init, MPI_REDUCE_INIT, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_root, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Reduce_local(int on, void *real, void *f_inbuf, void *f_inoutbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *inbuf = trace__mpi_fortran_buffer(f_inbuf);
    void *inoutbuf = trace__mpi_fortran_buffer(f_inoutbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    (void)inbuf, (void)inoutbuf, (void)count, (void)datatype, (void)op;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Reduce_local(inbuf, inoutbuf, count, datatype, op);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_inbuf, f_inoutbuf, f_count, f_datatype, f_op, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Reduce_local(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Reduce_local, mpi_reduce_local, MPI_REDUCE_LOCAL, (void *f_inbuf, void *f_inoutbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, MPI_Fint *f_ierror), (f_inbuf, f_inoutbuf, f_count, f_datatype, f_op, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Reduce_scatter(int on, void *real, void *f_sendbuf, void *f_recvbuf, MPI_Fint *f_recvcounts, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm);
    ((void (*)(void *, void *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_recvcounts, f_datatype, f_op, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Reduce_scatter(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter, mpi_reduce_scatter, MPI_REDUCE_SCATTER, (void *f_sendbuf, void *f_recvbuf, MPI_Fint *f_recvcounts, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_recvcounts, f_datatype, f_op, f_comm, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Reduce_scatter_block(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_recvcount, f_datatype, f_op, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Reduce_scatter_block(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter_block, mpi_reduce_scatter_block, MPI_REDUCE_SCATTER_BLOCK, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_recvcount, f_datatype, f_op, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Reduce_scatter_block_init(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)recvcount, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_recvcount, f_datatype, f_op, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Reduce_scatter_block_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter_block_init, mpi_reduce_scatter_block_init, MPI_REDUCE_SCATTER_BLOCK_INIT, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_recvcount, f_datatype, f_op, f_comm, f_info, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Reduce_scatter_init(int on, void *real, void *f_sendbuf, void *f_recvbuf, MPI_Fint *f_recvcounts, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    const int *recvcounts = f_recvcounts;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)recvcounts, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info);
    ((void (*)(void *, void *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_recvcounts, f_datatype, f_op, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Reduce_scatter_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Reduce_scatter_init, mpi_reduce_scatter_init, MPI_REDUCE_SCATTER_INIT, (void *f_sendbuf, void *f_recvbuf, MPI_Fint *f_recvcounts, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_recvcounts, f_datatype, f_op, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Register_datarep(int on, void *real, char *f_datarep, void *f_read_conversion_fn, void *f_write_conversion_fn, void *f_dtype_file_extent_fn, void *f_extra_state, MPI_Fint *f_ierror, size_t f_datarep_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_datarep[260];
    const char *datarep  = trace__mpi_fortran_text(text_datarep, f_datarep, f_datarep_length);
    MPI_Datarep_conversion_function *read_conversion_fn = (MPI_Datarep_conversion_function *)(uintptr_t)f_read_conversion_fn;
    MPI_Datarep_conversion_function *write_conversion_fn = (MPI_Datarep_conversion_function *)(uintptr_t)f_write_conversion_fn;
    MPI_Datarep_extent_function *dtype_file_extent_fn = (MPI_Datarep_extent_function *)(uintptr_t)f_dtype_file_extent_fn;
    void *extra_state = trace__mpi_fortran_buffer(f_extra_state);
    (void)datarep, (void)read_conversion_fn, (void)write_conversion_fn, (void)dtype_file_extent_fn, (void)extra_state;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Register_datarep(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
    ((void (*)(char *, void *, void *, void *, void *, MPI_Fint *, size_t))(uintptr_t)real)(f_datarep, f_read_conversion_fn, f_write_conversion_fn, f_dtype_file_extent_fn, f_extra_state, &status_, f_datarep_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Register_datarep(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Register_datarep, mpi_register_datarep, MPI_REGISTER_DATAREP, (char *f_datarep, void *f_read_conversion_fn, void *f_write_conversion_fn, void *f_dtype_file_extent_fn, void *f_extra_state, MPI_Fint *f_ierror, size_t f_datarep_length), (f_datarep, f_read_conversion_fn, f_write_conversion_fn, f_dtype_file_extent_fn, f_extra_state, f_ierror, f_datarep_length))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Request_free(int on, void *real, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Request_free(request);
    if (on) {
        trace__mpi_forget(TRACE__MPI_LOAD(request));
    }
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Request_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Request_free, mpi_request_free, MPI_REQUEST_FREE, (MPI_Fint *f_request, MPI_Fint *f_ierror), (f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Request_get_status(int on, void *real, const MPI_Fint *f_request, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request request = TRACE__MPI_F2C(Request, *f_request);
    int *flag = f_flag;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)request, (void)flag, (void)status;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Request_get_status(request);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, f_flag, f_status, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Request_get_status(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Request_get_status, mpi_request_get_status, MPI_REQUEST_GET_STATUS, (const MPI_Fint *f_request, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_request, f_flag, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Rget(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)win, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Rget(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Rget, mpi_rget, MPI_RGET, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Rget_accumulate(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, void *f_result_addr, const MPI_Fint *f_result_count, const MPI_Fint *f_result_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    void *result_addr = trace__mpi_fortran_buffer(f_result_addr);
    int result_count = *f_result_count;
    MPI_Datatype result_datatype = TRACE__MPI_F2C(Datatype, *f_result_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count, (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)op, (void)win, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_result_addr, f_result_count, f_result_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Rget_accumulate(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Rget_accumulate, mpi_rget_accumulate, MPI_RGET_ACCUMULATE, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, void *f_result_addr, const MPI_Fint *f_result_count, const MPI_Fint *f_result_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_op, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_result_addr, f_result_count, f_result_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_op, f_win, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Rput(int on, void *real, void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *origin_addr = trace__mpi_fortran_buffer(f_origin_addr);
    int origin_count = *f_origin_count;
    MPI_Datatype origin_datatype = TRACE__MPI_F2C(Datatype, *f_origin_datatype);
    int target_rank = *f_target_rank;
    MPI_Aint target_disp = *f_target_disp;
    int target_count = *f_target_count;
    MPI_Datatype target_datatype = TRACE__MPI_F2C(Datatype, *f_target_datatype);
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype, (void)win, (void)request;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, f_request, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Rput(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Rput, mpi_rput, MPI_RPUT, (void *f_origin_addr, const MPI_Fint *f_origin_count, const MPI_Fint *f_origin_datatype, const MPI_Fint *f_target_rank, const MPI_Aint *f_target_disp, const MPI_Fint *f_target_count, const MPI_Fint *f_target_datatype, const MPI_Fint *f_win, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_origin_addr, f_origin_count, f_origin_datatype, f_target_rank, f_target_disp, f_target_count, f_target_datatype, f_win, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Rsend(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Rsend(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Rsend(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Rsend, mpi_rsend, MPI_RSEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Rsend_init(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Rsend_init(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_send_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), dest, tag, (int64_t)count, TRACE__MPI_KEY(datatype));
    }
    if (id)
        trace__mpi_end_MPI_Rsend_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Rsend_init, mpi_rsend_init, MPI_RSEND_INIT, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Scan(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Scan(sendbuf, recvbuf, count, datatype, op, comm);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Scan(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Scan, mpi_scan, MPI_SCAN, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Scan_init(int on, void *real, void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Op op = TRACE__MPI_F2C(Op, *f_op);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)recvbuf, (void)count, (void)datatype, (void)op, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Scan_init(sendbuf, recvbuf, count, datatype, op, comm, info);
    ((void (*)(void *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Scan_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Scan_init, mpi_scan_init, MPI_SCAN_INIT, (void *f_sendbuf, void *f_recvbuf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_op, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_recvbuf, f_count, f_datatype, f_op, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Scatter(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Scatter(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Scatter, mpi_scatter, MPI_SCATTER, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Scatter_init(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Scatter_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Scatter_init, mpi_scatter_init, MPI_SCATTER_INIT, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Scatterv(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_displs, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *displs = f_displs;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_displs, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Scatterv(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Scatterv, mpi_scatterv, MPI_SCATTERV, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_displs, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_displs, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Scatterv_init(int on, void *real, void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_displs, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    const int *sendcounts = f_sendcounts;
    const int *displs = f_displs;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int root = *f_root;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)sendbuf, (void)sendcounts, (void)displs, (void)sendtype, (void)recvbuf, (void)recvcount, (void)recvtype, (void)root, (void)comm, (void)info, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcounts, f_displs, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_info, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_coll_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Scatterv_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Scatterv_init, mpi_scatterv_init, MPI_SCATTERV_INIT, (void *f_sendbuf, MPI_Fint *f_sendcounts, MPI_Fint *f_displs, const MPI_Fint *f_sendtype, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_root, const MPI_Fint *f_comm, const MPI_Fint *f_info, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_sendbuf, f_sendcounts, f_displs, f_sendtype, f_recvbuf, f_recvcount, f_recvtype, f_root, f_comm, f_info, f_request, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Send(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Send(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Send(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Send, mpi_send, MPI_SEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Send_init(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Send_init(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_send_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), dest, tag, (int64_t)count, TRACE__MPI_KEY(datatype));
    }
    if (id)
        trace__mpi_end_MPI_Send_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Send_init, mpi_send_init, MPI_SEND_INIT, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Sendrecv(int on, void *real, void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *sendbuf = trace__mpi_fortran_buffer(f_sendbuf);
    int sendcount = *f_sendcount;
    MPI_Datatype sendtype = TRACE__MPI_F2C(Datatype, *f_sendtype);
    int dest = *f_dest;
    int sendtag = *f_sendtag;
    void *recvbuf = trace__mpi_fortran_buffer(f_recvbuf);
    int recvcount = *f_recvcount;
    MPI_Datatype recvtype = TRACE__MPI_F2C(Datatype, *f_recvtype);
    int source = *f_source;
    int recvtag = *f_recvtag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount, (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_sendbuf, f_sendcount, f_sendtype, f_dest, f_sendtag, f_recvbuf, f_recvcount, f_recvtype, f_source, f_recvtag, f_comm, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Sendrecv(id, result, comm, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Sendrecv, mpi_sendrecv, MPI_SENDRECV, (void *f_sendbuf, const MPI_Fint *f_sendcount, const MPI_Fint *f_sendtype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, void *f_recvbuf, const MPI_Fint *f_recvcount, const MPI_Fint *f_recvtype, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_sendbuf, f_sendcount, f_sendtype, f_dest, f_sendtag, f_recvbuf, f_recvcount, f_recvtype, f_source, f_recvtag, f_comm, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Sendrecv_replace(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int sendtag = *f_sendtag;
    int source = *f_source;
    int recvtag = *f_recvtag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm, (void)status;
    uint32_t id = 0;
    MPI_Status own;
    if (on) {
        status = trace__mpi_status(status, &own);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_sendtag, f_source, f_recvtag, f_comm, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Sendrecv_replace(id, result, comm, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Sendrecv_replace, mpi_sendrecv_replace, MPI_SENDRECV_REPLACE, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_sendtag, const MPI_Fint *f_source, const MPI_Fint *f_recvtag, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_sendtag, f_source, f_recvtag, f_comm, f_status, f_ierror))

#endif

#if TRACE__MPI_4_0

TRACE__RARE static void trace__mpi_fortran_MPI_Session_call_errhandler(int on, void *real, const MPI_Fint *f_session, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    int errorcode = *f_errorcode;
    (void)session, (void)errorcode;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Session_call_errhandler(session, errorcode);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_session, f_errorcode, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_call_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_call_errhandler, mpi_session_call_errhandler, MPI_SESSION_CALL_ERRHANDLER, (const MPI_Fint *f_session, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror), (f_session, f_errorcode, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_finalize(int on, void *real, MPI_Fint *f_session, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session *session = (MPI_Session *)trace__mpi_marked(f_session, TRACE__MPI_F_Session);
    (void)session;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Session_finalize(session);
    if (on) {
        trace__mpi_session_gone(TRACE__MPI_LOAD(session));
    }
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_session, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_finalize(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_finalize, mpi_session_finalize, MPI_SESSION_FINALIZE, (MPI_Fint *f_session, MPI_Fint *f_ierror), (f_session, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_get_errhandler(int on, void *real, const MPI_Fint *f_session, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)session, (void)errhandler;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Session_get_errhandler(session);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_session, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_get_errhandler(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_get_errhandler, mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER, (const MPI_Fint *f_session, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_session, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_get_info(int on, void *real, const MPI_Fint *f_session, MPI_Fint *f_info_used, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    MPI_Info *info_used = (MPI_Info *)trace__mpi_marked(f_info_used, TRACE__MPI_F_Info);
    (void)session, (void)info_used;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Session_get_info(session);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_session, f_info_used, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_get_info(id, result, info_used);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_get_info, mpi_session_get_info, MPI_SESSION_GET_INFO, (const MPI_Fint *f_session, MPI_Fint *f_info_used, MPI_Fint *f_ierror), (f_session, f_info_used, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_get_nth_pset(int on, void *real, const MPI_Fint *f_session, const MPI_Fint *f_info, const MPI_Fint *f_n, MPI_Fint *f_pset_len, char *f_pset_name, MPI_Fint *f_ierror, size_t f_pset_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int n = *f_n;
    int *pset_len = f_pset_len;
    char *pset_name = NULL;
    (void)session, (void)info, (void)n, (void)pset_len, (void)pset_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Session_get_nth_pset(session, info, n);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_session, f_info, f_n, f_pset_len, f_pset_name, &status_, f_pset_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_get_nth_pset(id, result, pset_len, pset_name);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_get_nth_pset, mpi_session_get_nth_pset, MPI_SESSION_GET_NTH_PSET, (const MPI_Fint *f_session, const MPI_Fint *f_info, const MPI_Fint *f_n, MPI_Fint *f_pset_len, char *f_pset_name, MPI_Fint *f_ierror, size_t f_pset_name_length), (f_session, f_info, f_n, f_pset_len, f_pset_name, f_ierror, f_pset_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_get_num_psets(int on, void *real, const MPI_Fint *f_session, const MPI_Fint *f_info, MPI_Fint *f_npset_names, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    int *npset_names = f_npset_names;
    (void)session, (void)info, (void)npset_names;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Session_get_num_psets(session, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_session, f_info, f_npset_names, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_get_num_psets(id, result, npset_names);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_get_num_psets, mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS, (const MPI_Fint *f_session, const MPI_Fint *f_info, MPI_Fint *f_npset_names, MPI_Fint *f_ierror), (f_session, f_info, f_npset_names, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_get_pset_info(int on, void *real, const MPI_Fint *f_session, char *f_pset_name, MPI_Fint *f_info, MPI_Fint *f_ierror, size_t f_pset_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    char text_pset_name[260];
    const char *pset_name  = trace__mpi_fortran_text(text_pset_name, f_pset_name, f_pset_name_length);
    MPI_Info *info = (MPI_Info *)trace__mpi_marked(f_info, TRACE__MPI_F_Info);
    (void)session, (void)pset_name, (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Session_get_pset_info(session, pset_name);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_session, f_pset_name, f_info, &status_, f_pset_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_get_pset_info(id, result, info);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_get_pset_info, mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO, (const MPI_Fint *f_session, char *f_pset_name, MPI_Fint *f_info, MPI_Fint *f_ierror, size_t f_pset_name_length), (f_session, f_pset_name, f_info, f_ierror, f_pset_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_init(int on, void *real, const MPI_Fint *f_info, const MPI_Fint *f_errhandler, MPI_Fint *f_session, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    MPI_Session *session = (MPI_Session *)trace__mpi_marked(f_session, TRACE__MPI_F_Session);
    (void)info, (void)errhandler, (void)session;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Session_init(info, errhandler);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_info, f_errhandler, f_session, &status_);
    result = status_;
    if (on) {
        trace__mpi_session(TRACE__MPI_OUT_HANDLE(session, result));
    }
    if (id)
        trace__mpi_end_MPI_Session_init(id, result, session);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_init, mpi_session_init, MPI_SESSION_INIT, (const MPI_Fint *f_info, const MPI_Fint *f_errhandler, MPI_Fint *f_session, MPI_Fint *f_ierror), (f_info, f_errhandler, f_session, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Session_set_errhandler(int on, void *real, const MPI_Fint *f_session, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Session session = TRACE__MPI_F2C(Session, *f_session);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    (void)session, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Session_set_errhandler(session, errhandler);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_session, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Session_set_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Session_set_errhandler, mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER, (const MPI_Fint *f_session, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_session, f_errhandler, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ssend(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Ssend(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Ssend(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ssend, mpi_ssend, MPI_SSEND, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Ssend_init(int on, void *real, void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *buf = trace__mpi_fortran_buffer(f_buf);
    int count = *f_count;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int dest = *f_dest;
    int tag = *f_tag;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Ssend_init(buf, count, datatype, dest, tag, comm);
    ((void (*)(void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_send_init(TRACE__MPI_OUT_HANDLE(request, result), TRACE__MPI_KEY(comm), dest, tag, (int64_t)count, TRACE__MPI_KEY(datatype));
    }
    if (id)
        trace__mpi_end_MPI_Ssend_init(id, result, request);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Ssend_init, mpi_ssend_init, MPI_SSEND_INIT, (void *f_buf, const MPI_Fint *f_count, const MPI_Fint *f_datatype, const MPI_Fint *f_dest, const MPI_Fint *f_tag, const MPI_Fint *f_comm, MPI_Fint *f_request, MPI_Fint *f_ierror), (f_buf, f_count, f_datatype, f_dest, f_tag, f_comm, f_request, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Start(int on, void *real, MPI_Fint *f_request, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    (void)request;
    uint32_t id = 0;
    uintptr_t handle = 0;
    if (on) {
        handle = TRACE__MPI_LOAD(request);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Start(request);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, &status_);
    result = status_;
    if (on) {
        trace__mpi_start(handle, result);
    }
    if (id)
        trace__mpi_end_MPI_Start(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Start, mpi_start, MPI_START, (MPI_Fint *f_request, MPI_Fint *f_ierror), (f_request, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Startall(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    MPI_Request *array_of_requests = (MPI_Request *)trace__mpi_marked(f_array_of_requests, TRACE__MPI_F_Request);
    (void)count, (void)array_of_requests;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Startall(count, array_of_requests);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_requests, &status_);
    result = status_;
    if (on) {
        trace__mpi_startall(array_of_requests, count, result);
    }
    if (id)
        trace__mpi_end_MPI_Startall(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Startall, mpi_startall, MPI_STARTALL, (const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_ierror), (f_count, f_array_of_requests, f_ierror))

#endif

#if TRACE__MPI_OLD

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Status_set_cancelled(int on, void *real, MPI_Fint *f_status, const MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    int flag = *f_flag;
    (void)status, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Status_set_cancelled(flag);
    ((void (*)(MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_status, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Status_set_cancelled(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Status_set_cancelled, mpi_status_set_cancelled, MPI_STATUS_SET_CANCELLED, (MPI_Fint *f_status, const MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_status, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Status_set_elements(int on, void *real, MPI_Fint *f_status, const MPI_Fint *f_datatype, const MPI_Fint *f_count, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int count = *f_count;
    (void)status, (void)datatype, (void)count;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Status_set_elements(datatype, count);
    ((void (*)(MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_status, f_datatype, f_count, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Status_set_elements(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Status_set_elements, mpi_status_set_elements, MPI_STATUS_SET_ELEMENTS, (MPI_Fint *f_status, const MPI_Fint *f_datatype, const MPI_Fint *f_count, MPI_Fint *f_ierror), (f_status, f_datatype, f_count, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Status_set_elements_x(int on, void *real, MPI_Fint *f_status, const MPI_Fint *f_datatype, const MPI_Count *f_count, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Count count = *f_count;
    (void)status, (void)datatype, (void)count;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Status_set_elements_x(datatype, count);
    ((void (*)(MPI_Fint *, const MPI_Fint *, const MPI_Count *, MPI_Fint *))(uintptr_t)real)(f_status, f_datatype, f_count, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Status_set_elements_x(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Status_set_elements_x, mpi_status_set_elements_x, MPI_STATUS_SET_ELEMENTS_X, (MPI_Fint *f_status, const MPI_Fint *f_datatype, const MPI_Count *f_count, MPI_Fint *f_ierror), (f_status, f_datatype, f_count, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Test(int on, void *real, MPI_Fint *f_request, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    int *flag = f_flag;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)request, (void)flag, (void)status;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        status = trace__mpi_wait_begin(&wait, request, 1, status);
    }
    if (on >= 3)
        id = trace__mpi_begin_MPI_Test(request);
    ((void (*)(MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, f_flag, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_all(&wait, result, flag ? *flag : 0);
    }
    if (id)
        trace__mpi_end_MPI_Test(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Test, mpi_test, MPI_TEST, (MPI_Fint *f_request, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_request, f_flag, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Test_cancelled(int on, void *real, MPI_Fint *f_status, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const MPI_Status *status = (const MPI_Status *)(const void *)f_status;
    int *flag = f_flag;
    (void)status, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Test_cancelled(status);
    ((void (*)(MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_status, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Test_cancelled(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Test_cancelled, mpi_test_cancelled, MPI_TEST_CANCELLED, (MPI_Fint *f_status, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_status, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Testall(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_flag, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    MPI_Request *array_of_requests = (MPI_Request *)trace__mpi_marked(f_array_of_requests, TRACE__MPI_F_Request);
    int *flag = f_flag;
    MPI_Status *array_of_statuses = trace__mpi_fortran_status(f_array_of_statuses);
    (void)count, (void)array_of_requests, (void)flag, (void)array_of_statuses;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        array_of_statuses = trace__mpi_wait_begin(&wait, array_of_requests, count, array_of_statuses);
    }
    if (on >= 3)
        id = trace__mpi_begin_MPI_Testall(count, array_of_requests);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_requests, f_flag, trace__mpi_fortran_own(array_of_statuses, f_array_of_statuses), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_all(&wait, result, flag ? *flag : 0);
    }
    if (id)
        trace__mpi_end_MPI_Testall(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Testall, mpi_testall, MPI_TESTALL, (const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_flag, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror), (f_count, f_array_of_requests, f_flag, f_array_of_statuses, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Testany(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_indx, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    MPI_Request *array_of_requests = (MPI_Request *)trace__mpi_marked(f_array_of_requests, TRACE__MPI_F_Request);
    int *indx = f_indx;
    int *flag = f_flag;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)count, (void)array_of_requests, (void)indx, (void)flag, (void)status;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        status = trace__mpi_wait_any(&wait, array_of_requests, count, status);
    }
    if (on >= 3)
        id = trace__mpi_begin_MPI_Testany(count, array_of_requests);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_requests, f_indx, f_flag, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_one(&wait, result, flag && *flag && indx ? *indx : -1);
    }
    if (id)
        trace__mpi_end_MPI_Testany(id, result, indx, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Testany, mpi_testany, MPI_TESTANY, (const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_indx, MPI_Fint *f_flag, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_count, f_array_of_requests, f_indx, f_flag, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Testsome(int on, void *real, const MPI_Fint *f_incount, MPI_Fint *f_array_of_requests, MPI_Fint *f_outcount, MPI_Fint *f_array_of_indices, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int incount = *f_incount;
    MPI_Request *array_of_requests = (MPI_Request *)trace__mpi_marked(f_array_of_requests, TRACE__MPI_F_Request);
    int *outcount = f_outcount;
    int *array_of_indices = f_array_of_indices;
    MPI_Status *array_of_statuses = trace__mpi_fortran_status(f_array_of_statuses);
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        array_of_statuses = trace__mpi_wait_begin(&wait, array_of_requests, incount, array_of_statuses);
    }
    if (on >= 3)
        id = trace__mpi_begin_MPI_Testsome(incount, array_of_requests);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_incount, f_array_of_requests, f_outcount, f_array_of_indices, trace__mpi_fortran_own(array_of_statuses, f_array_of_statuses), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_some(&wait, result, outcount ? *outcount : 0, array_of_indices);
    }
    if (id)
        trace__mpi_end_MPI_Testsome(id, result, outcount, array_of_indices);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Testsome, mpi_testsome, MPI_TESTSOME, (const MPI_Fint *f_incount, MPI_Fint *f_array_of_requests, MPI_Fint *f_outcount, MPI_Fint *f_array_of_indices, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror), (f_incount, f_array_of_requests, f_outcount, f_array_of_indices, f_array_of_statuses, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Topo_test(int on, void *real, const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    int *status = f_status;
    (void)comm, (void)status;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Topo_test(comm);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_comm, f_status, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Topo_test(id, result, status);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Topo_test, mpi_topo_test, MPI_TOPO_TEST, (const MPI_Fint *f_comm, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_comm, f_status, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_commit(int on, void *real, MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype *datatype = (MPI_Datatype *)trace__mpi_marked(f_datatype, TRACE__MPI_F_Datatype);
    (void)datatype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_commit(datatype);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_commit(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_commit, mpi_type_commit, MPI_TYPE_COMMIT, (MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_datatype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_contiguous(int on, void *real, const MPI_Fint *f_count, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_contiguous(count, oldtype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_contiguous(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_contiguous, mpi_type_contiguous, MPI_TYPE_CONTIGUOUS, (const MPI_Fint *f_count, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_darray(int on, void *real, const MPI_Fint *f_size, const MPI_Fint *f_rank, const MPI_Fint *f_ndims, MPI_Fint *f_array_of_gsizes, MPI_Fint *f_array_of_distribs, MPI_Fint *f_array_of_dargs, MPI_Fint *f_array_of_psizes, const MPI_Fint *f_order, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int size = *f_size;
    int rank = *f_rank;
    int ndims = *f_ndims;
    const int *array_of_gsizes = f_array_of_gsizes;
    const int *array_of_distribs = f_array_of_distribs;
    const int *array_of_dargs = f_array_of_dargs;
    const int *array_of_psizes = f_array_of_psizes;
    int order = *f_order;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)size, (void)rank, (void)ndims, (void)array_of_gsizes, (void)array_of_distribs, (void)array_of_dargs, (void)array_of_psizes, (void)order, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_size, f_rank, f_ndims, f_array_of_gsizes, f_array_of_distribs, f_array_of_dargs, f_array_of_psizes, f_order, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_darray(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_darray, mpi_type_create_darray, MPI_TYPE_CREATE_DARRAY, (const MPI_Fint *f_size, const MPI_Fint *f_rank, const MPI_Fint *f_ndims, MPI_Fint *f_array_of_gsizes, MPI_Fint *f_array_of_distribs, MPI_Fint *f_array_of_dargs, MPI_Fint *f_array_of_psizes, const MPI_Fint *f_order, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_size, f_rank, f_ndims, f_array_of_gsizes, f_array_of_distribs, f_array_of_dargs, f_array_of_psizes, f_order, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_f90_complex(int on, void *real, const MPI_Fint *f_p_, const MPI_Fint *f_r, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int p_ = *f_p_;
    int r = *f_r;
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)p_, (void)r, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_f90_complex(p_, r);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_p_, f_r, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_f90_complex(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_f90_complex, mpi_type_create_f90_complex, MPI_TYPE_CREATE_F90_COMPLEX, (const MPI_Fint *f_p_, const MPI_Fint *f_r, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_p_, f_r, f_newtype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_f90_integer(int on, void *real, const MPI_Fint *f_r, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int r = *f_r;
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)r, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_f90_integer(r);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_r, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_f90_integer(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_f90_integer, mpi_type_create_f90_integer, MPI_TYPE_CREATE_F90_INTEGER, (const MPI_Fint *f_r, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_r, f_newtype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_f90_real(int on, void *real, const MPI_Fint *f_p_, const MPI_Fint *f_r, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int p_ = *f_p_;
    int r = *f_r;
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)p_, (void)r, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_f90_real(p_, r);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_p_, f_r, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_f90_real(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_f90_real, mpi_type_create_f90_real, MPI_TYPE_CREATE_F90_REAL, (const MPI_Fint *f_p_, const MPI_Fint *f_r, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_p_, f_r, f_newtype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_hindexed(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    const int *array_of_blocklengths = f_array_of_blocklengths;
    const MPI_Aint *array_of_displacements = f_array_of_displacements;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Aint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_blocklengths, f_array_of_displacements, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_hindexed(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_hindexed, mpi_type_create_hindexed, MPI_TYPE_CREATE_HINDEXED, (const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_array_of_blocklengths, f_array_of_displacements, f_oldtype, f_newtype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_hindexed_block(int on, void *real, const MPI_Fint *f_count, const MPI_Fint *f_blocklength, MPI_Aint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    int blocklength = *f_blocklength;
    const MPI_Aint *array_of_displacements = f_array_of_displacements;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Aint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_blocklength, f_array_of_displacements, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_hindexed_block(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_hindexed_block, mpi_type_create_hindexed_block, MPI_TYPE_CREATE_HINDEXED_BLOCK, (const MPI_Fint *f_count, const MPI_Fint *f_blocklength, MPI_Aint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_blocklength, f_array_of_displacements, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_hvector(int on, void *real, const MPI_Fint *f_count, const MPI_Fint *f_blocklength, const MPI_Aint *f_stride, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    int blocklength = *f_blocklength;
    MPI_Aint stride = *f_stride;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_hvector(count, blocklength, stride, oldtype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_blocklength, f_stride, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_hvector(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_hvector, mpi_type_create_hvector, MPI_TYPE_CREATE_HVECTOR, (const MPI_Fint *f_count, const MPI_Fint *f_blocklength, const MPI_Aint *f_stride, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_blocklength, f_stride, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_indexed_block(int on, void *real, const MPI_Fint *f_count, const MPI_Fint *f_blocklength, MPI_Fint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    int blocklength = *f_blocklength;
    const int *array_of_displacements = f_array_of_displacements;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)blocklength, (void)array_of_displacements, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_indexed_block(count, blocklength, array_of_displacements, oldtype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_blocklength, f_array_of_displacements, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_indexed_block(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_indexed_block, mpi_type_create_indexed_block, MPI_TYPE_CREATE_INDEXED_BLOCK, (const MPI_Fint *f_count, const MPI_Fint *f_blocklength, MPI_Fint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_blocklength, f_array_of_displacements, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_keyval(int on, void *real, void *f_type_copy_attr_fn, void *f_type_delete_attr_fn, MPI_Fint *f_type_keyval, void *f_extra_state, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Type_copy_attr_function *type_copy_attr_fn = (MPI_Type_copy_attr_function *)(uintptr_t)f_type_copy_attr_fn;
    MPI_Type_delete_attr_function *type_delete_attr_fn = (MPI_Type_delete_attr_function *)(uintptr_t)f_type_delete_attr_fn;
    int *type_keyval = f_type_keyval;
    void *extra_state = trace__mpi_fortran_buffer(f_extra_state);
    (void)type_copy_attr_fn, (void)type_delete_attr_fn, (void)type_keyval, (void)extra_state;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, extra_state);
    ((void (*)(void *, void *, MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_type_copy_attr_fn, f_type_delete_attr_fn, f_type_keyval, f_extra_state, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_keyval(id, result, type_keyval);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_keyval, mpi_type_create_keyval, MPI_TYPE_CREATE_KEYVAL, (void *f_type_copy_attr_fn, void *f_type_delete_attr_fn, MPI_Fint *f_type_keyval, void *f_extra_state, MPI_Fint *f_ierror), (f_type_copy_attr_fn, f_type_delete_attr_fn, f_type_keyval, f_extra_state, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_resized(int on, void *real, const MPI_Fint *f_oldtype, const MPI_Aint *f_lb, const MPI_Aint *f_extent, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Aint lb = *f_lb;
    MPI_Aint extent = *f_extent;
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)oldtype, (void)lb, (void)extent, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_resized(oldtype, lb, extent);
    ((void (*)(const MPI_Fint *, const MPI_Aint *, const MPI_Aint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_oldtype, f_lb, f_extent, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_resized(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_resized, mpi_type_create_resized, MPI_TYPE_CREATE_RESIZED, (const MPI_Fint *f_oldtype, const MPI_Aint *f_lb, const MPI_Aint *f_extent, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_oldtype, f_lb, f_extent, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_struct(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, MPI_Fint *f_array_of_types, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    const int *array_of_blocklengths = f_array_of_blocklengths;
    const MPI_Aint *array_of_displacements = f_array_of_displacements;
    const MPI_Datatype *array_of_types = (const MPI_Datatype *)trace__mpi_marked(f_array_of_types, TRACE__MPI_F_Datatype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Aint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_blocklengths, f_array_of_displacements, f_array_of_types, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_struct(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_struct, mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT, (const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, MPI_Fint *f_array_of_types, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_array_of_blocklengths, f_array_of_displacements, f_array_of_types, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_create_subarray(int on, void *real, const MPI_Fint *f_ndims, MPI_Fint *f_array_of_sizes, MPI_Fint *f_array_of_subsizes, MPI_Fint *f_array_of_starts, const MPI_Fint *f_order, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int ndims = *f_ndims;
    const int *array_of_sizes = f_array_of_sizes;
    const int *array_of_subsizes = f_array_of_subsizes;
    const int *array_of_starts = f_array_of_starts;
    int order = *f_order;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)ndims, (void)array_of_sizes, (void)array_of_subsizes, (void)array_of_starts, (void)order, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_ndims, f_array_of_sizes, f_array_of_subsizes, f_array_of_starts, f_order, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_create_subarray(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_create_subarray, mpi_type_create_subarray, MPI_TYPE_CREATE_SUBARRAY, (const MPI_Fint *f_ndims, MPI_Fint *f_array_of_sizes, MPI_Fint *f_array_of_subsizes, MPI_Fint *f_array_of_starts, const MPI_Fint *f_order, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_ndims, f_array_of_sizes, f_array_of_subsizes, f_array_of_starts, f_order, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_delete_attr(int on, void *real, const MPI_Fint *f_datatype, const MPI_Fint *f_type_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int type_keyval = *f_type_keyval;
    (void)datatype, (void)type_keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_delete_attr(datatype, type_keyval);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_type_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_delete_attr(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_delete_attr, mpi_type_delete_attr, MPI_TYPE_DELETE_ATTR, (const MPI_Fint *f_datatype, const MPI_Fint *f_type_keyval, MPI_Fint *f_ierror), (f_datatype, f_type_keyval, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_dup(int on, void *real, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_dup(oldtype);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_dup(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_dup, mpi_type_dup, MPI_TYPE_DUP, (const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__RARE static void trace__mpi_fortran_MPI_Type_extent(int on, void *real, const MPI_Fint *f_datatype, MPI_Aint *f_extent, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Aint *extent = f_extent;
    (void)datatype, (void)extent;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_extent(datatype);
    ((void (*)(const MPI_Fint *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_extent, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_extent(id, result, extent);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_extent, mpi_type_extent, MPI_TYPE_EXTENT, (const MPI_Fint *f_datatype, MPI_Aint *f_extent, MPI_Fint *f_ierror), (f_datatype, f_extent, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_free(int on, void *real, MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype *datatype = (MPI_Datatype *)trace__mpi_marked(f_datatype, TRACE__MPI_F_Datatype);
    (void)datatype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_free(datatype);
    if (on) {
        trace__mpi_type_gone(TRACE__MPI_LOAD(datatype));
    }
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_free, mpi_type_free, MPI_TYPE_FREE, (MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_datatype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_free_keyval(int on, void *real, MPI_Fint *f_type_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *type_keyval = f_type_keyval;
    (void)type_keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_free_keyval(type_keyval);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_type_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_free_keyval(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_free_keyval, mpi_type_free_keyval, MPI_TYPE_FREE_KEYVAL, (MPI_Fint *f_type_keyval, MPI_Fint *f_ierror), (f_type_keyval, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_attr(int on, void *real, const MPI_Fint *f_datatype, const MPI_Fint *f_type_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int type_keyval = *f_type_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    int *flag = f_flag;
    (void)datatype, (void)type_keyval, (void)attribute_val, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_attr(datatype, type_keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_type_keyval, f_attribute_val, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_attr(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_attr, mpi_type_get_attr, MPI_TYPE_GET_ATTR, (const MPI_Fint *f_datatype, const MPI_Fint *f_type_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_datatype, f_type_keyval, f_attribute_val, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_contents(int on, void *real, const MPI_Fint *f_datatype, const MPI_Fint *f_max_integers, const MPI_Fint *f_max_addresses, const MPI_Fint *f_max_datatypes, MPI_Fint *f_array_of_integers, MPI_Aint *f_array_of_addresses, MPI_Fint *f_array_of_datatypes, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int max_integers = *f_max_integers;
    int max_addresses = *f_max_addresses;
    int max_datatypes = *f_max_datatypes;
    int *array_of_integers = f_array_of_integers;
    MPI_Aint *array_of_addresses = f_array_of_addresses;
    MPI_Datatype *array_of_datatypes = (MPI_Datatype *)trace__mpi_marked(f_array_of_datatypes, TRACE__MPI_F_Datatype);
    (void)datatype, (void)max_integers, (void)max_addresses, (void)max_datatypes, (void)array_of_integers, (void)array_of_addresses, (void)array_of_datatypes;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_contents(datatype, max_integers, max_addresses, max_datatypes);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Aint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_max_integers, f_max_addresses, f_max_datatypes, f_array_of_integers, f_array_of_addresses, f_array_of_datatypes, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_contents(id, result, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_contents, mpi_type_get_contents, MPI_TYPE_GET_CONTENTS, (const MPI_Fint *f_datatype, const MPI_Fint *f_max_integers, const MPI_Fint *f_max_addresses, const MPI_Fint *f_max_datatypes, MPI_Fint *f_array_of_integers, MPI_Aint *f_array_of_addresses, MPI_Fint *f_array_of_datatypes, MPI_Fint *f_ierror), (f_datatype, f_max_integers, f_max_addresses, f_max_datatypes, f_array_of_integers, f_array_of_addresses, f_array_of_datatypes, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_envelope(int on, void *real, const MPI_Fint *f_datatype, MPI_Fint *f_num_integers, MPI_Fint *f_num_addresses, MPI_Fint *f_num_datatypes, MPI_Fint *f_combiner, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int *num_integers = f_num_integers;
    int *num_addresses = f_num_addresses;
    int *num_datatypes = f_num_datatypes;
    int *combiner = f_combiner;
    (void)datatype, (void)num_integers, (void)num_addresses, (void)num_datatypes, (void)combiner;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_envelope(datatype);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_num_integers, f_num_addresses, f_num_datatypes, f_combiner, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_envelope(id, result, num_integers, num_addresses, num_datatypes, combiner);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_envelope, mpi_type_get_envelope, MPI_TYPE_GET_ENVELOPE, (const MPI_Fint *f_datatype, MPI_Fint *f_num_integers, MPI_Fint *f_num_addresses, MPI_Fint *f_num_datatypes, MPI_Fint *f_combiner, MPI_Fint *f_ierror), (f_datatype, f_num_integers, f_num_addresses, f_num_datatypes, f_combiner, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_extent(int on, void *real, const MPI_Fint *f_datatype, MPI_Aint *f_lb, MPI_Aint *f_extent, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Aint *lb = f_lb;
    MPI_Aint *extent = f_extent;
    (void)datatype, (void)lb, (void)extent;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_extent(datatype);
    ((void (*)(const MPI_Fint *, MPI_Aint *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_lb, f_extent, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_extent(id, result, lb, extent);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_extent, mpi_type_get_extent, MPI_TYPE_GET_EXTENT, (const MPI_Fint *f_datatype, MPI_Aint *f_lb, MPI_Aint *f_extent, MPI_Fint *f_ierror), (f_datatype, f_lb, f_extent, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_extent_x(int on, void *real, const MPI_Fint *f_datatype, MPI_Count *f_lb, MPI_Count *f_extent, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Count *lb = f_lb;
    MPI_Count *extent = f_extent;
    (void)datatype, (void)lb, (void)extent;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_extent_x(datatype);
    ((void (*)(const MPI_Fint *, MPI_Count *, MPI_Count *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_lb, f_extent, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_extent_x(id, result, lb, extent);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_extent_x, mpi_type_get_extent_x, MPI_TYPE_GET_EXTENT_X, (const MPI_Fint *f_datatype, MPI_Count *f_lb, MPI_Count *f_extent, MPI_Fint *f_ierror), (f_datatype, f_lb, f_extent, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_name(int on, void *real, const MPI_Fint *f_datatype, char *f_type_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_type_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    char *type_name = NULL;
    int *resultlen = f_resultlen;
    (void)datatype, (void)type_name, (void)resultlen;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_name(datatype);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_datatype, f_type_name, f_resultlen, &status_, f_type_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_name(id, result, type_name, resultlen);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_name, mpi_type_get_name, MPI_TYPE_GET_NAME, (const MPI_Fint *f_datatype, char *f_type_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_type_name_length), (f_datatype, f_type_name, f_resultlen, f_ierror, f_type_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_true_extent(int on, void *real, const MPI_Fint *f_datatype, MPI_Aint *f_true_lb, MPI_Aint *f_true_extent, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Aint *true_lb = f_true_lb;
    MPI_Aint *true_extent = f_true_extent;
    (void)datatype, (void)true_lb, (void)true_extent;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_true_extent(datatype);
    ((void (*)(const MPI_Fint *, MPI_Aint *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_true_lb, f_true_extent, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_true_extent(id, result, true_lb, true_extent);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_true_extent, mpi_type_get_true_extent, MPI_TYPE_GET_TRUE_EXTENT, (const MPI_Fint *f_datatype, MPI_Aint *f_true_lb, MPI_Aint *f_true_extent, MPI_Fint *f_ierror), (f_datatype, f_true_lb, f_true_extent, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_get_true_extent_x(int on, void *real, const MPI_Fint *f_datatype, MPI_Count *f_true_lb, MPI_Count *f_true_extent, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Count *true_lb = f_true_lb;
    MPI_Count *true_extent = f_true_extent;
    (void)datatype, (void)true_lb, (void)true_extent;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_get_true_extent_x(datatype);
    ((void (*)(const MPI_Fint *, MPI_Count *, MPI_Count *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_true_lb, f_true_extent, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_get_true_extent_x(id, result, true_lb, true_extent);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_get_true_extent_x, mpi_type_get_true_extent_x, MPI_TYPE_GET_TRUE_EXTENT_X, (const MPI_Fint *f_datatype, MPI_Count *f_true_lb, MPI_Count *f_true_extent, MPI_Fint *f_ierror), (f_datatype, f_true_lb, f_true_extent, f_ierror))

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__RARE static void trace__mpi_fortran_MPI_Type_hindexed(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    int *array_of_blocklengths = f_array_of_blocklengths;
    MPI_Aint *array_of_displacements = f_array_of_displacements;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Aint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_blocklengths, f_array_of_displacements, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_hindexed(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_hindexed, mpi_type_hindexed, MPI_TYPE_HINDEXED, (const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_array_of_blocklengths, f_array_of_displacements, f_oldtype, f_newtype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_hvector(int on, void *real, const MPI_Fint *f_count, const MPI_Fint *f_blocklength, const MPI_Aint *f_stride, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    int blocklength = *f_blocklength;
    MPI_Aint stride = *f_stride;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_hvector(count, blocklength, stride, oldtype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Aint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_blocklength, f_stride, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_hvector(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_hvector, mpi_type_hvector, MPI_TYPE_HVECTOR, (const MPI_Fint *f_count, const MPI_Fint *f_blocklength, const MPI_Aint *f_stride, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_blocklength, f_stride, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_indexed(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Fint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    const int *array_of_blocklengths = f_array_of_blocklengths;
    const int *array_of_displacements = f_array_of_displacements;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_blocklengths, f_array_of_displacements, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_indexed(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_indexed, mpi_type_indexed, MPI_TYPE_INDEXED, (const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Fint *f_array_of_displacements, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_array_of_blocklengths, f_array_of_displacements, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__RARE static void trace__mpi_fortran_MPI_Type_lb(int on, void *real, const MPI_Fint *f_datatype, MPI_Aint *f_displacement, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Aint *displacement = f_displacement;
    (void)datatype, (void)displacement;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_lb(datatype);
    ((void (*)(const MPI_Fint *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_displacement, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_lb(id, result, displacement);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_lb, mpi_type_lb, MPI_TYPE_LB, (const MPI_Fint *f_datatype, MPI_Aint *f_displacement, MPI_Fint *f_ierror), (f_datatype, f_displacement, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_match_size(int on, void *real, const MPI_Fint *f_typeclass, const MPI_Fint *f_size, MPI_Fint *f_datatype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int typeclass = *f_typeclass;
    int size = *f_size;
    MPI_Datatype *datatype = (MPI_Datatype *)trace__mpi_marked(f_datatype, TRACE__MPI_F_Datatype);
    (void)typeclass, (void)size, (void)datatype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_match_size(typeclass, size);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_typeclass, f_size, f_datatype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_match_size(id, result, datatype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_match_size, mpi_type_match_size, MPI_TYPE_MATCH_SIZE, (const MPI_Fint *f_typeclass, const MPI_Fint *f_size, MPI_Fint *f_datatype, MPI_Fint *f_ierror), (f_typeclass, f_size, f_datatype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_set_attr(int on, void *real, const MPI_Fint *f_datatype, const MPI_Fint *f_type_keyval, void *f_attribute_val, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int type_keyval = *f_type_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    (void)datatype, (void)type_keyval, (void)attribute_val;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_set_attr(datatype, type_keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_type_keyval, f_attribute_val, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_set_attr(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_set_attr, mpi_type_set_attr, MPI_TYPE_SET_ATTR, (const MPI_Fint *f_datatype, const MPI_Fint *f_type_keyval, void *f_attribute_val, MPI_Fint *f_ierror), (f_datatype, f_type_keyval, f_attribute_val, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_set_name(int on, void *real, const MPI_Fint *f_datatype, char *f_type_name, MPI_Fint *f_ierror, size_t f_type_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    char text_type_name[260];
    const char *type_name  = trace__mpi_fortran_text(text_type_name, f_type_name, f_type_name_length);
    (void)datatype, (void)type_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_set_name(datatype, type_name);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_datatype, f_type_name, &status_, f_type_name_length);
    result = status_;
    if (on) {
        trace__mpi_type_gone(TRACE__MPI_KEY(datatype));
    }
    if (id)
        trace__mpi_end_MPI_Type_set_name(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_set_name, mpi_type_set_name, MPI_TYPE_SET_NAME, (const MPI_Fint *f_datatype, char *f_type_name, MPI_Fint *f_ierror, size_t f_type_name_length), (f_datatype, f_type_name, f_ierror, f_type_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_size(int on, void *real, const MPI_Fint *f_datatype, MPI_Fint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    int *size = f_size;
    (void)datatype, (void)size;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_size(datatype);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_size(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_size, mpi_type_size, MPI_TYPE_SIZE, (const MPI_Fint *f_datatype, MPI_Fint *f_size, MPI_Fint *f_ierror), (f_datatype, f_size, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_size_x(int on, void *real, const MPI_Fint *f_datatype, MPI_Count *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Count *size = f_size;
    (void)datatype, (void)size;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_size_x(datatype);
    ((void (*)(const MPI_Fint *, MPI_Count *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_size_x(id, result, size);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_size_x, mpi_type_size_x, MPI_TYPE_SIZE_X, (const MPI_Fint *f_datatype, MPI_Count *f_size, MPI_Fint *f_ierror), (f_datatype, f_size, f_ierror))

#endif

#if TRACE__MPI_ONLY_MPICH

TRACE__RARE static void trace__mpi_fortran_MPI_Type_struct(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, MPI_Fint *f_array_of_types, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    int *array_of_blocklengths = f_array_of_blocklengths;
    MPI_Aint *array_of_displacements = f_array_of_displacements;
    MPI_Datatype *array_of_types = (MPI_Datatype *)trace__mpi_marked(f_array_of_types, TRACE__MPI_F_Datatype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)array_of_blocklengths, (void)array_of_displacements, (void)array_of_types, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_struct(count, array_of_blocklengths, array_of_displacements, array_of_types);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Aint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_blocklengths, f_array_of_displacements, f_array_of_types, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_struct(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_struct, mpi_type_struct, MPI_TYPE_STRUCT, (const MPI_Fint *f_count, MPI_Fint *f_array_of_blocklengths, MPI_Aint *f_array_of_displacements, MPI_Fint *f_array_of_types, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_array_of_blocklengths, f_array_of_displacements, f_array_of_types, f_newtype, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Type_ub(int on, void *real, const MPI_Fint *f_datatype, MPI_Aint *f_displacement, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Aint *displacement = f_displacement;
    (void)datatype, (void)displacement;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Type_ub(datatype);
    ((void (*)(const MPI_Fint *, MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_datatype, f_displacement, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_ub(id, result, displacement);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_ub, mpi_type_ub, MPI_TYPE_UB, (const MPI_Fint *f_datatype, MPI_Aint *f_displacement, MPI_Fint *f_ierror), (f_datatype, f_displacement, f_ierror))

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Type_vector(int on, void *real, const MPI_Fint *f_count, const MPI_Fint *f_blocklength, const MPI_Fint *f_stride, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    int blocklength = *f_blocklength;
    int stride = *f_stride;
    MPI_Datatype oldtype = TRACE__MPI_F2C(Datatype, *f_oldtype);
    MPI_Datatype *newtype = (MPI_Datatype *)trace__mpi_marked(f_newtype, TRACE__MPI_F_Datatype);
    (void)count, (void)blocklength, (void)stride, (void)oldtype, (void)newtype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Type_vector(count, blocklength, stride, oldtype);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_blocklength, f_stride, f_oldtype, f_newtype, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Type_vector(id, result, newtype);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Type_vector, mpi_type_vector, MPI_TYPE_VECTOR, (const MPI_Fint *f_count, const MPI_Fint *f_blocklength, const MPI_Fint *f_stride, const MPI_Fint *f_oldtype, MPI_Fint *f_newtype, MPI_Fint *f_ierror), (f_count, f_blocklength, f_stride, f_oldtype, f_newtype, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Unpack(int on, void *real, void *f_inbuf, const MPI_Fint *f_insize, MPI_Fint *f_position, void *f_outbuf, const MPI_Fint *f_outcount, const MPI_Fint *f_datatype, const MPI_Fint *f_comm, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    const void *inbuf = trace__mpi_fortran_buffer(f_inbuf);
    int insize = *f_insize;
    int *position = f_position;
    void *outbuf = trace__mpi_fortran_buffer(f_outbuf);
    int outcount = *f_outcount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype, (void)comm;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Unpack(inbuf, insize, position, outbuf, outcount, datatype, comm);
    ((void (*)(void *, const MPI_Fint *, MPI_Fint *, void *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_inbuf, f_insize, f_position, f_outbuf, f_outcount, f_datatype, f_comm, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Unpack(id, result, position);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Unpack, mpi_unpack, MPI_UNPACK, (void *f_inbuf, const MPI_Fint *f_insize, MPI_Fint *f_position, void *f_outbuf, const MPI_Fint *f_outcount, const MPI_Fint *f_datatype, const MPI_Fint *f_comm, MPI_Fint *f_ierror), (f_inbuf, f_insize, f_position, f_outbuf, f_outcount, f_datatype, f_comm, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Unpack_external(int on, void *real, char *f_datarep, void *f_inbuf, const MPI_Aint *f_insize, MPI_Aint *f_position, void *f_outbuf, const MPI_Fint *f_outcount, const MPI_Fint *f_datatype, MPI_Fint *f_ierror, size_t f_datarep_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_datarep[260];
    const char *datarep  = trace__mpi_fortran_text(text_datarep, f_datarep, f_datarep_length);
    const void *inbuf = trace__mpi_fortran_buffer(f_inbuf);
    MPI_Aint insize = *f_insize;
    MPI_Aint *position = f_position;
    void *outbuf = trace__mpi_fortran_buffer(f_outbuf);
    int outcount = *f_outcount;
    MPI_Datatype datatype = TRACE__MPI_F2C(Datatype, *f_datatype);
    (void)datarep, (void)inbuf, (void)insize, (void)position, (void)outbuf, (void)outcount, (void)datatype;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype);
    ((void (*)(char *, void *, const MPI_Aint *, MPI_Aint *, void *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_datarep, f_inbuf, f_insize, f_position, f_outbuf, f_outcount, f_datatype, &status_, f_datarep_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Unpack_external(id, result, position);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Unpack_external, mpi_unpack_external, MPI_UNPACK_EXTERNAL, (char *f_datarep, void *f_inbuf, const MPI_Aint *f_insize, MPI_Aint *f_position, void *f_outbuf, const MPI_Fint *f_outcount, const MPI_Fint *f_datatype, MPI_Fint *f_ierror, size_t f_datarep_length), (f_datarep, f_inbuf, f_insize, f_position, f_outbuf, f_outcount, f_datatype, f_ierror, f_datarep_length))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Unpublish_name(int on, void *real, char *f_service_name, const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_service_name_length, size_t f_port_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    char text_service_name[260];
    const char *service_name  = trace__mpi_fortran_text(text_service_name, f_service_name, f_service_name_length);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    char text_port_name[260];
    const char *port_name  = trace__mpi_fortran_text(text_port_name, f_port_name, f_port_name_length);
    (void)service_name, (void)info, (void)port_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Unpublish_name(service_name, info, port_name);
    ((void (*)(char *, const MPI_Fint *, char *, MPI_Fint *, size_t, size_t))(uintptr_t)real)(f_service_name, f_info, f_port_name, &status_, f_service_name_length, f_port_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Unpublish_name(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Unpublish_name, mpi_unpublish_name, MPI_UNPUBLISH_NAME, (char *f_service_name, const MPI_Fint *f_info, char *f_port_name, MPI_Fint *f_ierror, size_t f_service_name_length, size_t f_port_name_length), (f_service_name, f_info, f_port_name, f_ierror, f_service_name_length, f_port_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Wait(int on, void *real, MPI_Fint *f_request, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Request *request = (MPI_Request *)trace__mpi_marked(f_request, TRACE__MPI_F_Request);
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)request, (void)status;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        status = trace__mpi_wait_begin(&wait, request, 1, status);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Wait(request);
    ((void (*)(MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_request, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_all(&wait, result, 1);
    }
    if (id)
        trace__mpi_end_MPI_Wait(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Wait, mpi_wait, MPI_WAIT, (MPI_Fint *f_request, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_request, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Waitall(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    MPI_Request *array_of_requests = (MPI_Request *)trace__mpi_marked(f_array_of_requests, TRACE__MPI_F_Request);
    MPI_Status *array_of_statuses = trace__mpi_fortran_status(f_array_of_statuses);
    (void)count, (void)array_of_requests, (void)array_of_statuses;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        array_of_statuses = trace__mpi_wait_begin(&wait, array_of_requests, count, array_of_statuses);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Waitall(count, array_of_requests);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_requests, trace__mpi_fortran_own(array_of_statuses, f_array_of_statuses), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_all(&wait, result, 1);
    }
    if (id)
        trace__mpi_end_MPI_Waitall(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Waitall, mpi_waitall, MPI_WAITALL, (const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror), (f_count, f_array_of_requests, f_array_of_statuses, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Waitany(int on, void *real, const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_indx, MPI_Fint *f_status, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int count = *f_count;
    MPI_Request *array_of_requests = (MPI_Request *)trace__mpi_marked(f_array_of_requests, TRACE__MPI_F_Request);
    int *indx = f_indx;
    MPI_Status *status = trace__mpi_fortran_status(f_status);
    (void)count, (void)array_of_requests, (void)indx, (void)status;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        status = trace__mpi_wait_any(&wait, array_of_requests, count, status);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Waitany(count, array_of_requests);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_count, f_array_of_requests, f_indx, trace__mpi_fortran_own(status, f_status), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_one(&wait, result, indx ? *indx : -1);
    }
    if (id)
        trace__mpi_end_MPI_Waitany(id, result, indx);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Waitany, mpi_waitany, MPI_WAITANY, (const MPI_Fint *f_count, MPI_Fint *f_array_of_requests, MPI_Fint *f_indx, MPI_Fint *f_status, MPI_Fint *f_ierror), (f_count, f_array_of_requests, f_indx, f_status, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Waitsome(int on, void *real, const MPI_Fint *f_incount, MPI_Fint *f_array_of_requests, MPI_Fint *f_outcount, MPI_Fint *f_array_of_indices, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int incount = *f_incount;
    MPI_Request *array_of_requests = (MPI_Request *)trace__mpi_marked(f_array_of_requests, TRACE__MPI_F_Request);
    int *outcount = f_outcount;
    int *array_of_indices = f_array_of_indices;
    MPI_Status *array_of_statuses = trace__mpi_fortran_status(f_array_of_statuses);
    (void)incount, (void)array_of_requests, (void)outcount, (void)array_of_indices, (void)array_of_statuses;
    uint32_t id = 0;
    trace__mpi_wait wait;
    if (on) {
        array_of_statuses = trace__mpi_wait_begin(&wait, array_of_requests, incount, array_of_statuses);
    }
    if (on >= 1)
        id = trace__mpi_begin_MPI_Waitsome(incount, array_of_requests);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_incount, f_array_of_requests, f_outcount, f_array_of_indices, trace__mpi_fortran_own(array_of_statuses, f_array_of_statuses), &status_);
    result = status_;
    if (on) {
        trace__mpi_wait_some(&wait, result, outcount ? *outcount : 0, array_of_indices);
    }
    if (id)
        trace__mpi_end_MPI_Waitsome(id, result, outcount, array_of_indices);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Waitsome, mpi_waitsome, MPI_WAITSOME, (const MPI_Fint *f_incount, MPI_Fint *f_array_of_requests, MPI_Fint *f_outcount, MPI_Fint *f_array_of_indices, MPI_Fint *f_array_of_statuses, MPI_Fint *f_ierror), (f_incount, f_array_of_requests, f_outcount, f_array_of_indices, f_array_of_statuses, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_allocate(int on, void *real, const MPI_Aint *f_size, const MPI_Fint *f_disp_unit, const MPI_Fint *f_info, const MPI_Fint *f_comm, void *f_baseptr, MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Aint size = *f_size;
    int disp_unit = *f_disp_unit;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    void *baseptr = trace__mpi_fortran_buffer(f_baseptr);
    MPI_Win *win = (MPI_Win *)trace__mpi_marked(f_win, TRACE__MPI_F_Win);
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_allocate(size, disp_unit, info, comm, baseptr);
    ((void (*)(const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_size, f_disp_unit, f_info, f_comm, f_baseptr, f_win, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_win(TRACE__MPI_OUT_HANDLE(win, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Win_allocate(id, result, win);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_allocate, mpi_win_allocate, MPI_WIN_ALLOCATE, (const MPI_Aint *f_size, const MPI_Fint *f_disp_unit, const MPI_Fint *f_info, const MPI_Fint *f_comm, void *f_baseptr, MPI_Fint *f_win, MPI_Fint *f_ierror), (f_size, f_disp_unit, f_info, f_comm, f_baseptr, f_win, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Win_allocate_shared(int on, void *real, const MPI_Aint *f_size, const MPI_Fint *f_disp_unit, const MPI_Fint *f_info, const MPI_Fint *f_comm, void *f_baseptr, MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Aint size = *f_size;
    int disp_unit = *f_disp_unit;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    void *baseptr = trace__mpi_fortran_buffer(f_baseptr);
    MPI_Win *win = (MPI_Win *)trace__mpi_marked(f_win, TRACE__MPI_F_Win);
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_allocate_shared(size, disp_unit, info, comm, baseptr);
    ((void (*)(const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_size, f_disp_unit, f_info, f_comm, f_baseptr, f_win, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_win(TRACE__MPI_OUT_HANDLE(win, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Win_allocate_shared(id, result, win);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_allocate_shared, mpi_win_allocate_shared, MPI_WIN_ALLOCATE_SHARED, (const MPI_Aint *f_size, const MPI_Fint *f_disp_unit, const MPI_Fint *f_info, const MPI_Fint *f_comm, void *f_baseptr, MPI_Fint *f_win, MPI_Fint *f_ierror), (f_size, f_disp_unit, f_info, f_comm, f_baseptr, f_win, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Win_attach(int on, void *real, const MPI_Fint *f_win, void *f_base, const MPI_Aint *f_size, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    void *base = trace__mpi_fortran_buffer(f_base);
    MPI_Aint size = *f_size;
    (void)win, (void)base, (void)size;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_attach(win, base, size);
    ((void (*)(const MPI_Fint *, void *, const MPI_Aint *, MPI_Fint *))(uintptr_t)real)(f_win, f_base, f_size, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_attach(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_attach, mpi_win_attach, MPI_WIN_ATTACH, (const MPI_Fint *f_win, void *f_base, const MPI_Aint *f_size, MPI_Fint *f_ierror), (f_win, f_base, f_size, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Win_call_errhandler(int on, void *real, const MPI_Fint *f_win, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    int errorcode = *f_errorcode;
    (void)win, (void)errorcode;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_call_errhandler(win, errorcode);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_errorcode, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_call_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_call_errhandler, mpi_win_call_errhandler, MPI_WIN_CALL_ERRHANDLER, (const MPI_Fint *f_win, const MPI_Fint *f_errorcode, MPI_Fint *f_ierror), (f_win, f_errorcode, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_complete(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_complete(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_complete(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_complete, mpi_win_complete, MPI_WIN_COMPLETE, (const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_create(int on, void *real, void *f_base, const MPI_Aint *f_size, const MPI_Fint *f_disp_unit, const MPI_Fint *f_info, const MPI_Fint *f_comm, MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    void *base = trace__mpi_fortran_buffer(f_base);
    MPI_Aint size = *f_size;
    int disp_unit = *f_disp_unit;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Win *win = (MPI_Win *)trace__mpi_marked(f_win, TRACE__MPI_F_Win);
    (void)base, (void)size, (void)disp_unit, (void)info, (void)comm, (void)win;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_create(base, size, disp_unit, info, comm);
    ((void (*)(void *, const MPI_Aint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_base, f_size, f_disp_unit, f_info, f_comm, f_win, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_win(TRACE__MPI_OUT_HANDLE(win, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Win_create(id, result, win);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_create, mpi_win_create, MPI_WIN_CREATE, (void *f_base, const MPI_Aint *f_size, const MPI_Fint *f_disp_unit, const MPI_Fint *f_info, const MPI_Fint *f_comm, MPI_Fint *f_win, MPI_Fint *f_ierror), (f_base, f_size, f_disp_unit, f_info, f_comm, f_win, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Win_create_dynamic(int on, void *real, const MPI_Fint *f_info, const MPI_Fint *f_comm, MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    MPI_Comm comm = TRACE__MPI_F2C(Comm, *f_comm);
    MPI_Win *win = (MPI_Win *)trace__mpi_marked(f_win, TRACE__MPI_F_Win);
    (void)info, (void)comm, (void)win;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_create_dynamic(info, comm);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_info, f_comm, f_win, &status_);
    result = status_;
    if (on) {
        trace__mpi_new_win(TRACE__MPI_OUT_HANDLE(win, result), TRACE__MPI_KEY(comm));
    }
    if (id)
        trace__mpi_end_MPI_Win_create_dynamic(id, result, win);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_create_dynamic, mpi_win_create_dynamic, MPI_WIN_CREATE_DYNAMIC, (const MPI_Fint *f_info, const MPI_Fint *f_comm, MPI_Fint *f_win, MPI_Fint *f_ierror), (f_info, f_comm, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_create_errhandler(int on, void *real, void *f_win_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win_errhandler_function *win_errhandler_fn = (MPI_Win_errhandler_function *)(uintptr_t)f_win_errhandler_fn;
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)win_errhandler_fn, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_create_errhandler(win_errhandler_fn);
    ((void (*)(void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win_errhandler_fn, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_create_errhandler(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_create_errhandler, mpi_win_create_errhandler, MPI_WIN_CREATE_ERRHANDLER, (void *f_win_errhandler_fn, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_win_errhandler_fn, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_create_keyval(int on, void *real, void *f_win_copy_attr_fn, void *f_win_delete_attr_fn, MPI_Fint *f_win_keyval, void *f_extra_state, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win_copy_attr_function *win_copy_attr_fn = (MPI_Win_copy_attr_function *)(uintptr_t)f_win_copy_attr_fn;
    MPI_Win_delete_attr_function *win_delete_attr_fn = (MPI_Win_delete_attr_function *)(uintptr_t)f_win_delete_attr_fn;
    int *win_keyval = f_win_keyval;
    void *extra_state = trace__mpi_fortran_buffer(f_extra_state);
    (void)win_copy_attr_fn, (void)win_delete_attr_fn, (void)win_keyval, (void)extra_state;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, extra_state);
    ((void (*)(void *, void *, MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_win_copy_attr_fn, f_win_delete_attr_fn, f_win_keyval, f_extra_state, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_create_keyval(id, result, win_keyval);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_create_keyval, mpi_win_create_keyval, MPI_WIN_CREATE_KEYVAL, (void *f_win_copy_attr_fn, void *f_win_delete_attr_fn, MPI_Fint *f_win_keyval, void *f_extra_state, MPI_Fint *f_ierror), (f_win_copy_attr_fn, f_win_delete_attr_fn, f_win_keyval, f_extra_state, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_delete_attr(int on, void *real, const MPI_Fint *f_win, const MPI_Fint *f_win_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    int win_keyval = *f_win_keyval;
    (void)win, (void)win_keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_delete_attr(win, win_keyval);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_win_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_delete_attr(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_delete_attr, mpi_win_delete_attr, MPI_WIN_DELETE_ATTR, (const MPI_Fint *f_win, const MPI_Fint *f_win_keyval, MPI_Fint *f_ierror), (f_win, f_win_keyval, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_detach(int on, void *real, const MPI_Fint *f_win, void *f_base, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    const void *base = trace__mpi_fortran_buffer(f_base);
    (void)win, (void)base;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_detach(win, base);
    ((void (*)(const MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_win, f_base, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_detach(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_detach, mpi_win_detach, MPI_WIN_DETACH, (const MPI_Fint *f_win, void *f_base, MPI_Fint *f_ierror), (f_win, f_base, f_ierror))

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Win_fence(int on, void *real, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int assert = *f_assert;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)assert, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_fence(assert, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_assert, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_fence(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_fence, mpi_win_fence, MPI_WIN_FENCE, (const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_assert, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_flush(int on, void *real, const MPI_Fint *f_rank, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int rank = *f_rank;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)rank, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_flush(rank, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_rank, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_flush(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_flush, mpi_win_flush, MPI_WIN_FLUSH, (const MPI_Fint *f_rank, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_rank, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_flush_all(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_flush_all(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_flush_all(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_flush_all, mpi_win_flush_all, MPI_WIN_FLUSH_ALL, (const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_flush_local(int on, void *real, const MPI_Fint *f_rank, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int rank = *f_rank;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)rank, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_flush_local(rank, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_rank, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_flush_local(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_flush_local, mpi_win_flush_local, MPI_WIN_FLUSH_LOCAL, (const MPI_Fint *f_rank, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_rank, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_flush_local_all(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_flush_local_all(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_flush_local_all(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_flush_local_all, mpi_win_flush_local_all, MPI_WIN_FLUSH_LOCAL_ALL, (const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_free(int on, void *real, MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win *win = (MPI_Win *)trace__mpi_marked(f_win, TRACE__MPI_F_Win);
    (void)win;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_free(win);
    if (on) {
        trace__mpi_win_gone(TRACE__MPI_LOAD(win));
    }
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_free(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_free, mpi_win_free, MPI_WIN_FREE, (MPI_Fint *f_win, MPI_Fint *f_ierror), (f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_free_keyval(int on, void *real, MPI_Fint *f_win_keyval, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int *win_keyval = f_win_keyval;
    (void)win_keyval;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_free_keyval(win_keyval);
    ((void (*)(MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win_keyval, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_free_keyval(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_free_keyval, mpi_win_free_keyval, MPI_WIN_FREE_KEYVAL, (MPI_Fint *f_win_keyval, MPI_Fint *f_ierror), (f_win_keyval, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_get_attr(int on, void *real, const MPI_Fint *f_win, const MPI_Fint *f_win_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    int win_keyval = *f_win_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    int *flag = f_flag;
    (void)win, (void)win_keyval, (void)attribute_val, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Win_get_attr(win, win_keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_win_keyval, f_attribute_val, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_get_attr(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_get_attr, mpi_win_get_attr, MPI_WIN_GET_ATTR, (const MPI_Fint *f_win, const MPI_Fint *f_win_keyval, void *f_attribute_val, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_win, f_win_keyval, f_attribute_val, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_get_errhandler(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Errhandler *errhandler = (MPI_Errhandler *)trace__mpi_marked(f_errhandler, TRACE__MPI_F_Errhandler);
    (void)win, (void)errhandler;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Win_get_errhandler(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_get_errhandler(id, result, errhandler);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_get_errhandler, mpi_win_get_errhandler, MPI_WIN_GET_ERRHANDLER, (const MPI_Fint *f_win, MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_win, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_get_group(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_group, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Group *group = (MPI_Group *)trace__mpi_marked(f_group, TRACE__MPI_F_Group);
    (void)win, (void)group;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_get_group(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_group, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_get_group(id, result, group);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_get_group, mpi_win_get_group, MPI_WIN_GET_GROUP, (const MPI_Fint *f_win, MPI_Fint *f_group, MPI_Fint *f_ierror), (f_win, f_group, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_get_info(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_info_used, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Info *info_used = (MPI_Info *)trace__mpi_marked(f_info_used, TRACE__MPI_F_Info);
    (void)win, (void)info_used;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_get_info(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_info_used, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_get_info(id, result, info_used);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_get_info, mpi_win_get_info, MPI_WIN_GET_INFO, (const MPI_Fint *f_win, MPI_Fint *f_info_used, MPI_Fint *f_ierror), (f_win, f_info_used, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_get_name(int on, void *real, const MPI_Fint *f_win, char *f_win_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_win_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    char *win_name = NULL;
    int *resultlen = f_resultlen;
    (void)win, (void)win_name, (void)resultlen;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Win_get_name(win);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, MPI_Fint *, size_t))(uintptr_t)real)(f_win, f_win_name, f_resultlen, &status_, f_win_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_get_name(id, result, win_name, resultlen);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_get_name, mpi_win_get_name, MPI_WIN_GET_NAME, (const MPI_Fint *f_win, char *f_win_name, MPI_Fint *f_resultlen, MPI_Fint *f_ierror, size_t f_win_name_length), (f_win, f_win_name, f_resultlen, f_ierror, f_win_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_lock(int on, void *real, const MPI_Fint *f_lock_type, const MPI_Fint *f_rank, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int lock_type = *f_lock_type;
    int rank = *f_rank;
    int assert = *f_assert;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)lock_type, (void)rank, (void)assert, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_lock(lock_type, rank, assert, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_lock_type, f_rank, f_assert, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_lock(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_lock, mpi_win_lock, MPI_WIN_LOCK, (const MPI_Fint *f_lock_type, const MPI_Fint *f_rank, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_lock_type, f_rank, f_assert, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_lock_all(int on, void *real, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int assert = *f_assert;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)assert, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_lock_all(assert, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_assert, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_lock_all(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_lock_all, mpi_win_lock_all, MPI_WIN_LOCK_ALL, (const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_assert, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_post(int on, void *real, const MPI_Fint *f_group, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int assert = *f_assert;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)group, (void)assert, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_post(group, assert, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_assert, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_post(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_post, mpi_win_post, MPI_WIN_POST, (const MPI_Fint *f_group, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_group, f_assert, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_set_attr(int on, void *real, const MPI_Fint *f_win, const MPI_Fint *f_win_keyval, void *f_attribute_val, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    int win_keyval = *f_win_keyval;
    void *attribute_val = trace__mpi_fortran_buffer(f_attribute_val);
    (void)win, (void)win_keyval, (void)attribute_val;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_set_attr(win, win_keyval, attribute_val);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_win, f_win_keyval, f_attribute_val, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_set_attr(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_set_attr, mpi_win_set_attr, MPI_WIN_SET_ATTR, (const MPI_Fint *f_win, const MPI_Fint *f_win_keyval, void *f_attribute_val, MPI_Fint *f_ierror), (f_win, f_win_keyval, f_attribute_val, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_set_errhandler(int on, void *real, const MPI_Fint *f_win, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Errhandler errhandler = TRACE__MPI_F2C(Errhandler, *f_errhandler);
    (void)win, (void)errhandler;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_set_errhandler(win, errhandler);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_errhandler, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_set_errhandler(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_set_errhandler, mpi_win_set_errhandler, MPI_WIN_SET_ERRHANDLER, (const MPI_Fint *f_win, const MPI_Fint *f_errhandler, MPI_Fint *f_ierror), (f_win, f_errhandler, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_set_info(int on, void *real, const MPI_Fint *f_win, const MPI_Fint *f_info, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    MPI_Info info = TRACE__MPI_F2C(Info, *f_info);
    (void)win, (void)info;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_set_info(win, info);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_info, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_set_info(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_set_info, mpi_win_set_info, MPI_WIN_SET_INFO, (const MPI_Fint *f_win, const MPI_Fint *f_info, MPI_Fint *f_ierror), (f_win, f_info, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_set_name(int on, void *real, const MPI_Fint *f_win, char *f_win_name, MPI_Fint *f_ierror, size_t f_win_name_length)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    char text_win_name[260];
    const char *win_name  = trace__mpi_fortran_text(text_win_name, f_win_name, f_win_name_length);
    (void)win, (void)win_name;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_set_name(win, win_name);
    ((void (*)(const MPI_Fint *, char *, MPI_Fint *, size_t))(uintptr_t)real)(f_win, f_win_name, &status_, f_win_name_length);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_set_name(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_set_name, mpi_win_set_name, MPI_WIN_SET_NAME, (const MPI_Fint *f_win, char *f_win_name, MPI_Fint *f_ierror, size_t f_win_name_length), (f_win, f_win_name, f_ierror, f_win_name_length))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_shared_query(int on, void *real, const MPI_Fint *f_win, const MPI_Fint *f_rank, MPI_Aint *f_size, MPI_Fint *f_disp_unit, void *f_baseptr, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    int rank = *f_rank;
    MPI_Aint *size = f_size;
    int *disp_unit = f_disp_unit;
    void *baseptr = trace__mpi_fortran_buffer(f_baseptr);
    (void)win, (void)rank, (void)size, (void)disp_unit, (void)baseptr;
    uint32_t id = 0;
    if (on >= 2)
        id = trace__mpi_begin_MPI_Win_shared_query(win, rank, baseptr);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Aint *, MPI_Fint *, void *, MPI_Fint *))(uintptr_t)real)(f_win, f_rank, f_size, f_disp_unit, f_baseptr, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_shared_query(id, result, size, disp_unit);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_shared_query, mpi_win_shared_query, MPI_WIN_SHARED_QUERY, (const MPI_Fint *f_win, const MPI_Fint *f_rank, MPI_Aint *f_size, MPI_Fint *f_disp_unit, void *f_baseptr, MPI_Fint *f_ierror), (f_win, f_rank, f_size, f_disp_unit, f_baseptr, f_ierror))

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

TRACE__RARE static void trace__mpi_fortran_MPI_Win_start(int on, void *real, const MPI_Fint *f_group, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Group group = TRACE__MPI_F2C(Group, *f_group);
    int assert = *f_assert;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)group, (void)assert, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_start(group, assert, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_group, f_assert, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_start(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_start, mpi_win_start, MPI_WIN_START, (const MPI_Fint *f_group, const MPI_Fint *f_assert, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_group, f_assert, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_sync(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_sync(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_sync(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_sync, mpi_win_sync, MPI_WIN_SYNC, (const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_test(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_flag, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    int *flag = f_flag;
    (void)win, (void)flag;
    uint32_t id = 0;
    if (on >= 3)
        id = trace__mpi_begin_MPI_Win_test(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, f_flag, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_test(id, result, flag);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_test, mpi_win_test, MPI_WIN_TEST, (const MPI_Fint *f_win, MPI_Fint *f_flag, MPI_Fint *f_ierror), (f_win, f_flag, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_unlock(int on, void *real, const MPI_Fint *f_rank, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    int rank = *f_rank;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)rank, (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_unlock(rank, win);
    ((void (*)(const MPI_Fint *, const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_rank, f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_unlock(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_unlock, mpi_win_unlock, MPI_WIN_UNLOCK, (const MPI_Fint *f_rank, const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_rank, f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_unlock_all(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_unlock_all(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_unlock_all(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_unlock_all, mpi_win_unlock_all, MPI_WIN_UNLOCK_ALL, (const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_win, f_ierror))

TRACE__RARE static void trace__mpi_fortran_MPI_Win_wait(int on, void *real, const MPI_Fint *f_win, MPI_Fint *f_ierror)
{
    MPI_Fint status_ = 0;
    int result;
    MPI_Win win = TRACE__MPI_F2C(Win, *f_win);
    (void)win;
    uint32_t id = 0;
    if (on >= 1)
        id = trace__mpi_begin_MPI_Win_wait(win);
    ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)real)(f_win, &status_);
    result = status_;
    if (id)
        trace__mpi_end_MPI_Win_wait(id, result);
    if (f_ierror) /* optional in mpi_f08 */
        *f_ierror = status_;
}
TRACE__FORTRAN(trace__mpi, MPI_Win_wait, mpi_win_wait, MPI_WIN_WAIT, (const MPI_Fint *f_win, MPI_Fint *f_ierror), (f_win, f_ierror))

#endif

/* through.c - wrappers of functions whose parameters no compiler can be told: older versions of a symbol, which no
 * header declares any more, and variadic functions
 *
 * Such a wrapper is a few instructions that name a trace__through and jump to code here. It keeps all argument
 * registers, has the call recorded, and calls the function with the same registers and with as much of the stack as a
 * rule says. A call that is not recorded is a jump. */
#if defined(TRACE_CUSTOM) && (defined(__x86_64__) || defined(__aarch64__))

typedef struct trace__registers { /* the assembler below knows where they are */
#ifdef __x86_64__
    uint64_t integers[6], rax;
    const uint64_t *stack;
    uint64_t vectors[8][2], result[2], vector_result[2][2];
#else
    uint64_t integers[8], x8;
    const uint64_t *stack;
    uint64_t vectors[8][2], result[2], vector_result[4][2];
#endif
    trace__call *call;
    uint64_t recorded, stack_bytes;
    const struct trace__through *through;
    uint64_t id;
} trace__registers;

typedef struct trace__case { /* the call is described by this when the selector has that value */
    int64_t from, to;
    trace__call *call;
} trace__case;

enum { /* where a value is: the integer register of that number, or from here on */
       TRACE__PLACE_VECTOR = 16,
       TRACE__PLACE_STACK = 32,
       TRACE__THROUGH_VALUES = 32,
       TRACE__STACK_UNKNOWN = 0xffff /* nobody knows what is on the stack: the record is an instant, the call a jump */
};
#ifdef __x86_64__
#define TRACE__PLACE_REGISTERS 6
#else
#define TRACE__PLACE_REGISTERS 8
#endif
/* Of the i-th argument that is no floating one. */
#define TRACE__PLACE_INTEGER(i) ((i) < TRACE__PLACE_REGISTERS ? (i) : TRACE__PLACE_STACK + (i) - TRACE__PLACE_REGISTERS)
typedef struct trace__through {
    trace__call *call;
    const trace__case *cases; /* NULL: `call` describes all calls; the last has no call */
    const uint8_t *places;    /* of the values, and of the result */
    uint16_t n, stack_bytes;  /* values before the result; what a call may have on the stack, a multiple of 16 */
    uint8_t selector, selector_bytes; /* number of the value, and how much of it counts */
} trace__through;

static void trace__through_values(const trace__registers *r, const trace__through *t, uint64_t *v)
{
    unsigned i;
    for (i = 0; i < t->n; i++) {
        uint8_t at = t->places[i];
        v[i] = at >= TRACE__PLACE_STACK    ? r->stack[at - TRACE__PLACE_STACK]
               : at >= TRACE__PLACE_VECTOR ? r->vectors[at - TRACE__PLACE_VECTOR][0]
                                           : r->integers[at];
    }
    v[i] = t->n && t->places[i] >= TRACE__PLACE_VECTOR ? r->vector_result[0][0] : r->result[0];
}

static trace__call *trace__through_call(const trace__through *t, const uint64_t *v)
{
    const trace__case *c = t->cases;
    int64_t selector;
    if (!c)
        return t->call;
    selector = t->selector_bytes == 4 ? (int64_t)(int32_t)v[t->selector] : (int64_t)v[t->selector];
    while (c->call && (selector < c->from || selector > c->to) &&
           (t->selector_bytes != 4 || (uint32_t)selector < c->from || (uint32_t)selector > c->to))
        c++;
    return c->call ? c->call : t->call;
}

/* The assembler calls these. A program may have several such files: the linker takes one. */
#define TRACE__THROUGH_SHARED extern "C" __attribute__((weak, visibility("hidden"), used))
#ifndef __cplusplus
#undef TRACE__THROUGH_SHARED
#define TRACE__THROUGH_SHARED __attribute__((weak, visibility("hidden"), used))
#endif
TRACE__THROUGH_SHARED void *trace__through_begin(trace__registers *r, const trace__through *t);
TRACE__THROUGH_SHARED void trace__through_end(trace__registers *r);

TRACE__THROUGH_SHARED void *trace__through_begin(trace__registers *r, const trace__through *t)
{
    uint64_t v[TRACE__THROUGH_VALUES + 1];
    trace__call *c = t->call;
    void *f = trace__call_real(c->lib, c);
    r->recorded = 0;
    if (!TRACE__ON(c->source, c->level) || (c->level < 3 && TRACE__CALL_NESTED(c->lib)))
        return f;
    trace__through_values(r, t, v);
    r->call = trace__through_call(t, v);
    r->through = t;
    r->id = trace__call_record(c->lib, r->call, v);
    r->recorded = r->id != 0 && t->stack_bytes != TRACE__STACK_UNKNOWN;
    r->stack_bytes = t->stack_bytes;
    return f;
}

TRACE__THROUGH_SHARED void trace__through_end(trace__registers *r)
{
    uint64_t v[TRACE__THROUGH_VALUES + 1];
    trace__through_values(r, r->through, v);
    trace__call_end(r->call, (uint32_t)r->id, v);
}

#ifdef __x86_64__
typedef char
    trace__registers_fit[offsetof(trace__registers, recorded) == 248 && sizeof(trace__registers) == 280 ? 1 : -1];
/* clang-format off */
#define TRACE__THROUGH_LOAD(from) \
    "    mov 0(" from "), %rdi\n    mov 8(" from "), %rsi\n    mov 16(" from "), %rdx\n    mov 24(" from "), %rcx\n" \
    "    mov 32(" from "), %r8\n    mov 40(" from "), %r9\n    mov 48(" from "), %rax\n" \
    "    movups 64(" from "), %xmm0\n    movups 80(" from "), %xmm1\n    movups 96(" from "), %xmm2\n" \
    "    movups 112(" from "), %xmm3\n    movups 128(" from "), %xmm4\n    movups 144(" from "), %xmm5\n" \
    "    movups 160(" from "), %xmm6\n    movups 176(" from "), %xmm7\n"
__asm__(".text\n.weak trace__through_enter\n.hidden trace__through_enter\n.type trace__through_enter, @function\n"
        "trace__through_enter:\n"
        "    .cfi_startproc\n"
        "    push %rbp\n    .cfi_def_cfa_offset 16\n    .cfi_offset %rbp, -16\n"
        "    mov %rsp, %rbp\n    .cfi_def_cfa_register %rbp\n"
        "    sub $288, %rsp\n"
        "    mov %rdi, 0(%rsp)\n    mov %rsi, 8(%rsp)\n    mov %rdx, 16(%rsp)\n    mov %rcx, 24(%rsp)\n"
        "    mov %r8, 32(%rsp)\n    mov %r9, 40(%rsp)\n    mov %rax, 48(%rsp)\n"
        "    lea 16(%rbp), %rax\n    mov %rax, 56(%rsp)\n"
        "    movups %xmm0, 64(%rsp)\n    movups %xmm1, 80(%rsp)\n    movups %xmm2, 96(%rsp)\n"
        "    movups %xmm3, 112(%rsp)\n    movups %xmm4, 128(%rsp)\n    movups %xmm5, 144(%rsp)\n"
        "    movups %xmm6, 160(%rsp)\n    movups %xmm7, 176(%rsp)\n"
        "    mov %rsp, %rdi\n    mov %r11, %rsi\n    call trace__through_begin\n"
        "    mov %rax, %r11\n"
        "    cmpl $0, 248(%rsp)\n    je 2f\n"
        "    mov 256(%rsp), %rcx\n    sub %rcx, %rsp\n    mov %rsp, %rdi\n    lea 16(%rbp), %rsi\n    rep movsb\n"
        "    lea -288(%rbp), %r10\n"
        TRACE__THROUGH_LOAD("%r10")
        "    call *%r11\n"
        "    lea -288(%rbp), %rsp\n"
        "    mov %rax, 192(%rsp)\n    mov %rdx, 200(%rsp)\n    movups %xmm0, 208(%rsp)\n    movups %xmm1, 224(%rsp)\n"
        "    mov %rsp, %rdi\n    call trace__through_end\n"
        "    mov 192(%rsp), %rax\n    mov 200(%rsp), %rdx\n    movups 208(%rsp), %xmm0\n    movups 224(%rsp), %xmm1\n"
        "    .cfi_remember_state\n"
        "    leave\n    .cfi_def_cfa %rsp, 8\n    ret\n"
        "    .cfi_restore_state\n"
        "2:\n"
        TRACE__THROUGH_LOAD("%rsp")
        "    leave\n    .cfi_def_cfa %rsp, 8\n    jmp *%r11\n"
        "    .cfi_endproc\n"
        ".size trace__through_enter, .-trace__through_enter\n");
/* `symbol` is a wrapper that goes on with the trace__through of that name. */
#define TRACE__THROUGH_STUB(symbol, through) \
    __asm__(".text\n.globl " symbol "\n.type " symbol ", @function\n" symbol ":\n    .cfi_startproc\n    endbr64\n" \
            "    lea " through "(%rip), %r11\n    jmp trace__through_enter\n    .cfi_endproc\n" \
            ".size " symbol ", .-" symbol "\n");
#else
typedef char trace__registers_fit
    [offsetof(trace__registers, recorded) == 296 && sizeof(trace__registers) == 328 ? 1 : -1];
#define TRACE__THROUGH_LOAD \
    "    ldp x0, x1, [x9]\n    ldp x2, x3, [x9, #16]\n    ldp x4, x5, [x9, #32]\n    ldp x6, x7, [x9, #48]\n" \
    "    ldr x8, [x9, #64]\n" \
    "    ldp q0, q1, [x9, #80]\n    ldp q2, q3, [x9, #112]\n    ldp q4, q5, [x9, #144]\n    ldp q6, q7, [x9, #176]\n"
__asm__(".text\n.weak trace__through_enter\n.hidden trace__through_enter\n.type trace__through_enter, %function\n"
        "trace__through_enter:\n"
        "    .cfi_startproc\n"
        "    stp x29, x30, [sp, #-352]!\n"
        "    .cfi_def_cfa_offset 352\n    .cfi_offset 29, -352\n    .cfi_offset 30, -344\n"
        "    mov x29, sp\n    .cfi_def_cfa_register 29\n"
        "    add x9, sp, #16\n"
        "    stp x0, x1, [x9]\n    stp x2, x3, [x9, #16]\n    stp x4, x5, [x9, #32]\n    stp x6, x7, [x9, #48]\n"
        "    add x10, x29, #352\n    stp x8, x10, [x9, #64]\n"
        "    stp q0, q1, [x9, #80]\n    stp q2, q3, [x9, #112]\n"
        "    stp q4, q5, [x9, #144]\n    stp q6, q7, [x9, #176]\n"
        "    mov x0, x9\n    mov x1, x15\n    bl trace__through_begin\n"
        "    mov x15, x0\n    add x9, x29, #16\n"
        "    ldr x10, [x9, #296]\n    cbz x10, 2f\n"
        "    ldr x10, [x9, #304]\n    sub sp, sp, x10\n    mov x11, sp\n    add x12, x29, #352\n"
        "1:  cbz x10, 3f\n    ldr x13, [x12], #8\n    str x13, [x11], #8\n    sub x10, x10, #8\n    b 1b\n"
        "3:\n"
        TRACE__THROUGH_LOAD
        "    blr x15\n"
        "    mov sp, x29\n    add x9, x29, #16\n"
        "    stp x0, x1, [x9, #208]\n    stp q0, q1, [x9, #224]\n    stp q2, q3, [x9, #256]\n"
        "    mov x0, x9\n    bl trace__through_end\n"
        "    add x9, x29, #16\n"
        "    ldp x0, x1, [x9, #208]\n    ldp q0, q1, [x9, #224]\n    ldp q2, q3, [x9, #256]\n"
        "    .cfi_remember_state\n"
        "    ldp x29, x30, [sp], #352\n    .cfi_def_cfa 31, 0\n    .cfi_restore 29\n    .cfi_restore 30\n    ret\n"
        "    .cfi_restore_state\n"
        "2:\n"
        TRACE__THROUGH_LOAD
        "    ldp x29, x30, [sp], #352\n    .cfi_def_cfa 31, 0\n    .cfi_restore 29\n    .cfi_restore 30\n    br x15\n"
        "    .cfi_endproc\n"
        ".size trace__through_enter, .-trace__through_enter\n");
#define TRACE__THROUGH_STUB(symbol, through) \
    __asm__(".text\n.p2align 2\n.globl " symbol "\n.type " symbol ", %function\n" symbol ":\n" \
            "    .cfi_startproc\n    hint #34\n" \
            "    adrp x15, " through "\n    add x15, x15, :lo12:" through "\n    b trace__through_enter\n" \
            "    .cfi_endproc\n.size " symbol ", .-" symbol "\n");
#endif
/* clang-format on */

#define TRACE__THROUGH_CALL(prefix, level, id, text) \
    static trace__call id##_call = {text, NULL, NULL, 0, 0, level, prefix##_source_id, 0, NULL, &prefix##_library, \
                                    NULL};
#define TRACE__VARIADIC_CALL(prefix, level, id, name, text) \
    prefix##_declare_linked(id, name) static trace__call id##_call = { \
        name "\0" text, prefix##_linked(id), NULL, 0, 0, level, prefix##_source_id, 0, NULL, &prefix##_library, NULL};
/* A variadic function. */
#define TRACE__VARIADIC(prefix, id, name, cases, n, stack, selector, bytes) \
    prefix##_shown void id(void) __asm__(prefix##_symbol(name)); \
    __attribute__((visibility("hidden"))) extern const trace__through id##_through __asm__(#id "_through"); \
    __attribute__((used)) \
    const trace__through id##_through = {&id##_call, cases, id##_places, n, stack, selector, bytes}; \
    TRACE__THROUGH_STUB(prefix##_symbol(name), #id "_through")
/* An older version of a symbol, NAME@VERSION. Nothing of its parameters is recorded: the header has those of the newest
 * alone. */
#define TRACE__VERSION(prefix, level, id, name, version, stack, steps) \
    TRACE__THROUGH_CALL(prefix, level, id, name "@" version "\0" steps) \
    __attribute__((visibility("hidden"))) extern const trace__through id##_through __asm__(#id "_through"); \
    __attribute__((used)) const trace__through id##_through = {&id##_call, NULL, NULL, 0, stack, 0, 0}; \
    TRACE__THROUGH_STUB(#id, #id "_through") \
    __asm__(".symver " #id ", " name "@" version "\n");
/* Whether a unit is of a shared library, in which symbols may have versions. */
#if defined(__PIC__) && !defined(__PIE__) && !defined(TRACE_UNVERSIONED)
#define TRACE__VERSIONED 1
#endif
#endif

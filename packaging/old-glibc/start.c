/* start.c - begins a program that is linked for an older glibc
 *
 * The crt1.o of glibc 2.34 and later leaves the program's initialisers to the C library, and older C libraries leave
 * them to the program. Every C library runs those that it is given, so this one gives them. */

typedef void initialiser(int, char **, char **);
extern initialiser *const __init_array_start[] __attribute__((visibility("hidden")));
extern initialiser *const __init_array_end[] __attribute__((visibility("hidden")));
extern void _init(void) __attribute__((visibility("hidden")));

__attribute__((visibility("hidden"), used)) void old_glibc_begin(int argc, char **argv, char **environment)
{
    initialiser *const *each;
    _init();
    for (each = __init_array_start; each != __init_array_end; each++)
        (*each)(argc, argv, environment);
}

#if defined(__x86_64__)
__asm__(".text\n"
        ".globl _start\n"
        ".type _start, @function\n"
        "_start:\n"
        ".cfi_startproc\n"
        ".cfi_undefined rip\n"
        "endbr64\n"
        "xorl %ebp, %ebp\n"
        "movq %rdx, %r9\n"  /* what the loader wants called at the end */
        "popq %rsi\n"       /* argc */
        "movq %rsp, %rdx\n" /* argv */
        "andq $-16, %rsp\n"
        "pushq %rax\n"
        "pushq %rsp\n" /* the end of the stack */
        "xorl %r8d, %r8d\n"
        "leaq old_glibc_begin(%rip), %rcx\n"
        "leaq main(%rip), %rdi\n"
        "call *__libc_start_main@GOTPCREL(%rip)\n"
        "hlt\n"
        ".cfi_endproc\n"
        ".size _start, . - _start\n");
#elif defined(__aarch64__)
__asm__(".text\n"
        ".globl _start\n"
        ".type _start, %function\n"
        "_start:\n"
        ".cfi_startproc\n"
        ".cfi_undefined x30\n"
        "mov x29, #0\n"
        "mov x30, #0\n"
        "mov x5, x0\n"     /* what the loader wants called at the end */
        "ldr x1, [sp]\n"   /* argc */
        "add x2, sp, #8\n" /* argv */
        "mov x6, sp\n"     /* the end of the stack */
        "adrp x0, main\n"
        "add x0, x0, :lo12:main\n"
        "adrp x3, old_glibc_begin\n"
        "add x3, x3, :lo12:old_glibc_begin\n"
        "mov x4, #0\n"
        "bl __libc_start_main\n"
        "bl abort\n"
        ".cfi_endproc\n"
        ".size _start, . - _start\n");
#endif

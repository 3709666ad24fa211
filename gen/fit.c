/* fit.c - what wrappers cannot pass on: they know the widths of parameters and whether they travel in integer registers
 *
 * Structures are left to layout_neutral(), which knows how they travel. */
#include "fit.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

static char *spelled(CXType t)
{
    CXString s = clang_getTypeSpelling(t);
    char *c = copy(clang_getCString(s));
    clang_disposeString(s);
    return c;
}

static const char *odd_type(CXType t);

static enum CXVisitorResult look_at_field(CXCursor c, CXClientData data)
{
    const char **why = data;
    *why = odd_type(clang_getCursorType(c));
    return *why ? CXVisit_Break : CXVisit_Continue;
}

/* What is odd about a value of this type; NULL: nothing. */
static const char *odd_type(CXType t)
{
    const char *why = NULL;
    t = clang_getCanonicalType(t);
    while (t.kind == CXType_ConstantArray)
        t = clang_getCanonicalType(clang_getArrayElementType(t));
    switch (t.kind) {
    case CXType_Vector:
    case CXType_ExtVector:
    case CXType_Float128:
    case CXType_Half:
    case CXType_Float16:
    case CXType_BFloat16: return "of a kind that travels in registers of its own";
    case CXType_Record:
        if (clang_Type_getSizeOf(t) <= 0)
            return "a structure without members";
        clang_Type_visitFields(t, look_at_field, &why);
        return why;
    default: return NULL;
    }
}

char *fit_reason(CXCursor function)
{
    CXType t = clang_getCursorType(function), r = clang_getResultType(t);
    CXString m = clang_Cursor_getMangling(function), n = clang_getCursorSpelling(function);
    const char *symbol = clang_getCString(m), *name = clang_getCString(n), *why;
    char *reason = NULL;
    int i, count = clang_Cursor_getNumArguments(function);
    if (symbol && *symbol && strcmp(*symbol == 1 ? symbol + 1 : symbol, name) != 0)
        reason = format("goes by the symbol %s", *symbol == 1 ? symbol + 1 : symbol);
    else if (t.kind == CXType_FunctionNoProto)
        reason = copy("has no prototype: nobody says what it takes");
    else if (clang_getFunctionTypeCallingConv(t) != CXCallingConv_C)
        reason = copy("is called in another way than C functions are");
    else if ((why = odd_type(r)) != NULL)
        reason = format("returns a '%s', which is %s", spelled(r), why);
    for (i = 0; !reason && i < count; i++) {
        CXType p = clang_getCursorType(clang_Cursor_getArgument(function, (unsigned)i));
        if ((why = odd_type(p)) != NULL)
            reason = format("takes a '%s', which is %s", spelled(p), why);
    }
    clang_disposeString(m);
    clang_disposeString(n);
    return reason;
}

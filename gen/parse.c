/* parse.c - a vendor header through libclang: functions, types and constants of one API
 *
 * Two passes: the first finds what is declared and which macros exist, the second has the compiler evaluate the macros.
 */
#include "fit.h"
#include "model.h"

#include <clang-c/Index.h>
#include <stdlib.h>
#include <string.h>

typedef struct state {
    const parse_request *request;
    model *m;
    size_t nmacros;
    char **macros;
    size_t ntypes; /* names of types that functions lean on, whoever declares them */
    char **types;
    size_t nfiles; /* those that declare something wanted */
    char **files;
    size_t nothers; /* what is declared and not wanted: name and file; value: whether it is inline */
    member *others;
} state;

static char *take(CXString s)
{
    char *c = copy(clang_getCString(s) ? clang_getCString(s) : "");
    clang_disposeString(s);
    return c;
}

static bool known(const model *m, fact_kind kind, const char *name) { return model_find(m, kind, name) != NULL; }

/* The type as C spells it, without `struct` or `enum` for names that a typedef has too. */
static char *spell(CXType t) { return take(clang_getTypeSpelling(t)); }

static const char *where(CXCursor c, unsigned *line)
{
    static char *file;
    CXFile f;
    clang_getExpansionLocation(clang_getCursorLocation(c), &f, line, NULL, NULL);
    free(file);
    return file = take(clang_getFileName(f));
}

static void add_typedef(state *s, CXType t);
static void add_tagged(state *s, CXCursor c, fact_kind kind);
static void add_named(state *s, CXCursor c, fact_kind kind, char *name);

/* Every type that `t` is built from gets into the model: so its users know what it is without the header. */
static void add_types_of(state *s, CXType t)
{
    switch (t.kind) {
    case CXType_Pointer: add_types_of(s, clang_getPointeeType(t)); break;
    case CXType_ConstantArray:
    case CXType_IncompleteArray:
    case CXType_VariableArray: add_types_of(s, clang_getArrayElementType(t)); break;
    case CXType_Typedef: add_typedef(s, t); break;
    case CXType_Elaborated: add_types_of(s, clang_Type_getNamedType(t)); break;
    case CXType_Enum: add_tagged(s, clang_getTypeDeclaration(t), ENUM); break;
    case CXType_Record:
        add_tagged(s, clang_getTypeDeclaration(t),
                   clang_getCursorKind(clang_getTypeDeclaration(t)) == CXCursor_UnionDecl ? UNION : STRUCT);
        break;
    default: break;
    }
}

static void add_typedef(state *s, CXType t)
{
    CXCursor declaration = clang_getTypeDeclaration(t);
    char *name = take(clang_getTypedefName(t));
    fact f = {.kind = TYPEDEF};
    CXType under = clang_getTypedefDeclUnderlyingType(declaration);
    if (known(s->m, TYPEDEF, name)) {
        free(name);
        return;
    }
    f.name = name;
    f.type = spell(under);
    if (strstr(f.type, "(unnamed") || strstr(f.type, "(anonymous")) {
        free(f.type);
        f.type = format("%s %s", clang_getCanonicalType(under).kind == CXType_Enum ? "enum" : "struct", name);
    }
    PUSH(s->m->facts, s->m->n) = f;
    add_types_of(s, under);
}

static enum CXChildVisitResult visit_enumerator(CXCursor c, CXCursor parent, CXClientData data)
{
    fact *f = data;
    (void)parent;
    if (clang_getCursorKind(c) == CXCursor_EnumConstantDecl) {
        member e = {take(clang_getCursorSpelling(c)), NULL, clang_getEnumConstantDeclValue(c)};
        PUSH(f->members, f->n) = e;
    }
    return CXChildVisit_Continue;
}

typedef struct record {
    state *s;
    fact f;
    long long align; /* the largest of its members' types */
} record;

/* Names of a function type's parameters stand where it is declared. */
static enum CXChildVisitResult visit_parameter(CXCursor c, CXCursor parent, CXClientData data)
{
    record *r = data;
    (void)parent;
    if (clang_getCursorKind(c) == CXCursor_ParmDecl) {
        member e = {take(clang_getCursorSpelling(c)), spell(clang_getCursorType(c)), 0};
        if (!*e.name)
            e.name = format("arg%zu", r->f.n + 1);
        PUSH(r->f.members, r->f.n) = e;
        add_types_of(r->s, clang_getCursorType(c));
    }
    return CXChildVisit_Continue;
}

/* What a function in a table is called, by "STRUCT=PREFIX*,..."; NULL: it is in none. */
static char *slot_name(const char *tables, const char *structure, const char *name)
{
    size_t n = strlen(structure), length;
    for (const char *s = tables; s && *s; s += length + (s[length] == ',')) {
        length = strcspn(s, ",");
        if (length > n && !strncmp(s, structure, n) && s[n] == '=')
            return format("%.*s%s", (int)strcspn(s + n + 1, "*,"), s + n + 1, name);
    }
    return NULL;
}

/* A member of a table that points to a function. */
static void add_slot(state *s, CXCursor field, const char *structure, const char *name)
{
    CXType t = clang_getCursorType(field), pointed = clang_getPointeeType(clang_getCanonicalType(t));
    CXCursor declaration = clang_getTypeDeclaration(t);
    record r = {s, {.kind = FUNCTION, .name = slot_name(s->request->tables, structure, name)}, 0};
    fact slot = {.kind = SLOT, .name = r.f.name, .type = format("%s.%s", structure, name)};
    if (!r.f.name || pointed.kind != CXType_FunctionProto || clang_isFunctionTypeVariadic(pointed) ||
        known(s->m, FUNCTION, r.f.name))
        return;
    if (clang_getResultType(clang_getPointeeType(t)).kind != CXType_Invalid) /* as it is written */
        pointed = clang_getPointeeType(t);
    r.f.type = spell(clang_getResultType(pointed));
    add_types_of(s, clang_getResultType(pointed));
    clang_visitChildren(clang_getCursorKind(declaration) == CXCursor_TypedefDecl ? declaration : field, visit_parameter,
                        &r);
    if (!r.f.n || (int)r.f.n != clang_getNumArgTypes(clang_getPointeeType(clang_getCanonicalType(t))))
        return; /* no object, or what it takes is not to be seen */
    PUSH(s->m->facts, s->m->n) = r.f;
    PUSH(s->m->facts, s->m->n) = slot;
}

/* A member's type that has no name gets the member's: OUTER.MEMBER. */
static enum CXVisitorResult visit_field(CXCursor c, CXClientData data)
{
    record *r = data;
    CXType t = clang_getCursorType(c), element = t;
    member e = {take(clang_getCursorSpelling(c)), spell(t), clang_Cursor_getOffsetOfField(c) / 8};
    char *dimensions = copy("");
    long long align = clang_Type_getAlignOf(t);
    r->align = align > r->align ? align : r->align;
    while (element.kind == CXType_ConstantArray) {
        dimensions = format("%s[%lld]", dimensions, clang_getArraySize(element));
        element = clang_getArrayElementType(element);
    }
    /* the member has none either; how that is spelled depends on libclang */
    if (strchr(e.name, '(') || strchr(e.name, ' '))
        *e.name = 0;
    if (clang_Cursor_isBitField(c))
        e.type = format("%s:%d.%lld", e.type, clang_getFieldDeclBitWidth(c), clang_Cursor_getOffsetOfField(c) % 8);
    if (strstr(e.type, "(unnamed") || strstr(e.type, "(anonymous")) {
        CXCursor declaration = clang_getTypeDeclaration(element);
        enum CXTypeKind canonical = clang_getCanonicalType(element).kind;
        fact_kind kind = canonical == CXType_Enum                                 ? ENUM
                         : clang_getCursorKind(declaration) == CXCursor_UnionDecl ? UNION
                                                                                  : STRUCT;
        if (!*e.name)
            e.name = format("_%zu", r->f.n);
        if (canonical == CXType_Record || canonical == CXType_Enum) {
            e.type = format("%s %s.%s%s",
                            kind == ENUM    ? "enum"
                            : kind == UNION ? "union"
                                            : "struct",
                            r->f.name, e.name, dimensions);
            add_named(r->s, declaration, kind, format("%s.%s", r->f.name, e.name));
        }
    } else
        add_types_of(r->s, element);
    PUSH(r->f.members, r->f.n) = e;
    if (r->f.kind == STRUCT)
        add_slot(r->s, c, r->f.name, e.name);
    return CXVisit_Continue;
}

/* A name for an enum or struct that has none of its own: that of the typedef around it. */
static char *tag_name(CXCursor c)
{
    char *name = take(clang_getCursorSpelling(c));
    if (!*name || strchr(name, '(') || strchr(name, ' ')) {
        free(name);
        name = spell(clang_getCursorType(c));
        if (strchr(name, '(') || strchr(name, ' ')) {
            free(name);
            return NULL;
        }
    }
    return name;
}

/* As a model has it: 0 for an enum that is passed as an int, else its bytes, negative if it is signed. */
static long long enum_bytes(CXCursor c)
{
    CXType t = clang_getCanonicalType(clang_getEnumDeclIntegerType(c));
    long long bytes = clang_Type_getSizeOf(clang_getCursorType(c));
    bool is_signed = t.kind == CXType_Char_S || t.kind == CXType_SChar || t.kind == CXType_Short ||
                     t.kind == CXType_Int || t.kind == CXType_Long || t.kind == CXType_LongLong;
    return bytes == 4 || bytes <= 0 ? 0 : is_signed ? -bytes : bytes;
}

static void add_named(state *s, CXCursor c, fact_kind kind, char *name)
{
    record r = {.s = s, .f = {.kind = kind, .name = name}};
    size_t at = s->m->n;
    if (!name || !clang_isCursorDefinition(c) || known(s->m, kind, name))
        return;
    PUSH(s->m->facts, s->m->n) = r.f; /* its members may lead back to it */
    if (kind == ENUM) {
        r.f.value = enum_bytes(c);
        clang_visitChildren(c, visit_enumerator, &r.f);
    } else {
        r.f.value = clang_Type_getSizeOf(clang_getCursorType(c));
        clang_Type_visitFields(clang_getCursorType(c), visit_field, &r);
        r.f.align = clang_Type_getAlignOf(clang_getCursorType(c));
        r.f.align = r.f.align == r.align || r.f.value <= 0 ? 0 : r.f.align;
    }
    s->m->facts[at] = r.f;
}

static void add_tagged(state *s, CXCursor c, fact_kind kind)
{
    CXCursor definition = clang_getCursorDefinition(c);
    add_named(s, clang_Cursor_isNull(definition) ? c : definition, kind, tag_name(c));
}

/* An enum without a name is a set of constants. */
static enum CXChildVisitResult visit_constant(CXCursor c, CXCursor parent, CXClientData data)
{
    state *s = data;
    fact f = {.kind = DEFINE, .name = take(clang_getCursorSpelling(c)), .value = clang_getEnumConstantDeclValue(c)};
    (void)parent;
    if (clang_getCursorKind(c) == CXCursor_EnumConstantDecl && matches(s->request->names, f.name))
        PUSH(s->m->facts, s->m->n) = f;
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult visit_attribute(CXCursor c, CXCursor parent, CXClientData data)
{
    bool *yes = data;
    (void)parent;
    if (clang_isAttribute(clang_getCursorKind(c))) {
        CXTranslationUnit unit = clang_Cursor_getTranslationUnit(c);
        CXToken *tokens = NULL;
        unsigned n = 0;
        clang_tokenize(unit, clang_getCursorExtent(c), &tokens, &n);
        for (unsigned i = 0; i < n; i++) {
            char *text = take(clang_getTokenSpelling(unit, tokens[i]));
            *yes |= strstr(text, "noreturn") != NULL;
            free(text);
        }
        if (tokens)
            clang_disposeTokens(unit, tokens, n);
    }
    return CXChildVisit_Continue;
}

/* Whether it is declared not to return: GNU's attribute is part of its type, that of C11 and C++11 is not. */
static bool never_returns(CXCursor c)
{
    char *type = take(clang_getTypeSpelling(clang_getCursorType(c)));
    bool yes = strstr(type, "noreturn") != NULL;
    CXTranslationUnit unit = clang_Cursor_getTranslationUnit(c);
    CXToken *tokens = NULL;
    unsigned n = 0;
    free(type);
    if (!yes)
        clang_visitChildren(c, visit_attribute, &yes);
    if (yes)
        return true;
    clang_tokenize(unit, clang_getCursorExtent(c), &tokens, &n);
    for (unsigned i = 0; i < n && !yes; i++) {
        char *text = take(clang_getTokenSpelling(unit, tokens[i]));
        yes = !strcmp(text, "_Noreturn") || !strcmp(text, "noreturn") || !strcmp(text, "__noreturn__");
        free(text);
    }
    if (tokens)
        clang_disposeTokens(unit, tokens, n);
    return yes;
}

static void add_function(state *s, CXCursor c, char *name)
{
    fact f = {.kind = FUNCTION, .name = name};
    CXType t = clang_getCursorType(c);
    unsigned line;
    int n = clang_Cursor_getNumArguments(c);
    if (clang_Cursor_getStorageClass(c) == CX_SC_Static || known(s->m, FUNCTION, name)) {
        free(name);
        return;
    }
    f.type = spell(clang_getResultType(t));
    f.variadic = clang_isFunctionTypeVariadic(t);
    f.no_return = never_returns(c);
    if (s->request->wanted && (f.unfit = fit_reason(c)) != NULL) {
        PUSH(s->m->facts, s->m->n) = f;
        return;
    }
    add_types_of(s, clang_getResultType(t));
    if (t.kind == CXType_FunctionNoProto) {
        const char *file = where(c, &line);
        error_at(file, (int)line, "%s has no prototype: what does it take?", name);
        return;
    }
    for (int i = 0; i < n; i++) {
        CXCursor p = clang_Cursor_getArgument(c, (unsigned)i);
        member e = {take(clang_getCursorSpelling(p)), spell(clang_getCursorType(p)), 0};
        enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(p)).kind;
        if (!s->request->wanted && kind == CXType_Vector) {
            const char *file = where(p, &line);
            error_at(file, (int)line, "%s takes %s by value, which no wrapper can forward unseen", name, e.type);
        }
        if (!*e.name) {
            free(e.name);
            e.name = format("arg%d", i + 1);
        }
        add_types_of(s, clang_getCursorType(p));
        PUSH(f.members, f.n) = e;
    }
    PUSH(s->m->facts, s->m->n) = f;
}

/* With `wanted`: whether this is one, by the symbol that the linker knows. Remembers what is not, for its file may be
 * the API's own. */
static bool is_wanted(state *s, CXCursor c, const char *name)
{
    unsigned line;
    const char *file;
    char *symbol;
    bool yes;
    if (!s->request->wanted)
        return true;
    if (clang_Cursor_getStorageClass(c) == CX_SC_Static || clang_Cursor_isFunctionInlined(c)) {
        PUSH(s->others, s->nothers) = (member){copy(name), copy(where(c, &line)), 1};
        return false;
    }
    symbol = take(clang_Cursor_getMangling(c));
    yes = s->request->wanted(s->request->who, *symbol == 1 ? symbol + 1 : *symbol ? symbol : name);
    file = where(c, &line);
    if (!yes)
        PUSH(s->others, s->nothers) = (member){copy(name), copy(file), 0};
    else if (!s->nfiles || strcmp(s->files[s->nfiles - 1], file) != 0)
        PUSH(s->files, s->nfiles) = copy(file);
    free(symbol);
    return yes;
}

static void find_absent(state *s)
{
    for (size_t i = 0; i < s->nothers; i++) {
        bool own = false, again = known(s->m, FUNCTION, s->others[i].name);
        for (size_t k = 0; k < s->nfiles && !own; k++)
            own = !strcmp(s->files[k], s->others[i].type);
        for (size_t k = 0; k < s->m->nabsent && !again; k++)
            again = !strcmp(s->m->absent[k], s->others[i].name);
        if (own && !again && s->others[i].value)
            PUSH(s->m->inlines, s->m->ninlines) = s->others[i].name;
        else if (own && !again)
            PUSH(s->m->absent, s->m->nabsent) = s->others[i].name;
    }
}

/* A variable `extern TYPEDEF NAME` stands for a callback of that type. */
static void add_callback(state *s, CXCursor c, char *name)
{
    CXCursor declaration = clang_getTypeDeclaration(clang_getCursorType(c));
    CXType pointed = clang_getPointeeType(clang_getCanonicalType(clang_getCursorType(c)));
    record r = {.s = s, .f = {.kind = FUNCTION, .name = name}};
    unsigned line;
    if (clang_getCursorKind(declaration) != CXCursor_TypedefDecl || pointed.kind != CXType_FunctionProto) {
        const char *file = where(c, &line);
        error_at(file, (int)line, "%s is of no type that names a pointer to a function", name);
        return;
    }
    if (known(s->m, FUNCTION, name))
        return;
    r.f.type = spell(clang_getResultType(pointed));
    clang_visitChildren(declaration, visit_parameter, &r);
    PUSH(s->m->facts, s->m->n) = r.f;
}

static enum CXChildVisitResult visit(CXCursor c, CXCursor parent, CXClientData data)
{
    const char *callbacks = ((state *)data)->request->callbacks;
    state *s = data;
    char *name = take(clang_getCursorSpelling(c));
    enum CXCursorKind kind = clang_getCursorKind(c);
    (void)parent;
    if (kind == CXCursor_LinkageSpec || kind == CXCursor_UnexposedDecl) {
        free(name);
        return CXChildVisit_Recurse; /* extern "C" */
    }
    if (kind == CXCursor_FunctionDecl && matches(s->request->functions, name)) {
        if (is_wanted(s, c, name))
            add_function(s, c, name);
        else
            free(name);
        return CXChildVisit_Continue;
    }
    if (kind == CXCursor_VarDecl && callbacks && !strncmp(name, callbacks, strlen(callbacks))) {
        add_callback(s, c, copy(name + strlen(callbacks)));
        free(name);
        return CXChildVisit_Continue;
    }
    if (kind == CXCursor_EnumDecl) {
        char *tag = tag_name(c);
        if (!tag)
            clang_visitChildren(c, visit_constant, s);
        else if (matches(s->request->names, tag))
            add_tagged(s, c, ENUM);
        free(tag);
    } else if (kind == CXCursor_StructDecl || kind == CXCursor_UnionDecl) {
        char *tag = tag_name(c);
        if (tag && matches(s->request->names, tag))
            add_tagged(s, c, kind == CXCursor_StructDecl ? STRUCT : UNION);
        free(tag);
    } else if (kind == CXCursor_TypedefDecl && matches(s->request->names, name)) {
        CXType under = clang_getTypedefDeclUnderlyingType(c);
        CXType canonical = clang_getCanonicalType(under);
        add_typedef(s, clang_getCursorType(c));
        if (canonical.kind == CXType_Record || canonical.kind == CXType_Enum) /* typedef struct tag NAME */
            add_tagged(s, clang_getTypeDeclaration(canonical), canonical.kind == CXType_Enum ? ENUM : STRUCT);
    } else if (kind == CXCursor_MacroDefinition && matches(s->request->names, name) &&
               !clang_Cursor_isMacroFunctionLike(c)) {
        PUSH(s->macros, s->nmacros) = name;
        return CXChildVisit_Continue;
    }
    free(name);
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult visit_value(CXCursor c, CXCursor parent, CXClientData data)
{
    state *s = data;
    char *name = take(clang_getCursorSpelling(c));
    (void)parent;
    if (clang_getCursorKind(c) == CXCursor_VarDecl && !strncmp(name, "trace_gen_", 10)) {
        CXEvalResult r = clang_Cursor_Evaluate(c);
        CXEvalResultKind kind = r ? clang_EvalResult_getKind(r) : CXEval_UnExposed;
        fact f = {.kind = DEFINE, .name = copy(name + 11)};
        if (name[10] == 'i' && kind == CXEval_Int) {
            f.value = clang_EvalResult_getAsLongLong(r);
            PUSH(s->m->facts, s->m->n) = f;
        } else if (name[10] == 's' && kind == CXEval_StrLiteral) {
            const char *text = clang_EvalResult_getAsStr(r);
            if (!strpbrk(text, "\"\\\n")) {
                f.type = format("\"%s\"", text);
                PUSH(s->m->facts, s->m->n) = f;
            }
        }
        if (r)
            clang_EvalResult_dispose(r);
    }
    free(name);
    return CXChildVisit_Continue;
}

static CXTranslationUnit translate(CXIndex index, const parse_request *request, const char *text, bool complain)
{
    struct CXUnsavedFile unsaved = {"trace-gen.h", text, strlen(text)};
    CXTranslationUnit unit = NULL;
    bool bad = false;
    enum CXErrorCode code =
        clang_parseTranslationUnit2(index, "trace-gen.h", request->args, (int)request->nargs, &unsaved, 1,
                                    CXTranslationUnit_DetailedPreprocessingRecord |
                                        CXTranslationUnit_SkipFunctionBodies | CXTranslationUnit_KeepGoing,
                                    &unit);
    if (code != CXError_Success || !unit)
        die_at(request->header, 0, "libclang cannot parse it (code %d)", (int)code);
    for (unsigned i = 0; complain && i < clang_getNumDiagnostics(unit); i++) {
        CXDiagnostic d = clang_getDiagnostic(unit, i);
        if (clang_getDiagnosticSeverity(d) >= CXDiagnostic_Error) {
            CXFile f;
            unsigned line;
            char *file, *what = take(clang_getDiagnosticSpelling(d));
            clang_getExpansionLocation(clang_getDiagnosticLocation(d), &f, &line, NULL, NULL);
            file = take(clang_getFileName(f));
            error_at(!*file || !strcmp(file, "trace-gen.h") ? request->header : file,
                     *file && strcmp(file, "trace-gen.h") ? (int)line : 0, "%s", what);
            bad = true;
        }
        clang_disposeDiagnostic(d);
    }
    if (bad)
        exit(1);
    return unit;
}

static bool parses(CXIndex index, const parse_request *request, const char *text)
{
    CXTranslationUnit unit = translate(index, request, text, false);
    bool good = true;
    for (unsigned i = 0; i < clang_getNumDiagnostics(unit); i++) {
        CXDiagnostic d = clang_getDiagnostic(unit, i);
        good &= clang_getDiagnosticSeverity(d) < CXDiagnostic_Error;
        clang_disposeDiagnostic(d);
    }
    clang_disposeTranslationUnit(unit);
    return good;
}

/* Lines that include the header: some need another before them, which is found by trying, and said. */
static char *include_of(CXIndex index, const parse_request *request)
{
    static const char *const before[] = {"stddef.h", "stdint.h", "stdio.h", "sys/types.h", "stdlib.h", "time.h"};
    char *include = format("#include \"%s\"\n", request->header);
    if (parses(index, request, include))
        return include;
    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        char *text = format("#include <%s>\n%s", before[i], include);
        if (parses(index, request, text)) {
            fprintf(stderr, "%s: needs another header before it: <%s> was included first\n", request->header,
                    before[i]);
            return text;
        }
        free(text);
    }
    return include;
}

/* clang before 15 has _Float16 for some processors alone: for one of these the header is read as all are. */
static parse_request with_half(CXIndex index, parse_request r)
{
    static const char *const more[] = {"-Xclang", "-target-feature", "-Xclang", "+avx512fp16"};
    if (parses(index, &r, format("#include \"%s\"\n", r.header)) || parses(index, &r, "_Float16 trace_gen_half;\n"))
        return r;
    const char **all = need(calloc(r.nargs + 4, sizeof *all));
    memcpy(all, r.args, r.nargs * sizeof *all);
    memcpy(all + r.nargs, more, sizeof more);
    parse_request half = r;
    half.args = all;
    half.nargs += 4;
    return parses(index, &half, "_Float16 trace_gen_half;\n") ? half : r;
}

model *parse_header(const parse_request *asked)
{
    CXIndex index = clang_createIndex(0, 0);
    parse_request half = with_half(index, *asked);
    const parse_request *request = &half;
    state s = {.request = request, .m = need(calloc(1, sizeof *s.m))};
    char *include = include_of(index, request), *values = NULL;
    size_t length;
    FILE *out;
    CXTranslationUnit unit = translate(index, request, include, true);
    s.m->file = copy(request->header);
    clang_visitChildren(clang_getTranslationUnitCursor(unit), visit, &s);
    if (request->again) {
        char *defined = format("#define %s\n%s", request->again, include);
        clang_visitChildren(clang_getTranslationUnitCursor(translate(index, request, defined, true)), visit, &s);
    }

    find_absent(&s);
    out = need(open_memstream(&values, &length)); /* macros that make no constant are errors of their own lines only */
    fputs(include, out);
    for (size_t i = 0; i < s.nmacros; i++) {
        fprintf(out, "static const long long trace_gen_i%s = (long long)(%s);\n", s.macros[i], s.macros[i]);
        fprintf(out, "static const char *const trace_gen_s%s = %s;\n", s.macros[i], s.macros[i]);
    }
    fclose(out);
    unit = translate(index, request, values, false);
    clang_visitChildren(clang_getTranslationUnitCursor(unit), visit_value, &s);
    clang_disposeIndex(index);
    return s.m;
}

/* ready.c - libraries with ready wrappers: libtrace-h-API.so beside libtrace-h.so, made from api-specs/API
 *
 * They are loaded only if a list of APIs names them. For the recorder they are the API `custom`. */
#include "run.h"
#include "common/options.h"
#include "public/sources.gen.h"
#include "core/options.h"
#include "support/memory.h"
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const folders[] = {"", "trace-h/"}; /* as built, as installed */
static const char before[] = "libtrace-h-", behind[] = ".so";

static char *folder_of(const char *library)
{
    return tool_text("%.*s", (int)(strrchr(library, '/') + 1 - library), library);
}

/* The library of the API whose name has n letters; NULL: there is none. */
static char *find(const char *folder, const char *name, size_t n)
{
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char *file = tool_text("%s%s%s%.*s%s", folder, folders[i], before, (int)n, name, behind);
        if (n && !memchr(name, '/', n) && !access(file, R_OK))
            return file;
        free(file);
    }
    return NULL;
}

size_t ready_names(const char *library, const char **names, size_t room)
{
    char *folder = folder_of(library);
    size_t n = 0;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char *pattern = tool_text("%s%s%s*%s", folder, folders[i], before, behind);
        glob_t found;
        if (!glob(pattern, 0, NULL, &found))
            for (size_t k = 0; k < found.gl_pathc && n < room; k++) {
                const char *name = strrchr(found.gl_pathv[k], '/') + sizeof before;
                names[n++] = tool_text("%.*s", (int)(strlen(name) - (sizeof behind - 1)), name);
            }
        globfree(&found);
        free(pattern);
    }
    free(folder);
    return n;
}

void ready_list(const char *library)
{
    const char *names[READY_MAX];
    size_t n = ready_names(library, names, READY_MAX);
    printf("recorded unless --apis says otherwise:");
    for (int i = 0; i < TRACE__SOURCES; i++)
        if (trace__source_names[i][0])
            printf(" %s", trace__source_names[i]);
    printf("\nrecorded if --apis names them:");
    for (size_t i = 0; i < n; i++)
        printf(" %s", names[i]);
    printf("%s\n", n ? "" : " (none is installed)");
}

static char *joined(char *list, const char *separator, const char *text, size_t n)
{
    char *longer = tool_text("%s%s%.*s", list, *list ? separator : "", (int)n, text);
    free(list);
    return longer;
}

ready ready_choose(const char *list, const char *library)
{
    static const char *const levels[] = {"off", "minimal", "default", "full"};
    char *folder = folder_of(library);
    ready r = {tool_text("%s", ""), tool_text("%s", "")};
    int level = -1; /* the most that is asked for of any of them; 0: only with "off" */
    bool plain = false;
    for (const char *s = list; *s;) {
        size_t n = strcspn(s, ","), name;
        bool minus = *s == '-';
        char *file;
        int asked = minus ? 0 : 2;
        name = strcspn(s + minus, ",=");
        file = find(folder, s + minus, name);
        if (file && minus + name < n)
            asked = trace__level_of(s + minus + name + 1, n - minus - name - 1);
        if (file && asked >= 0) {
            plain |= !minus && name == n;
            level = asked > level ? asked : level;
            if (asked)
                r.preload = joined(r.preload, ":", file, strlen(file));
        } else
            r.list = joined(r.list, ",", s, n);
        free(file);
        s += n;
        s += *s == ',';
    }
    if (level > 0 && plain)
        r.list = joined(r.list, ",", "custom", 6);
    if (level > 0 && (!plain || level > 2)) {
        char *word = tool_text("custom=%s", levels[level]);
        r.list = joined(r.list, ",", word, strlen(word));
        free(word);
    }
    free(folder);
    return r;
}

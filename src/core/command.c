/* command.c - the command line as a file keeps it: without what is secret */

enum { TRACE__COMMAND_ROOM = 2048 };

/* Words that name a secret, at the end of an option's name or before a '-', '_' or '.' in it: --hf-token, DB_PASSWORD.
 * "--max-tokens" and "--tokenizer" name none. */
static const char *const trace__secret_words[] = {
    "password",   "passwd",      "passphrase",    "pwd",        "secret",     "token",       "apikey",
    "api-key",    "api_key",     "accesskey",     "access-key", "access_key", "private-key", "private_key",
    "credential", "credentials", "authorization", "bearer",     NULL};

static bool trace__names_secret(const char *s, size_t n)
{
    const char *const *word;
    size_t i, k;
    for (word = trace__secret_words; *word; word++) {
        size_t length = strlen(*word);
        for (i = 0; i + length <= n; i++) {
            for (k = 0; k < length && (s[i + k] | (s[i + k] >= 'A' && s[i + k] <= 'Z' ? 32 : 0)) == (*word)[k]; k++) {}
            if (k == length && (i + k == n || strchr("-_.", s[i + k])))
                return true;
        }
    }
    return false;
}

/* What is secret in the word from `s` to `end`, in an argument that ends at `stop`; `next`: is it the one behind a
 * name, and on return: is the next? */
static bool trace__secret_part(const char *s, const char *end, const char *stop, const char **from, const char **to,
                               bool *next)
{
    size_t n = (size_t)(end - s), name = strcspn(s, "=:");
    bool behind = *next && *s != '-', named = trace__names_secret(s, name < n ? name : n);
    const char *host = strstr(s, "://"), *at, *colon;
    *next = named && (behind || (name >= n ? *s == '-' : name + 1 == n));
    *to = end;
    if (behind || (named && name < n)) {
        *from = behind ? s : s + name + 1;
        if (**from == '\'' || **from == '"' || (!behind && s[name] == ':')) { /* a value of several words */
            *to = stop;
            *next = false;
        }
        return *from < *to;
    }
    if (!host || host >= end || (at = (const char *)memchr(host, '@', (size_t)(end - host))) == NULL ||
        (colon = (const char *)memchr(host + 3, ':', (size_t)(at - host - 3))) == NULL ||
        memchr(host + 3, '/', (size_t)(at - host - 3)))
        return false;
    *from = colon + 1;
    *to = at;
    return true;
}

static char *trace__put_part(char *to, const char *room, const char *from, const char *end)
{
    while (from < end && to < room)
        *to++ = *from++;
    return to;
}

/* From `from`, which has `n` bytes of arguments, each ended by a 0, to `to`: the arguments with a space between, *** in
 * place of what is secret: the value of
 * --password=VALUE, PASSWORD=VALUE, "Authorization: VALUE"; the word behind --password; the password in
 * scheme://user:password@host. */
static void trace__command_text(char *to, size_t room, const char *from, size_t n)
{
    static const char stars[] = "***";
    const char *const last = to + room - 1, *const all = from + n, *s = from;
    bool next = false;
    while (s < all) {
        const char *stop = s + strlen(s);
        while (s < stop) {
            const char *end = s + strcspn(s, " \t\n"), *a, *b;
            if (trace__secret_part(s, end, stop, &a, &b, &next)) {
                to = trace__put_part(trace__put_part(to, last, s, a), last, stars, stars + 3);
                s = b;
                end = b > end ? b : end;
            }
            to = trace__put_part(to, last, s, end);
            s = end + strspn(end, " \t\n");
            to = trace__put_part(to, last, end, s);
        }
        if (++s < all && to < last)
            *to++ = ' ';
    }
    *to = 0;
}

/* As TRACE_COMMAND says: all of it, the program's name alone, or nothing. `given` has as much room as `to`. */
static void trace__command_line(char *to, char *given, size_t room)
{
    long n = trace__c.command != TRACE__COMMAND_OFF ? trace__os_slurp("/proc/self/cmdline", given, room) : 0;
    if (n < 0)
        n = 0;
    if (n > 0 && trace__c.command == TRACE__COMMAND_NAME)
        n = (long)strlen(given);
    trace__command_text(to, room, given, (size_t)n);
}

/* command.c - the command line as a file keeps it: without what is secret */
#include "command.h"

/* Words that name a secret, at the end of a name or before a '-', '_', '.' or capital letter in it: --hf-token,
 * DB_PASSWORD, secretKey. "--max-tokens" and "--tokenizer" name none. Those that begin with a blank must begin a part
 * of the name: DB_PASS, not --bypass. */
static const char *const trace__secret_words[] = {
    "password",   "passwd",      "passphrase",    "pwd",         "secret",     "token",       "apikey",
    "api-key",    "api_key",     "accesskey",     "access-key",  "access_key", "private-key", "private_key",
    "credential", "credentials", "authorization", "bearer",      " pass",      "pgpass",      "dbpass",
    "userpass",   "sshpass",     "passin",        "passout",     " passw",     "secretkey",   "secret-key",
    "secret_key", " cred",       " creds",        " pin",        " pat",       " auth",       "cookie",
    "session-id", "session_id",  "sessionid",     "account-key", "accountkey", "account_key", NULL};
/* The same, in a URL behind a ? or & alone. */
static const char *const trace__secret_queries[] = {" key", " sig", " signature", " code", " jwt", " sas", NULL};
/* Beginnings of tokens that are known by their shape; what follows is 16 characters or more. */
static const char *const trace__secret_shapes[] = {"ghp_",   "gho_", "ghu_",  "ghs_",  "ghr_", "github_pat_",
                                                   "glpat-", "hf_",  "xoxb-", "xoxp-", "sk-",  "pypi-",
                                                   "AKIA",   "ASIA", "npm_",  "eyJ",   "dop_", NULL};
/* Programs that take a password behind this letter, also without a blank between. */
static const char *const trace__secret_programs[] = {"mysql p",
                                                     "mysqldump p",
                                                     "mysqladmin p",
                                                     "mysqlimport p",
                                                     "mysqlshow p",
                                                     "mysqlcheck p",
                                                     "mariadb p",
                                                     "mycli p",
                                                     "sshpass p",
                                                     "mongo p",
                                                     "mongosh p",
                                                     "mongodump p",
                                                     "7z p",
                                                     "7za p",
                                                     "7zz p",
                                                     "rar p",
                                                     "unrar p",
                                                     "zip P",
                                                     "unzip P",
                                                     "redis-cli a",
                                                     "ldapsearch w",
                                                     "ldapmodify w",
                                                     "ldapadd w",
                                                     "sqlcmd P",
                                                     "bcp P",
                                                     "ipmitool P",
                                                     "mosquitto_pub P",
                                                     "mosquitto_sub P",
                                                     "snmpget c",
                                                     "snmpwalk c",
                                                     "cqlsh p",
                                                     "docker p",
                                                     "podman p",
                                                     NULL};

static char trace__lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c | 32) : c; }
static bool trace__is_letter(char c) { return trace__lower(c) >= 'a' && trace__lower(c) <= 'z'; }
static bool trace__is_digit(char c) { return c >= '0' && c <= '9'; }

static bool trace__has_word(const char *s, size_t n, const char *const *words)
{
    size_t i, k;
    for (; *words; words++) {
        const char *word = *words;
        bool begins = *word == ' ';
        size_t length = strlen(word += begins);
        for (i = 0; i + length <= n; i++) {
            for (k = 0; k < length && trace__lower(s[i + k]) == word[k]; k++) {}
            if (k < length || (begins && i && trace__is_letter(s[i - 1]) &&
                               !(s[i] >= 'A' && s[i] <= 'Z' && s[i - 1] >= 'a' && s[i - 1] <= 'z')))
                continue;
            if (i + k == n || strchr("-_.\"'", s[i + k]) ||
                (s[i + k] >= 'A' && s[i + k] <= 'Z' && s[i + k - 1] >= 'a' && s[i + k - 1] <= 'z'))
                return true;
        }
    }
    return false;
}

static bool trace__all_digits(const char *s, const char *end)
{
    while (s < end && (trace__is_digit(*s) || *s == ':'))
        s++;
    return s == end;
}

/* What a command line is read with: what an earlier word says of the next one. */
typedef struct trace__secrets {
    bool next;        /* it is a secret */
    bool user;        /* it is USER:PASSWORD */
    bool name;        /* it is a variable's name, and its value follows */
    char letter;      /* the option's letter that a password follows in the program named last; 0: none */
    bool letter_next; /* the next word is that password */
} trace__secrets;

/* -pPASSWORD of a program that is not known to take one: letters and digits or signs, or a word for it. */
static bool trace__may_be_password(const char *s, const char *end)
{
    size_t letters = 0, digits = 0, signs = 0, n = (size_t)(end - s);
    static const char *const words[] = {"pass", "secret", "passw", NULL};
    if (trace__has_word(s, n, words))
        return true;
    if (memchr(s, '=', n) || memchr(s, '/', n) || memchr(s, ',', n) || memchr(s, ':', n))
        return false;
    for (; s < end; s++) {
        letters += trace__is_letter(*s);
        digits += trace__is_digit(*s);
        signs += strchr("!@#$%^&*?~+", *s) != NULL;
    }
    return n >= 6 && letters && (digits || signs);
}

/* The secret in scheme://USER:PASSWORD@HOST, or in scheme://TOKEN@HOST; the last @ counts. */
static bool trace__secret_authority(const char *s, const char *end, const char **from, const char **to)
{
    const char *user = NULL, *p, *at = NULL, *slash, *colon;
    for (p = s; p + 3 <= end && !user; p++)
        if (!memcmp(p, "://", 3))
            user = p + 3;
    if (!user)
        return false;
    for (slash = user; slash < end && !strchr("/?#", *slash); slash++) {}
    for (p = user; p < slash; p++)
        at = *p == '@' ? p : at;
    colon = (const char *)memchr(user, ':', (size_t)((at ? at : slash) - user));
    if (!at && colon && !trace__all_digits(colon + 1, slash)) /* a password that has one of these itself */
        for (p = slash; p < end; p++)
            at = *p == '@' ? p : at;
    if (!at)
        return false;
    *from = colon ? colon + 1 : user;
    *to = at;
    return colon ? *from < *to : at - user >= 20;
}

/* The first secret from `p` on in the word from `s` to `end`, in an argument that ends at `stop`. */
static bool trace__secret_part(const char *s, const char *p, const char *end, const char *stop, const char **from,
                               const char **to, trace__secrets *k)
{
    const char *const *shape, *e, *name;
    size_t named = strcspn(s, "=:");
    *to = end;
    if (p == s) {
        bool next = k->next || k->letter_next, user = k->user, variable = k->name;
        bool secret = trace__has_word(s, named < (size_t)(end - s) ? named : (size_t)(end - s), trace__secret_words);
        const char *quote = s + (*s == '"' || *s == '\'');
        k->next = k->letter_next = k->user = k->name = false;
        if (next && *s != '-' && !(end - s == 1 && trace__is_digit(*s))) {
            *from = s;
            if (quote > s) /* a value of several words */
                *to = stop;
            k->next = secret && (named >= (size_t)(end - s) || s + named + 1 == end); /* Authorization: Bearer X */
            return true;
        }
        if (variable)
            k->next = secret && !memchr(s, '=', (size_t)(end - s));
        if (user && (e = (const char *)memchr(s, ':', (size_t)(end - s))) != NULL && !trace__all_digits(s, end)) {
            *from = e + 1;
            return *from < *to;
        }
        if (end - s >= 2 && *s == '-') {
            static const char *const users[] = {"-u", "--user", "--proxy-user", "-U", NULL};
            static const char *const names[] = {"-genv", "-env", "--genv", NULL};
            const char *const *w;
            size_t n = (size_t)(end - s);
            for (w = users; *w; w++)
                k->user |= strlen(*w) == n && !memcmp(s, *w, n);
            for (w = names; *w; w++)
                k->name |= strlen(*w) == n && !memcmp(s, *w, n);
            if (k->letter && s[1] == k->letter) {
                k->letter_next = n == 2;
                k->letter = 0; /* once: sshpass -p X ssh -p 22 */
                *from = s + 2;
                return n > 2;
            }
            if (s[1] == 'p' && n > 2 && trace__may_be_password(s + 2, end)) {
                *from = s + 2;
                return true;
            }
        } else
            for (shape = trace__secret_programs; *shape; shape++) {
                size_t n = strlen(*shape) - 2;
                const char *base = end;
                while (base > quote && base[-1] != '/')
                    base--;
                if ((size_t)(end - base) == n && !memcmp(base, *shape, n))
                    k->letter = (*shape)[n + 1];
            }
        if (secret && named >= (size_t)(end - s))
            k->next |= *s == '-';
        else if (secret && s[named] == ':' && !(s[named + 1] == '/' && s[named + 2] == '/')) {
            *from = s + named + 1; /* a header: to the end of the argument */
            *to = stop;
            return *from < *to;
        }
        for (shape = trace__secret_shapes; *shape; shape++) {
            size_t n = strlen(*shape);
            if ((size_t)(end - quote) >= n + 16 && !memcmp(quote, *shape, n)) {
                *from = quote;
                return true;
            }
        }
    }
    if (p == s && trace__secret_authority(s, end, from, to))
        return true;
    for (e = p; e < end; e++) { /* NAME=VALUE */
        bool query;
        if (*e != '=')
            continue;
        for (name = e; name > s && !strchr("?&;,#='\"{(", name[-1]); name--) {}
        query = name > s && strchr("?&;#", name[-1]);
        if (!trace__has_word(name, (size_t)(e - name), trace__secret_words) &&
            !(query && trace__has_word(name, (size_t)(e - name), trace__secret_queries)))
            continue;
        *from = e + 1;
        if (*from < stop && (**from == '"' || **from == '\''))
            *to = stop;
        else if (query)
            for (*to = *from; *to < end && !strchr("&;#'\"", **to); ++*to) {}
        if (*from < *to)
            return true;
    }
    return false;
}

static char *trace__put_part(char *to, const char *room, const char *from, const char *end)
{
    while (from < end && to < room)
        *to++ = *from++;
    return to;
}

/* From `from`, which has `n` bytes of arguments, each ended by a 0, to `to`: the arguments with a space between, *** in
 * place of what is secret. docs/reference/environment.md lists what that is. */
static void trace__command_text(char *to, size_t room, const char *from, size_t n)
{
    static const char stars[] = "***";
    const char *const last = to + room - 1, *const all = from + n, *s = from;
    trace__secrets secrets;
    memset(&secrets, 0, sizeof secrets);
    while (s < all) {
        const char *stop = s + strlen(s);
        while (s < stop) {
            const char *end = s + strcspn(s, " \t\n"), *word = s, *a, *b;
            while (trace__secret_part(word, s, end, stop, &a, &b, &secrets)) {
                to = trace__put_part(trace__put_part(to, last, s, a), last, stars, stars + 3);
                s = b;
                end = b > end ? b : end;
                if (s == end || s == word)
                    break;
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
TRACE__INTERNAL void trace__command_line(char *to, char *given, size_t room)
{
    long n = trace__c.command != TRACE__COMMAND_OFF ? trace__os_slurp("/proc/self/cmdline", given, room) : 0;
    if (n < 0)
        n = 0;
    if (n > 0 && trace__c.command == TRACE__COMMAND_NAME)
        n = (long)strlen(given);
    trace__command_text(to, room, given, (size_t)n);
}

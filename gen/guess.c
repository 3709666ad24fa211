/* guess.c - what names say about pointers */
#include "guess.h"
#include "shape.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Names are compared in small letters, with their words apart: zSql is z_sql, keyLen is key_len. */
static char *apart(const char *name)
{
    char *text = need(malloc(2 * strlen(name) + 1)), *p = text;
    for (const char *s = name; *s; s++) {
        bool hump =
            s > name && isupper((unsigned char)*s) && (!isupper((unsigned char)s[-1]) || islower((unsigned char)s[1]));
        if (hump && p > text && p[-1] != '_')
            *p++ = '_';
        if (*s != '_' || p > text) /* none in front */
            *p++ = (char)tolower((unsigned char)*s);
    }
    while (p > text && (p[-1] == '_' || isdigit((unsigned char)p[-1])))
        p--;
    *p = 0;
    return text;
}

static bool has_name(const member *e) { return *e->name && !matches("arg[0-9]*", e->name); }

/* The last word, without what says that it is a pointer or a text. */
static const char *last_word(const char *words)
{
    const char *last = strrchr(words, '_');
    return last ? last + 1 : words;
}

/* clang-format off */
/* Texts that end at their zero: identifiers, and what people read. Single words; as the end of a longer one too. */
#define ZERO_WORDS \
    "*name,*names,key,*path,*pathname,*file,*dir,*directory,folder,url,uri,*host,*hostname,service,server,user," \
    "login,domain,realm,locale,lang,language,charset,encoding,sql,stmt,title,label,caption,*format,fmt,mode,type," \
    "kind,class,tag,id,ident,identifier,symbol,sym,func,function,method,module,lib,library,program,prog,command," \
    "cmd,option,opt,options,attr,attribute,param,parameter,property,prop,field,column,col,table,tbl,db,database," \
    "schema,*prefix,*suffix,ext,extension,section,group,category,namespace,ns,device,dev,driver,display,font," \
    "family,alias,version,desc,description,comment,usage,help,prompt,template,variable,var,env,cipher,digest," \
    "algorithm,alg,policy,engine,delim,delimiter,sep,separator,mime,units,expr,expression,pattern,regex,target," \
    "address,addr,port,level,role,style,theme,icon,topic,subject,reason,where,root,obj,object"
/* What is counted where a length stands beside it. */
#define COUNTED_WORDS \
    "*buf,*buff,*buffer,*data,src,source,*bytes,byte,blob,*str,*string,*text,txt,*msg,*message,input,in,content," \
    "contents,*payload,body,value,val,values,s,p,c,z,q,ptr,mem,memory,chunk,block,raw,query,pass,passwd,password," \
    "secret,token,pw,line,from,to,op,begin,start,der,pem,json,xml,packet,frame,chars,utf8,digits,stuff,hex,base64," \
    "array,first,a,b,x,y,d,t,st,salt,seed,info,pt,ct"
/* Bytes that may be anything, also zeros, and need not end with one. */
#define BYTES_WORDS \
    "*buf,*buff,*buffer,*data,*bytes,*blob,src,source,dst,dest,mem,memory,raw,*ptr,*chunk,*block,packet,frame,der"
/* clang-format on */

static bool word_is(const char *list, const char *name)
{
    char *words = apart(name);
    return *words && matches(list, last_word(words));
}

bool guess_is_bytes(const char *name)
{
    return word_is(BYTES_WORDS, name) ||
           matches("*buf*,*Buf*,*data*,*Data*,*bytes*,*Bytes*,*blob*,*Blob*,src*,dst*,*_src,*_dst,*raw*,*Raw*,"
                   "*chunk*,*block*",
                   name);
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

typedef enum { OTHER, WEAK, STRONG, BYTES, UNNAMED } number;

/* What a length's name says besides that it is one: key of keylen, key_len, n_key and num_keys; "": nothing. */
static char *stem_of(const char *name)
{
    static const char *const ends[] = {"_length", "_len", "_size", "_sz",   "_bytes", "_byte",
                                       "_count",  "_cnt", "_num",  "_n",    "_l",     "length",
                                       "len",     "size", "count", "bytes", "_elems", "sz"};
    static const char *const begins[] = {"number_of_", "num_of_", "num_",   "n_",   "nb_", "cb_", "cch_", "len_",
                                         "size_",      "length_", "count_", "max_", "num", "nb",  "n"};
    static const char *const whole = "n,num,cb,cch,nb,cnt,count,len,length,size,sz,bytes,byte,l,max,nbyte,nbytes,"
                                     "n_byte,n_bytes,num_bytes,elems,nelems,n_elems,nelem,nelmts,nelements,slen,s_len,"
                                     "strlen,maxlen,buflen,max_len,max_length,rank,ndims,n_dims,ndim";
    char *words = apart(name);
    if (matches(whole, words))
        return copy("");
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        size_t n = strlen(words), end = strlen(ends[i]);
        if (n > end && !strcmp(words + n - end, ends[i])) {
            words[n - end] = 0;
            if (words[n - end - 1] == '_')
                words[n - end - 1] = 0;
            return words;
        }
    }
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
        size_t begin = strlen(begins[i]);
        if (!strncmp(words, begins[i], begin) && words[begin])
            return copy(words + begin);
    }
    return words;
}

static number number_of(const model *m, const member *e)
{
    char *words = apart(e->name);
    shape s;
    if (!shape_of(m, e->type, &s) || s.base != INTEGER || s.pointers || s.elements || s.is_bool || s.width < 2)
        return OTHER;
    if (!has_name(e))
        return s.width == 4 || (s.width == 8 && !s.is_signed) ? UNNAMED : OTHER;
    if (matches("nbyte,nbytes,n_byte,n_bytes,num_bytes,bytes,cb,cb_*,cch,cch_*,strlen,slen,s_len,octets,nchars,n_chars,"
                "num_chars,*_bytes,*nbytes",
                words))
        return BYTES;
    if (matches("len,length,*_len,*_length,*len,*length,len_*,l", words) && !matches("*_level", words))
        return STRONG;
    if (matches("n,n_*,nb,nb_*,num,num_*,*_num,cnt,count,*_count,*count,*_cnt,size,*size,*_size,sz,*_sz,nelem,nelems,"
                "nelmts,capacity,max,elems,n[a-z]*",
                words))
        return WEAK;
    return OTHER;
}

static bool is_named_by(const char *stem, const char *pointer)
{
    char *words = apart(pointer);
    const char *at = words;
    size_t n = strlen(stem), k;
    for (int i = 0; i < 2; i++) { /* with and without what says that it is a pointer: p_key, z_sql */
        k = strlen(at);
        if (n && n == k && !strcmp(stem, at))
            return true;
        /* one of both in the plural; of nParams, paramTypes */
        if (n > 1 && k > n && !strncmp(stem, at, n) && (!strcmp(at + n, "s") || !strcmp(at + n, "es")))
            return true;
        if (k > 1 && n > k && !strncmp(stem, at, k) && (!strcmp(stem + k, "s") || !strcmp(stem + k, "es")))
            return true;
        if (n > 3 && stem[n - 1] == 's' && k >= n && !strncmp(stem, at, n - 1) && at[n - 1] == '_')
            return true;
        if (!strncmp(at, "p_", 2) || !strncmp(at, "z_", 2))
            at += 2;
        else if (!strncmp(at, "psz_", 4))
            at += 4;
        else
            break;
    }
    return false;
}

/* Whether the number's name speaks of this pointer; of another parameter of the function. */
static bool speaks_of(const member *number, const member *pointer)
{
    return has_name(number) && is_named_by(stem_of(number->name), pointer->name);
}
static bool speaks_of_another(const fact *f, const member *number, const member *pointer)
{
    for (size_t i = 0; i < f->n; i++)
        if (&f->members[i] != pointer && &f->members[i] != number && strchr(f->members[i].type, '*') &&
            speaks_of(number, &f->members[i]))
            return true;
    return false;
}

static bool is_signed(const model *m, const member *e)
{
    shape s;
    return shape_of(m, e->type, &s) && s.is_signed;
}

static bool is_const_text(const model *m, const member *e)
{
    shape s;
    return shape_of(m, e->type, &s) && s.pointers == 1 && s.is_char && !s.elements && shape_points_to_const(&s);
}

/* ---- texts ------------------------------------------------------------------------------------------------------- */

static guess counted(const model *m, const member *length, bool either, const char *reason)
{
    return (guess){either && is_signed(m, length) ? GUESS_EITHER : GUESS_COUNTED, length, reason};
}

/* Of a function whose parameters have no names: it takes a text and its length. */
static bool function_counts(const char *name)
{
    return matches("*n{str,cmp,casecmp,icmp}*,*text*,*blob*,*error,*error_*,*keyword*,*_len,*append*,*write*,*memory*,"
                   "*Text*,*Blob*,*Len,*Append*,*Write*,*Memory*,*bytes*,*Bytes*",
                   name);
}

/* The number behind the pointer is its length. */
static guess by_next(const model *m, const fact *f, const member *e, const member *next)
{
    number kind = number_of(m, next);
    bool zero = has_name(e) && word_is(ZERO_WORDS, e->name), content = has_name(e) && word_is(COUNTED_WORDS, e->name);
    guess none = {GUESS_NOTHING, NULL, ""};
    if (kind == OTHER || speaks_of_another(f, next, e) ||
        (kind == WEAK && *stem_of(next->name))) /* it counts what it is named after */
        return none;
    if (zero && !content)
        return kind == BYTES && !*stem_of(next->name)
                   ? counted(m, next, true, format("'%s' counts the bytes of the text before it", next->name))
                   : none;
    if (kind == UNNAMED && (content || (!has_name(e) && function_counts(f->name))))
        return counted(m, next, true, "a number without a name follows, which is its length by the function's name");
    if (kind == UNNAMED)
        return none;
    return counted(m, next, false, format("the next parameter, '%s', has the name of a length", next->name));
}

/* The number before the pointer is its length, and not that of the pointer before that. */
static guess by_previous(const model *m, const fact *f, size_t i)
{
    const member *e = &f->members[i], *length = e - 1;
    guess none = {GUESS_NOTHING, NULL, ""}, before;
    number kind;
    if (!i || (kind = number_of(m, length)) == OTHER || kind == UNNAMED || !has_name(e) ||
        (word_is(ZERO_WORDS, e->name) && !word_is(COUNTED_WORDS, e->name)) || speaks_of_another(f, length, e))
        return none;
    if (i > 1 && is_const_text(m, e - 2)) {
        before = by_next(m, f, e - 2, length);
        if (before.kind != GUESS_NOTHING)
            return none;
    } else if (i > 1 && strchr(e[-2].type, '*') && !*stem_of(length->name))
        return none; /* of a buffer before it */
    return counted(m, length, false, format("the parameter before it, '%s', has the name of a length", length->name));
}

guess guess_text(const model *m, const fact *f, size_t i)
{
    const member *e = &f->members[i], *next = i + 1 < f->n ? e + 1 : NULL;
    guess g;
    shape s;
    for (size_t k = 0; k < f->n; k++)
        if (k != i && number_of(m, &f->members[k]) > OTHER && number_of(m, &f->members[k]) != UNNAMED &&
            speaks_of(&f->members[k], e))
            return counted(m, &f->members[k], true, format("'%s' is named after it", f->members[k].name));
    if (next && (g = by_next(m, f, e, next)).kind != GUESS_NOTHING)
        return g;
    if ((g = by_previous(m, f, i)).kind != GUESS_NOTHING)
        return g;
    if (next && is_const_text(m, next) && i + 2 < f->n &&
        (has_name(e) ? strcmp(e->name, next->name) != 0 && !strcmp(apart(e->name), apart(next->name))
                     : !has_name(next) && function_counts(f->name)) &&
        (g = by_next(m, f, next, next + 1)).kind != GUESS_NOTHING) { /* s1, s2, n */
        g.reason = format("'%s' is the length of both texts", g.length->name);
        return g;
    }
    if (next && !has_name(e) && number_of(m, next) == UNNAMED)
        return (guess){GUESS_NOTHING, NULL, "a number without a name follows, which may be its length or not"};
    if (next && is_const_text(m, next) && matches("end,*_end,*End,e,last,limit,stop", next->name))
        return (guess){GUESS_NOTHING, NULL, format("'%s' says where it ends", next->name)};
    if (matches("*puts,*Puts", f->name))
        return (guess){GUESS_ZERO, NULL, "the function's name is that of one for texts"};
    if (guess_is_bytes(e->name) && !(has_name(e) && word_is(ZERO_WORDS, e->name)))
        return (guess){GUESS_NOTHING, NULL, "its name is that of bytes, and no length is known"};
    for (size_t k = 0; k < f->n; k++)
        if (k != i && shape_of(m, f->members[k].type, &s) && s.pointers == 1 && s.base == INTEGER && s.width >= 4 &&
            shape_points_to_const(&s) && !word_is(ZERO_WORDS, e->name) &&
            matches("*count*,*start*,*len*,*size*,*shape*,*dims*", f->members[k].name))
            return (guess){GUESS_NOTHING, NULL, format("'%s' may say how much of it there is", f->members[k].name)};
    if (next && number_of(m, next) != OTHER)
        return (guess){GUESS_ZERO, NULL,
                       format("a text of this name ends at its zero; '%s' is something else", next->name)};
    return (guess){GUESS_ZERO, NULL, "no length stands beside it"};
}

/* ---- arrays ------------------------------------------------------------------------------------------------------ */

static bool is_pointer(const member *e) { return strchr(e->type, '*') || strchr(e->type, '['); }

/* A number of elements of whatever stands beside it; `dims` and the like are of arrays in any case. */
static bool is_rank(const model *m, const member *e)
{
    shape s;
    return shape_of(m, e->type, &s) && s.base == INTEGER && !s.pointers && !s.elements && s.width >= 4 &&
           matches("rank,*_rank,ndims,ndim,n_dims,n_dim,nb_dims,num_dims", apart(e->name));
}
static bool is_count(const model *m, const member *e)
{
    number kind = number_of(m, e);
    return is_rank(m, e) || (kind != OTHER && kind != UNNAMED && kind != BYTES && !*stem_of(e->name) &&
                             !matches("size,sz,max,capacity,l", apart(e->name)));
}

/* Such a library is given addresses of a device's memory, which the host cannot read. */
static bool has_devices(const model *m)
{
    for (size_t i = 0; i < m->n; i++)
        if (m->facts[i].kind == TYPEDEF &&
            matches("cuda*,CU[a-z]*,hip[A-Z]*,cl_mem,ze_*,Npp[0-9]*,cublas*,nccl*", m->facts[i].name))
            return true;
    return false;
}

guess guess_array(const model *m, const fact *f, size_t i)
{
    const member *e = &f->members[i], *next = i + 1 < f->n ? e + 1 : NULL;
    guess none = {GUESS_NOTHING, NULL, ""};
    bool constant;
    shape s;
    if (!has_name(e) || has_devices(m) ||
        (next && matches("inc*,*stride*,*Stride*,ld[a-zA-Z],ld", next->name) && !is_pointer(next)) ||
        !shape_of(m, e->type, &s))
        return none;
    constant = shape_points_to_const(&s);
    for (size_t k = 0; k < f->n; k++) {
        const member *length = &f->members[k];
        number kind = number_of(m, length);
        if (k != i && (kind == STRONG || kind == WEAK) && !matches("*size,*sz,size_*,max_*", apart(length->name)) &&
            speaks_of(length, e))
            return (guess){GUESS_COUNTED, length, format("'%s' is named after it", length->name)};
    }
    if (next && is_count(m, next) && !speaks_of_another(f, next, e))
        return (guess){GUESS_COUNTED, next, format("the next parameter, '%s', has the name of a number", next->name)};
    for (size_t k = i; k--;) { /* one for all constant arrays behind it */
        const member *length = &f->members[k];
        if (is_pointer(length)) {
            if (shape_of(m, length->type, &s) && shape_points_to_const(&s) && constant)
                continue;
            return none;
        }
        if (is_count(m, length) && !(k && is_pointer(&f->members[k - 1]) && !is_rank(m, length)) &&
            !speaks_of_another(f, length, e) && (constant || (is_rank(m, length) && k + 1 == i)) &&
            (is_rank(m, length) ||
             !matches("alpha,beta,gamma,*scale,*factor,*param*,*opt*,*config*,*attr*,*info", e->name)))
            return (guess){GUESS_COUNTED, length,
                           format("the parameter before it, '%s', has the name of a number", length->name)};
        return none;
    }
    return none;
}

/* ---- secrets ----------------------------------------------------------------------------------------------------- */

/* clang-format off */
#define SECRET_WORDS \
    "*pass,*passwd,*password,passphrase,*pwd,pw,*secret,token,*apikey,pin,*credential,*credentials,cred,creds,auth," \
    "authorization,bearer,cookie,otp,conninfo,dsn,connstr,*privkey,privatekey"
/* clang-format on */

static bool is_secret(const char *name)
{
    return (word_is(SECRET_WORDS, name) && !word_is("bypass,compass", name)) ||
           matches("*api_key,*access_key,*private_key,*secret_key,*session_key,*auth_key,*encryption_key,"
                   "*connection_string,*account_key",
                   apart(name));
}

bool guess_secret_member(const char *name) { return is_secret(name); }

bool guess_secret_result(const char *function)
{
    char *words = apart(function);
    return matches("*password,*_pass,*qpass,*passwd,*passphrase,*secret,*_token,*credential,*credentials,*api_key,"
                   "*private_key",
                   words);
}

/* A key is one, too, but for that of a table: something is found by it. */
bool guess_secret(const fact *f, size_t i)
{
    const char *name = f->members[i].name;
    if (!has_name(&f->members[i]))
        return false;
    if (is_secret(name))
        return true;
    if (!word_is("key", name) ||
        matches("*find*,*look*,*hash*,*dict*,*map*,*table*,*json*,*attr*,*prop*,*config*,*info*,*option*,*object*,"
                "*param*,*getenv*,*cache*,*tree*,*list*,*node*,*meta*",
                apart(f->name)))
        return false;
    for (size_t k = 0; k < f->n; k++)
        if (k != i && matches("*value,*val,*hash,*data,*def,*default,*vallen", apart(f->members[k].name)))
            return false;
    return true;
}

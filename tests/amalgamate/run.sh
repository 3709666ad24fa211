#!/bin/bash
# The amalgamator: small trees in, expected text out; every kind of bad tree is refused at its line.
# early: needs compilers alone
set -u
. "$(dirname "$0")/../lib.sh"

AMALGAMATE=$BUILD/gen/amalgamate
[ -x "$AMALGAMATE" ] || AMALGAMATE=$(find "$BUILD" -name amalgamate -type f -perm -u+x | head -1)
cd "$WORK" || exit 1
mkdir -p t/api

# bad NAME LINE TEXT: t/NAME must be refused with "t/NAME:LINE: error: ...TEXT..."
bad() {
    "$AMALGAMATE" "t/$1" >out.txt 2>err.txt && fail "refuses $1" "exit status 0"
    has "refuses $1" err.txt "^t/$1:$2: error: .*$3"
    same "$1 gives one line" 1 "$(wc -l <err.txt)"
}

cat >t/main.in.h <<'X'
/* use it so:
#include "nowhere.h"
*/
#include <stdio.h>
#include "a.h"
#include "api/b.c"
static const char *s = "/* #include \"no.h\"";
  #  include "a.h" /* again: vanishes */
int end;
X
printf '#ifndef A_H\n#define A_H\nint a;\n#endif\n' >t/a.h
printf '#include "../a.h"\n#include "c.h"\nint b;\n' >t/api/b.c
printf 'int c; // not ended' >t/api/c.h
cat >expected.h <<'X'
/* use it so:
#include "nowhere.h"
*/
#include <stdio.h>
/************** Begin file a.h ************************************************/
#ifndef A_H
#define A_H
int a;
#endif
/************** End of a.h ****************************************************/
/************** Begin file api/b.c ********************************************/
/************** Begin file api/c.h ********************************************/
int c; // not ended
/************** End of api/c.h ************************************************/
/************** Continuing in api/b.c *****************************************/
int b;
/************** End of api/b.c ************************************************/
static const char *s = "/* #include \"no.h\"";
int end;
X
check "amalgamates" "$AMALGAMATE" -o out.h --depfile out.d t/main.in.h
same_file "each file once, in order" expected.h out.h
same "depfile" "out.h: t/a.h t/api/b.c t/api/c.h" "$(cat out.d)"

touch -d '2001-01-01' out.h
check "amalgamates again" "$AMALGAMATE" -o out.h t/main.in.h
same "unchanged text is not written again" 2001 "$(date -r out.h +%Y)"
check "check accepts what it wrote" "$AMALGAMATE" --check out.h t/main.in.h
sed -i '8s/int a/int A/' out.h
refuse "check refuses an edited file" "$AMALGAMATE" --check out.h t/main.in.h
"$AMALGAMATE" --check out.h t/main.in.h 2>err.txt
has "and names the line" err.txt '^out.h:8: error: '

# what it takes it gives back
check "builds for AddressSanitizer" $CC -g -O1 -fsanitize=address,undefined -o strict "$ROOT/gen/amalgamate.c"
export ASAN_OPTIONS=detect_leaks=1
"$AMALGAMATE" -o whole.h t/main.in.h
check "no leak: to a file" ./strict -o whole.h --depfile whole.d t/main.in.h
check "no leak: compared" ./strict --check whole.h t/main.in.h
check "no leak: the pair" ./strict --pair . "$ROOT/src/trace.in.h"
refuse "no leak: compared, and different" env ASAN_OPTIONS=exitcode=124 ./strict --check t/a.h t/main.in.h

printf 'int a;\n#include "gone.h"\n' >t/missing.h
bad missing.h 2 'cannot include "gone.h"'
printf '#include "api/deep.h"\n' >t/nested.h
printf '\n\n#include "gone.h"\n' >t/api/deep.h
"$AMALGAMATE" t/nested.h >out.txt 2>err.txt
has "names the file that includes" err.txt '^t/api/deep.h:3: error: cannot include "gone.h"'
printf '#ifdef X\n#include "a.h"\n#endif\n#include "a.h"\n' >t/hidden.h
bad hidden.h 4 'a.h was included before, but under an #if'
printf '#ifdef X\n#include "a.h"\n#else\n#include "a.h"\n#endif\n' >t/else.h
bad else.h 4 'a.h was included before'
printf '#if 1\nint a;\n' >t/open.h
bad open.h 2 'an #if is not closed'
printf '/* open\n' >t/comment.h
bad comment.h 1 'comment is not closed'
printf 'int a;\n/* caf\303\251 */\n' >t/utf8.h
bad utf8.h 2 'not plain ASCII'
printf 'int a;\n\0\n' >t/nul.h
"$AMALGAMATE" t/nul.h >out.txt 2>err.txt
has "refuses a NUL byte" err.txt '^t/nul.h: error: has a NUL byte'
refuse "refuses a missing skeleton" "$AMALGAMATE" t/none.h
refuse "refuses an unknown option" "$AMALGAMATE" --nonsense t/main.in.h
refuse "refuses an unwritable output" "$AMALGAMATE" -o nowhere/out.h t/main.in.h
printf '#ifdef X\n#include "a.h"\n#if Y\n#include "a.h"\n#endif\n#endif\n' >t/inner.h
check "a copy further out serves further in" "$AMALGAMATE" t/inner.h

finish

#!/usr/bin/env bash
# version.sh FOLDER: makes the service worker of a page; its version follows from all of its files.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$1"

sums() { # find's conditions
    find . -type f ! -name '.*' ! -name service-worker.js "$@" -printf '%P\n' | LC_ALL=C sort |
        while read -r file; do printf "  ['%s', '%s'],\n" "$file" "$(sha256sum <"$file" | cut -c1-64)"; done
}

files=$(sums ! -path './sounds/*')
sounds=$(sums -path './sounds/*')
version=$(printf '%s' "$files$sounds" | cat - "$here/service-worker.js" | sha256sum | cut -c1-16)
{
    printf "const version = '%s';\nconst files = [\n%s\n];\nconst sounds = [\n%s\n];\n" "$version" "$files" "$sounds"
    cat "$here/service-worker.js"
} >.service-worker
# A file that is the same is left alone.
cmp -s .service-worker service-worker.js || mv .service-worker service-worker.js
rm -f .service-worker
echo "$version"

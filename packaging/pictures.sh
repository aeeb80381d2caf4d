#!/usr/bin/env bash
# Draws every screen in every size, theme and text size, for looking at: one PNG per picture, and
# sheet-<scene>.png with all pictures of a scene. About 700 MB.
#   packaging/pictures.sh [FOLDER]     default: target/pictures/all, which is emptied before
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

need_rust
need_packages build
if [[ -n ${1-} ]]; then
    folder=$1
    mkdir -p "$folder"
else
    folder=$(target_dir)/pictures/all
    rm -rf "$folder"
    mkdir -p "$folder"
fi
folder=$(cd "$folder" && pwd)
cd "$root"
status=0
TABLEE_PICTURES_DIR=$folder cargo test --locked --test pictures || status=$?
say "$(find "$folder" -name '*.png' ! -name 'sheet-*' | wc -l) pictures and their sheets are in $folder"
exit "$status"

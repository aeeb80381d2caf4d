#!/usr/bin/env bash
# Draws every screen in every size, theme, text size and language, for looking at: one PNG per
# picture, and sheet-<scene>.png with all pictures of a scene. About 2 GB.
#   packaging/pictures.sh [FOLDER]             default: target/pictures/all, which is emptied before
#   packaging/pictures.sh --readme [FOLDER]    draws only what README and the rules sheets show, and
#                                              renews packaging/pictures; default: target/pictures/readme
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

readme=''
if [[ ${1-} == --readme ]]; then
    readme=readme
    shift
fi
need_rust
need_packages build
scenes=(home-lived-in escape-middle princess-count-half skyrunner-told ants-trick-clear cliff-middle)

draw() { # folder, emptied before when nobody named it
    local status=0 walks=()
    folder=${1:-$(target_dir)/pictures/${readme:-all}}
    [[ -n ${1-} ]] || rm -rf "$folder"
    mkdir -p "$folder"
    folder=$(cd "$folder" && pwd)
    if [[ -n $readme ]]; then
        export TABLEE_PICTURES_ONLY="${scenes[*]}"
        walks=("${scenes[@]%%-*}")
    fi
    (cd "$root" && TABLEE_PICTURES_DIR=$folder cargo test --locked --test pictures -- "${walks[@]}") || status=$?
    say "$(find "$folder" -name '*.png' ! -name 'sheet-*' | wc -l) pictures and their sheets are in $folder"
    return "$status"
}

# The pictures of README and of the software centres, and a strip of all of them per language.
choose_pictures() {
    local to=$root/packaging/pictures language scene name shown
    for language in en fr de; do
        shown=()
        for scene in "${scenes[@]}"; do
            case $scene in
                home* | escape* | skyrunner*) shown+=("$folder/$scene-1280x800-100-dark-$language.png") ;;
                *) shown+=("$folder/$scene-1280x800-100-light-$language.png") ;;
            esac
        done
        if [[ $language == en ]]; then
            for scene in "${shown[@]}"; do
                name=$(basename "$scene")
                convert "$scene" -resize 960x600 -colors 255 "PNG8:$to/${name%%-*}.png"
            done
        fi
        montage "${shown[@]}" -tile 3x2 -geometry 480x300+6+6 -background none PNG32:- |
            convert - -colors 255 "PNG8:$to/strip-$language.png"
    done
    say "Renewed: $(du -sh "$to" | cut -f 1) in $to"
}

draw "${1-}"
if [[ -n $readme ]]; then
    need_packages test
    choose_pictures
fi

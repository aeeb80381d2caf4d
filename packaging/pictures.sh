#!/usr/bin/env bash
# Draws every screen in every size, theme, text size and language, for looking at: one PNG per
# picture, and sheet-<scene>.png with all pictures of a scene. About 2 GB.
#   packaging/pictures.sh [FOLDER]             default: target/pictures/all, which is emptied before
#   packaging/pictures.sh --readme [FOLDER]    renews packaging/pictures from such a folder; draws
#                                              it first where it is missing
set -euo pipefail
# shellcheck source=packaging/system.sh
source "$(dirname "${BASH_SOURCE[0]}")/system.sh"

readme=''
if [[ ${1-} == --readme ]]; then
    readme=yes
    shift
fi
need_rust
need_packages build
folder=${1:-$(target_dir)/pictures/all}

draw() {
    local status=0
    [[ -n ${1-} ]] || rm -rf "$folder"
    mkdir -p "$folder"
    folder=$(cd "$folder" && pwd)
    (cd "$root" && TABLEE_PICTURES_DIR=$folder cargo test --locked --test pictures) || status=$?
    say "$(find "$folder" -name '*.png' ! -name 'sheet-*' | wc -l) pictures and their sheets are in $folder"
    return "$status"
}

# The pictures of README and of the software centres, and a strip of all of them per language.
choose_pictures() {
    local to=$root/packaging/pictures language scene name form shown
    local -A names=([home-lived-in]=home [escape-middle]=escape [princess-count-half]=princess
        [skyrunner-told]=skyrunner [ants-trick-clear]=ants [cliff-middle]=vertical)
    for language in en fr de; do
        shown=()
        for scene in home-lived-in escape-middle princess-count-half skyrunner-told ants-trick-clear cliff-middle; do
            name=${names[$scene]}
            form=1280x800-100-dark-$language
            [[ $name != princess && $name != ants && $name != vertical ]] || form=1280x800-100-light-$language
            [[ -f $folder/$scene-$form.png ]] || die "there is no $folder/$scene-$form.png."
            shown+=("$folder/$scene-$form.png")
            [[ $language != en ]] || convert "$folder/$scene-$form.png" -resize 960x600 -colors 255 "PNG8:$to/$name.png"
        done
        montage "${shown[@]}" -tile 3x2 -geometry 480x300+6+6 -background none PNG32:- |
            convert - -colors 255 "PNG8:$to/strip-$language.png"
    done
    say "Renewed: $(du -sh "$to" | cut -f 1) in $to"
}

if [[ -z $readme ]]; then
    draw "${1-}"
else
    need_packages test
    [[ -d $folder ]] || draw "${1-}"
    choose_pictures
fi

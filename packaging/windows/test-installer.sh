#!/usr/bin/env bash
# The installer in a fresh Wine: silent installation, start from the start menu, a game played
# through a logoff, exported games opened by their file type, silent removal with and without the
# games.
#   packaging/windows/test-installer.sh SETUP.EXE     from windows-test.sh, which sets WINEPREFIX
set -euo pipefail
setup=$1
window=$(dirname "${BASH_SOURCE[0]}")/../window
# shellcheck source=packaging/window/lib.sh
source "$window/lib.sh"
# shellcheck source=packaging/window/tapping.sh
source "$window/tapping.sh"
# shellcheck source=packaging/window/skyrunner.sh
source "$window/skyrunner.sh"
# shellcheck source=packaging/windows/wine.sh
source "$root/packaging/windows/wine.sh"

start_display 1280x800
user=$(find "$WINEPREFIX/drive_c/users" -mindepth 1 -maxdepth 1 -type d ! -name Public | head -n 1)
programs=$user/AppData/Local/Programs/Tablee
link="$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Tablée.lnk"
data=$user/AppData/Roaming/tablee/data
uninstall=$programs/uninstall.exe
kind=Tablee.Games
classes='HKCU\Software\Classes' all_classes='HKLM\Software\Classes'
entry='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tablee'

# One value of the registry, or nothing.
registered() { # key [name]
    local name=(/ve)
    [[ -z ${2-} ]] || name=(/v "$2")
    { "$wine" reg.exe query "$1" "${name[@]}" 2>/dev/null || true; } | tr -d '\r' | sed -n '/(value not set)/!s/.* REG_[A-Z]* *//p'
}
is_registered() { # what key [name]
    local is
    is=$(registered "${@:2}")
    [[ ${is,,} == "${1,,}" ]] || fail "in the registry, ${*:2} is «$is» instead of «$1»."
}
installs() { # what opens the ending after it
    local exe file
    "$wine" "$setup" /S || fail 'the installer failed.'
    for file in "$programs"/{tablee.exe,tablee.com,uninstall.exe,LICENSE-MIT} "$link"; do
        [[ -s $file ]] || fail "$file was not installed."
    done
    exe=$("$wine" winepath.exe -w "$programs/tablee.exe" | tr -d '\r')
    is_registered "\"$exe\" open \"%1\"" "$classes\\$kind\\shell\\open\\command"
    is_registered "$exe,0" "$classes\\$kind\\DefaultIcon"
    is_registered "$1" "$classes\\.jsonl"
    is_registered "$(version)" "$entry" DisplayVersion
    is_registered "\"${exe%\\*}\\uninstall.exe\" /S" "$entry" QuietUninstallString
}
is_uninstalled() { [[ ! -e $programs && ! -e $link ]]; }
uninstalls() { # argument…
    local key
    "$wine" "$uninstall" /S "$@" || fail 'the uninstaller failed.'
    wait_for 30 is_uninstalled || fail "left over: $(ls "$programs" "$link" 2>&1)"
    for key in "$classes\\$kind" "$classes\\.jsonl" "$entry"; do
        ! "$wine" reg.exe query "$key" >/dev/null 2>&1 || fail "left over in the registry: $key"
    done
}
# What Windows shows as HKCR is made of HKLM and HKCU; Wine 8 leaves out HKCU, where a program that
# is installed for one user has its file types.
for_all_users() { # add|delete
    local key
    [[ $1 == delete ]] || ! "$wine" reg.exe query "HKCR\\$kind" >/dev/null 2>&1 || return 0
    for key in .jsonl "$kind"; do
        if [[ $1 == add ]]; then
            "$wine" reg.exe copy "$classes\\$key" "$all_classes\\$key" /s /f >/dev/null 2>&1 || fail "$key cannot be copied."
        else
            "$wine" reg.exe delete "$all_classes\\$key" /f >/dev/null 2>&1 || true
        fi
    done
}
finds_window() { WINDOW=$(xdotool search --onlyvisible --name Tablée 2>/dev/null | tail -n 1) && [[ -n $WINDOW ]]; }
no_window() { ! finds_window; }
opens() { # file
    "$wine" start.exe /unix "$1" >>"$APP_LOG" 2>&1 || fail "$1 does not start."
    wait_for 60 finds_window || fail "$1 opens no window."
    APP_PID=$(xdotool getwindowpid "$WINDOW")
    wait_for 20 painted || fail 'Home was not drawn'
    settle
}

installs "$kind"
answer=$("$wine" "$programs/tablee.com" --version | tr -d '\r')
[[ $answer == "tablee $(version)" ]] || fail "tablee.com --version says «$answer»"

PLAYERS=2
set_table skyrunner 2 '{"walls":[3,3,3]}'
opens_link() {
    opens "$link"
    key F11
    settle
    opens_game
}
opens_link
key Return
wait_for 10 has_journal || fail 'the game did not begin'
settle
turn_up 5; bid 0 8; bid 1 8; reveal; next_turn
shot windows-installed >/dev/null
# A running program is not removed.
"$wine" "$uninstall" /S || true
sleep 5
[[ -s $programs/tablee.exe && -e $link ]] || fail 'the program was uninstalled while it ran.'

# A logoff, a shutdown and a kill end the program, and lose nothing that was tapped.
logoff() { "$wine" wineboot.exe --end-session; }
shutdown() { "$wine" wineboot.exe --end-session --shutdown --force; }
taskkill() { "$wine" taskkill.exe /F /IM tablee.exe; }
value=7
for way in logoff shutdown taskkill; do
    [[ $way == logoff ]] || opens_link
    bid 0 "$value"
    value=$((value - 1))
    cp "$(journal)" "$SCRATCH/before"
    "$way" >"$SCRATCH/way.log" 2>&1 || true
    wait_for 30 no_window || fail "a $way does not end the program: $(<"$SCRATCH/way.log")"
    APP_PID=''
    cmp -n "$(stat -c %s "$SCRATCH/before")" "$SCRATCH/before" "$(journal)" >&2 || fail "a $way changed what was written."
    "$TABLEE_BIN" replay "$(journal)" >"$SCRATCH/replay.log" || fail "after a $way the game does not replay."
    end_wine
done
echo "installer: played from the start menu's link; a logoff, a shutdown and a kill lost none of $(lines) lines"

# Games of another tablet, opened by their type; the name has to be quoted.
cp "$root/tests/fuzz/seeds/ants.jsonl" "$SCRATCH/Parties d’Ani.jsonl"
for_all_users add
"$wine" start.exe /unix "$SCRATCH/Parties d’Ani.jsonl" >>"$APP_LOG" 2>&1 || fail 'nothing opens games.'
wait_for 60 finds_window || fail 'opening games opens no window.'
has_ants() { compgen -G "$data/finished/*ants*.jsonl" >/dev/null; }
wait_for 20 has_ants || fail 'the games were not taken in.'
settle
shot windows-opened >/dev/null
wmctrl -i -c "$(printf '0x%08x' "$WINDOW")"
wait_for 20 no_window || fail 'the window does not close.'
for_all_users delete
echo 'installer: exported games are opened by their type'

uninstalls
has_journal || fail 'the game is gone.'
has_ants || fail 'the games that were taken in are gone.'
# A file type that belongs to another program is not changed.
"$wine" reg.exe add "$all_classes\\.jsonl" /ve /d Other.Program /f >/dev/null
installs ''
uninstalls /GAMES
is_registered Other.Program "$all_classes\\.jsonl"
[[ ! -e $data ]] || fail 'the games are still there.'
end_wine
echo 'installer: silently in and out, games kept, and gone when so chosen'

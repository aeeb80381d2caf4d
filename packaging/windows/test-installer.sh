#!/usr/bin/env bash
# The installer in a fresh Wine: silently in, started from the start menu, a game played through a
# logoff, exported games opened by their type, silently out with the games kept, and out with them.
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

installs() {
    "$wine" "$setup" /S || fail 'the installer failed.'
    for file in "$programs"/{tablee.exe,tablee.com,uninstall.exe,LICENSE-MIT} "$link"; do
        [[ -s $file ]] || fail "$file was not installed."
    done
}
is_uninstalled() { [[ ! -e $programs && ! -e $link ]]; }
uninstalls() { # argument…
    "$wine" "$uninstall" /S "$@" || fail 'the uninstaller failed.'
    wait_for 30 is_uninstalled || fail "left over: $(ls "$programs" "$link" 2>&1)"
    ! "$wine" reg.exe query 'HKCU\Software\Classes\Tablee.Games' >/dev/null 2>&1 || fail 'the file type is left over.'
    ! "$wine" reg.exe query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tablee' >/dev/null 2>&1 ||
        fail 'the entry among the programs is left over.'
}
finds_window() { WINDOW=$(xdotool search --onlyvisible --name Tablée 2>/dev/null | tail -n 1) && [[ -n $WINDOW ]]; }
no_window() { ! finds_window; }
opens() { # file
    "$wine" start.exe /unix "$1" || fail "$1 does not start."
    wait_for 60 finds_window || fail "$1 opens no window."
    APP_PID=$(xdotool getwindowpid "$WINDOW")
    wait_for 20 painted || fail 'Home was not drawn'
    settle
}

installs
answer=$("$wine" "$programs/tablee.com" --version | tr -d '\r')
[[ $answer == "tablee "* ]] || fail "tablee.com --version says «$answer»"

PLAYERS=2
set_table skyrunner 2 '{"walls":[3,3,3]}'
opens "$link"
key F11
settle
opens_game
key Return
wait_for 10 has_journal || fail 'the game did not begin'
settle
turn_up 5; bid 0 8; bid 1 8; reveal; next_turn
shot windows-installed >/dev/null
before=$(lines)
# What runs is not taken away.
"$wine" "$uninstall" /S || true
sleep 5
[[ -s $programs/tablee.exe && -e $link ]] || fail 'the program was uninstalled while it ran.'

# A logoff ends the program, and loses nothing.
"$wine" wineboot.exe --end-session --force >/dev/null 2>&1 || true
wait_for 30 no_window || fail 'a logoff does not end the program.'
APP_PID=''
(($(lines) >= before)) || fail "before the logoff $before lines, then $(lines)"
end_wine
opens "$link"
key F11
settle
opens_game
bid 0 7
kill -9 "$APP_PID"
APP_PID=''
end_wine
echo "installer: played from the start menu's link, through a logoff and a kill: $(lines) lines"

# Games of another tablet, opened by their type.
cp "$root/tests/fuzz/seeds/ants.jsonl" "$SCRATCH/games.jsonl"
"$wine" start.exe /unix "$SCRATCH/games.jsonl" || fail 'nothing opens games.'
wait_for 60 finds_window || fail 'opening games opens no window.'
has_ants() { compgen -G "$data/finished/*ants*.jsonl" >/dev/null; }
wait_for 20 has_ants || fail 'the games were not taken in.'
settle
shot windows-opened >/dev/null
wmctrl -i -c "$(printf '0x%08x' "$WINDOW")"
wait_for 20 no_window || fail 'the window does not close.'
echo 'installer: exported games are opened by their type'

uninstalls
has_journal || fail 'the game is gone.'
has_ants || fail 'the games that were taken in are gone.'
installs
uninstalls /GAMES
[[ ! -e $data ]] || fail 'the games are still there.'
end_wine
echo 'installer: silently in and out, games kept, and gone when so chosen'

# shellcheck shell=bash
# Runs Windows programs in Wine, with a prefix of its own. Sourced after system.sh.
#
#   start_wine FOLDER         makes a fresh prefix in FOLDER
#   wrap EXE TO               a script that runs EXE as if it were a program of this system; a window fills the screen
#   wine_path PATH            where a path of Windows (C:\…) lies here
#   end_wine                  ends everything that runs in the prefix

wine=/usr/lib/wine/wine64
export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe='

start_wine() { # folder
    export WINEPREFIX=$1/prefix
    mkdir -p "$WINEPREFIX"
    { env -u DISPLAY "$wine" wineboot.exe --init && env -u DISPLAY "$wine" winecfg.exe -v win10; } >"$1/wineboot.log" 2>&1 ||
        die "Wine does not start: $(tail -n 3 "$1/wineboot.log")"
    end_wine
    # Wine 8 lacks this library, and Rust's standard library imports it.
    local system=$WINEPREFIX/drive_c/windows/system32
    if [[ ! -e $system/bcryptprimitives.dll ]]; then
        cat >"$1/random.c" <<'END'
__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *, unsigned long);
__declspec(dllexport) int __stdcall ProcessPrng(void *bytes, unsigned long long count) { return SystemFunction036(bytes, count); }
END
        x86_64-w64-mingw32-gcc -shared -O1 -o "$system/bcryptprimitives.dll" "$1/random.c" -ladvapi32
    fi
}

end_wine() { wineserver -k 2>/dev/null || true; }

wrap() { # exe script
    cat >"$2" <<END
#!/usr/bin/env bash
export WINEPREFIX='$WINEPREFIX' WINEDEBUG='$WINEDEBUG' WINEDLLOVERRIDES='$WINEDLLOVERRIDES'
case \${1-} in
    replay | play | history | cues | soundtrack | --help | --version) ;;
    *) set -- --fullscreen "\$@" ;;
esac
exec $wine '$1' "\$@"
END
    chmod +x "$2"
}

wine_path() { "$wine" winepath.exe -u "$1" 2>/dev/null | tr -d '\r'; }

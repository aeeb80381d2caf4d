; Installer for one user, without an administrator. Made by packaging/windows.sh with
;   makensis -DVERSION=0.1.0 -DFILES=folder -DOUT=file installer.nsi
;
; -DQUICK packs in less time, larger. /S installs and uninstalls silently. A silent uninstall keeps the games; /S /GAMES deletes them.

Unicode true
Target amd64-unicode
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
!ifdef QUICK
    SetCompressor zlib
!else
    SetCompressor /SOLID lzma
    SetCompressorDictSize 32
!endif

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tablee"
!define KIND "Tablee.Games"

Name "Tablée"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tablee"
InstallDirRegKey HKCU "${UNINSTALL}" InstallLocation
BrandingText "Tablée ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 ProductName "Tablée"
VIAddVersionKey /LANG=0 FileDescription "Tablée"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 LegalCopyright "MIT OR Apache-2.0"

!define MUI_ICON "tablee.ico"
!define MUI_UNICON "tablee.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tablee.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE German

LangString RUNNING ${LANG_ENGLISH} "Tablée is open. Close it, then try again."
LangString RUNNING ${LANG_FRENCH} "Tablée est ouvert. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_GERMAN} "Tablée ist offen. Schließen Sie es und versuchen Sie es erneut."
LangString DELETE_GAMES ${LANG_ENGLISH} "Delete the games and settings too? They cannot be brought back."
LangString DELETE_GAMES ${LANG_FRENCH} "Supprimer aussi les parties et les réglages ? Ils seront perdus pour toujours."
LangString DELETE_GAMES ${LANG_GERMAN} "Auch die Partien und Einstellungen löschen? Sie sind dann endgültig weg."
LangString GAMES_FILE ${LANG_ENGLISH} "Games of Tablée"
LangString GAMES_FILE ${LANG_FRENCH} "Parties de Tablée"
LangString GAMES_FILE ${LANG_GERMAN} "Partien von Tablée"

; A program that runs cannot be written to.
!macro CLOSED
    ${Do}
        ClearErrors
        ${IfNot} ${FileExists} "$INSTDIR\tablee.exe"
            ${ExitDo}
        ${EndIf}
        FileOpen $0 "$INSTDIR\tablee.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
        SetErrorLevel 3
        Quit
    ${Loop}
!macroend

Section
    !insertmacro CLOSED
    SetOutPath "$INSTDIR"
    File "${FILES}\tablee.exe"
    File "${FILES}\tablee.com"
    File "${FILES}\LICENSE-MIT"
    File "${FILES}\LICENSE-APACHE"
    File "${FILES}\third-party.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Tablée.lnk" "$INSTDIR\tablee.exe"

    WriteRegStr HKCU "${UNINSTALL}" DisplayName "Tablée"
    WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\tablee.exe"
    WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
    WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" EstimatedSize $0

    ; Exported games. The ending belongs to others too: what is set for it already stays.
    WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(GAMES_FILE)"
    WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\tablee.exe,0"
    WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\tablee.exe" open "%1"'
    WriteRegStr HKCU "Software\Classes\.jsonl\OpenWithProgids" "${KIND}" ""
    ReadRegStr $0 HKCR ".jsonl" ""
    ${If} $0 == ""
        WriteRegStr HKCU "Software\Classes\.jsonl" "" "${KIND}"
    ${EndIf}
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section Uninstall
    !insertmacro CLOSED
    ; Not the whole folder: nothing is deleted that was not installed.
    Delete "$INSTDIR\tablee.exe"
    Delete "$INSTDIR\tablee.com"
    Delete "$INSTDIR\LICENSE-MIT"
    Delete "$INSTDIR\LICENSE-APACHE"
    Delete "$INSTDIR\third-party.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Tablée.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Classes\${KIND}"
    DeleteRegValue HKCU "Software\Classes\.jsonl\OpenWithProgids" "${KIND}"
    ReadRegStr $0 HKCU "Software\Classes\.jsonl" ""
    ${If} $0 == "${KIND}"
        DeleteRegValue HKCU "Software\Classes\.jsonl" ""
    ${EndIf}
    DeleteRegKey /ifempty HKCU "Software\Classes\.jsonl\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\.jsonl"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/GAMES" $1
    ${If} ${Errors}
        MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DELETE_GAMES)" /SD IDNO IDNO kept
    ${EndIf}
    RMDir /r "$APPDATA\tablee\data"
    RMDir "$APPDATA\tablee"
    kept:
SectionEnd

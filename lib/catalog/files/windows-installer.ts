import { quieterBy } from '@/lib/audio/prominence/limits'
import { translator } from '@/messages/texts'
import { downloadName } from './preset-archive'
import type { FilePreset } from './preset-at-strength'

export const EQUALIZER_APO = 'https://sourceforge.net/projects/equalizerapo/'

/** Next to `config.txt`, so that presets do not mix with a player's own files. */
export const PRESET_FOLDER = 'spielklang'

export const INCLUDE_LINE = `Include: ${PRESET_FOLDER}\\aktiv.txt`

export const SETUP_FILE = 'spielklang-einrichten.cmd'
export const REMOVAL_FILE = 'spielklang-entfernen.cmd'

/** In the folder of presets; the file that Peace imports. */
export const PEACE_FILE = 'peace-import.txt'

const KEPT_FILE = 'config-vor-spielklang.txt'
const NEW_FILE = `${PRESET_FOLDER}\\config-neu.txt`
const LINE_END = '\r\n'

/** An owner names presets; nothing of a name may be a command. */
const NOT_PLAIN = /[^A-Za-z0-9 -]/g

const orRefused = ['if errorlevel 1 goto refused']

const t = translator('catalog.windowsArchive')

/** Windows reads such files in the code page of its console, which has no umlauts in common with any text file. */
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/**
 * Replaces `config.txt`, whose default has a bass boost that the preset was not made for; the previous file stays
 * next to it. Once included, further presets replace only `aktiv.txt`, so the player's own lines stay. The include
 * comes first, where no `Device:` or `Stage:` line restricts it, and nothing is said before it is there.
 */
export function windowsInstaller(preset: FilePreset): string {
  const file = downloadName(preset, 'equalizer-apo.txt')
  const name = plain(preset.name).replaceAll(NOT_PLAIN, '')
  const quieter = quieterBy(preset.filters)
  return script([
    ...head(t('setupAbout', { preset: name }), t('setupUndo', { removal: REMOVAL_FILE })),
    `if not exist "%~dp0${PRESET_FOLDER}\\${file}" goto packed`,
    'if exist "%config%\\peace.txt" goto peace',
    '',
    ':start',
    `if not exist "%config%\\${PRESET_FOLDER}" mkdir "%config%\\${PRESET_FOLDER}"`,
    `copy /y "%~dp0${PRESET_FOLDER}\\*.txt" "%config%\\${PRESET_FOLDER}" >nul`,
    ...orRefused,
    'if not exist "%config%\\config.txt" goto first',
    ...ifIncluded,
    'if not defined first goto first',
    `find "${INCLUDE_LINE}" <"%config%\\config.txt" >nul`,
    'if not errorlevel 1 goto top',
    `copy /y "%config%\\config.txt" "%config%\\${KEPT_FILE}" >nul`,
    ...orRefused,
    ':first',
    'copy /y "%~dp0config.txt" "%config%\\config.txt" >nul',
    ...orRefused,
    'goto look',
    '',
    ':top',
    `echo ${INCLUDE_LINE}>"%config%\\${NEW_FILE}"`,
    `for /f "usebackq delims=" %%l in ("%config%\\config.txt") do if not "%%l"=="${INCLUDE_LINE}" echo %%l>>"%config%\\${NEW_FILE}"`,
    `copy /y "%config%\\${NEW_FILE}" "%config%\\config.txt" >nul`,
    ...orRefused,
    `del "%config%\\${NEW_FILE}"`,
    '',
    ':look',
    ...ifIncluded,
    'goto refused',
    '',
    ':done',
    say(t('setupDone', { preset: name })),
    `if exist "%config%\\${KEPT_FILE}" ${say(t('setupKept', { kept: KEPT_FILE }))}`,
    say(t('setupUndo', { removal: REMOVAL_FILE })),
    ...(quieter > 0 ? [say(t('setupLouder', { quieter }))] : []),
    'goto end',
    '',
    ':peace',
    say(t('peace')),
    'set "answer="',
    `set /p "answer=${plain(t('peaceAsk'))} "`,
    'if /i "%answer:~0,1%"=="j" goto start',
    say(t('peaceThen', { file: PEACE_FILE })),
    'goto end',
    '',
    ':packed',
    say(t('packed')),
    say(t('packedThen')),
    'goto end',
    ...ends,
  ])
}

/** Goes to `done` if the first line of `config.txt` includes presets. Quotes of a player's own line would end those around it. */
const ifIncluded = [
  'set "first="',
  'for /f "usebackq delims=" %%l in ("%config%\\config.txt") do if not defined first set "first=%%l"',
  'if defined first set "first=%first:"=%"',
  `if "%first%"=="${INCLUDE_LINE}" goto done`,
]

/** The player's own lines in `config.txt` stay. */
export function windowsRemoval(): string {
  return script([
    ...head(t('removalAbout')),
    `if not exist "%config%\\${PRESET_FOLDER}" goto nothing`,
    'if not exist "%config%\\config.txt" goto done',
    `for /f "usebackq eol=# delims=" %%l in ("%config%\\config.txt") do if not "%%l"=="${INCLUDE_LINE}" goto own`,
    `if not exist "%config%\\${KEPT_FILE}" del "%config%\\config.txt"`,
    `if not exist "%config%\\${KEPT_FILE}" goto done`,
    `move /y "%config%\\${KEPT_FILE}" "%config%\\config.txt" >nul`,
    ...orRefused,
    say(t('removalRestored')),
    'goto done',
    '',
    ':own',
    say(t('removalOwn')),
    `if exist "%config%\\${KEPT_FILE}" ${say(t('setupKept', { kept: KEPT_FILE }))}`,
    '',
    ':done',
    `rmdir /s /q "%config%\\${PRESET_FOLDER}"`,
    `if exist "%config%\\${PRESET_FOLDER}" goto refused`,
    say(t('removalDone')),
    'goto end',
    '',
    ':nothing',
    say(t('removalNothing')),
    'goto end',
    ...ends,
  ])
}

/** Says what the script does, and finds the folder; the installer writes the key (EqualizerAPO's `Setup.nsi`). */
function head(...about: string[]): string[] {
  return [
    '@echo off',
    ...about.map((sentence) => `rem ${plain(sentence)}`),
    'setlocal',
    'set "config="',
    'for /f "tokens=2,*" %%a in (\'reg query HKLM\\SOFTWARE\\EqualizerAPO /v ConfigPath 2^>nul\') do if "%%a"=="REG_SZ" set "config=%%b"',
    'if not defined config goto missing',
    '',
  ]
}

const ends = [
  '',
  ':missing',
  say(t('missing')),
  `echo ${EQUALIZER_APO}`,
  say(t('missingThen')),
  'goto end',
  '',
  ':refused',
  say(t('refused')),
  'echo "%config%"',
  say(t('refusedThen')),
  '',
  ':end',
  'pause',
]

function say(sentence: string): string {
  return `echo ${plain(sentence)}`
}

function plain(sentence: string): string {
  return sentence.replaceAll(/[äöüÄÖÜß]/g, (letter) => UMLAUTS[letter] ?? letter)
}

function script(lines: readonly string[]): string {
  return lines.map((line) => line + LINE_END).join('')
}

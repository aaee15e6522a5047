import { createTranslator } from 'use-intl/core'
import messages from '@/messages/de.json'
import { downloadName } from './preset-archive'
import type { FilePreset } from './preset-at-strength'

/** Where the program is to be had. */
export const EQUALIZER_APO = 'https://sourceforge.net/projects/equalizerapo/'

/** Next to `config.txt`, so that presets do not mix with a player's own files. */
export const PRESET_FOLDER = 'spielklang'

/** The line of `config.txt` that loads whichever preset was set up last. */
export const INCLUDE_LINE = `Include: ${PRESET_FOLDER}\\aktiv.txt`

export const SETUP_FILE = 'spielklang-einrichten.cmd'
export const REMOVAL_FILE = 'spielklang-entfernen.cmd'

const KEPT_FILE = 'config-vor-spielklang.txt'
const LINE_END = '\r\n'

/** An owner names presets; nothing of a name may be a command. */
const NOT_PLAIN = /[^A-Za-z0-9 -]/g

const orRefused = ['if errorlevel 1 goto refused']

const t = createTranslator({ locale: 'de', messages, namespace: 'catalog.windowsArchive' })

/** Windows reads such files in the code page of its console, which has no umlauts in common with any text file. */
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/**
 * A script that copies the preset into Equalizer APO's folder and includes it. `config.txt` is replaced, because the default
 * one contains a bass boost that the preset was not made for; the previous file is kept next to it. Once included, further
 * presets replace only `aktiv.txt`, so that the player's own lines stay.
 */
export function windowsInstaller(preset: FilePreset): string {
  const file = downloadName(preset, 'equalizer-apo.txt')
  const name = plain(preset.name).replaceAll(NOT_PLAIN, '')
  return script([
    ...head(t('setupAbout', { preset: name }), t('setupUndo', { removal: REMOVAL_FILE })),
    `if not exist "%~dp0${PRESET_FOLDER}\\${file}" goto packed`,
    `if not exist "%config%\\${PRESET_FOLDER}" mkdir "%config%\\${PRESET_FOLDER}"`,
    `copy /y "%~dp0${PRESET_FOLDER}\\*.txt" "%config%\\${PRESET_FOLDER}" >nul`,
    ...orRefused,
    'if not exist "%config%\\config.txt" goto first',
    `for /f "usebackq delims=" %%l in ("%config%\\config.txt") do if "%%l"=="${INCLUDE_LINE}" goto done`,
    `find "${INCLUDE_LINE}" <"%config%\\config.txt" >nul`,
    'if not errorlevel 1 goto again',
    `copy /y "%config%\\config.txt" "%config%\\${KEPT_FILE}" >nul`,
    ...orRefused,
    ':first',
    'copy /y "%~dp0config.txt" "%config%\\config.txt" >nul',
    ...orRefused,
    'goto done',
    '',
    ':again',
    `echo ${INCLUDE_LINE}>>"%config%\\config.txt"`,
    ...orRefused,
    '',
    ':done',
    say(t('setupDone', { preset: name })),
    `if exist "%config%\\${KEPT_FILE}" ${say(t('setupKept', { kept: KEPT_FILE }))}`,
    say(t('setupUndo', { removal: REMOVAL_FILE })),
    'goto end',
    '',
    ':packed',
    say(t('packed')),
    say(t('packedThen')),
    'goto end',
    ...ends,
  ])
}

/** A script that undoes the setup of all presets; the player's own lines in `config.txt` stay. */
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

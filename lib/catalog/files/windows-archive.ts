import { createTranslator } from 'use-intl/core'
import { autoEqFormat } from '@/lib/audio/formats/autoeq-parametric'
import { equalizerApoFormat } from '@/lib/audio/formats/equalizer-apo'
import { zipFolder } from '@/lib/core/zip-folder'
import messages from '@/messages/de.json'
import { downloadName, timeOf } from './preset-archive'
import { contentOf, type FilePreset } from './preset-at-strength'
import { windowsReadMe } from './read-me'
import {
  INCLUDE_LINE,
  PEACE_FILE,
  PRESET_FOLDER,
  REMOVAL_FILE,
  SETUP_FILE,
  windowsRemoval,
  windowsInstaller,
} from './windows-installer'

/** As in the file for Equalizer APO. */
const LINE_END = '\r\n'
const t = createTranslator({ locale: 'de', messages, namespace: 'catalog.windowsArchive' })

/**
 * A zip with a script that sets the preset up in Equalizer APO, and another that undoes it. It can also be unpacked into the
 * program's folder `config` by hand: `config.txt` includes `aktiv.txt` from a folder next to it, which includes the preset
 * (paths are relative to the including file: https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/). It also
 * contains a file for the program Peace to import (button `Import`, for AutoEq's `ParametricEQ.txt`:
 * https://github.com/jaakkopasanen/AutoEq#peace). The same preset gives the same bytes.
 */
export function windowsArchive(preset: FilePreset): Uint8Array<ArrayBuffer> {
  const { name, game, version } = preset
  const inFolder = (file: string) => `${PRESET_FOLDER}/${file}`
  const presetFile = downloadName(preset, 'equalizer-apo.txt')
  const files = [
    { name: SETUP_FILE, content: windowsInstaller(preset) },
    { name: REMOVAL_FILE, content: windowsRemoval() },
    { name: 'LIESMICH.txt', content: windowsReadMe(preset) },
    { name: 'config.txt', content: lines(INCLUDE_LINE, `# ${t('how')}`, `# ${t('own')}`) },
    {
      name: inFolder('aktiv.txt'),
      content: lines(`# ${t('what', { name, game, version })}`, `Include: ${presetFile}`),
    },
    { name: inFolder(presetFile), content: contentOf(equalizerApoFormat, preset) },
    { name: inFolder(downloadName(preset, PEACE_FILE)), content: contentOf(autoEqFormat, preset) },
  ]
  return zipFolder('', files, timeOf(preset))
}

function lines(...content: string[]): string {
  return content.map((line) => line + LINE_END).join('')
}

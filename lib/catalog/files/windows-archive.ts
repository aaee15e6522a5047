import { autoEqFormat } from '@/lib/audio/formats/autoeq-parametric'
import { equalizerApoFormat } from '@/lib/audio/formats/equalizer-apo'
import { zipFolder } from '@/lib/core/zip-folder'
import { translator } from '@/messages/texts'
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

const LINE_END = '\r\n'
const t = translator('catalog.windowsArchive')

/**
 * A script sets the preset up in Equalizer APO, another undoes it. Or unpack it into the folder `config`:
 * `config.txt` includes `aktiv.txt` from a folder next to it, which includes the preset (paths are relative to the
 * including file: https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/). A further file is for
 * Peace (button `Import`, for AutoEq's `ParametricEQ.txt`: https://github.com/jaakkopasanen/AutoEq#peace). Same
 * preset, same bytes.
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

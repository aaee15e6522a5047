import { createTranslator } from 'use-intl/core'
import { autoEqFormat } from '@/lib/audio/formats/autoeq-parametric'
import { equalizerApoFormat } from '@/lib/audio/formats/equalizer-apo'
import { zipFolder } from '@/lib/core/zip-folder'
import messages from '@/messages/de.json'
import { downloadName, timeOf } from './preset-archive'
import { contentOf, type FilePreset } from './preset-at-strength'
import { readMe } from './read-me'

/** Where it is to be had, and where its files belong unless its user says otherwise. */
export const EQUALIZER_APO = {
  address: 'https://sourceforge.net/projects/equalizerapo/',
  folder: 'C:\\Program Files\\EqualizerAPO\\config',
} as const

/** As in the file for Equalizer APO. */
const LINE_END = '\r\n'
/** Beside `config.txt`, so that the presets do not mix with a player's own files. */
const FOLDER = 'spielklang'

const t = createTranslator({ locale: 'de', messages, namespace: 'catalog.windowsArchive' })

/**
 * A zip to unpack into Equalizer APO's folder `config`: the `config.txt` that it reads, which includes the preset from a
 * folder beside it (paths are relative to the including file:
 * https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/), and a file that the program Peace imports
 * (button `Import`, for AutoEq's `ParametricEQ.txt`: https://github.com/jaakkopasanen/AutoEq#peace). The same preset gives
 * the same bytes.
 */
export function windowsArchive(preset: FilePreset): Uint8Array<ArrayBuffer> {
  const inFolder = (name: string) => `${FOLDER}/${downloadName(preset, name)}`
  const files = [
    { name: 'config.txt', content: configOf(preset) },
    { name: inFolder('equalizer-apo.txt'), content: contentOf(equalizerApoFormat, preset) },
    { name: inFolder('peace-import.txt'), content: contentOf(autoEqFormat, preset) },
    { name: inFolder('LIESMICH.txt'), content: readMe(preset) },
  ]
  return zipFolder('', files, timeOf(preset))
}

function configOf(preset: FilePreset): string {
  const { name, game, version } = preset
  return [
    `# ${t('what', { name, game, version })}`,
    `# ${t('how')}`,
    `Include: ${FOLDER}\\${downloadName(preset, 'equalizer-apo.txt')}`,
    `# ${t('own')}`,
  ]
    .map((line) => line + LINE_END)
    .join('')
}

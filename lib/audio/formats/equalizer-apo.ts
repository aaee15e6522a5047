import { hasGain, type Filter } from '../filter'
import { preampOf } from '../preamp'
import { gainText, TEXT_FILE, type FileFormat, type PresetSource } from './file-format'

/** Equalizer APO reads LF and CRLF alike (FilterEngine.cpp); older Windows editors support only CRLF. It reads UTF-8;
 * a byte order mark would become part of the first line. */
const LINE_END = '\r\n'

const typeNames = { PK: 'PK', LSC: 'LSC', HSC: 'HSC', HP: 'HPQ', LP: 'LPQ' } as const satisfies Record<
  Filter['type'],
  string
>

/** https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/. Whole Hz (APO takes `105.000` for 105
 * 000), gains with one decimal (two at another strength), Q with two: the catalogue's precision, so that the file
 * holds exactly what is drawn. APO ignores lines that start with `#`. */
export function equalizerApo(preset: PresetSource): string {
  const lines = [
    `# ${preset.name} (${preset.game}), Version ${preset.version}, Spielklang`,
    `Preamp: ${preampOf(preset.filters).toFixed(1)} dB`,
    ...preset.filters.map((filter, index) => `Filter ${index + 1}: ${filterLine(filter)}`),
  ]
  return lines.map((line) => line + LINE_END).join('')
}

function filterLine(filter: Filter): string {
  const gain = hasGain(filter) ? ` Gain ${gainText(filter.gain)} dB` : ''
  return `ON ${typeNames[filter.type]} Fc ${filter.fc.toFixed(0)} Hz${gain} Q ${filter.q.toFixed(2)}`
}

export const equalizerApoFormat = {
  id: 'equalizerApo',
  name: 'equalizer-apo.txt',
  contentType: TEXT_FILE,
  mostFilters: Infinity, // FilterEngine.cpp adds each to a list
  build: equalizerApo,
  points: null,
  programs: ['Equalizer APO'],
  guides: [{ guide: 'equalizerApo', system: 'windows' }],
} as const satisfies FileFormat

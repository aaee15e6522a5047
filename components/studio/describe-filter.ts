import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { hasGain, type Filter } from '@/lib/audio/filter'
import type { StudioTexts } from './studio-texts'

/** A filter's number and type, e.g. `Filter 2, Peak`. */
export function nameFilter(filter: Filter, number: number, texts: StudioTexts): string {
  return texts.named.replace('{number}', String(number)).replace('{type}', texts.types[filter.type])
}

/** Its values as they are said: `1,2 kHz, plus 3,5 dB, Güte 1,41`. */
export function sayValues(filter: Filter, texts: StudioTexts): string {
  const q = texts.quality.replace('{q}', formatQ(filter.q))
  const gain = hasGain(filter) ? [sayGain(filter.gain, texts)] : []
  return [formatFrequency(filter.fc), ...gain, q].join(', ')
}

/** A gain with its sign as a word, which not every screen reader makes of the sign itself. */
function sayGain(gain: number, texts: StudioTexts): string {
  const [sign, size] = [Math.sign(gain), formatGain(Math.abs(gain)).replace('+', '')]
  if (sign === 0) return size
  return (sign > 0 ? texts.plus : texts.minus).replace('{gain}', size)
}

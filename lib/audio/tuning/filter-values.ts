import { SAMPLE_RATE } from '../filter'
import { readFrequency, readGain, readQuality } from './read-number'
import { Unreadable } from './tuning'

/** In a filter's line, after its type. */
export interface FilterValues {
  line: number
  fc: number // Hz
  gain: number | undefined // dB
  q: number | undefined
  octaves: number | undefined // between the points of half the gain
}

/** REW's bandwidth for the Behringer DSP1124P, in roughly sixtieths of an octave. */
const SIXTIETHS = 60

/** In any order. @throws Unreadable if Fc is missing or a value is invalid */
export function readValues(text: string, line: number, hasThousands: boolean): FilterValues {
  const value = (pattern: RegExp) => pattern.exec(text)?.[1]
  const [fc, gain] = [value(/ Fc ?([^ ]+?)(?: ?H ?z\b| |$)/i), value(/ Gain ?([^ ]+?)(?: ?dB\b| |$)/i)]
  const [q, octaves] = [value(/ Q ?([^ ]+)/i), value(/ BW Oct ?([^ ]+)/i)]
  const sixtieths = value(/ BW\/60 ?([^ ]+)/i)
  if (fc === undefined) throw new Unreadable('bad_line', { line })
  return {
    line,
    fc: readFrequency(fc, line, hasThousands),
    gain: gain === undefined ? undefined : readGain(gain, line),
    q: q === undefined ? qualityOfSixtieths(sixtieths, line) : readQuality(q, line),
    octaves: octaves === undefined ? undefined : readQuality(octaves, line),
  }
}

/** fc · (BW/60) · √2 is the bandwidth in Hz (https://www.roomeqwizard.com/help/help_en-GB/html/equaliser.html). */
function qualityOfSixtieths(sixtieths: string | undefined, line: number): number | undefined {
  if (sixtieths === undefined) return undefined
  return SIXTIETHS / (readQuality(sixtieths, line) * Math.SQRT2)
}

/** Of a peak or pass: given directly, or by its bandwidth at 48 kHz, by the Audio EQ Cookbook. */
export function qualityOf({ q, octaves, fc }: FilterValues): number | undefined {
  if (octaves === undefined) return q
  const w0 = (2 * Math.PI * fc) / SAMPLE_RATE
  return 1 / (2 * Math.sinh(((Math.LN2 / 2) * octaves * w0) / Math.sin(w0)))
}

/** Required for peaks and shelves. */
export function withGain({ line, gain }: FilterValues): number {
  if (gain === undefined) throw new Unreadable('bad_line', { line })
  return gain
}

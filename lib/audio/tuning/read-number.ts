import { SAMPLE_RATE } from '../filter'
import { Unreadable } from './tuning'

const DECIMAL = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?$/i
/** REW's thousands separator (BiQuadFilterFactory.cpp of Equalizer APO). */
const THOUSANDS = /^\d{1,3}\.\d{3}$/

/** With a decimal point or comma. @throws Unreadable for anything else */
export function readNumber(text: string, line: number): number {
  const pointed = withPoint(text)
  const number = Number(pointed)
  if (!DECIMAL.test(pointed) || !Number.isFinite(number)) throw new Unreadable('bad_number', { line })
  return number
}

/** Keeps the last comma or point as the decimal point, so that `1.079,5` is 1079.5. */
function withPoint(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  return last < 0 ? text : `${text.slice(0, last).replaceAll(/[.,]/g, '')}.${text.slice(last + 1)}`
}

/** Hz. `1.079` and `1,079` mean 1079 Hz, as Equalizer APO reads them from REW, unless that exceeds the limit of 48
 * kHz audio for any frequency of the file.
 * @throws Unreadable for anything but a frequency between 0 Hz and 24 kHz */
export function readFrequency(text: string, line: number, hasThousands: boolean): number {
  const written = readNumber(text, line)
  const frequency =
    hasThousands && THOUSANDS.test(withPoint(text)) && isThousands(text) ? written * 1000 : written
  if (frequency <= 0 || frequency >= SAMPLE_RATE / 2) throw new Unreadable('bad_frequency', { line })
  return frequency
}

/** Has a point that may separate thousands. */
export function isThousands(text: string): boolean {
  const pointed = withPoint(text)
  return !THOUSANDS.test(pointed) || Number(pointed) * 1000 < SAMPLE_RATE / 2
}

const MOST_GAIN = 100 // dB; higher values are typing errors
const MOST_QUALITY = 1000 // higher values are typing errors; REW writes up to 50

/** dB. */
export function readGain(text: string, line: number): number {
  const gain = readNumber(text, line)
  if (Math.abs(gain) > MOST_GAIN) throw new Unreadable('bad_gain', { line })
  return gain
}

/** A Q, a bandwidth or a slope, which must also be above 0. */
export function readQuality(text: string, line: number): number {
  const quality = readNumber(text, line)
  if (quality <= 0 || quality > MOST_QUALITY) throw new Unreadable('bad_quality', { line })
  return quality
}

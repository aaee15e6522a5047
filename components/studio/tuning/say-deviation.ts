import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import type { Deviation } from '@/lib/audio/deviation'
import { fillText } from './fill-text'

/** dB; the deviation of filters that were only rounded. */
export const INAUDIBLE = 0.1

/** The deviation from a curve, in a sentence with `{max}`, `{rms}` and `{frequency}`. */
export function sayDeviation({ max, rms, at }: Deviation, text: string): string {
  const size = (decibels: number) => formatGain(decibels).replace('+', '')
  return fillText(text, { max: size(max), rms: size(rms), frequency: formatFrequency(at) })
}

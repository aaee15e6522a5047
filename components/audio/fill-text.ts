import { formatFrequency, formatGain } from './audio-format'
import type { Deviation } from '@/lib/audio/deviation'

/** dB; the deviation of filters that were only rounded. */
export const INAUDIBLE = 0.1

/** Fills in the words in braces. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
}

/** The deviation from a curve, in a sentence with `{max}`, `{rms}` and `{frequency}`. */
export function sayDeviation({ max, rms, at }: Deviation, text: string): string {
  const size = (decibels: number) => formatGain(decibels).replace('+', '')
  return fillText(text, { max: size(max), rms: size(rms), frequency: formatFrequency(at) })
}

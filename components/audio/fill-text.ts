import { formatFrequency, formatGain } from './audio-format'
import type { Deviation } from '@/lib/audio/deviation'

export const INAUDIBLE = 0.1 // dB; the deviation of filters that were only rounded

export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))
}

/** Fills in `{max}`, `{rms}` and `{frequency}`. */
export function sayDeviation({ max, rms, at }: Deviation, text: string): string {
  const size = (decibels: number) => formatGain(decibels).replace('+', '')
  return fillText(text, { max: size(max), rms: size(rms), frequency: formatFrequency(at) })
}

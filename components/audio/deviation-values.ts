import { formatFrequency, formatGain } from './audio-format'
import type { Deviation } from '@/lib/audio/deviation'

export const INAUDIBLE = 0.1 // dB; the deviation of filters that were only rounded

/** For sentences about it. */
export function deviationValues({ max, rms, at }: Deviation): Record<'max' | 'rms' | 'frequency', string> {
  const size = (decibels: number) => formatGain(decibels).replace('+', '')
  return { max: size(max), rms: size(rms), frequency: formatFrequency(at) }
}

import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { toPlainText } from '@/lib/core/text/plain-text'

/** Longest name of a preset or headset, in characters. */
export const LONGEST_NAME = 40

/** Compensates for a headset; applied with every preset played on it. */
export interface Correction {
  name: string
  filters: readonly Filter[]
}

export interface OwnCurve {
  name: string
  filters: readonly Filter[]
  correction: Correction | null
  dynamics?: Dynamics | null
}

/** One line, no invisible characters, and not too long. */
export function tidyName(text: string): string {
  return toPlainText(text)
    .slice(0, LONGEST_NAME)
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}

/** The headset in the name of an AutoEq file, e.g. `Sennheiser HD 650 ParametricEQ.txt`; '' if there is none. */
export function headsetName(file: string): string {
  return tidyName(file.replace(/\.\w{1,5}$/, '').replace(/[\s_-]*parametric[\s_-]*eq$/i, ''))
}

export function wholeOf({ filters, correction }: Pick<OwnCurve, 'filters' | 'correction'>): Filter[] {
  return [...filters, ...(correction?.filters ?? [])].filter(
    (filter) => !hasGain(filter) || filter.gain !== 0,
  )
}

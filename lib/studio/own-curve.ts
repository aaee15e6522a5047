import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { toPlainText } from '@/lib/core/text/plain-text'

/** Longest name of a preset or headset, in characters. */
export const LONGEST_NAME = 40

/** Compensates for a headset; applied with every preset played on it. */
export interface Correction {
  /** Of the headset, or of the imported file. */
  name: string
  filters: readonly Filter[]
}

/** A visitor's own curve; flat without filters. */
export interface OwnCurve {
  name: string
  filters: readonly Filter[]
  correction: Correction | null
  /** `Leises lauter`, if on. */
  dynamics?: Dynamics | null
}

/** A name that can be saved and shared: one line, no invisible characters, and not too long. */
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

/** All effective filters of a curve, as heard and as written to files. */
export function wholeOf({ filters, correction }: Pick<OwnCurve, 'filters' | 'correction'>): Filter[] {
  return [...filters, ...(correction?.filters ?? [])].filter(
    (filter) => !hasGain(filter) || filter.gain !== 0,
  )
}

import { hasGain, type Filter } from '@/lib/audio/filter'
import { toPlainText } from '@/lib/core/text/plain-text'

/** Longest name of a preset or headset, in characters. */
export const LONGEST_NAME = 40

/** Compensates for a headset; needed by every preset played on it. */
export interface Correction {
  /** The headset's, or of the imported file. */
  name: string
  filters: readonly Filter[]
}

/** A visitor's own curve; flat without filters. */
export interface OwnCurve {
  name: string
  filters: readonly Filter[]
  correction: Correction | null
}

/** A name fit to be saved and shared: one line, no invisible characters, and not too long. */
export function tidyName(text: string): string {
  return toPlainText(text)
    .slice(0, LONGEST_NAME)
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}

/** All effective filters of a curve, combined: what is heard, and written to its files. */
export function wholeOf({ filters, correction }: Pick<OwnCurve, 'filters' | 'correction'>): Filter[] {
  return [...filters, ...(correction?.filters ?? [])].filter(
    (filter) => !hasGain(filter) || filter.gain !== 0,
  )
}

import { hasGain, type Filter } from '@/lib/audio/filter'
import { toPlainText } from '@/lib/core/text/plain-text'

/** Characters of what somebody calls their preset, or their headset. */
export const LONGEST_NAME = 40

/** What makes up for a headset, which every preset played on it needs. */
export interface Correction {
  /** The headset's, or the file's that it came in. */
  name: string
  filters: readonly Filter[]
}

/** A curve of a visitor's own; without filters it is flat. */
export interface OwnCurve {
  name: string
  filters: readonly Filter[]
  correction: Correction | null
}

/** A name as it can be kept and passed on: one line, nothing in it that nobody sees, and not too long. */
export function tidyName(text: string): string {
  return toPlainText(text)
    .slice(0, LONGEST_NAME)
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}

/** All filters of a curve in a row, without those that change nothing: what is heard, and stands in its files. */
export function wholeOf({ filters, correction }: Pick<OwnCurve, 'filters' | 'correction'>): Filter[] {
  return [...filters, ...(correction?.filters ?? [])].filter(
    (filter) => !hasGain(filter) || filter.gain !== 0,
  )
}

import { translator } from '@/messages/texts'

interface LegalLink {
  words: string
  href: string
}

export type Words = string | readonly (string | LegalLink | { strong: string } | { code: string })[]

export type LegalBlock =
  | string
  | { paragraph: Words }
  | { list: readonly Words[] }
  | { steps: readonly Words[] }
  | { lines: readonly string[] }
  /** A form to copy, fill in and send. */
  | { form: readonly LegalBlock[] }

export interface LegalSection {
  heading: string
  blocks: readonly LegalBlock[]
}

/** The source of both its page and its plain text. */
export interface LegalText {
  title: string
  /** Day of this version, as `YYYY-MM-DD`; changes with what the text says. */
  version: string
  /** Day when only spelling was corrected: agreements to the previous version stay valid, its text stays stored. */
  mended?: string
  sections: readonly LegalSection[]
}

const t = translator('legal.lasting')

/** German text: days from two days on, else hours. @param isAfterPreposition for `innerhalb von …` (dative) */
export function lasting(hours: number, { isAfterPreposition = false } = {}): string {
  const isInDays = hours >= 48 && hours % 24 === 0
  if (!isInDays) return t('hours', { count: hours })
  return t(isAfterPreposition ? 'daysAfter' : 'days', { count: hours / 24 })
}

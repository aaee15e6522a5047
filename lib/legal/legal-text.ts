import messages from '@/messages/de.json'

/** A link to a page of the shop (`/…`) or elsewhere (`mailto:…`). */
interface LegalLink {
  words: string
  href: string
}

/** Text, parts of which may be links or emphasised. */
export type Words = string | readonly (string | LegalLink | { strong: string })[]

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

/** A legal text as data, the source of both its page and its plain text. */
export interface LegalText {
  title: string
  /** Day of this version, as `YYYY-MM-DD`; changes with what the text says. */
  version: string
  /**
   * Day on which only its spelling was corrected. An agreement to the previous version stays valid, and its
   * text stays stored.
   */
  mended?: string
  sections: readonly LegalSection[]
}

const { hours: inHours, days, daysAfter } = messages.legal.lasting

/**
 * A span of whole hours as German text: in days from two days on, else in hours.
 * @param isAfterPreposition for `innerhalb von …` (dative)
 */
export function lasting(hours: number, { isAfterPreposition = false } = {}): string {
  const isInDays = hours >= 48 && hours % 24 === 0
  const form = isInDays ? (isAfterPreposition ? daysAfter : days) : inHours
  return form.replace('{count}', String(isInDays ? hours / 24 : hours))
}

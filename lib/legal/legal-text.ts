/** Words that lead somewhere: to a page of the shop (`/…`), or out of it (`mailto:…`). */
interface LegalLink {
  words: string
  href: string
}

/** A run of words, some of which may be links, or stressed. */
export type Words = string | readonly (string | LegalLink | { strong: string })[]

/** A paragraph, or what else a section is made of. */
export type LegalBlock =
  | string
  | { paragraph: Words }
  | { list: readonly Words[] }
  /** A numbered list. */
  | { steps: readonly Words[] }
  /** The lines of an address. */
  | { lines: readonly string[] }
  /** What can be copied, filled in and sent. */
  | { form: readonly LegalBlock[] }

export interface LegalSection {
  heading: string
  blocks: readonly LegalBlock[]
}

/** A legal text as data, of which its page and its plain text are both made. */
export interface LegalText {
  title: string
  /** The day of this version, as `YYYY-MM-DD`. A changed text has a new one. */
  version: string
  sections: readonly LegalSection[]
}

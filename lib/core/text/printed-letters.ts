import type { z } from 'zod'
import { plainText } from './plain-text'

/** The fonts of documents by what they are for, in the order in which a letter is looked for. */
export const letterSets = [
  'plain',
  'extended',
  'vietnamese',
  'cyrillic',
  'cyrillicExtended',
  'greek',
] as const
export type LetterSet = (typeof letterSets)[number]

/** The letters of each. Those of the first are also there in bold. */
export const printedLetters: Readonly<Record<LetterSet, string>> = {
  /** Latin-1 and the punctuation of German and French. */
  plain: [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœ–—‘’‚“”„•…‹›€™−'].join(''),
  /** Names in Europe's other Latin alphabets. */
  extended: [range(0x100, 0x130), range(0x132, 0x151), range(0x154, 0x17f), 'ȘșȚțẞ'].join(''),
  vietnamese: ['ƠơƯư', range(0x1ea0, 0x1ef9)].join(''),
  cyrillic: [range(0x400, 0x45f), 'Ґґ№'].join(''),
  /** Of Kazakh, Tatar, Mongolian and others. */
  cyrillicExtended: [range(0x48a, 0x48f), range(0x492, 0x4af), range(0x4b2, 0x52f)].join(''),
  greek: ['ΆΈΉΊΌΎΏΐ', range(0x391, 0x3a1), range(0x3a3, 0x3ce)].join(''),
}

const setOf = new Map<string, LetterSet>()
for (const name of letterSets)
  for (const letter of printedLetters[name]) if (!setOf.has(letter)) setOf.set(letter, name)

/** Named at most, in a sentence. */
const MOST_NAMED = 12

/** Which set has a letter; undefined if none of the fonts can print it. */
export function letterSetOf(letter: string): LetterSet | undefined {
  return setOf.get(letter)
}

/** The letters of a text that documents cannot print, each once; not those that no text may hold. */
export function unprintedIn(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((letter) => !setOf.has(letter) && plainText.test(letter))
}

/** Refuses a text that would read differently on an invoice, and names the letters. */
export function requirePrinted(text: string, context: z.RefinementCtx): void {
  const letters = unprintedIn(text).slice(0, MOST_NAMED)
  if (letters.length === 0) return
  context.addIssue({ code: 'custom', message: 'unprinted_letters', params: { letters: letters.join(' ') } })
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

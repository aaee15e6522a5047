import type { z } from 'zod'
import { plainText } from './plain-text'

/** Fonts of documents by purpose, in the order in which they are searched for a letter. */
export const letterSets = [
  'plain',
  'extended',
  'vietnamese',
  'cyrillic',
  'cyrillicExtended',
  'greek',
] as const
export type LetterSet = (typeof letterSets)[number]

/** The letters of each font. Those of the first are also available in bold. */
export const printedLetters: Readonly<Record<LetterSet, string>> = {
  /** Latin-1, and German and French punctuation. */
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

const MOST_NAMED = 12

export function letterSetOf(letter: string): LetterSet | undefined {
  return setOf.get(letter)
}

/** The letters of a text that documents cannot print, each once; without those that are invalid in any text. */
export function unprintedIn(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((letter) => !setOf.has(letter) && plainText.test(letter))
}

export function requirePrinted(text: string, context: z.RefinementCtx): void {
  const letters = unprintedIn(text).slice(0, MOST_NAMED)
  if (letters.length === 0) return
  context.addIssue({ code: 'custom', message: 'unprinted_letters', params: { letters: letters.join(' ') } })
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

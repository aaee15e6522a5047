import { pictureFont } from '@/lib/audio/letter-style'
import type { Filter } from '@/lib/audio/filter'
import { letterLifts } from '@/lib/audio/letter-lifts'

/** Invoice fonts in `fonts/`, made by the build; names drawn as a curve also use those of `pictureFont`. */
export const INVOICE_FONTS = { plain: 'invoice', bold: 'invoice-bold', extended: 'invoice-extended' } as const

/** Characters of the plain and bold fonts: Latin-1 and the punctuation of German and French. */
export const INVOICE_LETTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœ–—‘’‚“”„•…‹›€™−'].join('')

/** Characters of the extended font, for names in Europe's other Latin alphabets. */
export const EXTENDED_LETTERS = [range(0x100, 0x130), range(0x132, 0x151), range(0x154, 0x17f), 'ȘșȚțẞ'].join(
  '',
)

/** Adjacent letters in one font. */
export interface Run {
  font: string
  text: string
}

const known = new Set(INVOICE_LETTERS)
const extended = new Set(EXTENDED_LETTERS)
/**
 * Letters in the fonts for curve-shaped names; fontkit cannot read their space, which is their last glyph and
 * empty.
 */
const SHAPED = /^[A-Za-z0-9ÄÖÜäöüß-]$/
const ACCENTS = /\p{M}/gu
const HYPHEN = '\u2010'
/**
 * Replaces a letter missing from all fonts; screen readers and copied text still get the letter itself, see
 * `Sheet`.
 */
const UNKNOWN = '?'

/**
 * Splits a text into runs of fonts that have its letters. Missing accents are dropped, other missing letters
 * become question marks.
 */
export function runsOf(text: string, font: string): Run[] {
  const letters = [...text.normalize('NFC')].map((letter) => drawable(letter, font))
  return joined(letters.filter((run) => run.text !== ''))
}

/** A name shaped by its curve: each digit selects its letter's font, see `shapeOf`. */
export function shapedRuns(name: string, shape: string): Run[] {
  return joined(
    [...name].map((text, index) => {
      const digit = Number(shape[index] ?? NaN)
      const isShaped = SHAPED.test(text) && Number.isInteger(digit)
      return isShaped ? { font: pictureFont(digit / 4 - 1), text } : drawable(text, INVOICE_FONTS.plain)
    }),
  )
}

function drawable(letter: string, font: string): Run {
  if (known.has(letter)) return { font, text: letter }
  if (extended.has(letter)) return { font: INVOICE_FONTS.extended, text: letter }
  const plain = letter.normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(HYPHEN, '-')
  return { font, text: [...plain].every((each) => known.has(each)) ? plain : UNKNOWN }
}

function joined(letters: Run[]): Run[] {
  const runs: Run[] = []
  for (const { font, text } of letters) {
    const last = runs.at(-1)
    if (last?.font === font) last.text += text
    else runs.push({ font, text })
  }
  return runs
}

/** Shapes a name by its curve: one digit per letter, the number of its font, see `pictureFont`. */
export function shapeOf(name: string, filters: readonly Filter[]): string {
  return letterLifts(name, filters)
    .map((lift) => pictureFont(lift).slice(-1))
    .join('')
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

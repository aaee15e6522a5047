import { pictureFont } from '@/lib/audio/letter-style'
import type { Filter } from '@/lib/audio/filter'
import { letterLifts } from '@/lib/audio/letter-lifts'
import { letterSetOf, printedLetters, type LetterSet } from '@/lib/core/text/printed-letters'

/** In `fonts/`, made by the build, by their letters; names shaped by a curve also use those of `pictureFont`. */
export const INVOICE_FONTS = {
  plain: 'invoice',
  bold: 'invoice-bold',
  extended: 'invoice-extended',
  vietnamese: 'invoice-vietnamese',
  cyrillic: 'invoice-cyrillic',
  cyrillicExtended: 'invoice-cyrillic-extended',
  greek: 'invoice-greek',
} as const satisfies Record<LetterSet | 'bold', string>

export interface Run {
  font: string
  text: string
}

const known = new Set<string>(printedLetters.plain)
/** For curve-shaped names; without the space, which fontkit cannot read, as it is their last glyph and empty. */
const SHAPED = /^[A-Za-z0-9ÄÖÜäöüß-]$/
const ACCENTS = /\p{M}/gu
const HYPHEN = '\u2010'
/** For a letter that no font has; screen readers and copied text still get the letter itself, see `Sheet`. */
const UNKNOWN = '?'

/** By fonts that have the letters. Missing accents are dropped, other missing letters become question marks. */
export function runsOf(text: string, font: string): Run[] {
  const letters = [...text.normalize('NFC')].map((letter) => drawable(letter, font))
  return joined(letters.filter((run) => run.text !== ''))
}

/** Each digit is its letter's font, see `shapeOf`. */
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
  const set = letterSetOf(letter)
  if (set !== undefined) return { font: set === 'plain' ? font : INVOICE_FONTS[set], text: letter }
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

/** One digit per letter: the number of its font, see `pictureFont`. */
export function shapeOf(name: string, filters: readonly Filter[]): string {
  return letterLifts(name, filters)
    .map((lift) => pictureFont(lift).slice(-1))
    .join('')
}

import { pictureFont } from '@/lib/audio/picture-fonts'
import { EXTENDED_LETTERS, INVOICE_FONTS, INVOICE_LETTERS } from './invoice-letters'

/** Letters beside each other in one font. */
export interface Run {
  font: string
  text: string
}

const known = new Set(INVOICE_LETTERS)
const extended = new Set(EXTENDED_LETTERS)
/** The letters of the fonts by which names are set; fontkit cannot read their space, which is their last glyph and empty. */
const SHAPED = /^[A-Za-z0-9ÄÖÜäöüß-]$/
const ACCENTS = /\p{M}/gu
const HYPHEN = '\u2010'
/** Stands for a letter that no font of the shop has; screen readers and copies get the letter itself, see `Sheet`. */
const UNKNOWN = '?'

/** A text in fonts that have its letters: accents that none has are left out, other letters become question marks. */
export function runsOf(text: string, font: string): Run[] {
  const letters = [...text.normalize('NFC')].map((letter) => drawable(letter, font))
  return joined(letters.filter((run) => run.text !== ''))
}

/** A name set by its curve: the letter's digit names its font, see `shapeOf`. */
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

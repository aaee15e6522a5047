import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { letterStyle, PICTURE_LIFTS, pictureFont } from '@/lib/audio/letter-style'
import { letterSets, printedLetters, type LetterSet } from '@/lib/core/text/printed-letters'
import { INVOICE_FONTS } from '@/lib/invoices/pdf-runs'

const FOLDER = 'fonts'
const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const PACKAGES = 'node_modules/@fontsource-variable'
const NOTO = `${PACKAGES}/noto-sans/files/noto-sans`
const SOURCES: Record<LetterSet, string> = {
  plain: SOURCE,
  extended: `${PACKAGES}/archivo/files/archivo-latin-ext-standard-normal.woff2`,
  vietnamese: `${PACKAGES}/archivo/files/archivo-vietnamese-standard-normal.woff2`,
  cyrillic: `${NOTO}-cyrillic-standard-normal.woff2`,
  cyrillicExtended: `${NOTO}-cyrillic-ext-standard-normal.woff2`,
  greek: `${NOTO}-greek-standard-normal.woff2`,
}
/** Printable ASCII, further characters of German and of names in German texts, and symbols in prices and numbers. */
const TEXT = [
  range(0x20, 0x7e),
  'ÄÖÜäöüßÉéèêáàâçñóôíúÅåØøæ',
  '§©°·×«»²³½–—‘’‚“”„…€™−→←\u00a0\u2009\u2011\u202f',
].join('')

/** Of names in pictures, whose renderer does not support variable fonts; other text is in a plain font. */
const LETTERS = [range(0x41, 0x5a), range(0x61, 0x7a), range(0x30, 0x39), 'ÄÖÜäöüß -'].join('')

const PLAIN = { wdth: 100, wght: 400 }
const BOLD = { wdth: 100, wght: 700 }

/** Into `fonts/`: a subset for pages, one per lift for pictures, and those of invoices, which must show any name. */
export async function makeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const font = readFileSync(SOURCE)
  const page = await subsetFont(font, TEXT, { targetFormat: 'woff2', noLayoutClosure: true })
  writeFileSync(`${FOLDER}/archivo.woff2`, page)
  for (const lift of PICTURE_LIFTS) {
    const { stretch: wdth, weight: wght } = letterStyle(lift)
    const letters = await subsetFont(font, lift === 0 ? TEXT : LETTERS, {
      targetFormat: 'sfnt',
      variationAxes: { wdth, wght },
    })
    writeFileSync(`${FOLDER}/${pictureFont(lift)}.ttf`, letters)
  }
  for (const set of letterSets)
    await makeInvoiceFont(INVOICE_FONTS[set], readFileSync(SOURCES[set]), printedLetters[set], PLAIN)
  await makeInvoiceFont(INVOICE_FONTS.bold, font, printedLetters.plain, BOLD)
}

async function makeInvoiceFont(
  name: string,
  font: Buffer,
  text: string,
  variationAxes: Record<string, number>,
): Promise<void> {
  const letters = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes })
  writeFileSync(`${FOLDER}/${name}.ttf`, letters)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const FOLDER = 'fonts'
/** With the axes of width and weight, by which names are set. */
const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
/** Printable Latin-1, what German typography needs besides, and the signs of prices and numbers. */
const TEXT = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽž–—‘’‚“”„†•…‰‹›€™−→←\u2009\u2011\u202f'].join('')

/** Lays the font of the pages ready in `fonts/`: smaller than it comes, because it holds only what is shown. */
export async function makeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const font = readFileSync(SOURCE)
  const subset = await subsetFont(font, TEXT, { targetFormat: 'woff2', noLayoutClosure: true })
  writeFileSync(`${FOLDER}/archivo.woff2`, subset)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

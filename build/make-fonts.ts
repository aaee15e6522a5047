import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const FOLDER = 'fonts'
const PACKAGES = 'node_modules'
/** The weights that app/styles.css and the classes use. */
const weights = { wght: { min: 400, max: 700, default: 400 } }

/** Printable Latin-1, what German typography needs besides, and the signs of prices and numbers. */
const TEXT = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽž–—‘’‚“”„†•…‰‹›€™−→←\u2009\u2011\u202f'].join('')

/** Lays the fonts of the pages ready in `fonts/`: half as large as they come, because they hold only what is shown. */
export async function makeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await make('inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', {
    variationAxes: weights,
  })
  await make('jetbrains-mono', '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2', {
    // Its ligatures are for program code.
    keepFeatures: [],
  })
}

async function make(name: string, source: string, options = {}): Promise<void> {
  const font = readFileSync(`${PACKAGES}/${source}`)
  const subset = await subsetFont(font, TEXT, { targetFormat: 'woff2', noLayoutClosure: true, ...options })
  writeFileSync(`${FOLDER}/${name}.woff2`, subset)
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

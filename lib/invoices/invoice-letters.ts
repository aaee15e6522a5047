/** Invoice fonts in `fonts/`, made by the build; names drawn as a curve also use those of `pictureFont`. */
export const INVOICE_FONTS = { plain: 'invoice', bold: 'invoice-bold', extended: 'invoice-extended' } as const

/** Characters of the plain and bold fonts: Latin-1 and the punctuation of German and French. */
export const INVOICE_LETTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœ–—‘’‚“”„•…‹›€™−'].join('')

/** Characters of the extended font, for names in Europe's other Latin alphabets. */
export const EXTENDED_LETTERS = [range(0x100, 0x130), range(0x132, 0x151), range(0x154, 0x17f), 'ȘșȚțẞ'].join(
  '',
)

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

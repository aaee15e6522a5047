/** The fonts of invoices in `fonts/`, which the build makes; names set by a curve have those of `pictureFont` besides. */
export const INVOICE_FONTS = { plain: 'invoice', bold: 'invoice-bold', extended: 'invoice-extended' } as const

/** What the plain and the bold one hold: Latin-1 and the signs of German and French texts. */
export const INVOICE_LETTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœ–—‘’‚“”„•…‹›€™−'].join('')

/** What the extended one holds, so that names from Europe's other Latin alphabets can be written. */
export const EXTENDED_LETTERS = [range(0x100, 0x130), range(0x132, 0x151), range(0x154, 0x17f), 'ȘșȚțẞ'].join(
  '',
)

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

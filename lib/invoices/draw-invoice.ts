import { formatCents } from '@/lib/core/money'
import { countryName, isGermany } from '@/lib/core/text/country-line'
import { attachEInvoice } from './attach-e-invoice'
import { isElectronic } from './e-invoice'
import {
  ADDRESS_WIDTH,
  beginItems,
  drawFooter,
  drawItem,
  drawLetterhead,
  LEFT,
  RIGHT,
  SMALL,
} from './pdf-parts'
import { PAGE, Sheet, type Style } from './pdf-sheet'
import { fromList } from '@/lib/store/tree-value'
import { isTrialNumber, subtractedOf, type Invoice } from './schema'

const PLAIN: Style = { size: 10 }
const SUM: Style = { size: 10 }
const SUMS_LEFT = 300
const FACT_WIDTH = 110

/** Always the same bytes. On the calling thread. */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { labels, number, issuedAt } = invoice
  const sheet = new Sheet({ title: `${labels.title} ${number}`, at: issuedAt })
  if (isTrialNumber(number)) sheet.markTrial()
  drawSeller(sheet, invoice)
  drawBuyer(sheet, invoice)
  drawHead(sheet, invoice)
  drawTable(sheet, invoice)
  drawNotes(sheet, invoice)
  if (isElectronic(invoice)) attachEInvoice(sheet, invoice)
  const footer = { text: `${invoice.seller.name}, ${number}`, label: labels.page }
  return sheet.bytes((page, pages) => drawFooter(sheet, footer, { page, pages }))
}

function drawSeller(sheet: Sheet, invoice: Invoice): void {
  const { seller, labels, brandShape } = invoice
  const ids = [
    ...(seller.vatId === undefined ? [] : [`${labels.vatId} ${seller.vatId}`]),
    ...(seller.taxNumber === undefined ? [] : [`${labels.taxNumber} ${seller.taxNumber}`]),
  ]
  const names = [seller.name, ...(seller.tradeName === undefined ? [] : [seller.tradeName])]
  const address = [seller.street, `${seller.zip} ${seller.city}`, countryIn(invoice, seller), seller.email]
  drawLetterhead(sheet, {
    brand: labels.brand,
    shape: brandShape,
    seller: [...names, ...address, ...ids].filter((text) => text !== ''),
  })
}

/** '' within Germany. */
function countryIn({ seller, buyer }: Invoice, { country }: { country: string }): string {
  const countries = [seller.country, buyer?.country ?? ''].filter((each) => each !== '')
  return countries.every(isGermany) ? '' : countryName(country)
}

/** Placed beside the seller, where a window envelope shows the address. */
function drawBuyer(sheet: Sheet, invoice: Invoice): void {
  const { buyer, labels } = invoice
  if (!buyer) return
  const { company, name, street, zip, city, vatId, taxNumber } = buyer
  const number = taxNumber === undefined ? undefined : `${labels.taxNumber} ${taxNumber}`
  const id = vatId === undefined ? number : `${labels.vatId} ${vatId}`
  const texts = [company, name, street, `${zip} ${city}`.trim(), countryIn(invoice, buyer), id].filter(
    (text): text is string => text !== undefined && text !== '',
  )
  const end = sheet.y
  sheet.y = PAGE.edge + 60
  sheet.write('P', () => sheet.lines([labels.buyer], LEFT, SMALL))
  sheet.y += 2
  const write = () => {
    for (const text of texts) sheet.lines(sheet.wrap(text, ADDRESS_WIDTH, PLAIN), LEFT, PLAIN)
  }
  // Screen readers get the original letters, including any the fonts lack.
  sheet.write('P', write, undefined, { actual: texts.join(', ') })
  sheet.y = Math.max(sheet.y, end)
}

function drawHead(sheet: Sheet, { labels, number, facts }: Invoice): void {
  sheet.y = Math.max(sheet.y + 34, 210)
  sheet.write('H1', () => sheet.lines([`${labels.title} ${number}`], LEFT, { size: 19, isBold: true }))
  sheet.y += 6
  const table = sheet.part('Table')
  for (const { name, value } of fromList(facts)) {
    const row = sheet.part('TR', table)
    const y = sheet.y + 9.5
    const head = () => sheet.line(name, LEFT, y, { size: 9.5, isMuted: true })
    sheet.write('TH', head, row, { scope: 'Row' })
    sheet.write('TD', () => sheet.line(value, LEFT + FACT_WIDTH, y, { size: 9.5 }), row)
    sheet.y += 14
  }
  table.end()
  sheet.y += 22
}

function drawTable(sheet: Sheet, invoice: Invoice): void {
  const table = beginItems(sheet, invoice.labels)
  for (const { text, detail, shape, gross } of fromList(invoice.lines)) {
    drawItem(sheet, { text, detail, shape, price: formatCents(gross) }, table)
  }
  sheet.onNewPage = () => {}
  drawSums(sheet, invoice, table)
  table.end()
}

/** Shows subtotals only if they differ: just the total if nothing is subtracted, and no tax if none is charged. */
function drawSums(sheet: Sheet, invoice: Invoice, table: PDFKit.PDFStructureElement): void {
  const { labels, net, tax, gross, vat } = invoice
  const sums: [name: string, cents: number][] = []
  const less = subtractedOf(invoice)
  const subtotal = less.reduce((sum, each) => sum + each.gross, gross)
  if (less.length > 0) sums.push([labels.subtotal, subtotal])
  for (const { text, gross: cents } of less) sums.push([text, -cents])
  if (vat === 'included') sums.push([labels.net, net], [labels.tax, tax])
  sheet.need(30 + sums.length * 18)
  sheet.y += 8
  for (const [name, cents] of sums) drawSum(sheet, name, cents, SUM, table)
  if (sums.length > 0) {
    sheet.y += 4
    sheet.hairline(1.2, SUMS_LEFT)
    sheet.y += 4
  }
  drawSum(sheet, labels.gross, gross, { size: 12, isBold: true }, table)
}

function drawSum(
  sheet: Sheet,
  name: string,
  cents: number,
  style: Style,
  table: PDFKit.PDFStructureElement,
): void {
  const names = sheet.wrap(name, RIGHT - SUMS_LEFT - 80, style)
  const row = sheet.part('TR', table)
  const y = sheet.y + style.size + 2
  sheet.write(
    'TH',
    () => names.forEach((text, index) => sheet.line(text, SUMS_LEFT, y + index * 14, style)),
    row,
    {
      scope: 'Row',
    },
  )
  sheet.write('TD', () => sheet.line(formatCents(cents), RIGHT, y, { ...style, isRight: true }), row)
  sheet.y += 18 + (names.length - 1) * 14
}

function drawNotes(sheet: Sheet, { notes }: Invoice): void {
  sheet.y += 26
  for (const note of fromList(notes)) {
    const lines = sheet.wrap(note, RIGHT - LEFT, PLAIN)
    sheet.need(lines.length * 14)
    sheet.write('P', () => sheet.lines(lines, LEFT, PLAIN))
    sheet.y += 6
  }
}

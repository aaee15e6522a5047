import 'server-only'
import { brandCurve } from '@/lib/audio/letter-lifts'
import { formatCents } from '@/lib/core/money'
import {
  beginItems,
  drawFooter,
  drawItem,
  drawLetterhead,
  LEFT,
  RIGHT,
  SMALL,
} from '@/lib/invoices/pdf-parts'
import { shapeOf } from '@/lib/invoices/pdf-runs'
import { Sheet, type Style } from '@/lib/invoices/pdf-sheet'
import messages from '@/messages/de.json'

const { brand, page } = messages.invoices.labels

/** A month as it is printed: texts and cents. */
export interface MonthDoc {
  title: string
  /** When the month ended, in ms. */
  at: number
  /** Lines of the letterhead. */
  seller: string[]
  partner: string
  note: string
  labels: { item: string; price: string }
  lines: { text: string; amount: number }[]
  closing: { text: string; amount: number }
}

/** A partner's month as a PDF, made from the parts of a credit note; always the same bytes. Runs on the calling thread. */
export function drawMonth(doc: MonthDoc): Promise<Uint8Array<ArrayBuffer>> {
  const { title, at, seller, partner, note, lines, labels } = doc
  const sheet = new Sheet({ title, at })
  drawLetterhead(sheet, { brand, shape: shapeOf(brand, brandCurve), seller })
  sheet.y = Math.max(sheet.y + 34, 190)
  sheet.write('H1', () => sheet.lines(sheet.wrap(title, RIGHT - LEFT, TITLE), LEFT, TITLE))
  sheet.y += 4
  sheet.write('P', () => sheet.lines(sheet.wrap(partner, RIGHT - LEFT, PLAIN), LEFT, PLAIN))
  sheet.y += 18
  const table = beginItems(sheet, labels)
  for (const { text, amount } of lines) drawItem(sheet, { text, price: formatCents(amount) }, table)
  sheet.onNewPage = () => {}
  drawClosing(sheet, doc, table)
  table.end()
  sheet.y += 24
  sheet.write('P', () => sheet.lines(sheet.wrap(note, RIGHT - LEFT, SMALL), LEFT, SMALL))
  const footer = { text: `${seller[0]}, ${title}`, label: page }
  return sheet.bytes((number, pages) => drawFooter(sheet, footer, { page: number, pages }))
}

const TITLE: Style = { size: 19, isBold: true }
const PLAIN: Style = { size: 10 }
const SUM: Style = { size: 12, isBold: true }

function drawClosing(sheet: Sheet, { closing }: MonthDoc, table: PDFKit.PDFStructureElement): void {
  sheet.need(40)
  sheet.y += 6
  const row = sheet.part('TR', table)
  const y = sheet.y + SUM.size + 4
  sheet.write('TH', () => sheet.line(closing.text, LEFT, y, SUM), row, { scope: 'Row' })
  const amount = () => sheet.line(formatCents(closing.amount), RIGHT, y, { ...SUM, isRight: true })
  sheet.write('TD', amount, row)
  sheet.y += 26
}

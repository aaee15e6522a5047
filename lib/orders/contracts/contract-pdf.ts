import 'server-only'
import { z } from 'zod'
import { offThread } from '@/lib/core/off-thread'
import { beginItems, drawFooter, drawItem, drawLetterhead, LEFT, RIGHT } from '@/lib/invoices/pdf-parts'
import { Sheet, type Style } from '@/lib/invoices/pdf-sheet'
import messages from '@/messages/de.json'
import type { Contract } from './contract-of'
import { drawLaw } from './draw-law'
import { drawFacts, drawHeading, drawParagraph, drawTitle, LINE } from './draw-parts'

const labels = messages.orders.contract
/** With places for the page's number and how many there are. */
export const PAGE_LABEL = labels.page.replaceAll("'", '')

const drawing = {
  name: 'drawContract',
  work: drawContract,
  result: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
}

/** A contract as a PDF; always the same bytes. */
export function contractPdf(contract: Contract): Promise<Uint8Array<ArrayBuffer>> {
  return offThread(drawing, contract)
}

/** Draws it on the calling thread. */
export function drawContract(contract: Contract): Promise<Uint8Array<ArrayBuffer>> {
  const { title, at, seller } = contract
  const sheet = new Sheet({ title, at })
  sheet.fixLetters()
  drawWholeContract(sheet, contract)
  const footer = { text: `${seller[0]}, ${title}`, label: PAGE_LABEL }
  return sheet.bytes((page, pages) => drawFooter(sheet, footer, { page, pages }))
}

/** From the letterhead to the last of its texts. */
export function drawWholeContract(sheet: Sheet, contract: Contract): void {
  const { brandShape, seller, law } = contract
  if (contract.isTrial) sheet.markTrial(messages.invoices.trial.text)
  drawLetterhead(sheet, { brand: messages.invoices.labels.brand, shape: brandShape, seller })
  drawHead(sheet, contract)
  drawBought(sheet, contract)
  drawConsents(sheet, contract)
  for (const text of law) drawLaw(sheet, text)
}

function drawHead(sheet: Sheet, { title, intro, facts }: Contract): void {
  sheet.y = Math.max(sheet.y + 26, 170)
  drawTitle(sheet, title)
  drawParagraph(sheet, intro)
  sheet.y += 6
  drawFacts(sheet, facts)
}

function drawBought(sheet: Sheet, { items, sums, delivery }: Contract): void {
  drawHeading(sheet, labels.bought)
  const table = beginItems(sheet, labels)
  for (const item of items) drawItem(sheet, item, table)
  sheet.onNewPage = () => {}
  sums.forEach(({ name, price }, index) => {
    const style: Style = { size: 11, isBold: index === sums.length - 1 }
    const names = sheet.wrap(name, RIGHT - LEFT - 100, style)
    sheet.need(8 + names.length * LINE)
    const row = sheet.part('TR', table)
    const y = sheet.y + 8 + style.size
    const write = () => names.forEach((text, line) => sheet.line(text, LEFT, y + line * LINE, style))
    sheet.write('TH', write, row, { scope: 'Row' })
    sheet.write('TD', () => sheet.line(price, RIGHT, y, { ...style, isRight: true }), row)
    sheet.y += 8 + names.length * LINE
  })
  table.end()
  drawHeading(sheet, labels.deliveryTitle)
  for (const text of delivery) drawParagraph(sheet, text)
}

function drawConsents(sheet: Sheet, { consents, lapse }: Contract): void {
  drawHeading(sheet, labels.consents)
  for (const text of [...consents, lapse]) drawParagraph(sheet, text)
}

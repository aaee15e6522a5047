import 'server-only'
import { z } from 'zod'
import { offThread } from '@/lib/core/off-thread'
import { beginItems, drawFooter, drawItem, drawLetterhead, LEFT, RIGHT } from '@/lib/invoices/pdf-parts'
import { Sheet, type Style } from '@/lib/invoices/pdf-sheet'
import messages from '@/messages/de.json'
import type { Contract } from './contract-of'
import { drawLaw } from './draw-law'

const labels = messages.orders.contract
const PLAIN: Style = { size: 10 }
const FACT: Style = { size: 9.5 }
const HEADING: Style = { size: 13, isBold: true }
const FACT_WIDTH = 110
const LINE = 14

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
  const { title, at, brandShape, seller, law } = contract
  const sheet = new Sheet({ title, at })
  sheet.fixLetters()
  drawLetterhead(sheet, { brand: messages.invoices.labels.brand, shape: brandShape, seller })
  drawHead(sheet, contract)
  drawBought(sheet, contract)
  drawConsents(sheet, contract)
  for (const text of law) drawLaw(sheet, text)
  const footer = { text: `${seller[0]}, ${title}`, label: labels.page.replaceAll("'", '') }
  return sheet.bytes((page, pages) => drawFooter(sheet, footer, { page, pages }))
}

function drawHead(sheet: Sheet, { title, intro, facts }: Contract): void {
  sheet.y = Math.max(sheet.y + 26, 170)
  sheet.write('H1', () => sheet.lines([title], LEFT, { size: 19, isBold: true }))
  sheet.y += 2
  drawParagraph(sheet, intro)
  sheet.y += 6
  const table = sheet.part('Table')
  for (const { name, lines } of facts) {
    const texts = lines.flatMap((line) => sheet.wrap(line, RIGHT - LEFT - FACT_WIDTH, FACT))
    sheet.need(texts.length * LINE)
    const row = sheet.part('TR', table)
    const y = sheet.y + FACT.size
    const fact = () =>
      texts.forEach((text, index) => sheet.line(text, LEFT + FACT_WIDTH, y + index * LINE, FACT))
    sheet.write('TH', () => sheet.line(name, LEFT, y, { ...FACT, isMuted: true }), row, { scope: 'Row' })
    // Screen readers get the original letters, including any the fonts lack.
    sheet.write('TD', fact, row, { actual: lines.join(', ') })
    sheet.y += texts.length * LINE
  }
  table.end()
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

function drawHeading(sheet: Sheet, text: string): void {
  sheet.need(70)
  sheet.y += 18
  sheet.write('H2', () => sheet.lines([text], LEFT, HEADING))
  sheet.y += 4
}

function drawParagraph(sheet: Sheet, text: string): void {
  const lines = sheet.wrap(text, RIGHT - LEFT, PLAIN)
  sheet.need(lines.length * LINE)
  sheet.write('P', () => sheet.lines(lines, LEFT, PLAIN))
  sheet.y += 5
}

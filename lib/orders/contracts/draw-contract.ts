import { shared } from '@/lib/core/shared'
import { beginItems, drawFooter, drawItem, drawLetterhead, LEFT, RIGHT } from '@/lib/invoices/pdf-parts'
import { Sheet, LINE_HEIGHT, type Style } from '@/lib/invoices/pdf-sheet'
import { drawStamped } from '@/lib/invoices/stamped-pages'
import { sectionsOf } from '@/lib/legal/plain-legal-text'
import { t as tInvoice } from '@/lib/invoices/invoice-texts'
import { tContract as t } from '../mail-texts'
import type { Contract } from './contract-of'
import { drawFacts, drawHeading, drawParagraph, drawTitle, LINE } from './draw-parts'

export const PAGE_LABEL = t('page')

/** Always the same bytes. Runs on the calling thread. */
export function drawContract(contract: Contract): Promise<Uint8Array<ArrayBuffer>> {
  const { title, at, seller } = contract
  const sheet = new Sheet({ title, at })
  sheet.fixLetters()
  drawWholeContract(sheet, contract)
  const footer = { text: `${seller[0]}, ${title}`, label: PAGE_LABEL }
  return sheet.bytes((page, pages) => drawFooter(sheet, footer, { page, pages }))
}

export function drawWholeContract(sheet: Sheet, contract: Contract): void {
  const { brandShape, seller, law } = contract
  if (contract.isTrial) sheet.markTrial()
  drawLetterhead(sheet, { brand: tInvoice('labels.brand'), shape: brandShape, seller })
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
  drawHeading(sheet, t('bought'))
  const table = beginItems(sheet, { item: t('item'), price: t('price') })
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
  drawHeading(sheet, t('deliveryTitle'))
  for (const text of delivery) drawParagraph(sheet, text)
}

function drawConsents(sheet: Sheet, { consents, lapse }: Contract): void {
  drawHeading(sheet, t('consents'))
  for (const text of [...consents, lapse]) drawParagraph(sheet, text)
}

/** Narrower than the page: lines of some 90 letters read best. */
const WIDTH = 430
const TEXT: Style = { size: 9.5 }
const TITLE: Style = { size: 16, isBold: true }
const HEADING: Style = { size: 10.5, isBold: true }
const INDENT = 14
const GAP = 5
/** Bullet or number, as `plainLegalText` writes it. */
const MARK = /^(–|\d+\.) /
/** Texts change about once a year; orders under earlier ones are printed, too. */
const MOST_KEPT = 8

interface Paragraph {
  isList: boolean
  /** Per source line: bullet or number, and the lines it breaks into. */
  lines: { mark: string; broken: string[] }[]
}
type Section = { heading: string; paragraphs: Paragraph[] }

const kept = shared('laidOutLaw', () => new Map<string, Section[]>())

function drawLaw(sheet: Sheet, law: Contract['law'][number]): void {
  drawStamped(sheet, law.hash, () => drawText(sheet, law))
}

function drawText(sheet: Sheet, { title, text, hash }: Contract['law'][number]): void {
  sheet.write('H2', () => sheet.lines([title], LEFT, TITLE))
  sheet.y += 6
  for (const { heading, paragraphs } of laidOut(sheet, text, hash)) {
    sheet.need(60)
    sheet.y += 8
    sheet.write('H3', () => sheet.lines([heading], LEFT, HEADING))
    sheet.y += 2
    for (const paragraph of paragraphs) drawLawParagraph(sheet, paragraph)
  }
}

/** Breaking lines takes most of the time, and is the same for all orders under a text. */
function laidOut(sheet: Sheet, text: string, hash: string): Section[] {
  const known = kept.get(hash)
  if (known) return known
  const sections = sectionsOf(text).map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((paragraph) => broken(sheet, paragraph)),
  }))
  if (kept.size === MOST_KEPT) kept.clear()
  kept.set(hash, sections)
  return sections
}

function broken(sheet: Sheet, paragraph: string): Paragraph {
  const lines = paragraph.split('\n').map((line) => {
    const [mark = ''] = MARK.exec(line) ?? []
    const width = WIDTH - (mark === '' ? 0 : INDENT)
    return { mark: mark.trim(), broken: sheet.wrap(line.slice(mark.length), width, TEXT) }
  })
  return { isList: lines.every(({ mark }) => mark !== ''), lines }
}

function drawLawParagraph(sheet: Sheet, { isList, lines }: Paragraph): void {
  const parent = isList ? sheet.part('L') : undefined
  for (const { mark, broken: texts } of lines) {
    sheet.need(texts.length * TEXT.size * LINE_HEIGHT)
    const item = parent && sheet.part('LI', parent)
    const y = sheet.y + TEXT.size
    if (item) sheet.write('Lbl', () => sheet.line(mark, LEFT, y, TEXT), item)
    sheet.write(item ? 'LBody' : 'P', () => sheet.lines(texts, item ? LEFT + INDENT : LEFT, TEXT), item)
  }
  parent?.end()
  sheet.y += GAP
}

import { shapedRuns } from './pdf-runs'
import { PAGE, type Sheet, type Style } from './pdf-sheet'

export const LEFT = PAGE.edge
export const RIGHT = PAGE.width - PAGE.edge
export const SMALL: Style = { size: 8.5, isMuted: true }
/** Largest size at which names fit beside their price. */
const NAME_SIZE = 17
const NAME_WIDTH = 360
const SELLER_LEFT = 370
const ITEM: Style = { size: 11 }

export function drawLetterhead(
  sheet: Sheet,
  { brand, shape, seller }: { brand: string; shape: string; seller: readonly string[] },
): void {
  const runs = shapedRuns(brand, shape)
  const name = () => sheet.runs(runs, LEFT, sheet.y + 22, { size: 27 })
  sheet.write('P', name, undefined, { actual: brand })
  const style: Style = { size: 8.5 }
  sheet.write('P', () => {
    for (const text of seller) sheet.lines(sheet.wrap(text, RIGHT - SELLER_LEFT, style), SELLER_LEFT, style)
  })
}

/** Width of the letterhead's left column, in points, which holds the address. */
export const ADDRESS_WIDTH = SELLER_LEFT - LEFT - 24

/** Again on each further page. @returns the table */
export function beginItems(
  sheet: Sheet,
  labels: { item: string; price: string },
): PDFKit.PDFStructureElement {
  const table = sheet.part('Table')
  const row = sheet.part('TR', table)
  const item = () => sheet.line(labels.item, LEFT, sheet.y + 8, SMALL)
  const price = () => sheet.line(labels.price, RIGHT, sheet.y + 8, { ...SMALL, isRight: true })
  const headEnd = () => {
    sheet.y += 14
    sheet.hairline(1.2)
  }
  sheet.write('TH', item, row, { scope: 'Column' })
  sheet.write('TH', price, row, { scope: 'Column' })
  headEnd()
  sheet.onNewPage = () => {
    sheet.decorate(() => {
      item()
      price()
    })
    headEnd()
  }
  return table
}

interface Item {
  text: string
  detail?: string | undefined
  /** One digit per letter: the number of its font, see `shapeOf`. */
  shape?: string | undefined
  price: string
}

export function drawItem(
  sheet: Sheet,
  { text, detail, shape, price }: Item,
  table: PDFKit.PDFStructureElement,
): void {
  const runs = shape === undefined ? [] : shapedRuns(text, shape)
  const isShaped = runs.length > 0 && sheet.widthOf(runs, NAME_SIZE) <= NAME_WIDTH
  const lines = isShaped ? [] : sheet.wrap(text, NAME_WIDTH, ITEM)
  const height = (isShaped ? 23 : 5 + lines.length * 15.2) + (detail === undefined ? 0 : 12) + 8
  sheet.need(height)
  const top = sheet.y
  const row = sheet.part('TR', table)
  const cell = sheet.part('TD', row)
  const writeName = () => {
    if (isShaped) sheet.runs(runs, LEFT, top + 20, { size: NAME_SIZE })
    sheet.y = top + 5
    sheet.lines(lines, LEFT, ITEM)
  }
  sheet.write('Span', writeName, cell, { actual: text })
  if (detail !== undefined) sheet.write('Span', () => sheet.line(detail, LEFT, top + height - 9, SMALL), cell)
  cell.end()
  const amount = () => sheet.line(price, RIGHT, top + (isShaped ? 20 : 16), { ...ITEM, isRight: true })
  sheet.write('TD', amount, row)
  sheet.y = top + height
  sheet.hairline()
}

export function drawFooter(
  sheet: Sheet,
  { text, label }: { text: string; label: string },
  { page, pages }: { page: number; pages: number },
): void {
  const y = PAGE.height - 42
  const number = label.replace('{page}', String(page)).replace('{pages}', String(pages))
  const [name = ''] = sheet.wrap(text, 320, SMALL)
  sheet.line(name, LEFT, y, SMALL)
  sheet.line(number, RIGHT, y, { ...SMALL, isRight: true })
}

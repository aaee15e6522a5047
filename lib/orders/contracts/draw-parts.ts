import { LEFT, RIGHT } from '@/lib/invoices/pdf-parts'
import type { Sheet, Style } from '@/lib/invoices/pdf-sheet'

const PLAIN: Style = { size: 10 }
const FACT: Style = { size: 9.5 }
const HEADING: Style = { size: 13, isBold: true }
/** In points. */
const FACT_WIDTH = 110
export const LINE = 14

export function drawTitle(sheet: Sheet, title: string): void {
  sheet.write('H1', () => sheet.lines([title], LEFT, { size: 19, isBold: true }))
  sheet.y += 2
}

export function drawFacts(
  sheet: Sheet,
  facts: readonly { name: string; lines: string[] }[],
  width = FACT_WIDTH,
): void {
  const table = sheet.part('Table')
  for (const { name, lines } of facts) {
    const texts = lines.flatMap((line) => sheet.wrap(line, RIGHT - LEFT - width, FACT))
    const names = sheet.wrap(name, width - 10, FACT)
    const height = Math.max(texts.length, names.length) * LINE
    sheet.need(height)
    const row = sheet.part('TR', table)
    const y = sheet.y + FACT.size
    const column = (lines: string[], x: number, style: Style) => () =>
      lines.forEach((text, index) => sheet.line(text, x, y + index * LINE, style))
    const head = column(names, LEFT, { ...FACT, isMuted: true })
    sheet.write('TH', head, row, { scope: 'Row' })
    // Screen readers get the letters that the fonts lack, too.
    sheet.write('TD', column(texts, LEFT + width, FACT), row, { actual: lines.join(', ') })
    sheet.y += height
  }
  table.end()
}

export function drawHeading(sheet: Sheet, text: string): void {
  sheet.need(70)
  sheet.y += 18
  sheet.write('H2', () => sheet.lines([text], LEFT, HEADING))
  sheet.y += 4
}

export function drawParagraph(sheet: Sheet, text: string): void {
  const lines = sheet.wrap(text, RIGHT - LEFT, PLAIN)
  sheet.need(lines.length * LINE)
  sheet.write('P', () => sheet.lines(lines, LEFT, PLAIN))
  sheet.y += 5
}

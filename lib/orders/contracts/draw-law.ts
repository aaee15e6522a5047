import 'server-only'
import { shared } from '@/lib/core/shared'
import { LEFT } from '@/lib/invoices/pdf-parts'
import { LINE_HEIGHT, type Sheet, type Style } from '@/lib/invoices/pdf-sheet'
import { drawStamped } from '@/lib/invoices/stamped-pages'
import { sectionsOf } from '@/lib/legal/plain-legal-text'
import type { Contract } from './contract-of'

/** Narrower than the page: some 90 letters a line read best. */
const WIDTH = 430
const TEXT: Style = { size: 9.5 }
const TITLE: Style = { size: 16, isBold: true }
const HEADING: Style = { size: 10.5, isBold: true }
const INDENT = 14
const GAP = 5
/** The mark of a list's item, as `plainLegalText` writes it. */
const MARK = /^(–|\d+\.) /
/** Laid-out texts; there is one a year, and orders of the one before. */
const MOST_KEPT = 8

interface Paragraph {
  /** Whether each of its lines is an item of a list. */
  isList: boolean
  /** Per written line: its mark, and how it breaks. */
  lines: { mark: string; broken: string[] }[]
}
type Section = { heading: string; paragraphs: Paragraph[] }

const kept = shared('laidOutLaw', () => new Map<string, Section[]>())

/** A legal text on pages of its own. */
export function drawLaw(sheet: Sheet, law: Contract['law'][number]): void {
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
    for (const paragraph of paragraphs) drawParagraph(sheet, paragraph)
  }
}

/** Where lines break takes most of the time, and is the same in all orders under one text. */
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

function drawParagraph(sheet: Sheet, { isList, lines }: Paragraph): void {
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

import 'server-only'
import { shared } from '@/lib/core/shared'
import type { Sheet } from './pdf-sheet'

const MOST_KEPT = 8

const stamps = shared('stampedPages', () => new Map<string, string[]>())

/**
 * Pages shared by documents are laid out once. `fixLetters` must come first, or letters would get other numbers.
 * @param key of everything that `draw` depends on
 */
export function drawStamped(sheet: Sheet, key: string, draw: () => void): void {
  const { document } = sheet
  const first = document.bufferedPageRange().count
  const place = () => document.bufferedPageRange().count - 1 - first
  const known = stamps.get(key)
  const written: string[][] = []
  document.addContent = (data: unknown) => {
    ;(written[place()] ??= []).push(String(data))
    return document
  }
  sheet.isSilent = known !== undefined
  try {
    sheet.newPage()
    draw()
  } finally {
    Reflect.deleteProperty(document, 'addContent')
    sheet.isSilent = false
  }
  const pages = known ?? written.map((lines) => lines.join('\n'))
  if (!known && pages.every((page) => sheet.isFixed(page))) {
    if (stamps.size === MOST_KEPT) stamps.clear()
    stamps.set(key, pages)
  }
  pages.forEach((text, index) => {
    document.switchToPage(first + index)
    document.addContent(text)
  })
}

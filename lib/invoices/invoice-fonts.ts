import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import { PICTURE_LIFTS, pictureFont } from '@/lib/audio/letter-style'
import { shared } from '@/lib/core/shared'
import { INVOICE_FONTS } from './pdf-runs'

/** Cached layouts per font: invoices share labels, names and most of their words. */
const MOST_KEPT = 2_000

const fonts = shared('invoiceFonts', () => ({ read: null as Map<string, Font> | null }))

/**
 * The build's fonts by name. Fonts are read once and cache the layout of each text: otherwise reading and layout
 * would take three quarters of an invoice's time.
 */
export function invoiceFonts(): Map<string, Font> {
  const names = [...Object.values(INVOICE_FONTS), ...PICTURE_LIFTS.map(pictureFont)]
  return (fonts.read ??= new Map(names.map((name) => [name, read(name)])))
}

function read(name: string): Font {
  const font = create(readFileSync(join(process.cwd(), 'fonts', `${name}.ttf`)))
  if (!('layout' in font)) throw new TypeError(`${name} is more than one font`)
  const layout = font.layout.bind(font)
  const kept = new Map<string, GlyphRun>()
  font.layout = (text, features, ...others) => {
    const key = `${text}\n${JSON.stringify([features, others])}`
    const run = kept.get(key) ?? layout(text, features, ...others)
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(key, run)
    return copyOf(run)
  }
  return font
}

/** PDFKit scales glyph positions in place, so it must not get the cached ones. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }))
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
}

import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type GlyphPosition, type GlyphRun, type Subset } from 'fontkit'
import { shared } from '@/lib/core/shared'

/** Cached per font: documents share labels, names, legal texts and most other words. */
const MOST_RUNS = 4_000
/** Subsets cached per font: one for each set of letters, in the order of their use. */
const MOST_FILES = 32

const fonts = shared('invoiceFonts', () => new Map<string, Font>())

/** Each is read once and caches texts' layouts and subsets' files, which else take nearly all of the time. */
export function invoiceFont(name: string): Font {
  return remembered(fonts, Infinity, name, () => read(name))
}

function read(name: string): Font {
  const font = create(readFileSync(join(process.cwd(), 'fonts', `${name}.ttf`)))
  if (!('layout' in font)) throw new TypeError(`${name} is more than one font`)
  const layout = font.layout.bind(font)
  const createSubset = font.createSubset.bind(font)
  const runs = new Map<string, GlyphRun>()
  const files = new Map<string, Uint8Array>()
  font.layout = (text, features, ...others) => {
    const key = `${text}\n${JSON.stringify([features, others])}`
    return remembered(runs, MOST_RUNS, key, () =>
      scaledRun(layout(text, features, ...others), 1000 / font.unitsPerEm),
    )
  }
  font.createSubset = () => rememberedSubset(createSubset(), files)
  return font
}

function remembered<Key, Value>(kept: Map<Key, Value>, most: number, key: Key, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size === most) kept.clear()
  const made = make()
  kept.set(key, made)
  return made
}

/** A run scaled as PDFKit would do for each use, with the widths that it would sum up each time. */
function scaledRun(run: GlyphRun, scale: number): GlyphRun {
  const width = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0)
  for (const glyph of run.glyphs) Object.defineProperty(glyph, 'advanceWidth', { value: glyph.advanceWidth })
  run.positions = run.positions.map(
    (position, index) => new ScaledPosition(position, (run.glyphs[index]?.advanceWidth ?? 0) * scale, scale),
  )
  return Object.defineProperty(run, 'advanceWidth', { value: width })
}

/** PDFKit scales each enumerable field in place, so a cached position must have none. */
class ScaledPosition implements GlyphPosition {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number

  constructor(
    { xAdvance, yAdvance, xOffset, yOffset }: GlyphPosition,
    readonly advanceWidth: number,
    scale: number,
  ) {
    this.xAdvance = xAdvance * scale
    this.yAdvance = yAdvance * scale
    this.xOffset = xOffset * scale
    this.yOffset = yOffset * scale
    for (const name of Object.keys(this)) Object.defineProperty(this, name, { enumerable: false })
  }
}

function rememberedSubset(subset: Subset, files: Map<string, Uint8Array>): Subset {
  const includeGlyph = subset.includeGlyph.bind(subset)
  const encode = subset.encode.bind(subset)
  const places = new Map<unknown, ReturnType<Subset['includeGlyph']>>()
  subset.includeGlyph = (glyph) => remembered(places, Infinity, glyph, () => includeGlyph(glyph))
  subset.encode = () => remembered(files, MOST_FILES, [...places.keys()].join(), encode)
  return subset
}

import type { Filter } from '@/lib/audio/filter'
import { invoiceFont } from '@/lib/invoices/invoice-fonts'
import { shapedRuns, shapeOf } from '@/lib/invoices/pdf-runs'

/** Units of an em, and the width of a space. */
const EM = 1000
const SPACE = 260
/** In units: room for `Ä` and `g`. */
const ASCENT = 960
const DESCENT = 260
/** Coordinates are rounded to this grid: it is invisible, and halves the response size. */
const GRID = 4

/** In a box from 0, 0 to width and height. */
export interface DrawnWords {
  path: string
  width: number
  height: number
}

export function drawWords(words: string, filters: readonly Filter[]): DrawnWords {
  let x = 0
  let path = ''
  for (const { font, text } of shapedRuns(words, shapeOf(words, filters))) {
    for (const letter of text) {
      if (letter === ' ') {
        x += SPACE
        continue
      }
      const face = invoiceFont(font)
      const run = face.layout(letter)
      for (const glyph of run.glyphs) path += pathOf(glyph.path.commands, x, EM / face.unitsPerEm)
      x += run.advanceWidth
    }
  }
  return { path, width: Math.ceil(x), height: ASCENT + DESCENT }
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

/** To the right of `x`; a font's y-axis points up, SVG's down. */
function pathOf(commands: readonly PathCommand[], x: number, scale: number): string {
  const rounded = (value: number) => Math.round(value / GRID) * GRID
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) =>
        index % 2 === 0 ? rounded(x + value * scale) : rounded(ASCENT - value * scale),
      )
      return letters[command] + points.join(' ')
    })
    .join('')
}

interface PathCommand {
  command: keyof typeof letters
  args: readonly number[]
}

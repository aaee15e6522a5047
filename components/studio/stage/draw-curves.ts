import type { Filter } from '@/lib/audio/filter'
import { quickResponse } from '@/lib/studio/quick-response'
import { curvePath, handlePlace, SIZE } from '@/lib/studio/studio-curve'

export interface Curves {
  filters: readonly Filter[]
  selected: Filter | undefined
  moving: Filter | undefined
}

export interface Surface {
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  density: number
  colors: Record<'accent' | 'muted' | 'text', string>
}

interface Line {
  color: string
  width: number
  /** Opacity between the curve and 0 dB, from 0 to 1. */
  fill: number
  dash?: number[]
}

/** Pixels around the curves, for a handle at the edge; as in `studio-frame`. */
export const MARGIN = 24
/** Radii of a dragged handle, in pixels. */
const GRIP = { disc: 13, ring: 17.5 }

export type Drawing = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

export function drawCurves(
  drawing: Drawing,
  surface: Surface,
  { filters, selected, moving }: Curves,
  other: readonly Filter[] | null,
): void {
  empty(drawing, surface)
  const { accent, muted, text } = surface.colors
  drawing.save()
  drawing.clip(stageOf(surface))
  if (selected) drawLine(drawing, curveOf([selected], surface), { color: muted, width: 1, fill: 0.12 })
  drawLine(drawing, curveOf(filters, surface), { color: accent, width: 2.5, fill: 0.16 })
  if (other) drawLine(drawing, curveOf(other, surface), { color: text, width: 2, fill: 0, dash: [6, 5] })
  drawing.restore()
  if (!moving) return
  drawLine(drawing, around(moving, GRIP.disc, surface), { color: accent, width: 1, fill: 1 })
  drawLine(drawing, around(moving, GRIP.ring, surface), { color: accent, width: 2, fill: 0 })
}

function empty(drawing: Drawing, { width, height, density }: Surface): void {
  const { canvas } = drawing
  const pixels = (side: number) => Math.round((side + 2 * MARGIN) * density)
  const [wide, high] = [pixels(width), pixels(height)]
  if (canvas.width !== wide) canvas.width = wide
  if (canvas.height !== high) canvas.height = high
  drawing.resetTransform()
  drawing.clearRect(0, 0, wide, high)
  drawing.setTransform(density, 0, 0, density, MARGIN * density, MARGIN * density)
}

function stageOf({ width, height }: Surface): Path2D {
  const stage = new Path2D()
  stage.rect(-MARGIN, 0, width + 2 * MARGIN, height)
  return stage
}

function curveOf(filters: readonly Filter[], { width, height }: Surface): Path2D {
  const curve = new Path2D()
  const stretched = new DOMMatrix([width / SIZE, 0, 0, height / SIZE, 0, 0])
  curve.addPath(new Path2D(curvePath(quickResponse(filters))), stretched)
  return curve
}

function around(filter: Filter, radius: number, { width, height }: Surface): Path2D {
  const { x, y } = handlePlace(filter)
  const circle = new Path2D()
  circle.arc(width * x, height * y, radius, 0, 2 * Math.PI)
  return circle
}

function drawLine(drawing: Drawing, path: Path2D, { color, width, fill, dash = [] }: Line): void {
  drawing.fillStyle = color
  drawing.strokeStyle = color
  drawing.lineWidth = width
  drawing.lineJoin = 'round'
  drawing.setLineDash(dash)
  drawing.globalAlpha = fill
  drawing.fill(path)
  drawing.globalAlpha = 1
  drawing.stroke(path)
}

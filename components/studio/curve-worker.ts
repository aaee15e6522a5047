import type { Filter } from '@/lib/audio/filter'
import { drawCurves, type Curves, type Surface } from './draw-curves'

/** What the worker is told: all of it once, then what has changed. */
export interface CurveMessage {
  canvas?: OffscreenCanvas
  surface?: Surface
  curves?: Curves
  other?: readonly Filter[] | null
}

/** Draws in a thread of its own what it was told last. */
const told: CurveMessage = {}
let frame: number | undefined

addEventListener('message', ({ data }: MessageEvent<CurveMessage>) => {
  Object.assign(told, data)
  frame ??= requestAnimationFrame(draw)
})

function draw(): void {
  frame = undefined
  const { canvas, surface, curves, other = null } = told
  if (canvas && surface && curves) drawCurves(canvas, surface, curves, other)
}

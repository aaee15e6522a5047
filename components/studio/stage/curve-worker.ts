import { CurvePen, type CurveNews } from './curve-pen'

/** The first message brings the canvas. */
export type CurveMessage = CurveNews & { canvas?: OffscreenCanvas }

/** Draws in a thread of its own what it is told. */
let pen: CurvePen | undefined

addEventListener('message', ({ data: { canvas, ...news } }: MessageEvent<CurveMessage>) => {
  // Once: Firefox does not give it again.
  pen ??= new CurvePen(canvas?.getContext('2d') ?? null)
  pen.tell(news)
})

import { CurvePen, type CurveNews } from './curve-pen'

/** The first message contains the canvas. */
export type CurveMessage = CurveNews & { canvas?: OffscreenCanvas }

/** Draws on its own thread. */
let pen: CurvePen | undefined

addEventListener('message', ({ data: { canvas, ...news } }: MessageEvent<CurveMessage>) => {
  // Once only: Firefox refuses a second context.
  pen ??= new CurvePen(canvas?.getContext('2d') ?? null)
  pen.tell(news)
})

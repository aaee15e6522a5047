import { CurvePen, type CurveNews } from './curve-pen'

export type CurveMessage = CurveNews & { canvas?: OffscreenCanvas }

let pen: CurvePen | undefined

addEventListener('message', ({ data: { canvas, ...news } }: MessageEvent<CurveMessage>) => {
  // Once only: Firefox refuses a second context.
  pen ??= new CurvePen(canvas?.getContext('2d') ?? null)
  pen.tell(news)
})

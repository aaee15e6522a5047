import type { Filter } from '@/lib/audio/filter'
import { drawCurves, type Curves, type Drawing, type Surface } from './draw-curves'

/** All that is to be drawn once, then what has changed of it. */
export interface CurveNews {
  surface?: Surface
  curves?: Curves
  other?: readonly Filter[] | null
}

/** Draws what it was told last, once a frame. */
export class CurvePen {
  readonly #told: CurveNews = {}
  #frame: number | undefined

  constructor(private readonly drawing: Drawing | null) {}

  tell(news: CurveNews): void {
    Object.assign(this.#told, news)
    this.#frame ??= requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    this.#frame = undefined
    const { surface, curves, other = null } = this.#told
    if (this.drawing && surface && curves) drawCurves(this.drawing, surface, curves, other)
  }
}

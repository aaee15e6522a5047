import type { Filter } from '@/lib/audio/filter'
import { drawCurves, type Curves, type Drawing, type Surface } from './draw-curves'

/** The full state at first, then only changes. */
export interface CurveNews {
  surface?: Surface
  curves?: Curves
  other?: readonly Filter[] | null
}

/** Draws the latest state, once per frame. */
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

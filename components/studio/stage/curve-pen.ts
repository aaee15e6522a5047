import type { Filter } from '@/lib/audio/filter'
import { drawCurves, type Curves, type Drawing, type Surface } from './draw-curves'

/** The full state at first, then only changes. */
export interface CurveNews {
  surface?: Surface
  curves?: Curves
  other?: readonly Filter[] | null
}

export class CurvePen {
  readonly #news: CurveNews = {}
  #frame: number | undefined

  constructor(private readonly drawing: Drawing | null) {}

  tell(news: CurveNews): void {
    Object.assign(this.#news, news)
    this.#frame ??= requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    this.#frame = undefined
    const { surface, curves, other = null } = this.#news
    if (this.drawing && surface && curves) drawCurves(this.drawing, surface, curves, other)
  }
}

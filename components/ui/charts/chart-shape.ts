import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

interface Point {
  count: number
  cents: number
}

interface Tick {
  /** Percent from the top. */
  y: number
  count: number
  cents: number
}

export interface ChartShape {
  /** Percent of the drawing. */
  bars: { x: number; width: number; y: number; height: number }[]
  /** SVG path, and its points. */
  cents: string
  centsAt: { x: number; y: number }[]
  ticks: Tick[]
}

/** The empty part of each bar's slot. */
const GAP = 0.25

/** In a drawing of 100 by 100. Both axes share a zero, even where more was taken back than earned. */
export function chartShape(points: readonly Point[]): ChartShape {
  const count = niceTop(
    points.map((point) => point.count),
    2,
  )
  const cents = niceTop(
    points.map((point) => point.cents),
    100,
  )
  const below = Math.max(0, ...points.map((point) => -point.cents)) / cents
  const y = scaleLinear().domain([-below, 1]).range([100, 0])
  const x = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([0, 100])
    .paddingInner(GAP)
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2
  const path = line<Point>()
    .x((_, index) => middle(index))
    .y((point) => y(point.cents / cents))
  return {
    bars: points.map((point, index) => {
      const top = y(point.count / count)
      return { x: x(index) ?? 0, width: x.bandwidth(), y: top, height: y(0) - top }
    }),
    cents: path(points) ?? '',
    centsAt: points.map((point, index) => ({ x: middle(index), y: y(point.cents / cents) })),
    ticks: [1, 0.5, 0, ...(below > 0 ? [-below] : [])].map((share) => ({
      y: y(share),
      count: share < 0 ? NaN : share * count,
      cents: share * cents,
    })),
  }
}

/** The axis' upper end, at least `least`, whose half is round, too. */
function niceTop(values: readonly number[], least: number): number {
  const [, top = least] = scaleLinear()
    .domain([0, Math.max(least, ...values)])
    .nice(2)
    .domain()
  return top
}

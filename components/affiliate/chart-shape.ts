import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

interface Point {
  clicks: number
  /** In cents. */
  earnings: number
}

interface Tick {
  /** From above, in percent. */
  y: number
  clicks: number
  /** In cents. */
  earnings: number
}

export interface ChartShape {
  /** All in percent of the drawing. */
  bars: { x: number; width: number; y: number; height: number }[]
  /** The path of the earnings. */
  earnings: string
  ticks: Tick[]
}

/** The room for bars is shared with gaps as wide as this part of a bar's room. */
const GAP = 0.25

/**
 * A chart of clicks as bars and of earnings as a line, in a drawing of 100 by 100. Both have the same zero, also where more was
 * taken back than earned.
 */
export function chartShape(points: readonly Point[]): ChartShape {
  const clicks = niceTop(
    points.map((point) => point.clicks),
    2,
  )
  const earnings = niceTop(
    points.map((point) => point.earnings),
    100,
  )
  const below = Math.max(0, ...points.map((point) => -point.earnings)) / earnings
  const y = scaleLinear().domain([-below, 1]).range([100, 0])
  const x = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([0, 100])
    .paddingInner(GAP)
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2
  const path = line<Point>()
    .x((_, index) => middle(index))
    .y((point) => y(point.earnings / earnings))
  return {
    bars: points.map((point, index) => {
      const top = y(point.clicks / clicks)
      return { x: x(index) ?? 0, width: x.bandwidth(), y: top, height: y(0) - top }
    }),
    earnings: path(points) ?? '',
    ticks: [1, 0.5, 0, ...(below > 0 ? [-below] : [])].map((share) => ({
      y: y(share),
      clicks: share < 0 ? NaN : share * clicks,
      earnings: share * earnings,
    })),
  }
}

/** The upper end of an axis that has a round number in its middle, too; at least so much. */
function niceTop(values: readonly number[], least: number): number {
  const [, top = least] = scaleLinear()
    .domain([0, Math.max(least, ...values)])
    .nice(2)
    .domain()
  return top
}

import { chartBars, chartLines } from './chart-frame'
import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

/** The empty part of each bar's slot. */
const GAP = 0.25

/** With more points, the gap between line and bars would hide the bars. */
const MOST_APART = 40
/** px. */
const SMALLEST_DOT = 5
const LARGEST_DOT = 12

interface ChartDrawingProps {
  points: readonly { count: number; cents: number }[]
  label: string
  axis: {
    count: (count: number) => string
    cents: (cents: number) => string
    /** Of the first, middle and last point. */
    steps: readonly string[]
  }
  titles: readonly string[]
  /** Number of events behind each amount: larger dots for more. */
  dots?: readonly number[]
}

/** Counts as bars, amounts as a line. Stretches to its box; stroke widths and text do not. */
export function ChartDrawing({ points, label, axis, titles, dots = [] }: ChartDrawingProps) {
  const shape = chartShape(points)
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1">
      <Labels align="end" ticks={shape.ticks} textOf={({ count }) => (count >= 0 ? axis.count(count) : '')} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="my-2 h-56 w-full overflow-visible">
        <Plot shape={shape} titles={titles} dots={dots} />
      </svg>
      <Labels align="start" ticks={shape.ticks} textOf={({ cents }) => axis.cents(cents)} />
      <p className="number col-start-2 flex justify-between gap-2 text-xs text-muted">
        {axis.steps.map((step, index) => (
          <span key={index}>{step}</span>
        ))}
      </p>
    </div>
  )
}

interface PlotProps {
  shape: ChartShape
  titles: readonly string[]
  dots: readonly number[]
}

function Plot({ shape, titles, dots }: PlotProps) {
  const most = Math.max(1, ...dots)
  return (
    <>
      {shape.ticks.map(({ y }) => (
        <path
          key={y}
          d={`M0 ${y}H100`}
          stroke="currentColor"
          className="curve-grid text-line forced-colors:text-[CanvasText]"
        />
      ))}
      {shape.bars.map(({ x, width, y, height }) => (
        <rect key={x} x={x} width={width} y={y} height={height} fill="currentColor" className={chartBars} />
      ))}
      {shape.bars.length <= MOST_APART && (
        <path
          d={shape.cents}
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinejoin="round"
          className="curve-grid text-ground forced-colors:text-[Canvas]"
        />
      )}
      <path
        d={shape.cents}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className={`curve-grid ${chartLines[0].className}`}
      />
      {shape.centsAt.map(({ x, y }, index) => {
        const count = dots[index] ?? 0
        return (
          count > 0 && (
            <path
              key={x}
              d={`M${x} ${y}h0`}
              stroke="currentColor"
              strokeWidth={SMALLEST_DOT + (LARGEST_DOT - SMALLEST_DOT) * Math.sqrt(count / most)}
              strokeLinecap="round"
              className={`curve-grid ${chartLines[0].className}`}
            />
          )
        )
      })}
      {shape.bars.map(({ x, width }, index) => (
        <rect key={x} x={x} width={width} height="100" fill="transparent">
          <title>{titles[index]}</title>
        </rect>
      ))}
    </>
  )
}

interface LabelsProps {
  align: 'start' | 'end'
  ticks: ChartShape['ticks']
  textOf: (tick: ChartShape['ticks'][number]) => string
}

/** Level with their lines; an invisible column reserves their width. */
function Labels({ align, ticks, textOf }: LabelsProps) {
  const place = align === 'end' ? 'end-0' : 'start-0'
  return (
    <div className="number relative my-2 text-xs text-muted">
      {ticks.map((tick) => (
        <span
          key={tick.y}
          className={`absolute -translate-y-1/2 whitespace-nowrap ${place}`}
          style={{ top: `${tick.y}%` }}
        >
          {textOf(tick)}
        </span>
      ))}
      <span aria-hidden="true" className="invisible grid h-0 overflow-hidden whitespace-nowrap">
        {ticks.map((tick) => (
          <span key={tick.y}>{textOf(tick)}</span>
        ))}
      </span>
    </div>
  )
}

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

interface ChartShape {
  /** Percent of the drawing. */
  bars: { x: number; width: number; y: number; height: number }[]
  /** SVG path, and its points. */
  cents: string
  centsAt: { x: number; y: number }[]
  ticks: Tick[]
}

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

import { chartBars, chartLines } from './chart-frame'
import { chartShape, type ChartShape } from './chart-shape'

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

import { chartLines } from './chart-frame'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

interface SparklineProps {
  values: readonly number[]
  /** Dotted, on the same scale. */
  before: readonly number[] | null
  label: string
}

/** Beside a sentence that says what it means. Stretches to its box. */
export function Sparkline({ values, before, label }: SparklineProps) {
  const shape = sparklineShape(values, before)
  const [line, , faint] = chartLines
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="h-10 w-full overflow-visible border-b border-line forced-colors:border-[CanvasText]"
    >
      {shape.before !== null && (
        <path
          d={shape.before}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="3 3"
          className={`curve-grid ${faint.className}`}
        />
      )}
      <path
        d={shape.line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className={`curve-grid ${line.className}`}
      />
    </svg>
  )
}

interface SparklineShape {
  line: string
  before: string | null
}

/** On one scale from zero (or from a lower least) in a drawing of 100 by 100. */
export function sparklineShape(values: readonly number[], before: readonly number[] | null): SparklineShape {
  const all = [0, ...values, ...(before ?? [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const x = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([0, 100])
  const y = scaleLinear()
    .domain(least === most ? [0, 1] : [least, most])
    .range([100, 0])
  const path = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value))
  return { line: path(values) ?? '', before: before && path(before) }
}

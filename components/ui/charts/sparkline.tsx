import { chartLines } from './chart-frame'
import { sparklineShape } from './sparkline-shape'

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

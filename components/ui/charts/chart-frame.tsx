import type { ReactNode } from 'react'

/** Lines differ in colour and dashes. */
export const chartLines = [
  { className: 'text-accent forced-colors:text-[CanvasText]', strokeDasharray: undefined },
  { className: 'text-text forced-colors:text-[CanvasText]', strokeDasharray: '6 4' },
  { className: 'text-muted forced-colors:text-[CanvasText]', strokeDasharray: '1.5 3.5' },
] as const

/** The first line is drawn over the bars. */
export const chartBars = 'text-outline forced-colors:text-[GrayText]'

interface ChartFrameProps {
  title: string
  bars?: string
  /** In the order of `chartLines`. */
  legend: readonly string[]
  dots?: string
  children: ReactNode
  tableLabel: string
  table: ReactNode
}

export function ChartFrame({ title, bars, legend, dots, children, tableLabel, table }: ChartFrameProps) {
  return (
    <figure className="grid min-w-0 gap-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="font-semibold">{title}</span>
        <Legend bars={bars} names={legend} dots={dots} />
      </figcaption>
      {children}
      <details className="border-y border-line">
        <summary className="disclosure min-h-11 text-sm">{tableLabel}</summary>
        <div className="pb-4">{table}</div>
      </details>
    </figure>
  )
}

interface LegendProps {
  bars: string | undefined
  names: readonly string[]
  dots: string | undefined
}

function Legend({ bars, names, dots }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {bars !== undefined && (
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" className={`size-3 ${chartBars}`} aria-hidden="true">
            <rect width="10" height="10" fill="currentColor" />
          </svg>
          {bars}
        </li>
      )}
      {names.map((name, index) => {
        const line = chartLines[index]
        return (
          <li key={name} className="flex items-center gap-2">
            {line && (
              <svg viewBox="0 0 28 4" className={`h-1 w-7 ${line.className}`} aria-hidden="true">
                <path
                  d="M0 2h28"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeDasharray={line.strokeDasharray}
                />
              </svg>
            )}
            {name}
          </li>
        )
      })}
      {dots !== undefined && (
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 10 10" className={`size-2.5 ${chartLines[0].className}`} aria-hidden="true">
            <circle cx="5" cy="5" r="5" fill="currentColor" />
          </svg>
          {dots}
        </li>
      )}
    </ul>
  )
}

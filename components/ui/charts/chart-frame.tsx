import type { ReactNode } from 'react'

/** How the lines of a chart differ, in their order: in colour and in form. For the drawing, too. */
export const chartLines = [
  { className: 'text-accent forced-colors:text-[CanvasText]', strokeDasharray: undefined },
  { className: 'text-text forced-colors:text-[CanvasText]', strokeDasharray: '6 4' },
  { className: 'text-muted forced-colors:text-[CanvasText]', strokeDasharray: '1.5 3.5' },
] as const

/** How a chart's bars look; its first line lies over them. */
export const chartBars = 'text-outline forced-colors:text-[GrayText]'

interface ChartFrameProps {
  title: string
  /** The name of the bars, if there are some. */
  bars?: string
  /** The names of the lines, as `chartLines` draws them. */
  legend: readonly string[]
  /** The drawing, as a named image or hidden from screen readers. */
  children: ReactNode
  /** What opens the table. */
  tableLabel: string
  /** The same as a `DataTable`. */
  table: ReactNode
}

/** A chart with its title, its legend, and the same figures as a table. */
export function ChartFrame({ title, bars, legend, children, tableLabel, table }: ChartFrameProps) {
  return (
    <figure className="grid min-w-0 gap-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="font-semibold">{title}</span>
        <Legend bars={bars} names={legend} />
      </figcaption>
      {children}
      <details className="border-y border-line">
        <summary className="disclosure min-h-11 text-sm">{tableLabel}</summary>
        <div className="pb-4">{table}</div>
      </details>
    </figure>
  )
}

function Legend({ bars, names }: { bars: string | undefined; names: readonly string[] }) {
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
    </ul>
  )
}

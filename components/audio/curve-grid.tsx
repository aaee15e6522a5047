interface Tick {
  value: number
  at: number
}

/** Too close to their neighbours on a phone. */
const ONLY_ON_WIDE = [50, 200, 500, 2000, 10_000]

/**
 * The lines and numbers behind a large curve. They stand in percent of the drawing while the letters keep their size,
 * and the numbers lie outside it, in the padding of the picture.
 */
export function CurveGrid({ gains, frequencies }: { gains: Tick[]; frequencies: Tick[] }) {
  return (
    <g className="number text-xs">
      {gains.map(({ value, at }) => (
        <g key={value}>
          <line
            x1="0"
            x2="100%"
            y1={`${at}%`}
            y2={`${at}%`}
            className={value === 0 ? 'stroke-outline' : 'stroke-line'}
          />
          <text x="-8" y={`${at}%`} dy="0.35em" textAnchor="end" className="fill-muted">
            {gainLabel(value)}
          </text>
        </g>
      ))}
      {frequencies.map(({ value, at }) => (
        <g key={value} className={ONLY_ON_WIDE.includes(value) ? 'max-sm:hidden' : undefined}>
          <line y1="0" y2="100%" x1={`${at}%`} x2={`${at}%`} className="stroke-line" />
          <text x={`${at}%`} y="100%" dy="1.7em" textAnchor={anchorAt(at)} className="fill-muted">
            {frequencyLabel(value)}
          </text>
        </g>
      ))}
    </g>
  )
}

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent === 0) return 'start'
  return percent === 100 ? 'end' : 'middle'
}

function gainLabel(gain: number): string {
  if (gain === 0) return '0'
  return gain > 0 ? `+${gain}` : `\u2212${-gain}`
}

function frequencyLabel(frequency: number): string {
  if (frequency === 20) return '20 Hz'
  return frequency < 1000 ? String(frequency) : `${frequency / 1000}k`
}

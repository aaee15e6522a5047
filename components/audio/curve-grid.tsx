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
      <g className="stroke-line">
        {gains.map(({ value, at }) => (
          <line
            key={value}
            x2="100%"
            y1={`${at}%`}
            y2={`${at}%`}
            {...(value === 0 && { className: 'stroke-outline' })}
          />
        ))}
        {frequencies.map(({ value, at }) => (
          <line key={value} y2="100%" x1={`${at}%`} x2={`${at}%`} {...shownFor(value)} />
        ))}
      </g>
      <g className="fill-muted" textAnchor="end">
        {gains.map(({ value, at }) => (
          <text key={value} x="-8" y={`${at}%`} dy="0.35em">
            {gainLabel(value)}
          </text>
        ))}
      </g>
      <g className="fill-muted" textAnchor="middle">
        {frequencies.map(({ value, at }) => (
          <text key={value} x={`${at}%`} y="100%" dy="1.7em" {...anchorAt(at)} {...shownFor(value)}>
            {frequencyLabel(value)}
          </text>
        ))}
      </g>
    </g>
  )
}

function shownFor(frequency: number) {
  return ONLY_ON_WIDE.includes(frequency) && { className: 'max-sm:hidden' }
}

/** The outermost numbers end with the picture. */
function anchorAt(percent: number) {
  if (percent === 0) return { textAnchor: 'start' as const }
  return percent === 100 && { textAnchor: 'end' as const }
}

function gainLabel(gain: number): string {
  if (gain === 0) return '0'
  return gain > 0 ? `+${gain}` : `\u2212${-gain}`
}

function frequencyLabel(frequency: number): string {
  if (frequency === 20) return '20 Hz'
  return frequency < 1000 ? String(frequency) : `${frequency / 1000}k`
}

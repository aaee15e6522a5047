import { formatFrequency } from '../audio-format'

interface Tick {
  value: number
  at: number
}

const ON_PHONES = [20, 200, 2000, 20_000] // Hz; the others are too close together on a phone
const UNNAMED = 10_000 // Hz; its label would touch the last one

interface CurveGridProps {
  gains: Tick[]
  frequencies: Tick[]
  isWide?: boolean // across the whole window, with their labels on them
}

/** Placed in percent, so the text keeps its size; labels lie outside, in the picture's padding. */
export function CurveGrid({ gains, frequencies, isWide = false }: CurveGridProps) {
  const across = (ticks: Tick[]) =>
    ticks.map(({ at }) => (isWide ? `M-20 ${at}H120` : `M0 ${at}H100`)).join('')
  return (
    <g className="number fill-muted text-xs">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path d={across(gains) + down(frequencies.filter(isForAll))} className="curve-grid stroke-line" />
        <path d={down(frequencies.filter(isOnlyOnWide))} className="curve-grid stroke-line max-sm:hidden" />
        <path d={across(gains.filter(({ value }) => value === 0))} className="curve-grid stroke-outline" />
      </svg>
      <g
        className={isWide ? '-translate-x-4.5 -translate-y-[0.35em]' : '-translate-x-2 translate-y-[0.35em]'}
        textAnchor={isWide ? 'start' : 'end'}
      >
        {gains.map(({ value, at }) => (
          <text key={value} y={`${at}%`}>
            {gainLabel(value)}
          </text>
        ))}
      </g>
      <g className="translate-y-[1.7em]" textAnchor="middle">
        <svg y="100%" className="overflow-visible">
          {frequencies.filter(isNamed).map((tick) => (
            <text
              key={tick.value}
              x={`${tick.at}%`}
              {...anchorAt(tick.at)}
              {...(isOnlyOnWide(tick) && { className: 'max-sm:hidden' })}
            >
              {formatFrequency(tick.value)}
            </text>
          ))}
        </svg>
      </g>
    </g>
  )
}

function down(ticks: Tick[]): string {
  return ticks.map(({ at }) => `M${at} 0V100`).join('')
}

function isOnlyOnWide({ value }: Tick): boolean {
  return !ON_PHONES.includes(value)
}

function isNamed({ value }: Tick): boolean {
  return value !== UNNAMED
}

function isForAll(tick: Tick): boolean {
  return !isOnlyOnWide(tick)
}

/** The outermost labels end with the picture. */
function anchorAt(percent: number) {
  if (percent === 0) return { textAnchor: 'start' as const }
  return percent === 100 && { textAnchor: 'end' as const }
}

function gainLabel(gain: number): string {
  if (gain === 0) return '0'
  return gain > 0 ? `+${gain}` : `\u2212${-gain}`
}

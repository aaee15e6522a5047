import { AUDIBLE, type Filter } from '@/lib/audio/filter'
import { logarithmicGrid, responseOf } from '@/lib/audio/response'

export type CurveVariant = 'large' | 'small'

/** Drawing units, so fine that whole ones do; the picture is stretched to its box. */
const sizes = {
  large: { width: 7600, height: 3000, points: 96 },
  small: { width: 2820, height: 960, points: 48 },
} as const satisfies Record<CurveVariant, object>

/**
 * The dB that are shown, so that curves can be compared. A large curve that leaves them widens them, up to ±24 dB; a
 * small one leaves the picture instead, so that all cards have the same scale.
 */
const usual = {
  large: { low: -12, high: 9 },
  small: { low: -9, high: 6 },
} as const satisfies Record<CurveVariant, object>
const WIDEST = 24
/** Drawing units beyond both edges, where the path is closed unseen. */
const BEYOND = 90
const STEP = 3

const frequencyTicks = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]

/** A line of the grid; `at` is percent of the width from the left, or of the height from the top. */
interface Tick {
  value: number
  at: number
}

interface CurveGeometry {
  width: number
  height: number
  /** The response without preamp, closed along the 0 dB line outside the picture: one path to stroke and to fill. */
  path: string
  /** Where 0 dB is, in drawing units from the top. */
  zero: number
  /** Every 3 dB from top to bottom. */
  gains: Tick[]
  /** Hz from left to right. */
  frequencies: Tick[]
}

/**
 * Where a response is drawn: logarithmic from 20 Hz to 20 kHz, linear in dB.
 * @param beside what else is drawn into the same picture, and so has to fit into it
 */
export function curveGeometry(
  filters: readonly Filter[],
  variant: CurveVariant,
  beside: readonly (readonly Filter[])[] = [],
): CurveGeometry {
  const { width, height, points } = sizes[variant]
  const grid = logarithmicGrid(points)
  const gains = grid.map(responseOf(filters))
  const range = rangeOf([gains, ...beside.map((others) => grid.map(responseOf(others)))].flat(), variant)
  const down = (gain: number) => (range.high - gain) / (range.high - range.low)
  const y = (gain: number) => Math.round(Math.min(1, Math.max(0, down(gain))) * height)
  return {
    width,
    height,
    zero: y(0),
    path: closedPath(gains.map(y), width / (points - 1), y(0)),
    gains: Array.from({ length: (range.high - range.low) / STEP + 1 }, (_, index) => {
      const value = range.high - index * STEP
      return { value, at: percent(down(value)) }
    }),
    frequencies: frequencyTicks.map((value) => ({ value, at: percent(across(value)) })),
  }
}

/** In steps from point to point, which are shorter to write than where the points are. */
function closedPath(heights: number[], step: number, ground: number): string {
  const [first = ground] = heights
  const steps = heights.slice(1).map((height, index) => {
    const rise = height - (heights[index] ?? height)
    return rise < 0 ? `${step}${rise}` : `${step} ${rise}`
  })
  return `M-${BEYOND} ${ground}V${first}h${BEYOND}l${steps.join(' ')}h${BEYOND}V${ground}`
}

function across(frequency: number): number {
  return Math.log(frequency / AUDIBLE.min) / Math.log(AUDIBLE.max / AUDIBLE.min)
}

function percent(share: number): number {
  return Number((share * 100).toFixed(2))
}

/** Steep passes fall without end; they leave the picture at its lower edge. */
function rangeOf(gains: number[], variant: CurveVariant): { low: number; high: number } {
  const { low, high } = usual[variant]
  if (variant === 'small') return { low, high }
  return {
    low: Math.max(-WIDEST, Math.min(low, Math.floor(Math.min(...gains) / STEP) * STEP)),
    high: Math.min(WIDEST, Math.max(high, Math.ceil(Math.max(...gains) / STEP) * STEP)),
  }
}

import type { Filter } from '@/lib/audio/filter'
import { frequencyAtShare, logarithmicGrid, shareOfFrequency } from '@/lib/audio/frequency-scale'
import { responseOf } from '@/lib/audio/response'
import { sizes, usual, type CurveVariant } from './curve-sizes'

const WIDEST = 24
/** Drawing units beyond both edges, where the path closes unseen; a stage's goes on to the edges of any window. */
const BEYOND = { stage: 2 * sizes.stage.width, large: 90, small: 90 } as const
const STEP = 3
const RANGE_GRID = logarithmicGrid(96) // about ten per octave

/** `at` is in percent from the left or the top. */
interface Tick {
  value: number
  at: number
}

/** Hz from left to right. */
export const frequencyGrid: Tick[] = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000].map(
  (value) => ({ value, at: percent(shareOfFrequency(value)) }),
)

interface CurveGeometry {
  width: number
  height: number
  /** Without preamp, closed along 0 dB outside the picture: one path to stroke and fill. */
  path: string
  zero: number // 0 dB, in drawing units from the top
  gains: Tick[] // every 3 dB from top to bottom
  frequencies: Tick[] // Hz from left to right
}

/** Logarithmic from 20 Hz to 20 kHz, linear in dB. @param beside have to fit into the same picture */
export function curveGeometry(
  filters: readonly Filter[],
  variant: CurveVariant,
  beside: readonly (readonly Filter[])[] = [],
): CurveGeometry {
  const { width, height } = sizes[variant]
  const beyond = BEYOND[variant]
  const gains = [filters, ...beside].flatMap((each) => RANGE_GRID.map(responseOf(each)))
  const range = rangeOf(gains, variant)
  const down = (gain: number) => (range.high - gain) / (range.high - range.low)
  const zero = Math.round(down(0) * height)
  const response = responseOf(filters)
  const heightAt = (x: number) => down(response(frequencyAtShare(x / width))) * height
  return {
    width,
    height,
    zero,
    path: `M-${beyond} ${zero}V${Math.round(heightAt(0))}h${beyond}${smoothPath(heightAt, width)}h${beyond}V${zero}`,
    gains: Array.from({ length: (range.high - range.low) / STEP + 1 }, (_, index) => {
      const value = range.high - index * STEP
      return { value, at: percent(down(value)) }
    }),
    frequencies: frequencyGrid,
  }
}

/** To two decimals. */
export function percent(share: number): number {
  return Number((share * 100).toFixed(2))
}

/** Steep passes fall without end, so they leave the picture. */
function rangeOf(gains: number[], variant: CurveVariant): { low: number; high: number } {
  const { low, high } = usual[variant]
  if (variant === 'small') return { low, high }
  return {
    low: Math.max(-WIDEST, Math.min(low, Math.floor(Math.min(...gains) / STEP) * STEP)),
    high: Math.min(WIDEST, Math.max(high, Math.ceil(Math.max(...gains) / STEP) * STEP)),
  }
}

/** Both in drawing units. */
type Height = (x: number) => number

const TOLERANCE = 4 // drawing units; too small to see
const COARSEST = 8
const FINEST = 512

/** Rest of an SVG path from x = 0: cubic curves with the function's slope at both ends, shorter where it bends.
 * @param width a multiple of 3 · 512, so that control points are integers */
function smoothPath(height: Height, width: number): string {
  const ends = cutsOf(height, width)
  return ends.reduce(
    ({ path, from, before }, to) => {
      const third = (to - from) / 3
      const rise = (x: number, more = 0) => spaced(Math.round(height(x) + more) - Math.round(height(from)))
      const toEnd = `${2 * third}${rise(to, -third * slopeOf(height, to, width))} ${3 * third}${rise(to)}`
      // After a curve of the same length, the first control point mirrors the last one and can be omitted.
      const first = `${third}${rise(from, third * slopeOf(height, from, width))} `
      return { path: path + (third === before ? `s${toEnd}` : `c${first}${toEnd}`), from: to, before: third }
    },
    { path: '', from: 0, before: 0 },
  ).path
}

/** Halved until the difference from the function is invisible. */
function cutsOf(height: Height, width: number): number[] {
  const cuts = (from: number, length: number): number[] =>
    length <= width / FINEST || isClose(height, from, length, width)
      ? [from + length]
      : [...cuts(from, length / 2), ...cuts(from + length / 2, length / 2)]
  return Array.from({ length: COARSEST }, (_, index) =>
    cuts((index * width) / COARSEST, width / COARSEST),
  ).flat()
}

function isClose(height: Height, from: number, length: number, width: number): boolean {
  const [start, end] = [height(from), height(from + length)]
  const [rise, fall] = [slopeOf(height, from, width) * length, slopeOf(height, from + length, width) * length]
  return [1 / 4, 1 / 2, 3 / 4].every((t) => {
    const cubic =
      start * (1 + 2 * t) * (1 - t) ** 2 +
      rise * t * (1 - t) ** 2 +
      end * t ** 2 * (3 - 2 * t) +
      fall * t ** 2 * (t - 1)
    return Math.abs(cubic - height(from + length * t)) < TOLERANCE
  })
}

/** One-sided at the edges. */
function slopeOf(height: Height, x: number, width: number): number {
  const [left, right] = [Math.max(0, x - 1), Math.min(width, x + 1)]
  return (height(right) - height(left)) / (right - left)
}

/** A minus sign separates numbers by itself. */
function spaced(value: number): string {
  return value < 0 ? String(value) : ` ${value}`
}

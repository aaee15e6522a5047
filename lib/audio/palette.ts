import { clampChroma, formatHex, wcagContrast, type Oklch } from 'culori'
import type { Filter } from './filter'
import { responseOf } from './response'
import { logarithmicGrid } from './frequency-scale'

/** `#rrggbb`. `ink` and `accent` are each readable on `ground`, and `ground` on them. */
export interface Palette {
  ground: string
  ink: string
  accent: string
  isLight: boolean
}

const READABLE = 4.7 // WCAG 2.2, 1.4.3, with a margin because screens round
const STEP = 0.01
const POINTS = 240
/** Octaves above 20 Hz of the lowest lift among presets. */
const LOWEST = 4.1
const HIGHEST = 7.5
/** Degrees, and degrees per octave: so fine that curves of one family, tenths of an octave apart, differ. */
const HUES = { first: 70, lift: 96, cut: 150, spread: 180 } as const

/** Where a curve lifts, how narrowly, and where it lowers give the hue; how much it lowers gives how dark the ground
 * is, and how far the second colour is from the first. Lifting more than lowering gives a light ground. */
export function paletteOf(filters: readonly Filter[]): Palette {
  const { lift, cut } = centresOf(filters)
  const hue =
    HUES.first +
    HUES.lift * (lift.octave - LOWEST) +
    HUES.cut * cut.octave -
    HUES.spread * Math.min(1.5, lift.spread)
  const isLight = lift.amount > cut.amount
  const ground = isLight
    ? oklch(0.78 + 0.04 * Math.min(3, lift.amount), 0.15, hue)
    : oklch(0.58 - 0.12 * Math.min(3, Math.max(1, cut.amount)), 0.1 + 0.03 * Math.min(1.5, lift.amount), hue)
  const second = hue + 50 + 30 * cut.amount
  const away = isLight ? -STEP : STEP
  return {
    ground: formatHex(ground),
    ink: readableOn(ground, isLight ? oklch(0.24, 0.07, second) : oklch(0.94, 0.045, second), away),
    accent: readableOn(ground, isLight ? oklch(0.42, 0.14, second) : oklch(0.82, 0.15, second), away),
    isLight,
  }
}

function readableOn(ground: Oklch, wanted: Oklch, step: number): string {
  let colour = wanted
  while (wcagContrast(formatHex(ground), formatHex(colour)) < READABLE && colour.l > 0 && colour.l < 1)
    colour = oklch(colour.l + step, colour.c, colour.h ?? 0)
  return formatHex(colour)
}

function oklch(l: number, c: number, h: number): Oklch {
  return clampChroma(
    { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h: ((h % 360) + 360) % 360 },
    'oklch',
  )
}

interface Centre {
  octave: number // above 20 Hz
  amount: number // mean in dB over all octaves
  spread: number // standard deviation in octaves
}

function centresOf(filters: readonly Filter[]): { lift: Centre; cut: Centre } {
  const octaves = logarithmicGrid(POINTS).map((frequency) => Math.log2(frequency / 20))
  const gains = logarithmicGrid(POINTS).map(responseOf(filters))
  const centreOf = (weights: number[]): Centre => {
    const sum = weights.reduce((total, weight) => total + weight, 0)
    if (sum === 0) return { octave: (LOWEST + HIGHEST) / 2, amount: 0, spread: 0 }
    const mean = (value: (octave: number) => number) =>
      weights.reduce((total, weight, index) => total + weight * value(octaves[index] ?? 0), 0) / sum
    const octave = mean((each) => each)
    return { octave, amount: sum / POINTS, spread: Math.sqrt(mean((each) => (each - octave) ** 2)) }
  }
  return {
    lift: centreOf(gains.map((gain) => Math.max(0, gain))),
    cut: centreOf(gains.map((gain) => Math.max(0, -gain))),
  }
}

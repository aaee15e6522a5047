import { bands } from '../spectrum/bands'

const ROOM_LEVEL = 42 // dB(A), of an ordinary room with a computer in it
const RANGE = { min: 50, max: 12_500 } as const // Hz
/** dB per octave: Hoth 1941, as in ITU-T P.800, annex A. */
const FAN_SLOPE = -5
/** dB in third octaves from 100 Hz, A-weighted: road traffic, spectrum 2 of ISO 717-1. */
const TRAFFIC = [-20, -20, -18, -16, -15, -14, -13, -12, -11, -9, -8, -9, -10, -11, -13, -15]
const WINDOW_SLOPE = -6 // dB per octave that a closed window attenuates more, by the mass law

/** Hz, dB through a worn headset; `closed` is assumed, of the order that reviewers of gaming headsets measure. */
const headsets = {
  open: [[20, 0]],
  closed: [[250, 0], [500, -4], [1000, -10], [2000, -17], [4000, -25], [8000, -28]],
} as const satisfies Record<string, readonly (readonly [number, number])[]> // prettier-ignore

export type Headset = keyof typeof headsets

/** Fan and street, each half of 42 dB(A), under a headset, by `bands`; 1 is 0 dB SPL. No preset filters it. */
export function roomNoise(headset: Headset): Float64Array {
  const [fan, street] = [atLevel(fanDensity), atLevel(streetDensity)]
  return fan.map((power, band) => {
    const passed = between(headsets[headset], bands[band]?.centre ?? 0)
    return (power + (street[band] ?? 0)) * 10 ** (passed / 10)
  })
}

/** dB(A). @param powers by `bands`, 1 is 0 dB SPL */
export function levelInDbA(powers: Float64Array): number {
  const sum = powers.reduce(
    (all, power, band) => all + power * 10 ** (aWeightingAt(bands[band]?.centre ?? 0) / 10),
    0,
  )
  return 10 * Math.log10(sum)
}

type Density = (frequency: number) => number // dB per Hz

function fanDensity(frequency: number): number {
  return FAN_SLOPE * Math.log2(frequency)
}

function streetDensity(frequency: number): number {
  const third = Math.round(3 * Math.log2(frequency / 100))
  const level = TRAFFIC[Math.min(Math.max(0, third), TRAFFIC.length - 1)] ?? 0
  const perHertz = level - aWeightingAt(frequency) - 10 * Math.log10(frequency)
  return perHertz + WINDOW_SLOPE * Math.log2(frequency)
}

function atLevel(density: Density): Float64Array {
  const powers = Float64Array.from(bands, ({ from, centre, to }) =>
    centre < RANGE.min || centre > RANGE.max ? 0 : (to - from) * 10 ** (density(centre) / 10),
  )
  const weighted = powers.reduce(
    (sum, power, band) => sum + power * 10 ** (aWeightingAt(bands[band]?.centre ?? 0) / 10),
    0,
  )
  return powers.map((power) => (power * 10 ** (ROOM_LEVEL / 10)) / weighted / 2)
}

/** dB: IEC 61672-1, annex E. */
function aWeightingAt(frequency: number): number {
  const square = frequency ** 2
  const ratio =
    (12_194 ** 2 * square ** 2) /
    ((square + 20.6 ** 2) * Math.sqrt((square + 107.7 ** 2) * (square + 737.9 ** 2)) * (square + 12_194 ** 2))
  return 20 * Math.log10(ratio) + 2
}

/** Over the logarithm of the frequency; constant beyond both ends. */
function between(points: readonly (readonly [number, number])[], frequency: number): number {
  const next = points.findIndex(([hertz]) => hertz > frequency)
  const [above, below] = [points.at(next), points.at(next - 1)]
  if (!above || !below || next < 1) return (next === 0 ? points[0] : points.at(-1))?.[1] ?? 0
  const share = Math.log(frequency / below[0]) / Math.log(above[0] / below[0])
  return below[1] + share * (above[1] - below[1])
}

import { SAMPLE_RATE } from '@/lib/audio/filter'
import { TRANSFORM, transform } from '@/lib/audio/spectrum/fourier'

/** Decimation: tones up to 3 kHz remain, with 6 Hz per bin. */
const COARSER = 4
const BIN = SAMPLE_RATE / COARSER / TRANSFORM
/** Bins in which tones are searched: 200 Hz to 3 kHz. */
const RANGE = [Math.round(200 / BIN), Math.round(3000 / BIN)] as const
/** Bins on both sides over whose mean power a tone must stand out, and by which factor. */
const BESIDE = 16
const TONE = 30
/** Bins on both sides that belong to a tone. */
const WIDTH = 2
/** Maximum number of moments analysed, spread over the clip. */
const MOMENTS = 400
/** Share of moments in which tones have most of the power. */
const MOST_MOMENTS = 0.7
const MOST_POWER = 0.6
/** How well the tones fit one scale of semitones, from 0 to 1: gliding voices and engines do not. */
const IN_TUNE = 0.5
/** Different notes, none of which sounds at nearly all moments, as a motor's does. */
const NOTES = 6
const NOTE = { least: 0.02, most: 0.7 } as const

const window = Float64Array.from(
  { length: TRANSFORM },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / TRANSFORM),
)

/** Almost only music: changing notes in tune, nearly always, with most of the power. @param samples at 48 kHz */
export function isMusic(samples: Float32Array): boolean {
  const step = Math.max(TRANSFORM / 2, Math.floor(samples.length / COARSER / MOMENTS))
  const moments: number[][] = []
  let tonal = 0
  for (let start = 0; start + TRANSFORM < samples.length / COARSER; start += step) {
    const { tones, share } = tonesAt(samples, start)
    moments.push(tones)
    if (share > MOST_POWER) tonal += 1
  }
  if (moments.length === 0 || tonal < MOST_MOMENTS * moments.length) return false
  const tuning = tuningOf(moments.flat())
  if (tuning.strength < IN_TUNE) return false
  const counts = new Map<number, number>()
  for (const tones of moments)
    for (const note of new Set(tones.map((tone) => Math.round(tone - tuning.offset))))
      counts.set(note, (counts.get(note) ?? 0) + 1)
  const shares = [...counts.values()].map((count) => count / moments.length)
  return shares.filter((share) => share >= NOTE.least && share <= NOTE.most).length >= NOTES
}

/** Tones in semitones above 1 Hz, and their share of the power. */
function tonesAt(samples: Float32Array, start: number): { tones: number[]; share: number } {
  const power = powerAt(samples, start)
  const [first, last] = RANGE
  const tones: number[] = []
  let [all, inTones] = [0, 0]
  for (let bin = first; bin < last; bin += 1) {
    const here = power[bin] ?? 0
    all += here
    if (here < (power[bin - 1] ?? 0) || here <= (power[bin + 1] ?? 0)) continue
    if (here < TONE * meanBeside(power, bin)) continue
    tones.push(12 * Math.log2(BIN * (bin + between(power, bin))))
    for (let near = bin - WIDTH; near <= bin + WIDTH; near += 1) inTones += power[near] ?? 0
  }
  return { tones, share: all > 0 ? inTones / all : 0 }
}

function powerAt(samples: Float32Array, start: number): Float64Array {
  const real = Float64Array.from(window, (weight, index) => {
    const at = (start + index) * COARSER
    let sum = 0
    for (let step = 0; step < COARSER; step += 1) sum += samples[at + step] ?? 0
    return (weight * sum) / COARSER
  })
  const imaginary = new Float64Array(TRANSFORM)
  transform(real, imaginary)
  return real.subarray(0, TRANSFORM / 2).map((value, bin) => value ** 2 + (imaginary[bin] ?? 0) ** 2)
}

function meanBeside(power: Float64Array, bin: number): number {
  let sum = 0
  for (let near = WIDTH + 1; near <= BESIDE; near += 1)
    sum += Math.min(power[bin - near] ?? 0, power[bin + near] ?? 0)
  return sum / (BESIDE - WIDTH)
}

/** Offset of a peak from its highest bin, in bins: a parabola through the logarithms (Smith and Serra 1987). */
function between(power: Float64Array, bin: number): number {
  const [left = 0, top = 0, right = 0] = [-1, 0, 1].map((by) => Math.log(power[bin + by] ?? 0))
  const bend = left - 2 * top + right
  return bend < 0 ? (left - right) / (2 * bend) : 0
}

/** How well tones fit one scale, and its offset in semitones. */
function tuningOf(tones: readonly number[]): { strength: number; offset: number } {
  const sum = (part: (angle: number) => number) =>
    tones.reduce((all, tone) => all + part(2 * Math.PI * tone), 0) / tones.length
  const [cos, sin] = [sum(Math.cos), sum(Math.sin)]
  return { strength: Math.hypot(cos, sin), offset: Math.atan2(sin, cos) / (2 * Math.PI) }
}

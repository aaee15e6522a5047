import { kWeightingAt } from '../../loudness'
import { bandFrames, type BandFrames } from '../../spectrum/band-frames'
import { bands } from '../../spectrum/bands'
import { sceneWork, type SceneDesign } from '../designs/design'
import { listenedSounds } from './listened-sounds'
import { designs } from './render-scene'
import { sceneNames, type Scene } from '../scene'

/** Share of a sound's energy in its own critical bands. */
const OWN = 0.8
/** Frames in a tenth of a second. */
const TENTH = 5

const weights = bands.map(({ centre }) => kWeightingAt(centre))
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)
const inDecibels = (power: number) => 10 * Math.log10(power)

function made(design: SceneDesign): BandFrames {
  const work = sceneWork(design, listenedSounds)
  let step = work.next()
  while (!step.done) step = work.next()
  const { left, right }: Scene = step.value
  return bandFrames([left, right]).map((powers) => powers.map((power, band) => power * (weights[band] ?? 0)))
}

/** Level of the loudest tenth of a second, in dB. */
function loudestOf(frames: BandFrames): number {
  const powers = frames.map((frame) => sumOf(frame))
  return inDecibels(Math.max(...powers.map((_, index) => sumOf(powers.slice(index, index + TENTH)))))
}

/** Each band while a sound is present: within 10 dB of its loudest frame. */
function whileThere(frames: BandFrames): number[] {
  const powers = frames.map((frame) => sumOf(frame))
  const least = Math.max(...powers) / 10
  const there = frames.filter((_, index) => (powers[index] ?? 0) > least)
  return bands.map((_, band) => sumOf(there.map((frame) => frame[band] ?? 0)) / there.length)
}

/** Median of each band: the bed between its loud events. */
function usual(frames: BandFrames): number[] {
  return bands.map((_, band) => {
    const sorted = frames.map((frame) => frame[band] ?? 0).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  })
}

function ownBandsOf(powers: readonly number[]): number[] {
  const order = bands
    .map((_, band) => band)
    .toSorted((one, other) => (powers[other] ?? 0) - (powers[one] ?? 0))
  const all = sumOf(powers)
  let sum = 0
  const count = order.findIndex((band) => (sum += powers[band] ?? 0) > OWN * all)
  return order.slice(0, count + 1)
}

describe.each(sceneNames)('in the scene %s', (name) => {
  const design = designs[name]
  const bed = made({ ...design, targets: [] })
  const kinds = [...new Set(design.targets.map(({ kind }) => kind))]

  it.each(kinds)(
    '%s lie within 3 dB of the bed in their own bands, and 10 to 30 dB below what is loud',
    (kind) => {
      const targets = design.targets.filter((target) => target.kind === kind)
      const sound = made({ ...design, bed: [], noise: function* none() {}, targets })
      const powers = whileThere(sound)
      const own = ownBandsOf(powers)
      const cover = usual(bed)
      const level = inDecibels(
        sumOf(own.map((band) => powers[band] ?? 0)) / sumOf(own.map((band) => cover[band] ?? 0)),
      )
      expect(Math.abs(level)).toBeLessThanOrEqual(3)
      const below = loudestOf(bed) - loudestOf(sound)
      expect(below).toBeGreaterThanOrEqual(10)
      expect(below).toBeLessThanOrEqual(30)
    },
  )
})

import { coefficients } from '../coefficients'
import type { Filter } from '../filter'
import { filterSamples } from '../filter-samples'
import { kWeighted, loudnessOf } from '../loudness'
import { renderBed } from '../scenes/rendering/render-scene'
import { seededRandom, synthesize, whiteNoise } from '../scenes/synthesis/noise'
import { stepOn } from '../scenes/synthesis/steps'
import { bandFrames } from '../spectrum/band-frames'
import { audibilityOf, prominenceOf } from './preset-figures'
import { materialOf, type Material } from './scene-material'

const treble: readonly Filter[] = [
  { type: 'LSC', fc: 120, gain: -5, q: 0.7 },
  { type: 'PK', fc: 2800, gain: 5, q: 1 },
]

/** One sound in steady noise. */
const noise = () => bandFrames([synthesize(1, whiteNoise(seededRandom(3)))])
const inNoise = (): Material => ({
  bed: noise(),
  kinds: [{ kind: 'step', variants: [bandFrames([stepOn('tiles')(seededRandom(9))])] }],
})

it('agrees with a BS.1770 meter on samples', () => {
  const bed = renderBed('floors')
  const step = stepOn('tiles')(seededRandom(9))
  const after = (samples: Float32Array) =>
    filterSamples(
      samples,
      treble.map((filter) => coefficients(filter)),
    )
  const energy = (samples: Float32Array) => kWeighted(samples).reduce((sum, one) => sum + one * one, 0)
  const raised = 10 * Math.log10(energy(after(step)) / energy(step))
  const ears = [bed.left, bed.right]
  const louder = loudnessOf(ears.map(after)) - loudnessOf(ears)
  const [figures] = prominenceOf(treble, {
    bed: bandFrames(ears),
    kinds: [{ kind: 'step', variants: [bandFrames([step])] }],
  })
  expect(Math.abs((figures?.inBed ?? 0) - (raised - louder))).toBeLessThan(0.15)
})

it('are 0 where nothing is filtered, or all alike', () => {
  const material = inNoise()
  // A shelf below the audible range, and one above it, raise everything between them equally.
  const alike: readonly Filter[] = [{ type: 'HSC', fc: 20, gain: 6, q: 0.7 }]
  for (const filters of [[], alike])
    for (const { inBed, inPinkNoise } of prominenceOf(filters, material)) {
      expect(inBed).toBeCloseTo(0, 1)
      expect(inPinkNoise).toBeCloseTo(0, 1)
    }
  for (const { inBed, inRoom } of audibilityOf([], material))
    expect([inBed, inRoom.open, inRoom.closed]).toEqual([0, 0, 0])
})

it('find nothing softer in noise that the same filters change, but do in room noise', () => {
  const [audibility] = audibilityOf(treble, inNoise())
  expect(Math.abs(audibility?.inBed ?? NaN)).toBeLessThan(0.6)
  expect(audibility?.inRoom.open).toBeGreaterThan(1.5)
})

it('use six variants of each listened sound of a scene, and its bed without them', () => {
  const { bed, kinds } = materialOf('floors')
  expect(kinds.map(({ kind }) => kind)).toEqual(['metalSteps', 'woodSteps', 'stoneSteps'])
  for (const { variants } of kinds) expect(variants).toHaveLength(6)
  expect(bed).toHaveLength(401)
})

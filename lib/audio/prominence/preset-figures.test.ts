import { coefficients } from '../coefficients'
import type { Filter } from '../filter'
import { filterSamples } from '../filter-samples'
import { kWeighted, loudnessOf } from '../loudness'
import { renderBed } from '../scenes/rendering/render-scene'
import { seededRandom, synthesize, whiteNoise } from '../scenes/synthesis/noise'
import { stepOn } from '../scenes/synthesis/steps'
import { bandFrames } from '../spectrum/band-frames'
import { thirdsOf } from '../spectrum/thirds'
import { gainOf } from './judge'
import { audibilityOf } from './preset-figures'
import { materialOf, type Material } from './scene-material'
import { weightedThirds } from './sound-set'

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
  const chain = treble.map((filter) => coefficients(filter))
  const after = (samples: Float32Array) => filterSamples(samples, chain)
  const energy = (samples: Float32Array) => kWeighted(samples).reduce((sum, one) => sum + one * one, 0)
  const raised = 10 * Math.log10(energy(after(step)) / energy(step))
  const ears = [bed.left, bed.right]
  const louder = loudnessOf(ears.map(after)) - loudnessOf(ears)
  const spectrum = (channels: readonly Float32Array[]) => weightedThirds(thirdsOf(bandFrames(channels)))
  const gain = gainOf(treble, { files: [spectrum([step])], bed: spectrum(ears) })
  expect(Math.abs(gain - (raised - louder))).toBeLessThan(0.3)
})

it('are 0 where nothing is filtered', () => {
  for (const { open, closed } of audibilityOf([], inNoise())) expect([open, closed]).toEqual([0, 0])
})

it('find a sound softer in room noise where filters raise it', () => {
  const [audibility] = audibilityOf(treble, inNoise())
  expect(audibility?.open).toBeGreaterThan(1.5)
})

it('use six variants of each listened sound of a scene, and its bed without them', () => {
  const { bed, kinds } = materialOf('floors')
  expect(kinds.length).toBeGreaterThan(1)
  for (const { variants } of kinds) expect(variants).toHaveLength(6)
  expect(bed).toHaveLength(401)
})

import { coefficients } from '@/lib/audio/coefficients'
import { filterSamples } from '@/lib/audio/filter-samples'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { scenesFor } from '@/lib/audio/scenes/games'
import { seededRandom } from '@/lib/audio/scenes/noise'
import { sceneTargets, targetFor, targets, type Target } from '@/lib/audio/scenes/targets'
import { programCatalog } from '@/lib/catalog/program-catalog'
import messages from '@/messages/de.json'
import { prepareStimulus } from './prepare-stimulus'
import { soundsOf } from './scene-sounds'

const { ask } = messages.hearing.run
const { what } = messages.hearing.result

/** What is known of a sound apart from the code that makes it. */
interface Known {
  /** In the question and in the result. */
  word: RegExp
  /** Hz; between these lies most of its energy. */
  between: readonly [number, number]
  /** Seconds until half of its energy is over: short for a blow, long for what swells. */
  half: readonly [number, number]
}

const blow = [0, 0.06] as const
const swell = [0.15, 1] as const
const known: Record<Target, Known> = {
  gravelSteps: { word: /Schritte/, between: [800, 12_000], half: [0, 0.12] },
  shot: { word: /Schuss|Schüsse/, between: [50, 3200], half: blow },
  voice: { word: /Stimme/, between: [100, 3200], half: swell },
  metalSteps: { word: /Schritte/, between: [150, 3200], half: blow },
  farShot: { word: /ferner? (Schuss|Schüsse)/, between: [200, 3200], half: blow },
  stepsAbove: { word: /Schritte über dir/, between: [100, 800], half: blow },
  creak: { word: /[Kk]narr.* Diele/, between: [400, 6400], half: swell },
  tyres: { word: /Reifen/, between: [700, 1700], half: swell },
  rustle: { word: /[Rr]aschel.* Blätter/, between: [3200, 12_800], half: swell },
  ping: { word: /Ping/, between: [800, 3200], half: [0.06, 0.2] },
  tileSteps: { word: /Schritte/, between: [200, 6400], half: blow },
  earthSteps: { word: /Schritte/, between: [400, 12_800], half: [0, 0.12] },
  chest: { word: /Truhen?/, between: [1600, 12_800], half: [0.5, 1] },
  shout: { word: /[Rr]ief|Rufe/, between: [200, 6400], half: swell },
  snare: { word: /Snare/, between: [100, 20_000], half: blow },
}

const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** The share of the energy between two frequencies, by two passes of fourth order. */
function shareBetween(samples: Float32Array, [low, high]: readonly [number, number]): number {
  const passes = [
    { type: 'HP', fc: low, q: 0.54 },
    { type: 'HP', fc: low, q: 1.31 },
    { type: 'LP', fc: high, q: 0.54 },
    { type: 'LP', fc: high, q: 1.31 },
  ] as const
  return (
    energy(
      filterSamples(
        samples,
        passes.map((pass) => coefficients(pass)),
      ),
    ) / energy(samples)
  )
}

function halfOf(samples: Float32Array): number {
  const all = energy(samples)
  let sum = 0
  const at = samples.findIndex((sample) => (sum += sample * sample) >= all / 2)
  return at / SAMPLE_RATE
}
it.each(programCatalog.presets.map(({ name, game }) => [name, game] as const))(
  'plays in the test of %s the sound that its question names',
  (_, game) => {
    const target = targetFor(game)
    const { word, between, half } = known[target]
    expect(ask[target]).toMatch(word)
    expect(what[target]).toMatch(word)
    const [scene = 'steps'] = scenesFor(game)
    expect(sceneTargets[scene]).toBe(target)
    for (const seed of [3, 4, 5]) {
      const sound = soundsOf(scene).sound(seededRandom(seed))
      expect(shareBetween(sound, between)).toBeGreaterThan(0.5)
      expect(halfOf(sound)).toBeGreaterThanOrEqual(half[0])
      expect(halfOf(sound)).toBeLessThan(half[1])
    }
  },
)

it.each(programCatalog.presets.map(({ name, game }) => [name, game] as const))(
  'plays that sound in a run with %s, in both conditions alike',
  async (_, game) => {
    const [scene = 'steps'] = scenesFor(game)
    const { between } = known[targetFor(game)]
    const plan = { scene, filters: [], correction: [], noise: 'room' } as const
    const { trialSound } = await prepareStimulus(plan, async () => {})
    for (const condition of ['without', 'with'] as const) {
      const trial = { condition, levelDb: 0, roveDb: 0, seed: 12 }
      const { left, right } = trialSound(trial, { noise: false, sound: true })
      expect(shareBetween(left, between)).toBeGreaterThan(0.5)
      expect(right).toEqual(left)
    }
  },
)

it('has one question and one name for each sound, and none for anything else', () => {
  const names = [...targets].toSorted()
  expect(Object.keys(ask).toSorted()).toEqual(names)
  expect(Object.keys(what).toSorted()).toEqual(names)
})

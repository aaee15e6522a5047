import { coefficients } from '@/lib/audio/coefficients'
import { filterSamples } from '@/lib/audio/filter-samples'
import { scenesFor } from '@/lib/audio/scenes/games'
import { targetFor, type Target } from '@/lib/audio/scenes/targets'
import { prepareStimulus } from '../prepare-stimulus'

/** Known properties of a sound, independent of the code that makes it. */
interface Known {
  /** In the question and in the result. */
  word: RegExp
  /** Hz between which most of its energy lies. */
  between: readonly [number, number]
  /** Seconds until half of its energy is over: short for a blow, long for a sound that swells. */
  half: readonly [number, number]
}

const blow = [0, 0.06] as const
const swell = [0.15, 1] as const
export const known: Record<Target, Known> = {
  gravelSteps: { word: /Schritte/, between: [800, 12_000], half: [0, 0.12] },
  shot: { word: /Schuss|Schüsse/, between: [50, 3200], half: blow },
  voice: { word: /Stimme/, between: [100, 3200], half: swell },
  metalSteps: { word: /Schritte/, between: [150, 3200], half: blow },
  creak: { word: /[Kk]narr.* Tür/, between: [400, 6400], half: swell },
  tyres: { word: /Reifen/, between: [700, 1700], half: swell },
  reload: { word: /Magazin/, between: [400, 9000], half: [0.06, 0.5] },
  ping: { word: /Ping/, between: [800, 3200], half: [0.06, 0.2] },
  tileSteps: { word: /Schritte/, between: [200, 6400], half: blow },
  earthSteps: { word: /Schritte/, between: [400, 12_800], half: [0, 0.12] },
  shout: { word: /[Rr]ief|Rufe/, between: [200, 6400], half: swell },
  snare: { word: /Snare/, between: [100, 20_000], half: blow },
}

export const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** Share of the energy between two frequencies, by two fourth-order passes. */
export function shareBetween(samples: Float32Array, [low, high]: readonly [number, number]): number {
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

/** Expects that a run with the sound of a game plays that sound, alike in both conditions and on both ears. */
export async function expectSoundInRun(game: string): Promise<void> {
  const [scene = 'steps'] = scenesFor(game)
  const { between } = known[targetFor(game)]
  const plan = { scene, filters: [], correction: [], noise: 'room', worn: 'open' } as const
  const { trialSound } = await prepareStimulus(plan, async () => {})
  for (const condition of ['without', 'with'] as const) {
    const trial = { condition, levelDb: 0, roveDb: 0, seed: 12 }
    const { left, right } = trialSound(trial, { noise: false, sound: true })
    expect(shareBetween(left, between)).toBeGreaterThan(0.5)
    expect(right).toEqual(left)
  }
}

import { coefficients, type Coefficients } from '@/lib/audio/coefficients'
import type { Filter } from '@/lib/audio/filter'
import { filterSamples } from '@/lib/audio/filter-samples'
import { loudnessOf } from '@/lib/audio/loudness'
import { matchLoudness } from '@/lib/audio/match-loudness'
import { amplitudeOf, preampOf } from '@/lib/audio/preamp'
import { seededRandom } from '@/lib/audio/scenes/noise'
import type { Scene } from '@/lib/audio/scenes/scene'
import { emptyScene } from '@/lib/audio/scenes/stage'
import type { Condition } from '../procedure/run'
import { NOISE_LOUDNESS, scale, soundAtNoiseLevel } from './interval'
import { channelSound, directionSound, trialSound, type Prepared } from './render'
import { soundsOf, type SceneSounds } from './scene-sounds'
import type { Stimulus, StimulusPlan } from './stimulus'

/** Kinds of the same sound, of which each trial draws one: no two steps are alike. */
const VARIANTS = 4
/** dB of the sound against the noise where it is to be heard well. */
const CLEAR = 6
const SEED = 101

/**
 * Makes what all trials of a run need, in about half a second; a trial then takes a few ms.
 * @param rest awaited between parts of it, so that the page stays responsive
 */
export async function prepareStimulus(plan: StimulusPlan, rest: () => Promise<void>): Promise<Stimulus> {
  const prepared = await prepare(plan, rest)
  const clear = { condition: 'without', levelDb: CLEAR, holds: 1, roveDb: [0, 0], seed: SEED } as const
  return {
    trialSound: (trial, parts) => trialSound(prepared, trial, parts),
    directionSound: (trial) => directionSound(prepared, trial),
    channelSound: (side) => channelSound(prepared, side),
    levelSound: () => trialSound(prepared, clear),
  }
}

async function prepare(
  { scene, filters, correction }: StimulusPlan,
  rest: () => Promise<void>,
): Promise<Prepared> {
  const parts = soundsOf(scene)
  const bed = await noiseBed(parts, rest)
  const random = seededRandom(SEED)
  const sounds: Float32Array[] = []
  while (sounds.length < VARIANTS) {
    sounds.push(soundAtNoiseLevel(parts.sound(random)))
    await rest()
  }
  const worn = bandsOf(correction)
  const channels = [bed.left, bed.right].map((ear) => filterSamples(ear, worn))
  const loudness = loudnessOf(channels)
  const { before, after } = await matchLoudness({ channels, loudness }, filters, rest)
  const level = amplitudeOf(NOISE_LOUDNESS - loudness)
  const gains: Record<Condition, number> = {
    without: level * before,
    with: level * after * amplitudeOf(preampOf(filters)),
  }
  const whole = [...worn, ...bandsOf(filters)]
  const filter: Prepared['filter'] = {
    without: (ear) => filterSamples(ear, worn),
    with: (ear) => filterSamples(ear, whole),
  }
  return { bed, sounds, gains, filter }
}

const bandsOf = (filters: readonly Filter[]): readonly Coefficients[] =>
  filters.map((filter) => coefficients(filter))

/** Seconds of noise without an end, all of it as loud as the intervals. */
async function noiseBed({ noise }: SceneSounds, rest: () => Promise<void>): Promise<Scene> {
  const bed = emptyScene()
  const work = noise(bed, seededRandom(SEED))
  while (!work.next().done) await rest()
  const factor = amplitudeOf(NOISE_LOUDNESS - loudnessOf([bed.left, bed.right]))
  scale(bed.left, factor)
  scale(bed.right, factor)
  return bed
}

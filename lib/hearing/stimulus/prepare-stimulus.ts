import { coefficients, type Coefficients } from '@/lib/audio/coefficients'
import type { Filter } from '@/lib/audio/filter'
import { filterSamples } from '@/lib/audio/filter-samples'
import { loudnessOf } from '@/lib/audio/loudness'
import { matchLoudness } from '@/lib/audio/match-loudness'
import { amplitudeOf, preampOf } from '@/lib/audio/preamp'
import { seededRandom } from '@/lib/audio/scenes/noise'
import type { Scene } from '@/lib/audio/scenes/scene'
import { emptyScene } from '@/lib/audio/scenes/stage'
import type { Condition } from '../procedure/model'
import { powerFor, scale, soundAtPower } from './interval'
import { channelSound, levelSound, trialSound, type Chain, type Prepared } from './render'
import { ROOM, roomBed } from './room-bed'
import { soundsOf, type SceneSounds } from './scene-sounds'
import type { Stimulus, StimulusPlan } from './stimulus'

/** Kinds of the same sound, of which each trial draws one: no two steps are alike. */
const VARIANTS = 6
/** LUFS of the game without the preset; low, so that the sound has room above it. */
const GAME_LOUDNESS = -28
const SEED = 101

/**
 * Makes what all trials of a run need, in about half a second; a trial then takes a few ms.
 * @param rest awaited between parts of it, so that the page stays responsive
 */
export async function prepareStimulus(plan: StimulusPlan, rest: () => Promise<void>): Promise<Stimulus> {
  const prepared = await prepare(plan, rest)
  return {
    trialSound: (trial, parts) => trialSound(prepared, trial, parts),
    channelSound: (side) => channelSound(prepared, side),
    levelSound: () => levelSound(prepared),
  }
}

async function prepare(plan: StimulusPlan, rest: () => Promise<void>): Promise<Prepared> {
  const parts = soundsOf(plan.scene)
  const game = await gameBed(parts, rest)
  const isRoom = plan.noise === 'room'
  const noise = isRoom ? roomBed(seededRandom(SEED)) : game
  const { below, soundBelow } = isRoom ? ROOM : { below: 0, soundBelow: 0 }
  const random = seededRandom(SEED)
  const sounds: Float32Array[] = []
  while (sounds.length < VARIANTS) {
    sounds.push(soundAtPower(parts.sound(random), powerFor(GAME_LOUDNESS - soundBelow)))
    await rest()
  }
  const chains = await chainsFor(game, plan, rest)
  const noiseChains = isRoom ? { without: chains.without, with: chains.without } : chains
  const power = powerFor(GAME_LOUDNESS - below)
  return { game, noise, power, soundBelow, sounds, chains, noiseChains }
}

/** What the game passes without and with the preset: as loud with it as without. */
async function chainsFor(
  game: Scene,
  { filters, correction }: StimulusPlan,
  rest: () => Promise<void>,
): Promise<Record<Condition, Chain>> {
  const worn = bandsOf(correction)
  const channels = [game.left, game.right].map((ear) => filterSamples(ear, worn))
  const loudness = loudnessOf(channels)
  const { before, after } = await matchLoudness({ channels, loudness }, filters, rest)
  const level = amplitudeOf(GAME_LOUDNESS - loudness)
  const whole = [...worn, ...bandsOf(filters)]
  return {
    without: { gain: level * before, filter: (ear) => filterSamples(ear, worn) },
    with: {
      gain: level * after * amplitudeOf(preampOf(filters)),
      filter: (ear) => filterSamples(ear, whole),
    },
  }
}

const bandsOf = (filters: readonly Filter[]): readonly Coefficients[] =>
  filters.map((filter) => coefficients(filter))

/** Seconds of the scene's noise without an end. */
async function gameBed({ noise }: SceneSounds, rest: () => Promise<void>): Promise<Scene> {
  const bed = emptyScene()
  const work = noise(bed, seededRandom(SEED))
  while (!work.next().done) await rest()
  const factor = amplitudeOf(GAME_LOUDNESS - loudnessOf([bed.left, bed.right]))
  scale(bed.left, factor)
  scale(bed.right, factor)
  return bed
}

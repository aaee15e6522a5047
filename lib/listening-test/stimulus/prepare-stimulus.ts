import { coefficients, type Coefficients } from '@/lib/audio/coefficients'
import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { filterSamples } from '@/lib/audio/filter-samples'
import { loopLoudnessOf } from '@/lib/audio/loudness'
import { matchLoudness } from '@/lib/audio/match-loudness'
import { amplitudeOf, preampOf } from '@/lib/audio/preamp'
import { seededRandom, type Random } from '@/lib/audio/scenes/synthesis/noise'
import type { Scene, NoiseWork, SceneName } from '@/lib/audio/scenes/scene'
import { emptyScene } from '@/lib/audio/scenes/acoustics/stage'
import { trialPlan } from '../procedure/trial-plan'
import type { Condition } from '../procedure/model'
import {
  powerFor,
  scale,
  soundAtPower,
  earsWith,
  noiseFrom,
  raiseEdges,
  SETTLING,
  type Ears,
} from './interval'
import { roomBed, roomLevels } from './room-bed'
import type { Stimulus, StimulusPlan, Parts, Sound, SoundedTrial } from './stimulus'
import { noiseOf } from '@/lib/audio/scenes/designs/design'
import { listenedSounds } from '@/lib/audio/scenes/rendering/listened-sounds'
import { designs } from '@/lib/audio/scenes/rendering/render-scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'

const VARIANTS = 6 // of which each trial draws one, since no two steps are alike
const GAME_LOUDNESS = -28 // LUFS without the preset; low, to leave headroom for the sound
const SEED = 101

/** What all trials of a run share, in about half a second; a trial then takes a few ms.
 * @param rest awaited between parts */
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
  const noise = isRoom ? roomBed(seededRandom(SEED), plan.worn) : game
  const { below, soundBelow } = isRoom ? roomLevels(plan.worn) : { below: 0, soundBelow: 0 }
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

/** Filters and gain without and with the preset: equally loud. */
async function chainsFor(
  game: Scene,
  { filters, correction }: StimulusPlan,
  rest: () => Promise<void>,
): Promise<Record<Condition, Chain>> {
  const worn = bandsOf(correction)
  const channels = [game.left, game.right].map((ear) => filterSamples(ear, worn))
  const loudness = loopLoudnessOf(channels)
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

async function gameBed({ noise }: SceneSounds, rest: () => Promise<void>): Promise<Scene> {
  const bed = emptyScene()
  const work = noise(bed, seededRandom(SEED))
  while (!work.next().done) await rest()
  const factor = amplitudeOf(GAME_LOUDNESS - loopLoudnessOf([bed.left, bed.right]))
  scale(bed.left, factor)
  scale(bed.right, factor)
  return bed
}

/** Amplitude; a trial that would exceed it is lowered as a whole. */
const PEAK = 0.98
const BOTH: Parts = { noise: true, sound: true }
const CLEAR = 6 // dB of the sound relative to the game, clearly audible
/** Seconds of the game for setting the volume, and between the sounds in it. */
const LEVEL_SECONDS = 3
const LEVEL_EVERY = 1

interface Chain {
  filter: (ear: Float32Array) => Float32Array
  gain: number
}

interface Prepared {
  game: Scene // looping
  noise: Scene // masks the sound, looping
  power: number // its K-weighted mean square in an interval, both ears together
  sounds: readonly Float32Array[] // at 0 dB
  soundBelow: number // dB by which these lie below the game
  /** Filters of the game, and of the noise. */
  chains: Record<Condition, Chain>
  noiseChains: Record<Condition, Chain>
}

function trialSound(prepared: Prepared, trial: SoundedTrial, parts = BOTH): Sound {
  const whole = unlimitedTrial(prepared, trial, BOTH)
  const factor = PEAK / Math.max(PEAK, peakOf(whole))
  return louder(parts === BOTH ? whole : unlimitedTrial(prepared, trial, parts), factor)
}

function unlimitedTrial(prepared: Prepared, trial: SoundedTrial, parts: Parts): Sound {
  const { condition, levelDb, roveDb } = trial
  const random = seededRandom(trial.seed | 0)
  const sound = pick(prepared.sounds, random)
  const noise = noiseFrom(prepared.noise, prepared.power, random)
  const result = silence(trialPlan.length)
  if (parts.noise) play(result, noise, prepared.noiseChains[condition])
  if (parts.sound && levelDb !== null) {
    const { filter, gain } = prepared.chains[condition]
    play(result, earsWith(sound, sound), { filter, gain: gain * amplitudeOf(levelDb) })
  }
  return louder(result, amplitudeOf(roveDb))
}

function channelSound({ sounds, chains, soundBelow }: Prepared, side: 'left' | 'right'): Sound {
  const sound = sounds[0] ?? new Float32Array()
  const none = new Float32Array()
  const ears = side === 'left' ? earsWith(sound, none) : earsWith(none, sound)
  const result = silence(trialPlan.length)
  const { filter, gain } = chains.without
  play(result, ears, { filter, gain: gain * amplitudeOf(soundBelow) })
  return louder(result, PEAK / Math.max(PEAK, peakOf(result)))
}

/** Without the preset, at its level relative to the noise, with the sound clearly audible. */
function levelSound({ game, sounds, chains, soundBelow }: Prepared): Sound {
  const length = LEVEL_SECONDS * SAMPLE_RATE
  const factor = amplitudeOf(CLEAR + soundBelow)
  const { filter, gain } = chains.without
  const ear = (bed: Float32Array) => {
    const samples = new Float32Array(bed.subarray(0, length))
    for (const [index, sound] of sounds.entries()) {
      const start = (index + 0.5) * LEVEL_EVERY * SAMPLE_RATE
      if (start + sound.length > length) break
      for (const [place, sample] of sound.entries())
        samples[start + place] = (samples[start + place] ?? 0) + factor * sample
    }
    const heard = Float32Array.from(filter(samples))
    raiseEdges(heard)
    scale(heard, gain)
    return heard
  }
  const result = { left: ear(game.left), right: ear(game.right) }
  return louder(result, PEAK / Math.max(PEAK, peakOf(result)))
}

function play(result: Sound, ears: Ears, { filter, gain }: Chain): void {
  for (const side of ['left', 'right'] as const) {
    const heard = filter(ears[side]).slice(SETTLING)
    raiseEdges(heard)
    const track = result[side]
    for (const [index, sample] of heard.entries()) {
      const place = trialPlan.start + index
      track[place] = (track[place] ?? 0) + gain * sample
    }
  }
}

function pick(sounds: readonly Float32Array[], random: Random): Float32Array {
  return sounds[Math.floor(random() * sounds.length)] ?? new Float32Array()
}

function silence(length: number): Sound {
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

function louder(sound: Sound, factor: number): Sound {
  scale(sound.left, factor)
  scale(sound.right, factor)
  return sound
}

function peakOf({ left, right }: Sound): number {
  let peak = 0
  for (const ear of [left, right]) for (const sample of ear) peak = Math.max(peak, Math.abs(sample))
  return peak
}

interface SceneSounds {
  noise: (scene: Scene, random: Random) => NoiseWork
  sound: (random: Random) => Float32Array
}

/** For its target in `sceneTargets`. */
export function soundsOf(name: SceneName): SceneSounds {
  return {
    noise: (scene, random) => noiseOf(designs[name], scene, random),
    sound: listenedSounds[sceneTargets[name]],
  }
}

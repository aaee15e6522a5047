import { SAMPLE_RATE } from '@/lib/audio/filter'
import { amplitudeOf } from '@/lib/audio/preamp'
import { seededRandom, type Random } from '@/lib/audio/scenes/noise'
import type { Scene } from '@/lib/audio/scenes/scene'
import type { Condition } from '../procedure/model'
import { earsWith, noiseFrom, raiseEdges, scale, SETTLING, type Ears } from './interval'
import { trialPlan } from './plan'
import type { Parts, Sound, SoundedTrial } from './stimulus'

/** The highest sample; a trial that would go beyond is lowered as a whole. */
const PEAK = 0.98
const BOTH: Parts = { noise: true, sound: true }
/** dB of the sound against the game where it is to be heard well. */
const CLEAR = 6
/** Seconds of the game to set the volume by, and between the sounds in it. */
const LEVEL_SECONDS = 3
const LEVEL_EVERY = 1

/** Filters and an amplitude factor after them. */
export interface Chain {
  filter: (ear: Float32Array) => Float32Array
  gain: number
}

export interface Prepared {
  /** The scene's own noise, without an end. */
  game: Scene
  /** What covers the sound, without an end. */
  noise: Scene
  /** Its mean square in an interval, K-weighted, both ears together. */
  power: number
  /** At a level of 0 dB. */
  sounds: readonly Float32Array[]
  /** dB by which these lie below the game. */
  soundBelow: number
  /** What the game passes, and what the noise does. */
  chains: Record<Condition, Chain>
  noiseChains: Record<Condition, Chain>
}

export function trialSound(prepared: Prepared, trial: SoundedTrial, parts = BOTH): Sound {
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

/** The sound on one ear, nothing on the other. */
export function channelSound({ sounds, chains, soundBelow }: Prepared, side: 'left' | 'right'): Sound {
  const sound = sounds[0] ?? new Float32Array()
  const none = new Float32Array()
  const ears = side === 'left' ? earsWith(sound, none) : earsWith(none, sound)
  const result = silence(trialPlan.length)
  const { filter, gain } = chains.without
  play(result, ears, { filter, gain: gain * amplitudeOf(soundBelow) })
  return louder(result, PEAK / Math.max(PEAK, peakOf(result)))
}

/** The game without the preset, as loud against the noise as one plays, with the sound well above it. */
export function levelSound({ game, sounds, chains, soundBelow }: Prepared): Sound {
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

/** Adds to an interval what the ear hears of a sound after its filters. */
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

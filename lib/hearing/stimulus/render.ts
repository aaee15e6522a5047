import { amplitudeOf } from '@/lib/audio/preamp'
import { seededRandom, type Random } from '@/lib/audio/scenes/noise'
import type { Scene } from '@/lib/audio/scenes/scene'
import type { Condition } from '../procedure/run'
import { directionCues } from './direction-cues'
import { earsWith, noiseFrom, raiseEdges, scale, SETTLING, type Ears } from './interval'
import { directionLength, trialPlan } from './plan'
import type { Parts, Sound, SoundedDirection, SoundedTrial } from './stimulus'

/** The highest sample; a trial that would go beyond is lowered as a whole. */
const PEAK = 0.98
/** dB of the sound against the noise when its direction is asked for. */
const DIRECTION_LEVEL = 0
const BOTH: Parts = { noise: true, sound: true }

export interface Prepared {
  /** Noise without an end. */
  bed: Scene
  /** At a level of 0 dB. */
  sounds: readonly Float32Array[]
  /** Amplitude factors after the filters, which make the noise equally loud. */
  gains: Record<Condition, number>
  filter: Record<Condition, (ear: Float32Array) => Float32Array>
}

/** One interval that is still to be filtered and put in its place. */
interface Interval {
  ears: Ears
  condition: Condition
  /** dB */
  roveDb: number
  start: number
}

export function trialSound(prepared: Prepared, trial: SoundedTrial, parts = BOTH): Sound {
  const whole = unlimitedTrial(prepared, trial, BOTH)
  const factor = PEAK / Math.max(PEAK, peakOf(whole))
  return louder(parts === BOTH ? whole : unlimitedTrial(prepared, trial, parts), factor)
}

function unlimitedTrial(prepared: Prepared, trial: SoundedTrial, parts: Parts): Sound {
  const random = seededRandom(trial.seed | 0)
  const sound = pick(prepared.sounds, random)
  const result = silence(trialPlan.length)
  for (const index of [0, 1] as const) {
    const noise = noiseFrom(prepared.bed, random)
    if (!parts.noise) clear(noise)
    if (parts.sound && trial.holds === index + 1)
      add(noise, earsWith(sound, sound), amplitudeOf(trial.levelDb))
    play(prepared, result, {
      ears: noise,
      condition: trial.condition,
      roveDb: trial.roveDb[index],
      start: trialPlan.starts[index],
    })
  }
  return result
}

/** One interval with the sound from a direction. */
export function directionSound(prepared: Prepared, trial: SoundedDirection): Sound {
  const random = seededRandom(trial.seed | 0)
  const sound = pick(prepared.sounds, random)
  const { delays, gains } = directionCues(trial.azimuth)
  const ear = (side: 'left' | 'right') => {
    const late = new Float32Array(trialPlan.soundLength + delays[side])
    late.set(sound, delays[side])
    scale(late, gains[side])
    return late
  }
  const ears = noiseFrom(prepared.bed, random)
  add(ears, earsWith(ear('left'), ear('right')), amplitudeOf(DIRECTION_LEVEL))
  const result = silence(directionLength)
  play(prepared, result, {
    ears,
    condition: trial.condition,
    roveDb: trial.roveDb,
    start: trialPlan.starts[0],
  })
  return louder(result, PEAK / Math.max(PEAK, peakOf(result)))
}

/** The sound on one ear, nothing on the other. */
export function channelSound(prepared: Prepared, side: 'left' | 'right'): Sound {
  const sound = prepared.sounds[0] ?? new Float32Array()
  const none = new Float32Array()
  const ears = side === 'left' ? earsWith(sound, none) : earsWith(none, sound)
  const result = silence(directionLength)
  play(prepared, result, { ears, condition: 'without', roveDb: 0, start: trialPlan.starts[0] })
  return louder(result, PEAK / Math.max(PEAK, peakOf(result)))
}

/** Filters an interval as the ear hears it, and writes it into the trial. */
function play(prepared: Prepared, result: Sound, { ears, condition, roveDb, start }: Interval): void {
  for (const side of ['left', 'right'] as const) {
    const heard = prepared.filter[condition](ears[side]).slice(SETTLING)
    raiseEdges(heard)
    scale(heard, prepared.gains[condition] * amplitudeOf(roveDb))
    result[side].set(heard, start)
  }
}

function pick(sounds: readonly Float32Array[], random: Random): Float32Array {
  return sounds[Math.floor(random() * sounds.length)] ?? new Float32Array()
}

function add(ears: Ears, more: Ears, factor: number): void {
  for (const side of ['left', 'right'] as const)
    for (let index = 0; index < ears[side].length; index += 1)
      ears[side][index] = (ears[side][index] ?? 0) + factor * (more[side][index] ?? 0)
}

function clear({ left, right }: Ears): void {
  left.fill(0)
  right.fill(0)
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

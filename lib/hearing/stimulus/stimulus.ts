import type { Filter } from '@/lib/audio/filter'
import type { SceneName } from '@/lib/audio/scenes/scene'
import type { Trial } from '../procedure/run'

/** Stereo samples at 48 kHz, for one AudioBuffer. */
export interface Sound {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

/** The sound that a trial asks for. */
export type SoundedTrial = Pick<Trial, 'condition' | 'levelDb' | 'roveDb' | 'seed'>

/** Parts of a trial's sound; measurements leave out the one or the other, and all else stays the same. */
export interface Parts {
  noise: boolean
  sound: boolean
}

/** Made once for a run by `prepareStimulus(plan, rest)`; then each sound takes a few ms. */
export interface Stimulus {
  /** One interval, as `trialPlan` says. */
  trialSound: (trial: SoundedTrial, parts?: Parts) => Sound
  /** The sound on one ear only, to check which way round the headphones are worn. */
  channelSound: (side: 'left' | 'right') => Sound
  /** The game with the sound well above it, as loud against the run's noise as one plays. */
  levelSound: () => Sound
}

/** `room`: of the player's own room, which no preset filters; `game`: the scene's own, which it does. */
export type NoisePlace = 'room' | 'game'

export interface StimulusPlan {
  scene: SceneName
  noise: NoisePlace
  /** The preset's. */
  filters: readonly Filter[]
  /** Of a headset, heard without and with the preset. */
  correction: readonly Filter[]
}

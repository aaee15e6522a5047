import type { Filter } from '@/lib/audio/filter'
import type { Headset } from '@/lib/audio/audibility/room-noise'
import type { SceneName } from '@/lib/audio/scenes/scene'
import type { Trial } from '../procedure/run'

/** Stereo at 48 kHz, for one AudioBuffer. */
export interface Sound {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

export type SoundedTrial = Pick<Trial, 'condition' | 'levelDb' | 'roveDb' | 'seed'>

/** Measurements leave out one or the other. */
export interface Parts {
  noise: boolean
  sound: boolean
}

/** Made once for a run by `prepareStimulus(plan, rest)`; each sound then takes a few ms. */
export interface Stimulus {
  /** One interval, with the layout of `trialPlan`. */
  trialSound: (trial: SoundedTrial, parts?: Parts) => Sound
  /** On one ear only, to check the headphones' left and right. */
  channelSound: (side: 'left' | 'right') => Sound
  /** The game with the sound clearly audible, for setting the volume. */
  levelSound: () => Sound
}

/** `room`: noise of the player's room, which no preset filters; `game`: of the scene, which it does. */
export type NoisePlace = 'room' | 'game'

export interface StimulusPlan {
  scene: SceneName
  noise: NoisePlace
  worn: Headset // through which the room is heard
  filters: readonly Filter[] // of the preset
  correction: readonly Filter[] // of a headset, applied without and with the preset
}

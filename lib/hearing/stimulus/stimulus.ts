import type { Filter } from '@/lib/audio/filter'
import type { SceneName } from '@/lib/audio/scenes/scene'
import type { DirectionTrial } from '../direction/direction-run'
import type { Trial } from '../procedure/run'

/** Stereo samples at 48 kHz, for one AudioBuffer. */
export interface Sound {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

/** The sound that a trial asks for. */
export type SoundedTrial = Pick<Trial, 'condition' | 'levelDb' | 'holds' | 'roveDb' | 'seed'>

/** Parts of a trial's sound; measurements leave out the one or the other, and all else stays the same. */
export interface Parts {
  noise: boolean
  sound: boolean
}

export type SoundedDirection = Pick<DirectionTrial, 'condition' | 'azimuth' | 'roveDb' | 'seed'>

/** Made once for a run by `prepareStimulus(plan, rest)`; then each sound takes a few ms. */
export interface Stimulus {
  /** Both intervals with the gap between them, as `trialPlan` says. */
  trialSound: (trial: SoundedTrial, parts?: Parts) => Sound
  /** The sound to be placed, in the scene's noise. */
  directionSound: (trial: SoundedDirection) => Sound
  /** The sound on one ear only, to check which way round the headphones are worn. */
  channelSound: (side: 'left' | 'right') => Sound
  /** The scene's noise with the sound well above it, as loud as in the run, to choose a comfortable level. */
  levelSound: () => Sound
}

export interface StimulusPlan {
  scene: SceneName
  /** The preset's. */
  filters: readonly Filter[]
  /** Of a headset, heard without and with the preset. */
  correction: readonly Filter[]
}

import type { Random } from '@/lib/audio/scenes/synthesis/noise'
import { beatNoise } from '@/lib/audio/scenes/designs/beat-scene'
import { boardsNoise } from '@/lib/audio/scenes/designs/boards-scene'
import { chestsNoise } from '@/lib/audio/scenes/designs/chests-scene'
import { dustNoise } from '@/lib/audio/scenes/designs/dust-scene'
import { fightNoise } from '@/lib/audio/scenes/designs/fight-scene'
import { floorsNoise } from '@/lib/audio/scenes/designs/floors-scene'
import { grassNoise } from '@/lib/audio/scenes/designs/grass-scene'
import { leavesNoise } from '@/lib/audio/scenes/designs/leaves-scene'
import { limitNoise } from '@/lib/audio/scenes/designs/limit-scene'
import { targetSounds } from '@/lib/audio/scenes/rendering/listened-sounds'
import { pingsNoise } from '@/lib/audio/scenes/designs/pings-scene'
import { rainNoise } from '@/lib/audio/scenes/designs/rain-scene'
import { rubbleNoise } from '@/lib/audio/scenes/designs/rubble-scene'
import type { NoiseWork, Scene, SceneName } from '@/lib/audio/scenes/scene'
import { shotsNoise } from '@/lib/audio/scenes/designs/shots-scene'
import { stepsNoise } from '@/lib/audio/scenes/designs/steps-scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { tilesNoise } from '@/lib/audio/scenes/designs/tiles-scene'
import { voiceNoise } from '@/lib/audio/scenes/designs/voice-scene'
import { wallsNoise } from '@/lib/audio/scenes/designs/walls-scene'

/** A scene split into its noise and its target sound. */
export interface SceneSounds {
  noise: (scene: Scene, random: Random) => NoiseWork
  sound: (random: Random) => Float32Array
}

const sceneNoises: Record<SceneName, SceneSounds['noise']> = {
  steps: stepsNoise,
  shots: shotsNoise,
  voice: voiceNoise,
  floors: floorsNoise,
  grass: grassNoise,
  walls: wallsNoise,
  boards: boardsNoise,
  limit: limitNoise,
  fight: fightNoise,
  leaves: leavesNoise,
  rain: rainNoise,
  pings: pingsNoise,
  beat: beatNoise,
  tiles: tilesNoise,
  dust: dustNoise,
  rubble: rubbleNoise,
  chests: chestsNoise,
}

/** The sounds of a scene's listening test, for its target in `sceneTargets`. */
export function soundsOf(scene: SceneName): SceneSounds {
  return { noise: sceneNoises[scene], sound: targetSounds[sceneTargets[scene]] }
}

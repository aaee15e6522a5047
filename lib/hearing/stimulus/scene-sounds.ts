import type { Random } from '@/lib/audio/scenes/noise'
import { beatNoise } from '@/lib/audio/scenes/beat-scene'
import { boardsNoise } from '@/lib/audio/scenes/boards-scene'
import { chestsNoise } from '@/lib/audio/scenes/chests-scene'
import { dustNoise } from '@/lib/audio/scenes/dust-scene'
import { fightNoise } from '@/lib/audio/scenes/fight-scene'
import { floorsNoise } from '@/lib/audio/scenes/floors-scene'
import { grassNoise } from '@/lib/audio/scenes/grass-scene'
import { leavesNoise } from '@/lib/audio/scenes/leaves-scene'
import { limitNoise } from '@/lib/audio/scenes/limit-scene'
import { targetSounds } from '@/lib/audio/scenes/listened-sounds'
import { pingsNoise } from '@/lib/audio/scenes/pings-scene'
import { rainNoise } from '@/lib/audio/scenes/rain-scene'
import { rubbleNoise } from '@/lib/audio/scenes/rubble-scene'
import type { NoiseWork, Scene, SceneName } from '@/lib/audio/scenes/scene'
import { shotsNoise } from '@/lib/audio/scenes/shots-scene'
import { stepsNoise } from '@/lib/audio/scenes/steps-scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import { tilesNoise } from '@/lib/audio/scenes/tiles-scene'
import { voiceNoise } from '@/lib/audio/scenes/voice-scene'
import { wallsNoise } from '@/lib/audio/scenes/walls-scene'

/** A scene taken apart: what covers, and what one listens for. */
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

/** The sounds of a scene's test, which plays what `sceneTargets` says is asked for. */
export function soundsOf(scene: SceneName): SceneSounds {
  return { noise: sceneNoises[scene], sound: targetSounds[sceneTargets[scene]] }
}

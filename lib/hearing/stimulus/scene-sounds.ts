import type { Random } from '@/lib/audio/scenes/noise'
import { beatNoise, snare } from '@/lib/audio/scenes/beat-scene'
import { boardsNoise, creak } from '@/lib/audio/scenes/boards-scene'
import { fightNoise } from '@/lib/audio/scenes/fight-scene'
import { floorsNoise, stepOnMetal } from '@/lib/audio/scenes/floors-scene'
import { farShot, grassNoise } from '@/lib/audio/scenes/grass-scene'
import { leavesNoise, rustle } from '@/lib/audio/scenes/leaves-scene'
import { limitNoise, tyreNoise } from '@/lib/audio/scenes/limit-scene'
import { ping, pingsNoise } from '@/lib/audio/scenes/pings-scene'
import { rainNoise } from '@/lib/audio/scenes/rain-scene'
import type { NoiseWork, Scene, SceneName } from '@/lib/audio/scenes/scene'
import { shot, shotsNoise } from '@/lib/audio/scenes/shots-scene'
import { hump, swelling } from '@/lib/audio/scenes/sounds'
import { stepOnGravel, stepsNoise } from '@/lib/audio/scenes/steps-scene'
import { sceneTargets, type Target } from '@/lib/audio/scenes/targets'
import { voice } from '@/lib/audio/scenes/voice'
import { voiceNoise } from '@/lib/audio/scenes/voice-scene'
import { stepAbove, wallsNoise } from '@/lib/audio/scenes/walls-scene'

/** A scene taken apart: what covers, and what one listens for. */
export interface SceneSounds {
  noise: (scene: Scene, random: Random) => NoiseWork
  sound: (random: Random) => Float32Array
}

const targetSounds: Record<Target, SceneSounds['sound']> = {
  gravelSteps: stepOnGravel,
  shot: (random) => shot(random, 0.35),
  voice,
  metalSteps: stepOnMetal,
  farShot,
  stepsAbove: stepAbove,
  creak: (random) => creak(random, 0.5, [80, 46]),
  tyres: (random) => swelling(tyreNoise(random, 0.6), (time) => hump(time, 0.3, 0.3)),
  rustle: (random) => rustle(random, 0.5),
  ping: () => ping(1400),
  snare,
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
}

/** The sounds of a scene's test, which plays what `sceneTargets` says is asked for. */
export function soundsOf(scene: SceneName): SceneSounds {
  return { noise: sceneNoises[scene], sound: targetSounds[sceneTargets[scene]] }
}

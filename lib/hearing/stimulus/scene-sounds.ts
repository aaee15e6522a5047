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
import { voice } from '@/lib/audio/scenes/voice'
import { voiceNoise } from '@/lib/audio/scenes/voice-scene'
import { stepAbove, wallsNoise } from '@/lib/audio/scenes/walls-scene'

/** A scene taken apart: what covers, and what one listens for. */
export interface SceneSounds {
  noise: (scene: Scene, random: Random) => NoiseWork
  sound: (random: Random) => Float32Array
}

export const sceneSounds: Record<SceneName, SceneSounds> = {
  steps: { noise: stepsNoise, sound: stepOnGravel },
  shots: { noise: shotsNoise, sound: (random) => shot(random, 0.35) },
  voice: { noise: voiceNoise, sound: voice },
  floors: { noise: floorsNoise, sound: stepOnMetal },
  grass: { noise: grassNoise, sound: farShot },
  walls: { noise: wallsNoise, sound: stepAbove },
  boards: { noise: boardsNoise, sound: (random) => creak(random, 0.5, [80, 46]) },
  limit: {
    noise: limitNoise,
    sound: (random) => swelling(tyreNoise(random, 0.6), (time) => hump(time, 0.3, 0.3)),
  },
  fight: { noise: fightNoise, sound: voice },
  leaves: { noise: leavesNoise, sound: (random) => rustle(random, 0.5) },
  rain: { noise: rainNoise, sound: voice },
  pings: { noise: pingsNoise, sound: () => ping(1400) },
  beat: { noise: beatNoise, sound: snare },
}

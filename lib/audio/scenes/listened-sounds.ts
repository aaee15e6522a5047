import { kick, snare } from './beat-scene'
import { creak } from './boards-scene'
import { chest } from './chests-scene'
import { farShot } from './grass-scene'
import { click, rustle } from './leaves-scene'
import { brakeSound, tyreNoise } from './limit-scene'
import type { Random } from './noise'
import { ability, ping } from './pings-scene'
import { armourPlate } from './rubble-scene'
import type { SceneName } from './scene'
import { shot } from './shots-scene'
import { stepOn } from './steps'
import type { ListenedSound, otherListened, Target } from './targets'
import { shout, voice } from './voice'
import { beep, blow, stepAbove } from './walls-scene'

type MakeSound = (random: Random) => Float32Array

/** Sounds of tests, each a little different every time. */
export const targetSounds: Record<Target, MakeSound> = {
  gravelSteps: stepOn('gravel'),
  shot,
  voice,
  metalSteps: stepOn('metal'),
  farShot,
  stepsAbove: stepAbove,
  creak,
  tyres: tyreNoise,
  rustle,
  ping,
  snare,
  tileSteps: stepOn('tiles'),
  earthSteps: stepOn('earth'),
  chest,
  shout,
}

/** Sounds that one listens for besides. */
const otherSounds: Record<(typeof otherListened)[number], MakeSound> = {
  woodSteps: stepOn('wood'),
  stoneSteps: stepOn('stone'),
  sandSteps: stepOn('sand'),
  grassSteps: stepOn('grass'),
  armourPlate,
  flankerSteps: stepOn('tiles'),
  brakes: brakeSound,
  click,
  ability,
  blow,
  beep,
  kick,
}

/** What one listens for in each scene: what the texts of its game's presets promise. */
export const listenedFor: Record<SceneName, readonly ListenedSound[]> = {
  steps: ['gravelSteps'],
  shots: ['shot'],
  voice: ['voice'],
  floors: ['metalSteps', 'woodSteps', 'stoneSteps'],
  grass: ['farShot'],
  walls: ['stepsAbove', 'blow', 'beep'],
  boards: ['creak'],
  limit: ['tyres', 'brakes'],
  fight: ['shout', 'flankerSteps'],
  leaves: ['rustle', 'click'],
  rain: ['voice'],
  pings: ['ping', 'ability'],
  beat: ['kick', 'snare'],
  tiles: ['stoneSteps', 'tileSteps'],
  dust: ['earthSteps', 'sandSteps'],
  rubble: ['gravelSteps', 'armourPlate'],
  chests: ['chest', 'grassSteps'],
}

export const listenedSounds: Record<ListenedSound, MakeSound> = { ...targetSounds, ...otherSounds }

/** Whether the program knows a sound of this name. */
export function isListenedSound(name: string): name is ListenedSound {
  return Object.hasOwn(listenedSounds, name)
}

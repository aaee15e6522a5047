import { kick, snare } from '../designs/beat-scene'
import { creak } from '../designs/boards-scene'
import { chest } from '../designs/chests-scene'
import { farShot } from '../designs/grass-scene'
import { click, rustle } from '../designs/leaves-scene'
import { brakeSound, tyreNoise } from '../designs/limit-scene'
import type { Random } from '../synthesis/noise'
import { ability, ping } from '../designs/pings-scene'
import { armourPlate } from '../designs/rubble-scene'
import type { SceneName } from '../scene'
import { shot } from '../designs/shots-scene'
import { stepOn } from '../synthesis/steps'
import type { ListenedSound, otherListened, Target } from '../targets'
import { shout, voice } from '../synthesis/voice'
import { beep, blow, stepAbove } from '../designs/walls-scene'

type MakeSound = (random: Random) => Float32Array

/** The sounds of listening tests, slightly different each time. */
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

/** Other sounds that players listen for. */
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

/** The sounds that players listen for in each scene: those that the texts of its game's presets promise. */
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

export function isListenedSound(name: string): name is ListenedSound {
  return Object.hasOwn(listenedSounds, name)
}

import { kick, snare } from '../designs/beat-scene'
import { creak } from '../designs/boards-scene'
import { reload } from '../designs/leaves-scene'
import { tyreNoise } from '../designs/limit-scene'
import { ability, ping } from '../designs/pings-scene'
import { shot } from '../designs/shots-scene'
import type { Random } from '../synthesis/noise'
import { stepOn } from '../synthesis/steps'
import { shout, voice } from '../synthesis/voice'
import type { ListenedSound } from '../targets'

/** Slightly different each time. */
export const listenedSounds: Record<ListenedSound, (random: Random) => Float32Array> = {
  gravelSteps: stepOn('gravel'),
  shot,
  voice,
  metalSteps: stepOn('metal'),
  creak,
  tyres: tyreNoise,
  reload,
  ping,
  snare,
  tileSteps: stepOn('tiles'),
  earthSteps: stepOn('earth'),
  shout,
  stoneSteps: stepOn('stone'),
  ability,
  kick,
}

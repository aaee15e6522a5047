import { freedoom, minetest, torcs, warzone } from './read-recordings'

const steps = (surface: string) => () => minetest('default', `${surface}_footstep`)

/** Recorded sounds that players listen for, by kind, from free games. */
export const recordedKinds = {
  woodSteps: steps('wood'),
  metalSteps: steps('metal'),
  stoneSteps: steps('hard'),
  tileSteps: () => minetest('default', 'dig_cracky'),
  earthSteps: steps('dirt'),
  sandSteps: steps('sand'),
  gravelSteps: steps('gravel'),
  grassSteps: steps('grass'),
  leaves: () => minetest('default', 'dig_snappy', 'grass_footstep'),
  doors: () => minetest('doors', 'door_', 'fencegate_'),
  tyres: () => torcs('skid_tyres', 'skid.'),
  voices: () => warzone('memressp/cmndrvoc/', 'trnsppil/'),
} as const satisfies Record<string, () => Float32Array[]>

const guns = ['mg', 'asltmg', 'smlcan', 'medcan', 'lrgcan', 'hivelcan', 'rapdcan'].map(
  (name) => `sfx/weapons/${name}`,
)

/** Recorded sounds that mask them. */
export const recordedBeds = {
  gunfire: () => [...warzone(...guns), ...freedoom('DSPISTOL', 'DSSHOTGN', 'DSDSHTGN')],
  explosions: () => [...warzone('sfx/explons/'), ...freedoom('DSRXPLOD', 'DSBAREXP')],
  engines: () =>
    torcs('porsche_engine', '206_engine', 'evo7_engine.', 'ferrarif355', 'f360', 'impreza2002_engine'),
  water: () => minetest('env_sounds', 'water'),
} as const satisfies Record<string, () => Float32Array[]>

type RecordedKind = keyof typeof recordedKinds

/** Minimum prominence in dB: in a bed of the game, and in pink noise. */
interface Goal {
  inBed: number
  inPinkNoise: number
}

/** Goals for a single promised sound, for each of several, and for voices among voices. */
export const alone: Goal = { inBed: 4, inPinkNoise: 2.5 }
export const oneOfMany: Goal = { inBed: 3, inPinkNoise: 1 }
const voices: Goal = { inBed: 2, inPinkNoise: 1.5 }

interface Recorded {
  kinds: readonly RecordedKind[]
  bed: keyof typeof recordedBeds
  goal: Goal
}

/** By game: the promised sounds that have recordings. */
export const recordedFor: Readonly<Record<string, Recorded>> = {
  'Counter-Strike 2': { kinds: ['woodSteps', 'metalSteps', 'stoneSteps'], bed: 'gunfire', goal: oneOfMany },
  'Rainbow Six Siege': { kinds: ['woodSteps', 'metalSteps'], bed: 'gunfire', goal: oneOfMany },
  'Resident Evil 4': { kinds: ['doors'], bed: 'gunfire', goal: alone },
  'Assetto Corsa Competizione': { kinds: ['tyres'], bed: 'engines', goal: alone },
  'Overwatch 2': { kinds: ['voices'], bed: 'explosions', goal: voices },
  'Escape from Tarkov': { kinds: ['leaves'], bed: 'gunfire', goal: alone },
  Valorant: { kinds: ['stoneSteps', 'tileSteps'], bed: 'gunfire', goal: oneOfMany },
  Fortnite: { kinds: ['grassSteps'], bed: 'gunfire', goal: oneOfMany },
  'Apex Legends': { kinds: ['earthSteps', 'sandSteps'], bed: 'gunfire', goal: oneOfMany },
  'Call of Duty: Warzone': { kinds: ['gravelSteps'], bed: 'gunfire', goal: oneOfMany },
  'The Witcher 3: Wild Hunt': { kinds: ['voices'], bed: 'water', goal: voices },
}

import type { Filter } from '@/lib/audio/filter'
import { sceneIn, type SceneName } from '@/lib/audio/scenes/scene'
import { atStrength, type Strength } from '@/lib/audio/strength'
import type { Headset } from '@/lib/headsets/schema'
import { heardSound, soundKey, type HeardScene } from './heard-scene'
import type { Side } from './sample-playback'
import type { Track } from './track'

export type Failure = 'unavailable' | 'notLoaded'

export interface PlayerState {
  /** The current or last track. */
  track: Track | null
  state: 'paused' | 'loading' | 'playing'
  side: Side
  /** The visitor's choice; a track is heard on it if it is one of its scenes. */
  scene: SceneName | null
  failure: Failure | null
  /** The preset whose instrument is on the page. */
  instrument: string | null
  /** The strengths chosen during this visit, by id of the track. */
  strengths: Readonly<Record<string, Strength>>
  /** Whether `Leises lauter` was turned on during this visit, by id of the track. */
  evened: Readonly<Record<string, boolean>>
  /** The headset whose correction is heard on a side of its own; null for none. */
  headset: Headset | null
}

/** The state before any user action. */
export const initial: PlayerState = {
  track: null,
  state: 'paused',
  side: 'after',
  scene: null,
  failure: null,
  instrument: null,
  strengths: {},
  evened: {},
  headset: null,
}

export function strengthOfTrack({ strengths }: PlayerState, trackId: string): Strength {
  return strengths[trackId] ?? 'normal'
}

/** A track's scene as it is heard; null for a track without one. */
export function heardScene({ scene, evened }: PlayerState, track: Track): HeardScene | null {
  const name = sceneIn(track.scenes, scene)
  const { id, dynamics = null, isMade = false } = track
  return name === undefined
    ? null
    : { name, dynamics, isEvened: dynamics !== null && (isMade || evened[id] === true) }
}

/** A key that differs between the sounds of a track. */
export function heardKey(state: PlayerState, track: Track): string | null {
  const scene = heardScene(state, track)
  return scene && soundKey(heardSound(scene))
}

/** The sides on which something is heard, in the order of their buttons. */
export function sidesOf({ headset }: { headset: unknown }): readonly Side[] {
  return headset ? ['before', 'after', 'headset'] : ['before', 'after']
}

/** The filters of a track as they are heard without a headset's correction. */
export function heardFilters(state: PlayerState, { id, filters }: Track): readonly Filter[] {
  return atStrength(filters, strengthOfTrack(state, id))
}

import type { Filter } from '@/lib/audio/filter'
import { sceneIn, type SceneName } from '@/lib/audio/scenes/scene'
import { atStrength, type Strength } from '@/lib/audio/strength'
import type { Headset } from '@/lib/headsets/schema'
import { heardSound, soundKey, type HeardScene } from './heard-scene'
import type { Side } from './sample-playback'
import type { Track } from './track'

export type Failure = 'unavailable' | 'notLoaded'

export interface PlayerState {
  track: Track | null // current or last
  state: 'paused' | 'loading' | 'playing'
  side: Side
  /** The visitor's choice; a track is heard on it if it is one of its scenes. */
  scene: SceneName | null
  failure: Failure | null
  instrument: string | null // the preset whose instrument is on the page
  /** Chosen during this visit, by id of the track. */
  strengths: Readonly<Record<string, Strength>>
  /** Whether `Leises lauter` was turned on during this visit, by id of the track. */
  evened: Readonly<Record<string, boolean>>
  /** Its correction is heard on a side of its own. */
  headset: Headset | null
}

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

/** Null for a track without a scene. */
export function heardScene({ scene, evened }: PlayerState, track: Track): HeardScene | null {
  const name = sceneIn(track.scenes, scene)
  const { id, dynamics = null, isMade = false } = track
  return name === undefined
    ? null
    : { name, dynamics, isEvened: dynamics !== null && (isMade || evened[id] === true) }
}

export function heardKey(state: PlayerState, track: Track): string | null {
  const scene = heardScene(state, track)
  return scene && soundKey(heardSound(scene))
}

/** In the order of their buttons. */
export function sidesOf({ headset }: { headset: unknown }): readonly Side[] {
  return headset ? ['before', 'after', 'headset'] : ['before', 'after']
}

/** Without a headset's correction. */
export function heardFilters(state: PlayerState, { id, filters }: Track): readonly Filter[] {
  return atStrength(filters, strengthOfTrack(state, id))
}

import { listenedFor, listenedSounds } from '../scenes/listened-sounds'
import { seededRandom } from '../scenes/noise'
import { renderBed } from '../scenes/render-scene'
import type { SceneName } from '../scenes/scene'
import { bandFrames, type BandFrames } from '../spectrum/band-frames'

const VARIANTS = 6
const SEED = 201

/** Sounds of one kind that one listens for, each with as much weight as the others. */
export interface ListenedKind {
  kind: string
  variants: readonly BandFrames[]
}

/** What figures are computed from. */
export interface Material {
  /** All other sound. */
  bed: BandFrames
  kinds: readonly ListenedKind[]
}

/** A scene taken apart. Takes some tenths of a second. */
export function materialOf(scene: SceneName): Material {
  const { left, right } = renderBed(scene)
  const random = seededRandom(SEED)
  const kinds = listenedFor[scene].map((kind) => ({
    kind,
    variants: Array.from({ length: VARIANTS }, () => bandFrames([listenedSounds[kind](random)])),
  }))
  return { bed: bandFrames([left, right]), kinds }
}

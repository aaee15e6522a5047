import { heardFrom } from '../scenes/ears'
import type { Direction } from '../scenes/harmonics'
import { listenedFor, listenedSounds } from '../scenes/listened-sounds'
import type { ListenedSound } from '../scenes/targets'
import { seededRandom } from '../scenes/noise'
import { designs, renderBed } from '../scenes/render-scene'
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

/** A scene taken apart: its bed, and what one listens for from where it is in the scene. Takes some tenths of a second. */
export function materialOf(scene: SceneName): Material {
  const { left, right } = renderBed(scene)
  const random = seededRandom(SEED)
  const kinds = listenedFor[scene].map((kind) => {
    const directions = directionsOf(kind, scene)
    const variants = Array.from({ length: VARIANTS }, (_, variant) => {
      const sound = listenedSounds[kind](random)
      const direction = directions[Math.floor((variant * directions.length) / VARIANTS)]
      const heard = heardFrom(sound, direction ?? { azimuth: 0 })
      return bandFrames([heard.left, heard.right])
    })
    return { kind, variants }
  })
  return { bed: bandFrames([left, right]), kinds }
}

function directionsOf(kind: ListenedSound, scene: SceneName): readonly Direction[] {
  return designs[scene].targets.filter((target) => target.kind === kind)
}

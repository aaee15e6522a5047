import { heardFrom, type Direction } from '../scenes/acoustics/ears'
import { listenedSounds } from '../scenes/rendering/listened-sounds'
import type { ListenedSound } from '../scenes/targets'
import { seededRandom } from '../scenes/synthesis/noise'
import { designs, renderBed } from '../scenes/rendering/render-scene'
import type { SceneName } from '../scenes/scene'
import { bandFrames, type BandFrames } from '../spectrum/band-frames'

const VARIANTS = 6
const SEED = 201

/** All variants have equal weight. */
export interface ListenedKind {
  kind: string
  variants: readonly BandFrames[]
}

export interface Material {
  bed: BandFrames
  kinds: readonly ListenedKind[]
}

/** The scene's bed, and the sounds that players listen for at their places. Takes some tenths of a second. */
export function materialOf(scene: SceneName): Material {
  const { left, right } = renderBed(scene)
  const random = seededRandom(SEED)
  const kinds = [...new Set(designs[scene].targets.map(({ kind }) => kind))].map((kind) => {
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

import type { Material } from '@/lib/audio/prominence/scene-material'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { recordedBeds, recordedFor, recordedKinds } from './recorded-kinds'

/**
 * Recordings of the sounds that a game's preset promises, and of their bed; undefined where there are none. Takes
 * some seconds.
 */
export function recordedMaterial(game: string): Material | undefined {
  const recorded = recordedFor[game]
  if (!recorded) return undefined
  return {
    bed: recordedBeds[recorded.bed]().flatMap((sound) => bandFrames([sound])),
    kinds: recorded.kinds.map((kind) => ({
      kind,
      variants: recordedKinds[kind]().map((sound) => bandFrames([sound])),
    })),
  }
}

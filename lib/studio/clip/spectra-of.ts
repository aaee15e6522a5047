import { weights, type SoundSet } from '@/lib/audio/prominence/sound-set'
import { levelsOf } from '@/lib/audio/spectrum/levels'
import { thirds } from '@/lib/audio/spectrum/thirds'

/** dB by `thirds`, as they were before they were weighted; each sound weighs the same. */
export function spectraOf({ files, bed }: SoundSet): { sound: number[]; bed: number[] } {
  const unweighted = (powers: (third: number) => number) =>
    levelsOf(thirds.map((_, third) => powers(third) / (weights[third] ?? 1)))
  return {
    sound: unweighted((third) => files.reduce((sum, file) => sum + (file[third] ?? 0), 0)),
    bed: unweighted((third) => bed[third] ?? 0),
  }
}

import type { Deviation } from '@/lib/audio/deviation'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { fileFormats, type FormatId } from '@/lib/audio/formats/file-formats'
import { fileDeviation, heldFilters } from '@/lib/audio/formats/held-filters'

export interface OwnFile {
  format: FormatId
  name: string
  contentType: string
  content: string
  /** Number of its filters; null if it holds a curve by points. */
  count: number | null
  deviation: Deviation
}

/**
 * dB: EasyEffects' lowest input gain (`input-gain` in easyeffects_db_equalizer.kcfg); lower levels would not sound
 * well either.
 */
export const LOWEST_PREAMP = -36

interface Source {
  name: string
  /** Used in place of a shop preset's game. */
  kind: string
  /** At least one, as returned by `wholeOf`. */
  filters: readonly Filter[]
  /** `Leises lauter`, which only some formats support. */
  dynamics?: Dynamics | null
}

/**
 * The files for a curve, each with a single preamp.
 * @param most maximum number of filters that the user's device takes; files with more get as many that approximate
 * the curve
 */
export function ownFiles({ name, kind, filters, dynamics }: Source, most = Infinity): OwnFile[] {
  return fileFormats.map((format) => {
    const { id, name: file, contentType, points, build } = format
    const held = heldFilters(format, filters, most)
    return {
      format: id,
      name: file,
      contentType,
      content: build({ name, game: kind, version: 1, filters: held, dynamics: dynamics ?? undefined }),
      count: points ? null : held.length,
      deviation: fileDeviation(format, filters, most),
    }
  })
}

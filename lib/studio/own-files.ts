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
  /** Of filters; null if it holds a curve by points. */
  count: number | null
  deviation: Deviation
}

/** dB: EasyEffects' lowest `input-gain` (easyeffects_db_equalizer.kcfg); lower would not sound well either. */
export const LOWEST_PREAMP = -36

interface Source {
  name: string
  kind: string
  /** At least one, as returned by `wholeOf`. */
  filters: readonly Filter[]
  dynamics?: Dynamics | null
}

/** Each with a single preamp. @param most filters that the device takes; files with more get an approximation */
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

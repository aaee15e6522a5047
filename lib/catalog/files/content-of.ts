import type { FileFormat } from '@/lib/audio/formats/file-format'
import { heldFilters } from '@/lib/audio/formats/held-filters'
import type { FilePreset } from './preset-at-strength'

/** A preset's file of a format, with as many filters as fit into it; the read-me says what that costs. */
export function contentOf(
  format: Pick<FileFormat, 'mostFilters' | 'points' | 'build'>,
  preset: FilePreset,
): string {
  return format.build({ ...preset, filters: heldFilters(format, preset.filters) })
}

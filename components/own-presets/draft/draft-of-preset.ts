import { readDynamics, writeDynamics } from '@/lib/studio/dynamics-text'
import { readFilters, writeFilters } from '@/lib/studio/filter-text'
import { tidyName } from '@/lib/studio/own-curve'
import type { OwnPresetContent, OwnPreset } from '@/lib/studio/schema'
import type { PresetDraft } from './preset-draft'

export function draftOf(kept: OwnPreset | undefined): PresetDraft | null {
  const filters = kept && readFilters(kept.filters)
  const corrected = kept?.correction && readFilters(kept.correction.filters)
  if (!filters || corrected === null) return null
  return {
    name: kept.name,
    filters,
    correction: kept.correction && corrected ? { name: kept.correction.name, filters: corrected } : null,
    dynamics: readDynamics(kept.dynamics ?? ''),
    base: kept.base ?? null,
    kept: { id: kept.id, revision: kept.revision },
  }
}

export function contentOf({ name, filters, correction, dynamics, base }: PresetDraft): OwnPresetContent {
  return {
    name: tidyName(name),
    filters: writeFilters(filters),
    ...(correction && {
      correction: { name: correction.name, filters: writeFilters(correction.filters) },
    }),
    ...(dynamics && { dynamics: writeDynamics(dynamics) }),
    ...(base !== null && { base }),
  }
}

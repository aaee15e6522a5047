'use client'

import type { Filter } from '@/lib/audio/filter'
import { quickResponse } from '@/lib/studio/quick-response'
import { curvePath, SIZE } from '@/lib/studio/studio-curve'
import { useStudioState } from './use-studio'

/** The curve of all filters, that of the selected one alone, and beside them another to compare with. */
export function StudioCurves({ other }: { other: readonly Filter[] | null }) {
  const bands = useStudioState((state) => state.bands)
  const filters = useStudioState((state) => state.filters)
  const selected = useStudioState((state) => state.selected)
  const alone = bands.filter(({ id }) => id === selected)
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path d={pathOf(alone.map(({ filter }) => filter))} className="studio-alone" />
      <path d={pathOf(filters)} className="curve-line text-accent" />
      {other && <path d={pathOf(other)} className="studio-other" />}
    </svg>
  )
}

function pathOf(filters: readonly Filter[]): string {
  return curvePath(quickResponse(filters))
}

'use client'

import { useRef } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { quickResponse } from '@/lib/studio/quick-response'
import { curvePath, SIZE } from '@/lib/studio/studio-curve'
import { useEachState } from './use-studio'

/** The curve of all filters, that of the selected one alone, and beside them another to compare with. */
export function StudioCurves({ other }: { other: readonly Filter[] | null }) {
  const alone = useRef<SVGPathElement>(null)
  const all = useRef<SVGPathElement>(null)
  useEachState(({ bands, filters, selected }) => {
    const chosen = bands.filter(({ id }) => id === selected)
    all.current?.setAttribute('d', pathOf(filters))
    alone.current?.setAttribute('d', pathOf(chosen.map(({ filter }) => filter)))
  })
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      className="studio-curves"
      aria-hidden="true"
    >
      <path ref={alone} className="studio-alone" />
      <path ref={all} className="curve-line text-accent" />
      {other && <path d={pathOf(other)} className="studio-other" />}
    </svg>
  )
}

function pathOf(filters: readonly Filter[]): string {
  return curvePath(quickResponse(filters))
}

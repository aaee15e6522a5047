'use client'

import { useState } from 'react'
import { Studio } from '@/components/studio/studio'
import type { NamedScene } from '@/components/audio/playing/named-scenes'
import type { Filter } from '@/lib/audio/filter'

/** The studio, with its last report. */
interface StudioPartProps {
  filters: readonly Filter[]
  scenes: readonly NamedScene[]
}

export function StudioPart({ filters, scenes }: StudioPartProps) {
  const [reported, setReported] = useState<(readonly Filter[])[]>([])
  return (
    <>
      <Studio
        filters={filters}
        scenes={scenes}
        onChange={(now) => setReported((before) => [...before, now])}
      />
      <p className="text-sm text-muted">
        {reported.length} Änderungen, zuletzt {reported.at(-1)?.length ?? filters.length} Filter
      </p>
    </>
  )
}

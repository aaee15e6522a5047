'use client'

import { useState } from 'react'
import { Studio } from '@/components/studio/studio'
import type { StudioTexts } from '@/components/studio/studio-texts'
import type { Filter } from '@/lib/audio/filter'

/** The studio, with its last report. */
export function StudioPart({ filters, texts }: { filters: readonly Filter[]; texts: StudioTexts }) {
  const [told, setTold] = useState<(readonly Filter[])[]>([])
  return (
    <>
      <Studio filters={filters} texts={texts} onChange={(now) => setTold((before) => [...before, now])} />
      <p className="text-sm text-muted">
        {told.length} Änderungen, zuletzt {told.at(-1)?.length ?? filters.length} Filter
      </p>
    </>
  )
}

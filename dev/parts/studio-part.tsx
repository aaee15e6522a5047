'use client'

import { useState } from 'react'
import { Studio } from '@/components/studio/studio'
import type { StudioTexts } from '@/components/studio/studio-texts'
import type { Filter } from '@/lib/audio/filter'

/** The studio, with its last report. */
export function StudioPart({ filters, texts }: { filters: readonly Filter[]; texts: StudioTexts }) {
  const [reported, setReported] = useState<(readonly Filter[])[]>([])
  return (
    <>
      <Studio filters={filters} texts={texts} onChange={(now) => setReported((before) => [...before, now])} />
      <p className="text-sm text-muted">
        {reported.length} Änderungen, zuletzt {reported.at(-1)?.length ?? filters.length} Filter
      </p>
    </>
  )
}

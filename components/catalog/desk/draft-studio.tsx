import { useEffect, useRef, useState } from 'react'
import { Studio } from '@/components/studio/studio'
import type { StudioTexts } from '@/components/studio/studio-texts'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import type { Draft } from '@/lib/catalog/schema'
import { writeDynamics } from '@/lib/studio/dynamics-text'
import { writeFilters } from '@/lib/studio/filter-text'
import type { PresetDraft } from './use-preset-draft'

interface DraftStudioProps {
  draft: Draft
  change: PresetDraft['change']
  studioTexts: StudioTexts
}

/**
 * The studio of a draft. It restarts when the draft's sound is changed from outside: restored from the tab, saved, or edited
 * by another admin.
 */
export function DraftStudio({ draft, change, studioTexts }: DraftStudioProps) {
  const { filters, dynamics } = draft
  const sound = soundText(filters, dynamics ?? null)
  const own = useRef(sound)
  const [key, setKey] = useState(0)
  useEffect(() => {
    if (own.current === sound) return
    own.current = sound
    setKey((last) => last + 1)
  }, [sound])
  const onChange = (changed: readonly Filter[], compressor: Dynamics | null) => {
    own.current = soundText(changed, compressor)
    change({ filters: [...changed], dynamics: compressor })
  }
  return (
    <Studio key={key} dynamics={dynamics ?? null} texts={studioTexts} filters={filters} onChange={onChange} />
  )
}

function soundText(filters: readonly Filter[], dynamics: Dynamics | null): string {
  return `${writeFilters(filters)} ${dynamics ? writeDynamics(dynamics) : ''}`
}

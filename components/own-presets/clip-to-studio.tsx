'use client'

import { useEffect } from 'react'
import { useHeadset } from '@/components/headsets/headset-store'
import type { ClipState, ClipStore } from '@/components/studio/clip/clip-store'
import type { ClipTexts } from '@/components/studio/clip/clip-texts'
import { Button } from '@/components/ui/button'
import { tidyName } from '@/lib/studio/own-curve'
import { draftStore, useDraft } from './draft/draft-store'
import { takeHeadset } from './draft/take-headset'

interface ClipToStudioProps {
  store: ClipStore
  state: ClipState
  texts: ClipTexts
}

/** Begins a work with the filters that were found in a clip; from then on, the clip follows the work. */
export function ClipToStudio({ store, state: { found, name, takenAs }, texts }: ClipToStudioProps) {
  const work = useDraft()
  const { headset } = useHeadset()
  const isTaken = work !== null && work.opened === takenAs
  const edited = work?.work.filters
  useEffect(() => {
    if (isTaken && edited) void store.follow(edited)
  }, [isTaken, edited, store])
  if (!found) return null
  const take = () => {
    const hadDraft = work !== null
    draftStore.open({
      name: tidyName(name.replace(/\.\w{1,5}$/, '')),
      filters: found.filters,
      correction: work?.work.correction ?? null,
      base: null,
      kept: null,
    })
    store.take(draftStore.current()?.opened)
    if (!hadDraft) void takeHeadset(headset)
  }
  return (
    <>
      <Button tone="secondary" onClick={take}>
        {texts.take}
      </Button>
      {isTaken && <p className="text-width text-sm text-muted">{texts.follows}</p>}
    </>
  )
}

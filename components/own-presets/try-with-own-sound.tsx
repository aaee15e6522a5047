'use client'

import { useMemo } from 'react'
import { OwnSoundControls } from '@/components/own-sound/own-sound-controls'
import { wholeOf } from '@/lib/studio/own-curve'
import type { OwnTexts } from './own-texts'
import type { PresetDraft } from './draft/preset-draft'
import { DraftSection } from './draft/draft-section'

interface TryWithOwnSoundProps {
  curve: Pick<PresetDraft, 'filters' | 'correction' | 'dynamics'>
  texts: OwnTexts['live']
}

export function TryWithOwnSound({ curve: { filters, correction, dynamics }, texts }: TryWithOwnSoundProps) {
  const tracks = useMemo(
    () => [
      {
        name: texts.title,
        filters: wholeOf({ filters, correction }),
        dynamics: dynamics ?? undefined,
        isWhole: true,
      },
    ],
    [texts, filters, correction, dynamics],
  )
  return (
    <DraftSection id="live-anhoeren" title={texts.title}>
      <OwnSoundControls texts={texts} tracks={tracks} />
    </DraftSection>
  )
}

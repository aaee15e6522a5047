'use client'

import { useMemo } from 'react'
import { LiveControls } from '@/components/live/live-controls'
import { wholeOf } from '@/lib/studio/own-curve'
import type { OwnTexts } from './own-texts'
import type { Work } from './work/work'
import { WorkSection } from './work/work-section'

interface OwnLiveProps {
  curve: Pick<Work, 'filters' | 'correction' | 'dynamics'>
  texts: OwnTexts['live']
}

/** The visitor's own sound through the current curve, with the headset's correction. */
export function OwnLive({ curve: { filters, correction, dynamics }, texts }: OwnLiveProps) {
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
    <WorkSection id="live-anhoeren" title={texts.title}>
      <LiveControls texts={texts} tracks={tracks} />
    </WorkSection>
  )
}

'use client'

import { useId } from 'react'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { frequencyGrid, percent } from '@/components/audio/curve/curve-geometry'
import { LiveSpectrum } from '@/components/audio/curve/live-spectrum'
import type { Filter } from '@/lib/audio/filter'
import { gainLines, shareOfGain } from '@/lib/studio/studio-curve'
import { CurveHandle } from './curve-handle'
import { StudioCurves } from './studio-curves'
import { StudioLegend } from './studio-legend'
import { STUDIO_TRACK } from '../use-studio-sound'
import { useStage } from './use-stage'
import { useBandIds, useStudio } from '../use-studio'

const gains = gainLines.map((value) => ({ value, at: percent(shareOfGain(value)) }))

/** A curve beside the edited one. */
export interface OtherCurve {
  name: string
  filters: readonly Filter[]
}

/** The curve with a handle for each filter, over the spectrum of the sound, from edge to edge. */
export function StudioStage({ other }: { other: OtherCurve | null }) {
  const { texts } = useStudio()
  const hintId = useId()
  const { stage, handlers } = useStage()
  return (
    <div className="studio-frame">
      <StudioLegend other={other?.name ?? null} />
      <div ref={stage} role="group" aria-label={texts.stage} className="studio-stage" {...handlers}>
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          <CurveGrid gains={gains} frequencies={frequencyGrid} isWide />
        </svg>
        <div className="absolute inset-0 overflow-hidden">
          <LiveSpectrum trackId={STUDIO_TRACK} />
        </div>
        <StudioCurves other={other?.filters ?? null} />
        {useBandIds().map((id) => (
          <CurveHandle key={id} {...{ id, hintId }} />
        ))}
      </div>
      <p id={hintId} hidden>
        {texts.keys}
      </p>
    </div>
  )
}

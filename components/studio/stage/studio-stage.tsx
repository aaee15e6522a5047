'use client'

import { useId } from 'react'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { frequencyGrid, percent } from '@/components/audio/curve/curve-geometry'
import { LiveSpectrum } from '@/components/audio/curve/live-spectrum'
import type { Filter } from '@/lib/audio/filter'
import { gainLines, shareOfGain } from '@/lib/studio/studio-curve'
import { CurveHandle } from './curve-handle'
import { StudioCurves } from './studio-curves'
import { STUDIO_TRACK } from '../use-studio-sound'
import { useStage } from './use-stage'
import { useBandIds, useStudio } from '../use-studio'

const gains = gainLines.map((value) => ({ value, at: percent(shareOfGain(value)) }))

/** The curve with a handle for each filter, over the spectrum of the sound. */
export function StudioStage({ other }: { other: readonly Filter[] | null }) {
  const { texts } = useStudio()
  const hintId = useId()
  const { stage, handlers } = useStage()
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="studio-frame">
        <div ref={stage} role="group" aria-label={texts.stage} className="studio-stage" {...handlers}>
          <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
            <CurveGrid gains={gains} frequencies={frequencyGrid} />
          </svg>
          <div className="absolute inset-0 overflow-hidden text-muted">
            <LiveSpectrum trackId={STUDIO_TRACK} />
          </div>
          <StudioCurves other={other} />
          {useBandIds().map((id) => (
            <CurveHandle key={id} {...{ id, hintId }} />
          ))}
        </div>
      </div>
      <p id={hintId} className="text-width text-sm text-muted">
        {texts.keys}
      </p>
    </div>
  )
}

'use client'

import { useRef } from 'react'
import { AUDIBLE, FILTER_LIMITS, hasGain, type Filter } from '@/lib/audio/filter'
import { shareOfFrequency } from '@/lib/audio/frequency-scale'
import { shareOfGain } from '@/lib/studio/studio-curve'
import { nameFilter, sayValues } from './describe-filter'
import { useEachState, useSettledBand, useStudio, useStudioState } from './use-studio'

/**
 * The handle of a filter on the curve. For screen readers it is a slider for the gain, or for the frequency of one without;
 * all its values are said as text.
 */
export function CurveHandle({ id, hintId }: { id: number; hintId: string }) {
  const { store, texts } = useStudio()
  const { filter, number } = useSettledBand(id)
  const handle = useRef<HTMLDivElement>(null)
  const shown = useRef<Filter>(undefined)
  useEachState(() => {
    const now = store.filterOf(id)
    if (handle.current && now && now !== shown.current) handle.current.style.transform = placeOf(now)
    shown.current = now
  })
  const isSelected = useStudioState(({ selected }) => selected === id)
  if (!filter) return null
  const { min, max } = hasGain(filter) ? FILTER_LIMITS.gain : AUDIBLE
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      data-band={id}
      data-selected={isSelected ? '' : undefined}
      aria-label={nameFilter(filter, number, texts)}
      aria-orientation={hasGain(filter) ? 'vertical' : 'horizontal'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={hasGain(filter) ? filter.gain : filter.fc}
      aria-valuetext={sayValues(filter, texts)}
      aria-describedby={hintId}
      onFocus={() => store.select(id)}
      className="studio-handle"
      style={{ transform: placeOf(filter) }}
    >
      <span aria-hidden="true">{number}</span>
    </div>
  )
}

/** In shares of the stage, so that nothing is laid out anew when it moves. */
function placeOf(filter: Filter): string {
  const [x, y] = [shareOfFrequency(filter.fc), shareOfGain(hasGain(filter) ? filter.gain : 0)]
  return `translate(${(100 * x).toFixed(2)}cqw, ${(100 * y).toFixed(2)}cqh)`
}

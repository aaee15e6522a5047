'use client'

import { percent } from '@/components/audio/curve/curve-geometry'
import { AUDIBLE, FILTER_LIMITS, hasGain } from '@/lib/audio/filter'
import { handlePlace } from '@/lib/studio/studio-curve'
import { nameFilter, sayValues } from '../tuning/describe-filter'
import { useRestingBand, useStudio, useStudioState } from '../use-studio'

/** To screen readers a slider with all values as its text. During a drag it stays in place, hidden. */
export function CurveHandle({ id, hintId }: { id: number; hintId: string }) {
  const { store, texts } = useStudio()
  const { filter, number } = useRestingBand(id)
  const isSelected = useStudioState(({ selected }) => selected === id)
  const isMoving = useStudioState(({ moving }) => moving === id)
  if (!filter) return null
  const { x, y } = handlePlace(filter)
  const { min, max } = hasGain(filter) ? FILTER_LIMITS.gain : AUDIBLE
  return (
    <div
      role="slider"
      tabIndex={0}
      data-band={id}
      data-selected={isSelected ? '' : undefined}
      data-moving={isMoving ? '' : undefined}
      aria-label={nameFilter(filter, number, texts)}
      aria-orientation={hasGain(filter) ? 'vertical' : 'horizontal'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={hasGain(filter) ? filter.gain : filter.fc}
      aria-valuetext={sayValues(filter, texts)}
      aria-describedby={hintId}
      onFocus={() => store.select(id)}
      className="studio-handle"
      style={{ left: `${percent(x)}%`, top: `${percent(y)}%` }}
    >
      <span aria-hidden="true">{number}</span>
    </div>
  )
}

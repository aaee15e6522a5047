'use client'

import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { highestPoint } from '@/lib/audio/extremes'
import { hasGain } from '@/lib/audio/filter'
import { preampBelow } from '@/lib/audio/preamp'
import { highestOf, quickResponse } from '@/lib/studio/quick-response'
import { nameFilter } from './describe-filter'
import { useBand, useStudio, useStudioState } from './use-studio'
import { fillText } from './fill-text'
import { withBeside } from './with-beside'

/** The values of the filter that was touched last, and the preamp that the curve needs. */
export function StudioReadout() {
  const selected = useStudioState((state) => state.selected)
  return (
    <div className="grid grid-cols-1 gap-1 border-b border-line pb-3">
      {selected !== null && <FilterReadout id={selected} />}
      <PreampReadout />
    </div>
  )
}

/** Screen readers hear it from the handle. */
function FilterReadout({ id }: { id: number }) {
  const { texts } = useStudio()
  const { filter, number } = useBand(id)
  if (!filter) return null
  const values = [
    [texts.frequency, formatFrequency(filter.fc)],
    ...(hasGain(filter) ? [[texts.gain, formatGain(filter.gain)]] : []),
    [texts.q, formatQ(filter.q)],
  ]
  return (
    <div className="flex flex-wrap items-baseline gap-x-5" aria-hidden="true">
      <p className="font-semibold">{nameFilter(filter, number, texts)}</p>
      {values.map(([name, value]) => (
        <p key={name} className="number text-sm">
          <span className="text-muted">{name}</span> {value}
        </p>
      ))}
    </div>
  )
}

/** Amid a drag it is computed on a coarser grid, which is a tenth of a dB off at most. */
function PreampReadout() {
  const { texts, beside } = useStudio()
  const filters = withBeside(
    useStudioState((state) => state.filters),
    beside,
  )
  const isMoving = useStudioState((state) => state.isMoving)
  const highest = isMoving ? highestOf(quickResponse(filters)) : highestPoint(filters)
  const preamp = preampBelow(highest.gain)
  const reason = preamp < 0 ? texts.preampReason : texts.noPreamp
  return (
    <p className="text-sm text-muted">
      {texts.preamp} <span className="number font-semibold text-text">{formatGain(preamp)}</span>,{' '}
      <span className="number">
        {fillText(reason, {
          gain: formatGain(highest.gain),
          frequency: formatFrequency(Number(highest.frequency.toPrecision(2))),
        })}
      </span>
    </p>
  )
}

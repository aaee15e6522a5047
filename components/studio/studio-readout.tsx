'use client'

import { useMemo } from 'react'
import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { highestPoint } from '@/lib/audio/extremes'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { preampBelow } from '@/lib/audio/preamp'
import { highestOf, quickResponse } from '@/lib/studio/quick-response'
import { nameFilter } from './tuning/describe-filter'
import { fillText } from './tuning/fill-text'
import { ReadingText } from './reading-text'
import type { StudioState } from './studio-store'
import { useRestingBand, useStudio, useStudioState, withBeside } from './use-studio'

/** The values of the last touched filter, and the preamp that the curve needs. */
export function StudioReadout() {
  const selected = useStudioState((state) => state.selected)
  return (
    <div className="studio-readout">
      {selected !== null && <FilterReadout id={selected} />}
      <PreampReadout />
    </div>
  )
}

/** Screen readers hear them from the handle. */
function FilterReadout({ id }: { id: number }) {
  const { store, texts } = useStudio()
  const { filter, number } = useRestingBand(id)
  if (!filter) return null
  const values = [
    { name: texts.frequency, format: ({ fc }: Filter) => formatFrequency(fc) },
    ...(hasGain(filter) ? [{ name: texts.gain, format: formatOwnGain }] : []),
    { name: texts.q, format: ({ q }: Filter) => formatQ(q) },
  ]
  return (
    <div className="flex flex-wrap items-baseline gap-x-5" aria-hidden="true">
      <p className="font-semibold">{nameFilter(filter, number, texts)}</p>
      {values.map(({ name, format }) => (
        <p key={name} className="text-sm">
          <span className="text-muted">{name}</span>{' '}
          <ReadingText read={() => format(store.filterOf(id) ?? filter)} />
        </p>
      ))}
    </div>
  )
}

const formatOwnGain = (filter: Filter) => (hasGain(filter) ? formatGain(filter.gain) : '')

/**
 * During a drag the preamp is computed on a coarser grid, at most a tenth of a dB off, and without its reason.
 */
function PreampReadout() {
  const { texts, beside } = useStudio()
  const isMoving = useStudioState(({ moving }) => moving !== null)
  const present = useStudioState(({ history }) => history.present)
  const highest = useMemo(() => {
    const settled = present.map(({ filter }) => filter)
    return highestPoint(withBeside(settled, beside))
  }, [present, beside])
  const preamp = preampBelow(highest.gain)
  return (
    <p className="text-sm text-muted">
      {texts.preamp}{' '}
      <ReadingText read={(state) => readPreamp(state, beside)} className="font-semibold text-text" />{' '}
      <span className={isMoving ? 'invisible' : ''}>
        {fillText(preamp < 0 ? texts.preampReason : texts.noPreamp, {
          gain: formatGain(highest.gain),
          frequency: formatFrequency(Number(highest.frequency.toPrecision(2))),
        })}
      </span>
    </p>
  )
}

function readPreamp({ moving, filters }: StudioState, beside: readonly Filter[]): string {
  const all = withBeside(filters, beside)
  const { gain } = moving === null ? highestPoint(all) : highestOf(quickResponse(all))
  return formatGain(preampBelow(gain))
}

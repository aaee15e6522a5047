'use client'

import { useMemo, useRef } from 'react'
import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { loudestPoint } from '@/lib/audio/extremes'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import type { StudioState } from './studio-store'
import { useRestingBand, useStudio, useStudioState, withBeside, useEachState } from './use-studio'

export function StudioReadout() {
  const t = useTranslations('studio')
  const selected = useStudioState((state) => state.selected)
  return (
    <div className="page-width">
      <div className="studio-readout">
        {selected === null ? <p>{t('emptyTitle')}</p> : <FilterReadout id={selected} />}
        <PreampReadout />
      </div>
    </div>
  )
}

/** Not announced: screen readers get the values from the handle. */
function FilterReadout({ id }: { id: number }) {
  const { store } = useStudio()
  const t = useTranslations('audio')
  const { filter, number } = useRestingBand(id)
  if (!filter) return null
  const now = () => store.filterOf(id) ?? filter
  return (
    <p className="flex items-center gap-x-2.5 md:gap-x-5" aria-hidden="true">
      <span className="font-semibold">
        <span className="studio-number">{number}</span> {t(`types.${filter.type}`)}
      </span>
      <ReadingText read={() => formatFrequency(now().fc)} width={5.2} />
      {hasGain(filter) && <ReadingText read={() => formatOwnGain(now())} width={4.3} />}
      <span>
        {t('q')} <ReadingText read={() => formatQ(now().q)} width={2.7} />
      </span>
    </p>
  )
}

const formatOwnGain = (filter: Filter) => (hasGain(filter) ? formatGain(filter.gain) : '')

/** The preamp follows a drag at every frame; its reason waits until the drag is over. */
function PreampReadout() {
  const { beside } = useStudio()
  const t = useTranslations('studio')
  const tAudio = useTranslations('audio')
  const isMoving = useStudioState(({ moving }) => moving !== null)
  const present = useStudioState(({ history }) => history.present.bands)
  const { loudest, preamp } = useMemo(() => {
    const settled = present.map(({ filter }) => filter)
    const all = withBeside(settled, beside)
    return { loudest: loudestPoint(all), preamp: preampOf(all) }
  }, [present, beside])
  return (
    <p>
      <span className="max-sm:hidden">{tAudio('preamp')}</span>
      <span className="sm:hidden">{t('preampShort')}</span>{' '}
      <ReadingText read={(state) => readPreamp(state, beside)} width={4.3} className="font-semibold" />{' '}
      <span className={`max-sm:hidden ${isMoving ? 'invisible' : ''}`}>
        {t(preamp < 0 ? 'preampReason' : 'noPreamp', {
          gain: formatGain(loudest.gain),
          frequency: formatFrequency(Number(loudest.frequency.toPrecision(2))),
        })}
      </span>
    </p>
  )
}

function readPreamp({ filters }: StudioState, beside: readonly Filter[]): string {
  return formatGain(preampOf(withBeside(filters, beside)))
}

interface LiveTextProps {
  read: (state: StudioState) => string
  /** em; as wide as any value. */
  width: number
  className?: string
}

/** Follows every change without a layout of its surroundings. */
function ReadingText({ read, width, className = '' }: LiveTextProps) {
  const { store } = useStudio()
  const place = useRef<HTMLSpanElement>(null)
  useEachState((state) => {
    const [text, now] = [place.current?.firstChild, read(state)]
    if (text && text.nodeValue !== now) text.nodeValue = now
  }, 'reading')
  return (
    <span ref={place} className={`studio-value ${className}`} style={{ width: `${width}em` }}>
      {read(store.current())}
    </span>
  )
}

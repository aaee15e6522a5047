'use client'

import { useEffect } from 'react'
import { formatGain } from '@/components/audio/audio-format'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { fillText } from '@/components/audio/fill-text'
import { SideRadios } from '@/components/audio/playing/side-radios'
import { useHeadset } from '@/components/headsets/headset-store'
import { Button } from '@/components/ui/button'
import { tidyName } from '@/lib/studio/own-curve'
import type { OwnTexts } from '../own-texts'
import { takeHeadset } from '../draft/take-headset'
import { useDraft, draftStore } from '../draft/draft-store'
import type { ClipState, ClipStore } from './clip-store'

interface ClipResultProps {
  store: ClipStore
  state: ClipState
  texts: OwnTexts['clip']
}

/** The curve that was found, its effect and its sound, and a link to the studio; from then on, it follows the studio. */
export function ClipResult({ store, state, texts }: ClipResultProps) {
  const { found, name, side } = state
  const work = useDraft()
  const { headset } = useHeadset()
  const isTaken = work !== null && work.opened === state.takenAs
  const edited = work?.work.filters
  useEffect(() => {
    if (isTaken && edited) void store.follow(edited)
  }, [isTaken, edited, store])
  if (!found) return null
  const { filters, figures } = found
  const { width, height, path, gains, frequencies } = curveGeometry(filters, 'large')
  const take = () => {
    const hadDraft = work !== null
    draftStore.open({
      name: tidyName(name.replace(/\.\w{1,5}$/, '')),
      filters,
      correction: work?.work.correction ?? null,
      base: null,
      kept: null,
    })
    store.take(draftStore.current()?.opened)
    if (!hadDraft) void takeHeadset(headset)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="text-lg">
        {fillText(texts.found, {
          inBed: formatGain(figures.inBed),
          inPinkNoise: formatGain(figures.inPinkNoise),
        })}
      </p>
      <svg
        role="img"
        aria-label={texts.curve}
        className="h-56 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 text-accent"
      >
        <CurveGrid gains={gains} frequencies={frequencies} />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
          <path d={path} className="curve-line" />
        </svg>
      </svg>
      <div className="flex flex-wrap items-center gap-4">
        <SideRadios
          name="seite-clip"
          side={side}
          sides={['before', 'after']}
          onHear={(one) => store.hear(one)}
          texts={texts.sides}
        />
        <Button tone="secondary" onClick={take}>
          {texts.take}
        </Button>
      </div>
      <p className="text-width text-sm text-muted">{isTaken ? texts.follows : texts.equal}</p>
    </div>
  )
}

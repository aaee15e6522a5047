'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { useHeadset } from '@/components/headsets/headset-store'
import { Button } from '@/components/ui/button'
import type { Filter } from '@/lib/audio/filter'
import { correctionOf } from '@/lib/headsets/with-headset'
import type { OwnTexts } from '../own-texts'
import { useDraft } from '../draft/draft-store'
import { ClipResult } from './clip-result'
import { ClipStage } from './clip-stage'
import { ClipStore } from './clip-store'

export { ClipStore }

const none: readonly Filter[] = []

interface ClipToolProps {
  store: ClipStore
  texts: OwnTexts['clip']
}

/** A clip from its file to its filters: progress, marks, search and result. */
export function ClipTool({ store, texts }: ClipToolProps) {
  const state = useSyncExternalStore(store.subscribe, store.current, store.current)
  const correction = useCorrection()
  const { step, problem, refused, name } = state
  const isThere = step === 'ready' || step === 'searching'
  const error = problem ? texts.problems[problem] : refused ? texts.refused[refused] : ''
  const doing = {
    empty: '',
    asking: texts.asking,
    recording: texts.recording,
    reading: texts.reading,
    ready: fillText(texts.ready, { name: name || texts.unnamed }),
    searching: texts.searching,
  }[step]
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="font-semibold wrap-anywhere">
        <p role="status">{doing}</p>
        {!isThere && <p role="alert">{error}</p>}
      </div>
      {step === 'recording' && (
        <p className="flex flex-wrap items-center gap-4">
          <Button onClick={() => store.finish()}>{texts.finish}</Button>
          <Recorded texts={texts} />
        </p>
      )}
      {isThere && (
        <>
          <ClipStage store={store} state={state} texts={texts} />
          <div className="grid gap-2">
            <Button
              className="justify-self-start"
              aria-disabled={step === 'searching'}
              onClick={() => void store.search(correction)}
            >
              {texts.search}
            </Button>
            <p role="alert" className="text-width font-semibold empty:hidden">
              {error}
            </p>
          </div>
          {state.found && <ClipResult store={store} state={state} texts={texts} />}
        </>
      )}
    </div>
  )
}

/** The correction of the current work, or else of the headset that the visitor has chosen. */
function useCorrection(): readonly Filter[] {
  const work = useDraft()?.work
  const { headset } = useHeadset()
  if (work) return work.correction?.filters ?? none
  return headset ? correctionOf(headset) : none
}

/** Shows the duration of the recording. */
function Recorded({ texts }: { texts: OwnTexts['clip'] }) {
  const [seconds, setSeconds] = useState(0)
  const begun = useRef(0)
  useEffect(() => {
    begun.current = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun.current) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="number">{fillText(texts.recorded, { seconds })}</span>
}

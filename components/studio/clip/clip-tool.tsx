'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import type { OwnSoundProblem } from '@/lib/own-sound/problem'
import { LEAST_MARKS } from '@/lib/studio/clip/clip'
import { ClipResult } from './clip-result'
import { ClipStage, type ClipSoundKind } from './clip-stage'
import type { ClipState } from './clip-state'
import type { ClipStore } from './clip-store'
import type { ClipTexts } from './clip-texts'

interface ClipToolProps {
  store: ClipStore
  state: ClipState
  sounds: readonly ClipSoundKind[]
  isFresh: boolean
  texts: ClipTexts
  children: ReactNode
}

export function ClipTool({ store, state, sounds, isFresh, texts, children }: ClipToolProps) {
  const { step } = state
  const isThere = step === 'ready' || step === 'searching'
  const { doing, error } = sayStep(state, texts)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="font-semibold wrap-anywhere">
        <p role="status" className={isThere ? 'min-h-6' : undefined}>
          {doing}
        </p>
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
          <ClipStage store={store} state={state} sounds={sounds} isFresh={isFresh} texts={texts} />
          <ClipSearch store={store} state={state} texts={texts} />
          <p role="alert" className="text-width font-semibold empty:hidden">
            {error}
          </p>
          <ClipResult store={store} state={state} texts={texts}>
            {children}
          </ClipResult>
        </>
      )}
    </div>
  )
}

/** A search ends with its result or a problem, said elsewhere: the sentence from before it would be read over them. */
function sayStep(state: ClipState, texts: ClipTexts): { doing: string; error: string } {
  const { step, problem, refused, name, preset } = state
  const refusals: Partial<Record<OwnSoundProblem, string>> = texts.refused
  const refusal = refused ? (refusals[refused] ?? texts.refused.failed) : ''
  const doing = {
    empty: '',
    asking: texts.asking,
    recording: texts.recording,
    reading: texts.reading,
    ready: fillText(preset ? texts.readyWith : texts.ready, {
      name: name || texts.unnamed,
      preset: preset?.name ?? '',
    }),
    searching: texts.searching,
  }[step]
  const error = problem ? texts.problems[problem] : refusal
  const isSearched = state.found !== null || state.progress > 0 || error !== ''
  return { doing: step === 'ready' && isSearched ? '' : doing, error }
}

function ClipSearch({ store, state, texts }: Pick<ClipToolProps, 'store' | 'state' | 'texts'>) {
  const { step, marks, progress } = state
  const missing = LEAST_MARKS - marks.length
  const needed =
    missing > 0
      ? fillText(missing === 1 ? texts.needsOne : texts.needs, { count: missing })
      : fillText(texts.enough, { count: marks.length })
  const percent = Math.round(100 * progress)
  const isSearching = step === 'searching'
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {/* One button, so that it keeps the focus. */}
      <Button
        tone={isSearching ? 'secondary' : 'primary'}
        onClick={() => (isSearching ? store.cancel() : void store.search())}
      >
        {isSearching ? texts.cancel : texts.search}
      </Button>
      {isSearching && (
        <>
          <progress value={percent} max={100} aria-label={texts.searching} className="clip-progress" />
          <span className="number">{fillText(texts.progress, { percent })}</span>
        </>
      )}
      {/* Not read again when a search ends. */}
      <span role="status" className={isSearching ? 'sr-only' : undefined}>
        {needed}
      </span>
    </div>
  )
}

function Recorded({ texts }: { texts: ClipTexts }) {
  const [seconds, setSeconds] = useState(0)
  const begun = useRef(0)
  useEffect(() => {
    begun.current = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun.current) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="number">{fillText(texts.recorded, { seconds })}</span>
}

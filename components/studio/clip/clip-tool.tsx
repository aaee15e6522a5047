'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { OwnSoundProblem } from '@/lib/own-sound/problem'
import { LEAST_MARKS } from '@/lib/studio/clip/clip'
import { ClipResult } from './clip-result'
import { ClipStage, type ClipSoundKind } from './clip-stage'
import type { ClipState } from './clip-state'
import type { ClipStore } from './clip-store'

interface ClipToolProps {
  store: ClipStore
  state: ClipState
  sounds: readonly ClipSoundKind[]
  isFresh: boolean
  children: ReactNode
}

export function ClipTool({ store, state, sounds, isFresh, children }: ClipToolProps) {
  const t = useTranslations('ownPresets.clip')
  const { step } = state
  const isThere = step === 'ready' || step === 'searching'
  const { doing, error } = useStep(state)
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
          <Button onClick={() => store.finish()}>{t('finish')}</Button>
          <Recorded />
        </p>
      )}
      {isThere && (
        <>
          <ClipStage store={store} state={state} sounds={sounds} isFresh={isFresh} />
          <ClipSearch store={store} state={state} />
          <p role="alert" className="text-width font-semibold empty:hidden">
            {error}
          </p>
          <ClipResult state={state}>{children}</ClipResult>
        </>
      )}
    </div>
  )
}

/** A search ends with its result or a problem, said elsewhere: the sentence from before it would be read over them. */
function useStep(state: ClipState): { doing: string; error: string } {
  const t = useTranslations('ownPresets.clip')
  const { step, problem, refused, name, preset } = state
  const refusal = useRefusal(refused)
  const doing = {
    empty: '',
    asking: t('asking'),
    recording: t('recording'),
    reading: t('reading'),
    ready: t(preset ? 'readyWith' : 'ready', {
      name: name || t('unnamed'),
      preset: preset?.name ?? '',
    }),
    searching: t('searching'),
  }[step]
  const error = problem ? t(`problems.${problem}`) : refusal
  const isSearched = state.found !== null || state.progress > 0 || error !== ''
  return { doing: step === 'ready' && isSearched ? '' : doing, error }
}

/** As for `Live anhören`, except sentences that name a button: a tab is recorded by another one. */
function useRefusal(refused: OwnSoundProblem | null): string {
  const t = useTranslations('ownPresets.clip.refused')
  const tOther = useTranslations('ownSound.problems')
  if (refused === null) return ''
  if (refused === 'tabRefused' || refused === 'tabSilent' || refused === 'noTabs') return t(refused)
  return refused === 'pressAgain' ? tOther('pressAgain') : tOther('failed')
}

function ClipSearch({ store, state }: Pick<ClipToolProps, 'store' | 'state'>) {
  const t = useTranslations('ownPresets.clip')
  const { step, marks, progress } = state
  const missing = LEAST_MARKS - marks.length
  const needed =
    missing > 0
      ? t(missing === 1 ? 'needsOne' : 'needs', { count: missing })
      : t('enough', { count: marks.length })
  const percent = Math.round(100 * progress)
  const isSearching = step === 'searching'
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {/* One button, so that it keeps the focus. */}
      <Button
        tone={isSearching ? 'secondary' : 'primary'}
        onClick={() => (isSearching ? store.cancel() : void store.search())}
      >
        {isSearching ? t('cancel') : t('search')}
      </Button>
      {isSearching && (
        <>
          <progress value={percent} max={100} aria-label={t('searching')} className="clip-progress" />
          <span className="number">{t('progress', { percent })}</span>
        </>
      )}
      {/* Not read again when a search ends. */}
      <span role="status" className={isSearching ? 'sr-only' : undefined}>
        {needed}
      </span>
    </div>
  )
}

function Recorded() {
  const t = useTranslations('ownPresets.clip')
  const [seconds, setSeconds] = useState(0)
  const begun = useRef(0)
  useEffect(() => {
    begun.current = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun.current) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="number">{t('recorded', { seconds })}</span>
}

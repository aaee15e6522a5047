'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import { useSaid } from '@/components/ui/use-said'
import type { ClipMark } from '@/lib/studio/clip/clip'
import type { OwnTexts } from '../own-texts'
import { ClipArea, MarkSpan, Spectrogram } from './clip-area'
import type { ClipState, ClipStore } from './clip-store'

/** Seconds by key. */
const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  PageUp: 5,
  PageDown: -5,
  Home: -Infinity,
  End: Infinity,
}
const time = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

interface ClipStageProps {
  store: ClipStore
  state: ClipState
  texts: OwnTexts['clip']
}

/** The spectrogram with its marks, set by dragging, by keys, by buttons, or proposed. */
export function ClipStage({ store, state, texts }: ClipStageProps) {
  const { seconds, marks, picture, isPlaying } = state
  const [cursor, setCursor] = useState(0)
  const [said, say] = useSaid()
  const hintId = useId()
  const go = (to: number) => setCursor(Math.max(0, Math.min(seconds, to)))
  usePlayedTime(store, isPlaying, go)
  const here = store.markAt(cursor)
  const mark = (at: ClipMark | number) => {
    if (typeof at === 'number') {
      // A proposed mark may lie beside the cursor, which then moves there.
      const { from, to } = store.markShort(at)
      if (at < from || at > to) go(from)
    } else store.mark(at)
    say(fillText(texts.marked, { count: store.current().marks.length }))
  }
  const unmark = (one: ClipMark | undefined) => {
    if (!one) return say(texts.noMarkHere)
    store.unmark(one)
    say(fillText(texts.marked, { count: store.current().marks.length }))
  }
  const propose = () => {
    const count = store.markProposed()
    say(count > 0 ? fillText(texts.proposed, { count }) : texts.nothingProposed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) go(cursor + (event.shiftKey ? 10 : 1) * step)
    else if (event.key === 'Enter') mark(cursor)
    else if (event.key === 'Delete' || event.key === 'Backspace') unmark(here)
    else if (event.key === ' ') store.toggle(cursor)
    else return
    event.preventDefault()
  }
  const value = fillText(here ? texts.atMarked : texts.at, { seconds: time.format(cursor) })
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="clip-scroller">
        <ClipArea
          seconds={seconds}
          onGo={go}
          onMark={mark}
          cursor={cursor}
          onKeyDown={onKeyDown}
          label={texts.place}
          value={value}
          hintId={hintId}
        >
          {picture && <Spectrogram picture={picture} />}
          {marks.map(({ from, to }) => (
            <MarkSpan key={from} mark={{ from, to }} seconds={seconds} />
          ))}
        </ClipArea>
      </div>
      <p className="number text-sm">
        {value}. {fillText(texts.marked, { count: marks.length })}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" onClick={() => store.toggle(cursor)}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <Button tone="secondary" onClick={() => mark(cursor)}>
          {texts.mark}
        </Button>
        <Button tone="secondary" onClick={propose}>
          {texts.propose}
        </Button>
        <Button tone="quiet" onClick={() => unmark(here)}>
          {texts.unmark}
        </Button>
        <Button tone="quiet" onClick={() => store.unmarkAll()}>
          {texts.unmarkAll}
        </Button>
      </div>
      <p id={hintId} className="text-width text-sm text-pretty text-muted">
        {texts.keys}
      </p>
      {marks.length > 0 && <MarkList marks={marks} onRemove={unmark} texts={texts} />}
    </div>
  )
}

/** Follows the playback position. */
function usePlayedTime(store: ClipStore, isPlaying: boolean, go: (time: number) => void): void {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      const { time: played } = store
      if (played !== null) latest.current(played)
    }, 100)
    return () => clearInterval(timer)
  }, [store, isPlaying])
}

interface MarkListProps {
  marks: readonly ClipMark[]
  onRemove: (mark: ClipMark) => void
  texts: OwnTexts['clip']
}

function MarkList({ marks, onRemove, texts }: MarkListProps) {
  return (
    <details className="border-y border-line">
      <summary className="disclosure min-h-12 py-2.5">{texts.list}</summary>
      <ul className="grid gap-x-6 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {marks.map((mark) => {
          const range = fillText(texts.range, { from: time.format(mark.from), to: time.format(mark.to) })
          return (
            <li key={mark.from} className="flex items-center justify-between gap-2 text-sm">
              <span className="number">{range}</span>
              <Button
                tone="quiet"
                aria-label={fillText(texts.removeNamed, { range })}
                onClick={() => onRemove(mark)}
              >
                {texts.remove}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SideRadios } from '@/components/audio/playing/side-radios'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useSaid } from '@/components/ui/use-said'
import type { ClipMark } from '@/lib/studio/clip/clip'
import { ClipArea, MarkSpan, Spectrogram } from './clip-area'
import { clipSides } from './clip-sound'
import type { ClipState } from './clip-state'
import type { ClipStore } from './clip-store'
import { HoldKey } from './hold-key'
import { MarkList, markTime } from './mark-list'

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

export interface ClipSoundKind {
  name: string
  /** Without short parts, as a voice. */
  isLasting: boolean
}

interface ClipStageProps {
  store: ClipStore
  state: ClipState
  sounds: readonly ClipSoundKind[]
  isFresh: boolean
}

export function ClipStage({ store, state, sounds, isFresh }: ClipStageProps) {
  const t = useTranslations('ownPresets.clip')
  const { seconds, marks, picture, isPlaying, isRestored } = state
  const { cursor, go, said, mark, unmark, propose, hold } = useMarking(store, state)
  const hintId = useId()
  const [sound, setSound] = useState(0)
  const chosen = sounds[sound]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) go(cursor + (event.shiftKey ? 10 : 1) * step)
    else if (event.key === 'Enter') mark(cursor)
    else if (event.key === 'Delete' || event.key === 'Backspace') unmark(store.markAt(cursor))
    else return
    event.preventDefault()
  }
  const value = t(store.markAt(cursor) ? 'atMarked' : 'at', {
    seconds: markTime.format(cursor),
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button tone="secondary" onClick={() => (isPlaying ? store.pause() : store.play(cursor))}>
          {isPlaying ? t('pause') : t('play')}
        </Button>
        <ClipSideRadios store={store} state={state} />
        {sounds.length > 1 && <SoundSelect sounds={sounds} sound={sound} onChange={setSound} />}
      </div>
      <HoldKey
        store={store}
        isPlaying={isPlaying}
        isFresh={isFresh}
        onPlay={() => store.play(cursor < seconds ? cursor : 0)}
        onHeld={(held) => hold(held, chosen?.isLasting ?? false)}
        sentence={chosen ? t('keyHoldsFor', { sound: chosen.name }) : t('keyHolds')}
      />
      <p className="text-sm font-semibold">{t('others')}</p>
      {isRestored && <p className="text-sm">{t('restored', { count: marks.length })}</p>}
      <div className="clip-scroller">
        <ClipArea
          seconds={seconds}
          onGo={go}
          onMark={mark}
          cursor={cursor}
          onKeyDown={onKeyDown}
          label={t('place')}
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
        {value}. {t('marked', { count: marks.length })}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" onClick={propose}>
          {t('propose')}
        </Button>
        <Button tone="quiet" onClick={() => mark(cursor)}>
          {t('mark')}
        </Button>
        <Button tone="quiet" onClick={() => unmark(store.markAt(cursor))}>
          {t('unmark')}
        </Button>
        <Button tone="quiet" onClick={() => store.unmarkAll()}>
          {t('unmarkAll')}
        </Button>
      </div>
      <p id={hintId} className="text-width text-sm text-pretty text-muted">
        {t('keys')}
      </p>
      {marks.length > 0 && <MarkList marks={marks} onRemove={unmark} />}
    </div>
  )
}

function useMarking(store: ClipStore, { seconds, isPlaying }: ClipState) {
  const t = useTranslations('ownPresets.clip')
  const [cursor, setCursor] = useState(0)
  const [said, say] = useSaid()
  const go = (to: number) => setCursor(Math.max(0, Math.min(seconds, to)))
  usePlayedTime(store, isPlaying, go)
  const sayCount = () => say(t('marked', { count: store.current().marks.length }))
  return {
    cursor,
    go,
    said,
    mark(at: ClipMark | number) {
      if (typeof at === 'number') {
        // A proposed mark may lie beside the cursor, which then moves there.
        const { from, to } = store.markShort(at)
        if (at < from || at > to) go(from)
      } else store.mark(at)
      sayCount()
    },
    unmark(one: ClipMark | undefined) {
      if (!one) return say(t('noMarkHere'))
      store.unmark(one)
      sayCount()
    },
    propose() {
      const count = store.markProposed()
      say(count > 0 ? t('proposed', { count }) : t('nothingProposed'))
    },
    hold(held: ClipMark, isLasting: boolean) {
      store.markHeld(held, isLasting)
      sayCount()
    },
  }
}

function ClipSideRadios({ store, state }: Pick<ClipStageProps, 'store' | 'state'>) {
  const t = useTranslations('ownPresets.clip')
  const tSides = useTranslations('audio.sample')
  const { side, preset, found } = state
  const isThere = { before: true, preset: preset !== null, fit: found !== null }
  const sides = clipSides.filter((one) => isThere[one])
  if (sides.length < 2) return null
  return (
    <SideRadios
      name="seite-clip"
      // Wider than the usual names.
      className="w-auto!"
      side={side}
      sides={sides}
      onHear={(one) => store.hear(one)}
      legend={tSides('sides')}
      labels={{
        before: tSides('before'),
        preset: t('sides.preset', { name: preset?.name ?? '' }),
        fit: t('sides.fit'),
      }}
    />
  )
}

interface SoundSelectProps {
  sounds: readonly ClipSoundKind[]
  sound: number
  onChange: (index: number) => void
}

function SoundSelect({ sounds, sound, onChange }: SoundSelectProps) {
  const t = useTranslations('ownPresets.clip')
  return (
    <label className="scene-select">
      <span className="sr-only">{t('sound')}</span>
      <select value={sound} onChange={({ target }) => onChange(Number(target.value))}>
        {sounds.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

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

'use client'

import { useEffect, type MouseEvent } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { player, usePlayer } from './player'
import type { Track } from './track'
import { onceAtRest, savesData, whenIdle } from '@/lib/http/browser/fetching-ahead'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

let isWatching = false

export function PlayButton({ track, className }: { track: Track; className: string }) {
  const t = useTranslations('audio.sample')
  const { track: current, state } = usePlayer()
  useEffect(prepareOnFirstSign, [])
  const own = current?.id === track.id ? state : 'paused'
  const label = { paused: t('play'), loading: t('loading'), playing: t('pause') }[own]
  return (
    <button
      type="button"
      aria-label={`${label}: ${track.name}`}
      aria-disabled={own === 'loading'}
      data-plays={own === 'playing' || undefined}
      onPointerEnter={() => player.prepare(track.scenes)}
      onMouseDown={keepFocus}
      onClick={() => player.toggle(track)}
      className={`play-button ${className}`}
    >
      <svg viewBox="0 0 12 12" className="size-[38%]" fill="currentColor" aria-hidden="true">
        <path d={own === 'playing' ? 'M1 0h3.500v12H1zM7.500 0H11v12H7.500z' : 'M1.500 0v12L12 6z'} />
      </svg>
    </button>
  )
}

/** Keeps a mouse press from taking the focus, so that the space bar still switches sides, even when paused. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/** Loads the code once the page is idle, so that a first press need not wait for it on a slow connection; makes the
 * sound at the first interaction, so that a page costs no work until then. */
function prepareOnFirstSign(): void {
  if (isWatching) return
  isWatching = true
  onceAtRest(() => !savesData() && loadCode())
  const watch = new AbortController()
  const onSign = () => {
    watch.abort()
    whenIdle(() => {
      player.prepare()
      loadCode()
    })
  }
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal: watch.signal })
}

/** Code that could not be loaded is requested again with each press. */
function loadCode(): void {
  void Promise.allSettled([
    import('./sample-playback').then(({ SamplePlayback }) => SamplePlayback.prepare()),
    import('./move-letters'),
    import('./played-names'),
    import('../curve/draw-spectrum'),
  ])
}

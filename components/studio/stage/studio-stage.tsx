'use client'

import {
  useId,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { frequencyGrid, percent } from '@/components/audio/curve/curve-geometry'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { LiveSpectrum } from '@/components/audio/playing/live-spectrum'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { type Filter, AUDIBLE, FILTER_LIMITS, hasGain } from '@/lib/audio/filter'
import { frequencyAtShare } from '@/lib/audio/frequency-scale'
import { filterAt } from '@/lib/studio/new-filter'
import { pressKey } from '@/lib/studio/press-key'
import { gainLines, shareOfGain, gainAtShare, handlePlace } from '@/lib/studio/studio-curve'
import type { StudioStore } from '../studio-store'
import { useBandIds, useStudio, useEachState, useRestingBand, useStudioState } from '../use-studio'
import { STUDIO_TRACK } from '../use-studio-sound'
import { CurveDrawer } from './curve-drawer'
import { StageGesture } from './stage-gesture'
import { useFilterWords, useRemoveFilter } from '../tuning/describe-filter'

const gains = gainLines.map((value) => ({ value, at: percent(shareOfGain(value)) }))

export interface OtherCurve {
  name: string
  filters: readonly Filter[]
}

export function StudioStage({ other }: { other: OtherCurve | null }) {
  const t = useTranslations('studio')
  const hintId = useId()
  const { stage, handlers } = useStage()
  return (
    <div className="studio-frame">
      <StudioLegend other={other?.name ?? null} />
      <div ref={stage} role="group" aria-label={t('stage')} className="studio-stage" {...handlers}>
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          <CurveGrid gains={gains} frequencies={frequencyGrid} isWide />
        </svg>
        <div className="absolute inset-0 overflow-hidden">
          <LiveSpectrum trackId={STUDIO_TRACK} />
        </div>
        <StudioCurves other={other?.filters ?? null} />
        {useBandIds().map((id) => (
          <CurveHandle key={id} id={id} hintId={hintId} />
        ))}
      </div>
      <p id={hintId} hidden>
        {t('keys')}
      </p>
    </div>
  )
}

function StudioCurves({ other }: { other: readonly Filter[] | null }) {
  const place = useRef<HTMLDivElement>(null)
  const drawer = useRef<CurveDrawer>(undefined)

  useEffect(() => {
    if (!place.current) return
    const opened = new CurveDrawer(place.current)
    drawer.current = opened
    return () => opened.close()
  }, [])
  useEffect(() => drawer.current?.tell({ other }), [other])
  useEachState(({ bands, filters, selected, moving }) => {
    const filterOf = (id: number | null) => bands.find((band) => band.id === id)?.filter
    drawer.current?.tell({ curves: { filters, selected: filterOf(selected), moving: filterOf(moving) } })
  }, 'moving')

  return <div ref={place} className="studio-curves" aria-hidden="true" />
}

/** `data-band` is a filter's id. */
function useStage() {
  const { store } = useStudio()
  const removeFilter = useRemoveFilter()
  const stage = useRef<HTMLDivElement>(null)
  const [gesture] = useState(() => new StageGesture(store))

  useEffect(() => {
    // React's listeners are passive, so they cannot stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      const handle = handleUnder(event.target)
      if (!handle || event.ctrlKey) return
      event.preventDefault()
      gesture.turn(bandOf(handle), event.deltaY)
    }
    // Handled before React, which would search all of its elements for each movement.
    const onPointerMove = (event: globalThis.PointerEvent) => {
      if (!gesture.isOn) return
      event.stopPropagation()
      gesture.move(event)
    }
    const listening = new AbortController()
    const { signal } = listening
    stage.current?.addEventListener('wheel', onWheel, { passive: false, signal })
    window.addEventListener('pointermove', onPointerMove, { capture: true, signal })
    // On the window: a handle removed during its drag loses its pointer capture.
    window.addEventListener('pointerup', (event) => gesture.lift(event), { signal })
    return () => listening.abort()
  }, [gesture])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const handle = handleUnder(event.target)
    if (gesture.isOn) {
      if (gesture.join(event)) (handle ?? event.currentTarget).setPointerCapture(event.pointerId)
    } else if (handle && event.button === 0) {
      gesture.begin(bandOf(handle), event, event.currentTarget.getBoundingClientRect())
      handle.setPointerCapture(event.pointerId)
      handle.focus({ preventScroll: true })
      // Otherwise a movement would repeat as a mouse event.
      event.preventDefault()
    }
  }

  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (handleUnder(event.target)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const frequency = frequencyAtShare((event.clientX - left) / width)
    const filter = filterAt(frequency, gainAtShare((event.clientY - top) / height))
    const id = flushSync(() => store.add(filter))
    stage.current?.querySelector<HTMLElement>(`[data-band="${id}"]`)?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOurs = event.key === 'Escape' ? gesture.giveUp() : pressOnHandle(store, removeFilter, event)
    if (isOurs) event.preventDefault()
  }

  return {
    stage,
    handlers: {
      onPointerDown,
      onPointerCancel: () => gesture.giveUp(),
      onDoubleClick,
      onKeyDown,
    },
  }
}

export function StudioLegend({ other }: { other: string | null }) {
  const t = useTranslations('studio')
  return (
    <ul className="studio-legend">
      {other !== null && (
        <>
          <li>{t('legend')}</li>
          <li data-dashed="" className="min-w-0">
            <span className="truncate">{other}</span>
          </li>
        </>
      )}
    </ul>
  )
}

function handleUnder(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-band]') : null
}

function bandOf(handle: HTMLElement): number {
  return Number(handle.dataset.band)
}

/** @returns whether the key means something */
function pressOnHandle(
  store: StudioStore,
  removeFilter: (id: number) => void,
  { target, key, shiftKey }: { target: EventTarget; key: string; shiftKey: boolean },
): boolean {
  const handle = handleUnder(target)
  const id = handle ? bandOf(handle) : NaN
  const filter = store.filterOf(id)
  if (!handle || !filter) return false
  if (key === 'Delete' || key === 'Backspace') {
    const neighbour = handleUnder(handle.nextElementSibling) ?? handleUnder(handle.previousElementSibling)
    const rest = handle.closest('.studio')?.querySelector<HTMLElement>('[data-add]')
    ;(neighbour ?? rest)?.focus({ preventScroll: true })
    removeFilter(id)
    return true
  }
  const pressed = pressKey(filter, key, shiftKey)
  if (pressed) store.change(id, pressed.filter, `${pressed.quantity} ${key}`)
  return pressed !== null
}

/** To screen readers a slider with all values as its text. During a drag it stays in place, hidden. */
export function CurveHandle({ id, hintId }: { id: number; hintId: string }) {
  const { store } = useStudio()
  const words = useFilterWords()
  const { filter, number } = useRestingBand(id)
  const isSelected = useStudioState(({ selected }) => selected === id)
  const isMoving = useStudioState(({ moving }) => moving === id)
  if (!filter) return null
  const { x, y } = handlePlace(filter)
  const { min, max } = hasGain(filter) ? FILTER_LIMITS.gain : AUDIBLE
  return (
    <div
      role="slider"
      tabIndex={0}
      data-band={id}
      data-selected={isSelected ? '' : undefined}
      data-moving={isMoving ? '' : undefined}
      aria-label={words.name(filter, number)}
      aria-orientation={hasGain(filter) ? 'vertical' : 'horizontal'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={hasGain(filter) ? filter.gain : filter.fc}
      aria-valuetext={words.values(filter)}
      aria-describedby={hintId}
      onFocus={() => store.select(id)}
      className="studio-handle"
      style={{ left: `${percent(x)}%`, top: `${percent(y)}%` }}
    >
      <span aria-hidden="true">{number}</span>
    </div>
  )
}

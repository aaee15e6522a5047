'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { frequencyAtShare } from '@/lib/audio/frequency-scale'
import { filterAt } from '@/lib/studio/new-filter'
import { gainAtShare } from '@/lib/studio/studio-curve'
import { bandOf, handleUnder, pressOnHandle } from './stage-handle'
import { StageGesture } from './stage-gesture'
import { useStudio } from '../use-studio'

/** Connects pointers, wheel and keys to the handles of a stage (`data-band` is a filter's id). */
export function useStage() {
  const studio = useStudio()
  const { store } = studio
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
    // Before React, which would look through all of its elements for each movement.
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
    const isOurs = event.key === 'Escape' ? gesture.giveUp() : pressOnHandle(studio, event)
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

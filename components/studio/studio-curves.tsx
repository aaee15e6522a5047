'use client'

import { useEffect, useRef } from 'react'
import type { Filter } from '@/lib/audio/filter'
import type { CurveMessage } from './curve-worker'
import { layOver, surfaceOf, watchSurface } from './curve-surface'
import { useEachState } from './use-studio'

/**
 * The curve of all filters, that of the selected one alone, and beside them another to compare with. A worker draws them: what it
 * does in each frame of a drag, the page need not wait for.
 */
export function StudioCurves({ other }: { other: readonly Filter[] | null }) {
  const place = useRef<HTMLDivElement>(null)
  const worker = useRef<Worker>(undefined)
  const tell = (message: CurveMessage) => worker.current?.postMessage(message)

  useEffect(() => {
    const box = place.current
    if (!box) return
    // One that a worker draws on cannot be given to another.
    const canvas = box.appendChild(document.createElement('canvas'))
    const offscreen = canvas.transferControlToOffscreen()
    const drawer = new Worker(new URL('./curve-worker.ts', import.meta.url))
    drawer.postMessage({ canvas: offscreen } satisfies CurveMessage, [offscreen])
    worker.current = drawer
    const unwatch = watchSurface(box, () => {
      const surface = surfaceOf(box)
      layOver(surface, canvas)
      drawer.postMessage({ surface } satisfies CurveMessage)
    })
    return () => {
      unwatch()
      drawer.terminate()
      canvas.remove()
    }
  }, [])
  useEffect(() => tell({ other }), [other])
  useEachState(({ bands, filters, selected, moving }) => {
    const filterOf = (id: number | null) => bands.find((band) => band.id === id)?.filter
    tell({ curves: { filters, selected: filterOf(selected), moving: filterOf(moving) } })
  }, 'moving')

  return <div ref={place} className="studio-curves" aria-hidden="true" />
}

'use client'

import { useEffect, useRef } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { CurveDrawer } from './curve-drawer'
import { useEachState } from '../use-studio'

/** The total curve, the selected filter's own, and another one to compare with. */
export function StudioCurves({ other }: { other: readonly Filter[] | null }) {
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

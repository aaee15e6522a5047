'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/http/browser/call-api'
import { shownRatingsSchema, type ShownRatings } from '@/lib/ratings/shown-ratings'

/** The ratings of a preset loaded so far. */
export function useRatings(presetId: string) {
  const [part, setPart] = useState<ShownRatings>({ ratings: [], next: null })
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const list = useRef<HTMLUListElement>(null)
  /**
   * Index of the entry that gets the focus once it is there: the first of a part that a press has asked for.
   */
  const awaited = useRef<number | null>(null)

  const read = useCallback(
    async (before: string | null) => {
      try {
        const query = before === null ? '' : `?${new URLSearchParams({ before })}`
        const answer = await callApi(`/api/presets/${presetId}/ratings${query}`, { method: 'GET' })
        const { ratings, next } = shownRatingsSchema.parse(answer)
        setPart((present) => ({ ratings: [...present.ratings, ...ratings], next }))
        setState('loaded')
      } catch {
        setState('failed')
      }
    },
    [presetId],
  )
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void read(null)
  }, [read])
  useEffect(() => {
    if (awaited.current === null || part.ratings.length <= awaited.current) return
    const entry = list.current?.children[awaited.current]
    awaited.current = null
    if (entry instanceof HTMLElement) entry.focus()
  }, [part])

  const load = () => {
    awaited.current = part.ratings.length
    setState('loading')
    return read(part.next)
  }
  return { ratings: part.ratings, state, hasMore: part.next !== null, load, list }
}

'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { RatingEntriesProps } from './rating-entries'

/** The ratings begin to load when they are so near to what is seen (px). */
const AHEAD = '600px'

/** What buyers say of a preset: its script and the texts come when somebody gets near to them. */
export function RatingList(props: RatingEntriesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Entries, setEntries] = useState<ComponentType<RatingEntriesProps> | null>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const load = async () => {
      const { RatingEntries } = await import('./rating-entries')
      setEntries(() => RatingEntries)
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // Without an answer the section stays as it is.
        load().catch(() => undefined)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="min-h-28">
      {Entries && <Entries {...props} />}
    </div>
  )
}

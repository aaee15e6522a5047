'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { RatingEntriesProps } from './rating-entries'

/** Ratings load this far before they come into view. */
const AHEAD = '600px'

/** Script and ratings load when the visitor scrolls near them. */
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
        // Without an answer, the section stays as it is.
        load().catch(() => undefined)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="min-h-6">
      {Entries && <Entries {...props} />}
    </div>
  )
}

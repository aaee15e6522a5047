'use client'

import { useRef } from 'react'
import type { StudioState } from './studio-store'
import { useEachState, useStudio } from './use-studio'

interface LiveTextProps {
  read: (state: StudioState) => string
  /** em; as wide as any value. */
  width: number
  className?: string
}

/** A number that follows every change without a layout of its surroundings. */
export function ReadingText({ read, width, className = '' }: LiveTextProps) {
  const { store } = useStudio()
  const place = useRef<HTMLSpanElement>(null)
  useEachState((state) => {
    const [text, now] = [place.current?.firstChild, read(state)]
    if (text && text.nodeValue !== now) text.nodeValue = now
  }, 'reading')
  return (
    <span ref={place} className={`studio-value ${className}`} style={{ width: `${width}em` }}>
      {read(store.current())}
    </span>
  )
}

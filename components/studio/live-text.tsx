'use client'

import { useEffect, useRef } from 'react'
import type { StudioState } from './studio-store'
import { useEachState, useStudio } from './use-studio'

/** ms between two texts amid a drag: faster nobody reads, and each has to be laid out. */
const READ = 200

interface LiveTextProps {
  read: (state: StudioState) => string
  className?: string
}

/** A number that follows every change, with nothing around it laid out anew. */
export function LiveText({ read, className = '' }: LiveTextProps) {
  const { store } = useStudio()
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const text = place.current?.firstChild
    if (text) text.nodeValue = read(store.current())
  }
  useEachState(({ isMoving }) => {
    if (isMoving) timer.current ??= setTimeout(write, READ)
    else write()
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <span ref={place} className={`studio-value ${className}`}>
      {read(store.current())}
    </span>
  )
}

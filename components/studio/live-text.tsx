'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { StudioState } from './studio-store'
import { useStudio } from './use-studio'

interface LiveTextProps {
  read: (state: StudioState) => string
  className?: string
}

/** A number that follows every change, with nothing around it laid out anew. */
export function LiveText({ read, className = '' }: LiveTextProps) {
  const { store } = useStudio()
  const place = useRef<HTMLSpanElement>(null)
  const write = useEffectEvent(() => {
    const text = place.current?.firstChild
    const now = read(store.current())
    if (text && text.nodeValue !== now) text.nodeValue = now
  })

  useEffect(() => {
    const turn = () => write()
    const forget = store.subscribe(() => {
      if (store.current().isMoving) takeTurns(turn)
      else turn()
    })
    return () => {
      forget()
      waiting.delete(turn)
    }
  }, [store])

  return (
    <span ref={place} className={`studio-value ${className}`}>
      {read(store.current())}
    </span>
  )
}

/** What waits to be written amid a drag: one text in a frame, as each has to be laid out, and all soon enough to be read. */
const waiting = new Set<() => void>()
let frame: number | undefined

function takeTurns(write: () => void): void {
  waiting.add(write)
  frame ??= requestAnimationFrame(writeNext)
}

function writeNext(): void {
  const [write] = waiting
  frame = undefined
  if (!write) return
  waiting.delete(write)
  write()
  if (waiting.size > 0) frame = requestAnimationFrame(writeNext)
}

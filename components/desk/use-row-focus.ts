'use client'

import { useEffect, useRef } from 'react'

/**
 * When a button disappears, focus moves to its row's name (`tabIndex={-1}`, or a link); when the row goes, to the
 * next row's first button, else to the section's tab or heading.
 * @returns `frame` for the element around the buttons; `keepFocus`, to call before the row changes
 */
export function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const follow = useRef(() => {})

  useEffect(() => {
    const moved = follow
    return () => moved.current()
  }, [])

  const keepFocus = () => {
    const row = frame.current?.closest('tr')
    const section = frame.current?.closest('section')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    follow.current = () => {
      if (document.activeElement !== document.body) return
      const target = row?.isConnected
        ? row.querySelector<HTMLElement>('[tabindex="-1"], th a')
        : neighbour?.querySelector('button')
      const place = target ?? section?.querySelector<HTMLElement>('[aria-current], h2[tabindex="-1"]')
      place?.focus({ preventScroll: true })
    }
  }
  return { frame, keepFocus }
}

'use client'

import { useEffect, useRef } from 'react'

/**
 * Keeps the place in a table for who works by keyboard, when a button changes its own row so that the button goes: the
 * focus moves to what names the row (`tabIndex={-1}`, or a link), or, if the row goes too, to the next row's first button, or else to
 * the current tab of the section, or to its heading.
 * @returns `frame`, for what holds the buttons; `keepFocus`, to be called before the row changes
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

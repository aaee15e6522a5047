'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a link to another page, the heading has the focus, where else it would be lost with the page left. Has to come after the
 * page, so that what the page itself focuses keeps it.
 */
export function NewPageFocus() {
  const path = usePathname()
  const last = useRef(path)
  useEffect(() => {
    if (path === last.current) return
    last.current = path
    // A link to a part of a page leads there.
    if (location.hash === '') focusHeading()
  }, [path])
  return null
}

function focusHeading(): void {
  const main = document.querySelector('main')
  if (!main) return
  const { activeElement } = document
  if (activeElement !== main && main.contains(activeElement)) return
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

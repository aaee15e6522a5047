'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** A step's heading, which takes the focus, so that screen readers start the new step there. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl">
      {children}
    </h2>
  )
}

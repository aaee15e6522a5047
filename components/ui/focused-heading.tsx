'use client'

import { useEffect, useRef, type ReactNode } from 'react'

interface FocusedHeadingProps {
  as?: 'h2' | 'h3'
  className?: string
  children: ReactNode
}

/** Of what replaces a form or a step: it takes the focus lost with that, so that screen readers continue there. */
export function FocusedHeading({ as: Heading = 'h2', className = 'text-xl', children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  )
}

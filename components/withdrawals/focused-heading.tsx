import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step; it takes the focus, so that whoever cannot see the step hears where it begins. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl">
      {children}
    </h2>
  )
}

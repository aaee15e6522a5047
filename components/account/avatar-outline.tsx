import type { ReactNode } from 'react'

/** It has no accessible name. */
export function AvatarFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 rounded-full ${className}`} aria-hidden="true">
      {children}
    </svg>
  )
}

export function Outline() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <circle cx="20" cy="20" r="18.5" strokeWidth="1.6" />
      <circle cx="20" cy="16" r="6" />
      <path d="M9 33c1.5-6 5.5-9 11-9s9.5 3 11 9" strokeLinecap="round" />
    </g>
  )
}

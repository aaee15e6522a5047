'use client'

import { useRef, type ReactNode } from 'react'
import { useStepAside } from './use-step-aside'

/** `corner`: a card at the bottom right of the window, on a phone a line above the page; `top`: that line everywhere. */
export type BannerVariant = 'corner' | 'top'

interface FrameProps {
  title: string
  variant: BannerVariant
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

const frames: Record<BannerVariant, string> = {
  corner: 'banner-card card',
  top: 'grid min-h-[inherit] content-center border-b border-line bg-raised',
}
const lines: Record<BannerVariant, string> = {
  corner: 'flex items-center',
  top: 'page-width flex items-center max-md:flex-wrap',
}

/** A card goes while it would cover something to press. */
export function BannerFrame(props: FrameProps) {
  const { title, variant, closeLabel, onClose, children } = props
  const frame = useRef<HTMLElement>(null)
  useStepAside(frame, variant === 'corner')
  return (
    <aside ref={frame} aria-label={title} className={`text-xs print:hidden ${frames[variant]}`}>
      <div className={lines[variant]}>
        {children}
        <CloseButton
          name={closeLabel}
          onClose={onClose}
          className={variant === 'corner' ? '-mr-2' : 'max-md:-mr-4 max-md:ml-auto'}
        />
      </div>
    </aside>
  )
}

/** Call it when a banner goes: otherwise a keyboard user starts again at the top. */
export function leaveBanner(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

function CloseButton({ name, onClose, className }: { name: string; onClose: () => void; className: string }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClose}
      className={`grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-text ${className}`}
    >
      <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
        <path
          d="m1.5 1.5 9 9m0-9-9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}

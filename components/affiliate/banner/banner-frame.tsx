'use client'

import { useRef, type ReactNode, useEffect, type RefObject } from 'react'

/** Of links, only those that look like buttons: a preset's cover is one, and larger than the card. */
const CONTROLS =
  'main :is(button, input, select, textarea, summary, label, [role="slider"], a.button, a[data-start])'

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

/** `data-aside` hides the element (components/affiliate/styles.css), unless the focus is inside. */
function useStepAside(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const card = element.current
        card?.toggleAttribute('data-aside', coversControl(card.getBoundingClientRect()))
      })
    }
    // Elements that open, close or load change the height of the page or of a part of it.
    const sizes = new ResizeObserver(look)
    const main = document.querySelector('main')
    if (main) sizes.observe(main)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    look()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [element, isWanted])
}

function coversControl(card: DOMRect): boolean {
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isShown = right > left && bottom > top
    // Rows much wider than the card can be pressed beside it.
    if (!isShown || right - left > 1.5 * card.width) return false
    return left < card.right && right > card.left && top < card.bottom && bottom > card.top
  })
}

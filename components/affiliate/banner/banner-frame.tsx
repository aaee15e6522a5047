import type { ReactNode } from 'react'
import { BANNER_ROOM } from '@/lib/affiliate/link/banner-room'

/** `corner`: a card at the top right, under the header; `top`: a line above the page. */
export type BannerVariant = 'corner' | 'top'

interface FrameProps {
  title: string
  variant: BannerVariant
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

const frames: Record<BannerVariant, string> = {
  corner: 'page-width md:justify-items-end',
  top: 'border-b border-line bg-raised',
}
const lines: Record<BannerVariant, string> = { corner: 'md:card md:pl-4', top: 'page-width' }

/** A banner that can be closed. It takes its own space instead of covering the page. */
export function BannerFrame({ title, variant, closeLabel, onClose, children }: FrameProps) {
  return (
    <aside
      aria-label={title}
      className={`banner-room grid content-center text-xs print:hidden ${frames[variant]}`}
    >
      <div className={`flex items-center max-md:flex-wrap max-md:pt-2 ${lines[variant]}`}>
        {children}
        <CloseButton name={closeLabel} onClose={onClose} />
      </div>
    </aside>
  )
}

/** Keeps space for the banner from the first paint of a visit through a partner's link. */
export function BannerRoom({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: BANNER_ROOM }} />
      <div className="banner-room">{children}</div>
    </>
  )
}

/** Call it when a banner goes: otherwise a keyboard user starts again at the top. */
export function leaveBanner(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

function CloseButton({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClose}
      className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-text max-md:-mr-4 max-md:ml-auto"
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

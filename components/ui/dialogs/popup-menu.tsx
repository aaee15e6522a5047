'use client'

import { useId, type ReactNode } from 'react'
import { usePopup } from './use-popup'

interface PopupMenuProps {
  /** Contents and style of the opening button. */
  opener: ReactNode
  className: string
  /** Of the panel, e.g. its width. */
  panel: string
  /** @param close closes the panel, for its links */
  children: (close: () => void) => ReactNode
}

/** An entry of a `PopupMenu`. */
export const MENU_ITEM = 'flex min-h-11 w-full items-center px-4 py-2 text-left font-medium hover:bg-raised'

/** A button of the header with a panel of links below it. */
export function PopupMenu({ opener: label, className, panel, children }: PopupMenuProps) {
  const { isOpen, setIsOpen, frame, opener } = usePopup()
  const id = useId()
  return (
    <div ref={frame} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={className}
      >
        {label}
      </button>
      {isOpen && (
        <div id={id} className={`absolute top-full right-0 z-10 border border-outline bg-surface ${panel}`}>
          {children(() => setIsOpen(false))}
        </div>
      )}
    </div>
  )
}

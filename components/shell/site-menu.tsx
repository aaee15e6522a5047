'use client'

import { useId } from 'react'
import { usePopup } from '@/components/ui/dialogs/use-popup'
import { ShopLink } from '@/components/ui/shop-link'

interface SiteMenuProps {
  label: string
  links: readonly { href: string; text: string }[]
}

export function SiteMenu({ label, links }: SiteMenuProps) {
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
        className="header-link"
      >
        {label}
      </button>
      {isOpen && (
        <ul id={id} className="absolute top-full right-0 z-10 w-48 border border-outline bg-surface">
          {links.map(({ href, text }) => (
            <li key={href}>
              <ShopLink
                href={href}
                onClick={() => setIsOpen(false)}
                className="flex min-h-11 items-center px-4 py-2 font-medium hover:bg-raised"
              >
                {text}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

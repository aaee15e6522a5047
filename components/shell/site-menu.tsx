'use client'

import { MENU_ITEM, PopupMenu } from '@/components/ui/dialogs/popup-menu'
import { ShopLink } from '@/components/ui/shop-link'

interface SiteMenuProps {
  label: string
  links: readonly { href: string; text: string }[]
}

/** The shop's parts behind a button, where the header has no room for them. */
export function SiteMenu({ label, links }: SiteMenuProps) {
  return (
    <PopupMenu
      opener={label}
      className="inline-flex min-h-11 items-center rounded-field px-2 font-medium hover:text-accent"
      panel="w-48"
    >
      {(close) => (
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <ShopLink href={href} onClick={close} className={MENU_ITEM}>
                {text}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </PopupMenu>
  )
}

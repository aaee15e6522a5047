'use client'

import { ShopLink } from '@/components/ui/shop-link'

export type FooterLink = readonly [href: string, text: string]

export function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(([href, text]) => (
        <li key={href}>
          <ShopLink href={href} className="footer-link">
            {text}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

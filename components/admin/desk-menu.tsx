'use client'

import { useId } from 'react'
import { usePopup } from '@/components/ui/dialogs/use-popup'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'

interface DeskMenuProps {
  groups: {
    title: string | null
    links: { href: string; text: string; count: number | string | undefined; isCurrent: boolean }[]
  }[]
}

export function DeskMenu({ groups }: DeskMenuProps) {
  const t = useTranslations('admin.frame')
  const { isOpen, setIsOpen, frame, opener } = usePopup()
  const id = useId()
  return (
    <div ref={frame} className="contents">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="desk-menu-button"
      >
        {t('menu')}
      </button>
      <nav id={id} aria-label={t('parts')} data-open={isOpen || undefined} className="desk-parts">
        {groups.map(({ title, links }) => (
          <div key={title ?? ''}>
            {title !== null && <p className="desk-group">{title}</p>}
            <ul aria-label={title ?? undefined}>
              {links.map(({ href, text, count, isCurrent }) => (
                <li key={href}>
                  <ShopLink
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={() => setIsOpen(false)}
                    className="desk-part"
                  >
                    {text}
                    {count !== undefined && <span className="desk-count">{count}</span>}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

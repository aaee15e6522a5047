import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AccountEntry } from '@/components/account/account-entry'
import { BrandName } from '@/components/audio/playing/shaped-name'
import { adminHome } from '@/components/desk/desk-pages'
import { ShopLink } from '@/components/ui/shop-link'
import { legalLinks } from '@/lib/legal/legal-pages'

interface DeskShellProps {
  isAdmitted: boolean
  tools?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** Also around pages that refuse access. */
export async function DeskShell({ isAdmitted, tools, foot, children }: DeskShellProps) {
  const t = await getTranslations('admin')
  const meta = await getTranslations('meta')
  return (
    <div className="desk-frame" data-admitted={isAdmitted || undefined}>
      <header className="contents">
        <ShopLink href={adminHome} className="desk-brand">
          <BrandName name={meta('name')} />
          <span className="text-sm text-muted">{t('title')}</span>
        </ShopLink>
        {tools}
        <nav aria-label={t('frame.account')} className="desk-account text-sm">
          <ul>
            <li>
              <AccountEntry />
            </li>
          </ul>
        </nav>
      </header>
      <main id="inhalt" tabIndex={-1} className="desk-main">
        {children}
      </main>
      <Foot>{foot}</Foot>
    </div>
  )
}

async function Foot({ children }: { children: ReactNode }) {
  const t = await getTranslations('admin.frame')
  const shell = await getTranslations('shell')
  const links = [['/', t('toShop')], ...legalLinks.map(([href, key]) => [href, shell(key)] as const)] as const
  return (
    <footer className="desk-foot flex flex-wrap justify-between gap-x-6">
      <ul className="flex flex-wrap gap-x-4">
        {links.map(([href, text]) => (
          <li key={href}>
            <ShopLink href={href} className="inline-flex min-h-8 items-center text-muted hover:underline">
              {text}
            </ShopLink>
          </li>
        ))}
      </ul>
      {children}
    </footer>
  )
}

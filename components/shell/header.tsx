import { ShopLink } from '@/components/ui/shop-link'
import { getTranslations } from 'next-intl/server'
import { AccountEntry } from '@/components/account/account-entry'
import { CartLink } from '@/components/cart/cart-link'
import { Logo } from '@/components/audio/logo'
import { BrandName } from '@/components/audio/playing/shaped-name'
import { SiteMenu } from './site-menu'

export async function SkipLink() {
  const t = await getTranslations('shell')
  return (
    <a
      href="#inhalt"
      className="sr-only rounded-field bg-accent px-5 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3"
    >
      {t('skip')}
    </a>
  )
}

export async function Header() {
  const t = await getTranslations('shell')
  const meta = await getTranslations('meta')
  const parts = [
    { href: '/presets', text: t('presets') },
    { href: '/studio', text: t('studio') },
    { href: '/hoertest', text: t('hearing') },
    { href: '/abstimmen', text: t('voting') },
  ] as const
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground text-sm">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 lg:gap-x-6">
        <ShopLink href="/" aria-label={t('home')} className="inline-flex min-h-11 items-center rounded-field">
          <Logo name={meta('name')}>
            <BrandName name={meta('name')} />
          </Logo>
        </ShopLink>
        {/* From the left, so that nothing moves while the items arrive. */}
        <nav aria-label={t('mainNavigation')} className="grow">
          <ul className="flex flex-wrap items-center sm:gap-2">
            {parts.map(({ href, text }) => (
              <li key={href} className="hidden lg:block">
                <ShopLink href={href} className="header-link sm:px-3">
                  {text}
                </ShopLink>
              </li>
            ))}
            <li className="ml-auto lg:hidden">
              <SiteMenu label={t('menu')} links={parts} />
            </li>
            <li className="lg:ml-auto">
              <CartLink label={t('cart')} countLabel={t('cartCount')} />
            </li>
            <li>
              <AccountEntry />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}

/** A note on kept pages; `KEPT_MARK` (lib/offline/read-pages) shows it without a script. */
export async function KeptNote() {
  const t = await getTranslations('offline')
  return (
    <p className="hidden border-b border-line text-sm in-data-kept:block">
      <span className="page-width block py-2">
        <strong>{t('title')}.</strong> {t('keptNote')}
      </span>
    </p>
  )
}

import { ShopLink } from '@/components/ui/shop-link'
import { getTranslations } from 'next-intl/server'
import { BrandName } from '@/components/audio/brand-name'

const shopLinks = [
  ['/presets', 'presets'],
  ['/#so-gehts', 'howItWorks'],
  ['/warenkorb', 'cart'],
] as const

const legalLinks = [
  ['/impressum', 'imprint'],
  ['/datenschutz', 'privacy'],
  ['/agb', 'terms'],
  ['/widerruf', 'withdrawal'],
  ['/barrierefreiheit', 'accessibility'],
] as const

export async function Footer() {
  const t = await getTranslations('shell')
  const meta = await getTranslations('meta')
  return (
    <footer className="mt-20 border-t border-line bg-surface text-sm">
      <div className="page-width grid gap-x-10 gap-y-8 py-12 grid-cols-2 lg:grid-cols-[1fr_auto_auto]">
        <div className="grid content-start gap-3 col-span-2 lg:col-span-1">
          <BrandName name={meta('name')} />
          <p className="text-muted">{t('footerLine')}</p>
          <p className="text-width text-xs text-muted">{t('footerTrademarks')}</p>
        </div>
        <FooterNavigation
          title={t('shopNavigation')}
          links={shopLinks.map(([href, key]) => [href, t(key)])}
        />
        <FooterNavigation
          title={t('legalNavigation')}
          links={legalLinks.map(([href, key]) => [href, t(key)])}
        />
      </div>
    </footer>
  )
}

function FooterNavigation({ title, links }: { title: string; links: [href: string, text: string][] }) {
  return (
    <nav aria-label={title} className="lg:min-w-40">
      <h2 className="mb-2 text-sm">{title}</h2>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <ShopLink href={href} className="footer-link">
              {text}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

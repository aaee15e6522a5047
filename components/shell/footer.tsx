import { getTranslations } from 'next-intl/server'
import { BrandName } from '@/components/audio/playing/shaped-name'
import { legalLinks } from '@/lib/legal/legal-pages'
import { FooterLinks, type FooterLink } from './footer-links'

const shopLinks = [
  ['/presets', 'presets'],
  ['/headset', 'headsets'],
  ['/hoertest', 'hearing'],
  ['/studio', 'studio'],
  ['/#live-anhoeren', 'live'],
  ['/abstimmen', 'voting'],
  ['/#so-gehts', 'howItWorks'],
  ['/warenkorb', 'cart'],
] as const

const serviceLinks = [
  ['/hilfe', 'help'],
  ['/bestellung-finden', 'findOrder'],
  ['/partner', 'partner'],
] as const

/** Shares the page's background, so that nothing separates it from the space below. */
export async function Footer() {
  const t = await getTranslations('shell')
  const meta = await getTranslations('meta')
  return (
    <footer className="isolate mt-20 text-sm">
      <div className="page-width">
        <div className="grid grid-cols-2 gap-8 border-t border-outline py-10 max-md:[&>nav:first-of-type]:row-span-2 md:grid-cols-[1fr_auto_auto_auto] md:gap-x-14">
          <div className="col-span-2 grid content-start gap-3 md:col-span-1 md:max-w-sm">
            <BrandName name={meta('name')} />
            <p className="text-muted">{t('footerLine')}</p>
            <p className="text-xs text-muted">{t('footerTrademarks')}</p>
          </div>
          <FooterNavigation
            title={t('shopNavigation')}
            links={shopLinks.map(([href, key]) => [href, t(key)])}
          />
          <FooterNavigation
            title={t('serviceNavigation')}
            links={serviceLinks.map(([href, key]) => [href, t(key)])}
          />
          <FooterNavigation
            title={t('legalNavigation')}
            links={legalLinks.map(([href, key]) => [href, t(key)])}
          />
        </div>
      </div>
    </footer>
  )
}

function FooterNavigation({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-sm">{title}</h2>
      <FooterLinks links={links} />
    </nav>
  )
}

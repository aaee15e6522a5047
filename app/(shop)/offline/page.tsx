import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PagesAtHand } from '@/components/offline/pages-at-hand'
import { buttonStyle } from '@/components/ui/button'
import { StatusPage } from '@/components/audio/house/status-page'
import { WavingBrand } from '@/components/audio/house/waving-brand'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return { title: t('title'), robots: { index: false } }
}

/** The service worker shows it at any address that it can neither load nor find among its copies. */
export default async function OfflinePage() {
  const t = await getTranslations('offline')
  const meta = await getTranslations('meta')
  return (
    <>
      <StatusPage brand={<WavingBrand name={meta('name')} />} title={t('title')} text={t('text')}>
        {/* An empty `href` is the requested address. */}
        <a href="" className={buttonStyle('primary')}>
          {t('retry')}
        </a>
      </StatusPage>
      <PagesAtHand title={t('atHand')} />
    </>
  )
}

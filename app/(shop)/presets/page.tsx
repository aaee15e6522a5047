import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CatalogBrowser } from '@/components/catalog/browse/catalog-browser'
import { BundleList } from '@/components/catalog/bundles/bundle-list'
import { summaryOf } from '@/components/catalog/browse/summary-of'
import { PresetCard } from '@/components/catalog/browse/preset-card'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { bundles, games, presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/presets' },
  }
}

export default async function CatalogPage() {
  const t = await getTranslations('catalog')
  const all = presets()
  return (
    <PageTexts page="/presets">
      <div className="page-width grid min-h-lvh content-start gap-3 py-3 sm:gap-8 sm:py-12">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h1 className="text-2xl sm:w-full">{t('title')}</h1>
          <p className="text-width text-muted max-sm:hidden">{t('lead')}</p>
        </div>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <CatalogBrowser
          entries={all.map((preset, index) => ({
            summary: summaryOf(preset),
            card: <PresetCard preset={preset} heading="h2" beside={all[index === 0 ? 1 : index - 1]} />,
          }))}
          games={games()}
          priceNote={t(`allPrices.${vatNote(owner().vat)}`)}
        />
      </div>
      <BundleList bundles={bundles()} />
    </PageTexts>
  )
}

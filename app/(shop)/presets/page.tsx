import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { playTexts } from '@/components/audio/sample-texts'
import { CatalogBrowser } from '@/components/catalog/catalog-browser'
import { PresetCard } from '@/components/catalog/preset-card'
import { summaryOf } from '@/components/catalog/preset-summary'
import { priceNote } from '@/components/catalog/price-note'
import { ShopLink } from '@/components/ui/shop-link'
import { games, presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/public-origin'

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
  const play = await playTexts()
  const texts = {
    filterLabel: t('filterLabel'),
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    game: t('game'),
    allGames: t('allGames'),
    submit: t('submit'),
    resultCount: t('resultCount'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    reset: t('reset'),
    priceNote: t('allPrices', { note: await priceNote() }),
  }
  return (
    <div className="page-width grid min-h-lvh content-start gap-8 py-12">
      <div className="grid gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-width text-muted">{t('lead')}</p>
        <p className="text-sm">
          <ShopLink
            href="/vergleich"
            className="inline-flex min-h-6 font-medium underline decoration-outline underline-offset-4 hover:text-accent"
          >
            {t('comparison.catalogLink')}
          </ShopLink>
        </p>
      </div>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <CatalogBrowser
        entries={presets.map((preset) => ({
          summary: summaryOf(preset),
          card: <PresetCard preset={preset} heading="h2" texts={play} />,
        }))}
        games={games}
        texts={texts}
      />
    </div>
  )
}

import { getTranslations } from 'next-intl/server'
import { pageTitle } from '@/components/ui/page-title'
import { presetOrders } from '@/lib/catalog/showing/sort-presets'
import { owner } from '@/lib/legal/owner'
import { vatNote } from '@/lib/legal/vat-note'
import { orderWords, GAME_PLACE } from './catalog-query'

export async function catalogTexts() {
  const t = await getTranslations('catalog')
  return {
    pageTitle: await pageTitle(t('title')),
    filterLabel: t('filterLabel'),
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    game: t('game'),
    allGames: t('allGames'),
    order: t('order'),
    orders: presetOrders.map((order) => ({ word: orderWords[order], text: t(`orders.${order}`) })),
    submit: t('submit'),
    onePreset: t('onePreset'),
    presets: t('presets'),
    unknownGame: t('unknownGame', { game: GAME_PLACE }),
    priceNote: t(`allPrices.${vatNote(owner.vat)}`),
    noHit: {
      title: t('noHit.title'),
      text: t('noHit.text'),
      games: t('noHit.games'),
      reset: t('noHit.reset'),
      vote: t('noHit.vote'),
    },
  }
}

export type CatalogTexts = Awaited<ReturnType<typeof catalogTexts>>

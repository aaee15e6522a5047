import { getTranslations } from 'next-intl/server'
import { playTexts } from '@/components/audio/playing/sample-texts'
import { fileFormats } from '@/lib/audio/formats/file-formats'
import type { Preset, PresetSummary } from '@/lib/catalog/schema'
import { presetOrders } from '@/lib/catalog/showing/sort-presets'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { orderWords, GAME_PLACE } from '../catalog-query'

export async function catalogTexts() {
  const t = await getTranslations('catalog')
  return {
    pageTitle: t('title'),
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
    priceNote: t(`allPrices.${vatNote(owner().vat)}`),
    noHit: {
      title: t('noHit.title'),
      text: t('noHit.text'),
      games: t('noHit.games'),
      reset: t('noHit.reset'),
      vote: t('noHit.vote'),
    },
  }
}

export async function ownedTexts() {
  const t = await getTranslations('catalog')
  return { owned: t('owned'), toFiles: t('toFiles') }
}

export async function cardTexts() {
  return { ...(await playTexts()), ...(await ownedTexts()) }
}

/** Words that fit every preset: the programs that read them, and what people type beside a game's name. */
const common = [...fileFormats.flatMap(({ programs }) => programs), 'EQ Preset Presets Headset Kopfhörer für']

export function summaryOf(preset: Preset): PresetSummary {
  const { id, name, game, tagline, price, updatedAt, aliases, description, headset } = preset
  const words = [...aliases, description, headset, ...common].join(' ')
  return { id, name, game, tagline, price, updatedAt, words }
}

export type CatalogTexts = Awaited<ReturnType<typeof catalogTexts>>
export type OwnedTexts = Awaited<ReturnType<typeof ownedTexts>>
export type CardTexts = Awaited<ReturnType<typeof cardTexts>>

import { getTranslations } from 'next-intl/server'
import { trackOf, type Track } from '@/components/audio/playing/track'
import type { CartItem } from '@/lib/cart/schema'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { bundles, presets } from '@/lib/catalog/catalog'
import { isMoneyBackPromised } from '@/lib/catalog/current-catalog'
import { installationPlatformsOf, type SetupPlatform } from '@/lib/catalog/platforms'
import { owner } from '@/lib/legal/current-owner'
import type { PaymentMethod } from '@/lib/payment/schema'
import { vatNote } from '@/lib/legal/vat-note'
import { discountTexts } from './discount-texts'

export async function nothingToBuyTexts() {
  const t = await getTranslations('cart')
  return {
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
    choose: t('choose'),
    noneLeftTitle: t('noneLeftTitle'),
    noneLeftText: t('noneLeftText'),
    chooseOthers: t('chooseOthers'),
  }
}

export async function orderSteps() {
  const t = await getTranslations('cart.steps')
  return { stepsLabel: t('label'), steps: [t('cart'), t('checkout'), t('order')] }
}

export async function cartTexts(methods: readonly PaymentMethod[]) {
  const t = await getTranslations('cart')
  const tCheckout = await getTranslations('checkout')
  const tLegal = await getTranslations('legal')
  const tCatalog = await getTranslations('catalog')
  return {
    ...(await nothingToBuyTexts()),
    ...(await orderSteps()),
    loading: t('loading'),
    items: t('items'),
    remove: t('remove'),
    removeNamed: t('removeNamed'),
    removed: t('removed'),
    undo: t('undo'),
    unavailable: t('unavailable'),
    unavailableHint: t('unavailableHint'),
    bundle: String(t.raw('bundle')),
    fitting: await fittingTexts(),
    total: t('total'),
    priceNote: tLegal(vatNote(owner().vat)),
    checkout: t('checkout'),
    chooseMore: t('chooseMore'),
    runsOn: tCatalog('runsOn'),
    methods: t('methods', {
      methods: methods.map((method) => tCheckout(`methods.${method}.label`)).join(', '),
    }),
    moneyBack: await moneyBackText(),
    code: await discountTexts(),
  }
}

export type CartTexts = Awaited<ReturnType<typeof cartTexts>>

export type CartOffer = CartItem & Track & { game: string; platforms: readonly SetupPlatform[] }

export function cartOffers(): CartOffer[] {
  return presets().map((preset) => ({
    ...trackOf(preset),
    game: preset.game,
    price: preset.price,
    platforms: installationPlatformsOf(preset),
  }))
}

/** The browser fills in the name. */
export async function playingOfferTexts() {
  const t = await getTranslations('cart')
  return { add: t('add'), goToCart: t('goToCart'), added: String(t.raw('added')) }
}

/** '' while the shop does not make the promise. */
export async function moneyBackText(): Promise<string> {
  const t = await getTranslations('catalog.moneyBack')
  return isMoneyBackPromised() ? t('short') : ''
}

/** The browser fills in the words in braces. */
async function fittingTexts() {
  const t = await getTranslations('cart.fitting')
  return {
    title: t('title'),
    complete: String(t.raw('complete')),
    completeForLess: String(t.raw('completeForLess')),
    completeAdd: String(t.raw('completeAdd')),
    completed: String(t.raw('completed')),
    sameGame: t('sameGame'),
    sameBundle: String(t.raw('sameBundle')),
    add: t('add'),
    addNamed: String(t.raw('addNamed')),
    added: String(t.raw('added')),
  }
}

export function bundleOffers(): BundleOffer[] {
  return bundles().map(({ id, name, price, presetIds }) => ({ id, name, price, presetIds }))
}

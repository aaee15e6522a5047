import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { formatCents } from '@/lib/core/money'
import { journalAdded } from '@/lib/journal/data'
import type { Json, Store } from '@/lib/store/store'
import { tFields, translator } from '@/messages/texts'
import { pricesSet } from '../data'
import {
  DAY,
  LONGEST_SALE,
  lowestBefore,
  stepsKept,
  stepsOf,
  type PriceStep,
  type Prices,
  type SalePrice,
} from '../pricing/price-steps'
import type { StoredPreset } from '../stored-preset'
import { changePreset } from './change-preset'
import { requireSure } from './doubts-about'

const t = translator('admin.presets.doubts')

const MOST_STEPS = 150
/** A sale price below this part of the regular one asks first. */
const FAR_BELOW = 0.3

interface SalePriceChange {
  revision: number
  /** Replaces a current or future sale price; null ends it now. */
  salePrice: SalePrice | null
  isSure?: boolean | undefined
}

/**
 * @throws ShopError `not_found`, also if unpublished; `invalid_input` at `price`, `from` or `to`; `preset_doubtful`,
 * `preset_changed`
 */
export function setSalePrice(
  store: Store,
  id: string,
  { revision, salePrice, isSure }: SalePriceChange,
  actor: string,
): Promise<{ id: string; revision: number }> {
  return changePreset(store, id, revision, (preset) => {
    const { published } = preset
    if (!published) throw new ShopError('not_found')
    const at = now()
    const before = pricesOf(preset, published.price)
    const begun = salePrice && { ...salePrice, from: Math.max(salePrice.from, at) }
    const changed: Prices = { price: published.price, ...(begun ? { salePrice: begun } : {}) }
    const steps = stepsWithin(before, changed, at)
    if (begun) {
      requireReduction({ ...changed, priceSteps: steps }, begun, at)
      const isFar = begun.price < published.price * FAR_BELOW
      requireSure(isFar ? [t('salePrice')] : [], isSure)
    }
    return {
      ...pricesSet(id, changed, steps),
      ...journalAdded({
        actor,
        act: 'preset-sold',
        subject: `presets/${id}`,
        before: journaled(preset.salePrice),
        after: journaled(begun ?? undefined),
      }),
    }
  })
}

export function pricesOf({ salePrice, priceSteps }: StoredPreset, price: number): Prices {
  return { price, salePrice, priceSteps }
}

/** @throws ShopError `invalid_input` at `price` if they have changed too often to keep */
export function stepsWithin(before: Prices, changed: Prices, at: number): PriceStep[] {
  const steps = stepsKept(before, changed, at)
  if (steps.length > MOST_STEPS) throw refused('price', tFields('price_steps'))
  return steps
}

/** Nothing is called a reduction that is none (§ 11 PAngV). */
function requireReduction(prices: Prices, { price, from, to }: SalePrice, at: number): void {
  const steps = stepsOf(prices)
  const index = steps.findLastIndex((step) => step.from <= from && step.isSale)
  if (to <= from || to <= at) throw refused('to', tFields('sale_over'))
  if (to - saleBegan(steps, index) > LONGEST_SALE * DAY) throw refused('to', tFields('sale_long'))
  if (from > at + 365 * DAY) throw refused('from', tFields('sale_late'))
  if (price >= prices.price) throw refused('price', tFields('sale_not_less'))
  const lowest = lowestBefore(steps, index)
  if (lowest !== undefined && price >= lowest)
    throw refused('price', tFields('sale_no_reduction', { lowest: formatCents(lowest) }))
}

/** Since when prices have been sale prices without a break, in ms, up to that step. */
function saleBegan(steps: readonly PriceStep[], index: number): number {
  let first = index
  while (steps[first - 1]?.isSale) first -= 1
  return steps[first]?.from ?? 0
}

function refused(field: string, sentence: string): ShopError {
  return new ShopError('invalid_input', { fields: { [`salePrice.${field}`]: sentence } })
}

function journaled(salePrice: SalePrice | undefined): Record<string, Json> | null {
  return salePrice ? { salePrice: salePrice.price, from: salePrice.from, to: salePrice.to } : null
}

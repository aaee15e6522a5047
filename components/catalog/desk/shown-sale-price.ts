import { getFormatter, getTranslations } from 'next-intl/server'
import type { SalePrice } from '@/lib/catalog/pricing/price-steps'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { now } from '@/lib/core/clock'
import type { ShownSalePrice } from './preset-sale-price'

/** One that is over counts as none. */
export async function shownSalePrice(salePrice: SalePrice | undefined): Promise<ShownSalePrice> {
  const t = await getTranslations('admin.presets.salePrice')
  const format = await getFormatter()
  const at = now()
  if (!salePrice || salePrice.to <= at) {
    return { price: null, from: berlinTimeOf(at), to: '', state: t('none') }
  }
  const say = (time: number) => format.dateTime(time, { dateStyle: 'medium', timeStyle: 'short' })
  const { price, from, to } = salePrice
  const state = from <= at ? t('running', { to: say(to) }) : t('coming', { from: say(from), to: say(to) })
  return { price, from: berlinTimeOf(from), to: berlinTimeOf(to), state }
}

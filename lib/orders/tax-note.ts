import { countryName } from '@/lib/core/text/country-line'
import { vatNote } from '@/lib/legal/vat-note'
import { tLegal } from './mail-texts'
import type { Order } from './schema'

export function taxNote({ vat, taxation }: Pick<Order, 'vat' | 'taxation'>): string {
  if (vat === 'reverse-charge') return tLegal('vatReverseCharge')
  if (taxation?.kind !== 'one-stop-shop') return tLegal(vatNote({ mode: vat }))
  const { country, ratePercent: rate } = taxation
  return tLegal('vatAbroad', { rate, country: countryName(country) })
}

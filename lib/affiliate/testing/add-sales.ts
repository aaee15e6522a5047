import { setClock } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { recordSale } from '../attribution/record-sale'
import type { Credit, PayoutData } from '../schema'
import type { Sale } from '../sales/schema'

export const samplePayout: PayoutData = {
  holder: 'Nova Müller',
  iban: 'DE02120300000000202051',
  taxState: 'private',
}

/** Partners with payout data, at a rate of 10 %. */
export async function addPartners(
  store: Store,
  uids: readonly string[],
  payout: PayoutData | null = samplePayout,
): Promise<void> {
  for (const uid of uids) {
    const partner = { uid, customCode: uid.toUpperCase(), commissionRate: 10, email: `${uid}@example.com` }
    await store.update({ [`affiliateUsers/${uid}`]: { ...partner, ...(payout ? { payout } : {}) } })
  }
}

/** A partner's sale at a time (ms) for a price in cents; leaves the clock at that time. */
export async function addSale(
  store: Store,
  uid: string,
  { at, price, by }: { at: number; price: number; by?: Credit },
): Promise<Sale> {
  setClock(() => at)
  const sale = await recordSale(store, {
    orderId: `order_${at}_${uid.padEnd(16, '0').slice(-16)}`,
    attribution: { affiliateUid: uid, trackingCode: uid.toUpperCase(), ...(by ? { by } : {}) },
    customerEmail: 'kundin@example.com',
    productName: 'Stille Sohle',
    productPrice: price,
  })
  if (!sale) throw new Error('no sale')
  return sale
}

import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { setClock } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'

const { presets } = programCatalog

const start = Date.now()
let count = 0

interface Origin {
  customerUid?: string
  cookieCode?: string
}

/** Places an order of one preset under an e-mail address, a moment after the previous one. */
export async function orderUnder(store: Store, email: string, origin: Origin = {}) {
  const request = orderRequestSchema.parse({
    items: [{ id: presets[0]?.id }],
    email,
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
  })
  count += 1
  setClock(() => start + count)
  return placeOrder(store, request, { key: `key-${count}`, ...origin })
}

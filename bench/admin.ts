import { programCatalog } from '@/lib/catalog/program-catalog'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { partnerOf } from './partners'
import { timePage, type PageTimes } from './time-page'

const { presets } = programCatalog

const FEW = 10
const MANY = 100_000
const BATCH = 500
const FIRST_ORDER = Date.UTC(2026, 0, 1)
const ADMIN = 'admin@spielklang.example'

/** Opens `/admin` of a shop with 100,000 partners and 100,000 orders, and of one with 10, in turns. */
export function measureAdmin(): Promise<PageTimes> {
  return timePage({ email: ADMIN, path: '/admin' }, { few: fillAdmin(FEW), many: fillAdmin(MANY) })
}

/** Writes as many partners, and as many orders, each third one paid. */
export function fillAdmin(count: number) {
  return async (store: Store): Promise<void> => {
    for (let first = 0; first < count; first += BATCH) {
      const changes: Changes = {}
      for (let index = first; index < Math.min(first + BATCH, count); index += 1) {
        const order = orderOf(index)
        changes[`affiliateUsers/bench-${index}`] = { ...partnerOf(index) }
        changes[`orders/${order.id}`] = { ...order }
      }
      await store.update(changes)
    }
  }
}

function orderOf(index: number): Order {
  const [preset] = presets
  if (!preset) throw new Error('the catalogue is empty')
  const at = FIRST_ORDER + index * 60_000
  const random = String(index).padStart(16, '0')
  const isPaid = index % 3 === 0
  return {
    id: `order_${at}_${random}`,
    createdAt: at,
    status: isPaid ? 'paid' : 'pending',
    reference: `SK-${random.slice(6, 11)}-${random.slice(11)}`,
    email: `kundin-${index}@example.com`,
    items: { [preset.id]: { name: preset.name, price: preset.price, position: 0, version: 1 } },
    total: preset.price,
    vat: 'included',
    paymentMethod: 'vorkasse',
    consent: { immediateDelivery: { text: 'a', at }, withdrawalLoss: { text: 'b', at } },
    accessTokenHash: random,
    idempotencyKey: random,
    bodyHash: random,
    history: { pending: { at, actor: 'customer' }, ...(isPaid ? { paid: { at, actor: 'bench' } } : {}) },
  }
}

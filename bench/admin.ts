import { programCatalog } from '@/lib/catalog/program-catalog'
import { ordersCounted } from '@/lib/orders/count-data'
import { referenceKeyOf } from '@/lib/orders/reference'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { fillFigures } from './measuring/fill-figures'
import { partnerOf } from './partners'
import type { Row } from './measuring/report'
import { pagesCompared } from './measuring/rows'
import { timePages } from './measuring/time-page'

const { presets } = programCatalog

const FEW = { partners: 10, orders: 10 }
const MANY = { partners: 100_000, orders: 1_000_000 }
const BATCH = 500
const FIRST_ORDER = Date.UTC(2026, 0, 1)
const ADMIN = 'admin@spielklang.example'

/** The overview, the list of orders, one of its tabs, its search, and the search over everything. */
const PATHS = [
  '/admin',
  '/admin/bestellungen',
  '/admin/bestellungen?stand=bezahlt',
  '/admin/bestellungen?suche=sk0000000007',
  '/api/admin/search?q=sk0000000007',
]

/** Opens these pages of the desk alternately in a shop with 100,000 partners and 1,000,000 orders, and in one with 10. */
export async function measureAdmin(): Promise<Row[]> {
  const pages = { email: ADMIN, paths: PATHS }
  const times = await timePages(pages, { few: fillAdmin(FEW), many: fillAdmin(MANY) })
  return pagesCompared(times, '1,000,000 orders and 100,000 partners')
}

/** Writes partners and orders, every third one paid. */
function fillAdmin({ partners, orders }: typeof FEW) {
  return async (store: Store): Promise<void> => {
    await inBatches(store, partners, (index) => ({
      [`affiliateUsers/bench-${index}`]: { ...partnerOf(index) },
    }))
    await inBatches(store, orders, (index) => {
      const order = orderOf(index)
      return { [`orders/${order.id}`]: { ...order } }
    })
    const paid = Math.ceil(orders / 3)
    await store.update({ ...ordersCounted('paid', paid), ...ordersCounted('pending', orders - paid) })
    await fillFigures(store, orders)
  }
}

async function inBatches(store: Store, count: number, entryOf: (index: number) => Changes): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const length = Math.min(BATCH, count - first)
    const entries = Array.from({ length }, (_, index) => entryOf(first + index))
    await store.update(Object.assign({}, ...entries))
  }
}

function orderOf(index: number): Order {
  const [preset] = presets
  if (!preset) throw new Error('the catalogue is empty')
  const at = FIRST_ORDER + index * 60_000
  const random = String(index).padStart(16, '0')
  const isPaid = index % 3 === 0
  const reference = `SK-${random.slice(6, 11)}-${random.slice(11)}`
  const email = `kundin-${index}@example.com`
  return {
    id: `order_${at}_${random}`,
    createdAt: at,
    status: isPaid ? 'paid' : 'pending',
    reference,
    referenceKey: referenceKeyOf(reference),
    email,
    emailLower: email,
    terms: { agb: 'a', widerruf: 'b', seller: 'c' },
    items: { [preset.id]: { name: preset.name, price: preset.price, position: 0, version: 1 } },
    total: preset.price,
    vat: 'included',
    paymentMethod: 'vorkasse',
    consent: {
      immediateDelivery: { text: 'a', at, version: '2026-11-21' },
      withdrawalLoss: { text: 'b', at, version: '2026-11-21' },
    },
    accessTokenHash: random,
    idempotencyKey: random,
    bodyHash: random,
    history: { pending: { at, actor: 'customer' }, ...(isPaid ? { paid: { at, actor: 'bench' } } : {}) },
  }
}

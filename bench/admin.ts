import { z } from 'zod'
import { SAMPLE_PASSWORD, sampleAccounts } from '@/dev/sample-accounts'
import { startAuthEmulator } from '@/dev/sign-in/auth-emulator'
import type { Affiliate } from '@/lib/affiliate/schema'
import { presets } from '@/lib/catalog/catalog'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { withServer, type MeasuredShop } from './measured-shop'
import { median, spreadOf, type Spread } from './median'

const FEW = 10
const MANY = 100_000
const BATCH = 500
const WARM_UP = 20
const TURNS = 200
const FIRST_ORDER = Date.UTC(2026, 0, 1)
const ADMIN = 'admin@spielklang.example'

interface AdminTimes {
  /** Median time of the page with 10 partners and 10 orders, in ms. */
  few: number
  /** The same with 100,000 of each. */
  many: number
  /** Many to few, over all turns. */
  ratio: Spread
}

/** Opens `/admin` of a shop with 100,000 partners and 100,000 orders, and of one with 10, in turns. */
export async function measureAdmin(): Promise<AdminTimes> {
  const signIn = await startAuthEmulator({ port: 0, fixedPort: true, accounts: sampleAccounts })
  process.env.AUTH_EMULATOR_PORT = String(signIn.port)
  try {
    return await withServer(fillAdmin(FEW), (few) =>
      withServer(fillAdmin(MANY), async (many) =>
        timeInTurns(await openAdmin(few, signIn.port), await openAdmin(many, signIn.port)),
      ),
    )
  } finally {
    Reflect.deleteProperty(process.env, 'AUTH_EMULATOR_PORT')
    await signIn.kill()
  }
}

async function timeInTurns(
  openFew: () => Promise<number>,
  openMany: () => Promise<number>,
): Promise<AdminTimes> {
  const turns: { few: number; many: number }[] = []
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1)
    turns.push({ few: await openFew(), many: await openMany() })
  const counted = turns.slice(WARM_UP)
  return {
    few: median(counted.map(({ few }) => few)),
    many: median(counted.map(({ many }) => many)),
    ratio: spreadOf(counted.map(({ few, many }) => many / few)),
  }
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

function partnerOf(index: number): Affiliate {
  return {
    uid: `bench-${index}`,
    customCode: `BENCH${index}`,
    customCodeLower: `bench${index}`,
    email: `partner-${index}@example.com`,
    commissionRate: 10,
    totalClicks: index,
    uniqueClicks: index,
    totalSales: 0,
    balance: 0,
    released: 0,
    paidOut: 0,
    releases: 0,
    totalEarnings: 0,
    active: true,
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

/** Signs in as the sample admin; what it gives opens `/admin` and says how long that took, in ms. */
async function openAdmin({ origin }: MeasuredShop, signInPort: number): Promise<() => Promise<number>> {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await signIn(signInPort) }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return async () => {
    const start = performance.now()
    const page = await fetch(`${origin}/admin`, { headers: { cookie } })
    await page.arrayBuffer()
    if (!page.ok) throw new Error(`/admin answered ${page.status}`)
    return performance.now() - start
  }
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN, password: SAMPLE_PASSWORD, returnSecureToken: true }),
    },
  )
  return z.object({ idToken: z.string() }).parse(await answer.json()).idToken
}

import { z } from 'zod'
import { SAMPLE_PASSWORD, sampleAccounts } from '@/dev/sample-accounts'
import { startAuthEmulator } from '@/dev/sign-in/auth-emulator'
import type { Affiliate } from '@/lib/affiliate/schema'
import { presets } from '@/lib/catalog/catalog'
import type { Order } from '@/lib/orders/schema'
import type { Changes, Store } from '@/lib/store/store'
import { loadInTurns, Target } from './load'
import { withServer, type MeasuredShop } from './measured-shop'

const FEW = 10
const MANY = 100_000
const BATCH = 500
const FIRST_ORDER = Date.UTC(2026, 0, 1)
const ADMIN = 'admin@spielklang.example'

/** Loads `/admin` of a shop with 100,000 partners and 100,000 orders, and of one with 10, in turns. */
export async function measureAdmin(): Promise<{ admin: Target; adminOfMany: Target }> {
  const signIn = await startAuthEmulator({ port: 0, fixedPort: true, accounts: sampleAccounts })
  process.env.AUTH_EMULATOR_PORT = String(signIn.port)
  try {
    return await withServer(fillAdmin(FEW), (few) =>
      withServer(fillAdmin(MANY), async (many) => {
        const admin = await adminTarget(few, signIn.port)
        const adminOfMany = await adminTarget(many, signIn.port)
        await loadInTurns(admin, adminOfMany)
        return { admin, adminOfMany }
      }),
    )
  } finally {
    Reflect.deleteProperty(process.env, 'AUTH_EMULATOR_PORT')
    await signIn.kill()
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

/** `/admin` as the sample admin sees it. */
async function adminTarget({ origin }: MeasuredShop, signInPort: number): Promise<Target> {
  const idToken = await signIn(signInPort)
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return new Target(`${origin}/admin`, {
    setupRequest: (request) => ({ ...request, headers: { ...request.headers, cookie } }),
  })
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

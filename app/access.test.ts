import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readAccessTable } from '@/dev/markdown-tables'
import { findCalls } from '@/dev/access/find-calls'
import { byRole, deskRoles, type DeskRoles } from '@/lib/account/desk-roles'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { setClock } from '@/lib/core/clock'
import { serverSecret } from '@/lib/core/server-secret'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'

const { presets } = programCatalog

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
process.env.METRICS_TOKEN = 'a-token-for-figures-alone'

const handlerSchema = z.custom<
  (request: Request, context: { params: Promise<unknown> }) => Promise<Response>
>((value) => typeof value === 'function')

const table = readAccessTable()
const calls = findCalls()
const routesFor = (who: string) =>
  [...table].filter(([call, rule]) => rule.who === who && call.includes(' /api/')).map(([call]) => call)

describe('the access table', () => {
  const accounts = temporaryAccounts(store)
  const [preset] = presets
  /** Bodies for the routes that read the body before they look up what the address names. */
  const bodies: Record<string, object> = {
    'POST /api/admin/statements/entries/confirm': {
      ids: ['booking_20261120_0123456789abcdef0123456789abcdef'],
    },
    'POST /api/admin/statements/entries/[entryId]': { decision: 'none' },
    'POST /api/admin/statements/unmatched/[paymentId]': { note: 'x' },
    'POST /api/admin/numbers': { numbers: '' },
    'POST /api/orders/[orderId]/fits': {
      id: '0'.repeat(32),
      preset: preset?.id,
      filters: 'PK2200_30_120',
      said: 2,
    },
    'PUT /api/orders/[orderId]/gifts/[preset]/[kind]': {
      sound: Array.from({ length: 31 }, () => 0),
      bed: Array.from({ length: 31 }, () => 0),
    },
    'POST /api/orders/[orderId]/payment': { method: 'vorkasse' },
    'PUT /api/partner/page': { presets: [] },
    'PUT /api/partner/notices/digest': { digest: null },
    'PUT /api/partner/notices/discord': {
      address: `https://discord.com/api/webhooks/123456789012345678/${'x'.repeat(68)}`,
    },
    'PUT /api/partner/notices/overlay': { sound: false },
    'PUT /api/partner/stage': { text: '' },
    'PUT /api/orders/[orderId]/email': { email: 'neu@example.com' },
    'PUT /api/orders/[orderId]/billing': {
      billing: { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' },
    },
    'POST /api/orders/[orderId]/updates': { wanted: false },
    'PUT /api/orders/[orderId]/ratings/[preset]': { stars: 5, text: '', name: '' },
  }
  /** Parameters for the routes in which a parameter of the same name means something else. */
  const paramsOf: Record<string, object> = { 'GET /api/partner/[file]': { file: 'clicks.csv' } }
  const params = {
    orderId: 'order_1234567890123_abcdefghijklmnop',
    preset: preset?.id,
    fit: '0'.repeat(32),
    kind: 'metalSteps',
    gift: 'a',
    file: 'LIESMICH.txt',
    format: 'svg',
    width: '1',
    saleId: 'sale_1234567890123_abcdefghijklmnop',
    entryId: 'booking_20261120_0123456789abcdef0123456789abcdef',
    paymentId: 'pi_1',
    payoutId: 'payout_1234567890123_abcdefghijklmnop',
    id: preset?.id,
  }

  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterEach(() => setClock())
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const call = async (name: string, session?: string, query = '', secret?: string) => {
    const [method = '', address = ''] = name.split(' ')
    const file = calls.get(name)
    const routes: Record<string, unknown> = await import(`./${file}`)
    const end = new AbortController()
    const hasBody = method !== 'GET' && method !== 'DELETE'
    const request = new Request(`${ORIGIN}${address}${query}`, {
      method,
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        ...(session ? { cookie: `session=${session}` } : {}),
        ...(secret ? { authorization: secret } : {}),
      },
      signal: end.signal,
      ...(hasBody ? { body: JSON.stringify(bodies[name] ?? {}) } : {}),
    })
    const given = { ...params, ...paramsOf[name] }
    const { status } = await handlerSchema.parse(routes[method])(request, { params: Promise.resolve(given) })
    end.abort()
    return status
  }
  const signedIn = (roles: Partial<DeskRoles> = {}) => accounts.register({ roles })
  /** Session cookies for calls that do not change the session. */
  const known = { customer: '', ...byRole(() => '') }
  beforeAll(async () => {
    known.customer = (await signedIn()).cookie
    for (const role of deskRoles) known[role] = (await signedIn({ [role]: true })).cookie
  })

  it.each(routesFor('everybody'))('lets everybody call %s', async (name) => {
    expect([401, 403]).not.toContain(await call(name))
  })

  it.each([...routesFor('signed in'), ...routesFor('signed in lately')])(
    'lets only signed-in users call %s',
    async (name) => {
      expect(await call(name)).toBe(401)
      expect(await call(name, 'x.y.z')).toBe(401)
      expect([401, 403, 500]).not.toContain(await call(name, (await signedIn()).cookie))
    },
  )

  it.each(routesFor('partner'))('lets only a partner call %s', async (name) => {
    expect(await call(name)).toBe(401)
    const user = await signedIn()
    expect(await call(name, user.cookie)).toBe(403)
    await store().update({ [`affiliateUsers/${user.uid}/uid`]: user.uid })
    expect([401, 403, 500]).not.toContain(await call(name, user.cookie))
  })

  it.each(['order reader', ...deskRoles].flatMap(routesFor))(
    'lets only the roles that it lists call %s',
    async (name) => {
      expect(await call(name)).toBe(401)
      expect(await call(name, known.customer, '', 'Bearer wrong')).toBe(403)
      expect([401, 403, 500]).not.toContain(await call(name, undefined, '', `Bearer ${serverSecret()}`))
      for (const role of deskRoles) {
        const status = await call(name, known[role])
        if (table.get(name)?.roles[role]) expect([401, 403, 500]).not.toContain(status)
        else expect(status).toBe(403)
      }
    },
  )

  it('lets accounting change nothing', () => {
    const changing = [...table].filter(([name, { who, roles }]) => {
      const isForRoles = ['order reader', 'buyer, order reader', ...deskRoles].includes(who)
      return isForRoles && roles.accounting && !/^(?:GET )?\//.test(name)
    })
    expect(changing).toEqual([])
    expect(routesFor('accounting').length).toBeGreaterThan(2)
  })

  it.each(routesFor('admin, signed in lately'))(
    'lets an admin call %s only within five minutes of signing in',
    async (name) => {
      const { cookie } = await signedIn({ admin: true })
      expect(await call(name)).toBe(401)
      // One call for all other roles, because some of these calls are strictly rate limited.
      const others = await signedIn({ ...byRole(() => true), admin: false })
      expect(await call(name, others.cookie)).toBe(403)
      expect([401, 403, 500]).not.toContain(await call(name, cookie))
      setClock(() => Date.now() + 6 * 60_000)
      expect(await call(name, cookie)).toBe(401)
      expect([401, 403, 500]).not.toContain(await call(name, undefined, '', `Bearer ${serverSecret()}`))
    },
  )

  it.each(routesFor('`METRICS_TOKEN`'))('lets only the metrics token call %s', async (name) => {
    expect(await call(name)).toBe(401)
    expect(await call(name, known.admin)).toBe(401)
    for (const other of ['x'.repeat(32), serverSecret()])
      expect(await call(name, undefined, '', `Bearer ${other}`)).toBe(403)
    expect(await call(name, undefined, '', `Bearer ${process.env.METRICS_TOKEN}`)).toBe(200)
  })

  it.each(routesFor('signed message'))('takes only signed messages at %s', async (name) => {
    expect(await call(name)).toBe(400)
    expect(await call(name, known.admin)).toBe(400)
  })

  it.each([...routesFor('buyer'), ...routesFor('buyer, order reader')])(
    'lets only the buyer, and readers of orders where it says so, call %s',
    async (name) => {
      const buyer = await signedIn()
      const order = orderRequestSchema.parse({
        items: [{ id: preset?.id }],
        email: 'kundin@example.com',
        consent: { immediateDelivery: true, withdrawalLoss: true },
        paymentMethod: 'vorkasse',
      })
      const placed = await placeOrder(store(), order, { key: name, customerUid: buyer.uid })
      params.orderId = placed.orderId
      expect(await call(name)).toBe(404)
      expect(await call(name, known.customer, '?token=x')).toBe(404)
      const opened = await call(name, buyer.cookie)
      for (const role of deskRoles)
        expect(await call(name, known[role])).toBe(table.get(name)?.roles[role] ? opened : 404)
      expect([401, 404, 500]).not.toContain(opened)
      expect(await call(name, undefined, `?token=${placed.accessToken}`)).toBe(opened)
    },
  )
})

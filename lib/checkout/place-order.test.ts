import { startRtdbServer } from '@/dev/database/server'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { addressHash } from '@/lib/affiliate/clicks/visitor'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { percentOf } from '@/lib/core/money'
import { consent } from '@/lib/legal/contract-terms'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { currentTerms, shownTerms } from '@/lib/legal/current-terms'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { openOrder } from '@/lib/orders/access/open-order'
import { orderSchema } from '@/lib/orders/schema'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { settingsSchema } from '@/lib/settings/schema'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { placeOrder } from './place-order'
import { orderRequestSchema } from './schema'
import { termsOf } from '@/lib/legal/data'

const { presets } = programCatalog

// This test has its own database.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const [first, , second] = presets
if (!first || !second) throw new Error('the catalogue is empty')

const body = {
  items: [{ id: second.id }, { id: first.id }],
  email: ' kundin@example.com ',
  name: 'Käthe 🎧 <b>',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'vorkasse',
}
const request = orderRequestSchema.parse(body)

describe('placeOrder', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  it('stores items in order with catalogue prices and versions, and the accepted consent text', async () => {
    const placed = await placeOrder(store(), request, { key: 'key-12345' })
    expect(placed).toMatchObject({ total: first.price + second.price, status: 'pending' })
    const order = orderSchema.parse(await store().get(`orders/${placed.orderId}`))
    expect(order).toMatchObject({ email: 'kundin@example.com', name: 'Käthe 🎧 <b>', status: 'pending' })
    const { name, price, version } = second
    expect(order.items[second.id]).toEqual({ name, price, version, position: 0 })
    expect(order.consent.withdrawalLoss.text).toBe(consent.withdrawalLoss)
    expect(order.history.pending?.actor).toBe('customer')
  })

  it('stores a daily address hash for orders credited to a partner, and for no others', async () => {
    const address = '203.0.114.7'
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10' })
    await placeOrder(store(), request, { key: 'key-12345', address })
    expect(await store().get('orderTraces')).toBeNull()
    const { orderId } = await placeOrder(store(), request, {
      key: 'key-67890',
      address,
      cookieCode: 'NOVA10',
    })
    const trace = await store().get(`orderTraces/${orderId}`)
    expect(trace).toEqual({
      at: expect.any(Number),
      hasDiscount: false,
      address: addressHash(address, Date.now()),
    })
    expect(JSON.stringify(trace)).not.toContain('203.0')
  })

  it('stores the terms once for all orders, and the version of the consents', async () => {
    const { orderId } = await placeOrder(store(), request, { key: 'key-12345' })
    const order = orderSchema.parse(await store().get(`orders/${orderId}`))
    expect(await termsOf(store(), order)).toEqual(currentTerms())
    expect(order.consent.immediateDelivery.version).toBe(consent.version)

    const kept = await store().get('legalTexts')
    setClock(() => Date.now() + 60_000)
    await placeOrder(store(), request, { key: 'key-67890' })
    expect(await store().get('legalTexts')).toEqual(kept)
  })

  it('allows concurrent first orders under new terms, in Firebase too', async () => {
    const server = await startRtdbServer({ port: 0 })
    const settings = {
      STORE_ENGINE: 'firebase',
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    }
    const firebase = createFirebaseStore(parseEnv(settings))
    for (const engine of [store(), firebase]) {
      const keys = Array.from({ length: 10 }, (_, n) => `key-1234567${n}`)
      const placed = await Promise.all(keys.map((key) => placeOrder(engine, request, { key })))
      for (const { orderId } of placed) {
        const order = orderSchema.parse(await engine.get(`orders/${orderId}`))
        expect(await termsOf(engine, order)).toEqual(currentTerms())
      }
      expect(Object.keys(Object(await engine.get('legalTexts')))).toHaveLength(3)
    }
    await firebase.close()
    await server.close()
  })

  it('returns an access token that alone opens the order, and does not store it', async () => {
    const { orderId, accessToken } = await placeOrder(store(), request, { key: 'key-12345' })
    expect((await openOrder(store(), orderId, { token: accessToken })).id).toBe(orderId)
    expect(JSON.stringify(await store().get('orders'))).not.toContain(accessToken)
    for (const wrong of [undefined, '', `${accessToken}x`, 'x'.repeat(10_000)]) {
      await expect(openOrder(store(), orderId, { token: wrong })).rejects.toMatchObject({
        code: 'order_not_found',
      })
    }
    await expect(openOrder(store(), 'order_../../x', { token: accessToken })).rejects.toMatchObject({
      code: 'order_not_found',
    })
  })

  it('places one order per idempotency key, even for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(store(), request, { key: 'key-12345' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(Object.keys(Object((await store().get('orders')) ?? {}))).toHaveLength(1)
  })

  it('rejects another body under a used key', async () => {
    await placeOrder(store(), request, { key: 'key-12345' })
    const other = placeOrder(store(), { ...request, email: 'other@example.com' }, { key: 'key-12345' })
    await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' })
  })

  it('reports each product that cannot be bought', async () => {
    const items = [{ id: first.id }, { id: 'nonsense' }, { id: '__proto__' }]
    await expect(placeOrder(store(), { ...request, items }, { key: 'key-12345' })).rejects.toMatchObject({
      code: 'unknown_product',
      fields: { 'items.1.id': expect.any(String), 'items.2.id': expect.any(String) },
    })
    expect(await store().get('orders')).toBeNull()
  })

  it('stores no order with an invalid time if the clock is wrong', async () => {
    setClock(() => 86_400_000)
    await expect(placeOrder(store(), request, { key: 'key-12345' })).rejects.toThrow('the clock is wrong')
    expect(await store().get('orders')).toBeNull()
    setClock()
    expect(await placeOrder(store(), request, { key: 'key-12345' })).toMatchObject({ status: 'pending' })
  })

  it('stores discount and billing address, and treats both as part of the request', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10', discountPercent: 10 })
    const address = { name: 'Ada', street: 'Weg 1', zip: '01067', city: 'Dresden', country: 'DE' }
    const wanted = orderRequestSchema.parse({ ...body, discountCode: ' nova10 ', billing: address })
    const { orderId, total } = await placeOrder(store(), wanted, { key: 'key-12345' })
    const sum = first.price + second.price
    expect(total).toBe(sum - percentOf(sum, 10))
    expect(orderSchema.parse(await store().get(`orders/${orderId}`))).toMatchObject({
      discount: { code: 'NOVA10', percent: 10, amount: sum - total },
      billing: address,
      attribution: { affiliateUid: 'uid-nova', trackingCode: 'NOVA10' },
    })
    // A retry gets the lost answer, whatever discount the partner grants by now.
    await setPartner(store(), 'uid-nova', { discountPercent: 20 })
    expect(await placeOrder(store(), wanted, { key: 'key-12345' })).toMatchObject({ orderId, total })
    for (const other of [
      { ...wanted, discountCode: undefined },
      { ...wanted, billing: undefined },
      { ...wanted, billing: { ...address, city: 'Pirna' } },
    ]) {
      await expect(placeOrder(store(), other, { key: 'key-12345' })).rejects.toMatchObject({
        code: 'idempotency_conflict',
      })
    }
  })

  it('rejects an unknown code and a changed total', async () => {
    await setPartner(store(), 'uid-nova', { customCode: 'NOVA10', discountPercent: 10 })
    const sum = first.price + second.price
    const under = (change: object) => placeOrder(store(), { ...request, ...change }, { key: 'key-12345' })
    for (const [change, code] of [
      [{ discountCode: 'növa10' }, 'code_unknown'],
      [{ discountCode: 'NOVA10', expectedTotal: sum }, 'price_changed'],
    ] as const)
      await expect(under(change)).rejects.toMatchObject({ code })
    expect(await store().get('orders')).toBeNull()
  })

  it('rejects an order if the buyer saw another total', async () => {
    const placing = placeOrder(store(), { ...request, expectedTotal: 1 }, { key: 'key-12345' })
    await expect(placing).rejects.toMatchObject({ code: 'price_changed' })
  })

  it('rejects an order if the terms have changed since the buyer saw them', async () => {
    const agreeing = orderRequestSchema.parse({ ...body, shownTerms: shownTerms() })
    const { orderId } = await placeOrder(store(), agreeing, { key: 'key-12345' })
    setCurrentOwner({ ...realOwner, street: 'Neue Gasse 2' })
    await expect(placeOrder(store(), agreeing, { key: 'key-67890' })).rejects.toMatchObject({
      code: 'terms_changed',
    })
    expect(Object.keys(Object(await store().get('orders')))).toEqual([orderId])
    // A repeated request gets the answer to the terms accepted at that time.
    expect(await placeOrder(store(), agreeing, { key: 'key-12345' })).toMatchObject({ orderId })
    const again = { ...agreeing, shownTerms: shownTerms() }
    expect(await placeOrder(store(), again, { key: 'key-67890' })).toMatchObject({ status: 'pending' })
    setCurrentOwner(sampleOwner)
  })

  it('stores the money-back promise, and rejects an order if the buyer saw one no longer made', async () => {
    const expecting = { ...request, expectsMoneyBack: true as const }
    setCurrentSettings(settingsSchema.parse({ moneyBack: false }))
    await expect(placeOrder(store(), expecting, { key: 'key-12345' })).rejects.toMatchObject({
      code: 'promise_over',
    })
    setCurrentSettings(settingsSchema.parse({ moneyBack: true }))
    const { orderId } = await placeOrder(store(), expecting, { key: 'key-12345' })
    expect(await store().get(`orders/${orderId}/moneyBack`)).toBe(true)
  })
})

describe('orderRequestSchema', () => {
  const fieldsOf = (change: object) => {
    const parsed = orderRequestSchema.safeParse({ ...body, ...change })
    return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'))
  }

  it.each([
    [{ items: [] }, 'items'],
    [{ items: [{ id: first.id }, { id: first.id }] }, 'items.1.id'],
    [{ items: Array.from({ length: 200 }, (_, index) => ({ id: `preset-${index}` })) }, 'items'],
    [{ items: [{ id: first.id, price: -1 }] }, 'items.0'],
    [{ items: [{ id: first.id, price: 1.5 }] }, 'items.0'],
    [{ items: [{ id: first.id, price: '1' }] }, 'items.0'],
    [{ email: 'nonsense' }, 'email'],
    [{ email: '' }, 'email'],
    [{ name: 'x'.repeat(10_000) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: 'a\u202Eb' }, 'name'],
    [{ name: '\u2067שלום\u2069' }, 'name'],
    [{ name: 'a\u2028b' }, 'name'],
    [{ consent: { immediateDelivery: true, withdrawalLoss: false } }, 'consent.withdrawalLoss'],
    [{ consent: {} }, 'consent.immediateDelivery'],
    [{ paymentMethod: 'bitcoin' }, 'paymentMethod'],
    [{ trackingId: 'track_1' }, 'trackingId'],
    [{ surprise: true }, ''],
  ])('rejects %j at its field', (change, field) => expect(fieldsOf(change)).toContain(field))

  it.each(['שלום עולם', '🎧🎮', '<script>alert(1)</script>', ''])('accepts the name %s', (name) =>
    expect(fieldsOf({ name })).toEqual([]),
  )
})

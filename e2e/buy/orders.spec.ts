import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { orderBody, placeOrder, postOrder } from '../pages/place-order'
import { expect, test } from '../support/test'

const envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

test.describe('orders', () => {
  test(
    'an order is seen by nobody without its token',
    { tag: '@journey' },
    async ({ page, shop, request, consoleErrors }) => {
      const { orderId, accessToken } = await placeOrder(request, shop.origin)
      const answer = (path: string) =>
        request.get(`${shop.origin}${path}`).then((response) => response.status())
      expect(await answer(`/api/orders/${orderId}?token=${accessToken}`)).toBe(200)
      for (const query of ['', '?token=', '?token=wrong', `?token=${accessToken}x`]) {
        expect(await answer(`/api/orders/${orderId}${query}`)).toBe(404)
        expect((await page.goto(`/bestellung/${orderId}${query}`))?.status()).toBe(404)
      }
      expect(await answer(`/api/orders/order_1_x?token=${accessToken}`)).toBe(404)
      const file = `/api/orders/${orderId}/files/tarkov-stille-sohle`
      expect(await answer(`${file}/equalizer-apo.txt?token=${accessToken}`)).toBe(403)
      expect(await answer(`${file}/equalizer-apo.txt?token=wrong`)).toBe(404)
      await shop.confirm(orderId)
      for (const [name, type] of [
        ['equalizer-apo.txt', 'text/plain; charset=utf-8'],
        ['easyeffects.json', 'application/json'],
        ['alles.zip', 'application/zip'],
      ]) {
        const response = await request.get(`${shop.origin}${file}/${name}?token=${accessToken}`)
        expect(response.status()).toBe(200)
        expect(response.headers()).toMatchObject({
          'content-type': type,
          'content-disposition': expect.stringMatching(
            new RegExp(`^attachment; filename="spielklang-tarkov-stille-sohle-v\\d+-${name}"$`),
          ),
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin',
          'cache-control': 'private, no-store',
        })
      }
      for (const path of ['equalizer-apo.exe', '%00']) {
        expect(await answer(`${file}/${path}?token=${accessToken}`)).toBe(404)
      }
      expect(await answer(`${file}/..%2f..%2fpackage.json?token=${accessToken}`)).toBe(400)
      expect(await shop.data(`orders/${orderId}/refusals`)).toMatchObject({
        pending: { count: 1 },
        not_found: { count: 2 },
      })
      expect(consoleErrors.splice(0).filter((text) => !text.includes('404'))).toEqual([])
    },
  )

  test('the same key gives the same order, another body under it is refused', async ({ shop, request }) => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => placeOrder(request, shop.origin, { key })))
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    const other = await postOrder(request, shop.origin, {
      key,
      body: { ...orderBody, email: 'other@example.com' },
    })
    expect(other.status()).toBe(409)
    expect(envelope.parse(await other.json()).error.code).toBe('idempotency_conflict')
  })

  for (const [what, call, status, field] of [
    ['an empty cart', { body: { ...orderBody, items: [] } }, 400, 'items'],
    ['an unknown product', { body: { ...orderBody, items: [{ id: 'nichts' }] } }, 422, 'items.0.id'],
    [
      'a price of the browser',
      { body: { ...orderBody, items: [{ id: 'tarkov-stille-sohle', price: -1 }] } },
      400,
      'items.0.price',
    ],
    [
      'the same item twice',
      { body: { ...orderBody, items: [...orderBody.items, ...orderBody.items] } },
      400,
      'items.1.id',
    ],
    ['nonsense as e-mail address', { body: { ...orderBody, email: '@@' } }, 400, 'email'],
    ['a name of 10,000 characters', { body: { ...orderBody, name: 'x'.repeat(10_000) } }, 400, 'name'],
    ['no consent', { body: { ...orderBody, consent: {} } }, 400, 'consent.withdrawalLoss'],
    ['a missing key', { headers: { 'Idempotency-Key': '' } }, 400, 'idempotency-key'],
    ['a foreign origin', { headers: { origin: 'https://evil.example' } }, 403, null],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 415, null],
    ['no JSON', { body: Buffer.from('{'), headers: { 'content-type': 'application/json' } }, 400, null],
    ['5 MB', { body: { ...orderBody, name: 'x'.repeat(5_000_000) } }, 413, null],
  ] as const) {
    test(`${what} is refused with a German sentence`, async ({ shop, request }) => {
      const answer = await postOrder(request, shop.origin, call)
      expect(answer.status()).toBe(status)
      const { error } = envelope.parse(await answer.json())
      if (field !== null) expect(error.fields).toHaveProperty([field])
    })
  }
})

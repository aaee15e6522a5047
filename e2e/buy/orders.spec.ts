import { placeOrder } from '../pages/place-order'
import { expect, test } from '../support/test'

test.describe('orders', () => {
  test(
    'nobody can see an order without its token',
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
})

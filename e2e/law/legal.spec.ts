import { z } from 'zod'
import { placeOrder } from '../pages/place-order'
import { expect, open, test } from '../support/test'

test.describe('legal', () => {
  test(
    'an order shows the legal texts that it was placed under, not the current ones',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const { orderId, accessToken } = await placeOrder(request, shop.origin)
      const set = (path: string, value: unknown) => shop.write({ [path]: value })
      const { agb } = z.object({ agb: z.string() }).parse(await shop.data(`orders/${orderId}/terms`))
      const kept = z
        .object({ text: z.string() })
        .loose()
        .parse(await shop.data(`legalTexts/${agb}`))
      await set('legalTexts/old', {
        ...kept,
        text: `1. Früher\n\nDas galt einmal.\n\n\n2. Auch früher\n\nDas auch.`,
      })
      await set(`orders/${orderId}/terms/agb`, 'old')

      await open(page, `/bestellung/${orderId}?token=${accessToken}`)
      await page.getByRole('link', { name: 'AGB und Widerrufsbelehrung dieser Bestellung' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vertrag zur Bestellung SK-/)
      await expect(page.getByText('Das galt einmal.')).toBeVisible()
      await expect(page.getByRole('heading', { name: '5. Zahlung' })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeVisible()
      await expect(page.getByText('Ich stimme ausdrücklich zu').first()).toBeVisible()
      await page.getByRole('link', { name: 'Zur Bestellung' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bestellung SK-/)
    },
  )

  test('the terms and the withdrawal instruction have their own pages, and link the withdrawal form', async ({
    page,
  }) => {
    await open(page, '/agb')
    await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: '7. Widerruf' }).click()
    await expect(page.getByRole('heading', { name: '7. Widerruf' })).toBeInViewport()
    await page.getByRole('main').getByRole('link', { name: 'Widerrufsbelehrung' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widerrufsbelehrung')
    await expect(page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
      'href',
      '/vertrag-widerrufen',
    )
  })
})

import { randomUUID } from 'node:crypto'
import { setLocked } from '../pages/open-screen'
import { expect, open, undisturbedTest as test } from '../support/test'
import {
  declaration,
  fill,
  forgive,
  PAGE,
  paidOrder,
  receipt,
  withdrawalsOf,
} from '../pages/withdrawals-shop'

test.describe('withdrawals', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    test(
      'a guest reviews and declares by keyboard, once, and keeps the receipt after a reload',
      { tag: '@journey' },
      async ({ page, shop }) => {
        const reference = `Taktgeber ${randomUUID()}`
        await open(page, '/presets')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: 'Vertrag widerrufen', level: 1 })).toBeVisible()
        await page.getByLabel('Name').focus()
        await page.keyboard.type(declaration.name)
        await page.keyboard.press('Tab')
        await page.keyboard.type(reference)
        await page.keyboard.press('Tab')
        await page.keyboard.type(declaration.email)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: 'Das erklärst du' })).toBeFocused()
        await expect(page.getByText(reference)).toBeVisible()
        expect(await withdrawalsOf(shop, reference)).toEqual([])
        await page.reload()
        await page.getByRole('button', { name: 'Widerruf bestätigen' }).focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
        await expect(receipt(page)).toBeFocused()
        await expect(page.getByText(/\d{4} um \d\d:\d\d:\d\d Uhr/)).toBeVisible()
        const text = await page.getByRole('main').innerText()
        await page.reload()
        await expect(receipt(page)).toBeVisible()
        expect(await page.getByRole('main').innerText()).toBe(text)
        expect(await withdrawalsOf(shop, reference)).toMatchObject([{ status: 'received' }])
      },
    )
  })

  test('a retry after a lost response declares only once', async ({ page, shop, consoleErrors }) => {
    const reference = `Verlorene Antwort ${randomUUID()}`
    await open(page, `${PAGE}?name=a&reference=b&email=c@example.com`)
    expect(await withdrawalsOf(shop, 'b')).toEqual([])
    await fill(page, reference)
    await page.getByRole('button', { name: 'Weiter' }).click()
    await page.route('**/api/withdrawals', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'nicht geantwortet' })).toBeVisible()
    await page.unroute('**/api/withdrawals')
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(receipt(page)).toBeVisible()
    expect(await withdrawalsOf(shop, reference)).toHaveLength(1)
    forgive(consoleErrors)
  })

  test(
    'the order page links the form with its data filled in, during maintenance too',
    { tag: '@journey' },
    async ({ page, request, shop, consoleErrors }) => {
      const { address, reference } = await paidOrder(request, shop)
      await setLocked(shop, true)
      await open(page, address)
      await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()
      await expect(page.getByLabel('Bestellnummer oder Bezeichnung des Vertrags')).toHaveValue(reference)
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('kundin@example.com')
      await expect(page).toHaveURL(PAGE)
      await page.getByLabel('Name').fill('Erika Muster')
      await page.getByRole('button', { name: 'Weiter' }).click()
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
      await expect(receipt(page)).toBeVisible()
      await setLocked(shop, false)
      expect(await withdrawalsOf(shop, reference)).toHaveLength(1)
      forgive(consoleErrors)
    },
  )
})

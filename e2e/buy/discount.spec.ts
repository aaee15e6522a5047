import type { Page } from '@playwright/test'
import { ADMIN, openSession } from '../support/accounts'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { fillForm } from '../pages/buy'
import { expect, expectAccessible, open, test } from '../support/test'

const ORDER = 'Zahlungspflichtig bestellen'
/** `pixel` is a sample partner with 10 %, `NOVA10` one without, `pause` one who has ended it. */
const HALF_PRICE = /3,95/
const code = (page: Page) => page.getByLabel('Gutscheincode', { exact: true })
const removal = (page: Page, name = 'pixel') =>
  page.getByRole('button', { name: `Gutscheincode ${name} entfernen` })
const line = (page: Page, percent = '10') => page.getByText(new RegExp(`^Rabatt ${percent}\\s% \\(pixel\\)$`))

async function redeem(page: Page, text: string): Promise<void> {
  await code(page).fill(text)
  await code(page).press('Enter')
}

async function fillCart(page: Page): Promise<void> {
  await open(page, '/presets/tarkov-stille-sohle')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.goto('/warenkorb')
}

test('a campaign is created at the desk, redeemed up to its limit, counted and ended', async ({
  page,
  browser,
  shop,
  consoleErrors,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' })
  await openSession(context.request, shop, ADMIN)
  const desk = await context.newPage()
  await open(desk, '/admin/aktionen')
  const add = desk.getByRole('button', { name: 'Aktion anlegen' })
  await desk.getByLabel('Aktionscode').fill('NOVA10')
  await desk.getByLabel('oder Betrag in Euro').fill('2')
  await desk.getByLabel('Ende').fill(berlinTimeOf(Date.now() + 86_400_000))
  await desk.getByLabel('Wie oft er gilt').fill('1')
  await desk.getByRole('checkbox', { name: /Stille Sohle/ }).check()
  await add.click()
  await expect(desk.getByLabel('Aktionscode')).toHaveAccessibleDescription(/gibt es schon/)
  await desk.getByLabel('Aktionscode').fill('SOMMER')
  await add.click()
  const row = desk.getByRole('row').filter({ hasText: 'SOMMER' })
  await expect(row).toContainText('0 von 1')
  await expectAccessible(desk)

  await fillCart(page)
  await redeem(page, 'sommer')
  await expect(page.getByText(/Der Code SOMMER gibt 2,00\s€ Rabatt auf bestimmte Presets/)).toBeVisible()
  await fillForm(page, 'sommer@example.com', 'Überweisung (Vorkasse)')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/bestellung/)
  await expect(page.getByRole('row', { name: /SOMMER.* -2,00/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Gesamtsumme 5,90/ })).toBeVisible()

  await open(desk, '/admin/aktionen')
  await expect(row).toContainText('1 von 1')
  await expect(row).toContainText('Aufgebraucht')
  await page.goto('/presets/tarkov-stille-sohle')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await page.goto('/warenkorb')
  await redeem(page, 'sommer')
  await expect(page.getByText(/schon so oft eingelöst/)).toBeVisible()
  await row.getByRole('button', { name: 'Aktion SOMMER beenden' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Aktion beenden' }).click()
  await expect(row).toContainText('Beendet')
  await context.close()
  // Both refusals are expected.
  expect(consoleErrors.splice(0).filter((text) => !/400|422/.test(text))).toEqual([])
})

test.describe('a discount code', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'is entered in the cart, applies in all tabs, and reduces the order to the cent',
    { tag: '@journey' },
    async ({ page, context, shop }) => {
      await fillCart(page)
      const other = await context.newPage()
      await open(other, '/warenkorb')
      await redeem(page, ' PIXEL ')
      await expect(removal(page)).toBeFocused()
      await expect(line(page)).toBeVisible()
      await expect(page.getByText('7,11 €')).toBeVisible()
      await expect(page.getByText('-0,79 €')).toBeVisible()
      await expect(line(other)).toBeVisible()
      await removal(other).click()
      await expect(code(other)).toBeFocused()
      await expect(code(page)).toBeVisible()
      await expect(line(page)).toHaveCount(0)
      await redeem(page, 'pixel')
      await expect(line(page)).toBeVisible()

      await fillForm(page, 'rabatt@example.com', 'Überweisung (Vorkasse)')
      await expect(line(page)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: ORDER }).click()
      await expect(page).toHaveURL(/bestellung/)
      await expect(page.getByRole('row', { name: /Rabatt 10\s% \(pixel\) -0,79/ })).toBeVisible()
      await expect(page.getByRole('row', { name: /Gesamtsumme 7,11/ })).toBeVisible()
      await expectAccessible(page)
      const orderId = new URL(page.url()).pathname.split('/').at(-1)
      expect(await shop.data(`orders/${orderId}`)).toMatchObject({
        total: 711,
        discount: { code: 'pixel', percent: 10, amount: 79 },
        attribution: { affiliateUid: 'sample-partner-pixel', trackingCode: 'pixel' },
      })
      expect(await page.evaluate(() => localStorage.getItem('cart.code'))).toBeNull()
    },
  )

  test('that is invalid or inactive shows an error at its field, and the cart is kept', async ({
    page,
    consoleErrors,
  }) => {
    await fillCart(page)
    for (const [text, sentence] of [
      ['', /gib einen Gutscheincode ein/],
      ['pixäl', /gibt es nicht/],
      ['pixle', /gibt es nicht/],
      ['pause', /gilt zurzeit nicht/],
    ] as const) {
      await redeem(page, text)
      await expect(code(page)).toHaveAccessibleDescription(sentence)
      await expect(code(page)).toBeFocused()
      await expect(code(page)).toHaveValue(text)
    }
    expect(consoleErrors.splice(0)).toHaveLength(2)
    await expectAccessible(page)
    await expect(page.getByText('7,90 €').last()).toBeVisible()
    // It grants no discount, yet credits the partner.
    await redeem(page, 'nova10')
    await expect(page.getByText('dein Einkauf unterstützt aber NOVA10.').first()).toBeVisible()
    await expect(page.getByText(/^Rabatt/)).toHaveCount(0)
    await removal(page, 'NOVA10').press('Enter')
    await expect(code(page)).toBeFocused()
  })

  test('that changed or ended meanwhile is refused at the checkout, keeping all input', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await fillCart(page)
    await redeem(page, 'pixel')
    await expect(line(page)).toBeVisible()
    await fillForm(page, 'kundin@example.com', 'Überweisung (Vorkasse)')
    await shop.command('commands/partners.ts', 'set', 'pixel', '--discount', '50')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Preis hat sich inzwischen geändert' }),
    ).toBeVisible()
    await expect(line(page, '50')).toBeVisible()
    await expect(page.getByText(HALF_PRICE).last()).toBeVisible()
    await shop.command('commands/partners.ts', 'set', 'pixel', '--discount', '10', '--active', 'false')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(code(page)).toHaveAccessibleDescription(/gilt zurzeit nicht/)
    await expect(code(page)).toBeFocused()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('kundin@example.com')
    await shop.command('commands/partners.ts', 'set', 'pixel', '--active', 'true')
    expect(consoleErrors.splice(0)).toHaveLength(2)
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page).toHaveURL(/bestellung/)
    await expect(page.getByRole('row', { name: /Gesamtsumme 7,90/ })).toBeVisible()
  })

  test('applies automatically with the partner’s link, unless another one is entered', async ({
    page,
    shop,
  }) => {
    await open(page, '/presets/tarkov-stille-sohle?ref=pixel')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('affiliateTracking')))
      .toContain('track_')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.goto('/warenkorb')
    await expect(line(page)).toBeVisible()
    await expect(page.getByText(/^Über den Link von pixel bekommst du 10\s% Rabatt\.$/).first()).toBeVisible()
    await redeem(page, 'nova10')
    await expect(removal(page, 'NOVA10')).toBeFocused()
    await expect(line(page)).toHaveCount(0)
    await removal(page, 'NOVA10').click()
    await expect(line(page)).toBeVisible()
    await fillForm(page, 'verlinkt@example.com', 'Karte oder PayPal')
    await expect(line(page)).toBeVisible()
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.getByText('Testzahlung: Es fließt kein Geld')).toBeVisible()
    await expect(page.getByText(/7,11/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
    await expect(page).toHaveURL(/bestellung/)
    await expect(page.getByRole('status').filter({ hasText: 'Bezahlt' })).toBeVisible()
    const orderId = new URL(page.url()).pathname.split('/').at(-1)
    expect(await shop.data(`orders/${orderId}`)).toMatchObject({
      payment: { amount: 711 },
      attribution: { affiliateUid: 'sample-partner-pixel', trackingCode: expect.stringMatching(/^track_/) },
    })
  })
})

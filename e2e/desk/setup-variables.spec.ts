import type { Page } from '@playwright/test'
import { ADMIN, forgive, openSession, test as base } from '../support/accounts'
import { setLocked } from '../pages/open-screen'
import type { Shop } from '../support/shop'
import { expect, open, ownShop } from '../support/test'

/** Differs between workers. */
const PAYMENTS_PORT = String(20_000 + (process.pid % 10_000))

/** A shop that uses this machine's payment service with any key, and has a rate set by the environment. */
const test = base.extend<object, { shop: Shop }>({
  shop: ownShop({
    PARTNER_RATE: '12.5',
    STRIPE_EMULATOR_PORT: PAYMENTS_PORT,
    STRIPE_API_ORIGIN: `http://127.0.0.1:${PAYMENTS_PORT}`,
  }),
})

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Speichern' }).click()

async function openSetup(page: Page, shop: Shop): Promise<void> {
  await openSession(page.request, shop, ADMIN)
  await open(page, '/admin/einrichten')
}

test.describe('the setup at the desk', () => {
  test('applies at once on every page that states its values', async ({ page, shop }) => {
    await openSetup(page, shop)
    const partners = section(page, 'Partnerprogramm')
    await partners.getByLabel('Haltefrist in Tagen').fill('14')
    await partners.getByLabel('Zuordnung in Stunden').fill('72')
    await partners.getByLabel('Auszahlung ab, in Euro').fill('50,00')
    await save(page, 'Partnerprogramm')
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await expect(partners.getByLabel('Auszahlung ab, in Euro')).toHaveValue('50,00')

    await page.goto('/partner/bedingungen')
    await expect(page.getByText(/ist 14 Tage nach der Zahlung/)).toBeVisible()
    await expect(page.getByText(/innerhalb von 3 Tagen nach dem Öffnen Ihres Links/)).toBeVisible()
    // A page that is the same for everyone.
    await page.goto('/datenschutz')
    await expect(page.getByText(/Es gilt 3 Tage, ist für Skripte nicht lesbar/)).toBeVisible()
  })

  test('shows values from the environment as read-only', async ({ page, shop }) => {
    await openSetup(page, shop)
    const partners = section(page, 'Partnerprogramm')
    await expect(partners.getByText('Aus der Umgebung: 12.5.')).toBeVisible()
    await expect(partners.getByLabel('Übliche Provision in Prozent')).toHaveCount(0)
    const answer = await page.request.put('/api/admin/setup/variables', {
      headers: { origin: shop.origin },
      data: { values: { PARTNER_RATE: '20' } },
    })
    expect(answer.status()).toBe(400)
    await page.goto('/partner')
    await expect(page.getByText(/in der Regel 12,5\s%/)).toBeVisible()
  })

  test('never shows a secret again, and reports a wrong key', async ({ page, shop }) => {
    const key = 'sk_test_ein_falscher_Schluessel_9xyz'
    await openSetup(page, shop)
    const payment = section(page, 'Zahlung')
    await payment.getByLabel('Geheimer Schlüssel', { exact: true }).fill(key)
    await payment.getByRole('button', { name: 'Schlüssel prüfen' }).click()
    await expect(payment.getByText(/Stripe weist den Schlüssel ab/)).toBeVisible()

    await payment.getByLabel('Schlüssel des Webhooks', { exact: true }).fill('whsec_des_Tests_0000000000')
    await save(page, 'Zahlung')
    await expect(payment.getByText(/Hinterlegt, endet auf …9xyz/)).toBeVisible()
    await expect(payment.getByLabel('Geheimer Schlüssel', { exact: true })).toHaveValue('')
    expect(await page.content()).not.toContain(key)
    expect(JSON.stringify([await shop.data('setup'), await shop.data('journal')])).not.toContain(key)

    await payment.getByLabel('Geheimer Schlüssel entfernen').check()
    await payment.getByLabel('Schlüssel des Webhooks entfernen').check()
    await save(page, 'Zahlung')
    await expect(payment.getByText(/endet auf/)).toHaveCount(0)
    // The shop's own payment service is back.
    await payment.getByRole('button', { name: 'Schlüssel prüfen' }).click()
    await expect(payment.getByText(/Er ist nur zum Testen/)).toBeVisible()
    await page.goto('/admin/protokoll')
    await expect(page.getByText(/hat unter „Einrichten“ etwas geändert/).first()).toBeVisible()
    await expect(page.getByText('neu hinterlegt').first()).toBeVisible()
  })

  test('sends a test mail and says where it went', async ({ page, shop }) => {
    await openSetup(page, shop)
    const mail = section(page, 'Mail')
    await mail.getByLabel('Testmail an').fill('inhaber@spielklang.example')
    await mail.getByRole('button', { name: 'Testmail senden' }).click()
    await expect(mail.getByText(/liegt als Datei im Ordner mail/)).toBeVisible()
    const [text] = await shop.mailsTo('inhaber@spielklang.example')
    expect(text).toContain('Testmail aus Ihrem Shop')
  })

  test('shows the owner’s text on the maintenance page', async ({ page, shop, browser }) => {
    const visitor = await browser.newPage({ baseURL: shop.origin })
    await open(visitor, '/presets')
    await openSetup(page, shop)
    await section(page, 'Wartung').getByLabel('Text auf der Wartungsseite').fill('Ab 18 Uhr sind wir zurück.')
    await save(page, 'Wartung')
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await setLocked(shop, true)
    await expect(visitor.getByText('Ab 18 Uhr sind wir zurück.')).toBeVisible()
    await visitor.goto('/')
    await expect(visitor.getByText('Ab 18 Uhr sind wir zurück.')).toBeVisible()
    await setLocked(shop, false)
    await visitor.close()
  })

  test('is kept after a restart', async ({ page, shop, consoleErrors }) => {
    await openSetup(page, shop)
    const partners = section(page, 'Partnerprogramm')
    await partners.getByLabel('Haltefrist in Tagen').fill('21')
    await save(page, 'Partnerprogramm')
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await shop.restart()
    await page.goto('/partner/bedingungen')
    await expect(page.getByText(/ist 21 Tage nach der Zahlung/)).toBeVisible()
    expect(await shop.command('commands/data.ts', 'get', 'setup/variables/PARTNER_HOLD_DAYS')).toContain('21')
    // The open page has tried to reach the shop meanwhile.
    forgive(consoleErrors)
  })
})

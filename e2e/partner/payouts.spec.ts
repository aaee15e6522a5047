import { ADMIN, expectSignedIn, PASSWORD, signIn } from '../support/accounts'
import { downloaded, withPayoutShop } from '../pages/payout-shop'
import { placeOrder, orderBody } from '../pages/place-order'
import { expect, expectAccessible } from '../support/test'

const test = withPayoutShop()
const UID = 'sample-partner-nova'
const payout = { holder: 'Nova Müller', iban: 'DE02120300000000202051', taxState: 'private' }

test.describe('payouts', () => {
  test('a sale is released and paid out, and its payout is sent and returned', async ({ page, shop }) => {
    await shop.write({ [`affiliateUsers/${UID}/payout`]: payout })
    await page.goto('/?ref=NOVA10')
    const { orderId } = await placeOrder(page.request, shop.origin, {
      body: { ...orderBody, discountCode: 'NOVA10' },
    })
    await shop.confirm(orderId)
    await expect
      .poll(() => shop.data(`affiliateUsers/${UID}`))
      .toMatchObject({ totalSales: 1, balance: expect.any(Number), isPayable: true })

    await signIn(page, ADMIN, PASSWORD, '/anmelden?zurueck=/admin')
    await expectSignedIn(page, '/admin')
    await page.getByRole('link', { name: 'Auszahlungen' }).click()
    await expect(page).toHaveTitle('Verwaltung – Auszahlungen – Spielklang')
    const next = page.getByRole('region', { name: 'Nächste Auszahlung' })
    await expect(next.getByText(/^Ein Partner bekommt zusammen 0,79\s€\.$/)).toBeVisible()
    await expect(next.getByRole('row').filter({ hasText: 'NOVA10' })).toContainText('Nova Müller')
    await expectAccessible(page)
    const way = page.getByRole('region', { name: 'So geht es weiter' })
    const step = way.locator('[aria-current=step]')
    await expect(step).toHaveText('1 Prüfen')
    await next.getByRole('button', { name: 'Auszahlen' }).click()
    const dialog = page.getByRole('dialog', { name: /^0,79\s€ auszahlen\?$/ })
    await expect(dialog).toContainText('Ein Partner bekommt zusammen')
    await dialog.getByRole('button', { name: 'Jetzt auszahlen' }).click()
    await expect(next.getByText('Niemand bekommt etwas.')).toBeVisible()

    await expect(step).toHaveText('2 Bankdatei laden')
    const bankFile = await downloaded(page, /^Bankdatei vom/)
    expect(bankFile).toContain('<CtrlSum>0.79</CtrlSum>')
    expect(bankFile).toContain('<Nm>Nova Mueller</Nm>')
    expect(await downloaded(page, /^Tabelle vom/)).toContain(';NOVA10;')
    await page.getByRole('link', { name: /einzeln ansehen$/ }).click()
    const run = page.getByRole('region', { name: /^Auszahlung vom/ })
    const row = run.getByRole('row').filter({ hasText: 'NOVA10' })
    await expect(row).toContainText('In der Bankdatei')
    await expectAccessible(page)
    expect(await downloaded(page, /^TG-\d{4}-000001$/)).toMatch(/^%PDF-1/)

    await expect(step).toHaveText('3 Als gesendet bestätigen')
    await expect(way.getByText(/^Noch eine von 1 Auszahlungen/)).toBeVisible()
    await row.getByRole('button', { name: /Als gesendet melden$/ }).click()
    await page.getByRole('button', { name: 'Ja, gesendet' }).click()
    await expect(row.getByText('Gesendet', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: /Als zurückgekommen melden$/ }).click()
    await page.getByRole('button', { name: 'Ja, zurückgekommen' }).click()
    await expect(row.getByText('Zurückgekommen', { exact: true })).toBeVisible()
    await expect(row.getByRole('link', { name: /^TG-\d{4}-000002$/ })).toBeVisible()
    await expect(next.getByText(/^Ein Partner bekommt zusammen 0,79\s€\.$/)).toBeVisible()

    expect(await shop.command('commands/partners.ts', 'payout')).toMatch(
      /^Ein Partner ist ausgezahlt, zusammen 0,79\s€/,
    )
    expect(await shop.command('commands/partners.ts', 'payout', '--dry-run')).toBe(
      'Es ist nichts auszuzahlen.\n',
    )
  })
})

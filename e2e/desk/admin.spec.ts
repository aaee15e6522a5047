import type { Page } from '@playwright/test'
import { ADMIN, expectSignedIn, PARTNER, PASSWORD, signIn, test } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { expect, expectAccessible, open } from '../support/test'

const headers = { authorization: `Bearer ${SERVER_SECRET}` }

async function signInAs(page: Page, email: string, address: string): Promise<void> {
  await signIn(page, email, PASSWORD, `/anmelden?zurueck=${address}`)
  await expectSignedIn(page, address)
}

const write = (shop: Shop, changes: Record<string, unknown>) => shop.write(changes)

const keysOf = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`)

test.describe('admin', () => {
  test('every pending order can be found and confirmed, however many newer ones there are', async ({
    page,
    shop,
    request,
  }) => {
    const email = 'einundfuenfzigste@example.com'
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
    const reference = String(await shop.data(`orders/${orderId}/reference`))
    for (let count = 0; count < 50; count += 1) await placeOrder(request, shop.origin, { headers })

    await signInAs(page, ADMIN, '/admin/bestellungen')
    const orders = page.getByRole('region', { name: 'Bestellungen' })
    const tab = (name: string) => orders.getByRole('link', { name: new RegExp(`^${name}\\s*[\\d.]+$`) })
    const row = orders.getByRole('row').filter({ hasText: email })
    const older = orders.getByRole('link', { name: 'Ältere Bestellungen' })
    await expect(tab('Alle')).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle('Verwaltung – Bestellungen – Spielklang')
    await tab('Offen').click()
    await expect(page).toHaveURL(/\/admin\/bestellungen\?stand=offen/)
    await expect(tab('Offen')).toHaveAttribute('aria-current', 'page')
    await expect(row).toHaveCount(0)
    await older.click()
    await expect(page).toHaveURL(/stand=offen&vor=order_/)
    const second = page.url()
    await older.click()
    await expect(page).not.toHaveURL(second)
    await expect(row).toBeVisible()

    await expect(page).toHaveTitle('Verwaltung – Offene Bestellungen – Spielklang')
    const nextButton = await row.evaluate((row) => {
      const neighbour = row.nextElementSibling ?? row.previousElementSibling
      return neighbour?.querySelector('button')?.getAttribute('aria-label') ?? ''
    })
    await row.getByRole('button', { name: `Zahlung von ${reference} bestätigen` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zahlung ist da' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByText(`Die Zahlung von ${reference} ist bestätigt.`)).toBeVisible()
    await expect(orders.getByRole('button', { name: nextButton, exact: true })).toBeFocused()
    expect(await shop.data(`orders/${orderId}/status`)).toBe('paid')
    await orders.getByRole('link', { name: 'Neueste Bestellungen' }).click()
    await expect(page).toHaveURL(/\/admin\/bestellungen\?stand=offen(#|$)/)
    await tab('Bezahlt').click()
    await expect(row).toBeVisible()
  })

  test('a broken record is reported, and everything else is shown', async ({ page, shop, request }) => {
    await placeOrder(request, shop.origin, { headers })
    const broken = {
      'affiliateUsers/zz-kaputt': { customCode: 'KAPUTT' },
      'orders/order_9999999999999_kaputt': { status: 'pending', total: 5.9 },
    }
    await write(shop, broken)
    try {
      await signInAs(page, ADMIN, '/admin/bestellungen')
      await expect(page.getByText('Der Eintrag order_9999999999999_kaputt ist beschädigt')).toBeVisible()
      await expect(page.getByText('kundin@example.com').first()).toBeVisible()
      await expectAccessible(page)
      await open(page, '/admin/partner')
      await expect(page.getByText('Der Eintrag zz-kaputt ist beschädigt')).toBeVisible()
      await expect(page.getByText('NOVA10')).toBeVisible()
      await expectAccessible(page)
      expect(await shop.command('commands/orders.ts', 'list')).toContain('kundin@example.com')
    } finally {
      await write(shop, { 'affiliateUsers/zz-kaputt': null, 'orders/order_9999999999999_kaputt': null })
    }
  })

  test('partners are listed in pages', async ({ page, shop }) => {
    const paths = keysOf(25, 'affiliateUsers/aa-partner-')
    await write(
      shop,
      Object.fromEntries(paths.map((path) => [path, { uid: path.slice(15), customCode: path.slice(15) }])),
    )
    try {
      await signInAs(page, ADMIN, '/admin/partner')
      const partners = page.getByRole('region', { name: 'Partner' })
      await expect(partners.getByText('NOVA10')).toBeVisible()
      await expect(partners.getByText('aa-partner-00')).toHaveCount(0)
      await partners.getByRole('link', { name: 'Weitere Partner' }).click()
      await expect(partners.getByText('aa-partner-00')).toBeVisible()
      await partners.getByRole('link', { name: 'Zum Anfang' }).click()
      await expect(partners.getByText('NOVA10')).toBeVisible()
    } finally {
      await write(shop, Object.fromEntries(paths.map((path) => [path, null])))
    }
  })

  test('a partner’s sales are listed in pages', async ({ page, shop }) => {
    const keys = keysOf(25, 'sale_17803080000')
    const sales = keys.map((id, index) => [
      `affiliateSales/${id}`,
      {
        id,
        affiliateUid: 'sample-partner-nova',
        customerEmail: 'geheim@example.com',
        productName: `Verkauf ${index}.`,
        productPrice: 690,
        commissionAmount: 69,
        commissionRate: 10,
        commissionRule: 'percent',
        saleDate: 1_780_308_000_000 + index,
        holdDays: 30,
        status: 'pending',
        trackingCode: 'NOVA10',
        orderId: id,
      },
    ])
    await write(shop, Object.fromEntries(sales))
    try {
      await signInAs(page, PARTNER, '/partner')
      await page.getByRole('link', { name: 'Verkäufe', exact: true }).click()
      const list = page.getByRole('region', { name: 'Letzte Verkäufe' })
      await expect(list.getByText('Verkauf 0.')).toHaveCount(0)
      await expect(page).toHaveTitle('Dein Partnerbereich – Spielklang')
      await list.getByRole('link', { name: 'Ältere Verkäufe' }).click()
      await expect(list.getByText('Verkauf 0.')).toBeVisible()
      await expectAccessible(page)
      await list.getByRole('link', { name: 'Neueste Verkäufe' }).click()
      await expect(list.getByText('Verkauf 0.')).toHaveCount(0)
    } finally {
      await write(shop, Object.fromEntries(keys.map((id) => [`affiliateSales/${id}`, null])))
    }
  })
})

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { camtFile, type SampleBooking } from '@/lib/statements/testing/sample-files'
import { orderBody, placeOrder } from '../pages/place-order'
import { ADMIN, openSession } from '../support/accounts'
import type { Shop } from '../support/shop'
import { expect, expectAccessible, open, undisturbedTest as test } from '../support/test'

const orderSchema = z.object({ reference: z.string(), status: z.string() })
const day = new Date().toISOString().slice(0, 10)

/** Places an order by transfer; `view` reads what its buyer sees. */
async function awaitedOrder(request: APIRequestContext, { origin }: Shop, email = orderBody.email) {
  const placed = await placeOrder(request, origin, { body: { ...orderBody, email } })
  const view = async () => {
    const answer = await request.get(`${origin}/api/orders/${placed.orderId}?token=${placed.accessToken}`)
    return orderSchema.parse(await answer.json())
  }
  const page = `/bestellung/${placed.orderId}?token=${placed.accessToken}`
  return { ...placed, ...(await view()), view, page }
}

async function read(page: Page, bookings: SampleBooking[]): Promise<void> {
  await open(page, '/admin/zahlungen')
  const name = `auszug-${bookings.map(({ amount }) => amount).join('-')}.xml`
  const buffer = Buffer.from(camtFile(bookings))
  await page
    .getByLabel('Kontoauszug', { exact: true })
    .setInputFiles({ name, mimeType: 'application/xml', buffer })
  await expect(page.getByText(name, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Schon bekannt' })).toBeVisible()
}

async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Eingänge nach Stand' }).getByRole('link', { name }).click()
  await expect(
    page.getByRole('navigation', { name: 'Eingänge nach Stand' }).getByRole('link', { name }),
  ).toHaveAttribute('aria-current', 'page')
}

async function confirmIn(page: Page, trigger: Locator, button: string): Promise<void> {
  await trigger.click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const entryRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a payment is detached from the wrong order and assigned to the right one', async ({
  page,
  shop,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const wrong = await awaitedOrder(request, shop)
  const right = await awaitedOrder(request, shop)
  await openSession(page.request, shop, ADMIN)
  await read(page, [{ amount: wrong.total, purpose: wrong.reference, name: 'Ada Falsch', day }])
  await page.getByRole('button', { name: 'Zahlung bestätigen' }).click()
  await expect.poll(wrong.view).toMatchObject({ status: 'paid' })

  await openTab(page, /^Bestätigt/)
  await expect(entryRow(page, 'Ada Falsch').getByRole('link', { name: wrong.reference })).toBeVisible()
  await confirmIn(
    page,
    entryRow(page, 'Ada Falsch').getByRole('button', { name: /^Zuordnung/ }),
    'Ja, aufheben',
  )
  await expect.poll(wrong.view).toMatchObject({ status: 'pending' })
  await expect(entryRow(page, 'Ada Falsch')).toHaveCount(0)

  await openTab(page, /^Ohne Bestellung/)
  await entryRow(page, 'Ada Falsch')
    .getByRole('button', { name: /^Bestellung suchen/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bestellnummer').fill(right.reference.toLowerCase())
  await dialog.getByRole('button', { name: 'Suchen' }).click()
  await expect(dialog).toHaveCount(0)
  await openTab(page, /^Zweifelhaft/)
  await expect(entryRow(page, 'Ada Falsch')).toContainText('Sie haben diese Bestellung gesucht.')
  await expectAccessible(page)
  await confirmIn(
    page,
    entryRow(page, 'Ada Falsch').getByRole('button', { name: / zuordnen$/ }),
    'Ja, zuordnen',
  )
  await expect.poll(right.view).toMatchObject({ status: 'paid' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a payment cannot be detached once a file was downloaded', async ({
  page,
  shop,
  request,
  consoleErrors,
}) => {
  const order = await awaitedOrder(request, shop)
  await openSession(page.request, shop, ADMIN)
  await read(page, [{ amount: order.total, purpose: order.reference, name: 'Eva Geladen', day }])
  await page.getByRole('button', { name: 'Zahlung bestätigen' }).click()
  await expect.poll(order.view).toMatchObject({ status: 'paid' })
  const file = `/api/orders/${order.orderId}/files/tarkov-stille-sohle/equalizer-apo.txt`
  expect((await request.get(`${shop.origin}${file}?token=${order.accessToken}`)).status()).toBe(200)

  await open(page, `/admin/bestellungen/${order.orderId}`)
  await page.getByRole('button', { name: /^Zuordnung von .* aufheben$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ja, aufheben' }).click()
  await expect(dialog.getByRole('alert')).toContainText('schon eine Datei heruntergeladen')
  expect(await order.view()).toMatchObject({ status: 'paid' })
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
})

test('an underpayment is settled by a second transfer, and the surplus is refunded', async ({
  page,
  shop,
  request,
}) => {
  const order = await awaitedOrder(request, shop)
  await openSession(page.request, shop, ADMIN)
  await read(page, [{ amount: order.total - 200, purpose: order.reference, name: 'Ina Wenig', day }])
  await openTab(page, /^Zweifelhaft/)
  await confirmIn(
    page,
    entryRow(page, 'Ina Wenig').getByRole('button', { name: `Rest für ${order.reference} anfordern` }),
    'Ja, anfordern',
  )
  await expect(entryRow(page, 'Ina Wenig')).toHaveCount(0)
  await expect.poll(async () => JSON.stringify(await shop.data('mails'))).toContain('"template":"order-rest"')

  await open(page, order.page)
  await expect(page.getByRole('row', { name: /^Noch zu zahlen/ })).toContainText('2,00')
  await expectAccessible(page)
  await open(page, `/admin/bestellungen/${order.orderId}`)
  await expect(page.getByText(/sind eingegangen, 2,00\s€ fehlen noch/)).toBeVisible()
  await expectAccessible(page)

  await read(page, [{ amount: 500, purpose: order.reference, name: 'Ina Wieder', day }])
  await openTab(page, /^Zweifelhaft/)
  await confirmIn(
    page,
    entryRow(page, 'Ina Wieder').getByRole('button', { name: / zuordnen$/ }),
    'Ja, zuordnen',
  )
  await expect.poll(order.view).toMatchObject({ status: 'paid' })

  const refunds = page.getByRole('region', { name: 'Erstattungen, die Sie brauchen' })
  const row = refunds.getByRole('row').filter({ hasText: order.reference })
  await expect(row).toContainText(/3,00\s€ zu viel überwiesen/)
  await expectAccessible(page)
  await confirmIn(page, row.getByRole('button', { name: /zurücküberweisen$/ }), 'Zurücküberweisen')
  await expect(row).toContainText(/3,00\s€ zu überweisen an/)
  await confirmIn(page, row.getByRole('button', { name: /als überwiesen melden$/ }), 'Ist überwiesen')
  await expect(refunds).toHaveCount(0)
  expect(await order.view()).toMatchObject({ status: 'paid' })
})

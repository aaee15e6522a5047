import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { camtFile, type SampleBooking } from '@/lib/statements/testing/sample-files'
import { orderBody, placeOrder } from '../pages/place-order'
import { ADMIN, openSession, SUPPORT } from '../support/accounts'
import type { Shop } from '../support/shop'
import { expectFits } from '../support/expect-fits'
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

test('several orders are exported, sent mails again and cancelled at once, at any width', async ({
  page,
  shop,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const email = 'mehrere@example.com'
  const [one, other, paid] = [
    await awaitedOrder(request, shop, email),
    await awaitedOrder(request, shop, email),
    await awaitedOrder(request, shop, email),
  ]
  await openSession(page.request, shop, ADMIN)
  const confirmed = await page.request.post(`${shop.origin}/api/admin/orders/${paid.orderId}/confirm`, {
    data: {},
    headers: { origin: shop.origin },
  })
  expect(confirmed.status()).toBe(204)
  await open(page, `/admin/bestellungen?suche=${email}`)
  const several = page.getByRole('group', { name: 'Mehrere Bestellungen' })
  await several.getByLabel('Alle auf dieser Seite').check()
  await expect(several).toContainText('3 ausgewählt')
  await expectFits(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    several.getByRole('button', { name: 'Als Datei' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^spielklang-bestellungen-auswahl-.*\.csv$/)

  await page.getByLabel(`${one.reference} auswählen`).uncheck()
  await expect(several).toContainText('2 ausgewählt')
  await several.getByRole('button', { name: 'E-Mail erneut senden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, senden' }).click()
  await expect(several.getByRole('status')).toContainText(/2 E-Mails unterwegs|E-Mail ist schon unterwegs/)

  await page.setViewportSize({ width: 1280, height: 800 })
  await several.getByLabel('Alle auf dieser Seite').check()
  await several.getByRole('button', { name: 'Stornieren' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, stornieren' }).click()
  await expect(several.getByRole('status')).toContainText('2 storniert')
  await expect(several.getByRole('status')).toContainText(`1 nicht: schon bezahlt (${paid.reference})`)
  await expect(several.getByLabel('Alle auf dieser Seite')).toBeFocused()
  await expect(several).toContainText('Nichts ausgewählt')
  const states = await Promise.all([one, other, paid].map(async ({ view }) => (await view()).status))
  expect(states).toEqual(['cancelled', 'cancelled', 'paid'])
  await expectFits(page)
})

test('support can resend several mails, but cancel no orders', async ({ page, shop, request }) => {
  const email = 'hilfe@example.com'
  const { orderId } = await awaitedOrder(request, shop, email)
  await openSession(page.request, shop, SUPPORT)
  await open(page, `/admin/bestellungen?suche=${email}`)
  const several = page.getByRole('group', { name: 'Mehrere Bestellungen' })
  await several.getByLabel('Alle auf dieser Seite').check()
  await expect(several.getByRole('button', { name: 'E-Mail erneut senden' })).toBeVisible()
  await expect(several.getByRole('button', { name: 'Stornieren' })).toHaveCount(0)
  const refused = await page.request.post(`${shop.origin}/api/admin/orders/several/cancel`, {
    data: { ids: [orderId] },
    headers: { origin: shop.origin },
  })
  expect(refused.status()).toBe(403)
})

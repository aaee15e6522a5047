import type { APIRequestContext } from '@playwright/test'
import { storedRun } from '@/lib/listening-test/procedure/stored-run'
import { orderBody, placeOrder } from '../pages/place-order'
import { ADMIN, forgive, openSession } from '../support/accounts'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { steadyRun } from '../support/steady-run'
import { expect, expectAccessible, open, undisturbedTest as test } from '../support/test'

const secret = { authorization: `Bearer ${SERVER_SECRET}` }
const PEOPLE = 10
const preset = 'cs2-schrittklar'

/** The answers of a listener who hears the sound this many dB softer with the preset, as the test's page sends them. */
function runOf(seed: number, gain: number) {
  return { ...storedRun(steadyRun(gain, seed)), asked: 'metalSteps' }
}

/** Buys the preset. @returns the address to which its buyer sends a result */
async function buy(request: APIRequestContext, { origin }: Shop) {
  const body = { ...orderBody, items: [{ id: preset }] }
  const { orderId, accessToken } = await placeOrder(request, origin, { body })
  await request.post(`${origin}/api/admin/orders/${orderId}/confirm`, { data: {}, headers: secret })
  return `${origin}/api/orders/${orderId}/heard/${preset}?token=${accessToken}`
}

test('the results of ten buyers appear on the product page, and disappear when one is excluded', async ({
  page,
  request,
  shop,
  consoleErrors,
}) => {
  const { origin } = shop
  for (let n = 1; n <= PEOPLE; n += 1) {
    await open(page, `/presets/${preset}`)
    await expect(page.getByRole('region', { name: 'Was andere gemessen haben' })).toHaveCount(0)
    const path = await buy(request, shop)
    const send = (data: object) => request.post(path, { data, headers: { origin } })
    const answers = await Promise.all([send(runOf(n, 3)), send(runOf(n, 3))])
    for (const answer of answers) expect(await answer.json()).toEqual({ status: 'counted' })
    expect((await send(runOf(100 + n, 9))).status()).toBe(409)
  }
  const section = page.getByRole('region', { name: 'Was andere gemessen haben' })
  await expect(async () => {
    await open(page, `/presets/${preset}`)
    await expect(section.getByText(/aus 10 Läufen, ± [\d,]+\sdB/)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(section.getByRole('img', { name: /die Hälfte der Ergebnisse zwischen/ })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  const file = await request.get(`${origin}/hoertest/daten.csv`)
  expect((await file.text()).trim().split('\r\n')).toHaveLength(1 + PEOPLE)

  await openSession(page.request, shop, ADMIN)
  await open(page, '/admin/hoertest')
  await page
    .getByRole('button', { name: /^Ergebnis zu .* ausschließen$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Ergebnis ausschließen?' })
  await dialog.getByRole('button', { name: 'Ergebnis ausschließen' }).click()
  await expect(dialog.getByText('Bitte schreiben, warum.')).toBeVisible()
  await dialog.getByLabel('Grund').fill('Aus einem Programm')
  await dialog.getByRole('button', { name: 'Ergebnis ausschließen' }).click()
  await expect(page.getByText('Das Ergebnis ist ausgeschlossen.')).toBeVisible()
  await open(page, '/admin/hoertest?stand=ausgeschlossen')
  await expect(page.getByText('Aus einem Programm')).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await open(page, `/presets/${preset}`)
    await expect(section).toHaveCount(0, { timeout: 500 })
  }).toPass()
  forgive(consoleErrors)
})

import { unfoldFiles } from '../pages/buy'
import {
  accountEntry,
  addAccount,
  expectSignedIn,
  forgive,
  register,
  setConfirmed,
  signIn,
  signOut,
  test,
} from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { expect, expectAccessible, open } from '../support/test'

test.describe('the account', () => {
  test(
    'lists the paid guest orders of its verified address, with their downloads',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const email = 'gast@example.com'
      const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email } })
      await register(page, shop, email, 'erst ohne, dann mit Konto')
      // Anyone could have placed an unpaid order.
      await expect(page.getByText('sobald es welche gibt')).toBeVisible()
      await expect(page.getByText('Hier steht dein erstes Preset.')).toBeVisible()
      await shop.confirm(orderId)
      await page.reload()
      const orders = page.getByRole('region', { name: 'Bestellungen' })
      await expect(orders.getByText('Bezahlt')).toBeVisible()
      await expect(page.getByText('Hier steht dein erstes Preset.')).toHaveCount(0)
      await expectAccessible(page)
      await orders.getByRole('link', { name: /Zu den Downloads/ }).click()
      await expect(page).toHaveURL(`/bestellung/${orderId}`)
      await expect(page.getByText('Diese Bestellung steht auch in deinem Konto.')).toBeVisible()
      await unfoldFiles(page)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Alles als ZIP herunterladen' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/alles\.zip$/)
      const other = await page.context().newPage()
      await open(other, '/konto')
      await signOut(other)
      await expect(page).toHaveURL(`/anmelden?zurueck=${encodeURIComponent(`/bestellung/${orderId}`)}`)
    },
  )

  test('takes over guest orders when the address is confirmed later', async ({ page, shop, request }) => {
    const email = 'spaeter@example.com'
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email } })
    await shop.confirm(orderId)
    await shop.confirm(orderId)
    await addAccount(shop, email)
    await setConfirmed(shop, email, false)
    expect(await shop.data(`orders/${orderId}/customerUid`)).toBeNull()
    await setConfirmed(shop, email, true)
    await signIn(page, email)
    await expectSignedIn(page)
    const order = page.getByRole('region', { name: 'Bestellungen' }).getByText('Bezahlt')
    for (const visit of ['the first', 'another']) {
      await page.reload()
      await expect(order, visit).toHaveCount(1)
    }
    expect(await shop.data(`orders/${orderId}/customerUid`)).toEqual(expect.any(String))
  })

  test('fills in its address at the checkout, and lists the order afterwards', async ({ page, shop }) => {
    await register(page, shop, 'stamm@example.com', 'kommt immer wieder')
    await open(page, '/presets/tarkov-stille-sohle')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await open(page, '/kasse')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('stamm@example.com')
    await expect(page.getByText('Deine Dateien stehen danach in deinem Konto.')).toBeVisible()
    await page.getByLabel('E-Mail-Adresse').fill('anders@example.com')
    await page.getByLabel('Überweisung (Vorkasse)').check()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(page.getByText('anders@example.com')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Konto' }).click()
    await expect(page.getByRole('region', { name: 'Bestellungen' }).getByText('Offen')).toBeVisible()
  })

  test('shows ten orders at a time, with links to older ones and back', async ({ page, shop }) => {
    await register(page, shop, 'viel@example.com', 'bestellt sehr gern')
    for (let count = 0; count < 12; count += 1) await placeOrder(page.request, shop.origin)
    await page.reload()
    const orders = page.getByRole('region', { name: 'Bestellungen' })
    await expect(orders.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    await orders.getByRole('link', { name: 'Ältere Bestellungen' }).click()
    await expect(orders.getByRole('listitem')).toHaveCount(2)
    await expect(orders.getByRole('link', { name: 'Ältere Bestellungen' })).toHaveCount(0)
    await orders.getByRole('link', { name: 'Neueste Bestellungen' }).click()
    await expect(orders.getByRole('listitem')).toHaveCount(10)
  })

  test('rejects a copied cookie once its owner has signed out', async ({ page, context, shop, request }) => {
    await register(page, shop, 'kopiert@example.com', 'meldet sich ab')
    const [session] = (await context.cookies()).filter(({ name }) => name === 'session')
    const headers = { cookie: `session=${session?.value}` }
    const ask = async (address: string) => (await request.get(address, { headers })).status()
    expect([await ask('/api/account'), await ask('/konto')]).toEqual([200, 200])
    await signOut(page)
    expect([await ask('/api/account'), await ask('/konto')]).toEqual([401, 401])
  })

  test('exports all data, and can be deleted while the orders are kept', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const email = 'weg@example.com'
    await register(page, shop, email, 'bald nicht mehr da')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Meine Daten herunterladen' }).click(),
    ])
    expect((await (await file.createReadStream()).toArray()).join('')).toContain(email)
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email } })
    await page.getByRole('button', { name: 'Konto löschen' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Konto löschen?' })
    await expect(dialog.getByText(/Bestellungen bleiben/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Konto löschen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.route(
      '**/api/account',
      (route) => route.fulfill({ status: 401, json: { error: { code: 'sign_in_again', message: '' } } }),
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
    const proof = page.getByRole('dialog', { name: 'Bist du es?' })
    await expectAccessible(page)
    await proof.getByLabel('Passwort', { exact: true }).fill('bald nicht mehr da?')
    await page.keyboard.press('Enter')
    await expect(proof.getByRole('alert')).toBeFocused()
    await proof.getByLabel('Passwort', { exact: true }).fill('bald nicht mehr da')
    await page.keyboard.press('Enter')
    forgive(consoleErrors)
    await expect(page).toHaveURL(/\/anmelden/)
    await expect(accountEntry(page)).toHaveText('Anmelden')
    expect(await shop.data(`orders/${orderId}/status`)).toBe('pending')
  })
})

import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { orderBody, placeOrder } from './place-order'
import type { Shop } from './shop'
import { expect as expectSoon, expectAccessible, test } from './test'

/** The first sign-in of a new local service takes a while. */
const expect = expectSoon.configure({ timeout: 20_000 })

const PASSWORD = 'spielklang'
const CUSTOMER = 'kunde@spielklang.example'
const PARTNER = 'partner@spielklang.example'
const ADMIN = 'admin@spielklang.example'

/** What a refused attempt leaves in the browser's console. */
const refusals = /40[0134]|429|ERR_FAILED|ERR_CONNECTION_REFUSED/

function forgive(errors: string[]): void {
  expect(errors.splice(0).filter((text) => !refusals.test(text))).toEqual([])
}

const accountLink = (page: Page) => page.getByRole('banner').getByRole('link').last()

async function signIn(page: Page, email: string, password = PASSWORD, address = '/anmelden'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Presses the button until it works: the page is shown before it listens. */
async function signOut(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click({ timeout: 2_000 })
    await expect(page).toHaveURL(/\/anmelden/, { timeout: 5_000 })
  }).toPass()
}

/** An account of its own, so that the tests of a worker do not disturb each other. */
async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/anmelden?ansicht=registrieren')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Registrieren' }).click()
  await expect(page.getByRole('heading', { name: /bestätigen/ })).toBeFocused()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page).toHaveURL('/konto')
}

const configSchema = z.object({ projectId: z.string(), emulatorUrl: z.string() })
const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
})

/** The link of the last e-mail that the local sign-in service has written to an address. */
async function mailedLink(request: APIRequestContext, shop: Shop, email: string): Promise<string> {
  const config = await request.get(`${shop.origin}/api/session/config`)
  const { projectId, emulatorUrl } = configSchema.parse(await config.json())
  const mails = await request.get(`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`)
  const own = mailsSchema.parse(await mails.json()).oobCodes.filter((mail) => mail.email === email)
  return own.at(-1)?.oobLink ?? ''
}

/** The picture in the header, as it is drawn. */
const avatarOf = (page: Page) => page.getByRole('banner').locator('a[href="/konto"] svg').innerHTML()

/** A picture of noise, which no format makes small. */
async function noise(page: Page, side: number): Promise<Buffer> {
  const base64 = await page.evaluate((size) => {
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')
    const image = new ImageData(size, size)
    for (let start = 0; start < image.data.length; start += 65_536) {
      crypto.getRandomValues(image.data.subarray(start, start + 65_536))
    }
    context?.putImageData(image, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, side)
  return Buffer.from(base64, 'base64')
}

test.describe('signing in', () => {
  test('works by keyboard alone, and leads back to where the visitor came from', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/anmelden?zurueck=%2Fpresets')
    await expectAccessible(page)
    await page.getByLabel('E-Mail-Adresse').focus()
    await page.keyboard.type(CUSTOMER)
    await page.keyboard.press('Tab')
    await page.keyboard.type('falsches Passwort')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: 'stimmen nicht' })
    await expect(alert).toBeFocused()
    const wrongPassword = await alert.innerText()
    await expectAccessible(page)
    await page.getByLabel('E-Mail-Adresse').fill('niemand@example.com')
    await page.keyboard.press('Enter')
    await expect(alert).toBeFocused()
    expect(await alert.innerText()).toBe(wrongPassword)
    forgive(consoleErrors)

    await page.getByLabel('E-Mail-Adresse').fill(CUSTOMER)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/presets')
    await expect(accountLink(page)).toHaveText('Kim Kunde')
    await accountLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/konto')
    await expect(page.getByRole('heading', { name: 'Ihr Konto' })).toBeVisible()
    await expectAccessible(page)
  })

  test('only leads to addresses of the shop', async ({ context }) => {
    for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const page = await context.newPage()
      await signIn(page, CUSTOMER, PASSWORD, `/anmelden?zurueck=${encodeURIComponent(evil)}`)
      await expect(page).toHaveURL('/konto')
      await page.close()
      await context.clearCookies()
    }
  })

  test('says the password rule before the error, and what is missing at its field', async ({ page }) => {
    await page.goto('/anmelden?ansicht=registrieren')
    const password = page.getByLabel('Passwort')
    await expect(password).toHaveAccessibleDescription(/Mindestens 10 Zeichen/)
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await page.getByRole('button', { name: 'Registrieren' }).click()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await page.getByLabel('E-Mail-Adresse').fill('kurz@example.com')
    await password.fill('kurz')
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/muss mindestens 10 Zeichen/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('kurz@example.com')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
  })

  test('registers by keyboard, once per address, and verifies it by e-mail', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    await page.goto('/anmelden')
    await page.getByRole('link', { name: 'Konto anlegen' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Registrieren' })).toBeVisible()
    await page.getByLabel('E-Mail-Adresse').focus()
    await page.keyboard.type('neu@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nele')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ein ganzer Satz')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /bestätigen/ })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'E-Mail noch einmal senden' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'unterwegs' })).toBeVisible()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page).toHaveURL('/konto')
    await expect(page.getByText('Noch nicht bestätigt')).toBeVisible()
    await request.get(await mailedLink(request, shop, 'neu@example.com'))
    await page.reload()
    await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible()

    await signOut(page)
    await page.goto('/anmelden?ansicht=registrieren')
    await page.getByLabel('E-Mail-Adresse').fill('neu@example.com')
    await page.getByLabel('Passwort').fill('ein anderer Satz')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/schon ein Konto/)
    forgive(consoleErrors)
  })

  test('sets a new password by e-mail, and does not tell whether an address is known', async ({
    page,
    shop,
    request,
  }) => {
    await page.goto('/anmelden')
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await page.getByLabel('E-Mail-Adresse').fill('unbekannt@example.com')
    await page.getByRole('button', { name: 'Link senden' }).click()
    await expect(page.getByRole('heading', { name: 'E-Mail ist unterwegs' })).toBeFocused()
    await expectAccessible(page)
    await register(page, 'vergesslich@example.com', 'ein alter Satz')
    await signOut(page)
    await page.goto('/anmelden?ansicht=passwort')
    await page.getByLabel('E-Mail-Adresse').fill('vergesslich@example.com')
    await page.getByRole('button', { name: 'Link senden' }).click()
    await expect(page.getByRole('heading', { name: 'E-Mail ist unterwegs' })).toBeFocused()
    await request.get(
      `${await mailedLink(request, shop, 'vergesslich@example.com')}&newPassword=ein+neuer+Satz`,
    )
    await signIn(page, 'vergesslich@example.com', 'ein neuer Satz')
    await expect(page).toHaveURL('/konto')
  })

  test('says so when the service is down or cookies are blocked, and the shop goes on', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
    await signIn(page, CUSTOMER)
    const alert = page.getByRole('alert').filter({ hasText: 'Anmeldedienst antwortet gerade nicht' })
    await expect(alert).toBeFocused()
    await page.unroute('**/identitytoolkit.googleapis.com/**')
    // What a browser without cookies makes of the answer.
    await page.route('**/api/session', (route) => route.fulfill({ status: 204 }))
    await signIn(page, CUSTOMER)
    await expect(page.getByRole('alert').filter({ hasText: 'blockiert Cookies' })).toBeFocused()
    await page.getByRole('link', { name: 'Presets' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.request.get(`${shop.origin}/api/health`)).status()).toBe(200)
    forgive(consoleErrors)
  })

  test('loads the Firebase client on no other page', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return
      scripts.push(await response.text().catch(() => ''))
    })
    for (const path of ['/', '/presets', '/kasse', '/anmelden']) {
      await page.goto(path)
      await page.waitForTimeout(500)
    }
    const isClient = (script: string) => script.includes('identitytoolkit.googleapis.com')
    expect(scripts.some(isClient)).toBe(false)
    await page.getByLabel('E-Mail-Adresse').focus()
    await expect.poll(() => scripts.some(isClient)).toBe(true)
  })
})

test.describe('the account', () => {
  test('shows the picture live in two browsers, and sign-out everywhere ends both', async ({
    page,
    browser,
    shop,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: shop.origin })
    const other = await elsewhere.newPage()
    await register(page, 'zwei@example.com', 'zwei Browser zugleich')
    await signIn(other, 'zwei@example.com', 'zwei Browser zugleich')
    await other.getByRole('button', { name: 'Weiter' }).click()
    await expect(other).toHaveURL('/konto')
    const tab = await elsewhere.newPage()
    await tab.goto('/presets')
    await expect(accountLink(tab)).toHaveText('Konto')
    const before = await avatarOf(tab)

    await page.getByRole('radio', { name: 'Krone' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeVisible()
    await expect.poll(() => avatarOf(tab)).not.toBe(before)
    await expect(other.getByRole('radio', { name: 'Krone' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(other.getByRole('radio', { name: 'Blitz' })).toBeChecked()

    await page.getByRole('button', { name: 'Überall abmelden' }).click()
    await expect(accountLink(page)).toHaveText('Anmelden')
    await expect(accountLink(tab)).toHaveText('Anmelden')
    await expect(other).toHaveURL(/\/anmelden/)
    expect((await other.request.get('/api/account')).status()).toBe(401)
    await elsewhere.close()
  })

  test('takes an own picture of any size, and refuses what is none', async ({ page, consoleErrors }) => {
    await register(page, 'bild@example.com', 'ein eigenes Bild')
    const own = page.getByLabel('Eigenes Bild wählen')
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      own.setInputFiles({ name, mimeType, buffer })
    await upload('rauschen.png', 'image/png', await noise(page, 1500))
    await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeVisible()
    const picture = page.getByRole('banner').locator('image')
    await expect(picture).toHaveAttribute('href', /^data:image\/webp;base64,/)
    const href = (await picture.getAttribute('href')) ?? ''
    expect(Buffer.from(href.split(',')[1] ?? '', 'base64').length).toBeLessThanOrEqual(64 * 1024)
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [name, type, content] of [
      ['bild.svg', 'image/svg+xml', script],
      ['bild.png', 'image/png', script],
      ['bild.jpg', 'image/jpeg', ''],
    ] as const) {
      await upload(name, type, Buffer.from(content))
      await expect(page.getByText('kein Bild, das wir zeigen können')).toBeVisible()
      await expect(picture).toHaveAttribute('href', href)
      await page.reload()
    }
    const raw = await page.evaluate(
      async (avatar) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch('/api/account/avatar', {
          method: 'PUT',
          headers,
          body: JSON.stringify({ avatar }),
        })
        return response.status
      },
      `data:image/png;base64,${Buffer.from(script).toString('base64')}`,
    )
    expect(raw).toBe(400)
    forgive(consoleErrors)
  })

  test('has the orders of a guest with the same verified address, to download again', async ({
    page,
    shop,
    request,
  }) => {
    const email = 'gast@example.com'
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email } })
    await register(page, email, 'erst Gast, dann Konto')
    await expect(page.getByText('sobald es welche gibt')).toBeVisible()
    await request.get(await mailedLink(request, shop, email))
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn(page, email, 'erst Gast, dann Konto')
    await expect(page).toHaveURL('/konto')
    const orders = page.getByRole('region', { name: 'Bestellungen' })
    await expect(orders.getByText('Ausstehend')).toBeVisible()
    await shop.command('scripts/orders.ts', 'confirm', orderId)
    await page.reload()
    await expect(orders.getByText('Erfolgreich')).toBeVisible()
    await expectAccessible(page)
    await orders.getByRole('link', { name: /Zu den Downloads/ }).click()
    await expect(page).toHaveURL(`/bestellung/${orderId}`)
    await expect(page.getByText('Sie finden diese Bestellung jederzeit in Ihrem Konto.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Alles als ZIP herunterladen' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/alles\.zip$/)
  })

  test('gives all data, and goes when the customer says so; the orders stay', async ({
    page,
    shop,
    request,
  }) => {
    const email = 'weg@example.com'
    await register(page, email, 'bald nicht mehr da')
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
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Konto löschen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page).toHaveURL(/\/anmelden/)
    await expect(accountLink(page)).toHaveText('Anmelden')
    expect(await shop.data(`orders/${orderId}/status`)).toBe('pending')
  })

  test('asks who is not signed in to sign in', async ({ page }) => {
    await page.goto('/konto')
    await expect(page).toHaveURL('/anmelden?zurueck=%2Fkonto')
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, CUSTOMER, PASSWORD, page.url())
    await expect(page).toHaveURL('/konto')
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
})

test.describe('roles', () => {
  test('the admin page is there for admins only', async ({ page, shop, request, consoleErrors }) => {
    const { orderId } = await placeOrder(request, shop.origin)
    const hidden = async () => {
      const answer = await page.goto('/admin')
      expect(answer?.status()).toBe(404)
      expect(await answer?.text()).not.toMatch(/Turbo-Modus|kundin@example\.com|NOVA10/)
    }
    await hidden()
    for (const email of [CUSTOMER, PARTNER]) {
      await signIn(page, email)
      await expect(page).toHaveURL('/konto')
      await hidden()
      const answer = await page.evaluate(
        async (path) => (await fetch(path, { method: 'POST', body: '{}' })).status,
        `/api/admin/orders/${orderId}/confirm`,
      )
      expect(answer).toBe(403)
      await page.goto('about:blank')
      await page.context().clearCookies()
    }
    forgive(consoleErrors)
  })

  test('an admin switches settings, confirms and cancels, by keyboard', async ({ page, shop, request }) => {
    const paid = await placeOrder(request, shop.origin, { body: { ...orderBody, email: 'a@example.com' } })
    const cancelled = await placeOrder(request, shop.origin, {
      body: { ...orderBody, email: 'b@example.com' },
    })
    await signIn(page, ADMIN, PASSWORD, '/anmelden?zurueck=/admin')
    await expect(page).toHaveURL('/admin')
    await expectAccessible(page)
    await expect(page.getByText('NOVA10')).toBeVisible()

    const turbo = page.getByRole('switch', { name: 'Turbo-Modus' })
    await expect(turbo).toBeChecked()
    await turbo.focus()
    await page.keyboard.press('Space')
    await expect(turbo).not.toBeChecked()
    await expect.poll(() => shop.data('settings/turboMode')).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(() => shop.data('settings/turboMode')).toBe(true)

    const row = (email: string) => page.getByRole('listitem').filter({ hasText: email })
    const act = async (email: string, action: string, yes: string) => {
      await row(email).getByRole('button', { name: action }).focus()
      await page.keyboard.press('Enter')
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: yes }).focus()
      await page.keyboard.press('Enter')
    }
    await act('a@example.com', 'Zahlung bestätigen', 'Zahlung ist da')
    await expect(row('a@example.com').getByText('Erfolgreich')).toBeVisible()
    await act('b@example.com', 'Stornieren', 'Endgültig stornieren')
    await expect(row('b@example.com').getByText('Inaktiv')).toBeVisible()
    expect(await shop.data(`orders/${paid.orderId}/status`)).toBe('paid')
    expect(await shop.data(`orders/${cancelled.orderId}/status`)).toBe('cancelled')
  })

  test('a partner sees the own link and sales, others what the programme is', async ({
    page,
    context,
    shop,
  }) => {
    await page.goto('/partner')
    await expect(page.getByText('Link teilen')).toBeVisible()
    await expect(page.getByText('Letzte Verkäufe')).toHaveCount(0)
    await expectAccessible(page)

    const visit = page.waitForResponse('**/api/affiliate/clicks')
    await page.goto('/presets/tarkov-stille-sohle?ref=NOVA10')
    await visit
    const { orderId } = await placeOrder(page.request, shop.origin, {
      body: { ...orderBody, email: 'geheim@example.com' },
    })
    await shop.command('scripts/orders.ts', 'confirm', orderId)

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, PARTNER, PASSWORD, '/anmelden?zurueck=/partner')
    await expect(page).toHaveURL('/partner')
    await expect(page.getByLabel('Partnerlink')).toHaveValue(`${shop.origin}/?ref=NOVA10`)
    await page.getByRole('main').getByRole('button', { name: 'Link kopieren' }).click()
    await expect(page.getByRole('main').getByText('Link kopiert!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.origin}/?ref=NOVA10`)
    const sales = page.getByRole('region', { name: 'Letzte Verkäufe' })
    await expect(sales.getByText('Ausstehend').first()).toBeVisible()
    expect(await page.content()).not.toContain('geheim@example.com')
    await expectAccessible(page)
  })
})

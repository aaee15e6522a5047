import type { Locator, Page } from '@playwright/test'
import { fillCheckout, mainDownload, unfoldFiles } from '../pages/buy'
import { expect, expectAccessible, open, test } from '../support/test'

test.describe('buying a single preset directly', () => {
  test(
    'takes four presses and one field until the download, and leaves the cart unchanged',
    { tag: '@journey' },
    async ({ page }) => {
      await open(page, '/presets/siege-wandhorcher')
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await open(page, '/presets/cs2-schrittklar')
      const presses = [
        page.getByRole('link', { name: 'Jetzt kaufen' }),
        page.getByRole('checkbox', { name: 'Ich stimme ausdrücklich zu' }),
        page.getByRole('checkbox', { name: 'Mir ist bekannt' }),
        page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }),
      ]
      await presses[0]?.click()
      await page.getByLabel('E-Mail-Adresse').fill('sofort-kaufen@example.com')
      await expectAccessible(page)
      for (const press of presses.slice(1)) await press.click()
      const begun = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
      expect((await begun).suggestedFilename()).toMatch(/^spielklang-cs2-schrittklar-v2-/)
      await expect(page.getByText('Der Download hat begonnen.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: /^Danke!/ })).toBeVisible()
      await open(page, '/warenkorb')
      await expect(page.getByRole('listitem').filter({ hasText: 'Siege' })).toHaveCount(1)
      await expect(page.getByText('Counter-Strike 2')).toHaveCount(0)
    },
  )
})

/** Presses from the top of the product page to the begun download, without the address and the provider's page. */
const MOST_KEYS = 49

test('buying a single preset directly takes few key presses', async ({ page }) => {
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  const tabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    while (keys <= MOST_KEYS && !(await isThere())) await press('Tab')
    await expect(target).toBeFocused()
  }
  await open(page, '/presets/cs2-schrittklar')
  await tabTo(page.getByRole('link', { name: 'Jetzt kaufen' }))
  await press('Enter')
  await expect(page).toHaveURL(/kasse/)
  await tabTo(page.getByLabel('E-Mail-Adresse'))
  await page.keyboard.type('tasten@example.com')
  for (const name of ['Ich stimme ausdrücklich zu', 'Mir ist bekannt']) {
    await tabTo(page.getByRole('checkbox', { name }))
    await press('Space')
  }
  await tabTo(page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }))
  await press('Enter')
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await begun
  test.info().annotations.push({ type: 'keys', description: String(keys) })
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
})

test.describe('checkout', () => {
  test(
    'a guest finds a preset, buys it, and gets the files once the payment is confirmed',
    { tag: '@journey' },
    async ({ page, shop }) => {
      await page.goto('/')
      await page.getByRole('navigation').getByRole('link', { name: 'Presets' }).first().click()
      await expect(page).toHaveURL('/presets')
      await page.getByRole('searchbox').fill('tarkov')
      await page
        .getByRole('link', { name: /Stille Sohle/ })
        .first()
        .click()
      await expect(page).toHaveURL('/presets/tarkov-stille-sohle')
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
      await expect(page).toHaveURL('/warenkorb')
      await page.getByRole('link', { name: 'Zur Kasse' }).click()
      await expect(page).toHaveURL('/kasse')

      await page.getByLabel('E-Mail-Adresse').fill('kundin@example.com')
      await page.getByLabel('Name').fill('Käthe 🎧')
      await expect(page.getByLabel('Karte oder PayPal')).toBeChecked()
      await page.getByLabel('Überweisung (Vorkasse)').check()
      for (const box of await page.getByRole('checkbox').all()) {
        await expect(box).not.toBeChecked()
        await box.check()
      }
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()

      await expect(page).toHaveURL(/\/bestellung\/order_\d{13}_[a-z0-9]{16}\?token=/)
      await expect(page.getByRole('status').filter({ hasText: 'Offen' })).toBeVisible()
      await expect(page).toHaveTitle(/^Bestellung SK-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5} – Offen/)
      await expect(page.getByText('Escape from Tarkov')).toBeVisible()
      await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
      await expect(page.getByText(name)).toBeVisible()
      await expect(page.getByRole('link', { name: /herunterladen/ })).toHaveCount(0)

      const reference = await page.getByText(/^SK-/).first().innerText()
      const begun = page.waitForEvent('download')
      // As a bank may write it.
      await shop.command('commands/orders.ts', 'confirm', reference.replaceAll('-', ' ').toLowerCase())
      await expect(page.getByRole('status').filter({ hasText: 'Bezahlt' })).toBeVisible()
      await expect(page).toHaveTitle(/ – Bezahlt/)
      expect((await begun).suggestedFilename()).toMatch(/^spielklang-tarkov-stille-sohle-v2-/)
      await expect(page.getByRole('link', { name: mainDownload })).toHaveCount(1)
      await unfoldFiles(page)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /equalizer-apo\.txt herunterladen/ }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^spielklang-.*-v\d+-equalizer-apo\.txt$/)
      const stream = await download.createReadStream()
      const content = (await stream.toArray()).join('')
      expect(content).toMatch(/^Preamp: -\d+\.\d dB/m)
      const [archive] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Alles als ZIP herunterladen' }).click(),
      ])
      expect(archive.suggestedFilename()).toMatch(/^spielklang-.*-v\d+-alles\.zip$/)
      await page.reload()
      await expect(page.getByText(/^Zuletzt geladen am \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr$/)).toBeVisible()
      await expectAccessible(page)

      await page.goto('/warenkorb')
      await expect(page.getByRole('heading', { name: 'Dein Warenkorb ist leer' })).toBeVisible()
    },
  )

  test(
    'errors appear at their fields, the first gets the focus, and the input is kept',
    { tag: '@journey' },
    async ({ page }) => {
      await open(page, '/presets/tarkov-stille-sohle')
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await page.goto('/kasse')
      await page.getByLabel('E-Mail-Adresse').fill('ada@gmial.com')
      await page.getByLabel('Name').click()
      await page.getByRole('button', { name: 'ada@gmail.com' }).click()
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ada@gmail.com')
      await page.getByLabel('E-Mail-Adresse').fill('unsinn')
      await page.getByLabel('Name').fill('<b>Ada</b> שלום')
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
      await expect(page.getByText(/Verlust des Widerrufsrechts bekannt ist/)).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('<b>Ada</b> שלום')
      await page.getByLabel('E-Mail-Adresse').fill('ada@example.com')
      await page.getByLabel('Überweisung (Vorkasse)').check()
      await page.getByRole('checkbox', { name: 'Mir ist bekannt' }).check()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).dblclick()
      await expect(page).toHaveURL(/bestellung/)
      await expect(page.getByText('<b>Ada</b> שלום')).toBeVisible()
    },
  )

  test(
    'a lost response and a retry after a reload create only one order',
    { tag: '@journey' },
    async ({ page, shop, consoleErrors }) => {
      await open(page, '/presets/tarkov-stille-sohle')
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      const fillIn = async () => {
        await page.goto('/kasse')
        await page.getByLabel('E-Mail-Adresse').fill('verloren@example.com')
        await page.getByLabel('Überweisung (Vorkasse)').check()
        for (const box of await page.getByRole('checkbox').all()) await box.check()
        await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      }
      await page.route('**/api/orders', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await fillIn()
      await expect(page.getByRole('alert').filter({ hasText: 'nicht geantwortet' })).toBeVisible()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
      await page.unroute('**/api/orders')
      await fillIn()
      await expect(page).toHaveURL(/bestellung/)
      const list = await shop.command('commands/orders.ts', 'list')
      expect(list.split('\n').filter((line) => line.includes('verloren@example.com'))).toHaveLength(1)
    },
  )

  test('the transfer details and the link to the order can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await orderOne(page, 'kopie@example.com')
    const reference = await page.getByText(/^SK-/).first().innerText()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    for (const [name, text] of [
      ['IBAN', 'DE02120300000000202051'],
      ['Betrag', '7,90'],
      ['Verwendungszweck', reference],
    ] as const) {
      const button = page.getByRole('button', { name: `${name} kopieren` })
      await button.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: `${name} kopiert.` })).toBeVisible()
      await expect(button).toBeFocused()
      expect(await clipboard()).toBe(text)
    }
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link' })).toBeVisible()
    expect(await clipboard()).toBe(page.url())
    await expectAccessible(page)
  })

  test('the order prints on one page, with the amount due and without buttons', async ({ page }) => {
    await orderOne(page, 'papier@example.com')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /Stille Sohle/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Gesamtsumme 7,90/ })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '14mm', right: '14mm', bottom: '14mm', left: '14mm' },
    })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

async function orderOne(page: Page, email: string): Promise<void> {
  await fillCheckout(page, email, 'Überweisung (Vorkasse)')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/bestellung/)
}

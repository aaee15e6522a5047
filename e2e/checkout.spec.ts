import { expect, expectAccessible, test } from './test'

test.describe('checkout', () => {
  test('a guest finds a preset, buys it, and gets the files once the payment is confirmed', async ({
    page,
    shop,
  }) => {
    await page.goto('/')
    await expectAccessible(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Presets' }).first().click()
    await expect(page).toHaveURL('/presets')
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('tarkov')
    await page
      .getByRole('link', { name: /Tarkov/ })
      .first()
      .click()
    await expectAccessible(page)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(page).toHaveURL('/warenkorb')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zur Kasse' }).click()
    await expect(page).toHaveURL('/kasse')
    await expectAccessible(page)

    await page.getByLabel('E-Mail-Adresse').fill('kundin@example.com')
    await page.getByLabel('Name').fill('Käthe 🎧')
    await expect(page.getByLabel('Überweisung (Vorkasse)')).toBeChecked()
    for (const box of await page.getByRole('checkbox').all()) {
      await expect(box).not.toBeChecked()
      await box.check()
    }
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()

    await expect(page).toHaveURL(/\/bestellung\/order_\d{13}_[a-z0-9]{16}\?token=/)
    await expect(page.getByText('Ausstehend')).toBeVisible()
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByRole('link', { name: /herunterladen/ })).toHaveCount(0)
    await expectAccessible(page)

    const reference = await page.getByText(/^SK-/).first().innerText()
    await shop.command('scripts/orders.ts', 'confirm', reference)
    await expect(page.getByText('Erfolgreich')).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /equalizer-apo\.txt herunterladen/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^spielklang-.*-v\d+-equalizer-apo\.txt$/)
    const stream = await download.createReadStream()
    const content = (await stream.toArray()).join('')
    expect(content).toMatch(/^Preamp: -\d+\.\d dB/m)

    await page.goto('/warenkorb')
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  })
})

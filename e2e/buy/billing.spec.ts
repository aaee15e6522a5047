import { fillCheckout } from '../pages/buy'
import { expect, expectAccessible, test } from '../support/test'

const ORDER = 'Zahlungspflichtig bestellen'

test.describe('the invoice address', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('is folded at first, shows errors at its fields, and appears on the order', async ({
    page,
    consoleErrors,
  }) => {
    await fillCheckout(page, 'firma@example.com', 'Überweisung (Vorkasse)')
    await expect(page.getByLabel('Firma')).toHaveCount(0)
    const fold = page.getByText('Rechnungsadresse angeben')
    await fold.click()
    await page.getByLabel('Firma').fill('Klang & Söhne <b>GmbH')
    await page.getByLabel('Postleitzahl').fill('1010')
    await page.getByLabel('Ort', { exact: true }).fill('Wien')
    await page.getByLabel('Land', { exact: true }).selectOption('Schweiz')
    await page.getByLabel('Umsatzsteuer-Identifikationsnummer').fill('ATU13585627')
    await fold.click()
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.getByLabel('Land', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Land', { exact: true })).toHaveAccessibleDescription(/andere Umsatzsteuer/)
    await page.getByLabel('Land', { exact: true }).selectOption('Deutschland')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page.getByLabel('Straße und Hausnummer')).toBeFocused()
    expect(consoleErrors.splice(0)).toHaveLength(1)
    for (const [label, sentence] of [
      ['Straße und Hausnummer', /fehlt/],
      ['Postleitzahl', /fünf Ziffern/],
      ['Umsatzsteuer-Identifikationsnummer', /gehört zu einem anderen Land/],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence)
    await expectAccessible(page)
    await expect(page.getByLabel('Firma')).toHaveValue('Klang & Söhne <b>GmbH')

    await page.getByLabel('Straße und Hausnummer').fill('Hauptstraße 1')
    await page.getByLabel('Postleitzahl').fill('01067')
    await page.getByLabel('Ort', { exact: true }).fill('Dresden')
    await page.getByLabel('Umsatzsteuer-Identifikationsnummer').fill('de 136 695 976')
    await page.getByRole('button', { name: ORDER }).click()
    await expect(page).toHaveURL(/bestellung/)
    for (const text of ['Klang & Söhne <b>GmbH', 'Hauptstraße 1', '01067 Dresden', 'USt-IdNr. DE136695976'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

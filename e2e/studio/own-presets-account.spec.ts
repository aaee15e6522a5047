import { expectSignedIn, register, signIn, test } from '../support/accounts'
import { button, field, main, nameField, PASSWORD, setGain, studio } from '../pages/own-presets-page'
import { openValues } from '../pages/studio-page'
import { expect, expectAccessible, open } from '../support/test'

test.describe('the presets of an account', () => {
  test('are saved, opened elsewhere, protected from stale changes, and deleted', async ({
    page,
    browser,
    shop,
    consoleErrors,
  }) => {
    const email = 'eigene-konto@example.com'
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Flach' }).click()
    await button(page, 'Filter hinzufügen').click()
    await setGain(page, 1, '3,5')
    await expect(main(page).getByText(/bis zu 50 Presets/)).toBeVisible()
    await register(page, shop, email, PASSWORD)
    await open(page, '/studio')
    await openValues(studio(page))
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('3,5')
    await button(page, 'Im Konto aufbewahren').click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveAccessibleDescription(/Namen mit höchstens 40 Zeichen/)
    await nameField(page).fill('Nachts')
    await button(page, 'Im Konto aufbewahren').click()
    await expect(main(page).getByText('Alles ist im Konto aufbewahrt.')).toBeVisible()

    const elsewhere = await browser.newContext({ baseURL: shop.origin })
    const other = await elsewhere.newPage()
    await signIn(other, email, PASSWORD)
    await expectSignedIn(other)
    await other.getByRole('region', { name: 'Eigene Presets' }).getByRole('link', { name: 'Nachts' }).click()
    await expect(nameField(other)).toHaveValue('Nachts')
    await setGain(other, 1, '5')
    await button(other, 'Änderungen aufbewahren').click()
    await expect(main(other).getByText('Alles ist im Konto aufbewahrt.')).toBeVisible()

    await setGain(page, 1, '-2')
    await button(page, 'Änderungen aufbewahren').click()
    const refusal = main(page).getByRole('alert').filter({ hasText: 'Preset' })
    await expect(refusal).toContainText('inzwischen woanders geändert')
    await expect(refusal).toBeFocused()
    await button(page, 'Als neues aufbewahren').click()
    await expect(main(page).getByText('Alles ist im Konto aufbewahrt.')).toBeVisible()
    // The missing name, and the change in the other tab.
    expect(consoleErrors.splice(0).filter((text) => !/status of 4(00|09)/.test(text))).toEqual([])

    await open(page, '/konto')
    const list = page.getByRole('region', { name: 'Eigene Presets' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Löschen Nachts' }).first().click()
    await page.getByRole('button', { name: 'Preset löschen' }).click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await expect(list.getByRole('link', { name: 'Nachts' })).toBeFocused()
    await elsewhere.close()
  })
})

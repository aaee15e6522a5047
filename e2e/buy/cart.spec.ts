import { expect, expectAccessible, open, openWithoutScripts, test } from '../support/test'

test.describe('cart', () => {
  test(
    'two tabs show the same cart, and corrupt data counts as empty',
    { tag: '@journey' },
    async ({ context }) => {
      const one = await context.newPage()
      const other = await context.newPage()
      await open(one, '/presets/tarkov-stille-sohle')
      await other.goto('/warenkorb')
      await one.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(other.getByRole('link', { name: 'Zur Kasse' })).toBeVisible()
      await other.getByRole('button', { name: 'Entfernen' }).click()
      await expect(one.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
      await one.evaluate(() => localStorage.setItem('cart', '[{"id":7'))
      await other.reload()
      await expect(other.getByRole('heading', { name: 'Dein Warenkorb ist leer' })).toBeVisible()
    },
  )

  test('a removed preset can be restored, in all tabs', async ({ context }) => {
    const one = await context.newPage()
    const other = await context.newPage()
    for (const id of ['tarkov-stille-sohle', 'cs2-schrittklar']) {
      await open(one, `/presets/${id}`)
      await one.getByRole('button', { name: 'In den Warenkorb' }).click()
    }
    await open(one, '/warenkorb')
    await open(other, '/warenkorb')
    const names = (page: typeof one) =>
      page.getByRole('list', { name: 'Presets im Warenkorb' }).getByRole('listitem').getByRole('link')
    await expect(names(one)).toHaveCount(2)
    await expect(one.getByText('Escape from Tarkov')).toBeVisible()
    await one.getByRole('button', { name: 'Stille Sohle entfernen' }).press('Enter')
    await expect(one.getByRole('status')).toHaveText('Stille Sohle ist entfernt.')
    await expect(one.getByRole('button', { name: 'Schrittklar entfernen' })).toBeFocused()
    await expect(names(other)).toHaveCount(1)
    await one.getByRole('button', { name: 'Rückgängig' }).press('Enter')
    await expect(one.getByRole('button', { name: 'Stille Sohle entfernen' })).toBeFocused()
    for (const page of [one, other]) {
      await expect(names(page)).toHaveCount(2)
      await expect(names(page).first()).toHaveAccessibleName('Stille Sohle')
    }
  })

  test('an empty cart is shown before scripts load, and a filled one is not called empty', async ({
    page,
  }) => {
    const empty = page.getByRole('heading', { name: 'Dein Warenkorb ist leer' })
    const loading = page.getByText('Der Warenkorb wird geladen')
    const letScriptsCome = await openWithoutScripts(page, '/warenkorb')
    await expect(empty).toBeVisible()
    await expect(loading).toBeHidden()
    letScriptsCome()
    await expect(loading).toHaveCount(0)
    await expect(empty).toBeVisible()
    const preset = { id: 'cs2-schrittklar', name: 'Schrittklar', price: 490 }
    await page.evaluate((item) => localStorage.setItem('cart', JSON.stringify([item])), preset)
    const letThemComeAgain = await openWithoutScripts(page, '/warenkorb')
    await expect(loading).toBeVisible()
    await expect(empty).toBeHidden()
    letThemComeAgain()
    await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible()
  })

  test('a cart whose presets are no longer sold links to the catalogue', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('cart', JSON.stringify([{ id: 'weg', name: 'Altes Preset', price: 490 }])),
    )
    for (const address of ['/warenkorb', '/kasse']) {
      await open(page, address)
      await expect(page.getByRole('heading', { name: 'Nichts davon ist noch erhältlich' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Andere Presets ansehen' })).toBeVisible()
      await expectAccessible(page)
    }
  })
})

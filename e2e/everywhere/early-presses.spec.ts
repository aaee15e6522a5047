import { expect, openWithoutScripts, test } from '../support/test'

test.describe('a page that is shown before its scripts have loaded', () => {
  test(
    'keeps a press, shows that it is pending, and adds the preset to the cart once',
    { tag: '@journey' },
    async ({ page }) => {
      const arrive = await openWithoutScripts(page, '/presets/tarkov-stille-sohle')
      const buy = page.getByRole('button', { name: 'In den Warenkorb' })
      await expect(buy).toHaveCSS('opacity', '1')
      await buy.click()
      await buy.click()
      await expect(buy).toHaveCSS('opacity', '0.6')
      await expect(buy).toHaveCSS('cursor', 'progress')
      const cart = () => page.evaluate(() => localStorage.getItem('cart'))
      expect(await cart()).toBeNull()
      arrive()
      await expect(page.getByRole('article').getByRole('link', { name: 'Zum Warenkorb' })).toBeFocused()
      expect(JSON.parse((await cart()) ?? '')).toMatchObject([{ id: 'tarkov-stille-sohle' }])
    },
  )

  test('replays a press only once, even on a toggle', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/presets/tarkov-stille-sohle')
    await page.getByRole('button', { name: 'Hörprobe abspielen: Stille Sohle' }).click()
    arrive()
    await expect(page.getByRole('button', { name: 'Hörprobe anhalten: Stille Sohle' })).toBeVisible()
  })

  test('does not submit a form natively, so that nothing typed ends up in the URL', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/anmelden?ansicht=registrieren')
    await page.getByLabel('E-Mail-Adresse').fill('niemand')
    await page.getByLabel('Passwort').fill('geheim')
    await page.keyboard.press('Enter')
    arrive()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL('/anmelden?ansicht=registrieren')
  })

  test('applies what was typed and chosen', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/presets')
    await page.getByRole('searchbox').fill('schritte')
    await page.getByLabel('Spiel', { exact: true }).selectOption('Counter-Strike 2')
    arrive()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL('/presets?spiel=Counter-Strike+2&suche=schritte')
  })

  test('searches by plain form submission', async ({ page }) => {
    await openWithoutScripts(page, '/presets')
    await page.getByRole('searchbox').fill('tarkov')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL('/presets?suche=tarkov&spiel=&sortierung=')
  })
})

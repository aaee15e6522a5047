import { Secret, TOTP } from 'otpauth'
import { expectSignedIn, forgive, register, signIn, signOut, test } from '../support/accounts'
import { expect, expectAccessible } from '../support/test'

const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later,
  })

test.describe('a second factor', () => {
  test('is set up by keyboard, asked for on sign-in, and turned off again', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    const [email, password] = ['faktor@example.com', 'ein Satz und ein Code']
    await register(page, shop, email, password)
    const section = page.getByRole('region', { name: 'Zweiter Faktor' })
    await section.getByRole('button', { name: 'Einrichten' }).focus()
    await page.keyboard.press('Enter')
    await expect(section.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    const secret = (await section.locator('code').textContent()) ?? ''
    await expectAccessible(page)
    await section.getByLabel('Code aus der App').fill('000000')
    await page.keyboard.press('Enter')
    await expect(section.getByRole('alert')).toContainText('stimmt nicht')
    await section.getByLabel('Code aus der App').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(section.getByRole('heading', { name: 'Deine Ersatzcodes' })).toBeFocused()
    const codes = await section.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Ich habe sie aufgehoben' }).click()
    await expect(section.getByText('Eingeschaltet seit')).toBeVisible()
    await expect(section.getByText('10 Ersatzcodes sind noch übrig.')).toBeVisible()
    await signOut(page)

    await signIn(page, email, password)
    const code = page.getByLabel('Code aus der App')
    await expect(code).toBeFocused()
    await expectAccessible(page)
    expect((await page.request.get(`${shop.origin}/api/account`)).status()).toBe(401)
    await code.fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expectSignedIn(page)
    await expect(section.getByText('9 Ersatzcodes sind noch übrig.')).toBeVisible()

    await section.getByRole('button', { name: 'Abschalten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor abschalten?' })
    await dialog.getByLabel('Code aus der App').fill(codeOf(secret, 30_000))
    await page.keyboard.press('Enter')
    await expect(section.getByRole('button', { name: 'Einrichten' })).toBeVisible()
    await signOut(page)
    await signIn(page, email, password)
    await expectSignedIn(page)
    forgive(consoleErrors)
  })
})

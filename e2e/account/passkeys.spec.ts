import type { Page } from '@playwright/test'
import { ADMIN, expectSignedIn, register, signIn, signOut, test } from '../support/accounts'
import { button, expect, expectAccessible, open } from '../support/test'

/** Adds a virtual authenticator that verifies its user and confirms at once. @returns lets it confirm, or not */
async function addAuthenticator(page: Page): Promise<(isConfirming: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (enabled) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

test.describe('passkeys', () => {
  test(
    'are added by keyboard, sign in without typing, and are renamed and removed',
    { tag: '@journey' },
    async ({ page, shop }) => {
      const email = 'fingerabdruck@example.com'
      await register(page, shop, email, 'bald ohne Kennwort')
      const setConfirming = await addAuthenticator(page)
      await expect(page.getByRole('heading', { name: 'Passkeys', exact: true })).toBeVisible()
      const section = page.getByRole('region', { name: 'Passkeys' })
      const add = button(page, 'Passkey hinzufügen')
      await add.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Der Passkey ist hinzugefügt.' })).toBeVisible()
      await expect(section.getByRole('listitem')).toHaveText(/^Chrome, .*noch nicht benutzt/)
      await expectAccessible(page)
      await expect.poll(async () => (await shop.mailsTo(email)).join()).toContain('Neuer Passkey')
      await add.click()
      await expect(section.getByRole('alert')).toHaveText(
        'Auf diesem Gerät hat dein Konto schon einen Passkey.',
      )

      // It would choose the passkey that the e-mail field offers before the button is pressed.
      await setConfirming(false)
      await signOut(page)
      await button(page, 'Mit Passkey anmelden').focus()
      await setConfirming(true)
      await page.keyboard.press('Enter')
      await expectSignedIn(page)
      await expect(section.getByRole('listitem')).toHaveText(/zuletzt benutzt am/)

      await section.getByRole('button', { name: /^Umbenennen/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Mein Rechner')
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(section.getByRole('listitem')).toHaveText(/^Mein Rechner/)
      await section.getByRole('button', { name: 'Entfernen Mein Rechner' }).click()
      await expect(dialog).toContainText('Es ist dein letzter.')
      await dialog.getByRole('button', { name: 'Passkey entfernen' }).click()
      await expect(section.getByRole('listitem')).toHaveCount(0)
      await expect(add).toBeFocused()
      await expect
        .poll(async () => (await shop.mailsTo(email)).join())
        .toContain('Ein Passkey wurde entfernt')
    },
  )

  test('are not offered if the browser does not support them', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
    await open(page, '/anmelden')
    await expect(button(page, 'Anmelden')).toBeVisible()
    await expect(button(page, 'Mit Passkey anmelden')).toHaveCount(0)
  })

  test('are offered at the desk until the offer is dismissed', async ({ page }) => {
    await signIn(page, ADMIN)
    await expectSignedIn(page)
    await open(page, '/admin')
    const offer = page.getByText('Mit einem Passkey melden Sie sich ohne Passwort an')
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Nicht mehr zeigen').click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})

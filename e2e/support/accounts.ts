import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { Shop } from './shop'
import { expect, open, signInConfig } from './test'

export { test } from './test'

/** The sample accounts, and their password. */
export const PASSWORD = 'spielklang'
export const CUSTOMER = 'kunde@spielklang.example'
export const PARTNER = 'partner@spielklang.example'
export const SUPPORT = 'support@spielklang.example'
export const ADMIN = 'admin@spielklang.example'

/** Console errors of refused attempts. */
const refusals = /40[01349]|410|429|ERR_FAILED|ERR_CONNECTION_REFUSED/

export function forgive(errors: string[]): void {
  expect(errors.splice(0).filter((text) => !refusals.test(text))).toEqual([])
}

/** The header's way to the account: a link, or a menu button once signed in. */
export const accountEntry = (page: Page) => page.getByRole('banner').locator('nav > ul > li').last()

/** Submits the sign-in form without waiting for the outcome. */
export async function signIn(
  page: Page,
  email: string,
  password = PASSWORD,
  address = '/anmelden',
): Promise<void> {
  await open(page, address)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Waits until a page is open and its header names the user; it is hydrated by then. */
export async function expectSignedIn(page: Page, address = '/konto'): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(accountEntry(page)).not.toHaveText('Anmelden')
}

export async function signOut(page: Page): Promise<void> {
  await expectSignedIn(page)
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/anmelden/)
}

/** Drops this browser's session; the account stays signed in elsewhere. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** A new account, so that the tests of a worker do not disturb each other. */
export async function register(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/anmelden?ansicht=registrieren')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('heading', { name: /bestätigen/ })).toBeFocused()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expectSignedIn(page)
}

/** Signs in without a browser. These requests keep the session cookie. */
export async function openSession(request: APIRequestContext, shop: Shop, email: string): Promise<void> {
  const { emulatorUrl, apiKey } = await signInConfig(shop)
  const answer = await request.post(
    `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    { data: { email, password: PASSWORD, returnSecureToken: true } },
  )
  const { idToken } = z.object({ idToken: z.string() }).parse(await answer.json())
  const headers = { origin: shop.origin }
  const opened = await request.post(`${shop.origin}/api/session`, { data: { idToken }, headers })
  expect(opened.status()).toBe(204)
}

/** Removes an account's custom claims as Firebase's console does: its sessions go on. */
export async function takeClaims(request: APIRequestContext, shop: Shop, uid: string): Promise<void> {
  const { projectId, emulatorUrl } = await signInConfig(shop)
  const answer = await request.post(
    `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
    { data: { localId: uid, customAttributes: '{}' }, headers: { authorization: 'Bearer owner' } },
  )
  expect(answer.status()).toBe(200)
}

/** A new account with a verified address and the samples' password. */
export async function addAccount(request: APIRequestContext, shop: Shop, email: string): Promise<void> {
  const { projectId, emulatorUrl } = await signInConfig(shop)
  const answer = await request.post(
    `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    { data: { email, password: PASSWORD, emailVerified: true }, headers: { authorization: 'Bearer owner' } },
  )
  expect(answer.status()).toBe(200)
}

const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
})

/** The link in the last e-mail of the local sign-in service to an address. */
export async function mailedLink(request: APIRequestContext, shop: Shop, email: string): Promise<string> {
  const { projectId, emulatorUrl } = await signInConfig(shop)
  const mails = await request.get(`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`)
  const own = mailsSchema.parse(await mails.json()).oobCodes.filter((mail) => mail.email === email)
  return own.at(-1)?.oobLink ?? ''
}

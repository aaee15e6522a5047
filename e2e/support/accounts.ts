import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { Shop } from './shop'
import { expect, open } from './test'

export { test } from './test'

/** The sample accounts, and their password. */
export const PASSWORD = 'spielklang'
export const CUSTOMER = 'kunde@spielklang.example'
export const PARTNER = 'partner@spielklang.example'
export const SUPPORT = 'support@spielklang.example'
export const ACCOUNTING = 'buchhaltung@spielklang.example'
export const ADMIN = 'admin@spielklang.example'

/** Console errors of refused attempts, and of a shop that starts again: its port is taken before it answers. */
const refusals = /40[01349]|410|429|ERR_FAILED|ERR_CONNECTION_(?:REFUSED|RESET)/

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
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
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

/** A new account, confirmed by its mailed link, so that the tests of a worker do not disturb each other. */
export async function register(page: Page, shop: Shop, email: string, password: string): Promise<void> {
  await open(page, '/anmelden?ansicht=registrieren')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('heading', { name: /^Bitte bestätige/ })).toBeFocused()
  await confirm(page, shop, email, password)
}

/** Opens the link that confirms an address, and signs in by it. */
export async function confirm(page: Page, shop: Shop, email: string, password: string): Promise<void> {
  const link = await mailedLink(shop, email)
  // Otherwise only the fragment might change, which loads nothing.
  await page.goto('about:blank')
  await open(page, link)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expectSignedIn(page)
}

/** Signs in without a browser; further requests of this context send the session cookie. */
export async function openSession(request: APIRequestContext, shop: Shop, email: string): Promise<void> {
  const opened = await request.post(`${shop.origin}/api/session`, {
    data: { email, password: PASSWORD },
    headers: { origin: shop.origin },
  })
  expect(opened.status()).toBe(204)
}

/** Removes an account's roles directly in the store: its sessions continue. */
export async function takeRoles(shop: Shop, uid: string): Promise<void> {
  await shop.write({ [`accounts/${uid}/roles`]: null })
}

/** A new account with a confirmed address and the samples' password. */
export async function addAccount(shop: Shop, email: string): Promise<void> {
  await shop.addAccount(email, PASSWORD)
}

const accountsSchema = z.record(z.string(), z.object({ emailKey: z.string() }))

/** Makes an account's address confirmed or not, as one moved from Firebase may be. */
export async function setConfirmed(shop: Shop, email: string, emailVerified: boolean): Promise<void> {
  const accounts = Object.entries(accountsSchema.parse(await shop.data('accounts')))
  const uids = accounts.filter(([, { emailKey }]) => emailKey === email).map(([uid]) => uid)
  expect(uids).toHaveLength(1)
  await shop.write({ [`accounts/${uids[0]}/emailVerified`]: emailVerified })
}

/** The link in the last mail about an account to an address. */
export async function mailedLink(
  shop: Shop,
  email: string,
  page: 'bestaetigen' | 'neues-passwort' | 'neue-adresse' | 'einladung' = 'bestaetigen',
): Promise<string> {
  const path = page === 'einladung' ? page : `anmelden/${page}`
  const pattern = new RegExp(String.raw`http\S+/${path}#\S+`, 'g')
  let link = ''
  await expect
    .poll(async () => {
      const links = (await shop.mailsTo(email)).flatMap((mail) => mail.match(pattern) ?? [])
      return (link = links.at(-1) ?? '')
    })
    .not.toBe('')
  return link
}

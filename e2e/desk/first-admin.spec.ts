import {
  addAccount,
  ADMIN,
  confirm,
  expectSignedIn,
  forgive,
  PASSWORD,
  takeRoles,
  test as base,
} from '../support/accounts'
import type { Shop } from '../support/shop'
import { expect, expectAccessible, open, ownShop } from '../support/test'

const test = base.extend<object, { shop: Shop }>({ shop: ownShop() })

/** Removes all admins, as in a new shop, and restarts it. */
async function withoutAdmin(shop: Shop): Promise<void> {
  const list = await shop.command('commands/accounts.ts', 'list')
  for (const [, uid] of list.matchAll(/^\S+ {2}(\S+) {2}Admin/gm)) await takeRoles(shop, uid ?? '')
  const onceKeys = Object.keys(Object(await shop.data('once'))).filter((onceKey) =>
    onceKey.startsWith('admin_'),
  )
  await shop.write(Object.fromEntries(onceKeys.map((onceKey) => [`once/${onceKey}`, null])))
  await shop.restart()
}

/** The link that the shop's start has printed. */
async function printedLink(shop: Shop): Promise<string> {
  const link = /http:\/\/\S+\/einrichten#\S+/
  await expect.poll(() => shop.printed(), { timeout: 120_000 }).toMatch(link)
  return link.exec(shop.printed())?.[0] ?? ''
}

test.describe('the first admin', () => {
  // The tests restart the shop.
  test.describe.configure({ timeout: 240_000 })

  test('cannot be set up again once there is an admin', async ({ page, shop, consoleErrors }) => {
    await expect
      .poll(async () =>
        Object.keys(Object(await shop.data('once'))).some((onceKey) => onceKey.startsWith('admin_')),
      )
      .toBe(true)
    expect(shop.printed()).not.toContain('/einrichten')
    expect((await open(page, '/einrichten'))?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link wurde schon benutzt')
    await expectAccessible(page)
    forgive(consoleErrors)
  })

  test(
    'opens the console’s link, creates an account, and is led to the setup',
    { tag: '@journey' },
    async ({ page, context, shop, consoleErrors }) => {
      await withoutAdmin(shop)
      const asked: string[] = []
      context.on('request', (asking) => asked.push(asking.url()))
      await open(page, '/einrichten')
      await expect(page.getByText('Hier fehlt der Link')).toBeVisible()
      const link = await printedLink(shop)
      const token = new URL(link).hash.slice(1)
      await page.goto('about:blank')
      await open(page, link)
      await expect(page.getByRole('heading', { name: 'Mit welchem Konto?' })).toBeVisible()
      await expect(page).toHaveURL('/einrichten')
      await expectAccessible(page)

      await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click()
      await page.getByLabel('E-Mail-Adresse').fill('inhaberin@example.com')
      await page.getByLabel('Passwort').fill('ein ganzer Satz')
      await page.getByRole('button', { name: 'Konto anlegen' }).click()
      const mail = await context.newPage()
      await confirm(mail, shop, 'inhaberin@example.com', 'ein ganzer Satz')
      await mail.close()
      // The tab with the console's link continues by itself.
      await expectSignedIn(page, '/einrichten')
      await expectAccessible(page)
      await expect(page.getByText('inhaberin@example.com')).toBeVisible()
      await page.getByRole('button', { name: 'Admin werden' }).press('Enter')
      await expect(page).toHaveURL('/admin/einrichten')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(asked.filter((url) => url.includes(token))).toEqual([])
      const journal = Object.values(Object(await shop.data('journal')))
      expect(JSON.stringify(journal)).toContain('admin-claimed')
      expect(JSON.stringify(await shop.data('once'))).not.toContain(token)

      await addAccount(shop, 'zweite@example.com')
      await shop.restart()
      await context.clearCookies()
      // Otherwise only the fragment might change, which loads nothing.
      await page.goto('about:blank')
      expect((await open(page, link.replace(token, `x${token.slice(1)}`)))?.status()).toBe(410)
      expect(shop.printed()).not.toContain('/einrichten')
      forgive(consoleErrors)
    },
  )

  test('sees an error for a wrong link, and for one that has already been used', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await withoutAdmin(shop)
    const link = await printedLink(shop)
    await open(page, `${link.slice(0, -4)}aaaa`)
    await page.getByRole('main').getByRole('link', { name: 'Anmelden', exact: true }).click()
    await page.getByLabel('E-Mail-Adresse').fill(ADMIN)
    await page.getByLabel('Passwort').fill(PASSWORD)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expectSignedIn(page, '/einrichten')
    await page.getByRole('button', { name: 'Admin werden' }).click()
    const alert = page.getByRole('alert')
    await expect(alert.filter({ hasText: 'Dieser Link stimmt nicht' })).toBeVisible()
    await open(page, '/einrichten')
    await page.evaluate((hash) => (location.hash = hash), new URL(link).hash)
    await expect(page).toHaveURL('/einrichten')
    await shop.command('commands/accounts.ts', 'grant-admin', 'kunde@spielklang.example')
    await page.getByRole('button', { name: 'Admin werden' }).click()
    await expect(alert.filter({ hasText: 'Dieser Link wurde schon benutzt' })).toBeVisible()
    forgive(consoleErrors)
  })
})

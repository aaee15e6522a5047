import { addAccount, ADMIN, forgive, test } from '../support/accounts'
import { openAs } from '../pages/open-as'
import { entry, suggested } from '../pages/voting-page'
import { button, expect, open } from '../support/test'

test('the desk renames, merges and releases suggestions, and notifies voters once', async ({
  browser,
  shop,
  consoleErrors,
}) => {
  const emails = ['w-fan@example.com', 'w-still@example.com']
  for (const email of emails) await addAccount(shop, email)
  const [fan = '', silent = ''] = emails
  const voter = await openAs(browser, shop, fan, '/abstimmen')
  await suggested(voter, shop, 'Half Lief 3')
  const other = await openAs(browser, shop, silent, '/abstimmen')
  await suggested(other, shop, 'HL drei')
  await other.getByRole('switch', { name: 'E-Mail, wenn ein Preset oder Headset erscheint' }).click()
  await expect(other.getByText('Du bekommst keine E-Mails mehr')).toBeVisible()

  const desk = await openAs(browser, shop, ADMIN, '/admin/abstimmen?suche=hl')
  await expect(desk).toHaveTitle('Verwaltung – Abstimmen – Spielklang')
  await desk.getByRole('link', { name: 'HL drei' }).click()
  await expect(desk).toHaveTitle('Verwaltung – Vorschlag HL drei – Spielklang')
  await desk.getByLabel('Name des anderen Vorschlags').fill('gibt es nicht')
  await button(desk, 'Zusammenlegen').click()
  await expect(desk.getByLabel('Name des anderen Vorschlags')).toBeFocused()
  await desk.getByLabel('Name des anderen Vorschlags').fill('half-lief 3')
  await button(desk, 'Zusammenlegen').click()
  await expect(desk.getByRole('heading', { name: 'Half Lief 3', level: 1 })).toBeVisible()
  await expect
    .poll(async () => (await desk.reload(), desk.getByRole('main').textContent()))
    .toMatch(/Stimmen2/)

  await desk.getByLabel('Name des Spiels').fill('Half-Life 3')
  await button(desk, 'Umbenennen').click()
  await expect(desk.getByRole('heading', { name: 'Half-Life 3', level: 1 })).toBeFocused()
  await desk.getByLabel('Neuer Stand').selectOption('In Arbeit')
  await button(desk, 'Stand ändern').click()
  await expect(entry(voter, 'Deine Stimmen', 'Half-Life 3')).toContainText('In Arbeit')
  await desk.getByLabel('Neuer Stand').selectOption('Erschienen')
  await button(desk, 'Stand ändern').click()
  await expect(desk.getByLabel('Preset dazu')).toBeFocused()
  await desk.getByLabel('Preset dazu').selectOption('Schrittklar (Counter-Strike 2)')
  await button(desk, 'Stand ändern').click()
  await expect(desk.getByText('Erschienen').first()).toBeVisible()

  const mails = async () => (await shop.mailsTo(fan)).filter((text) => text.includes('Half-Life 3'))
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
  expect((await mails())[0]).toContain(`${shop.origin}/presets/cs2-schrittklar`)
  await expect(voter.getByText('Du hast noch 3 Stimmen frei.')).toBeVisible()
  expect(await shop.mailsTo(silent)).toEqual([])
  await voter.getByRole('link', { name: 'Erschienen' }).click()
  const released = entry(voter, 'Vorschläge', 'Half-Life 3')
  await expect(released).toContainText('2 Stimmen')
  await released.getByRole('link', { name: 'Zum Preset' }).click()
  await expect(voter).toHaveURL('/presets/cs2-schrittklar')

  await open(desk, '/admin/protokoll')
  const journal = desk
    .getByRole('listitem')
    .filter({ hasText: /hat den Vorschlag .* (?:geändert|zusammengelegt)\./ })
  await expect(journal).toHaveCount(4)
  await expect.poll(() => shop.audit()).toEqual([])
  forgive(consoleErrors)
})

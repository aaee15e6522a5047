import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeOrder } from '../pages/place-order'
import { ADMIN, forgive, openSession, test as base } from '../support/accounts'
import { Shop } from '../support/shop'
import { expect, ownShop } from '../support/test'

// Others expect a shop without backups.
const test = base.extend<object, { shop: Shop }>({ shop: ownShop() })
const PHRASE = 'sechs Wörter die niemand sonst kennt'

test('a daily backup is set up, made and verified at the desk, and restored at a new shop’s desk', async ({
  page,
  shop,
  engine,
  request,
  consoleErrors,
}) => {
  test.setTimeout(300_000)
  const place = mkdtempSync(join(tmpdir(), 'spielklang-backups-'))
  const { orderId } = await placeOrder(request, shop.origin)
  await openSession(page.request, shop, ADMIN)
  await page.goto('/admin/einrichten')
  const section = page.getByRole('region', { name: 'Tägliche Sicherung' })
  await section.getByLabel('Ort', { exact: true }).fill(place)
  await section.getByRole('button', { name: 'Speichern' }).click()
  await expect(section.getByText('Diese Angabe fehlt.')).toBeVisible()
  await section.getByLabel('Passphrase', { exact: true }).fill(PHRASE)
  await section.getByRole('button', { name: 'Speichern' }).click()
  await expect(section.getByText(/^Hinterlegt\./)).toBeVisible()

  await page.goto('/admin/betrieb')
  const daily = page.getByRole('region', { name: 'Tägliche Sicherung' })
  await daily.getByRole('button', { name: 'Jetzt sichern' }).click()
  await expect(async () => {
    await page.reload()
    await expect(daily.getByText('ließ sich einspielen, und alles stimmt überein')).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 120_000 })
  await expect(page.getByText('Keine Sicherung ist überfällig')).toBeVisible()
  const [name = ''] = readdirSync(place)
  expect(name).toMatch(/^spielklang-\d{4}-\d\d-\d\d\.backup$/)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])

  const another = await Shop.start({ engine })
  try {
    await openSession(page.request, another, ADMIN)
    await page.goto(`${another.origin}/admin/betrieb`)
    await daily.getByLabel('Datei der Sicherung').setInputFiles(join(place, name))
    await daily.getByLabel('Passphrase dieser Sicherung').fill('eine ganz andere')
    await daily.getByRole('button', { name: 'Prüfen und bereitlegen' }).click()
    await expect(daily.getByText('Die Passphrase ist eine andere. Es wurde nichts geändert.')).toBeVisible()
    await daily.getByLabel('Passphrase dieser Sicherung').fill(PHRASE)
    await daily.getByRole('button', { name: 'Prüfen und bereitlegen' }).click()
    await expect(daily.getByText('Eine Sicherung ist geprüft und liegt bereit.')).toBeVisible()
    await page.goto('about:blank')
    await another.restart()
    expect(another.printed()).toContain('ist eingespielt')
    await openSession(page.request, another, ADMIN)
    await page.goto(`${another.origin}/admin/bestellungen/${orderId}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      String(await shop.data(`orders/${orderId}/reference`)),
    )
    expect(await another.audit()).toEqual([])
  } finally {
    await another.stop()
  }
  forgive(consoleErrors)
  rmSync(place, { recursive: true })
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeOrder } from '../pages/place-order'
import { ADMIN, openSession, test } from '../support/accounts'
import { Shop } from '../support/shop'
import { expect } from '../support/test'

const PHRASE = 'sechs Wörter die niemand sonst kennt'

test('a daily backup is set up, made and tried at the desk, and restored at that of an empty shop', async ({
  page,
  shop,
  engine,
  request,
}) => {
  test.setTimeout(180_000)
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
  await expect(section.getByText('Hinterlegt.', { exact: false })).toBeVisible()

  await page.goto('/admin/betrieb')
  const daily = page.getByRole('region', { name: 'Tägliche Sicherung' })
  await expect(daily.getByRole('heading', { name: 'Sicherung einspielen' })).toHaveCount(0)
  await daily.getByRole('button', { name: 'Jetzt sichern' }).click()
  await expect(async () => {
    await page.reload()
    await expect(daily.getByText('ließ sich einspielen, und alles stimmt überein')).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByText('Keine Sicherung ist überfällig')).toBeVisible()
  const [name = ''] = readdirSync(place)
  expect(name).toMatch(/^spielklang-\d{4}-\d\d-\d\d\.backup$/)

  const empty = await Shop.start({ engine })
  try {
    await openSession(page.request, empty, ADMIN)
    await page.goto(`${empty.origin}/admin/betrieb`)
    await page.getByLabel('Datei der Sicherung').setInputFiles(join(place, name))
    const phrase = page.getByLabel('Passphrase dieser Sicherung')
    await phrase.fill(`${PHRASE}!`)
    await page.getByRole('button', { name: 'Prüfen und bereitlegen' }).click()
    await expect(page.getByText('Die Passphrase ist eine andere.')).toBeVisible()
    await phrase.fill(PHRASE)
    await page.getByRole('button', { name: 'Prüfen und bereitlegen' }).click()
    await expect(page.getByText('Sie wird beim nächsten Start eingespielt.')).toBeVisible()
    await page.goto('about:blank')
    await empty.restart()
    expect(empty.printed()).toContain('ist eingespielt')
    expect(await empty.data(`orders/${orderId}/id`)).toBe(orderId)
  } finally {
    await empty.stop()
    rmSync(place, { recursive: true })
  }
})

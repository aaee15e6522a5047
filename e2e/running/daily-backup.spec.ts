import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, openSession, test } from '../support/accounts'
import { expect } from '../support/test'

const PHRASE = 'sechs Wörter die niemand sonst kennt'

test('a daily backup is set up, made and tried at the desk', async ({ page, shop, consoleErrors }) => {
  test.setTimeout(240_000)
  const place = mkdtempSync(join(tmpdir(), 'spielklang-backups-'))
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
  await expect(daily.getByRole('heading', { name: 'Sicherung einspielen' })).toHaveCount(0)
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
  rmSync(place, { recursive: true })
})

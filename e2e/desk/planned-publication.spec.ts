import { forgive, test } from '../support/accounts'
import { openDesk } from '../pages/open-as'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { button, expect, expectAccessible, open } from '../support/test'

test('a version is scheduled, edited, unscheduled, scheduled again, and published on time', async ({
  browser,
  request,
  shop,
  consoleErrors,
}) => {
  test.setTimeout(300_000)
  const id = 'acc-kurvengrip'
  const desk = await openDesk(browser, shop, `/admin/presets/${id}`)
  await desk.getByLabel('Kurztext').fill('Hört die Reifen früher.')
  const plan = async (at: number) => {
    await button(desk, 'Veröffentlichen am …').click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Tag und Uhrzeit').fill(berlinTimeOf(at))
    await button(desk, 'Veröffentlichung planen').click()
    return dialog
  }
  const refused = await plan(Date.now() - 3_600_000)
  await expect(refused.getByLabel('Tag und Uhrzeit')).toHaveAccessibleDescription(/schon vorbei/)
  await expectAccessible(desk)
  await refused.getByLabel('Tag und Uhrzeit').fill(berlinTimeOf(Date.now() + 3_600_000))
  await button(desk, 'Veröffentlichung planen').click()
  await expect(desk.getByText('Die Veröffentlichung ist geplant.')).toBeVisible()
  await expect(desk.getByText(/^Erscheint am [\d., :]+, so, wie der Entwurf/)).toBeVisible()
  await expect(button(desk, 'Veröffentlichen')).toHaveCount(0)
  await desk.getByLabel('Kurztext').fill('Hört die Bremsen auch.')
  await button(desk, 'Entwurf speichern').click()
  await expect(desk.getByText('Der Entwurf ist gespeichert.')).toBeVisible()
  await expect(desk.getByText('Alles ist gespeichert.')).toBeVisible()
  await expect(desk.getByText(/Seitdem haben Sie ihn geändert/)).toBeVisible()
  await open(desk, '/admin/presets')
  await expect(desk.getByRole('row').filter({ hasText: 'Kurvengrip' })).toContainText('Geplant:')
  await open(desk, `/admin/presets/${id}`)
  await button(desk, 'Plan zurücknehmen').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Plan zurücknehmen' }).click()
  await expect(desk.getByText('Der Plan ist zurückgenommen.')).toBeVisible()
  expect(await shop.data(`presets/${id}/planned`)).toBeNull()

  // The form takes whole minutes; this leaves at least ten seconds for what is filled in.
  await plan(Date.now() + 70_000)
  await expect(desk.getByText('Die Veröffentlichung ist geplant.')).toBeVisible()
  expect(await (await request.get(`${shop.origin}/presets/${id}`)).text()).not.toContain('Bremsen auch')
  await expect
    .poll(async () => (await request.get(`${shop.origin}/presets/${id}`)).text(), { timeout: 150_000 })
    .toContain('Hört die Bremsen auch.')
  expect(await shop.data(`presets/${id}/planned`)).toBeNull()
  await open(desk, `/admin/presets/${id}`)
  await expect(button(desk, 'Veröffentlichen')).toBeVisible()
  forgive(consoleErrors)
})

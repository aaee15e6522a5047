import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from '../support/test'

const SWITCH = { name: 'Leises lauter' }
const play = { name: 'Hörprobe abspielen: Stille Sohle' }

/** Where in the scene each sound was begun, in seconds. */
async function noteStarts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const offsets: number[] = []
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0) {
      offsets.push(offset)
      start.call(this, when, offset)
    }
    Object.assign(globalThis, { offsets })
  })
  return () => page.evaluate('offsets')
}

const detailsOf = (page: Page) => page.getByRole('region', { name: 'Mehr zum Preset' })

test('soft sounds become louder at once without restarting the scene, if the preset supports it', async ({
  page,
}) => {
  const starts = await noteStarts(page)
  await open(page, '/presets/tarkov-stille-sohle')
  const instrument = page.getByRole('region', { name: 'Stille Sohle', exact: true })
  await instrument.getByRole('button', play).click()
  // The first seconds are played while the rest is made, and go on in it.
  await expect.poll(starts).toHaveLength(2)
  // Some ms into it on a busy machine, where the sound is late.
  expect((await starts())[0]).toBeLessThan(0.1)
  const evened = instrument.getByRole('checkbox', SWITCH)
  await expect(evened).not.toBeChecked()
  await expect(evened).toHaveAccessibleName('Leises lauter nur EasyEffects (Linux)')
  await evened.focus()
  await page.keyboard.press('Space')
  await expect(evened).toBeChecked()
  await expect(page.locator('[data-buy-bar]')).toContainText('nur EasyEffects')
  await expect.poll(starts).toHaveLength(3)
  expect((await starts())[2]).toBeGreaterThan(0)
  await instrument.getByRole('radio', { name: 'Ohne', exact: true }).check({ force: true })
  await evened.uncheck()
  await expect.poll(starts).toHaveLength(4)
  await expect(instrument.getByRole('button', { name: 'Hörprobe anhalten: Stille Sohle' })).toBeVisible()
  await expectAccessible(page)
  await detailsOf(page).getByText('Leises lauter', { exact: true }).click()
  await expect(page.getByText(/bringt Leises bis zu 12\sdB näher an Schüsse heran/)).toBeVisible()
})

test('a preset with only a curve has no switch for louder soft sounds', async ({ page }) => {
  await open(page, '/presets/beat-saber-taktgeber')
  await expect(page.getByRole('checkbox', SWITCH)).toHaveCount(0)
  await detailsOf(page).getByText('Das ist drin', { exact: true }).click()
  await expect(page.getByText('weicht die Kurve unter 10')).toBeVisible()
})

test('in the studio the values for louder soft sounds are sliders, undoable and part of the link', async ({
  page,
}) => {
  await open(page, '/studio#kurve=1&name=Probe&filter=PK1200_-35_141')
  const studio = page.getByRole('region', { name: 'Studio', exact: true })
  const evened = studio.getByRole('checkbox', SWITCH)
  await evened.check()
  const threshold = studio.getByRole('slider', { name: /^Schwelle/ })
  await threshold.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(threshold).toHaveAttribute('aria-valuetext', /31,0/)
  await expect(page.getByLabel('Link zu dieser Kurve')).toHaveValue(/dynamik=-31_3_1_150_8$/)
  await expectAccessible(page)
  await page.keyboard.press('Control+z')
  await expect(threshold).toHaveAttribute('aria-valuetext', /30,0/)
  await page.keyboard.press('Control+z')
  await expect(evened).not.toBeChecked()
  await expect(page.getByLabel('Link zu dieser Kurve')).not.toHaveValue(/dynamik/)
})

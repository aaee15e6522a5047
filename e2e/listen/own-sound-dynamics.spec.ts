import { chooseFile, LIVE_PATH, liveOf, side, soundingBrowser, status } from '../pages/live-page'
import { listenTo, type Ear } from '../support/live-ear'
import { expect, expectAccessible, open, test } from '../support/test'
import { soundFile } from '../support/tone-file'

test.use({ launchOptions: soundingBrowser })

/** Hz: of a loud second, and of the soft one after it. */
const [LOUD, SOFT] = [400, 2400]
const changing = {
  name: 'laut-und-leise.wav',
  mimeType: 'audio/wav',
  buffer: soundFile(2, (time) =>
    time < 1 ? 0.7 * Math.sin(2 * Math.PI * LOUD * time) : 0.01 * Math.sin(2 * Math.PI * SOFT * time),
  ),
}

/** The highest levels in dB within a while that is longer than the recording. */
async function highestLevels(ear: Ear): Promise<{ loud: number; soft: number }> {
  const highest = { loud: -Infinity, soft: -Infinity }
  for (let reading = 0; reading < 25; reading += 1) {
    const [loud = -Infinity, soft = -Infinity] = await ear.levelsAt([LOUD, SOFT])
    highest.loud = Math.max(highest.loud, loud)
    highest.soft = Math.max(highest.soft, soft)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return highest
}

test('raises soft parts of the visitor’s own sound towards loud ones, even without a preset’s curve', async ({
  page,
}) => {
  const ear = await listenTo(page)
  await open(page, LIVE_PATH)
  await chooseFile(page, changing)
  await expect(status(page)).toContainText('Zu hören ist: laut-und-leise.wav')
  await side(page, 'Ohne').check({ force: true })
  const dynamics = liveOf(page).getByRole('checkbox', { name: 'Leises lauter' })
  await expect(dynamics).not.toBeChecked()
  await expect(liveOf(page).getByText('wird gemessen')).toHaveCount(0)
  const off = await highestLevels(ear)
  await dynamics.check()
  await expectAccessible(page)
  const on = await highestLevels(ear)
  expect(off.loud - off.soft - (on.loud - on.soft)).toBeGreaterThan(8)
})

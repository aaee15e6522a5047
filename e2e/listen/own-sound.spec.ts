import type { Page } from '@playwright/test'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { AUDIBLE, listenTo } from '../support/live-ear'
import {
  chooseFile,
  forgiveCamera,
  LIVE_PATH,
  liveOf,
  press,
  recording,
  refuse,
  side,
  soundingBrowser,
  status,
  told,
} from '../pages/live-page'
import { expectedChanges, openTones, steadyLevels, TONES } from '../pages/three-tones'
import { expect, expectAccessible, open, test } from '../support/test'

const { filters } = tarkovStilleSohle
test.use({ launchOptions: soundingBrowser })

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test.describe('the sound of another tab', () => {
  test(
    'is changed as the curve shows, and nothing is sent',
    { tag: '@journey' },
    async ({ page, consoleErrors }) => {
      const ear = await listenTo(page)
      await openTones(page)
      // Loaded when it comes near, which is as soon as the parts above get smaller.
      const ratings = page.waitForResponse(/\/ratings$/)
      await open(page, LIVE_PATH)
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
      await ratings
      await press(page, 'Spiel im Browser')
      await expect(status(page)).toHaveText(
        'Zu hören ist das Spiel im Browser. Du kannst dorthin wechseln, der Ton läuft weiter.',
      )
      expect(await ear.tracks()).toEqual(['audio live', 'video ended'])
      await expect(liveOf(page).getByText('wird gemessen')).toHaveCount(0)
      await expectAccessible(page)

      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      page.on('websocket', (socket) => sent.push(socket.url()))
      await side(page, 'Mit Preset').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(side(page, 'Ohne')).toBeChecked()
      const without = await steadyLevels(ear)
      await page.keyboard.press('ArrowRight')
      await expect(side(page, 'Mit Preset')).toBeChecked()
      const withPreset = await steadyLevels(ear)
      for (const [index, expected] of expectedChanges(filters).entries()) {
        const change = (withPreset[index] ?? NaN) - (without[index] ?? NaN)
        expect(Math.abs(change - expected), `${TONES[index]} Hz`).toBeLessThanOrEqual(0.5)
      }
      await press(page, 'Beenden')
      await expect(status(page)).toHaveText('Beendet.')
      expect(await ear.tracks()).toEqual(['audio ended', 'video ended'])
      await expect(side(page, 'Ohne')).toHaveCount(0)
      expect(sent).toEqual([])
      forgiveCamera(consoleErrors)
    },
  )

  test('continues while the visitor is in that tab, until it is closed', async ({ page, consoleErrors }) => {
    const ear = await listenTo(page)
    const tones = await openTones(page)
    await open(page, LIVE_PATH)
    await press(page, 'Spiel im Browser')
    await expect(status(page)).toContainText('Zu hören ist')
    await hide(page, true)
    await tones.bringToFront()
    await expect.poll(async () => Math.min(...(await ear.levelsAt(TONES)))).toBeGreaterThan(AUDIBLE)
    await tones.close()
    await expect(told(page)).toContainText('wird nicht mehr geteilt')
    await hide(page, false)
    await expect(told(page)).toContainText('wird nicht mehr geteilt')
    expect(await ear.tracks()).toEqual(['audio ended', 'video ended'])
    forgiveCamera(consoleErrors)
  })

  test('pauses a playing sample, and is released when one starts', async ({ page, consoleErrors }) => {
    const ear = await listenTo(page)
    await openTones(page)
    await open(page, LIVE_PATH)
    const sample = (name: string) => page.getByRole('button', { name: `${name}: Stille Sohle` })
    await sample('Hörprobe abspielen').click()
    await expect(sample('Hörprobe anhalten')).toBeVisible()
    await press(page, 'Spiel im Browser')
    await expect(status(page)).toContainText('Zu hören ist')
    await expect(sample('Hörprobe abspielen')).toBeVisible()
    await sample('Hörprobe abspielen').click()
    await expect(told(page)).toContainText('weil auf der Seite ein anderer Ton begonnen hat')
    expect(await ear.tracks()).toEqual(['audio ended', 'video ended'])
    forgiveCamera(consoleErrors)
  })

  test('shows an error if the tab is shared without sound', async ({ page, consoleErrors }) => {
    const ear = await listenTo(page)
    await openTones(page)
    await page.addInitScript(() => {
      const open = MediaDevices.prototype.getDisplayMedia
      MediaDevices.prototype.getDisplayMedia = function (this: MediaDevices, options) {
        return open.call(this, { ...options, audio: false })
      }
    })
    await open(page, LIVE_PATH)
    await press(page, 'Spiel im Browser')
    await expect(told(page)).toContainText('ohne Ton geteilt')
    expect(await ear.tracks()).toEqual(['video ended'])
    forgiveCamera(consoleErrors)
  })

  test('shows an error if no tab is shared', async ({ page }) => {
    await refuse(page, 'getDisplayMedia', 'NotAllowedError')
    await open(page, LIVE_PATH)
    await press(page, 'Spiel im Browser')
    await expect(told(page)).toContainText('Es wurde kein Tab freigegeben.')
    await expectAccessible(page)
  })

  test('is refused with a reason in browsers that cannot share it, where files still play', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'))
    await open(page, LIVE_PATH)
    await press(page, 'Spiel im Browser')
    await expect(told(page)).toContainText('Dein Browser gibt den Ton von Tabs nicht weiter.')
    await chooseFile(page, recording)
    await expect(status(page)).toContainText('Zu hören ist: mitschnitt.wav')
    await expect(told(page)).toHaveCount(0)
  })
})

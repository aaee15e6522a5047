import { AUDIBLE, listenTo } from '../support/live-ear'
import {
  chooseFile,
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
import { expect, expectAccessible, open, test } from '../support/test'
import { toneFile } from '../support/tone-file'

test.use({ launchOptions: soundingBrowser })

test.describe('a microphone or line input', () => {
  test('plays until the visitor leaves the page', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await open(page, LIVE_PATH)
    await expect(liveOf(page)).toContainText('Setz vorher Kopfhörer auf')
    await press(page, 'Mikro / Line-in')
    await expect(status(page)).toContainText('Zu hören ist das Mikro:')
    expect(await ear.tracks()).toEqual(['audio live'])
    await page.getByRole('link', { name: 'Presets', exact: true }).first().click()
    await expect(page).toHaveURL('/presets')
    await expect.poll(ear.tracks).toEqual(['audio ended'])
  })

  test('stops when the page enters the back/forward cache', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await open(page, LIVE_PATH)
    await press(page, 'Mikro / Line-in')
    await expect(status(page)).toContainText('Zu hören ist')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    expect(await ear.tracks()).toEqual(['audio ended'])
    await expect(status(page)).toHaveText('Beendet.')
  })

  test('whose permission is revoked stops with an error', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await open(page, LIVE_PATH)
    await press(page, 'Mikro / Line-in')
    await expect(status(page)).toContainText('Zu hören ist')
    await context.clearPermissions()
    await expect(told(page)).toContainText('Das Mikro ist weg')
    expect(await ear.tracks()).toEqual(['audio ended'])
  })

  test('granted only after the visitor has stopped is released at once', async ({ page, context }) => {
    const ear = await listenTo(page)
    await context.grantPermissions(['microphone'])
    await page.addInitScript(() => {
      const open = MediaDevices.prototype.getUserMedia
      const asked = new Promise((answer) => Object.assign(globalThis, { answer }))
      MediaDevices.prototype.getUserMedia = function (this: MediaDevices, options) {
        return asked.then(() => open.call(this, options))
      }
    })
    await open(page, LIVE_PATH)
    await press(page, 'Mikro / Line-in')
    await expect(status(page)).toContainText('Der Browser fragt jetzt nach dem Mikro.')
    await press(page, 'Beenden')
    await page.evaluate('answer()')
    await expect.poll(ear.tracks).toEqual(['audio ended'])
    await expect(status(page)).toHaveText('Beendet.')
  })

  test('that the visitor does not allow shows an error', async ({ page }) => {
    await open(page, LIVE_PATH)
    await press(page, 'Mikro / Line-in')
    await expect(told(page)).toContainText('Der Browser hat das Mikro nicht freigegeben.')
    await expect(side(page, 'Ohne')).toHaveCount(0)
  })
})

test.describe('a file', () => {
  test('is opened by keyboard alone, on a small screen, and played with any of the presets', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const ear = await listenTo(page)
    await open(page, '/')
    const chooser = page.waitForEvent('filechooser')
    await liveOf(page).getByRole('button', { name: 'Clip öffnen', exact: true }).focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(recording)
    await expect(status(page)).toContainText('Zu hören ist: mitschnitt.wav')
    await expect(liveOf(page).getByRole('button', { name: 'Clip öffnen', exact: true })).toBeFocused()
    await expect.poll(async () => (await ear.levelsAt([1000]))[0]).toBeGreaterThan(AUDIBLE)
    await liveOf(page).getByRole('combobox', { name: 'Preset' }).selectOption({ index: 3 })
    await expect.poll(async () => (await ear.levelsAt([1000]))[0]).toBeGreaterThan(AUDIBLE)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('can be dropped, and replaced by another one', async ({ page }) => {
    await open(page, LIVE_PATH)
    for (const name of ['erste.wav', 'zweite.wav']) {
      const dropped = await page.evaluateHandle(
        ([bytes, called]) => {
          const data = new DataTransfer()
          data.items.add(new File([Uint8Array.from(bytes)], called, { type: 'audio/wav' }))
          return data
        },
        [[...toneFile(1000)], name] as const,
      )
      await liveOf(page).getByText('Zieh einen Clip hierher').dispatchEvent('drop', { dataTransfer: dropped })
      await expect(status(page)).toContainText(name)
    }
  })

  test('is not stopped by a sample that was still loading', async ({ page }) => {
    await page.addInitScript(holdTasks)
    await open(page, LIVE_PATH)
    await page.evaluate(() => dispatchEvent(new Event('hold-tasks')))
    await page.getByRole('button', { name: 'Hörprobe abspielen: Stille Sohle' }).click()
    await chooseFile(page, recording)
    await expect(status(page)).toContainText('Zu hören ist')
    await page.evaluate(() => dispatchEvent(new Event('release-tasks')))
    // As long as a sample takes to begin.
    await page.waitForTimeout(2_000)
    await expect(status(page)).toContainText('Zu hören ist')
    await expect(page.getByRole('button', { name: 'Hörprobe anhalten: Stille Sohle' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Hörprobe abspielen: Stille Sohle' }).click()
    await expect(told(page)).toContainText('Beendet, weil auf der Seite ein anderer Ton begonnen hat.')
    await expect(page.getByRole('button', { name: 'Hörprobe anhalten: Stille Sohle' })).toBeVisible()
  })

  test('that contains no sound shows an error', async ({ page }) => {
    await open(page, LIVE_PATH)
    await chooseFile(page, { name: 'notizen.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Ton') })
    await expect(told(page)).toContainText('Diesen Clip kann dein Browser nicht abspielen.')
  })

  test('can be resumed after the browser has paused it', async ({ page }) => {
    const ear = await listenTo(page)
    await open(page, LIVE_PATH)
    await chooseFile(page, recording)
    await expect(status(page)).toContainText('Zu hören ist')
    await ear.pause()
    await expect(status(page)).toHaveText('Der Browser hat den Ton angehalten.')
    await press(page, 'Fortsetzen')
    await expect(status(page)).toContainText('Zu hören ist')
    await expect.poll(async () => (await ear.levelsAt([1000]))[0]).toBeGreaterThan(AUDIBLE)
    await expect(page.locator('body')).not.toBeFocused()
  })
})

test('an error is shown if the code or the input is unavailable, and the visitor can retry', async ({
  page,
  context,
  consoleErrors,
}) => {
  await refuse(page, 'getUserMedia', 'NotFoundError')
  await open(page, LIVE_PATH)
  await context.setOffline(true)
  await press(page, 'Mikro / Line-in')
  await expect(told(page)).toContainText('konnte nicht geladen werden')
  await context.setOffline(false)
  await press(page, 'Mikro / Line-in')
  await expect(told(page)).toContainText('kein Mikrofon')
  const others = consoleErrors
    .splice(0)
    .filter((text) => !/ERR_INTERNET_DISCONNECTED|failed to load/i.test(text))
  expect(others).toEqual([])
})

test('an error is shown if the browser has no Web Audio', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'))
  await open(page, LIVE_PATH)
  await press(page, 'Mikro / Line-in')
  await expect(told(page)).toContainText('kein Web Audio')
})

/** Pauses the computation of a sample between two events; React continues. */
function holdTasks(): void {
  let held: Promise<void> | null = null
  addEventListener('hold-tasks', () => {
    held = new Promise((release) => addEventListener('release-tasks', () => release()))
  })
  addEventListener('release-tasks', () => (held = null))
  const Native = MessageChannel
  globalThis.MessageChannel = class extends Native {
    constructor() {
      super()
      const { port2 } = this
      if (held)
        port2.postMessage = () => void held?.then(() => MessagePort.prototype.postMessage.call(port2, null))
    }
  }
}

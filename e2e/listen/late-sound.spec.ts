import type { Page } from '@playwright/test'
import { listenTo } from '../support/live-ear'
import { expect, open, test } from '../support/test'

const NAME = 'Stille Sohle'
const PATH = '/presets/tarkov-stille-sohle'

/** Delays sound until released, like a browser whose audio device starts slowly. */
async function holdSound(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const told = new Promise((resolve) => addEventListener('sound-may-begin', resolve, { once: true }))
    const begun: Promise<void>[] = []
    class LateContext extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        // A context created within a gesture would start by itself.
        void super.suspend()
      }

      override resume(): Promise<void> {
        const late = told.then(() => super.resume())
        begun.push(late)
        return late
      }
    }
    const letSoundBegin = () => {
      dispatchEvent(new Event('sound-may-begin'))
      return Promise.all(begun)
    }
    Object.assign(globalThis, { AudioContext: LateContext, letSoundBegin })
  })
  return () => page.evaluate('letSoundBegin().then(() => undefined)')
}

test('a sound that starts after the page has given up waiting stays silent until played again', async ({
  page,
}) => {
  const { levelsAt } = await listenTo(page)
  const loudest = async () => Math.max(...(await levelsAt([500, 1000, 2000, 4000])))
  const letSoundBegin = await holdSound(page)
  await open(page, PATH)
  const instrument = page.getByRole('region', { name: NAME })
  const play = instrument.getByRole('button', { name: `Hörprobe abspielen: ${NAME}` })
  const pause = instrument.getByRole('button', { name: `Hörprobe anhalten: ${NAME}` })
  await play.click()
  await expect(instrument.getByRole('alert')).toContainText('kein Ausgabegerät')
  await letSoundBegin()
  // It would be heard within this time.
  await page.waitForTimeout(1_000)
  await expect(play).toBeVisible()
  expect(await loudest()).toBeLessThan(-150)
  await play.click()
  await expect(pause).toBeVisible()
  await expect(instrument.getByRole('alert')).toBeEmpty()
  await expect.poll(loudest).toBeGreaterThan(-120)
})

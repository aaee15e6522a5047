import type { Page } from '@playwright/test'
import { traced } from './trace'

/** ms */
const TRACED_FOR = 10_000
/** Chromium's name for each turn of the audio thread. */
const TURN = 'AudioOutputDevice::FireRenderCallback'

/** Percent of the time that the audio thread's processor works while a page plays. */
export async function audioThreadShare(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  const events = await traced(client, ['audio'], () => page.waitForTimeout(TRACED_FOR))
  const turns = events.filter(({ name }) => name === TURN)
  const [first, last] = [turns.at(0), turns.at(-1)]
  if (!first || !last || first === last) throw new Error('no sound in the trace')
  const worked = turns.slice(0, -1).reduce((sum, { tdur = NaN }) => sum + tdur, 0)
  return (100 * worked) / (last.ts - first.ts)
}

import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { nothing, PRODUCT, withServer } from './measuring/measured-shop'
import { once, quantile } from './measuring/median'
import type { Row } from './measuring/report'
import { NO_SOUND_DEVICE_NEEDED, openSlowly, SLOWED } from './measuring/slow-page'
import { steppingBack } from './measuring/step-back'

/** The upper limit of a good Interaction to Next Paint, in ms (https://web.dev/articles/inp). */
const GOOD = 200
const VISITS = 4
/** ms after a press, for its effects. */
const AFTER_PRESS = 1_500

/** Presses by name. */
type Presses = Record<string, (page: Page) => Promise<void>>

const tap = (role: 'button' | 'link', name: string | RegExp) => async (page: Page) => {
  const target = page.getByRole(role, { name }).first()
  await target.scrollIntoViewIfNeeded()
  await target.tap({ force: true })
}
const label = (text: string) => async (page: Page) => {
  await page.getByText(text, { exact: true }).first().tap()
}
const headset = async (page: Page) => {
  await page
    .getByRole('combobox', { name: /Headset$/ })
    .first()
    .fill('cloud 2')
  await page
    .getByRole('option', { name: /^HyperX Cloud II/ })
    .first()
    .waitFor()
  await page.evaluate(() => globalThis.watched.slowestPress())
  await page.keyboard.press('Enter')
}

const listening: Presses = {
  play: tap('button', /^Hörprobe abspielen/),
  without: label('Ohne'),
  with: label('Mit Preset'),
}
const pages: Record<string, { path: string; presses: Presses }> = {
  'product page': {
    path: PRODUCT,
    presses: {
      ...listening,
      stronger: label('Kräftig'),
      headset,
      subtler: label('Dezent'),
      cart: tap('button', /^In den Warenkorb/),
    },
  },
  studio: {
    path: '/studio',
    presses: {
      begin: tap('link', 'Schritte hervorheben'),
      add: tap('button', 'Filter hinzufügen'),
      raise: async (page) => {
        await page.getByRole('slider').first().focus()
        await page.keyboard.press('ArrowUp')
      },
      undo: tap('button', 'Rückgängig'),
      ...listening,
      'add while it plays': tap('button', 'Filter hinzufügen'),
    },
  },
  'listening test': { path: '/hoertest', presses: { begin: tap('button', 'Kopfhörer prüfen') } },
}

/** Delay until presses show their effect, on a slow phone and line: the 75th percentile, as for real visits. */
export function measurePresses(chromiumPath: string): Promise<Row[]> {
  return steppingBack(() =>
    withServer(nothing, async ({ origin }) => {
      const browser = await chromium.launch({ executablePath: chromiumPath, args: NO_SOUND_DEVICE_NEEDED })
      try {
        const rows: Row[] = []
        for (const [name, { path, presses }] of Object.entries(pages))
          rows.push(await pressRow(browser, name, origin + path, presses))
        return rows
      } finally {
        await browser.close()
      }
    }),
  )
}

async function pressRow(browser: Browser, name: string, address: string, presses: Presses): Promise<Row> {
  const times = new Map<string, number[]>()
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { page } = await openSlowly(browser, address)
    await page.evaluate(() => globalThis.watched.slowestPress())
    for (const [press, go] of Object.entries(presses)) {
      await go(page)
      await wait(AFTER_PRESS)
      const time = await page.evaluate(() => globalThis.watched.slowestPress())
      times.set(press, [...(times.get(press) ?? []), time])
    }
    await page.context().close()
  }
  const slow = [...times].map(([press, all]) => ({ press, time: quantile(all, 0.75) }))
  return {
    name: `slowest press on a slow phone and line, 75 of 100, ${name}, ms`,
    goal: { atMost: GOOD },
    value: once(Math.max(...slow.map(({ time }) => time))),
    detail: `${VISITS} visits, processor ${SLOWED} times slowed; ${slow.map(({ press, time }) => `${press} ${time}`).join(', ')}`,
  }
}

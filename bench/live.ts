import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { MOST_FILTERS, SAMPLE_RATE } from '@/lib/audio/filter'
import { headphoneFilters, seeded } from '@/lib/audio/testing/seeded'
import { audioThreadShare } from './measuring/audio-thread'
import { nothing, withServer } from './measuring/measured-shop'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const FLAGS = [
  '--no-sandbox',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/** Worst-case cost of the live-listening nodes, with as many filters as a preset may have. */
export function measureLive(chromiumPath: string): Promise<Row[]> {
  return withServer(nothing, ({ origin }) => rowsOf(origin, chromiumPath))
}

async function rowsOf(origin: string, chromiumPath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS })
  try {
    // On a page of the shop, because only a safe address has inputs.
    const page = await browser.newPage({ bypassCSP: true })
    await page.goto(`${origin}/bench-leer`)
    await loadNodes(page)
    const filters = headphoneFilters(MOST_FILTERS, 12, seeded(1))
    const delays = await page.evaluate(([bands, rate]) => heldBack(bands, rate), [
      filters,
      SAMPLE_RATE,
    ] as const)
    await page.evaluate(([bands, rate]) => hearInput(bands, rate), [filters, SAMPLE_RATE] as const)
    const latency = (1000 * Math.max(...delays)) / SAMPLE_RATE
    const detail = `${MOST_FILTERS} filters, 48 kHz`
    return [
      single('live listening, latency of its own nodes, ms', latency, 3, `${detail}, by an impulse`),
      single(
        'the same, audio thread, % of one processor',
        await audioThreadShare(page),
        5,
        `${detail}, by a trace`,
      ),
    ]
  } finally {
    await browser.close()
  }
}

async function loadNodes(page: Page): Promise<void> {
  const entryPoints = ['bench/measuring/live-page.ts']
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}

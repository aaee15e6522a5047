import { build } from 'esbuild'
import type { Page } from '@playwright/test'
import type { Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { gainOf } from '@/lib/audio/testing/file-response'

export const SAMPLE_RATES = [48_000, 44_100]
const frequencies = logarithmicGrid(200)

/** Loads the player's filters into a page, for `audioDeviation`. */
export async function loadAudio(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/support/render-sweep.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}

/** The largest difference in dB between the response of the browser's nodes and the drawn curve. */
export async function audioDeviation(
  page: Page,
  filters: readonly Filter[],
  sampleRate: number,
): Promise<number> {
  const { played, heard } = await page.evaluate(([bands, rate]) => renderSweep(bands, rate), [
    filters,
    sampleRate,
  ] as const)
  const drawn = responseOf(filters, sampleRate)
  const differences = frequencies.map((frequency) =>
    Math.abs(
      gainOf(heard, frequency, sampleRate) -
        gainOf(played, frequency, sampleRate) -
        drawn(frequency) -
        preampOf(filters),
    ),
  )
  return Math.max(...differences)
}

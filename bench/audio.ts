import { chromium } from '@playwright/test'
import { audioDeviation, loadAudio, SAMPLE_RATES } from '@/e2e/support/audio-deviation'
import { autoEqDeviation } from '@/lib/audio/testing/read-autoeq-parametric'
import { easyEffectsDeviation } from '@/lib/audio/testing/read-easyeffects'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import { graphicEqDeviation } from '@/lib/audio/testing/read-graphic-eq'
import { programCatalog } from '@/lib/catalog/program-catalog'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const { presets } = programCatalog

const fileDeviations = [equalizerApoDeviation, autoEqDeviation, graphicEqDeviation, easyEffectsDeviation]

/** Deviations of the files and of the browser's playback from the presets. */
export async function measureAudio(chromiumPath: string): Promise<Row[]> {
  const heard = await largestAudioDeviation(chromiumPath)
  return [
    single('largest deviation of a file from its preset, dB', largestFileDeviation(), 0.05, 'all formats'),
    single('largest deviation of the browser’s audio from a preset, dB', heard, 0.05, '44.1 and 48 kHz'),
  ]
}

/** The largest difference in dB between a file and the preset that it was made from, of all presets and formats. */
function largestFileDeviation(): number {
  return Math.max(...presets.flatMap(({ filters }) => fileDeviations.map((deviation) => deviation(filters))))
}

/** The largest difference in dB between the browser's audio and the preset, of all presets and sample rates. */
async function largestAudioDeviation(chromiumPath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await loadAudio(page)
    let largest = 0
    for (const sampleRate of SAMPLE_RATES) {
      for (const { filters } of presets) {
        largest = Math.max(largest, await audioDeviation(page, filters, sampleRate))
      }
    }
    return largest
  } finally {
    await browser.close()
  }
}

import type { Page } from '@playwright/test'
import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { balanceOf, hearLoudness } from '@/lib/own-sound/loudness-balance'
import type { Ear } from '../support/live-ear'
import { expect } from '../support/test'
import { TAB_TITLE } from './live-page'

/** Hz: lowered, raised and lowered again by the preset of `LIVE_PATH`. */
export const TONES = [100, 2400, 7000]
const LOUD = 0.1

/** Another tab that plays three tones endlessly. */
export async function openTones(page: Page): Promise<Page> {
  const tones = await page.context().newPage()
  const script = `document.querySelector('button').onclick = () => {
    const context = new AudioContext()
    for (const frequency of [${TONES}]) {
      const tone = new OscillatorNode(context, { frequency })
      tone.connect(new GainNode(context, { gain: ${LOUD} })).connect(context.destination)
      tone.start()
    }
  }`
  const tab = `<title>${TAB_TITLE}</title><button>Ton</button><script>${script}</script>`
  await tones.goto(`data:text/html,${encodeURIComponent(tab)}`)
  await tones.getByRole('button').click()
  await page.bringToFront()
  return tones
}

/**
 * Expected change of each tone on switching from a preset's side without it to one with these filters, in dB: curve, preamp, and
 * the gains that match both sides in loudness.
 */
export function expectedChanges(filters: readonly Filter[]): number[] {
  const samples = Float32Array.from({ length: SAMPLE_RATE }, (_, index) =>
    TONES.reduce((sum, tone) => sum + LOUD * Math.sin((2 * Math.PI * tone * index) / SAMPLE_RATE), 0),
  )
  const heard = hearLoudness([samples], { filters, preamp: preampOf(filters) })
  const balance = balanceOf([{ plain: heard, evened: heard }])?.plain
  const all = preampOf(filters) + 20 * Math.log10((balance?.after ?? NaN) / (balance?.before ?? NaN))
  return TONES.map((tone) => responseOf(filters)(tone) + all)
}

/** Levels once two readings agree, because an analyser averages over most of a second. */
export async function steadyLevels(ear: Ear): Promise<number[]> {
  let levels: number[] = []
  const moved = async () => {
    const before = levels
    levels = await ear.levelsAt(TONES)
    return Math.max(...levels.map((level, index) => Math.abs(level - (before[index] ?? NaN))))
  }
  await expect.poll(moved, { intervals: [1000] }).toBeLessThan(0.05)
  return levels
}

import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { kWeighted } from '@/lib/audio/loudness'
import { trialPlan } from '@/lib/listening-test/procedure/trial-plan'
import type { Parts } from '@/lib/listening-test/stimulus/stimulus'
import type { ListeningCase } from '../support/render-listening'

const { start, intervalLength, soundAt, soundLength, edge } = trialPlan
const asked: ListeningCase = {
  scene: 'floors',
  noise: 'game',
  filters: [
    { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
    { type: 'PK', fc: 2800, gain: 4.2, q: 1 },
  ],
  trial: { condition: 'without', levelDb: -17.5, roveDb: 2, seed: 99 },
}
const noiseOnly: Parts = { noise: true, sound: false }
const soundOnly: Parts = { noise: false, sound: true }

test.describe('what the listening test plays', () => {
  test.beforeEach(async ({ page }) => {
    const { outputFiles } = await build({
      entryPoints: ['e2e/support/render-listening.ts'],
      bundle: true,
      format: 'iife',
      write: false,
    })
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  })

  test('has the requested level relative to the noise, within 0.1 dB', async ({ page }) => {
    for (const levelDb of [-30, -17.5, 6]) {
      const trial = { ...asked.trial, levelDb }
      const played = (parts: Parts) =>
        page.evaluate(([one, which]) => renderListening(one, which), [{ ...asked, trial }, parts] as const)
      const [sound, noise] = [levelOf(await played(soundOnly)), levelOf(await played(noiseOnly))]
      expect(Math.abs(sound - noise - levelDb)).toBeLessThan(0.1)
    }
  })

  test('begins and ends within one sample of the plan', async ({ page }) => {
    const [left = []] = await page.evaluate(([one, parts]) => renderListening(one, parts), [
      asked,
      noiseOnly,
    ] as const)
    expect(left.slice(start - 100, start).every((sample) => sample === 0)).toBe(true)
    // The first sample of a rise from 0 is 0, the next one is not.
    expect(left[start + 1]).not.toBe(0)
    expect(left[start + intervalLength - 2]).not.toBe(0)
    const after = left.slice(start + intervalLength, start + intervalLength + 100)
    expect(after.every((sample) => sample === 0)).toBe(true)
  })

  test('rises and falls without a click', async ({ page }) => {
    const dull: ListeningCase = { ...asked, scene: 'shots' }
    const [left = []] = await page.evaluate(([one, parts]) => renderListening(one, parts), [
      dull,
      noiseOnly,
    ] as const)
    const centre = start + intervalLength / 2
    const middle = sharpness(left, centre)
    for (const place of [start, start + edge, start + intervalLength - edge, start + intervalLength])
      expect(sharpness(left, place)).toBeLessThan(2 * middle)
    // This measure would detect a click even where the noise is loudest.
    const near = left.slice(centre - 2000, centre + 2000).map((sample) => Math.abs(sample))
    const loudest = centre - 2000 + near.indexOf(Math.max(...near))
    const cut = left.map((sample, index) => (index < loudest ? sample : 0))
    expect(sharpness(cut, loudest)).toBeGreaterThan(2 * middle)
  })
})

/** The K-weighted level in dB of both ears, where the interval may hold the sound. */
function levelOf(ears: readonly (readonly number[])[]): number {
  const from = start + soundAt
  let power = 0
  for (const ear of ears)
    for (const sample of kWeighted(Float32Array.from(ear)).subarray(from, from + soundLength))
      power += sample ** 2
  return 10 * Math.log10(power)
}

/** Energy of the fourth difference around a place, which weighs high treble most: 24 dB per octave. */
function sharpness(samples: readonly number[], place: number): number {
  let energy = 0
  for (let index = place - 200; index < place + 200; index += 1) {
    const at = (offset: number) => samples[index + offset] ?? 0
    energy += (at(-2) - 4 * at(-1) + 6 * at(0) - 4 * at(1) + at(2)) ** 2
  }
  return energy
}

import { bands } from '../spectrum/bands'
import { maskingOf, thresholdOf, quietThresholdAt } from './detector'

/** Half a second. */
const FRAMES = 25

/** Noise of one density (dB in 1 Hz) between two frequencies. */
const noise = (density: number, low: number, high: number) =>
  Float64Array.from(bands, ({ from, to }) => {
    const width = Math.max(0, Math.min(to, high) - Math.max(from, low))
    return width * 10 ** (density / 10)
  })

const silence = noise(-Infinity, 0, 0)

/** At 0 dB SPL. */
function tone(frequency: number): Float64Array[] {
  const powers = new Float64Array(bands.length)
  powers[bands.findIndex(({ to }) => to > frequency)] = 1
  return Array.from({ length: FRAMES }, () => powers)
}

/** dB SPL at which a tone is just audible in steady noise. */
function heardAt(frequency: number, masker: Float64Array): number {
  const cover = maskingOf(masker)
  return thresholdOf(tone(frequency), [Array.from({ length: FRAMES }, () => cover)])
}

const within = (value: number, expected: number, margin: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(margin)

it('hears 1 kHz in white noise of 40 dB/Hz at 56 dB SPL', () => {
  within(heardAt(1000, noise(40, 20, 20_000)), 56, 1.5)
})

it('hears each 10 dB more of noise as 10 dB more of a tone', () => {
  within(heardAt(1000, noise(30, 20, 20_000)), heardAt(1000, noise(40, 20, 20_000)) - 10, 0.5)
})

it('lets noise of 200 to 330 Hz at 80 dB cover 500 Hz up to 52 dB and 1 kHz up to 23 dB', () => {
  const masker = noise(80 - 10 * Math.log10(130), 200, 330)
  within(heardAt(500, masker), 52, 3)
  within(heardAt(1000, masker), 23, 3)
})

it('lets noise spread upwards much further than downwards, and relatively further when it is louder', () => {
  const masker = (level: number) => noise(level - 10 * Math.log10(160), 920, 1080)
  expect(heardAt(1600, masker(80))).toBeGreaterThan(heardAt(625, masker(80)) + 10)
  expect(heardAt(1600, masker(80)) - heardAt(1600, masker(60))).toBeGreaterThan(25)
})

it.each([63, 125, 250, 500, 1000, 2000, 4000, 8000, 12_500])(
  'hears %i Hz in silence at the threshold of ISO 389-7',
  (frequency) => within(heardAt(frequency, silence), quietThresholdAt(frequency), 1.5),
)

it('detects a sound equally well that lasts four times as long and is 3 dB softer', () => {
  const cover = maskingOf(noise(40, 20, 20_000))
  const places = [Array.from({ length: 4 * FRAMES }, () => cover)]
  const long = Array.from({ length: 4 }, () => tone(1000)).flat()
  within(thresholdOf(long, places), thresholdOf(tone(1000), places) - 3, 0.1)
})

import { SAMPLE_RATE } from './filter'
import { Limiter, LIMITER_DELAY } from './limiter'
import { amplitudeOf } from './preamp'
import { seededRandom, whiteNoise } from './scenes/synthesis/noise'
import { truePeakOf } from './true-peak'

const CEILING = amplitudeOf(-1)
const noise = (level: number, seed = 1) => {
  const next = whiteNoise(seededRandom(seed))
  return Float32Array.from({ length: SAMPLE_RATE / 2 }, () => next() * level)
}
const sine = (frequency: number, level: number, phase = 0) =>
  Float32Array.from(
    { length: SAMPLE_RATE / 2 },
    (_, at) => level * Math.sin((2 * Math.PI * frequency * at) / SAMPLE_RATE + phase),
  )
/** Output of a new limiter, processed in blocks, with its delay removed. */
function limited(channels: readonly Float32Array[], block = 128): Float32Array[] {
  const limiter = new Limiter(CEILING, channels.length)
  const late = channels.map((samples) => {
    const all = new Float32Array(samples.length + LIMITER_DELAY)
    all.set(samples)
    return all
  })
  for (let at = 0; at < (late[0]?.length ?? 0); at += block)
    limiter.limit(late.map((samples) => samples.subarray(at, at + block)))
  return late.map((samples) => samples.subarray(LIMITER_DELAY))
}

it('passes sound below the ceiling unchanged', () => {
  const sound = sine(440, 0.5)
  expect(limited([sound])[0]).toEqual(sound)
})

it.each([
  ['a loud tone', sine(997, 3)],
  ['a tone whose samples miss its peaks', sine(12_000, 1.2, Math.PI / 4)],
  ['noise', noise(2)],
  ['single peaks', noise(0.05).map((sample, at) => (at % 4001 === 2000 ? 4 : sample))],
])('lets nothing pass the ceiling, between samples too: %s', (_, sound) => {
  expect(truePeakOf([sound])).toBeGreaterThan(CEILING)
  // Turning down in the middle of a wave moves its peak by a few hundredths of a dB.
  expect(truePeakOf(limited([sound]))).toBeLessThanOrEqual(CEILING * amplitudeOf(0.2))
})

it('adds no harmonics to a steady tone', () => {
  const [heard = new Float32Array()] = limited([sine(1000, 2)])
  const steady = heard.subarray(SAMPLE_RATE / 4)
  const level = (frequency: number) => {
    let [real, imaginary] = [0, 0]
    for (const [at, sample] of steady.entries()) {
      real += sample * Math.cos((2 * Math.PI * frequency * at) / SAMPLE_RATE)
      imaginary += sample * Math.sin((2 * Math.PI * frequency * at) / SAMPLE_RATE)
    }
    return 20 * Math.log10(Math.hypot(real, imaginary))
  }
  expect(level(3000)).toBeLessThan(level(1000) - 50)
})

it('turns down before the peak, and both channels alike', () => {
  const blow = new Float32Array(9600).fill(0.5)
  blow[4800] = 4
  const other = new Float32Array(9600).fill(0.5)
  const [, heard = other] = limited([blow, other])
  expect(heard[4700]).toBeCloseTo(0.5, 6)
  expect(heard[4790]).toBeLessThan(0.4)
  expect(heard[4800]).toBeLessThan(0.13)
  const steps = heard.slice(1).map((sample, at) => Math.abs(sample - (heard[at] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(0.01)
})

it('is the same whatever the size of its blocks', () => {
  const sound = [noise(1.5), noise(1.5, 2)]
  const whole = limited(sound, 100_000)
  for (const block of [1, 100, 128]) expect(limited(sound, block)).toEqual(whole)
})

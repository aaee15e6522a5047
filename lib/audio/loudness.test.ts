import { SAMPLE_RATE } from './filter'
import { loopLoudnessOf, loudnessOf } from './loudness'

function sine(frequency: number, decibels: number, seconds: number): Float32Array {
  const amplitude = 10 ** (decibels / 20)
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => {
    return amplitude * Math.sin((2 * Math.PI * frequency * index) / SAMPLE_RATE)
  })
}

describe('loudnessOf', () => {
  it('is −3.01 LUFS for a sine of 997 Hz at full scale in one channel, as the recommendation demands', () => {
    const tone = sine(997, 0, 5)
    expect(loudnessOf([tone, new Float32Array(tone.length)])).toBeCloseTo(-3.01, 1)
  })

  it('is 3 dB more in both channels, and follows the level', () => {
    expect(loudnessOf([sine(997, 0, 5), sine(997, 0, 5)])).toBeCloseTo(0, 1)
    expect(loudnessOf([sine(997, -20, 5), sine(997, -20, 5)])).toBeCloseTo(-20, 1)
  })

  it('weights frequencies as the ear does', () => {
    const at = (frequency: number) => loudnessOf([sine(frequency, -20, 3)])
    expect(at(40)).toBeLessThan(at(997) - 4)
    expect(at(4000)).toBeGreaterThan(at(997) + 2.5)
  })

  it('ignores what is far softer than the rest', () => {
    const loud = sine(997, -20, 5)
    const withPause = new Float32Array(loud.length * 2)
    withPause.set(loud)
    withPause.set(sine(997, -50, 5), loud.length)
    expect(loudnessOf([withPause])).toBeCloseTo(loudnessOf([loud]), 0)
  })

  it('is -Infinity for silence and for no samples', () => {
    expect(loudnessOf([new Float32Array(SAMPLE_RATE)])).toBe(-Infinity)
    expect(loudnessOf([])).toBe(-Infinity)
  })
})

it('a loop is as loud as many rounds of it, wherever it begins', () => {
  const loud = Float32Array.from([...sine(997, -20, 0.3), ...sine(997, -45, 1.4), ...sine(997, -20, 0.3)])
  const rounds = Float32Array.from({ length: 20 * loud.length }, (_, index) => loud[index % loud.length] ?? 0)
  expect(loopLoudnessOf([loud])).toBeCloseTo(loudnessOf([rounds]), 1)
  expect(loudnessOf([loud])).toBeLessThan(loudnessOf([rounds]) - 0.5)
})

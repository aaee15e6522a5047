import { bandFrames } from '../../spectrum/band-frames'
import { bands } from '../../spectrum/bands'
import { EARS_STEP, earsTo, hearField } from './ears'
import { HARMONICS, harmonicsAt, type Direction } from './harmonics'

const OCTAVE_THIRDS = [3000, 4000, 5000, 6000, 8000, 10_000, 12_000]

const energyOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** dB of the left ear at the frequencies that tell height, and front from back. */
function cuesOf(direction: Direction): number[] {
  const [left] = earsTo(harmonicsAt(direction))
  const padded = new Float32Array(4800)
  padded.set(left, 1920)
  const frames = bandFrames([padded])
  return OCTAVE_THIRDS.map((centre) => {
    const near = bands.flatMap((band, index) =>
      Math.abs(Math.log2(band.centre / centre)) < 1 / 6 ? [index] : [],
    )
    return (
      10 *
      Math.log10(
        near.reduce((sum, band) => sum + frames.reduce((all, powers) => all + (powers[band] ?? 0), 0), 0),
      )
    )
  })
}

it('makes sound from one side louder on that side', () => {
  const [left, right] = earsTo(harmonicsAt({ azimuth: 90 }))
  expect(energyOf(right)).toBeGreaterThan(4 * energyOf(left))
  const [other, mirrored] = earsTo(harmonicsAt({ azimuth: -90 }))
  expect([energyOf(other), energyOf(mirrored)]).toEqual([energyOf(right), energyOf(left)])
})

it.each<[string, Direction, Direction]>([
  ['ahead from behind', { azimuth: 0 }, { azimuth: 180 }],
  ['ahead from above', { azimuth: 0 }, { azimuth: 0, elevation: 70 }],
  ['above from below', { azimuth: 0, elevation: 60 }, { azimuth: 0, elevation: -60 }],
])('tells %s by colour alone, by 3 dB and more', (_, one, other) => {
  const [first, second] = [cuesOf(one), cuesOf(other)]
  const apart = first.map((level, index) => level - (second[index] ?? 0))
  expect(Math.max(...apart) - Math.min(...apart)).toBeGreaterThan(3)
})

it('renders a field as the sum of its sounds, and over its end', () => {
  const length = 3 * EARS_STEP
  const direction = harmonicsAt({ azimuth: 37, elevation: 20 })
  const places = [2000, length - 10]
  const field = Array.from({ length: HARMONICS }, (_, channel) => {
    const samples = new Float32Array(length)
    for (const place of places) samples[place] = direction[channel] ?? 0
    return samples
  })
  const scene = { left: new Float32Array(length), right: new Float32Array(length) }
  for (let start = 0; start < length; start += EARS_STEP) hearField(field, scene, start)
  const expected = earsTo(direction).map((response) => {
    const ear = new Float32Array(length)
    for (const place of places)
      for (const [tap, sample] of response.entries()) {
        const at = (place + tap) % length
        ear[at] = (ear[at] ?? 0) + sample
      }
    return ear
  })
  for (const [heard, ear] of [
    [scene.left, expected[0]],
    [scene.right, expected[1]],
  ])
    for (const [index, sample] of (heard ?? new Float32Array()).entries())
      expect(Math.abs(sample - (ear?.[index] ?? NaN))).toBeLessThan(1e-5)
})

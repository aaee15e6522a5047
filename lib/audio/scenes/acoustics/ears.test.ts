import { bandFrames } from '../../spectrum/band-frames'
import { bands } from '../../spectrum/bands'
import { coefficients } from '../../coefficients'
import type { Filter } from '../../filter'
import { filterSamples } from '../../filter-samples'
import { EARS_STEP, earsTo, hearField, measuredNear, type Direction } from './ears'

const OCTAVE_THIRDS = [3000, 4000, 5000, 6000, 8000, 10_000, 12_000]

const steep = (filter: Filter) => [filter, filter].map((one) => coefficients(one))
const energyOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** dB of the left ear at the frequencies that tell height, and front from back. */
function cuesOf(direction: Direction): number[] {
  const [left] = earsTo(direction)
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
  const [left, right] = earsTo({ azimuth: 90 })
  expect(energyOf(right)).toBeGreaterThan(4 * energyOf(left))
  const [other, mirrored] = earsTo({ azimuth: -90 })
  expect([energyOf(other), energyOf(mirrored)]).toEqual([energyOf(right), energyOf(left)])
})

/** dB between the ears, from 4 to 10 kHz, as measured of KEMAR's full responses, by azimuth and elevation. */
const KEMAR_DIFFERENCES: readonly (readonly [azimuth: number, elevation: number, difference: number])[] = [
  [0, 0, 0], [15, 0, 5.4], [30, 0, 11.4], [45, 0, 15.9], [60, 0, 18.3], [75, 0, 19.9], [90, 0, 16.6], [105, 0, 17.9],
  [120, 0, 18.7], [135, 0, 10.5], [150, 0, 2.8], [165, 0, 1.2], [180, 0, 0], [0, 50, 0], [48, 50, 10.7], [88, 50, 12.1],
  [136, 50, 7.9], [176, 50, 0.9], [0, -30, 0], [48, -30, 16.2], [90, -30, 23.2], [132, -30, 9.1], [180, -30, 0], [0, 90, 0],
] // prettier-ignore

it('is louder at the ear towards a sound by as much as a dummy head measured, within 3 dB', () => {
  for (const [azimuth, elevation, difference] of KEMAR_DIFFERENCES) {
    const [left, right] = earsTo({ azimuth, elevation }).map((ear) =>
      energyOf(
        filterSamples(ear, [
          ...steep({ type: 'HP', fc: 4000, q: 0.7 }),
          ...steep({ type: 'LP', fc: 10_000, q: 0.7 }),
        ]),
      ),
    )
    const found = 10 * Math.log10((right ?? NaN) / (left ?? NaN))
    expect(Math.abs(found - difference)).toBeLessThanOrEqual(3)
  }
})

it('takes the nearest direction that was measured', () => {
  expect(earsTo({ azimuth: 82 })).toEqual(earsTo({ azimuth: 75 }))
  expect(earsTo({ azimuth: 190 })).toEqual(earsTo({ azimuth: -165 }))
  expect(earsTo({ azimuth: -300 })).toEqual(earsTo({ azimuth: 60 }))
  expect(earsTo({ azimuth: 120, elevation: 85 })).toEqual(earsTo({ azimuth: 0, elevation: 90 }))
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
  const direction = { azimuth: 37, elevation: 20 }
  const places = [2000, length - 10]
  const sound = new Float32Array(length)
  for (const place of places) sound[place] = 1
  const field = new Map([[measuredNear(direction), sound]])
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

import { roomNoise } from '@/lib/audio/audibility/room-noise'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { bands } from '@/lib/audio/spectrum/bands'
import { roomBed } from './room-bed'

/** dB of each octave from 500 Hz to 8 kHz, relative to their mean. */
function octaves(powers: Float64Array): number[] {
  const levels = [500, 1000, 2000, 4000, 8000].map((centre) => {
    const isIn = (hertz: number) => hertz > centre / Math.SQRT2 && hertz <= centre * Math.SQRT2
    return (
      10 *
      Math.log10(powers.reduce((sum, power, band) => sum + (isIn(bands[band]?.centre ?? 0) ? power : 0), 0))
    )
  })
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return levels.map((level) => level - mean)
}

it('has the spectrum of `roomNoise`, within 0.5 dB in each octave', () => {
  const { left, right } = roomBed(seededRandom(3))
  const sum = new Float64Array(bands.length)
  for (const frame of bandFrames([left, right]))
    for (const [band, power] of frame.entries()) sum[band] = (sum[band] ?? 0) + power
  const expected = octaves(roomNoise('open'))
  for (const [index, level] of octaves(sum).entries())
    expect(Math.abs(level - (expected[index] ?? 0))).toBeLessThan(0.5)
})

it('loops without a click', () => {
  const { left } = roomBed(seededRandom(4))
  const step = (index: number) => Math.abs((left[index] ?? 0) - (left.at(index - 1) ?? 0))
  const usual = Math.max(...Array.from({ length: 4000 }, (_, index) => step(index + 1)))
  expect(step(0)).toBeLessThanOrEqual(usual)
})

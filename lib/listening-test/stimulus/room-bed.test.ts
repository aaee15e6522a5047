import { roomNoise } from '@/lib/audio/audibility/room-noise'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { bands } from '@/lib/audio/spectrum/bands'
import { roomBed, roomLevels } from './room-bed'

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

it.each(['open', 'closed'] as const)(
  'has the spectrum of `roomNoise`, within 0.5 dB in each octave: %s',
  (worn) => {
    const { left, right } = roomBed(seededRandom(3), worn)
    const sum = new Float64Array(bands.length)
    // Without the frames in which the loop is cut, whose click has more treble than a closed headset lets in.
    for (const frame of bandFrames([left, right]).slice(2, -2))
      for (const [band, power] of frame.entries()) sum[band] = (sum[band] ?? 0) + power
    const expected = octaves(roomNoise(worn))
    for (const [index, level] of octaves(sum).entries())
      expect(Math.abs(level - (expected[index] ?? 0))).toBeLessThan(0.5)
  },
)

it('loops without a click', () => {
  const { left } = roomBed(seededRandom(4), 'open')
  const step = (index: number) => Math.abs((left[index] ?? 0) - (left.at(index - 1) ?? 0))
  const usual = Math.max(...Array.from({ length: 4000 }, (_, index) => step(index + 1)))
  expect(step(0)).toBeLessThanOrEqual(usual)
})

it('is softer under a closed headset, and so is the sound that equals it', () => {
  const [open, closed] = [roomLevels('open'), roomLevels('closed')]
  expect(closed.below).toBeGreaterThan(open.below)
  expect(closed.soundBelow).toBeGreaterThan(open.soundBelow + 2)
})

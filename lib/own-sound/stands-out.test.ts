import { SAMPLE_RATE } from '@/lib/audio/filter'
import { synthesize } from '@/lib/audio/scenes/synthesis/noise'
import { standsOutBy, weighPiece } from './stands-out'

const tone = (frequency: number, amplitude: number) => (time: number) =>
  amplitude * Math.sin(2 * Math.PI * frequency * time)
const [low, high] = [tone(150, 0.5), tone(3000, 0.02)]
const heard = Array.from({ length: 4 }, () => weighPiece([synthesize(0.7, (time) => low(time) + high(time))]))
const band = { from: 2500, to: 3500 }

it('gives by how much a band stands out more, at equal loudness of the whole', () => {
  const lift = [{ type: 'PK', fc: 3000, gain: 6, q: 2 }] as const
  expect(standsOutBy(heard, lift, band)).toBeCloseTo(6, 0)
  const cut = [{ type: 'LSC', fc: 400, gain: -6, q: 0.7 }] as const
  const quieter = standsOutBy(heard, cut, band)
  expect(quieter).toBeGreaterThan(4.5)
  expect(quieter).toBeLessThan(6.1)
  expect(standsOutBy(heard, [], band)).toBeCloseTo(0, 10)
})

it('is null for silence', () => {
  const silence = weighPiece([new Float32Array(0.7 * SAMPLE_RATE)])
  expect(standsOutBy([silence], [], band)).toBeNull()
  expect(standsOutBy([], [], band)).toBeNull()
})

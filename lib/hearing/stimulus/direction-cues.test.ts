import { azimuths } from '../direction/direction-run'
import { directionCues } from './direction-cues'

it('hears a sound from the side first and louder on that side, and later on the other by the width of a head', () => {
  const { delays, gains } = directionCues('right')
  // 0.66 ms
  expect(delays).toEqual({ left: 31, right: 0 })
  expect(20 * Math.log10(gains.right / gains.left)).toBeCloseTo(8, 6)
})

it('is the same from both sides, mirrored', () => {
  for (const [one, other] of [
    ['left', 'right'],
    ['frontLeft', 'frontRight'],
  ] as const) {
    const [left, right] = [directionCues(one), directionCues(other)]
    expect(left.delays).toEqual({ left: right.delays.right, right: right.delays.left })
    expect(left.gains.left).toBeCloseTo(right.gains.right, 12)
  }
})

it('gives nothing to either ear from ahead', () => {
  expect(directionCues('front')).toEqual({ delays: { left: 0, right: 0 }, gains: { left: 1, right: 1 } })
})

it.each(azimuths)(
  'keeps the power at both ears together, so that loudness does not tell the direction: %s',
  (azimuth) => {
    const { gains } = directionCues(azimuth)
    expect(gains.left ** 2 + gains.right ** 2).toBeCloseTo(2, 12)
  },
)

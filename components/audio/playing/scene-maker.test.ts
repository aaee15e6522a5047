import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import { coefficients } from '@/lib/audio/coefficients'
import { filterSamples } from '@/lib/audio/filter-samples'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { loopLoudnessOf } from '@/lib/audio/loudness'
import { amplitudeOf, preampOf } from '@/lib/audio/preamp'
import { atStrength } from '@/lib/audio/strength'
import { SCENE_LENGTH } from '@/lib/audio/scenes/scene'
import { truePeakOf } from '@/lib/audio/true-peak'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { heardSound } from './heard-scene'
import { SceneMaker } from './scene-maker'

/** So strong that its peaks need room. */
const filters = atStrength(tarkovStilleSohle.filters, 'strong')

it('gives a scene the same loudness with and without the preset and louder soft sounds', async () => {
  const maker = new SceneMaker(() => Promise.resolve())
  const heard: { loudness: number; peak: number }[] = []
  for (const isEvened of [false, true]) {
    const scene = { name: 'leaves', dynamics: usualDynamics, isEvened } as const
    const { left, right } = await maker.whole(heardSound(scene))
    const { before, after } = await maker.gains(scene, { filters })
    const bands = filters.map((filter) => coefficients(filter))
    const gain = after * amplitudeOf(preampOf(filters))
    for (const ears of [
      [left, right].map((ear) => ear.map((sample) => sample * before)),
      [left, right].map((ear) => filterSamples(ear, bands).map((sample) => sample * gain)),
    ])
      heard.push({ loudness: loopLoudnessOf(ears), peak: 20 * Math.log10(truePeakOf(ears)) })
  }
  const levels = heard.map(({ loudness }) => loudness)
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(0.1)
  for (const { peak } of heard) expect(peak).toBeLessThanOrEqual(-0.95)
})

it('returns the first seconds of a scene before the rest is made, and then all of it', async () => {
  let rests = 0
  const maker = new SceneMaker(async () => void (rests += 1))
  const scene = { name: 'tiles', dynamics: null, isEvened: false } as const
  const opening = await maker.opening(scene)
  const restsBefore = rests
  const peak = [{ type: 'PK', fc: 3000, gain: 6, q: 1 }] as const
  const gains = await maker.gains(scene, { filters: peak }, 'opening')
  const whole = await maker.whole(scene)
  expect([opening.left.length, whole.left.length]).toEqual([2 * SAMPLE_RATE, SCENE_LENGTH * SAMPLE_RATE])
  expect(restsBefore).toBeLessThan(rests / 2)
  expect(gains.after).not.toBeCloseTo(gains.before, 1)
  // But for what its limiter has not heard: the end of the scene, and the few samples that follow.
  const furthest = opening.left
    .subarray(0, -200)
    .reduce((most, sample, at) => Math.max(most, Math.abs(sample - (whole.left[at] ?? 0))), 0)
  expect(furthest).toBeLessThan(0.1)
  expect(await maker.opening(scene)).toBe(whole)
})

import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import { coefficients } from '@/lib/audio/coefficients'
import { filterSamples } from '@/lib/audio/filter-samples'
import { loudnessOf } from '@/lib/audio/loudness'
import { amplitudeOf, preampOf } from '@/lib/audio/preamp'
import { atStrength } from '@/lib/audio/strength'
import { truePeakOf } from '@/lib/audio/true-peak'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { heardSound } from './heard-scene'
import { SceneMaker } from './scene-maker'

/** So strong that its peaks need room. */
const filters = atStrength(tarkovStilleSohle.filters, 'strong')

it('makes a scene as loud without and with the preset, and without and with soft sounds made louder', async () => {
  const maker = new SceneMaker(() => Promise.resolve())
  const heard: { loudness: number; peak: number }[] = []
  for (const isEvened of [false, true]) {
    const scene = { name: 'leaves', dynamics: usualDynamics, isEvened } as const
    const { left, right } = await maker.scene(heardSound(scene))
    const { before, after } = await maker.gains(scene, { filters })
    const bands = filters.map((filter) => coefficients(filter))
    const gain = after * amplitudeOf(preampOf(filters))
    for (const ears of [
      [left, right].map((ear) => ear.map((sample) => sample * before)),
      [left, right].map((ear) => filterSamples(ear, bands).map((sample) => sample * gain)),
    ])
      heard.push({ loudness: loudnessOf(ears), peak: 20 * Math.log10(truePeakOf(ears)) })
  }
  const levels = heard.map(({ loudness }) => loudness)
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(0.1)
  for (const { peak } of heard) expect(peak).toBeLessThanOrEqual(-0.95)
})

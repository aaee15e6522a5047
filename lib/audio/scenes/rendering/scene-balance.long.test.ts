import { kWeighted, loudnessOf } from '../../loudness'
import { SAMPLE_RATE } from '../../filter'
import { truePeakOf } from '../../true-peak'
import { sceneWork, type SceneDesign } from '../designs/design'
import { listenedSounds } from './listened-sounds'
import { CEILING, designs } from './render-scene'
import { inDecibels } from './testing/sides'
import { sceneNames, type Scene } from '../scene'

const TENTH = SAMPLE_RATE / 10
const SILENT = -300

function made(design: SceneDesign): Scene {
  const work = sceneWork(design, listenedSounds)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** LUFS of each stretch of that many tenths of a second, over the end of the loop. */
function loudnesses({ left, right }: Scene, tenths: number): number[] {
  const ears = [left, right].map((ear) => {
    const twice = new Float32Array(2 * ear.length)
    twice.set(ear)
    twice.set(ear, ear.length)
    return kWeighted(twice).subarray(ear.length)
  })
  const powers = Array.from({ length: left.length / TENTH }, (_, step) =>
    ears.reduce((sum, ear) => sum + energyOf(ear.subarray(step * TENTH, (step + 1) * TENTH)) / TENTH, 0),
  )
  return powers.map((_, start) => {
    const all = Array.from(
      { length: tenths },
      (_tenth, index) => powers[(start + index) % powers.length] ?? 0,
    )
    return -0.691 + 10 * Math.log10(all.reduce((sum, power) => sum + power, 0) / tenths + 1e-30)
  })
}

const energyOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** @param share 0.5 for the median */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.round(share * (sorted.length - 1))] ?? NaN
}

/** LU between the 10th and the 95th percentile of 3 s that pass a gate 20 LU below their mean (EBU Tech 3342). */
function rangeOf(scene: Scene): number {
  const levels = loudnesses(scene, 30)
  const mean = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length
  const passed = levels.filter((level) => level > 10 * Math.log10(mean) - 20)
  return quantile(passed, 0.95) - quantile(passed, 0.1)
}

describe.each(sceneNames)('the scene %s', (name) => {
  const design = designs[name]
  const whole = made(design)
  const levels = loudnesses(whole, 4)
  const only = (part: 'bed' | 'targets') =>
    Math.max(
      ...loudnesses(
        made({
          ...design,
          bed: [],
          targets: [],
          [part]: design[part],
          mix: { ...design.mix, ambience: SILENT },
        }),
        4,
      ),
    )
  const [bed, targets] = [only('bed'), only('targets')]
  const ambience = quantile(loudnesses(made({ ...design, bed: [], targets: [] }), 4), 0.5)

  it('is as loud as the others, and needs little of the limiter', () => {
    expect(Math.abs(loudnessOf([whole.left, whole.right]) + 20)).toBeLessThanOrEqual(1)
    expect(inDecibels(truePeakOf([whole.left, whole.right])) - CEILING).toBeLessThanOrEqual(3)
  })

  it('has the dynamics of a game', () => {
    const loudest = Math.max(...levels)
    expect(loudest - quantile(levels, 0.5)).toBeGreaterThanOrEqual(12)
    expect(loudest - quantile(levels, 0.1)).toBeGreaterThanOrEqual(18)
    expect(loudest - quantile(levels, 0.1)).toBeLessThanOrEqual(25)
    expect(rangeOf(whole)).toBeGreaterThanOrEqual(8)
  })

  it('has what players listen for 15 to 22 dB below what is loud, and within 6 dB of the ambience', () => {
    expect(bed - targets).toBeGreaterThanOrEqual(15)
    expect(bed - targets).toBeLessThanOrEqual(22)
    expect(Math.abs(targets - ambience)).toBeLessThanOrEqual(6)
  })
})

it('gives each scene an ambience of its own: any two differ by more than 2 dB in an octave', () => {
  const shapes = sceneNames.map((name) => {
    const { levels } = designs[name].ambience
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
    return levels.map((level) => level - mean)
  })
  for (const [index, one] of shapes.entries())
    for (const other of shapes.slice(index + 1))
      expect(Math.max(...one.map((level, octave) => Math.abs(level - (other[octave] ?? 0))))).toBeGreaterThan(
        2,
      )
})

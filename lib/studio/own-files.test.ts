import fc from 'fast-check'
import { anyFilter } from '@/lib/audio/testing/arbitraries'
import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import { highestPoint } from '@/lib/audio/extremes'
import type { Filter } from '@/lib/audio/filter'
import { preampOf } from '@/lib/audio/preamp'
import { readTuning } from '@/lib/audio/tuning/read-tuning'
import { responseOf } from '@/lib/audio/response'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { autoEqDeviation } from '@/lib/audio/testing/read-autoeq-parametric'
import { easyEffectsDeviation } from '@/lib/audio/testing/read-easyeffects'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import { graphicEqDeviation, graphicEqPeak } from '@/lib/audio/testing/read-graphic-eq'
import { headphoneFilters, seeded } from '@/lib/audio/testing/seeded'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { wholeOf } from './own-curve'
import { LOWEST_PREAMP, ownFiles, type OwnFile } from './own-files'

const AUTOEQ = `Preamp: -5.8 dB
Filter 1: ON LSC Fc 105 Hz Gain 5.4 dB Q 0.70
Filter 2: ON PK Fc 171 Hz Gain -3.2 dB Q 0.52
Filter 3: ON PK Fc 876 Hz Gain 1.3 dB Q 1.88
Filter 4: ON PK Fc 2188 Hz Gain -2.6 dB Q 2.31
Filter 5: ON PK Fc 3504 Hz Gain 3.9 dB Q 2.96
Filter 6: ON PK Fc 5237 Hz Gain -4.4 dB Q 4.12
Filter 7: ON PK Fc 6120 Hz Gain 2.7 dB Q 5.50
Filter 8: ON PK Fc 7811 Hz Gain -1.9 dB Q 3.34
Filter 9: ON PK Fc 9463 Hz Gain 2.2 dB Q 1.07
Filter 10: ON HSC Fc 10000 Hz Gain -3.1 dB Q 0.70
`

/** A headset correction, as the studio reads it. */
function correctionFilters(): Filter[] {
  const tuning = readTuning(new TextEncoder().encode(AUTOEQ))
  if (!('filters' in tuning)) throw new Error(tuning.problem)
  return tuning.filters
}

const grid = logarithmicGrid(500)
const filesOf = (filters: readonly Filter[], most?: number) =>
  ownFiles({ name: 'Probe', kind: 'eigenes Preset', filters }, most)
const fileNamed = (files: OwnFile[], name: string) => {
  const file = files.find((each) => each.name.includes(name))
  if (!file) throw new Error(name)
  return file
}

describe.each(programCatalog.presets.map((preset) => [preset.id, preset] as const))(
  '%s on a headset',
  (_, preset) => {
    const correction = { name: 'HD 650', filters: correctionFilters() }
    const whole = wholeOf({ filters: preset.filters, correction })

    it('contain the sum of both curves in every format, with one preamp', () => {
      const [preset1, headset] = [responseOf(preset.filters), responseOf(correction.filters)]
      const sum = responseOf(whole)
      for (const frequency of grid)
        expect(sum(frequency)).toBeCloseTo(preset1(frequency) + headset(frequency), 9)
      expect(equalizerApoDeviation(whole)).toBeLessThanOrEqual(0.05)
      expect(autoEqDeviation(whole)).toBeLessThanOrEqual(0.05)
      expect(easyEffectsDeviation(whole)).toBeLessThanOrEqual(0.05)
      expect(graphicEqDeviation(whole)).toBeLessThanOrEqual(0.0501)
      expect(graphicEqPeak(whole)).toBeLessThanOrEqual(0)
      const apo = fileNamed(filesOf(whole), 'equalizer-apo').content
      expect(apo.match(/^Preamp: .*$/gm)).toEqual([`Preamp: ${preampOf(whole).toFixed(1)} dB`])
      expect(apo.match(/^Filter/gm)).toHaveLength(whole.length)
    })
  },
)

it('state their number of filters, and their deviation from the curve', () => {
  const files = filesOf([...programCatalog.presets.flatMap(({ filters }) => filters)].slice(0, 24))
  expect(files.map(({ count }) => count)).toEqual([24, 24, null, 24])
  const deviations = files.map(({ deviation }) => deviation.max)
  expect(deviations.filter((_, index) => index !== 2)).toEqual([0, 0, 0])
  expect(deviations[2]).toBeGreaterThan(0)
  expect(deviations[2]).toBeLessThan(0.5)
})

it('have no more filters than a device can use, and state the deviation', () => {
  const whole = headphoneFilters(20, 4, seeded(7))
  const files = filesOf(whole, 10)
  const apo = fileNamed(files, 'equalizer-apo')
  expect(apo.count).toBeLessThanOrEqual(10)
  expect(apo.content.match(/^Filter/gm)).toHaveLength(apo.count ?? NaN)
  expect(apo.deviation.max).toBeGreaterThan(0)
  expect(apo.deviation.rms).toBeLessThan(1)
  // The stated deviation is the file's actual one.
  const read = readTuning(new TextEncoder().encode(apo.content))
  if (!('filters' in read)) throw new Error(read.problem)
  const [held, wanted] = [responseOf(read.filters), responseOf(whole)]
  const most = Math.max(...grid.map((frequency) => Math.abs(held(frequency) - wanted(frequency))))
  expect(Math.abs(most - apo.deviation.max)).toBeLessThan(0.05)
  expect(read.preamp).toBe(preampOf(read.filters))
  expect(highestPoint(read.filters).gain + (read.preamp ?? 0)).toBeLessThanOrEqual(0)
})

it('leave out what changes nothing', () => {
  const none: Filter = { type: 'PK', fc: 1000, gain: 0, q: 1 }
  expect(wholeOf({ filters: [none], correction: { name: 'x', filters: [none] } })).toEqual([])
})

it('are right for any twelve filters and any correction', () => {
  const anyTwelve = fc.array(anyFilter, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(anyTwelve, anyTwelve, (one, other) => {
      const whole = [...one, ...other]
      fc.pre(preampOf(whole) >= LOWEST_PREAMP)
      for (const deviation of [equalizerApoDeviation, autoEqDeviation, easyEffectsDeviation])
        expect(deviation(whole)).toBeLessThanOrEqual(0.05)
    }),
    { numRuns: 25 },
  )
})

it('include `Leises lauter` in the only format that supports it, and are unchanged otherwise', () => {
  const filters = correctionFilters()
  const evened = ownFiles({ name: 'Probe', kind: 'eigenes Preset', filters, dynamics: usualDynamics })
  const changed = evened.filter(({ content }, index) => content !== filesOf(filters)[index]?.content)
  expect(changed.map(({ format }) => format)).toEqual(['easyEffects'])
  const read = readTuning(new TextEncoder().encode(changed[0]?.content))
  expect('filters' in read && read.dynamics).toEqual(usualDynamics)
})

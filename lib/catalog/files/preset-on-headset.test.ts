import { strFromU8, unzipSync } from 'fflate'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { fileFormats, type FormatId } from '@/lib/audio/formats/file-formats'
import { fileDeviation, heldFilters } from '@/lib/audio/formats/held-filters'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { preampOf } from '@/lib/audio/preamp'
import { strengths } from '@/lib/audio/strength'
import { prototypeSum } from '@/lib/audio/testing/deviation'
import { autoEqDeviation } from '@/lib/audio/testing/read-autoeq-parametric'
import { easyEffectsDeviation } from '@/lib/audio/testing/read-easyeffects'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import { graphicEqDeviation, graphicEqPeak } from '@/lib/audio/testing/read-graphic-eq'
import list from '@/lib/headsets/autoeq/headsets.json'
import { headsetSchema } from '@/lib/headsets/schema'
import { correctionDeviation, correctionOf } from '@/lib/headsets/with-headset'
import { programCatalog } from '../program-catalog'
import { presetAtStrength, presetOnHeadset } from './preset-at-strength'
import { presetFiles } from './preset-files'

const headsets = list.map((entry) => headsetSchema.parse(entry))
const presets = programCatalog.presets.flatMap((preset) =>
  strengths.map((strength) => presetAtStrength(preset, strength)),
)
const cloud = headsets.find(({ id }) => id === 'hyperx-cloud-ii')
const [first] = presets
if (!cloud || !first) throw new Error('the data are empty')

const grid = logarithmicGrid(1200)
/** From the prototypes, independently of the code under test. */
const levels = (filters: readonly Filter[]) =>
  Float64Array.from(grid, (frequency) => prototypeSum(filters, frequency))

const deviations: Record<FormatId, (filters: readonly Filter[]) => number> = {
  equalizerApo: equalizerApoDeviation,
  autoEq: autoEqDeviation,
  graphicEq: graphicEqDeviation,
  easyEffects: easyEffectsDeviation,
}
/** Gains between two tenths are 0.05 dB from both, which in binary may come out a little more. */
const ALLOWED = 0.05 + 1e-9

describe('every preset at every strength on every headset', () => {
  const ofPresets = presets.map((preset) => ({ preset, levels: levels(preset.filters) }))

  it('clips in no file, and is no quieter than it has to be', () => {
    const wrong: string[] = []
    for (const headset of headsets) {
      const corrected = levels(correctionOf(headset))
      for (const { preset, levels: own } of ofPresets) {
        const { filters } = presetOnHeadset(preset, headset)
        let highest = -Infinity
        for (let index = 0; index < own.length; index += 1)
          highest = Math.max(highest, (own[index] ?? 0) + (corrected[index] ?? 0))
        const preamp = preampOf(filters)
        const left = highest + preamp
        const pair = `${preset.id} ${preset.strength} ${headset.id}`
        if (left > 0 || (preamp < 0 && left < -0.25)) wrong.push(`${pair}: ${left}`)
        for (const format of fileFormats) {
          // Every file holds all filters, and so one preamp for the same sum.
          if (heldFilters(format, filters) !== filters) wrong.push(`${pair}: ${format.id}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  // Each headset with one preset; all presets and strengths come up several times.
  it.each(fileFormats.map(({ id }) => id))('is the sum of both curves: %s', (format) => {
    for (const [index, headset] of headsets.entries()) {
      const preset = presets[index % presets.length] ?? first
      const { filters } = presetOnHeadset(preset, headset)
      expect([headset.id, deviations[format](filters) <= ALLOWED]).toEqual([headset.id, true])
      if (format === 'graphicEq') expect(graphicEqPeak(filters)).toBeLessThanOrEqual(-0.1)
    }
  })
})

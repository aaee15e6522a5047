import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import type { Filter } from '@/lib/audio/filter'
import { fileFormats } from '@/lib/audio/formats/file-formats'
import { heldFilters } from '@/lib/audio/formats/held-filters'
import { readTuning } from '@/lib/audio/tuning/read-tuning'
import { preampOf } from '@/lib/audio/preamp'
import { strengths } from '@/lib/audio/strength'
import { playedGrids, prototypeSum } from '@/lib/audio/testing/file-response'
import list from '@/lib/headsets/autoeq/headsets.json'
import { headsetSchema } from '@/lib/headsets/schema'
import { correctionOf } from '@/lib/headsets/with-headset'
import { programCatalog } from '../program-catalog'
import { presetAtStrength, presetOnHeadset } from './preset-at-strength'
import { presetFiles } from './preset-files'

const headsets = list.map((entry) => headsetSchema.parse(entry))
const presets = programCatalog.presets.flatMap((preset) =>
  strengths.map((strength) => presetAtStrength(preset, strength)),
)
const [first] = presets
if (!first) throw new Error('the catalogue is empty')

const grid = logarithmicGrid(1200)
/** From the prototypes, independently of the code under test. */
const levels = (filters: readonly Filter[]) =>
  Float64Array.from(grid, (frequency) => prototypeSum(filters, frequency))

/** The same at every rate at which programs filter, from 1 Hz up. */
const playedLevels = (filters: readonly Filter[]) =>
  playedGrids.flatMap(({ sampleRate, frequencies }) =>
    frequencies.map((frequency) => prototypeSum(filters, frequency, sampleRate)),
  )

/** How far ten filters may depart from the sum, in dB; the median keeps most headsets far below the worst. */
const FITTED = { median: 0.3, most: 1.5 }
/** A fit takes a tenth of a second, so not all headsets are fitted each time. */
const EACH = 3

describe('every preset at every strength on every headset', () => {
  const ofPresets = presets.map((preset) => ({ preset, levels: playedLevels(preset.filters) }))

  it('clips in no file at any sample rate, and is no quieter than needed', () => {
    const wrong: string[] = []
    for (const headset of headsets) {
      const corrected = playedLevels(correctionOf(headset))
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

  it('is approximated by ten filters without passes for FineTune, without clipping', () => {
    const build = presetFiles.find(({ name }) => name === 'mac.txt')?.build
    const apart = headsets
      .filter((_, index) => index % EACH === 0)
      .map((headset, index) => {
        const worn = presetOnHeadset(presets[index % presets.length] ?? first, headset)
        const content = build?.(worn)
        if (typeof content !== 'string') throw new Error('mac.txt is no text')
        const lines = content.trimEnd().split('\n')
        expect([headset.id, lines.length <= 1 + 10]).toEqual([headset.id, true])
        expect(lines.slice(1).filter((line) => !/^Filter \d+: ON (PK|LSC|HSC) /.test(line))).toEqual([])
        const read = readTuning(new TextEncoder().encode(content))
        if ('problem' in read) throw new Error(read.problem)
        const got = levels(read.filters)
        const left = Math.max(...playedLevels(read.filters)) + (read.preamp ?? 0)
        expect([headset.id, left <= 0 && left > -0.25]).toEqual([headset.id, true])
        return Math.max(...levels(worn.filters).map((level, at) => Math.abs(level - (got[at] ?? 0))))
      })
      .toSorted((one, other) => one - other)
    expect(apart.at(-1)).toBeLessThanOrEqual(FITTED.most)
    expect(apart[Math.floor(apart.length / 2)]).toBeLessThanOrEqual(FITTED.median)
  })
})

import { strFromU8, unzipSync } from 'fflate'
import type { Filter } from '@/lib/audio/filter'
import { fileFormats, type FormatId } from '@/lib/audio/formats/file-formats'
import { fileDeviation, heldFilters } from '@/lib/audio/formats/held-filters'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { preampOf } from '@/lib/audio/preamp'
import { strengths } from '@/lib/audio/strength'
import { prototypeSum } from '@/lib/audio/testing/file-response'
import { autoEqDeviation } from '@/lib/audio/testing/read-autoeq-parametric'
import { easyEffectsDeviation } from '@/lib/audio/testing/read-easyeffects'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import {
  graphicEqDeviation,
  graphicEqDeviationBetween,
  graphicEqPeak,
} from '@/lib/audio/testing/read-graphic-eq'
import list from '@/lib/headsets/autoeq/headsets.json'
import { headsetSchema } from '@/lib/headsets/schema'
import { programCatalog } from '../program-catalog'
import { presetAtStrength, presetOnHeadset } from './preset-at-strength'
import { presetFiles } from './preset-files'
import { readMe } from './read-me'
import { saidBetween } from './testing/said-between'

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

describe('the curve of every headset with a preset', () => {
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

describe('the files of a preset on a headset', () => {
  const worn = presetOnHeadset(presetAtStrength(first, 'strong'), cloud)
  const prefix = `spielklang-${first.id}-v${first.version}-kraeftig-hyperx-cloud-ii`
  const filesIn = (name: string) => {
    const content = presetFiles.find((file) => file.name === name)?.build(worn)
    if (!(content instanceof Uint8Array)) throw new Error(`${name} is no archive`)
    return Object.fromEntries(
      Object.entries(unzipSync(content)).map(([path, bytes]) => [path, strFromU8(bytes)]),
    )
  }

  it('name both in file names, first line and read-me', () => {
    const files = filesIn('alles.zip')
    expect(Object.keys(files)).toHaveLength(fileFormats.length + 1)
    for (const path of Object.keys(files)) expect(path).toMatch(new RegExp(`^${prefix}/${prefix}-`))
    const apo = files[`${prefix}/${prefix}-equalizer-apo.txt`] ?? ''
    expect(apo).toMatch(new RegExp(`^# ${first.name}, Kräftig, auf HyperX Cloud II \\(`))
    expect(apo.match(/^Preamp/gm)).toHaveLength(1)
    expect(apo.match(/^Filter/gm)).toHaveLength(worn.filters.length)
    const readMe = (files[`${prefix}/${prefix}-LIESMICH.txt`] ?? '').replaceAll(/\s+/g, ' ')
    for (const fact of [
      first.name,
      'Angepasst an: HyperX Cloud II.',
      `gemessen von ${cloud.measurer}`,
      cloud.target,
      'Headset: HyperX Cloud II',
      'Stärke: Kräftig',
    ])
      expect(readMe).toContain(fact)
    expect(readMe).not.toContain('verteilt')
    expect(readMe).not.toContain('mehr als 9 dB')
  })

  it('name both in the zip for Windows', () => {
    const files = filesIn('windows.zip')
    expect(files['spielklang/aktiv.txt']).toMatch(
      /auf HyperX Cloud II.+Include: spielklang.+-hyperx-cloud-ii-equalizer/s,
    )
    expect(Object.keys(files)).toContain(`spielklang/${prefix}-peace-import.txt`)
  })

  it('state how far Wavelet’s curve deviates between its frequencies', () => {
    const { filters } = worn
    const said = saidBetween(readMe(worn))
    expect(said).toBeGreaterThanOrEqual(graphicEqDeviationBetween(filters) - 0.01)
    expect(said).toBeLessThan(1)
  })

  it('warn of a filter beyond the limits of programs, and of a large boost', () => {
    const loud = { ...cloud, filters: [{ type: 'PK' as const, fc: 1000, gain: 17, q: 1 }] }
    const text = readMe(presetOnHeadset(first, loud)).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/über die 15 dB hinaus.+um höchstens 0,\d+ dB/)
    expect(text).toContain('um mehr als 9 dB')
  })

  it('are those of the preset itself without a headset', () => {
    expect(presetOnHeadset(first, null)).toBe(first)
  })
})

it('a file with a filter limit approximates the curve within it, with a known deviation', () => {
  const { filters } = presetOnHeadset(first, cloud)
  const format = { ...fileFormats[0], mostFilters: 8, points: null }
  const held = heldFilters(format, filters)
  expect(held.length).toBeLessThanOrEqual(8)
  expect(heldFilters(format, filters)).toBe(held)
  const [wanted, got] = [levels(filters), levels(held)]
  const most = Math.max(...wanted.map((level, index) => Math.abs(level - (got[index] ?? 0))))
  expect(Math.abs(most - fileDeviation(format, filters).max)).toBeLessThan(0.05)
  expect(Math.max(...got) + preampOf(held)).toBeLessThanOrEqual(0)
})

import { strFromU8, unzipSync } from 'fflate'
import type { Filter } from '@/lib/audio/filter'
import { fileFormats, type FormatId } from '@/lib/audio/formats/file-formats'
import { fileDeviation, heldFilters } from '@/lib/audio/formats/held-filters'
import { readTuning } from '@/lib/audio/formats/read-tuning'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { preampOf } from '@/lib/audio/preamp'
import { strengths } from '@/lib/audio/strength'
import { playedGrids, prototypeSum } from '@/lib/audio/testing/deviation'
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
import { correctionOf } from '@/lib/headsets/with-headset'
import { programCatalog } from '../program-catalog'
import { presetAtStrength, presetOnHeadset } from './preset-at-strength'
import { presetFiles } from './preset-files'
import { readMe } from './read-me'

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

/** The same at every rate at which programs filter, from 1 Hz up. */
const playedLevels = (filters: readonly Filter[]) =>
  playedGrids.flatMap(({ sampleRate, frequencies }) =>
    frequencies.map((frequency) => prototypeSum(filters, frequency, sampleRate)),
  )

const deviations: Record<FormatId, (filters: readonly Filter[]) => number> = {
  equalizerApo: equalizerApoDeviation,
  autoEq: autoEqDeviation,
  graphicEq: graphicEqDeviation,
  easyEffects: easyEffectsDeviation,
}
/** How far ten filters may depart from the sum, in dB; the median keeps most headsets far below the worst. */
const FITTED = { median: 0.3, most: 1.5 }
/** A fit takes a tenth of a second, so not all headsets are fitted each time. */
const EACH = 3
/** Gains between two tenths are 0.05 dB from both, which in binary may come out a little more. */
const ALLOWED = 0.05 + 1e-9

describe('every preset at every strength on every headset', () => {
  const ofPresets = presets.map((preset) => ({ preset, levels: playedLevels(preset.filters) }))

  it('clips in no file at any rate, and is no quieter than it has to be', () => {
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

  // Each headset with one preset; all presets and strengths come up several times.
  it.each(fileFormats.map(({ id }) => id))('is the sum of both curves: %s', (format) => {
    for (const [index, headset] of headsets.entries()) {
      const preset = presets[index % presets.length] ?? first
      const { filters } = presetOnHeadset(preset, headset)
      expect([headset.id, deviations[format](filters) <= ALLOWED]).toEqual([headset.id, true])
      if (format === 'graphicEq') expect(graphicEqPeak(filters)).toBeLessThanOrEqual(-0.1)
    }
  })

  it('is close to the sum in ten filters without passes for FineTune, and clips nowhere', () => {
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

  it('name both in their names, in the first line, and in the read-me', () => {
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
    expect(files['config.txt']).toMatch(
      /auf HyperX Cloud II.+Include: spielklang.+-hyperx-cloud-ii-equalizer/s,
    )
    expect(Object.keys(files)).toContain(`spielklang/${prefix}-peace-import.txt`)
  })

  it('say how far Wavelet’s curve departs between its frequencies', () => {
    const { filters } = worn
    const said = /dazwischen um höchstens ([\d,]+) dB/.exec(readMe(worn).replaceAll(/\s+/g, ' '))?.[1] ?? ''
    expect(Number(said.replace(',', '.'))).toBeGreaterThanOrEqual(graphicEqDeviationBetween(filters) - 0.01)
    expect(Number(said.replace(',', '.'))).toBeLessThan(1)
  })

  it('say where a filter goes beyond what programs take, and where much is lifted', () => {
    const loud = { ...cloud, filters: [{ type: 'PK' as const, fc: 1000, gain: 17, q: 1 }] }
    const text = readMe(presetOnHeadset(first, loud)).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/über die 15 dB hinaus.+um höchstens 0,\d+ dB/)
    expect(text).toContain('um mehr als 9 dB')
  })

  it('are those of the preset itself without a headset', () => {
    expect(presetOnHeadset(first, null)).toBe(first)
  })
})

it('a file with fewer filters gets as many as fit, which approximate the curve, and how far is known', () => {
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

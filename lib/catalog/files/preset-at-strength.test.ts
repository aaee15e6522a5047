import { strFromU8, unzipSync } from 'fflate'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { fileFormats, type FormatId } from '@/lib/audio/formats/file-formats'
import { preampOf } from '@/lib/audio/preamp'
import { strengthFactors, strengths, type Strength } from '@/lib/audio/strength'
import { peakOf } from '@/lib/audio/testing/file-response'
import { autoEqDeviation, autoEqPeak } from '@/lib/audio/testing/read-autoeq-parametric'
import { easyEffectsDeviation, easyEffectsPeak } from '@/lib/audio/testing/read-easyeffects'
import { equalizerApoDeviation, equalizerApoPeak } from '@/lib/audio/testing/read-equalizer-apo'
import {
  graphicEqDeviation,
  graphicEqDeviationBetween,
  graphicEqPeak,
} from '@/lib/audio/testing/read-graphic-eq'
import { programCatalog } from '../program-catalog'
import { downloadName } from './preset-archive'
import { presetAtStrength } from './preset-at-strength'
import { ARCHIVE, presetFiles } from './preset-files'
import { readMe } from './read-me'
import { saidBetween } from './testing/said-between'

const { presets } = programCatalog
const [first] = presets
if (!first) throw new Error('the catalogue is empty')

const deviations: Record<FormatId, (filters: readonly Filter[]) => number> = {
  equalizerApo: equalizerApoDeviation,
  autoEq: autoEqDeviation,
  graphicEq: graphicEqDeviation,
  easyEffects: easyEffectsDeviation,
}
/** Gains between two tenths are 0.05 dB from both, which in binary may come out a little more. */
const ALLOWED = 0.05 + 1e-9

const cases = presets.flatMap((preset) => strengths.map((strength) => [preset.id, strength, preset] as const))

describe.each(cases)('%s at strength %s', (_, strength, preset) => {
  const { filters } = presetAtStrength(preset, strength)

  it('has every gain multiplied by the factor', () => {
    for (const [index, filter] of preset.filters.entries()) {
      const scaled = filters[index]
      if (!scaled) throw new Error('a filter is missing')
      if (!hasGain(filter) || !hasGain(scaled)) expect(scaled).toEqual(filter)
      else {
        const wanted = Math.max(-15, Math.min(15, filter.gain * strengthFactors[strength]))
        expect(scaled).toEqual({ ...filter, gain: expect.closeTo(wanted, 9) })
      }
    }
  })

  it.each(fileFormats.map(({ id }) => id))('matches the drawn curve: %s', (format) => {
    expect(deviations[format](filters)).toBeLessThanOrEqual(ALLOWED)
  })

  it('matches the drawn curve between the frequencies of Wavelet too, as the read-me says', () => {
    const said = saidBetween(readMe(presetAtStrength(preset, strength)))
    expect(said).toBeGreaterThanOrEqual(graphicEqDeviationBetween(filters) - 0.01)
    // Strong curves bend most between two of its points.
    expect(said).toBeLessThanOrEqual(strength === 'strong' ? 0.3 : 0.15)
  })

  it('has its own preamp that prevents clipping', () => {
    const preamp = preampOf(filters)
    const left = peakOf({ filters, preamp })
    expect(left).toBeLessThanOrEqual(-0.1)
    if (preamp < 0) expect(left).toBeGreaterThan(-0.25)
    for (const peak of [equalizerApoPeak, autoEqPeak, easyEffectsPeak])
      expect(peak(filters)).toBeLessThanOrEqual(-0.1)
    expect(graphicEqPeak(filters)).toBeLessThanOrEqual(-0.1)
  })
})

describe('the files of another strength', () => {
  const strong = presetAtStrength(first, 'strong')
  const prefix = `spielklang-${first.id}-v${first.version}-kraeftig`

  it('name it in their file names, in the archive too', () => {
    expect(downloadName(strong, 'equalizer-apo.txt')).toBe(`${prefix}-equalizer-apo.txt`)
    const content = presetFiles.find(({ name }) => name === ARCHIVE)?.build(strong)
    if (!(content instanceof Uint8Array)) throw new Error('the archive is no archive')
    const files = unzipSync(content)
    expect(Object.keys(files)).toHaveLength(fileFormats.length + 1)
    for (const path of Object.keys(files)) expect(path).toMatch(new RegExp(`^${prefix}/${prefix}-`))
    expect(strFromU8(files[`${prefix}/${prefix}-LIESMICH.txt`] ?? new Uint8Array())).toContain('Kräftig')
  })

  it('name it in the read-me, with the factor and existing file names', () => {
    const text = readMe(strong)
    expect(text).toContain('Stärke: Kräftig, alle Anhebungen und Absenkungen mal 1,4.')
    expect(text).toContain(`Include: ${prefix}-equalizer-apo.txt`)
    expect(text).not.toContain('Einzelne Filter enden')
    expect(readMe(first)).not.toContain('Stärke')
  })

  it('state in the read-me if the gain limit cuts the factor', () => {
    const loud = { ...first, filters: [{ type: 'PK' as const, fc: 1000, gain: 14, q: 1 }] }
    const limited = presetAtStrength(loud, 'strong')
    expect(readMe(limited)).toContain('Einzelne Filter enden bei 15 dB')
    expect(readMe(presetAtStrength(loud, 'subtle'))).not.toContain('Einzelne Filter enden')
    for (const deviation of Object.values(deviations))
      expect(deviation(limited.filters)).toBeLessThanOrEqual(ALLOWED)
  })

  it('are those of the unchanged preset at normal strength', () => {
    const normal: Strength = 'normal'
    expect(presetAtStrength(first, normal)).toBe(first)
  })
})

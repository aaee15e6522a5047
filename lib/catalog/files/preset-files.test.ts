import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { deviationFrom } from '@/lib/audio/deviation'
import { hasGain, type Filter } from '@/lib/audio/filter'
import type { FormatId } from '@/lib/audio/formats/file-formats'
import { readTuning } from '@/lib/audio/tuning/read-tuning'
import { responseOf } from '@/lib/audio/response'
import { strengths } from '@/lib/audio/strength'
import { autoEqDeviation } from '@/lib/audio/testing/read-autoeq-parametric'
import { easyEffectsDeviation } from '@/lib/audio/testing/read-easyeffects'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import { graphicEqDeviation } from '@/lib/audio/testing/read-graphic-eq'
import { programVersions } from '../program-catalog'
import { presetAtStrength, type FilePreset } from './preset-at-strength'
import { ARCHIVE, presetFiles } from './preset-files'
import { GOLDEN_FOLDER, goldenFiles } from './testing/golden-files'
import type { Preset } from '../schema'

const FINE_TUNE = 'mac.txt'
const singleFiles = presetFiles.filter(
  ({ name, contentType }) => name !== FINE_TUNE && contentType !== 'application/zip',
)
const builtAs = (file: string, preset: FilePreset) =>
  presetFiles.find(({ name }) => name === file)?.build(preset)

function archiveOf(preset: Preset): Uint8Array {
  const content = builtAs(ARCHIVE, preset)
  if (!(content instanceof Uint8Array)) throw new Error('the archive is no archive')
  return content
}

/** By format: the largest deviation of its file from the preset, in dB, by an independent reader. */
const deviations: Record<FormatId, (filters: readonly Filter[]) => number> = {
  equalizerApo: equalizerApoDeviation,
  autoEq: autoEqDeviation,
  graphicEq: graphicEqDeviation,
  easyEffects: easyEffectsDeviation,
}

describe('the golden files, which `npm run golden` writes', () => {
  const golden = goldenFiles()

  it('are complete, without any others', () => {
    expect(readdirSync(GOLDEN_FOLDER).sort()).toEqual([...golden.keys()].sort())
  })

  it.each([...golden])(
    'match the current output, whatever the machine and time zone: %s',
    (file, content) => {
      expect(content).toBe(readFileSync(join(GOLDEN_FOLDER, file), 'utf8'))
    },
  )
})

describe.each(programVersions.map((preset) => [preset.id, preset.version, preset] as const))(
  'the files of %s, version %s',
  (id, _, preset) => {
    it('for FineTune match those for AutoEq, apart from the passes it does not support', () => {
      for (const strength of strengths) {
        const scaled = presetAtStrength(preset, strength)
        const content = String(builtAs(FINE_TUNE, scaled))
        expect(content).not.toMatch(/[HL]PQ/)
        if (scaled.filters.every(hasGain)) expect(content).toBe(builtAs('autoeq-parametric.txt', scaled))
        const read = readTuning(new TextEncoder().encode(content))
        if ('problem' in read) throw new Error(read.problem)
        expect(deviationFrom(read.filters, responseOf(scaled.filters)).max).toBeLessThanOrEqual(0.4)
      }
    })

    it.each(Object.entries(deviations))('match the drawn curve: %s', (_, deviation) => {
      expect(deviation(preset.filters)).toBeLessThanOrEqual(0.05)
    })

    it('are also in the archive, under the names of the single downloads', () => {
      const prefix = `spielklang-${id}-v${preset.version}`
      const unpacked = Object.entries(unzipSync(archiveOf(preset)))
      expect(unpacked.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual(
        singleFiles.map(({ name, build }) => [`${prefix}/${prefix}-${name}`, build(preset)]),
      )
    })
  },
)

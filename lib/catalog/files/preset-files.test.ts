import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { deviationFrom } from '@/lib/audio/deviation'
import { hasGain, type Filter } from '@/lib/audio/filter'
import type { FormatId } from '@/lib/audio/formats/file-formats'
import { readTuning } from '@/lib/audio/formats/read-tuning'
import { responseOf } from '@/lib/audio/response'
import { strengths } from '@/lib/audio/strength'
import { autoEqDeviation } from '@/lib/audio/testing/read-autoeq-parametric'
import { easyEffectsDeviation } from '@/lib/audio/testing/read-easyeffects'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import { graphicEqDeviation, graphicEqDeviationBetween } from '@/lib/audio/testing/read-graphic-eq'
import { earlierPresets } from '../earlier-presets'
import { programCatalog } from '../program-catalog'
import { presetAtStrength, type FilePreset } from './preset-at-strength'
import { ARCHIVE, presetFiles } from './preset-files'
import type { Preset } from '../schema'

/** Today's presets, and the versions before, whose files buyers have. */
const presets = [...programCatalog.presets, ...earlierPresets]

const GOLDEN = join(__dirname, 'golden')
const golden = (file: string) => readFileSync(join(GOLDEN, file), 'utf8')
/** One list for each round of versions. */
const checksums = readdirSync(GOLDEN)
  .filter((file) => file.endsWith('.sha256'))
  .flatMap((file) => golden(file).split('\n'))
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

describe.each(presets.map((preset) => [preset.id, preset.version, preset] as const))(
  'the files of %s, version %s',
  (id, _, preset) => {
    it.each(singleFiles)('are the golden ones: $name', ({ name, build }) => {
      expect(build(preset)).toBe(golden(`${id}-v${preset.version}-${name}`))
    })

    it('are AutoEq’s for FineTune too, or without the passes that it leaves out', () => {
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

    it.each(Object.entries(deviations))('do what is drawn: %s', (_, deviation) => {
      expect(deviation(preset.filters)).toBeLessThanOrEqual(0.05)
    })

    it('do what is drawn between the frequencies of Wavelet too, as the read-me says', () => {
      expect(graphicEqDeviationBetween(preset.filters)).toBeLessThanOrEqual(0.06)
    })

    it('are in the archive too, under the names of the single downloads', () => {
      const prefix = `spielklang-${id}-v${preset.version}`
      const unpacked = Object.entries(unzipSync(archiveOf(preset)))
      expect(unpacked.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual(
        singleFiles.map(({ name, build }) => [`${prefix}/${prefix}-${name}`, build(preset)]),
      )
    })

    it('make the same archive on every machine and in every time zone', () => {
      const checksum = createHash('sha256').update(archiveOf(preset)).digest('hex')
      expect(checksums).toContain(`${checksum}  ${id}-v${preset.version}-${ARCHIVE}`)
    })
  },
)

import { parseArgs } from 'node:util'
import { z } from 'zod'
import { missingRecordings } from '@/dev/recordings/read-recordings'
import { recordedMaterial } from '@/dev/recordings/recorded-material'
import { fail, say, t } from '@/build/command-texts'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { curveShapeOf } from '@/lib/audio/prominence/curve-limits'
import { findFilters } from '@/lib/audio/prominence/find-filters'
import { prominenceOf } from '@/lib/audio/prominence/preset-figures'
import { materialOf, type Material } from '@/lib/audio/prominence/scene-material'
import { scenesFor } from '@/lib/audio/scenes/games'
import { programCatalog } from '@/lib/catalog/program-catalog'
import type { Preset } from '@/lib/catalog/schema'

const MOST = 10

const { preset, isByRecordings } = readCall()
const materials = materialsFor(preset)
const recorded = materials.get(t('tune.recorded'))
if (isByRecordings && !recorded) fail(t('tune.noneRecorded', { name: preset.name }))
const found = findFilters(isByRecordings && recorded ? [recorded] : [...materials.values()], MOST)
say(t('tune.found', { name: preset.name, count: found.length }))
for (const filter of found) say(`    ${lineOf(filter)},`)
say(shapeLine(found))
for (const [source, material] of materials) {
  const before = prominenceOf(preset.filters, material)
  for (const [index, { kind, inBed, inPinkNoise }] of prominenceOf(found, material).entries())
    say(
      t('tune.kind', {
        kind: `${source} ${kind}`.padEnd(24),
        before: `${signed(before[index]?.inBed)} / ${signed(before[index]?.inPinkNoise)}`,
        after: `${signed(inBed)} / ${signed(inPinkNoise)}`,
      }),
    )
}

/** Ends the command with its usage if the call is invalid. */
function readCall(): { preset: Preset; isByRecordings: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { recordings: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [id] = z.tuple([z.string()]).parse(positionals)
    return { preset: presetNamed(id), isByRecordings: values.recordings }
  } catch {
    const presets = programCatalog.allPresets.map(({ id }) => id).join(', ')
    process.stderr.write(`${t('tune.usage', { presets })}\n`)
    process.exit(2)
  }
}

function presetNamed(id: string): Preset {
  const preset = programCatalog.findPreset(id)
  if (!preset) throw new Error(id)
  return preset
}

/** The sounds to tune a preset for: those of its scene, and recordings if there are any. */
function materialsFor({ game }: Preset): Map<string, Material> {
  const [scene = 'steps'] = scenesFor(game)
  const materials = new Map([[t('tune.modelled'), materialOf(scene)]])
  const missing = missingRecordings()
  if (missing.length > 0) say(t('tune.noRecordings', { missing: missing.join(', ') }))
  const material = missing.length > 0 ? undefined : recordedMaterial(game)
  if (material) materials.set(t('tune.recorded'), material)
  return materials
}

/** A filter in the notation of the files that define presets. */
function lineOf(filter: Filter): string {
  const gain = hasGain(filter) ? ` gain: ${filter.gain},` : ''
  return `{ type: '${filter.type}', fc: ${filter.fc},${gain} q: ${filter.q} }`
}

function shapeLine(filters: readonly Filter[]): string {
  const { rms, peak, atCues } = curveShapeOf(filters)
  return t('tune.shape', { rms: rms.toFixed(1), peak: signed(peak), atCues: atCues.toFixed(1) })
}

function signed(decibels = NaN): string {
  return `${decibels < 0 ? '' : '+'}${decibels.toFixed(1)}`
}

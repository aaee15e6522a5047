import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { fail, say, t } from '@/build/command-texts'
import { measureSpectra } from '@/dev/recordings/measure-spectra'
import { decoded, missingRecordings } from '@/dev/recordings/read-recordings'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { bestFilters } from '@/lib/audio/prominence/find-filters'
import { gainOf } from '@/lib/audio/prominence/judge'
import { costNames, costsOf, type CurveCosts } from '@/lib/audio/prominence/limits'
import {
  gainsByGame,
  heldOut,
  judgeOfTuning,
  limitsOf,
  tunedFilters,
  MOST_FILTERS,
  type HeldOut,
  type Tuning,
} from '@/lib/audio/prominence/tuning'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { tunings } from '@/lib/catalog/figures/tunings'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { fitClip } from '@/lib/studio/clip/clip-fit'
import { problemOfClip } from '@/lib/studio/clip/problem-of-clip'

const SPECTRA = 'lib/audio/prominence/recorded-spectra.json'
const HELD_OUT = 'lib/catalog/figures/held-out.json'

const [asked] = z.tuple([z.string().optional()]).parse(process.argv.slice(2, 3))
if (asked === 'spectra') writeSpectra()
else if (asked === 'all') writeHeldOut()
else if (asked === 'clip') printClip()
else printTuning(asked)

/** Prints a line of JSON for a file and one with its marks in seconds, `[[from, to], …]`. */
function printClip(): void {
  const [file, marksFile] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(3, 5))
  const marks = z.array(z.tuple([z.number(), z.number()])).parse(JSON.parse(readFileSync(marksFile, 'utf8')))
  const { samples } = decoded(readFileSync(file))
  const frames = bandFrames([samples])
  const fit =
    problemOfClip([samples], frames) ??
    fitClip(
      frames,
      marks.map(([from, to]) => ({ from, to })),
    )
  if (typeof fit === 'string') return say(JSON.stringify({ accepted: false, code: fit }))
  const { kept, said, filters, sounds } = fit
  const shop = programCatalog.presets.map(
    (preset) => [preset.id, { a: hundredths(gainOf(preset.filters, sounds)) }] as const,
  )
  say(
    JSON.stringify({
      accepted: true,
      kept: kept.length,
      said: { a: said },
      filters,
      shop: Object.fromEntries(shop),
    }),
  )
}

/** Without a minus before 0. */
function hundredths(decibels: number): number {
  return Math.round(100 * decibels) / 100 + 0
}

function writeSpectra(): void {
  const missing = missingRecordings()
  if (missing.length > 0) fail(t('tune.noRecordings', { missing: missing.join(', ') }))
  const spectra = measureSpectra((what) => say(t('tune.leftOut', { what })))
  writeFileSync(SPECTRA, `${JSON.stringify(spectra)}\n`)
}

/** Leaves out each game for each preset. Takes some minutes. */
function writeHeldOut(): void {
  const all = [...tunings].map(([game, tuning]) => {
    const [found, held] = [tunedFilters(tuning), heldOut(tuning)]
    printFilters(game, found)
    printHeldOut(held, found)
    return [game, held] as const
  })
  writeFileSync(HELD_OUT, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

function printTuning(id: string | undefined): void {
  const preset = programCatalog.allPresets.find((one) => one.id === id)
  const tuning = tunings.get(preset?.game ?? '')
  if (!preset || !tuning) {
    const presets = programCatalog.allPresets.map((one) => one.id).join(', ')
    process.stderr.write(`${t('tune.usage', { presets })}\n`)
    process.exit(2)
  }
  const found = tunedFilters(tuning)
  printFilters(preset.name, found)
  printLimits(tuning, found)
  printHeldOut(heldOut(tuning), found)
}

function printFilters(name: string, filters: readonly Filter[]): void {
  say(t('tune.found', { name, count: filters.length }))
  for (const filter of filters) say(`    ${lineOf(filter)},`)
}

function printLimits(tuning: Tuning, filters: readonly Filter[]): void {
  const [costs, limits] = [costsOf(filters), limitsOf(tuning)]
  const score = judgeOfTuning(tuning, limits)(filters)
  for (const name of costNames) {
    const lifted: CurveCosts = { ...limits, [name]: Infinity }
    const judge = judgeOfTuning(tuning, lifted)
    const without = judge(bestFilters(judge, MOST_FILTERS)) - score
    const digits = name === 'speech' ? 3 : 1
    say(
      t(`tune.costs.${name}`, {
        cost: costs[name].toFixed(digits),
        limit: String(limits[name]),
        without: without.toFixed(2),
      }),
    )
  }
}

function printHeldOut(held: HeldOut, filters: readonly Filter[]): void {
  for (const [kind, gains] of Object.entries(held)) {
    const inSample = gainsByGame(filters, kind)
    for (const [game, gain] of Object.entries(gains))
      say(t('tune.kind', { kind, game, gain: signed(gain), inSample: signed(inSample[game]) }))
  }
}

function lineOf(filter: Filter): string {
  const gain = hasGain(filter) ? ` gain: ${filter.gain},` : ''
  return `{ type: '${filter.type}', fc: ${filter.fc},${gain} q: ${filter.q} }`
}

function signed(decibels = NaN): string {
  return `${decibels < 0 ? '' : '+'}${decibels.toFixed(1)}`
}

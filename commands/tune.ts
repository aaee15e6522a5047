import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
  heldOutBuyers,
  judgeOfTuning,
  limitsOf,
  tunedFilters,
  MOST_FILTERS,
  type GivenSet,
  type HeldOut,
  type Tuning,
} from '@/lib/audio/prominence/tuning'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { figureKinds } from '@/lib/catalog/figures/schema'
import { tunings } from '@/lib/catalog/figures/tunings'
import { FEWEST_BUYERS } from '@/lib/catalog/gift-figures'
import { programCatalog } from '@/lib/catalog/program-catalog'
import type { Preset } from '@/lib/catalog/schema'
import { databaseFile } from '@/lib/core/data-folder'
import { countedOf, judgeGifts, nearMedian, setOfGift } from '@/lib/delivery/gifts/judge-gifts'
import { ofKind, presetsOfGame, readGifts } from '@/lib/delivery/gifts/read-gifts'
import { fitClip } from '@/lib/studio/clip/clip-fit'
import { problemOfClip } from '@/lib/studio/clip/problem-of-clip'
import { loadEnv } from './load-env'
import { withStore } from './open-data'

const SPECTRA = 'lib/audio/prominence/recorded-spectra.json'
const HELD_OUT = 'lib/catalog/figures/held-out.json'

const [asked] = z.tuple([z.string().optional()]).parse(process.argv.slice(2, 3))
if (asked === 'spectra') writeSpectra()
else if (asked === 'all') writeHeldOut()
else if (asked === 'clip') printClip()
else void printTuning(asked)

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

/** @param named its id or its game */
async function printTuning(named: string | undefined): Promise<void> {
  const preset = programCatalog.presets.find(({ id, game }) => id === named || game === named)
  const tuning = tunings.get(preset?.game ?? '')
  if (!preset || !tuning) {
    const presets = programCatalog.allPresets.map((one) => one.id).join(', ')
    process.stderr.write(`${t('tune.usage', { presets })}\n`)
    process.exit(2)
  }
  const given = await givenSets(preset)
  const found = tunedFilters(tuning, undefined, given)
  printFilters(preset.name, found)
  printLimits(tuning, found)
  printHeldOut(heldOut(tuning), found)
  printGiven(tuning, found, given)
}

/** Spectra that buyers gave, from the store of this machine; kinds with too few buyers are left out. */
async function givenSets({ id, filters }: Pick<Preset, 'id' | 'filters'>): Promise<GivenSet[]> {
  const settings = loadEnv()
  if (settings.STORE_ENGINE === 'sqlite' && !existsSync(databaseFile(settings.DATA_DIR))) return []
  const gifts = await withStore(settings, async (store) => {
    const presets = await presetsOfGame(store, id)
    return readGifts(
      store,
      presets.map((preset) => preset.id),
    )
  })
  return figureKinds.flatMap((kind) => {
    const counted = countedOf(judgeGifts(ofKind(gifts, kind), filters))
    if (counted.length > 0) say(t('tune.buyers', { kind, count: counted.length, fewest: FEWEST_BUYERS }))
    if (counted.length < FEWEST_BUYERS) return []
    return nearMedian(counted).map((gift) => ({ kind, buyer: gift.buyers.join(' '), set: setOfGift(gift) }))
  })
}

function printGiven(tuning: Tuning, filters: readonly Filter[], given: readonly GivenSet[]): void {
  const held = heldOutBuyers(tuning, given)
  for (const kind of new Set(given.map((one) => one.kind))) {
    const ofBuyers = held.filter((one) => one.kind === kind)
    const sorted = ofBuyers.map(({ gain }) => gain).sort((one, other) => one - other)
    const inSample = ofBuyers.reduce((sum, { set }) => sum + gainOf(filters, set), 0) / ofBuyers.length
    const at = (share: number) => signed(sorted[Math.round(share * (sorted.length - 1))])
    say(t('tune.given', { kind, from: at(0.1), median: at(0.5), to: at(0.9), inSample: signed(inSample) }))
  }
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

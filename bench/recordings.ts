import { missingRecordings, RECORDINGS } from '@/dev/recordings/read-recordings'
import { measureSpectra } from '@/dev/recordings/measure-spectra'
import { recordedSets, recordedSpectra, type RecordedKind } from '@/lib/audio/prominence/recorded'
import { gainsByGame, heldOut, tunedFilters, type Tuning } from '@/lib/audio/prominence/tuning'
import { tunings } from '@/lib/catalog/figures/tunings'
import { once } from './measuring/median'
import type { Row } from './measuring/report'

/**
 * dB wanted in the worst game left out, and in the median of games: at most 0.3 below what a search reaches within the limits of
 * listenability.
 */
const wanted: Readonly<Partial<Record<RecordedKind, readonly [worst: number, median: number]>>> = {
  tyres: [3.1, 3.6],
  doors: [1.6, 2.8],
  reload: [1.9, 2.8],
  metalSteps: [1.1, 2.4],
  earthSteps: [0.3, 2.5],
  hardSteps: [0.4, 1.8],
  voices: [1, 1.8],
  gravelSteps: [0.3, 1.2],
}
/** Sounds that no preset promises, since they lose as often as they gain. */
const open: readonly RecordedKind[] = ['woodSteps', 'sandSteps', 'grassSteps', 'farShots']
/** Of all games and kinds. */
const ALL = { lowestTenth: 0.2, median: 1.7 } as const

/** Leaves out one game after the other, for each kind of sound; and compares the recordings with the stored spectra. */
export function measureRecordings(): Promise<Row[]> {
  const missing = missingRecordings()
  if (missing.length > 0)
    process.stdout.write(`recordings: ${RECORDINGS} has no ${missing.join(', ')}; stored spectra are used\n`)
  else process.stdout.write(`${spectraLine()}\n`)
  const promised = Object.entries(wanted).map(([kind, goals]) => ({ ...attempt(tuningOf(kind)), goals }))
  const others = open.map((kind) => attempt({ kinds: [kind], family: [], hasDirection: true }))
  const gains = [...promised, ...others].flatMap((one) => one.gains).sort((one, other) => one - other)
  const negative = gains.filter((gain) => gain < 0).length
  return Promise.resolve([
    ...promised.flatMap(({ kind, gains: held, detail, goals: [worst, median] }) => [
      row(`${kind}, worst game left out, dB`, worst, Math.min(...held), detail),
      row(`${kind}, median game left out, dB`, median, medianOf(held), detail),
    ]),
    ...others.map(({ kind, gains: held, detail }) =>
      row(`${kind}, not promised, worst, dB`, 0, Math.min(...held), detail),
    ),
    row(
      'all, lowest tenth, dB',
      ALL.lowestTenth,
      gains[Math.floor(gains.length / 10)] ?? NaN,
      `${negative} of ${gains.length} negative`,
    ),
    row('all, median, dB', ALL.median, medianOf(gains), ''),
  ])
}

function row(name: string, atLeast: number, value: number, detail: string): Row {
  return { name, goal: { atLeast }, value: once(value), detail }
}

function spectraLine(): string {
  const fresh = JSON.stringify(measureSpectra((what) => process.stdout.write(`left out: ${what}\n`)))
  return fresh === JSON.stringify(recordedSpectra)
    ? 'recordings: as stored'
    : 'recordings: not as stored, see npm run tune -- spectra'
}

/** The tuning of the first preset that promises a kind, for this kind alone. */
function tuningOf(kind: string): Tuning {
  const [tuning] = [...tunings.values()].filter(({ kinds }) => kinds.some((one) => one === kind))
  if (!tuning) throw new Error(kind)
  const [first] = tuning.kinds.filter((one) => one === kind)
  return {
    ...tuning,
    kinds: first ? [first] : [],
    family: [...tuning.kinds.filter((one) => one !== kind), ...tuning.family],
  }
}

function attempt(tuning: Tuning): { kind: string; gains: number[]; detail: string } {
  const [kind = ''] = tuning.kinds
  const sets = recordedSets(kind)
  const held = Object.values(heldOut(tuning)[kind] ?? {})
  const inSample = Object.values(gainsByGame(tunedFilters(tuning), kind))
  const files = sets.reduce((sum, set) => sum + set.files.length, 0)
  const detail = `${sets.length} games, ${files} files; in-sample ${Math.min(...inSample).toFixed(1)} / ${medianOf(inSample).toFixed(1)}`
  return { kind, gains: held, detail }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

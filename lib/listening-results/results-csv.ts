import 'server-only'
import { allPresets } from '@/lib/catalog/catalog'
import type { Preset } from '@/lib/catalog/schema'
import { FEWEST_HEARD } from '@/lib/catalog/heard-counts'
import { dayOf } from '@/lib/core/clock'
import { partBefore, type Listing } from '@/lib/core/listing'
import { csvHead, csvLine } from '@/lib/core/text/csv'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { findHeardOf } from './data'
import { answersQuestion } from './judged-run'
import type { Heard } from './schema'

const { columns, yes, no, states } = messages.listeningResults.csv
/** Records read at a time. */
const PAGE_SIZE = 500
/** Latest records of each preset; limits the file's size. */
const MOST = 5_000

/**
 * All results, including those that do not count, as CSV lines; streamed, never all in memory. They contain neither
 * person nor day, and leave out a preset that fewer than ten of its buyers have tested, as its page does.
 */
export async function* heardCsv(store: Store): AsyncGenerator<string> {
  yield csvHead(Object.values(columns))
  for (const preset of allPresets()) yield* linesOf(store, preset)
}

async function* linesOf(store: Store, preset: Preset): AsyncGenerator<string> {
  let before: string | null = null
  let read = 0
  do {
    const { entries, next }: Listing<Heard> = await findHeardOf(
      store,
      preset.id,
      partBefore(before, PAGE_SIZE),
    )
    if (before === null && entries.filter(({ isBuyer }) => isBuyer).length < FEWEST_HEARD) return
    if (entries.length > 0) yield entries.map((heard) => csvLine(cellsOf(heard, preset))).join('')
    read += entries.length
    before = read < MOST ? next : null
  } while (before !== null)
}

function cellsOf(heard: Heard, preset: Preset): string[] {
  const { presetId, presetVersion, at, isBuyer, headset = '', difference, trials, status, ...levels } = heard
  const isOutdated = status === 'counted' && !answersQuestion(heard, preset)
  const cells: Record<keyof typeof columns, string> = {
    preset: presetId,
    version: String(presetVersion),
    month: dayOf(at).slice(0, 7),
    buyer: isBuyer ? yes : no,
    headset,
    difference: decibels(difference.tenths),
    low: decibels(difference.low),
    high: decibels(difference.high),
    without: decibels(levels.without),
    with: decibels(levels.with),
    trials: String(trials),
    state: states[isOutdated ? 'aside' : status],
  }
  return Object.keys(columns).map((name) => Reflect.get(cells, name))
}

/** Two decimals, which spreadsheets and the CSV's formula guard accept as a number. */
const decibels = (tenths: number) => (tenths / 10).toFixed(2).replace('.', ',')

import { isDeepStrictEqual } from 'node:util'
import { COMMAND_LINE } from '@/lib/account/actor'
import type { Env } from '@/lib/core/env'
import { headsetSignal } from '@/lib/headsets/data'
import { journalAdded } from '@/lib/journal/data'
import { beginFormat } from '@/lib/migration/migrate'
import { placeOf } from '@/lib/store/rules'
import { APPEND_ONLY } from '@/lib/store/changes'
import { treeValue } from '@/lib/store/tree-value'
import { dataText as t, say } from '@/build/command-texts'
import { StoreError, type Place, type Changes, type Json, type Path } from '@/lib/store/store'
import { declaredCollections } from '@/lib/records/collections'
import { withStore } from '../open-data'
import { checkEntry } from './check-entry'

/** Running processes do not watch each entry of these. */
const signalled = new Map([
  ['headsets', headsetSignal],
  ['headsetsHidden', headsetSignal],
])

export async function printValue(settings: Env, given: string): Promise<void> {
  const value = await withStore(settings, (store) => store.get(pathOf(given)))
  say(JSON.stringify(value, null, 2))
}

/** @throws EntryError if the shop could not read the entry afterwards */
export async function writeValue(settings: Env, given: string, json: string): Promise<void> {
  await write(settings, given, json, true)
}

export async function forceValue(settings: Env, given: string, json: string): Promise<void> {
  await write(settings, given, json, false)
}

async function write(settings: Env, place: string, json: string, isChecked: boolean): Promise<void> {
  const path = pathOf(place)
  const [collection = ''] = path.split('/')
  if (collection === APPEND_ONLY) throw new Error(t('journal_kept'))
  const given = treeValue(JSON.parse(json))
  await withStore(settings, async (store) => {
    const before = await store.get(path)
    const value = withNumbersOf(path, before, given)
    if (isChecked) await checkEntry(store, path, value)
    // The owner is written before the first start.
    await beginFormat(store)
    if (isDeepStrictEqual(before, value)) return
    // A secret that was forced in, even in clear, must not stay in the journal.
    const values = path.split('/')[0] === 'setup' ? {} : { before, after: value }
    const entry = journalAdded({ actor: COMMAND_LINE, act: 'data-set', subject: path, ...values })
    await store.update({
      ...replaced(path, before, value),
      ...entry,
      ...signalled.get(collection)?.changed(),
    })
  })
  say(given === null ? t('deleted', { path }) : t('written', { path }))
}

/** Firebase's own tools write paths with a slash in front. */
function pathOf(given: string): Place {
  return placeOf(given.replace(/^\/|\/$/g, ''))
}

/** Change counters of a replaced record do not decrease. */
function withNumbersOf(path: Path, before: Json | null, value: Json | null): Json | null {
  const keys = path.split('/')
  const { records, numberedBy = [] } = declaredCollections.get(keys[0] ?? '') ?? {}
  if (keys.length !== records?.keys || typeof before !== 'object' || before === null) return value
  // The settings always exist, so their counters are kept; any other deleted record does not come back.
  if (value === null && keys.length > 1) return null
  if (typeof value !== 'object' && value !== null) return value
  return withHigher(numberedBy, before, value)
}

function withHigher(
  fields: readonly string[],
  before: Record<string, Json>,
  value: Record<string, Json> | null,
): Json | null {
  const kept = fields.flatMap((field) => {
    const [was, is] = [Number(before[field] ?? 0), Number(value?.[field] ?? 0)]
    return was > is ? [[field, was] as const] : []
  })
  const after = { ...value, ...Object.fromEntries(kept) }
  return Object.keys(after).length === 0 ? null : after
}

/**
 * One change per field of a single-record collection, such as the settings. @throws StoreError `bad_path` for others
 */
function replaced(path: Path, before: Json | null, value: Json | null): Changes {
  const isWhole = !path.includes('/')
  if (isWhole && declaredCollections.get(path)?.records.keys !== 1)
    throw new StoreError('bad_path', `${path} is a whole collection`)
  if (!isWhole || typeof (value ?? {}) !== 'object') return { [path]: value }
  const fields = Object.keys({ ...Object(before), ...Object(value) })
  return Object.fromEntries(fields.map((field) => [`${path}/${field}`, fieldOf(value, field)]))
}

const fieldOf = (value: Json | null, field: string): Json | null =>
  typeof value === 'object' && value !== null ? (value[field] ?? null) : null

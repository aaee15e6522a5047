import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { now } from '@/lib/core/clock'
import { databaseFile, makePrivateFolder } from '@/lib/core/data-folder'
import type { Env } from '@/lib/core/env'
import { sampleFields } from '@/lib/legal/owner-fields'
import { ownerSchema } from '@/lib/legal/schema'
import { exportFile } from '@/lib/store/export-file'
import { FORMAT, FORMAT_NUMBER, formatOf, FORMAT_UNDER_WAY } from '@/lib/store/format'
import { goneCollections, goneFields, isGone, partlyGone } from '@/lib/store/gone'
import { firstEntryOf } from '@/lib/store/import-tree'
import { openStore } from '@/lib/store/open-store'
import { requireRoom } from '@/lib/store/require-room'
import { backupFile } from '@/lib/store/sqlite/backup-file'
import { changeFile } from '@/lib/store/sqlite/change-file'
import { StoreError, type Changes, type Store, type Entry, type Snapshot } from '@/lib/store/store'
import { type Migration, MigrationError } from './migration'

const PART = 500

/** In batches; the last has all sums and the format number: until then, the data are old. @throws MigrationError */
export async function* changesOf(snapshot: Snapshot, { to, parts }: Migration): AsyncGenerator<Changes> {
  const sums = new Map<string, number>()
  let values: Changes = {}
  for (const { collection, contribute } of parts) {
    const contributionOf = (entry: Entry) => {
      try {
        return contribute(entry)
      } catch (cause) {
        throw new MigrationError(`${collection}/${entry.key}`, to, { cause })
      }
    }
    for await (const entry of snapshot.entries(collection)) {
      const { values: given, sums: added } = contributionOf(entry)
      Object.assign(values, given)
      for (const [path, sum] of Object.entries(added)) sums.set(path, (sums.get(path) ?? 0) + sum)
      if (Object.keys(values).length < PART) continue
      yield values
      values = {}
    }
  }
  yield { ...values, ...Object.fromEntries(sums), [FORMAT_NUMBER]: to, [FORMAT_UNDER_WAY]: null }
}

/** Deletes what the program no longer has. A shop with a real owner, or with real documents, is open. */
const removeGone: Migration = {
  to: 2,
  parts: [...goneCollections, ...partlyGone, 'invoiceSeries' as const].map((collection) => ({
    collection,
    contribute: ({ key, value }: Entry) => {
      const path = `${collection}/${key}`
      const fields = goneFields(path, value).filter((field) => Object.hasOwn(Object(value), field))
      const paths = isGone(path, value) ? [path] : fields.map((field) => `${path}/${field}`)
      const removed = Object.fromEntries(paths.map((each) => [each, null]))
      return { values: isOfOpenShop(path, value) ? { ...removed, 'setup/opened': 0 } : removed, sums: {} }
    },
  })),
}

function isOfOpenShop(path: string, value: unknown): boolean {
  if (path !== 'setup/owner') return path === 'invoiceSeries/R'
  const { data } = ownerSchema.safeParse(value)
  return data !== undefined && sampleFields(data).length === 0
}

/** The last one leads to this program's format. Formats begin at 1. */
export const migrations: readonly Migration[] = [removeGone]

const FIRST = 1

const COPY_BEFORE = `before-format-${FORMAT}-`
const PATIENCE_MS = 20_000
const PAUSE_MS = 500

export interface Migrated {
  from: number
  to: number
  backup: string
}

/**
 * After backing the data up; call it before anything else writes. New data only get the format number.
 * docs/decisions/0033 tells what an interruption leaves behind.
 * @param steps those of this program, in order @param check before anything is written; what it throws ends it
 * @returns null if there was nothing to do
 * @throws NewerFormatError; MigrationError; StoreError `in_use` if another program works with older data, `no_room`,
 * `unavailable`
 */
export async function migrate(
  settings: Env,
  steps = migrations,
  check: (store: Store) => Promise<void> = async () => undefined,
): Promise<Migrated | null> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await migrateNow(settings, steps, check)
    } catch (error) {
      // Another process may be migrating.
      if (!(error instanceof StoreError && error.code === 'in_use') || Date.now() > deadline) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}

async function migrateNow(
  settings: Env,
  steps: readonly Migration[],
  check: (store: Store) => Promise<void>,
): Promise<Migrated | null> {
  const store = openStore(settings)
  try {
    const found = await formatOf(store)
    await check(store)
    const from = await formatToLeave(store, found)
    if (from === null) return null
    const due = steps.filter(({ to }) => to > from)
    const backup = backupBefore(settings, from)
    if (settings.STORE_ENGINE === 'sqlite') {
      await store.close()
      await migrateFile(databaseFile(settings.DATA_DIR), due, async (file) => {
        await backupFile(file, backup)
        removeEarlier(backup, from)
      })
    } else {
      // How large it gets is not known before.
      requireRoom(dirname(backup), 0)
      await exportFile(store, backup)
      removeEarlier(backup, from)
      for (const migration of due) await migrateStore(store, migration)
    }
    return { from, to: FORMAT, backup }
  } finally {
    await store.close()
  }
}

/** Null if the data are current. */
async function formatToLeave(store: Store, found: number | null): Promise<number | null> {
  const from = found ?? (await beginFormat(store))
  return from === FORMAT ? null : from
}

/** An empty store gets the current one: later writes need not be migrated. @returns that of data without one */
export async function beginFormat(store: Store): Promise<number> {
  if ((await firstEntryOf(store)) !== null) return FIRST
  await store.update({ [FORMAT_NUMBER]: FORMAT })
  return FORMAT
}

async function migrateFile(
  file: string,
  steps: readonly Migration[],
  backUp: (file: string) => Promise<void>,
): Promise<void> {
  for (const [index, migration] of steps.entries()) {
    const before = async () => (index === 0 ? backUp(file) : undefined)
    await changeFile(file, (snapshot) => changesOf(snapshot, migration), before)
  }
}

function backupBefore({ STORE_ENGINE, DATA_DIR }: Env, from: number): string {
  const folder = join(DATA_DIR, 'backups')
  makePrivateFolder(folder)
  const time = new Date(now()).toISOString().replaceAll(/[:.]/g, '-')
  const end = STORE_ENGINE === 'sqlite' ? 'sqlite' : 'json'
  return join(folder, `${COPY_BEFORE}${time}-from-${from}.${end}`)
}

/** Once a copy is whole, removes those that earlier attempts at the same data have made. */
function removeEarlier(backup: string, from: number): void {
  const isSame = new RegExp(`^${COPY_BEFORE}.*-from-${from}\\.(?:sqlite|json)$`)
  for (const name of readdirSync(dirname(backup)))
    if (isSame.test(name) && name !== basename(backup)) rmSync(join(dirname(backup), name))
}

/** Until its last batch all is harmless, and rewritten by the next attempt; the last is written once, by anyone. */
async function migrateStore(store: Store, migration: Migration): Promise<void> {
  await store.update({ [FORMAT_UNDER_WAY]: migration.to })
  const snapshot = await store.snapshot()
  let last: Changes = {}
  for await (const changes of changesOf(snapshot, migration)) {
    if (Object.keys(last).length > 0) await store.update(last)
    last = changes
  }
  await store.updateOnce(`format_${migration.to}`, last)
}

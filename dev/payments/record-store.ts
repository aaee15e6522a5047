import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { z } from 'zod'
import { makePrivateFolder } from '@/lib/core/data-folder'
import type { Kind } from './records'

/** Longer than an ending service needs to release its file. */
const LOCK_TIMEOUT_MS = 2_000
const TABLE = `CREATE TABLE IF NOT EXISTS record (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  intent TEXT,
  due REAL,
  value TEXT NOT NULL,
  UNIQUE (kind, id)
);
CREATE INDEX IF NOT EXISTS record_intent ON record (kind, intent, seq);
CREATE INDEX IF NOT EXISTS record_due ON record (kind, due) WHERE due IS NOT NULL;`

const row = z.object({ value: z.string() })

export interface Range {
  intent?: string | undefined
  /** Only records created before this one. */
  before?: string | undefined
}

/** All of the service's data, in one SQLite file used by one process at a time. */
export class RecordStore {
  private readonly database: Sqlite.Database

  /** @throws Error if another service uses the folder, or it is not writable */
  constructor(folder: string) {
    makePrivateFolder(folder)
    this.database = new Sqlite(join(folder, 'payments.sqlite'), { timeout: LOCK_TIMEOUT_MS })
    try {
      this.database.pragma('locking_mode = EXCLUSIVE')
      this.database.pragma('journal_mode = WAL')
      this.database.pragma('synchronous = NORMAL')
      this.database.exec(TABLE)
    } catch (error) {
      this.database.close()
      throw error
    }
  }

  /** Writes all of the work's changes, or none if it throws. */
  atomically<T>(work: () => T): T {
    return this.database.transaction(work)()
  }

  find<T extends { id: string }>(kind: Kind<T>, id: string): T | null {
    return this.first(kind, 'SELECT value FROM record WHERE kind = ? AND id = ?', kind.name, id)
  }

  put<T extends { id: string }>(kind: Kind<T>, record: T): void {
    this.database
      .prepare(
        `INSERT INTO record (kind, id, intent, due, value) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (kind, id) DO UPDATE SET intent = excluded.intent, due = excluded.due, value = excluded.value`,
      )
      .run(kind.name, record.id, kind.intentOf(record), kind.dueAt(record), JSON.stringify(record))
  }

  remove<T extends { id: string }>(kind: Kind<T>, id: string): void {
    this.database.prepare('DELETE FROM record WHERE kind = ? AND id = ?').run(kind.name, id)
  }

  /** Read lazily, newest first. */
  *list<T extends { id: string }>(kind: Kind<T>, { intent, before }: Range = {}): Iterable<T> {
    const conditions = [
      'kind = @kind',
      ...(intent === undefined ? [] : ['intent = @intent']),
      ...(before === undefined ? [] : ['seq < (SELECT seq FROM record WHERE kind = @kind AND id = @before)']),
    ]
    const query = `SELECT value FROM record WHERE ${conditions.join(' AND ')} ORDER BY seq DESC`
    const found = this.database.prepare(query).iterate({ kind: kind.name, intent, before })
    for (const entry of found) yield read(kind, entry)
  }

  /** The oldest record due by this time (ms). */
  firstDue<T extends { id: string }>(kind: Kind<T>, time: number): T | null {
    const query = 'SELECT value FROM record WHERE kind = ? AND due <= ? ORDER BY seq LIMIT 1'
    return this.first(kind, query, kind.name, time)
  }

  /** When the next record of these kinds is due, in ms; null for never. */
  nextDue(kinds: readonly { name: string }[]): number | null {
    const names = kinds.map(() => '?').join(', ')
    const query = `SELECT min(due) AS due FROM record WHERE due IS NOT NULL AND kind IN (${names})`
    const found = this.database.prepare(query).get(...kinds.map(({ name }) => name))
    return z.object({ due: z.number().nullable() }).parse(found).due
  }

  close(): void {
    this.database.close()
  }

  private first<T extends { id: string }>(kind: Kind<T>, query: string, ...values: unknown[]): T | null {
    const found = this.database.prepare(query).get(...values)
    return found === undefined ? null : read(kind, found)
  }
}

function read<T extends { id: string }>(kind: Kind<T>, entry: unknown): T {
  return kind.schema.parse(JSON.parse(row.parse(entry).value))
}

import 'server-only'
import Database from 'better-sqlite3'
import { now } from '@/lib/core/clock'

/** A stored figure, and its value as computed from what it counts. */
export interface Figure {
  path: string
  stored: number
  expected: number
}

/** In KiB. */
const CACHE = 32_768
/** Figures summed up in memory before they are written. */
const PENDING = 5_000

/** Disk space for figures and notes that exceed memory. SQLite deletes it when it is closed or the process ends. */
export class Scratch {
  readonly #database
  readonly #statements
  readonly #pending = new Map<string, Figure>()

  /** @param at the time (ms) of the data that is looked at */
  constructor(readonly at = now()) {
    const database = new Database('')
    database.pragma('journal_mode = OFF')
    database.pragma(`cache_size = -${CACHE}`)
    database.exec(`
      CREATE TABLE figure (path TEXT PRIMARY KEY, stored REAL, expected REAL) WITHOUT ROWID;
      CREATE TABLE note (kind TEXT, key TEXT, text TEXT, PRIMARY KEY (kind, key)) WITHOUT ROWID;
      BEGIN`)
    this.#database = database
    this.#statements = {
      add: database.prepare<Figure>(`
        INSERT INTO figure VALUES (@path, @stored, @expected)
        ON CONFLICT DO UPDATE SET stored = stored + @stored, expected = expected + @expected`),
      differences: database.prepare<[], Figure>(
        'SELECT * FROM figure WHERE stored <> expected ORDER BY path',
      ),
      note: database.prepare<[string, string, string]>('INSERT OR IGNORE INTO note VALUES (?, ?, ?)'),
      text: database
        .prepare<[string, string], string>('SELECT text FROM note WHERE kind = ? AND key = ?')
        .pluck(),
    }
  }

  addStored(path: string, stored: number): void {
    this.#add({ path, stored, expected: 0 })
  }

  addExpected(path: string, expected: number): void {
    this.#add({ path, stored: 0, expected })
  }

  differences(): Iterable<Figure> {
    this.#flush()
    return this.#statements.differences.iterate()
  }

  /** @returns false if there is one already, which stays */
  note(kind: string, key: string, text = ''): boolean {
    return this.#statements.note.run(kind, key, text).changes > 0
  }

  noted(kind: string, key: string): string | undefined {
    return this.#statements.text.get(kind, key)
  }

  close(): void {
    this.#database.close()
  }

  #add(figure: Figure): void {
    const sum = this.#pending.get(figure.path)
    if (sum) {
      sum.stored += figure.stored
      sum.expected += figure.expected
      return
    }
    this.#pending.set(figure.path, figure)
    if (this.#pending.size >= PENDING) this.#flush()
  }

  #flush(): void {
    for (const figure of this.#pending.values()) this.#statements.add.run(figure)
    this.#pending.clear()
  }
}

import type { Database } from 'better-sqlite3'
import { StoreError } from '@/lib/store/store'
import { whenFree } from './busy'
import type { Write, Writer } from './writer'

/** Updates per transaction, so that the process answers others in between. */
const MAX_BATCH = 256
/** Turns of the event loop to wait for more updates, and the maximum wait in ms. */
const TURNS = 8
const WAIT_MS = 10
/** A heartbeat write takes a few pages of the log, like an order. */
const SIGN_LENGTH = 8_192

interface Job {
  writes: readonly Write[]
  onceKey: string | undefined
  /** Whether the writes are rolled back. */
  isTrial: boolean
  resolve(applied: boolean): void
  reject(error: unknown): void
}

interface Observer {
  /** Within the transaction, after each successful update. */
  written(writes: readonly Write[]): void
  /** After the transaction. */
  settled(committed: boolean): void
}

/** Updates of some turns share a commit and sync to disk; each has a savepoint. None is answered before it. */
export class WriteQueue {
  readonly #database
  readonly #writer
  readonly #observer
  readonly #checkFile
  readonly #statements
  readonly #jobs: Job[] = []
  #running: Promise<void> | undefined

  /** @param checkFile throws if a write made now would be lost */
  constructor(database: Database, writer: Writer, observer: Observer, checkFile: () => void) {
    this.#database = database
    this.#writer = writer
    this.#observer = observer
    this.#checkFile = checkFile
    this.#statements = {
      begin: database.prepare('BEGIN IMMEDIATE'),
      commit: database.prepare('COMMIT'),
      rollback: database.prepare('ROLLBACK'),
      savepoint: database.prepare('SAVEPOINT job'),
      release: database.prepare('RELEASE job'),
      undo: database.prepare('ROLLBACK TO job'),
      sign: database.prepare<[string]>("INSERT OR REPLACE INTO meta VALUES ('health', ?)"),
    }
  }

  /** @returns whether the writes were applied: false only if an idempotency key among them already exists */
  add(writes: readonly Write[], onceKey?: string): Promise<boolean> {
    return this.#queue({ writes, onceKey, isTrial: false })
  }

  /** Makes the writes, rolls them back, and commits a heartbeat instead. */
  async tryOut(writes: readonly Write[]): Promise<void> {
    await this.#queue({ writes, onceKey: undefined, isTrial: true })
  }

  async drain(): Promise<void> {
    await this.#running
  }

  #queue(job: Omit<Job, 'resolve' | 'reject'>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ ...job, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) {
      const end = performance.now() + WAIT_MS
      for (let turn = 0; turn < TURNS && performance.now() < end; turn += 1)
        await new Promise((resolve) => setImmediate(resolve))
      try {
        this.#checkFile()
        await whenFree(() => this.#statements.begin.run())
        this.#settle(this.#jobs.splice(0, MAX_BATCH))
      } catch (error) {
        this.#jobs.splice(0).forEach(({ reject }) => reject(unavailable(error)))
      }
    }
    this.#running = undefined
  }

  #settle(batch: Job[]): void {
    let answers: (() => void)[]
    let isCommitted = false
    try {
      answers = batch.map((job) => this.#attempt(job))
      this.#statements.commit.run()
      this.#checkFile()
      isCommitted = true
    } catch (error) {
      if (this.#database.inTransaction) this.#statements.rollback.run()
      answers = batch.map(
        ({ reject }) =>
          () =>
            reject(unavailable(error)),
      )
    }
    this.#observer.settled(isCommitted)
    answers.forEach((answer) => answer())
  }

  /** @returns settles the job once the transaction is committed */
  #attempt({ writes, onceKey, isTrial, resolve, reject }: Job): () => void {
    const used = this.#writer.usedOnceKeys(writes)
    if (onceKey !== undefined && used.includes(`once/${onceKey}`)) return () => resolve(false)
    if (used.length > 0) return () => reject(new StoreError('conflict', `${used.join()} is written`))
    this.#statements.savepoint.run()
    try {
      this.#writer.apply(writes)
      if (isTrial) this.#replaceBySign()
      this.#statements.release.run()
    } catch (error) {
      // A full disk can end the whole transaction; then all its jobs have failed.
      if (!this.#database.inTransaction) throw error
      this.#statements.undo.run()
      this.#statements.release.run()
      return () => reject(unavailable(error))
    }
    if (!isTrial) this.#observer.written(writes)
    return () => resolve(true)
  }

  #replaceBySign(): void {
    this.#statements.undo.run()
    this.#statements.sign.run(String(Date.now()).padStart(SIGN_LENGTH, '0'))
  }
}

function unavailable(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  return new StoreError('unavailable', `the write failed: ${String(error)}`, { cause: error })
}

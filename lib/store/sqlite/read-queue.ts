import type { Database } from 'better-sqlite3'
import { isBusy, whenFree } from './busy'

interface Job {
  /** @returns what answers the job once the transaction has ended */
  attempt(): () => void
  reject(error: unknown): void
}

/**
 * Collects the reads that arrive in one turn of the event loop and does them in a row, in one transaction. Amid the
 * other work of a request, a read takes several times as long as right after its like.
 */
export class ReadQueue {
  readonly #inTransaction
  readonly #jobs: Job[] = []
  #running: Promise<void> | undefined

  constructor(database: Database) {
    this.#inTransaction = database.transaction((jobs: Job[]) => jobs.map((job) => job.attempt()))
  }

  /** Gives what the operation gives; all that it reads is of one committed state. */
  add<T>(operation: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ attempt: () => attempt(operation, resolve, reject), reject })
      this.#running ??= this.#run()
    })
  }

  /** Resolves when all that was added has been answered. */
  async drain(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) {
      await new Promise((resolve) => setImmediate(resolve))
      const jobs = this.#jobs.splice(0)
      try {
        const answers = await whenFree(() => this.#inTransaction(jobs))
        answers.forEach((answer) => answer())
      } catch (error) {
        jobs.forEach(({ reject }) => reject(error))
      }
    }
    this.#running = undefined
  }
}

/** A failure is the operation's own, unless it is for want of access to the database, which all of them lack. */
function attempt<T>(
  operation: () => T,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): () => void {
  try {
    const value = operation()
    return () => resolve(value)
  } catch (error) {
    if (isBusy(error)) throw error
    return () => reject(error)
  }
}

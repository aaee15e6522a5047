import { statSync } from 'node:fs'
import { sharedTry } from '@/lib/store/shared-try'
import { StoreError } from '@/lib/store/store'
import type { WriteQueue } from './write-queue'
import { writesOf, type Write } from './writer'

/** The files of a database: itself, its log, and the log's index. */
const PARTS = ['', '-wal', '-shm']
/** About what an order takes. */
const ORDER_LENGTH = 16_000

/** Knows whether orders can be placed in a database file that this process has open. */
export class Health {
  /** Tries a write, at most one at a time, and answers within two seconds. */
  readonly check: () => Promise<boolean>
  readonly #file
  readonly #opened
  #isDamaged = false

  constructor(file: string, writes: WriteQueue) {
    this.#file = file
    this.#opened = identityOf(file)
    this.check = sharedTry(async () => {
      this.#checkFile()
      await writes.tryOut(trialOrder(Date.now()))
    })
  }

  /** Takes note of an operation's failure: once a page was found damaged, others may be that nobody has read yet. */
  note(error: unknown): void {
    const cause = error instanceof StoreError ? error.cause : error
    if (!(cause instanceof Error && 'code' in cause)) return
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(String(cause.code))) this.#isDamaged = true
  }

  /** A file that was deleted or replaced takes writes as before, but they are gone with the process. */
  #checkFile(): void {
    if (this.#isDamaged) throw new StoreError('unavailable', 'the database is damaged')
    if (identityOf(this.#file) !== this.#opened)
      throw new StoreError('unavailable', 'the database file is not the one that was opened')
  }
}

function identityOf(file: string): string {
  return PARTS.map((part) => {
    const found = statSync(file + part, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev}:${found.ino}` : 'none'
  }).join()
}

/** What placing an order would write, at the places where the newest order stands. */
function trialOrder(at: number): Write[] {
  return writesOf({
    [`orders/order_${at}_health`]: { status: 'pending', reference: 'health', text: 'x'.repeat(ORDER_LENGTH) },
    [`once/order_health_${at}`]: true,
  })
}

import { sharedTry } from '@/lib/store/shared-try'
import { StoreError } from '@/lib/store/store'
import type { WriteQueue } from './write-queue'
import { writesOf, type Write } from './writer'

/** About what an order takes. */
const ORDER_LENGTH = 16_000

/** Knows whether orders can be placed in a database file that this process has open. */
export class Health {
  /** Tries a write, at most one at a time, and answers within two seconds. */
  readonly check: () => Promise<boolean>
  #isDamaged = false

  constructor(writes: WriteQueue) {
    this.check = sharedTry(async () => {
      if (this.#isDamaged) throw new StoreError('unavailable', 'the database is damaged')
      await writes.tryOut(trialOrder(Date.now()))
    })
  }

  /** Takes note of an operation's failure: once a page was found damaged, others may be that nobody has read yet. */
  note(error: unknown): void {
    const cause = error instanceof StoreError ? error.cause : error
    if (!(cause instanceof Error && 'code' in cause)) return
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(String(cause.code))) this.#isDamaged = true
  }
}

/** What placing an order would write, at the places where the newest order stands. */
function trialOrder(at: number): Write[] {
  return writesOf({
    [`orders/order_${at}_health`]: { status: 'pending', reference: 'health', text: 'x'.repeat(ORDER_LENGTH) },
    [`once/order_health_${at}`]: true,
  })
}

import { sharedTry } from '@/lib/store/shared-try'
import { StoreError } from '@/lib/store/store'
import type { WriteQueue } from './write-queue'
import { writesOf, type Write } from './writer'

/** About the size of an order. */
const ORDER_LENGTH = 16_000

export class Health {
  /** At most one try at a time; answers within two seconds. */
  readonly check: () => Promise<boolean>
  #isDamaged = false

  constructor(writes: WriteQueue) {
    this.check = sharedTry(async () => {
      if (this.#isDamaged) throw new StoreError('unavailable', 'the database is damaged')
      await writes.tryOut(trialOrder(Date.now()))
    })
  }

  /** Records an operation's failure: once one page is damaged, unread ones may be, too. */
  note(error: unknown): void {
    const cause = error instanceof StoreError ? error.cause : error
    if (!(cause instanceof Error && 'code' in cause)) return
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(String(cause.code))) this.#isDamaged = true
  }
}

/** The writes of placing an order, next to the newest one. */
function trialOrder(at: number): Write[] {
  return writesOf({
    [`orders/order_${at}_health`]: { status: 'pending', reference: 'health', text: 'x'.repeat(ORDER_LENGTH) },
    [`once/order_health_${at}`]: at,
  })
}

import { now } from '@/lib/core/clock'
import type { RecordStore } from './record-store'

const DAY_MS = 24 * 3_600_000

/** Shared by all calls. */
export class Service {
  /**
   * @param origin of the payment pages
   * @param asyncDelayMs delay before a pending payment or refund is settled; `manual`: on request
   * @param onChange is called on every change
   */
  constructor(
    readonly store: RecordStore,
    readonly origin: string,
    readonly asyncDelayMs: number | 'manual',
    private readonly onChange: () => void,
  ) {}

  /** Stores all of the work's changes, events included, or none if it throws. */
  change<T>(work: () => T): T {
    const result = this.store.atomically(work)
    this.onChange()
    return result
  }

  /** When a payment or refund that starts now is settled, in ms; null if on request. */
  settlesAt(): number | null {
    return this.asyncDelayMs === 'manual' ? null : now() + this.asyncDelayMs
  }

  /** When money that comes or goes now is paid out, in ms; null if on request. */
  paysOutAt(): number | null {
    return this.asyncDelayMs === 'manual' ? null : now() + DAY_MS
  }
}

/** Stripe counts in seconds. */
export function seconds(): number {
  return Math.floor(now() / 1_000)
}

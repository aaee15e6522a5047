import { now } from '@/lib/core/clock'
import type { RecordStore } from './record-store'

/** What every call works with. */
export class Service {
  /**
   * @param origin where people find the payment pages
   * @param asyncDelayMs after how long a payment or refund that takes its time is settled; `manual`: when told
   * @param onChange is told that something has changed
   */
  constructor(
    readonly store: RecordStore,
    readonly origin: string,
    readonly asyncDelayMs: number | 'manual',
    private readonly onChange: () => void,
  ) {}

  /** Keeps all of what the work changes, events included, or nothing if it throws. */
  change<T>(work: () => T): T {
    const result = this.store.atomically(work)
    this.onChange()
    return result
  }

  /** When something that begins now is settled, in ms; null if somebody will say so. */
  settlesAt(): number | null {
    return this.asyncDelayMs === 'manual' ? null : now() + this.asyncDelayMs
  }
}

/** Stripe counts in seconds. */
export function seconds(): number {
  return Math.floor(now() / 1_000)
}

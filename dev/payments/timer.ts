import { now } from '@/lib/core/clock'

/** The clock may be set meanwhile, so longer pauses are re-checked. */
const LONGEST_MS = 60_000

/** Calls back at one time, the last one set. */
export class Timer {
  private timeout: NodeJS.Timeout | undefined

  constructor(private readonly call: () => void) {}

  /** @param time in ms since 1970; null for never */
  set(time: number | null): void {
    this.clear()
    if (time === null) return
    this.timeout = setTimeout(this.call, Math.min(Math.max(0, time - now()), LONGEST_MS))
  }

  clear(): void {
    clearTimeout(this.timeout)
  }
}

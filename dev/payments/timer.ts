import { now } from '@/lib/core/clock'

/** The clock may change meanwhile, so longer pauses are split. */
const LONGEST_MS = 60_000

/** Runs a callback at one time, the last one set. */
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

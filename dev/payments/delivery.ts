import { createHmac } from 'node:crypto'
import { now } from '@/lib/core/clock'
import type { RecordStore } from './record-store'
import { events, type EventRecord } from './records'
import { Timer } from './timer'

const PATIENCE_MS = 10_000
/** Pauses after each failure; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]
const MOST_TRIES = 60

interface Target {
  url: string
  secret: string
  pausesMs?: readonly number[] | undefined
}

/**
 * Sends events to the shop's webhook, one at a time. One that the shop does not accept is retried later without
 * holding up the others.
 */
export class Delivery {
  private readonly timer = new Timer(() => void this.run())
  private readonly stopped = new AbortController()
  private isRunning = false
  private isHeld = false

  constructor(
    private readonly store: RecordStore,
    private readonly target: Target,
  ) {}

  /** Sends due events now, and the others when they are due. */
  wake(): void {
    if (this.isRunning || this.isHeld || this.stopped.signal.aborted) return
    this.timer.set(this.store.nextDue([events]))
  }

  /** Whether events wait until they are sent by hand. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld
    this.wake()
  }

  /** Sends an event now, even if it was sent before. @returns the shop's answer, null for none */
  async send(event: EventRecord): Promise<number | null> {
    const status = await this.post(event)
    if (!this.stopped.signal.aborted) this.note(event, status)
    return status
  }

  stop(): void {
    this.stopped.abort()
    this.timer.clear()
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    for (;;) {
      const isOpen = !this.isHeld && !this.stopped.signal.aborted
      const event = isOpen ? this.store.firstDue(events, now()) : null
      if (!event) break
      await this.send(event)
    }
    this.isRunning = false
    this.wake()
  }

  private async post({ payload }: EventRecord): Promise<number | null> {
    try {
      const response = await fetch(this.target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(payload, this.target.secret),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(PATIENCE_MS)]),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return null
    }
  }

  /** A delivered event stays delivered, whatever happens when it is resent. */
  private note({ id }: EventRecord, status: number | null): void {
    const event = this.store.find(events, id)
    if (!event) return
    const tries = event.tries + 1
    const isDelivered = event.isDelivered || (status !== null && status >= 200 && status < 300)
    const pauses = this.target.pausesMs ?? PAUSES_MS
    const pauseMs = pauses[Math.min(tries, pauses.length) - 1] ?? 0
    const nextTryAt = isDelivered || tries >= MOST_TRIES ? null : now() + pauseMs
    this.store.put(events, { ...event, tries, isDelivered, lastAnswer: status, nextTryAt })
  }
}

/** The header proving a text's sender and time. */
function signatureOf(payload: string, secret: string): string {
  const time = Math.floor(now() / 1_000)
  const mac = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return `t=${time},v1=${mac}`
}

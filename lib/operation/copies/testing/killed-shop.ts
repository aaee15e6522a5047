import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { databaseFile } from '@/lib/core/data-folder'
import { startScript, type Child } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { sampleOf } from '../sample'
import type { Place } from './places'

/** What is killed at once. */
export type Victim = 'machine' | 'shop' | 'litestream'

const noteSchema = z.object({ pid: z.int(), port: z.int() })

/** A shop with 20 orders a second that copies its data, and is killed again and again. */
export class KilledShop {
  /** When each order was acknowledged, in ms. */
  readonly orders = new Map<string, number>()
  /** Since when it has been copied without a pause, and until when it was, in ms. */
  readonly #copied: { from: number; to: number }[] = []
  #child: Child | null = null
  /** The Litestream that ran at the last kill. */
  #before: number | undefined

  constructor(
    public folder: string,
    readonly place: Place,
  ) {}

  /** Resolves once orders are placed and copied. */
  async start(): Promise<void> {
    if (!this.#child) {
      const child = startScript('lib/operation/testing/place-orders.ts', ['20'], {
        ...this.place.settings,
        DATA_DIR: this.folder,
        STORE_ENGINE: 'sqlite',
      })
      this.#child = child
      child.lines.on('line', (id) => this.orders.set(id, Date.now()))
      await new Promise((resolve) => child.lines.once('line', resolve))
    }
    await eventually(async () => {
      const running = noteOf(this.folder)
      const sample = running && (await sampleOf(databaseFile(this.folder), running.port))
      expect(running?.pid).not.toBe(this.#before)
      expect(sample?.sent).toBeGreaterThan(0)
    })
    this.#copied.push({ from: Date.now(), to: Infinity })
  }

  /** @returns when, in ms */
  kill(victim: Victim): number {
    const at = Date.now()
    if (victim !== 'litestream') {
      this.#child?.process.kill('SIGKILL')
      this.#child = null
    }
    const running = noteOf(this.folder)
    if (running && victim !== 'shop') killLitestream(running.pid)
    this.#before = running?.pid
    const last = this.#copied.at(-1)
    if (last) last.to = at
    return at
  }

  /** Whether copying began within `ms` of a moment. */
  hasBegun(at: number, ms: number): boolean {
    return this.#copied.some(({ from }) => Math.abs(at - from) <= ms)
  }

  /** The orders that a copy must hold that was complete `lag` ms before a moment, or before the copying had last ended by then. */
  due(at: number, lag: number): string[] {
    const until = Math.max(...this.#copied.filter(({ from }) => from <= at).map(({ to }) => Math.min(to, at)))
    return [...this.orders].flatMap(([id, orderedAt]) => (orderedAt < until - lag ? [id] : []))
  }

  /** Goes on with a copy of its data that is in another folder. */
  goOnIn(folder: string, held: ReadonlySet<string>): void {
    this.folder = folder
    for (const id of this.orders.keys()) if (!held.has(id)) this.orders.delete(id)
  }
}

function noteOf(folder: string) {
  const note = join(folder, 'copies-running')
  return existsSync(note) ? noteSchema.parse(JSON.parse(readFileSync(note, 'utf8'))) : null
}

function killLitestream(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with an earlier shop.
  }
}

import { randomUUID } from 'node:crypto'
import { uptime } from 'node:os'
import { deleteApp, initializeApp, type App } from 'firebase-admin/app'
import { getDatabase, type Database } from 'firebase-admin/database'
import { StoreError } from '@/lib/store/store'
import type { Target } from './target'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '@/lib/core/log'

const LEVEL = { level: 'warn' } as const

const loggerSchema = z.object({
  setLogLevel: z.custom<(level: string) => void>((value) => typeof value === 'function'),
  setUserLogHandler: z.custom<(handler: Handler, options: { level: 'warn' }) => void>(
    (value) => typeof value === 'function',
  ),
})

/** Timeout of an operation, and how long the database may be away before operations are refused at once. */
const PATIENCE_MS = 10_000
/** The SDK alone would wait up to five minutes between attempts to reconnect. */
const RECONNECT_MS = 5_000
/** Between two replacements of a silent connection. */
const REPLACE_MS = 60_000

export class Connection {
  readonly database: Database
  private readonly app: App
  private readonly waiting = new Set<(reason: StoreError) => void>()
  private lostSince: number | null = performance.now()
  private answeredAt = -Infinity
  private replacedAt = -Infinity
  private reconnecting: NodeJS.Timeout | undefined
  private closing: Promise<void> | undefined
  /** The database's time at the last connection, and the machine's uptime then; both in ms. */
  private serverTime: { time: number; up: number } | null = null

  constructor(readonly target: Target) {
    const { databaseURL, projectId, databaseAuthVariableOverride, credential } = target
    const options = {
      databaseURL,
      projectId,
      databaseAuthVariableOverride,
      ...(credential && { credential }),
    }
    this.app = initializeApp(options, `spielklang-${randomUUID()}`)
    this.database = getDatabase(this.app)
    redirectSdkLog()
    this.database
      .ref('.info/connected')
      .on('value', (snapshot) => this.noteConnected(snapshot.val() === true))
  }

  /** A timed-out write may still be applied; after 10 s away none is started. @throws StoreError `unavailable` */
  async within<T>(operation: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
    if (this.closing) throw new StoreError('unavailable', 'the store is closed')
    if (this.lostSince !== null && performance.now() - this.lostSince > PATIENCE_MS) {
      throw new StoreError('unavailable', 'no connection to the database')
    }
    const { promise: interruption, reject: interrupt } = interruptible()
    const begun = performance.now()
    const timer = setTimeout(() => {
      interrupt(new StoreError('unavailable', 'the database is silent'))
      if (this.answeredAt < begun) this.connectAnew()
    }, patience)
    this.waiting.add(interrupt)
    try {
      const answer = await Promise.race([operation(), interruption])
      this.answeredAt = performance.now()
      return answer
    } catch (error) {
      if (error instanceof StoreError) throw error
      this.answeredAt = performance.now()
      throw new StoreError('unavailable', 'the database has refused', { cause: error })
    } finally {
      clearTimeout(timer)
      this.waiting.delete(interrupt)
    }
  }

  /** In ms, advanced by the uptime, as the clock may be set meanwhile; null before the first connection. */
  time(): number | null {
    return this.serverTime && this.serverTime.time + upMs() - this.serverTime.up
  }

  close(): Promise<void> {
    this.closing ??= this.end()
    return this.closing
  }

  private async end(): Promise<void> {
    this.database.ref('.info/connected').off()
    clearInterval(this.reconnecting)
    await deleteApp(this.app)
    this.waiting.forEach((interrupt) => interrupt(new StoreError('unavailable', 'the store was closed')))
  }

  private noteConnected(connected: boolean): void {
    clearInterval(this.reconnecting)
    if (connected) {
      this.lostSince = null
      this.forgetEarlierLosses()
      void this.noteTime()
      return
    }
    this.lostSince ??= performance.now()
    this.reconnecting = setInterval(() => this.database.goOnline(), RECONNECT_MS)
    this.reconnecting.unref()
  }

  /** The SDK keeps a dead connection for a quarter of an hour. Not more often: a slow one would send all again. */
  private connectAnew(): void {
    if (performance.now() - this.replacedAt < REPLACE_MS) return
    this.replacedAt = performance.now()
    this.database.goOffline()
    this.database.goOnline()
  }

  private async noteTime(): Promise<void> {
    const offset: unknown = (await this.database.ref('.info/serverTimeOffset').once('value')).val()
    if (typeof offset === 'number') this.serverTime = { time: Date.now() + offset, up: upMs() }
  }

  /** After each loss the SDK waits longer, until a connection lasts 30 s; that could use up a write's timeout. */
  private forgetEarlierLosses(): void {
    this.database.goOnline()
  }
}

const upMs = () => uptime() * 1000

function interruptible() {
  let reject: (reason: StoreError) => void = () => undefined
  const promise = new Promise<never>((_, refuse) => (reject = refuse))
  return { promise, reject }
}

type Handler = (entry: { level: string; message: string }) => void

/** Its warnings are errors of calls, too. Its log module is internal: where it is missing, the SDK keeps printing. */
export function redirectSdkLog(): void {
  try {
    const { setLogLevel, setUserLogHandler } = loggerSchema.parse(sdkLogger())
    setLogLevel('silent')
    setUserLogHandler(({ level, message }) => {
      if (level === 'error') log().error({ message }, 'firebase')
      else log().debug({ message }, 'firebase')
    }, LEVEL)
  } catch (error) {
    log().warn({ error }, 'the Firebase SDK logs to the console')
  }
}

/** The instance the SDK logs with; importing the module would create another one. */
function sdkLogger(): unknown {
  const shop = createRequire(join(process.cwd(), 'package.json'))
  const admin = createRequire(shop.resolve('firebase-admin'))
  return createRequire(admin.resolve('@firebase/database-compat/standalone'))('@firebase/logger')
}

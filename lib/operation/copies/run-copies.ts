import 'server-only'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { serverSecret } from '@/lib/core/server-secret'
import { shared } from '@/lib/core/shared'
import { ownerNotified } from '@/lib/mail/data'
import { beginSoleUse } from '@/lib/store/sqlite/usage'
import { StoreError, type Store } from '@/lib/store/store'
import { inLoop } from '@/lib/tasks/in-loop'
import { backupKey, keepKey, sealingByKey, SECRET } from './backup-key'
import { Lag } from './lag'
import {
  beginAnew,
  copyPlace,
  copyRun,
  isIncomplete,
  isLitestream,
  litestream,
  removeNotes,
} from './litestream'
import { sampleOf } from './sample'

const LOOK_MS = 1_000
const SOON_MS = 200
/** The pause before another start doubles up to this. */
const LONGEST_PAUSE_MS = 5 * 60_000
/** How long another process's Litestream may take to end once that process has; then it is killed. */
const ENDING_MS = 30_000
/** How long a shutdown waits for the last copy. Litestream finishes it alone if it takes longer. */
const PATIENCE_MS = 3_000

/** Behind by this, copies are the owner's concern. */
const LATE_MS = 10 * 60_000

/** `said`: in Litestream's words. */
interface CopyProblem {
  code: 'no_program' | 'no_folder' | 'said'
  words: string
}

export interface CopyState {
  /** Seconds. */
  behind: number
  problem: CopyProblem | null
}

interface State {
  lag: Lag | null
  problem: CopyProblem | null
}
const state = () => shared('copies', (): State => ({ lag: null, problem: null }))

export function copyState(): CopyState | null {
  if (copyPlace(env()) === null) return null
  const { lag, problem } = state()
  return { behind: Math.floor((performance.now() - (lag?.inStepAt ?? 0)) / 1_000), problem }
}

export function isCopyAmiss(): boolean {
  return (copyState()?.behind ?? 0) * 1_000 >= LATE_MS
}

/** Runs Litestream beside one of the shop's processes; each of them knows how far it is. */
export function runCopies(store: Store): { stop: () => Promise<void>; end: () => Promise<void> } {
  const copies = new Copies(store)
  const { stop } = inLoop('copies not watched', LOOK_MS, () => copies.look())
  return { stop, end: () => copies.end() }
}

const runningSchema = z.object({ pid: z.int(), port: z.int() })

class Copies {
  readonly #store
  readonly #file = databaseFile(resolve(env().DATA_DIR))
  readonly #note = join(resolve(env().DATA_DIR), 'copies-running')
  #child: ChildProcess | null = null
  #settings = ''
  #endUse: (() => void) | null = null
  #pauseMs = LOOK_MS
  #dueAt = 0
  #endingSince: number | null = null
  #isFirst = false
  #toldOf = 0

  constructor(store: Store) {
    this.#store = store
  }

  /** @returns ms until the next look: sooner while nothing is copied */
  async look(): Promise<number> {
    await this.#look()
    return this.#child ? LOOK_MS : SOON_MS
  }

  async #look(): Promise<void> {
    const place = copyPlace(env())
    if (place === null) return this.#stopCopying()
    state().lag ??= new Lag(performance.now())
    this.#endUse ??= soleUse(this.#file)
    if (this.#child && this.#settings !== settingsNow()) await this.end()
    const running = this.#running()
    if (running) await this.#see(running.port)
    if (!this.#endUse) return
    if (isCopyAmiss()) await this.#tell()
    if (!this.#child) await this.#startAgain(place, running?.pid ?? null)
  }

  async #stopCopying(): Promise<void> {
    Object.assign(state(), { lag: null, problem: null })
    await this.end()
    if (!this.#running()) removeNotes(this.#file)
  }

  /** @param before the process of a Litestream that runs although none of this process does */
  async #startAgain(place: string, before: number | null): Promise<void> {
    if (before !== null) return this.#awaitEnd(before)
    this.#endingSince = null
    if (performance.now() >= this.#dueAt) await this.#start(place)
  }

  async #see(port: number): Promise<void> {
    const sample = await sampleOf(this.#file, port)
    const { lag } = state()
    if (!sample || !lag) return
    const before = lag.inStepAt
    lag.see(sample)
    if (lag.inStepAt > before) {
      this.#pauseMs = LOOK_MS
      state().problem = null
    }
    if (!this.#child || !this.#isFirst) return
    this.#isFirst = false
    // Something to copy, without which nothing shows that copying works.
    const sealed = sealingByKey(backupKey(env())).sealed('server-secret', serverSecret())
    await this.#store.update({ [SECRET]: sealed })
  }

  async #tell(): Promise<void> {
    const inStepAt = state().lag?.inStepAt ?? 0
    if (inStepAt === this.#toldOf) return
    const since = Math.round(now() - (performance.now() - inStepAt))
    const mail = ownerNotified('task', { template: 'owner-backup', about: String(since) })
    await this.#store.updateOnce(`backup_behind_${since}`, mail)
    this.#toldOf = inStepAt
  }

  /** A killed shop's Litestream ends by itself, mute while it sends; two would spoil each other's logs. */
  #awaitEnd(pid: number): void {
    this.#endingSince ??= performance.now()
    if (performance.now() - this.#endingSince > ENDING_MS) process.kill(pid, 'SIGKILL')
  }

  async #start(place: string): Promise<void> {
    this.#dueAt = performance.now() + this.#pauseMs
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS)
    removeNotes(this.#file)
    const program = await litestream()
    if (program === null) return fail('no_program')
    // A disk that is not mounted must not be mistaken for an empty folder.
    if (place.startsWith('/') && !existsSync(place)) return fail('no_folder', place)
    const key = keepKey(env(), backupKey(env()))
    // What SQLite wrote over while nothing was copied would be missing between the logs.
    beginAnew(this.#file)
    const port = await freePort()
    const run = copyRun(env(), { program, place, key, port })
    const child = spawn(program, ['replicate', '-config', run.config, '-exec', WATCH], {
      env: run.env,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl+C in a terminal reaches the shop alone, so that its last writes are copied.
      detached: true,
    })
    this.#child = child
    this.#settings = settingsNow()
    this.#isFirst = true
    state().lag = new Lag(state().lag?.inStepAt ?? performance.now())
    child.on('error', (error) => fail('said', error.message))
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (this.#child !== child) return
      heed(line)
      if (isIncomplete(line)) child.kill('SIGKILL')
    })
    child.on('close', (code) => {
      log().warn({ code }, 'Litestream has ended')
      if (this.#child !== child) return
      this.#child = null
      removeNotes(this.#file)
    })
    if (child.pid === undefined) return
    writeFileSync(`${this.#note}.part`, JSON.stringify({ pid: child.pid, port }), { mode: 0o600 })
    renameSync(`${this.#note}.part`, this.#note)
  }

  #running() {
    if (!existsSync(this.#note)) return null
    const { data } = runningSchema.safeParse(JSON.parse(readFileSync(this.#note, 'utf8')))
    return data && isLitestream(data.pid) ? data : null
  }

  async end(): Promise<void> {
    const child = this.#child
    this.#child = null
    this.#dueAt = 0
    this.#pauseMs = LOOK_MS
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await Promise.race([once(child, 'close'), setTimeout(PATIENCE_MS, undefined, { ref: false })])
    }
    this.#endUse?.()
    this.#endUse = null
  }
}

/** Ends Litestream when the shop's process ends in any way; and itself once Litestream has. */
const WATCH = `sh -c "while kill -0 ${process.pid} && kill -0 $PPID; do sleep 1; done 2>/dev/null"`

/** Litestream would follow a change only after a restart. */
function settingsNow(): string {
  const { BACKUP_PLACE, BACKUP_USER, BACKUP_PASSWORD, BACKUP_ENDPOINT, BACKUP_REGION, BACKUP_KEY } = env()
  return JSON.stringify([
    BACKUP_PLACE,
    BACKUP_USER,
    BACKUP_PASSWORD,
    BACKUP_ENDPOINT,
    BACKUP_REGION,
    BACKUP_KEY,
  ])
}

/** Null while another process has it. */
function soleUse(file: string): (() => void) | null {
  try {
    return beginSoleUse(`${file}-copies`, 0)
  } catch (error) {
    if (error instanceof StoreError && error.code === 'in_use') return null
    throw error
  }
}

function fail(code: CopyProblem['code'], words = ''): void {
  state().problem = { code, words }
  log().error({ code, words }, 'no copy of the data')
}

const lineSchema = z.object({ level: z.string(), msg: z.string(), error: z.unknown() })

function heed(line: string): void {
  const read = lineSchema.safeParse(parsed(line))
  if (read.data?.level !== 'ERROR') return log().warn({ line }, 'Litestream')
  fail('said', [read.data.msg, read.data.error].filter((part) => typeof part === 'string').join(': '))
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

import 'server-only'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { damageOf } from '@/lib/store/sqlite/restore-file'
import type { CopyRun } from './litestream'

/** Litestream is missing, or has not restored a copy, or not a whole one, for the reason in its own words or SQLite's. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
  constructor(
    readonly code: 'no_program' | 'not_restored' | 'damaged',
    message = '',
  ) {
    super(message)
  }
}

/** Logs that follow one snapshot; ms, in whole seconds. */
interface Generation {
  id: string
  from: number
  to: number
}

interface Wanted {
  /** The database's path when it was copied. */
  file: string
  to: string
  /** ms; null for the latest state. */
  at: number | null
}

/**
 * A snapshot may hold writes that the first log behind it lacks, since Litestream empties the log before it has read it to
 * its end (`Replica.Snapshot` in 0.3.13). With the log sent a second later it is one state again; in ms.
 */
const SETTLING_MS = 5_000

/** How Litestream says that a generation begins later in the same second. */
const TOO_EARLY = 'no matching backups found'

/**
 * By itself Litestream knows no moment at which nothing was written and that a generation ends before, nor a
 * generation whose last file is incomplete or that is no state of a database. @returns then the moment (ms) before
 * which the state is; else null
 * @throws CopyError
 */
export async function fetchCopy(run: CopyRun, wanted: Wanted): Promise<number | null> {
  const { at } = wanted
  const known = await generationsOf(run, wanted.file)
  let failure = new CopyError('not_restored', TOO_EARLY)
  let damagedFrom: number | null = null
  for (const generation of known.filter(({ from }) => at === null || from <= at)) {
    try {
      const last = await fetchFrom(run, generation, {
        ...wanted,
        at: at !== null && at < generation.to ? at : null,
      })
      return last ?? damagedFrom
    } catch (error) {
      if (!(error instanceof CopyError)) throw error
      failure = error
      if (error.code === 'damaged') {
        damagedFrom = generation.from
        continue
      }
      const isBegun = (await filesOf(run, generation, wanted.file)).length > 0
      if (isBegun && !error.message.includes(TOO_EARLY)) throw error
    }
  }
  throw failure
}

async function fetchFrom(run: CopyRun, generation: Generation, wanted: Wanted): Promise<number | null> {
  const times = await filesOf(run, generation, wanted.file)
  const at = settledAt(wanted.at, times)
  try {
    await restore(run, generation, { ...wanted, at })
    return null
  } catch (error) {
    const last = Math.max(...times.filter((time) => at === null || time <= at))
    if (!Number.isFinite(last) || String(error).includes(TOO_EARLY)) throw error
    const isWhole = await restore(run, generation, { ...wanted, at: last - 1 }).then(
      () => true,
      () => false,
    )
    if (!isWhole) throw error
    return last
  }
}

function settledAt(at: number | null, times: readonly number[]): number | null {
  const [first = 0, second = 0] = times.toSorted((one, other) => one - other)
  return at !== null && at < second && second - first <= SETTLING_MS ? second : at
}

async function restore(run: CopyRun, { id }: Generation, { file, to, at }: Wanted): Promise<void> {
  const time = at === null ? [] : ['-timestamp', new Date(at).toISOString()]
  const words = await said(run, [
    'restore',
    '-config',
    run.config,
    '-o',
    to,
    '-generation',
    id,
    ...time,
    file,
  ])
  // With a wrong key, Litestream finds nothing and reports no failure.
  if (!existsSync(to)) throw new CopyError('not_restored', words.complaint)
  const damage = damageOf(to)
  if (damage === null) return
  rmSync(to)
  throw new CopyError('damaged', damage)
}

/** The latest first. */
async function generationsOf(run: CopyRun, file: string): Promise<Generation[]> {
  const { rows, complaint } = await said(run, ['generations', '-config', run.config, file])
  if (rows.length === 0) throw new CopyError('not_restored', complaint)
  return rows
    .map(([, id = '', , from = '', to = '']) => ({ id, from: Date.parse(from), to: Date.parse(to) }))
    .filter(({ from }) => from > 0)
    .sort((one, other) => other.from - one.from)
}

/** When the parts of the log arrived, in ms. */
async function filesOf(run: CopyRun, { id }: Generation, file: string): Promise<number[]> {
  const { rows } = await said(run, ['wal', '-config', run.config, '-generation', id, file])
  return rows.map((row) => Date.parse(row.at(-1) ?? ''))
}

/** The rows of a command's table without the header, and its warnings. */
async function said({ program, env }: CopyRun, args: string[]) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [table, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code !== 0) throw new CopyError('not_restored', complaint.trim())
  const rows = table.trim().split('\n').slice(1)
  return { rows: rows.map((row) => row.trim().split(/\s+/)), complaint: complaint.trim() }
}

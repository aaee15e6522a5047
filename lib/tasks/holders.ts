import 'server-only'
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { now } from '@/lib/core/clock'
import { makePrivateFolder } from '@/lib/core/data-folder'
import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'
import { lockFile } from '@/lib/store/sqlite/file-lock'

const JOURNAL = '-journal'
/** A process that starts makes its mark first, and locks it then. */
const LOCKED_WITHIN_MS = 500
/** A running process of this machine keeps its claims for this much longer: where it is busy, it signs late. */
const LATE_MS = 16_000

interface Holders {
  /** This process's id in its claims. */
  own: string
  /** Where processes of this machine are marked; null if this one is not. */
  folder: string | null
  /** Those that have ended without giving their claims back. */
  gone: Set<string>
}
const holders = () => shared('holders', (): Holders => ({ own: randomUUID(), folder: null, gone: new Set() }))

export const ownHolder = (): string => holders().own

export function isGone(holder: string | undefined): boolean {
  return holder !== undefined && holders().gone.has(holder)
}

/** @param until the end of a claim; returns when others may take it over; both in ms */
export function freeFrom(until: number, holder: string | undefined): number {
  if (isGone(holder)) return 0
  return holder !== undefined && until <= now() && isRunning(holder) ? until + LATE_MS : until
}

function isRunning(holder: string): boolean {
  const { own, folder } = holders()
  if (folder === null || holder === own) return holder === own
  return namesIn(folder).includes(holder) && !wasLeft(folder, holder)
}

/** By a locked file in the data folder: the system releases it however the process ends. @returns removes the mark */
export function markRunning(dataFolder: string): () => void {
  const { own } = holders()
  const file = join(marksIn(dataFolder), own)
  try {
    const release = lockFile(file)
    holders().folder = dataFolder
    return () => {
      rmSync(file, { force: true })
      release?.()
    }
  } catch (error) {
    // Without room, for example; others then wait for the claims' end.
    log().warn({ error }, 'this process is not marked as running')
    return () => undefined
  }
}

export function areOthersRunning(dataFolder: string): boolean {
  const { own } = holders()
  return namesIn(dataFolder).some((name) => name !== own && !wasLeft(dataFolder, name))
}

/** Frees what killed processes held: those whose marks are not locked. */
export function freeLeftClaims(dataFolder: string): void {
  const { own, gone } = holders()
  for (const name of namesIn(dataFolder)) {
    if (name === own || !wasLeft(dataFolder, name)) continue
    gone.add(name)
    for (const end of ['', JOURNAL]) rmSync(join(marksIn(dataFolder), name + end), { force: true })
  }
}

function wasLeft(dataFolder: string, name: string): boolean {
  const file = join(marksIn(dataFolder), name)
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Math.abs(Date.now() - madeAt) < LOCKED_WITHIN_MS) return false
  const release = lockFile(file)
  release?.()
  return release !== null
}

/** Without SQLite's journals beside them. */
const namesIn = (dataFolder: string) =>
  readdirSync(marksIn(dataFolder)).filter((name) => !name.endsWith(JOURNAL))

function marksIn(dataFolder: string): string {
  const folder = join(dataFolder, 'running')
  makePrivateFolder(folder)
  return folder
}

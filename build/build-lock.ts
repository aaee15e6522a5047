import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { isBusy } from '@/lib/store/sqlite/busy'

const RETRY_MS = 200

interface BuildLock {
  /** Created if missing; it stays afterwards. */
  file: string
  /** Called once if another process holds the lock. */
  onWait(): void
}

/**
 * Runs the work while no other process on this machine does so with the same file, waiting if necessary. Uses
 * SQLite's file lock, which the system releases however the process ends.
 */
export async function withBuildLock<T>({ file, onWait }: BuildLock, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new Database(file, { timeout: 0 })
  try {
    if (!isTaken(lock)) {
      onWait()
      while (!isTaken(lock)) await pause(RETRY_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

/** @returns whether the lock is now this process's */
function isTaken(lock: Database.Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

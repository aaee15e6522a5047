import Database from 'better-sqlite3'
import { isBusy } from './busy'

/**
 * Takes a file, created if missing, for this process by SQLite's file lock, which the system releases however the process
 * ends.
 * @returns releases it; null while another process has it
 */
export function lockFile(file: string): (() => void) | null {
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock.close.bind(lock)
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

import Database from 'better-sqlite3'
import { isBusy } from './busy'

/** By SQLite's lock, which the system releases however the process ends. @returns releases it; null if it is taken */
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

import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { makePrivateFolder } from '@/lib/core/data-folder'
import { StoreError } from '@/lib/store/store'
import { isBusy } from './busy'

/** Somebody who asks for sole use and is refused holds others up for a moment. */
const PATIENCE_MS = 1_000

/**
 * Says to all processes that a database file is in use, until it is ended or the process dies. What says so is a lock of
 * the operating system on a file beside it, which nothing is ever written into.
 * @returns ends it
 * @throws StoreError `in_use` while somebody has the file for sole use
 */
export function beginUse(file: string): () => void {
  return lock(file, 'BEGIN; SELECT count(*) FROM sqlite_master', `${file} is being filled`)
}

/**
 * The same, if nobody else uses the file; nobody begins to before it is ended.
 * @throws StoreError `in_use`
 */
export function beginSoleUse(file: string): () => void {
  return lock(file, 'BEGIN EXCLUSIVE', `${file} is in use`)
}

function lock(file: string, statements: string, refusal: string): () => void {
  let database: Database.Database | undefined
  try {
    makePrivateFolder(dirname(file))
    makeEmpty(`${file}-lock`)
    database = new Database(`${file}-lock`, { timeout: PATIENCE_MS })
    database.exec(statements)
    return database.close.bind(database)
  } catch (error) {
    database?.close()
    if (isBusy(error)) throw new StoreError('in_use', refusal, { cause: error })
    throw new StoreError('unavailable', `cannot use ${file}: ${String(error)}`, { cause: error })
  }
}

/** Notes beside a database file that there is one. */
export function noteBegun(file: string): void {
  makeEmpty(`${file}-begun`)
}

/** Whether a database file that was there once is missing. */
export function isGone(file: string): boolean {
  return !existsSync(file) && existsSync(`${file}-begun`)
}

/**
 * Makes a file for its owner only, if there is none. One that exists is never opened here: closing it would end the locks
 * that this process has on it.
 */
export function makeEmpty(file: string): void {
  if (existsSync(file)) return
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

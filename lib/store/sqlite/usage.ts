import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { makePrivateFolder } from '@/lib/core/data-folder'
import { StoreError } from '@/lib/store/store'
import { isBusy } from './busy'

/** A refused request for exclusive use blocks others for a moment. */
const PATIENCE_MS = 1_000

/** By the system's lock on an empty file beside it, so it ends with the process. @throws StoreError `in_use` */
export function beginUse(file: string): () => void {
  return lock(file, 'BEGIN; SELECT count(*) FROM sqlite_master', `${file} is being filled`)
}

/** @param patienceMs how long this may block while others end their use @throws StoreError `in_use` */
export function beginSoleUse(file: string, patienceMs = PATIENCE_MS): () => void {
  return lock(file, 'BEGIN EXCLUSIVE', `${file} is in use`, patienceMs)
}

function lock(file: string, statements: string, refusal: string, timeout = PATIENCE_MS): () => void {
  let database: Database.Database | undefined
  try {
    makePrivateFolder(dirname(file))
    makeEmpty(`${file}-lock`)
    database = new Database(`${file}-lock`, { timeout })
    database.exec(statements)
    return database.close.bind(database)
  } catch (error) {
    database?.close()
    if (isBusy(error)) throw new StoreError('in_use', refusal, { cause: error })
    throw new StoreError('unavailable', `cannot use ${file}: ${String(error)}`, { cause: error })
  }
}

export function noteBegun(file: string): void {
  makeEmpty(`${file}-begun`)
}

export function isGone(file: string): boolean {
  return !existsSync(file) && existsSync(`${file}-begun`)
}

/** Never opens an existing file: closing it would release this process's locks on it. */
export function makeEmpty(file: string): void {
  if (existsSync(file)) return
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

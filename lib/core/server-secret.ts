import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile, makePrivate, makePrivateFolder } from './data-folder'
import { env, type Env } from './env'

/** Plain characters, and as many of them as SERVER_SECRET needs. */
const WELL_FORMED = /^[\x21-\x7e]{32,}$/

let secret: string | undefined
/** By purpose, of which the shop has a handful. */
const keys = new Map<string, Buffer>()

/** Why the secret of a data folder cannot be used: its file is damaged, or gone from beside the data. */
export class ServerSecretError extends Error {
  override readonly name = 'ServerSecretError'
  constructor(
    readonly reason: 'damaged' | 'missing',
    readonly file: string,
  ) {
    super(`the server secret in ${file} is ${reason}`)
  }
}

/**
 * The installation's secret: `SERVER_SECRET`, else a random one that is made once per data folder.
 * @throws ServerSecretError
 */
export function serverSecret(): string {
  secret ??= prepareServerSecret(env())
  return secret
}

/**
 * The secret that these settings give; made if neither it nor a database is in the data folder yet.
 * @throws ServerSecretError
 */
export function prepareServerSecret(settings: Env): string {
  return knownSecret(settings) ?? makeSecret(settings.DATA_DIR)
}

/**
 * The secret that these settings give, or null if it is still to be made. A new one beside existing data would make
 * every link and session worthless without a word.
 * @throws ServerSecretError
 */
export function knownSecret({ SERVER_SECRET, DATA_DIR }: Env): string | null {
  if (SERVER_SECRET !== undefined) return SERVER_SECRET
  const file = secretFile(DATA_DIR)
  if (existsSync(file)) return readSecret(file)
  if (existsSync(databaseFile(DATA_DIR))) throw new ServerSecretError('missing', file)
  return null
}

/** HMAC-SHA256 by a key that is derived from the server secret for one purpose only; base64url, 256 bits. */
export function keyedHash(purpose: string, text: string): string {
  const key = keys.get(purpose) ?? createHmac('sha256', serverSecret()).update(purpose).digest()
  keys.set(purpose, key)
  return createHmac('sha256', key).update(text).digest('base64url')
}

/**
 * The mark of an account's next change of a kind. Marks outlive the account for a while (lib/retention/mark-kinds), so that
 * nobody may read from one whose it was.
 */
export function accountMark(kind: 'application' | 'studio' | 'voter', uid: string, changes: number): string {
  return `${kind}_${keyedHash('account mark', uid)}_${changes}`
}

/** SHA-256 in base64url, for values that are random enough to need no key. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Compares two texts in a time that tells nothing about where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function secretFile(folder: string): string {
  return join(folder, 'server-secret')
}

/** An editor or `echo` leaves a line break at the end, which is no part of the secret. */
function readSecret(file: string): string {
  makePrivate(file)
  const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  if (!WELL_FORMED.test(text)) throw new ServerSecretError('damaged', file)
  return text
}

/** Linking a finished file into place lets only one of several starting processes win, and never half a secret. */
function makeSecret(folder: string): string {
  makePrivateFolder(folder)
  const file = secretFile(folder)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(draft)
  }
  return readSecret(file)
}

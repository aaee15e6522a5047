import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile, makePrivate, makePrivateFolder } from './data-folder'
import { env, type Env } from './env'

/** Printable ASCII, at least the length that SERVER_SECRET requires. */
const WELL_FORMED = /^[\x21-\x7e]{32,}$/

let secret: string | undefined
/** By purpose; there are few. */
const keys = new Map<string, Buffer>()

/** The file is damaged, or missing beside data; or the environment's secret is not that of restored data. */
export class ServerSecretError extends Error {
  override readonly name = 'ServerSecretError'
  constructor(
    readonly reason: 'damaged' | 'missing' | 'other',
    readonly file: string,
  ) {
    super(`the server secret in ${file} is ${reason}`)
  }
}

/** `SERVER_SECRET`, else a random one created once per data folder. @throws ServerSecretError */
export function serverSecret(): string {
  secret ??= prepareServerSecret(env())
  return secret
}

/** Created if the data folder holds neither a secret nor a database. @throws ServerSecretError */
export function prepareServerSecret(settings: Env): string {
  return knownSecret(settings) ?? makeSecret(settings.DATA_DIR)
}

/** Null if yet to be created; never beside data, whose links and sessions would be void. @throws ServerSecretError */
export function knownSecret({ SERVER_SECRET, DATA_DIR }: Env): string | null {
  if (SERVER_SECRET !== undefined) return SERVER_SECRET
  const file = secretFile(DATA_DIR)
  if (existsSync(file)) return readSecret(file)
  if (existsSync(databaseFile(DATA_DIR))) throw new ServerSecretError('missing', file)
  return null
}

/** @throws ServerSecretError `other` if the environment has another secret than restored data */
function requireSameSecret({ SERVER_SECRET, DATA_DIR }: Env, text: string): void {
  if (SERVER_SECRET !== undefined && SERVER_SECRET !== text)
    throw new ServerSecretError('other', secretFile(DATA_DIR))
}

/** Replaces one that no data depend on. @throws ServerSecretError `other` */
export function putServerSecret(settings: Env, text: string): void {
  requireSameSecret(settings, text)
  if (settings.SERVER_SECRET !== undefined) return
  const file = secretFile(settings.DATA_DIR)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, file)
}

/** HMAC-SHA256 in base64url with a key of 256 bits, derived from the server secret for this purpose only. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
}

/** A keyed hash as it arrives in a link, without what was copied along: brackets, quotes, a full stop. */
export function tokenIn(given: string): string {
  return /(?<![\w-])[\w-]{43}(?=[_-]*(?![\w-]))/.exec(given)?.[0] ?? given
}

/** A key of 256 bits, derived from the server secret for this purpose only. */
export function keyFor(purpose: string): Buffer {
  const key = keys.get(purpose) ?? createHmac('sha256', serverSecret()).update(purpose).digest()
  keys.set(purpose, key)
  return key
}

/** These keys outlive the account for a while (lib/records), so they must not reveal whose they are. */
export function accountOnceKey(
  kind: 'account' | 'application' | 'asked' | 'factor' | 'moved' | 'passkey' | 'studio' | 'voter',
  uid: string,
  changes: number,
): string {
  return `${kind}_${keyedHash('account mark', uid)}_${changes}`
}

/** SHA-256 in base64url, for values random enough not to need a key. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function secretFile(folder: string): string {
  return join(folder, 'server-secret')
}

/** Without the line break that editors and `echo` append. */
function readSecret(file: string): string {
  makePrivate(file)
  const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  if (!WELL_FORMED.test(text)) throw new ServerSecretError('damaged', file)
  return text
}

/** Links a complete file into place: processes that start at once get the same secret, and none a partial one. */
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

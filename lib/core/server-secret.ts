import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env'

let secret: string | undefined
/** By purpose, of which the shop has a handful. */
const keys = new Map<string, Buffer>()

/** The installation's secret: `SERVER_SECRET`, else a random one that is made once per data folder. */
export function serverSecret(): string {
  secret ??= env().SERVER_SECRET ?? secretOf(env().DATA_DIR)
  return secret
}

/** HMAC-SHA256 by a key that is derived from the server secret for one purpose only; base64url, 256 bits. */
export function keyedHash(purpose: string, text: string): string {
  const key = keys.get(purpose) ?? createHmac('sha256', serverSecret()).update(purpose).digest()
  keys.set(purpose, key)
  return createHmac('sha256', key).update(text).digest('base64url')
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

/** Linking a finished file into place lets only one of several starting processes win, and never half a secret. */
function secretOf(folder: string): string {
  const file = join(folder, 'server-secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(folder, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      unlinkSync(draft)
    }
    return readFileSync(file, 'utf8')
  }
}

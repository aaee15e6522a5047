import { createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bech32 } from '@scure/base'
import { z } from 'zod'
import { makePrivate, makePrivateFolder } from '@/lib/core/data-folder'
import { AGE_KEY_PREFIX, isAgeKey, type Env } from '@/lib/core/env'
import { sealingWith } from '@/lib/core/sealing'

/** Where the store has the server secret, sealed by the key. */
export const SECRET = 'backups/secret'
/** DER before the 32 bytes of an X25519 key (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex')
const jwkSchema = z.object({ d: z.string().optional(), x: z.string() })

const keyFile = ({ DATA_DIR }: Env) => join(DATA_DIR, 'backup-key')

/** The key that opens the copies, as an age identity (https://age-encryption.org/v1). */
export function knownKey(settings: Env): string | null {
  if (settings.BACKUP_KEY !== undefined) return settings.BACKUP_KEY
  const file = keyFile(settings)
  if (!existsSync(file)) return null
  makePrivate(file)
  const text = readFileSync(file, 'utf8').trim()
  if (!isAgeKey(text)) throw new Error(`${file} holds no key`)
  return text
}

export function backupKey(settings: Env): string {
  const known = knownKey(settings)
  if (known !== null) return known
  const { d = '' } = jwkSchema.parse(generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' }))
  return keepKey(settings, encoded(AGE_KEY_PREFIX, Buffer.from(d, 'base64url')).toUpperCase())
}

/** Also one that the environment gives: the copies need it for as long as they last. */
export function keepKey(settings: Env, key: string): string {
  const file = keyFile(settings)
  makePrivateFolder(settings.DATA_DIR)
  writeFileSync(`${file}.part`, `${key}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
  return key
}

/** The public half of the key. */
export function recipientOf(key: string): string {
  const der = Buffer.concat([PKCS8, bytesOf(key)])
  const pair = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  return encoded('age', Buffer.from(jwkSchema.parse(pair.export({ format: 'jwk' })).x, 'base64url'))
}

/** Seals what an empty machine needs besides the copy, so that the key alone brings a shop back. */
export function sealingByKey(key: string) {
  return sealingWith(() => Buffer.from(hkdfSync('sha256', bytesOf(key), '', 'spielklang server secret', 32)))
}

const bytesOf = (key: string) => bech32.decodeToBytes(key.toLowerCase()).bytes
const encoded = (prefix: string, bytes: Uint8Array) => bech32.encode(prefix, bech32.toWords(bytes))

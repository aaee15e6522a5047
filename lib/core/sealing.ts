import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from './server-secret'

const VERSION = 'v1'
const CIPHER = 'aes-256-gcm'
/** In bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** Seals secrets for one purpose as they are stored, under the server secret. */
export const sealingFor = (purpose: string) => sealingWith(() => keyFor(purpose))

/** AES-256-GCM under a key of 256 bits; what is sealed is good under its name alone. */
export function sealingWith(key: () => Buffer) {
  return {
    sealed(name: string, text: string): string {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(name))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')}`
    },

    /** Null if it was sealed with another key or for another name, or is damaged. */
    unsealed(name: string, stored: string): string | null {
      const [version, text] = stored.split('.')
      if (version !== VERSION || text === undefined) return null
      const bytes = Buffer.from(text, 'base64url')
      const nonce = bytes.subarray(0, NONCE_LENGTH)
      const tag = bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH)
      try {
        const decipher = createDecipheriv(CIPHER, key(), nonce, { authTagLength: TAG_LENGTH })
        decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
        const content = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH))
        return Buffer.concat([content, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

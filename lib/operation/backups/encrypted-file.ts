import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'

/** The first bytes of the file; the format is described in docs/decisions/0150-daily-backups.md. */
const MAGIC = Buffer.from('spielklang backup 1\n')
const CIPHER = 'aes-256-gcm'
/** In bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const SALT_LENGTH = 16
const KEY_LENGTH = 32
/** scrypt as OWASP's Password Storage Cheat Sheet (2025) recommends: N = 2^17, r = 8, p = 1; it takes 128 MB. */
const USUAL_COST = 17
/** Maximum cost accepted when reading a file; it takes 256 MB. */
const HIGHEST_COST = 18
const BLOCK_SIZE = 8
const MEMORY_LIMIT = 2 ** HIGHEST_COST * 128 * BLOCK_SIZE * 2
const CHUNK_LENGTH = 64 * 1024
/** The salt is followed by the cost: the exponent of N, in one byte. */
const HEADER_LENGTH = MAGIC.length + SALT_LENGTH + 1
/** Nonce for checking the phrase; no chunk uses it. */
const CHECK_NONCE = Buffer.alloc(NONCE_LENGTH, 0xff)

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** `damaged`: altered, truncated or extended anywhere after the header. */
export class EncryptedFileError extends Error {
  override readonly name = 'EncryptedFileError'
  constructor(readonly code: 'not_encrypted' | 'wrong_phrase' | 'damaged') {
    super(code)
  }
}

/** Whether a file begins as an encrypted backup does. */
export function isEncrypted(start: Uint8Array): boolean {
  return MAGIC.equals(start.subarray(0, MAGIC.length))
}

/** Encrypts bytes with a phrase; the result differs each time, even for the same bytes. */
export async function* encrypted(source: Bytes, phrase: string, cost = USUAL_COST): AsyncGenerator<Buffer> {
  const header = Buffer.concat([MAGIC, randomBytes(SALT_LENGTH), Buffer.of(cost)])
  const key = await keyFor(phrase, header)
  const sealed = (nonce: Buffer, bytes: Uint8Array) => {
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(header)
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  yield Buffer.concat([header, sealed(CHECK_NONCE, Buffer.alloc(0))])
  let number = 0
  for await (const { bytes, isLast } of cut(source, () => CHUNK_LENGTH))
    yield sealed(nonceOf(number++, isLast), bytes)
}

/**
 * Decrypts such a file. Each chunk is authenticated before it is passed on, but whether the last ones are missing is only
 * known once all have been read.
 * @throws EncryptedFileError
 */
export async function* decrypted(source: Bytes, phrase: string): AsyncGenerator<Buffer> {
  let header: Buffer = Buffer.alloc(0)
  let key: Buffer = header
  let number = 0
  const lengthOf = (piece: number) => (piece === 0 ? HEADER_LENGTH + TAG_LENGTH : CHUNK_LENGTH + TAG_LENGTH)
  for await (const { bytes, isLast } of cut(source, lengthOf)) {
    if (key.length > 0) {
      yield opened(key, { header, nonce: nonceOf(number++, isLast), bytes }, 'damaged')
      continue
    }
    if (!isEncrypted(bytes)) throw new EncryptedFileError('not_encrypted')
    if (isLast) throw new EncryptedFileError('damaged')
    header = Buffer.from(bytes.subarray(0, HEADER_LENGTH))
    key = await keyFor(phrase, header)
    opened(key, { header, nonce: CHECK_NONCE, bytes: bytes.subarray(HEADER_LENGTH) }, 'wrong_phrase')
  }
}

interface Sealed {
  header: Buffer
  nonce: Buffer
  /** The content, followed by its tag. */
  bytes: Buffer
}

function opened(key: Buffer, { header, nonce, bytes }: Sealed, code: EncryptedFileError['code']): Buffer {
  const end = bytes.length - TAG_LENGTH
  if (end < 0) throw new EncryptedFileError(code)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_LENGTH })
  decipher.setAAD(header).setAuthTag(bytes.subarray(end))
  const content = decipher.update(bytes.subarray(0, end))
  try {
    return Buffer.concat([content, decipher.final()])
  } catch {
    throw new EncryptedFileError(code)
  }
}

/** The number keeps chunks in order; the last byte marks the last chunk, so that a truncated file is detected. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_LENGTH)
  nonce.writeUInt32BE(number, NONCE_LENGTH - 5)
  nonce.writeUInt8(Number(isLast), NONCE_LENGTH - 1)
  return nonce
}

/** @throws EncryptedFileError if the cost in the header is invalid */
function keyFor(phrase: string, header: Buffer): Promise<Buffer> {
  const cost = header.readUInt8(HEADER_LENGTH - 1)
  if (cost < 1 || cost > HIGHEST_COST) throw new EncryptedFileError('damaged')
  const options = { N: 2 ** cost, r: BLOCK_SIZE, p: 1, maxmem: MEMORY_LIMIT }
  // Some keyboards and systems write a letter such as `ä` as one character, others as two.
  const text = phrase.trim().normalize('NFKC')
  return new Promise((resolve, reject) => {
    scrypt(text, header.subarray(MAGIC.length, -1), KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Cuts bytes into pieces of the given lengths; only the last piece may be shorter, or even empty. */
async function* cut(source: Bytes, lengthOf: (piece: number) => number) {
  let held = Buffer.alloc(0)
  let piece = 0
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes])
    while (held.length > lengthOf(piece)) {
      const length = lengthOf(piece++)
      yield { bytes: held.subarray(0, length), isLast: false }
      held = held.subarray(length)
    }
  }
  yield { bytes: held, isLast: true }
}

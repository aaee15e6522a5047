import { randomBytes } from 'node:crypto'
import { decrypted, encrypted, EncryptedFileError, isEncrypted } from './encrypted-file'

const PHRASE = 'fünf Wörter die niemand errät'
/** A low cost, for tests that do not depend on how costly the key is. */
const CHEAP = 4
const HEADER = 37 + 16
const SEALED = 65_536 + 16

async function all(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = []
  for await (const piece of pieces) found.push(piece)
  return Buffer.concat(found)
}
const codeOf = (file: Buffer, phrase = PHRASE) =>
  all(decrypted([file], phrase)).then(
    () => 'opened',
    (error: unknown) => (error instanceof EncryptedFileError ? error.code : String(error)),
  )

let content: Buffer
let file: Buffer

beforeAll(async () => {
  content = randomBytes(200_000)
  file = await all(encrypted([content], PHRASE, CHEAP))
})

it('hides the content, and decrypts it however the file is split into pieces', async () => {
  expect(isEncrypted(file)).toBe(true)
  expect(file.length).toBe(HEADER + 3 * SEALED + (200_000 - 3 * 65_536) + 16)
  expect(file.includes(content.subarray(0, 16))).toBe(false)
  const crumbs = Array.from({ length: Math.ceil(file.length / 997) }, (_, n) =>
    file.subarray(n * 997, (n + 1) * 997),
  )
  expect((await all(decrypted(crumbs, PHRASE))).equals(content)).toBe(true)
})

it.each([0, 1, 65_535, 65_536, 65_537, 131_072])('encrypts and decrypts %i bytes', async (length) => {
  const some = randomBytes(length)
  const sealed = await all(encrypted([some.subarray(0, 7), some.subarray(7)], PHRASE, CHEAP))
  expect((await all(decrypted([sealed], PHRASE))).equals(some)).toBe(true)
})

it('streams far more than it holds in memory', async () => {
  const megabyte = randomBytes(1024 * 1024)
  const megabytes = function* () {
    for (let n = 0; n < 96; n += 1) yield megabyte
  }
  let length = 0
  let most = 0
  for await (const piece of decrypted(encrypted(megabytes(), PHRASE, CHEAP), PHRASE)) {
    expect(
      piece.equals(megabyte.subarray(length % megabyte.length, (length % megabyte.length) + 65_536)),
    ).toBe(true)
    length += piece.length
    most = Math.max(most, piece.length)
  }
  expect([length, most]).toEqual([96 * megabyte.length, 65_536])
})

it('needs 128 MB for each attempted passphrase, and refuses a file that would need far more', async () => {
  const usual = await all(encrypted([content], PHRASE))
  expect(usual[36]).toBe(17)
  expect(await codeOf(usual)).toBe('opened')
  const costly = Buffer.from(usual)
  costly[36] = 30
  expect(await codeOf(costly)).toBe('damaged')
})

it('accepts the passphrase in another Unicode form, and rejects any other passphrase', async () => {
  expect(await codeOf(file, ` ${PHRASE.normalize('NFD')}\n`)).toBe('opened')
  expect(await codeOf(file, PHRASE.toUpperCase())).toBe('wrong_phrase')
})

const chunk = (n: number) => file.subarray(HEADER + n * SEALED, HEADER + (n + 1) * SEALED)
const flipped = (at: number) => {
  const copy = Buffer.from(file)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}
const header = () => file.subarray(0, HEADER)

it.each([
  ['cut in a chunk', () => file.subarray(0, file.length - 1), 'damaged'],
  ['cut between chunks', () => file.subarray(0, HEADER + 2 * SEALED), 'damaged'],
  ['cut behind its header', header, 'damaged'],
  ['cut in its header', () => file.subarray(0, 30), 'damaged'],
  ['longer by a byte', () => Buffer.concat([file, Buffer.from('x')]), 'damaged'],
  ['with a flipped bit in the first chunk', () => flipped(HEADER), 'damaged'],
  ['with a flipped bit in its last tag', () => flipped(file.length - 1), 'damaged'],
  ['with a flipped bit in its salt', () => flipped(25), 'wrong_phrase'],
  [
    'with chunks in another order',
    () => Buffer.concat([header(), chunk(1), chunk(0), chunk(2), chunk(3)]),
    'damaged',
  ],
  ['without a chunk', () => Buffer.concat([header(), chunk(0), chunk(2), chunk(3)]), 'damaged'],
  ['with a chunk twice', () => Buffer.concat([header(), chunk(0), chunk(0), chunk(2), chunk(3)]), 'damaged'],
  ['of something else', () => Buffer.from('SQLite format 3\0'), 'not_encrypted'],
  ['that is empty', () => Buffer.alloc(0), 'not_encrypted'],
])('refuses a file %s', async (_, made, code) => {
  expect(await codeOf(made())).toBe(code)
})

it('refuses chunks of another file under the same phrase', async () => {
  const other = await all(encrypted([content], PHRASE, CHEAP))
  expect(await codeOf(Buffer.concat([other.subarray(0, HEADER), file.subarray(HEADER)]))).toBe('damaged')
})

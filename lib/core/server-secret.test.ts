import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from './data-folder'
import { parseEnv } from './env'
import { prepareServerSecret } from './server-secret'

const root = mkdtempSync(join(tmpdir(), 'spielklang-secret-'))
let folder = root
let rounds = 0

const file = () => join(folder, 'server-secret')
const settings = (own: Record<string, string> = {}) => parseEnv({ DATA_DIR: folder, ...own })

beforeEach(() => {
  rounds += 1
  folder = join(root, String(rounds))
})
afterAll(() => rmSync(root, { recursive: true }))

it('creates a random secret once, readable by its owner only', () => {
  const secret = prepareServerSecret(settings())
  expect(secret).toHaveLength(43)
  expect(prepareServerSecret(settings())).toBe(secret)
  expect(readFileSync(file(), 'utf8')).toBe(secret)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

it.each([
  ['an empty file', ''],
  ['too short a text', 'x'.repeat(31)],
  ['zeros, as a loss of power leaves them', '\0'.repeat(43)],
  ['a text with spaces', 'this is no secret but a sentence that somebody wrote'],
])('rejects %s as the secret', (_, text) => {
  mkdirSync(folder)
  writeFileSync(file(), text)
  expect(() => prepareServerSecret(settings())).toThrow(expect.objectContaining({ reason: 'damaged' }))
  expect(readFileSync(file(), 'utf8')).toBe(text)
})

it('reads a secret that was written by hand, and restricts its file', () => {
  mkdirSync(folder)
  writeFileSync(file(), `${'x'.repeat(32)}\n`)
  chmodSync(file(), 0o644)
  expect(prepareServerSecret(settings())).toBe('x'.repeat(32))
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

it('creates no secret beside an existing database, but accepts one from the settings', () => {
  mkdirSync(folder)
  writeFileSync(databaseFile(folder), '')
  expect(() => prepareServerSecret(settings())).toThrow(expect.objectContaining({ reason: 'missing' }))
  expect(prepareServerSecret(settings({ SERVER_SECRET: 'y'.repeat(32) }))).toBe('y'.repeat(32))
})

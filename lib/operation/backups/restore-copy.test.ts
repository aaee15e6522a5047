import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { parseEnv, type Env } from '@/lib/core/env'
import { prepareServerSecret } from '@/lib/core/server-secret'
import { journalEntrySchema } from '@/lib/journal/schema'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { treeValue } from '@/lib/store/tree-value'
import { writeCopy } from './copy-file'
import { putStagedCopy, restoreState, stagedIn } from './restore-copy'
import { stageUpload } from './stage-upload'

const PHRASE = 'sechs Wörter die niemand sonst kennt'
const root = mkdtempSync(join(tmpdir(), 'spielklang-restore-'))
const copy = join(root, 'copy.backup')
let secret = ''
let count = 0

function newShop(): { settings: Env; store: Store } {
  const settings = parseEnv({ DATA_DIR: join(root, `shop${(count += 1)}`) })
  prepareServerSecret(settings)
  return { settings, store: createSqliteStore(databaseFile(settings.DATA_DIR)) }
}

beforeAll(async () => {
  const { settings, store } = newShop()
  await store.update({ 'orders/o1': { status: 'paid' }, 'sessions/s1': { uid: 'u1' } })
  await writeCopy(settings, PHRASE, copy)
  secret = prepareServerSecret(settings)
  await store.close()
})
afterAll(() => rmSync(root, { recursive: true }))

const bodyOf = (phrase: string, bytes: Uint8Array) =>
  new Blob([`${phrase}\n`, new Uint8Array(bytes)]).stream()
const upload = (store: Store, settings: Env, bytes: Uint8Array = readFileSync(copy), phrase = PHRASE) =>
  stageUpload(store, settings, { body: bodyOf(phrase, bytes), actor: 'admin a' })
const secretIn = ({ DATA_DIR }: Env) => readFileSync(join(DATA_DIR, 'server-secret'), 'utf8')

async function orderIn({ DATA_DIR }: Env): Promise<unknown> {
  const store = createSqliteStore(databaseFile(DATA_DIR))
  const [status, session] = [await store.get('orders/o1/status'), await store.get('sessions')]
  const [entry] = await store.list('journal', { limit: 1 })
  await store.close()
  return [status, session, entry && journalEntrySchema.parse(entry.value).act]
}
const RESTORED = ['paid', null, 'backup-restored']

it('stages an uploaded backup while the empty shop runs, and restores it with its secret at the next start', async () => {
  const { settings, store } = newShop()
  await store.update({ 'accounts/a1': { email: 'neu@example.org' } })
  expect(await restoreState(store, settings)).toBe('possible')
  await upload(store, settings)
  expect(await restoreState(store, settings)).toBe('staged')
  expect(await store.get('orders')).toBeNull()
  await expect(putStagedCopy(settings)).rejects.toMatchObject({ code: 'in_use' })
  await store.close()
  expect(await putStagedCopy(settings)).toBe(true)
  expect(await orderIn(settings)).toEqual(RESTORED)
  expect(secretIn(settings)).toBe(secret)
  expect(await putStagedCopy(settings)).toBe(false)
  expect(readdirSync(settings.DATA_DIR).filter((name) => /restore|backup-copy|part/.test(name))).toEqual([])
})

it('resumes a restore that was killed between the secret and the database', async () => {
  const { settings, store } = newShop()
  await upload(store, settings)
  await store.close()
  const staged = stagedIn(settings.DATA_DIR)
  cpSync(join(staged, 'server-secret'), join(settings.DATA_DIR, 'server-secret'))
  rmSync(join(staged, 'server-secret'))
  rmSync(databaseFile(settings.DATA_DIR))
  expect(await putStagedCopy(settings)).toBe(true)
  expect([await orderIn(settings), secretIn(settings)]).toEqual([RESTORED, secret])
})

it('refuses to replace real orders, both at the upload and at the next start', async () => {
  const { settings, store } = newShop()
  await upload(store, settings)
  await store.update({ 'orders/o2': { status: 'open' }, 'setup/owner': treeValue(realOwner) })
  await expect(upload(store, settings)).rejects.toMatchObject({ code: 'restore_not_empty' })
  await store.close()
  await expect(putStagedCopy(settings)).rejects.toMatchObject({ code: 'restore_not_empty' })
  expect(await orderIn(settings)).toEqual([null, null, undefined])
})

it('replaces the orders of a shop with the sample owner, since they are trials', async () => {
  const { settings, store } = newShop()
  await store.update({ 'orders/o2': { status: 'open' } })
  expect(await restoreState(store, settings)).toBe('possible')
  await upload(store, settings)
  await store.close()
  expect(await putStagedCopy(settings)).toBe(true)
  expect(await orderIn(settings)).toEqual(RESTORED)
})

it.each([
  ['another phrase', (bytes: Uint8Array) => bytes, 'phrase', 'Die Passphrase ist eine andere'],
  ['a cut file', (bytes: Uint8Array) => bytes.subarray(0, -1), 'file', 'beschädigt'],
  ['another file', () => Buffer.from('SQLite format 3'), 'file', 'keine verschlüsselte Sicherung'],
])('reports %s at its field, and keeps nothing of the upload', async (_, made, field, sentence) => {
  const { settings, store } = newShop()
  const phrase = field === 'phrase' ? `${PHRASE}!` : PHRASE
  await expect(upload(store, settings, made(readFileSync(copy)), phrase)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { [field]: expect.stringContaining(sentence) },
  })
  expect(await restoreState(store, settings)).toBe('possible')
  expect(readdirSync(settings.DATA_DIR).filter((name) => /restore|backup-copy/.test(name))).toEqual([])
  await store.close()
})

it.each(['ENOSPC', 'EDQUOT'])(
  'says so if the disk is full (%s), and keeps nothing of the upload',
  async (code) => {
    const { settings, store } = newShop()
    jest.spyOn(promises, 'rename').mockRejectedValueOnce(Object.assign(new Error('full'), { code }))
    await expect(upload(store, settings)).rejects.toMatchObject({ name: 'ShopError', code: 'no_room' })
    expect(readdirSync(settings.DATA_DIR).filter((name) => /restore|backup-copy/.test(name))).toEqual([])
    await store.close()
  },
)

it('rejects a backup whose server secret differs from the one in the environment', async () => {
  const { settings, store } = newShop()
  const other = { ...settings, SERVER_SECRET: 'x'.repeat(32) }
  const sentence = expect.stringContaining('SERVER_SECRET')
  await expect(upload(store, other)).rejects.toMatchObject({ fields: { file: sentence } })
  await store.close()
})

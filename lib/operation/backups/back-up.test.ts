import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setClock } from '@/lib/core/clock'
import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { prepareServerSecret } from '@/lib/core/server-secret'
import { mailSchema } from '@/lib/mail/schema'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { lastBackupAt } from '../last-backup'
import { backUp } from './back-up'
import { startS3 } from './testing/place-servers'
import { getBackupState, isBackupAmiss } from './backup-data'
import { readCopy } from './copy-file'
import { copyName } from './kept-copies'
import { lookAtBackups } from './watch-backups'
import { ownerBackupMail } from './owner-backup-mail'

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-25T03:00:00Z')
const PHRASE = 'sechs Wörter die niemand sonst kennt'
const root = mkdtempSync(join(tmpdir(), 'spielklang-daily-'))
let store: Store
let place: string
let count = 0

beforeEach(() => {
  const folder = join(root, `shop${(count += 1)}`)
  place = join(folder, 'elsewhere')
  Object.assign(env(), {
    DATA_DIR: folder,
    BACKUP_PLACE: place,
    BACKUP_PHRASE: PHRASE,
    OWNER_MAIL: 'owner@shop.example',
  })
  prepareServerSecret(env())
  store = createSqliteStore(databaseFile(folder))
  mkdirSync(place)
  setClock(() => START)
})
afterEach(async () => {
  setClock()
  Object.assign(env(), { BACKUP_PLACE: undefined, BACKUP_PHRASE: undefined, OWNER_MAIL: undefined })
  await store.close()
})
afterAll(() => rmSync(root, { recursive: true }))

const daily = async () => store.update(await backUp(store))
const ownFiles = () => readdirSync(env().DATA_DIR).filter((name) => name.startsWith('backup-copy'))
const mails = async () =>
  Object.values(Object((await store.get('mails')) ?? {})).map((mail) =>
    String(Reflect.get(Object(mail), 'about')),
  )

it('writes one encrypted copy, which includes the server secret, and no other file', async () => {
  await store.update({ 'users/u1': { email: 'kundin@example.org' } })
  await daily()
  expect(readdirSync(place)).toEqual(['spielklang-2026-11-25.backup'])
  expect(ownFiles()).toEqual([])
  const file = join(place, copyName('2026-11-25'))
  expect(readFileSync(file).includes('kundin')).toBe(false)
  const target = join(root, 'read.sqlite')
  const { serverSecret, madeAt } = await readCopy(file, PHRASE, target)
  expect([serverSecret, madeAt]).toEqual([prepareServerSecret(env()), START])
  const restored = createSqliteStore(target)
  expect(await restored.get('users/u1/email')).toBe('kundin@example.org')
  await restored.close()
  expect((await getBackupState(store)).copy).toMatchObject({ at: START, name: copyName('2026-11-25') })
  expect(await lastBackupAt(store)).toBe(START)
})

it('deletes expired copies, and replaces the copy of the same day', async () => {
  for (let day = 1; day <= 9; day += 1) writeFileSync(join(place, copyName(`2026-11-0${day}`)), '')
  writeFileSync(join(place, 'notes.txt'), '')
  await daily()
  await daily()
  expect(readdirSync(place).sort()).toEqual(
    [
      'notes.txt',
      ...['03', '04', '05', '06', '07', '08', '09', '25'].map((day) => copyName(`2026-11-${day}`)).slice(1),
      // The newest seven; the 8th and the 1st also end their weeks.
    ]
      .concat(copyName('2026-11-01'))
      .sort(),
  )
})

it('counts as made if only deleting older copies fails, which the desk shows', async () => {
  const server = await startS3({ region: 'fsn1', keyId: 'writer', secret: 'secret' })
  Object.assign(env(), {
    BACKUP_PLACE: server.address,
    BACKUP_REGION: 'fsn1',
    BACKUP_USER: 'writer',
    BACKUP_PASSWORD: 'secret',
  })
  server.answer('GET', 403)
  await daily()
  expect([...server.files.keys()]).toEqual([expect.stringContaining(copyName('2026-11-25'))])
  const state = await getBackupState(store)
  expect([state.copy?.clearing, state.failure, isBackupAmiss(state)]).toEqual(['refused', undefined, true])
  expect(await lastBackupAt(store)).toBe(START)
  setClock(() => START + 2 * 3_600_000)
  await lookAtBackups(store)
  expect(await mails()).toEqual([])
  await server.close()
})

it('reports a failure at the desk and once to the owner, and makes no copy if no place is set', async () => {
  rmSync(place, { recursive: true })
  await expect(backUp(store)).rejects.toThrow('ENOENT')
  expect(ownFiles()).toEqual([])
  expect((await getBackupState(store)).failure).toEqual({ since: START, at: START, code: 'away' })
  await lookAtBackups(store)
  expect(await mails()).toEqual([])
  setClock(() => START + 2 * 3_600_000)
  await expect(backUp(store)).rejects.toThrow('ENOENT')
  await lookAtBackups(store)
  await lookAtBackups(store)
  expect(await mails()).toEqual([`failed ${START}`])
  const [mail] = Object.values(Object(await store.get('mails')))
  expect(JSON.stringify(await ownerBackupMail(store, mailSchema.parse(mail)))).toContain(
    'Der Ort der Sicherungen ist nicht erreichbar.',
  )
  mkdirSync(place)
  await daily()
  expect(isBackupAmiss(await getBackupState(store))).toBe(false)
  env().BACKUP_PLACE = undefined
  expect(await backUp(store)).toEqual({})
  await lookAtBackups(store)
  expect(await store.get('backups')).toBeNull()
})

it('notifies the owner once if no copy is younger than two days, even if none was ever made', async () => {
  await lookAtBackups(store)
  setClock(() => START + 2 * DAY_MS + 1)
  await lookAtBackups(store)
  await lookAtBackups(store)
  expect(await mails()).toEqual([`late ${START}`])
  expect(isBackupAmiss(await getBackupState(store))).toBe(true)
  await daily()
  expect(isBackupAmiss(await getBackupState(store))).toBe(false)
})

it('keeps the older copy and leaves no partial file if the disk is full', async () => {
  await daily()
  const before = readFileSync(join(place, copyName('2026-11-25')))
  // A sparse file larger than the disk.
  truncateSync(databaseFile(env().DATA_DIR), 2 ** 50)
  await expect(backUp(store)).rejects.toMatchObject({ code: 'no_room' })
  expect([readdirSync(place), ownFiles()]).toEqual([[copyName('2026-11-25')], []])
  expect(readFileSync(join(place, copyName('2026-11-25'))).equals(before)).toBe(true)
})

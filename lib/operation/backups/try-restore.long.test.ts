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
import { saveOrder } from '@/lib/orders/data'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { backUp } from './back-up'
import { getBackupState } from './backup-data'
import { copyName } from './kept-copies'
import { ownerBackupMail } from './owner-backup-mail'
import { tryRestore } from './try-restore'

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

const planned = async () =>
  Object.values(Object(await store.get('tasks'))).map((task) => Reflect.get(Object(task), 'kind'))

it('runs after the first backup and then weekly, and finds no problem', async () => {
  await daily()
  expect(await planned()).toEqual(['backup-trial'])
  await store.update(await tryRestore(store, copyName('2026-11-25')))
  expect((await getBackupState(store)).trial).toEqual({ at: START, name: copyName('2026-11-25') })
  setClock(() => START + 6 * DAY_MS)
  await daily()
  expect(await planned()).toHaveLength(1)
  setClock(() => START + 7 * DAY_MS)
  await daily()
  expect(await planned()).toEqual(['backup-trial', 'backup-trial'])
  expect(ownFiles()).toEqual([])
})

it.each([
  ['a flipped byte', (file: string) => writeFileSync(file, flipped(readFileSync(file))), 'damaged'],
  ['a cut file', (file: string) => truncateSync(file, readFileSync(file).length - 20), 'damaged'],
])('notifies the owner of %s', async (_, spoil, failure) => {
  await daily()
  spoil(join(place, copyName('2026-11-25')))
  await store.update(await tryRestore(store, copyName('2026-11-25')))
  expect((await getBackupState(store)).trial?.failure).toBe(failure)
  expect(await mails()).toEqual([`trial ${START}`])
  expect(ownFiles()).toEqual([])
})

it('reports that a copy from before a change of the phrase cannot be tested, not that it is damaged', async () => {
  await daily()
  env().BACKUP_PHRASE = `${PHRASE}!`
  await store.update(await tryRestore(store, copyName('2026-11-25')))
  expect((await getBackupState(store)).trial?.failure).toBe('wrong_phrase')
  expect(await mails()).toEqual([`phrase ${START}`])
  const [mail] = Object.values(Object(await store.get('mails')))
  const content = JSON.stringify(await ownerBackupMail(store, mailSchema.parse(mail)))
  expect(content).toContain('bewahren Sie die frühere auf')
  expect(content).not.toContain('kein Verlass')
})

it('tests the copy it was planned for, and the newest one if that is gone', async () => {
  await daily()
  setClock(() => START + DAY_MS)
  await daily()
  await store.update(await tryRestore(store, copyName('2026-11-25')))
  expect((await getBackupState(store)).trial?.name).toBe(copyName('2026-11-25'))
  rmSync(join(place, copyName('2026-11-25')))
  await store.update(await tryRestore(store, copyName('2026-11-25')))
  expect((await getBackupState(store)).trial?.name).toBe(copyName('2026-11-26'))
})

it('audits the data as of the time of the backup', async () => {
  await saveOrder(store, sampleOrder)
  await confirmPayment(store, sampleOrder.id, 'admin')
  await daily()
  setClock(() => START + DAY_MS)
  await store.update(await tryRestore(store, copyName('2026-11-25')))
  expect((await getBackupState(store)).trial).toMatchObject({ at: START + DAY_MS })
  expect((await getBackupState(store)).trial?.failure).toBeUndefined()
})

it('reports data that do not add up', async () => {
  await store.update({ 'figures/2026-11-25': { paid: 3, turnover: 900 } })
  await daily()
  await store.update(await tryRestore(store, copyName('2026-11-25')))
  expect((await getBackupState(store)).trial?.failure).toBe('findings')
})

function flipped(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { eventually } from '@/lib/store/contract/eventually'
import { copyState, runCopies } from './run-copies'
import { noPlace } from './testing/restored-from'

const LATE_MS = 10 * 60_000

const root = mkdtempSync(join(tmpdir(), 'spielklang-behind-'))
const [folder, place] = [join(root, 'shop'), join(root, 'place')]
const store = createSqliteStore(databaseFile(folder))
const before = { ...env() }
const clock = performance.now.bind(performance)
let passedMs = 0
let copies: ReturnType<typeof runCopies>

beforeAll(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + passedMs)
  Object.assign(env(), { DATA_DIR: folder, BACKUP_PLACE: place, OWNER_MAIL: 'inhaberin@example.com' })
  copies = runCopies(store)
})
afterAll(async () => {
  await copies.stop()
  await copies.end()
  jest.restoreAllMocks()
  Object.assign(env(), before, noPlace, { OWNER_MAIL: before.OWNER_MAIL })
  await store.close()
  rmSync(root, { recursive: true })
})

async function ownerMails(): Promise<unknown[]> {
  const mails: object[] = Object.values(Object(await store.get('mails')))
  return mails.filter((mail) => Object(mail).template === 'owner-backup')
}

/** Several looks at the copy. */
const looks = () => setTimeout(2_500)

it('the owner gets one mail each time that the copy gets behind by ten minutes', async () => {
  await looks()
  passedMs += LATE_MS - 60_000
  await looks()
  expect(await ownerMails()).toHaveLength(0)
  expect(copyState()?.problem).toMatchObject({ code: 'no_folder' })
  passedMs += 60_000
  await looks()
  expect(await ownerMails()).toHaveLength(1)
  passedMs += LATE_MS
  await looks()
  expect(await ownerMails()).toHaveLength(1)

  mkdirSync(place)
  passedMs += LATE_MS
  await eventually(() => expect(copyState()).toMatchObject({ problem: null, behind: expect.any(Number) }))
  await eventually(() => expect(copyState()?.behind).toBeLessThan(5))
  expect(await ownerMails()).toHaveLength(1)
  rmSync(place, { recursive: true })
  await copies.end()
  passedMs += LATE_MS
  await looks()
  expect(await ownerMails()).toHaveLength(2)
})

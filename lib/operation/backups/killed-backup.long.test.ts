import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFile } from '@/lib/core/data-folder'
import { env, parseEnv } from '@/lib/core/env'
import { startScript } from '@/lib/store/contract/child'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { backUp } from './back-up'
import { readCopy } from './copy-file'
import { copiesAmong } from './kept-copies'

const PHRASE = 'sechs Wörter die niemand sonst kennt'
const root = mkdtempSync(join(tmpdir(), 'spielklang-killed-'))
const place = join(root, 'place')
const settings = {
  DATA_DIR: join(root, 'shop'),
  SERVER_SECRET: 'x'.repeat(32),
  BACKUP_PLACE: place,
  BACKUP_PHRASE: PHRASE,
}

afterAll(() => rmSync(root, { recursive: true }))

it('a backup killed at any moment leaves whole copies, and the next one removes its partial files', async () => {
  mkdirSync(place)
  const store = createSqliteStore(databaseFile(settings.DATA_DIR))
  for (let part = 0; part < 20; part += 1)
    await store.update(
      Object.fromEntries(
        Array.from({ length: 1_000 }, (_, n) => [`users/u${part}_${n}`, `${Math.random()}`.repeat(30)]),
      ),
    )
  const begin = async () => {
    const child = startScript('lib/operation/testing/back-up.ts', [], { ...settings, LOG_LEVEL: 'silent' })
    await once(child.lines, 'line')
    return child
  }
  const kill = async ({ process, finish }: Awaited<ReturnType<typeof begin>>) => {
    process.kill('SIGKILL')
    await finish().catch(() => undefined)
  }
  const first = await begin()
  const begun = performance.now()
  await once(first.lines, 'line')
  const lasting = performance.now() - begun
  await kill(first)
  for (let round = 1; round <= 8; round += 1) {
    const child = await begin()
    await setTimeout((lasting * round) / 6)
    await kill(child)
    const [name = ''] = copiesAmong(readdirSync(place))
    await readCopy(join(place, name), PHRASE, join(root, 'read'))
  }
  Object.assign(env(), parseEnv(settings))
  await backUp(store)
  expect(readdirSync(place)).toEqual(copiesAmong(readdirSync(place)))
  await store.close()
})

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { parseEnv } from '@/lib/core/env'
import { startScript } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { knownKey } from './backup-key'
import { sampleOf } from './sample'
import { inFolder } from './testing/places'
import { restoredFrom } from './testing/restored-from'

const root = mkdtempSync(join(tmpdir(), 'spielklang-end-'))
afterAll(() => rmSync(root, { recursive: true }))

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'Litestream ends soon after a shop that %s ended, with all orders',
  async (signal) => {
    const place = await inFolder(join(root, `place ${signal}`))
    const folder = join(root, `shop ${signal}`)
    const shop = startScript('lib/operation/testing/place-orders.ts', ['20'], {
      ...place.settings,
      DATA_DIR: folder,
      STORE_ENGINE: 'sqlite',
    })
    const placed: string[] = []
    shop.lines.on('line', (id) => placed.push(id))
    const note = join(folder, 'copies-running')
    await eventually(() => expect(placed.length > 20 && existsSync(note)).toBe(true))
    const port = Number(Object(JSON.parse(readFileSync(note, 'utf8'))).port)
    await eventually(async () => expect(await sampleOf(databaseFile(folder), port)).not.toBeNull())
    shop.process.kill(signal)
    await eventually(async () => expect(await sampleOf(databaseFile(folder), port)).toBeNull(), 5_000)
    const { settings } = await restoredFrom(place, { root, key: knownKey(parseEnv({ DATA_DIR: folder })) })
    const store = createSqliteStore(databaseFile(settings.DATA_DIR))
    const orders = Object(await store.get('orders'))
    await store.close()
    expect(placed.filter((id) => !Object.hasOwn(orders, id))).toEqual([])
  },
)

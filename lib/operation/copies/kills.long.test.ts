import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFile } from '@/lib/core/data-folder'
import { parseEnv } from '@/lib/core/env'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { knownKey } from './backup-key'
import { KilledShop, type Victim } from './testing/killed-shop'
import { inFolder, onSftp } from './testing/places'
import { restoredFrom } from './testing/restored-from'
import { startS3 } from './testing/s3-server'

/** Age in ms of the orders that a copy may lack. */
const LATEST_MS = 2_000
/** Litestream tells times in whole seconds, as SFTP does. */
const TIME_STEP_MS = 1_000
/** By which a state may be later right behind a snapshot: until the next part of the log has arrived. */
const SETTLING_MS = 3_000
/** Three tests at once are slow beside other long tests. */
const TIMEOUT_MS = 900_000
const victims: Victim[] = ['machine', 'shop', 'machine', 'litestream']

const root = mkdtempSync(join(tmpdir(), 'spielklang-kills-'))
// Killed processes may still be writing when the test has ended.
afterAll(() => rmSync(root, { recursive: true, maxRetries: 20, retryDelay: 250 }))

/** @param at in ms; null for the latest state */
async function restored({ folder, place }: KilledShop, at: number | null = null) {
  const key = knownKey(parseEnv({ DATA_DIR: folder }))
  const { settings } = await restoredFrom(place, { root, key, at })
  const store = createSqliteStore(databaseFile(settings.DATA_DIR))
  const orders = new Set(Object.keys(Object(await store.get('orders'))))
  const findings = await findingsOf(store)
  await store.close()
  return { orders, findings, folder: settings.DATA_DIR }
}

async function expectState(shop: KilledShop, moment: number, copy: Awaited<ReturnType<typeof restored>>) {
  expect(shop.due(moment, LATEST_MS).filter((id) => !copy.orders.has(id))).toEqual([])
  expect(copy.findings).toEqual([])
}

it.concurrent.each([
  { name: 'a folder', open: inFolder, kills: 20 },
  { name: 'S3', open: startS3, kills: 15 },
  { name: 'SFTP', open: onSftp, kills: 15 },
])(
  'a copy in $name has each order of 2 s before each of $kills kills, and each state in the past',
  async (test) => {
    const place = await test.open(join(root, test.name))
    const shop = new KilledShop(join(root, `shop ${test.name}`), place)
    let firstKillAt = Infinity
    try {
      for (let n = 0; n < test.kills; n += 1) {
        await shop.start()
        await setTimeout(1_000 + 2_500 * Math.random())
        const killedAt = shop.kill(victims[n % victims.length] ?? 'machine')
        const copy = await restored(shop)
        await expectState(shop, killedAt, copy)
        firstKillAt = Math.min(firstKillAt, killedAt)
        if (n > 0) {
          const at = firstKillAt + (killedAt - firstKillAt) * Math.random()
          const past = await restored(shop, at)
          await expectState(shop, at, past)
          const latest = at + TIME_STEP_MS + (shop.hasBegun(at, SETTLING_MS) ? SETTLING_MS : 0)
          expect([...past.orders].filter((id) => (shop.orders.get(id) ?? 0) > latest)).toEqual([])
        }
        if (n % 8 === 2) shop.goOnIn(copy.folder, copy.orders)
      }
    } finally {
      shop.kill('machine')
      await place.close()
    }
  },
  TIMEOUT_MS,
)

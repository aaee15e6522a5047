import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFile } from '@/lib/core/data-folder'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { startScript } from '@/lib/store/contract/child'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { treeValue } from '@/lib/store/tree-value'
import type { Changes } from '@/lib/store/store'
import { openShop } from './open-shop'

const COUNT = 1_000
const folder = mkdtempSync(join(tmpdir(), 'spielklang-opening-'))
afterAll(() => rmSync(folder, { recursive: true }))

const tried: Changes = Object.fromEntries(
  Array.from({ length: COUNT }, (_, n) => [
    [`orders/order_${n}_a`, { status: 'paid' }],
    [`mails/mail_${n}_a`, { status: 'sent' }],
    [`once/visit_${n}`, 1],
  ]).flat(),
)

/** What is left if a process that opens the shop is killed after some ms, and then the shop is opened again. */
async function killedAfter(ms: number) {
  const data = mkdtempSync(join(folder, 'data-'))
  const store = createSqliteStore(databaseFile(data))
  await store.update({ ...tried, 'setup/owner': treeValue(realOwner) })
  const countOf = async (name: 'orders' | 'mails' | 'once') =>
    Object.keys(Object(await store.get(name))).filter((key) => /^(order|mail|visit)_/.test(key)).length
  const { process: child, lines } = startScript('lib/operation/testing/open-shop.ts', [], { DATA_DIR: data })
  const closed = once(child, 'close')
  await once(lines, 'line')
  const begun = Date.now()
  await Promise.race([closed, setTimeout(ms)])
  child.kill('SIGKILL')
  await closed
  const took = Date.now() - begun
  const left = [await countOf('orders'), await countOf('mails'), await countOf('once')]
  const isOpen = (await store.get('setup/opened')) !== null
  await openShop(store, 'admin test')
  const leftAfter = [await countOf('orders'), await countOf('mails'), await countOf('once')]
  await store.close()
  return { took, isOpen, left, leftAfter }
}

it('a killed opening has emptied everything or nothing, and can be pressed again', async () => {
  const whole = await killedAfter(60_000)
  expect(whole).toMatchObject({ isOpen: true, left: [0, 0, 0] })
  for (const part of [0, 0.3, 0.6, 0.8, 0.95]) {
    const { isOpen, left, leftAfter } = await killedAfter(part * whole.took)
    expect(left).toEqual(isOpen ? [0, 0, 0] : [COUNT, COUNT, COUNT])
    expect(leftAfter).toEqual([0, 0, 0])
  }
}, 120_000)

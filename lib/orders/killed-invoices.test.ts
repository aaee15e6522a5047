import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRtdbServer } from '@/dev/database/server'
import { parseEnv } from '@/lib/core/env'
import { listLastDays } from '@/lib/figures/data'
import { startScript, type Child } from '@/lib/store/contract/child'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { saveOrder } from './data'
import { ensureInvoice } from './ensure-invoice'
import { writeInvoice } from './write-invoice'
import { findingsOf } from './testing/findings-of'
import { sampleOrder } from './testing/sample-order'

// The database that the processes share is this test's own.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const COUNT = 50
const PATIENCE_MS = 180_000
const ids = Array.from({ length: COUNT }, (_, n) => `order_1780308000000_${String(n).padStart(16, '0')}`)

interface Shop {
  store: Store
  settings: Record<string, string>
  end: () => Promise<void>
}

async function onSqlite(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const settings = { DATA_DIR: folder }
  const store = createSqliteStore(join(folder, 'spielklang.sqlite'))
  const end = async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return { store, settings, end }
}

async function onFirebase(): Promise<Shop> {
  const server = await startRtdbServer({ port: 0 })
  const settings = {
    STORE_ENGINE: 'firebase',
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
  }
  const store = createFirebaseStore(parseEnv(settings))
  const end = async () => {
    await store.close()
    await server.close()
  }
  return { store, settings, end }
}

/** Starts two processes at the same payments, kills the first one after so many invoices, and waits for both. */
async function race(settings: Record<string, string>, killAfter: number): Promise<void> {
  const start = () => startScript('lib/orders/testing/take-payments.ts', ids, settings)
  const children: Child[] = [start(), start()]
  await Promise.all(children.map(({ lines }) => once(lines, 'line')))
  const ended = children.map(({ process: child }) => once(child, 'close'))
  let issued = 0
  for (const { lines, process: child } of children) {
    lines.on('line', () => {
      issued += 1
      if (issued === killAfter) child.kill('SIGKILL')
    })
    child.stdin.write('go\n')
  }
  await Promise.all(ended)
}

describe.each([
  ['SQLite', onSqlite],
  ['Firebase', onFirebase],
])('50 payments at once in two processes that are killed, on %s', (_, open) => {
  it(
    'count each order once, and give it one invoice, with numbers without a gap, each linked to the one before',
    async () => {
      const { store, settings, end } = await open()
      for (const id of ids) {
        await saveOrder(store, { ...sampleOrder, id, idempotencyKey: id })
        await store.update({ [`orders/${id}/attribution`]: null })
      }
      for (const killAfter of [5, 20, Infinity]) await race(settings, killAfter)
      // What a killed one was at is done by the task that was written with the payment.
      for (const id of ids) await writeInvoice(store, id)
      const numbers = await Promise.all(ids.map(async (id) => (await ensureInvoice(store, id))?.number))
      const expected = ids.map((_id, index) => `-${String(index + 1).padStart(6, '0')}`)
      expect(numbers.map((number) => number?.slice(-7)).sort()).toEqual(expected)
      expect(await store.list('invoices', { limit: 1000 })).toHaveLength(COUNT)
      const { entries: days } = await listLastDays(store, 3)
      expect(days.reduce((sum, { paid }) => sum + paid, 0)).toBe(COUNT)
      expect(await findingsOf(store)).toEqual([])
      await end()
    },
    PATIENCE_MS,
  )
})

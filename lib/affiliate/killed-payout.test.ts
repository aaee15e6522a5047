import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRtdbServer } from '@/dev/database/server'
import { parseEnv } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { findingsOf } from '@/lib/orders/testing/findings-of'
import { startScript, type Child } from '@/lib/store/contract/child'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { adjustBalance } from './adjust-balance'
import { payOut } from './pay-out'
import { payoutsOf } from './payout-files'
import { addPartners } from './testing/add-sales'

// The database that the processes share is this test's own.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const COUNT = 30
const PATIENCE_MS = 180_000
const uids = Array.from({ length: COUNT }, (_, n) => `partner-${n}`)

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

/** Starts two processes at these runs at once, kills the first one after so many partners, and waits for both. */
async function race(
  settings: Record<string, string>,
  runs: readonly string[],
  killAfter: number,
): Promise<void> {
  const children: Child[] = runs.map((id) =>
    startScript('lib/affiliate/testing/pay-partners.ts', [id], settings),
  )
  await Promise.all(children.map(({ lines }) => once(lines, 'line')))
  const ended = children.map(({ process: child }) => once(child, 'close'))
  let seen = 0
  for (const { lines, process: child } of children) {
    lines.on('line', () => {
      seen += 1
      if (seen === killAfter) child.kill('SIGKILL')
    })
    child.stdin.write('go\n')
  }
  await Promise.all(ended)
}

describe.each([
  ['SQLite', onSqlite],
  ['Firebase', onFirebase],
])('a payout in two processes that are killed, on %s', (_, open) => {
  it(
    'pays every partner once, with numbers without a gap, in one run or in two',
    async () => {
      const { store, settings, end } = await open()
      await addPartners(store, uids)
      for (const uid of uids) await adjustBalance(store, uid, { amount: 3000, note: 'Test', key: uid })
      const [one, other] = [newId('run'), newId('run')]
      await race(settings, [one, one], 8)
      await race(settings, [one, other], 5)
      // What a killed one was at is done by the task that was written with the run.
      for (const id of [one, other]) await payOut(store, id)
      const payouts = [...(await payoutsOf(store, one)), ...(await payoutsOf(store, other))]
      expect(payouts.map(({ uid }) => uid).sort()).toEqual([...uids].sort())
      expect(payouts.every(({ amount }) => amount === 3000)).toBe(true)
      const numbers = uids.map((_uid, index) => String(index + 1).padStart(6, '0'))
      expect(payouts.map(({ creditNote }) => creditNote.slice(-6)).sort()).toEqual(numbers)
      expect(await findingsOf(store)).toEqual([])
      await end()
    },
    PATIENCE_MS,
  )
})

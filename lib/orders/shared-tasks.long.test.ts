import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { startRtdbServer } from '@/dev/database/server'
import { startScript } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { taskAdded } from '@/lib/tasks/data'
import { saveOrder } from './data'
import { orderTasks } from './order-tasks'
import { findingsOf } from './testing/outcome'
import { sampleOrder } from './testing/sample-order'

// The processes share this test's own database.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

/** More than twice the twenty tasks that a process runs at a time, so that some are left for the other one. */
const COUNT = 60
const TEN_MINUTES = 600_000

describe('two processes that share many tasks', () => {
  afterEach(() => setClock())

  it('have each effect once, although one is killed in the middle', async () => {
    const server = await startRtdbServer({ port: 0 })
    const settings = {
      STORE_ENGINE: 'firebase',
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    }
    const store = createFirebaseStore(parseEnv(settings))
    const partner = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 }
    await store.update({ 'affiliateUsers/uid-nova': partner })
    for (let n = 0; n < COUNT; n += 1) {
      const id = `order_1780308000000_${String(n).padStart(16, '0')}`
      await saveOrder(store, { ...sampleOrder, id, idempotencyKey: id, status: 'paid' })
      await store.update(taskAdded('conversion', id).changes)
    }

    const children = [1, 2].map(() => startScript('lib/orders/testing/run-order-tasks.ts', [], settings))
    let effects = 0
    for (const { lines, process: child } of children) {
      lines.on('line', () => {
        effects += 1
        if (effects === COUNT / 2) child.kill('SIGKILL')
      })
    }
    await eventually(async () =>
      expect(await store.get('affiliateUsers/uid-nova/totalSales')).toBeGreaterThan(COUNT / 2),
    )
    for (const { process: child } of children) child.kill('SIGKILL')

    // Later, any process may take over a killed one's tasks.
    setClock(() => Date.now() + TEN_MINUTES)
    const stop = runTasks(store, orderTasks, 20)
    await eventually(async () => expect(await store.get('tasks')).toBeNull())
    await stop()
    expect(await store.get('affiliateUsers/uid-nova/totalSales')).toBe(COUNT)
    expect(await findingsOf(store)).toEqual([])
    await store.close()
    await server.close()
  })
})

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setClock } from '@/lib/core/clock'
import { startScript, type Child } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { runTasks } from '@/lib/tasks/run-tasks'
import { getOrder } from '../data'
import { orderTasks } from '../order-tasks'
import { addHostedOrder } from '../testing/add-order'
import { findingsOf, templatesOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'
import { eventBody, paidSession, signatureOf, WEBHOOK_SECRET } from '../testing/signed-event'

/** Store operations of a payment, counted before and after each, plus one before the answer. */
const MOMENTS = 23
/** Each moment twice. */
const KILLS = 2 * MOMENTS
/** Far longer than so many starts take on two busy cores. */
const PATIENCE_MS = 240_000
const TEN_MINUTES = 600_000
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
const file = join(folder, 'shop.sqlite')

const { id: firstId, total } = sampleOrder
const orderIds = Array.from({ length: KILLS }, (_, n) => firstId.slice(0, -16) + String(n).padStart(16, '0'))

function start(): Child {
  return startScript('lib/orders/testing/take-events.ts', [file], {
    STRIPE_SECRET_KEY: 'sk_test_of_these_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
}

/** @returns whether the call was answered before the process died */
async function call(child: Child, body: string, killAt: number | null): Promise<boolean> {
  const line = { body, signature: signatureOf(body), killAt }
  const answered = once(child.lines, 'line').then(() => true)
  const died = once(child.process, 'exit').then(() => false)
  child.process.stdin.write(`${JSON.stringify(line)}\n`)
  return Promise.race([answered, died])
}

describe('a shop killed at every step between webhook and answer', () => {
  afterAll(() => {
    setClock()
    rmSync(folder, { recursive: true })
  })

  it(
    'pays and credits each order once, and answers each repeated webhook',
    async () => {
      const store = createSqliteStore(file)
      await store.update({ 'affiliateUsers/uid-nova': { uid: 'uid-nova', commissionRate: 10 } })
      for (const id of orderIds) await addHostedOrder(store, id)

      let child = start()
      // Starts the next process while one is working.
      let spare = start()
      let kills = 0
      for (const [n, id] of orderIds.entries()) {
        const body = eventBody('checkout.session.completed', paidSession(id, total))
        if (!(await call(child, body, n % MOMENTS))) {
          kills += 1
          child = spare
          spare = start()
        }
        expect(await call(child, body, null)).toBe(true)
      }
      for (const each of [child, spare]) each.process.kill('SIGKILL')
      expect(kills).toBe(KILLS)

      for (const id of orderIds) {
        expect(await getOrder(store, id)).toMatchObject({ status: 'paid', changes: 1 })
      }
      // Later, any process may take over a killed one's tasks.
      setClock(() => Date.now() + TEN_MINUTES)
      const mail = () => Promise.resolve()
      const stop = runTasks(store, { ...orderTasks, mail }, 20)
      await eventually(async () => expect(await store.get('tasks')).toBeNull())
      await stop()
      expect(await store.get('affiliateUsers/uid-nova/totalSales')).toBe(KILLS)
      expect(await store.get('payments/unmatched')).toBeNull()
      for (const id of orderIds) expect(await templatesOf(store, id)).toEqual(['order-confirmed'])
      expect(await findingsOf(store)).toEqual([])
      await store.close()
    },
    PATIENCE_MS,
  )
})

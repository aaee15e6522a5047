import 'server-only'
import { getAccount, releaseOnceKey, releasedMoved } from '@/lib/affiliate/balance/data'
import { now } from '@/lib/core/clock'
import { changeOnceKey, readOrder } from '@/lib/orders/data'
import { orderSchema } from '@/lib/orders/schema'
import { ordersChanged } from '@/lib/orders/count-data'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import { removed } from '@/lib/retention/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Entry, Store, Place } from '@/lib/store/store'
import { taskSchema } from '@/lib/tasks/schema'
import { isTrialNumber } from '@/lib/invoices/schema'
import { GATHERED, GATHERED_TASKS, isGatheredOnceKey } from './collections'
import { eachPart, hasEntries, isTrialStore, trialStep } from './data'

/** Rounds at most: buyers may keep ordering meanwhile. */
const MOST_ROUNDS = 5

/** Fields of a partner's record that sum up deleted entries. */
const PARTNER_SUMS = [
  'totalClicks',
  'uniqueClicks',
  'totalSales',
  'totalEarnings',
  'balance',
  'paidOut',
  'adjusted',
] as const

/** Whether a shop with the sample owner holds a real order or document nevertheless, from before or from elsewhere. */
export async function holdsReal(store: Store): Promise<boolean> {
  const isRealOrder = ({ value }: Entry) => {
    const { data } = orderSchema.safeParse(value)
    return data !== undefined && data.trial === undefined
  }
  if (await someEntry(store, 'orders', isRealOrder)) return true
  return someEntry(store, 'invoices', ({ key }) => !isTrialNumber(key))
}

async function someEntry(store: Store, collection: Place, test: (entry: Entry) => boolean): Promise<boolean> {
  const count = await eachPart(store, collection, async (entries) => Number(entries.some(test)))
  return count > 0
}

/**
 * Deletes everything that a shop has gathered under the sample owner, batch by batch, including orders placed meanwhile. If it
 * is interrupted, the next call continues. Stops as soon as the shop has a real owner.
 */
export async function clearTrialShop(store: Store): Promise<void> {
  await write(store, async () => ({}))
  let rounds = 0
  do {
    await eachPart(store, 'orders', async (orders) => {
      for (const { key } of orders) await removeOrder(store, key)
      return orders.length
    })
    for (const collection of GATHERED) await clearWhere(store, collection, () => true)
    await clearWhere(store, 'tasks', ({ value }) => {
      const { data } = taskSchema.safeParse(value)
      return data !== undefined && GATHERED_TASKS.has(data.kind)
    })
    await clearWhere(store, 'once', ({ key }) => isGatheredOnceKey(key))
    await eachPart(store, 'affiliateUsers', async (partners) => {
      for (const { key: uid } of partners) await emptyAccount(store, uid)
      return partners.length
    })
    await eachPart(store, 'campaigns', async (campaigns) => {
      await write(store, async () =>
        Object.fromEntries(campaigns.map(({ key }) => [`campaigns/${key}/uses`, 0])),
      )
      return campaigns.length
    })
    rounds += 1
  } while (rounds < MOST_ROUNDS && (await hasEntries(store)))
  await write(store, async () => ({ ...ordersChanged(), ...moneyChanges.changed() }), false)
}

function clearWhere(store: Store, collection: Place, isDue: (entry: Entry) => boolean): Promise<number> {
  return eachPart(store, collection, async (entries) => {
    const keys = entries.filter(isDue).map(({ key }) => key)
    if (keys.length > 0) await write(store, async () => removed(collection, keys))
    return keys.length
  })
}

/** Uses up the order's next change number, so that a concurrent change cannot write the order again. */
function removeOrder(store: Store, id: string): Promise<void> {
  return write(store, async () => {
    const order = await readOrder(store, id)
    const onceKey = order && order !== 'broken' ? { [`once/${changeOnceKey(order)}`]: now() } : {}
    return { [`orders/${id}`]: null, ...onceKey }
  })
}

/** Resets a partner's sums; the numbers of its changes continue. */
function emptyAccount(store: Store, uid: string): Promise<void> {
  return write(store, async () => {
    const account = await getAccount(store, uid)
    const sums = PARTNER_SUMS.map((field) => [`affiliateUsers/${uid}/${field}`, null] as const)
    return {
      ...Object.fromEntries(sums),
      ...releasedMoved(account, -account.released),
      [`once/${releaseOnceKey(account)}`]: now(),
    }
  })
}

/** @param decide reads everything that its changes depend on */
function write(store: Store, decide: () => Promise<Changes>, isUnderWay = true): Promise<void> {
  return optimisticUpdate<void>(store, async () => {
    const step = await trialStep(
      store,
      async () => ((await isTrialStore(store)) ? decide() : null),
      isUnderWay,
    )
    return step ? { ...step, result: undefined } : { result: undefined }
  })
}

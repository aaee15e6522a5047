import 'server-only'
import { getAccount, releaseOnceKey, releasedMoved } from '@/lib/affiliate/balance/data'
import { requireClock } from '@/lib/clock/require-clock'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { inTurn } from '@/lib/core/in-turn'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { setOpen } from '@/lib/legal/current-owner'
import { sampleFields } from '@/lib/legal/owner-fields'
import { ordersChanged } from '@/lib/orders/count-data'
import { changeOnceKey } from '@/lib/orders/data'
import { orderSchema } from '@/lib/orders/schema'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import { listEntries } from '@/lib/retention/data'
import { inParts } from '@/lib/retention/tidying'
import { getStoredOwner, openedAt, ownerChanged } from '@/lib/setup/owner-data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Entry, Place, Store } from '@/lib/store/store'
import { taskSchema } from '@/lib/tasks/schema'
import { suggestAtOpening } from '@/lib/voting/opening-suggestions'
import { EMPTIED, isGoneKey, KEPT_TASKS } from './at-opening'

/**
 * In one write, all trials go (`atOpening`). Repeatable. An order of the same instant may be written just after, and
 * is then a real, unpaid one.
 * @throws ShopError `not_ready_to_open` with sample data in the owner's; `clock_doubted`; `holds_real` if the data
 * have real documents
 */
export async function openShop(store: Store, actor: string): Promise<void> {
  await requireClock(store)
  // No document is issued meanwhile.
  const isOpened = await inTurn('invoices', () => opened(store, actor))
  // Also after an interrupted first try.
  await suggestAtOpening(store)
  if (!isOpened) return
  await store.purge()
  log().info({ actor }, 'shop opened')
}

async function opened(store: Store, actor: string): Promise<boolean> {
  const isOpened = await optimisticUpdate(store, async () => {
    const { owner, changes: count } = await getStoredOwner(store)
    if ((await openedAt(store)) !== null) return { result: false }
    if (!owner || sampleFields(owner).length > 0) throw new ShopError('not_ready_to_open')
    if ((await store.get('invoiceSeries/R')) !== null) throw new ShopError('holds_real')
    const opening = {
      ...(await emptied(store)),
      'setup/opened': now(),
      'setup/formerOwners': null,
      ...journalAdded({ actor, act: 'shop-opened', subject: 'setup/opened' }),
      ...ordersChanged(),
      ...moneyChanges.changed(),
    }
    return { ...ownerChanged(count, owner, opening), result: true }
  })
  setOpen(true)
  return isOpened
}

async function emptied(store: Store): Promise<Changes> {
  const changes: Changes = Object.fromEntries(EMPTIED.map((collection) => [collection, null]))
  const used = new Set<string>()
  await each(store, 'once', ({ key }) => {
    used.add(key)
    if (isGoneKey(key)) changes[`once/${key}`] = null
  })
  const use = (onceKey: string) => {
    if (!used.has(onceKey)) changes[`once/${onceKey}`] = now()
  }
  await each(store, 'orders', ({ key, value }) => {
    // Otherwise a change under way would bring a part of the order back.
    use(`conversion_${key}`)
    const { data: order } = orderSchema.safeParse(value)
    if (order) use(changeOnceKey(order))
  })
  await each(store, 'tasks', ({ key, value }) => {
    const { data: task } = taskSchema.safeParse(value)
    if (!task || !KEPT_TASKS.includes(task.kind)) changes[`tasks/${key}`] = null
  })
  await each(store, 'campaigns', ({ key }) => {
    changes[`campaigns/${key}/uses`] = 0
  })
  await each(store, 'partnerNotices', ({ key: uid }) => {
    for (const part of NOTICED) changes[`partnerNotices/${uid}/${part}`] = null
  })
  await each(store, 'affiliateUsers', async ({ key: uid }) => {
    const account = await getAccount(store, uid)
    for (const sum of PARTNER_SUMS) changes[`affiliateUsers/${uid}/${sum}`] = null
    Object.assign(changes, releasedMoved(account, -account.released))
    use(releaseOnceKey(account))
  })
  return changes
}

const PARTNER_SUMS = [
  'totalClicks',
  'uniqueClicks',
  'totalSales',
  'totalEarnings',
  'balance',
  'paidOut',
  'adjusted',
] as const

const NOTICED = ['announced', 'summed', 'posted', 'shown'] as const

function each(
  store: Store,
  collection: Place,
  work: (entry: Entry) => void | Promise<void>,
): Promise<number> {
  return inParts(
    { mayGoOn: () => true },
    undefined,
    async (page) => {
      const entries = await listEntries(store, collection, page)
      return { entries, next: entries.length < page.limit ? null : (entries.at(-1)?.key ?? null) }
    },
    async (entries) => {
      for (const entry of entries) await work(entry)
      return entries.length
    },
  )
}

import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { partBefore, type Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { periodsOf } from '../agreed-terms'
import { payeeProblem } from './payee'
import { adjustmentsSchema, agreedSchema, payoutDataSchema, type PayoutState } from '../schema'
import { saleSchema, type Sale } from '../sales/schema'

/** Sales read at a time. */
const PART = 500

/** Only the fields that payouts need, so that another broken field does not prevent a refund from being recorded. */
const accountSchema = z.object({
  customCode: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  endedAt: z.int().optional().catch(undefined),
  active: z.boolean().optional().catch(undefined),
  released: z.int().catch(0),
  releases: z.int().catch(0),
  payout: payoutDataSchema.optional().catch(undefined),
  agreed: agreedSchema.optional().catch(undefined),
  adjusted: adjustmentsSchema.optional().catch(undefined),
})
export type Account = z.infer<typeof accountSchema> & { uid: string }

export async function getAccount(store: Store, uid: string): Promise<Account> {
  const value = await store.get(`affiliateUsers/${uid}`)
  return { ...accountSchema.parse(typeof value === 'object' ? (value ?? {}) : {}), uid }
}

/** Null if nothing is released. Who left or is inactive never reaches the threshold, and is paid below it, too. */
export function payoutStateOf({
  released,
  payout,
  endedAt,
  active,
  agreed,
}: Pick<Account, 'released' | 'payout' | 'endedAt' | 'active' | 'agreed'>): PayoutState | null {
  if (released === 0) return null
  if (released < 0) return 'negative'
  const isOver = endedAt !== undefined || active === false
  if (!isOver && released < periodsOf({ agreed }).threshold) return 'below-threshold'
  return payeeProblem(payout) === null ? 'payable' : 'no-data'
}

export function releaseOnceKey({ uid, releases }: Pick<Account, 'uid' | 'releases'>): string {
  return `released_${uid}_${releases}`
}

/** By cents, without using up the idempotency key. Decides again whether the balance is paid out. */
export function releasedMoved(account: Account, by: number): Changes {
  const released = account.released + by
  const state = payoutStateOf({ ...account, released })
  const at = `affiliateUsers/${account.uid}`
  return {
    [`${at}/released`]: released,
    [`${at}/releases`]: account.releases + 1,
    [`${at}/isPayable`]: state === 'payable' ? true : null,
    [`${at}/withheld`]: state === 'payable' ? null : state,
  }
}

/** Uses up the idempotency key: the update fails with `conflict` if another writer was faster. */
export function releasedMovedOnce(account: Account, by: number): Changes {
  return { ...releasedMoved(account, by), [`once/${releaseOnceKey(account)}`]: now() }
}

export function findDueSales(store: Store, day: string, page: Page): Promise<Listing<Sale>> {
  const read = (part: Page) => store.find('affiliateSales', { child: 'releaseOn', equals: day, ...part })
  return readPage(read, saleSchema, page)
}

export function payableSales(store: Store, uid: string): AsyncGenerator<Sale> {
  return salesBy(store, 'payable', uid)
}

export function salesOfPayout(store: Store, payoutId: string): AsyncGenerator<Sale> {
  return salesBy(store, 'payoutId', payoutId)
}

async function* salesBy(store: Store, child: 'payable' | 'payoutId', equals: string): AsyncGenerator<Sale> {
  let before: string | null = null
  do {
    const page: Page = partBefore(before, PART)
    const found: Listing<Sale> = await readPage(
      (part) => store.find('affiliateSales', { child, equals, ...part }),
      saleSchema,
      page,
    )
    yield* found.entries
    before = found.next
  } while (before !== null)
}

/** Up to this day all due sales are released; null before the first release, or if unreadable. */
export async function getReleasedTo(store: Store): Promise<string | null> {
  return z.iso
    .date()
    .nullable()
    .catch(null)
    .parse(await store.get('affiliateReleases/to'))
}

export function saveReleasedTo(store: Store, day: string): Promise<void> {
  return store.update({ 'affiliateReleases/to': day })
}

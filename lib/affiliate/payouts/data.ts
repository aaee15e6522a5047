import { dayOf, now } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import type { Place } from '@/lib/invoices/issue-invoice'
import { readPage } from '@/lib/store/reading/read-page'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Page, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { affiliateSchema, type Affiliate, type PayoutState } from '../schema'
import { payoutRunSchema, payoutSchema, type Payout, type PayoutRun } from './schema'

const LOOKED_AT = 100

export function findByPayoutState(store: Store, state: PayoutState, page: Page): Promise<Listing<Affiliate>> {
  const query =
    state === 'payable'
      ? ({ child: 'isPayable', equals: true } as const)
      : ({ child: 'withheld', equals: state } as const)
  return readPage((part) => store.find('affiliateUsers', { ...query, ...part }), affiliateSchema, page)
}

export async function getRun(store: Store, id: string): Promise<PayoutRun | null> {
  const value = await store.get(`affiliateRuns/${id}`)
  return value === null ? null : payoutRunSchema.parse(value)
}

export function listRuns(store: Store, page: Page): Promise<Listing<PayoutRun>> {
  return readPage((part) => store.list('affiliateRuns', part), payoutRunSchema, page)
}

/** With the task that executes it; false if it was already started. */
export function saveRun(store: Store, run: PayoutRun, further: Changes): Promise<boolean> {
  return store.updateOnce(`start_${run.id}`, {
    [`affiliateRuns/${run.id}`]: payoutRunSchema.parse(run),
    ...taskAdded('payout', run.id).changes,
    ...further,
  })
}

function stepOnceKey({ id, payouts }: PayoutRun): string {
  return `step_${id}_${payouts}`
}

/** Unless a payout was added meanwhile; a run without payouts is deleted. */
export function runEnded(run: PayoutRun): OnceChanges {
  const path = `affiliateRuns/${run.id}`
  const changes = run.payouts === 0 ? { [path]: null } : { [`${path}/doneAt`]: now() }
  return { onceKey: stepOnceKey(run), changes }
}

/** Returns whether this is the first download. */
export async function noteFetched(store: Store, { id }: PayoutRun): Promise<boolean> {
  const noted = { [`affiliateRuns/${id}/fetchedAt`]: now() }
  if (await store.updateOnce(`fetched_${id}`, noted)) return true
  await store.update(noted)
  return false
}

/** Queues the task that reports them; false if that was done before. */
export function saveAllSent(store: Store, { id }: PayoutRun, actor: string): Promise<boolean> {
  return store.updateOnce(`sent_${id}`, {
    [`affiliateRuns/${id}/sentBy`]: actor,
    ...taskAdded('payout', id).changes,
  })
}

export async function isPaidIn(store: Store, run: PayoutRun, uid: string): Promise<boolean> {
  return (await store.get(`once/${payoutOnceKey(run.id, uid)}`)) !== null
}

const payoutOnceKey = (runId: string, uid: string) => `payout_${runId}_${uid}`

/** Once per partner, unless another payout was added meanwhile. */
export function payoutAdded(run: PayoutRun, payout: Payout): Changes {
  const at = now()
  return {
    [`affiliatePayouts/${payout.id}`]: payoutSchema.parse(payout),
    ...bookingDaysAdded(payout.id, [dayOf(payout.at)]),
    [`affiliateRuns/${run.id}/payouts`]: run.payouts + 1,
    [`affiliateRuns/${run.id}/amount`]: run.amount + payout.amount,
    [`once/${stepOnceKey(run)}`]: at,
    [`once/${payoutOnceKey(run.id, payout.uid)}`]: at,
  }
}

export function payoutSent({ id }: Payout): Changes {
  return { [`affiliatePayouts/${id}/status`]: 'sent' }
}

/** With the number and day of the credit note's cancellation. */
export function payoutReturned({ id }: Payout, { number, issuedAt }: Place): Changes {
  return {
    [`affiliatePayouts/${id}/status`]: 'returned',
    [`affiliatePayouts/${id}/cancelledBy`]: number,
    ...bookingDaysAdded(id, [dayOf(issuedAt)]),
  }
}

/** Both fields are otherwise never empty. */
export function payeeForgotten({ id }: Payout): Changes {
  const at = `affiliatePayouts/${id}`
  return { [`${at}/holder`]: '', [`${at}/iban`]: '', [`${at}/adjusted`]: null }
}

export function isPayeeForgotten({ holder, iban }: Pick<Payout, 'holder' | 'iban'>): boolean {
  return holder === '' && iban === ''
}

export async function getPayout(store: Store, id: string): Promise<Payout | null> {
  const value = await store.get(`affiliatePayouts/${id}`)
  return value === null ? null : payoutSchema.parse(value)
}

/** Looks only at the first since its start: cost does not grow, and only concurrent runs have others in between. */
export async function hasPayout(store: Store, run: PayoutRun, status: Payout['status']): Promise<boolean> {
  const since = { after: `payout_${run.at}`, limit: LOOKED_AT }
  const query = { child: 'status', equals: status } as const
  const read = (part: Page) => store.find('affiliatePayouts', { ...query, ...part })
  const { entries } = await readPage(read, payoutSchema, since)
  return entries.some((payout) => payout.run === run.id)
}

/** Newest first. */
export function findPayouts(
  store: Store,
  by: { run: string } | { uid: string },
  page: Page,
): Promise<Listing<Payout>> {
  const [child, equals] = 'run' in by ? (['run', by.run] as const) : (['uid', by.uid] as const)
  return readPage((part) => store.find('affiliatePayouts', { child, equals, ...part }), payoutSchema, page)
}

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

/**
 * Writes a new run and the task that executes it, once.
 * @param further is written with it
 * @returns false if it was already started
 */
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

/** Ends a run, unless a payout was added meanwhile; a run without payouts is deleted. */
export function runEnded(run: PayoutRun): OnceChanges {
  const path = `affiliateRuns/${run.id}`
  const changes = run.payouts === 0 ? { [path]: null } : { [`${path}/doneAt`]: now() }
  return { onceKey: stepOnceKey(run), changes }
}

/**
 * Records the download of a run's bank file.
 * @returns whether it is the first one
 */
export async function noteFetched(store: Store, { id }: PayoutRun): Promise<boolean> {
  const noted = { [`affiliateRuns/${id}/fetchedAt`]: now() }
  if (await store.updateOnce(`fetched_${id}`, noted)) return true
  await store.update(noted)
  return false
}

/**
 * Records who reports all of a run as sent, and queues the task that does so, once.
 * @returns false if it was reported before
 */
export function saveAllSent(store: Store, { id }: PayoutRun, actor: string): Promise<boolean> {
  return store.updateOnce(`sent_${id}`, {
    [`affiliateRuns/${id}/sentBy`]: actor,
    ...taskAdded('payout', id).changes,
  })
}

/** Whether a partner was paid in a run. */
export async function isPaidIn(store: Store, run: PayoutRun, uid: string): Promise<boolean> {
  return (await store.get(`once/${payoutOnceKey(run.id, uid)}`)) !== null
}

const payoutOnceKey = (runId: string, uid: string) => `payout_${runId}_${uid}`

/** Adds a payout to its run, once per partner, unless another one was added meanwhile. */
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

/** Records that a payout came back, and the number and day of the credit note's cancellation. */
export function payoutReturned({ id }: Payout, { number, issuedAt }: Place): Changes {
  return {
    [`affiliatePayouts/${id}/status`]: 'returned',
    [`affiliatePayouts/${id}/cancelledBy`]: number,
    ...bookingDaysAdded(id, [dayOf(issuedAt)]),
  }
}

/** Removes the recipient from a payout, and what was noted about them; both fields are otherwise never empty. */
export function payeeForgotten({ id }: Payout): Changes {
  const at = `affiliatePayouts/${id}`
  return { [`${at}/holder`]: '', [`${at}/iban`]: '', [`${at}/adjusted`]: null }
}

/** Whether a payout's recipient has been removed. */
export function isPayeeForgotten({ holder, iban }: Pick<Payout, 'holder' | 'iban'>): boolean {
  return holder === '' && iban === ''
}

export async function getPayout(store: Store, id: string): Promise<Payout | null> {
  const value = await store.get(`affiliatePayouts/${id}`)
  return value === null ? null : payoutSchema.parse(value)
}

/**
 * Whether a run has a payout in a state. Looks at the first ones in that state since its start, so that the cost does not
 * grow with the run; only a run started at the same time may have others in between.
 */
export async function hasPayout(store: Store, run: PayoutRun, status: Payout['status']): Promise<boolean> {
  const since = { after: `payout_${run.at}`, limit: LOOKED_AT }
  const query = { child: 'status', equals: status } as const
  const read = (part: Page) => store.find('affiliatePayouts', { ...query, ...part })
  const { entries } = await readPage(read, payoutSchema, since)
  return entries.some((payout) => payout.run === run.id)
}

/** Payouts of a run, or of a partner, newest first. */
export function findPayouts(
  store: Store,
  by: { run: string } | { uid: string },
  page: Page,
): Promise<Listing<Payout>> {
  const [child, equals] = 'run' in by ? (['run', by.run] as const) : (['uid', by.uid] as const)
  return readPage((part) => store.find('affiliatePayouts', { child, equals, ...part }), payoutSchema, page)
}

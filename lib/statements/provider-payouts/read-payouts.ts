import { isDeepStrictEqual } from 'node:util'
import { dayOf, dayStart, now, shiftDay } from '@/lib/core/clock'
import { idTime } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { bookingDaysAdded } from '@/lib/invoices/booking-days'
import { ownerNotified } from '@/lib/mail/data'
import { readOrder } from '@/lib/orders/data'
import { providerPayoutDays } from '@/lib/orders/invoicing/provider-payout-bookings'
import { findPaidOrderId, storedId } from '@/lib/payment/data'
import type { PayoutFacts, PayoutLineFacts, ProviderPage } from '@/lib/payment/hosted-payment'
import {
  findByProviderId,
  getProviderPayout,
  lastPayoutDay,
  payoutWritten,
  providerPayoutId,
  savePayoutLines,
} from '@/lib/payment/payouts/data'
import {
  addSums,
  addsUp,
  NO_SUMS,
  payoutLineKey,
  type PayoutLine,
  type ProviderPayout,
} from '@/lib/payment/payouts/schema'
import { hostedPayment, offeredProviders } from '@/lib/payment/providers/providers'
import type { Provider } from '@/lib/payment/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { judgedLine } from './judge-line'

/** Days for which a payout may still change after later ones were read: one that arrived can come back. */
const OPEN_DAYS = 30
const MOST_UNFIT = 20

export function hasProviderPayouts(): boolean {
  return offeredProviders().length > 0
}

/** There is a provider, or payouts were read before the shop gave up its account. */
export async function mayShowProviderPayouts(store: Store): Promise<boolean> {
  if (offeredProviders().length > 0) return true
  return (await store.list('providerPayouts', { limit: 1 })).length > 0
}

/**
 * Oldest first; each is compared with the orders, and booked. Safe to repeat, and to run in several processes. One
 * that cannot be read does not affect the others. @throws the first error, after the others have been read
 */
export async function readProviderPayouts(store: Store): Promise<void> {
  const failures: unknown[] = []
  for (const provider of offeredProviders()) {
    const since = await readSince(store, provider)
    if (since === null) continue
    const listed = await allOf((after) => hostedPayment(provider).payouts(since, after))
    let isToldOf = false
    for (const facts of listed.reverse()) {
      try {
        if (await readPayout(store, provider, facts, !isToldOf)) isToldOf = true
      } catch (error) {
        log().error({ error, provider, payoutId: facts.id }, 'payout of the provider not read')
        failures.push(error)
      }
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** In ms; null if the shop has no orders, to which payouts could belong. */
async function readSince(store: Store, provider: Provider): Promise<number | null> {
  const day = await lastPayoutDay(store, provider)
  if (day !== null) return dayStart(shiftDay(day, -OPEN_DAYS))
  const [first] = await store.list('orders', { limit: 1, after: '' })
  return first ? idTime(first.key) : null
}

async function allOf<Entry>(read: (after: string | null) => Promise<ProviderPage<Entry>>): Promise<Entry[]> {
  const all: Entry[] = []
  let after: string | null = null
  do {
    const page: ProviderPage<Entry> = await read(after)
    all.push(...page.entries)
    after = page.next
  } while (after !== null)
  return all
}

/** Again only if it did not add up, or has come back since. @returns whether it newly does not add up */
async function readPayout(
  store: Store,
  provider: Provider,
  facts: PayoutFacts,
  mayTell: boolean,
): Promise<boolean> {
  if (facts.status === 'underway') return false
  const id = providerPayoutId(provider, facts)
  let before = await getProviderPayout(store, id)
  const isBack = before?.hasArrived && before.returnedOn === undefined && facts.status === 'failed'
  if (before && before.state !== 'wrong' && !isBack) return false
  for (;;) {
    const outcome = await comparePayout(store, provider, facts, { before, mayTell })
    log().info({ payoutId: id, outcome }, 'payout of the provider read')
    if (outcome !== 'stale') return outcome === 'news'
    before = await getProviderPayout(store, id)
  }
}

/** @returns `stale` if changed concurrently, so its lines must be read again; `news` if it newly does not add up */
async function comparePayout(
  store: Store,
  provider: Provider,
  facts: PayoutFacts,
  { before, mayTell }: { before: ProviderPayout | null; mayTell: boolean },
): Promise<'stale' | 'news' | 'done'> {
  const id = providerPayoutId(provider, facts)
  const sums = await readLines(store, provider, id, facts)
  return optimisticUpdate<'stale' | 'news' | 'done'>(store, async () => {
    const kept = await getProviderPayout(store, id)
    if (changesOf(kept) !== changesOf(before)) return { result: 'stale' }
    const payout = payoutOf(provider, facts, sums, kept)
    if (kept && isSame(kept, payout)) return { result: 'done' }
    const { onceKey, changes } = payoutWritten(payout, changesOf(kept))
    const isNews = payout.state === 'wrong' && kept?.state !== 'wrong'
    const told =
      mayTell && isNews ? ownerNotified('unmatched', { template: 'owner-provider-payout', about: id }) : {}
    return {
      onceKey,
      changes: { ...changes, ...bookingDaysAdded(id, providerPayoutDays(payout)), ...told },
      result: isNews ? 'news' : 'done',
    }
  })
}

const changesOf = (payout: ProviderPayout | null) => payout?.changes ?? 0

type Sums = Pick<ProviderPayout, 'lines' | 'problems' | 'unfit' | 'fees' | 'net'>

const hasProblem = ({ problem }: PayoutLine) => problem !== undefined

async function readLines(
  store: Store,
  provider: Provider,
  id: string,
  { id: payoutId }: PayoutFacts,
): Promise<Sums> {
  let sums = NO_SUMS
  const unfit: [string, PayoutLine][] = []
  let after: string | null = null
  do {
    const page: ProviderPage<PayoutLineFacts> = await hostedPayment(provider).payoutLines(payoutId, after)
    const lines = await Promise.all(page.entries.map((facts) => judge(store, provider, facts)))
    await savePayoutLines(store, id, lines)
    sums = lines.reduce(addSums, sums)
    unfit.push(...lines.filter(hasProblem).map((line): [string, PayoutLine] => [payoutLineKey(line), line]))
    unfit.length = Math.min(unfit.length, MOST_UNFIT)
    after = page.next
  } while (after !== null)
  return unfit.length === 0 ? sums : { ...sums, unfit: Object.fromEntries(unfit) }
}

async function judge(store: Store, provider: Provider, facts: PayoutLineFacts): Promise<PayoutLine> {
  const { kind, paymentId, sourceId } = facts
  const orderId = paymentId === null ? null : await findPaidOrderId(store, provider, paymentId)
  const order = orderId === null ? null : await readOrder(store, orderId)
  const isReturn = kind === 'payoutReturned' && sourceId !== null
  return judgedLine(facts, {
    order: order === 'broken' ? null : order,
    returned: isReturn ? await findByProviderId(store, provider, sourceId) : null,
  })
}

/** Its days in the books no longer change. */
function payoutOf(
  provider: Provider,
  { id, amount, currency, createdAt, arrivesOn, status }: PayoutFacts,
  sums: Sums,
  before: ProviderPayout | null,
): Omit<ProviderPayout, 'changes'> {
  const isRight = addsUp({ amount, currency, ...sums })
  const payout: Omit<ProviderPayout, 'changes'> = {
    id: providerPayoutId(provider, { id, createdAt }),
    provider,
    providerId: storedId(provider, id),
    amount,
    currency,
    createdAt,
    arrivesOn,
    hasArrived: status === 'paid',
    ...before,
    ...sums,
    readAt: now(),
    state: isRight ? 'right' : before?.state === 'checked' ? 'checked' : 'wrong',
  }
  if (sums.unfit === undefined) delete payout.unfit
  if (status === 'failed') payout.returnedOn ??= dayOf(now())
  return payout
}

function isSame(kept: ProviderPayout, payout: Omit<ProviderPayout, 'changes'>): boolean {
  return isDeepStrictEqual(kept, { ...payout, readAt: kept.readAt, changes: kept.changes })
}

import { dayOf, now } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import { storedId } from '../data'
import type { PayoutFacts } from '../hosted-payment'
import type { Provider } from '../schema'
import { moneyChanges } from '../unmatched-data'
import {
  payoutLineKey,
  payoutLineSchema,
  providerPayoutSchema,
  type PayoutLine,
  type ProviderPayout,
} from './schema'

export function providerPayoutId(
  provider: Provider,
  { id, createdAt }: Pick<PayoutFacts, 'id' | 'createdAt'>,
): string {
  return `${dayOf(createdAt)}_${storedId(provider, id)}`
}

export async function getProviderPayout(store: Store, id: string): Promise<ProviderPayout | null> {
  const value = await store.get(`providerPayouts/${id}`)
  return value === null ? null : providerPayoutSchema.parse(value)
}

export function findProviderPayouts(
  store: Store,
  state: ProviderPayout['state'] | null,
  page: Page,
): Promise<Listing<ProviderPayout>> {
  const read = (part: Page) =>
    state === null
      ? store.list('providerPayouts', part)
      : store.find('providerPayouts', { child: 'state', equals: state, ...part })
  return readPage(read, providerPayoutSchema, page)
}

/** Null if the shop has not read it, or cannot read its record. */
export async function findByProviderId(
  store: Store,
  provider: Provider,
  id: string,
): Promise<ProviderPayout | null> {
  const equals = storedId(provider, id)
  const [found] = await store.find('providerPayouts', { child: 'providerId', equals, limit: 1 })
  return (found && providerPayoutSchema.safeParse(found.value).data) ?? null
}

/** The day of its creation at the provider; null if the shop has read none. */
export async function lastPayoutDay(store: Store, provider: Provider): Promise<string | null> {
  const [last] = await store.find('providerPayouts', { child: 'provider', equals: provider, limit: 1 })
  return last?.key.slice(0, 'YYYY-MM-DD'.length) ?? null
}

export function savePayoutLines(store: Store, payoutId: string, lines: readonly PayoutLine[]): Promise<void> {
  const place = (line: PayoutLine) => `providerPayoutLines/${payoutId}/${payoutLineKey(line)}`
  return store.update(Object.fromEntries(lines.map((line) => [place(line), payoutLineSchema.parse(line)])))
}

export function listPayoutLines(store: Store, payoutId: string, page: Page): Promise<Listing<PayoutLine>> {
  return readPage((part) => store.list(`providerPayoutLines/${payoutId}`, part), payoutLineSchema, page)
}

export function payoutWritten(payout: Omit<ProviderPayout, 'changes'>, changes: number): OnceChanges {
  const { id } = payout
  return {
    onceKey: `providerpayout_${id}_${changes}`,
    changes: {
      [`providerPayouts/${id}`]: providerPayoutSchema.parse({ ...payout, changes: changes + 1 }),
      ...moneyChanges.changed(),
    },
  }
}

export function payoutChecked(
  payout: ProviderPayout,
  { note, actor }: { note: string; actor: string },
): OnceChanges {
  const { changes } = payout
  return payoutWritten({ ...payout, state: 'checked', note, checkedAt: now(), checkedBy: actor }, changes)
}

export function payoutsRemoved(ids: readonly string[]): Changes {
  return Object.fromEntries(
    ids.flatMap((id) => [
      [`providerPayouts/${id}`, null],
      [`providerPayoutLines/${id}`, null],
    ]),
  )
}

import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import { keyedHash } from '@/lib/core/server-secret'
import { increment, type Changes, type Path, type Store } from '@/lib/store/store'
import type { Order } from '../schema'
import { mailboxOf } from '@/lib/core/text/email-address'

/** By the money-back promise in a year, in cents; stored at `goodwill/{year}/{presetId}`. */
export const goodwillCountSchema = z.object({ count: z.int(), amount: z.int() })
export type GoodwillCount = z.infer<typeof goodwillCountSchema>

/** One refund of a preset per mailbox and account. Hashed, so that they reveal neither. */
function goodwillOnceKeys(order: Pick<Order, 'email' | 'emailBefore' | 'customerUid'>, presetId: string) {
  const { email, emailBefore, customerUid } = order
  const mailboxes = [email, emailBefore].flatMap((address) => (address ? [`mail ${mailboxOf(address)}`] : []))
  const buyers = [...mailboxes, ...(customerUid === undefined ? [] : [`account ${customerUid}`])]
  return [...new Set(buyers)].map((buyer) => payeeOnceKey(buyer, presetId))
}

export function payeeOnceKey(payee: string, presetId: string): string {
  return `goodwill_${keyedHash('goodwill', payee)}_${presetId}`
}

export async function wasGoodwillGiven(store: Store, order: Order, presetId: string): Promise<boolean> {
  const onceKeys = goodwillOnceKeys(order, presetId).map((onceKey) => store.get(`once/${onceKey}`))
  return (await Promise.all(onceKeys)).some((onceKey) => onceKey !== null)
}

/** Time in ms, amount in cents. */
export function goodwillGiven(
  order: Order,
  presetId: string,
  given: { at: number; amount: number },
): Changes {
  const onceKeys = goodwillOnceKeys(order, presetId).map((onceKey) => [`once/${onceKey}`, given.at] as const)
  const counted = Object.entries(goodwillOf(presetId, given)).map(
    ([path, by]) => [path, increment(by)] as const,
  )
  return Object.fromEntries<Changes[string]>([...onceKeys, ...counted])
}

/** Increments by path. */
export function goodwillOf(
  presetId: string,
  { at, amount }: { at: number; amount: number },
): Record<Path, number> {
  const path = `goodwill/${dayOf(at).slice(0, 4)}/${presetId}`
  return { [`${path}/count`]: 1, [`${path}/amount`]: amount }
}

/** By preset id. */
export async function countGoodwill(store: Store): Promise<Map<string, GoodwillCount>> {
  const sums = new Map<string, GoodwillCount>()
  for (const year of Object.values(Object((await store.get('goodwill')) ?? {}))) {
    for (const [presetId, value] of Object.entries(Object(year))) {
      const { data } = goodwillCountSchema.safeParse(value)
      const { count, amount } = sums.get(presetId) ?? { count: 0, amount: 0 }
      if (data) sums.set(presetId, { count: count + data.count, amount: amount + data.amount })
    }
  }
  return sums
}

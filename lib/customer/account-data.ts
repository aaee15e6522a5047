import 'server-only'
import { z } from 'zod'
import { getProfile } from '@/lib/account/data'
import { sessionUserSchema, type SessionUser } from '@/lib/account/schema'
import { getApplication } from '@/lib/affiliate/applications/data'
import { applicationSchema } from '@/lib/affiliate/applications/schema'
import { getAffiliate } from '@/lib/affiliate/data'
import { findSalesOf, listLedger } from '@/lib/affiliate/sale-data'
import { getDaily } from '@/lib/affiliate/click-data'
import { affiliateSchema, dailySchema } from '@/lib/affiliate/schema'
import { ledgerEntrySchema, saleSchema } from '@/lib/affiliate/sale-schema'
import { partBefore, type Listing } from '@/lib/core/listing'
import { isSameMailbox } from '@/lib/core/same-mailbox'
import { findMailsOfOrder } from '@/lib/mail/data'
import { mailSchema, type Mail } from '@/lib/mail/schema'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import { orderSchema } from '@/lib/orders/schema'
import { ratingsOf } from '@/lib/ratings/own-ratings'
import { ratingSchema, type Rating } from '@/lib/ratings/schema'
import type { Page, Store } from '@/lib/store/store'
import { listKept } from '@/lib/studio/list-kept'
import { keptPresetSchema } from '@/lib/studio/schema'
import { votingData } from '@/lib/voting/own-votes'
import { findWithdrawalsOfOrder } from '@/lib/withdrawals/data'
import { withdrawalSchema, type Withdrawal } from '@/lib/withdrawals/schema'

/** Orders or sales that are read at once. */
const PAGE_SIZE = 100
/** More than anybody has. */
const DAYS = 10_000

/** What only serves to recognise somebody (hashes), others' addresses and what the desk notes for itself stay inside. */
const ownOrderSchema = orderSchema.omit({
  accessTokenHash: true,
  idempotencyKey: true,
  bodyHash: true,
  attribution: true,
  note: true,
})
const ownMailSchema = mailSchema.omit({ tries: true, lastError: true, again: true })
const ownWithdrawalSchema = withdrawalSchema.omit({ idempotencyKey: true, bodyHash: true, actor: true })
const ownRatingSchema = ratingSchema.omit({ shownFor: true })
const ownSaleSchema = saleSchema.omit({ customerEmail: true })

/**
 * Everything about a user that is still stored (lib/legal/retention.ts), as it is stored, as the text of a JSON file in pieces,
 * of which only one is in memory at a time; money in cents, times in ms (Art. 15, 20 DSGVO).
 */
export async function* accountData(store: Store, user: SessionUser): AsyncGenerator<string, void> {
  const { uid } = user
  const { avatar } = await getProfile(store, uid)
  yield `{"profile": ${json(sessionUserSchema, user)},\n"avatar": ${JSON.stringify(avatar)},\n"orders": `
  yield* jsonList(ownOrderSchema, (page) => findOrdersByCustomer(store, uid, page))
  yield ',\n"mails": '
  yield* jsonList(ownMailSchema, (page) => mailsOf(store, uid, page))
  yield ',\n"withdrawals": '
  yield* jsonList(ownWithdrawalSchema, (page) => withdrawalsOf(store, uid, page))
  yield `,\n"presets": ${json(z.array(keptPresetSchema), await listKept(store, uid))}`
  yield `,\n"voting": ${JSON.stringify(await votingData(store, uid))}`
  yield ',\n"ratings": '
  yield* jsonList(ownRatingSchema, (page) => ratingsUnder(store, uid, page))
  yield `,\n"application": ${json(applicationSchema.nullable(), await getApplication(store, uid))}`
  const partner = await getAffiliate(store, uid)
  if (!partner) return yield ',\n"partner": null}\n'
  const daily = await getDaily(store, uid, { limit: DAYS })
  yield `,\n"partner": {"record": ${json(affiliateSchema, partner)},\n`
  yield `"daily": ${json(z.record(z.string(), dailySchema), daily)},\n"sales": `
  yield* jsonList(ownSaleSchema, (page) => findSalesOf(store, uid, page))
  yield ',\n"ledger": '
  yield* jsonList(ledgerEntrySchema, (page) => listLedger(store, uid, page))
  yield '}}\n'
}

/** The mails about a part of an account's orders, but for those to the shop's owner. */
async function mailsOf(store: Store, uid: string, page: Page): Promise<Listing<Mail>> {
  const { entries: orders, ...listing } = await findOrdersByCustomer(store, uid, page)
  const found = await Promise.all(orders.map(({ id }) => findMailsOfOrder(store, id, { limit: PAGE_SIZE })))
  const mails = found.flatMap(({ entries }) => entries)
  return { ...listing, entries: mails.filter(({ template }) => !template.startsWith('owner-')) }
}

/**
 * The withdrawals about a part of an account's orders that name the address of their order: whoever else declares one about an
 * order stays unknown to its account.
 */
async function withdrawalsOf(store: Store, uid: string, page: Page): Promise<Listing<Withdrawal>> {
  const { entries: orders, ...listing } = await findOrdersByCustomer(store, uid, page)
  const found = await Promise.all(
    orders.map(async ({ id, email }) => {
      const { entries } = await findWithdrawalsOfOrder(store, id, { limit: PAGE_SIZE })
      return entries.filter((withdrawal) => isSameMailbox(withdrawal.email, email))
    }),
  )
  return { ...listing, entries: found.flat() }
}

/** What was rated of a part of an account's orders. */
async function ratingsUnder(store: Store, uid: string, page: Page): Promise<Listing<Rating>> {
  const { entries: orders, ...listing } = await findOrdersByCustomer(store, uid, page)
  const found = await Promise.all(orders.map(({ id }) => ratingsOf(store, id)))
  return { ...listing, entries: found.flat() }
}

/** All entries that `read` gives page by page, as a JSON array with one entry a line. */
async function* jsonList<Value>(
  schema: z.ZodType,
  read: (page: Page) => Promise<Listing<Value>>,
): AsyncGenerator<string, void> {
  yield '['
  let start = '\n'
  let before: string | null = null
  do {
    const { entries, next }: Listing<Value> = await read(partBefore(before, PAGE_SIZE))
    if (entries.length > 0) yield start + entries.map((entry) => json(schema, entry)).join(',\n')
    if (entries.length > 0) start = ',\n'
    before = next
  } while (before !== null)
  yield ']'
}

const json = (schema: z.ZodType, value: unknown) => JSON.stringify(schema.parse(value))

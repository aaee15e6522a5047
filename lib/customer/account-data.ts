import 'server-only'
import { z } from 'zod'
import { getProfile } from '@/lib/account/data'
import { sessionUserSchema, type SessionUser } from '@/lib/account/schema'
import { getApplication } from '@/lib/affiliate/applications/data'
import { applicationSchema } from '@/lib/affiliate/applications/schema'
import { readAffiliate } from '@/lib/affiliate/data'
import { findSalesOf, listLedger } from '@/lib/affiliate/sales/data'
import { listDaily } from '@/lib/affiliate/clicks/data'
import { affiliateSchema, dailySchema } from '@/lib/affiliate/schema'
import { ledgerEntrySchema, saleSchema } from '@/lib/affiliate/sales/schema'
import { partBefore, type Listing } from '@/lib/core/listing'
import { isSameMailbox } from '@/lib/core/text/same-mailbox'
import { copiedHeardSchema, listAccountsHeard } from '@/lib/heard/list-heard'
import { findMailsOfOrder } from '@/lib/mail/data'
import { mailSchema, type Mail } from '@/lib/mail/schema'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import { ownOrderSchema } from '@/lib/orders/order-fields'
import { listRatingsOf } from '@/lib/ratings/own-ratings'
import { ratingSchema, type Rating } from '@/lib/ratings/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { listKept } from '@/lib/studio/kept-presets'
import { keptPresetSchema } from '@/lib/studio/schema'
import { votingData } from '@/lib/voting/own-votes'
import { findWithdrawalsOfOrder } from '@/lib/withdrawals/data'
import { withdrawalSchema, type Withdrawal } from '@/lib/withdrawals/schema'

/** Orders or sales read at a time. */
const PAGE_SIZE = 100
/** More days than anyone has. */
const DAYS = 10_000

/** Left out: hashes that only serve to recognise someone, other people's addresses and the desk's own notes. */
const ownMailSchema = mailSchema.omit({ tries: true, lastError: true, again: true })
const ownWithdrawalSchema = withdrawalSchema.omit({ idempotencyKey: true, bodyHash: true, actor: true })
const ownRatingSchema = ratingSchema.omit({ shownFor: true })
const ownSaleSchema = saleSchema.omit({ customerEmail: true })

/**
 * Everything still stored about a user (lib/legal/retention.ts), as stored, as a JSON file streamed in pieces so
 * that only one is in memory at a time; money in cents, times in ms (Art. 15, 20 DSGVO). Unreadable entries are
 * listed at the end.
 */
export async function* accountData(store: Store, user: SessionUser): AsyncGenerator<string, void> {
  const { uid } = user
  const broken = new Set<string>()
  const part = <Value>(reading: Promise<Value>, path: string) =>
    readOr(reading, undefined).then((value) => {
      if (value === undefined) broken.add(path)
      return value ?? null
    })
  const profile = await part(getProfile(store, uid), `users/${uid}`)
  yield `{"profile": ${json(sessionUserSchema, user)},\n"avatar": ${JSON.stringify(profile?.avatar ?? null)},\n"headset": ${JSON.stringify(profile?.headset ?? null)},\n"orders": `
  yield* jsonList(ownOrderSchema, broken, 'orders/', (page) => findOrdersByCustomer(store, uid, page))
  yield ',\n"mails": '
  yield* jsonList(ownMailSchema, broken, '', (page) => mailsOf(store, uid, page))
  yield ',\n"withdrawals": '
  yield* jsonList(ownWithdrawalSchema, broken, '', (page) => withdrawalsOf(store, uid, page))
  const kept = await part(listKept(store, uid), `users/${uid}/presets`)
  yield `,\n"presets": ${json(z.array(keptPresetSchema), kept ?? [])}`
  const { broken: brokenVotes, ...voting } = await votingData(store, uid)
  for (const path of brokenVotes) broken.add(path)
  yield `,\n"voting": ${JSON.stringify(voting)}`
  yield ',\n"ratings": '
  yield* jsonList(ownRatingSchema, broken, '', (page) => ratingsUnder(store, uid, page))
  const heard = await listAccountsHeard(store, uid)
  for (const path of heard.broken) broken.add(path)
  yield `,\n"heard": ${json(z.array(copiedHeardSchema), heard.entries)}`
  const application = await part(getApplication(store, uid), `affiliateApplications/${uid}`)
  yield `,\n"application": ${json(applicationSchema.nullable(), application)},\n"partner": `
  yield* partnerData(store, uid, broken)
  yield `,\n"unreadable": ${JSON.stringify([...broken])}}\n`
}

/** Null for non-partners. */
async function* partnerData(store: Store, uid: string, broken: Set<string>): AsyncGenerator<string, void> {
  const partner = await readAffiliate(store, uid)
  if (partner === null) return yield 'null'
  if (partner === 'broken') broken.add(`affiliateUsers/${uid}`)
  const { entries: days, broken: brokenDays } = await listDaily(store, uid, { limit: DAYS })
  for (const day of brokenDays) broken.add(`affiliateDaily/${uid}/${day}`)
  yield `{"record": ${json(affiliateSchema.nullable(), partner === 'broken' ? null : partner)},\n`
  yield `"daily": ${json(z.record(z.string(), dailySchema), Object.fromEntries(days))},\n"sales": `
  yield* jsonList(ownSaleSchema, broken, 'affiliateSales/', (page) => findSalesOf(store, uid, page))
  yield ',\n"ledger": '
  yield* jsonList(ledgerEntrySchema, broken, `affiliateLedger/${uid}/`, (page) =>
    listLedger(store, uid, page),
  )
  yield '}'
}

/** Mails about one page of an account's orders, except those to the shop's owner. */
async function mailsOf(store: Store, uid: string, page: Page): Promise<Listing<Mail>> {
  const { entries: orders, ...listing } = await findOrdersByCustomer(store, uid, page)
  const found = await Promise.all(orders.map(({ id }) => findMailsOfOrder(store, id, { limit: PAGE_SIZE })))
  const mails = found.flatMap(({ entries }) => entries)
  const broken = found.flatMap((part) => part.broken.map((key) => `mails/${key}`))
  return { ...listing, broken, entries: mails.filter(({ template }) => !template.startsWith('owner-')) }
}

/**
 * Withdrawals for one page of an account's orders, limited to those that name the order's own address: if
 * someone else declares one for an order, the account does not learn who.
 */
async function withdrawalsOf(store: Store, uid: string, page: Page): Promise<Listing<Withdrawal>> {
  const { entries: orders, ...listing } = await findOrdersByCustomer(store, uid, page)
  const found = await Promise.all(
    orders.map(async ({ id, email }) => {
      const { entries, broken } = await findWithdrawalsOfOrder(store, id, { limit: PAGE_SIZE })
      return { broken, entries: entries.filter((withdrawal) => isSameMailbox(withdrawal.email, email)) }
    }),
  )
  return {
    ...listing,
    broken: found.flatMap((part) => part.broken.map((key) => `withdrawals/${key}`)),
    entries: found.flatMap(({ entries }) => entries),
  }
}

/** The ratings left for one page of an account's orders. */
async function ratingsUnder(store: Store, uid: string, page: Page): Promise<Listing<Rating>> {
  const { entries: orders, ...listing } = await findOrdersByCustomer(store, uid, page)
  const found = await Promise.all(orders.map(({ id }) => listRatingsOf(store, id)))
  return {
    ...listing,
    broken: found.flatMap(({ broken }) => broken),
    entries: found.flatMap(({ entries }) => entries),
  }
}

/**
 * All entries that `read` returns page by page, as a JSON array with one entry per line.
 * @param broken collects the paths of unreadable entries: their keys with the path in front
 */
async function* jsonList<Value>(
  schema: z.ZodType,
  broken: Set<string>,
  place: string,
  read: (page: Page) => Promise<Listing<Value>>,
): AsyncGenerator<string, void> {
  yield '['
  let start = '\n'
  let before: string | null = null
  do {
    const { entries, next, ...unread }: Listing<Value> = await read(partBefore(before, PAGE_SIZE))
    for (const key of unread.broken) broken.add(place + key)
    if (entries.length > 0) yield start + entries.map((entry) => json(schema, entry)).join(',\n')
    if (entries.length > 0) start = ',\n'
    before = next
  } while (before !== null)
  yield ']'
}

const json = (schema: z.ZodType, value: unknown) => JSON.stringify(schema.parse(value))

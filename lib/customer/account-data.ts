import { z } from 'zod'
import { accountWith, devicesOf } from '@/lib/account/account-facts'
import { getProfile } from '@/lib/account/data'
import { factorStateSchema } from '@/lib/account/factor/schema'
import { factorState } from '@/lib/account/set-up-factor'
import { copiedPasskeys } from '@/lib/account/passkeys/own-passkeys'
import { shownPasskeySchema } from '@/lib/account/passkeys/schema'
import { sessionUserSchema, type SessionUser } from '@/lib/account/schema'
import { getApplication } from '@/lib/affiliate/applications/data'
import { applicationSchema } from '@/lib/affiliate/applications/schema'
import { readAffiliate } from '@/lib/affiliate/data'
import { getNotices } from '@/lib/affiliate/notices/data'
import { copiedNoticesSchema } from '@/lib/affiliate/notices/schema'
import { findSalesOf, listLedger } from '@/lib/affiliate/sales/data'
import { listDaily } from '@/lib/affiliate/clicks/data'
import { affiliateSchema, dailySchema } from '@/lib/affiliate/schema'
import { getStage, getStagePicture } from '@/lib/affiliate/stage/data'
import { stageSchema } from '@/lib/affiliate/stage/schema'
import { ledgerEntrySchema, saleSchema } from '@/lib/affiliate/sales/schema'
import { findOrdersByCustomer } from '@/lib/orders/find-data'
import { ownOrderSchema } from '@/lib/orders/order-fields'
import { findReportsBy } from '@/lib/ratings/reports/data'
import { pictureContentSchema } from '@/lib/pictures/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { listKept } from '@/lib/studio/own-presets'
import { ownPresetSchema } from '@/lib/studio/schema'
import { votingData } from '@/lib/voting/own-votes'
import { findUnassigned } from '@/lib/withdrawals/data'
import {
  json,
  jsonList,
  mailsUnder,
  ownMailSchema,
  ownRatingSchema,
  ownReportSchema,
  ownTransferSchema,
  ownWithdrawalSchema,
  ratingsUnder,
  transfersUnder,
  withdrawalsUnder,
  type ReadOrders,
} from './copied-parts'

const DAYS = 10_000

/** Nothing about the buyer, nor why a sale is held, which the desk alone knows. */
const ownSaleSchema = saleSchema.omit({
  customerEmail: true,
  orderId: true,
  trackingCode: true,
  flags: true,
  holds: true,
  review: true,
  paidAgainAt: true,
})

/**
 * All that is stored about a user (lib/legal/retention.ts), as JSON in pieces, one in memory at a time; cents, ms
 * (Art. 15, 20 DSGVO). Unreadable entries are listed at the end.
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
  const account = await accountWith(store, uid)
  const factor = await part(factorState(store, uid), `factors/${uid}`)
  const sessions = account ? await devicesOf(store, account) : []
  const passkeys = await copiedPasskeys(store, uid)
  for (const path of passkeys.broken) broken.add(path)
  yield `{"profile": ${json(sessionUserSchema, user)},\n"avatar": ${JSON.stringify(profile?.avatar ?? null)},\n"headset": ${JSON.stringify(profile?.headset ?? null)},\n"sessions": ${JSON.stringify(sessions)},\n"secondFactor": ${json(factorStateSchema.nullable(), factor)},\n"passkeys": ${json(z.array(shownPasskeySchema), passkeys.entries)},\n"orders": `
  const orders: ReadOrders = (page) => findOrdersByCustomer(store, uid, page)
  yield* jsonList(ownOrderSchema, broken, 'orders/', orders)
  yield ',\n"mails": '
  yield* jsonList(ownMailSchema, broken, '', (page) => mailsUnder(store, orders, page))
  yield ',\n"withdrawals": '
  yield* jsonList(ownWithdrawalSchema, broken, '', (page) => withdrawalsUnder(store, orders, page))
  if (user.emailVerified) {
    yield ',\n"withdrawalsWithoutOrder": '
    yield* jsonList(ownWithdrawalSchema, broken, 'withdrawals/', (page) =>
      findUnassigned(store, user.email, page),
    )
    yield ',\n"reports": '
    yield* jsonList(ownReportSchema, broken, 'reports/', (page) => findReportsBy(store, user.email, page))
  }
  yield ',\n"transfers": '
  yield* jsonList(ownTransferSchema, broken, '', (page) => transfersUnder(store, orders, page))
  const kept = await part(listKept(store, uid), `users/${uid}/presets`)
  yield `,\n"presets": ${json(z.array(ownPresetSchema), kept ?? [])}`
  const { broken: brokenVotes, ...voting } = await votingData(store, uid)
  for (const path of brokenVotes) broken.add(path)
  yield `,\n"voting": ${JSON.stringify(voting)}`
  yield ',\n"ratings": '
  yield* jsonList(ownRatingSchema, broken, '', (page) => ratingsUnder(store, orders, page))
  const application = await part(getApplication(store, uid), `affiliateApplications/${uid}`)
  yield `,\n"application": ${json(applicationSchema.nullable(), application)},\n"partner": `
  yield* partnerData(store, uid, broken)
  const stage = await part(getStage(store, uid), `partnerStages/${uid}`)
  const picture = await part(getStagePicture(store, uid), `partnerPictures/${uid}`)
  yield `,\n"partnerPage": ${json(stageSchema.nullable(), stage)}`
  yield `,\n"partnerPicture": ${json(pictureContentSchema.nullable(), picture)}`
  yield `,\n"unreadable": ${JSON.stringify([...broken])}}\n`
}

async function* partnerData(store: Store, uid: string, broken: Set<string>): AsyncGenerator<string, void> {
  const partner = await readAffiliate(store, uid)
  if (partner === null) return yield 'null'
  if (partner === 'broken') broken.add(`affiliateUsers/${uid}`)
  const { entries: days, broken: brokenDays } = await listDaily(store, uid, { limit: DAYS })
  for (const day of brokenDays) broken.add(`affiliateDaily/${uid}/${day}`)
  yield `{"record": ${json(affiliateSchema.nullable(), partner === 'broken' ? null : partner)},\n`
  const notices = await readOr(getNotices(store, uid), null)
  if (notices === null) broken.add(`partnerNotices/${uid}`)
  yield `"notices": ${json(copiedNoticesSchema.nullable(), notices)},\n`
  yield `"daily": ${json(z.record(z.string(), dailySchema), Object.fromEntries(days))},\n"sales": `
  yield* jsonList(ownSaleSchema, broken, 'affiliateSales/', (page) => findSalesOf(store, uid, page))
  yield ',\n"ledger": '
  yield* jsonList(ledgerEntrySchema, broken, `affiliateLedger/${uid}/`, (page) =>
    listLedger(store, uid, page),
  )
  yield '}'
}

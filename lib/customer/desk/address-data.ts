import { copiedInvitation, invitationUnder } from '@/lib/account/staff/data'
import { invoiceSchema } from '@/lib/invoices/schema'
import { declaredCollections } from '@/lib/records/collections'
import { findOrdersByEmail } from '@/lib/orders/find-data'
import { ownOrderSchema } from '@/lib/orders/order-fields'
import { findReportsBy } from '@/lib/ratings/reports/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { textGroup } from '@/messages/texts'
import { findUnassigned } from '@/lib/withdrawals/data'
import { accountData } from '../account-data'
import {
  invoicesUnder,
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
} from '../copied-parts'
import { requirePerson } from './find-person'

const leftOut = textGroup('admin.customers.leftOut')

function leftOutOf(hasUnverified: boolean): Record<string, string> {
  const reasons = [...declaredCollections].flatMap(([name, { copied = 'file' }]) =>
    copied === 'file' || copied === 'account' ? [] : [[name, leftOut[copied]]],
  )
  const unverified = hasUnverified ? { account: leftOut.unverified } : {}
  const { otherMails } = leftOut
  return { ...Object.fromEntries(reasons), ...unverified, otherMails }
}

/**
 * JSON in pieces. With `accountData` only if the account's address is verified: else anyone might have opened it.
 * @throws ShopError `customer_not_found`
 */
export async function addressData(store: Store, key: string): Promise<AsyncGenerator<string, void>> {
  const person = await requirePerson(store, key)
  return pieces(store, person)
}

async function* pieces(
  store: Store,
  { email, account: found }: Awaited<ReturnType<typeof requirePerson>>,
): AsyncGenerator<string, void> {
  const broken = new Set<string>()
  const orders: ReadOrders = (page) => findOrdersByEmail(store, email, page)
  yield `{"email": ${JSON.stringify(email)},\n"orders": `
  yield* jsonList(ownOrderSchema, broken, 'orders/', orders)
  yield ',\n"invoices": '
  yield* jsonList(invoiceSchema, broken, '', (page) => invoicesUnder(store, orders, page))
  yield ',\n"mails": '
  yield* jsonList(ownMailSchema, broken, '', (page) => mailsUnder(store, orders, page))
  yield ',\n"withdrawals": '
  yield* jsonList(ownWithdrawalSchema, broken, '', (page) => withdrawalsUnder(store, orders, page))
  yield ',\n"withdrawalsWithoutOrder": '
  yield* jsonList(ownWithdrawalSchema, broken, 'withdrawals/', (page) => findUnassigned(store, email, page))
  yield ',\n"bankEntries": '
  yield* jsonList(ownTransferSchema, broken, '', (page) => transfersUnder(store, orders, page))
  yield ',\n"ratings": '
  yield* jsonList(ownRatingSchema, broken, '', (page) => ratingsUnder(store, orders, page))
  yield ',\n"reports": '
  yield* jsonList(ownReportSchema, broken, 'reports/', (page) => findReportsBy(store, email, page))
  const invitation = await readOr(invitationUnder(store, email), null)
  yield `,\n"invitations": ${JSON.stringify(invitation ? [copiedInvitation(invitation)] : [])}`
  yield ',\n"account": '
  if (found?.emailVerified) yield* accountData(store, found)
  else yield 'null'
  const notIncluded = leftOutOf(found !== null && !found.emailVerified)
  yield `,\n"notIncluded": ${JSON.stringify(notIncluded, null, 2)},\n"unreadable": ${JSON.stringify([...broken])}}\n`
}

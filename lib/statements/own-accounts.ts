import { ShopError } from '@/lib/core/errors'
import { isValidIBAN } from 'ibantools'
import { findOrders } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { owner } from '@/lib/legal/current-owner'
import { readFormerOwners } from '@/lib/legal/former-owners'
import type { Store } from '@/lib/store/store'
import type { IdentifiedStatement } from './reading/identify-statement'
import { compactIban } from './reading/read-values'
import { accountSentence, sentenceOf } from './reading/unreadable'

/** Former ones: unpaid orders may still be paid to them. */
export interface OwnAccounts {
  current: string
  /** When the owner replaced each of them, in ms. */
  former: ReadonlyMap<string, number>
}

export async function ownAccounts(store: Store): Promise<OwnAccounts> {
  const current = compactIban(owner().bank.iban)
  const [{ entries }, former] = await Promise.all([
    findOrders(store, 'pending', { after: '', limit: 1 }),
    readFormerOwners(store),
  ])
  const oldest = entries[0]?.createdAt ?? Infinity
  const counting = former
    .map((before): [string, number] => [compactIban(before.owner.bank.iban), before.until])
    .filter(([iban, until]) => iban !== current && oldest < until)
  return { current, former: new Map(counting) }
}

/** A file that names none is of the current account; a number without a bank code must be the end of an IBAN. */
function ownAccountOf(account: string, { current, former }: OwnAccounts): string | null {
  if (account === '') return current
  const isMeant = (iban: string) =>
    isValidIBAN(account) ? iban === account : iban.endsWith(account.replace(/^.*\//, '').padStart(10, '0'))
  return [current, ...former.keys()].find(isMeant) ?? null
}

export function accountsFor({ createdAt }: Pick<Order, 'createdAt'>, own: OwnAccounts): string[] {
  return [own.current, ...[...own.former].flatMap(([iban, until]) => (createdAt < until ? [iban] : []))]
}

/**
 * Other accounts are left out and reported.
 * @param isForeign whether to read it although no account is the shop's; its days do not count then
 * @throws ShopError `statement_account` if it has none of them, and `isForeign` is not set
 */
export function ofOwnAccounts(
  statement: IdentifiedStatement,
  own: OwnAccounts,
  isForeign: boolean,
): IdentifiedStatement {
  const { accounts, payments, coverage, warnings } = statement
  const others = accounts.filter((account) => ownAccountOf(account, own) === null)
  const [other] = others
  const isOther = new Set(others)
  if (other !== undefined && others.length === accounts.length && !isForeign)
    throw new ShopError('statement_account', { fields: { file: accountSentence(other, own.current) } })
  const isTaken = (account: string) => isForeign || !isOther.has(account)
  return {
    ...statement,
    payments: payments.filter(({ booking }) => isTaken(booking.account)),
    coverage: coverage.flatMap((covered) => {
      const account = ownAccountOf(covered.account, own)
      return account === null ? [] : [{ ...covered, account }]
    }),
    warnings: isForeign
      ? warnings
      : [...warnings, ...others.map((value) => sentenceOf('other_account', { value }))],
  }
}

import { keyBefore } from '@/lib/core/listing'
import type { WithdrawalStatus } from '@/lib/withdrawals/schema'

export const withdrawalsPage = '/admin/widerrufe'

/** Withdrawals of a state, and from where on they are shown. */
export interface WithdrawalQuery {
  status: WithdrawalStatus
  before?: string | undefined
}

/** The states as the address names them, in the sequence of their tabs. */
const words = { received: 'offen', accepted: 'angenommen', rejected: 'abgelehnt' } as const
export const withdrawalTabs = ['received', 'accepted', 'rejected'] as const satisfies WithdrawalStatus[]

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readWithdrawalQuery(params: Record<string, string | string[] | undefined>): WithdrawalQuery {
  const status = withdrawalTabs.find((tab) => words[tab] === params.stand) ?? 'received'
  return { status, before: keyBefore(params.vor) }
}

/** The address that shows this. */
export function withdrawalAddress({ status, before }: WithdrawalQuery): string {
  const params = new URLSearchParams(status === 'received' ? {} : { stand: words[status] })
  if (before !== undefined) params.set('vor', before)
  return params.size > 0 ? `${withdrawalsPage}?${params}` : withdrawalsPage
}

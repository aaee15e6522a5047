import { keyBefore } from '@/lib/core/listing'
import type { WithdrawalStatus } from '@/lib/withdrawals/schema'

export const withdrawalsPage = '/admin/widerrufe'

/** Withdrawals in a state, and where the list starts. */
export interface WithdrawalQuery {
  status: WithdrawalStatus
  before?: string | undefined
}

/** In the address, in display order. */
const words = { received: 'offen', accepted: 'angenommen', rejected: 'abgelehnt' } as const
export const withdrawalTabs = ['received', 'accepted', 'rejected'] as const satisfies WithdrawalStatus[]

/** Reads the query; anything it does not know counts as missing. */
export function readWithdrawalQuery(params: Record<string, string | string[] | undefined>): WithdrawalQuery {
  const status = withdrawalTabs.find((tab) => words[tab] === params.stand) ?? 'received'
  return { status, before: keyBefore(params.vor) }
}

/** The address of the query. */
export function withdrawalAddress({ status, before }: WithdrawalQuery): string {
  const params = new URLSearchParams(status === 'received' ? {} : { stand: words[status] })
  if (before !== undefined) params.set('vor', before)
  return params.size > 0 ? `${withdrawalsPage}?${params}` : withdrawalsPage
}

import { getTranslations } from 'next-intl/server'
import { payeeProblem } from '@/lib/affiliate/balance/payee'
import type { Affiliate } from '@/lib/affiliate/schema'
import { formatCents } from '@/lib/core/money'

export async function dueText({
  balance,
  released,
  payout,
}: Pick<Affiliate, 'balance' | 'released' | 'payout'>): Promise<string> {
  const t = await getTranslations('affiliate.leave.due')
  if (balance <= 0) return t(balance < 0 ? 'negative' : 'nothing', { amount: formatCents(balance) })
  const sums = { amount: formatCents(balance), released: formatCents(released) }
  return [t('sum', sums), payeeProblem(payout) === null ? '' : t('noData')].join(' ').trim()
}

import { getFormatter, getTranslations } from 'next-intl/server'
import { payeeProblem } from '@/lib/affiliate/balance/payee'
import { OWN_PAGE } from '@/lib/affiliate/link/partner-link'
import { masked } from '@/lib/affiliate/payouts/credit-note'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { PartnerSale } from '@/lib/affiliate/sales/schema'
import { formatCents } from '@/lib/core/money'
import { retention } from '@/lib/legal/retention'

interface LeaveFactsProps {
  partner: Affiliate
  /** The newest ones, of which the last to be released is one. */
  sales: readonly PartnerSale[]
  isReviewed: boolean
}

/** Facts shown before leaving: the balance, its payout, what ends, and what is kept. */
export async function LeaveFacts(props: LeaveFactsProps) {
  const t = await getTranslations('affiliate.leave.facts')
  const { balance, released, customCode, uid } = props.partner
  const code = customCode ?? uid
  const facts = [
    ['released', formatCents(released)],
    ['open', formatCents(balance - released)],
  ] as const
  return (
    <div className="grid gap-3 text-sm">
      <dl className="border-t border-line">
        {facts.map(([fact, value]) => (
          <div key={fact} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt>{t(fact)}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid list-disc gap-1.5 pl-5">
        {(await paidTexts(props)).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{t('code', { code, page: `${OWN_PAGE}/${code}` })}</li>
        <li>{t('kept', { years: retention.bookYears, days: retention.leftPartnerDays })}</li>
        <li>{t('later')}</li>
      </ul>
    </div>
  )
}

/** When and how the amount owed is paid, even if it is below the threshold. */
async function paidTexts({ partner, sales, isReviewed }: LeaveFactsProps): Promise<string[]> {
  const { balance, payout } = partner
  const t = await getTranslations('affiliate.leave.facts')
  const format = await getFormatter()
  if (balance <= 0) return [t(balance < 0 ? 'negative' : 'nothing')]
  const [last] = sales
    .flatMap(({ releaseOn }) => releaseOn ?? [])
    .sort((one, other) => (one < other ? 1 : -1))
  return [
    payout && payeeProblem(payout) === null ? t('paid', { iban: masked(payout.iban) }) : t('noData'),
    ...(last === undefined
      ? []
      : [t('last', { day: format.dateTime(new Date(last), { dateStyle: 'long' }) })]),
    ...(isReviewed ? [t('reviewed')] : []),
  ]
}

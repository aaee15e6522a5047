import { getFormatter, getTranslations } from 'next-intl/server'
import { formatRate } from '@/lib/affiliate/commission'
import type { Affiliate } from '@/lib/affiliate/schema'
import { now } from '@/lib/core/clock'
import { formatCents } from '@/lib/core/money'

/** What a partner's link has brought so far: since when, what each figure counts, and the figures. */
export async function PartnerFigures({ partner }: { partner: Affiliate }) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const figures = {
    clicks: format.number(partner.totalClicks),
    uniqueClicks: format.number(partner.uniqueClicks),
    sales: format.number(partner.totalSales),
    earnings: formatCents(partner.totalEarnings),
    rate: formatRate(partner.commissionRate),
  }
  const since =
    partner.createdAt === undefined
      ? t('sinceStart')
      : t('since', { date: format.dateTime(partner.createdAt, { dateStyle: 'long' }) })
  const asOf = t('asOf', { date: format.dateTime(now(), { dateStyle: 'long', timeStyle: 'short' }) })
  return (
    <section aria-labelledby="counters" className="grid max-w-3xl gap-4">
      <h2 id="counters" className="text-xl">
        {t('countersTitle')}
      </h2>
      <dl className="border-t border-outline">
        {(['clicks', 'uniqueClicks', 'sales', 'earnings', 'rate'] as const).map((figure) => (
          <div key={figure} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-2.5">
            <dt>{t(figure)}</dt>
            <dd className="number row-span-2 text-end text-lg">{figures[figure]}</dd>
            <dd className="text-sm text-muted">{t(`meanings.${figure}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {since} {asOf} {t('berlinDays')}
      </p>
    </section>
  )
}

import { getFormatter, getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { periods, type Period } from '@/lib/affiliate/figures/figure-periods'
import type { PartnerFigures as Figures } from '@/lib/affiliate/figures/partner-figures'
import type { Affiliate } from '@/lib/affiliate/schema'
import { presentTerms, shownRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { FigureList } from './figure-list'
import { partnerAddress } from '../tools/partner-address'
import { PartnerChart } from './partner-chart'
import { PartnerCredits } from './partner-credits'

interface PartnerFiguresProps {
  partner: Affiliate
  period: Period
  figures: Figures
  /** Whether visitors are asked before a link counts. */
  isAsked: boolean
}

/** A period's figures against the period before, with a chart. */
export async function PartnerFigures({ partner, period, figures, isAsked }: PartnerFiguresProps) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' })
  const totals = {
    clicks: format.number(partner.totalClicks),
    sales: format.number(partner.totalSales),
    earnings: formatCents(partner.totalEarnings),
  }
  return (
    <section aria-labelledby="counters" className="grid min-w-0 gap-6">
      <div className="grid gap-3">
        <h2 id="counters" className="text-xl">
          {t('countersTitle')}
        </h2>
        <LinkTabs
          label={t('period')}
          tabs={periods.map((days) => ({
            href: partnerAddress({ bereich: 'zahlen', zeitraum: days }),
            text: t('days', { days }),
            isCurrent: days === period,
          }))}
        />
        <p className="text-sm text-muted">
          {t('spanText', { from: date(figures.span.from), to: date(figures.span.to), days: period })}{' '}
          {t('berlinDays')}
        </p>
      </div>
      <FigureList figures={figures} />
      <PartnerChart figures={figures} />
      <PartnerCredits totals={figures.totals} isAsked={isAsked} />
      <p className="text-width text-sm text-muted">
        {partner.createdAt === undefined
          ? t('totalText', totals)
          : t('sinceText', {
              ...totals,
              date: format.dateTime(partner.createdAt, { dateStyle: 'long' }),
            })}{' '}
        {t('rateNow', { rate: shownRate(presentTerms(partner.commissionRate)) })}
      </p>
    </section>
  )
}

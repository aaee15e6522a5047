import { getFormatter, getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { periods, type Period } from '@/lib/affiliate/figures/figure-periods'
import {
  creditRows,
  conversionOf,
  earningsPerClick,
  type PartnerFigures as Figures,
  type CreditRow,
  type Totals,
  type PartnerFigures,
} from '@/lib/affiliate/figures/partner-figures'
import type { Affiliate } from '@/lib/affiliate/schema'
import { presentTerms, shownRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { DataTable, moneyColumn, numberColumn } from '@/components/ui/data-table'
import { partnerAddress } from '../tools/partner-address'
import { changeWords } from './change-words'
import { ChartDrawing } from '@/components/ui/charts/chart-drawing'
import { ChartFrame } from '@/components/ui/charts/chart-frame'

interface PartnerFiguresProps {
  partner: Affiliate
  period: Period
  figures: Figures
  isAsked: boolean
}

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

interface PartnerCreditsProps {
  totals: Totals
  isAsked: boolean
}

async function PartnerCredits({ totals, isAsked }: PartnerCreditsProps) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const rows = creditRows(totals)
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        caption={t('credits.title')}
        columns={[
          { key: 'by', header: t('credits.by'), cell: ({ by }: CreditRow) => t(`credits.${by}`) },
          numberColumn('sales', t('sales'), ({ sales }: CreditRow) => format.number(sales)),
          moneyColumn('earnings', t('earnings'), ({ earnings }: CreditRow) => earnings),
        ]}
        rows={rows}
        rowKey={({ by }) => by}
      />
      {rows.some(({ by }) => by === 'unknown') && (
        <p className="text-width text-sm text-muted">{t('credits.unknownText')}</p>
      )}
      {(isAsked || totals.unanswered > 0) && (
        <p className="text-width text-sm text-muted">{t('unanswered', { count: totals.unanswered })}</p>
      )}
    </div>
  )
}

const names = ['clicks', 'visitors', 'sales', 'conversion', 'earnings', 'perClick'] as const
type Name = (typeof names)[number]

const valuesOf = (totals: Totals): Record<Name, number | null> => ({
  ...totals,
  conversion: conversionOf(totals),
  perClick: earningsPerClick(totals),
})

async function FigureList({ figures: { totals, before } }: { figures: Figures }) {
  const t = await getTranslations('affiliate.partner')
  const formatValue = await valueFormats()
  const formatChange = await changeFormats()
  const [values, valuesBefore] = [valuesOf(totals), valuesOf(before)]
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 border-t border-outline sm:grid-cols-3">
        {names.map((name) => {
          const shown = (value: number | null) => (value === null ? t('none') : formatValue[name](value))
          const { kind, ...words } = changeWords(values[name], valuesBefore[name], {
            before: shown(valuesBefore[name]),
            formatChange: (share) => formatChange(name, share, values[name], valuesBefore[name]),
          })
          return (
            <div key={name} className="grid content-start gap-0.5 border-b border-line py-3 pe-4">
              <dt className="text-sm text-muted">{t(name)}</dt>
              <dd className="number text-xl font-semibold">{shown(values[name])}</dd>
              <dd className="number text-sm">{t(`change.${kind}`, words)}</dd>
            </div>
          )
        })}
      </dl>
      <details className="border-b border-line">
        <summary className="disclosure min-h-11 text-sm">{t('meaningsTitle')}</summary>
        <dl className="grid gap-x-6 gap-y-1 pb-4 text-sm sm:grid-cols-[auto_1fr]">
          {names.map((name) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{t(name)}</dt>
              <dd className="text-width text-muted">{t(`meanings.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

async function valueFormats(): Promise<Record<Name, (value: number) => string>> {
  const format = await getFormatter()
  const count = (value: number) => format.number(value)
  return {
    clicks: count,
    visitors: count,
    sales: count,
    earnings: formatCents,
    conversion: (share) => format.number(share, { style: 'percent', maximumFractionDigits: 2 }),
    perClick: (cents) =>
      format.number(cents / 100, { style: 'currency', currency: 'EUR', maximumFractionDigits: 3 }),
  }
}

async function changeFormats() {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  return (name: Name, share: number, value: number | null, before: number | null): string => {
    if (name !== 'conversion') return format.number(share, { style: 'percent' })
    const points = Math.abs((value ?? 0) - (before ?? 0)) * 100
    return t('change.points', { points: format.number(points, { maximumFractionDigits: 2 }) })
  }
}

type Step = PartnerFigures['steps'][number]

/** By day or by month, with the same figures as a table. */
async function PartnerChart({ figures: { steps, span, totals } }: { figures: PartnerFigures }) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const isByMonth = steps.some(({ from, to }) => from !== to)
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' })
  const nameOf = ({ from }: Step) =>
    format.dateTime(
      new Date(from),
      isByMonth ? { month: 'long', year: 'numeric' } : { weekday: 'short', day: 'numeric', month: 'long' },
    )
  const shortOf = ({ from }: Step) =>
    format.dateTime(
      new Date(from),
      isByMonth ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'numeric' },
    )
  return (
    <ChartFrame
      title={t(isByMonth ? 'chart.months' : 'chart.days')}
      bars={t('clicks')}
      legend={[t('earnings')]}
      dots={t('sales')}
      tableLabel={t('chart.table')}
      table={
        <DataTable
          caption={t('chart.title')}
          isCaptionHidden
          columns={[
            { key: 'step', header: t(isByMonth ? 'chart.month' : 'chart.day'), cell: nameOf },
            ...(['clicks', 'visitors', 'sales'] as const).map((name) =>
              numberColumn(name, t(name), (step: Step) => format.number(step[name])),
            ),
            moneyColumn('earnings', t('earnings'), ({ earnings }: Step) => earnings),
          ]}
          rows={steps.toReversed()}
          rowKey={({ from }) => from}
        />
      }
    >
      <ChartDrawing
        points={steps.map(({ clicks, earnings }) => ({ count: clicks, cents: earnings }))}
        label={t('chart.image', {
          clicks: format.number(totals.clicks),
          sales: format.number(totals.sales),
          earnings: formatCents(totals.earnings),
          from: date(span.from),
          to: date(span.to),
        })}
        axis={{
          count: (count) => format.number(count),
          cents: formatCents,
          steps: [steps[0], steps[Math.floor(steps.length / 2)], steps.at(-1)].map((step) =>
            step ? shortOf(step) : '',
          ),
        }}
        titles={steps.map((step) =>
          t('chart.point', {
            step: nameOf(step),
            clicks: format.number(step.clicks),
            sales: step.sales,
            earnings: formatCents(step.earnings),
          }),
        )}
        dots={steps.map(({ sales }) => sales)}
      />
    </ChartFrame>
  )
}

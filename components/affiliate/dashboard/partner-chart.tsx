import { getFormatter, getTranslations } from 'next-intl/server'
import { ChartDrawing } from '@/components/ui/charts/chart-drawing'
import { ChartFrame } from '@/components/ui/charts/chart-frame'
import { DataTable, moneyColumn, numberColumn } from '@/components/ui/data-table'
import type { PartnerFigures } from '@/lib/affiliate/figures/partner-figures'
import { formatCents } from '@/lib/core/money'

type Step = PartnerFigures['steps'][number]

/** By day or by month, with the same figures as a table. */
export async function PartnerChart({ figures: { steps, span, totals } }: { figures: PartnerFigures }) {
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

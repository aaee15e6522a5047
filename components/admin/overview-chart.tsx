import { getFormatter, getTranslations } from 'next-intl/server'
import { ChartDrawing } from '@/components/ui/charts/chart-drawing'
import { ChartFrame } from '@/components/ui/charts/chart-frame'
import { DataTable } from '@/components/ui/data-table'
import type { ShopOverview } from '@/lib/admin/shop-overview'
import { formatCents } from '@/lib/core/money'

type Day = ShopOverview['days'][number]

/** Orders as bars and turnover as a line for each of the last 30 days, with the same figures as a table. */
export async function OverviewChart({ days }: { days: ShopOverview['days'] }) {
  const t = await getTranslations('admin.overview')
  const format = await getFormatter()
  const count = (value: number) => format.number(value)
  const dateOf = ({ day }: Day) =>
    format.dateTime(new Date(day), { weekday: 'short', day: 'numeric', month: 'long' })
  const shortOf = (day: Day | undefined) =>
    day ? format.dateTime(new Date(day.day), { day: 'numeric', month: 'numeric' }) : ''
  const end = { align: 'end' } as const
  return (
    <ChartFrame
      title={t('chart.title')}
      bars={t('paid')}
      legend={[t('turnover')]}
      tableLabel={t('chart.table')}
      table={
        <DataTable
          caption={t('chart.title')}
          isCaptionHidden
          columns={[
            { key: 'day', header: t('chart.day'), cell: dateOf },
            { ...end, key: 'orders', header: t('orders'), cell: ({ orders }: Day) => count(orders) },
            { ...end, key: 'paid', header: t('paid'), cell: ({ paid }: Day) => count(paid) },
            { ...end, key: 'turnover', header: t('turnover'), cell: (day: Day) => formatCents(day.turnover) },
            { ...end, key: 'refunded', header: t('refunded'), cell: (day: Day) => formatCents(day.refunded) },
          ]}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      }
    >
      <ChartDrawing
        points={days.map(({ paid, turnover }) => ({ count: paid, cents: turnover }))}
        label={t('chart.image', {
          paid: days.reduce((sum, { paid }) => sum + paid, 0),
          turnover: formatCents(days.reduce((sum, { turnover }) => sum + turnover, 0)),
        })}
        axis={{
          ...{ count, cents: formatCents },
          steps: [days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(shortOf),
        }}
        titles={days.map((day) =>
          t('chart.point', { day: dateOf(day), paid: day.paid, turnover: formatCents(day.turnover) }),
        )}
      />
    </ChartFrame>
  )
}

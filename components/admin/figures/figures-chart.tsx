import { getFormatter, getTranslations } from 'next-intl/server'
import { ChartDrawing } from '@/components/ui/charts/chart-drawing'
import { ChartFrame } from '@/components/ui/charts/chart-frame'
import { DataTable } from '@/components/ui/data-table'
import type { ShopFigures } from '@/lib/admin/figures/shop-figures'
import { formatCents } from '@/lib/core/money'

type Step = ShopFigures['steps'][number]

export async function FiguresChart({ steps }: { steps: ShopFigures['steps'] }) {
  const t = await getTranslations('admin.figures')
  const format = await getFormatter()
  const isByMonth = steps.some(({ from, to }) => from !== to)
  const nameOf = ({ from }: Step) =>
    format.dateTime(
      new Date(from),
      isByMonth ? { month: 'long', year: 'numeric' } : { weekday: 'short', day: 'numeric', month: 'long' },
    )
  const shortOf = (step: Step | undefined) =>
    step
      ? format.dateTime(
          new Date(step.from),
          isByMonth ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'numeric' },
        )
      : ''
  const count = (value: number) => format.number(value)
  const sumOf = (name: 'visits' | 'turnover') => steps.reduce((sum, step) => sum + step[name], 0)
  const end = { align: 'end' } as const
  return (
    <ChartFrame
      title={t(isByMonth ? 'chart.months' : 'chart.days')}
      bars={t('names.visits')}
      legend={[t('names.turnover')]}
      tableLabel={t('chart.table')}
      table={
        <DataTable
          caption={t(isByMonth ? 'chart.months' : 'chart.days')}
          isCaptionHidden
          columns={[
            { key: 'step', header: t(isByMonth ? 'chart.month' : 'chart.day'), cell: nameOf },
            ...(['visits', 'views', 'carts', 'checkouts', 'orders', 'paid'] as const).map((name) => ({
              ...end,
              key: name,
              header: t(`names.${name}`),
              cell: (step: Step) => count(step[name]),
            })),
            ...(['turnover', 'refunded'] as const).map((name) => ({
              ...end,
              key: name,
              header: t(`names.${name}`),
              cell: (step: Step) => formatCents(step[name]),
            })),
          ]}
          rows={steps.toReversed()}
          rowKey={({ from }) => from}
        />
      }
    >
      <ChartDrawing
        points={steps.map(({ visits, turnover }) => ({ count: visits, cents: turnover }))}
        label={t('chart.image', { visits: sumOf('visits'), turnover: formatCents(sumOf('turnover')) })}
        axis={{
          count,
          cents: formatCents,
          steps: [steps[0], steps[Math.floor(steps.length / 2)], steps.at(-1)].map(shortOf),
        }}
        titles={steps.map((step) =>
          t('chart.point', {
            step: nameOf(step),
            visits: step.visits,
            turnover: formatCents(step.turnover),
          }),
        )}
      />
    </ChartFrame>
  )
}

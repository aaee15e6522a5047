import { getFormatter, getTranslations } from 'next-intl/server'
import { changeWords } from '@/components/affiliate/dashboard/change-words'
import { ChartFrame } from '@/components/ui/charts/chart-frame'
import { DataTable } from '@/components/ui/data-table'
import type { ShopFigures } from '@/lib/admin/figures/shop-figures'

const steps = ['visits', 'carts', 'checkouts', 'orders', 'paid'] as const

interface Step {
  name: (typeof steps)[number]
  label: string
  count: string
  /** Of the previous step; '' if that is meaningless. */
  share: string
  change: string
  before: string
  /** Of the largest step, from 0 to 1. */
  width: number
}

export async function Funnel({ figures }: { figures: ShopFigures }) {
  const t = await getTranslations('admin.figures.funnel')
  const rows = await stepsOf(figures)
  const end = { align: 'end' } as const
  return (
    <ChartFrame
      title={t('picture')}
      legend={[]}
      tableLabel={t('table')}
      table={
        <DataTable
          caption={t('picture')}
          isCaptionHidden
          columns={[
            { key: 'step', header: t('step'), cell: ({ label }: Step) => label },
            { ...end, key: 'count', header: t('count'), cell: ({ count }: Step) => count },
            { ...end, key: 'share', header: t('share'), cell: ({ share }: Step) => share || t('none') },
            { ...end, key: 'before', header: t('before'), cell: ({ before }: Step) => before },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      }
    >
      <div
        role="img"
        aria-label={t('image', {
          steps: rows.map(({ label, count }) => t('imageStep', { label, count })).join(', '),
        })}
        className="grid gap-4"
      >
        {rows.map((step) => (
          <Bar key={step.name} {...step} />
        ))}
      </div>
    </ChartFrame>
  )
}

function Bar({ label, count, share, change, width }: Step) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{label}</span>
        <span className="number text-xl font-semibold">{count}</span>
        {share !== '' && <span className="number text-sm">{share}</span>}
        <span className="number ms-auto text-sm text-muted">{change}</span>
      </p>
      <span className="block h-3 bg-line forced-colors:border forced-colors:border-[CanvasText]">
        <span
          className="block h-full min-w-px bg-accent forced-colors:bg-[CanvasText]"
          style={{ width: `${width * 100}%` }}
        />
      </span>
    </div>
  )
}

async function stepsOf({ totals, totalsBefore }: ShopFigures): Promise<Step[]> {
  const t = await getTranslations('admin.figures')
  const format = await getFormatter()
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 })
  const largest = Math.max(1, ...steps.map((name) => totals[name]))
  return steps.map((name, index) => {
    const whole = totals[steps[index - 1] ?? name]
    const before = format.number(totalsBefore[name])
    const { kind, ...words } = changeWords(totals[name], totalsBefore[name], {
      before,
      formatChange: percent,
    })
    const isPart = index > 0 && whole > 0 && totals[name] <= whole
    return {
      name,
      before,
      width: totals[name] / largest,
      label: t(`names.${name}`),
      count: format.number(totals[name]),
      share: isPart ? t('funnel.ofStep', { share: percent(totals[name] / whole) }) : '',
      change: t(`change.${kind}`, words),
    }
  })
}

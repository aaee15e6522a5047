import { getTranslations, getFormatter } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { LONGEST, usualSpans, type AskedSpan } from '@/lib/admin/figures/figure-span'
import { figuresPage } from '@/components/desk/desk-pages'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { LinkTabs } from '@/components/ui/link-tabs'
import { spanUpTo, type Span } from '@/lib/affiliate/figures/figure-periods'
import { dayOf, now } from '@/lib/core/clock'
import { Breakdowns, type BreakdownsProps } from './breakdowns'
import { Funnel } from './funnel'
import { figuresAddress } from './figures-address'
import { ChartDrawing } from '@/components/ui/charts/chart-drawing'
import { ChartFrame } from '@/components/ui/charts/chart-frame'
import { DataTable } from '@/components/ui/data-table'
import type { ShopFigures } from '@/lib/admin/figures/shop-figures'
import { formatCents } from '@/lib/core/money'

interface FiguresViewProps extends BreakdownsProps {
  asked: AskedSpan
}

export async function FiguresView({ asked, ...shown }: FiguresViewProps) {
  const t = await getTranslations('admin.figures')
  return (
    <>
      <SpanChooser asked={asked} before={shown.figures.before} />
      <BrokenRecords keys={shown.figures.broken} />
      <section aria-labelledby="funnel" className="grid min-w-0 gap-8">
        <h2 id="funnel" className="text-xl">
          {t('funnel.title')}
        </h2>
        <Funnel figures={shown.figures} />
        <p className="text-width text-sm text-muted">{t('funnel.meaning')}</p>
        <FiguresChart steps={shown.figures.steps} />
      </section>
      <Breakdowns {...shown} />
    </>
  )
}

async function SpanChooser({ asked, before }: { asked: AskedSpan; before: Span }) {
  const t = await getTranslations('admin.figures.span')
  const format = await getFormatter()
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' })
  const today = dayOf(now())
  const { span, problem } = asked
  const error = problem === null ? undefined : t(`problems.${problem}`, { days: LONGEST })
  return (
    <section aria-labelledby="span" className="grid min-w-0 gap-5">
      <h2 id="span" className="sr-only">
        {t('title')}
      </h2>
      <LinkTabs
        label={t('usual')}
        tabs={usualSpans.map((days) => {
          const usual = spanUpTo(today, days)
          return {
            href: figuresAddress(usual),
            text: t('days', { days }),
            isCurrent: usual.from === span.from && usual.to === span.to,
          }
        })}
      />
      <form
        // Otherwise the fields keep what was typed when a tab leads to other days.
        key={figuresAddress(asked.asked)}
        action={figuresPage}
        noValidate
        className="flex max-w-2xl flex-wrap items-start gap-3"
      >
        <TextField
          id="span-from"
          name="von"
          type="date"
          label={t('from')}
          max={today}
          defaultValue={asked.asked.from}
        />
        <TextField
          id="span-to"
          name="bis"
          type="date"
          label={t('to')}
          max={today}
          error={error}
          defaultValue={asked.asked.to}
        />
        <Button type="submit" tone="secondary" className="sm:mt-[1.6rem]">
          {t('show')}
        </Button>
      </form>
      <p className="text-width text-sm text-muted">
        {t('shown', {
          from: date(span.from),
          to: date(span.to),
          beforeFrom: date(before.from),
          beforeTo: date(before.to),
        })}
      </p>
    </section>
  )
}

type Step = ShopFigures['steps'][number]

async function FiguresChart({ steps }: { steps: ShopFigures['steps'] }) {
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

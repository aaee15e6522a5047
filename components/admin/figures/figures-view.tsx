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
import { FiguresChart } from './figures-chart'
import { Funnel } from './funnel'
import { figuresAddress } from './figures-address'

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

import { getFormatter, getTranslations } from 'next-intl/server'
import { figuresPage } from '@/components/desk/desk-pages'
import { Sparkline } from '@/components/ui/charts/sparkline'
import type { ShopOverview, WeekFigure } from '@/lib/admin/shop-overview'
import { formatCents } from '@/lib/core/money'
import { SectionHead } from './section-head'

const AMOUNTS: readonly WeekFigure['name'][] = ['turnover', 'refunded']
/** Days above zero from which on a line is useful. */
const LEAST_DAYS = 3

export async function WeekFigures({ today, week, figures }: ShopOverview) {
  const t = await getTranslations('admin.overview.week')
  const format = await getFormatter()
  const dayText = (day: string) => format.dateTime(new Date(day), { day: 'numeric', month: 'long' })
  return (
    <section aria-labelledby="week" className="grid min-w-0 gap-3">
      <SectionHead id="week" title={t('title')} link={{ href: figuresPage, text: t('all') }} />
      <p className="number">{t('today', { paid: today.paid, turnover: formatCents(today.turnover) })}</p>
      {figures.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <>
          <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
            {figures.map((figure) => (
              <Figure key={figure.name} {...figure} />
            ))}
          </ul>
          <p className="text-width text-xs text-muted">
            {t(figures.some(isCompared) ? 'meaningCompared' : 'meaning', {
              from: dayText(week.from),
              to: dayText(week.to),
            })}
          </p>
        </>
      )}
    </section>
  )
}

const isCompared = ({ before }: WeekFigure) => before !== null
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

async function Figure({ name, week, before }: WeekFigure) {
  const t = await getTranslations('admin.overview.week')
  const format = await getFormatter()
  const shown = (value: number) => (AMOUNTS.includes(name) ? formatCents(value) : format.number(value))
  const total = sumOf(week)
  const by = before && total - sumOf(before)
  const change = by === null ? '' : by === 0 ? 'same' : by > 0 ? 'more' : 'less'
  const hasPicture = week.filter((value) => value !== 0).length >= LEAST_DAYS
  const values = (of: readonly number[]) => of.map(shown).join('; ')
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_7rem] items-center gap-4 border-b border-line py-3">
      <p className="number">
        <strong className="text-base">{t(`values.${name}`, { count: total, value: shown(total) })}</strong>
        {by !== null && change !== '' && (
          <span className="block text-muted">{t(`change.${change}`, { by: shown(Math.abs(by)) })}</span>
        )}
      </p>
      {hasPicture && (
        <Sparkline
          values={week}
          before={before}
          label={
            before
              ? t('imageCompared', { name: t(`names.${name}`), week: values(week), before: values(before) })
              : t('image', { name: t(`names.${name}`), week: values(week) })
          }
        />
      )}
    </li>
  )
}

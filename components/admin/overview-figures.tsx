import { getFormatter, getTranslations } from 'next-intl/server'
import { changeWords } from '@/components/affiliate/dashboard/change-words'
import { DataTable } from '@/components/ui/data-table'
import type { SpanTotals } from '@/lib/admin/shop-overview'
import { formatCents } from '@/lib/core/money'

/** The figures of today, 7 and 30 days, each against as many days before. */
export async function OverviewFigures({ spans }: { spans: readonly SpanTotals[] }) {
  const t = await getTranslations('admin.overview')
  const format = await getFormatter()
  const count = (value: number) => format.number(value)
  const shareOf = (name: 'ofOrders' | 'ofTurnover', part: number, whole: number) =>
    whole > 0 ? [t(name, { share: format.number(part / whole, { style: 'percent' }) })] : []
  const changeOf = (value: number, before: number, shown: (value: number) => string) => {
    const formatChange = (by: number) => format.number(by, { style: 'percent' })
    const { kind, ...words } = changeWords(value, before, { before: shown(before), formatChange })
    return t(`change.${kind}`, words)
  }
  const cellOf = (name: 'turnover' | 'orders' | 'paid', shown: (value: number) => string) => {
    const Cell = ({ totals, before }: SpanTotals) => (
      <Figure value={shown(totals[name])} notes={[changeOf(totals[name], before[name], shown)]} />
    )
    return Cell
  }
  const end = { align: 'end' } as const
  return (
    <DataTable
      caption={t('figures')}
      isCaptionHidden
      columns={[
        { key: 'span', header: t('span'), cell: ({ days }: SpanTotals) => t('days', { days }) },
        { ...end, key: 'turnover', header: t('turnover'), cell: cellOf('turnover', formatCents) },
        {
          ...{ ...end, key: 'refunded', header: t('refunded') },
          cell: ({ totals, before }: SpanTotals) => (
            <Figure
              value={formatCents(totals.refunded)}
              notes={[t('change.from', { before: formatCents(before.refunded) })]}
            />
          ),
        },
        { ...end, key: 'orders', header: t('orders'), cell: cellOf('orders', count) },
        {
          ...{ ...end, key: 'paid', header: t('paid') },
          cell: ({ totals, before }: SpanTotals) => (
            <Figure
              value={count(totals.paid)}
              notes={[
                changeOf(totals.paid, before.paid, count),
                ...shareOf('ofOrders', totals.paid, totals.orders),
              ]}
            />
          ),
        },
        {
          ...{ ...end, key: 'partners', header: t('viaPartners') },
          cell: ({ totals, before }: SpanTotals) => (
            <Figure
              value={formatCents(totals.viaPartners)}
              notes={[
                ...shareOf('ofTurnover', totals.viaPartners, totals.turnover),
                t('change.from', { before: formatCents(before.viaPartners) }),
              ]}
            />
          ),
        },
      ]}
      rows={spans}
      rowKey={({ days }) => String(days)}
    />
  )
}

/** A value, with the values to compare it with. */
function Figure({ value, notes }: { value: string; notes: readonly string[] }) {
  return (
    <div className="number grid gap-0.5">
      <span className="text-base font-semibold">{value}</span>
      {notes.map((note) => (
        <span key={note} className="text-muted">
          {note}
        </span>
      ))}
    </div>
  )
}

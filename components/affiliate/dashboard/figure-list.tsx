import { getFormatter, getTranslations } from 'next-intl/server'
import {
  conversionOf,
  earningsPerClick,
  type PartnerFigures,
  type Totals,
} from '@/lib/affiliate/figures/partner-figures'
import { formatCents } from '@/lib/core/money'
import { changeWords } from './change-words'

const names = ['clicks', 'visitors', 'sales', 'conversion', 'earnings', 'perClick'] as const
type Name = (typeof names)[number]

const valuesOf = (totals: Totals): Record<Name, number | null> => ({
  ...totals,
  conversion: conversionOf(totals),
  perClick: earningsPerClick(totals),
})

/** A period's figures, each with its definition and its change since the period before. */
export async function FigureList({ figures: { totals, before } }: { figures: PartnerFigures }) {
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

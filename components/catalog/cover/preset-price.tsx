import { getFormatter, getTranslations } from 'next-intl/server'
import type { Preset } from '@/lib/catalog/schema'
import { formatCents } from '@/lib/core/money'

interface PresetPriceProps {
  preset: Pick<Preset, 'price' | 'reduced'>
  className: string
}

/** A price; a reduced one with the lowest of the 30 days before, as § 11 PAngV demands, and until when it holds. */
export function PresetPrice({ preset: { price, reduced }, className }: PresetPriceProps) {
  return (
    <>
      <span className={`number font-semibold ${className}`}>{formatCents(price)}</span>
      <ReducedNote reduced={reduced} />
    </>
  )
}

export async function ReducedNote({ reduced }: { reduced: Preset['reduced'] | undefined }) {
  const t = await getTranslations('catalog.reduced')
  const format = await getFormatter()
  return (
    reduced && (
      <span className="grid text-xs max-md:max-w-40">
        <span>{t('lowest', { lowest: formatCents(reduced.lowest) })}</span>
        <span>{t('until', { to: format.dateTime(reduced.to, END) })}</span>
      </span>
    )
  )
}

const END = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const

import { getTranslations } from 'next-intl/server'
import { DataTable, moneyColumn, numberColumn } from '@/components/ui/data-table'
import { findPreset } from '@/lib/catalog/catalog'
import type { GoodwillCount } from '@/lib/orders/refunds/goodwill-data'

type Row = GoodwillCount & { id: string; name: string }

/** Per preset, most frequent first, and in total; nothing without any. */
export async function GoodwillCounts({ counts }: { counts: ReadonlyMap<string, GoodwillCount> }) {
  const t = await getTranslations('admin.goodwill')
  if (counts.size === 0) return null
  const rows = [...counts]
    .map(([id, counted]) => ({ id, name: findPreset(id)?.name ?? id, ...counted }))
    .sort((one, other) => other.count - one.count)
  const sum = (of: 'count' | 'amount') => rows.reduce((total, row) => total + row[of], 0)
  const all = { id: '', name: t('all'), count: sum('count'), amount: sum('amount') }
  return (
    <section aria-labelledby="goodwill" className="grid min-w-0 gap-4">
      <h2 id="goodwill" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <DataTable
        caption={t('caption')}
        isCaptionHidden
        columns={[
          { key: 'preset', header: t('preset'), cell: ({ name }: Row) => name },
          numberColumn('count', t('count'), ({ count }: Row) => count),
          moneyColumn('amount', t('amount'), ({ amount }: Row) => amount),
        ]}
        rows={[...rows, all]}
        rowKey={({ id }) => id}
      />
    </section>
  )
}

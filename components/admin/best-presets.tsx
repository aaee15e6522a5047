import { getFormatter, getTranslations } from 'next-intl/server'
import { ShapedName } from '@/components/audio/shaped-name'
import { DataTable } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import type { BestPreset } from '@/lib/admin/shop-overview'
import { formatCents } from '@/lib/core/money'
import { presetAddress } from '@/components/catalog/desk/preset-query'

/** The best-selling presets of the last 30 days. */
export async function BestPresets({ best }: { best: readonly BestPreset[] }) {
  const t = await getTranslations('admin.overview')
  const format = await getFormatter()
  const end = { align: 'end' } as const
  return (
    <section aria-labelledby="best" className="text-width grid min-w-0 gap-3">
      <h2 id="best" className="text-xl">
        {t('best.title')}
      </h2>
      {best.length === 0 ? (
        <p className="text-muted">{t('best.none')}</p>
      ) : (
        <DataTable
          caption={t('best.title')}
          isCaptionHidden
          columns={[
            { key: 'name', header: t('best.preset'), cell: (row: BestPreset) => <Name {...row} /> },
            {
              ...end,
              key: 'sold',
              header: t('best.sold'),
              cell: ({ sold }: BestPreset) => format.number(sold),
            },
            {
              ...{ ...end, key: 'turnover', header: t('turnover') },
              cell: ({ turnover }: BestPreset) => formatCents(turnover),
            },
          ]}
          rows={best}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  )
}

function Name({ id, preset }: BestPreset) {
  if (!preset) return <span className="wrap-anywhere">{id}</span>
  return (
    <ShopLink href={presetAddress(id)} aria-label={preset.name} className="text-lg">
      <ShapedName name={preset.name} filters={preset.filters} isNamedAround />
    </ShopLink>
  )
}

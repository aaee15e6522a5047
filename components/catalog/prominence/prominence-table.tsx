import { getTranslations } from 'next-intl/server'
import { formatGain, formatRange } from '@/components/audio/audio-format'
import { DataTable } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'

export async function ProminenceTable({ presets }: { presets: readonly Preset[] }) {
  const t = await getTranslations('catalog.prominence')
  const column = await getTranslations('catalog.prominence.page.columns')
  const rows = presets.flatMap((preset) => figuresOf(preset).map((figure) => ({ preset, figure })))
  return (
    <DataTable
      caption={t('page.caption')}
      rows={rows}
      rowKey={({ preset, figure }) => `${preset.id} ${figure.kind}`}
      columns={[
        {
          key: 'preset',
          header: column('preset'),
          cell: ({ preset }) => (
            <ShopLink href={presetPath(preset)} className="text-link">
              {preset.name}
            </ShopLink>
          ),
        },
        { key: 'sound', header: column('sound'), cell: ({ figure }) => t(`sounds.${figure.kind}`) },
        {
          key: 'range',
          header: column('range'),
          align: 'end',
          cell: ({ figure: { heldOut } }) =>
            heldOut ? t('range', formatRange(heldOut.from, heldOut.to)) : t('open'),
        },
        {
          key: 'games',
          header: column('games'),
          align: 'end',
          cell: ({ figure: { heldOut } }) => heldOut?.games ?? '',
        },
        {
          key: 'open',
          header: column('open'),
          align: 'end',
          cell: ({ figure }) => formatGain(figure.softer.open),
        },
        {
          key: 'closed',
          header: column('closed'),
          align: 'end',
          cell: ({ figure }) => formatGain(figure.softer.closed),
        },
      ]}
    />
  )
}

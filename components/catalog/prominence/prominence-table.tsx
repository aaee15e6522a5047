import { getTranslations } from 'next-intl/server'
import { formatGain } from '@/components/audio/audio-format'
import { DataTable } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import { shownProminence } from '@/lib/catalog/figures/schema'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'

/** The figures of all presets, one row for each sound. */
export async function ProminenceTable({ presets }: { presets: readonly Preset[] }) {
  const t = await getTranslations('catalog.prominence')
  const column = await getTranslations('catalog.prominence.page.columns')
  const page = await getTranslations('catalog.prominence.page')
  const rows = presets.flatMap((preset) =>
    figuresOf(preset).map((figure) => ({ preset, figure, shown: shownProminence(figure) })),
  )
  return (
    <DataTable
      caption={page('caption')}
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
          key: 'inBed',
          header: column('inBed'),
          align: 'end',
          cell: ({ shown }) => formatGain(shown.inBed),
        },
        {
          key: 'inPinkNoise',
          header: column('inPinkNoise'),
          align: 'end',
          cell: ({ shown }) => formatGain(shown.inPinkNoise),
        },
        {
          key: 'inRoom',
          header: column('inRoom'),
          align: 'end',
          cell: ({ figure }) => formatGain(figure.softer.open),
        },
        {
          key: 'basis',
          header: page('basis'),
          cell: ({ figure }) => (figure.recorded ? page('recorded') : page('modelled')),
        },
      ]}
    />
  )
}

import { useTranslations } from 'next-intl'
import { DataTable, numberColumn } from '@/components/ui/data-table'
import type { DeskRecord } from '@/lib/orders/order-fields'
import { DeskSection, useDeskTime } from './desk-section'

/** The downloaded files, with count and time. */
export function DownloadRecord({ order: { downloads = {}, items } }: { order: DeskRecord }) {
  const t = useTranslations('admin.orderDesk')
  const time = useDeskTime()
  const rows = Object.entries(downloads).flatMap(([presetId, files]) =>
    Object.values(files).map((file) => ({ ...file, preset: items[presetId]?.name ?? presetId })),
  )
  type Row = (typeof rows)[number]
  const columns = [
    { key: 'file', header: t('downloads.file'), cell: ({ preset, file }: Row) => `${preset}: ${file}` },
    {
      key: 'version',
      header: t('downloads.version'),
      cell: ({ version }: Row) => t('versionOf', { version }),
    },
    { key: 'first', header: t('downloads.first'), cell: ({ first }: Row) => time(first) },
    { key: 'last', header: t('downloads.last'), cell: ({ last }: Row) => time(last) },
    numberColumn('count', t('downloads.count'), ({ count }: Row) => count),
  ]
  return (
    <DeskSection id="downloads" title={t('downloads.title')}>
      {rows.length === 0 ? (
        <p className="text-sm">{t('downloads.none')}</p>
      ) : (
        <DataTable
          caption={t('downloads.title')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={({ preset, file }) => `${preset} ${file}`}
        />
      )}
    </DeskSection>
  )
}

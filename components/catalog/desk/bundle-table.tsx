import { getTranslations } from 'next-intl/server'
import { bundleAddress } from '@/components/desk/desk-pages'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable, moneyColumn, numberColumn } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge } from '@/components/ui/status-badge'
import { MOST_BUNDLES } from '@/lib/catalog/bundles/best-price'
import type { DeskBundle } from '@/lib/catalog/bundles/read-bundles'

export async function BundleTable({ bundles, broken }: { bundles: DeskBundle[]; broken: string[] }) {
  const t = await getTranslations('admin.bundles')
  return (
    <section aria-labelledby="bundles" className="grid min-w-0 gap-4">
      <h2 id="bundles" className="sr-only">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text', { most: MOST_BUNDLES })}</p>
      <BrokenRecords keys={broken.map((id) => `bundles/${id}`)} />
      {bundles.length > 0 && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await bundleColumns()}
          rows={bundles}
          rowKey={({ id }) => id}
        />
      )}
      {bundles.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
    </section>
  )
}

async function bundleColumns() {
  const t = await getTranslations('admin.bundles.columns')
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ id, name }: DeskBundle) => (
        <ShopLink href={bundleAddress(id)} className="touch-link font-semibold wrap-anywhere text-accent">
          {name}
        </ShopLink>
      ),
    },
    numberColumn('count', t('count'), ({ presetIds }: DeskBundle) => presetIds.length),
    moneyColumn('price', t('price'), ({ price }: DeskBundle) => price),
    moneyColumn('singles', t('singles'), ({ singles }: DeskBundle) => singles),
    {
      key: 'state',
      header: t('state'),
      cell: ({ obstacle }: DeskBundle) => <BundleState obstacle={obstacle} />,
    },
  ] as const
}

export async function BundleState({ obstacle }: Pick<DeskBundle, 'obstacle'>) {
  const t = await getTranslations('admin.bundles.states')
  if (obstacle === null) return <StatusBadge status="active" label={t('sold')} />
  if (obstacle === 'inactive') return <StatusBadge status="inactive" label={t('inactive')} />
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge status="warning" label={t('hindered')} />
      <span className="text-sm">{t(obstacle)}</span>
    </span>
  )
}

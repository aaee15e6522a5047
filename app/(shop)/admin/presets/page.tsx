import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-change'
import { AdminHead } from '@/components/admin/admin-head'
import { GoodwillCounts } from '@/components/orders/desk/goodwill-counts'
import { presetColumns } from '@/components/catalog/desk/preset-columns'
import { newPresetPage, presetsPage } from '@/components/catalog/desk/preset-query'
import { BrokenRecords } from '@/components/ui/broken-records'
import { ButtonLink } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { listPresets } from '@/lib/catalog/showing/read-presets'
import { countGoodwill } from '@/lib/orders/refunds/goodwill-data'
import { countBuyers } from '@/lib/orders/preset-buyer-data'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const admit = () => admitVisitor(presetsPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('presets'), robots: { index: false } })
}

export default async function PresetsPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const t = await getTranslations('admin.presets')
  const [{ presets, broken }, waiting, goodwill] = await Promise.all([
    listPresets(store()),
    countWaiting(store()),
    countGoodwill(store()),
  ])
  const rows = await Promise.all(
    presets.map(async (preset, index) => ({
      preset,
      sold: await countBuyers(store(), preset.id),
      isFirst: index === 0,
      isLast: index === presets.length - 1,
    })),
  )
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={presetsPage} />
      <AdminHead current="presets" waiting={waiting} />
      <section aria-labelledby="presets" className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="presets" className="text-xl">
            {t('title')}
          </h2>
          <ButtonLink href={newPresetPage}>{t('new')}</ButtonLink>
        </div>
        <p className="text-width text-sm text-muted">{t('text')}</p>
        <BrokenRecords keys={broken} />
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await presetColumns()}
          rows={rows}
          rowKey={({ preset }) => preset.id}
        />
      </section>
      <GoodwillCounts counts={goodwill} />
    </div>
  )
}

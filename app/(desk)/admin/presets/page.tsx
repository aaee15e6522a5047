import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GoodwillCounts } from '@/components/orders/desk/goodwill-counts'
import { presetColumns } from '@/components/catalog/desk/preset-columns'
import { newPresetPage, presetsPage } from '@/components/catalog/desk/preset-query'
import { BrokenRecords } from '@/components/ui/broken-records'
import { ButtonLink } from '@/components/ui/button'
import { DataTable } from '@/components/ui/data-table'
import { requireAdmin } from '@/lib/account/session/require-user'
import { listPresets } from '@/lib/catalog/showing/read-presets'
import { countGoodwill } from '@/lib/orders/refunds/goodwill-data'
import { countBuyers } from '@/lib/orders/preset-buyer-data'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../admit-visitor'
import { admitToDesk, Desk, waitingNow } from '../desk-frame'

const admit = () => admitToDesk(presetsPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('presets'), robots: { index: false } })
}

export default async function PresetsPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const t = await getTranslations('admin.presets')
  const [{ presets, broken }, goodwill] = await Promise.all([
    listPresets(store()),
    countGoodwill(store()),
    waitingNow(),
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
    <Desk page="/admin/presets" part="presets" user={visitor.admitted} path={presetsPage}>
      <section aria-labelledby="presets" className="grid min-w-0 gap-4">
        <h2 id="presets" className="sr-only">
          {t('title')}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-width text-sm text-muted">{t('text')}</p>
          <ButtonLink href={newPresetPage}>{t('new')}</ButtonLink>
        </div>
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
    </Desk>
  )
}

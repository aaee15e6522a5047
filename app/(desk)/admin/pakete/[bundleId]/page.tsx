import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { BundleView } from '@/components/catalog/desk/bundle-view'
import { bundleAddress, bundlesPage } from '@/components/desk/desk-pages'
import { BrokenRecords } from '@/components/ui/broken-records'
import { requireAdmin } from '@/lib/account/session/require-user'
import { readBundles } from '@/lib/catalog/bundles/read-bundles'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

type Props = PageProps<'/admin/pakete/[bundleId]'>

const TITLE = 'bundle-title'

const admit = (id: string) => admitToDesk(bundleAddress(id), requireAdmin)

const read = cache(async (id: string) => {
  const { bundles, broken, presets } = await readBundles(store())
  return { bundle: bundles.find((each) => each.id === id), isBroken: broken.includes(id), presets }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { bundleId: id } = await params
  const visitor = await admit(id)
  const bundle = 'refusal' in visitor ? undefined : (await read(id)).bundle
  return metadataFor(visitor, {
    title: t('bundle', { name: bundle?.name ?? id }),
    robots: { index: false },
  })
}

export default async function BundlePage({ params }: Props) {
  const { bundleId: id } = await params
  const visitor = await admit(id)
  if ('refusal' in visitor) return visitor.refusal
  const { bundle, isBroken, presets } = await read(id)
  if (!bundle && !isBroken) notFound()
  const t = await getTranslations('admin.bundles')
  const frame = { part: 'bundles', user: visitor.admitted, path: bundleAddress(id) } as const
  const about = { list: bundlesPage, back: t('back') }
  if (!bundle) {
    return (
      <Desk {...frame} page="/admin/pakete/[bundleId]" about={{ ...about, name: id }}>
        <BrokenRecords keys={[`bundles/${id}`]} />
      </Desk>
    )
  }
  return (
    <Desk {...frame} page="/admin/pakete/[bundleId]" about={{ ...about, id: TITLE, name: bundle.name }}>
      <BundleView bundle={bundle} presets={presets} title={TITLE} />
    </Desk>
  )
}

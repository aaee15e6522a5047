import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { headsetAddress, headsetsPage } from '@/components/desk/desk-pages'
import { HeadsetView } from '@/components/headsets/desk/headset-view'
import { BrokenRecords } from '@/components/ui/broken-records'
import { requireAdmin } from '@/lib/account/session/require-user'
import { viewHeadset } from '@/lib/headsets/list-headsets'
import { headsetIdSchema } from '@/lib/headsets/schema'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

type Props = PageProps<'/admin/headsets/[headsetId]'>

const TITLE = 'headset-title'

const admit = (id: string) => admitToDesk(headsetAddress(id), requireAdmin)

/** Read once for page and title. */
const read = cache(async (id: string) =>
  headsetIdSchema.safeParse(id).success ? viewHeadset(store(), id) : null,
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { headsetId: id } = await params
  const visitor = await admit(id)
  const headset = 'refusal' in visitor ? null : await read(id)
  return metadataFor(visitor, {
    title: t('headset', { name: headset && headset !== 'broken' ? headset.name : id }),
    robots: { index: false },
  })
}

export default async function HeadsetPage({ params }: Props) {
  const { headsetId: id } = await params
  const visitor = await admit(id)
  if ('refusal' in visitor) return visitor.refusal
  const headset = await read(id)
  if (!headset) notFound()
  const t = await getTranslations('headsets.desk')
  const frame = { part: 'headsets', user: visitor.admitted, path: headsetAddress(id) } as const
  const about = { list: `${headsetsPage}#headsets`, back: t('back') }
  if (headset === 'broken') {
    return (
      <Desk {...frame} page="/admin/headsets/[headsetId]" about={{ ...about, name: id }}>
        <BrokenRecords keys={[`headsets/${id}`]} />
      </Desk>
    )
  }
  return (
    <Desk {...frame} page="/admin/headsets/[headsetId]" about={{ ...about, id: TITLE, name: headset.name }}>
      <HeadsetView headset={headset} title={TITLE} />
    </Desk>
  )
}

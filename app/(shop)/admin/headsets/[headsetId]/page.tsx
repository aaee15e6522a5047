import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { SessionWatch } from '@/components/account/session-change'
import { headsetAddress, headsetsPage } from '@/components/desk/desk-pages'
import { HeadsetView } from '@/components/headsets/desk/headset-view'
import { BrokenPage } from '@/components/ui/broken-records'
import { ShopLink } from '@/components/ui/shop-link'
import { requireAdmin } from '@/lib/account/session/require-user'
import { viewHeadset } from '@/lib/headsets/list-headsets'
import { headsetIdSchema } from '@/lib/headsets/schema'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../../admit-visitor'

type Props = PageProps<'/admin/headsets/[headsetId]'>

const TITLE = 'headset-title'

const admit = (id: string) => admitVisitor(headsetAddress(id), requireAdmin)

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
  if (headset === 'broken') return <BrokenPage path={`headsets/${id}`} />
  const t = await getTranslations('headsets.desk')
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={headsetAddress(id)} />
      <div className="grid gap-3">
        <ShopLink
          href={`${headsetsPage}#headsets`}
          className="inline-flex min-h-11 items-center justify-self-start text-accent underline underline-offset-4"
        >
          {t('back')}
        </ShopLink>
        <h1 id={TITLE} tabIndex={-1} className="text-2xl wrap-anywhere">
          {headset.name}
        </h1>
      </div>
      <HeadsetView headset={headset} title={TITLE} />
    </div>
  )
}

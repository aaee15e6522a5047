import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HeadsetIndex } from '@/components/catalog/headset/headset-index'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { headsetsWithPage } from '@/lib/headsets/shown-headsets'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('headsets.index')
  const count = (await headsetsWithPage()).length
  return {
    title: t('title'),
    description: t('description', { count }),
    alternates: { canonical: publicOrigin() && '/headset' },
  }
}

export default async function HeadsetsPage() {
  return (
    <PageTexts page="/headset">
      <HeadsetIndex headsets={await headsetsWithPage()} />
    </PageTexts>
  )
}

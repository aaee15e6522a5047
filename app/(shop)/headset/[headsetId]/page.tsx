import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { HeadsetSheet } from '@/components/catalog/headset/headset-sheet'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { bestSeller } from '@/lib/figures/best-seller'
import { correctionFacts } from '@/lib/headsets/correction-facts'
import { findHeadset } from '@/lib/headsets/current-headsets'
import { store } from '@/lib/store/open-store'

interface HeadsetPageProps {
  params: Promise<{ headsetId: string }>
}

/** The build renders none of them; each is rendered on its first request. proxy.ts refuses unknown headsets. */
export function generateStaticParams(): { headsetId: string }[] {
  return []
}

export async function generateMetadata({ params }: HeadsetPageProps): Promise<Metadata> {
  const headset = await findHeadset(store(), (await params).headsetId)
  if (!headset) return {}
  const t = await getTranslations('headsets.page')
  const { highest, lowest } = correctionFacts(headset)
  return {
    title: t('title', { name: headset.name }),
    description: t('description', {
      name: headset.name,
      raise: formatGain(highest.gain),
      raisedAt: formatFrequency(Number(highest.frequency.toPrecision(2))),
      cut: formatGain(lowest.gain),
      cutAt: formatFrequency(Number(lowest.frequency.toPrecision(2))),
      count: presets().length,
    }),
    alternates: { canonical: publicOrigin() && `/headset/${headset.id}` },
  }
}

export default async function HeadsetPage({ params }: HeadsetPageProps) {
  const headset = await findHeadset(store(), (await params).headsetId)
  if (!headset) notFound()
  return (
    <PageTexts page="/headset/[headsetId]">
      <HeadsetSheet headset={headset} first={await bestSeller(store(), presets())} />
    </PageTexts>
  )
}

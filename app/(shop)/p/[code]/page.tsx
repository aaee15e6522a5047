import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PartnerHero } from '@/components/affiliate/joining/partner-hero'
import { socialImageSize } from '@/components/catalog/start/social-image'
import { StartPresets } from '@/components/catalog/start/start-presets'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { inPageOrder, PAGE_PRESETS } from '@/lib/affiliate/partners/page-presets'
import { publicPartner } from '@/lib/affiliate/partners/public-partner'
import { presets } from '@/lib/catalog/catalog'
import { store } from '@/lib/store/open-store'

/** Rendered on the first request, and again after a change by the partner, see lib/admin/page-state. */
export const generateStaticParams = () => []

const read = cache((code: string) => publicPartner(store(), code))

export async function generateMetadata({ params }: PageProps<'/p/[code]'>): Promise<Metadata> {
  const partner = await read((await params).code)
  if (!partner) return {}
  const { name, code, stage } = partner
  const t = await getTranslations('affiliate.page')
  const social = await getTranslations('affiliate.stage.social')
  const meta = await getTranslations('meta')
  // Social networks fetch a picture only once, so a new picture needs a new address.
  const version = stage?.picture ? `?bild=${stage.picture.hash.slice(0, 8)}` : ''
  return {
    title: t('title', { name }),
    description: t('lead'),
    robots: { index: false },
    openGraph: {
      type: 'website',
      locale: 'de_DE',
      siteName: meta('name'),
      images: [
        { url: `/p/${code}/vorschau.png${version}`, alt: social('alt', { name }), ...socialImageSize },
      ],
    },
  }
}

export default async function PartnerPublicPage({ params }: PageProps<'/p/[code]'>) {
  const partner = await read((await params).code)
  if (!partner) notFound()
  const shown = inPageOrder(presets(), partner.presets)
  const [first, ...others] = shown
  return (
    <PageTexts page="/p/[code]">
      {first && <PartnerHero partner={partner} preset={first} />}
      <StartPresets presets={others.slice(0, PAGE_PRESETS - 1)} count={shown.length} />
    </PageTexts>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PartnerHero } from '@/components/affiliate/joining/partner-hero'
import { StartPresets } from '@/components/catalog/start/start-presets'
import { inPageOrder, PAGE_PRESETS } from '@/lib/affiliate/partners/page-presets'
import { publicPartner } from '@/lib/affiliate/partners/public-partner'
import { presets } from '@/lib/catalog/catalog'
import { store } from '@/lib/store/open-store'

/** Each is made on its first request, and again when what the partner shows has changed, see lib/admin/page-state. */
export const generateStaticParams = () => []

/** Read once for page and title. */
const read = cache((code: string) => publicPartner(store(), code))

export async function generateMetadata({ params }: PageProps<'/p/[code]'>): Promise<Metadata> {
  const partner = await read((await params).code)
  if (!partner) return {}
  const t = await getTranslations('affiliate.page')
  return {
    title: t('title', { name: partner.name }),
    description: t('lead'),
    robots: { index: false },
  }
}

/** A partner's public page. Opening it is a click like that on any of the partner's links. */
export default async function PartnerPublicPage({ params }: PageProps<'/p/[code]'>) {
  const partner = await read((await params).code)
  if (!partner) notFound()
  const shown = inPageOrder(presets(), partner.presets)
  const [first, ...others] = shown
  return (
    <>
      {first && <PartnerHero partner={partner} preset={first} />}
      <StartPresets presets={others.slice(0, PAGE_PRESETS - 1)} count={shown.length} />
    </>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ListeningSample } from '@/components/audio/listening-sample'
import { sampleTexts } from '@/components/audio/sample-texts'
import { BuyBox } from '@/components/catalog/buy-box'
import { PresetCurve } from '@/components/catalog/preset-curve'
import { PresetData } from '@/components/catalog/preset-data'
import { PresetDescription } from '@/components/catalog/preset-description'
import { PresetFiles } from '@/components/catalog/preset-files'
import { PresetHeading } from '@/components/catalog/preset-heading'
import { PresetInstall } from '@/components/catalog/preset-install'
import { PresetSetup } from '@/components/catalog/preset-setup'
import { PresetVersions } from '@/components/catalog/preset-versions'
import { socialImageSize } from '@/components/catalog/social-image'
import { findPreset, presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/public-origin'

interface PresetPageProps {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return presets.map(({ id }) => ({ slug: id }))
}

export async function generateMetadata({ params }: PresetPageProps): Promise<Metadata> {
  const preset = findPreset((await params).slug)
  if (!preset) return {}
  const { id, name, game, tagline } = preset
  const t = await getTranslations('catalog.social')
  const meta = await getTranslations('meta')
  return {
    title: `${name} (${game})`,
    description: tagline,
    alternates: { canonical: publicOrigin() && `/presets/${id}` },
    openGraph: {
      type: 'website',
      locale: 'de_DE',
      siteName: meta('name'),
      images: [{ url: `/presets/${id}/kurve.png`, alt: t('alt', { name, game }), ...socialImageSize }],
    },
  }
}

/** On a phone, the buy box lies over all rows, sticks to the lower edge, and ends in the last row, which is free. */
const layout =
  'page-width grid gap-x-12 gap-y-8 pt-10 max-sm:grid-rows-[auto_auto_6rem] sm:pb-10 lg:grid-cols-[1fr_20rem] ' +
  // What gets the focus stops above it.
  'max-sm:[&_:is(a,button,input,summary,[tabindex])]:scroll-mb-28'
const buyBoxPlace =
  'max-sm:sticky max-sm:bottom-0 max-sm:z-30 max-sm:col-start-1 max-sm:row-[1/4] max-sm:self-end ' +
  'lg:sticky lg:top-24 lg:row-span-2 lg:self-start'

export default async function PresetPage({ params }: PresetPageProps) {
  const preset = findPreset((await params).slug)
  if (!preset?.active) notFound()
  return (
    <article className={layout}>
      <PresetData preset={preset} />
      <div className="max-sm:col-start-1 max-sm:row-start-1">
        <PresetHeading preset={preset} />
      </div>
      <div className={buyBoxPlace}>
        <BuyBox preset={preset} />
      </div>
      <div className="grid min-w-0 gap-10 max-sm:col-start-1 max-sm:row-start-2">
        <PresetCurve preset={preset} />
        <ListeningSample preset={preset} texts={await sampleTexts()} />
        <PresetDescription preset={preset} />
        <PresetSetup preset={preset} />
        <PresetFiles />
        <PresetInstall />
        <PresetVersions preset={preset} />
      </div>
    </article>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Instrument } from '@/components/audio/instrument'
import { sampleTexts } from '@/components/audio/sample-texts'
import { BuyBox } from '@/components/catalog/buy-box'
import { PresetBreadcrumb } from '@/components/catalog/preset-breadcrumb'
import { PresetCurve } from '@/components/catalog/preset-curve'
import { PresetData } from '@/components/catalog/preset-data'
import { PresetDescription } from '@/components/catalog/preset-description'
import { PresetFiles } from '@/components/catalog/preset-files'
import { PresetInstall } from '@/components/catalog/preset-install'
import { PresetSetup } from '@/components/catalog/preset-setup'
import { PresetVersions } from '@/components/catalog/preset-versions'
import { RelatedPresets } from '@/components/catalog/related-presets'
import { socialImageSize } from '@/components/catalog/social-image'
import { findPreset, presets } from '@/lib/catalog/catalog'
import { neighboursOf } from '@/lib/catalog/neighbours-of'
import { publicOrigin } from '@/lib/core/public-origin'

interface PresetPageProps {
  params: Promise<{ slug: string }>
}

const RELATED = 3

/** Those of the build. Others are made when they are asked for; proxy.ts lets nobody ask for what cannot be bought. */
export function generateStaticParams() {
  return presets().map(({ id }) => ({ slug: id }))
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

export default async function PresetPage({ params }: PresetPageProps) {
  const preset = findPreset((await params).slug)
  if (!preset?.active) notFound()
  return (
    <>
      <article>
        <PresetData preset={preset} />
        <Instrument
          preset={preset}
          texts={await sampleTexts()}
          heading="h1"
          before={<PresetBreadcrumb name={preset.name} />}
        >
          <BuyBox preset={preset} />
        </Instrument>
        <div className="page-width grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[3fr_2fr] lg:py-16">
          <div className="grid min-w-0 content-start gap-12">
            <PresetDescription preset={preset} />
            <PresetCurve preset={preset} />
            <PresetVersions preset={preset} />
          </div>
          <div className="grid min-w-0 content-start gap-12">
            <PresetSetup preset={preset} />
            <PresetFiles />
            <PresetInstall />
          </div>
        </div>
      </article>
      <RelatedPresets presets={neighboursOf(presets(), preset.id, RELATED)} />
    </>
  )
}

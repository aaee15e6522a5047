import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BuyBox } from '@/components/catalog/buy-box'
import { productJsonLd, scriptJson } from '@/components/catalog/json-ld'
import { PresetCurve } from '@/components/catalog/preset-curve'
import { PresetFiles } from '@/components/catalog/preset-files'
import { PresetHeading } from '@/components/catalog/preset-heading'
import { PresetSetup } from '@/components/catalog/preset-setup'
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
  return {
    title: `${preset.name} (${preset.game})`,
    description: preset.tagline,
    alternates: { canonical: `/presets/${preset.id}` },
  }
}

export default async function PresetPage({ params }: PresetPageProps) {
  const preset = findPreset((await params).slug)
  if (!preset?.active) notFound()
  const t = await getTranslations('catalog')
  const meta = await getTranslations('meta')
  const jsonLd = scriptJson(productJsonLd(preset, meta('name'), publicOrigin()))
  return (
    <article className="page-width grid gap-x-12 gap-y-8 py-10 lg:grid-cols-[1fr_20rem]">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <PresetHeading preset={preset} />
      <div className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
        <BuyBox preset={preset} />
      </div>
      <div className="grid min-w-0 gap-10">
        <PresetCurve preset={preset} />
        <section aria-labelledby="beschreibung" className="grid gap-3">
          <h2 id="beschreibung" className="text-xl">
            {t('descriptionTitle')}
          </h2>
          <p className="text-width whitespace-pre-line">{preset.description}</p>
        </section>
        <PresetSetup preset={preset} />
        <PresetFiles />
      </div>
    </article>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BundleList } from '@/components/catalog/bundles/bundle-list'
import { BuyBox } from '@/components/catalog/product/buy-box'
import { PresetData } from '@/components/catalog/product/preset-data'
import { PresetSheet } from '@/components/catalog/product/preset-sheet'
import { RelatedPresets } from '@/components/catalog/product/related-presets'
import { socialImageSize } from '@/components/catalog/start/social-image'
import { PresetRatings } from '@/components/ratings/preset-ratings'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { bundles, findAddressed, presets } from '@/lib/catalog/catalog'
import { presetMeta } from '@/lib/catalog/preset-meta'
import { picturePath, presetPath, slugIn } from '@/lib/catalog/preset-path'
import { publicOrigin } from '@/lib/core/address/public-origin'

interface PresetPageProps {
  params: Promise<{ slug: string }>
}

const RELATED = 3
const BUNDLES = 1

/** Only presets known to the build; proxy.ts refuses those that are not for sale. */
export function generateStaticParams() {
  return presets().map((preset) => ({ slug: slugIn(preset) }))
}

export async function generateMetadata({ params }: PresetPageProps): Promise<Metadata> {
  const preset = findAddressed((await params).slug)
  if (!preset) return {}
  const { name, game } = preset
  const path = presetPath(preset)
  const own = preset.seo?.picture
  const t = await getTranslations('catalog.social')
  const { width, height } = own ?? socialImageSize
  const alt = own ? t('ownAlt', { name, game }) : t('alt', { name, game })
  const picture = { url: picturePath(preset), alt, width, height }
  const meta = await getTranslations('meta')
  return {
    ...presetMeta(preset),
    alternates: { canonical: publicOrigin() && path },
    openGraph: {
      type: 'website',
      locale: 'de_DE',
      siteName: meta('name'),
      images: [picture],
    },
  }
}

export default async function PresetPage({ params }: PresetPageProps) {
  const preset = findAddressed((await params).slug)
  if (!preset?.active) notFound()
  return (
    <PageTexts page="/presets/[slug]">
      <article>
        <PresetData preset={preset} />
        <PresetSheet preset={preset} heading="h1">
          <BuyBox preset={preset} />
        </PresetSheet>
        <PresetRatings presetId={preset.id} />
      </article>
      <BundleList
        isShort
        bundles={bundles()
          .filter(({ presetIds }) => presetIds.includes(preset.id))
          .slice(0, BUNDLES)}
      />
      <RelatedPresets
        preset={preset}
        presets={presets()
          .filter(({ id }) => id !== preset.id)
          .slice(0, RELATED)}
      />
    </PageTexts>
  )
}

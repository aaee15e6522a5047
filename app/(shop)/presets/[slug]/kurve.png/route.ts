import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { socialImage } from '@/components/catalog/start/social-image'
import { findPreset, presets } from '@/lib/catalog/catalog'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return presets().map(({ id }) => ({ slug: id }))
}

/**
 * A preset's social image. Not an `opengraph-image` file: with an alternative text per preset, Next.js would
 * not generate those at build time.
 */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const preset = findPreset((await params).slug)
  if (!preset) notFound()
  const t = await getTranslations('catalog.social')
  const meta = await getTranslations('meta')
  return socialImage(preset.filters, {
    brand: meta('name'),
    title: preset.name,
    note: t('note', { game: preset.game }),
  })
}

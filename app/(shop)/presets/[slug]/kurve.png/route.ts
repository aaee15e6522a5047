import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { socialImage } from '@/components/catalog/start/social-image'
import { findPreset, presets } from '@/lib/catalog/catalog'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return presets().map(({ id }) => ({ slug: id }))
}

/**
 * The social image of a preset. No `opengraph-image` file: with a text alternative of its own for each preset, Next.js
 * would not make those when the shop is built.
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

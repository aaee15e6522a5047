import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { socialImage } from '@/components/catalog/start/social-image'
import { findAddressed, presets } from '@/lib/catalog/catalog'
import { slugIn } from '@/lib/catalog/preset-path'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return presets().map((preset) => ({ slug: slugIn(preset) }))
}

/** No `opengraph-image` file: with an alternative text per preset, Next.js would not generate it at build time. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const preset = findAddressed((await params).slug)
  if (!preset) notFound()
  const t = await getTranslations('catalog.social')
  const meta = await getTranslations('meta')
  return socialImage(preset.filters, {
    brand: meta('name'),
    title: preset.name,
    note: t('note', { game: preset.game }),
  })
}

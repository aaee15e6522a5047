import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { socialImage, socialImageSize } from '@/components/catalog/social-image'
import { findPreset, presets } from '@/lib/catalog/catalog'
import { formatCents } from '@/lib/core/money'

interface PresetParams {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return presets.map(({ id }) => ({ slug: id }))
}

export async function generateImageMetadata({ params }: { params: { slug: string } }) {
  const preset = findPreset((await params).slug)
  if (!preset) return []
  const t = await getTranslations('catalog.social')
  const { name, game } = preset
  return [{ id: 'kurve', alt: t('alt', { name, game }), size: socialImageSize, contentType: 'image/png' }]
}

export default async function PresetImage({ params }: PresetParams) {
  const preset = findPreset((await params).slug)
  if (!preset) notFound()
  const t = await getTranslations('catalog.social')
  const meta = await getTranslations('meta')
  return socialImage(preset.filters, {
    brand: meta('name'),
    eyebrow: preset.game,
    title: preset.name,
    note: t('note', { price: formatCents(preset.price) }),
  })
}

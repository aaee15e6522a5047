import { getTranslations } from 'next-intl/server'
import { ratingOf } from '@/lib/catalog/catalog'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import { breadcrumbJsonLd, productJsonLd, scriptJson } from '../start/json-ld'

export async function PresetData({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const meta = await getTranslations('meta')
  const data = [
    productJsonLd(preset, meta('name'), ratingOf(preset.id)),
    breadcrumbJsonLd([
      { name: t('title'), path: '/presets' },
      { name: preset.name, path: presetPath(preset) },
    ]),
  ]
  return data.map((each, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(each) }} />
  ))
}

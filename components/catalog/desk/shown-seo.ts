import { getTranslations } from 'next-intl/server'
import { draftOf } from '@/lib/catalog/editing/draft-of'
import { presetMeta } from '@/lib/catalog/preset-meta'
import { presetPath } from '@/lib/catalog/preset-path'
import type { ListedPreset } from '@/lib/catalog/showing/read-presets'
import { env } from '@/lib/core/env'
import type { ShownSeo } from './preset-seo'

/** Title and description of a preset's page for search and sharing; from the draft until it is published. */
export async function shownSeo(preset: ListedPreset): Promise<ShownSeo> {
  const meta = await getTranslations('meta')
  const social = await getTranslations('catalog.social')
  const { name, game, tagline } = preset.published ?? draftOf(preset)
  const path = presetPath(preset)
  const alt = social('alt', { name, game })
  return {
    own: { title: preset.seo?.title ?? '', description: preset.seo?.description ?? '' },
    made: presetMeta({ name, game, tagline }),
    suffix: meta('titleTemplate').replace('%s', ''),
    address: new URL(path, env().PUBLIC_ORIGIN).href,
    picture: preset.published?.active ? { src: `${path}/kurve.png`, alt } : null,
  }
}

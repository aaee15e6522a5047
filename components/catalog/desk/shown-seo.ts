import { getTranslations } from 'next-intl/server'
import { draftOf } from '@/lib/catalog/editing/draft-of'
import { presetMeta } from '@/lib/catalog/preset-meta'
import { presetPath } from '@/lib/catalog/preset-path'
import type { ListedPreset } from '@/lib/catalog/showing/read-presets'
import { env } from '@/lib/core/env'
import { LARGEST_UPLOAD } from '@/lib/pictures/encode-picture'
import type { ShownSeo } from './preset-seo'

/** Title and description of a preset's page for search and sharing; from the draft until it is published. */
export async function shownSeo(preset: ListedPreset): Promise<ShownSeo> {
  const meta = await getTranslations('meta')
  const social = await getTranslations('catalog.social')
  const { name, game, tagline } = preset.published ?? draftOf(preset)
  const path = presetPath(preset)
  const drawn = { src: `${path}/kurve.png`, alt: social('alt', { name, game }) }
  const picture = preset.seo?.picture
  const ownPicture = picture && {
    src: `/api/admin/presets/${preset.id}/picture?bild=${picture.hash}`,
    alt: social('ownAlt', { name, game }),
    width: picture.width,
    height: picture.height,
  }
  return {
    own: { title: preset.seo?.title ?? '', description: preset.seo?.description ?? '' },
    made: presetMeta({ name, game, tagline }),
    suffix: meta('titleTemplate').replace('%s', ''),
    address: new URL(path, env().PUBLIC_ORIGIN).href,
    picture: ownPicture ?? (preset.published?.active ? drawn : null),
    ownPicture: ownPicture ?? null,
    maxBytes: LARGEST_UPLOAD,
  }
}

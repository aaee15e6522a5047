import { getFormatter, getTranslations } from 'next-intl/server'
import { draftOf, isSameSound } from '@/lib/catalog/editing/draft-of'
import { toStored, type StoredPreset } from '@/lib/catalog/stored-preset'
import { now } from '@/lib/core/clock'
import type { SalePrice } from '@/lib/catalog/pricing/price-steps'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import type { ShownSalePrice } from './preset-sale-price'
import { presetMeta } from '@/lib/catalog/preset-meta'
import { presetPath } from '@/lib/catalog/preset-path'
import type { ListedPreset } from '@/lib/catalog/showing/read-presets'
import { env } from '@/lib/core/env'
import { LARGEST_UPLOAD } from '@/lib/pictures/encode-picture'
import type { ShownSeo } from './preset-seo'

/** In ms; longer than a task takes if nothing goes wrong. */
const LATE_MS = 2 * 60_000

export async function plannedText(preset: StoredPreset): Promise<string | null> {
  const { planned, published } = preset
  if (!planned) return null
  const t = await getTranslations('admin.presets.plan')
  const format = await getFormatter()
  const said = {
    at: format.dateTime(planned.at, { dateStyle: 'medium', timeStyle: 'short' }),
    version: published && isSameSound(planned.draft, published) ? 'none' : (published?.version ?? 0) + 1,
  }
  if (planned.at + LATE_MS < now()) return t('overdue', said)
  const [one, other] = [planned.draft, draftOf(preset)].map((draft) => JSON.stringify(toStored(draft)))
  return t(one === other ? 'planned' : 'changed', said)
}

/** One that is over counts as none. */
export async function shownSalePrice(salePrice: SalePrice | undefined): Promise<ShownSalePrice> {
  const t = await getTranslations('admin.presets.salePrice')
  const format = await getFormatter()
  const at = now()
  if (!salePrice || salePrice.to <= at) {
    return { price: null, from: berlinTimeOf(at), to: '', state: t('none') }
  }
  const say = (time: number) => format.dateTime(time, { dateStyle: 'medium', timeStyle: 'short' })
  const { price, from, to } = salePrice
  const state = from <= at ? t('running', { to: say(to) }) : t('coming', { from: say(from), to: say(to) })
  return { price, from: berlinTimeOf(from), to: berlinTimeOf(to), state }
}

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

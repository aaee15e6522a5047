import { getTranslations } from 'next-intl/server'
import { socialImage, socialImageSize } from '@/components/catalog/start/social-image'
import { presets } from '@/lib/catalog/catalog'

export async function generateImageMetadata() {
  const t = await getTranslations('start.social')
  return [{ id: 'start', alt: t('alt'), size: socialImageSize, contentType: 'image/png' }]
}

export default async function StartImage() {
  const t = await getTranslations('start.social')
  return socialImage(presets()[0]?.filters ?? [], {
    eyebrow: t('eyebrow'),
    title: t('title'),
    note: t('note', { count: presets().length }),
  })
}

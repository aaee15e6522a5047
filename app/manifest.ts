import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'

/** Lets the shop be put on a home screen with its name and icon; made by `dev/make-icons.ts`. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('meta')
  return {
    name: t('title'),
    short_name: t('name'),
    description: t('description'),
    lang: 'de',
    start_url: '/',
    display: 'browser',
    background_color: '#f6f2e9',
    theme_color: '#f6f2e9',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'

const WIDE = 'wide' as const
const NARROW = 'narrow' as const

/** Pictures: `dev/make-icons.ts`, `e2e/make-screenshots.ts`. https://www.w3.org/TR/appmanifest/ */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('meta')
  const shell = await getTranslations('shell')
  const shortcut = (url: string, name: string) => ({ name, url, icons: [icon192] })
  return {
    id: '/',
    name: t('title'),
    short_name: t('name'),
    description: t('description'),
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f2e9',
    theme_color: '#f6f2e9',
    categories: ['shopping', 'music', 'games'],
    icons: [
      icon192,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/screenshot-wide.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: WIDE,
        label: t('name'),
      },
      {
        src: '/screenshot-narrow.png',
        sizes: '720x1560',
        type: 'image/png',
        form_factor: NARROW,
        label: t('name'),
      },
    ],
    shortcuts: [
      shortcut('/presets', shell('presets')),
      shortcut('/warenkorb', shell('cart')),
      shortcut('/bestellung-finden', shell('findOrder')),
      shortcut('/hilfe', shell('help')),
    ],
  }
}

const icon192 = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }

import type { MetadataRoute } from 'next'
import { presets } from '@/lib/catalog/catalog'
import { env } from '@/lib/core/env'
import { legalLinks } from '@/lib/legal/legal-pages'

// Per request, so that it names the origin of the running server.
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  const { PUBLIC_ORIGIN } = env()
  const newest = Math.max(...presets().map(({ updatedAt }) => updatedAt))
  const changed = presets().length > 0 ? { lastModified: new Date(newest) } : {}
  return [
    ...[
      '/',
      '/presets',
      '/vergleich',
      '/studio',
      '/abstimmen',
      '/hilfe',
      '/bestellung-finden',
      '/partner',
    ].map((path) => ({
      url: PUBLIC_ORIGIN + path,
      ...changed,
    })),
    ...presets().map(({ id, updatedAt }) => ({
      url: `${PUBLIC_ORIGIN}/presets/${id}`,
      lastModified: new Date(updatedAt),
    })),
    ...legalLinks.map(([path]) => ({ url: PUBLIC_ORIGIN + path })),
  ]
}

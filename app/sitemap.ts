import type { MetadataRoute } from 'next'
import { presets } from '@/lib/catalog/catalog'
import { env } from '@/lib/core/env'
import { legalLinks } from '@/lib/legal/legal-links'

// Answered per request, so that it names the origin that the server runs under.
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  const { PUBLIC_ORIGIN } = env()
  const newest = new Date(Math.max(...presets().map(({ updatedAt }) => updatedAt)))
  return [
    ...['/', '/presets', '/vergleich', '/hilfe'].map((path) => ({
      url: PUBLIC_ORIGIN + path,
      lastModified: newest,
    })),
    ...presets().map(({ id, updatedAt }) => ({
      url: `${PUBLIC_ORIGIN}/presets/${id}`,
      lastModified: new Date(updatedAt),
    })),
    ...legalLinks.map(([path]) => ({ url: PUBLIC_ORIGIN + path })),
  ]
}

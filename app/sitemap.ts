import type { MetadataRoute } from 'next'
import { presets } from '@/lib/catalog/catalog'
import { presetPath } from '@/lib/catalog/preset-path'
import { env } from '@/lib/core/env'
import { headsetsWithPage } from '@/lib/headsets/shown-headsets'
import { legalLinks } from '@/lib/legal/legal-pages'

// Per request, so that it names the origin of the running server.
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { PUBLIC_ORIGIN } = env()
  const newest = Math.max(...presets().map(({ updatedAt }) => updatedAt))
  const changed = presets().length > 0 ? { lastModified: new Date(newest) } : {}
  return [
    ...[
      '/',
      '/presets',
      '/headset',
      '/hoertest',
      '/studio',
      '/abstimmen',
      '/hilfe',
      '/messung',
      '/bestellung-finden',
      '/partner',
    ].map((path) => ({
      url: PUBLIC_ORIGIN + path,
      ...changed,
    })),
    ...presets().map((preset) => ({
      url: PUBLIC_ORIGIN + presetPath(preset),
      lastModified: new Date(preset.updatedAt),
    })),
    ...(await headsetsWithPage()).map(({ id }) => ({ url: `${PUBLIC_ORIGIN}/headset/${id}` })),
    ...legalLinks.map(([path]) => ({ url: PUBLIC_ORIGIN + path })),
  ]
}

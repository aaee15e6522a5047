import type { MetadataRoute } from 'next'
import { env } from '@/lib/core/env'

// Per request, so that it names the origin of the running server.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/kasse', '/bestellung/', '/konto', '/admin', '/api', '/wartung'],
    },
    sitemap: `${env().PUBLIC_ORIGIN}/sitemap.xml`,
  }
}

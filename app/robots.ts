import type { MetadataRoute } from 'next'
import { env } from '@/lib/core/env'

// Answered per request, so that it names the origin that the server runs under.
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

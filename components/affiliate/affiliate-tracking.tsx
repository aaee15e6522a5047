'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { startTracking } from './start-tracking'
import type { BannerTexts } from './banner-texts'

// Most visitors come without a partner's link and never load it.
const AffiliateBanner = dynamic(() => import('./affiliate-banner').then((module) => module.AffiliateBanner))

let started: ReturnType<typeof startTracking> | undefined

/** Records the visit through a partner's link, once per page load, and shows the banner while it is active. */
export function AffiliateTracking({ texts }: { texts: BannerTexts }) {
  const [code, setCode] = useState<string | null>(null)

  useEffect(() => {
    started ??= startTracking()
    started.then(
      (record) => setCode(record?.affiliateCode ?? null),
      (error: unknown) => console.info('affiliate tracking failed', error),
    )
  }, [])

  return code === null ? null : <AffiliateBanner code={code} texts={texts} />
}

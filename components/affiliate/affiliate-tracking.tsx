'use client'

import dynamic from 'next/dynamic'
import type { BannerVariant } from './banner'
import type { BannerTexts } from './banner-texts'
import { useTracking } from './use-tracking'

// Most visitors come without a partner's link and never load it.
const Banner = dynamic(() => import('./banner').then((module) => module.Banner))

interface TrackingProps {
  texts: BannerTexts
  variant: BannerVariant
}

/** Records the visit through a partner's link and shows the banner while it is active. */
export function AffiliateTracking({ texts, variant }: TrackingProps) {
  const record = useTracking()
  if (record === null) return null
  return <Banner code={record.affiliateCode} texts={texts} variant={variant} />
}

'use client'

import dynamic from 'next/dynamic'
import type { BannerVariant } from './banner-frame'
import type { BannerTexts } from './banner-texts'
import { UNASKED } from './start-tracking'
import { useTracking } from './use-tracking'

// Loaded on demand: most visitors come without a partner's link.
const Banner = dynamic(() => import('./banner').then((module) => module.Banner))
const ConsentQuestion = dynamic(() => import('./consent-question').then((module) => module.ConsentQuestion))

interface TrackingProps {
  texts: BannerTexts
  variant: BannerVariant
}

/**
 * Records a visit through a partner's link, after asking where consent is needed, and shows the banner while
 * tracking is active.
 */
export function AffiliateTracking({ texts, variant }: TrackingProps) {
  const visit = useTracking()
  if (visit === null) return null
  if (visit === UNASKED) return <ConsentQuestion texts={texts} variant={variant} />
  return <Banner code={visit.affiliateCode} texts={texts} variant={variant} />
}

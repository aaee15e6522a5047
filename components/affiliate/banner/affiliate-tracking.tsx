'use client'

import dynamic from 'next/dynamic'
import { useSelectedLayoutSegment } from 'next/navigation'
import { BANNERLESS } from '@/lib/affiliate/link/banner-room'
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
 * tracking is active, but not where somebody pays or works. Its room is kept from the first paint on.
 */
export function AffiliateTracking({ texts, variant }: TrackingProps) {
  const visit = useTracking()
  const segment = useSelectedLayoutSegment()
  if (BANNERLESS.some((word) => word === segment)) return null
  return (
    <div className="banner-room" data-banner={variant}>
      {visit === UNASKED && <ConsentQuestion texts={texts} variant={variant} />}
      {visit !== null && visit !== UNASKED && <Banner visit={visit} texts={texts} variant={variant} />}
    </div>
  )
}

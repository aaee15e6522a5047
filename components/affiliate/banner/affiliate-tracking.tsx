'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { usePart } from '@/components/ui/use-part'
import { BANNERLESS } from '@/lib/affiliate/link/banner-room'
import type { BannerVariant } from './banner-frame'
import type { BannerTexts } from './banner-texts'
import { UNASKED } from './start-tracking'
import { useTracking } from './use-tracking'

// Loaded on demand: most visitors come without a partner's link.
const loadBanner = () => import('./banner')
const loadQuestion = () => import('./consent-question')

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
  const hasRoom = !BANNERLESS.some((word) => word === segment)
  const question = usePart(hasRoom && visit === UNASKED, loadQuestion)
  const banner = usePart(hasRoom && visit !== null && visit !== UNASKED, loadBanner)
  if (!hasRoom) return null
  return (
    <div className="banner-room" data-banner={variant}>
      {visit === UNASKED && question && <question.ConsentQuestion texts={texts} variant={variant} />}
      {visit !== null && visit !== UNASKED && banner && (
        <banner.Banner visit={visit} texts={texts} variant={variant} />
      )}
    </div>
  )
}

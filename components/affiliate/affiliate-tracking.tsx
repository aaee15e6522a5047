'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { BANNER_ROOM } from '@/lib/affiliate/banner-room'
import type { BannerTexts } from './banner-texts'
import { useTracking } from './use-tracking'

// Most visitors come without a partner's link and never load one.
const CornerBanner = dynamic(() => import('./corner-banner').then((module) => module.CornerBanner))
const TopBanner = dynamic(() => import('./top-banner').then((module) => module.TopBanner))

interface TrackingProps {
  texts: BannerTexts
  /** `corner` belongs at the end of the page, `top` before its header. */
  variant?: 'corner' | 'top'
}

/** Room for the banner above the page, from the first paint of a visit through a partner's link on. */
export function BannerRoom({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: BANNER_ROOM }} />
      <div className="banner-room">{children}</div>
    </>
  )
}

/** Records the visit through a partner's link and shows the banner while it is active. */
export function AffiliateTracking({ texts, variant = 'corner' }: TrackingProps) {
  const record = useTracking()
  if (record === null) return null
  const Banner = variant === 'top' ? TopBanner : CornerBanner
  return <Banner code={record.affiliateCode} texts={texts} />
}

'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { createPortal } from 'react-dom'
import { usePart } from '@/components/ui/use-part'
import { BANNERLESS } from '@/lib/affiliate/link/banner-room'
import type { BannerVariant } from './banner-frame'
import { QUESTION_ROOM } from './question-room'
import { UNASKED, openedPage, useTracking } from './start-tracking'

// Loaded on demand: most visitors come without a partner's link.
const loadBanner = () => import('./banner')
const loadQuestion = async () => {
  const [part, { askedSpan }] = await Promise.all([import('./consent-question'), import('./asked-span')])
  return { ...part, span: await askedSpan(openedPage()) }
}

interface TrackingProps {
  /** How long a visit counts, in words. */
  span: string
  variant: BannerVariant
}

/** Shows the banner while tracking is active, not on pages for paying or working. Reserves space from first paint. */
export function AffiliateTracking({ span, variant }: TrackingProps) {
  const visit = useTracking()
  const room = useBannerRoom(variant)
  const hasBanner = room === variant && visit !== null && visit !== UNASKED
  const question = usePart(room !== undefined && visit === UNASKED, loadQuestion)
  const banner = usePart(hasBanner, loadBanner)
  if (room === undefined) return null
  const above = question && document.getElementById(QUESTION_ROOM)
  return (
    <div className="banner-room" data-banner={room}>
      {visit === UNASKED &&
        above &&
        createPortal(<question.ConsentQuestion span={question.span ?? span} />, above)}
      {hasBanner && banner && <banner.Banner visit={visit} variant={variant} />}
    </div>
  )
}

/** Says early in the page which banner follows, so that space is reserved even before the page's end has arrived. */
export function QuestionRoom({ variant }: Pick<TrackingProps, 'variant'>) {
  return <div id={QUESTION_ROOM} className="question-room" data-banner={useBannerRoom(variant)} />
}

function useBannerRoom(variant: BannerVariant): BannerVariant | 'question' | undefined {
  const segment = useSelectedLayoutSegment()
  if (BANNERLESS.some((bannerless) => bannerless === segment)) return undefined
  // A partner's own page says itself whose it is.
  return segment === 'p' ? 'question' : variant
}

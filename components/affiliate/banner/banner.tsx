'use client'

import { fillText } from '@/components/audio/fill-text'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { CLOSED_KEY, giveUpBannerRoom, isRoomAbove } from '@/lib/affiliate/link/banner-room'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import { storedText } from '@/lib/core/stored-value'
import { BannerFeedback } from './banner-feedback'
import { BannerFrame, leaveBanner, type BannerVariant } from './banner-frame'
import type { BannerTexts } from './banner-texts'
import { QUESTION_ROOM } from './question-room'
import { useReferralLink } from './use-referral-link'

const closed = storedText(CLOSED_KEY, 'session')

interface BannerProps {
  visit: TrackingRecord
  texts: BannerTexts
  variant: BannerVariant
}

/**
 * Names the partner whose link led here and the discount it brings, and offers the link to pass on. Once closed,
 * it stays away until the tab ends.
 */
export function Banner({ visit, texts, variant }: BannerProps) {
  const [isClosed, setClosed] = useState(() => closed.read() !== null)
  const { feedback, copy, share } = useReferralLink(visit.affiliateCode, texts.shareTitle)
  if (isClosed) return null

  const close = () => {
    closed.write('true')
    giveUpBannerRoom()
    setClosed(true)
    leaveBanner()
  }
  const isTop = variant === 'top'
  const frame = (
    <BannerFrame title={texts.title} variant={variant} closeLabel={texts.close} onClose={close}>
      <div
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] items-center ${isTop ? 'max-md:basis-full md:mr-3' : ''}`}
      >
        <p
          className={`col-start-1 row-start-1 flex flex-wrap items-center gap-x-3 ${feedback === null ? '' : 'opacity-0'}`}
        >
          <strong className="font-semibold">{texts.title}</strong>
          <StatusBadge status="active" label={texts.active} />
          {/* On one line in any font, so that its height does not change when the web font arrives. */}
          <span
            className={`overflow-hidden text-muted min-[22.5rem]:whitespace-nowrap ${isTop ? 'max-md:basis-full' : 'basis-full'}`}
          >
            {texts.before} <ShownCode code={visit.affiliateCode} />.
            <Recommendation visit={visit} texts={texts} isTop={isTop} />
          </span>
        </p>
        {/* Replaces the text, so that nothing moves. */}
        <div className="col-start-1 row-start-1">
          <BannerFeedback feedback={feedback} texts={texts} />
        </div>
      </div>
      <div className={isTop ? 'contents' : '-mx-3 -mt-1.5'}>
        <Button tone="quiet" className={isTop ? 'max-md:-ml-3 md:ml-auto' : ''} onClick={copy}>
          {isTop ? texts.copyLink : texts.copy}
        </Button>
        <Button tone="quiet" onClick={share}>
          {texts.share}
        </Button>
      </div>
    </BannerFrame>
  )
  const above = isTop || !isRoomAbove() ? null : document.getElementById(QUESTION_ROOM)
  return above ? createPortal(frame, above) : frame
}

/** Names the partner who recommends the shop, if the partner has a name, and the discount of the link. */
function Recommendation({
  visit: { name, percent },
  texts,
  isTop,
}: {
  visit: TrackingRecord
  texts: BannerTexts
  isTop: boolean
}) {
  const parts = [
    ...(name ? [fillText(texts.recommended, { name })] : []),
    ...(percent ? [fillText(texts.discount, { percent: percent.toLocaleString('de-DE') })] : []),
  ]
  if (parts.length === 0) return isTop && <span className="max-lg:hidden"> {texts.after}</span>
  return <span className={isTop ? 'max-lg:hidden' : 'block truncate'}> {parts.join(', ')}.</span>
}

/** A long code is cut off, to fit the space kept for the banner. */
function ShownCode({ code }: { code: string }) {
  return (
    <strong className="number inline-block max-w-32 truncate align-bottom text-text lg:max-w-60">
      {code}
    </strong>
  )
}

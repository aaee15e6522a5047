'use client'

import { fillText } from '@/components/audio/fill-text'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { CLOSED_KEY, giveUpBannerRoom, isPhone, keepBannerRoom } from '@/lib/affiliate/link/banner-room'
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

/** Once closed, it stays away until the tab ends. */
export function Banner({ visit, texts, variant }: BannerProps) {
  const [isClosed, setClosed] = useState(() => closed.read() !== null)
  const { feedback, copy, share } = useReferralLink(visit.affiliateCode, texts.shareTitle)
  // As it was when it came, in a window that turns, too.
  const [isAbove] = useState(() => variant === 'corner' && isPhone())
  useLayoutEffect(() => {
    if (!isClosed) keepBannerRoom()
  }, [isClosed])
  if (isClosed) return null

  const close = () => {
    closed.write('true')
    giveUpBannerRoom()
    setClosed(true)
    leaveBanner()
  }
  const shape = isAbove ? 'top' : variant
  const { affiliateCode, name = affiliateCode, percent } = visit
  const text = percent
    ? fillText(texts.discount, { name, percent: percent.toLocaleString('de-DE') })
    : fillText(texts.from, { name })
  const frame = (
    <BannerFrame title={texts.title} variant={shape} closeLabel={texts.close} onClose={close}>
      <div className="grid min-w-0 shrink grow basis-0 items-center md:grow-0 md:basis-auto">
        <p
          className={`col-start-1 row-start-1 truncate font-semibold ${feedback === null ? '' : 'opacity-0'}`}
        >
          {text}
        </p>
        {/* Replaces the text, so that nothing moves. */}
        <div className="col-start-1 row-start-1">
          <BannerFeedback feedback={feedback} texts={texts} />
        </div>
      </div>
      <Button tone="quiet" className="px-2 md:ml-auto" onClick={copy}>
        {variant === 'top' ? texts.copyLink : texts.copy}
      </Button>
      <Button tone="quiet" className="px-2" onClick={share}>
        {texts.share}
      </Button>
    </BannerFrame>
  )
  const above = isAbove ? document.getElementById(QUESTION_ROOM) : null
  return above ? createPortal(frame, above) : frame
}

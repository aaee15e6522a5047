'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { giveUpBannerRoom } from '@/lib/affiliate/link/banner-room'
import { BannerFeedback } from './banner-feedback'
import { BannerFrame, leaveBanner, type BannerVariant } from './banner-frame'
import type { BannerTexts } from './banner-texts'
import { keepBannerClosed, wasBannerClosed } from './closed-banner'
import { useReferralLink } from './use-referral-link'

interface BannerProps {
  code: string
  texts: BannerTexts
  variant: BannerVariant
}

/**
 * Names the partner whose link led here, and offers the link to pass on. Once closed, it stays away until the
 * tab ends.
 */
export function Banner({ code, texts, variant }: BannerProps) {
  const [isClosed, setClosed] = useState(wasBannerClosed)
  const { feedback, copy, share } = useReferralLink(code, texts.shareTitle)
  if (isClosed) return null

  const close = () => {
    keepBannerClosed()
    giveUpBannerRoom()
    setClosed(true)
    leaveBanner()
  }
  return (
    <BannerFrame title={texts.title} variant={variant} closeLabel={texts.close} onClose={close}>
      <div className="grid min-w-0 items-center max-md:basis-full md:mr-3">
        <p
          className={`col-start-1 row-start-1 flex flex-wrap items-center gap-x-3 ${feedback === null ? '' : 'opacity-0'}`}
        >
          <strong className="font-semibold">{texts.title}</strong>
          <StatusBadge status="active" label={texts.active} />
          {/* On one line in any font, so that its height does not change when the web font arrives. */}
          <span className="text-muted max-md:basis-full max-md:overflow-hidden max-md:whitespace-nowrap">
            {texts.before} <ShownCode code={code} />.{' '}
            {variant === 'top' && <span className="max-lg:hidden">{texts.after}</span>}
          </span>
        </p>
        {/* Replaces the text, so that the page below does not move. */}
        <div className="col-start-1 row-start-1">
          <BannerFeedback feedback={feedback} texts={texts} />
        </div>
      </div>
      <Button tone="quiet" className="max-md:-ml-3 md:ml-auto" onClick={copy}>
        {variant === 'top' ? texts.copyLink : texts.copy}
      </Button>
      <Button tone="quiet" onClick={share}>
        {texts.share}
      </Button>
    </BannerFrame>
  )
}

/** On a phone a long code is cut off, to fit the space kept for the banner. */
function ShownCode({ code }: { code: string }) {
  return (
    <strong className="number inline-block max-w-full truncate align-bottom text-text max-md:max-w-32">
      {code}
    </strong>
  )
}

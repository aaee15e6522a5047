'use client'

import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { CLOSED_KEY, giveUpBannerRoom, isPhone, keepBannerRoom } from '@/lib/affiliate/link/banner-room'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import { storedText } from '@/lib/core/stored-value'
import texts from '@/messages/parts/banner.json'
import { BannerFeedback } from './banner-feedback'
import { BannerFrame, leaveBanner, type BannerVariant } from './banner-frame'
import { QUESTION_ROOM } from './question-room'
import { useReferralLink } from './use-referral-link'

const closed = storedText(CLOSED_KEY, 'session')

interface BannerProps {
  visit: TrackingRecord
  variant: BannerVariant
}

export function Banner(props: BannerProps) {
  return (
    <TextsProvider messages={texts}>
      <OpenBanner {...props} />
    </TextsProvider>
  )
}

/** Once closed, it stays away until the tab ends. */
function OpenBanner({ visit, variant }: BannerProps) {
  const t = useTranslations('affiliate')
  const [isClosed, setClosed] = useState(() => closed.read() !== null)
  const { feedback, copy, share } = useReferralLink(visit.affiliateCode, t('shareTitle'))
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
    ? t('discount', { name, percent: percent.toLocaleString('de-DE') })
    : t('from', { name })
  const frame = (
    <BannerFrame title={t('title')} variant={shape} closeLabel={t('close')} onClose={close}>
      <div className="grid min-w-0 shrink grow basis-0 items-center md:grow-0 md:basis-auto">
        <p
          className={`col-start-1 row-start-1 truncate font-semibold ${feedback === null ? '' : 'opacity-0'}`}
        >
          {text}
        </p>
        {/* Replaces the text, so that nothing moves. */}
        <div className="col-start-1 row-start-1">
          <BannerFeedback feedback={feedback} />
        </div>
      </div>
      <Button tone="quiet" className="px-2 md:ml-auto" onClick={copy}>
        {variant === 'top' ? t('copyLink') : t('copy')}
      </Button>
      <Button tone="quiet" className="px-2" onClick={share}>
        {t('share')}
      </Button>
    </BannerFrame>
  )
  const above = isAbove ? document.getElementById(QUESTION_ROOM) : null
  return above ? createPortal(frame, above) : frame
}

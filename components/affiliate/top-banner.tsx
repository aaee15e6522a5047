'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { giveUpBannerRoom } from '@/lib/affiliate/banner-room'
import { BannerFeedback } from './banner-feedback'
import type { BannerTexts } from './banner-texts'
import { keepBannerClosed, wasBannerClosed } from './closed-banner'
import { useReferralLink } from './use-referral-link'

/** The same as a line across the page, in its flow above the header; closed, it stays away until the tab ends. */
export function TopBanner({ code, texts }: { code: string; texts: BannerTexts }) {
  const [isClosed, setClosed] = useState(wasBannerClosed)
  const { feedback, copy, share } = useReferralLink(code, texts.shareTitle)
  if (isClosed) return null

  const close = () => {
    keepBannerClosed()
    giveUpBannerRoom()
    setClosed(true)
  }
  return (
    <aside
      aria-label={texts.title}
      className="banner-room grid content-center border-b border-line bg-raised text-sm"
    >
      <div className="page-width grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[1fr_auto_auto]">
        <div className="grid items-center">
          <p
            className={`col-start-1 row-start-1 flex flex-wrap items-center gap-x-3 gap-y-1 ${feedback === null ? '' : 'opacity-0'}`}
          >
            <strong className="font-semibold">{texts.title}</strong>
            <StatusBadge status="active" label={texts.active} />
            <span className="text-muted">
              {texts.before} <strong className="number wrap-anywhere text-text">{code}</strong>.{' '}
              <span className="max-md:hidden">{texts.after}</span>
            </span>
          </p>
          {/* In the place of the text, so that the page below does not move. */}
          <div className="col-start-1 row-start-1">
            <BannerFeedback feedback={feedback} texts={texts} />
          </div>
        </div>
        <div className="flex gap-2 max-sm:col-span-2 max-sm:row-start-2">
          <Button tone="secondary" className="grow" onClick={copy}>
            {texts.copyLink}
          </Button>
          <Button tone="secondary" className="grow" onClick={share}>
            {texts.share}
          </Button>
        </div>
        <CloseButton name={texts.close} onClose={close} />
      </div>
    </aside>
  )
}

function CloseButton({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClose}
      className="-mr-4 grid size-11 place-items-center self-start rounded-field text-muted hover:text-text sm:self-center"
    >
      <svg viewBox="0 0 12 12" className="size-3.5" aria-hidden="true">
        <path
          d="m1.5 1.5 9 9m0-9-9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}

'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { giveUpBannerRoom } from '@/lib/affiliate/banner-room'
import { BannerFeedback } from './banner-feedback'
import type { BannerTexts } from './banner-texts'
import { keepBannerClosed, wasBannerClosed } from './closed-banner'
import { useReferralLink } from './use-referral-link'

/** `corner` is a card at the right under the header, `top` a line across the page above it. */
export type BannerVariant = 'corner' | 'top'

interface BannerProps {
  code: string
  texts: BannerTexts
  variant: BannerVariant
}

const frames: Record<BannerVariant, string> = {
  corner: 'page-width md:justify-items-end',
  top: 'border-b border-line bg-raised',
}
const lines: Record<BannerVariant, string> = { corner: 'md:card md:pl-4', top: 'page-width' }

/**
 * Says through whose link the visitor came, and lets them pass the link on. It stands in the flow of the page, so that it
 * covers nothing; closed, it stays away until the tab ends.
 */
export function Banner({ code, texts, variant }: BannerProps) {
  const [isClosed, setClosed] = useState(wasBannerClosed)
  const { feedback, copy, share } = useReferralLink(code, texts.shareTitle)
  if (isClosed) return null

  const close = () => {
    keepBannerClosed()
    giveUpBannerRoom()
    setClosed(true)
    // Else whoever works by keyboard would begin anew at the top.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <aside
      aria-label={texts.title}
      className={`banner-room grid content-center text-xs print:hidden ${frames[variant]}`}
    >
      <div className={`flex items-center max-md:flex-wrap max-md:pt-2 ${lines[variant]}`}>
        <div className="grid min-w-0 items-center max-md:basis-full md:mr-3">
          <p
            className={`col-start-1 row-start-1 flex flex-wrap items-center gap-x-3 ${feedback === null ? '' : 'opacity-0'}`}
          >
            <strong className="font-semibold">{texts.title}</strong>
            <StatusBadge status="active" label={texts.active} />
            {/* One line in any font, so that the banner is as high before the own one has loaded. */}
            <span className="text-muted max-md:basis-full max-md:overflow-hidden max-md:whitespace-nowrap">
              {texts.before} <ShownCode code={code} />.{' '}
              {variant === 'top' && <span className="max-lg:hidden">{texts.after}</span>}
            </span>
          </p>
          {/* In the place of the text, so that the page below does not move. */}
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
        <CloseButton name={texts.close} onClose={close} />
      </div>
    </aside>
  )
}

/** On a phone a long code is cut, so that the banner is as high as the room that is kept for it. */
function ShownCode({ code }: { code: string }) {
  return (
    <strong className="number inline-block max-w-full truncate align-bottom text-text max-md:max-w-32">
      {code}
    </strong>
  )
}

function CloseButton({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClose}
      className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-text max-md:-mr-4 max-md:ml-auto"
    >
      <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
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

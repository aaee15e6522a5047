'use client'

import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { BannerFeedback } from './banner-feedback'
import type { BannerTexts } from './banner-texts'
import { useReferralLink } from './use-referral-link'

/**
 * The small card that says through whose link the visitor came, and lets them pass the link on. On a phone it stands at
 * the end of the page, where it covers nothing.
 */
export function CornerBanner({ code, texts }: { code: string; texts: BannerTexts }) {
  const { feedback, copy, share } = useReferralLink(code, texts.shareTitle)
  return (
    <>
      {/* Lets the end of the page be scrolled clear of the card. */}
      <div className="h-56 max-sm:hidden" />
      <aside
        aria-label={texts.title}
        className="m-3 grid gap-2 rounded-card border border-line bg-raised p-4 text-sm sm:fixed sm:right-3 sm:bottom-3 sm:z-20 sm:m-0 sm:w-76 sm:shadow-xl"
      >
        <p className="flex items-center justify-between gap-3 font-semibold">
          {texts.title}
          <StatusBadge status="active" label={texts.active} />
        </p>
        <p className="text-muted">
          {texts.before} <strong className="number wrap-anywhere text-text">{code}</strong>. {texts.after}
        </p>
        <div className="flex gap-2">
          <Button tone="secondary" className="grow" onClick={copy}>
            {texts.copy}
          </Button>
          <Button tone="secondary" className="grow" onClick={share}>
            {texts.share}
          </Button>
        </div>
        <BannerFeedback feedback={feedback} texts={texts} />
      </aside>
    </>
  )
}

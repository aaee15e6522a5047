'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import type { BannerTexts } from './banner-texts'

const FEEDBACK_MS = 3_000

/**
 * The small card that says through whose link the visitor came, and lets them pass the link on. On a phone it stands at
 * the end of the page, where it covers nothing.
 */
export function AffiliateBanner({ code, texts }: { code: string; texts: BannerTexts }) {
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
          {texts.before} <strong className="number break-all text-text">{code}</strong> {texts.after}
        </p>
        <div className="flex gap-2">
          <Button tone="secondary" className="grow" onClick={copy}>
            {texts.copy}
          </Button>
          <Button tone="secondary" className="grow" onClick={share}>
            {texts.share}
          </Button>
        </div>
        <p role="status" className={feedback === null ? 'sr-only' : 'font-medium'}>
          {feedback === 'copied' && <span className="text-success">✓ {texts.copied}</span>}
          {feedback === 'failed' && <span className="text-danger">✗ {texts.copyFailed}</span>}
        </p>
      </aside>
    </>
  )
}

type Feedback = 'copied' | 'failed' | null

/** Copying and sharing of a partner's link; the feedback goes after 3 seconds. */
function useReferralLink(code: string, shareTitle: string) {
  const [feedback, setFeedback] = useState<{ kind: Feedback }>({ kind: null })

  useEffect(() => {
    if (feedback.kind === null) return
    const timer = setTimeout(() => setFeedback({ kind: null }), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [feedback])

  const link = () => referralLink(location.origin, code)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link())
      setFeedback({ kind: 'copied' })
    } catch {
      setFeedback({ kind: 'failed' })
    }
  }

  const share = async () => {
    try {
      await navigator.share({ title: shareTitle, url: link() })
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) await copy()
    }
  }

  return { feedback: feedback.kind, copy: () => void copy(), share: () => void share() }
}

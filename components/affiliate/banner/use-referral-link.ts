import { useEffect, useState } from 'react'
import { referralLink } from '@/lib/affiliate/affiliate-code'

const FEEDBACK_MS = 3_000

export type Feedback = 'copied' | 'failed' | null

export function useReferralLink(code: string, shareTitle: string) {
  // An object, so that a second copy restarts the 3 seconds.
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

import { affiliateCodeOf } from '@/lib/affiliate/affiliate-code'
import { referralChoice } from '@/lib/affiliate/link/referral-choice'

let isWaiting = false

/**
 * Once the visitor leaves the page, tells the shop if the consent question is still open, so that the partner sees how many
 * visits it keeps from counting. Names the partner alone, and keeps nothing in the browser.
 * @param opened the address of the page that was opened
 */
export function tellUnanswered(opened: string): void {
  const code = affiliateCodeOf(new URL(opened))
  if (isWaiting || code === null) return
  isWaiting = true
  const tell = () => {
    isWaiting = false
    if (referralChoice() === null) void send(code).catch(() => undefined)
  }
  addEventListener('pagehide', tell, { once: true })
}

async function send(code: string): Promise<void> {
  await fetch('/api/affiliate/unanswered', {
    method: 'POST',
    // The page is being left.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
}

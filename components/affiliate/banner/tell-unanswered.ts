import { affiliateCodeOf } from '@/lib/affiliate/affiliate-code'
import { referralChoice } from '@/lib/affiliate/link/stored-referral'

let isWaiting = false

/** Tells partners how many visits do not count. Sends only the partner's code, and stores nothing in the browser. */
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
    // Lets the request finish after the page is left.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
}

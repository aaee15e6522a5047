/** `referral_consent`: `ask` or `assume`; `ip_lookup`: the service that knows the visitor's public address. */
type Hint = 'referral_consent' | 'ip_lookup'

/**
 * The `Server-Timing` header (https://www.w3.org/TR/server-timing/) that tells a page how the shop is set. Pages are the
 * same for everybody, and nothing may be stored before the visitor agrees: what scripts can read of the answer to their
 * own page is this header.
 */
export function serverTiming(hints: Partial<Record<Hint, string>>): string {
  return Object.entries(hints)
    .map(([name, text]) => `${name};desc="${encodeURIComponent(text)}"`)
    .join(', ')
}

/** What the server has told this page; null for nothing, and where the browser hides it: over http from elsewhere. */
export function pageHint(name: Hint): string | null {
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !('serverTiming' in page) || !Array.isArray(page.serverTiming)) return null
  const told: PerformanceServerTiming | undefined = page.serverTiming.find((hint) => hint.name === name)
  return told ? decodeURIComponent(told.description) : null
}

const NAME = 'ip_lookup'

/**
 * `Server-Timing` (https://www.w3.org/TR/server-timing/) names the look-up service. Pages are the same for everyone
 * and nothing may be stored before consent: only this header tells scripts anything per request.
 */
export function lookupHeader(service: string): string {
  return `${NAME};desc="${encodeURIComponent(service)}"`
}

/** Null if none, or if the browser hides it, as it does on other hosts over http. */
export function lookupService(): string | null {
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !('serverTiming' in page) || !Array.isArray(page.serverTiming)) return null
  const timing: PerformanceServerTiming | undefined = page.serverTiming.find(({ name }) => name === NAME)
  return timing ? decodeURIComponent(timing.description) : null
}

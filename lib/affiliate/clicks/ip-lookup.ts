const NAME = 'ip_lookup'

/**
 * The `Server-Timing` header (https://www.w3.org/TR/server-timing/) naming the service that knows the visitor's
 * public address. Pages are the same for everyone and nothing may be stored before consent, so this header is
 * the only per-request information that scripts can read.
 */
export function lookupHeader(service: string): string {
  return `${NAME};desc="${encodeURIComponent(service)}"`
}

/** The service named by the server; null if none, or if the browser hides it, as it does on other hosts over http. */
export function lookupService(): string | null {
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !('serverTiming' in page) || !Array.isArray(page.serverTiming)) return null
  const timing: PerformanceServerTiming | undefined = page.serverTiming.find(({ name }) => name === NAME)
  return timing ? decodeURIComponent(timing.description) : null
}

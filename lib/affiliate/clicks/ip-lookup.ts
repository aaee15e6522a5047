const NAME = 'ip_lookup'

/**
 * The `Server-Timing` header (https://www.w3.org/TR/server-timing/) naming the service that knows the visitor's
 * public address. Pages are the same for everyone and nothing may be stored before consent, so this header is
 * the one thing scripts can read of their own page's response.
 */
export function lookupHeader(service: string): string {
  return `${NAME};desc="${encodeURIComponent(service)}"`
}

/** The service named by the server; null if none, or if the browser hides it, as it does over http from other hosts. */
export function lookupService(): string | null {
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !('serverTiming' in page) || !Array.isArray(page.serverTiming)) return null
  const told: PerformanceServerTiming | undefined = page.serverTiming.find(({ name }) => name === NAME)
  return told ? decodeURIComponent(told.description) : null
}

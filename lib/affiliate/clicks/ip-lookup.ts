const NAME = 'ip_lookup'

/**
 * The `Server-Timing` header (https://www.w3.org/TR/server-timing/) that tells a page which service knows the visitor's
 * public address. Pages are the same for everybody, and before the visitor agrees nothing may be stored: what scripts can
 * read of the answer to their own page is this header.
 */
export function lookupHeader(service: string): string {
  return `${NAME};desc="${encodeURIComponent(service)}"`
}

/** The service that the server has named; null for none, and where the browser hides it: over http from elsewhere. */
export function lookupService(): string | null {
  const [page] = performance.getEntriesByType('navigation')
  if (!page || !('serverTiming' in page) || !Array.isArray(page.serverTiming)) return null
  const told: PerformanceServerTiming | undefined = page.serverTiming.find(({ name }) => name === NAME)
  return told ? decodeURIComponent(told.description) : null
}

/** Gives the page a `Server-Timing` as browsers show it to scripts; jsdom has none. */
export function setServerTiming(hints: Record<string, string>): void {
  const serverTiming = Object.entries(hints).map(([name, text]) => ({
    name,
    description: encodeURIComponent(text),
  }))
  const getEntriesByType = (type: string) => (type === 'navigation' ? [{ serverTiming }] : [])
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true })
}

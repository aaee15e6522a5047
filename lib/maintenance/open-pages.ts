import { legalLinks } from '@/lib/legal/legal-links'

const legalPages = new Set<string>(legalLinks.map(([href]) => href))

/**
 * Whether a page is answered in a locked shop too: what the law wants to be found at all times, where mails are unsubscribed from, and the
 * pages of orders with their contracts, each of which decides for itself, because that takes a look at the order.
 */
export function isOpenPage(path: string): boolean {
  return legalPages.has(path) || path === '/abbestellen' || /^\/bestellung\/[^/]+(\/vertrag)?$/.test(path)
}

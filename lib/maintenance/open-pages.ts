import { legalLinks } from '@/lib/legal/legal-links'

const legalPages = new Set<string>(legalLinks.map(([href]) => href))

/**
 * Pages available in a locked shop, too: those that must be available by law, the unsubscribe page, and order
 * pages with their contracts, which decide for themselves because that requires reading the order.
 */
export function isOpenPage(path: string): boolean {
  return legalPages.has(path) || path === '/abbestellen' || /^\/bestellung\/[^/]+(\/vertrag)?$/.test(path)
}

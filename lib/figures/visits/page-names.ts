/** A fixed number, whatever addresses visitors invent. */
const fixed = {
  '/': 'start',
  '/presets': 'catalogue',
  '/studio': 'studio',
  '/headset': 'headsets',
  '/hoertest': 'hearing',
  '/abstimmen': 'voting',
  '/warenkorb': 'cart',
  '/kasse': 'checkout',
  '/hilfe': 'help',
  '/messung': 'help',
  '/partner': 'partner',
  '/partner/bedingungen': 'partner',
  '/anmelden': 'account',
  '/konto': 'account',
  '/bestellung-finden': 'order',
  '/vertrag-widerrufen': 'legal',
  '/impressum': 'legal',
  '/datenschutz': 'legal',
  '/agb': 'legal',
  '/widerruf': 'legal',
  '/barrierefreiheit': 'legal',
} as const

export const pageNames = [...new Set(Object.values(fixed)), 'preset', 'headset', 'other'] as const
export type PageName = (typeof fixed)[keyof typeof fixed] | 'preset' | 'headset' | 'other'

/** Pages of the desk and leading to it, of measurements, and those shown in place of others. */
const UNCOUNTED = /^\/(admin|einrichten|bauteile|bench-leer|wartung|offline|p)(\/|$)/

const PRESET = /^\/presets\/([^/]+)$/

/** With the last part of a product page's address; null if it is not a page of the shop. */
export function pageAt(path: string): { name: PageName; slug?: string } | null {
  if (UNCOUNTED.test(path) || path.endsWith('.png')) return null
  const [, slug] = PRESET.exec(path) ?? []
  if (slug !== undefined) return { name: 'preset', slug }
  if (/^\/headset\/[^/]+$/.test(path)) return { name: 'headset' }
  if (path.startsWith('/bestellung/')) return { name: 'order' }
  return { name: isFixed(path) ? fixed[path] : 'other' }
}

const isFixed = (path: string): path is keyof typeof fixed => Object.hasOwn(fixed, path)

/** Buyers come back to these from payment pages and mails, which is not a new visit. */
export function isArrival(name: PageName): boolean {
  return name !== 'order' && name !== 'checkout'
}

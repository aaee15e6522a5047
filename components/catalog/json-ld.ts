import type { Preset } from '@/lib/catalog/schema'
import { centsToDecimal } from '@/lib/core/money'

/** A preset as a Product with its Offer, for search engines: https://schema.org/Product */
export function productJsonLd(preset: Preset, brand: string, origin: URL): object {
  const url = new URL(`/presets/${preset.id}`, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: preset.name,
    description: preset.description,
    sku: preset.id,
    url,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url,
      price: centsToDecimal(preset.price),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: brand },
    },
  }
}

/** JSON that can stand in a script element: no text in it can end the element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

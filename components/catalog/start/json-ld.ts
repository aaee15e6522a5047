import type { PresetRating } from '@/lib/catalog/rating-counts'
import { picturePath, presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import { dayOf } from '@/lib/core/clock'
import { centsToDecimal } from '@/lib/core/money'
import { addressOf } from '@/lib/core/address/public-origin'

/** A preset as a Product with its Offer, for search engines: https://schema.org/Product */
export function productJsonLd(preset: Preset, brand: string, rating?: PresetRating): object {
  const url = addressOf(presetPath(preset))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: preset.name,
    description: preset.description || preset.tagline,
    sku: preset.id,
    url,
    image: addressOf(picturePath(preset)),
    brand: { '@type': 'Brand', name: brand },
    ...(rating ? { aggregateRating: ratingJsonLd(rating) } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: centsToDecimal(preset.price),
      priceCurrency: 'EUR',
      ...(preset.reduced ? { priceValidUntil: dayOf(preset.reduced.to - 1) } : {}),
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: brand },
    },
  }
}

/** https://schema.org/AggregateRating */
function ratingJsonLd({ average, count }: PresetRating): object {
  const scale = { bestRating: 5, worstRating: 1 }
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, ...scale }
}

/** The path to a page: https://schema.org/BreadcrumbList */
export function breadcrumbJsonLd(steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}

/** JSON for a script element: no text in it can end the element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

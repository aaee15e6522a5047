/**
 * The part of schema.org's vocabulary that the shop's pages use, for tests only: each property with the types of its
 * values. Version 30.0 of 2026-03-19, data/schema.ttl of https://github.com/schemaorg/schemaorg, read in November 2026. Written by
 * hand from there, not derived from what the shop writes.
 */
const vocabulary: Record<string, { isA?: string; properties: Record<string, readonly string[]> }> = {
  Thing: { properties: { name: ['Text'], description: ['Text'], url: ['URL'], image: ['URL'] } },
  Product: {
    isA: 'Thing',
    properties: {
      sku: ['Text'],
      brand: ['Brand', 'Organization'],
      aggregateRating: ['AggregateRating'],
      offers: ['Offer'],
    },
  },
  Brand: { isA: 'Thing', properties: {} },
  Organization: { isA: 'Thing', properties: {} },
  Offer: {
    isA: 'Thing',
    properties: {
      price: ['Number', 'Text'],
      priceCurrency: ['Text'],
      priceValidUntil: ['Date'],
      availability: ['ItemAvailability'],
      seller: ['Organization', 'Person'],
    },
  },
  Rating: {
    isA: 'Thing',
    properties: {
      ratingValue: ['Number', 'Text'],
      bestRating: ['Number', 'Text'],
      worstRating: ['Number', 'Text'],
    },
  },
  AggregateRating: { isA: 'Rating', properties: { ratingCount: ['Integer'] } },
  BreadcrumbList: { isA: 'Thing', properties: { itemListElement: ['ListItem'] } },
  // An address may stand for any thing: https://schema.org/docs/datamodel.html
  ListItem: { isA: 'Thing', properties: { position: ['Integer', 'Text'], item: ['URL'] } },
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const values: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: (value) => isText(value) && URL.canParse(value),
  // ISO 8601, without a time.
  Date: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: Number.isInteger,
  ItemAvailability: (value) => value === 'https://schema.org/InStock',
}

/** The properties of a JSON-LD node that schema.org does not know or types otherwise, as `path: problem`. */
export function faultsOf(node: unknown, path = ''): string[] {
  const type = typeOf(node)
  if (type === undefined || typeof node !== 'object' || node === null) return [`${path}: no known type`]
  const known = propertiesOf(type)
  const isRoot = path === ''
  const context = Reflect.get(node, '@context')
  return [
    ...(context === (isRoot ? 'https://schema.org' : undefined) ? [] : [`${path}@context: ${context}`]),
    ...Object.entries(node).flatMap(([name, value]) => {
      if (name.startsWith('@')) return []
      const at = `${path}${type}.${name}`
      const types = known[name]
      if (!types) return [`${at}: no such property`]
      return [value].flat().flatMap((each) => faultsOfValue(each, types, at))
    }),
  ]
}

function faultsOfValue(value: unknown, types: readonly string[], at: string): string[] {
  const type = typeOf(value)
  if (type !== undefined && types.includes(type)) return faultsOf(value, `${at}/`)
  return types.some((each) => values[each]?.(value)) ? [] : [`${at}: ${JSON.stringify(value)}`]
}

function typeOf(value: unknown): string | undefined {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '@type') : undefined
  return typeof type === 'string' && type in vocabulary ? type : undefined
}

function propertiesOf(type: string): Record<string, readonly string[]> {
  const { isA, properties } = vocabulary[type] ?? { properties: {} }
  return { ...(isA === undefined ? {} : propertiesOf(isA)), ...properties }
}

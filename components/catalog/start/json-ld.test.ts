import type { Preset } from '@/lib/catalog/schema'
import { faultsOf } from './testing/schema-org'
import { breadcrumbJsonLd, productJsonLd, scriptJson } from './json-ld'

const preset: Preset = {
  id: 'test-preset',
  name: 'Test',
  aliases: [],
  game: 'Spiel',
  tagline: 'Kurz',
  description: 'Ein </script><script>alert(1)</script> in der Beschreibung',
  price: 490,
  filters: [{ type: 'PK', fc: 1000, gain: 3, q: 1 }],
  spatial: 'none',
  headset: 'Jedes',
  version: 1,
  updatedAt: Date.UTC(2026, 0),
  changes: [],
  active: true,
}

describe('a product’s structured data', () => {
  beforeEach(() => (process.env.PUBLIC_ORIGIN = 'https://shop.example'))
  afterEach(() => delete process.env.PUBLIC_ORIGIN)

  it('includes the average rating only if there is one', () => {
    expect(productJsonLd(preset, 'Spielklang')).not.toHaveProperty('aggregateRating')
    expect(productJsonLd(preset, 'Spielklang', { average: 4.7, count: 3 })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, ratingCount: 3, bestRating: 5 },
    })
  })

  it('offers the preset at its decimal price in euros, at its own address', () => {
    expect(productJsonLd(preset, 'Spielklang')).toMatchObject({
      '@type': 'Product',
      sku: 'test-preset',
      image: 'https://shop.example/presets/test-preset/kurve.png',
      brand: { name: 'Spielklang' },
      offers: {
        '@type': 'Offer',
        price: '4.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/presets/test-preset',
      },
    })
  })

  it('lists the breadcrumbs in order', () => {
    const steps = [
      { name: 'Presets', path: '/presets' },
      { name: 'Test', path: '/presets/test-preset' },
    ]
    expect(breadcrumbJsonLd(steps)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Presets', item: 'https://shop.example/presets' },
        { position: 2, name: 'Test', item: 'https://shop.example/presets/test-preset' },
      ],
    })
  })

  it('uses only properties and types of schema.org, and the check names any others', () => {
    // Berlin's midnight, at which the sale is over.
    const reduced = { ...preset, reduced: { lowest: 490, to: Date.parse('2026-07-01T00:00:00+02:00') } }
    const product = productJsonLd(reduced, 'Spielklang', { average: 4.7, count: 3 })
    const steps = breadcrumbJsonLd([{ name: 'Presets', path: '/presets' }])
    expect([...faultsOf(product), ...faultsOf(steps)]).toEqual([])
    expect(product).toMatchObject({ offers: { priceValidUntil: '2026-06-30' } })
    const wrong = {
      ...product,
      prize: 1,
      aggregateRating: { '@type': 'AggregateRating', ratingCount: 2.5 },
      offers: { '@type': 'Offer', priceValidUntil: '2026-07-01T00:00:00.000Z', seller: 'Spielklang' },
    }
    expect(faultsOf(wrong)).toEqual([
      'Product.aggregateRating/AggregateRating.ratingCount: 2.5',
      'Product.offers/Offer.priceValidUntil: "2026-07-01T00:00:00.000Z"',
      'Product.offers/Offer.seller: "Spielklang"',
      'Product.prize: no such property',
    ])
  })

  it('cannot close its script element, and is parsed back unchanged', () => {
    const data = productJsonLd(preset, 'Spielklang')
    const text = scriptJson(data)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })
})

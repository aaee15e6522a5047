import type { Preset } from '@/lib/catalog/schema'
import { productJsonLd, scriptJson } from './json-ld'

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
  it('offers the preset at its decimal price in euros, at its own address', () => {
    expect(productJsonLd(preset, 'Spielklang', new URL('https://shop.example'))).toMatchObject({
      '@type': 'Product',
      sku: 'test-preset',
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

  it('cannot end the script element that it stands in, and reads back unchanged', () => {
    const data = productJsonLd(preset, 'Spielklang', new URL('https://shop.example'))
    const text = scriptJson(data)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })
})

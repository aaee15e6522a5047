import { escapePage } from './escape-page'

describe('escapePage', () => {
  it('leaves what Latin-1 has', () => {
    const html = '<p title="größer">Schritte hören · 3 dB</p>'
    expect(escapePage(html)).toBe(html)
  })

  it('writes other characters of texts and attributes as references', () => {
    expect(escapePage('<p title="−3 dB">Vorher – nachher 🎧</p>')).toBe(
      '<p title="&#x2212;3 dB">Vorher &#x2013; nachher &#x1f3a7;</p>',
    )
  })

  it('keeps the strings of scripts equal', () => {
    const escaped = escapePage('<script type="application/ld+json">{"price":"14,90 € 🎧"}</script><b>€</b>')
    expect(escaped).toMatch(/^[\0-\x7f]+$/)
    expect(escaped).toContain('<b>&#x20ac;</b>')
    expect(JSON.parse(escaped.slice(escaped.indexOf('{'), escaped.indexOf('}') + 1))).toEqual({
      price: '14,90 € 🎧',
    })
  })

  it('leaves styles alone, which know neither', () => {
    const html = '<style>a::after { content: "…" }</style>'
    expect(escapePage(html)).toBe(html)
  })
})

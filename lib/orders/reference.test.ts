import { newReference, referenceKeyOf } from './reference'

describe('referenceKeyOf', () => {
  it.each([
    'SK-7KQ2M-XW9TR',
    'sk-7kq2m-xw9tr',
    ' SK 7KQ2M XW9TR ',
    'SK7KQ2MXW9TR',
    '7kq2mxw9tr',
    'SK–7KQ2M–XW9TR',
    'ＳＫ－７ｋｑ２ｍ－ＸＷ９ＴＲ',
  ])('is the same for %j', (typed) => {
    expect(referenceKeyOf(typed)).toBe('SK7KQ2MXW9TR')
  })

  it('accepts a reference that begins like the shop’s prefix', () => {
    expect(referenceKeyOf('SKSKS-KSKSK')).toBe(referenceKeyOf('SK-SKSKS-KSKSK'))
  })

  it('keeps all characters of a new reference', () => {
    const reference = newReference()
    expect(referenceKeyOf(reference)).toBe(reference.replaceAll('-', ''))
  })
})

describe('newReference', () => {
  it('has no confusable characters, and never repeats', () => {
    const references = Array.from({ length: 2000 }, newReference)
    for (const reference of references) expect(reference).toMatch(/^SK-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect(new Set(references).size).toBe(references.length)
    expect(new Set(references.join('').slice(3))).toContain('Z')
  })
})

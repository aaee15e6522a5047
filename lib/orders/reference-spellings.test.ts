import { newReference } from './new-reference'
import { referenceSpellings } from './reference-spellings'

describe('referenceSpellings', () => {
  it.each([
    'SK-7KQ2M-XW9TR',
    'sk-7kq2m-xw9tr',
    ' SK 7KQ2M XW9TR ',
    'SK7KQ2MXW9TR',
    '7kq2mxw9tr',
    'SK–7KQ2M–XW9TR',
  ])('knows what is meant by %j', (typed) => {
    expect(referenceSpellings(typed)).toEqual(['SK-7KQ2M-XW9TR'])
  })

  it('takes O for 0 and I for 1, and both for themselves first', () => {
    expect(referenceSpellings('SK-R2XWO-NML3I')).toEqual([
      'SK-R2XWO-NML3I',
      'SK-R2XWO-NML31',
      'SK-R2XW0-NML3I',
      'SK-R2XW0-NML31',
    ])
    expect(new Set(referenceSpellings('SK-R2XW0-NML31'))).toEqual(
      new Set(referenceSpellings('sk-r2xwo-nml3i')),
    )
  })

  it('finds a reference that begins like the shop', () => {
    expect(referenceSpellings('SKSKS-KSKSK')).toEqual(['SK-SKSKS-KSKSK'])
  })

  it('has one spelling for each new reference', () => {
    const reference = newReference()
    expect(referenceSpellings(reference)).toEqual([reference])
  })

  it.each([
    '',
    'SK-',
    'SK-7KQ2M-XW9T',
    'SK-7KQ2M-XW9TRR',
    'order_1780308000000_aaaaaaaaaaaaaaaa',
    'DE02 1203',
  ])('sees that %j is none', (typed) => expect(referenceSpellings(typed)).toEqual([]))
})

import { newReference } from './new-reference'
import { referenceKeyOf } from './reference-key'

describe('referenceKeyOf', () => {
  it.each([
    'SK-7KQ2M-XW9TR',
    'sk-7kq2m-xw9tr',
    ' SK 7KQ2M XW9TR ',
    'SK7KQ2MXW9TR',
    '7kq2mxw9tr',
    'SK–7KQ2M–XW9TR',
  ])('is the same for %j', (typed) => {
    expect(referenceKeyOf(typed)).toBe('SK7KQ2MXW9TR')
  })

  it('takes O for 0 and I for 1', () => {
    expect(referenceKeyOf('SK-R2XWO-NML3I')).toBe(referenceKeyOf('sk r2xw0nml31'))
    expect(referenceKeyOf('SK-R2XWQ-NML3L')).not.toBe(referenceKeyOf('SK-R2XW0-NML31'))
  })

  it('knows a reference that begins like the shop', () => {
    expect(referenceKeyOf('SKSKS-KSKSK')).toBe(referenceKeyOf('SK-SKSKS-KSKSK'))
  })

  it('keeps all that a new reference says', () => {
    const reference = newReference()
    expect(referenceKeyOf(reference)).toBe(reference.replaceAll('-', ''))
  })
})

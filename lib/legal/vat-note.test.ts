import messages from '@/messages/de.json'
import { vatContained, vatNote } from './vat-note'

describe('vat', () => {
  it.each([
    [11900, 19, 1900],
    [499, 19, 80],
    [1, 19, 0],
    [0, 19, 0],
    [10700, 7, 700],
    [10810, 8.1, 810],
    [99_999_999_999, 19, 15_966_386_554],
  ])('of %i cents gross at %f percent is %i cents', (gross, ratePercent, expected) => {
    expect(vatContained(gross, ratePercent)).toBe(expected)
  })

  it('is none at a rate of 0', () => {
    expect(vatContained(11900, 0)).toBe(0)
  })

  it('is named beside the price', () => {
    expect(messages.legal[vatNote({ mode: 'included' })]).toBe('inkl. MwSt.')
    expect(messages.legal[vatNote({ mode: 'small-business' })]).toContain('§ 19 UStG')
  })
})

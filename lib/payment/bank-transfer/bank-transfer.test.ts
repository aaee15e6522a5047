import { dayOf } from '@/lib/core/clock'
import { epcPayload, paymentDeadline, type Transfer } from './bank-transfer'

const transfer: Transfer = {
  holder: 'Wikimedia Foerdergesellschaft',
  iban: 'DE33 1002 0500 0001 1947 00',
  amountCents: 1230,
  purpose: 'SK-ABCDE-12345',
}

describe('epcPayload', () => {
  it('has the eleven elements of EPC069-12 version 002, separated by LF, and nothing after the last', () => {
    expect(epcPayload({ ...transfer, bic: 'BFSWDE33BER' })).toBe(
      'BCD\n002\n1\nSCT\nBFSWDE33BER\nWikimedia Foerdergesellschaft\nDE33100205000001194700\nEUR12.30\n\n\n' +
        'SK-ABCDE-12345',
    )
  })

  it('leaves the BIC’s line empty without one', () => {
    expect(epcPayload(transfer).split('\n').slice(3, 7)).toEqual([
      'SCT',
      '',
      'Wikimedia Foerdergesellschaft',
      'DE33100205000001194700',
    ])
  })

  it.each([
    [1, 'EUR0.01'],
    [499, 'EUR4.99'],
    [100_000, 'EUR1000.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %i cents as %s', (amountCents, expected) => {
    expect(epcPayload({ ...transfer, amountCents }).split('\n')[7]).toBe(expected)
  })

  it.each<[string, Partial<Transfer>]>([
    ['an empty holder', { holder: ' ' }],
    ['a holder of 71 characters', { holder: 'x'.repeat(71) }],
    ['a holder that would add a line', { holder: 'A\nDE89370400440532013000' }],
    ['an IBAN with a wrong check digit', { iban: 'DE34100205000001194700' }],
    ['a wrong BIC', { bic: 'BFSW' }],
    ['no amount', { amountCents: 0 }],
    ['a fraction of a cent', { amountCents: 12.5 }],
    ['an amount over the limit', { amountCents: 100_000_000_000 }],
    ['an empty purpose', { purpose: '' }],
    ['a purpose of 141 characters', { purpose: 'x'.repeat(141) }],
    ['a purpose with letters that banks replace', { purpose: 'SK_ABCDE' }],
    ['a purpose of two lines', { purpose: 'SK\nABCDE' }],
  ])('refuses %s', (_, change) => {
    expect(() => epcPayload({ ...transfer, ...change })).toThrow()
  })

  it('refuses a text of more than 331 bytes, even if each element is within its limit', () => {
    const change = { holder: 'ü'.repeat(70), purpose: 'ä'.repeat(140) }
    expect(() => epcPayload({ ...transfer, ...change })).toThrow(RangeError)
  })
})

it.each([
  ['2026-11-23T04:15:00+01:00', '2026-12-07'],
  ['2026-12-24T23:59:00+01:00', '2027-01-07'],
  // A Sunday; Christmas before a weekend; Good Friday.
  ['2026-11-22T04:15:00+01:00', '2026-12-07'],
  ['2026-12-11T12:00:00+01:00', '2026-12-28'],
  ['2026-03-20T23:30:00+01:00', '2026-04-07'],
  ['2026-10-20T00:30:00+02:00', '2026-11-03'],
])('an order of %s may be paid until %s', (placed, last) => {
  expect(dayOf(paymentDeadline(Date.parse(placed)))).toBe(last)
})

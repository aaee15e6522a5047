import fc from 'fast-check'
import { newReference, referenceKeyOf } from '@/lib/orders/reference'
import { referencesIn } from '../match-booking'

const KEY = 'SK7KQ2MXW9TR'

it.each([
  'SK-7KQ2M-XW9TR',
  'sk7kq2mxw9tr',
  'Bestellung SK-7KQ2M-XW9TR vom 3.11., danke',
  'SK-7KQ2M-XW 9TR',
  'SK - 7KQ2M - XW9TR',
  'VERWENDUNGSZWECK:SK-7KQ2M-XW9TRDATUM 20.11.2026',
  'MASKE SK7KQ2MXW9TR',
  '7KQ2M-XW9TR',
  'Nr. 7KQ2MXW9TR',
  'SKSK7KQ2MXW9TR',
])('finds the reference in %j', (purpose) => expect(referencesIn(purpose)).toContain(KEY))

it('finds all of several', () => {
  expect(referencesIn('SK-7KQ2M-XW9TR und SK-AAAAA-BBBBB')).toEqual(
    expect.arrayContaining([KEY, 'SKAAAAABBBBB']),
  )
})

it.each(['', 'Miete November', 'SK-7KQ2M', 'SKAT'])('finds none in %j', (purpose) =>
  expect(referencesIn(purpose)).toEqual([]),
)

it('finds every new reference, wherever the bank breaks the line', () => {
  fc.assert(
    fc.property(fc.nat(13), fc.constantFrom(' ', '\n', '- '), (at, gap) => {
      const reference = newReference()
      const broken = `${reference.slice(0, at)}${gap}${reference.slice(at)}`
      expect(referencesIn(`Danke! ${broken} Gruss`)).toContain(referenceKeyOf(reference))
    }),
  )
})

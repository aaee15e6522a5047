import fc from 'fast-check'
import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import { anyFilter } from '@/lib/audio/testing/arbitraries'
import { curveFragment, namesCurve, readCurve } from './curve-link'
import { LONGEST_NAME, type OwnCurve } from './own-curve'

const anyList = (minLength: number) => fc.array(anyFilter, { minLength, maxLength: 12 })
const anyName = fc
  .string({ unit: 'grapheme', maxLength: LONGEST_NAME })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trim())
  .filter((text) => text.length <= LONGEST_NAME)
const anyCurve: fc.Arbitrary<OwnCurve> = fc.record({
  name: anyName,
  filters: anyList(0),
  correction: fc.option(fc.record({ name: anyName.filter(Boolean), filters: anyList(1) })),
})

const curve: OwnCurve = {
  name: 'Leise Füße & mehr',
  filters: [
    { type: 'PK', fc: 1200, gain: -3.5, q: 1.41 },
    { type: 'HP', fc: 30, q: 0.7 },
  ],
  correction: { name: 'HD 650', filters: [{ type: 'LSC', fc: 105, gain: 5.4, q: 0.7 }] },
}
const FRAGMENT =
  'kurve=1&name=Leise%20F%C3%BC%C3%9Fe%20%26%20mehr&filter=PK1200_-35_141~HP30_70&headset=HD%20650&korrektur=LSC105_54_70'

it('encodes a whole curve for an address’s fragment', () => {
  expect(curveFragment(curve)).toBe(FRAGMENT)
  expect(namesCurve(FRAGMENT)).toBe(true)
  expect(readCurve(FRAGMENT)).toEqual(curve)
  // Some programs re-encode links.
  expect(readCurve(FRAGMENT.replaceAll('~', '%7E'))).toEqual(curve)
})

it('encodes and decodes `Leises lauter` too', () => {
  const evened = { ...curve, dynamics: usualDynamics }
  expect(curveFragment(evened)).toBe(`${FRAGMENT}&dynamik=-30_3_1_150_8`)
  expect(readCurve(curveFragment(evened))).toEqual(evened)
})

it('decodes every possible curve', () => {
  fc.assert(fc.property(anyCurve, (any) => expect(readCurve(curveFragment(any))).toEqual(any)))
})

it.each([
  ['another version', FRAGMENT.replace('kurve=1', 'kurve=2')],
  ['no version', FRAGMENT.replace('kurve=1&', '')],
  ['half an address', FRAGMENT.slice(0, -3)],
  ['a compressor beyond its limits', `${FRAGMENT}&dynamik=-70_3_1_150_8`],
  ['a compressor of nothing', `${FRAGMENT}&dynamik=`],
  ['an unknown part', `${FRAGMENT}&mehr=1`],
  ['a part twice', `${FRAGMENT}&name=x`],
  ['a second =', FRAGMENT.replace('name=', 'name=x=')],
  ['a frequency that nobody hears', FRAGMENT.replace('PK1200', 'PK30000')],
  ['a gain that would hurt', FRAGMENT.replace('_-35_', '_400_')],
  ['a Q of nothing', FRAGMENT.replace('_141', '_0')],
  ['a number with a zero before it', FRAGMENT.replace('PK1200', 'PK01200')],
  ['minus zero', FRAGMENT.replace('_-35_', '_-0_')],
  ['a number of another form', FRAGMENT.replace('PK1200', 'PK1e3')],
  ['a type that there is not', FRAGMENT.replace('PK1200', 'XX1200')],
  ['thirteen filters', `kurve=1&name=&filter=${Array.from({ length: 13 }, () => 'HP30_70').join('~')}`],
  ['a correction without a headset', FRAGMENT.replace('headset=HD%20650&', '')],
  ['a correction without filters', FRAGMENT.replace('LSC105_54_70', '')],
  ['a name of two lines', FRAGMENT.replace('Leise%20', 'Leise%0A')],
  ['a name that turns the text around', FRAGMENT.replace('Leise', '%E2%80%AELeise')],
  ['a name without end', FRAGMENT.replace('Leise', 'x'.repeat(41))],
  ['what is no UTF-8', FRAGMENT.replace('Leise', '%FF')],
  ['an address without end', `${FRAGMENT}${'&'.repeat(5000)}`],
  ['a script', 'kurve=<script>alert(1)</script>'],
])('refuses %s', (_, fragment) => {
  expect(readCurve(fragment)).toBeNull()
})

it('never throws, whatever the input', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(() => readCurve(`kurve=1&${text}`)).not.toThrow()))
})

import { headsetName } from './headset-correction'

it.each([
  ['Sennheiser HD 650 ParametricEQ.txt', 'Sennheiser HD 650'],
  ['Beyerdynamic DT 990 (250 Ohm) parametric_eq.txt', 'Beyerdynamic DT 990 (250 Ohm)'],
  ['ParametricEQ.txt', ''],
  ['HyperX Cloud II', 'HyperX Cloud II'],
  ['\u202Eevil.txt', 'evil'],
  [`${'x'.repeat(60)}.txt`, 'x'.repeat(40)],
])('reads from “%s” the headset “%s”', (file, name) => {
  expect(headsetName(file)).toBe(name)
})

import { headsetName, tidyName } from './own-curve'

it.each([
  ['Sennheiser HD 650 ParametricEQ.txt', 'Sennheiser HD 650'],
  ['Beyerdynamic DT 990 (250 Ohm) parametric_eq.txt', 'Beyerdynamic DT 990 (250 Ohm)'],
  ['ParametricEQ.txt', ''],
  ['HyperX Cloud II', 'HyperX Cloud II'],
  ['\u202Eevil.txt', 'evil'],
  [`${'x'.repeat(60)}.txt`, 'x'.repeat(40)],
])('derives from the file name “%s” the headset “%s”', (file, name) => {
  expect(headsetName(file)).toBe(name)
})

it.each([
  ['  Meine Kurve\n', 'Meine Kurve'],
  ['\u202Eevil\u2066', 'evil'],
  [`${'x'.repeat(39)}🎧`, 'x'.repeat(39)],
])('cleans the name “%s” to “%s”', (text, name) => {
  expect(tidyName(text)).toBe(name)
})

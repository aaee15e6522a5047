import { bestFirst, resultOf } from './result-path'

const path = (folders: string, name = 'Modell X') => `results/${folders}/${name}/${name} ParametricEQ.txt`

it.each([
  ['oratory1990/over-ear', 'oratory1990', 'over-ear', 'Harman over-ear 2018'],
  ['oratory1990/in-ear', 'oratory1990', 'in-ear', 'AutoEq in-ear'],
  ['crinacle/711 in-ear', 'crinacle', 'in-ear', 'AutoEq in-ear'],
  ['crinacle/EARS + 711 over-ear', 'crinacle', 'over-ear', 'crinacle EARS + 711 Harman over-ear 2018'],
  ['crinacle/Bruel & Kjaer 4620 in-ear', 'crinacle', 'in-ear', 'JM-1 with Harman filters'],
  ['HypetheSonics/Bruel & Kjaer 5128 earbud', 'HypetheSonics', 'earbud', 'LMG 5128 0.6'],
  ['Rtings/over-ear', 'Rtings', 'over-ear', 'HMS II.3 Harman over-ear 2018'],
  ['Rtings/earbud', 'Rtings', 'earbud', 'HMS II.3 AutoEq in-ear'],
])('the path of a result in %s names measurer, kind and target', (folders, measurer, kind, target) => {
  expect(resultOf(path(folders))).toEqual({ path: path(folders), name: 'Modell X', kind, measurer, target })
})

it.each([
  'results/oratory1990/over-ear/Modell X/Anderes ParametricEQ.txt',
  'results/oratory1990/lautsprecher/Modell X/Modell X ParametricEQ.txt',
  'measurements/oratory1990/over-ear/Modell X/Modell X ParametricEQ.txt',
  'Modell X ParametricEQ.txt',
  '',
])('%j is the path of no result', (other) => expect(resultOf(other)).toBeNull())

it('sorts the best measurer first, then by name, and the poorest rig last', () => {
  const folders = ['crinacle/EARS + 711 over-ear', 'Zeta/over-ear', 'Rtings/over-ear', 'Alpha/over-ear']
  const best = ['oratory1990/over-ear', 'crinacle/GRAS 43AG-7 over-ear']
  const results = [...folders, ...best].map((each) => resultOf(path(each)) ?? fail())
  const sorted = [
    ...best,
    'Rtings/over-ear',
    'Alpha/over-ear',
    'Zeta/over-ear',
    'crinacle/EARS + 711 over-ear',
  ]
  expect(bestFirst(results).map((result) => result.path)).toEqual(sorted.map((each) => path(each)))
})

function fail(): never {
  throw new Error('no result')
}

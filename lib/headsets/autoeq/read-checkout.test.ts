import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readCheckout } from './read-checkout'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-autoeq-'))
afterAll(() => rmSync(folder, { recursive: true }))

const textWith = (preamp: number) => `Preamp: ${preamp} dB\nFilter 1: ON PK Fc 100 Hz Gain 3.0 dB Q 1.41\n`

function put(measurer: string, name: string, text: string): void {
  const file = join(folder, 'results', measurer, name, `${name} ParametricEQ.txt`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

it('reads each model once, by the best measurer whose file is readable, and reports what it leaves out', async () => {
  put('Rtings/over-ear', 'Modell A', textWith(-1))
  put('oratory1990/over-ear', 'Modell A', textWith(-2))
  put('oratory1990/over-ear', 'Modell B', 'nichts')
  put('Rtings/over-ear', 'Modell B', textWith(-3))
  put('crinacle/711 in-ear', 'Modell C+', textWith(-4))
  put('crinacle/711 in-ear', 'Modell C', textWith(-5))
  put('Rtings/in-ear', 'Modell-C', textWith(-6))
  put('Rtings/boxen', 'Box', textWith(-7))
  put('Rtings/over-ear', '原神', textWith(-8))
  put('Rtings/over-ear', 'Modell D', textWith(-9).replace('3.0', '29'))
  writeFileSync(join(folder, 'results', 'README.md'), '# Results')
  const { headsets, refused } = await readCheckout(folder)
  const found = headsets.map(({ id, measurer, preamp }) => [id, measurer, preamp])
  expect(found.sort()).toEqual([
    ['modell-a', 'oratory1990', -2],
    ['modell-b', 'Rtings', -3],
    ['modell-c', 'crinacle', -5],
    ['modell-c-plus', 'crinacle', -4],
  ])
  expect(refused.map(({ path, why }) => [path.split('/').at(-2), why]).sort()).toEqual([
    ['Box', 'folder'],
    ['Modell B', 'unreadable'],
    ['Modell D', 'implausible'],
    ['Modell-C', 'alike'],
    ['原神', 'name'],
  ])
})

it('rejects a folder without results', async () => {
  await expect(readCheckout(join(folder, 'results'))).rejects.toThrow('ENOENT')
})

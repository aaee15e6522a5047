import { readFileSync } from 'node:fs'
import { GOLDEN_FIGURES, goldenFigures } from './testing/golden-figures'

it('figures of all presets are as the model computes them, by `npm run golden`', async () => {
  expect(await goldenFigures()).toBe(readFileSync(GOLDEN_FIGURES, 'utf8'))
})

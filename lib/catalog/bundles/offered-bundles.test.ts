import { programCatalog } from '../program-catalog'
import { bundleObstacle, offeredBundles } from './offered-bundles'
import { programBundles } from './program-bundles'
import type { Bundle } from './schema'

const { presets } = programCatalog
const [first, second] = presets
if (!first || !second) throw new Error('the program has too few presets')
const pair: Bundle = {
  id: 'paar',
  name: 'Paar',
  tagline: 'Zwei.',
  active: true,
  presetIds: [second.id, first.id],
  price: first.price + second.price - 1,
}

it('bundles are at first those of the program, larger ones first, with the sum of single prices', () => {
  const offered = offeredBundles(programBundles, presets)
  expect(offered.map(({ id }) => id)).toEqual(['alle-presets', 'alle-shooter'])
  const sum = presets.reduce((total, { price }) => total + price, 0)
  expect(offered[0]).toMatchObject({ singles: sum, presets })
})

it('bundles list their presets in catalogue order', () => {
  expect(offeredBundles([pair], presets)[0]?.presets).toEqual([first, second])
})

it.each<[string, Bundle]>([
  ['inactive', { ...pair, active: false }],
  ['bundle_preset_gone', { ...pair, presetIds: [first.id, 'fort'] }],
  ['bundle_not_cheaper', { ...pair, price: pair.price + 1 }],
  ['bundle_too_cheap', { ...pair, price: 1 }],
])('bundles are not offered if there is an obstacle: %s', (obstacle, bundle) => {
  expect(bundleObstacle(bundle, presets)).toBe(obstacle)
  expect(offeredBundles([bundle], presets)).toEqual([])
})

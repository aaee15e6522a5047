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

it('bundles are at first those of the program, small ones of popular games first, with the sum of single prices', () => {
  const offered = offeredBundles(programBundles, presets)
  expect(offered.map(({ id }) => id)).toEqual([
    ...['taktik-duo', 'story-duo', 'battle-royale-trio', 'lausch-trio', 'alle-shooter', 'alle-presets'],
  ])
  const sum = presets.reduce((total, { price }) => total + price, 0)
  expect(offered.at(-1)).toMatchObject({ singles: sum, presets })
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

import { programCatalog } from '../program-catalog'
import { programBundles } from './program-bundles'
import { completion, fittingPresets, priceOf } from './fitting'

const presets = [
  { id: 'a', game: 'Alpha', price: 500 },
  { id: 'a2', game: 'Alpha', price: 400 },
  { id: 'b', game: 'Beta', price: 600 },
  { id: 'c', game: 'Gamma', price: 700 },
  { id: 'd', game: 'Delta', price: 300 },
]
const pair = { id: 'pair', name: 'Paar', price: 900, presetIds: ['a', 'b'] }
const trio = { id: 'trio', name: 'Trio', price: 1400, presetIds: ['a', 'b', 'c'] }
const all = { id: 'all', name: 'Alles', price: 1900, presetIds: presets.map(({ id }) => id) }

describe('the presets suggested for a cart', () => {
  it('are those of the same game, then of the smallest bundle, and none already in it', () => {
    const found = fittingPresets(['a'], presets, [all, trio, pair])
    expect(found.map(({ preset, bundle }) => [preset.id, bundle])).toEqual([
      ['a2', null],
      ['b', 'Paar'],
      ['c', 'Trio'],
    ])
    expect(fittingPresets(['d'], presets, [all, trio, pair])).toEqual([])
    expect(fittingPresets([], presets, [all, trio, pair])).toEqual([])
  })

  it('are for what a player of Counter-Strike plays, too', () => {
    const found = fittingPresets(['cs2-schrittklar'], programCatalog.presets, programBundles)
    expect(found.map(({ preset }) => preset.game)).toEqual(['Valorant', 'Fortnite', 'Call of Duty: Warzone'])
  })
})

describe('the bundle that completes a cart', () => {
  it('comes with the extra cost for the whole cart', () => {
    expect(completion(['a'], presets, [pair])).toEqual({ bundle: pair, missing: [presets[2]], extra: 400 })
    expect(completion(['a', 'b', 'd'], presets, [pair, trio])).toMatchObject({ bundle: trio, extra: 500 })
  })

  it('is the one with the fewest missing presets, not the cheapest per preset', () => {
    const cheapFour = { ...all, price: 1000, presetIds: ['a', 'b', 'c', 'd'] }
    expect(completion(['a', 'b'], presets, [cheapFour, trio])).toMatchObject({ bundle: trio })
    const cheapPair = { id: 'cheap', name: 'Günstig', price: 750, presetIds: ['a', 'd'] }
    expect(completion(['a'], presets, [pair, cheapPair])).toMatchObject({ bundle: cheapPair, extra: 250 })
    const duo = completion(['cs2-schrittklar'], programCatalog.presets, programBundles)
    expect(duo?.missing.map(({ game }) => game)).toEqual(['Valorant'])
  })

  it('is none that lacks more than two presets', () => {
    expect(completion(['a', 'b', 'd'], presets, [all])?.missing).toHaveLength(2)
    expect(completion(['a', 'b'], presets, [all])).toBeNull()
  })

  it('may cost less than the present cart', () => {
    const cheap = { ...trio, price: 850 }
    expect(completion(['b', 'c'], presets, [cheap])).toMatchObject({ missing: [presets[0]], extra: -450 })
  })

  it('is null if none or all of it is in the cart, or if it saves nothing', () => {
    expect(completion(['d'], presets, [pair])).toBeNull()
    expect(completion(['a', 'b'], presets, [pair])).toBeNull()
    expect(completion(['a'], presets, [{ ...pair, price: 1100 }])).toBeNull()
  })
})

it('presets cost the price of the cheapest bundles', () => {
  expect(priceOf(presets, [])).toBe(2500)
  expect(priceOf(presets, [pair, trio, all])).toBe(1900)
  expect(priceOf(presets.slice(0, 3), [pair, trio, all])).toBe(1300)
})

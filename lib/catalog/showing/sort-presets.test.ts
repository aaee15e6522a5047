import { sortPresets, type PresetOrder } from './sort-presets'

const list = [
  { name: 'Zander', price: 590, updatedAt: 3 },
  { name: 'Äsche', price: 390, updatedAt: 1 },
  { name: 'Barsch', price: 590, updatedAt: 2 },
]

describe('sortPresets', () => {
  it.each<[PresetOrder, string[]]>([
    ['recommended', ['Zander', 'Äsche', 'Barsch']],
    ['price', ['Äsche', 'Zander', 'Barsch']],
    ['name', ['Äsche', 'Barsch', 'Zander']],
    ['newest', ['Zander', 'Barsch', 'Äsche']],
  ])('by %s', (order, names) => expect(sortPresets(list, order).map(({ name }) => name)).toEqual(names))
})

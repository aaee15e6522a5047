import { setCurrentCatalog } from '@/lib/catalog/current-catalog'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { presetAtVersion } from '@/lib/catalog/testing/preset-at-version'
import { orderSchema } from '@/lib/orders/schema'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { viewOrder } from './view-order'

const preset = presetAtVersion(orderedPreset, 3)
const { id, name, price, changes } = preset

beforeEach(() => setCurrentCatalog([preset]))
afterEach(() => setCurrentCatalog(programCatalog.allPresets))

const changesSince = (bought: { version: number }) => {
  const items = { [id]: { name, price, position: 0, ...bought } }
  return viewOrder(orderSchema.parse({ ...sampleOrder, status: 'paid', items })).items[0]?.changes
}

describe('the order of a preset that has a newer version', () => {
  it('lists the changes of each version since, newest first', () => {
    expect(changesSince({ version: 1 })).toEqual(changes)
    expect(changesSince({ version: preset.version - 1 })).toEqual(changes.slice(0, 1))
  })

  it('lists no changes if the current version was bought', () => {
    expect(changesSince({ version: preset.version })).toEqual([])
  })
})

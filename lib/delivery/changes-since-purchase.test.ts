import { programCatalog } from '@/lib/catalog/program-catalog'
import { orderSchema } from '@/lib/orders/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { viewOrder } from './view-order'

const { presets } = programCatalog

const preset = presets.find(({ version }) => version > 2)
if (!preset) throw new Error('no preset of the catalogue has a third version')
const { id, name, price, changes } = preset

const changesSince = (bought: object) => {
  const items = { [id]: { name, price, position: 0, ...bought } }
  return viewOrder(orderSchema.parse({ ...sampleOrder, status: 'paid', items })).items[0]?.changes
}

describe('the order of a preset that has a newer version', () => {
  it('says what each version since has changed, newest first', () => {
    expect(changesSince({ version: 1 })).toEqual(changes)
    expect(changesSince({ version: preset.version - 1 })).toEqual(changes.slice(0, 1))
  })

  it('says nothing to who has bought the present version', () => {
    expect(changesSince({ version: preset.version })).toEqual([])
  })

  it('says nothing if it was placed before orders named the version', () => {
    expect(changesSince({})).toEqual([])
  })
})

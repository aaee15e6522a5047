import { shiftDay } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { increment } from '@/lib/store/store'
import { bestSeller } from './best-seller'
import { figurePath } from './data'

const DAY = '2026-03-01'
const presets = ['one', 'two', 'three'].map((id) => ({ id }))

describe('the best seller', () => {
  const store = temporaryStore()
  const sell = (id: string, sold: number, day: string) =>
    store().update({ [figurePath(day, `presets/${id}/sold`)]: increment(sold) })

  it('is the first preset before any sale, and undefined if none is on sale', async () => {
    expect(await bestSeller(store(), presets)).toEqual({ id: 'one' })
    expect(await bestSeller(store(), [])).toBeUndefined()
  })

  it('is the preset on sale that sold most on the last thirty days with sales', async () => {
    await sell('three', 9, shiftDay(DAY, -40))
    for (let day = 0; day < 30; day += 1) await sell('two', 1, shiftDay(DAY, -day))
    await sell('one', 29, DAY)
    await sell('gone', 99, DAY)
    expect(await bestSeller(store(), presets)).toEqual({ id: 'two' })
  })
})

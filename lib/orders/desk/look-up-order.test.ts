import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { saveOrder } from '../data'
import { lookUpOrder } from './look-up-order'
import { sampleOrder } from '../testing/sample-order'

describe('lookUpOrder', () => {
  const store = temporaryStore()

  it('finds an old order whose reference was read wrongly', async () => {
    await saveOrder(store(), { ...sampleOrder, reference: 'SK-R2XWO-NML31' })
    expect((await lookUpOrder(store(), 'sk r2xw0nml3i'))?.id).toBe(sampleOrder.id)
    expect(await lookUpOrder(store(), 'SK-R2XWQ-NML31')).toBeNull()
    expect(await lookUpOrder(store(), 'nonsense')).toBeNull()
  })
})

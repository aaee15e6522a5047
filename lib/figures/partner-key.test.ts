import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { increment } from '@/lib/store/store'
import { OTHER_PARTNERS, partnerKey } from './partner-key'

const at = Date.parse('2026-06-01T12:00:00Z')
const path = 'figures/2026-06-01/partners'

describe('partnerKey', () => {
  const store = temporaryStore()
  const count = async (uid: string) => {
    const key = await partnerKey(store(), uid, at)
    await store().update({ [`${path}/${key}/orders`]: increment(1) })
    return key
  }

  it('returns a stable key per partner, with separate keys for the first 50 of a day', async () => {
    const uids = Array.from({ length: 60 }, (_, index) => `uid-${index}`)
    const keys = await Promise.all(uids.map(count))
    expect(new Set(keys).size).toBe(51)
    expect(keys.filter((key) => key === OTHER_PARTNERS)).toHaveLength(10)
    expect(await Promise.all(uids.map((uid) => partnerKey(store(), uid, at)))).toEqual(keys)
    const sums = Object.values(Object((await store().get(path)) ?? {}))
    expect(sums).toHaveLength(51)
    expect(sums.reduce((sum: number, counts) => sum + Number(Reflect.get(Object(counts), 'orders')), 0)).toBe(
      60,
    )
  })
})

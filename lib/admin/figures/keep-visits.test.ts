import { countVisit } from '@/lib/figures/visits/count-visit'
import { dayVisitsSchema } from '@/lib/figures/visits/schema'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { keepVisits } from './keep-visits'

const HOUR_MS = 3_600_000

describe('keepVisits', () => {
  const store = temporaryStore()
  const views = async () => {
    const days = await store().list('visits', { limit: 2 })
    return days.reduce((sum, { value }) => sum + dayVisitsSchema.parse(value).views, 0)
  }

  it('writes counted visits repeatedly', async () => {
    const stop = keepVisits(store(), 5)
    for (let visit = 1; visit <= 3; visit += 1) {
      countVisit({ page: 'start' })
      await eventually(async () => expect(await views()).toBe(visit))
    }
    await stop()
  })

  it('writes the remaining visits when the process ends', async () => {
    const stop = keepVisits(store(), HOUR_MS)
    await stop()
    countVisit({ page: 'start' })
    await keepVisits(store(), HOUR_MS)()
    countVisit({ page: 'start' })
    await stop()
    expect(await views()).toBe(2)
  })
})

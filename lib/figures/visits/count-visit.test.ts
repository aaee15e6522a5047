import { setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { countCart, countVisit, SOURCES_PER_DAY, writeVisits } from './count-visit'
import { dayVisitsSchema } from './schema'

describe('counting visits', () => {
  const store = temporaryStore()
  const at = (time: string) => setClock(() => Date.parse(time))
  const dayOf = async (day: string) => dayVisitsSchema.parse((await store().get(`visits/${day}`)) ?? {})
  const sourcesOf = async (day: string) => Object.entries((await dayOf(day)).sources)

  beforeEach(() => at('2026-06-01T12:00:00Z'))
  afterEach(() => setClock())

  it('adds up what was counted since the last write, in one write', async () => {
    const update = jest.spyOn(store(), 'update')
    for (let visit = 0; visit < 100; visit += 1) countVisit({ page: 'start' })
    countVisit({ page: 'preset' }, 'stille-sohle')
    countCart(['stille-sohle', 'taktgeber'], true)
    countCart(['taktgeber'], false)
    expect(update).not.toHaveBeenCalled()
    await writeVisits(store())
    await writeVisits(store())
    expect(update).toHaveBeenCalledTimes(1)
    expect(await dayOf('2026-06-01')).toEqual({
      visits: 0,
      views: 101,
      carts: 1,
      sources: {},
      pages: { start: { views: 100, visits: 0 }, preset: { views: 1, visits: 0 } },
      presets: { 'stille-sohle': { views: 1, carts: 1 }, taktgeber: { views: 0, carts: 2 } },
    })
  })

  it('adds to what other processes have written', async () => {
    await store().update({ 'visits/2026-06-01/views': 7 })
    countVisit({ page: 'start' })
    await writeVisits(store())
    expect((await dayOf('2026-06-01')).views).toBe(8)
  })

  it('counts by the day in Berlin on which a page was opened, whenever it is written', async () => {
    at('2026-06-01T21:59:00Z')
    countVisit({ page: 'start', source: 'direkt' })
    at('2026-06-01T22:01:00Z')
    countVisit({ page: 'start', source: 'direkt' })
    await writeVisits(store())
    expect((await dayOf('2026-06-01')).visits).toBe(1)
    expect((await dayOf('2026-06-02')).visits).toBe(1)
  })

  it('counts the first sources of a day separately, and all others together', async () => {
    for (let index = 0; index < 500; index += 1) countVisit({ page: 'start', source: `s${index}` })
    await writeVisits(store())
    countVisit({ page: 'start', source: 's1' })
    for (let index = 0; index < 500; index += 1) countVisit({ page: 'start', source: `t${index}` })
    await writeVisits(store())
    const sources = await sourcesOf('2026-06-01')
    expect(sources).toHaveLength(SOURCES_PER_DAY + 1)
    expect((await dayOf('2026-06-01')).sources.s1).toEqual({ visits: 2 })
    expect(sources.reduce((sum, [, { visits }]) => sum + visits, 0)).toBe(1001)
    expect((await dayOf('2026-06-01')).visits).toBe(1001)
  })

  it('keeps counts that could not be written for the next write', async () => {
    const update = jest.spyOn(store(), 'update').mockRejectedValueOnce(new Error('away'))
    countVisit({ page: 'start', source: 'direkt' })
    await expect(writeVisits(store())).rejects.toThrow('away')
    countVisit({ page: 'start', source: 'direkt' })
    update.mockRestore()
    await writeVisits(store())
    expect(await dayOf('2026-06-01')).toMatchObject({
      visits: 2,
      views: 2,
      sources: { direkt: { visits: 2 } },
    })
  })
})

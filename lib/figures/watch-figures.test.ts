import { setClock } from '@/lib/core/clock'
import { eventually } from '@/lib/store/contract/eventually'
import { increment } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { watchFigures } from './watch-figures'

describe('watchFigures', () => {
  const store = temporaryStore()
  const at = (time: string) => setClock(() => Date.parse(time))

  afterEach(() => {
    jest.useRealTimers()
    setClock()
  })

  it('reports each change of today’s figures, also when the day changes', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'],
    })
    at('2026-06-01T21:59:00Z')
    const told: string[] = []
    const stop = watchFigures(store(), (version) => told.push(version))
    await eventually(() => expect(told).toEqual(['2026-06-01 0 0 0 0 0']))
    await store().update({ 'figures/2026-06-01/orders': increment(1) })
    await eventually(() => expect(told.at(-1)).toBe('2026-06-01 1 0 0 0 0'))
    at('2026-06-01T22:00:00Z')
    jest.advanceTimersByTime(60_000)
    await eventually(() => expect(told.at(-1)).toBe('2026-06-02 0 0 0 0 0'))
    await store().update({
      'figures/2026-06-02/paid': increment(1),
      'figures/2026-06-01/orders': increment(1),
    })
    await eventually(() => expect(told.at(-1)).toBe('2026-06-02 0 0 1 0 0'))
    expect(told).toHaveLength(4)
    stop()
    await store().update({ 'figures/2026-06-02/paid': increment(1) })
    expect(told).toHaveLength(4)
  })
})

import { eventually } from './contract/eventually'
import { subscribeShared } from './listeners'
import type { Json } from './store'
import { temporaryStore } from './testing/temporary-store'

describe('subscribeShared', () => {
  const store = temporaryStore()

  it('subscribes once for all listeners of a path, and ends with the last of them', async () => {
    const subscribe = jest.spyOn(store(), 'subscribe')
    const heard: (Json | null)[][] = [[], []]
    const stops = heard.map((values) =>
      subscribeShared(store(), 'settings/turboMode', (value) => values.push(value)),
    )
    await eventually(() => expect(heard).toEqual([[null], [null]]))
    await store().update({ 'settings/turboMode': true })
    await eventually(() =>
      expect(heard).toEqual([
        [null, true],
        [null, true],
      ]),
    )
    const late: (Json | null)[] = []
    stops.push(subscribeShared(store(), 'settings/turboMode', (value) => late.push(value)))
    expect(late).toEqual([true])
    expect(subscribe).toHaveBeenCalledTimes(1)
    stops.forEach((stop) => stop())
    await store().update({ 'settings/turboMode': false })
    subscribeShared(store(), 'settings/turboMode', (value) => late.push(value))()
    expect(subscribe).toHaveBeenCalledTimes(2)
    expect(heard).toEqual([
      [null, true],
      [null, true],
    ])
  })
})

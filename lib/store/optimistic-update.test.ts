import { optimisticUpdate } from './optimistic-update'
import { increment } from './store'
import { temporaryStore } from './testing/temporary-store'

describe('optimisticUpdate', () => {
  const store = temporaryStore()
  const numberOf = async () => Number((await store().get('users/a/changes')) ?? 0)

  const addOne = () =>
    optimisticUpdate(store(), async () => {
      const number = await numberOf()
      const changes = { 'users/a/changes': number + 1, 'users/a/sum': increment(1) }
      return { onceKey: `a_${number}`, changes, result: number }
    })

  it('counts each of many simultaneous changes once, one after the other', async () => {
    const numbers = await Promise.all(Array.from({ length: 30 }, addOne))
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, n) => n))
    expect(await store().get('users/a')).toEqual({ changes: 30, sum: 30 })
  })

  it('decides again when a further key was used since, also without a key of its own', async () => {
    const seen: number[] = []
    const result = await optimisticUpdate(store(), async () => {
      const number = await numberOf()
      seen.push(number)
      if (seen.length === 1) await addOne()
      return { changes: { [`once/a_${number}`]: true, 'users/a/changes': number + 1 }, result: number }
    })
    expect({ result, seen }).toEqual({ result: 1, seen: [0, 1] })
  })

  it('writes nothing where there is nothing to change, or the decision throws', async () => {
    expect(await optimisticUpdate(store(), async () => ({ result: 'as it was' }))).toBe('as it was')
    const refused = optimisticUpdate(store(), () => Promise.reject(new Error('refused')))
    await expect(refused).rejects.toThrow('refused')
    expect(await store().get('once')).toBeNull()
  })

  it('gives up at once on a number that is used but not counted', async () => {
    await store().updateOnce('a_0', {})
    let decisions = 0
    const change = (stuck?: (onceKey: string) => Error) =>
      optimisticUpdate(
        store(),
        async () => {
          decisions += 1
          return { onceKey: 'a_0', changes: { 'users/a/sum': 1 }, result: null }
        },
        stuck,
      )
    await expect(change()).rejects.toMatchObject({ code: 'conflict' })
    await expect(change((onceKey) => new Error(`stuck: ${onceKey}`))).rejects.toThrow('stuck: a_0')
    expect(decisions).toBe(4)
    expect(await store().get('users/a')).toBeNull()
  })

  it('gives up at once on a further key that no decision changes, and after 100 tries otherwise', async () => {
    await store().update({ 'once/decided': true })
    let decisions = 0
    const decide = async () => {
      decisions += 1
      return { onceKey: 'a_0', changes: { 'once/decided': true }, result: null }
    }
    await expect(optimisticUpdate(store(), decide)).rejects.toMatchObject({ code: 'conflict' })
    expect(decisions).toBe(2)
    const overtaken = async () => {
      const number = await numberOf()
      await addOne()
      return { onceKey: `a_${number}`, changes: { 'users/a/changes': number + 1 }, result: null }
    }
    await expect(optimisticUpdate(store(), overtaken)).rejects.toMatchObject({ code: 'conflict' })
    expect(await numberOf()).toBe(100)
  })
})

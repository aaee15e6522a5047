import { whileAnswering } from '@/lib/core/current-request'
import { HashQueue, type HashLane } from './hash-queue'

describe('hashes of passwords', () => {
  /** Calls whose hashes end one after the other. */
  const crowd = () => {
    const queue = new HashQueue()
    const done: string[] = []
    const refused: string[] = []
    const running: (() => void)[] = []
    let most = 0
    const call = (name: string, address: string, lane: HashLane = 'unknown', signal?: AbortSignal) => {
      const hash = () =>
        new Promise<void>((resolve) => {
          running.push(resolve)
          most = Math.max(most, running.length)
        })
      const request = signal ? { requestId: '', address, signal } : { requestId: '', address }
      void whileAnswering(request, () => queue.run(lane, hash)).then(
        () => done.push(name),
        (error: { code?: string; retryAfter?: number }) =>
          refused.push(`${name} ${error.code} ${error.retryAfter}`),
      )
    }
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    const end = async (count = Infinity) => {
      await settle()
      for (let ended = 0; ended < count && running.length > 0; ended += 1) {
        running.shift()?.()
        await settle()
      }
    }
    return { call, settle, end, done, refused, most: () => most }
  }
  const inOneNetwork = (count: number) => `2a01:4f8:7:${count.toString(16)}::1`

  it('of one network, however many, let another network in after two more have ended', async () => {
    const { call, settle, end, done, refused, most } = crowd()
    for (let count = 0; count < 300; count += 1) call(`bot ${count}`, inOneNetwork(count))
    call('honest', '81.2.3.4')
    await settle()
    expect(refused).toHaveLength(300 + 1 - 2 - 60)
    expect(refused.every((each) => /^bot \d+ busy 10$/.test(each))).toBe(true)
    await end(4)
    expect(done).toContain('honest')
    await end()
    expect([done.length, most()]).toEqual([2 + 60, 2])
  })

  it('of many networks leave every second turn to those who were signed in before', async () => {
    const { call, end, done } = crowd()
    for (let count = 0; count < 100; count += 1) call(`bot ${count}`, `81.2.${count}.4`)
    for (let count = 0; count < 3; count += 1) call(`known ${count}`, `9.9.${count}.9`, 'known')
    await end(8)
    expect(done.filter((name) => name.startsWith('known'))).toHaveLength(3)
  })

  it('are not made for callers who have gone', async () => {
    const { call, settle, end, done, refused } = crowd()
    const leaving = new AbortController()
    for (const name of ['one', 'two']) call(name, '81.2.3.4')
    for (const name of ['three', 'four']) call(name, '9.9.9.9', 'unknown', leaving.signal)
    call('five', '9.9.9.9')
    leaving.abort()
    call('six', '9.9.9.9', 'unknown', leaving.signal)
    await settle()
    expect(refused.map((each) => each.split(' ')[0])).toEqual(['three', 'four', 'six'])
    await end()
    expect(done).toEqual(['one', 'two', 'five'])
  })
})

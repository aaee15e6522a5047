import type { Store } from '@/lib/store/store'
import { startChild } from './child'
import { eventually } from './eventually'
import type { Context } from './harness'

const ROUNDS = 10

export function describeCrash({ harness, store }: Context): void {
  it(`a writer killed ${ROUNDS} times loses nothing it acknowledged and leaves nothing by half`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const acknowledged = await killWhileWriting(3 + ((round * 17) % 60), harness.childScriptEnv)
      await eventually(async () => {
        const { n, ...others } = await totals(store())
        expect(n).toBeGreaterThanOrEqual(acknowledged)
        expect(others).toEqual({ day: n, total: n, entries: n })
      })
    }
  })
}

/** @returns the last number the writer acknowledged before it was killed, after at least `after` of them */
async function killWhileWriting(after: number, env: Record<string, string>): Promise<number> {
  const child = startChild('stream', [], env)
  const acknowledged: number[] = []
  child.lines.on('line', (line) => {
    acknowledged.push(Number(line))
    if (acknowledged.length === after) child.process.kill('SIGKILL')
  })
  await expect(child.finish()).rejects.toThrow('ended with null: ')
  expect(acknowledged.length).toBeGreaterThanOrEqual(after)
  return acknowledged.at(-1) ?? 0
}

async function totals(store: Store) {
  const [n, day, total, streamed] = await Promise.all([
    store.get('users/stream/n'),
    store.get('affiliateDaily/stream/day/n'),
    store.get('affiliateUsers/stream/total'),
    store.find('orders', { child: 'status', equals: 'streamed' }),
  ])
  return { n: Number(n), day, total, entries: streamed.length }
}

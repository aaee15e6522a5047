import { increment } from '@/lib/store/store'
import { startChild } from './child'
import type { Context } from './harness'

const CONNECTIONS = 4
const PROCESSES = 3

export function describeConcurrency(context: Context): void {
  describe('many at once', () => {
    it('one of 200 parallel updateOnce, from connections and processes, is applied, once', () =>
      race(context))

    it('a refused write is never visible, not even before it is refused', async () => {
      const store = context.store()
      await store.update({ 'once/taken': true, 'users/a': { n: 1 } })
      const refused = Array.from({ length: 20 }, (_, n) =>
        store.update({ 'users/a': { n: 100 + n }, 'once/taken': n }).catch((error: unknown) => error),
      )
      const seen = await Promise.all(refused.map(() => store.get('users/a')))
      expect(await Promise.all(refused)).toEqual(
        refused.map(() => expect.objectContaining({ code: 'conflict' })),
      )
      expect(seen).toEqual(refused.map(() => ({ n: 1 })))
    })

    it('none of 1,000 parallel increments from several connections is lost', async () => {
      const stores = await Promise.all(Array.from({ length: CONNECTIONS }, () => context.open()))
      const pending = Array.from({ length: 250 }, () =>
        stores.map((store) =>
          store.update({ 'users/a/n': increment(1), 'affiliateDaily/a/day/n': increment(2) }),
        ),
      )
      await Promise.all(pending.flat())
      expect(await context.store().get('users/a/n')).toBe(1000)
      expect(await context.store().get('affiliateDaily/a/day/n')).toBe(2000)
    })
  })
}

async function race({ harness, store, open }: Context): Promise<void> {
  const answers: string[] = []
  const children = Array.from({ length: PROCESSES }, () =>
    startChild('contend', ['race', '40'], harness.childScriptEnv),
  )
  await Promise.all(
    children.map(
      ({ lines }) =>
        new Promise<void>((ready) => {
          lines.on('line', (line) => (line === 'ready' ? ready() : answers.push(line)))
          lines.on('close', ready)
        }),
    ),
  )
  const stores = await Promise.all(Array.from({ length: CONNECTIONS }, () => open()))
  children.forEach(({ process }) => process.stdin.write('go\n'))
  const change = { 'users/once/n': increment(1), 'affiliateDaily/once/day': { by: process.pid } }
  const own = stores.flatMap((each) => Array.from({ length: 20 }, () => each.updateOnce('race', change)))
  answers.push(...(await Promise.all(own)).map(String))
  await Promise.all(children.map((child) => child.finish()))

  expect(answers).toHaveLength(200)
  expect(answers.filter((answer) => answer === 'true')).toHaveLength(1)
  expect(await store().get('users/once/n')).toBe(1)
}

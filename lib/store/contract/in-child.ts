import { once } from 'node:events'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { increment } from '@/lib/store/store'

const AT_ONCE = 5
const store = openStore(env())

/** `contend KEY COUNT`: waits for a line, then runs COUNT parallel `updateOnce` with KEY and prints each result. */
async function contend(key: string, count: string): Promise<void> {
  await store.get('once')
  process.stdout.write('ready\n')
  await once(process.stdin, 'data')
  const change = { 'users/once/n': increment(1), 'affiliateDaily/once/day': { by: process.pid } }
  const answers = await Promise.all(
    Array.from({ length: Number(count) }, () => store.updateOnce(key, change)),
  )
  process.stdout.write(answers.map((answer) => `${answer}\n`).join(''))
  await store.close()
  process.stdin.destroy()
}

/** `stream`: counts up for ever at two distant paths, with an increment and an entry; prints acknowledged numbers. */
async function stream(): Promise<void> {
  const reached = Number(await store.get('users/stream/n'))
  for (let n = reached + 1; ; n += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => count(n + offset)))
}

async function count(n: number): Promise<void> {
  await store.update({
    'users/stream/n': n,
    'affiliateDaily/stream/day/n': n,
    'affiliateUsers/stream/total': increment(1),
    [`orders/stream_${n}`]: { status: 'streamed', n, filler: { text: 'x'.repeat(200) } },
  })
  process.stdout.write(`${n}\n`)
}

async function write(path: string, text: string): Promise<void> {
  await store.update({ [path]: text })
  await store.close()
}

const works = { contend, stream, write }
const [work, first = '', second = ''] = process.argv.slice(2)
await works[z.enum(['contend', 'stream', 'write']).parse(work)](first, second)

import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { increment } from '@/lib/store/store'

/**
 * stream.ts: counts up at `users/stream/n` for ever. Each number is written at two distant paths with an
 * increment and an entry of its own, a few at a time; prints each acknowledged number.
 */
const AT_ONCE = 5
const store = openStore(env())
const reached = Number(await store.get('users/stream/n'))

async function write(n: number): Promise<void> {
  await store.update({
    'users/stream/n': n,
    'affiliateDaily/stream/day/n': n,
    'affiliateUsers/stream/total': increment(1),
    [`orders/stream_${n}`]: { status: 'streamed', n, filler: { text: 'x'.repeat(200) } },
  })
  process.stdout.write(`${n}\n`)
}

for (let n = reached + 1; ; n += AT_ONCE) {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => write(n + offset)))
}

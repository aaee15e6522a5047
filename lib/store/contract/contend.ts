import { once } from 'node:events'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { increment } from '@/lib/store/store'

/** contend.ts KEY COUNT: waits for a line, then runs COUNT parallel `updateOnce` with KEY and prints each result. */
const [key = '', count = '0'] = process.argv.slice(2)
const store = openStore(env())
await store.get('once')
process.stdout.write('ready\n')
await once(process.stdin, 'data')
const change = { 'users/once/n': increment(1), 'affiliateDaily/once/day': { by: process.pid } }
const answers = await Promise.all(Array.from({ length: Number(count) }, () => store.updateOnce(key, change)))
process.stdout.write(answers.map((answer) => `${answer}\n`).join(''))
await store.close()
process.stdin.destroy()

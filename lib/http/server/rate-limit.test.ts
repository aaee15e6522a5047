import { AsyncLocalStorage } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { countCall } from './rate-limit'

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

it('retains nothing of the request that it counts', async () => {
  const kept = await callWithin(new AsyncLocalStorage<object>())
  await new Promise((resolve) => setImmediate(resolve))
  if (typeof collectGarbage === 'function') collectGarbage()
  expect(kept.deref()).toBeUndefined()
})

async function callWithin(storage: AsyncLocalStorage<object>): Promise<WeakRef<object>> {
  const request = { body: 'x' }
  await storage.run(request, () => countCall({ name: 'test', points: 1, seconds: 60 }, '81.2.3.4'))
  return new WeakRef(request)
}

it('treats the addresses of one IPv6 network as one visitor', async () => {
  const limit = { name: 'network-test', points: 2, seconds: 60 }
  await countCall(limit, '2a01:4f8:1:2::1')
  await countCall(limit, '2a01:4f8:1:2:ffff::1')
  await expect(countCall(limit, '2a01:4f8:1:2:aaaa::1')).rejects.toMatchObject({ code: 'rate_limited' })
  await countCall(limit, '2a01:4f8:1:3::1')
})

import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { shared } from '@/lib/core/shared'
import { measuredStore } from './measured-store'
import { temporaryStore } from './testing/temporary-store'

const answers = shared('answers', () => new AsyncLocalStorage<ServerResponse>())

describe('a response that fails', () => {
  const store = temporaryStore()

  /** The visitor's response if the server fails with a bare status, as Next.js does. */
  const answerOf = async (work: () => Promise<unknown>) => {
    const server = createServer((_, response) => {
      void answers.run(response, async () => {
        await work().catch(() => (response.statusCode = 500))
        response.end()
      })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port')
    const { status, headers } = await fetch(`http://127.0.0.1:${address.port}/`)
    await new Promise((resolve) => server.close(resolve))
    return [status, headers.get('retry-after')]
  }

  it('has status 503 where the store is away, and 500 otherwise', async () => {
    const measured = measuredStore(store())
    expect(await answerOf(() => measured.get('users'))).toEqual([200, null])
    expect(await answerOf(() => Reflect.apply(measured.get, measured, ['///']))).toEqual([500, null])
    await store().close()
    const twice = () => Promise.all([measured.get('users'), measured.list('users', { limit: 1 })])
    expect(await answerOf(twice)).toEqual([503, '5'])
    expect(await answerOf(() => measured.get('users').catch(() => null))).toEqual([200, null])
  })
})

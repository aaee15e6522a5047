import type { IncomingMessage, ServerResponse } from 'node:http'
import { warmUp } from './ask-itself.mjs'

it('answers a page that is made for each visitor before the first one comes, as nobody’s visit', async () => {
  const asked: { url: string | undefined; headers: object }[] = []
  const handle = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    asked.push({ url, headers })
    response.end()
  }
  await warmUp(handle, 'localhost:3000')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.every(({ url }) => url === '/kasse')).toBe(true)
  expect(asked[0]?.headers).toEqual({ host: 'localhost:3000' })
})

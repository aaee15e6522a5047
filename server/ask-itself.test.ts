import type { IncomingMessage, ServerResponse } from 'node:http'
import { warmUp } from './ask-itself.mjs'

it('renders a dynamic page and the health check before the first visitor, without counting a visit', async () => {
  const asked: { url: string | undefined; headers: object }[] = []
  const handle = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    asked.push({ url, headers })
    response.end()
  }
  await warmUp(handle, 'localhost:3000')
  expect(asked.length).toBeGreaterThan(1)
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(['/anmelden', '/api/health']))
  expect(asked[0]?.headers).toEqual({ host: 'localhost:3000' })
})

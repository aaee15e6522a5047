import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { steadyFetch } from './steady-fetch'

const PAGE = '/konto'
const rsc = { headers: { rsc: '1' } }

/** A server that gives these responses, one per request. */
async function serve(...answers: ((response: ServerResponse) => void)[]) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    answer?.(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  servers.push(server)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { origin: `http://127.0.0.1:${address.port}`, asked }
}

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())))

function pageOf({ onLine = true } = {}) {
  return Object.assign(new EventTarget(), { location: { pathname: PAGE }, navigator: { onLine } })
}

const lose = (response: ServerResponse) => void response.destroy()
const loseHalfway = (response: ServerResponse) => {
  response.write('half')
  setTimeout(() => response.destroy(), 50)
}
const say = (response: ServerResponse) => void response.end('all of it')

test('data of a page are requested again after its navigation was given up', async () => {
  const { origin, asked } = await serve(lose, say)
  const answer = await steadyFetch(fetch, pageOf())(origin + PAGE, rsc)
  expect(await answer.text()).toBe('all of it')
  expect(asked).toEqual([PAGE, PAGE])
})

test('the current page is requested again when its data end halfway', async () => {
  const { origin } = await serve(loseHalfway, say)
  const answer = await steadyFetch(fetch, pageOf())(origin + PAGE, rsc)
  expect(await answer.text()).toBe('all of it')
})

test('requests are repeated as often as a navigation aborts them, and no longer', async () => {
  const page = pageOf()
  const leave = (response: ServerResponse) => {
    page.dispatchEvent(new Event('beforeunload'))
    response.destroy()
  }
  const { origin, asked } = await serve(lose, leave, leave, lose, say)
  await expect(steadyFetch(fetch, page)(origin + PAGE, rsc)).rejects.toThrow('fetch failed')
  expect(asked).toHaveLength(4)
})

test('data that stall after a navigation are requested again', async () => {
  const page = pageOf()
  const fallSilent = (response: ServerResponse) => {
    response.write('half')
    setTimeout(() => page.dispatchEvent(new Event('beforeunload')), 50)
  }
  const { origin, asked } = await serve(fallSilent, say)
  const answer = await steadyFetch(fetch, page)(origin + PAGE, rsc)
  expect(await answer.text()).toBe('all of it')
  expect(asked).toHaveLength(2)
})

test('nothing is repeated without network', async () => {
  const { origin, asked } = await serve(lose)
  await expect(steadyFetch(fetch, pageOf({ onLine: false }))(origin + PAGE, rsc)).rejects.toThrow(
    'fetch failed',
  )
  expect(asked).toHaveLength(1)
})

test('another page is drawn as its data arrive', async () => {
  const { origin } = await serve((response) => void response.write('beginning'))
  const answer = await steadyFetch(fetch, pageOf())(`${origin}/hilfe`, rsc)
  const { value } = (await answer.body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('beginning')
})

test.each([
  ['what is fetched ahead', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
  ['what is no page', { method: 'POST' }],
])('%s is asked for once', async (_, init) => {
  const { origin, asked } = await serve(lose)
  await expect(steadyFetch(fetch, pageOf())(origin + PAGE, init)).rejects.toThrow('fetch failed')
  await pause(10)
  expect(asked).toHaveLength(1)
})

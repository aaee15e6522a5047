import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { followConnections } from './connections.mjs'
import { stop } from './stop.mjs'
import { exchange, listen, send } from './testing/raw-client'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe('stop', () => {
  const steps: string[] = []

  async function start(answer: RequestListener) {
    const server = createServer(answer)
    const connections = followConnections(server)
    const closeApp = async () => void steps.push('app')
    const end = (patienceMs?: number) =>
      stop({ server, connections, closeApp, ...(patienceMs === undefined ? {} : { patienceMs }) })
    return { server, port: await listen(server), stop: end }
  }

  beforeEach(() => {
    steps.length = 0
    Reflect.set(globalThis, Symbol.for('spielklang.shutdown'), {
      begin: () => void steps.push('streams'),
      closeStore: async () => void steps.push('store'),
    })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, Symbol.for('spielklang.shutdown')))

  it('ends streams first and the store last', async () => {
    const { stop } = await start((_, response) => response.end())
    await stop()
    expect(steps).toEqual(['streams', 'app', 'store'])
  })

  it('ends within a moment under clients that never pause', async () => {
    let count = 0
    // With different delays, so that a client is waiting for a response at every moment.
    const { port, stop } = await start(
      (_, response) => void pause(3 + 5 * (count++ % 6)).then(() => response.end('done')),
    )
    const agent = new Agent({ keepAlive: true })
    const answers: (string | undefined)[] = []
    const busy = Array.from({ length: 20 }, async () => {
      for (;;) {
        const failed = await once(get({ port, agent }), 'response').then(
          async ([response]) => {
            answers.push(response.headers.connection)
            await once(response.resume(), 'end')
          },
          () => true,
        )
        if (failed) return
      }
    })
    while (answers.length < 100) await pause(1)
    const begin = performance.now()
    await stop()
    // Less than the time pending responses may take.
    expect(performance.now() - begin).toBeLessThan(6_000)
    await Promise.all(busy)
    expect(answers[0]).toBe('keep-alive')
    expect(answers).toContain('close')
  })

  it('closes idle connections, used or not', async () => {
    const { server, port, stop } = await start((_, response) => response.end())
    const used = send(port, REQUEST)
    await once(used, 'data')
    const unused = send(port, '')
    await once(server, 'connection')
    const closed = [once(used, 'close'), once(unused, 'close')]
    await stop()
    await Promise.all(closed)
  })

  it('lets a response finish, and then closes its connection', async () => {
    const { server, port, stop } = await start((_, response) => {
      response.write('half')
      setTimeout(() => response.end('whole'), 50)
    })
    const answer = exchange(port, REQUEST)
    await once(server, 'request')
    await stop()
    expect(await answer).toContain('whole')
  })
  it('does not wait for an endless response', async () => {
    const { server, port, stop } = await start((_, response) => void response.write('for ever'))
    const answer = exchange(port, REQUEST).catch(() => 'cut')
    await once(server, 'request')
    await stop(50)
    expect(await answer).toBeDefined()
  })
})

describe('endOnSignals', () => {
  const run = async (inOrder: string) => {
    const script = `import { endOnSignals } from './server/stop.mjs'
      setInterval(() => {}, 1_000)
      endOnSignals(${inOrder})
      console.info('ready')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    await once(child.stdout, 'data')
    return { child, exited: once(child, 'exit').then(([code]): unknown => code) }
  }

  it.each(['SIGINT', 'SIGTERM'] as const)('shuts down in order on %s', async (signal) => {
    const { child, exited } = await run('async () => {}')
    child.kill(signal)
    expect(await exited).toBe(0)
  })

  it('exits at once on a second press, but not on duplicates of the first', async () => {
    const { child, exited } = await run('() => new Promise(() => {})')
    const begin = performance.now()
    const timer = setInterval(() => child.kill('SIGINT'), 20)
    expect(await exited).toBe(1)
    clearInterval(timer)
    expect(performance.now() - begin).toBeGreaterThan(500)
  })
})

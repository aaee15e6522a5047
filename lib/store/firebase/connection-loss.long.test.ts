import { parseEnv } from '@/lib/core/env'
import { startChild } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { increment, type Store } from '@/lib/store/store'
import { startRtdbServer, type RtdbServer } from '@/dev/database/server'
import { createFirebaseStore } from './firebase-store'

// These tests cut connections, which the official emulator cannot do.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const ROUNDS = 5

let server: RtdbServer
let store: Store

const environmentOf = (port: number) => ({
  STORE_ENGINE: 'firebase',
  FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${port}`,
})
const storeAt = (port: number) => createFirebaseStore(parseEnv(environmentOf(port)))

beforeEach(async () => {
  server = await startRtdbServer({ port: 0 })
  store = storeAt(server.port)
  await store.get('settings')
})
afterEach(async () => {
  await store.close()
  await server.close()
})

describe('a write that was applied, but whose acknowledgement was lost', () => {
  it('is applied once as an update with an increment', async () => {
    server.loseAcknowledgements(2)
    await store.update({ 'users/a/n': increment(1), 'users/a/name': 'A' })
    expect(await store.get('users/a')).toEqual({ n: 1, name: 'A' })
  })

  it('is recognised as applied by updateOnce', async () => {
    server.loseAcknowledgements(1)
    expect(await store.updateOnce('k', { 'users/a/n': increment(1) })).toBe(true)
    expect(await store.updateOnce('k', { 'users/a/n': increment(1) })).toBe(false)
    expect(await store.get('users/a/n')).toBe(1)
  })

  it('adds its only journal entry', async () => {
    server.loseAcknowledgements(1)
    await store.update({
      'journal/e': { at: 1, actor: 'a', act: 'b', subject: 'c', after: '1' },
      'users/a': 1,
    })
    expect(await store.get('journal')).toEqual({
      e: { at: 1, actor: 'a', act: 'b', subject: 'c', after: '1' },
    })
  })

  it('is not mistaken for another write', async () => {
    const other = storeAt(server.port)
    await other.updateOnce('k', { 'users/a/n': increment(1) })
    server.loseAcknowledgements(1)
    await store.update({ 'users/b': 1 })
    expect(await store.updateOnce('k', { 'users/a/n': increment(1) })).toBe(false)
    expect(await store.get('users/a/n')).toBe(1)
    await other.close()
  })
})

describe('a connection that breaks repeatedly during writes', () => {
  it('loses no increment and doubles none', async () => {
    let count = 0
    const writes: Promise<void>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = Array.from({ length: 40 }, () =>
        store.update({ 'users/a/n': increment(1), [`users/a/writes/${(count += 1)}`]: true }),
      )
      writes.push(...begun)
      await Promise.race(begun)
      server.loseAcknowledgements(round)
      server.dropConnections()
    }
    await Promise.all(writes)
    expect(await store.get('users/a/n')).toBe(ROUNDS * 40)
    expect(Object.keys(Object(await store.get('users/a/writes')))).toHaveLength(ROUNDS * 40)
  })
})

describe('a database that is away', () => {
  it('is not healthy until it is back', async () => {
    const { port } = server
    expect(await store.healthy()).toBe(true)
    await server.close()
    expect(await store.healthy()).toBe(false)
    server = await startRtdbServer({ port })
    await eventually(async () => expect(await store.healthy()).toBe(true))
  })

  it('makes operations fail after a timeout instead of hanging, and then at once', async () => {
    await server.close()
    jest.useFakeTimers()
    const refusals = [
      store.get('users/a'),
      store.update({ 'users/a': 1 }),
      store.updateOnce('k', {}),
      store.find('orders', { child: 'status', equals: 'paid' }),
    ].map((operation) => expect(operation).rejects.toMatchObject({ code: 'unavailable' }))
    await jest.advanceTimersByTimeAsync(10_001)
    await Promise.all(refusals)
    await expect(store.update({ 'users/b': 1 })).rejects.toMatchObject({ code: 'unavailable' })
    jest.useRealTimers()
    server = await startRtdbServer({ port: 0 })
  })

  it('does not keep operations waiting when the store is closed', async () => {
    await server.close()
    const refusal = expect(store.get('users/a')).rejects.toMatchObject({ code: 'unavailable' })
    await store.close()
    await refusal
    await expect(store.get('users/a')).rejects.toMatchObject({ code: 'unavailable' })
    server = await startRtdbServer({ port: 0 })
  })
})

describe('a connection that dies without being closed', () => {
  it('is replaced, whether it writes, reads or subscribes', async () => {
    const seen: unknown[] = []
    store.subscribe('settings', (value) => seen.push(value))
    await eventually(() => expect(seen).toEqual([null]))
    server.silence()
    const refused = [store.get('users/a'), store.update({ 'users/a': 1 })]
    expect(await store.healthy()).toBe(false)
    for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected')
    await store.update({ 'settings/turboMode': true, 'users/b': 1 })
    expect(await store.get('users/b')).toBe(1)
    await eventually(() => expect(seen).toEqual([null, { turboMode: true }]))
    expect(await store.healthy()).toBe(true)
  })
})

describe('data sent to the database', () => {
  it.each(['', 'x', 'xx', 'xxx'])(
    'keeps emoji whole where a long message is cut, shifted by %j',
    async (shift) => {
      const text = `${shift}${'äö👍'.repeat(20_000)}`
      await store.update({ 'users/a/text': text, 'users/a/n': increment(1) })
      expect(await store.get('users/a/text')).toBe(text)
      expect(await store.updateOnce('k', { 'users/a/text': 'new' })).toBe(true)
      expect(await store.updateOnce('k', { 'users/a/text': text })).toBe(false)
      expect(await store.get('users/a')).toEqual({ text: 'new', n: 1 })
    },
  )

  it('a refused write prints nothing to the console', async () => {
    const child = startChild('contend', ['k', '2'], environmentOf(server.port))
    const printed: string[] = []
    child.lines.on('line', (line) => printed.push(line))
    child.process.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
    child.process.stdin.write('go\n')
    await child.finish()
    expect(printed).toEqual(['ready', 'true', 'false'])
  })
})

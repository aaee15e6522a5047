import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { RawClient } from './raw-client'
import { startRtdbServer, type RtdbServer } from './server'

const SERVER = { uid: 'spielklang-server' }
const denied = { status: 'permission_denied', data: 'Permission denied' }
let rtdb: RtdbServer
let clients: RawClient[] = []

async function connect(auth?: Record<string, unknown>): Promise<RawClient> {
  const client = await RawClient.connect(rtdb.port, auth)
  clients.push(client)
  return client
}

beforeAll(async () => {
  rtdb = await startRtdbServer({ port: 0 })
})
beforeEach(() => rtdb.clear())
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  clients = []
})
afterAll(() => rtdb.close())

describe('the rules', () => {
  it.each([
    ['without authentication', undefined],
    ['as another user', { uid: 'kunde' }],
    ['as a user without uid', {}],
  ])('refuse everything to a client %s', async (_, auth) => {
    const server = await connect(SERVER)
    await server.merge({ 'orders/o1/status': 'paid', 'once/k': 'token' })
    const client = await connect(auth)
    for (const path of ['/', 'orders', 'orders/o1/status', 'settings', 'once', 'once/k', 'elsewhere']) {
      expect(await client.get(path)).toEqual(denied)
      expect(await client.request('q', { p: path, h: '' })).toEqual(denied)
      expect(await client.request('p', { p: path, d: 'x' })).toEqual(denied)
    }
    expect(await client.merge({ 'orders/o1/status': 'x', 'once/new': 'x' })).toEqual(denied)
    expect(await server.get('orders')).toEqual({ status: 'ok', data: { o1: { status: 'paid' } } })
    expect(await server.get('once')).toEqual({ status: 'ok', data: { k: 'token' } })
  })

  it('do not allow changing an idempotency key, and apply nothing of such an update', async () => {
    const server = await connect(SERVER)
    expect(await server.merge({ 'once/k': 'first', 'users/a/n': 1 })).toMatchObject({ status: 'ok' })
    for (const onceKey of ['second', { deep: 1 }, { '.sv': { increment: 1 } }]) {
      const refused = await server.merge({
        'users/a/n': { '.sv': { increment: 1 } },
        'once/k': onceKey,
        'users/b': 1,
      })
      expect(refused).toEqual(denied)
    }
    expect(await server.request('p', { p: 'once', d: null })).toEqual(denied)
    expect(await server.merge({ 'once/k/below': 1 })).toEqual(denied)
    expect(await server.get('once')).toEqual({ status: 'ok', data: { k: 'first' } })
    expect(await server.get('users')).toEqual({ status: 'ok', data: { a: { n: 1 } } })
  })

  it('allow only the shop to delete an idempotency key', async () => {
    const server = await connect(SERVER)
    await server.merge({ 'once/k': 'first' })
    const client = await connect({ uid: 'kunde' })
    expect(await client.merge({ 'once/k': null })).toEqual(denied)
    expect(await server.merge({ 'once/k': null, 'once/never': null, 'users/b': 1 })).toMatchObject({
      status: 'ok',
    })
    expect(await server.get('once')).toEqual({ status: 'ok', data: null })
  })

  it('allow only declared collections', async () => {
    const server = await connect(SERVER)
    expect(await server.merge({ 'users/a': 1, 'elsewhere/a': 1 })).toEqual(denied)
    expect(await server.request('p', { p: '/', d: { users: { a: 1 } } })).toEqual(denied)
    expect(await server.get('users')).toEqual({ status: 'ok', data: null })
  })

  it('end the subscriptions of a client that signs out', async () => {
    const server = await connect(SERVER)
    const client = await connect(SERVER)
    await client.request('q', { p: 'users', h: '' })
    await server.merge({ 'users/a': 1, 'users/b/c': 2 })
    await client.request('unauth', {})
    await server.merge({ 'users/a': 'secret' })
    expect(await client.get('users')).toEqual(denied)
    expect(client.pushes).toEqual([
      ['d', 'users', null],
      ['m', 'users', { a: 1, 'b/c': 2 }],
      ['c', 'users', undefined],
    ])
  })
})

describe('unknown requests', () => {
  it('are refused and change nothing', async () => {
    const server = await connect(SERVER)
    expect(await server.merge({ 'users/a': { 'b.c': 1 } })).toMatchObject({ status: 'invalid' })
    expect(await server.merge({ 'users/a#': 1 })).toMatchObject({ status: 'invalid' })
    expect(await server.request('p', { p: 'users/a', d: 1, h: 'hash of a transaction' })).toMatchObject({
      status: 'invalid',
    })
    expect(await server.request('o', { p: 'users/a', d: 1 })).toMatchObject({ status: 'not_supported' })
    expect(await server.request('g', { p: 'orders', q: { i: 'createdAt', sp: 1 } })).toMatchObject({
      status: 'invalid',
    })
    expect(await server.request('gauth', { cred: 'stolen' })).toMatchObject({ status: 'invalid_token' })
    expect(await server.get('users')).toEqual({ status: 'ok', data: null })
  })

  it('end the connection if they do not follow the protocol', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${rtdb.port}/.ws?v=5`)
    await once(socket, 'message')
    socket.send('{"t":"x"}')
    const [code] = z.tuple([z.number(), z.unknown()]).parse(await once(socket, 'close'))
    expect(code).toBe(1002)
  })
})

describe('the server', () => {
  it.each(['0.0.0.0', '::', '192.168.0.1', 'example.com'])('does not listen on %s', async (host) => {
    await expect(startRtdbServer({ port: 0, host })).rejects.toThrow('is not a loopback address')
  })

  it.each([
    ['under a foreign name', { host: 'attacker.example' }],
    ['from a page', { origin: 'https://attacker.example' }],
  ])('does not serve a client that connects %s', async (_, headers) => {
    const socket = new WebSocket(`ws://127.0.0.1:${rtdb.port}/.ws?v=5`, { headers })
    await expect(once(socket, 'open')).rejects.toThrow('401')
  })

  it('accepts updates by REST from the same identity only', async () => {
    const patch = async (auth: object) => {
      const url = `http://127.0.0.1:${rtdb.port}/.json?auth_variable_override=${JSON.stringify(auth)}`
      const headers = { authorization: 'Bearer owner' }
      return (await fetch(url, { method: 'PATCH', headers, body: '{"users/a":1,"once/k":"x"}' })).status
    }
    expect(await patch({ uid: 'kunde' })).toBe(401)
    expect(await patch(SERVER)).toBe(204)
    expect(await patch(SERVER)).toBe(401)
    expect((await fetch(`http://127.0.0.1:${rtdb.port}/.json`)).status).toBe(405)
  })
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { parseEnv } from '@/lib/core/env'
import { accountAnswer, trySignIn, tryWebKey } from './try-sign-in'

describe('sign-in settings that are tried', () => {
  let server: Server
  let origin = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      const key = new URL(request.url ?? '', 'http://local').searchParams.get('key')
      if (key === 'broken') return void response.writeHead(503).end()
      if (key !== 'good key') return void response.writeHead(400).end('{"error":{"code":400}}')
      const authorizedDomains = ['localhost', 'klang.firebaseapp.com']
      response.writeHead(200).end(JSON.stringify({ projectId: '123', authorizedDomains }))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => server.close())

  it.each([
    ['good key', 'klang', 'works'],
    ['good key', 'anders', 'otherProject'],
    ['bad', 'klang', 'keyRefused'],
    ['broken', 'klang', 'away'],
  ])('have, with the web key %s and the project %s, the result %s', async (key, project, answer) => {
    expect(await tryWebKey(key, project, origin)).toBe(answer)
  })

  it('are reported as not verifiable if the service is unreachable', async () => {
    expect(await tryWebKey('good key', 'klang', 'http://127.0.0.1:1')).toBe('away')
  })

  it('need no check without a project', async () => {
    expect(await trySignIn(parseEnv({}))).toBe('local')
  })

  it('distinguish a rejected service account from an unreachable service', async () => {
    const { cert } = await import('firebase-admin/app')
    const malformed = () => cert({ projectId: 'klang', clientEmail: 'a@b.example', privateKey: 'key' })
    const errors: unknown[] = []
    try {
      malformed()
    } catch (error) {
      errors.push(error)
    }
    expect(errors.map(accountAnswer)).toEqual(['accountRefused'])
    expect(accountAnswer(new Error('getaddrinfo ENOTFOUND oauth2.googleapis.com'))).toBe('away')
    expect(accountAnswer(new Error('invalid_grant (Invalid JWT Signature.)'))).toBe('accountRefused')
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import messages from '@/messages/de.json'
import { defineRoute, sendDownload, sendJson, sendNothing } from './define-route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

const context = { params: Promise.resolve({}) }
const body = z.strictObject({ name: z.string().max(5) })
const ORIGIN = 'http://localhost:3000'

const echo = defineRoute({ body }, async ({ body: { name } }) =>
  sendJson(z.object({ name: z.string() }), { name }),
)

function post(content: BodyInit, headers: Record<string, string> = {}) {
  return new Request(`${ORIGIN}/api/echo`, {
    method: 'POST',
    body: content,
    headers: { origin: ORIGIN, host: 'localhost:3000', 'content-type': 'application/json', ...headers },
  })
}

const envelopeSchema = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

async function refusal(response: Response) {
  return { status: response.status, ...envelopeSchema.parse(await response.json()).error }
}

const openShop = { maintenance: false, turboMode: true, unlocksVoidBefore: 0 }

describe('defineRoute', () => {
  beforeEach(() => setCurrentSettings(openShop))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  it.each([undefined, '100'])(
    'rejects an aborted request body without logging an error (length %s)',
    async (length) => {
      const failed = jest.spyOn(log(), 'error')
      const broken = new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from('{"name":')),
        pull: (controller) => controller.error(new Error('aborted')),
      })
      const request = new Request(`${ORIGIN}/api/echo`, {
        method: 'POST',
        body: broken,
        duplex: 'half',
        headers: {
          origin: ORIGIN,
          'content-type': 'application/json',
          ...(length === undefined ? {} : { 'content-length': length }),
        },
      } as RequestInit)
      expect(await refusal(await echo(request, context))).toMatchObject({
        status: 400,
        code: 'body_broken_off',
      })
      expect(failed).not.toHaveBeenCalled()
    },
  )

  it('requires `signed` exactly where the access is by signature', () => {
    const answer = () => Promise.resolve(new Response())
    // @ts-expect-error nothing would verify the signature
    defineRoute({ access: 'signature' }, answer)
    // @ts-expect-error a public route's origin check would come first
    defineRoute({ access: 'public', signed: () => Promise.resolve(null) }, answer)
    expect(defineRoute({ access: 'signature', signed: () => Promise.resolve(null) }, answer)).toBeDefined()
  })

  it('accepts each query parameter once, and names the invalid one', async () => {
    const asked = defineRoute({ query: z.object({ name: z.string().default('none') }) }, async ({ query }) =>
      sendJson(z.object({ name: z.string() }), query),
    )
    const ask = (query: string) => asked(new Request(`${ORIGIN}/api/echo?${query}`), context)
    expect(await (await ask('name=a&other=1&other=2')).json()).toEqual({ name: 'a' })
    expect(await (await ask('')).json()).toEqual({ name: 'none' })
    expect(await refusal(await ask('name=a&name=b'))).toMatchObject({
      status: 400,
      fields: { name: messages.fields.invalid },
    })
  })

  it('passes the parsed body to the handler', async () => {
    const response = await echo(post('{"name":"Käthe"}'), context)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(await response.json()).toEqual({ name: 'Käthe' })
  })

  it('allows compression only of long responses', () => {
    const cachingOf = (text: string) => sendJson(z.string(), text).headers.get('cache-control')
    expect(cachingOf('a'.repeat(1000))).toBe('no-store, no-transform')
    expect(cachingOf('a'.repeat(1100))).toBe('no-store')
  })

  it('limits mails to others over all calls together, and delays those of calls that must be accepted', async () => {
    const body = z.strictObject({})
    let isBroken = false
    const answer = () => (isBroken ? Promise.reject(new Error('not sent')) : Promise.resolve(sendNothing()))
    const refused = defineRoute({ body, mails: 'limited' }, answer)
    const taken = defineRoute({ body }, ({ mailDelay }) => Promise.resolve(sendJson(z.number(), mailDelay())))
    const headers = { 'x-peer-address': '81.2.3.4' }
    const ask = (route: typeof taken, more = {}) => route(post('{}', { ...headers, ...more }), context)
    isBroken = true
    for (let count = 0; count < 20; count += 1) expect((await ask(refused)).status).toBe(500)
    isBroken = false
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(refused)).status).toBe(204)
      expect(await (await ask(taken)).json()).toBe(0)
    }
    const late = await ask(refused)
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, 3600])
    expect(await (await ask(taken)).json()).toBeGreaterThan(3_590_000)
    const authorization = `Bearer ${process.env.SERVER_SECRET}`
    expect((await ask(refused, { authorization })).status).toBe(204)
    expect(await (await ask(taken, { authorization })).json()).toBe(0)
  })

  it.each([
    ['no JSON', post('{'), 400, 'not_json'],
    ['another type', post('{}', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    ['5 MB', post(JSON.stringify({ name: 'x'.repeat(5_000_000) })), 413, 'body_too_large'],
    ['another origin', post('{}', { origin: 'https://evil.example' }), 403, 'foreign_origin'],
    ['an origin that is none', post('{}', { origin: 'null' }), 403, 'foreign_origin'],
  ])('refuses %s', async (_, request, status, code) => {
    expect(await refusal(await echo(request, context))).toMatchObject({
      status,
      code,
      message: expect.any(String),
    })
  })

  it('rejects a body without a declared length as soon as it is too large', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)))
      },
    })
    const headers = { origin: ORIGIN, 'content-type': 'application/json' }
    const request = new Request(ORIGIN, {
      method: 'POST',
      body: endless,
      headers,
      duplex: 'half',
    } as RequestInit)
    expect((await echo(request, context)).status).toBe(413)
    expect(sent).toBeLessThan(20)
  })

  it('reports each invalid field in German', async () => {
    const { fields } = await refusal(await echo(post('{"name":"toolong","other":1}'), context))
    expect(fields).toEqual({ name: 'Diese Angabe ist zu lang.', other: 'Dieses Feld ist nicht vorgesehen.' })
    expect((await refusal(await echo(post('{}'), context))).fields).toEqual({ name: 'Diese Angabe fehlt.' })
  })

  it('accepts the metrics token for metrics only, and the server secret for everything else', async () => {
    const token = 'for-figures-and-nothing-else'
    const statusOf = async (access: 'metrics' | 'support' | 'admin' | 'user', given?: string) => {
      const route = defineRoute({ access }, async () => new Response('done'))
      const authorization = given === undefined ? {} : { authorization: `Bearer ${given}` }
      const headers = { origin: ORIGIN, ...authorization }
      return (await route(new Request(ORIGIN, { method: 'POST', headers }), context)).status
    }
    expect(await statusOf('metrics', token)).toBe(401)
    env().METRICS_TOKEN = token
    expect(await statusOf('metrics')).toBe(401)
    expect(await statusOf('metrics', 'guess')).toBe(403)
    expect(await statusOf('metrics', process.env.SERVER_SECRET)).toBe(403)
    expect(await statusOf('metrics', token)).toBe(200)
    for (const access of ['support', 'admin', 'user'] as const)
      expect(await statusOf(access, token)).toBe(401)
    expect(await statusOf('admin', process.env.SERVER_SECRET)).toBe(200)
    env().METRICS_TOKEN = undefined
  })

  it('counts calls per visitor and says when to retry', async () => {
    const limit = { name: 'define-route-test', points: 2, seconds: 60 }
    const route = defineRoute({ limit }, async () => new Response('done'))
    const call = (address: string) =>
      route(new Request(ORIGIN, { headers: { 'x-peer-address': address } }), context)
    expect((await call('8.8.8.8')).status).toBe(200)
    expect((await call('8.8.8.8')).status).toBe(200)
    const refused = await call('8.8.8.8')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('8.8.4.4')).status).toBe(200)
  })

  it('rejects everything during maintenance except open routes and the server secret', async () => {
    setCurrentSettings({ ...openShop, maintenance: true })
    const locked = defineRoute({}, async () => new Response('done'))
    const open = defineRoute({ duringMaintenance: 'open' }, async () => new Response('done'))
    const answer = await locked(new Request(ORIGIN), context)
    expect(answer.headers.get('retry-after')).toBe('120')
    expect(await refusal(answer)).toMatchObject({ status: 503, code: 'maintenance' })
    expect((await open(new Request(ORIGIN), context)).status).toBe(200)
    const secret = { authorization: `Bearer ${process.env.SERVER_SECRET}` }
    expect((await locked(new Request(ORIGIN, { headers: secret }), context)).status).toBe(200)
  })

  it('hides the details of unexpected errors', async () => {
    const route = defineRoute({}, async () => {
      throw new Error('password is 1234')
    })
    expect(await refusal(await route(new Request(ORIGIN), context))).toEqual({
      status: 500,
      code: 'internal',
      message: 'Da ist bei uns etwas schiefgegangen. Bitte noch einmal versuchen.',
    })
  })

  it('responds to expected errors with their status', async () => {
    const route = defineRoute({}, async () => {
      throw new ShopError('order_not_attributed')
    })
    expect((await route(new Request(ORIGIN), context)).status).toBe(422)
  })
})

describe('sendDownload', () => {
  it('sends bytes unchanged, for saving, neither displayed nor cached', async () => {
    const content = new Uint8Array([0x50, 0x4b, 0x00, 0xff])
    const response = sendDownload({ name: 'spielklang.zip', contentType: 'application/zip', content })
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="spielklang.zip"',
      'cache-control': 'private, no-store',
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content)
  })
})

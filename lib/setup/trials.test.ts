import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setStoredVariables } from '@/lib/core/env'
import { closeTransport } from '@/lib/mail/transport'
import { startMailServer, type MailServer } from '@/lib/mail/testing/mail-server'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { hasTakenMail } from '@/lib/mail/mail-server'
import { sendTestMail, tryStripeKey } from './trials'

describe('a test mail', () => {
  const store = temporaryStore()
  const servers: MailServer[] = []
  const startServer = async () => {
    const server = await startMailServer()
    servers.push(server)
    return server
  }
  const use = ({ port }: MailServer) =>
    setStoredVariables({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      MAIL_FROM: 'Shop <shop@spielklang.example>',
    })

  afterEach(async () => {
    closeTransport()
    setStoredVariables({})
    for (const server of servers.splice(0)) await server.close()
  })

  it('is sent through the currently configured server, and returns its response', async () => {
    const [first, second] = [await startServer(), await startServer()]
    use(first)
    expect(await hasTakenMail(store())).toBe(false)
    expect(await sendTestMail(store(), 'ida@example.com')).toEqual({
      state: 'sent',
      answer: expect.stringMatching(/^250/),
    })
    expect(await hasTakenMail(store())).toBe(true)
    use(second)
    expect(await hasTakenMail(store())).toBe(false)
    expect((await sendTestMail(store(), 'ida@example.com')).state).toBe('sent')
    expect([first.mails.length, second.mails.length]).toEqual([1, 1])
  })

  it('returns the server’s own words if it is refused', async () => {
    const server = await startServer()
    server.manners.splice(0, Infinity, 550)
    use(server)
    expect(await sendTestMail(store(), 'ida@example.com')).toEqual({
      state: 'refused',
      answer: expect.stringContaining('550'),
    })
    expect(await hasTakenMail(store())).toBe(false)
  })

  it('reports an unreachable server, and can be retried at once', async () => {
    const server = await startServer()
    use(server)
    await server.close()
    expect((await sendTestMail(store(), 'ida@example.com')).state).toBe('away')
    const again = await startServer()
    use(again)
    expect((await sendTestMail(store(), 'ida@example.com')).state).toBe('sent')
  })
})

describe('a Stripe key that is tried', () => {
  const asked: string[] = []
  let status = 200
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization ?? '')
    const body =
      status === 200
        ? { object: 'list', data: [] }
        : { error: { message: 'no', type: 'invalid_request_error' } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    process.env.STRIPE_API_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    setStoredVariables({ STRIPE_SECRET_KEY: 'sk_live_kept', STRIPE_WEBHOOK_SECRET: 'whsec_1' })
  })
  afterAll(() => {
    delete process.env.STRIPE_API_ORIGIN
    server.close()
  })

  it.each([
    [200, 'works'],
    [401, 'refused'],
    [403, 'refused'],
    [500, 'away'],
  ] as const)('has, after a response with status %d, the result %s', async (answer, said) => {
    status = answer
    expect(await tryStripeKey('sk_test_typed')).toEqual({ answer: said, isLive: false })
    expect(asked.at(-1)).toBe('Bearer sk_test_typed')
  })

  it('is the stored one if none is entered', async () => {
    status = 200
    expect(await tryStripeKey('')).toEqual({ answer: 'works', isLive: true })
    expect(asked.at(-1)).toBe('Bearer sk_live_kept')
  })

  it('is required if none is stored', async () => {
    setStoredVariables({})
    await expect(tryStripeKey('')).rejects.toMatchObject({ code: 'invalid_input' })
  })
})

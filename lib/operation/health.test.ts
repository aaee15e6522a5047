import { createServer, type Server, type AddressInfo } from 'node:net'
import { setClock } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { closeTransport } from '@/lib/mail/transport'
import { startMailServer } from '@/lib/mail/testing/mail-server'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { checkHealth, lastHealth } from './health'

const stopped: (() => unknown)[] = []

/** A server that accepts connections and never responds. */
async function silentServer(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => void stopped.push(() => socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stopped.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { server, port }
}

describe('the health of the services that the shop depends on', () => {
  const store = temporaryStore()

  afterEach(() => {
    setClock()
    closeTransport()
    env().SMTP_URL = undefined
    env().STRIPE_SECRET_KEY = undefined
    env().STRIPE_API_ORIGIN = undefined
    for (const stop of stopped.splice(0)) stop()
  })

  it('is reported for each separately, and as none for those that are not set up', async () => {
    const mail = await startMailServer()
    stopped.push(() => mail.close())
    env().SMTP_URL = `smtp://127.0.0.1:${mail.port}`
    const health = checkHealth(store())
    expect(await health.store).toBe('ok')
    expect(await health.mail).toBe('ok')
    expect(await health.payment).toBe('none')
    closeTransport()
    await mail.close()
    const after = checkHealth(store())
    expect([await after.store, await after.mail]).toEqual(['ok', 'away'])
    env().SMTP_URL = undefined
    expect(await checkHealth(store()).mail).toBe('none')
  })

  it('is known within two seconds even if a service accepts the connection and never responds', async () => {
    const { port } = await silentServer()
    env().SMTP_URL = `smtp://127.0.0.1:${port}`
    env().STRIPE_SECRET_KEY = 'sk_test_silent'
    env().STRIPE_API_ORIGIN = `http://127.0.0.1:${port}`
    const start = performance.now()
    const { store: own, mail, payment } = checkHealth(store())
    expect(await Promise.all([own, mail, payment])).toEqual(['ok', 'away', 'away'])
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('is checked for the store at most once a second, however many monitors ask', async () => {
    let time = Date.now()
    setClock(() => time)
    const healthy = jest.spyOn(store(), 'healthy')
    const answers = await Promise.all(Array.from({ length: 50 }, () => lastHealth(store())))
    expect(new Set(answers.map((answer) => answer.store))).toEqual(new Set(['ok']))
    time += 999
    await lastHealth(store())
    expect(healthy).toHaveBeenCalledTimes(1)
    time += 1
    await lastHealth(store())
    time -= 60_000
    await lastHealth(store())
    expect(healthy).toHaveBeenCalledTimes(3)
  })

  it('is checked for other services at most once every half a minute when monitors ask', async () => {
    let time = Date.now()
    setClock(() => time)
    const before = await lastHealth(store())
    const mail = await startMailServer()
    env().SMTP_URL = `smtp://127.0.0.1:${mail.port}`
    await store().close()
    time += 1_000
    expect(await lastHealth(store())).toEqual({ ...before, store: 'away' })
    time += 31_000
    expect(await lastHealth(store())).toMatchObject({ store: 'away', mail: 'ok' })
    closeTransport()
    await mail.close()
  })
})

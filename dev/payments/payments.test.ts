import { request } from 'node:http'
import { startPayments } from './payments'
import { TryPayments } from './try-payments'

let payments: TryPayments
beforeAll(async () => {
  payments = await TryPayments.start()
})
afterAll(() => payments.stop())

const start = (more: { fixedPort: boolean; folder: string }) =>
  startPayments({
    port: payments.port,
    secretKey: 'sk_test_other',
    webhookSecret: 'whsec_other',
    webhookUrl: 'http://127.0.0.1:9/',
    ...more,
  })

it('fails if the port is taken, or uses the next one', async () => {
  const folder = `${payments.folder}/other`
  await expect(start({ fixedPort: true, folder })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const other = await start({ fixedPort: false, folder })
  expect(other.port).toBeGreaterThan(payments.port)
  await other.stop()
})

it('fails while another service uses the data', async () => {
  const { folder } = payments
  await expect(start({ fixedPort: false, folder })).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  expect(await payments.session()).toMatchObject({ status: 'open' })
})

it('does not serve requests under a foreign host name', async () => {
  const status = await new Promise((resolve) => {
    const options = { port: payments.port, host: '127.0.0.1', headers: { host: 'attacker.example' } }
    request({ ...options, path: '/pay/cs_test_x' }, (response) => resolve(response.statusCode)).end()
  })
  expect(status).toBe(403)
})

it('expires a session on demand', async () => {
  const { id } = await payments.session()
  expect(await payments.control(`sessions/${id}/expire`)).toMatchObject({ id, status: 'expired' })
  await expect(payments.control('nonsense')).rejects.toThrow('No control call')
})

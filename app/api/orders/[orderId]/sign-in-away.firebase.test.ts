import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporarySignIn } from '@/dev/sign-in/temporary-sign-in'
import { accessTokenOf } from '@/lib/orders/access/access-token'
import { orderUnder } from '@/lib/customer/testing/order-under'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { GET } from './route'

const ORIGIN = 'http://localhost:3000'
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder

describe('an order while the sign-in service is away', () => {
  const signIn = temporarySignIn(store, { isOwn: true })
  beforeAll(() => setCurrentSettings({ maintenance: false, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const statusOf = async (orderId: string, { token = '', session = '' } = {}) => {
    const address = `${ORIGIN}/api/orders/${orderId}${token && `?token=${token}`}`
    const headers = session ? { cookie: `session=${session}` } : {}
    return (await GET(new Request(address, { headers }), { params: Promise.resolve({ orderId }) })).status
  }

  it('answers 503 instead of 404 to a possible buyer, and still opens by its link', async () => {
    const { uid, cookie: session } = await signIn.register()
    const { orderId } = await orderUnder(store(), 'kundin@example.com', { customerUid: uid })
    const token = accessTokenOf(orderId)
    expect(await statusOf(orderId, { session })).toBe(200)
    expect(await statusOf('order_1234567890123_abcdefghijklmnop', { session })).toBe(404)
    await signIn.kill()
    expect(await statusOf(orderId, { session })).toBe(503)
    expect(await statusOf('order_1234567890123_abcdefghijklmnop', { session })).toBe(503)
    expect(await statusOf(orderId, { session, token })).toBe(200)
    expect(await statusOf(orderId)).toBe(404)
  })
})

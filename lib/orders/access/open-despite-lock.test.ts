import { setCurrentSettings } from '@/lib/settings/current-settings'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { accessTokenOf, hashAccessToken } from './access-token'
import { saveOrder } from '../data'
import { openDespiteLock } from './open-despite-lock'
import type { OrderStatus } from '../schema'
import { sampleOrder } from '../testing/sample-order'

const token = accessTokenOf(sampleOrder.id)
const settings = { maintenance: true, turboMode: true, unlocksVoidBefore: 0 }

describe('an order during maintenance', () => {
  const store = temporaryStore()
  const openAs = async (status: OrderStatus, given = token) => {
    await saveOrder(store(), { ...sampleOrder, status, accessTokenHash: hashAccessToken(token) })
    return openDespiteLock(store(), sampleOrder.id, { token: given }, undefined)
  }

  beforeEach(() => setCurrentSettings(settings))

  it.each(['paid', 'refunded'] as const)('opens for its buyer if it is %s', async (status) => {
    expect(await openAs(status)).toMatchObject({ status })
    await expect(openAs(status, 'x')).rejects.toThrow('order_not_found')
  })

  it.each(['.', ',', ')', '”', '">', '*', '_', '-', ').'])(
    'opens by a link with %j copied along behind its token',
    async (tail) => {
      expect(await openAs('paid', token + tail)).toMatchObject({ status: 'paid' })
      await expect(openAs('paid', token.slice(1) + tail)).rejects.toThrow('order_not_found')
    },
  )

  it.each(['pending', 'cancelled'] as const)('does not open if it is %s', async (status) => {
    await expect(openAs(status)).rejects.toThrow('maintenance')
  })

  it('opens in any state after maintenance', async () => {
    setCurrentSettings({ ...settings, maintenance: false })
    expect(await openAs('pending')).toMatchObject({ status: 'pending' })
  })
})

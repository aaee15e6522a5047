import { requirePartner } from '@/lib/affiliate/require-partner'
import { auth } from '@/lib/account/auth'
import { changeAvatar } from '@/lib/account/change-avatar'
import { createSession, userOf } from '@/lib/account/session'
import { temporarySignIn } from '@/lib/account/testing/sign-in'
import { presets } from '@/lib/catalog/catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { accountData } from './account-data'
import { confirmPayment } from '@/lib/orders/confirm-payment'
import { deleteAccount } from './delete-account'
import { deliverFile } from '@/lib/delivery/deliver-file'
import { findOrdersOf } from '@/lib/orders/find-orders-of'
import { openOrder } from '@/lib/orders/open-order'
import { takeOverOrders } from './take-over-orders'

const [preset] = presets
let key = 0

describe('the orders of an account', () => {
  const store = temporaryStore()
  const signIn = temporarySignIn()

  const order = async (email: string, more: { customerUid?: string; cookieCode?: string } = {}) => {
    const request = orderRequestSchema.parse({
      items: [{ id: preset?.id }],
      email,
      consent: { immediateDelivery: true, withdrawalLoss: true },
      paymentMethod: 'vorkasse',
    })
    key += 1
    return placeOrder(store(), request, { key: `key-${key}`, ...more })
  }
  const idsOf = async (uid: string) => (await findOrdersOf(store(), { uid })).map(({ id }) => id)
  const open = async () => {
    const account = await signIn.register()
    return { ...account, ...(await createSession(account.idToken)) }
  }

  it('are its own, newest first, and open without a token for nobody else', async () => {
    const { orderId: first } = await order('a@example.com', { customerUid: 'one' })
    const { orderId: second } = await order('b@example.com', { customerUid: 'one' })
    await order('a@example.com')
    expect(await idsOf('one')).toEqual([second, first])
    expect((await openOrder(store(), first, { user: { uid: 'one' } })).id).toBe(first)
    for (const user of [null, { uid: 'two' }, { uid: '' }]) {
      await expect(openOrder(store(), first, { user })).rejects.toMatchObject({ code: 'order_not_found' })
    }
  })

  it('take over those of a guest with the same verified address, case aside, and nobody else’s', async () => {
    const { orderId } = await order('Kundin@Example.com')
    await order('kundin@example.com', { customerUid: 'other' })
    await order('kundin@example.org')
    const user = { uid: 'one', email: 'kundin@example.COM', emailVerified: false }
    expect(await takeOverOrders(store(), user)).toBe(0)
    expect(await takeOverOrders(store(), { ...user, emailVerified: true })).toBe(1)
    expect(await takeOverOrders(store(), { ...user, emailVerified: true })).toBe(0)
    expect(await idsOf('one')).toEqual([orderId])
    expect(await idsOf('other')).toHaveLength(1)
  })

  it('earn their own partner nothing, under whatever address', async () => {
    const partner = { uid: 'nova', customCode: 'NOVA10', commissionRate: 10, active: true }
    await store().update({ 'affiliateUsers/nova': partner })
    const own = await order('someone@example.com', { customerUid: 'nova', cookieCode: 'NOVA10' })
    await confirmPayment(store(), own.orderId, 'test')
    expect(await store().get('affiliateSales')).toBeNull()
    const foreign = await order('someone@example.com', { customerUid: 'other', cookieCode: 'NOVA10' })
    await confirmPayment(store(), foreign.orderId, 'test')
    expect(Object.keys(Object((await store().get('affiliateSales')) ?? {}))).toHaveLength(1)
  })

  it('are in the file of everything about the user, with the picture and the partner’s figures', async () => {
    const { uid, cookie, email } = await open()
    const user = await userOf(store(), cookie)
    if (!user) throw new Error('not signed in')
    await changeAvatar(store(), uid, 'moon')
    const { orderId, accessToken } = await order('a@example.com', { customerUid: uid })
    await store().update({ [`affiliateUsers/${uid}`]: { uid, customCode: 'EIGEN', commissionRate: 10 } })
    const sold = await order('buyer@example.com', { cookieCode: 'EIGEN' })
    await confirmPayment(store(), sold.orderId, 'test')
    const kept = await openOrder(store(), orderId, { user })
    await expect(deliverFile(store(), kept, 'nichts', 'x')).rejects.toMatchObject({ code: 'not_paid' })
    const text = await accountData(store(), user)
    expect(JSON.parse(text)).toMatchObject({
      profile: { uid, email },
      avatar: 'moon',
      orders: [{ id: orderId, email: 'a@example.com', refusals: { pending: { count: 1 } } }],
      partner: { record: { customCode: 'EIGEN', totalSales: 1 }, sales: [{ orderId: sold.orderId }] },
    })
    for (const secret of ['buyer@example.com', accessToken, 'accessTokenHash', 'idempotencyKey']) {
      expect(text).not.toContain(secret)
    }
  })

  it('stay when the account goes, and open by their token alone', async () => {
    const { uid, cookie, email, password } = await open()
    await changeAvatar(store(), uid, 'moon')
    const partner = { uid, customCode: 'EIGEN', commissionRate: 10, email }
    await store().update({ [`affiliateUsers/${uid}`]: partner })
    const { orderId, accessToken } = await order(email, { customerUid: uid })
    expect(await requirePartner(store(), cookie)).toMatchObject({
      user: { uid },
      partner: { customCode: 'EIGEN' },
    })
    await deleteAccount(store(), uid)
    expect(await userOf(store(), cookie)).toBeNull()
    await expect(signIn.idToken(email, password)).rejects.toThrow('invalid-credential')
    expect(await store().get(`users/${uid}`)).toBeNull()
    expect(await store().get(`affiliateUsers/${uid}`)).toEqual({
      uid,
      customCode: 'EIGEN',
      commissionRate: 10,
      active: false,
    })
    expect(await idsOf(uid)).toEqual([])
    const kept = await openOrder(store(), orderId, { token: accessToken })
    expect(kept).toMatchObject({ id: orderId, email })
    expect(kept).not.toHaveProperty('customerUid')
    await expect((await auth()).getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  })

  it('are no way into the programme', async () => {
    const { cookie } = await open()
    await expect(requirePartner(store(), cookie)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(requirePartner(store(), undefined)).rejects.toMatchObject({ code: 'unauthorized' })
  })
})

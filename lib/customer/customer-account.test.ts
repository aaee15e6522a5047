import { z } from 'zod'
import { requirePartner } from '@/lib/affiliate/partners/require-partner'
import { setStageWords } from '@/lib/affiliate/stage/change-stage'
import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { changeAvatar } from '@/lib/account/change-profile'
import { requireRecentSignIn, userOf } from '@/lib/account/session/session'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { watchUser } from '@/lib/account/session/watch-user'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { shopTasks } from '@/lib/composition/shop-tasks'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { accountData } from './account-data'
import { mailAdded } from '@/lib/mail/data'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { deleteAccount } from './delete-account'
import { deliverFile } from '@/lib/delivery/deliver-file'
import { openOrder } from '@/lib/orders/access/open-order'
import { now, setClock } from '@/lib/core/clock'
import { newId, randomKey } from '@/lib/core/ids'
import { keepPreset } from '@/lib/studio/own-presets'
import { withdrawalSchema } from '@/lib/withdrawals/schema'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { listOwnOrders } from './list-bought'
import { orderUnder } from './testing/order-under'
import { signOut } from '@/lib/account/session/begin-session'

const ownPreset = { id: randomKey(), name: 'Nachts', filters: 'PK1000_30_100' }
const fileSchema = z.object({ orders: z.array(z.object({ id: z.string() })), partner: z.null() })

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

describe('the data of an account', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(() => setClock())

  const withdraw = async (orderId: string, email: string) => {
    const id = newId('withdrawal')
    const declared = { id, at: now(), name: 'A', reference: 'SK', email, orderId }
    const withdrawal = { ...declared, status: 'received', idempotencyKey: id, bodyHash: '' }
    await store().update({ [`withdrawals/${id}`]: withdrawalSchema.parse(withdrawal) })
  }

  const open = () => accounts.register()
  /** The process is killed when it would remove the account. */
  const killBeforeRemoval = () => {
    const write = store().updateOnce.bind(store())
    jest.spyOn(store(), 'updateOnce').mockImplementation(async (onceKey, changes) => {
      if (onceKey.startsWith('account_')) throw new Error('killed')
      return write(onceKey, changes)
    })
  }

  it('is exported completely, without secrets or data of others', async () => {
    const { uid, cookie, email } = await open()
    const user = await userOf(store(), cookie)
    if (!user) throw new Error('not signed in')
    await changeAvatar(store(), uid, 'moon')
    await keepPreset(store(), uid, ownPreset)
    const { orderId, accessToken } = await orderUnder(store(), 'a@example.com', { customerUid: uid })
    await store().update({ [`affiliateUsers/${uid}`]: { uid, customCode: 'EIGEN', commissionRate: 10 } })
    const secrets = {
      discord: 'v1.sealed-webhook',
      overlay: 'hash-of-overlay',
      overlaySeed: 'seed-of-overlay',
    }
    await store().update({
      [`partnerNotices/${uid}`]: { digest: 'weekly', discordHint: '…4711', ...secrets },
    })
    await setStageWords(store(), uid, { text: 'Damit spiele ich.' })
    const sold = await orderUnder(store(), 'buyer@example.com', { cookieCode: 'EIGEN' })
    await confirmPayment(store(), sold.orderId, 'test')
    await store().update(mailAdded({ to: 'a@example.com', template: 'order-received', orderId }))
    await store().update(mailAdded({ to: 'owner@example.com', template: 'owner-order', orderId }))
    await withdraw(orderId, 'A@example.com')
    await withdraw(orderId, 'somebody@example.com')
    const kept = await openOrder(store(), orderId, { user })
    await expect(deliverFile(store(), kept, 'nichts', 'x')).rejects.toMatchObject({ code: 'not_paid' })
    const text = await textOf(accountData(store(), user))
    expect(JSON.parse(text)).toMatchObject({
      profile: { uid, email },
      avatar: 'moon',
      presets: [ownPreset],
      orders: [{ id: orderId, email: 'a@example.com', refusals: { pending: { count: 1 } } }],
      mails: [
        { to: 'a@example.com', template: 'order-received', orderId },
        { to: 'a@example.com', template: 'order-received', orderId },
      ],
      withdrawals: [{ email: 'A@example.com', orderId }],
      partner: {
        record: { customCode: 'EIGEN', totalSales: 1 },
        notices: { digest: 'weekly', discordHint: '…4711' },
        sales: [{ affiliateUid: uid, status: 'pending' }],
        ledger: [{ kind: 'commission' }],
      },
      partnerPage: { text: 'Damit spiele ich.' },
      partnerPicture: null,
    })
    for (const secret of [
      'buyer@example.com',
      sold.orderId,
      'trackingCode',
      'owner@example.com',
      'somebody@example.com',
      accessToken,
      'accessTokenHash',
      'idempotencyKey',
      ...Object.values(secrets),
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  it('includes its ratings, which are deleted with it', async () => {
    const { uid, cookie } = await open()
    const user = await userOf(store(), cookie)
    if (!user) throw new Error('not signed in')
    const { orderId } = await orderUnder(store(), 'a@example.com', { customerUid: uid })
    const order = await confirmPayment(store(), orderId, 'test')
    const [presetId = ''] = Object.keys(order.items)
    await ratePreset(store(), order, presetId, { stars: 4, text: 'Gut zu hören.', name: 'Kim' })
    expect(JSON.parse(await textOf(accountData(store(), user)))).toMatchObject({
      ratings: [{ orderId, presetId, stars: 4, text: 'Gut zu hören.', name: 'Kim' }],
    })
    await deleteAccount(store(), uid)
    expect(await store().get('ratings')).toBeNull()
    expect(await store().get(`ratingCounts/${presetId}`)).toEqual({ count: 0, sum: 0 })
  })

  it('is exported in small chunks, even with many orders', async () => {
    const { uid, cookie } = await open()
    const user = await userOf(store(), cookie)
    if (!user) throw new Error('not signed in')
    const { orderId } = await orderUnder(store(), 'a@example.com', { customerUid: uid })
    const value = Object(await store().get(`orders/${orderId}`))
    const ids = Array.from({ length: 250 }, (_, index) => `order_${1780308000000 + index}_aaaaaaaaaaaaaaaa`)
    await store().update(Object.fromEntries(ids.map((id) => [`orders/${id}`, { ...value, id }])))
    const pieces: string[] = []
    for await (const piece of accountData(store(), user)) pieces.push(piece)
    const { orders, partner } = fileSchema.parse(JSON.parse(pieces.join('')))
    expect(orders.map(({ id }) => id)).toEqual([orderId, ...ids.reverse()])
    expect(partner).toBeNull()
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200_000)
  })

  it('is deleted with it, except its orders, which then open only by their token', async () => {
    const { uid, cookie, email, password } = await open()
    await changeAvatar(store(), uid, 'moon')
    await keepPreset(store(), uid, ownPreset)
    const partner = { uid, customCode: 'EIGEN', commissionRate: 10, email }
    await store().update({
      [`affiliateUsers/${uid}`]: partner,
      [`partnerNotices/${uid}`]: { digest: 'daily' },
    })
    const { orderId, accessToken } = await orderUnder(store(), email, { customerUid: uid })
    expect(await requirePartner(store(), cookie)).toMatchObject({
      user: { uid },
      partner: { customCode: 'EIGEN' },
    })
    await deleteAccount(store(), uid)
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await signInEngine(store()).check({ email, password })).toBeNull()
    expect(await store().get(`users/${uid}`)).toBeNull()
    expect(await store().get('partnerNotices')).toBeNull()
    expect(await store().get(`affiliateUsers/${uid}`)).toEqual({
      uid,
      edits: 1,
      endedAt: expect.any(Number),
      // For paying out, and mailing credit notes for, earlier orders; removed once no more can come.
      email,
      isLeaving: true,
      released: 0,
      releases: 1,
      customCode: 'EIGEN',
      commissionRate: 10,
      active: false,
    })
    expect((await listOwnOrders(store(), uid)).entries).toEqual([])
    const kept = await openOrder(store(), orderId, { token: accessToken })
    expect(kept).toMatchObject({ id: orderId, email })
    expect(kept).not.toHaveProperty('customerUid')
    expect(await signInEngine(store()).accountWith(uid)).toBeNull()
  })

  it('is deleted step by step, and again after a crash, until the user is gone', async () => {
    const { uid, cookie } = await open()
    const ids = Array.from({ length: 1200 }, (_, index) => `order_${1780308000000 + index}_aaaaaaaaaaaaaaaa`)
    await store().update(Object.fromEntries(ids.map((id) => [`orders/${id}/customerUid`, uid])))
    await changeAvatar(store(), uid, 'moon')
    await keepPreset(store(), uid, ownPreset)
    const seen: unknown[] = []
    const stop = watchUser(store(), cookie, {
      onUser: (user) => seen.push(user?.uid ?? null),
      onAvatar: () => undefined,
      onEnd: () => seen.push('end'),
    })
    await eventually(() => expect(seen).toEqual([uid]))
    killBeforeRemoval()
    await expect(deleteAccount(store(), uid)).rejects.toThrow('killed')
    jest.restoreAllMocks()
    expect(await store().find('orders', { child: 'customerUid', equals: uid })).toEqual([])
    expect(await store().get(`users/${uid}/avatar`)).toBeNull()
    expect(await store().get(`users/${uid}/presets`)).toBeNull()
    expect(await requireRecentSignIn(store(), cookie)).toMatchObject({ uid })
    for (const repeated of ['after the break', 'once more']) {
      await deleteAccount(store(), uid)
      expect({ repeated, user: await userOf(store(), cookie) }).toEqual({ repeated, user: null })
    }
    await eventually(() => expect(seen).toEqual([uid, null, 'end']))
    expect(await store().get(`users/${uid}`)).toBeNull()
    stop()
  })

  it('is fully deleted by a task if the process is killed after the account was removed', async () => {
    const { uid, cookie } = await open()
    await changeAvatar(store(), uid, 'moon')
    const write = store().update.bind(store())
    jest.spyOn(store(), 'update').mockImplementation(async (changes) => {
      if (Object.hasOwn(changes, `users/${uid}`)) throw new Error('killed')
      return write(changes)
    })
    await expect(deleteAccount(store(), uid)).rejects.toThrow('killed')
    jest.restoreAllMocks()
    expect(await userOf(store(), cookie)).toBeNull()
    expect(await store().get(`users/${uid}`)).not.toBeNull()
    for (const id of Object.keys(Object(await store().get('tasks'))))
      await attemptTask(store(), id, shopTasks)
    expect(await store().get(`users/${uid}`)).toBeNull()
    expect(await store().get('tasks')).toBeNull()
  })

  it('does not bring back an ended session if the deletion is interrupted', async () => {
    const { uid, cookie } = await open()
    await signOut(store(), cookie)
    killBeforeRemoval()
    await expect(deleteAccount(store(), uid)).rejects.toThrow('killed')
    jest.restoreAllMocks()
    expect(await userOf(store(), cookie)).toBeNull()
  })

  it('gives no access to the partner programme', async () => {
    const { cookie } = await open()
    await expect(requirePartner(store(), cookie)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(requirePartner(store(), undefined)).rejects.toMatchObject({ code: 'unauthorized' })
  })
})

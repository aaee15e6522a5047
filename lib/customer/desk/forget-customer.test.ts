import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { changeAvatar } from '@/lib/account/change-profile'
import { setRole } from '@/lib/account/set-role'
import { dayOf, now } from '@/lib/core/clock'
import { listEntries } from '@/lib/journal/data'
import { getOrder } from '@/lib/orders/data'
import { noteOrder } from '@/lib/orders/desk/note-order'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { orderUnder } from '../testing/order-under'
import { forgetCustomer } from './forget-customer'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import { findCustomerKey } from './find-person'
import { reportRating } from '@/lib/ratings/reports/report-rating'
import { decideReport } from '@/lib/ratings/reports/decide-report'
import { reportsUnder } from './sent-reports'
import { unassignedUnder } from './unassigned-withdrawals'
import { readCustomer } from './read-customer'
import { rejectWithdrawal } from '@/lib/withdrawals/decide-withdrawal'

const ACTOR = 'admin uid-a'
const GUEST = 'gast@example.com'

describe('deleting a customer on request', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)
  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  /** A paid order with a rating and a note, a cancelled one, and one that is awaited. */
  async function live(email: string, customerUid?: string) {
    const origin = customerUid === undefined ? {} : { customerUid }
    const [paid, cancelled, open] = [
      (await orderUnder(store(), email, origin)).orderId,
      (await orderUnder(store(), email, origin)).orderId,
      (await orderUnder(store(), email, origin)).orderId,
    ]
    const order = await confirmPayment(store(), paid, 'test')
    const [presetId = ''] = Object.keys(order.items)
    await ratePreset(store(), order, presetId, { stars: 4, text: 'Gut zu hören.', name: 'Kim' })
    await noteOrder(store(), paid, 'Hat angerufen.', ACTOR)
    await cancelOrder(store(), cancelled, 'test')
    return { paid, cancelled, open }
  }
  const entries = async () =>
    (await listEntries(store(), { limit: 50 })).entries.filter(({ act }) => /forgotten|deleted/.test(act))

  it('deletes what may be deleted, and lists what is kept and until when', async () => {
    const { uid, email } = await accounts.register()
    await changeAvatar(store(), uid, 'moon')
    const { paid, cancelled, open } = await live(email, uid)
    const before = await readCustomer(store(), open, { limit: 10 })
    const reference = async (id: string) => (await getOrder(store(), id))?.reference
    expect(before?.erasure.goes).toEqual(['account', 'said', 'cancelled', 'beside', 'mails', 'sale'])
    expect(before?.erasure.closes).toEqual([await reference(open)])
    expect(before?.erasure.stays).toEqual([
      { kind: 'books', references: [await reference(paid)], year: Number(dayOf(now()).slice(0, 4)) + 8 },
      { kind: 'mails', references: [] },
      { kind: 'backups', references: [] },
    ])

    await Promise.all([1, 2].map(() => forgetCustomer(store(), open, ACTOR)))
    await forgetCustomer(store(), open, ACTOR)
    for (const id of [cancelled, open])
      expect(await getOrder(store(), id)).toMatchObject({ email: '', status: 'cancelled' })
    const kept = await getOrder(store(), paid)
    expect(kept).toMatchObject({ email, erasedAt: expect.any(Number), noUpdates: true })
    expect(kept).not.toHaveProperty('note')
    expect(kept).not.toHaveProperty('customerUid')
    for (const path of ['ratings', `users/${uid}`] as const)
      expect({ path, value: await store().get(path) }).toEqual({ path, value: null })
    const after = await readCustomer(store(), paid, { limit: 10 })
    expect(after).toMatchObject({ person: { account: null }, erasure: { goes: [] } })
    expect(after?.erasedAt).toBe(kept?.erasedAt)
    const said = await entries()
    expect(said.map(({ act, subject }) => `${act} ${subject}`).sort()).toEqual(
      [
        `account-deleted users/${uid}`,
        ...[paid, cancelled, open].map((id) => `customer-forgotten orders/${id}`),
      ].sort(),
    )
    expect(JSON.stringify(said)).not.toContain('@')
  })

  it('resumes after a crash, and keeps only mails that are needed as proof or not sent yet', async () => {
    const { paid, cancelled } = await live(GUEST)
    const mails = Object.values(Object(await store().get('mails')))
    const sent = mails.map((mail) => [`mails/${Object(mail).id}/status`, 'sent'])
    await store().update(Object.fromEntries(sent))
    const write = store().updateOnce.bind(store())
    let writes = 0
    jest.spyOn(store(), 'updateOnce').mockImplementation((onceKey, changes) => {
      writes += 1
      if (writes === 2) throw new Error('killed')
      return write(onceKey, changes)
    })
    await expect(forgetCustomer(store(), cancelled, ACTOR)).rejects.toThrow('killed')
    jest.restoreAllMocks()
    await forgetCustomer(store(), cancelled, ACTOR)
    await forgetCustomer(store(), cancelled, ACTOR)
    expect(await entries()).toHaveLength(3)
    const left = Object.values(Object(await store().get('mails'))).filter((mail) => Object(mail).to === GUEST)
    const templates = left.map((mail) => [Object(mail).template, Object(mail).status])
    expect(Object.fromEntries(templates)).toEqual({ 'order-confirmed': 'sent', 'order-cancelled': 'waiting' })
    expect(left.find((mail) => Object(mail).status === 'sent')).toMatchObject({ orderId: paid })
    expect(await getOrder(store(), cancelled)).toMatchObject({ email: '' })
  })

  it('keeps an unpaid order for which money has come or is on its way, and says so', async () => {
    const part = { entry: { amount: 100, at: 1, as: 'part' } }
    const changes = [{ transfers: part }, { session: { attempt: 0, startedAt: 1, state: 'processing' } }]
    for (const [index, change] of changes.entries()) {
      const { orderId } = await orderUnder(store(), `${index}${GUEST}`)
      const reference = (await getOrder(store(), orderId))?.reference ?? ''
      const [[field, value] = ['']] = Object.entries(change)
      await store().update({ [`orders/${orderId}/${field}`]: value })
      const { erasure } = (await readCustomer(store(), orderId, { limit: 10 })) ?? {}
      expect(erasure?.closes).toEqual([])
      expect(erasure?.stays).toContainEqual({ kind: 'open', references: [reference] })
      await forgetCustomer(store(), orderId, ACTOR)
      expect(await getOrder(store(), orderId)).toMatchObject({
        status: 'pending',
        erasedAt: expect.any(Number),
      })
    }
  })

  it('is refused for staff accounts', async () => {
    for (const role of ['support', 'accounting'] as const) {
      const { uid, email } = await accounts.register()
      await setRole(store(), email, role, true)
      await expect(forgetCustomer(store(), uid, ACTOR)).rejects.toMatchObject({ code: 'customer_at_desk' })
      expect((await readCustomer(store(), uid, { limit: 10 }))?.erasure.isRefused).toBe(true)
    }
  })

  it('deletes answered withdrawals without an order, and keeps open ones', async () => {
    const declare = (reference: string, email = GUEST) =>
      declareWithdrawal(store(), { name: 'Gast', reference, email }, `key-${reference}`)
    await declare('eins')
    await declare('zwei')
    await declare('drei', 'andere@example.com')
    const [answered, open] = await unassignedUnder(store(), GUEST)
    await rejectWithdrawal(store(), answered?.id ?? '', 'Keine Bestellung.', ACTOR)
    const key = await findCustomerKey(store(), GUEST)
    const before = await readCustomer(store(), key, { limit: 10 })
    expect(before?.erasure.goes).toEqual(['unassigned'])
    expect(before?.erasure.stays).toContainEqual({ kind: 'unassigned', references: [open?.reference] })

    await Promise.all([1, 2].map(() => forgetCustomer(store(), key, ACTOR)))
    expect((await unassignedUnder(store(), GUEST)).map(({ reference }) => reference)).toEqual([
      open?.reference,
    ])
    expect(await unassignedUnder(store(), 'andere@example.com')).toHaveLength(1)
    expect(await entries()).toMatchObject([
      { act: 'customer-forgotten', subject: `withdrawals/${answered?.id}` },
    ])
  })

  it('deletes decided reports, and anonymises open ones', async () => {
    const report = { place: 'unten', reason: 'Beleidigung', name: 'Gast', goodFaith: true as const }
    for (const key of ['eins', 'zwei']) await reportRating(store(), { ...report, email: GUEST }, `key-${key}`)
    await reportRating(store(), { ...report, email: 'andere@example.com' }, 'key-drei')
    const [decided, open] = await reportsUnder(store(), GUEST)
    await decideReport(store(), decided?.id ?? '', { outcome: 'kept', reason: 'Eine Meinung' }, ACTOR)
    const key = await findCustomerKey(store(), GUEST)
    expect((await readCustomer(store(), key, { limit: 10 }))?.erasure.goes).toEqual(['reports'])

    await Promise.all([1, 2].map(() => forgetCustomer(store(), key, ACTOR)))
    expect(await reportsUnder(store(), GUEST)).toEqual([])
    expect(await reportsUnder(store(), 'andere@example.com')).toHaveLength(1)
    expect(await store().get(`reports/${decided?.id}`)).toBeNull()
    const left = await store().get(`reports/${open?.id}`)
    expect(left).toMatchObject({ reason: 'Beleidigung', status: 'open' })
    for (const field of ['name', 'email', 'reporter']) expect(left).not.toHaveProperty(field)
    expect((await entries()).filter(({ subject }) => subject.startsWith('reports/'))).toHaveLength(2)
  })
})

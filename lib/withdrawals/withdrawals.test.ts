import { findSale } from '@/lib/affiliate/sales/data'
import { setClock } from '@/lib/core/clock'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { getOrder } from '@/lib/orders/data'
import { findMails } from '@/lib/mail/data'
import type { MailTemplate } from '@/lib/mail/schema'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { takePayment } from '@/lib/orders/paying/record-session'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { acceptWithdrawal, rejectWithdrawal } from './decide-withdrawal'
import { connectOrder } from './connect-order'
import { findWithdrawals, getWithdrawal } from './data'
import { declareWithdrawal } from './declare-withdrawal'
import { listWithdrawals } from './list-withdrawals'
import { noteWithdrawal } from './note-withdrawal'
import { withdrawalRequestSchema, type Withdrawal } from './schema'

const { presets } = programCatalog

const IBAN = 'DE02120300000000202051'
const [preset] = presets
if (!preset) throw new Error('the catalogue is empty')

const declaration = { name: 'Erika Muster', reference: 'Taktgeber, gestern', email: 'erika@example.com' }

describe('a withdrawal', () => {
  const store = temporaryStore()
  let keys = 0
  const nextKey = () => `key-${(keys += 1)}`

  const buy = async ({ isPaid = true, email = declaration.email } = {}) => {
    const request = orderRequestSchema.parse({
      items: [{ id: preset.id }],
      email,
      consent: { immediateDelivery: true, withdrawalLoss: true },
      paymentMethod: 'vorkasse',
    })
    const { orderId } = await placeOrder(store(), request, { key: nextKey() })
    if (isPaid) await confirmPayment(store(), orderId, 'admin')
    return existing(orderId)
  }
  const existing = async (orderId: string) => {
    const order = await getOrder(store(), orderId)
    if (!order) throw new Error('no order')
    return order
  }
  const declare = async (given: Partial<typeof declaration> = {}, key = nextKey()) => {
    const declared = await declareWithdrawal(store(), { ...declaration, ...given }, key)
    const [withdrawal] = (await findWithdrawals(store(), 'received', { limit: 1 })).entries
    if (!withdrawal) throw new Error('no withdrawal')
    return { declared, withdrawal }
  }
  const mailsOf = async (template: MailTemplate) => {
    const { entries } = await findMails(store(), null, { limit: 100 })
    return entries.filter((mail) => mail.template === template)
  }
  const stateOf = async ({ id }: Withdrawal) => (await getWithdrawal(store(), id))?.status
  const accept = ({ id }: Withdrawal, iban: string | undefined = IBAN) =>
    acceptWithdrawal(store(), id, { iban }, 'admin')
  const reject = ({ id }: Withdrawal) => rejectWithdrawal(store(), id, 'Schon geladen.', 'admin')

  afterEach(() => setClock())

  it('is stored with the mail that confirms it, whether there is such an order or not', async () => {
    const { reference } = await buy()
    const known = await declare({ reference })
    const unknown = await declare({ reference: 'SK-ZZZZZ-ZZZZZ' })
    expect(Object.keys(known.declared)).toEqual(Object.keys(unknown.declared))
    expect(unknown.withdrawal).toMatchObject({ status: 'received', reference: 'SK-ZZZZZ-ZZZZZ' })
    expect((await mailsOf('withdrawal-received')).map(({ to, about }) => [to, about])).toEqual([
      [declaration.email, unknown.withdrawal.id],
      [declaration.email, known.withdrawal.id],
    ])
  })

  it('is declared once, however often it is sent under its key', async () => {
    const sent = Array.from({ length: 5 }, () => declareWithdrawal(store(), declaration, 'one-key'))
    const answers = await Promise.all(sent)
    setClock(() => Date.now() + 60_000)
    answers.push(await declareWithdrawal(store(), declaration, 'one-key'))
    expect(new Set(answers.map(({ at }) => at)).size).toBe(1)
    expect((await findWithdrawals(store(), 'received', { limit: 9 })).entries).toHaveLength(1)
    expect(await mailsOf('withdrawal-received')).toHaveLength(1)
    const other = declareWithdrawal(store(), { ...declaration, name: 'Wer anders' }, 'one-key')
    await expect(other).rejects.toThrow('idempotency_conflict')
  })

  it.each([
    ['as it is printed', (reference: string) => reference],
    ['in lower case, without hyphens', (reference: string) => reference.replaceAll('-', '').toLowerCase()],
    ['within a sentence', (reference: string) => `Bestellung ${reference} vom Montag`],
  ])('finds the order of a reference %s', async (_, spell) => {
    const order = await buy()
    const { withdrawal } = await declare({ reference: spell(order.reference), email: 'ERIKA@example.com' })
    expect(withdrawal.orderId).toBe(order.id)
  })

  it('does not match another person’s order', async () => {
    const { reference } = await buy({ email: 'andere@example.com' })
    expect((await declare({ reference })).withdrawal.orderId).toBeUndefined()
  })

  it('that is accepted refunds the rest of the order, once', async () => {
    const { id, reference, total } = await buy()
    const { withdrawal } = await declare({ reference })
    await Promise.all([accept(withdrawal), accept(withdrawal)])
    await accept(withdrawal)
    const { refunds = {} } = await existing(id)
    expect(Object.values(refunds)).toMatchObject([{ amount: total, status: 'pending', iban: IBAN }])
    expect(await getWithdrawal(store(), withdrawal.id)).toMatchObject({ status: 'accepted', actor: 'admin' })
    expect(await mailsOf('withdrawal-decided')).toHaveLength(1)
    await expect(reject(withdrawal)).rejects.toThrow('withdrawal_decided')
  })

  it('is not accepted without an account to transfer to, and nothing is refunded', async () => {
    const { id, reference } = await buy()
    const { withdrawal } = await declare({ reference })
    await expect(acceptWithdrawal(store(), withdrawal.id, {}, 'admin')).rejects.toThrow('invalid_input')
    expect([await stateOf(withdrawal), (await existing(id)).refunds]).toEqual(['received', undefined])
  })

  it('is either accepted or rejected under concurrent decisions', async () => {
    const { id, reference } = await buy()
    const { withdrawal } = await declare({ reference })
    const results = await Promise.allSettled([accept(withdrawal), reject(withdrawal), accept(withdrawal)])
    expect(results.some(({ status }) => status === 'rejected')).toBe(true)
    const refunds = Object.keys((await existing(id)).refunds ?? {})
    expect(refunds).toHaveLength((await stateOf(withdrawal)) === 'accepted' ? 1 : 0)
    expect(await mailsOf('withdrawal-decided')).toHaveLength(1)
  })

  it('that is declared twice for one order refunds it once', async () => {
    const { id, reference } = await buy()
    const { withdrawal: one } = await declare({ reference })
    const { withdrawal: other } = await declare({ reference })
    await accept(one)
    await accept(other)
    expect(await stateOf(other)).toBe('accepted')
    expect(Object.keys((await existing(id)).refunds ?? {})).toHaveLength(1)
  })

  it('of an unpaid order cancels it', async () => {
    const { id, reference } = await buy({ isPaid: false })
    const { withdrawal } = await declare({ reference })
    await accept(withdrawal, undefined)
    expect((await existing(id)).status).toBe('cancelled')
  })

  it('of an unpaid order sets a later payment aside for the owner', async () => {
    const { id, reference, total } = await buy({ isPaid: false })
    const { withdrawal } = await declare({ reference })
    await accept(withdrawal, undefined)
    const page = { sessionId: 'cs_1', attempt: 1, state: 'paid', url: null, expiresAt: 1 } as const
    const facts = { ...page, orderId: id, amount: total, currency: 'EUR', paymentId: 'pi_1' }
    expect(await takePayment(store(), 'stripe', facts)).toBe(false)
    expect((await existing(id)).status).toBe('cancelled')
    const aside = Object.values(Object(await store().get('payments/unmatched')))
    expect(aside).toMatchObject([{ orderId: id, reason: 'withdrawn' }])
  })

  it('of an order paid meanwhile is decided by the next attempt, which refunds it', async () => {
    const { id, reference } = await buy({ isPaid: false })
    const { withdrawal } = await declare({ reference })
    const get = store().get.bind(store())
    const reading = jest.spyOn(store(), 'get').mockImplementation(async (path) => {
      const value = await get(path)
      if (path === `orders/${id}`) {
        reading.mockRestore()
        await confirmPayment(store(), id, 'admin')
      }
      return value
    })
    await expect(accept(withdrawal)).rejects.toThrow('order_state')
    expect(await stateOf(withdrawal)).toBe('received')
    await accept(withdrawal)
    expect(await stateOf(withdrawal)).toBe('accepted')
    expect(Object.keys((await existing(id)).refunds ?? {})).toHaveLength(1)
  })

  it('of a cancelled order is accepted without a refund', async () => {
    const { id, reference } = await buy({ isPaid: false })
    await cancelOrder(store(), id, 'admin')
    const { withdrawal } = await declare({ reference })
    await accept(withdrawal, undefined)
    expect([await stateOf(withdrawal), (await existing(id)).refunds]).toEqual(['accepted', undefined])
  })

  it('without an order can be accepted once the owner has connected one', async () => {
    const order = await buy({ email: 'andere@example.com' })
    const { withdrawal } = await declare()
    await expect(accept(withdrawal)).rejects.toThrow('withdrawal_unmatched')
    await expect(connectOrder(store(), withdrawal.id, 'SK-ZZZZZ-ZZZZZ', 'admin')).rejects.toThrow(
      'invalid_input',
    )
    await connectOrder(store(), withdrawal.id, order.reference, 'admin')
    await accept(withdrawal)
    expect(Object.keys((await existing(order.id)).refunds ?? {})).toHaveLength(1)
    await expect(connectOrder(store(), withdrawal.id, order.reference, 'admin')).rejects.toThrow(
      'withdrawal_decided',
    )
  })

  it('is rejected once, with its reason', async () => {
    const { withdrawal } = await declare()
    await Promise.all([reject(withdrawal), reject(withdrawal)])
    expect(await getWithdrawal(store(), withdrawal.id)).toMatchObject({
      status: 'rejected',
      reason: 'Schon geladen.',
    })
    expect(await mailsOf('withdrawal-decided')).toHaveLength(1)
  })

  it('is listed by state, with the order and the facts of its right', async () => {
    const { reference } = await buy()
    await declare()
    const { withdrawal } = await declare({ reference })
    const { entries } = await listWithdrawals(store(), 'received', { limit: 9 })
    expect(entries).toMatchObject([
      { withdrawal: { id: withdrawal.id }, about: { order: { reference }, facts: { hasLapsed: false } } },
      { about: null },
    ])
    expect((await listWithdrawals(store(), 'accepted', { limit: 9 })).entries).toEqual([])
  })

  it('holds the commission of its order until it is decided, also if declared before the order was paid', async () => {
    const partner = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 }
    await store().update({ 'affiliateUsers/uid-nova': partner })
    const note = async () => {
      for (const { kind, subject } of Object.values<{ kind: string; subject: string }>(
        Object(await store().get('tasks')),
      ))
        if (kind === 'withdrawal') await noteWithdrawal(store(), subject)
    }
    const order = await buy({ isPaid: false })
    const attribution = { affiliateUid: 'uid-nova', trackingCode: 'NOVA10' }
    await store().update({ [`orders/${order.id}/attribution`]: attribution })
    const heldNow = async () => (await findSale(store(), order.id))?.held
    const early = await declare({ reference: order.reference })
    await note()
    await confirmPayment(store(), order.id, 'admin')
    expect(await heldNow()).toBe('withdrawal')
    const later = await declare({ reference: order.reference })
    await note()
    await reject(early.withdrawal)
    await note()
    expect(await heldNow()).toBe('withdrawal')
    const other = await buy()
    await connectOrder(store(), later.withdrawal.id, other.reference, 'admin')
    await note()
    expect(await heldNow()).toBeUndefined()
    await connectOrder(store(), later.withdrawal.id, order.reference, 'admin')
    await accept(later.withdrawal)
    expect(await heldNow()).toBe('refund')
    await note()
    expect(await heldNow()).toBe('refund')
  })
})

describe('what a withdrawal says', () => {
  const fieldsOf = (input: object) => {
    const { error } = withdrawalRequestSchema.safeParse({ ...declaration, ...input })
    return error?.issues.map(({ path, message }) => [path.join('.'), message])
  }

  it.each([
    [{ name: '' }, 'name', 'withdrawal_name'],
    [{ name: 'Erika\r\nBcc: alle@example.com' }, 'name', 'control_characters'],
    [{ name: 'x'.repeat(121) }, 'name', 'name_too_long'],
    [{ reference: ' ' }, 'reference', 'withdrawal_reference'],
    [{ reference: 'SK\nBcc: alle@example.com' }, 'reference', 'control_characters'],
    [{ email: 'erika@example.com\nBcc: x@example.com' }, 'email', 'control_characters'],
    [{ email: 'x'.repeat(255) }, 'email', 'email'],
    [{ text: 'x'.repeat(2001) }, 'text', 'withdrawal_text_too_long'],
    [{ text: 'x'.repeat(100 * 1024) }, 'text', 'withdrawal_text_too_long'],
    [{ text: 'rechts\u202Elinks' }, 'text', 'control_characters'],
  ])('is refused at its field: %j', (input, field, code) => {
    expect(fieldsOf(input)).toEqual([[field, code]])
  })

  it('may have lines', () => {
    const { text } = withdrawalRequestSchema.parse({ ...declaration, text: 'Erste\r\nzweite\n\tdritte' })
    expect(text).toBe('Erste\nzweite\n\tdritte')
  })
})

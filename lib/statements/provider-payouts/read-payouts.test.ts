import { z, ZodError } from 'zod'
import { PaymentService } from '@/dev/payments/payment-service'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { placeOrder } from '@/lib/checkout/place-order'
import { env, setStoredVariables } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { findMails } from '@/lib/mail/data'
import { getOrder } from '@/lib/orders/data'
import { bookingsIn } from '@/lib/orders/invoicing/bookings'
import { bookedTo } from '@/lib/orders/invoicing/datev/accounts'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { recordPaymentEvent } from '@/lib/orders/paying/record-payment-event'
import { leftOf } from '@/lib/orders/refund-amount'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { findProviderPayouts, listPayoutLines } from '@/lib/payment/payouts/data'
import type { ProviderPayout } from '@/lib/payment/payouts/schema'
import { eventually } from '@/lib/store/contract/eventually'
import type { Json, Store } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { findTasks } from '@/lib/tasks/data'
import { auditStatements } from '../audit'
import { checkPayout } from './check-payout'
import { mayShowProviderPayouts, readProviderPayouts } from './read-payouts'

const ALWAYS = { from: '2020-01-01', to: '2999-12-31' }
const { presets } = programCatalog
/** Enough for the fees of two disputes. */
const request = orderRequestSchema.parse({
  items: presets.map(({ id }) => ({ id })),
  email: 'kundin@example.com',
  consent: { immediateDelivery: true, withdrawalLoss: true },
  paymentMethod: 'stripe',
})
const named = z.object({ id: z.string() })

describe('payouts of the payment provider', () => {
  const store = temporaryStore()
  let service: PaymentService

  beforeEach(async () => {
    service = await PaymentService.start(store)
    // Each service has a port of its own.
    setStoredVariables({})
    env().OWNER_MAIL = 'inhaberin@example.com'
  })
  afterEach(() => service.stop())

  const stateOf = async (orderId: string) => (await getOrder(store(), orderId))?.status
  const sell = async () => {
    const { orderId } = await placeOrder(store(), request, { key: newId('order') })
    const sessionId = (await getOrder(store(), orderId))?.session?.id ?? ''
    await service.control(`sessions/${sessionId}/pay`, { attempt: 'now' })
    await eventually(async () => expect(await stateOf(orderId)).toBe('paid'))
    const { payment } = (await getOrder(store(), orderId)) ?? {}
    return { orderId, total: payment?.amount ?? 0, payment_intent: payment?.paymentIntentId ?? '' }
  }
  const openDispute = async ({ orderId, payment_intent }: { orderId: string; payment_intent: string }) => {
    const { id } = named.parse(await service.control('disputes', { payment_intent }))
    await eventually(async () => expect((await getOrder(store(), orderId))?.dispute?.id).toBe(id))
    return id
  }
  const dispute = async (sold: { orderId: string; payment_intent: string }, outcome: 'won' | 'lost') => {
    const id = await openDispute(sold)
    await closeDispute(sold, id, outcome)
  }
  const closeDispute = async (sold: { orderId: string }, id: string, outcome: 'won' | 'lost') => {
    await service.control(`disputes/${id}/close`, { outcome })
    await eventually(async () =>
      expect((await getOrder(store(), sold.orderId))?.dispute?.status).toBe(outcome),
    )
  }
  const payOut = async (outcome: 'succeeded' | 'failed' | null = 'succeeded') => {
    const { id } = named.parse(await service.control('payouts'))
    if (outcome) await service.control(`payouts/${id}/settle`, { outcome })
    return id
  }
  /** Oldest first; those of one day are listed by their ids. */
  const payouts = async () => {
    const { entries } = await findProviderPayouts(store(), null, { limit: 20 })
    return entries.sort((one, other) => one.readAt - other.readAt)
  }
  const only = async (): Promise<ProviderPayout> => {
    const [payout, ...others] = await payouts()
    if (!payout || others.length > 0) throw new Error('not one payout')
    return payout
  }
  const balances = async () => {
    const sums = new Map<string, number>()
    const broken = new Set<string>()
    for await (const booking of bookingsIn(store(), ALWAYS, broken)) {
      const { account, contra } = bookedTo(booking, { DATEV_CHART: 'SKR03', DATEV_ACCOUNTS: [] })
      sums.set(account, (sums.get(account) ?? 0) + booking.amount)
      sums.set(contra, (sums.get(contra) ?? 0) - booking.amount)
    }
    expect([...broken]).toEqual([])
    return Object.fromEntries(sums)
  }
  const wrong = async () => {
    const found: object[] = await findingsOf(store())
    for await (const finding of auditStatements(store())) found.push(finding)
    return found
  }
  const mails = async () =>
    (await findMails(store(), null, { limit: 50 })).entries.filter(
      ({ template }) => template === 'owner-provider-payout',
    )

  it('clear the account of money in transit after refunds, disputes and a failed payout', async () => {
    const [first, , third, fourth] = [await sell(), await sell(), await sell(), await sell()]
    const { orderId } = first
    await requestRefund(store(), orderId, { amount: 200 }, { key: 'a-key-of-eight', actor: 'admin' })
    await payOut()
    await dispute(third, 'lost')
    for (let count = 0; count < 3; count += 1) await sell()
    await dispute(fourth, 'won')
    await service.control('fees', { amount: 150 })
    const second = await payOut()
    await readProviderPayouts(store())
    await service.control(`payouts/${second}/settle`, { outcome: 'failed' })
    await readProviderPayouts(store())
    await sell()
    await payOut()
    await readProviderPayouts(store())

    const all = await payouts()
    expect(all.map(({ state }) => state)).toEqual(['right', 'right', 'right'])
    expect(
      all.filter(({ returnedOn }) => returnedOn !== undefined).map(({ providerId }) => providerId),
    ).toEqual([second])
    const { total } = first
    const fees = all.reduce((sum, payout) => sum + payout.fees, 0)
    const perSale = Math.round(total * 0.015) + 25
    expect(fees).toBe(8 * perSale + 2 * 2000 + 150)
    const sums = await balances()
    // Eight sales, of which one is lost, and a refund.
    expect(sums).toMatchObject({ 1360: 0, 4970: fees, 1200: 7 * total - 200 - fees })
    expect(await wrong()).toEqual([])
  })

  it('leave the money that the provider still holds on the account of money in transit', async () => {
    const { total } = await sell()
    await payOut()
    const later = await sell()
    await readProviderPayouts(store())
    expect(await balances()).toMatchObject({ 1360: later.total, 4970: (await only()).fees })
    expect((await only()).net).toBe(total - (await only()).fees)
  })

  it('are in the bookings for the tax adviser, on the day of their arrival at the bank', async () => {
    await sell()
    const id = await payOut()
    await readProviderPayouts(store())
    const { amount, fees, arrivesOn } = await only()
    let text = ''
    for await (const line of exportBookings(store(), ALWAYS)) text += line
    const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
    const day = arrivesOn.split('-').reverse().join('.')
    const rest = `;Zahlungsdienst Stripe;${id};;;`
    expect(text).toContain(`${day};;Gebühren des Zahlungsdienstes;${id};;;-${euros(fees)}${rest}`)
    expect(text).toContain(`${day};;Auszahlung des Zahlungsdienstes;${id};;;-${euros(amount)}${rest}`)
  })

  it('are not read before they have arrived', async () => {
    await sell()
    const id = await payOut(null)
    await readProviderPayouts(store())
    expect(await payouts()).toEqual([])
    await service.control(`payouts/${id}/settle`, { outcome: 'succeeded' })
    await readProviderPayouts(store())
    expect(await only()).toMatchObject({ providerId: id, hasArrived: true, state: 'right' })
  })

  it('that never arrived are booked with their fees only', async () => {
    const { total } = await sell()
    await payOut('failed')
    await readProviderPayouts(store())
    const { fees } = await only()
    expect(await balances()).toMatchObject({ 1360: total - fees, 4970: fees })
    await payOut()
    await readProviderPayouts(store())
    expect(await balances()).toMatchObject({ 1360: 0, 1200: total - fees })
    expect((await payouts()).map(({ state }) => state)).toEqual(['right', 'right'])
  })

  it('are read by a task once the provider announces them', async () => {
    await sell()
    const id = await payOut()
    const tasks = async () =>
      (await findTasks(store(), 'waiting', { limit: 50 })).entries.filter(
        ({ kind, subject }) => kind === 'provider-payouts' && subject === id,
      )
    await eventually(async () => expect(await tasks()).toHaveLength(1))
  })

  it('have one record with one set of bookings, even if read concurrently and repeatedly', async () => {
    await sell()
    await payOut()
    await Promise.all([1, 2, 3].map(() => readProviderPayouts(store())))
    const before = [await payouts(), await balances(), await store().get('bookingDays')]
    await readProviderPayouts(store())
    expect([await payouts(), await balances(), await store().get('bookingDays')]).toEqual(before)
    expect((await only()).changes).toBe(1)
    expect((await listPayoutLines(store(), (await only()).id, { limit: 10 })).entries).toHaveLength(1)
  })

  it('are recorded in full although earlier attempts were interrupted at any write', async () => {
    await sell()
    const { orderId } = await sell()
    await requestRefund(store(), orderId, { amount: 300 }, { key: 'a-key-of-eight', actor: 'admin' })
    await payOut()
    let isWhole = false
    for (let writes = 0; !isWhole; writes += 1) {
      isWhole = await readProviderPayouts(endingAfter(store(), writes)).then(
        () => true,
        () => false,
      )
      if (!isWhole) expect(await payouts()).toEqual([])
      expect(writes).toBeLessThan(10)
    }
    expect(await only()).toMatchObject({ lines: 3, problems: 0, state: 'right' })
    expect(await wrong()).toEqual([])
  })

  it('are shown if the provider is set up, or if there are earlier ones', async () => {
    const key = env().STRIPE_SECRET_KEY
    expect(await mayShowProviderPayouts(store())).toBe(true)
    delete env().STRIPE_SECRET_KEY
    expect(await mayShowProviderPayouts(store())).toBe(false)
    env().STRIPE_SECRET_KEY = key
    await sell()
    await payOut()
    await readProviderPayouts(store())
    delete env().STRIPE_SECRET_KEY
    expect(await mayShowProviderPayouts(store())).toBe(true)
  })

  it('that do not add up are reported to the owner once, and wait for an explanation', async () => {
    const sold = await sell()
    await sell()
    await recordPaymentEvent(store(), 'stripe', { about: 'payout', payoutId: 'po_0' })
    await store().update({ [`payments/matched/${sold.payment_intent}`]: null })
    await payOut()
    await readProviderPayouts(store())
    const { id, unfit, amount, net, problems, state } = await only()
    expect({ problems, state, difference: amount - net }).toEqual({
      problems: 1,
      state: 'wrong',
      difference: 0,
    })
    expect(Object.values(unfit ?? {})).toMatchObject([
      { kind: 'payment', about: sold.payment_intent, amount: sold.total, problem: 'unknown' },
    ])
    expect(await mails()).toMatchObject([{ about: id }])
    await readProviderPayouts(store())
    expect(await mails()).toHaveLength(1)
    expect(await wrong()).toEqual([])

    await Promise.all([1, 2].map(() => checkPayout(store(), id, 'Aus dem alten Shop', 'admin x')))
    expect(await only()).toMatchObject({ state: 'checked', note: 'Aus dem alten Shop', checkedBy: 'admin x' })
    await readProviderPayouts(store())
    expect(await only()).toMatchObject({ state: 'checked' })
    const acts = await store().find('journal', { child: 'act', equals: 'provider-payout-checked' })
    expect(acts).toHaveLength(1)
    expect(await wrong()).toEqual([])
  })

  it('that did not add up are corrected automatically once the order is known', async () => {
    const { payment_intent, orderId } = await sell()
    await store().update({ [`payments/matched/${payment_intent}`]: null })
    await payOut()
    await readProviderPayouts(store())
    expect(await only()).toMatchObject({ state: 'wrong', problems: 1 })
    await store().update({ [`payments/matched/${payment_intent}`]: orderId })
    await readProviderPayouts(store())
    const { unfit, ...payout } = await only()
    expect([payout, unfit]).toEqual([expect.objectContaining({ state: 'right', problems: 0 }), undefined])
    expect(await wrong()).toEqual([])
  })

  it.each([
    ['lost', 'wrong', () => 200],
    ['won', 'right', (total: number) => total],
  ] as const)(
    'do not add up while a dispute exceeds the rest of its payment, and once it is %s are %s',
    async (outcome, state, inTransit) => {
      const sold = await sell()
      const { orderId, total } = sold
      await sell()
      await requestRefund(store(), orderId, { amount: 200 }, { key: 'a-key-of-eight', actor: 'admin' })
      const id = await openDispute(sold)
      await payOut()
      await readProviderPayouts(store())
      expect(await only()).toMatchObject({ state: 'wrong', problems: 1 })
      await closeDispute(sold, id, outcome)
      if (outcome === 'lost')
        await eventually(async () => {
          const order = await getOrder(store(), orderId)
          expect(order && leftOf(order)).toBe(0)
        })
      await readProviderPayouts(store())
      const { unfit, ...payout } = await only()
      expect(payout.state).toBe(state)
      const waiting = Object.values(unfit ?? {}).map(({ amount, expected }) => [amount, expected])
      expect(waiting).toEqual(state === 'wrong' ? [[-total, 200 - total]] : [])
      expect(await balances()).toMatchObject({ 1360: inTransit(total) })
    },
  )

  it('are read although the record of an earlier one is broken, which is left unchanged', async () => {
    await sell()
    const first = await payOut()
    await readProviderPayouts(store())
    const path = `providerPayouts/${(await only()).id}` as const
    await store().update({ [`${path}/state`]: 'odd' })
    const broken = await store().get(path)
    await service.control(`payouts/${first}/settle`, { outcome: 'failed' })
    await sell()
    const second = await payOut()
    await expect(readProviderPayouts(store())).rejects.toThrow(ZodError)
    const returned = { kind: 'payoutReturned', about: first, problem: 'unknown' }
    expect(await only()).toMatchObject({ providerId: second, state: 'wrong', problems: 1 })
    expect(Object.values((await only()).unfit ?? {})).toMatchObject([returned])
    expect(await store().get(path)).toEqual(broken)

    await store().update({ [`${path}/state`]: 'right' })
    await readProviderPayouts(store())
    expect((await payouts()).map(({ state }) => state)).toEqual(['right', 'right'])
    expect(await wrong()).toEqual([])
  })

  it('keep the result of the later reading if an earlier one finishes last', async () => {
    const { payment_intent, orderId } = await sell()
    const path = `payments/matched/${payment_intent}` as const
    await store().update({ [path]: null })
    await payOut()
    await readProviderPayouts(store())
    let isOvertaken = false
    const slow = interrupted(store(), async () => {
      if (isOvertaken) return
      isOvertaken = true
      await store().update({ [path]: orderId })
      await readProviderPayouts(store())
      expect(await only()).toMatchObject({ state: 'right', changes: 2 })
    })
    await readProviderPayouts(slow)
    expect(await only()).toMatchObject({ state: 'right', problems: 0, changes: 2 })
    expect(await wrong()).toEqual([])
  })

  it('are reported to the owner if they stop adding up when they are returned', async () => {
    const { payment_intent } = await sell()
    const id = await payOut()
    await readProviderPayouts(store())
    expect([(await only()).state, await mails()]).toEqual(['right', []])
    await store().update({ [`payments/matched/${payment_intent}`]: null })
    await service.control(`payouts/${id}/settle`, { outcome: 'failed' })
    for (let readings = 0; readings < 2; readings += 1) await readProviderPayouts(store())
    expect((await only()).state).toBe('wrong')
    expect(await mails()).toMatchObject([{ about: (await only()).id }])
  })

  it.each<[what: string, change: (payout: ProviderPayout) => Record<string, Json>]>([
    ['other fees', ({ id, fees }) => ({ [`providerPayouts/${id}/fees`]: fees + 1 })],
    ['another amount', ({ id, amount }) => ({ [`providerPayouts/${id}/amount`]: amount + 1 })],
    ['a state that does not follow', ({ id }) => ({ [`providerPayouts/${id}/state`]: 'wrong' })],
  ])('are named by the audit if their record has %s', async (_, change) => {
    await sell()
    await payOut()
    await readProviderPayouts(store())
    const payout = await only()
    await store().update(change(payout))
    expect(await wrong()).toContainEqual({ code: 'provider_payout', path: `providerPayouts/${payout.id}` })
  })

  it('are named by the audit if a day of their bookings is missing', async () => {
    await sell()
    await payOut()
    await readProviderPayouts(store())
    const { id, arrivesOn } = await only()
    const path = `bookingDays/${arrivesOn}_${id}`
    await store().update({ [path]: null })
    expect(await wrong()).toContainEqual({ code: 'figure', path, stored: 0, expected: 1 })
  })
})

/** A store of a process that ends after this many writes. */
function endingAfter(store: Store, writes: number): Store {
  let left = writes
  const counted =
    <Given extends unknown[], Result>(write: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('ended')) : write(...given)
    }
  return {
    ...reading(store),
    update: counted(store.update.bind(store)),
    updateOnce: counted(store.updateOnce.bind(store)),
  }
}

/** A store of a process to which something happens after each plain write. */
function interrupted(store: Store, happen: () => Promise<void>): Store {
  return {
    ...reading(store),
    update: async (changes) => {
      await store.update(changes)
      await happen()
    },
    updateOnce: store.updateOnce.bind(store),
  }
}

function reading(store: Store): Store {
  return {
    ...store,
    get: store.get.bind(store),
    list: store.list.bind(store),
    find: store.find.bind(store),
  }
}

import { countWaiting } from '@/lib/admin/count-waiting'
import { ShopError } from '@/lib/core/errors'
import { env } from '@/lib/core/env'
import { figuresMoved } from '@/lib/figures/data'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { findMails } from '@/lib/mail/data'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { ordersCounted } from '@/lib/orders/count-data'
import { getOrder } from '@/lib/orders/data'
import { anonymised } from '@/lib/orders/order-fields'
import { figuresOf } from '@/lib/orders/order-figures'
import { findingsOf, mailsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { auditStatements } from './audit'
import { confirmEntries } from './confirm-entries'
import { countEntries } from './count-entries'
import { findEntries, getEntry } from './data'
import { decideEntry } from './decide-entry'
import { listEntries } from './list-entries'
import type { EntryDecision, EntryState } from './schema'
import { ownerPayments } from './mails/owner-payments'
import { takeStatement } from './take-statement'
import { addOrder } from '@/lib/orders/testing/add-order'
import { camtFile, OTHER_PAYER, type SampleBooking } from './testing/sample-files'

const ACTOR = 'admin uid-owner'

describe('payments from a statement', () => {
  const store = temporaryStore()
  const take = (...bookings: SampleBooking[]) =>
    takeStatement(store(), { bytes: camtFile(bookings), name: 'auszug.xml' }, ACTOR)
  const idsIn = async (state: EntryState) =>
    (await findEntries(store(), state, { limit: 100 })).entries.map(({ id }) => id)
  const onlyIdIn = async (state: EntryState) => {
    const [id, ...others] = await idsIn(state)
    if (id === undefined || others.length > 0) throw new Error(`not one ${state}`)
    return id
  }
  const decide = (id: string, decision: EntryDecision) => decideEntry(store(), id, decision, ACTOR)
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof ShopError ? error.code : error),
    )
  const actsOf = async () =>
    Object.values(Object((await store().get('journal')) ?? {}))
      .map((entry) => String(Reflect.get(Object(entry), 'act')))
      .filter((act) => act.startsWith('statement-') || act === 'unmatched-settled')
      .sort()
  afterEach(async () => {
    for await (const finding of auditStatements(store())) throw new Error(finding.path)
    expect(await findingsOf(store())).toEqual([])
  })

  it('pay their orders once, even under concurrent confirmation', async () => {
    const orders = [await addOrder(store()), await addOrder(store()), await addOrder(store())]
    await take(...orders.map(({ reference, total }) => ({ amount: total, purpose: reference })))
    const ids = await idsIn('sure')
    const answers = await Promise.all([0, 1, 2].map(() => confirmEntries(store(), ids, ACTOR)))
    expect(answers).toEqual(Array(3).fill({ confirmed: 3, doubtful: 0 }))
    expect(await confirmEntries(store(), [...ids, ...ids], ACTOR)).toEqual({ confirmed: 3, doubtful: 0 })
    for (const { id } of orders) {
      expect(await getOrder(store(), id)).toMatchObject({
        status: 'paid',
        changes: 1,
        payment: { method: 'vorkasse' },
      })
      expect(
        (await mailsOf(store(), id)).filter(({ template }) => template === 'order-confirmed'),
      ).toHaveLength(1)
    }
    expect(await idsIn('confirmed')).toEqual(ids)
    expect(await actsOf()).toEqual([...Array(3).fill('statement-confirmed'), 'statement-read'])
  })

  it('are summed up for the owner in one mail per request, and a single one in none', async () => {
    Object.assign(env(), { OWNER_MAIL: 'inhaberin@example.com' })
    try {
      const orders = [await addOrder(store()), await addOrder(store()), await addOrder(store())]
      const [last] = [await addOrder(store())]
      const told = [...orders, last]
      await take(...told.map(({ reference, total }) => ({ amount: total, purpose: reference })))
      const ids = await idsIn('sure')
      await Promise.all([0, 1].map(() => confirmEntries(store(), ids.slice(0, 3), ACTOR)))
      await confirmEntries(store(), ids.slice(3), ACTOR)
      const { entries } = await findMails(store(), null, { limit: 100 })
      const owners = entries.filter(({ to }) => to === 'inhaberin@example.com')
      expect(owners.every(({ template }) => template === 'owner-payments')).toBe(true)
      const contents = await Promise.all(owners.map((mail) => ownerPayments(store(), mail)))
      const lines = contents.flatMap((content) =>
        (content?.parts ?? []).flatMap((part) => (part.kind === 'list' ? part.items : [])),
      )
      expect(lines).toHaveLength(3)
      expect(owners.length).toBeLessThan(3)
      expect(JSON.stringify(contents)).toContain('bestätigt, zusammen')
    } finally {
      Object.assign(env(), { OWNER_MAIL: undefined })
    }
  })

  it('are confirmed by repeating an interrupted request', async () => {
    const orders = [await addOrder(store()), await addOrder(store())]
    await take(...orders.map(({ reference, total }) => ({ amount: total, purpose: reference })))
    const ids = await idsIn('sure')
    await confirmEntries(store(), ids.slice(0, 1), ACTOR)
    expect(await confirmEntries(store(), ids, ACTOR)).toEqual({ confirmed: 2, doubtful: 0 })
    expect(await actsOf()).toEqual([...Array(2).fill('statement-confirmed'), 'statement-read'])
  })

  it('become doubtful if their order was paid, cancelled or deleted meanwhile', async () => {
    const [paid, cancelled, deleted] = [
      await addOrder(store()),
      await addOrder(store()),
      await addOrder(store()),
    ]
    await take(
      ...[paid, cancelled, deleted].map(({ reference, total }) => ({ amount: total, purpose: reference })),
    )
    await confirmPayment(store(), paid.id, ACTOR)
    await cancelOrder(store(), cancelled.id, ACTOR)
    await store().update({
      [`orders/${deleted.id}`]: null,
      ...ordersCounted('pending', -1),
      ...figuresMoved(figuresOf(deleted), {}),
    })
    const ids = await idsIn('sure')
    expect(await confirmEntries(store(), ids, ACTOR)).toEqual({ confirmed: 0, doubtful: 3 })
    expect(await idsIn('doubtful')).toEqual(ids)
    const { entries } = await findEntries(store(), 'doubtful', { limit: 3 })
    expect(entries.map(({ doubt }) => doubt).sort()).toEqual(['cancelled', 'paid', 'paid'])
    expect((await getOrder(store(), cancelled.id))?.status).toBe('cancelled')
  })

  it('pay an order once if there are two; the other one becomes doubtful, and can be settled', async () => {
    const { reference, total, id: orderId } = await addOrder(store())
    await take({ amount: total, purpose: reference })
    await take({ amount: total, purpose: reference, iban: OTHER_PAYER })
    expect(await confirmEntries(store(), await idsIn('sure'), ACTOR)).toEqual({ confirmed: 1, doubtful: 1 })
    const second = await onlyIdIn('doubtful')
    expect((await getOrder(store(), orderId))?.changes).toBe(1)
    await decide(second, { decision: 'none' })
    await decide(second, { decision: 'settle', note: 'Zurücküberwiesen' })
    expect(await getEntry(store(), second)).toMatchObject({ state: 'settled', note: 'Zurücküberwiesen' })
  })

  it('pay the chosen order once if they were doubtful', async () => {
    const { reference, total, id: orderId } = await addOrder(store())
    const other = await addOrder(store())
    await take({ amount: total + 10, purpose: reference })
    const id = await onlyIdIn('doubtful')
    expect(await refusalOf(decide(id, { decision: 'order', orderId: other.id }))).toBe('entry_state')
    expect(await refusalOf(decide(id, { decision: 'settle', note: 'x' }))).toBe('entry_state')
    const choice = { decision: 'order', orderId } as const
    expect(await Promise.all([decide(id, choice), decide(id, choice)])).toEqual([undefined, undefined])
    await decide(id, choice)
    expect((await getOrder(store(), orderId))?.status).toBe('paid')
    expect(await refusalOf(decide(id, { decision: 'none' }))).toBe('entry_state')
    expect(await actsOf()).toEqual(['statement-confirmed', 'statement-read'])
  })

  it('can be assigned to an order that was marked as paid before they were read', async () => {
    const { reference, total, id: orderId } = await addOrder(store())
    await confirmPayment(store(), orderId, ACTOR)
    await take({ amount: total, purpose: reference })
    await decide(await onlyIdIn('doubtful'), { decision: 'order', orderId })
    expect(await getOrder(store(), orderId)).not.toHaveProperty('isRefundOpen')
    expect(await idsIn('confirmed')).toHaveLength(1)
  })

  it('reactivate a chosen cancelled order, unless it is anonymous', async () => {
    const orders = [await addOrder(store()), await addOrder(store())]
    for (const { id } of orders) await cancelOrder(store(), id, ACTOR)
    const [order, anonymous] = orders
    if (!order || !anonymous) throw new Error('no orders')
    await store().update(anonymised(anonymous))
    await take(...orders.map(({ reference, total }) => ({ amount: total, purpose: reference })))
    const { entries } = await findEntries(store(), 'doubtful', { limit: 2 })
    const answers = await Promise.all(
      entries.map(async ({ id, candidates = {} }) => {
        const [orderId = ''] = Object.keys(candidates)
        return [orderId, await refusalOf(decide(id, { decision: 'order', orderId }))]
      }),
    )
    expect(Object.fromEntries(answers)).toEqual({ [order.id]: 'done', [anonymous.id]: 'entry_state' })
    expect((await getOrder(store(), order.id))?.status).toBe('paid')
    expect((await getOrder(store(), anonymous.id))?.status).toBe('cancelled')
  })

  it('without an order are settled once, with a note', async () => {
    await take({ amount: 500, purpose: 'Miete' })
    const id = await onlyIdIn('unmatched')
    const settle = { decision: 'settle', note: 'Gehört zur Wohnung' } as const
    await Promise.all([decide(id, settle), decide(id, settle)])
    expect(await getEntry(store(), id)).toMatchObject({ state: 'settled', decidedBy: ACTOR })
    expect(await actsOf()).toEqual(['statement-read', 'unmatched-settled'])
    expect(await refusalOf(decide('booking_20261120_0123456789abcdef0123456789abcdef', settle))).toBe(
      'not_found',
    )
  })

  it('are listed with their orders and counted', async () => {
    const { reference, total, id } = await addOrder(store())
    await take({ amount: total, purpose: reference }, { amount: total + 1, purpose: reference })
    const { entries } = await listEntries(store(), 'doubtful', { limit: 20 })
    expect(entries).toMatchObject([{ orders: [{ id, reference, status: 'pending' }] }])
    expect(await countEntries(store())).toEqual({ sure: 1, doubtful: 1, unmatched: 0 })
    await take(...Array.from({ length: 99 }, () => ({ amount: 5, purpose: 'x' })))
    expect(await countEntries(store())).toEqual({ sure: 1, doubtful: 1, unmatched: 99 })
    expect(await countWaiting(store())).toMatchObject({ payments: null, surePayments: 1 })
    await take(...Array.from({ length: 100 }, () => ({ amount: 5, purpose: 'x' })))
    expect((await countEntries(store())).unmatched).toBeNull()
  })

  it('that were doubtful are looked at anew once another payment has paid a candidate', async () => {
    const orders = [await addOrder(store()), await addOrder(store())]
    const [one, other] = orders
    const total = one?.total ?? 0
    await take({ amount: total, purpose: 'Danke', name: 'A' }, { amount: total, purpose: 'Gruß', name: 'B' })
    const [first = '', second = ''] = await idsIn('doubtful')
    const candidatesOf = async (id: string) =>
      Object.keys((await getEntry(store(), id))?.candidates ?? {}).sort()
    expect(await candidatesOf(second)).toEqual(orders.map(({ id }) => id).sort())
    await decide(first, { decision: 'order', orderId: one?.id ?? '' })
    expect(await candidatesOf(second)).toEqual([other?.id])
    await take({ amount: total, purpose: other?.reference ?? '', name: 'C' })
    await confirmEntries(store(), await idsIn('sure'), ACTOR)
    expect(await getEntry(store(), second)).toMatchObject({ state: 'unmatched' })
  })

  it('that an admin has judged, or that may be known already, stay as they are', async () => {
    const [one, other] = [await addOrder(store()), await addOrder(store())]
    await take({ amount: 5, purpose: 'x' }, { amount: one.total, purpose: one.reference })
    const found = await onlyIdIn('unmatched')
    await decide(found, { decision: 'find', reference: other.reference })
    const before = await getEntry(store(), found)
    await confirmEntries(store(), await idsIn('sure'), ACTOR)
    expect(await getEntry(store(), found)).toEqual(before)
  })

  it('are reported by the audit if confirmed without a paid order', async () => {
    const { id: orderId, reference, total } = await addOrder(store())
    await take({ amount: total, purpose: reference })
    const path = `bankEntries/${await onlyIdIn('sure')}`
    await store().update({ [`${path}/state`]: 'confirmed' })
    const findings = []
    for await (const finding of auditStatements(store())) findings.push(finding)
    expect(findings).toEqual([{ code: 'unpaid_entry', path }])
    await confirmPayment(store(), orderId, ACTOR)
  })
})

import { ShopError } from '@/lib/core/errors'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { Store } from '@/lib/store/store'
import { auditStatements } from './audit'
import { findEntries } from './data'
import type { BankEntry, EntryState } from './schema'
import { takeStatement } from './take-statement'
import { addOrder } from '@/lib/orders/testing/add-order'
import { camtFile, dkbFile, dkbRow, OTHER_PAYER, sparkasseFile, sparkasseRow } from './testing/sample-files'

const ACTOR = 'admin uid-owner'
const known = { sure: 0, doubtful: 0, unmatched: 0, known: 0, warnings: [] }

describe('reading a statement', () => {
  const store = temporaryStore()
  const take = (bytes: Uint8Array, name = 'auszug.xml') => takeStatement(store(), { bytes, name }, ACTOR)
  const entriesIn = async (state: EntryState) => (await findEntries(store(), state, { limit: 100 })).entries
  const onlyIn = async (state: EntryState): Promise<Partial<BankEntry>> => (await entriesIn(state))[0] ?? {}
  afterEach(async () => {
    for await (const finding of auditStatements(store())) throw new Error(finding.path)
  })

  it('finds the order of a payment by reference and amount', async () => {
    const { id, reference, total } = await addOrder(store())
    const purpose = `Danke! ${reference.slice(0, 9)} ${reference.slice(9).toLowerCase()}`
    expect(await take(camtFile([{ amount: total, purpose }]))).toEqual({ ...known, sure: 1 })
    expect(await onlyIn('sure')).toMatchObject({ orderId: id, amount: total, bookedOn: '2026-11-20' })
  })

  it('doubts another amount, and orders that are paid, cancelled or to be paid otherwise', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => addOrder(store())))
    const [paid, cancelled, other] = orders
    const card = await addOrder(store(), { paymentMethod: 'stripe' })
    if (!paid || !cancelled || !other) throw new Error('no orders')
    await confirmPayment(store(), paid.id, ACTOR)
    await cancelOrder(store(), cancelled.id, ACTOR)
    const paying = ({ reference, total }: typeof paid, more = 0) => ({
      amount: total + more,
      purpose: reference,
    })
    const payments = [paying(paid), paying(cancelled), paying(other, 1), paying(card)]
    expect(await take(camtFile(payments))).toEqual({ ...known, doubtful: 4 })
    const doubts = (await entriesIn('doubtful')).map(({ doubt, candidates = {} }) => [
      doubt,
      Object.keys(candidates),
    ])
    expect(doubts).toHaveLength(4)
    expect(doubts).toEqual(
      expect.arrayContaining([
        ['paid', [paid.id]],
        ['cancelled', [cancelled.id]],
        ['amount', [other.id]],
        ['method', [card.id]],
      ]),
    )
  })

  it('doubts a payment that names two orders, and a second one for an order', async () => {
    const [one, two] = [await addOrder(store()), await addOrder(store())]
    const both = { amount: one.total * 2, purpose: `${one.reference} ${two.reference}` }
    const first = { amount: one.total, purpose: one.reference }
    expect(await take(camtFile([both, first, { ...first, iban: OTHER_PAYER }]))).toEqual({
      ...known,
      sure: 1,
      doubtful: 2,
    })
    const doubts = (await entriesIn('doubtful')).map(({ doubt }) => doubt)
    expect(doubts.sort()).toEqual(['paid', 'several'])
  })

  it('offers open orders of the same amount placed before the payment', async () => {
    const created = (day: string) => ({ createdAt: Date.parse(day), total: 1380 })
    const { id } = await addOrder(store(), created('2026-11-19'))
    await addOrder(store(), created('2026-11-25'))
    await addOrder(store(), { ...created('2026-11-19'), paymentMethod: 'stripe' })
    await take(camtFile([{ amount: 1380, purpose: 'Meine Bestellung' }]))
    expect(await onlyIn('doubtful')).toMatchObject({ doubt: 'no-reference', candidates: { [id]: 0 } })
    expect(await take(camtFile([{ amount: 1381, purpose: 'Meine Bestellung' }]))).toEqual({
      ...known,
      unmatched: 1,
    })
  })

  it('changes nothing when repeated, also under another name and within a longer file', async () => {
    const { reference, total } = await addOrder(store())
    const first = [
      { amount: total, purpose: reference },
      { amount: 500, purpose: 'Miete' },
      { amount: 500, purpose: 'Miete' },
    ]
    expect(await take(camtFile(first))).toMatchObject({ known: 0, unmatched: 2 })
    const before = [
      await store().get('bankEntries'),
      await store().get('statements'),
      await store().get('journal'),
    ]
    expect(await take(camtFile(first), 'noch-einmal.xml')).toEqual({ ...known, known: 3 })
    expect([
      await store().get('bankEntries'),
      await store().get('statements'),
      await store().get('journal'),
    ]).toEqual(before)
    const longer = [{ amount: 1, purpose: 'Zins' }, ...first.toReversed(), { amount: 500, purpose: 'Miete' }]
    expect(await take(camtFile(longer))).toEqual({ ...known, known: 3, unmatched: 2 })
    expect(await entriesIn('unmatched')).toHaveLength(4)
  })

  it('distinguishes payments by the bank’s reference', async () => {
    const payment = { amount: 500, purpose: 'Miete' }
    await take(camtFile([{ ...payment, bankReference: 'A1' }]))
    expect(await take(camtFile([{ ...payment, bankReference: 'A2' }]))).toMatchObject({
      known: 0,
      unmatched: 1,
    })
    expect(await take(camtFile([{ ...payment, bankReference: 'A1' }, payment]))).toMatchObject({ known: 1 })
  })

  it('recognises payments from another file format', async () => {
    const payment = { amount: 123_456, purpose: 'Rechnung 4711, danke', bankReference: 'A1' }
    await take(camtFile([payment, { ...payment, bankReference: 'A2' }]))
    const row = sparkasseRow({ ...payment, purpose: 'RECHNUNG 4711,DANKE' }, '1.234,56')
    expect(await take(sparkasseFile([row, row]))).toEqual({ ...known, known: 2 })
    expect(await take(sparkasseFile([row, row, row]))).toEqual({ ...known, known: 2, unmatched: 1 })
    expect(await take(dkbFile([dkbRow(payment, '1.234,56')]))).toMatchObject({ known: 1 })
  })

  it('recognises equal payments of a day in alternating formats', async () => {
    const payment = { amount: 123_456, purpose: 'Rechnung 4711, danke', bankReference: 'A1' }
    const row = sparkasseRow({ ...payment, purpose: 'RECHNUNG 4711,DANKE' }, '1.234,56')
    await take(sparkasseFile([row]))
    const both = camtFile([payment, { ...payment, bankReference: 'A2' }])
    expect(await take(both)).toMatchObject({ known: 1, unmatched: 1 })
    expect(await take(sparkasseFile([row, row]))).toEqual({ ...known, known: 2 })
    expect(await take(both)).toEqual({ ...known, known: 2 })
    expect(await take(sparkasseFile([row, row, row]))).toEqual({ ...known, known: 2, unmatched: 1 })
  })

  it('is as fast with thousands of equal payments as with different ones', async () => {
    const alike = camtFile(Array.from({ length: 1500 }, () => ({ amount: 500, purpose: 'Miete' })))
    let found = 0
    const counted: Store = new Proxy(store(), {
      get(target, name: keyof Store) {
        const operation: unknown = Reflect.get(target, name)
        if (typeof operation !== 'function') return operation
        return async (...given: unknown[]) => {
          const answer: unknown = await Reflect.apply(operation, target, given)
          if (name === 'find' && Array.isArray(answer)) found += answer.length
          return answer
        }
      },
    })
    const read = () => takeStatement(counted, { bytes: alike, name: 'a.xml' }, ACTOR)
    expect(await read()).toEqual({ ...known, unmatched: 1500 })
    expect(await read()).toEqual({ ...known, known: 1500 })
    expect(found).toBeLessThan(2000)
  }, 30_000)

  it('records who read it, once, and how many payments were new', async () => {
    const file = camtFile([{ amount: 1, purpose: 'Zins' }])
    await take(file, 'auszug\u202e november.xml')
    await take(file)
    const statements = Object.values(Object((await store().get('statements')) ?? {}))
    expect(statements).toEqual([
      expect.objectContaining({ name: 'auszug november.xml', actor: ACTOR, counts: { unmatched: 1 } }),
    ])
    const acts = Object.values(Object((await store().get('journal')) ?? {}))
    expect(acts).toEqual([expect.objectContaining({ act: 'statement-read', actor: ACTOR })])
  })

  it('writes nothing if the file cannot be read to its end', async () => {
    const rows = [sparkasseRow({ amount: 500, purpose: 'Miete' }), '"offen']
    await expect(take(sparkasseFile(rows))).rejects.toThrow(ShopError)
    expect(await store().get('bankEntries')).toBeNull()
    expect(await store().get('statements')).toBeNull()
  })

  it('leaves out and reports unreadable entries', async () => {
    const rows = [
      sparkasseRow({ amount: 500, purpose: 'Miete' }),
      sparkasseRow({ amount: 1, purpose: 'x' }, '1.2,3'),
    ]
    const warnings = ['Zeile 3, Betrag: „1.2,3“ ist kein Betrag.']
    expect(await take(sparkasseFile(rows))).toEqual({ ...known, unmatched: 1, warnings })
    expect(await store().get('bankDays')).toBeNull()
  })

  it('is completed by the next reading after a process has died', async () => {
    const file = camtFile(Array.from({ length: 250 }, (_, n) => ({ amount: n + 1, purpose: `Zahlung ${n}` })))
    let left = 2
    const dying: Store = new Proxy(store(), {
      get(target, name: keyof Store) {
        const operation: unknown = Reflect.get(target, name)
        if (typeof operation !== 'function') return operation
        return (...given: unknown[]) => {
          if (name === 'update' && (left -= 1) === 0) return Promise.reject(new Error('died'))
          return Reflect.apply(operation, target, given)
        }
      },
    })
    await expect(takeStatement(dying, { bytes: file, name: 'a.xml' }, ACTOR)).rejects.toThrow('died')
    expect(await take(file)).toEqual({ ...known, known: 100, unmatched: 150 })
    const [statement] = Object.values(Object((await store().get('statements')) ?? {}))
    expect(statement).toMatchObject({ counts: { unmatched: 250 } })
  })
})

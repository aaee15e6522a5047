import { setClock } from '@/lib/core/clock'
import { listEntries } from '@/lib/journal/data'
import { procedureDoc } from '@/lib/operation/procedure/procedure-doc'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { awaitsNumbers, confirmNumbers, restoredNoted } from './restored-numbers'

beforeAll(() => setOpen(true))

const ACTOR = 'admin uid-owner'

describe('after a restore of an older copy', () => {
  const store = temporaryStore()
  let count = 0
  beforeEach(() => setClock(() => Date.parse('2026-11-20T10:00:00Z') + count))
  afterEach(async () => {
    expect(await findingsOf(store())).toEqual([])
    setClock()
  })

  const sell = async () => {
    count += 1
    const id = `order_1780308000000_${String(count).padStart(16, '0')}`
    await saveOrder(store(), { ...sampleOrder, id, idempotencyKey: id })
    await store().update({ [`orders/${id}/attribution`]: null })
    await confirmPayment(store(), id, 'admin')
    return id
  }
  const issue = async () => (await ensureInvoice(store(), await sell()))?.number
  const restore = async () => {
    count += 1
    await store().update(restoredNoted())
  }
  const gapsInProcedure = async () =>
    (await procedureDoc(store())).sections.flatMap(({ facts }) =>
      facts.filter(({ name }) => name === 'Lücken').flatMap(({ lines }) => lines),
    )

  it('no document gets a number until the last ones are named, and none is given twice', async () => {
    expect([await issue(), await issue()]).toEqual(['R-2026-000001', 'R-2026-000002'])
    await restore()
    const id = await sell()
    await expect(ensureInvoice(store(), id)).rejects.toMatchObject({ code: 'numbers_unconfirmed' })
    expect(await gapsInProcedure()).toEqual([expect.stringContaining('noch nicht genannt')])

    const given = 'r-2026-000005,  R-2026-000004\nSK-7KQ2M-XW9TR; K-2026-000001'
    const gap = await confirmNumbers(store(), given, ACTOR)
    expect(gap).toBe('R-2026-000003 – R-2026-000005, K-2026-000001, SK-7KQ2M-XW9TR')
    expect((await ensureInvoice(store(), id))?.number).toBe('R-2026-000006')
    expect(await issue()).toBe('R-2026-000007')
    expect(await gapsInProcedure()).toEqual([expect.stringContaining(gap)])
    const { entries } = await listEntries(store(), { limit: 50 })
    expect(entries.filter(({ act }) => act === 'numbers-confirmed')).toMatchObject([
      { actor: ACTOR, after: JSON.stringify({ note: gap }) },
    ])
  })

  it.each(['', 'keine', 'R-2026-000001'])(
    'numbers continue without a gap if none is missing: %j',
    async (given) => {
      await issue()
      await restore()
      expect(await confirmNumbers(store(), given, ACTOR)).toBe('')
      expect(await issue()).toBe('R-2026-000002')
      expect(await gapsInProcedure()).toEqual([])
    },
  )

  it('a gap may reach into a later year, and be followed by another', async () => {
    await issue()
    setClock(() => Date.parse('2027-03-01T10:00:00Z') + count)
    for (const [last, next] of [
      ['R-2027-000004', 'R-2027-000005'],
      ['R-2027-000009', 'R-2027-000010'],
    ] as const) {
      await restore()
      await confirmNumbers(store(), last, ACTOR)
      expect(await issue()).toBe(next)
    }
  })

  it('the question is answered once, however many answer it at once', async () => {
    await issue()
    await restore()
    const answers = await Promise.allSettled(
      ['R-2026-000005', 'R-2026-000003', 'keine'].map((given) => confirmNumbers(store(), given, ACTOR)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(confirmNumbers(store(), 'keine', ACTOR)).rejects.toMatchObject({ code: 'numbers_confirmed' })
    expect(await awaitsNumbers(store())).toBe(false)
  })

  it.each(['R-2026-5', 'X-2026-000001', 'R-2027-000001', 'irgendwas'])(
    'refuses %j, and keeps asking',
    async (given) => {
      await restore()
      await expect(confirmNumbers(store(), given, ACTOR)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { numbers: expect.any(String) },
      })
      expect(await awaitsNumbers(store())).toBe(true)
      await confirmNumbers(store(), 'keine', ACTOR)
    },
  )
})

import { dayStart, setClock } from '@/lib/core/clock'
import { journalEntries } from '@/lib/journal/testing/entries'
import { findMails } from '@/lib/mail/data'
import { saveOrder } from '@/lib/orders/data'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { acceptWithdrawal } from './decide-withdrawal'
import { findWithdrawals } from './data'
import { enterWithdrawal } from './enter-withdrawal'
import { listWithdrawals } from './list-withdrawals'
import { enteredWithdrawalSchema } from './schema'

const order = { ...sampleOrder, createdAt: Date.UTC(2026, 10, 3, 12) }
const entered = {
  day: '2026-11-20',
  way: 'letter',
  name: 'Erika Muster',
  reference: order.reference,
  email: '',
  text: '',
}

describe('a withdrawal that came by letter', () => {
  const store = temporaryStore()

  beforeEach(async () => {
    setClock(() => Date.UTC(2026, 10, 26, 9))
    await saveOrder(store(), order)
  })
  afterEach(() => setClock())

  const enter = (given: Partial<typeof entered> = {}) =>
    enterWithdrawal(store(), enteredWithdrawalSchema.parse({ ...entered, ...given }), 'admin a')
  const all = async () => (await findWithdrawals(store(), 'received', { limit: 9 })).entries

  it('is entered once with its day and its order, and can be decided', async () => {
    await Promise.all([enter(), enter()])
    await enter()
    const [withdrawal, ...others] = await all()
    expect(others).toEqual([])
    expect(withdrawal).toMatchObject({
      at: dayStart('2026-11-20'),
      way: 'letter',
      orderId: order.id,
      email: order.email,
    })
    expect(await journalEntries(store(), 'withdrawal-entered')).toMatchObject([
      { actor: 'admin a', after: { day: '2026-11-20', orderId: order.id } },
    ])
    await acceptWithdrawal(store(), withdrawal?.id ?? '', {}, 'admin a')
    const { entries } = await listWithdrawals(store(), 'accepted', { limit: 9 })
    expect(entries).toMatchObject([{ about: { concludedAt: null } }])
  })

  it('needs no order and no address, and then sends no mail', async () => {
    await enter({ reference: 'Taktgeber, Brief vom 18.' })
    const [withdrawal] = await all()
    expect(withdrawal).toMatchObject({ email: '' })
    expect(withdrawal?.orderId).toBeUndefined()
    expect((await findMails(store(), null, { limit: 9 })).entries).toEqual([])
  })

  it.each([
    ['2026-11-27', 'Der Tag liegt in der Zukunft.'],
    ['2026-11-02', 'Der Tag liegt vor der Bestellung. Bitte Tag und Nummer prüfen.'],
  ])('of %s is refused at its field', async (day, sentence) => {
    await expect(enter({ day })).rejects.toMatchObject({ fields: { day: sentence } })
    expect(await all()).toEqual([])
  })

  it('accepts the day of the order', async () => {
    await enter({ day: '2026-11-03' })
    expect(await all()).toHaveLength(1)
  })
})

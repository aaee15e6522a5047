import { addPartners, addSale } from '@/lib/affiliate/testing/add-sales'
import { reportReturned, reportSent } from '@/lib/affiliate/payouts/report-payout'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { payoutsOf } from '@/lib/affiliate/payouts/payout-files'
import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder, saveOrder } from '../data'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { exportBookings } from './export-bookings'
import { requestRefund } from '../refunds/request-refund'
import { changeBilling } from './change-billing'
import { settleRefund } from '../refunds/settle-refund'
import { addPaidByCard, loseDispute } from '../testing/pay-by-card'
import { findingsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'

beforeAll(() => setOpen(true))

const IBAN = 'DE02120300000000202051'
const ALWAYS = { from: '2020-01-01', to: '2999-12-31' }

describe('the bookings for the tax adviser', () => {
  const store = temporaryStore()
  const { id } = sampleOrder

  afterEach(() => setClock())

  const lines = async (period = ALWAYS) => {
    let text = ''
    for await (const line of exportBookings(store(), period)) text += line
    expect(text.startsWith('\ufeff')).toBe(true)
    return text.slice(1).trimEnd().split('\r\n')
  }
  const sell = async (reference = sampleOrder.reference) => {
    await saveOrder(store(), { ...sampleOrder, reference })
    await confirmPayment(store(), id, 'admin')
    await ensureInvoice(store(), id)
  }

  it('have a line for each payment and each refund, with number, net, tax and gross', async () => {
    await sell()
    const wish = { amount: 100, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), id, wish, { key: 'a-key-of-eight', actor: 'admin' })
    expect(await lines()).toHaveLength(2)
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    await ensureCorrection(store(), id, refundId)
    const [head, payment, refund] = await lines()
    expect(head).toBe(
      'Datum;Nummer;Art;Bestellung oder Partner;Netto;Umsatzsteuer;Brutto;Zahlungsart;Nummer beim Zahlungsdienst;Land;Steuersatz;USt-IdNr. (Reverse Charge)',
    )
    expect(payment).toMatch(
      /^\d\d\.\d\d\.\d{4};R-\d{4}-000001;Zahlung;SK-AAAAA-AAAAA;4,96;0,94;5,90;Überweisung;;DE;19;$/,
    )
    expect(refund).toMatch(/;K-\d{4}-000001;Erstattung;SK-AAAAA-AAAAA;-0,84;-0,16;-1,00;Überweisung;;DE;19;$/)
  })

  it('are only those of the period', async () => {
    await sell()
    expect(await lines({ from: '2020-01-01', to: '2020-12-31' })).toHaveLength(1)
  })

  it('contain no spreadsheet formula', async () => {
    await sell('=HYPERLINK("x";"y")')
    expect((await lines())[1]).toContain(`;"'=HYPERLINK(""x"";""y"")";`)
  })

  const idOf = (count: number) => `order_1780308000000_${String(count).padStart(16, '0')}`
  /** A paid order with a refund of this amount, at the test clock's current time. */
  const sellAndRefund = async (count: number, amount: number) => {
    const orderId = idOf(count)
    await saveOrder(store(), {
      ...sampleOrder,
      id: orderId,
      idempotencyKey: orderId,
      reference: `SK-${count}`,
    })
    await confirmPayment(store(), orderId, 'admin')
    await ensureInvoice(store(), orderId)
    const origin = { key: 'a-key-of-eight', actor: 'admin' }
    const { refundId } = await requestRefund(store(), orderId, { amount, iban: IBAN }, origin)
    const settle = async (status: 'done' | 'failed') => {
      await settleRefund(store(), orderId, refundId, { status, actor: 'admin' })
      await ensureCorrection(store(), orderId, refundId)
    }
    return { orderId, refundId, settle }
  }
  const grossOf = (line: string) => Math.round(Number(line.split(';')[6]?.replace(',', '.')) * 100)
  const at = (day: string) => setClock(() => Date.parse(`${day}T12:00:00Z`))
  const month = (name: string) => lines({ from: `${name}-01`, to: `${name}-28` }).then(([, ...rest]) => rest)

  it('stay as exported monthly, whatever happens later, and add up to what the shop has', async () => {
    const exported: string[][] = []
    const months = ['2027-01', '2027-02', '2027-03', '2027-04']
    const end = async (name: string) => exported.push(await month(name))
    await addPartners(store(), ['nova'])

    at('2027-01-05')
    const fails = await sellAndRefund(1, 100)
    await fails.settle('done')
    const never = await sellAndRefund(2, 200)
    await addSale(store(), 'nova', { at: Date.parse('2027-01-10T12:00:00Z'), price: 50_000 })
    await end('2027-01')

    at('2027-02-05')
    await fails.settle('failed')
    await never.settle('failed')
    await addPaidByCard(store(), idOf(3))
    await end('2027-02')

    at('2027-03-05')
    const run = newId('run')
    await startPayout(store(), run, 'test')
    await payOut(store(), run)
    await loseDispute(store())
    for (const id of Object.keys((await getOrder(store(), idOf(3)))?.refunds ?? {})) {
      await ensureCorrection(store(), idOf(3), id)
    }
    await end('2027-03')

    at('2027-04-05')
    const [payout] = await payoutsOf(store(), run)
    await reportSent(store(), payout?.id ?? '', 'test')
    await reportReturned(store(), payout?.id ?? '', 'test')
    await end('2027-04')

    expect(exported.map((each) => each.map((line) => line.split(';')[2]))).toEqual([
      ['Zahlung', 'Erstattung', 'Zahlung'],
      ['Erstattung gescheitert', 'Zahlung'],
      ['Rückbuchung', 'Auszahlung an Partner'],
      ['Auszahlung zurückgekommen'],
    ])
    expect(exported.flat().every((line) => /;[RKG]-2027-\d{6};/.test(line))).toBe(true)
    for (const [index, name] of months.entries()) expect(await month(name)).toEqual(exported[index])
    const { total } = sampleOrder
    expect(exported.flat().reduce((sum, line) => sum + grossOf(line), 0)).toBe(2 * total)
    const [, ...all] = await lines()
    expect(all.sort()).toEqual(exported.flat().sort())
    expect((await findingsOf(store())).filter(({ path }) => path.startsWith('orders/'))).toEqual([])
  })

  it('list each document of a replaced invoice, which add up to the turnover once', async () => {
    at('2027-01-05')
    const { orderId, settle } = await sellAndRefund(1, 100)
    await settle('done')
    const before = await month('2027-01')
    at('2027-02-05')
    const billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }
    await changeBilling(store(), orderId, billing, 'customer')
    await ensureInvoice(store(), orderId)
    expect(await month('2027-01')).toEqual(before)
    expect((await month('2027-02')).map((line) => line.split(';').slice(0, 7).join(';'))).toEqual([
      '05.02.2027;K-2027-000002;Rechnung storniert, andere Anschrift;SK-1;-4,12;-0,78;-4,90',
      '05.02.2027;R-2027-000002;Rechnung neu, andere Anschrift;SK-1;4,12;0,78;4,90',
    ])
    const [, ...all] = await lines()
    expect(all.reduce((sum, line) => sum + grossOf(line), 0)).toBe(sampleOrder.total - 100)
  })

  it('are reported by the audit if a refund’s events do not lead to its state', async () => {
    const { orderId, refundId, settle } = await sellAndRefund(1, 100)
    await settle('done')
    const path = `orders/${orderId}/refunds/${refundId}`
    await store().update({ [`${path}/events/1/at`]: 5 })
    expect(await findingsOf(store())).toContainEqual({ code: 'refund_events', path })
  })
})

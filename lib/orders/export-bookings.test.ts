import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from './confirm-payment'
import { saveOrder } from './data'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { exportBookings } from './export-bookings'
import { requestRefund } from './request-refund'
import { settleRefund } from './settle-refund'
import { sampleOrder } from './testing/sample-order'

const ALWAYS = { from: '2020-01-01', to: '2999-12-31' }

describe('the bookings for the tax adviser', () => {
  const store = temporaryStore()
  const { id } = sampleOrder

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

  it('are a line for each payment and each refund, with number, net, tax and gross', async () => {
    await sell()
    const wish = { amount: 100, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), id, wish, { key: 'a-key-of-eight', actor: 'admin' })
    expect(await lines()).toHaveLength(2)
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    await ensureCorrection(store(), id, refundId)
    const [head, payment, refund] = await lines()
    expect(head).toBe(
      'Datum;Nummer;Art;Bestellung;Netto;Umsatzsteuer;Brutto;Zahlungsart;Nummer beim Zahlungsdienst',
    )
    expect(payment).toMatch(
      /^\d\d\.\d\d\.\d{4};R-\d{4}-000001;Zahlung;SK-AAAAA-AAAAA;4,96;0,94;5,90;Überweisung;$/,
    )
    expect(refund).toMatch(/;K-\d{4}-000001;Erstattung;SK-AAAAA-AAAAA;-0,84;-0,16;-1,00;Überweisung;$/)
  })

  it('are those of the period alone', async () => {
    await sell()
    expect(await lines({ from: '2020-01-01', to: '2020-12-31' })).toHaveLength(1)
  })

  it('hold no formula', async () => {
    await sell('=HYPERLINK("x";"y")')
    expect((await lines())[1]).toContain(`;"'=HYPERLINK(""x"";""y"")";`)
  })
})

import { now, setClock } from '@/lib/core/clock'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from '../paying/confirm-payment'
import { requestRefund } from '../refunds/request-refund'
import { settleRefund } from '../refunds/settle-refund'
import type { Order } from '../schema'
import { addOrder } from '../testing/add-order'
import { findingsOf } from '../testing/outcome'
import { ensureCorrection } from './ensure-correction'
import { ensureInvoice } from './ensure-invoice'
import { exportBookings } from './export-bookings'
import { exportOss, quartersFrom } from './export-oss'
import { taxNote } from '../price-part'

const oss = (country: string, ratePercent: number): Partial<Order> => ({
  country,
  taxation: { kind: 'one-stop-shop', country, ratePercent },
})

describe('the quarter for the One-Stop-Shop', () => {
  const store = temporaryStore()
  afterEach(() => setClock())

  const on = (day: string) => setClock(() => Date.parse(`${day}T12:00:00Z`))
  const sell = async (change: Partial<Order>, isBilled = true) => {
    const { id } = await addOrder(store(), { total: 1000, ...change })
    await confirmPayment(store(), id, 'admin')
    if (isBilled) await ensureInvoice(store(), id)
    return id
  }
  const refund = async (id: string, amount: number) => {
    const wish = { amount, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), id, wish, { key: `refund-${id}`, actor: 'admin' })
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    await ensureCorrection(store(), id, refundId)
  }
  const linesOf = async (quarter: string) => {
    const [, ...lines] = (await exportOss(store(), quarter)).slice(1).trimEnd().split('\r\n')
    return lines
  }

  it('sums up sales by country and rate, less refunds of the quarter, with corrections of earlier ones apart', async () => {
    on('2027-03-31')
    const early = await sell(oss('AT', 20))
    on('2027-04-01')
    await sell(oss('AT', 20))
    const part = await sell(oss('AT', 20))
    await sell(oss('GR', 24), false)
    await sell({ country: 'FR', taxation: { kind: 'domestic', ratePercent: 19 } })
    await sell({ country: 'PL', vat: 'reverse-charge', taxation: { kind: 'reverse-charge', country: 'PL' } })
    await sell({})
    const all = await sell(oss('FI', 25.5))
    on('2027-06-30')
    await refund(early, 1000)
    await refund(part, 400)
    await refund(all, 1000)
    expect(await linesOf('2027-1')).toEqual(['Umsatz;2027/1;AT;20,00;8,33;1,67'])
    // 167 + 167 - (167 - 100), and 24/124 of 10 €.
    expect(await linesOf('2027-2')).toEqual([
      'Umsatz;2027/2;AT;20,00;13,33;2,67',
      'Umsatz;2027/2;EL;24,00;8,06;1,94',
      'Berichtigung;2027/1;AT;20,00;-8,33;-1,67',
    ])
    expect(await linesOf('2027-3')).toEqual([])
  })

  it('counts a transfer on the day of the bank, whenever its statement is read', async () => {
    on('2027-03-30')
    const { id } = await addOrder(store(), { total: 1200, paymentMethod: 'vorkasse', ...oss('AT', 20) })
    on('2027-04-02')
    await confirmPayment(store(), id, 'admin', { bookedOn: '2027-03-31' })
    await ensureInvoice(store(), id)
    await refund(id, 600)
    expect(await linesOf('2027-1')).toEqual(['Umsatz;2027/1;AT;20,00;10,00;2,00'])
    expect(await linesOf('2027-2')).toEqual(['Berichtigung;2027/1;AT;20,00;-5,00;-1,00'])
  })

  it.each([
    {
      bookedOn: '2025-07-01',
      quarter: '2025-3',
      rate: '24',
      line: 'Umsatz;2025/3;EE;24,00;8,06;1,94',
      net: 806,
    },
    {
      bookedOn: '2025-06-30',
      quarter: '2025-2',
      rate: '22',
      line: 'Umsatz;2025/2;EE;22,00;8,20;1,80',
      net: 820,
    },
  ])(
    'is by the rate of the day of payment, not of the order: $bookedOn',
    async ({ bookedOn, quarter, rate, line, net }) => {
      on('2025-06-29')
      const { id } = await addOrder(store(), { createdAt: now(), total: 1000, ...oss('EE', 22) })
      on('2025-07-01')
      const paid = await confirmPayment(store(), id, 'admin', { bookedOn })
      expect(taxNote(paid)).toContain(`inkl. ${rate}`)
      await ensureInvoice(store(), id)
      expect(await linesOf(quarter)).toEqual([line])
      expect(await store().get('figures/2025-07-01/countries/EE/consumerNet')).toBe(net)
      expect((await findingsOf(store())).filter(({ path }) => path.startsWith('figures'))).toEqual([])
    },
  )

  it('is matched by bookings with country, rate and, for reverse charge, the firm’s VAT ID', async () => {
    on('2027-04-01')
    const billing = { company: 'K', street: 'S', zip: '1', city: 'W', country: 'AT', vatId: 'ATU13585627' }
    await sell(oss('FI', 25.5))
    on('2027-04-02')
    await sell({
      vat: 'reverse-charge',
      country: 'AT',
      taxation: { kind: 'reverse-charge', country: 'AT' },
      billing,
    })
    on('2027-04-03')
    await sell({})
    const ends: string[] = []
    for await (const line of exportBookings(store(), { from: '2027-04-01', to: '2027-04-30' }))
      ends.push(line.trim().split(';').slice(9).join(';'))
    expect(ends.slice(1)).toEqual(['FI;25,5;', 'AT;0;ATU13585627', 'DE;19;'])
  })

  it('is refused if a record of it cannot be read', async () => {
    on('2027-04-01')
    const id = await sell(oss('AT', 20))
    await store().update({ [`orders/${id}/status`]: 'odd' })
    await expect(exportOss(store(), '2027-2')).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('can be chosen from those since the owner’s start date, newest first', () => {
    expect(quartersFrom('2026-11-05', '2027-04-01', 8)).toEqual(['2027-2', '2027-1', '2026-4'])
    expect(quartersFrom('2020-01-01', '2027-04-01', 2)).toEqual(['2027-2', '2027-1'])
    expect(quartersFrom('2027-07-01', '2027-04-01', 8)).toEqual([])
  })
})

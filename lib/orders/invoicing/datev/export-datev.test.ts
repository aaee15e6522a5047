import { addPartners, addSale, samplePayout } from '@/lib/affiliate/testing/add-sales'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { payoutsOf } from '@/lib/affiliate/payouts/payout-files'
import { reportReturned, reportSent } from '@/lib/affiliate/payouts/report-payout'
import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import {
  samplePayout as providerPayout,
  samplePayoutAdded,
} from '@/lib/payment/payouts/testing/sample-payout'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setOpen } from '@/lib/legal/current-owner'
import { saveOrder } from '../../data'
import { confirmPayment } from '../../paying/confirm-payment'
import { requestRefund } from '../../refunds/request-refund'
import { settleRefund } from '../../refunds/settle-refund'
import { changeBilling } from '../change-billing'
import { addPaidByCard, loseDispute } from '../../testing/pay-by-card'
import { sampleOrder } from '../../testing/sample-order'
import { ensureCorrection } from '../ensure-correction'
import { ensureInvoice } from '../ensure-invoice'
import { exportDatev, isDatevSet } from './export-datev'
import { publishedColumns, publishedHeader, type PublishedField } from './testing/published-format'

beforeAll(() => setOpen(true))

const june = { from: '2026-06-01', to: '2026-06-30' }
const numbers = { DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003' }
const IBAN = 'DE02120300000000202051'
const { id, reference } = sampleOrder

/** Does not split at semicolons within quotes. */
const splitLine = (line: string) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)

function expectPublished(fields: readonly PublishedField[], cells: readonly string[]) {
  expect(cells).toHaveLength(fields.length)
  for (const [index, { name, expression, isRequired }] of fields.entries()) {
    const cell = cells[index] ?? ''
    const isLeftOut = !isRequired && (cell === '' || cell === '""')
    // Doubled quotes stand for one.
    const value = cell.replace(/^"(.*)"$/, (_, text: string) => `"${text.replaceAll('""', '"')}"`)
    if (!isLeftOut && !expression.test(value)) throw new Error(`field ${index + 1}, ${name}: ${cell}`)
  }
}

describe('the bookings for DATEV', () => {
  const store = temporaryStore()
  const at = (time: string) => setClock(() => Date.parse(time))

  beforeEach(() => at('2026-06-15T12:00:00Z'))
  afterEach(() => setClock())

  const fileOf = async (settings: Record<string, string> = {}, period = june) => {
    const { name, content } = await exportDatev(store(), period, parseEnv({ ...numbers, ...settings }))
    const pieces: Uint8Array[] = []
    for await (const piece of content) pieces.push(piece)
    const text = Buffer.concat(pieces).toString('latin1').replaceAll('\x80', '€')
    expect(text.endsWith('\r\n')).toBe(true)
    const [header = '', columns = '', ...lines] = text.slice(0, -2).split('\r\n')
    return { name, header: splitLine(header), columns: columns.split(';'), lines: lines.map(splitLine) }
  }
  const named = (cells: readonly string[] = []) => ({
    amount: cells[0],
    side: cells[1],
    account: cells[6],
    contra: cells[7],
    key: cells[8],
    day: cells[9],
    document: cells[10],
    text: cells[13],
  })
  const sell = async (order: Partial<typeof sampleOrder> = {}) => {
    await saveOrder(store(), { ...sampleOrder, ...order })
    await confirmPayment(store(), order.id ?? id, 'admin')
    await ensureInvoice(store(), order.id ?? id)
  }
  const refund = async () => {
    const wish = { amount: 100, iban: IBAN }
    const { refundId } = await requestRefund(store(), id, wish, { key: 'a-key-of-eight', actor: 'admin' })
    await settleRefund(store(), id, refundId, { status: 'done', actor: 'admin' })
    await ensureCorrection(store(), id, refundId)
  }
  it('take a provider’s payout to the bank, its fees as a cost, and take it back if it failed', async () => {
    await store().update(samplePayoutAdded({ ...providerPayout, returnedOn: '2026-06-15' }))
    const { lines } = await fileOf()
    for (const cells of lines) expectPublished(publishedColumns, cells)
    expect(lines.map(named)).toEqual(
      [
        ['1,26', '"H"', '4970', '1206', 'Gebühren des Zahlungsdienstes'],
        ['15,54', '"H"', '1200', '1206', 'Auszahlung des Zahlungsdienstes'],
        ['15,54', '"S"', '1200', '1506', 'Auszahlung des Zahlungsdienstes gescheitert'],
      ].map(([amount, side, contra, day, kind]) => ({
        amount,
        side,
        account: '1360',
        contra,
        key: '',
        day,
        document: '"po_1"',
        text: `"${kind} po_1"`,
      })),
    )
    const own = await fileOf({ DATEV_CHART: 'SKR04', DATEV_ACCOUNTS: 'providerFee=6859/94' })
    expect(own.lines.map(named)[0]).toMatchObject({ account: '1460', contra: '6859', key: '"0094"' })
  })

  it('leave out a payout in another currency', async () => {
    await store().update(samplePayoutAdded({ ...providerPayout, currency: 'CHF' }))
    expect((await fileOf()).lines).toEqual([])
  })

  it('name the member state whose VAT it is, or the number of the firm that owes it', async () => {
    const taxations = [
      { vat: 'included', taxation: { kind: 'one-stop-shop', country: 'GR', ratePercent: 24 } },
      { vat: 'reverse-charge', taxation: { kind: 'reverse-charge', country: 'AT' } },
      { vat: 'included', country: 'FR', taxation: { kind: 'domestic', ratePercent: 19 } },
    ] as const
    const billing = { company: 'K', street: 'S', zip: '1', city: 'W', country: 'AT', vatId: 'ATU13585627' }
    for (const [index, taxed] of taxations.entries()) {
      const orderId = `order_1780308000000_${index}aaaaaaaaaaaaaaa`
      at(`2026-06-15T12:0${index}:00Z`)
      await sell({ id: orderId, idempotencyKey: orderId, billing, ...taxed })
    }
    const { lines, columns } = await fileOf()
    for (const line of lines) expectPublished(publishedColumns, line)
    const [place, rate] = ['EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)'].map((name) =>
      columns.indexOf(name),
    )
    expect(lines.map((line) => [line[7], line[place ?? 0], line[rate ?? 0]])).toEqual([
      ['8331', '"EL"', '24,00'],
      ['8336', '"ATU13585627"', ''],
      ['8400', '', ''],
    ])
  })

  it('have the header and the columns that DATEV has published', async () => {
    const { name, header, columns } = await fileOf()
    expect(name).toBe('EXTF_Buchungsstapel_2026-06-01_2026-06-30.csv')
    expectPublished(publishedHeader, header)
    expect(header.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20260615140000000'])
    expect(header.slice(10, 16)).toEqual(['29098', '55003', '20260101', '4', '20260601', '20260630'])
    expect(header.slice(20, 22)).toEqual(['0', '"EUR"'])
    expect(header[26]).toBe('"03"')
    expect(columns).toEqual(publishedColumns.map(({ name }) => name))
    expect(columns).toHaveLength(125)
  })

  it('book a payment as revenue, and reverse it for a refund, field by field as published', async () => {
    await sell()
    await refund()
    const { lines } = await fileOf()
    for (const cells of lines) expectPublished(publishedColumns, cells)
    expect(lines.map(named)).toEqual([
      {
        amount: '5,90',
        side: '"S"',
        account: '1200',
        contra: '8400',
        key: '',
        day: '1506',
        document: '"R-2026-000001"',
        text: `"Zahlung ${reference}"`,
      },
      {
        amount: '1,00',
        side: '"H"',
        account: '1200',
        contra: '8400',
        key: '',
        day: '1506',
        document: '"K-2026-000001"',
        text: `"Erstattung ${reference}"`,
      },
    ])
    expect(lines.map((cells) => cells[113])).toEqual(['0', '0'])
  })

  it('book a replaced invoice’s cancellation and replacement, with an unchanged sum', async () => {
    await sell()
    const billing = { name: 'Erika Muster', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' }
    await changeBilling(store(), id, billing, 'customer')
    await ensureInvoice(store(), id)
    const { lines } = await fileOf()
    for (const cells of lines) expectPublished(publishedColumns, cells)
    const accounts = { amount: '5,90', account: '1200', contra: '8400' }
    expect(lines.map(named)).toMatchObject([
      { ...accounts, side: '"S"', document: '"R-2026-000001"' },
      { ...accounts, side: '"H"', document: '"K-2026-000001"' },
      { ...accounts, side: '"S"', document: '"R-2026-000002"' },
    ])
  })

  it('book money at the payment service, a dispute, a payout and a returned one', async () => {
    await addPartners(store(), ['nova'])
    await addSale(store(), 'nova', { at: Date.parse('2026-04-10T12:00:00Z'), price: 50_000 })
    at('2026-06-15T12:00:00Z')
    await addPaidByCard(store(), id)
    at('2026-06-16T12:00:00Z')
    await loseDispute(store())
    at('2026-06-17T12:00:00Z')
    const run = newId('run')
    await startPayout(store(), run, 'test')
    await payOut(store(), run)
    at('2026-06-18T12:00:00Z')
    const [payout] = await payoutsOf(store(), run)
    await reportSent(store(), payout?.id ?? '', 'test')
    await reportReturned(store(), payout?.id ?? '', 'test')

    const { lines } = await fileOf()
    for (const cells of lines) expectPublished(publishedColumns, cells)
    expect(lines.map(named)).toMatchObject([
      { side: '"S"', account: '1360', contra: '8400', day: '1506' },
      { side: '"H"', account: '1360', contra: '8400', day: '1606' },
      { side: '"H"', account: '1200', contra: '4760', day: '1706', document: '"G-2026-000001"' },
      { side: '"S"', account: '1200', contra: '4760', day: '1806', document: '"G-2026-000002"' },
    ])
    expect(lines[0]?.slice(20, 24)).toEqual([
      ...['"Bestellung/Partner"', `"${reference}"`, '"Zahlungsdienst"', '"pi_1"'],
    ])
  })

  it('name the day of the service, and a day in the period of its tax', async () => {
    const austrian = { ...samplePayout, taxState: 'vat' as const, vatId: 'ATU12345675' }
    await addPartners(store(), ['nova'])
    await addPartners(store(), ['wien'], austrian)
    for (const partner of ['nova', 'wien'])
      await addSale(store(), partner, { at: Date.parse('2026-04-10T12:00:00Z'), price: 50_000 })
    at('2026-05-29T12:00:00Z')
    await saveOrder(store(), { ...sampleOrder, createdAt: Date.parse('2026-05-29T12:00:00Z') })
    at('2026-06-02T12:00:00Z')
    await confirmPayment(store(), id, 'admin', { bookedOn: '2026-05-30' })
    await ensureInvoice(store(), id)
    at('2026-06-17T12:00:00Z')
    await refund()
    const run = newId('run')
    await startPayout(store(), run, 'test')
    await payOut(store(), run)
    at('2026-06-18T12:00:00Z')
    for (const { id } of await payoutsOf(store(), run)) {
      await reportSent(store(), id, 'test')
      await reportReturned(store(), id, 'test')
    }

    const { lines } = await fileOf({}, { from: '2026-05-01', to: '2026-06-30' })
    for (const cells of lines) expectPublished(publishedColumns, cells)
    // Fields 115 and 116, counted from 1.
    const days = lines.map((cells) => [cells[10], cells[114], cells[115]])
    expect(days.slice(0, 2)).toEqual([
      ['"R-2026-000001"', '02062026', '30052026'],
      ['"K-2026-000001"', '02062026', '17062026'],
    ])
    expect(days.slice(4).map(([, ...of]) => of)).toEqual([
      ['10042026', '18062026'],
      ['10042026', '18062026'],
    ])
    const taxed = lines.slice(2, 4).map((cells) => [cells[7], cells[115]])
    expect(Object.fromEntries(taxed)).toEqual({ '3123': '10042026', '4760': '17062026' })
  })

  it.each([
    [{}, '1200', '8400', ''],
    [{ DATEV_CHART: 'SKR04' }, '1800', '4400', ''],
    [{ DATEV_ACCOUNTS: 'revenue19=8200/3, bank=1210' }, '1210', '8200', '"0003"'],
  ])('use the accounts of the settings %j', async (settings, account, contra, key) => {
    await sell()
    const { lines } = await fileOf(settings)
    expect(named(lines[0])).toMatchObject({ account, contra, key })
    expectPublished(publishedColumns, lines[0] ?? [])
  })

  it('contain no bookings of other days, and name the business year', async () => {
    await sell()
    const { header, lines } = await fileOf(
      { DATEV_YEAR_START: '07-01' },
      { from: '2026-05-01', to: '2026-05-31' },
    )
    expect(lines).toEqual([])
    expect(header[12]).toBe('20250701')
  })

  it('must be in one business year', async () => {
    const period = { from: '2025-12-01', to: '2026-01-31' }
    await expect(fileOf({}, period)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { to: expect.stringContaining('Wirtschaftsjahr') },
    })
    await expect(fileOf({ DATEV_YEAR_START: '07-01' }, period)).resolves.toBeDefined()
  })

  it('are exported completely or not at all', async () => {
    await sell()
    await store().update({ [`orders/${id}/status`]: 'odd' })
    await expect(fileOf()).rejects.toMatchObject({ fields: { to: expect.stringContaining('beschädigt') } })
  })

  it('need the numbers of adviser and client', async () => {
    await expect(exportDatev(store(), june, parseEnv({}))).rejects.toMatchObject({ code: 'datev_unset' })
    expect(isDatevSet(parseEnv({}))).toBe(false)
    expect(isDatevSet(parseEnv(numbers))).toBe(true)
  })

  it('leave out amounts of 0, and contain no forbidden characters', async () => {
    await sell({ reference: 'Größe; "5" €\n🎧' })
    await sell({ id: 'order_1780308000000_bbbbbbbbbbbbbbbb', idempotencyKey: 'b', total: 0 })
    const { lines } = await fileOf()
    expect(lines).toHaveLength(1)
    expectPublished(publishedColumns, lines[0] ?? [])
    expect(named(lines[0]).text).toBe('"Zahlung Größe; ""5"" € ?"')
  })
})

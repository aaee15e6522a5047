import { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { csvEuros, csvHead, csvLine } from '@/lib/core/text/csv'
import { vatIdPrefix } from '@/lib/legal/taxation/vat-ids'
import { vatContained } from '@/lib/legal/vat-note'
import type { Store } from '@/lib/store/store'
import { textGroup, translator } from '@/messages/texts'
import { bookingsIn, type DocumentedBooking, type Period } from './bookings'

const columns = textGroup('commands.orders.oss.columns')
const t = translator('commands.orders.oss')

/** E.g. `2026-3`. */
export const quarterSchema = z.string().regex(/^20\d\d-[1-4]$/, 'invalid')

const quarterOf = (day: string) => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`

function periodOf(quarter: string): Period {
  const [year = '', number = ''] = quarter.split('-')
  const last = Number(number) * 3
  const month = (value: number) => String(value).padStart(2, '0')
  const days = new Date(Date.UTC(Number(year), last, 0)).getUTCDate()
  return { from: `${year}-${month(last - 2)}-01`, to: `${year}-${month(last)}-${days}` }
}

/** Newest first; days as `YYYY-MM-DD`. */
export function quartersFrom(first: string, today: string, most: number): string[] {
  const quarters: string[] = []
  let [year = 0, number = 0] = quarterOf(today).split('-').map(Number)
  while (quarters.length < most && `${year}-${number}` >= quarterOf(first)) {
    quarters.push(`${year}-${number}`)
    number -= 1
    if (number === 0) [year, number] = [year - 1, 4]
  }
  return quarters
}

/** Cents. */
interface Sum {
  /** Of the supply: later changes are declared as its correction (Art. 61 of Regulation 282/2011). */
  quarter: string
  country: string
  ratePercent: number
  net: number
  tax: number
}

/**
 * A quarter's One-Stop-Shop return (§ 18j UStG): net and VAT by member state (VAT prefix) and rate, as a CSV for
 * German spreadsheets; corrections of earlier quarters apart. All or nothing, as `exportDatev`.
 * @throws ShopError `invalid_input` if a record of the quarter cannot be read
 */
export async function exportOss(store: Store, quarter: string): Promise<string> {
  const sums = new Map<string, Sum>()
  const broken = new Set<string>()
  for await (const booking of bookingsIn(store, periodOf(quarter), broken)) {
    const part = partOf(booking)
    if (!part) continue
    const key = [part.quarter, part.country, part.ratePercent].join(' ')
    const { net = 0, tax = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...part, net: net + part.net, tax: tax + part.tax })
  }
  if (broken.size > 0) throw new ShopError('invalid_input', { fields: { quarter: t('broken') } })
  const lines = [...sums.values()].filter(({ net, tax }) => net !== 0 || tax !== 0)
  lines.sort((one, other) => sortKey(quarter, one).localeCompare(sortKey(quarter, other)))
  return [csvHead(Object.values(columns)), ...lines.map((sum) => lineOf(quarter, sum))].join('')
}

/** The quarter's own sales come first. */
const sortKey = (quarter: string, sum: Sum) =>
  [sum.quarter === quarter ? 0 : 1, sum.quarter, vatIdPrefix(sum.country), sum.ratePercent].join(' ')

/** Null unless another member state's VAT. Without a document, the order's tax. */
function partOf({ day, soldOn = day, amount, invoice, tax: owed }: DocumentedBooking): Sum | null {
  const { vat, taxCountry: country, ratePercent = 0 } = invoice ?? owed ?? {}
  if (country === undefined || vat !== 'included') return null
  const tax = invoice?.tax ?? vatContained(amount, ratePercent)
  const net = invoice?.net ?? amount - tax
  return { quarter: quarterOf(soldOn), country, ratePercent, net, tax }
}

function lineOf(asked: string, { quarter, country, ratePercent, net, tax }: Sum): string {
  const row: Record<keyof typeof columns, string> = {
    kind: t(quarter === asked ? 'kinds.sales' : 'kinds.correction'),
    quarter: quarter.replace('-', '/'),
    country: vatIdPrefix(country),
    rate: ratePercent.toFixed(2).replace('.', ','),
    net: csvEuros(net),
    tax: csvEuros(tax),
  }
  return csvLine(Object.values(row))
}

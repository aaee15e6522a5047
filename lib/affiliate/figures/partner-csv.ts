import { csvEuros, csvHead, csvLine } from '@/lib/core/text/csv'
import { keyText } from '@/lib/core/text/text-key'
import { dayOf, now } from '@/lib/core/clock'
import { partBefore, type Listing } from '@/lib/core/listing'
import type { Page, Store } from '@/lib/store/store'
import { textGroup, translator } from '@/messages/texts'
import type { ClickSources } from '../click-sources'
import { findSalesOf } from '../sales/data'
import { ledgerKindOf, saleNumber } from '../sales/ledger-kind'
import { namedLedger, type NamedEntry } from '../sales/named-ledger'
import { findClicksOf } from '../clicks/data'
import { spanUpTo, type Period } from './figure-periods'
import type { Click } from '../schema'
import type { Sale } from '../sales/schema'

const csv = textGroup('affiliate.partner.csv')
const t = translator('affiliate.partner')
const PAGE_SIZE = 500

const formats = {
  day: new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium' }),
  time: new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
    timeStyle: 'medium',
  }),
}

export type PartnerFile = 'clicks' | 'sales' | 'ledger'

/** Newest first; streamed, never all in memory. Nothing about visitors or buyers; no clicks beyond a day's cap. */
export function partnerCsv(
  store: Store,
  uid: string,
  file: PartnerFile,
  period: Period,
): AsyncGenerator<string> {
  const { from } = spanUpTo(dayOf(now()), period)
  const files: Record<PartnerFile, () => AsyncGenerator<string>> = {
    clicks: () => lines(csv.clicks, (page) => findClicksOf(store, uid, page), clickCells, from),
    sales: () => lines(csv.sales, (page) => findSalesOf(store, uid, page), saleCells, from),
    ledger: () => lines(csv.ledger, (page) => namedLedger(store, uid, page), entryCells, from),
  }
  return files[file]()
}

interface Row<Columns> {
  at: number
  cells: Record<keyof Columns, string>
}

/** Stops at the first entry older than the period. */
async function* lines<Columns extends Record<string, string>, Value>(
  columns: Columns,
  read: (page: Page) => Promise<Listing<Value>>,
  rowOf: (value: Value) => Row<Columns>,
  from: string,
): AsyncGenerator<string> {
  yield csvHead(Object.values(columns))
  let before: string | null = null
  do {
    const { entries, next }: Listing<Value> = await read(partBefore(before, PAGE_SIZE))
    const rows = entries.map(rowOf)
    const wanted = rows.filter(({ at }) => dayOf(at) >= from)
    if (wanted.length > 0)
      yield wanted.map(({ cells }) => csvLine(Object.keys(columns).map((name) => cells[name] ?? ''))).join('')
    before = wanted.length < rows.length ? null : next
  } while (before !== null)
}

function clickCells({ timestamp: at, sources, converted }: Click): Row<typeof csv.clicks> {
  return {
    at,
    cells: {
      date: formats.time.format(at),
      ...sourceCells(sources),
      converted: converted ? csv.yes : csv.no,
    },
  }
}

function saleCells(sale: Sale): Row<typeof csv.sales> {
  const { saleDate: at, productName, productPrice, commissionAmount, reversedAmount = 0 } = sale
  return {
    at,
    cells: {
      date: formats.day.format(at),
      number: saleNumber(sale.id),
      product: productName,
      amount: csvEuros(productPrice),
      commission: csvEuros(commissionAmount),
      reversed: csvEuros(reversedAmount),
      state: stateOf(sale),
      by: t(`credits.${sale.by ?? 'unknown'}`),
      ...sourceCells(sale.sources),
    },
  }
}

function stateOf({ status, held, releaseOn }: Sale): string {
  if (status === 'pending' && held) return t('states.held')
  if (status !== 'pending' || releaseOn === undefined) return t(`states.${status}`)
  return t('states.pendingUntil', { date: formats.day.format(new Date(releaseOn)) })
}

function entryCells(entry: NamedEntry): Row<typeof csv.ledger> {
  const { at, amount, sale, note = '' } = entry
  return {
    at,
    cells: {
      date: formats.time.format(at),
      kind: t(`balance.kinds.${ledgerKindOf(entry)}`),
      amount: csvEuros(amount),
      note: sale ? saleText(sale, entry.saleId) : note,
    },
  }
}

function saleText({ productName, saleDate }: Pick<Sale, 'productName' | 'saleDate'>, id = ''): string {
  return `${productName}, ${formats.day.format(saleDate)}, ${saleNumber(id)}`
}

function sourceCells(sources: ClickSources | undefined) {
  const text = (key: string | undefined) => (key === undefined ? '' : keyText(key))
  return { landing: text(sources?.landing), source: text(sources?.source), sub: text(sources?.sub) }
}

import 'server-only'
import { dayOf } from '@/lib/core/clock'
import { csvEuros, csvHead, csvLine } from '@/lib/core/text/csv'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { readOrder } from '../data'
import { itemsOf } from '../order-items'
import type { Order } from '../schema'

const { columns, unreadable } = messages.admin.orderDesk.several.file
const { states } = messages.orders
const { methods } = messages.invoices

/** Several orders as a CSV for German spreadsheets, one line each, with the columns of the desk's list. */
export async function exportSeveral(store: Store, ids: readonly string[]): Promise<string> {
  const lines: string[] = []
  for (const id of new Set(ids)) {
    const order = await readOrder(store, id)
    if (order) lines.push(order === 'broken' ? csvLine([id, unreadable]) : lineOf(order))
  }
  return [csvHead(Object.values(columns)), ...lines].join('')
}

function lineOf(order: Order): string {
  const { reference, createdAt, status, email, total, refunded = 0, payment, paymentMethod, history } = order
  const row: Record<keyof typeof columns, string> = {
    reference,
    state: states[status],
    placed: germanDay(createdAt),
    paid: history.paid ? germanDay(history.paid.at) : '',
    email,
    items: itemsOf(order)
      .map(({ name }) => name)
      .join(', '),
    total: csvEuros(total),
    refunded: csvEuros(refunded),
    method: methods[payment?.method ?? paymentMethod],
  }
  return csvLine(Object.values(row))
}

const germanDay = (at: number) => dayOf(at).split('-').reverse().join('.')

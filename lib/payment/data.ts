import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { paymentReportSchema, type PaymentMethod, type PaymentReport, type Provider } from './schema'

/** Distinguishes ids where those of all providers are stored together; Stripe came first and has none. */
const idPrefixes: Record<Provider, string> = { stripe: '' }

export function storedId(provider: Provider, id: string): string {
  return idPrefixes[provider] + id
}

/** Once: the update is refused if the payment has paid another order. */
export function paymentMatched(provider: Provider, paymentId: string, orderId: string): Changes {
  const id = storedId(provider, paymentId)
  return { [`payments/matched/${id}`]: orderId, [`once/matched_${id}`]: now() }
}

export function paymentUnmatched({
  method,
  paymentIntentId,
}: {
  method: PaymentMethod
  paymentIntentId?: string
}): Changes {
  if (method === 'vorkasse' || paymentIntentId === undefined) return {}
  const id = storedId(method, paymentIntentId)
  return { [`payments/matched/${id}`]: null, [`payments/reported/${id}`]: null }
}

/** Keeps each state of each refund and dispute under its own key, so that reports may come in any order and twice. */
export function saveReport(
  store: Store,
  provider: Provider,
  paymentId: string,
  report: PaymentReport,
): Promise<void> {
  const { id, status } = report
  const stage = 'stage' in report && status === 'open' ? `_${report.stage}` : ''
  const path = `payments/reported/${storedId(provider, paymentId)}` as const
  return store.update({ [`${path}/${id}_${status}${stage}`]: paymentReportSchema.parse(report) })
}

export async function readReports(
  store: Store,
  provider: Provider,
  paymentId: string,
): Promise<PaymentReport[]> {
  const value = await store.get(`payments/reported/${storedId(provider, paymentId)}`)
  return Object.values(Object(value)).map((report) => paymentReportSchema.parse(report))
}

/** Null if that payment has paid no order. */
export async function findPaidOrderId(
  store: Store,
  provider: Provider,
  paymentId: string,
): Promise<string | null> {
  const orderId = await store.get(`payments/matched/${storedId(provider, paymentId)}`)
  return typeof orderId === 'string' ? orderId : null
}

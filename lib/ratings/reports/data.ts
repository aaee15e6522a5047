import 'server-only'
import type { Listing } from '@/lib/core/listing'
import { addressKey } from '@/lib/core/text/email-address'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Page, Store } from '@/lib/store/store'
import { reportSchema, type Report, type ReportStatus } from './schema'

export async function getReport(store: Store, id: string): Promise<Report | null> {
  const value = await store.get(`reports/${id}`)
  return value === null ? null : reportSchema.parse(value)
}

export function findReports(store: Store, status: ReportStatus, page: Page): Promise<Listing<Report>> {
  const read = (part: Page) => store.find('reports', { child: 'status', equals: status, ...part })
  return readPage(read, reportSchema, page)
}

/** Newest first. */
export function findReportsBy(store: Store, email: string, page: Page): Promise<Listing<Report>> {
  const equals = addressKey(email)
  const read = (part: Page) => store.find('reports', { child: 'reporter', equals, ...part })
  return readPage(read, reportSchema, page)
}

/** @param idempotencyKey its hash */
export async function findReportByKey(store: Store, idempotencyKey: string): Promise<Report | null> {
  const [entry] = await store.find('reports', { child: 'idempotencyKey', equals: idempotencyKey, limit: 1 })
  return entry ? reportSchema.parse(entry.value) : null
}

/** Once per idempotency key. @returns false if it was used */
export function saveReport(store: Store, report: Report, following: Changes): Promise<boolean> {
  return store.updateOnce(`report_${report.idempotencyKey}`, {
    [`reports/${report.id}`]: reportSchema.parse(report),
    ...following,
  })
}

export const decisionOnceKey = (id: string) => `reported_${id}`

export function reportDecided(
  { id }: Report,
  decision: Required<Pick<Report, 'outcome' | 'decidedAt' | 'actor' | 'grounds'>>,
): Changes {
  const fields = Object.entries({ status: 'decided', ...decision })
  return Object.fromEntries(fields.map(([field, value]) => [`reports/${id}/${field}`, value]))
}

export function reportRemoved({ id }: Report): Changes {
  return { [`reports/${id}`]: null }
}

export function reporterForgotten({ id }: Report): Changes {
  const fields = ['name', 'email', 'reporter'] as const
  return Object.fromEntries(fields.map((field) => [`reports/${id}/${field}`, null]))
}

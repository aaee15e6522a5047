import { outboxPage } from '@/components/desk/desk-pages'
import { keyBefore } from '@/lib/core/listing'
import type { Mail } from '@/lib/mail/schema'

/** The query of `/admin/postausgang`: mails in a state, and where its lists start. */
export interface OutboxQuery {
  status: Mail['status']
  mailsBefore?: string | undefined
  tasksBefore?: string | undefined
}

/** In the address; the first is the default and is left out. */
const words = {
  failed: 'abgelehnt',
  waiting: 'wartend',
  sent: 'gesendet',
} as const satisfies Record<Mail['status'], string>

/** In display order. */
export const mailTabs = ['failed', 'waiting', 'sent'] as const

/** Reads the query; anything it does not know counts as missing. */
export function readOutboxQuery(params: Record<string, string | string[] | undefined>): OutboxQuery {
  const status = mailTabs.find((tab) => words[tab] === params.stand) ?? 'failed'
  return { status, mailsBefore: keyBefore(params.vor), tasksBefore: keyBefore(params['aufgaben-vor']) }
}

/** The address of the query, at one of the page's lists. */
export function outboxAddress(
  { status, mailsBefore, tasksBefore }: OutboxQuery,
  list: 'mails' | 'tasks',
): string {
  const params = new URLSearchParams()
  if (status !== 'failed') params.set('stand', words[status])
  if (mailsBefore !== undefined) params.set('vor', mailsBefore)
  if (tasksBefore !== undefined) params.set('aufgaben-vor', tasksBefore)
  const query = params.size > 0 ? `?${params}` : ''
  return `${outboxPage}${query}#${list}`
}

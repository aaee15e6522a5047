import { keyBefore } from '@/lib/core/listing'
import type { Mail } from '@/lib/mail/schema'

export const outboxPage = '/admin/postausgang'

/** What `/admin/postausgang` shows: mails in a state, and from where on its lists are shown. */
export interface OutboxQuery {
  status: Mail['status']
  mailsBefore?: string | undefined
  tasksBefore?: string | undefined
}

/** The states as the address names them; the first needs no word. */
const words = {
  failed: 'abgelehnt',
  waiting: 'wartend',
  sent: 'gesendet',
} as const satisfies Record<Mail['status'], string>

/** The tabs in their sequence. */
export const mailTabs = ['failed', 'waiting', 'sent'] as const

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readOutboxQuery(params: Record<string, string | string[] | undefined>): OutboxQuery {
  const status = mailTabs.find((tab) => words[tab] === params.stand) ?? 'failed'
  return { status, mailsBefore: keyBefore(params.vor), tasksBefore: keyBefore(params['aufgaben-vor']) }
}

/** The address that shows this, at one of its lists. */
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

import { outboxPage } from '@/components/desk/desk-pages'
import { before, choice, listQuery, type QueryOf } from '@/components/desk/list-query'
import type { Mail } from '@/lib/mail/schema'

const words = {
  failed: 'abgelehnt',
  waiting: 'wartend',
  sent: 'gesendet',
} as const satisfies Record<Mail['status'], string>

/** In display order. */
export const mailTabs = ['failed', 'waiting', 'sent'] as const

/** Mails in a state, and tasks that were given up. */
export const outboxQuery = listQuery(outboxPage, {
  status: choice('stand', words, 'failed'),
  mailsBefore: before('vor'),
  tasksBefore: before('aufgaben-vor'),
})
export type OutboxQuery = QueryOf<typeof outboxQuery>

import { addressKey } from './email-address'

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Whether two e-mail addresses reach the same mailbox: ignores case, spelling of the domain and plus-tags, and for Gmail dots, too. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other)
}

/** Canonical form shared by all addresses of a mailbox. */
export function mailboxOf(address: string): string {
  const [tagged = '', domain = ''] = addressKey(address).split('@')
  const local = tagged.replace(/(?<!^)\+.*$/, '')
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

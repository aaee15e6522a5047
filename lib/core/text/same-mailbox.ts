import { addressKey } from './email-address'

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Ignores case, the domain's spelling and plus-tags, and for Gmail also dots. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other)
}

export function mailboxOf(address: string): string {
  const [tagged = '', domain = ''] = addressKey(address).split('@')
  const local = tagged.replace(/(?<!^)\+.*$/, '')
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

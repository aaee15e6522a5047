const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Whether two e-mail addresses reach the same mailbox: case and plus-tags aside, and for Gmail dots too. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other)
}

/** An address in the one form that all addresses of its mailbox have. */
export function mailboxOf(address: string): string {
  const [tagged = '', domain = ''] = address.trim().toLowerCase().split('@')
  const local = tagged.replace(/(?<!^)\+.*$/, '')
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

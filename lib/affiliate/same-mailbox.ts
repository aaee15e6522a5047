const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Whether two e-mail addresses reach the same mailbox: case aside, and for Gmail dots and plus-tags too. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other)
}

function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  if (!GMAIL.has(domain)) return `${local}@${domain}`
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
}

import 'server-only'
import { dayOf } from '@/lib/core/clock'
import { type MailPart, quoted } from '@/lib/mail/content'
import { translator } from '@/messages/texts'
import { exactDate } from './declaration'
import type { Withdrawal } from './schema'

export const t = translator('withdrawals')

/** To the second; for one by letter or mail, its day. */
export const timeOf = ({ at, way }: Withdrawal) =>
  way === undefined ? t('time', { date: exactDate(at) }) : dayOf(at).split('-').reverse().join('.')

export function declaredFacts(withdrawal: Withdrawal): MailPart {
  const { name, reference, email, text } = withdrawal
  const facts = [
    { name: t('name'), value: quoted(name) },
    { name: t('reference'), value: quoted(reference) },
    { name: t('email'), value: email },
    ...(text === undefined ? [] : [{ name: t('text'), value: quoted(text) }]),
    { name: t('at'), value: timeOf(withdrawal) },
  ]
  return { kind: 'facts', facts }
}

/** Without fields in which strangers could send their own text to any address. */
export function shortFacts(withdrawal: Withdrawal): MailPart {
  const facts = [
    { name: t('name'), value: quoted(withdrawal.name) },
    { name: t('reference'), value: quoted(withdrawal.reference) },
    { name: t('at'), value: timeOf(withdrawal) },
  ]
  return { kind: 'facts', facts }
}

import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { MailPart } from '@/lib/mail/content'
import messages from '@/messages/de.json'
import { exactDate } from '../declaration'
import type { Withdrawal } from '../schema'

/** German texts about withdrawals. */
export const t = createTranslator({ locale: 'de', messages, namespace: 'withdrawals' })

/** When a withdrawal was declared, to the second. */
export const timeOf = ({ at }: Withdrawal) => t('time', { date: exactDate(at) })

/** The declaration, word for word. */
export function declaredFacts(withdrawal: Withdrawal): MailPart {
  const { name, reference, email, text } = withdrawal
  const facts = [
    { name: t('name'), value: name },
    { name: t('reference'), value: reference },
    { name: t('email'), value: email },
    ...(text === undefined ? [] : [{ name: t('text'), value: text }]),
    { name: t('at'), value: timeOf(withdrawal) },
  ]
  return { kind: 'facts', facts }
}

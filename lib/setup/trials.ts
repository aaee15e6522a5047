import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { mailTaken } from '@/lib/mail/mail-server'
import { messageOf } from '@/lib/mail/message-of'
import { MailDelayed, MailRefused, transmit } from '@/lib/mail/transport'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import type { TestMailSent, KeyTried } from './schema'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { checkKey } from '@/lib/payment/providers/stripe/check-key'

const t = translator('setup')

/** The server's answer may be long, and is shown verbatim. */
const SHOWN_LENGTH = 300

/** Sends a mail at once, bypassing the outbox, and returns the mail server's answer. */
export async function sendTestMail(store: Store, email: string): Promise<TestMailSent> {
  const mail = { id: newId('mail'), to: email, at: now() }
  try {
    const message = await messageOf(mail, {
      subject: t('testMail.mail.subject'),
      parts: [{ kind: 'text', text: t('testMail.mail.text') }],
    })
    const answer = await transmit(mail.id, message, { isProbe: true })
    if (answer !== null) await store.update(mailTaken(answer))
    return answer === null ? { state: 'file', answer: '' } : answered('sent', answer)
  } catch (error) {
    if (error instanceof MailRefused) return answered('refused', error.message)
    if (error instanceof MailDelayed) return answered('away', error.answer)
    throw error
  }
}

const answered = (state: TestMailSent['state'], answer: string) => ({
  state,
  answer: answer.slice(0, SHOWN_LENGTH),
})

/**
 * The typed key, else the one in use. The local stand-in accepts only its own: typed ones go to Stripe itself, or the
 * environment's address. @throws ShopError `invalid_input` without a key
 */
export async function tryStripeKey(typed: string): Promise<KeyTried> {
  const { STRIPE_SECRET_KEY, STRIPE_API_ORIGIN } = env()
  const key = typed || STRIPE_SECRET_KEY
  if (key === undefined) {
    throw new ShopError('invalid_input', { fields: { key: t('problems.missing') } })
  }
  const origin = typed ? process.env.STRIPE_API_ORIGIN || undefined : STRIPE_API_ORIGIN
  return { answer: await checkKey(key, origin), isLive: /^[sr]k_live_/.test(key) }
}

import 'server-only'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/owner'
import messages from '@/messages/de.json'

/** Sender of the shop's mails: `MAIL_FROM`, or the owner if no mail leaves this machine. */
export function sender(): { name: string; address: string } {
  const given = env().MAIL_FROM
  const bracketed = /^(.+)<(.+)>$/.exec(given ?? '')
  const name = bracketed?.[1]?.trim().replace(/^"(.*)"$/, '$1') ?? messages.meta.name
  return { name, address: bracketed?.[2] ?? given ?? owner.email }
}

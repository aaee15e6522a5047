import 'server-only'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/owner'
import messages from '@/messages/de.json'

/** Who the shop's mails come from: `MAIL_FROM`, or the owner where no mail leaves this machine. */
export function sender(): { name: string; address: string } {
  const given = env().MAIL_FROM
  const bracketed = /^(.+)<(.+)>$/.exec(given ?? '')
  const name = bracketed?.[1]?.trim().replace(/^"(.*)"$/, '$1') ?? messages.meta.name
  return { name, address: bracketed?.[2] ?? given ?? owner.email }
}

import 'server-only'
import { asciiAddress } from '@/lib/core/text/email-address'
import type { SendMailOptions } from 'nodemailer'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import messages from '@/messages/de.json'
import type { MailContent } from './content'
import { mailFooter } from './mail-footer'
import { renderHtml } from './render-html'
import { renderText } from './render-text'
import type { Mail } from './schema'
import { unsubscribeAddress } from './unsubscribe-link'

/** A mail's message: text and HTML, with headers that stay the same however often it is sent. */
export async function messageOf(mail: Pick<Mail, 'id' | 'to' | 'at'>, content: MailContent) {
  const from = sender()
  const subject = content.subject.replaceAll(/\p{Cc}+/gu, ' ')
  const { parts } = content
  const footer = mailFooter()
  return {
    from,
    to: { name: '', address: asciiAddress(mail.to) ?? mail.to },
    subject,
    messageId: `<${mail.id}@${from.address.replace(/.*@/, '')}>`,
    date: new Date(mail.at),
    // Suppresses automatic replies (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'de',
      ...(content.isOptional ? unsubscribing(mail.id) : {}),
    },
    text: renderText(parts, footer),
    html: await renderHtml({ subject, parts, footer }),
    attachments: (content.attachments ?? []).map(({ content: bytes, cid, ...attachment }) => ({
      ...attachment,
      content: Buffer.from(bytes),
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    // A mail's content comes from the shop, never from a path or address given by others.
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}

export type Message = Awaited<ReturnType<typeof messageOf>>

/** Mail programs supporting RFC 8058 unsubscribe with one click, without a page. */
function unsubscribing(mailId: string) {
  return {
    'List-Unsubscribe': `<${unsubscribeAddress(mailId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Sender of the shop's mails: `MAIL_FROM`, or the owner if mails are only written to files. */
function sender(): { name: string; address: string } {
  const given = env().MAIL_FROM
  const bracketed = /^(.+)<(.+)>$/.exec(given ?? '')
  const name = bracketed?.[1]?.trim().replace(/^"(.*)"$/, '$1') ?? messages.meta.name
  const address = bracketed?.[2] ?? given ?? owner().email
  return { name, address: asciiAddress(address) ?? address }
}

import 'server-only'
import type { SendMailOptions } from 'nodemailer'
import type { MailContent } from './content'
import { renderHtml } from './render-html'
import { renderText } from './render-text'
import type { Mail } from './schema'
import { sender } from './sender'
import { unsubscribeAddress } from './unsubscribe-link'

/** The message that a mail is sent as: what it says in text and HTML, under headers that stay the same however often it is sent. */
export async function messageOf(mail: Mail, content: MailContent) {
  const from = sender()
  const subject = content.subject.replaceAll(/\p{Cc}+/gu, ' ')
  return {
    from,
    to: { name: '', address: mail.to },
    subject,
    messageId: `<${mail.id}@${from.address.replace(/.*@/, '')}>`,
    date: new Date(mail.at),
    // No machine answers it (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'de',
      ...(content.isOptional ? unsubscribing(mail.id) : {}),
    },
    text: renderText(content.parts),
    html: await renderHtml(subject, content.parts),
    attachments: (content.attachments ?? []).map(({ content: bytes, cid, ...attachment }) => ({
      ...attachment,
      content: Buffer.from(bytes),
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    // What a mail is made of comes from the shop, never from a path or an address that somebody has named.
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}

export type Message = Awaited<ReturnType<typeof messageOf>>

/** Mail programs that know RFC 8058 unsubscribe by one press, without a page. */
function unsubscribing(mailId: string) {
  return {
    'List-Unsubscribe': `<${unsubscribeAddress(mailId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

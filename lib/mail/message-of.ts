import type { SendMailOptions } from 'nodemailer'
import { asciiAddress } from '@/lib/core/text/email-address'
import { env } from '@/lib/core/env'
import { isTrialShop, owner } from '@/lib/legal/current-owner'
import { translator } from '@/messages/texts'
import type { MailContent, MailPart, Cover } from './content'
import { mailFooter, type MailFooter } from './mail-footer'
import { renderHtml } from './render-html'
import type { Mail } from './schema'
import { unsubscribeAddress } from './unsubscribe-link'

const t = translator('meta')

/** Its headers stay the same however often it is sent. */
export async function messageOf(mail: Pick<Mail, 'id' | 'to' | 'at'>, content: MailContent) {
  const from = sender()
  const words = isTrialShop() ? `${t('trialMail')} ${content.subject}` : content.subject
  const subject = words.replaceAll(/\p{Cc}+/gu, ' ')
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

/** `MAIL_FROM`, or the owner if mails are only written to files. */
function sender(): { name: string; address: string } {
  const given = env().MAIL_FROM
  const bracketed = /^(.+)<(.+)>$/.exec(given ?? '')
  const name = bracketed?.[1]?.trim().replace(/^"(.*)"$/, '$1') ?? t('name')
  const address = bracketed?.[2] ?? given ?? owner().email
  return { name, address: asciiAddress(address) ?? address }
}

function renderText(parts: MailPart[], { lines, imprint }: MailFooter): string {
  const footer = ['--', ...lines, `${imprint.label}: ${imprint.url}`].join('\n')
  return `${[...parts.map(textOf), footer].join('\n\n')}\n`
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'heading':
      return underlined(part.text)
    case 'facts':
      return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'prices':
      return pricesOf(part)
    case 'button':
      return `${part.label}:\n${part.url}`
    case 'list':
      return part.items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')
    case 'links':
      return part.links.map(({ label, detail, url }) => [label, detail, url].join('\n')).join('\n\n')
    case 'picture':
      return `[${part.alt}]`
    case 'steps':
      return part.steps.map(({ title, text }, index) => `${index + 1}. ${title}\n   ${text}`).join('\n')
    case 'covers':
      return part.covers.map(coverText).join('\n\n')
  }
}

function coverText({ name, game, facts }: Cover): string {
  const print = facts.map((fact) => `${fact.name} ${fact.value}`).join(', ')
  return [name, game, print].filter((line) => line !== '').join('\n')
}

function pricesOf({ lines, total }: Extract<MailPart, { kind: 'prices' }>): string {
  const line = (name: string, price: string) => `${name}: ${price}`
  return [
    ...lines.flatMap(({ name, detail, price }) => [
      line(name, price),
      ...(detail === undefined ? [] : [`  ${detail}`]),
    ]),
    line(total.name, total.price),
  ].join('\n')
}

function underlined(text: string): string {
  return `${text}\n${'='.repeat(text.length)}`
}

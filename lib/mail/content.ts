import type { Store } from '@/lib/store/store'
import type { Mail, MailTemplate } from './schema'

/** A part of a mail, in plain words; the HTML and the text of the mail are both made of the same parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Names and values, such as what to transfer. */
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  /** Lines with what they cost, the last one as the sum. */
  | {
      kind: 'prices'
      lines: { name: string; detail?: string; price: string }[]
      total: { name: string; price: string }
    }
  /** The one thing to do. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: string[] }
  /** Several places to go to, each with what is to be found there. */
  | { kind: 'links'; links: { label: string; detail: string; url: string }[] }
  /** A picture of the mail's own, named by an attachment's `cid`. */
  | { kind: 'picture'; cid: string; alt: string; width: number }
  /** Long and small: terms, instructions. Paragraphs are parted by empty lines. */
  | { kind: 'document'; title: string; text: string }

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
  /** Shown within the mail by the picture that names it. */
  cid?: string
}

/** What a mail says. */
export interface MailContent {
  subject: string
  parts: MailPart[]
  attachments?: MailAttachment[]
  /** Whether one can do without mails of its kind; then mail programs offer to unsubscribe (`lib/customer/unsubscribe`). */
  isOptional?: boolean
}

/** Makes what a mail says of what it is about; the same whenever it is asked. Null if there is nothing to say any more. */
export type MailComposer = (store: Store, mail: Mail) => Promise<MailContent | null>
export type MailComposers = Record<MailTemplate, MailComposer>

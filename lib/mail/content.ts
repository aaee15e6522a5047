import type { Palette } from '@/lib/audio/palette'
import type { Changes, Store } from '@/lib/store/store'
import type { Mail, MailTemplate } from './schema'

/** A part of a mail, as plain data from which both its HTML and its text are rendered. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Names and values, such as bank transfer details. */
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  /** Lines with prices, the last one being the total. */
  | {
      kind: 'prices'
      lines: { name: string; detail?: string; price: string }[]
      total: { name: string; price: string }
    }
  /** The mail's main action. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: string[] }
  /** Several links, each with a description. */
  | { kind: 'links'; links: { label: string; detail: string; url: string }[] }
  /** An embedded picture, named by an attachment's `cid`. */
  | { kind: 'picture'; cid: string; alt: string; width: number }
  /** Steps, in order. */
  | { kind: 'steps'; steps: { title: string; text: string }[] }
  /** Presets as the shop shows them: each in its own colours, its name shaped by its curve. */
  | { kind: 'covers'; covers: Cover[] }

export interface Cover {
  name: string
  /** Per letter, from -1 to 1; see `letterLifts`. */
  lifts: number[]
  game: string
  /** Printed at the bottom, such as version and number. */
  facts: { name: string; value: string }[]
  palette: Pick<Palette, 'ground' | 'ink'>
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
  /** The attachment with this id is its picture. */
  cid?: string
}

export interface MailContent {
  subject: string
  parts: MailPart[]
  attachments?: MailAttachment[]
  /**
   * Whether recipients can do without this kind; then mail programs offer to unsubscribe
   * (`lib/customer/unsubscribe`).
   */
  isOptional?: boolean
  /** Written in the same update that records it as sent. */
  following?: Changes
}

/** Composes a mail's content, always the same for the same state. Null if there is nothing left to say. */
export type MailComposer = (store: Store, mail: Mail) => Promise<MailContent | null>
export type MailComposers = Record<MailTemplate, MailComposer>

import type { Palette } from '@/lib/audio/palette'
import type { Changes, Store } from '@/lib/store/store'
import type { Mail, MailTemplate } from './schema'

const ZERO_WIDTH_SPACE = '\u200b'

/** Both HTML and text are rendered from these parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  /** The last line is the total. */
  | {
      kind: 'prices'
      lines: { name: string; detail?: string; price: string }[]
      total: { name: string; price: string }
    }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'links'; links: { label: string; detail: string; url: string }[] }
  /** `cid` names an attachment. */
  | { kind: 'picture'; cid: string; alt: string; width: number }
  | { kind: 'steps'; steps: { title: string; text: string }[] }
  /** Each in its own colours, its name shaped by its curve. */
  | { kind: 'covers'; covers: Cover[] }

export interface Cover {
  name: string
  /** Per letter, from -1 to 1; see `letterLifts`. */
  lifts: number[]
  game: string
  facts: { name: string; value: string }[]
  palette: Pick<Palette, 'ground' | 'ink'>
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
  cid?: string
}

export interface MailContent {
  subject: string
  parts: MailPart[]
  attachments?: MailAttachment[]
  /** Whether recipients can do without this kind: mail programs offer to unsubscribe (`lib/customer/unsubscribe`). */
  isOptional?: boolean
  /** Written in the same update that records it as sent. */
  following?: Changes
}

/** Always composes the same for the same state. Null if there is nothing left to say. */
export type MailComposer = (store: Store, mail: Mail) => Promise<MailContent | null>
export type MailComposers = Record<MailTemplate, MailComposer>

/** For text by strangers: invisible spaces keep the shop and mail programs from turning addresses into links. */
export function quoted(text: string): string {
  return text.replaceAll(/[.:/@](?=\S)/g, `$&${ZERO_WIDTH_SPACE}`)
}

import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import { offThread } from '@/lib/core/off-thread'
import type { Message } from './message-of'

const drawing = {
  name: 'drawMessage',
  work: drawMessage,
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
}

/** In wire format. */
export async function messageBytes(message: Message): Promise<Buffer> {
  return Buffer.from(await offThread(drawing, message))
}

/** Runs on the calling thread. */
export function drawMessage(message: Message): Promise<Uint8Array> {
  // A Buffer from another thread arrives as a plain Uint8Array.
  const attachments = message.attachments.map((each) => ({ ...each, content: Buffer.from(each.content) }))
  return new MailComposer({ ...message, attachments }).compile().build()
}

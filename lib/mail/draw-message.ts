import 'server-only'
import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import { offThread } from '@/lib/core/off-thread'
import type { Message } from './message-of'

const drawing = {
  name: 'drawMessage',
  work: drawMessage,
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
}

/** A message as it goes over the line. */
export async function messageBytes(message: Message): Promise<Buffer> {
  return Buffer.from(await offThread(drawing, message))
}

/** The same, on the thread that asks for it. */
export function drawMessage(message: Message): Promise<Uint8Array> {
  // What comes from another thread is no Buffer any more.
  const attachments = message.attachments.map((each) => ({ ...each, content: Buffer.from(each.content) }))
  return new MailComposer({ ...message, attachments }).compile().build()
}

import 'server-only'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { z } from 'zod'
import { env, isLoopback } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { writeMailFile } from './mail-file'

const SECOND = 1000
/** For one mail as a whole; a server that sends a byte now and then would hold it for ever. */
const PATIENCE_MS = 60 * SECOND

/** The mail was refused for good: trying again does not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/**
 * Hands a message over to the mail server, or, without `SMTP_URL`, writes it to the data folder.
 * @param id of the mail
 * @throws MailRefused if the recipient or the message is refused for good; another error if it may be taken later
 */
export async function transmit(id: string, message: SendMailOptions): Promise<void> {
  const to = typeof message.to === 'object' && 'address' in message.to ? message.to.address : ''
  if (!z.email().safeParse(to).success) throw new MailRefused('not an address that mail can be sent to')
  const { SMTP_URL, DATA_DIR } = env()
  if (SMTP_URL === undefined) return writeMailFile(DATA_DIR, id, message)
  try {
    await smtp(SMTP_URL).sendMail({ ...message, signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    throw isFinal(error) ? new MailRefused(String(Reflect.get(Object(error), 'response'))) : error
  }
}

/** Ends the connections that are kept for the next mail. */
export function closeTransport(): void {
  kept().transporter?.close()
  delete kept().transporter
}

const kept = () => shared('mail transport', (): { transporter?: Transporter } => ({}))

function smtp(url: string): Transporter {
  return (kept().transporter ??= createTransport({
    url,
    pool: true,
    // The task tries it again.
    maxRequeues: 0,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    // What stays on this machine needs no certificate; everything else leaves it encrypted or not at all.
    ...(isLoopback(url) ? { ignoreTLS: true } : { requireTLS: true }),
  }))
}

/** Whether the server has said no to this recipient or this message (5xx, RFC 5321 4.2.1), and not to the shop itself. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = { ...Object(error) }
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { env, isLoopback } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import messages from '@/messages/de.json'
import { messageBytes } from './draw-message'
import { writeMailFile } from './mail-file'
import type { Message } from './message-of'

const SECOND = 1000
/** For one mail as a whole; a server that sends a byte now and then would hold it for ever. */
const PATIENCE_MS = 60 * SECOND
/** A server that could not be reached is left alone for so long, so that a hundred mails do not wait for it one by one. */
const AWAY_MS = 30 * SECOND

/** The mail was refused for good: trying again does not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail server did not take a mail this time. What it said may name people, so it is kept out of what is logged. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  readonly #answer: string
  /** What lib/tasks takes to be away: unless the server has answered about this mail, it may have no answer for others either. */
  readonly service

  constructor(answer: string, details: unknown[] = [], isOwn = false) {
    super(details.filter(Boolean).join(' '))
    this.#answer = answer
    this.service = isOwn ? null : ('mail' as const)
  }

  /** What the server said, or why it was not reached. */
  get answer(): string {
    return this.#answer
  }
}

/**
 * Hands a message over to the mail server, or, without `SMTP_URL`, writes it to the data folder.
 * @param id of the mail
 * @throws MailRefused if the recipient or the message is refused for good; MailDelayed if it may be taken later; another error if its file cannot be written
 */
export async function transmit(id: string, message: Message): Promise<void> {
  const to = message.to.address
  if (!z.email().safeParse(to).success) throw new MailRefused(messages.admin.outbox.reasons.noAddress)
  const { SMTP_URL, DATA_DIR } = env()
  if (SMTP_URL === undefined) return writeMailFile(DATA_DIR, id, message)
  if (now() < state().awayUntil) throw new MailDelayed(messages.admin.outbox.reasons.away)
  const raw = await messageBytes(message)
  const envelope = { from: message.from.address, to }
  try {
    await smtp(SMTP_URL).sendMail({ envelope, raw, signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    throw failureOf(error)
  }
}

/**
 * Resolves if the mail server lets the shop in; rejects if not.
 * @returns whether there is one: without `SMTP_URL`, mails stay in the data folder
 */
export async function reachMailServer(): Promise<boolean> {
  const { SMTP_URL } = env()
  if (SMTP_URL === undefined) return false
  await smtp(SMTP_URL).verify()
  state().awayUntil = 0
  return true
}

/** Ends the connections that are kept for the next mail. */
export function closeTransport(): void {
  state().transporter?.close()
  Object.assign(state(), { transporter: undefined, awayUntil: 0 })
}

/** Of this process. */
const state = () =>
  shared('mail transport', (): { transporter?: Transporter | undefined; awayUntil: number } => ({
    awayUntil: 0,
  }))

function smtp(url: string): Transporter {
  return (state().transporter ??= createTransport({
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

/** What a failure means: no to this recipient or this message is final (5xx, RFC 5321 4.2.1), no to the shop itself is not. */
function failureOf(error: unknown): MailRefused | MailDelayed {
  const { code, responseCode, command, message, response } = { ...Object(error), message: String(error) }
  const isOwn = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')
  if (isOwn && responseCode >= 500) return new MailRefused(response)
  if (AWAY_CODES.has(code)) state().awayUntil = now() + AWAY_MS
  return new MailDelayed(message, [code, responseCode, command], isOwn)
}

/** Of nodemailer: nobody was reached, or the connection broke. */
const AWAY_CODES = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT'])

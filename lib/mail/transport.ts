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
/** For a whole mail; a server trickling bytes would hold it for ever. */
const PATIENCE_MS = 60 * SECOND
/** An unreachable server is left alone for this long, so that a hundred mails do not wait for it one by one. */
const AWAY_MS = 30 * SECOND

/** The mail was permanently refused: retrying does not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail server did not accept a mail this time. Its answer may name people, so it is kept out of the log. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  readonly #answer: string
  /**
   * Makes lib/tasks treat the server as away: unless it answered about this mail, it may not answer about others
   * either.
   */
  readonly service

  constructor(answer: string, details: unknown[] = [], isOwn = false) {
    super(details.filter(Boolean).join(' '))
    this.#answer = answer
    this.service = isOwn ? null : ('mail' as const)
  }

  /** The server's answer, or why it was not reached. */
  get answer(): string {
    return this.#answer
  }
}

/**
 * Sends a message through the mail server or, without `SMTP_URL`, writes it to the data folder.
 * @param id of the mail
 * @throws MailRefused if recipient or message is permanently refused; MailDelayed if it may be accepted later;
 * another error if its file cannot be written
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
 * Resolves if the mail server accepts the shop's login; rejects if not.
 * @returns whether there is one: without `SMTP_URL`, mails stay in the data folder
 */
export async function reachMailServer(): Promise<boolean> {
  const { SMTP_URL } = env()
  if (SMTP_URL === undefined) return false
  await smtp(SMTP_URL).verify()
  state().awayUntil = 0
  return true
}

/** Closes the connections kept open for the next mail. */
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
    // The task retries it.
    maxRequeues: 0,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    // Mail staying on this machine needs no certificate; everything else is encrypted or not sent.
    ...(isLoopback(url) ? { ignoreTLS: true } : { requireTLS: true }),
  }))
}

/**
 * Interprets a failure: refusing this recipient or message is permanent (5xx, RFC 5321 4.2.1), refusing the shop
 * itself is not.
 */
function failureOf(error: unknown): MailRefused | MailDelayed {
  const { code, responseCode, command, message, response } = { ...Object(error), message: String(error) }
  const isOwn = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')
  if (isOwn && responseCode >= 500) return new MailRefused(response)
  if (AWAY_CODES.has(code)) state().awayUntil = now() + AWAY_MS
  return new MailDelayed(message, [code, responseCode, command], isOwn)
}

/** nodemailer's codes for an unreachable server or broken connection. */
const AWAY_CODES = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT'])

import 'server-only'
import { isEmailAddress } from '@/lib/core/text/email-address'
import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import { callService, forgetSilence, ServiceSilent } from '@/lib/core/call-service'
import { env, isLoopback } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import messages from '@/messages/de.json'
import { messageBytes } from './draw-message'
import { writeMailFile } from './mail-file'
import type { Message } from './message-of'

const SECOND = 1000
/** For a whole mail; a server that trickles bytes would otherwise block it for ever. */
const PATIENCE_MS = 60 * SECOND
/** nodemailer's codes for an unreachable server, a broken connection, or a mail that took too long. */
const AWAY_CODES = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'EABORT'])

/** The mail was permanently refused: retrying does not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The mail server did not accept a mail this time. Its answer may contain personal data, so it is not logged. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  readonly #answer: string
  /** Makes lib/tasks treat the server as unavailable, unless it answered about this mail. */
  readonly service
  /** Whether no server was reached. */
  readonly isAway

  constructor(answer: string, details: unknown[] = [], { isOwn = false, isAway = false } = {}) {
    super(details.filter(Boolean).join(' '))
    this.#answer = answer
    this.service = isOwn ? null : ('mail' as const)
    this.isAway = isAway
  }

  /** The server's answer, or why it was not reached. */
  get answer(): string {
    return this.#answer
  }
}

/**
 * Sends a message through the mail server or, without `SMTP_URL`, writes it to the data folder.
 * @param id of the mail
 * @param isProbe as in `callService`
 * @returns what the server answered; null for a file
 * @throws MailRefused if recipient or message is permanently refused; MailDelayed if it may be accepted later;
 * another error if its file cannot be written
 */
export async function transmit(
  id: string,
  message: Message,
  { isProbe = false } = {},
): Promise<string | null> {
  const to = message.to.address
  if (!isEmailAddress(to)) throw new MailRefused(messages.admin.outbox.reasons.noAddress)
  const { SMTP_URL, DATA_DIR } = env()
  if (SMTP_URL === undefined) {
    await writeMailFile(DATA_DIR, id, message)
    return null
  }
  const send = async () => {
    const raw = await messageBytes(message)
    const envelope = { from: message.from.address, to }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const sent = await smtp(SMTP_URL).sendMail({ envelope, raw, signal }).catch(fail)
    return z.object({ response: z.string() }).safeParse(sent).data?.response ?? ''
  }
  try {
    // An unreachable server is left alone for a while, so that a hundred mails do not time out one by one.
    return await callService('mail', send, { patienceMs: PATIENCE_MS, isProbe, isSilence })
  } catch (error) {
    throw error instanceof ServiceSilent ? new MailDelayed(messages.admin.outbox.reasons.away) : error
  }
}

/**
 * Resolves if the mail server accepts the shop's login; rejects if not.
 * @returns whether there is one: without `SMTP_URL`, mails stay in the data folder
 */
export async function reachMailServer(): Promise<boolean> {
  const { SMTP_URL } = env()
  if (SMTP_URL === undefined) return false
  await callService('mail', () => smtp(SMTP_URL).verify().catch(fail), {
    patienceMs: PATIENCE_MS,
    isProbe: true,
    isSilence,
  })
  return true
}

/** Closes the connections kept open for the next mail. */
export function closeTransport(): void {
  state().transporter?.close()
  state().transporter = undefined
  forgetSilence('mail')
}

/** Per process. */
const state = () =>
  shared('mail transport', (): { transporter?: Transporter | undefined; url?: string } => ({}))

function smtp(url: string): Transporter {
  // The owner may set another server while the shop runs.
  if (state().url !== url) closeTransport()
  state().url = url
  return (state().transporter ??= createTransport({
    url,
    pool: true,
    // The task retries it.
    maxRequeues: 0,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    // A local server needs no certificate; any other connection is encrypted, or nothing is sent.
    ...(isLoopback(url) ? { ignoreTLS: true } : { requireTLS: true }),
  }))
}

const isSilence = (error: unknown) => error instanceof MailDelayed && error.isAway

/**
 * Interprets a failure: a refusal of this recipient or message is permanent (5xx, RFC 5321 4.2.1), a refusal of
 * the shop itself is not.
 */
function fail(error: unknown): never {
  const { code, responseCode, command, message, response } = { ...Object(error), message: String(error) }
  const isOwn = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')
  if (isOwn && responseCode >= 500) throw new MailRefused(response)
  const isAway = AWAY_CODES.has(code)
  throw new MailDelayed(message, [code, responseCode, command], { isOwn, isAway })
}

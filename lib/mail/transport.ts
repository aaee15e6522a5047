import { isEmailAddress } from '@/lib/core/text/email-address'
import { createTransport, type Transporter } from 'nodemailer'
import pLimit from 'p-limit'
import { z } from 'zod'
import { noteTime } from '@/lib/clock/outside-time'
import { callService, forgetSilence, ServiceSilent } from '@/lib/core/call-service'
import { env, isLoopback } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { translator } from '@/messages/texts'
import { messageBytes } from './draw-message'
import { writeMailFile } from './mail-file'
import type { Message } from './message-of'

const t = translator('admin.outbox.reasons')

const SECOND = 1000
/** To be reached and to greet, or to answer a check. */
const SILENT_MS = 8 * SECOND
/** A mail that the server does not take for so long has it checked whether the server answers at all. */
const CHECKED_AFTER_MS = 1.5 * SECOND
/** An answer that takes longer is noted with its mail, in case the process does not live to get it. */
const NOTED_AFTER_MS = 2 * SECOND
/** Hanging up before the answer to the final dot sends a mail again that the server has (RFC 5321 4.5.3.2.6). */
const LIMITS_MS = { asking: 60 * SECOND, sending: 3 * 60 * SECOND, final: 10 * 60 * SECOND }
type Stage = keyof typeof LIMITS_MS
const LONGEST_MS = Object.values(LIMITS_MS).reduce((sum, limit) => sum + limit)
const AT_ONCE = 5
/** nodemailer's codes for an unreachable server, a broken connection, or a mail that took too long. */
const AWAY_CODES = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'EABORT'])

/** Permanently: retrying does not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** Not accepted this time. The server's answer may contain personal data, so it is not logged. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed'
  readonly #answer: string
  /** Makes lib/tasks treat the server as unavailable, unless it answered about this mail. */
  readonly service
  readonly isAway
  /** The server has not answered at all: no need to check it once more. */
  readonly isSilent
  /** The server has the whole message and did not say what became of it. */
  readonly isUnknown

  constructor(
    answer: string,
    details: unknown[] = [],
    { isOwn = false, isAway = false, isSilent = false, isUnknown = false } = {},
  ) {
    super(details.filter(Boolean).join(' '))
    this.#answer = answer
    this.service = isOwn ? null : ('mail' as const)
    this.isAway = isAway
    this.isSilent = isSilent
    this.isUnknown = isUnknown
  }

  get answer(): string {
    return this.#answer
  }
}

/**
 * Without `SMTP_URL`, writes to the data folder and returns null, otherwise the server's answer. @param onUnsure
 * called at most once, when it is unsure whether the server has taken the message @throws MailRefused if permanently
 * refused; MailDelayed if it may be accepted later; or if its file cannot be written
 */
export async function transmit(
  id: string,
  message: Message,
  { isProbe = false, onUnsure = () => {} }: { isProbe?: boolean; onUnsure?: () => void } = {},
): Promise<string | null> {
  const to = message.to.address
  if (!isEmailAddress(to)) throw new MailRefused(t('noAddress'))
  const { SMTP_URL, DATA_DIR } = env()
  if (SMTP_URL === undefined) {
    await writeMailFile(DATA_DIR, id, message)
    return null
  }
  const raw = await messageBytes(message)
  const envelope = { from: message.from.address, to }
  const send = () => sendWatched(smtp(SMTP_URL), { envelope, raw }, onUnsure)
  try {
    // An unreachable server is left alone for a while, so that a hundred mails do not time out one by one.
    return await state().inTurn(() =>
      callService('mail', send, { patienceMs: LONGEST_MS, isProbe, isSilence }),
    )
  } catch (error) {
    throw error instanceof ServiceSilent ? silence() : error
  }
}

const silence = () => new MailDelayed(t('away'), [], { isAway: true, isSilent: true })

interface Outgoing {
  envelope: { from: string; to: string }
  raw: Buffer
}

/** Ends early if the server takes long and a check finds it silent. */
async function sendWatched(transporter: Transporter, mail: Outgoing, onUnsure: () => void): Promise<string> {
  const abort = new AbortController()
  let stage: Stage = 'asking'
  let isUnsure = false
  const beUnsure = () => {
    if (!isUnsure) onUnsure()
    isUnsure = true
  }
  const limit = () => setTimeout(() => abort.abort(), LIMITS_MS[stage])
  let timers = [
    limit(),
    setTimeout(() => void checked().catch((error: unknown) => abort.abort(error)), CHECKED_AFTER_MS),
  ]
  const end = () => timers.forEach((timer) => clearTimeout(timer))
  state().stages.set(mail.raw, (next) => {
    end()
    stage = next
    timers = [limit(), ...(next === 'final' ? [setTimeout(beUnsure, NOTED_AFTER_MS)] : [])]
  })
  try {
    const sent: unknown = await transporter.sendMail({ ...mail, signal: abort.signal })
    return z.object({ response: z.string() }).safeParse(sent).data?.response ?? ''
  } catch (error) {
    const failure =
      stage === 'asking' && abort.signal.reason instanceof MailDelayed
        ? abort.signal.reason
        : failureOf(error, stage)
    if (failure instanceof MailDelayed && failure.isUnknown) beUnsure()
    throw failure
  } finally {
    end()
  }
}

function checked(): Promise<unknown> {
  const check = (state().check ??= reachMailServer().finally(() => (state().check = undefined)))
  return check
}

/** Rejects if the mail server refuses the shop's login; false without `SMTP_URL`: mails stay in the data folder. */
export async function reachMailServer(): Promise<boolean> {
  const { SMTP_URL } = env()
  if (SMTP_URL === undefined) return false
  const verify = async () => {
    try {
      await smtp(SMTP_URL).verify()
    } catch (error) {
      throw failureOf(error, 'asking')
    }
  }
  try {
    await callService('mail', verify, { patienceMs: SILENT_MS, isProbe: true, isSilence })
  } catch (error) {
    throw error instanceof ServiceSilent ? silence() : error
  }
  return true
}

export function closeTransport(): void {
  state().transporter?.close()
  state().transporter = undefined
  forgetSilence('mail')
}

interface TransportState {
  transporter?: Transporter | undefined
  url?: string
  check?: Promise<unknown> | undefined
  stages: WeakMap<object, (stage: Stage) => void>
  inTurn: ReturnType<typeof pLimit>
}

const state = () =>
  shared('mail transport', (): TransportState => ({ stages: new WeakMap(), inTurn: pLimit(AT_ONCE) }))

function smtp(url: string): Transporter {
  // The owner may set another server while the shop runs.
  if (state().url !== url) closeTransport()
  state().url = url
  return (state().transporter ??= newTransport(url))
}

function newTransport(url: string): Transporter {
  const transporter = createTransport({
    url,
    pool: true,
    // The task retries it.
    maxRequeues: 0,
    maxConnections: AT_ONCE,
    dnsTimeout: SILENT_MS,
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    // Later than the limits above.
    socketTimeout: LONGEST_MS,
    transactionLog: true,
    logger: listenerFor(new URL(url).hostname),
    // A local server needs no certificate; any other connection is encrypted, or nothing is sent.
    ...(isLoopback(url) ? { ignoreTLS: true } : { requireTLS: true }),
  })
  transporter.use('stream', ({ data: { raw }, message }, done) => {
    const tell = typeof raw === 'object' && raw !== null ? state().stages.get(raw) : undefined
    // Nodemailer begins to read the message when the server has asked for it.
    message.processFunc((input) =>
      input.once('resume', () => tell?.('sending')).once('end', () => tell?.('final')),
    )
    done()
  })
  return transporter
}

/** Many mail servers tell the time in their greeting (`220 …`). Nothing is logged. */
const GREETED = /^220.*?((?:\w{3}, )?\d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d (?:[+-]\d{4}|GMT|UTC))/s

function listenerFor(host: string) {
  const ignore = () => undefined
  const debug = (entry: unknown, text?: unknown) => {
    const isServers = z.object({ tnx: z.literal('server') }).safeParse(entry).success
    const [, date] = isServers ? (GREETED.exec(String(text)) ?? []) : []
    if (date !== undefined) noteTime(date, host)
  }
  return { trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore }
}

const isSilence = (error: unknown) => error instanceof MailDelayed && error.isAway

/**
 * A refusal of this recipient or message is permanent (5xx, RFC 5321 4.2.1), a refusal of the shop itself is not.
 * Without an answer after the final dot, the server may have sent the mail.
 */
function failureOf(error: unknown, stage: Stage): MailRefused | MailDelayed {
  const { code, responseCode, command, message, response } = { ...Object(error), message: String(error) }
  const isOwn = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')
  if (isOwn && responseCode >= 500) return new MailRefused(response)
  const isUnknown = stage === 'final' && responseCode === undefined
  const isAway = AWAY_CODES.has(code) && !isUnknown
  const isSilent = isAway && stage === 'asking' && (code === 'ETIMEDOUT' || code === 'EABORT')
  return new MailDelayed(isUnknown ? t('unsure') : message, [code, responseCode, command], {
    isOwn,
    isAway,
    isSilent,
    isUnknown,
  })
}

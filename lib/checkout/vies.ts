import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { shared } from '@/lib/core/shared'

/** A buyer waits for it. */
const PATIENCE_MS = 3000
const PATH = '/taxation_customs/vies/rest-api'
/** A hundred times what VIES sends, in bytes. */
const LONGEST = 64 * 1024
/** How long an answer counts, and how many are kept. */
const KEPT_MS = 24 * 60 * 60_000
const MOST_KEPT = 500

/** Null, dashes and empty texts stand for data that a member state does not disclose. */
function said(longest: number) {
  const text = z.string().transform((given) => given.trim().slice(0, longest))
  return text.transform((given) => (/^-*$/.test(given) ? undefined : given)).nullish()
}

/** `userError` is set as well if a member state did not answer; then `valid` says nothing. */
const answerSchema = z
  .object({
    valid: z.boolean(),
    userError: z.enum(['VALID', 'INVALID']).nullish(),
    requestIdentifier: said(100),
    name: said(500),
    address: said(1000),
  })
  .transform(({ valid, requestIdentifier, name, address }) => ({
    isValid: valid,
    /** The number of this consultation, which proves it. */
    consultation: requestIdentifier ?? undefined,
    name: name ?? undefined,
    address: address ?? undefined,
  }))

type Answer = z.infer<typeof answerSchema> & {
  at: number
}

const kept = () => shared('vies answers', () => new Map<string, Answer>())

/** https://ec.europa.eu/taxation_customs/vies/#/technical-information, asked daily. @param own who asks: a VAT ID */
export async function askVies(vatId: string, own: string): Promise<Answer | null> {
  const key = `${vatId} ${own}`
  const known = kept().get(key)
  if (known && Math.abs(now() - known.at) < KEPT_MS) return known
  const body = {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    requesterMemberStateCode: own.slice(0, 2),
    requesterNumber: own.slice(2),
  }
  try {
    const answer = { ...answerSchema.parse(JSON.parse(await call('check-vat-number', body))), at: now() }
    keep(key, answer)
    return answer
  } catch (error) {
    log().warn({ error }, 'VIES did not answer')
    return null
  }
}

function keep(key: string, answer: Answer): void {
  kept().delete(key)
  kept().set(key, answer)
  const [oldest] = kept().keys()
  if (kept().size > MOST_KEPT && oldest !== undefined) kept().delete(oldest)
}

/** VIES's answer tells the time. */
export async function reachVies(): Promise<void> {
  await call('check-status')
}

async function call(name: string, body?: object): Promise<string> {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(`${env().VIES_ORIGIN}${PATH}/${name}`, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return readText(response)
}

/** @throws RangeError as soon as it is too long */
async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > LONGEST) throw new RangeError('too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** For tests. */
export function forgetVies(): void {
  kept().clear()
}

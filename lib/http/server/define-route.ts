import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireAdmin } from '@/lib/account/session/require-admin'
import { requireSupport } from '@/lib/account/session/require-support'
import { requireUser } from '@/lib/account/session/require-user'
import { requireRecentSignIn, type SignedInUser } from '@/lib/account/session/session'
import { userIfKnown } from '@/lib/account/session/user-if-known'
import { readCookie } from '@/lib/core/cookies'
import { whileAnswering } from '@/lib/core/current-request'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { sameSecret, serverSecret } from '@/lib/core/server-secret'
import { lockFor, RETRY_AFTER_SECONDS } from '@/lib/maintenance/lock'
import { store } from '@/lib/store/open-store'
import messages from '@/messages/de.json'
import { errorResponse } from './error-response'
import { fieldMessages } from './field-messages'
import { countCall, countMailAsked, type RateLimit } from './rate-limit'
import { readJson, readText } from './read-json'
import { isSameOrigin } from './same-origin'
import { visitorAddress } from '@/lib/core/address/visitor-address'

const MAX_BODY_BYTES = 32 * 1024
/** In characters. */
const WORTH_COMPRESSING = 1024
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const mailedSchema = z.object({ email: z.string() })

/** What a route reads of a request; each part only if it has a schema. */
interface Inputs {
  /** The dynamic segments of the address. What does not fit is answered with 404. */
  params?: z.core.$ZodType
  /** The query of the address. */
  query?: z.core.$ZodType
  /** The request's headers, names in lower case. */
  headers?: z.core.$ZodType
  /** The JSON body. */
  body?: z.core.$ZodType
}

/**
 * Who may call: everybody (`optional`: where it counts who is signed in), who has `METRICS_TOKEN` only, signed-in
 * users only (`recent`: if they have just signed in), admins and the holder of the server secret (`support`: those who help
 * buyers too), or whoever can sign messages (`signature`): then the route says how a message is read.
 */
type Admission = AdmissionOptions &
  (
    | {
        access?: 'public' | 'optional' | 'metrics' | 'user' | 'recent' | 'support' | 'admin'
        signed?: never
      }
    | {
        access: 'signature'
        /**
         * What the raw body of a message says.
         * @throws ShopError `bad_signature`
         */
        signed: (message: string, headers: Headers) => Promise<unknown>
      }
  )

interface AdmissionOptions {
  /** `open`: answered during maintenance too. */
  duringMaintenance?: 'locked' | 'open'
  limit?: RateLimit
  /** Of calls that have a mail sent to the `email` in their body: how many one visitor may make for one mailbox. */
  mailLimit?: RateLimit
}

type Parsed<I extends Inputs> = { [Part in keyof I & keyof Inputs]: z.output<NonNullable<I[Part]>> }

/** The signed-in user; null for a visitor, and for the holder of the server secret. */
type Caller<I> = I extends { access: 'user' | 'recent' }
  ? { user: SignedInUser }
  : I extends { access: 'optional' | 'support' | 'admin' }
    ? { user: SignedInUser | null }
    : object

/** What a signed message says. */
type Signed<I> = I extends { signed: (message: string, headers: Headers) => Promise<infer Said> }
  ? { said: Said }
  : object

type Call<I extends Inputs> = Parsed<I> &
  Caller<I> &
  Signed<I> & {
    request: Request
    /** The visitor's trusted address, or null. */
    address: string | null
  }

type RouteHandler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>

/**
 * The one wrapper of all route handlers: origin check, access, rate limit, parsing, error envelope. The handler calls
 * one use case and serialises its result with `sendJson`, `sendNothing` or `sendDownload`.
 */
export function defineRoute<const I extends Inputs & Admission>(
  options: I & { maxBytes?: number },
  handler: (call: Call<I>) => Promise<Response>,
): RouteHandler {
  return (request, context) => {
    const address = visitorAddress(request.headers, env().TRUSTED_PROXIES)
    return whileAnswering({ requestId: randomUUID(), address }, async () => {
      try {
        const user = await admit(request, address, options)
        const maxBytes = options.maxBytes ?? MAX_BODY_BYTES
        const parsed = {
          params: options.params && (await parseParams(options.params, context.params)),
          query: options.query && parse(options.query, Object.fromEntries(new URL(request.url).searchParams)),
          headers: options.headers && parse(options.headers, Object.fromEntries(request.headers)),
          body: options.body && parse(options.body, await readJson(request, maxBytes)),
          said: options.signed && (await options.signed(await readText(request, maxBytes), request.headers)),
        }
        if (options.mailLimit && !isSecret(request.headers.get('authorization'))) {
          await countMailAsked(options.mailLimit, address, z.parse(mailedSchema, parsed.body).email)
        }
        // Each part was parsed by the schema that `Parsed` takes its type from; the compiler cannot follow the optional ones.
        return await handler({ ...parsed, user, request, address } as unknown as Call<I>)
      } catch (error) {
        return errorResponse(error)
      }
    })
  }
}

/** An answer whose body is what the schema lets out of the value. */
export function sendJson<Value>(schema: z.core.$ZodType<Value>, value: Value, status = 200): Response {
  const text = JSON.stringify(z.parse(schema, value))
  // server/server.mjs does not get to know the length of an answer, and would compress the shortest.
  const caching = text.length < WORTH_COMPRESSING ? 'no-store, no-transform' : 'no-store'
  const headers = { 'cache-control': caching, 'content-type': 'application/json' }
  return new Response(text, { status, headers })
}

/** 204; with a `Set-Cookie` header if there is one to send. */
export function sendNothing(cookie?: string): Response {
  const headers = { 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) }
  return new Response(null, { status: 204, headers })
}

interface Download {
  /** Plain characters only: it stands in a header. */
  name: string
  contentType: string
  content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A file that the browser saves under a name, and neither shows nor keeps. Text is sent as UTF-8. */
export function sendDownload({ name, contentType, content }: Download): Response {
  return new Response(content, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

async function admit(
  request: Request,
  address: string | null,
  { access = 'public', duringMaintenance, limit }: Admission,
): Promise<SignedInUser | null> {
  const given = request.headers.get('authorization')
  if (access === 'metrics') return admitToMetrics(given)
  if (access !== 'user' && access !== 'recent' && isSecret(given)) return null
  if (access !== 'signature') checkOrigin(request)
  if (duringMaintenance !== 'open') checkLock(request)
  if (limit) await countCall(limit, address)
  return access === 'public' || access === 'signature'
    ? null
    : sessionChecks[access](store(), readCookie(request.headers, 'session'))
}

/** The token can do nothing else; and the server secret, which can do everything, need not be where figures are gathered. */
function admitToMetrics(given: string | null): null {
  const { METRICS_TOKEN } = env()
  if (given === null || METRICS_TOKEN === undefined) throw new ShopError('unauthorized')
  if (!sameSecret(given, `Bearer ${METRICS_TOKEN}`)) throw new ShopError('forbidden')
  return null
}

function isSecret(given: string | null): boolean {
  return given !== null && sameSecret(given, `Bearer ${serverSecret()}`)
}

function checkOrigin({ method, headers }: Request): void {
  if (SAFE_METHODS.has(method) || isSameOrigin(headers, env().PUBLIC_ORIGIN)) return
  throw new ShopError('foreign_origin')
}

const sessionChecks = {
  optional: userIfKnown,
  user: requireUser,
  recent: requireRecentSignIn,
  support: requireSupport,
  admin: requireAdmin,
}

function checkLock(request: Request): void {
  const lock = lockFor(readCookie(request.headers, 'unlock'))
  if (lock) throw new ShopError(lock, { retryAfter: RETRY_AFTER_SECONDS })
}

async function parseParams(schema: z.core.$ZodType, params: Promise<unknown>): Promise<unknown> {
  const parsed = z.safeParse(schema, await params)
  if (!parsed.success) throw new ShopError('not_found')
  return parsed.data
}

function parse(schema: z.core.$ZodType, input: unknown): unknown {
  const parsed = z.safeParse(schema, input, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new ShopError('invalid_input', { fields: fieldMessages(parsed.error, messages.fields) })
}

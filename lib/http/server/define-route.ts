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

/** Schemas of the request's parts; a part without a schema is not read. */
interface Inputs {
  /** Dynamic segments of the address; a mismatch gives 404. */
  params?: z.core.$ZodType
  /** Query string. */
  query?: z.core.$ZodType
  /** Request headers, by lower-case name. */
  headers?: z.core.$ZodType
  /** JSON body. */
  body?: z.core.$ZodType
}

/**
 * Who may call: anyone (`public`; `optional` if the signed-in user matters), holders of `METRICS_TOKEN`,
 * signed-in users (`recent`: only if they have just signed in), admins and holders of the server secret
 * (`support`: also support staff), or senders of signed messages (`signature`), whose messages the route
 * verifies itself.
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
         * Verifies and parses the raw body.
         * @throws ShopError `bad_signature`
         */
        signed: (message: string, headers: Headers) => Promise<unknown>
      }
  )

interface AdmissionOptions {
  /** `open`: available during maintenance, too. */
  duringMaintenance?: 'locked' | 'open'
  limit?: RateLimit
  /** For calls that send a mail to the `email` in their body: how many one visitor may make per mailbox. */
  mailLimit?: RateLimit
}

type Parsed<I extends Inputs> = { [Part in keyof I & keyof Inputs]: z.output<NonNullable<I[Part]>> }

/** The signed-in user; null for a visitor and for the holder of the server secret. */
type Caller<I> = I extends { access: 'user' | 'recent' }
  ? { user: SignedInUser }
  : I extends { access: 'optional' | 'support' | 'admin' }
    ? { user: SignedInUser | null }
    : object

/** The verified content of a signed message. */
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
 * The wrapper of all route handlers: origin check, access, rate limit, parsing, error envelope. The handler
 * calls one use case and returns its result with `sendJson`, `sendNothing` or `sendDownload`.
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
        // Each part was parsed by the schema from which `Parsed` derives its type; the compiler cannot follow the
        // optional ones.
        return await handler({ ...parsed, user, request, address } as unknown as Call<I>)
      } catch (error) {
        return errorResponse(error)
      }
    })
  }
}

/** Sends the parts of the value that the schema lets through. */
export function sendJson<Value>(schema: z.core.$ZodType<Value>, value: Value, status = 200): Response {
  const text = JSON.stringify(z.parse(schema, value))
  // server/server.mjs never learns a response's length and would compress even the shortest.
  const caching = text.length < WORTH_COMPRESSING ? 'no-store, no-transform' : 'no-store'
  const headers = { 'cache-control': caching, 'content-type': 'application/json' }
  return new Response(text, { status, headers })
}

/** Status 204, with a `Set-Cookie` header if given. */
export function sendNothing(cookie?: string): Response {
  const headers = { 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) }
  return new Response(null, { status: 204, headers })
}

interface Download {
  /** ASCII only, since it goes into a header. */
  name: string
  contentType: string
  content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A file that the browser saves and neither shows nor caches. Text is sent as UTF-8. */
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

/**
 * A separate token that can do nothing else, so that the monitoring system need not hold the all-powerful server
 * secret.
 */
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

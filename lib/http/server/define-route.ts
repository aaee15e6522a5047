import { randomUUID } from 'node:crypto'
import fresh from 'fresh'
import { z } from 'zod'
import type { DeskRole } from '@/lib/account/desk-roles'
import type { SignedInUser } from '@/lib/account/session/session'
import { visitorAddress } from '@/lib/core/address/visitor-address'
import { whileAnswering } from '@/lib/core/current-request'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { admit, isSecret, type Access, type Admission, type Asked } from './admission'
import { errorResponse, plainErrorResponse } from './error-response'
import { fieldMessages } from './field-messages'
import { countMail, refuseBeyondMails } from './mail-limit'
import { readForm, readJson, readText } from './read-json'

const MAX_BODY_BYTES = 32 * 1024
/** In characters. */
const WORTH_COMPRESSING = 1024

/** Parts without a schema are ignored. */
interface Inputs {
  /** Of the address; invalid ones give 404. */
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  headers?: z.core.$ZodType
  body?: z.core.$ZodType
  /** Of a plain HTML form, sent without scripts; errors are plain text then. */
  form?: z.core.$ZodType
}

type Parsed<I extends Inputs> = { [Part in keyof I & keyof Inputs]: z.output<NonNullable<I[Part]>> }

type Caller<I> = I extends { access: 'user' | 'recent' | 'partner' }
  ? { user: SignedInUser }
  : I extends {
        access: 'optional' | 'buyer' | 'buyer or order reader' | 'order reader' | DeskRole | 'admin, recent'
      }
    ? { user: SignedInUser | null }
    : object

type Signed<I> = I extends { signed: (message: string, headers: Headers) => Promise<infer Said> }
  ? { said: Said }
  : object

type Admitted<I> = I extends { admitted: (asked: Asked) => Promise<infer Found> }
  ? { admitted: Found }
  : object

type Call<I extends Inputs> = Parsed<I> &
  Caller<I> &
  Signed<I> &
  Admitted<I> & {
    request: Request
    address: string | null
    /** Counts the call's mail to another's address, once. @returns ms by which to delay it */
    mailDelay: () => number
  }

type RouteHandler = ((request: Request, context: { params: Promise<unknown> }) => Promise<Response>) & {
  readonly access: Access
}

/** Origin check, access, rate limit, parsing, error envelope. A handler calls one use case and sends its result. */
export function defineRoute<const I extends Inputs & Admission>(
  options: I & { maxBytes?: number },
  handler: (call: Call<I>) => Promise<Response>,
): RouteHandler {
  const handle = (request: Request, context: { params: Promise<unknown> }) => {
    const address = visitorAddress(request.headers, env().TRUSTED_PROXIES)
    return whileAnswering({ requestId: randomUUID(), address, signal: request.signal }, async () => {
      let takeBack = () => {}
      try {
        const user = await admit(request, address, options)
        const maxBytes = options.maxBytes ?? MAX_BODY_BYTES
        const parsed = {
          params: options.params && (await parseParams(options.params, context.params)),
          query: options.query && parse(options.query, queryOf(request)),
          headers: options.headers && parse(options.headers, Object.fromEntries(request.headers)),
          body: options.body && parse(options.body, await readJson(request, maxBytes)),
          form: options.form && parse(options.form, await readForm(request, maxBytes)),
          said: options.signed && (await options.signed(await readText(request, maxBytes), request.headers)),
        }
        const mails = limitMails(request, address, options)
        takeBack = mails.takeBack
        const admitted = await options.admitted?.({
          params: parsed.params,
          query: parsed.query,
          user,
          request,
        })
        // The schemas parsed each part as `Parsed` derives it; the compiler cannot follow the optional ones.
        return await handler({
          ...parsed,
          admitted,
          user,
          request,
          address,
          mailDelay: mails.delay,
        } as unknown as Call<I>)
      } catch (error) {
        takeBack()
        return options.form ? plainErrorResponse(error) : errorResponse(error)
      }
    })
  }
  return Object.assign(handle, { access: options.access ?? 'public' })
}

/** Without limit for the server secret; `delay` counts once. @throws ShopError `rate_limited` */
function limitMails(request: Request, address: string | null, { mails }: Admission) {
  const limited = isSecret(request.headers.get('authorization')) ? null : address
  let counted: ReturnType<typeof countMail> | undefined
  const delay = () => (counted ??= countMail(limited)).delayMs
  if (mails === 'limited') {
    refuseBeyondMails(limited)
    delay()
  }
  return { delay, takeBack: () => counted?.takeBack() }
}

export function sendJson<Value>(schema: z.core.$ZodType<Value>, value: Value, status = 200): Response {
  const text = JSON.stringify(z.parse(schema, value))
  // server/server.mjs does not know a response's length and would compress even the shortest.
  const caching = text.length < WORTH_COMPRESSING ? 'no-store, no-transform' : 'no-store'
  const headers = { 'cache-control': caching, 'content-type': 'application/json' }
  return new Response(text, { status, headers })
}

export interface KeptAnswer {
  text: string
  tag: string
}

/** JSON that browsers cache and revalidate; 304 if theirs is current. */
export function sendKept(request: Request, { text, tag }: KeptAnswer): Response {
  // Weak, because the response may be compressed.
  const headers = { 'cache-control': 'no-cache', etag: `W/"${tag}"`, 'content-type': 'application/json' }
  const isFresh = fresh(Object.fromEntries(request.headers), headers)
  return isFresh ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}

/** Outside the shop's layout, without scripts. @param further headers besides or in place of the usual */
export function sendPage(html: string, further: Readonly<Record<string, string>> = {}): Response {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ...further,
  }
  return new Response(html, { headers })
}

export function sendNothing(...cookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 204, headers })
}

/** Uses only the path (302), so that the browser stays on its host. */
export function sendRedirect(path: `/${string}`): Response {
  return new Response(null, { status: 302, headers: { location: path, 'cache-control': 'no-store' } })
}

interface Download {
  /** ASCII, as it goes into a header. */
  name: string
  contentType: string
  content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The browser saves it without displaying or caching it. Text is UTF-8. */
export function sendDownload({ name, contentType, content }: Download): Response {
  return new Response(content, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** A JPEG by its hash; not in shared caches, as it may have to be removed. @throws ShopError `not_found` for null */
export function sendPicture(content: Uint8Array<ArrayBuffer> | null): Response {
  if (!content) throw new ShopError('not_found')
  return new Response(content, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function parseParams(schema: z.core.$ZodType, params: Promise<unknown>): Promise<unknown> {
  const parsed = z.safeParse(schema, await params)
  if (!parsed.success) throw new ShopError('not_found')
  return parsed.data
}

/** A repeated name has an array of values, which no schema of a text accepts. */
function queryOf(request: Request): Record<string, string | string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URL(request.url).searchParams) {
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]))
}

function parse(schema: z.core.$ZodType, input: unknown): unknown {
  const parsed = z.safeParse(schema, input, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new ShopError('invalid_input', { fields: fieldMessages(parsed.error) })
}

import { errorStatus, ShopError, type ErrorCode } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { StoreError } from '@/lib/store/store'
import { tErrors, translator } from '@/messages/texts'

const t = translator('waits')
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Unexpected errors are logged and become a 500 without details. */
export function errorResponse(error: unknown): Response {
  const { code, fields, retryAfter } = expected(error)
  const body = { error: { code, message: messageOf(code, retryAfter), ...(fields ? { fields } : {}) } }
  return Response.json(body, { status: errorStatus[code], headers: headersOf(code, retryAfter) })
}

/** The same for senders of a plain form: the sentence alone. */
export function plainErrorResponse(error: unknown): Response {
  const { code, retryAfter } = expected(error)
  const headers = headersOf(code, retryAfter)
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(`${messageOf(code, retryAfter)}\n`, { status: errorStatus[code], headers })
}

function headersOf(code: ErrorCode, retryAfter: number | undefined): Headers {
  const headers = new Headers({ 'cache-control': 'no-store, no-transform' })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (errorStatus[code] === 401) headers.set('www-authenticate', 'Bearer')
  return headers
}

/** Says how long to wait if it is a minute or more; `retryAfter` in seconds. */
function messageOf(code: ErrorCode, retryAfter = 0): string {
  if (code !== 'rate_limited' || retryAfter < MINUTE_S) return tErrors(code)
  const hours = Math.ceil(retryAfter / HOUR_S)
  return hours > 1 ? t('hours', { hours }) : t('rateLimited', { minutes: Math.ceil(retryAfter / MINUTE_S) })
}

function expected(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  log().error({ error }, 'request failed')
  if (error instanceof StoreError && error.code === 'unavailable') {
    return new ShopError('store_unavailable', { retryAfter: 5 })
  }
  if (error instanceof StoreError && error.code === 'no_room') return new ShopError('no_room')
  return new ShopError('internal')
}

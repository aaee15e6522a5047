import { errorStatus, ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { StoreError } from '@/lib/store/store'
import messages from '@/messages/de.json'

/** The API's error envelope. Unexpected errors are logged and become a 500 without details. */
export function errorResponse(error: unknown): Response {
  const { code, fields, retryAfter } = expected(error)
  const body = { error: { code, message: messages.errors[code], ...(fields ? { fields } : {}) } }
  const headers = new Headers({ 'cache-control': 'no-store, no-transform' })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (errorStatus[code] === 401) headers.set('www-authenticate', 'Bearer')
  return Response.json(body, { status: errorStatus[code], headers })
}

function expected(error: unknown): ShopError {
  if (error instanceof ShopError) {
    if (error.code === 'sign_in_unavailable') log().error({ error }, 'no sign-in service')
    return error
  }
  log().error({ error }, 'request failed')
  if (error instanceof StoreError && error.code === 'unavailable') {
    return new ShopError('store_unavailable', { retryAfter: 5 })
  }
  return new ShopError('internal')
}

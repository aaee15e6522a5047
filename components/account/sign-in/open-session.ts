import { ApiError, callApi } from '@/lib/http/browser/call-api'
import { announceSessionChange } from '../session-change'

/** The browser took the answer, but keeps no cookies. */
export class CookiesBlocked extends Error {
  override readonly name = 'CookiesBlocked'
}

/** @returns `code` if it waits for a second factor @throws CookiesBlocked; ApiError; TypeError without an answer */
export async function openSession(
  path: string,
  method: 'POST' | 'PUT',
  body: object,
): Promise<'open' | 'code'> {
  await callApi(path, { method, body })
  try {
    // Unlike the account itself, this call is open during maintenance, when admins sign in as well.
    await callApi('/api/session/proof', { method: 'GET' })
  } catch (error) {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'code_needed') return 'code'
    // A browser that blocks cookies accepts the answer all the same.
    if (code === 'unauthorized') throw new CookiesBlocked()
    throw error
  }
  announceSessionChange()
  return 'open'
}

import type { Browser, NewSession } from '@/lib/account/session/begin-session'
import { SESSION_SECONDS } from '@/lib/account/device-session'
import { userOf } from '@/lib/account/session/session'
import { readCookie, setCookie } from '@/lib/core/cookies'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { sendNothing } from '@/lib/http/server/define-route'
import type { Store } from '@/lib/store/store'

const YEAR_S = 365 * 24 * 60 * 60

export function browserOf({ headers }: Request, address: string | null): Browser {
  const signedInBefore = readCookie(headers, 'signed_in_before')
  const session = readCookie(headers, 'session')
  return { address, userAgent: headers.get('user-agent'), signedInBefore, session }
}

export async function sendSession(store: Store, { session, signedInBefore }: NewSession): Promise<Response> {
  const user = await userOf(store, session)
  if (user) await takeOverOrders(store, user)
  return sendNothing(
    setCookie('session', session, SESSION_SECONDS),
    setCookie('signed_in_before', signedInBefore, YEAR_S),
  )
}

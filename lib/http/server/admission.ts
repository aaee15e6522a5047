import { byRole, type DeskRole } from '@/lib/account/desk-roles'
import {
  requireOrderReader,
  requireRecentAdmin,
  requireRole,
  requireUser,
} from '@/lib/account/session/require-user'
import { requireRecentSignIn, type SignedInUser } from '@/lib/account/session/session'
import { userOf } from '@/lib/account/session/session'
import { readCookie } from '@/lib/core/cookies'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { sameSecret, serverSecret } from '@/lib/core/server-secret'
import { lockFor, RETRY_AFTER_SECONDS } from '@/lib/maintenance/lock'
import { store } from '@/lib/store/open-store'
import { countCall, type RateLimit } from './rate-limit'
import { isSameOrigin } from '@/lib/core/address/shop-origins'

/** The server secret does not replace an account here. */
const NEEDS_USER = new Set<Access>(['user', 'recent', 'partner'])
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Who may call: anyone (`public`; `optional` if the user matters), users (`recent`: just signed in), a role at the
 * desk, admins and holders of the server secret (who may do what each role may), holders of `METRICS_TOKEN`, or senders
 * of signed messages, verified by the route. For partners and buyers (`buyer or order reader`) the route finds the
 * record that grants access. docs/access.md is generated from this.
 */
export type Admission = AdmissionOptions &
  (
    | {
        access?:
          'public' | 'optional' | 'metrics' | 'user' | 'recent' | 'order reader' | DeskRole | 'admin, recent'
        signed?: never
        admitted?: never
      }
    | {
        access: 'signature'
        /** Verifies and parses the raw body. @throws ShopError `bad_signature` */
        signed: (message: string, headers: Headers) => Promise<unknown>
        admitted?: never
      }
    | {
        access: 'partner' | 'buyer' | 'buyer or order reader'
        signed?: never
        /** Finds the partner's record or the buyer's order. @throws ShopError if the caller is neither */
        admitted: (asked: Asked) => Promise<unknown>
      }
  )

export type Access = NonNullable<Admission['access']>

/** Input for recognising a partner or an order's buyer; with `partner` the user is never null. */
export interface Asked {
  params: unknown
  query: unknown
  user: SignedInUser | null
  request: Request
}

interface AdmissionOptions {
  /** `open`: available during maintenance, too. */
  duringMaintenance?: 'locked' | 'open'
  limit?: RateLimit
  /** `limited`: for mails to others' addresses. Beyond the network's limit refused, or delayed by `mailDelay`. */
  mails?: 'limited'
}

/** Checks origin, lock, rate limit and session or secret. @returns the user, where required @throws ShopError */
export async function admit(
  request: Request,
  address: string | null,
  { access = 'public', duringMaintenance, limit }: Admission,
): Promise<SignedInUser | null> {
  const given = request.headers.get('authorization')
  if (access === 'metrics') return admitToMetrics(given)
  if (!NEEDS_USER.has(access) && isSecret(given)) return null
  if (access !== 'signature') checkOrigin(request)
  if (duringMaintenance !== 'open') checkLock(request)
  if (limit) await countCall(limit, address)
  return access === 'public' || access === 'signature'
    ? null
    : sessionChecks[access](store(), readCookie(request.headers, 'session'))
}

/** A separate token without other rights, so that the monitoring system need not hold the server secret. */
function admitToMetrics(given: string | null): null {
  const { METRICS_TOKEN } = env()
  if (given === null || METRICS_TOKEN === undefined) throw new ShopError('unauthorized')
  if (!sameSecret(given, `Bearer ${METRICS_TOKEN}`)) throw new ShopError('forbidden')
  return null
}

export function isSecret(given: string | null): boolean {
  return given !== null && sameSecret(given, `Bearer ${serverSecret()}`)
}

function checkOrigin({ method, headers }: Request): void {
  if (SAFE_METHODS.has(method) || isSameOrigin(headers, env().PUBLIC_ORIGIN)) return
  throw new ShopError('foreign_origin')
}

const sessionChecks = {
  optional: userOf,
  buyer: userOf,
  'buyer or order reader': userOf,
  user: requireUser,
  partner: requireUser,
  recent: requireRecentSignIn,
  'order reader': requireOrderReader,
  ...byRole(requireRole),
  'admin, recent': requireRecentAdmin,
}

function checkLock(request: Request): void {
  const lock = lockFor(readCookie(request.headers, 'unlock'))
  if (lock) throw new ShopError(lock, { retryAfter: RETRY_AFTER_SECONDS })
}

import 'server-only'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { usesLocalSignIn } from '@/lib/account/sign-in-target'
import { env } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'

/**
 * Written after the build by build/hash-scripts.ts: the inline scripts of each static page, as CSP sources. While the
 * shop is developed, they are others each time.
 */
const HASHES_FILE = '.next/script-hashes.json'
/** Answers every address that is no page. */
const NOT_FOUND = '/_not-found'
/** Pages that are rendered for each request; their scripts carry a nonce instead. */
const RENDERED = /^\/(bestellung\/|(konto|admin|partner)$)/

const hashesSchema = z.record(z.string(), z.array(z.string()))
const hashes = shared('scriptHashes', () =>
  process.env.NODE_ENV === 'production' && existsSync(HASHES_FILE)
    ? hashesSchema.parse(JSON.parse(readFileSync(HASHES_FILE, 'utf8')))
    : null,
)

/**
 * The policy of a page (https://www.w3.org/TR/CSP3/): scripts only from the shop itself, inline ones only if they are
 * known. A rendered page needs the policy in the request too, where Next.js takes the nonce from.
 */
export function pagePolicy(path: string): { policy: string; isRendered: boolean } {
  const isRendered = RENDERED.test(path)
  if (!hashes) return { policy: policyWith("'unsafe-inline' 'unsafe-eval'"), isRendered }
  if (isRendered) return { policy: policyWith(`'nonce-${randomBytes(16).toString('base64')}'`), isRendered }
  return { policy: staticPolicy(path), isRendered }
}

const staticPolicies = new Map<string, string>()

function staticPolicy(path: string): string {
  const known = hashes?.[path] ? path : NOT_FOUND
  const policy = staticPolicies.get(known) ?? policyWith((hashes?.[known] ?? []).join(' '))
  staticPolicies.set(known, policy)
  return policy
}

function policyWith(scripts: string): string {
  const { IP_LOOKUP_URL } = env()
  const lookup = IP_LOOKUP_URL ? ` ${new URL(IP_LOOKUP_URL).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${signInOrigins()}${lookup}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Where the sign-in form's Firebase client calls. On every page: who follows a link to the form keeps the policy of the
 * page that was loaded first.
 */
function signInOrigins(): string {
  const { AUTH_EMULATOR_PORT } = env()
  if (usesLocalSignIn(env())) return `http://127.0.0.1:${AUTH_EMULATOR_PORT}`
  return 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'
}

import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { usesLocalSignIn } from '@/lib/account/session/sign-in-target'
import { env } from '@/lib/core/env'
import { EARLY_PRESSES } from '../browser/early-presses'

/**
 * The policy of a page that is rendered for one visitor (https://www.w3.org/TR/CSP3/): scripts only from the shop itself,
 * inline ones only if they are known. Next.js takes the nonce of its own from the policy in the request's headers. In the
 * place of the nonce, server/page-cache.mjs puts the inline scripts of a page that is the same for everybody.
 * @param others inline scripts of the page besides the one that keeps early presses
 */
export function pagePolicy(...others: string[]): string {
  const { IP_LOOKUP_URL } = env()
  const lookup = IP_LOOKUP_URL ? ` ${new URL(IP_LOOKUP_URL).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts([EARLY_PRESSES, ...others])}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A visitor's own recording.
    "media-src 'self' blob:",
    `connect-src 'self' ${signInOrigins()}${lookup}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** While the shop is developed, scripts are evaluated anew at each change. */
function inlineScripts(known: string[]): string {
  if (process.env.NODE_ENV !== 'production') return "'unsafe-inline' 'unsafe-eval'"
  return [`'nonce-${randomBytes(16).toString('base64')}'`, ...known.map(hashOf)].join(' ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
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

import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { env } from '@/lib/core/env'
import { EARLY_PRESSES } from '../browser/early-presses'

/**
 * Content security policy of a page rendered per visitor (https://www.w3.org/TR/CSP3/): scripts only from the
 * shop itself, inline ones only if known. Next.js reads its nonce from the policy in the request's headers. For
 * static pages, server/page-cache.mjs replaces the nonce with the hashes of their inline scripts.
 * @param others inline scripts of the page besides the one for early presses
 */
export function pagePolicy(...others: string[]): string {
  const { IP_LOOKUP_URL } = env()
  const lookup = IP_LOOKUP_URL ? ` ${new URL(IP_LOOKUP_URL).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts([EARLY_PRESSES, ...others])}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // For visitors' own recordings.
    "media-src 'self' blob:",
    `connect-src 'self'${lookup}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** In development, scripts are evaluated again on each change. */
function inlineScripts(known: string[]): string {
  if (process.env.NODE_ENV !== 'production') return "'unsafe-inline' 'unsafe-eval'"
  return [`'nonce-${randomBytes(16).toString('base64')}'`, ...known.map(hashOf)].join(' ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

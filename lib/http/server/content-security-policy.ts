import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { env } from '@/lib/core/env'
import { EARLY_PRESSES } from '../browser/early-presses'

/**
 * Of pages rendered per visitor (https://www.w3.org/TR/CSP3/). Next.js takes its nonce from this request header; for
 * static pages, server/page-cache.mjs puts hashes instead.
 * @param others inline scripts besides the one for early presses
 */
export function pagePolicy(...others: string[]): string {
  const { IP_LOOKUP_URL } = env()
  const lookup = IP_LOOKUP_URL ? ` ${new URL(IP_LOOKUP_URL).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts([EARLY_PRESSES, ...others])}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${lookup}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function inlineScripts(known: string[]): string {
  if (process.env.NODE_ENV !== 'production') return "'unsafe-inline' 'unsafe-eval'"
  return [`'nonce-${randomBytes(16).toString('base64')}'`, ...known.map(hashOf)].join(' ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

import 'server-only'
import { isLoopback, type Env } from '@/lib/core/env'
import type { Owner } from '@/lib/legal/schema'
import { sampleFields } from '@/lib/legal/owner-fields'

export type PublicNeed = 'mail' | 'owner'

/** Empty for a local address. */
export function neededForPublic(settings: Env, owner: Owner): PublicNeed[] {
  if (isLoopback(settings.PUBLIC_ORIGIN)) return []
  const needs: PublicNeed[] = []
  // By law, a public shop must send its buyers the contract (§ 312f BGB).
  if (settings.SMTP_URL === undefined || settings.MAIL_FROM === undefined) needs.push('mail')
  if (sampleFields(owner).length > 0) needs.push('owner')
  return needs
}

import { isLoopback, type Env } from '@/lib/core/env'
import type { DeskVariable } from '@/lib/core/desk-variables'
import { sampleFields, ownerParts, OWNER_PARTS, type OwnerPart } from '@/lib/legal/owner-fields'
import { takesRealMoney } from '@/lib/payment/providers/stripe/stripe-payment'
import type { Owner } from '@/lib/legal/schema'

export const OPENING_STEPS = ['owner', 'address', 'clock', 'mail', 'payment', 'ownerMail', 'backup'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** `missing`: needed to sell for real; `restart`: done after the next start; `advised`: only recommended. */
export type OpeningState = 'done' | 'missing' | 'restart' | 'advised'

interface Known {
  lastBackup: number | null
  hasMailed: boolean
  isClockDoubted: boolean
}

/**
 * @param known last backup (ms), whether a mail was taken and the clock is doubted
 * @param isPending whether a stored setting takes effect at the next start
 */
export function openingSteps(
  env: Env,
  owner: Owner,
  { lastBackup, hasMailed, isClockDoubted }: Known,
  isPending: (name: DeskVariable) => boolean,
): Record<OpeningStep, OpeningState> {
  const unless = (isThere: boolean, name: DeskVariable) =>
    isThere ? 'done' : isPending(name) ? 'restart' : 'missing'
  return {
    owner: sampleFields(owner).length > 0 ? 'missing' : 'done',
    address: unless(!isLoopback(env.PUBLIC_ORIGIN), 'PUBLIC_ORIGIN'),
    // Until it is confirmed, no sale gets an invoice.
    clock: isClockDoubted ? 'missing' : 'done',
    mail: env.SMTP_URL !== undefined && hasMailed ? 'done' : 'missing',
    payment: paymentState(env),
    ownerMail: env.OWNER_MAIL === undefined ? 'advised' : 'done',
    backup: lastBackup === null && env.BACKUP_PLACE === undefined ? 'advised' : 'done',
  }
}

export function samplePartsOf(owner: Owner): OwnerPart[] {
  const fields = sampleFields(owner)
  return OWNER_PARTS.filter((part) => ownerParts[part].some((field) => fields.includes(field)))
}

/** Bank transfers suffice. With a test key no money arrives; the local stand-in ends once the address is public. */
function paymentState(env: Env): OpeningState {
  if (takesRealMoney(env)) return 'done'
  const isStandIn = env.STRIPE_API_ORIGIN !== undefined && isLoopback(env.PUBLIC_ORIGIN)
  return env.STRIPE_SECRET_KEY === undefined || isStandIn ? 'advised' : 'missing'
}
